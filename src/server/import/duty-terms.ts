/**
 * What people of a kind of work do or work with, as the texts of ads say it. These are words of everyday language, so
 * that they count in a text alone, where others can speak against them; never in a title.
 */
export const duties: Readonly<Record<string, string>> = {
  "early-learning/educators":
    "pre kinder, preschoolers, toddlers, babies, nappies, early childhood, childrens learning, play based, educators, lead educator",
  "early-learning/early-childhood-teachers": "teach children, 3 year olds, 4 year olds, four year olds",
  "early-learning/centre-management": "running our childcare, centre director, childcare centre director",
  "automotive/mechanics-technicians":
    "cars, utes, car workshop, garage, passenger vehicles, petrol, diesel vehicles, logbook servicing, log book servicing, roadworthy, scan tools, brakes, clutches, tyres, motor mechanic, car mechanic",
  "automotive/heavy-vehicles":
    "heavy vehicle mechanic, heavy vehicles, repair forklifts, trucks and trailers",
  "automotive/panel-paint": "panel beating, panel beaters, crash repair, smash repair, smash repairs, dents",
  "automotive/parts-sales":
    "sell new cars, sell cars, used vehicles, used cars, new vehicles, spare parts, dealership",
  "hospitality/chefs-cooks":
    "cook, cook with us, menu, menus, chef apprenticeship, grill, saute, bake, bread",
  "hospitality/kitchen-hands": "wash dishes, dishes, prepare vegetables, scrub pots, pots and pans",
  "hospitality/baristas-bar": "espresso, espresso bar, cocktails, pour beers, pull beers, make coffees",
  "hospitality/front-of-house":
    "flat whites, take orders, take food orders, wait on tables, serve food, serve drinks, serve meals, set tables, drive thru, burgers, serve customers at our cafe, cafe",
  "hospitality/hotel-housekeeping": "housekeeping, guest rooms, make beds, change linen, room resort",
  "hospitality/venue-management": "venue manager, run our pub, run our restaurant",
  "electrical/electricians": "wiring, switchboards, power points, electrical licence, electrical faults",
  "electrical/solar-battery": "solar panels, solar farm, solar, inverters, home batteries",
  "electrical/data-communications":
    "fire and security, security systems, cabling licence, cameras, alarms, data cabling, fibre optic, cabling",
  "electrical/industrial-instrumentation": "instruments, plc, sensors, control systems, calibrate",
  "electrical/power-lines-high-voltage":
    "power network, power lines, substations, electricity network, poles and wires",
  "community/disability-support": "participants, people with disability, people with disabilities, ndis",
  "community/aged-care": "older people, elderly, aged care, residents, isolated seniors",
  "community/settlement-services":
    "newly arrived, refugees, migrants, new arrivals, asylum seekers, settle in australia",
  "community/youth-training-programs": "young people, job seekers, school leavers at risk, youth",
  "community/volunteer-program-coordination":
    "volunteers, match volunteers, volunteer roster, fundraising events",
  "community/first-nations-programs":
    "aboriginal families, first nations people, on country, cultural safety",
  community:
    "homelessness, family violence, safe housing, foster carers, rough sleepers, women and children escaping",
  "health-care/nursing": "nurses, medication, wound care, wards, ward, enrolled nurses, registered nurses",
  "health-care/medical-practice": "doctors, patient appointments, gp clinic, medicare billing",
  "health-care/allied-health": "rehabilitation, exercise programs, therapy, physiotherapists, xrays",
  "health-care/personal-care": "shower, showering, dress residents, personal hygiene, push patients",
  "health-care/dental": "chairside, dentists, dentist, dental clinic, sterilise instruments",
  "health-care": "pathology lab, specimens, blood samples, patients, clinic, hospital",
  "logistics/drivers":
    "bus driver, truck driver, drive trucks, deliver parcels, deliveries by van, town routes, school routes, tram driver, mr licence, hr licence, hc licence, bus routes",
  "logistics/warehouse":
    "warehouse, distribution centre, pick and pack, pack orders, pickers, load containers, scan parcels, rf scanner, unload containers",
  "logistics/forklift": "forklift, fork lift, high reach, reach truck, counterbalance",
  "logistics/dispatch-planning":
    "organise trucks, trucks and drivers, plan routes, plan loads, book freight, freight bookings, dispatch trucks",
  "agriculture/farm-work":
    "cattle, sheep, feed cattle, fences, mend fences, mustering, milk cows, cows, crops, tractors, lambs, water troughs",
  "agriculture/horticulture":
    "grapes, prune, pick and prune, pick fruit, vines, orchard, vineyard, lawns, mow lawns, hedges, seedlings, harvest vegetables",
  "agriculture/meat-seafood-processing":
    "abattoir, boning room, boning, beef, lamb, slice beef, meat industry, meat works, meatworks, carcasses, fillet fish",
  "construction/carpentry": "carpenter, framing, formwork, timber frames, cabinets, kitchens and wardrobes",
  "construction/plumbing": "plumbing, pipes, drains, hot water systems, gas fitting, air conditioners",
  "construction/painting-tiling":
    "two pack epoxy, paint steel, paint houses, paint walls, tiling, tiles, bathrooms, plastering, structural coatings",
  "construction/plant-machinery":
    "excavator, digger, tonne digger, roller, bulldozer, grader, loader, dump truck, dump trucks, earthmoving",
  "construction/site-management":
    "subcontractors, build apartments, site meetings, tenders, program of works, site safety, building projects",
  "construction/labouring":
    "labourers, concreters, dig trenches, clean up sites, mix concrete, stop slow bat",
  construction:
    "weld, welding, steel fabrication, fabrication yard, lathe, sheet metal, machine shop, bricklayers, civil jobs, factory floor, conveyor",
  "technology/support-networks":
    "it support, computer problems, desktop support, laptops, printers, reset passwords, passwords, patch servers, servers, office 365, microsoft 365, wi fi, log tickets, tickets",
  "technology/data":
    "sql, data models, dashboards, power bi, tableau, data analyst, data pipelines, statistics, data warehouse",
  "technology/software":
    "c# services, front ends, spring boot, react, java, python, software, software platforms, code, microservices, automated tests",
  "technology/design-product": "wireframes, prototypes, user research, user stories, backlog, brand design",
  technology: "erp software, software implementation, agile, cloud",
  "retail/shop-floor":
    "stock shelves, serve customers, use the till, till, checkout, hardware store, phone plans, shopping centre store, our store, shop floor",
  "retail/merchandising":
    "fill shelves, dress windows, mannequins, stock displays, window displays, night fill, planograms",
  "retail/store-management": "run our store, store budget, open and close the store",
  "retail/sales-representatives":
    "sell our, sell to, cold calls, cold call, sales targets, win new customers, call on customers, visit customers, door to door, sales calls, new accounts, sales",
  "office/administration":
    "type letters, file documents, filing, diaries, data entry, minutes, sort mail, lawyers, photocopying, book travel",
  "office/reception": "front desk, greet visitors, switchboard, answer the phone, greet clients",
  "office/accounts-payroll":
    "accountant, bas, bank recs, invoices, pay suppliers, ledgers, reconcile, payroll, tax returns, bookkeeping, month end, accounts payable",
  "office/customer-service":
    "contact centre, call centre, customer service, insurance claims, customer enquiries, inbound calls, complaints",
  "office/human-resources":
    "screen candidates, candidates, recruitment, hiring, awards, hr team, temp roles, interview candidates, onboarding, performance reviews, staff training",
};
