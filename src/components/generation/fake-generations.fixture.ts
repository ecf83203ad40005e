import { act } from '@testing-library/react';
import { notifyServerEvent } from '#src/api/server-events.ts';
import { isPainted } from './generation-labels.ts';
import type {
  Generation,
  GenerationDraft,
  GenerationRequest,
  GenerationRevision,
  GenerationSection,
} from '#src/generated/model/index.ts';

export const hook: GenerationSection = {
  sectionId: 'hook',
  heading: 'The hook',
  audience: 'everyone',
  text: 'At low water, a bell rings where no chapel stands.',
};

export const truth: GenerationSection = {
  sectionId: 'truth',
  heading: 'What is true',
  audience: 'gm',
  text: 'Tamsin rings it.',
};

const textOf = (sections: readonly GenerationSection[]) =>
  sections
    .map(({ audience, text }) => (audience === 'gm' ? `:::secret\n${text}\n:::` : text))
    .join('\n\n');

export const questDraft = (sections: GenerationSection[] = [hook, truth]): GenerationDraft => ({
  title: 'The Light Below',
  sections,
  entry: {
    type: 'quest',
    title: 'The Light Below',
    text: textOf(sections),
    details: { giver: 'Tamsin', steps: [{ text: 'Row out', done: false }] },
  },
  campaign: null,
  character: null,
  cover: null,
  portrait: null,
});

const createdAt = '2026-11-08T18:00:00.000Z';

/** A finished generation of a quest, with other values where a test needs them. */
export const generationWith = (fields: Partial<Generation>): Generation => ({
  generationId: 'generation-0',
  kind: 'quest',
  status: 'done',
  campaignId: null,
  settings: {
    idea: '',
    tone: 'heroic',
    length: 'standard',
    difficulty: 'standard',
    level: 1,
    partySize: 4,
    safetyLines: '',
    safetyVeils: '',
    seed: 7,
    entryId: null,
    characterId: null,
    choices: {},
    texts: {},
  },
  author: 'storyteller',
  written: [],
  draft: null,
  notice: null,
  failure: null,
  revisionOf: null,
  createdAt,
  endedAt: null,
  ...fields,
});

interface Started {
  body: GenerationRequest | GenerationRevision;
  key: string | null;
}

/** Answers the operations of generations like the server; a generation ends when a test says so. */
export function fakeGenerations() {
  const all: Generation[] = [];
  const started: Started[] = [];
  const inForms: string[] = [];
  let refusal: Response | null = null;
  const listAnswers: Response[] = [];

  const find = (id: string | undefined) =>
    all.find(({ generationId }) => generationId === id) ?? null;

  const notFound = () => problem(404, { code: 'not_found', detail: 'There is no such draft.' });

  function change(id: string, fields: Partial<Generation>): Generation {
    const index = all.findIndex(({ generationId }) => generationId === id);
    const changed = generationWith({ ...all[index], ...fields });
    all[index] = changed;
    return changed;
  }

  function add(fields: Partial<Generation>): Generation {
    const added = generationWith({ generationId: `generation-${all.length + 1}`, ...fields });
    all.push(added);
    return added;
  }

  function start(init: RequestInit, fields: Partial<Generation>): Response {
    // The app sends the bodies of these operations as JSON.
    const body = JSON.parse(init.body as string) as Started['body'];
    started.push({ body, key: new Headers(init.headers).get('idempotency-key') });
    if (refusal !== null) {
      const refused = refusal;
      refusal = null;
      return refused;
    }
    if ('instruction' in body) {
      return Response.json(add({ ...fields, status: 'queued' }), { status: 201 });
    }
    const { kind, campaignId = null, ...chosen } = body;
    const settings = { ...generationWith({}).settings, ...chosen };
    return Response.json(
      add({
        kind,
        author: isPainted(kind) ? 'painter' : 'storyteller',
        campaignId,
        settings,
        status: 'queued',
      }),
      { status: 201 },
    );
  }

  function list(): Response {
    return listAnswers.shift() ?? Response.json({ items: all.toReversed(), nextCursor: null });
  }

  /** Null for requests about something else. */
  function answer(url: unknown, init: RequestInit = {}): Response | null {
    const { pathname } = new URL(String(url), 'http://localhost');
    const [, id, action] = /^\/api\/generation\/([\w-]*)\/?(\w*)$/.exec(pathname) ?? [];
    if (id === undefined) return null;
    if (id === '') return list();
    if (id === 'create') return start(init, {});
    const found = find(id);
    if (found === null) return notFound();
    if (action === 'revise') {
      const { kind, settings } = found;
      return start(init, { kind, settings, revisionOf: id });
    }
    if (action === 'cancel') return Response.json(change(id, { status: 'cancelled' }));
    if (action === 'use') {
      inForms.push(id);
      return new Response(null, { status: 204 });
    }
    if (init.method === 'DELETE') {
      all.splice(all.indexOf(found), 1);
      return new Response(null, { status: 204 });
    }
    return Response.json(found);
  }

  /** Ends a generation, and sends the event of the socket. */
  function end(fields: Partial<Generation>): void {
    const { generationId } = change(all.at(-1)?.generationId ?? '', fields);
    act(() => notifyServerEvent('generationChanged', { generationId, status: 'done' }));
  }

  return {
    all,
    started,
    /** The drafts that forms have taken. */
    inForms,
    add,
    change,
    answer,
    finish: (draft: GenerationDraft) => end({ status: 'done', draft }),
    fail: (failure: string) => end({ status: 'failed', failure }),
    refuse: (response: Response) => {
      refusal = response;
    },
    /** Answers the next request for the list that has no answer yet. */
    answerList: (response: Response) => {
      listAnswers.push(response);
    },
  };
}

export const problem = (
  status: number,
  fields: { code: string; detail: string },
  headers: Record<string, string> = {},
): Response =>
  Response.json(
    { ...fields, fields: [], requestId: '01JD0000000000000000000000' },
    { status, headers },
  );

export const coverDraft = (alt: string): GenerationDraft => ({
  title: 'The Lanterns of Vell',
  sections: [],
  entry: null,
  campaign: null,
  character: null,
  portrait: null,
  cover: { coverImageW1024: `/api/images/${alt}-wide`, coverImageW704: `/api/images/${alt}`, alt },
});
