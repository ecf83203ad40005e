import sharp from 'sharp';
import { coverAlt } from './cover/alt-text.ts';
import { paintCover } from './cover/paint-cover.ts';
import { nearestPair, pictureHash } from './cover/picture-hash.ts';
import { planCover } from './cover/plan-cover.ts';
import type { Pixels } from './paint/png.ts';
import { portraitAlt } from './portrait/alt-text.ts';
import { choicesOfClass, choicesOfSpecies } from './portrait/data/choices.ts';
import { paintPortrait } from './portrait/paint-portrait.ts';
import { portraitSize } from './portrait/plan.ts';
import { planPortrait } from './portrait/plan-portrait.ts';
import { kindsOf } from './cover/word-scores.ts';

// Writes a picture with fifty covers or 54 portraits, to judge the painter:
// `node art/contact-sheet.ts <file.png> [first seed] [covers | portraits] [width of a tile]`.
// It prints what each picture shows, its time, and which two are most similar.
const [file, first = '1', kind = 'covers', given] = process.argv.slice(2);
if (file === undefined) {
  throw new Error('Name the file for the contact sheet.');
}

interface Painted {
  title: string;
  picture: Pixels;
}

const classes = kindsOf(choicesOfClass);
const species = kindsOf(choicesOfSpecies);

/** Each class with four or five species, and each species with six classes. */
function portrait(index: number): Painted {
  const plan = planPortrait(
    {
      name: '',
      class: classes[index % classes.length] ?? 'wizard',
      species: species[(index * 5 + Math.floor(index / 9)) % species.length] ?? 'human',
      background: (['acolyte', 'criminal', 'sage', 'soldier'] as const)[index % 4] ?? 'sage',
      concept: '',
    },
    Number(first) + index,
  );
  return {
    title: `${plan.tone}: ${portraitAlt(plan)}`,
    picture: paintPortrait(plan, portraitSize),
  };
}

function cover(index: number): Painted {
  const plan = planCover({ title: '', setting: '', storyOverview: '' }, Number(first) + index);
  return {
    title: `${plan.tone}: ${coverAlt(plan)}`,
    picture: paintCover(plan, { width: 1024, height: 576 }),
  };
}

const sheets = {
  covers: { paint: cover, count: 50, columns: 5, tile: { width: 320, height: 180 }, smaller: 704 },
  portraits: {
    paint: portrait,
    count: 54,
    columns: 9,
    tile: { width: 256, height: 256 },
    smaller: 512,
  },
};
const { paint, count, columns, tile, smaller } = sheets[kind === 'portraits' ? kind : 'covers'];
const width = Number(given ?? tile.width);
const height = Math.round((width * tile.height) / tile.width);
const tiles = [];
const times: number[] = [];
const hashes: boolean[][] = [];

for (let index = 0; index < count; index++) {
  const start = process.cpuUsage();
  const { title, picture } = paint(index);
  const raw = { raw: { width: picture.width, height: picture.height, channels: 4 as const } };
  await sharp(picture.pixels, raw).resize(smaller).webp({ quality: 80 }).toBuffer();
  const { user, system } = process.cpuUsage(start);
  const milliseconds = Math.round((user + system) / 1000);
  times.push(milliseconds);
  hashes.push(pictureHash(picture));
  console.log(`${index + 1} (${milliseconds} ms) ${title}`);
  tiles.push({
    input: await sharp(picture.pixels, raw).resize(width).png().toBuffer(),
    left: (index % columns) * width,
    top: Math.floor(index / columns) * height,
  });
}

const rows = Math.ceil(count / columns);
await sharp({
  create: {
    width: width * columns,
    height: height * rows,
    channels: 3,
    background: '#05080f',
  },
})
  .composite(tiles)
  .png()
  .toFile(file);
const sorted = times.toSorted((a, b) => a - b);
console.log(`CPU time for each: median ${sorted[count / 2]} ms, most ${sorted.at(-1)} ms.`);
const { distance, pair } = nearestPair(hashes);
console.log(
  `Most similar: ${pair.map((index) => index + 1).join(' and ')}, ${distance} of 64 bits differ.`,
);
