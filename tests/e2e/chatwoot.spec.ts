import { execFile } from "node:child_process";
import { createHmac } from "node:crypto";
import { once } from "node:events";
import { cpSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import { promisify } from "node:util";
import { expect, test, type Page } from "@playwright/test";
import { login } from "../../src/contract/auth.ts";
import type { Payload } from "../../src/contract/call.ts";
import { demoPassword, demoSeekers } from "../../src/server/demo/seekers.ts";
import { askJson, payloadOf } from "../../bench/ask.ts";
import { copyProject } from "../project-copy.ts";
import { startServer, type ServerProcess } from "./server-process.ts";
import { awake, enter } from "./seeker.ts";
import { filledFolder, port, publicPort } from "./site.ts";

// A Chatwoot server is stood in for by one that serves a script and notes what the page hands over to it.
test.describe.configure({ mode: "serial" });
const ownPort = port + 7;
const script = readFileSync(join(import.meta.dirname, "chatwoot-sdk.js"));
const secret = "secret-of-the-inbox";
const site = `http://automotive.localhost:${ownPort}`;

let copy = "";
let data = "";
let peer: Server;
let origin = "";
let server: ServerProcess | undefined;
/** What the page has handed over, oldest first. */
let told: unknown[][] = [];
/** The paths that were asked for. */
let asked: string[] = [];

test.beforeAll(async () => {
  test.setTimeout(600_000);
  peer = createServer((request, response) => {
    asked.push(request.url!);
    if (request.url === "/told")
      void text(request).then((values) => told.push(JSON.parse(values) as unknown[]));
    const isScript = request.url === "/packs/js/sdk.js";
    response
      .writeHead(200, { "content-type": isScript ? "text/javascript" : "text/html" })
      .end(isScript ? script : "<title>Chat</title>");
  });
  await once(peer.listen(0, "127.0.0.1"), "listening");
  origin = `http://127.0.0.1:${(peer.address() as AddressInfo).port}`;
  copy = copyProject("chat", ["automotive"], true);
  data = mkdtempSync(join(tmpdir(), "signboard-chat-"));
  cpSync(filledFolder, data, { recursive: true });
  const inbox = {
    CHATWOOT_URL: origin,
    CHATWOOT_TOKEN: "automotive=inbox-token",
    CHATWOOT_SECRET: `automotive=${secret}`,
  };
  // Built before it is started: a start that builds may take longer than a server is waited for.
  const env = { ...process.env, ...inbox, PORT: String(ownPort), PUBLIC_PORT: publicPort };
  await promisify(execFile)("node", ["src/commands/build.ts"], { cwd: copy, env });
  server = await startServer(ownPort, data, inbox, ["env", `--chdir=${copy}`]);
});
test.afterAll(async () => {
  await server?.kill();
  peer.close();
  for (const folder of [copy, data]) rmSync(folder, { recursive: true });
});
test.beforeEach(() => {
  told = [];
  asked = [];
});

/** What the page has handed over by one of the script's functions. */
const handedBy = (name: string) => told.filter(([called]) => called === name).map(([, ...values]) => values);
const openChat = async (page: Page) => {
  await page.getByRole("link", { name: "Help" }).click();
  await expect.poll(() => handedBy("toggle")).toEqual([["open"]]);
};
/** What the page's content security policy has refused. */
const violations = (page: Page) => {
  const found: string[] = [];
  page.on("console", (message) => {
    if (/Content Security Policy/i.test(message.text())) found.push(message.text());
  });
  return found;
};

test("the inbox is loaded when it is opened, for a visitor without anybody's data", async ({ page }) => {
  const refused = violations(page);
  await page.goto(`${site}/page/cv-advice`);
  await page.waitForLoadState("networkidle");
  expect(asked).toEqual([]);
  await openChat(page);
  expect(handedBy("run")).toEqual([[{ baseUrl: origin, websiteToken: "inbox-token" }]]);
  expect(handedBy("setCustomAttributes")).toEqual([[{ user_type: "Visitor", source: "workinaus" }]]);
  expect(handedBy("setUser")).toEqual([]);
  await expect(page.locator("#stand-in")).toHaveCSS("outline-color", "rgb(1, 2, 3)");
  expect(asked).toContain("/widget");
  expect(refused).toEqual([]);
});

test("a seeker is handed over with the hash that proves who it is, and the chat is reset on sign-out", async ({
  page,
}) => {
  const { email } = demoSeekers[0]!;
  const on = { port: ownPort, host: "automotive.localhost", path: login.path };
  const { seeker } = payloadOf<Payload<typeof login>>(await askJson(on, { email, password: demoPassword }));
  await page.goto(`${site}/sign-in?return=%2Fuser%2Fdashboard`);
  await awake(page, "SignIn");
  await enter(page, email, demoPassword);
  await expect(page).toHaveURL(`${site}/user/dashboard`);
  await openChat(page);
  expect(handedBy("setUser")).toEqual([
    [
      seeker.id,
      {
        identifier_hash: createHmac("sha256", secret).update(seeker.id).digest("hex"),
        name: `${seeker.given_name} ${seeker.family_name}`,
        email,
      },
    ],
  ]);
  expect(handedBy("setCustomAttributes")).toEqual([[{ user_type: "Job Seeker", source: "workinaus" }]]);
  await page.getByRole("button", { name: "Account" }).click();
  await page.getByRole("button", { name: "Sign out" }).click();
  await expect.poll(() => handedBy("reset")).toEqual([[]]);
});

test("what the inbox keeps of a seeker is not shown to whoever comes next", async ({ page }) => {
  await page.goto(`${site}/page/cv-advice`);
  await page.evaluate(() => {
    localStorage.setItem("portal:chat-user", "somebody-else");
    document.cookie = "cw_conversation=theirs; path=/";
    document.cookie = "cw_user_inbox-token=theirs; path=/";
  });
  await openChat(page);
  const cookies = (await page.context().cookies()).filter(({ value }) => value === "theirs");
  expect(cookies).toEqual([]);
});

test("where the inbox cannot be reached, the site's own form opens", async ({ page }) => {
  await page.route(`${origin}/**`, (route) => route.abort());
  await page.goto(`${site}/page/cv-advice`);
  await page.getByRole("link", { name: "Help" }).click();
  await expect(page.getByRole("dialog", { name: "Help" }).getByLabel("Message")).toBeVisible();
});
