import type { Telling } from '../realise/telling.ts';
import { ideaRows } from '../tables/idea-rows.ts';
import { settingSwaps } from '../tables/other-truths.ts';
import { tellIdea } from './idea-thing.ts';
import { insteadPart, rowsOfTruth } from './other-truth.ts';
import { items, placesOf, wholeName } from './setting-for-everyone.ts';
import type { SettingPlan } from './setting-plan.ts';
import {
  bullets,
  isAtLeast,
  paragraphs,
  upperFirst,
  withText,
  withoutStop,
  type SectionPart,
} from './written.ts';

/** The sections for the game master. They say what the other sections hide. */
export function hiddenParts(plan: SettingPlan, telling: Telling): SectionPart[] {
  const { details, goals, opening, premise, subject, thing, variant, wrong } = plan;
  const { length } = plan.situation.request;
  const standard = isAtLeast(length, 'standard');

  const hidden = (): string =>
    bullets(
      goals
        .filter(({ want }) => !subject.exclusions.matches(want.hidden))
        .map(({ name, want }) => telling.text(`**${name}** ${want.hidden}.`)),
    );

  const found = (): string =>
    bullets(
      Array.from({ length: placesOf(plan) }, (_, index) => {
        telling.paragraph();
        const what = telling.say(plan.places[index]?.hidden ?? []);
        return what === ''
          ? ''
          : `${telling.text(`**{site${index + 1}.s}** in {town${index + 1}}`)}: ${what}`;
      }),
    );

  const levers = (): string =>
    bullets(
      details.levers.map((rows, index) => {
        telling.paragraph();
        const name = `**{P${index + 1}.full}**`;
        return telling.say(rows.map(withText((text) => `${name} ${text}`)));
      }),
    );

  const secrets = (): string =>
    bullets([
      telling.say(opening.answer),
      tellIdea(telling, ideaRows.setting, thing, 'hidden', wholeName(thing)),
      premise === undefined
        ? ''
        : telling.say(premise.hidden, {
            idea: premise.idea,
            whole: premise.isCity ? '{town1}' : '{land}',
            'whole.s': premise.isCity ? '{town1}' : '{land.s}',
          }),
      ...items(telling, wrong.secrets, length === 'long' ? 6 : standard ? 4 : 3),
    ]);

  const next = (): string =>
    bullets(
      wrong.steps.map((rows, index) => {
        telling.paragraph();
        const step = telling.must(rows, 'steps');
        return index === 3 ? step : `Week ${index + 1}: ${upperFirst(withoutStop(step))}.`;
      }),
    );

  const instead = (other: number): string => {
    const swap = telling.say(settingSwaps);
    telling.paragraph();
    const truth = telling.say(wrong.truth.slice(other - 1, other));
    if (truth === '') return '';
    const rows = [opening.answer, wrong.secrets, wrong.ends].flatMap(rowsOfTruth);
    return paragraphs(swap, truth, bullets(items(telling, rows, 4)));
  };

  const part = (
    id: string,
    heading: string,
    from: SectionPart['from'],
    write: () => string,
  ): SectionPart => ({ id, heading, audience: 'gm', from, write });

  return [
    part('truth', 'What really happened', 'short', () =>
      telling.must([wrong.truth[variant - 1] ?? ''], 'truths'),
    ),
    part('hidden', 'What the factions hide', 'short', hidden),
    part('found', 'What is found at these places', 'short', found),
    part('levers', 'What moves these people', 'standard', levers),
    part('secrets', 'Secrets', 'short', secrets),
    part('next', 'If nobody does anything', 'standard', next),
    part('ends', 'How it can end', 'standard', () =>
      bullets(items(telling, wrong.ends, length === 'long' ? 3 : 2)),
    ),
    insteadPart(
      telling,
      { situation: plan.situation, truths: wrong.truth, number: variant },
      instead,
    ),
  ];
}
