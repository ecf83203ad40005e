import { type Codec, isBlank, parsed, plainSymbols, refused, tidy } from '../codec.ts';
import { coins, costCodec, printedPrice } from '../cost.ts';
import type { Price } from '../../coins.ts';
import { listParts } from '../list-text.ts';
import { quote } from '../number.ts';
import { writeTimes } from './amount.ts';

interface CostValue {
  cost: Price;
  count: number;
  per: 'target' | 'corpse' | null;
  consumed: boolean;
}

interface MaterialValue {
  text: string;
  costs: CostValue[];
}

interface ComponentsValue {
  verbal: boolean;
  somatic: boolean;
  material: MaterialValue | null;
}

const consumedOnly: CostValue = {
  cost: { amount: 0, unit: 'gp' },
  count: 1,
  per: null,
  consumed: true,
};

const isConsumedOnly = ({ cost, count, per, consumed }: CostValue): boolean =>
  consumed && per === null && count === 1 && cost.amount === 0 && cost.unit === 'gp';

function costText(value: CostValue): string {
  const { cost, count, per, consumed } = value;
  if (isConsumedOnly(value)) return 'consumed';
  const price = `${writeTimes(count)}${printedPrice(cost)}`;
  return `${price}${per === null ? '' : ` per ${per}`}${consumed ? ', consumed' : ''}`;
}

/** A price at the end of a text, such as `a pearl worth 100+ GP, which the spell consumes`. */
const priceAtEnd = new RegExp(
  `^(?:(?<text>.*?\\S),? )??(?:worth )?(?:(?<count>\\d+) ?[×x*] ?)?(?<cost>\\d[\\d,.]*)\\+? ?(?<coin>${coins.join('|')})(?: (?:per|each) (?<per>target|corpse))?(?<consumed>,? (?:which )?(?:the spell )?consume[sd])?$`,
  'iu',
);
const consumedAtEnd = /^(?:(?<text>.*?\S),? )?(?:which )?(?:the spell )?consume[sd]$/iu;

/** The words and the price of one part of a material. */
function readPart(part: string): { text: string; cost: CostValue | null } {
  const plain = plainSymbols(part);
  const priced = priceAtEnd.exec(plain)?.groups;
  if (priced !== undefined) {
    const price = costCodec.parse(`${priced['cost'] ?? ''} ${priced['coin'] ?? ''}`);
    if (!price.ok || price.value === null) return { text: part, cost: null };
    const per = priced['per']?.toLowerCase();
    return {
      text: priced['text'] ?? '',
      cost: {
        cost: price.value,
        count: Number(priced['count'] ?? 1),
        per: per === 'target' || per === 'corpse' ? per : null,
        consumed: priced['consumed'] !== undefined,
      },
    };
  }
  const consumed = consumedAtEnd.exec(plain);
  if (consumed !== null) return { text: consumed.groups?.['text'] ?? '', cost: consumedOnly };
  return { text: part, cost: null };
}

function wordsText(text: string): string {
  const parts = listParts(text, /;/);
  const [only] = parts;
  const isPlain = parts.length === 1 && only?.text === text && !only.isQuoted;
  return isPlain && readPart(text).cost === null ? text : `"${text.replaceAll('"', '""')}"`;
}

const materialText = ({ text, costs }: MaterialValue): string =>
  [...(text === '' ? [] : [wordsText(text)]), ...costs.map(costText)].join('; ');

function readMaterial(inside: string): MaterialValue {
  const texts: string[] = [];
  const costs: CostValue[] = [];
  for (const { text: part, isQuoted } of listParts(inside, /;/)) {
    const { text, cost } = isQuoted ? { text: part, cost: null } : readPart(part);
    if (text !== '') texts.push(text);
    if (cost !== null) costs.push(cost);
  }
  return { text: texts.join('; '), costs };
}

/** Texts that are longer are refused, because the expressions above are slow on them. */
const longestComponents = 1000;
const lettersAndMaterial = /^([^(]*)(?:\((.*)\))?\.?$/su;

/** `V, S`, or with a material `V, S, M (a pearl; 100 gp, consumed)`. */
export const componentsCodec: Codec<ComponentsValue> = {
  format: ({ verbal, somatic, material }) => {
    const inside = material === null ? '' : materialText(material);
    return [
      ...(verbal ? ['V'] : []),
      ...(somatic ? ['S'] : []),
      ...(material === null ? [] : [inside === '' ? 'M' : `M (${inside})`]),
    ].join(', ');
  },
  parse: (text) => {
    if (isBlank(text)) return parsed({ verbal: false, somatic: false, material: null });
    const [, letters = '', inside] =
      text.length > longestComponents ? [] : (lettersAndMaterial.exec(tidy(text)) ?? []);
    const written = plainSymbols(letters)
      .toLowerCase()
      .replace(/[\s,;.]+/g, '');
    const isWrong = !/^[vsm]+$/.test(written) || new Set(written).size < written.length;
    if (isWrong || (inside !== undefined && !written.endsWith('m'))) {
      return refused(
        `${quote(text)} are not components. Write V, S, M, with the material in brackets: V, S, M (a pearl; 100 gp, consumed).`,
      );
    }
    return parsed({
      verbal: written.includes('v'),
      somatic: written.includes('s'),
      material: written.includes('m') ? readMaterial(inside ?? '') : null,
    });
  },
};
