import { loadKeys } from './auth/keys.ts';
import type { Answer, Call } from './call.ts';
import { ChangeLimit } from './change-limit.ts';
import type { AppContext } from './context.ts';
import { GenerationJobs } from './generation/jobs.ts';
import { handlers } from './handlers/all.ts';
import { createMailer } from './mail/mailer.ts';
import { ModelCache } from './models/stored-models.ts';
import { Rests } from './models/rests.ts';
import { Outages } from './outages.ts';
import { createPipeline, type Hooks } from './pipeline.ts';
import type { Ports } from './ports.ts';
import { createRandom } from './random.ts';
import { Visits } from './visits.ts';

export interface Backend {
  readonly context: AppContext;
  /**
   * Answers any call to a path below /api and never throws. If the result is 'lost', the host closes
   * the connection without a response.
   */
  answer(call: Call): Promise<Answer | 'lost'>;
  /** Resolves when no mail is being sent and no generation is worked on. */
  idle(): Promise<void>;
  close(): Promise<void>;
}

/** Creates a backend from the ports of its host. The host passes `outages` if it reports its own faults there. */
export async function createBackend(
  ports: Ports,
  hooks?: Hooks,
  outages = new Outages(ports.log, ports.clock),
): Promise<Backend> {
  const { mailTransport: transport, visitDelay, ...otherPorts } = ports;
  const { db, clock, log, config } = ports;
  const random = createRandom(ports.random);
  const keys = await loadKeys(db, random);
  const { publicUrl } = config;
  const mailer = createMailer({ db, random, transport, publicUrl, clock, log, outages });
  const visits = new Visits(db, outages, visitDelay);
  const changes = new ChangeLimit(config.changesPerMinute);
  const modelCache = new ModelCache();
  const modelRests = new Rests(clock);
  const parts = {
    ...otherPorts,
    random,
    keys,
    mailer,
    outages,
    visits,
    changes,
    modelCache,
    modelRests,
  };
  const generations = new GenerationJobs(parts);
  const context = { ...parts, generations };
  return {
    context,
    answer: createPipeline(context, handlers, hooks).answer,
    async idle() {
      await generations.idle();
      await mailer.idle();
    },
    async close() {
      await generations.close();
      await visits.close();
      await mailer.close();
    },
  };
}
