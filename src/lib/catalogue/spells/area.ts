import { choiceCodec, choicesOf } from '../choice.ts';
import { type Codec, parsed, plainSymbols, refused } from '../codec.ts';
import { quote } from '../number.ts';
import { timesPattern, writeTimes } from './amount.ts';

const shapes = [
  'cone',
  'cube',
  'cylinder',
  'emanation',
  'line',
  'radius',
  'sphere',
  'square',
  'wall',
] as const;

interface AreaValue {
  shape: (typeof shapes)[number];
  sizeFt: number;
  count: number;
  heightFt: number | null;
  widthFt: number | null;
  thicknessIn: number | null;
  panels: { count: number; sizeFt: number } | null;
}

const shapeCodec = choiceCodec(choicesOf(shapes));
const feetPerMile = 5280;
const inchesPerFoot = 12;

const sizeText = (feet: number): string =>
  feet % feetPerMile === 0 ? `${feet / feetPerMile}-mile` : `${feet}-ft.`;

const thicknessText = (inches: number): string =>
  inches % inchesPerFoot === 0 ? `${inches / inchesPerFoot} ft.` : `${inches} in.`;

const first = new RegExp(
  `^${timesPattern}(?<size>\\d+)[- ]?(?:(?<mile>mi(?:les?|\\.)?)|ft\\.?|feet|foot)[- ]?(?:radius[- ])?(?<shape>[a-z].*)$`,
  'iu',
);
const panels = /^(\d+) panels? of (\d+)[- ]?(?:ft\.?|feet|foot)$/i;
const extent =
  /^(\d+)[- ]?(?:(in\.?|inch(?:es)?)|ft\.?|feet|foot)[- ]?(?:(high|tall)|(wide)|thick)$/i;

function readPart(text: string, area: AreaValue): boolean {
  const [, count, panelSize] = panels.exec(text) ?? [];
  if (panelSize !== undefined) {
    area.panels = { count: Number(count), sizeFt: Number(panelSize) };
    return true;
  }
  const [, length, inches, high, wide] = extent.exec(text) ?? [];
  if (length === undefined) return false;
  if (high === undefined && wide === undefined) {
    area.thicknessIn = Number(length) * (inches === undefined ? inchesPerFoot : 1);
    return true;
  }
  if (inches !== undefined) return false;
  area[high === undefined ? 'widthFt' : 'heightFt'] = Number(length);
  return true;
}

/** `20-ft. sphere`, `60-ft. line, 5 ft. wide`, `100-ft. wall, 6 in. thick, 10 panels of 10 ft.` */
export const areaCodec: Codec<AreaValue> = {
  format: (area) =>
    [
      `${writeTimes(area.count)}${sizeText(area.sizeFt)} ${area.shape}`,
      ...(area.heightFt === null ? [] : [`${area.heightFt} ft. high`]),
      ...(area.widthFt === null ? [] : [`${area.widthFt} ft. wide`]),
      ...(area.thicknessIn === null ? [] : [`${thicknessText(area.thicknessIn)} thick`]),
      ...(area.panels === null ? [] : [`${area.panels.count} panels of ${area.panels.sizeFt} ft.`]),
    ].join(', '),
  parse: (text) => {
    const wrong = refused(
      `${quote(text)} is not an area. Write one such as 20-ft. sphere, or 60-ft. line, 5 ft. wide.`,
    );
    const written = plainSymbols(text).replace(/(?<=\d),(?=\d{3}(?!\d))/g, '');
    const [beginning = '', ...parts] = written.split(/ ?[,;] ?/);
    const { times = '1', size, mile, shape: word } = first.exec(beginning)?.groups ?? {};
    if (size === undefined || word === undefined) return wrong;
    const shape = shapeCodec.parse(word);
    if (!shape.ok) return shape;
    const area: AreaValue = {
      shape: shape.value,
      sizeFt: Number(size) * (mile === undefined ? 1 : feetPerMile),
      count: Number(times),
      heightFt: null,
      widthFt: null,
      thicknessIn: null,
      panels: null,
    };
    return parts.every((part) => readPart(part, area)) ? parsed(area) : wrong;
  },
};
