import * as at from "../../around.ts";
import * as w from "../../work.ts";
import { is, type Around, type Judged } from "../../rule.ts";

const blacktown: Around = [-33.772, 150.904, 25];
const penrith: Around = [-33.752, 150.7, 25];
const dandenong: Around = [-37.985, 145.211, 25];
const truganina: Around = [-37.838, 144.728, 25];
const victorHarbor: Around = [-35.55, 138.62, 25];
const aliceSprings: Around = [-23.698, 133.881, 25];
const gympie: Around = [-26.184, 152.666, 25];
const bunbury: Around = [-33.326, 115.637, 25];
const orange: Around = [-33.278, 149.096, 25];
const ipswich: Around = [-27.619, 152.76, 25];
const fremantle: Around = [-32.053, 115.755, 25];
const phillipIsland: Around = [-38.45, 145.24, 25];
const bundaberg: Around = [-24.867, 152.35, 25];
const coffsHarbour: Around = [-30.291, 153.117, 25];
const illawarra: Around = [-34.45, 150.87, 45];
const farNorthQueensland: Around = [-16.9, 145.6, 150];
const barossa: Around = [-34.53, 138.95, 20];
const hillsDistrict: Around = [-33.72, 150.97, 15];
const sutherlandShire: Around = [-34.05, 151.1, 11];
const yarraValley: Around = [-37.7, 145.5, 25];

/** The least yearly pay that a query's figure means. */
const yearly = (pay: number): number => pay * 0.98;
const drive = is(/driver|truckie|courier/i, "drivers");
const labour = is(/labour|trades assistant|brickie|concrete/i, "labouring");
const reach = is(/reach|fork/i, "forklift");
const nurses = is(w.nurse.title!, "nursing");
const younger = is(/junior|checkout|crew|christmas|team member|retail/i, "shop-floor front-of-house");

export const allWork: readonly Judged[] = [
  // Questions and whole sentences
  ["can a 16 year old work at a supermarket", younger],
  ["jobs for 14 year olds", younger],
  ["jobs for mums during school hours", { says: /school hours|school terms/i }],
  ["who is hiring forklift drivers in brisbane", { ...reach, near: at.brisbane }],
  ["where can i work as a cleaner in perth", { ...w.cleaner, near: at.perth }],
  ["any kitchen work in wollongong", is(/kitchen|dish|sandwich/i, "kitchen-hands", { near: at.wollongong })],
  ["anyone need a labourer melb", { ...labour, near: at.melbourne }],
  ["work for uni students adelaide casual", { near: at.adelaide, workType: "Casual" }],
  ["jobs over 120k melbourne", { near: at.melbourne, minYearly: yearly(120_000) }],
  ["i am a qualified nurse looking for work in ipswich", { ...nurses, near: ipswich }],
  ["jobs for couples", is(/couple/i)],
  ["caravan park managers", is(/caravan park/i)],
  ["best paid jobs in mining no experience", is(/fifo|dump truck|mine/i, "plant-machinery")],
  ["driving jobs with car licence", is(/courier|delivery|rideshare|transport officer/i, "drivers")],
  // Licences and certificates
  ["jobs with forklift ticket", w.forklift],
  ["white card jobs brisbane", { says: /white card/i, near: at.brisbane }],
  ["dogging ticket", is(/dogman|rigger|crane/i, "plant-machinery")],
  ["high risk licence scaffolding", is(/scaffold/i, "plant-machinery")],
  ["MC licence", is(/\bmc\b|road train/i, "drivers")],
  ["HR licence jobs gold coast", is(/\bhr\b.*driver|truck|tipper/i, "drivers", { near: at.goldCoast })],
  [
    "cert 3 individual support",
    is(
      /aged care|personal care|support worker|\bpca\b|carer|\bains?\b/i,
      "aged-care personal-care disability-support",
    ),
  ],
  ["TAE cert IV trainer", is(/trainer/i, "youth-training-programs")],
  ["AHPRA registration", { says: /ahpra/i }],
  ["security licence 1A", w.security],
  ["gas ticket plumber", is(/gasfit|plumb/i, "plumbing")],
  ["arctick refrigeration", w.fridgie],
  ["VR GP", is(/\bgp\b/i, "medical-practice")],
  ["CA qualified accountant", is(/accountant/i, "accounts-payroll")],
  ["provisional psychologist", is(/psycholog/i, "allied-health")],
  // Machines, tools and programs
  ["kubota excavator", is(/excavator/i, "plant-machinery")],
  ["cat 777 operator", is(/dump truck|operator/i, "plant-machinery")],
  ["crown reach truck", reach],
  ["telehandler ticket", is(/telehandler/i, "plant-machinery forklift")],
  ["skid steer", is(/operator/i, "plant-machinery")],
  ["tig welding", is(/weld|boilermaker/i, "labouring")],
  ["lathe", is(/turner|machinist/i, "labouring")],
  ["myob bookkeeping perth", is(/bookkeep|account/i, "accounts-payroll", { near: at.perth })],
  ["photoshop", is(/graphic/i, "design-product")],
  ["AWS", is(/cloud|devops/i, "software support-networks")],
  ["kubernetes", is(/devops|cloud/i, "software support-networks")],
  ["tableau", is(/business intel|power bi|data analyst/i, "data")],
  ["android kotlin", is(/mobile/i, "software")],
  ["cisco CCNA", is(/network/i, "support-networks")],
  ["figma designer", is(/designer|\bux\b/i, "design-product")],
  [
    "SQL melbourne",
    is(/data|intelligence|sql|power bi|developer|engineer/i, "data software", { near: at.melbourne }),
  ],
  ["conveyancing", is(/legal/i, "administration")],
  // Employers, here and elsewhere
  ["candlebark private hospital", { employer: /candlebark private hospital/i }],
  ["plover haulage driver", { employer: /plover haulage/i, kinds: ["drivers"] }],
  ["nightjar labs careers", { employer: /nightjar labs/i }],
  ["kurrajong meats", { employer: /kurrajong meats/i }],
  ["galah district helth", { employer: /galah district health/i }],
  ["amazon warehouse", is(/pick|warehouse|store/i, "warehouse forklift")],
  ["bunnings", is(/trade counter|retail|hardware/i, "shop-floor", { employer: /hardware/i })],
  ["aldi", is(/supermarket|checkout|retail|fresh food|night ?fill/i, "shop-floor")],
  ["bupa aged care", w.agedCare],
  ["auspost parcels", is(/courier|delivery/i, "drivers")],
  // Slang, plurals and words run together
  ["servo attendant", is(/service station/i, "shop-floor")],
  ["posties", is(/courier|delivery/i, "drivers")],
  ["ambo patient transport", is(/patient transport/i, "personal-care")],
  ["brickies labourer", is(/brickie|labourer/i, "labouring")],
  ["lawnmowing", is(/garden|grounds|landscap/i, "horticulture")],
  ["dogwash", is(/groom/i)],
  ["housecleaner", is(/domestic cleaner|clean/i)],
  ["forkliftdriver gympie", { ...w.forklift, near: gympie }],
  ["garbos", is(/waste|garbo/i, "drivers")],
  ["chippys newcastle", { ...w.carpenter, near: at.newcastle }],
  ["tuckshop", is(/kitchen|canteen|sandwich/i, "kitchen-hands centre-support")],
  // Places before and after
  ["penrith warehouse", is(/warehouse|store|pick/i, "warehouse forklift", { near: penrith })],
  ["factory hand 3175", is(/factory|process|pack/i, "labouring warehouse", { near: dandenong })],
  ["truganina mechanic", { ...w.mechanic, near: truganina }],
  ["alice aged care", { ...w.agedCare, near: aliceSprings }],
  ["victor harbor nurse", { ...nurses, near: victorHarbor }],
  ["work around bunbury", { near: bunbury }],
  [
    "toowoomba shops retail",
    is(/retail|shop|store|checkout|counter|fresh|bookseller|christmas/i, "shop-floor store-management", {
      near: at.toowoomba,
    }),
  ],
  ["plumbing apprenticeships ipswich qld", is(/plumb/i, "plumbing", { near: ipswich })],
  [
    "hospital jobs fremantle wa",
    is(/nurs|ward|midwife|patient|theatre/i, "nursing personal-care allied-health", { near: fremantle }),
  ],
  ["truck driver phillip island", { ...drive, near: phillipIsland }],
  ["bundy farm work", is(/farm|pick|orchard|packing|nursery|vineyard/i, "agriculture", { near: bundaberg })],
  ["coffs fruit picking", is(/pick|orchard|packing|vineyard|crop/i, "horticulture", { near: coffsHarbour })],
  ["illawarra farm work", { ...w.farm, near: illawarra }],
  ["FNQ mechanic", { ...w.mechanic, near: farNorthQueensland }],
  ["barossa allied health", { kinds: ["allied-health"], near: barossa }],
  [
    "hills district reception",
    is(/recepti|front/i, "reception medical-practice dental", { near: hillsDistrict }),
  ],
  ["plumber sutherland shire", { ...w.plumber, near: sutherlandShire }],
  [
    "yarra valley fruit picking",
    is(/pick|orchard|vineyard|grape|packing/i, "horticulture", { near: yarraValley }),
  ],
  ["storeman blacktown 2148", is(/store|warehouse/i, "warehouse forklift", { near: blacktown })],
  ["IT jobs orange nsw", { kinds: ["technology"], near: orange }],
  // Pay
  ["truck driver $1800 a week", { ...drive, minYearly: yearly(1800 * 52) }],
  ["$28 ph retail", is(/retail|shop|store|sales|checkout/i, "retail", { minYearly: yearly(28 * 38 * 52) })],
  ["admin 65k sydney", is(/admin|office/i, "administration", { near: at.sydney, minYearly: yearly(65_000) })],
  [
    "site manager 150k plus",
    is(/site manager|project manager/i, "site-management", { minYearly: yearly(150_000) }),
  ],
  // Shifts and hours
  ["arvo shift pick packing", is(/pick/i, "warehouse")],
  ["graveyard shift warehouse", is(/night|warehouse|pick/i, "warehouse")],
  ["nine day fortnight", { says: /nine-day|9-day|\brdo\b/i }],
  ["four day week developer", is(/developer|engineer/i, "software")],
  ["admin 2 days a week", is(/admin|office|virtual assistant/i, "administration")],
  ["permanent part time nurse brisbane", { ...nurses, near: at.brisbane, workType: "Part time" }],
  ["weekends only retail", is(/weekend|retail|shop|checkout/i, "shop-floor")],
  // Conditions
  ["relocation assistance nurse", nurses],
  ["company ute carpenter", w.carpenter],
  ["office job hybrid melbourne", { kinds: ["office"], near: at.melbourne }],
  ["start monday labourer sydney", { ...labour, near: at.sydney }],
  ["courier own vehicle ABN", is(/courier|own van|delivery/i, "drivers")],
  ["working holiday visa jobs qld", { says: /working holiday|backpacker|88 days|417/i, state: "QLD" }],
  ["paid training aged care", w.agedCare],
  // Misspelt
  ["assembley line worker", is(/factory|process/i, "labouring warehouse")],
  ["phlebotomy collecter", is(/phlebotom|pathology/i, "medical-practice")],
  ["vetenary nurse", is(/vet/i)],
  ["sheet mettle worker", is(/sheet metal/i, "labouring")],
  ["cleaneing jobs pert", { ...w.cleaner, near: at.perth }],
  ["custmer servise", is(/customer service|contact centre|call centre/i, "customer-service")],
];
