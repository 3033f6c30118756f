import type { ComponentProps, ReactNode } from "react";
import classes from "./homework-toolbar.module.css";

type ToolButtonProps = ComponentProps<"button"> & {
  readonly icon: ReactNode;
  readonly label: string;
  /** Set for a switch: on or off. */
  readonly pressed?: boolean;
};

/** One tool of the homework screen: an icon over its word on a phone, beside it on a wide screen. */
export function ToolButton({ icon, label, pressed, ...rest }: ToolButtonProps) {
  return (
    <button {...rest} type="button" className={classes.tool} aria-pressed={pressed}>
      <span aria-hidden="true" className={classes.icon}>
        {icon}
      </span>
      <span>{label}</span>
    </button>
  );
}
