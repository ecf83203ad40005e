import type { MatterPart } from '../tables/matters/matter-types.ts';
import { tells } from '../tables/giver-rows.ts';
import { placeRows } from '../tables/known-rows.ts';
import { matterFactions, matterHelpers, matterItems } from '../tables/matters/matter-encounters.ts';
import type { MatterWriting } from './matter-writing.ts';
import { anchorLine, fragment, prose } from './written.ts';

/** Only these persons get a habit: with a habit for each person, a text would have too many. */
const habitual: ReadonlySet<string> = new Set(['G', 'A', 'I']);

const order: readonly (MatterPart | 'I')[] = ['G', 'A', 'I', 'B', 'S', 'T', 'H'];

/** What each person wants and knows, and where the persons and places of the campaign come in. */
export function peopleText({ telling, plan }: MatterWriting): string {
  const lines: string[] = [];
  for (const part of order) {
    const person = plan.people.get(part);
    // An enemy whom the idea names is the one it is about, too.
    const isTwice = part === 'I' && person === plan.people.get('A');
    if (person === undefined || isTwice) continue;
    telling.paragraph();
    const role = person.role === '' ? '' : telling.subject.names.add(person.role);
    const about = [role, person.pronouns].filter(Boolean).join(', ');
    const label = telling.text(`**{${part}.full}** (${about})`);
    const about2 = telling.must(plan.kernel.people[part] ?? [], `what ${part} wants`);
    const hasHabit = habitual.has(part) && person.known === undefined;
    const habit = hasHabit ? fragment(telling.say(tells)) : '';
    const tell = habit === '' ? '' : telling.text(`{${part}.name} ${habit}.`);
    lines.push(`- ${label}: ${prose(anchorLine(about2), tell)}`);
  }
  for (const part of ['F1', 'F2', 'F3', 'F4', 'F5', 'F6', 'F7', 'F8']) {
    const person = plan.people.get(part);
    if (person === undefined) continue;
    telling.paragraph();
    const label = telling.text(`**{${part}.full}**`);
    const help = telling.say(matterHelpers, { '@F': part });
    lines.push(help === '' ? `- ${label} is in {town}.` : `- ${label}: ${help}`);
  }
  for (const { kind, name } of plan.mentions) {
    const thing = telling.subject.names.add(name);
    telling.paragraph();
    const said = telling.say(rowsOfMentions[kind], { thing });
    if (said !== '') lines.push(`- ${said}`);
  }
  return lines.join('\n');
}

const rowsOfMentions = { ...placeRows, faction: matterFactions, item: matterItems } as const;
