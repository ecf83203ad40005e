import autocannon from 'autocannon';

/** The input, which load.ts passes as JSON in the first argument. */
export interface LoadInput {
  readonly url: string;
  readonly cookie: string;
  /** The Accept-Encoding of every request; by default none. */
  readonly acceptEncoding?: string | undefined;
  readonly connections: number;
  readonly seconds: number;
}

export interface LoadResult {
  /** Requests per second, as an average of the whole time. */
  readonly rate: number;
  readonly p50: number;
  readonly p99: number;
  readonly failed: number;
}

// Only load.ts starts this file, with this input.
const input = JSON.parse(process.argv[2] ?? '') as LoadInput;
const { url, cookie, acceptEncoding, connections, seconds } = input;
const headers = { cookie, ...(acceptEncoding && { 'accept-encoding': acceptEncoding }) };
const result = await autocannon({ url, connections, duration: seconds, headers });
const answer: LoadResult = {
  rate: result.requests.total / result.duration,
  p50: result.latency.p50,
  p99: result.latency.p99,
  failed: result.non2xx + result.errors + result.timeouts,
};
console.log(JSON.stringify(answer));
