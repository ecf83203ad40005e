import sharp from 'sharp';
import { asPng, inArt, paintScene, writeHero } from './paint/export.ts';
import { circleScene } from './scenes/circle.ts';
import { keepScene } from './scenes/keep.ts';
import { heroTable } from './scenes/table.ts';

const heroes = { 'hero-table': heroTable, 'hero-keep': keepScene, 'hero-circle': circleScene };

for (const [name, scene] of Object.entries(heroes)) {
  const png = await asPng(paintScene(scene(), { width: 1408, height: 880, seed: 1 }));
  await writeHero(png, name);
  if (name === 'hero-table') {
    // A blurred copy of the first picture, shown until the picture has loaded. The copy is as wide
    // as the slides: browsers measure when the largest picture is painted, and ignore smaller ones.
    await sharp(png).blur(14).webp({ quality: 60, effort: 6 }).toFile(inArt('hero-backdrop.webp'));
  }
  if (name === 'hero-keep') {
    const mark = await sharp(`${import.meta.dirname}/mark.svg`, { density: 500 })
      .resize({ width: 220 })
      .png()
      .toBuffer();
    await sharp(png)
      .resize({ width: 1200, height: 630, position: 'centre' })
      .composite([{ input: mark, left: 90, top: 205 }])
      .jpeg({ quality: 70, mozjpeg: true })
      .toFile(inArt('og.jpg'));
  }
}
