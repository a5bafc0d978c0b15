import createClient from "openapi-fetch";
// Made from /v1/openapi.json by tests/contract/generated-client.test.ts.
import type { paths } from "./schema.d.ts";

interface Seeker {
  baseUrl: string;
  fetch: (request: Request) => Promise<Response>;
  email: string;
  password: string;
  words: string;
  cv: Uint8Array<ArrayBuffer>;
}

/** What a seeker does, by somebody who has read the API's document and nothing else. Gives each answer. */
export const seekWork = async ({ baseUrl, fetch, email, password, words, cv }: Seeker) => {
  const visitor = createClient<paths>({ baseUrl, fetch });
  const session = told(await visitor.POST("/v1/auth/login", { body: { email, password } }));
  const client = createClient<paths>({
    baseUrl,
    fetch,
    headers: { Authorization: `Bearer ${session.payload.token}` },
  });

  const search = told(await client.POST("/v1/seeker/job", { body: { q: words, sort: "date" } }));
  const [job] = search.payload.data;
  if (!job) throw new Error("There is no such job.");
  const params = { path: { id: job.id } };
  const saved = told(await client.POST("/v1/seeker/job/{id}/like", { params, body: { liked: true } }));

  const signed = told(
    await client.POST("/v1/uploads/sign", {
      body: {
        file_name: "cv.pdf",
        content_type: "application/pdf",
        size: cv.byteLength,
        category: "resume",
      },
    }),
  );
  const { method, url, headers, file } = signed.payload;
  const sent = await fetch(new Request(url, { method, headers, body: cv }));
  if (!sent.ok) throw new Error(await sent.text());
  const kept = told(await client.POST("/v1/seeker/upload-file", { body: { file } }));

  const questions = told(await client.GET("/v1/seeker/job/{id}/screening", { params }));
  const receipt = told(
    await client.POST("/v1/seeker/job/apply-job", {
      body: {
        job_id: job.id,
        cv: kept.payload.file,
        answers: questions.payload.map(({ id, options: [first = "Yes"] }) => ({
          question_id: id,
          answer: first,
        })),
        phone: "0412 345 678",
      },
    }),
  );
  const read = told(
    await client.GET("/v1/seeker/applicant/download-details/{id}", {
      params: { path: { id: receipt.payload.id } },
    }),
  );
  const withdrawn = told(
    await client.PUT("/v1/seeker/job/{id}/update-application", { params, body: { withdraw: true } }),
  );
  return { job, saved, kept, receipt, read, withdrawn };
};

/** The answer of a call, or its message as an error. */
const told = <T>({ data, error }: { data?: T; error?: { message: string } }): T => {
  if (data === undefined) throw new Error(error?.message);
  return data;
};
