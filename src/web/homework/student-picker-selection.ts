import { useCallback, useState } from "react";
import { addStudents, type Selection, toggleStudent } from "#domain/homework/student-selection.ts";

export type SelectionLimits = { readonly single: boolean; readonly maxSelections: number | undefined };

const NOBODY: Selection = { tokens: [], refused: false };

/** Who is ticked in the picker, in the order of ticking. The functions are stable: rows are drawn by the thousand. */
export function useStudentSelection({ single, maxSelections }: SelectionLimits) {
  const [selection, setSelection] = useState(NOBODY);
  const toggle = useCallback(
    (token: string) => setSelection(({ tokens }) => toggleStudent(tokens, token, { single, maxSelections })),
    [single, maxSelections],
  );
  const add = useCallback(
    (shown: readonly string[]) =>
      setSelection(({ tokens }) => addStudents(tokens, shown, { single, maxSelections })),
    [single, maxSelections],
  );
  const clear = useCallback(() => setSelection(NOBODY), []);
  /** The limit is full, so that the next tick would be refused. */
  const atLimit = !single && maxSelections !== undefined && selection.tokens.length >= maxSelections;
  return { tokens: selection.tokens, atLimit, toggle, add, clear };
}
