import type { SynonymRows } from "./synonym-rows.ts";

/** Large employers in Australia and the work that people who type their names look for. */
const rows: Readonly<Record<string, readonly string[]>> = {
  "retail sales assistant, retail assistant, sales assistant, checkout operator, store manager": [
    ..."kmart myer officeworks ikea spotlight rebel priceline mecca sephora lincraft costco".split(" "),
    ..."big w,david jones,jb hi fi,harvey norman,good guys,cotton on,chemist warehouse,reject shop,best and less,dan murphys,bws,liquorland,supercheap,mitre 10,total tools,petbarn".split(
      ",",
    ),
  ],
  "checkout operator, supermarket, night fill, grocery, fresh food, team member": [
    ..."iga foodworks coles woolworths aldi".split(" "),
    "harris farm",
  ],
  "service station attendant, service station, console operator, customer service team member": [
    ..."ampol caltex".split(" "),
    "7 eleven",
    "coles express",
    "reddy express",
    "otr",
  ],
  "crew member, fast food, kitchen hand, team member": [
    ..."kfc subway nandos grill'd oporto dominos zambrero schnitz".split(" "),
    "hungry jacks",
    "red rooster",
    "guzman y gomez",
    "pizza hut",
    "boost juice",
    "bakers delight",
    "donut king",
  ],
  "barista, cafe all rounder, cafe manager": [
    "starbucks",
    "gloria jeans",
    "zarraffas",
    "coffee club",
    "muffin break",
  ],
  "courier driver, delivery driver, courier, parcel delivery": [
    "uber eats",
    "doordash",
    "menulog",
    "dhl",
    "tnt",
    "fedex",
    "startrack",
    "aramex",
    "couriers please",
    "team global express",
  ],
  "truck driver, HR driver, MC driver, warehouse storeperson, forklift driver": [
    "linfox",
    "toll group",
    "cleanaway",
    "veolia",
    "k&s",
  ],
  "pick packer, warehouse storeperson, warehouse assistant, forklift driver": [
    "amazon",
    "amazon warehouse",
    "linfox warehouse",
  ],
  "aged care worker, personal care assistant, home care worker, registered nurse, aged care": [
    ..."bupa regis estia bluecare baptcare arcare japara".split(" "),
    "blue care",
    "bolton clarke",
    "silver chain",
  ],
  "support worker, disability support worker, community support worker, youth worker": [
    "life without barriers",
    "mable",
    "hireup",
    "anglicare",
    "uniting",
    "mission australia",
    "endeavour foundation",
    "salvation army",
    "salvos",
    "vinnies",
    "red cross",
  ],
  "registered nurse, enrolled nurse, nurse, assistant in nursing": [
    "ramsay",
    "ramsay health",
    "healthscope",
    "epworth",
    "st vincents",
    "nsw health",
    "queensland health",
  ],
  "educator, early childhood teacher, childcare, room leader": [
    "goodstart",
    "goodstart early learning",
    "g8",
    "g8 education",
    "guardian childcare",
    "c&k",
    "little zaks",
    "busy bees",
  ],
  "FIFO, dump truck operator, plant operator, diesel fitter, electrician": [
    "bhp",
    "rio tinto",
    "fortescue",
    "fmg",
    "glencore",
    "roy hill",
    "thiess",
    "mineral resources",
    "monadelphous",
  ],
  "NBN field technician, telecommunications technician, customer service officer, retail assistant": [
    ..."telstra optus vodafone".split(" "),
  ],
  "bank teller, customer service officer, contact centre consultant, claims consultant": [
    ..."commbank westpac anz nab suncorp".split(" "),
    "commonwealth bank",
    "bendigo bank",
    "medibank",
    "allianz",
  ],
  "administration officer, customer service officer, program officer": [
    "services australia",
    "centrelink",
    "council",
    "local council",
    "city council",
    "shire council",
    "government",
    "medicare",
    "ato",
  ],
  "hotel receptionist, room attendant, food and beverage attendant, guest services agent, bar attendant": [
    ..."hilton marriott accor novotel ibis mantra sofitel hyatt".split(" "),
    "crown casino",
    "crown",
    "star casino",
    "rsl",
    "rsl club",
    "bowls club",
  ],
  "security officer, security guard, crowd controller": ["wilson security", "mss security", "certis"],
  "motor mechanic, light vehicle technician, tyre fitter, service advisor": [
    "mycar",
    "ultra tune",
    "bob jane",
    "repco",
    "bridgestone",
    "beaurepaires",
    "jax tyres",
    "kmart tyre and auto",
    "tyrepower",
    "midas",
  ],
};

export const largeEmployers: SynonymRows = {
  same: [],
  wider: Object.entries(rows).flatMap(([work, names]) => names.map((name) => `${name}, ${work}`)),
};

const workByName = new Map(
  Object.entries(rows).flatMap(([work, names]) => names.map((name) => [name, work.split(", ")[0]!] as const)),
);

/** The work that people look for at a large employer; undefined for other texts. */
export const workAt = (employer: string): string | undefined => workByName.get(employer);
