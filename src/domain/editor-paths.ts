/** The editor on a running site (`SITE_EDITOR`). */
export const editorPath = "/editor";

/** Where a draft is written. */
export const draftPath = (id: string): string => `${editorPath}/${id}`;

/** A draft as the site's page shows it. */
export const draftPreviewPath = (id: string): string => `${editorPath}/preview/${id}`;

/** The link that sets up an account; what follows the # is not sent to servers, and not logged. */
export const setupPath = (token: string): string => `${editorPath}#setup=${token}`;

/** The mailed link that sets a new password. */
export const passwordPath = (token: string): string => `${editorPath}#password=${token}`;
