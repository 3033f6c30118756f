/** How long a request may take before it counts as unanswered; the server itself answers within ten seconds. */
const PATIENCE_MS = 30_000;

/** What came back; status 0 when nothing did. */
export type Answer = {
  readonly status: number;
  // biome-ignore lint/suspicious/noExplicitAny: a test looks at whatever came over the wire
  readonly output: any;
  readonly code: string | undefined;
  readonly headers: Headers;
  readonly text: string;
};
export type Caller = (procedure: string, input?: unknown) => Promise<Answer>;

/** Sends one request as it stands; a lost connection is an answer too. */
export async function send(url: string, init: RequestInit): Promise<Answer> {
  try {
    const response = await fetch(url, { ...init, signal: AbortSignal.timeout(PATIENCE_MS) });
    const text = await response.text();
    const body = text.startsWith("{") ? JSON.parse(text) : {};
    const code = body.json?.data?.code ?? body.data?.code ?? body.code;
    return { status: response.status, output: body.json, code, headers: response.headers, text };
  } catch (error) {
    const text = String((error as Error).cause ?? error);
    return { status: 0, output: undefined, code: undefined, headers: new Headers(), text };
  }
}

/** Calls procedures as the pages do, with this session's cookie. */
export function callerOf(url: string, cookie?: string): Caller {
  const headers = { "content-type": "application/json", ...(cookie ? { cookie } : {}) };
  return (procedure, input = {}) =>
    send(`${url}/rpc/${procedure.replace(".", "/")}`, {
      method: "POST",
      headers,
      body: JSON.stringify({ json: input }),
    });
}
