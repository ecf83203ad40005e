import { fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { describe, expect, test } from 'vitest';
import { NumberInput } from './number-input.tsx';

function Example({ from = 15 }: { from?: number }) {
  const [value, setValue] = useState(from);
  return (
    <>
      <NumberInput label="DC" value={value} onChange={setValue} />
      <output>{String(value)}</output>
      <button type="button" onClick={() => setValue(Number.NaN)}>
        Empty it
      </button>
    </>
  );
}

const field = () => screen.getByLabelText<HTMLInputElement>('DC');
const type = (text: string) => fireEvent.change(field(), { target: { value: text } });

describe('a number field', () => {
  test('converts typed text, also with full-width digits, to a number and shows it after blur', () => {
    render(<Example />);
    expect(field().value).toBe('15');
    type('１8');
    expect(screen.getByRole('status').textContent).toBe('18');
    expect(field().value).toBe('１8');
    fireEvent.blur(field());
    expect(field().value).toBe('18');
  });

  test('keeps invalid text for the person to fix', () => {
    render(<Example />);
    for (const text of ['1x', '1.500', 'fifteen']) {
      type(text);
      expect(screen.getByRole('status').textContent).toBe('NaN');
      fireEvent.blur(field());
      expect(field().value).toBe(text);
    }
  });

  test('lets a fraction be typed character by character', () => {
    render(<Example />);
    type('1.');
    expect(field().value).toBe('1.');
    type('1.5');
    expect(screen.getByRole('status').textContent).toBe('1.5');
  });

  test('is empty if its value is set to NaN, at the start or after a number was typed', () => {
    render(<Example from={Number.NaN} />);
    expect(field().value).toBe('');
    type('4');
    fireEvent.click(screen.getByText('Empty it'));
    expect(field().value).toBe('');
  });
});
