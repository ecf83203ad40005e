import { expect } from 'vitest';
import type { Generation } from '#src/generated/model/index.ts';
import { eventually, succeeds, type ContractCase } from '../case.ts';
import type { Client } from '../client.ts';
import { table } from './campaign-table.ts';
import { read, write } from './entry-table.ts';
import { formOf } from './new-campaign.ts';

/** A finished draft, and the text of its entry. */
async function draftOf(client: Client, kind: string, settings: object = {}) {
  const body = { kind, length: 'short', seed: 5, ...settings };
  const started = await succeeds(client, 'generationCreate', 201, { body });
  const params = { generationId: started.body.generationId };
  const { draft } = await eventually(async (): Promise<Generation> => {
    const generation = await succeeds(client, 'generationGet', 200, { params });
    expect(generation.body.status).toBe('done');
    return generation.body;
  });
  return { draftGenerationId: params.generationId, draft, text: draft?.entry?.text ?? '' };
}

const versionsOf = async (client: Client, params: { campaignId: string; entryId: string }) => {
  const { body } = await succeeds(client, 'entryVersionList', 200, { params });
  return body.items.map(({ draftedBy }) => draftedBy);
};

const imported = async (client: Client, campaignId: string, entry: object) => {
  const body = { importId: 'import-of-drafts', entries: [entry] };
  const options = { params: { campaignId }, body };
  const answer = await succeeds(client, 'entryImport', 200, options);
  return answer.body.entries[0]?.entryId ?? '';
};

/** A drafted character with the texts that a form fills from the sections of the draft. */
async function draftedCharacter(client: Client) {
  const { draft, draftGenerationId } = await draftOf(client, 'character');
  const textOf = (id: string) =>
    draft?.sections.find(({ sectionId }) => sectionId === id)?.text ?? '';
  const texts = { appearance: textOf('appearance'), backstory: textOf('backstory') };
  return { draftGenerationId, drafted: { ...draft?.character, ...texts } };
}

/** Who has drafted a text, as its readers see it. */
export const cases: readonly ContractCase[] = [
  {
    operation: 'entryCreate',
    status: 201,
    title: 'names the author of the draft that is in the text',
    run: async (backend) => {
      const { campaignId, mira, tomas } = await table(backend, { tomas: 'player' });
      const { text, draftGenerationId } = await draftOf(mira, 'place');
      const fields = { type: 'place', title: 'The mill', text, draftGenerationId };
      const entry = await write(mira, campaignId, fields);
      expect(entry.draftedBy).toBe('storyteller');
      expect((await read(tomas, campaignId, entry)).draftedBy).toBe('storyteller');
      expect(await versionsOf(mira, { campaignId, entryId: entry.entryId })).toEqual([
        'storyteller',
      ]);
    },
  },
  {
    operation: 'entryUpdate',
    status: 200,
    title: 'keeps the author of a draft while people change the text, until the text is empty',
    run: async (backend) => {
      const { campaignId, mira } = await table(backend);
      const { text, draftGenerationId } = await draftOf(mira, 'place');
      const { entryId } = await write(mira, campaignId, { text: 'People wrote this.' });
      const params = { campaignId, entryId };
      const update = async (body: object) =>
        (await succeeds(mira, 'entryUpdate', 200, { params, body })).body.draftedBy;
      expect(await update({ text: 'People wrote this, too.', draftGenerationId })).toBeNull();
      expect(await update({ text, draftGenerationId })).toBe('storyteller');
      expect(await update({ text: `${text}\n\nAnd more.` })).toBe('storyteller');
      expect(await update({ title: 'Another title' })).toBe('storyteller');
      expect(await update({ text: '' })).toBeNull();
    },
  },
  {
    operation: 'entryUpdate',
    status: 200,
    title: 'does not tell readers about a draft in a passage that they may not read',
    run: async (backend) => {
      const { campaignId, mira, tomas } = await table(backend, { tomas: 'player' });
      const { draft, draftGenerationId } = await draftOf(mira, 'person');
      const hidden = (draft?.sections ?? []).map((section) => section.text).join('\n\n');
      const entry = await write(mira, campaignId, { text: 'She keeps bees.' });
      const params = { campaignId, entryId: entry.entryId };
      const text = `She keeps bees.\n\n:::secret\n${hidden}\n:::`;
      const before = await read(tomas, campaignId, entry);
      const options = { params, body: { text, draftGenerationId } };
      const { body } = await succeeds(mira, 'entryUpdate', 200, options);
      expect(body.draftedBy).toBe('storyteller');
      expect(await read(tomas, campaignId, entry)).toEqual(before);
      expect(before.draftedBy).toBeNull();
    },
  },
  {
    operation: 'entryCreate',
    status: 201,
    title: 'saves a text whose draft belongs to another user or was discarded, without an author',
    run: async (backend) => {
      const { campaignId, mira, tomas } = await table(backend, { tomas: 'player' });
      const { text, draftGenerationId } = await draftOf(mira, 'place');
      const fields = { text, draftGenerationId };
      expect((await write(tomas, campaignId, fields)).draftedBy).toBeNull();
      const params = { generationId: draftGenerationId };
      await succeeds(mira, 'generationDelete', 204, { params });
      expect((await write(mira, campaignId, fields)).draftedBy).toBeNull();
    },
  },
  {
    operation: 'campaignUpdate',
    status: 200,
    title:
      'names the author of a draft at each text of a campaign, at the notes only to game masters',
    run: async (backend) => {
      const { campaignId, mira, tomas } = await table(backend, { tomas: 'player' });
      const { draft, draftGenerationId } = await draftOf(mira, 'setting');
      const { setting = '', dmNotes = '' } = draft?.campaign ?? {};
      const params = { campaignId };
      const { body } = await succeeds(mira, 'campaignUpdate', 200, {
        params,
        headers: { 'If-Match': '"1"' },
        body: formOf({ setting, dmNotes, draftGenerationId }),
      });
      const storyteller = 'storyteller';
      expect(body.draftedBy).toEqual({
        setting: storyteller,
        storyOverview: null,
        dmNotes: storyteller,
      });
      const ofPlayer = await succeeds(tomas, 'campaignGet', 200, { params });
      expect(ofPlayer.body.draftedBy).toEqual({
        setting: storyteller,
        storyOverview: null,
        dmNotes: null,
      });
    },
  },
  {
    operation: 'characterCreate',
    status: 201,
    title: 'names the author of the draft that is in the concept',
    run: async ({ signIn }) => {
      const odo = await signIn('odo');
      const { draft, draftGenerationId } = await draftOf(odo, 'character');
      const body = { ...draft?.character, draftGenerationId };
      const created = await succeeds(odo, 'characterCreate', 201, { body });
      expect(created.body).toMatchObject({ ...draft?.character, draftedBy: 'storyteller' });
      expect(created.body).not.toHaveProperty('draftGenerationId');
      const params = { characterId: created.body.characterId };
      const { body: found } = await succeeds(odo, 'characterGet', 200, { params });
      expect(found.draftedBy).toBe('storyteller');
      const own = { ...body, concept: 'A sailor who counts the drowned.' };
      const other = await succeeds(odo, 'characterCreate', 201, { body: own });
      expect(other.body.draftedBy).toBeNull();
    },
  },
  {
    operation: 'characterCreate',
    status: 201,
    title: 'names no author for a concept that the user has chosen before the draft',
    run: async ({ signIn }) => {
      const odo = await signIn('odo');
      const choices = { concept: 'A sailor who counts the drowned.' };
      const { draft, draftGenerationId } = await draftOf(odo, 'character', { choices });
      expect(draft?.character).toMatchObject(choices);
      const body = { ...draft?.character, draftGenerationId };
      const created = await succeeds(odo, 'characterCreate', 201, { body });
      expect(created.body.draftedBy).toBeNull();
    },
  },
  {
    operation: 'characterUpdate',
    status: 200,
    title:
      'keeps the author of a draft while people change the concept, until the concept is empty',
    run: async ({ signIn }) => {
      const odo = await signIn('odo');
      const { draft, draftGenerationId } = await draftOf(odo, 'character');
      const drafted = { ...draft?.character };
      const { concept = '' } = drafted;
      const own = { ...drafted, concept: 'A sailor who counts the drowned.' };
      const created = await succeeds(odo, 'characterCreate', 201, { body: own });
      const params = { characterId: created.body.characterId };
      let { version } = created.body;
      const update = async (body: object) => {
        const headers = { 'If-Match': `"${version}"` };
        const answer = await succeeds(odo, 'characterUpdate', 200, { params, headers, body });
        ({ version } = answer.body);
        return answer.body.draftedBy;
      };
      expect(await update({ ...own, name: 'Another', draftGenerationId })).toBeNull();
      expect(await update({ ...drafted, draftGenerationId })).toBe('storyteller');
      expect(await update({ ...drafted, concept: `${concept} And more.` })).toBe('storyteller');
      expect(await update({ ...drafted, concept: '' })).toBeNull();
    },
  },
  {
    operation: 'characterUpdate',
    status: 200,
    title: 'names the author of each drafted text of a character, until people rewrite this text',
    run: async ({ signIn }) => {
      const odo = await signIn('odo');
      const { draftGenerationId, drafted } = await draftedCharacter(odo);
      const { body: created } = await succeeds(odo, 'characterCreate', 201, {
        body: { ...drafted, backstory: 'Ours.', draftGenerationId },
      });
      expect(created.storyDraftedBy).toEqual({ appearance: 'storyteller', backstory: null });
      const params = { characterId: created.characterId };
      let { version } = created;
      const update = async (body: object) => {
        const headers = { 'If-Match': `"${version}"` };
        const answer = await succeeds(odo, 'characterUpdate', 200, { params, headers, body });
        ({ version } = answer.body);
        return answer.body.storyDraftedBy;
      };
      const both = { appearance: 'storyteller', backstory: 'storyteller' };
      expect(await update({ ...drafted, draftGenerationId })).toEqual(both);
      const longer = { ...drafted, backstory: `${drafted.backstory} And more.` };
      expect(await update(longer)).toEqual(both);
      const own = { ...longer, appearance: 'Tall, and always in a hurry to be elsewhere.' };
      expect(await update(own)).toEqual({ appearance: null, backstory: 'storyteller' });
      expect(await update({ ...own, backstory: '' })).toEqual({
        appearance: null,
        backstory: null,
      });
    },
  },
  {
    operation: 'characterImport',
    status: 201,
    title: 'keeps the authors of drafts that the file of a character names',
    run: async ({ signIn }) => {
      const odo = await signIn('odo');
      const { draftGenerationId, drafted } = await draftedCharacter(odo);
      const { body: created } = await succeeds(odo, 'characterCreate', 201, {
        body: { ...drafted, draftGenerationId },
      });
      const params = { characterId: created.characterId };
      const { body: file } = await succeeds(odo, 'characterExport', 200, { params });
      const all = { concept: 'storyteller', appearance: 'storyteller', backstory: 'storyteller' };
      expect(file.draftedBy).toEqual(all);
      const tomas = await signIn('tomas');
      const { body: copy } = await succeeds(tomas, 'characterImport', 201, { body: file });
      expect([copy.draftedBy, copy.storyDraftedBy]).toEqual([
        'storyteller',
        { appearance: 'storyteller', backstory: 'storyteller' },
      ]);
      const cut = { ...file, character: { ...file.character, backstory: ' ' } };
      const { body: shorter } = await succeeds(tomas, 'characterImport', 201, {
        body: { ...cut, draftedBy: { backstory: 'a-model', appearance: 'a-model' } },
      });
      expect([shorter.draftedBy, shorter.storyDraftedBy]).toEqual([
        null,
        { appearance: 'a-model', backstory: null },
      ]);
    },
  },
  {
    operation: 'entryExport',
    status: 200,
    title: 'names the author of the draft in each text, as its reader sees it',
    run: async (backend) => {
      const { campaignId, mira, tomas } = await table(backend, { tomas: 'player' });
      const { text, draftGenerationId } = await draftOf(mira, 'place');
      const hidden = `She keeps bees.\n\n:::secret\n${text}\n:::`;
      await write(mira, campaignId, { title: 'Open', text, draftGenerationId });
      await write(mira, campaignId, { title: 'Hidden', text: hidden, draftGenerationId });
      await write(mira, campaignId, { title: 'By people', text: 'She keeps bees.' });
      const authors = async (client: Client) => {
        const { body } = await succeeds(client, 'entryExport', 200, { params: { campaignId } });
        return body.items.map(({ draftedBy }) => draftedBy);
      };
      expect(await authors(mira)).toEqual(['storyteller', 'storyteller', null]);
      expect(await authors(tomas)).toEqual(['storyteller', null, null]);
    },
  },
  {
    operation: 'entryImport',
    status: 200,
    title: 'keeps the author of a draft that the archive names',
    run: async (backend) => {
      const { campaignId, mira, tomas } = await table(backend, { tomas: 'player' });
      const shown = { type: 'note', visibility: 'everyone', title: 'The mill' };
      const authorsOf = async (key: string, fields: object) => {
        const entryId = await imported(mira, campaignId, { ...shown, key, ...fields });
        const [ofMira, ofTomas] = [
          await read(mira, campaignId, { entryId }),
          await read(tomas, campaignId, { entryId }),
        ];
        const [version = null] = await versionsOf(mira, { campaignId, entryId });
        return [ofMira.draftedBy, ofTomas.draftedBy, version];
      };
      const text = 'It grinds no more.';
      const draftedBy = 'a-model';
      const all = [draftedBy, draftedBy, draftedBy];
      expect(await authorsOf('drafted', { text, draftedBy })).toEqual(all);
      expect(await authorsOf('by-people', { text, draftedBy: null })).toEqual([null, null, null]);
      expect(await authorsOf('earlier', { text })).toEqual([null, null, null]);
      expect(await authorsOf('empty', { draftedBy })).toEqual([null, null, null]);
      // The draft can be in the hidden passage alone.
      const hidden = `${text}\n\n:::secret\nBones.\n:::`;
      const hiddenAuthors = [draftedBy, null, draftedBy];
      expect(await authorsOf('hidden', { text: hidden, draftedBy })).toEqual(hiddenAuthors);
    },
  },
];
