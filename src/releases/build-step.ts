/** What a build does now, which it sends to the process that started it. */
export interface BuildStep {
  /** The step in a few words. */
  does: string;
  /** How much of the build is done, from 0 to 1. */
  part: number;
}
