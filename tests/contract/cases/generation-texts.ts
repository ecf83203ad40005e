import { expect } from 'vitest';
import { succeeds, type ContractCase } from '../case.ts';
import { started } from './generation.ts';
import { campaign, formOf } from './new-campaign.ts';

/** Generations beside texts that the user has written already. */
export const cases: readonly ContractCase[] = [
  {
    operation: 'generationCreate',
    status: 201,
    title: 'writes no section of a character that the user has written already',
    run: async ({ signIn }) => {
      const texts = { backstory: 'She was the bodyguard of a queen, and failed.' };
      const body = { kind: 'character', seed: 4, texts };
      const { draft, settings } = await started(await signIn('odo'), body);
      expect(settings.texts).toEqual(texts);
      const sections = draft?.sections.map(({ sectionId }) => sectionId);
      expect(sections).toContain('appearance');
      expect(sections).not.toContain('backstory');
    },
  },
  {
    operation: 'generationCreate',
    status: 201,
    title: 'uses the names that the user has written in a setting instead of those of the campaign',
    run: async ({ signIn }) => {
      const odo = await signIn('odo');
      const stored = { ...campaign('Written'), setting: 'The city of Qasr lies in the sand.' };
      const created = await succeeds(odo, 'campaignCreate', 201, { body: formOf(stored) });
      const { campaignId } = created.body;
      const texts = { setting: 'The harbour town of Marrow fears the fog.' };
      const { draft } = await started(odo, { kind: 'setting', campaignId, seed: 4, texts });
      expect(draft?.campaign?.setting).toContain('Marrow');
      expect(JSON.stringify(draft)).not.toContain('Qasr');
    },
  },
];
