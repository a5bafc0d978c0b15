import { BaseSequencer, type TestSpecification } from "vitest/node";

/** Files that build the sites or start servers again and again, longest first. */
const longest = [
  "server/releases/live",
  "server/releases/first-start",
  "brands/eighth-brand",
  "commands/queue",
  "commands/backup",
  "commands/doctor",
  "deploy/several",
  "commands/import-running",
  "commands/import-feeds",
  "server/demo/fill-when-empty",
  "server/worker/mail-queue",
  "server/auth/limits",
].map((file) => `/tests/${file}.test.ts`);

const placeOf = ({ moduleId }: TestSpecification): number => {
  const place = longest.findIndex((end) => moduleId.endsWith(end));
  return place === -1 ? longest.length : place;
};

/** Begins with the longest files, which a fresh clone does not know from runs before: none is left alone at the end. */
export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    return (await super.sort(files)).sort((a, b) => placeOf(a) - placeOf(b));
  }
}
