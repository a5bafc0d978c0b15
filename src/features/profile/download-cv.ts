import { getCv, getResume, type CvFormat, type CvLayout } from "../../contract/cv-export.ts";
import { cvFileName } from "../../domain/files/cv-file-name.ts";
import { saveFile } from "../session/save-file.ts";
import { $seeker } from "../session/seeker.ts";
import { fetchPayload } from "../session/send.ts";

/** What the profile can be downloaded as. */
export type CvDownload = { format: CvFormat; layout: CvLayout } | { format: "json" };

/** Has the browser save the profile as a CV. Throws `CallError`. */
export const downloadCv = async (chosen: CvDownload): Promise<void> => {
  const content =
    chosen.format === "json"
      ? new Blob([JSON.stringify(await fetchPayload(getResume, {}), null, 2)], { type: "application/json" })
      : await fetchPayload(getCv, { query: chosen });
  const { given_name = "", family_name = "" } = $seeker.get() ?? {};
  saveFile(content, cvFileName(`${given_name} ${family_name}`, chosen.format));
};
