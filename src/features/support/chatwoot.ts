import type { SupportStart } from "../../contract/support.ts";
import { hasSession } from "../session/follow-session.ts";
import { $seeker } from "../session/seeker.ts";
import { startedSupport } from "./start.ts";

/** The part of Chatwoot's script that is used here (its SDK for websites). */
interface Chatwoot {
  setUser: (identifier: string, user: { name: string; email: string; identifier_hash: string }) => void;
  setCustomAttributes: (attributes: Record<string, string>) => void;
  toggle: (state: "open" | "close") => void;
  reset: () => void;
}

declare global {
  interface Window {
    chatwootSDK?: { run: (options: { websiteToken: string; baseUrl: string }) => void };
    chatwootSettings?: object;
    $chatwoot?: Chatwoot;
  }
}

type Inbox = Extract<SupportStart, { kind: "chatwoot" }>;

/** Key of localStorage: the seeker that the inbox was last told of. */
const chatUserKey = "portal:chat-user";
/** How long the inbox may take to load, in milliseconds. */
const loadMs = 15_000;

let chat: Promise<Chatwoot> | undefined;

/**
 * Opens the Chatwoot inbox, started with the seeker's data and user type, or anonymously (spec §1).
 * @returns whether it could be loaded; the next call tries again.
 */
export const openChat = async (): Promise<boolean> => {
  try {
    // Renews a session that is about to end, so that the server knows the seeker.
    await hasSession();
    chat ??= start();
    (await chat).toggle("open");
    return true;
  } catch (error) {
    console.error("The chat could not be loaded", error);
    chat = undefined;
    return false;
  }
};

const start = async (): Promise<Chatwoot> => {
  const inbox = await startedSupport();
  if (inbox.kind !== "chatwoot") throw new Error("This site has no inbox");
  const { user } = inbox;
  forgetOthers(user?.identifier ?? null);
  const opened = await load(inbox);
  if (user) {
    const { identifier, ...data } = user;
    opened.setUser(identifier, data);
  }
  opened.setCustomAttributes({ user_type: inbox.user_type, source: inbox.source });
  followSeeker(opened, user?.identifier ?? null);
  return opened;
};

const load = ({ url, website_token }: Inbox): Promise<Chatwoot> =>
  new Promise((resolve, reject) => {
    // Its script runs once on a page.
    if (window.$chatwoot) return resolve(window.$chatwoot);
    setTimeout(() => reject(new Error(`${url} takes too long`)), loadMs);
    window.chatwootSettings = { hideMessageBubble: true, locale: "en", darkMode: "auto" };
    addEventListener("chatwoot:ready", () => resolve(window.$chatwoot!), { once: true });
    const script = document.createElement("script");
    script.src = `${url}/packs/js/sdk.js`;
    script.onload = () => window.chatwootSDK?.run({ websiteToken: website_token, baseUrl: url });
    script.onerror = () => reject(new Error(`${script.src} could not be loaded`));
    document.head.append(script);
  });

/** Ends a seeker's conversation in this browser at sign-out, here or in another tab. The next opening starts anew. */
const followSeeker = (opened: Chatwoot, identifier: string | null): void => {
  const end = () => {
    unbind();
    removeEventListener("signed-out", end);
    chat = undefined;
    if (identifier === null) return;
    opened.reset();
    localStorage.removeItem(chatUserKey);
  };
  const unbind = $seeker.listen((seeker) => {
    if ((seeker?.id ?? null) !== identifier) end();
  });
  addEventListener("signed-out", end);
};

/** Removes what Chatwoot keeps in this browser of a seeker who used it before. */
const forgetOthers = (identifier: string | null): void => {
  const known = localStorage.getItem(chatUserKey);
  if (known !== null && known !== identifier)
    for (const cookie of document.cookie.split("; ")) {
      const [name = ""] = cookie.split("=");
      if (name.startsWith("cw_")) document.cookie = `${name}=; path=/; expires=${new Date(0).toUTCString()}`;
    }
  if (identifier) localStorage.setItem(chatUserKey, identifier);
  else localStorage.removeItem(chatUserKey);
};
