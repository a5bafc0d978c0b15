import type { CategoryRule } from "../category-rule.ts";

export const automotive: CategoryRule = {
  names: ["automotive trades", "motor vehicle", "motor trades", "mechanics", "trades and services", "trades"],
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
};
