import type { Field } from "./field.ts";

export const healthCare: Field = {
  id: "health-care",
  share: 6,
  types: [44, 32, 10, 14],
  sponsored: 0.28,
  association: "Health Careers Association",
  workplaces: [
    {
      what: "mixed-billing practice with eight doctors and two nurses",
      names: ["Medical Centre", "Family Practice"],
      kinds: ["medical-practice", "nursing"],
    },
    {
      what: "180-bed private hospital with a new theatre block",
      names: ["Private Hospital"],
      kinds: ["nursing", "personal-care", "allied-health"],
    },
    {
      what: "rural health service with an emergency department and a nursing home",
      regional: true,
      names: ["District Health"],
      kinds: ["nursing", "personal-care", "allied-health"],
    },
    {
      what: "multidisciplinary clinic with a gym and a hydro pool",
      names: ["Allied Health", "Physio & Rehab"],
      kinds: ["allied-health"],
    },
    {
      what: "community health centre with long appointments",
      names: ["Community Health"],
      kinds: ["medical-practice", "nursing", "allied-health"],
    },
    { what: "day surgery with four theatres", names: ["Day Surgery"], kinds: ["nursing", "personal-care"] },
    {
      what: "dental practice with five chairs and no drill-and-bill",
      names: ["Dental", "Dental Care"],
      kinds: ["dental"],
    },
  ],
  strengths: [
    "Appointments are long enough to listen.",
    "We are accredited, well staffed and up to date with paperwork.",
    "New graduates get a mentor, a supernumerary month and somebody to call.",
    "The leadership team still sees patients every week.",
  ],
  hours: [
    "Rotating shifts across seven days, with self-rostering.",
    "Monday to Friday, and one Saturday morning a month.",
    "A 38-hour week, with an ADO each month.",
    "No nights and no on-call.",
  ],
  benefits: [
    "Salary packaging, where the employer qualifies",
    "Conference leave and a yearly study allowance",
    "Relocation assistance for interstate and overseas applicants",
    "Subsidised parking and meals",
    "AHPRA registration paid",
    "Accommodation for the first three months",
  ],
  entry: {
    duties: [
      "Learn reception, sterilisation and stock, one at a time",
      "Greet patients and help them with forms",
      "Keep rooms clean and ready",
      "Support the clinical team where you are needed",
    ],
    needs: [
      "Kind and careful with private information",
      "Ready to study while you work",
      "Police check and vaccinations",
    ],
  },
  lead: {
    duties: [
      "Lead rosters, education and performance for the team",
      "Own quality, incidents and accreditation",
      "Manage the budget for staff and supplies",
    ],
    needs: ["Leadership experience in a health service", "Knowledge of the NSQHS Standards"],
  },
  questions: [
    {
      type: "yes_no",
      question: "Do you hold current AHPRA registration, where the role needs it?",
      required: true,
    },
    {
      type: "choice",
      question: "Which hours suit you best?",
      options: ["Full time", "Part time days", "Nights", "Weekends", "Flexible"],
    },
    { type: "number", question: "How many years of experience do you have in a similar role?" },
    { type: "text", question: "Which areas of practice interest you most?" },
  ],
  kinds: [
    {
      id: "nursing",
      share: 34,
      titles: [
        ["Registered Nurse", 78, 104],
        ["Enrolled Nurse", 66, 78],
        ["Registered Nurse, Emergency", 82, 110],
        ["Practice Nurse", 76, 94],
        ["Theatre Nurse, Scrub and Scout", 84, 112],
        ["Nurse Unit Manager", 118, 140, "lead"],
        ["Midwife", 82, 112],
      ],
      duties: [
        "Assess, plan and deliver safe care for a small patient load",
        "Give medicines and monitor for deterioration",
        "Teach patients and families what to do at home",
        "Precept students and graduates",
        "Document in the electronic record before you leave",
        "Take part in audits, huddles and debriefs",
      ],
      needs: [
        "AHPRA registration without conditions",
        "Recent acute, aged care or practice experience",
        "Basic or advanced life support, to suit the ward",
        "Calm, clear handover",
      ],
      sponsored: 0.38,
    },
    {
      id: "allied-health",
      share: 22,
      titles: [
        ["Physiotherapist", 78, 108],
        ["Occupational Therapist", 80, 110],
        ["Speech Pathologist", 80, 108],
        ["Psychologist", 95, 130],
        ["Podiatrist", 76, 102],
      ],
      duties: [
        "Assess and treat a varied caseload",
        "Set goals with clients and measure progress",
        "Write NDIS, Medicare and DVA reports that get approved",
        "Run groups in the gym, in schools or at home",
        "Share what you learn at weekly case meetings",
      ],
      needs: [
        "Degree and registration for your profession",
        "NDIS Worker Screening and Working With Children Check",
        "New graduates are welcome; supervision is weekly",
        "A driver's licence for home visits",
      ],
    },
    {
      id: "medical-practice",
      share: 16,
      titles: [
        ["Medical Receptionist", 56, 66],
        ["Practice Manager", 88, 115, "lead"],
        ["Pathology Collector", 58, 68],
        ["Medical Secretary", 60, 72],
      ],
      duties: [
        "Keep the day running on time for patients and doctors",
        "Handle bookings, billing and recalls in Best Practice",
        "Protect privacy at the desk and on the phone",
        "Follow infection control to the letter",
        "Work as one team with nurses and visiting specialists",
      ],
      needs: [
        "Experience in general practice or a specialist clinic",
        "Knowledge of Medicare item numbers",
        "Friendly and unflappable",
      ],
      sponsored: 0.14,
    },
    {
      id: "personal-care",
      share: 16,
      titles: [
        ["Assistant in Nursing", 60, 70],
        ["Personal Care Worker", 62, 73],
        ["Wardsperson", 58, 67],
        ["Patient Transport Officer", 62, 74],
      ],
      duties: [
        "Help patients with washing, dressing, meals and moving",
        "Take observations and report changes",
        "Move patients and equipment safely",
        "Keep bays stocked and clean",
      ],
      needs: [
        "Certificate III in Individual Support or Health Services Assistance",
        "Vaccinations and police check",
        "Good back care and a good heart",
      ],
      types: [24, 40, 2, 34],
    },
    {
      id: "dental",
      share: 12,
      titles: [
        ["Dental Assistant", 56, 68],
        ["Dental Receptionist", 56, 66],
        ["Trainee Dental Assistant", 40, 50, "entry"],
      ],
      duties: [
        "Set up surgeries and assist chairside",
        "Sterilise and track instruments",
        "Pour models, take photos and order stock",
        "Put nervous patients at ease",
        "Manage recalls and HICAPS claims",
      ],
      needs: [
        "Certificate III or IV in Dental Assisting, or experience",
        "Good knowledge of infection control",
        "Gentle manner and neat presentation",
      ],
    },
  ],
};
