import * as at from "../../around.ts";
import * as w from "../../work.ts";
import { is, type Judged } from "../../rule.ts";

/** Queries written after all changes that set 09 had led to, and asked once. */
export const judged: Readonly<Record<string, readonly Judged[]>> = {
  workinaus: [
    [
      "sales jobs no experience perth",
      is(/sales|retail|counter|bookseller/i, "sales-representatives shop-floor", { near: at.perth }),
    ],
    ["who needs a sparky in adelaide", { ...w.electrician, near: at.adelaide }],
    ["rental property manager", is(/property manager/i, "sales-representatives")],
    ["insurance call centre", is(/claims|contact centre|call centre/i, "customer-service")],
    ["xero bookkeeper 3 days", is(/bookkeep/i, "accounts-payroll")],
    ["medical typist from home", is(/typist|medical secretary/i, "administration medical-practice")],
    ["ward nurse nights brisbane", { ...w.nurse, near: at.brisbane }],
    ["bloods collector", is(/patholog|phlebotom/i, "medical-practice")],
    ["dental chairside training provided", is(/dental/i, "dental")],
    ["psychologist telehealth", is(/psycholog/i, "allied-health")],
    ["feet doctor podiatry", is(/podiat/i, "allied-health")],
    ["nanny 3 days a week", w.nanny],
    ["truckie local sydney", { ...w.truck, near: at.sydney }],
    ["container unpacker", is(/container|unload|warehouse/i, "forklift warehouse")],
    ["import export clerk", is(/import/i, "dispatch-planning")],
    ["night packer warehouse casual", { ...is(/night|pick|warehouse/i, "warehouse"), workType: "Casual" }],
    ["steel fixing perth", is(/steel fix|concret|labour/i, "labouring", { near: at.perth })],
    ["roofing", is(/roof/i, "plumbing labouring")],
    ["dozer or grader operator", is(/grader|plant|operator/i, "plant-machinery")],
    ["joinery factory", is(/joiner|cabinet/i, "carpentry")],
    ["estimator building company", is(/estimator/i, "site-management")],
    ["react front end engineer hybrid", is(/front|react|full stack/i, "software")],
    ["grad software sydney", is(/graduate software|software|developer/i, "software", { near: at.sydney })],
    ["network admin ccna canberra or melbourne", is(/network/i, "support-networks", { near: at.melbourne })],
    ["product design figma remote", { ...is(/designer|\bux\b|product/i, "design-product"), remote: true }],
    ["christmas work for students", is(/christmas/i, "shop-floor")],
    ["deli assistant", is(/fresh food|butchery|supermarket|retail/i, "shop-floor")],
    ["visual merch", is(/visual|merchandis/i, "merchandising")],
    ["vineyard pruning", is(/vineyard|grape/i, "horticulture")],
    ["shearers shed work", is(/shear/i, "farm-work")],
    ["termite pest control", is(/pest/i)],
    ["barber shop perth", is(/barber|hair/i, "", { near: at.perth })],
    ["personal trainer cert 4 gym", is(/personal trainer/i)],
    ["window washer", is(/window/i)],
  ],
  hospitality: [
    ["pastry or baker", is(/pastry|baker/i, "chefs-cooks")],
    ["wait staff weddings melbourne", { ...w.foh, near: at.melbourne }],
    ["bar manager cocktail", is(/bar manager|cocktail/i, "baristas-bar")],
    ["dishpig nights", w.kitchenHand],
    ["hotel porter driver", is(/porter/i, "hotel-housekeeping")],
  ],
  "early-learning": [
    [
      "room leader preschool melbourne",
      is(/room leader|lead educator|teacher/i, "educators early-childhood-teachers", { near: at.melbourne }),
    ],
    ["oshc casual uni", w.oshc],
    ["lsa school", w.aide],
  ],
  electrical: [
    ["plc tech", is(/plc|instrument/i, "industrial-instrumentation")],
    ["hv cable jointing", is(/joint|\bhv\b|line/i, "power-lines-high-voltage")],
    ["nbn splicer", w.cabler],
  ],
  automotive: [
    ["fleet diesel mechanic nights", w.diesel],
    ["pdr paintless panel", is(/panel/i, "panel-paint")],
    [
      "first year mechanic apprenticeship brisbane",
      is(/apprentice/i, "mechanics-technicians heavy-vehicles auto-electricians", { near: at.brisbane }),
    ],
  ],
  initiatives: [
    ["bsp practitioner", is(/behaviour/i, "disability-support")],
    ["diversional therapist", is(/lifestyle|activit/i, "aged-care")],
    ["aboriginal liaison health", is(/aborig|indig/i, "first-nations-programs")],
  ],
  migration: [["chef sponsorship 494 regional", { ...w.chef, sponsorship: true }]],
};
