import { useLocation, useMatches } from "@tanstack/react-router";
import { useEffect } from "react";
import { useTranslation } from "react-i18next";
import { paths } from "#domain/shared/paths.ts";
import { useSession } from "#web/rpc/use-session.ts";

/** Keys of schoolMessages.titles, or the product's name on the front page. */
export type TitleKey =
  | "staffLogin"
  | "studentLogin"
  | "setUp"
  | "pending"
  | "completed"
  | "reading"
  | "review"
  | "teacherHome"
  | "classHome"
  | "publishBrowser"
  | "publish"
  | "viewContent"
  | "adminHome"
  | "notFound";

declare module "@tanstack/react-router" {
  interface StaticDataRouteOption {
    title?: TitleKey;
  }
}

/** 'Page | School' in the tab, and the same for a screen reader after every change of page. */
export function DocumentTitle() {
  const { t } = useTranslation("school");
  const { pathname } = useLocation();
  const school = useSession()?.school.nameEnglish;
  const last = useMatches().at(-1);
  // Only the start page and an address that no route knows have no title of their own.
  const key = last?.staticData.title ?? (pathname === paths.home ? undefined : "notFound");
  const page = key ? t(`titles.${key}`) : t("productName");
  const title = school ? `${page} | ${school}` : page;
  useEffect(() => {
    document.title = title;
  }, [title]);
  return null;
}
