import { describe, expect, it } from "vitest";
import { linesIn, valuesIn } from "../../pages.ts";

describe("who issued a licence", () => {
  it("has the name of a licence, where others stand below names in the same look", () => {
    const cards = [
      ["* Food Safety Supervisor", "Coastal Hospitality Training", "Issued: Mar 2024 · Expires: Mar 2029"],
      ["* Cellar Work", "Harbour Bar School", "Issued: Nov 2020 · No expiry"],
      ["* Life Support", "Surfside First Aid", "Issued: Jun 2026 · Expires: Jun 2029"],
    ].flat();
    const lines = linesIn("# Sam Lee", "sam@example.com", "# Licences", ...cards, "# Hobbies", "Fishing").map(
      (line) => {
        const [text = ""] = line.parts;
        const [style, size] = text.startsWith("* ")
          ? ["bold 10.5", 10.5]
          : text.startsWith("Issued")
            ? ["plain 9", 9]
            : [line.style, line.size];
        return {
          ...line,
          style,
          size,
          gap: line.gap || text.startsWith("* "),
          parts: [text.replace("* ", "")],
        };
      },
    );
    expect(valuesIn(lines, "licence", "title", "issuer", "expires")).toEqual([
      "Food Safety Supervisor | Coastal Hospitality Training | 2029-03",
      "Cellar Work | Harbour Bar School | ",
      "Life Support | Surfside First Aid | 2029-06",
    ]);
  });
});
