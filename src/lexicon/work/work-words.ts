import { rootOf } from "./root-of.ts";

/**
 * Words of a field of work: its tools, materials, places, people and what is done with them. Each says little alone, and
 * less where several fields have it; together they tell what a text is about that no duty or term tells.
 */
const words: Readonly<Record<string, string>> = {
  "early-learning": `
    child children childrens kids toddler baby babies infant preschool kindergarten kinder childcare nursery
    daycare educator educators educational playroom play playground sandpit craft crafts painting sing songs
    stories storytime nappies nappy cot cots nap naps bottle feeds crawl crawling milestones portfolio
    portfolios storypark ratios nqf nqs acecqa eylf mtop diploma montessori reggio steiner oshc vacation care
    bell parents parent families family nanny snack dropoff pickup imaginative curious littlies centre mentor
    early years oosh kindy prep preschoolers littles tots youngsters outdoor excursions incursions numeracy
    literacy emergent inclusion belonging sleep toileting toilet swings slides blocks puzzles dramatic dress ups
    sunscreen hats lunchboxes siblings enrolments playgroup nominated supervisor pedagogical programming
    observations journals climb dig messy tiny littlest bubs nannies aupair au pair pickups gumboots mud cubby
    fairy puppets music movement sensory developmental preliteracy weaning bottles formula settling separation
    attachment orientation inclusive noticeboard approved provider licensed`,
  automotive: `
    car cars vehicle vehicles ute utes suv sedan hatchback 4wd 4x4 hybrid hybrids ev motor motors engine engines
    motorbike motorcycle caravan caravans trailer boat boats marine outboard outboards tyre tyres wheel wheels
    brake brakes clutch gearbox transmission suspension exhaust radiator battery batteries oil lube logbook
    roadworthy rego diagnostics diagnose scan hoist workshop mechanic mechanics mechanical panel panels bumper
    dent dents crash collision smash repairer spray paint detail detailing polish tint windscreen windscreens
    dealership dealer showroom parts accessories towbar bullbar toyota ford mazda hyundai holden subaru bmw
    mercedes kia nissan kenworth volvo scania hino isuzu dozer dozers haul rebuild rebuilds servicing repair
    repairs aftermarket warranty technicians prestige wreckers wrecking odometer odometers bodyshop body shop
    tinting wrap wraps valet vacuuming european jaguar audi porsche lexus tesla garbage fleet fleets rims
    bearings steering alignment alignments inspection inspections panelbeater beater towing tow tilt interpreter
    interpreters aftersales preowned used finance test drives foton forklifts hydraulics turbos injectors fuel
    pump compressor aircon regas electrics wiring looms headlights keycutting motorcycles quad quads jetski
    jetskis rigging bays bay lifts hoists greasing grease fitter fitters assessor assessors insurers estimating
    estimates sold csi scooter scooters vespa ducati harley honda yamaha kawasaki suzuki deere tractors
    transmissions differential differentials driveline clutches cv shocks struts sump timing belt belts
    sparkplugs plugs coolant thermostat airbags headlight bulbs wipers audio dash cams trackers immobilisers
    roofracks canopies bullbars towbars snorkels buses coaches earthmovers generators mower mowers chainsaws
    small repco supercheap bursons napa courtesy loan yard wash washes`,
  hospitality: `
    restaurant cafe kiosk bistro pub hotel motel resort bar club tavern brewery winery catering caterer kitchen
    chef chefs cook cooks cooking meals meal menu menus dish dishes grill fryer oven pizza pizzas burger burgers
    sandwiches salad salads pastry pastries cake cakes dessert sauces plates plate plating pans serve servings
    covers brunch breakfast lunch dinner banquet functions function weddings wedding conference conferences
    events event guests guest diners patrons patron waiter waiting tables table coffee coffees barista espresso
    latte milk toasties gelato icecream wine wines beer beers cocktails cocktail spirits pour keg kegs rsa rcg
    gaming pokies tab reservations bookings checkin housekeeping housekeeper linen beds bed suites cabins
    tourist tourists tour tours travel traveller holiday holidays cruise cruises airfares flights itinerary
    itineraries honeymoon honeymoons agency casino venue cellar floats theatre cinema campground caravan
    concierge porter bellhop hatted sommelier buffet sushi bento noodle noodles ramen dumplings curry trattoria
    pasta frozen yoghurt icecreams tacos kebabs fish chips takeaway foodcourt food stall truck grazing deli
    breakfasts brunches toast sandwich juice smoothies tea teas roastery roaster sections section mise prep
    pastrychef croissants breads brigade commis degustation fine dining degustations waitstaff floor juniors
    glassware glasses dishwasher scrubbing pots stewarding bnb inn lodge guesthouse hostel backpackers campsites
    checkout housekeepers laundry sheets towels pillows minibar butler lobby spa pool turndown snorkel dive reef
    sightseeing boat ski lifts chalet ballroom canapes platters bottles keno bingo gamers tap taps ales pints
    vineyards tasting tastings sittings wages list reviews tripadvisor opera safari safaris african rail
    journeys airlines fares agent agents passports insurance packages beachclub poolside pubs seat seated drinks
    upstairs downstairs dance band venues door host hostess hosts popcorn arcade bowling alley skating karts zoo
    aquarium theme rides attractions museum visitor visitors centre retreats retreat wellness villa villas
    motorhome motorhomes caravans holidaymakers glamping tents lodges expedition crew stewardess cabin yacht
    superyacht galley canteen mess camp institutional schoolcanteen tuckshop delivery gourmet organic vegan
    vegetarian halal barbecue bbq smoked ribs steaks steakhouse seafood oyster shucker crepe waffles doughnuts
    donuts chocolate chocolates confectionery patisserie bakery baker bake baking loaves dough`,
  electrical: `
    electrical electrician electricians electricity electric sparky wiring wires wire wired cable cables cabling
    conduit conduits switchboard switchboards circuit circuits breaker breakers power powered voltage hv lv
    substation substations transformer transformers relays relay meter meters metering lighting lights light
    fixtures solar panel panels photovoltaic inverter inverters battery batteries charger chargers fibre optic
    splice otdr antenna antennas cctv camera cameras alarms alarm intercom intercoms access sensors sensor plc
    scada instrumentation instruments calibrate calibration motors drives generator generators ups lift lifts
    escalator escalators fault faults grid network networks telecommunications nbn data acma cec ees graders
    unrestricted rewires ladder earthing linesman linesmen lineworkers switching outage outages feeder feeders
    poles pole conductor insulators ringmain protection smart isolators isolate trenching potholing jointing
    joint splicing splices copper lan racks patch towers tower radio microwave satellite starlink ev oem pv
    opensolar saa rcds rcd tagging tag ovens fridges fridge washing dryers dryer appliances appliance
    refrigerators detectors fire extinguishers emergency exit downlights fans ceiling powerpoints gpo gpos mains
    distribution vsd vsds hmi hmis loops control controls instrument transmitters valves pneumatics
    commissioning commission inspections installations shocks nzs restricted trays looms soldering solder pcb
    pcbs electronics boards estates estate designs extensions top undergrounding lightning switchgear ring kiosk
    gensets genset standby bms bacnet automation robotics nursecall nurse smoke sirens gates auto doors boom
    doorbells televisions tv tvs satellites dishes aerials projectors theatres speakers amplifiers hearing
    electronic avionics cells wind turbines turbine hydro hydrogen electrolyser rail signalling overhead
    catenary traction`,
  community: `
    disability disabilities ndis participant participants psychosocial autism impairment sleepover sleepovers
    support supports supported community communities social outings independence independent respite homeless
    homelessness housing tenancy crisis violence refuge safety safeguarding foster kinship carers carer families
    youth young teens teenagers refugee refugees migrant migrants settlement multicultural asylum aboriginal
    indigenous elders nations cultural elderly older ageing aged seniors residents resident dementia lifestyle
    volunteers volunteer charity donors fundraising welfare counselling caseload casework caseworker jobseekers
    unemployed employment participation mentoring mentor advocacy advocate vulnerable disadvantaged trauma
    inclusion outreach neighbourhood schads homes companionship personal care wellbeing rehabilitation justice
    custody reintegration tenants tenancies sustain eviction shelter rough sleepers sleeping soup kitchen
    foodbank hampers vouchers emergency relief financial gambling addiction recovery peer lived experience
    mental illness nonprofit parenting abusive abuse survivors survivor women children removed removal court
    reunify kin placements placement residential mentors mentees afterschool camps drop-in hub mob country
    torres strait first culturally cald interpreters translate translating english classes visas citizenship
    integration newcomers humanitarian companions transport appointments housework shopping gardening bowls
    bingo bus trips swimming cooking funding lac coordination sil sta sda supervisor medication epilepsy
    behaviours behaviour positive restrictive practices advocates rights complaints ombudsman grant grants
    fundraisers appeals bequests rostering development reconciliation offenders offending crime bail recidivism
    diversion workshop sheltered intellectual impairments blind deaf auslan braille wheelchair wheelchairs hoist
    acquired brain injury spinal weekends friendships friends neighbours food pantry meals wheels telephone
    lifeline counsellors suicide bereavement grief family mediation relationships divorce men mens sheds lgbtiq
    pride veterans dva detention torture pathways traineeships job seekers jobactive workforce providers mutual
    obligations`,
  "health-care": `
    hospital hospitals clinic clinics clinical ward wards patient patients nurse nurses nursing midwife midwives
    birthing birth theatre theatres surgery surgeries surgeon surgeons surgical doctor doctors gp gps physician
    practitioner medical medicine medicines medication medications pharmacy pharmacist scripts script
    prescription prescriptions dose dispensary dispense dental dentist dentists oral teeth denture optical
    optometrist frames eye eyes vision hearing audiology audiologist therapy therapist therapists physiotherapy
    occupational speech swallowing stroke rehabilitation podiatry psychology psychologist psychiatric mental
    health counselling aod addiction radiology imaging scan scans xray ultrasound mri pathology laboratory
    specimen specimens blood samples wound wounds immunisation immunisations vaccination vaccinations infection
    triage emergency urgent ambulance paramedic ahpra medicare bulk billing accreditation outpatient inpatient
    preadmission admission discharge palliative oncology dialysis diabetes multidisciplinary clinicians
    clinician anaesthetic sterilise sterilising diagnosis echo echocardiograms echocardiogram cardiology cardiac
    stress ecg holter sleep studies respiratory lung spirometry lymphoedema compression garments orthotics
    prosthetics splints burns hand plaster casts gym hydro pilates physio chiro chiropractic osteopathy massage
    remedial dietitian dietetics nutrition obesity bariatric endocrinology neurology neuro spinal amputee falls
    geriatric aged paediatric paediatrics newborn neonatal maternity antenatal obstetrics gynaecology ivf
    fertility sexual reproductive hiv hepatitis vaccines vaccine travel dermatology skin laser cosmetic
    injectables plastic ophthalmology retinal cataract lenses contact ent audiometry cochlear denturist
    orthodontics braces implants hygienist impressions instruments chair steriliser autoclave trays cssd drugs
    trolleys anaesthesia anaesthetist scrub scout recovery icu hdu ed cannulation venepuncture phlebotomy
    collection collections cancer chemotherapy radiation treatment treatments diagnosed symptoms referrals
    referral hicaps billings mbs locum locums vmo registrar interns resident rmo consultant specialist bush
    remote flying snake bites babies births deliveries allied outpatients rehab beds bed orderly porters
    wheelchairs crowns bridges dentures lab psychiatrist psychiatry psychiatrists psychologists counsellors
    delay developmental autism assessments interventions splinting mobility aids prosthetic scooters wheelchair
    seating continence stoma leg ulcers dress dressings sutures suturing biopsies biopsy excisions procedures
    procedural mole moles radiographers sonographers contrast scanner scanners ct pet nuclear mammogram
    mammograms dexa paramedics ambulances retrieval aeromedical transport sedation ventilated ventilator
    tracheostomy peg cytotoxic infusion infusions donor plasma tissue transplant organ haematology microbiology
    histology cytology biochemist dispensing compounding webster websters vaccinating injections optometry
    ophthalmic spectacle orthoptics nutritional eating disorders lactation newborns maternal visiting schools`,
  construction: `
    build builds building buildings builder builders construction construct site sites residential commercial
    civil house houses homes townhouse townhouses apartments estate subdivision subdivisions renovation
    renovations renovate reno bathroom bathrooms kitchen kitchens slab slabs concrete concreting formwork
    footings foundations frame frames framing lockup roof roofs roofing gutters cladding gyprock plaster
    plastering brick bricks bricklaying block blocks tile tiles tiling paint painting carpenter carpentry timber
    joinery cabinets wardrobes doors door windows window glass mirrors screens shower plumbing pipe pipes sewer
    gas copper drainage stormwater trench trenches excavation excavator bulldozer grader roller earthworks
    earthmoving bitumen asphalt road roads bridge bridges highway tunnel rail crane cranes scaffold scaffolding
    rigging demolition demolish strip stripout asbestos steel weld welding fabricate fabrication fabricator
    lathe lathes mill mills machining cnc tolerance drawings surveying survey pegs levels defects handover
    handovers trades tradespeople subcontractors subbies labour labouring whitecard swms toolbox foreman
    engineering engineer engineers mine mines mining ore crusher crushers drill drilling shotcrete blast pumps
    pump valves hydraulic hydraulics conveyor factory manufacture manufacturing machines machine assemble
    assembly production moulding plant hvac refrigeration fencing paving landscape carpenters labourers
    bricklayer bricklayers mortar trowel render rendering screed reo mesh pumping precast moulds mould tilt
    panels rigger riggers dogman dogging scaffolder scaffolders cladders facade curtain wall glazing glaziers
    aluminium balustrades stairs staircases decks pergolas pools tilers waterproofing grout benchtops stonemason
    masonry hazmat insulation batts ceilings partitions plasterboard cornice stopping setting architraves
    skirting skirtings flooring floorboards vinyl carpet painters brushes rollers sanding texture plumbers
    drains toilets taps hot water cisterns boilers sprinklers ductwork ducts chillers splits concretor
    concreters kerbs kerb footpath footpaths culverts pits pipelayers bore boring tunnelling tbm piling piles
    rock breakers excavators bobcat posi dozer scraper compactor surveyors setout peg quantity estimators
    estimator drafting draftsperson architect architects architectural certifier permits permit inspectors
    inspect storms storm damage insurance repairs maintenance tradies work contractors tenders tender variations
    programme ewp heights tickets shovel rake wheelbarrow barrow linemarking traffic stop slow cones sleepers
    ballast bogger jumbo longwall underground shotfirer blasting crib gold iron coal smelter furnace foundry
    castings casting plastics extrusion injection press presses sheetmetal stainless bend fold guillotine
    benches hoods boilermaker boilermakers fitter fitters turner machinist millwright corrugator cardboard paper
    packaging bottling lines forklift palletiser kiln sawmill joiner nata soil samples geotechnical potholes
    pothole resealing reseal insulate lagging wrap colorbond posts dig holes hole gates sheds garages carports
    patios verandahs pergola benchtop polish moulder softwood hardwood planer saw saws sawing kilns palletisers
    fillers brewery mechanical pneumatics plc reliability shutdown shutdowns outages turbines vessels welds mig
    tig arc grinding plate rolling pipework spools isometric fabricating lifting cranage dismantle erect
    structural galvanise powdercoat sandblast protective coatings signage signs sign billboards marquees stages
    grandstand spa swimming retaining walls turf landscapes excavations septic tanks mains pumpstation treatment
    wastewater desalination dams levee canals marine wharf dredge dredging gis drone mapping lidar geotech
    geologist geologists core logging assays exploration tenements resources mineral minerals processing
    metallurgist flotation thickener leach dragline wheel loaders cart`,
  logistics: `
    truck trucks trucking driver drivers drive rigid semi prime movers mover trailer trailers tanker tankers
    tipper flatbed freight cargo consignment consignments load loads loading unload unloading haul cart deliver
    delivery deliveries courier parcel parcels van vans route routes run runs linehaul interstate depot depots
    warehouse warehousing distribution dc dock docks inbound outbound dispatch despatch pallet pallets palletise
    cartons carton boxes cages forklift forklifts reach picking picker pick packing packer pack scan scanner rf
    wms stock stocktake cycle counts inventory storeperson storepersons stores container containers shipping
    ship ships port ports wharf vessel airport customs import imports export exports carrier carriers transport
    fleet fatigue nhvr responsibility timetable timetables bus buses coach tram train trains rail passengers
    passenger ferry removalist furniture supply procurement slots movements allocate allocator conveyors sort
    sorting mail postal totes tote headset voice freezer chiller coldstore staging stage manifests manifest
    runsheets runsheet pod pods couriers drop drops sortation dispatcher allocation allocators subcontractors
    bdouble roadtrain tautliner curtainsider fuel livestock carting aggregate concrete agitator agi tippers
    sidelifter skel straddle stevedore stevedoring terminal quay berth wharves vessels crew deckhand deckhands
    skipper master tug barge ramp baggage aircraft apron airside jets handlers airfreight seafreight clearances
    tariff quarantine biosecurity bond bonded incoterms overseas agents freighting 3pl replenishment replenish
    putaway slotting kanban consumables despatching wrapping strapping stretch taping tape shelving storerooms
    dangerous goods manual handling reversing mr hr hc mc heavy rigids logbooks bfm cor gps telematics
    scheduling rosters dispatching ambulance patient chauffeur limousine taxi rideshare school charter coaches
    signalling shunter shunting locomotives removals moving packers storage missed stacker stackers walkie
    racking racks label labels labelling paperwork palletjack jack jacks tail lifter tailgate sidelifters kegs
    backload backloads cold chain refrigerated reefers reefer chilled frozen breakdowns cutoffs offs letters
    sorters posties postie bicycle ebike scooter contractor abn rideon manifesting weighbridge grain silos
    railhead intermodal hub hubs gateway planner planners forecasting demand s&op mrp purchasing buyer sourcing
    tenders forwarding brokers incoterm hazmat explosives bulk slurry cement powders milk car carrying towing
    pilot escort oversize overmass`,
  retail: `
    shop shops store stores retail retailer retailers supermarket supermarkets grocer grocers grocery groceries
    boutique boutiques counter checkout register registers till sell selling sells sale sales sold shoppers
    shopping merchandise merchandising merchandiser display displays shelf shelves stock stocking promotion
    promotions range ranges brand brands fashion clothing clothes shoes footwear jewellery cosmetics makeup
    skincare fragrance perfume hardware homewares furniture toys books gifts liquor bottleshop bottle pet pets
    surf sports phone phones electronics appliances bridal gowns flowers florist fittings wholesale wholesaler
    distributors distributor territory account accounts independents reps leads prospects prospecting pipeline
    quota targets target commission commissions demos showroom quote quotes tastings marketing campaign
    campaigns advertising social buyer buying purchase sellthrough markdown markdowns visual windows ecommerce
    property properties listings auctions open homes vendors markets blinds curtains garden centre stylist
    stylists denim jeans apparel menswear womenswear lingerie swimwear shoe sneakers laces lace buckle try
    fitting mannequins interiors homeware candles gift hobby craft fabric haberdashery bookshop stationery
    newsagent lotto tobacconist servo petrol console fuel convenience deli bakery produce butchery meat
    fishmonger bottlo trolleys cashier cashiers eftpos tills trading layby refunds returns shrinkage shrink
    prevention stocktakes stockroom catalogue planogram bays facings endcaps sampling demonstrator promoter
    ambassador fundraiser donors donor donations charities knock doors dealers dealer reseller resellers
    merchants power tools nursery aquarium optics eyewear mobile telco upgrade broadband appliance kitchens
    families buyers land agents agent rent listing auctioneer prospective callers b2b b2c hunter crm forecasts
    spend ads adwords google facebook instagram tiktok influencers seo content copy brief designers newsletter
    newsletters edm audience audiences launch launches loyalty assistants bra bras beauty counters consultants
    fabrics mattress mattresses bedding sleep pillow pillows sofas couches recliners lounges sewers sewing
    patterns pattern uniforms uniform measurements tailor fishing camping anglers tackle rods bait outdoor bikes
    bicycles bicycle cycling golf clubs musical guitars instruments pianos records comics games gaming
    collectables stamps coins jewellers watches diamonds engagement rings goldsmith spectacles sunglasses
    perfumes hampers gourmet cheese cheesemonger greengrocer fruiterer florists plants pots bbqs heaters pools
    chemicals vacuums rugs carpets tiles lighting lamps kitchenware cookware crockery bathroomware tapware paint
    paints timber yard hire equipment whitegoods tvs laptops cameras vape op secondhand pawn antiques auction
    valuers houses lettings leasing tenants landlords vendor sites realestate hunters patch doorknock canvass
    canvassing telemarketing outbound appointments renewals subscriptions memberships gym sponsorship sponsors
    partnerships space events exhibition exhibitions`,
  office: `
    administration administrative admin clerical clerk filing file files records register registers
    correspondence letters letter minutes meetings diary diaries calendar calendars agenda travel stationery
    mail reception receptionist switchboard console calls phone phones telephone telephones webchat enquiries
    enquiry queries callers caller helpline contact centre complaints data entry spreadsheet spreadsheets excel
    word typing transcribe accounts accounting accountant accountants bookkeeping bookkeeper invoices invoice
    invoicing ledger ledgers reconcile reconciliation reconciliations bas tax taxation gst payroll pay wages
    superannuation super entities budgets budget financial finance finances audit audits auditor auditors
    banking bank loan loans mortgage mortgages lending insurance insurer claims claim underwriting debtors
    creditors debt debts collections purchase dockets supplier suppliers procurement legal solicitor lawyers
    conveyancing human resources recruitment recruit recruiting candidates candidate onboarding awards award
    dismissals grievances workplace fair agreements hr executive board governance secretary briefs ministerial
    receptionists dictation dictaphone transcription archives archiving archive mailroom couriers switchboards
    pbx scheduling committees committee minute agendas boardroom catering court books solicitors barristers
    paralegal litigation wills estates probate property settlements settlement conveyancer bill billing trust
    eft bpay remittances journals accruals reconciling trial balance ifrs statutory asic returns ato lodgements
    ias stp timesheet timesheets pays payslips leave entitlements ratepayers ratepayer levies bookkeepers cpa ca
    cfo analysts modelling treasury broker brokers brokerage lender lenders borrowers annuities investors funds
    adviser advisers planners paraplanner risk underwriters actuary reinsurance income protection injured
    holders adjusters adjuster retailers bills energy tariffs hardship outages faq chat inbox inboxes crm
    recruiters vacancies screening applicants interviews inductions induction engagement culture remuneration
    reviews disciplinary mediation unions enterprise eba ir whs workcover rehabilitation lms facilitators temps
    placements resumes advertise hris successfactors workday procedures practitioners renew registrations
    registrar electorate ministers parliamentary freedom foi trim sharepoint renewals renewal policyholder
    premiums fees enrolments front counter greeting flights accommodation papers packs expense expenses
    reimbursements concur credit card receipts petty cash deposits cheques lockbox chasing overdue receivable
    payable receivables payables juniors consolidations intercompany fixed assets fbt payrun payruns garnishee
    injury rtw claimants lawyer attorneys patents trademarks tribunal hearings clerks associates judges registry
    subpoenas affidavits discovery notary migration agents visas lodgement titles councils notices parking
    permits concessions bookings callcentre scripts escalations retention handling transcripts taking typists
    mailouts merges pivot vlookup processing laminating binding photocopier scanning supplies kitchen visitors
    facilities swipe`,
  agriculture: `
    farm farms farming farmer farmers property station paddock paddocks acre acres hectare hectares ha cattle
    cow cows calf calves sheep lamb lambs ewes wool shear shearing drench draft muster mustering livestock
    stockyards yards pigs pig poultry chickens hens eggs goats horse horses stable stables dairy milking milk
    crop crops cropping sow sowing seeding spray spraying harvest harvester harvesting header grain wheat barley
    canola cotton cane sugar hay silage tractor tractors irrigation irrigate water fertiliser agronomy
    agronomist soil trial trials plots orchard orchards citrus apples fruit fruits berries strawberries grapes
    vines vineyard vintage winery prune pruning picking pickers bins vegetables lettuce broccoli tomatoes
    potatoes mushrooms almonds nuts packhouse packing shed nursery seedlings plants planting gardens garden turf
    lawn lawns mow mowing trees tree arborist forestry logging timber abattoir boning slaughter carcass
    carcasses meat butcher beef knife fish fishing fishery prawns oysters salmon aquaculture seafood bees honey
    fences fencing motorbikes dogs rural biosecurity cannery juice feedlot graziers grazier pasture pastures
    parasites drought feeding feeders feedmill ram rams bull bulls heifers steers abattoirs kill floor chillers
    hands skinning evisceration trimming mincing smallgoods sausages rendering hides tannery dairies dairymaid
    rotary herringbone teat mastitis calving lambing joining shearers classer rouseabout pressing handlers
    stockmen stockwoman ringers jackaroo jillaroo fencer graded grade sort avocados avocado mangoes banana
    bananas pineapples oranges mandarins lemons peaches stonefruit cherry cherries blueberries raspberries
    kiwifruit olives hazelnuts macadamias walnuts pecan melons pumpkins carrots onions garlic asparagus beans
    peas capsicum cucumbers zucchini herbs microgreens greenhouse glasshouse hydroponics polytunnel potting pots
    propagation grafting cuttings wholesale florals flowers landscaper landscaping horticulture horticulturist
    greenkeeper ovals golf greens mulch mulching hedges chainsaw chainsaws climbing stump grinder pine
    plantation plantations loggers forwarder skidder harvesters haulout silo silos augers baling bales hayshed
    weeds herbicide pesticides drone drones gps auto steer headers tanks hatchery barramundi tuna crayfish
    abalone mussels trawler deckhand beekeeper hives pruners cellarhand crushing ferment barrels hunting feral
    natives native wetlands wetland bushcare revegetate seeds collecting weeding weed stakes ferals deer
    kangaroo foxes trapping baiting farrowing sows boars piglets weaners layers broilers sheds litter hatch
    incubators feedlots bunk bunks pens ear tags tagging vaccinate drenching dipping crutching mulesing fleece
    woolshed saleyards auctioneers agent fert urea spreader spreaders seeder airseeder planter planters sprayrig
    boomspray croptop desiccate swath windrow chaser augering moisture protein canegrower ginning gins picker
    rice paddy poppies hemp lavender truffles sandalwood trellis wires netting frost fans bud thinning sultanas
    dried currants tubes plugs repot botanical arboretum glasshouses hydroponic sprouts sorting grading waxing
    packhouses cartons cooperage cellar winemaker winemaking cheese creamery butter yoghurt freezing works
    petfood tallow`,
  technology: `
    software developer developers develop developing coding code programming programmer java javascript
    typescript python dotnet react angular node api apis backend frontend fullstack database databases sql cloud
    azure aws devops pipelines pipeline kubernetes docker linux windows server servers network networks switches
    switch router routers firewall firewalls wifi laptop laptops desktop desktops computer computers devices
    device printers tickets ticket helpdesk desk servicedesk users user backups backup virtual vmware citrix
    teams microsoft office365 intune cyber security siem patch patching phishing incidents digital web website
    websites app apps mobile ux ui prototypes wireframes figma design product products agile scrum sprint
    sprints backlog requirements analyst analysts analytics data dataset machine model ai dashboards warehouse
    etl snowflake integration integrations salesforce dynamics sap oracle erp crm configure configuration
    modules migration migrate testing tests automation automate release releases it ict technology racks rack
    comms repositories github bugs debug jira confluence scripts scripting deploy deployment deployments pull
    requests merge golang rust ruby swift kotlin android ios embedded firmware robotics iot telecoms telephony
    voip sip zoom google workspace ipads ipad chromebooks projectors audio visual classroom accounts active
    directory okta mfa threats threat detections detection intrusions intrusion vulnerabilities pentest hunting
    soc forensic iso27001 nist essential eight student hospital records ehr platform platforms engineer
    engineers engineering squads squad roadmap roadmaps features feature ship shipping mentor stack startup saas
    fintech b2b open source algorithms nlp llm prompts prompt pytorch tensorflow churn science scientists
    statistical bi tableau power qlik lakehouse spark kafka elt governance master metadata gis geospatial remote
    sensing accessibility content cms drupal wordpress html css designers animation games gaming unity unreal 3d
    render hosting domains dns seo intranet cutover finance tester testers uat regression defects infrastructure
    hyperconverged storage san nas cabinet datacentre failover disaster recovery alerts on-call rails
    programmers coders coder pos terminals terminal cabling environment trading bug vendors stakeholder maps
    storyboards uxui usability usertesting flows journeys retros kanban cicd gitlab bitbucket helm istio
    serverless lambda s3 ec2 bigquery redshift looker dbt airflow pandas numpy scikit tensor deep chatbots
    blockchain web3 crypto wallets solidity smart sysadmin sysadmins helpdesks deskside mdm jamf autopilot
    onedrive sso ldap dhcp vpn vlan wan lan sdwan bgp ospf fibre channel cisco juniper aruba meraki fortigate
    checkpoint f5 loadbalancer hyperv proxmox veeam commvault splunk sentinel crowdstrike qualys nessus burp
    owasp`,
  other: `
    teach teacher teachers teaching school schools students student classroom classrooms curriculum lessons
    lesson university lecture lectures tutor tutoring swim swimming swimmers pool pools lifeguard rescue aquatic
    gym gyms fitness exercise coach coaching squads sport sports boxing basketball football salon hair
    hairdresser hairdressing barber shampoo beauty nails lashes massage spa cleaner cleaners cleaning clean
    vacuum mop toilets chemicals security guard guarding patrol patrols crowd screening police prison officers
    inmates council shire ranger rangers animals parking infringement infringements bylaws inspect inspections
    permits development applications noise termites rodents pest pests bait kennel kennels zoo wildlife
    veterinary vet laboratory scientist scientific museum gallery library librarian exhibition music musician
    dance theatre actor film video photography photographer journalist news newsroom radio editor pilot pilots
    aircraft aviation funeral funerals cemetery graves church chaplain interpreter legislation court
    environmental ecology waste recycling fire firefighter army navy borrowers collections story reading branch
    archives heritage prisoners cells correctional custodial parole probation detention dogs cats boarding
    facility walks grooming groomer runs cattery shelter rspca aquarium keepers lights sound vision concerts
    concert stage staging shows rehearsals costumes props audition dancers orchestra choir band art artists
    sculpture ceramics tours rivers river water samples assays probes environment contamination sediment fauna
    flora ecologist ecologists climate carbon emissions sustainability landfill learners learner driving
    instructor dual control drive homework maths physics chemistry biology history geography languages principal
    deputy house exams grades syllabus vce hsc atsi tafe trainers lecturer professors postdoctoral phd thesis
    grants academic campus chancellors chapel worship congregation parish ministry pastor celebrant mortuary
    embalming ambulance firefighters constable detectives forensic fingerprint defence soldier sailors airforce
    cadets deployment concierge controllers bouncers alarms armoured cash windows window highpressure pressure
    washing carpets strata janitor sanitise bins bin hygiene fumigation possum rats cockroaches spiders barbers
    colourist colour blowdry foils waxing facials manicure makeup tattoo piercing trainer squats zumba yoga
    tennis golf umpires referees surf lifeguards lifesaving translators reporters columns producer podcasts
    photographers studio shoots shoot editing retouch weddings drones cinematography stray seize owners impound
    pound bylaw wetsuit plant rooms filtration chlorine diving recreation leisure gymnastics pilates trampolines
    climbing skate grounds stadiums events crowds ticketing marshal marshals astronomers physicist chemist
    chemists biologist biologists botanist hydrologist meteorologist weather oceanography archaeologist
    archaeology anthropology statistician economist economists sociologist nutrition lecturers tutors
    schoolchildren invigilate invigilator assessors apprenticeship rto braids hairdressers fades beard blowdries
    colourists nail technicians beautician brows spray tanning tattooist therapist termite fumigators vacuuming
    mopping dusting sanitising gutters graffiti housekeeping commercial sweepers doormen prevention xray airport
    locks locksmith hearse crematorium embalmers cemeteries aircrew cabin flight instructors atc navigators
    deckhands naval jail hazmat response interpreters linguists editors proofreading authors publishing printers
    printing press bindery`,
};

/** Each once, so that its forms count as one word. */
const rootsOf = (sentence: string) => new Set(sentence.split(/\s+/).filter(Boolean).map(rootOf));

/** The fields that have a word, by its root. */
const fieldsOf = new Map<string, string[]>();
for (const [field, list] of Object.entries(words))
  for (const root of rootsOf(list)) fieldsOf.set(root, [...(fieldsOf.get(root) ?? []), field]);

/** Words of everyday language, which mean other things in other texts and say less. */
const everyday = rootsOf(`
    accommodation accounts active agent agents airflow alarms art artists assembly assessments audio auto bait
    banking bill board bodies body bottling box boxes branch brand brands brewery brief burp cabinet callers
    calls camp care case centre check checks claim classroom code collection collections comms content
    contractor copy council councils crew crews culture cut damage data deep design desk disaster donor door
    doors drinks drugs emergency employment energy engagement environment exchange executive facilities factory
    families family fault faults feature features fibre finance fit flights flows fuel function functions gates
    hand handle health hearing helm hire holders home homes hospital hours hunting income information inspect
    inspections insurance integration journeys kafka key keys label labels lambda land learning levels lights
    line lines local loops machine machines maintenance map mapping media mentor merge mess mill missed model
    modules monitoring mower mowers network networks open order outages own pack packaging papers paperwork
    parent parts people permit permits personal phone phones picking placement placements plan plans point power
    practitioners prepare press presses procedural procedures product production products promotional prompt
    prompts protection providers pull queries rack racks rail range rates records recovery release releases
    remote render responsibility responsible retailers reversing risk river roadmap room rooms run runs samples
    science scientists screening seating section sensing sentinel ship shipping small sold sort sorting sound
    source space spark spend sponsors stack stage staging stop storage storm storms student swap swipe tariffs
    teams test testing tests ticket tickets training transport urgent vendors vision visitors visual warehouse
    water`);
const everydayWeight = 0.5;

/** How much the words of a sentence, in plain letters, speak for each field of work; what several have is shared. */
export const wordsOfWork = (sentence: string): Map<string, number> => {
  const scores = new Map<string, number>();
  for (const root of rootsOf(sentence)) {
    const fields = fieldsOf.get(root) ?? [];
    const weight = everyday.has(root) ? everydayWeight : 1;
    for (const field of fields) scores.set(field, (scores.get(field) ?? 0) + weight / fields.length);
  }
  return scores;
};
