/** The least part of a kind's jobs that have a word of the kind's name: no employer has so many of them. */
const least = 0.6;
/** Of kinds with fewer jobs nothing can be told. */
const fewJobs = 5;

/** Whether so many of all jobs of a kind of work have a word that it is one for the work, and not of an employer's name. */
export const isWordOfKind = (having: number, all: number): boolean => all < fewJobs || having >= least * all;
