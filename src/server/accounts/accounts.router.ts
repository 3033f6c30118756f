import { staffSignInInput, studentSignInInput } from "#domain/accounts/accounts.schema.ts";
import { publicProcedure } from "#server/rpc/procedures.ts";
import { signInStaff, signInStudent } from "./sign-in.ts";
import { signOut } from "./sign-out.ts";

export const accountsRouter = {
  staffSignIn: publicProcedure
    .input(staffSignInInput)
    .handler(({ context, input }) => signInStaff(context, input)),
  studentSignIn: publicProcedure
    .input(studentSignInInput)
    .handler(({ context, input }) => signInStudent(context, input)),
  signOut: publicProcedure.handler(({ context }) => signOut(context)),
};
