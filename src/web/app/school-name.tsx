import { Group, Text } from "@mantine/core";
import { useTranslation } from "react-i18next";
import { useSession } from "#web/rpc/use-session.ts";

/** The seal and the school's Chinese name with its trademark sign. */
export function SchoolName() {
  const { t } = useTranslation("school");
  const school = useSession()?.school;
  return (
    <Group gap="xs" wrap="nowrap" style={{ minWidth: 0 }}>
      <img src="/seal.svg" alt="" width={30} height={30} />
      <Text fw={650} truncate>
        {school?.nameChinese ? <span lang="zh">{school.nameChinese}</span> : t("productName")}
        {school?.nameChinese && "™"}
      </Text>
    </Group>
  );
}
