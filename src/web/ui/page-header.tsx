import { Anchor, Breadcrumbs, Group, Text, Title } from "@mantine/core";
import type { ReactNode } from "react";
import { LinkTo } from "./link-to.tsx";
import { useUiLabels } from "./ui-labels.tsx";

/** The last crumb is the page itself and has no address. */
export type Crumb = { readonly label: string; readonly href?: string };

type PageHeaderProps = {
  readonly title: string;
  readonly subtitle?: string;
  readonly breadcrumb?: readonly Crumb[];
  readonly breadcrumbLabel?: string;
  readonly actions?: ReactNode;
};

export function PageHeader({ title, subtitle, breadcrumb = [], breadcrumbLabel, actions }: PageHeaderProps) {
  return (
    <header>
      {breadcrumb.length > 0 && <Trail crumbs={breadcrumb} label={breadcrumbLabel} />}
      <Group justify="space-between" align="flex-end" mb="lg">
        <div>
          <Title order={1} size="h2">
            {title}
          </Title>
          {subtitle && (
            <Text c="dimmed" mt={4}>
              {subtitle}
            </Text>
          )}
        </div>
        {actions && <Group gap="sm">{actions}</Group>}
      </Group>
    </header>
  );
}

function Trail({ crumbs, label: name }: { readonly crumbs: readonly Crumb[]; readonly label?: string }) {
  const labels = useUiLabels();
  return (
    <nav aria-label={name ?? labels.breadcrumb}>
      <Breadcrumbs mb="xs" fz="sm" style={{ flexWrap: "wrap" }}>
        {crumbs.map(({ label, href }) =>
          href ? (
            <Anchor key={label} fz="sm" renderRoot={(root) => <LinkTo {...root} href={href} />}>
              {label}
            </Anchor>
          ) : (
            <Text key={label} span fz="sm" c="dimmed" aria-current="page">
              {label}
            </Text>
          ),
        )}
      </Breadcrumbs>
    </nav>
  );
}
