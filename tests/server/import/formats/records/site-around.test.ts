import { describe, expect, it } from "vitest";
import { jobsOfJson } from "../../read-jobs.ts";

describe("the site of a document", () => {
  const item = {
    title: "Cook",
    fullUrl: "/careers/cook",
    author: { displayName: "Ann Lee" },
    location: { addressCountry: "United States", mapLat: 40.7, mapLng: -74 },
  };
  const read = async (body: string) => {
    const [job] = await jobsOfJson({
      website: { siteTitle: "Fig Farm", baseUrl: "https://fig.example" },
      items: [{ ...item, body }],
    });
    return job!;
  };

  it("employs, instead of who wrote an entry, and has the pages that paths lead to", async () => {
    const job = await read("<p>Cook meals.</p><p>Location: Burnie, Tasmania</p>");
    expect(job).toMatchObject({ author: "Fig Farm", url: "https://fig.example/careers/cook" });
  });

  it("has a country where nobody says one: a state of ours in the ad's own line counts before it", async () => {
    expect((await read("<p>Cook.</p><p>Location: Burnie, Tasmania</p>")).places).toMatchObject([
      { text: "Burnie, Tasmania", country: "" },
    ]);
    expect((await read("<p>Cook.</p><p>Location: Hamilton</p>")).places[0]!.country).toBe("United States");
  });
});
