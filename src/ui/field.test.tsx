import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { CheckboxField } from './checkbox-field.tsx';
import { ComboboxField } from './combobox-field.tsx';
import { FileField } from './file-field.tsx';
import { NumberField } from './number-field.tsx';
import { PasswordField } from './password-field.tsx';
import { SelectField } from './select-field.tsx';
import { TextAreaField } from './text-area-field.tsx';
import { TextField } from './text-field.tsx';

afterEach(cleanup);

function description(control: HTMLElement): string {
  const ids = control.getAttribute('aria-describedby')?.split(' ') ?? [];
  return ids.map((id) => document.getElementById(id)?.textContent ?? `no #${id}`).join(' ');
}

const texts = { label: 'Title', hint: 'What you call it.', error: 'Give it a title.' };

describe('every field', () => {
  it.each([
    ['text', <TextField key="" {...texts} />],
    ['password', <PasswordField key="" {...texts} autoComplete="new-password" />],
    ['text area', <TextAreaField key="" {...texts} />],
    ['select', <SelectField key="" {...texts} options={[]} value="" onChange={() => undefined} />],
    ['checkbox', <CheckboxField key="" {...texts} checked={false} onChange={() => undefined} />],
    ['file', <FileField key="" {...texts} onFile={() => undefined} />],
    ['number', <NumberField key="" {...texts} value={1} onChange={() => undefined} />],
  ])('of type %s is labelled, and described by its error and then its hint', (_kind, field) => {
    render(field);
    const control = screen.getByLabelText('Title');
    expect(description(control)).toBe('Give it a title. What you call it.');
    expect(control.getAttribute('aria-invalid')).toBe('true');
  });

  it('has neither description nor error mark without hint and error', () => {
    render(<TextField label="Title" />);
    const control = screen.getByLabelText('Title');
    expect(control.hasAttribute('aria-describedby')).toBe(false);
    expect(control.hasAttribute('aria-invalid')).toBe(false);
  });
});

describe('the select field', () => {
  const options = ['Light', 'Medium', 'Heavy'].map((label) => ({ value: label, label }));

  function Category() {
    const [category, setCategory] = useState('Light');
    return (
      <SelectField label="Category" options={options} value={category} onChange={setCategory} />
    );
  }

  it('keeps the letters that are typed before its options are rendered', async () => {
    render(<Category />);
    const button = screen.getByLabelText('Category');
    button.focus();
    for (const key of 'Heavy') fireEvent.keyDown(button, { key });
    expect(screen.queryByRole('option', { hidden: true })).toBeNull();
    await waitFor(() => expect(button.textContent).toBe('Heavy'));
  });
});

describe('the password field', () => {
  it('takes a pasted password', async () => {
    render(<PasswordField label="Password" autoComplete="new-password" />);
    const input = screen.getByLabelText('Password');
    await userEvent.click(input);
    await userEvent.paste('three torches and a rope');
    expect(input).toHaveProperty('value', 'three torches and a rope');
  });

  it('shows and hides the typed password', async () => {
    render(<PasswordField label="Password" autoComplete="current-password" />);
    const input = screen.getByLabelText('Password');
    const toggle = screen.getByRole('button', { name: 'Show password' });
    expect(input.getAttribute('type')).toBe('password');
    await userEvent.click(toggle);
    expect(input.getAttribute('type')).toBe('text');
    expect(toggle.getAttribute('aria-pressed')).toBe('true');
    await userEvent.click(toggle);
    expect(input.getAttribute('type')).toBe('password');
  });
});

describe('the file field', () => {
  it('passes the chosen file to onFile, and null when the file is removed', async () => {
    const onFile = vi.fn<(file: File | null) => void>();
    const file = new File(['x'], 'cover.png', { type: 'image/png' });
    const { rerender } = render(<FileField label="Cover" onFile={onFile} />);
    await userEvent.upload(screen.getByLabelText('Cover'), file);
    expect(onFile).toHaveBeenLastCalledWith(file);
    rerender(<FileField label="Cover" onFile={onFile} fileName="cover.png" />);
    await userEvent.click(screen.getByRole('button', { name: 'Remove cover.png' }));
    expect(onFile).toHaveBeenLastCalledWith(null);
  });
});

describe('the select field', () => {
  const options = [
    { value: 'club', label: 'Club' },
    { value: 'dagger', label: 'Dagger' },
  ];

  function Weapon({ onChange }: { onChange: (value: string) => void }) {
    const [value, setValue] = useState('');
    return (
      <SelectField
        label="Weapon"
        optional
        placeholder="None"
        value={value}
        onChange={(chosen) => {
          onChange(chosen);
          setValue(chosen);
        }}
        options={options}
      />
    );
  }

  it('is chosen from with the keyboard alone', async () => {
    const onChange = vi.fn<(value: string) => void>();
    render(<Weapon onChange={onChange} />);
    const select = screen.getByRole('combobox', { name: 'Weapon (optional)' });
    expect(select.textContent).toBe('None');
    await userEvent.tab();
    expect(document.activeElement).toBe(select);
    await userEvent.keyboard('{Enter}');
    await screen.findByRole('option', { name: 'Club' });
    await userEvent.keyboard('{End}{Enter}');
    expect(onChange).toHaveBeenLastCalledWith('dagger');
    expect(select.textContent).toBe('Dagger');
    expect(document.activeElement).toBe(select);
  });

  it('lets the user choose no option again if it is optional', async () => {
    const onChange = vi.fn<(value: string) => void>();
    render(<Weapon onChange={onChange} />);
    await userEvent.click(screen.getByRole('combobox'));
    await userEvent.click(await screen.findByRole('option', { name: 'Club' }));
    await userEvent.click(screen.getByRole('combobox'));
    await userEvent.click(await screen.findByRole('option', { name: 'None' }));
    expect(onChange).toHaveBeenLastCalledWith('');
  });

  it.each([
    ['that it had first', 'dagger'],
    ['that the user has chosen', 'club'],
  ])('keeps its value if the option %s disappears', async (_which, first) => {
    const onChange = vi.fn<(value: string) => void>();
    const select = (value: string, shown: typeof options) => (
      <SelectField label="Weapon" value={value} onChange={onChange} options={shown} />
    );
    const { rerender } = render(select(first, options));
    await userEvent.click(screen.getByRole('combobox'));
    await screen.findByRole('option', { name: 'Dagger' });
    rerender(select('dagger', options));
    rerender(select('dagger', options.slice(0, 1)));
    expect(onChange).not.toHaveBeenCalled();
  });

  it('keeps its value if options are replaced or change places while it has none of them', async () => {
    const onChange = vi.fn<(value: string) => void>();
    const select = (value: string, shown: typeof options) => (
      <SelectField label="Weapon" value={value} onChange={onChange} options={shown} />
    );
    const { rerender } = render(select('club', options));
    await userEvent.click(screen.getByRole('combobox'));
    await screen.findByRole('option', { name: 'Dagger' });
    rerender(select('bow', [{ value: 'bow', label: 'Bow' }, ...options]));
    rerender(select('', options));
    rerender(select('', options.toReversed()));
    await waitFor(() => expect(screen.getAllByRole('option')[0]?.textContent).toBe('Dagger'));
    expect(onChange).not.toHaveBeenCalled();
  });
});

describe('the checkbox field', () => {
  it('is ticked by a click on its label', async () => {
    const onChange = vi.fn<(checked: boolean) => void>();
    render(<CheckboxField label="Stealth" checked={false} onChange={onChange} />);
    expect(screen.getByRole('checkbox', { name: 'Stealth', checked: false })).toBeDefined();
    await userEvent.click(screen.getByText('Stealth'));
    expect(onChange).toHaveBeenCalledWith(true);
  });
});

describe('the combobox field', () => {
  function Weapon() {
    const [value, setValue] = useState('');
    return (
      <ComboboxField
        label="Weapon"
        value={value}
        onChange={setValue}
        options={['Club', 'Dagger']}
      />
    );
  }

  it('forgets the active option when its list closes', async () => {
    render(<Weapon />);
    const input = screen.getByRole('combobox', { name: 'Weapon' });
    await userEvent.click(input);
    await userEvent.keyboard('{ArrowDown}');
    expect(input.getAttribute('aria-activedescendant')).toBe(screen.getByText('Club').id);
    await userEvent.keyboard('{Escape}');
    expect(input.getAttribute('aria-activedescendant')).toBeNull();
    await userEvent.tab();
    await userEvent.click(input);
    await userEvent.keyboard('{Enter}');
    expect(input).toHaveProperty('value', '');
  });

  it('does not choose an option with the Enter that ends a composition', async () => {
    render(<Weapon />);
    const input = screen.getByRole('combobox', { name: 'Weapon' });
    await userEvent.click(input);
    await userEvent.keyboard('{ArrowDown}');
    fireEvent.keyDown(input, { key: 'Enter', isComposing: true });
    expect(input).toHaveProperty('value', '');
    fireEvent.keyDown(input, { key: 'Enter' });
    expect(input).toHaveProperty('value', 'Club');
  });
});
