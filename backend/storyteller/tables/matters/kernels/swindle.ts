import { everyTone } from '../../tones.ts';
import type { MatterKernel } from '../matter-types.ts';

/** Someone lives on a great lie that others pay for: shares, a prophecy, a title. A is the one who lies. */
export const swindle: MatterKernel = {
  id: 'swindle',
  sort: ['person', 'claim', 'band'],
  isSubjectEnemy: true,
  tells: [
    { says: 'swindle defraud cheat trick con deceive dupe' },
    {
      nouns: 'swindler fraud charlatan man artist trickster fraudster conman conwoman hustler',
      says: '- sell cheat trick swindle con pose pretend promise convince lie be',
    },
    {
      nouns: 'prophet preacher messiah saint',
      says: 'lead promise preach sell claim gather convince be',
    },
    { says: 'sell', objects: 'share land title ticket map deed' },
    {
      says: 'pose pretend',
      objects:
        'noble nobleman prince princess duke count knight priest doctor wizard baron heir inspector',
    },
    { says: 'be', objects: 'fraud charlatan swindler liar fake' },
    { nouns: 'scam scheme swindle fraud con' },
  ],
  tones: everyTone,
  escort: ['people'],
  roles: {
    G: [
      ['schoolteacher', 'innkeeper', 'reeve'],
      ['head of the merchants', 'dean of the university', 'bishop'],
      ['first minister', 'keeper of the rolls'],
    ],
    A: [
      ['gentleman from abroad', 'travelling benefactor'],
      ['gentleman from abroad', 'founder of a company'],
      ['foreign count', 'founder of a company'],
    ],
    B: [
      ['widow with savings', 'miller', 'ferry owner'],
      ['vineyard owner', 'ship owner', 'printer'],
      ['border lord', 'ambassador', 'royal engineer'],
    ],
    S: [
      ['surveyor', 'pedlar who warned everyone'],
      ['dismissed bookkeeper', 'surveyor'],
      ['banned scholar', 'disgraced banker'],
    ],
    H: [
      ['secretary with beautiful handwriting', 'coachman'],
      ['secretary with beautiful handwriting', 'valet'],
      ['secretary with beautiful handwriting', 'valet'],
    ],
  },
  sites: [
    ['the rented hall', 'the office with the brass plate', 'the tent on the green'],
    ['the house of {B.full}', 'the yard of {B.full}'],
    ['the lodgings of {A.full}', 'the best rooms of the inn'],
  ],
  lair: {
    names: ['the empty customs house', 'the shuttered manor', 'the old assay office'],
    terrain: 'indoors',
  },
  scale: {
    prize: [
      ['the savings of the whole town'],
      ['the savings of five towns'],
      ['the treasure of the realm, signed over of its own free will'],
    ],
    ruin: [
      ['half of {town} has nothing left but the receipts'],
      ['five towns cannot buy seed, and the poor quarters starve'],
      ['the realm cannot pay its soldiers, and they notice it'],
    ],
  },
  problem: [
    'People in {town} have not been so happy for years. They have put their money into it, their faith and their Sundays; there is a song. {B.full}, the {B.role}, has given the most and sleeps the best. Only {S.full}, the {S.role}, said in front of everyone that it could not be true, laid out why, with figures, and was chased through the pond. Nobody wants to hear it a second time, least of all from somebody who is right.',
    'It began with a brass plate, a good coat and very good manners. {A.full}, the {A.role}, asked nobody for anything; people had to beg to be let in. {B.full}, the {B.role}, was let in first. Since then {town} has talked of nothing else, and {S.full}, the {S.role}, who asked to see it with {S.their} own eyes, has been thrown out of three inns.',
  ],
  start: [
    [
      'The doors are still closed and the queue goes round the corner. They have brought stockings with coins in them, a silver spoon, a cow. "You need not push," says {H.full}, the {H.role}, and sets up a small table with a ledger. "There is enough for everyone." Behind you somebody tries to leave the queue, and is held fast by the others, in a friendly way. [{A.full} comes out to shake hands, and remembers each name|In the door stands {A.full} and knows everyone\'s name], including yours.',
      '@queue',
    ],
    [
      'Somebody is being ducked in the pond, by people who otherwise hold doors open for one another. "Such rudeness towards {A.full}," an old woman explains to you, and holds the shoes. A head comes up, coughs, and says: "It does not add up." Down it goes again. It is {S.full}, the {S.role}. ["Say that it adds up," the old woman begs. "I have put the cow in."|"Please, dear," says the old woman. "My cow is in it."]',
      '@pond',
    ],
  ],
  ask: [
    '"I cannot forbid people to be happy," says {G}. "I can only ask you to find out what it costs. If it is true, I will beg their pardon. If it is not, it must come out before {deadline}, and in such a way that they believe it; they will hate whoever says it. And see that {S} is not drowned in the meantime."',
    '{G} closes the window before speaking. "I have put something into it as well. Little. Not so little. So I am not impartial, and that is why I am asking you. On {deadline} all the rest is to be handed over. Find out by then where it goes."',
  ],
  rumours: [
    'Whoever came early has already been paid, in gold, before witnesses.',
    '{S} is only bitter because {S.they} was not let in.',
    '{A} gave a beggar the good coat, and had another one on the next day.',
    'Somebody has seen it, with their own eyes; nobody knows who.',
    '{H} writes letters by night, in different hands.',
    'In {town2} they had the same song, two years ago, with other words.',
  ],
  run: [
    [
      'Those who were paid in gold stand in the queue again, further back: it goes round and round (DC 12 Perception).',
      'start=queue',
    ],
    [
      'The old woman is not wicked. If someone sits down with her and goes through the sum in peace (DC 12 Persuasion), she is the first to stop singing.',
      'start=pond',
    ],
    'Whoever asks {A} an honest question gets an honest answer, to a slightly different question.',
  ],
  gist: [
    'It is a lie, and a good one: {fact}. {A} pays the first with the money of the last, and has everything carried to {lair}. On {deadline} {A} means to be gone with {prize}. {H} writes the letters of grateful strangers, and is to be left behind. {S} worked it out and is right to the coin.',
    '{Fact}: that is what is going on, and there is nothing behind it but {H}, a brass plate and {lair}. By {deadline} {A} will have {prize}. {B} has understood it, and goes on smiling, since the others came in because of {B}.',
  ],
  truth: [
    [
      '{A} has done it {few} times, under {few} names, and is always surprised how little it takes: one does not tell them anything, one lets oneself be asked. This time it has gone on for too long. {A} has become fond of the place, has been to two christenings, and packs a little more slowly each time.',
      '{A} believed it once. There was somebody who said exactly these words, on a green like this one, to people like the parents of {A}; they died without ever hearing that it was a lie. {A} tells {A.themself} that it was the best year of their lives, and that this is what is being sold.',
    ],
    [
      'The letters from satisfied people in other towns are by {H}, in eleven hands. What is taken in goes to {lair} at night, and a little comes back in the morning, as gain. It has to grow by a third each week so as not to collapse, and {S} has calculated the day on which there are no people left: the day after {deadline}.',
    ],
    [
      '{B} put in everything, and on account of {B} the neighbours, and the church, and the school. {B} went to {lair} {few} nights ago, saw what is there and what is not, and came home and said nothing. Whoever says it aloud now has ruined {few} hundred people; whoever is silent has done so as well, but later. That {fact} is known to {few} people by now, and all of them are silent.',
    ],
  ],
  turn: [
    'What is at {lair} would be enough to give everybody back about half. If it comes out quietly, each one gets half. If it comes out loudly, the strongest get everything. {A} points this out to the party, in all friendliness.',
    '{H} has been putting something aside, of which {A} knows nothing, and not for {H.themself}: a list, with each stocking, each spoon and each cow, and to whom it belongs. {H} wanted to be able to say one day that it had been a mistake.',
  ],
  people: {
    G: ['{G} put in a sum meant for a roof, and cannot look at the ceiling any more.'],
    A: [
      '{A} wants {prize}, and to be waved goodbye to. {A} has perfect manners, lends umbrellas, and has never been caught in a lie, only in omissions.',
      '{A} wants to be believed, more than to be rich. {A} is at {A.their} best before {few} hundred people, and does not know what to do with one.',
    ],
    B: [
      '{B} knows it, and brought the others in. {B} would stand up, if somebody would tell {B.them} with which sentence to begin.',
    ],
    S: [
      '{S} was ducked for arithmetic, has caught a cold, and has the whole sum on one sheet. {S} would rather be thanked than be right, and expects neither.',
    ],
    T: [
      '{T} has driven the cart by night, without a lamp, believing that it was about safety. {T} can count sacks, going in and coming out.',
    ],
    H: ['{H} writes in eleven hands and has lost {H.their} own. {H} has the list, in a hatbox.'],
  },
  looks: [
    [
      'A brass plate, polished; behind it one table, one chair, and a curtain. [Behind the curtain is a wall|Behind the curtain stands a bucket]. On the walls hang letters from grateful people, each in another hand, all with the same way of crossing a t.',
    ],
    [
      'A good house in which things are missing: bright squares on the walls, one spoon of each sort, a cradle without its silver bell. [On the table lies a receipt, in a frame|A receipt hangs in a frame over the fireplace].',
    ],
    [
      'Flowers, visiting cards, a trunk that is never quite unpacked. [In the looking glass one can see the door from the bed|The window is open, and the drop below it is easy]. On the washstand lie {few} pairs of spectacles, all with plain glass.',
    ],
    [
      'Dust sheets over nothing. In the middle of the largest room stands everything that was ever handed in: stockings, spoons, clocks, a cradle bell, sorted by weight; next to it a coach with its shafts up, and harness for {few} horses.',
    ],
  ],
  todo: [
    [
      'One comes in by giving something. Whoever gives too little is sent away with kindness; {bribe} gp or a very good story (DC 12 Deception) leads behind the curtain, for as long as a cup of tea lasts.',
    ],
    [
      '{B} talks about everything else. Whoever helps with what has to be done now without the servants (no check, an hour), or says the sum first (DC 12 Insight), is asked to sit down.',
    ],
    [
      '{A} is out, at christenings and suppers, until ten; the people of the house are devoted, and let a sweetheart in (DC 12 Performance), a creditor never.',
    ],
  ],
  firstFight:
    'on the second evening decent people come to ask the party to stop asking ({skirmish}). They have brought along what they could find, rakes and a rolling pin, and weep while they use it; they stop when one of the party asks each what they have put in.',
  clues: [
    [
      'Investigation :: comparing the grateful letters :: Eleven hands, and one way of crossing a t. And all of them have been posted here.',
      'Insight :: asking those who were paid what they did with it :: They put it back in. Nobody has kept a coin for longer than a night: it was {A} who advised each of them so, in private.',
      'Perception :: looking at the floor behind the curtain :: The boards are worn to the back door, and dust sheets have been dragged here; the fluff is the same as at {lair}.',
    ],
    [
      'History :: reading the receipt backwards :: It says, in very small print, that nothing is promised. A lawyer wrote that, or {A}, who must have had it needed before.',
      'Medicine :: looking at {B} :: No sleep for {few} nights, and not from joy. {B} has been somewhere: the shoes stand before the stove, and are not dry yet.',
      'Persuasion :: asking where the shoes have been :: "At {lair}. Do not go there. You will have to do something then."',
    ],
    [
      'Sleight of Hand :: lifting the lining of the trunk :: {few} sets of papers, {few} names, one face: that of {A}. The last town was {town2}.',
      'Arcana :: holding the blotter against the looking glass :: "The horses for the eve of {deadline}. Nobody else." So it is to end, and {H} is not coming along.',
      'Survival :: asking the stable where the horses are to be sent :: To {lair}, after dark, with muffled hooves.',
    ],
  ],
  lairUse: [
    'The dust sheets: whoever pulls one off (one action) throws it over a creature within ten feet, DC 12 Dexterity saving throw, or it is blinded until somebody takes it off.',
    'The heap of coins and spoons slides: whoever kicks away the board at its foot (one action) makes twenty feet of difficult terrain, and {sting} bludgeoning damage for whoever is lying in it.',
    'The coach can be pushed (two creatures, one action each): it rolls through the door, with everyone who stands in its way, DC 12 Dexterity saving throw, {sting} bludgeoning damage.',
  ],
  tactics: [
    '{A} does not fight, but asks everyone by name to be reasonable, from behind the coach (DC 13 Wisdom saving throw, or no attack on {A} this round); the others have been paid in advance, with real money',
  ],
  parley: [
    '{A} can be beaten with one question, if it comes from {B}, or in the words of {B} (DC 13 Persuasion): "And what would you have told us at the next christening?" {A} has never had to hear the end of it anywhere.',
    '{H} brings the hatbox. With the list in the room, it is possible to give things back, and {A} is too good at sums not to see that half in peace is more than all with horses (DC 12 Insight to find the figure).',
  ],
  clock: [
    ['{A} gives a supper for the party, praises it aloud, and asks it to take the first share.'],
    ['{S} is put on a cart with nothing but a coat and driven out of {town}, with singing.'],
    ['Those who have nothing left bring what belongs to others. {T} drives twice each night.'],
    ['On the eve of {deadline} the horses are harnessed, with muffled hooves.'],
  ],
  after: [
    'On {deadline} the queue waits until noon before somebody tries the door. The curtain moves in the draught. {B} is the one they remember. Before winter {ruin}.',
  ],
  endings: [
    {
      heading: 'Half for everyone',
      text: [
        '{B} says it, on the green, with the sum of {S} in the hand. Nobody sings. Then {H} opens the hatbox and reads out the first name, and a stocking is handed down from the coach, half full, and the next one. It takes until evening, and nobody pushes. {A} has to stand beside it and give each of them the hand. That {fact} is told in {town} against oneself, with laughter, after about ten years. {S} gets the school.',
      ],
    },
    {
      heading: 'Caught with the reins in the hand',
      text: [
        'The party stops the coach on the eve of {deadline}, and all of it is there. *The price:* nobody has heard the sum, so half of {town} believes that it would have come true, if only the party had not interfered; {A} gets flowers in the cell.',
      ],
    },
    {
      heading: 'Let it come true',
      text: [
        'There is enough at {lair} to build a real thing, smaller, and later, with work; {A} is the one who could sell it to them. *The price:* {A} stays, under the eyes of the party, and everybody goes on being lied to for a year, for their own good.',
      ],
    },
    {
      heading: 'If the party is too late',
      text: [
        'The coach is on the road, heavy and slow, towards {town2}; {T} knows the short cut by the ford. And in {town} all of them are still standing in the queue, for exactly as long as nobody tries the door.',
      ],
    },
  ],
  steps: [
    'Find out what people in {town} have paid for.',
    'Hear what {S.full} has worked out.',
    'Find the place where it all goes.',
    'Bring it to light before {deadline}.',
  ],
  frame: {
    suspects: [
      '{S.full}, who is disliked for being right. {T.full} has driven the cart and counted the sacks.',
    ],
    where: [
      '{lair}, where it is all being piled up. {A.name} is in {town} every day, wherever there is a christening, and goes there only at the end.',
    ],
    ownMagic: [
      [
        '*Zone of Truth*: "I have promised nobody anything," says {A}, and it is true, and everybody hears only the tone.',
        'level>=3',
      ],
      [
        '*Detect Thoughts* on {A} finds names, hundreds of them, with birthdays, and one train of thought that keeps going away on tiptoe.',
        'level>=3',
      ],
      '*Comprehend Languages* on the receipt gives the small print in plain words: "You have been very kind."',
      [
        '*Sending* to somebody who was robbed in {town2} is answered at once: "Good coat? Christenings? Look for the horses."',
        'level>=5',
      ],
    ],
  },
};
