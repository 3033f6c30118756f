import { createContext, useContext } from "react";
import type { PagerLabels } from "./pager.tsx";

/** The general words that primitives need when a page says nothing else; the application gives them once. */
export type UiLabels = {
  readonly cancel: string;
  readonly save: string;
  readonly close: string;
  readonly retry: string;
  readonly loading: string;
  readonly breadcrumb: string;
  readonly errorLoadingData: string;
  readonly noData: string;
  readonly noMatch: string;
  readonly rowsPerPage: string;
  readonly selectAll: string;
  readonly selectRow: string;
  readonly showPassword: string;
  readonly hidePassword: string;
  readonly showing: (from: number, to: number, total: number) => string;
  readonly pager: PagerLabels;
};

const LabelsContext = createContext<UiLabels | undefined>(undefined);

export const UiLabelsProvider = LabelsContext.Provider;

export function useUiLabels(): UiLabels {
  const labels = useContext(LabelsContext);
  if (!labels) throw new Error("Primitives with words stand inside a UiLabelsProvider");
  return labels;
}
