import type { CategoryRule } from "../category-rule.ts";

export const office: CategoryRule = {
  kinds: {
    "human-resources":
      /human resources?\b|\bhr\b|\bhrbp\b|people partner|remuneration|injury management|return to work (?:coordinator|advis|consultant|specialist|officer|manager)|recruit(?:er|ment|ing)|\bp and c (?:advis\w+|officer|manager|partner|coordinator|lead|consultant)|\bl and d\b|learning and development|talent acquisition|people and culture/,
    "accounts-payroll":
      /\b(?:ap|ar)(?: ar| ap)? (?:clerk|officer|specialist|administrator|assistant)|account(?:s|ant|ing)\b|\bcfo\b|\bfp and a\b|paraplanner|payroll|book ?keep|financ(?:e|ial(?! educat))|\btax\b|auditor|internal audit|credit (?:officer|controller)|bank(?:er|ing)|\bteller\b|mortgage|\bloans?\b|underwrit|actuar|billing|collections? (?:officer|rep\w*|specialist|agent)|collections (?:officer|consultant|clerk)|team leader collections|debt recovery|wages|superannuation|super fund/,
    "customer-service":
      /(?:customer|consumer) (?:service|support|care|success|assistant|relations|experience|enquir)|call cent(?:re|er)|call taker|contact cent(?:re|er)|client service|\bclaims|\bcsr\b|appointment setter/,
    reception: /reception|front desk/,
    administration:
      /\badmin|\boffice (?:assistant|manager|clerk|coordinator|all|junior|support|services)|executive assistant|\bea (?:to|pa)\b|^ea\b|\bea$|\bpa (?:to|ea)\b|personal assistant|virtual assistant|data entry|typist|clerical|secretar|\bclerks?\b|\bproject administrator|legal assistant|paralegal|records? (?:and \w+ )?officer|\b(?:aso|ao) ?\d|switchboard operator|rates officer|rostering (?:officer|coordinator|clerk)|grants officer|clerk of court/,
  },
  noKind: /lawyer|solicitor|barrister|conveyanc|property manager/,
  otherwise:
    /customer|insurance|legal\b|compliance|facilit(?:y|ies) (?:manager|coordinator)|(?:risk|policy|business support) (?:analyst|advis\w+|officer|manager)|policy advis|(?:body corporate|strata) manager/,
  workplaces:
    /accounting (?:firm|practice)|law firm|\bbank\b|call cent(?:re|er)|contact cent(?:re|er)|recruitment agency|insurance (?:broker|compan)\w*/g,
};
