import { createConfig, lintFromString } from "@redocly/openapi-core";
import { describe, expect, it } from "vitest";
import { openApi } from "../../../../src/server/http/open-api/open-api.ts";
import { modules } from "../../../../src/server/modules.ts";
import { isThorough } from "../../../runs.ts";
import { spectralProblems } from "../../../validators/spectral.ts";

const source = JSON.stringify(openApi(modules));

describe("the document of the API", () => {
  it("has neither errors nor warnings by Redocly's rules", async () => {
    const config = await createConfig({ extends: ["recommended"] });
    const problems = await lintFromString({ source, absoluteRef: "openapi.json", config });
    expect(problems.map(({ ruleId, message, location }) => [ruleId, message, location[0]?.pointer])).toEqual(
      [],
    );
  });

  it.runIf(isThorough)("has neither errors nor warnings by Spectral's rules", async () => {
    expect(await spectralProblems(source)).toEqual([]);
  });
});
