import type { CategoryRule } from "../category-rule.ts";

export const logistics: CategoryRule = {
  names: [
    "transport",
    "transport and logistics",
    "manufacturing transport and logistics",
    "logistics",
    "warehousing",
    "supply chain",
    "driving",
    "warehouse and distribution",
  ],
  kinds: {
    forklift: /forklift|\blf licen|reach truck/,
    warehouse:
      /warehouse|pick(?:er)? (?:and )?pack|storeperson|stores? person|order picker|pick packer|freight handler|removalist/,
    drivers: /driver|courier|chauffeur|\btruckie|\bhr licen|\bmc licen/,
    "dispatch-planning":
      /dispatch|despatch|logistics|supply chain|transport (?:manager|planner|allocator|scheduler|coordinator)|fleet|freight|inventory/,
  },
};
