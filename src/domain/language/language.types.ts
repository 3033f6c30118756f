/** A textbook unit: '1', '2', '3' for whole grades, '4.1' … '8.12' for units; beyond the list as '9.2', '10.1' … */
export type UnitKey = string;

/** One character of a unit with its readings (tone marks); the first is the primary one. */
export type UnitCharacter = readonly [character: string, readings: readonly string[]];

/** Units as they are stored or uploaded: key → characters in teaching order. A character may return in a later unit. */
export type UnitLists = Readonly<Record<UnitKey, readonly UnitCharacter[]>>;

export interface UnitTable {
  readonly lists: UnitLists;
  /** The units that list each character, earliest first. */
  readonly unitsOfCharacter: ReadonlyMap<string, readonly UnitKey[]>;
}

/** plain: already known, nothing shown. new: taught in this very unit, bold. pinyin: not known yet. */
export type Marking = "plain" | "new" | "pinyin";

export interface CoverageReport {
  /** Characters of the text, repeats counted; punctuation, letters and digits are not characters here. */
  readonly total: number;
  /** Taught before the unit. */
  readonly known: number;
  /** Taught in the unit itself. */
  readonly new: number;
  readonly unknown: number;
  /** Share a reader of this unit can read (known and new), 0–100, unrounded; null when the text has no characters. */
  readonly coveragePercent: number | null;
  readonly newCharacters: readonly CountedCharacter[];
  /** Most frequent first, then in order of appearance. */
  readonly unknownCharacters: readonly CountedCharacter[];
}

export interface CountedCharacter {
  readonly character: string;
  readonly count: number;
  /** The earliest unit that teaches it; null when no unit does. */
  readonly unit: UnitKey | null;
}

/** Who decided a reading, from weakest to strongest; a stronger one is never overwritten by a weaker one. */
export type ReadingSource = "auto" | "rule" | "school" | "person";

export interface CharacterReading {
  /** Position in the sentence, counted in code points. */
  readonly at: number;
  readonly character: string;
  readonly reading: string;
  readonly source: ReadingSource;
  /** Worth a teacher's look: the machine had to choose and nobody has confirmed it. */
  readonly isDoubtful: boolean;
  /** What the machine said before a school rule or a person changed it, so that a change can be taken back. */
  readonly machineReading?: string;
}

export interface LayerSentence {
  /** As it stands in the text, entities decoded; layers find their sentence by it. */
  readonly text: string;
  /** The words in order, punctuation included: joined they are the text. */
  readonly words: readonly string[];
  /** One for each Chinese character, in order. */
  readonly readings: readonly CharacterReading[];
}

/** The readings of one text: its sentences with Chinese characters, in order. */
export interface ReadingLayer {
  readonly version: 1;
  readonly sentences: readonly LayerSentence[];
}

/** The readings of an article and, in the same order, of its questions. */
export interface ArticleLayer {
  readonly version: 1;
  readonly article: ReadingLayer;
  readonly questions: readonly QuestionLayer[];
}

export interface QuestionLayer {
  readonly question: ReadingLayer;
  readonly choices: readonly ReadingLayer[];
}

/** 'In this phrase read it so', remembered by the school: one reading per character, null leaves the machine's. */
export interface PhraseRule {
  readonly phrase: string;
  readonly readings: readonly (string | null)[];
}
