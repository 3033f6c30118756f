import { MantineProvider } from "@mantine/core";
import { Notifications } from "@mantine/notifications";
import { type QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { type ReactNode, useEffect } from "react";
import { cssVariables, theme } from "#web/ui/theme.ts";
import { nameToastCloseButton } from "#web/ui/toast.tsx";
import { UiLabelsProvider } from "#web/ui/ui-labels.tsx";
import { useAppLabels } from "./use-app-labels.ts";

type ProvidersProps = { readonly queryClient: QueryClient; readonly children: ReactNode };

/** Everything a page may take for granted: look, words, server state, toasts. */
export function Providers({ queryClient, children }: ProvidersProps) {
  const labels = useAppLabels();
  useEffect(() => nameToastCloseButton(labels.close), [labels.close]);
  return (
    <MantineProvider theme={theme} cssVariablesResolver={cssVariables} forceColorScheme="light">
      <QueryClientProvider client={queryClient}>
        <UiLabelsProvider value={labels}>
          <Notifications position="top-center" transitionDuration={150} />
          {children}
        </UiLabelsProvider>
      </QueryClientProvider>
    </MantineProvider>
  );
}
