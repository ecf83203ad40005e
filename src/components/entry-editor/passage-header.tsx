import { Lock, LockOpen } from 'lucide-react';
import type { EditorView } from 'prosemirror-view';
import { useId } from 'react';
import { Button } from '#src/ui/button.tsx';
import { CheckboxField } from '#src/ui/checkbox-field.tsx';
import { Popover } from '#src/ui/popover.tsx';
import { unwrapAt } from './commands.ts';
import type { PassageView } from './passage-view.ts';

export interface Member {
  readonly userId: string;
  readonly name: string;
  /** Whether the member is a game master, who reads every passage. */
  readonly readsAll?: boolean;
}

interface PassageHeaderProps {
  passage: PassageView;
  readers: readonly string[];
  view: EditorView;
  members: readonly Member[];
  /** The name of a player who reads all of the text, or `you`. */
  author: string | undefined;
  disabled: boolean;
}

const everyone = 'everyone';
const names = new Intl.ListFormat('en-GB', { type: 'conjunction' });

/** Who can read a passage, in words. Game masters are not named: all of them read it. */
function readersText(
  readers: readonly string[],
  members: readonly Member[],
  author: string | undefined,
): string {
  if (readers.includes(everyone)) return 'Everyone can read this';
  const found = readers.map((id) => members.find(({ userId }) => userId === id));
  const known = found.flatMap((member) =>
    member === undefined || member.readsAll === true ? [] : member.name,
  );
  const left = found.filter((member) => member === undefined).length;
  const all = [
    ...known,
    ...(author === undefined || known.includes(author) ? [] : [author]),
    ...(left === 0 ? [] : [left === 1 ? 'someone who has left' : `${left} people who have left`]),
  ];
  return all.length === 0 ? 'Game masters only' : names.format(['Game masters', ...all]);
}

/** Says who can read the passage, and changes it. */
export function PassageHeader({
  passage,
  readers,
  view,
  members,
  author,
  disabled,
}: PassageHeaderProps) {
  const text = readersText(readers, members, author);
  const icon = readers.includes(everyone) ? (
    <LockOpen aria-hidden size={16} />
  ) : (
    <Lock aria-hidden size={16} />
  );

  function setReaders(next: readonly string[]) {
    const pos = passage.position();
    if (pos !== undefined) view.dispatch(view.state.tr.setNodeAttribute(pos, 'readers', next));
  }

  function remove() {
    const pos = passage.position();
    if (pos !== undefined) unwrapAt(pos)(view.state, view.dispatch);
    view.focus();
  }

  if (disabled) {
    return (
      <p className="flex items-center gap-2 text-sm text-muted">
        {icon}
        {text}
      </p>
    );
  }
  return (
    <Popover
      align="start"
      title="Who can read this secret?"
      trigger={
        <Button size="small" variant="ghost" icon={icon} aria-label={`Secret: ${text}. Change`}>
          <span className="min-w-0 truncate">{text}</span>
        </Button>
      }
    >
      <Readers readers={readers} members={members} author={author} onChange={setReaders} />
      <Button size="small" onClick={remove} className="mt-4 w-full">
        Make it ordinary text
      </Button>
    </Popover>
  );
}

interface ReadersProps {
  readers: readonly string[];
  members: readonly Member[];
  author: string | undefined;
  onChange: (readers: readonly string[]) => void;
}

function Readers({ readers, members, author, onChange }: ReadersProps) {
  const name = useId();
  const chosen = readers.filter((reader) => reader !== everyone);
  // The user and the game masters read all of the text without being chosen.
  const others = members.filter(
    ({ name: label, readsAll }) => readsAll !== true && (author !== 'you' || label !== author),
  );
  const isForAll = readers.includes(everyone);
  const choices = [
    { label: readersText([], members, author), checked: readers.length === 0, next: [] },
    { label: 'Everyone', checked: isForAll, next: [everyone] },
  ];
  return (
    <div className="flex flex-col gap-3">
      {choices.map(({ label, checked, next }) => (
        <label key={label} className="flex items-center gap-3">
          <input
            type="radio"
            aria-label={label}
            className="radio"
            name={name}
            checked={checked}
            onChange={() => onChange(next)}
          />
          {label}
        </label>
      ))}
      {others.length > 0 && (
        <div
          role="group"
          aria-label="Chosen members"
          className="flex flex-col gap-3 border-t border-hairline pt-3"
        >
          {others.map(({ userId, name: label }) => (
            <CheckboxField
              key={userId}
              label={label}
              checked={!isForAll && chosen.includes(userId)}
              onChange={(checked) =>
                onChange(
                  checked ? [...chosen, userId] : chosen.filter((reader) => reader !== userId),
                )
              }
            />
          ))}
        </div>
      )}
    </div>
  );
}
