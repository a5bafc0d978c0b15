import type * as contract from "../../contract/profile/suggestions.ts";
import { maxSuggestions } from "../../contract/profile/suggestions.ts";
import { matchTitles } from "../../domain/text/match-titles.ts";
import { pageOf } from "../http/paging.ts";
import type { Handler } from "../http/context.ts";
import { attributeList, occupationList, skillList, skillsOf } from "../../lexicon/work/suggestion-lists.ts";

const skillsPerPage = 50;

const matching = (list: Parameters<typeof matchTitles>[0], typed: string) =>
  matchTitles(list, typed).slice(0, maxSuggestions) as { id: number; title: string }[];

export const suggestSkills: Handler<typeof contract.suggestSkills> = async ({ query }, { brand }) => ({
  payload: matching(skillsOf(brand), query.title),
});

export const suggestOccupations: Handler<typeof contract.suggestOccupations> = async ({ query }) => ({
  payload: matching(occupationList, query.search),
});

export const suggestAttributes: Handler<typeof contract.suggestAttributes> = async ({ query }) => ({
  payload: matching(attributeList, query.title),
});

export const listAvailableSkills: Handler<typeof contract.listAvailableSkills> = async (
  { query: { pageNo } },
  { url },
) => {
  const from = (pageNo - 1) * skillsPerPage;
  const rows = skillList.slice(from, from + skillsPerPage);
  return { payload: pageOf(rows, skillList.length, pageNo, skillsPerPage, url, "pageNo") };
};
