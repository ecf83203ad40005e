type ClassName = string | false | null | undefined;

/** Joins what is given and leaves out what is not, so a condition can stand in the list. */
export function classNames(...names: ClassName[]): string {
  return names.filter(Boolean).join(' ');
}
