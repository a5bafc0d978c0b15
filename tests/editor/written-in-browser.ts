import sharp from "sharp";

/*
 * What e2e/editor.spec.ts writes in the browser: that test expects these files of the editor, and
 * brands/eighth-brand.test.ts builds the sites with them.
 */
export const slug = "the-first-hour-in-a-new-workshop";
export const title = "The first hour in a new workshop";
export const description =
  "What a new technician sees, hears and is asked in the first hour, and how to be ready for it.";
export const tagline = "Work for people who fix what moves";
export const promise =
  "Workshops, panel shops and parts counters that say what they pay before you bring your tools.";

/** The blog's file, by the day that the editor fills in. */
export const blogText = (date: string): string => `---
title: ${title}
description: ${description}
author: The workshop desk
date: ${date}
tags: [first-day, editor-test]
image:
  src: ./images/${slug}/cover-bay-one.png
  alt: An empty bay with its hoist down.
---

Be there at seven.

![Spanners on a wall, the largest on the left.](./images/${slug}/tool-wall.png "Everything has its hook")
`;

/** A picture to choose. */
export const picture = (colour: string): Promise<Buffer> =>
  sharp({ create: { width: 1200, height: 675, channels: 3, background: colour } })
    .png()
    .toBuffer();
