/** The script that lists an employer's jobs on its own web site. Its address never changes, as others have it in their pages. */
export const embedScriptPath = "/embed.js";
