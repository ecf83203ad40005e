import { request, type Agent, type OutgoingHttpHeaders } from 'node:http';

/** Resolves to the status of the response. */
export function send(
  url: string,
  headers: OutgoingHttpHeaders,
  { body, agent }: { body?: Buffer; agent?: Agent } = {},
): Promise<number> {
  return new Promise((resolve, reject) => {
    const clientRequest = request(url, {
      method: body ? 'POST' : 'GET',
      headers,
      ...(agent && { agent }),
    });
    clientRequest.on('error', reject).on('response', (response) => {
      response.resume().on('end', () => resolve(response.statusCode ?? 0));
    });
    clientRequest.end(body);
  });
}
