import { benefitOptions, idsOf, type BenefitId } from "../../../contract/job-options.ts";
import { statedIn, type StatedBy } from "./stated-in.ts";

/** How ads state benefits. Whole phrases: "accommodation" alone may be what a hotel sells. */
const phrases: StatedBy<BenefitId> = [
  [
    "accommodation",
    /\b(?:(?:staff|free|subsidi[sz]ed|on-?site|live-in|employee|shared|company) (?:accommodation|housing|quarters)|accommodation (?:is |can be )?(?:provided|available|included|offered|supplied|assistance|for)|live[- ]in (?:role|position|job)|(?:house|quarters|rent) at low rent|(?:house|quarters) at low rent|rental assistance)\b/i,
  ],
  [
    "relocation",
    /\brelocation (?:assistance|support|package|costs?|allowance|bonus|expenses)\b|\bhelp (?:with|you) (?:moving|relocat\w+|to relocate)\b/i,
  ],
  [
    "flexible-hours",
    /\b(?:flexible (?:hours|rosters?|working|work arrangements?|starts?|start times)|flexi[- ]?time|self-rostering|flexibility with (?:hours|rosters?)|school hours)\b/i,
  ],
  [
    "training",
    /\b(?:paid (?:\w+,? ){0,4}(?:training|study|certificate|licence|tickets)|training (?:is )?(?:provided|paid)|(?:study|learning|education|professional development) (?:support|assistance|allowance|budget)|support to study|manufacturer training|(?:diploma|certificate \w+)[\w ]*, paid)\b/i,
  ],
  [
    "extra-leave",
    /\b(?:(?:extra|additional|bonus|birthday|cultural|conference|fifth week of|five weeks(?:['’]| of)?) (?:\w+ ){0,3}leave|birthday off|(?:extra|an extra) week of (?:annual )?leave|wellbeing days?|extra leave)\b/i,
  ],
  [
    "parental-leave",
    /\b(?:paid parental leave|paid maternity|\d+ weeks (?:of )?(?:paid )?parental leave)\b/i,
  ],
  [
    "days-off",
    /\b(?:rdos?|ados?|rostered days? off|accrued days? off|(?:9|nine)[- ]day fortnight|(?:4|four)[- ]day (?:week|working week)|every second friday off)\b/i,
  ],
  [
    "bonus",
    /\b(?:(?:sign[- ]on|annual|quarterly|performance|harvest|retention|yearly|monthly|completion) bonus(?:es)?|bonus(?:es)? (?:scheme|structure|paid)|uncapped commission|commission (?:structure|scheme|paid)|profit[- ]shar\w+|(?:employee )?share (?:plan|scheme)|tips shared)\b/i,
  ],
  [
    "penalty-rates",
    /\b(?:penalty rates|(?:shift|night|casual|\d+ (?:per cent|%)) loading|(?:site|shift|travel) allowances?|overtime (?:at|paid)|double time|above[- ]award)\b/i,
  ],
  ["salary-packaging", /\b(?:salary (?:packaging|sacrific\w+)|novated leas\w+)\b/i],
  [
    "vehicle",
    /\b(?:(?:company|work|fully maintained|fitted|pool) (?:car|vehicle|ute|van)|vehicle (?:allowance|provided)|car allowance|fuel card|ute and fuel)\b/i,
  ],
  [
    "tools",
    /\b(?:tool allowance|tools (?:provided|supplied)|uniforms?\b[^.]{0,40}(?:provided|supplied|boots|laundering)|(?:uniform|ppe|laptop|phone) (?:is |and \w+ )?(?:provided|supplied|included|allowance)|new laptop|phone and (?:laptop|tablet)|laptop and phone)\b/i,
  ],
  [
    "meals",
    /\b(?:(?:staff|free|subsidi[sz]ed|complimentary) (?:\w+ and )?(?:meals?|lunch(?:es)?|canteen|food)|meals? (?:provided|included|on (?:every )?shift)|meat, milk or fruit)\b/i,
  ],
  [
    "parking",
    /\b(?:(?:free|on-?site|staff|secure|subsidi[sz]ed) (?:car )?parking|parking (?:provided|available|on site)|parking, and)\b/i,
  ],
  [
    "discounts",
    /\b(?:(?:staff|employee|team|product|generous|gym|retail) discounts?|discounts? (?:across|on|of)|staff rates|trade cost)\b/i,
  ],
  [
    "childcare",
    /\b(?:discount\w* (?:on |off )?child ?care|child ?care (?:discount|subsid\w+)|subsidi[sz]ed child ?care)\b/i,
  ],
  [
    "wellbeing",
    /\b(?:employee assistance program(?:me)?|\beap\b|gym (?:membership|discount)|private health|health insurance|wellbeing (?:program|day|allowance)\w*|wellness (?:program|allowance)\w*|income protection)/i,
  ],
];

/** Ids as feeds may list them: the whole of an item. */
const named: StatedBy<BenefitId> = phrases.map(([id]) => [
  id,
  new RegExp(String.raw`^\s*${id.replace("-", "[ _-]")}\s*$`, "im"),
]);

/** The benefits of a job, from a feed's field of benefits and the ad's text. */
export const readBenefits = (field: string, text: string): BenefitId[] => {
  const listed = field.split(",").join("\n");
  const found = [...statedIn(listed, named), ...statedIn([listed, field, text].join("\n"), phrases)];
  return idsOf(benefitOptions).filter((id) => found.includes(id));
};
