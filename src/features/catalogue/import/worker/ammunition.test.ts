import { describe, expect, test } from 'vitest';
import { rowsOf, valuesByName, weapon, weaponDraft } from '#tests/support/drafts.ts';

const draftOf = (properties: string, ammunition = '', notes = '') =>
  weaponDraft(
    `Name\tCategory\tProperties\tAmmunition\tNotes\nRelic\tMartial ranged\t${properties}\t${ammunition}\t${notes}`,
  );

const typing = (key: string, text: string) => ({
  label: 'Type',
  edits: [{ rowId: '0', key, text }],
  appended: [],
});

describe('an unknown ammunition in the properties', () => {
  test.for([
    ['Ammunition (range 80/320; arows), Two-Handed', 'Arrows', '2024#arrows'],
    ['Ammunition (Range 80/320; Quarrel)', 'Bolts', '2024#bolts'],
    ['Ammunition (80/320; shafts)', '2024#arrows', '2024#arrows'],
    ['Two-Handed, Ammunition (range 25/100; darts)', 'Needles', '2024#needles'],
    ['Ammunition (range 30/120; pebbles); Light', 'Bullets, Sling', '2024#bullets-sling'],
    ['Ammunition (stones)', 'Bullets, Sling', '2024#bullets-sling'],
    ['Loading, Ammunition (range 80/320; crossbow quarrels)', 'bolt', '2024#bolts'],
    ['Ammunition (range 80/320; pfeile)', 'None', null],
    ['Ammunition (range 80/320; arrow heads)', '', null],
    ['Ammunition (range 80/320; flechettes)', '—', null],
  ] as const)('of “%s” is fixed by “%s”', ([properties, typed, key]) => {
    const table = draftOf(properties);
    const [group] = table.summary().groups;
    expect(group).toMatchObject({ field: 'ammunitionSk', count: 1 });
    table.fixAlike(group?.id ?? '', typed);
    expect(table.summary().groups).toEqual([]);
    expect(valuesByName(table)['Relic']).toMatchObject({ ammunitionSk: key });
  });

  test('that may be one of several items gets a reply for each of them', () => {
    const table = draftOf('Ammunition (range 30/120; Bullet)');
    const [group] = table.summary().groups;
    expect(group?.message).toContain('may be');
    expect(group?.replies.map(({ label }) => label)).toEqual([
      'Bullets, Firearm',
      'Bullets, Sling',
    ]);
    table.reply(group?.id ?? '', 1);
    expect(table.summary().groups).toEqual([]);
    expect(valuesByName(table)['Relic']).toMatchObject({ ammunitionSk: '2024#bullets-sling' });
  });

  test('is a contradiction only between cells that both come from the file', () => {
    const table = draftOf('Ammunition (range 80/320; arrows)', 'Bolts');
    const [group] = table.summary().groups;
    expect(group?.message).toContain('Change one of them');
    table.edit(typing('ammunitionSk', 'Needles'));
    expect(table.summary().groups).toEqual([]);
  });
});

describe('words in brackets after another property', () => {
  test.for([
    ['Two-Handed (unless mounted)', 'two-handed unless mounted'],
    ['Heavy, Reach, Two-Handed (unless mounted)', 'two-handed unless mounted'],
    ['Heavy (for Small creatures)', 'heavy for Small creatures'],
    ['Light (when oiled), Finesse', 'light when oiled'],
    ['Thrown (range 20/60; returns)', 'thrown returns'],
    ['Versatile (1d10; mounted only)', 'versatile mounted only'],
    ['Loading (takes a bonus action)', 'loading takes a bonus action'],
    ['Reach (only when mounted)', 'reach only when mounted'],
    ['Finesse (elves only); Light (dwarves only)', 'finesse elves only; light dwarves only'],
    ['Special (see text)', 'special see text'],
  ] as const)('are notes, not ammunition: “%s”', ([properties, notes]) => {
    const table = draftOf(properties);
    expect(table.summary().groups).toEqual([]);
    expect(valuesByName(table)['Relic']).toMatchObject({ notes, ammunitionSk: null });
  });

  test('are added to notes, unless the notes have them', () => {
    const notesOf = (notes: string) =>
      rowsOf(draftOf('Two-Handed (unless mounted)', '', notes))[0]?.cells['notes']?.text;
    expect(notesOf('old')).toBe('old; two-handed unless mounted');
    expect(notesOf('Two-handed unless mounted')).toBe('Two-handed unless mounted');
    const lance = weapon('2024#relic', {
      name: 'Relic',
      category: 'martial-ranged',
      properties: ['two-handed'],
      notes: 'two-handed unless mounted',
      edition: '2024',
    });
    const content = 'Name,Category,Properties\nRelic,Martial ranged,Two-Handed (unless mounted)';
    expect(weaponDraft(content, [lance]).summary().counts.unchanged).toBe(1);
  });
});

describe('a weapon with the property Ammunition but without a kind', () => {
  test.for([
    'Ammunition',
    'ammunition',
    'Ammunition (range 150/600)',
    'Ammunition (150/600), Heavy, Two-Handed',
    'Heavy; Ammunition',
    'Ammunition, Loading',
    'Light, Ammunition (range 30/120), Loading',
    'Ammunition 80/320',
    'Loading, ammunition (Range 25/100)',
    'Two-handed, Ammunition',
  ])('is a question: “%s”', (properties) => {
    const table = draftOf(properties);
    const [group] = table.summary().groups;
    expect(group).toMatchObject({
      field: 'ammunitionSk',
      title: 'Ammunition is empty',
      replies: [{ text: '', label: 'Leave it empty' }],
    });
    table.reply(group?.id ?? '', 0);
    expect(table.summary().counts.create).toBe(1);
    table.undo();
    table.fixAlike(group?.id ?? '', 'Arrows');
    expect(valuesByName(table)['Relic']).toMatchObject({ ammunitionSk: '2024#arrows' });
  });

  test('is not a question if the item of the catalogue has none either', () => {
    const item = weapon('2024#relic', {
      name: 'Relic',
      edition: '2024',
      properties: ['ammunition'],
    });
    const table = weaponDraft('Name,Notes\nRelic,new', [item]);
    expect(table.summary().counts.update).toBe(1);
  });
});
