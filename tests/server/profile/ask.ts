import type { TestApi } from "../test-api.ts";

/** What the API answered. */
export interface Answered {
  status: number;
  // oxlint-disable-next-line typescript/no-explicit-any -- tests make up paths from the sections, so the type of an answer is not known
  payload: any;
  message: string;
  errors?: Record<string, string[]>;
}

/** Sends requests of one seeker, whatever calls the contract has. */
export const askAs =
  (api: Pick<TestApi, "fetch">, token: string) =>
  async (method: string, path: string, body?: unknown): Promise<Answered> => {
    const response = await api.fetch(path, {
      method,
      headers: {
        "host-name": "automotive.localhost",
        "content-type": "application/json",
        authorization: `Bearer ${token}`,
      },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
    return { status: response.status, ...((await response.json()) as Omit<Answered, "status">) };
  };
