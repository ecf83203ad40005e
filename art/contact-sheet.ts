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
import { toneWords } from './cover/data/words.ts';
import { kindsOf } from './cover/word-scores.ts';

// Writes a picture with fifty covers, 54 portraits, or thirty covers from ideas that have nothing to do with their
// campaigns, to judge the painter:
// `node art/contact-sheet.ts <file.png> [first seed] [covers | portraits | ideas] [width of a tile]`.
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
const tones = kindsOf(toneWords);

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

const campaigns = [
  { title: 'Below', setting: 'Caverns under the ground, a mine of dwarves.' },
  { title: 'Sand', setting: 'A desert with pyramids, an oasis and a sphinx at noon.' },
  { title: 'Roots', setting: 'An elven grove in the old forest, in the mist.' },
  { title: 'Black Sails', setting: 'Pirates and their ship on the ocean in a storm.' },
];

const ideas = [
  'A burning tower above a harbour at night.',
  'A dragon above a castle at sunset',
  'An inn in the snow, with a wagon',
  'The full moon over standing stones',
  'A comet above a city at dusk',
  'A ship in a thunderstorm',
  'A sword in the hall of a temple',
  'Gallows beside a road in the mist',
  'Travellers around a campfire in a desert',
  'A lighthouse in the rain',
  'A bridge in a forest at dawn',
  'Ravens over a battlefield',
  'The taproom of an inn, with a banner',
  'A portal in a cave',
  'A graveyard in the fog at night',
  'A burning city',
  'Ruins in the desert under a clear sky at noon',
  'A harbour in the morning, with ships and ravens',
  'A castle in winter with banners',
  'A temple at night in the rain',
  'A dragon and a burning tower',
  'A ship under the moon',
  'A caravan of wagons in the desert at dusk',
  'The streets of a town in the rain at night',
  'A forest in the snow, with a portal',
  'A dragon in a cavern',
  'A shooting star above the sea at night',
  'Pilgrims before a temple in the evening',
  'A battle at dawn in the snow',
  'A lonely tower in a storm',
];

function ofIdea(index: number): Painted {
  const idea = ideas[index % ideas.length] ?? '';
  const campaign = campaigns[index % campaigns.length] ?? { title: '', setting: '' };
  const tone = tones[Math.floor(index / 2) % tones.length] ?? 'heroic';
  const words = { ...campaign, idea, tone, storyOverview: '' };
  const plan = planCover(words, Number(first) + index);
  return {
    title: `${campaign.title}: "${idea}" ${plan.tone}: ${coverAlt(plan)}`,
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
  ideas: {
    paint: ofIdea,
    count: ideas.length,
    columns: 5,
    tile: { width: 320, height: 180 },
    smaller: 704,
  },
};
const { paint, count, columns, tile, smaller } =
  sheets[kind === 'portraits' || kind === 'ideas' ? kind : 'covers'];
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
