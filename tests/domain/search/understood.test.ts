import { describe, expect, it } from "vitest";
import { understood } from "../../../src/domain/search/understood.ts";

const of = (query: string) => understood(new URLSearchParams(query));

describe("a search page's address", () => {
  it.each([
    [`q=${"a".repeat(201)}`, "the words (more than 200 characters)"],
    ["q=%00nurse", "the words (with characters that can't be searched for)"],
    ["q=%F0%9F%98%80%20!", "the words “😀 !”"],
    ["location=-3", "the place “-3”"],
    ["radius=far", "the distance “far”"],
    ["states=99", "State “99”"],
    ["work_type=Nope", "Work Type “Nope”"],
    ["min_salary=lots", "Minimum Salary “lots”"],
    ["sort=evil", "the order “evil”"],
  ])("says what no search understands: %s", (query, said) => {
    expect(of(query)).toEqual({ search: { pageNo: 1 }, ignored: [said] });
    expect(of(`${query}&category=retail`).search).toEqual({ category: ["retail"], pageNo: 1 });
  });

  it("names its places by ids, or as people write them in links", () => {
    expect(of("location=Byron+Bay,+NSW&location=Perth")).toEqual({
      search: { address: "Byron Bay, NSW or Perth", pageNo: 1 },
      ignored: [],
    });
    expect(of("location=12&address=Newtown").search).toEqual({ location: 12, address: "Newtown", pageNo: 1 });
  });

  it("has nothing to say of a search, of other names and of empty fields", () => {
    for (const query of ["", "q=chef&sort=date&page=2", "q=&address=&category=&min_salary=", "utm_source=x"])
      expect(of(query).ignored, query).toEqual([]);
  });

  it("has no amount of another unit of pay, as the form keeps it without scripts", () => {
    expect(of("pay_type=3&min_salary=80000&max_salary=100000")).toEqual({
      search: { pay_type: 3, pageNo: 1 },
      ignored: [
        "Minimum Salary “$80,000” for pay by the hour",
        "Maximum Salary “$100,000” for pay by the hour",
      ],
    });
    expect(of("min_salary=35").ignored).toEqual(["Minimum Salary “$35” for pay by the year"]);
    expect(of("pay_type=2&min_salary=30000").ignored).toHaveLength(1);
    for (const query of [
      "pay_type=3&min_salary=35&max_salary=76.5",
      "pay_type=5&min_salary=2000",
      "pay_type=2&max_salary=21000",
      "pay_type=4&min_salary=0",
      "min_salary=80000&max_salary=900000",
    ])
      expect(of(query).ignored, query).toEqual([]);
  });
});
