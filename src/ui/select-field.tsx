import { CSPProvider } from '@base-ui/react/csp-provider';
import { Select as Base } from '@base-ui/react/select';
import { Check, ChevronDown } from 'lucide-react';
import {
  type KeyboardEvent,
  type Ref,
  type RefObject,
  useCallback,
  useImperativeHandle,
  useRef,
} from 'react';
import { classNames } from './class-names.ts';
import { FieldFrame, type FieldTexts } from './field-frame.tsx';

interface SelectOption {
  value: string;
  label: string;
}

interface SelectProps {
  value: string;
  onChange: (value: string) => void;
  options: readonly SelectOption[];
  /** Shown while nothing is chosen; it can be chosen again only if the field is optional. */
  placeholder?: string | undefined;
  disabled?: boolean | undefined;
  onBlur?: (() => void) | undefined;
  /** The button, which has the focus. */
  ref?: Ref<HTMLElement> | undefined;
}

export interface SelectFieldProps extends FieldTexts, SelectProps {
  id?: string;
  name?: string;
  className?: string;
}

/** A button that opens a list of options. */
export function SelectField({
  label,
  hint,
  error,
  optional,
  id,
  className,
  ...select
}: SelectFieldProps) {
  return (
    <FieldFrame {...{ label, hint, error, optional, id, className }}>
      {(fieldProps, labelId) => (
        <Select
          {...select}
          {...fieldProps}
          aria-labelledby={labelId}
          placeholderIsOption={optional === true}
          className="w-full"
        />
      )}
    </FieldFrame>
  );
}

interface BareSelectProps extends SelectProps {
  id?: string;
  name?: string | undefined;
  className?: string;
  placeholderIsOption?: boolean;
  'aria-label'?: string;
  'aria-labelledby'?: string;
  'aria-describedby'?: string | undefined;
  'aria-invalid'?: true | undefined;
}

/**
 * Base UI renders the options in a timer after the focus and ignores letters typed before that, for
 * example on a busy machine. These letters are kept, and typed again when the options are there.
 */
function useEarlyLetters(button: RefObject<HTMLElement | null>) {
  const rendered = useRef(false);
  const letters = useRef<string[]>([]);
  const keep = ({ key, ctrlKey, altKey, metaKey }: KeyboardEvent): void => {
    const isLetter = key.length === 1 && key !== ' ' && !ctrlKey && !altKey && !metaKey;
    if (!rendered.current && isLetter) letters.current.push(key);
  };
  const typeAgain = useCallback(
    (list: HTMLElement | null) => {
      rendered.current = list !== null;
      // Base UI knows the options at the end of this render.
      queueMicrotask(() => {
        for (const key of letters.current.splice(0)) {
          button.current?.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true }));
        }
      });
    },
    [button],
  );
  return { keep, typeAgain };
}

/**
 * Base UI also reports a value if the chosen option disappears: the one that the select had first, or null. The user has
 * not chosen it, so the form keeps its own. Of these reports, those for a typed letter come while its key is handled.
 */
function useChoice(onChange: (value: string) => void) {
  const isKeyHandled = useRef(false);
  const noteKey = (): void => {
    isKeyHandled.current = true;
    queueMicrotask(() => {
      isKeyHandled.current = false;
    });
  };
  const choose = (next: string | null, { reason }: Base.Root.ChangeEventDetails): void => {
    if (next !== null && (reason === 'item-press' || isKeyHandled.current)) onChange(next);
  };
  return { noteKey, choose };
}

/** Prevents Escape from also closing a dialog around the select. */
function keepEscape(event: KeyboardEvent): void {
  if (event.key === 'Escape') event.preventDefault();
}

/** The control without a label of its own. */
export function Select({
  value,
  onChange,
  options,
  placeholder,
  placeholderIsOption = false,
  disabled = false,
  name,
  className,
  ref,
  ...trigger
}: BareSelectProps) {
  const button = useRef<HTMLButtonElement>(null);
  const dialog = useRef<HTMLElement>(null);
  useImperativeHandle<HTMLElement | null, HTMLElement | null>(ref, () => button.current, []);
  const shownOptions =
    placeholder !== undefined && placeholderIsOption
      ? [{ value: '', label: placeholder }, ...options]
      : options;
  const chosen = options.find((option) => option.value === value);
  const { keep, typeAgain } = useEarlyLetters(button);
  const { noteKey, choose } = useChoice(onChange);
  const showList = useCallback(
    (list: HTMLElement | null) => {
      // A modal dialog is in the top layer, so its list must be there too.
      list?.showPopover();
      typeAgain(list);
    },
    [typeAgain],
  );
  return (
    <Base.Root
      value={value}
      onValueChange={choose}
      disabled={disabled}
      {...(name !== undefined && { name })}
    >
      <Base.Trigger
        {...trigger}
        onKeyDown={(event) => {
          noteKey();
          keep(event);
        }}
        ref={(element) => {
          button.current = element;
          dialog.current = element?.closest('dialog') ?? null;
        }}
        className={classNames(
          'control flex items-center justify-between gap-2 text-left',
          className,
        )}
      >
        <Base.Value className={classNames('min-w-0 truncate', !chosen && 'text-muted')}>
          {chosen?.label ?? placeholder ?? ''}
        </Base.Value>
        <Base.Icon className="shrink-0 text-muted">
          <ChevronDown aria-hidden size={18} />
        </Base.Icon>
      </Base.Trigger>
      {/* The list would bring an inline style, which the content security policy refuses. */}
      <CSPProvider disableStyleElements>
        <Base.Portal container={dialog}>
          <Base.Positioner
            popover="manual"
            ref={showList}
            alignItemWithTrigger={false}
            sideOffset={4}
            collisionPadding={8}
            className="inset-auto m-0 overflow-visible bg-transparent p-0 z-50"
          >
            <Base.Popup
              onKeyDown={keepEscape}
              className="popup max-h-[min(24rem,var(--available-height))] max-w-(--available-width) min-w-(--anchor-width) overflow-y-auto overscroll-contain p-1"
            >
              <Base.List>
                {shownOptions.map((option) => (
                  <Base.Item
                    key={option.value}
                    value={option.value}
                    className="flex min-h-9 cursor-pointer items-center justify-between gap-3 rounded-sm px-2.5 py-1 outline-none select-none data-highlighted:bg-surface-4 pointer-coarse:min-h-11"
                  >
                    <Base.ItemText
                      className={classNames('min-w-0', option.value === '' && 'text-muted')}
                    >
                      {option.label}
                    </Base.ItemText>
                    <Base.ItemIndicator className="shrink-0 text-gold">
                      <Check aria-hidden size={16} />
                    </Base.ItemIndicator>
                  </Base.Item>
                ))}
              </Base.List>
            </Base.Popup>
          </Base.Positioner>
        </Base.Portal>
      </CSPProvider>
    </Base.Root>
  );
}
