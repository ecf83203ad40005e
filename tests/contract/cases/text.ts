import { expect } from 'vitest';
import { fails, succeeds, type ContractCase } from '../case.ts';
import { callsOf, kinds } from './catalogue-kinds.ts';
import { purge } from './new-campaign.ts';

/** A character that has three characters in its composed form (NFC). */
const growing = '\ufb2c';
/** Two characters that have one character in their composed form (NFC). */
const shrinking = 'e\u0301';

/** A line break, a mark of direction, a space without a width, an accent alone, and a symbol that shows nothing. */
const hidden = ['Ro\npe', '\u202eepoR', 'Ro\u200bpe', '\u0301', '\u{1d159}'];

const campaign = (fields: Readonly<Record<string, string>>) => {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  return form;
};
const campaignCalled = (title: string) =>
  campaign({ title, setting: 'A coast', storyOverview: 'Fog came.' });

const character = (name: string) => ({
  name,
  class: 'fighter',
  species: 'human',
  background: 'soldier',
  abilities: { str: 15, dex: 14, con: 13, int: 8, wis: 10, cha: 12 },
});

/** Texts are composed (NFC) before their lengths are checked, and names have no hidden characters. */
export const cases: readonly ContractCase[] = [
  {
    operation: 'campaignCreate',
    status: 201,
    title:
      'reads the line breaks of a form as line feeds, which count once in the length of a text',
    run: async ({ signIn }) => {
      const setting = `${'\n'.repeat(5000)}${'a'.repeat(5000)}`;
      const body = campaign({ title: 'Many lines', setting, storyOverview: 'Fog came.' });
      const mira = await signIn('mira');
      const { body: created } = await succeeds(mira, 'campaignCreate', 201, { body });
      expect(created.setting).toBe(setting);
      await purge(mira, created.campaignId);
    },
  },
  ...kinds.flatMap((kind): ContractCase[] => {
    const { noun, sk } = kind;
    const { id, named, call, create, bulk, skOf } = callsOf(kind);
    return [
      {
        operation: id('Create'),
        status: 422,
        title: 'refuses a name that is too long in its composed form',
        run: async ({ signIn }) => {
          const admin = await signIn('odo');
          const body = named(growing.repeat(100));
          const problem = await fails(admin, id('Create'), 422, { body });
          expect(problem.fields.map(({ path }) => path)).toEqual(['/name']);
          const { results } = await bulk(admin, [{ action: 'create', item: body }]);
          expect(results[0]?.problem?.fields.map(({ path }) => path)).toEqual(['/name']);
        },
      },
      {
        operation: id('Create'),
        status: 422,
        title: 'refuses a name with hidden characters',
        run: async ({ signIn }) => {
          const admin = await signIn('odo');
          for (const name of hidden) {
            const body = named(name);
            const problem = await fails(admin, id('Create'), 422, { body });
            expect(problem.fields.map(({ path }) => path)).toEqual(['/name']);
            const { results } = await bulk(admin, [{ action: 'create', item: body }]);
            expect(results[0]?.problem?.fields.map(({ path }) => path)).toEqual(['/name']);
          }
        },
      },
      {
        operation: id('Create'),
        status: 201,
        title: 'accepts a name with joiners that its script or its emoji needs',
        run: async ({ signIn }) => {
          const admin = await signIn('odo');
          for (const name of [`${noun} می‌خواهم`, `${noun} 👩‍👩‍👧‍👦`]) {
            expect((await create(admin, name)).body.name).toBe(name);
          }
        },
      },
      {
        operation: id('Create'),
        status: 201,
        title: 'stores the composed form of every text, and limits the length of this form',
        run: async ({ signIn }) => {
          const admin = await signIn('odo');
          const name = `${noun} ${growing.repeat(30)}${shrinking.repeat(20)}`;
          const more = { description: shrinking.repeat(9000) };
          const { body } = await create(admin, name, more);
          expect(body).toMatchObject({
            name: name.normalize('NFC'),
            description: 'é'.repeat(9000),
          });
          const again = { params: { [sk]: skOf(body) }, body: named(body.name, more) };
          expect((await call(admin, 'Update', 200, again)).body.version, 'unchanged').toBe(1);
          const query = { params: { q: `${noun} ${shrinking}${shrinking}`, pageSize: 5 } };
          expect((await call(admin, 'List', 200, query)).body.items[0]?.name).toBe(body.name);
        },
      },
      {
        operation: id('Create'),
        status: 201,
        title: 'derives different keys from long names with the same beginning',
        run: async ({ signIn }) => {
          const admin = await signIn('odo');
          const beginning = `${noun} ${'剣'.repeat(30)}`;
          const first = (await create(admin, `${beginning}一`)).body;
          const second = (await create(admin, `${beginning}二`)).body;
          expect(skOf(first)).not.toBe(skOf(second));
        },
      },
    ];
  }),
  {
    operation: 'campaignCreate',
    status: 422,
    title: 'refuses a title that is too long in its composed form',
    run: async ({ signIn }) => {
      const mira = await signIn('mira');
      const tooLong = growing.repeat(100);
      const created = await fails(mira, 'campaignCreate', 422, { body: campaignCalled(tooLong) });
      expect(created.fields.map(({ path }) => path)).toEqual(['/title']);
      const good = await succeeds(mira, 'campaignCreate', 201, {
        body: campaignCalled(growing.repeat(40)),
      });
      expect(good.body.title).toBe(growing.repeat(40).normalize('NFC'));
      const { campaignId } = good.body;
      const update = { params: { campaignId }, body: campaign({ title: tooLong }) };
      const updated = await fails(mira, 'campaignUpdate', 422, update);
      expect(updated.fields.map(({ path }) => path)).toEqual(['/title']);
    },
  },
  {
    operation: 'characterCreate',
    status: 422,
    title: 'refuses a name that is too long in its composed form',
    run: async ({ signIn }) => {
      const body = character(growing.repeat(100));
      const problem = await fails(await signIn('tomas'), 'characterCreate', 422, { body });
      expect(problem.fields.map(({ path }) => path)).toEqual(['/name']);
    },
  },
  {
    operation: 'campaignCreate',
    status: 422,
    title: 'refuses a title with hidden characters',
    run: async ({ signIn }) => {
      const mira = await signIn('mira');
      for (const title of hidden) {
        const problem = await fails(mira, 'campaignCreate', 422, { body: campaignCalled(title) });
        expect(problem.fields.map(({ path }) => path)).toEqual(['/title']);
      }
    },
  },
  {
    operation: 'entryCreate',
    status: 422,
    title: 'refuses a title with hidden characters',
    run: async ({ signIn }) => {
      const mira = await signIn('mira');
      const created = await succeeds(mira, 'campaignCreate', 201, {
        body: campaignCalled('The harbour'),
      });
      const params = { campaignId: created.body.campaignId };
      for (const title of hidden) {
        const call = { params, body: { type: 'note', title } };
        const problem = await fails(mira, 'entryCreate', 422, call);
        expect(problem.fields.map(({ path }) => path)).toEqual(['/title']);
      }
    },
  },
  {
    operation: 'characterCreate',
    status: 422,
    title: 'refuses a name with hidden characters',
    run: async ({ signIn }) => {
      const tomas = await signIn('tomas');
      for (const name of hidden) {
        const problem = await fails(tomas, 'characterCreate', 422, { body: character(name) });
        expect(problem.fields.map(({ path }) => path)).toEqual(['/name']);
      }
    },
  },
];
