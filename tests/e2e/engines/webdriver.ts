/** Sends a command of WebDriver to a driver: method, path below the session, and what goes with it. */
export type Command = (method: "GET" | "POST" | "DELETE", path: string, body?: object) => Promise<unknown>;

/** Elements are told of by a key that the standard names. */
const elementKey = "element-6066-11e4-a52e-4f735466cecf";
export type ElementReference = Record<typeof elementKey, string>;

/** The path of an element's commands. */
export const elementPath = (element: ElementReference): string => `/element/${element[elementKey]}`;

/**
 * Opens a session with a driver that speaks WebDriver at an address.
 * @throws Error with the driver's own words when a command fails.
 */
export const openSession = async (origin: string, capabilities: object): Promise<Command> => {
  const commandBelow =
    (base: string): Command =>
    async (method, path, body = {}) => {
      const answer = await fetch(base + path, {
        method,
        ...(method === "POST" && { body: JSON.stringify(body) }),
      });
      const { value } = (await answer.json()) as { value: { error?: string; message?: string } };
      if (!answer.ok) throw new Error(`${method} ${path}: ${value.error}, ${value.message}`);
      return value;
    };
  const opened = await commandBelow(origin)("POST", "/session", {
    capabilities: { alwaysMatch: capabilities },
  });
  return commandBelow(`${origin}/session/${(opened as { sessionId: string }).sessionId}`);
};
