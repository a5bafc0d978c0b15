/** How long an employer's link opens, in days; each application that is sent again, and each new link, starts anew. */
export const employerLinkDays = 60;

/** The path of the page that an employer's link opens; with an id, of one application in a list of all. */
export const receivedPath = (token: string, application?: number): string =>
  `/received-applications/${token}${application === undefined ? "" : `/${application}`}`;
