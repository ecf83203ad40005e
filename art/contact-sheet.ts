import sharp from 'sharp';
import { coverAlt } from './cover/alt-text.ts';
import { paintCover } from './cover/paint-cover.ts';
import { nearestPair, pictureHash } from './cover/picture-hash.ts';
import { planCover } from './cover/plan-cover.ts';

// Writes a picture with fifty covers, to judge the painter: `node art/contact-sheet.ts <file.png>
// [first seed]`. It prints the plan and the time of each cover.
const [file, first = '1'] = process.argv.slice(2);
if (file === undefined) {
  throw new Error('Name the file for the contact sheet.');
}
const count = 50;
const columns = 5;
const tile = { width: 320, height: 180 };
const covers = [];
const times: number[] = [];
const hashes: boolean[][] = [];

for (let index = 0; index < count; index++) {
  const plan = planCover({ title: '', setting: '', storyOverview: '' }, Number(first) + index);
  const start = process.cpuUsage();
  const { width, height, pixels } = paintCover(plan, { width: 1024, height: 576 });
  const raw = { raw: { width, height, channels: 4 as const } };
  await sharp(pixels, raw).resize(704).webp({ quality: 80 }).toBuffer();
  const { user, system } = process.cpuUsage(start);
  const milliseconds = Math.round((user + system) / 1000);
  times.push(milliseconds);
  hashes.push(pictureHash({ width, height, pixels }));
  console.log(
    `${index + 1} (seed ${plan.seed}, ${plan.tone}, ${milliseconds} ms): ${coverAlt(plan)}`,
  );
  covers.push({
    input: await sharp(pixels, raw).resize(tile.width).png().toBuffer(),
    left: (index % columns) * tile.width,
    top: Math.floor(index / columns) * tile.height,
  });
}

const rows = Math.ceil(count / columns);
await sharp({
  create: {
    width: tile.width * columns,
    height: tile.height * rows,
    channels: 3,
    background: '#05080f',
  },
})
  .composite(covers)
  .png()
  .toFile(file);
const sorted = times.toSorted((a, b) => a - b);
console.log(`CPU time per cover: median ${sorted[count / 2]} ms, most ${sorted.at(-1)} ms.`);
const { distance, pair } = nearestPair(hashes);
console.log(
  `Most similar: ${pair.map((index) => index + 1).join(' and ')}, ${distance} of 64 bits differ.`,
);
