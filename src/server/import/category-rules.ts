/** How jobs of a category are known. */
interface CategoryRule {
  /** What other boards call it; one name may stand for several categories. */
  names: readonly string[];
  /** Words in a title (lower case, "and" for "&", no signs) that tell the kind of work, by its id. */
  kinds: Readonly<Record<string, RegExp>>;
}

/**
 * One rule for every category of `domain/categories.ts`. Order counts: an auto electrician is no electrician, and
 * the cook of a childcare centre works in early learning.
 */
export const categoryRules: Readonly<Record<string, CategoryRule>> = {
  "early-learning": {
    names: [
      "childcare",
      "child care",
      "early childhood",
      "early childhood education",
      "education",
      "education and training",
      "childcare and outside school hours care",
      "kindergarten",
    ],
    kinds: {
      "outside-school-hours-care": /\boshc?\b|\boosh\b|school hours|before and after school|vacation care/,
      "family-day-care": /family day care|nanny|au pair/,
      "centre-management":
        /(?:child ?care|early learning|kinder\w*|preschool|centre|service) (?:centre )?(?:director|manager|coordinator)|(?:assistant|nominated|centre) (?:director|supervisor)|educational leader|2ic/,
      "centre-support":
        /(?:child ?care|early learning|kinder\w*|preschool|centre) (?:centre )?(?:cook|chef|cleaner|admin\w*|support)/,
      "early-childhood-teachers": /early childhood teacher|\bect\b|(?:kinder\w*|preschool) teacher/,
      educators: /\beducator|child ?care|early learning|early childhood|kinder|preschool|room leader/,
    },
  },
  automotive: {
    names: [
      "automotive trades",
      "motor vehicle",
      "motor trades",
      "mechanics",
      "trades and services",
      "trades",
    ],
    kinds: {
      "auto-electricians": /auto(?:motive)? (?:electric\w*|elec)\b|auto sparky/,
      "heavy-vehicles":
        /(?:heavy|diesel|truck|trailer|bus|plant|earthmoving|agricultural) (?:diesel |vehicle |road |equipment )?(?:mechanic|fitter|technician)|diesel|heavy vehicle/,
      "panel-paint": /panel ?beat|spray ?paint|smash repair|vehicle paint|car detail|detailer|windscreen/,
      "service-workshop-management":
        /service (?:advis\w+|manager automotive)|workshop (?:manager|supervisor|foreman|controller)|(?:automotive|dealership) (?:service )?manager/,
      "parts-sales":
        /(?:spare|auto|automotive|car) parts|parts (?:interpreter|advis\w+|manager)|(?:car|vehicle|automotive) sales|dealership/,
      "mechanics-technicians":
        /mechanic\b|mechanics\b|automotive|motor vehicle|tyre|brake|roadside|auto technician|vehicle technician/,
    },
  },
  hospitality: {
    names: [
      "hospitality",
      "hospitality and travel",
      "food service",
      "restaurants",
      "hotels",
      "tourism",
      "travel and tourism",
      "accommodation",
      "culinary",
    ],
    kinds: {
      "kitchen-hands": /kitchen ?(?:hand|assistant|porter|steward)|dish ?washer/,
      "venue-management":
        /(?:restaurant|venue|cafe|hotel|bar|pub|food and beverage|f and b|functions?|duty|gaming|catering) (?:and \w+ )?(?:manager|supervisor|general manager)|licensee|maitre d/,
      "chefs-cooks": /\bchef|\bcook\b|\bcooks\b|baker\b|pastry|pizzaiolo|pizza maker|commis|sous/,
      "baristas-bar": /barista|bartend|bar (?:staff|attendant|person|back)|mixologist|sommelier/,
      "hotel-housekeeping":
        /housekeep|room attendant|hotel|concierge|porter\b|guest (?:service|relations)|night audit|front office/,
      "front-of-house":
        /wait(?:er|ress|staff|person| staff)|front of house|\bfoh\b|hospitality|food and beverage|cafe (?:all|staff|worker)|host(?:ess)?\b|catering|restaurant|tour guide|crew member/,
    },
  },
  electrical: {
    names: [
      "electrical",
      "electricians",
      "electrotechnology",
      "solar",
      "renewables",
      "trades and services",
      "trades",
    ],
    kinds: {
      "apprentices-assistants":
        /(?:apprentice|trainee|assistant|offsider|labourer|ta).*(?:electric|sparky|solar)|electric\w* (?:apprentice|trade assistant|trades assistant|ta\b|assistant|labourer|offsider)/,
      "solar-battery": /solar|\bpv\b|battery (?:install|storage|technician)|photovoltaic/,
      "power-lines-high-voltage":
        /line ?(?:worker|sman|man)\b|linesperson|high voltage|\bhv\b|substation|cable joint|distribution line/,
      "data-communications":
        /data (?:and communications?|cabl\w+|cabling)|cabler|telecommunication|\bnbn\b|fibre|structured cabling|security (?:alarm )?technician/,
      "industrial-instrumentation":
        /instrumentation|industrial electric|electrical fitter|e and i\b|\bplc\b|electrical engineer|dual trade/,
      electricians: /electrician|electrical|sparky|a grade/,
    },
  },
  community: {
    names: [
      "community services",
      "community services and development",
      "social services",
      "not for profit",
      "ndis",
      "disability",
      "aged care",
      "care",
    ],
    kinds: {
      "disability-support": /disability|\bndis\b|support worker|lifestyle assistant/,
      "aged-care": /aged care|home care|\bain\b|residential care|elder/,
      "first-nations-programs": /first nations|aboriginal|indigenous|torres strait/,
      "settlement-services": /settlement|refugee|migrant|multicultural/,
      "youth-training-programs": /youth|traineeship program|employment program|training program|mentor/,
      "volunteer-program-coordination":
        /volunteer|program (?:coordinator|manager|officer)|community (?:development|engagement|worker|services)|case ?(?:worker|manager)|social worker/,
    },
  },
  "health-care": {
    names: [
      "healthcare",
      "health",
      "healthcare and medical",
      "medical",
      "nursing",
      "health and medical",
      "dental",
    ],
    kinds: {
      dental: /\bdent(?:al|ist)|orthodont|oral health/,
      "allied-health":
        /physio|occupational therap|speech|psycholog|podiat|dietit|radiograph|sonograph|pharmac|optom|allied health|exercise physiolog|counsellor/,
      "medical-practice":
        /general practitioner|\bgp\b|medical (?:receptionist|practice|centre|officer)|doctor|practice manager|phlebotom|patholog|surgeon/,
      nursing: /nurs(?:e|ing)|\brn\b|\ben\b|midwi/,
      "personal-care":
        /personal care|\bpca\b|carer|care (?:worker|assistant|attendant)|health ?care assistant/,
    },
  },
  logistics: {
    names: [
      "transport",
      "transport and logistics",
      "manufacturing transport and logistics",
      "logistics",
      "warehousing",
      "supply chain",
      "driving",
      "warehouse and distribution",
    ],
    kinds: {
      forklift: /forklift|\blf licen|reach truck/,
      warehouse:
        /warehouse|pick(?:er)? (?:and )?pack|storeperson|stores? person|order picker|pick packer|freight handler|removalist/,
      drivers: /driver|courier|chauffeur|\btruckie|\bhr licen|\bmc licen/,
      "dispatch-planning":
        /dispatch|despatch|logistics|supply chain|transport (?:manager|planner|allocator|scheduler|coordinator)|fleet|freight|inventory/,
    },
  },
  agriculture: {
    names: [
      "agriculture",
      "farming",
      "farming animals and conservation",
      "horticulture",
      "primary industry",
      "food processing",
      "fishing and forestry",
    ],
    kinds: {
      "meat-seafood-processing":
        /meat|butcher|boner|slicer|slaughter|abattoir|seafood|fish process|poultry process|food process/,
      "machinery-operation":
        /(?:tractor|harvest\w*|header|farm machinery|agricultural machinery) (?:driver|operator)|machinery operator farm/,
      horticulture:
        /horticultur|fruit|pick(?:er|ing)\b|nursery hand|vineyard|viticult|orchard|greenhouse|arborist|gardener|landscap/,
      "farm-work":
        /farm|dairy|stockperson|station hand|shearer|jackaroo|jillaroo|livestock|piggery|agricult|agronom/,
    },
  },
  construction: {
    names: [
      "construction",
      "construction and trades",
      "building",
      "building and construction",
      "trades and services",
      "trades",
      "mining resources and energy",
      "mining",
      "engineering",
    ],
    kinds: {
      "site-management":
        /(?:site|project|construction|building) (?:manager|supervisor|foreman|engineer|administrator)|foreman|estimator|quantity surveyor|leading hand/,
      carpentry: /carpent|joiner|cabinet ?mak|formwork|framer|shopfit/,
      plumbing: /plumb|gasfit|drainer|roof plumber|hvac|refrigeration|air ?con/,
      "painting-tiling": /\bpainter|tiler|plasterer|render(?:er)?\b|decorator|floor (?:layer|sander)/,
      "plant-machinery":
        /excavator|plant operator|crane|dogman|rigger|scaffold|grader|dozer|roller operator|loader|bobcat|haul truck|machine operator|driller/,
      labouring:
        /labour|construction|bricklay|concret|steel ?fix|roofer|welder|boilermaker|fabricator|demolition|trades? assistant|handyman|glazier|fencer|mining/,
    },
  },
  technology: {
    names: [
      "information technology",
      "it",
      "information and communication technology",
      "information communication technology",
      "ict",
      "software",
      "design and architecture",
    ],
    kinds: {
      data: /data (?:analyst|engineer|scientist|architect|warehouse)|machine learning|business intelligence|\bbi\b (?:analyst|developer)|database/,
      "support-networks":
        /\bit support|help ?desk|service ?desk|desktop support|network|system(?:s)? (?:admin\w*|engineer)|cloud|cyber|infrastructure engineer|\bict\b|level [12] support/,
      "design-product":
        /\bux\b|\bui\b|product (?:owner|designer)|graphic design|web design|scrum|business analyst/,
      software:
        /software|developer|programmer|full ?stack|front ?end|back ?end|devops|\bqa\b|test (?:analyst|engineer)|web engineer/,
    },
  },
  retail: {
    names: ["retail", "sales", "retail and consumer products", "sales and business development", "consumer"],
    kinds: {
      "store-management":
        /(?:store|shop|retail|department|boutique) (?:manager|supervisor|2ic)|assistant store manager|area manager/,
      merchandising: /merchandis|visual display|shelf|stock replen|night ?fill|buyer\b|category manager/,
      "sales-representatives":
        /sales (?:rep\w*|executive|consultant|manager|advis\w+|agent|specialist|engineer)|account (?:manager|executive)|business development|territory|telesales/,
      "shop-floor":
        /retail|shop|cashier|checkout|store (?:team|assistant|person)|sales assistant|team member|salesperson|florist|beauty/,
    },
  },
  office: {
    names: [
      "administration",
      "administration and office support",
      "office",
      "accounting",
      "call centre and customer service",
      "human resources",
      "human resources and recruitment",
      "customer service",
      "finance",
      "banking and financial services",
      "clerical",
      "admin",
    ],
    kinds: {
      "human-resources": /human resources|\bhr\b|recruit|talent acquisition|people and culture/,
      "accounts-payroll":
        /account(?:s|ant|ing)\b|payroll|book ?keep|finance|tax\b|audit|credit (?:officer|controller)/,
      "customer-service": /customer|call cent|contact cent|client service|claims/,
      reception: /reception/,
      administration:
        /admin|office|executive assistant|personal assistant|data entry|secretar|clerk|legal assistant|coordinator/,
    },
  },
  other: { names: ["general", "miscellaneous"], kinds: { general: /(?!)/ } },
};
