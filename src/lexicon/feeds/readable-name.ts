/**
 * A name as people read it, where an office program wrote codes for blanks and signs: "Work_x0020_Type" is "Work Type". A code at
 * the end may be cut off, and "OData_" stands before a name that begins with one.
 */
export const readableName = (name: string): string =>
  /_x[\da-f]{4}_/i.test(name)
    ? name
        .replace(/^OData_(?=_x)/i, "")
        .replace(/_x([\da-f]{4})_/gi, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)))
        .replace(/_x[\da-f]{0,4}$/i, "")
        .trim()
    : name;
