const offer =
  /\b(?:visa sponsorship|sponsorship (?:is |may be |can be )?(?:available|offered|provided|considered|possible|for)|(?:482|494|186|187|tss|skills in demand) (?:visa|sponsor\w*)|(?:can|will|able to|happy to|willing to|offers?|offering|provides?) (?:\w+ )?sponsor(?:ship)?|sponsor visas?)\b/i;
const refusal =
  /\b(?:no|not|non|unable|cannot|can['’]?t|without|isn['’]?t|don['’]?t|won['’]?t|unavailable|unfortunately)\b/i;

/** Whether the employer offers to sponsor a visa, by the words of the advertisement. "No sponsorship" is a no. */
export const offersSponsorship = (text: string): boolean =>
  // Few ads have one of these words at all.
  /sponsor|visa/i.test(text) &&
  text.split(/[.!?;\n]/).some((sentence) => offer.test(sentence) && !refusal.test(sentence));
