import type { CategoryRule } from "../category-rule.ts";

export const electrical: CategoryRule = {
  kinds: {
    "apprentices-assistants":
      /\b(?:apprentice|trainee|assistant|offsider|labourer|ta)\b.*(?:electric|sparky|solar)|electric\w* (?:apprentice|trade assistant|trades assistant|ta\b|assistant|labourer|offsider)/,
    "solar-battery": /solar|\bpv\b|battery (?:install|storage|technician)|photovoltaic/,
    "power-lines-high-voltage":
      /\b(?:power ?)?line ?(?:worker|sman|man)\b|linesperson|high voltage|\bhv\b|substation|cable joint|distribution line/,
    "data-communications":
      /data (?:and communications?|cabl\w+|cabling)|cabler|security systems?|tel(?:ecommunications?|co|ecom) (?:tech\w*|install\w*|rigger|lines\w*)|\bnbn\b|fibre\b|structured cabling|access control|fire (?:alarm|systems?|protection|services?) (?:tech|install|inspect)\w*|fire alarm|\bav (?:install|tech)\w*|audio ?visual (?:install|tech)\w*|security (?:alarm )?technician|antenna|smoke alarm|cctv|intercom/,
    "industrial-instrumentation":
      /instrumentation|instrument (?:and controls?|tech\w*|fitter)(?!.*steril)|industrial electric|electrical fitter|\be and i\b|\bplc\b|electrical engineer|dual trade|switch ?board (?:wirer|builder|fitter)|signalling|electronics? (?:technician|engineer)|test and tag|generator technician|scada|(?:electrical|automation) (?:and )?controls? engineer/,
    electricians:
      /electrician|\belectrical (?:trades\w*|mechanic|worker|technician|contractor|installer)|sparky|\ba grade\b|\bev charg/,
  },
  noKind: /\belectrical/,
  workplaces:
    /\belectrical (?:contract|service|compan|business)\w*|\bsolar\b|switchboards?|electricity network|power lines/g,
};
