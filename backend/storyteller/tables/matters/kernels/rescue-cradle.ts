import { everyTone } from '../../tones.ts';
import { everyScale } from '../matter-scales.ts';
import type { MatterKernel } from '../matter-types.ts';
import { rescueFrame } from '../rescue-frame.ts';

const babies = 'baby infant newborn toddler cradle';

/** Small children were taken, and the fields bear well since then. Who names them first has them; B is with them as a nurse. */
export const rescueCradle: MatterKernel = {
  id: 'rescue-cradle',
  sort: ['being', 'claim'],
  of: ['child', 'crowd', 'person'],
  states: ['gone', 'usual'],
  needs: 'captor',
  tells: [
    {
      says: 'take steal trade sell buy kidnap abduct snatch collect swap replace',
      objects: babies,
    },
    { tasks: 'rescue save free recover retrieve find return', nouns: babies },
    {
      nouns: babies,
      says: 'take steal trade sell buy kidnap abduct snatch collect swap replace hold',
    },
  ],
  leadsCaptors: true,
  scale: {
    deadline: everyScale(['the new moon', 'the full moon', 'the first frost', 'the spring tide']),
  },
  frame: rescueFrame,
  tones: everyTone,
  victim: 'held',
  escort: ['fey', 'people', 'beast'],
  roles: {
    B: [
      ['nurse', 'weaver', 'cook'],
      ['nurse of the foundling house', 'physician', 'singer'],
      ['nurse of the royal nursery', 'court physician', 'royal gardener'],
    ],
    S: [
      ['ploughman', 'shepherd', 'smith'],
      ['sergeant of the levies', 'miller', 'master weaver'],
      ['captain of the palace guard', 'knight', 'royal huntsman'],
    ],
    T: [
      ['midwife', 'sexton', 'village priest'],
      ['keeper of the baptism register', 'midwife of the hospital', 'notary'],
      ['midwife of the court', 'keeper of the seals', 'court astrologer'],
    ],
    H: [
      ['cradle seller', 'ribbon pedlar', 'seed dealer'],
      ['grain dealer', 'toy maker', 'apothecary'],
      ['grain agent of the crown', 'master of the royal granaries', 'court toy maker'],
    ],
  },
  sites: [
    ['the house with the empty cradle', 'the room with the empty cradle'],
    ['the field that is always ripe', 'the orchard that bears three times'],
    ['the cart of {H.full}', 'the shop of {H.full}'],
  ],
  lair: {
    names: [
      'the mill without a wheel',
      'the house in the thorns',
      'the hollow hill',
      'the upturned ship in the reeds',
    ],
    terrain: 'wild',
  },
  problem: [
    [
      'Where {it} should lie, a bundle of corn lay in the morning, in {it.their} blanket, and it breathed. The fields of {town} stand higher than ever since then. {S.full}, the {S.role}, went after {captor} with a pitchfork, and came back alone with white hair.',
      'tier=1',
    ],
    [
      'It is the best year that {town} has had since people write down such things; and each full barn stands across from a house where nobody sings in the evening. {S.full}, the {S.role}, has been at the door of {captor}, and was sent home, politely.',
      'tier=1',
    ],
    [
      'Nobody in {townsort} goes hungry, for the first time in {years} years, and nobody asks what it was paid with. {S.full}, the {S.role}, asked, before all of {council}, and was led out; since then {S.name} has been to {captor} and back, alone.',
      'tier>=2',
    ],
  ],
  start: [
    [
      'The cradle still rocks. {T.full}, the {T.role}, lays a hand on it, and it goes on. In it lies a sheaf of wheat, tied with a [blue|red|green] ribbon, in a wet cap. "It wants to be fed at night," says a voice from the bed. "We took turns. We did not know what else to do." Outside, as far as one can see, stand golden fields, in the wrong month.',
      '@sheaf',
    ],
    [
      'At the harvest feast the long table bends. Nobody lifts a spoon. At the end of it stand {few} high chairs, empty, with a wreath on each. {S.full}, the {S.role}, gets up, pours a full jug over the white cloth, slowly, and says: "Eat. It is paid for." Then {S.name} looks at you. "You are not from here. You have not signed anything."',
      '@feast',
    ],
  ],
  ask: [
    '"Bring {it} back," says {G}. "I know what we shall lose. I have counted the sacks, and I have looked at the high chairs. Before {deadline}: what is named by {A} stays with {A}."',
    '{G} wants {it} home before {deadline}, and {captor} to keep away from the cradles of {town} for good. "{A} keeps to what is written. So read it first. And take {S} along, or lock {S.them} up; {S.they} will go in any case."',
  ],
  rumours: [
    'Not all of them were stolen. Some were asked for, and somebody said yes.',
    '{S} only wanted to save one, and left the others.',
    'Whoever has no name yet cannot be called back.',
    'In {lair} it is warm, and somebody sings, quite beautifully.',
    '{T} was the first at each of those cradles, and also the last.',
    'The corn cries when it is cut.',
  ],
  run: [
    [
      'In the sheaf is a strip of bark with a number and a blank: that is where the name belongs (DC 12 Nature or Arcana).',
      'start=sheaf',
    ],
    [
      'On the underside of the wreaths are strips of bark, each with a number and a blank; the name has not been written yet (DC 12 Investigation).',
      'start=feast',
    ],
    '{T} washes {T.their} hands each time that {lair} is mentioned.',
    'Families come one by one and whisper a name to the party. None of these names has ever been said aloud.',
  ],
  gist: [
    "{fact}, and it is exactly as bad as it sounds: {A}, who leads {band}, keeps {it} at {lair}, well and warm, and gives harvests for {it.them}. At {deadline} {A} names {it.them}, and what {A} has named is {A.name}'s for ever. A name given before that by those to whom {it} belong{it.v} breaks the bargain. {B} is there as a nurse; {H} carries the contracts.",
    'What people say is so: {fact}. {A} is tired of being alone, and buys what has no name yet with what grows. {it} {it.is} at {lair}, in the care of {B}, unharmed. There is time until {deadline}, the night of naming; after that {it} will not know anyone in {town}.',
  ],
  truth: [
    [
      'Three bad years came one after another. {A}, who can make things grow and cannot have children, sent {H} from house to house with an offer that sounded like a blessing: a good year for each cradle, and the child would lack nothing. Some shut the door. Some were too hungry. {council} put its seal under it, unread.',
      '{band} have lived beside {town} for {years} years without wanting anything. But {A} has grown old and wants somebody to pass on what {A.they} knows. {H} found out how one gets round the law that nothing may be stolen: one pays. {T} was paid, too, to say which children had no name yet.',
    ],
    [
      'Whoever signed got corn, and a sheaf in the blanket so that the cradle should not be empty; whoever did not was given the same, and the cradle was empty all the same. {it} {it.is} at {lair}. {B}, who had work in one of these houses, went after the singing, knocked and offered to stay. {A} was glad of it: {band} do not know how one holds a head.',
      '{S} got as far as the nursery at {lair}. {A} did not fight, but asked: "Which one is yours? Call it." There was no name to call. That is what turned {S.their} hair white. {B} stayed there of {B.their} own accord, as a nurse, and has been humming names to {it} ever since, at random.',
    ],
    [
      'At {deadline} {A} will name {it.them}, with water from under {lair}. Until then every parent, and whoever stands in for one, may give a name at the cradle, aloud, and take along what answers to it. It is in the contract, in the smallest writing, since {A} does not cheat. With each child that goes home, a field withers.',
    ],
  ],
  turn: [
    'One of the sheaves has begun to speak. It sits in a high chair in {town}, calls somebody mother, and is called by a name there. If the children come home, the sheaves are straw; {A} can give this one to the party, or keep it: {A.they} would have somebody then.',
    '{council} signed for all children who will be born in {town} in seven years. {G} found it last night, at the foot of the page. It falls if {A} says so, or if one of the party is younger than the contract, or if somebody reads it aloud on the field and it does not rain.',
    '{B} does not want to leave. {B} had a child once, before, and it died without a name. {A} knows it, and has promised {B} one of {it.them}. What {B} needs is not an order, but for somebody to ask what it would have been called.',
  ],
  people: {
    G: [
      '{G} wants {it} back and has eaten of that bread like everyone. {G} would stand up in {council} for a bad year.',
      '{G} is the one who did not read the contract, and knows it by heart now.',
    ],
    A: [
      '{A} wants children, good ones, and to teach them. {A.name} has never hurt one, keeps to each letter of what is written, and cannot understand why people cry.',
      '{A} wants not to be the last. {A.name} rocks {few} cradles with one foot, and is frightened of being asked whether it is love.',
    ],
    B: [
      '{B} nurses {it}, knows each by the way of crying, and could open the back door if there were names enough.',
      '{B} came to fetch them, and stayed to feed them. {B} is the only one there whom {A} asks for advice.',
    ],
    S: [
      '{S} wants to go back with a name this time, and is not sure that it will be the right one.',
      '{S} would rather fight. {S} has sharpened the pitchfork, and knitted something small.',
    ],
    T: [
      '{T} told {H} which children were not named yet, for a sack of flour. {T} still has the list, and the flour.',
      '{T} saw the seal under the contract and kept silent. {T} knows what each of them was going to be called.',
    ],
    H: [
      '{H} carries contracts and ribbons, gets one sack in ten, and has no children, as {H.they} says before anyone asks.',
      '{H} found the loophole and is afraid of both sides. The contracts are in the false bottom of the cart.',
    ],
  },
  looks: [
    [
      'A cradle that was made with love, and beside it a stool that has been sat on for {few} nights. The window is open; on the sill lie {few} grains of corn that have put out roots into the wood.',
      'It smells of milk and straw. Somebody has drawn a circle of salt around the empty cradle, afterwards.',
    ],
    [
      'Ears as heavy as fists, in the wrong month, and no bird. When the wind goes through, it sounds like a room full of breathing. In the middle is a place the size of a cradle where nothing grows.',
      'Red fruit on bare boughs. The ladder is in the tree, the baskets are full, and nobody picks on the side that looks towards {lair}.',
    ],
    [
      'Ribbons, rattles, seeds in paper bags with a name on each, and a scale that is weighed down by nothing. {H} has the best of everything, for the smallest ones.',
      'Everything here is small and painted. Between two boards a corner of parchment looks out, with a seal that belongs to {council}.',
    ],
    [
      'A low warm room, {few} cradles in a circle, and in the middle {A}, who rocks them all with one root that runs over the floor. {B} sits by the fire with one of {it.them} on the arm, and hums. Over each cradle hangs a strip of bark, blank, and on the sill stands a bowl of dark water, covered.',
      'It would be a lovely place. Everything is padded, carved and clean. {A} is telling a story, in all seriousness, to {it}; {B} lays a finger on the lips. Behind the door {band} stand on tiptoe and listen, too.',
    ],
  ],
  todo: [
    [
      'The family lets in whoever rocks the sheaf for an hour without laughing (DC 12 Performance).',
      'In the house two people speak about one thing for the first time, and loudly. Somebody has to stand between them (DC 12 Persuasion).',
    ],
    [
      'The reapers are paid by {H} and leave nobody alone on it. Who reaps along till noon (DC 12 Athletics) may go as far as the bare place.',
      'It must be crossed without stepping on an ear (DC 12 Acrobatics); whoever does hears a cry, and so does {A}.',
    ],
    [
      '{H} sells to expectant parents only. Someone has to look like it, and answer questions (DC 13 Deception).',
      '{H} drives off at dusk. Under the cart is room for one (DC 13 Stealth), and the boards there are loose.',
    ],
  ],
  clues: [
    [
      'Arcana :: touching the rooted grains :: They were not thrown there: it is a payment, counted out. Somebody sold, or was made to.',
      'Insight :: asking {T} who was here before {band} :: {H}, with a ribbon, and after {H} an old voice under the window, which asked, politely, for the name: {A}.',
      'Survival :: following the ribbon fibres on the thorns :: They lead along the hedge to {lair}.',
    ],
    [
      'Nature :: digging in the bare place :: Under it lies a strip of bark with a number. As long as the blank is empty, the field bears.',
      'Persuasion :: sharing bread with the reapers :: They sing what {A} taught them when they were small: a counting rhyme that breaks off before the names.',
      'Perception :: lying down with an ear to the ground :: One hears rocking, even and wooden, from the direction of {lair}.',
    ],
    [
      'Investigation :: reading the contract to the end :: "Until it is named at the cradle by its own." {A} did not hide it; nobody turned the page.',
      'Insight :: asking {H} what {A} pays :: One sack in ten. {A} never haggles, and always asks whether they are warm.',
      'Investigation :: looking at the order for {few} bags of poppy seed :: "For the night of naming, to {lair}, to the back door, quietly."',
    ],
  ],
  lairUse: [
    "The names: who has a family's whispered name and says it at the right cradle frees this child at once (an action; the cries differ, DC 13 Insight, with {B}'s help without a check). One of {band} sits down and stops fighting each time.",
    'The root that rocks the cradles feels each step. Who steps in its time (DC 13 Performance) is not noticed; cut through, it makes {A} scream, and all of {it} wake up.',
    'The bowl of dark water: poured out, it ends the night of naming until the next moon. Drunk, it takes one name from whoever drinks.',
    'The sheaves come when they are called like children. For a round {A} does not know which are which.',
  ],
  tactics: [
    '{A} will not have a fight in a nursery: thorns push everyone out of the room, {band} hold the door, and {A} strikes only at those who carry a child, to take it back gently and hit hard with what is free',
    '{A} stands over the cradles, with {band} in a ring around them; in the third round {A} reaches for the bowl and begins to give names, one in each round, unless somebody is faster with another',
  ],
  parley: [
    '{A} is not cruel but alone. An apprentice, a school under the thorns on one day in the week, or the speaking sheaf as {A.their} own (DC 13 Persuasion each, one is enough) is worth more than {it}. {A} then releases the harvests as well, as far as they are honest.',
    'The contract is to be answered in its own words: "by its own". Whoever speaks for a child, with something that was made for it in the hand, is its own; {A} has to admit it (DC 13 History or Religion; with {S} or a family present no check).',
  ],
  clock: [
    ['{H} goes to three more houses with ribbons. In one the door is opened.'],
    [
      '{S} goes to {lair} alone, gets into the thorns, and hangs there, alive, as a warning.',
      'The sheaves in {town} cry all night in one key, and in the morning the corn is a hand higher.',
    ],
    [
      '{A} carves the first letters into the bark, and tries out how they sound.',
      '{council} decides to call it a fostering, and gives the families a sack each.',
    ],
    ['At {deadline} {A} takes the cover from the bowl and names {it} one by one.'],
  ],
  after: [
    'The harvest is good for {years} years. Children walk along the hedge whom nobody knows, and look over at {town} without curiosity.',
    'Each family hears a name one night, called from far off, beautiful and wrong. In {town} no one eats bread on that day.',
  ],
  endings: [
    {
      heading: 'Named and home',
      text: [
        '{it} {it.is} carried home, each with a name on the strip of bark, and {few} fields are stubble by evening. {G} eats the first potato in public. {A} stands at the hedge, and is asked, by {S} of all people, whether {A.they} would like to hold one for a moment.',
        '{it} {it.is} home. In the cradles lies straw beside {it.them}, and no one throws it away at once. {A} gave up the bowl; {H} gives back one sack in ten, one by one.',
      ],
    },
    {
      heading: 'A school under the thorns',
      text: [
        '{it} {it.is} home, and on one day a week the road to {lair} is open: {A} teaches what grows. *The price:* {town} owes {captor} a promise now, and some of the pupils will like it there.',
      ],
    },
    {
      heading: 'By axe',
      text: [
        '{it} {it.is} free, {lair} is open to the sky, and {A} has gone into the ground with one root. *The price:* nothing grows for {few} years within sight of the place, and the contract, which nobody has ended, passes to whoever planted with that corn.',
      ],
    },
    {
      heading: 'If the party is too late',
      text: [
        '{it} {it.is} named, and look{it.v} past everyone. But a name from the bowl holds only where the water runs: the brook under {lair} can be led away, in {town2}, where there is a sluice, and {T} still has the list.',
      ],
    },
  ],
  steps: [
    'Look at {p1}.',
    'Find out what was given for {it}.',
    'Read what was signed.',
    'Bring {it} home before {deadline}.',
  ],
};
