import type { CategoryRule } from "../category-rule.ts";

export const earlyLearning: CategoryRule = {
  names: [
    "childcare",
    "child care",
    "early childhood",
    "early childhood education",
    "education",
    "education and training",
    "childcare and outside school hours care",
    "kindergarten",
  ],
  kinds: {
    "outside-school-hours-care": /\boshc?\b|\boosh\b|school hours|before and after school|vacation care/,
    "family-day-care": /family day care|nanny|au pair/,
    "centre-management":
      /(?:child ?care|early learning|kinder\w*|preschool|centre|service) (?:centre )?(?:director|manager|coordinator)|(?:assistant|nominated|centre) (?:director|supervisor)|educational leader|2ic/,
    "centre-support":
      /(?:child ?care|early learning|kinder\w*|preschool|centre) (?:centre )?(?:cook|chef|cleaner|admin\w*|support)/,
    "early-childhood-teachers": /early childhood teacher|\bect\b|(?:kinder\w*|preschool) teacher/,
    educators: /\beducator|child ?care|early learning|early childhood|kinder|preschool|room leader/,
  },
};
