/** What help says about commands that need a configuration. */
export const configured =
  "Run this with the server's configuration (.env or the environment), as the server's user.";

/** The same for those that work while a server has the database open. */
export const withServer = `${configured} A server may run meanwhile.`;
