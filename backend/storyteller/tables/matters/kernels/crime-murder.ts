import type { MatterKernel } from '../matter-types.ts';
import { speaking } from '../noun-kinds.ts';

/** B is dead, and A has killed B because of what B had seen. */
export const crimeMurder: MatterKernel = {
  id: 'crime-murder',
  sort: 'crime',
  of: speaking,
  tells: [],
  states: ['dead'],
  tones: ['heroic', 'grim', 'intrigue', 'horror'],
  victim: 'dead',
  escort: ['people'],
  roles: {
    B: [
      ['lamplighter', 'bookseller', 'ferry keeper', 'schoolteacher'],
      ['auditor of the province', 'cartographer', 'judge'],
      ['royal auditor', 'envoy of three crowns', 'master of ciphers'],
    ],
  },
  sites: [
    ['the room where it happened', 'the house where it happened'],
    ['the mortuary', 'the chapel where the body lies'],
    ['the office of {A.full}', 'the house of {A.full}'],
  ],
  lair: {
    names: ['the old rope walk', 'the locked boathouse', 'the ruined toll tower', 'the wine vault'],
    terrain: 'indoors',
  },
  problem: [
    'That was {few} days ago. The dead person is {B.full}, the {B.role}. {S.full}, the {S.role}, was found beside the body, has said nothing since, and is to be sentenced at {deadline}.',
    '{B.full}, the {B.role}, has been dead« for {few} days», and nobody in {town} can say who gains by it. {S.full}, the {S.role}, was arrested the same night, with wet hands and without an explanation.',
  ],
  start: [
    [
      'In {p1} everything has been left as it was: a cup, a second cup, [a chair pushed back|a lamp without oil], and the coat of {B.name}. "{B.name} expected somebody," says {T.full}, the {T.role}, who holds the lantern. "One does not bring out the good cups for {S.name}." On the inside of the second one there is a white rim, and {T.full} turns the cup so that nobody else sees it.',
      '@cups',
    ],
    [
      '{B.full} is carried through {town} to {p2}, under a white cloth, and six people walk behind. The seventh, {A.full}, the {A.role}, weeps more than all of them. A small boy pulls you by the sleeve and points at {A.full}. "That one," he says, "asked me yesterday which box {B.name} had a key to."',
      '@coffin',
    ],
  ],
  ask: [
    '{G} wants to know who did it before {deadline}, when sentence is passed on {S}. "A wrong sentence« on {S.name}» is a second murder, and that one would be mine."',
    '"Find the one who killed {B}," says {G}, "and bring me something that I can show to {council}; grief I have enough of, {town} sees to that."',
  ],
  rumours: [
    '{S} and {B} had shouted at each other, a week before, about money or about a dog.',
    '{B} had brought a box to {p2}, a day before, and asked that nobody be told of it.',
    '{A} pays for the funeral, and was {B.their} oldest friend.',
    'On that night there was a light at {lair}«, {T.name} says», and then it was put out very quickly.',
  ],
  run: [
    [
      'The white rim is a sleeping powder, not poison (DC 13 Medicine): {B} was asleep when it happened.',
      'start=cups',
    ],
    [
      'The boy has seen {A} with a key that has a red thread (DC 11 Persuasion). {A} took it from the body, and does not know what it opens.',
      'start=coffin',
    ],
    '{S} says nothing because the truth would cost a third person dear: {S} was there to warn {B}, on behalf of {T}.',
  ],
  gist: [
    'It is true that {fact}, and it was {A} who did it, because {B} had seen at {lair} what {A} does there: false papers for {prize}, made by {H}. {B} had given {A} until the next day to confess. {S} came too late, to warn {B}.',
  ],
  truth: [
    [
      '{A} wants {prize}, and needs three papers for it that do not exist. {H} makes them at {lair}, by night. {B} came past by chance, looked through the window, and recognised both.',
    ],
    [
      '{B} did not go to {council}, but to {A}, as to a friend, and asked {A.them} to own up to it within a day. {A} promised it, came back in the evening with a bottle, mixed powder into the second cup, and did the rest by hand. That is how it came about: {fact}.',
    ],
    [
      'What {B} had taken from {lair} as a proof, one of the papers, lies in a box at {p2}, where {B} had put it for {T}. {A} has the key to it, with a red thread, and does not know what it opens. {A} looks for it, and will burn {lair} down once the papers have been read at {deadline}.',
    ],
  ],
  turn: [
    '{H} did not know of the murder. When {H} learns that {B} is dead because of the papers, {H} makes the last one with a fault that anyone can see who holds it against the light.',
    '{B} had not come by chance: {G} had asked {B} to have a look at {lair}, and has told nobody. {G} feels guilty of it and wants to say so in court; {A} counts on it, since then {S} would be forgotten, and {A} too.',
  ],
  people: {
    G: ['{G} wants the right person in the dock, and has to admit something first.'],
    A: [
      '{A} wants {prize}, and misses {B}. Both are true. {A} cannot look at a cup without turning it round.',
    ],
    B: [
      '{B} is dead. What {B} wanted can be read in a letter that was not finished: that {A} should own up to it, as a friend.',
    ],
    S: [
      '{S} wants {T} to be kept out of it. {S} found {B} still warm, tried to help, and ran to the well: hence the wet hands.',
    ],
    T: [
      '{T} wants to speak, and would lose post and home by it. {T} saw the light at {lair} as well, and sent {S} with the warning.',
    ],
    H: [
      '{H} makes papers that are better than real ones, and is proud of it. {H} believes that {B} died of a fall.',
    ],
  },
  looks: [
    [
      'Two cups, a bottle of a kind that nobody in {town} can pay for, and a letter that breaks off: "[Dear friend|Old friend], I have thought about it again".',
    ],
    [
      'A cold room, {num} candles, and {B} under a white cloth, with clean hands. On the shelf behind the door stand boxes, one for each family.',
    ],
    [
      'A house in mourning, with fresh paint. In the fireplace lies a glove, half burned, and its fellow lies on the table.',
    ],
    [
      'A long table under lamps, inks in {few} colours, stamps, and a bed for {H}. Everything stands ready to be set on fire, with straw under the table.',
    ],
  ],
  todo: [
    [
      'The watch has locked {p1}. {T} has the key, and wants to hear a promise before it is turned (DC 12 Persuasion).',
    ],
    [
      'A nun keeps watch by {B} and lets nobody come near who has not prayed, or helped with the {num} candles (DC 11 Religion).',
    ],
    [
      '{A} receives visitors who want to talk about {B}, for as long as they like; one tells stories (DC 13 Performance), the others look round.',
    ],
  ],
  clues: [
    [
      'Medicine :: comparing the cups :: Only one of the two held powder: {B} was put to sleep by somebody who was trusted.',
      'Investigation :: asking where such a bottle is sold :: In one shop, to one customer: {A}.',
      'Survival :: following the footprints from the back door :: One pair goes to the well and stops, those are of {S}. The other goes on to {lair}.',
    ],
    [
      'Medicine :: examining the body :: No fight, no fall: a cushion, held for a long time; it must have been before midnight, and {S} came after.',
      'Sleight of Hand :: picking the lock of the box with a red thread on it :: A grant of {prize} to {A}, with the seal of a year in which that seal did not exist.',
      'Nature :: looking at the shoes of the dead :: Hemp and lamp oil, as they lie about at {lair}.',
    ],
    [
      'Investigation :: looking at the glove :: There are white grains in the seam, the same as in the cup of {B}.',
      'Insight :: asking {A} about the last evening :: {A} says that {B} drank to their friendship. Nobody has mentioned that there was anything to drink.',
      'Investigation :: reading the bill for straw and oil :: To be delivered to {lair}, on the day before {deadline}.',
    ],
  ],
  lairUse: [
    'The straw under the table« of {H}» burns at the first spark: from the second round on everyone inside takes {sting} fire damage each round, and the papers go first.',
    'The shelf with the stamps falls if pushed (one action): {H} runs to save them and takes no part in the fight.',
  ],
  tactics: [
    '{A} fights only to get to the lamp: if it falls, no paper is left, and {A} knows that without papers there is only the word of a prisoner',
  ],
  parley: [
    '{A} can be spoken to about {B}. Shown the unfinished letter (DC 13 Persuasion), {A} sits down and tells everything, and asks only that {H} be let go.',
  ],
  clock: [
    ['{A} has the day of the funeral put off, to look for the box first, and writes the speech.'],
    ['{S} is advised to confess, in return for a quick death.'],
    ['{T} is dismissed without a reason, and the house of {T} is searched for a box.'],
    ['At {deadline} {S} is sentenced, {A} receives {prize}, and {lair} burns the same night.'],
  ],
  after: ['{A} puts up a stone for {B}, with a friendly line on it. {S} hangs; {ruin}.'],
  endings: [
    {
      heading: 'Proved',
      text: [
        'The grant from the box is laid beside the one that {A} has brought, and the year is read aloud. {A} does not wait for the sentence. {S} walks out with dry hands, and on the stone of {B} stands what {B} did. Everyone in {town} knows now how it was done, and why.',
      ],
    },
    {
      heading: 'Without a trial',
      text: [
        '{A} leaves {town} by night, with the consent of {G}, and gives up {prize}. *The price:* {S} is let out but never acquitted, and {B} has a stone with a lie on it.',
      ],
    },
    {
      heading: 'By a confession of {H.name}',
      text: [
        '{H} tells {council} about the papers, and nothing about the murder, of which {H} knows nothing. *The price:* {A} loses {prize} and keeps {A.their} head; who killed {B} remains a rumour.',
      ],
    },
    {
      heading: 'If the party is too late',
      text: [
        '{lair} burns, and with it all papers but the one in the box. {S} stands on the scaffold. Whoever gets through the crowd with the red thread in hand is heard, for one sentence.',
      ],
    },
  ],
  steps: [
    'Look at {p1}.',
    'Find out how {B.full} died.',
    'Find out why {S.full} is silent.',
    'Prove before {deadline} who killed {B.full}.',
  ],
};
