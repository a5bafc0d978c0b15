import type { CategoryRule } from "../category-rule.ts";

export const hospitality: CategoryRule = {
  names: [
    "hospitality",
    "hospitality and travel",
    "food service",
    "restaurants",
    "hotels",
    "tourism",
    "travel and tourism",
    "accommodation",
    "culinary",
    "leisure travel and tourism",
    "food and beverages",
    "food and beverage",
  ],
  kinds: {
    "kitchen-hands":
      /kitchen ?(?:hand|assistant|porter|steward)|dish ?(?:pig|hand|ie)\b|sandwich|dish ?washer/,
    "venue-management":
      /(?:restaurant|venue|cafe|hotel|bar|pub|food and beverage|f and b|functions?|duty|gaming|catering) (?:and \w+ )?(?:manager|general manager)|food and beverage director|licensee|maitre d/,
    "chefs-cooks":
      /\bchef|\bcook\b|\bcooks\b|baker\b|pastry|pizzaiolo|pizza maker|\bcommis\b|sous|\bcdp\b|bakery/,
    "baristas-bar":
      /barista|bartend|bar (?:staff|attendant|person|back)|mixologist|sommelier|croupier|casino|\btab (?:operator|attendant)|gaming/,
    "hotel-housekeeping":
      /housekeep|room attendant|hotel|concierge|porter\b|guest (?:service|relations)|night audit|front office (?:agent|attendant|host|supervisor)/,
    "front-of-house":
      /wait(?:er|ress|staff|person| staff)|front of house|\bfoh\b|\bf and b attendant|functions waitstaff|hospitality|food and beverage|cafe (?:all|staff|worker)|\bhost(?:ess)?\b|cruise|travel (?:agent|consultant|advis\w+)|flight attendant|cabin crew|fast food|catering|restaurant|tour guide|(?:functions?|events?|gaming|bistro|buffet) (?:and events? )?(?:attendant|staff)|crew member|all ?rounders?\b.*(?:bar|cafe|bistro)|(?:bar|cafe|bistro).*all ?rounders?|escape room|ride operator|theme park/,
  },
  otherwise: /conference|\bevents? (?:coordinator|manager|planner)|wedding/,
};
