import type { CategoryRule } from "../category-rule.ts";

export const other: CategoryRule = { names: ["general", "miscellaneous"], kinds: { general: /(?!)/ } };
