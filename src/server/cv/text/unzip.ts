import { unzipSync } from "fflate";
import { maxPackedFiles, maxUnpackedBytes } from "./limits.ts";
import { Unreadable } from "./unreadable.ts";

const tooLarge = () => new Unreadable("The file unpacks to more than a CV can be. Please save it again.");

/**
 * The files of an archive whose names are wanted, by name. Each is unpacked into a buffer of the size that the archive
 * states, so that it cannot unpack to more.
 * @throws Unreadable for a broken archive, or one that unpacks to too much.
 */
export const unzip = (bytes: Uint8Array, isWanted: (name: string) => boolean): Map<string, Uint8Array> => {
  let size = 0;
  let count = 0;
  try {
    const files = unzipSync(bytes, {
      filter: ({ name, originalSize }) => {
        if (++count > maxPackedFiles) throw tooLarge();
        if (!isWanted(name)) return false;
        size += originalSize;
        if (size > maxUnpackedBytes) throw tooLarge();
        return true;
      },
    });
    return new Map(Object.entries(files));
  } catch (error) {
    if (error instanceof Unreadable) throw error;
    throw new Unreadable("The file is damaged. Please save it again and upload it once more.", {
      cause: error,
    });
  }
};
