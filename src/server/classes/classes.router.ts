import { classInput } from "#domain/classes/classes.schema.ts";
import { staffProcedure, teacherProcedure } from "#server/rpc/procedures.ts";
import { classHeader } from "./class-header.ts";
import { teacherDashboard } from "./teacher-dashboard.ts";

export const classesRouter = {
  teacherDashboard: teacherProcedure.handler(({ context }) => teacherDashboard(context)),
  header: staffProcedure.input(classInput).handler(({ context, input }) => classHeader(context, input)),
};
