import type { Kysely } from 'kysely';
import type { Schema } from '#backend/db/schema.ts';
import type { SignedInUser } from '#backend/context.ts';
import { createModels, type ModelLimits } from '#server/models/create-models.ts';
import type { Generation } from '#src/generated/model/index.ts';
import type { StandIn } from '#tests/support/stand-in-provider.ts';
import { openGenerationCalls } from './generation-calls.ts';

/** Calls about generations that a model of the stand-in writes. */
export async function openModelStories(db: Kysely<Schema>, standIn: StandIn) {
  const on = await openGenerationCalls(db);
  const closings: (() => Promise<void>)[] = [];
  const first = standIn.requests.length;
  return {
    ...on,
    /** Lets a model write. Its name says how it behaves. */
    useModel(model: string, limits: Partial<ModelLimits> = {}, part: 'text' | 'image' = 'text') {
      const { models, close } = createModels({ allowedHosts: new Set([standIn.host]), limits });
      closings.push(close);
      on.calls.models = models;
      on.calls.configuredModels = {
        ...on.calls.configuredModels,
        [part]: standIn.connection(model),
      };
    },
    /** The requests since this was opened. */
    requests: (): StandIn['requests'] => standIn.requests.slice(first),
    async tell(user: SignedInUser, body: object = {}): Promise<Generation> {
      const started = await on.start(user, { kind: 'person', seed: 7, length: 'short', ...body });
      await on.calls.work();
      return on.read(user, started);
    },
    sectionsOf: ({ draft }: Generation) => draft?.sections ?? [],
    uses: () => db.selectFrom('model_use').selectAll().orderBy('at').orderBy('id').execute(),
    async close(): Promise<void> {
      await on.calls.stopWork();
      for (const close of closings.splice(0)) await close();
    },
  };
}

export type ModelStories = Awaited<ReturnType<typeof openModelStories>>;
