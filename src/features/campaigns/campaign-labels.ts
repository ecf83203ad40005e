import type { CampaignEdition, CampaignStatus } from '#src/generated/model/index.ts';

export const statusLabels: Readonly<Record<CampaignStatus, string>> = {
  planning: 'Planning',
  active: 'Being played',
  paused: 'Paused',
  finished: 'Finished',
};

export const editionLabels: Readonly<Record<CampaignEdition, string>> = {
  '2024': 'Rules of 2024',
  '2014': 'Rules of 2014',
  other: 'Other rules',
};

/** The options of a select, in the order of the record. */
export const optionsOf = (labels: Readonly<Record<string, string>>) =>
  Object.entries(labels).map(([value, label]) => ({ value, label }));
