import type { Page } from "@playwright/test";

type Refusal = { readonly status: number; readonly code: string; readonly kind: string };

const addressOf = (call: string) => `**/rpc/${call.replace(".", "/")}`;
const FAULT: Refusal = { status: 500, code: "shared.unexpected", kind: "unexpected" };

/** Every answer to this call (such as `homework.listPending`) is an error, until the returned function is called. */
export async function refuse(
  page: Page,
  call: string,
  refusal: Refusal = FAULT,
): Promise<() => Promise<void>> {
  const { status, code, kind } = refusal;
  const data = { code, kind, params: {} };
  await page.route(addressOf(call), (route) =>
    route.fulfill({ status, json: { json: { defined: false, code: kind, status, message: code, data } } }),
  );
  return () => page.unroute(addressOf(call));
}

/** Calls of this name get no answer until the returned function is called. */
export async function hold(page: Page, call: string): Promise<() => void> {
  let release = (): void => undefined;
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(addressOf(call), async (route) => {
    await released;
    await route.continue();
  });
  return release;
}

/** The server's own answer to this call with something taken out of it. */
export async function alter(
  page: Page,
  call: string,
  change: (answer: never) => unknown,
): Promise<() => Promise<void>> {
  await page.route(addressOf(call), async (route) => {
    const response = await route.fetch();
    const { json } = (await response.json()) as { json: never };
    await route.fulfill({ response, json: { json: change(json) } });
  });
  return () => page.unroute(addressOf(call));
}
