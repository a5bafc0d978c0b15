import { describe, expect, it } from "vitest";
import { atom, rss, xmlTypeOf, type Feed } from "../../../src/domain/documents/feed.ts";
import { sitemap, sitemapIndex } from "../../../src/domain/documents/sitemap.ts";
import { cdataElement, xmlText } from "../../../src/domain/documents/xml.ts";
import { allOf, readXml, textOf } from "../../xml.ts";

const nasty = 'Tools & <b>parts</b> "5 < 6" ]]> don’t 👩‍🍳 \u0000\u0007\ufffe\ud800 end';
const kept = 'Tools & <b>parts</b> "5 < 6" ]]> don’t 👩‍🍳 \ufffd end';

const example: Feed = {
  title: "Pass & Plate: blogs",
  description: nasty,
  url: "http://hospitality.localhost/page/blogs",
  feedUrl: "http://hospitality.localhost/rss.xml?a=1&b=2",
  entries: [
    {
      url: "http://hospitality.localhost/page/second",
      title: nasty,
      summary: "Salt & vinegar <crisps>",
      html: "<p>Salt &amp; vinegar</p>",
      author: "The pass desk",
      published: new Date("2026-11-02T00:00:00Z"),
      updated: new Date("2026-11-05T08:30:00Z"),
      tags: ["pay", "first-day"],
    },
    {
      url: "http://hospitality.localhost/page/first",
      title: "First",
      summary: "The first one.",
      author: "The pass desk",
      published: new Date("2026-10-01T00:00:00Z"),
      updated: new Date("2026-10-01T00:00:00Z"),
      tags: [],
    },
  ],
};

describe("XML text", () => {
  it("reads back as it was written, but for characters that XML cannot hold", () => {
    const { text, attributes } = readXml(`<a b="${xmlText(nasty)}">${xmlText(nasty)}</a>`);
    expect(text).toBe(kept);
    expect(attributes["b"]).toBe(kept);
    expect(readXml(cdataElement("a", nasty)).text).toBe(kept);
    expect(cdataElement("a", "")).toBe("");
  });
});

describe("a feed as RSS 2.0", () => {
  const channel = readXml(rss(example)).children[0]!;
  const [item, plain] = allOf(channel, "item");

  it("names itself, its page and its last change", () => {
    expect(textOf(channel, "title")).toBe("Pass & Plate: blogs");
    expect(textOf(channel, "link")).toBe(example.url);
    expect(textOf(channel, "description")).toBe(kept);
    expect(textOf(channel, "lastBuildDate")).toBe("Thu, 05 Nov 2026 08:30:00 GMT");
    expect(allOf(channel, "atom:link")[0]!.attributes).toMatchObject({ rel: "self", href: example.feedUrl });
  });

  it("has all of an entry; a description is HTML, so that signs of a plain text are escaped in it", () => {
    expect(textOf(item!, "title")).toBe(kept);
    expect(textOf(item!, "guid")).toBe("http://hospitality.localhost/page/second");
    expect(textOf(item!, "pubDate")).toBe("Mon, 02 Nov 2026 00:00:00 GMT");
    expect(textOf(item!, "dc:creator")).toBe("The pass desk");
    expect(allOf(item!, "category").map(({ text }) => text)).toEqual(["pay", "first-day"]);
    expect(textOf(item!, "description")).toBe("Salt &amp; vinegar &lt;crisps&gt;");
    expect(textOf(item!, "content:encoded")).toBe("<p>Salt &amp; vinegar</p>");
    expect(textOf(plain!, "content:encoded")).toBeUndefined();
  });
});

describe("a feed as Atom 1.0", () => {
  const feed = readXml(atom(example));
  const [entry] = allOf(feed, "entry");

  it("has what RFC 4287 asks for", () => {
    expect(textOf(feed, "id")).toBe(example.feedUrl);
    expect(textOf(feed, "updated")).toBe("2026-11-05T08:30:00.000Z");
    expect(feed.children.filter(({ name }) => name === "link").map(({ attributes }) => attributes)).toEqual([
      expect.objectContaining({ rel: "self", href: example.feedUrl }),
      expect.objectContaining({ rel: "alternate", href: example.url }),
    ]);
    expect(textOf(entry!, "id")).toBe("http://hospitality.localhost/page/second");
    expect(textOf(entry!, "title")).toBe(kept);
    expect(textOf(entry!, "summary")).toBe("Salt & vinegar <crisps>");
    expect(textOf(entry!, "content")).toBe("<p>Salt &amp; vinegar</p>");
    expect(allOf(entry!, "name")[0]!.text).toBe("The pass desk");
  });

  it("is there without entries, too, and the same each time", () => {
    const empty = atom({ ...example, entries: [] });
    expect(textOf(readXml(empty), "updated")).toBe("1970-01-01T00:00:00.000Z");
    expect(atom({ ...example, entries: [] })).toBe(empty);
  });
});

describe("sitemaps", () => {
  it("hold addresses with the time of their last change, where it is known", () => {
    const entries = [
      { url: "http://a.localhost/?q=a&b", changedAt: "2026-11-02" },
      { url: "http://a.localhost/b" },
    ];
    for (const [xml, name] of [
      [sitemap(entries), "url"],
      [sitemapIndex(entries), "sitemap"],
    ] as const) {
      const read = readXml(xml);
      expect(read.attributes["xmlns"]).toBe("http://www.sitemaps.org/schemas/sitemap/0.9");
      expect(read.children.map((one) => [one.name, textOf(one, "loc"), textOf(one, "lastmod")])).toEqual([
        [name, "http://a.localhost/?q=a&b", "2026-11-02"],
        [name, "http://a.localhost/b", undefined],
      ]);
    }
  });
});

it.each([
  ["/automotive/rss.xml", "application/rss+xml; charset=utf-8"],
  ["/automotive/atom.xml", "application/atom+xml; charset=utf-8"],
  ["/automotive/sitemap-pages.xml", "application/xml; charset=utf-8"],
])("%s is served as %s", (path, type) => {
  expect(xmlTypeOf(path)).toBe(type);
});
