import { expect, test } from 'vitest';
import { defaultTableFields } from '#src/lib/campaign-table.ts';
import { schemas } from '#src/generated/contract/schemas.ts';

// A keyword `default` would also fill in fields that an update leaves out, so the contract says it in words.
test.for([
  ['CampaignEdition', 'edition'],
  ['CampaignStatus', 'status'],
  ['CampaignStartingLevel', 'startingLevel'],
  ['CampaignPartySize', 'partySize'],
] as const)(
  'the description of %s in the contract names the default that the code uses',
  ([schema, field]) => {
    const description = String(schemas[schema]?.['description']);
    expect(/the default is `?([\w-]+)/.exec(description)?.[1]).toBe(`${defaultTableFields[field]}`);
  },
);
