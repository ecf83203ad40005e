import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import type { ImportableEntry, ImportContent } from '#src/lib/archive/import-content.ts';
import { ImportPreview } from './import-preview.tsx';
import type { ImportChoice } from './use-import.ts';

const entry = (key: string, fields: Partial<ImportableEntry> = {}): ImportableEntry => ({
  key,
  parentKey: null,
  type: 'note',
  title: `The ${key}`,
  text: '',
  tags: [],
  visibility: 'gm',
  readerIds: [],
  details: {},
  draftedBy: null,
  coverPicture: null,
  pictures: [],
  viewCharacters: 0,
  ...fields,
});

const content: ImportContent = {
  source: 'vault',
  title: 'Vell',
  campaign: null,
  cover: null,
  entries: [
    entry('abbey', { type: 'place', pictures: ['map'] }),
    entry('cellar', { parentKey: 'abbey', readerIds: ['member-of-elsewhere'] }),
    entry('bones', { parentKey: 'cellar' }),
  ],
  pictures: [{ key: 'map', path: 'map.png', size: 2_000_000 }],
  findings: [{ where: 'plan.svg', what: 'This file is left out.' }],
  undecided: ['abbey', 'bones'],
  hash: 'hash',
};

function show(members: readonly [] | null) {
  const onImport = vi.fn<(choice: ImportChoice) => void>();
  render(
    <ImportPreview
      content={content}
      members={members}
      isPending={false}
      onImport={onImport}
      onBack={() => undefined}
    />,
  );
  return {
    user: userEvent.setup(),
    chosen: () => onImport.mock.lastCall?.[0],
  };
}

describe('the preview of an import', () => {
  it('shows what is in it, and what cannot be kept', () => {
    show([]);
    const form = screen.getByRole('form', { name: 'What will be imported' }).textContent;
    expect(form).toContain('1 place');
    expect(form).toContain('2 notes');
    expect(form).toContain('2 things cannot be kept as they are');
    expect(form).toContain('plan.svg: This file is left out.');
    expect(form).toContain('The cellar: Some of its chosen readers are not members here');
    expect(form).toContain('With 1 picture, 2.0 MB');
  });

  it('leaves out an entry with all entries below it, and moves up an entry that is ticked again', async () => {
    const { user, chosen } = show([]);
    await user.click(screen.getByRole('checkbox', { name: 'The cellar' }));
    const bones = { name: 'The bones', checked: false };
    expect(screen.getByRole('checkbox', bones).getAttribute('aria-checked')).toBe('false');
    await user.click(screen.getByRole('checkbox', { name: 'The bones' }));
    await user.click(screen.getByRole('button', { name: 'Import 2 entries' }));
    expect(chosen()?.entries.map(({ key, parentKey }) => [key, parentKey])).toEqual([
      ['abbey', null],
      ['bones', 'abbey'],
    ]);
  });

  it('shows entries to everyone only if the user says so and the source says nothing', async () => {
    const { user, chosen } = show([]);
    await user.click(screen.getByRole('radio', { name: 'Everyone' }));
    await user.click(screen.getByRole('button', { name: 'Import 3 entries' }));
    expect(chosen()?.entries.map(({ visibility }) => visibility)).toEqual([
      'everyone',
      'gm',
      'everyone',
    ]);
  });

  it('asks for the title of a new campaign', async () => {
    const { user, chosen } = show(null);
    const title = screen.getByRole('textbox', { name: /Title of the new campaign/ });
    expect(title).toHaveProperty('value', 'Vell');
    await user.clear(title);
    await user.type(title, 'Vell again');
    await user.click(screen.getByRole('button', { name: 'Create the campaign' }));
    expect(chosen()?.title).toBe('Vell again');
  });
});
