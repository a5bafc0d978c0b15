import { BaseSequencer, type TestSpecification } from "vitest/node";

/**
 * Files that build the sites or start servers again and again, longest first. One begins with the build of the project;
 * the others that copy it, which would wait for that build, come when it is done.
 */
const longest = [
  "server/releases/live",
  "commands/queue",
  "server/search/relevance",
  "server/releases/several-machines",
  "brands/eighth-brand",
  "commands/backup",
  "server/uploads/media",
  "server/search/meaning",
  "commands/backup-running",
  "server/worker/killed",
  "commands/doctor",
  "server/search/attempts/attempts",
  "server/worker/mail-queue",
  "commands/import-feeds",
  "server/http/every-call",
  "server/demo/fill-when-empty",
  "server/auth/limits",
  "deploy/several",
  "commands/import-running",
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
