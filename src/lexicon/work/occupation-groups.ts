/**
 * The kind of work of each group of occupations, by the beginning of its code; the longest beginning decides. Groups
 * without one are work that the categories do not have. Codes begin with "a" in ANZSCO and with "i" in ISCO.
 */
const rows: Readonly<Record<string, string>> = {
  "early-learning/educators": "a4211 i5311",
  "early-learning/early-childhood-teachers": "a2411 i2342",
  "early-learning/centre-management": "a1341 i1341",
  "early-learning/centre-support": "a4221 i5312",
  "automotive/mechanics-technicians": "a3212 a8994 a4512 i7231 i5165",
  "automotive/auto-electricians": "a3211",
  "automotive/panel-paint": "a324 a8111 a7112 i7132 i9122",
  "automotive/parts-sales": "a6213",
  "automotive/heavy-vehicles": "i7233",
  "hospitality/chefs-cooks": "a351 a8511 i3434 i5120 i7512",
  "hospitality/front-of-house":
    "a4315 a4312 a4319 a4516 a4517 a4514 i5131 i5111 i5113 i5169 i4221 i9411 i5246 i3332",
  "hospitality/baristas-bar": "a4311 a4313 i5132",
  "hospitality/hotel-housekeeping": "a4314 a8114 a8115 i5151 i5152 i4224 i4229 i9112 i9121 i9621 i8157",
  "hospitality/kitchen-hands": "a8513 a8512 i9412",
  "hospitality/venue-management": "a141 a1491 a1493 i1411 i1412 i1439 i1431",
  "electrical/electricians": "a3411 i7411",
  "electrical/data-communications": "a3424 a3423 a3132 a2633 i7421 i7422 i3522 i2153",
  "electrical/industrial-instrumentation": "a3123 a3124 a2333 a2334 i3113 i3114 i2151 i2152 i7412",
  "electrical/power-lines-high-voltage": "a3422 i7413 i3131",
  "community/youth-training-programs": "a2422 a2233 i2424 i3333 i2359",
  "community/first-nations-programs": "a4115",
  "community/settlement-services": "i2643",
  "community/disability-support": "i1344",
  "community/volunteer-program-coordination": "a2725 a2726 a4117 a4234 i2635 i3412 i3313",
  "community/aged-care": "a4231 a4113 i1343 i5322",
  "health-care/nursing": "a254 a4114 i2221 i2222 i3222",
  "health-care/allied-health":
    "a251 a252 a2721 a2723 a4111 a2346 a3112 i226 i2634 i3211 i3212 i3213 i3214 i3254 i3255 i3258 i3259",
  "health-care/medical-practice": "a253 a5122 i221 i3252 i3256 i3344 i4226 i1342 i5329",
  "health-care/personal-care": "a4233 i5321",
  "health-care/dental": "a2523 a4112 a4232 i2261 i3251",
  "construction/carpentry": "a3312 a3941 a3942 i7115 i7522 i7523",
  "construction/plumbing": "a3341 a3421 i7126 i7127",
  "construction/labouring":
    "a82 a3221 a322 a323 a3311 a3331 a3333 a7123 a83 a711 a8993 i7111 i7112 i7113 i7119 i7121 i7124 i7125 i721 i722 i931 i932 i81 i82 i9622 i8141",
  "construction/plant-machinery": "a7121 a7122 a7129 a7212 a7219 i8111 i8342 i8343",
  "construction/site-management":
    "a1331 a2332 a3121 a3122 a3126 a2335 a2336 a1335 i1323 i3121 i3122 i3123 i2142 i2144 i2146 i3112 i3115 i3257 i1321 i1322",
  "construction/painting-tiling": "a3321 a3322 a3332 a3334 i7122 i7123 i7131",
  "logistics/drivers": "a731 a732 a733 a5612 i832 i833 i9331 i4412",
  "logistics/warehouse": "a7411 a8911 a5614 i4321 i9333",
  "logistics/forklift": "a7213 i8344",
  "logistics/dispatch-planning": "a591 a1336 a1494 i4323 i1324 i3331 i3323",
  "retail/shop-floor": "a621 a6311 a6216 a3621 a451 i5223 i523 i5245 i5249 i5142 i5211 i5221",
  "retail/store-management": "a1421 a6215 a149 i1420 i5222",
  "retail/sales-representatives":
    "a611 a612 a6113 a2252 a2254 a6393 i3322 i3334 i2433 i2434 i5243 i5244 i1221",
  "retail/merchandising": "a639 a8912 a2251 a1311 i9334 i5242 i2431 i1222 i3432",
  "office/administration":
    "a521 a53 a5121 a5111 a5613 a561 a599 a5997 i411 i412 i413 i3341 i3342 i3343 i4411 i4413 i4415 i4419 i1219",
  "office/reception": "a5421 a5616 i4223",
  "office/accounts-payroll":
    "a221 a222 a55 a1322 a5993 i2411 i2412 i2413 i331 i1211 i421 i4311 i4312 i4313 i1346",
  "office/customer-service": "a541 a1492 a5521 a5523 i4222 i4225 i3315",
  "office/human-resources": "a2231 a1323 a5994 i2423 i4416",
  "agriculture/farm-work": "a121 a8415 a8416 a3612 a8419 a8411 i612 i613 i9212 i1312 i6221",
  "agriculture/meat-seafood-processing": "a3512 a8311 a8312 a8313 i7511 i6223",
  "agriculture/horticulture": "a362 a8412 a8414 i611 i921",
  "agriculture/machinery-operation": "a7211 i8341",
  "technology/software": "i2511 a2613 a2612 i2512 i2513 i2514 i2519 i3514",
  "technology/support-networks": "a313 a262 a263 a1351 i2522 i2523 i2529 i351 i1330",
  "technology/data": "a2241 i252 i2120",
  "technology/design-product": "a2324 a2611 a2323 i2166",
  "other/general":
    "a811 a8112 a8113 a8116 a442 a441 a4513 a3613 a2347 a3911 a4521 a4523 a241 a2412 a2413 a2414 a2415 a249 i911 i9123 i9129 i9611 i9612 i9613 i541 i516 i514 i225 i234 i233 i235 i342 i7544",
};

const kindByCode = new Map(
  Object.entries(rows).flatMap(([kind, codes]) => codes.split(" ").map((code) => [code, kind] as const)),
);

/** The kind of work of an occupation, as "category/kind"; undefined where the categories have none. */
export const kindOfCode = (code: string): string | undefined => {
  for (let size = code.length; size > 1; size--) {
    const kind = kindByCode.get(code.slice(0, size));
    if (kind) return kind;
  }
  return undefined;
};
