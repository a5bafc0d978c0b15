import type { CategoryRule } from "../category-rule.ts";

export const construction: CategoryRule = {
  kinds: {
    carpentry:
      /carpent|kitchen (?:install|design)|chippy|chippie|joiner|cabinet ?mak|formwork|framer|shopfit|joinery|floor(?:ing)? installer/,
    plumbing:
      /plumb|gasfit|drainer|roof plumber|hvac|refrigeration|\bair ?con|\bseptic|drain cleaner|sprinkler fitter/,
    "painting-tiling":
      /\bpainter|\btiler|plasterer|gyprock|plasterboard|\brender(?:er)?\b|decorator|waterproof|floor (?:layer|sander)/,
    "plant-machinery":
      /excavator|\bplant operator|crane|dogman|\brigger|scaffold|\bgrader|dozer|roller operator|\bloader|bobcat|(?:haul|dump) truck|telehandler|machine operator|driller/,
    "site-management":
      /\b(?:site|construction|building) manager|\b(?:site|project|construction|building|civil|min(?:e|ing)|works) superintendent|\b(?:site|project|construction|building) (?:supervisor|foreman|engineer)|\b(?:site|construction) administrator|foreman|foreperson|estimator|contracts? administrator|(?:whs|hseq?|ohs|ehs|whsq|safety) (?:advis\w+|officer|coordinator|manager)|quantity surveyor|leading hand|surveyor|(?:landscape|residential|building|graduate) architect|architectural|draft(?:er|sperson)/,
    labouring:
      /labour(?! hire)|asbestos|bar bender|pipe ?layer|ceiling fixer|cladding|kerb|white card|shut ?downs?\b|\bewp\b|pool builder|(?<!air )traffic control|factory (?:hand|worker)|process worker|construction|concret|steel ?fix|\broofer|demolition|trades? assistant|handy ?(?:man|person)|fencer|\bmining|concrete cutter|asphalt|bitumen/,
  },
  noKind:
    /sheet ?metal|brickie|bricklay|welder|boilermaker|fabricator|glazier|stone ?mason|\bndt\b|rope access|\blift mechanic|curtain and blind|blind installer|\bminers?\b|shot ?fir|sand ?blast|laminator|fibreglass|tool ?maker|fitter (?:and )?(?:turner|machinist|welder)|(?<!sewing )machinist|\b(?:town|urban) planner|aircraft (?:\w+ )?engineer|rail protection/,
  otherwise:
    /project manager|^(?:\w+ )?architect$|(?:process|plant) operator|(?:civil|structural|mechanical|process|production|manufacturing|pip(?:e|ing|eline)|subsea|design|field|materials?|principal|geotechnical|chemical|drilling|industrial|safety|assembly|integrity|contract|welding|quality|senior|junior|lead|chief) (?:\w+ )?engineer|^engineer|engineering (?:manager|technician|supervisor|specialist|senior)|(?<!sewing )machinist|\bcnc\b|fitter|toolmaker|industrial mechanic|maintenance (?:supervisor|manager|technician|worker|officer|mechanic|person|planner)|assembl|production (?:supervisor|operator|technician|manager|worker)|manufactur|machining|\bhse\b|\bhes\b|\bwhs\b|qc inspector|quality control|building inspector|surveyor|geolog|\boil\b|plant operator|well test|testing technician|mechanical|civil\b|structural|metallurg|geolog|(?:soils?|materials?) (?:laboratory|technician|tester)|\bengineer$|marine engineer/,
  workplaces:
    /\bconstruction|building sites?|\bbuilders?\b|civil (?:works|contract\w+|projects?)|\bmine sites?\b|open cut|joinery|fabrication|shutdowns?\b|subdivisions?|residential homes/g,
};
