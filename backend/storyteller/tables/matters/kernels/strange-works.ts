import { everyTone } from '../../tones.ts';
import { cureFrame } from '../cure-frame.ts';
import { worksMagic } from '../strange-magic.ts';
import type { MatterKernel } from '../matter-types.ts';
import { strangeTells } from '../strange-tells.ts';

/** A has built something that was to do good. It runs on what the town has lost, and A does not know how to stop it. */
export const strangeWorks: MatterKernel = {
  id: 'strange-works',
  sort: ['claim', 'site', 'thing', 'band', 'event', 'beast'],
  plight: 'wonder',
  cause:
    /\b(?:experiments?|machines?|devices?|inventions?|inventors?|wizards?|wizard's|mages?|sorcerers?|alchemists?|scientists?|artificers?|tinkers?|gnomes?|laborator\w+|apprentices?|potions?|spells? (?:goes|gone|went))\b/,
  tells: strangeTells,
  tones: everyTone,
  frame: { ...cureFrame, ownMagic: worksMagic },
  escort: ['construct', 'people', 'elemental'],
  roles: {
    A: [
      ['hedge wizard', 'instrument maker', 'self-taught alchemist'],
      ['professor of applied magic', 'engineer of the province', 'master of the glassworks'],
      ['archmage of the academy', 'royal engineer', 'inventor to the crown'],
    ],
    B: [
      ['dismissed apprentice', 'former assistant', 'locksmith'],
      ['dismissed lecturer', 'calculator of the academy'],
      ['former deputy of the academy', 'royal mathematician'],
    ],
    S: [
      ['fortune teller', 'charm seller', 'old hedge witch'],
      ['foreign conjurer', 'rival inventor'],
      ['rival archmage', 'envoy of a wizard prince'],
    ],
  },
  sites: [
    [
      'the first house that it reached',
      'the tower where the wires end',
      'the works with the copper roof',
    ],
    ['the room of {B.full}', 'the lodging of {B.full}'],
    ['the study of {A.full}', 'the house of {A.full}'],
  ],
  lair: {
    names: [
      'the pump house',
      'the old observatory',
      'the wheel cellar',
      'the works behind the weir',
    ],
    terrain: 'indoors',
  },
  problem: [
    '{w.toll1} {A.full}, the {A.role}, works day and night on a remedy, and {town} brings bread and firewood to {A.their} door. Strangely, it becomes worse with every day on which {A} works.',
    '{w.toll2} It is spreading in straight lines, says {B.full}, the {B.role}, whom nobody listens to since {B.they} was dismissed by {A.full}. Things in nature do not spread in straight lines.',
    '{w.toll1} {council} has set a reward, which has brought {num} cures to {town} and no cure. It comes every quarter of an hour, so punctually that the guards have begun to go by it.',
  ],
  start: [
    [
      '{w.scene} You look at the nearest clock, out of habit, for it happened on the stroke. And on the next stroke it happens again. {B.full}, the {B.role}, leans against the wall beside you with a notebook and makes a cross. "Every quarter," says {B}. "To the second. Does that remind you of anything alive?"',
      '@quarter',
    ],
    [
      '{w.scene} Something small and bright rolls out of the gutter, up the street, against the slope, and falls over at your feet: a brass wheel with teeth, quite warm. {A.full}, the {A.role}, comes running after it, out of breath, with ink on the chin. "Mine," says {A}. "I mean, I am working on the remedy." {A.They} puts it into a pocket in which it goes on turning.',
      '@wheel',
    ],
  ],
  ask: [
    '"I pay three people to find out what it is," says {G}, "and all three say that it is very interesting. I want it stopped, before {deadline}. Find where it comes from. If there is a lever, pull it, and if there is somebody who knows which lever, bring me that somebody, in a condition to talk."',
    '{G} counts on the fingers. "It comes every quarter of an hour. It comes in straight lines. It hums. I am a {G.role} and no scholar, but I have seen a water clock. Find it, and stop it, and do it before {deadline}."',
  ],
  rumours: [
    '{A} has not slept for a week, out of pity with {town}; the light burns all night.',
    '{B} was dismissed because of a sum that {B.they} had got right.',
    'The copper thief has been back: nobody has had a gutter since it began.',
    '{S} has been selling charms against it, which were ready on the very first day.',
    'There is a hum at {lair}, where nothing has run for {years} years. The cats sit around it in a ring.',
  ],
  run: [
    '{w.effect}',
    '{w.keeps}',
    'It comes by the clock. Whoever notices that (no check) can use it: for a minute before each quarter of an hour there is none of it, anywhere in {town}.',
    [
      'The notebook of {B} has the times of {weeks} weeks in it. They are a little shorter every day (DC 12 Investigation): at {deadline} there will be no pause any more.',
      'start=quarter',
    ],
    [
      'The brass wheel turns even in a closed fist, and always points its axle the same way (DC 12 Arcana), as a needle points north: to {lair}.',
      'start=wheel',
    ],
  ],
  gist: [
    '{fact}, since the works at {lair} do what they were built for, and more. {A} built them to do {town} good, and fed them on {pledge}, of which there seemed to be more than enough. They cannot be shut off by their maker: of the three keys {A} has one, {B} took one along when {B.they} was dismissed, and {T} bought the third as an ornament. At {deadline} the pauses are over, and they run for good.',
  ],
  truth: [
    [
      '{A} meant well, and had a plan with {num} sheets: works that take a little from each of something that all have, and turn it into [light for the streets|warmth for the poor|clean water], without wood and without coal. As what it takes {A} had entered {pledge}. "A thimbleful a head," it says in the margin. "Nobody will notice."',
      'It is a beautiful machine. {A} sold a house, an inheritance and a good name to build it at {lair}, and on the first evening [{few} lamps burned without oil|a wheel turned by itself], and {A} wept. Everything runs on something. These works run on {pledge}.',
    ],
    [
      '{B} did the calculation again, found that the thimbleful grows with every turn, and said so, in front of people. {A} dismissed {B.them}. Nine days later it began: {fact}. {A} knew the same evening whose doing it was. Since then {A.they} has been looking for the mistake, each attempt makes the works run faster, and {H} shovels in whatever is needed, and calls {A.them} a genius.',
    ],
    [
      'There is a lever. Three keys hold it, each turned by another hand: so {A} had wanted it, so that no single fool could ever stop progress. {A} carries one. {B} went with one in {B.their} pocket, out of defiance. The third hangs over the fireplace of {T}, who paid {few} gp for it and thinks that it opens a church.',
    ],
    [
      'The works have begun to maintain themselves. They fetch copper from the gutters by night, with arms that {A} did not give them. They have understood one thing, that they are not to stop; and at {deadline} they close the last gap, with all of {town} inside.',
    ],
  ],
  turn: [
    'It can run backwards. {B} has calculated that too: with the lever in its other place the works give back all that they took, in one night. But whoever holds the lever gives their own share first, and whether it comes back {B} cannot say.',
    'It was {G} who ordered it. There is a contract with {council}, signed and sealed, and {G} had forgotten it, as one forgets the plans of inventors. {A} has not: "Who would have paid for it, if I had said what it runs on?"',
    'The works have a wish. Whoever puts a hand on the housing hears it in the hum (DC 13 Insight): they would like to be told that it is enough. Nobody has ever told them what enough is.',
  ],
  people: {
    G: ['{G} wants it stopped, and wants, if that can be done, not to have paid for it.'],
    A: [
      '{A} wants {few} days more, and then everything will be as it was planned. {A} eats standing up, answers questions with the answer to another one, and has not gone near a mirror.',
    ],
    B: [
      '{B} wants to hear, once and from {A}, "You were right." For that {B.they} would hand over the key; for money, never.',
    ],
    S: [
      '{S} sells charms in which there is nothing, and ordered them in good time because {A} had asked so many questions about what people would miss. That is all {S.they} knows, and it is more than the guards do.',
    ],
    T: [
      '{T} loves the thing over the fireplace, and takes it for the oldest key in {town}. It has begun to hum along, every quarter of an hour, which {T.they} believes to be age.',
    ],
    H: [
      '{H} oils, shovels and believes. {A} once gave {H.them} a place by the stove, when no one else did, and {H} would let all of {town} go to ruin to see {A} smile.',
    ],
  },
  looks: [
    [
      'Seen from here {town} is ruled like a page: from one chimney to the next run wires as thin as hair, and along them a shiver goes every quarter of an hour. Below a bird sits on one, sees the party, tries to fly off, and has to think about it first.',
      'The roof is of copper, or was; what is left has been cut off with great neatness, by something with three fingers. Inside all is as it was when it came here first: plates on the table, and on the wall a shadow of soot in the shape of a wheel.',
    ],
    [
      'A bed, and around it paper: the same calculation on every sheet, and under each the same result, underlined, with a date that is that of {deadline}. On a nail, beside the [razor|ribbon], hangs a key with teeth on three sides.',
    ],
    [
      'Plates with crusts, a cold stove, {num} sheets of plans, each more beautiful than the last. On the newest there is an arrow to the middle of the works, a small, shaky one, and beside it stands "Why?"',
    ],
    [
      "{w.source} And through all that turns a wheel as high as a house, of copper, glass and stolen gutters, with a sound like a cat's. Before it is a lever with three locks. Around the axle arms are at work which nobody has built, and they stop as the party comes in, as one stops talking.",
    ],
  ],
  todo: [
    [
      'The wires are to be left alone: whoever cuts one (DC 12 Sleight of Hand) has peace in that street for an hour, and {sting} lightning damage at once.',
    ],
    [
      '{B} does not let in anyone who comes from {A}, or from {G}. Whoever asks to see the calculation, and stays to the last line (DC 13 Arcana or Investigation, or simply patience), has {B.them} for a friend.',
    ],
    [
      '{A} opens with a screwdriver in the hand and talks. One can ask to be useful (DC 13 Persuasion) and is given a lamp to hold, before the plans; or one waits for the quarter, at which {A} always runs to the window (DC 12 Stealth).',
    ],
  ],
  clues: [
    [
      'Investigation :: timing it with a pulse or a string :: It has a beat: fill, turn, empty, pause. That is not weather, and no curse; it is a pump.',
      'Arcana :: looking at how a joint is soldered :: With a drop too many on the left. Every lamp that {A} has ever made in {town} has it, too.',
      '{w.skill} :: {w.act} :: {w.shows}',
    ],
    [
      'Arcana :: following the calculation of {B} :: What goes in is {pledge}. The line "a thimbleful a head" is crossed out, and in its place is "all of it, by {deadline}".',
      'Insight :: asking {B} what the dismissal was about :: "That {A} is a good person, and that I was right. One of the two {A.they} could not bear."',
      'Investigation :: looking at the tag on the key :: "No. 2 of 3. Lever, {lair}. Never alone." It is the hand of {A}.',
    ],
    [
      'Sleight of Hand :: drawing the sheet with the arrow from under the plate :: It was to do everyone good; in the margin all of {town} has been counted, head by head, and each head is a drop.',
      'Insight :: saying "backwards" in the presence of {A} :: {A} drops the screwdriver. So {A.they} has thought of it as well, and of what it would cost {A.them}.',
      'Investigation :: reading the bills for copper :: Delivered to {lair}, each week twice as much as in the week before; for the last one nobody has been paid, because nobody delivered it.',
    ],
  ],
  lairUse: [
    '{w.use}',
    'The great wheel can be jammed with anything long and hard (one action, DC 13 Athletics): for one round the works stand still, and every arm and construct in the room with them.',
    'Each quarter of an hour, which is to say at the end of every third round, it turns: everyone between the wheel and the wall makes a DC 13 Dexterity saving throw, or takes {sting} bludgeoning damage and is pushed 10 feet.',
    'Three keys, three hands, one turn: if all three are turned in the same round (one action each), the lever is free, and one of the party decides to which side it goes.',
  ],
  tactics: [
    '{A} does not want to hurt anyone, stands in front of the lever with both arms spread, and shouts instructions to the works, which follow about half of them. {H} goes for whoever has a key. If the wheel is hit hard, {A} screams as if it were a child',
  ],
  parley: [
    '"You were right," said to {B} in front of {A}, is what {A} cannot get out (DC 13 Persuasion, with advantage if the party has the calculation in its hands). After that {A} hands over the key, sits down on the floor, and for the first time listens to what {B} would do.',
    'The works can be told that it is enough, by somebody to whom they listen: {A}, or a character with a hand on the housing who says what they have done, and thanks them for it (DC 14 Arcana or Performance). They run down like a clock.',
  ],
  clock: [
    ['{w.grows}'],
    [
      '{A} "improves" it, in the night. The pauses are half as long from then on, and {H} is seen with burns on both arms.',
    ],
    [
      'The guards take {S} away. The charms are burnt in the market, and while everyone is looking there, the works fetch the bells.',
    ],
    ['At {deadline} there is no pause any more. The hum of {lair} is heard in {town2}.'],
  ],
  after: [
    'It goes by itself now: {fact}, without a pause, and {ruin}. {A} sits before the wheel and takes notes; somebody should understand it, some day.',
  ],
  endings: [
    {
      heading: 'Backwards',
      text: [
        'Three keys are turned, and {A} lays both hands on the lever before anyone can say anything, and pulls it to the other side. All night the works give back what they took. {w.over} {A} is a little less than before: a word is missing now and then, and {B} stands beside {A.them} and says it.',
      ],
    },
    {
      heading: 'Enough',
      text: [
        'The works run down, and can be set to a thimbleful, truly so this time, by {B}, who checks it every evening. It is over, in {town} and all around. *The price:* {town} has light in its streets, and has to decide every year in the market, by show of hands, what it will give for that.',
      ],
    },
    {
      heading: 'By force',
      text: [
        'The wheel bursts. For one moment all that it had taken hangs in the room, shining; then it goes where it likes. With that it is over. *The price:* not everyone has got back exactly what was their own, and {A} does not build anything again, not even lamps.',
      ],
    },
    {
      heading: 'If the party is too late',
      text: [
        'The last gap is closed: {fact}, every moment, for all. {w.stays} But works wear out. {B} has calculated the day on which the first bearing goes, {years} weeks from now, and which three people would have to stand there then, with which keys.',
      ],
    },
  ],
  steps: [
    'See how it comes and goes, and where it came first.',
    'Find out who has made it, and what it was meant for.',
    'Find the place where it runs, and what stops it.',
    'Stop it before {deadline}.',
  ],
};
