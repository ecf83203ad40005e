import type { QueryClient } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { prerenderToNodeStream } from 'react-dom/static';
import { createMemoryRouter, type DataRouter } from 'react-router';
import { createQueryClient } from './api/query-client.ts';
import { App } from './app.tsx';
import { createAppRouter } from './app-router.ts';
import { earlyOutlines } from './components/campaigns/early-outlines.tsx';
import { Authenticating } from './components/guards/auth-only.tsx';
import { RootLayout } from './components/layout/root-layout.tsx';
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
  const { html, hoisted } = await markupOf(queryClient, router);
  const hide = [
    `<style nonce="${nonce}">${hideFromReturning.style}</style>`,
    `<script nonce="${nonce}">${hideFromReturning.script}</script>`,
  ];
  return { html, head: [...hoisted, ...hide].join('\n') };
}

/** What a page behind the auth-only guard shows first, on every path. `outlines` are what some paths show next. */
export async function renderPlaceholder(): Promise<{
  placeholder: string;
  outlines: Record<string, string>;
}> {
  const router = createMemoryRouter([
    { Component: RootLayout, children: [{ path: '*', Component: Authenticating }] },
  ]);
  const { html } = await markupOf(createQueryClient(), router);
  const outlines = await Promise.all(
    Object.entries(earlyOutlines).map(
      async ([path, outline]) => [path, await prerenderedText(outline)] as const,
    ),
  );
  return { placeholder: html, outlines: Object.fromEntries(outlines) };
}

async function markupOf(queryClient: QueryClient, router: DataRouter) {
  const app = <App queryClient={queryClient} router={router} preload={() => undefined} />;
  return splitHead(await prerenderedText(app));
}

async function prerenderedText(node: ReactNode): Promise<string> {
  const { prelude } = await prerenderToNodeStream(node);
  const chunks: string[] = [];
  for await (const chunk of prelude) chunks.push(String(chunk));
  return chunks.join('');
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
