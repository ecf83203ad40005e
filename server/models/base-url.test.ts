import { expect, test } from 'vitest';
import { baseUrlOf, hostOf } from './base-url.ts';

test.for([
  ['https://models.example', 'https://models.example/v1'],
  ['https://models.example/', 'https://models.example/v1'],
  ['models.example', 'https://models.example/v1'],
  ['http://127.0.0.1:11434', 'http://127.0.0.1:11434/v1'],
  ['http://127.0.0.1:11434/v1/', 'http://127.0.0.1:11434/v1'],
  ['https://models.example/v1/chat/completions', 'https://models.example/v1'],
  ['https://models.example/chat/completions/', 'https://models.example/v1'],
  ['https://models.example/v1/images/generations?x=1#y', 'https://models.example/v1'],
  ['https://models.example/api/v1', 'https://models.example/api/v1'],
] as const)('%s leads to %s', ([baseUrl, expected]) => {
  expect(baseUrlOf({ provider: 'openai-compatible', baseUrl })?.href).toBe(expected);
});

test('Anthropic and Google have their own addresses, which another one replaces', () => {
  const of = (provider: 'anthropic' | 'google', baseUrl: string | null) =>
    baseUrlOf({ provider, baseUrl })?.href;
  expect(of('anthropic', null)).toBe('https://api.anthropic.com/v1');
  expect(of('google', null)).toBe('https://generativelanguage.googleapis.com/v1beta');
  expect(of('anthropic', 'https://proxy.example/v1/messages')).toBe('https://proxy.example/v1');
  expect(of('google', 'https://proxy.example')).toBe('https://proxy.example/v1beta');
  expect(of('google', 'https://proxy.example/v1/models/m:generateContent')).toBe(
    'https://proxy.example/v1',
  );
});

test.for(['', 'ftp://models.example', 'https://user:word@models.example', 'https://'])(
  '"%s" is refused',
  (baseUrl) => {
    expect(baseUrlOf({ provider: 'openai-compatible', baseUrl })).toBeNull();
  },
);

test.for([
  ['https://models.example/v1', 'models.example:443'],
  ['http://MODELS.example', 'models.example:80'],
  ['http://[::1]:8080/', '[::1]:8080'],
] as const)('the host of %s is %s', ([url, host]) => {
  expect(hostOf(new URL(url))).toBe(host);
});
