import { act, cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { beforeEach, expect, test, vi } from 'vitest';
import { EntryEditor, type EntryEditorProps } from './entry-editor.tsx';
import { RefusedPicture } from './refused-picture.ts';

const members = [
  { userId: 'tomas', name: 'Tomas' },
  { userId: 'ilse', name: 'Ilse' },
];

beforeEach(() => {
  // happy-dom has no layout, and loads no style sheets: ProseMirror would warn about this rule.
  const style = document.createElement('style');
  style.textContent = '[role=textbox], .ProseMirror { white-space: pre-wrap }';
  document.head.append(style);
  return () => style.remove();
});

const noEntries: EntryEditorProps['completeLinks'] = async () => [];

function open(start: string, props: Partial<EntryEditorProps> = {}) {
  const onChange = vi.fn<(text: string) => void>();
  let setFromOutside: (text: string) => void = () => undefined;
  function Page() {
    const [value, setValue] = useState(start);
    setFromOutside = setValue;
    return (
      <EntryEditor
        value={value}
        onChange={(text) => {
          setValue(text);
          onChange(text);
        }}
        label="Text"
        completeLinks={noEntries}
        members={members}
        {...props}
      />
    );
  }
  render(<Page />);
  return {
    user: userEvent.setup(),
    onChange,
    replace: (text: string) => act(() => setFromOutside(text)),
  };
}

const field = () => screen.getByRole('textbox', { name: 'Text' });
const button = (name: string) => screen.getByRole('button', { name });

test('the text is shown as it will look, and mounting changes nothing', () => {
  const { onChange } = open('# Heading\n\nSome **bold** words');
  expect(within(field()).getByRole('heading').textContent).toBe('Heading');
  expect(within(field()).getByText('bold').tagName).toBe('STRONG');
  expect(field().getAttribute('aria-multiline')).toBe('true');
  expect(onChange).not.toHaveBeenCalled();
});

test('the buttons show what is at the caret, and change it', async () => {
  const { user, onChange } = open('# Heading');
  expect(button('Heading').getAttribute('aria-pressed')).toBe('true');
  expect(button('Bold').getAttribute('aria-pressed')).toBe('false');
  await user.click(button('Subheading'));
  expect(onChange).toHaveBeenLastCalledWith('## Heading');
  expect(button('Subheading').getAttribute('aria-pressed')).toBe('true');
  await user.click(button('Subheading'));
  expect(onChange).toHaveBeenLastCalledWith('Heading');
  await user.click(button('Bullet list'));
  expect(onChange).toHaveBeenLastCalledWith('- Heading');
  await user.click(button('Numbered list'));
  expect(onChange).toHaveBeenLastCalledWith('1. Heading');
  await user.click(button('Undo'));
  expect(onChange).toHaveBeenLastCalledWith('- Heading');
});

test('the arrow keys move between the buttons, and Tab stops once', async () => {
  const { user } = open('words');
  const toolbar = screen.getByRole('toolbar', { name: 'Format: Text' });
  const stops = () =>
    within(toolbar)
      .getAllByRole('button')
      .filter(({ tabIndex }) => tabIndex === 0)
      .map((one) => one.getAttribute('aria-label'));
  expect(stops()).toEqual(['Bold']);
  act(() => button('Bold').focus());
  await user.keyboard('{ArrowRight}{ArrowRight}');
  expect(document.activeElement).toBe(button('Heading'));
  expect(stops()).toEqual(['Heading']);
  await user.keyboard('{End}{ArrowRight}{ArrowLeft}');
  expect(document.activeElement).toBe(button('Edit as text'));
});

test('a secret names its readers, and other readers can be chosen', async () => {
  const { user, onChange } = open('The raven is a spy.');
  await user.click(button('Secret'));
  expect(onChange).toHaveBeenLastCalledWith(':::secret\nThe raven is a spy.\n:::');
  await user.click(
    await screen.findByRole('button', { name: 'Secret: Game masters only. Change' }),
  );
  await user.click(await screen.findByRole('checkbox', { name: 'Ilse' }));
  expect(onChange).toHaveBeenLastCalledWith(':::secret{for="ilse"}\nThe raven is a spy.\n:::');
  expect(
    screen.getByRole('button', { name: 'Secret: Game masters and Ilse. Change' }),
  ).toBeDefined();
  await user.click(screen.getByRole('radio', { name: 'Everyone' }));
  expect(onChange).toHaveBeenLastCalledWith(':::secret{for="everyone"}\nThe raven is a spy.\n:::');
  await user.click(screen.getByRole('button', { name: 'Make it ordinary text' }));
  expect(onChange).toHaveBeenLastCalledWith('The raven is a spy.');
});

test('a secret names neither game masters nor people who have left', async () => {
  const { user } = open(
    [['tomas', 'nobody'], ['nobody', 'no-one'], ['mira']]
      .map((readers) => `:::secret{for="${readers.join(' ')}"}\nA spy.\n:::`)
      .join('\n\n'),
    { members: [...members, { userId: 'mira', name: 'Mira', readsAll: true }] },
  );
  const headers = within(field()).getAllByRole('button', { name: /^Secret/ });
  expect(headers.map(({ textContent }) => textContent)).toEqual([
    'Game masters, Tomas and someone who has left',
    'Game masters and 2 people who have left',
    'Game masters only',
  ]);
  await user.click(within(field()).getByRole('button', { name: /Tomas/ }));
  const choices = within(await screen.findByRole('group', { name: 'Chosen members' }));
  expect(choices.getAllByRole('checkbox')).toHaveLength(2);
});

test('the same text can be edited as Markdown', async () => {
  const text = '* one\n* two\n\n[[Barovia]]';
  const { user, onChange } = open(text);
  await user.click(button('Edit as text'));
  expect(field()).toHaveProperty('value', text);
  expect(button('Edit as text').getAttribute('aria-pressed')).toBe('true');
  expect(screen.queryByRole('button', { name: 'Bold' })).toBe(null);
  await user.type(field(), ' *now*');
  expect(onChange).toHaveBeenLastCalledWith(`${text} *now*`);
  await user.click(button('Edit as text'));
  expect(within(field()).getByText('now').tagName).toBe('EM');
});

test('a text from outside replaces the document', () => {
  const { replace, onChange } = open('before');
  replace('after **all**');
  expect(field().textContent).toBe('after all');
  expect(onChange).not.toHaveBeenCalled();
});

test('a disabled field can be read, but not changed', () => {
  open(':::secret\na\n:::', { disabled: true });
  expect(field().getAttribute('contenteditable')).toBe('false');
  expect(field().getAttribute('aria-disabled')).toBe('true');
  expect(button('Bold')).toHaveProperty('disabled', true);
  expect(screen.getByText('Game masters only').tagName).toBe('P');
});

test('brackets open a list of entries, and Enter takes one', async () => {
  const completeLinks = vi.fn<EntryEditorProps['completeLinks']>(async () => [
    { title: 'Barovia', hint: 'Place' },
    { title: 'Barovian wine', hint: 'Thing' },
  ]);
  const { user, onChange } = open('', { completeLinks });
  await user.click(button('Link to an entry'));
  expect(await screen.findAllByRole('option')).toHaveLength(2);
  expect(completeLinks).toHaveBeenCalledWith('', expect.any(AbortSignal));
  const active = () =>
    document.getElementById(field().getAttribute('aria-activedescendant') ?? '')?.textContent;
  expect(active()).toBe('BaroviaPlace');
  await user.keyboard('{ArrowDown}');
  expect(active()).toBe('Barovian wineThing');
  await user.keyboard('{Enter}');
  expect(onChange).toHaveBeenLastCalledWith('[[Barovian wine]]');
  expect(screen.queryByRole('listbox')).toBe(null);
});

test('the list of entries shows the note of an entry', async () => {
  const note = 'Several entries have this title.';
  const { user } = open('', {
    completeLinks: async () => [{ title: 'Barovia', hint: 'Place', note }],
  });
  await user.click(button('Link to an entry'));
  await screen.findByRole('option', { name: /^Barovia.*Several entries have this title/ });
  expect(screen.getAllByRole('option')).toHaveLength(1);
});

test('Escape closes the list of entries and leaves the text', async () => {
  const { user, onChange } = open('');
  await user.click(button('Link to an entry'));
  expect(screen.getByRole('listbox', { name: 'Entries' })).toBeDefined();
  await user.keyboard('{Escape}');
  expect(screen.queryByRole('listbox')).toBe(null);
  expect(onChange).toHaveBeenLastCalledWith(String.raw`\[\[`);
});

const picturesField = () => document.querySelector<HTMLInputElement>('input[type=file]');

const picture = (name: string) => new File(['x'], name, { type: 'image/png' });

type UploadPicture = NonNullable<EntryEditorProps['uploadPicture']>;

test('pictures are inserted one after the other, and are described in the text', async () => {
  const first = Promise.withResolvers<{ src: string }>();
  const uploadPicture = vi
    .fn<UploadPicture>()
    .mockReturnValueOnce(first.promise)
    .mockResolvedValueOnce({ src: '/api/pictures/the-crypt' });
  const { user, onChange } = open('', { uploadPicture });
  const chooser = picturesField();
  if (chooser) await user.upload(chooser, [picture('map.png'), picture('crypt.png')]);
  const list = screen.getByRole('list', { name: 'Pictures on their way' });
  expect(
    within(list)
      .getAllByRole('status')
      .map(({ textContent }) => textContent),
  ).toEqual(['Adding map.png…', 'crypt.png is next.']);
  expect(uploadPicture).toHaveBeenCalledTimes(1);
  expect(button('Edit as text').getAttribute('aria-disabled')).toBe('true');
  await act(async () => first.resolve({ src: '/api/pictures/first-map' }));
  const both = '![](/api/pictures/first-map)![](/api/pictures/the-crypt)';
  await waitFor(() => expect(onChange).toHaveBeenLastCalledWith(both));
  expect(screen.queryByRole('list', { name: 'Pictures on their way' })).toBe(null);
  const [description] = screen.getAllByRole('textbox', { name: 'Description of the picture' });
  if (description) await user.type(description, 'The map of Vell{Enter}');
  const described = '![The map of Vell](/api/pictures/first-map)![](/api/pictures/the-crypt)';
  expect(onChange).toHaveBeenLastCalledWith(described);
});

/** The data of a paste or a drop: the files from another program, and the text that it adds. */
const filesFrom = (files: File[], text = '') => ({
  files,
  types: ['Files', ...(text === '' ? [] : ['text/plain'])],
  getData: (type: string) => (type === 'text/plain' ? text : ''),
});

/** Drops files at the beginning of the text: happy-dom has no layout, so it knows no element there. */
function drop(files: File[]): boolean {
  const [paragraph] = field().children;
  const place = { offsetNode: paragraph, offset: 0 };
  const stubs = { elementFromPoint: () => paragraph, caretPositionFromPoint: () => place };
  const before = Object.fromEntries(
    Object.keys(stubs).map((key) => [key, Reflect.get(document, key)]),
  );
  Object.assign(document, stubs);
  const isLeftToBrowser = fireEvent.drop(field(), { dataTransfer: filesFrom(files) });
  Object.assign(document, before);
  return isLeftToBrowser;
}

const uploaded: UploadPicture = async ({ name }) => ({ src: `/api/pictures/${name.slice(0, -4)}` });

test('a picture that is pasted is added', async () => {
  const { user, onChange } = open('', { uploadPicture: uploaded });
  await user.click(field());
  fireEvent.paste(field(), { clipboardData: filesFrom([picture('first-map.png')]) });
  await waitFor(() => expect(onChange).toHaveBeenLastCalledWith('![](/api/pictures/first-map)'));
});

test('pictures that are dropped are added, and the browser does not open them', async () => {
  const { onChange } = open('', { uploadPicture: uploaded });
  expect(drop([picture('first-map.png'), picture('the-crypt.png')])).toBe(false);
  const both = '![](/api/pictures/first-map)![](/api/pictures/the-crypt)';
  await waitFor(() => expect(onChange).toHaveBeenLastCalledWith(both));
});

test('a dropped file that is not a picture changes nothing and says so', () => {
  const { onChange } = open('High at noon.', { uploadPicture: uploaded });
  expect(drop([new File(['x'], 'notes.pdf', { type: 'application/pdf' })])).toBe(false);
  expect(screen.getByRole('alert').textContent).toContain('Only pictures can be added here.');
  expect(onChange).not.toHaveBeenCalled();
});

test('words that are pasted together with their picture are added as words', async () => {
  const uploadPicture = vi.fn<UploadPicture>();
  const { user, onChange } = open('', { uploadPicture });
  await user.click(field());
  const clipboardData = filesFrom([picture('words.png')], 'High at noon.');
  fireEvent.paste(field(), { clipboardData });
  expect(onChange).toHaveBeenLastCalledWith('High at noon.');
  expect(uploadPicture).not.toHaveBeenCalled();
});

test('a picture that was not added says why, and can be tried again or left out', async () => {
  const uploadPicture = vi
    .fn<UploadPicture>()
    .mockRejectedValueOnce(new Error('The server cannot be reached.'))
    .mockResolvedValueOnce({ src: '/api/pictures/first-map' })
    .mockRejectedValueOnce(new RefusedPicture('The file is too large.'));
  const { user, onChange } = open('', { uploadPicture });
  const chooser = picturesField();
  if (chooser) await user.upload(chooser, picture('map.png'));
  expect((await screen.findByRole('alert')).textContent).toBe(
    'map.png was not added. The server cannot be reached. Your text is safe.',
  );
  await user.click(button('Try again: map.png'));
  await waitFor(() => expect(onChange).toHaveBeenLastCalledWith('![](/api/pictures/first-map)'));
  if (chooser) await user.upload(chooser, picture('large.png'));
  expect((await screen.findByRole('alert')).textContent).toBe(
    'large.png was not added. The file is too large. Your text is safe.',
  );
  expect(screen.queryByRole('button', { name: 'Try again: large.png' })).toBe(null);
  await user.click(button('Leave it out: large.png'));
  expect(screen.queryByRole('alert')).toBe(null);
  expect(field().textContent).not.toContain('large.png');
  expect(onChange).toHaveBeenLastCalledWith('![](/api/pictures/first-map)');
});

test('leaving the page cancels the pictures that are on their way', async () => {
  const signals: AbortSignal[] = [];
  const uploadPicture = (_file: File, signal: AbortSignal) => {
    signals.push(signal);
    return new Promise<{ src: string }>(() => undefined);
  };
  const { user } = open('', { uploadPicture });
  const chooser = picturesField();
  if (chooser) await user.upload(chooser, [picture('map.png'), picture('crypt.png')]);
  cleanup();
  expect(signals.map(({ aborted }) => aborted)).toEqual([true]);
});

test('a picture that cannot be loaded says so, and one of another site is not loaded', () => {
  open('![a](/api/pictures/gone-now) ![b](https://example.com/b.png) ![c](/api/session)');
  const [image, ...others] = within(field()).getAllByRole('img');
  expect(others).toEqual([]);
  if (image) fireEvent.error(image);
  expect(field().textContent).toContain('This picture could not be loaded.');
  expect(field().textContent).toContain('Picture from another site: b');
  fireEvent(window, new Event('online'));
  if (image) fireEvent.load(image);
  expect(within(field()).getAllByRole('img')).toEqual([image]);
  expect(field().textContent).not.toContain('This picture could not be loaded.');
});

test('a picture that was copied from the page of an entry is the same picture', async () => {
  const { user, onChange } = open('');
  await user.click(field());
  const url = `${window.location.origin}/api/pictures/map-of-vell`;
  const clipboardData = new DataTransfer();
  clipboardData.setData('text/html', `<p><img src="${url}" alt="A map"></p>`);
  fireEvent.paste(field(), { clipboardData });
  expect(onChange).toHaveBeenLastCalledWith('![A map](/api/pictures/map-of-vell)');
});

test('a picture that is loaded again keeps the focus on its button until it is there', async () => {
  const { user } = open('![The map of Vell](/api/pictures/map-of-vell)');
  const image = screen.getByAltText('The map of Vell');
  fireEvent.error(image);
  await user.click(button('Try again'));
  fireEvent.error(image);
  expect(document.activeElement).toBe(button('Try again'));
  await user.click(button('Try again'));
  fireEvent.load(image);
  expect(screen.getByAltText('The map of Vell')).toBe(image);
  expect(document.activeElement).toBe(field());
});
