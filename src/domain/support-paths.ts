/** The page with the form to write to support; without JavaScript it is posted to the same path. */
export const supportPath = "/support";

/** The pages where operators answer, by the signed link in a mail. */
export const answerPaths = { support: "/support/answer", consultation: "/consultation/answer" } as const;

/** The path of an operator's page with its token. */
export const answerPath = (kind: keyof typeof answerPaths, token: string): string =>
  `${answerPaths[kind]}?token=${encodeURIComponent(token)}`;
