import { atom } from "nanostores";
import type { Payload } from "../../contract/call.ts";
import {
  listExternalIdentities,
  unlinkExternalIdentity,
  type ExternalIdentity,
} from "../../contract/external-sign-in.ts";
import { change } from "../session/change.ts";
import { failureOf } from "../session/failure.ts";
import { fetchPayload } from "../session/send.ts";

/** Loading state of the seeker's external identities. */
export type Identities =
  | { state: "loading" }
  | ({ state: "ready" } & Payload<typeof listExternalIdentities>)
  | { state: "failed"; message: string };

/** The store of the seeker's external identities. */
export const createIdentities = () => {
  const $identities = atom<Identities>({ state: "loading" });
  const load = async (): Promise<void> => {
    try {
      $identities.set({ state: "ready", ...(await fetchPayload(listExternalIdentities, {})) });
    } catch (error) {
      const message = failureOf(error);
      if (message !== null) $identities.set({ state: "failed", message });
    }
  };
  /** Unlinks an identity; the outcome is shown as a toast. */
  const unlink = async ({ id }: ExternalIdentity): Promise<void> => {
    if ((await change(unlinkExternalIdentity, { params: { id } })).ok) await load();
  };
  return { $identities, load, unlink };
};
