import { everyTone } from '../../tones.ts';
import { cureFrame } from '../cure-frame.ts';
import { guestInBodyMagic } from '../being-magic.ts';
import type { MatterKernel } from '../matter-types.ts';

/** A owed a lodging to a power and has passed the debt on to I by a signature. The guest is no happier about it than I is. */
export const possessed: MatterKernel = {
  id: 'possessed',
  sort: 'person',
  plight: 'possessed',
  tones: everyTone,
  frame: { ...cureFrame, ownMagic: guestInBodyMagic },
  escort: ['fiend', 'people', 'spirit'],
  roles: {
    A: [
      ['wine merchant', 'choir master', 'owner of the quarry'],
      ['prior of the rich abbey', 'judge of the province', 'shipping magnate'],
      ['lord chamberlain', 'bishop of the capital', 'head of the oldest house'],
    ],
    B: [
      ['exorcist without a parish', 'village priest', 'old lay sister'],
      ['exorcist of the province', 'canon with a bad conscience'],
      ['exorcist of the crown', 'dean of the cathedral'],
    ],
    S: [
      ['travelling hymn seller', 'midwife from the heath', 'well-read cobbler'],
      ['foreign scholar', 'former nun'],
      ['envoy of a strange court', 'banned theologian'],
    ],
  },
  sites: [
    ['the room with the nailed window', 'the guest room of the parsonage'],
    ['the study of {B.full}', 'the chapel of {B.full}'],
    ['the house of {A.full}', 'the counting room of {A.full}'],
  ],
  lair: {
    names: [
      'the burnt chapel',
      'the crossroads vault',
      'the crypt with two doors',
      "the devil's bridge",
    ],
    terrain: 'underground',
  },
  problem: [
    'By day it is quiet, and {I} eats, sleeps and remembers nothing. At dusk another voice asks from {I.their} mouth for a chair, for the news, and for a lawyer. {B.full}, the {B.role}, has tried {few} times to drive it out, and it has corrected the Latin.',
    'It has thrown no furniture, and turned no head. It sits in {I}, politely, and waits, and whoever comes in hears from it what they have never told anyone. {B.full}, the {B.role}, has come out of that room grey in the face and prays for {B.their} own sake now.',
  ],
  start: [
    [
      '"Come in," says {I.full} from the bed. "It is not catching." The clock strikes. {I} closes {I.their} eyes, and when they open again there is somebody else behind them, much older, who looks round the room like a traveller in a bad inn. "Good evening," it says, with another voice. "At last some new faces. Would one of you be so kind as to read something aloud to me? It is very dull in here, and I did not ask for it."',
      '@evening',
    ],
    [
      '{B.full}, the {B.role}, comes down the stairs backwards, with a book in one hand and the other before the eyes. "It has told me," says {B}, "what I did in the year of the flood." From above one hears a voice, not loud, patient, like somebody who dictates: "I have nothing against you. I have nothing against {I.name} either. I have a *contract*. Is there really nobody in {town} who can read?"',
      '@stairs',
    ],
  ],
  ask: [
    '"I want it out of {I}, and I want {I} whole," says {G}. "{B} says that at {deadline} it will have lived there so long that it has the right to stay. Find out who let it in. Nobody comes into a house like that without a key."',
    '{G} asks for three things: that {I} is free before {deadline}, that nobody is burned for it, and that somebody tells {G.them} who "the undersigned" is, of whom the voice speaks all night.',
  ],
  rumours: [
    '{S} lent {I} a book, on the day before it began, and has gone grey since.',
    '{A} has never looked better. It is as if {A.they} had got rid of something heavy.',
    'It knows everything about everyone, and has not lied once so far. That is the worst of it.',
    '{B} could do it, if {B.they} believed. {B} has not believed since the year of the flood.',
    'At {lair} one used to swear. There is a stone with two hollows in it, one for a knee and one for a hoof.',
  ],
  run: [
    "The guest does {I} no harm: it is bound to keep the house in which it lodges in good order. It answers truthfully what it is asked by day's end, for one secret each; the player says it aloud, and it keeps it.",
    'Force strengthens it. Each ritual that goes wrong brings the day on which it may stay nearer by one (DC 13 Religion to notice it): there is no sin in {I} on which it could be seized.',
    [
      'Whoever reads to it is told, as thanks, that it has been "moved, with furniture, against my will, from a much larger house" (no check).',
      'start=evening',
    ],
    [
      '{B} has written down all that it said. One word stands there {num} times, and {B} took it for blasphemy: it is "assigned", as of a lease (DC 12 Investigation).',
      'start=stairs',
    ],
  ],
  gist: [
    '{fact}, but neither of the two wanted that. {A} had sold it a lodging in {A.their} own soul, long ago and for a high price; when the time came {A} had {I} sign a paper unread, which passed the lodging on. The {form} has moved, as it must, and is furious with {A}. The contract lies at {lair}. Read aloud there before {deadline}, with the signature of {I} struck out, it sends the guest back where it belongs: to {A}.',
  ],
  truth: [
    [
      'For {years} years, in which everything went well for {A.them}, {A} had known what it would cost: one day a guest would come and stay. In {town} one spoke of luck. When the day was near, {A} found a clause that {A.they} had not read when young: *or to such other dwelling as shall sign for it.*',
      '{A} was young, and the price lay far off: at the end a {form} was to have a room in {A.them}, "for as long as the house stands". {A} became rich, kind and old. One lawyer in {town2} showed {A.them} how to let such a room to somebody else. It needs a name, in ink, and a witness.',
    ],
    [
      '{I} signed, between two errands: it was a petition, a wedding list, a subscription for an organ. {H.full} held the inkwell and was the witness. In that night it moved in, and since then {fact}. {A} has paid for each exorcist. As long as they fail, nobody reads anything.',
    ],
    [
      'The {form} is of an old school. It keeps to what is written, cannot lie about it, and may not name the other party to an agreement. It has given all the hints that it is allowed to give. It would rather have {A}: that was the bargain, it had looked forward to it for {years} years, and {I} is "a charming little place, but north-facing".',
    ],
    [
      'At {deadline} a lodger who has not been given notice has the right to remain. Then {I} will be the one who is allowed to look out of the window now and then.',
    ],
  ],
  turn: [
    'The second signature under the contract is that of {B}, as a young clerk who did not ask what {B.they} was witnessing. That is what it told {B} about the year of the flood. If {B} says so aloud at {lair}, the whole paper is void, and not only the last page.',
    '{I} has been awake for some time at night, and listens. The two have begun to talk. {I} has learned in a week what others pay universities for, and is not sure any more whether everything of it ought to go.',
    'The {form} offers the party an agreement: it would go to {A} of its own accord, today, if one of the party signs as guarantor that {A} will not pass it on again. It is a fair contract, it would keep it, and it has {few} pages.',
  ],
  people: {
    G: [
      '{G} wants {I} back at the table, and is the only one in {town} who still knocks before going in.',
    ],
    I: [
      '{I} wants to sleep, and to know whose fault it is, and is more angry than afraid. In the mornings {I} finds {I.their} books put in order, and notes in the margins.',
    ],
    A: [
      '{A} wants it to be {deadline}. {A} has always been generous, sends wine to the sickroom, and has begun to be afraid of ink.',
    ],
    B: [
      '{B} wants to be able to do it. What {B} lacks is not the rite but one evening on which {B.they} has told somebody about the flood.',
    ],
    S: [
      '{S} lent {I} a book about leases, for a lawsuit with a neighbour; it has the right chapter in it, with a ribbon, and nobody has opened it for fear.',
    ],
    T: [
      '{T} sits in the room at night for pay, plays draughts with it, loses, and knows the name of the lawyer in {town2}, because the {form} swears at that name in its sleep.',
    ],
    H: [
      '{H} held the inkwell and was told that it was for an organ. {H} has written the truth on a sheet, and carries it about unsigned.',
    ],
  },
  looks: [
    [
      'A tidy room. The window has been nailed up from outside, someone has hung {few} holy pictures, and somebody else has straightened them. On the night table stand a draughts board, a glass of water, and a sheet with one sentence in a beautiful old hand: "The tenant begs to state that he was not consulted."',
    ],
    [
      'Books about demons up to the ceiling, each of them read, and one chair turned to the wall. In the drawer lie {few} letters to a bishop, all of which begin with "I was only the clerk" and none of which was sent.',
    ],
    [
      'Good carpets, a good smell, no mirror. In the counting room everything is in its place; only one shelf is empty, as long as a contract, and there the dust has a shape. On the desk the inkwell is turned upside down.',
    ],
    [
      'A vault, cold, with two doors of which one leads nowhere. In the middle is a stone with two hollows, and on it, under a weight, lies a contract as thick as a hand. The last page has been added later. The ink on it is the only thing in this place that is still wet.',
    ],
  ],
  todo: [
    [
      'It receives after dusk. It wants to be greeted, and a true story; those who shout at it are answered with one that they had hoped nobody knew (DC 13 Wisdom saving throw, or one leaves the room).',
    ],
    [
      '{B} lets nobody see the letters. Whoever tells {B.them} first about something of their own that they are ashamed of is shown the drawer (no check); others need DC 14 Persuasion.',
    ],
    [
      '{A} invites the party to dinner, and keeps it there, with excellent wine (DC 12 Constitution saving throw by those who drink). In the meantime somebody can look at the empty shelf (DC 13 Stealth).',
    ],
  ],
  clues: [
    [
      'Religion :: asking it on what ground it is here :: It was neither called nor sent. It was *assigned*: there is a paper, it has two earlier signatures, and the third is that of {I}.',
      'Insight :: mentioning one rich man or woman of {town} after the other :: At the name of {A} it smiles for the first time, and says that it is not at liberty to speak.',
      'Perception :: smelling at the sheet on the night table :: Cold stone and old wax. It says: "You ought to see the original. It is kept where such things are signed", and there is only one such place here, {lair}.',
    ],
    [
      'History :: reading the letters to the bishop :: In the year of the flood a contract was signed in {town}, at night. The clerk was {B}. What was in it {B} did not read, or so it says in the first {few} letters.',
      'Insight :: asking {B} whose contract it was :: {B} looks at the chair that is turned to the wall. It was a present from {A}.',
      'Religion :: looking up where such contracts lie :: Always where they were sworn, and nobody who has signed can carry one away. In {town} one swore at {lair}.',
    ],
    [
      'Investigation :: asking {A} for the list of those who gave money for the organ :: There is no organ. There is one signature only, that of {I}, and it is not on this list.',
      'Insight :: offering {A} a pen :: {A} puts both hands behind {A.their} back like a child.',
      'Investigation :: measuring the shape in the dust :: A contract as thick as a hand lay here until lately; {H} carried it to {lair} in a violin case.',
    ],
  ],
  lairUse: [
    'The contract cannot be torn or burned. Whoever reads a line of it aloud (one action, DC 13 History) makes it hold: until the end of the next turn no enemy can do what the line forbids, such as "lay a hand on the tenant" or "leave before the end".',
    'The second door opens for whoever strikes out a signature. A hot wind comes out of it: all who have ever signed there make a DC 13 Strength saving throw, or are drawn 10 feet towards it.',
    'A true confession, said with a hand on the stone (one action), makes its speaker safe from everything infernal in this room until their next turn. Each can be used once, and all the others have heard it.',
  ],
  tactics: [
    '{A} wants to keep the page with the signature of {I} out of their hands, and calls on everything that {A.they} was once promised. {H} stands by with the inkwell. {A} does not set foot on the stone',
  ],
  parley: [
    '{A} is very tired. If somebody shows {A.them} that the guest plays draughts, reads, and does not hurt (DC 13 Persuasion, with advantage if {I} says so), {A} asks in a small voice whether one could have the room with the morning sun.',
    'The {form} accepts any lawful way out, and helps to look for one. For a good idea with a flaw (DC 13 History or Deception) it is grateful as well: it sees the flaw, and does not point it out.',
  ],
  clock: [
    [
      '{A} pays for another exorcist, the loudest in the province; after that night the {form} may sit up by day as well.',
    ],
    [
      '{S} is arrested with all {S.their} books. The one with the ribbon is thrown on the heap with the others.',
    ],
    [
      '{B} lays down the office and wants to leave {town}; with {B} would go the only one who can say who signed.',
    ],
    ['At {deadline} the guest rises, dresses {I}, and goes downstairs to be introduced.'],
  ],
  after: [
    '{fact}, from now on by right, and {ruin}. It is an excellent neighbour. On some days, early, {I} stands at the window and lifts a hand to those who pass.',
  ],
  endings: [
    {
      heading: 'Returned to sender',
      text: [
        'The last page is read aloud at {lair} and struck out. {I} draws a breath, alone, and asks what day it is. In the house of {A} somebody knocks; {A} has known for {years} years how it would sound. The {form} is a considerate lodger, and {A} learns draughts.',
      ],
    },
    {
      heading: 'Void',
      text: [
        '{B} says before witnesses what {B.they} was the clerk of, and the whole contract crumbles, down to the first line. {I} is free, and the {form} goes home through the second door, not without having thanked for the books. *The price:* everything that {A} got by it is void as well, and half of {town} lived on that.',
      ],
    },
    {
      heading: 'By force',
      text: [
        'It is driven out by light, noise and will. {I} is free. *The price:* an evicted guest has no fixed abode. For {few} weeks something goes from house to house in {town}, after dusk, and asks for a chair.',
      ],
    },
    {
      heading: 'If the party is too late',
      text: [
        'The guest has the right to stay. It lets {I} have the mornings; that much it can do. {I} uses them to read the contract, line by line, and has found something on page {few}. {I} would need somebody in the evenings.',
      ],
    },
  ],
  steps: [
    'Speak with {I}, by day and after dusk.',
    'Find out how it came to {I}.',
    'Find what binds it, and where that is.',
    'Free {I} before {deadline}.',
  ],
};
