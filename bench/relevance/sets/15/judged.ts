import { is, type Around, type Judged } from "../../rule.ts";
import * as at from "../../around.ts";

const mackay: Around = [-21.144, 149.184, 25];
const bunbury: Around = [-33.33, 115.64, 25];
const penrith: Around = [-33.752, 150.695, 25];
const bundaberg: Around = [-24.866, 152.35, 40];
const tamworth: Around = [-31.091, 150.93, 25];
const werribee: Around = [-37.9, 144.66, 25];
const shepparton: Around = [-36.378, 145.404, 25];
const logan: Around = [-27.642, 153.108, 25];

const electrician = /^(?!.*(apprentice|trades assistant)).*((?<!auto |automotive )electrician|sparky)/i;
const electricKinds =
  "electricians industrial-instrumentation solar-battery power-lines-high-voltage apprentices-assistants";
const mechanic =
  /^(?!.*(apprentice|refrigeration)).*(mechanic|light vehicle tech|automotive tech|master tech|hybrid and ev tech)/i;
const mechanicKinds = "mechanics-technicians heavy-vehicles";
const chef = /^(?!.*apprentice).*(chef|\bcdp\b)/i;
const teacher = /early childhood teacher|\bect\b|preschool teacher|kinder(garten)? teacher/i;
const educator = /^(?!.*(oshc|vacation|school care|inclusion)).*(educator|child ?care worker)/i;
const careKinds = "educators family-day-care outside-school-hours-care early-childhood-teachers";
const kitchenHand = /kitchen ?hand|kitchen assistant/i;

/** Queries for which their site has no fair answer, or fewer than two in the place that they name. */
const unanswered = new Set([
  "brickie newcastle",
  "construction labourer penrith",
  "boiler maker mackay",
  "welder 4740",
  "nurse enrolled toowomba",
  "dentist bunbury",
  "kitchen hand darwin",
  "fruit picking bundaberg",
  "dairy farm gippsland",
  "butcher tamworth",
  "school teacher jobs northern territory",
  "sales rep tasmania",
  "sous chef hunter valley",
  "aircon fridge mechanic",
  "auto sparky mackay",
  "cleaner jobs shepparton",
  "delivery driver",
  "office admin tassie",
  "welder 482",
  "civil engineer 120k",
  "I want part time bookkeeper work from home",
]);

const all: Readonly<Record<string, readonly Judged[]>> = {
  workinaus: [
    [
      "truck driver",
      is(/(?<!reach )truck driver|truckie|\b(hr|hc|mc|mr)\b.*driver|linehaul|tipper driver/i, "drivers"),
    ],
    ["HR truck driver perth", is(/\bhr\b.*driver/i, "drivers", { near: at.perth })],
    ["MC driver nsw", is(/\bmc\b.*driver/i, "drivers", { state: "NSW" })],
    ["sparky sunshine coast", is(electrician, electricKinds, { near: at.sunshineCoast })],
    [
      "chippy jobs brisbane",
      is(/^(?!.*apprentice).*(carpenter|chippy)/i, "carpentry", { near: at.brisbane }),
    ],
    ["brickie newcastle", is(/brickie|bricklayer/i, "labouring", { near: at.newcastle })],
    ["plumer", is(/^(?!.*apprentice).*plumber/i, "plumbing")],
    ["fitter and turner", is(/fitter (&|and) turner/i, "heavy-vehicles")],
    ["diesel fitter FIFO", is(/^(?=.*(diesel|hd) fitter).*fifo|fifo (diesel|hd) fitter/i, "heavy-vehicles")],
    ["boiler maker mackay", is(/boiler ?maker/i, "labouring heavy-vehicles", { near: mackay })],
    ["welder 4740", is(/welder/i, "labouring heavy-vehicles", { near: mackay })],
    ["construction labourer penrith", is(/labourer/i, "labouring", { near: penrith })],
    ["labourer jobs near me", is(/labourer/i, "labouring")],
    [
      "tradie",
      is(
        /tradie|trades assistant|carpenter|chippy|joiner|cabinet maker|plumber|electrician|sparky|painter|tiler|plasterer|gyprocker|brickie|roofer|concreter|boilermaker|fitter|sheet metal|scaffolder/i,
        "construction electricians panel-paint mechanics-technicians heavy-vehicles auto-electricians",
      ),
    ],
    ["warehouse pick packer", is(/pick packer|picker packer|night shift picker/i, "warehouse")],
    ["forklift", is(/forklift|forkie|reach truck/i, "forklift warehouse")],
    [
      "forklift licence western sydney",
      is(/forklift|forkie|reach truck/i, "forklift warehouse", { near: at.westernSydney }),
    ],
    ["storeman melbourne", is(/store ?(m[ae]n\b|person)/i, "warehouse", { near: at.melbourne })],
    ["cleaner part time evenings", is(/clean(er|ing)/i, "hotel-housekeeping", { workType: "Part time" })],
    ["cleaning jobs gold coast", is(/clean(er|ing)/i, "hotel-housekeeping", { near: at.goldCoast })],
    [
      "admin assistant parramata",
      is(
        /admin(istration)? (assistant|officer|trainee)|office assistant|administrator/i,
        "administration reception",
        {
          near: at.parramatta,
        },
      ),
    ],
    ["receptionist medical", is(/medical receptionist|receptionist.*medical/i, "medical-practice reception")],
    ["reciptionist", is(/receptionist/i, "reception")],
    ["data entry work from home", is(/data entry/i, "administration", { remote: true })],
    ["accountant CPA", is(/accountant/i, "accounts-payroll")],
    [
      "I want part time bookkeeper work from home",
      is(/bookkeeper/i, "accounts-payroll", { workType: "Part time", remote: true }),
    ],
    ["payroll or accounts payable", is(/payroll|accounts payable|ap\/ar/i, "accounts-payroll")],
    ["registered nurse", is(/registered nurse|\brns?\b/i, "nursing")],
    ["RN aged care", is(/(registered nurse|\brn\b).*aged/i, "nursing aged-care")],
    ["nurse enrolled toowomba", is(/enrolled nurse|\be?ens?\b/i, "nursing", { near: at.toowoomba })],
    ["AIN", is(/\bains?\b|assistant in nursing/i, "personal-care aged-care")],
    [
      "aged care worker",
      is(
        /^(?!.*(nurse|\ben\b|\brn\b)).*(aged care|\bpca\b|personal car(e|er)|in-home carer|home care worker)/i,
        "aged-care personal-care",
      ),
    ],
    [
      "disability support worker 3030",
      is(/(disability|ndis|lifestyle|community) support worker/i, "disability-support", { near: werribee }),
    ],
    ["support worker no experience", is(/support worker/i, "disability-support aged-care personal-care")],
    ["NDIS support coordinator", is(/support coordinator/i, "disability-support")],
    ["physio new grad", is(/physio/i, "allied-health")],
    ["OT jobs", is(/\bot\b|occupational therap/i, "allied-health")],
    ["doctor GP", is(/\bgp\b|doctor/i)],
    ["dentist bunbury", is(/dentist/i, "dental", { near: bunbury })],
    ["dental nurse", is(/dental (nurse|assistant)/i, "dental")],
    ["pharmacist rural", is(/pharmacist/i)],
    ["pyschologist", is(/psychologist/i, "allied-health")],
    [
      "social worker hospital qld",
      is(/social worker/i, "settlement-services first-nations-programs allied-health", { state: "QLD" }),
    ],
    ["school teacher jobs northern territory", is(/teacher/i, "early-childhood-teachers", { state: "NT" })],
    ["teacher maths high school", is(/maths teacher|high school.*teacher/i)],
    [
      "teachers aide",
      is(
        /teacher'?s?'? aide|integration aide|slso|learning support officer|education support/i,
        "centre-support",
      ),
    ],
    [
      "childcare jobs in canberra",
      is(/educator|child ?care|early childhood|room leader|centre director/i, "early-learning", {
        near: at.canberra,
      }),
    ],
    ["chef 4870", is(chef, "chefs-cooks", { near: at.cairns })],
    ["barista weekend", is(/barista/i, "", { says: /weekend|saturday|sunday/i })],
    ["kitchen hand darwin", is(kitchenHand, "kitchen-hands", { near: at.darwin })],
    ["fruit picking bundaberg", is(/pick(er|ing)|prun/i, "horticulture", { near: bundaberg })],
    ["farm hand", is(/farm ?hand|farm worker/i, "farm-work horticulture")],
    [
      "farm work backpackers 417 visa",
      is(
        /farm|station hand|jackaroo|picker|pruning|packing shed|vineyard|greenhouse|nursery hand|livestock|shearing/i,
        "farm-work horticulture machinery-operation",
      ),
    ],
    ["dairy farm gippsland", is(/dairy/i, "farm-work", { near: at.gippsland })],
    ["butcher tamworth", is(/butcher/i, "meat-seafood-processing", { near: tamworth })],
    ["abattoir meat worker", is(/abattoir|meat process|boner|slicer/i, "meat-seafood-processing")],
    [
      "mining entry level WA",
      is(/dump truck|fifo|mines?\b|^trades assistant/i, "plant-machinery labouring heavy-vehicles", {
        state: "WA",
      }),
    ],
    ["dump truck operator", is(/dump truck/i, "plant-machinery")],
    ["excavator oparator", is(/excavator/i, "plant-machinery")],
    ["white card jobs", { says: /white card/i }],
    ["traffic controller", is(/traffic control/i, "labouring")],
    ["night shift security", is(/security (guard|officer)|crowd controller/i)],
    ["civil engineer 120k", is(/civil engineer|site engineer/i, "site-management", { minYearly: 120_000 })],
    [
      "software developer remote",
      is(/developer|software engineer|\.net engineer/i, "software", { remote: true }),
    ],
    ["IT help desk level 1", is(/help ?desk|service desk|it support/i, "support-networks")],
    [
      "construction project manager sydney cbd",
      is(/project manager/i, "site-management", { near: at.sydneyCbd }),
    ],
    [
      "casual retail jobs for students",
      is(
        /retail|checkout|night ?fill|christmas casual|bookseller|team member|pharmacy assistant|trade counter|counter hand|service station/i,
        "retail",
        { workType: "Casual" },
      ),
    ],
    ["hair dresser", is(/hairdresser/i)],
    [
      "sales rep tasmania",
      is(
        /sales rep|sales executive|\bbdm\b|business development|account manager|inside sales/i,
        "sales-representatives",
        { state: "TAS" },
      ),
    ],
    [
      "I am looking for a full time job as a mechanic in Adelaide",
      is(mechanic, mechanicKinds, { near: at.adelaide, workType: "Full time" }),
    ],
  ],
  hospitality: [
    ["chef de partie sydney", is(/chef de partie|\bcdp\b/i, "chefs-cooks", { near: at.sydney })],
    ["sous chef hunter valley", is(/sous chef/i, "chefs-cooks", { near: at.hunterValley })],
    ["cheff", is(chef, "chefs-cooks")],
    ["bar staff RSA", is(/bartender|bar staff|bar attendant/i, "baristas-bar front-of-house")],
    ["barista melbourne cbd", is(/barista/i, "baristas-bar", { near: at.melbourneCbd })],
    [
      "waitress weekends",
      is(/waiter|wait ?staff|food and beverage att|f&b att/i, "front-of-house", {
        says: /weekend|saturday|sunday/i,
      }),
    ],
    ["kitchenhand", is(kitchenHand, "kitchen-hands")],
    ["pastry cook", is(/pastry/i, "chefs-cooks")],
    ["pizza maker", is(/pizza/i, "chefs-cooks")],
    ["hotel receptionist night", is(/hotel receptionist|front desk|night auditor/i, "hotel-housekeeping")],
    ["room attendant housekeeping", is(/room attendant|housekeep/i, "hotel-housekeeping")],
    [
      "restaurant manager 80k",
      is(/^(?!.*assistant).*restaurant manager/i, "venue-management", { minYearly: 80_000 }),
    ],
    [
      "cook or kitchen hand regional",
      is(/\bcook\b|kitchen ?hand|kitchen assistant/i, "chefs-cooks kitchen-hands"),
    ],
    [
      "live in pub jobs outback",
      is(/\bpub\b|\bbar\b|bartender|live in|gaming|\bcook\b|food and beverage/i, "hospitality", {
        says: /accommodation|live.?in\b/i,
      }),
    ],
  ],
  electrical: [
    ["industrial electrician FIFO", is(/fifo/i, "industrial-instrumentation electricians")],
    [
      "A grade electrician melbourne",
      is(/a.grade/i, "electricians industrial-instrumentation", { near: at.melbourne }),
    ],
    ["sparkie", is(electrician, electricKinds)],
    ["apprentice electrician", is(/apprentice/i, "apprentices-assistants")],
    [
      "1st year electrical apprenticeship qld",
      is(/(first|1st) year/i, "apprentices-assistants", { state: "QLD" }),
    ],
    ["TA electrical", is(/trades assistant|\bta\b/i, "apprentices-assistants")],
    ["solar installer", is(/solar install|pv install/i, "solar-battery")],
    ["electrical engineer", is(/electrical engineer/i, "industrial-instrumentation electricians")],
    [
      "lines man powerline",
      is(/lines?(man|worker)|lines? worker|live line|powerline/i, "power-lines-high-voltage"),
    ],
    ["instrumentation", is(/instrument|e&i/i, "industrial-instrumentation")],
    ["aircon fridge mechanic", is(/air con|refrigeration|fridgie/i)],
    ["electritian sydney", is(electrician, electricKinds, { near: at.sydney })],
    ["data comms technician", is(/data (cabler|and comms)|nbn|fibre tech|telco/i, "data-communications")],
  ],
  "early-learning": [
    ["childcare educator", is(educator, careKinds)],
    [
      "cert 3 childcare",
      is(
        /cert(ificate)? ?(3|iii)|early childhood educator|float educator|(nursery|toddler) room educator/i,
        "educators family-day-care outside-school-hours-care",
      ),
    ],
    ["diploma educator", is(/diploma/i, "educators")],
    ["ECT 2150", is(teacher, "early-childhood-teachers", { near: at.parramatta })],
    ["early childhood teacher melbourne", is(teacher, "early-childhood-teachers", { near: at.melbourne })],
    ["kinder teacher geelong", is(/kinder/i, "early-childhood-teachers", { near: at.geelong })],
    ["center director", is(/^(?!.*assistant).*centre (director|manager)/i, "centre-management")],
    ["room leader toddlers nsw", is(/room leader|lead educator/i, "educators", { state: "NSW" })],
    ["casual child care worker", is(educator, careKinds, { workType: "Casual" })],
    ["oshc", is(/oshc|outside school|before and after|vacation care/i, "outside-school-hours-care")],
    ["childcare traineeship", is(/trainee/i, "educators")],
    ["day care cook", is(/\bcook\b/i, "centre-support")],
    ["educater brisbane", is(/educator/i, careKinds, { near: at.brisbane })],
  ],
  automotive: [
    ["mechanic", is(mechanic, mechanicKinds)],
    ["motor mechanic near me", is(mechanic, mechanicKinds)],
    [
      "diesel mechanic wa",
      is(/^(?!.*apprentice).*(diesel mechanic|diesel fitter|hd (mechanic|fitter))/i, "heavy-vehicles", {
        state: "WA",
      }),
    ],
    ["mechnic", is(mechanic, mechanicKinds)],
    ["panelbeater logan", is(/panel ?beater/i, "panel-paint", { near: logan })],
    ["painter spray car", is(/^(?!.*apprentice).*(spray painter|refinish)/i, "panel-paint")],
    ["auto electrician", is(/^(?!.*apprentice).*auto(motive)? elec/i, "auto-electricians")],
    [
      "auto sparky mackay",
      is(/^(?!.*apprentice).*auto(motive)? elec/i, "auto-electricians", { near: mackay }),
    ],
    ["apprentice mechanic", is(/apprentice.*mechanic/i)],
    ["tyre fitter", is(/tyre/i, "mechanics-technicians")],
    ["car sales person", is(/(vehicle|car) sales/i, "parts-sales")],
    ["service adviser toyota", is(/service advis/i, "service-workshop-management")],
    ["parts interpreter", is(/parts interpreter/i, "parts-sales")],
  ],
  initiatives: [
    ["support worker", is(/support worker/i, "disability-support aged-care settlement-services")],
    ["youth worker", is(/youth worker/i, "youth-training-programs")],
    ["case manager", is(/case (manager|worker)/i, "settlement-services")],
    ["community services", { kinds: ["community"] }],
    ["cleaner jobs shepparton", is(/clean/i, "", { near: shepparton })],
    ["delivery driver", is(/driver/i)],
    ["office admin tassie", is(/\badmin|office (admin|manager|assistant)/i, "", { state: "TAS" })],
    ["traineeship", is(/trainee/i, "youth-training-programs")],
    ["apprenticeships", is(/apprentice|trainee/i, "youth-training-programs")],
    ["no experience", is(/trainee/i)],
    ["part time work", { workType: "Part time" }],
    ["aboriginal identified", is(/aboriginal|indigenous/i, "first-nations-programs")],
    ["volunteer", is(/volunteer/i, "volunteer-program-coordination")],
  ],
  migration: [
    ["chef visa sponsorship", is(chef, "chefs-cooks", { sponsorship: true })],
    ["482 visa", { sponsorship: true }],
    ["sponsorship jobs regional", { sponsorship: true }],
    ["mechanic sponsorship", is(mechanic, mechanicKinds, { sponsorship: true })],
    [
      "nurse sponsored",
      is(/^(?!.*(vet|manager)).*(nurse\b|\brn\b|midwife)/i, "nursing", { sponsorship: true }),
    ],
    [
      "cook or chef regional nsw",
      is(/^(?!.*apprentice).*(\bcook\b|chef)/i, "chefs-cooks", { state: "NSW", sponsorship: true }),
    ],
    [
      "truck driver visa",
      is(/truck driver|\b(hr|hc|mc|mr)\b.*driver|linehaul|tipper driver/i, "drivers", { sponsorship: true }),
    ],
    ["welder 482", is(/welder/i, "", { sponsorship: true })],
    ["carpentar", is(/^(?!.*apprentice).*carpenter/i, "carpentry", { sponsorship: true })],
    [
      "aged care sponsorship melbourne",
      is(/aged care|personal care|home care worker|\bpca\b/i, "aged-care personal-care", {
        near: at.melbourne,
        sponsorship: true,
      }),
    ],
    ["motor mechanic 494 qld", is(mechanic, mechanicKinds, { state: "QLD", sponsorship: true })],
    [
      "farm worker visa sponser",
      is(/farm ?hand|farm worker|station hand/i, "farm-work horticulture machinery-operation", {
        sponsorship: true,
      }),
    ],
    ["early childhood teacher PR pathway", is(teacher, "early-childhood-teachers", { sponsorship: true })],
    [
      "butcher jobs in australia with sponsorship",
      is(/butcher/i, "meat-seafood-processing", { sponsorship: true }),
    ],
  ],
};

/**
 * Queries by somebody who knew neither the search nor the other sets: 150 were written before any look at the jobs, and
 * judged by the jobs' titles, kinds and places; those without a fair answer are left out.
 */
export const judged: Readonly<Record<string, readonly Judged[]>> = Object.fromEntries(
  Object.entries(all).map(([brand, queries]) => [brand, queries.filter(([q]) => !unanswered.has(q))]),
);
