import { type PermissionSchool, SOMEBODIES, type Subject } from "./permission-school.ts";

/** `filtered`: allowed, and the answer has exactly the named fields (and for lists only the caller's own rows). */
export type Outcome = "allow" | "filtered" | 401 | 403 | 404 | 409;
export const isDenied = (outcome: Outcome): outcome is 401 | 403 | 404 | 409 => typeof outcome === "number";

export type PermissionRow = {
  readonly procedure: string;
  /** The rows of the authorization matrix that this procedure implements. */
  readonly matrix: readonly string[];
  readonly outcomes: Readonly<Record<Subject, Outcome>>;
  input?(school: PermissionSchool, subject: Subject): Readonly<Record<string, unknown>>;
  /** The field of the input that names the object: with a token that nobody has, the answer must be the same. */
  readonly names?: string;
  /** Every field of a filtered answer; of its rows, where it is a list. */
  readonly fields?: readonly string[];
  /** An allowed call changes the school. */
  readonly writes?: true;
};

const SUBJECTS: readonly Subject[] = ["AN", ...SOMEBODIES];
const LETTERS: Readonly<Record<string, Outcome>> = {
  A: "allow",
  F: "filtered",
  401: 401,
  403: 403,
  404: 404,
  409: 409,
};

/** Outcomes written as a line of the matrix: AN | SO SP SX | TO TX TP | AD AP | TN. */
export function columns(line: string): PermissionRow["outcomes"] {
  const cells = line.split(/[ |]+/).map((letter) => LETTERS[letter]);
  const entries = SUBJECTS.map((subject, index) => {
    const outcome = cells[index];
    if (outcome === undefined || cells.length !== SUBJECTS.length)
      throw new Error(`No line of the matrix: ${line}`);
    return [subject, outcome] as const;
  });
  return Object.fromEntries(entries) as PermissionRow["outcomes"];
}

export const EVERYBODY = columns("A | A A A | A A A | A A | A");
export const EVERYBODYS_OWN = columns("F | F F F | F F F | F F | F");
export const SIGNED_IN = columns("401 | A A A | A A A | A A | 401");
export const CHILD_CONCERNED = columns("401 | F 404 404 | 403 403 403 | 403 403 | 401");
/** Each child gets its own rows, whoever asks. */
export const EACH_CHILD = columns("401 | F F F | 403 403 403 | 403 403 | 401");
export const CLASS_READER = columns("401 | 403 403 403 | F 404 404 | F F | 401");
export const CLASS_TEACHER = columns("401 | 403 403 403 | A 404 404 | 403 403 | 401");
export const EACH_TEACHER = columns("401 | 403 403 403 | F F F | 403 403 | 401");
export const ALL_STAFF = columns("401 | 403 403 403 | A A A | A A | 401");
export const EACH_OF_STAFF = columns("401 | 403 403 403 | F F F | F F | 401");
/** The school has its administrator: the one-time link is used up. */
export const USED_UP = columns("409 | 409 409 409 | 409 409 409 | 409 409 | 409");

/** GET /api/library/{articleToken}/file of the open homework's article (row 29 of the matrix). */
export const FILE_OUTCOMES = columns("401 | A 404 404 | A A A | A A | 401");
