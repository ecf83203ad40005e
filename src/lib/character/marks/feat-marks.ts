import { abilityLabels, type AbilityScores } from '../abilities.ts';
import type { CharacterChoices, ChosenFeat } from '../choices.ts';
import { totalLevel, type LevelsInClass } from '../class-list.ts';
import { characterClasses } from '../classes.ts';
import { optionPrerequisites, repeatableOptions } from '../data/feature-options.ts';
import { featRules, type FeatRules } from '../data/feat-rules.ts';
import type { DerivedCharacter } from '../derive.ts';
import {
  featGrants,
  featureOptionsWith,
  isStyleAlternative,
  optionsOf,
  type FeatGrant,
} from '../feat-grants.ts';
import { backgroundFeat, highestScoreWith, isReached, type TakenFeat } from '../feats.ts';
import { haveGained } from '../feature-list.ts';
import { entryOf, slugIn, slugOf } from '../slug.ts';
import { counted, type RuleMark } from './mark.ts';

type IndexedFeat = TakenFeat & { readonly index: number };

const levelsIn = (feat: ChosenFeat, classes: readonly LevelsInClass[]) =>
  classes.find((one) => one.class === feat.class);

/** Feats of levels that the character does not have, for example after a class was removed. */
function unreachedMessage(feat: IndexedFeat, classes: readonly LevelsInClass[], total: number) {
  if (isReached(feat, classes, total)) return null;
  if (feat.class === null) {
    return `${feat.name} comes at level ${feat.level}; this character has level ${total}, so it does not count.`;
  }
  const { label } = characterClasses[feat.class];
  const level = levelsIn(feat, classes)?.level ?? 0;
  const has = level === 0 ? `no ${label} levels` : `${label} level ${level}`;
  return `${feat.name} comes with ${label} level ${feat.level}; this character has ${has}, so it does not count.`;
}

function prerequisiteMessage(
  feat: IndexedFeat,
  rules: FeatRules,
  classes: readonly LevelsInClass[],
  scores: AbilityScores,
  total: number,
): string | null {
  const level = feat.class === null ? feat.level : total;
  if (rules.minLevel !== undefined && level < rules.minLevel) {
    return `${feat.name} needs level ${rules.minLevel}; this character has level ${level}.`;
  }
  if (rules.score) {
    const { anyOf, least } = rules.score;
    // A feat does not give its own prerequisite.
    const own = (name: (typeof anyOf)[number]) =>
      feat.increases
        .filter(({ ability }) => ability === name)
        .reduce((sum, { amount }) => sum + amount, 0);
    if (anyOf.every((name) => scores[name] - own(name) < least)) {
      const names = anyOf.map((name) => abilityLabels[name]).join(' or ');
      return `${feat.name} needs ${names} of at least ${least}, before the increase that it gives.`;
    }
  }
  if (rules.feature === undefined || haveGained(classes, rules.feature)) return null;
  return `${feat.name} needs the feature ${rules.feature}, which this character does not have.`;
}

function increaseMessage(feat: IndexedFeat, rules: FeatRules | undefined): string | null {
  if (!rules) return null;
  const points = feat.increases.reduce((sum, { amount }) => sum + amount, 0);
  const { increase } = rules;
  if (!increase) return points > 0 ? `${feat.name} raises no ability score.` : null;
  const other = feat.increases.find(({ ability }) => !increase.from.includes(ability));
  if (other) {
    const names = increase.from.map((name) => abilityLabels[name]).join(' or ');
    return `${feat.name} raises ${names}, not ${abilityLabels[other.ability]}.`;
  }
  if (points === increase.points) return null;
  return increase.points === 1
    ? `${feat.name} raises one score by 1.`
    : `${feat.name} raises one score by 2, or two scores by 1.`;
}

/** Marks the increases without an effect, because the score has its maximum. */
function wastedMarks(
  feat: IndexedFeat,
  { abilities }: Pick<DerivedCharacter, 'abilities'>,
): RuleMark[] {
  const highest = highestScoreWith(feat);
  return feat.increases.flatMap(({ ability }, place) => {
    const sum = abilities[ability];
    const reached = sum.parts.reduce((score, { amount }) => score + amount, 0);
    const isCounted = sum.parts.some(({ label }) => label === feat.name);
    if (isCounted || reached < highest) return [];
    const message = `${feat.name} raises no score above ${highest}, so ${abilityLabels[ability]} stays.`;
    const path = `/feats/${feat.index}/increases/${place}`;
    return [{ path, message, rule: feat.name }];
  });
}

const fits = (feat: IndexedFeat, { kind }: FeatGrant): boolean => {
  const isStyle = featRules[feat.slug]?.category === 'fighting-style' || isStyleAlternative(feat);
  // A level that gives a Fighting Style gives no other feat; homebrew can be one.
  if (kind === 'fighting-style') return isStyle || featRules[feat.slug] === undefined;
  return !isStyleAlternative(feat);
};

/** Feats at levels that give none, or that give fewer. */
function grantMarks(feats: readonly IndexedFeat[], classes: readonly LevelsInClass[]): RuleMark[] {
  const grants = classes.flatMap(featGrants);
  const used = new Set<FeatGrant>();
  return feats.flatMap((feat) => {
    if (feat.class === null || featureOptionsWith(feat)) return [];
    const atLevel = grants.filter(
      (grant) => grant.class === feat.class && grant.level === feat.level,
    );
    const free = atLevel.find((grant) => !used.has(grant) && fits(feat, grant));
    if (free) {
      used.add(free);
      return [];
    }
    const where = `${characterClasses[feat.class].label} level ${feat.level}`;
    const styleOnly = atLevel.some((grant) => grant.kind === 'fighting-style');
    const message =
      atLevel.length === 0
        ? `${where} gives no feat, so nothing gives ${feat.name}.`
        : styleOnly
          ? `${where} gives ${counted(atLevel.length, 'Fighting Style feat')}, so nothing gives ${feat.name}.`
          : `${where} gives ${counted(atLevel.length, 'feat')}, so nothing gives ${feat.name}.`;
    return [{ path: `/feats/${feat.index}`, message, rule: atLevel[0]?.label ?? 'Feats' }];
  });
}

/** What options such as invocations need and the character does not have. */
function optionPrerequisiteMarks(
  feats: readonly IndexedFeat[],
  classes: readonly LevelsInClass[],
): RuleMark[] {
  return feats.flatMap((feat) => {
    const options = featureOptionsWith(feat);
    const levels = levelsIn(feat, classes);
    const needed = options && entryOf(optionPrerequisites, feat.slug);
    if (!needed || !levels) return [];
    const { label } = characterClasses[options.class];
    const other = needed.option;
    const lacksOther =
      other !== undefined &&
      !feats.some(({ class: name, slug }) => name === feat.class && slug === slugOf(other));
    const message =
      levels.level < needed.level
        ? `${feat.name} needs ${label} level ${needed.level}; this character has ${label} level ${levels.level}.`
        : lacksOther
          ? `${feat.name} needs ${other}, which this character does not have.`
          : null;
    return message === null
      ? []
      : [{ path: `/feats/${feat.index}`, message, rule: `${options.label}: Prerequisite` }];
  });
}

/** Marks the options of class features that are more than their level gives. */
function optionMarks(feats: readonly IndexedFeat[], classes: readonly LevelsInClass[]): RuleMark[] {
  const taken = new Map<string, number>();
  return feats.flatMap((feat) => {
    const options = featureOptionsWith(feat);
    const levels = levelsIn(feat, classes);
    if (!options || !levels) return [];
    const known = optionsOf(levels).includes(options);
    const most = known ? (options.counts[feat.level] ?? 0) : 0;
    const place = `${feat.level} ${options.label}`;
    const before = taken.get(place) ?? 0;
    taken.set(place, before + 1);
    if (before < most) return [];
    const label = `${characterClasses[options.class].label} level ${feat.level}`;
    const message = known
      ? `${label} gives ${counted(most, 'choice')} of ${options.label}, so nothing gives ${feat.name}.`
      : `${options.label} belongs to another subclass, so nothing gives ${feat.name}.`;
    return [{ path: `/feats/${feat.index}`, message, rule: options.label }];
  });
}

function repeatedMarks(character: CharacterChoices, feats: readonly IndexedFeat[]): RuleMark[] {
  const seen = new Set([backgroundFeat(character)]);
  return feats.flatMap((feat) => {
    const isOption = featureOptionsWith(feat) !== null;
    const isRepeatable = isOption
      ? repeatableOptions.includes(feat.slug)
      : (featRules[feat.slug]?.repeatable ?? featRules[feat.slug] === undefined);
    // Two classes can have options with the same name.
    const name = isOption ? `${feat.class} ${feat.slug}` : feat.slug;
    const isRepeated = seen.has(name);
    seen.add(name);
    if (!isRepeated || isRepeatable) return [];
    const message = `${feat.name} can be taken once, and this character has it already.`;
    return [{ path: `/feats/${feat.index}`, message, rule: 'Repeatable' }];
  });
}

export function featMarks(character: CharacterChoices, derived: DerivedCharacter): RuleMark[] {
  const { classes, scores } = derived;
  const total = totalLevel(character);
  const all: IndexedFeat[] = (character.feats ?? []).map((feat, index) => ({
    ...feat,
    slug: slugIn(feat),
    index,
  }));
  const reached = all.filter((feat) => isReached(feat, classes, total));
  return [
    ...all.flatMap((feat) => {
      const message = unreachedMessage(feat, classes, total);
      return message === null
        ? []
        : [{ path: `/feats/${feat.index}`, message, rule: 'Level Advancement' }];
    }),
    ...grantMarks(reached, classes),
    ...optionMarks(reached, classes),
    ...optionPrerequisiteMarks(reached, classes),
    ...repeatedMarks(character, reached),
    ...reached.flatMap((feat) => {
      if (featureOptionsWith(feat)) return [];
      const rules = featRules[feat.slug];
      const missing = rules && prerequisiteMessage(feat, rules, classes, scores, total);
      const wrong = increaseMessage(feat, rules);
      return [
        ...(missing
          ? [{ path: `/feats/${feat.index}`, message: missing, rule: 'Prerequisite' }]
          : []),
        ...(wrong === null
          ? wastedMarks(feat, derived)
          : [{ path: `/feats/${feat.index}/increases`, message: wrong, rule: feat.name }]),
      ];
    }),
  ];
}
