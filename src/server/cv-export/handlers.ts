import { createHash } from "node:crypto";
import type * as contract from "../../contract/cv-export.ts";
import { cvTypes, type CvFormat, type CvLayout } from "../../contract/cv-export.ts";
import type { JsonResume } from "../../contract/json-resume.ts";
import { cvFileName } from "../../domain/files/cv-file-name.ts";
import { HttpError } from "../platform/http-error.ts";
import type { Context, Handler } from "../http/context.ts";
import { keepMadeFile } from "../uploads/keep-made-file.ts";
import { storedFileOf } from "../uploads/stored-file.ts";
import { listMadeCv } from "./list-made-cv.ts";
import { makeCv } from "./make-cv.ts";
import { missingText } from "./missing-text.ts";
import { readResume } from "./read-resume.ts";

export const getResume: Handler<typeof contract.getResume> = async (_input, context) => ({
  payload: await readResume(context),
});

export const getCv: Handler<typeof contract.getCv> = async ({ query }, context) => {
  const resume = await readResume(context);
  const { bytes, missing } = await makeCv(resume, query, context);
  const { format } = query;
  const payload = new File([bytes], cvFileName(resume.basics.name, format), { type: cvTypes[format] });
  return { payload, ...(missing.length && { message: missingText(missing) }) };
};

export const keepCv: Handler<typeof contract.keepCv> = async ({ body }, context) => {
  await context.limits.upload.take(context.seeker.id);
  const resume = await readResume(context);
  if (isEmpty(resume))
    throw new HttpError(
      422,
      "Your profile has nothing to put in a CV yet. Add your work, qualifications or skills first.",
    );
  const { format, bytes, missing } = await makeComplete(resume, body, context);
  const row = await keepMadeFile(
    {
      content: createHash("sha256")
        .update(JSON.stringify([resume, { ...body, format }]))
        .digest("hex")
        .slice(0, 32),
      name: cvFileName(resume.basics.name, format),
      type: "resume",
      mimeType: cvTypes[format],
      bytes,
    },
    context,
  );
  const isListed = await listMadeCv(row.id, context);
  const message = isListed
    ? "Your profile has been added to your CVs."
    : "Your CV has been made. It is not on your list of CVs, which is full.";
  return {
    payload: storedFileOf(row, context),
    message: missing.length ? `${message} ${missingText(missing)}` : message,
  };
};

/** Without a format, a PDF, or a Word file where the PDF would leave characters out. */
const makeComplete = async (
  resume: JsonResume,
  { format, layout }: { format?: CvFormat | undefined; layout: CvLayout },
  context: Context<"seeker">,
) => {
  const chosen = format ?? "pdf";
  const made = await makeCv(resume, { format: chosen, layout }, context);
  if (format || !made.missing.length) return { ...made, format: chosen };
  return { ...(await makeCv(resume, { format: "docx", layout }, context)), format: "docx" as const };
};

const isEmpty = ({ basics, work, volunteer, education, certificates, skills }: JsonResume): boolean =>
  !basics.summary && ![work, volunteer, education, certificates, skills].some((list) => list.length);
