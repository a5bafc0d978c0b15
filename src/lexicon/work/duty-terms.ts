/**
 * What people of a kind of work do or work with, as the texts of ads say it. These are words of everyday language, so
 * that they count in a text alone, where others can speak against them; never in a title.
 */
export const duties: Readonly<Record<string, string>> = {
  "early-learning/educators":
    "pre kinder, preschoolers, toddlers, babies, nappies, early childhood, childrens learning, play based, educators, lead educator, breaks in all, all rooms, under twos, under threes, under fives, rest times, little ones, little legends, play based program, room leader",
  "early-learning/early-childhood-teachers": "teach children, 3 year olds, 4 year olds, four year olds",
  "early-learning/centre-management":
    "running our childcare, centre director, childcare centre director, nominated supervisor, lead our centre, run our centre, director of our centre",
  "automotive/mechanics-technicians":
    "cars, utes, car workshop, garage, passenger vehicles, petrol, diesel vehicles, logbook servicing, log book servicing, roadworthy, scan tools, brakes, clutches, tyres, motor mechanic, car mechanic, wash cars, car wash, detail cars, fit tyres, tyre shop, rebuild engines, engines, dash cams, dual batteries, four wheel drives, 4wds, mechanic, service vehicles, repair vehicles, oil changes, tyre changes, change tyres, our mechanics, wheel alignments, repair motorbikes, outboards, window tint, roadside assistance, jump starts",
  "automotive/heavy-vehicles":
    "heavy vehicle mechanic, heavy vehicles, repair forklifts, trucks and trailers, trucks and plant, haul trucks, dozers, repair trucks, service trucks, truck dealership, diesel engines, engines of trucks, gearboxes of trucks",
  "automotive/panel-paint":
    "panel beating, panel beaters, crash repair, smash repair, smash repairs, dents, beat panels, cars for paint, paint cars, after accidents, body shop, bodyshop, hail damage",
  "automotive/parts-sales":
    "sell new cars, sell cars, used vehicles, used cars, new vehicles, spare parts, dealership, car sales, sell caravans, parts counter, parts interpreter, truck dealer, parts department, sell used cars, car yard",
  "hospitality/chefs-cooks":
    "cook, cook with us, menu, menus, chef apprenticeship, grill, saute, bake, bread, pizzas, dough, pastries, cook meals, prepare meals, kitchen brigade",
  "hospitality/kitchen-hands":
    "wash dishes, dishes, prepare vegetables, scrub pots, pots and pans, peel potatoes, peel vegetables, wash pots, wash up, kitchen clean, sandwiches",
  "hospitality/baristas-bar":
    "espresso, espresso bar, cocktails, pour beers, pull beers, make coffees, coffee machine, roast coffee, pour wine, cellar door, serve beer",
  "hospitality/front-of-house":
    "flat whites, take orders, take food orders, wait on tables, serve food, serve drinks, serve meals, set tables, drive thru, burgers, serve customers at our cafe, cafe, serve burgers, waiting tables, clear tables, ice cream, guide guests, tour guests, whale watching, guided tours, serve diners, restaurant guests, noodle bar, food court, sushi, toasties, overseas visitors, beach club, seat people, carry drinks",
  "hospitality/hotel-housekeeping":
    "housekeeping, guest rooms, make beds, change linen, room resort, change sheets, make up rooms, motel, motel rooms, clean rooms, linen, check in guests, camp rooms, sheets and towels, motorhome park, caravan park, check guests in, conference bookings, resort",
  "hospitality/venue-management":
    "venue manager, run our pub, run our restaurant, run the pub, run our bar, run our hotel, gaming room, cellar and gaming, pub manager",
  "electrical/electricians":
    "wiring, switchboards, power points, electrical licence, electrical faults, rewire, washing machines, ovens, fridges, whitegoods, test and tag, exit lights, lights and power, wires, wires homes, wire houses, wire homes, run conduit, conduit, run cable, test boards, a graders, fit off, rough in, generators, ups systems, rewind motors",
  "electrical/solar-battery":
    "solar panels, solar farm, solar, inverters, home batteries, mount panels, connect batteries, solar installers, rooftop pv, pv systems",
  "electrical/data-communications":
    "fire and security, security systems, cabling licence, cameras, alarms, data cabling, fibre optic, cabling, cctv, access control, alarm systems, data cables, nbn, phone systems, antennas",
  "electrical/industrial-instrumentation":
    "instruments, plc, sensors, control systems, calibrate, plcs, control panels, flow meters, transmitters, drives",
  "electrical/power-lines-high-voltage":
    "power network, power lines, substations, electricity network, poles and wires, powerlines, high voltage, linesmen, lineworkers, outages, smart meter, meter exchanges",
  "community/disability-support":
    "participants, people with disability, people with disabilities, ndis, disability, autism, supported living, supported workshop, brain injury, group homes, supported independent",
  "community/aged-care":
    "older people, elderly, aged care, residents, isolated seniors, seniors, nursing home, aged care home, residents, remain at home, home care packages, home care, light housework",
  "community/settlement-services":
    "newly arrived, refugees, migrants, new arrivals, asylum seekers, settle in australia, refugee families, interpreters",
  "community/youth-training-programs":
    "young people, job seekers, school leavers at risk, youth, train and assess, apprentices and trainees, job seekers find",
  "community/volunteer-program-coordination":
    "volunteers, match volunteers, volunteer roster, fundraising events",
  "community/first-nations-programs":
    "aboriginal families, first nations people, on country, cultural safety",
  community:
    "homelessness, family violence, safe housing, foster carers, rough sleepers, women and children escaping, crisis line, leaving violence, emergency housing, people who are homeless, food parcels, tenancies, social housing, emergency relief, interest loans, low incomes, foster child, young offenders, tenants, parenting groups, abusive homes, victims of crime, leaving prison, prison release",
  "health-care/nursing":
    "nurses, medication, wound care, wards, ward, enrolled nurses, registered nurses, immunisation, patients on the ward, midwives",
  "health-care/medical-practice":
    "doctors, patient appointments, gp clinic, medicare billing, gps, general practitioners, medical clinic, medical reception, dermatology, treat patients in our, doctor practice, specialist practice, book surgery, skin cancer, medical centre, hicaps claims",
  "health-care/allied-health":
    "rehabilitation, exercise programs, therapy, physiotherapists, xrays, psychology practice, take blood, blood samples, counselling clients, assess clients, eating disorders, ultrasound, hearing tests, hearing aids, test hearing, eye tests, dispensary, pack medicines, chemotherapy, dose aids, sterilise tools, lymphoedema, stress tests, eating, crowns",
  "health-care/personal-care":
    "shower, showering, dress residents, personal hygiene, push patients, bathe residents, feed residents, personal care, help residents",
  "health-care/dental": "chairside, dentists, dentist, dental clinic, sterilise instruments",
  "health-care": "pathology lab, specimens, blood samples, patients, clinic, hospital",
  "logistics/drivers":
    "bus driver, truck driver, drive trucks, deliver parcels, deliveries by van, town routes, school routes, tram driver, mr licence, hr licence, hc licence, bus routes, tipper, own tipper, own truck, truck and dog, road trains, road train, semi trailer, deliver pallets, deliver freight, school bus, drive a bus, drive buses, crane truck, deliver groceries, courier, deliver fuel, tail lift, local runs, hr truck, heavy vehicle licence, refrigerated trucks, school kids and tourists, prime movers, deliver beer",
  "logistics/warehouse":
    "warehouse, distribution centre, pick and pack, pack orders, pickers, load containers, scan parcels, rf scanner, unload containers, pack online orders, online orders, online grocery orders, dispatch parcels, stock picking, pick stock, pack boxes, storeroom, batch numbers, pick small items, totes, into racking, label stock, stage them, walkie stacker, bond store, baggage, night sort, mail centre",
  "logistics/forklift": "forklift, fork lift, high reach, reach truck, counterbalance",
  "logistics/dispatch-planning":
    "organise trucks, trucks and drivers, plan routes, plan loads, book freight, freight bookings, dispatch trucks, plan linehaul, book subcontractors, book carriers, book transport, schedule deliveries, schedule drivers, schedule trucks, allocate trucks, allocate loads, export documents, customs, book trucks, track deliveries, our carriers, carriers, plan the routes, delivery vans, shipping lines, sea freight",
  "agriculture/farm-work":
    "cattle, sheep, feed cattle, fences, mend fences, mustering, milk cows, cows, crops, tractors, lambs, water troughs, wheat, barley, broadacre, canola, livestock, milking, dairy farm, pigs, chickens, eggs, shear, cattle station, calves, horses, landholders, graziers, sows, farrowing, pasture, stations, drench, muster, milking machines",
  "agriculture/horticulture":
    "grapes, prune, pick and prune, pick fruit, vines, orchard, vineyard, lawns, mow lawns, hedges, seedlings, harvest vegetables, apples, tomatoes, cherries, mangoes, berries, vegetables in the, packing shed, thin apples, plant trees, lay turf, lay instant turf, mow, mow council, ovals, parks, gardens, landscaping, grounds, irrigation, wine grapes, vintage, strawberries, table grapes, noxious weeds, pull weeds, plant natives, lettuce, broccoli, blueberries, avocados, citrus, almonds, almond orchard",
  "agriculture/meat-seafood-processing":
    "abattoir, boning room, boning, beef, lamb, slice beef, meat industry, meat works, meatworks, carcasses, fillet fish, prawns, prawn trawler, oysters, chicken processing, slaughter, boning room at, kill floor, smallgoods, fish farm, barramundi",
  "construction/carpentry":
    "carpenter, framing, formwork, timber frames, cabinets, kitchens and wardrobes, hang doors, skirting, decks, pergolas, timber frame, fit kitchens, roof trusses, second fix",
  "construction/plumbing":
    "plumbing, pipes, drains, hot water systems, gas fitting, air conditioners, burst pipes, taps, blocked drains, toilets, gutters, downpipes, air conditioning, split systems, refrigeration",
  "construction/painting-tiling":
    "two pack epoxy, paint steel, paint houses, paint walls, tiling, tiles, bathrooms, plastering, structural coatings, render, texture coat, plaster, set plasterboard, lay tiles, floor sander, lay carpet, lay vinyl",
  "construction/plant-machinery":
    "excavator, digger, tonne digger, roller, bulldozer, grader, loader, dump truck, dump trucks, earthmoving, graders, water carts, excavators, rollers, cranes, scaffolding, drill rig, crusher, quarry, water cart, final trim",
  "construction/site-management":
    "subcontractors, build apartments, site meetings, tenders, program of works, site safety, building projects, site engineering, house plans, civil crew, run a crew, run sites, contract administration, highway, duplication project, building code, building permits, display village, handovers, defects, fit outs, luxury homes",
  "construction/labouring":
    "labourers, concreters, dig trenches, clean up sites, mix concrete, stop slow bat, tie steel, pour slabs, slabs, concrete, traffic control, traffic controllers, stormwater pipes, keep the site, unload trucks and, site tidy, erect fences, steel fixing, footpaths, potholes, asphalt, demolition, strip out, dig holes, set posts, kerbs",
  construction:
    "weld, welding, steel fabrication, fabrication yard, lathe, sheet metal, machine shop, bricklayers, civil jobs, factory floor, conveyor, palletisers, bottling, production line, packaging lines, rolling mill, smelter, machine operators, cnc, boilermakers, blinds, curtains, awnings, shutters, fillers, extruders, press brake, fold and install, sheetmetal, sort recycling, garage doors, flat pack, assemble furniture, flat pack furniture, corrugator, kiln, stone benchtops, precast, glaze, glaze windows",
  "technology/support-networks":
    "it support, computer problems, desktop support, laptops, printers, reset passwords, passwords, patch servers, servers, office 365, microsoft 365, wi fi, log tickets, tickets, phishing, security events, security incidents, firewalls, azure, fix computers, computers, fix laptops, set up laptops, active directory, cyber, photocopiers, photocopiers in offices, information system, student information, sale terminals, cloud environment, apply patches, logins, comms rooms, threats, intrusions",
  "technology/data":
    "sql, data models, dashboards, power bi, tableau, data analyst, data pipelines, statistics, data warehouse",
  "technology/software":
    "c# services, front ends, spring boot, react, java, python, software, software platforms, write code, clean code, source code, microservices, automated tests, firmware, write software, websites, apis, mobile apps, web apps, automated testing, programmers, pull requests, front end developers, ship features, rust, golang",
  "technology/design-product":
    "wireframes, prototypes, user research, user stories, backlog, brand design, figma, screens and flows, design screens, user interfaces, prototype",
  technology: "erp software, software implementation, agile, cloud",
  "retail/shop-floor":
    "stock shelves, serve customers, use the till, till, checkout, hardware store, phone plans, shopping centre store, our store, shop floor, scan groceries, wrap gifts, serve at the, console, service station, petrol station, rental shop, fit shoes, fit boots, department store, supermarket, fashion store, online grocery, showroom, front end of, school uniforms, mattress, fabric, anglers, presents, right shoes, school shoes, price goods, phone plan, handset, diamond rings, variety store",
  "retail/merchandising":
    "fill shelves, dress windows, mannequins, stock displays, window displays, night fill, planograms, refill shelves, supermarket shelves, fill supermarket shelves, choose ranges, ranges, homewares, promotional displays, return on ad, social campaigns, range of toys, track margins, set prices, sell through",
  "retail/store-management":
    "run our store, store budget, open and close the store, run a petrol, run a shop, run the shop, run our shop, manage our store, lead our store",
  "retail/sales-representatives":
    "sell our, sell to, cold calls, cold call, sales targets, win new customers, call on customers, visit customers, door to door, sales calls, new accounts, sales, visit gps, our medicines, visit doctors, sell houses, list and sell, list houses, sell homes, grow accounts, look after customers of, win customers, our resellers, display homes, new home contracts, dealers for, network of dealers, fit out sales, registers donors, regular donors, close the sale",
  "office/administration":
    "type letters, file documents, filing, diaries, data entry, minutes, sort mail, lawyers, photocopying, book travel, stationery, data entry and, answer phones, file invoices, prepare reports for, take minutes, our office",
  "office/reception": "front desk, greet visitors, switchboard, answer the phone, greet clients",
  "office/accounts-payroll":
    "accountant, bas, bank recs, invoices, pay suppliers, ledgers, reconcile, payroll, tax returns, bookkeeping, month end, accounts payable, home loan applications, home loans, month end reporting, budgets and forecasts, forecasts, reconcile accounts, accounts receivable, finance team, xero, myob, payers, cash reports, loan applications, ratepayers, time sheets",
  "office/customer-service":
    "contact centre, call centre, customer service, insurance claims, customer enquiries, inbound calls, answer calls, take calls, complaints, power bills, ring our customers, ring customers, inbound and outbound, call centre agents, agents in our, live chat, policy holders, income protection, benefits for injured, assess claims",
  "office/human-resources":
    "screen candidates, candidates, recruitment, hiring, awards, hr team, temp roles, interview candidates, onboarding, performance reviews, staff training, labour hire clients, recruit, blue collar candidates, enterprise bargaining, restructures, grievances, dismissals, screen applicants, advertise vacancies, schedule interviews, temps, injured workers, back to work, return to work",
  "early-learning/outside-school-hours-care":
    "and after school, after school care, vacation care, school children, outside school hours, school hours care, of school hours, oshc, holiday program",
  "automotive/auto-electricians": "auto electrical, vehicle wiring, dash cams and radios",
  "electrical/apprentices-assistants":
    "help our electricians, assist our electricians, assist electricians, cable trays",
  "agriculture/machinery-operation": "chaser bin, header, seeding, spray crops, sow, air seeder",
  "other/general":
    "austswim, learn to swim, children to swim, swimming lessons, hairdressing, hairdresser, haircuts, salon, patrol, crowd control, guard, kennels, boarding kennels, dogs, cats, pets, cemetery, graves, funerals, massage, day spa, vacuum, mop, clean offices, clean schools, clean toilets, pest control, fitness classes, gym members, teach students, year 7, high school, lifeguard, parking fines, local laws, patrol the, patrol parks, stray dogs, barking dogs, prisoners, library, borrowers, termites, rodents, swim classes, colour hair, cut and colour, development applications, learners to drive, photographer, public pools, clean school classrooms, screen passengers, wildlife park, lions",
  office: "strata schemes, strata, body corporate, rent roll",
  agriculture: "fruit juice, canning, harvester, plantations",
  hospitality: "african safaris, safaris, cruises, tours and flights, honeymoons, airfares, weddings",
};
