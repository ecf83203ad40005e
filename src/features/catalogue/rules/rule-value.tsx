import type { ComponentType } from 'react';
import { PrefetchLink } from '#src/components/navigation/prefetch-link.tsx';
import type { ContentValue } from '#src/lib/catalogue/contents.ts';
import type { BenefitValue } from '#src/lib/catalogue/benefits.ts';
import type { Lookup, Lookups } from '#src/lib/catalogue/codec.ts';
import { unbroken } from '#src/lib/unbroken.ts';
import { paths } from '#src/paths.ts';
import { Markdown } from '#src/ui/markdown.tsx';
import { type Field, referenceSpecOf } from '../field.ts';
import type { ControlSpec } from '../field-types.ts';

interface ViewProps<Value> {
  field: Field;
  value: Value;
  lookup: Lookup | undefined;
}

/** Whether a value needs the width of a paragraph. */
export const isWide = ({ type }: Field): boolean => type.wide === true;

/** The views of values that are more than a line of text. */
const byType = {
  prose: ({ value }: ViewProps<string>) => <Markdown text={value} />,
  reference: ({ field, value, lookup }: ViewProps<string>) => (
    <ItemLink field={field} sk={value} lookup={lookup} />
  ),
  contents: ContentsView,
  names: NamesView,
  tasks: TasksView,
  benefits: BenefitsView,
} satisfies Partial<Record<ControlSpec['type'], unknown>>;

// The control of a field is for its values, so a view gets only values that it can show. The type of
// a list of fields cannot express this.
const views = byType as unknown as Readonly<
  Partial<Record<ControlSpec['type'], ComponentType<ViewProps<unknown>>>>
>;

interface RuleValueProps {
  field: Field;
  /** Not empty. */
  value: unknown;
  lookups: Lookups;
}

/** Shows a value to readers. */
export function RuleValue({ field, value, lookups }: RuleValueProps) {
  const View = views[field.type.control.type];
  const lookup = lookups.get(field.key);
  return View === undefined ? (
    <span>{unbroken(field.show(value, lookup))}</span>
  ) : (
    <View field={field} value={value} lookup={lookup} />
  );
}

/** The name of an item, or the readable part of its key while the names are loading. */
const nameIn = (lookup: Lookup | undefined, sk: string): string =>
  lookup?.get(sk) ?? (sk.split('#').at(-1) ?? sk).replaceAll('-', ' ');

function ItemLink({ field, sk, lookup }: { field: Field; sk: string; lookup: Lookup | undefined }) {
  return (
    <PrefetchLink to={paths.rulesItem(referenceSpecOf(field).kind, sk)} className="text-link">
      {nameIn(lookup, sk)}
    </PrefetchLink>
  );
}

function ContentsView({ field, value, lookup }: ViewProps<readonly ContentValue[]>) {
  return (
    <ul className="tabular list-none p-0">
      {value.map(({ gearSk, quantity }) => (
        <li key={gearSk} className="py-0.5">
          {`${quantity} × `}
          <ItemLink field={field} sk={gearSk} lookup={lookup} />
        </li>
      ))}
    </ul>
  );
}

function NamesView({ value }: ViewProps<readonly string[]>) {
  return <p>{value.join(', ')}</p>;
}

function TasksView({ value }: ViewProps<readonly { task: string; dc: number }[]>) {
  return (
    <ul className="tabular list-disc pl-5">
      {value.map(({ task, dc }) => (
        <li key={`${task} ${dc}`} className="py-0.5">
          {task} <span className="text-muted">{`(DC ${dc})`}</span>
        </li>
      ))}
    </ul>
  );
}

function BenefitsView({ value }: ViewProps<readonly BenefitValue[]>) {
  return (
    <ul className="flex list-none flex-col gap-3 p-0">
      {value.map(({ name, description }) => (
        <li key={name}>
          <p className="font-semibold">{name}</p>
          {description !== '' && <Markdown text={description} headingFrom={4} />}
        </li>
      ))}
    </ul>
  );
}
