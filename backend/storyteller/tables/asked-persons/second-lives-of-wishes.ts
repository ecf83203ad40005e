import type { AskedStory } from './story-type.ts';

/** Second stories for a wish and for a curse. */
export const personsOfOtherWishes: readonly AskedStory[] = [
  {
    id: 'asked-change-of-life',
    asked:
      /\b(?:wants|dreams|longs|hopes|wishes|tries|trying|aspiring|wanting|dreaming) (?:to be|to become|of being|of becoming) (?<what>[\p{L}'-]+(?: (?!(?:and|but|because|who|despite|although|one)\b)[\p{L}'-]+){0,3})/iu,
    other: 'discouraging relative',
    look: [
      '{P.name} wears the clothes of the old work and one thing of the new, a hat, a tool or a pair of gloves, which is still too stiff.',
    ],
    manner: [
      '{P} practises under the table, under the breath and before the mirror of any spoon.',
      '{P} asks people who have made it how they began, and is disappointed that it was with money.',
    ],
    want: '{P} wants to be {what}, which nobody expects of {P.them}, and needs one single chance to show it.',
    ask: [
      '{P} offers {pay} gold pieces, all that has been put by, to a party that is its first audience, customer or patient in {town}, and is honest about it.',
      '{P} offers {pay} gold pieces for a letter of recommendation from a master near {town2}, who takes nobody, and is said to have been kind once.',
      'By an error of the heralds {P} is down on a list of the crown as {what}, and is expected there. {P} offers {pay} gold pieces to those who help to make the realm not notice, for a week, and after that no longer to have to.',
    ],
    says: [
      '"Do not laugh. Or laugh now, and then listen."',
      '"I am too old, too small, too late and the wrong kind. I have it all in writing, from {Q}."',
      '"I was quite good yesterday. There was only nobody there."',
    ],
    tell: 'By night one hears {P} at it in the attic, [over and over at the same place|with a cushion against the door], and the neighbours have stopped complaining, since last month.',
    truths: [
      '{P} has the gift, and {Q} knows it from the first hour: {Q} had it too, was ruined by it, and tears up the answers that come for {P} in the post. There have been {few}, and all of them said yes.',
      '{P} wants it for somebody else: {P.they} promised it at a deathbed, to the one who should have become it. {P} has no gift at all, has worked for it for {years} years, and is by now better than those who have one. {Q} was in the room, and thinks the promise cruel.',
    ],
    clues: [
      [
        'Investigation',
        'looking into the stove of {Q}',
        'a seal is left there, of a house that does not write to just anybody.',
        1,
      ],
      [
        'Insight',
        'praising {P} in front of {Q}',
        '{Q} closes both eyes, like somebody who hears an old tune.',
        1,
      ],
      [
        'Perception',
        'listening at the attic',
        'before {P} begins, {P.they} says "for you", and a name.',
        2,
      ],
      [
        'Insight',
        'asking {P} what {P.they} likes about it',
        '{P} has to think, and is surprised.',
        2,
      ],
    ],
    pressed: [
      '{Q} gives {P} the last of the letters, unopened, and says what it was like. The place is kept free until Friday.',
      '{P} keeps the promise, in front of everybody, and it is as good as it was meant to be. Afterwards {P} takes off the hat, and asks the party what they think that {P.they} might like to be.',
    ],
  },
  {
    id: 'asked-curse-of-another',
    asked: { kind: ['curse'], state: 'cursed' },
    other: 'unlucky heir',
    look: [
      '{P.name} has things within reach that others do not need, a chain, a bell, a bag of salt, and others at a distance that everyone else has on the table.',
    ],
    manner: [
      '{P} tells new people about it in one sentence, so as to have it over with.',
      '{P} lives by rules that look like whims, and there is a dent in the wall for each time that one was broken.',
    ],
    want: [
      '{P} {said}, has got used to it, and wants to know who has been spared in {P.their} place.',
      '{P} {said}, has been offered the cure, and has asked for time to think about it.',
    ],
    ask: [
      '{P} gives {pay} gold pieces to a party that stays with {P.them} in {town} on the one night of the year on which it does not hold, and prevents {P.them} from enjoying it too much.',
      '{P} offers {pay} gold pieces to have the words read again near {town2}, where it was spoken, by somebody who can tell whether there was a comma in them.',
      'The same thing is to befall an heir of the crown on the day of the coronation. {P} knows how it begins, and offers {pay} gold pieces to those who get {P.them} through the realm and into that room.',
    ],
    says: [
      '"One gets used to it. I would not say that it gets used to me."',
      '"Please do not say that word. Thank you. The last one who said it is that chair."',
      '"I looked into it. There is a form of words. It is always a form of words."',
    ],
    tell: 'Once a month {P} sits across from an empty chair and argues with it, [reasonably|in two voices], until cockcrow.',
    truths: [
      '{P} {said} because {P} stepped in between: it was meant for {Q}, who was a child then and has never been told. It can be ended only by the one for whom it was meant, and then it would go where it was going.',
      '{P} {said}, and it was {P.their} own doing: {P} had it laid upon {P.themself}, for good money, since what {P.they} would otherwise have become had already begun. {Q} has found the remedy, and is on the way with it, beaming.',
    ],
    clues: [
      [
        'Arcana',
        'looking at how the curse lies on {P}',
        'it sits a little askew, like a coat that was made for somebody smaller.',
        1,
      ],
      ['History', 'finding the one who laid it', 'there is a receipt, and it is signed by {P}.', 2],
      [
        'Insight',
        'mentioning {Q} to {P}',
        '{P} asks whether {Q} is well, before everything else.',
        1,
      ],
      [
        'Perception',
        'listening to the argument with the chair',
        'the second voice is that of {P} as well, and it is hungry.',
        2,
      ],
    ],
    pressed: [
      '{Q} is told, and is given the choice that nobody had then. {P} has packed the chain and the salt, in case they are going to be needed by somebody else.',
      '{P} drinks half of the remedy, to see who wakes up, with the party between {P.them} and the door. One can talk to it, for about an hour.',
    ],
  },
];
