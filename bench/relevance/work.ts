import type { Rule } from "./rule.ts";

// What people mean by the names of work, whoever calls it so.
const of = (title: RegExp, ...kinds: string[]): Rule => ({ title, kinds });

export const carpenter = of(/carpenter|chippy|joiner/i, "carpentry");
export const electrician = of(/(?<!auto(motive)? )electrician|sparky(?!'s)/i, "electricians");
export const aGrade = of(/a[ -]grade|licensed electrician/i, "electricians", "industrial-instrumentation");
export const barista = of(/barista/i, "baristas-bar");
export const ect = of(
  /\bect\b|(early childhood|kinder\w*|preschool) teacher|bachelor/i,
  "early-childhood-teachers",
  "educators",
);
export const educator = of(/educator|child ?care worker/i, "educators", "early-learning");
export const en = of(/\bens?\b|\been\b|enrolled nurse/i, "nursing");
export const ain = of(/\bains?\b|assistant in nursing/i, "personal-care", "aged-care");
export const pca = of(/\bpca\b|personal care/i, "aged-care", "personal-care");
export const agedCare = of(
  /aged care|personal care|home care|\bpca\b|carer|lifestyle/i,
  "aged-care",
  "personal-care",
);
export const rn = of(/\brns?\b|registered nurse/i, "nursing");
export const nurse = of(/nurse\b(?!ry)|\brns?\b|\bens?\b|midwife/i, "nursing");
export const cdp = of(/chef de partie|\bcdp\b/i, "chefs-cooks");
export const commis = of(/commis|apprentice chef/i, "chefs-cooks");
export const chef = of(/chef|cook\b|\bcdp\b/i, "chefs-cooks");
export const foh = of(
  /\bfoh\b|wait(er|staff| staff)|food and beverage|f&b|host\b|functions/i,
  "front-of-house",
  "baristas-bar",
);
export const waiter = of(/wait(er|staff| staff)|food and beverage|f&b/i, "front-of-house");
export const kitchenHand = of(/kitchen ?(hand|steward|assistant)|dish/i, "kitchen-hands");
export const housekeeper = of(/housekeep|room attendant/i, "hotel-housekeeping");
export const panel = of(/panel ?beater/i, "panel-paint");
export const painter = of(/spray painter|refinish/i, "panel-paint");
export const mechanic = of(
  /mechanic\b|vehicle tech|automotive tech|master technician/i,
  "mechanics-technicians",
  "heavy-vehicles",
);
export const diesel = of(
  /diesel|\bhd (mechanic|fitter)|truck and trailer|trailer mechanic/i,
  "heavy-vehicles",
);
export const autoElec = of(/auto(motive)? elec/i, "auto-electricians");
export const tyre = of(/tyre/i, "mechanics-technicians");
export const truck = of(
  /(truck|linehaul|\bhc|\bmr|\bmc|tipper|\bhr|road train|garbo).*driver|truckie/i,
  "drivers",
);
export const hrDriver = of(/\bhr\b.*driver/i, "drivers");
export const forklift = of(/fork|reach truck/i, "forklift");
export const store = of(/store ?(man|person)|warehouse/i, "warehouse", "forklift");
export const picker = of(/pick(er)?\b.*pack|\bpicker\b(?! operator)/i, "warehouse");
export const checkout = of(/checkout|retail (sales )?assistant|customer service team member/i, "shop-floor");
export const retail = of(/retail|shop|checkout|store|christmas casual|bookseller/i, "shop-floor", "retail");
export const nightFill = of(/night ?fill/i, "shop-floor", "warehouse");
export const receptionist = of(/recepti|front desk|front office/i, "reception", "dental", "medical-practice");
export const admin = of(/admin|office|data entry|typist/i, "administration");
export const ea = of(/executive assistant|\bea\b|personal assistant/i, "administration");
export const accounts = of(/accounts (payable|receivable)|\bap\/ar\b/i, "accounts-payroll");
export const bookkeeper = of(/bookkeeper/i, "accounts-payroll");
export const accountant = of(/accountant/i, "accounts-payroll");
export const bdm = of(/\bbdm\b|business development/i, "sales-representatives");
export const salesRep = of(
  /sales rep|account manager|\bbdm\b|business development|sales (executive|consultant|agent)/i,
  "sales-representatives",
);
export const aide = of(/\baide\b|\bslso\b|education support|learning support/i, "centre-support");
export const oshc = of(/oshc|school care|vacation care/i, "outside-school-hours-care");
export const nanny = of(/nanny|au pair|in home care/i, "family-day-care");
export const disability = of(
  /disability|ndis|support worker|independent living|behaviour support/i,
  "disability-support",
);
export const cleaner = of(/clean/i, "hotel-housekeeping");
export const labourer = of(/labourer|trades assistant|concrete pump hand/i, "labouring");
export const excavator = of(/excavator|plant operator|grader|roller operator/i, "plant-machinery");
export const traffic = of(/traffic control/i);
export const lineworker = of(/line ?(worker|sman)|live line/i, "power-lines-high-voltage");
export const fridgie = of(/fridgie|refrigeration/i, "plumbing");
export const cabler = of(/cabler|fibre|nbn/i, "data-communications");
export const solar = of(/solar|\bpv\b|battery installer/i, "solar-battery");
export const electricalApprentice = of(
  /electric\w* apprentice|trades assistant \(electrical\)|electrical trades assistant/i,
  "apprentices-assistants",
);
export const plumber = of(/plumber/i, "plumbing");
export const security = of(/security (officer|guard)|crowd control/i);
export const physio = of(/physio/i, "allied-health");
export const ot = of(/occupational therap|\bot\b/i, "allied-health");
export const speech = of(/speech/i, "allied-health");
export const dental = of(/dental (assistant|nurse)/i, "dental");
export const social = of(
  /social worker|case ?worker|case manager/i,
  "volunteer-program-coordination",
  "settlement-services",
);
export const youth = of(/youth/i, "youth-training-programs");
export const pickFruit = of(
  /fruit picker|strawberry|grape|orchard|harvest work|packing shed/i,
  "horticulture",
  "farm-work",
);
export const farm = of(/farm|station|orchard|shear|dairy|jackaroo/i, "farm-work", "horticulture");
export const meat = of(/boner|slicer|meat|abattoir/i, "meat-seafood-processing");
export const developer = of(/developer|software engineer/i, "software");
export const itSupport = of(/it (support|help)|service desk|helpdesk|systems admin/i, "support-networks");
export const hairdresser = of(/hairdress|stylist/i);
export const factory = of(/factory|process worker|packing shed/i, "labouring", "meat-seafood-processing");
