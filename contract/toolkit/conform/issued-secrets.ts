import { isSchema } from '#contract/json-schema.ts';
import { isSecret, secretsInHeaders, type Member } from '../http/find-secrets.ts';
import { isWrongCredential } from '../http/secrets.ts';
import type { WireResponse } from '../http/send.ts';

/** So many secrets are remembered; the latest ones, which later requests can have. */
const remembered = 5000;

/**
 * What a backend has handed out during a run: sessions, tokens, recovery codes, links. Later requests and responses can
 * have them in any place, so reports hide them wherever they are.
 */
export class IssuedSecrets {
  readonly #members = new Map<string, Member>();

  /** @param body the parsed body; undefined if there is none */
  keep({ headers, status }: Pick<WireResponse, 'headers' | 'status'>, body: unknown): void {
    for (const member of secretsInHeaders(headers)) this.#add(member);
    // The code of an error is its name.
    if (status < 400) this.#collect('', body);
  }

  keepValue(name: string, value: string): void {
    this.#add({ name, value, whole: value });
  }

  #collect(name: string, value: unknown): void {
    if (typeof value === 'string') {
      if (name !== '' && isSecret(name, value)) this.keepValue(name, value);
    } else if (Array.isArray(value)) {
      for (const entry of value) this.#collect(name, entry);
    } else if (isSchema(value)) {
      for (const [key, entry] of Object.entries(value)) this.#collect(key, entry);
    }
  }

  #add(member: Member): void {
    if (member.value === '' || isWrongCredential(member.value)) return;
    this.#members.set(member.value, member);
    const [oldest] = this.#members.keys();
    if (this.#members.size > remembered && oldest !== undefined) this.#members.delete(oldest);
  }

  /** All of them, and the forms in which addresses, forms and JSON texts write them. */
  members(): Member[] {
    return [...this.#members.values()].flatMap(withWrittenForms);
  }
}

function withWrittenForms({ name, value }: Member): Member[] {
  const written = new Set([
    encodeURIComponent(value.toWellFormed()),
    new URLSearchParams([['', value]]).toString().slice(1),
    JSON.stringify(value).slice(1, -1),
  ]);
  written.delete(value);
  const of = (each: string, text: string): Member => ({ name: each, value: text, whole: text });
  return [of(name, value), ...[...written].map((text) => of(`${name}_ENCODED`, text))];
}
