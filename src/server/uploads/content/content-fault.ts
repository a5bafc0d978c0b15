/** A file that cannot be kept; the message is for the seeker. */
export class ContentFault extends Error {
  override name = "ContentFault";
}
