import type { DraftFormat } from '#src/components/drafts/kept-draft.ts';
import { UnreadableText, type Values } from '../values.ts';
import type { Draft } from './draft.ts';
import { isRecord } from '#src/lib/is-record.ts';

/** The stored data of one list. */
export interface ListDrafts {
  drafts: ReadonlyMap<string, Draft>;
  /**
   * The id of the last save if some of its rows have no answer; else null. A retry sends the same
   * id, so that the server saves no row twice.
   */
  attempt: string | null;
}

/** The version of this format. Drafts in another version are not read. */
const schema = 1;

/**
 * A stored record has a head and parts; each contains at most this number of drafts, which are written
 * without a noticeable delay.
 */
const partSize = 500;

const unreadableMark = '$unread';

/** Converts values to plain data: an `UnreadableText` becomes an object with `unreadableMark`. */
export const plainValues = (values: Values): Values =>
  Object.fromEntries(
    Object.entries(values).map(([key, value]) => [
      key,
      value instanceof UnreadableText
        ? { [unreadableMark]: [value.text, value.message, value.suggestion] }
        : value,
    ]),
  );

/** Reverts `plainValues`. */
export const withUnreadableTexts = (values: Values): Values =>
  Object.fromEntries(
    Object.entries(values).map(([key, value]) => {
      const mark = isRecord(value) ? value[unreadableMark] : undefined;
      const [text, message, suggestion] = Array.isArray(mark) ? Array.from<unknown>(mark) : [];
      if (typeof text !== 'string' || typeof message !== 'string') return [key, value];
      const likely = typeof suggestion === 'string' ? suggestion : undefined;
      return [key, new UnreadableText(text, message, likely)];
    }),
  );

function isDraft(value: unknown): value is Draft {
  if (!isRecord(value) || typeof value['sk'] !== 'string' || !isRecord(value['changed'])) {
    return false;
  }
  const { state, base } = value;
  if (state === 'created') return base === null;
  return (
    (state === 'changed' || state === 'removed') &&
    isRecord(base) &&
    base['sk'] === value['sk'] &&
    typeof base['name'] === 'string' &&
    typeof base['version'] === 'number' &&
    isRecord(base['values'])
  );
}

function isPlain(values: Values): boolean {
  for (const key in values) if (values[key] instanceof UnreadableText) return false;
  return true;
}

/**
 * The draft without its status and with plain values. Most drafts have no status and no
 * `UnreadableText`, so they are returned and not copied.
 */
function storedForm(draft: Draft): Draft {
  if (draft.status === undefined && isPlain(draft.changed)) return draft;
  const { status: _status, ...rest } = draft;
  return { ...rest, changed: plainValues(draft.changed) };
}

/** The parts with the drafts that are not in the head. Their names sort in the order of the drafts. */
function* storedParts(drafts: readonly Draft[]): Generator<readonly [string, unknown]> {
  for (let from = partSize; from < drafts.length; from += partSize) {
    const part = drafts.slice(from, from + partSize).map(storedForm);
    yield [String(from / partSize).padStart(6, '0'), { drafts: part }];
  }
}

export const listFormat: DraftFormat<ListDrafts> = {
  write: ({ drafts, attempt }) => {
    if (drafts.size === 0) return null;
    const all = [...drafts.values()];
    const head = { schema, attempt, drafts: all.slice(0, partSize).map(storedForm) };
    return { head, parts: () => storedParts(all) };
  },
  read: ({ head, parts }) => {
    if (!isRecord(head) || head['schema'] !== schema || !Array.isArray(head['drafts'])) return null;
    const { attempt } = head;
    const drafts = [head, ...parts.values()].flatMap((part) =>
      isRecord(part) && Array.isArray(part['drafts']) ? part['drafts'].filter(isDraft) : [],
    );
    return {
      drafts: new Map(
        drafts.map((draft) => [
          draft.sk,
          { ...draft, changed: withUnreadableTexts(draft.changed) },
        ]),
      ),
      attempt: typeof attempt === 'string' ? attempt : null,
    };
  },
};
