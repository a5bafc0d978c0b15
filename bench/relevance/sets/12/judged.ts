import * as at from "../../around.ts";
import * as w from "../../work.ts";
import { is, type Judged } from "../../rule.ts";

const nurse = /(?<!(dental|vet|veterinary) )nurse\b|\brns?\b|\be?ens?\b|midwife/i;
const admin = is(
  /administration|(?<!(systems|contract) )administrator|\badmin\b|office (manager|assistant)|data entry|typist|secretary|virtual assistant/i,
  "administration",
);
const developer = is(/software engineer|(?<!intelligence )developer|\.net engineer/i, "software");
const support = /help ?desk|service desk|\bit (support|technician)|\bict officer|desktop support/i;

/**
 * Queries that nobody has tuned for: written as forty imagined people would type them, before any look at the jobs,
 * then chosen by whether the jobs have right answers.
 * Checked against the titles of demo jobs and ads only: that three jobs fulfil each place, sponsorship, remote or
 * `says` condition is reckoned from the shares of the demo data, not counted in a database; nor has it been compiled.
 */
export const judged: Readonly<Record<string, readonly Judged[]>> = {
  workinaus: [
    [
      "retail assistant",
      is(
        /(retail|shop|sales|pharmacy|counter) (sales )?assistant|checkout|christmas casual|bookseller|fresh food/i,
        "shop-floor",
      ),
    ],
    ["checkout chick", w.checkout],
    [
      "no experience jobs",
      { says: /no (prior |previous )?experience (needed|required|necessary)|school leaver/i },
    ],
    ["receptionist", w.receptionist],
    ["registered nurse", w.rn],
    ["rn aged care", is(/(\brns?\b|registered nurse).*aged care/i, "nursing")],
    ["bus driver", is(/bus driver|coach driver/i, "drivers")],
    ["courier", is(/courier|delivery driver|parcel/i, "drivers")],
    ["gardener", is(/garden|grounds ?(person|man|keeper)|landscap/i, "horticulture")],
    ["lawn mowing", is(/garden|grounds ?(person|man|keeper)|landscap|lawn|mow/i, "horticulture")],
    ["nanny", w.nanny],
    ["teacher aide", w.aide],
    ["school hours admin", { ...admin, says: /school hours/i }],
    ["admin", admin],
    ["concreter", is(/concret/i, "labouring")],
    ["dogman", is(/dogman|rigger/i, "plant-machinery")],
    [
      "construction supervisor",
      is(/(construction|building|site) (supervisor|manager|foreman)|project manager/i, "site-management"),
    ],
    ["Project Manager (Construction)", is(/project manager/i, "site-management")],
    ["payroll manager", is(/payroll/i, "accounts-payroll")],
    ["group accountant melbourne", { ...w.accountant, near: at.melbourne }],
    ["job cleaning", w.cleaner],
    ["meat work", is(/boner|slicer|meat|abattoir|butcher/i, "meat-seafood-processing")],
    ["fruit picking", w.pickFruit],
    ["factory work", w.factory],
    [
      "aged care jobs near me please",
      is(
        /aged care|personal care|home care worker|home carer|lifestyle (and|coord)|(?<!day )care coordinator|assistant in nursing|\bains?\b|\bpca\b/i,
        "aged-care personal-care",
      ),
    ],
    ["Senior Software Engineer", is(/(?<!graduate )software engineer/i, "software")],
    ["remote developer", { ...developer, remote: true }],
    ["labourer", w.labourer],
    ["pick packer", is(/\bpick(ers?|ing)?\W+(and )?pack|(order|shift) picker/i, "warehouse")],
    ["truck driver", is(/(?<!reach )truck.*driver|\b[hm][rc]\b.*driver|tipper driver|truckie/i, "drivers")],
    ["mc", is(/\bmc\b|road train|linehaul/i, "drivers")],
    ["forklift", w.forklift],
    ["security guard", w.security],
    ["helpdesk", is(support, "support-networks")],
    ["data analyst", is(/data analyst|power bi|business intelligence/i, "data")],
    ["hr manager sydney", is(/\bhr\b.*manager|people and culture/i, "human-resources", { near: at.sydney })],
    ["recruiter", is(/recruit|talent acquisition/i, "human-resources")],
    [
      "disability support worker",
      is(
        /disability|\bndis support worker|(community|lifestyle) support worker|independent living/i,
        "disability-support personal-care",
      ),
    ],
    ["civil engineer", is(/civil engineer|site engineer/i, "site-management")],
    ["gp", is(/\bgp\b|general practi|medical practitioner/i)],
    ["physio", w.physio],
    ["dental nurse", w.dental],
    ["macca's", is(/fast food|crew member/i, "front-of-house kitchen-hands shop-floor")],
    ["shelf stacker", is(/night ?fill|replenish|shel(f|ves)/i, "shop-floor warehouse merchandising")],
    [
      "sales rep",
      is(
        /sales rep|account manager|\bbdm\b|business development|(field|inside) sales/i,
        "sales-representatives",
      ),
    ],
    ["call centre", is(/(call|contact) cent|customer service (officer|team leader)/i, "customer-service")],
    ["plumber", w.plumber],
    ["carpenter brisbane", { ...w.carpenter, near: at.brisbane }],
    ["excavator operator", w.excavator],
    ["hairdresser", is(/hairdress|stylist|barber/i)],
  ],
  hospitality: [
    ["waitress sydney", { ...w.waiter, near: at.sydney }],
    [
      "barmaid",
      is(/\bbar (staff|attendant|person|tender)|bartender|bar & gaming|gaming & bar/i, "baristas-bar"),
    ],
    ["bartender melbourne", is(/bartender|\bbar (staff|attendant)/i, "baristas-bar", { near: at.melbourne })],
    ["kitchen hand", w.kitchenHand],
    ["dish pig", is(/dish ?(washer|pig)|kitchen ?(hand|steward)/i, "kitchen-hands")],
    ["housekeeping", w.housekeeper],
    ["chef de partie", w.cdp],
    ["sous chef perth", is(/sous chef/i, "chefs-cooks", { near: at.perth })],
    ["pastry cook", is(/pastry|patiss|baker/i, "chefs-cooks")],
    ["pizza chef", is(/pizza/i, "chefs-cooks")],
    ["barista", w.barista],
    ["front desk", is(/front (desk|office)|reception|guest services/i, "hotel-housekeeping")],
    ["duty manager", is(/duty manager/i, "venue-management")],
    [
      "f&b manager",
      is(
        /(f&b|food and beverage|restaurant|venue|café|operations|functions and events) manager/i,
        "venue-management",
      ),
    ],
    ["cuisinier", w.chef],
  ],
  "early-learning": [
    ["ect", w.ect],
    ["kinder teacher", w.ect],
    ["room leader", is(/room leader|lead educator/i, "educators")],
    [
      "cert iii educator",
      is(
        /cert(ificate)?\.? (iii|3)|early childhood educator|child ?care (worker|educator)|room educator/i,
        "educators",
      ),
    ],
    ["diploma educator sydney", is(/diploma|room leader|lead educator/i, "educators", { near: at.sydney })],
    ["childcare trainee", is(/trainee/i, "educators")],
    ["centre director", is(/(?<!assistant )centre (director|manager)/i, "centre-management")],
    ["2ic", is(/2ic|second in charge|assistant (centre )?director/i, "centre-management")],
    ["educational leader", is(/educational leader/i, "early-childhood-teachers centre-management")],
    ["childcare cook", is(/\bcook\b|chef/i, "centre-support")],
    ["oshc educator", w.oshc],
    ["nursery nurse", is(/nursery|bab(y|ies)/i, "educators")],
    ["babysitter", is(/nanny|au pair|in home care|babysit/i, "family-day-care")],
    ["area manager childcare", is(/area manager/i, "centre-management")],
    ["casual childcare", { ...w.educator, workType: "Casual" }],
  ],
  electrical: [
    ["sparky", w.electrician],
    ["electrician fifo", { ...w.electrician, says: /fifo|fly[ -]in/i }],
    [
      "industrial electrician",
      is(
        /(industrial|maintenance) electrician|electrician.*industrial/i,
        "industrial-instrumentation electricians",
      ),
    ],
    ["a grade", w.aGrade],
    ["solar installer", is(/solar (electrician|installer)|\bpv\b|battery installer/i, "solar-battery")],
    ["linesman", w.lineworker],
    ["cable jointer", is(/cable jointer/i, "power-lines-high-voltage")],
    ["instrument technician", is(/instrument|\be&i\b/i, "industrial-instrumentation")],
    ["dual trade", is(/dual trade/i, "industrial-instrumentation")],
    ["plc programmer", is(/\bplc\b/i, "industrial-instrumentation")],
    ["cabling", w.cabler],
    ["substation", is(/substation/i, "power-lines-high-voltage")],
    ["electrical apprentice brisbane", { ...w.electricalApprentice, near: at.brisbane }],
    ["trade assistant", is(/trades? assistant/i, "apprentices-assistants")],
    ["electrical foreman", is(/electrical supervisor|leading hand|fore(man|person)/i, "electricians")],
  ],
  automotive: [
    ["mechanic", w.mechanic],
    [
      "light vehicle mechanic melbourne",
      is(/light vehicle|motor mechanic|(car|auto) mechanic|automotive tech/i, "mechanics-technicians", {
        near: at.melbourne,
      }),
    ],
    ["tyre fitter", w.tyre],
    ["mechanic apprentiship", is(/apprentice.*mechanic/i, "mechanics-technicians heavy-vehicles")],
    ["car detailing", is(/detail/i, "panel-paint")],
    ["service advisor", is(/service advis[eo]r/i, "service-workshop-management")],
    ["spare parts", is(/\bparts\b/i, "parts-sales")],
    ["workshop manager", is(/workshop (manager|fore)|service manager/i, "service-workshop-management")],
    ["warranty clerk", is(/warranty/i, "service-workshop-management")],
    ["hd fitter", w.diesel],
    ["heavy duty mechanic perth", { ...w.diesel, near: at.perth }],
    ["auto elec", w.autoElec],
    ["panelbeater", w.panel],
    ["spray painter", w.painter],
    ["car sales", is(/(car|vehicle) sales/i, "parts-sales")],
  ],
  migration: [
    ["nurse visa sponsorship", is(nurse, "nursing", { sponsorship: true })],
    ["cook sponsorship", { ...w.chef, sponsorship: true }],
    [
      "mechanic visa sponsor",
      is(
        /(?<!conditioning )mechanic\b|(vehicle|automotive) tech|master technician|diesel fitter/i,
        "mechanics-technicians heavy-vehicles",
        { sponsorship: true },
      ),
    ],
    [
      "carer",
      is(
        /(aged|home|personal) care (worker|assist)|\bcarer|assistant in nursing|\bains?\b|\bpca\b/i,
        "aged-care personal-care disability-support",
      ),
    ],
    ["network engineer", is(/network engineer|systems administrator|cloud engineer/i, "support-networks")],
  ],
  initiatives: [
    ["youth worker", is(/youth worker/i, "youth-training-programs")],
    ["support worker", is(/support worker/i, "disability-support aged-care settlement-services")],
    ["volunteer coordinator", is(/volunteer/i, "volunteer-program-coordination")],
    ["grants", is(/grants/i, "volunteer-program-coordination")],
    [
      "community worker",
      is(
        /community (worker|support|development|engagement)|bicultural worker|family support worker/i,
        "volunteer-program-coordination settlement-services youth-training-programs first-nations-programs",
      ),
    ],
  ],
};
