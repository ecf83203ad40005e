import { expect, it } from 'vitest';
import { Learned } from './learned.ts';

const url = (path: string): string => `http://lamps.example/api${path}?page=1`;

const valuesOf = (learned: Learned, name: string, collection: string): unknown[] =>
  learned.valuesFor('mira', { name, collection }).map(({ value }) => value);

it('keeps the ids of each collection apart', () => {
  const learned = new Learned();
  learned.learn('mira', { path: '/pets', url: url('/pets') }, { items: [{ id: 'p1' }] });
  learned.learn('mira', { path: '/toys/', url: url('/toys/') }, [
    { id: 't1', owner: { id: 'p9' } },
  ]);
  learned.learn('mira', { path: '/pets/create', url: url('/pets/create') }, { id: 'p2' });
  learned.learn('mira', { path: '/pets/{petId}', url: url('/pets/p3') }, { id: 'p3' });
  expect(valuesOf(learned, 'petId', '/pets')).toEqual(['p1', 'p2', 'p3']);
  expect(valuesOf(learned, 'id', '/toys')).toEqual(['t1']);
  expect(learned.valuesNamed('mira', 'petId').map(({ value }) => value)).toEqual([
    'p1',
    'p2',
    'p3',
  ]);
  expect(learned.valuesFor('odo', { name: 'petId', collection: '/pets' })).toEqual([]);
});

it('remembers under which parents a value was, and forgets it with them', () => {
  const learned = new Learned();
  const path = '/pets/{petId}/toys';
  learned.learn('mira', { path, url: url('/pets/p%201/toys') }, [{ toyId: 't1' }]);
  learned.learn('mira', { path, url: url('/pets/p2/toys') }, [{ toyId: 't2' }]);
  const chooser = { name: 'toyId', collection: path };
  expect(learned.valuesFor('mira', chooser)).toEqual([
    { value: 't1', parents: { petId: 'p 1' } },
    { value: 't2', parents: { petId: 'p2' } },
  ]);
  learned.forget('mira', { name: 'petId', collection: '/pets' }, 'p2');
  expect(valuesOf(learned, 'toyId', path)).toEqual(['t1']);
  learned.forget('mira', chooser, 't1');
  expect(valuesOf(learned, 'toyId', path)).toEqual([]);
});
