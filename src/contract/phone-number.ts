/** An Australian number behind its zero or "+61": nine digits, or one that begins with 13 or 18 as those of firms do. */
export const australianNumber = "(?:[2-578](?:\\D*\\d){8}|1\\D*[38](?:\\D*\\d){4}(?:(?:\\D*\\d){4})?)";
/** A regular expression for a phone number as people write it, or none; an Australian one has all of its digits. */
export const phonePattern = `^\\s*$|^\\D*(?:\\+\\D*6\\D*1(?:\\D*0)?|0)\\D*${australianNumber}\\D*$|^(?!\\D*(?:\\+\\D*6\\D*1|0(?!\\D*0)))(?:0011)?(?:\\D*\\d){6,15}\\D*$`;
export const phoneError = "Write the whole phone number with its area code, such as 04 1234 5678.";
