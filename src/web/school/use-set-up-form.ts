import { schemaResolver, useForm } from "@mantine/form";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { type SetUpForm, setUpForm } from "#domain/school/school.schema.ts";
import type { SetUpResult } from "#domain/school/school.types.ts";
import { suggestedSemesterYear } from "#domain/semesters/semester-year.ts";
import { client } from "#web/rpc/client.ts";
import { fieldErrors } from "#web/rpc/show-error.ts";
import { fetchSession } from "#web/rpc/use-session.ts";

function initialValues(now: Date): SetUpForm {
  return {
    firstName: "",
    lastName: "",
    email: "",
    password: "",
    nameEnglish: "",
    nameChinese: "",
    timeZone: Intl.DateTimeFormat().resolvedOptions().timeZone || "UTC",
    semesterYear: suggestedSemesterYear({ year: now.getFullYear(), month: now.getMonth() + 1 }),
    withSampleSchool: false,
  };
}

/** The set-up form's fields and its one call. */
export function useSetUpForm(token: string, onDone: (result: SetUpResult) => void) {
  const queryClient = useQueryClient();
  const form = useForm<SetUpForm>({
    mode: "controlled",
    initialValues: initialValues(new Date()),
    validate: schemaResolver(setUpForm, { sync: true }),
    clearInputErrorOnChange: true,
  });
  const focusFirst = (errors: object) => {
    const first = Object.keys(errors)[0];
    if (first) form.getInputNode(first)?.focus();
  };
  const setUp = useMutation({
    mutationFn: (values: SetUpForm): Promise<SetUpResult> => client.school.setUp({ ...values, token }),
    onSuccess: async (result) => {
      onDone(result);
      // The school has a name now; the header shows it.
      await fetchSession(queryClient);
    },
    onError: (error) => {
      const errors = fieldErrors(error);
      form.setErrors(errors);
      focusFirst(errors);
    },
  });
  const submit = form.onSubmit(
    (values) => {
      if (!setUp.isPending) setUp.mutate(values);
    },
    (errors) => focusFirst(errors),
  );
  return { form, setUp, submit };
}
