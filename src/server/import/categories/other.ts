import type { CategoryRule } from "../category-rule.ts";

export const other: CategoryRule = {
  names: ["general", "miscellaneous"],
  kinds: {
    general:
      /clean(?:er|ing)|hairdress|massage|lifeguard|barber|security (?:officer|guard)|swim|personal trainer|\bpest|funeral|veterinar|\bvet\b/,
  },
};
