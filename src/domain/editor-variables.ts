/** The environment variables of the editor; without them it edits the local files (docs/how-to/edit-in-the-browser.md). */
export const editorVariables = [
  "PUBLIC_KEYSTATIC_GITHUB_REPO",
  "PUBLIC_KEYSTATIC_GITHUB_APP_SLUG",
  "KEYSTATIC_GITHUB_CLIENT_ID",
  "KEYSTATIC_GITHUB_CLIENT_SECRET",
  "KEYSTATIC_SECRET",
] as const;
