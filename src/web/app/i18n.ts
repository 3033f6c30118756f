import i18next from "i18next";
import { initReactI18next } from "react-i18next";
import { catalogues } from "./catalogues.ts";

/** Makes every catalogue available to `useTranslation("<slice>")`; nothing is fetched, so it is ready at once. */
export function startI18n(): typeof i18next {
  if (i18next.isInitialized) return i18next;
  i18next.use(initReactI18next).init({
    lng: "en",
    fallbackLng: "en",
    defaultNS: "shared",
    ns: Object.keys(catalogues),
    resources: { en: catalogues },
    initAsync: false,
    // React escapes what it renders.
    interpolation: { escapeValue: false },
  });
  return i18next;
}
