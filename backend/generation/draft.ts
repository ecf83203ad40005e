import type {
  EntryDetails,
  EntryType,
  GeneratedCampaign,
  GeneratedEntry,
  GenerationDraft,
} from '#src/generated/model/index.ts';
import type { Story, StoryDetails, StoryKind, StorySection } from '#backend/storyteller/story.ts';
import { asMarkdown } from '#backend/storyteller/realise/sentences.ts';
import { fromMarkdown } from '#src/lib/plain-from-markdown.ts';
import { firstCharacters } from '#src/lib/first-characters.ts';

const titleLength = 120;
const entryTextLength = 20_000;
const campaignTextLength = 10_000;

const entryTypes: Readonly<Partial<Record<StoryKind, EntryType>>> = {
  adventure: 'quest',
  quest: 'quest',
  person: 'person',
  place: 'place',
};

/** The sections of a setting that belong to the story until now; the others describe the world. */
const overviewSections: ReadonlySet<string> = new Set([
  'pitch',
  'party',
  'start',
  'openings',
  'conflicts',
]);

/** The draft of the contract: sections to revise, and the texts in the form in which they are used. */
export function draftOf(story: Story): GenerationDraft {
  const type = entryTypes[story.kind];
  return {
    title: firstCharacters(story.title, titleLength),
    sections: story.sections.map(({ id, heading, audience, text }) => ({
      sectionId: id,
      heading,
      audience,
      text,
    })),
    entry: type ? entryOf(story, type) : null,
    campaign: story.kind === 'setting' ? campaignOf(story) : null,
    character: null,
    cover: null,
    portrait: null,
  };
}

/** A heading can contain a name of the campaign, which is any text. */
const withHeading = ({ heading, text }: StorySection): string =>
  `## ${asMarkdown(heading)}\n\n${text}`;

/** The fence has more colons than any line of the text, because a line of only `:::` would end the passage. */
function inPassage(text: string): string {
  const lines = [...text.matchAll(/^[ \t]*(:{3,})/gm)].map(([, colons = '']) => colons.length);
  const fence = ':'.repeat(Math.max(2, ...lines) + 1);
  return `${fence}secret\n${text}\n${fence}`;
}

/** Neighbouring sections for game masters become one secret passage. */
function textOf(sections: readonly StorySection[]): string {
  const parts: string[] = [];
  let hidden: string[] = [];
  const endPassage = (): void => {
    if (hidden.length > 0) parts.push(inPassage(hidden.join('\n\n')));
    hidden = [];
  };
  for (const section of sections) {
    if (section.audience === 'gm') hidden.push(withHeading(section));
    else {
      endPassage();
      parts.push(withHeading(section));
    }
  }
  endPassage();
  return parts.join('\n\n');
}

/** Leaves out the last sections if the text would be too long for an entry. */
function fittingText(sections: readonly StorySection[]): string {
  for (let count = sections.length; count > 0; count -= 1) {
    const text = textOf(sections.slice(0, count));
    if (text.length <= entryTextLength) return text;
  }
  return '';
}

const inPattern = (text: string): string => text.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);

/** The mark of a thing without a page in the rules, and what stands below the section with such things. */
const unmatched = '†';
const explained = `*${unmatched} The rules here have no page for it.*`;

/** The section about rewards. Its things have links to their pages in the rules, or a mark if there is none. */
function withRules(section: StorySection, details: StoryDetails): StorySection {
  if (section.id !== 'reward' || !('reward' in details)) return section;
  const marked = new Map<string, string>();
  for (const { named, kind, sk } of details.reward.items) {
    if (named === undefined) continue;
    const name = asMarkdown(named);
    const hasPage = kind !== undefined && sk !== undefined;
    marked.set(
      name,
      hasPage ? `[${name}](/rules/${kind}/${encodeURIComponent(sk)})` : `${name}${unmatched}`,
    );
  }
  if (marked.size === 0) return section;
  // The longest name first, or "Rope" would be a link within "Hempen Rope".
  const names = [...marked.keys()].toSorted((one, other) => other.length - one.length);
  const pattern = new RegExp(names.map(inPattern).join('|'), 'g');
  const text = section.text.replaceAll(pattern, (name) => marked.get(name) ?? name);
  return { ...section, text: text.includes(unmatched) ? `${text}\n\n${explained}` : text };
}

const entryOf = (story: Story, type: EntryType): GeneratedEntry => ({
  type,
  title: firstCharacters(story.title, titleLength),
  text: fittingText(story.sections.map((section) => withRules(section, story.details))),
  details: entryDetailsOf(story.details),
});

function entryDetailsOf(details: StoryDetails): EntryDetails {
  switch (details.kind) {
    case 'quest':
    case 'adventure':
      return {
        questStatus: 'not-started',
        giver: firstCharacters(details.giver, 120),
        steps: details.steps
          .slice(0, 50)
          .map((text) => ({ text: firstCharacters(text, 300), done: false })),
        // What the giver promises. What is found in the story is in the text for game masters: players read the details.
        rewardCoins: { gp: details.reward.coins },
      };
    case 'person':
      return { role: firstCharacters(details.person.role, 120), life: 'alive' };
    case 'place':
    case 'setting':
    case 'character':
    case 'recap':
      return {};
  }
}

/** The texts of a campaign are shown as they are, not as Markdown. */
function campaignOf({ title, sections }: Story): GeneratedCampaign {
  const joined = (wanted: (section: StorySection) => boolean, length: number): string =>
    firstCharacters(
      sections
        .filter(wanted)
        .map(({ heading, text }) => `${heading}\n${fromMarkdown(text)}`)
        .join('\n\n'),
      length,
    );
  const isOpen = ({ audience }: StorySection): boolean => audience === 'everyone';
  const isOverview = ({ id }: StorySection): boolean => overviewSections.has(id);
  return {
    title: firstCharacters(title, titleLength),
    setting: joined((section) => isOpen(section) && !isOverview(section), campaignTextLength),
    storyOverview: joined((section) => isOpen(section) && isOverview(section), campaignTextLength),
    dmNotes: joined((section) => !isOpen(section), entryTextLength),
  };
}
