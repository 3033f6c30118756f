import { Button, Group, Paper } from "@mantine/core";
import type { FormEvent, ReactNode } from "react";
import { type Crumb, PageHeader } from "./page-header.tsx";
import { useUiLabels } from "./ui-labels.tsx";

/** Wide enough for two fields side by side, narrow enough for one line of help. */
export const FORM_MAX_WIDTH_PX = 800;

type FormPageProps = {
  readonly title: string;
  readonly subtitle?: string;
  readonly breadcrumb?: readonly Crumb[];
  readonly breadcrumbLabel?: string;
  /** Cancel and Save when left out. */
  readonly cancelLabel?: string;
  readonly submitLabel?: string;
  readonly onCancel?: () => void;
  readonly onSubmit: (event: FormEvent<HTMLFormElement>) => void;
  readonly busy?: boolean;
  readonly submitDisabled?: boolean;
  readonly children: ReactNode;
};

/** A form with its title; Cancel and the primary button stand in the lower right corner of every form. */
export function FormPage(props: FormPageProps) {
  const { title, subtitle, breadcrumb, breadcrumbLabel, cancelLabel, submitLabel } = props;
  const labels = useUiLabels();
  const { onCancel, onSubmit, busy, submitDisabled, children } = props;
  return (
    <div style={{ maxWidth: FORM_MAX_WIDTH_PX, marginInline: "auto" }}>
      <PageHeader {...{ title, subtitle, breadcrumb, breadcrumbLabel }} />
      <Paper withBorder p={{ base: "md", sm: "xl" }}>
        <form onSubmit={onSubmit} noValidate>
          {children}
          <Group justify="flex-end" mt="xl">
            {onCancel && (
              <Button variant="default" onClick={onCancel} disabled={busy}>
                {cancelLabel ?? labels.cancel}
              </Button>
            )}
            <Button type="submit" loading={busy} disabled={submitDisabled}>
              {submitLabel ?? labels.save}
            </Button>
          </Group>
        </form>
      </Paper>
    </div>
  );
}
