import type { AskedStory } from './story-type.ts';
import { assassins, ghosts } from './trade-words.ts';

/** Second stories for assassins and ghosts. */
export const personsOfOtherShadows: readonly AskedStory[] = [
  {
    id: 'asked-assassin-with-a-rule',
    asked: [
      assassins,
      /\b(?:assassin|hitman|killer|hired blade|poisoner|sniper)\b.*\b(?:code|rules?|honou?r|principles|conscience|heart|never kills|only kills|refuses)\b/iu,
    ],
    other: 'wealthy recluse',
    look: [
      '{P.name} is dressed like a clerk who has done well, has gloves for every occasion, and nobody remembers the face.',
    ],
    manner: [
      '{P} knocks, introduces {P.themself}, and asks whether the moment is convenient.',
      '{P} has rules, few and exact, and breaks off a meal if one of them is laughed at.',
    ],
    want: [
      '{P} has been given a name that {P.their} own rules forbid, and wants to know who has begun to send such names.',
      '{P} has one rule, that the one who dies must have earned it, and for the first time cannot find anything.',
    ],
    ask: [
      '{P} pays {pay} gold pieces, a third of the fee, to a party that finds something really bad about {Q} in {town} within the week, and is to be honest about it.',
      '{P} offers {pay} gold pieces for the book of the broker who sits near {town2}, in which stands on whose account the last five names were.',
      'The contract is on somebody without whom there would be war, and the seal on it is that of the crown. {P} offers {pay} gold pieces for a way to keep {P.their} word and the peace of the realm.',
    ],
    says: [
      '"Nothing personal. It is the first rule. The second is about children, and the third is that I do not discuss them."',
      '"I give everyone a day. You would be surprised what some people do with a day."',
      '"Please do not get up. If I had come for that, you would not have seen the chair."',
    ],
    tell: 'After each piece of work {P} sends flowers, signed, to those who are left, [and goes to the funeral|and pays for the stone].',
    truths: [
      'The names come from one who was left behind each time: {Q}, the child of the very first, has grown up, rich, and has been buying {P} for {years} years to kill all who had any part in it. The last name is {Q.their} own. {Q} wants to see whether the rule holds.',
      '{P} is losing {P.their} sight, has told nobody, and the last one was the wrong one: the twin of {Q}. The rules, the visits and the day of grace are there since then, so as to be quite sure. {Q} has recognised the voice.',
    ],
    clues: [
      [
        'Investigation',
        'laying the last five names side by side',
        'all of them once sat at one table.',
        1,
      ],
      [
        'Insight',
        'telling {Q} about the danger',
        '{Q} is not frightened at all, and has set out two glasses.',
        1,
      ],
      ['Perception', 'moving something in the room of {P}', '{P} walks into it.', 2],
      ['Medicine', 'looking into the eyes of {P}', 'there is a grey rim, and it is closing.', 2],
    ],
    pressed: [
      '{P} comes by daylight, sits down at the second glass, and asks {Q} to tell about the parent. By the rules {Q} has a day. They spend it talking, and at the end of it a decision has to be made.',
      '{P} lays the gloves on the table and tells {Q} which one it was, and that it was dark. "I know," says {Q}. "You sent flowers to me."',
    ],
  },
  {
    id: 'asked-ghost-of-the-house',
    asked: ghosts,
    other: 'new owner of the house',
    look: [
      '{P.name} is clearest in corners, wears the clothes of {P.their} best day, and flickers a little when interrupted.',
    ],
    manner: [
      '{P} moves small things to where they used to be, sighs, and begins again.',
      '{P} is a perfect host, up to the moment at which a certain room is mentioned.',
    ],
    want: [
      '{P} wants the house, the library or the stage to be run as it should be, and the new ones either to learn it or to go.',
      '{P} wants to leave, and there is one thing in the house which {P.they} cannot leave alone in there with the living.',
    ],
    ask: [
      '{P} knows where {pay} gold pieces were bricked up, and tells those who bring back to {town} what was sold at the auction: a chair, a clock, and one book with a lock.',
      '{P} asks the party to visit somebody very old near {town2}, and to say one sentence there; for it they may have the {pay} gold pieces under the hearth.',
      'A treaty of the realm was signed in this house, with a second page. {P} was there, and gives the page, with {pay} gold pieces, to those who bring it before the crown.',
    ],
    says: [
      '"You are in my chair. No, do stay. I am in it too; it is quite roomy."',
      '"Boo. There. Can we talk now?"',
      '"I do not haunt. I reside."',
    ],
    tell: 'At one certain hour all the doors of the house close, gently, one after another, from the top to the bottom, as if somebody were putting the house to bed.',
    truths: [
      '{P} walled something in, while {P.they} lived, and died of having been in there too long. It is awake whenever nobody keeps it company. {Q} has bought the house because something has been talking to {Q.them} in dreams.',
      "{P} was murdered by somebody who was loved, did not blame them, and stayed so that nobody would find the proof. It was {Q.full}'s grandparent, who is still alive. {Q} has started to renovate.",
    ],
    clues: [
      ['Investigation', 'measuring the rooms', 'one of them is a yard too short.', 1],
      ['Insight', 'asking {P} who did it', '{P} says that it was the stairs, lovingly.', 2],
      [
        'Perception',
        'being there when the doors close',
        'the last one closes against something.',
        1,
      ],
      [
        'Investigation',
        'looking under the floor that {Q} wants to replace',
        'a small knife lies there, with initials, wrapped in a lace handkerchief.',
        2,
      ],
    ],
    pressed: [
      '{P} lets go of the door, to show what is behind it, for three breaths. After that {Q} asks what company it prefers, and for how many hours a day.',
      'The very old one is brought into the house, in a chair, and asks everyone to go out. They hear two people laugh in there. In the morning only one breath is missing.',
    ],
  },
];
