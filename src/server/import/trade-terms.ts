import { plain } from "./title-words.ts";

/**
 * Terms that one trade alone has, by kind of work: tools, programs, schemes, products and short names. A title such as
 * "Trainee – ECEC" or "Azure / Intune" names no occupation, but says by them what the work is.
 */
const terms: Readonly<Record<string, string>> = {
  "early-learning/educators":
    "ecec, acecqa, nqf, nqs, eylf, toddlers, babies, nursery room, pre prep, pre kinder, elc, early years, childrens services, group leader, room ldr, room leader, lead educator, float, play based, creche",
  "early-learning/outside-school-hours-care":
    "before school, after school, ooshc, bsc, asc, holiday program, vac care, school age care",
  "early-learning/early-childhood-teachers": "teacher kinder, three year old, four year old, 3yo, 4yo",
  "early-learning/centre-support":
    "sso, lsa, lso, ties officer, student support officer, school services officer",
  "automotive/mechanics-technicians":
    "lv, light vehicle, log book, logbook, servicing, lube, exhaust, suspension, wheel alignment, aligner, gearbox, driveline, transmission, pink slip, rwc, autobarn, supercheap, repco, burson, accessory fitter, accessories, uhf, tint, tinter, tow, towing, motorcycles, scooter, caravan repairs, rv technician, dyno",
  "automotive/panel-paint": "dent, pdr, i car, refinish, prepper, smash, spray booth, buff, polisher car",
  "automotive/parts-sales":
    "car yard, dealership, dealer principal, prestige cars, new cars, used vehicles, fleet sales, aftersales, f and i, aftermarket, vehicle sales",
  "automotive/heavy-vehicles":
    "hd fitter, komatsu, hitachi, kenworth, scania, volvo trucks, earthmoving, prime mover, hydraulics, hydraulic, plant fitter, mobile plant, haul trucks, lv hv",
  "hospitality/chefs-cooks":
    "grill, larder, pans, hatted, 1 hat, 2 hat, kitchen manager, pizza, sushi, wok, tandoor, roti, butchery chef, dumpling, teppanyaki, kebab, culinary, sous, demi, cdp, chef de, pastries, patissier",
  "hospitality/kitchen-hands":
    "kp, dishies, dish, pot wash, potwash, food prep, food preparation, salad hand",
  "hospitality/baristas-bar":
    "coffee, rsa, bar, cocktail, cocktails, brewery, taproom, distillery, bottle, keg, bartenders",
  "hospitality/front-of-house":
    "qsr, drive thru, drive through, mcdonalds, kfc, hungry jacks, subway, crew, crew trainer, food service, food services, breakfast attendant, buffet, banquet, banquets, dining, waiters, waitress, wait staff, cafe, bistro, diner, maitre, hosts, section waiter, floor staff, canape, cinema, cinema attendant, ski, snow, tours, charter, skipper, stadium, usher, box office, ticketing",
  "hospitality/hotel-housekeeping":
    "rooms, room attendants, turn down, turndown, bellhop, bell, valet, doorman, motel, resort, hostel, backpackers, serviced apartments, apartments cleaner, linen, laundry, guest, guests, concierge, front office, camp, village attendant, villages, holiday park",
  "hospitality/venue-management":
    "venue, publican, club manager, rsl, bowls club, leagues club, tavern, gaming room, gaming",
  "electrical/electricians":
    "sparkies, sparks, sparkie, switchboards, a grade, rec, electrics, power points, rough in, fit off, lighting",
  "electrical/solar-battery":
    "solar, bess, inverter, inverters, rooftop, saa accredited, cec accredited, renewables technician",
  "electrical/data-communications":
    "cabling, p2p, radio technician, comms technician, comms tech, nbn, fttp, splicer, fibre, optic, acma, cctv, access control, av, telco, vsat, das, alarm, alarms, duress, nurse call",
  "electrical/industrial-instrumentation":
    "e and i, i and c, plc, scada, hazardous areas, eeha, hazardous area, vsd, instrument, calibration, automation technician, bms technician, signalling, switchgear, relays",
  "electrical/power-lines-high-voltage":
    "substation, substations, transmission lines, overhead lines, protection engineer, hv, switching operator, asp, level 2 asp, live line, powerline, powerlines, jointer, lines worker, distribution designer",
  "community/disability-support":
    "dsw, ndis, sil, sda, sta, hidpa, pbs, psychosocial, participants, complex care, high intensity, sleepover, sleepovers, day program, group home, group homes, supported accommodation, supported employment, respite, plan management, lifestyle support",
  "community/aged-care":
    "hacc, chsp, hcp, home care package, domestic assistance, domestic assistant, aged, seniors, meals on wheels, residential village, retirement living, retirement village, in home care, in home support",
  "community/first-nations-programs":
    "closing the gap, identified, koori, murri, noongar, aboriginal, atsi, acco, acchs, elders, on country, land council, native title",
  "community/settlement-services":
    "humanitarian, refugees, migrants, cald, asylum, auslan, naati, newly arrived, bicultural",
  "community/youth-training-programs":
    "youth, young people, headspace, workforce australia, des consultant, job coach, job active, jobactive, employment services, disability employment, apprenticeship support, gto, mentoring, mentors, wilderness",
  "community/volunteer-program-coordination":
    "kinship, permanency, oohc, reunification, foster, carer support, protective, child wellbeing, family worker, intake worker, intake, caseworker, case work, casework, sexual assault, advocate, advocacy, dv, fdv, homelessness, crisis, outreach, neighbourhood house, neighbourhood centre, philanthropy, donor, donations, bequest, bequests, charity, op shop, welfare, counselling, parenting, suicide prevention, gambling help",
  "health-care/nursing":
    "mhn, rpn, rm, nurse, hith, ed nurse, icu, nicu, ccu, pacu, theatre, scrub, scout, anaesthetic nurse, dialysis, renal, haemodialysis, immunisation, immuniser, wound, stoma, infection prevention, maternal and child, mcn, ndis nurse, cnm, num, eennm, palliative, endoscopy, day surgery, ward",
  "health-care/medical-practice":
    "dr, drs, doctors, gps, vr, dpa, racgp, acrrm, billings, locum doctor, house officer, intern medical, skin cancer",
  "health-care/allied-health":
    "ot, ahpra, hp3, hp4, ep, aep, rehab, hydrotherapy, sonography, echocardiographer, echo, ultrasound, mri, ct, x ray, xray, radiation, oncology, biomedical, phlebotomist, pathology, histology, cytology, haematology, microbiology, transfusion, dispensary, dispense, hearing, orthotist, orthoptist, optical dispenser, dietetics, podiatrist, mental health, clinician, counselling psychologist, naturopath, acupuncture, remedial, cranial, sleep technician, respiratory",
  "health-care/personal-care":
    "pcw, pcas, carers, cna, hca, psa, wards, theatre orderly, attendant carer, hoist, manual handling patient, trach, peg, showering, live in",
  "health-care/dental":
    "dental, dentists, orthodontic, endodontist, periodontist, hygienist, oht, denture, dentures, prosthodontist, implant",
  "logistics/drivers":
    "mr, hc, mc, hr licence, mr licence, dg licence, dangerous goods driver, owner drivers, owner driver, subbie drivers, couriers, ute, van, pantech, rigid, semi, semis, b double, b doubles, ab triple, road trains, quad, walking floor, tautliner, flat top, flatbed, tanker, tankers, skel, hook lift, hooklift, skip bin, skip bins, front lift, rear lift, side lift, vac truck, water cart, tilt tray, car carrier, low loader, livestock carrier, coach captain, coach driver, school run, charter bus, rideshare, taxi, interstate, linehaul, last mile, deliveries, delivery",
  "logistics/warehouse":
    "dc, pick, picking, picker, pickers, packing, packer, rf scanner, rf scanning, scanning, replen, replenishment, night sort, sorter, sort, parcel, parcels, cross dock, hub, 3pl, 4pl, dock, dock hand, loader unloader, unloader, unloading, devan, devanning, containers, container, storage, stores, storeperson, storepersons, storemen, kitting, voice picking, consignments, goods in, goods inwards, palletising, cold store, chiller, freezer, airport, cargo, ramp, baggage, ulds, wharf, waterfront, removals, removal, furniture removal",
  "logistics/forklift":
    "lf, lo, lf licence, lo licence, high reach, reach truck, forklift, counterbalance, fork, forks, clamp",
  "logistics/dispatch-planning":
    "s and op, demand planning, supply planning, rostering, allocations, freight, forwarder, forwarding, import, export, imports, exports, customs, classifications, tariff, bookings officer transport, load planning, control tower, logistics, supply chain",
  "agriculture/farm-work":
    "wool, shearing, shed hand, wool classer, jackaroo, cattle, sheep, beef, calf, calf rearer, dairy, milk, milker, milking, lambing, feedlot, station, ag worker, ag, broadacre, crop, cropping, hay, silage, grain, grains, silo, seeding, sowing, poultry, hatchery, broiler, layers, eggs, pig, pigs, stud, horse, horses, stablehand, stable hand, strapper, groom, track rider, thoroughbred, equine, muster, mustering, bore, fencing rural, bee, bees, honey, goat, alpaca, deer, rural, property hand, agtech, aquaculture, oyster, barramundi, prawn farm, salmon, fish farm, pearl",
  "agriculture/horticulture":
    "packhouse, produce, orchard, grower, growers, glasshouse, hydroponic, hydroponics, tomato, tomatoes, berry, berries, blueberry, strawberry, raspberry, mango, mangoes, banana, bananas, citrus, avocado, avocados, macadamia, almond, almonds, grape, grapes, cherry, cherries, apple, apples, mushroom, mushrooms, lettuce, vegetable, vegetables, potato, potatoes, asparagus, flower farm, vine, vines, vineyard, pruner, pruners, picking fruit, harvest hand, seasonal harvest, turf, mowing, mower, brushcutter, whipper snipper, garden, gardens, gardening, landscape, landscaping, tree, trees, climber, groundie, weeds, bush regeneration, bush regenerator, revegetation, nursery, parks, reserves, open space, sportsfield, sports turf",
  "agriculture/meat-seafood-processing":
    "abattoir, boning, knife hand, boners, slaughterers, smallgoods, deboning, kill floor, beef boner, lamb boner, meat, trimmer meat, tunnel boner, poultry processing, filleter, fish, seafood",
  "agriculture/machinery-operation":
    "header, chaser bin, tractor, harvester, self propelled, sprayer, boom spray, air seeder, baler, cotton picker, forwarder harvester, skidder, feller buncher, gps tractor",
  "construction/carpentry":
    "framing, formwork, formworkers, fix out, second fix, first fix, decking, chippies, kitchens, cabinets, stairs, joinery, timber frame, truss, trusses, window installer, door installer, shopfitting, wardrobe, flooring",
  "construction/plumbing":
    "hydronic, drainage, drains, gasfitting, hot water, split system, split systems, hvac, ducted, refrig, refrigeration, chillers, sprinkler, backflow, roofing plumber, irrigation pipe, water main, sewer, pumps, pump",
  "construction/painting-tiling":
    "tilers, painters, plasterers, rendering, waterproofer, waterproofers, waterproofing, gyprocker, wallpaper, sandblaster, coatings, epoxy, vinyl, carpet, blinds",
  "construction/plant-machinery":
    "dogger, doggers, dogmen, riggers, franna, cranes, crawler, tower crane, hiab, exc, excavators, posi track, positrack, skid steer, bobcats, dozers, graders, final trim, scraper, roller, rollers, moxy, dump trucks, haul truck, loaders, hydro excavation, piling, pile, drill rig, drill, diamond drill, diamond driller, blast crew, blast hole, rc driller, jumbo, bogger, ug, underground, stockpile, crusher, screening plant, chpp, screed, pump operator concrete, profiler, paver, telehandlers",
  "construction/site-management":
    "superintendent, site super, project engineer, d and c, ecn, eot, tier 1, tier 2, estimating, tenders, bim, revit, civil 3d, autocad, 12d, drafting, drafter, surveying, clerk of works, site foreman, hsr, swms, fitout, fit out, da planner, certifier, planning officer",
  "construction/labouring":
    "trades assistants, ta, hod, pavers, paving, brickies, scaffies, scaff, steel fixers, concreters, kerbing, pipe layers, pipelayers, pipefitter, pipe fitter, fabricators, boilies, boily, welders, mig, tig, stick welding, coded, sheetie, sheeties, polisher, grinder, blaster, insulation, cladder, roofers, metal roofing, tiling roof, glaziers, fencers, demolition, asbestos, stripper, strip out, eba, shuts, shutdown, turnaround, spotters, stop slow, ttm, road crew, linemarking, line marker, press operator, injection moulding, extruder, cnc, lathe, turner, toolmaker, millwright, die setter, foundry, smelter, kiln, sawmill, timber mill, bottling, line operator",
  "retail/shop-floor":
    "checkouts, deli, delicatessen, bakery assistant, produce assistant, liquor, bottle shop, bottle o, bunnings, kmart, coles, woolworths, aldi, iga, priceline, chemist warehouse, pharmacy, sales floor, click and collect, click collect, tm, keyholder, key holder, casual sales, homemaker, bedding, furniture, whitegoods, jewellery, fashion, footwear, lingerie, cosmetics, florist, newsagency, tobacconist, servo, petrol, op shop retail, online orders, personal shopper",
  "retail/store-management":
    "dept manager, department manager, store 2ic, asm, cluster manager, multi site manager, regional retail, state retail",
  "retail/sales-representatives":
    "sdr, bdr, bde, bdm, ae saas, kam, nam, fmcg, d2d, door to door, outbound, telesales, telemarketing, lead generation, cold calling, on road, territory, medical devices, medical device, franchise, leasing, real estate, auctioneer, buyers agent, fundraisers, face to face, commission",
  "retail/merchandising":
    "vm, planogram, planograms, reset, resets, fixture, shelf, shelving, night fill, nightfill, packers store, buyer, buying, ecommerce, e commerce, brand ambassador, marketing, crm marketing, ppc, seo, sem, content creator, copywriter, campaign, campaigns, media buyer",
  "office/administration":
    "ao3, ao4, ao5, ao6, aps3, aps4, aps5, aps6, el1, el2, vps3, vps4, vps5, aso2, aso3, aso4, court registry, registry, minutes, governance, diary, secretary, records, foi, document control, document controller, dictaphone, transcription, board secretary, legal, litigation, conveyancing, policy, secretariat, ministerial, ministerials, elections, clerk, project support",
  "office/reception": "front desk, switchboard, concierge corporate, reception",
  "office/accounts-payroll":
    "ap, ar, accts, bas, xero, myob, quickbooks, reckon, ledger, ledgers, gl, reconciliations, ato, smsf, audit, cpa, ca qualified, fbt, payroll, wages, p2p finance, procure to pay, treasury, finance, loans, lending, mortgages, credit, underwriter, paraplanning, fp and a, cfo, budget, budgets",
  "office/customer-service":
    "csr, cso, contact centre, call centre, inbound calls, inbound, enquiries, claims, complaints, helpline",
  "office/human-resources":
    "hr, hrbp, wc, workers comp, workers compensation, workcover, rtw, return to work, injury, rehabilitation consultant, erp hr, ir, er, ta partner, sourcer, resourcer, recruiter, onboarding, l and d, od, remuneration, dei, workforce planning",
  "technology/software":
    "react, angular, vue, node, nodejs, typescript, javascript, java, kotlin, swift, flutter, golang, rust, python, django, ruby, php, laravel, drupal, wordpress, shopify, magento, c sharp, dotnet, net core, asp, front end, frontend, back end, backend, fullstack, full stack, microservices, api, apis, mulesoft, sap, abap, fico, s4hana, salesforce, apex, servicenow, dynamics, d365, ax, netsuite, oracle, ebs, workday, peoplesoft, guidewire, pega, appian, outsystems, power apps, powerapps, power platform, sharepoint, erp, crm, qa, sdet, selenium, test analyst, devs, dev, embedded, firmware, fpga, unity, unreal, game, mobile app, app, blockchain, ai, llm, ml",
  "technology/support-networks":
    "azure, aws, gcp, intune, entra, m365, o365, office 365, sccm, vmware, citrix, hyper v, active directory, windows, linux, unix, redhat, cisco, ccna, ccnp, fortinet, palo alto, firewall, firewalls, sd wan, lan, wan, voip, telephony, noc, soc, siem, splunk, iam, pam, pen test, infosec, grc cyber, irap, essential eight, cyber, kubernetes, k8s, docker, terraform, ansible, jenkins, ci cd, sre, devops, platform engineer, cloud, msp, service desk, servicedesk, help desk, helpdesk, deskside, eus, euc, it, ict, sysadmin, l1, itil, service delivery, hardware, printers, infrastructure",
  "technology/data":
    "snowflake, databricks, dbt, redshift, bigquery, spark sql, hadoop, kafka, etl, elt, ssis, ssrs, ssas, sql, dba, power bi, powerbi, tableau, qlik, looker, sas, data, analytics, bi, mlops, gis, arcgis, esri, spatial, geospatial, modeller data",
  "technology/design-product":
    "ux, ui, cx, figma, product owner, scrum, agile, jira, safe agile, delivery lead, iteration manager, rte, pmo, ba, ict ba, business analyst, motion, animator, graphic, mac operator, finished artist, video editor, web",
};

const kindOfTerm = new Map<string, string>();
for (const [kind, list] of Object.entries(terms))
  for (const term of list.split(", ")) if (!kindOfTerm.has(term)) kindOfTerm.set(plain(term), kind);

/** Terms have no more words. */
const mostWords = 3;

const kindNamed = (phrase: string): string | undefined =>
  kindOfTerm.get(phrase) ?? kindOfTerm.get(phrase.replace(/s$/, ""));

/** The longest term that the words begin with. */
const firstTerm = (words: readonly string[]): { kind: string; length: number } | undefined => {
  for (let length = Math.min(mostWords, words.length); length > 0; length--) {
    const kind = kindNamed(words.slice(0, length).join(" "));
    if (kind) return { kind, length };
  }
  return undefined;
};

/** The kind of work, "category/kind", whose terms a title has most of; the first among equals. Longer terms count more. */
export const kindByTerms = (title: string): string | undefined => {
  const words = title.split(" ");
  const found = new Map<string, number>();
  for (let at = 0; at < words.length;) {
    const term = firstTerm(words.slice(at));
    if (term) found.set(term.kind, (found.get(term.kind) ?? 0) + term.length);
    at += term?.length ?? 1;
  }
  const most = Math.max(0, ...found.values());
  return [...found].find(([, score]) => score === most)?.[0];
};
