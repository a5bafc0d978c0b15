import type { CategoryRule } from "../category-rule.ts";

export const community: CategoryRule = {
  kinds: {
    "aged-care":
      /^(?!.*\b(?:nurses?|rns?|ens?|een|physio\w*)\b).*(?:\baged care|(?<!out of )home care|\bain\b|residential care|\belder|lifestyle (?:and activities|coordinator|officer)|activities officer)/,
    "first-nations-programs": /first nations|\bah[wp]s?\b|aboriginal|indigenous|torres strait/,
    "settlement-services": /interpreter|translator|settlement|refugee|migrant|multicultural|bicultural/,
    "disability-support":
      /^(?!.*\b(?:nurses?|rns?|ens?|een|physio\w*|ot|occupational|speech\w*)\b).*(?:disability|\bndis\b|support worker|lifestyle assistant|supported independent living|\bsil\b|behaviour support|\bsil\b|local area coordinat|\bhouse supervisor|psychosocial recovery|recovery coach)|(?<!\b(?:it|ict|admin\w*|sales|customer|technical|business|project|office|clinical|student|learning|service) )support (?:coordinat|facilitator)|accommodation (?:support )?worker/,
    "youth-training-programs":
      /youth|traineeship program|employment program|training program|\bmentor|trainer and assessor|employment (?:consultant|coach|officer)|transition to work/,
    "volunteer-program-coordination":
      /volunteer|program (?:coordinator|officer)|community (?:development|engagement)|(?<!(?:to door|to face|street) )fundrais|grants (?:and|officer|manager)/,
  },
  noKind:
    /community (?:worker|services)|\bcase ?(?:worker|manager)|community (?:support|care|access|inclusion|liaison|connect\w*|outreach)|child protection|child safety|out of home care|\boohc\b|foster care|kinship care|family (?:support|services|violence|preservation)|domestic violence|\bdfv\b|\baod\b|alcohol and other drug|drug and alcohol|crisis (?:support|accommodation)|peer (?:support )?worker|lived experience|pastoral care|chaplain|tenancy|\bhousing (?:officer|worker)|welfare|emergency relief|financial counsell|early intervention|schc?ads|social worker|not for profit|homeless|\bhousing support|outreach worker|refuge worker/,
  otherwise: /program manager/,
  workplaces:
    /\bndis\b|disabilit\w+|\baged care|home care|homeless\w*|out of home care|family violence|not for profit|community services|refugees?\b|aboriginal (?:community|corporation)|community housing|foster care/g,
};
