import { createHmac, timingSafeEqual } from "node:crypto";

/** Path prefix of downloads from shared links. */
export const downloadPath = "/v1/shared-documents/";

/** How long the path of a download is valid, in seconds. */
const validSeconds = 1800;

/** A document of a link. */
interface Download {
  link: string;
  /** The id of the entry. */
  document: number;
}

const signature = ({ link, document }: Download, expires: string, secret: Uint8Array): string =>
  createHmac("sha256", secret)
    .update(["signboard shared document", link, document, expires].join("\n"))
    .digest("base64url");

/** A path that downloads a document of a link for a while. It holds no token, as paths are logged. */
export const signDownload = (download: Download, secret: Uint8Array): string => {
  const expires = String(Math.floor(Date.now() / 1000) + validSeconds);
  const query = new URLSearchParams({ expires, signature: signature(download, expires, secret) });
  return `${downloadPath}${download.link}/${download.document}?${query}`;
};

/** Whether a download's path was signed here and has not expired. */
export const mayDownload = (download: Download, query: URLSearchParams, secret: Uint8Array): boolean => {
  const expires = query.get("expires") ?? "";
  const given = Buffer.from(query.get("signature") ?? "");
  const right = Buffer.from(signature(download, expires, secret));
  return (
    Number(expires) > Date.now() / 1000 && given.length === right.length && timingSafeEqual(given, right)
  );
};
