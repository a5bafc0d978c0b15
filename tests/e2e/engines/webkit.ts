import { spawn, type ChildProcess } from "node:child_process";
import { once } from "node:events";
import { expect } from "@playwright/test";
import { freePort } from "../../../bench/free-port.ts";
import type { BrowserPage } from "./browser-page.ts";
import { elementPath, openSession, type Command, type ElementReference } from "./webdriver.ts";

/** Opens a window of WebKitGTK's small browser on a screen of its own, driven by WebDriver. */
export const openWebKit = async (browserPath: string): Promise<BrowserPage> => {
  const started: ChildProcess[] = [];
  const end = () => started.forEach((process) => process.kill());
  try {
    const command = await openSession(await startDriver(started), {
      "webkitgtk:browserOptions": { binary: browserPath, args: ["--automation"] },
    });
    return pageOf(command, () => command("DELETE", "").then(end, end));
  } catch (error) {
    end();
    throw error;
  }
};

/** Starts a screen and the driver, adds them to what was started, and gives the driver's address. */
const startDriver = async (started: ChildProcess[]): Promise<string> => {
  // It chooses a screen that is free, and tells its number on the fourth stream.
  const screen = spawn("Xvfb", ["-displayfd", "3", "-screen", "0", "1280x1024x24", "-nolisten", "tcp"], {
    stdio: ["ignore", "ignore", "ignore", "pipe"],
  });
  started.push(screen);
  const [display] = (await once(screen.stdio[3]!, "data")) as [Buffer];
  const port = await freePort();
  const env = { ...process.env, DISPLAY: `:${String(display).trim()}` };
  started.push(spawn("WebKitWebDriver", [`--port=${port}`], { stdio: "ignore", env }));
  const origin = `http://127.0.0.1:${port}`;
  const isUp = () =>
    fetch(`${origin}/status`).then(
      ({ ok }) => ok,
      () => false,
    );
  await expect.poll(isUp).toBe(true);
  return origin;
};

const kinds = { button: "button", link: "a[href]" };

const pageOf = (command: Command, close: () => Promise<void>): BrowserPage => {
  const elements = async (kind: string) =>
    (await command("POST", "/elements", { using: "css selector", value: kind })) as ElementReference[];
  /** The accessible name of an element; what cannot be seen has none, which is an error to the driver. */
  const nameOf = (element: ElementReference) =>
    command("GET", `${elementPath(element)}/computedlabel`).catch(() => undefined);
  /** Sends a command to the first element of a kind with an accessible name, once there is one that takes it. */
  const tell = (kind: string, name: string, path: string, body?: object) =>
    expect(async () => {
      for (const element of await elements(kind))
        if ((await nameOf(element)) === name) return command("POST", elementPath(element) + path, body);
      throw new Error(`The page has no ${kind} with the name ${name}.`);
    }).toPass();
  const textOfPage = () =>
    command("POST", "/execute/sync", { script: "return document.body.innerText", args: [] });

  return {
    goTo: async (url) => void (await command("POST", "/url", { url })),
    click: (role, name) => tell(kinds[role], name, "/click"),
    fill: (label, text) => tell("input, textarea", label, "/value", { text }),
    upload: (path) =>
      expect(async () => {
        const [field] = await elements("input[type=file]");
        await command("POST", `${elementPath(field!)}/value`, { text: path });
      }).toPass(),
    waitForText: (text) => expect(async () => expect(await textOfPage()).toContain(text)).toPass(),
    close,
  };
};
