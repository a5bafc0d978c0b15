import { deflateRawSync } from "node:zlib";
import PDFDocument from "pdfkit";
import { zipSync } from "fflate";
import { eq } from "drizzle-orm";
import { expect, it } from "vitest";
import { applyToJob } from "../../../src/contract/applications.ts";
import { readCv } from "../../../src/contract/cv.ts";
import { sectionCalls } from "../../../src/contract/profile/sections.ts";
import { deleteFile, listFiles } from "../../../src/contract/uploads.ts";
import { wrongImportType } from "../../../src/contract/upload-rules.ts";
import { profileEntries } from "../../../src/server/profile/tables.ts";
import { docxLayouts } from "../../../bench/cv/docx-layouts.ts";
import { importLayouts } from "../../../bench/cv/imports.ts";
import { pdfLayouts } from "../../../bench/cv/pdf-layouts.ts";
import { personOf } from "../../../bench/cv/people.ts";
import { regions } from "../../../bench/cv/regions.ts";
import { addJob } from "../add-job.ts";
import { doc, zip } from "../documents.ts";
import { onOneDatabase } from "../test-api.ts";
import { sendAs } from "../upload.ts";

const person = personOf(7, regions["australia"]);
const pdfOf = (layout: keyof typeof pdfLayouts) => pdfLayouts[layout]!(person);

/** A PDF that a password protects. */
const locked = (): Promise<Uint8Array> =>
  new Promise((resolve) => {
    const document = new PDFDocument({ userPassword: "secret", ownerPassword: "owner" });
    const chunks: Buffer[] = [];
    document.on("data", (chunk: Buffer) => chunks.push(chunk));
    document.on("end", () => resolve(Buffer.concat(chunks)));
    document.text("Work experience: Chef at Bella Vista Restaurant, Jan 2019 to Mar 2021").end();
  });

/** A PDF with a drawing and no text, as a scan is. */
const scan = (): Promise<Uint8Array> =>
  new Promise((resolve) => {
    const document = new PDFDocument();
    const chunks: Buffer[] = [];
    document.on("data", (chunk: Buffer) => chunks.push(chunk));
    document.on("end", () => resolve(Buffer.concat(chunks)));
    document.rect(50, 50, 400, 600).fill("#ccc").end();
  });

onOneDatabase("reading a CV", (api) => {
  const read = async (name: string, bytes: Uint8Array) => {
    const { token } = await api.signUp();
    const category = /\.(?:json|zip|rtf)$/.test(name) ? "cv_import" : "resume";
    const { id } = await sendAs(api, token, category, name, bytes);
    return api.on("automotive", token)(readCv, { body: { file: id, agreed: true } });
  };

  it.each([
    ["cv.pdf", () => pdfOf("pdf, sidebar on the left")],
    ["cv.docx", () => docxLayouts["docx, table"]!(person)],
    ["resume.json", () => importLayouts["json, JSON Resume"]!(person)],
    ["export.zip", () => importLayouts["zip, LinkedIn"]!(person)],
  ])("finds who it is, the jobs and the qualifications in %s, each with its source", async (name, make) => {
    const { entries } = await read(name, await make());
    const valuesOf = (section: string) =>
      entries
        .filter((entry) => entry.section === section)
        .map(({ fields }) =>
          Object.fromEntries(Object.entries(fields).map(([field, { value }]) => [field, value])),
        );
    expect(valuesOf("account")).toEqual([{ email: person.email }]);
    expect(valuesOf("basic")).toEqual([
      expect.objectContaining({
        given_name: person.given,
        family_name: person.family,
        mobile: person.dial,
      }),
    ]);
    expect(valuesOf("work_experience")).toEqual(
      person.jobs.map(({ title, employer, start, end }) =>
        expect.objectContaining({ title, employer, start, ...(end ? { end } : { is_current: "true" }) }),
      ),
    );
    expect(valuesOf("qualification")).toEqual(
      person.studies.map(({ title, institution, end }) =>
        expect.objectContaining({ title, institution, end }),
      ),
    );
    // Two columns of a table are read row by row.
    expect(
      valuesOf("skill")
        .map(({ skill }) => skill)
        .sort(),
    ).toEqual([...person.skills].sort());
    for (const { fields } of entries)
      for (const { written, source } of Object.values(fields))
        expect(source.text.replace(/[^\p{L}\p{N}]/gu, "").toLowerCase()).toContain(
          written.replace(/[^\p{L}\p{N}]/gu, "").toLowerCase(),
        );
  });

  it("reads rich text by its own ending, which employers are not offered", async () => {
    const bytes = Buffer.from("{\\rtf1 Sam Lee\\par sam@mail.example\\par}");
    expect((await read("cv.rtf", bytes)).entries[0]).toMatchObject({ section: "account" });
    const { token } = await api.signUp();
    for (const [category, message] of [
      ["resume", /^Please upload a PDF or DOC file\. This file is rich text/],
      ["cv_import", /the ending \.rtf/],
    ] as const)
      await expect(sendAs(api, token, category, "cv.doc", bytes)).rejects.toMatchObject({
        status: 422,
        message: expect.stringMatching(message),
      });
  });

  it("changes nothing in the profile", async () => {
    const { id: own, token } = await api.signUp();
    const { id } = await sendAs(api, token, "resume", "cv.pdf", await pdfOf("pdf, plain"));
    await api.on("automotive", token)(readCv, { body: { file: id, agreed: true } });
    expect(await api.db.select().from(profileEntries).where(eq(profileEntries.seekerId, own))).toEqual([]);
  });

  it.each([
    ["cv.pdf", scan, /only pictures/],
    ["cv.pdf", locked, /password/],
    [
      "cv.pdf",
      async () => (await pdfOf("pdf, plain")).subarray(0, 700),
      /damaged|Nothing of a CV|only pictures/,
    ],
    ["cv.doc", async () => doc(), /damaged|protected/],
    [
      "cv.docx",
      async () => zip({ "word/document.xml": "<w:document><w:p>", "[Content_Types].xml": "" }),
      /damaged/,
    ],
    ["cv.docx", async () => zipSync({ "word/document.xml": new Uint8Array(60_000_000) }), /unpacks to more/],
    ["resume.json", async () => new TextEncoder().encode('{"name":"x"}'), /not a JSON Resume/],
    ["resume.json", async () => new TextEncoder().encode("{"), /not valid JSON/],
    ["export.zip", async () => zip({ "readme.txt": "no data" }), /LinkedIn/],
  ])("refuses a %s that cannot be read with 422 and says why", async (name, make, message) => {
    await expect(read(name, await make())).rejects.toMatchObject({
      status: 422,
      message: expect.stringMatching(message),
    });
  });

  it("needs the seeker's consent", async () => {
    const { token } = await api.signUp();
    const { id } = await sendAs(api, token, "resume", "cv.pdf", await pdfOf("pdf, plain"));
    for (const agreed of [undefined, false])
      await expect(
        api.on("automotive", token)(readCv, { body: { file: id, agreed } as never }),
      ).rejects.toMatchObject({ status: 422 });
  });

  it("refuses the file of another seeker, a removed one and one of another kind", async () => {
    const [owner, other] = [await api.signUp(), await api.signUp()];
    const { id } = await sendAs(api, owner.token, "resume", "cv.pdf", await pdfOf("pdf, plain"));
    const payslip = await sendAs(api, owner.token, "payslip", "slip.pdf", await pdfOf("pdf, plain"));
    const readAs = (token: string, file: string) =>
      api.on("automotive", token)(readCv, { body: { file, agreed: true } });
    await expect(readAs(other.token, id)).rejects.toMatchObject({ status: 422 });
    await expect(readAs(owner.token, payslip.id)).rejects.toMatchObject({ status: 422 });
    await api.on("automotive", owner.token)(deleteFile, { params: { id } });
    await expect(readAs(owner.token, id)).rejects.toMatchObject({ status: 422 });
    await expect(api.on("automotive")(readCv, { body: { file: id, agreed: true } })).rejects.toMatchObject({
      status: 401,
    });
  });

  it("keeps a CV that was only read from employers until the seeker adds it to the profile", async () => {
    const { token } = await api.signUp();
    const call = api.on("automotive", token);
    const { id, file } = await sendAs(api, token, "cv_import", "cv.pdf", await pdfOf("pdf, plain"));
    expect((await call(readCv, { body: { file: id, agreed: true } })).entries).not.toEqual([]);
    const cvs = () => call(listFiles, { query: { type: "resume" } });
    const job_id = await addJob(api.db);
    expect(await cvs()).toEqual([]);
    await expect(call(applyToJob, { body: { job_id, cv: file } })).rejects.toMatchObject({ status: 422 });
    await call(sectionCalls.resume.create, { body: { name: "Trade CV", file: { id } } });
    expect(await cvs()).toMatchObject([{ id, name: "cv.pdf" }]);
    expect(await call(applyToJob, { body: { job_id, cv: file } })).toMatchObject({ cv: { id } });
  });

  it("makes no CV of a data export", async () => {
    const { token } = await api.signUp();
    const bytes = await importLayouts["json, JSON Resume"]!(person);
    const { id } = await sendAs(api, token, "cv_import", "resume.json", bytes);
    await expect(
      api.on("automotive", token)(sectionCalls.resume.create, { body: { name: "CV", file: { id } } }),
    ).rejects.toMatchObject({ status: 422 });
  });

  it("takes no other file for a data export", async () => {
    const { token } = await api.signUp();
    const compressed = deflateRawSync(Buffer.from("no archive"));
    for (const [name, bytes] of [
      ["data.zip", compressed],
      ["data.json", new TextEncoder().encode("<html>")],
    ] as const)
      await expect(sendAs(api, token, "cv_import", name, bytes)).rejects.toMatchObject({
        status: 422,
        message: wrongImportType,
      });
  });
});
