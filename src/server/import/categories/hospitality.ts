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
  ],
  kinds: {
    "kitchen-hands": /kitchen ?(?:hand|assistant|porter|steward)|dish ?washer/,
    "venue-management":
      /(?:restaurant|venue|cafe|hotel|bar|pub|food and beverage|f and b|functions?|duty|gaming|catering) (?:and \w+ )?(?:manager|supervisor|general manager)|licensee|maitre d/,
    "chefs-cooks": /\bchef|\bcook\b|\bcooks\b|baker\b|pastry|pizzaiolo|pizza maker|commis|sous/,
    "baristas-bar": /barista|bartend|bar (?:staff|attendant|person|back)|mixologist|sommelier/,
    "hotel-housekeeping":
      /housekeep|room attendant|hotel|concierge|porter\b|guest (?:service|relations)|night audit|front office/,
    "front-of-house":
      /wait(?:er|ress|staff|person| staff)|front of house|\bfoh\b|hospitality|food and beverage|cafe (?:all|staff|worker)|host(?:ess)?\b|catering|restaurant|tour guide|crew member/,
  },
};
