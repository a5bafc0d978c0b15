import type { CategoryRule } from "../category-rule.ts";

export const hospitality: CategoryRule = {
  kinds: {
    "kitchen-hands":
      /kitchen ?(?:hand|assistant|porter|steward)|dish(?:y|ie)s?\b|\bkps?\b|steward(?:s|ing)?\b|dish ?(?:pig|hand)\b|sandwich|dish ?washer/,
    "venue-management":
      /\b(?:restaurant|venue|cafe|hotel|bar|pub|food and beverage|f and b|functions?|duty|gaming|catering) (?:and \w+ )?(?:manager|general manager)|food and beverage director|licensee|maitre d|(?:caravan|holiday|tourist) park managers?|motel managers?/,
    "chefs-cooks":
      /\bchef|\bcook\b|\bcooks\b|baker\b|pastry|pizzaiolo|pizza maker|\bcommis\b|sous|\bcdp\b|bakery|\bcakes?\b/,
    "baristas-bar":
      /barista|bartend|\bbar (?:staff|attendant|person|back)|mixologist|sommelier|croupier|casino|\btab (?:operator|attendant)|gaming/,
    "hotel-housekeeping":
      /housekeep|\bhouse ?person|\broom attendant|laundry attendant|camp (?:services|attendant|utility)|utility (?:camp|village|worker village)|village (?:services|utility)|holiday park|caravan park|hotel|concierge|\bporter\b|guest (?:service|relations)|night audit|front office (?:agent|attendant|host|supervisor)/,
    "front-of-house":
      /wait(?:er|ress|staff|person| staff)|front of house|\bfoh\b|\bf and b attendant|functions waitstaff|hospitality(?! trainer)|(?:chicken|fish and chip|pizza|coffee|sandwich|burger|kebab|noodle|ice cream) shop|food and beverage|cafe (?:all|staff|worker)|\bhost(?:ess)?\b|cellar door|(?:food|drinks?) runner|glass(?:y|ies?)\b|tuck ?shop|canteen|cruise|travel (?:agent|consultant|advis\w+)|flight attendant|cabin crew|fast food|catering|restaurant|tour guide|(?:functions?|events?|gaming|bistro|buffet) (?:and events? )?(?:attendant|staff)|crew member|all ?rounders?\b.*(?:bar|cafe|bistro)|(?:bar|cafe|bistro).*all ?rounders?|escape room|ride operator|theme park/,
  },
  noKind: /hospitality trainer|(?:blackjack|table games?|poker) dealer/,
  otherwise:
    /(?<!office )all ?rounders?\b|conference|\b(?:events?|functions?) (?:coordinator|manager|planner)|wedding/,
  workplaces:
    /\bhotels?\b|\bmotels?\b|restaurants?|\bcafes?\b|\bpubs?\b|\bbistro|taverns?\b|\bresorts?\b|\bcatering|hospitality|\bkitchens?\b|mine camp|(?:fifo|accommodation) (?:village|camp)|(?:rsl|leagues|bowls|golf) club|\bwinery|holiday park|caravan park/g,
};
