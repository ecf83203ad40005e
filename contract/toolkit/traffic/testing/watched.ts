import { openApi } from '../../document/open.ts';
import { validatorsOf } from '../../document/validators.ts';
import { sides } from '../../finding.ts';
import { Judge, type JudgeOptions } from '../judge.ts';
import { startProxy, type Proxy } from '../proxy.ts';

interface Watched {
  readonly judge: Judge;
  readonly proxy: Proxy;
}

interface Setting {
  readonly contract: string;
  readonly options?: Partial<JudgeOptions>;
  readonly waitMilliseconds?: number;
  readonly bodyBytes?: number;
}

/** Lets a client use a backend through the proxy, and judges what has passed. */
export async function watched(
  target: string,
  { contract, options = {}, waitMilliseconds = 1000, bodyBytes = 100_000 }: Setting,
  client: (url: string) => Promise<void>,
): Promise<Watched> {
  const api = await openApi(contract);
  const judge = new Judge({
    api,
    validators: validatorsOf(api),
    only: sides,
    secrets: [],
    responseMilliseconds: null,
    mostFindings: 100,
    isSecure: false,
    ...options,
  });
  let judging = Promise.resolve();
  const proxy = await startProxy({
    port: 0,
    target,
    limits: { waitMilliseconds, bodyBytes },
    onExchange: (recorded) => {
      judging = judging.then(() => judge.judge(recorded));
    },
  });
  try {
    await client(proxy.url);
  } finally {
    await proxy.stop();
    await judging;
  }
  return { judge, proxy };
}
