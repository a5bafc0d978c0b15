/** Why a URL could not be fetched, in words that fit after "the picture …". */
export class FetchFault extends Error {
  override name = "FetchFault";
}
