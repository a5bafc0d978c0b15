import type { JudgedAd } from "./judged-ad.ts";

/** As the vague ads, but judged when these were mended, and measured once after. */
export const keptAds: readonly JudgedAd[] = [
  [
    "Technician",
    "Fit and balance tyres and do wheel alignments at our Toowoomba branch.",
    ["automotive/mechanics-technicians"],
  ],
  [
    "Apprentice",
    "Four years to become a cabinet maker in our joinery at Moorabbin.",
    ["construction/carpentry"],
  ],
  [
    "Engineer",
    "You look after our Kubernetes clusters and share the on-call rota.",
    ["technology/support-networks", "technology/software"],
  ],
  ["Team Member", "Take bookings and greet diners in our Thai restaurant.", ["hospitality/front-of-house"]],
  ["Ready for a change?", "Learn to drive a garbage truck: no experience is needed.", ["logistics/drivers"]],
  [
    "Assistant",
    "Support an optometrist with eye tests and frames in our practice.",
    ["health-care/allied-health", "retail/shop-floor"],
  ],
  [
    "Operator",
    "Load and tip ore with 200 tonne trucks at our Pilbara site.",
    ["construction/plant-machinery"],
  ],
  [
    "Officer",
    "You plan rosters for carers and answer families' calls in our home care team.",
    ["community/aged-care", "community/-", "office/-", "office/administration"],
  ],
  [
    "Now Hiring",
    "Hairdressers with three years behind the chair. Our salon is near shops and cafes.",
    ["other/general", "other/-"],
  ],
  [
    "Graduate Intake",
    "Accountants who finished their degree this year join our tax and audit teams.",
    ["office/accounts-payroll"],
  ],
  ["EOI - Summer", "Cherry and apricot picking near Young from November.", ["agriculture/horticulture"]],
  [
    "Don't miss out",
    "A scaffolder is wanted for high rise work in Parramatta.",
    ["construction/plant-machinery", "construction/labouring", "construction/-"],
  ],
  [
    "Supervisor",
    "Lead the night fillers in a supermarket in Broome.",
    ["retail/merchandising", "retail/store-management", "retail/shop-floor"],
  ],
  ["Trainee", "Become a dental assistant while you study.", ["health-care/dental"]],
  [
    "Consultant",
    "Rent and lease homes, show tenants through and report to owners.",
    ["office/-", "retail/-", "other/-", "retail/sales-representatives"],
  ],
  ["Zoo Electrician", "", ["electrical/electricians"]],
  ["Casino Payroll Manager", "", ["office/accounts-payroll"]],
  ["Brewery Forklift Driver", "", ["logistics/forklift"]],
  ["Preschool IT Officer", "", ["technology/support-networks"]],
  ["University Gardener", "", ["agriculture/horticulture"]],
  ["Ski Resort Nurse", "", ["health-care/nursing"]],
  ["Club Bookkeeper", "", ["office/accounts-payroll"]],
  ["Seafood Sales Representative", "", ["retail/sales-representatives"]],
  ["Medical Centre Director", "", ["health-care/medical-practice", "health-care/-"]],
  ["After Hours Veterinary Nurse", "", ["other/general", "other/-"]],
  ["Holiday Cover Receptionist", "", ["office/reception"]],
  ["Stonemason", "", ["construction/-"]],
  ["Child Safety Officer", "", ["community/-"]],
  ["Barrister", "", ["office/-", "other/-"]],
  ["Pipe Welder", "", ["construction/-"]],
];
