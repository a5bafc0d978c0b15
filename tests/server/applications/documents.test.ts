import sharp from "sharp";
import { expect, it } from "vitest";
import { maxDocuments } from "../../../src/contract/application-fields.ts";
import {
  applyToJob,
  downloadApplicationDetails,
  updateApplication,
} from "../../../src/contract/applications.ts";
import { sectionCalls } from "../../../src/contract/profile/sections.ts";
import { deleteFile } from "../../../src/contract/uploads.ts";
import { pdf } from "../documents.ts";
import { employersOf } from "../received-applications/employer.ts";
import { onEachDatabase, type TestApi } from "../test-api.ts";
import { keep, sendAs } from "../upload.ts";

onEachDatabase("files beside the CV", (api: TestApi) => {
  const { addEmployer, open, download, mailsTo, tokenIn } = employersOf(api);
  const start = async () => {
    const [target, seeker] = [await addEmployer(), await api.signUp()];
    const call = api.on("automotive", seeker.token);
    const { file: cv } = await keep(api, seeker.token);
    const letter = await sendAs(api, seeker.token, "documents", "letter.pdf", pdf("letter"));
    const picture = await sharp({ create: { width: 60, height: 40, channels: 3, background: "teal" } })
      .jpeg()
      .toBuffer();
    const ticket = await sendAs(api, seeker.token, "screenshot", "ticket.jpg", picture);
    const apply = (documents: string[], job_id = target.jobId) =>
      call(applyToJob, { body: { job_id, cv, documents } });
    return { target, ...seeker, call, cv, letter, ticket, apply };
  };

  it("are on the receipt in their order, open from there, and are named in the mail", async () => {
    const { apply, letter, ticket, email, call } = await start();
    const receipt = await apply([ticket.file, letter.id, ticket.file]);
    expect(receipt.documents.map(({ name }) => name)).toEqual(["ticket.jpg", "letter.pdf"]);
    const { pathname, search } = new URL(receipt.documents[1]!.url);
    expect(new Uint8Array(await (await api.fetch(pathname + search)).arrayBuffer())).toEqual(pdf("letter"));
    expect(mailsTo(email).at(-1)!.text).toMatch(/Other files\s+ticket\.jpg\s+letter\.pdf/);
    await call(deleteFile, { params: { id: letter.id } });
    const later = await call(downloadApplicationDetails, { params: { id: receipt.id } });
    expect(later.documents.map(({ id }) => id)).toEqual([ticket.id, letter.id]);
  });

  it("are seen by the employer after the CV, and as they are after a change", async () => {
    const { apply, letter, ticket, target, call } = await start();
    await apply([letter.file]);
    const token = tokenIn(mailsTo(target.email).at(-1)!.text);
    const seen = async () => {
      const shown = await open(token);
      return shown.kind === "application" ? shown.files : [];
    };
    const [cv, sent] = await seen();
    expect([cv!.name, sent!.name]).toEqual(["cv.pdf", "letter.pdf"]);
    const opened = await download(sent!.href);
    expect(new Uint8Array(await opened.arrayBuffer())).toEqual(pdf("letter"));
    const put = (documents?: string[]) =>
      call(updateApplication, {
        params: { id: target.jobId },
        body: { note: "Changed", ...(documents && { documents }) },
      });
    expect((await put()).documents).toHaveLength(1);
    const { updated_at } = await put([ticket.id]);
    expect((await put([ticket.id])).updated_at).toBe(updated_at);
    expect((await seen()).map(({ name }) => name)).toEqual(["cv.pdf", "ticket.jpg"]);
    await put([]);
    expect((await seen()).map(({ name }) => name)).toEqual(["cv.pdf"]);
  });

  it("are a few of the seeker's own, which nobody else's, private or other files can be", async () => {
    const { apply, letter, call } = await start();
    const other = await api.signUp();
    const others = await keep(api, other.token);
    const refused = (documents: string[], at: string) =>
      expect(apply(documents)).rejects.toMatchObject({
        status: 422,
        errors: { [at]: [expect.any(String)] },
      });
    await refused([letter.file, others.file], "documents.1");
    await refused(Array(maxDocuments + 1).fill(letter.file), "documents");
    await call(sectionCalls.document.create, {
      body: { type: "tax", name: "Secret", file: { id: letter.id }, visible_to: "nobody" },
    });
    await refused([letter.file], "documents.0");
  });
});
