import { everyTone } from '../../tones.ts';
import { everyScale } from '../matter-scales.ts';
import type { MatterKernel } from '../matter-types.ts';
import { jailFrame } from '../jail-frame.ts';

/** B sits in a prison whose clock only B keeps going, which is why A, who commands there, does not let B go. */
export const jailbreak: MatterKernel = {
  id: 'jailbreak',
  sort: 'crime',
  states: ['gone'],
  needs: 'captor',
  tells: [{ tasks: 'free', nouns: 'prisoner', says: '-' }],
  leadsCaptors: true,
  scale: {
    deadline: everyScale([
      'the new moon',
      'the full moon',
      'the end of the month',
      'the spring tide',
    ]),
  },
  frame: { ...jailFrame, labels: { lair: 'Inside' } },
  tones: everyTone,
  victim: 'held',
  escort: ['people'],
  roles: {
    B: [
      ['clockmaker', 'schoolteacher', 'bell founder'],
      ['court clockmaker', 'physician', 'bridge builder'],
      ['royal astronomer', 'engineer of the crown', 'envoy'],
    ],
    S: [
      ['rope dancer', 'locksmith', 'chimney sweep'],
      ['retired burglar', 'ship rigger', 'steeplejack'],
      ['master thief', 'former spy', 'escape artist'],
    ],
    T: [
      ['laundry carrier', 'water carrier', 'bread carrier'],
      ['prison barber', 'physician of the poor', 'laundry owner'],
      ['confessor', 'court tailor', 'inspector of weights'],
    ],
    H: [
      ['turnkey', 'gate keeper', 'night keeper'],
      ['sergeant of the keepers', 'keeper of the inner gate'],
      ['captain of the inner gate', 'master of the keys'],
    ],
  },
  sites: [
    ['the landing of the prison boat', 'the quay of the prison boat'],
    ['the wash house that works for the prison', 'the laundry that works for the prison'],
    ['the tavern of the keepers', 'the card room of the keepers'],
  ],
  lair: {
    names: ['the clock tower of the prison', 'the upper ward of the prison'],
    terrain: 'indoors',
  },
  problem: [
    [
      '{B} was fetched by mistake, {weeks} weeks ago, in broad daylight, and hell does not make mistakes, says hell. One can write there; {A.full}, the {A.role}, answers no letters. {S.full}, the {S.role}, came back once, as the only one in {years} years, and is given a wide berth for it.',
      'hell=yes',
    ],
    [
      "It was a signature under somebody else's contract, and it was {B} who was fetched, {weeks} weeks ago. {A.full}, the {A.role}, commands the upper ward, where those wait who are still alive. {S.full}, the {S.role}, has been there and is here, and smells of matches to this day.",
      'hell=yes',
    ],
    [
      '{B} has sat there for {weeks} weeks, and whoever is asked in {town} says the same: it was somebody else. {S.full}, the {S.role}, is the only one who ever got out of that prison, years ago, and is not liked for it. {A.full}, the {A.role}, answers no letters.',
      'tier=1 hell=no',
    ],
    [
      'The sentence on {B} was read in the time that a candle takes to go out. Since then {weeks} weeks have gone by. Nobody gets out of there but {S.full}, the {S.role}, who did it once and has never said how; {A.full}, the {A.role}, has had the wall painted white since.',
      'tier=1 hell=no',
    ],
    [
      '{council} has proof by now that {B} did nothing, and a treaty that forbids it to say so. {S.full}, the {S.role}, is the only one who ever left that place without a paper; {A.full}, the {A.role}, has {num} keepers, and they do not take money from strangers.',
      'tier>=2 hell=no',
    ],
  ],
  start: [
    [
      'At the end of the quay, where no ship puts in, stands a black boat with its oars shipped, and the water around it steams. The one who holds the rope has a number where others have a face. "Returns," it says, and lays a parcel on the stones: [a shirt|a nightshirt], washed and ironed. {T.full}, the {T.role}, opens the hem with a thumbnail, and in it are stitches, tiny: a dial, two hands, a person with one foot on the rim. "That is {B.full}," says {T.name}. "They have a laundry contract with us, down there."',
      '@shirt hell=yes',
    ],
    [
      'A white shirt lies on the table of {G}, washed and ironed, with the number of a prisoner in the collar. {T.full}, the {T.role}, turns the hem inside out. There are stitches in it, tiny, in [red|black] thread: a dial, two hands, a person with one foot on the rim. "Every week it is five minutes later," says {T.name}. "I have washed {few} of them before I understood that it is a letter."',
      '@shirt hell=no',
    ],
    [
      'On the hour a bell strikes across the [water|plain], thin and exact, and everyone in the street takes out a watch and sets it. Only {S.full}, the {S.role}, does not. "It was always wrong," says {S.name}. "The whole time that I was in there, it was wrong by whatever the keepers liked. Since {weeks} weeks it has been right. You know who does that? {B.full} does."',
      '@bell',
    ],
    [
      'The prison boat is in. {few.s} people get out who have served their time, and stand there, and do not know in which direction. One of them comes straight to you with a piece of soap in the open hand. In the soap is the print of a key, very clear; on the back a name is scratched: {B.full}. "I was to give it to whoever looked as if they would do it," this one says. "You look it, rather."',
      '@soap',
    ],
  ],
  ask: [
    '"Get {B} out," says {G}. "Not the prison down: {B} out. There must be no war of it, and if possible no dead keeper; most of them are from here."',
    '{G} wants {B} in {town} before {deadline}, and away over the border by the morning after. "{S} knows the wall, {T} knows the hours. {A} knows everything else."',
    '"It is against the law," says {G}. "I have looked at it from all sides. Bring {B} out of there before {deadline}, and I will have signed whatever has to be signed by then."',
  ],
  rumours: [
    [
      'Whoever looks back on the black boat stays there. {S} looked back, and it is not so.',
      'hell=yes',
    ],
    ['No devil can keep a clock going: each lies to it. They need somebody living.', 'hell=yes'],
    '{S} paid for the way out with the name of another.',
    'The clock of the prison has been right for {weeks} weeks. Before that, a day there had as many hours as {A} wanted.',
    '{A} has never struck anybody, and has never had to.',
    'There is a list with two columns, and whoever is in the right one goes down on {deadline}.',
    '{H} buys sugar for a horse and has none.',
    'The white wall is washed once a month, from above, on ropes, by people who can be hired.',
  ],
  run: [
    [
      'The stitches give a time: a quarter before midnight, when {B} stands outside on the dial, alone, to set the hands (DC 12 Investigation).',
      'start=shirt',
    ],
    [
      'The one who keeps a clock decides when the gates open; {S} says it first as a joke, and then not (DC 12 Insight).',
      'start=bell',
    ],
    [
      "The key in the soap is that of the rope chest by the clock; a smith needs an evening for it (DC 13 with a smith's tools), {S} a hairpin.",
      'start=soap',
    ],
    '{S} will come along up to the foot of the wall, and not one step further, and comes further.',
  ],
  gist: [
    '{fact}, and it is true that the sentence is wrong. {A}, who has command there, has known it for weeks and is silent: {B} keeps the clock going on which every gate, watch and meal hangs. At {deadline} {B} goes on the lower list, where even {A} gets nobody back from. {H} has the keys and a weakness; {B} has a quarter of an hour each night.',
    'All of it is as they say: {fact}, for nothing. {lair} runs by its clock, the clock by {B}, and therefore {A} lets no paper through that would set {B} free. What helps is that whoever has the clock has the gates. The lists are closed at {deadline}.',
  ],
  truth: [
    [
      'The one who did what {B} is in for is called {wren}, and has long since confessed it, to {A} in person, who put the confession into a drawer. It is not about malice. A week before, {B} had repaired the clock of the prison out of boredom, and for the first time in {years} years {A} had come to supper on time.',
      '{A} commands {num} keepers who hate each other, and three gates that jam. Then came {B}, innocent and handy, and set the great clock right, with its rods to all the locks. Since that day there has been order. That {wren} has confessed to the deed in the meantime is known to {A}, and to the stove in the office.',
    ],
    [
      'Since then {B} winds the clock every night, in the tower, and a quarter before midnight stands outside on the dial for {few} minutes, on a ledge as wide as a hand, to set the hands. {H} holds the rope, looks the other way, and thinks of a debt of {bribe} gp. {T} brings the shirts, and the news.',
      '{B} has told {A} that the clock needs a hand at night; it does not. It is for the sake of the {few} minutes outside on the dial, above the wall, with a rope around the waist. {H}, who holds the rope, owes {bribe} gp in the tavern and dreams of a farm. With {T} the hours go out of the house, sewn in hems.',
    ],
    [
      'At {deadline} the lower ward is filled, by a law that is older than {A}: whoever stands in the right-hand column goes down, and down there nothing is counted any more. {A} has tried to have {B} crossed out and has not succeeded without giving a reason. The reason is lying in the drawer.',
      'Nobody asked {A} about the lists. At {deadline} they are closed, and {B} is to go down, as {B} has no family that pays. {A} could stop it with the confession of {wren}, and would then have to let {B} go. Until the last evening {A} will do neither.',
    ],
  ],
  turn: [
    '{B} will not go without the one who holds the ladder: {wren}, who did it, gave {A.them} that confession, and was put in the next cell so as not to talk. {wren} asks for nothing. {B} has forgiven {wren} on the condition that it comes out; if {wren} stays, nobody will ever believe it.',
    'The clock has been set by {B} to be {few} minutes slow, a little more each night. On the night before {deadline} all gates will stand open at once for {few} minutes, while everyone believes that it is still too early. {B} planned it for all, not for one; {num} people know it and keep quiet. The party can use it or stop it.',
    '{A} comes to the party. If {B} teaches a keeper to keep the clock, {A} would look out of the window for an hour. The keeper whom {A} has in mind is {H}, who cannot tell the hour; {B} says that it takes a year. There are {days} days.',
  ],
  people: {
    G: [
      '{G} wants {B} out and no keeper dead, has done everything that is legal, and carries the refusals about.',
      '{G} wants {B} home before {deadline}, and was one of those who did not speak up when the sentence was read.',
    ],
    A: [
      '{A} wants order, and has it for the first time. {A.name} is ashamed in front of {B}, brings {B.them} books, and does not open the drawer.',
      '{A} wants the clock to go. {A.name} would give a great deal not to have to decide, and has got used to being feared, which makes one lazy.',
    ],
    B: [
      '{B} wants to get out and to leave the clock in good hands; both are meant. {B} knows each rod, each lock, and the steps of each keeper.',
      '{B} has planned it in every detail but one: somebody has to stand at the foot of the wall. {B} does not hate {A}, which {A.they} finds hard to bear.',
    ],
    S: [
      '{S} got out over the wall, with {few} torn nails, and has been back there in sleep every night. {S} wants to see it done properly, once.',
      '{S} knows the white wall by its cracks. That another was caught in that night was chance; {S} pays for the grave.',
    ],
    T: [
      '{T} goes in and out once a week, is searched on the way in and never on the way out, and is frightened of dogs, keepers and {A}, in this order.',
      '{T} has carried out {few} shirts with stitches and cannot sew. {T} will carry in one thing, the size of a loaf, if asked by somebody who does not promise anything.',
    ],
    H: [
      '{H} holds the rope at night and wants to be rid of a debt of {bribe} gp. {H} is bought easily, and bought back as easily.',
      '{H} has keys to two of three gates, and a liking for {B}, who never laughed at the farm. {H} must be tied up convincingly.',
    ],
  },
  looks: [
    [
      [
        'A quay behind the last warehouse, where the water is warm and has no other bank. A black boat lies there with rings along both sides, a clerk with horns sits under a lamp, and everyone who gets on is weighed, with and without shadow.',
        'hell=yes',
      ],
      [
        'It is {few} steps further down than the map says. There lies a boat without a name, beside it a scale for souls with a coin-operated light, and a bench on which an old woman has been knitting for {few} years.',
        'hell=yes',
      ],
      [
        'A jetty, a black boat with rings along both sides, and a bench for those who wait for somebody. On the bench sits an old woman who has been waiting for {few} years, and knits.',
        'hell=no',
      ],
      [
        'A scale, a hatch, a clerk. Whatever goes over is weighed, also the prisoners, and the difference is written down when they come back.',
        'hell=no',
      ],
    ],
    [
      'Steam, white as a wall, and in it {few} people who sing in order to find each other. Every piece has a number in the collar, and hangs in the order of the cells.',
      'It smells of clean things. Baskets as large as bathtubs stand by the door, each with a seal that is broken at the gate, on the way in only.',
    ],
    [
      [
        'Low ceiling, red light, {few} tables. Here the devils drink who are on leave, in human shape, which never quite fits at the elbows; the roster of the watches stands on the wall in chalk, and it is {H}, among so many, who looks unhappy.',
        'hell=yes',
      ],
      'Low ceiling, {few} tables, on the wall the roster of the watches in chalk; the keepers look at it more often than at their cards. {H} sits under it, alone, with a piece of sugar.',
      'In here nobody wears a uniform, and everyone can be told by the way they count the exits. The slate behind the bar has one name that fills half of it: {H}.',
    ],
    [
      [
        'The only cool place in hell, and the only one with a view: wheels, weights, rods that run into every wall, and in the middle {B} with an oil can. Through a little door one comes out behind the dial; below lie the white wall, the river and the light of {num} fires, and in the other door stands {A}, with a cup of tea.',
        'hell=yes',
      ],
      'Wheels as high as a person, weights that go down through {few} floors, and rods that run from the clock into all walls. {B} sits in the middle with an oil can. Through a little door one comes out behind the dial, into the wind; far below lies the white wall, and {A} stands in the other door, and has come without keepers, so far.',
      'A room that ticks. From the great wheel rods lead to the gates, the bells, the kitchen, the cells. Between them is a bunk, a row of books, and {B}. A ladder goes up to the dial, a stair down to {A}, whose chair can be heard when it is pushed back.',
    ],
  ],
  todo: [
    [
      'The clerk at the hatch lets over nothing without a number. A number can be earned (a day of carrying, DC 12 Athletics), drawn on the hand (DC 14, with ink), or taken from the old woman, who has had one for years and never used it.',
      'At the change of the watch nobody looks at the boat for the length of a song (DC 13 Stealth). Under the rings it has room for two who can hold their breath.',
    ],
    [
      'The forewoman wants to know whose side one is on. Who works for a morning at the mangle (DC 12 Constitution check) need not say anything.',
      'Keepers inspect the baskets, from {few} to {few} past. Somebody has to faint prettily in the steam (DC 12 Performance) while the others look for the right row.',
    ],
    [
      'Strangers are not served here. Strangers who lose at cards are (DC 12 Sleight of Hand to lose well); from the third round on the keepers talk.',
      '{H} sits alone, and the others watch who sits down with {H.them}. A quarrel at the next table (DC 13 Deception) gives five minutes.',
    ],
  ],
  clues: [
    [
      'Investigation :: reading the scales :: {B} weighs the same as at the beginning: {B} is fed from the table of the commander. Somebody needs {B.them}.',
      'Insight :: asking the clerk about refused letters :: Each one was opened first, by {A}, read, and closed again very carefully.',
      'Perception :: looking over with the eyes of {S} :: At a quarter before midnight a small black figure stands on the white dial: up there, in {lair}, {B} is alone.',
    ],
    [
      'Investigation :: putting the hems side by side :: They are drawings of the rods: which wheel opens which gate, and for how many minutes.',
      'Persuasion :: asking {T} what the keepers talk about :: A confession has come in from one {wren}, and {A} has put it away and washed both hands.',
      'Nature :: smelling at the shirt of {B} :: Clock oil and pigeons: {B} does not sleep in a cell any more, but in {lair}.',
    ],
    [
      'Deception :: drinking with the keepers to punctuality :: Since {B} came, all are on time, and nobody wants {B} back in a cell, least of all on the list.',
      'Insight :: buying {H} the sugar :: {H} says what it costs, {bribe} gp, and that {A} knows of the debt and has not used it yet.',
      'Investigation :: copying the roster from the wall :: For {few} minutes each night the way between the inner gate and {lair} is watched only by {H}.',
    ],
  ],
  lairUse: [
    'The great wheel: turned on by hand (DC 13 Athletics), it makes an hour pass in a round. Gates open, watches change, the kitchen rings for breakfast, and no keeper is where keepers should be.',
    'The weights: one cut loose falls through {few} floors ({sting} bludgeoning damage below, DC 13 Dexterity half), and the rope that held it is as long as the tower.',
    'The hands of the dial are long enough to walk on: at a quarter to three they are a bridge to the wall (DC 13 Acrobatics), ten minutes later a slide.',
    'The bell: who stands under it when it strikes is deaf for a minute, keepers as well; orders have to be shown.',
  ],
  tactics: [
    '{A} does not want to lose the clock: the keepers may not strike where wheels are, and {A} stands between {B} and the little door; from the third round on the bell calls {few} more, who need two rounds for the stairs',
    '{A} has the stair held and the gates shut by hand, one after the other; each gate that is shut costs the party a minute on the way out, unless somebody turns the great wheel',
  ],
  parley: [
    '{A} only needs somebody to say it: that there is a drawer. Whoever names {wren} and what is in it, without shouting (DC 13 Persuasion, with {T} or {H} as a witness DC 10), may take {B} along, by the front, against a signature. {A} asks {B} to show how the clock is wound, once more, slowly.',
    'One may give {A} an order in exchange for a prisoner: a clock that needs nobody. {B} can build it in three nights, with what {S} can steal in {town}. Then {A} opens the drawer, reads, as if for the first time, and rings for the boat.',
  ],
  clock: [
    [
      '{A} has the stairs to {lair} locked at night, since letters about {B} have become more frequent.',
    ],
    [
      'The list is written in fair copy. {B} is in the right-hand column, and the clerk who wrote it gets drunk in the tavern of the keepers.',
      '{T} is searched on the way out, for the first time. The shirts are held for two days.',
    ],
    [
      '{H} is threatened with the debt by the others and reports for the day shift. At night somebody holds the rope who does not look away.',
      '{wren} calls through the whole ward who did it. {A} has the bell rung until it stops.',
    ],
    [
      'At {deadline} the right-hand column is led down the stairs. {A} stands at the window and does not turn round.',
    ],
  ],
  after: [
    'The clock stops {few} days later. Nobody dares to tell {A} what time it is.',
    'The gates jam again. {S} is seen at the foot of the white wall, at night, with a rope, much too old for it.',
  ],
  endings: [
    {
      heading: 'Out, and nobody hurt',
      text: [
        '{B} is over the border by morning, and at the prison the clock strikes as if nothing were. {H} is found tied up with great care. {A} opens the drawer, for want of any other way to have order, and has the name of {B} struck out on both lists.',
        "{B} walks out of the prison by an open gate, {few} minutes early, beside {S}, who has to sit down outside. In the evening {A} winds the clock alone, badly. {wren}'s confession lies before {council} by the end of the week.",
      ],
    },
    {
      heading: 'By the front',
      text: [
        '{A} signs, and {B} leaves the prison with a certificate, a loaf and a handshake. *The price:* {B} has promised to come once a month, for the clock; and whoever did something there in the dark stays in office.',
      ],
    },
    {
      heading: 'The gates for everyone',
      text: [
        '{B} is out of the prison, and so are {num} others, by no means all of them innocent. *The price:* {town} has an exciting year; {G} is asked who turned the wheel; and {A}, without a single prisoner, goes on having the bell rung.',
      ],
    },
    {
      heading: 'If the party is too late',
      text: [
        '{B} has been led down. The lower ward of the prison has no clock, no list and no keepers, but a drain, which comes out under the landing at the spring tide; {S} has always known it, and never wanted to know.',
      ],
    },
  ],
  steps: [
    'Ask {S.full} how one gets out.',
    'Find out at which hours {B.full} is alone.',
    'Choose a way: the landing, the laundry or the keepers.',
    'Bring {B.full} out before {deadline}.',
  ],
};
