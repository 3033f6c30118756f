import { Button } from "@mantine/core";
import { IconSend } from "@tabler/icons-react";
import { useQuery } from "@tanstack/react-query";
import { useParams } from "@tanstack/react-router";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { paths } from "#domain/shared/paths.ts";
import { useLoadToast } from "#web/homework/load-toast.ts";
import { PublishArticleScreen } from "#web/homework/publish-article-screen.tsx";
import { usePublishToStudents } from "#web/homework/publish-to-students.ts";
import { StudentPicker } from "#web/homework/student-picker.tsx";
import { useGoBack } from "#web/homework/use-go-back.ts";
import { orpc } from "#web/rpc/query-client.ts";
import { useSession } from "#web/rpc/use-session.ts";
import { useGo } from "#web/ui/link-to.tsx";

/** One article, looked at once more and then published to chosen children of the class. */
export function PublishPage() {
  const { year = "", classId = "", contentId = "" } = useParams({ strict: false });
  const { t } = useTranslation("homework");
  const go = useGo();
  const goBack = useGoBack(paths.teacher.publishBrowser(year, classId));
  const timeZone = useSession()?.school.timeZone ?? "UTC";
  const [isPicking, setPicking] = useState(false);
  const schoolClass = { classToken: classId, semesterYear: year };
  const header = useQuery(orpc.classes.header.queryOptions({ input: schoolClass }));
  const students = useQuery(orpc.homework.studentsOfClass.queryOptions({ input: schoolClass }));
  useLoadToast(header, t("publish.classNameFailedTitle"));
  useLoadToast(students, t("publish.studentsFailedTitle"));
  const { publish, isPublishing } = usePublishToStudents({
    ...schoolClass,
    articleToken: contentId,
    onPublished: () => go(paths.teacher.classHome(year, classId)),
  });
  const pick = async () => {
    const known = students.data ?? (await students.refetch()).data;
    if (known) setPicking(true);
  };
  return (
    <>
      <PublishArticleScreen
        mode="publish"
        articleToken={contentId}
        printClass={header.data?.className}
        onBack={goBack}
        bottomActions={
          <Button
            leftSection={<IconSend size={18} />}
            loading={students.isFetching && !students.data}
            onClick={() => void pick()}
          >
            {t("screen.publish")}
          </Button>
        }
      />
      <StudentPicker
        opened={isPicking}
        students={students.data ?? []}
        timeZone={timeZone}
        busy={isPublishing}
        onCancel={() => setPicking(false)}
        onSelect={publish}
      />
    </>
  );
}
