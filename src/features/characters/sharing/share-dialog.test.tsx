import { configure, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { people } from '#mocks/fixtures/people.ts';
import { signIn } from '#src/api/session.ts';
import { characterInputOf } from '#src/api/waiting/sheet-edits.ts';
import { getCharacterSharingGetQueryKey } from '#src/generated/endpoints/characters/characters.ts';
import type { Campaign, Character, CharacterSharing } from '#src/generated/model/index.ts';
import { call } from '#tests/support/call-mocks.ts';
import { mockBackend, newClient, withQueryClient } from '#tests/support/mocked-catalogue.tsx';
import { untouchedCharacter } from '#tests/support/untouched-character.ts';
import { ShareDialog } from './share-dialog.tsx';

configure({ asyncUtilTimeout: 5_000 });

mockBackend('tomas');

const addressOf = ({ characterId }: Character) => `/api/characters/${characterId}/sharing`;

test('the dialog begins with what another tab has chosen, and says what readers of the link see', async () => {
  const character = await call<Character>('/api/characters/create', 'POST', {
    ...characterInputOf(untouchedCharacter),
  });
  const client = newClient();
  const { id, name, email, groups } = people.tomas;
  signIn(client, { id, name, email, groups: [...groups] });
  const old = await call<CharacterSharing>(addressOf(character));
  client.setQueryData(getCharacterSharingGetQueryKey(character.characterId), old);
  const { items: campaigns } = await call<{ items: Campaign[] }>('/api/campaigns/');
  const campaignId = campaigns[0]?.campaignId ?? null;
  const { linkCode: _code, ...chosen } = old;
  await call(addressOf(character), 'PUT', {
    ...chosen,
    hasLink: false,
    campaignId,
    sharesBackstory: true,
  });
  render(<ShareDialog character={character} open onClose={() => undefined} />, {
    wrapper: withQueryClient(client),
  });
  const user = userEvent.setup();
  const backstory = await screen.findByLabelText('They see the backstory');
  await waitFor(() => expect(backstory.getAttribute('aria-checked')).toBe('true'));
  expect(
    screen.getByText(/what the character carries, what its spells and items do, the backstory,/),
  ).toBeDefined();
  await user.click(screen.getByLabelText('They see what the character carries'));
  // The request has what the other tab has chosen, too.
  await waitFor(async () =>
    expect(await call<CharacterSharing>(addressOf(character))).toMatchObject({
      campaignId,
      sharesItems: !old.sharesItems,
      sharesBackstory: true,
    }),
  );
});
