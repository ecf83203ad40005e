import type { AskedDeparture } from './departure-type.ts';

const beasts =
  'dog|hound|puppy|cat|kitten|raven|crow|owl|hawk|falcon|eagle|parrot|bird|horse|pony|donkey|mule|goat|pig|wolf|bear|fox|badger|rat|mouse|ferret|weasel|squirrel|rabbit|snake|lizard|turtle|tortoise|toad|frog|spider|monkey|chicken|hen|goose|duck|ram|sheep|boar|panther|tiger|lion';

/** Ideas that name a companion: an animal, or one that was made. */
export const ideasOfCompanions: readonly AskedDeparture[] = [
  {
    id: 'idea-made-companion',
    asked: new RegExp(
      String.raw`\b(?:with|and|has|owns|built|made|builds) (?:an?|his|her|their) (?<what>(?:clockwork|mechanical|brass|copper|iron|steel|metal|wooden|wind-up|toy) (?<other>${beasts}|dragon|cricket|friend|companion|servant|soldier|doll))\b`,
      'u',
    ),
    usual: { what: 'clockwork dog', other: 'dog' },
    tones: ['heroic', 'grim', 'intrigue', 'horror', 'whimsical'],
    words: [],
    classes: ['wizard'],
    backgrounds: ['artisan', 'sage'],
    other: ['toymaker', 'clockmaker', 'locksmith'],
    concept: [
      ['built a {what} in {town} out of parts that were meant for something else', 'v=1'],
      ['found half of a {what} in {town} and made the other half', 'v=2'],
    ],
    want: [
      ['to build the {other} a heart that does not have to be wound', 'v=1'],
      ['to find out what the {other} was first built to do', 'v=2'],
    ],
    flaws: [
      [
        'takes [locks|lamps|clocks] apart for [springs|screws]',
        'The {other} needs [a spring|a screw|oil], and {P} takes it from whatever ticks«, with a note in which it says who took it».',
      ],
      [
        'puts the {other} before everyone else',
        'In a fire, a flood or a fight {P} carries out the {other} first«, and goes back for the rest».',
      ],
    ],
    event: [
      '{P} was an apprentice of {Q} in {town}, and swept up the parts that had been spoiled. In {years} years there were enough of them for a {what}. On the night on which it first stood up, {Q} offered a year of wages for it, and {P} left with the {other} by the back door.',
      '{P} bought half of a {what} from {Q} in {town}, by weight, as scrap. It took {years} winters to make the other half. Since then the {other} turns its head to the north every evening, at the same hour, and {P} has not found the wheel that makes it do so.',
    ],
    now: [
      [
        'In {town2} a key was offered that fits the {other}. {P} had not told anyone there that it needs one.',
        'v=1',
      ],
      [
        'In {town2} the {other} stopped before a house, and scratched at the door until somebody opened.',
        'v=2',
      ],
      '{P} winds the {other} every morning before {P.their} own breakfast, forty turns.',
      'Rain is bad for the {other}, so {P} knows all the dry ways between {town} and {town2}.',
    ],
    bond: [
      'The {what}, which {P} has repaired {few} times and has never once switched off.',
      'The drawing of the {what}, with a corner torn off, on which was the name of the first owner.',
    ],
    hook: [
      [
        'One of the spoiled parts was not spoiled. {Q} had hidden it from a thief among the scrap: it remembers all that it hears, and the {other} has been carrying it for years.',
        'v=1',
      ],
      [
        'The first half was built to find one family. In the north, where the {other} looks, the last of them is in hiding, and {Q} has sold the route to those who ordered it.',
        'v=2',
      ],
    ],
    realm: [
      'A crown has had {few} hundred of them built from a copy of the drawing, and whoever has the first {other} can give orders to all of them.',
    ],
    look: [
      'Beside {P} walks a {what}, which ticks when it walks and faster when it waits.',
      'The {what} stands close to {P}, with a polished nose and one dent that has been left as it is.',
    ],
    manner: [
      '{P} talks to the {other} while working, and waits for the ticking before going on.',
      'Asked for a decision, {P} lets the {other} choose between [two hands|two doors], and keeps to it.',
      '{P} oils the {other} before going to bed, joint by joint, and tells it about the day.',
    ],
    ideal: [
      '"What is made with care has a right to be treated with care."',
      '"Nothing is scrap. It only lies in the wrong place."',
    ],
  },
  {
    id: 'idea-animal-companion',
    asked: new RegExp(
      String.raw`\b(?:with|and|has|rides?|riding) (?:an?|his|her|their) (?<what>(?:(?!who\b|that\b)[\p{L}-]+ ){0,2}(?<other>${beasts}))\b(?!-)`,
      'u',
    ),
    usual: { what: 'old dog', other: 'dog' },
    tones: ['heroic', 'grim', 'intrigue', 'horror', 'whimsical'],
    words: [],
    classes: ['ranger', 'druid'],
    other: ['dealer in animals', 'carter', 'game warden'],
    concept: [
      ['left {town} for the sake of a {what} that was to be killed', 'v=1'],
      ['was followed out of {town} by a {what}, and has never found out why', 'v=2'],
    ],
    want: [
      ['to prove that the {other} did not do it', 'v=1'],
      ['to learn whom the {other} belonged to before', 'v=2'],
    ],
    flaws: [
      [
        'trusts nobody whom the {other} does not like',
        'Whoever the {other} turns away from gets no answer from {P} either«, and once that was a judge».',
      ],
      [
        'pays for the {other} first',
        'If money is short {P} buys food for the {other} and says "I have eaten"«, which nobody believes any more».',
      ],
    ],
    event: [
      'In {town} the {what} was blamed for a death, and {Q} was to kill it in the morning. {P} had seen the {other} that night, a mile away, asleep. Nobody wanted to hear it. {P} opened the shed and walked out of {town} beside the {other}, and was called a thief for it.',
      '{P} shared a supper with the {what} at the gate of {town}. The next day it kept {few} steps behind, and in the evening it gave the alarm, and two men ran who had been waiting in a ditch with a sack. {Q} came after them with a rope and an old bill of sale, looked at the {other}, and turned back without a word.',
    ],
    now: [
      [
        'In {town2} there was a death of the same kind. The {other} had been with {P} all that night, and two people can swear to it.',
        'v=1',
      ],
      ['In {town2} the {other} answered to a name that {P} had never used.', 'v=2'],
      '{P} and the {other} keep watch in turns, and one of the two is always awake.',
      'The {other} knows {few} words of {P}, and {P} knows rather more of the {other}.',
    ],
    bond: [
      'The {what}, which has saved {P} {few} times and seems to keep no count.',
      'A rope with a cut end, from the shed or from the ditch: it was the last that held the {other}.',
    ],
    hook: [
      [
        '{Q} did it, and used the tracks of the {other} to hide it. {Q} cannot feel safe as long as the {other} knows the smell of those hands.',
        'v=1',
      ],
      [
        'The {other} belonged to a witness who was killed in that ditch the year before. {Q} helped to bury the body, and the {other} can find the place.',
        'v=2',
      ],
    ],
    realm: [
      'The dead one was the heir of a crown, and two realms will go to war over who is to blame unless it is proved.',
    ],
    look: [
      'The {what} is never far from {P}: one of {P.their} sleeves is worn where the {other} pulls at it.',
      'Where {P} stands there is room left on one side, for the {what}.',
    ],
    manner: [
      '{P} looks at the {other} before answering a stranger.',
      '{P} will not stay in a house in which there is no place for the {other}.',
      '{P} says "we", and means the {other}.',
    ],
    ideal: [
      '"Whoever cannot speak needs somebody who does."',
      '"One does not leave behind what has followed one."',
    ],
  },
];
