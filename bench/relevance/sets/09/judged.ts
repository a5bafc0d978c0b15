import * as at from "../../around.ts";
import * as w from "../../work.ts";
import { is, type Around, type Judged } from "../../rule.ts";

const victorHarbor: Around = [-35.55, 138.62, 25];
const tamworth: Around = [-31.091, 150.931, 25];
const gympie: Around = [-26.184, 152.666, 25];
const werribee: Around = [-37.9, 144.648, 25];
const rockingham: Around = [-32.282, 115.736, 25];
const portPirie: Around = [-33.18, 138, 25];
const echuca: Around = [-36.137, 144.746, 25];
const caboolture: Around = [-27.07, 152.952, 25];

const driver = is(/driver|truckie|courier/i, "drivers");
const home = is(/home care|in-home|carer|personal care|aged care/i, "aged-care personal-care");

/** Queries written after the changes that set 08 had led to, and asked once. */
export const judged: Readonly<Record<string, readonly Judged[]>> = {
  workinaus: [
    ["hiring fork drivers western sydney", { ...w.forklift, near: at.westernSydney }],
    [
      "do you need a degree to work in HR",
      is(/\bhr\b|people and culture|talent|recruit/i, "human-resources"),
    ],
    ["wardie jobs in hospital perth", is(/wards/i, "personal-care", { near: at.perth })],
    ["nurse grad program 2027", is(/graduate nurse/i, "nursing")],
    ["scrub nurse gold coast or brisbane", is(/theatre|nurse/i, "nursing", { near: at.brisbane })],
    ["physio aide", is(/allied health assistant|physio/i, "allied-health")],
    ["chemist job weekends", is(/pharmac/i, "shop-floor allied-health")],
    ["truck and dog tipper brisbane", is(/tipper|driver/i, "drivers", { near: at.brisbane })],
    ["linehaul overnight melb to syd", is(/linehaul|road train|\bmc\b|\bhc\b/i, "drivers")],
    ["own van parcel run adelaide", { ...driver, near: at.adelaide }],
    ["reach driver arvo", w.forklift],
    ["stocktake", is(/inventory|storeman|store ?person|night ?fill/i, "warehouse")],
    ["gympie warehousing", { kinds: ["warehouse", "forklift"], near: gympie }],
    ["concrete labour hand sydney", is(/concret|labour/i, "labouring", { near: at.sydney })],
    ["tilers wanted adelaide", is(/tiler|waterproof/i, "painting-tiling", { near: at.adelaide })],
    ["plastering brisbane", is(/plaster|gyprock/i, "painting-tiling", { near: at.brisbane })],
    ["carpentry 2nd year apprentice newcastle", { ...w.carpenter, near: at.newcastle }],
    ["20t digger op", is(/excavator/i, "plant-machinery")],
    ["whs advisor construction", is(/whs|safety/i, "site-management human-resources")],
    ["backend node dev remote", { ...is(/back ?end|node|developer|engineer/i, "software"), remote: true }],
    ["it help desk no degree melbourne", { ...w.itSupport, near: at.melbourne }],
    ["pen testing", is(/cyber/i, "support-networks")],
    ["maps and spatial data", is(/gis/i, "data")],
    ["AP clerk part time", { ...w.accounts, workType: "Part time" }],
    ["debt recovery", is(/credit|receivable/i, "accounts-payroll")],
    ["executive PA canberra or sydney", { ...w.ea, near: at.sydney }],
    [
      "townsville office all rounder",
      is(/admin|office|data entry|assistant/i, "administration", { near: at.townsville }),
    ],
    ["inbound calls no sales", is(/contact centre|call centre|customer service/i, "customer-service")],
    ["nursery plants job", is(/nursery hand/i, "horticulture")],
    [
      "tractor work coffs harbour",
      is(/tractor|spray rig|header/i, "machinery-operation", { near: [-30.291, 153.117, 25] }),
    ],
    ["knife hand abattoir", w.meat],
    ["pool lifeguard", is(/lifeguard|swim/i)],
    ["mobile dog wash", is(/groom/i)],
    ["wax and brows", is(/beauty/i)],
    ["school cleaner before school", w.cleaner],
    ["bouncer nightclub brisbane", { ...w.security, near: at.brisbane }],
    ["car yard detailing perth", is(/detail/i, "panel-paint", { near: at.perth })],
    ["book store", is(/bookseller/i, "shop-floor")],
    ["victor harbour aged care nurse", { ...w.nurse, near: victorHarbor }],
    ["$45 p/h electrician", { ...w.electrician, minYearly: 45 * 38 * 52 * 0.98 }],
  ],
  hospitality: [
    ["sandwich artist", is(/sandwich/i, "kitchen-hands")],
    ["night audit", is(/night audit|night porter/i, "hotel-housekeeping")],
    ["bendigo hotel housekeeping", { ...w.housekeeper, near: at.bendigo }],
    ["somm", is(/sommelier/i, "front-of-house")],
    [
      "kitchen supervisor 70k melb",
      is(/chef|kitchen|manager/i, "chefs-cooks venue-management", { near: at.melbourne, minYearly: 68_000 }),
    ],
    ["hostess restaurant weekends", is(/host\b/i, "front-of-house")],
  ],
  "early-learning": [
    ["cert 3 traineeship childcare adelaide", is(/trainee|educator/i, "educators", { near: at.adelaide })],
    ["kindergarten teacher port pirie", { ...w.ect, near: portPirie }],
    ["before and after school care geelong", { ...w.oshc, near: at.geelong }],
    ["enrolment officer", is(/enrol/i, "centre-support")],
  ],
  electrical: [
    ["solar sparky tamworth", { ...w.solar, near: tamworth }],
    [
      "data tech caboolture",
      is(/data|nbn|fibre|fire|security|\bav\b/i, "data-communications", { near: caboolture }),
    ],
    ["switchboards a grade", w.aGrade],
  ],
  automotive: [
    ["werribee mechanics job", { ...w.mechanic, near: werribee }],
    ["parts guy echuca", is(/parts/i, "parts-sales", { near: echuca })],
    ["4x4 fitout", is(/fitout|fit outs|4wd/i, "auto-electricians")],
    ["service booking clerk", is(/service ad|warranty|service man/i, "service-workshop-management")],
  ],
  initiatives: [
    ["rockingham disability work female", { ...w.disability, near: rockingham }],
    ["elderly home carers casual", { ...home, workType: "Casual" }],
    ["refugee case work", is(/settlement|refugee|case|migrant|bicultural/i, "settlement-services")],
  ],
  migration: [
    ["visa 482 welder or boilermaker", { ...is(/weld|boilermaker|sheet/i, "labouring"), sponsorship: true }],
    ["sponsored housekeeping hotel", { ...w.housekeeper, sponsorship: true }],
  ],
};
