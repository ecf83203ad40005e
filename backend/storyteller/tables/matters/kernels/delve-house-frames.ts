import type { MatterSide, OwnFrame } from '../frame-type.ts';
import { placeFrames } from './delve-frames.ts';

/** What the frame says in a story about a house that keeps what was lent. */
export const houseFrames: OwnFrame = {
  ...placeFrames,
  titles: [
    '{den.t}.',
    'Lent to {den.t}.',
    'From Dusk to Dawn in {den.t}.',
    'Thirteen Fires.',
    '{B.name} Inherits.',
  ],
  stakes: [
    'In {days} days is {deadline}; whoever does not know by then what the house wants should not be in it, says {G}, since then {ruin}.',
    'There are {days} days until {deadline}. If it goes wrong, {ruin}.',
  ],
  where: [
    '{lair}, which has a door only when the three debts are paid, and on {deadline}. Until then one hears it: through the kitchen lift and behind the panelling.',
    '{lair}, between the last glass case and the outer wall; {H} goes in and out by ways that are too narrow for others.',
  ],
  suspects: [
    '{T.full} knows whose things they are; {H.full} lives in the walls; {S.full} is loud and harmless; {B.full} wears the dressing gown.',
    '{H.full}, whom nobody knows of; {T.full}, who has to be asked nicely; {S.full}, who helps after dusk.',
  ],
  ways: [
    '{p1} at nine, {p2} at midnight, {p3} at three; by day all three can be looked at without danger. A failed check costs something out of a pocket, never the clue.',
    'three rooms, {p1}, {p2} and {p3}, and three debts. One can settle one of them each night, or all in the last. Whoever fails a check is held for an hour and learns it all the same.',
  ],
  openings: [
    'Now there is a door, papered like the wall, at the height of a child. Everyone has to bend down to get in, and the house waits until all have done so.',
    'One comes to {lair} by the kitchen lift, one at a time, or through the door behind the last case, all at once.',
  ],
  companions: [
    'No piece of furniture pursues anyone beyond the threshold, and none moves while it is looked at by somebody who says "please".',
    "They are somebody's chairs: whoever sits on one as one sits at home takes it out of the fight.",
  ],
  runs: [
    '{T} stands at the garden gate, outside, with a covered pot, and says that {T.they} was just passing.',
    'In one of the upper windows is a light that no candle from this year makes.',
    '{G} looks at the pocket watch, and then for a place where one could put it down.',
  ],
  guards: [
    [
      'Before {p2} stand two suits of armour, of which one wakes; it wants to be introduced.',
      'tier=1',
    ],
    ['In front of {p3} a carpet lies in wait; it lets pass whoever wipes their feet.', 'tier=2'],
    [
      'No spell carries anything out of {den}: what is teleported is back in its place at the next stroke of the clock, with whoever held it.',
      'tier=3',
    ],
  ],
  preventions: [
    'stay in the house that night, with {S}, and let nobody sit alone (DC 12 Insight)',
    'bring back to {town} one thing each day, to its owner, with thanks (DC 12 Persuasion)',
    'leave bread and a candle at the kitchen lift; then {H} has something else to do than knock',
    'ask {T} to set the table in the old way (DC 13 Persuasion)',
  ],
  clockEffects: [
    'for each of the two steps that was prevented, one piece of furniture stands on the side of the party; for each that was not, something from {town} is among those that close in, and it is heavy.',
    'if both steps were prevented, {H} opens {lair} from inside before anything moves; if neither was, the door shuts behind the first who enters.',
  ],
  lastWays: [
    'On {deadline} all corridors lead to {lair}, and they are a little shorter than yesterday. By the cellar from act two one comes out behind the wardrobe (DC 13 Athletics).',
  ],
  firstFight: [
    'on the second evening people come over the garden wall who have sold something to {wren} and want it back without asking ({fight}). They stop when one of them is down, or when a chair walks past.',
  ],
  hoards: [
    'Behind the last case lies what {wren} really owned, and it is little: {items}, and {worth}.',
    'In the tureen, under the ladle, are {items}, and {worth}; the slip on it says GIVEN.',
    'What nobody in {town} claims any more is at last {items}, and {worth}; the house itself puts it on the doorstep.',
  ],
  prices: [
    ['{B} has a table for {num} and, after a year, people for it.', 'tone=heroic'],
    ['{few} of those faces in the glass nobody in {town} could name any more.', 'tone=grim'],
    [
      'Among the letters that were given back is one that {council} would rather have left there.',
      'tone=intrigue',
    ],
    [
      'In the house of each who was there, a chair stands a little differently in the morning.',
      'tone=horror',
    ],
    ['The piano is played without the mistake now. Everyone misses it.', 'tone=whimsical'],
  ],
  magic: [
    [
      '*Speak with Dead* on {wren} is answered, with a full mouth, and only the answer is not given back.',
      'tone!=whimsical level>=5',
    ],
    [
      '*Detect Magic* shows that each thing in the house is a little enchanted, and none of them by a wizard: by being held.',
      'level>=1',
    ],
    [
      '*Dispel Magic* sends one piece of furniture to sleep until the next stroke of the clock.',
      'level>=5',
    ],
    [
      '*Hallow* or *Dispel Evil and Good* finds nothing to drive out; the house listens politely.',
      'level>=9',
    ],
    ['*Locate Creature* on {H} points into a wall, and moves.', 'level>=7'],
    [
      '*Sending* to {H}: "Is it time? I have been good. There is one step too many on the stairs. Do you have bread?"',
      'level>=5',
    ],
    [
      '*Scrying* into {lair} shows a low chair from above, and then an eye at the paper of the window.',
      'level>=9',
    ],
    ['*Commune*: no, {wren} is not in there. Yes, somebody is. Yes, it can be paid.', 'level>=9'],
    [
      '*Zone of Truth* in the hall works on the portraits, too; they do not like it, and say one thing each.',
      'level>=3',
    ],
    '*Mending* on the overturned plate is taken as an apology, nearly.',
    '*Unseen Servant* is treated by the house as a guest, and gets the best chair.',
  ],
  complications: [
    'One of the party finds something in a case that was once theirs.',
    "{S} has sold tickets. At eight o'clock {few} people with cushions stand in the hall.",
    '{G} comes in for a signature and is asked to sit down.',
    'The owner of the thing from {p2} has died a day ago; there is a daughter, who does not want it.',
    '{T} apologises first. The house does not know what to do, and stops all clocks.',
    'It gets cold, and the house makes a fire in all thirteen stoves, with what it holds to be firewood: the stairs.',
    '{B} goes to sleep in the dressing gown and talks, with another voice, about a moment that is not over.',
    'A dog from {town} has been collected, and is wagging its tail in a glass case.',
  ],
};

export const houseSides: readonly MatterSide[] = [
  {
    wants: [
      '**{B.full} and {S.full}**, with all their relatives, want the inheritance. Content as long as nobody is preferred; angry about each thing that leaves by the back door.',
    ],
    later: [
      '**The relatives, if content**: stand in the hall, hold hands and say "please"; two pieces of furniture stay where they are.',
    ],
  },
  {
    wants: [
      '**Those who lent something**, {num} people in {town}, want it back or want it to be said that they shall not have it. Content with a list; angry about an auction.',
    ],
    later: [
      '**Those who lent something, if content**: stand below the windows on that night and call their chairs by name. {few} of them come.',
    ],
  },
  {
    wants: [
      '**{R.full}** ({R.role}) wants the thing in {lair}, has written to {wren} about it for years, and has an answer that says LATER. Content with a look; angry if it is burned.',
    ],
    later: [
      '**{R.name}, if content**: has brought the other half of the correspondence; read aloud, it holds the wardrobe for two rounds.',
    ],
  },
];
