import { useRouter } from "@tanstack/react-router";
import type { AnchorHTMLAttributes, MouseEvent, Ref } from "react";

/** Goes to an address inside the product (path, search and hash in one text) without loading the page anew. */
export function useGo(): (href: string, options?: { replace?: boolean }) => void {
  const router = useRouter({ warn: false }) as ReturnType<typeof useRouter> | undefined;
  return (href, options = {}) => {
    if (!router) window.location.assign(href);
    else if (options.replace) router.history.replace(href);
    else router.history.push(href);
  };
}

type LinkToProps = AnchorHTMLAttributes<HTMLAnchorElement> & {
  readonly href: string;
  readonly ref?: Ref<HTMLAnchorElement>;
};

/** A link inside the product: a real anchor, so that a new tab, copying and the keyboard work as everywhere. */
export function LinkTo({ href, onClick, onMouseEnter, onFocus, ...rest }: LinkToProps) {
  const router = useRouter({ warn: false }) as ReturnType<typeof useRouter> | undefined;
  const go = useGo();
  const fetchAhead = () => {
    // The code of the next page, a moment before the click; when it fails, the click itself tries again.
    router?.preloadRoute({ to: href.split("?")[0] }).catch(() => undefined);
  };
  const follow = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event);
    const plain = event.button === 0 && !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey);
    if (event.defaultPrevented || !plain || rest.target === "_blank") return;
    event.preventDefault();
    go(href);
  };
  return (
    <a
      {...rest}
      href={href}
      onClick={follow}
      onMouseEnter={(event) => {
        onMouseEnter?.(event);
        fetchAhead();
      }}
      onFocus={(event) => {
        onFocus?.(event);
        fetchAhead();
      }}
    />
  );
}
