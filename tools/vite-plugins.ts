import type { Plugin } from 'vite';
import { withoutPicture } from './build/page.ts';

/**
 * sonner adds its styles at run time with a `<style>` element, which the content security policy
 * refuses. The app imports `sonner/dist/styles.css` instead, and this plugin removes the call that
 * adds the element.
 */
export function sonnerWithoutRuntimeStyles(): Plugin {
  return {
    name: 'questwright:sonner-without-runtime-styles',
    enforce: 'pre',
    transform: {
      filter: { id: /[\\/]sonner[\\/]dist[\\/]index\.mjs$/ },
      handler(code) {
        const stripped = code.replace(/^__insertCSS\(("(?:[^"\\]|\\.)*")\);?$/m, '');
        if (stripped === code) {
          this.error('sonner no longer calls __insertCSS the way this transform expects.');
        }
        return { code: stripped, map: null };
      },
    },
  };
}

/** The replacements of modules. Each has the same exports as the module that it replaces. */
const routerStubs: Readonly<Record<string, string>> = {
  'router/instrumentation.js': `
    export const consumeInstrumentationClientResultMetaReceiver = () => undefined;
    export const getRouteInstrumentationUpdates = () => ({});
    export const instrumentClientSideRouter = (router) => router;
    export const instrumentHandler = (handler) => handler;
    export const instrumentationResultMetaContext = undefined;
  `,
  'dom/ssr/components.js': `
    import { createContext } from 'react';
    const nothing = () => null;
    export const CRITICAL_CSS_DATA_ATTRIBUTE = '';
    export const FrameworkContext = /* @__PURE__ */ createContext(undefined);
    export const Links = nothing;
    export const Meta = nothing;
    export const PrefetchPageLinks = nothing;
    export const Scripts = nothing;
    export const mergeRefs = (ref) => ref;
    export const setIsHydrated = nothing;
    export const useFrameworkContext = nothing;
    export const usePrefetchBehavior = () => [false, null, {}];
  `,
};

const exportedNames = (code: string): string =>
  [
    ...[...code.matchAll(/^\s*export const (\w+)/gm)].map(([, name]) => name),
    ...[...code.matchAll(/^export \{([^}]*)\};$/gm)].flatMap(([, names = '']) =>
      names.split(',').map((name) => name.trim()),
    ),
  ]
    .toSorted((one, other) => (one ?? '').localeCompare(other ?? ''))
    .join(' ');

/**
 * Replaces two modules of the router that serve only its framework mode and its instrumentation.
 * The app uses neither, but the bundler cannot detect this and would add 2 kB to every first page.
 */
export function routerWithoutFrameworkMode(): Plugin {
  return {
    name: 'questwright:router-without-framework-mode',
    apply: 'build',
    enforce: 'pre',
    transform: {
      filter: { id: /react-router[\\/]dist[\\/]production[\\/]lib[\\/]/ },
      handler(code, id) {
        const [name, stub] =
          Object.entries(routerStubs).find(([file]) => id.replaceAll('\\', '/').endsWith(file)) ??
          [];
        if (name === undefined || stub === undefined) return null;
        if (exportedNames(code) !== exportedNames(stub)) {
          this.error(`${name} of react-router no longer exports what this transform expects.`);
        }
        return { code: stub, map: null };
      },
    },
  };
}

/**
 * In development and in the offline app, every path has the same page, which is rendered in the
 * browser. A preloaded picture is then used too late or never, and the browser warns about it in the
 * console.
 */
export const pictureNotPreloaded = (): Plugin => ({
  name: 'questwright:picture-not-preloaded',
  transformIndexHtml: { order: 'pre', handler: withoutPicture },
});

const pageFile = /[\\/]src[\\/].*-page\.tsx$/;

/** Runs in the page before React Refresh asks it which exports of a module may change. */
const ignoreRouteExports = `window.__getReactRefreshIgnoredExports = ({ id }) =>
  ${String(pageFile)}.test(id) ? ['handle', 'loader', 'prefetch'] : [];`;

/**
 * Added to each page module in development. The router keeps the loader, the prefetch function
 * and the handle that it has loaded first, so a change of these reloads the page.
 */
const reloadForRouteExports = `
if (import.meta.hot) {
  const text = (value) => typeof value === 'function' ? String(value) : JSON.stringify(value);
  const current = [
    typeof loader === 'undefined' ? undefined : text(loader),
    typeof prefetch === 'undefined' ? undefined : text(prefetch),
    typeof handle === 'undefined' ? undefined : text(handle),
  ];
  import.meta.hot.accept((next) => {
    if (!next || [next.loader, next.prefetch, next.handle].every((value, index) => text(value) === current[index])) {
      return;
    }
    import.meta.hot.invalidate('The loader, prefetch or handle of the page has changed.');
  });
}
`;

/**
 * Lets React Refresh replace the components of a page module. Without this plugin, each change of a
 * page module reloads the whole page, because the module also exports what the router needs.
 */
export const pageFastRefresh = (): Plugin => ({
  name: 'questwright:page-fast-refresh',
  apply: 'serve',
  transform: {
    order: 'post',
    filter: { id: pageFile },
    handler: (code) => ({ code: code + reloadForRouteExports, map: null }),
  },
  transformIndexHtml: () => [
    { tag: 'script', children: ignoreRouteExports, injectTo: 'head-prepend' },
  ],
});
