import { map } from "nanostores";

/**
 * What a seeker switches on and off, such as saved jobs, by id: shown at once, undone if the server refuses. One call
 * at a time for each id; presses during a call change only what the next call sends.
 * @param save Resolves to what the server has now; null after a failure.
 */
export const createToggles = (save: (id: number, on: boolean) => Promise<boolean | null>) => {
  /** What was switched on this page; overrides what the server said of each. */
  const $changed = map<Record<number, boolean>>({});
  const settling = new Set<number>();
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
        else confirmed = saved;
      }
      settling.delete(id);
    },
  };
};
