/** A field of work, with the kinds of work in it. */
export interface JobCategory {
  id: string;
  title: string;
  sub_categories: readonly { id: string; title: string }[];
}

const kinds = (...titles: string[]) =>
  titles.map((title) => ({ id: title.toLowerCase().replace(/[^a-z]+/g, "-"), title }));

/** The categories of jobs. A brand lists those that its site shows. */
export const jobCategories: readonly JobCategory[] = [
  {
    id: "early-learning",
    title: "Early Learning & Childcare",
    sub_categories: kinds(
      "Educators",
      "Early Childhood Teachers",
      "Centre Management",
      "Outside School Hours Care",
      "Family Day Care",
      "Centre Support",
    ),
  },
  {
    id: "automotive",
    title: "Automotive",
    sub_categories: kinds(
      "Mechanics & Technicians",
      "Auto Electricians",
      "Panel & Paint",
      "Parts & Sales",
      "Heavy Vehicles",
      "Service & Workshop Management",
    ),
  },
  {
    id: "hospitality",
    title: "Hospitality & Tourism",
    sub_categories: kinds(
      "Chefs & Cooks",
      "Front of House",
      "Baristas & Bar",
      "Hotel & Housekeeping",
      "Kitchen Hands",
      "Venue Management",
    ),
  },
  {
    id: "electrical",
    title: "Electrical & Solar",
    sub_categories: kinds(
      "Electricians",
      "Solar & Battery",
      "Data & Communications",
      "Industrial & Instrumentation",
      "Power Lines & High Voltage",
      "Apprentices & Assistants",
    ),
  },
  {
    id: "community",
    title: "Community & Initiatives",
    sub_categories: kinds(
      "Youth & Training Programs",
      "First Nations Programs",
      "Settlement Services",
      "Disability Support",
      "Volunteer & Program Coordination",
      "Aged Care",
    ),
  },
  {
    id: "health-care",
    title: "Health Care",
    sub_categories: kinds("Nursing", "Allied Health", "Medical Practice", "Personal Care", "Dental"),
  },
  {
    id: "construction",
    title: "Construction & Trades",
    sub_categories: kinds(
      "Carpentry",
      "Plumbing",
      "Labouring",
      "Plant & Machinery",
      "Site Management",
      "Painting & Tiling",
    ),
  },
  {
    id: "logistics",
    title: "Transport & Logistics",
    sub_categories: kinds("Drivers", "Warehouse", "Forklift", "Dispatch & Planning"),
  },
  {
    id: "retail",
    title: "Retail & Sales",
    sub_categories: kinds("Shop Floor", "Store Management", "Sales Representatives", "Merchandising"),
  },
  {
    id: "office",
    title: "Office & Administration",
    sub_categories: kinds(
      "Administration",
      "Reception",
      "Accounts & Payroll",
      "Customer Service",
      "Human Resources",
    ),
  },
  {
    id: "agriculture",
    title: "Agriculture & Food",
    sub_categories: kinds("Farm Work", "Meat & Seafood Processing", "Horticulture", "Machinery Operation"),
  },
  {
    id: "technology",
    title: "Technology",
    sub_categories: kinds("Software", "Support & Networks", "Data", "Design & Product"),
  },
  { id: "other", title: "Other", sub_categories: kinds("General") },
];
