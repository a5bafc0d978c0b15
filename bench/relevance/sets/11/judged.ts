import * as at from "../../around.ts";
import * as w from "../../work.ts";
import { is, type Around, type Judged } from "../../rule.ts";

const dandenong: Around = [-37.987, 145.215, 25];
const dubbo: Around = [-32.245, 148.604, 25];
const penrith: Around = [-33.751, 150.694, 25];
const liverpoolNsw: Around = [-33.92, 150.923, 25];
const launceston: Around = [-41.441, 147.137, 25];
const bondi: Around = [-33.891, 151.274, 25];
const northSydney: Around = [-33.839, 151.207, 25];

const lorry = is(
  /((?<!reach )truck|linehaul|\bh[cr]\b|\bm[cr]\b|tipper|road train).*driver|truckie/i,
  "drivers",
);

/** Queries by somebody who knew nothing of the search: from what people type, and only then fitted to the data. */
export const judged: Readonly<Record<string, readonly Judged[]>> = {
  workinaus: [
    [
      "Customer Service Representative - Inbound",
      is(/customer service (officer|consultant|rep)|(contact|call) centre/i, "customer-service"),
    ],
    ["RN Div 1 melbourne", { ...w.rn, near: at.melbourne }],
    ["2ic retail", is(/assistant store manager|department manager/i, "store-management")],
    [
      "Snr Project Eng civil",
      is(/(site|civil|project) engineer|project manager, construction/i, "site-management"),
    ],
    ["head of people", is(/people and culture/i, "human-resources")],
    ["wardsman / orderly", is(/wardsperson|patient transport/i, "personal-care")],
    [
      "job with animals",
      is(/\bvet|dog groom|livestock|station hand|jackaroo|dairy|rouseabout/i, "farm-work"),
    ],
    [
      "hi im looking for a warehouse job near dandenong",
      is(
        /warehouse|store ?(man|person)\b|pick pack|night shift picker|dispatch officer|inventory|night fill/i,
        "warehouse forklift",
        { near: dandenong },
      ),
    ],
    [
      "typing jobs from home",
      is(/data entry|typist|virtual assistant/i, "administration customer-service", {
        says: /from home/i,
      }),
    ],
    ["bookkeeping school hours", is(/bookkeep/i, "accounts-payroll", { says: /school hours|part time/i })],
    ["myob payroll", is(/payroll/i, "accounts-payroll")],
    ["debt collector", is(/credit control|accounts receivable|ap\/ar/i, "accounts-payroll")],
    ["chemist shop assistant", is(/pharmacy assistant/i, "shop-floor")],
    [
      "HCA healthcare assistant",
      is(/\bains?\b|assistant in nursing|personal care|\bpca\b|personal carer/i, "personal-care aged-care"),
    ],
    ["scrub scout theatre", is(/theatre nurse/i, "nursing")],
    ["NUM", is(/nurse unit manager/i, "nursing")],
    ["labor and delivery nurse", is(/midwife/i, "nursing")],
    ["doctors receptionist", is(/medical recep|receptionist.*medical/i, "medical-practice reception dental")],
    ["feet podiatry grad", is(/podiatr/i, "allied-health")],
    ["slp speech language", is(/speech/i, "allied-health")],
    [
      "sleepovers disability adelaide",
      is(
        /disability|ndis support|(community|lifestyle) support worker|independent living/i,
        "disability-support",
        { near: at.adelaide },
      ),
    ],
    ["concreter subbie", is(/concret/i, "labouring")],
    ["cash job labouring sydney", is(/labourer|^trades assistant/i, "labouring", { near: at.sydney })],
    ["gyprock setter", is(/plaster|gyprock/i, "painting-tiling")],
    ["bathroom water proofing", is(/waterproof/i, "painting-tiling")],
    ["shopfitter", is(/joiner|cabinet ?maker|(?<!formwork |apprentice )carpenter\b/i, "carpentry")],
    ["20 tonner digger driver", is(/excavator/i, "plant-machinery")],
    ["dogging ticket", is(/dogman|rigger|crane op/i, "plant-machinery")],
    ["green dumpy operator mines", is(/dump truck/i, "plant-machinery")],
    ["quantity surveyor", is(/estimator|contracts? admin|quantity/i, "site-management")],
    ["hse advisor", is(/\bwhs\b|\bhse/i, "site-management human-resources")],
    ["lorry driver", lorry],
    ["b double", is(/\bmc\b|road train|linehaul/i, "drivers")],
    [
      "van driver parcels melb",
      is(/courier|delivery driver/i, "drivers parts-sales", { near: at.melbourne }),
    ],
    ["fleet controller", is(/fleet alloc|transport sched|logistics coord/i, "dispatch-planning")],
    ["freight forwarding customs clerk", is(/import export/i, "dispatch-planning")],
    ["cleaning evenings 2 hrs", is(/clean/i, "hotel-housekeeping")],
    [
      "forky asap start close to train western sydney",
      is(/fork|reach truck/i, "forklift warehouse", { near: at.westernSydney }),
    ],
    ["christmas job for my 16 year old", is(/christmas|junior|crew member/i, "shop-floor")],
    ["deli assistant", is(/fresh food|counter hand/i, "shop-floor")],
    ["plumbing supplies trade desk", is(/trade counter/i, "shop-floor sales-representatives")],
    ["window dresser", is(/visual merch/i, "merchandising")],
    ["key account exec FMCG", is(/account manager|sales (rep|exec)|field sales/i, "sales-representatives")],
    ["multi-site retail manager", is(/area manager, retail/i, "store-management")],
    ["SOC analyst", is(/cyber/i, "support-networks")],
    ["1st line support", is(/it (support|help)|service desk|it technician|ict officer/i, "support-networks")],
    ["selenium tester", is(/test auto/i, "software")],
    ["gasfitter type a", is(/gas ?fitter/i, "plumbing")],
    ["head of engineering saas", is(/engineering manager/i, "software")],
    ["arcgis", is(/\bgis\b/i, "data")],
    [
      "data analyst fully remote",
      is(/data anal|power bi|business intel|data scien/i, "data", { remote: true }),
    ],
    [
      "4 day week software",
      is(/software eng|developer|devops|test automation|engineering manager/i, "software", {
        says: /four-day week|4-day week/i,
      }),
    ],
    ["ringer cattle station", is(/station hand|jackaroo|livestock/i, "farm-work")],
    [
      "fruit farm second year visa queensland",
      is(/fruit pick|strawberry|grape|packing shed|orchard|vineyard/i, "horticulture farm-work", {
        state: "QLD",
      }),
    ],
    ["boning room knife hand", is(/boner|slicer|boning|meat process/i, "meat-seafood-processing")],
    ["prawn factory", is(/seafood/i, "meat-seafood-processing")],
    ["combine driver", is(/header driver|harvester driver/i, "machinery-operation")],
    ["boom spray", is(/spray rig/i, "machinery-operation")],
    ["undertaker", is(/funeral/i)],
    ["exterminator", is(/pest/i)],
    ["bouncer", is(/security (officer|guard)|crowd control/i)],
    ["lollipop man roadworks", is(/traffic control/i, "labouring")],
    [
      "PA to managing director north sydney",
      is(/executive assistant|\bea\b|personal assistant/i, "administration", { near: northSydney }),
    ],
    [
      "law firm receptionist",
      is(/recepti|front office/i, "reception administration", {
        says: /law firm|\blegal\b/i,
      }),
    ],
    ["private hospital jobs qld", { state: "QLD", says: /\bprivate hospital/i }],
    ["jobs in dubbo", { near: dubbo }],
    ["casual work launceston", { near: launceston, workType: "Casual" }],
    ["jobs over 130k perth", { near: at.perth, minYearly: 130_000 }],
    [
      "job with accommodation provided qld",
      {
        state: "QLD",
        says: /accommodation (available|provided|for|and)|good accommodation|\blive in\b|\bquarters|house provided|housing is/i,
      },
    ],
    [
      "school jobs not teaching",
      is(
        /\baide\b|slso|education support|school cleaner|school runs|oshc|school care/i,
        "outside-school-hours-care",
      ),
    ],
  ],
  hospitality: [
    [
      "foh all rounder bondi",
      is(
        /\bfoh\b|wait(er|staff| staff)|food and beverage|f&b|\bhost\b|events attendant|all.rounder/i,
        "front-of-house baristas-bar",
        { near: bondi },
      ),
    ],
    ["sandwhich artist", is(/sandwich/i, "kitchen-hands baristas-bar")],
    ["pizzaiolo", is(/pizza/i, "chefs-cooks")],
    ["kitchen porter KP", is(/kitchen ?(hand|steward|assistant)|dish/i, "kitchen-hands")],
    ["cook looking for employer sponsor 482", { ...w.chef, sponsorship: true }],
    ["mixologist", is(/cocktail|bartender/i, "baristas-bar")],
    ["pokies rcg", is(/gaming/i, "baristas-bar")],
    ["chambermaid", is(/room attendant|housekeep/i, "hotel-housekeeping")],
    ["night audit opera", is(/night (audit|porter)/i, "hotel-housekeeping")],
    ["bell boy", is(/porter/i, "hotel-housekeeping")],
    ["wedding co-ordinator", is(/functions and events/i, "venue-management front-of-house")],
    ["maitre d", is(/restaurant (supervisor|manager)|\bhost\b/i, "front-of-house venue-management")],
    ["group GM pubs and clubs", is(/operations manager/i, "venue-management")],
    ["wine waiter fine dining", is(/sommelier|section waiter/i, "front-of-house")],
    [
      "chef daytime only no dinner",
      is(/chef|cook\b|baker/i, "chefs-cooks", { says: /day shifts only|no nights|breakfast (chef|cook)/i }),
    ],
    ["patisserie cakes", is(/pastry|baker/i, "chefs-cooks")],
    ["backpacker job with staff accom", { says: /staff accommodation|\blive in\b|accommodation and meals/i }],
    ["sous cheff perth", is(/sous/i, "chefs-cooks", { near: at.perth })],
  ],
  "early-learning": [
    ["cert 3 traineeship", is(/trainee/i, "educators")],
    [
      "4yo kinder VIT vic",
      is(/kinder|preschool|\bect\b|early childhood teacher/i, "early-childhood-teachers", { state: "VIC" }),
    ],
    ["babies room", is(/nursery/i, "educators")],
    ["2IC day care", is(/second in charge|2ic|assistant centre director/i, "centre-management")],
    ["oosh coord", is(/oshc coord/i, "outside-school-hours-care")],
    [
      "nursery nurse nvq",
      is(/nursery|toddler|room leader|(childhood|iii|qualified|child care) educator/i, "educators"),
    ],
    ["child minding from my own house", is(/family day care educator/i, "family-day-care")],
    [
      "morning shift before school only",
      is(/before and after|oshc (educator|assistant)/i, "outside-school-hours-care"),
    ],
    ["holiday program staff", is(/vacation/i, "outside-school-hours-care")],
    ["chef for daycare part time", is(/\bcook\b/i, "centre-support", { workType: "Part time" })],
    ["nominated supervisor", is(/centre (director|manager)|second in charge/i, "centre-management")],
    ["regional operations childcare", is(/area manager/i, "centre-management")],
    [
      "ISP worker additional needs",
      is(/inclusion|\baide\b|slso|education support/i, "centre-support educators"),
    ],
    ["pedagogical leader", is(/educational leader/i, "early-childhood-teachers")],
    ["dip qualified penrith", is(/diploma|room leader|lead educator/i, "educators", { near: penrith })],
    ["ccs enrolments admin", is(/centre admin|enrolment/i, "centre-support")],
    ["relief educator brissy", is(/float|casual/i, "educators", { near: at.brisbane })],
    ["montessori", { employer: /montessori/i }],
  ],
  electrical: [
    ["leccy", is(/electrician|sparky(?!'s)/i, "electricians")],
    ["commercial fitout sparks sydney", is(/commercial electrician/i, "electricians", { near: at.sydney })],
    ["inlec", is(/instrument|e&i/i, "industrial-instrumentation")],
    ["eeha", is(/hazardous area/i, "industrial-instrumentation")],
    ["ladder logic siemens", is(/\bplc\b/i, "industrial-instrumentation")],
    ["liney", is(/line ?(worker|sman)|live line/i, "power-lines-high-voltage")],
    ["zone sub tech", is(/substation/i, "power-lines-high-voltage")],
    ["11kv jointer", is(/joint|\bhv\b/i, "power-lines-high-voltage")],
    ["FIP technician", is(/fire alarm/i, "data-communications")],
    ["cctv and swipe card installs", is(/access control/i, "data-communications")],
    ["audio visual tech", is(/\bav\b/i, "data-communications")],
    ["telstra copper and fiber", is(/fibre|nbn|cabler/i, "data-communications")],
    ["tesla powerwall", is(/battery/i, "solar-battery")],
    ["solar accredited installer brisbane", { ...w.solar, near: at.brisbane }],
    ["adult apprenticeship electrical im 31", is(/mature age|apprentice/i, "apprentices-assistants")],
    ["TA pulling cable", is(/trades assistant|\bta\b/i, "apprentices-assistants")],
    ["electrical foreman", is(/electrical supervisor|leading hand/i, "electricians")],
    ["150k plus", { minYearly: 150_000 }],
  ],
  automotive: [
    ["mechanic liverpool nsw", { ...w.mechanic, near: liverpoolNsw }],
    ["auto sparky", is(/auto(motive)? elec/i, "auto-electricians")],
    ["12v canopy fit outs", is(/fit ?out/i, "auto-electricians")],
    ["smash repairer visa sponsor", is(/panel ?beater/i, "panel-paint", { sponsorship: true })],
    ["automotive refinisher 2 pack", is(/spray painter|refinish/i, "panel-paint")],
    ["spares counter", is(/parts (interpreter|manager)/i, "parts-sales")],
    ["service writer", is(/service advis[eo]r/i, "service-workshop-management")],
    ["master tech bmw", is(/master tech|senior motor mech/i, "mechanics-technicians")],
    ["electric car repairs", is(/hybrid|\bev\b/i, "mechanics-technicians auto-electricians")],
    ["john deere tech", is(/agricultural/i, "heavy-vehicles")],
    [
      "cat dozers and loaders field fitter",
      is(/field serv|diesel (fitter|mechanic)|\bhd fitter/i, "heavy-vehicles"),
    ],
    [
      "prime mover mechanic brisbane",
      is(/truck|trailer|diesel|\bhd\b/i, "heavy-vehicles", { near: at.brisbane }),
    ],
    ["apprentiship cars", is(/apprentice/i, "mechanics-technicians")],
    ["car yard salesman", is(/(vehicle|car) sales/i, "parts-sales")],
    ["fixed ops manager", is(/(service|workshop) manager/i, "service-workshop-management")],
    ["parts runner", is(/parts delivery/i, "parts-sales")],
    ["warranty claims administrator", is(/warranty/i, "service-workshop-management")],
    [
      "workshop leading hand",
      is(/foreperson|workshop manager|senior motor mech/i, "service-workshop-management"),
    ],
  ],
  migration: [
    [
      "staff nurse from uk",
      is(
        /(registered|enrolled|practice|theatre|graduate) nurse|nurse spec|\brns?\b|\bens?\b|midwife/i,
        "nursing",
      ),
    ],
    [
      "caregiver",
      is(
        /aged care worker|personal care|home care worker|\bpca\b|carer|\bains?\b|assistant in nursing|(disability|ndis) support worker/i,
        "aged-care personal-care disability-support",
      ),
    ],
    ["heavy equipment mechanic", is(/diesel|heavy|\bhd\b/i, "heavy-vehicles")],
    ["CDP continental", is(/chef de partie|\bcdp\b/i, "chefs-cooks")],
    ["hgv class 1", lorry],
    ["meat cutter", is(/butcher|boner|slicer|meat|boning/i, "meat-seafood-processing")],
    ["herdsman", is(/livestock|station hand|farm hand|general farm|dairy/i, "farm-work")],
    ["physical therapist", is(/physio/i, "allied-health")],
    ["software engineer with relocation from bangalore", is(/software eng|developer/i, "software")],
  ],
  initiatives: [
    ["charity fundraiser", is(/fundrais|grants/i, "volunteer-program-coordination")],
    ["koori engagement", is(/aborig|indig/i, "first-nations-programs")],
    [
      "humanitarian arrivals case worker",
      is(/settlement|refugee|bicultural|migrant/i, "settlement-services"),
    ],
    ["house manager SIL", is(/independent living/i, "disability-support")],
    ["job coach", is(/coach|employment (mentor|consultant|advis)/i, "youth-training-programs")],
    ["TAE40122", is(/trainer/i, "youth-training-programs")],
    ["aged care facility manager", is(/residential care manager/i, "aged-care")],
    [
      "hacc worker brisbane",
      is(/home care worker|in-home carer/i, "aged-care disability-support", { near: at.brisbane }),
    ],
    ["dari speaker", { says: /\bdari\b/i }],
  ],
};
