import type { APIContext, AstroGlobal } from "astro";
import type { Payload } from "../contract/call.ts";
import { CallError } from "../contract/caller.ts";
import type { ApplicationStatus } from "../contract/applications.ts";
import { decideApplication, openReceivedApplications } from "../contract/received-applications.ts";
import { receivedPath } from "../domain/received-applications.ts";
import { noForm, postedForm } from "./_posted-form.ts";

type Shown = Payload<typeof openReceivedApplications>;

/** What the page of an employer's link shows: what the link opens, or why it does not. */
export interface ReceivedPageState {
  token: string;
  shown: Shown | null;
  /** Why the link does not open, or why what was posted was refused. */
  refused: CallError | null;
  /** What was posted and refused. */
  posted: Record<string, string>;
  /** The form has just been saved. */
  isSaved: boolean;
}

type Page = Pick<AstroGlobal, "request" | "url" | "response"> & { locals: APIContext["locals"] };

/**
 * Answers a request to an employer's link: saves the decision of a posted form, and reads what the link shows.
 * The token in the address is the only key, and no cookie is read, so another site cannot post in its name.
 */
export const receivedPage = async (
  { request, url, response, locals }: Page,
  { token, application }: { token: string; application?: number | undefined },
): Promise<ReceivedPageState | Response> => {
  // The address opens the application: it is not sent to other sites, indexed or cached.
  response.headers.set("referrer-policy", "no-referrer");
  response.headers.set("x-robots-tag", "noindex, nofollow");
  response.headers.set("cache-control", "private, no-store");
  const state: ReceivedPageState = {
    token,
    shown: null,
    refused: null,
    posted: {},
    isSaved: url.searchParams.has("saved"),
  };
  const refuse = (error: unknown): void => {
    if (!(error instanceof CallError) || error.status >= 500) throw error;
    state.refused = error;
    response.status = error.status;
  };
  const read = () =>
    locals.call(openReceivedApplications, {
      body: { token, ...(application !== undefined && { application }), page: pageNumber(url) },
    });
  if (request.method !== "POST") {
    state.shown = (await read().catch((error: unknown) => void refuse(error))) ?? null;
    return state;
  }
  const posted = await postedForm(request);
  if (!posted) return noForm();
  const { from = "", to = "", note = "" } = posted;
  try {
    const id = application ?? (await idOf(read));
    const body = { token, from: from as ApplicationStatus, to: to as ApplicationStatus, note };
    await locals.call(decideApplication, { params: { id }, body });
    const path = `${receivedPath(token, application)}?saved`;
    return new Response(null, { status: 303, headers: { location: path, "referrer-policy": "no-referrer" } });
  } catch (error) {
    refuse(error);
    if (state.refused?.status === 404) return state;
    state.posted = posted;
    state.shown = (await read().catch((error: unknown) => void refuse(error))) ?? null;
    return state;
  }
};

/** The page in the address; the first one for anything else than a number. */
const pageNumber = (url: URL): number => {
  const page = url.searchParams.get("page") ?? "";
  return /^[1-9]\d{0,5}$/.test(page) ? Number(page) : 1;
};

/** The id of the one application that a link shows. */
const idOf = async (read: () => Promise<Shown>): Promise<number> => {
  const shown = await read();
  if (shown.kind === "application") return shown.id;
  throw new CallError(409, "The applicant has withdrawn this application; it can no longer be changed.");
};
