import { recased } from './idea-case.ts';
import { canBeName } from './idea-names.ts';
import { typedText } from './duty-nouns.ts';
import type { Named } from './duty-types.ts';
import { dutyOf } from './idea-duty.ts';
import { isCommon, shortened } from './known-nouns.ts';
import type { Exclusions } from './lines.ts';
import { pronounsIn, type Matter } from './matter-words.ts';

/** The matter of an idea about a journey, a person to protect, a siege or raids, which has more than one clause. */
export function dutyMatter(idea: string, { matches }: Exclusions): Matter | undefined {
  const duty = dutyOf(idea);
  if (duty === undefined) return undefined;
  const source = typedText(idea);
  if (matches(source)) return undefined;
  const [first = ''] = source.split(' ');
  const subject = first.toLowerCase();
  // The name with which a sentence begins: "Waterdeep is under siege".
  const cased = (text: string): string => {
    const said = recased(text, source.replaceAll(',', ''), isCommon);
    return canBeName(first) && said.startsWith(`${subject} is `)
      ? first + said.slice(first.length)
      : said;
  };
  const named = (one: Named | undefined): Named | undefined =>
    one && { ...one, noun: cased(one.noun) };
  const { about, isPerson, kind, charge, foes, ward, goal } = duty;
  const words = about.noun.replace(/^the /, '');
  const fact = cased(duty.fact);
  const ownGoal = goal === undefined ? {} : { goal: cased(goal) };
  const ownFoes = foes === undefined ? {} : { foes: { ...foes, noun: cased(foes.noun) } };
  const ownWard = named(ward);
  return {
    sort: isPerson ? 'person' : kind !== 'way' || charge === 'people' ? 'band' : 'thing',
    source,
    words: shortened(source.toLowerCase().replaceAll(',', '')) || words,
    fact,
    it: isPerson ? '{I}' : cased(about.noun),
    isPlural: !isPerson && about.isPlural,
    role: isPerson ? words : '',
    pronouns: isPerson ? pronounsIn(source.toLowerCase().split(' '), words) : undefined,
    sides: undefined,
    ...(duty.lead !== undefined && { lead: duty.lead }),
    duty: { ...duty, fact, ...ownGoal, ...ownFoes, ...(ownWard && { ward: ownWard }) },
  };
}
