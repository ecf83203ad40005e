import type { Harm } from '../plot-types.ts';

export const sabotageHarm: Harm = {
  id: 'sabotage',
  tones: ['heroic', 'intrigue', 'grim'],
  agents: ['returned', 'kin', 'crew', 'profiteer', 'partner'],
  noun: 'the damage at the works',
  pitch: [
    [
      'Nineteen {workers} of {town} saw it: {sab}. It was the fourth time in a month, «in four cities, »and {body} has begun to speak of war.',
      'tier>=3',
    ],
    [
      'In {town} and in two other cities, «on the same day, »{sab}, and« in each place» {emb} was found in the works.',
      'tier>=3',
    ],
    'Somebody who knows {works} from inside is at work there: {sab}.',
    'In {town} {sab}, and each time {emb} is found« in the works».',
    'Things break« in {town}» that were inspected the day before. Lately {sab}.',
    'It began with small matters. Now {sab}, and {deadline} is close.',
  ],
  first: [
    'The part that {X1} is in charge of was found in a hundred pieces«, sorted».',
    [
      '{X1} lost two fingers to a pulley« that had been sound at noon».',
      'twist!=faked-visit learned!=yes',
    ],
    'At the post of {X1} each bolt had been drawn«, oiled,» and laid on a cloth.',
  ],
  second: [
    'Then the store of {X2} was opened to the rain, and {emb} left in the dry spot.',
    [
      '{X2} signed a delivery of {good} that turned out to be sand«, and has been unable to explain the signature».',
      'goods=yes',
    ],
    [
      '{X2} now sleeps beside the machinery«, with a lamp», and it broke behind {X2.their} back.',
      'learned!=yes',
    ],
  ],
  start: [
    [
      'They keep a minute of silence« here: all of {works} stops for one minute», for the dead of {calamity}. The minute is over. Nothing moves. {X3} pulls the lever« again»; then {X3} looks at what is hanging from it: {emb}.',
      '@silence learned!=yes wrong=left|warned|list|blamed|fund|held',
    ],
    [
      '"Stand there," says {X3}, and moves you one pace« to the left, politely», and it comes down where you stood: half a ton of {good}. {X3} looks up«, not surprised». "That one was for me," {X3.they} says. "They are never late."',
      '@load goods=yes learned!=yes',
    ],
    [
      'From the gallery you look down on the whole of {works}: three thousand people moving to one stroke. {X3}, who built half of it, is explaining it« to you», and stops. "That is not right," says {X3.they}. One stroke later everybody knows; it runs through the hall« like wind through corn», and where it has passed, nothing moves.',
      'tier>=3 @gallery learned!=yes',
    ],
    [
      'The test« before {deadline}» takes place in front of the court. {X3} gives the sign. What« then» happens takes eleven seconds«, is quite silent at first,» and costs as much as a fleet; and out of the last machine«, as out of a toy,» falls {emb}.',
      'tier>=3 @test learned!=yes',
    ],
    [
      'The map of the realm in the hall of {body} has small lamps on it, one for each place that lives from {good}, and {X3} is pointing at them« for you with a cane». The first one goes out as the cane touches it. {X3} laughs, and points at the next. By the time a messenger has come up the stairs {X3} has stopped pointing, and half of the map is dark.',
      'tier>=3 @map',
    ],
    [
      'An audience« of four hundred» rises when {X3} comes in to open {works} for the season, and sits down again. {X3} turns the golden key. Something answers«, far below,» that is not what {X3} expected«; you feel it in the bench, then in the teeth». When it is over, {emb} has come up through the keyhole, and the key of {X3} will not turn back.',
      'tier>=3 @key',
    ],
    [
      'You are watching the work at {s1} when the rhythm« of it» stumbles. One stroke is missing; then everything that hung on that stroke comes down«, in order, like a sentence». {X3} stands in the middle with a lever in hand that is no longer attached to anything.',
      '@rhythm learned!=yes',
    ],
    [
      'The whistle means stop, and nobody stops, because the whistle was a minute early. Then you see why it was early: a rope is fraying over the hoist, and {X3} has seen it. {X3} is under the load, pushing the others out«, one, two, three».',
      '@rope learned!=yes',
    ],
    [
      '{X3} gives you the tour. "This," {X3.they} says, "has not failed once« since I have been here»," and puts a hand on it, and it fails.',
      '@tour',
    ],
    [
      'Everyone at {s1} looks up at the same moment. The noise of {works} has stopped. In the silence something small falls« from high up, bounces,» and rolls to your feet: {emb}.',
      '@pause',
    ],
  ],
  act: [
    [
      'Three {workers} are trapped, and the load is« still» moving: three rounds, each round one check (DC 13 Athletics, Sleight of Hand or Investigation) saves one.',
      'start=rhythm|rope',
    ],
    [
      'If the party sees to the machine first, they find the pin: filed« for days», from the side that only the night shift can reach.',
      'start!=map',
    ],
    'In the confusion a figure takes a page from the board« and goes» (DC 14 Perception). What is missing is the roster of {years} years ago«, which hung there framed».',
    [
      'Two {workers} are caught under what fell: each can be freed in a round (DC 13 Athletics or Investigation) before the rest follows.',
      'start=load|test',
    ],
    [
      'What has stopped can start again« at any moment», and two {workers} have climbed in to look (DC 13 Investigation or Sleight of Hand to block it first).',
      'start=silence|gallery|pause|map',
    ],
  ],
  how: [
    [
      '{A} pays a foreman by the hour of standstill; the foreman believes that it is for a wager.',
      'agent=partner|profiteer',
    ],
    [
      'Each accident is meant for one person: it happens at the post of one of the {few}, and to everyone« else» it looks like damage.',
      'agent=partner',
    ],
    [
      "{A} has the plans«, and the inspectors' timetable,» and sends someone small.",
      'agent=profiteer|partner',
    ],
    [
      'The damage is real in one place out of three; the rest is noise«, so that nobody sees which part {A} needs broken».',
      'agent=partner|profiteer',
    ],
    [
      '{A} undoes one thing a night, always the thing that was added since {deed}.',
      'agent=returned|kin|crew|penitent',
    ],
    [
      'The damage follows the old plan of {works}: each spot is one where one of the {few} stood.',
      'agent=returned|kin|crew|penitent',
    ],
    'Somebody whom {A} trusts has a work pass in the name of a dead {worker}. Nobody checks the dead.',
  ],
  escalate: [
    'The next part is one on which lives depend«, and not only guilty ones».',
    'The {workers} refuse the night shift, and then the day shift.',
    '{sab2.s}, and this time {body} blames the {workers}.',
  ],
};
