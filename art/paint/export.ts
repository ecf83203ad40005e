import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { bloom, type Image, render, type Scene, toSharp } from './image.ts';
import { paint } from './strokes.ts';

const folder = join(import.meta.dirname, '../../public/art');
mkdirSync(folder, { recursive: true });

export const inArt = (name: string) => join(folder, name);

interface PictureOptions {
  width: number;
  height: number;
  seed: number;
}

/** Renders a scene, adds glow, paints it with brush strokes, and adds glow again. */
export function paintScene(scene: Scene, { width, height, seed }: PictureOptions): Image {
  return bloom(paint(bloom(render(scene, width, height), 0.75, 0.5), seed), 0.7, 0.35);
}

export async function asPng(image: Image): Promise<Buffer> {
  return toSharp(image).png().toBuffer();
}

/** Writes each width in three formats, from which browsers choose. */
export async function writeHero(png: Buffer, name: string): Promise<void> {
  for (const width of [704, 1024, 1408]) {
    const resized = sharp(png).resize({ width, kernel: 'lanczos3' });
    await resized
      .clone()
      .avif({ quality: 60, effort: 7 })
      .toFile(inArt(`${name}-${width}.avif`));
    await resized
      .clone()
      .webp({ quality: 80, effort: 6 })
      .toFile(inArt(`${name}-${width}.webp`));
    await resized
      .clone()
      .jpeg({ quality: 80, mozjpeg: true })
      .toFile(inArt(`${name}-${width}.jpg`));
  }
}

export async function writeWebp(png: Buffer, name: string, widths: number[]): Promise<void> {
  for (const width of widths) {
    await sharp(png)
      .resize({ width, kernel: 'lanczos3' })
      .webp({ quality: 80, effort: 6 })
      .toFile(inArt(`${name}-${width}.webp`));
  }
}
