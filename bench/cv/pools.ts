/** Names, addresses and numbers of a part of the world. */
export interface Region {
  given: readonly string[];
  family: readonly string[];
  /** The start of phone numbers, as written and in international form; three digits follow. */
  phones: readonly (readonly [string, string])[];
  addresses: readonly string[];
  places: readonly string[];
  schools: readonly string[];
  referees: readonly string[];
  language: string;
}

export const regions = {
  australia: {
    given: ["Jack", "Olivia", "Charlotte", "Liam", "Mia", "Thomas"],
    family: ["Murphy", "O'Brien", "Papadopoulos", "Walker", "Nguyen", "McKenzie"],
    phones: [
      ["0412 555 ", "+61 412 555 "],
      ["+61 423 118 ", "+61 423 118 "],
      ["0438777", "+61 438 777 "],
      ["(02) 9876 5", "+61 2 9876 5"],
    ],
    addresses: [
      "12 Smith Street, Parramatta NSW 2150",
      "4/27 Beach Road, Brighton VIC 3186",
      "Unit 3, 88 Queen St, Fremantle WA 6160",
      "Geelong VIC 3220",
    ],
    places: ["Sydney, NSW", "Melbourne VIC", "Brisbane, QLD", "Perth WA", "Newcastle NSW"],
    schools: [
      "University of Sydney",
      "TAFE NSW",
      "RMIT University",
      "Swinburne University of Technology",
      "Holmesglen Institute",
    ],
    referees: ["Karen Doyle", "Peter Hallam", "Susan Wright"],
    language: "Greek",
  },
  india: {
    given: ["Priya", "Rahul", "Ananya", "Vikram", "Sneha"],
    family: ["Sharma", "Patel", "Reddy", "Krishnan", "Kaur"],
    phones: [
      ["+91 98765 43", "+91 98765 43"],
      ["+91-99887-65", "+91 99887 65"],
    ],
    addresses: [
      "Flat 204, Green Park Apartments, Hyderabad, India",
      "22 MG Road, Bengaluru, Karnataka, India",
      "House No. 18, Sector 21, Chandigarh, India",
    ],
    places: ["Hyderabad, India", "Bengaluru", "Pune, India", "Mumbai"],
    schools: [
      "University of Mumbai",
      "Osmania University",
      "Anna University",
      "Delhi Public School",
      "St. Xavier's College",
    ],
    referees: ["Ramesh Iyer", "Sunita Rao", "Arjun Mehta"],
    language: "Hindi",
  },
  philippines: {
    given: ["Maria Clara", "Jose", "Angelica", "Mark Anthony", "Kristine"],
    family: ["Santos", "Dela Cruz", "Reyes", "Bautista", "Villanueva"],
    phones: [
      ["+63 917 555 1", "+63 917 555 1"],
      ["+63 998 123 4", "+63 998 123 4"],
    ],
    addresses: [
      "45 Mabini Street, Quezon City, Philippines",
      "Block 5 Lot 12, Greenfields Subdivision, Cavite, Philippines",
      "Makati City, Philippines",
    ],
    places: ["Makati City, Philippines", "Quezon City", "Cebu City, Philippines", "Manila"],
    schools: [
      "University of the Philippines",
      "Far Eastern University",
      "De La Salle University",
      "Cebu Doctors' University",
    ],
    referees: ["Teresa Lim", "Roberto Garcia", "Liza Ramos"],
    language: "Tagalog",
  },
  britain: {
    given: ["Harriet", "George", "Emily", "Callum"],
    family: ["Thompson", "Evans", "Campbell", "Fitzgerald"],
    phones: [
      ["+44 7700 900", "+44 7700 900"],
      ["+44 7911 123", "+44 7911 123"],
    ],
    addresses: ["14 Rose Lane, Leeds, United Kingdom", "Flat 2, 9 King Street, Manchester, United Kingdom"],
    places: ["London, United Kingdom", "Manchester", "Leeds, UK", "Bristol"],
    schools: [
      "University of Leeds",
      "University of Manchester",
      "Bristol Grammar School",
      "Newcastle College",
    ],
    referees: ["Helen Marsh", "David Pike", "Nicola Frost"],
    language: "Welsh",
  },
  america: {
    given: ["Ethan", "Madison", "Carlos", "Ashley"],
    family: ["Johnson", "Ramirez", "Miller", "Washington"],
    phones: [
      ["+1 415 555 2", "+1 415-555-2"],
      ["+1 (212) 736-5", "+1 212-736-5"],
    ],
    addresses: ["742 Evergreen Terrace, Portland, OR 97201, United States", "Austin, Texas, United States"],
    places: ["San Francisco, CA", "Austin, Texas", "Chicago, IL", "New York, NY"],
    schools: [
      "University of Texas",
      "Boston College",
      "Oregon State University",
      "San Jose State University",
    ],
    referees: ["Linda Baker", "Steven Cole", "Rachel Green"],
    language: "Spanish",
  },
} as const satisfies Record<string, Region>;

/** What people of a trade write. */
export interface Trade {
  titles: readonly string[];
  employers: readonly string[];
  tasks: readonly string[];
  skills: readonly string[];
  studies: readonly string[];
  licences: readonly string[];
  summaries: readonly string[];
}

export const trades: readonly Trade[] = [
  {
    titles: [
      "Senior Software Engineer",
      "Software Developer",
      "Graduate Developer",
      "Full Stack Engineer",
      "Technical Lead",
    ],
    employers: [
      "Atlas Digital Pty Ltd",
      "Brightwave",
      "Infosonic Technologies",
      "Corelight Systems",
      "Pinnacle Bank",
    ],
    tasks: [
      "Built and maintained payment services in TypeScript for two million customers",
      "Led a team of five developers and reviewed their work",
      "Moved the reporting platform to the cloud, which halved its cost",
      "Wrote automated tests and introduced continuous delivery",
      "Worked with designers to improve the accessibility of the site",
    ],
    skills: [
      "TypeScript",
      "React",
      "Node.js",
      "PostgreSQL",
      "AWS",
      "Docker",
      "Kubernetes",
      "CI/CD",
      "Python",
      "REST APIs",
    ],
    studies: [
      "Bachelor of Computer Science",
      "Master of Information Technology",
      "Diploma of Software Development",
    ],
    licences: ["AWS Certified Solutions Architect", "Certified ScrumMaster"],
    summaries: [
      "Software engineer with ten years of experience in building reliable web applications. Enjoys mentoring and clear code.",
    ],
  },
  {
    titles: [
      "Registered Nurse",
      "Clinical Nurse Specialist",
      "Assistant in Nursing",
      "Enrolled Nurse",
      "Nurse Unit Manager",
    ],
    employers: [
      "St Vincent's Hospital",
      "Royal North Shore Hospital",
      "Bupa Aged Care",
      "Westmead Private Hospital",
      "Sunrise Medical Centre",
    ],
    tasks: [
      "Provided care for up to eight patients on a surgical ward",
      "Administered medication and monitored vital signs",
      "Educated patients and families before discharge",
      "Supervised students and new graduates on placement",
      "Kept accurate records in the electronic system",
    ],
    skills: [
      "Wound care",
      "Medication administration",
      "Patient assessment",
      "Infection control",
      "Triage",
      "Palliative care",
      "Manual handling",
      "Time management",
      "Team leadership",
    ],
    studies: ["Bachelor of Nursing", "Diploma of Nursing", "Graduate Certificate in Critical Care"],
    licences: ["AHPRA Registration", "Working with Children Check", "First Aid Certificate"],
    summaries: [
      "Compassionate nurse with experience in acute and aged care who keeps calm under pressure and communicates well.",
    ],
  },
  {
    titles: ["Head Chef", "Sous Chef", "Chef de Partie", "Commis Chef", "Kitchen Hand"],
    employers: [
      "The Harbour Grill",
      "Bella Vista Restaurant",
      "Grand Hyatt Hotel",
      "Cafe Lumiere",
      "Rockpool Catering Group",
    ],
    tasks: [
      "Ran a kitchen of twelve and planned the menus of each season",
      "Reduced food waste by a third through better ordering",
      "Prepared sauces, stocks and desserts for 200 covers",
      "Trained apprentices in food safety",
      "Managed rosters, stock and suppliers",
    ],
    skills: [
      "Menu planning",
      "Food safety",
      "HACCP",
      "Stock control",
      "Pastry",
      "Grill",
      "Rostering",
      "Cost control",
      "Staff training",
    ],
    studies: [
      "Certificate III in Commercial Cookery",
      "Diploma of Hospitality Management",
      "Certificate IV in Kitchen Management",
    ],
    licences: ["Food Safety Supervisor Certificate", "RSA Certificate"],
    summaries: [
      "Chef with a background in modern Australian and Italian food, looking for a busy kitchen with high standards.",
    ],
  },
  {
    titles: [
      "Electrician",
      "Electrical Supervisor",
      "Apprentice Electrician",
      "Maintenance Electrician",
      "Leading Hand Electrician",
    ],
    employers: [
      "Sparkline Electrical Pty Ltd",
      "Downer Group",
      "Hastings Deering",
      "BHP",
      "Powercor Australia Ltd",
    ],
    tasks: [
      "Installed and tested switchboards on commercial sites",
      "Found and repaired faults in control circuits",
      "Read drawings and ordered material for a crew of four",
      "Carried out toolbox talks and risk assessments",
      "Maintained conveyors during planned shutdowns",
    ],
    skills: [
      "Fault finding",
      "Switchboards",
      "PLC programming",
      "Cable installation",
      "Test and tag",
      "Risk assessment",
      "Solar installation",
      "Data cabling",
    ],
    studies: [
      "Certificate III in Electrotechnology Electrician",
      "Advanced Diploma of Electrical Engineering",
    ],
    licences: ["Electrical Licence", "White Card", "Working at Heights Ticket"],
    summaries: [
      "Licensed electrician with experience in mining and construction, a strong safety record and a willingness to travel.",
    ],
  },
  {
    titles: [
      "Early Childhood Teacher",
      "Childcare Educator",
      "Room Leader",
      "Centre Director",
      "Lead Educator",
    ],
    employers: [
      "Little Acorns Early Learning Centre",
      "Goodstart",
      "Sunny Days Kindergarten",
      "Bright Horizons Childcare",
      "Busy Bees",
    ],
    tasks: [
      "Planned activities for children from two to three years",
      "Observed and documented learning for each child",
      "Communicated with families every day",
      "Mentored trainees through their placement",
      "Kept the room safe and within ratio",
    ],
    skills: [
      "Programming and planning",
      "Behaviour guidance",
      "Family engagement",
      "Observation and documentation",
      "First aid",
      "Child protection",
      "Teamwork",
      "Creativity",
    ],
    studies: [
      "Diploma of Early Childhood Education and Care",
      "Certificate III in Early Childhood Education and Care",
      "Bachelor of Education",
    ],
    licences: ["Working with Children Check", "First Aid and CPR Certificate", "Anaphylaxis Training"],
    summaries: [
      "Warm and organised educator who believes that children learn through play and in strong relationships.",
    ],
  },
  {
    titles: [
      "Motor Mechanic",
      "Workshop Foreman",
      "Automotive Technician",
      "Service Advisor",
      "Spare Parts Interpreter",
    ],
    employers: [
      "Northside Toyota",
      "Ultra Tune",
      "Mycar Tyre and Auto",
      "Harris Motors Pty Ltd",
      "Penske Australia",
    ],
    tasks: [
      "Serviced and repaired passenger vehicles and light trucks",
      "Diagnosed electrical faults with scan tools",
      "Rebuilt engines and automatic transmissions",
      "Booked jobs and explained costs to customers",
      "Ran a workshop with six technicians",
    ],
    skills: [
      "Engine diagnostics",
      "Brake repair",
      "Air conditioning",
      "Wheel alignment",
      "Welding",
      "Customer service",
      "Hybrid vehicles",
      "Logbook servicing",
    ],
    studies: ["Certificate III in Light Vehicle Mechanical Technology", "Diploma of Automotive Management"],
    licences: ["Motor Vehicle Repairer Licence", "Forklift Licence"],
    summaries: [
      "Qualified mechanic who diagnoses faults quickly, keeps a clean bay and explains repairs in plain words.",
    ],
  },
];
