import * as at from "../../around.ts";
import * as w from "../../work.ts";
import { is, type Around, type Judged } from "../../rule.ts";

const bondi: Around = [-33.893, 151.264, 25];
const albany: Around = [-35.024, 117.883, 25];
const frankston: Around = [-38.147, 145.14, 25];
const shepparton: Around = [-36.378, 145.404, 25];
const joondalup: Around = [-31.737, 115.767, 25];
const cessnock: Around = [-32.83, 151.35, 25];
const tamworth: Around = [-31.091, 150.931, 25];
const echuca: Around = [-36.137, 144.746, 25];

const kitchen = "chefs-cooks";
const room = is(/housekeep|room attendant/i, "hotel-housekeeping");

export const hospitality: readonly Judged[] = [
  ["jobs at drover's retreat", { employer: /drover's retreat/i }],
  ["rsa rcg jobs", is(/gaming|bar/i, "baristas-bar")],
  ["opera pms", is(/hotel recep|front desk|guest serv|night audit/i, "hotel-housekeeping")],
  ["do i need experience to be a barista", w.barista],
  ["bondi cafe", is(/caf[eé]|barista|sandwich/i, "baristas-bar kitchen-hands", { near: bondi })],
  ["albany wa waitress", { ...w.foh, near: albany }],
  ["chef $40/hr melb", { ...w.chef, near: at.melbourne, minYearly: 40 * 38 * 52 * 0.98 }],
  ["housekeepers wanted bendigo", { ...room, near: at.bendigo }],
  ["scullery hand", is(/dish|kitchen/i, "kitchen-hands")],
  ["plate carrier functions", is(/function|wait|foh/i, "front-of-house")],
  ["coffee cart", w.barista],
  ["brekky cook", is(/breakfast/i, kitchen)],
  ["larder chef", is(/chef de partie|cdp|chef/i, kitchen)],
  ["F and B manager hotel", is(/manager|supervisor/i, "venue-management front-of-house hotel-housekeeping")],
  ["weekend dishie melbourne", { ...w.kitchenHand, near: at.melbourne }],
  ["concierge bellhop", is(/porter|guest serv/i, "hotel-housekeeping")],
  ["mixologist", is(/cocktail|bartender/i, "baristas-bar")],
  [
    "resturant supervisor brisbane",
    is(/restaurant supervisor|restaurant manager/i, "front-of-house venue-management", { near: at.brisbane }),
  ],
  ["cheff de party", w.cdp],
  ["woodfire pizza", is(/pizza/i, kitchen)],
];

export const earlyLearning: readonly Judged[] = [
  ["paperlatern early learning", { employer: /paperlantern/i }],
  [
    "blue card childcare qld",
    { kinds: ["early-learning"], title: /educator|teacher|child ?care|oshc|kinder/i, state: "QLD" },
  ],
  ["jobs working with babies", is(/nursery|educator/i, "educators")],
  ["school holiday work uni students", is(/vacation|oshc|school care/i, "outside-school-hours-care")],
  ["diploma childcare frankston", is(/diploma|educator|leader/i, "educators", { near: frankston })],
  ["educator shepparton 3630", { ...w.educator, near: shepparton }],
  [
    "certificate 3 early childhood part time",
    { ...is(/educator|certificate/i, "educators"), workType: "Part time" },
  ],
  ["ed leader", is(/educational leader/i, "early-childhood-teachers")],
  ["prep teacher aide", w.aide],
  ["child care cook school hours", is(/cook|kitchen/i, "centre-support")],
  [
    "assistant director sponsorship",
    is(/assistant|second in charge|director/i, "centre-management", { sponsorship: true }),
  ],
  ["montessori", { employer: /montessori/i }],
  ["relief educator", is(/casual|float|educator/i, "educators")],
  ["joondalup childcare", { kinds: ["early-learning"], near: joondalup }],
  ["bachelors early childhood new grad", w.ect],
];

export const electrical: readonly Judged[] = [
  ["halloran energy", { employer: /halloran energy/i }],
  ["sparkies wanted cessnock", { ...w.electrician, near: cessnock }],
  ["4th year apprentice", is(/apprentice/i, "apprentices-assistants")],
  ["cert 3 electrotechnology", is(/electrician|apprentice/i, "electricians apprentices-assistants")],
  ["allen bradley", is(/plc|instrument/i, "industrial-instrumentation")],
  ["open cabling registration", w.cabler],
  ["smoke alarm installer", is(/fire alarm|security/i, "data-communications")],
  ["electrician work ute no call outs", w.electrician],
  ["eeha", is(/hazardous|instrument|e&i/i, "industrial-instrumentation")],
  ["tesla powerwall", w.solar],
  ["rooftop solar brisbane $40/hr", { ...w.solar, near: at.brisbane, minYearly: 40 * 38 * 52 * 0.98 }],
  ["sub station tech", is(/substation/i, "power-lines-high-voltage")],
  ["electricans tamworth nsw", { ...w.electrician, near: tamworth }],
  ["tv antenna av", is(/\bav\b/i, "data-communications")],
];

export const automotive: readonly Judged[] = [
  ["tin shed diesel", { employer: /tin shed diesel/i }],
  ["toyota dealership technician", is(/technician|mechanic|light vehicle tech/i, "mechanics-technicians")],
  ["john deere", is(/agricultural machinery/i, "heavy-vehicles")],
  ["sign on bonus mechanic perth", { ...w.mechanic, near: at.perth }],
  ["wollongong fitter", { ...is(/fitter|diesel|heavy/i, "heavy-vehicles"), near: at.wollongong }],
  ["cummins", is(/diesel|heavy/i, "heavy-vehicles")],
  ["roadside assistance", is(/mobile mechanic|mobile auto/i, "mechanics-technicians auto-electricians")],
  ["carwash", is(/detail/i, "panel-paint")],
  ["bodywork painter", w.painter],
  ["mechanics echuca moama", { ...w.mechanic, near: echuca }],
  ["ev conversions", is(/hybrid|\bev\b/i, "mechanics-technicians auto-electricians")],
  ["no weekends mechanic brisbane", { ...w.mechanic, near: at.brisbane }],
  ["caterpillar field service", is(/field service|heavy/i, "heavy-vehicles")],
  ["dealership warranty admin", is(/warranty|service ad/i, "service-workshop-management")],
  ["mechnic apprentise", is(/apprentice|mechanic/i, "mechanics-technicians heavy-vehicles")],
];

export const community: readonly Judged[] = [
  ["ndis worker screening check jobs", { says: /ndis worker screening/i }],
  ["sleepover shifts", is(/sleepover|support worker|residential|independent living/i, "disability-support")],
  ["NAATI", is(/interpret/i, "settlement-services")],
  ["dv case manager", is(/domestic|case/i, "settlement-services")],
  ["jobs helping old people", w.agedCare],
  ["support co-ordinator", is(/coordinat/i, "disability-support")],
  ["PBS practitioner", is(/behaviour/i, "disability-support")],
  ["cert iv youth work", w.youth],
  ["long paddock foundation", { employer: /long paddock foundation/i }],
  ["activities officer nursing home", is(/lifestyle|activities/i, "aged-care")],
  ["murri", { kinds: ["first-nations-programs"], title: /aborig|indigen|cultural/i }],
  [
    "SIL team leader melbourne",
    is(/independent living|team leader|sil/i, "disability-support", { near: at.melbourne }),
  ],
  ["out of home care", is(/residential youth|youth worker|family support/i, "youth-training-programs")],
  [
    "employment consultant",
    is(/employment/i, "youth-training-programs settlement-services first-nations-programs"),
  ],
];

export const migration: readonly Judged[] = [
  ["skills in demand visa", { sponsorship: true }],
  ["186 diesel mechanic", { ...w.diesel, sponsorship: true }],
  ["PR sponsorship chef", { ...w.chef, sponsorship: true }],
  ["sponsorship regional qld", { sponsorship: true, state: "QLD" }],
  ["482 visa aged care melbourne", { ...w.agedCare, sponsorship: true, near: at.melbourne }],
  ["employer sponsored mechanic wa", { ...w.mechanic, sponsorship: true, state: "WA" }],
  ["overseas nurse", { ...w.nurse, sponsorship: true }],
  ["will you sponsor early childhood teachers", { ...w.ect, sponsorship: true }],
];
