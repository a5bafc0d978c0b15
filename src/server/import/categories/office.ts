import type { CategoryRule } from "../category-rule.ts";

export const office: CategoryRule = {
  names: [
    "administration",
    "administration and office support",
    "office",
    "accounting",
    "call centre and customer service",
    "human resources",
    "human resources and recruitment",
    "customer service",
    "finance",
    "banking and financial services",
    "clerical",
    "admin",
  ],
  kinds: {
    "human-resources": /human resources|\bhr\b|recruit|talent acquisition|people and culture/,
    "accounts-payroll":
      /account(?:s|ant|ing)\b|payroll|book ?keep|finance|tax\b|audit|credit (?:officer|controller)/,
    "customer-service": /customer|call cent|contact cent|client service|claims/,
    reception: /reception/,
    administration:
      /admin|office|executive assistant|personal assistant|data entry|secretar|clerk|legal assistant|coordinator/,
  },
};
