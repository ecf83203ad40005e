import './field-messages.ts';
import { zodResolver } from '@hookform/resolvers/zod';
import type { FieldValues } from 'react-hook-form';
import { globalRegistry, ZodMiniObject, ZodMiniType } from 'zod/mini';

/**
 * Checks the values of a form. A separate module, so that it is loaded only when a form gets the focus
 * or is submitted.
 */
export const contractResolver = <Body, Values extends FieldValues>(
  schema: ZodMiniType<Body, Values>,
) =>
  zodResolver(schema, {
    // Other errors get the texts of `field-messages.ts`.
    error: (issue) =>
      issue.code === 'invalid_format' && issue.format === 'regex'
        ? ruleOf(schema, issue.path)
        : undefined,
  });

/** The description of a field, which says the rule for its text. */
function ruleOf(schema: ZodMiniType, path: readonly PropertyKey[] = []): string | undefined {
  const [name, ...inner] = path;
  const isField = schema instanceof ZodMiniObject && name !== undefined && inner.length === 0;
  const field: unknown = isField ? Reflect.get(schema.shape, name) : undefined;
  const rule = field instanceof ZodMiniType ? globalRegistry.get(field)?.description : undefined;
  return rule && `This does not have the right form. ${rule}`;
}
