import type * as contract from "../../contract/profile/option-lists.ts";
import type { OptionListName } from "../../contract/profile/option-lists.ts";
import type { Handler } from "../http/context.ts";
import { countryList } from "./countries.ts";
import { languageList } from "./languages.ts";

export const listLanguageOptions: Handler<typeof contract.listLanguageOptions> = async () => ({
  payload: [...languageList],
});

/** The title of each id of every option list. */
export const optionTitles: Record<OptionListName, ReadonlyMap<number, string>> = {
  languages: new Map(languageList.map(({ id, title }) => [id, title])),
  countries: new Map(countryList.map(({ id, title }) => [id, title])),
};
