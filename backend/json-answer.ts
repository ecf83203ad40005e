/**
 * An answer whose JSON is put together from stored texts: otherwise a list would parse every record
 * only to serialize it again. Code that reads the body gets it parsed.
 */
export class JsonAnswer<Body = unknown> {
  readonly status = 200;
  readonly json: string;
  #body: Body | undefined;

  constructor(json: string) {
    this.json = json;
  }

  get body(): Body {
    // The text was written as a body of the operation; development and tests check it by the contract.
    this.#body ??= JSON.parse(this.json) as Body;
    return this.#body;
  }
}

/** Names of members, each with JSON text; a name needs no escapes. */
type Members = Readonly<Record<string, string | number | boolean>>;

function membersText(members: Members): string {
  let text = '';
  // Faster than Object.keys, and a list writes thousands of members.
  for (const name in members) {
    text += `${text === '' ? '' : ','}"${name}":${members[name]}`;
  }
  return text;
}

export const jsonObject = (members: Members): string => `{${membersText(members)}}`;

export const jsonArray = (entries: readonly string[]): string => `[${entries.join(',')}]`;

/** The object in the text, which is not empty, with these members behind its own. */
export const jsonExtended = (object: string, members: Members): string =>
  `${object.slice(0, object.lastIndexOf('}'))},${membersText(members)}}`;
