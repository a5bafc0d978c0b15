import { is, type Around, type Judged } from "../../rule.ts";
import * as at from "../../around.ts";

const wagga: Around = [-35.111, 147.363, 25];
const surfersParadise: Around = [-28.003, 153.427, 25];
const byronBay: Around = [-28.645, 153.606, 25];
const bundaberg: Around = [-24.867, 152.35, 25];
const penrith: Around = [-33.752, 150.7, 25];
const mountIsa: Around = [-20.726, 139.493, 25];
const mildura: Around = [-34.196, 142.145, 25];
const tully: Around = [-17.934, 145.923, 25];
const dubbo: Around = [-32.254, 148.615, 25];

const carpenter = /^(?!.*apprentice).*(carpenter|chippy)/i;
const forklift = /fork(lift|ie)|reach truck/i;
const nurse = /^(?!.*(vet|manager|dental)).*(nurse\b|\brns?\b|\bens?\b|midwife)/i;
const carer =
  /^(?!.*(nurse|\ben\b|\brn\b)).*(aged care worker|\bpca\b|personal car(e|er)\b|in-home carer|home care worker|\bains?\b|assistant in nursing)/i;
const carerKinds = "aged-care personal-care";
const supportWorker = /(disability|ndis|lifestyle|community) support worker/i;
const office =
  /admin(istration)? (assistant|officer|trainee)|project admin|data entry|(executive|virtual|office|personal) assistant|office manager|typist|reception|front (desk|office)/i;
const home = /from home(?! allowance)/i;
const contactCentre = /(contact|call) centre|customer service/i;
const truck =
  /(?<!reach )truck driver|truckie|\b(hr|hc|mc|mr)\b.*driver|linehaul|tipper driver|garbo|road train/i;
const fridgie = /fridgie|refrigeration/i;
const labourer = /labourer|^trades assistant/i;
const apprentice = /apprentice/i;
const housed = /accommodation|live.?in\b|house (or quarters|provided)|housing is available|hostel nearby/i;

const barista = /barista/i;
const chef = /^(?!.*apprentice).*(chef|\bcdp\b)/i;
const cdp = /chef de partie|\bcdp\b/i;
const waiter = /wait(er|staff| staff)|food and beverage att|f&b att|foh all.rounder/i;
const bar = /bartender|bar (staff|attendant)/i;
const kitchenHand = /kitchen ?hand|kitchen (assistant|steward)(?!, childcare)|dishwasher/i;

const electrician = /^(?!.*(apprentice|trades assistant)).*((?<!auto |automotive )electrician|sparky(?!'s))/i;
const electricKinds = "electricians industrial-instrumentation";
const electricWork = `${electricKinds} solar-battery power-lines-high-voltage`;
const instruments = /instrumentation|e&i/i;
const electricalAssistant = /(?<!solar )trades assistant/i;

const teacher = /early childhood teacher|\bect\b|preschool teacher|kinder(garten)? teacher/i;
const educator =
  /^(?!.*(oshc|vacation|school care|inclusion|in home|family day)).*(educator|child ?care worker)/i;
const careKinds = "educators family-day-care outside-school-hours-care early-childhood-teachers";
const oshc = /oshc|school care|vacation care/i;
const nanny = /nanny|au pair|in home care/i;

const mechanic =
  /^(?!.*(apprentice|refrigeration)).*(mechanic\b|light vehicle tech|automotive tech|master tech|hybrid and ev tech)/i;
const mechanicKinds = "mechanics-technicians heavy-vehicles";
const diesel =
  /^(?!.*apprentice).*(diesel|\bhd (mechanic|fitter)|heavy equipment|truck and trailer|trailer mechanic)/i;
const tyre = /tyre/i;
const parts = /parts interpreter/i;

const firstNations = /aboriginal|indigenous|first nations|cultural programs/i;
const settlement = /refugee|settlement|migrant|bicultural/i;

/** Queries for which their site has no fair answer, or fewer than two in the place that they name. */
const unanswered = new Set([
  "tyre fitter mount isa",
  "day care worker toowoomba part time",
  "venue manager byron",
  "fruit picking mildura",
  "second year visa banana farm tully",
  "chippie gold coast",
  "dump truck operator pilbara",
  "vet nurse ballarat",
  "scrum master contract canberra",
  "project mangaer construction wagga",
  "veterans jobs ex army",
  "disability friendly employer",
  "solar farm construction jobs dubbo",
]);

const all: Readonly<Record<string, readonly Judged[]>> = {
  workinaus: [
    ["chippie gold coast", is(carpenter, "carpentry", { near: at.goldCoast })],
    ["forkie jobs no nights", is(forklift, "forklift warehouse")],
    ["nursse agency", is(/agency/i, "nursing")],
    ["EN medication endorsed", is(/enrolled nurse|\bens?\b|\been\b/i, "nursing")],
    ["aged care no experience will train", is(carer, carerKinds)],
    ["pca nursing home", is(carer, carerKinds)],
    ["ndis suport worker", is(supportWorker, "disability-support")],
    ["warehouse pick packer 4am start", is(/pick packer|shift picker/i, "warehouse")],
    ["office job for mum returning to work", is(office, "administration reception")],
    [
      "recepsionist medical",
      is(/medical recep|receptionist.*medical|dental recep/i, "medical-practice reception"),
    ],
    ["bookeeper from home", is(/bookkeeper/i, "accounts-payroll", { says: home })],
    ["accounts payable xero", is(/accounts payable|ap\/ar/i, "accounts-payroll")],
    ["data analist graduate", is(/data analyst/i, "data")],
    ["fresher software engineer", is(/graduate software engineer/i, "software")],
    ["call centre work from home", is(contactCentre, "customer-service", { remote: true })],
    ["BPO team lead", is(/customer service team leader/i, "customer-service")],
    ["garbo", is(/garbo/i, "drivers")],
    ["sparky mate", is(electricalAssistant, "apprentices-assistants electricians")],
    ["HR truck licence", is(/\bhr\b.*(truck|driver)|dump truck|bus driver/i, "drivers")],
    ["MC driver linehaul adelaide", is(/\bmc\b/i, "drivers", { near: at.adelaide })],
    ["fifo utility no experience", { says: /fifo|fly.in/i }],
    ["dump truck operator pilbara", is(/dump truck/i, "plant-machinery drivers", { near: at.pilbara })],
    ["labourer cash weekly pay", is(labourer, "labouring")],
    ["white card jobs sydney", { says: /white card/i, near: at.sydney }],
    ["lollipop man", is(/traffic control/i)],
    ["brickie labourer", is(/brickie/i, "labouring")],
    ["plumer apprentice", is(/apprentice plumber/i)],
    ["boiler maker welder 6g", is(/boilermaker|welder/i)],
    ["teachers aide", is(/teacher'?s? aide|slso|education support/i, "centre-support")],
    ["relief teacher primary", is(/primary school teacher/i)],
    ["school holiday job 16 year old", is(/junior (retail|crew)|checkout|christmas casual/i)],
    ["night fill woolies", is(/night ?fill/i, "shop-floor warehouse")],
    ["check out chick", is(/checkout/i, "shop-floor")],
    ["jobs for over 50s part time", { workType: "Part time" }],
    ["phlebotomist", is(/phlebotomist|pathology collector/i, "medical-practice")],
    ["vet nurse ballarat", is(/vet(erinary)? nurse/i, "", { near: at.ballarat })],
    ["physio new grad", is(/physio/i, "allied-health")],
    ["OT paediatrics", is(/\bot\b|occupational therap/i, "allied-health")],
    ["social worker $100k", is(/social worker|case (manager|worker)/i, "community", { minYearly: 100_000 })],
    ["security guard saturday sunday", is(/security (officer|guard)|crowd control/i)],
    ["gardner wanted geelong", is(/garden|groundsp|landscap/i, "horticulture", { near: at.geelong })],
    ["cleaning job 3 hours evening", is(/clean(er|ing)/i)],
    ["house keeper private home", is(/housekeeper|domestic cleaner/i, "hotel-housekeeping")],
    [
      "scrum master contract canberra",
      is(/scrum|agile/i, "software design-product data support-networks", {
        near: at.canberra,
        workType: "Contract",
      }),
    ],
    ["cyber security baseline clearance", is(/cyber/i, "support-networks")],
    ["QS", is(/quantity surveyor|estimator|contract admin/i, "site-management")],
    ["project mangaer construction wagga", is(/project manager/i, "site-management", { near: wagga })],
    ["what jobs pay over 120k without a degree", { minYearly: 120_000 }],
    ["i have a ute and want delivery work", is(/courier|delivery driver/i, "drivers")],
    [
      "real estate property manger brisbane northside",
      is(/property manager/i, "sales-representatives", { near: at.brisbane }),
    ],
    ["fridgie", is(fridgie, "plumbing")],
    ["aircon tech split systems", is(fridgie, "plumbing")],
    ["tow truck driver", is(truck, "drivers")],
    [
      "harvest trail",
      is(
        /harvest|picker\b(?!.*(shift|forklift))|grape|packing shed|vineyard|header|chaser/i,
        "horticulture machinery-operation farm-work",
      ),
    ],
    ["palm scheme", { kinds: ["horticulture", "meat-seafood-processing", "farm-work"] }],
    ["school based traineeship", is(/trainee|apprentice/i)],
    ["disability friendly employer", { employer: /./ }],
    ["veterans jobs ex army", is(/veteran|defence/i)],
    ["adult apprentice 40 years old", is(apprentice, "apprentices-assistants")],
    [
      "grad program engineering 2027",
      is(/graduate software engineer|(site|civil) engineer/i, "site-management"),
    ],
    [
      "work experience for uni student",
      { says: /uni students?\b|studying|graduate|trainee|who finish their degree/i },
    ],
    ["cadetship", is(/cadet|trainee|graduate|apprentice/i)],
    ["regional relocation incentive doctor", is(/\bgp\b|doctor/i)],
    [
      "solar farm construction jobs dubbo",
      is(/solar|electrician/i, "electrical construction", { near: dubbo }),
    ],
    ["women in trades", is(apprentice, "construction electrical automotive")],
    ["cleint service officer centrelink", is(/customer service|claims consultant/i, "customer-service")],
    ["jobs close to bendigo no car", { near: at.bendigo }],
  ],
  hospitality: [
    ["barrista", is(barista, "baristas-bar")],
    ["coffee maker early morning cbd", is(barista, "baristas-bar")],
    ["chef de party", is(cdp, "chefs-cooks")],
    ["cdp fine dining melb", is(cdp, "chefs-cooks", { near: at.melbourne })],
    ["sous cheff 80k", is(/sous chef/i, "chefs-cooks", { minYearly: 80_000 })],
    ["kitchenhand", is(kitchenHand, "kitchen-hands")],
    ["dishy", is(/dish/i, "kitchen-hands")],
    ["waitressing weekends only", is(waiter, "front-of-house")],
    ["wait staff rsa", is(waiter, "front-of-house")],
    ["bar tender surfers paradise", is(bar, "baristas-bar", { near: surfersParadise })],
    ["glassie", is(bar, "baristas-bar kitchen-hands front-of-house")],
    ["pokies attendant", is(/gaming/i, "baristas-bar")],
    ["hotel front desk night audit", is(/night audit|night porter/i, "hotel-housekeeping")],
    ["room attendent", is(/room attendant|housekeeper/i, "hotel-housekeeping")],
    ["F&B supervisor", is(/supervisor(?<!housekeeping supervisor)/i, "front-of-house venue-management")],
    ["maitre d", is(/\bhost\b|restaurant (manager|supervisor)/i, "front-of-house venue-management")],
    ["pizza maker woodfired", is(/pizza/i, "chefs-cooks")],
    ["indian chef tandoor sponsorship", is(chef, "chefs-cooks", { sponsorship: true })],
    ["pastry chief", is(/pastry/i, "chefs-cooks")],
    ["live in pub job outback", { says: housed }],
    ["venue manager byron", is(/venue manager|pub duty/i, "venue-management", { near: byronBay })],
    ["catering assistant nursing home", is(kitchenHand, "kitchen-hands front-of-house")],
  ],
  electrical: [
    ["A grade sparkie", is(/a[ -]grade|licensed electrician/i, electricKinds)],
    ["lecky", is(electrician, electricWork)],
    ["electrican bundaberg", is(electrician, electricWork, { near: bundaberg })],
    ["2nd year sparky apprentice", is(apprentice, "apprentices-assistants")],
    ["solar instaler", is(/(solar|\bpv\b).*install|install.*solar|solar electrician/i, "solar-battery")],
    ["CEC accredited", is(/accredited/i, "solar-battery")],
    ["linesman", is(/line ?(worker|sman)|powerline/i, "power-lines-high-voltage")],
    ["HV operator", is(/\bhv\b|substation/i, "power-lines-high-voltage")],
    ["instrument tech fifo", is(instruments, "industrial-instrumentation")],
    ["E&I technician", is(instruments, "industrial-instrumentation")],
    ["PLC programer", is(/plc/i, "industrial-instrumentation")],
    ["data cabler open registration", is(/cabler/i, "data-communications")],
    ["fire alarm tech", is(/fire alarm/i, "data-communications")],
    ["electrical estimator perth north", is(/estimator/i, electricKinds, { near: at.perth })],
    [
      "electrical engineer power systems graduate",
      is(/engineer/i, "power-lines-high-voltage industrial-instrumentation"),
    ],
    ["switchboard wirer", is(electrician, electricWork, { says: /switchboard/i })],
    ["electrical TA mines", is(electricalAssistant, "apprentices-assistants")],
    ["EV charger install", is(electrician, electricWork, { says: /EV chargers/i })],
    ["electrician 55 an hour", is(electrician, electricWork, { minYearly: 108_000 })],
  ],
  "early-learning": [
    [
      "cert 3 childcare",
      is(
        /cert(ificate)? iii|early childhood educator|child ?care (educator|worker)|(float|toddler room|nursery room) educator|trainee educator/i,
        careKinds,
      ),
    ],
    ["cert iii trainee childcare", is(/trainee/i, "educators")],
    ["diploma room leader babies", is(/room leader|diploma|nursery|lead educator/i, "educators")],
    ["ECT", is(teacher, "early-childhood-teachers")],
    ["kindy teacher", is(/kinder|preschool teacher/i, "early-childhood-teachers")],
    ["kinder assistant geelong", is(educator, careKinds, { near: at.geelong })],
    [
      "oosh educator",
      is(/(oshc|school care|vacation care) (educator|assistant)/i, "outside-school-hours-care"),
    ],
    ["before and after school care", is(oshc, "outside-school-hours-care")],
    ["vacation care casual", is(/vacation care/i, "outside-school-hours-care", { workType: "Casual" })],
    ["2IC childcare", is(/2ic|assistant centre director/i, "centre-management")],
    ["center manager child care", is(/centre (manager|director)/i, "centre-management")],
    ["childcare cook", is(/cook/i, "centre-support")],
    ["nanny live in", is(nanny, "family-day-care")],
    ["au pair", is(nanny, "family-day-care")],
    ["family day care", is(/family day care/i, "family-day-care")],
    ["edcuator penrith", is(educator, careKinds, { near: penrith })],
    ["ed leader", is(/educational leader/i, "early-childhood-teachers centre-management")],
    ["inclusion support", is(/inclusion/i, "centre-support")],
    ["preschool techer nsw", is(teacher, "early-childhood-teachers", { state: "NSW" })],
    ["child care no qualifications", is(/trainee|(oshc|vacation care|kitchen) assistant/i)],
    ["montessori guide", is(/montessori/i, "early-childhood-teachers educators")],
    [
      "day care worker toowoomba part time",
      is(educator, careKinds, { near: at.toowoomba, workType: "Part time" }),
    ],
  ],
  automotive: [
    ["mechanic apprenticship", is(/apprentice.*mechanic/i)],
    ["machanic heavy diesel", is(diesel, "heavy-vehicles")],
    ["panel beater", is(/panel ?beater/i, "panel-paint")],
    ["panelbeeter", is(/panel ?beater/i, "panel-paint")],
    ["spray painter cars", is(/^(?!.*apprentice).*(spray painter|refinish)/i, "panel-paint")],
    ["auto sparky", is(/^(?!.*apprentice).*auto(motive)? elec/i, "auto-electricians")],
    ["tyre fitter mount isa", is(tyre, mechanicKinds, { near: mountIsa })],
    ["tire technician", is(tyre, "mechanics-technicians")],
    ["car detailer", is(/detailer/i)],
    ["car salesman", is(/(vehicle|car) sales/i, "parts-sales")],
    ["service adviser toyota", is(/service advis/i, "service-workshop-management")],
    ["parts interpreter", is(parts, "parts-sales")],
    ["spare parts counter", is(parts, "parts-sales")],
    ["grease monkey", is(mechanic, mechanicKinds)],
    ["mobile mechanic van provided", is(/mobile mechanic/i, "mechanics-technicians")],
    ["roadworthy inspector rwc", is(mechanic, mechanicKinds)],
    ["motorbike mechanic", is(/motorcycle/i, "mechanics-technicians")],
    ["truck mechanic nightshift", is(diesel, "heavy-vehicles")],
    ["windscreen fitter", is(/windscreen|fit ?out/i, "panel-paint mechanics-technicians")],
    [
      "dealership principle",
      is(/(service|workshop|parts) manager/i, "service-workshop-management parts-sales"),
    ],
    ["4x4 fitter accessories", is(/fit ?out|4wd/i, "auto-electricians mechanics-technicians")],
  ],
  migration: [
    ["482 chef", is(chef, "chefs-cooks")],
    ["186 visa nurse", is(nurse, "nursing")],
    ["employer sponsor welder", is(/weld|boilermaker/i, "labouring")],
    ["visa sponsership regional", { sponsorship: true }],
    ["whv farm work 88 days", { kinds: ["farm-work", "horticulture"] }],
    ["fruit picking mildura", is(/picker|pack/i, "horticulture farm-work", { near: mildura })],
    ["backpacker job with accomodation", { says: housed }],
    ["migration agent", is(/migrat|migrant/i, "settlement-services")],
    ["marn", is(/migrat|migrant/i, "settlement-services")],
    ["491 regional electrician", is(electrician, electricWork)],
    ["student visa 24 hours a week", { says: /part time|casual/i }],
    ["tss sponsor diesel fitter", is(diesel, "heavy-vehicles")],
    ["overseas nurse", is(nurse, "nursing")],
    ["meatworks sponsorship", is(/boner|slicer|meat|butcher/i, "meat-seafood-processing")],
    ["dama", { sponsorship: true }],
    ["sponsored carer aged care labour agreement", is(carer, carerKinds)],
    ["second year visa banana farm tully", is(/farm|picker/i, "horticulture farm-work", { near: tully })],
    ["relocation help software developer", is(/developer|software engineer/i, "software")],
    ["PR pathway teacher", is(teacher, "early-childhood-teachers")],
    ["truck driver hiring foreigners", is(truck, "drivers")],
  ],
  initiatives: [
    ["first nations identified role", is(firstNations, "first-nations-programs")],
    ["koori liaison", is(firstNations, "first-nations-programs")],
    ["indigenous trainee", is(/aboriginal|indigenous|trainee/i, "first-nations-programs")],
    ["refugee welcome jobs", is(settlement, "settlement-services")],
    ["volunteer", is(/volunteer/i, "volunteer-program-coordination")],
    ["ndis jobs no experience", is(/support worker|ndis/i, "disability-support")],
    ["carer for old people", is(carer, "aged-care")],
    ["support cordinator", is(/support coordinator/i, "disability-support")],
    [
      "case worker refugees melb",
      is(/settlement|refugee|case worker/i, "settlement-services", { near: at.melbourne }),
    ],
    ["tae40122 trainer", is(/trainer/i, "youth-training-programs")],
    [
      "job coach",
      is(
        /coach|employment (mentor|consultant|advisor)/i,
        "youth-training-programs first-nations-programs settlement-services",
      ),
    ],
    ["not for profit marketing", is(/communications|fundrais/i, "volunteer-program-coordination")],
    ["cald bilingual worker", is(/bicultural|interpreter/i, "settlement-services")],
    ["team leader SIL sydney", is(/team leader, supported/i, "disability-support", { near: at.sydney })],
    ["nursing home manager", is(/residential care manager/i, "aged-care")],
    ["youth justice", is(/youth/i, "youth-training-programs")],
    ["pbs practitioner", is(/behaviour/i, "disability-support")],
    ["dementia activities", is(/lifestyle (and activities|coord)/i, "aged-care")],
    ["fund raising", is(/fundrais/i, "volunteer-program-coordination")],
    ["comunity developement officer", is(/community development/i, "volunteer-program-coordination")],
    ["in home help elderly perth", is(carer, "aged-care", { near: at.perth })],
  ],
};

/**
 * Queries that were written before their writer had seen a job or the search; some of the community site were added once
 * it was known what that site shows. They were judged by the jobs' titles, kinds and places before the search was asked;
 * the 13 of 192 without a fair answer are left out.
 */
export const judged: Readonly<Record<string, readonly Judged[]>> = Object.fromEntries(
  Object.entries(all).map(([brand, queries]) => [brand, queries.filter(([q]) => !unanswered.has(q))]),
);
