const award =
  /(?<!\w)(?:bachelor(?:['’]?s)?|masters?|master['’]s|diploma|adv(?:anced)? dip(?:loma)?|grad(?:uate)? (?:certificate|diploma|cert|dip)|post[- ]?graduate|undergraduate|associate(?:['’]?s)? degree|certificate(?: (?:i{1,3}|iv|v|[1-4]))?|cert\.? (?:i{1,3}|iv|[1-4])|doctor(?:ate)? of|doctorate|ph\.?\s?d|d\.?phil|honou?rs|b\.?sc|b\.?a|b\.?com|b\.?bus|b\.?eng|b\.?e|b\.?ed|b\.?tech|b\.?n|bsn|bba|bca|b\.?arch|ll\.?b|mbbs|m\.?sc|m\.?a|m\.?com|m\.?eng|m\.?tech|m\.?ed|mba|mca|mph|mpa|ll\.?m|m\.?phil|hnd|hnc|btec|nvq|gcse?s?|a[- ]levels?|o[- ]levels?|higher school certificate|hsc|vce|wace|sace|qce|tce|vcal|ncea|ssc|sslc|cbse|icse|intermediate|matriculation|baccalaureate|ib diploma|year (?:10|11|12|ten|eleven|twelve)|grade (?:10|11|12)|class (?:x|xii|10|12)|10th|12th|10\+2|\+2|secondary (?:education|school|certificate)|high school(?: diploma| certificate| graduate)|senior (?:secondary|high)|school certificate|vocational|apprenticeship|traineeship|trade certificate|degree|major(?:ed)? in|minor in|foundation (?:degree|program|studies)|tesol|celta|licentiate|magister|ingenier\w+|licenciatura|bs|ba|bsc|ms|ma)(?!\w)/i;
const place =
  /(?<![\p{L}\d_])(?:universit(?:y|ies)|universit\p{L}*|universidad\p{L}*|politec\p{L}*|politechni\p{L}*|uniwersytet|hochschule|école|ecole|escuela|escola|instituto|istituto|colegio|colégio|lycée|liceo|liceum|gymnasium|uni|college|institutes?|school|academy|tafe|polytechnic|rmit|unsw|uts|qut|usyd|anu|uq|uwa|utas|curtin|monash|deakin|swinburne|torrens|latrobe|la trobe|iit|nit|mit|lse|ucl|kaplan|rto|training (?:centre|center|services|group|institute)|high|grammar|seminary|conservatorium|faculty|campus|education centre|skills institute|open universities|holmesglen|box hill|chisholm|kangan|william angliss|le cordon bleu|vidyalaya|vidyapeeth|mahavidyalaya|board of)(?![\p{L}\d_])/iu;

/** How much a text looks like the title of a qualification. */
export const awardScore = (text: string): number => {
  const at = award.exec(text)?.index;
  if (at === undefined) return 0;
  return at < 6 ? 3 : 1.5;
};

/** How much a text looks like the name of a school or a university. */
export const institutionScore = (text: string): number => {
  if (!place.test(text)) return 0;
  // "High School Certificate" and "Institute Diploma" are qualifications.
  return awardScore(text) >= 3 && !/universit|college|tafe|institute|academy/i.test(text) ? 1 : 2.5;
};
