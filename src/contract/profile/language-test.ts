import { described } from "../described.ts";
import { date, number, oneOf, pastDate, documentNumber } from "./field-schemas.ts";
import { languageTests, scaleSentence, scoreOfTest } from "./language-test-scores.ts";
import { notBefore } from "./rules.ts";
import { defineSection } from "./section.ts";

const options = languageTests.map(({ value, label }) => ({ value, label }));

const score = <const L extends string>(label: L, which: "part" | "overall" = "part") =>
  ({
    schema: described(number(0, 500), scaleSentence(which)),
    label,
    optional: true,
    widget: "number",
    min: 0,
    max: 500,
    step: 0.5,
  }) as const;

/** A seeker's English language tests (spec §3). */
export const languageTest = defineSection({
  name: "language_test",
  collection: "languagetest",
  path: "/v4/languagetests",
  title: "English language tests",
  noun: "language test",
  about: "Visas and registrations ask for a test of English. Enter the scores of the report.",
  strength: [],
  kind: "list",
  limit: 10,
  rules: [
    scoreOfTest("overall", "overall"),
    scoreOfTest("listening", "part"),
    scoreOfTest("reading", "part"),
    scoreOfTest("writing", "part"),
    scoreOfTest("speaking", "part"),
    notBefore("expires", "taken", "The result cannot expire before the test. Check both dates."),
  ],
  fields: {
    test: { schema: oneOf(options), label: "Test", widget: "select", options },
    taken: { schema: pastDate(), label: "Date of the test", optional: true, widget: "date" },
    overall: score("Overall score", "overall"),
    listening: score("Listening"),
    reading: score("Reading"),
    writing: score("Writing"),
    speaking: score("Speaking"),
    reference_number: {
      schema: documentNumber(4, 30),
      label: "Reference number",
      help: "The number of the test report.",
      optional: true,
      widget: "text",
      autocomplete: "off",
    },
    expires: {
      schema: date(),
      label: "Valid until",
      help: "Most results count for two or three years.",
      optional: true,
      widget: "date",
      expires: true,
    },
  },
});
