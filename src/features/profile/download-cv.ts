import { getCv, getResume, type CvFormat, type CvLayout } from "../../contract/cv-export.ts";
import { cvFileName } from "../../domain/files/cv-file-name.ts";
import { saveFile } from "../session/save-file.ts";
import { $seeker } from "../session/seeker.ts";
import { fetchPayload, send } from "../session/send.ts";

/** What the profile can be downloaded as. */
export type CvDownload = { format: CvFormat; layout: CvLayout } | { format: "json" };

/** Has the browser save the profile as a CV. Returns what the file lacks, in words; else "". Throws `CallError`. */
export const downloadCv = async (chosen: CvDownload): Promise<string> => {
  const { payload: content, message } =
    chosen.format === "json"
      ? { payload: jsonFile(await fetchPayload(getResume, {})), message: "" }
      : await send(getCv, { query: chosen });
  const { given_name = "", family_name = "" } = $seeker.get() ?? {};
  saveFile(content, cvFileName(`${given_name} ${family_name}`, chosen.format));
  return message;
};

const jsonFile = (data: unknown): Blob =>
  new Blob([JSON.stringify(data, null, 2)], { type: "application/json" });
