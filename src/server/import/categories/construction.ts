import type { CategoryRule } from "../category-rule.ts";

export const construction: CategoryRule = {
  names: [
    "construction",
    "construction and trades",
    "building",
    "building and construction",
    "trades and services",
    "trades",
    "mining resources and energy",
    "mining",
    "engineering",
  ],
  kinds: {
    "site-management":
      /(?:site|project|construction|building) (?:manager|supervisor|foreman|engineer|administrator)|foreman|estimator|quantity surveyor|leading hand/,
    carpentry: /carpent|joiner|cabinet ?mak|formwork|framer|shopfit/,
    plumbing: /plumb|gasfit|drainer|roof plumber|hvac|refrigeration|air ?con/,
    "painting-tiling": /\bpainter|tiler|plasterer|render(?:er)?\b|decorator|floor (?:layer|sander)/,
    "plant-machinery":
      /excavator|plant operator|crane|dogman|rigger|scaffold|grader|dozer|roller operator|loader|bobcat|haul truck|machine operator|driller/,
    labouring:
      /labour|construction|bricklay|concret|steel ?fix|roofer|welder|boilermaker|fabricator|demolition|trades? assistant|handyman|glazier|fencer|mining/,
  },
};
