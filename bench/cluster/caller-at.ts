import { callerOf, type Caller } from "../../src/contract/caller.ts";
import { ask } from "../ask.ts";
import { hostOf } from "../site-paths.ts";

/** An address and a port. */
export interface Place {
  at?: string;
  port: number;
}

/** A caller on a brand's site, whose host it names as a browser does, signed in when a token is given. */
export const callerAt = (place: Place, brand: string, token?: string): Caller => {
  const host = hostOf(brand);
  const send = async (request: Request): Promise<Response> => {
    const { pathname, search } = new URL(request.url);
    const body = Buffer.from(await request.arrayBuffer());
    const { status, error, ...answer } = await ask({
      ...{ ...place, host, path: pathname + search, method: request.method },
      headers: Object.fromEntries(request.headers),
      ...(body.length && { body }),
    });
    if (error) throw new Error(error);
    return new Response(new Uint8Array(answer.body), { status });
  };
  return callerOf(send, `http://${host}`, token ? { authorization: `Bearer ${token}` } : {});
};
