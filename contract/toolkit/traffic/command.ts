import { CannotRun, failureOf } from '../cannot-run.ts';
import type { Command, OptionValues, Outcome } from '../command.ts';
import { openApi, type Api } from '../document/open.ts';
import { sides, type Finding, type Side } from '../finding.ts';
import { validatorsOf } from '../document/validators.ts';
import { addressIn, optionalAddress } from '../http/address.ts';
import { coverageSummary } from '../reports/coverage-summary.ts';
import { counted } from '../reports/report.ts';
import { Judge } from './judge.ts';
import { watch } from './watch.ts';
import { readHar } from './read-har.ts';
import { scoped } from './scope.ts';

export const trafficCommand: Command = {
  name: 'traffic',
  summary: 'checks recorded or passing requests: the client, and the backend that answers',
  description: `Judges real requests instead of making its own. With --listen it is a proxy: start it, let a client or the tests
of a frontend use its address, and it passes everything on to --target, also streams and WebSockets. With --har it
reads a recording of a browser, of Playwright or of another proxy.
It checks both directions. Is the client within the contract?
  undeclared_operation, undeclared_parameter, undeclared_header, deprecated_operation
  request_parameters_conformance, request_headers_conformance
  request_content_type_conformance, request_schema_conformance
And is the backend?
  not_a_server_error, status_code_conformance, response_headers_conformance
  content_type_conformance, response_schema_conformance, cookie_flags, max_response_time
  positive_data_acceptance   it refuses what the contract allows
  negative_data_rejection    it accepts what the contract does not allow
  ignored_auth, ignored_csrf it answers without a credential that the contract requires
Cookies, Authorization, tokens, keys, roles and passwords are not in the reports: variables such as $SESSION stand
for them. Requests of browsers for pages, scripts and pictures are left out if the contract does not have them.
No request, or no body where the contract has one, ends with exit code 2: nothing was checked.`,
  options: {
    listen: {
      type: 'string',
      value: 'port',
      help: 'Starts a proxy at this port of 127.0.0.1; 0 means any free port',
    },
    target: {
      type: 'string',
      value: 'url',
      help: 'Where the backend is. With --har, requests to other addresses are left out',
    },
    for: {
      type: 'string',
      value: 'seconds',
      help: 'Ends the proxy and reports. Default: until Ctrl+C (SIGINT or SIGTERM)',
    },
    wait: {
      type: 'string',
      value: 'seconds',
      help: 'A response must be complete within this time, except a stream of events. Default: 60',
    },
    har: { type: 'string', value: 'file', help: 'Reads a recording (HTTP Archive) instead' },
    only: {
      type: 'string',
      value: 'side',
      help: `Reports only the ${sides.join(' or the ')}. Default: both`,
    },
    secret: {
      type: 'string',
      multiple: true,
      value: 'name',
      help: 'A further header or query parameter that no report may show. Can be repeated',
    },
    'max-findings': {
      type: 'string',
      value: 'number',
      help: 'Further findings are only counted. Default: 200',
    },
    'max-response-time': {
      type: 'string',
      value: 'ms',
      help: 'A response that takes longer is a finding. Default: none',
    },
  },
  examples: [
    [
      'contract traffic --listen 4010 --target http://localhost:3000 --report html=traffic.html',
      'a proxy at http://localhost:4010; use the frontend with this address, then press Ctrl+C',
    ],
    [
      'contract traffic --listen 4010 --target http://localhost:3000 --for 120 --only backend',
      'in CI: runs beside the tests of a frontend for two minutes, and reports the backend',
    ],
    [
      'contract traffic --har checkout.har --target https://staging.example/api',
      'checks a recording that was saved in the network panel of a browser',
    ],
  ],
  failsOn: 'error',
  run: traffic,
};

function judgeFor(values: OptionValues, api: Api, isSecure: boolean): Judge {
  const only = values.text('only');
  const side = sides.find((each) => each === only);
  if (only !== undefined && side === undefined) {
    throw new CannotRun(`--only needs ${sides.join(' or ')}, not "${only}".`);
  }
  const chosen: readonly Side[] = side === undefined ? sides : [side];
  const hasLimit = values.text('max-response-time') !== undefined;
  return new Judge({
    api,
    validators: validatorsOf(api),
    only: chosen,
    secrets: values.list('secret'),
    responseMilliseconds: hasLimit ? values.count('max-response-time', 0, 1) : null,
    mostFindings: values.count('max-findings', 200, 1),
    isSecure,
  });
}

/** What was seen beside the requests that were judged. */
interface Seen {
  readonly notes: readonly string[];
  /** What to say if there was no request to judge. */
  readonly nothing: string;
  /** Why not all requests could be judged, or null. */
  readonly failure: string | null;
}

async function judgeHar(
  values: OptionValues,
  api: Api,
  path: string,
): Promise<{ judge: Judge; seen: Seen }> {
  const target = optionalAddress(values, 'target');
  const { entries, upgrades } = readHar(path);
  const { calls, others } = scoped(api, entries, target);
  const isSecure = calls.every(({ request }) => request.url.startsWith('https:'));
  const judge = judgeFor(values, api, isSecure);
  const failure = await failureOf(async () => {
    for (const call of calls) await judge.judge(call);
  });
  const where = target === undefined ? 'to an operation of the contract' : `to ${target}`;
  return {
    judge,
    seen: {
      notes: [
        ...(others > 0 ? [`${counted(others, 'request')} to other addresses left out.`] : []),
        ...(upgrades > 0 ? [`${counted(upgrades, 'WebSocket')} left out.`] : []),
      ],
      nothing:
        others > 0
          ? `${path} has ${counted(others, 'request')}, and none of them went ${where}.${target === undefined ? ' Say with --target where the backend is.' : ''}`
          : `${path} has no request to check.`,
      failure,
    },
  };
}

async function judgeProxy(values: OptionValues, api: Api): Promise<{ judge: Judge; seen: Seen }> {
  const target = addressIn(values, 'target');
  const port = values.count('listen', 0);
  if (port > 65_535) throw new CannotRun(`--listen ${port} is not a port.`);
  const judge = judgeFor(values, api, target.startsWith('https:'));
  const hasEnd = values.text('for') !== undefined;
  const { upgrades, aborted, unreadable, failure } = await watch(judge, {
    port,
    target,
    seconds: hasEnd ? values.count('for', 0, 1) : null,
    waitSeconds: values.count('wait', 60, 1),
  });
  if (unreadable > 0) {
    const message = `${counted(unreadable, 'message')} of clients cannot be read as HTTP/1.1.`;
    judge.report({ side: 'client', rule: 'unreadable_request', message }, null, null);
  }
  return {
    judge,
    seen: {
      notes: [
        ...(upgrades > 0 ? [`${counted(upgrades, 'WebSocket')} passed on.`] : []),
        ...(aborted > 0
          ? [
              `${counted(aborted, 'request')} cancelled by the client before a response, and not checked.`,
            ]
          : []),
      ],
      nothing:
        'No request came that the contract could judge. Does the client use the address of the proxy?',
      failure,
    },
  };
}

/** `3 findings by the client, 1 finding by the backend.` */
function countedBySide(findings: readonly Finding[]): string {
  const counts = sides.map((side) => {
    const own = findings.filter((finding) => finding.side === side);
    return `${counted(own.length, 'finding')} by the ${side}`;
  });
  return `${counts.join(', ')}.`;
}

/** Why a run says nothing about the contract, or null. */
function whyUnfinished(judge: Judge, { nothing, failure }: Seen): string | null {
  if (failure !== null) return failure;
  const { judged, unanswered, bodiesChecked, bodiesUnchecked } = judge;
  if (judged === 0) return nothing;
  if (unanswered === judged) return `None of ${counted(judged, 'request')} got a response.`;
  return bodiesChecked === 0 && bodiesUnchecked > 0
    ? `None of ${bodiesUnchecked} bodies of responses could be checked. Record them with their content.`
    : null;
}

async function traffic(values: OptionValues): Promise<Outcome> {
  const har = values.text('har');
  const isProxy = values.text('listen') !== undefined;
  if (isProxy === (har !== undefined)) {
    throw new CannotRun('It needs either --listen with --target, or --har.');
  }
  const api = await openApi(values.text('contract') ?? 'openapi.yaml');
  const { judge, seen } =
    har === undefined ? await judgeProxy(values, api) : await judgeHar(values, api, har);
  const coverage = judge.coverage.rows();
  const failure = whyUnfinished(judge, seen);
  return {
    findings: judge.findings,
    notes: [
      `${counted(judge.judged, 'request')} checked.`,
      ...(judge.findings.length > 0 ? [countedBySide(judge.findings)] : []),
      ...(judge.leftOut > 0
        ? [
            `${counted(judge.leftOut, 'request')} for pages, and of browsers before a request, left out.`,
          ]
        : []),
      ...seen.notes,
      ...(judge.furtherFindings > 0
        ? [`${counted(judge.furtherFindings, 'further finding')} beyond --max-findings.`]
        : []),
      ...coverageSummary(coverage),
    ],
    coverage,
    ...(failure !== null && { failure }),
  };
}
