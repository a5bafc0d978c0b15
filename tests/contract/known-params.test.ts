import { expect, it, vi } from "vitest";
import type { Caller } from "../../src/contract/caller.ts";
import { getJob } from "../../src/contract/jobs.ts";
import { withKnownParams } from "../../src/contract/known-params.ts";

const made = vi.fn();
const call = withKnownParams(made as Caller);

it.each(["liked", "applied", "1.5", "-1", "0", ""])("a page makes no call for a job “%s”", async (id) => {
  await expect(call(getJob, { params: { id } })).rejects.toMatchObject({ status: 422 });
  expect(made).not.toHaveBeenCalled();
});

it("a page makes the call for a job with an id", async () => {
  await call(getJob, { params: { id: 3 } });
  expect(made).toHaveBeenCalledWith(getJob, { params: { id: 3 } });
});
