import { useRouter } from "@tanstack/react-router";
import { useGo } from "../ui/link-to.tsx";

/** To the page one came from; to `fallback` when the address was opened directly. */
export function useGoBack(fallback: string): () => void {
  const router = useRouter();
  const go = useGo();
  return () => {
    if (router.history.canGoBack()) router.history.back();
    else go(fallback, { replace: true });
  };
}
