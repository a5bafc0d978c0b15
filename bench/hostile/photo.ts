import { randomUUID } from "node:crypto";
import sharp from "sharp";
import { verdict } from "../report.ts";
import { noticeBeside, ordinaryRequests } from "./beside.ts";
import { openAccount } from "./seeker.ts";
import { openTarget } from "./target.ts";
import type { Trial } from "./trials.ts";
import { keepFile, sendFile, statusesOf, type Uploader } from "./upload.ts";

/** How often one seeker sends the largest picture at once, and how many others send a photo meanwhile. */
const [attempts, others] = [40, 6];
/** The sides of the largest picture that is decoded, and of a phone's photo, in pixels. */
const [largest, phone] = [8_000, { width: 4_000, height: 3_000 }];

const picture = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: "teal" } });

/** One seeker has many pictures of 64 megapixels decoded, while others send photos and read pages. */
export const photo: Trial = async () => {
  const target = await openTarget();
  const { port, server } = target;
  try {
    const open = async (at: number): Promise<Uploader> => ({
      port,
      token: await openAccount(server, `${randomUUID()}@example.com`),
      from: `127.0.0.${at + 50}`,
    });
    const attacker = await open(0);
    const seekers = await Promise.all(Array.from({ length: others }, (_, at) => open(at + 1)));
    const huge = await picture(largest, largest).png({ progressive: true }).toBuffer();
    const plain = await picture(phone.width, phone.height).jpeg().toBuffer();
    const given: string[] = [];
    for (let at = 0; at < attempts; at++)
      given.push(await sendFile(attacker, { name: "me.png", category: "photo", bytes: huge }));
    const sent = await Promise.all(
      seekers.map((seeker) => sendFile(seeker, { name: "me.jpg", category: "photo", bytes: plain })),
    );
    const attack = Promise.all(given.map((file) => keepFile(attacker, file, "photo")));
    const served = Promise.all(seekers.map((seeker, at) => keepFile(seeker, sent[at]!, "photo")));
    const noticed = await noticeBeside(ordinaryRequests(port), Promise.all([attack, served]));
    const kept = (await served).filter(({ status }) => status === 200).length;
    return [
      {
        what: `${attempts} pictures of 64 megapixels at once`,
        count: attempts,
        "others served": `${kept} of ${others}: ${verdict(kept === others)}`,
        "slowest (ms)": noticed.slowest,
        notes: [statusesOf(await attack), ...noticed.failed].join(", "),
      },
    ];
  } finally {
    await target.stop();
  }
};
