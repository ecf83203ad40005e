import { describe, expect, test } from 'vitest';
import { exclusionsFor } from '#backend/storyteller/plan/lines.ts';
import { picturePrompt, type PictureWords } from './picture-prompt.ts';

const sentences = (count: number): string =>
  Array.from({ length: count }, (_, index) => `The lamp of house ${index} is out.`).join(' ');

const words = (fields: Partial<PictureWords> = {}): PictureWords => ({
  kind: 'cover',
  motif: 'A harbour at night with a burning tower',
  tone: 'grim',
  texts: ['A lighthouse falls.', sentences(20), sentences(30)],
  exclusions: exclusionsFor({ lines: ['spiders'], veils: [] }),
  lines: ['spiders'],
  ...fields,
});

describe('the prompt for a picture', () => {
  test.each([400, 600, 1000, 2000, 4000])('has at most %i characters', (longest) => {
    const prompt = picturePrompt(words(), longest) ?? '';
    expect(prompt.length).toBeLessThanOrEqual(longest);
    expect(prompt).toContain('A harbour at night with a burning tower');
    expect(prompt).toContain('Do not show: spiders.');
  });

  test('ends each text with a whole sentence', () => {
    const prompt = picturePrompt(words(), 1000) ?? '';
    expect(prompt).toContain('"A lighthouse falls."');
    expect(prompt).toMatch(/ is out\."$/);
  });

  test('ends a long sentence with a whole word', () => {
    const long = `The ${'lantern '.repeat(400)}`;
    const prompt = picturePrompt(words({ texts: [long] }), 1000) ?? '';
    expect(prompt).toMatch(/ lantern"$/);
  });

  test('leaves the last texts out first', () => {
    const texts = ['A lighthouse falls.', 'Fog is over the coast.', sentences(20)];
    const whole = picturePrompt(words({ texts: texts.slice(0, 2) }), 4000) ?? '';
    expect(picturePrompt(words({ texts }), whole.length + 10)).toBe(whole);
  });

  test('is null if the texts that it must not show do not fit', () => {
    const lines = Array.from({ length: 20 }, (_, index) => `${index} ${'x'.repeat(90)}`);
    expect(picturePrompt(words({ lines }), 1000)).toBeNull();
    expect(picturePrompt(words({ lines }), 4000)).not.toBeNull();
  });

  test('of a portrait asks for one person', () => {
    const prompt = picturePrompt(words({ kind: 'portrait' }), 4000);
    expect(prompt).toContain('One person alone');
    expect(prompt).toContain('The following describes the person.');
  });
});
