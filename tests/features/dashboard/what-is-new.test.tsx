import { renderToString } from "react-dom/server";
import { expect, it } from "vitest";
import type { ApplicationStatus } from "../../../src/contract/application-fields.ts";
import { WhatIsNew } from "../../../src/features/dashboard/WhatIsNew.tsx";

const at = "2026-11-20T01:00:00.000Z";
const textOf = (status: ApplicationStatus, wrote: boolean) => {
  const item = {
    kind: "application" as const,
    id: 3,
    status,
    title: "Chef de Partie",
    employer: "Harbour Kitchen",
    wrote,
    at,
  };
  const html = renderToString(<WhatIsNew since={at} recommended={0} items={[item]} />);
  return html.replace(/<[^>]*>|<!-- -->/g, "");
};

it("says that an employer has written, and where the application stands once that is decided", () => {
  expect(textOf("viewed", true)).toMatch(/Harbour Kitchen wrote to you about Chef de Partie (?!:)/);
  expect(textOf("interview", true)).toContain("Harbour Kitchen wrote to you about Chef de Partie: Interview");
  expect(textOf("viewed", false)).toContain("Chef de Partie, Harbour Kitchen: Viewed");
});
