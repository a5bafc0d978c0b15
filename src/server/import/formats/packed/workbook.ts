import { unzipSync } from "fflate";
import { FeedUnreadable } from "../../feed-job.ts";

/** The most characters of a workbook, all of which is kept while it is read. */
export const maxWorkbook = 64_000_000;

/** What holds the texts and the rows of a workbook of Excel or of OpenDocument. */
const part = /^(?:xl\/sharedStrings|xl\/worksheets\/[^/]+|content)\.xml$/i;

/** The XML of a workbook (xlsx, ods) as one document; an archive without one as it is. @throws FeedUnreadable where it is damaged or too large. */
export async function* workbookText(bytes: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  const count = (more: number) => {
    size += more;
    if (size > maxWorkbook)
      throw new FeedUnreadable("This is too large for a workbook. Save the sheet as CSV.");
  };
  for await (const chunk of bytes) {
    count(chunk.length);
    chunks.push(chunk);
  }
  const archive = Buffer.concat(chunks);
  const parts = Object.values(partsOf(archive, count)).map((xml) => Buffer.from(xml).toString());
  if (!parts.length) return yield archive;
  yield Buffer.from(
    `<workbook>${parts.map((xml) => xml.replace(/^\uFEFF?\s*<\?[^>]*>/, "")).join("\n")}</workbook>`,
  );
}

/** Each is unpacked into the size that the archive states, so that it cannot unpack to more. */
const partsOf = (archive: Uint8Array, count: (size: number) => void): Record<string, Uint8Array> => {
  const filter = ({ name, originalSize }: { name: string; originalSize: number }) => {
    if (!part.test(name)) return false;
    count(originalSize);
    return true;
  };
  try {
    return unzipSync(archive, { filter });
  } catch (error) {
    if (error instanceof FeedUnreadable) throw error;
    throw new FeedUnreadable("It is a damaged zip archive; save or send it again.");
  }
};
