import type { CategoryRule } from "../category-rule.ts";

export const agriculture: CategoryRule = {
  kinds: {
    "meat-seafood-processing":
      /\bmeat|butcher|boner|slicer|slaughter|abattoir|seafood|fish process|poultry process|food process|cheese ?mak|oyster|prawn/,
    "machinery-operation":
      /\b(?:tractor|harvest\w*|header|farm machinery|agricultural machinery) (?:driver|operator)|machinery operator farm|(?:header|chaser bin|tractor|harvester) driver|(?:cotton|spray|harvester?)(?: \w+)? operator/,
    horticulture:
      /horticultur|fruit|pick(?:ers?|ing)\b|pruning|harvest work|\blawn|nursery (?:hand|manager|worker|assistant)|vineyard|viticult|orchard|greenhouse|arborist|gardener|landscap|packing shed|wine ?mak|cellar ?hand|grounds (?:maintenance|person|keeper)|grounds(?:person|keeper)|parks and gardens/,
    "farm-work":
      /farm|dairy|stockperson|station hand|shear(?:er|ing)|rouseabout|jackaroo|jillaroo|livestock|piggery|agricult|agronom|bee ?keep|apiar|poultry|chicken|\begg\b|forestry|chainsaw|irrigation|stock and station|feedlot|\bgrain|pen rider|stock ?(?:man|hand)/,
  },
  workplaces:
    /\bfarms?\b|orchards?\b|vineyards?\b|abattoirs?|meat ?works|dair(?:y|ies)\b|cattle|livestock|\bcrops?\b|cropping|feedlot|packing shed|nursery stock|piggery/g,
};
