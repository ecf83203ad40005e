import { answerFrom, type Answer } from './answer.ts';
import { serialiseCookie } from './cookies.ts';
import { goneCookies } from './session.ts';
import type { Mail, MockState } from './state.ts';

/** What the mocks let a developer and a test do to them, under /__mock. */
export interface Controls {
  readonly reset: () => void;
  readonly useScenario: (name: string) => boolean;
  readonly scenarios: () => Readonly<Record<string, string>>;
  readonly state: () => MockState;
  readonly mails: () => readonly Mail[];
}

const prefix = '/__mock';

export const isControl = (pathname: string): boolean =>
  pathname === prefix || pathname.startsWith(`${prefix}/`);

/** The scenario that a body names: `{"name": "slow"}`. */
async function namedIn(request: Request): Promise<string> {
  try {
    const value: unknown = await request.json();
    if (typeof value === 'object' && value !== null && 'name' in value) return String(value.name);
  } catch {
    // Answered below like a name that is not known.
  }
  return '';
}

export async function control(
  request: Request,
  url: URL,
  controls: Controls,
  requestId: string,
): Promise<Answer> {
  const json = (status: number, body: unknown) => answerFrom({ status, body }, requestId);
  switch (`${request.method} ${url.pathname.slice(prefix.length)}`) {
    case 'GET /state':
      return json(200, controls.state());
    case 'GET /mails':
      // The newest first: it is the one that is looked for.
      return json(200, { items: controls.mails().toReversed() });
    case 'GET /scenario':
      return json(200, { current: controls.state().scenario, scenarios: controls.scenarios() });
    case 'POST /reset': {
      controls.reset();
      const answer = answerFrom({ status: 204 }, requestId);
      const secure = url.protocol === 'https:';
      for (const cookie of goneCookies(secure)) {
        answer.headers.append('Set-Cookie', serialiseCookie(cookie, secure));
      }
      return answer;
    }
    case 'POST /scenario': {
      const name = await namedIn(request);
      if (controls.useScenario(name)) return answerFrom({ status: 204 }, requestId);
      const known = Object.keys(controls.scenarios()).join(', ');
      return json(400, { detail: `There is no scenario "${name}". Known: ${known}.` });
    }
    default:
      return json(404, {
        detail:
          'Known: GET state, GET mails, GET scenario, POST scenario {"name": "…"}, POST reset.',
      });
  }
}
