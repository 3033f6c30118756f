export type ClassPath = { readonly year: string; readonly classId: string };

/** The class an address is about: a year segment such as 2026 and /class/{classId}; undefined on other pages. */
export function classPathOf(pathname: string): ClassPath | undefined {
  const match = /\/(20\d\d)(?:\/[^/]+)*?\/class\/([^/]+)/.exec(pathname);
  if (!match?.[1] || !match[2]) return undefined;
  return { year: match[1], classId: decodeURIComponent(match[2]) };
}
