import { type Asked, baseOf, joined, narratorOf, withAdditions } from '../additions.ts';
import { hasGrown } from '../effect.ts';
import type { Draft } from '../kinds/draft.ts';
import { textWithin } from '../plan/within-lines.ts';
import type { LengthChange, Story, StorySection } from '../story.ts';
import { detailRowsOf } from '../tables/moods/families.ts';
import { shortened } from './shorten.ts';

/** How many steps a section can go from the length in which it was told. */
const mostSteps = 3;

/** How many details one step can add to the long sections of an adventure. */
const mostDetails = 6;

/** The section with another text before its additions, and what leads back from it. */
function withBase(
  section: StorySection,
  text: string,
  resized: StorySection['resized'],
  exclusions: Asked<LengthChange>['exclusions'],
): StorySection {
  const { resized: _, ...others } = section;
  const told: StorySection =
    resized === undefined || resized.texts.length === 0 ? others : { ...others, resized };
  return withAdditions(
    { ...told, text: textWithin(text, exclusions) },
    section.additions,
    exclusions,
  );
}

/**
 * Makes the sections that are not kept shorter or longer by a tenth: steps of the other kind are taken back first, and
 * then the section loses additions, asides, long choices and whole sentences that nothing needs, or gets further
 * details. A section for which this is impossible stays.
 * @param brief shorter texts of a section, told briefly, the longest first
 */
export function changeLength(
  story: Story,
  draft: Draft,
  asked: Asked<LengthChange>,
  brief: (section: StorySection) => readonly string[],
): Story {
  const { change, keep, exclusions } = asked;
  const say = narratorOf(story, draft, keep.story);
  const isEnough = (before: string, after: string): boolean =>
    change === 'longer' ? hasGrown(before, after) : hasGrown(after, before);

  const lengthened = (section: StorySection, base: string, step: number): string | undefined => {
    const rows = detailRowsOf(story.kind, section.id) ?? [];
    let text = base;
    for (let count = 0; count < mostDetails; count += 1) {
      const purpose = `detail|${story.kind}|${section.id}|${step}|${count}`;
      const detail = say(rows, { ...section, text }, purpose);
      if (detail === '') break;
      text = joined(text, detail);
      if (isEnough(section.text, joined(text, ...(section.additions?.texts ?? [])))) return text;
    }
    return undefined;
  };

  /** The section without the last of its additions, if a tenth of the text goes with them. */
  const withFewerAdditions = (section: StorySection, before: string): StorySection | undefined => {
    const { additions } = section;
    const base = { ...section, text: baseOf(section) };
    for (let count = (additions?.texts.length ?? 0) - 1; count >= 0; count -= 1) {
      const rest = additions && { ...additions, texts: additions.texts.slice(0, count) };
      const fewer = withAdditions(base, rest, exclusions);
      if (isEnough(before, fewer.text)) return fewer;
    }
    return undefined;
  };

  /** The first brief text that is short enough; else the last one, or the section itself, without what nothing needs. */
  const cut = (
    told: Story,
    section: StorySection,
    isShort: (text: string) => boolean,
  ): string | undefined => {
    const texts = brief(section);
    return (
      texts.find(isShort) ??
      shortened(told, { ...section, text: texts.at(-1) ?? section.text }, isShort)
    );
  };

  const resize = (told: Story, section: StorySection): StorySection => {
    let current = section;
    for (const before of (section.resized?.texts ?? []).toReversed()) {
      const { resized } = current;
      if (resized === undefined || resized.change === change) break;
      current = withBase(
        current,
        before,
        { ...resized, texts: resized.texts.slice(0, -1) },
        exclusions,
      );
      if (isEnough(section.text, current.text)) return current;
    }
    if (change === 'shorter') {
      const plain = withFewerAdditions(current, section.text);
      if (plain !== undefined) return plain;
    }
    const texts = current.resized?.texts ?? [];
    if (texts.length >= mostSteps) return section;
    const base = baseOf(current);
    const text =
      change === 'longer'
        ? lengthened(current, base, texts.length)
        : cut(told, { ...current, text: base }, (rest) =>
            isEnough(section.text, joined(rest, ...(current.additions?.texts ?? []))),
          );
    return text === undefined
      ? section
      : withBase(current, text, { change, texts: [...texts, base] }, exclusions);
  };

  const sections = [...story.sections];
  for (const [index, section] of sections.entries()) {
    // The words of a model stay if the storyteller cannot tell the section.
    if (keep.sections.includes(section.id) || section.author !== undefined) continue;
    sections[index] = resize({ ...story, sections }, section);
  }
  return { ...story, sections };
}
