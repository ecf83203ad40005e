import { expect, test } from 'vitest';
import {
  CampaignCreateRequest,
  RegisterRequest,
} from '#src/generated/zod/questwrightAPI.schemas.zod.ts';
import { contractResolver } from './contract-resolver.ts';

const options = { fields: {}, shouldUseNativeValidation: false };

test.each(['Mira (GM)', 'www.evil.example'])(
  'the error of the name %s says how names are formed',
  async (name) => {
    const values = { name, email: 'mira@example.com', password: 'a lantern in fog' };
    const { errors } = await contractResolver(RegisterRequest)(values, undefined, options);
    expect(errors).toMatchObject({
      name: {
        message:
          'This does not have the right form. Letters, digits, spaces, full stops, commas, apostrophes and hyphens, with at least one letter or digit. A space follows each full stop, except between initials such as J.R.R., so that a name is no web address.',
      },
    });
    expect(Object.keys(errors)).toEqual(['name']);
  },
);

test('a title of spaces is a missing title', async () => {
  const { errors } = await contractResolver(CampaignCreateRequest)(
    { title: '  ', setting: '', storyOverview: '' },
    undefined,
    options,
  );
  expect(errors).toMatchObject({ title: { message: 'This needs an answer.' } });
});

test('other errors keep their texts', async () => {
  const values = { name: 'Mira', email: 'mira', password: '' };
  const { errors } = await contractResolver(RegisterRequest)(values, undefined, options);
  expect(errors).toMatchObject({
    email: { message: 'Write an address like mira@example.com.' },
    password: { message: 'This needs an answer.' },
  });
});
