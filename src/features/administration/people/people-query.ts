import { searchedText } from '#src/lib/searched-text.ts';
import {
  PersonSort,
  PersonState,
  type Group,
  type PersonListParams,
} from '#src/generated/model/index.ts';

/** What the list shows, as in the URL. */
export interface PeopleQuery {
  readonly q: string;
  readonly state: PersonState | null;
  readonly group: Group | null;
  readonly sort: PersonSort;
  readonly reverse: boolean;
}

const known = <Value extends string>(
  values: Readonly<Record<string, Value>>,
  text: string | null,
): Value | null => Object.values(values).find((value) => value === text) ?? null;

/** Unknown values are left out. */
export const readPeopleQuery = (search: URLSearchParams): PeopleQuery => ({
  q: searchedText(search.get('q')),
  state: known(PersonState, search.get('state')),
  group: search.get('group') === 'admin' ? 'admin' : null,
  sort: known(PersonSort, search.get('sort')) ?? PersonSort.name,
  reverse: search.get('reverse') === 'true',
});

/** The parameters of the URL with a changed query. Others stay, such as the person that is open. */
export function withPeopleQuery(
  search: URLSearchParams,
  change: Partial<PeopleQuery>,
): URLSearchParams {
  const next = new URLSearchParams(search);
  for (const [name, value] of Object.entries(change)) {
    const isDefault = value === null || value === '' || value === false || value === 'name';
    if (isDefault) next.delete(name);
    else next.set(name, String(value));
  }
  return next;
}

const pageSize = 50;

export const peopleParams = ({
  q,
  state,
  group,
  sort,
  reverse,
}: PeopleQuery): PersonListParams => ({
  ...(q !== '' && { q }),
  ...(state !== null && { state }),
  ...(group !== null && { group }),
  ...(sort !== 'name' && { sort }),
  ...(reverse && { reverse }),
  pageSize,
});

/** The order after a press on a header: ascending, then descending, then by name. */
export function nextOrder(
  { sort, reverse }: Pick<PeopleQuery, 'sort' | 'reverse'>,
  pressed: string,
): Pick<PeopleQuery, 'sort' | 'reverse'> {
  const chosen = known(PersonSort, pressed) ?? PersonSort.name;
  if (chosen !== sort) return { sort: chosen, reverse: false };
  return reverse ? { sort: PersonSort.name, reverse: false } : { sort, reverse: true };
}
