import { eq } from "drizzle-orm";
import { beforeAll, expect, it } from "vitest";
import type { Caller } from "../../../src/contract/caller.ts";
import { getEmployer } from "../../../src/contract/employers.ts";
import { getJob, getJobOverview, searchJobs } from "../../../src/contract/jobs.ts";
import { employers } from "../../../src/server/catalogue/employers/tables.ts";
import { onOneDatabase } from "../test-api.ts";
import { addJobsOf, write } from "./write-some.ts";

onOneDatabase("a job of an employer", (api) => {
  const call: Caller = (...made) => api.on("automotive")(...made);
  const search = async () => {
    const { data } = await call(searchJobs, { query: {}, body: {} });
    return Object.fromEntries(data.map(({ employer }) => [employer.slug, employer.has_page]));
  };

  beforeAll(async () => {
    await write(api, [
      { slug: "shown", name: "Shown Motors" },
      { slug: "elsewhere", name: "Elsewhere Motors", brands: ["hospitality"] },
      { slug: "gone", name: "Gone Motors" },
      { slug: "people", name: "People Finders", type: "recruiter", clients: [{ employer: "client" }] },
      { slug: "client", name: "Secret Client" },
    ]);
    for (const slug of ["shown", "elsewhere", "gone", "client"]) await addJobsOf(api, slug, [`Job ${slug}`]);
    await api.db.update(employers).set({ hidden: true }).where(eq(employers.slug, "gone"));
  });

  it("says that there is a page where the page of the employer is there, and only then", async () => {
    const found = await search();
    expect(found).toEqual({ shown: true, elsewhere: false, gone: false, people: true });
    for (const [slug, hasPage] of Object.entries(found)) {
      const type = slug === "people" ? "recruiter" : "company";
      const page = call(getEmployer, { params: { type, slug } });
      if (hasPage) await expect(page).resolves.toMatchObject({ slug });
      else await expect(page).rejects.toMatchObject({ status: 404 });
    }
  });

  it("says the same on its own page, and its similar jobs do", async () => {
    const { data } = await call(searchJobs, { query: {}, body: { q: "gone" } });
    const job = await call(getJob, { params: { id: data[0]!.id } });
    expect(job.employer).toMatchObject({ slug: "gone", has_page: false });
    expect(Object.fromEntries(job.similar.map(({ employer }) => [employer.slug, employer.has_page]))).toEqual(
      { shown: true, elsewhere: false, people: true },
    );
  });

  it("is counted under the employer on the home page where that has a page to lead to", async () => {
    const { employers: largest } = await call(getJobOverview, {});
    expect(largest.map(({ slug }) => slug).sort()).toEqual(["people", "shown"]);
  });
});
