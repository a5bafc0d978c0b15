/** The name of the landing page at "/". */
export const home = "home";

/** The address of a landing page on its site, by the name of its file. */
export const landingPath = (name: string): string => (name === home ? "/" : `/${name}`);
