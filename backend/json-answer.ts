/**
 * An answer whose JSON is ready, put together from what is stored: a list would otherwise parse
 * every record only to write it again. Code that reads the body gets it parsed.
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
