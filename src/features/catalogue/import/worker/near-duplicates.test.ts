import { describe, expect, test } from 'vitest';
import { rowsOf, weapon, weaponDraft } from '#tests/support/drafts.ts';

const names = [
  'Torch',
  'Half Plate Armor',
  'Light Hammer',
  'Crossbow, Light',
  'Arrows',
  'Oil',
  'Rope (50 feet)',
  'Sling Bullets (20)',
  'Lantern, Hooded',
  'Trident',
  'Battleaxe (2-handed)',
  'Studded Leather Armor',
  'Hide',
  'Potion of Healing',
];
const catalogue = names.map((name, at) => weapon(`2024#${at}`, { name, edition: '2024' }, 2));

const draftOf = (...written: readonly string[]) =>
  weaponDraft(
    ['Name,Category,Notes', ...written.map((name) => `"${name}",Simple melee,mine`)].join('\n'),
    catalogue,
  );

describe('a name that nearly equals the name of an item', () => {
  test.for([
    ['Troch', 'Torch'],
    ['Half Plate Armour', 'Half Plate Armor'],
    ['Hammer, Light', 'Light Hammer'],
    ['Light crossbow', 'Crossbow, Light'],
    ['Light Crossbows', 'Crossbow, Light'],
    ['Arrows (20)', 'Arrows'],
    ['Arrow', 'Arrows'],
    ['20 arrows', 'Arrows'],
    ['Arrows x20', 'Arrows'],
    ['Oil (flask)', 'Oil'],
    ['Rope, 50ft', 'Rope (50 feet)'],
    ['Rope', 'Rope (50 feet)'],
    ['Bullets, Sling', 'Sling Bullets (20)'],
    ['Hooded Lanterns', 'Lantern, Hooded'],
    ['Triden', 'Trident'],
    ['Studed Lether Armor', 'Studded Leather Armor'],
    ['Battleaxe', 'Battleaxe (2-handed)'],
    ['Torches', 'Torch'],
    ['Studded Leather', 'Studded Leather Armor'],
    ['Hide Armour', 'Hide'],
    ['Arows (20)', 'Arrows'],
    ['Troches', 'Torch'],
    ['Halfplate', 'Half Plate Armor'],
    ['Studed Leather', 'Studded Leather Armor'],
    ['Studded Lether', 'Studded Leather Armor'],
    ['Healing Poiton', 'Potion of Healing'],
  ] as const)('“%s” leads to a question whether it is %s', ([written, name]) => {
    const table = draftOf(written);
    const [group] = table.summary().groups;
    expect(group?.replies).toEqual([
      { text: name, label: name },
      { isNew: true, label: 'It is a new item' },
    ]);
    table.reply(group?.id ?? '', 0);
    expect(rowsOf(table)[0]).toMatchObject({ status: 'update', matched: { name } });
    table.undo();
    table.reply(group?.id ?? '', 1);
    expect(rowsOf(table)[0]).toMatchObject({ status: 'create' });
    expect(rowsOf(table)[0]?.cells['name']?.text).toBe(written);
  });

  test.for([
    'Longsword',
    'Rope, 100 feet',
    'Sling Bullets (50)',
    'Lantern, Bullseye',
    'Crossbow, Heavy',
    'Plate Armor',
    'Oil of Slipperiness',
    'Torch +1',
    'Light Hammer of Thor',
    'Whip',
    'Leather Armor',
    'Armor',
  ])('“%s” is a new item without a question', (written) => {
    expect(rowsOf(draftOf(written))[0]?.status).toBe('create');
  });
});

test.for(['Half-plate Armor', 'Lantern (hooded)', 'TORCH'])(
  '“%s” is the item without a question, because only case and punctuation differ',
  (written) => {
    expect(rowsOf(draftOf(written))[0]?.status).toBe('update');
  },
);

test('names that differ only in their numbers are different items', () => {
  const potions = ['Potion 1', 'Potion 2', 'Potion 11'].map((name, at) =>
    weapon(`2024#p${at}`, { name, edition: '2024' }),
  );
  const table = weaponDraft(
    'Name,Category\nPotion 3,Simple melee\nPotion 12,Simple melee',
    potions,
  );
  expect(table.summary().counts).toMatchObject({ create: 2, error: 0 });
});

test('a confirmed new name is stored with the draft, and is asked about again after it changes', () => {
  const table = draftOf('Troch');
  table.reply(table.summary().groups[0]?.id ?? '', 1);
  const stored = draftOf('Troch');
  const content = 'Name,Category,Notes\nTroch,Simple melee,mine';
  stored.load({ name: null, content }, { state: table.snapshot() });
  expect(stored.summary().counts.create).toBe(1);
  expect(stored.csvOf('error')).not.toContain('(new name)');
  const edits = [{ rowId: '0', key: 'name', text: 'Torhc' }];
  stored.edit({ label: 'Type', edits, appended: [] });
  expect(stored.summary().counts.error).toBe(1);
});

test('rows with a key of an export and imports that create every row are not asked about', () => {
  const exported = weaponDraft('key,Name,Category\n2024#new,Troch,Simple melee', catalogue);
  expect(exported.summary().counts.create).toBe(1);
  const table = draftOf('Troch');
  table.onConflict('create');
  expect(table.summary().counts.create).toBe(1);
});

test('the question about a near name says the edition of the item', () => {
  const both = ['2014', '2024'].map((edition) =>
    weapon(`${edition}#club`, { name: 'Club', edition }),
  );
  const [group] = weaponDraft('Name,Category\nClub (2014),Simple melee', both).summary().groups;
  expect(group?.message).toContain('The catalogue has Club (2024)');
});

describe('a name that nearly equals the name of an item in another edition', () => {
  const older = [
    weapon('2014#torch', { name: 'Torch', edition: '2014' }),
    weapon('2014#quarterstaff', { name: 'Quarterstaff', edition: '2014' }),
    weapon('2014#club', { name: 'Club', edition: '2014' }),
    weapon('2014#halfplate', { name: 'Half plate', edition: '2014' }),
    weapon('2024#mace', { name: 'Mace', edition: '2024' }),
  ];

  test.for([
    ['Clbu', 'Club'],
    ['Quaterstaf', 'Quarterstaff'],
    ['Troch', 'Torch'],
    ['Torches', 'Torch'],
    ['Half-Plate Armor', 'Half plate'],
    ['Halfplate', 'Half plate'],
  ] as const)('leads to a question if the row has no edition: “%s”', ([written, name]) => {
    const table = weaponDraft(`Name,Category,Notes\n${written},Simple melee,mine`, older);
    const [group] = table.summary().groups;
    expect(group).toMatchObject({
      field: 'name',
      replies: [
        { text: name, label: `${name} (2014)`, edition: '2014' },
        { isNew: true, label: 'It is a new item' },
      ],
    });
    table.reply(group?.id ?? '', 0);
    expect(rowsOf(table)[0]).toMatchObject({ status: 'update', matched: { name } });
    expect(rowsOf(table)[0]?.cells['edition']?.text).toBe('2014');
    table.undo();
    table.reply(group?.id ?? '', 1);
    expect(rowsOf(table)[0]).toMatchObject({ status: 'create' });
    expect(rowsOf(table)[0]?.cells['edition']?.text).toBe('2024');
  });

  test('is a new item if the row has an edition', () => {
    const table = weaponDraft('Name,Category,Edition\nTroch,Simple melee,2024', older);
    expect(rowsOf(table)[0]?.status).toBe('create');
  });

  test('leads to no question in a row with a question about its edition', () => {
    const table = weaponDraft('Name,Category\nTorch,Simple melee\nMacee,Simple melee', older);
    expect(table.summary().groups.map(({ field }) => field)).toEqual(['edition', 'name']);
    table.reply(table.summary().groups[0]?.id ?? '', 1);
    expect(rowsOf(table).map(({ status }) => status)).toEqual(['create', 'error']);
  });
});
