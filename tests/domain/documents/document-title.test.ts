import { expect, it } from "vitest";
import { documentTitle } from "../../../src/domain/documents/document-title.ts";

it("is the page's title with the site's name, and no more than search engines show", () => {
  const titles = (place: string) => [`Chef at The Salt Ledger, ${place}`, "Chef at The Salt Ledger", "Chef"];
  expect(documentTitle(titles("Perth WA 6000"), "Pass & Plate")).toBe(
    "Chef at The Salt Ledger, Perth WA 6000 | Pass & Plate",
  );
  expect(documentTitle(titles("Remote, or Perth WA 6000"), "Pass & Plate")).toBe(
    "Chef at The Salt Ledger, Remote, or Perth WA 6000",
  );
  expect(documentTitle(titles("Remote, or Perth WA 6000 + 12 more places"), "Pass & Plate")).toBe(
    "Chef at The Salt Ledger | Pass & Plate",
  );
});

it("ends at a word where nothing shorter is known", () => {
  const title = documentTitle(
    ["How to write a letter to an employer that you have never met before"],
    "Site",
  );
  expect(title).toBe("How to write a letter to an employer that you have never…");
});
