import type { Kysely } from 'kysely';
import { readBody } from '#contract/requests.ts';
import { validationProblem } from '#contract/problem.ts';
import { readCampaign } from '#backend/campaigns/read.ts';
import type { Schema } from '#backend/db/schema.ts';
import type { ReadEntry } from '#backend/entries/read.ts';
import { randomStream } from '#backend/storyteller/random.ts';
import { conceptLine } from '#backend/storyteller/kinds/concept-line.ts';
import { fromMarkdown } from '#src/lib/plain-from-markdown.ts';
import type { Story, StoryKind, StoryRequest } from '#backend/storyteller/story.ts';
import { entryLimits } from '#src/lib/entries/entry-limits.ts';
import { characterClassNames } from '#src/lib/character/classes.ts';
import { backgroundNames, speciesNames } from '#src/lib/character/origins.ts';
import { characterFindings } from '#src/lib/character/rules.ts';
import { firstCharacters } from '#src/lib/first-characters.ts';
import type {
  GeneratedCharacter,
  GenerationDraft,
  GenerationSettings,
} from '#src/generated/model/index.ts';
import { draftOf } from './draft.ts';
import { finishCharacter, offerFor } from './finish-character.ts';
import { recapEvents, requireSession, type Retold } from './recap-events.ts';
import type { GenerationRow } from './record.ts';

/** What a kind of story needs besides the settings and the campaign, and the part of its draft that it fills. */
export interface Subject {
  readonly request: Partial<Pick<StoryRequest, 'idea' | 'texts' | 'events' | 'choices'>>;
  /** The texts of entries that are in the request. */
  readonly retold?: Retold;
  readonly drafted: (story: Story) => Partial<GenerationDraft>;
}

type Asked = Pick<GenerationRow, 'campaign_id' | 'user_id'>;

const noSubject: Subject = { request: {}, drafted: () => ({}) };

/** @throws ProblemError 404 or 422 when the subject does not exist, or is none of the user's */
export async function subjectOf(
  db: Kysely<Schema>,
  row: Asked,
  kind: StoryKind,
  settings: GenerationSettings,
): Promise<Subject> {
  if (kind === 'recap') return recapSubject(db, row, settings);
  if (kind === 'character') return characterSubject(settings);
  return kind === 'setting' ? settingSubject(settings) : noSubject;
}

const textsIn = (...texts: readonly (string | undefined)[]): Pick<StoryRequest, 'texts'> => {
  const written = texts.filter((text) => text !== undefined && text.trim() !== '');
  return written.length === 0 ? {} : { texts: written.join('\n') };
};

const settingSubject = ({ texts: { setting, storyOverview } }: GenerationSettings): Subject => ({
  request: textsIn(setting, storyOverview),
  drafted: () => ({}),
});

/** The session of a recap; undefined for one that is not saved yet. */
export async function sessionOf(
  db: Kysely<Schema>,
  { campaign_id: campaignId, user_id: userId }: Asked,
  { entryId }: Pick<GenerationSettings, 'entryId'>,
): Promise<ReadEntry | undefined> {
  if (campaignId === null) {
    throw validationProblem([{ path: '/campaignId', message: 'A recap needs a campaign.' }]);
  }
  const { role } = await readCampaign(db, campaignId, userId);
  return entryId === null ? undefined : requireSession(db, { campaignId, userId, role }, entryId);
}

async function recapSubject(
  db: Kysely<Schema>,
  row: Asked,
  settings: GenerationSettings,
): Promise<Subject> {
  const session = await sessionOf(db, row, settings);
  const { events, retold } = await recapEvents(db, row.campaign_id ?? '', session);
  return {
    request: { events },
    retold,
    drafted: ({ title, sections }) => {
      const name = session?.title ?? title;
      const recap = sections
        .map(({ id, heading, text }) => (id === 'recap' ? text : `**${heading}**\n\n${text}`))
        .join('\n\n');
      const { maxLength } = entryLimits.details.recap;
      return {
        title: name,
        entry: {
          type: 'session',
          title: name,
          text: '',
          details: { recap: firstCharacters(recap, maxLength) },
        },
      };
    },
  };
}

/** The sections of a draft of a character that the user has written already. Others would contradict them. */
const writtenSections = ({ choices, texts }: GenerationSettings): ReadonlySet<string> =>
  new Set(
    Object.entries({
      concept: choices.concept,
      appearance: texts.appearance,
      backstory: texts.backstory,
    }).flatMap(([id, text = '']) => (text.trim() === '' ? [] : [id])),
  );

export function characterSubject(settings: GenerationSettings): Subject {
  const { choices, texts, idea, level } = settings;
  const { concept = '' } = choices;
  return {
    request: {
      ...textsIn(texts.appearance, texts.backstory),
      choices: offerFor(choices),
      // Words that the user has written about the character are part of the idea.
      idea: [idea, concept].join('\n').trim(),
    },
    drafted: (story) => {
      const own = writtenSections(settings);
      const sections =
        own.size === 0
          ? undefined
          : draftOf(story).sections.filter(({ sectionId }) => !own.has(sectionId));
      const written = story.sections.find(({ id }) => id === 'concept')?.text ?? '';
      const { details } = story;
      if (details.kind !== 'character') throw new Error('The story is about no character.');
      // A section that is written again changes the seed of the generation, but not that of the plan.
      const { seed } = story.facts;
      const told = {
        name: story.title,
        concept: conceptLine(fromMarkdown(written)),
        class: oneOf(characterClassNames, details.class),
        species: oneOf(speciesNames, details.species),
        background: oneOf(backgroundNames, details.background),
        priority: details.abilityPriority,
      };
      const random = randomStream(Number(seed), 'numbers');
      const character = checked(finishCharacter(choices, told, level, random));
      return { character, ...(sections && { sections }) };
    },
  };
}

function oneOf<Value extends string>(offered: readonly Value[], chosen: string | undefined): Value {
  const value = offered.find((one) => one === chosen);
  if (value === undefined) throw new Error('The story has chosen what was not offered.');
  return value;
}

/** The checks of a typed character, so that the form can save the draft. */
function checked(character: GeneratedCharacter): GeneratedCharacter {
  const body = readBody('characterCreate', character);
  const [finding] = characterFindings(body);
  if (finding) throw new Error(`A generated character breaks a rule at ${finding.path}.`);
  return character;
}

/** @throws ProblemError 422 if the choices break a rule, as for a character that a user has typed */
export function requireLegalChoices({ choices, level }: GenerationSettings): void {
  const { classes, species, backgrounds } = offerFor(choices);
  const told = {
    name: '',
    concept: '',
    class: oneOf(characterClassNames, classes[0]),
    species: oneOf(speciesNames, species[0]),
    background: oneOf(backgroundNames, backgrounds[0]),
    priority: ['str', 'dex', 'con', 'int', 'wis', 'cha'],
  } as const;
  const character = finishCharacter(choices, told, level, randomStream(0, 'numbers'));
  const findings = characterFindings(character);
  if (findings.length === 0) return;
  throw validationProblem(
    findings.map(({ path, message }) => ({ path: `/choices${path}`, message })),
  );
}
