import type { BenefitId } from "../../contract/job-options.ts";
import type { OptionWords } from "./option-words.ts";

/**
 * The words of benefits: whole phrases, as "accommodation" alone may be what a
 * hotel sells.
 */
export const benefitWords: OptionWords<BenefitId> = {
  accommodation: {
    ads: /\b(?:(?:staff|free|subsidi[sz]ed|on-?site|live-in|employee|shared|company) (?:accommodation|housing|quarters)|accommodation (?:is |can be )?(?:provided|available|included|offered|supplied|assistance|for)|live[- ]in (?:role|position|job)|(?:house|quarters|rent) at low rent|(?:house|quarters) at low rent|rental assistance)\b/i,
    searches: [
      /\b(?:live[\s-]in|(?:(?:with|free|staff|and|plus) )*accomm?odation(?: (?:provided|included|supplied|available|offered))?|housing provided|room and board)\b(?! (?:manager|supervisor|attendant|services))/gi,
    ],
  },
  relocation: {
    ads: /\brelocation (?:assistance|support|package|costs?|allowance|bonus|expenses)\b|\bhelp (?:with|you) (?:moving|relocat\w+|to relocate)\b/i,
    searches: [/\brelocation(?: (?:assistance|package|support|allowance))?\b/gi],
  },
  "flexible-hours": {
    ads: /\b(?:flexible (?:hours|rosters?|working|work arrangements?|starts?|start times)|flexi[- ]?time|self-rostering|flexibility with (?:hours|rosters?)|school hours)\b/i,
  },
  training: {
    ads: /\b(?:paid (?:\w+,? ){0,4}(?:training|study|certificate|licence|tickets)|training (?:is )?(?:provided|paid)|(?:study|learning|education|professional development) (?:support|assistance|allowance|budget)|support to study|manufacturer training|(?:diploma|certificate \w+)[\w ]*, paid)\b/i,
    searches: [/\bpaid (?:training|traineeship)\b/gi],
  },
  "extra-leave": {
    ads: /\b(?:(?:extra|additional|bonus|birthday|cultural|conference|fifth week of|five weeks(?:['’]| of)?) (?:\w+ ){0,3}leave|birthday off|(?:extra|an extra) week of (?:annual )?leave|wellbeing days?|extra leave)\b/i,
  },
  "parental-leave": {
    ads: /\b(?:paid parental leave|paid maternity|\d+ weeks (?:of )?(?:paid )?parental leave)\b/i,
  },
  "days-off": {
    ads: /\b(?:rdos?|ados?|rostered days? off|accrued days? off|(?:9|nine)[- ]day fortnight|(?:4|four)[- ]day (?:week|working week)|every second friday off)\b/i,
    searches: [/\brdos?\b|\b(?:nine|9)[\s-]day fortnight\b/gi],
  },
  bonus: {
    ads: /\b(?:(?:sign[- ]on|annual|quarterly|performance|harvest|retention|yearly|monthly|completion) bonus(?:es)?|bonus(?:es)? (?:scheme|structure|paid)|uncapped commission|commission (?:structure|scheme|paid)|profit[- ]shar\w+|(?:employee )?share (?:plan|scheme)|tips shared)\b/i,
  },
  "penalty-rates": {
    ads: /\b(?:penalty rates|(?:shift|night|casual|\d+ (?:per cent|%)) loading|(?:site|shift|travel) allowances?|overtime (?:at|paid)|double time|above[- ]award)\b/i,
  },
  "salary-packaging": {
    ads: /\b(?:salary (?:packaging|sacrific\w+)|novated leas\w+)\b/i,
    searches: [/\bsalary (?:packaging|sacrific\w+)\b/gi],
  },
  vehicle: {
    ads: /\b(?:(?:company|work|fully maintained|fitted|pool) (?:car|vehicle|ute|van)|vehicle (?:allowance|provided)|car allowance|fuel card|ute and fuel)\b/i,
    searches: [
      /\b(?:with |plus |and )?(?:company|work) (?:car|vehicle|ute|van)\b|\bcar allowance\b|\bfuel card\b/gi,
    ],
  },
  tools: {
    ads: /\b(?:tool allowance|tools (?:provided|supplied)|uniforms?\b[^.]{0,40}(?:provided|supplied|boots|laundering)|(?:uniform|ppe|laptop|phone) (?:is |and \w+ )?(?:provided|supplied|included|allowance)|new laptop|phone and (?:laptop|tablet)|laptop and phone)\b/i,
  },
  meals: {
    ads: /\b(?:(?:staff|free|subsidi[sz]ed|complimentary) (?:\w+ and )?(?:meals?|lunch(?:es)?|canteen|food)|meals? (?:provided|included|on (?:every )?shift)|meat, milk or fruit)\b/i,
    searches: [/\b(?:meals|food) (?:provided|included)\b/gi],
  },
  parking: {
    ads: /\b(?:(?:free|on-?site|staff|secure|subsidi[sz]ed) (?:car )?parking|parking (?:provided|available|on site)|parking, and)\b/i,
  },
  discounts: {
    ads: /\b(?:(?:staff|employee|team|product|generous|gym|retail) discounts?|discounts? (?:across|on|of)|staff rates|trade cost)\b/i,
  },
  childcare: {
    ads: /\b(?:discount\w* (?:on |off )?child ?care|child ?care (?:discount|subsid\w+)|subsidi[sz]ed child ?care)\b/i,
  },
  wellbeing: {
    ads: /\b(?:employee assistance program(?:me)?|\beap\b|gym (?:membership|discount)|private health|health insurance|wellbeing (?:program|day|allowance)\w*|wellness (?:program|allowance)\w*|income protection)/i,
  },
};
