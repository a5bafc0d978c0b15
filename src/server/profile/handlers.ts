import { and, asc, eq } from "drizzle-orm";
import type * as contract from "../../contract/profile.ts";
import { careerLevels, responsibilities } from "../../contract/profile/career-levels.ts";
import { workTypes } from "../../contract/job-fields.ts";
import { jobCategories } from "../../contract/job-categories.ts";
import { rightToWorkOptions } from "../../contract/job-options.ts";
import { payTypes } from "../../contract/job-options.ts";
import { availability } from "../../contract/job-options.ts";
import { lettersId } from "../../domain/text/letters-id.ts";
import { ownStates } from "../../lexicon/places/state-names.ts";
import { citiesIn, statesAbroad } from "../../lexicon/places/states-abroad.ts";
import type { Handler } from "../http/context.ts";
import { locations } from "../catalogue/locations/tables.ts";
import { notFound } from "../platform/http-error.ts";
import { countryList } from "./countries.ts";
import { languageList } from "./languages.ts";

export const getConfig: Handler<typeof contract.getConfig> = async () => ({
  payload: {
    languages: [...languageList],
    pay_types: payTypes.map(({ id, title }) => ({ id, title })),
    work_types: [...workTypes],
    availability: [...availability],
    career_levels: careerLevels.flatMap(({ id: level, levels }) =>
      responsibilities
        .filter(({ id }) => (levels as readonly number[]).includes(id))
        .map(({ id, title: responsibility, para }) => ({ id, level, responsibility, para })),
    ),
    right_to_work: [...rightToWorkOptions],
    categories: jobCategories.map(({ sub_categories, ...category }) => ({
      ...category,
      sub_categories: [...sub_categories],
    })),
  },
});

export const listCountries: Handler<typeof contract.listCountries> = async () => ({ payload: countryList });

export const listStates: Handler<typeof contract.listStates> = async ({ params }) => {
  const country = countryList.find(({ id }) => id === params.id);
  if (!country) throw notFound("country");
  if (country.initials === "AUS")
    return { payload: ownStates.map(({ id, title, code }) => ({ id, title, initials: code })) };
  const abroad = statesAbroad().filter((state) => lettersId(state.country) === country.id);
  return { payload: abroad.map(({ id, title, initials }) => ({ id, title, initials })) };
};

export const listCities: Handler<typeof contract.listCities> = async ({ params }, { db }) => {
  const own = ownStates.find(({ id }) => id === params.id);
  if (!own) {
    const state = statesAbroad().find(({ id }) => id === params.id);
    if (!state) throw notFound("state");
    return { payload: citiesIn(state) };
  }
  const rows = await db
    .selectDistinctOn([locations.suburb], { id: locations.id, title: locations.suburb })
    .from(locations)
    .where(and(eq(locations.kind, "suburb"), eq(locations.state, own.code)))
    .orderBy(asc(locations.suburb), asc(locations.postcode));
  return { payload: rows.map(({ id, title }) => ({ id, title: title ?? "" })) };
};
