import { parse } from "csv-parse/sync";
import type { CvEntry } from "../../../contract/cv.ts";
import { phoneIn } from "../find/contact.ts";
import { entryOf } from "../find/finding.ts";
import { languagesIn } from "../find/languages.ts";
import { Unreadable } from "../text/unreadable.ts";
import { unzip } from "../text/unzip.ts";
import { dateField, flagged, lineOf, textField } from "./as-line.ts";

type Row = Record<string, string>;

const mostRows = 500;
const tables = [
  "Profile",
  "Positions",
  "Education",
  "Skills",
  "Languages",
  "Certifications",
  "Email Addresses",
  "PhoneNumbers",
] as const;
type Table = (typeof tables)[number];
const tableOf = (path: string): Table | undefined =>
  tables.find((name) => new RegExp(`(?:^|/)${name}\\.csv$`, "i").test(path));

/**
 * The entries of the ZIP with a member's own data that LinkedIn makes.
 * @throws Unreadable for another or a damaged archive.
 */
export const linkedInEntries = (bytes: Uint8Array): CvEntry[] => {
  const files = unzip(bytes, (path) => tableOf(path) !== undefined);
  if (!files.size)
    throw new Unreadable("The archive has none of the files of LinkedIn's data export, such as Profile.csv.");
  const rows = new Map([...files].map(([path, content]) => [tableOf(path)!, rowsOf(content)]));
  const each = (table: Table, read: (row: Row, at: (column: string) => string) => CvEntry[]) =>
    (rows.get(table) ?? []).flatMap((row) => read(row, (column) => `${table}.csv, ${column}`));
  const phones = (rows.get("PhoneNumbers") ?? []).map((row) =>
    lineOf("PhoneNumbers.csv, Number", row["Number"] ?? ""),
  );
  const emails = rows.get("Email Addresses") ?? [];
  const email = emails.find((row) => row["Primary"]?.toLowerCase() === "yes") ?? emails[0];
  const places = (rows.get("Profile") ?? []).map((row) => lineOf("Profile.csv", row["Geo Location"] ?? ""));
  return [
    entryOf("account", { email: textField("Email Addresses.csv, Email Address", email?.["Email Address"]) }),
    ...each("Profile", (row, at) => [
      entryOf("basic", {
        given_name: textField(at("First Name"), row["First Name"]),
        family_name: textField(at("Last Name"), row["Last Name"]),
        current_occupation: textField(at("Headline"), row["Headline"]),
        mobile: phoneIn(phones, [...phones, ...places]),
        residential_address:
          textField(at("Address"), row["Address"]) ?? textField(at("Geo Location"), row["Geo Location"]),
      }),
      entryOf("personal_summary", { personal_summary: textField(at("Summary"), row["Summary"]) }),
    ]),
    ...each("Positions", (row, at) => {
      const [start, end] = [
        dateField(at("Started On"), row["Started On"]),
        dateField(at("Finished On"), row["Finished On"]),
      ];
      return [
        entryOf("work_experience", {
          title: textField(at("Title"), row["Title"]),
          employer: textField(at("Company Name"), row["Company Name"]),
          place: textField(at("Location"), row["Location"]),
          start,
          end,
          is_current: end ? null : flagged(start),
          description: textField(at("Description"), row["Description"]),
        }),
      ];
    }),
    ...each("Education", (row, at) => [
      entryOf("qualification", {
        title: textField(at("Degree Name"), row["Degree Name"]),
        institution: textField(at("School Name"), row["School Name"]),
        start: dateField(at("Start Date"), row["Start Date"]),
        end: dateField(at("End Date"), row["End Date"]),
      }),
    ]),
    ...each("Certifications", (row, at) => [
      entryOf("licence", {
        title: textField(at("Name"), row["Name"]),
        issuer: textField(at("Authority"), row["Authority"]),
        issued: dateField(at("Started On"), row["Started On"]),
        expires: dateField(at("Finished On"), row["Finished On"]),
      }),
    ]),
    ...each("Skills", (row, at) => [entryOf("skill", { skill: textField(at("Name"), row["Name"]) })]),
    ...each("Languages", (row) =>
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
