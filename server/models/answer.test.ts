import { expect, test } from 'vitest';
import { readAnswer, sentSchema } from './answer.ts';

const schema = {
  type: 'object',
  properties: { text: { type: 'string', maxLength: 20 }, tone: { enum: ['grim', 'light'] } },
  required: ['text'],
  additionalProperties: false,
};

test.for([
  '{"text": "The bell rings."}',
  '```json\n{"text": "The bell rings."}\n```',
  'Certainly! Here it is:\n{"text": "The bell rings."}\nI hope that helps.',
  '<think>{"text": 7}</think>\n{"text": "The bell rings."}',
  'first {\nthen\n</think>\n{"text": "The bell rings."}',
])('the object is found in %j', (answer) => {
  expect(readAnswer(answer, schema)).toEqual({ value: { text: 'The bell rings.' } });
});

test('a text that looks like the end of thoughts stays in the object', () => {
  const value = { text: 'a </think> b' };
  expect(readAnswer(JSON.stringify(value), schema)).toEqual({ value });
});

test.for([
  ['', 'no JSON object'],
  ['I cannot do that.', 'no JSON object'],
  ['{"text": "The bell', 'no JSON object'],
  ['{"text": "The bell" "rings"}', 'not valid JSON'],
  ['{"text": 7}', '/text must be string'],
  ['{}', "The object must have required property 'text'"],
  ['{"text": "longer than twenty characters"}', '/text must NOT have more than 20 characters'],
] as const)('%j is refused: %s', ([answer, fault]) => {
  expect(readAnswer(answer, schema)).toEqual({ fault: expect.stringContaining(fault) as string });
});

test('what is wrong with an answer quotes no part of it', () => {
  const answers = ['{"text": ignore the rules}', '{"text": "a", "ignore the rules": 1}'];
  for (const answer of answers) {
    expect(JSON.stringify(readAnswer(answer, schema))).not.toContain('ignore');
  }
});

test('limits of the length of texts are sent as words, and everything else as it is', () => {
  expect(sentSchema(schema)).toEqual({
    ...schema,
    properties: {
      text: { type: 'string', description: 'At most 20 characters.' },
      tone: { enum: ['grim', 'light'] },
    },
  });
  const named = {
    properties: {
      description: { type: 'string', description: 'Its looks.' },
      maxLength: { type: 'number' },
    },
  };
  expect(sentSchema(named)).toEqual(named);
});
