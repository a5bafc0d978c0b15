/**
 * What people of a kind of work do or work with, as the texts of ads say it. These are words of everyday language, so
 * that they count in a text alone, where others can speak against them; never in a title.
 */
export const duties: Readonly<Record<string, string>> = {
  "early-learning/educators":
    "pre kinder, preschoolers, toddlers, babies, nappies, early childhood, childrens learning, play based, educators, lead educator",
  "early-learning/early-childhood-teachers": "teach children, 3 year olds, 4 year olds, four year olds",
  "early-learning/centre-management":
    "running our childcare, centre director, childcare centre director, nominated supervisor, lead our centre, run our centre, director of our centre",
  "automotive/mechanics-technicians":
    "cars, utes, car workshop, garage, passenger vehicles, petrol, diesel vehicles, logbook servicing, log book servicing, roadworthy, scan tools, brakes, clutches, tyres, motor mechanic, car mechanic, wash cars, car wash, detail cars, fit tyres, tyre shop, rebuild engines, engines, dash cams, dual batteries, four wheel drives, 4wds, mechanic, service vehicles, repair vehicles",
  "automotive/heavy-vehicles":
    "heavy vehicle mechanic, heavy vehicles, repair forklifts, trucks and trailers, trucks and plant, haul trucks, dozers, repair trucks, service trucks, truck dealership, diesel engines, engines of trucks, gearboxes of trucks",
  "automotive/panel-paint": "panel beating, panel beaters, crash repair, smash repair, smash repairs, dents",
  "automotive/parts-sales":
    "sell new cars, sell cars, used vehicles, used cars, new vehicles, spare parts, dealership, car sales, sell caravans, parts counter, parts interpreter",
  "hospitality/chefs-cooks":
    "cook, cook with us, menu, menus, chef apprenticeship, grill, saute, bake, bread, pizzas, dough, pastries, cook meals, prepare meals, kitchen brigade",
  "hospitality/kitchen-hands":
    "wash dishes, dishes, prepare vegetables, scrub pots, pots and pans, peel potatoes, peel vegetables, wash pots, wash up, kitchen clean, sandwiches",
  "hospitality/baristas-bar":
    "espresso, espresso bar, cocktails, pour beers, pull beers, make coffees, coffee machine, roast coffee, pour wine, cellar door, serve beer",
  "hospitality/front-of-house":
    "flat whites, take orders, take food orders, wait on tables, serve food, serve drinks, serve meals, set tables, drive thru, burgers, serve customers at our cafe, cafe, serve burgers, waiting tables, clear tables, ice cream, guide guests, tour guests, whale watching, guided tours, serve diners, restaurant guests",
  "hospitality/hotel-housekeeping":
    "housekeeping, guest rooms, make beds, change linen, room resort, change sheets, make up rooms, motel, motel rooms, clean rooms, linen, check in guests, camp rooms, sheets and towels",
  "hospitality/venue-management":
    "venue manager, run our pub, run our restaurant, run the pub, run our bar, run our hotel, gaming room, cellar and gaming, pub manager",
  "electrical/electricians":
    "wiring, switchboards, power points, electrical licence, electrical faults, rewire, washing machines, ovens, fridges, whitegoods, test and tag, exit lights, lights and power",
  "electrical/solar-battery": "solar panels, solar farm, solar, inverters, home batteries",
  "electrical/data-communications":
    "fire and security, security systems, cabling licence, cameras, alarms, data cabling, fibre optic, cabling, cctv, access control, alarm systems, data cables, nbn, phone systems, antennas",
  "electrical/industrial-instrumentation": "instruments, plc, sensors, control systems, calibrate",
  "electrical/power-lines-high-voltage":
    "power network, power lines, substations, electricity network, poles and wires, powerlines, high voltage",
  "community/disability-support":
    "participants, people with disability, people with disabilities, ndis, disability, autism, supported living",
  "community/aged-care":
    "older people, elderly, aged care, residents, isolated seniors, seniors, nursing home, aged care home, residents",
  "community/settlement-services":
    "newly arrived, refugees, migrants, new arrivals, asylum seekers, settle in australia, refugee families, interpreters",
  "community/youth-training-programs":
    "young people, job seekers, school leavers at risk, youth, train and assess, apprentices and trainees, job seekers find",
  "community/volunteer-program-coordination":
    "volunteers, match volunteers, volunteer roster, fundraising events",
  "community/first-nations-programs":
    "aboriginal families, first nations people, on country, cultural safety",
  community:
    "homelessness, family violence, safe housing, foster carers, rough sleepers, women and children escaping, crisis line, leaving violence, emergency housing, people who are homeless, food parcels, tenancies, social housing",
  "health-care/nursing":
    "nurses, medication, wound care, wards, ward, enrolled nurses, registered nurses, immunisation, patients on the ward, midwives",
  "health-care/medical-practice":
    "doctors, patient appointments, gp clinic, medicare billing, gps, general practitioners, medical clinic, medical reception, dermatology, treat patients in our",
  "health-care/allied-health":
    "rehabilitation, exercise programs, therapy, physiotherapists, xrays, psychology practice, take blood, blood samples, counselling clients, assess clients, eating disorders, ultrasound, hearing tests, hearing aids, test hearing, eye tests",
  "health-care/personal-care":
    "shower, showering, dress residents, personal hygiene, push patients, bathe residents, feed residents, personal care, help residents",
  "health-care/dental": "chairside, dentists, dentist, dental clinic, sterilise instruments",
  "health-care": "pathology lab, specimens, blood samples, patients, clinic, hospital",
  "logistics/drivers":
    "bus driver, truck driver, drive trucks, deliver parcels, deliveries by van, town routes, school routes, tram driver, mr licence, hr licence, hc licence, bus routes, tipper, own tipper, own truck, truck and dog, road trains, road train, semi trailer, deliver pallets, deliver freight, school bus, drive a bus, drive buses, crane truck, deliver groceries, courier",
  "logistics/warehouse":
    "warehouse, distribution centre, pick and pack, pack orders, pickers, load containers, scan parcels, rf scanner, unload containers, pack online orders, online orders, online grocery orders, dispatch parcels, stock picking, pick stock, pack boxes, storeroom",
  "logistics/forklift": "forklift, fork lift, high reach, reach truck, counterbalance",
  "logistics/dispatch-planning":
    "organise trucks, trucks and drivers, plan routes, plan loads, book freight, freight bookings, dispatch trucks, plan linehaul, book subcontractors, book carriers, book transport, schedule deliveries, schedule drivers, schedule trucks, allocate trucks, allocate loads, export documents, customs",
  "agriculture/farm-work":
    "cattle, sheep, feed cattle, fences, mend fences, mustering, milk cows, cows, crops, tractors, lambs, water troughs, wheat, barley, broadacre, canola, livestock, milking, dairy farm, pigs, chickens, eggs, shear, cattle station, calves, horses",
  "agriculture/horticulture":
    "grapes, prune, pick and prune, pick fruit, vines, orchard, vineyard, lawns, mow lawns, hedges, seedlings, harvest vegetables, apples, tomatoes, cherries, mangoes, berries, vegetables in the, packing shed, thin apples, plant trees, lay turf, lay instant turf, mow, mow council, ovals, parks, gardens, landscaping, grounds, irrigation, wine grapes, vintage",
  "agriculture/meat-seafood-processing":
    "abattoir, boning room, boning, beef, lamb, slice beef, meat industry, meat works, meatworks, carcasses, fillet fish, prawns, prawn trawler, oysters, chicken processing, slaughter, boning room at",
  "construction/carpentry":
    "carpenter, framing, formwork, timber frames, cabinets, kitchens and wardrobes, hang doors, skirting, decks, pergolas, timber frame, fit kitchens, roof trusses, second fix",
  "construction/plumbing":
    "plumbing, pipes, drains, hot water systems, gas fitting, air conditioners, burst pipes, taps, blocked drains, toilets, gutters, downpipes, air conditioning, split systems, refrigeration",
  "construction/painting-tiling":
    "two pack epoxy, paint steel, paint houses, paint walls, tiling, tiles, bathrooms, plastering, structural coatings, render, texture coat, plaster, set plasterboard, lay tiles, floor sander, lay carpet, lay vinyl",
  "construction/plant-machinery":
    "excavator, digger, tonne digger, roller, bulldozer, grader, loader, dump truck, dump trucks, earthmoving, graders, water carts, excavators, rollers, cranes, scaffolding, drill rig, crusher",
  "construction/site-management":
    "subcontractors, build apartments, site meetings, tenders, program of works, site safety, building projects, site engineering, house plans, civil crew, run a crew, run sites, contract administration, highway, duplication project",
  "construction/labouring":
    "labourers, concreters, dig trenches, clean up sites, mix concrete, stop slow bat, tie steel, pour slabs, slabs, concrete, traffic control, traffic controllers, stormwater pipes, keep the site, unload trucks and, site tidy, erect fences, steel fixing",
  construction:
    "weld, welding, steel fabrication, fabrication yard, lathe, sheet metal, machine shop, bricklayers, civil jobs, factory floor, conveyor, palletisers, bottling, production line, packaging lines, rolling mill, smelter, machine operators, cnc, boilermakers, blinds, curtains, awnings, shutters, fillers, extruders, press brake, fold and install, sheetmetal, sort recycling, garage doors, flat pack, assemble furniture, flat pack furniture",
  "technology/support-networks":
    "it support, computer problems, desktop support, laptops, printers, reset passwords, passwords, patch servers, servers, office 365, microsoft 365, wi fi, log tickets, tickets, phishing, security events, security incidents, firewalls, azure, fix computers, computers, fix laptops, set up laptops, active directory, cyber, photocopiers, photocopiers in offices",
  "technology/data":
    "sql, data models, dashboards, power bi, tableau, data analyst, data pipelines, statistics, data warehouse",
  "technology/software":
    "c# services, front ends, spring boot, react, java, python, software, software platforms, code, microservices, automated tests, firmware, write software, websites, apis, mobile apps, web apps, automated testing",
  "technology/design-product":
    "wireframes, prototypes, user research, user stories, backlog, brand design, figma, screens and flows, design screens, user interfaces, prototype",
  technology: "erp software, software implementation, agile, cloud",
  "retail/shop-floor":
    "stock shelves, serve customers, use the till, till, checkout, hardware store, phone plans, shopping centre store, our store, shop floor, scan groceries, wrap gifts, serve at the, console, service station, petrol station, rental shop, fit shoes, fit boots, department store, supermarket, fashion store, online grocery, showroom",
  "retail/merchandising":
    "fill shelves, dress windows, mannequins, stock displays, window displays, night fill, planograms, refill shelves, supermarket shelves, fill supermarket shelves, choose ranges, ranges, homewares, promotional displays",
  "retail/store-management":
    "run our store, store budget, open and close the store, run a petrol, run a shop, run the shop, run our shop, manage our store, lead our store",
  "retail/sales-representatives":
    "sell our, sell to, cold calls, cold call, sales targets, win new customers, call on customers, visit customers, door to door, sales calls, new accounts, sales, visit gps, our medicines, visit doctors, sell houses, list and sell, list houses, sell homes, grow accounts, look after customers of, win customers, our resellers",
  "office/administration":
    "type letters, file documents, filing, diaries, data entry, minutes, sort mail, lawyers, photocopying, book travel, stationery, data entry and, answer phones, file invoices, prepare reports for, take minutes, our office",
  "office/reception": "front desk, greet visitors, switchboard, answer the phone, greet clients",
  "office/accounts-payroll":
    "accountant, bas, bank recs, invoices, pay suppliers, ledgers, reconcile, payroll, tax returns, bookkeeping, month end, accounts payable, home loan applications, home loans, month end reporting, budgets and forecasts, forecasts, reconcile accounts, accounts receivable, finance team, xero, myob",
  "office/customer-service":
    "contact centre, call centre, customer service, insurance claims, customer enquiries, inbound calls, answer calls, take calls, complaints, power bills, ring our customers, ring customers, inbound and outbound, call centre agents, agents in our, live chat",
  "office/human-resources":
    "screen candidates, candidates, recruitment, hiring, awards, hr team, temp roles, interview candidates, onboarding, performance reviews, staff training, labour hire clients, recruit, blue collar candidates",
  "early-learning/outside-school-hours-care":
    "and after school, after school care, vacation care, school children",
  "automotive/auto-electricians": "auto electrical, vehicle wiring, dash cams and radios",
  "electrical/apprentices-assistants":
    "help our electricians, assist our electricians, assist electricians, cable trays",
  "agriculture/machinery-operation": "chaser bin, header, seeding, spray crops, sow, air seeder",
  "other/general":
    "austswim, learn to swim, children to swim, swimming lessons, hairdressing, hairdresser, haircuts, salon, patrol, crowd control, guard, kennels, boarding kennels, dogs, cats, pets, cemetery, graves, funerals, massage, day spa, vacuum, mop, clean offices, clean schools, clean toilets, pest control, fitness classes, gym members, teach students, year 7, high school, lifeguard, parking fines, local laws",
  office: "strata schemes, strata, body corporate, rent roll",
};
