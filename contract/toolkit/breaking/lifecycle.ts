import type { JsonSchema } from '#contract/json-schema.ts';

/** The day of the comparison, and how many days a deprecated part has to stay. */
export interface Policy {
  readonly today: string;
  readonly deprecationDays: number;
}

/** How stable a part is, from the least to the most; a part without a level is stable. */
const levels = ['draft', 'alpha', 'beta', 'stable'];

export const stabilityOf = (source: JsonSchema): unknown => source['x-stability-level'] ?? 'stable';

export const isStability = (level: unknown): boolean =>
  typeof level === 'string' && levels.includes(level);

/** Parts of these levels may change at any time. */
export const mayChange = (source: JsonSchema): boolean =>
  ['draft', 'alpha'].includes(String(stabilityOf(source)));

/** The levels of a part that became less stable; null for all others. */
export function stabilityFall(
  before: JsonSchema,
  after: JsonSchema,
): readonly [before: unknown, after: unknown] | null {
  const [one, other] = [stabilityOf(before), stabilityOf(after)];
  if (!isStability(one) || !isStability(other)) return null;
  return levels.indexOf(String(other)) < levels.indexOf(String(one)) ? [one, other] : null;
}

export const isDay = (text: unknown): text is string =>
  typeof text === 'string' &&
  /^\d{4}-\d{2}-\d{2}$/.test(text) &&
  !Number.isNaN(Date.parse(`${text}T00:00:00Z`));

const dayMilliseconds = 86_400_000;

/** The first day on which a part may go that is deprecated today. */
const earliest = ({ today, deprecationDays }: Policy): string =>
  new Date(Date.parse(`${today}T00:00:00Z`) + deprecationDays * dayMilliseconds)
    .toISOString()
    .slice(0, 10);

/** What is wrong with the sunset of a part that both contracts have; null for nothing. */
export function sunsetKind(
  before: JsonSchema,
  after: JsonSchema,
  policy: Policy,
):
  | 'deprecated-sunset-missing'
  | 'deprecated-sunset-parse'
  | 'sunset-date-too-small'
  | 'sunset-deleted'
  | 'sunset-date-changed-too-small'
  | null {
  if (after['deprecated'] !== true) return null;
  const [one, other] = [before['x-sunset'], after['x-sunset']];
  if (before['deprecated'] === true && one === other) return null;
  if (other !== undefined && !isDay(other)) return 'deprecated-sunset-parse';
  if (before['deprecated'] !== true) {
    if (other === undefined) {
      return policy.deprecationDays > 0 ? 'deprecated-sunset-missing' : null;
    }
    const isTooSoon = other <= policy.today || other < earliest(policy);
    return isTooSoon ? 'sunset-date-too-small' : null;
  }
  if (one === undefined) return null;
  if (other === undefined) return 'sunset-deleted';
  return isDay(one) && other < one ? 'sunset-date-changed-too-small' : null;
}

/** Whether a part that is gone was deprecated and has had its time. */
export function removalKind(
  source: JsonSchema,
  { today }: Policy,
): 'without-deprecation' | 'before-sunset' | 'sunset-parse' | null {
  if (mayChange(source)) return null;
  if (source['deprecated'] !== true) return 'without-deprecation';
  const sunset = source['x-sunset'];
  if (sunset === undefined) return null;
  if (!isDay(sunset)) return 'sunset-parse';
  return sunset > today ? 'before-sunset' : null;
}
