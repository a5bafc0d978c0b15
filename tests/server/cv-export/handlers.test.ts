import { expect, it } from "vitest";
import { keepCv } from "../../../src/contract/cv-export.ts";
import { applyToJob } from "../../../src/contract/applications.ts";
import { listFiles, maxKeptFiles } from "../../../src/contract/uploads.ts";
import { resume } from "../../../src/contract/profile/resume.ts";
import { sectionCalls } from "../../../src/contract/profile/sections.ts";
import { files } from "../../../src/server/uploads/tables.ts";
import { addJob } from "../add-job.ts";
import { onOneDatabase, type TestApi } from "../test-api.ts";
import { keep } from "../upload.ts";
import { readPdf } from "./read-pdf.ts";

const signUpNurse = async (api: TestApi) => {
  const { id, token } = await api.signUp();
  const call = api.on("automotive", token);
  await call(sectionCalls.skill.create, { body: { skill: "Wound care" } });
  return { id, token, call };
};
const get = (api: TestApi, token: string, query = "") =>
  api.fetch(`/v1/profile/cv-export${query}`, {
    headers: { authorization: `Bearer ${token}`, "host-name": "automotive.localhost" },
  });

onOneDatabase("CVs of the profile", (api) => {
  it.each([
    ["?format=pdf&layout=modern", "pdf", "application/pdf"],
    ["", "pdf", "application/pdf"],
    ["?format=docx", "docx", "application/vnd.openxmlformats-officedocument.wordprocessingml.document"],
  ])("are saved under the seeker's name: %s", async (query, ending, type) => {
    const { token } = await signUpNurse(api);
    const response = await get(api, token, query);
    expect(response.status).toBe(200);
    expect(response.headers.get("content-type")).toBe(type);
    expect(response.headers.get("content-disposition")).toContain(`filename="Sam Nguyen CV.${ending}"`);
    expect(response.headers.get("cache-control")).toBe("private, no-store");
    expect(Number(response.headers.get("content-length"))).toBe((await response.arrayBuffer()).byteLength);
  });

  it("show what the profile has now", async () => {
    const { token } = await signUpNurse(api);
    const { elements } = await readPdf(new Uint8Array(await (await get(api, token)).arrayBuffer()));
    expect(elements.find(({ role }) => role === "LBody")?.text).toContain("Wound care");
  });

  it("say which characters a PDF leaves out, and are kept as Word then", async () => {
    const { token, call } = await signUpNurse(api);
    await call(sectionCalls.skill.create, { body: { skill: "Writing 𓀀" } });
    const said = (await get(api, token)).headers.get("message");
    expect(decodeURIComponent(said!)).toMatch(/leaves out .*: 𓀀\. A Word file keeps/);
    expect((await get(api, token, "?format=docx")).headers.get("message")).toBeNull();
    expect(await call(keepCv, { body: {} })).toMatchObject({ name: "Sam Nguyen CV.docx" });
    expect(await call(keepCv, { body: { format: "pdf" } })).toMatchObject({ name: "Sam Nguyen CV.pdf" });
  });

  it.each(["?format=exe", "?layout=../../etc"])("refuse %s with 422", async (query) => {
    const { token } = await signUpNurse(api);
    expect((await get(api, token, query)).status).toBe(422);
  });

  it("are for the signed-in seeker only", async () => {
    expect((await get(api, "nobody")).status).toBe(401);
  });

  it("are kept as a CV to apply with, once while the profile stays the same", async () => {
    const { call } = await signUpNurse(api);
    const kept = await call(keepCv, { body: {} });
    expect(kept).toMatchObject({ name: "Sam Nguyen CV.pdf", type: "resume", mime_type: "application/pdf" });
    expect(await call(keepCv, { body: {} })).toEqual(kept);
  });

  it("are on the list of CVs under one name, the newest in place of the one before", async () => {
    const { call } = await signUpNurse(api);
    const list = () => call(sectionCalls.resume.list, {});
    const first = await call(keepCv, { body: {} });
    await call(keepCv, { body: {} });
    expect(await list()).toMatchObject([
      { name: "From my profile", file: { id: first.id }, is_default: true },
    ]);
    await call(sectionCalls.skill.create, { body: { skill: "Triage" } });
    const second = await call(keepCv, { body: {} });
    expect(await list()).toMatchObject([{ name: "From my profile", file: { id: second.id } }]);
    expect((await call(listFiles, { query: { type: "resume" } })).map(({ id }) => id)).toEqual([second.id]);
    const [entry] = await list();
    await call(sectionCalls.resume.update, { params: { id: entry!.id }, body: { name: "Nursing" } });
    await call(sectionCalls.skill.create, { body: { skill: "Charting" } });
    await call(keepCv, { body: {} });
    expect(await list()).toMatchObject([
      { name: "Nursing", file: { id: second.id }, is_default: true },
      { name: "From my profile", is_default: false },
    ]);
  });

  it("are kept beside a list of CVs that is full", async () => {
    const { token, call } = await signUpNurse(api);
    const { id } = await keep(api, token);
    for (let at = 0; at < resume.limit; at++)
      await call(sectionCalls.resume.create, { body: { name: `CV ${at}`, file: { id } } });
    const kept = await call(keepCv, { body: {} });
    expect(await call(sectionCalls.resume.list, {})).toHaveLength(resume.limit);
    const receipt = await call(applyToJob, { body: { job_id: await addJob(api.db), cv: kept.file } });
    expect(receipt.cv.id).toBe(kept.id);
  });

  it("are sent with an application like any CV", async () => {
    const { call } = await signUpNurse(api);
    const job = await addJob(api.db);
    const kept = await call(keepCv, { body: {} });
    const receipt = await call(applyToJob, { body: { job_id: job, cv: kept.file, note: "", answers: [] } });
    expect(receipt.cv.name).toBe("Sam Nguyen CV.pdf");
  });

  it("are made again after they were taken off the list", async () => {
    const { call } = await signUpNurse(api);
    const kept = await call(keepCv, { body: {} });
    const [entry] = await call(sectionCalls.resume.list, {});
    await call(sectionCalls.resume.delete, { params: { id: entry!.id } });
    expect((await call(keepCv, { body: {} })).id).not.toBe(kept.id);
  });

  it("are not kept while the profile is empty", async () => {
    const { token } = await api.signUp();
    await expect(api.on("automotive", token)(keepCv, { body: {} })).rejects.toMatchObject({ status: 422 });
  });

  it("are kept within the seeker's quota", async () => {
    const { id, call } = await signUpNurse(api);
    const full = Array.from({ length: maxKeptFiles }, (_, index) => ({
      seekerId: id,
      key: `${id}/${index}`,
      name: "old.pdf",
      category: "tax" as const,
      mimeType: "application/pdf",
      size: 1,
    }));
    await api.db.insert(files).values(full);
    await expect(call(keepCv, { body: {} })).rejects.toMatchObject({ status: 409 });
  });
});
