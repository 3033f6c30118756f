import { Button } from "@mantine/core";
import { IconArrowLeft } from "@tabler/icons-react";
import { useQuery } from "@tanstack/react-query";
import { useParams } from "@tanstack/react-router";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import type { ArticleRowView } from "#domain/library/library.types.ts";
import { paths } from "#domain/shared/paths.ts";
import { useLoadToast } from "#web/homework/load-toast.ts";
import { usePublishArticles } from "#web/homework/publish-articles.ts";
import { PublishConfirm } from "#web/homework/publish-confirm.tsx";
import { ArticleBrowser } from "#web/library/article-browser.tsx";
import { orpc } from "#web/rpc/query-client.ts";
import { useSession } from "#web/rpc/use-session.ts";
import { LinkTo } from "#web/ui/link-to.tsx";
import { PageHeader } from "#web/ui/page-header.tsx";
import { showToast } from "#web/ui/toast.tsx";

/** The library, to publish from it to one class: one article or several, to everybody or to chosen children. */
export function PublishBrowserPage() {
  const { year = "", classId = "" } = useParams({ strict: false });
  const { t } = useTranslation("homework");
  const { t: tLibrary } = useTranslation("library");
  const { t: tClasses } = useTranslation("classes");
  const schoolClass = { classToken: classId, semesterYear: year };
  const timeZone = useSession()?.school.timeZone ?? "UTC";
  const header = useQuery(orpc.classes.header.queryOptions({ input: schoolClass }));
  useLoadToast(header, t("publish.classNameFailedTitle"));
  const { publish, progress } = usePublishArticles(schoolClass);
  const [selected, setSelected] = useState<readonly ArticleRowView[]>([]);
  const [asking, setAsking] = useState<readonly ArticleRowView[]>([]);

  const ask = async (articles: readonly ArticleRowView[]) => {
    const known = header.data ?? (await header.refetch()).data;
    if (!known) {
      showToast({ kind: "error", title: t("publish.errorTitle"), message: t("publish.noClass") });
    } else if (known.numberOfStudents === 0) {
      showToast({ kind: "warning", message: t("publish.noStudents") });
    } else {
      setAsking(articles);
    }
  };
  const confirm = async () => {
    const failed = await publish(asking);
    const isDone = ({ id }: ArticleRowView) =>
      asking.some((article) => article.id === id) && !failed.some((article) => article.id === id);
    setSelected((before) => before.filter((article) => !isDone(article)));
    setAsking([]);
  };
  const className = header.data?.className ?? "";
  const homeHref = paths.teacher.classHome(year, classId);
  return (
    <>
      <PageHeader
        title={tLibrary("browser.title")}
        subtitle={className && tLibrary("browser.subtitle", { className })}
        breadcrumb={[
          { label: tClasses("home.teacherCrumb"), href: paths.teacher.home },
          { label: className || tClasses("tabs.aria"), href: homeHref },
          { label: tLibrary("browser.title") },
        ]}
        actions={
          <Button
            variant="default"
            leftSection={<IconArrowLeft size={18} />}
            renderRoot={(root) => <LinkTo {...root} href={homeHref} />}
          >
            {tLibrary("browser.backToClass")}
          </Button>
        }
      />
      <ArticleBrowser
        timeZone={timeZone}
        previewHref={paths.teacher.viewContent}
        chooseStudentsHref={(articleToken) => paths.teacher.publishContent(year, classId, articleToken)}
        onQuickPublish={(article) => void ask([article])}
        selected={selected}
        onSelect={setSelected}
        onPublishSelected={() => void ask(selected)}
      />
      <PublishConfirm
        articles={asking}
        className={className}
        studentCount={header.data?.numberOfStudents ?? 0}
        progress={progress}
        onConfirm={() => void confirm()}
        onCancel={() => setAsking([])}
      />
    </>
  );
}
