import { gzipSync } from "node:zlib";
import { expect, it, vi } from "vitest";
import { detectFormat } from "../../../src/server/import/formats/detect-format.ts";
import { readCsv } from "../../../src/server/import/formats/rows/read-csv.ts";
import { readJson } from "../../../src/server/import/formats/read-json.ts";
import { readPage } from "../../../src/server/import/formats/read-page.ts";
import { readText } from "../../../src/server/import/formats/read-text.ts";
import { readXml } from "../../../src/server/import/formats/read-xml.ts";

/** A text that begins like a feed and then goes on with one thing, and whether all of it was asked for. */
const endless = (head: string, unit: string, millions: number) => {
  const chunk = unit.repeat(Math.ceil(65_536 / unit.length));
  const asked = { all: false };
  const text = async function* () {
    yield head;
    for (let size = 0; size < millions * 1_000_000; size += chunk.length) yield chunk;
    asked.all = true;
  };
  return { text: text(), asked };
};

const problemsOf = async (items: AsyncIterable<object>): Promise<string[]> => {
  const told: string[] = [];
  try {
    for await (const item of items) if ("problem" in item) told.push(String(item.problem));
  } catch (error) {
    told.push((error as Error).message);
  }
  return told;
};

it.each([
  ["a text of JSON", "[", '{"title":"', "a"],
  ["a list within a job of JSON", "[", '{"title":"a","x":[', "1,"],
  ["values of JSON that are no jobs", "", '{"about":[', '"ab",'],
])("%s: one that goes on for ever ends the reading", async (_, opening, start, unit) => {
  const { text } = endless(opening + start, unit, 20);
  expect(await problemsOf(readJson(text))).toEqual([expect.stringContaining("too long for a job")]);
});

it.each(['<script type="application/ld+json">["', "<!-- ", '<a href="'])(
  "a web page that goes on for ever within %s ends the reading",
  async (start) => {
    const { text, asked } = endless(`<html>${start}`, "abc ", 100);
    expect(await problemsOf(readPage(text))).toEqual([expect.stringContaining("too long for a web page")]);
    expect(asked.all).toBe(false);
  },
);

it("quotes and a closing tag that go on for ever cost their row or job only", async () => {
  const header = "title,description,company\n";
  const quotes = endless(`${header}a,"`, '""', 20);
  expect(await problemsOf(readCsv(quotes.text, header))).toEqual([expect.stringContaining("never closed")]);
  const head = "<source><job><title>a</title></job";
  const tag = endless(head, " ", 20);
  expect(detectFormat(head)).toBe("xml");
  expect(await problemsOf(readXml(tag.text, head))).toEqual([expect.stringContaining("XML is broken")]);
});

it("gzip in gzip is read up to the limit, in whichever layer", async () => {
  const inner = gzipSync(Buffer.alloc(3_000_000, "a"));
  for (const packed of [inner, gzipSync(inner), gzipSync(gzipSync(inner))]) {
    const { text } = await readText(
      (async function* () {
        yield packed;
      })(),
      2 * 1024 ** 2,
    );
    let size = 0;
    const read = async () => {
      for await (const chunk of text) size += chunk.length;
    };
    await expect(read()).rejects.toThrow(
      "it unpacks to more than 2 MB; where that is right, raise FEED_UNPACKED_MB.",
    );
    expect(size).toBeGreaterThan(1_900_000);
    expect(size).toBeLessThanOrEqual(2 * 1024 ** 2);
  }
});

it("a packed file that is not read any further is asked for no more", async () => {
  let returned = false;
  const feed = async function* () {
    try {
      for (;;) yield gzipSync(Buffer.alloc(65_536, "ab"));
    } finally {
      returned = true;
    }
  };
  const { text } = await readText(feed(), 8 * 1024 ** 2);
  const read = async () => {
    for await (const chunk of text) expect(chunk.length).toBeGreaterThan(0);
  };
  await expect(read()).rejects.toThrow("it unpacks to more than 8 MB");
  await vi.waitFor(() => expect(returned).toBe(true));
});
