import { cleanup, fireEvent, render, screen } from '@testing-library/react';
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
    ['select', <SelectField key="" {...texts} options={[]} />],
    ['checkbox', <CheckboxField key="" {...texts} />],
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

describe('the password field', () => {
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
