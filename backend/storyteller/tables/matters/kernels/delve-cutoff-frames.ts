import type { MatterSide, OwnFrame } from '../frame-type.ts';
import { placeFrames } from './delve-frames.ts';

/** What the frame says if the party is cut off with others, and light runs out. */
export const cutoffFrames: OwnFrame = {
  ...placeFrames,
  titles: [
    '{days.t} Days of Light.',
    'Inside {den.t}.',
    '{deadline.t}.',
    'One Pull Is Yes.',
    'The Beam of {den.t}.',
  ],
  first: ['{fact}.'],
  moods: [
    [
      'The hurt ones have been put in the middle, and nobody has asked who was to do it.',
      'tone=heroic',
    ],
    ['Two have not woken up. Their coats have been given to others.', 'tone=grim #death'],
    ['{A} has spoken with everyone alone, and with each about somebody else.', 'tone=intrigue'],
    ['Somebody among the others breathes in time with something further back.', 'tone=horror'],
    [
      'The mule has been elected treasurer, since it is the only one that nobody suspects.',
      'tone=whimsical',
    ],
  ],
  hooks: [
    '{G.full}, the {G.role}, has taken it in hand«, because somebody must», and comes to you first.',
    'Of the others {G.full}, the {G.role}, is the one who counts, shares out and does not shout; {G.they} sits down beside you.',
  ],
  stakes: [
    'In {days} days, at {deadline}, it is over: {ruin}.',
    'The light does for {days} days, says {G}. After {deadline} {ruin}.',
  ],
  fees: [
    'What everyone had in their purses lies in a hat: {coins} gp. "For whoever goes last," says {G}.',
    '{G} has a strongbox that is of no use here: {coins} gp. "Outside it is yours. In here you may have it as ballast."',
  ],
  payments: [
    '{coins} gp, from a hat that went round twice.',
    '{coins} gp, carried out in a strongbox that served as a hammer.',
  ],
  favours: [
    [
      'Whoever got out owes the party a bed, a meal or a boat, for life; {G} keeps the list.',
      'tier=1',
    ],
    ['{B} names a creature after the party, and takes it along on the next journey.', 'tier<=2'],
    [
      'The ship owners of the coast agree: the party travels free, in the best cabin, with a lamp.',
      'tier=2',
    ],
    [
      'Among those rescued is somebody of rank who did not say so in there; the crown pays that debt in land.',
      'tier=3',
    ],
    ['{council} gives the party command of whatever is sent out to look for others.', 'tier=3'],
  ],
  gains: [
    ['In {town} {num} families take down the black cloth again.', 'tier>=2'],
    ['From now on every convoy of the province has a beam with iron ends with it.', 'tier=2'],
  ],
  world: [],
  prices: [
    [
      'Each year {num} people meet, put out the lamp and sit for a minute; then they laugh.',
      'tone=heroic',
    ],
    ['{few} names are read out at the harbour, and one of them {A} cannot listen to.', 'tone=grim'],
    ['In {town} there are three reports of it. {A} has signed two.', 'tone=intrigue'],
    ['None of them ever sleeps without a light again, nor with anyone who snores.', 'tone=horror'],
    ['The mule is paid out a share, in oats, and gives no receipt.', 'tone=whimsical'],
  ],
  where: [
    '{lair}, past {p3}; shut, but for a minute every {few} hours.',
    '{lair}, where the rope of {H} ends. It opens when all of it moves, for about a minute.',
  ],
  suspects: [
    '{S.full}, wrongly, who has what is needed in the bag; {A.full}, who has a second lamp; {T.full}, who has been here for {years} years; {H.full}, at the other end of the rope.',
    '{B.full} understands the place, {T.full} the rhythm, {S.full} has the tools, {A.full} the oil. {H.full} is nearer to outside than anyone thinks.',
  ],
  limits: [
    'light for {days} days, until {deadline}.',
    '{days} days, until {deadline}; each failed check costs an hour of light.',
  ],
  ways: [
    '{p1}, {p2} and {p3} in any order; each tells how it moves, what hunts there and how to get to {lair}. A failed check makes a noise or costs light, never the clue.',
    'find the rhythm, fetch the wedge, get past those that listen. All of it is at {p1}, {p2} and {p3}, three times over; who fails a check is heard, and learns it all the same.',
  ],
  openings: [
    'To {lair} one goes with the rope in the left hand and the other on a shoulder. The last stretch is so low that the mule has to be talked to.',
    'One hears {lair} before one sees it: it breathes.',
  ],
  companions: [
    'They do not pursue what is silent, and never go further from the water than a hundred steps.',
    'Hurt, they scream, and then the others go for them.',
  ],
  runs: [
    '{A} offers to take over the lamp watch, tonight and tomorrow.',
    '{S} puts the bag under the feet and goes to sleep on it.',
    'At the edge of the light lies a shoe that was not there an hour ago.',
  ],
  guards: [
    [
      'Below {p1} hangs something old in the dark, that has to be passed by without a word.',
      'tier=1',
    ],
    [
      'At {p3} the largest of all goes around once an hour; it is deaf in one ear (DC 14 Perception to notice which).',
      'tier=2',
    ],
    ['Something in {den} bends magic: whoever teleports arrives at {p3}, with a splash.', 'tier=3'],
  ],
  preventions: [
    'put the lamp watch in pairs and draw lots for it (DC 12 Persuasion)',
    'bring the beam to safety before that day (DC 13 Athletics by the group)',
    'sing one line with {T}, very softly, at {p1}; then somebody knows what comes (DC 13 Performance)',
    'speak with {A} alone, before the others do (DC 13 Insight)',
  ],
  clockEffects: [
    'for each of the two steps that was prevented, there is light for three rounds more in the last fight; for each that was not, {brood} {brood.is} at {lair} before the party.',
    'if both steps were prevented, everyone is silent when it counts; if neither was, somebody calls out a name in the first round.',
  ],
  lastWays: [
    'There is no way around {p3} any more; what was shelf is water now. With the raft from act two it goes quietly (DC 13 Stealth by the group), without it one swims in a row, along the rope.',
  ],
  firstFight: [
    'on the second evening some of the others want the light for themselves ({fight}). They stop when one of them is down, and are ashamed; {A} has told them that there is not enough.',
  ],
  hoards: [
    'On the shore of {p3}, among what was washed up, lie {items}, and {worth}.',
    'Under the bowls of {p2} those who were here before kept what was of no use to them: {items}, and {worth}.',
    'In the bag of {A}, instead of bread, are {items}, and {worth}.',
  ],
  magic: [
    [
      '*Light* and *Continual Flame* end the shortage of light; {brood} do not mind either, but {A} loses every follower that {A.they} had.',
      'level>=1',
    ],
    [
      '*Silence* carried to {lair} hides everyone in it from {brood}, and keeps everyone in it from hearing the water fall.',
      'level>=3',
    ],
    [
      '*Sending* to {town} gets through: "Where?" They need two days to get to the right side of {lair}, and bring mules.',
      'level>=5',
    ],
    [
      '*Teleport* works for those who know {town} well, for eight at a time; {num} people have heard you say so.',
      'level>=13',
    ],
    [
      '*Water Breathing* makes the way through the black water a matter of patience; {brood} hear bubbles, though.',
      'level>=5',
    ],
    [
      '*Speak with Dead*: one of those who lie at {p2} knows how long the wedge holds, and hopes that it was not in vain.',
      'tone!=whimsical level>=5',
    ],
    [
      '*Stone Shape* or *Passwall* opens a second way at {lair}, for an hour; after that everything moves by one more hand.',
      'level>=7',
    ],
    [
      '*Scrying* on {H} shows daylight, a rope and a foot in a splint made of a rudder.',
      'level>=9',
    ],
    [
      '*Commune*: yes, {H} lives. Yes, it opens again. No, not for all, without the beam.',
      'level>=9',
    ],
    '*Goodberry* ends the question of food; it does not end the quarrel about it.',
    '*Thaumaturgy* and *Minor Illusion* draw {brood} at will, until they have learned it: three times.',
  ],
  complications: [
    'Somebody begins to snore. Nobody knows who, and it is coming from several sides.',
    'The rope goes slack. For an hour. Then it is tight again, and pulls three times, which had not been agreed.',
    '{B} is to be left behind, by a show of hands. {G} asks the party to vote as well.',
    'The mule has foaled. It is the quietest creature of all, and everyone wants to carry it.',
    'It moves at the wrong time, twice in succession, and the water does not fall any more, but rises.',
    '{S} is searched by the others. What is in the bag lies in the dirt, and each takes something.',
    '{T} has seen a face that {T.they} knows, comes down, and talks without stopping, much too loud.',
    'A child among the others has made friends with one of {brood} and does not say so.',
  ],
};

export const cutoffSides: readonly MatterSide[] = [
  {
    wants: [
      '**Those around {G.full}** want everyone out, by list. Content if the light is shared; angry about each secret.',
    ],
    later: [
      '**Those around {G.name}, if content**: stand along the way with a hand on the next shoulder. Nobody gets lost, and nobody needs a check to find {lair}.',
    ],
  },
  {
    wants: [
      '**Those around {A.full}** want to get out. Content with an early place; angry if anyone says aloud what they are doing.',
    ],
    later: [
      '**Those around {A.name}, if content**: give back the oil; {lair} is bright for the whole fight.',
    ],
  },
  {
    wants: [
      '**{R.full}** ({R.role}) did not get in here by accident, but came for something that lies in the black water. Content if it is looked for; angry if it is used as fuel.',
    ],
    later: [
      '**{R.name}, if content**: knows {brood} from an earlier journey, and whistles a note that they cannot bear for one round.',
    ],
  },
];
