type ClassName = string | false | null | undefined;

/** Joins class names and omits empty values, so that a condition can be an entry of the list. */
export function classNames(...names: ClassName[]): string {
  return names.filter(Boolean).join(' ');
}
