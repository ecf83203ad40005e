import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, test } from 'vitest';
import { ShowMore } from './show-more.tsx';

function List() {
  const [names, setNames] = useState(['Salt', 'Ash']);
  const more = {
    hasNextPage: names.length < 4,
    isFetchingNextPage: false,
    fetchNextPage: async () => setNames([...names, 'Ember', 'Frost']),
  };
  return (
    <>
      <ul aria-label="Your campaigns">
        {names.map((name) => (
          <li key={name}>
            <a href={`#${name}`}>{name}</a>
          </li>
        ))}
      </ul>
      <ShowMore what="campaigns" list="Your campaigns" count={names.length} more={more} />
    </>
  );
}

test('the focus moves to the first new card, also after the last page', async () => {
  render(<List />);
  await userEvent.click(screen.getByRole('button', { name: 'Show more campaigns' }));
  await waitFor(() => expect(document.activeElement?.textContent).toBe('Ember'));
  expect(screen.queryByRole('button')).toBeNull();
});
