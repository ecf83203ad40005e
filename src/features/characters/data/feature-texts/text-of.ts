import type { ClassName } from '#src/lib/character/classes.ts';
import type { TextSubject } from '../../text-subject.ts';
import { backgrounds } from './backgrounds.ts';
import { barbarian } from './barbarian.ts';
import { bard } from './bard.ts';
import { cleric } from './cleric.ts';
import { druid } from './druid.ts';
import { fighter } from './fighter.ts';
import { monk } from './monk.ts';
import { paladin } from './paladin.ts';
import { ranger } from './ranger.ts';
import { rogue } from './rogue.ts';
import { sorcerer } from './sorcerer.ts';
import { species } from './species.ts';
import { warlock } from './warlock.ts';
import { wizard } from './wizard.ts';

type Texts = Readonly<Record<string, string>>;

/** Features, subclasses and options of each class, by their names. */
export const classTexts: Readonly<Record<ClassName, Texts>> = {
  barbarian,
  bard,
  cleric,
  druid,
  fighter,
  monk,
  paladin,
  ranger,
  rogue,
  sorcerer,
  warlock,
  wizard,
};

/** What something does at the table, in Markdown; empty if nothing is written about it. */
export function textOf(subject: TextSubject): string {
  if ('background' in subject) return backgrounds[subject.background];
  const texts: Texts = 'class' in subject ? classTexts[subject.class] : species[subject.species];
  return texts[subject.name] ?? '';
}
