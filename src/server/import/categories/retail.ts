import type { CategoryRule } from "../category-rule.ts";

export const retail: CategoryRule = {
  names: ["retail", "sales", "retail and consumer products", "sales and business development", "consumer"],
  kinds: {
    "store-management":
      /(?:store|shop|retail|department|boutique) (?:manager|supervisor|2ic)|assistant store manager|area manager/,
    merchandising: /merchandis|visual display|shelf|stock replen|night ?fill|buyer\b|category manager/,
    "sales-representatives":
      /sales (?:rep\w*|executive|consultant|manager|advis\w+|agent|specialist|engineer)|account (?:manager|executive)|business development|territory|telesales/,
    "shop-floor":
      /retail|shop|cashier|checkout|store (?:team|assistant|person)|sales assistant|team member|salesperson|florist|beauty/,
  },
};
