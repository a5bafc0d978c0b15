import { expect, it } from "vitest";
import { keepCv } from "../../../src/contract/cv-export.ts";
import { applyToJob } from "../../../src/contract/applications.ts";
import { deleteFile, listFiles, maxKeptFiles } from "../../../src/contract/uploads.ts";
import { sectionCalls } from "../../../src/contract/profile/sections.ts";
import { files } from "../../../src/server/uploads/tables.ts";
import { addJob } from "../add-job.ts";
import { onEachDatabase, type TestApi } from "../test-api.ts";
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

onEachDatabase("CVs of the profile", (api) => {
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
    await call(sectionCalls.skill.create, { body: { skill: "Triage" } });
    expect((await call(keepCv, { body: {} })).id).not.toBe(kept.id);
    expect(await call(listFiles, { query: { type: "resume" } })).toHaveLength(2);
  });

  it("are sent with an application like any CV", async () => {
    const { call } = await signUpNurse(api);
    const job = await addJob(api.db);
    const kept = await call(keepCv, { body: {} });
    const receipt = await call(applyToJob, { body: { job_id: job, cv: kept.file, note: "", answers: [] } });
    expect(receipt.cv.name).toBe("Sam Nguyen CV.pdf");
  });

  it("are made again after the file was removed", async () => {
    const { call } = await signUpNurse(api);
    const kept = await call(keepCv, { body: {} });
    await call(deleteFile, { params: { id: kept.id } });
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
