import { readFileSync } from "node:fs";
import { join } from "node:path";
import { countries } from "countries-list";
import { employerScore } from "./employers.ts";
import { projectFolder } from "../../../runtime/project-folder.ts";

/** Cities abroad that CVs name most; suburbs of Australia come from the file of locations. */
const cities =
  "Auckland|Wellington|Christchurch|Hamilton|Dunedin|London|Manchester|Birmingham|Leeds|Liverpool|Bristol|Sheffield|Newcastle upon Tyne|Nottingham|Oxford|Cambridge|Edinburgh|Glasgow|Cardiff|Belfast|Dublin|Cork|Galway|New York|Los Angeles|Chicago|Houston|Boston|Seattle|San Francisco|San Diego|San Jose|Austin|Dallas|Denver|Atlanta|Miami|Phoenix|Portland|Philadelphia|Washington|Toronto|Vancouver|Montreal|Calgary|Ottawa|Mumbai|Delhi|New Delhi|Bangalore|Bengaluru|Hyderabad|Chennai|Kolkata|Pune|Ahmedabad|Jaipur|Chandigarh|Kochi|Cochin|Gurgaon|Gurugram|Noida|Lucknow|Indore|Surat|Coimbatore|Ludhiana|Amritsar|Trivandrum|Thiruvananthapuram|Manila|Quezon City|Makati|Makati City|Taguig|Pasig|Pasig City|Cebu|Cebu City|Davao|Davao City|Baguio|Iloilo|Iloilo City|Pasay|Mandaluyong|Cavite|Laguna|Bulacan|Karachi|Lahore|Islamabad|Rawalpindi|Dhaka|Chittagong|Colombo|Kandy|Kathmandu|Pokhara|Beijing|Shanghai|Shenzhen|Guangzhou|Hong Kong|Chengdu|Chongqing|Hangzhou|Nanjing|Wuhan|Tianjin|Suzhou|Qingdao|Dalian|Xiamen|Cali|Barranquilla|Cartagena|Hai Phong|Can Tho|Limerick|Waterford|Taipei|Tokyo|Osaka|Seoul|Busan|Singapore|Kuala Lumpur|Penang|Jakarta|Bali|Surabaya|Bangkok|Chiang Mai|Hanoi|Ho Chi Minh City|Da Nang|Phnom Penh|Yangon|Dubai|Abu Dhabi|Doha|Riyadh|Jeddah|Kuwait City|Muscat|Manama|Cairo|Nairobi|Lagos|Accra|Johannesburg|Cape Town|Durban|Pretoria|Harare|Paris|Lyon|Berlin|Munich|Hamburg|Frankfurt|Madrid|Barcelona|Lisbon|Porto|Rome|Milan|Naples|Athens|Vienna|Zurich|Geneva|Amsterdam|Rotterdam|Brussels|Copenhagen|Stockholm|Oslo|Helsinki|Warsaw|Krakow|Prague|Budapest|Bucharest|Sofia|Kyiv|Moscow|Istanbul|Ankara|Tehran|Tel Aviv|Beirut|Baghdad|São Paulo|Sao Paulo|Rio de Janeiro|Buenos Aires|Santiago|Lima|Bogotá|Bogota|Medellín|Medellin|Caracas|Quito|Mexico City|Guadalajara|Suva|Nadi|Port Moresby|Apia|Honiara|Port Louis";
const regions =
  "AL|AK|AZ|AR|CO|CT|DE|GA|HI|ID|IN|IA|KS|KY|LA|ME|MD|MI|MN|MS|MO|MT|NE|NV|NH|NJ|NM|NC|ND|OH|OK|OR|PA|RI|SC|SD|TN|UT|VT|VA|WV|WI|WY|DC|NSW|VIC|QLD|SA|WA|TAS|NT|ACT|New South Wales|Victoria|Queensland|South Australia|Western Australia|Tasmania|Northern Territory|Australian Capital Territory|Kerala|Punjab|Maharashtra|Karnataka|Tamil Nadu|Gujarat|Telangana|Haryana|Metro Manila|NCR|California|CA|Texas|TX|NY|Florida|FL|WA|IL|MA|Ontario|ON|BC|British Columbia|Alberta|England|Scotland|Wales|Northern Ireland|UK|USA|US|UAE|NZ|U\\.K\\.|U\\.S\\.A\\.|U\\.A\\.E\\.|KSA|Saudi Arabia|Kingdom of Saudi Arabia|Great Britain|Greater London|Greater Sydney|Greater Melbourne|Sydney CBD|Melbourne CBD|Gold Coast|Sunshine Coast|Central Coast|Bay of Plenty|Waikato|Otago|Canterbury|Viet Nam|Korea|Republic of Korea|Kathmandu Valley|Remote|Hybrid|Work from home|On-site|Onsite";

/** The second column of the file of locations, whose values have no quotes. */
const suburbs = (): string[] =>
  readFileSync(join(projectFolder, "src/server/catalogue/locations/locations.csv"), "utf8")
    .split("\n")
    .slice(1)
    .map((row) => row.split(",")[1] ?? "")
    .filter(Boolean);

const plain = (text: string) =>
  text.toLowerCase().normalize("NFD").replace(/\p{M}/gu, "").replaceAll("ł", "l");

const known = new Map<string, "city" | "region">();
for (const name of [...suburbs(), ...cities.split("|")]) known.set(plain(name), "city");
for (const { name } of Object.values(countries)) known.set(plain(name), "region");
for (const name of regions.replaceAll("\\", "").split("|")) known.set(name.toLowerCase(), "region");

/** Names of suburbs that are also words or names that CVs are full of. */
for (const word of [
  "hill",
  "national park",
  "research",
  "business park",
  "temple",
  "the gap",
  "success",
  "prospect",
  "university",
  "nurse",
  "mentone grammar",
  "banks",
  "pilot",
  "harvey",
  "burnside",
  "jordan",
  "chad",
  "georgia",
])
  known.delete(word);

const clean = (text: string) =>
  plain(text)
    .replace(/\b\d{4,6}\b/g, "")
    .replace(/\s*[()]\s*/g, " ")
    .replace(/\s+/g, " ")
    .replace(/^[\s.]+|[\s.]+$/g, "");

/** A suburb with its state: "Parramatta NSW", "Makati City Metro Manila". */
const isPair = (text: string): boolean => {
  const words = text.split(" ");
  return words.some(
    (_, at) =>
      at > 0 && known.has(words.slice(0, at).join(" ")) && known.get(words.slice(at).join(" ")) === "region",
  );
};

const isKnown = (text: string): boolean => known.has(text) || isPair(text);

const partsOf = (text: string): string[] =>
  text
    .split(/\s*[,/–—]\s*|\s+-\s+/)
    .map(clean)
    .filter(Boolean);

/** "Logan QLD": a name before a state of Australia, which is no employer such as "TAFE NSW". */
const isInState = (text: string): boolean =>
  /^\p{Lu}[\p{L}'’-]*(?: \p{Lu}[\p{L}'’-]*){0,2},? (?:NSW|VIC|Vic|QLD|Qld|SA|WA|TAS|Tas|NT|ACT)(?: \d{4})?$/u.test(
    text,
  ) && employerScore(text) < 1;

/** Whether a text is the name of a place: "Sydney", "Parramatta NSW 2150", "Manila, Philippines". */
export const isPlace = (text: string): boolean => {
  const parts = partsOf(text);
  return (
    parts.length > 0 &&
    parts.length <= 4 &&
    text.length <= 60 &&
    (parts.every(isKnown) || isInState(text.trim()))
  );
};

/** Whether a text may be a place: a suburb that is not in the list, before a state or a country. */
export const isPlaceAbroad = (text: string): boolean => {
  const parts = partsOf(text);
  const [first = ""] = text.split(",");
  return (
    parts.length >= 2 &&
    parts.length <= 4 &&
    parts.filter(isKnown).length >= parts.length - 1 &&
    known.get(parts.at(-1)!) === "region" &&
    /^\p{Lu}[\p{L}'’.-]*(?: \p{Lu}[\p{L}'’.-]*){0,2}$/u.test(first.trim())
  );
};

/** Whether a text is a state, a region or a country. */
export const isRegion = (text: string): boolean => known.get(clean(text)) === "region";
