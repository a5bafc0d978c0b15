import { parse } from "csv-parse/sync";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { runCompetition } from "../../../src/server/competitions/command.ts";
import { competitionEntries } from "../../../src/server/competitions/tables.ts";
import { everyCompetition } from "../../../src/site/competitions/competitions-of.ts";
import { onEachDatabase } from "../test-api.ts";

const file = everyCompetition().find(({ id }) => id === "tools-of-your-trade")!;
const slug = file.slug;

beforeEach(() => {
  vi.useFakeTimers({ toFake: ["Date"] });
  vi.setSystemTime(file.opensAt);
});
afterEach(() => void vi.useRealTimers());

onEachDatabase("npm run competition", (api) => {
  const enter = (email: string | null, change = {}) =>
    api.db.insert(competitionEntries).values({
      competition: file.id,
      brand: "automotive",
      email,
      name: "Noor Haddad",
      answer: "A spirit level.",
      termsVersion: "July 2026",
      agreedAt: file.opensAt,
      closesAt: file.closesAt,
      ...change,
    });
  const run = (command: Parameters<typeof runCompetition>[0]) => runCompetition(command, api);

  it("lists every competition with its state and its entries", async () => {
    await enter("first@example.com");
    await enter(null, { name: "", answer: "" });
    const said = await run({ action: "list" });
    expect(said).toMatch(/tools-of-your-trade {2}open until .*June 2028.* {2}2 entries/);
    expect(said).toMatch(/where-you-applied-from {2}closed .* {2}0 entries/);
    expect(await run({ action: "show", slug })).toContain("first@example.com  Noor Haddad");
    await expect(run({ action: "show", slug: "nothing" })).rejects.toThrow(
      'There is no competition "nothing"',
    );
  });

  it("exports every entry, and none that a spreadsheet would run", async () => {
    const names = ['=HYPERLINK("http://evil.example")', "+61 491", "-1", "@cmd", "\tTab"];
    for (const [at, name] of names.entries())
      await enter(`name-${at}@example.com`, { name, answer: 'Two\nlines, and a "quote"' });
    const csv = await run({ action: "csv", slug });
    const rows: Record<string, string>[] = parse(csv, { columns: true, bom: true });
    expect(rows.map(({ email }) => email)).not.toContain("");
    for (const [at, name] of names.entries())
      expect(rows.find(({ email }) => email === `name-${at}@example.com`)!["name"]).toBe(`'${name}`);
    expect(rows.find(({ email }) => email === "name-0@example.com")).toMatchObject({
      answer: 'Two\nlines, and a "quote"',
      site: "automotive",
      terms_version: "July 2026",
      terms_agreed_at: file.opensAt.toISOString(),
    });
  });

  it("draws winners once it has closed, nobody twice, and records the seed", async () => {
    await expect(run({ action: "draw", slug, winners: 1 })).rejects.toThrow("has not closed yet");
    vi.setSystemTime(file.closesAt);
    const emailsIn = (said: string) => said.match(/\S+@example\.com/g) ?? [];
    const first = await run({ action: "draw", slug, winners: 2 });
    expect(first).toMatch(/from 6 entries, with the seed [0-9a-f]{32}/);
    const [one, other] = await Promise.all([
      run({ action: "draw", slug, winners: 2 }),
      run({ action: "draw", slug, winners: 2 }),
    ]);
    const all = [first, one, other].flatMap(emailsIn);
    expect([all.length, new Set(all).size]).toEqual([6, 6]);
    expect(await run({ action: "show", slug })).toContain(first);
    await expect(run({ action: "draw", slug, winners: 1 })).rejects.toThrow("No entry is left");
    expect(await run({ action: "csv", slug })).toMatch(/draw \d+/);
  });
});
