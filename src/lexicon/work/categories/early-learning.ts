import type { CategoryRule } from "../category-rule.ts";

export const earlyLearning: CategoryRule = {
  kinds: {
    "outside-school-hours-care":
      /\boshc?\b|\boosh\b|(?:outside|out of) school hours|before and after school|vac(?:ation)? care|(?:before|after) school (?:care|program|educator|coordinator)|holiday program educator/,
    "family-day-care": /family day care|nann(?:y|ies)|au pair|babysit/,
    "centre-management":
      /(?:child ?care|early learning|kinder\w*|preschool|early education) (?:centre |service )?(?:director|manager|coordinator|2ic)|(?<!(?:call|contact|shopping|medical|health|community|distribution|fitness|leisure|sports|aquatic|garden|data|service|visitor|wellness|art|arts|law) )centre (?:director|coordinator|2ic)|^assistant director$|nominated supervisor|(?:director|manager|2ic|coordinator) (?:\w+ )*(?:ldc|long day ?care|early learning|child ?care|early education)\b/,
    "centre-support":
      /\bslso\b|(?:teacher s|teachers?|integration|education|classroom) aide|education support|learning support|teach(?:er s|ers?|ing) assistant|(?:child ?care|early learning|kinder\w*|preschool|centre) (?:centre )?(?:cook|chef|cleaner|admin\w*|support)/,
    "early-childhood-teachers":
      /early childhood teacher|educational leader|\bect\b|(?:kind(?:er\w*|y)|preschool|nursery) teacher/,
    educators:
      /^(?:(?:senior|lead|assistant|casual|permanent|relief|experienced|qualified|unqualified|trainee|diploma|certificate|cert|iii|3|early|childhood|childcare|child|care|room|float|full|part|time|ft|pt|a|b|aboriginal|bilingual|toddlers?|babies|kindy|ect|and|or|oshc|team of|leader) )*educators?(?! (?:diabetes|\w+ (?:safety|health)|saas|customer|finance|nurse))\b|child ?care|early learning|early childhood|kinder|preschool|room leader|long day ?care|\bldc\b|\b(?:toddler|babies|kindy|nursery) room|diploma (?:ed\b|qualified educ)|cert(?:ificate)? (?:iii|3) (?:ed\b|educ)|group leader early/,
  },
  workplaces:
    /\bchild ?care|early (?:learning|education|childhood)|long day ?care|kinder(?:garten)?s?\b|preschool|\boshc\b|\boosh\b|family day care/g,
};
