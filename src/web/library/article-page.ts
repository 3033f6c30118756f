import { useDebouncedValue } from "@mantine/hooks";
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { useState } from "react";
import type { ArticleSort } from "#domain/library/article-order.ts";
import type { PublishSettings } from "#domain/library/publish-settings.ts";
import { orpc } from "../rpc/query-client.ts";
import type { TablePageState, TableSort } from "../ui/use-table-page.ts";
import { usePublishViewSettings } from "./publish-view-settings.ts";

/** A pause in typing long enough to be the end of a word. */
const SEARCH_AFTER_MS = 300;

/** A sort has one sensible direction each; the library's own order has no column. */
function tableSort(sort: ArticleSort): TableSort | undefined {
  if (sort === "id") return undefined;
  return { key: sort, direction: sort === "newest" ? "desc" : "asc" };
}

/** One page of the library under the remembered settings. */
export function useArticlePage() {
  const { settings, change: changeSettings } = usePublishViewSettings();
  const [page, setPage] = useState(1);
  const [search] = useDebouncedValue(settings.search.trim(), SEARCH_AFTER_MS);
  const { grade, sort, pageSize } = settings;
  const change = (part: Partial<PublishSettings>) => {
    if (!("view" in part)) setPage(1);
    changeSettings(part);
  };
  const query = useQuery(
    orpc.library.listArticles.queryOptions({
      input: { search, grade, sort, page, pageSize },
      placeholderData: keepPreviousData,
    }),
  );
  const state: TablePageState = {
    page,
    pageSize,
    sort: tableSort(sort),
    setPage,
    setPageSize: (size) => change({ pageSize: size as PublishSettings["pageSize"] }),
    // A second click on the same column goes back to the library's order.
    setSort: ({ key }) => change({ sort: key === sort ? "id" : (key as ArticleSort) }),
  };
  return {
    settings,
    change,
    clearFilters: () => change({ search: "", grade: "all" }),
    isFiltered: settings.search !== "" || grade !== "all",
    query,
    state,
  };
}
