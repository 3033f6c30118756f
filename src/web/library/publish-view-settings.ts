import { useCallback, useState } from "react";
import {
  PUBLISH_SETTINGS_DEFAULT,
  type PublishSettingName,
  type PublishSettings,
  publishSettingKey,
  readPublishSettings,
} from "#domain/library/publish-settings.ts";

/** How this teacher last looked at the library. Keys that hold something unreadable are cleared at once. */
function settingsOfThisBrowser(): PublishSettings {
  try {
    const { settings, corrupted } = readPublishSettings((key) => localStorage.getItem(key));
    for (const key of corrupted) localStorage.removeItem(key);
    return settings;
  } catch {
    // A private window may refuse storage altogether.
    return PUBLISH_SETTINGS_DEFAULT;
  }
}

function remember(name: PublishSettingName, value: string): void {
  try {
    localStorage.setItem(publishSettingKey(name), value);
  } catch {
    // Without storage the choice lasts as long as the page.
  }
}

/** The publish screen's view, filter, sort, search and page size, kept in this browser. */
export function usePublishViewSettings() {
  const [settings, setSettings] = useState(settingsOfThisBrowser);
  const change = useCallback((part: Partial<PublishSettings>) => {
    for (const [name, value] of Object.entries(part)) remember(name as PublishSettingName, String(value));
    setSettings((before) => ({ ...before, ...part }));
  }, []);
  return { settings, change };
}
