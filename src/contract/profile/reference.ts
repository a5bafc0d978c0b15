import { described } from "../described.ts";
import { email, plainText, text } from "../primitives.ts";
import { phone, yesNo } from "./field-schemas.ts";
import { defineSection, type Rule } from "./section.ts";

const reachable: Rule = ({ may_contact, email, phone }) =>
  may_contact === true && email === null && phone === null
    ? ["email", "Enter an email address or a phone number, so that this person can be asked."]
    : null;

/** People who speak for a seeker (spec §3). */
export const reference = defineSection({
  name: "reference",
  segment: "work_experience",
  collection: "references",
  path: "/v4/references",
  title: "References",
  noun: "reference",
  about: "Name people who have seen you work. Ask them first.",
  strength: [],
  kind: "list",
  limit: 6,
  rules: [reachable],
  fields: {
    name: {
      schema: described(
        plainText(150, "Enter the person's name."),
        "The person who has seen the seeker work.",
      ),
      label: "Name",
      widget: "text",
      autocomplete: "off",
    },
    relation: {
      schema: text(100),
      label: "Relation",
      help: "Such as supervisor, colleague or teacher.",
      optional: true,
      widget: "text",
    },
    employer: {
      schema: described(text(150), "The organisation that the person works or worked for."),
      label: "Employer",
      optional: true,
      widget: "text",
    },
    email: {
      schema: described(email, "The email address of the person."),
      label: "Email",
      optional: true,
      widget: "text",
      autocomplete: "off",
    },
    phone: { schema: phone(), label: "Phone", optional: true, widget: "phone", autocomplete: "off" },
    may_contact: {
      schema: yesNo(),
      label: "May employers ask this person?",
      optional: true,
      widget: "yes_no",
    },
  },
});
