import "#web/ui/base-styles.css";
import { RouterProvider } from "@tanstack/react-router";
import { StrictMode } from "react";
import { createRoot } from "react-dom/client";
import { createQueryClient } from "#web/rpc/query-client.ts";
import { loadInterfaceFont } from "#web/ui/load-fonts.ts";
import { startI18n } from "./i18n.ts";
import { Providers } from "./providers.tsx";
import { createAppRouter } from "./router.tsx";

startI18n();
const queryClient = createQueryClient();
const router = createAppRouter(queryClient);

const root = document.getElementById("root");
if (root) {
  createRoot(root).render(
    <StrictMode>
      <Providers queryClient={queryClient}>
        <RouterProvider router={router} />
      </Providers>
    </StrictMode>,
  );
}
// After the first paint: until then, and if it fails, the system's own Chinese font stands in.
void loadInterfaceFont().catch(() => undefined);
