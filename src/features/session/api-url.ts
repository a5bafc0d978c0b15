import { apiUrlAt } from "../../domain/api-url.ts";

/** The URL of a call of the API, at the base addresses that this build is for. */
export const apiUrl = (path: string): string => apiUrlAt(path, import.meta.env.API_BASES);
