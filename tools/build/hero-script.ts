import { join } from 'node:path';
import { build, type Plugin } from 'vite';
import { phaseDurations } from '#src/features/landing/hero-phases.ts';
import type { PageScript } from './page.ts';

const start = '\0questwright:hero';

const startOf = (root: string): Plugin => ({
  name: 'questwright:hero',
  enforce: 'pre',
  resolveId: (id) => (id === start ? id : null),
  load: (id) => {
    const file = JSON.stringify(join(root, 'src/features/landing/hero-in-page.ts'));
    return id === start ? `import { runHeroInPage } from ${file};\nrunHeroInPage();` : null;
  },
});

/** Bundles what shows the slides of the landing page before the app has started. */
export async function heroScript(root: string): Promise<PageScript> {
  const built = await build({
    root,
    configFile: false,
    publicDir: false,
    logLevel: 'warn',
    plugins: [startOf(root)],
    build: {
      write: false,
      target: 'baseline-widely-available',
      modulePreload: { polyfill: false },
      rolldownOptions: { input: { hero: start }, checks: { bundlerTimings: false } },
    },
  });
  if (!('output' in built) || built.output.length !== 1) {
    throw new TypeError('The script of the hero must be one file.');
  }
  const states = Object.keys(phaseDurations).map((phase) => `<i data-phase="${phase}">`);
  return { code: built.output[0].code.trim(), states: `${states.join('')}<i data-paused>` };
}
