import type { JudgedAd } from "./judged-ad.ts";

/** Titles that say nothing of the trade, each with the first sentences of its ad, and the fields that a person accepts. */
export const plainAds: readonly JudgedAd[] = [
  [
    "Team Member",
    "We are a busy dental practice in Hobart. You'll set up the surgery, sterilise instruments and assist the dentist at the chair.",
    ["health-care"],
  ],
  [
    "Team Member",
    "Our burger bar in Newtown is growing. You will take orders, run food to tables and close the kitchen at night.",
    ["hospitality"],
  ],
  [
    "Team Member – Weekends",
    "Help customers find the right shoes in our busy store. You'll also work the register and unpack stock.",
    ["retail"],
  ],
  [
    "Team Member (Nights)",
    "You'll pick and pack orders with an RF scanner and load pallets onto trucks. Our DC is in Derrimut.",
    ["logistics"],
  ],
  [
    "Team Member, Part Time",
    "You will care for babies and toddlers in our nursery room. WWCC and a Cert III are needed.",
    ["early-learning"],
  ],
  [
    "Officer",
    "You will process invoices, reconcile supplier statements and prepare the weekly payment run. Experience with TechOne is desirable.",
    ["office"],
  ],
  [
    "Officer – Level 4",
    "Work with refugees and migrants to link them to housing and English classes. Bilingual people are encouraged to apply.",
    ["community"],
  ],
  [
    "Officer – APS4",
    "You'll answer enquiries from the public by phone and email, keep records and prepare briefs for the director. Canberra based.",
    ["office"],
  ],
  [
    "Officer (Casual)",
    "Patrol parks, issue infringement notices and investigate complaints about barking dogs for our council. Drivers licence essential.",
    ["other"],
  ],
  [
    "Coordinator – Level 3",
    "Roster support workers for NDIS participants and visit participants in their homes. SCHADS Level 3.",
    ["community"],
  ],
  [
    "Coordinator",
    "Run our vacation care program for primary school kids and supervise a team of educators. Diploma required.",
    ["early-learning"],
  ],
  [
    "Coordinator",
    "You will book trucks, track deliveries and solve delays with our carriers. Previous transport experience is a must.",
    ["logistics"],
  ],
  [
    "Coordinator",
    "Schedule trades, order materials and inspect our residential builds from slab to handover. 15 homes at a time.",
    ["construction"],
  ],
  [
    "Coordinator (12 months)",
    "You'll coordinate interviews, post job ads and prepare employment contracts for our people and culture team. SuccessFactors.",
    ["office"],
  ],
  [
    "Casual all-rounder",
    "From pouring beers to carrying plates, you'll do it all in our beachside pub. RSA needed.",
    ["hospitality"],
  ],
  [
    "All Rounder",
    "Make beds, clean cabins and help with breakfast at our caravan park. Live on site with your partner.",
    ["hospitality"],
  ],
  [
    "All-rounder wanted",
    "Fencing, feeding out hay and checking troughs on our 2,000 acre sheep property. Own dogs welcome.",
    ["agriculture"],
  ],
  [
    "Specialist",
    "You will administer our Salesforce platform, build flows and fix bugs. Agile team.",
    ["technology"],
  ],
  [
    "Specialist",
    "Provide hearing tests and fit hearing aids for adults in our clinics. AudA accredited.",
    ["health-care"],
  ],
  [
    "Specialist, Full Time",
    "Advise managers on awards, grievances and performance processes. You know the Fair Work Act by heart.",
    ["office"],
  ],
  [
    "Specialist",
    "You live for skincare. Demonstrate our products at the counter, match foundation shades and exceed your sales targets.",
    ["retail"],
  ],
  [
    "Specialist",
    "Design and commission protection relays in 132kV substations. Travel through regional QLD.",
    ["electrical"],
  ],
  [
    "Lead",
    "Run the pass during service, train junior cooks and keep the fridges spotless. 120-seat bistro.",
    ["hospitality"],
  ],
  [
    "Lead",
    "Set the direction of our React front end, review pull requests and mentor six developers. Remote friendly.",
    ["technology"],
  ],
  [
    "Lead",
    "Mentor the educators in our preschool room and write the educational program. Exceeding rated service.",
    ["early-learning"],
  ],
  [
    "Technician",
    "Diagnose faults, change clutches and do logbook services in our family workshop. Trade cert please.",
    ["automotive"],
  ],
  [
    "Technician",
    "You'll install rooftop solar, inverters and EV chargers. Unrestricted licence.",
    ["electrical"],
  ],
  [
    "Technician – Level 1",
    "Reset passwords, image laptops and log tickets for 800 users. Cert IV in IT.",
    ["technology"],
  ],
  [
    "Technician",
    "Process specimens in our pathology laboratory and run the analysers. Night roster.",
    ["health-care"],
  ],
  [
    "Technician",
    "Install and service hydraulic pumps, gates and pneumatic doors on building sites. Fitter by trade.",
    ["construction"],
  ],
  [
    "Trade Assistant / Offsider",
    "Help our mechanics with oil changes, tyre changes and cleaning of trucks. Workshop in Wacol.",
    ["automotive"],
  ],
  [
    "Assistant",
    "You'll look after phones, filing, mail and the diary of two partners. MS Office skills.",
    ["office"],
  ],
  [
    "Assistant",
    "Help our educators with nappies, naps and meal times of the under twos. No experience needed as we'll put you through your Cert III.",
    ["early-learning"],
  ],
  [
    "Assistant",
    "Work beside our physiotherapists: lead hydrotherapy groups and set up equipment in the gym. Cert IV Allied Health Assistance.",
    ["health-care"],
  ],
  [
    "Assistant – graduate role",
    "Learn tax returns, BAS and bookkeeping from our partners. Studying towards a Bachelor of Commerce.",
    ["office"],
  ],
  [
    "Manager",
    "Drive sales, roster your team and own the P&L of our homewares store. Westfield location.",
    ["retail"],
  ],
  ["Manager", "You'll run our 60-room motel from check-in to housekeeping. Couple welcome.", ["hospitality"]],
  [
    "Manager",
    "Lead our home care team that supports 300 older people to stay at home. Aged care packages.",
    ["community"],
  ],
  [
    "Manager – Projects",
    "Deliver road and bridge jobs for councils from tender to handover. Civil background.",
    ["construction"],
  ],
  [
    "Supervisor – arvo shift",
    "You'll run the dock, allocate forklifts and make sure that trucks leave on time. 30 staff.",
    ["logistics"],
  ],
  ["Supervisor", "Lead the boning room of our lamb abattoir. Knife skills and QA.", ["agriculture"]],
  [
    "Supervisor",
    "Train housekeepers, inspect rooms and order linen. 4 star hotel.",
    ["hospitality", "other"],
  ],
  [
    "Operator",
    "You'll drive a grader and roller on road works near Dubbo. RII tickets please.",
    ["construction"],
  ],
  [
    "Operator",
    "Run the canning and bottling line at our fruit juice factory. Rotating shifts, GMP.",
    ["agriculture"],
  ],
  [
    "Operator – DC",
    "Use a high reach forklift to put away and replenish pallets. Licence needed.",
    ["logistics"],
  ],
  [
    "Consultant",
    "Help brides find their dream gown and take measurements in our boutique. Saturdays essential.",
    ["retail"],
  ],
  [
    "Consultant",
    "Interview candidates, write ads and place temps with our clients. KPIs and commission.",
    ["office"],
  ],
  [
    "Consultant (Contract)",
    "Migrate clients from on-prem Exchange to Microsoft 365 and Azure AD. Six months.",
    ["technology"],
  ],
  ["Join our crew!", "Pour slabs, tie reo and screed with a tight-knit crew. Paid weekly.", ["construction"]],
  [
    "Seasonal workers needed – start Monday",
    "Pick and pack strawberries in Caboolture. 88 days for your second year visa.",
    ["agriculture"],
  ],
  ["Immediate start – $36 ph", "Unload containers by hand and stack cartons. Sunshine West.", ["logistics"]],
  [
    "Superstars wanted!",
    "Our new rooftop bar opens in spring. Shake cocktails, host guests and have fun.",
    ["hospitality"],
  ],
  [
    "Make a difference every day",
    "Assist people with disability to live the life they choose: cooking, outings and personal care. Casual shifts.",
    ["community"],
  ],
  [
    "Love little people?",
    "Our service in Coburg wants someone who sings, paints and plays all day. Diploma or working towards.",
    ["early-learning"],
  ],
  [
    "Apprentice – 1st year",
    "Learn to wire houses, run cable and fit off switchboards. Year 10 maths.",
    ["electrical"],
  ],
  [
    "Apprentice (mature age welcome)",
    "Learn to beat panels and prepare cars for paint. TAFE fees paid.",
    ["automotive"],
  ],
  [
    "Apprentice",
    "Learn to build frames, hang doors and lay decks with a small family builder. Own transport.",
    ["construction"],
  ],
  [
    "Clinician – Grade 3",
    "Provide mental health assessments and therapy for adolescents. Psychologist, nurse or OT registered with AHPRA.",
    ["health-care"],
  ],
  [
    "Representative",
    "Answer calls about electricity bills and resolve complaints. 12 week academy with full pay.",
    ["office"],
  ],
  [
    "Representative",
    "Call on pharmacies to sell our vitamins and set up displays. Car allowance.",
    ["retail"],
  ],
  [
    "Team Member",
    "Our parcel depot runs through the night. You'll sort freight onto conveyors and scan it into cages for the morning vans.",
    ["logistics"],
  ],
  [
    "Team Member",
    "Scoop gelato, keep the counter shining and chat with holiday makers on the esplanade. Evenings and weekends.",
    ["hospitality"],
  ],
  [
    "Team Member",
    "Greet our clients, book their eye tests and help them choose frames. Optical experience is a bonus.",
    ["health-care"],
  ],
  [
    "Team Member",
    "Be the friendly face of our tyre and brake centre: fit tyres, balance wheels and swap batteries.",
    ["automotive"],
  ],
  [
    "Team Member",
    "We renovate kitchens and bathrooms. You'll strip out old rooms, carry materials and hand tools to the trades.",
    ["construction"],
  ],
  [
    "Officer",
    "You will maintain our contracts register, arrange meetings and draft correspondence for the General Manager. A busy shire.",
    ["office"],
  ],
  [
    "Officer",
    "Plan rail and road movements of grain from our silos to port, and keep carriers informed of slots.",
    ["logistics"],
  ],
  [
    "Officer",
    "You'll be the first contact for staff when wifi, Teams or their devices play up at our four campuses.",
    ["technology"],
  ],
  [
    "Officer",
    "Help long-term unemployed people write resumes, gain skills and step back into work. Caseload of eighty.",
    ["community"],
  ],
  [
    "Officer",
    "Run immunisation sessions in schools and educate families on infection control. AHPRA registration is required.",
    ["health-care"],
  ],
  [
    "Officer",
    "Assess development applications, inspect food premises and respond to noise complaints for the shire.",
    ["other"],
  ],
  [
    "Coordinator",
    "Book our crews for smart meter exchanges and switchboard upgrades, and close out job safety paperwork with the network.",
    ["electrical"],
  ],
  [
    "Coordinator",
    "From weddings to conferences, you will walk clients through our function rooms and brief the banquet team on the day.",
    ["hospitality"],
  ],
  [
    "Coordinator",
    "You decide which lines go on promotion, raise purchase orders and track sell-through for our surf stores.",
    ["retail"],
  ],
  [
    "Coordinator",
    "Arrange theatre lists, surgeons' bookings and pre-admission calls for a private day surgery.",
    ["health-care"],
  ],
  [
    "Coordinator",
    "Organise picking crews, spray diaries and bin deliveries across three citrus blocks.",
    ["agriculture"],
  ],
  [
    "Coordinator",
    "You'll look after defects and handovers of a 200-lot townhouse estate and chase the trades back to fix them.",
    ["construction"],
  ],
  [
    "Coordinator",
    "Visit educators who care for children in their own homes and make sure they meet the National Quality Framework.",
    ["early-learning"],
  ],
  [
    "All rounder",
    "Drench, draft and yard stock, ride motorbikes and run water on a 40,000 acre station.",
    ["agriculture"],
  ],
  [
    "All-rounder",
    "Make toasties, clear plates, run the till and froth milk. Our riverside kiosk opens at six.",
    ["hospitality"],
  ],
  [
    "All rounder – Saturdays",
    "Mix paint, cut keys and carry bags of potting mix to customers' cars. Family-owned since 1978.",
    ["retail"],
  ],
  [
    "Specialist",
    "Model customer churn, tune machine learning pipelines and present findings to product teams.",
    ["technology"],
  ],
  [
    "Specialist",
    "Lodge BAS, prepare payroll tax and make sure superannuation is paid on time for 30 entities.",
    ["office"],
  ],
  [
    "Specialist",
    "Splice fibre, test links with an OTDR and commission cabinets for regional networks.",
    ["electrical"],
  ],
  [
    "Specialist",
    "Help stroke survivors regain speech and swallowing. You'll be supported by a multidisciplinary team.",
    ["health-care"],
  ],
  [
    "Specialist",
    "Tint windows, wrap vehicles and fit paint protection film in our clean bay.",
    ["automotive"],
  ],
  [
    "Lead",
    "Run the inbound dock, keep cycle counts above 99 per cent and coach 15 storepeople.",
    ["logistics"],
  ],
  [
    "Lead",
    "Set out footings, read plans and guide four apprentices through frame and lock-up.",
    ["construction"],
  ],
  [
    "Lead",
    "Coach a team of 12 who answer phones and emails for a health fund, and keep handle times in check.",
    ["office"],
  ],
  [
    "Lead",
    "Take swim classes from babies to squads and rescue-ready teens at our leisure pool. First aid and CPR.",
    ["other"],
  ],
  [
    "Technician",
    "Rack switches, patch comms rooms and swap failed drives in our Port Melbourne data halls.",
    ["technology"],
  ],
  [
    "Technician",
    "Service outboards, rig new boats and water-test engines at our marina workshop.",
    ["automotive"],
  ],
  [
    "Technician",
    "Set up and run CNC lathes and mills to make parts for mining pumps to tight tolerance.",
    ["construction"],
  ],
  [
    "Technician",
    "Fault-find lifts and escalators across the CBD. Electrical or mechanical trade, on-call roster.",
    ["electrical"],
  ],
  [
    "Technician",
    "Collect soil cores, count emerged plants and fly the drone over our trial plots.",
    ["agriculture"],
  ],
  [
    "Technician",
    "Spray for termites, bait for rodents and reassure worried home owners. Pest licence can be gained on the job.",
    ["other"],
  ],
  [
    "Assistant",
    "Label scripts, pack dose aids and explain over the counter medicines. Friendly community store.",
    ["health-care"],
  ],
  [
    "Assistant",
    "Key purchase orders, match dockets and answer supplier queries for a building group.",
    ["office"],
  ],
  [
    "Assistant",
    "Set up craft and snack for the kids after the bell, and play cricket until parents arrive. 3 to 6pm.",
    ["early-learning"],
  ],
  [
    "Assistant",
    "Peel, chop and stack. You'll keep our commercial kitchen moving at lunch and spotless after.",
    ["hospitality"],
  ],
  [
    "Assistant",
    "Take clients with acquired brain injury to appointments and social groups and help them cook at home.",
    ["community"],
  ],
  [
    "Assistant",
    "Hold the staff, drive pegs and carry gear for a party that sets out subdivisions.",
    ["construction"],
  ],
  [
    "Assistant",
    "Shampoo, sweep and greet. A friendly salon that will put you through your apprenticeship.",
    ["other"],
  ],
  ["Manager", "Lead eight social workers who find foster and kinship homes for kids in care.", ["community"]],
  [
    "Manager",
    "Own a fleet of 60 prime movers: rosters, fatigue, chain of responsibility and customers' delivery windows.",
    ["logistics"],
  ],
  [
    "Manager",
    "Lead a workshop of twelve, lift hours sold per repair order and keep the manufacturer's CSI score high.",
    ["automotive"],
  ],
  [
    "Manager",
    "Run a six-doctor practice: rosters, accreditation, billing and patient complaints.",
    ["health-care"],
  ],
  [
    "Manager",
    "Open new markets for our range of pet food with grocers and independents, with three state reps.",
    ["retail"],
  ],
  [
    "Manager",
    "Plan sowing, buy fertiliser and lead six staff on a 9,000 ha cropping enterprise.",
    ["agriculture"],
  ],
  [
    "Supervisor",
    "Lead crews of A-graders on hospital and data centre jobs, order cable and test boards before hand-over.",
    ["electrical"],
  ],
  ["Supervisor", "Count floats, mind the TAB and keep patrons safe in our members' bar.", ["hospitality"]],
  [
    "Supervisor",
    "Coordinate bitumen crews, traffic plans and plant on night works for Main Roads.",
    ["construction"],
  ],
  [
    "Supervisor",
    "Check school classrooms and toilets are cleaned to standard and order chemicals for 20 sites.",
    ["other"],
  ],
  [
    "Operator",
    "Cart milk from farms to the factory in a tanker. MC licence and a clean record.",
    ["logistics"],
  ],
  [
    "Operator",
    "Watch crushers and screens, sample ore and hose down the plant at our gold mill.",
    ["construction"],
  ],
  [
    "Operator",
    "Drive the harvester and haul-outs through the cane crush, June to November.",
    ["agriculture"],
  ],
  [
    "Operator",
    "Transfer calls, page doctors and handle emergency codes from the hospital's console.",
    ["office"],
  ],
  [
    "Consultant",
    "Plan honeymoons and cruises, quote airfares and sell travel insurance in our agency.",
    ["hospitality"],
  ],
  [
    "Consultant",
    "Meet home owners in their lounge rooms, measure and sell plantation blinds. Leads provided.",
    ["retail"],
  ],
  ["Consultant", "Advise small firms on awards, contracts and dismissals over our phone line.", ["office"]],
  [
    "Consultant",
    "Gather requirements, configure Dynamics modules and train users at client sites.",
    ["technology"],
  ],
  [
    "Join us – no two days the same",
    "Walk alongside people with psychosocial disability as they reach their goals.",
    ["community"],
  ],
  [
    "Come home to the country",
    "A rural hospital with 24 beds, a birthing suite and an urgent care centre needs you on nights.",
    ["health-care"],
  ],
  [
    "Workers needed – accommodation available",
    "Cut lettuce and broccoli by hand, then wash and box it. Early mornings, piece rates.",
    ["agriculture"],
  ],
  [
    "Start tomorrow!",
    "Demolition and strip-out crew needs two fit people with steel caps. Mon to Fri.",
    ["construction"],
  ],
  [
    "Apprentice",
    "Work beside qualified techs on hybrids and utes, from services to engine rebuilds.",
    ["automotive"],
  ],
  ["Apprentice", "Learn sauces, pastry and sections in our two-hat dining room.", ["hospitality"]],
  ["Apprentice", "Learn to bend copper, lay sewer pipe and install gas appliances.", ["construction"]],
  ["Clinician", "Offer counselling and AOD treatment to adults in our outpatient clinic.", ["health-care"]],
  [
    "Representative",
    "Look after our bottle shop partners: tastings, shelf space and orders of craft beer.",
    ["retail"],
  ],
  ["Representative", "Help members with their superannuation over the phone and webchat.", ["office"]],
  ["Installer", "Mount panels, run conduit and connect batteries on homes and sheds.", ["electrical"]],
  [
    "Installer",
    "Fit wardrobes, shower screens and mirrors in new homes. White card and ute.",
    ["construction"],
  ],
  [
    "Trainee",
    "Build computers, answer the help queue and learn to run backups with our managed services team.",
    ["technology"],
  ],
  ["Trainee", "Study while you rock cots, read stories and plan play for under threes.", ["early-learning"]],
  ["Trainee", "Learn to drive 13 tonne rigid trucks and load flat-bed freight safely.", ["logistics"]],
  [
    "Trainee",
    "File plans, scan site diaries and answer the door at our head office while you study business.",
    ["office"],
  ],
  [
    "Worker – Casual Pool",
    "Sleepover and active night shifts in our group homes. NDIS screening check needed.",
    ["community"],
  ],
  ["Worker", "Mentor teens at our PCYC gym and run boxing and basketball sessions.", ["other", "community"]],
  ["Experienced only!", "Mains and pans for a 200 cover RSL bistro. Split shifts.", ["hospitality"]],
];
