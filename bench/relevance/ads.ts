/** An ad beside the demo jobs, which have none like it. Each is placed in several cities. */
export interface Ad {
  title: string;
  category: string;
  kind: string;
  /** Its description, as plain text. */
  says: string;
  workType?: "Full time" | "Part time" | "Contract" | "Casual";
}

const software = { category: "technology", kind: "software" };
const support = { category: "technology", kind: "support-networks" };
const nursing = { category: "health-care", kind: "nursing" };
const care = { category: "health-care", kind: "personal-care" };
const heavy = { category: "automotive", kind: "heavy-vehicles" };
const warehouse = { category: "logistics", kind: "warehouse" };
const drivers = { category: "logistics", kind: "drivers" };
const admin = { category: "office", kind: "administration" };
const teaching = { category: "early-learning", kind: "centre-support" };

export const ads: readonly Ad[] = [
  { ...software, title: "C++ Developer", says: "Modern C++ for trading systems." },
  { ...software, title: "C# Developer", says: "Services in C# on Azure." },
  { ...software, title: ".NET Engineer", says: "Our platform is built with .NET and SQL Server." },
  { ...software, title: "C Developer, Embedded", says: "Firmware in C for sensors." },
  { ...software, title: "Node.js Developer", says: "APIs with Node.js and PostgreSQL." },
  { ...software, title: "Java Developer", says: "Spring and Kafka." },
  { ...software, title: "Python Developer", says: "Data products in Python." },
  { ...support, title: "IT Manager", says: "Lead the team that looks after laptops and networks." },
  { ...support, title: "IT Technician", says: "Visit schools and fix what is broken." },
  { ...support, title: "ICT Officer", says: "Support for staff of the council." },
  { ...nursing, title: "EN – Aged Care", says: "Medication rounds with a kind team." },
  { ...nursing, title: "RN – Night Shift", says: "Ten-hour night shifts in a quiet ward." },
  { ...care, title: "AIN – Casual Pool", says: "Choose your shifts.", workType: "Casual" },
  { ...heavy, title: "FIFO Diesel Fitter", says: "Fly in fly out, two weeks on and one off." },
  { ...heavy, title: "HD Fitter – FIFO 8/6", says: "Camp with a gym. Flights from the city." },
  {
    category: "electrical",
    kind: "electricians",
    title: "FIFO Electrician",
    says: "Shutdown work, fly in fly out.",
  },
  { ...warehouse, title: "Night Shift Picker", says: "Start at ten at night.", workType: "Casual" },
  {
    ...warehouse,
    title: "Weekend Warehouse Assistant",
    says: "Saturday and Sunday only.",
    workType: "Part time",
  },
  { ...warehouse, title: "Warehouse Hand – No Experience Needed", says: "We train you in a week." },
  { ...drivers, title: "HC Driver – Night Shift", says: "Linehaul, home each morning." },
  { ...admin, title: "Junior Office Assistant – School Leaver", says: "A first job with training." },
  {
    category: "office",
    kind: "customer-service",
    title: "Customer Service – 24/7 Contact Centre",
    says: "Rotating roster around the clock.",
  },
  {
    category: "other",
    kind: "general",
    title: "Security Guard 24/7 Site",
    says: "A control room that never closes.",
  },
  { ...teaching, title: "Teacher Aide", says: "Help children who learn in their own way." },
  { ...teaching, title: "Teacher's Aide – Special Needs", says: "One to one in class." },
  {
    category: "community",
    kind: "youth-training-programs",
    title: "First Aid Trainer",
    says: "Teach first aid to workplaces.",
  },
  {
    category: "hospitality",
    kind: "baristas-bar",
    title: "Weekend Barista",
    says: "Saturday and Sunday mornings.",
    workType: "Part time",
  },
  {
    category: "hospitality",
    kind: "kitchen-hands",
    title: "Kitchen Hand – No Experience Required",
    says: "Learn on the job.",
    workType: "Casual",
  },
  { ...admin, title: "Virtual Assistant", says: "Work from home, any hours." },
  {
    category: "construction",
    kind: "labouring",
    title: "Trades Assistant",
    says: "Carry, clean and learn on site.",
  },
];
