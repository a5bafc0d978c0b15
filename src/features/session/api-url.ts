import { apiUrlAt } from "../../domain/api-url.ts";

/** The URL of a call of the API, at the base addresses that this build is for. */
export const apiUrl = (path: string): string =>
  apiUrlAt(path, { v1: import.meta.env.UNIFIED_API_URL, v4: import.meta.env.NEW_API_URL });
