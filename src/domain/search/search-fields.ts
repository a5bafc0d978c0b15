/** What the two fields of a search say, on landing pages and above the results. */
export const searchFields = {
  words: { label: "What", placeholder: "Job title, skill or employer" },
  place: { label: "Where", placeholder: "Suburb, postcode or state" },
} as const;
