import { TriangleAlert } from 'lucide-react';
import { marksOf } from '#src/lib/character/marks.ts';
import type { CharacterValues } from '../character-fields.ts';
import { useLatestValues } from '../latest-values.ts';

const known = new WeakMap<CharacterValues, ReturnType<typeof marksOf>>();

/** Several fields show marks of the same values, which are computed once for all of them. */
function marksFor(values: CharacterValues): ReturnType<typeof marksOf> {
  const marks = known.get(values) ?? marksOf(values);
  known.set(values, marks);
  return marks;
}

interface MarksAtProps {
  values: CharacterValues;
  /** The beginning of the JSON pointers of the marks. */
  path: string;
  /** The beginnings of those that another field shows. */
  except?: readonly string[];
}

const none: readonly string[] = [];

/** Why choices are not legal by the rules. They can be kept, and the sheet shows the same marks. */
export function MarksAt({ values, path, except = none }: MarksAtProps) {
  const isAt = (mark: { readonly path: string }, place: string) =>
    mark.path === place || mark.path.startsWith(`${place}/`);
  const marks = marksFor(useLatestValues(values)).filter(
    (mark) => isAt(mark, path) && !except.some((place) => isAt(mark, place)),
  );
  if (marks.length === 0) return null;
  return (
    <div role="status">
      <ul className="flex flex-col gap-1 text-sm">
        {marks.map(({ path: at, message, rule }) => (
          <li key={at + message} className="flex items-start gap-2">
            <TriangleAlert aria-hidden size={16} className="mt-0.5 shrink-0 text-gold" />
            <span>
              {message} <span className="text-muted">{`Rule: ${rule}. You may keep it.`}</span>
            </span>
          </li>
        ))}
      </ul>
    </div>
  );
}
