import { everyTone } from '../../tones.ts';
import type { MatterKernel } from '../matter-types.ts';

/** Someone whom one would rather fight wants to hire the party, and means it. G speaks for this employer by day. */
export const hired: MatterKernel = {
  id: 'hired',
  sort: ['person', 'claim', 'beast', 'being'],
  tells: [
    { says: 'hire employ recruit engage' },
    { says: 'invite need want', objects: 'adventurer hero party mercenary champion help' },
  ],
  // People ask for what they need, and each such request has a plot of its own.
  about:
    /\b(?:lich|vampires?|ghosts?|undead|immortal|dragon|skeleton|mummy|wraith|ghoul|specter|spectre|revenant|death|demon|devil|hag|witch|ogre|giant|troll|orcs?|goblins?|hobgoblins?|kobolds?|gnolls?|mimic|golem|beholder|medusa|sphinx|fey|fairy|monsters?|mind flayer|genie|djinni|efreeti|unicorn|treant|werewolf|minotaur|necromancer|cursed)\b/,
  tones: everyTone,
  escort: ['people', 'undead', 'construct'],
  frame: {
    companions: [
      [
        'Those beside {A} have been promised that they will never be dismissed. {It} can dismiss them with a word, if somebody brings {it.them} to the door.',
        'escort=people',
      ],
      [
        'Those beside {A} were made in this house and know two voices. If {it} call{it.v} them at the same time as {A}, they stand still for a round.',
        'escort=undead|construct',
      ],
    ],
    hoards: [
      'What {it} will no longer need stands ready at {lair}, with a label for the party: {items}, and {worth}.',
      '{It} {it.has} asked {H} what people like to be given. The answer lies in a chest at {lair}: {items}, and {worth}.',
    ],
    ownMagic: [
      [
        '*Zone of Truth* pleases {it}: one gets so tired of being doubted. {A} remembers that the kitchen is on fire.',
        'level>=3',
      ],
      [
        '*Speak with Dead* at {p2} gets no answer: without the name there is nobody who could be called. After the second errand the grave says only: "At last. And the ring?"',
        'tone!=whimsical level>=5',
      ],
      '*Identify* on the contract: it is paper; on the clause in the hand of {A}: it is meant badly, and without magic.',
      [
        '*Locate Object* for the ring points to the house of the employer itself, {lair}, and everyone takes that for a joke.',
        'level>=3',
      ],
      [
        '*Scrying* on {A} shows a chair with straps, from the side of the one who sits in it.',
        'level>=9',
      ],
      [
        '*Legend Lore* on {it} tells three things that were taken and one that was given: the lamp at {p2}.',
        'level>=9',
      ],
    ],
  },
  roles: {
    G: [
      ['letter writer', 'day porter', 'notary'],
      ['notary', 'agent for foreign clients', 'banker'],
      ['first notary of the crown', 'agent for foreign clients'],
    ],
    A: [
      ['pupil of many years', 'steward of the house'],
      ['pupil of many years', 'steward of the estates'],
      ['first pupil', 'steward of the estates', 'heir by adoption'],
    ],
    B: [
      ['bell founder', 'orphan who became a baker', 'fiddler'],
      ['organ builder', 'last of an old house', 'composer'],
      ['last of an old house', 'keeper of the royal music'],
    ],
    S: [
      ['tomb painter', 'grave robber', 'pedlar'],
      ['antiquary', 'dismissed secretary'],
      ['banned scholar', 'antiquary'],
    ],
    T: [
      ['lamplighter', 'bell ringer', 'goose herd'],
      ['archivist', 'lock keeper'],
      ['keeper of the seals', 'palace gardener'],
    ],
    H: [
      ['coachman', 'footman'],
      ['coachman', 'chamberlain'],
      ['chamberlain', 'captain of the household guard'],
    ],
  },
  sites: [
    ['the house of {B.full}', 'the workshop of {B.full}'],
    ['the bell tower', 'the churchyard wall', 'the old cloister'],
    ['the rooms of {A.full}', 'the study of {A.full}'],
  ],
  lair: {
    names: [
      'the house on the hill',
      'the shuttered villa',
      'the tower by the marsh',
      'the old observatory',
    ],
    terrain: 'wild',
  },
  scale: {
    deadline: [['the longest night'], ['the longest night'], ['the longest night']],
    prize: [
      ['the house, the books and the power that come with them'],
      ['the estates, the books and the power that come with them'],
      ['the throne behind the thrones'],
    ],
    ruin: [
      [
        '{A} inherits the house and all that is in it, and {town} gets a master who neither hires nor pays',
      ],
      ['{A} inherits all of it, and the province gets a master who never hires and never pays'],
      ['{A} inherits all of it, and the realm gets a master who never asks'],
    ],
  },
  problem: [
    '{It} {it.has} put it into the newspaper of {town}, between a cow and a cradle: honest work, three errands, good pay, no fighting expected. It is meant as it is written. There is even a list. Nobody has applied, and {G.full}, who speaks for {it} by day, has begun to ask people directly, beginning with you.',
    'It is no trap, and that is what makes [it uncanny|{town} so uneasy]. {It} need{it.v} people who can go where {it.they} cannot: over thresholds, into daylight, among those who would scream. Three things that were taken {years} years ago are to be given back, «properly, by hand, »before {deadline}. {G.full} speaks for {it} by day, and pays.',
  ],
  start: [
    [
      'The table has been laid for guests, with everything that guests like, and a little too much of it: three sorts of salt, a bowl of sweets, a cushion for each. {who.s} sit{it.v} at the far end, and {it.has} moved the candles away from you, out of courtesy. "Please," says {it}. "I have asked what one offers. Was the salt a mistake?" Behind the chair stands {A.full}, the {A.role}, with a face like a shut drawer. On a tray lie a contract of one page, and a pen that is only a pen.',
      '@table',
    ],
    [
      'The coach that [was sent for you|{G} has sent] has curtains, and [warm bricks for the feet|a basket with far too many plums]. {H.full}, the {H.role}, does not turn round once. At the end of the drive a lamp is lit in each window, {few} of them, «as if somebody had read that this is friendly, »and in the door stands {who}, with a bunch of flowers, held upside down. "I am told that one shakes hands," says {it}. "You need not; the first page is about the pay. [I thought that this would be a relief|{G.name} said that one begins with that]."',
      '@coach',
    ],
  ],
  ask: [
    '"My client wishes three things to be given back," says {G}: "a tune, a name and a ring, each to whom it belongs now. Before {deadline}. My client asks you not to lie about who sends you, and, if possible, not to be killed by the grateful."',
    '{G} reads from the page. "First: the tune goes to {B}, who has it from nobody. Second: the name goes back on the stone at {p2}. Third: the ring, which is at present not where my client left it«, and {S.name} has been named». All [before {deadline}|in {days} days][. My client has never asked anybody for anything, and is not good at it|. My client asks you to forgive the tone; it is the first letter of this sort]."',
  ],
  rumours: [
    '{It} pay{it.v} in coins with a head that nobody knows«, and the coins are good».',
    '{S} has sold a ring that was still cold.',
    'There is a stone at {p2} with a name that has been scratched out, and no birds sit on it.',
    '{A} does the shopping, and buys for one more than there are in the house.',
    'In every family in {town} there is a song of which one line is missing.',
  ],
  run: [
    [
      'The contract is what it seems (DC 12 Investigation). One clause has been added in another hand, that of {A}: "void if the ring is not returned".',
      'start=table',
    ],
    [
      'The flowers come from graves, with the ribbons taken off. It was meant well, and {H} had advised against it (DC 12 Nature).',
      'start=coach',
    ],
    '{It} answer{it.v} every question about the past truly, and at length. What {it.they} need{it.v} help with is tact: whoever explains to {it.them} how one apologises (DC 13 Persuasion or Performance) has advantage on the first errand.',
  ],
  gist: [
    '{fact}: the work is real, and so is the pay. With three things given back {it} can {end}; that is what all of it is for. {A} would lose everything by it, has taken the ring, and keeps it at {lair}, in {it.their} own house, where {it} would never look. {H} has the key.',
  ],
  truth: [
    [
      '{years.s} years ago {it} took three things that were not for sale: a tune out of a head, a name off a gravestone, and a ring from a hand. It was part of how one becomes such as {it.they} {it.is}, or seemed to be. Since then {it} {it.has} had everything else, and {it.is} tired of it. Given back by living hands, of free will, the three let {it.them} {end}.',
    ],
    [
      'The tune belongs to {B} now, the last of a family in which somebody has always stopped humming at the same place. The name goes on the stone at {p2}, which is mowed around by {T}. The ring is to be laid on the grave below it. {It} remember{it.v} each of the three faces, and could not say it to them.',
    ],
    [
      '{A} has served for twenty years with one hope: to become what {it} {it.is}. If {it} go{it.es}, there is nobody to teach the last step. So the ring disappeared, {few} days before the party was asked; {S}, who deals in such things, was blamed by {A} in the same hour. It lies at {lair}, in the room of {A}, and on {deadline} {A} means to use it, for {A.themself}.',
    ],
  ],
  turn: [
    '{B} does not want the tune back for nothing. The place where it stops is the only thing that {B.their} family has in common; {B} would rather play it once, together with {it}, and then each may keep half. {It} {it.has} not thought of that possibility in {years} years.',
    '{It} {it.is} afraid. The nearer {deadline} comes, the more often {it.they} find{it.v} small faults in how the errands were done. It helps if one of the party promises to be there, to the end, and to say the name aloud.',
  ],
  people: {
    G: [
      '{G} wants the client to be treated like any other. {G} has been paid in advance for {years} years, and has never once been frightened, which has hurt the client a little.',
    ],
    A: [
      '{A} wants {prize}. {A} is the one in the house who knows what people eat, and has made {A.themself} needed for so long that {A.they} takes it for love.',
    ],
    I: [
      '{I} wants {wish}, and three things given back. {I} is honest to the point of rudeness, and keeps each promise exactly as it was worded.',
    ],
    B: [
      '{B} wants to know where the end of the tune is. Told the truth, {B} is silent for a long time and then asks what sort of voice it was.',
    ],
    S: [
      '{S} wants the ring not to be {S.their} ring: {S} sold another one, of brass. {S} has seen {A} compare the two.',
    ],
    T: [
      '{T} rings, mows and looks after the stone at {p2}, and saw {A} there at night, with a ring on a string, trying whether it pulls.',
    ],
    H: [
      '{H} drives {A} and everybody else. {H} has been promised a long life, has thought about it on the box, and does not want it.',
    ],
  },
  looks: [
    [
      'A [bright room|low room full of instruments|kitchen with a spinet], where something is always being hummed, up to a certain bar. There it stops each time, «as if a stair were missing, »and somebody clears the throat.',
    ],
    [
      'Grass, [ivy|nettles], {few} stones in a row, and one of them smooth where a name should be. «The ground around it has been mowed with scissors. »Somebody has left a lamp here for {years} years, each night, and nobody knows who.',
    ],
    [
      'Shelves with the notes of twenty years, everything in the same hand, twice over. A mirror has been turned to the wall. A bed as narrow as a board stands beside a desk as broad as a boat.',
    ],
    [
      '[Corridors in which the dust has been told where to lie|Stairs on which {H} has oiled every second step]; doors that open politely; and behind the last one a room that does not belong to the rest: a circle of chalk, a chair with straps, and above it, on a string, a ring that turns although there is no wind.',
    ],
  ],
  todo: [
    [
      '{B} opens only for guests who play, sing or dance (DC 12 Performance, badly is enough). The truth about the sender can be told at once (DC 14 Persuasion) or after the second bar (DC 12).',
    ],
    [
      'The warden of {p2} will not have a name cut by the order of such a one. A promise, a gift to the poor, or an hour of weeding changes that (DC 13 Persuasion with any of the three); cut without leave by night, it must be done in silence (DC 13 Stealth).',
    ],
    [
      '{A} serves tea, and asks the party to give up, very reasonably. Whoever drinks the tea talks more than planned (DC 13 Constitution saving throw); whoever pours it out unseen (DC 13 Sleight of Hand) hears {A} talk instead.',
    ],
  ],
  firstFight:
    'on the second evening people with torches have heard for whom the party works ({skirmish}). They mean well, and stop as soon as one of them is down; {A} has told them«, and paid for the torches».',
  clues: [
    [
      'Performance :: playing the tune to the place where it stops :: Something was taken out, cleanly, like a line from a page. {It} told the truth about it.',
      'Insight :: asking {B} who else has been here :: {A}, yesterday, with a high price for {B} to refuse.',
      'Perception :: listening when the wind is right :: The rest of the tune comes from {lair}, very thin: something there is humming it, a ring on a string.',
    ],
    [
      'Religion :: reading the stone with the fingertips :: It was not chiselled off: it was called away. A name that is spoken and cut here again stays.',
      'Investigation :: looking at the marks in the grass :: Somebody stood here at night in fine shoes with a worn left heel: {A}.',
      "Survival :: following the fine shoes :: They come from {lair} and return there, by the servants' gate.",
    ],
    [
      'Arcana :: reading the latest notes :: The last step needs a ring that was taken from a hand: then {A} would be what {it} {it.is}.',
      'Investigation :: comparing the receipts :: The brass ring of {S} was bought by {A}, in order to be found.',
      'Perception :: turning the mirror round :: It shows another room, a chair, a ring on a string: a room at {lair}.',
    ],
  ],
  lairUse: [
    "The chalk circle takes what is carried into it: whoever is pushed inside (DC 13 Athletics) loses one thing of the winner's choice for an hour, a voice, a name or the grip of a hand.",
    'The doors of the house obey {it} and, if {it} {it.has} said so, the party: once each round one of them may open or close where it is wanted.',
    'The ring on the string: taken down (one action, DC 13 Dexterity check), it does {sting} cold damage to whoever holds it without meaning to give it back.',
  ],
  tactics: [
    '{A} is already in the chair and needs {few} more minutes; the others hold the door; {H}, with the key in hand, has to be asked only once to open it from the other side',
  ],
  parley: [
    '{A} has never been asked what {A.they} would do on a free day. If the party asks, and means it (DC 13 Persuasion), the ring turns more slowly. {A} gives it up against a promise of {it}, made aloud: to teach {A.them} everything else, every evening that is left.',
  ],
  clock: [
    ['{It} wait{it.v} for the first report, and {it.has} the table laid each evening.'],
    ['{S} is locked out of every inn. {A} offers {B} a high price for silence.'],
    ['{A} has the stone at {p2} turned face down. {H} is told to oil the chair.'],
    ['On {deadline} {A} sits down in the chair, with the ring on the finger.'],
  ],
  after: [
    '[In the windows of {lair}|From {town} one sees that at {lair}] there is no light at all. {A} has {prize}; {ruin}.',
  ],
  endings: [
    {
      heading: 'Three things given back',
      text: [
        'The tune is played to its end, the name is read aloud, and the ring lies where it belongs. {It} thank{it.v} each of the party by name, shake{it.v} hands, this time the right way up, and can {end}. The contract ends with the word "paid". {A} stands in the drive with a suitcase and has to decide in which direction to go.',
      ],
    },
    {
      heading: 'Two of three',
      text: [
        'The ring is lost or broken, but {B} hums, and the stone has its name. It is enough for {it} to sleep, and not to go. *The price:* somebody must bring a lamp each night and say what day it is; {A}, who is very sorry, offers to.',
      ],
    },
    {
      heading: 'The party breaks the contract',
      text: [
        'It is, after all, what people like you do with such as {it.them}. {It} {it.is} less surprised than one might wish. *The price:* {B} never hears the end, the pay stays where it is, and {A} knows now how it is not to be done.',
      ],
    },
    {
      heading: 'If the party is too late',
      text: [
        '{A} rises from the chair and is hungry. {It} stand{it.v} in the door of {it.their} own house with the upside-down flowers, older than {it.they} look{it.v}, and ask{it.v} the party for a fourth errand. This one is a fight, and {it} will be on your side.',
      ],
    },
  ],
  steps: [
    'Hear what {it} want{it.v} of you.',
    'Give the tune back to {B.full}.',
    'Have the name put back at {p2}.',
    'Find the ring before {deadline}.',
  ],
};
