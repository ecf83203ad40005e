import { noun, type AskedStory } from './story-type.ts';

/** Adventurers, the arrogant, and those who were changed into something else. */
export const personsOfSeekers: readonly AskedStory[] = [
  {
    id: 'asked-treasure-hunter',
    asked: noun(
      'treasure hunter|adventurer|explorer|tomb raider|tomb robber|grave robber|archaeologist|relic hunter|dungeon delver|monster hunter guide|prospector|gold digger|cave explorer|mountaineer',
    ),
    other: 'former partner',
    look: [
      '{P.name} has sand in every pocket, a whistle, {few} kinds of chalk, and one finger less than on the old picture.',
    ],
    manner: [
      '{P} taps on walls while talking, and stops talking when one of them sounds right.',
      '{P} tells of the deepest places with a shrug, and will not go into a wine cellar.',
    ],
    want: [
      '{P} wants to bring something back to where {P.they} found it, because of what has been following it.',
      '{P} wants to go down a last time, past the point at which {P.they} turned round the last time and left somebody behind.',
    ],
    ask: [
      '{P} pays {pay} gold pieces to a party that carries a box across {town}, and does not, in any circumstances, tell it where it is going.',
      '{P} offers {pay} gold pieces for company to a shaft near {town2} where one has to be an odd number: "going in, and coming out".',
      'The crown has hung in its hall what {P} brought up, and each night in the palace one more door is open. {P} offers {pay} gold pieces to those who help to steal it from the realm, and put it back.',
    ],
    says: [
      '"It belongs in a museum. No, I have been to the museum. It belongs where it was."',
      '"There are no curses. There are only previous owners."',
      '"The map is false. I drew it. The mistake is the only thing on it that is true."',
    ],
    tell: 'In the evening {P} puts the boots outside the door, and in the morning there is always a little more sand in them than before.',
    truths: [
      'The treasure had been a price: those down there had paid something with it to stay where it was. {Q} sold their half of it long ago, and has begun to leave the same wet tracks.',
      'The partner was not left behind by accident. {P} cut the rope, because {Q} had begun to speak with a second voice. {Q} has come up again, friendly, forgiving, and would very much like to go back down together.',
    ],
    clues: [
      ['History', 'reading what is written on the box', 'it is not a warning but a receipt.', 1],
      [
        'Investigation',
        'looking at the end of the old rope',
        'it was cut, and the cut was made with a shaking hand.',
        2,
      ],
      ['Perception', 'listening to {Q} laugh', 'the echo comes before it.', 2],
      ['Survival', 'following the sand', 'it leads out of the house, and it leads downhill.', 1],
    ],
    pressed: [
      '{P} adds all that {P.they} owns to what was taken, piece by piece, until something down there has counted it and says that it is enough.',
      '{P} ties the rope round both of them, {Q} and {P.themself}, and asks the real one a thing that only they know. It takes a long time for an answer, and it comes from a good way down.',
    ],
  },
  {
    id: 'asked-arrogant',
    asked: noun(
      'arrogant|haughty|proud|snobbish|snob|condescending|stuck-up|disdainful|know-it-all|cocky|insufferable',
    ),
    other: 'despised colleague',
    look: [
      '{P.name} looks at the world down a good nose, and dusts off chairs, hands and compliments.',
    ],
    manner: [
      '{P} corrects how people pronounce their own names.',
      '{P} never thanks, and has never forgotten a kindness; that is a list, and it is short.',
    ],
    want: [
      '{P} wants to be proved right in a matter over which all of {town} has laughed, and by the end of the month.',
      '{P} wants help, which {P.they} calls by another name, and will only take it from somebody who does not belong here.',
    ],
    ask: [
      '{P} offers {pay} gold pieces for "an errand of no importance" in {town}, and asks three times whether it is done yet.',
      '{P} offers {pay} gold pieces to have somebody in {town2} told that {P.they} will not be apologising, in such a way that it can be taken as an apology.',
      '{P} told the court to its face what is going to happen to the realm, and was sent out for {P.their} manners. {P} offers {pay} gold pieces to those who say the same more nicely before it is too late.',
    ],
    says: [
      '"I would explain it, but I have only the one lifetime. You may carry that."',
      '"I am not proud. I am accurate."',
      '"You did that well. I mention it so that you do not wait for it."',
    ],
    tell: 'When {P} is alone at a window {P.they} practises a sentence, "I was mistaken", and never gets past the second word.',
    truths: [
      '{P} made one mistake, many years ago, was too proud to say so in time, and {few} people died of it. Since then {P} has checked everything three times and trusted nobody, and people call that arrogance. {Q} lost somebody by it, and has never been told why {P} gives way to {Q.them} in just one matter.',
      'It is a wall. {P} comes from the very people whom {P.they} looks down on, ran away at twelve, and learned that nose from a statue. {Q} comes from the same street, has recognised a word, and could bring it all down with a greeting.',
    ],
    clues: [
      [
        'Investigation',
        'looking through the old papers of {P}',
        'one sum has been done over and over, and it now comes out each time.',
        1,
      ],
      [
        'Insight',
        'watching {P} with a child, a beggar or a cook',
        'for one sentence the accent is another one.',
        2,
      ],
      ['Perception', 'listening at the window', '"I was", says {P}, and stops.', 1],
      [
        'Insight',
        'asking {Q} what {Q.they} thinks of {P}',
        '{Q} says a word that is not used in these parts, and smiles.',
        2,
      ],
    ],
    pressed: [
      '{P} says it to {Q}, with all three words, before everybody. It is not graceful. It is the most that {P} has ever given to anyone.',
      '{Q} gives the greeting. {P} answers it, in the broadest form of that street, before half of the court; and it turns out that some of them had been practising at windows as well.',
    ],
  },
  {
    id: 'asked-changed-shape',
    asked:
      /\b(?:cursed|doomed|turned|transformed|changed|bewitched|hexed|trapped|stuck|polymorphed)\b.* (?:to (?:live|be|remain|exist) as|into|in the (?:body|shape|form) of|as) (?:an? )?(?:[\p{L}-]+ )?(?<what>frog|toad|cat|dog|rat|mouse|pig|goat|sheep|donkey|horse|swan|raven|crow|owl|goose|duck|chicken|hen|fox|wolf|bear|statue|tree|sword|doll|child|bird|stag|deer|rabbit|snake|parrot|monkey|beetle|moth|fish)\b/iu,
    isShape: true,
    isWhole: true,
    other: 'loyal old friend',
    look: [
      '{P.name} has the shape of a {what} by now, with the bearing of somebody who used to fill a doorway, and one thing from before, a ring, a ribbon or a spur, worn where it will stay on.',
    ],
    manner: [
      '{P} gives orders as before, is now and then picked up in the middle of one, and finishes it in mid-air.',
      '{P} fights a second nature that takes over at meals, at noises and in spring.',
    ],
    want: [
      '{P} was made into a {what}, and wants the old shape back before {P.they} forgets what one does with hands.',
      '{P} was made into a {what}, could have been turned back long since, and wants to finish something first that only a {what} can do.',
    ],
    ask: [
      '{P} knows where {pay} gold pieces of {P.their} own lie in {town}, and gives them to a party that carries {P.them} to a certain window, and holds {P.them} up.',
      '{P} offers {pay} gold pieces to be brought to {town2}, past a fair, two dogs and a cook, to the one who spoke the words.',
      'At court somebody with {P.their} face is giving orders, and the realm obeys. {P} offers {pay} gold pieces to those who bring a {what} before the crown, and keep straight faces.',
    ],
    says: [
      '"I am addressing you. Down here. Kindly put away the cheese."',
      '"One gets used to the size. One does not get used to the hands that come from above."',
      '"Say \'who is a good one\' once more, and I shall remember it when I am tall."',
    ],
    tell: 'At dawn {P} sits before a puddle or a pane and looks, [and lifts a limb as one does to straighten a collar|until the water has been still for a while].',
    truths: [
      'The words were spoken by {Q}, in love and in anger, and were meant to hold for a day. {Q} has been looking after {P} ever since, tenderly, and knows how to end it: {Q} would have to say that it was {Q.them}.',
      'It saved {P.their} life: somebody has had all of {P.their} house killed, and nobody counts the animals. It will be over with the first kiss, the first blood or the first frost, and those who did it have heard that one is missing. {Q} is the one whom they have asked.',
    ],
    clues: [
      [
        'Arcana',
        'looking at the spell upon {P}',
        'it has the tone of a quarrel, and of a nickname.',
        1,
      ],
      ['History', 'asking what happened to the house of {P}', 'one death was never proved.', 2],
      [
        'Insight',
        'asking {Q} how it came about',
        '{Q} tells it without the last sentence, and holds {P} a little too tight.',
        1,
      ],
      [
        'Perception',
        'watching who asks after animals in {town}',
        'somebody is buying up every {what} there is.',
        2,
      ],
    ],
    pressed: [
      '{Q} says it, and how it was meant, and whom it should have hurt. Then somebody very stiff and very tall stands in the room, looks at {P.their} hands, and does not know yet what to do with them.',
      '{P} lets it happen in front of those who have come to make sure. It is quite a small room to be suddenly of the old size in.',
    ],
  },
];
