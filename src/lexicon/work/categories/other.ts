import type { CategoryRule } from "../category-rule.ts";

export const other: CategoryRule = {
  kinds: {
    general:
      /clean(?:er|ing)|hairdress|massage|lifeguard|barber|security (?:officer|guard)|swim|personal trainer|\bpest|funeral|veterinar|\bvet\b|\b(?:classroom|school|secondary|primary|high school|year \d+|music|piano|maths|english|science|special education|relief|casual) teacher|teacher abroad|lecturer|prison|correctional|corrections officer|\bpolice|firefighter|fire fighter|(?:parking|park) (?:ranger|officer)|\branger\b|invigilator|driving instructor|crossing supervisor|parole|community corrections|\btafe\b|dog walk|meter reader|cremator|embalm|surf instructor/,
  },
  otherwise: /educator/,
};
