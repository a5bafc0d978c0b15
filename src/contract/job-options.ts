/**
 * The option lists of jobs and searches (spec §9). Schemas, table columns, the index, counts, labels and feeds use a new
 * row; a missing field does not compile. Other words than titles are in `src/lexicon/conditions/`.
 */
interface Option {
  id: string | number;
  /** As seekers see it. */
  title: string;
}

interface WorkTypeOption extends Option {
  /** Its `employmentType` in structured data. */
  schemaOrg: string;
  /** Its `jobtype` in feeds in Indeed's format. */
  indeed: string;
}

/** Work types; the id is the word that seekers see. */
export const workTypeOptions = [
  { id: "Full time", title: "Full time", schemaOrg: "FULL_TIME", indeed: "fulltime" },
  { id: "Part time", title: "Part time", schemaOrg: "PART_TIME", indeed: "parttime" },
  { id: "Contract", title: "Contract", schemaOrg: "CONTRACTOR", indeed: "contract" },
  // Google has no word for casual work; "temporary" is the one that job boards use for it.
  { id: "Casual", title: "Casual", schemaOrg: "TEMPORARY", indeed: "casual" },
] as const satisfies readonly WorkTypeOption[];

interface PayType extends Option {
  id: number;
  /** The unit of pay, in one word that feeds use too. */
  unit: string;
  /** How many units a full-time year has, at 38 hours a week and 52 weeks. */
  perYear: number;
  /** Dollars per unit that the salary filters offer; the first minimum, 0, means no limit. */
  minimums: readonly number[];
  maximums: readonly number[];
}

const hourly = [15, 20, 25, 30, 35, 40, 50, 60, 75, 100];
// The specification lists no amounts for weeks and days: they are the hourly ones for a 38-hour week and a 7.6-hour day.
const weekly = hourly.map((amount) => amount * 38);
const daily = hourly.map((amount) => amount * 7.6);
const monthly = [3, 5, 7, 9, 11, 13, 15, 17, 19].map((k) => k * 1000);
const annual = [30, 40, 50, 60, 70, 80, 100, 120, 150, 200].map((k) => k * 1000);

/** Units that pay is stated in. */
export const payTypes = [
  { id: 1, title: "Annual", unit: "year", perYear: 1, minimums: [0, ...annual], maximums: annual },
  {
    id: 2,
    title: "Monthly",
    unit: "month",
    perYear: 12,
    minimums: [0, ...monthly],
    maximums: [...monthly, 21_000],
  },
  { id: 3, title: "Hourly", unit: "hour", perYear: 38 * 52, minimums: [0, ...hourly], maximums: hourly },
  { id: 4, title: "Weekly", unit: "week", perYear: 52, minimums: [0, ...weekly], maximums: weekly },
  { id: 5, title: "Daily", unit: "day", perYear: 260, minimums: [0, ...daily], maximums: daily },
] as const satisfies readonly PayType[];

/** States and territories; INT is abroad. */
export const states = [
  { id: 1, code: "NSW", title: "New South Wales" },
  { id: 2, code: "NT", title: "Northern Territory" },
  { id: 3, code: "QLD", title: "Queensland" },
  { id: 4, code: "SA", title: "South Australia" },
  { id: 5, code: "TAS", title: "Tasmania" },
  { id: 6, code: "VIC", title: "Victoria" },
  { id: 7, code: "WA", title: "Western Australia" },
  { id: 8, code: "ACT", title: "Australian Capital Territory" },
  { id: 9, code: "INT", title: "International" },
] as const satisfies readonly (Option & { code: string })[];

/** When a seeker can start (spec §9). */
export const availability = [
  { id: 1, title: "Now" },
  { id: 2, title: "2 Weeks" },
  { id: 3, title: "4 Weeks" },
  { id: 4, title: "8 Weeks" },
  { id: 5, title: "12 Weeks" },
] as const satisfies readonly Option[];

/** The right-to-work options, by the ids that the API and the database use (spec §9). */
export const rightToWorkOptions = [
  { id: "citizen", title: "Australian citizen" },
  { id: "permanent-resident", title: "Permanent resident or NZ citizen" },
  { id: "partner-visa", title: "Family/partner visa with no restrictions" },
  { id: "graduate-visa", title: "Graduate temporary work visa" },
  { id: "holiday-visa", title: "Holiday temporary work visa" },
  { id: "visa-hours", title: "Temporary visa with restrictions on work hours (e.g. student visa)" },
  { id: "visa-location", title: "Temporary visa with restrictions on work location" },
  { id: "visa-industry", title: "Temporary visa with no restrictions on industry" },
  { id: "visa-unrestricted", title: "Temporary visa with no restrictions" },
  { id: "protection-visa", title: "Temporary protection or safe haven work visa" },
  { id: "sponsorship", title: "Requires sponsorship to work for a new employer" },
  { id: "none", title: "No right to work in Australia" },
] as const satisfies readonly Option[];

export type RightToWorkId = (typeof rightToWorkOptions)[number]["id"];

/** When the work is done, where an ad says so. */
export const shiftOptions = [
  { id: "day", title: "Day shift" },
  { id: "early", title: "Early starts" },
  { id: "afternoon", title: "Afternoon or evening" },
  { id: "night", title: "Night shift" },
  { id: "weekend", title: "Weekends" },
  { id: "rotating", title: "Rotating roster" },
  { id: "split", title: "Split shifts" },
  { id: "on-call", title: "On call" },
] as const satisfies readonly Option[];

export type ShiftId = (typeof shiftOptions)[number]["id"];

/** What employers offer beside pay, where an ad says so. */
export const benefitOptions = [
  { id: "accommodation", title: "Accommodation" },
  { id: "relocation", title: "Help with moving" },
  { id: "flexible-hours", title: "Flexible hours" },
  { id: "training", title: "Paid training or study" },
  { id: "extra-leave", title: "Extra leave" },
  { id: "parental-leave", title: "Paid parental leave" },
  { id: "days-off", title: "RDOs or nine-day fortnight" },
  { id: "bonus", title: "Bonus or commission" },
  { id: "penalty-rates", title: "Penalty rates or loading" },
  { id: "salary-packaging", title: "Salary packaging" },
  { id: "vehicle", title: "Vehicle or fuel card" },
  { id: "tools", title: "Tools, phone or uniform" },
  { id: "meals", title: "Meals" },
  { id: "parking", title: "Parking" },
  { id: "discounts", title: "Staff discounts" },
  { id: "childcare", title: "Cheaper childcare" },
  { id: "wellbeing", title: "Health and wellbeing" },
] as const satisfies readonly Option[];

export type BenefitId = (typeof benefitOptions)[number]["id"];

/** How many days back the Date Posted filter goes; 0 means no limit. */
export const datePostedOptions = [
  { id: 0, title: "Anytime" },
  { id: 1, title: "Today" },
  { id: 3, title: "Last 3 days" },
  { id: 7, title: "Last 7 days" },
  { id: 14, title: "Last 14 days" },
  { id: 30, title: "Last 30 days" },
] as const satisfies readonly Option[];

/** The ids of an option list, in its order. */
export const idsOf = <const O extends readonly { id: string | number }[]>(options: O) =>
  options.map(({ id }) => id) as unknown as { readonly [Index in keyof O]: O[Index]["id"] };
