import { expect, it } from "vitest";
import { onOneDatabase } from "../test-api.ts";
import { importFile, jobsOf } from "./import-files.ts";

onOneDatabase("ads that nobody has published yet", (api) => {
  const columns = "Ref,Job title,Employer,Location,Publish state,Closes";
  const sheet = (state: string) => `${columns}
1,Cook,Fig Pub,Roma QLD,${state},12/12/2026
2,Waiter,Fig Pub,Roma QLD,Live,12/12/2026
3,Host,Fig Pub,Roma QLD,Withdrawn by the manager,12/12/2026
`;
  const read = async (text: string, source: string) => {
    const { problems } = await importFile(api.db, { text }, { source });
    const found = Object.values(await jobsOf(api.db, source));
    return {
      jobs: Object.fromEntries(found.map(({ title, filledAt }) => [title, filledAt === null])),
      said: problems.map(({ message }) => message).join("\n"),
    };
  };

  it("are left out, and said to be, unlike those that were withdrawn", async () => {
    for (const [at, state] of ["Draft - with Kim", "WIP", "to be written"].entries()) {
      const { jobs, said } = await read(sheet(state), `drafts ${at}`);
      expect(jobs).toEqual({ Waiter: true, Host: false });
      expect(said).toContain('"Cook" is a draft');
    }
  });

  it("are marked as filled where they were shown before", async () => {
    expect((await read(sheet("Live"), "before")).jobs).toMatchObject({ Cook: true });
    expect((await read(sheet("Draft"), "before")).jobs).toMatchObject({ Cook: false });
  });

  it("say so by a flag of a record, or by an attribute of what is around it", async () => {
    const job = (title: string, more: string) =>
      `<job><title>${title}</title><company>Fig</company><description>Soup.</description>${more}</job>`;
    const around = `<jobs>${job("Cook", "<published>false</published><draft>true</draft>")}${job("Waiter", "")}</jobs>`;
    expect((await read(around, "flag")).jobs).toEqual({ Waiter: true });
  });
});
