import type { CategoryRule } from "../category-rule.ts";

export const logistics: CategoryRule = {
  kinds: {
    forklift: /fork ?lift|forkie|\blf (?:driver|operator)|forky|\blf licen|reach truck/,
    warehouse:
      /warehouse|distribution cent(?:re|er)|\binbound outbound|(?:inbound|outbound) (?:team|supervisor|lead|operator|dock)|\b3pl\b|(?<!(?:fruit|veg\w*|produce|meat|orchard|shed) )\bpackers?\b|(?:container|truck|trailer) (?:un)?loader|\byard ?(?:person|man|hand)\b|stevedor|wharf|\bpost(?:ie|al)\b|mail (?:sort|officer|room)|parcel (?:sort|handl)|baggage|ground (?:crew|handl\w+)|fulfil|\bramp (?:agent|handler|services)|stores officer|pick(?:er)? (?:and )?pack|stores? ?(?:person|man)\b|order picker|pick packer|freight handler|(?<!asbestos )removalist|inventory control|receiving/,
    drivers:
      /(?<!(?:header|chaser bin|tractor|harvester) )\bdrivers?\b|courier|heavy rigid|\btipper|\bagi(?:tator)?s?\b|side ?loader|side ?arm|(?:garbage|waste|rubbish|concrete|tilt) truck|(?<!(?:dump|haul|water) )truck operator|bus operator|\btrams?\b|train (?:driver|controller)|\broad ?trains?\b|\bb ?double|\bmc (?:local|interstate|shuttle)|chauffeur|\btruckie|\bhr licen|\bmc licen|line ?haul(?! (?:scheduler|planner|manager))/,
    "dispatch-planning":
      /dispatch|despatch|\b(?:demand|supply|load|route) planner|allocator|logistics|supply chain|transport (?:manager|planner|allocator|scheduler|coordinator)|fleet|freight|inventory (?:manager|planner)|depot|stock control|import export|shipping|customs (?:broker|clerk|officer)|(?:linehaul|fleet|run) (?:scheduler|planner)/,
  },
  noKind: /\bferry\b|deck ?hand|ship s master/,
  otherwise:
    /\btransport(?! engineer)|procurement|purchasing|\bsourcing|\bvessel|inventory|deliver(?:y|ies)|\bmov(?:er|ing)\b/,
  workplaces:
    /\bwarehous\w+|distribution cent(?:re|er)s?|\bdepots?\b|\bfreight|trucking|transport (?:compan|business|operator)\w*|logistics|\b3pl\b|couriers?\b/g,
};
