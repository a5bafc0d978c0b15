import { rootOf } from "../search/kinds/root-of.ts";

/**
 * Words of a field of work: its tools, materials, places, people and what is done with them. Each says little alone, and
 * less where several fields have it; together they tell what a text is about that no duty or term tells.
 */
const words: Readonly<Record<string, string>> = {
  "early-learning": `
    child children childrens kids toddler baby babies infant preschool kindergarten kinder childcare nursery daycare
    educator educators educational playroom play playground sandpit craft crafts painting sing songs stories storytime
    nappies nappy cot cots nap naps bottle feeds crawl crawling milestones portfolio portfolios storypark
    ratios nqf nqs acecqa eylf mtop diploma montessori reggio steiner oshc vacation care bell parents parent families
    family nanny rooms room snack dropoff pickup imaginative curious littlies learning centre mentor early years`,
  automotive: `
    car cars vehicle vehicles ute utes suv sedan hatchback 4wd 4x4 hybrid hybrids ev motor motors engine engines motorbike
    motorcycle caravan caravans trailer boat boats marine outboard outboards tyre tyres wheel wheels brake brakes clutch gearbox
    transmission suspension exhaust radiator battery batteries oil lube logbook roadworthy rego diagnostics diagnose scan hoist
    workshop mechanic mechanics mechanical panel panels bumper dent dents crash collision smash repairer spray paint
    detail detailing polish tint windscreen windscreens dealership dealer showroom parts accessories towbar bullbar toyota ford
    mazda hyundai holden subaru bmw mercedes kia nissan kenworth volvo scania hino isuzu dozer dozers haul rebuild rebuilds
    service servicing vehicle repair repairs aftermarket warranty technicians prestige wreckers wrecking odometer`,
  hospitality: `
    restaurant cafe kiosk bistro pub hotel motel resort bar club tavern brewery winery catering caterer kitchen chef chefs
    cook cooks cooking meals meal menu menus dish dishes grill fryer oven pizza pizzas burger burgers sandwiches salad salads
    pastry pastries cake cakes dessert sauces plates plate plating pans serve service servings covers brunch breakfast lunch
    dinner banquet functions function weddings wedding conference conferences events event guests guest diners patrons patron
    customers waiter waiting tables table coffee coffees barista espresso latte milk toasties gelato icecream wine wines beer
    beers cocktails cocktail spirits pour keg kegs rsa rcg gaming pokies tab reservations bookings checkin rooms room
    housekeeping housekeeper linen beds bed suites cabins tourist tourists tour tours travel traveller holiday holidays
    cruise cruises airfares flights itinerary itineraries honeymoon honeymoons agency casino venue cellar floats theatre cinema
    campground caravan concierge porter bellhop hatted sommelier buffet`,
  electrical: `
    electrical electrician electricians electricity electric sparky wiring wires wire wired cable cables cabling conduit
    conduits switchboard switchboards circuit circuits breaker breakers power powered voltage hv lv substation substations
    transformer transformers relays relay meter meters metering lighting lights light fixtures solar panel panels photovoltaic
    inverter inverters battery batteries charger chargers fibre optic splice otdr antenna antennas cctv camera cameras alarms
    alarm intercom intercoms access sensors sensor plc scada instrumentation instruments calibrate calibration motors drives
    generator generators ups lift lifts escalator escalators fault faults grid network networks telecommunications nbn data
    acma cec ees graders unrestricted rewires ladder earthing`,
  community: `
    disability disabilities ndis participant participants psychosocial autism impairment sleepover sleepovers support supports
    supported community communities social outings goals independence independent respite homeless homelessness housing
    tenancy crisis violence refuge safety safeguarding foster kinship carers carer families youth young teens teenagers
    refugee refugees migrant migrants settlement multicultural asylum aboriginal indigenous elders nations cultural elderly
    older ageing aged seniors residents resident dementia lifestyle volunteers volunteer charity donors fundraising welfare
    counselling caseload casework caseworker jobseekers unemployed employment participation mentoring mentor advocacy advocate
    vulnerable disadvantaged trauma inclusion outreach neighbourhood schads homes group clients client home people live lives
    companionship personal care wellbeing rehabilitation justice custody reintegration`,
  "health-care": `
    hospital hospitals clinic clinics clinical ward wards patient patients nurse nurses nursing midwife midwives birthing birth
    theatre theatres surgery surgeries surgeon surgeons surgical doctor doctors gp gps physician practitioner medical medicine
    medicines medication medications pharmacy pharmacist scripts script prescription prescriptions dose dispensary dispense
    dental dentist dentists oral teeth denture optical optometrist frames eye eyes vision hearing audiology audiologist therapy
    therapist therapists physiotherapy occupational speech swallowing stroke rehabilitation podiatry psychology psychologist
    psychiatric mental health counselling aod addiction radiology imaging scan scans xray ultrasound mri pathology laboratory
    specimen specimens blood samples wound wounds immunisation immunisations vaccination vaccinations infection triage emergency
    urgent ambulance paramedic ahpra medicare bulk billing accreditation outpatient inpatient preadmission admission discharge
    palliative oncology dialysis diabetes multidisciplinary clinicians clinician anaesthetic sterilise sterilising diagnosis`,
  construction: `
    build builds building buildings builder builders construction construct site sites residential commercial civil house
    houses homes townhouse townhouses apartments estate subdivision subdivisions renovation renovations renovate reno bathroom
    bathrooms kitchen kitchens slab slabs concrete concreting formwork footings foundations frame frames framing lockup roof
    roofs roofing gutters cladding gyprock plaster plastering brick bricks bricklaying block blocks tile tiles tiling paint
    painting carpenter carpentry timber joinery cabinets wardrobes doors door windows window glass mirrors screens shower
    plumbing pipe pipes sewer gas copper drainage stormwater trench trenches excavation excavator bulldozer grader roller
    earthworks earthmoving bitumen asphalt road roads bridge bridges highway tunnel rail crane cranes scaffold scaffolding
    rigging demolition demolish strip stripout asbestos steel weld welding fabricate fabrication fabricator lathe lathes mill
    mills machining cnc tolerance drawings plans surveying survey pegs staff levels defects handover handovers trades tradespeople
    subcontractors subbies labour labouring whitecard swms toolbox foreman engineering engineer engineers mine mines mining ore
    crusher crushers screens drill drilling shotcrete blast pumps pump valves hydraulic hydraulics conveyor factory manufacture
    manufacturing machines machine assemble assembly production moulding plant hvac refrigeration fencing paving landscape`,
  logistics: `
    truck trucks trucking driver drivers drive rigid semi prime movers mover trailer trailers tanker tankers tipper flatbed
    freight cargo consignment consignments load loads loading unload unloading haul cart deliver delivery deliveries courier
    parcel parcels van vans route routes run runs linehaul interstate depot depots warehouse warehousing distribution dc dock
    docks inbound outbound dispatch despatch pallet pallets palletise cartons carton boxes cages forklift forklifts reach picking
    picker pick packing packer pack scan scanner rf wms stock stocktake cycle counts inventory storeperson storepersons stores
    container containers shipping ship ships port ports wharf vessel airport customs import imports export exports carrier
    carriers transport fleet fatigue nhvr responsibility timetable timetables bus buses coach tram train trains rail passengers
    passenger ferry removalist furniture supply procurement planning slots movements allocate allocator conveyors sort sorting
    mail post postal`,
  retail: `
    shop shops store stores retail retailer retailers supermarket supermarkets grocer grocers grocery groceries boutique boutiques
    counter checkout register registers till sell selling sells sale sales sold customer customers shoppers shopping merchandise
    merchandising merchandiser display displays shelf shelves stock stocking promotion promotions range ranges brand brands
    fashion clothing clothes shoes footwear jewellery cosmetics makeup skincare fragrance perfume hardware homewares furniture
    toys books gifts liquor bottleshop bottle pet pets surf sports phone phones plans electronics appliances bridal gowns flowers
    florist fittings wholesale wholesaler distributors distributor territory account accounts independents reps leads
    prospects prospecting pipeline quota targets target commission commissions demos showroom quote quotes tastings marketing
    campaign campaigns advertising social media buyer buying purchase sellthrough markdown markdowns visual windows ecommerce
    property properties listings auctions open homes vendors markets blinds curtains garden centre`,
  office: `
    office administration administrative admin clerical clerk filing file files document documents records register registers
    correspondence letters letter minutes meeting meetings diary diaries calendar calendars agenda travel stationery mail
    reception receptionist switchboard console calls call phone phones telephone telephones email emails webchat enquiries
    enquiry queries callers caller helpline members customer contact centre complaints data entry spreadsheet spreadsheets excel
    word typing transcribe accounts accounting accountant accountants bookkeeping bookkeeper invoices invoice invoicing ledger
    ledgers reconcile reconciliation reconciliations bas tax taxation gst payroll pay wages superannuation super entities
    budgets budget financial finance finances audit audits auditor auditors banking bank loan loans mortgage mortgages lending
    insurance insurer claims claim policy policies underwriting debtors creditors debt debts collections purchase orders dockets
    supplier suppliers contracts contract procurement legal solicitor lawyers conveyancing human resources recruitment recruit
    recruiting candidates candidate onboarding awards award dismissals grievances workplace fair agreements employees hr
    executive director directors partners board governance secretary briefs ministerial department government compliance
    reports report reporting handle times business`,
  agriculture: `
    farm farms farming farmer farmers property station paddock paddocks acre acres hectare hectares ha cattle cow cows calf
    calves sheep lamb lambs ewes wool shear shearing drench draft muster mustering livestock stockyards yards pigs pig poultry
    chickens hens eggs goats horse horses stable stables dairy milking milk crop crops cropping sow sowing seeding spray
    spraying harvest harvester harvesting header grain wheat barley canola cotton cane sugar hay silage tractor tractors
    irrigation irrigate water fertiliser agronomy agronomist soil trial trials plots orchard orchards citrus apples fruit
    fruits berries strawberries grapes vines vineyard vintage winery prune pruning picking pickers bins vegetables lettuce
    broccoli tomatoes potatoes mushrooms almonds nuts packhouse packing shed nursery seedlings plants planting gardens garden
    turf lawn lawns mow mowing trees tree arborist forestry logging timber abattoir boning slaughter carcass carcasses meat
    butcher beef knife fish fishing fishery prawns oysters salmon aquaculture seafood bees honey fences fencing motorbikes
    dogs rural biosecurity seed cannery juice feedlot`,
  technology: `
    software developer developers develop developing coding code programming programmer java javascript typescript python dotnet
    react angular node api apis backend frontend fullstack database databases sql cloud azure aws devops pipelines pipeline
    kubernetes docker linux windows server servers network networks switches switch router routers firewall firewalls wifi
    laptop laptops desktop desktops computer computers devices device printers tickets ticket helpdesk desk servicedesk users
    user backups backup virtual vmware citrix teams microsoft office365 intune cyber security siem patch patching phishing
    incidents digital web website websites app apps mobile ux ui prototypes wireframes figma design product products agile
    scrum sprint sprints backlog requirements analyst analysts analytics data dataset machine model models learning ai
    dashboards warehouse etl snowflake integration integrations systems system salesforce dynamics sap oracle erp crm configure
    configuration modules migration migrate testing tests automation automate release releases it ict technology racks rack comms
    repositories github bugs debug`,
  other: `
    teach teacher teachers teaching school schools students student classroom classrooms curriculum lessons lesson university
    lecture lectures research tutor tutoring swim swimming swimmers pool pools lifeguard rescue aquatic gym gyms fitness
    exercise coach coaching squads sport sports boxing basketball football salon hair hairdresser hairdressing barber shampoo
    beauty nails lashes massage spa cleaner cleaners cleaning clean vacuum mop toilets chemicals security guard guards guarding
    patrol patrols crowd screening police prison officers inmates council shire ranger rangers animals parking infringement
    infringements bylaws inspect inspections permits development applications noise termites rodents pest pests bait kennel
    kennels zoo wildlife veterinary vet laboratory scientist scientific museum gallery library librarian exhibition music
    musician dance theatre actor film video photography photographer journalist news newsroom radio media editor pilot pilots
    aircraft aviation funeral funerals cemetery graves church chaplain interpreter legislation court environmental ecology
    waste recycling fire firefighter army navy`,
};

/** Each once, so that its forms count as one word. */
const rootsOf = (sentence: string) => new Set(sentence.split(/\s+/).filter(Boolean).map(rootOf));

/** The fields that have a word, by its root. */
const fieldsOf = new Map<string, string[]>();
for (const [field, list] of Object.entries(words))
  for (const root of rootsOf(list)) fieldsOf.set(root, [...(fieldsOf.get(root) ?? []), field]);

/** A word of several fields says less of each than its share. */
const shared = 1.5;

/** How much the words of a sentence, in plain letters, speak for each field of work. */
export const wordsOfWork = (sentence: string): Map<string, number> => {
  const scores = new Map<string, number>();
  for (const root of rootsOf(sentence)) {
    const fields = fieldsOf.get(root) ?? [];
    for (const field of fields) scores.set(field, (scores.get(field) ?? 0) + 1 / fields.length ** shared);
  }
  return scores;
};
