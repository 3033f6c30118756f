/** A card shows the beginning of the text, cut here. */
export const ARTICLE_PREVIEW_CHARACTERS = 800;
export const MAX_SEARCH_CHARACTERS = 100;
export const PUBLISH_VIEWS = ["grid", "table"] as const;
export const ARTICLE_SORTS = ["id", "title", "author", "grade", "newest"] as const;
/** The browser keeps a teacher's way of looking at the library under these keys. */
export const PUBLISH_SETTINGS_PREFIX = "publishHomework_";
