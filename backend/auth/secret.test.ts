import { hash } from 'node:crypto';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { fingerprint } from './secret.ts';

test('each fingerprint is the SHA-256 of its text, whatever the texts before were', () => {
  fc.assert(
    fc.property(fc.array(fc.string({ unit: 'binary', maxLength: 200 })), (texts) => {
      expect(texts.map(fingerprint)).toEqual(
        texts.map((text) => hash('sha256', text.toWellFormed(), 'base64url')),
      );
    }),
  );
});
