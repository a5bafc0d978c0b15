import { renderToString } from "react-dom/server";
import { expect, it } from "vitest";
import type { SavedSearch } from "../../../src/contract/saved-searches.ts";
import { SavedSearchCard } from "../../../src/features/saved-searches/SavedSearchCard.tsx";

const search: SavedSearch = {
  id: 1,
  name: "My evenings",
  search: { q: "chef", location: 1000, work_type: ["Casual"], min_salary: 60_000 },
  href: "/job/searched?q=chef&address=Sydney+NSW+2000&location=1000&work_type=Casual&min_salary=60000",
  frequency: "daily",
  state: "active",
  next_at: "2026-11-30T00:00:00.000Z",
  created_at: "2026-11-29T00:00:00.000Z",
};

it("says what it looks for, whatever its name is", () => {
  const html = renderToString(
    <SavedSearchCard search={search} onChanged={() => undefined} onDelete={() => undefined} />,
  );
  const [, list = ""] = /<ul aria-label="What it looks for"[^>]*>(.*?)<\/ul>/.exec(html) ?? [];
  const criteria = [...list.matchAll(/<li[^>]*>([^<]*)</g)].map(([, text]) => text);
  expect(criteria).toEqual(["“chef”", "Sydney NSW 2000", "Within 25 km", "Casual", "From $60,000"]);
});
