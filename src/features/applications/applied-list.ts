import { type Application } from "../../contract/application-fields.ts";
import { listAppliedJobs } from "../../contract/applications.ts";
import { createPagedList } from "../session/paged-list.ts";
import { fetchPayload } from "../session/send.ts";

/** The seeker's applications, newest first. */
export const createAppliedList = () =>
  createPagedList<Application>(({ page, hideExpired, archived }, options) => {
    const query = {
      page,
      ...(hideExpired && { hide_expired: "true" as const }),
      ...(archived && { archived: "true" as const }),
    };
    return fetchPayload(listAppliedJobs, { query }, options);
  });
