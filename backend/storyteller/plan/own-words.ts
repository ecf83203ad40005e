import type { Random } from '../random.ts';
import type { MatterKernel } from '../tables/matters/matter-types.ts';
import type { Exclusions } from './lines.ts';
import type { Matter } from './matter-words.ts';
import { isPluralWord } from './matter-words.ts';

/** A noun with which the rows of a kernel call something that the idea names, or does not name. */
interface OwnWord {
  key: string;
  noun: string;
  isPlural: boolean;
}

export interface OwnPlan {
  words: readonly OwnWord[];
  /** The last place, if the idea names it. */
  lair?: string;
}

const headOf = (noun: string): string =>
  noun
    .split(/ (?:of|in|on|at|from|for) /)[0]
    ?.split(' ')
    .at(-1) ?? '';

/**
 * The words that a kernel has of its own. `band` is who belongs to A, `house` where the thing is kept, `loot` what is
 * carried away.
 */
export function ownWordsOf(
  { own, family }: MatterKernel,
  matter: Matter,
  tier: 1 | 2 | 3,
  random: Random,
  { matches }: Exclusions,
): OwnPlan {
  if (own === undefined) return { words: [] };
  const said = saidBy(matter, family, random);
  const words = Object.entries(own).map(([name, list]): OwnWord => {
    const [key = '', scale] = name.split(' ');
    const allowed = list.filter((noun) => !matches(noun));
    const drawn = random.pick(allowed.length > 0 ? allowed : list);
    const noun = (scale === undefined || Number(scale) === tier ? said[key] : undefined) ?? drawn;
    return {
      key: scale === undefined || Number(scale) === tier ? key : '',
      noun,
      isPlural: pluralOf(key, noun, matter),
    };
  });
  const lair = said['lair'];
  return { words: words.filter(({ key }) => key !== ''), ...(lair !== undefined && { lair }) };
}

const pluralOf = (key: string, noun: string, { it, isPlural }: Matter): boolean =>
  key === 'loot' && noun === it ? isPlural : key === 'band' || isPluralWord(headOf(noun));

/** A building in a land: nobody can stand before the door of a desert. */
const lastPlaceAt = (spot: string, random: Random): string => {
  const head = headOf(spot);
  const where =
    /^(?:island|isle|mountain|hill|coast|plain|moor|beach|shore|glacier|mountains|hills)$/.test(
      head,
    )
      ? 'on'
      : /^(?:desert|swamp|forest|jungle|wood|woods|marsh|valley|wasteland|wastes|ice|snow|north|wilderness|mire|bog|dunes)$/.test(
            head,
          )
        ? 'in'
        : undefined;
  if (where === undefined)
    return spot.replace(/^the (?:two|three|four|five|seven) (.+s)$/, 'the last of the $1');
  return `${random.pick(['the roofless chapel', 'the broken watchtower', 'the sunken shrine', 'the house of pillars'])} ${where} ${spot}`;
};

function saidBy(
  { sort, it, band, spot, inmate }: Matter,
  family: MatterKernel['family'],
  random: Random,
): Readonly<Record<string, string | undefined>> {
  switch (family) {
    case 'heist':
    case 'den':
      return {
        band,
        house: sort === 'site' && spot === undefined ? it : sort === 'thing' ? spot : undefined,
        loot: sort === 'thing' ? it : sort === 'event' ? `the papers for ${it}` : undefined,
        // A vault is a room of a house.
        lair: sort === 'site' ? spot : undefined,
      };
    case 'lost':
      return { lair: spot === undefined ? undefined : lastPlaceAt(spot, random) };
    case 'power':
      return { inmate };
    case 'stolen':
    case undefined:
      return { band };
  }
}
