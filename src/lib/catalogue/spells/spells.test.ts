import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { choicesOf } from '../choice.ts';
import type { Parsed } from '../codec.ts';
import { areaCodec } from './area.ts';
import { castingTimeCodec } from './casting-time.ts';
import { componentsCodec } from './components.ts';
import { spellDamageCodec } from './damage.ts';
import { durationCodec } from './duration.ts';
import { healingCodec } from './healing.ts';
import { higherLevelsCodec } from './higher-levels.ts';
import { spellRangeCodec } from './range.ts';
import { saveCodec } from './save.ts';

const types = choicesOf(['acid', 'bludgeoning', 'cold', 'fire', 'force', 'radiant']);
const abilities = choicesOf(['dex', 'con'], { dex: 'Dexterity', con: 'Constitution' });

const codecs = {
  'casting time': castingTimeCodec,
  range: spellRangeCodec,
  area: areaCodec,
  components: componentsCodec,
  duration: durationCodec,
  save: saveCodec(abilities),
  damage: spellDamageCodec(types),
  healing: healingCodec,
  'higher levels': higherLevelsCodec(['all', 'first', 'later', 'cold']),
};

interface Reader {
  parse: (text: string) => Parsed<unknown>;
}

const read = (codec: Reader, text: string): unknown => {
  const result = codec.parse(text);
  return result.ok ? result.value : result.message;
};

const action = { amount: 1, unit: 'action', ritual: false, alternate: null, trigger: '' };
const sphere = {
  shape: 'sphere',
  sizeFt: 20,
  count: 1,
  heightFt: null,
  widthFt: null,
  thicknessIn: null,
  panels: null,
};
const gp = (amount: number) => ({ amount, unit: 'gp' });
const piece = { count: 1, per: null, consumed: false };
const material = (text: string, ...costs: object[]) => ({
  verbal: true,
  somatic: true,
  material: { text, costs },
});
const fire = { amount: '2d6', types: ['fire'], times: 1, later: false, toCaster: false };
const noLevels = { perSlot: [], steps: [], usesSlotLevel: false };
const minute = { amount: 1, unit: 'minute', upTo: true, concentration: true };

describe('notations of rulebooks and tables are read', () => {
  test.for([
    ['casting time', 'Action', action],
    ['casting time', 'Bonus Action', { ...action, unit: 'bonus-action' }],
    ['casting time', '10 min', { ...action, amount: 10, unit: 'minute' }],
    ['casting time', 'Action or Ritual', { ...action, ritual: true }],
    ['casting time', '1 minute (ritual)', { ...action, unit: 'minute', ritual: true }],
    ['casting time', '1 action or 8 hrs', { ...action, alternate: { amount: 8, unit: 'hour' } }],
    [
      'casting time',
      'Reaction, which you take when you fall, or jump',
      { ...action, unit: 'reaction', trigger: 'which you take when you fall, or jump' },
    ],
    ['range', 'touch', 'touch'],
    ['range', '60 feet', { amount: 60, unit: 'feet' }],
    ['range', '1,000-ft.', { amount: 1000, unit: 'feet' }],
    ['range', '1 Mile', { amount: 1, unit: 'miles' }],
    ['area', '20-foot-radius Sphere', sphere],
    ['area', '20 ft. sphere', sphere],
    ['area', '1-mile square', { ...sphere, shape: 'square', sizeFt: 5280 }],
    ['area', '100 ft radius', { ...sphere, shape: 'radius', sizeFt: 100 }],
    ['area', '60-foot line, 5 feet wide', { ...sphere, shape: 'line', sizeFt: 60, widthFt: 5 }],
    [
      'area',
      '60 ft. wall, 20 ft. high, 1 foot thick',
      { ...sphere, shape: 'wall', sizeFt: 60, heightFt: 20, thicknessIn: 12 },
    ],
    ['components', 'v s', { verbal: true, somatic: true, material: null }],
    ['components', '—', { verbal: false, somatic: false, material: null }],
    ['components', 'V, S, M', material('')],
    ['components', 'VSM (a sprig (dried); two eggs)', material('a sprig (dried); two eggs')],
    [
      'components',
      'V, S, M (a pearl worth 100+ GP, which the spell consumes)',
      material('a pearl', { ...piece, cost: gp(100), consumed: true }),
    ],
    [
      'components',
      'V, S, M (a box, 1,500 gp; 4 × 50 gp per corpse)',
      material(
        'a box',
        { ...piece, cost: gp(1500) },
        { ...piece, cost: gp(50), count: 4, per: 'corpse' },
      ),
    ],
    [
      'components',
      'V, S, M (holy water, consumed)',
      material('holy water', { ...piece, cost: gp(0), consumed: true }),
    ],
    ['duration', 'Concentration, up to 1 minute', minute],
    ['duration', 'concentration up to 1 min.', minute],
    ['duration', '10 Rounds', { amount: 10, unit: 'round', upTo: false, concentration: false }],
    ['duration', 'until dispelled or triggered', 'until-dispelled-or-triggered'],
    ['save', 'Dex', { abilities: ['dex'], half: false }],
    ['save', 'DEX save, half damage', { abilities: ['dex'], half: true }],
    ['save', 'Con or Dex (half)', { abilities: ['con', 'dex'], half: true }],
    ['damage', '2d6 Fire damage', [fire]],
    ['damage', 'd6 fire', [{ ...fire, amount: '1d6' }]],
    ['damage', '2d6 fire or cold', [{ ...fire, types: ['fire', 'cold'] }]],
    ['damage', '2d6 acid, cold, or fire', [{ ...fire, types: ['acid', 'cold', 'fire'] }]],
    ['damage', '2d6 fire and 2d6 radiant', [fire, { ...fire, types: ['radiant'] }]],
    ['damage', '2d6 fire, 2d6 radiant later', [fire, { ...fire, types: ['radiant'], later: true }]],
    ['damage', '2d6 fire + 1d8 cold', [fire, { ...fire, amount: '1d8', types: ['cold'] }]],
    ['damage', '3 x 1d4 + 1 force', [{ ...fire, amount: '1d4+1', types: ['force'], times: 3 }]],
    ['damage', '4d12 + your spellcasting ability modifier fire', [{ ...fire, amount: '4d12+mod' }]],
    ['damage', 'none', []],
    ['healing', '2d8 + modifier', { amount: '2d8+mod', times: 1, temporary: false }],
    ['healing', '5 temporary hit points', { amount: '5', times: 1, temporary: true }],
    [
      'higher levels',
      '+1d6 per slot level',
      { ...noLevels, perSlot: [{ amount: '1d6', unit: 'points', appliesTo: null }] },
    ],
    [
      'higher levels',
      '+1 creature per slot; Slot 9: until dispelled',
      {
        ...noLevels,
        perSlot: [{ amount: '1', unit: 'targets', appliesTo: null }],
        steps: [{ level: 9, value: 'until-dispelled' }],
      },
    ],
    [
      'higher levels',
      'Level 5: 2 beams',
      { ...noLevels, steps: [{ level: 5, value: { amount: '2', unit: 'bolts' } }] },
    ],
    ['higher levels', 'Slot level', { ...noLevels, usesSlotLevel: true }],
  ] as const)('%s: %s', ([name, text, value]) => {
    expect(read(codecs[name], text)).toEqual(value);
  });
});

describe('other texts are refused with an example:', () => {
  test.for([
    ['casting time', 'soon', /Write one such as 1 action/],
    ['casting time', '1 action or 1 hour or 8 hours', /is not a casting time/],
    ['range', 'far', /Write one such as 60 ft\., 1 mile, Touch or Self\./],
    ['area', 'large', /Write one such as 20-ft\. sphere/],
    ['area', '20-ft. sphere, 5 in. wide', /is not an area/],
    ['area', '20-ft. blob', /“blob” is not one of these/],
    ['components', 'V, S, X', /Write V, S, M/],
    ['components', 'V, V', /Write V, S, M/],
    ['components', 'V, S (a pearl)', /with the material in brackets/],
    ['duration', 'a while', /Write one such as Instantaneous/],
    ['save', 'Luck', /“Luck” is not one of these/],
    ['damage', '2d7 fire', /“2d7 fire” is not damage/],
    ['damage', 'lots of fire', /Write dice and type/],
    ['damage', '2d6 love', /“love” is not one of these/],
    ['healing', 'some', /is not a number of hit points/],
    ['higher levels', 'more of everything', /put other words into the description/],
    ['higher levels', '+2d7 per slot', /is not read as a change at higher levels/],
    ['higher levels', '+1d6 per slot (everywhere)', /“everywhere” is not one of these/],
    ['higher levels', 'Level 3: much', /is not read as a change at higher levels/],
  ] as const)('%s: %s', ([name, text, message]) => {
    expect(read(codecs[name], text)).toMatch(message);
  });

  test.for([' or 1 x', ' 4', 'a b, ', '(1 × '])(
    'a long text of “%s” in a short message',
    (part) => {
      for (const codec of Object.values(codecs)) {
        const message = read(codec, `y${part.repeat(14_000)}`);
        expect(typeof message).toBe('string');
        expect(String(message).length).toBeLessThan(280);
      }
    },
  );
});

/** Short texts with everything that has a meaning in the texts of materials and triggers. */
const tricky = fc
  .string({
    unit: fc.constantFrom(
      ...'ab1;,"() ×+'.split(''),
      ' or ritual',
      '5 gp',
      ' worth ',
      ', consumed',
    ),
    maxLength: 10,
  })
  .map((text) => text.replace(/\s+/gu, ' ').trim());

test('a trigger with any characters is the same after format and parse', () => {
  fc.assert(
    fc.property(tricky, fc.boolean(), (trigger, ritual) => {
      const value = { amount: 1, unit: 'reaction', ritual, alternate: null, trigger } as const;
      expect(read(castingTimeCodec, castingTimeCodec.format(value))).toEqual(value);
    }),
  );
});

test('a material with any characters and prices is the same after format and parse', () => {
  const cost = fc.record({
    cost: fc.record({ amount: fc.nat(3000), unit: fc.constantFrom('cp', 'gp', 'pp') }),
    count: fc.integer({ min: 1, max: 12 }),
    per: fc.constantFrom('target', 'corpse', null),
    consumed: fc.boolean(),
  });
  fc.assert(
    fc.property(tricky, fc.array(cost, { maxLength: 3 }), (text, costs) => {
      const value = { verbal: true, somatic: false, material: { text, costs } };
      expect(read(componentsCodec, componentsCodec.format(value))).toEqual(value);
    }),
  );
});
