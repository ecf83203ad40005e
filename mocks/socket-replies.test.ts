import { expect, test } from 'vitest';
import { changeFrame, openingFrame, repliesTo } from './socket-replies.ts';

const caller = { id: 'socket-1', signedIn: true };

test('a socket opens, connects and answers a ping with a pong', () => {
  expect(openingFrame('socket-1')).toMatch(/^0\{"sid":"socket-1"/);
  expect(repliesTo('40', caller)).toEqual(['40{"sid":"socket-1"}']);
  expect(repliesTo('42["ping",{"message":"hello"}]', caller)).toEqual([
    '42["pong",{"message":"hello"}]',
  ]);
});

test('a change of the catalogue is an event of its own', () => {
  const changes = [{ sk: '2024#rope', version: 2 }];
  expect(changeFrame({ kind: 'gear', by: null, changes })).toBe(
    '42["catalogueChanged",{"kind":"gear","by":null,"changes":[{"sk":"2024#rope","version":2}]}]',
  );
});

test('nobody connects without a session', () => {
  expect(repliesTo('40', { ...caller, signedIn: false })[0]).toMatch(/^44/);
});

test.for(['3', '42["other"]', '42["ping",{}]', '42{', '42["ping",{"message":7}]'])(
  'the frame %s gets no answer',
  (frame) => {
    expect(repliesTo(frame, caller)).toEqual([]);
  },
);
