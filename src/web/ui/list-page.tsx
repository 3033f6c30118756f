import { Button, TextInput } from "@mantine/core";
import { IconPlus, IconSearch } from "@tabler/icons-react";
import type { ReactNode } from "react";
import { LinkTo } from "./link-to.tsx";
import { type Crumb, PageHeader } from "./page-header.tsx";

type ListPageProps = {
  readonly title: string;
  readonly subtitle?: string;
  readonly breadcrumb?: readonly Crumb[];
  readonly breadcrumbLabel?: string;
  readonly create?: { readonly label: string; readonly href: string };
  readonly headerActions?: ReactNode;
  readonly search?: {
    readonly label: string;
    readonly value: string;
    readonly onChange: (value: string) => void;
  };
  /** Stands beside the search field. */
  readonly filters?: ReactNode;
  readonly children: ReactNode;
};

/** A list with its title, way back, search and one thing to create. */
export function ListPage(props: ListPageProps) {
  const { title, subtitle, breadcrumb, breadcrumbLabel, create, headerActions, search, filters, children } =
    props;
  const actions = (create || headerActions) && (
    <>
      {headerActions}
      {create && (
        <Button
          leftSection={<IconPlus size={18} />}
          renderRoot={(root) => <LinkTo {...root} href={create.href} />}
        >
          {create.label}
        </Button>
      )}
    </>
  );
  return (
    <>
      <PageHeader {...{ title, subtitle, breadcrumb, breadcrumbLabel, actions }} />
      {(search || filters) && (
        <div style={{ display: "flex", flexWrap: "wrap", gap: 12, marginBottom: 16 }}>
          {search && (
            <TextInput
              type="search"
              aria-label={search.label}
              placeholder={search.label}
              leftSection={<IconSearch size={18} />}
              value={search.value}
              onChange={(event) => search.onChange(event.currentTarget.value)}
              style={{ flex: "1 1 240px", maxWidth: 420 }}
            />
          )}
          {filters}
        </div>
      )}
      {children}
    </>
  );
}
