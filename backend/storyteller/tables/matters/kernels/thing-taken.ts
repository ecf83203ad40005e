import { everyTone } from '../../tones.ts';
import { vessels } from '../hostile.ts';
import { thingNouns } from '../../idea-nouns.ts';
import type { MatterKernel } from '../matter-types.ts';

/** A thing that can be carried, and that more than one person wants. */
export const thingTaken: MatterKernel = {
  id: 'thing-taken',
  sort: 'thing',
  of: ['carried'],
  tells: [{ nouns: thingNouns, says: '- steal lose vanish miss take curse haunt' }],
  not: vessels,
  states: ['usual', 'gone', 'unwell'],
  tones: everyTone,
  escort: ['people', 'beast'],
  roles: {
    B: [
      ['keeper of the town chest', 'sexton', 'caretaker', 'innkeeper'],
      ['curator', 'guardian of the relics', 'harbour master'],
      ['keeper of the regalia', 'royal antiquary', 'warden of the vaults'],
    ],
  },
  sites: [
    ['the sacristy', 'the old guard house', 'the hall of the guild'],
    ['the lodging of {S.full}', 'the inn of the carters'],
    ['the auction house', 'the office of {A.full}', 'the back room of the pawnshop'],
  ],
  lair: {
    names: [
      'the dry cistern',
      'the ice cellar',
      'the vault below the old baths',
      "the smugglers' stair",
    ],
    terrain: 'underground',
  },
  problem: [
    '{few.t} nights ago {it} {it.was} taken from {p1}, and the lock was not broken. {B.full}, the {B.role}, swears that nobody had the key but {B.them}.',
    'Until {few} nights ago {it} {it.was} kept at {p1}«, for everyone to see». Now there is an empty place, and {B.full}, the {B.role}, sits beside it« and does not go home».',
  ],
  start: [
    [
      'In {p1} the dust shows where {it} used to be: a clean patch«, as [large as a shield|neat as a footprint]». {B.full}, the {B.role}, has put a candle there. "I locked the door," {B.they} says, "I heard it click«, and in the morning it was still locked»." Then, quietly: "[It cannot be replaced|There is no second one]. Do you know what they will do with it«, out there, beyond {town}»?"',
      '@one',
    ],
    [
      'A crowd pushes {S.full}, the {S.role}, across the square of {town}. "Ask {S.name} what is in the bag!" someone shouts. There are a shirt, a loaf and a small key in the bag« of {S.name}». {B.full} comes running, tries the key« in the door of {p1}», and it turns. In the silence {S.full} says to you«, since you are the only strangers»: "I have never seen that key."',
      '@two',
    ],
  ],
  ask: [
    '{G} wants {it} back before {deadline}, undamaged, and would like to hear who took {it.them}« before {council} hears it».',
    '"Bring {it} back, and the one who took {it.them}," says {G}. "If it is not in its place at {deadline}, nothing« that {town} has» sworn on it counts« any more»."',
  ],
  rumours: [
    '{S} had the key in the bag, and came to {town} only {weeks} weeks ago.',
    '{B} had debts«, and could have sold {it.them}».',
    'Long ago the family of {A} is said to have owned {it}, and {A} tells this story« well».',
    'On the night in question {T} saw a light going down, where there is no cellar.',
  ],
  run: [
    'The key that was found in the bag of {S} is a fresh copy: there is wax in the wards (DC 12 Investigation). {H} slipped it in at the inn« and is in the crowd».',
    [
      'The crowd calms down if the party [takes {S} into its care|asks who looked into the bag first] (DC 12 Persuasion). The one who called out first is {H}«, of whom nobody thinks ill».',
      'start=two',
    ],
  ],
  gist: [
    '{A} had {it} taken by {H}«, with a copied key,» in order to hand {it.them} over to a buyer at {deadline} in exchange for {prize}. It waits at {lair}. {A} believes that it belongs to {A.them}« by right».',
  ],
  truth: [
    [
      '{A} wants {prize}, and the only one who can grant it collects rare things and has asked for one: {it}. What is said of it is true«, and is what the collector pays for». So {A} had {H} carry in a cask of wine for {B}, sleep off the evening at {p1}, and press the key into wax. {few.t} nights ago {H} came back, opened, and brought {it}« down» to {lair}.',
    ],
    [
      'To {A} it is no theft. {years.s} years ago {A.their} family pledged {it}« to {town}» for a loan, and {A} grew up with the sentence that the loan was paid back and {it} {it.was} never returned. The copied key in the bag of {S} was the idea of {H}, and {A} was told of it« afterwards».',
    ],
    [
      "At {deadline} the buyer's envoy comes to {lair}. Handed over, {it} {it.is} out of reach«, {B} is sentenced in place of the thief», and {A} has {prize}.",
    ],
  ],
  turn: [
    'The receipt exists, at {p3}: the loan of those days was never repaid, it was forgiven, on the condition that {town} may keep {it} for ever. Shown the paper, {A} falls silent, reads it twice, and is« for the first time» somebody one can talk to.',
    'The receipt exists«, at {p3}, and {A} is right»: the loan was repaid, and a forebear of {G} kept both. {G} did not know; now it is {G} who has to decide what {town} owes« to {A}».',
  ],
  people: {
    G: [
      '{G} wants {it} back in place, and the thief to be a stranger«, and knows that the second wish is a bad one».',
    ],
    A: [
      '{A} wants {prize}, and to be asked for pardon for what was done to the family. {A} talks about {it} in the past tense«, as of a dead relative».',
    ],
    B: [
      '{B} wants the shame to end. {B} remembers a good wine« that evening», and deep sleep«, and is ashamed to say so».',
    ],
    S: [
      '{S} is in {town} to [look for work|visit a grave|meet a creditor] and wants to leave« without being followed». {S} remembers that {H} moved the bag at the inn.',
    ],
    T: [
      '{T} saw the light, and on the next morning found a purse on the windowsill. {T} has not touched the money« and wants somebody to take it away».',
    ],
    H: [
      '{H} wants to be paid and forgotten, but the trick« with the key» keeps {H.them} awake«: {H} did not mean {S} to hang for it».',
    ],
  },
  looks: [
    [
      'A heavy door« with a good lock», a [bench|cot]« with a blanket», an empty [stand|niche|hook], and an empty wine cask that nobody has thought of moving.',
    ],
    [
      'A narrow room«, [a bed and a bag|a table for six and one stool],» and an open window to the yard, from which everyone can be heard.',
    ],
    [
      'Numbered lots, «[sealed|covered] with cloth, »a book of bids, and a clerk who says good day« to everyone» and gives no answers.',
    ],
    [
      'Steps lead down into a round room that smells of wet stone. In the middle, on a crate with straw, stands what the party is looking for: {it}. A second tunnel leads to [the river|the road]«, for the envoy».',
    ],
  ],
  todo: [
    [
      '{B} must be asked about the evening before« without being blamed» (DC 12 Persuasion): then {B.they} tells of the cask, and who brought it.',
    ],
    [
      '{S} trusts nobody any more. Help with [the broken door|the landlord|packing] is worth more than a promise (DC 12 Insight« finds out which»).',
    ],
    [
      'The book of bids is for bidders: one must place a bid of {bribe} gp, or read it upside down (DC 14 Perception).',
    ],
  ],
  clues: [
    [
      'Medicine :: smelling what is left in the cask :: There is poppy in the wine; whoever drank it did not hear the door.',
      'Investigation :: asking which merchant sold the cask :: It was bought by the household of {A}, «as a present, »and {H} delivered it.',
      'Survival :: following the scratches on the floor :: A drain cover has been moved« in the night»; below it the steps to {lair} begin.',
    ],
    [
      'Investigation :: looking at the key :: It is« made of» new brass and has wax in it: a copy«, never used before».',
      'Persuasion :: asking those who were at the inn that day :: {H} stumbled over the bag« of {S}», and took a long time to put things back.',
      'Perception :: looking out of the window at night :: Twice in one night {H} goes by« with a covered basket», towards {lair}.',
    ],
    [
      'History :: reading the old pledge book :: {years.s} years ago {it} {it.was} pledged to {town} for a loan, by the family of {A}. A slip refers to a receipt« in the next drawer».',
      'Insight :: naming {it} while {A} is listening :: {A} corrects a detail that only a person knows who has had {it.them} in hand« lately».',
      'Investigation :: reading the letter of the buyer :: "At {deadline}«, from hand to hand,» at {lair}; the grant of {prize} is already signed."',
    ],
  ],
  lairUse: [
    'A sluice floods the floor knee-deep (one action): everything becomes difficult terrain«, and the crate with {it} begins to float».',
    'Whoever picks up {it} is not attacked by anyone« who might damage {it.them}»: {A} shouts at the others to be careful.',
  ],
  tactics: [
    '{A} has {it} carried off« through the second tunnel» while the others hold the steps; if {it} {it.is} in danger of being broken, {A} gives up at once',
  ],
  parley: [
    '{A} returns {it} in exchange for the receipt and a public word of apology (DC 14 Persuasion); without the receipt {A.they} asks for the price of {prize}«, which nobody here can pay».',
  ],
  clock: [
    ['{H} carries straw and a crate down to {lair}«, for {it}, and is seen with them».'],
    ['{council} locks up {S}, and {B} the day after.'],
    ['An envoy takes rooms« in {town}» and asks for {A} by name.'],
    ['At {deadline} the envoy leaves with {it}. {B} is sentenced, and {A} receives {prize}.'],
  ],
  after: ['What was sworn on it is contested, contract by contract; {ruin}.'],
  endings: [
    {
      heading: 'Back in its place',
      text: [
        '{It} {it.is} at {p1} again at {deadline}, {B} locks the door, and {S} gets the bag back« with something in it». {A} is tried« before {council}»; the paper about the loan is read aloud and the sentence is mild.',
      ],
    },
    {
      heading: 'A bargain',
      text: [
        '{A} returns {it} in secret and is not named«; in the morning it is simply there». *The price:* {S} remains suspected for life, and {A} still has the wax.',
      ],
    },
    {
      heading: 'Given to the one it belongs to',
      text: [
        'The party lets {A} keep {it}, or divides the year between {A} and {town}. {council} agrees if {G} supports it. *The price:* the buyer feels cheated, and has a long arm: {prize} goes to an enemy of {town}.',
      ],
    },
    {
      heading: 'If the party is too late',
      text: [
        "The envoy is a day's ride ahead, with {few} riders. It can be caught up with at {town2}, without allies and without {A}«, who knows nothing about it, of course». {B} is in prison until it is back.",
      ],
    },
  ],
  steps: [
    'Look at the place from which {it} disappeared.',
    'Find out how {S.full} came by the key.',
    'Find out who has ever laid claim to {it}.',
    'Bring {it} back before {deadline}.',
  ],
};
