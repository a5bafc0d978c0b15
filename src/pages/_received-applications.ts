import type { APIContext, AstroGlobal } from "astro";
import type { Payload } from "../contract/call.ts";
import { CallError } from "../contract/caller.ts";
import { applicationStatus, type ApplicationStatus } from "../contract/application-fields.ts";
import { decideApplication, openReceivedApplications } from "../contract/received-applications.ts";
import { openField, receivedPath, type ReceivedList } from "../domain/received-applications.ts";
import { noForm, postedForm } from "./_posted-form.ts";

type Shown = Payload<typeof openReceivedApplications>;

/** What the page of an employer's link shows: what the link opens, or why it does not. */
export interface ReceivedPageState {
  token: string;
  shown: Shown | null;
  /** What a list is narrowed to. */
  list: ReceivedList & { status?: ApplicationStatus | undefined };
  /** Why the link does not open, or why what was posted was refused. */
  refused: CallError | null;
  /** What was posted and refused. */
  posted: Record<string, string>;
  /** The form has just been saved. */
  isSaved: boolean;
}

type Page = Pick<AstroGlobal, "request" | "url" | "response"> & { locals: APIContext["locals"] };

/**
 * Answers a request to an employer's link: opens a new application or saves a decision when a form is posted, and reads
 * what the link shows. A GET only previews a new application, as scanners of mail follow links: it changes nothing.
 * The token in the address is the only key, and no cookie is read, so another site cannot post in its name.
 */
export const receivedPage = async (
  { request, url, response, locals }: Page,
  { token, application }: { token: string; application?: number | undefined },
): Promise<ReceivedPageState | Response> => {
  // The address opens the application: it is not indexed or cached, nor sent to other sites (`secretPaths`).
  response.headers.set("x-robots-tag", "noindex, nofollow");
  response.headers.set("cache-control", "private, no-store");
  const state: ReceivedPageState = {
    token,
    shown: null,
    list: listIn(url),
    refused: null,
    posted: {},
    isSaved: url.searchParams.has("saved"),
  };
  const refuse = (error: unknown): void => {
    if (!(error instanceof CallError) || error.status >= 500) throw error;
    state.refused = error;
    response.status = error.status;
  };
  const read = ({ preview } = { preview: true }) =>
    locals.call(openReceivedApplications, {
      body: { token, preview, ...(application === undefined ? state.list : { application }) },
    });
  const seeOther = (path: string) => new Response(null, { status: 303, headers: { location: path } });
  if (request.method !== "POST") {
    state.shown = (await read().catch((error: unknown) => void refuse(error))) ?? null;
    return state;
  }
  const posted = await postedForm(request);
  if (!posted) return noForm();
  if (openField in posted) {
    const shown = await read({ preview: false }).catch((error: unknown) => void refuse(error));
    return shown ? seeOther(receivedPath(token, application)) : state;
  }
  const { from = "", to = "", note = "" } = posted;
  try {
    const id = application ?? (await idOf(read));
    const body = { token, from: from as ApplicationStatus, to: to as ApplicationStatus, note };
    await locals.call(decideApplication, { params: { id }, body });
    return seeOther(`${receivedPath(token, application)}?saved`);
  } catch (error) {
    refuse(error);
    if (state.refused?.status === 404) return state;
    state.posted = posted;
    state.shown = (await read().catch((error: unknown) => void refuse(error))) ?? null;
    return state;
  }
};

/** What the address narrows a list to; anything that cannot be is left out. */
const listIn = ({ searchParams: query }: URL): ReceivedPageState["list"] => {
  const number = (name: string) => {
    const value = query.get(name) ?? "";
    return /^[1-9]\d{0,5}$/.test(value) ? Number(value) : undefined;
  };
  const { data: status } = applicationStatus.safeParse(query.get("status"));
  const job = number("job");
  return { page: number("page") ?? 1, ...(status && { status }), ...(job && { job }) };
};

/** The id of the one application that a link shows. */
const idOf = async (read: () => Promise<Shown>): Promise<number> => {
  const shown = await read();
  if (shown.kind === "application" || shown.kind === "new") return shown.id;
  throw new CallError(409, "The applicant has withdrawn this application; it can no longer be changed.");
};
