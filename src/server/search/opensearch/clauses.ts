/** A clause of OpenSearch's query language, as JSON. */
export type Clause = Record<string, unknown>;

export const everything: Clause = { match_all: {} };
export const nothing: Clause = { match_none: {} };

/** All of some clauses, none of which scores. */
export const all = (...clauses: readonly Clause[]): Clause =>
  clauses.length === 1 ? clauses[0]! : { bool: { filter: clauses } };

/** Any of some clauses. */
export const any = (...clauses: readonly Clause[]): Clause =>
  clauses.length === 1
    ? clauses[0]!
    : clauses.length
      ? { bool: { should: clauses, minimum_should_match: 1 } }
      : nothing;

/** A clause without what others find. */
export const without = (clause: Clause, ...others: readonly Clause[]): Clause => ({
  bool: { filter: [clause], must_not: others },
});

/** A field that has one of some values. */
export const oneOf = (field: string, values: readonly (string | number | boolean)[]): Clause =>
  values.length === 1 ? { term: { [field]: values[0] } } : { terms: { [field]: values } };

export const exists = (field: string): Clause => ({ exists: { field } });

export const range = (
  field: string,
  bounds: { gt?: number; gte?: number; lt?: number; lte?: number },
): Clause => ({
  range: { [field]: bounds },
});

/** What a clause finds, with so many points each. */
export const points = (clause: Clause, boost: number): Clause => ({
  constant_score: { filter: clause, boost },
});

/** The sum of the points of some clauses, for what another finds. */
export const scored = (found: Clause, ...scores: readonly Clause[]): Clause => ({
  bool: { filter: [found], should: scores },
});
