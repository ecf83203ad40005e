import { nameLand, namePerson, namePlace } from '../names/name-things.ts';
import { knownPerson } from '../plan/cast.ts';
import { plannedFacts } from '../plan/planned.ts';
import {
  allowedNumbers,
  castPerson,
  chooseLivelihoods,
  numbers,
  placeOf,
  subjectFor,
  unlikeNeighbours,
  withKnownRegions,
  type Situation,
} from '../plan/situation.ts';
import { withoutComedies, isForLevel, spreadPick, wholeText } from '../plan/spread.ts';
import { randomStream } from '../random.ts';
import { Telling } from '../realise/telling.ts';
import { varied, withOneVerb } from '../realise/variants.ts';
import type { StoryFacts, StoryRequest } from '../story.ts';
import { ideaRows } from '../tables/idea-rows.ts';
import { bribeAt, payAt } from '../tables/purse.ts';
import { factionsInStory, friendsInStory, placesInStory } from '../tables/setting-rows.ts';
import { settingStories } from '../tables/setting-stories/setting-stories.ts';
import { settingSwaps } from '../tables/other-truths.ts';
import type { OfTruth, SettingStory } from '../tables/setting-story-type.ts';
import { cleanName } from '../realise/sentences.ts';
import type { Draft, Planner } from './draft.ts';
import { withFights } from './fights.ts';
import { friendLinesOf } from './friend-lines.ts';
import { hookLabel } from './hook-label.ts';
import { ideaThingOf, tellIdea } from './idea-thing.ts';
import { insteadPart } from './other-truth.ts';
import type { PremiseStory } from './premise-story-type.ts';
import { storyOfIdea } from './story-of-idea.ts';
import { ideaPitchOf, ideaTitleOf, pitchAfter } from './premise-words.ts';
import { inVersion } from './versions.ts';
import {
  anchorPairs,
  faultsOf,
  fullName,
  isAtLeast,
  namedIn,
  paragraphs,
  personName,
  prose,
  thingName,
  upperFirst,
  writeParts,
  type SectionPart,
} from './written.ts';
import type { Livelihood } from '../tables/row-types.ts';
import { regionLine, sceneOf, withCapitalOfLand, withPlace } from './land-sentences.ts';
import { weekOf } from './setting-weeks.ts';

const writtenIds: ReadonlySet<unknown> = new Set(settingStories.map(({ id }) => id));

/** Whether a setting is written as one, not combined from a wrong and four livelihoods. */
export const isWrittenAsOne = ({ core }: StoryFacts): boolean => writtenIds.has(core);

/**
 * The setting that is written as one, or undefined if the setting is combined from a wrong and four livelihoods. If
 * the request keeps parts of an earlier story, its setting stays the same.
 */
export function settingStoryOf(
  asked: StoryRequest,
  situation: Situation,
): SettingStory | PremiseStory | undefined {
  const { seed, keep } = asked;
  const ofIdea = storyOfIdea(asked, situation);
  if (ofIdea !== undefined) return ofIdea;
  const facts = keep?.story.facts;
  if (facts?.['kind'] === 'setting') return settingStories.find(({ id }) => id === facts['core']);
  const { exclusions, idea, request, waitingPlaces } = situation;
  // A building or a town of the campaign has a livelihood of its own, and so has the idea.
  if (waitingPlaces.length > 0 || idea.size > 0) return undefined;
  const fits = (wrong: Parameters<typeof isForLevel>[0] & { tones: readonly string[] }): boolean =>
    wrong.tones.includes(request.tone) && isForLevel(wrong, request.level);
  const stories = withoutComedies(
    settingStories.filter((story) => fits(story) && !exclusions.matches(wholeText(story))),
    request.tone,
  );
  // Readers like a setting that is written as one better, so all combined ones are as likely as one of these.
  const choice = spreadPick([...unlikeNeighbours(stories, asked), 'wrong' as const], seed);
  return choice === 'wrong' ? undefined : choice;
}

const pitchLimit = 300;
const numbersOfPeople = [1, 2, 3, 4] as const;
export function planSettingStory(
  situation: Situation,
  seed: number,
  written: SettingStory | PremiseStory,
): ReturnType<Planner> {
  const versions = randomStream(situation.seed, 'versions');
  const story =
    'premise' in written ? written : inVersion(written, situation.request.tone, versions);
  const [livelihood] = chooseLivelihoods(situation, 1);
  if (livelihood === undefined) throw new Error('There is no livelihood.');
  const truths = story.truth.filter((text) => text !== '');
  const variant = situation.random.pick(allowedNumbers(situation, truths));
  const chosen = { story, livelihood, variant };
  return {
    facts: factsOf(chosen),
    write: () => writeSettingStory(situation, seed, chosen),
  };
}

interface Chosen {
  story: SettingStory | PremiseStory;
  livelihood: Livelihood;
  variant: number;
}

const factsOf = ({ story, livelihood, variant }: Chosen): StoryFacts => ({
  core: story.id,
  wrong: story.id,
  livelihoods: [livelihood.id],
  variant,
  ...('told' in story && story.told !== '' && { told: story.told }),
});

function writeSettingStory(situation: Situation, seed: number, chosen: Chosen): Draft {
  const { story, livelihood, variant } = chosen;
  const { request, culture, names } = situation;
  const { length, level } = request;
  const standard = isAtLeast(length, 'standard');
  const premised = 'premise' in story ? story : undefined;
  const invented = nameLand(names, culture, situation.used);
  const land = premised?.given ?? invented.land;
  const provinces =
    premised?.isCity === true
      ? invented.provinces
      : withKnownRegions(situation, invented.provinces);
  const towns = numbersOfPeople.map(() => placeOf(situation));
  const people = story.people.map(([role], index) => {
    const id = `P${numbersOfPeople[index] ?? 1}` as const;
    const pronouns = story.pronouns?.[id];
    return castPerson(situation, id, role, pronouns === undefined ? {} : { pronouns });
  });
  // Of people and villages of long ago, who have no part.
  const child = namePerson(names, culture, 'they', situation.used).first;
  const village = namePlace(names, culture, situation.used);
  const friends = situation.waiting.slice(0, 3).map((known, index) => {
    const person = knownPerson(known, `F${index + 1}`, '');
    situation.people.set(person.id, person);
    return person;
  });
  const subject = subjectFor(
    premised === undefined ? situation : { ...situation, current: premised.exclusions },
    [...numbers(situation), ['pay', payAt(level)], ['bribe', bribeAt(level)]],
    [
      ...towns.map(({ name }, index) => [`town${index + 1}`, name] as const),
      ...provinces.flatMap((name, index) => [[`region${index + 1}.s`, upperFirst(name)] as const]),
      ['child', child],
      ['village', village],
      ['land', land],
      ['land.s', upperFirst(land)],
    ],
    { wrong: story.id, v: variant, level },
    livelihood,
  );
  const otherPlaces = situation.waitingPlaces
    .slice(0, 4)
    .map(({ name }) => subject.names.add(upperFirst(cleanName(name))));
  const facts = {
    kind: 'setting',
    ...plannedFacts(request),
    seed: situation.seed,
    ...factsOf(chosen),
    towns: towns.map(({ name }) => name),
    people: people.map(fullName),
  };

  // What an idea asks for is in few drafts, so its sentences may stand as they are in each of them.
  const asWritten = (text: string): string => text;
  const [joined, inPlace] =
    premised === undefined ? [anchorPairs, withPlace] : [asWritten, asWritten];
  const telling = new Telling(subject, randomStream(seed, 'words'));
  telling.isVaried = true;
  const idea = premised === undefined ? ideaThingOf(request.idea, situation.current) : undefined;
  const textOf = (text: OfTruth, number = variant): string =>
    typeof text === 'string' ? text : text[number === 1 ? 0 : 1];
  const said = (text: OfTruth): string => {
    telling.paragraph();
    return telling.must(
      [withFights(withCapitalOfLand(textOf(text)), request)],
      'a text of the setting',
    );
  };
  const placed = (text: OfTruth): string =>
    said(typeof text === 'string' ? inPlace(text) : [inPlace(text[0]), inPlace(text[1])]);
  /** A text whose words do not vary, because a label repeats an opening word for word. */
  const asItIs = (write: () => string): string => {
    telling.isVaried = false;
    const text = write();
    telling.isVaried = true;
    return text;
  };
  const lines = (texts: readonly string[]): string =>
    texts
      .filter((text) => text !== '')
      .map((text) => `- ${joined(text)}`)
      .join('\n');
  const all = (texts: readonly OfTruth[]): string => lines(texts.map(placed));
  const order = <Item>(list: readonly Item[], count: number): readonly Item[] =>
    randomStream(seed, `order of ${list.length}`)
      .shuffle(list.map((_item, index) => index))
      .slice(0, count)
      .flatMap((index) => list.slice(index, index + 1));
  const homeOf = (index: number): number =>
    story.homes?.[`P${numbersOfPeople[index] ?? 1}`] ?? index + 1;
  const places = story.places.slice(0, length === 'short' ? 2 : 4);
  const placeLabel = (name: string, town: number): string =>
    name.includes('{town') ? `**${name}**` : `**${name}** in {town${town}}`;
  const openings = order(story.openings, standard ? 2 : 1).map(
    ([hook, answer], index): (typeof story.openings)[number] => [
      varied(
        withOneVerb(hook, randomStream(seed, `verb of opening ${index}`)),
        randomStream(seed, `words of opening ${index}`),
      ),
      answer,
    ],
  );
  const place = ([name, town]: SettingStory['places'][number]): string =>
    telling.text(placeLabel(name, town));

  const part = (
    id: string,
    heading: string,
    audience: SectionPart['audience'],
    from: SectionPart['from'],
    text: () => string,
  ): SectionPart => ({ id, heading, audience, from, write: text });

  const instead = (other: number): string => {
    // A line can exclude a sentence of the other truth.
    const allowed = (text: OfTruth): string => {
      telling.paragraph();
      const row = withFights(withCapitalOfLand(textOf(text, other)), request);
      return telling.say([row]);
    };
    const swap = telling.say(settingSwaps);
    const truth = allowed(story.truth);
    if (truth === '') return '';
    // What is the same in both truths is in the other sections.
    const changed = (label: string, text: OfTruth, stop = ''): string =>
      typeof text === 'string' ? '' : allowed(`${label}${textOf(text, other)}${stop}`);
    return paragraphs(
      swap,
      joined(truth),
      lines([
        ...story.factions.map(([name, , text]) => changed(`**${upperFirst(name)}** `, text, '.')),
        ...story.people.map(([, , , text], index) =>
          changed(`**{P${index + 1}.full}** `, text, '.'),
        ),
        ...story.places.map(([name, town, , text]) => changed(`${placeLabel(name, town)}: `, text)),
        changed(`*Where it begins, in ${sceneOf(story.start[0])}*: `, story.start[1]),
        ...openings.map(([hook, answer]) =>
          asItIs(() => changed(`*${hookLabel(hook)}*: `, answer)),
        ),
        ...[...story.secrets, ...story.ends].map((text) => changed('', text)),
      ]),
    );
  };

  const sections = writeParts(
    telling,
    seed,
    [
      part('pitch', 'In short', 'everyone', 'short', () => {
        const ofIdea = ideaPitchOf(telling, premised);
        return shortened(prose(ofIdea, joined(said(pitchAfter(premised, textOf(story.pitch))))));
      }),
      part('party', 'What the player characters do here', 'everyone', 'short', () =>
        joined(said(story.party)),
      ),
      part('truths', 'Six truths that everyone knows', 'everyone', 'short', () =>
        all(story.truths),
      ),
      part('regions', 'Regions', 'everyone', 'short', () =>
        lines(
          story.regions.map((text, index) => said(regionLine(text, index + 1, premised?.isCity))),
        ),
      ),
      part('factions', 'Factions', 'everyone', 'short', () =>
        lines([
          ...story.factions.map(([name, open]) => said(`**${upperFirst(name)}** ${open}.`)),
          ...request.known
            .filter(({ kind }) => kind === 'faction')
            .slice(0, 3)
            .map(({ name }) =>
              telling.say(factionsInStory, {
                K: subject.names.add(upperFirst(cleanName(name))),
              }),
            ),
        ]),
      ),
      part('conflicts', 'Three conflicts', 'everyone', 'short', () => all(story.conflicts)),
      part('people', 'People', 'everyone', 'short', () =>
        lines([
          ...story.people
            .slice(0, standard ? 4 : 3)
            .map(([, want, manner], index) =>
              said(
                `**{P${index + 1}.full}**, {P${index + 1}.role} in {town${homeOf(index)}}, ${want}. ${manner}`,
              ),
            ),
          ...friendLinesOf(telling, friends, friendsInStory),
        ]),
      ),
      part('places', 'Where to go', 'everyone', 'short', () =>
        lines([
          ...places.map((item) => `${place(item)}: ${said(`${item[2]}.`)}`),
          ...otherPlaces.map((name) => telling.say(placesInStory, { K: name })),
        ]),
      ),
      part('start', 'Where it begins', 'everyone', 'short', () =>
        paragraphs(
          joined(said(story.start[0])),
          tellIdea(telling, ideaRows.setting, idea, 'open', { whole: '{land}' }),
        ),
      ),
      part('openings', 'Or it begins like this', 'everyone', 'standard', () =>
        lines(openings.map(([hook]) => asItIs(() => placed(hook)))),
      ),
      part('truth', 'What really happened', 'gm', 'short', () =>
        paragraphs(
          ...[story.truth, ...(premised?.furtherTruths ?? [])].map((text) => joined(said(text))),
        ),
      ),
      part('hidden', 'What the factions hide', 'gm', 'short', () =>
        lines(
          story.factions.map(([name, , hidden]) =>
            said(`**${upperFirst(name)}** ${textOf(hidden)}.`),
          ),
        ),
      ),
      part('found', 'What is found at these places', 'gm', 'short', () =>
        lines(places.map((item) => `${place(item)}: ${said(item[3])}`)),
      ),
      part('levers', 'What moves these people', 'gm', 'standard', () =>
        lines(
          story.people.map(([, , , lever], index) =>
            said(`**{P${index + 1}.full}** ${textOf(lever)}.`),
          ),
        ),
      ),
      part('secrets', 'Secrets', 'gm', 'short', () =>
        lines([
          `${telling.text(`*Where it begins, in ${sceneOf(story.start[0])}*`)}: ${said(story.start[1])}`,
          ...openings.map(
            ([hook, answer]) => `${telling.text(`*${hookLabel(hook)}*`)}: ${said(answer)}`,
          ),
          tellIdea(telling, ideaRows.setting, idea, 'hidden', { whole: '{land}' }),
          ...order(story.secrets, length === 'long' ? 4 : standard ? 3 : 2).map(placed),
        ]),
      ),
      part('next', 'If nobody does anything', 'gm', 'standard', () =>
        lines(
          story.steps.map((step, index) =>
            index === 3 ? placed(step) : `Week ${weekOf(story, index)}: ${upperFirst(said(step))}.`,
          ),
        ),
      ),
      part('ends', 'How it can end', 'gm', 'standard', () =>
        all(order(story.ends, length === 'long' ? 3 : 2)),
      ),
      insteadPart(telling, { situation, truths: story.truth, number: variant }, instead),
    ],
    request,
  );

  /** Long names of the campaign can exceed the limit: the last sentences are left out. */
  function shortened(text: string): string {
    const kept = text.split(/(?<=[.?!]"?) (?=[^a-z])/);
    while (kept.length > 1 && subject.names.plain(kept.join(' ')).length > pitchLimit) kept.pop();
    return kept.join(' ');
  }

  return {
    title: telling.text(ideaTitleOf(story)),
    sections,
    details: { kind: 'setting' },
    ...(premised !== undefined && { exclusions: premised.exclusions }),
    named: namedIn(
      [...[...people, ...friends].map(personName), ...towns.map(({ name }) => thingName(name))],
      sections,
      subject.names,
    ),
    facts,
    names: subject.names,
    telling,
    get faults() {
      return faultsOf(telling, sections);
    },
  };
}
