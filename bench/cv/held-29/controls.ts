import { strFromU8, strToU8, unzipSync, zipSync } from "fflate";

const control = (of: string, content: string) =>
  `<w:sdt><w:sdtPr><w:alias w:val="${of}"/><w:tag w:val="${of}"/></w:sdtPr><w:sdtContent>${content}</w:sdtContent></w:sdt>`;

/** Puts each paragraph of one run, and each bold run of the others, into a content control, as Word's own templates have them for what is to be filled in. */
export const inControls = (write: () => Promise<Uint8Array>) => async (): Promise<Uint8Array> => {
  const files = unzipSync(await write());
  const xml = strFromU8(files["word/document.xml"]!).replace(
    /<w:p>(?:(?!<w:p>).)*?<\/w:p>/gs,
    (paragraph) => {
      const runs = paragraph.match(/<w:r>.*?<\/w:r>/gs) ?? [];
      if (runs.length === 1) return control("Text", paragraph);
      return paragraph.replace(/<w:r>.*?<\/w:r>/gs, (run) =>
        run.includes("<w:b/>") && run.includes("<w:t") ? control("Run", run) : run,
      );
    },
  );
  return zipSync({ ...files, "word/document.xml": strToU8(xml) });
};
