import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { TextComparison } from './text-comparison.tsx';

const spoken = (element: HTMLElement) => element.textContent.replaceAll(/\s+/g, ' ').trim();

describe('the comparison of two texts', () => {
  it('names removed and added words inside a changed paragraph', () => {
    render(
      <TextComparison
        before="The **bell** rings under the harbour at night."
        after="The **horn** rings under the harbour at night."
        isMarkdown
      />,
    );
    expect(spoken(screen.getByRole('paragraph'))).toBe(
      'The removed: bell end of removed. added: horn end of added. rings under the harbour at night.',
    );
  });

  it('explains the marks at single words only if there are some', () => {
    const bell = 'The bell rings under the harbour at night.';
    const note = 'What is struck through was there before.';
    const horn = bell.replace('bell', 'horn');
    const { rerender } = render(<TextComparison before={bell} after={horn} note={note} />);
    screen.getByText(note);
    rerender(<TextComparison before={bell} after="All lamps burned!" note={note} />);
    expect(screen.queryByText(note)).toBeNull();
  });

  it('labels paragraphs as a whole if they have little in common', () => {
    const labels = { removed: 'In the form now', added: 'From the draft' };
    render(
      <TextComparison
        before="Fog came from the sea."
        after={'## Quiet\n\nAll lamps burned at noon!'}
        isMarkdown
        labels={labels}
      />,
    );
    const removed = screen.getByRole('group', { name: 'In the form now' });
    expect(spoken(within(removed).getByRole('deletion'))).toBe('Fog came from the sea.');
    const added = screen.getByRole('group', { name: 'From the draft' });
    expect(within(added).getAllByRole('insertion').map(spoken)).toEqual([
      'Quiet',
      'All lamps burned at noon!',
    ]);
  });

  it('says where only the formatting differs, and where nothing does', () => {
    const { rerender } = render(
      <TextComparison before="The *bell* rings." after="The **bell** rings." isMarkdown />,
    );
    expect(screen.getByText('Same words, other formatting:')).toBeTruthy();
    rerender(<TextComparison before="The bell rings." after="The bell rings." />);
    expect(screen.getByText('No word is different.')).toBeTruthy();
  });

  it('shows paragraphs far from a change on request', async () => {
    const paragraphs = ['One.', 'Two.', 'Three.', 'Four.'].join('\n\n');
    render(<TextComparison before={`${paragraphs}\n\nFive.`} after={paragraphs} />);
    expect(screen.queryByText('Two.')).toBeNull();
    await userEvent.click(
      screen.getByRole('button', { name: 'Show 3 paragraphs without changes' }),
    );
    expect(screen.getByText('Two.')).toBeTruthy();
  });
});
