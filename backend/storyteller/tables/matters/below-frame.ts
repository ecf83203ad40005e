import type { OwnFrame } from './frame-type.ts';
import { rescueFrame } from './rescue-frame.ts';

/** Texts around a plot about people who are cut off under the ground: A is down there with them, and the town waits above. */
export const belowFrame: OwnFrame = {
  first: [
    '{Fact}, and all of {town} stands around the shaft and listens.',
    '{Fact}. In {town} nobody has lit a fire since, so as not to miss a sound.',
    'It is {few} days now, and no one in {town} says it loudly: {fact}.',
    'Everyone in {town} has somebody below. {Fact}.',
  ],
  titles: [
    '{lair.t}.',
    'The Knocking Under {town}.',
    '{days.t} Days Below.',
    'Before {deadline.t}.',
    ['{it.t} of {town}.', 'sort!=person named=no'],
    'The Shift That Does Not End.',
  ],
  hooks: [
    [
      'The {G.role} {G.full} meets you at the shaft, hoarse, with a coil of rope over one shoulder« and no time for greetings».',
      'tier=1 Gknown=no',
    ],
    [
      'The {G.role} {G.full} has put lamps, rope and bread on a table for you« in the open», and a list of names.',
      'tier=1 Gknown=no',
    ],
    [
      'The {G.role} {G.full} of {town}, {townsort}, has sent two rescue parties down« with the best ropes of the province»; one came back, without its lamps and without a word.',
      'tier=2 Gknown=no',
    ],
    [
      'All of the silver of the province comes out of this mountain; the {G.role} {G.full} of {town}, {townsort}, says so once« and then speaks only of the people».',
      'tier=2 Gknown=no',
    ],
    [
      'The {G.role} {G.full} receives you in {town}, {townsort}, over a model of the mountain: {few} archmages have looked down the shaft, and what looked back knew their names.',
      'tier=3 Gknown=no',
    ],
    [
      'The crown has stopped all mines of the realm because of the one under {town}, {townsort}; the {G.role} {G.full} hands you a lamp of the first kings« and asks for it back».',
      'tier=3 Gknown=no',
    ],
    ['It is {G.full} who asks you«, black with coal, and without sitting down».', 'Gknown=yes'],
  ],
  stakes: [
    'In {days} days is {deadline}. Then {council} has the shaft filled in, whoever is below; {G} voted against it and lost.',
    'There are {days} days until {deadline}: {council} will not leave a hole open in which something counts, and carts with stones stand ready.',
    'Until {deadline}, in {days} days, {G} may try everything. After that the shaft is walled up, by order of {council}.',
  ],
  runs: [
    'Whoever lays an ear to the pump rod hears knocking: {few}, a pause, {few} (DC 11 Perception). {B} has always knocked like that on doors.',
    '{S} sits at the winch with bandaged hands. Nobody has told {S.them} to go home, and nobody has brought {S.them} anything to eat.',
    'The cage comes up once an hour, empty, and a lamp burns in it that nobody has lit. It is an old kind.',
    'The families want to come along. {G} has promised that the party takes {few} letters, and something that smells of home.',
  ],
  where: [
    '{lair}. {A.name} never leaves it, and at the change of the shift walks the whole length, counting.',
    '{lair}; {A.name} is where the work is, at the face, and the way there is lit.',
  ],
  suspects: [
    '{S.full}, who stopped the winch, and had to. {T.full} knows what was walled up down there.',
    'everyone looks at {S.full}, since {S.full} worked the winch. What {S.they} did saved {few} lives. The one who has been silent is {T.full}.',
  ],
  limits: [
    '{days} days, until {deadline}; then the shaft is filled in.',
    'two clocks run: {A.name} wants to be through by {deadline}, and {council} wants the shaft shut by then. That is in {days} days.',
  ],
  ways: [
    '{p1}, {p2} and {p3} can each be done in half a day, in any order, and each gives one thing that is worth a fight below. A failed check costs an hour of air, never the clue.',
    'one can go down at once, with ropes, and meets everything awake. Whoever has been to {p1}, {p2} and {p3} first knows about {A.name}, the bell and the roll; failed checks cost an hour, and no clue.',
  ],
  openings: [
    'It is an hour down to {lair}, by ladders« that get older as one climbs»; the last ones are of a wood that does not grow here any more.',
    '{lair} lies below everything that {town} has dug. It is warm, the air is good, and that is the worst of it: somebody works the bellows.',
    'The way to {lair} is a hole a yard wide, fresh, with pick marks from this side. Behind it the walls are smooth, and a rail runs downhill.',
  ],
  companions: [
    'The old shift fights with picks and without hurry. It stops when the bell rings, whoever rings it.',
    'When half of the others are down, {A} calls for a replacement, and looks at the living; a DC 13 Intimidation check makes them step back.',
    'They do not strike who carries a tally and works: three rounds with a shovel in the hands, and one is past them.',
  ],
  guards: [
    [
      '{p1} is cordoned off by levies of {council}: nobody goes down without a paper with two seals. {G} has one of them.',
      'tier=2',
    ],
    [
      'At {p2} a clerk of the province draws up a list of what the dead would be worth. The clerk is new and can be sent home (DC 13 Intimidation).',
      'tier=2',
    ],
    [
      'From {p1} on, stone does not let spells through for more than sixty feet: what was sworn down there is older than the schools.',
      'tier=3',
    ],
    [
      'Nobody can teleport into the mountain or out of it: each who tried stood at {p1} again, with a tally around the neck (DC 17 Arcana to see it coming).',
      'tier=3',
    ],
  ],
  helpers: [
    '{F} has worked below, is too old to go down again, and draws the way on a table with chalk.',
    '{F} has a voice that carries through rock, and sits at the pump rod for as long as the party is below.',
    '{F} brings {few} good lamps and a canary with opinions.',
  ],
  magic: [
    [
      '*Speak with Dead* with a bone from the old gallery: "We are not late. We are nearly through." It counts itself among the living.',
      'level>=5 tone!=whimsical',
    ],
    [
      '*Sending* to {B} is answered in twenty-five words, of which the last are: "do not take the tally, do not take the tally."',
      'level>=5',
    ],
    [
      '*Scrying* on {B} shows hands with a pick, a lamp, and how tired somebody can be who does not stop.',
      'level>=9',
    ],
    [
      '*Passwall* and *Stone Shape* open the way to {lair} from wherever one stands, and the mountain closes it again within the minute.',
      'level>=9',
    ],
    [
      '*Turn Undead* drives the old shift back to the last sound that it obeys: it goes to the bell and waits there.',
      'level>=3',
    ],
    [
      '*Remove Curse* on a tally makes it a piece of tin. For {num} people there are not enough of those in the realm who can do it.',
      'level>=5',
    ],
    [
      '*Create Food and Water* is worth more below than light: who has eaten remembers for an hour that there is an evening.',
      'level>=5',
    ],
    [
      '*Teleport* out of {lair} takes along only those whose name is not on the roll. The others are left standing, with the pick raised.',
      'level>=13',
    ],
    ['*Zone of Truth* with {T}: it takes a while, and then nothing stops {T.them}.', 'level>=3'],
    '*Thaumaturgy* can make any bell sound like any other, for a breath: once, the old shift stops.',
    '*Mending* joins the bell rope. It is the simplest spell that anyone ever carried down there.',
    '*Comprehend Languages* on the roll: behind each name stands a reason, and behind those of the last days "came of their own accord".',
    '*Light* does not go out in the old gallery, but moves to the nearest lamp of the old shift.',
  ],
  complications: [
    'One of {it} comes up in the cage, asleep on both feet, with a tally on. If this one is held fast, the hands go on digging in the air; if not, this one is back in the cage in an hour.',
    'Water comes into the ladder shaft, ankle-deep, then knee-deep. The pump needs four people, or one who can mend it (DC 14, any tool).',
    'A speculator has bought the rights to the silver of the old gallery from three widows and comes down with two armed men, in order to have it valued.',
    'A part of the roof comes down between the party and its way back (DC 14 Dexterity saving throw or {sting} bludgeoning damage). Behind the rubble somebody says politely: "Shift change in ten minutes."',
    '{S} climbs down alone, at night, with a rope around the waist, the other end of which is tied to nothing.',
    '{council} brings {deadline} forward by a day, because the knocking has stopped. It has only moved.',
    'The canary sings in front of one wall. Behind it are {few} of {it}, who never took a tally and have lived on candle fat.',
  ],
  world: [
    [
      'In two other mines of the province the shift stays above: they have heard knocking as well.',
      'tier=2',
    ],
    ['The mint of the province stops. Soldiers are paid in paper, and look at it.', 'tier=2'],
    [
      'All mines of the realm lie still, and the price of iron doubles in a week; two neighbours notice it.',
      'tier=3',
    ],
    ['In five cities bells ring by themselves at the hour of the change of the shift.', 'tier=3'],
  ],
  gains: [
    ['The mines of the province open again, with a wall of names at each.', 'tier=2'],
    [
      'The mint strikes a coin with a lamp on it, in small numbers, for those who were there.',
      'tier=2',
    ],
    [
      'In five cities the bells are silent at last, and the realm sleeps through a night.',
      'tier=3',
    ],
    ['The crown writes into the law of the realm how long a shift may be.', 'tier=3'],
  ],
  prices: [
    [
      '{S} works the winch when they come up, and nobody else is allowed to touch it.',
      'tone=heroic',
    ],
    ['{T} says aloud what was walled up and by whom, and stays to hear the answer.', 'tone=heroic'],
    [
      'Who gave the order to dig deeper is on paper, and the paper is worth a great deal to {few} people.',
      'tone=intrigue',
    ],
    [
      '{council} has sold the stones for filling in twice, and would like to have that forgotten.',
      'tone=intrigue',
    ],
    [
      '{few} lamps are not handed back at the lamp room. They are left burning.',
      'tone=grim #death',
    ],
    [
      'Those who came up cannot stop before the evening bell; somebody has to take the spoon out of their hands.',
      'tone=grim',
    ],
    [
      'On still nights there is one knock, under {town}, as if somebody had remembered something.',
      'tone=horror',
    ],
    [
      'One of the lamps that came up is of the old kind, and nobody knows who brought it.',
      'tone=horror',
    ],
    ['The old shift has sent up a bill for {years} years of lamp oil, itemised.', 'tone=whimsical'],
    [
      "{A} is made an honorary member of the miners' choir, and is said to sing bass from below.",
      'tone=whimsical',
    ],
  ],
  hoards: [
    'In the pay chest of the old shift, which nobody ever opened, lie {items}, and {worth}.',
    'In a niche at {lair}, each with a name, lies what the old shift laid aside before work: {items}, and {worth}.',
    'What the old shift dug out besides stands in {few} carts: mostly stone, and {items}, and {worth}.',
  ],
  favours: [...(rescueFrame.favours ?? [])],
  firstFight: [
    'in the second night the cage comes up full: a relief of the old shift wants to fetch those who are on the list and not below ({fight}). It fights until it has one of them or until the bell of {town} rings.',
    'whoever goes further down than the last lamp meets those who keep the way clear ({fight}). They fight until one is down; the others step aside then, and one of them says the name of {A}, with respect.',
  ],
  preventions: [
    'hold the cage at the top by force that night (DC 13 Athletics), or have {S} do it, who knows how',
    'ring any large bell into the shaft at that hour (DC 12 Performance to hit the beat)',
    'bring {G} a sign of life that day (a knock that is answered, a letter); {council} then waits',
    'get {T} to speak before {council} (DC 13 Persuasion); stones are carted away instead of up',
  ],
  clockEffects: [
    'for each step of the clock that the party has prevented, {few} of {it} have put down their tallies and hide; for each that it has not, one more of the living fights for {A}, asleep, and can be woken by name.',
    'each step that was prevented leaves a fathom more rock at the face: one round longer until it gives way. Each that was not is a round less.',
  ],
  sides: [
    {
      wants: [
        '**{council}** wants the shaft shut before something comes up. Content if {G} can report a name each third day; angry if one more goes down and does not come back.',
        '**{council}** wants the silver, later. Content if nobody blows up anything; angry if the old gallery becomes known abroad.',
      ],
      later: [
        '**{council}, if content**: has the stones carted away, and {num} people stand at the ropes when they are needed.',
        '**{council}, if content**: has all bells of {town} hung over the shaft. They count as the bell, for one ring.',
      ],
    },
    {
      wants: [
        '**{R.full}** ({R.role}) wants to be the first in the old gallery, for what is in the carts. Content with a cart; angry if it is blown up.',
        '**{R.full}** ({R.role}) had an ancestor on the old roll and wants the name crossed out. Content if the party sees to it; angry if the roll is burned unread.',
      ],
      later: [
        '**{R.name}, if content**: takes a pick and a tally and holds a place in the shift, so that one of {it} can leave each round.',
        '**{R.name}, if content**: brings powder for one hole, and can count.',
      ],
    },
    {
      wants: [
        '**The families at the shaft** ({T.full} sits among them) want no hero but a list. Content if each name is asked for; angry if someone says that it is the price of silver.',
        '**The retired** (they meet at the house of {T.full}) swore to keep silent about the wall. Content if nobody is asked who laid which stone; angry if called cowards.',
      ],
      later: [
        '**They, if content**: sing into the shaft, all verses, and those below look up and know what time it is.',
        '**They, if content**: come down after all, {few} old people with good lamps, and show the air shaft that is on no map.',
      ],
    },
  ],
};
