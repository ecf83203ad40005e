import { pointerOf } from '#src/lib/json-pointer.ts';
import type { Api } from '../../document/open.ts';
import type { Fault } from '../fault.ts';

const parametersIn = (path: string): string[] =>
  [...path.matchAll(/\{([^{}]*)\}/g)].map(([, name = '']) => name);

/** Where the first of two values ends, no server can know. */
const adjacentFaults = (path: string): Fault[] =>
  [...path.matchAll(/\{[^{}]*\}(?=\{)/g)].map(([name]) => ({
    rule: 'path-parameters',
    where: pointerOf('paths', path),
    what: `Nothing separates ${name} from the next parameter of the path.`,
    fix: 'Put a slash or another character between them.',
  }));

/** Requires that each parameter in a path is declared, and that a server can tell one from the next. */
export function pathFaults({ operations, document }: Api): Fault[] {
  const undeclared = operations.flatMap(({ path, parameters, pointer }) => {
    const declared = new Set(
      parameters.filter((parameter) => parameter.in === 'path').map(({ name }) => name),
    );
    return parametersIn(path)
      .filter((name) => !declared.has(name))
      .map((name) => ({
        rule: 'path-parameters',
        where: pointer,
        what: `The path has {${name}}, and no parameter of this name is declared for it.`,
        fix: `Declare "${name}" with "in: path", "required: true" and a schema.`,
      }));
  });
  // `openApi` accepts only a document with paths.
  const paths = Object.keys(document['paths'] ?? {});
  return [...paths.flatMap(adjacentFaults), ...undeclared];
}
