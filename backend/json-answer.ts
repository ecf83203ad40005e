/**
 * An answer whose JSON is joined from stored texts, so that a list does not parse every record only
 * to serialize it again. Code that reads `body` gets parsed JSON.
 */
export class JsonAnswer<Body = unknown> {
  readonly status = 200;
  /** The whole text, or its pieces. */
  readonly json: string | readonly string[];
  #body: Body | undefined;

  constructor(json: string | readonly string[]) {
    this.json = json;
  }

  get body(): Body {
    // The text was written as the body of this operation; development and tests check it against
    // the contract.
    this.#body ??= JSON.parse(
      typeof this.json === 'string' ? this.json : this.json.join(''),
    ) as Body;
    return this.#body;
  }
}

/**
 * Values by name. A string is already JSON and is written unchanged. Names are written without
 * escaping.
 */
type Members = Readonly<Record<string, string | number | boolean>>;

/** The members of a JSON object, without its braces. */
export function jsonMembers(members: Members): string {
  let text = '';
  // for-in is faster than Object.keys here, and a list has thousands of members.
  for (const name in members) {
    text += `${text === '' ? '' : ','}"${name}":${members[name]}`;
  }
  return text;
}

export const jsonObject = (members: Members): string => `{${jsonMembers(members)}}`;

export const jsonArray = (entries: readonly string[]): string => `[${entries.join(',')}]`;

/** Adds the members of `jsonMembers` at the end of a JSON object, which must not be empty. */
export const jsonExtended = (object: string, members: string): string =>
  `${object.slice(0, object.lastIndexOf('}'))},${members}}`;
