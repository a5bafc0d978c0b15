import { keyOfText } from "../synonyms/synonym-table.ts";

/**
 * Names of work that no kind is like, whatever their words are like: a nail technician repairs nothing, and nobody who
 * looks for work as a lawyer means an office clerk.
 */
const names =
  "nail technician, nail tech, manicurist, beautician, beauty therapist, hairdresser, hair stylist, barber, tattoo artist, tattooist, makeup artist, " +
  "flight attendant, cabin crew, air hostess, pilot, airline pilot, deckhand, sailor, marine engineer, coxswain, skipper, " +
  "geologist, geophysicist, geotechnician, chemist, scientist, biologist, ecologist, environmental scientist, meteorologist, " +
  "ranger, park ranger, council ranger, wrangler, zookeeper, zoo keeper, animal attendant, dog groomer, dog walker, veterinarian, vet, vet nurse, veterinary nurse, " +
  "lawyer, solicitor, barrister, paralegal, legal secretary, conveyancer, judge, law clerk, " +
  "librarian, library assistant, archivist, curator, journalist, reporter, editor, author, copywriter, " +
  "photographer, videographer, actor, actress, musician, singer, dancer, dj, artist, painter artist, sculptor, model, florist, tailor, seamstress, dressmaker, jeweller, watchmaker, cobbler, " +
  "school teacher, primary teacher, primary school teacher, secondary teacher, high school teacher, maths teacher, science teacher, english teacher, music teacher, piano teacher, dance teacher, swim teacher, swimming teacher, lecturer, professor, principal, " +
  "doctor, medical doctor, gp, general practitioner, medical practitioner, physician, surgeon, anaesthetist, radiologist, psychiatrist, paediatrician, dermatologist, cardiologist, medical officer, " +
  "personal trainer, gym instructor, fitness instructor, yoga teacher, lifeguard, sports coach, ski instructor, referee, umpire, jockey, " +
  "police officer, police, firefighter, soldier, army, navy, prison officer, corrections officer, customs officer, border force, detective, spy, " +
  "priest, pastor, monk, funeral director, embalmer, politician, diplomat, economist, actuary, statistician, astronaut, " +
  "travel agent, travel consultant, tour guide, real estate agent, auctioneer, stockbroker, financial planner, mortgage broker, insurance broker, bank manager";
const keys = new Set(names.split(", ").map(keyOfText));

/** Whether a text names work that no kind is like. */
export const isOfNoKind = (text: string): boolean => keys.has(keyOfText(text));
