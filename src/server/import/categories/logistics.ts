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
    "transportation trucking railroad",
    "logistics and supply chain",
    "package freight delivery",
    "distribution",
    "maritime",
  ],
  kinds: {
    forklift: /forklift|forkie|forky|\blf licen|reach truck/,
    warehouse:
      /warehouse|pick(?:er)? (?:and )?pack|stores? ?(?:person|man)\b|order picker|pick packer|freight handler|removalist|inventory control|receiving/,
    drivers:
      /(?<!(?:header|chaser bin|tractor|harvester) )\bdrivers?\b|courier|chauffeur|\btruckie|\bhr licen|\bmc licen|line ?haul(?! (?:scheduler|planner|manager))|\bferry\b|deck ?hand|ship s master/,
    "dispatch-planning":
      /dispatch|despatch|logistics|supply chain|transport (?:manager|planner|allocator|scheduler|coordinator)|fleet|freight|inventory (?:manager|planner)|depot|stock control|import export|shipping|customs (?:broker|clerk|officer)|(?:linehaul|fleet|run) (?:scheduler|planner)/,
  },
  otherwise: /procurement|purchasing|sourcing|\bvessel|inventory|deliver(?:y|ies)|\bmov(?:er|ing)\b/,
};
