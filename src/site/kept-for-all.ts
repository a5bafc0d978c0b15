/** The jobs that a page shows: some, or any of the site as a search does. */
export type KeptJobs = readonly { id: number; expires_at: string | null }[] | "all";

/** A page that the server may keep for every anonymous visitor. */
export interface PageForAll {
  /** In bytes, as it was rendered and is sent; text of an earlier release. */
  text: Uint8Array<ArrayBuffer> | string;
  headers: [name: string, value: string][];
  jobs: KeptJobs;
}

/** Gives a finished page to the server, if its route has declared the jobs that it depends on (`locals.jobs`). */
export const keepForAll = async (
  { jobs, keep }: Pick<App.Locals, "jobs" | "keep">,
  response: Response,
): Promise<Response> => {
  if (!jobs || !keep || response.status !== 200 || response.headers.has("set-cookie")) return response;
  const page = { text: new Uint8Array(await response.arrayBuffer()), headers: [...response.headers], jobs };
  keep(page);
  return new Response(page.text, { headers: page.headers });
};
