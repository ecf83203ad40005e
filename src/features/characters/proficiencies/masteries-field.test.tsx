import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, test } from 'vitest';
import { selectOption } from '#tests/support/select-option.ts';
import type { CharacterValues } from '../character-fields.ts';
import { startingCharacter } from '../starting-character.ts';
import { MasteriesField } from './masteries-field.tsx';

function Form(first: Partial<CharacterValues>) {
  const [values, setValues] = useState<CharacterValues>({ ...startingCharacter, ...first });
  return (
    <>
      <MasteriesField
        values={values}
        set={(name, value) => setValues((before) => ({ ...before, [name]: value }))}
        setAll={() => undefined}
        part={(name) => ({ id: name, error: undefined })}
      />
      <output aria-label="Chosen">{values.weaponMasteries.join(', ')}</output>
    </>
  );
}

function open(first: Partial<CharacterValues>) {
  render(<Form class="fighter" level={1} otherClasses={[]} {...first} />);
  return userEvent.setup();
}

const shown = (number: number) => screen.getByLabelText(new RegExp(`^Weapon ${number}`));
const chosen = () => screen.getByRole('status', { name: 'Chosen' }).textContent;

test('a weapon stays at its place while the one before is not chosen', async () => {
  const user = open({ weaponMasteries: [] });
  await selectOption(user, shown(2), 'Longsword');
  expect(shown(1).textContent).toContain('Choose');
  expect(shown(2).textContent).toContain('Longsword');
  expect(chosen()).toBe('Longsword');
  await selectOption(user, shown(1), 'Dagger');
  expect(chosen()).toBe('Dagger, Longsword');
});

test('a weapon more than the class has can be removed', async () => {
  const user = open({ weaponMasteries: ['Dagger', 'Longsword', 'Mace', 'Spear'] });
  await selectOption(user, shown(4), 'Choose');
  expect(chosen()).toBe('Dagger, Longsword, Mace');
  expect(screen.queryByLabelText(/^Weapon 4/)).toBeNull();
});
