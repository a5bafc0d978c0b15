import { Document, Packer, Paragraph, TextRun } from "docx";
import { describe, expect, it } from "vitest";
import { docxLines } from "../../../../src/server/cv/text/docx-lines.ts";

describe("a line of a Word document", () => {
  it("has the size of the document where its paragraph says none", async () => {
    const document = new Document({
      styles: { default: { document: { run: { size: 21 } } } },
      sections: [
        {
          children: [
            new Paragraph({ children: [new TextRun({ text: "about me", size: 28 })] }),
            new Paragraph({ children: [new TextRun("I turn up on time.")] }),
          ],
        },
      ],
    });
    const lines = docxLines(new Uint8Array(await Packer.toBuffer(document)));
    expect(lines.map(({ size }) => size)).toEqual([14, 10.5]);
  });
});
