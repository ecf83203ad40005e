import type { UseMutationResult } from '@tanstack/react-query';
import { type SubmitEvent, useEffect, useId, useState } from 'react';
import {
  type DefaultValues,
  type FieldValues,
  type Path,
  type Resolver,
  type UseFormReturn,
  useForm,
  useFormState,
} from 'react-hook-form';
import type { ZodMiniType } from 'zod/mini';
import { HttpError } from '#src/api/http-error.ts';
import { firstMessage } from './first-message.ts';
import { CodeMissingError, serverProblem } from './server-problem.ts';
import { holdUnsavedWork } from './unsaved-work.ts';
import { type OnceHeaders, useSingleSubmit } from './use-single-submit.ts';

export type Once = (attachment?: object | null) => OnceHeaders;

export interface ApiFormOptions<Values extends FieldValues, Body, Variables, Result, Failure> {
  /**
   * The generated schema that turns the values of the fields into the body of the request. Pages
   * that must stay small pass a function, which loads the schema when the form gets the focus.
   */
  schema: ZodMiniType<Body, Values> | (() => Promise<ZodMiniType<Body, Values>>);
  /** The generated mutation hook of the operation. */
  mutation: UseMutationResult<Result, Failure, Variables>;
  /**
   * Makes the variables of the mutation from the body. If it returns null, nothing is sent, and the caller shows
   * an error. An operation that creates something sends the headers of `once`, so that a repeated request
   * creates nothing twice. `once` gets the attachment that is sent with the body, such as a picture.
   */
  variables: (body: Body, once: Once) => Variables | Promise<Variables | null>;
  /** Returns true if the form stays open, because the user has gone on writing during the request. */
  staysOpen?: (result: Result) => boolean;
  onDone?: (result: Result, body: Body) => unknown;
  /**
   * Returns true if the caller shows the problem, so that the form does not show it too; or the text that the form
   * shows for it.
   */
  onProblem?: (
    error: Extract<Failure, HttpError>,
    body: Body,
  ) => boolean | string | Promise<boolean | string>;
  defaultValues?: DefaultValues<Values>;
  /** The object of the body whose values are fields beside the others, if there is one. */
  flattened?: string;
}

/** A form for one operation of the contract, with the schema and the errors of that operation. */
export function useApiForm<Values extends FieldValues, Body, Variables, Result, Failure>({
  schema,
  mutation,
  variables,
  staysOpen,
  onDone,
  onProblem,
  defaultValues,
  flattened,
}: ApiFormOptions<Values, Body, Variables, Result, Failure>) {
  const id = useId();
  const [done, setDone] = useState(false);
  const { submitAlone, close, onceFor, lastAttempt, setAttempt } = useSingleSubmit();
  const rules = () =>
    Promise.all([
      import('./contract-resolver.ts'),
      typeof schema === 'function' ? schema() : schema,
    ]).catch((cause: unknown) => {
      throw new CodeMissingError({ cause });
    });
  const resolver: Resolver<Values, unknown, Body> = async (...args) => {
    const [{ contractResolver }, body] = await rules();
    return contractResolver(body)(...args);
  };
  const form: UseFormReturn<Values, unknown, Body> = useForm<Values, unknown, Body>({
    resolver,
    // `ApiForm` moves the focus, because the library only knows the fields that are registered.
    shouldFocusError: false,
    // Without default values, fields keep the text that was typed or autofilled before hydration.
    ...(defaultValues && { defaultValues }),
  });
  const formState = useFormState({ control: form.control });

  const isUnsaved = formState.isDirty && !done;
  // A reload after a failed import would lose what is typed, also in forms without a draft.
  useEffect(() => (isUnsaved ? holdUnsavedWork() : undefined), [isUnsaved]);

  /** The path of the value that an error is about: `tags` for `tags.0`, if the tags are one text. */
  function fieldFor(name: string): string | null {
    const path: string[] = [];
    let value: unknown = form.getValues();
    for (const key of name.split('.')) {
      if (typeof value !== 'object' || value === null) break;
      value = Reflect.get(value, key);
      if (value === undefined) break;
      path.push(key);
    }
    return path.length > 0 ? path.join('.') : null;
  }

  type OwnProblem = Extract<Failure, HttpError>;

  async function send(body: Body) {
    try {
      const mutationVariables = await variables(body, (attachment) => onceFor(body, attachment));
      if (mutationVariables === null) return;
      const result = await mutation.mutateAsync(mutationVariables);
      if (staysOpen?.(result) !== true) {
        close();
        setDone(true);
      }
      await onDone?.(result, body);
    } catch (error) {
      // Only the mutation throws an HttpError, and `Failure` is the type of its errors.
      const shown = error instanceof HttpError && (await onProblem?.(error as OwnProblem, body));
      if (typeof shown === 'string') showBanner(shown);
      else if (shown !== true) fail(error);
    }
  }

  function fail(error: unknown) {
    const { fields, banner } = serverProblem(error, fieldFor, flattened);
    for (const { name, message } of fields) {
      // `fieldFor` gives only paths in the values of the form.
      form.setError(name as Path<Values>, { type: 'server', message });
    }
    if (banner !== null) showBanner(banner);
  }

  const showBanner = (message: string) => form.setError('root.server', { type: 'server', message });

  const submit = form.handleSubmit(send);
  const submitOnce = () => void submitAlone(() => submit().catch(fail));

  return {
    id,
    form,
    errors: formState.errors,
    submitCount: formState.submitCount,
    lastAttempt,
    setAttempt,
    pending: formState.isSubmitting,
    /** True after the server has accepted the request: there are no unsaved changes then. */
    done,
    submit: (event: SubmitEvent<HTMLFormElement>) => {
      event.preventDefault();
      submitOnce();
    },
    /** Submits in a later task, because the submit that calls this is still running. */
    sendAgain: () => void setTimeout(submitOnce),
    /**
     * Loads the schema before the submit. If loading fails, the submit tries again and shows the
     * error.
     */
    prepare: () => void rules().catch(() => undefined),
    /** All props that connect a field of `src/ui` with the form. */
    field(name: Path<Values>) {
      const { error } = form.getFieldState(name, formState);
      return { ...form.register(name), id: `${id}${name}`, error: firstMessage(error) };
    },
  };
}
