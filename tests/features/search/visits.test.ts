import { describe, expect, it } from "vitest";
import { readVisits, visitsAt } from "../../../src/features/search/visits.ts";

const at = (time: string) => new Date(`2026-11-22T${time}:00Z`);

describe("the last visit", () => {
  it("is unknown on the first one", () => {
    expect(visitsAt(null, at("09:00"))).toEqual({ seen: "2026-11-22T09:00:00.000Z", before: null });
  });

  it("stays the same while somebody is here, and is the end of that visit on the next one", () => {
    const first = visitsAt(null, at("09:00"));
    const later = visitsAt(first, at("09:20"));
    expect(later.before).toBeNull();
    const next = visitsAt(later, at("12:00"));
    expect(next.before).toBe("2026-11-22T09:20:00.000Z");
    expect(visitsAt(next, at("12:10")).before).toBe(next.before);
  });

  it("is forgotten where what is stored is no visit", () => {
    expect(readVisits("{")).toBeNull();
    expect(readVisits('{"seen":"yesterday"}')).toBeNull();
    expect(readVisits('{"seen":"2026-11-22T09:00:00Z","before":7}')).toEqual({
      seen: "2026-11-22T09:00:00Z",
      before: null,
    });
  });
});
