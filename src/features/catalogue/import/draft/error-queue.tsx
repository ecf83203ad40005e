import { number, numbered } from '../../numbers.ts';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { useRef, useState } from 'react';
import { Button } from '#src/ui/button.tsx';
import { IconButton } from '#src/ui/icon-button.tsx';
import { Kbd } from '#src/ui/kbd.tsx';
import type { Kind } from '../../kind.ts';
import type { Reply, ErrorGroup, Summary } from '../worker/draft-types.ts';
import type { DraftSession } from './draft-session.ts';
import type { Lookup } from '#src/lib/catalogue/codec.ts';
import type { GridEditor } from '#src/components/grid/grid-types.ts';
import { ComboboxField } from '#src/ui/combobox-field.tsx';
import { SelectField } from '#src/ui/select-field.tsx';
import { TextField } from '#src/ui/text-field.tsx';
import { editorOf } from '../../field.ts';

interface ErrorQueueProps {
  draft: DraftSession;
  /** Called when no error is left. */
  onEmpty: () => void;
}

const maxGroups = 6;

/** Lists the groups of errors, the most frequent group first. */
export function ErrorQueue({ draft, onEmpty }: ErrorQueueProps) {
  const { kind, session, summary, lookups, filter, setFilter, foundError, goToError } = draft;
  const [all, setAll] = useState(false);
  const [announced, announce] = useState('');
  const heading = useRef<HTMLHeadingElement>(null);
  const { groups, errors } = summary;
  if (errors.cells === 0) {
    return announced === '' ? null : (
      <p role="status" className="sr-only">
        All errors are fixed.
      </p>
    );
  }
  const shown = all ? groups : groups.slice(0, maxGroups);
  const notListed = errors.cells - errors.inGroups;

  const announceResult = async (step: Promise<Summary | null>, what: string) => {
    const after = await step;
    if (after === null) return;
    announce(`${what} ${numbered(after.errors.cells, 'error is', 'errors are')} left.`);
    // The group has disappeared with its pressed button, so the focus must move.
    if (after.errors.cells === 0) onEmpty();
    else heading.current?.focus();
  };

  const announceFixed = ({ count }: ErrorGroup, step: Promise<Summary | null>) =>
    announceResult(step, `${numbered(count, 'cell', 'cells')} fixed.`);

  return (
    <section aria-labelledby="errors-to-fix" className="panel flex flex-col gap-3 p-4">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <h2
          ref={heading}
          id="errors-to-fix"
          tabIndex={-1}
          className="tabular text-base font-semibold"
        >
          {numbered(errors.cells, 'error to fix', 'errors to fix')}
        </h2>
        <div role="group" aria-label="Walk through the errors" className="flex items-center gap-1">
          <IconButton
            size="small"
            label="Previous error"
            title="Previous error (Shift+F8)"
            icon={<ChevronLeft aria-hidden size={18} />}
            onClick={() => void goToError(-1)}
          />
          <span className="tabular text-sm text-muted">
            {foundError === null ? (
              <Kbd hidesOnTouch>F8</Kbd>
            ) : (
              `${number(foundError.nth)} of ${number(foundError.of)}`
            )}
          </span>
          <IconButton
            size="small"
            label="Next error"
            title="Next error (F8)"
            icon={<ChevronRight aria-hidden size={18} />}
            onClick={() => void goToError(1)}
          />
        </div>
      </div>
      <p role="status" className="sr-only">
        {announced}
      </p>
      <ul aria-label="Errors to fix" className="flex list-none flex-col p-0">
        {shown.map((group) => (
          <ErrorGroupItem
            key={group.id}
            kind={kind}
            group={group}
            lookup={lookups.get(group.field)}
            shown={filter.group === group.id}
            onShow={() => setFilter(filter.group === group.id ? {} : { group: group.id })}
            onReply={(index) => announceFixed(group, session.change('reply', group.id, index))}
            onFix={(text) => announceFixed(group, session.change('fixAlike', group.id, text))}
            onSkip={() => announceResult(session.change('skipGroup', group.id), 'Left out.')}
          />
        ))}
      </ul>
      {groups.length > maxGroups && (
        <div>
          <Button size="small" variant="ghost" onClick={() => setAll(!all)}>
            {all ? 'Show fewer' : `Show all ${number(groups.length)} kinds of errors`}
          </Button>
        </div>
      )}
      {notListed > 0 && (
        <p className="text-sm text-muted">
          {`${numbered(notListed, 'more error is', 'more errors are')} in the rows and not listed here.`}
        </p>
      )}
    </section>
  );
}

interface ErrorGroupItemProps {
  kind: Kind;
  group: ErrorGroup;
  lookup: Lookup | undefined;
  /** Whether the grid shows only the rows of this group. */
  shown: boolean;
  onShow: () => void;
  onReply: (index: number) => Promise<void>;
  onFix: (text: string) => Promise<void>;
  onSkip: () => Promise<void>;
}

const replyLabel = (reply: Reply): string => {
  if (!('text' in reply)) return reply.label;
  if (reply.text !== '') return `Use “${reply.label}”`;
  // An empty text clears the cells. Some replies have their own label for this action.
  return reply.label === '' ? 'Clear' : reply.label;
};

/** A group of equal errors, which can be fixed in all rows at once. */
export function ErrorGroupItem({
  kind,
  group,
  lookup,
  shown,
  onShow,
  onReply,
  onFix,
  onSkip,
}: ErrorGroupItemProps) {
  const [typing, setTyping] = useState(false);
  const { field, title, count, message, replies, areHeadings = false } = group;
  const forAll = count === 1 ? '' : ` for all ${number(count)}`;
  return (
    <li className="flex flex-col gap-1.5 border-t border-hairline py-2.5 first:border-t-0">
      <p className="font-semibold wrap-anywhere">
        {title} {count > 1 && <span className="tabular font-normal">×{number(count)}</span>}
      </p>
      <p className="text-sm text-ember wrap-anywhere">{message}</p>
      <div role="group" aria-label={title} className="flex flex-wrap gap-2">
        {areHeadings && (
          <Button size="small" variant="primary" onClick={() => void onSkip()}>
            {count === 1 ? 'Leave it out' : `Leave out all ${number(count)}`}
          </Button>
        )}
        {replies.map((reply, index) => (
          <Button
            key={reply.label}
            size="small"
            {...(index === 0 && { variant: 'primary' as const })}
            onClick={() => void onReply(index)}
          >
            {`${replyLabel(reply)}${forAll}`}
          </Button>
        ))}
        {field !== '' && (
          <Button size="small" aria-expanded={typing} onClick={() => setTyping(!typing)}>
            {count === 1 ? 'Fix' : 'Fix all'}…
          </Button>
        )}
        <Button size="small" variant="ghost" aria-pressed={shown} onClick={onShow}>
          {count === 1 ? 'Show' : `Show ${number(count)}`}
        </Button>
        {!areHeadings && (
          <Button size="small" variant="ghost" onClick={() => void onSkip()}>
            Leave out
          </Button>
        )}
      </div>
      {typing && <FixForm kind={kind} group={group} lookup={lookup} onFix={onFix} />}
    </li>
  );
}

interface FixFormProps {
  kind: Kind;
  group: ErrorGroup;
  lookup: Lookup | undefined;
  onFix: (text: string) => Promise<void>;
}

/** Selects the text, because the user usually replaces it. */
function focusInput(form: HTMLFormElement | null): void {
  const control = form?.querySelector<HTMLElement>('input:not([aria-hidden]), [role=combobox]');
  control?.focus();
  if (control instanceof HTMLInputElement) control.select();
}

/** A form with one text for all cells of a group; some fields offer a list of values. */
function FixForm({ kind, group, lookup, onFix }: FixFormProps) {
  const field = kind.fields.find(({ key }) => key === group.field);
  const editor = field === undefined ? null : editorOf(field, lookup);
  const listed = editor?.type === 'choice' || editor?.type === 'combobox';
  // A field with options starts empty, because the text of the cells matches no option.
  const [text, setText] = useState(listed ? '' : group.value);
  const label = group.count === 1 ? group.label : `${group.label} for all ${number(group.count)}`;
  return (
    <form
      ref={focusInput}
      className="flex flex-wrap items-end gap-2 pt-1"
      onSubmit={(event) => {
        event.preventDefault();
        void onFix(text);
      }}
    >
      <div className="min-w-0 flex-1 basis-40">
        <FixField editor={editor} label={label} text={text} onText={setText} />
      </div>
      <Button type="submit" variant="primary">
        Use it
      </Button>
    </form>
  );
}

interface FixFieldProps {
  editor: GridEditor | null;
  label: string;
  text: string;
  onText: (text: string) => void;
}

function FixField({ editor, label, text, onText }: FixFieldProps) {
  if (editor?.type === 'choice') {
    return (
      <SelectField
        label={label}
        placeholder="Choose"
        optional={editor.options.includes('')}
        options={editor.options
          .filter((option) => option !== '')
          .map((option) => ({ value: option, label: option }))}
        value={text}
        onChange={onText}
      />
    );
  }
  if (editor?.type === 'combobox') {
    const { options, separator } = editor;
    return (
      <ComboboxField
        label={label}
        value={text}
        onChange={onText}
        options={typeof options === 'function' ? options() : options}
        {...(separator !== undefined && { separator })}
      />
    );
  }
  return <TextField label={label} value={text} onChange={({ target }) => onText(target.value)} />;
}
