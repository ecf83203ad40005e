import { ProblemError } from '#contract/problem.ts';
import { databaseFault } from '#backend/db/errors.ts';

const internal =
  'Something went wrong on our side. Please try again; if it stays, tell us the request id.';
const tooLarge = 'That is more than this call takes. Send less at once.';

/** What the HTTP library says by code, in our words. */
const libraryProblems: Readonly<Record<string, () => ProblemError>> = {
  FST_ERR_CTP_BODY_TOO_LARGE: () => new ProblemError('payload_too_large', tooLarge),
  FST_REQ_FILE_TOO_LARGE: () =>
    new ProblemError('payload_too_large', 'A file in it is too large: use at most 5 MB.'),
  FST_PARTS_LIMIT: () => new ProblemError('payload_too_large', 'There are too many parts in it.'),
  FST_FILES_LIMIT: () => new ProblemError('payload_too_large', 'There are too many files in it.'),
  FST_FIELDS_LIMIT: () => new ProblemError('payload_too_large', 'There are too many fields in it.'),
  FST_ERR_CTP_INVALID_MEDIA_TYPE: () =>
    new ProblemError('unsupported_media_type', 'This call does not take that kind of content.'),
  FST_INVALID_MULTIPART_CONTENT_TYPE: () =>
    new ProblemError('unsupported_media_type', 'This call takes multipart/form-data.'),
  FST_ERR_CTP_EMPTY_JSON_BODY: () =>
    new ProblemError('bad_request', 'The body is empty, where JSON is expected.'),
  FST_ERR_CTP_INVALID_JSON_BODY: () =>
    new ProblemError('bad_request', 'The body cannot be read as JSON.'),
  FST_ERR_BAD_URL: () => new ProblemError('bad_request', 'That address cannot be read.'),
};

const read = (error: object, name: string): unknown => Reflect.get(error, name);

/** The one place that turns whatever was thrown into the problem that the caller is told. */
export function problemFrom(error: unknown): ProblemError {
  if (error instanceof ProblemError) return error;
  const fault = databaseFault(error);
  if (fault?.kind === 'unavailable') {
    const detail = 'We cannot reach our records at the moment. Please try again shortly.';
    return new ProblemError('unavailable', detail, { retryAfter: 5, cause: error });
  }
  if (fault?.kind === 'busy') {
    const detail = 'Someone else was writing at that moment. Please try again.';
    return new ProblemError('unavailable', detail, { retryAfter: 1, cause: error });
  }
  if (error instanceof Error) {
    const code = read(error, 'code');
    const known = typeof code === 'string' ? libraryProblems[code] : undefined;
    if (known) return known();
    const status = read(error, 'statusCode');
    if (typeof status === 'number' && status >= 400 && status < 500) {
      return new ProblemError('bad_request', 'The request cannot be read.', { cause: error });
    }
  }
  return new ProblemError('internal', internal, { cause: error });
}
