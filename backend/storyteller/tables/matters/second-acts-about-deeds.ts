import type { SecondAct } from './matter-types.ts';

/** Second acts of intrigues about a crime or a day: the first time that it was done, and the guest who must come. */
export const secondActsAboutDeeds: readonly SecondAct[] = [
  {
    id: 'crime-first-time',
    not: [],
    only: ['crime-captive', 'crime-murder', 'crime-staged', 'crime-staged-death'],
    heading: 'Act two: The First Time, in {town2}',
    opens: [
      'A letter comes to {G} from {town2}, from somebody who has read of it: "Is the window open on the left? Was a cup washed? Then come. It was the same here, {few} years ago, and nobody believed me."',
    ],
    goal: [
      'What happened to {B} was done once before, in {town2}, by the same hand, under another name. There the mistakes were made that {A} has not made in {town}. The party has to see the old case before the last traces are bought up; {R} is already buying, for a client.',
    ],
    way: [
      'Two days, on the road that {A} took then in the other direction; at the second inn {A} is still in the guest book, under the other name (DC 13 Investigation to find the page). Whoever asks for it too loudly has those of {A} behind from then on.',
    ],
    place: [
      'In {town2} everything is as it was: {tansy}, who wrote the letter, has left the room unchanged, has dusted around the things, and pays the rent for it. On the wall are strings from one thing to the next, and one ends in the air.',
    ],
    rival: [
      '{R} has an order to buy the whole room, down to the nails, and has begun to ask what for. {R} would be content with a copy, and with the name of the client, which {R} does not know either.',
    ],
    clues: [
      'Investigation :: laying what is known of {B} over the strings :: It fits, line by line. What could not be explained in {town} was tried here for the first time, and left a mark.',
      'Insight :: showing {tansy} a portrait of {A} :: It takes a minute, because of the hair. Then {tansy} sits down, and says the other name.',
      'Perception :: following the string that ends in the air :: It points to a kind of place: out of the way, dry, with a door that can be locked from outside. In {town} there is one such, {lair}.',
    ],
    setPiece: [
      'The party has {tansy} tell it once more, on the spot, hour by hour, and each of the party plays one of those who were there; meanwhile those of {A} are on the stairs. In five rounds: find the hour that is missing (DC 13 Investigation), say the sentence that was really said (DC 13 Deception or Performance), hold the door (DC 13 Athletics), get {tansy} to look where {tansy} has never looked (DC 13 Persuasion). With three successes the thing is found that {A} lost then; with fewer, it is found as well, by whoever wins the fight on the stairs.',
    ],
    map: [
      'By order of a judge whom {A} knows, the road to {town2} is closed to everyone who carries papers, because of a sickness that nobody has. The party has to go back as something else than it came: as players, as pedlars, as a funeral. On such roads one passes {lair}, which cannot be seen from the highway.',
    ],
    choice: [
      '{tansy} would come and say the other name of {A} aloud, before {council}; then everything depends on one voice. Or the party takes what {A} lost then, and leaves {tansy} with a room that can be cleared out at last.',
    ],
    first: {
      answer: 'takes {tansy} to {town}',
      now: [
        '{tansy} travels with one bag and the ball of string. The next step of the plan of {A} takes place meanwhile.',
      ],
      later: [
        '{tansy} says the other name at {lair}, and {A} answers to it before thinking. Everybody has heard it; those who are only paid lower their weapons, and {A} has disadvantage in the first round.',
      ],
    },
    second: {
      answer: 'takes what {A} lost',
      now: ['It is small, and has initials. {tansy} opens the window, for the first time.'],
      later: [
        '{A} wants it back more than anything else at {lair}: whoever holds it up decides where {A} stands in this round, and can have {B} for it, or the truth, if it is thrown far enough.',
      ],
    },
    lastWay: [
      'As players with a cart the party is asked for a performance before it is let through (DC 12 Performance), and comes to {lair} from the side of the fields; without the cart it has to crawl along a ditch (DC 13 Stealth).',
    ],
    closes: ['The act ends at dusk, in view of {lair}: on the left, a window is open.'],
  },
  {
    id: 'event-guest',
    not: [],
    only: ['event-void', 'event-forced'],
    heading: 'Act two: The Guest from {town2}',
    opens: [
      "Everything is prepared, except for one thing: by old custom {it} need{it.v} a guest from {town2}, who has to sit in the first row and say one sentence. The guest has declined, in a hand that is not the guest's own. {A} has already proposed another.",
    ],
    goal: [
      "Without the right guest {it} {it.is} not valid, or valid for {A} alone. The party has to fetch the guest from {town2}, and learn there what {A} has put into the letter. {R} has the invitation and wants to go in the guest's place.",
    ],
    way: [
      'In the coach of honour, with four horses and a flag, one is greeted everywhere and gets nowhere (a day longer); without it, by night, one has to prove at the gate who sends one (DC 13 Persuasion, or a song that only those know who have been at it before).',
    ],
    place: [
      'The guest is {tansy}, is very old, and was there the last time; the coat is brushed and hangs on the door. {tansy} has not written to anybody. In the house live a nurse whom nobody has engaged, and a smell of medicine.',
    ],
    rival: [
      '{R} needs to sit in the first row, for reasons that {R} will not say, and would come as the servant of {tansy} just as well. {R} knows the nurse from another place, under another cap.',
    ],
    clues: [
      'Medicine :: tasting what {tansy} is given in the evenings :: It makes one sleep through appointments. What is to happen on the day needs the first row to be empty.',
      'Insight :: asking the nurse about references :: All of them are from the house of {A}, in the hand of {H}, and the last one is dated next month.',
      'History :: letting {tansy} say the one sentence :: It names a door that has to be open on that day. It is the door of {lair}, and {A} has had it shut.',
    ],
    setPiece: [
      'In four rounds {tansy} has to be got out of the house and into the coach, awake, in the right coat, past a nurse who calls for help and those who come running: wake {tansy} up (DC 13 Medicine), keep the nurse busy (DC 13 Deception), carry the chair down the outer stairs (DC 13 Athletics), hold the horses (DC 12 Animal Handling). With three successes {tansy} gives orders from the coach; with fewer, half of the coat is missing, and {tansy} sleeps until {town}.',
    ],
    map: [
      'At the news that the guest is on the way, {num} people have set out to line the road, with flowers. The road is a feast from {town2} to {town}; {A} can do nothing on it any more, and has had everything that must not be seen moved to {lair}, in a hurry.',
    ],
    choice: [
      '{tansy} can drive in openly, so that everybody knows and {it} cannot be put off any more. Or the guest is hidden until the last moment, with {T}, and {A} believes that the first row will be empty.',
    ],
    first: {
      answer: 'lets {tansy} drive in openly',
      now: [
        '{tansy} waves to the wrong side the whole way, and is cheered. {A} bows, and turns pale.',
      ],
      later: [
        'Half of {town} stands behind {tansy} in front of {lair} and wants to see the door opened. {A} cannot order anyone to attack as long as they look on: the first round belongs to the party.',
      ],
    },
    second: {
      answer: 'hides {tansy} with {T}',
      now: [
        '{T} and {tansy} quarrel about a recipe and get on well. {A} has the second-best chair put out.',
      ],
      later: [
        'When {A} has begun to speak at {lair}, {tansy} rises in the last row and says the sentence. It is the law that everybody must be silent then, for three rounds; whoever breaks it breaks {it}.',
      ],
    },
    lastWay: [
      'With the flowers and the band the party walks up to {lair} in the first row; {A} has two ways of looking at that (DC 13 Insight to see which). By the kitchens, with {T}, it is quicker and smells of onions (DC 12 Stealth).',
    ],
    closes: [
      'The act ends at the gate of {town}: somebody has put a card on the chair of {tansy}, with another name.',
    ],
  },
];
