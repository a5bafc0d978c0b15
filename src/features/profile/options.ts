import { useEffect, useState } from "react";
import { optionCalls, type OptionListName } from "../../contract/profile/option-lists.ts";
import { fetchPayload } from "../session/send.ts";
import { failureOf } from "../session/failure.ts";

/** One option of a list. */
export interface Option {
  id: number;
  title: string;
}

/** Countries have a label in place of a title (spec §3). */
const optionOf = (option: Option | { id: number; label: string }): Option =>
  "title" in option ? option : { id: option.id, title: option.label };

const lists = new Map<OptionListName, Promise<Option[]>>();

/** Loads an option list, once per page; after a failure the next call retries. */
const loadOptions = (list: OptionListName): Promise<Option[]> => {
  const loading =
    lists.get(list) ?? fetchPayload(optionCalls[list], {}).then((options) => options.map(optionOf));
  lists.set(list, loading);
  loading.catch(() => lists.delete(list));
  return loading;
};

/** Loading state of an option list. */
type OptionsState =
  | { state: "loading" }
  | { state: "ready"; options: readonly Option[] }
  | { state: "failed"; message: string };

/** An option list for a field, and a function that retries after a failure. */
export const useOptions = (list: OptionListName): { read: OptionsState; retry: () => void } => {
  const [read, setRead] = useState<OptionsState>({ state: "loading" });
  const [tries, setTries] = useState(0);
  useEffect(() => {
    let left = false;
    const set = (state: OptionsState) => !left && setRead(state);
    loadOptions(list).then(
      (options) => set({ state: "ready", options }),
      (error: unknown) => {
        const message = failureOf(error);
        if (message !== null) set({ state: "failed", message });
      },
    );
    return () => void (left = true);
  }, [list, tries]);
  return {
    read,
    retry: () => {
      setRead({ state: "loading" });
      setTries(tries + 1);
    },
  };
};
