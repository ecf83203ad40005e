/**
 * An answer whose JSON is ready, put together from what is stored: a list would otherwise parse
 * every record only to write it again. Whoever wants to look into the body gets it parsed.
 */
export class JsonAnswer {
  readonly status = 200;
  readonly json: string;

  constructor(json: string) {
    this.json = json;
  }

  get body(): unknown {
    const parsed: unknown = JSON.parse(this.json);
    return parsed;
  }
}
