import type { catalogues } from "./catalogues.ts";

declare module "i18next" {
  interface CustomTypeOptions {
    defaultNS: "shared";
    resources: typeof catalogues;
  }
}
