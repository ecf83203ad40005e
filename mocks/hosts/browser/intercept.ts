import { http, HttpResponse, type HttpResponseResolver } from 'msw';
import { setupWorker } from 'msw/browser';
import { ws } from 'msw/ws';
import { isApiPath } from '#contract/match.ts';
import { socketPath } from '#src/generated/contract/operations.ts';
import type { BackendClient } from './backend-client.ts';

function apiOrigin(): string {
  const content = document.querySelector<HTMLMetaElement>('meta[name="api-host"]')?.content.trim();
  return new URL(content || '/', window.location.origin).origin;
}

const resolver =
  (backend: BackendClient): HttpResponseResolver =>
  async ({ request }) => {
    try {
      const answer = await backend.answer({
        method: request.method,
        url: request.url,
        headers: Object.fromEntries(request.headers),
        credentials: request.credentials !== 'omit',
        body: new Uint8Array(await request.arrayBuffer()),
      });
      if (answer === 'lost') return HttpResponse.error();
      const { status, headers, body } = answer;
      return new HttpResponse(body, { status, headers });
    } catch {
      // The backend has ended unexpectedly; the app sees a lost connection.
      return HttpResponse.error();
    }
  };

/** Sends every call of the app to the backend of this browser instead of the network. */
export async function intercept(backend: BackendClient): Promise<void> {
  const host = apiOrigin();
  const respond = resolver(backend);
  const isCall = ({ request }: { request: Request }): boolean => {
    const { origin, pathname } = new URL(request.url);
    return origin === host && isApiPath(pathname);
  };
  const calls = [http.all(isCall, respond), http.all(`${host}/__mock/*`, respond)];

  const sockets = ws.link(`${host.replace(/^http/, 'ws')}${socketPath}/`);
  const socketHandler = sockets.addEventListener('connection', ({ client }) => {
    const { port1: port, port2 } = new MessageChannel();
    port.addEventListener('message', ({ data }: MessageEvent<string | null>) => {
      if (data === null) client.close();
      else client.send(data);
    });
    client.addEventListener('message', ({ data }) => port.postMessage(data));
    const unsubscribe = backend.onRestart(() => client.close());
    client.addEventListener('close', () => {
      unsubscribe();
      port.postMessage(null);
      port.close();
    });
    port.start();
    backend.openSocket(port2);
  });

  // The module `virtual:msw` is not used, because it does not answer while Vite replaces a module. A
  // request at that moment would get the page of the development server.
  await setupWorker(...calls, socketHandler).start({
    onUnhandledFrame: 'bypass',
    serviceWorker: { url: `${import.meta.env.BASE_URL}mockServiceWorker.js` },
  });
}
