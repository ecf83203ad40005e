import { spreadPick } from '../plan/spread.ts';
import type { Telling } from '../realise/telling.ts';
import { bodyFrames } from '../tables/asked-person-rows.ts';
import { speciesLooks } from '../tables/character-choices.ts';
import { builds } from '../tables/person-builds.ts';
import { clothes } from '../tables/person-clothes.ts';
import { faces } from '../tables/person-faces.ts';
import { personFrames } from '../tables/person-frames.ts';
import { agesOfSpecies, askedAges, commonAges } from '../tables/person-looks.ts';
import type { Row } from '../tables/row-types.ts';
import { rowsAsked, type AskedPerson } from './asked-person.ts';
import type { dealerOf } from './cards.ts';
import { fragment, prose, withText } from './written.ts';

interface Appearance {
  telling: Telling;
  /** The words of the idea for the person. */
  own: ReadonlySet<string>;
  seed: number;
  spread: ReturnType<typeof dealerOf>;
  isLike: (row: Row) => boolean;
  asked: AskedPerson | undefined;
}

const marked = withText((text) => text.replace(/^\{P\}/, '{P.name}'));

/** The age that an idea asks for, as a build. */
export const ageRows = (
  age: string | undefined,
  own: ReadonlySet<string>,
  species: string | undefined,
): readonly Row[] | undefined => {
  if (age !== undefined) return [age];
  // A dwarf of seventy is young.
  const ages =
    agesOfSpecies[own.has('half-elf') ? 'half-elf' : (species ?? '').toLowerCase()] ?? commonAges;
  return rowsAsked(askedAges, own)?.map(
    withText((text) => text.replace('{old.age}', ages.old).replace('{young.age}', ages.young)),
  );
};

/** What one sees of a person first. A species that the idea asks for shows. */
export function appearanceOf(given: Appearance): string {
  const { telling, seed, own, asked } = given;
  const { body, species } = asked ?? {};
  if (body !== undefined) {
    const build = fragment(telling.must(body.builds, 'builds'));
    telling.paragraph();
    const look = telling.must(bodyFrames, 'frames', { build });
    return prose(look, telling.say(body.marks.map(marked)));
  }
  const [shown, frame] = spreadPick(personFrames, seed);
  const part = (
    rows: readonly Row[],
    deal: Parameters<typeof given.spread>[1],
    what: string,
  ): string => fragment(given.spread(rows, deal) || telling.must(rows, what));
  const words = {
    build: part(
      ageRows(asked?.age, own, species) ?? builds.filter(given.isLike),
      { pack: 0, turn: 0 },
      'builds',
    ),
    wear: shown === 'wear' ? part(clothes, { pack: 1, turn: 0 }, 'clothes') : '',
    face: shown === 'face' ? part(faces, { pack: 1, turn: 1 }, 'faces') : '',
  };
  telling.paragraph();
  const look = telling.text(frame, words);
  return species === undefined
    ? look
    : prose(look, telling.say((speciesLooks[species] ?? []).map(marked)));
}
