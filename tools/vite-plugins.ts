import type { Plugin } from 'vite';

/**
 * sonner adds its styles at run time through a `<style>` element, which the content security
 * policy refuses. The application imports `sonner/dist/styles.css` instead, so the call goes.
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
