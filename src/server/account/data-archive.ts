import { filePart, zipOf, type Part } from "../platform/files/zip.ts";
import { filesOf } from "./archived-files.ts";
import type { DataNeeds, SeekerData } from "./collect-data.ts";
import { readResume } from "../cv-export/read-resume.ts";
import { dataPage } from "./data-page.ts";

/**
 * The seeker's data as a ZIP: a page to read, JSON for programs, and the files, each read when its turn comes.
 * @param onEnd called when the archive is complete, or its reader has gone.
 */
export const dataArchive = (
  data: SeekerData,
  needs: DataNeeds,
  onEnd: () => void,
): ReadableStream<Uint8Array<ArrayBuffer>> => zipOf(parts(data, needs, onEnd));

async function* parts(data: SeekerData, needs: DataNeeds, onEnd: () => void): AsyncGenerator<Part> {
  try {
    yield { name: "index.html", input: dataPage(data, needs.brand) };
    yield { name: "data.json", input: JSON.stringify(data, null, 2) };
    yield { name: "resume.json", input: JSON.stringify(await readResume(needs), null, 2) };
    for (const row of filesOf(data)) yield* filePart(row, needs.store);
  } finally {
    onEnd();
  }
}
