import type { CategoryRule } from "../category-rule.ts";

export const automotive: CategoryRule = {
  kinds: {
    "auto-electricians": /auto(?:motive)? ?(?:electric\w*|elec)\b|auto sparky|vehicle fit ?out/,
    "heavy-vehicles":
      /fork ?lift (?:mechanic|technician|fitter)|\b(?:heavy|diesel|truck|trailer|bus|plant|earthmoving|agricultural) (?:diesel |vehicle |road |equipment )?(?:mechanic|fitter|technician)|\bdiesel|heavy vehicle|(?:heavy|mobile) equipment|(?:agricultural|farm) machinery (?:mechanic|technician)/,
    "panel-paint":
      /panel ?beat|(?:panel and paint|paint and panel)|spray ?paint|smash repair|vehicle paint|car detail|\bdetailer|refinish|windscreen/,
    "service-workshop-management":
      /(?<!\b(?:customer|client|member|guest|student|visitor|community|shared|business|it) )service advis\w+|service manager automotive|workshop (?:manager|supervisor|fore\w+|controller)|warranty (?:clerk|admin\w*)|(?:automotive|dealership) (?:service )?manager/,
    "parts-sales":
      /(?:spare|auto|automotive|car) parts|parts (?:interpreter|advis\w+|manager|(?:delivery )?driver)|(?:\bcar|vehicle|automotive) sales|used cars?\b|dealership/,
    "mechanics-technicians":
      /(?<!(?:industrial|refrigeration|hvac|aircraft|lift|elevator|maintenance|electrical fitter|operator|millwright|air ?con(?:ditioning)?|\bac) )\b(?:auto)?mechanics?\b|automotive|\bauto (?:body|tech)|\bcar mechanic|motor vehicle|motor ?(?:cycle|bike)|tyre|\b4wd\b|\b4x4\b|tow ?bar|brake|roadside|(?:auto|vehicle|master|hybrid and ev|\bev) technician/,
  },
  noKind: /\bcar wash/,
  otherwise: /service manager|workshop/,
  workplaces:
    /\bdealerships?|\bcar yard|smash repair|panel shop|mechanical workshop|automotive|\bmotors\b|tyres?\b|used cars|new vehicles/g,
};
