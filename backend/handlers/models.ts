import { etagOf } from '#contract/etag.ts';
import type { Handlers, OperationsOfTag } from '#contract/types.ts';
import type { RequestContext } from '#backend/context.ts';
import { settingsOf, updateModels } from '#backend/models/settings.ts';
import { testModel } from '#backend/models/test-model.ts';
import { readUse } from '#backend/models/use.ts';
import type { ModelSettings } from '#src/generated/model/index.ts';

const answer = (settings: ModelSettings) => ({
  status: 200 as const,
  body: settings,
  headers: { ETag: etagOf(settings.version) },
});

export const models: Handlers<RequestContext, OperationsOfTag<'models'>> = {
  modelGet: async ({ app }) => answer(settingsOf(app, await app.modelCache.refresh(app))),
  modelUpdate: async (context, { params, body }) =>
    answer(await updateModels(context, params, body)),
  modelTest: async (context, { body }) => ({ status: 200, body: await testModel(context, body) }),
  modelUse: async ({ db, now }) => ({ status: 200, body: await readUse(db, now) }),
};
