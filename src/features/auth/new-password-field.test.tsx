import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { NewPasswordField } from './new-password-field.tsx';

test('a password can be typed although the code of the meter cannot be loaded', async () => {
  const load = () => Promise.reject(new TypeError('Failed to fetch dynamically imported module'));
  render(<NewPasswordField label="Password" id="password" password="a long" load={load} />);
  await new Promise<void>((resolve) => setTimeout(resolve));
  expect(screen.getByLabelText('Password')).toBeDefined();
  expect(screen.queryByRole('meter')).toBeNull();
});

test('the meter appears with the first character', async () => {
  render(<NewPasswordField label="Password" id="password" password="a" />);
  expect(await screen.findByRole('meter', { name: 'Password strength' })).toBeDefined();
});
