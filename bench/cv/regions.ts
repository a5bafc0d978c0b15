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
