import type { Field } from "./field.ts";

export const logistics: Field = {
  id: "logistics",
  share: 5,
  types: [56, 10, 10, 24],
  sponsored: 0.06,
  association: "Freight and Supply Chain Jobs Alliance",
  workplaces: [
    {
      what: "temperature-controlled warehouse with 22,000 pallet spaces",
      names: ["Cold Storage", "Warehousing"],
      kinds: ["warehouse", "forklift", "dispatch-planning"],
    },
    {
      what: "interstate linehaul operator with late-model trucks",
      names: ["Freight", "Haulage"],
      kinds: ["drivers", "dispatch-planning"],
    },
    {
      what: "family transport company with 45 trucks",
      names: ["Transport"],
      kinds: ["drivers", "dispatch-planning", "forklift"],
    },
    {
      what: "parcel depot that sorts 60,000 items a night",
      names: ["Couriers", "Parcels"],
      kinds: ["drivers", "warehouse", "dispatch-planning"],
    },
    {
      what: "distribution centre with voice picking and good lighting",
      names: ["Logistics", "Distribution"],
      kinds: ["warehouse", "forklift", "dispatch-planning"],
    },
    {
      what: "bulk tipper fleet that works with farms and quarries",
      regional: true,
      names: ["Bulk Haulage"],
      kinds: ["drivers"],
    },
  ],
  strengths: [
    "Trucks are washed, serviced and never older than five years.",
    "Fatigue rules are followed here, without a wink.",
    "Supervisors have all done the job that you will do.",
    "Overtime is offered, not forced.",
  ],
  hours: [
    "Day shift, 6 am to 2:30 pm, Monday to Friday.",
    "Afternoon shift with a 15 per cent loading.",
    "Nights, Sunday to Thursday, with a 30 per cent loading.",
    "Five shifts on a rotating roster.",
  ],
  benefits: [
    "Overtime at penalty rates",
    "Permanent role after six months for the right people",
    "Free parking and close to the bus",
    "Paid licence upgrades",
    "Uniform and boots",
    "Subsidised canteen",
  ],
  entry: {
    duties: [
      "Pick, pack and label",
      "Unload containers by hand",
      "Keep aisles clear",
      "Learn the scanner and the system",
    ],
    needs: ["Fit for manual handling", "Steel caps and hi-vis", "Reliable transport to shifts"],
  },
  lead: {
    duties: [
      "Lead the shift and the daily huddle",
      "Watch pick rates, errors and safety",
      "Train new starters and plan labour",
    ],
    needs: ["Experience leading a shift", "Good with a WMS and with people"],
  },
  questions: [
    {
      type: "choice",
      question: "Which licence do you hold?",
      options: ["Car", "MR", "HR", "HC", "MC", "None"],
      required: true,
    },
    { type: "yes_no", question: "Are you available for early starts?", required: true },
    { type: "number", question: "How many years of driving or warehouse experience do you have?" },
    { type: "text", question: "Which shifts suit you, and which do not?" },
  ],
  kinds: [
    {
      id: "drivers",
      share: 40,
      titles: [
        ["HR Truck Driver", 72, 90],
        ["MC Linehaul Driver", 92, 125],
        ["HC Driver", 80, 102],
        ["MR Delivery Driver", 66, 80],
        ["Courier Driver", 58, 72],
        ["Tipper Driver", 74, 94],
      ],
      duties: [
        "Deliver safely and on time, with a word for the customer",
        "Restrain loads to the guide",
        "Do pre-start checks and keep your work diary",
        "Use tail lift, pallet jack and scanner",
        "Report damage, delays and near misses",
      ],
      needs: [
        "Current licence of the class, held for at least a year",
        "A tidy driving history",
        "Knowledge of fatigue and mass management",
        "Physically fit for hand loads",
      ],
    },
    {
      id: "warehouse",
      share: 28,
      titles: [
        ["Warehouse Storeperson", 60, 70],
        ["Pick Packer", 56, 64],
        ["Warehouse Supervisor", 82, 98, "lead"],
        ["Inventory Controller", 68, 82],
        ["Receiving and Dispatch Officer", 62, 74],
        ["Night Fill Team Member", 56, 66, "entry"],
      ],
      duties: [
        "Receive, put away, pick and pack",
        "Scan everything, count twice",
        "Load and unload trucks and containers",
        "Do cycle counts and find what is missing",
        "Keep the place safe and clean",
      ],
      needs: [
        "Experience in a warehouse, or a good reason to start",
        "RF scanner and basic computer skills",
        "Able to lift up to 20 kg",
        "Safe habits around forklifts",
      ],
    },
    {
      id: "forklift",
      share: 18,
      titles: [
        ["Forklift Driver", 62, 76],
        ["High Reach Forklift Operator", 66, 80],
        ["Reach Truck Driver", 64, 78],
        ["Container Unloader and Forklift Driver", 62, 74],
      ],
      duties: [
        "Load and unload trucks with a counterbalance",
        "Put away and replenish to eleven metres",
        "Check stock against paperwork",
        "Charge, check and report on your machine",
      ],
      needs: [
        "LF licence",
        "At least a year on the seat",
        "High reach experience, where the role asks for it",
        "Steady under pressure",
      ],
    },
    {
      id: "dispatch-planning",
      share: 14,
      titles: [
        ["Fleet Allocator", 80, 98],
        ["Transport Scheduler", 78, 96],
        ["Import Export Coordinator", 72, 90],
        ["Depot Manager", 105, 130, "lead"],
        ["Supply Chain Planner", 88, 112],
      ],
      duties: [
        "Plan runs, drivers and vehicles for the next day",
        "Solve breakdowns and delays by phone",
        "Keep customers informed before they ask",
        "Watch cost, DIFOT and fatigue",
        "Book containers, customs and quarantine",
      ],
      needs: [
        "Experience in allocation, forwarding or planning",
        "Good geography and good Excel",
        "Quick thinking on a Monday morning",
      ],
      types: [90, 5, 4, 1],
      remote: 0.08,
    },
  ],
};
