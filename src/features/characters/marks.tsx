import type { RuleMark } from '#src/lib/character/marks.ts';

interface MarksProps {
  marks: readonly RuleMark[];
  /** Marks whose pointer is this one, or begins with it. */
  path: string;
}

const isBelow = (path: string, start: string): boolean =>
  path === start || path.startsWith(`${start}/`);

export const marksBelow = (marks: readonly RuleMark[], path: string): RuleMark[] =>
  marks.filter((mark) => isBelow(mark.path, path));

/** The choices that break a rule and are kept, with the rule. */
export function Marks({ marks, path }: MarksProps) {
  const shown = marksBelow(marks, path);
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
