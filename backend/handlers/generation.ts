import type { Handlers, OperationsOfTag } from '#contract/types.ts';
import type { RequestContext } from '#backend/context.ts';
import {
  cancelGeneration,
  deleteGeneration,
  listGenerations,
  noteDraftInForm,
  readGeneration,
} from '#backend/generation/read.ts';
import { generationOf } from '#backend/generation/record.ts';
import { reviseGeneration } from '#backend/generation/revise.ts';
import { createGeneration } from '#backend/generation/start.ts';
import type { Generation } from '#src/generated/model/index.ts';

const started = (generation: Generation) => ({
  status: 201 as const,
  body: generation,
  headers: { Location: `/api/generation/${generation.generationId}` },
});

export const generation: Handlers<RequestContext, OperationsOfTag<'generation'>> = {
  generationList: async (context, { params }) => ({
    status: 200,
    body: await listGenerations(context, params),
  }),
  generationCreate: async (context, { params, body }) =>
    started(await createGeneration(context, params, body)),
  generationGet: async (context, { params: { generationId } }) => ({
    status: 200,
    body: generationOf(await readGeneration(context.db, generationId, context.signedIn().id)),
  }),
  generationDelete: async (context, { params: { generationId } }) => {
    await deleteGeneration(context, generationId);
    return { status: 204 };
  },
  generationCancel: async (context, { params: { generationId } }) => ({
    status: 200,
    body: await cancelGeneration(context, generationId),
  }),
  generationUse: async (context, { params: { generationId } }) => {
    await noteDraftInForm(context, generationId);
    return { status: 204 };
  },
  generationRevise: async (context, { params, body }) =>
    started(await reviseGeneration(context, params, body)),
};
