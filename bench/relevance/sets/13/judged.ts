import * as at from "../../around.ts";
import { is, type Judged } from "../../rule.ts";

const mechanic =
  /^(?!apprentice).*(mechanic\b|light vehicle tech|automotive technician|master technician|hybrid and ev|motorcycle)/i;
const electrician = /electrician|electrical supervisor|^sparky –/i;
const earlyTeacher = /early childhood teacher|\bECT\b|preschool teacher|kinder/i;
const receptionist = /reception|front (desk|office)|guest services agent/i;
const dieselMechanic = /^(?!apprentice).*(diesel|HD|heavy equipment|truck and trailer|machinery technician)/i;
const chef = /^(?!apprentice).*\b(chef|CDP)\b/i;
const carpenter = /^(?!apprentice).*(carpenter|chippy)/i;
const carer =
  /personal car(e|er)\b|\bPCA\b|aged care worker|in-home carer|home care worker|assistant in nursing|\bAINs?\b/i;

/**
 * A third set of judged queries. One writer, who did not know how the search works and had seen none of the other
 * sets, wrote down 170 queries as many different people in Australia might type them, before looking at any job.
 * Only then were the jobs of the test board read: 14 queries that their site has no fair answer to (or, with a
 * place, fewer than two exact ones there) were dropped, none was added or reworded, and the rules of the other 156
 * were written and corrected by reading the titles that they grade on the site of the query.
 */
export const judged: Readonly<Record<string, readonly Judged[]>> = {
  workinaus: [
    ["receptionist", is(receptionist, "reception administration")],
    ["part time receptionist", is(receptionist, "reception administration", { workType: "Part time" })],
    [
      "admin assistant parramatta",
      is(
        /admin assistant|administration|project administrator|office assistant/i,
        "administration reception",
        {
          near: at.parramatta,
        },
      ),
    ],
    [
      "school hours admin",
      is(
        /admin assistant|administration|project administrator|office (assistant|manager|coordinator)|data entry|executive assistant|receptionist/i,
        "office",
        { says: /school hours/i },
      ),
    ],
    ["hr truck driver", is(/\bHR (truck )?driver|waste truck driver/i, "drivers")],
    ["mc driver", is(/\bMC\b/, "drivers")],
    ["forklift dandenong", is(/fork|reach truck/i, "warehouse forklift", { near: [-37.987, 145.215, 25] })],
    [
      "warehouse jobs melbourne",
      is(
        /warehouse|pick ?packer|shift picker|store(man|person| person)|receiving and dispatch|inventory/i,
        "warehouse forklift",
        { near: at.melbourne },
      ),
    ],
    ["pick packer", is(/pick ?packer|shift picker/i, "warehouse")],
    ["cleaner", is(/clean(er|ing)/i)],
    ["night cleaner", is(/cleaner/i, "", { says: /night|evening/i })],
    [
      "cleaning job no experience",
      is(/cleaner|room attendant/i, "", { says: /we teach the rest|^(?!.*experience)/is }),
    ],
    [
      "registered nurse brisbane",
      is(/registered nurse|\bRNs?\b|theatre nurse|practice nurse|clinical nurse|graduate nurse/i, "nursing", {
        near: at.brisbane,
      }),
    ],
    [
      "rn aged care",
      is(/(registered nurse|\bRNs?\b).*aged care/i, "nursing", { says: /aged care|nursing home/i }),
    ],
    ["enrolled nurse", is(/enrolled nurse|\bE?ENs?\b/i, "nursing")],
    ["midwife", is(/midwi/i, "nursing")],
    [
      "disability support worker",
      is(/(disability|NDIS|lifestyle|community) support worker/i, "disability-support aged-care"),
    ],
    [
      "support worker casual adelaide",
      is(/support worker/i, "disability-support aged-care", { near: at.adelaide, workType: "Casual" }),
    ],
    ["personal care assistant", is(carer, "aged-care personal-care disability-support")],
    ["aged care cert 3", is(carer, "aged-care personal-care")],
    ["social worker", is(/social worker|case ?worker/i, "settlement-services")],
    ["psychologist", is(/psychologist/i)],
    ["physio", is(/physio/i)],
    ["occupational therapist qld", is(/occupational therapist|\bOT\b/i, "", { state: "QLD" })],
    ["speech pathologist", is(/speech/i)],
    ["dental assistant", is(/dental (assistant|nurse)/i, "dental")],
    ["pharmacy assistant", is(/pharmacy assistant/i, "shop-floor")],
    ["gp", is(/\bGP\b/)],
    ["mental health worker", is(/mental health/i, "disability-support")],
    ["accountant", is(/accountant/i, "accounts-payroll")],
    ["acountant sydney", is(/accountant/i, "accounts-payroll", { near: at.sydney })],
    ["bookkeeper part time", is(/bookkeeper/i, "accounts-payroll", { workType: "Part time" })],
    ["payroll officer", is(/payroll (& HR )?officer/i, "accounts-payroll")],
    ["accounts payable", is(/accounts payable|AP\/AR/i, "accounts-payroll")],
    ["data entry", is(/data entry/i, "administration")],
    [
      "work from home",
      { says: /\bwork(ed)? from home(?! allowance)|work from anywhere|dictation, from home/i },
    ],
    [
      "customer service remote",
      is(/customer service|contact centre|call centre|claims consultant/i, "customer-service", {
        remote: true,
      }),
    ],
    ["call centre", is(/(call|contact) centre/i, "customer-service")],
    ["software engineer", is(/software engineer|\.NET engineer|(?<!intelligence )developer/i, "software")],
    ["data analyst", is(/data analyst|power bi analyst/i, "data")],
    ["it support", is(/\bIT (support|helpdesk|technician)|service desk|ICT officer/i, "support-networks")],
    ["cyber security", is(/cyber/i, "support-networks")],
    ["construction project manager", is(/project manager/i, "site-management")],
    ["site supervisor", is(/building supervisor|site manager/i, "site-management")],
    ["labourer", is(/labourer|^trades assistant/i, "labouring")],
    ["carpenter gold coast", is(carpenter, "carpentry", { near: at.goldCoast })],
    ["chippy", is(carpenter, "carpentry")],
    ["apprentice plumber", is(/apprentice plumber/i, "plumbing")],
    ["welder", is(/welder|boilermaker/i)],
    ["fifo no experience", is(/dump truck/i, "", { says: /fifo/i })],
    ["mining jobs wa", is(/\bmines?\b|FIFO/i, "", { state: "WA" })],
    ["excavator operator", is(/excavator|plant operator/i, "plant-machinery")],
    ["traffic controller", is(/traffic controller/i)],
    [
      "retail assistant",
      is(
        /retail (sales )?assistant|christmas casual|bookseller|checkout|team member, fresh|service team member|trade counter|pharmacy assistant/i,
        "shop-floor",
      ),
    ],
    [
      "casual retail",
      is(
        /retail (sales )?assistant|christmas casual|bookseller|checkout|team member, fresh|service team member|trade counter|pharmacy assistant|nightfill/i,
        "retail",
        { workType: "Casual" },
      ),
    ],
    ["store manager", is(/(?<!assistant )store manager|\bshop manager/i, "store-management")],
    ["nightfill", is(/night ?fill/i, "warehouse")],
    ["barista", is(/barista/i, "baristas-bar")],
    [
      "kitchen hand",
      is(/kitchen ?hand|kitchen (assistant|steward)|dishwasher|sandwich hand/i, "kitchen-hands"),
    ],
    ["chef cairns", is(chef, "chefs-cooks", { near: at.cairns })],
    ["primary school teacher", is(/primary school teacher/i, "early-childhood-teachers")],
    ["teacher aide", is(/teacher('s)? aide|SLSO|education support officer|inclusion support/i)],
    ["maths teacher", is(/maths teacher/i)],
    [
      "farm work",
      is(
        /farm (hand|work)|station hand|jackaroo|rouseabout|fruit pick|strawberry|vineyard hand|pruning|packing shed|greenhouse|harvest/i,
        "farm-work horticulture machinery-operation",
      ),
    ],
    [
      "fruit picking",
      is(/fruit pick|strawberry|grape|vineyard hand|packing shed/i, "horticulture farm-work"),
    ],
    ["gardner", is(/gardener|landscape/i, "horticulture")],
    ["real estate", is(/real estate|property manager/i)],
    ["hr advisor", is(/\bHR (advisor|officer|coordinator)|people and culture/i, "human-resources")],
    ["marketing coordinator", is(/marketing|communications officer/i)],
    ["graphic designer", is(/graphic designer/i, "design-product")],
    [
      "security guard melbourne",
      is(/security (guard|officer)|crowd controller/i, "", { near: at.melbourne }),
    ],
    ["social media", is(/marketing|communications officer/i)],
  ],
  "early-learning": [
    [
      "childcare",
      is(
        /(?<!OSHC |school care |vacation care )educator|child ?care(?! centre manager)|early childhood|kinder|preschool|room leader|nanny|au pair/i,
        "early-learning",
      ),
    ],
    [
      "child care educator",
      is(
        /(?<!OSHC |school care |vacation care )educator|childcare worker|room leader/i,
        "educators outside-school-hours-care early-childhood-teachers family-day-care",
      ),
    ],
    [
      "cert 3",
      is(
        /certificate III|cert III|early childhood educator|(nursery|toddler) room|float educator|child care educator|trainee/i,
        "educators outside-school-hours-care family-day-care",
      ),
    ],
    ["diploma educator", is(/diploma|room leader|lead educator/i, "educators")],
    ["ect", is(earlyTeacher, "early-childhood-teachers")],
    ["early childhood teacher brisbane", is(earlyTeacher, "early-childhood-teachers", { near: at.brisbane })],
    ["kindergarten teacher", is(earlyTeacher, "early-childhood-teachers")],
    ["room leader", is(/room leader|lead educator/i, "educators")],
    [
      "assistant educator part time",
      is(
        /certificate III|cert III|early childhood educator|(nursery|toddler) room|float educator|child care educator|trainee|OSHC assistant/i,
        "educators outside-school-hours-care family-day-care",
        { workType: "Part time" },
      ),
    ],
    ["trainee childcare", is(/trainee/i, "educators")],
    ["centre director", is(/(?<!assistant )centre (director|manager)/i, "centre-management")],
    ["oshc", is(/OSHC|school care|vacation care/i)],
    ["after school care", is(/OSHC|school care/i, "outside-school-hours-care")],
    [
      "casual educator sydney",
      is(
        /educator|room leader|childcare worker/i,
        "educators outside-school-hours-care early-childhood-teachers",
        {
          near: at.sydney,
          workType: "Casual",
        },
      ),
    ],
    ["nursery room", is(/nursery/i, "educators")],
    ["childcare cook", is(/cook|kitchen/i)],
    ["toddlers educator melbourne", is(/toddler/i, "educators", { near: at.melbourne })],
    ["educational leader", is(/educational leader/i, "early-childhood-teachers centre-management")],
  ],
  automotive: [
    ["mechanic", is(mechanic, "mechanics-technicians heavy-vehicles auto-electricians")],
    ["diesel mechanic", is(dieselMechanic, "heavy-vehicles")],
    [
      "apprentice mechanic",
      is(/apprentice (heavy diesel )?mechanic/i, "mechanics-technicians heavy-vehicles"),
    ],
    [
      "mechanic perth",
      is(mechanic, "mechanics-technicians heavy-vehicles auto-electricians", { near: at.perth }),
    ],
    ["heavy diesel fitter", is(dieselMechanic, "heavy-vehicles")],
    ["panel beater", is(/panel ?beater/i, "panel-paint")],
    ["spray painter", is(/^(?!apprentice).*(spray painter|refinish)/i, "panel-paint")],
    ["auto electrician", is(/^(?!apprentice).*(auto elec|automotive electrician)/i, "auto-electricians")],
    ["service advisor", is(/service advis[eo]r/i, "service-workshop-management")],
    ["car sales", is(/sales consultant/i)],
    ["spare parts", is(/\bparts\b/i)],
    ["tyre fitter", is(/tyre fitter/i, "mechanics-technicians")],
    ["car detailer", is(/detailer/i)],
    ["workshop manager", is(/workshop (manager|foreperson)|service manager/i, "service-workshop-management")],
    [
      "truck mechanic brisbane",
      is(/^(?!apprentice).*(diesel|HD|truck|trailer mechanic)/i, "heavy-vehicles", { near: at.brisbane }),
    ],
    ["4th year apprentice", is(/apprentice/i)],
    [
      "machanic sydney",
      is(mechanic, "mechanics-technicians heavy-vehicles auto-electricians", { near: at.sydney }),
    ],
    ["parts interpreter qld", is(/parts interpreter/i, "parts-sales", { state: "QLD" })],
  ],
  hospitality: [
    ["chef", is(chef, "chefs-cooks")],
    ["sous chef", is(/sous chef/i, "chefs-cooks")],
    ["chef de partie sydney", is(/chef de partie|CDP/i, "chefs-cooks", { near: at.sydney })],
    ["commis chef", is(/commis|demi chef/i, "chefs-cooks")],
    ["cook", is(/\bcook\b/i, "chefs-cooks")],
    [
      "waitress",
      is(/wait(er|staff| staff)|food and beverage att|F&B|FOH|events attendant/i, "front-of-house"),
    ],
    ["bar work", is(/bartender|bar (staff|attendant)/i, "baristas-bar")],
    ["barista", is(/barista/i, "baristas-bar")],
    ["barista melbourne", is(/barista/i, "baristas-bar", { near: at.melbourne })],
    [
      "kitchen hand",
      is(/kitchen ?hand|kitchen (assistant|steward)|dishwasher|sandwich hand/i, "kitchen-hands"),
    ],
    ["dishwasher", is(/dishwasher|dish pig|kitchen ?hand|kitchen steward/i, "kitchen-hands")],
    ["housekeeping", is(/housekeep|room attendant/i)],
    ["hotel reception", is(/hotel (receptionist|front desk)|guest services|night auditor/i)],
    ["restaurant manager", is(/(?<!assistant )restaurant manager/i, "venue-management")],
    ["pizza", is(/pizza/i, "chefs-cooks")],
    [
      "weekend cafe",
      is(
        /barista|caf[eé](?! manager)|sandwich|wait(er|staff| staff)|FOH|kitchen (hand|assistant)/i,
        "baristas-bar front-of-house kitchen-hands venue-management",
        { says: /^(?=.*(caf[eé]|barista\b(?!,)))(?=.*(weekend|saturday|sunday))/is },
      ),
    ],
    ["venue manager", is(/(?<!assistant )venue manager|pub duty/i, "venue-management")],
    ["pastry chef", is(/pastry/i, "chefs-cooks")],
  ],
  electrical: [
    ["electrician", is(electrician, "electricians industrial-instrumentation")],
    ["sparky", is(electrician, "electricians industrial-instrumentation")],
    ["apprentice electrician", is(/apprentice/i, "apprentices-assistants")],
    [
      "electrician melbourne",
      is(electrician, "electricians industrial-instrumentation", {
        near: at.melbourne,
      }),
    ],
    ["a grade electrician", is(/a[- ]grade electrician/i, "electricians industrial-instrumentation")],
    ["trade assistant", is(/trades assistant/i, "apprentices-assistants")],
    ["solar installer", is(/solar (installer|electrician)|pv installer/i, "solar-battery")],
    ["data cabling", is(/cabler|fibre tech/i, "data-communications")],
    [
      "electrican brisbane",
      is(electrician, "electricians industrial-instrumentation", {
        near: at.brisbane,
      }),
    ],
    [
      "industrial electrician",
      is(/industrial|maintenance electrician|hazardous|dual trade/i, "industrial-instrumentation"),
    ],
    [
      "electrical fitter",
      is(/industrial|maintenance electrician|dual trade/i, "electricians industrial-instrumentation"),
    ],
    ["fifo electrician", is(/FIFO/i)],
    ["instrumentation tech", is(/instrumentation|E&I/i, "industrial-instrumentation")],
    ["electrical supervisor", is(/electrical supervisor/i, "electricians")],
    ["linesman", is(/linesman|lineworker|live line|powerline/i, "power-lines-high-voltage")],
  ],
  migration: [
    ["chef sponsorship", is(chef, "chefs-cooks", { sponsorship: true })],
    ["482 visa", { sponsorship: true, says: /482/ }],
    ["nurse", is(/(?<!vet |veterinary |dental )nurse\b|midwife|assistant in nursing/i, "nursing")],
    ["mechanic", is(mechanic, "mechanics-technicians heavy-vehicles auto-electricians")],
    [
      "aged care worker visa sponsor",
      is(carer, "aged-care personal-care disability-support", { sponsorship: true }),
    ],
    ["engineer", is(/engineer\b/i, "software")],
    [
      "childcare teacher",
      is(
        /early childhood teacher|\bECT\b|preschool teacher|kinder|educational leader/i,
        "early-childhood-teachers educators",
      ),
    ],
  ],
  initiatives: [
    ["youth worker", is(/youth worker|youth program/i, "youth-training-programs")],
    ["case manager", is(/case (manager|worker)/i, "settlement-services")],
    ["support worker", is(/support worker/i, "disability-support aged-care")],
    [
      "community development officer",
      is(/community development officer/i, "volunteer-program-coordination first-nations-programs"),
    ],
    ["volunteer coordinator", is(/volunteer coordinator/i, "volunteer-program-coordination")],
    ["fundraising", is(/fundraising|grants/i, "volunteer-program-coordination")],
    ["domestic violence", is(/domestic/i)],
    ["aboriginal health worker", is(/aboriginal health worker/i, "first-nations-programs")],
  ],
};
