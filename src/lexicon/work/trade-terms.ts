import { duties } from "./duty-terms.ts";
import { plain } from "./title-words.ts";

/**
 * Terms that one trade alone has, by kind of work: tools, programs, schemes, products and short names. A title such as
 * "Trainee – ECEC" or "Azure / Intune" names no occupation, but says by them what the work is.
 */
const terms: Readonly<Record<string, string>> = {
  "other/general":
    "teacher, teachers, teaching, tutor, tutors, lecturer, professor, school principal, school, curriculum, phd, postdoctoral, research fellow, scientist, laboratory, museum, gallery, curator, librarian, library, archivist, animal management, pound, kennel, kennels, dog groomer, dogs, pet groomer, veterinary, zoo, wildlife, hair, hairdressers, barbers, salon, nails, nail technician, lashes, brows, tattoo, makeup, massage, spa, yoga, fitness, gym, aquatic, swim, swimming, pool technician, tennis, golf professional, sports coach, swim coach, gymnastics, referee, umpire, surf, lifesaver, dance, music, choir, actor, actors, model agency, photographer, videographer, camera operator, radio presenter, journalist, reporter, subeditor, stage, lighting technician theatre, church, priest, security, guards, crowd control, patrol officer, cash in transit, prison, custodial, police, fire station, navy, army, raaf, adf, pilot, pilots, aircrew, aviation, cleaner, cleaners, cleaning, window cleaning, carpet cleaner, pest, termite, funeral, crematorium, rangers, ranger, local laws",
  "early-learning/educators":
    "ecec, acecqa, nqf, nqs, eylf, toddlers, babies, nursery room, pre prep, pre kinder, elc, early years, childrens services, group leader, room ldr, room leader, lead educator, play based, creche",
  "early-learning/outside-school-hours-care":
    "before school, after school, ooshc, holiday program, vac care, school age care",
  "early-learning/early-childhood-teachers": "teacher kinder, three year old, four year old, 3yo, 4yo",
  "early-learning/centre-support":
    "sso, lsa, lso, ties officer, student support officer, school services officer",
  "automotive/mechanics-technicians":
    "lv, light vehicle, log book, logbook, servicing, lube, exhaust, suspension, wheel alignment, aligner, gearbox, driveline, transmission, pink slip, rwc, autobarn, supercheap, repco, burson, accessory fitter, accessories, uhf, tint, tinter, tow, towing, motorcycles, scooter, caravan repairs, rv technician, dyno, motor trimmer, trimmer auto, body builder, truck body, detail, detailing, detailers, rap site, mobile mechanic, motor mechanic, marine mechanic, small engine, outboard, lawnmower mechanic, go kart, battery fitter, auto glass, autoglass, vehicle inspector, vehicle inspections, ev technician",
  "automotive/panel-paint": "dent, pdr, i car, refinish, prepper, smash, spray booth, buff, polisher car",
  "automotive/parts-sales":
    "car yard, dealership, dealer principal, prestige cars, new cars, used vehicles, fleet sales, aftersales, f and i, aftermarket, vehicle sales",
  "automotive/heavy-vehicles":
    "hd fitter, komatsu, hitachi, kenworth, scania, volvo trucks, earthmoving, prime mover, hydraulics, hydraulic, plant fitter, mobile plant, haul trucks, lv hv",
  "hospitality/chefs-cooks":
    "grill, larder, pans, hatted, 1 hat, 2 hat, kitchen manager, pizza, sushi, wok, tandoor, roti, butchery chef, dumpling, teppanyaki, kebab, culinary, sous, demi, cdp, chef de, pastries, patissier, short order, fry cook, grill cook, breakfast cook, camp cook, cooks, bakers, doughnut, donut, pastry, chocolatier, gelato, patisserie, barbecue, bbq, smokehouse",
  "hospitality/kitchen-hands": "kp, dishies, pot wash, potwash, food prep, food preparation, salad hand",
  "hospitality/baristas-bar":
    "coffee, rsa, bar, cocktail, cocktails, brewery, taproom, distillery, bottle, keg, bartenders",
  "hospitality/front-of-house":
    "qsr, drive thru, drive through, mcdonalds, kfc, hungry jacks, subway, crew trainer, food service, food services, breakfast attendant, buffet, banquet, banquets, dining, waiters, waitress, wait staff, cafe, bistro, diner, maitre, hosts, section waiter, floor staff, canape, cinema, cinema attendant, ski, snow, tours, charter, skipper, stadium, usher, box office, ticketing, glassies, bussies, bussers, busser, runners, reservations, functions, weddings, theme park, zoo host, museum host, visitor services, visitor centre, guide, cruise, sailing, snorkel, dive, ski instructor, lift operator resort, barback, supper, tray service, room service, pool bar, beach club, food and beverage, f and b",
  "hospitality/hotel-housekeeping":
    "rooms, room attendants, turn down, turndown, bellhop, valet, doorman, motel, resort, hostel, backpackers, serviced apartments, apartments cleaner, linen, laundry, guest, guests, concierge, front office, camp, village attendant, villages, holiday park, revenue manager, 5 star, 4 star, cabin, tourist park, glamping, bnb, airbnb, holiday rental, housekeepers, linen room, public area attendant",
  "hospitality/venue-management":
    "venue, publican, club manager, rsl, bowls club, leagues club, tavern, gaming room, gaming",
  "electrical/electricians":
    "sparkies, sparks, sparkie, switchboards, a grade, electrics, power points, rough in, fit off, lighting, electro, leckie, electrician mate, wiring, rewire, lighting installer, appliances, appliance, whitegood repairs, lift electrician",
  "electrical/solar-battery":
    "solar, bess, inverter, inverters, rooftop, saa accredited, cec accredited, renewables technician",
  "electrical/data-communications":
    "cabling, p2p, radio technician, comms technician, comms tech, nbn, fttp, splicer, fibre, optic, acma, cctv, access control, av, telco, vsat, das, alarm, alarms, duress, nurse call",
  "electrical/industrial-instrumentation":
    "e and i, i and c, plc, scada, hazardous areas, eeha, hazardous area, vsd, instrument, calibration, automation technician, bms technician, signalling, switchgear, relays",
  "electrical/power-lines-high-voltage":
    "substation, substations, transmission lines, overhead lines, protection engineer, hv, switching operator, asp, level 2 asp, live line, powerline, powerlines, jointer, lines worker, distribution designer",
  "community/disability-support":
    "dsw, ndis, sil, sda, sta, hidpa, pbs, psychosocial, participants, complex care, high intensity, sleepover, sleepovers, day program, group home, group homes, supported accommodation, supported employment, respite, plan management, lifestyle support, overnight support, active night, active nights, in home, community participation, social participation, deaf, vision impaired, autism, aba, assistance animal, tac, icare, brain injury",
  "community/aged-care":
    "hacc, chsp, hcp, home care package, domestic assistance, domestic assistant, aged, seniors, meals on wheels, residential village, retirement living, retirement village, in home care, in home support, at home care, dementia, leisure and lifestyle, lifestyle, recreation officer, companion, in home aged, acat, anacc, an acc",
  "community/first-nations-programs":
    "closing the gap, identified, koori, murri, noongar, aboriginal, atsi, acco, acchs, on country, land council, native title, koorie, yolngu, palawa, torres strait, cultural mentor, cultural advisor, traditional owner, healing",
  "community/settlement-services":
    "humanitarian, refugees, migrants, cald, asylum, auslan, naati, newly arrived, bicultural, interpreters, translators, migrant, settlement, ethnic, multicultural, rohingya, arabic, dari, farsi",
  "community/youth-training-programs":
    "youth, young people, headspace, workforce australia, des consultant, job coach, job active, jobactive, employment services, disability employment, apprenticeship support, gto, mentoring, mentors, wilderness, traineeship, school holiday camp, outdoor education, camp leader, scouts, pcyc, young parents, vocational, rto, assessor",
  "community/volunteer-program-coordination":
    "neighbourhood house, neighbourhood centre, philanthropy, donor, donations, bequest, bequests, charity, place based, food bank, foodbank, capacity building, community centre",
  community:
    "refuge, safe house, kinship, permanency, oohc, reunification, foster, carer support, protective, child wellbeing, family worker, intake worker, intake, caseworker, case work, casework, sexual assault, advocate, advocacy, dv, fdv, homelessness, crisis, outreach, op shop, welfare, counselling, parenting, suicide prevention, gambling help, behaviour change, participation, family mediator, family dispute, relationship practitioner, intensive family, bushfire recovery, disaster recovery, community recovery, neighbour, mens shed, perpetrator, trauma, mediator, social worker, social work",
  "health-care/nursing":
    "mhn, rpn, rm, nurse, hith, ed nurse, icu, nicu, ccu, pacu, theatre, scrub, scout, anaesthetic nurse, dialysis, renal, haemodialysis, immunisation, immuniser, wound, stoma, infection prevention, maternal and child, mcn, ndis nurse, cnm, num, eennm, palliative, endoscopy, day surgery, ward, remote area nurse, triage, recovery nurse, cath lab, lactation, an1, srn, rin, nursing assistant, vaccinator, chemotherapy, chemo, acute, clinical coordinator, after hours coordinator",
  "health-care/medical-practice":
    "jho, pho, dr, drs, doctors, gps, vr, dpa, racgp, acrrm, billings, locum doctor, house officer, intern medical, skin cancer, clinical coder, clinical coding, health information, skin clinic, ivf, fertility, cosmetic clinic, cosmetic injector, telehealth, recalls",
  "health-care/allied-health":
    "ot, ahpra, hp3, hp4, ep, aep, rehab, hydrotherapy, sonography, echocardiographer, echo, ultrasound, mri, ct, x ray, xray, radiation, oncology, biomedical, phlebotomist, pathology, histology, cytology, haematology, microbiology, transfusion, dispensary, dispense, hearing, orthotist, orthoptist, optical dispenser, dietetics, podiatrist, mental health, clinician, counselling psychologist, naturopath, acupuncture, remedial, cranial, sleep technician, respiratory, mammographer, breast screen, audiometrist, perfusionist, embryologist, ecg, eeg, spirometry, ophthalmic, health promotion, health coach, genetic, genetics, nutritionist, chinese medicine, kinesiologist, pilates, hydrotherapist, ergonomist, medical scientist, mortuary",
  "health-care/personal-care":
    "pcw, pcas, carers, cna, hca, psa, wards, theatre orderly, attendant carer, hoist, manual handling patient, trach, peg, showering, live in, paramedic, ambulance, first aid, sterilising, sterilisation, sterile, cssd, theatre technician, anaesthetic technician, orderlies, hospital porter",
  "health-care/dental":
    "dental, dentists, orthodontic, endodontist, periodontist, hygienist, oht, denture, dentures, prosthodontist, implant",
  "logistics/drivers":
    "mr, hc, mc, hr licence, mr licence, dg licence, dangerous goods driver, owner drivers, owner driver, subbie drivers, couriers, ute, van, pantech, rigid, semi, semis, b double, b doubles, ab triple, road trains, quad, walking floor, tautliner, flat top, flatbed, tanker, tankers, skel, hook lift, hooklift, skip bin, skip bins, front lift, rear lift, side lift, vac truck, water cart, tilt tray, car carrier, low loader, livestock carrier, coach captain, coach driver, school run, charter bus, rideshare, taxi, interstate, linehaul, last mile, truckies, truckie, moffett, crane truck, delivery driver, delivery rider, rider, motorcycle courier, patient transport, minibus, bus, buses, ferry, skipper barge, grain carting, milk tanker, fuel tanker, livestock driver, log truck, pilot vehicle, escort vehicle, removalists",
  "logistics/warehouse":
    "dc, pick, picking, picker, pickers, packing, packer, rf scanner, rf scanning, scanning, replen, replenishment, night sort, sorter, sort, parcel, parcels, cross dock, 3pl, 4pl, dock, dock hand, loader unloader, unloader, unloading, devan, devanning, containers, container, storage, stores, storeperson, storepersons, storemen, kitting, voice picking, consignments, goods in, goods inwards, palletising, cold store, chiller, freezer, airport, cargo, ramp, baggage, ulds, wharf, waterfront, removals, removal, furniture removal, goods out, night shift warehouse, pallets, pallet, labeller, e commerce fulfilment, order fulfilment, stocktake, stock taker, cycle count, cold storage, bond store, wine warehouse, mailhouse, mail, tyre warehouse, aircraft loader, freight loader, freight loaders, loaders freight",
  "logistics/forklift":
    "lf, lo, lf licence, lo licence, high reach, reach truck, forklift, counterbalance, fork, forks, clamp",
  "logistics/dispatch-planning":
    "s and op, demand planning, supply planning, allocations, freight, forwarder, forwarding, import, export, imports, exports, customs, classifications, tariff, bookings officer transport, load planning, control tower, logistics, supply chain, allocation, allocations, vehicle allocation, intermodal, rail operations, train planner, shipping, vessel, berth, marine pilot, hauliers, compliance heavy vehicle, chain of responsibility, cor, nhvr, bookings transport",
  "agriculture/farm-work":
    "wool, shearing, shed hand, wool classer, jackaroo, cattle, sheep, beef, calf, calf rearer, dairy, milk, milker, milking, lambing, feedlot, ag worker, broadacre, crop, cropping, silage, grain, grains, silo, seeding, sowing, poultry, hatchery, broiler, layers, eggs, pig, pigs, stud, horse, horses, stablehand, stable hand, strapper, groom, track rider, thoroughbred, equine, muster, mustering, fencing rural, bee, bees, honey, goat, alpaca, property hand, agtech, aquaculture, oyster, barramundi, prawn farm, salmon, fish farm, pearl, saleyards, saleyard, stockyards, pastoral, agribusiness, veterinary livestock, farmhand, farmhands, stockhand, irrigator, sugar cane, cane, tobacco, truffle, hemp",
  "agriculture/horticulture":
    "packhouse, produce, orchard, grower, growers, glasshouse, hydroponic, hydroponics, tomato, tomatoes, berries, blueberry, strawberry, raspberry, mango, mangoes, citrus, avocado, avocados, macadamia, almond, almonds, grape, grapes, cherry, cherries, apple picker, mushroom, mushrooms, lettuce, vegetable, vegetables, potato, potatoes, asparagus, flower farm, vine, vines, vineyard, pruner, pruners, picking fruit, harvest hand, seasonal harvest, turf, mowing, mower, brushcutter, whipper snipper, garden, gardens, gardening, landscape, landscaping, tree, trees, climber, groundie, weeds, bush regeneration, bush regenerator, revegetation, nursery, parks, reserves, open space, sportsfield, sports turf",
  "agriculture/meat-seafood-processing":
    "abattoir, boning, knife hand, boners, slaughterers, smallgoods, deboning, kill floor, beef boner, lamb boner, meat, trimmer meat, tunnel boner, poultry processing, filleter, fish, seafood",
  "agriculture/machinery-operation":
    "header, chaser bin, tractor, cotton ginner, harvester, self propelled, sprayer, boom spray, air seeder, baler, cotton picker, forwarder harvester, skidder, feller buncher, gps tractor",
  "construction/carpentry":
    "framing, formwork, formworkers, fix out, second fix, first fix, decking, chippies, kitchens, cabinets, stairs, joinery, timber frame, truss, trusses, window installer, door installer, shopfitting, wardrobe, flooring",
  "construction/plumbing":
    "hydronic, drainage, drains, gasfitting, hot water, split system, split systems, hvac, ducted, refrig, refrigeration, chillers, sprinkler, backflow, roofing plumber, irrigation pipe, water main, sewer, pumps, pump",
  "construction/painting-tiling":
    "tilers, painters, plasterers, rendering, waterproofer, waterproofers, waterproofing, gyprocker, wallpaper, sandblaster, coatings, epoxy, vinyl, carpet, blinds",
  "construction/plant-machinery":
    "dogger, doggers, dogmen, riggers, franna, cranes, crawler, tower crane, hiab, exc, excavators, posi track, positrack, skid steer, bobcats, dozers, graders, final trim, scraper, roller, rollers, moxy, dump trucks, haul truck, loaders, hydro excavation, piling, pile, drill rig, drill, diamond drill, diamond driller, blast crew, blast hole, rc driller, jumbo, bogger, ug, underground, stockpile, crusher, screening plant, chpp, screed, pump operator concrete, profiler, paver, telehandlers",
  "construction/site-management":
    "superintendent, site super, project engineer, d and c, ecn, eot, tier 1, tier 2, estimating, tenders, bim, revit, civil 3d, autocad, 12d, drafting, drafter, surveying, clerk of works, site foreman, hsr, swms, fitout, fit out, da planner, certifier, planning officer, draftie, draughtsman, draftsperson, cad, civil designer, estimator, estimators, planner p6, primavera, cost planner, development manager, building approvals, building certifier, urban design, heritage, landscape architect, works supervisor, works coordinator, asset engineer, project engineers, roadworks supervisor",
  "construction/labouring":
    "trades assistants, ta, hod, pavers, paving, brickies, scaffies, scaff, steel fixers, concreters, kerbing, pipe layers, pipelayers, insulation, cladder, roofers, metal roofing, tiling roof, fencers, demolition, asbestos, stripper, strip out, eba, shuts, shutdown, turnaround, spotters, stop slow, ttm, road crew, linemarking, line marker, nipper, service crew, underground service, shed builders, shed builder, structural steel, precast, tilt panel, formply, pit crew, hydrovac spotter, gantry, rail track, track worker, track workers, lookout, sealing crew, spray seal, asphalters, maintenance crew, handymen, handyperson, property maintenance, pallet repairer, spray painter industrial",
  construction:
    "pipefitter, pipe fitter, fabricators, boilies, boily, welders, mig, tig, stick welding, coded, sheetie, sheeties, polisher, grinder, blaster, glaziers, press operator, injection moulding, extruder, cnc, lathe, turner, toolmaker, millwright, die setter, foundry, smelter, kiln, sawmill, timber mill, bottling, line operator, builder, builders, erector, erectors, installers, installer, rail safety worker, protection officer rail, upholsterer, powder coat, powder coater, powdercoater, galvaniser, polymer, thermoforming, guillotine, brake press, laser operator, laser cutter, machine shop, quality inspector ndt",
  "retail/shop-floor":
    "checkouts, deli, delicatessen, bakery assistant, produce assistant, liquor, bottle shop, bottle o, bunnings, kmart, coles, woolworths, aldi, iga, priceline, chemist warehouse, pharmacy, sales floor, click and collect, click collect, tm, keyholder, key holder, casual sales, homemaker, bedding, furniture, whitegoods, jewellery, fashion, footwear, lingerie, cosmetics, florist, newsagency, tobacconist, servo, petrol, op shop retail, online orders, personal shopper, showroom, trade sales, counter sales, trade desk, trade supplies, hardware store, paint store, garden centre, pet store, pet shop, eyewear, toys, toy store, gift shop, lotto, nutrition store, supplements, mobile phones, phone repairs, telco store, bookshop, books, cashiers, junior retail, saturday junior, market stall, stockroom, perfume, fragrance, makeup artist retail, customer assistants, appliance sales, tyre sales, bridal",
  "retail/store-management":
    "dept manager, department manager, store 2ic, asm, cluster manager, multi site manager, regional retail, state retail, area manager, store managers, district manager, retail manager, visual manager",
  "retail/sales-representatives":
    "sdr, bdr, bde, bdm, ae saas, kam, nam, fmcg, d2d, door to door, outbound, telesales, telemarketing, lead generation, cold calling, on road, territory, medical devices, medical device, franchise, leasing, real estate, auctioneer, buyers agent, fundraisers, face to face, commission, solutions sales, partnerships manager, account director, account exec, new business, memberships, membership sales, media sales, sales admin, open home, rental, rentals, fundraiser, door knockers, canvasser, canvassers, appointment setting",
  retail: "marketing, digital marketing, sponsorship, advertising, acquisition manager",
  "retail/merchandising":
    "vm, planogram, planograms, reset, resets, fixture, shelf, shelving, night fill, nightfill, packers store, buyer, buying, ecommerce, e commerce, brand ambassador, marketing, crm marketing, ppc, seo, sem, content creator, copywriter, campaign, campaigns, media buyer",
  "office/administration":
    "ao3, ao4, ao5, ao6, aps3, aps4, aps5, aps6, el1, el2, vps3, vps4, vps5, aso2, aso3, aso4, court registry, registry, minutes, governance, diary, secretary, records, foi, document control, document controller, dictaphone, transcription, board secretary, legal, litigation, conveyancing, policy, secretariat, ministerial, ministerials, elections, clerk, project support, team assistant, project assistant, executive support, office all rounder, office junior, business support, correspondence, scanning clerk, word processing, legal support, law clerk, court, tribunal, probate, titles, permits, parliamentary, electorate, cabinet, policy",
  "office/reception": "front desk, switchboard, concierge corporate, reception",
  "office/accounts-payroll":
    "ap, ar, accts, bas, xero, myob, quickbooks, reckon, ledger, ledgers, gl, reconciliations, ato, smsf, audit, cpa, ca qualified, fbt, payroll, wages, p2p finance, procure to pay, treasury, finance, loans, lending, mortgages, credit, underwriter, paraplanning, fp and a, cfo, budget, budgets, financial planning, superannuation, insolvency, forensic accounting, cost accountant, management accountant, commercial manager finance, revenue officer, debtors, creditors, hardship, home loans, mortgage, branch manager bank, personal banker, insurance, actuarial, investment, wealth, fund, funds",
  "office/customer-service":
    "csr, cso, contact centre, call centre, inbound calls, inbound, enquiries, claims, complaints, helpline",
  "office/human-resources":
    "hr, hrbp, wc, workers comp, workers compensation, workcover, rtw, return to work, injury, rehabilitation consultant, erp hr, ir, er, ta partner, sourcer, resourcer, recruiter, onboarding, l and d, od, remuneration, dei, workforce planning, benefits analyst, talent, employer brand, workplace relations, industrial relations, hr systems, organisational development, recruitment, training coordinator, learning designer, instructional",
  "technology/software":
    "react, angular, vue, node, nodejs, typescript, javascript, java, kotlin, flutter, golang, python, django, ruby, php, laravel, drupal, wordpress, shopify, magento, c sharp, dotnet, net core, asp, front end, frontend, back end, backend, fullstack, full stack, microservices, api, apis, mulesoft, sap, abap, fico, s4hana, salesforce, apex, servicenow, dynamics, d365, ax, netsuite, oracle, ebs, workday, peoplesoft, guidewire, pega, appian, outsystems, power apps, powerapps, power platform, sharepoint, erp, crm, qa, sdet, selenium, test analyst, test lead, test manager, uat, devs, dev, embedded, firmware, fpga, game developer, mobile app, app, blockchain, ai, llm, ml, boomi, mobile developer, wix, webflow, wcag, cobol, c plus plus, scala, graphql, elixir, nestjs, svelte, qt, plm, hris, cyberark dev",
  "technology/support-networks":
    "azure, aws, gcp, intune, entra, m365, o365, office 365, sccm, vmware, citrix, hyper v, active directory, windows, linux, unix, redhat, cisco, ccna, ccnp, fortinet, palo alto, firewall, firewalls, sd wan, lan, wan, voip, telephony, noc, soc, siem, splunk, iam, pam, pen test, infosec, grc cyber, irap, essential eight, cyber, kubernetes, k8s, docker, terraform, ansible, jenkins, ci cd, sre, devops, platform engineer, cloud, msp, service desk, servicedesk, help desk, helpdesk, deskside, eus, euc, ict, sysadmin, l1, itil, service delivery, hardware, printers, infrastructure, eftpos, pos, rollout, rollouts, field services, deployment, imaging, mdm, jamf, macos, solarwinds, pabx, telecoms, data centre, datacentre, mainframe, cobol ops",
  "technology/data":
    "snowflake, databricks, dbt, redshift, bigquery, spark sql, hadoop, kafka, etl, elt, ssis, ssrs, ssas, sql, dba, power bi, powerbi, tableau, qlik, looker, sas, data, analytics, bi, mlops, gis, arcgis, esri, spatial, geospatial, modeller data",
  "technology/design-product":
    "ux, ui, cx, figma, product owner, scrum, agile, jira, safe agile, delivery lead, iteration manager, rte, pmo, ba, ict ba, business analyst, motion, animator, graphic, mac operator, finished artist, video editor, web",
};

/** The kind of each term, in plain letters; the first counts where two have one. */
const kindsOfTerms = (lists: Readonly<Record<string, string>>): ReadonlyMap<string, string> => {
  const kinds = new Map<string, string>();
  for (const [kind, list] of Object.entries(lists))
    for (const term of list.split(", ")) if (!kinds.has(plain(term))) kinds.set(plain(term), kind);
  return kinds;
};

const kindOfTerm = kindsOfTerms(terms);
const kindOfDuty = kindsOfTerms(duties);
/** Terms of titles that any ad's text may have. */
const everyday = new Set(
  "policy accessories sewer front_end detail commission budget budgets identified lifestyle companion healing talent remuneration onboarding credit fund funds outbound governance records legal storage crisis trauma acute import imports motion dynamics workday minutes reset header exhaust titles advertising marketing sponsorship guide guest guests rooms clerk hearing layers deployment rollout school night_shift night_shifts new_business live_in injury settlement reserves parks identified produce trees interstate".split(
    " ",
  ),
);
/** Short forms of titles are other words in a text, too: "er", "ta". */
const textTerms = new Map(
  [...kindOfTerm].filter(
    ([term]) => (term.length > 4 || term.includes(" ")) && !everyday.has(term.replaceAll(" ", "_")),
  ),
);

/** Terms have no more words. */
const mostWords = 3;

/** The longest term that the words begin with from a place on. */
const termAt = (
  words: readonly string[],
  at: number,
  kinds: ReadonlyMap<string, string>,
): { kind: string; length: number } | undefined => {
  for (let length = Math.min(mostWords, words.length - at); length > 0; length--) {
    const phrase = words.slice(at, at + length).join(" ");
    const kind = kinds.get(phrase) ?? kinds.get(phrase.replace(/s$/, ""));
    if (kind) return { kind, length };
  }
  return undefined;
};

/** The kinds of work whose terms are in a text, with how many; longer terms count more. */
const termsIn = (text: string, kinds: ReadonlyMap<string, string>): Map<string, number> => {
  const words = text.split(" ");
  const found = new Map<string, number>();
  for (let at = 0; at < words.length;) {
    const term = termAt(words, at, kinds);
    if (term) found.set(term.kind, (found.get(term.kind) ?? 0) + term.length);
    at += term?.length ?? 1;
  }
  return found;
};

/** Terms of trades in a sentence, by the kind of work. */
export const tradeTerms = (sentence: string) => termsIn(sentence, textTerms);
/** Duties in a sentence, by the kind of work. */
export const dutyTerms = (sentence: string) => termsIn(sentence, kindOfDuty);

/**
 * The kind of work, "category/kind", or the category alone, whose terms a title has most of; the first among equals.
 * Longer terms count more.
 */
export const kindByTerms = (title: string): string | undefined => {
  const found = termsIn(title, kindOfTerm);
  const most = Math.max(0, ...found.values());
  return [...found].find(([, score]) => score === most)?.[0];
};
