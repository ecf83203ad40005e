import { brotliCompressSync, constants } from 'node:zlib';
import type { Page, Request } from '@playwright/test';

export interface VisitedFile {
  readonly name: string;
  /** As the browser calls it: script, stylesheet, font, image, document, fetch. */
  readonly kind: string;
  /** Bytes of the body as they came over the wire. */
  readonly wire: number;
  /** What brotli at its best makes of the body. */
  readonly brotli: number;
  /** Milliseconds from the start of the page to the request. */
  readonly requestedAt: number;
  readonly text: string;
}

export interface Visit {
  readonly files: readonly VisitedFile[];
  /** When the main heading with its real content was there. */
  readonly paintedAt: number;
}

const idleMs = 4000;

/** Opens a page with an empty cache and collects everything it loads, until it has been idle. */
export async function visit(page: Page, url: string, heading: RegExp): Promise<Visit> {
  const requests: Request[] = [];
  page.on('requestfinished', (request) => requests.push(request));
  const begin = Date.now();
  await page.goto(url);
  await page.getByRole('heading', { level: 1, name: heading }).waitFor();
  // Two frames later what is in the document is on the screen.
  await page.evaluate(
    () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))),
  );
  const painted = Date.now();
  await page.waitForTimeout(idleMs);
  const document = requests.find((request) => request.isNavigationRequest());
  const origin = document?.timing().startTime ?? begin;
  const files = await Promise.all(requests.map((request) => describe(request, origin)));
  return { files, paintedAt: painted - origin };
}

async function describe(request: Request, origin: number): Promise<VisitedFile> {
  const response = await request.response();
  const body = (await response?.body().catch(() => undefined)) ?? Buffer.alloc(0);
  const { responseBodySize } = await request.sizes();
  return {
    name: new URL(request.url()).pathname,
    kind: request.resourceType(),
    wire: responseBodySize,
    brotli: brotliSize(body),
    requestedAt: request.timing().startTime - origin,
    text: body.toString('latin1'),
  };
}

function brotliSize(body: Buffer): number {
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
    [constants.BROTLI_PARAM_SIZE_HINT]: body.length,
  };
  return brotliCompressSync(body, { params }).length;
}
