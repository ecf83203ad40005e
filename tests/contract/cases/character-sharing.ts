import { expect } from 'vitest';
import type { CharacterSharing } from '#src/generated/model/index.ts';
import type { RunningBackend } from '../backend-under-test.ts';
import { fails, succeeds, type ContractCase } from '../case.ts';
import type { Client } from '../client.ts';
import { accept, invite, membersOf } from './campaign-table.ts';
import { createCampaign } from './new-campaign.ts';
import { newFighter, shield } from './new-character.ts';

/** A campaign of Odo, in which Tomas plays and Mira watches. */
async function group({ signIn }: RunningBackend) {
  const [odo, tomas, mira] = [await signIn('odo'), await signIn('tomas'), await signIn('mira')];
  const { campaignId } = await createCampaign(odo, 'The Ferry');
  await accept(tomas, await invite(odo, campaignId, { role: 'player' }));
  await accept(mira, await invite(odo, campaignId, { role: 'viewer' }));
  return { campaignId, odo, tomas, mira };
}

const secretTexts = {
  backstory: 'Deserted at the ford.',
  notesForMe: 'The captain is my father.',
  notesForGameMaster: 'Please let him return.',
  notesForEveryone: 'Never lends money.',
};

const newShared = (client: Client, more: object = {}) =>
  newFighter(client, { items: [shield], ...secretTexts, ...more });

const share = async (
  client: Client,
  characterId: string,
  body: object,
): Promise<CharacterSharing> =>
  (
    await succeeds(client, 'characterSharingUpdate', 200, {
      params: { characterId },
      body: { hasLink: false, campaignId: null, ...body },
    })
  ).body;

const sharingOf = async (client: Client, characterId: string): Promise<CharacterSharing> =>
  (await succeeds(client, 'characterSharingGet', 200, { params: { characterId } })).body;

const idsIn = async (client: Client, campaignId: string): Promise<string[]> => {
  const { body } = await succeeds(client, 'campaignCharacters', 200, { params: { campaignId } });
  return body.items.map(({ characterId }) => characterId);
};

const readIn = async (client: Client, params: { campaignId: string; characterId: string }) =>
  (await succeeds(client, 'campaignCharacterGet', 200, { params })).body;

/** Who can read a character besides its owner, and what of it. */
export const cases: readonly ContractCase[] = [
  {
    operation: 'characterSharingGet',
    status: 200,
    title: 'says that only the owner reads a new character',
    run: async ({ signIn }) => {
      const tomas = await signIn('tomas');
      const { characterId } = await newFighter(tomas);
      expect(await sharingOf(tomas, characterId)).toEqual({
        linkCode: null,
        campaignId: null,
        campaignReaders: 'gm',
        sharesItems: true,
        sharesBackstory: false,
      });
    },
  },
  {
    operation: 'characterSharingUpdate',
    status: 200,
    title: 'keeps the code of a link that stays, and never gives a withdrawn one again',
    run: async ({ signIn }) => {
      const tomas = await signIn('tomas');
      const { characterId } = await newFighter(tomas);
      const { linkCode } = await share(tomas, characterId, { hasLink: true });
      expect(linkCode).toMatch(/^[\w-]{43}$/);
      const changed = await share(tomas, characterId, { hasLink: true, sharesItems: false });
      expect(changed).toMatchObject({ linkCode, sharesItems: false });
      expect(await share(tomas, characterId, {})).toMatchObject({ linkCode: null });
      const later = await share(tomas, characterId, { hasLink: true });
      expect(later.linkCode).not.toBe(linkCode);
      expect(await sharingOf(tomas, characterId)).toEqual(later);
    },
  },
  {
    operation: 'characterSharingUpdate',
    status: 404,
    title: 'refuses a campaign of which the user is not a member',
    run: async (backend) => {
      const { odo } = await group(backend);
      const { campaignId } = await createCampaign(odo, 'Without Tomas');
      const tomas = await backend.signIn('tomas');
      const { characterId } = await newFighter(tomas);
      const body = { hasLink: true, campaignId };
      await fails(tomas, 'characterSharingUpdate', 404, { params: { characterId }, body });
      expect(await sharingOf(tomas, characterId)).toMatchObject({ linkCode: null });
    },
  },
  {
    operation: 'characterSharedGet',
    status: 200,
    title: 'shows the sheet without a session, without the notes for the owner and the game master',
    run: async ({ signIn, guest }) => {
      const tomas = await signIn('tomas');
      const { characterId } = await newShared(tomas);
      await succeeds(tomas, 'characterPlayChange', 200, {
        params: { characterId },
        body: { changeId: 'before-the-link', lostHitPoints: 3 },
      });
      const { linkCode } = await share(tomas, characterId, { hasLink: true });
      const reader = guest();
      const params = { linkCode: String(linkCode) };
      const { body, headers } = await succeeds(reader, 'characterSharedGet', 200, { params });
      expect(headers.get('cache-control')).toBe('no-store');
      expect(headers.get('set-cookie')).toBeNull();
      expect(reader.cookies.size).toBe(0);
      expect(body).toMatchObject({
        owner: 'Tomas',
        character: {
          ...secretTexts,
          notesForMe: '',
          notesForGameMaster: '',
          items: [shield],
          version: 1,
        },
        play: { lostHitPoints: 3 },
      });
      expect(JSON.stringify(body)).not.toContain('@');
    },
  },
  {
    operation: 'characterSharedGet',
    status: 404,
    title:
      'does not exist for a code that was withdrawn, whose character is deleted, or that never existed',
    run: async ({ signIn, guest }) => {
      const tomas = await signIn('tomas');
      const { characterId } = await newFighter(tomas);
      const reader = guest();
      const expectNothing = async (linkCode: string | null) => {
        const params = { linkCode: String(linkCode) };
        return (await fails(reader, 'characterSharedGet', 404, { params })).detail;
      };
      const never = await expectNothing('A'.repeat(43));
      const withdrawn = await share(tomas, characterId, { hasLink: true });
      await share(tomas, characterId, {});
      expect(await expectNothing(withdrawn.linkCode)).toBe(never);
      const { linkCode } = await share(tomas, characterId, { hasLink: true });
      await succeeds(tomas, 'characterDelete', 204, { params: { characterId } });
      expect(await expectNothing(linkCode)).toBe(never);
    },
  },
  {
    operation: 'campaignCharacters',
    status: 200,
    title: 'shows game masters all, and other members their own and those for everyone, by name',
    run: async (backend) => {
      const { campaignId, odo, tomas, mira } = await group(backend);
      const hidden = await newFighter(tomas, { name: 'Zora' });
      const open = await newFighter(mira, { name: 'Anka' });
      await share(tomas, hidden.characterId, { campaignId });
      expect(await idsIn(odo, campaignId)).toEqual([hidden.characterId]);
      await share(mira, open.characterId, { campaignId, campaignReaders: 'everyone' });
      const both = [open.characterId, hidden.characterId];
      expect(await idsIn(odo, campaignId)).toEqual(both);
      expect(await idsIn(tomas, campaignId)).toEqual(both);
      expect(await idsIn(mira, campaignId)).toEqual([open.characterId]);
      await share(tomas, hidden.characterId, {});
      expect(await idsIn(odo, campaignId)).toEqual([open.characterId]);
    },
  },
  {
    operation: 'campaignCharacters',
    status: 200,
    title: 'contains the numbers that a game master needs at the table',
    run: async (backend) => {
      const { campaignId, odo, tomas } = await group(backend);
      const { characterId } = await newFighter(tomas);
      await share(tomas, characterId, { campaignId });
      await succeeds(tomas, 'characterPlayChange', 200, {
        params: { characterId },
        body: { changeId: 'at-the-table', lostHitPoints: 5 },
      });
      const { body } = await succeeds(odo, 'campaignCharacters', 200, { params: { campaignId } });
      // Level 2 with Constitution 13: 11 + 7 hit points. The kit has chain mail.
      expect(body.items).toMatchObject([
        {
          name: 'Ilse Varn',
          owner: 'Tomas',
          level: 2,
          otherClasses: [],
          lostHitPoints: 5,
          hitPoints: 18,
          armorClass: 16,
          passivePerception: 10,
        },
      ]);
    },
  },
  {
    operation: 'campaignCharacters',
    status: 200,
    title: 'stays within the contract when overrides are extreme',
    run: async (backend) => {
      const { campaignId, odo, tomas } = await group(backend);
      const override = (target: string, value: number) => ({ target, value, reason: '' });
      const { characterId } = await newFighter(tomas, {
        skills: ['perception'],
        expertise: ['perception'],
        overrides: [override('hit-points', -100), override('proficiency-bonus', 9999)],
      });
      await share(tomas, characterId, { campaignId });
      await succeeds(tomas, 'characterPlayChange', 200, {
        params: { characterId },
        body: { changeId: 'more-than-there-are', lostHitPoints: 50 },
      });
      const { body } = await succeeds(odo, 'campaignCharacters', 200, { params: { campaignId } });
      const numbers = { hitPoints: 1, lostHitPoints: 1, passivePerception: 9999 };
      expect(body.items).toMatchObject([numbers]);
    },
  },
  {
    operation: 'campaignCharacters',
    status: 200,
    title: 'has no character of a player who has left, also after the player joins again',
    run: async (backend) => {
      const { campaignId, odo, tomas } = await group(backend);
      const { characterId } = await newFighter(tomas);
      await share(tomas, characterId, { hasLink: true, campaignId, campaignReaders: 'everyone' });
      const self = (await membersOf(tomas, campaignId)).find(({ isSelf }) => isSelf);
      const params = { campaignId, userId: String(self?.userId) };
      await succeeds(tomas, 'memberRemove', 204, { params });
      expect(await idsIn(odo, campaignId)).toEqual([]);
      const sharing = await sharingOf(tomas, characterId);
      expect(sharing.campaignId).toBeNull();
      expect(sharing.linkCode).not.toBeNull();
      await accept(tomas, await invite(odo, campaignId, { role: 'player' }));
      expect(await idsIn(odo, campaignId)).toEqual([]);
    },
  },
  {
    operation: 'campaignCharacters',
    status: 200,
    title: 'has no characters from before the campaign was deleted, also after it is restored',
    run: async (backend) => {
      const { campaignId, odo, tomas } = await group(backend);
      const { characterId } = await newFighter(tomas);
      await share(tomas, characterId, { campaignId });
      await succeeds(odo, 'campaignDelete', 204, { params: { campaignId } });
      expect((await sharingOf(tomas, characterId)).campaignId).toBeNull();
      await succeeds(odo, 'campaignRestore', 200, { params: { campaignId } });
      expect(await idsIn(odo, campaignId)).toEqual([]);
    },
  },
  {
    operation: 'campaignCharacterGet',
    status: 200,
    title: 'shows game masters the notes for them, and other members none of them',
    run: async (backend) => {
      const { campaignId, odo, tomas, mira } = await group(backend);
      const { characterId } = await newShared(tomas);
      const path = { campaignId, characterId };
      await share(tomas, characterId, {
        campaignId,
        campaignReaders: 'everyone',
        sharesBackstory: true,
      });
      const ofMaster = { ...secretTexts, notesForMe: '' };
      expect((await readIn(odo, path)).character).toMatchObject(ofMaster);
      const ofViewer = { ...ofMaster, notesForGameMaster: '' };
      expect((await readIn(mira, path)).character).toMatchObject(ofViewer);
      const own = await readIn(tomas, path);
      expect(own).toMatchObject({ character: secretTexts, owner: 'Tomas' });
    },
  },
  {
    operation: 'campaignCharacterGet',
    status: 200,
    title: 'leaves out the items, the coins and the backstory, but keeps the armor class',
    run: async (backend) => {
      const { campaignId, odo, tomas } = await group(backend);
      const { characterId } = await newShared(tomas, { items: null });
      const path = { campaignId, characterId };
      await succeeds(tomas, 'characterPlayChange', 200, {
        params: { characterId },
        body: { changeId: 'coins-of-the-sheet', coins: { gp: 12 } },
      });
      await share(tomas, characterId, { campaignId, sharesItems: false });
      const { character, play } = await readIn(odo, path);
      expect(character).toMatchObject({ backstory: '', items: [] });
      expect(character.overrides).toMatchObject([{ target: 'armor-class', value: 16 }]);
      expect(play.coins.gp).toBe(0);
      const own = await readIn(tomas, path);
      expect(own).toMatchObject({ character: { items: null }, play: { coins: { gp: 12 } } });
    },
  },
  {
    operation: 'campaignCharacterGet',
    status: 200,
    title: 'keeps the numbers that hidden items change, and hides their charges',
    run: async (backend) => {
      const { campaignId, odo, tomas } = await group(backend);
      const worn = { ...shield, kind: null, key: null, armor: null, attuned: true };
      const items = ['Amulet of Health', 'Ring of Protection', 'Wand of Web'].map(
        (name, index) => ({
          ...worn,
          itemId: `hidden-item-${index}`,
          name,
        }),
      );
      const { characterId } = await newShared(tomas, { species: 'dragonborn', items });
      const spentFeatures = [
        { feature: 'item-hidden-item-2', uses: 3 },
        { feature: 'breath-weapon', uses: 1 },
      ];
      await succeeds(tomas, 'characterPlayChange', 200, {
        params: { characterId },
        body: { changeId: 'charges-of-the-sheet', spentFeatures },
      });
      await share(tomas, characterId, { campaignId, sharesItems: false });
      const { character, play } = await readIn(odo, { campaignId, characterId });
      expect(play.spentFeatures).toEqual([{ feature: 'breath-weapon', uses: 1 }]);
      // Dexterity 14, Constitution 19 instead of 13, from which the hit points follow, and 1 more by the ring.
      const replaced = Object.fromEntries(
        character.overrides.map(({ target, value }) => [target, value]),
      );
      expect(replaced).toEqual({
        'armor-class': 13,
        con: 19,
        'save-str': 5,
        'save-dex': 3,
        'save-con': 7,
        'save-int': 0,
        'save-wis': 1,
        'save-cha': 2,
      });
      const own = await readIn(tomas, { campaignId, characterId });
      expect(own.play.spentFeatures).toHaveLength(2);
    },
  },
  {
    operation: 'campaignCharacterGet',
    status: 404,
    title: 'does not exist for members who may not read it, and under another campaign',
    run: async (backend) => {
      const { campaignId, odo, tomas, mira } = await group(backend);
      const { characterId } = await newFighter(tomas);
      const elsewhere = await createCampaign(odo, 'Elsewhere');
      const params = { campaignId, characterId };
      await fails(odo, 'campaignCharacterGet', 404, { params });
      await share(tomas, characterId, { campaignId });
      await fails(mira, 'campaignCharacterGet', 404, { params });
      const wrong = { campaignId: elsewhere.campaignId, characterId };
      await fails(odo, 'campaignCharacterGet', 404, { params: wrong });
      await fails(tomas, 'campaignCharacterGet', 404, { params: wrong });
    },
  },
  {
    operation: 'campaignCharacters',
    status: 404,
    title: 'does not exist for a user who is not a member',
    run: async ({ signIn }) => {
      const { campaignId } = await createCampaign(await signIn('odo'), 'Alone');
      const tomas = await signIn('tomas');
      await fails(tomas, 'campaignCharacters', 404, { params: { campaignId } });
    },
  },
  ...(['characterSharingGet', 'characterSharingUpdate'] as const).map(
    (operation): ContractCase => ({
      operation,
      status: 404,
      title: 'answers 404 for the character of another user',
      run: async ({ signIn }) => {
        const { characterId } = await newFighter(await signIn('tomas'));
        await fails(await signIn('odo'), operation, 404, {
          params: { characterId },
          ...(operation === 'characterSharingUpdate' && {
            body: { hasLink: true, campaignId: null },
          }),
        });
      },
    }),
  ),
];
