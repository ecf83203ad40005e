import type { Feat } from '#src/generated/model/index.ts';

/** What the catalogue says about a feat, with its benefits, in Markdown. Empty if it only has names. */
export const featText = ({
  description,
  benefits,
}: Pick<Feat, 'description' | 'benefits'>): string =>
  [
    description,
    ...benefits
      .filter((benefit) => benefit.description !== '')
      .map((benefit) => `**${benefit.name}.** ${benefit.description}`),
  ]
    .filter((text) => text !== '')
    .join('\n\n');
