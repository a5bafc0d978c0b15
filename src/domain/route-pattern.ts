/**
 * A route template such as "/job/{id}/{...slug}" as the source of a regular expression without its ends, which nginx
 * reads as well: a parameter is one part of a path, and a rest parameter may be missing.
 */
export const routePattern = (template: string): string =>
  template
    .replace(/[.$]/g, "\\$&")
    .replace(/\/\{\\\.\\\.\\\.\w+\}/g, "(?:/.*)?")
    .replace(/\{\w+\}/g, "[^/]+");
