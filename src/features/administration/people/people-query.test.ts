import { expect, test } from 'vitest';
import { nextOrder, peopleParams, readPeopleQuery, withPeopleQuery } from './people-query.ts';

const read = (text: string) => readPeopleQuery(new URLSearchParams(text));

test('a query in the URL becomes the parameters of the list', () => {
  const query = read('q= odo &state=disabled&group=admin&sort=last_seen_at&reverse=true');
  expect(peopleParams(query)).toEqual({
    q: 'odo',
    state: 'disabled',
    group: 'admin',
    sort: 'last_seen_at',
    reverse: true,
    pageSize: 50,
  });
});

test('words have only characters that the contract accepts', () => {
  expect(peopleParams(read('q=%00'))).toEqual({ pageSize: 50 });
  expect(peopleParams(read(`q=od%00o${'x'.repeat(200)}`)).q).toHaveLength(120);
});

test('unknown values in the URL are left out', () => {
  expect(peopleParams(read('state=asleep&group=owlbears&sort=shoe_size'))).toEqual({
    pageSize: 50,
  });
});

test('a changed query keeps other parameters, and leaves out what is the default', () => {
  const search = new URLSearchParams('person=a&state=disabled&sort=email');
  const changed = withPeopleQuery(search, { state: null, sort: 'name', q: 'mira' });
  expect(changed.toString()).toBe('person=a&q=mira');
});

test('pressing a header sorts ascending, then descending, then by name', () => {
  const ascending = nextOrder({ sort: 'name', reverse: false }, 'email');
  expect(ascending).toEqual({ sort: 'email', reverse: false });
  const descending = nextOrder(ascending, 'email');
  expect(descending).toEqual({ sort: 'email', reverse: true });
  expect(nextOrder(descending, 'email')).toEqual({ sort: 'name', reverse: false });
});
