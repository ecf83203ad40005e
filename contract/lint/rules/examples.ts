import type { Contract } from '#contract/generate/document.ts';
import type { JsonSchema } from '#contract/json-schema.ts';
import { detailedValidatorOf } from '#contract/schemas.ts';
import { pointerOf } from '#src/lib/json-pointer.ts';
import type { Finding } from '../finding.ts';

interface MediaType {
  readonly schema: JsonSchema;
  readonly examples?: Readonly<Record<string, { readonly value: unknown }>>;
}

/** Requires an example for every JSON body, and that every example fits its schema. */
export function exampleFindings(contract: Contract): Finding[] {
  return contract.operations.flatMap(({ method, path, operation }) => {
    const at = (...keys: string[]) => pointerOf('paths', path, method.toLowerCase(), ...keys);
    const bodies: [string, object | undefined][] = [
      [at('requestBody'), operation.requestBody?.content],
      ...Object.entries(operation.responses).map(
        ([status, reference]): [string, object | undefined] => {
          const response = contract.resolve(reference);
          return [at('responses', status), 'content' in response ? response.content : undefined];
        },
      ),
    ];
    return bodies.flatMap(([where, content]) =>
      // The OpenAPI linters have checked the document's structure before these rules run.
      Object.entries((content ?? {}) as Readonly<Record<string, MediaType>>)
        .filter(([type]) => type === 'application/json')
        .flatMap(([, media]) => mediaFindings(contract, where, media)),
    );
  });
}

function mediaFindings(contract: Contract, where: string, media: MediaType): Finding[] {
  const examples = Object.entries(media.examples ?? {});
  if (examples.length === 0) {
    return [
      { rule: 'example-present', where, what: 'A JSON body without example.', fix: 'Add one.' },
    ];
  }
  const validate = detailedValidatorOf(media.schema);
  return examples
    .filter(([, example]) => !validate(contract.resolve(example).value))
    .map(([name]) => ({
      rule: 'example-valid',
      where: where + pointerOf('examples', name),
      what: `The example does not fit its schema: ${validate.errors?.[0]?.instancePath} ${validate.errors?.[0]?.message}.`,
      fix: 'Fix the example or the schema.',
    }));
}
