/** The reason of a job that names a skill of the seeker. */
export const skillReason = (skills: readonly string[]): string =>
  `Mentions your skill${skills.length > 1 ? "s" : ""}: ${skills.join(", ")}`;

const ofSkill = skillReason([""]);

/** The reasons with those of skills in one: "Mentions your skills: rostering, food safety". */
export const withSkillsTogether = (reasons: readonly string[]): string[] => {
  const skills = reasons.filter((reason) => reason.startsWith(ofSkill));
  const together = skillReason(skills.map((reason) => reason.slice(ofSkill.length)));
  return [...new Set(reasons.map((reason) => (skills.includes(reason) ? together : reason)))];
};
