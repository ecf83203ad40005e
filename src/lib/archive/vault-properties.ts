/** The properties that become a part of the entry, or that mean something only in Obsidian. */
export const propertyNames: ReadonlySet<string> = new Set([
  'title',
  'type',
  'tags',
  'tag',
  'visibility',
  'parent',
  'cover',
  'draftedBy',
  'banner',
  'cssclass',
  'cssclasses',
  'publish',
  'position',
]);

const words = (value: unknown): string => {
  if (value instanceof Date) return value.toISOString().slice(0, 10);
  if (Array.isArray(value)) return value.map(words).filter(Boolean).join(', ');
  if (typeof value === 'object' && value !== null) return JSON.stringify(value);
  return typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean'
    ? String(value)
    : '';
};

/** Other properties as a list, so that nothing is lost. */
export const listOfFields = (fields: Readonly<Record<string, unknown>>): string =>
  Object.entries(fields)
    .map(([name, value]) => [name, words(value).replaceAll(/\s+/g, ' ').trim()] as const)
    .filter(([, value]) => value !== '')
    .map(([name, value]) => `- **${name.replaceAll('*', '')}:** ${value}`)
    .join('\n');
