import { uploadCategories } from "../../../contract/uploads.ts";
import { uploadRule } from "../../../contract/upload-rules.ts";
import { errorResponse } from "./responses.ts";

const mebibyte = 1024 * 1024;

/** What may be uploaded, a line for each kind. */
export const uploadTable = Object.entries(
  Object.groupBy(uploadCategories, (category) => {
    const { types, maxBytes } = uploadRule(category);
    return `${Object.entries(types)
      .map(([ending, type]) => `.${ending} \`${type}\``)
      .join(", ")}; at most ${maxBytes / mebibyte} MiB`;
  }),
)
  .map(([rule, categories = []]) => `- ${categories.map((one) => `\`${one}\``).join(", ")}: ${rule}.`)
  .join("\n");

/** Every content type of uploads. */
const types = [...new Set(uploadCategories.flatMap((category) => Object.values(uploadRule(category).types)))];

const text = (description: string) => ({ description, required: true, schema: { type: "string" } });

/** The upload itself: not a call of the contract, as its address is whole and signed. */
export const uploadPaths = {
  "/v1/uploads/{seeker}/{upload}/{category}/{name}": {
    put: {
      operationId: "sendFile",
      summary: "Send file",
      description:
        "Send the bytes of a file to the `url` that `signUpload` gave, unchanged, with the `headers` it gave and without a token. The address is used once. Where this installation keeps files with a service, `url` is at that service; it answers 200 likewise.",
      tags: ["Uploads"],
      security: [],
      parameters: [
        { name: "seeker", in: "path", ...text("Part of the signed address.") },
        { name: "upload", in: "path", ...text("Part of the signed address.") },
        { name: "category", in: "path", ...text("Part of the signed address.") },
        { name: "name", in: "path", ...text("Part of the signed address.") },
        { name: "expires", in: "query", ...text("Part of the signed address.") },
        { name: "signature", in: "query", ...text("Part of the signed address.") },
        {
          name: "size",
          in: "query",
          ...text("Part of the signed address, where a size was said."),
          required: false,
        },
      ],
      requestBody: {
        required: true,
        description: "The bytes of the file.",
        content: Object.fromEntries(types.map((type) => [type, { schema: {} }])),
      },
      responses: {
        200: {
          description: "The file has arrived. Name it in the next call by its `file`.",
          content: {
            "application/json": {
              schema: {
                type: "object",
                required: ["payload", "message"],
                properties: {
                  payload: { type: "null", description: "Nothing." },
                  message: { type: "string", description: "What has happened, in words." },
                },
              },
            },
          },
        },
        400: errorResponse("400", "The file is smaller than was said."),
        403: errorResponse("403", "The address is wrong, has expired, or is for another content type."),
        405: { $ref: "#/components/responses/WrongMethod" },
        409: errorResponse("409", "A file was sent to this address already."),
        413: errorResponse("413", "The file is larger than was said or allowed."),
        415: errorResponse("415", "The body is compressed."),
        429: errorResponse("429", "Too many requests of this network; wait as long as `Retry-After` says."),
        default: { $ref: "#/components/responses/Unexpected" },
      },
    },
  },
};
