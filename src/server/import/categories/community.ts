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
    "individual and family services",
    "nonprofit organization management",
    "civic and social organization",
  ],
  kinds: {
    "aged-care":
      /^(?!.*\b(?:nurses?|rns?|ens?|een|physio\w*)\b).*(?:aged care|home care|\bain\b|residential care|\belder|lifestyle (?:and activities|coordinator|officer)|activities officer)/,
    "first-nations-programs": /first nations|aboriginal|indigenous|torres strait/,
    "settlement-services": /interpreter|translator|settlement|refugee|migrant|multicultural|bicultural/,
    "disability-support":
      /^(?!.*\b(?:nurses?|rns?|ens?|een|physio\w*|ot|occupational|speech\w*)\b).*(?:disability|\bndis\b|support worker|lifestyle assistant|supported independent living|\bsil\b|behaviour support)|accommodation (?:support )?worker/,
    "youth-training-programs":
      /youth|traineeship program|employment program|training program|\bmentor|trainer and assessor|employment (?:consultant|coach|officer)|transition to work/,
    "volunteer-program-coordination":
      /volunteer|program (?:coordinator|manager|officer)|community (?:development|engagement|worker|services)|case ?(?:worker|manager)|social worker|fundrais|grants (?:and|officer|manager)|not for profit|homeless|housing support|outreach worker/,
  },
};
