import { uploadTable } from "./uploads.ts";

/** What is the same for all calls, in Markdown. */
export const introduction = `Every call of the job portal.

## Rules of all calls

- A call is answered for one site: the one whose host it is sent to, or that the header \`host-name\` names. That is a host, such as \`automotive.localhost\`, not the id of a site.
- Answers are \`{ payload, message }\`; error responses \`{ message, errors? }\`, with the fields at fault. The 409 of a change with an older version has both values in its \`payload\`: \`saved\` and \`sent\`.
- Lists are \`payload: { data, links, meta }\`, a page at a time with \`?page=n\`.
- A body is JSON in UTF-8, with \`Content-Type: application/json\` and without \`Content-Encoding\`, of at most 256 KiB; 32 KiB for a search.
- Fields and parameters that a call does not know are left out; \`ignored\` beside the payload has their paths, such as \`search.min_pay\`. Objects in answers may gain fields.
- Times are in ISO 8601. Those in answers are in UTC; those in requests may have any offset. Days are YYYY-MM-DD, months YYYY-MM.
- Answers with an \`ETag\` may be kept as long as \`Cache-Control\` says, and are asked for again with \`If-None-Match\`.
- Pages of the sites of this installation, on hosts of brands and of employers, may make calls to any of its hosts (CORS), with a token and without cookies; calls below \`/v1/auth/\` and \`/v1/editor/\` only to their own. Programs other than browsers need no Origin.

## Signing in

\`login\`, \`verifyOtp\` and \`resetPassword\` answer with a session: its \`token\` goes into \`Authorization: Bearer <token>\` until \`expires_at\`, and the cookie \`refresh_token\` lets \`refreshSession\` give the next one. Calls that answer visitors too do so for a token that is wrong or has ended, and say so by \`WWW-Authenticate\`.

## Uploading a file

1. \`signUpload\` with the file's name, content type, size and \`category\`: the answer has \`url\`, \`headers\` and \`file\`, for 15 minutes.
2. \`PUT\` the bytes to \`url\` as it stands, with \`headers\` and without a token.
3. Name it by its \`file\` in the next call: \`uploadFile\`, which checks and keeps it, or a call that takes a file, such as \`applyToJob\`, which does the same. A file that is not kept is removed after a day.

Wherever a call takes a file, it takes the \`file\` that \`signUpload\` gave, or the \`file\` or the \`id\` of a kept file.

${uploadTable}

## Applying for a job

\`login\`; \`searchJobs\`, whose cards have the job's \`id\`; \`getScreening\` for its questions; upload a CV as above, with the category \`resume\`; \`applyToJob\` with \`job_id\` and \`cv\`, which answers with the receipt; \`downloadApplicationDetails\` with the \`id\` of the receipt reads it again; \`updateApplication\` with the job's id and \`withdraw: true\` withdraws it.`;
