import { eq } from "drizzle-orm";
import { jobs } from "../../../src/server/catalogue/jobs/tables.ts";
import type { TestApi } from "../test-api.ts";
import { addJobsOf, write } from "./write-some.ts";

const titles = (count: number, of: string) => Array.from({ length: count }, (_, at) => `${of} ${at + 1}`);

/** The aggregation. */
export const agg = { slug: "western-jobs" };

/** Writes an aggregation, an association and a recruiter, with the employers that they show and their jobs. */
export const writeWesternJobs = async (api: TestApi): Promise<void> => {
  await write(api, [
    { slug: "acme", name: "Acme Motors", tagline: "Cars mended" },
    { slug: "secret-client", name: "Zyxwv Holdings" },
    { slug: "open-client", name: "Open Client" },
    { slug: "chefs", name: "Chefs and Co" },
    {
      slug: "staff-finders",
      name: "Staff Finders",
      type: "recruiter",
      clients: [{ employer: "secret-client" }, { employer: "open-client", named: true }],
      consultants: [{ name: "Kim Lee", role: "Consultant" }],
      fields: ["Trades"],
      sections: [{ slug: "our-jobs", title: "Our jobs", kind: "jobs" }],
    },
    { slug: "garages", name: "Garages Guild", type: "association", members: ["acme", "open-client"] },
  ]);
  await addJobsOf(api, "acme", titles(13, "Mechanic"));
  await addJobsOf(api, "secret-client", titles(2, "Painter"));
  await addJobsOf(api, "open-client", ["Detailer"]);
  await addJobsOf(api, "chefs", ["Chef"], { category: "hospitality" });
  const [picked] = await api.db.select().from(jobs).where(eq(jobs.title, "Mechanic 7"));
  const many = Array.from({ length: 5 }, (_, at) => ({
    ...{ slug: `more-${at}`, title: `More ${at}`, kind: "jobs" as const },
    from: { search: { q: "nothing-has-this-word" } },
  }));
  await write(api, [
    {
      ...agg,
      name: "Western Jobs",
      type: "aggregation",
      brands: ["automotive", "hospitality"],
      banners: [
        { heading: "No picture" },
        { url: "https://pictures.example/photo.jpg", alt: "The yard at dawn", focus: { x: 80, y: 20 } },
      ],
      sections: [
        { slug: "words", title: "Words", kind: "text", markdown: "Hello." },
        { slug: "found", title: "Found", kind: "jobs", from: { search: { q: "mechanic" } } },
        { slug: "theirs", title: "Theirs", kind: "jobs", from: { employers: ["staff-finders", "acme"] } },
        {
          slug: "picked",
          title: "Picked",
          kind: "jobs",
          from: {
            jobs: [
              { source: "none", reference: "none" },
              { source: "test", reference: picked!.reference },
            ],
          },
        },
        ...many,
      ],
    },
  ]);
};
