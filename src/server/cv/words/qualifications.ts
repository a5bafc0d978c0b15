const award =
  /(?<![\p{L}\p{N}_])(?:bachelor(?:['’]?s)?|masters?|master['’]s|diploma|adv(?:anced)? dip(?:loma)?|grad(?:uate)? (?:certificate|diploma|cert|dip)|post[- ]?graduate|undergraduate|associate(?:['’]?s)? degree|certificate(?: (?:i{1,3}|iv|v|[1-4]))?|cert\.? (?:i{1,3}|iv|[1-4])|doctor(?:ate)? of|doctorate|ph\.?\s?d|d\.?phil|honou?rs|b\.?sc|b\.?a|b\.?com|b\.?bus|b\.?eng|b\.?e|b\.?ed|b\.?tech|b\.?n|bsn|bba|bca|b\.?arch|ll\.?b|mbbs|m\.?sc|m\.?a|m\.?com|m\.?eng|m\.?tech|m\.?ed|mba|mca|mph|mpa|ll\.?m|m\.?phil|hnd|hnc|btec|nvq|gcse?s?|a[- ]levels?|o[- ]levels?|higher school certificate|hsc|vce|wace|sace|qce|tce|vcal|ncea|ssc|sslc|cbse|icse|intermediate|matriculation|baccalaureate|ib diploma|year (?:10|11|12|ten|eleven|twelve)|grade (?:10|11|12)|class (?:x|xii|10|12)|10th|12th|10\+2|\+2|secondary (?:education|school|certificate)|high school(?: diploma| certificate| graduate)|senior (?:secondary|high)|school certificate|vocational|apprenticeship|traineeship|trade certificate|degree|major(?:ed)? in|minor in|foundation (?:degree|program|studies)|tesol|celta|licentiate|magister|ingenier\w+|licenciatura|bs|ba|bsc|ms|ma|statement of attainment|trade (?:test|qualification|papers?)|professional year|certificat|dipl[ôo]me?|diploma di|dipl\.|master|maîtrise|baccalauréat|bac(?: \+\d)?(?= pro| général| [SLE]S?\b)|cap(?= \p{Lu})|bts|bep|dut|licence (?:en|de|pro)|t[íi]tulo|t[ée]cnic[oa] (?:en|em|superior)|tecn[óo]log[oa]|bacharel\p{L}*|gradua[çc][ãa]o|p[óo]s-gradua[çc][ãa]o|ensino m[ée]dio|bachiller\p{L}*|maestr[íi]a|mestrado|doctorado|doutorado|especializaci[óo]n|laurea|maturit[àa]|licenza|staatlich (?:geprüfter?|anerkannter?)|gesellenbrief|geselle|meister(?:brief)?|facharbeiter|abitur|fachabitur|mittlere reife|\p{Lu}\p{Ll}+ \((?:IHK|HWK)\)|cử nhân|thạc sĩ|tiến sĩ|kỹ sư|bằng|sarjana|(?:b|m|d)\.\s?[a-z]{2,7}\.?(?= |$|\()|iti(?=$| )|nc (?:i{1,3}|iv)|short course|induction program)(?![\p{L}\p{N}_])|学士|硕士|博士|本科|专科|大专|高中毕业/iu;
const place =
  /(?<![\p{L}\d_])(?:universit(?:y|ies)|universit\p{L}*|universidad\p{L}*|politec\p{L}*|politechni\p{L}*|uniwersytet|hochschule|école|ecole|escuela|escola|instituto|istituto|colegio|colégio|lycée|liceo|liceum|gymnasium|uni|college|institutes?|school|academy|tafe|polytechnic|rmit|unsw|uts|qut|usyd|anu|uq|uwa|utas|curtin|monash|deakin|swinburne|torrens|latrobe|la trobe|colleges|schools|academies|senac|senai|cfa|iut|akademie|accademia|academia|\p{L}*(?:schule|zentrum|akademie)|poltekkes|politeknik|sekolah|trường|đại học|cao đẳng|cquniversity|iit|nit|mit|lse|ucl|kaplan|rto|training (?:centre|center|services|group|institute)|high|grammar|seminary|conservatorium|faculty|campus|education centre|skills institute|open universities|holmesglen|box hill|chisholm|kangan|william angliss|le cordon bleu|vidyalaya|vidyapeeth|mahavidyalaya|board of)(?![\p{L}\d_])|大学|学院|中学|学校/iu;

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
  if (/(?:certificate|diploma|degree)$/i.test(text) && awardScore(text) > 0) return 1;
  return awardScore(text) >= 3 && !/universit|college|tafe|institute|academy/i.test(text) ? 1 : 2.5;
};
