/** The text of a simple value, for a field that shows its values as they are typed. */
export function showText(value: unknown): string {
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  return typeof value === 'string' || typeof value === 'number' ? String(value) : '';
}

/** Shows the label of a chosen option. */
export const showLabel =
  (labels: Readonly<Record<string, string>>) =>
  (value: unknown): string =>
    labels[showText(value)] ?? showText(value);
