import type { AskedStory } from './story-type.ts';

/** Persons whose life hangs on what another did, has or is. */
export const personsOfLivesBesideOthers: readonly AskedStory[] = [
  {
    id: 'asked-double',
    asked:
      /\b(?:body ?double|double|decoy|stand-in|lookalike|look-alike|doppelganger|understudy|impersonator|impostor|imposter) (?:of|for|to|who|that)\b|\b(?:king|queen|prince|princess|duke|duchess|emperor|empress|lord|lady|general|noble)'s (?:body )?(?:double|decoy|lookalike|stand-in|impostor|imposter)\b|\bpretends to be the (?:dead|missing|lost|vanished) [\p{L}]+\b/iu,
    isWhole: true,
    other: 'old dresser',
    look: [
      '{P.name} has a well-known face, holds it a little as one holds a full glass, and bites the nails that otherwise go with it.',
    ],
    manner: [
      '{P} has three ways of walking, and uses the third one only after dark.',
      '{P} gives people what they expect, half a moment before they expect it.',
    ],
    want: [
      '{P} has been playing somebody else for so long that {P.they} wants to know which of the two was asked to supper.',
      '{P} stands where somebody else should, and wants to go on standing there, because it is done better like this.',
    ],
    ask: [
      '{P} gives {pay} gold pieces from two purses to a party that goes about {town} for a day with somebody in a hood, and calls that person by {P.their} name.',
      '{P} offers {pay} gold pieces for a portrait near {town2}, on which there is one mole too many, or one too few.',
      'The true one is to be crowned, married or shot at, all in one week, and has not been seen since Monday. {P} offers {pay} gold pieces to those who find that person before the realm has got used to {P.them}.',
    ],
    says: [
      '"I was hired for the back of the head. The rest came with time."',
      '"Do I look like myself? Thank you. It is a bad day for it."',
      '"People love me. They are quite right to. I am told that I was dreadful before."',
    ],
    tell: 'Before a mirror {P} says good night to the other one, [by title|by a nickname], and waits for a moment as though for an answer.',
    truths: [
      'The true one is dead, at the hands of those for whom a double is easier to guide; {P} was not asked. {Q}, who dressed both of them, saw which one was carried out, and has sewn a name into {P.their} hem in case it happens again.',
      'The true one is alive, content, and keeps bees under a false name. The two of them arranged it. Each year they meet and ask each other whether it is to be changed back, and the answer of this year frightens {P} more than any before, whichever it is. {Q} carries the letters.',
    ],
    clues: [
      [
        'Perception',
        'watching {P} at a moment of fright',
        '{P} calls out in another voice, with another accent.',
      ],
      [
        'Investigation',
        'feeling along the hem of {P}',
        'a name is sewn into it, and it is not the well-known one.',
        1,
      ],
      ['Insight', 'asking {Q} about the change', '{Q} says "which one?", and drops the pins.', 2],
      [
        'Nature',
        'opening one of the jars of honey at the palace',
        'the label is written in the hand that signs decrees.',
        2,
      ],
    ],
    pressed: [
      '{P} takes off the ring before those who guide {P.them}, and asks whether they can still tell. None of them can, and it frightens them more than a sword would.',
      "{P} and the other one stand side by side, and for once let somebody else choose. {Q} looks from one to the other for a long time, and then gives each of them the other's coat.",
    ],
  },
  {
    id: 'asked-right-hand',
    asked:
      /^(?:an? |the )?(?:[\p{L}'-]+ )*(?:squire|sidekick|henchman|henchwoman|lieutenant|second in command|right-hand (?:man|woman)|apprentice|bodyguard|minion|manservant|page|assistant|familiar) (?:of|to|for) (?:an? |the )?(?<what>[\p{L}'-]+(?: [\p{L}'-]+){0,3})$/iu,
    isWhole: true,
    other: 'master',
    look: [
      '{P.name} carries two packs, two cups and two sets of excuses, and is always half a step behind where somebody else is expected.',
    ],
    manner: [
      '{P} says "we" for what {P.they} did alone, and "I" for what went wrong.',
      '{P} tells the great deeds of {Q} in such a way that people order another drink.',
    ],
    want: [
      '{P} serves a {what}, and wants the name to stay as bright as {P.they} has made it.',
      '{P} serves a {what}, knows better than anybody what that means, and wants to be released from it without having to ask.',
    ],
    ask: [
      '{P} gives {pay} gold pieces of saved wages to a party that does in {town} what {Q} has promised to do, by night, and leaves the right glove behind.',
      '{P} offers {pay} gold pieces for a witness from {town2} who was there, the first time, and has begun to talk.',
      'The crown has called upon {Q}, in front of the whole realm, and there is no night left to do it in. {P} offers {pay} gold pieces to those who help {P.them} to be in two places.',
    ],
    says: [
      '"{Q} is resting. Great deeds are tiring. Can I help?"',
      '"I only hold the horse. You would be surprised what one can do with a horse in one hand."',
      '"No, I do not want to be it myself. Somebody has to be able to see it."',
    ],
    tell: 'By night {P} cleans the weapon, the staff or the crown of {Q}, puts it on for a moment, looks, and takes it off.',
    truths: [
      'All the deeds are those of {P}. {Q} knows it, has never asked for it, and has taken to drink because of the thanks. It began with one lie, to save {Q} from the rope, and there has never been a day to take it back.',
      '{Q} is much worse than people know, and {P} was put at {Q.their} side to hold {Q.them} in check, by an oath to a dying parent of {Q}. The oath ends with this year. {P} has packed {few} times, and each time something has happened in the night.',
    ],
    clues: [
      [
        'Insight',
        'letting {Q} tell of a great deed',
        '{Q} tells it well, and looks at {P} at the difficult place.',
        1,
      ],
      [
        'Investigation',
        'comparing the notches on the weapon with the hands of both',
        'the blisters are on the wrong ones.',
        1,
      ],
      [
        'Perception',
        'seeing {P} put the bags down',
        'at once {Q} is there, and something breaks.',
        2,
      ],
      ['Medicine', 'looking at old wounds of {P}', 'some were not dealt by enemies.', 2],
    ],
    pressed: [
      '{Q} stands up at the feast and says whose deeds they were, sober, with a hand on the shoulder of {P}. It is the bravest thing that {Q} has ever done, and it is true.',
      '{P} goes, in daylight, with one pack. "You will see what I am," says {Q}. "Yes," says {P}, "and so will you". What happens in that night is for the party to meet.',
    ],
  },
  {
    id: 'asked-respectable-boss',
    asked:
      /\b(?:runs?|leads?|heads?|controls?|rules?|owns?|secretly (?:is|the))\b.* (?:the |a |an )?(?:thieves'? guild|thieves guild|guild of thieves|assassins'? guild|smuggling ring|crime (?:ring|syndicate|family)|underworld|black market|gang|mob|cartel)\b|\b(?:crime (?:boss|lord)|mob boss|guild ?master of thieves|gang leader|kingpin|thief lord)\b.* (?:pretend(?:s|ing)? to be|posing as|poses as|disguised as|who (?:is|runs|works as)|hiding as) (?:an? )?(?<what>[\p{L}'-]+(?: (?!(?:and|but|who|in|with)\b)[\p{L}'-]+){0,2})/iu,
    isWhole: true,
    isDisguise: true,
    other: 'young informant',
    look: [
      '{P.name} is dressed with the kind of modesty that costs a good deal, smells of what {P.their} trade smells of, and is greeted first by everybody, a little too quickly.',
    ],
    manner: [
      '{P} offers everyone something sweet, remembers what they like, and lets it be felt that it has been remembered.',
      "{P} never raises {P.their} voice, never asks twice, and is worried about everybody's health.",
    ],
    want: [
      '{P} wants {town} to see in {P.them} a respectable person with a small business, and wants to find out who has been stealing from that business: the other one.',
      '{P} wants to retire into what {P.they} has been pretending to be, and has come to like.',
    ],
    ask: [
      '{P} gives {pay} gold pieces and a jar, a loaf or a bonnet to a party that looks for a lost account book in {town}, and does not read beyond the recipes.',
      '{P} offers {pay} gold pieces for {few} crates from a barge near {town2}, which were promised to {P.them} and delivered to somebody without manners.',
      'The crown has appointed a hunter of gangs for the whole realm, and it has been thought best to make {P} a member of the council that advises him. {P} offers {pay} gold pieces for somebody who can sit there with a straight face.',
    ],
    says: [
      '"Crime? In our town? Have a biscuit, and tell me where."',
      '"I am only somebody who knows a great many nephews."',
      '"It would be such a pity. I always say that, and then it always is."',
    ],
    tell: 'Every seventh evening {P} shuts early, [puts out one chair more than there are guests|hangs a certain cloth in the window], and by midnight nothing is stolen in all of {town} for an hour.',
    truths: [
      '{P} heads the guild of thieves, and keeps it small, polite and out of the houses of the poor. A lieutenant wants to have it otherwise, and has begun to kill. {Q} has been reporting on {P} to the guard for a year, and is the only one whom {P} would trust with the succession.',
      '{P} heads the guild of thieves in name only: whoever did it before {P.them} is not dead, only old and very quiet, and lives upstairs as an invalid relative. {Q}, who carries up the soup, has understood from whom the orders come.',
    ],
    clues: [
      [
        'Investigation',
        'looking at the accounts of the honest business',
        'nobody can use that much sugar, thread or flour.',
      ],
      [
        'Insight',
        'mentioning the latest murder to {P}',
        '{P} is angry, in the way in which one is angry with a servant.',
        1,
      ],
      [
        'Perception',
        'carrying the soup upstairs in place of {Q}',
        'the invalid has a chessboard, and the pieces are streets.',
        2,
      ],
      ['Insight', 'asking {Q} what {P} is like', '{Q} says "kind", and is unhappy about it.', 1],
    ],
    pressed: [
      '{P} closes the shop, calls all the nephews together and puts the question of the succession to the vote, before the lieutenant and the guard, both of whom {Q} has invited.',
      '{P} takes the party upstairs and introduces them. The old one looks them over, says "fifth row, third house", and outside somebody starts running.',
    ],
  },
  {
    id: 'asked-witness',
    asked:
      /\b(?:saw|has seen|had seen|witnessed|overheard|stumbled (?:on|upon|over)|knows who)\b.*\b(?:murders?|murdered|crimes?|killed|killer|kill|theft|thief|assassination|assassin|too much|plot|conspiracy|(?:should not|shouldn't|ought not|was not supposed|wasn't supposed)|did it|ghost ship|body)\b|\b(?:witness (?:to|of)|only witness|star witness|key witness)\b|\b(?:found|discovered|caught|dug up|fished) (?:out )?something (?:he|she|they) (?:shouldn't|should not|ought not)/iu,
    isWhole: true,
    other: 'helpful watch officer',
    look: [
      '{P.name} stands with {P.their} back to something, at all times, and has moved {P.their} bed in front of the door.',
    ],
    manner: [
      '{P} begins to tell it several times a day, gets as far as the weather, and talks about the weather.',
      '{P} looks at hands, at boots and at the third button of coats, and hardly ever at faces.',
    ],
    want: [
      '{P} has come upon something that was meant for nobody, and wants to tell it once, to the right person, and then never again.',
      '{P} has come upon something that was meant for nobody, has put it back, and it keeps on turning up.',
    ],
    ask: [
      "{P} gives {pay} gold pieces to a party that goes with {P.them} through the market of {town} at noon, slowly, until {P} presses somebody's arm.",
      '{P} offers {pay} gold pieces to be brought to a judge in {town2} who has no relatives, if there is such a one.',
      "What {P} knows reaches up to the crown, and all of the realm's roads have a man at the end. {P} offers {pay} gold pieces to those who get {P.them} into one certain room, alive, while one certain person is in it.",
    ],
    says: [
      '"I saw nothing. It was dark, and he had the coat on inside out. I mean, it was dark."',
      '"Do sit somewhere else. That is where one can be seen from."',
      '"I used to sleep so well. I was quite well known for it."',
    ],
    tell: 'Since that day {P} has set two places, [one for {P.themself} and one at the window, so that the house looks full|and eats from the second].',
    truths: [
      'What {P} came upon was done by {Q}, who has been so helpful since then, takes down every new version with care, and hopes to find out that {P} did not see the face. {P} did not. But {P} would know the sound of those boots.',
      'What {P} came upon was meant to be found, by {P} in particular: {Q} staged it, the blood and the coat, so that {P} would name an enemy of {Q.theirs} as the culprit. The one thing that does not fit is that there really is somebody dead.',
    ],
    clues: [
      [
        'Perception',
        'watching {P} when {Q} comes up the stairs',
        '{P} grows pale at the third step, before anyone can be seen.',
        1,
      ],
      [
        'Investigation',
        'looking at the place itself',
        'everything there is arranged so as to be seen from one side, and that is where {P} passes each day.',
        2,
      ],
      [
        'Insight',
        'asking {Q} what {P} has told so far',
        '{Q} knows it by heart, and asks the party whether there is anything new.',
        1,
      ],
      [
        'Medicine',
        'looking at the blood',
        'most of it is that of a pig, and some of it is not.',
        2,
      ],
    ],
    pressed: [
      '{P} closes both eyes, in front of the judge, and asks several people to walk up and down. At one of them {P} raises a hand.',
      '{P} says before everybody who wanted {P.them} to say what. {Q} still believes that nobody died; told otherwise, {Q} sits down, and is for once really of help.',
    ],
  },
  {
    id: 'asked-lost-everything',
    asked:
      /\blost (?:everything|it all|all (?:he|she|they) had|all (?:his|her|their) (?:money|possessions|property)|(?:his|her|their) (?:home|house|shop|village|farm|business|city|town|country|homeland|land|ship|fortune|livelihood))\b|\b(?:refugee|displaced|evacuee|homeless (?:\p{L}+ )?(?:noble|merchant|baker|family|scholar))\b|\b(?:fled|fleeing|escaped|driven) (?:from )?(?:a |the |his |her |their )?(?:war|burning|besieged|destroyed|plague|invasion|home|homeland|village|city|country|famine|flood)\b/iu,
    isWhole: true,
    other: 'old neighbour',
    look: [
      '{P.name} wears good things that were not made for work, at work, and a door key on a string for which there is no door any more.',
    ],
    manner: [
      '{P} says "at home we", stops, and says "one can also".',
      '{P} takes nothing without giving something back, if it is only a fold put into a napkin.',
    ],
    want: [
      '{P} lost house and home, has begun again from nothing in {town}, and wants to be known for something else than that.',
      '{P} lost house and home, and wants one thing that was left behind, in a wall, under a stone, where nobody else would look.',
    ],
    ask: [
      '{P} gives {pay} gold pieces, the whole of the new till, to a party that finds out who in {town} has been painting signs on the doors of those who came later.',
      '{P} offers {pay} gold pieces to be taken to what is left of home, past {town2}, by people who do not say that it must have been pretty.',
      'The crown means to give the old land away, as empty. {P} offers {pay} gold pieces, collected from {years} families, to those who bring a list of the living before the council of the realm.',
    ],
    says: [
      '"It is a very good town. The people are very good. The bread takes some getting used to."',
      '"I had a pear tree. That is all. One asks me about the war, and I think of the tree."',
      '"I am not brave. I had a cart."',
    ],
    tell: 'In the evening {P} locks {P.their} door with the right key and then turns the other one, in the air, once to the left.',
    truths: [
      '{P} opened the gate of home to the enemy, to get the children out, who were being let through for it. All who came along owe their lives to it, and would never speak to {P.them} again. {Q} was at the gate that night, and has not slept well since.',
      "In the wall is what all of it was about: the enemy burned the place in order to find it, and did not. {P} was its keeper and ran, without it, with somebody else's child on the arm. That child is {Q}, who dreams of a wall.",
    ],
    clues: [
      [
        'Insight',
        'asking those from home how they got out',
        'they all say "there was a gate that had been forgotten".',
        1,
      ],
      [
        'Perception',
        'showing {P} a drawing of the old town',
        'the finger goes to one wall, and is pulled back.',
        2,
      ],
      [
        'Investigation',
        'looking at who is asking about those who came later',
        'it is always the same seal, and it is that of the other side.',
        2,
      ],
      ['Insight', 'watching {Q} when {P} is thanked', '{Q} looks at the key.', 1],
    ],
    pressed: [
      '{P} tells them, on the day of remembrance, and lays the key on the table. For a long time nobody takes it; then {Q} does, and hands it back.',
      '{P} takes {Q} along, and they find the wall by its being the only one that is still standing. Those with the seal have found it too.',
    ],
  },
  {
    id: 'asked-outlived-them-all',
    asked:
      /\b(?:outlived|has outlived|buried|has buried|survived) (?:all )?(?:of )?(?:his|her|their) (?:[\p{L}-]+ )?(?:children|grandchildren|family|friends|husbands?|wives|wife|loved ones|kind|people|companions|comrades|generation|masters)\b|\b(?:elf|elven|immortal|dwarf|lich|golem|vampire|dragon)\b.*\b(?:watched|seen|saw) (?:everyone|all|friends|them|generations|his|her|their)\b.*\b(?:die|age|pass)\b/iu,
    isWhole: true,
    other: 'last great-grandchild',
    look: [
      '{P.name} wears one small thing from each, {few} rings, a button, a ribbon, and knows them apart by touch.',
    ],
    manner: [
      '{P} gives new people names of earlier ones by mistake, and is most polite to those whom {P.they} likes, so that it stays like that.',
      '{P} plants only what is slow.',
    ],
    want: [
      '{P} has outlived all whom {P.they} loved, and does not want to learn another name; unfortunately somebody has moved in next door.',
      '{P} has outlived all whom {P.they} loved but one, of whom {P.they} learned only this spring.',
    ],
    ask: [
      '{P} gives {pay} gold pieces to a party that keeps somebody in {town} from a very small folly, of a kind that {P.they} has seen end badly {few} times.',
      '{P} offers {pay} gold pieces to have a row of graves near {town2} tended; on one of them somebody has been putting flowers, and {P.they} would know who.',
      '{P} is the only one alive who was there when the crown was given, and to whom. {P} offers {pay} gold pieces to those who find out whether the realm would rather not be told.',
    ],
    says: [
      '"You remind me of somebody. No, stay. It is not your fault."',
      '"Time heals nothing. It only stands between."',
      '"I was there. It was raining, and nobody said any of it."',
    ],
    tell: '{P} goes down a certain street with closed eyes, once a week, and says good evening where there have been no doors for a hundred years.',
    truths: [
      'It is not chance that {P} lives so long: each of them gave {P.them} a year, one after another, of their own will and without telling, by a custom of that family which began out of love. {Q} is to do it this winter.',
      'One of the graves is empty. A child of {P} went away in anger, was given up for dead, and had a whole life two days from here. {Q} has the letters, each of which begins "Next spring I shall come".',
    ],
    clues: [
      [
        'History',
        'working out the ages on the stones',
        'each of them lacks one year, on the day.',
        1,
      ],
      [
        'Insight',
        'asking {Q} what is going to happen in winter',
        '{Q} smiles, and says that it is an honour.',
        1,
      ],
      [
        'Investigation',
        'looking at the flowers on the grave',
        'they come from a garden two days away.',
        2,
      ],
      [
        'Perception',
        'looking at the handwriting of {Q}',
        'it has the same odd "s" as that of {P}.',
        2,
      ],
    ],
    pressed: [
      '{P} learns what the years were, counts them on the rings, and forbids it. Then {P} asks {Q}, who is disappointed, to have supper with {P.them} instead, every evening, for as long as it lasts.',
      '{P} reads the letters in order, in one night, on the doorstep of a house in which somebody old lives who has the same ears. It is spring.',
    ],
  },
];
