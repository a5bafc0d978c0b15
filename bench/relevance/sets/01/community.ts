import { adelaide, bendigo, brisbane, gippsland, melbourne, perth, sydney } from "../../around.ts";
import type { Judged } from "../../rule.ts";

const disability = {
  title: /disability|ndis|community support|lifestyle support/i,
  kinds: ["disability-support"],
};
const agedCare = { title: /aged care|personal care|home care/i, kinds: ["aged-care"] };
const youth = { title: /youth/i, kinds: ["youth-training-programs"] };
const settlement = { title: /settlement|refugee|migrant/i, kinds: ["settlement-services"] };

/** What people type on the site for community work. */
export const community: readonly Judged[] = [
  ["support worker", { title: /support worker/i, kinds: ["disability-support"] }],
  ["disability support worker", disability],
  ["disabilty support worker", disability],
  ["DSW", disability],
  ["NDIS support worker", disability],
  ["NDIS", { title: /ndis/i, kinds: ["disability-support"] }],
  ["support coordinator", { title: /support coordinator/i, kinds: ["disability-support"] }],
  ["behaviour support practitioner", { title: /behaviour support/i, kinds: ["disability-support"] }],
  ["behavior support", { title: /behaviour support/i, kinds: ["disability-support"] }],
  ["aged care", agedCare],
  ["aged care worker", agedCare],
  ["age care worker", agedCare],
  ["PCA", agedCare],
  ["personal care assistant", agedCare],
  ["carer", { title: /care/i, kinds: ["aged-care", "disability-support"] }],
  ["home care worker", { title: /home care/i, kinds: ["aged-care"] }],
  ["youth worker", youth],
  ["youth work", youth],
  ["case manager", { title: /case manager/i, kinds: ["settlement-services"] }],
  ["case worker", { title: /case (manager|worker)/i, kinds: ["settlement-services"] }],
  ["settlement worker", settlement],
  ["refugee", { title: /refugee/i, kinds: ["settlement-services"] }],
  ["volunteer coordinator", { title: /volunteer/i, kinds: ["volunteer-program-coordination"] }],
  ["aboriginal", { title: /aboriginal/i, kinds: ["first-nations-programs"] }],
  ["first nations", { kinds: ["first-nations-programs"] }],
  ["indigenous programs", { title: /indigenous/i, kinds: ["first-nations-programs"] }],
  ["trainer and assessor", { title: /trainer and assessor/i, kinds: ["youth-training-programs"] }],
  ["community development", { title: /community development/i, kinds: ["volunteer-program-coordination"] }],
  ["fundraising", { title: /fundraising/i, kinds: ["volunteer-program-coordination"] }],
  ["first aid", { title: /first aid/i, says: /first aid/i }],
  ["support worker melbourne", { title: /support worker/i, kinds: ["disability-support"], near: melbourne }],
  ["disability support brisbane", { ...disability, near: brisbane }],
  ["aged care perth casual", { ...agedCare, near: perth, workType: "Casual" }],
  ["aged care adelaide", { ...agedCare, near: adelaide }],
  ["youth worker bendigo", { ...youth, near: bendigo }],
  ["support worker gippsland", { title: /support worker/i, kinds: ["disability-support"], near: gippsland }],
  ["support worker victoria", { title: /support worker/i, kinds: ["disability-support"], state: "VIC" }],
  [
    "part time support worker sydney",
    {
      title: /support worker/i,
      kinds: ["disability-support"],
      near: sydney,
      workType: "Part time",
    },
  ],
  ["aged care sponsorship", { ...agedCare, sponsorship: true }],
];
