import type { Plan } from '../plan/plan-types.ts';
import type { Row } from '../tables/row-types.ts';
import type { Telling } from '../realise/telling.ts';
import { tablesOf } from '../plan/tone-tables.ts';
import { factionRows, helperRows, itemRows, placeRows } from '../tables/known-rows.ts';
import { giverWants, tells } from '../tables/giver-rows.ts';
import { clerkWants, whereabouts } from '../tables/plot-people.ts';

const label = (telling: Telling, plan: Plan, part: string): string => {
  const person = plan.people.get(part);
  if (person === undefined) return '';
  const role = person.role === '' ? '' : telling.subject.names.add(person.role);
  const about = [role, person.pronouns === 'it' ? 'a being' : person.pronouns].filter(Boolean);
  return telling.text(`**{${part}.full}** (${about.join(', ')})`);
};

/** One line for each person: what is wanted, how to play it, and what only the game master knows. */
export function peopleLines(telling: Telling, plan: Plan): string[] {
  const lines: string[] = [];
  const add = (part: string, write: () => readonly string[]): void => {
    telling.paragraph();
    const name = label(telling, plan, part);
    const kept = write().filter((sentence) => sentence !== '');
    if (kept.length > 0) lines.push(`- ${name}: ${kept.join(' ')}`);
  };
  /** A want and a habit as one sentence. */
  const wish = (part: string, rows: readonly Row[]): string => {
    const want = lower(telling.say(rows));
    const habit = lower(telling.say(tells));
    if (want === '') return '';
    return telling.text(
      habit === '' ? `{${part}} ${want}.` : `{${part}.name}, who ${habit}, ${want}.`,
    );
  };
  const tell = (part: string): string => {
    const habit = lower(telling.say(tells));
    return habit === '' ? '' : telling.text(`{${part}.name} ${habit}.`);
  };
  const { agent, giver, motive } = plan;
  const tables = tablesOf(plan.tone);
  add('G', () => [
    telling.say(giverWants),
    giver === 'did' ? telling.say(motive.today) : '',
    tell('G'),
  ]);
  if (agent.id === 'penitent') add('W', () => [telling.say(agent.face), telling.say(motive.today)]);
  else if (giver !== 'did') {
    add('W', () => [telling.say(motive.today), wish('W', tables.wrongdoerWants)]);
  }
  if (agent.id !== 'penitent') {
    add('A', () => [telling.say(agent.face), agent.uncanny ? '' : tell('A')]);
  }
  if (plan.fate === 'held') {
    add('V', () => [telling.text('Alive, behind a door an hour from {s3}.')]);
  }
  // Those who have come back are in the story under another name.
  if (plan.fate === 'gone' && agent.id !== 'returned') {
    add('V', () => [telling.say(whereabouts)]);
  }
  add('S', () => [telling.say(tables.innocence), tell('S')]);
  add('T', () => [wish('T', tables.witnessWants)]);
  add('C', () => [wish('C', clerkWants)]);
  for (const part of ['X1', 'X2', 'X3']) {
    // Those who have vanished can be asked only where they are.
    const isAway = plan.harm.id === 'taken' && part !== 'X3';
    add(part, () => [isAway ? telling.text(away[part] ?? '') : '', wish(part, tables.targetWants)]);
  }
  for (const part of ['F1', 'F2', 'F3', 'F4', 'F5', 'F6', 'F7', 'F8']) {
    if (plan.people.has(part)) add(part, () => [telling.say(helperRows, { '@F': part })]);
  }
  for (const { kind, name } of plan.mentions) {
    const thing = telling.subject.names.add(name);
    telling.paragraph();
    const said = telling.say(rowsOfMentions[kind], { thing });
    if (said !== '') lines.push(`- ${said}`);
  }
  return lines;
}

const rowsOfMentions = { ...placeRows, faction: factionRows, item: itemRows } as const;

/** Where X1 and X2 are if they have vanished. */
const away: Readonly<Record<string, string>> = {
  X1: 'Unhurt, at {lair}, where the party can ask {X1.them}.',
  X2: 'Also at {lair}, and also unhurt.',
};

const lower = (sentence: string): string =>
  sentence.charAt(0).toLowerCase() + sentence.slice(1).replace(/\.$/, '');
