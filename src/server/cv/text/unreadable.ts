/** Why a file cannot be read, in words for the seeker. */
export class Unreadable extends Error {
  override name = "Unreadable";
}
