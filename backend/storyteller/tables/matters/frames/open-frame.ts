import { matterHooks } from '../matter-openings.ts';
import type { OwnFrame } from '../frame-type.ts';

/** Texts for a story in which everyone knows who the enemy is. */
export const openFrame = {
  titles: [
    ['{it.t} of {town}.', 'sort!=person named=no'],
    ['{it.t} and {town}.', 'sort=person'],
    '{days.t} Days for {town}.',
    'What {T.name} Knows.',
    ['{B.name} and {it.t}.', 'sort!=person'],
    '{G.name} Asks for Help.',
  ],
  hooks: matterHooks,
  stakes: [
    [
      'In {days} days it is {deadline}; if nothing has been done by then, {ruin}«, says {G}».',
      'tier<=2',
    ],
    ['{G} counts the days: {days} are left. After that«, people here fear», {ruin}.', 'tier<=2'],
    [
      'There are {days} days left. If it goes wrong, {ruin}«, and everyone in {town} who can read knows it».',
      'tier>=2',
    ],
    ['If it is lost, in {days} days, {ruin}«: so it was said in {council}».', 'tier=3'],
  ],
  runs: [
    '{T} is among those who look on, and waits until {G} has gone« before coming closer» (DC 12 Perception to notice it).',
    'Whoever asks aloud for {G} is taken there at once«, by {few} people who each tell it differently on the way».',
    '{B} stands apart«, with folded arms,» and has heard a great many promises in {town}. A straight answer is remembered.',
    '{S} asks the party«, politely,» what it will do if {G} is wrong. There is no right answer; a joke is better than a boast (DC 12 Insight).',
  ],
  fees: [
    '{G} offers {coins} gp, a [third|quarter] of it [now|at once], the rest [when it is over|on the day after].',
    'The reward is {coins} gp, from the purse of {council}«; {G} has it in writing».',
    '{G} has {coins} gp put aside for it, and adds: "[More is not to be had|I would pay it twice if I could|It is honest money]."',
    '{G} promises {coins} gp, to be paid by {council}, and the same if the party finds a way without blood.',
  ],
  moods: [
    [
      'Your name has reached {town} before you«; [children run ahead of you|somebody has hung out a flag]».',
      'tone=heroic',
    ],
    [
      'Since it was known that you were on the road, people in {town} [sing at work again|have taken the boards off their windows].',
      'tone=heroic',
    ],
    [
      '{town} has stored bread for you, and bandages«, and a cask that is not to be opened before it is over».',
      'tone=heroic',
    ],
    [
      'In {town} neighbours share what they have«; [nobody eats alone|every door is open]», and that is now at stake.',
      'tone=heroic',
    ],
    [
      '[Two graves are fresh|A house stands empty] since it began, and {town} has stopped asking who is next.',
      'tone=grim #death',
    ],
    [
      'In {town} bread is dear and doors stay shut; {G} says that it is not even the worst year.',
      'tone=grim',
    ],
    [
      'Everyone in {town} knows a better plan than {G}«, and [three of them are for sale|each one needs somebody else to do it]».',
      'tone=intrigue',
    ],
    [
      'Two people in {town} have already asked you, in confidence, what {G} has told you.',
      'tone=intrigue',
    ],
    [
      'In {town} the [dogs have not barked|birds have been gone] since it began«, and {few} people wake each night in the same minute».',
      'tone=horror',
    ],
    ['After dark nobody in {town} stands at a window«, and nobody says why».', 'tone=horror'],
    [
      '{town} has [held three meetings|founded two committees]« about it», which agreed on the refreshments.',
      'tone=whimsical',
    ],
    [
      'There are bets on it in {town}«, [a song|a pie named after it]», and a man who sells hats for the occasion.',
      'tone=whimsical',
    ],
  ],
  limits: [
    '{days} days, until {deadline}.',
    '{days} days; what happens in them is told day by day below, up to {deadline}.',
    'until {deadline}, that is {days} days, of which each place takes« about» one.',
  ],
  helpers: [
    '{F} is in {town}« these days», trusts {G}, and comes along to {p1} if asked.',
    '{F} knows {p2} well and draws a map of it« on a tablecloth».',
    '{F} has seen {lair} once«, from far away,» and tells the party what cannot be seen from below.',
  ],
  complications: [
    'A storm makes the way to {p2} a day longer. Whoever goes« all the same» (DC 15 Survival) meets nobody, because those who keep watch sit indoors.',
    '{T} loses courage and hides. {B} knows where, and goes along if the party promises not to shout.',
    '{G} falls ill for {few} days, and {council} sends somebody who has read about such things. Only good news keeps that person out of the way (DC 14 Persuasion).',
    '{H} comes alone, at night, to see what sort of people the party is. {H} does not draw first.',
    'Somebody in {town} has sold provisions twice: what was meant for the party is gone, and {S} knows a second store, at twice the price.',
    'A wounded stranger lies on the way to {p1}. Helped, the stranger warns of what waits at {lair}; left there, the stranger is found by {A}.',
    '{B} and {S} quarrel in front of everyone, each is half right, and {town} begins to take sides. An evening at one table (DC 13 Persuasion) settles it.',
    'Two young people of {town} follow the party in secret, to be heroes. They can be sent home with a task, or they turn up at {lair} at the wrong moment.',
  ],
  hoards: [
    'At {lair} lies what {A} had collected: {items}, and {worth}.',
    'In a chest at {lair} lie {items}; on top of them lies {worth}«, [wrapped in a stocking|with the mark of its last owner]».',
    'What {A} took from others is at {lair}«, in a heap». Nobody claims {items}, or {worth}.',
  ],
  favours: [
    [
      '{G} gives the party a house in {town} to live in«, [with a stove and a bad roof|with a garden]», for as long as it likes.',
      'tier=1',
    ],
    [
      'In {town} the party eats and drinks for nothing for a year«, and its horses are shod for nothing, too».',
      'tier=1',
    ],
    [
      '{B} owes the party a great deal, and {T} even more: one of them comes along as a guide« whenever asked».',
      'tier=1',
    ],
    [
      '{council} gives the party a seal: between {town} and {town2} every gate opens to it«, [also by night|without a toll]».',
      'tier=2',
    ],
    [
      '{B} keeps a ship, a coach or {few} horses ready for the party«, whichever it asks for first».',
      'tier=2',
    ],
    [
      'The fortress above {town2} is given to the party, «[with its village and its debts|with a garrison of {num}], »and a vote in {council}.',
      'tier=3',
    ],
    [
      'The crown owes the party one wish within the law«, and {G} says that the law can be changed».',
      'tier=3',
    ],
  ],
  prices: [
    [
      '{T} gets a present from all of {town}«, for having spoken when it was needed».',
      'tone=heroic',
    ],
    ['{S} is asked to stay in {town}, and does.', 'tone=heroic'],
    [
      'Not everyone is glad: {few} people in {town} had earned well by it«, and know now who the party is».',
      'tone=intrigue',
    ],
    [
      'A letter of thanks arrives without a sender. The paper is that of {council}.',
      'tone=intrigue',
    ],
    [
      'What was lost before the party came does not come back, and {G} reads the names aloud«, {few} of them».',
      'tone=grim',
    ],
    [
      '{B} does not come to the feast; somebody has to repair things, and {B} would rather not talk.',
      'tone=grim',
    ],
    ['{T} dreams of {lair} from then on, and is not the only one in {town}.', 'tone=horror'],
    [
      'On quiet nights there is still a light at {lair}«; {S} has seen it, and has put up shutters».',
      'tone=horror',
    ],
    ['{town} celebrates for three days, and the party has to make the speech.', 'tone=whimsical'],
    [
      '{H} opens an inn under the sign of the party. The portrait is not flattering.',
      'tone=whimsical',
    ],
  ],
  guards: [],
  world: [
    [
      'Two towns of the province send riders to {G}: «if it goes on like this, »they will look after themselves.',
      'tier=2',
    ],
    [
      'The price of bread doubles in {town2}, and the levies are called up«, "for the harvest"».',
      'tier=2',
    ],
    [
      'The army of the neighbouring realm moves up to the border«. Its envoy leaves {town} without a farewell».',
      'tier=3',
    ],
    [
      'Three governors each write to {council} that they will wait and see«, and for what».',
      'tier=3',
    ],
    [
      'The sovereign asks for the party« by name», and {G} has to say that there is no news.',
      'level>=17',
    ],
  ],
} satisfies OwnFrame;
