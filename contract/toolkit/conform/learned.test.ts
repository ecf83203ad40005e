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

it('recognizes the addresses of records in responses', () => {
  const learned = new Learned(['/images/{imageId}', '/pets/{petId}/images/{imageId}', '/pets']);
  const body = {
    cover: '/api/images/i1?size=2',
    photo: 'http://a.example/pets/p1/images/i2',
    x: '/pets',
  };
  learned.learn('mira', { path: '/pets/{petId}', url: url('/pets/p1') }, body);
  expect(valuesOf(learned, 'imageId', '/images')).toEqual(['i1', 'i2']);
  expect(
    learned.valuesFor('mira', { name: 'imageId', collection: '/pets/{petId}/images' }),
  ).toEqual([{ value: 'i2', parents: { petId: 'p1' } }]);
});

it('remembers what has worked for a path, until it is gone', () => {
  const learned = new Learned();
  learned.learnCall('mira', '/pets/{petId}', { petId: 'p1' });
  expect(learned.callOf('mira', '/pets/{petId}')).toEqual({ petId: 'p1' });
  expect(learned.callOf('odo', '/pets/{petId}')).toEqual({});
  learned.forget('mira', { name: 'petId', collection: '/pets' }, 'p1');
  expect(learned.callOf('mira', '/pets/{petId}')).toEqual({});
});
