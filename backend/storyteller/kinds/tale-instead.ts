import { taleSwaps } from '../tables/tales/shared.ts';
import type { Row } from '../tables/row-types.ts';
import { rowsOfTruth } from './other-truth.ts';
import { anchorTale as anchorLine } from './tale-prose.ts';
import { labelled, orderOfPeople, rowsOf, type TaleWriting } from './tale-rows.ts';
import { paragraphs, withText } from './written.ts';

/** What the places show in a truth, without the checks. */
const otherClues = ({ telling, plan }: TaleWriting): string[] =>
  plan.tale.places.flatMap(({ what }, index) => {
    telling.paragraph();
    const [, how = '', shown = ''] = telling.say(rowsOf(what)).split(/\s*::\s*/);
    return shown === '' ? [] : [`${telling.text(`At {p${index + 1}}`)}, ${how}: ${shown}`];
  });

/** What of the second act belongs to one truth. */
function otherAct({ telling, plan }: TaleWriting): string[] {
  const { acts } = plan.tale;
  const clues = [acts.what, acts.who, acts.where].map((clue) => {
    telling.paragraph();
    return telling.say(rowsOfTruth(rowsOf(clue))).split(/\s*::\s*/);
  });
  return clues.flatMap(([, how = '', shown = '']) =>
    shown === '' ? [] : [`In the second act, ${how}: ${shown}`],
  );
}

/** What else differs in a truth: what people want, the hiding place and the endings. */
function otherRows({ telling, plan }: TaleWriting): string[] {
  const { people, lairLook, parley, endings, after } = plan.tale;
  const said = (rows: readonly Row[], label = ''): string => {
    telling.paragraph();
    const text = telling.say(rowsOfTruth(rows));
    return text === '' || label === '' ? text : `**${telling.text(label)}**: ${text}`;
  };
  return [
    ...orderOfPeople.flatMap((part) => {
      if (!plan.people.has(part)) return [];
      const label = `**{${part}.full}**`;
      return said(people[part].map(withText((text) => labelled(text, part, label))));
    }),
    said(lairLook, '{lair.T}'),
    said(parley, 'Without a fight'),
    ...endings.map(({ heading, text }) => said(text, heading)),
    said(after, 'After that'),
  ].filter((text) => text !== '');
}

/** The other truth of the tale, for players who have guessed the first one. */
export function insteadText(writing: TaleWriting): string {
  const { telling, plan } = writing;
  telling.learn('v', plan.variant === 'a' ? 'b' : 'a');
  const told = plan.tale.truth.flat().filter((row) => typeof row !== 'string');
  // The truth alone would not say what the summary has said of the first one.
  const truths = [plan.tale.gist, told, plan.tale.turn].map((rows) => {
    telling.paragraph();
    return anchorLine(telling, telling.say(rows));
  });
  const list = (texts: readonly string[]): string =>
    texts.map((text) => `- ${anchorLine(telling, text)}`).join('\n');
  const act = plan.kind === 'adventure' ? otherAct(writing) : [];
  const [clues, others] = [[...otherClues(writing), ...act], otherRows(writing)].map(list);
  telling.learn('v', plan.variant);
  telling.paragraph();
  return paragraphs(telling.must(taleSwaps, 'other truths'), ...truths, clues ?? '', others ?? '');
}
