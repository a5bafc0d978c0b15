import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, it } from "vitest";
import { CallError } from "../../../src/contract/caller.ts";
import { getEmployer, getEmployerPage, listSections } from "../../../src/contract/employers.ts";
import { syncFolders } from "../../../src/server/employers/sync-folders.ts";
import { onOneDatabase } from "../test-api.ts";
import { drawing } from "./write-some.ts";

// The steps of docs/how-to/add-an-employer.md.
onOneDatabase("an employer is a folder", (api) => {
  const params = { type: "company" as const, slug: "quiet-forge" };
  const files = {
    "employer.json": JSON.stringify({
      name: "Quiet Forge",
      tagline: "Gates and grates",
      brands: ["automotive"],
      logo: { src: "logo.svg", alt: "An anvil" },
      sections: [{ slug: "our-day", title: "Our day", kind: "text", markdown: "We **start** at seven." }],
    }),
    "logo.svg": drawing,
    "pages/story.md":
      "---\ntitle: Our story\ndescription: How the forge came to this valley.\n---\n\nBy cart.\n",
  };

  it("with its pages and pictures, is shown on its site as soon as it is read, and is gone with the folder", async () => {
    const root = mkdtempSync(join(tmpdir(), "signboard-employer-"));
    const folder = join(root, "src/content/employers/quiet-forge");
    mkdirSync(join(folder, "pages"), { recursive: true });
    for (const [name, text] of Object.entries(files)) writeFileSync(join(folder, name), text);
    await syncFolders(api.services, root);
    const call = api.on("automotive");
    const { id: employeeId, ...employer } = await call(getEmployer, { params });
    expect(employer).toMatchObject({ name: "Quiet Forge", tagline: "Gates and grates" });
    expect(employer.logo).toMatch(/\.svg$/);
    const [section] = await call(listSections, { params: { type: "company", employeeId } });
    expect(section).toMatchObject({ title: "Our day", kind: "text" });
    const page = await call(getEmployerPage, { params: { type: "company", employeeId, slug: "story" } });
    expect(page.content_html).toContain("By cart.");
    await expect(api.on("hospitality")(getEmployer, { params })).rejects.toThrow(CallError);

    rmSync(folder, { recursive: true });
    await syncFolders(api.services, root);
    await expect(call(getEmployer, { params })).rejects.toThrow(CallError);
    rmSync(root, { recursive: true });
  });
});
