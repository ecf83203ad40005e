import type { RuleMark } from '#src/lib/character/marks.ts';

interface MarksProps {
  marks: readonly RuleMark[];
  /** Marks whose pointer is this one, or begins with it. */
  path: string;
  /** Only those about the whole value, because its parts show their own. */
  isExact?: boolean;
}

const isBelow = (path: string, start: string): boolean =>
  path === start || path.startsWith(`${start}/`);

/** The choices that break a rule and are kept, with the rule. */
export function Marks({ marks, path, isExact = false }: MarksProps) {
  const shown = marks.filter((mark) => (isExact ? mark.path === path : isBelow(mark.path, path)));
  if (shown.length === 0) return null;
  return (
    <ul className="list-none p-0">
      {shown.map(({ path: own, message, rule }) => (
        <li key={`${own} ${message}`} className="text-xs text-ember">
          {message} <span className="text-muted">({rule})</span>
        </li>
      ))}
    </ul>
  );
}
