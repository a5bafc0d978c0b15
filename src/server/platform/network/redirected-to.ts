import { FetchFault } from "./fetch-fault.ts";

/**
 * Where a feed's answer leads to.
 * @param location the header of the answer: an address, or one relative to the one that was asked.
 * @throws FetchFault for what is no address of a feed, and for one by which others could read or change it on its way.
 */
export const redirectedTo = (from: URL, location: string): URL => {
  const to = URL.canParse(location, from.href) ? new URL(location, from.href) : null;
  if (!to || !/^https?:$/.test(to.protocol) || to.username || to.password)
    throw new FetchFault("is redirected to what cannot be the address of a feed");
  if (from.protocol === "https:" && to.protocol === "http:")
    throw new FetchFault(
      "is redirected from https to http, where it could be changed on its way; give that address where it is meant",
    );
  return to;
};
