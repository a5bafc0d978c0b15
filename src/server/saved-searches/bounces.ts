import * as z from "zod";
import { counted } from "../../domain/text/counted.ts";
import type { Db } from "../platform/database/open.ts";
import { rejectAddresses } from "./reject-address.ts";

/** The addresses whose mails came back for good. */
export const bouncesCommand = z.object({ addresses: z.array(z.string().max(254)).max(10_000) });

/** A field of a report about one recipient (RFC 3464), and its value. */
const recipient = /^(?:final|original)-recipient:\s*(?:rfc822\s*;)?\s*<?([^\s<>;]+@[^\s<>;]+?)>?\s*$/im;
const forGood = /^action:\s*failed\s*$/im;
const temporary = /^status:\s*4\./im;

/**
 * The addresses in bounced mails (RFC 3464: the recipients whose delivery failed for good), or those of a plain list,
 * one a line.
 */
export const readBounces = (text: string): string[] => {
  const lines = text.split(/\r?\n/).map((line) => line.trim());
  if (lines.every((line) => !line || /^[^\s@:]+@[^\s@:]+$/.test(line))) return lines.filter(Boolean);
  const groups = text.replace(/\r\n/g, "\n").split(/\n\s*\n/);
  const failed = groups.filter((group) => forGood.test(group) && !temporary.test(group));
  return [...new Set(failed.flatMap((group) => recipient.exec(group)?.[1]?.toLowerCase() ?? []))];
};

/** Stops the job alerts to addresses whose mails came back, and says how many. */
export const runBounces = async (
  { addresses }: z.output<typeof bouncesCommand>,
  { db }: { db: Db },
): Promise<string> => {
  if (!addresses.length) return "The text names no address whose mail failed for good; nothing was changed.";
  const stopped = await rejectAddresses(addresses, db);
  return `${counted(addresses.length, "address", "addresses")}: ${counted(stopped, "job alert")} stopped.`;
};
