import { map, onMount } from "nanostores";

/**
 * What a seeker switches on and off, such as saved jobs, by id: shown at once, in other tabs once it is saved, undone
 * if the server refuses. One call at a time for each id; presses during a call change only what the next call sends.
 * @param name of the channel between tabs
 * @param save Resolves to what the server has now; null after a failure.
 */
export const createToggles = (name: string, save: (id: number, on: boolean) => Promise<boolean | null>) => {
  /** What was switched on this page or in another tab; overrides what the server said of each. */
  const $changed = map<Record<number, boolean>>({});
  const settling = new Set<number>();
  let tabs: BroadcastChannel | undefined;
  onMount($changed, () => {
    if (typeof document === "undefined") return;
    tabs = new BroadcastChannel(`portal:${name}`);
    tabs.onmessage = ({ data: [id, on] }: MessageEvent<[number, boolean]>) => {
      if (!settling.has(id)) $changed.setKey(id, on);
    };
    return () => tabs?.close();
  });
  return {
    $changed,
    /** @param known what the server said of it */
    set: async (id: number, known: boolean, wanted: boolean): Promise<void> => {
      let confirmed = $changed.get()[id] ?? known;
      $changed.setKey(id, wanted);
      if (settling.has(id)) return;
      settling.add(id);
      while ($changed.get()[id] !== confirmed) {
        const saved = await save(id, $changed.get()[id]!);
        if (saved === null) $changed.setKey(id, confirmed);
        else {
          confirmed = saved;
          tabs?.postMessage([id, saved]);
        }
      }
      settling.delete(id);
    },
  };
};
