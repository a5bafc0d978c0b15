import type { CategoryRule } from "../category-rule.ts";

export const retail: CategoryRule = {
  kinds: {
    "store-management":
      /(?<!work)(?:store|shop|retail|department|boutique) (?:manager|supervisor|2ic)|assistant store manager|shopping (?:cent(?:re|er)|mall) manager|cent(?:re|er) manager shopping|^centre manager \w+ mall/,
    merchandising: /merchandis|visual display|shelf|stock replen|night ?fill|buyer\b|category manager/,
    "sales-representatives":
      /\bsales (?:rep\w*|executive|consultant|(?:\w+ )?managers?|advis\w+|agent|specialist|engineer|professional|director|lead|development|trainee|intern|team|coordinator)|inside sales|head of sales|(?:director|vp|vice president) of sales|account (?:manager|executive)|business development|\bb(?:iz|usiness) dev\b|\bbdm\b|door ?knock|(?:to door|to face|street) fundrais|real estate|territory|telesales/,
    "shop-floor":
      /\bretail|service station|console operator|\bshop\b|\bshop (?:assist|attend)|showroom (?:consultant|assistant|staff)|cashier|checkout|store (?:team|assistant|person)|sales assistant|sales ?(?:person|people|woman|associates?|clerk)|florist|bookseller|trade counter|christmas casual|pharmacy assistant|beauty (?:advis|consult|therap)/,
  },
  noKind: /trolley (?:collector|attendant)|marketing coordinator/,
  otherwise:
    /\bsales\b|\bselling|marketing|market (?:specialist|research)|brand (?:partner|manager|ambassador)|advertis|demonstrator|promot(?:er|ion)|public relations|social media|\bseo\b|real estate (?:agent|sales)|fashion|footwear|jewell|homewares|\bcommissions?\b/,
  workplaces:
    /\bretail(?:er|ers)?\b|supermarkets?|\bstores?\b|\bboutiques?\b|bottle ?shops?|department store|shopping cent(?:re|er)/g,
};
