import { parse } from "csv-parse/sync";
import type { CvEntry } from "../../../contract/cv.ts";
import { phoneIn } from "../find/person/contact.ts";
import { entryOf } from "../find/parts/cv-values.ts";
import { languagesIn } from "../find/lists/languages.ts";
import { Unreadable } from "../text/unreadable.ts";
import { unzip } from "../text/unzip.ts";
import { lineOf, textField } from "./as-line.ts";
import { entryFrom, type Columns } from "./entry-from.ts";

type Row = Record<string, string>;

const mostRows = 500;

const columns = {
  Profile: {
    section: "basic",
    texts: {
      given_name: ["First Name"],
      family_name: ["Last Name"],
      current_occupation: ["Headline"],
      residential_address: ["Address", "Geo Location"],
    },
  },
  Positions: {
    section: "work_experience",
    texts: {
      title: ["Title"],
      employer: ["Company Name"],
      place: ["Location"],
      description: ["Description"],
    },
    dates: { start: "Started On", end: "Finished On" },
  },
  Education: {
    section: "qualification",
    texts: { title: ["Degree Name"], institution: ["School Name"] },
    dates: { start: "Start Date", end: "End Date" },
  },
  Certifications: {
    section: "licence",
    texts: { title: ["Name"], issuer: ["Authority"] },
    dates: { issued: "Started On", expires: "Finished On" },
  },
  Skills: { section: "skill", texts: { skill: ["Name"] } },
} satisfies Record<string, Columns>;
type Table = keyof typeof columns;

const others = ["Languages", "Email Addresses", "PhoneNumbers"] as const;
const tables = [...(Object.keys(columns) as Table[]), ...others];
const tableOf = (path: string) => tables.find((name) => new RegExp(`(?:^|/)${name}\\.csv$`, "i").test(path));

/**
 * The entries of the ZIP with a member's own data that LinkedIn makes.
 * @throws Unreadable for another or a damaged archive.
 */
export const linkedInEntries = (bytes: Uint8Array): CvEntry[] => {
  const files = unzip(bytes, (path) => tableOf(path) !== undefined);
  if (!files.size)
    throw new Unreadable("The archive has none of the files of LinkedIn's data export, such as Profile.csv.");
  const tablesIn = new Map([...files].map(([path, content]) => [tableOf(path)!, rowsOf(content)]));
  const rows = (table: (typeof tables)[number]) => tablesIn.get(table) ?? [];
  const phones = rows("PhoneNumbers").map((row) => lineOf("PhoneNumbers.csv, Number", row["Number"] ?? ""));
  const places = rows("Profile").map((row) => lineOf("Profile.csv", row["Geo Location"] ?? ""));
  const emails = rows("Email Addresses");
  const email = emails.find((row) => row["Primary"]?.toLowerCase() === "yes") ?? emails[0];
  const ofTable = (table: Table) =>
    rows(table).map((row) => entryFrom(columns[table], row, (column) => `${table}.csv, ${column}`));
  return [
    entryOf("account", { email: textField("Email Addresses.csv, Email Address", email?.["Email Address"]) }),
    ...ofTable("Profile").map(({ section, fields }) =>
      entryOf(section, { ...fields, mobile: phoneIn(phones, [...phones, ...places]) }),
    ),
    ...rows("Profile").map((row) =>
      entryOf("personal_summary", { personal_summary: textField("Profile.csv, Summary", row["Summary"]) }),
    ),
    ...(["Positions", "Education", "Certifications", "Skills"] as const).flatMap(ofTable),
    ...rows("Languages").flatMap((row) =>
      languagesIn([lineOf("Languages.csv", `${row["Name"]} – ${row["Proficiency"]}`)]),
    ),
  ].filter(({ fields }) => Object.keys(fields).length > 0);
};

const rowsOf = (content: Uint8Array): Row[] => {
  try {
    return parse<Row>(Buffer.from(content), {
      columns: true,
      bom: true,
      relax_quotes: true,
      relax_column_count: true,
      skip_empty_lines: true,
      to: mostRows,
    });
  } catch (error) {
    throw new Unreadable("A table of the archive is damaged. Please download it from LinkedIn again.", {
      cause: error,
    });
  }
};
