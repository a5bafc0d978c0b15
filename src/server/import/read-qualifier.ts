import { largeCities } from "./place-words.ts";
import { plain } from "./read-place.ts";

/** Parts of the country that ads name behind a town and that neither the suburbs nor the regions of the list have. */
const partsHere = new Set(
  "australia, au, aus, aust, oz, orana, wimmera, grampians, loddon, campaspe, hume, barwon, barwon south west, murraylands, murray, murray mallee, mid murray, upper murray, gascoyne, gulf country, gulf, maranoa, burnett, burdekin, isaac, hinchinbrook, cassowary coast, western downs, granite belt, capricorn coast, cape york, torres strait, arnhem land, east arnhem, tiwi islands, barkly, central desert, big rivers, northern corridor, northern suburbs, southern tablelands, northern tablelands, north west, north west slopes, far north, far west, mid north, monaro, sapphire coast, eurobodalla, tweed, clarence valley, clarence, richmond valley, manning valley, lachlan, outback, spencer gulf, upper spencer gulf, west coast, east coast, north coast, south coast, midlands, derwent valley, tamar, cradle coast, canterbury bankstown, ku ring gai, port phillip, yarra, darebin, moreland, merri bek, monash, whitehorse, boroondara, stonnington, maribyrnong, brimbank, hobsons bay, glen eira, casey, cardinia, nillumbik, onkaparinga, charles sturt, tea tree gully, playford, salisbury, stirling, wanneroo, stonehenge, bass strait, hunter new england, murrumbidgee, ngaanyatjarra lands, apy lands".split(
    ", ",
  ),
);

/** Words for a spot, or about the work: "Elizabeth Quay", "Head Office", "Immediate Start". */
const spot =
  /\b(?:quay|parks?|square|plaza|mall|market|stadium|arena|oval|gardens?|airport|port|wharf|harbour|terminal|station|hospital|clinic|campus|university|school|college|library|museum|gallery|zoo|hotel|resort|tower|building|house|centre|center|level|floor|suite|unit|street|st|road|rd|avenue|ave|drive|lane|highway|hwy|terrace|parade|boulevard|esplanade|court|place|bridge|precinct|estate|village|depot|yard|warehouse|factory|plant|mine|mines|base|barracks|camp|farm|winery|office|offices|headquarters|hq|site|sites|store|shop|branch|clinics|wide|council|shire|district|region|regional|area|areas|corridor|suburbs?|surrounds|surrounding|cbd|city|inner|outer|greater|metro|metropolitan|north|south|east|west|northern|southern|eastern|western|central|near|nearby|fifo|dido|remote|hybrid|wfh|home|office|onsite|travel|flexible|immediate|start|full|part|time|casual|permanent|contract|various|multiple|other|all|any|negotiable|interstate|nationwide|national|local|new|hours?|days?|week|weekly|roster|shift|shifts|nights?|only|required|available|based|coast|hinterland|hills|ranges|tablelands|peninsula|reserve|lands?|community|communities|company|pty|ltd|confidential)\b/;

/** A name: "Tay Valley", "Kingdom of Fife". */
const isName = (text: string): boolean =>
  /^\p{Lu}[\p{L}'’.-]+(?:(?: & |[ -])(?:(?:of|and|the|upon|under) )?\p{Lu}[\p{L}'’.-]*){0,3}$/u.test(text);

/** Large cities here whose names mean others as well. */
const namesakes = new Set(["perth", "newcastle"]);
/** Sydney and its like hardly mean another place, whatever stands behind them. */
const isOursAlone = (name: string): boolean => largeCities.has(name) && !namesakes.has(name);

/**
 * Whether a suburb's name has a name behind its comma that nothing here is called: "Perth, Tay Valley" is in Scotland.
 * Spots and words about the work say nothing, nor does anything behind Sydney and its like.
 * @param isHere Whether the list of places has a suburb or a region of that name.
 */
export const hasUnknownQualifier = (text: string, isHere: (name: string) => boolean): boolean => {
  const parts = text.split(",").map((part) => part.trim());
  const [before = "", last = ""] = parts.slice(-2);
  const name = plain(last);
  return (
    parts.length > 1 &&
    isHere(plain(before)) &&
    !isOursAlone(plain(before)) &&
    isName(last) &&
    !spot.test(name) &&
    !partsHere.has(name) &&
    !runsOf(name).some((run) => isHere(run) || partsHere.has(run))
  );
};

/** All runs of words in a name: "Goldfields-Esperance" names two places here. */
const runsOf = (name: string): string[] => {
  const words = name.split(" ");
  return words.flatMap((_, from) =>
    words.slice(from).map((__, count) => words.slice(from, from + count + 1).join(" ")),
  );
};
