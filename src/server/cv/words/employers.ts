const legal =
  /(?<!\w)(?:pty|ltd|limited|inc|incorporated|llc|llp|plc|corp|corporation|co|gmbh|ag|s\.?a\.?|b\.?v\.?|pvt|private|pte|sdn|bhd|proprietary|p\/l|holdings?|group|enterprises?|company|& ?sons|& ?co|associates|partners|t\/a|trading as)\.?(?!\w)/i;
const kinds =
  /(?<!\w)(?:services|bros|brothers|haulage|cartage|removals|earthmoving|roofing|tiling|fencing|scaffolding|hardware|furniture|meats|winery|brewery|vineyards?|orchards?|pizza|espresso|takeaway|newsagency|lodge|hospitals?|universit(?:y|ies)|school|college|council|department|dept|bank|restaurant|cafe|café|bistro|hotel|motel|resort|pub|bar|club|clinic|centre|center|childcare|kindergarten|kinder|early learning|academy|institute|solutions|technolog(?:y|ies)|systems|industries|motors|automotive|autos?|electrical|electrics|plumbing|constructions?|engineering|consulting|consultancy|consultants|logistics|transport|freight|airlines?|airways|airport|supermarkets?|stores?|mart|pharmacy|chemist|medical|healthcare|health|care|foundation|trust|society|association|authority|agency|ministry|commission|government|govt|federation|church|mission|studios?|media|press|magazine|news|network|telecom|communications|energy|power|mining|resources|foods?|bakery|catering|kitchen|farms?|properties|realty|real estate|insurance|capital|investments?|financial|finance|advisory|legal|lawyers|law|labs?|laboratories|software|digital|global|international|australia|worldwide|recruitment|staffing|security|cleaning|landscapes?|nursery|garage|workshop|warehouse|retail|fashion|gym|fitness|sports|theatre|museum|library|shire|city of|nsw|tafe|police|army|navy|air force|defence|fire|ambulance|royal|st\.?|saint|nz|mcdonald['\u2019]?s|kfc|woolworths|coles|bunnings|kmart|qantas|telstra|aldi|ikea)(?!\w)/i;

/** What people write in place of an employer: it has to outweigh the word for an occupation. */
const alone = /^(?:self[- ]?employed|own business|various(?: employers)?)$/i;

/** How much a text looks like the name of an employer: above 0 where it may be one. */
export const employerScore = (text: string): number =>
  (legal.test(text) ? 3 : 0) +
  (kinds.test(text) ? 1.5 : 0) +
  (alone.test(text) ? 4 : 0) +
  (/(?<!\w)[A-Z]{2,5}(?!\w)/.test(text) ? 0.3 : 0);

/** Whether the text has a legal form of a company in it. */
export const isCompany = (text: string): boolean => legal.test(text);
