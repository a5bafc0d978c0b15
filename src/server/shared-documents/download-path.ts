import { isSigned, signPath } from "../platform/signed-path.ts";

/** Path prefix of downloads from shared links. */
export const downloadPath = "/v1/shared-documents/";

/** A document of a link. */
interface Download {
  link: string;
  /** The id of the entry. */
  document: number;
}

const pathOf = ({ link, document }: Download): string => `${downloadPath}${link}/${document}`;

/** A path that downloads a document of a link for a while. */
export const signDownload = (download: Download, secret: Uint8Array): string =>
  signPath(pathOf(download), secret);

/** Whether a download's path was signed here and has not expired. */
export const mayDownload = (download: Download, query: URLSearchParams, secret: Uint8Array): boolean =>
  isSigned(pathOf(download), query, secret);
