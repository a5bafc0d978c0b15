/**
 * Why a build failed, for the person whose change it has: what the check found in that page, else in others; the rest
 * is for the operator, in the log.
 * @param says What the build printed.
 * @param file The page's file.
 */
export const failureText = (says: string, file: string): string => {
  const problems = says.split("\n").flatMap((line) => {
    const [, of = "", at = "", what = ""] = /^\s+(src\/\S+?):(\d+): (.*)$/.exec(line) ?? [];
    return what ? [{ of, at, what }] : [];
  });
  const own = problems.filter(({ of }) => of === file).map(({ what }) => what);
  if (own.length) return `Nothing was changed for readers. ${sentence(own)}`;
  const other = problems.map(({ of, at, what }) => `${of}, line ${at}: ${what}`);
  if (other.length) return `Nothing was changed for readers. Another page stops it: ${sentence(other)}`;
  return "Nothing was changed for readers: the sites could not be built. Your operator finds why in the server's log.";
};

const sentence = (texts: readonly string[]): string => `${texts.slice(0, 5).join("; ")}.`;
