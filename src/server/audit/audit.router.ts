import { OWN_EVENTS_SHOWN } from "#domain/audit/audit.constants.ts";
import { staffProcedure } from "#server/rpc/procedures.ts";
import { listOwnEvents } from "./system-logs.queries.ts";

export const auditRouter = {
  ownEvents: staffProcedure.handler(({ context }) =>
    listOwnEvents(context.db, context.actor.userToken, OWN_EVENTS_SHOWN),
  ),
};
