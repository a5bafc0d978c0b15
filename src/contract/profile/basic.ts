import { plainText, text } from "../primitives.ts";
import { oneOf, pastDate, phone, place } from "./field-schemas.ts";
import { uploadedFile } from "./uploaded-file.ts";
import { defineSection } from "./section.ts";
import { country } from "./shared-fields.ts";

/** Genders, in the words of the Australian Bureau of Statistics' standard of 2020. */
const genders = [
  { value: "female", label: "Woman or female" },
  { value: "male", label: "Man or male" },
  { value: "non_binary", label: "Non-binary" },
  { value: "other", label: "I use a different term" },
  { value: "undisclosed", label: "I prefer not to say" },
] as const;

/** Who a seeker is and how to reach them (spec §3). */
export const basic = defineSection({
  name: "basic",
  collection: "profileInformation",
  path: "/v4/profile/basic",
  title: "About you",
  noun: "personal information",
  about: "Say who you are and how employers can reach you.",
  strength: ["firstname", "lastname", "home_address", "mobile", "image"],
  kind: "single",
  fields: {
    given_name: {
      schema: plainText(100, "Enter your given name."),
      label: "Given name",
      autocomplete: "given-name",
      widget: "text",
      account: true,
    },
    family_name: {
      schema: plainText(100, "Enter your family name."),
      label: "Family name",
      autocomplete: "family-name",
      widget: "text",
      account: true,
    },
    photo: {
      schema: uploadedFile("Upload the photo again."),
      label: "Photo",
      help: "JPEG, PNG or WebP. You choose the part that is shown.",
      optional: true,
      widget: "file",
      category: "photo",
      seekerKey: "image",
    },
    preferred_name: {
      schema: plainText(100),
      label: "Preferred name",
      help: "What people call you, where it differs.",
      optional: true,
      autocomplete: "nickname",
      widget: "text",
      seekerKey: "preferred_name",
    },
    current_occupation: {
      schema: plainText(150),
      label: "Current occupation",
      help: "What you do now, or did last.",
      optional: true,
      autocomplete: "organization-title",
      widget: "suggest",
      suggestions: "occupations",
      seekerKey: "current_occupation",
    },
    mobile: {
      schema: phone(),
      label: "Mobile phone",
      help: "With the country code, such as +61 4 1234 5678.",
      optional: true,
      autocomplete: "tel",
      widget: "phone",
      seekerKey: "mobile",
    },
    date_of_birth: {
      schema: pastDate(),
      label: "Date of birth",
      help: "Only employers that you choose see it. Some work has a minimum age.",
      optional: true,
      autocomplete: "bday",
      widget: "date",
      sensitive: true,
      seekerKey: "date_of_birth",
    },
    gender: {
      schema: oneOf(genders),
      label: "Gender",
      help: "You do not have to say. Only employers that you choose see it.",
      optional: true,
      autocomplete: "sex",
      widget: "select",
      options: genders,
      sensitive: true,
      seekerKey: "gender",
    },
    residential_address: {
      schema: text(300),
      label: "Residential address",
      help: "Street, suburb, state and postcode.",
      optional: true,
      autocomplete: "street-address",
      widget: "textarea",
      seekerKey: "residential_address",
    },
    home_location: {
      schema: place(),
      label: "Home suburb",
      help: "Type at least three letters of the suburb, or its postcode.",
      optional: true,
      widget: "place",
      seekerKey: "home_location",
    },
    current_country: {
      ...country,
      label: "Country you live in",
      optional: true,
      autocomplete: "country-name",
      seekerKey: "current_country",
    },
  },
});
