import { fields } from "@keystatic/core";
import { brandSchema, usualAccent } from "../contract/brand.ts";
import { colourField } from "./colour-field.tsx";
import { jobCategories } from "../contract/job-categories.ts";
import { limits } from "./limits.ts";
import { link } from "./link-fields.ts";
import { group } from "./group-field.tsx";
import { choice, choices, flag, json, text, words } from "./simple-fields.ts";

const length = limits(brandSchema);
const categories = choices(
  "Fields of work",
  "Jobs of other fields are not on this site; none chosen means every field.",
  jobCategories.map(({ id, title }) => ({ label: title, value: id })),
);

/** Choices that are shown as they are stored. */
const same = (values: string[]) => values.map((value) => ({ label: value, value }));

/** The fields of a brand's `brand.json`, in the order of the file (`src/contract/brand.ts`). */
export const brandFields = {
  name: text("Name", length.name),
  shortName: text("Short name", {
    max: 12,
    help: "Below the icon on a phone's home screen; the name when empty.",
  }),
  tagline: text("Tagline", length.tagline),
  description: text("Description", {
    ...length.description,
    long: true,
    help: "One or two sentences for search engines and shared links.",
  }),
  hosts: fields.array(text("Host", { min: 1 }), {
    label: "Hosts",
    description:
      "Public ones; the first one is in the addresses of its pages. A wrong one takes the site off the web.",
    itemLabel: ({ value }) => value,
  }),
  accent: colourField("Accent colour", "Such as #7c3aed; purple when empty.", usualAccent),
  look: json(
    "Look",
    "Typeface, corners and tint: src/contract/look.ts explains them; the usual look when empty.",
  ),
  jobs: fields.object(
    {
      categories: {
        ...categories,
        parse: (stored) => (stored === "all" ? [] : categories.parse(stored)),
        serialize: (value) => ({ value: value.length ? value : "all" }),
        reader: { parse: (stored) => (stored === "all" ? [] : categories.parse(stored)) },
      } satisfies typeof categories,
      sponsorship: flag("Sponsored only", "Only jobs whose employer sponsors visas."),
    },
    { label: "Jobs" },
  ),
  popular: fields.array(
    fields.object({
      label: text("Label", { min: 1, max: 120 }),
      q: text("Search for", { min: 1, max: 120 }),
    }),
    { label: "Popular searches", itemLabel: ({ fields }) => fields.label.value },
  ),
  navigation: fields.array(fields.object(link), {
    label: "Navigation",
    itemLabel: ({ fields }) => fields.label.value,
  }),
  footer: fields.array(
    fields.object({
      heading: text("Heading", { min: 1, max: 120 }),
      links: fields.array(fields.object(link), {
        label: "Links",
        itemLabel: ({ fields }) => fields.label.value,
      }),
    }),
    { label: "Columns of the foot", itemLabel: ({ fields }) => fields.heading.value },
  ),
  operator: group(
    "Operator",
    {
      name: text("Legal entity", { help: "As it is registered." }),
      abn: text("ABN", { help: "Eleven digits, such as 51 824 753 556." }),
      address: text("Address", { help: "Where letters reach it." }),
    },
    { optional: true, help: "Who runs the site: policies name it." },
  ),
  email: text("Email", { min: 3, help: "Where people write to the site." }),
  supportEmail: text("Support email", { help: "Where messages to support go; Email when empty." }),
  consultations: words(
    "Consultations",
    "What seekers can ask for a consultation about, comma-separated; when empty, none are offered.",
  ),
  externalSignIn: group(
    "External sign-in",
    {
      label: text("Provider", { help: "Its name, on the button Continue with …" }),
      issuer: text("Issuer", { help: "Such as https://id.example.com; the demo provider when empty." }),
      clientId: text("Client id", { help: "As the provider has given it; signboard when empty." }),
      responseType: choice("Response type", same(["code", "code id_token", "id_token"])),
      responseMode: choice("Response mode", same(["query", "fragment", "form_post"])),
      scope: text("Scope", { help: "openid email profile when empty." }),
      tokenEndpointAuthMethod: choice(
        "Client authentication",
        same(["client_secret_basic", "client_secret_post"]),
      ),
    },
    { optional: true, help: "An OpenID Connect provider; its secret is in the configuration." },
  ),
  timezone: text("Time zone", {
    help: "Whose clocks Publish at goes by: Australia/Perth; Sydney when empty.",
  }),
  default: flag("Default site", "Answers addresses that no site names; one site at most."),
  social: fields.array(fields.object(link), {
    label: "Elsewhere",
    description: "The site's pages on social networks.",
    itemLabel: ({ fields }) => fields.label.value,
  }),
};
