/**
 * An answer whose JSON is ready, put together from what is stored: a list would otherwise parse
 * every record only to write it again. Whoever wants to look into the body gets it parsed.
 */
export class JsonAnswer {
  readonly status = 200;
  readonly json: string;
  #body: unknown;

  constructor(json: string) {
    this.json = json;
  }

  get body(): unknown {
    this.#body ??= JSON.parse(this.json);
    return this.#body;
  }
}
