/**
 * Where the editor saves: into the project's folder, or as commits to a repository on GitHub.
 * @param repository `owner/name`; the folder when missing.
 */
export const storageOf = (repository: string | undefined) => {
  if (!repository) return { kind: "local" } as const;
  const [owner, name, more] = repository.split("/");
  if (!owner || !name || more !== undefined)
    throw new Error(`PUBLIC_KEYSTATIC_GITHUB_REPO: must be owner/name, not ${repository}`);
  return { kind: "github", repo: { owner, name } } as const;
};
