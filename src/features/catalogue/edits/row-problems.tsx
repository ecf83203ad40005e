import type { Lookups } from '#src/lib/catalogue/codec.ts';
import { numbered } from '../numbers.ts';
import { useState } from 'react';
import { Link } from 'react-router';
import { toast } from 'sonner';
import { ConflictCard, type RecordConflict } from '#src/components/drafts/conflict-card.tsx';
import { paths } from '#src/paths.ts';
import { Alert } from '#src/ui/alert.tsx';
import { Button } from '#src/ui/button.tsx';
import type { Kind } from '../kind.ts';
import type { CatalogueItem, Values } from '../values.ts';
import { type Draft, merged, nameOfDraft } from './draft.ts';
import type { EditsOfList } from './use-edits.ts';
import { withEdition } from '#src/lib/catalogue/title.ts';
import { titleOf } from '../title.ts';

const questionsMark = 'data-questions';

/**
 * Moves the focus to the first question about a row that someone else has changed or deleted.
 * @returns false if there is no question, or if the focus is already in a question
 */
export function focusFirstQuestion(): boolean {
  const questions = document.querySelector(`[${questionsMark}]`);
  if (questions === null || questions.contains(document.activeElement)) return false;
  const first = questions.querySelector<HTMLElement>('section[tabindex], button');
  first?.focus();
  return first !== null;
}

interface RowProblemsProps {
  kind: Kind;
  edits: EditsOfList;
  lookups: Lookups;
  /** Called when the last question is answered, so that the caller can move the focus. */
  onDone?: () => void;
}

/** The maximum number of questions that are shown at the same time. */
const maxQuestions = 3;

/** Shows why rows were not saved, and asks about rows that someone else has changed or deleted. */
export function RowProblems({ kind, edits, lookups, onDone }: RowProblemsProps) {
  /** The key of the row whose question gets the focus after the user answers the previous one. */
  const [next, setNext] = useState<string | null>(null);
  const drafts = [...edits.edits.drafts.values()];
  const failed = drafts.filter(({ status }) => status?.state === 'failed');
  const questions = drafts.filter(
    ({ status }) => status?.state === 'conflict' || status?.state === 'gone',
  );

  const hiddenQuestions = questions.length - maxQuestions;

  function answer(sk: string, resolve: () => void) {
    resolve();
    const following = questions.find((question) => question.sk !== sk);
    setNext(following?.sk ?? null);
    if (following === undefined) onDone?.();
  }

  return (
    <>
      {failed.length > 0 && <FailedRows kind={kind} drafts={failed} />}
      {questions.length > 0 && (
        <div className="contents" {...{ [questionsMark]: '' }}>
          {questions.slice(0, maxQuestions).map((draft) => {
            const { sk, status } = draft;
            const name = titleOfDraft(draft);
            if (status?.state === 'gone') {
              return (
                <GoneRow
                  key={sk}
                  kind={kind}
                  name={name}
                  onCreate={() => answer(sk, () => edits.createAgain(sk))}
                  onDiscard={() => answer(sk, () => edits.discard([sk]))}
                />
              );
            }
            if (status?.state !== 'conflict' || draft.state === 'created') return null;
            const { theirs, fields } = status;
            const conflict = { name, base: draft.base.values, theirs, fields };
            return draft.state === 'removed' ? (
              <RemovalConflict
                key={sk}
                kind={kind}
                lookups={lookups}
                conflict={conflict}
                onDelete={() => answer(sk, () => edits.resolve(sk, { name: 'mine' }))}
                onKeep={() => answer(sk, () => edits.resolve(sk, { name: 'theirs' }))}
              />
            ) : (
              <ConflictCard
                // If someone saves another version, the card starts again without choices.
                key={`${sk} ${theirs.version}`}
                noun={kind.one}
                fields={kind.fields}
                changedBy={theirs.updatedBy}
                lookups={lookups}
                conflict={{ ...conflict, mine: merged(draft) }}
                focused={sk === next}
                onResolve={(choices) => answer(sk, () => edits.resolve(sk, choices))}
              />
            );
          })}
        </div>
      )}
      {hiddenQuestions > 0 && (
        <p role="status" className="text-sm text-muted">
          {`${numbered(hiddenQuestions, 'more row was', 'more rows were')} changed by others. You will be asked about ${hiddenQuestions === 1 ? 'it' : 'them'} after these.`}
        </p>
      )}
    </>
  );
}

const titleOfDraft = (draft: Draft): string =>
  titleOf({ name: nameOfDraft(draft), values: merged(draft) });

/** The maximum number of failed rows in the list; the grid marks all of them. */
const maxListed = 5;

/** Copies one line per row, to be pasted into a message or a spreadsheet. */
async function copyReasons(drafts: readonly Draft[]): Promise<void> {
  const lines = drafts.map((draft) => {
    const { status } = draft;
    return `${titleOfDraft(draft)}\t${status?.state === 'failed' ? status.message : ''}`;
  });
  try {
    await navigator.clipboard.writeText(lines.join('\n'));
    toast.success('The reasons are on the clipboard.');
  } catch {
    toast.error('The browser did not allow access to the clipboard.');
  }
}

/** Rows that the server refused, with the reasons. The edits stay in the drafts. */
function FailedRows({ kind, drafts }: { kind: Pick<Kind, 'one' | 'many'>; drafts: Draft[] }) {
  const more = drafts.length - maxListed;
  const [only] = drafts;
  return (
    <Alert
      tone="danger"
      title={
        drafts.length === 1 && only !== undefined
          ? `${titleOfDraft(only)} was not ${only.state === 'removed' ? 'deleted' : 'saved'}`
          : `${numbered(drafts.length, kind.one, kind.many)} were not saved`
      }
      action={
        <Button size="small" variant="ghost" onClick={() => void copyReasons(drafts)}>
          Copy the reasons
        </Button>
      }
    >
      <ul className="max-h-60 overflow-y-auto">
        {drafts.slice(0, maxListed).map((draft) => (
          <li key={draft.sk}>
            {drafts.length > 1 && <strong>{titleOfDraft(draft)}: </strong>}
            <Reason draft={draft} />
          </li>
        ))}
      </ul>
      {more > 0 && <p>{`And ${more} more, marked in the grid.`}</p>}
    </Alert>
  );
}

function Reason({ draft: { status } }: { draft: Draft }) {
  if (status?.state !== 'failed') return null;
  const { message, usedBy = [] } = status;
  return (
    <>
      {message}
      {usedBy.length > 0 && ' Change first: '}
      {usedBy.map(({ kind, sk, name, edition }, index) => (
        <span key={`${kind} ${sk}`}>
          {index > 0 && ', '}
          <Link className="text-link" to={paths.catalogueUpdate(kind, sk)}>
            {withEdition(name, edition)}
          </Link>
        </span>
      ))}
      {usedBy.length > 0 && '.'}
    </>
  );
}

interface GoneRowProps {
  kind: Pick<Kind, 'one'>;
  name: string;
  onCreate: () => void;
  onDiscard: () => void;
}

/** The question about a row that another administrator has deleted and this user has changed. */
function GoneRow({ kind, name, onCreate, onDiscard }: GoneRowProps) {
  return (
    <Alert
      tone="warning"
      role="alert"
      title={`${name} was deleted by someone else`}
      action={
        <div className="flex flex-wrap gap-2">
          <Button size="small" onClick={onCreate}>
            Create it again
          </Button>
          <Button size="small" variant="ghost" onClick={onDiscard}>
            Discard my changes
          </Button>
        </div>
      }
    >
      {`Your changes are still here. Create the ${kind.one} again with them, or discard them.`}
    </Alert>
  );
}

interface RemovalConflictProps {
  kind: Pick<Kind, 'fields'>;
  lookups: Lookups;
  conflict: Omit<RecordConflict<CatalogueItem>, 'mine'>;
  onDelete: () => void;
  onKeep: () => void;
}

/** The question about a row that this user wants to delete and someone else has changed. */
function RemovalConflict({
  kind,
  lookups,
  conflict: { name, base, theirs, fields },
  onDelete,
  onKeep,
}: RemovalConflictProps) {
  const changes = kind.fields
    .filter(({ key }) => fields.includes(key))
    .map(({ key, label, show }) => {
      const text = (values: Values) => show(values[key], lookups.get(key)) || 'empty';
      return `${label}: ${text(base)} → ${text(theirs.values)}`;
    });
  return (
    <Alert
      tone="warning"
      role="alert"
      title={`${name} was changed by ${theirs.updatedBy ?? 'someone else'}, and you are deleting it`}
      action={
        <div className="flex flex-wrap gap-2">
          <Button size="small" onClick={onKeep}>
            Keep it
          </Button>
          <Button size="small" variant="danger" onClick={onDelete}>
            Delete it anyway
          </Button>
        </div>
      }
    >
      {changes.join('; ')}
    </Alert>
  );
}
