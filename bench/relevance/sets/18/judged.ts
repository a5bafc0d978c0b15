import { is, type Around, type Judged } from "../../rule.ts";
import * as at from "../../around.ts";

const dandenong: Around = [-37.987, 145.215, 25];
const bundaberg: Around = [-24.867, 152.35, 50];
const mackay: Around = [-21.144, 149.187, 50];
const brisbaneNorthside: Around = [-27.37, 153.02, 14];

const reception = /recepti|front (desk|office)|concierge/i;
const warehouse = /warehouse|storeperson|storeman|picker|pick packer|dispatch|forklift|forkie|unloader/i;
const office =
  /admin(istration)? (assistant|officer|trainee)|administrator|data entry|(executive|virtual|office|personal) assistant|office manager|typist/i;
const mc = /\bmc\b|road train|linehaul/i;
const hr = /\bhr\b.*driver/i;
const forklift = /fork(lift|ie)|reach truck/i;
const itJunior = /it (support|help|tech)|service desk|ict officer|graduate software/i;
const payroll = /payroll/i;
const carer =
  /^(?!.*(nurse|\ben\b|\brn\b)).*(aged care|\bpca\b|personal car(e|er)\b|in-home carer|home care worker|\bains?\b|assistant in nursing)/i;
const carerKinds = "aged-care personal-care";
const disability = /(disability|ndis|lifestyle|community) support worker/i;
const rn = /registered nurse|\brns?\b/i;
const shop =
  /retail (sales )?assistant|checkout|bookseller|counter|team member|christmas casual|pharmacy assistant/i;
const phones = /(contact|call) centre|customer service/i;
const plumber = /^(?!.*apprentice).*plumber/i;
const carpenter = /carpenter|chippy|joiner/i;
const farmHand = /farm (hand|worker)|station hand|jackaroo|livestock/i;
const fruit = /picker(?! operator)|grape pruning|packing shed|harvest work|orchard|farm (hand|worker)/i;
const welder = /boilermaker|welder/i;
const deliveries = /delivery|courier/i;
const gardener = /gardener|groundsp|nursery hand|landscap/i;
const novice = /no experience|junior|trainee|will train|entry.level/i;
const tradesAssistant = /trades assistant|labourer|sparky's ta/i;

const barista = /barista/i;
const kitchenHand = /kitchen ?(hand|assistant|steward)(?!, childcare)|dish/i;
const chef = /^(?!.*apprentice).*(chef|\bcdp\b)/i;
const waiter = /wait(er|staff| staff)|food and beverage|f&b|foh/i;
const bartender = /bartender|bar (staff|attendant)/i;
const housekeeper = /housekeeper|room attendant|housekeeping/i;

const electrician = /^(?!.*(apprentice|assistant|auto)).*(electrician|sparky(?!'s))/i;
const electricKinds = "electricians industrial-instrumentation";

const educator =
  /^(?!.*(oshc|vacation|school care|inclusion|in home|family day)).*(educator|child ?care worker|room leader)/i;
const teacher =
  /early childhood teacher|\bect\b|preschool teacher|kinder(garten)? teacher|educational leader/i;
const oshc = /oshc|school care|vacation care/i;

const mechanic =
  /^(?!.*(apprentice|heavy|diesel|refrigeration)).*(mechanic\b|light vehicle tech|automotive tech|master tech|ev tech)/i;
const diesel =
  /diesel|\bhd (mechanic|fitter)|heavy equipment|truck and trailer|trailer mechanic|agricultural machinery/i;

const nurse = /^(?!.*(vet|dental)).*(nurse\b|\brns?\b|\bens?\b|midwife)/i;
const settlement = /settlement|refugee|migrant|bicultural/i;
const socialWorker = /social worker|case ?(manager|worker)/i;
const firstNations = /aboriginal|indigenous|cultural programs/i;

/** Queries for which their site has no job that is near to what they mean. */
const unanswered = new Set(["aircon technician"]);

const all: Readonly<Record<string, readonly Judged[]>> = {
  workinaus: [
    ["receptionist perth", is(reception, "reception", { near: at.perth })],
    ["warehouse jobs dandenong", is(warehouse, "warehouse forklift", { near: dandenong })],
    ["cleaner night shift", is(/cleaners? – night/i, "", { says: /night/i })],
    ["part time admin", is(office, "administration centre-support", { workType: "Part time" })],
    ["truck drivers mc", is(mc, "drivers")],
    ["forklift operater", is(forklift, "forklift")],
    ["entry level it", is(itJunior, "support-networks")],
    ["book keeper", is(/bookkeeper/i, "accounts-payroll")],
    ["payroll officer melbourne", is(payroll, "accounts-payroll", { near: at.melbourne })],
    ["aged care worker adelaide", is(carer, carerKinds, { near: at.adelaide })],
    ["disability support casual", is(disability, "disability-support", { workType: "Casual" })],
    ["registered nurse regional", is(rn, "nursing")],
    ["dental assistent", is(/dental (assistant|nurse)/i, "dental")],
    ["teachers aide", is(/teacher'?s? aide|slso|education support/i, "centre-support")],
    ["security gaurd weekends", is(/security (officer|guard)|crowd control/i)],
    ["retail assistant geelong", is(shop, "shop-floor", { near: at.geelong })],
    ["call centre work from home", is(phones, "customer-service", { remote: true })],
    ["plumber sydney", is(plumber, "plumbing", { near: at.sydney })],
    ["carpenters brisbane northside", is(carpenter, "carpentry", { near: brisbaneNorthside })],
    ["traffic control", is(/traffic control/i)],
    ["farm work", is(farmHand, "farm-work horticulture")],
    ["fruit picking bundaberg", is(fruit, "", { near: bundaberg })],
    ["accountant graduate", is(/assistant accountant|graduate/i, "accounts-payroll")],
    ["civil engineer", is(/civil engineer|site engineer/i, "site-management")],
    ["machine operator factory", is(/factory|process worker|machinist/i, "labouring")],
    ["welder boilermaker wa", is(welder, "labouring", { state: "WA" })],
    ["delivery driver van", is(deliveries, "drivers")],
    ["gardener part time", is(gardener, "horticulture", { workType: "Part time" })],
    ["hair dresser apprentice", is(/hairdress|barber/i)],
    ["social media marketing", is(/digital marketing|communications|content/i, "merchandising")],
    ["painter and decorator", is(/painters? (and dec|–)|^painter|apprentice painter/i, "painting-tiling")],
    ["job for mums school hours", { says: /school (hours|runs|terms?)|school-hours|9.?30/i }],
    ["working holiday 88 days", { kinds: ["farm-work", "horticulture", "meat-seafood-processing"] }],
    ["need a job no experience no car", { says: novice }],
    ["fifo utility", { says: /fifo|fly.in/i }],
    ["hr licence jobs", is(hr, "drivers")],
    ["482 sponsor welder", is(welder, "labouring")],
    [
      "i want to work with animals",
      is(/vet(erinary)? nurse|dog groomer|livestock|station hand/i, "farm-work"),
    ],
    ["weekend job for year 11 student", is(/junior|weekend|christmas casual|checkout|crew/i, "shop-floor")],
    ["tradie assistant", is(tradesAssistant, "labouring")],
  ],
  hospitality: [
    ["barista", is(barista, "baristas-bar")],
    ["kitchen hand casual", is(kitchenHand, "kitchen-hands", { workType: "Casual" })],
    ["chefs gold coast", is(chef, "chefs-cooks", { near: at.goldCoast })],
    ["waitress part time", is(waiter, "front-of-house", { workType: "Part time" })],
    ["bar tender", is(bartender, "baristas-bar")],
    ["housekeeping hotel", is(housekeeper, "hotel-housekeeping")],
    ["sous chef melbourne cbd", is(/sous chef/i, "chefs-cooks", { near: at.melbourneCbd })],
    ["pizza maker", is(/pizza/i, "chefs-cooks")],
    ["night auditer hotel", is(/night auditor/i, "hotel-housekeeping")],
    ["breakfast cook", is(/breakfast/i, "chefs-cooks")],
    ["dishy", is(kitchenHand, "kitchen-hands")],
    ["live in cook outback", is(/cook\b|chef/i, "", { says: /accommodation|live.?in\b|housing/i })],
    ["rsa rcg gaming", is(/gaming/i, "baristas-bar")],
  ],
  electrical: [
    ["electrician", is(electrician, electricKinds)],
    ["apprentice electrician perth", is(/apprentice/i, "apprentices-assistants", { near: at.perth })],
    ["solar installer", is(/(solar|pv|battery) installer/i, "solar-battery")],
    ["sparky fifo", is(electrician, electricKinds, { says: /fifo|fly.in/i })],
    ["electrical engineer graduate", is(/engineer|plc|instrumentation|e&i/i, electricKinds)],
    ["aircon technician", is(/refrigeration|fridgie|air con/i)],
    ["data cabling", is(/cabler/i, "data-communications")],
    ["lineworker", is(/line ?(worker|sman)|powerline/i, "power-lines-high-voltage")],
    ["trade assistant electrical", is(/trades assistant/i, "apprentices-assistants")],
    ["instrumentation tech", is(/instrumentation|e&i/i, "industrial-instrumentation")],
    ["electrical estimater", is(/estimator|supervisor/i, "electricians")],
    ["a grade licence melbourne", is(electrician, electricKinds, { near: at.melbourne })],
    ["fire alarm technician", is(/fire alarm/i, "data-communications")],
  ],
  "early-learning": [
    ["child care educator", is(educator, "educators")],
    [
      "cert 3 childcare casual",
      is(/certificate iii|cert iii|casual pool/i, "educators", { workType: "Casual" }),
    ],
    ["kindergarten teacher", is(/kinder|preschool/i, "early-childhood-teachers")],
    ["diploma educator parramatta", is(/diploma/i, "educators", { near: at.parramatta })],
    ["centre director", is(/centre director|childcare centre manager/i, "centre-management")],
    ["before and after school care", is(oshc, "outside-school-hours-care")],
    ["room leader babies", is(/nursery|room leader/i, "educators")],
    ["trainee childcare", is(/trainee/i, "educators")],
    ["nanny", is(/nanny|au pair|in home care/i, "family-day-care")],
    ["childcare cook", is(/cook/i, "centre-support")],
    ["ect sydney", is(teacher, "early-childhood-teachers", { near: at.sydney })],
    ["daycare asistant", is(educator, "educators")],
    ["vacation care", is(oshc, "outside-school-hours-care")],
  ],
  automotive: [
    ["mechanic", is(mechanic, "mechanics-technicians heavy-vehicles")],
    ["diesel mechanics mackay", is(diesel, "heavy-vehicles", { near: mackay })],
    ["panel beater", is(/panel ?beater/i, "panel-paint")],
    ["spray painter", is(/spray painter|refinish/i, "panel-paint")],
    ["apprentice mechanic", is(/apprentice.*mechanic/i, "mechanics-technicians")],
    ["tyre fitter", is(/tyre/i, "mechanics-technicians")],
    ["car detailer casual", is(/detailer/i, "panel-paint", { workType: "Casual" })],
    ["service advisor", is(/service advis/i, "service-workshop-management")],
    ["auto electrician", is(/auto(motive)? elec/i, "auto-electricians")],
    ["car sales", is(/car sales|vehicle sales/i, "parts-sales")],
    ["spare parts", is(/parts/i, "parts-sales")],
    ["smash repairs estimator", { kinds: ["panel-paint", "service-workshop-management"] }],
    ["motorbike mechanic", is(/motorcycle/i, "mechanics-technicians")],
    ["windscreen fitter", { kinds: ["panel-paint", "mechanics-technicians"] }],
  ],
  migration: [
    ["visa sponsorship chef", is(chef, "chefs-cooks")],
    ["186 permanent residency nurse", is(nurse, "nursing")],
    ["migration agent", { kinds: ["settlement-services"] }],
    ["regional sponsorship 494", { sponsorship: true }],
    ["sponsored mechanic", is(mechanic, "mechanics-technicians heavy-vehicles")],
    ["carpenter sponsorship", is(carpenter, "carpentry")],
    ["aged care sponsorship", is(carer, carerKinds)],
    ["student visa part time", { workType: "Part time" }],
    ["software engineer sponsorship", is(/software engineer|developer/i, "software")],
    ["dama northern territory", { state: "NT" }],
    ["jobs for overseas teachers", is(teacher, "early-childhood-teachers")],
    ["butcher visa", is(/butcher/i, "meat-seafood-processing")],
    ["relocation assistance", { says: /relocat/i }],
  ],
  initiatives: [
    ["social worker", is(socialWorker, "settlement-services")],
    ["youth worker", is(/youth worker/i, "youth-training-programs")],
    ["case manager homelessness", is(socialWorker, "settlement-services disability-support")],
    ["community development officer", is(/community development/i, "volunteer-program-coordination")],
    ["domestic violence support worker", is(/violence/i, "settlement-services first-nations-programs")],
    ["counseller", is(/social worker|case worker/i, "youth-training-programs disability-support")],
    [
      "mental health worker part time",
      is(/mental health|support worker|behaviour/i, "disability-support", { workType: "Part time" }),
    ],
    ["ndis support coordinator", is(/support coordinator/i, "disability-support")],
    ["aboriginal liaison", is(firstNations, "first-nations-programs")],
    ["volunteer coordinator", is(/volunteer coord/i, "volunteer-program-coordination")],
    [
      "child protection",
      is(/social worker|case worker|family support|youth worker/i, "youth-training-programs"),
    ],
    [
      "drug and alcohol worker",
      is(/social worker|case worker|health worker/i, "disability-support youth-training-programs"),
    ],
    ["refugee settlement", is(settlement, "settlement-services")],
    ["work with elderly people", is(carer, "aged-care")],
  ],
};

/**
 * Plain queries as ordinary people type them, written before their writer had seen a job or the search, and judged by the
 * jobs' titles, kinds and places; the one of 120 that no job of its site is near to is left out.
 */
export const judged: Readonly<Record<string, readonly Judged[]>> = Object.fromEntries(
  Object.entries(all).map(([brand, queries]) => [brand, queries.filter(([q]) => !unanswered.has(q))]),
);
