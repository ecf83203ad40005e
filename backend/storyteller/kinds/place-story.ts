import { namePerson } from '../names/name-things.ts';
import { knownPerson } from '../plan/cast.ts';
import { plannedFacts } from '../plan/planned.ts';
import {
  allowedNumbers,
  castPerson,
  checkDc,
  chooseLivelihoods,
  numbers,
  placeOf,
  subjectFor,
  takeNearby,
  type Situation,
} from '../plan/situation.ts';
import { randomStream, type Random } from '../random.ts';
import { withAsides } from '../realise/asides.ts';
import { Telling } from '../realise/telling.ts';
import { varied, withOneVerb } from '../realise/variants.ts';
import { numberWord } from '../realise/tidy.ts';
import { ideaRows } from '../tables/idea-rows.ts';
import { friendLines, nearbyLinesOfStories } from '../tables/place-people.ts';
import { placeSwaps } from '../tables/other-truths.ts';
import type { PlaceStory } from '../tables/place-story-type.ts';
import type { OfTruth } from '../tables/setting-story-type.ts';
import { bribeAt, payAt } from '../tables/purse.ts';
import type { Draft } from './draft.ts';
import { hookLabel } from './hook-label.ts';
import { withFights } from './fights.ts';
import { friendLinesOf } from './friend-lines.ts';
import { ideaThingOf, tellIdea } from './idea-thing.ts';
import { checkForm } from './check-lines.ts';
import { insteadPart } from './other-truth.ts';
import { inVersion } from './versions.ts';
import {
  anchorPairs,
  faultsOf,
  fullName,
  isAtLeast,
  paragraphs,
  personName,
  prose,
  thingName,
  writeParts,
} from './written.ts';
import { lowerFirst } from './writing.ts';

/** A place can be above a town, below it or outside, so the smell is not that of the town. Most name no town at all. */
const smells = [
  'It smells',
  'The place smells',
  'It always smells',
  'The air smells',
  'Everything smells',
  'The air here smells',
  'Everything here smells',
  'The whole place smells',
] as const;

/** The smell begins in several ways, because otherwise it would be the same in every place of this story. */
const withTown = (senses: string, random: Random): string =>
  /\bIt smells [^.]*\{town/.test(senses)
    ? senses
    : senses.replace(/\bIt smells\b/, random.pick(smells));

const lines = (texts: readonly string[]): string =>
  texts
    .filter((text) => text !== '')
    .map((text) => `- ${anchorPairs(text)}`)
    .join('\n');

/** A place that is written as one: the plan gives it only names, numbers and difficulties. */
export function tellPlaceStory(situation: Situation, seed: number, written: PlaceStory): Draft {
  const story = inVersion(
    written,
    situation.request.tone,
    randomStream(situation.seed, 'versions'),
  );
  const { request, random } = situation;
  const { length, level } = request;
  const standard = isAtLeast(length, 'standard');
  const cast = (id: 'K' | 'B' | 'V', role: string): void => {
    const pronouns = story.pronouns?.[id];
    castPerson(situation, id, role, pronouns === undefined ? {} : { pronouns });
  };
  cast('K', story.keeper[0]);
  cast('B', story.guest[0]);
  cast('V', story.absent);
  const friends = situation.waiting.slice(0, 1).map((known) => knownPerson(known, 'F', ''));
  for (const friend of friends) situation.people.set(friend.id, friend);
  const near = takeNearby(situation);
  const [town, town2] = [placeOf(situation), placeOf(situation)];
  // Names that only the game master reads, of someone who is not among the three people, and of a god.
  const others = randomStream(situation.seed, 'others');
  const [outsider, god] = [1, 2].map(() =>
    namePerson(others, situation.culture, 'they', situation.used),
  );
  const [livelihood] = chooseLivelihoods(situation, 1);
  if (livelihood === undefined) throw new Error('There is no livelihood.');
  const variant = random.pick(allowedNumbers(situation, story.truth));
  const subject = subjectFor(
    situation,
    [
      ...numbers(situation),
      ['pay', payAt(level)],
      ['bribe', bribeAt(level)],
      ['party', numberWord(request.partySize)],
    ],
    [
      ['town', town.name],
      ['town2', town2.name],
      ['near', near ?? ''],
      ['other', outsider === undefined ? '' : fullName(outsider)],
      ['god', god?.first ?? ''],
    ],
    { trouble: story.id, v: variant, level },
    livelihood,
  );
  const telling = new Telling(subject, randomStream(seed, 'words'));
  telling.isVaried = true;
  const dcs = randomStream(seed, 'difficulties');
  const idea = ideaThingOf(request.idea, situation.current);
  const said = (text: string): string => {
    telling.paragraph();
    return telling.must([withFights(text, request)], 'a text of the place');
  };
  /** A text whose words do not vary, because a label repeats a hook word for word. */
  const saidAsItIs = (text: string): string => {
    telling.isVaried = false;
    const plain = said(text);
    telling.isVaried = true;
    return plain;
  };
  const textOf = (text: OfTruth, number = variant): string =>
    typeof text === 'string' ? text : text[number === 1 ? 0 : 1];
  /** The text of the truth, or the one for both. */
  const ofTruth = (texts: readonly string[]): string => said(texts[variant - 1] ?? texts[0] ?? '');
  const hooks = randomStream(seed, 'hooks')
    .shuffle(story.hooks)
    .slice(0, length === 'long' ? 3 : standard ? 2 : 1)
    .map(([hook, answer], index): (typeof story.hooks)[number] => [
      varied(
        withOneVerb(hook, randomStream(seed, `verb of hook ${index}`)),
        randomStream(seed, `words of hook ${index}`),
      ),
      answer,
    ]);
  const answered = (hook: string, answer: OfTruth): string =>
    saidAsItIs(
      `*${hookLabel(hook)}*: ${varied(textOf(answer), randomStream(seed, `answer to ${withAsides(hook)}`))}`,
    );
  const person = (id: 'K' | 'B', does: string): string =>
    said(`**{${id}.full}**, {${id}.role}, ${does}`);
  const checkLine = checkForm(seed);
  const check = ([skill, how, shows]: PlaceStory['finds'][number]): string => {
    telling.paragraph();
    return telling.text(checkLine(checkDc(situation, dcs), skill, how, shows));
  };

  const finds = randomStream(seed, 'checks').shuffle(story.finds);
  const findsOf = (number: number | undefined): PlaceStory['finds'] =>
    finds.filter(([, , , truth]) => truth === number);
  const instead = (other: number): string => {
    // A line can exclude a sentence of the other truth.
    const allowed = (text: string): string => {
      telling.paragraph();
      return telling.say([withFights(text, request)]);
    };
    const swap = telling.say(placeSwaps);
    const truth = allowed(story.truth[other - 1] ?? '');
    if (truth === '') return '';
    const answers = hooks.flatMap(([hook, answer]) =>
      typeof answer === 'string' ? [] : allowed(`*${hookLabel(hook)}*: ${textOf(answer, other)}`),
    );
    const found = findsOf(other).slice(0, 2).map(check);
    const [later = '', ways = ''] = [story.later, story.ways].map((texts) =>
      texts.length > 1 ? allowed(texts[other - 1] ?? '') : '',
    );
    return paragraphs(
      swap,
      anchorPairs(truth),
      lines([...answers, ...found]),
      anchorPairs(later),
      anchorPairs(ways),
    );
  };

  const sections = writeParts(
    telling,
    seed,
    [
      {
        id: 'look',
        heading: 'What one sees',
        audience: 'everyone',
        from: 'short',
        write: () => {
          const seen = `**${telling.text(story.title)}**: ${lowerFirst(said(story.look))}`;
          return anchorPairs(
            standard
              ? prose(seen, said(withTown(story.senses, randomStream(seed, 'smell'))))
              : seen,
          );
        },
      },
      {
        id: 'people',
        heading: 'Who is here',
        audience: 'everyone',
        from: 'short',
        write: () =>
          lines([
            person('K', story.keeper[1]),
            person('B', story.guest[1]),
            ...friendLinesOf(telling, friends, friendLines),
          ]),
      },
      {
        id: 'hooks',
        heading: 'What brings strangers here',
        audience: 'everyone',
        from: 'short',
        write: () =>
          lines([
            ...hooks.map(([hook]) => saidAsItIs(hook)),
            near === undefined ? '' : telling.say(nearbyLinesOfStories),
          ]),
      },
      {
        id: 'done',
        heading: 'What is done here',
        audience: 'everyone',
        from: 'short',
        write: () => anchorPairs(said(story.done)),
      },
      {
        id: 'trace',
        heading: 'What one may notice',
        audience: 'everyone',
        from: 'short',
        write: () =>
          paragraphs(
            anchorPairs(said(story.trace)),
            tellIdea(telling, ideaRows.place, idea, 'open'),
          ),
      },
      {
        id: 'wrong',
        heading: 'What is wrong here',
        audience: 'gm',
        from: 'short',
        write: () =>
          paragraphs(
            anchorPairs(ofTruth(story.truth)),
            lines(hooks.map(([hook, answer]) => answered(hook, answer))),
            tellIdea(telling, ideaRows.place, idea, 'hidden'),
          ),
      },
      {
        id: 'checks',
        heading: 'How to find out',
        audience: 'gm',
        from: 'short',
        write: () =>
          lines([...findsOf(variant), ...findsOf(undefined)].slice(0, standard ? 3 : 2).map(check)),
      },
      {
        id: 'use',
        heading: 'In a scene',
        audience: 'gm',
        from: 'standard',
        write: () =>
          lines(
            randomStream(seed, 'use')
              .shuffle(story.use)
              .slice(0, length === 'long' ? 3 : 2)
              .map((text) => said(textOf(text))),
          ),
      },
      {
        id: 'later',
        heading: 'If it is left alone, and if it is not',
        audience: 'gm',
        from: 'short',
        write: () =>
          paragraphs(anchorPairs(ofTruth(story.later)), anchorPairs(ofTruth(story.ways))),
      },
      insteadPart(telling, { situation, truths: story.truth, number: variant }, instead),
    ],
    request,
  );
  return {
    title: telling.text(story.title),
    sections,
    details: { kind: 'place' },
    named: [...situation.people.values()].map(personName).concat(thingName(town.name)),
    facts: {
      kind: 'place',
      ...plannedFacts(request),
      seed: situation.seed,
      core: story.id,
      livelihood: livelihood.id,
      site: story.id,
      trouble: story.id,
      variant,
      town: town.name,
      people: ['K', 'B', 'V'].flatMap((id) => {
        const known = situation.people.get(id);
        return known === undefined ? [] : [fullName(known)];
      }),
    },
    names: subject.names,
    telling,
    get faults() {
      return faultsOf(telling, sections);
    },
  };
}
