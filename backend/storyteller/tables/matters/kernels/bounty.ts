import { everyTone } from '../../tones.ts';
import type { MatterKernel } from '../matter-types.ts';

/** Someone has put a price on heads, those of the party or of one whom the idea names. A pays it. */
export const bounty: MatterKernel = {
  id: 'bounty',
  sort: ['claim', 'person', 'thing', 'band'],
  tells: [
    { tasks: 'hunt', nouns: 'party hero us you player character', says: '- be put place' },
    { nouns: 'bounty', says: '- put place offer be' },
    { says: 'put place set offer', objects: 'bounty price' },
    { nouns: 'hunter', says: 'hunt chase follow pursue track' },
    { says: 'want', objects: 'dead' },
    { says: 'hunt chase pursue', objects: 'party hero adventurer us' },
  ],
  tones: everyTone,
  not: /\b(?:vampire|dragon|lich|demon|devil|ghost|lord vex\w*)\b|^(?:collect|claim) /,
  escort: ['people'],
  roles: {
    G: [
      ['innkeeper', 'ferry keeper', 'village priest'],
      ['retired bounty hunter', 'abbess', 'head of the carters'],
      ['retired bounty hunter', 'chief justice', 'high priest of the realm'],
    ],
    A: [
      ['retired hangman', 'lawyer', 'horse breeder'],
      ['banker', 'retired judge', 'master of the toll roads'],
      ['royal spymaster', 'lord of the eastern marches'],
    ],
    B: [
      ['bounty hunter', 'tracker with two dogs'],
      ['bounty hunter', 'famous tracker'],
      ['most expensive bounty hunter of the realm', 'famous tracker'],
    ],
    S: [
      ['old enemy', 'dismissed captain'],
      ['old enemy', 'dismissed captain'],
      ['old enemy', 'exiled commander'],
    ],
    T: [
      ['bill sticker', 'letter carrier'],
      ['printer of the bills', 'letter carrier'],
      ['printer to the court', 'courier'],
    ],
    H: [
      ['notary', 'pawnbroker'],
      ['notary', 'pawnbroker'],
      ['notary to the court', 'private banker'],
    ],
  },
  sites: [
    ['the tavern where the bills hang', 'the post house'],
    ['the office of {H.full}', 'the counter of {H.full}'],
    ['the house of {A.full}', 'the garden of {A.full}'],
  ],
  lair: {
    names: [
      'the burnt farm on the ridge',
      'the roadside chapel without a roof',
      'the abandoned toll house',
    ],
    terrain: 'wild',
  },
  problem: [
    'The bill is well printed: names, likenesses, and a sum for which one could buy a farm. There is no charge on it, and no signature; it is to be paid out by {H.full}, the {H.role}, on delivery. In {few} days {num} people have come to {town} who otherwise never meet, because they are in the same trade. {B.full}, the {B.role}, is the best of them, and has taken the room next to yours.',
    "It was a small sum at first, and one had to laugh. Since then it has been doubled each week. Whoever it is that pays has been through the hands of a lawyer, a bank and {H.full}, the {H.role}, who knows no name. {B.full}, the {B.role}, has come from far away, does not drink, and is looking at everyone's boots. The one whom everybody names is {S.full}, the {S.role}, who has cause enough.",
  ],
  start: [
    [
      'It becomes quiet when you enter, quite politely. At each of the tables somebody is sitting alone, with the back to the wall, and on each of the tables lies the same sheet of paper, face down. "You might have come by the kitchen," says {G.full}, the {G.role}, and puts a lid on the soup. [Nobody gets up|No one wants to be the first]: whoever begins has all the others behind. At the bar {B.full}, the {B.role}, pays for you, and pushes a chair out with one foot.',
      '@tavern',
    ],
    [
      'The arrow sticks in the door, between two of you, and is not meant to hit: a sheet of paper hangs on it. It is the bill, with the sum crossed out and a higher one written beside it. Under that somebody has added: "Good morning. I thought you should hear it from a colleague. You have until I have finished breakfast. {B.full}." [It smells of bacon|From across the road it smells of bacon].',
      '@arrow',
    ],
  ],
  ask: [
    '"I do not want that in my house," says {G}, "and I want to know what it is for. Nobody pays so much out of hatred: hatred is cheap. Find out who stands behind {H} before {deadline}; on that day it becomes payable to anyone, dead as well. Until then they have to bring in somebody who can still talk. That is your luck."',
    '{G} lays down a second bill beside the first one. It is {years} years old. "The same printer, the same sum in the money of that time, another name. That one was innocent. I brought it in myself. Find out who pays, before {deadline}, and you need not thank me for anything."',
  ],
  rumours: [
    '{S} has sworn it, on a grave, with witnesses.',
    'It is a mistake; there is another party of that name, and they deserve it.',
    '{B} has never yet brought in anybody dead and has never failed.',
    '{H} gets the money in a sealed bag, each new moon, from nobody.',
    'There is a list, and you are only the first ones on it.',
    '{A} has ordered a stone, without an inscription.',
  ],
  run: [
    [
      'There are {few} hunters, and no two are friends. Each of them can be set on another one, once (DC 12 Deception or Persuasion).',
      'start=tavern',
    ],
    [
      '{B} wants to know whether it is worth it. Whoever goes over and has breakfast, too, gets three questions, and is asked three (no check; lies are noticed, DC 14 Deception).',
      'start=arrow',
    ],
    'As long as the bill says "alive", nobody uses poison, fire or cliffs. It is the reason why the party still has a reputation to lose.',
  ],
  gist: [
    'What is known is so: {fact}. The money comes from {A}, by way of {H}, and it is not about revenge. Once, in passing, something was seen or carried away that points to {A}, and nobody has understood it yet. At {lair} lies what it is about. After {deadline} the price is for the dead. {S}, whom all suspect, has come to warn.',
    '{Fact}, and the one who pays is {A}, who is respected by everyone. Something that lies buried at {lair} can be found only by those who are on the bill, without knowing that they can. {B} has begun to wonder about it, too.',
  ],
  truth: [
    [
      "{years.s} years ago {A} sent somebody innocent to the gallows, with a bill just like this one, in order to have a farm, a name and peace. The proof was buried with the one who was hanged. In the course of some other errand a key was found, a ring, a scrap of a map: it is in somebody's pack, with the other odds and ends.",
      '{A} was a hunter once, and brought in the wrong one on purpose. It has been the only time. Whoever passes by {lair} can see it, if the grass is short; this spring somebody cut the grass, and by the same road came those who are now on the bill.',
    ],
    [
      '{H} pays out, knows no name, and has grown curious. The bag smells of a certain tobacco. {T} has printed both bills, the old one and the new one, and has noticed that the customer makes the same mistake in spelling. For that {T} has been sent on a journey, from which {T.they} has come back by the back door.',
    ],
    [
      '{S} would have every reason and did not do it. {S} found out who was asking about the party, and has come {few} days on horseback to say so; {S} is proud, starts with an insult each time, and so has not got beyond the first sentence yet. That {fact} does not even surprise {S}: it has been tried with {S.them} as well.',
    ],
  ],
  turn: [
    '{B} has found out who pays, goes to {A}, and asks for double for silence. {A} agrees, too quickly. From the next morning on there is a new bill beside the old one, with the likeness of {B}, and an offer from {B} to the party: a common breakfast.',
    'The price is changed: it says "dead" now, on all the new bills, {few} days too early. Some of the hunters tear theirs up: there are such, too. The others come by night.',
  ],
  people: {
    G: [
      '{G} brought in an innocent person once, for this same customer, and has kept an inn for hunted people ever since, with two back doors.',
    ],
    I: [
      '{I} has a price on {I.their} head, sleeps in boots, and would like to know what for. {I} carries something about, as a keepsake, that is the answer.',
    ],
    A: [
      '{A} wants it to be quiet for good. {A} is a kind neighbour, breeds roses or horses, and has had a stone without an inscription put up, and goes there on one day in the year.',
      '{A} wants to die respected, and has counted that it can last only a few years longer. {A} does not hate the party and has asked for a painless one.',
    ],
    B: [
      '{B} is good, expensive and curious, and has a rule: never for anyone who does not give a name. {B} has broken it this time and is annoyed about it.',
    ],
    S: [
      '{S} has come to warn and cannot do it without insulting. Whoever lets {S} finish three sentences has an ally with a good horse.',
    ],
    T: [
      '{T} carries type in the pockets and knows who writes "recieve". {T} hides in the place where nobody looks, among the party\'s own luggage if need be.',
    ],
    H: [
      '{H} asks no questions, by trade, and has begun to ask {H.themself} some. {H} will show the bag to anyone who recognises the tobacco.',
    ],
  },
  looks: [
    [
      'Smoke, boots, people who sit alone. On the wall hang {num} bills, some of them crossed out; [in the middle there is a light patch that was kept free for yours|yours hangs in the middle, and has been looked at most]. Old ones hang below, a finger thick.',
    ],
    [
      'A counter with a grille, two chairs, scales, a strongbox with a slot. [It smells of a certain tobacco, although nobody smokes|Nobody smokes here, and it smells of tobacco all the same]. On a hook hang empty bags, with the seal cut off neatly, in a row.',
    ],
    [
      'A gate that is open to everyone, beds of roses or a paddock, and on a rise a stone without a name, with fresh flowers. In the window stands a chair from which one can see the road.',
    ],
    [
      'Nettles, a cellar without a house, an apple tree. The grass has been cut here, by someone who did not know what it was covering: an iron ring in a slab. Below it lies what was meant never to be seen again, in oilcloth, with a name that was cleared by nobody.',
    ],
  ],
  todo: [
    [
      'One has to sit there for an evening, with the back to the room (no check, but courage), or come as one of them: a borrowed coat and a bill in the hand (DC 12 Deception).',
    ],
    [
      '{H} pays only on delivery. One of the party can be delivered, by another one (DC 13 Performance): then the grille is opened, a receipt is made out, and there is one minute.',
    ],
    [
      '{A} is glad of visitors who understand something of roses or horses (DC 12 Nature or Animal Handling), and keeps them until dusk; from the road one sees who leaves again, and {A} likes to know that.',
    ],
  ],
  firstFight:
    'on the second evening the youngest of the hunters cannot wait, with nets, and friends who have been promised a tenth ({skirmish}). They stop when the first one is in a net of their own.',
  clues: [
    [
      'Investigation :: lifting the bills off the wall, down to the oldest one :: {years} years ago: the same frame, the same sum, the same slip in the spelling. So it has worked once before.',
      'Insight :: asking the hunters who has questioned whom :: Each of them was first asked what the party had picked up on its last journeys. It was asked by a letter, on paper that is watermarked with the arms of {A}.',
      'History :: asking what became of the one on the oldest bill :: Hanged, and buried at {lair}, where it happened. Nobody has lived there since.',
    ],
    [
      'Perception :: smelling at the bags :: Plum tobacco, cut by hand. In {town} one person smokes that: {A}, on the bench, in the evening.',
      'Sleight of Hand :: looking at the book below the counter :: The money was paid in on the day after somebody had cut the grass on the ridge. A person who is afraid pays so fast.',
      'Persuasion :: asking {H} where the rider comes from :: "From nowhere. But there is always chaff of the ridge in the saddle blanket; from up by {lair}."',
    ],
    [
      'Religion :: asking for whom the stone is :: "For somebody who had bad luck," says {A}, with tears that are real. It stands so that one sees the ridge from it.',
      'Arcana :: laying all keepsakes of the last journeys on the table :: One does not belong to them: a key, a ring, a scrap of a map, with a mark that is on the gate of {A} as well.',
      'Survival :: seeing to which side the chair in the window is turned :: Not to the road, but past it: to {lair}. {A} has looked at that for {years} years.',
    ],
  ],
  lairUse: [
    'The slab over the cellar stands open on a prop: knocked away (one action), it shuts with a crash; below it is dark, dry, and there is air for an hour.',
    'The nets of the hunters lie ready: a net takes one creature, DC 12 Dexterity saving throw or restrained, and whoever is in it is "delivered" and is not hit by anyone any more.',
    'The apple tree is dead and leans: whoever brings it down (DC 13 Athletics, two actions in all) makes a wall of fifteen feet, and {sting} bludgeoning damage for those below.',
  ],
  tactics: [
    '{A} has hired the ones who do not read the small print, and stays with the horses; they want the oilcloth packet first and the heads afterwards, and {B}, if {B} is there, shoots at hats',
  ],
  parley: [
    'Read the name on the packet aloud, and ask {A} to finish the sentence on the bill (DC 13 Persuasion or Insight). {A} has known it by heart for {years} years: "wanted, for what I did".',
    'The bill promises payment "on delivery of the guilty". By the letter, {H} has to pay out for {A}. Said aloud before the hunters (DC 12 Intimidation or Performance), it changes the direction in which they look.',
  ],
  clock: [
    ['The sum is doubled, and the likenesses have been improved, from life.'],
    ['{S} is brought in by mistake, is very insulting, and is let go without a coin.'],
    ['{T} is found out. A shop burns, with all its type, and it spells nothing any more.'],
    ['At {deadline} the word "alive" is crossed out on all the bills.'],
  ],
  after: [
    'Someone is paid. {A} brings flowers, to two stones from now on, and is the only one who weeps. In {town} a light patch is left on the wall, for the next one.',
  ],
  endings: [
    {
      heading: 'Delivered',
      text: [
        'The party walks into the office of {H} by daylight, with {A} in the middle and {num} hunters behind, and asks for the reward. {H} reads the packet, reads the bill, and counts it out. It is a very large sum; it goes to the family of the one who was hanged, and {G} carries it there. On the stone there is a name by evening. {B} pays for breakfast. And wherever people say later on that {fact}, somebody asks how it was paid.',
      ],
    },
    {
      heading: 'Dead, on paper',
      text: [
        'The party is delivered, in nets, very still, with the help of {B}; {A} comes in person to see it, and talks, as one does to the dead. *The price:* in {few} provinces the party is considered dead from now on, and has to explain it each time.',
      ],
    },
    {
      heading: 'Bought off',
      text: [
        "The packet against the bill: {A} burns both in one fire and keeps the word. *The price:* the name of the one who was hanged is cleared by nobody, {G} puts the party's bags before the door, both doors, and {A} knows the way to the printer.",
      ],
    },
    {
      heading: 'If the party is too late',
      text: [
        'All of them are on the road, and it says "dead". {B} finds the party first, sits down, unpacks bacon, and gives it until the end of breakfast to say something that is worth more.',
      ],
    },
  ],
  steps: [
    'Find out what is on the bill, and what is not.',
    'Find out where {H.full} gets the money.',
    'Hear {S.full} out.',
    'Have the bill withdrawn before {deadline}.',
  ],
  frame: {
    labels: { lair: 'Where it lies', truth: 'What it is really about' },
    where: [
      '{lair}; {A.name} looks at it each evening, from the bench, and otherwise is at home and receives everyone.',
    ],
    suspects: ['{S.full}, who has cause enough and did not do it. {T.full} printed both bills.'],
    ownMagic: [
      [
        '*Zone of Truth* at the counter: "I do not know the name," says {H}, and adds, since it has become a habit of thought: "I know the smell."',
        'level>=3',
      ],
      [
        '*Nondetection* is worth its price in these days; *Locate Creature* has been bought by three of the hunters.',
        'level>=5',
      ],
      [
        '*Speak with Dead* at {lair}: "I did not do it. Somebody tell {A} that I saw the face."',
        'tone!=whimsical level>=5',
      ],
      '*Disguise Self* gets one into any tavern; {B} looks at the boots.',
    ],
  },
};
