import type { CategoryRule } from "../category-rule.ts";

export const technology: CategoryRule = {
  names: [
    "information technology",
    "it",
    "information and communication technology",
    "information communication technology",
    "ict",
    "software",
    "design and architecture",
  ],
  kinds: {
    data: /data (?:analyst|engineer|scientist|architect|warehouse)|machine learning|business intelligence|\bbi\b (?:analyst|developer)|database/,
    "support-networks":
      /\bit support|help ?desk|service ?desk|desktop support|network|system(?:s)? (?:admin\w*|engineer)|cloud|cyber|infrastructure engineer|\bict\b|level [12] support/,
    "design-product":
      /\bux\b|\bui\b|product (?:owner|designer)|graphic design|web design|scrum|business analyst/,
    software:
      /software|developer|programmer|full ?stack|front ?end|back ?end|devops|\bqa\b|test (?:analyst|engineer)|web engineer/,
  },
};
