import type { CategoryRule } from "../category-rule.ts";

export const earlyLearning: CategoryRule = {
  names: [
    "childcare",
    "child care",
    "early childhood",
    "early childhood education",
    "childcare and outside school hours care",
    "kindergarten",
  ],
  kinds: {
    "outside-school-hours-care":
      /\boshc?\b|\boosh\b|(?:outside|out of) school hours|before and after school|vacation care/,
    "family-day-care": /family day care|nann(?:y|ies)|au pair|babysit/,
    "centre-management":
      /(?:child ?care|early learning|kinder\w*|preschool|early education) (?:centre |service )?(?:director|manager|coordinator|2ic)|centre (?:director|coordinator|2ic)|^assistant director$|nominated supervisor/,
    "centre-support":
      /\bslso\b|(?:teacher s|teachers?|integration|education|classroom) aide|education support|learning support|teach(?:er s|ers?|ing) assistant|(?:child ?care|early learning|kinder\w*|preschool|centre) (?:centre )?(?:cook|chef|cleaner|admin\w*|support)/,
    "early-childhood-teachers":
      /early childhood teacher|educational leader|\bect\b|(?:kinder\w*|preschool) teacher/,
    educators:
      /(?<!(?:nurse|nursing|clinical|diabetes|health|patient) )\beducator|child ?care|early learning|early childhood|kinder|preschool|room leader/,
  },
};
