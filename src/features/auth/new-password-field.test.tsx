import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { samePassword } from '#src/lib/passwords/same-password.ts';
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

test.each([
  { refusal: 'That one is refused.', props: { error: 'That one is refused.' } },
  { refusal: samePassword, props: { present: 'a kestrel above 55 lanterns' } },
])('the meter agrees with the form, which says: $refusal', async ({ refusal, props }) => {
  const field = { label: 'Password', id: 'password', password: 'a kestrel above 55 lanterns' };
  const { rerender } = render(<NewPasswordField {...field} {...props} />);
  const meter = await screen.findByRole('meter', { name: 'Password strength' });
  expect(meter.getAttribute('aria-valuetext')).toBe('Weak');
  expect(screen.getAllByText(refusal)).toBeDefined();
  rerender(<NewPasswordField {...field} />);
  expect(meter.getAttribute('aria-valuetext')).toBe('Strong');
});
