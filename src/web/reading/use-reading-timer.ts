import { ORPCError } from "@orpc/client";
import { useEffect, useRef } from "react";
import { client } from "../rpc/client.ts";
import { type ReadingCalls, type ReadingSession, startReadingSession } from "./reading-session.ts";

const NOT_FOUND = 404;
const CONFLICT = 409;

function callsFor(homeworkToken: string): ReadingCalls {
  return {
    open: () => client.reading.open({ homeworkToken }),
    credit: (visitToken, milliseconds) => client.reading.credit({ visitToken, milliseconds }),
    creditOnLeaving: sendOnLeaving,
    endsVisit: (error) => error instanceof ORPCError && [NOT_FOUND, CONFLICT].includes(error.status),
  };
}

/** The same procedure by a plain request: the typed client's own would be cancelled together with the page. */
async function sendOnLeaving(visitToken: string, milliseconds: number): Promise<void> {
  const request = new Request(new URL("/rpc/reading/credit", window.location.origin), {
    method: "POST",
    keepalive: true,
    credentials: "same-origin",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ json: { visitToken, milliseconds } }),
  });
  const response = await fetch(request);
  if (!response.ok) throw new Error(`Saving on leaving failed with status ${response.status}`);
}

export type ReadingTimerHandle = Pick<ReadingSession, "flush" | "end">;

/** Counts and saves reading time as long as the screen is open. */
export function useReadingTimer(homeworkToken: string): ReadingTimerHandle {
  const session = useRef<ReadingSession | null>(null);
  const handle = useRef<ReadingTimerHandle>({
    flush: async () => session.current?.flush(),
    end: () => session.current?.end(),
  });
  useEffect(() => {
    const started = startReadingSession(callsFor(homeworkToken));
    session.current = started;
    return () => started.leave();
  }, [homeworkToken]);
  return handle.current;
}
