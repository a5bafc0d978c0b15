import { atom } from "nanostores";
import type { CallInput } from "../../contract/call.ts";
import {
  listSharedLinks,
  shareDocuments,
  withdrawSharedLink,
  type SharedLink,
} from "../../contract/shared-documents.ts";
import { change } from "../session/change.ts";
import { failureOf } from "../session/failure.ts";
import { fetchPayload } from "../session/send.ts";

/** Loading state of the seeker's links. The links stay while they are reloaded, and when that fails. */
export type LinksState =
  | { state: "loading"; links: readonly SharedLink[] }
  | { state: "ready"; links: readonly SharedLink[] }
  | { state: "failed"; links: readonly SharedLink[]; message: string };

/** Creates the store of the links by which a seeker shows documents to others. */
export const createSharedLinks = () => {
  const $links = atom<LinksState>({ state: "loading", links: [] });
  const links = () => $links.get().links;

  const load = async (): Promise<void> => {
    $links.set({ state: "loading", links: links() });
    try {
      $links.set({ state: "ready", links: await fetchPayload(listSharedLinks, {}) });
    } catch (error) {
      const message = failureOf(error);
      if (message !== null) $links.set({ state: "failed", links: links(), message });
    }
  };

  /** Makes a link and returns its address, which is known only now. Throws `CallError`. */
  const share = async (body: CallInput<typeof shareDocuments>["body"]): Promise<string> => {
    const made = await change(shareDocuments, { body }, { tell: "nothing" });
    if (!made.ok) throw made.error;
    const { url, ...link } = made.payload;
    $links.set({ state: "ready", links: [link, ...links()] });
    return url;
  };

  const withdraw = async ({ id }: SharedLink): Promise<void> => {
    const withdrawn = await change(withdrawSharedLink, { params: { id } });
    if (withdrawn.ok)
      $links.set({
        state: "ready",
        links: links().map((link) => (link.id === id ? { ...link, state: "withdrawn" } : link)),
      });
  };

  return { $links, load, share, withdraw };
};
export type SharedLinksStore = ReturnType<typeof createSharedLinks>;
