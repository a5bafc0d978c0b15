import { states } from "../job-options.ts";
import { requiredText, text } from "../primitives.ts";
import { documentNumber, oneOf } from "./field-schemas.ts";
import { notBefore } from "./rules.ts";
import { defineSection } from "./section.ts";
import { expires, issued } from "./shared-fields.ts";

const kinds = [
  { value: "licence", label: "Licence" },
  { value: "registration", label: "Professional registration" },
  { value: "certificate", label: "Certificate" },
] as const;

const stateOptions = states.map(({ code, title }) => ({ value: code, label: title }));

/** A seeker's licences, professional registrations and certificates (spec §3). The first API knows the certificates. */
export const licence = defineSection({
  name: "licence",
  segment: "license_professional_registration",
  collection: "licenses",
  path: "/v4/licenses",
  firstApiPath: "/v1/profile/certification",
  firstApiOnly: { kind: "certificate" },
  seekerList: "certifications",
  title: "Licences, registrations and certificates",
  noun: "licence",
  about:
    "List what your work needs: an electrical licence, AHPRA or teacher registration, RSA, a white card.",
  strength: ["certifications"],
  kind: "list",
  limit: 30,
  rules: [notBefore("expires", "issued", "It cannot expire before it was issued. Check both dates.")],
  fields: {
    title: {
      schema: requiredText(200, "Enter the name of the licence, registration or certificate."),
      label: "Name",
      help: "Such as Working with Children Check, Registered Nurse or Responsible Service of Alcohol.",
      widget: "text",
    },
    kind: { schema: oneOf(kinds), label: "Kind", widget: "select", options: kinds, guess: "certificate" },
    issuer: {
      schema: text(150),
      label: "Issued by",
      help: "Such as AHPRA, NESA, Service NSW or a training organisation.",
      optional: true,
      widget: "text",
    },
    number: {
      schema: documentNumber(2, 30),
      label: "Number",
      optional: true,
      widget: "text",
      autocomplete: "off",
      sensitive: true,
    },
    state: {
      schema: oneOf(stateOptions),
      label: "State or territory",
      help: "Where it is valid, unless it is valid in all of Australia.",
      optional: true,
      widget: "select",
      options: stateOptions,
    },
    issued,
    expires,
  },
});
