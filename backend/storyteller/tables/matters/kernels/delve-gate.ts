import { everyTone } from '../../tones.ts';
import type { MatterKernel } from '../matter-types.ts';
import { gateFrames, gateSides } from './delve-gate-frames.ts';

const gates =
  'portal gate rift gateway breach seal hellmouth ward barrier crack tear hole mirror door archway stargate';

/** A gate is open or breaks, and three pins shut it; what comes through is `{brood}`. */
export const delveGate: MatterKernel = {
  id: 'delve-gate',
  sort: ['site', 'claim', 'thing'],
  states: ['usual', 'unwell'],
  tells: [
    {
      tasks: 'close seal shut repair restore rebuild mend fix destroy guard defend hold lock',
      nouns: 'portal gate rift gateway breach seal hellmouth ward barrier',
    },
    {
      nouns: gates,
      says: 'open crack break appear weaken fail burst grow widen tear leak lead crumble collapse rip',
    },
    { nouns: 'portal rift gateway hellmouth breach', says: '- be in' },
  ],
  tones: everyTone,
  escort: ['fiend'],
  fights: 'brood',
  lodgers: ['the shadows', 'the imps', 'the demons'],
  frame: {
    ...gateFrames,
    sides: gateSides,
    labels: {
      clues: ['why it is open', 'how it is shut', 'the way to the threshold'],
      lair: 'Where it ends',
      suspects: 'Who can help',
      truth: 'What is on the other side',
      plan: 'What happens if it stays open',
      actOne: 'Act one: Two Pins on This Side',
    },
  },
  without: ['A'],
  scale: {
    deadline: [
      ['the new moon', 'the longest night', 'the night of all souls'],
      ['the dark of the moon', 'the longest night', 'the night of the red star'],
      ['the eclipse', 'the night of the five stars', 'the hour when the two moons meet'],
    ],
    ruin: [
      [
        '{it} stand{it.v} open for good, and {town} belongs to whoever comes through first',
        '{town} will be the first street of another country',
      ],
      [
        'the valley will be a road for {brood}, and {town} the toll house on it',
        '{it} stand{it.v} open for good, and no wall of the province faces that way',
      ],
      [
        'five provinces lie between {it} and the sea, and {brood} will not stop before the sea',
        'there will be two worlds with one capital, and it will not be ours',
      ],
    ],
  },
  roles: {
    B: [
      ['innkeeper', 'caretaker', 'tenant'],
      ['warden of the gate house', 'abbot', 'estate owner'],
      ['castellan', 'keeper of the crown vaults', 'border lord'],
    ],
    S: [
      ['stranger without luggage', 'runaway', 'barefoot pedlar'],
      ['stranger with two shadows', 'foreign healer', 'refugee'],
      ['envoy of nobody', 'crownless prince', 'general without a country'],
    ],
    T: [
      ['linen washer', 'night watchman', 'sexton'],
      ['collector of old iron', 'bell ringer', 'lock keeper'],
      ['keeper of the regalia', 'royal armourer', 'dean of the cathedral'],
    ],
    H: [
      ['blacksmith', 'stone cutter', 'mill builder'],
      ['master smith', 'bridge builder', 'bell founder'],
      ['siege engineer', 'royal smith', 'master of the royal works'],
    ],
  },
  sites: [
    ['the house of {T.full}', 'the yard of {T.full}'],
    ['the smithy of {H.full}', 'the works of {H.full}'],
    ['the far plain', 'the plain behind it'],
  ],
  lair: { names: ['the threshold', 'the high sill'], terrain: 'underground' },
  problem: [
    'Every night it is open a little longer: a breath at first, as long as a song by now. What is heard behind it is no wind. {B.full}, the {B.role}, has seen {brood} with {B.their} own eyes, [on the other side|over there], waiting; and {S.full}, a {S.role}, was found on the doorstep one morning, with wet shoes, and had come by no road.',
    '{B.full}, the {B.role}, lives beside it and has counted: each night it is open for {few} breaths more than the night before. Twice one of {brood} has been through and back again, as if to measure. And {S.full}, a {S.role}, has come through and stayed.',
  ],
  start: [
    [
      '{B.full}, the {B.role}, has put chairs in front of it, two rows, so that nobody sits there alone. "Now," says {B.full}. The air before you creases like a cloth, and behind it is evening, and a plain, and on the plain, in rows, sit {brood} and look at you. Nobody moves. Somewhere on this side a cup breaks. Then it is only a wall again, and on the floor lies a bronze pin as long as an arm, bent.',
      '@pin',
    ],
    [
      'On the doorstep sits {S.full}, with a blanket around the shoulders, and draws with a wet finger: an arch, and three holes in it. "Three pins held it," says {S.full}, in the accent of nowhere. "One fell out here, long ago. One was taken. One is on our side; I have seen it. I ran past it." Behind {S.full}, inside, somebody screams, and then laughs, [because|since] it was only a {B.role} with a broom.',
      '@drawing',
    ],
  ],
  ask: [
    '{G} wants it shut before {deadline}, from this side, with everyone of ours on this side. "I have been told that one can wall it up. I have also been told what happened to the wall. [Find out how it is really done|Find somebody who knows how it was held before]."',
    '"{few} breaths more each night," says {G}, "and at {deadline} it does not shut again. Three pins, says {S}. Get them, put them in, and look at what comes through, so that we know what we have shut out."',
  ],
  rumours: [
    'Whoever is touched by the light of it casts no shadow for a day.',
    '{S} is one of them, sent ahead to count us.',
    'Such a bronze pin hangs on a door in {town}; one knocks with it, and [nobody knows|no one can say] where it is from.',
    '{H} has been asked to wall it up, and has refused to come closer than the corner.',
    '{brood} [sit|wait] there and do nothing; that is the worst, says {B}.',
  ],
  run: [
    [
      'The bent pin is one of three: it has a notch on two sides and none on the third. Straightened in a hot fire, it fits again (DC 12 Investigation).',
      'start=pin',
    ],
    [
      '{S} has drawn the middle hole larger than the others. Asked about it: that pin was no bronze, but somebody stood there (DC 13 Insight to get it out of {S.them}).',
      'start=drawing',
    ],
    'The light from it throws all shadows towards it, not away from it. One can tell by that, in any room of {town}, when it is open.',
  ],
  gist: [
    '{fact}: that is so, and it will be open for good at {deadline}. Three pins held it: one is at {p1}, one, bent, at {p2}, and the third on {p3}. With all three set at {lair} it shuts for ever. {brood} wait{brood.v} [on the other side|over there], and {brood.is} in a hurry: something comes up behind {brood.them}.',
  ],
  truth: [
    [
      '{fact}. {it} {it.was} built {ages} ago, from both sides together, to let something out and keep something in; nobody remembers which was which. Three pins held it. {years.s} years ago the first fell out and was hung on a door; this year the second broke; the third, on {p3}, carries [all of it|everything] now, and bends.',
    ],
    [
      [
        '{brood} want{brood.v} {town}, house by house, as {brood.they} {brood.has} taken other towns; but {brood.they} {brood.is} also driven. A grey edge comes nearer behind {brood.them} each day, and behind that nothing is. {brood.they} will not wait, and will not turn round.',
        'kin=bound',
      ],
      [
        '{brood} {brood.has} no plan for {town}. {brood.they} want{brood.v} through, all of {brood.them}, and [at once|immediately], since their own country is ending: a grey edge comes nearer each day, and behind it nothing is. [Whoever|Anyone who] stands in the way is not hated, but will be trodden down.',
        'kin!=bound',
      ],
    ],
    [
      '{S} lived on {p3}, did not wait for the rest, and came alone. {S} knows where the third pin is. {H} comes from the family of those who forged the pins, knows how they have to be set (hot, and in the right order), and has told nobody, [because|since] the family paid for it each time with one hand.',
    ],
  ],
  turn: [
    "{it} can be shut with two pins and a person: who holds on to the third hole until the others are driven in stays there, between, without age. The last one stood there {ages}, and is tired; it is that one, and not the pin, who has let go. There is room for a thing in that hole, if it has been a lifetime in somebody's hand.",
    '{brood} would take another place as well, if there were one. {it} {it.has} a second setting: with the pins put in the other way round it leads not to {town} but to a place where nobody is. {H} has always taken the drawing of it for a mistake.',
  ],
  people: {
    G: [
      '{G} wants it shut before the news of it gets around, and has people ready to wall it up at any hour, with whoever stands behind it.',
    ],
    B: [
      '{B} lives beside it, has become used to it, and says good night to it. {B} knows to a breath when it opens.',
    ],
    S: [
      '{S} [wants to|would like to] stay, and to have done something for it. {S} leads the party to the third pin, if somebody says aloud before {G} that {S} is to stay.',
    ],
    T: [
      '{T} has the first pin on the door and polishes it on Saturdays. It was the wedding gift of a great-grandmother, and has never been for sale.',
    ],
    H: [
      '{H} can set the pins and is afraid for the right hand. {H} would do it with somebody beside {H.them} who holds the tongs and does not let go.',
    ],
  },
  looks: [
    [
      "A door with a bronze knocker as long as an arm, worn bright in the middle. When it is open yonder, the knocker lifts a finger's breadth by itself and falls. On the wall opposite, all shadows of the street lean one way.",
    ],
    [
      'A cold forge and a wall of drawings, all of the same arch. Under a cloth lies the second pin, bent, with a crack that whispers. Beside the anvil hangs a glove for the left hand only, and above it a row of old ones, all left.',
    ],
    [
      "A plain under a sky without a sun. On this side of {it} stand {brood}, {num} at first sight, with all that they own. In the distance is a grey line, and it is a hand's breadth higher than an hour ago. The third pin sticks in the arch above you, glowing, and bends with a sound.",
    ],
    [
      'Here {it} {it.is} as high as a house and as thin as breath. In the frame are three holes, each as deep as an arm; the air in front of it pulls at hair and sleeves. Behind, quite near, are faces. Something on this side has begun to bloom.',
    ],
  ],
  todo: [
    [
      '{T} gives the pin only in exchange for something of the same kind: a thing that somebody has held in the hand every day for years. Stealing it is easy (DC 12 Sleight of Hand), but then it weighs ten times as much.',
    ],
    [
      'To straighten the pin one needs a white heat and {few} blows in the right rhythm: three checks (DC 13 Athletics, DC 13 Performance, DC 13 Sleight of Hand); each failure lets something small through the crack, which sits down in the corner and waits.',
    ],
    [
      'On the other side nobody attacks whoever carries something heavy: they all do. Without a load the party is noticed (DC 13 Deception by the group). The arch can be climbed (DC 13 Athletics); if the pin is pulled out, {it} flutter{it.v}, and for {few} rounds everything runs.',
    ],
  ],
  clues: [
    [
      'History :: reading the worn letters on the knocker :: "First of three. Whoever takes me away [has to|must] stand in for me." It was taken down {years} years ago, for a wedding.',
      'Arcana :: watching the knocker when it lifts :: It [wants to|would like to] go back by itself, in the first hole, the left one; it [has to|must] be the last one set.',
      'Perception :: following the shadows :: They all point to {lair}, through walls, and make a better map than any.',
    ],
    [
      'Insight :: counting the gloves :: One for each generation. The pins are set hot, and never with gloves on both hands. The last time it was done too quickly; since then one pin had a crack.',
      'Investigation :: laying the drawings over each other :: Order and depth: right, middle, left, {few} blows each. And one sheet has [all of it|everything] the other way round.',
      'Nature :: looking at what grows around the forge :: Grass that leans; it leans to {lair}, and is a hand longer there.',
    ],
    [
      'Insight :: looking at what {brood} carry :: Everything that they own. [It is no|This is no] raid, it is a removal. Behind them the grey line has come nearer.',
      'Religion :: touching the third pin :: It is warm like a wrist. Somebody has held on in there, and says a word in an old tongue: "Relieve."',
      'Survival :: looking back through the arch :: From here one sees {lair} from behind, and the one point from which all three holes can be reached.',
    ],
  ],
  lairUse: [
    'The frame pulls: whoever is pushed within 10 feet of it makes a DC 13 Strength saving throw or is [on the other side|over there] until the end of their next turn.',
    'A pin that is driven in halfway ([one action|an action]) makes it flutter: each creature that is just coming through takes {hurt} force damage, DC 13 Dexterity half, and is on the side on which it is heavier.',
    'Chairs, carts and barrels placed in the way slow them down: for each action spent on it before the fight, one enemy less comes through in the first round.',
    'Whoever stands in the light without a shadow is not seen by those [on the other side|over there] until they attack.',
  ],
  tactics: [
    '{brood} come{brood.v} through in twos, each round, and try to get past the party rather than through it; the strongest stays in the frame and keeps it open with its shoulders',
    'the first who come through hold the way open for the others and do not leave the frame; they strike at whoever carries a pin, and stop when the second one is in',
  ],
  parley: [
    'One of {brood} steps out with empty hands, before all others, and asks a question that {S} can translate: how long? Whoever answers honestly and offers something (the other setting, an empty valley, time) with a DC 13 Persuasion check gets an hour in which nobody pushes. It is enough for three pins.',
  ],
  clock: [
    [
      'It is open as long as a song. One of {brood} comes through, stands in the room for a breath, and goes back.',
    ],
    [
      '{G} has it walled up. In the morning the stones lie [on the other side|over there], in a neat pile, and everyone looks at {S}.',
    ],
    [
      'It is open as long as a meal. {few} of {brood} come through, sit down in the next barn, and let nobody in. The third pin cracks.',
    ],
    [
      'At {deadline} it opens and does not shut. Behind {brood} the grey line has reached the arch; all of {brood.them} come [at once|immediately].',
    ],
  ],
  after: ['{it} cannot be shut any more: {ruin}.'],
  endings: [
    {
      heading: 'Three pins',
      text: [
        'Right, middle, left, {few} blows each: {it} shut{it.v} with the sound of a book. {H} has both hands, [because|since] somebody held the tongs. {S} stays, and learns to cast a shadow. *The price:* [on the other side|over there] somebody knocks, for three days, and then no more.',
      ],
    },
    {
      heading: 'The other way round',
      text: [
        'With the pins reversed {it} lead{it.v} past {town}, to a place where it rains and nobody is. {brood} go{brood.es} there, all night, with all that {brood.they} own{brood.v}, and the last one pulls out the pin and throws it to you. *The price:* the place has a border with ours, somewhere, and nobody has found it yet.',
      ],
    },
    {
      heading: 'A hand in the hole',
      text: [
        'One hole is filled with what was missing: a life, or a thing that was one. {it} {it.is} shut, and the one who stood there for {ages} sits on the doorstep and asks for water. *The price:* whoever or whatever was given is seen there sometimes, when the light is right.',
      ],
    },
    {
      heading: 'If the party is too late',
      text: [
        '{it} stand{it.v} open and {brood} pour{brood.v} into {town}, around everyone who stands still. Against the stream, one pin at a time, it can still be done; the grey line is in the frame, and that will not go around anyone.',
      ],
    },
  ],
  steps: [
    'Find out what held it shut before.',
    'Get the three pins.',
    'Find somebody who can set them.',
    'Shut it before {deadline}.',
  ],
};
