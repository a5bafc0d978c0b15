import { beforeAll, expect, it } from "vitest";
import { fillLocations } from "../../../src/server/catalogue/locations/fill-locations.ts";
import { textOf, allOf } from "../../xml.ts";
import { addJob } from "../add-job.ts";
import { onOneDatabase } from "../test-api.ts";
import { feed } from "./read-feed.ts";

const day = 86_400_000;

onOneDatabase("the feed of a search", (api) => {
  beforeAll(async () => {
    await fillLocations(api.db);
    const at = (days: number) => ({ postedAt: new Date(Date.now() - days * day) });
    await addJob(api.db, {
      title: "Tyre Fitter",
      reference: "old",
      locationIds: [1000],
      stateIds: [1],
      ...at(3),
    });
    await addJob(api.db, { title: "Tyre Fitter <Nights>", reference: "new", ...at(1) });
    await addJob(api.db, { title: "Detailer", reference: "other", ...at(2) });
  });
  const titles = (xml: Awaited<ReturnType<typeof feed>>, name: string) =>
    allOf(xml, name).map((entry) => textOf(entry, "title"));

  it("has the newest jobs first, as RSS and as Atom, and leads to the page of the search", async () => {
    const rss = await feed(api, "/jobs/rss.xml?q=tyre&sort=relevance&page=2");
    expect(titles(rss, "item").map((title) => title!.replace(/ (at|in) .*/, ""))).toEqual([
      expect.stringContaining("<Nights>"),
      expect.stringContaining("Tyre Fitter"),
    ]);
    expect(textOf(allOf(rss, "channel")[0]!, "link")).toMatch(/\/job\/searched\?q=tyre&sort=date$/);
    const atom = await feed(api, "/jobs/atom.xml?q=tyre");
    expect(titles(atom, "entry")).toEqual(titles(rss, "item"));
  });

  it("knows the place by its id and by its name, and the filters", async () => {
    expect(titles(await feed(api, "/jobs/rss.xml?q=tyre&location=1000"), "item")).toHaveLength(1);
    expect(titles(await feed(api, "/jobs/rss.xml?q=tyre&address=Sydney"), "item")).toHaveLength(1);
    const both = await feed(api, "/jobs/rss.xml?q=tyre&location=1001&location=1000");
    expect(titles(both, "item")).toHaveLength(1);
    expect(textOf(allOf(both, "channel")[0]!, "title")).toMatch(
      /in Melbourne VIC 3000 or Sydney NSW 2000 \|/,
    );
    const read = await feed(api, "/jobs/rss.xml?q=tyre%20fitter%20sydney");
    expect(allOf(read, "channel").map((channel) => textOf(channel, "title"))).toEqual([
      expect.stringMatching(/^Tyre fitter jobs in Sydney NSW 2000 \|/),
    ]);
    expect(titles(await feed(api, "/jobs/rss.xml?q=tyre&category=hospitality"), "item")).toHaveLength(0);
  });

  it.each(["/jobs/atom.xml", "/jobs/rss.xml?q=tyre", "/jobs/atom.xml?q=tyre"])(
    "is sent in Brotli at once to those who take it: %s",
    async (path) => {
      const encodingFor = async (encodings: string) => {
        const headers = { host: "automotive.localhost:4321", "accept-encoding": encodings };
        return (await api.fetch(path, { headers })).headers.get("content-encoding");
      };
      expect(await encodingFor("gzip, br")).toBe("br");
      expect(await encodingFor("br")).toBe("br");
      expect(await encodingFor("gzip")).toBe("gzip");
      expect(await encodingFor("identity")).toBeNull();
    },
  );

  it("is all jobs without a search, and ignores what is no search", async () => {
    const all = titles(await feed(api, "/jobs/rss.xml"), "item");
    expect(all.length).toBeGreaterThanOrEqual(3);
    const path = "/jobs/atom.xml?utm_source=x&q=&category=&remote=maybe&page=x";
    expect(titles(await feed(api, path), "entry")).toEqual(all);
  });

  it.each([
    ["states=99", 'states "99"'],
    ["category=chefs,automotive", 'category "chefs"'],
    ["q=tyre&radius=far", 'radius "far"'],
    ["location=-3", 'location "-3"'],
    ["location=Zzyzxville", 'the place "Zzyzxville"'],
    ["location=99999999", 'the place "99999999"'],
    ["address=Zzyzxville", 'the place "Zzyzxville"'],
    [`q=${"tyre+".repeat(100)}`, 'q "tyre tyre'],
  ])("is refused in words, and never all jobs, for %s", async (query, named) => {
    for (const format of ["rss", "atom"]) {
      const headers = { host: "automotive.localhost:4321" };
      const response = await api.fetch(`/jobs/${format}.xml?${query}`, { headers });
      expect(response.status).toBe(400);
      expect(response.headers.get("content-type")).toContain("text/plain");
      expect(await response.text()).toContain(named);
    }
  });

  it("is not sent again while it is the same", async () => {
    const path = "/jobs/atom.xml?q=detailer";
    const headers = { host: "automotive.localhost:4321" };
    const first = await api.fetch(path, { headers });
    const again = await api.fetch(path, {
      headers: { ...headers, "if-none-match": first.headers.get("etag")! },
    });
    expect([first.status, again.status]).toEqual([200, 304]);
  });
});
