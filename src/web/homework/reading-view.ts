import { useCallback, useState } from "react";

export const READING_FACES = ["kai", "song", "sans"] as const;
export type ReadingFace = (typeof READING_FACES)[number];
export type ReadingView = { readonly sizePx: number; readonly face: ReadingFace };

const SIZES_PX = [18, 20, 22, 24, 28, 32] as const;
/** Children of grades 1-3 still look at each stroke. */
const SIZES_FOR_BEGINNERS_PX: readonly number[] = [22, 24, 28, 32];
const BEGINNER_GRADES = 3;
const DEFAULT_SIZE_PX = 22;
const DEFAULT_BEGINNER_SIZE_PX = 24;

/** The sizes a reader of this grade may choose from, small to large. */
export function sizesForGrade(grade: string): readonly number[] {
  return isBeginnerGrade(grade) ? SIZES_FOR_BEGINNERS_PX : SIZES_PX;
}

/** A stored size counts only where the grade offers it: an older brother's 18 px is too small for grade 1. */
export function viewFor(grade: string, stored: Partial<ReadingView>): ReadingView {
  const sizes = sizesForGrade(grade);
  const fallback = isBeginnerGrade(grade) ? DEFAULT_BEGINNER_SIZE_PX : DEFAULT_SIZE_PX;
  const face = READING_FACES.find((one) => one === stored.face) ?? "kai";
  const sizePx = stored.sizePx && sizes.includes(stored.sizePx) ? stored.sizePx : fallback;
  return { sizePx, face };
}

function isBeginnerGrade(grade: string): boolean {
  const number = Number.parseInt(grade, 10);
  return !Number.isNaN(number) && number <= BEGINNER_GRADES;
}

const storageKey = (viewerToken: string) => `shuxiang.reading-view.${viewerToken}`;

/** How this person likes to read, kept on the device until sign-out. */
export function useReadingView(viewerToken: string, grade: string) {
  const [stored, setStored] = useState<Partial<ReadingView>>(() => readStored(viewerToken));
  const view = viewFor(grade, stored);
  const change = useCallback(
    (part: Partial<ReadingView>) => {
      setStored((before) => {
        const next = { ...before, ...part };
        writeStored(viewerToken, next);
        return next;
      });
    },
    [viewerToken],
  );
  return { view, change };
}

function readStored(viewerToken: string): Partial<ReadingView> {
  try {
    const value: unknown = JSON.parse(localStorage.getItem(storageKey(viewerToken)) ?? "{}");
    return value && typeof value === "object" ? value : {};
  } catch {
    // A private window may refuse storage, and a hand-edited value may not parse: the defaults read well.
    return {};
  }
}

function writeStored(viewerToken: string, view: Partial<ReadingView>): void {
  try {
    localStorage.setItem(storageKey(viewerToken), JSON.stringify(view));
  } catch {
    // Without storage the choice lasts as long as the page.
  }
}
