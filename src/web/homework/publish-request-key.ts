import { useCallback, useRef } from "react";
import { v4 } from "uuid";

/**
 * One key for one publication until it has succeeded: pressing the button again after a lost answer asks
 * for the first request's result instead of publishing twice.
 */
export function useRequestKeys() {
  const keys = useRef(new Map<string, string>());
  const keyFor = useCallback((what: string) => {
    const key = keys.current.get(what) ?? v4();
    keys.current.set(what, key);
    return key;
  }, []);
  const succeeded = useCallback((what: string) => {
    keys.current.delete(what);
  }, []);
  return { keyFor, succeeded };
}
