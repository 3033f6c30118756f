import { PasswordInput, type PasswordInputProps } from "@mantine/core";
import { useState } from "react";
import { useUiLabels } from "./ui-labels.tsx";

/** A password with an eye; the eye's name says what a press will do. */
export function PasswordField(props: PasswordInputProps) {
  const labels = useUiLabels();
  const [shown, setShown] = useState(false);
  return (
    <PasswordInput
      {...props}
      visible={shown}
      onVisibilityChange={setShown}
      visibilityToggleButtonProps={{
        "aria-label": shown ? labels.hidePassword : labels.showPassword,
        tabIndex: 0,
      }}
    />
  );
}
