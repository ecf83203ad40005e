import type { WireRequest } from '../../http/send.ts';
import type { Visit } from '../tour.ts';

const pairs = (headers: WireRequest['headers']): { name: string; value: string }[] =>
  headers.map(([name, value]) => ({ name, value }));

const typeIn = (headers: WireRequest['headers']): string =>
  headers.find(([name]) => name.toLowerCase() === 'content-type')?.[1] ?? '';

/** Recorded traffic as HTTP Archive 1.2; requests without a response are left out. */
export const harOf = (visits: readonly Visit[]): object => ({
  log: {
    version: '1.2',
    creator: { name: 'questwright-contract', version: '1' },
    entries: visits.flatMap(({ request, response }) => {
      if (response === null) return [];
      const { method, url, headers, body } = request;
      const query = [...new URL(url).searchParams].map(([name, value]) => ({ name, value }));
      return [
        {
          startedDateTime: '2026-01-01T00:00:00.000Z',
          time: response.milliseconds,
          cache: {},
          timings: { send: 0, wait: response.milliseconds, receive: 0 },
          request: {
            method,
            url,
            httpVersion: 'HTTP/1.1',
            headers: pairs(headers),
            queryString: query,
            cookies: [],
            headersSize: -1,
            bodySize: body?.length ?? 0,
            ...(body && {
              postData: { mimeType: typeIn(headers), text: Buffer.from(body).toString('utf8') },
            }),
          },
          response: {
            status: response.status,
            statusText: '',
            httpVersion: 'HTTP/1.1',
            headers: pairs(response.headers),
            cookies: [],
            redirectURL: '',
            headersSize: -1,
            bodySize: response.body.length,
            content: {
              size: response.body.length,
              mimeType: typeIn(response.headers),
              text: Buffer.from(response.body).toString('utf8'),
            },
          },
        },
      ];
    }),
  },
});
