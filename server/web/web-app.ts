import { join } from 'node:path';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Config } from '#server/config.ts';
import { commonHeaders } from '#backend/pipeline/headers.ts';
import { listFiles, sendFile } from './files.ts';
import { policyFor, readPages, sendPage } from './pages.ts';
import { postedPaths, redirectPosted } from './posted-answer.ts';

/** The built web app with its files and pages. */
export interface WebApp {
  answer(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply>;
}

/**
 * Whether a path looks like a file name. The answer is false for all paths below /admin/, because a
 * catalogue key in such a path may end like a file name.
 */
const looksLikeFile = (path: string): boolean =>
  /\.[a-z0-9]{2,11}$/i.test(path) && !path.startsWith('/admin/');

/** Password managers trust the address below only if unknown addresses in this folder have no page. */
const wellKnown = '/.well-known/';
/** Where password managers begin to change a password: https://w3c.github.io/webappsec-change-password-url/ */
const changePassword = `${wellKnown}change-password`;

const sendText = (reply: FastifyReply, status: number, text: string): FastifyReply =>
  reply
    .code(status)
    .headers({ 'Content-Type': 'text/plain; charset=utf-8', 'Cache-Control': 'no-store' })
    .send(`${text}\n`);

/** Opens the built app; null if there is none in the folder. */
export function openWebApp(config: Config, folder: string): WebApp | null {
  const pages = readPages(folder, config);
  if (!pages) return null;
  const files = listFiles(join(folder, 'client'));
  const policy = policyFor(config);
  const posted = postedPaths(config);
  // Workers take this policy from their scripts, so it forbids none of their requests. Pages replace it.
  const headers = {
    ...commonHeaders(config),
    'Content-Security-Policy': "object-src 'none'; base-uri 'none'; frame-ancestors 'none'",
  };
  return {
    async answer(request, reply) {
      reply.headers(headers);
      const path = request.url.split('?', 1)[0] ?? '/';
      if (request.method !== 'GET' && request.method !== 'HEAD') {
        const takesForm = posted.has(path);
        if (takesForm && request.method === 'POST') {
          const isSent = await redirectPosted(config, request, reply, path);
          return isSent ? reply : sendText(reply, 400, 'That is not the form of a provider.');
        }
        const allow = takesForm ? 'GET, HEAD, POST' : 'GET, HEAD';
        return sendText(reply.header('Allow', allow), 405, 'That cannot be done here.');
      }
      const file = files.find(path);
      if (file && (await sendFile(request, reply, file))) return reply;
      if (path === changePassword) {
        return reply
          .code(303)
          .headers({ Location: '/account', 'Cache-Control': 'no-store' })
          .send();
      }
      if (file || looksLikeFile(path) || path.startsWith(wellKnown)) {
        return sendText(reply, 404, 'There is no such file.');
      }
      const pagePath = path.length > 1 ? path.replace(/\/+$/, '') : path;
      return sendPage(request, reply, pages.find(pagePath), policy);
    },
  };
}
