/** Words that name an occupation, in the singular. */
const heads =
  "manager|engineer|developer|officer|nurse|assistant|teacher|educator|analyst|accountant|administrator|consultant|coordinator|co-ordinator|supervisor|technician|mechanic|electrician|plumber|carpenter|chef|cook|barista|waiter|waitress|bartender|receptionist|secretary|clerk|cashier|salesperson|representative|executive|director|president|vp|ceo|cfo|cto|coo|founder|co-founder|cofounder|owner|proprietor|lead|leader|head|principal|architect|designer|artist|writer|editor|journalist|producer|photographer|intern|trainee|apprentice|graduate|cadet|volunteer|tutor|lecturer|professor|researcher|scientist|chemist|pharmacist|physiotherapist|therapist|psychologist|counsellor|counselor|doctor|surgeon|dentist|midwife|paramedic|carer|caregiver|worker|operator|driver|labourer|laborer|builder|welder|fitter|layer|turner|boilermaker|painter|plasterer|tiler|roofer|bricklayer|concreter|rigger|scaffolder|dogman|foreman|storeperson|storeman|picker|packer|cleaner|housekeeper|attendant|steward|stewardess|concierge|porter|host|hostess|crew|hand|kitchenhand|guard|agent|broker|adviser|advisor|planner|buyer|merchandiser|specialist|strategist|programmer|tester|trainer|instructor|coach|facilitator|inspector|auditor|controller|estimator|surveyor|scheduler|dispatcher|associate|partner|lawyer|solicitor|barrister|paralegal|conveyancer|bookkeeper|treasurer|teller|underwriter|actuary|economist|statistician|librarian|archivist|curator|translator|interpreter|pilot|captain|sergeant|constable|firefighter|soldier|farmer|gardener|landscaper|groundskeeper|horticulturist|hairdresser|barber|beautician|stylist|florist|baker|butcher|dressmaker|tailor|upholsterer|detailer|panelbeater|panel beater|spray painter|assembler|machinist|toolmaker|electronics|linesman|linesperson|cabler|installer|repairer|handyman|handyperson|caretaker|nanny|au pair|babysitter|aide|orderly|radiographer|sonographer|optometrist|audiologist|dietitian|nutritionist|veterinarian|vet|groomer|zookeeper|ranger|guide|lifeguard|umpire|referee|athlete|musician|actor|dancer|model|merchant|promoter|marketer|recruiter|ambassador|liaison|registrar|superintendent|commissioner|delegate|chairperson|chairman|chair|member|secretary general|treasurer|deputy|sous|commis|demi chef|tradesperson|tradesman|journeyman|contractor|freelancer|freelance|subcontractor|self-employed|processor|handler|loader|forklift|support|staff|staffer|fellow|postdoc|demonstrator|scholar|expert|evangelist|scrum master|master|practitioner|professional|employee|team member|shop assistant|in-charge|incharge|faculty|jeweller|locksmith|arborist|sommelier|dishwasher|busser|expediter|maître d|maitre d|room attendant|bellhop|dealer|croupier|bricky|sparky|chippy|brickie|offsider|leading hand|fabricator|sandblaster|shotfirer|driller|geologist|surveyor|metallurgist|hydrologist|biologist|ecologist|physicist|mathematician|technologist|pathologist|phlebotomist|anaesthetist|radiologist|oncologist|physician|gp|resident|practice|correspondent|presenter|copywriter|publicist|animator|illustrator|webmaster|sysadmin|dba|devops|sre|qa|hr|pa|ea|rn|en|ain|pca|educational leader|room leader|seo|ux|ui|full stack|full-stack|engagement|team";
const title = new RegExp(`(?<![\\w])(?:${heads})s?(?![\\w])`, "gi");
const strong = new RegExp(
  `(?<![\\w])(?:${heads.replace(/\|(?:hand|host|model|member|master|practice|team|staff|support|resident|engagement|hr|pa|ea|electronics|professional|chair|guide|dealer|graduate|crew|faculty|partner|associate|in-charge|freelance|lead|head)(?=\|)/g, "")})s?(?![\\w])`,
  "i",
);
const seniority =
  /(?<!\w)(?:senior|junior|snr|sr|jr|assistant|deputy|acting|lead|chief|principal|graduate|trainee|apprentice|casual|part[- ]time|full[- ]time|registered|enrolled|qualified|certified|head of|vice)(?!\w)/i;
const ending = /\p{L}{3,}(?:ist|ician|keeper|maker|worker|person|monger|smith|grapher|er|or)s?(?![\p{L}])/iu;

/** Whether the text names an occupation for certain: the word is no name of a company as well. */
export const isTitle = (text: string): boolean => strong.test(text);

const surnames =
  /^(?:Abbott|Archer|Baker|Banks|Barber|Bishop|Brewer|Butcher|Carpenter|Chandler|Church|Cook|Cooper|Dean|Driver|Dyer|Farmer|Fisher|Fowler|Gardener|Gardner|Glover|Harper|Hooper|Hunter|Judge|Law|Major|Marshall|Mason|Miller|Page|Painter|Parker|Parsons|Piper|Porter|Potter|Shepherd|Singer|Skinner|Slater|Steward|Stewart|Tailor|Tanner|Taylor|Turner|Walker|Weaver|Wheeler|Wright)$/i;

/** Whether a word is a family name, though it is the name of an occupation or of a business as well. */
export const isSurname = (word: string): boolean => surnames.test(word);

/** How much a text looks like the title of a job: above 0 where it may be one. */
export const titleScore = (text: string): number => {
  const words = text.split(/\s+/).length;
  const last = text.replace(/\(.*$|[-–—,/|].*$/u, "").trim();
  const named = text.match(title)?.length ?? 0;
  const score =
    (named ? 2 : 0) +
    (named && new RegExp(`(?:${heads})s?$`, "i").test(last) ? 1 : 0) +
    (seniority.test(text) ? 1 : 0) +
    (!named && ending.test(last) ? 0.5 : 0);
  return words > 9 ? score / 3 : score;
};
