import { createHash, createHmac } from "node:crypto";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { buffer } from "node:stream/consumers";

/** Who may use the peer, and what its only bucket is called. */
export const account = {
  bucket: "signboard-files",
  region: "ap-southeast-2",
  accessKeyId: "AKIATESTONLY",
  secretAccessKey: "only/tests+know=this",
};

interface Stored {
  bytes: Buffer;
  contentType: string;
}

/**
 * An S3 of this process that holds every request to its signature, worked out here from the request as it
 * arrived, by the steps of "Signature Version 4": in the query (presigned) or in the Authorization header.
 */
export const startS3Peer = async (host = "127.0.0.1") => {
  const objects = new Map<string, Stored>();
  const server = createServer((request, response) => {
    void answer(request, response, objects).catch(() => response.writeHead(500).end());
  });
  await new Promise<void>((listening) => server.listen(0, host, listening));
  const { port } = server.address() as AddressInfo;
  const close = () =>
    new Promise<void>((closed) => {
      server.close(() => closed());
      server.closeAllConnections();
    });
  return { endpoint: `http://${host}:${port}`, objects, close };
};

const answer = async (request: IncomingMessage, response: ServerResponse, objects: Map<string, Stored>) => {
  const [path = "", query = ""] = request.url!.split("?");
  const body = await buffer(request);
  const refusal = faultOf(request, path, query, body);
  if (refusal) return response.writeHead(403).end(`<Error><Code>${refusal}</Code></Error>`);
  const key = decodeURIComponent(path).slice(account.bucket.length + 2);
  const found = objects.get(key);
  switch (request.method) {
    case "PUT": {
      const source = request.headers["x-amz-copy-source"];
      if (source) return copy(String(source), key, request, response, objects);
      if (found && request.headers["if-none-match"] === "*")
        return response.writeHead(412).end("<Error><Code>PreconditionFailed</Code></Error>");
      objects.set(key, { bytes: body, contentType: request.headers["content-type"] ?? "" });
      return response.writeHead(200).end();
    }
    case "DELETE":
      objects.delete(key);
      return response.writeHead(204).end();
    default:
      return found
        ? give(request, response, found, new URLSearchParams(query))
        : response.writeHead(404).end();
  }
};

const copy = (
  source: string,
  key: string,
  request: IncomingMessage,
  response: ServerResponse,
  objects: Map<string, Stored>,
) => {
  const from = objects.get(decodeURIComponent(source).slice(`/${account.bucket}/`.length));
  if (!from) return response.writeHead(404).end("<Error><Code>NoSuchKey</Code></Error>");
  objects.set(key, { bytes: from.bytes, contentType: request.headers["content-type"] ?? "" });
  return response.writeHead(200).end("<CopyObjectResult/>");
};

const give = (
  request: IncomingMessage,
  response: ServerResponse,
  { bytes, contentType }: Stored,
  query: URLSearchParams,
) => {
  const disposition = query.get("response-content-disposition");
  const headers = {
    "content-type": query.get("response-content-type") ?? contentType,
    ...(disposition && { "content-disposition": disposition }),
  };
  const range = /^bytes=(\d+)-(\d+)$/.exec(request.headers.range ?? "");
  if (range && Number(range[1]) >= bytes.length) return response.writeHead(416).end();
  return range
    ? response.writeHead(206, headers).end(bytes.subarray(Number(range[1]), Number(range[2]) + 1))
    : response.writeHead(200, { ...headers, "content-length": bytes.length }).end(bytes);
};

const hash = (data: string | Buffer) => createHash("sha256").update(data).digest("hex");
const hmac = (key: string | Buffer, data: string) => createHmac("sha256", key).update(data).digest();
const strict = (text: string) =>
  encodeURIComponent(text).replace(/[!'()*]/g, (char) => `%${char.charCodeAt(0).toString(16).toUpperCase()}`);

/** Why a request is refused, as S3 calls it; null when its signature is right and in time. */
const faultOf = (request: IncomingMessage, path: string, query: string, body: Buffer): string | null => {
  if (!path.startsWith(`/${account.bucket}/`)) return "NoSuchBucket";
  const pairs = query
    .split("&")
    .filter(Boolean)
    .map((pair) => pair.split("=").map((part) => decodeURIComponent(part)) as [string, string]);
  const given = new Map(pairs);
  const presigned = given.has("X-Amz-Signature");
  const header = /^AWS4-HMAC-SHA256 Credential=(.+), SignedHeaders=(.+), Signature=(\w+)$/.exec(
    request.headers.authorization ?? "",
  );
  const credential = presigned ? given.get("X-Amz-Credential") : header?.[1];
  const signedHeaders = (presigned ? given.get("X-Amz-SignedHeaders") : header?.[2]) ?? "";
  const signature = presigned ? given.get("X-Amz-Signature") : header?.[3];
  const time = presigned ? given.get("X-Amz-Date") : (request.headers["x-amz-date"] as string);
  if (!credential || !signature || !time) return "AccessDenied";

  const [accessKeyId, day, region, ...service] = credential.split("/");
  if (accessKeyId !== account.accessKeyId || region !== account.region) return "InvalidAccessKeyId";
  if (service.join("/") !== "s3/aws4_request" || day !== time.slice(0, 8))
    return "AuthorizationHeaderMalformed";
  const seconds = presigned ? Number(given.get("X-Amz-Expires")) : 900;
  const age = (Date.now() - Date.parse(time.replace(/^(....)(..)(.....)(..)/, "$1-$2-$3:$4:"))) / 1000;
  if (!(seconds > 0 && seconds <= 604_800 && age > -900 && age <= seconds)) return "ExpiredToken";

  const names = signedHeaders.split(";");
  // A content type that was not signed could be anything: then any file could be sent.
  const sentType = request.method === "PUT" ? ["content-type"] : [];
  if (presigned && !["host", ...sentType].every((name) => names.includes(name))) return "AccessDenied";
  const payload = presigned ? "UNSIGNED-PAYLOAD" : (request.headers["x-amz-content-sha256"] as string);
  if (payload !== "UNSIGNED-PAYLOAD" && payload !== hash(body)) return "XAmzContentSHA256Mismatch";
  const canonical = [
    request.method,
    path
      .split("/")
      .map((part) => strict(decodeURIComponent(part)))
      .join("/"),
    pairs
      .filter(([name]) => name !== "X-Amz-Signature")
      .map((pair) => pair.map(strict).join("="))
      .sort()
      .join("&"),
    ...names.map((name) => `${name}:${String(request.headers[name] ?? "").trim()}`),
    "",
    signedHeaders,
    payload,
  ].join("\n");
  const scope = `${day}/${region}/s3/aws4_request`;
  const signingKey = [region, "s3", "aws4_request"].reduce<Buffer>(
    (key, part) => hmac(key, part!),
    hmac(`AWS4${account.secretAccessKey}`, day!),
  );
  const right = hmac(signingKey, ["AWS4-HMAC-SHA256", time, scope, hash(canonical)].join("\n"));
  return right.toString("hex") === signature ? null : "SignatureDoesNotMatch";
};
