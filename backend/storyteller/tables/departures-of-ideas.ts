import { ideasOfBeasts } from './ideas-of-beasts.ts';
import { ideasOfMasks } from './ideas-of-masks.ts';
import { ideasOfFaiths } from './ideas-of-faiths.ts';
import { ideasOfPowers } from './ideas-of-powers.ts';
import { ideasOfHunters } from './ideas-of-hunters.ts';
import { ideasOfExperiments } from './ideas-of-experiments.ts';
import { ideasOfBlades } from './ideas-of-blades.ts';
import { ideasOfThrones } from './ideas-of-thrones.ts';
import { ideasOfSouls } from './ideas-of-souls.ts';
import { ideasOfHands } from './ideas-of-hands.ts';
import { ideasOfBlood } from './ideas-of-blood.ts';
import { ideasOfSenses } from './ideas-of-senses.ts';
import { ideasOfNerves } from './ideas-of-nerves.ts';
import { ideasOfPartings } from './ideas-of-partings.ts';
import { ideasOfMakings } from './ideas-of-makings.ts';
import { ideasOfMoods } from './ideas-of-moods.ts';
import { ideasOfArrivals } from './ideas-of-arrivals.ts';
import { ideasOfCourts } from './ideas-of-courts.ts';
import type { AskedDeparture } from './departure-type.ts';
import { ideasOfAges } from './ideas-of-ages.ts';
import { ideasOfBodies } from './ideas-of-bodies.ts';
import { ideasOfCallings } from './ideas-of-callings.ts';
import { ideasOfClauses } from './ideas-of-clauses.ts';
import { ideasOfCompanions } from './ideas-of-companions.ts';
import { ideasOfCurses } from './ideas-of-curses.ts';
import { ideasOfDealings } from './ideas-of-dealings.ts';
import { ideasOfDislikes } from './ideas-of-dislikes.ts';
import { ideasOfEvil } from './ideas-of-evil.ts';
import { ideasOfExile } from './ideas-of-exile.ts';
import { ideasOfGoals } from './ideas-of-goals.ts';
import { ideasOfGuilt } from './ideas-of-guilt.ts';
import { ideasOfHabits } from './ideas-of-habits.ts';
import { ideasOfHearts } from './ideas-of-hearts.ts';
import { ideasOfJilting } from './ideas-of-jilting.ts';
import { ideasOfKeeping } from './ideas-of-keeping.ts';
import { ideasOfKin } from './ideas-of-kin.ts';
import { ideasOfKnowledge } from './ideas-of-knowledge.ts';
import { ideasOfLimits } from './ideas-of-limits.ts';
import { ideasOfMoney } from './ideas-of-money.ts';
import { ideasOfOrigins } from './ideas-of-origins.ts';
import { ideasOfLives } from './ideas-of-lives.ts';
import { ideasOfPasts } from './ideas-of-pasts.ts';
import { ideasOfPursuit } from './ideas-of-pursuit.ts';
import { ideasOfQuests } from './ideas-of-quests.ts';
import { ideasOfRoles } from './ideas-of-roles.ts';
import { ideasOfRuin } from './ideas-of-ruin.ts';
import { ideasOfSales } from './ideas-of-sales.ts';
import { ideasOfSearches } from './ideas-of-searches.ts';
import { ideasOfSpirits } from './ideas-of-spirits.ts';
import { ideasOfTempers } from './ideas-of-tempers.ts';
import { ideasOfTrades } from './ideas-of-trades.ts';
import { ideasOfTurns } from './ideas-of-turns.ts';
import { ideasOfVoices } from './ideas-of-voices.ts';
import { ideasOfWishes } from './ideas-of-wishes.ts';
import { ideasOfWork } from './ideas-of-work.ts';
import { ideasOfWounds } from './ideas-of-wounds.ts';
import { thirdStories } from './third-stories.ts';
import { wovenParts } from './woven-parts.ts';

const departures: readonly AskedDeparture[] = [
  ...ideasOfJilting,
  ...ideasOfSearches,
  ...ideasOfRuin,
  ...ideasOfSouls,
  ...ideasOfBlades,
  ...ideasOfMakings,
  ...ideasOfExperiments,
  ...ideasOfCourts,
  ...ideasOfThrones,
  ...ideasOfSales,
  ...ideasOfArrivals,
  ...ideasOfNerves,
  ...ideasOfPowers,
  ...ideasOfSenses,
  ...ideasOfCurses,
  ...ideasOfGuilt,
  ...ideasOfBlood,
  ...ideasOfMasks,
  ...ideasOfFaiths,
  ...ideasOfLimits,
  ...ideasOfExile,
  ...ideasOfBeasts,
  ...ideasOfMoods,
  ...ideasOfPursuit,
  ...ideasOfHearts,
  ...ideasOfSpirits,
  ...ideasOfHunters,
  ...ideasOfKin,
  ...ideasOfRoles,
  ...ideasOfCallings,
  ...ideasOfOrigins,
  ...ideasOfTurns,
  ...ideasOfWishes,
  ...ideasOfGoals,
  ...ideasOfBodies,
  ...ideasOfWounds,
  ...ideasOfDislikes,
  ...ideasOfKnowledge,
  ...ideasOfDealings,
  ...ideasOfKeeping,
  ...ideasOfEvil,
  ...ideasOfLives,
  ...ideasOfTempers,
  ...ideasOfMoney,
  ...ideasOfQuests,
  ...ideasOfPartings,
  ...ideasOfHands,
  ...ideasOfVoices,
  ...ideasOfWork,
  ...ideasOfAges,
  ...ideasOfCompanions,
  ...ideasOfPasts,
  ...ideasOfClauses,
  ...ideasOfHabits,
  ...ideasOfTrades,
];

/** The departure with its third story, which is the truth `v=3`. */
function withThird(item: AskedDeparture): AskedDeparture {
  const third = thirdStories[item.id];
  if (third === undefined) return item;
  return {
    ...item,
    concept: [...item.concept, [third.concept, 'v=3']],
    want: [...item.want, [third.want, 'v=3']],
    event: [...item.event, third.event],
    now: [...item.now, [third.now, 'v=3']],
    hook: [...item.hook, [third.hook, 'v=3']],
  };
}

/** The first that fits an idea leads, so what happened stands before temper, and narrow ideas before wide ones. */
export const departuresOfIdeas: readonly AskedDeparture[] = departures.map((item) => {
  const woven = item.woven ?? wovenParts[item.id];
  return withThird(woven === undefined ? item : { ...item, woven });
});

/** Ideas that ask for one of the departures of all characters, in every tone. */
export const departuresAskedByName: readonly (readonly [asked: RegExp, id: string])[] = [
  [/\b(?:gladiators?|arena|pit fighters?)\b(?:.*\bfreedom\b)?/u, 'freed-from-the-sand'],
  [
    /\b(?:(?:sentient|talking|living|cursed|speaking|intelligent) (?:sword|blade|weapon|axe|dagger|spear))\b/u,
    'voice-of-steel',
  ],
  [
    /\b(?:slowly )?(?:becoming|turning into|transforming into|changing into) an? (?:vampire|werewolf|monster|beast|ghoul|demon|lich)\b|\b(?:bitten|infected|lycanthrope)\b/u,
    'slow-change',
  ],
  [/\bfey[ -]?touched\b|\btouched by the fey\b|\bchangeling\b|\bfeywild\b/u, 'fey-touched'],
  [
    /\b(?:construct|warforged|golem|automaton)\b.*\b(?:wakes?|woke|woken|awakened|centuries|years)\b(?: up)?|\b(?:asleep|slept|frozen|sleeping) for\b/u,
    'woken-late',
  ],
  [
    /\bbroken (?:oath|vow)\b|\bbroke (?:an?|his|her|their) (?:oath|vow)\b|\boathbreaker\b/u,
    'broken-oath',
  ],
  [
    /\b(?:ex|former|escaped)[ -]cultist\b(?: trying to (?:make up|atone)(?: for)?)?|\b(?:left|escaped|fled|from) an? cult\b/u,
    'left-the-circle',
  ],
  [/\b(?:fallen|disgraced|ex|former)[ -]paladin\b/u, 'broken-oath'],
  [
    /\b(?:lies|lied|lying|pretends|claims?|brags?|boasts?)\b(?: [\p{L}-]+){0,4}? (?:hero|dragon slayer|dragonslayer)\b|\b(?:fake|false|fraudulent) (?:hero|dragon slayer|dragonslayer)\b/u,
    'false-hero',
  ],
  [/\bdrow\b(?:.*\b(?:living on the )?surface\b)?|\bunderdark\b/u, 'from-below'],
];
