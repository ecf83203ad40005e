import type { OperationId } from '#src/generated/contract/operations.ts';
import { isSchema } from './json-schema.ts';
import { matchOperation } from './match.ts';
import { operationOf } from './requests.ts';
import { type Strictness, detailedValidatorOf } from './schemas.ts';

export interface PlainResponse {
  readonly status: number;
  readonly header: (name: string) => string | null | undefined;
  /** Parsed JSON, bytes, or undefined. */
  readonly body: unknown;
}

/**
 * The differences between a response and the contract, one sentence each; empty if the response is
 * correct. A response of this version must not have undeclared fields and codes, so that a server
 * sends no data by accident (`closed`). A response that a client receives can have them, because the
 * server can be newer (`open`).
 */
export function responseFindings(
  id: OperationId,
  response: PlainResponse,
  strictness: Strictness = 'closed',
): string[] {
  const declared = operationOf(id).responses[response.status];
  if (!declared) return [`${id} does not declare status ${response.status}.`];
  const findings = declared.headers
    .filter((name) => !response.header(name))
    .map((name) => `${id} ${response.status} lacks the header ${name}.`);
  const contentType = response.header('content-type')?.split(';')[0]?.trim().toLowerCase();
  if (declared.contentType === null) {
    return response.body === undefined
      ? findings
      : [...findings, `${id} ${response.status} has a body where none is declared.`];
  }
  if (contentType !== declared.contentType) {
    findings.push(
      `${id} ${response.status} is ${contentType ?? 'without content type'}, not ${declared.contentType}.`,
    );
  } else if (declared.contentType === 'application/json' && declared.schema) {
    const validate = detailedValidatorOf(declared.schema, strictness);
    if (!validate(response.body)) {
      for (const error of (validate.errors ?? []).slice(0, 10)) {
        findings.push(
          `${id} ${response.status} body${error.instancePath} ${error.message ?? 'does not fit'}` +
            ` ${JSON.stringify(error.params)}`,
        );
      }
    }
  }
  if (strictness === 'closed') findings.push(...codeFindings(id, response));
  return findings;
}

/** Clients handle the codes that the examples of a response have, so a problem must have one of them. */
function codeFindings(id: OperationId, { status, body }: PlainResponse): string[] {
  const codes = (operationOf(id).responses[status]?.problems ?? []).map(({ code }) => code);
  const sent = isSchema(body) ? body['code'] : undefined;
  return codes.length === 0 || codes.some((code) => code === sent)
    ? []
    : [`${id} ${status} has the code ${String(sent)}, but the examples have ${codes.join(', ')}.`];
}

/**
 * Like `responseFindings`, for a response that a client received. Finds the operation by the method
 * and the path of the request.
 */
export function receivedFindings(method: string, path: string, response: PlainResponse): string[] {
  const match = matchOperation(method, path);
  if (!match) return [`${method} ${path} is not an operation of the contract.`];
  return responseFindings(match.id, response, 'open').map(
    (finding) => `${method} ${path}: ${finding}`,
  );
}
