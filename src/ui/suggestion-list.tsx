import { classNames } from './class-names.ts';

interface SuggestionListProps {
  id: string;
  label: string;
  options: readonly string[];
  active: number;
  guessed: boolean;
  onPick: (option: string) => void;
  className?: string;
}

const scrollIntoView = (option: HTMLElement | null): void =>
  option?.scrollIntoView({ block: 'nearest' });

/** The list of a combobox. The focus stays in the input, which refers to the active option. */
export function SuggestionList({
  id,
  label,
  options,
  active,
  guessed,
  onPick,
  className,
}: SuggestionListProps) {
  return (
    <div
      className={classNames('popup max-h-60 overflow-y-auto p-1', className)}
      hidden={options.length === 0}
    >
      {guessed && <p className="px-2.5 pt-1 text-xs text-muted">Did you mean</p>}
      <div id={id} role="listbox" aria-label={label}>
        {options.map((option, index) => (
          // oxlint-disable-next-line jsx-a11y/click-events-have-key-events -- the input has the focus and handles the keys
          <div
            key={option}
            id={`${id}-${index}`}
            role="option"
            ref={index === active ? scrollIntoView : undefined}
            tabIndex={-1}
            aria-selected={index === active}
            // Without `preventDefault`, the input would lose the focus, and the list would close
            // before the click.
            onMouseDown={(event) => event.preventDefault()}
            onClick={() => onPick(option)}
            className={classNames(
              'flex min-h-8 cursor-pointer items-center rounded-sm px-2.5 py-1 text-sm select-none pointer-coarse:min-h-11',
              index === active ? 'bg-surface-4' : 'hover:bg-surface-4',
            )}
          >
            {option === '' ? 'None' : option}
          </div>
        ))}
      </div>
    </div>
  );
}
