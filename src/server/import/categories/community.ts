import type { CategoryRule } from "../category-rule.ts";

export const community: CategoryRule = {
  names: [
    "community services",
    "community services and development",
    "social services",
    "not for profit",
    "ndis",
    "disability",
    "aged care",
    "care",
  ],
  kinds: {
    "disability-support": /disability|\bndis\b|support worker|lifestyle assistant/,
    "aged-care": /aged care|home care|\bain\b|residential care|elder/,
    "first-nations-programs": /first nations|aboriginal|indigenous|torres strait/,
    "settlement-services": /settlement|refugee|migrant|multicultural/,
    "youth-training-programs": /youth|traineeship program|employment program|training program|mentor/,
    "volunteer-program-coordination":
      /volunteer|program (?:coordinator|manager|officer)|community (?:development|engagement|worker|services)|case ?(?:worker|manager)|social worker/,
  },
};
