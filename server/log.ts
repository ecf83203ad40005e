import type { Clock, Log } from '#backend/ports.ts';

type LogFields = Readonly<Record<string, unknown>>;

export type LogStyle = 'json' | 'human';
type Level = keyof Log;

/** From the most to the least important. A record has the level `info`. */
export const logLevels = ['error', 'warn', 'info'] as const;
export type LogLevel = (typeof logLevels)[number];

const levelOf = (level: Level): LogLevel => (level === 'record' ? 'info' : level);

/** The values of fields whose names match this are never written. */
const secretName = /pass|token|secret|cookie|authorization|session|csrf|hash|^key$|api.?key/i;

// Texts of a request may contain line breaks and terminal sequences, which could look like log lines
// of the server.
// oxlint-disable-next-line no-control-regex -- these characters are replaced by spaces
const controlCharacters = /[\u0000-\u001f\u007f-\u009f]/g;

/** Errors of mail servers and databases can contain mail addresses, which are not logged. */
const mailAddress = /[\p{L}\p{N}._%+'-]+@[\p{L}\p{N}.-]+/gu;

const withoutAddresses = (text: string): string =>
  // The expression costs more than the rest of a line, and few texts need it.
  text.includes('@') ? text.replaceAll(mailAddress, '[address not logged]') : text;

/** Adds the fields to an object. A loop, because a busy server writes thousands of lines a second. */
function withSafeFields(written: Record<string, unknown>, fields: object): LogFields {
  for (const [key, entry] of Object.entries(fields)) {
    written[key] = secretName.test(key) ? '[not logged]' : safe(entry);
  }
  return written;
}

/** Lines of the same millisecond have the same text of their time, which takes a third of the time of a line. */
function createTimeText(): (time: number) => string {
  let last = 0;
  let text = new Date(last).toISOString();
  return (time) => {
    if (time !== last) text = new Date(time).toISOString();
    last = time;
    return text;
  };
}

function safe(value: unknown): unknown {
  if (value instanceof Error) {
    return {
      name: value.name,
      message: withoutAddresses(value.message),
      stack: withoutAddresses(value.stack ?? ''),
      cause: safe(value.cause),
    };
  }
  if (typeof value === 'string') return withoutAddresses(value);
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) return value.map(safe);
  return withSafeFields({}, value);
}

function humanField([key, value]: [string, unknown]): string {
  if (value instanceof Error) return `\n  ${withoutAddresses(value.stack ?? value.message)}`;
  const text = typeof value === 'string' ? value : (JSON.stringify(safe(value)) ?? '');
  return ` ${key}=${withoutAddresses(text).replaceAll(controlCharacters, ' ')}`;
}

/**
 * Writes one line per event: JSON for machines, text for a person at a terminal. For the reasons
 * against pino see docs/decisions/014-logs-without-pino.md.
 */
export function createLog(
  style: LogStyle,
  write: (line: string) => void,
  { clock = Date.now, least = 'info' }: { clock?: Clock; least?: LogLevel } = {},
): Log {
  const timeText = createTimeText();
  const logAt = (named: Level) => {
    const level = levelOf(named);
    if (logLevels.indexOf(level) > logLevels.indexOf(least)) return () => undefined;
    if (named === 'record' && style === 'human') return () => undefined;
    return (sentence: string, fields: LogFields = {}): void => {
      const message = withoutAddresses(sentence);
      if (style === 'json') {
        const line = { time: timeText(clock()), level, message };
        write(`${JSON.stringify(withSafeFields(line, fields))}\n`);
        return;
      }
      const texts = Object.entries(fields).map(([key, value]) =>
        secretName.test(key) ? '' : humanField([key, value]),
      );
      write(
        `${level === 'info' ? '' : `${level}: `}${message.replaceAll(controlCharacters, ' ')}${texts.join('')}\n`,
      );
    };
  };
  return {
    info: logAt('info'),
    warn: logAt('warn'),
    error: logAt('error'),
    record: logAt('record'),
  };
}

/** A log that writes nothing, for tests and benchmarks. */
export const silentLog: Log = {
  info: () => undefined,
  warn: () => undefined,
  error: () => undefined,
  record: () => undefined,
};
