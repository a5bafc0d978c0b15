import type { JsonResume } from "../../contract/json-resume.ts";
import { driverLicence } from "../../contract/profile/driver-licence.ts";
import { languageTest } from "../../contract/profile/language-test.ts";
import { licence } from "../../contract/profile/licence.ts";
import type { CvProfile } from "./cv-profile.ts";
import { labelOf } from "./label-of.ts";
import { monthText } from "./period-text.ts";

/** The sections whose entries a CV shows as certificates. */
export const certificateSections = [licence, driverLicence, languageTest];

const parts = ["listening", "reading", "writing", "speaking"] as const;

/** Licences, registrations, certificates and language tests that have not expired, without their numbers. */
export const certificatesOf = (entries: CvProfile["entries"], today: string): JsonResume["certificates"] => {
  const isValid = ({ expires }: { expires: string | null }) => expires === null || expires >= today;
  return [
    ...entries(licence)
      .filter(isValid)
      .map(({ title, issuer, state, issued, expires }) => ({
        name: title,
        issuer: [issuer, state].filter(Boolean).join(", ") || undefined,
        date: issued ?? undefined,
        summary: expires ? `Valid until ${monthText(expires)}` : undefined,
      })),
    ...entries(driverLicence)
      .filter(isValid)
      .map(({ class: kind, status, state, country }) => ({
        name: `Driver licence, class ${labelOf(driverLicence, "class", kind)}`,
        issuer: [state, country?.title].filter(Boolean).join(", ") || undefined,
        summary: status === "Open" ? undefined : (labelOf(driverLicence, "status", status) ?? undefined),
      })),
    ...entries(languageTest)
      .filter(isValid)
      .map((test) => ({
        name: [labelOf(languageTest, "test", test.test), test.overall !== null && `overall ${test.overall}`]
          .filter(Boolean)
          .join(", "),
        date: test.taken ?? undefined,
        summary:
          parts
            .filter((part) => test[part] !== null)
            .map((part) => `${labelOfPart(part)} ${test[part]}`)
            .join(", ") || undefined,
      })),
  ];
};

const labelOfPart = (part: (typeof parts)[number]): string => languageTest.fields[part].label;
