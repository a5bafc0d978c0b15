import { plainFileName } from "../../../domain/files/file-name.ts";

/** A Content-Disposition that makes a browser save a file under its sanitised name, and never display it (RFC 6266). */
export const attachment = (given: string): string => {
  const name = plainFileName(given);
  const plain = name.replace(/[^\x20-\x7e]|["\\%]/g, "_");
  const encoded = encodeURIComponent(name).replace(
    /['()*]/g,
    (char) => `%${char.charCodeAt(0).toString(16).toUpperCase()}`,
  );
  return `attachment; filename="${plain}"; filename*=UTF-8''${encoded}`;
};
