import type { Contract } from '#contract/generate/document.ts';
import { kindsOf, type KindRow } from '#contract/generate/kinds.ts';
import { pointerOf } from '#src/lib/json-pointer.ts';
import type { Fault } from '../fault.ts';

/**
 * Requires that every kind of the catalogue has the same operations and schemas as the first kind,
 * and that the same operations have the same statuses and security.
 */
export function kindFaults(contract: Contract): Fault[] {
  const [first, ...others] = kindsOf(contract);
  if (!first) return [];
  const operations = new Map(
    contract.operations.map(({ operation }) => [operation.operationId, operation]),
  );
  const schemas = Object.keys(contract.document.components.schemas);
  const verbs = endsOf([...operations.keys()], first.prefix);
  // A schema of the first kind is required only if more than half of the other kinds also have it,
  // so that the first kind can have schemas for its own fields.
  const parts = endsOf(schemas, first.record).filter((part) => {
    const owners = others.filter((row) => schemas.includes(row.record + part));
    return owners.length > others.length / 2;
  });

  const missing = ({ kind }: KindRow, name: string, model: string): Fault => ({
    rule: 'kind-complete',
    where: pointerOf('components', 'schemas', 'CatalogueKind', 'enum', kind),
    what: `The kind ${kind} has no ${name}.`,
    fix: `Copy ${model} and rename its parts.`,
  });
  const shapeOf = (id: string): string => {
    const { security, responses } = operations.get(id) ?? {};
    // 409 is ignored: a deletion declares it only if items can refer to items of the kind.
    const statuses = Object.keys(responses ?? {}).filter((status) => status !== '409');
    return JSON.stringify([security, statuses]);
  };
  return others.flatMap((row) => [
    ...parts
      .filter((part) => !schemas.includes(row.record + part))
      .map((part) => missing(row, row.record + part, first.record + part)),
    ...verbs.flatMap((verb): Fault[] => {
      const [id, model] = [row.prefix + verb, first.prefix + verb];
      if (!operations.has(id)) return [missing(row, id, model)];
      if (shapeOf(id) === shapeOf(model)) return [];
      return [
        {
          rule: 'kind-consistent',
          where: pointerOf('paths', `/api/${row.kind}/`),
          what: `${id} declares other statuses or other security than ${model}.`,
          fix: 'Make them equal: one handler serves all kinds.',
        },
      ];
    }),
  ]);
}

/** The part of each name after the prefix, such as `List` of `gearList`. */
const endsOf = (names: readonly string[], prefix: string): string[] =>
  names
    .filter((name) => name.startsWith(prefix) && /^(?:[A-Z]|$)/.test(name.slice(prefix.length)))
    .map((name) => name.slice(prefix.length));
