import { expect, it } from 'vitest';
import { documentFor } from './directions.ts';

const document = {
  Id: { type: 'string', readOnly: true },
  Base: { type: 'object', properties: { id: { $ref: '#/Id' }, code: { writeOnly: true } } },
  Lamp: {
    type: 'object',
    required: ['id', 'name', 'code'],
    properties: { id: { $ref: '#/Id' }, name: {}, code: { allOf: [{ writeOnly: true }] } },
  },
  Further: { $ref: '#/Base', required: ['id', 'code'] },
  Parts: { allOf: [{ $ref: '#/Base' }, { required: ['id', 'code', 'name'] }] },
};

it('requires in a request nothing that is only read', () => {
  expect(documentFor(document, 'request')).toMatchObject({
    Lamp: { required: ['name', 'code'] },
    Further: { required: ['code'] },
    Parts: { allOf: [{}, { required: ['code', 'name'] }] },
  });
});

it('requires in a response nothing that is only written', () => {
  expect(documentFor(document, 'response')).toMatchObject({
    Lamp: { required: ['id', 'name'] },
    Further: { required: ['id'] },
    Parts: { allOf: [{}, { required: ['id', 'name'] }] },
  });
});
