import * as z from "zod/mini";
import { defineCall } from "../call.ts";
import { declared, described } from "../described.ts";
import { idParams } from "../primitives.ts";
import { segmentOf, type Section } from "./section.ts";
import { sections } from "./sections.ts";

const all: readonly Section[] = sections;

/** The names of the sections. */
export const sectionNames: readonly string[] = all.map(({ name }) => name);
/** The sensitive fields, such as `passport.number`. */
export const sensitiveFields: readonly string[] = all.flatMap(({ name, fields }) =>
  Object.keys(fields).flatMap((field) => (fields[field]!.sensitive ? `${name}.${field}` : [])),
);
/** The sections whose entries are files. */
export const fileSections: readonly string[] = all
  .filter(
    ({ kind, fields }) => kind === "list" && Object.values(fields).some(({ widget }) => widget === "file"),
  )
  .map(({ name }) => name);

const once = z.refine<readonly (string | number)[]>((values) => new Set(values).size === values.length, {
  error: "The same one is there twice.",
});
const namesOf = (known: readonly string[], error: string) =>
  declared(
    z.array(z.enum(known as [string, ...string[]], { error }), { error: "Must be a list." }).check(once),
    {
      uniqueItems: true,
    },
  );

/** What chooses a section: its name, or the segment that shows it (spec §3) where no section has the segment's name. */
const namesFor = (section: Section): string[] => {
  const segment = segmentOf(section);
  return sectionNames.includes(segment) ? [section.name] : [section.name, segment];
};

/** Names of sections, without their sensitive fields. A name is one section, as in the sharing preferences. */
export const chosenSections = z.pipe(
  namesOf([...new Set(all.flatMap(namesFor))], "Must be the name of a section."),
  z.transform((chosen: string[]) =>
    all.filter((section) => namesFor(section).some((name) => chosen.includes(name))).map(({ name }) => name),
  ),
);

/** What of the profile an application's employer may see. */
export const sharingPreferences = z.object(
  {
    sections: described(
      namesOf(sectionNames, "Must be the name of a section."),
      "Names of sections, without their sensitive fields and without documents that only the seeker may see.",
    ),
    sensitive: described(
      namesOf(sensitiveFields, "Must be a sensitive field, such as passport.number."),
      "Sensitive fields of these sections that may be seen as well, such as `passport.number`.",
    ),
    documents: described(
      z
        .array(
          z.int({ error: "Must be the id of a document." }).check(z.minimum(1), z.maximum(2_147_483_647)),
          {
            error: "Must be a list.",
          },
        )
        .check(z.maxLength(100, { error: "Must be at most 100." }), once),
      "Ids of the seeker's documents. One that only the seeker may see is refused, and left out once it is private.",
    ),
  },
  { error: "Must be a JSON object." },
);

const path = "/v4/profile/sharing-preferences/{id}";
const unknown = "The seeker has no such application.";

const ofApplication = described(idParams, "The id of an application, as `listAppliedJobs` gives it.");

export const getSharingPreferences = defineCall({
  method: "GET",
  path,
  summary:
    "What of the profile the employer of an application may see, by the application's id; nothing until the seeker says so.",
  auth: "seeker",
  params: ofApplication,
  payload: z.extend(sharingPreferences, {
    offered: described(
      z.object({
        sections: described(
          z.array(
            z.object({
              name: described(z.string(), "The name of the section."),
              title: described(z.string(), "The title of the section, as seekers read it."),
              sensitive: described(
                z.array(
                  z.object({
                    name: described(z.string(), "The sensitive field, such as `passport.number`."),
                    title: described(z.string(), "The label of the field."),
                  }),
                ),
                "The sensitive fields of the section that are filled in.",
              ),
            }),
          ),
          "The sections that the seeker has filled in, without those of files.",
        ),
        documents: described(
          z.array(
            z.object({
              id: described(z.int(), "The id of the document."),
              name: described(z.string(), "Its name."),
            }),
          ),
          "The documents and CVs that others may see.",
        ),
      }),
      "What of the profile there is to share now.",
    ),
    delivered: described(
      z.boolean(),
      "Whether the employer has a hiring system of its own: `saveDetails` saves a choice and delivers it there.",
    ),
  }),
  errors: { 404: unknown },
});

export const saveSharingPreferences = defineCall({
  method: "PUT",
  path,
  summary: "Say what of the profile the employer of an application may see.",
  auth: "seeker",
  params: ofApplication,
  body: sharingPreferences,
  payload: sharingPreferences,
  errors: {
    404: unknown,
    422: "A section, field or document is unknown, a document is private, or a sensitive field's section is not shared.",
  },
});
