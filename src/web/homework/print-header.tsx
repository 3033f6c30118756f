import { useTranslation } from "react-i18next";
import classes from "./homework-screen.module.css";

type PrintHeaderProps = {
  readonly title: string;
  readonly name?: string;
  readonly schoolClass?: string;
};

/** Stands on paper only: the title and a line for name and class, filled in where both are known. */
export function PrintHeader({ title, name, schoolClass }: PrintHeaderProps) {
  const { t } = useTranslation("homework");
  return (
    <div className={classes.printHeader} aria-hidden="true">
      <p className={classes.printLine}>
        <span>{t("screen.printName")}:</span>
        <span className={classes.printBlank}>{name}</span>
        <span>{t("screen.printClass")}:</span>
        <span className={classes.printBlank}>{schoolClass}</span>
      </p>
      <p lang="zh-CN" className={classes.printTitle}>
        {title}
      </p>
    </div>
  );
}
