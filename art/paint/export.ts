import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { addLight, bloom, type Image, render, type Scene, toSharp } from './image.ts';
import { paint } from './strokes.ts';

const folder = join(import.meta.dirname, '../../public/art');
mkdirSync(folder, { recursive: true });

export const inArt = (name: string) => join(folder, name);

export interface Painting {
  scene: Scene;
  /** Light that is added after the brush strokes, so that small lights stay sharp and glows stay smooth. */
  light?: Scene;
}

interface PictureOptions {
  width: number;
  height: number;
  seed: number;
}

/** Renders a scene, adds glow, paints it with brush strokes, and adds glow again. */
export function paintScene(
  { scene, light }: Painting,
  { width, height, seed }: PictureOptions,
): Image {
  const painted = bloom(paint(bloom(render(scene, width, height), 0.75, 0.5), seed), 0.7, 0.35);
  return light ? addLight(painted, light) : painted;
}

export async function asPng(image: Image): Promise<Buffer> {
  return toSharp(image).png().toBuffer();
}

/**
 * Writes each width in three formats, from which browsers choose. Visitors wait for the first
 * picture of the landing page, so the qualities are the lowest ones without visible loss.
 */
export async function writeHero(png: Buffer, name: string): Promise<void> {
  for (const width of [704, 1024, 1408]) {
    const resized = sharp(png).resize({ width, kernel: 'lanczos3' });
    const file = (format: string) => inArt(`${name}-${width}.${format}`);
    await resized.clone().avif({ quality: 46, effort: 5 }).toFile(file('avif'));
    await resized.clone().webp({ quality: 62, effort: 6 }).toFile(file('webp'));
    await resized.clone().jpeg({ quality: 65, mozjpeg: true }).toFile(file('jpg'));
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

/** Writes a dark picture for the side of a page, as AVIF, and as WebP for browsers without AVIF. */
export async function writeBackground(png: Buffer, name: string, widths: number[]): Promise<void> {
  for (const width of widths) {
    const resized = sharp(png).resize({ width, kernel: 'lanczos3' });
    await resized
      .clone()
      .avif({ quality: 46, effort: 5 })
      .toFile(inArt(`${name}-${width}.avif`));
    await resized
      .clone()
      .webp({ quality: 66, effort: 6 })
      .toFile(inArt(`${name}-${width}.webp`));
  }
}
