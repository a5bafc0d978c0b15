import { atom } from "nanostores";
import { endDevice, endDevices, listDevices, type Device } from "../../contract/account.ts";
import { change } from "../session/change.ts";
import { forgetSession } from "../session/clear-session.ts";
import { failureOf } from "../session/failure.ts";
import { fetchPayload } from "../session/send.ts";

/** Loading state of the devices. The list stays while it is reloaded. */
type DevicesState =
  | { state: "loading"; devices: readonly Device[] }
  | { state: "ready"; devices: readonly Device[] }
  | { state: "failed"; devices: readonly Device[]; message: string };

/** The store of the browsers that are signed in. */
export const createDevices = () => {
  const $devices = atom<DevicesState>({ state: "loading", devices: [] });

  const load = async (): Promise<void> => {
    const { devices } = $devices.get();
    $devices.set({ state: "loading", devices });
    try {
      $devices.set({ state: "ready", devices: await fetchPayload(listDevices, {}) });
    } catch (error) {
      const message = failureOf(error);
      if (message !== null) $devices.set({ state: "failed", devices, message });
    }
  };

  /** Signs a device out; signing out this one leads to the home page. */
  const end = async ({ id, current }: Device): Promise<void> => {
    const ended = await change(endDevice, { params: { id } });
    if (current && ended.ok) {
      forgetSession();
      location.assign("/");
    } else await load();
  };

  const endOthers = async (): Promise<void> => {
    await change(endDevices, { query: { others: "true" } }, { repeatable: true });
    await load();
  };

  return { $devices, load, end, endOthers };
};
