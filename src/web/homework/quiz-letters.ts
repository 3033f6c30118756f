const LETTERS = 26;

/** A, B, C … Z, AA, AB …: the name of a choice by its position. */
export function choiceLetter(index: number): string {
  const letter = String.fromCharCode(65 + (index % LETTERS));
  return index < LETTERS ? letter : choiceLetter(Math.floor(index / LETTERS) - 1) + letter;
}
