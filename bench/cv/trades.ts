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
