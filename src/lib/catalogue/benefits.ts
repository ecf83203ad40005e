import { type Codec, parsed } from './codec.ts';
import { joinList, splitList } from './list-text.ts';

export interface BenefitValue {
  name: string;
  description: string;
}

const quotedName = /^"((?:[^"]|"")*)"(?:: ?([^]*))?$/;

const nameText = (name: string): string =>
  name.includes(':') || name.startsWith('"') || name !== name.trim()
    ? `"${name.replaceAll('"', '""')}"`
    : name;

const format = ({ name, description }: BenefitValue): string =>
  description === '' ? nameText(name) : `${nameText(name)}: ${description}`;

function read(text: string): BenefitValue {
  const [, quoted, behind] = quotedName.exec(text) ?? [];
  if (quoted !== undefined) {
    return { name: quoted.replaceAll('""', '"'), description: behind ?? '' };
  }
  const [, name = text, description = ''] = /^([^:]*):(?: ?)([^]*)$/.exec(text) ?? [];
  return { name: name.trim(), description };
}

/** One benefit on each line: `Initiative Swap: You may swap places with an ally.` */
export const benefitsCodec: Codec<BenefitValue[]> = {
  format: (benefits) => joinList(benefits.map(format), '\n'),
  parse: (text) => parsed(splitList(text.replace(/\r\n?/g, '\n'), /\n/).map(read)),
};
