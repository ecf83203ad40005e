import { type ReactNode, useEffect, useRef } from 'react';
import { useForm, useFormState } from 'react-hook-form';
import { Link } from 'react-router';
import { Banner } from '../../../components/forms/banner.tsx';
import { paths } from '../../../paths.ts';
import { Alert } from '../../../ui/alert.tsx';
import { Button } from '../../../ui/button.tsx';
import { buttonProps } from '../../../ui/button-props.ts';
import { byField, resolverOf } from './form-errors.ts';
import { FormFields, type FormValues } from './form-fields.tsx';
import type { Kind } from '../kind.ts';
import { LeaveGuard } from '#src/components/forms/leave-guard.tsx';
import type { FieldErrors, Values } from '../values.ts';

export interface FormFailure {
  message: string;
  errors: FieldErrors;
}

interface CatalogueFormProps {
  kind: Kind;
  /** The form starts over when these are others. */
  values: Values;
  submitLabel: string;
  /** Gives back why it did not work, if it did not. */
  onSubmit: (values: Values) => Promise<FormFailure | null>;
  /** Everything is saved and the page is about to be left. */
  finished: boolean;
  /** Above the fields: what stands in the way of saving. */
  notice?: ReactNode;
}

export function CatalogueForm({
  kind,
  values,
  submitLabel,
  onSubmit,
  finished,
  notice,
}: CatalogueFormProps) {
  const form = useForm<FormValues>({ defaultValues: { ...values }, resolver: resolverOf(kind) });
  const { isDirty, isSubmitting, errors, submitCount } = useFormState({ control: form.control });
  const failure = errors.root?.['server']?.message;
  const wrong = Object.keys(errors).filter((key) => key !== 'root').length;

  const start = useRef(values);
  useEffect(() => {
    if (start.current === values) return;
    start.current = values;
    form.reset({ ...values });
  }, [form, values]);

  const submit = form.handleSubmit(async (entered) => {
    const failed = await onSubmit(entered);
    if (failed === null) return;
    const byKey = Object.entries(byField(failed.errors, 'server'));
    const known = new Set(kind.fields.map(({ key }) => key));
    byKey.forEach(([key, error], index) => {
      if (known.has(key)) form.setError(key, error, { shouldFocus: index === 0 });
    });
    form.setError('root.server', { type: 'server', message: failed.message });
  });

  return (
    <>
      <form
        noValidate
        aria-label={submitLabel}
        onSubmit={(event) => void submit(event)}
        className="flex flex-col gap-5"
      >
        {notice}
        {failure !== undefined && wrong === 0 && (
          <Banner key={submitCount} tone="danger">
            {failure}
          </Banner>
        )}
        {failure !== undefined && wrong > 0 && <Alert tone="danger">{failure}</Alert>}
        {wrong > 1 && (
          <Alert tone="danger">{wrong} fields need another look; each says what it needs.</Alert>
        )}
        <FormFields fields={kind.fields} control={form.control} />
        <div className="flex flex-wrap items-center gap-4">
          <Button type="submit" variant="primary" pending={isSubmitting}>
            {submitLabel}
          </Button>
          <Link to={paths.catalogueList(kind.slug)} {...buttonProps({ variant: 'ghost' })}>
            Cancel
          </Link>
        </div>
      </form>
      {/* Beside the form: its dialog has a form of its own. */}
      <LeaveGuard dirty={isDirty && !finished}>
        {`What you wrote about this ${kind.one} is not saved.`}
      </LeaveGuard>
    </>
  );
}
