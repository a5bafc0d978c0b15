import type { Brand } from "../../contract/brand.ts";

/** Where the operator of a site is written to; on an employer's own host too, whose site is the home brand's. */
export const operatorEmail = ({ supportEmail, email }: Pick<Brand, "supportEmail" | "email">): string =>
  supportEmail ?? email;
