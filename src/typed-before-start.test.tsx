import { render } from '@testing-library/react';
import { act, useState } from 'react';
import { expect, test } from 'vitest';
import { rememberTyped } from './typed-before-start.ts';

function Page() {
  const [email, setEmail] = useState('');
  return (
    <form>
      <input name="email" aria-label="E-mail" onChange={(event) => setEmail(event.target.value)} />
      <p>Typed: {email}</p>
    </form>
  );
}

test('what was typed before the app started is in the fields of the app, with the focus', () => {
  const root = document.body.appendChild(document.createElement('div'));
  root.innerHTML = '<form><input name="email"><input name="other"></form>';
  const [email] = root.querySelectorAll('input');
  if (email === undefined) throw new Error('The page has a field.');
  email.value = 'mira@example.com';
  email.focus();

  const restoreTyped = rememberTyped(root);
  root.replaceChildren();
  render(<Page />, { container: root });
  act(restoreTyped);

  expect(document.activeElement).toBe(root.querySelector('input'));
  expect(root.querySelector('input')?.value).toBe('mira@example.com');
  expect(root.textContent).toContain('Typed: mira@example.com');
});
