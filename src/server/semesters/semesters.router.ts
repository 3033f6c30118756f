import { requireCurrentSemester } from "#server/rpc/current-semester.ts";
import { signedInProcedure } from "#server/rpc/procedures.ts";

export const semestersRouter = {
  current: signedInProcedure.handler(({ context }) => requireCurrentSemester(context.db)),
};
