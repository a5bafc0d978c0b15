const names =
  "(?:full |first |last |given |family )?names?|(?:residential |postal |home |street |current |permanent )?address(?:es)?|location|place|tele(?:phone)?|phone|mobile|e-?mail(?: address)?|contact(?: no\\.?| number)?|dates?(?: of birth)?|period|duration|position(?: held)?|job title|title|role|designation|occupation(?: or position held)?|employer|company(?: name)?|organi[sz]ation|name (?:and address )?of (?:employer|organi[sz]ation)|sector|main activities(?: and responsibilities)?|responsibilities|duties|qualification|title of qualification(?: awarded)?|name and type of organi[sz]ation(?: providing education(?: and training)?)?|degree|course|institut(?:e|ion)|university|school|level|year|nationality|gender|sex|marital status|date of birth|linkedin|website|visa(?: status)?";
const label = new RegExp(`^(?:${names})\\s*:?$`, "i");

/** Whether a text is a label such as "Position held" or "E-mail:", in front of a value. */
export const isLabel = (text: string): boolean => label.test(text.trim());
