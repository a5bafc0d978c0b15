import { expect, it } from "vitest";
import { applications } from "../../../src/server/applications/tables.ts";
import { files } from "../../../src/server/uploads/tables.ts";
import { addJob } from "../add-job.ts";
import { pdf } from "../documents.ts";
import { onEachDatabase } from "../test-api.ts";
import { sendAs } from "../upload.ts";
import { askAs } from "../profile/ask.ts";

onEachDatabase("what of the profile an application's employer may see", (api) => {
  const applied = async () => {
    const { id: seekerId, token } = await api.signUp();
    const jobId = await addJob(api.db);
    const [file] = await api.db
      .insert(files)
      .values({
        seekerId,
        key: crypto.randomUUID(),
        name: "cv.pdf",
        category: "resume",
        mimeType: "application/pdf",
        size: 1,
      })
      .returning();
    const [application] = await api.db
      .insert(applications)
      .values({ jobId, seekerId, cvFileId: file!.id, name: "Sam", email: "sam@example.com" })
      .returning();
    return { token, ask: askAs(api, token), path: `/v4/profile/sharing-preferences/${application!.id}` };
  };

  it("is nothing until the seeker says so, and then what they chose", async () => {
    const { ask, path } = await applied();
    const nothing = { sections: [], sensitive: [], documents: [], delivered: false };
    expect((await ask("GET", path)).payload).toMatchObject(nothing);
    const chosen = { sections: ["skill", "passport"], sensitive: ["passport.number"], documents: [] };
    expect(await ask("PUT", path, chosen)).toMatchObject({ status: 200, payload: chosen });
    expect((await ask("GET", path)).payload).toMatchObject(chosen);
    const less = { sections: ["skill"], sensitive: [], documents: [] };
    await ask("PUT", path, less);
    expect((await ask("GET", path)).payload).toMatchObject(less);
  });

  it("is chosen from what the profile has: filled sections, their sensitive fields, and documents that others may see", async () => {
    const { token, ask, path } = await applied();
    await ask("POST", "/v4/skills", { skill: "Baking" });
    await ask("POST", "/v4/passports", { country: { id: 36 }, number: "PA1234567" });
    const { id } = await sendAs(api, token, "documents", "tax.pdf", pdf("Tax"));
    for (const visible_to of ["links", "nobody"])
      await ask("POST", "/v4/documents", { type: "tax", name: visible_to, file: { id }, visible_to });
    const { offered } = (await ask("GET", path)).payload;
    const named = Object.fromEntries(
      offered.sections.map(({ name, sensitive }: { name: string; sensitive: object[] }) => [name, sensitive]),
    );
    expect(named).toMatchObject({
      skill: [],
      passport: [{ name: "passport.number", title: expect.any(String) }],
    });
    expect(Object.keys(named)).not.toEqual(expect.arrayContaining(["language"]));
    expect(offered.documents).toEqual([{ id: expect.any(Number), name: "links" }]);
  });

  it("is delivered where the employer has a hiring site", async () => {
    const { ask, path } = await applied();
    const site = { url: "https://hiring.example.com", key: "a key that only tests know" };
    Object.assign(api.services.config, { HIRING_SITES: { "*": site } });
    expect((await ask("GET", path)).payload.delivered).toBe(true);
    Object.assign(api.services.config, { HIRING_SITES: {} });
    expect((await ask("GET", path)).payload.delivered).toBe(false);
  });

  it("refuses what is unknown, and sensitive fields of a section that is not shared", async () => {
    const { ask, path } = await applied();
    const put = async (change: object) =>
      (await ask("PUT", path, { sections: ["skill"], sensitive: [], documents: [], ...change })).errors;
    expect(await put({ sections: ["star_sign"] })).toHaveProperty(["sections.0"]);
    expect(await put({ sections: ["skill", "skill"] })).toHaveProperty("sections");
    expect(await put({ sensitive: ["passport.number"] })).toHaveProperty(["sensitive.0"]);
    expect(await put({ documents: [123_456] })).toEqual({
      "documents.0": [expect.stringContaining("not the id")],
    });
  });

  it("takes no document that only the seeker may see, and drops one that becomes private", async () => {
    const { token, ask, path } = await applied();
    const add = async (visible_to: string) => {
      const { id } = await sendAs(api, token, "documents", "tax.pdf", pdf(visible_to));
      return ask("POST", "/v4/documents", { type: "tax", name: visible_to, file: { id }, visible_to });
    };
    const [open, secret] = [(await add("links")).payload.id, (await add("nobody")).payload.id];
    const share = (documents: number[]) => ask("PUT", path, { sections: [], sensitive: [], documents });
    expect(await share([open, secret])).toMatchObject({
      status: 422,
      errors: { "documents.1": [expect.stringContaining("that others may see")] },
    });
    expect(await share([open])).toMatchObject({ status: 200, payload: { documents: [open] } });
    await ask("PATCH", `/v4/documents/${open}`, { visible_to: "nobody" });
    expect((await ask("GET", path)).payload.documents).toEqual([]);
  });

  it("is the seeker's own: another seeker's application is not there", async () => {
    const { path } = await applied();
    const { ask } = await applied();
    expect(await ask("GET", path)).toMatchObject({ status: 404 });
    expect(await ask("PUT", path, { sections: [], sensitive: [], documents: [] })).toMatchObject({
      status: 404,
    });
  });
});
