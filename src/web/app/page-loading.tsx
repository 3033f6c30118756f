import { CardListSkeleton } from "#web/ui/loading-skeletons.tsx";

/** Stands in while a page's code or the session is on its way. */
export function PageLoading() {
  return <CardListSkeleton />;
}
