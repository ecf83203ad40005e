import { brotliCompressSync, constants } from 'node:zlib';
import type { Page, Request } from '@playwright/test';

interface VisitedFile {
  readonly name: string;
  /** The type of the resource in the browser: script, stylesheet, font, image, document, fetch. */
  readonly kind: string;
  /** The bytes of the body as transferred. */
  readonly transferred: number;
  /** The bytes of the body with the best compression of brotli. */
  readonly brotli: number;
  /** Milliseconds from the start of the page to the request. */
  readonly requestedAt: number;
  readonly text: string;
}

export interface PageVisit {
  readonly files: readonly VisitedFile[];
  /** Milliseconds from the start of the page until the main heading had its content. */
  readonly paintedAt: number;
}

const idleMs = 4000;

/** Opens a page with an empty cache and collects all files that it loads, also when idle. */
export async function visit(page: Page, url: string, heading: RegExp): Promise<PageVisit> {
  const requests: Request[] = [];
  page.on('requestfinished', (request) => requests.push(request));
  await page.addInitScript(markCompletion, { source: heading.source, flags: heading.flags });
  await page.goto(url);
  await page.getByRole('heading', { level: 1, name: heading }).waitFor();
  // Files that the page requests during this wait count as loaded when idle.
  await page.waitForTimeout(idleMs);
  const { origin, paintedAt } = await page.evaluate(() => ({
    origin: performance.timeOrigin,
    paintedAt: performance.getEntriesByName('complete')[0]?.startTime ?? Infinity,
  }));
  const files = await Promise.all(requests.map((request) => describe(request, origin)));
  return { files, paintedAt };
}

/** Runs in the page: sets a mark in the frame after the first frame with the heading. */
function markCompletion({ source, flags }: { source: string; flags: string }): void {
  const heading = new RegExp(source, flags);
  const check = (): void => {
    const found = heading.test(document.querySelector('h1')?.textContent ?? '');
    requestAnimationFrame(found ? () => performance.mark('complete') : check);
  };
  requestAnimationFrame(check);
}

async function describe(request: Request, origin: number): Promise<VisitedFile> {
  const response = await request.response();
  const body = (await response?.body().catch(() => undefined)) ?? Buffer.alloc(0);
  const { responseBodySize } = await request.sizes();
  return {
    name: new URL(request.url()).pathname,
    kind: request.resourceType(),
    transferred: responseBodySize,
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
