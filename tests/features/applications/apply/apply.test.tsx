import { renderToString } from "react-dom/server";
import { expect, it } from "vitest";
import { Apply, type ApplyProps } from "../../../../src/features/applications/apply/Apply.tsx";

const render = (fields: Partial<ApplyProps> = {}) =>
  renderToString(
    <Apply
      id={7}
      title="Light vehicle mechanic"
      employer="Inn"
      screening={[]}
      apply_url={null}
      status="live"
      applied={false}
      right_to_work={[]}
      sponsorship={false}
      {...fields}
    />,
  );

it("arrives as a button, with a word for browsers without scripts", () => {
  const html = render();
  expect(html).toMatch(/<button[^>]*>Apply now<\/button>/);
  expect(html).toContain("please allow JavaScript");
});

it("is offered again at once to a seeker who has withdrawn an application", () => {
  expect(render({ withdrawn: true })).toMatch(/<button[^>]*>Apply again<\/button>/);
});

it("says at once that the seeker has applied, and leads to what was sent", () => {
  const html = render({ applied: true });
  expect(html).toContain("Applied");
  expect(html).toContain('href="/user/applied"');
  expect(html).not.toContain("Apply now");
});

it("leads to the employer's own site where applications are taken there", () => {
  const html = render({ apply_url: "https://example.com/apply" });
  expect(html).toMatch(/<a [^>]*href="https:\/\/example\.com\/apply"[^>]*>/);
  expect(html).toContain("nofollow");
  expect(html).toContain("opens in a new tab");
  expect(html).not.toContain("<button");
});

it.each([
  ["expired", "This job has closed."],
  ["filled", "This job has been filled."],
] as const)("offers nothing when the job is %s", (status, text) => {
  const html = render({ status, apply_url: "https://example.com/apply" });
  expect(html).toContain(text);
  expect(html).not.toMatch(/<button|example\.com/);
});
