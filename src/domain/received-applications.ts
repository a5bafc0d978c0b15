/** How long an employer's link opens, in days; each application that is sent again, and each new link, starts anew. */
export const employerLinkDays = 60;

/** The path of the page that an employer's link opens; with an id, of one application in a list of all. */
export const receivedPath = (token: string, application?: number): string =>
  `/received-applications/${token}${application === undefined ? "" : `/${application}`}`;

/** The page that a browser gets in place of a download that does not open any more. */
export const closedDownloadPath = "/received-applications/download";

/** The field of the form by which a person opens a new application. */
export const openField = "open";

/** What an employer's list of applications shows. */
export interface ReceivedList {
  status?: string | undefined;
  job?: number | undefined;
  page?: number;
}

/** The path of the list of applications that a link opens, narrowed to a status and a job. */
export const receivedListPath = (token: string, { status, job, page = 1 }: ReceivedList): string => {
  const query = new URLSearchParams({
    ...(status && { status }),
    ...(job && { job: String(job) }),
    ...(page > 1 && { page: String(page) }),
  }).toString();
  return receivedPath(token) + (query && `?${query}`);
};
