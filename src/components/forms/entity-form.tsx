import {
  type ComponentProps,
  type ReactNode,
  type RefObject,
  type SubmitEvent,
  useDeferredValue,
  useRef,
  useState,
} from 'react';
import { type Control, useFormState, useWatch } from 'react-hook-form';
import { Link } from 'react-router';
import { toast } from 'sonner';
import { Button } from '#src/ui/button.tsx';
import { buttonProps } from '#src/ui/button-props.ts';
import {
  ConflictCard,
  type ConflictCardHandle,
  type ShownField,
} from '../drafts/conflict-card.tsx';
import { copyText } from '../drafts/copy-text.ts';
import type { Choices, Values } from '../drafts/rebase.ts';
import { RestoredNotice, UnstoredNotice } from '../drafts/restored-notice.tsx';
import { ApiForm } from './api-form.tsx';
import { LeaveGuard, leaveText } from './leave-guard.tsx';
import type { useEntityForm } from './use-entity-form.ts';

export interface EntityFormProps<Fields extends object = never, Body = never> {
  form: ComponentProps<typeof ApiForm>['form'] &
    Pick<
      ReturnType<typeof useEntityForm>,
      | 'done'
      | 'restoredAt'
      | 'isUnstored'
      | 'discard'
      | 'dismissRestored'
      | 'conflict'
      | 'resolveConflict'
    > & { form: { control: Control<Fields, unknown, Body>; getValues: () => Fields } };
  /** The word for the record, such as “campaign”. */
  noun: string;
  /** The fields of the record. The first one is its name. */
  fields: readonly ShownField[];
  submitLabel: string;
  /** Why the form cannot be saved now. */
  notYet?: string | undefined;
  /**
   * What Cancel does: it opens the page at a path, or calls a function that closes the form. Null for a form
   * without Cancel.
   */
  cancel: string | (() => void) | null;
  /** True if there are unsaved changes outside of the fields, such as a chosen file. */
  changed?: boolean;
  /** Further buttons, before Cancel. */
  actions?: ReactNode;
  /** Whether the buttons stay in sight at the bottom of a narrow window. */
  stickyActions?: boolean;
  /** The way to the step before, for a form of several steps (`FormActions`). */
  back?: ReactNode;
  children: ReactNode;
}

/**
 * Tells the user what happens with each long text of a conflict. If the user's own text is not kept, the
 * message offers to copy it.
 */
function explainChoices(fields: readonly ShownField[], mine: Values, choices: Choices): void {
  for (const { key, label, show, Compare } of fields) {
    const side = choices[key];
    if (side === 'both') toast('Both texts are in the form. Edit them, then save.');
    if (Compare === undefined || (side !== 'theirs' && side !== 'base')) continue;
    toast(`Your ${label.toLowerCase()} is not saved.`, {
      duration: Infinity,
      closeButton: true,
      action: { label: 'Copy it', onClick: () => void copyText(show(mine[key])) },
    });
  }
}

interface OpenConflictProps<Fields extends object, Body> extends Pick<
  EntityFormProps<Fields, Body>,
  'form' | 'noun' | 'fields'
> {
  card: RefObject<ConflictCardHandle | null>;
  conflict: NonNullable<EntityFormProps<Fields, Body>['form']['conflict']>;
}

/** The question about a conflict. The values of the user are those of the form, also if they change meanwhile. */
function OpenConflict<Fields extends object, Body>({
  form,
  noun,
  fields,
  card,
  conflict,
}: OpenConflictProps<Fields, Body>) {
  // Comparing long texts must not delay the typing.
  const written = useDeferredValue(useWatch({ control: form.form.control }));
  const mine: Values = { ...conflict.mine, ...Object.fromEntries(Object.entries(written)) };
  const [nameField] = fields;
  return (
    <ConflictCard
      ref={card}
      noun={noun}
      fields={fields}
      conflict={{
        ...conflict,
        mine,
        name: nameField?.show(conflict.theirs.values[nameField.key]) ?? '',
      }}
      focused
      applyLabel="Save with these"
      onResolve={(choices) => {
        explainChoices(fields, { ...mine, ...form.form.getValues() }, choices);
        return form.resolveConflict(choices);
      }}
    />
  );
}

/**
 * A form that creates or changes a record, with the questions about restored changes and conflicts.
 * It asks before the page closes with unsaved changes.
 */
export function EntityForm<Fields extends object, Body>({
  form,
  noun,
  fields,
  submitLabel,
  notYet,
  cancel,
  changed = false,
  actions,
  stickyActions,
  back,
  children,
}: EntityFormProps<Fields, Body>) {
  const { isDirty } = useFormState({ control: form.form.control });
  const [confirming, setConfirming] = useState(false);
  const dirty = !form.done && (isDirty || changed);
  const { restoredAt, conflict } = form;
  const card = useRef<ConflictCardHandle>(null);

  // While a conflict is open, the server would refuse the values of the form again.
  function applyChoices(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    void card.current?.apply();
  }
  return (
    // After a creation, the form is on the page until the next page is loaded. What is typed then would be lost.
    <div className="flex min-w-0 flex-col gap-5" inert={form.done}>
      {restoredAt !== null && !form.done && (
        <RestoredNotice
          what="Your changes"
          at={restoredAt}
          onDiscard={form.discard}
          onKeep={form.dismissRestored}
        />
      )}
      {form.isUnstored && !form.done && <UnstoredNotice />}
      {/* Not inside the form, because Enter on its radio buttons would send the form. */}
      {conflict !== null && (
        <OpenConflict
          // If someone saves another version, the card starts again without choices.
          key={conflict.theirs.version}
          form={form}
          noun={noun}
          fields={fields}
          card={card}
          conflict={conflict}
        />
      )}
      <ApiForm
        form={conflict === null ? form : { ...form, submit: applyChoices }}
        submitLabel={submitLabel}
        notYet={notYet}
        sticky={stickyActions}
        back={back}
        actions={
          <>
            {actions}
            {cancel === null ? null : typeof cancel === 'string' ? (
              <Link to={cancel} {...buttonProps({ variant: 'ghost' })}>
                Cancel
              </Link>
            ) : (
              <Button variant="ghost" onClick={() => (dirty ? setConfirming(true) : cancel())}>
                Cancel
              </Button>
            )}
          </>
        }
      >
        {children}
      </ApiForm>
      {/* Not inside the form: the dialog of the guard has a form, and forms cannot be nested. */}
      <LeaveGuard
        dirty={dirty}
        {...(typeof cancel === 'function' && {
          closeRequest: { isOpen: confirming, onLeave: cancel, onStay: () => setConfirming(false) },
        })}
      >
        {leaveText(noun, form.isUnstored)}
      </LeaveGuard>
    </div>
  );
}
