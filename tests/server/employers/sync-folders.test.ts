import { mkdirSync, mkdtempSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, expect, it } from "vitest";
import * as calls from "../../../src/contract/employers.ts";
import { openFolderSync } from "../../../src/server/employers/sync-folders.ts";
import { employers } from "../../../src/server/catalogue/employers/tables.ts";
import { onEachDatabase } from "../test-api.ts";
import { drawing, photo, write } from "./write-some.ts";

const page = `---
title: Our story
description: How we began in a shed in Newtown.
---

We began ![Our shed](shed.jpg) here.
`;

onEachDatabase("the folders of employers", (api) => {
  const root = mkdtempSync(join(tmpdir(), "signboard-employers-"));
  const folder = join(root, "src/content/employers/bay-motors");
  const json = (change: object = {}) =>
    writeFileSync(
      join(folder, "employer.json"),
      JSON.stringify({
        name: "Bay Motors",
        brands: ["automotive"],
        favicon: "icon.svg",
        accent: "#226688",
        ...change,
      }),
    );
  const sync = () => openFolderSync(api.services)(root);
  const read = () =>
    api.on("automotive")(calls.getEmployer, { params: { type: "company", slug: "bay-motors" } });
  const row = async () => (await api.db.select().from(employers).where(eq(employers.slug, "bay-motors")))[0]!;

  beforeAll(() => {
    mkdirSync(join(folder, "pages"), { recursive: true });
    writeFileSync(join(folder, "icon.svg"), drawing);
    writeFileSync(join(folder, "pages/our-story.md"), page);
    writeFileSync(join(folder, "pages/shed.jpg"), photo);
    json();
  });
  afterAll(() => rmSync(root, { recursive: true }));

  it("are read into the database with their pages and pictures, once by several processes", async () => {
    await Promise.all([sync(), sync(), sync()]);
    const { id: employeeId, favicon_image, accent } = await read();
    expect([accent, favicon_image]).toEqual(["#226688", expect.stringMatching(/\.svg$/)]);
    const params = { type: "company" as const, employeeId, slug: "our-story" };
    const { content_html } = await api.on("automotive")(calls.getEmployerPage, { params });
    expect(content_html).toMatch(/<img src="\/v1\/employer-pictures\//);
    const before = await row();
    await sync();
    expect(await row()).toEqual(before);
  });

  it("change the employer when one of their files changes", async () => {
    const { favicon_image: before } = await read();
    writeFileSync(join(folder, "icon.svg"), drawing.replace('r="9"', 'r="8"'));
    await sync();
    expect((await read()).favicon_image).not.toBe(before);
  });

  it("keep the employer as it was when a file is wrong", async () => {
    json({ name: 7 });
    await sync();
    expect((await read()).name).toBe("Bay Motors");
    json();
  });

  it("hide their employer when they are removed, and show it again when they are back", async () => {
    const { id } = await row();
    renameSync(folder, `${root}/away`);
    await sync();
    await expect(read()).rejects.toMatchObject({ status: 404 });
    renameSync(`${root}/away`, folder);
    await sync();
    expect((await read()).id).toBe(id);
    renameSync(folder, `${root}/away`);
    await sync();
    expect(
      (await write(api, [{ slug: "bay-motors", name: "Imported", brands: ["automotive"] }])).counts.updated,
    ).toBe(1);
    await sync();
    expect((await read()).name).toBe("Imported");
  });
});
