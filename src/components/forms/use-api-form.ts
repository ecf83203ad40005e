import type { UseMutationResult } from '@tanstack/react-query';
import { type SubmitEvent, useId, useState } from 'react';
import {
  type DefaultValues,
  type FieldValues,
  type Path,
  type Resolver,
  type UseFormReturn,
  get,
  useForm,
  useFormState,
} from 'react-hook-form';
import type { ZodMiniType } from 'zod/mini';
import { HttpError } from '#src/api/http-error.ts';
import { serverProblem } from './server-problem.ts';

interface ApiFormOptions<Values extends FieldValues, Body, Variables, Result, Failure> {
  /**
   * A generated schema, or a function that loads it: it turns the values of the fields into the
   * body of the request. Pages that must stay small load it when the form gets the focus.
   */
  schema: ZodMiniType<Body, Values> | (() => Promise<ZodMiniType<Body, Values>>);
  /** The generated mutation hook of the operation. */
  mutation: UseMutationResult<Result, Failure, Variables>;
  /**
   * The variables of the mutation, made from the body; null if that failed and the form shows why.
   */
  variables: (body: Body) => Variables | Promise<Variables | null>;
  onDone?: (result: Result, body: Body) => unknown;
  /** Returns true if it shows the problem itself; then the form does not. */
  onProblem?: (error: Extract<Failure, HttpError>, body: Body) => boolean;
  defaultValues?: DefaultValues<Values>;
}

/** A form whose fields, rules and errors are those of one operation of the contract. */
export function useApiForm<Values extends FieldValues, Body, Variables, Result, Failure>({
  schema,
  mutation,
  variables,
  onDone,
  onProblem,
  defaultValues,
}: ApiFormOptions<Values, Body, Variables, Result, Failure>) {
  const id = useId();
  const [done, setDone] = useState(false);
  const rules = () =>
    Promise.all([
      import('./contract-resolver.ts'),
      typeof schema === 'function' ? schema() : schema,
    ]);
  const resolver: Resolver<Values, unknown, Body> = async (...given) => {
    const [{ contractResolver }, body] = await rules();
    return contractResolver(body)(...given);
  };
  const form: UseFormReturn<Values, unknown, Body> = useForm<Values, unknown, Body>({
    resolver,
    // Fields without a default keep what was typed or filled in before hydration.
    ...(defaultValues && { defaultValues }),
  });
  const formState = useFormState({ control: form.control });

  function has(name: string): boolean {
    const value: unknown = get(form.getValues(), name);
    return value !== undefined;
  }

  type OwnProblem = Extract<Failure, HttpError>;

  async function send(body: Body) {
    try {
      const sent = await variables(body);
      if (sent === null) return;
      const result = await mutation.mutateAsync(sent);
      setDone(true);
      await onDone?.(result, body);
    } catch (error) {
      // Only the mutation throws an HttpError, and it names the type of its own.
      const shown = error instanceof HttpError && onProblem?.(error as OwnProblem, body);
      if (shown !== true) fail(error);
    }
  }

  function fail(error: unknown) {
    const { fields, rest } = serverProblem(error, has);
    fields.forEach(({ name, message }, index) => {
      // `has` accepts only paths of these values.
      form.setError(
        name as Path<Values>,
        { type: 'server', message },
        { shouldFocus: index === 0 },
      );
    });
    if (rest !== null) form.setError('root.server', { type: 'server', message: rest });
  }

  const submit = form.handleSubmit(send);

  return {
    id,
    form,
    errors: formState.errors,
    attempt: formState.submitCount,
    pending: formState.isSubmitting,
    /** It was sent and accepted, so nothing can be lost. */
    done,
    submit: (event: SubmitEvent<HTMLFormElement>) => {
      if (formState.isSubmitting) event.preventDefault();
      else submit(event).catch(fail);
    },
    /** Loads the rules. If that fails, submitting tries again and reports the failure. */
    prepare: () => void rules().catch(() => undefined),
    /** All props that connect a field of `src/ui` with the form. */
    field(name: Path<Values>) {
      const { error } = form.getFieldState(name, formState);
      return { ...form.register(name), id: `${id}${name}`, error: error?.message };
    },
  };
}
