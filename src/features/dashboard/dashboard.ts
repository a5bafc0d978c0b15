import { atom } from "nanostores";
import type { Payload } from "../../contract/call.ts";
import { getDashboard } from "../../contract/dashboard.ts";
import { fetchPayload } from "../session/send.ts";

/** Loading state of the dashboard. */
export type DashboardState =
  | { state: "loading" }
  | { state: "ready"; dashboard: Payload<typeof getDashboard> }
  | { state: "failed"; message: string };

/** The store of the dashboard. */
export const createDashboard = () => {
  const $dashboard = atom<DashboardState>({ state: "loading" });
  const load = async (): Promise<void> => {
    $dashboard.set({ state: "loading" });
    try {
      $dashboard.set({ state: "ready", dashboard: await fetchPayload(getDashboard, {}) });
    } catch (error) {
      const message = error instanceof Error ? error.message : "Please try again.";
      $dashboard.set({ state: "failed", message });
    }
  };
  return { $dashboard, load };
};
