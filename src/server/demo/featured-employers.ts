import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { EmployerData } from "../../site/employers/employer-schema.ts";
import type { DemoEmployer } from "./employers.ts";
import type { Places } from "./places.ts";
import { allFields } from "./work/all-fields.ts";
import type { Workplace } from "./work/field.ts";

/** What demo jobs of an employer with a folder in `src/content/employers` are about. */
type Featured =
  /** A company: its field of work, and the sort of place that people work at. */
  | ({ field: string } & Pick<Workplace, "what" | "kinds"> & { strengths: readonly string[] })
  /** An employer that advertises for others: its fields of work. */
  | { fields: readonly string[] };

const brandFields = ["early-learning", "automotive", "hospitality", "electrical", "community"] as const;

const featured: Readonly<Record<string, Featured>> = {
  "redgum-ridge-motors": {
    field: "automotive",
    what: "family workshop with eleven bays and a panel shop",
    strengths: [
      "Jobs are booked with the time they really take.",
      "Every second Friday is off, on full pay.",
    ],
    kinds: [
      "mechanics-technicians",
      "auto-electricians",
      "panel-paint",
      "parts-sales",
      "service-workshop-management",
    ],
  },
  "tin-shed-diesel": {
    field: "automotive",
    what: "diesel depot with four field-service trucks",
    strengths: [
      "A field day ends at ten hours, driving included.",
      "Pay is level all year, however long the harvest is.",
    ],
    kinds: ["heavy-vehicles", "mechanics-technicians", "auto-electricians", "parts-sales"],
  },
  "paperlantern-early-learning": {
    field: "early-learning",
    what: "not-for-profit centre with a studio",
    strengths: [
      "Each room has one educator more than the ratio asks for.",
      "Six hours of planning a week are rostered and covered.",
    ],
  },
  "creekside-kindergarten-cooperative": {
    field: "early-learning",
    what: "small kindergarten owned by its families",
    strengths: [
      "At least half of every session is outside.",
      "After a year you may become a member and vote on the budget.",
    ],
    kinds: ["educators", "early-childhood-teachers", "centre-support", "outside-school-hours-care"],
  },
  "the-salt-ledger": {
    field: "hospitality",
    what: "hotel of 46 rooms with a busy dining room",
    strengths: [
      "Rosters come out three weeks ahead and are kept.",
      "Tips are shared by hours between kitchen and floor.",
    ],
  },
  "marlowe-and-moth": {
    field: "hospitality",
    what: "bakery with four coffee shops",
    strengths: ["The doors close at three, and all day on Mondays.", "Bakers own a fifth of the company."],
    kinds: ["chefs-cooks", "front-of-house", "baristas-bar", "kitchen-hands", "venue-management"],
  },
  "fourwire-electrical": {
    field: "electrical",
    what: "commercial contractor with its own switchboard shop",
    strengths: ["We tender with the hours that the work takes.", "Nobody works on a live board alone."],
    kinds: [
      "electricians",
      "data-communications",
      "industrial-instrumentation",
      "power-lines-high-voltage",
      "apprentices-assistants",
    ],
  },
  "sunfold-energy": {
    field: "electrical",
    what: "solar and battery company with crews of its own",
    strengths: [
      "Crews of three stay together for a year.",
      "At 36 degrees the roof closes and everybody is paid to the end of the day.",
    ],
    kinds: ["solar-battery", "electricians", "apprentices-assistants"],
  },
  "open-verandah-support": {
    field: "community",
    what: "home support service with small steady teams",
    strengths: [
      "Travel between clients and time for notes are paid.",
      "Teams are small, and clients choose theirs.",
    ],
    kinds: ["disability-support", "aged-care", "volunteer-program-coordination"],
  },
  "twelve-tides-community": {
    field: "community",
    what: "community organisation with eighteen programs",
    strengths: [
      "Elders sit on every selection panel.",
      "After a hard call-out there is a debrief on the same day.",
    ],
    kinds: [
      "youth-training-programs",
      "first-nations-programs",
      "settlement-services",
      "volunteer-program-coordination",
    ],
  },
  // Clients that their recruiters may not name.
  "northgate-fleet-care": {
    field: "automotive",
    what: "night workshop for vans and light trucks",
    strengths: [
      "Shifts begin at eight in the evening and end at four.",
      "Night loading is paid on every hour.",
    ],
    kinds: ["mechanics-technicians", "auto-electricians", "service-workshop-management"],
  },
  "lantern-lane-dining": {
    field: "hospitality",
    what: "restaurant group with a catering kitchen",
    strengths: ["You choose lunch or dinner, and keep it.", "The opening team helps to write the menu."],
    kinds: ["chefs-cooks", "front-of-house", "kitchen-hands", "venue-management"],
  },
  "harrow-street-recruitment": { fields: ["automotive", "electrical"] },
  "second-pot-people": { fields: ["hospitality", "early-learning"] },
  "kindred-rosters": { fields: ["community", "early-learning"] },
  "longpaddle-talent": { fields: ["automotive", "hospitality"] },
  "civic-and-current": { fields: ["electrical", "community"] },
  "motor-trades-jobs-alliance": { fields: ["automotive"] },
  "early-years-employers-network": { fields: ["early-learning"] },
  "hosts-hotels-association": { fields: ["hospitality"] },
  "electrical-contractors-jobs-network": { fields: ["electrical"] },
  "community-sector-employers-forum": { fields: ["community"] },
  "towns-and-tracks-employers-network": { fields: brandFields },
  "every-state-jobs-exchange": { fields: brandFields },
  "first-step-careers": { fields: brandFields },
  "bonnet-and-bay-jobs": { fields: ["automotive"] },
  "early-years-job-pool": { fields: ["early-learning"] },
};

const folder = join(import.meta.dirname, "..", "..", "content", "employers");

/** An employer of the demo with a folder of its own. */
export interface FeaturedEmployer extends DemoEmployer {
  /** Ids of the fields of work whose jobs it has. */
  fields: readonly string[];
}

/** The employers above whose folders are there, with the names and the places that their folders give. */
export const readFeaturedEmployers = (places: Places): FeaturedEmployer[] =>
  existsSync(folder)
    ? readdirSync(folder).flatMap((slug) => {
        const work = featured[slug];
        return work && existsSync(join(folder, slug, "employer.json"))
          ? [employerOf(slug, work, places)]
          : [];
      })
    : [];

const employerOf = (slug: string, work: Featured, places: Places): FeaturedEmployer => {
  const data = JSON.parse(readFileSync(join(folder, slug, "employer.json"), "utf8")) as EmployerData;
  const { name, type, about } = data;
  const own = { slug, name, type, about, website: data.website ?? "", field: null };
  if ("fields" in work) return { ...own, company: null, fields: work.fields };
  const { field: id, ...workplace } = work;
  const field = allFields.find((one) => one.id === id)!;
  const company = {
    field,
    workplace: { ...workplace, names: [] },
    strengths: workplace.strengths,
    sites: data.places.flatMap((place) => places.named(place) ?? []),
  };
  return { ...own, field, company, fields: [id] };
};
