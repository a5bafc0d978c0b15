import { expect, it } from "vitest";
import { isAbn } from "../../src/contract/abn.ts";
import { fillBrandHtml, fillBrandWords } from "../../src/domain/brands/brand-words.ts";
import { loadBrands } from "../../src/site/brands.ts";

it("takes Australian Business Numbers whose check digits are right", () => {
  // The Australian Taxation Office's, which its guide to the check digits has.
  for (const abn of ["51 824 753 556", "51824753556", "99 000 000 000", "83 914 571 673"])
    expect(isAbn(abn), abn).toBe(true);
  for (const abn of [
    "51 824 753 557",
    "51 824 753 55",
    "15 824 753 556",
    "51-824-753-556",
    "00 000 000 000",
    "ABN",
    "",
  ])
    expect(isAbn(abn), abn).toBe(false);
});

it("policies name the legal entity with its ABN and address, or else the site", () => {
  const [brand] = loadBrands();
  const named = {
    ...brand!,
    name: "Sun & Sons",
    operator: { name: "Sun & Sons Ltd", abn: "51824753556", address: "1 Bay St" },
  };
  expect(fillBrandWords("We: %brand.operator%.", named)).toBe(
    "We: Sun & Sons Ltd, ABN 51 824 753 556, 1 Bay St.",
  );
  expect(fillBrandHtml("%brand.operator%", named)).toContain("Sun &amp; Sons Ltd");
  const { operator: _, ...unnamed } = named;
  expect(fillBrandWords("We: %brand.operator%.", unnamed)).toBe("We: the people who run Sun & Sons.");
});

it("every site names who runs it", () => {
  for (const { id, operator } of loadBrands()) expect(operator, id).toBeDefined();
});
