import { expect, it } from "vitest";
it("waits", async () => { await new Promise((r) => setTimeout(r, 3000)); expect(1).toBe(1); });
