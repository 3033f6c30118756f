import { useState } from "react";
import { CARD_IMAGE_HEIGHT_PX } from "#domain/homework/homework.constants.ts";
import styles from "./article-browser.module.css";

/** So many characters stand large on a cover; longer titles are set smaller. */
const LARGE_UP_TO_CHARACTERS = 5;
const COVER_CHARACTERS = 16;
const PAPERS = ["vermilion", "jade", "amber", "ink"] as const;

type ArticleCoverProps = { readonly title: string; readonly image: string | null };

/** The article's picture, or its title set as a book cover. It repeats the title and is not read aloud. */
export function ArticleCover({ title, image }: ArticleCoverProps) {
  const [isBroken, setBroken] = useState(false);
  const style = { height: CARD_IMAGE_HEIGHT_PX };
  if (image && !isBroken) {
    return (
      <img
        className={styles.picture}
        style={style}
        src={image}
        alt=""
        loading="lazy"
        onError={() => setBroken(true)}
      />
    );
  }
  const characters = Array.from(title.trim());
  return (
    <div className={styles.cover} style={style} data-paper={paperOf(title)} aria-hidden="true" lang="zh-CN">
      <span data-small={characters.length > LARGE_UP_TO_CHARACTERS || undefined}>
        {characters.slice(0, COVER_CHARACTERS).join("")}
        {characters.length > COVER_CHARACTERS && "…"}
      </span>
    </div>
  );
}

/** The same title always lies on the same paper, so that a shelf looks the same tomorrow. */
function paperOf(title: string): (typeof PAPERS)[number] {
  let sum = 0;
  for (const character of title) sum += character.codePointAt(0) ?? 0;
  return PAPERS[sum % PAPERS.length] ?? "ink";
}
