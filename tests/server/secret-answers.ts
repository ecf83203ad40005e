/** The answer of `entryGet` for an entry that the person may not read. */
export const hidden = 'There is no such entry in this campaign.';

export function backlinkTitles(got: string): string[] | null {
  if (got === hidden) return null;
  // The contract has checked the answer.
  const { body } = JSON.parse(got) as { body: { backlinks: { title: string }[] } };
  return body.backlinks.map(({ title }) => title);
}

/** The covers in lists, hits and entries. */
export const coversIn = (text: string): string[] =>
  [...text.matchAll(/"cover":\{"pictureId":"([^"]*)"/g)].map(([, id = '']) => id);

export const markersIn = (text: string): string[] => [...new Set(text.match(/marker\w*?end/g))];
