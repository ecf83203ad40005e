import { expect } from 'vitest';
import { fails, succeeds, type ContractCase } from '../case.ts';

/** References from weapons and packs to gear. */
export const cases: readonly ContractCase[] = [
  {
    operation: 'gearDelete',
    status: 409,
    title: 'refuses to delete an item that a weapon uses, and names the weapon',
    run: async ({ signIn }) => {
      const admin = await signIn('odo');
      const arrow = { name: 'Glass Arrows', category: 'ammunition', edition: 'other' };
      const { gearSk } = (await succeeds(admin, 'gearCreate', 201, { body: arrow })).body;
      const bow = {
        name: 'Glass Bow',
        category: 'martial-ranged',
        edition: 'other',
        properties: ['ammunition'],
        range: { normal: 80, long: 320 },
        ammunitionSk: gearSk,
      };
      const { weaponSk } = (await succeeds(admin, 'weaponCreate', 201, { body: bow })).body;
      const problem = await fails(admin, 'gearDelete', 409, { params: { gearSk } });
      expect(problem.code).toBe('in_use');
      expect(problem.detail).toContain('Glass Bow');
      expect(problem.usedBy).toEqual([
        { kind: 'weapons', sk: weaponSk, name: 'Glass Bow', edition: 'other' },
      ]);
      await succeeds(admin, 'weaponDelete', 204, { params: { weaponSk } });
      await succeeds(admin, 'gearDelete', 204, { params: { gearSk } });
    },
  },
  {
    operation: 'gearBulk',
    status: 200,
    title: 'lists the dependents of an item that it cannot delete or change, each once',
    run: async ({ signIn }) => {
      const admin = await signIn('odo');
      const gear = (name: string, more: object = {}) => ({
        action: 'create',
        item: { name, category: 'ammunition', edition: 'other', ...more },
      });
      const gearSk = 'other#shared-arrows';
      const holding = { contents: [{ gearSk, quantity: 1 }] };
      const operations = [
        gear('Shared Arrows'),
        gear('Shared Sack B', { ...holding, storageSk: gearSk }),
        gear('Shared Sack A', holding),
        { action: 'delete', sk: gearSk },
      ];
      const { body } = await succeeds(admin, 'gearBulk', 200, { body: { operations } });
      expect(body.results[3]?.problem).toMatchObject({
        code: 'in_use',
        usedBy: [
          { kind: 'gear', sk: 'other#shared-sack-a', name: 'Shared Sack A', edition: 'other' },
          { kind: 'gear', sk: 'other#shared-sack-b', name: 'Shared Sack B', edition: 'other' },
        ],
      });
      const bow = {
        name: 'Shared Bow',
        category: 'martial-ranged',
        edition: 'other',
        properties: ['ammunition'],
        range: { normal: 80, long: 320 },
        ammunitionSk: gearSk,
      };
      const { weaponSk } = (await succeeds(admin, 'weaponCreate', 201, { body: bow })).body;
      const moved = { name: 'Shared Arrows', category: 'other', edition: 'other' };
      const options = { params: { gearSk }, body: moved };
      const problem = await fails(admin, 'gearUpdate', 409, options);
      expect(problem).toMatchObject({
        code: 'in_use',
        usedBy: [{ kind: 'weapons', sk: weaponSk, name: 'Shared Bow', edition: 'other' }],
      });
    },
  },
  {
    operation: 'gearBulk',
    status: 200,
    title: 'deletes an item together with all its dependents, in any order',
    run: async ({ signIn }) => {
      const admin = await signIn('odo');
      const quiver = 'other#bone-quiver';
      const bolts = 'other#bone-bolts';
      const crate = 'other#bone-crate';
      const gear = (action: object, name: string, more: object = {}) => ({
        ...action,
        item: { name, category: 'ammunition', edition: 'other', ...more },
      });
      const holding = (...keys: string[]) => ({
        contents: keys.map((gearSk) => ({ gearSk, quantity: 1 })),
      });
      const build = [
        gear({ action: 'create' }, 'Bone Quiver'),
        // The quiver contains the bolts, and the bolts name the quiver as their storage.
        gear({ action: 'create' }, 'Bone Bolts', { storageSk: quiver }),
        gear({ action: 'update', sk: quiver }, 'Bone Quiver', holding(bolts)),
        gear({ action: 'create' }, 'Bone Crate', holding(quiver, bolts)),
      ];
      const run = async (operations: readonly unknown[], dryRun = false) => {
        const { body } = await succeeds(admin, 'gearBulk', 200, { body: { operations, dryRun } });
        return body.results.map(({ sk, status }) => `${status} ${sk}`);
      };
      for (const order of [
        [bolts, quiver, crate],
        [quiver, bolts, crate],
        [crate, quiver, bolts],
      ]) {
        await run(build);
        const deletions = order.map((sk) => ({ action: 'delete', sk }));
        const deleted = order.map((sk) => `deleted ${sk}`);
        expect(await run(deletions, true)).toEqual(deleted);
        await succeeds(admin, 'gearGet', 200, { params: { gearSk: bolts } });
        expect(await run(deletions)).toEqual(deleted);
        for (const gearSk of order) await fails(admin, 'gearGet', 404, { params: { gearSk } });
      }
    },
  },
  {
    operation: 'gearBulk',
    status: 200,
    title: 'does not delete an item whose dependent is not deleted, but deletes the other items',
    run: async ({ signIn }) => {
      const admin = await signIn('odo');
      const creation = (name: string, more: object = {}) => ({
        action: 'create',
        item: { name, category: 'other', edition: 'other', ...more },
      });
      const holding = (gearSk: string) => ({ contents: [{ gearSk, quantity: 1 }] });
      const operations = [
        creation('Tin Cup'),
        creation('Tin Box', holding('other#tin-cup')),
        creation('Tin Sack', holding('other#tin-box')),
        creation('Tin Spoon'),
        creation('Tin Set', holding('other#tin-spoon')),
      ];
      await succeeds(admin, 'gearBulk', 200, { body: { operations } });
      const deletion = (sk: string, version = 1) => ({ action: 'delete', sk, version });
      const { body } = await succeeds(admin, 'gearBulk', 200, {
        body: {
          operations: [
            deletion('other#tin-cup'),
            deletion('other#tin-spoon'),
            deletion('other#tin-box'),
            deletion('other#tin-sack', 9),
            {
              action: 'update',
              sk: 'other#tin-set',
              item: { ...creation('Tin Set').item, contents: [] },
            },
          ],
        },
      });
      expect(body.results.map(({ status, problem }) => problem?.code ?? status)).toEqual([
        'in_use',
        'deleted',
        'in_use',
        'version_mismatch',
        'updated',
      ]);
      expect(body.results[0]?.problem?.usedBy).toEqual([
        { kind: 'gear', sk: 'other#tin-box', name: 'Tin Box', edition: 'other' },
      ]);
      expect(body.counts).toMatchObject({ deleted: 1, updated: 1, failed: 3 });
      for (const gearSk of ['other#tin-cup', 'other#tin-box', 'other#tin-sack']) {
        await succeeds(admin, 'gearGet', 200, { params: { gearSk } });
      }
    },
  },
  {
    operation: 'weaponCreate',
    status: 422,
    title: 'refuses ammunition that does not exist, and names its field',
    run: async ({ signIn }) => {
      const body = {
        name: 'Ghost Bow',
        category: 'martial-ranged',
        edition: 'other',
        properties: ['ammunition'],
        ammunitionSk: 'other#ghost-arrows',
      };
      const problem = await fails(await signIn('odo'), 'weaponCreate', 422, { body });
      expect(problem.fields.map((field) => field.path)).toContain('/ammunitionSk');
    },
  },
  {
    operation: 'gearCreate',
    status: 422,
    title: 'refuses pack contents that do not exist, and names their position',
    run: async ({ signIn }) => {
      const body = {
        name: 'Ghost Pack',
        category: 'equipment-pack',
        edition: 'other',
        contents: [{ gearSk: 'other#ghost-rope', quantity: 1 }],
      };
      const problem = await fails(await signIn('odo'), 'gearCreate', 422, { body });
      expect(problem.fields[0]?.path).toMatch(/^\/contents\/0/);
    },
  },
];
