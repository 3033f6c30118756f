const HAN = /\p{Script=Han}/u;
/** Two Chinese characters or two letters fill a small circle. */
const SHOWN = 2;

/** What stands in the circle beside a name: the given name of a Chinese name, else first letters. */
export function initialsOf(fullName: string): string {
  const name = fullName.trim();
  const characters = Array.from(name);
  if (HAN.test(name))
    return characters
      .filter((one) => one !== " ")
      .slice(-SHOWN)
      .join("");
  const words = name.split(/\s+/);
  const letters =
    words.length > 1 ? [words[0], words.at(-1)].map((word) => Array.from(word ?? "")[0]) : characters;
  return letters.slice(0, SHOWN).join("").toUpperCase();
}
