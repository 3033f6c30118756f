import { Container, Group } from "@mantine/core";
import { Outlet } from "@tanstack/react-router";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { paths } from "#domain/shared/paths.ts";
import { LinkTo } from "#web/ui/link-to.tsx";
import { SchoolName } from "./school-name.tsx";

/** The frame before signing in: the school's name, and room. */
export function PublicLayout() {
  return (
    <PublicFrame>
      <Outlet />
    </PublicFrame>
  );
}

export function PublicFrame({ children }: { readonly children: ReactNode }) {
  const { t } = useTranslation("school");
  return (
    <>
      <a className="sx-skip" href="#content">
        {t("skipToContent")}
      </a>
      <header>
        <Container size="lg" py="md">
          <Group>
            <LinkTo className="sx-plain" href={paths.home}>
              <SchoolName />
            </LinkTo>
          </Group>
        </Container>
      </header>
      <main id="content" tabIndex={-1}>
        <Container size="lg" pb="xl">
          {children}
        </Container>
      </main>
    </>
  );
}
