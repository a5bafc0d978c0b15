declare module "@jsonresume/schema" {
  export interface Problem {
    stack: string;
  }
  /** Checks a CV against the schema of JSON Resume. */
  export const validate: (
    resume: object,
    done: (problems: Problem[] | null, isValid: boolean) => void,
  ) => void;
}
