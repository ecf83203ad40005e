import type { GridColumn } from '#src/components/grid/grid-types.ts';
import type { Person, PersonState } from '#src/generated/model/index.ts';
import { dayOf, momentOf } from '../list/times.ts';

export const stateTexts: Readonly<Record<PersonState, string>> = {
  active: 'Active',
  closing: 'Closing',
  unverified: 'Not verified',
  disabled: 'Disabled',
};

export const isAdministrator = ({ groups }: Pick<Person, 'groups'>): boolean =>
  groups.includes('admin');

/** A person in the list, who can be its reader. */
export const listedName = ({ name, isSelf }: Pick<Person, 'name' | 'isSelf'>): string =>
  isSelf ? `${name} (you)` : name;

export const peopleColumns: readonly GridColumn<Person>[] = [
  {
    key: 'name',
    label: 'Name',
    text: listedName,
    copyText: ({ name }) => name,
    width: 180,
    pinned: true,
    required: true,
    sortKey: 'name',
  },
  {
    key: 'email',
    label: 'Address',
    text: ({ email }) => email,
    width: 240,
    grows: true,
    sortKey: 'email',
  },
  {
    key: 'groups',
    label: 'Groups',
    text: (person) => (isAdministrator(person) ? 'Administrator' : ''),
    width: 130,
  },
  {
    key: 'state',
    label: 'State',
    text: ({ state, closesAt }) =>
      state === 'closing' ? `${stateTexts.closing}: ${dayOf(closesAt)}` : stateTexts[state],
    width: 180,
    hint: 'Whether the person can sign in. An account that its owner has closed is deleted on the day that is named.',
  },
  {
    key: 'verifiedAt',
    label: 'Verified',
    text: ({ verifiedAt }) => dayOf(verifiedAt),
    width: 120,
    hint: 'When the address was verified.',
  },
  {
    key: 'disabledAt',
    label: 'Disabled',
    text: ({ disabledAt }) => momentOf(disabledAt),
    width: 170,
    hidden: true,
  },
  {
    key: 'createdAt',
    label: 'Created',
    text: ({ createdAt }) => dayOf(createdAt),
    width: 120,
    sortKey: 'created_at',
  },
  {
    key: 'lastSeenAt',
    label: 'Last seen',
    text: ({ lastSeenAt }) => momentOf(lastSeenAt) || 'Never',
    width: 170,
    sortKey: 'last_seen_at',
    hint: 'The last use of a session, exact to five minutes.',
  },
  {
    key: 'sessions',
    label: 'Sessions',
    text: ({ sessions }) => String(sessions),
    width: 100,
    numeric: true,
    hint: 'In how many browsers the person is signed in.',
  },
];
