import { eq } from "drizzle-orm";
import { beforeAll, expect, it } from "vitest";
import * as jobCalls from "../../../src/contract/jobs.ts";
import { EmployerHosts } from "../../../src/server/employers/employer-hosts.ts";
import { employers } from "../../../src/server/catalogue/employers/tables.ts";
import { onEachDatabase } from "../test-api.ts";
import { addJobsOf, write } from "./write-some.ts";

const acmeHost = "careers.acme.localhost";
const guildHost = "jobs.guild.localhost";
const own = (host: string) => ({ hosts: [host], homeBrand: "automotive" });

onEachDatabase("the name of an employer's own host", (api) => {
  const acme = () => api.onHost(acmeHost);
  const search = async (call: ReturnType<typeof acme>) =>
    (await call(jobCalls.searchJobs, { query: {}, body: {} })).meta;

  beforeAll(async () => {
    await write(api, [
      { slug: "acme", name: "Acme Motors", ...own(acmeHost) },
      { slug: "guild", name: "Garages Guild", type: "association", ...own(guildHost) },
    ]);
    await addJobsOf(api, "acme", ["Mechanic", "Detailer"]);
    await api.services.hosts.refresh();
  });

  it("is told to a proxy that asks for a certificate, as brands' hosts are, and no other is", async () => {
    const status = async (domain: string) =>
      (await api.fetch(`/internal/host-known?domain=${encodeURIComponent(domain)}`)).status;
    expect(await status(acmeHost)).toBe(200);
    expect(await status("automotive.localhost")).toBe(200);
    for (const other of ["unknown.example.com", "", "a b", `x.${acmeHost}`])
      expect(await status(other), other).toBe(404);
  });

  it("changes without a restart, and answers 421 once it is removed", async () => {
    const moved = "work.acme.localhost";
    const fields = { slug: "acme", name: "Acme Motors" };
    await write(api, [{ ...fields, ...own(moved) }]);
    await api.services.hosts.refresh();
    expect((await search(api.onHost(moved))).total).toBe(2);
    await expect(search(acme())).rejects.toMatchObject({ status: 421 });
    await write(api, [fields]);
    await api.services.hosts.refresh();
    await expect(search(api.onHost(moved))).rejects.toMatchObject({ status: 421 });
    await write(api, [{ ...fields, ...own(acmeHost) }]);
    await api.services.hosts.refresh();
    expect((await search(acme())).total).toBe(2);
    await api.db.update(employers).set({ hidden: true }).where(eq(employers.slug, "acme"));
    await api.services.hosts.refresh();
    await expect(search(acme())).rejects.toMatchObject({ status: 421 });
    await api.db.update(employers).set({ hidden: false }).where(eq(employers.slug, "acme"));
    await api.services.hosts.refresh();
  });

  it("is known to another process within seconds", async () => {
    const other = new EmployerHosts(api.services);
    const failed: unknown[] = [];
    other.follow((error) => failed.push(error));
    expect(other.ofHost(guildHost)).toBeUndefined();
    await expect
      .poll(() => other.ofHost(`${guildHost}:4321`)?.name, { timeout: 60_000 })
      .toBe("Garages Guild");
    other.close();
    expect(failed).toEqual([]);
  });

  it("belongs to the employer that named it first, and another is told", async () => {
    const late = {
      slug: "late",
      name: "Late Motors",
      hosts: [acmeHost, "late.localhost"],
      homeBrand: "automotive",
    };
    const { counts, problems } = await write(api, [late]);
    expect(counts).toMatchObject({ added: 0, rejected: 1 });
    expect(problems.map(({ message }) => message)).toEqual([
      `${acmeHost} belongs to acme; remove it from one of them.`,
    ]);
    await api.services.hosts.refresh();
    expect((await search(acme())).total).toBe(2);
    await expect(search(api.onHost("late.localhost"))).rejects.toMatchObject({ status: 421 });
    // Once the first gives it up, the next import of the same content has it.
    await write(api, [{ slug: "acme", name: "Acme Motors" }]);
    expect((await write(api, [late])).problems).toEqual([]);
    await api.services.hosts.refresh();
    expect((await search(acme())).total).toBe(0);
    await write(api, [{ slug: "late", name: "Late Motors" }]);
    await write(api, [{ slug: "acme", name: "Acme Motors", ...own(acmeHost) }]);
    await api.services.hosts.refresh();
  });

  it("cannot be a brand's, and cannot lead to an aggregation", async () => {
    const { problems } = await write(api, [
      { slug: "greedy", name: "Greedy", ...own("automotive.localhost") },
      {
        slug: "board",
        name: "Board",
        type: "aggregation",
        brands: ["automotive"],
        ...own("board.localhost"),
      },
      { slug: "homeless", name: "Homeless", hosts: ["homeless.localhost"] },
    ]);
    expect(problems.map(({ slug, message, isRejected }) => [slug, message, isRejected])).toEqual([
      ["greedy", "Is a host of automotive; remove it from one of them.", true],
      ["board", "Lead to an employer's own jobs, and an aggregation has none; remove them.", true],
      ["homeless", "Need a homeBrand, whose articles and policies they show; add it.", true],
    ]);
    expect((await api.fetch("/internal/host-known?domain=board.localhost")).status).toBe(404);
  });
});
