import { prerenderToNodeStream } from 'react-dom/static';
import { createMemoryRouter } from 'react-router';
import { createQueryClient } from './api/query-client.ts';
import { App } from './app.tsx';
import { createAppRouter } from './app-router.ts';
import { hideFromReturning } from './components/returning-visitor.ts';
import { paths as urls } from './paths.ts';

/** The pages behind the guest-only guard. */
export const paths: string[] = [
  urls.landing,
  urls.register,
  urls.login(),
  urls.verifyEmail,
  urls.forgotPassword,
  urls.resetPassword,
  urls.oauth(),
];

interface Page {
  html: string;
  head: string;
}

/**
 * A placeholder that the server replaces in every response. The Vite configuration has the same
 * text.
 */
const nonce = '__CSP_NONCE__';

export async function render(path: string): Promise<Page> {
  const queryClient = createQueryClient();
  const { router } = await createAppRouter(queryClient, path, (routes) =>
    createMemoryRouter(routes, { initialEntries: [path] }),
  );
  const { prelude } = await prerenderToNodeStream(
    <App queryClient={queryClient} router={router} preload={() => undefined} />,
  );
  const chunks: string[] = [];
  for await (const chunk of prelude) chunks.push(String(chunk));
  const { html, hoisted } = splitHead(chunks.join(''));
  const hide = [
    `<style nonce="${nonce}">${hideFromReturning.style}</style>`,
    `<script nonce="${nonce}">${hideFromReturning.script}</script>`,
  ];
  return { html, head: [...hoisted, ...hide].join('\n') };
}

/**
 * React writes the elements of the head in front of the markup. This function returns them as
 * `hoisted`.
 */
function splitHead(markup: string): { html: string; hoisted: string[] } {
  const hoisted: string[] = [];
  let html = markup;
  for (;;) {
    const element = /^(?:<title>[^<]*<\/title>|<(?:link|meta)\b[^>]*>)/.exec(html)?.[0];
    if (element === undefined) return { html, hoisted };
    // Preload links are left out: they are for images, and each img element chooses its file
    // itself.
    if (!element.includes('rel="preload"')) hoisted.push(element);
    html = html.slice(element.length);
  }
}
