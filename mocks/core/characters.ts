import { validationProblem } from '#contract/problem.ts';
import type { Handlers, Input } from '#contract/types.ts';
import type { Character } from '#src/generated/model/index.ts';
import { pageByTime } from './by-time.ts';
import { foldName } from '#src/lib/fold.ts';
import { canonical } from './canonical.ts';
import { characterFindings } from '#src/lib/character/rules.ts';
import type { MockContext } from './context.ts';
import type { StoredCharacter } from './state.ts';
import { etagOf, requireVersion } from '#contract/etag.ts';
import { notFound } from './not-found.ts';

const minute = 60_000;

const mine = ({ state, caller }: MockContext) =>
  state.characters.filter(({ ownerId }) => ownerId === caller.id);

function find(context: MockContext, characterId: string): StoredCharacter {
  const found = mine(context).find((character) => character.characterId === characterId);
  if (!found) throw notFound('character');
  return found;
}

const characterOf = ({ ownerId: _ownerId, ...character }: StoredCharacter): Character => character;

type Written = Input<'characterCreate'>['body'];

/** @throws ProblemError 422 for what the rules of the game do not allow */
function requireRules(body: Written): void {
  const findings = characterFindings(body);
  if (findings.length > 0) throw validationProblem(findings);
}

const storedForm = (body: Written): Written => ({
  ...body,
  name: body.name.normalize('NFC').trim(),
  concept: body.concept.trim(),
});

const shown = (stored: StoredCharacter) => ({
  body: characterOf(stored),
  headers: { ETag: etagOf(stored.version) },
});

export const characters: Handlers<
  MockContext,
  'characterList' | 'characterCreate' | 'characterGet' | 'characterUpdate' | 'characterDelete'
> = {
  characterList(context, { params }) {
    const { items, nextCursor } = pageByTime('characters', mine(context), params, (row) => ({
      id: row.characterId,
      name: foldName(row.name),
      times: row.meta,
    }));
    return { status: 200, body: { items: items.map(characterOf), nextCursor } };
  },

  characterCreate(context, { body }) {
    requireRules(body);
    const { state, caller, draws, now } = context;
    const at = now.toISOString();
    const stored: StoredCharacter = {
      ...storedForm(body),
      characterId: draws.id(),
      ownerId: caller.id,
      version: 1,
      meta: { created_at: at, updated_at: at, last_accessed_at: null },
    };
    state.characters.push(stored);
    const { body: made, headers } = shown(stored);
    const Location = `/api/characters/${stored.characterId}`;
    return { status: 201, body: made, headers: { ...headers, Location } };
  },

  characterGet(context, { params }) {
    const stored = find(context, params.characterId);
    const { last_accessed_at: opened } = stored.meta;
    if (context.now.getTime() - (opened === null ? 0 : Date.parse(opened)) >= minute) {
      stored.meta.last_accessed_at = context.now.toISOString();
    }
    return { status: 200, ...shown(stored) };
  },

  characterUpdate(context, { params, body }) {
    const stored = find(context, params.characterId);
    requireVersion(params.ifMatch, stored.version);
    requireRules(body);
    const changed = { ...stored, ...storedForm(body) };
    if (canonical(changed) !== canonical(stored)) {
      const meta = { ...stored.meta, updated_at: context.now.toISOString() };
      Object.assign(stored, changed, { version: stored.version + 1, meta });
    }
    return { status: 200, ...shown(stored) };
  },

  characterDelete(context, { params }) {
    const stored = find(context, params.characterId);
    requireVersion(params.ifMatch, stored.version);
    context.state.characters = context.state.characters.filter((other) => other !== stored);
    return { status: 204 };
  },
};
