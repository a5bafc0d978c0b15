/** "$22 - $24/hr", "24 hrs": hours, not human resources. */
const hours = /(?:\/|\bper |\bana? |\d ?)\s*hrs?\b/g;
/** What is paid on top: "+ OT" is overtime, no occupational therapist. */
const extras = /\+ ?(?:ot|super|comms?|commissions?|bonus(?:es)?|car|ute|tools?|benefits|penalties)\b/g;
/** "HR" beside another class of licence, a vehicle or who drives it: heavy rigid, not human resources. */
const heavyRigid =
  /\bhr (?=(?:or )?(?:mr|hc|mc)\b|driver|truck|tipper|agi|operator|licen|lic\b)|(?<=\b(?:mr|hc|mc|licen[cs]e|lic|driver|truck|tipper|operator|labourer|offsider) (?:or )?)hr(?: |$)/g;

/** Words that ads shorten, each with what it stands for. */
const shortForms: readonly [short: RegExp, long: string][] = [
  [/\b(?:snr|sr)\b/g, "senior"],
  [/\b(?:jnr|jr)\b/g, "junior"],
  [/\bm(?:n?gr|anag)s?\b/g, "manager"],
  [/\bas+(?:is)?ts?\b/g, "assistant"],
  [/\bco ?ord\b/g, "coordinator"],
  [/\b(?:supv|supvr|spvr)\b/g, "supervisor"],
  [/\bops\b(?= (?:manager|lead|director|coordinator))/g, "operations"],
  [/\bops?\b/g, "operator"],
  [/(?<!\b(?:business|biz|community|bus|sales) )\bdevs?\b(?! ops)/g, "developer"],
  [/\btechs?\b(?! (?:lead|support|sales|writer|business))/g, "technician"],
  [/\bmechs?\b(?! (?:eng|fitter|design))/g, "mechanic"],
  [/\bmech\b/g, "mechanical"],
  [/\bengr?s?\b/g, "engineer"],
  [/\belec\b/g, "electrical"],
  [/\b(?:maint|mtce|mtnce)\b/g, "maintenance"],
  [/\bldrs?\b/g, "leader"],
  [/\bdept\b/g, "department"],
  [/\bsys\b/g, "systems"],
  [
    /(?<=\b(?:senior|systems|software|civil|mech\w*|electrical|project|site|process|design|structural|network) )eng\b/g,
    "engineer",
  ],
  [/\bcons\b/g, "consultant"],
  [/\b(?:d?vr|drv)\b/g, "driver"],
  [/\bf ?lift\b/g, "forklift"],
  [/\bk hand\b/g, "kitchen hand"],
  [/\bh keeper\b/g, "housekeeper"],
  [/\bc care\b/g, "childcare"],
  [/\bdr ?s\b/g, "doctors"],
  [/\bspark(?:ies|ie|s)\b/g, "sparky"],
  [/\bdogg(?:er|ers|o)\b/g, "dogman"],
  [/\bsite super\b/g, "site superintendent"],
  [/\bconst\b/g, "construction"],
  [/\baccts\b/g, "accounts"],
  [/\bacct\b/g, "accountant"],
  [/\bbkkpr\b/g, "bookkeeper"],
  [/\brecep\b/g, "receptionist"],
  [/\bcust serv?\b/g, "customer service"],
  [/\bexec\b/g, "executive"],
  [/\bwkrs?\b/g, "worker"],
  [/\bw ?hse\b/g, "warehouse"],
  [/\bmfg\b/g, "manufacturing"],
  [/\bappr(?:ent)?\b/g, "apprentice"],
  [/\btrdes?\b/g, "trades"],
  [/\bpsych\b/g, "psychologist"],
  [/\bexc\b/g, "excavator"],
  [/\bboil(?:y|ies?)\b/g, "boilermaker"],
  [/\bforkies?\b/g, "forklift"],
];

/** A text in plain small words: no accents, no punctuation, "and" for "&". */
export const plain = (text: string): string =>
  text
    .normalize("NFD")
    .replace(/\p{M}/gu, "")
    .toLowerCase()
    .replace(hours, " ")
    .replace(extras, " ")
    .replace(/&amp;|&/g, " and ")
    .replace(/[^a-z0-9]+/g, " ")
    .trim();

/** The words of an ad's title, in plain letters, with the short forms of ads written out. */
export const titleWords = (title: string): string =>
  shortForms
    .reduce((words, [short, long]) => words.replace(short, long), plain(title))
    .replace(heavyRigid, "heavy rigid ")
    .trim();
