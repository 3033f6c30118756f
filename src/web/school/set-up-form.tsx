import {
  Alert,
  Button,
  Checkbox,
  Group,
  Paper,
  Progress,
  Select,
  SimpleGrid,
  Stack,
  Text,
  TextInput,
  Title,
} from "@mantine/core";
import { type ReactNode, useMemo } from "react";
import { useTranslation } from "react-i18next";
import type { SetUpResult } from "#domain/school/school.types.ts";
import { semesterName } from "#domain/semesters/semester-year.ts";
import { errorSentence } from "#web/rpc/show-error.ts";
import { PasswordField } from "#web/ui/password-field.tsx";
import { timeZoneOptions } from "./time-zones.ts";
import { useSetUpForm } from "./use-set-up-form.ts";

type SetUpFormProps = { readonly token: string; readonly onDone: (result: SetUpResult) => void };

/** The first administrator, the school's names and its first semester. */
export function SetUpForm({ token, onDone }: SetUpFormProps) {
  const { t } = useTranslation("school");
  const { form, setUp, submit } = useSetUpForm(token, onDone);
  const zones = useMemo(() => timeZoneOptions(form.values.timeZone), [form.values.timeZone]);
  const { semesterYear } = form.values;
  return (
    <form onSubmit={submit} noValidate aria-labelledby="set-up-title">
      <Stack maw={800} mx="auto" mt="md" gap="lg">
        <div>
          <Title order={1} size="h2" id="set-up-title">
            {t("setUp.title")}
          </Title>
          <Text c="dimmed">{t("setUp.subtitle")}</Text>
        </div>
        {setUp.isError && (
          <Alert color="red" role="alert">
            {errorSentence(setUp.error)}
          </Alert>
        )}
        <Part title={t("setUp.administrator")}>
          <TextInput
            label={t("setUp.firstName")}
            autoComplete="given-name"
            {...form.getInputProps("firstName")}
          />
          <TextInput
            label={t("setUp.lastName")}
            autoComplete="family-name"
            {...form.getInputProps("lastName")}
          />
          <TextInput
            type="email"
            label={t("setUp.email")}
            description={t("setUp.emailHelp")}
            inputWrapperOrder={["label", "input", "description", "error"]}
            autoComplete="username"
            {...form.getInputProps("email")}
          />
          <PasswordField
            label={t("setUp.password")}
            description={t("setUp.passwordHelp")}
            inputWrapperOrder={["label", "input", "description", "error"]}
            autoComplete="new-password"
            {...form.getInputProps("password")}
          />
        </Part>
        <Part title={t("setUp.school")}>
          <TextInput label={t("setUp.nameEnglish")} {...form.getInputProps("nameEnglish")} />
          <TextInput
            label={t("setUp.nameChinese")}
            description={t("setUp.nameChineseHelp")}
            inputWrapperOrder={["label", "input", "description", "error"]}
            lang="zh"
            {...form.getInputProps("nameChinese")}
          />
          <Select
            label={t("setUp.timeZone")}
            description={t("setUp.timeZoneHelp")}
            inputWrapperOrder={["label", "input", "description", "error"]}
            searchable
            allowDeselect={false}
            limit={100}
            data={zones}
            nothingFoundMessage={t("setUp.timeZoneNone")}
            {...form.getInputProps("timeZone")}
          />
        </Part>
        <Part title={t("setUp.semester")}>
          <TextInput
            label={t("setUp.semesterYear")}
            inputMode="numeric"
            maxLength={4}
            description={
              /^\d{4}$/.test(semesterYear)
                ? t("setUp.semesterPreview", { name: semesterName(semesterYear) })
                : undefined
            }
            inputWrapperOrder={["label", "input", "description", "error"]}
            {...form.getInputProps("semesterYear")}
          />
        </Part>
        <Checkbox
          label={t("setUp.sampleSchool")}
          description={t("setUp.sampleSchoolHelp")}
          {...form.getInputProps("withSampleSchool", { type: "checkbox" })}
        />
        {setUp.isPending && (
          <div role="status">
            <Text fz="sm" mb={4}>
              {t("setUp.working")}
            </Text>
            <Progress value={100} animated striped aria-label={t("setUp.working")} />
          </div>
        )}
        <Group justify="flex-end">
          <Button type="submit" loading={setUp.isPending}>
            {t("setUp.submit")}
          </Button>
        </Group>
      </Stack>
    </form>
  );
}

function Part({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <Paper withBorder p={{ base: "md", sm: "lg" }} component="fieldset" m={0}>
      <Text component="legend" fw={650} px={6}>
        {title}
      </Text>
      <SimpleGrid cols={{ base: 1, sm: 2 }} spacing="md">
        {children}
      </SimpleGrid>
    </Paper>
  );
}
