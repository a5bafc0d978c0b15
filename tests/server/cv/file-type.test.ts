import { describe, expect, it } from "vitest";
import { documentTypeOf } from "../../../src/server/uploads/content/document-type.ts";
import { typeOf } from "../../../src/server/cv/text/file-type.ts";

const oldOffice = Buffer.from("d0cf11e0a1b11ae1", "hex");

describe("the type of a Word file", () => {
  it.each([
    ["doc", Buffer.from("PK\u0003\u0004"), "docx"],
    ["docx", oldOffice, "doc"],
    ["doc", Buffer.from("%PDF-1.7"), "pdf"],
    ["doc", oldOffice, "doc"],
    ["doc", Buffer.from("{\\rtf1 Sam Lee}"), "rtf"],
    ["pdf", Buffer.from("PK\u0003\u0004"), "pdf"],
  ] as const)("%s is found from its first bytes", (type, bytes, found) => {
    expect(typeOf(type, bytes)).toBe(found);
  });

  it("may be a PDF whose header comes after a line break", async () => {
    expect(await documentTypeOf(Buffer.from("\r\n%PDF-1.7\n1 0 obj"))).toBe("pdf");
    expect(await documentTypeOf(Buffer.from("a text on %PDF-1.7"))).toBeNull();
  });

  it("is told where the file is protected or of another format", () => {
    const locked = Buffer.concat([oldOffice, Buffer.from("EncryptedPackage", "utf16le")]);
    expect(() => typeOf("docx", locked)).toThrow(/password/);
    expect(() => typeOf("doc", Buffer.from("<html><p>Sam Lee"))).toThrow(/another format/);
  });
});
