import { schemaResolver, useForm } from "@mantine/form";
import type { FormEvent, KeyboardEvent } from "react";
import type { z } from "zod";

type LoginValues = { password: string; remember?: boolean | undefined };

/** A login form's fields: errors in words at the field, gone with the first edit, focus on the first of them. */
export function useLoginForm<Values extends LoginValues>(
  schema: z.ZodType<unknown, Values>,
  initialValues: Values,
  onValid: (values: Values) => void,
) {
  const form = useForm<Values>({
    mode: "controlled",
    initialValues,
    validate: schemaResolver(schema, { sync: true }),
    clearInputErrorOnChange: true,
  });
  const submit = form.onSubmit(
    (values) => onValid(values),
    (errors) => {
      const first = Object.keys(errors)[0];
      if (first) form.getInputNode(first)?.focus();
    },
  );
  return {
    form,
    submit: (event?: FormEvent<HTMLFormElement>) => submit(event),
    // A browser ignores Enter while the form's button is disabled; here it still says what is missing.
    submitOnEnter: (event: KeyboardEvent<HTMLInputElement>) => {
      if (event.key !== "Enter") return;
      event.preventDefault();
      submit();
    },
  };
}
