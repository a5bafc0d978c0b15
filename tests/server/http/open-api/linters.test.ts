import { createConfig, lintFromString } from "@redocly/openapi-core";
import spectral from "@stoplight/spectral-core";
import rulesets from "@stoplight/spectral-rulesets";
import { describe, expect, it } from "vitest";
import { openApi } from "../../../../src/server/http/open-api/open-api.ts";
import { modules } from "../../../../src/server/modules.ts";
import { isThorough } from "../../../runs.ts";

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
    const linter = new spectral.Spectral();
    linter.setRuleset({ extends: [[rulesets.oas, "recommended"]] } as spectral.RulesetDefinition);
    const problems = await linter.run(source);
    expect(problems.map(({ code, message, path }) => [code, message, path.join("/")])).toEqual([]);
  });
});
