import { describe, expect, it } from "vitest";
import { readIds, withId } from "../../../src/features/search/job-ids.ts";

describe("the jobs that a browser knows", () => {
  it("have the latest first, each once, and at most 500", () => {
    expect(withId([3, 2, 1], 2)).toEqual([2, 3, 1]);
    const many = Array.from({ length: 500 }, (_, index) => index);
    expect(withId(many, 900)).toHaveLength(500);
    expect(withId(many, 900)[0]).toBe(900);
  });

  it("are none where what is stored is no list, and only the ids where it has more", () => {
    expect(readIds("")).toEqual([]);
    expect(readIds('{"id":1}')).toEqual([]);
    expect(readIds('[7,"8",null,9.5]')).toEqual([7]);
  });
});
