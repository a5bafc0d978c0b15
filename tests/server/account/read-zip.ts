/** The files of a ZIP archive without compression, by name, read from its central directory. */
export const readZip = (archive: Uint8Array): Map<string, Buffer> => {
  const bytes = Buffer.from(archive);
  const end = bytes.lastIndexOf("PK\x05\x06", undefined, "latin1");
  let at = bytes.readUInt32LE(end + 16);
  const files = new Map<string, Buffer>();
  for (let count = bytes.readUInt16LE(end + 10); count > 0; count--) {
    const [size, nameLength] = [bytes.readUInt32LE(at + 24), bytes.readUInt16LE(at + 28)];
    const local = bytes.readUInt32LE(at + 42);
    const start = local + 30 + bytes.readUInt16LE(local + 26) + bytes.readUInt16LE(local + 28);
    files.set(
      bytes.subarray(at + 46, at + 46 + nameLength).toString("utf8"),
      bytes.subarray(start, start + size),
    );
    at += 46 + nameLength + bytes.readUInt16LE(at + 30) + bytes.readUInt16LE(at + 32);
  }
  return files;
};
