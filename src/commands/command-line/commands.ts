import { backup } from "../backup.ts";
import { bounces } from "../bounces.ts";
import { competition } from "../competition.ts";
import { consultations } from "../consultations.ts";
import { deployConfig } from "../deploy-config.ts";
import { doctor } from "../doctor.ts";
import { editorAccount } from "../editor-account.ts";
import { employerLink } from "../employer-link.ts";
import { importing } from "../import.ts";
import { migrate } from "../migrate.ts";
import { moderation } from "../moderation.ts";
import { queue } from "../queue.ts";
import { restore } from "../restore.ts";
import { rollback } from "../rollback.ts";
import { search } from "../search.ts";
import { seed } from "../seed.ts";
import { support } from "../support.ts";
import { tools } from "../tools.ts";
import { worker } from "../worker.ts";

const groups = {
  "Jobs and data:": [importing, search, seed, backup, restore],
  "Operation:": [doctor, queue, worker, migrate, rollback, deployConfig],
  "People:": [support, consultations, moderation, bounces, competition, employerLink, editorAccount],
};

/** Every command of the command line, in the order of its help. */
export const commands = [
  ...Object.entries(groups).flatMap(([group, all]) => all.map((one) => one.helpGroup(group))),
  ...tools,
];
