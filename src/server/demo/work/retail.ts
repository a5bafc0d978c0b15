import type { Field } from "./field.ts";

export const retail: Field = {
  id: "retail",
  share: 4.5,
  types: [36, 28, 6, 30],
  sponsored: 0.04,
  association: "Independent Retailers Jobs Network",
  workplaces: [
    {
      what: "independent hardware store with a timber yard",
      names: ["Hardware", "Timber & Hardware"],
      kinds: ["shop-floor", "store-management", "sales-representatives"],
    },
    {
      what: "homewares store in the main street",
      names: ["Homewares"],
      kinds: ["shop-floor", "store-management", "merchandising"],
    },
    {
      what: "fresh food market with a deli and a bakery",
      names: ["Grocers", "Fresh Market"],
      kinds: ["shop-floor", "store-management"],
    },
    {
      what: "outdoor and camping store with a climbing wall",
      names: ["Outfitters"],
      kinds: ["shop-floor", "store-management", "merchandising"],
    },
    {
      what: "pharmacy that is open seven days",
      names: ["Pharmacy"],
      kinds: ["shop-floor", "store-management"],
    },
    {
      what: "wholesaler that supplies independent shops in every state",
      names: ["Wholesale", "Trading"],
      kinds: ["sales-representatives", "merchandising"],
    },
    {
      what: "trade supplier with nineteen branches",
      names: ["Trade Supplies"],
      kinds: ["sales-representatives", "shop-floor", "store-management"],
    },
  ],
  strengths: [
    "Customers know us by name, and we try to know theirs.",
    "Rosters are out three weeks ahead.",
    "We promote from the floor; ask the general manager, who began on a register.",
    "Nobody works both Christmas Eve and Boxing Day.",
  ],
  hours: [
    "Five days out of seven, with every second weekend off.",
    "Between 15 and 25 hours a week, with more before Christmas.",
    "Monday to Friday with some Saturdays.",
  ],
  benefits: [
    "Staff discount of 30 per cent",
    "Quarterly bonus for the whole team",
    "Penalty rates on weekends",
    "Certificate III in Retail, paid",
    "Gift vouchers and supplier samples",
    "Fair rosters",
  ],
  entry: {
    duties: ["Serve at the register", "Fill shelves and tidy", "Unpack deliveries", "Learn the range"],
    needs: ["Friendly and on time", "Available on at least one weekend day", "No experience needed"],
  },
  lead: {
    duties: [
      "Lead the team on the floor",
      "Roster, recruit and train",
      "Own sales, stock loss and standards",
    ],
    needs: ["Experience managing a shop or a department", "Comfort with targets and rosters"],
  },
  questions: [
    { type: "yes_no", question: "Can you work weekends?", required: true },
    {
      type: "choice",
      question: "How many days a week would you like?",
      options: ["One or two", "Three", "Four", "Five"],
    },
    { type: "number", question: "How many years have you worked in retail or sales?" },
    { type: "text", question: "Tell us about a time you turned an unhappy customer around." },
  ],
  kinds: [
    {
      id: "shop-floor",
      share: 40,
      titles: [
        ["Retail Sales Assistant", 54, 62],
        ["Team Member, Fresh Food", 54, 61],
        ["Pharmacy Assistant", 55, 64],
        ["Trade Counter Assistant", 57, 68],
        ["Christmas Casual", 54, 58, "entry"],
        ["Bookseller", 55, 63],
      ],
      duties: [
        "Help customers to find what they need, also when they cannot name it",
        "Work the register and end the day balanced",
        "Keep shelves full, faced and priced",
        "Pack click-and-collect orders",
        "Keep an eye on stock and security",
      ],
      needs: [
        "Warm and patient with people",
        "Some retail experience is helpful",
        "Able to stand and lift",
        "Weekend availability",
      ],
      types: [16, 34, 4, 46],
    },
    {
      id: "store-management",
      share: 22,
      titles: [
        ["Store Manager", 76, 98, "lead"],
        ["Assistant Store Manager", 64, 76, "lead"],
        ["Department Manager", 68, 84, "lead"],
        ["Area Manager, Retail", 105, 135, "lead"],
      ],
      duties: [
        "Know your numbers and your customers",
        "Plan promotions and windows",
        "Keep shrinkage low and safety high",
        "Build a team that people want to join",
      ],
      needs: ["Energy on the floor", "Good planning", "A driver's licence for visits between stores"],
      types: [92, 4, 4, 0],
    },
    {
      id: "sales-representatives",
      share: 24,
      titles: [
        ["Sales Representative", 72, 98],
        ["Account Manager", 84, 115],
        ["Business Development Manager", 95, 135],
        ["Inside Sales Consultant", 66, 82],
        ["Field Sales Executive", 75, 105],
      ],
      duties: [
        "Look after a territory of existing customers and find new ones",
        "Present the range, quote and follow up",
        "Keep the CRM honest",
        "Work with marketing on campaigns and trade shows",
        "Hit a target that you helped to set",
      ],
      needs: [
        "Proven sales experience",
        "A driver's licence",
        "Good listening, then good talking",
        "Self-organised",
      ],
      types: [90, 4, 5, 1],
      remote: 0.16,
    },
    {
      id: "merchandising",
      share: 14,
      titles: [
        ["Visual Merchandiser", 62, 78],
        ["Field Merchandiser", 56, 66],
        ["Assistant Buyer", 68, 82],
        ["Merchandise Planner", 84, 105],
      ],
      duties: [
        "Build displays that make people stop",
        "Reset shelves to planograms",
        "Check stock, pricing and promotions in each store",
        "Read the sales report and adjust the range",
      ],
      needs: [
        "An eye for space and colour",
        "Comfort with spreadsheets",
        "A driver's licence and car for field roles",
      ],
      types: [50, 26, 10, 14],
    },
  ],
};
