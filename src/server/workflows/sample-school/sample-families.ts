import {
  CHINESE_GIVEN_NAMES,
  CHINESE_SURNAMES,
  PARENT_GIVEN_NAMES,
  WESTERN_GIVEN_NAMES,
  WESTERN_SURNAMES,
} from "#server/database/factories-names.ts";
import type { Random } from "#server/database/factories-random.ts";
import { addDays } from "./school-clock.ts";

export type SampleChild = {
  readonly firstName: string;
  readonly lastName: string;
  /** A parent's, so brothers and sisters share it. */
  readonly email: string;
  /** YYYY/MM/DD, and without the strokes the child's first password. */
  readonly dob: string;
};
type Family = { readonly lastName: string; readonly email: string; readonly isChinese: boolean };

const CHINESE_FAMILY_CHANCE = 0.82;
const CHINESE_GIVEN_NAME_CHANCE = { chineseFamily: 0.4, otherFamily: 0.15 };
const SIBLING_CHANCE = 0.16;
/** Children of grade 1 turn seven within the school year that starts in September. */
const AGE_ABOVE_GRADE = 6;
const DAYS_OF_BIRTH_YEAR = 365;
/** A pair of twins sits in this class. */
const TWINS_GRADE = 2;

/** The children of the classes, in the order of the grades. No two have the same name. */
export function sampleChildren(
  random: Random,
  plans: readonly { readonly grade: number; readonly size: number }[],
  semesterYear: string,
): SampleChild[][] {
  const names = new Set<string>();
  const emails = new Set<string>();
  const onlyChildren: Family[] = [];

  const newFamily = (): Family => {
    const isChinese = random.chance(CHINESE_FAMILY_CHANCE);
    const lastName = random.pick<string>(isChinese ? CHINESE_SURNAMES : WESTERN_SURNAMES);
    const parent = random.pick(PARENT_GIVEN_NAMES);
    const address = `${parent}.${lastName.replace(/[^A-Za-z]/g, "")}`.toLowerCase();
    let email = `${address}@families.example`;
    for (let n = 2; emails.has(email); n += 1) email = `${address}${n}@families.example`;
    emails.add(email);
    return { lastName, email, isChinese };
  };

  const newChild = ({ lastName, email, isChinese }: Family, dob: string): SampleChild => {
    const chance = isChinese
      ? CHINESE_GIVEN_NAME_CHANCE.chineseFamily
      : CHINESE_GIVEN_NAME_CHANCE.otherFamily;
    let firstName: string;
    do {
      firstName = random.pick<string>(random.chance(chance) ? CHINESE_GIVEN_NAMES : WESTERN_GIVEN_NAMES);
    } while (names.has(`${firstName} ${lastName}`));
    names.add(`${firstName} ${lastName}`);
    return { firstName, lastName, email, dob };
  };

  return plans.map(({ grade, size }) => {
    const childrenOfClass: SampleChild[] = [];
    const familiesOfClass: Family[] = [];
    while (childrenOfClass.length < size) {
      const sibling = random.chance(SIBLING_CHANCE) ? onlyChildren.shift() : undefined;
      const family = sibling ?? newFamily();
      const dob = birthday(random, Number(semesterYear) - grade - AGE_ABOVE_GRADE);
      childrenOfClass.push(newChild(family, dob));
      const isTwin = grade === TWINS_GRADE && childrenOfClass.length === size - 1;
      if (isTwin) childrenOfClass.push(newChild(family, dob));
      else if (!sibling) familiesOfClass.push(family);
    }
    // Only now, so that brothers and sisters other than the twins sit in different classes.
    onlyChildren.push(...familiesOfClass);
    return random.shuffle(childrenOfClass);
  });
}

/** A day within the twelve months from September of the year. */
function birthday(random: Random, year: number): string {
  return addDays(`${year}-09-01`, random.integer(0, DAYS_OF_BIRTH_YEAR - 1)).replaceAll("-", "/");
}

/** The username rule: first name, underscore, e-mail, all in small letters. */
export function usernameOf({ firstName, email }: SampleChild): string {
  return `${firstName}_${email}`.toLowerCase();
}

export function passwordOf({ dob }: SampleChild): string {
  return dob.replaceAll("/", "");
}
