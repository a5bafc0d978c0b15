import type { ServerResponse } from "node:http";
import { expect, it } from "vitest";
import { aboutNow } from "../../src/server/about-now.ts";
import { asRequest } from "../../src/server/http/faults.ts";
import { openLog } from "../../src/server/platform/log.ts";

it("a line of the log says which request it is about, its site and its route", () => {
  const lines: object[] = [];
  const log = openLog("info", { write: (line) => void lines.push(JSON.parse(line) as object) }, aboutNow);
  const response = { statusCode: 200 } as ServerResponse;
  const brand = () => "automotive";
  asRequest({ id: "a-request", response, url: "/v1/auth/login?next=/", brand }, () => log.warn("slow"));
  log.info("outside of requests");
  expect(lines).toMatchObject([
    { request_id: "a-request", brand: "automotive", route: "/v1/auth/login", msg: "slow" },
    { msg: "outside of requests" },
  ]);
  expect(lines[1]).not.toHaveProperty("route");
});
