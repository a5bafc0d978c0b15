const away = String.raw`(?:remote(?:ly)?|wfh|work(?:ing)?[- ]from[- ]home)`;

/** Between the words of one phrase: "No weekends - remote" is two. */
const between = String.raw`(?:\s+(?![-–])|-)`;

/** "No remote", "not a remote role", "remote work is not possible": up to the end of what is refused. */
const refused = new RegExp(
  String.raw`\b(?:no|not|non|never|isn['’]?t|without|cannot|can['’]?t)${between}(?:[\w%'’]+${between}){0,3}?${away}\b[^,.;]*|\b${away}\b(?: work(?:ing)?)?(?: is| are)? not\b[^,.;]*`,
  "gi",
);
/** Places far from cities, which are no offer to work from anywhere; the outback's territory says it of itself. */
const farAway =
  /\bremote(?= (?:(?:indigenous|aboriginal|first nations|desert|island|australian?|mining|mine|work) )*(?:areas?|communit(?:y|ies)|sites?|locations?|regions?|towns?|stations?|clinics?|schools?|nurs(?:e|ing)|service delivery|nt\b|northern territory))|\b(?:rural|regional) (?:and|&|or) (?:very )?remote\b|\bremote (?:and|&|or) (?:rural|regional)\b/gi;
/** "Some WFH", "2 days from home": a part of the week. */
const partly = new RegExp(
  String.raw`\b(?:some|part(?:ial(?:ly)?|ly)?|occasional(?:ly)?|\d+(?:\s?-\s?\d+)? days?(?: (?:a|per) week)?)\s+(?:of )?${away}\b`,
  "gi",
);

const offered = (text: string): string =>
  text.replace(refused, " ").replace(farAway, " ").replace(partly, " ");

/** Whether a title or a place says that the work is done from anywhere, and does not refuse it or mean a place far away. */
export const saysRemote = (text: string): boolean =>
  !/\bhybrid\b/i.test(text) &&
  /\b(?:remote|anywhere|work(?:ing)?[- ]from[- ]home|wfh)\b/i.test(offered(text));

/** Whether an ad's text offers work that is wholly done from elsewhere; a bare "remote" may mean anything there. */
export const offersFullyRemote = (text: string): boolean =>
  /\b(?:fully|100%|completely|entirely) (?:remote\b|work(?:ing)?[- ]from[- ]home\b|wfh\b)|\bwork from anywhere\b/i.test(
    offered(text),
  );
