import type { Context } from "../http/context.ts";
import { networkOf } from "../http/network-of.ts";
import type { Limit } from "../http/rate-limit.ts";
import { HttpError } from "../platform/http-error.ts";
import { openTurns } from "../http/turns.ts";
import { maxTries } from "../../contract/code-rules.ts";
import { deviceOf } from "./devices.ts";

/** After this many wrong passwords, guesses at an account run one at a time, with a pause before each. */
const slowAccount = { after: 10, pauseMs: 500 };

/** The same for all guesses together, when many networks try a few each. */
const slowEverywhere = { after: 300, pauseMs: 250 };

/** The key of counters that all clients share. */
const all = "all";

/** How often the browser that requested a code may still try it, once others have made too many wrong tries. */
const ownTries = 2;

/** A guess that would have to wait longer than this is refused, in milliseconds. */
const turn = openTurns(15_000);

/** One guess; null when it was wrong. */
type Guess<T> = () => Promise<T | null>;

/** The limits on all wrong passwords of one account: of seekers, or of editors. */
type AccountLimit = "account" | "editorAccount";

/**
 * Makes one guess at the password of an account, if the limits allow it. Guesses by others never lock the
 * owner out (docs/decisions/021-guessing.md).
 * @throws HttpError 429 with Retry-After.
 */
export const guessPassword = <T>(
  email: string,
  context: Context,
  guess: Guess<T>,
  ofAccount: AccountLimit = "account",
): Promise<T | null> => {
  const { limits } = context;
  const device = deviceOf(email, context);
  if (device) return counted(limits.device, device, guess);
  const network = networkOf(context.address);
  return counted(limits.login, pairOf(email, network), (ofNetwork) =>
    countedOutside(context, network, () =>
      counted(limits[ofAccount], email, async (wrong) => {
        // A network's first guess does not queue behind networks that have guessed before.
        const line = `${ofNetwork > 1 ? "again" : "first"} ${email}`;
        if (wrong > slowAccount.after) await turn(line, network, slowAccount.pauseMs);
        return guess();
      }),
    ),
  );
};

/**
 * Makes one guess at a mailed code; `guess` receives how often the code may be tried. The browser that requested
 * a code has a few tries of its own, however many wrong codes others have tried.
 * @throws HttpError 429 with Retry-After.
 */
export const guessCode = async <T>(
  email: string,
  hasAsked: boolean,
  context: Context,
  guess: (tries: number) => Promise<T | null>,
): Promise<T | null> => {
  const { limits } = context;
  const device = deviceOf(email, context);
  if (device) return counted(limits.device, device, () => guess(maxTries));
  const network = networkOf(context.address);
  const ofAll = () => counted(limits.codes, email, () => guess(maxTries));
  const ofAsked = () =>
    ofAll().catch((error: unknown) => {
      if (error instanceof HttpError) return guess(ownTries);
      throw error;
    });
  const right = await (hasAsked
    ? countedOutside(context, network, ofAsked)
    : counted(limits.otp, pairOf(email, network), () => countedOutside(context, network, ofAll)));
  if (right !== null) await uncountMail(network, limits);
  return right;
};

/**
 * Makes one guess of a signed-in seeker, at the own password or at a mailed code. Counted by session, so that nobody
 * who signed in elsewhere can use it up.
 * @throws HttpError 429 with Retry-After.
 */
export const guessSignedIn = <T>(
  { limits, seeker: { id, session } }: Pick<Context<"seeker">, "limits" | "seeker">,
  guess: Guess<T>,
): Promise<T | null> => counted(limits.device, `${id} ${session ?? ""}`, guess);

/**
 * Makes one guess at the second factor of whoever has a mailed link. Counted by account, apart from guesses without one.
 * @throws HttpError 429 with Retry-After.
 */
export const guessByLink = <T>(
  account: string,
  { limits }: Pick<Context, "limits">,
  guess: Guess<T>,
): Promise<T | null> => counted(limits.device, `link ${account}`, guess);

/**
 * Counts a mail with a code or a link to an address that nobody has shown to be theirs, of whatever kind. What others
 * ask for does not use up the limits of a known device. Call it before anything that depends on whether there is an
 * account, so that a refusal says nothing about it.
 * @param device see `deviceOf`.
 * @throws HttpError 429 with Retry-After.
 */
export const countMail = async (
  email: string,
  context: Context,
  device = deviceOf(email, context),
): Promise<void> => {
  const { limits, address } = context;
  const network = networkOf(address);
  await limits.code.take(device ?? pairOf(email, network));
  if (device) await limits.mailbox.take(device);
  else await countForStranger(email, network, limits);
};

/**
 * Counts a mail with a code that a signed-in seeker asks for, to the own address or a new one, by session and network.
 * @param to an address that is not known to be the seeker's.
 * @throws HttpError 429 with Retry-After.
 */
export const countOwnMail = async (context: Context<"seeker">, to?: string): Promise<void> => {
  const { limits, seeker, address } = context;
  const network = networkOf(address);
  const session = `${seeker.id} ${seeker.session ?? network}`;
  await limits.code.take(session);
  await limits.mailbox.take(session);
  if (to) await countForStranger(to, network, limits);
};

const countForStranger = async (email: string, network: string, limits: Context["limits"]): Promise<void> => {
  await limits.mails.take(network);
  await limits.mailbox.take(email).catch(async (error: unknown) => {
    // Nothing was mailed: the network may still ask for other addresses.
    await limits.mails.giveBack(network);
    throw error;
  });
};

/**
 * Takes a mail whose code was entered off its network's count: it went to whoever asked for it. All phones of a
 * carrier, or an office, may have one address.
 */
const uncountMail = async (network: string, { mails }: Context["limits"]): Promise<void> => {
  if (await mails.used(network)) await mails.giveBack(network);
};

/** Clears the counted wrong passwords of an account, and of this network for it, after a password reset. */
export const forgetGuesses = async (
  email: string,
  { limits, address }: Context,
  ofAccount: AccountLimit = "account",
): Promise<void> => {
  await Promise.all([limits[ofAccount].clear(email), limits.login.clear(pairOf(email, networkOf(address)))]);
};

const pairOf = (email: string, network: string) => `${email} ${network}`;

/** A guess from a device that the account does not know: counted by network, and among all guesses. */
const countedOutside = <T>(context: Context, network: string, guess: Guess<T>): Promise<T | null> => {
  const { network: ofNetwork, everywhere } = context.limits;
  const slowed = async () => {
    if ((await everywhere.used(all)) > slowEverywhere.after) await turn(all, network, slowEverywhere.pauseMs);
    const right = await guess();
    if (right === null) await everywhere.take(all);
    return right;
  };
  // A right guess at one's own account must not reset the count of wrong ones at others'.
  return counted(ofNetwork, network, slowed, ofNetwork.giveBack);
};

/** Counts a guess before it is made, so that concurrent guesses all count; a right one clears the count. */
const counted = async <T>(
  limit: Limit,
  key: string,
  guess: (used: number) => Promise<T | null>,
  settle: (key: string) => Promise<void> = limit.clear,
): Promise<T | null> => {
  const used = await limit.take(key);
  const right = await guess(used).catch(async (error: unknown) => {
    await limit.giveBack(key);
    throw error;
  });
  if (right !== null) await settle(key);
  return right;
};
