import { execFileSync } from "node:child_process";
import { setTimeout as wait } from "node:timers/promises";
import { Secret, TOTP } from "otpauth";
import type { CapturedMail } from "../../src/server/platform/mail/outbox.ts";
import { payloadOf, type Answered } from "../ask.ts";
import { verdict, type Row } from "../report.ts";
import { browserAt, type TrialBrowser } from "./browser.ts";
import { brand, codeOf, password } from "./seeker.ts";
import { openTarget, type Target } from "./target.ts";
import type { Trial } from "./trials.ts";

/** How many guesses strangers make at an account, at most, and how many of them at once. */
const [most, atOnce] = [160, 20];
/** The longest that strangers may lock new devices out, in hours; the most mails of a day to an address, and for a network. */
const limits = { hours: 24, mailbox: 10, network: 30 };
/** How long captured mails may take to be sent, in milliseconds. */
const mailMs = 5000;

/** An account that strangers guess at, and its owner's browser, which has signed in before. */
interface Account {
  what: string;
  email: string;
  owner: TrialBrowser;
  guess: (browser: TrialBrowser) => Promise<Answered>;
  signIn: (browser: TrialBrowser) => Promise<Answered>;
  /** Asks for the mail of whoever has forgotten the password. */
  forget: (browser: TrialBrowser) => Promise<Answered>;
}

/** Strangers guess the passwords of a seeker and an editor, and have mails sent to them: their owners get in all the same. */
export const lockOut: Trial = async () => {
  const target = await openTarget({ AUTH_RATE_LIMIT: "", SITE_EDITOR: "true" });
  try {
    const accounts = [await seeker(target), await editor(target)];
    const rows = await Promise.all(accounts.map((account, index) => guessAt(target, account, index + 1)));
    return [...rows, ...(await mailRows(target, accounts))];
  } finally {
    await target.stop();
  }
};

const seeker = async ({ port, server }: Target): Promise<Account> => {
  const email = "owner@example.com";
  const owner = browserAt(port, "127.0.0.2");
  const person = { email, password, given_name: "Ada", family_name: "Trial" };
  await owner.call("POST", "/v1/auth/register", person);
  await owner.call("POST", "/v1/auth/verify-otp", {
    email,
    otp: await codeOf(server, email),
    purpose: "register",
  });
  const login = (secret: string) => (browser: TrialBrowser) =>
    browser.call("POST", "/v1/auth/login", { email, password: secret });
  const forget = (browser: TrialBrowser) => browser.call("POST", "/v1/auth/forgot-password", { email });
  return { what: "a seeker", email, owner, guess: login("a guess"), signIn: login(password), forget };
};

const editor = async ({ port, folder }: Target): Promise<Account> => {
  const email = "editor@example.com";
  const owner = browserAt(port, "127.0.0.3");
  const said = execFileSync("node", ["src/commands/editor-account.ts", "add", email, "--brand", brand], {
    env: { ...process.env, DATA_DIR: folder, SITE_EDITOR: "true" },
    encoding: "utf8",
  });
  const token = /#setup=([\w-]+)/.exec(said)?.[1];
  const { secret } = payloadOf<{ secret: string }>(await owner.call("POST", "/v1/editor/setup", { token }));
  const totp = new TOTP({ secret: Secret.fromBase32(secret) });
  await owner.call("PUT", "/v1/editor/setup", { token, name: "Ada", password, code: totp.generate() });
  const login = (typed: string) => (browser: TrialBrowser) =>
    browser.call("POST", "/v1/editor/session", { email, password: typed, code: totp.generate() });
  const forget = (browser: TrialBrowser) => browser.call("POST", "/v1/editor/password", { email });
  return { what: "an editor", email, owner, guess: login("a guess"), signIn: login(password), forget };
};

/** Each guess is made from an address of its own. */
const guessAt = async (target: Target, account: Account, net: number): Promise<Row> => {
  let guesses = 0;
  let hours = 0;
  while (!hours && guesses < most) {
    const answered = await Promise.all(
      Array.from({ length: atOnce }, (_, at) =>
        account.guess(browserAt(target.port, `127.0.${net}.${1 + guesses + at}`)),
      ),
    );
    guesses += atOnce;
    hours = Math.max(...answered.map(hoursOf));
  }
  const elsewhere = await account.signIn(browserAt(target.port, `127.0.${net}.250`));
  const known = await account.signIn(account.owner);
  return {
    what: `guesses at ${account.what}`,
    count: guesses,
    "locked for (h)": `${hours.toFixed(1)} <= ${limits.hours}: ${verdict(hours > 0 && hours <= limits.hours)}`,
    "a new device": elsewhere.status,
    "the owner's device": `${known.status}: ${verdict(known.status === 200)}`,
  };
};

/** For how long an answer locks an account, in hours; a pause of some minutes is none. */
const hoursOf = ({ status, headers }: Answered): number => {
  const hours = Number(headers["retry-after"] ?? 0) / 3600;
  return status === 429 && hours > 1 ? hours : 0;
};

/** Many strangers have mails sent to one address, then one stranger to many. */
const mailRows = async (target: Target, accounts: readonly Account[]): Promise<Row[]> => {
  for (const { forget } of accounts)
    for (let stranger = 1; stranger <= 2 * limits.mailbox; stranger++)
      await forget(browserAt(target.port, `127.0.3.${stranger}`));
  const one = browserAt(target.port, "127.0.4.1");
  for (let at = 0; at < 2 * limits.network; at++)
    await one.call("POST", "/v1/auth/register", {
      email: `spammed-${at}@example.com`,
      password,
      given_name: "Ada",
      family_name: "Trial",
    });
  await wait(mailMs);
  const response = await fetch(`${target.server.origin}/dev/mail?format=json`);
  const mails = (await response.json()) as CapturedMail[];
  const row = (what: string, sent: number, limit: number): Row => ({
    what,
    mails: `${sent} <= ${limit}: ${verdict(sent > 0 && sent <= limit)}`,
  });
  return [
    ...accounts.map(({ what, email }) =>
      row(`mails to ${what}`, mails.filter(({ to }) => to === email).length, limits.mailbox),
    ),
    row("mails of one stranger", mails.filter(({ to }) => to.startsWith("spammed-")).length, limits.network),
  ];
};
