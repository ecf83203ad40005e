import { isSmall, isWild } from '../plan/known-places.ts';
import { landIn } from '../plan/land.ts';
import { rowText } from '../plan/truths.ts';
import { randomStream } from '../random.ts';
import type { Telling } from '../realise/telling.ts';
import { ideaRows } from '../tables/idea-rows.ts';
import type { Row } from '../tables/row-types.ts';
import {
  habitFrames,
  realmFrames,
  realmPlaces,
  regionFrames,
  smallFrames,
  wildFrames,
} from '../tables/region-frames.ts';
import {
  borders,
  dates,
  knownFactions,
  knownPlaces,
  knownInSetting,
  links,
  powers,
  scaledConflicts,
  scales,
} from '../tables/setting-rows.ts';
import { friendLinesOf } from './friend-lines.ts';
import { tellIdea, type IdeaThing } from './idea-thing.ts';
import { pitchWith } from './setting-premise.ts';
import { numbersOfTowns, type SettingPlan } from './setting-plan.ts';
import {
  bullets,
  fragment,
  isAtLeast,
  paragraph,
  paragraphs,
  prose,
  upperFirst,
  withText,
  type SectionPart,
} from './written.ts';
import { lowerFirst } from './writing.ts';

const pitchLimit = 300;

const lawful =
  /\b(?:army|kings|ambassadors|orders of|fifth of the realm|fortresses|ships of war|toll|a third of)\b/i;

/** Begins with the name, because a sentence that begins with a pronoun would be joined to the one before it. */
const byName = withText((text) => text.replace(/^\{(P\d)\}/, '{$1.name}'));

/** Lines of a list, none of which begins with a pronoun for a person of the line before. */
export const items = (telling: Telling, rows: readonly Row[], count: number): string[] =>
  Array.from({ length: count }, () => {
    telling.paragraph();
    return telling.say(rows);
  });

const hasOwn = (rows: readonly Row[] | undefined): boolean => (rows?.length ?? 0) > 0;

/** How many of the four places are described. */
export const placesOf = ({ situation }: SettingPlan): number =>
  ({ short: 2, standard: 3, long: 4 })[situation.request.length];

/** A city of an idea is the first town, anything larger is the whole land. */
export const wholeName = (thing: IdeaThing | undefined): Readonly<Record<string, string>> => ({
  whole: /^(?:city|town|village|port)$/.test(thing?.head ?? '') ? '{town1}' : '{land}',
});

/** The sections that everyone reads: nothing in them is secret. */
export function openParts(plan: SettingPlan, telling: Telling, seed: number): SectionPart[] {
  const { details, opening, premise, subject, thing, wrong } = plan;
  const { length } = plan.situation.request;
  const standard = isAtLeast(length, 'standard');
  const plain = (text: string): string => subject.names.plain(text);
  // An idea about the whole land is one of the truths that everyone knows, and no news of the first evening.
  const whole = thing?.sort === 'whole' || thing?.sort === 'clause' ? thing : undefined;

  const pitch = (): string => {
    const text = telling.must(wrong.pitch, 'pitches');
    const fits = (part: string): boolean => plain(part).length <= pitchLimit;
    if (premise !== undefined) return pitchWith(telling, premise, text, fits);
    if (fits(text)) return text;
    // Long names of the campaign can exceed the limit: whole sentences are left out.
    return text.slice(0, text.indexOf('. ') + 1);
  };

  const truths = (): string => {
    // What the law does not know has no trade with anyone.
    const aside = wrong.id === 'count' ? powers : randomStream(seed, 'aside').pick([links, powers]);
    if (premise !== undefined) {
      const own = [...premise.truths, wrong.lie, wrong.effect, details.customs];
      const asked = own.map((rows) => items(telling, rows, 1)[0] ?? '');
      // Lines can leave too few rows of what the idea says.
      return bullets(asked.map((text) => text || telling.say([...scales, ...dates, ...aside])));
    }
    const known = [scales, aside, wrong.lie, wrong.effect, details.customs, dates].map((rows) => {
      telling.paragraph();
      if (rows !== aside || whole === undefined) return telling.must(rows, 'truths');
      return tellIdea(telling, ideaRows.setting, whole, 'open', wholeName(whole));
    });
    return bullets(known);
  };

  const nameOfRegion = (index: number): string => plan.regions[index - 1] ?? '';
  const isWildRegion = (index: number): boolean => isWild(nameOfRegion(index));
  const landRow = (index: number): string =>
    premise?.regions[index - 1] ??
    (isWildRegion(index) ? landIn(nameOfRegion(index))?.regions[index - 1] : undefined) ??
    '';
  const region = (index: number, frame: string): string => {
    telling.paragraph();
    const habit = standard ? telling.say(plan.townLivelihoods[index - 1]?.habits ?? []) : '';
    // What a land makes of a town stands beside what the town is, so that it is not taken for a part of the habit.
    return prose(
      `**${telling.text(`{region${index}.s}`)}**: ${upperFirst(telling.text(frame.replaceAll('#', String(index))))}`,
      telling.text(landRow(index).replaceAll('#', String(index))),
      habit === ''
        ? ''
        : telling.say(habitFrames, {
            town: `{town${index}}`,
            habit: lowerFirst(habit.replace(/ (?:here|in this town)\b/, '')),
          }),
    );
  };
  const isThin = /\b(?:frontier|colony|wasteland|wilderness)\b/.test(premise?.idea ?? '');
  const regions = (): string => {
    const { exclusions, tier } = plan.situation;
    const shuffled = (frames: readonly string[]): readonly string[] =>
      randomStream(seed, 'regions').shuffle(frames.filter((frame) => !exclusions.matches(frame)));
    const frames = shuffled(tier === 3 && !isThin ? realmFrames : regionFrames);
    // What the law does not know pays no army and takes no toll: the second region has none of these frames.
    const ofTier =
      wrong.id === 'count'
        ? frames.toSorted((one, other) => Number(lawful.test(one)) - Number(lawful.test(other)))
        : frames;
    const [wild, small] = [shuffled(wildFrames), shuffled(smallFrames)];
    const framesOf = (index: number): readonly string[] => {
      // Lines can leave fewer of these than there are regions.
      if (isWildRegion(index)) return [...wild, ...ofTier];
      return isSmall(plan.towns[index - 1]?.name ?? '') ? [...small, ...ofTier] : ofTier;
    };
    return bullets(numbersOfTowns.map((index) => region(index, framesOf(index)[index - 1] ?? '')));
  };

  const place = (index: number): string => {
    telling.paragraph();
    // A list after a colon cannot stand before another colon.
    const looks = (plan.sites[index]?.look ?? []).filter((row) => !rowText(row).includes(':'));
    const look = standard ? fragment(telling.say(looks)) : '';
    const { open } = plan.places[index] ?? {};
    const reason = open === undefined ? '' : fragment(telling.must([open], 'places'));
    const label = `**{site${index + 1}.s}** in {town${index + 1}}${look === '' ? '' : ` (${look})`}`;
    // A building of the campaign is open to its guests.
    const isGuarded =
      plan.situation.tier === 3 && index % 2 === 0 && plan.sites[index]?.id !== 'known';
    return prose(
      telling.text(`${label}: ${reason}.`),
      isGuarded
        ? telling.say(realmPlaces.map((row) => row.replaceAll('#', String(index + 1))))
        : '',
    );
  };

  const faces = [
    'led by {P1.full}',
    'led by the {P5.role} {P5.full}',
    'served by {P3.full}',
    'represented by {P4.full}',
  ];
  const factions = (): string =>
    bullets([
      ...plan.goals.map(({ name, want }, index) =>
        telling.text(`**${name}** (in {town${index + 1}}, ${faces[index] ?? ''}) ${want.open}.`),
      ),
      ...plan.askedFactions.map((name) => telling.say(knownFactions, { K: name })),
    ]);

  const people = (): string =>
    bullets([
      ...plan.people.slice(0, standard ? 4 : 3).map(({ id }, index) => {
        telling.paragraph();
        const want = fragment(telling.must(wrong.needs[index] ?? [], 'needs'));
        const line = telling.text(
          `**{${id}.full}**, {${id}.role} in {town${index + 1}}${want === '' ? '' : `, ${want}`}.`,
        );
        const manner = details.manners[index];
        return prose(line, manner === undefined ? '' : telling.say([byName(manner)]));
      }),
      ...friendLinesOf(telling, plan.friends, knownInSetting),
    ]);

  const start = (): string => {
    const scene = telling.must([opening.scene], 'starts');
    telling.paragraph();
    const idea = whole === undefined ? tellIdea(telling, ideaRows.setting, thing, 'open') : '';
    return paragraphs(scene, idea);
  };

  /** Where there is an evening of the size of the realm, it comes first. */
  const jobs = (count: number): string[] => {
    const ofTier = details.jobs.filter(
      (row) => typeof row !== 'string' && row[1].includes('tier=3'),
    );
    const [first] = items(telling, ofTier, 1);
    if (first === undefined || first === '') return items(telling, details.jobs, count);
    return [first, ...items(telling, details.jobs, count - 1)];
  };

  const part = (
    id: string,
    heading: string,
    from: SectionPart['from'],
    write: () => string,
  ): SectionPart => ({ id, heading, audience: 'everyone', from, write });

  return [
    part('pitch', 'In short', 'short', pitch),
    part('party', 'What the player characters do here', 'short', () =>
      telling.must(details.party, 'parts of the party'),
    ),
    part('truths', 'Six truths that everyone knows', 'short', truths),
    part('regions', 'Regions', 'short', regions),
    part('borders', 'Beyond the four {towns}', 'long', () =>
      paragraph(...telling.list(borders, 2)),
    ),
    part('factions', 'Factions', 'short', factions),
    part('conflicts', 'Three conflicts', 'short', () =>
      bullets([
        ...items(telling, premise?.conflicts ?? [], 1),
        ...items(telling, wrong.conflicts, hasOwn(premise?.conflicts) ? 1 : 2),
        telling.must(scaledConflicts, 'scaled conflicts'),
      ]),
    ),
    part('people', 'People', 'short', people),
    part('places', 'Where to go', 'short', () =>
      bullets([
        ...Array.from({ length: placesOf(plan) }, (_, index) => place(index)),
        ...plan.otherPlaces.map((name) => telling.say(knownPlaces, { K: name })),
      ]),
    ),
    part('start', 'Where it begins', 'short', start),
    part('openings', 'Or it begins like this', 'standard', () =>
      bullets([
        ...items(telling, premise?.openings ?? [], 1),
        ...jobs((length === 'long' ? 3 : 2) - (hasOwn(premise?.openings) ? 1 : 0)),
      ]),
    ),
  ];
}
