import type { FacetKind } from '../person-facet-words.ts';
import { noun, type AskedStory } from './story-type.ts';

const secretKinds: readonly FacetKind[] = ['self', 'guise'];

/** A vampire whom people take for a person: "a noblewoman who is actually a vampire". */
const secretVampire = [
  { kind: secretKinds, what: /\b(?:vampire|vampiress|nosferatu|dhampir)\b/iu },
  /\b(?:is|who's) (?:secretly |actually |really |in truth )*(?:an? )?(?:[\p{L}-]+ )?vampire\b/iu,
];

const vampires = noun('vampire|vampiress|nosferatu');

/** A dragon in the shape of a person: "the village idiot who is really a silver dragon". */
const secretDragon = [
  { kind: secretKinds, what: /\b(?:dragon|wyrm|drake)\b/iu },
  /\b(?:dragon|wyrm)s? (?:that (?:is|lives)|who (?:is|lives)|living|disguised|hidden|hiding|walking|posing|pretending|passing)?,? ?(?:in|as|to be|under) (?:an? |the )?(?:\p{L}+ )?(?:human|person|mortal|elf|elven|man|woman|girl|boy|old (?:man|woman)|beggar|disguise|two-legged)\b/iu,
  /\b(?:polymorphed|shapeshifted|disguised|shapechanged) (?:[\p{L}-]+ )?dragon\b/iu,
];

/** Vampires and dragons, among people who know of it and among those who do not. */
export const personsOfOldBlood: readonly AskedStory[] = [
  {
    id: 'asked-secret-vampire',
    asked: secretVampire,
    isWhole: true,
    other: 'family physician',
    look: [
      '{P.name} sees guests after sunset, by two candles, and the chairs stand so that nobody sits across from a window.',
    ],
    manner: [
      '{P} waits at each door until asked in, and has made such a charming habit of it that others have begun to do it too.',
      '{P} lifts the glass at every toast and puts it down as full as before.',
    ],
    want: [
      '{P} wants the household to go on as always, with shutters closed by day, and wants to know who has been counting the mirrors.',
      '{P} wants one person in {town} kept from all danger, and above all from {P.them}, and does not say why.',
    ],
    ask: [
      '{P} promises {pay} gold pieces to have a hunter, who has taken a room in {town}, sent on a false trail without a scratch.',
      '{P} gives {pay} gold pieces for a coffer of earth from a chapel near {town2}, and asks that nobody sleeps on the way.',
      'The crown has called all the great houses to a council at noon, in the open air. {P} offers {pay} gold pieces to those who have it held at night, or who can say by then which of the others has no shadow either.',
    ],
    says: [
      '"Forgive the dark. My eyes are not what they were. Nothing is, come to think of it."',
      '"I have never cared for garlic. It is a matter of taste, and I am told that it is one of breeding."',
      '"You have a cut there. It is nothing. Do cover it, all the same."',
    ],
    tell: '{P} buys from the butcher what others throw away, and sends a servant with a covered can for it, twice a week.',
    truths: [
      '{P} is a vampire, and has been since one winter {years} years ago. {P.their} family does not know it: what {P} fears most is one of them, who has the same maker\'s mark and does not fight the thirst. {Q} has been writing "weak blood" on the death notes ever since.',
      '{P} is a vampire, and bound: whoever made {P} calls once a year, and {P} must obey. The next order is already known, and it is a name from {P.their} own house. {Q}, who brings the blood, has found out how the bond can be cut, and what it costs {Q}.',
    ],
    clues: [
      [
        'Perception',
        'standing beside {P} at polished silver',
        'the candles are in it, and the chair.',
      ],
      [
        'Medicine',
        'reading the death notes of the last years',
        'the same two words stand there {few} times, in the hand of {Q}, and always in one month.',
        1,
      ],
      [
        'Insight',
        'speaking about family in front of {P}',
        'what shows on that face is not hunger but dread.',
        1,
      ],
      [
        'Religion',
        'looking at the ring that {P} never takes off',
        'it is a seal of service, and not of marriage.',
        2,
      ],
    ],
    pressed: [
      '{P} asks for one night to speak with the family before the hunters do, and keeps to it. One of them is gone in the morning, and it is the other one.',
      '{P} hands the party chains, a key and the hour at which the call will come. {Q} is ready to do the rest, and has put {Q.their} papers in order.',
    ],
  },
  {
    id: 'asked-vampire-host',
    asked: vampires,
    other: 'day steward',
    look: [
      '{P.name} smells of cold stone and old roses, and the dogs of {town} lie down when {P.they} goes by.',
    ],
    manner: [
      '{P} never comes in unasked, never breaks {P.their} word, and never lets anybody forget either.',
      '{P} speaks of people dead for a century as if they had only left the room.',
    ],
    want: [
      '{P} keeps a bargain with {town}: so much blood in a year, freely given, and no one under the fang. {P.they} wants to know who is breaking it.',
      '{P} wants a guest for a supper on the longest night, one with courage and conversation, and it is not clear how long the guest is to stay.',
    ],
    ask: [
      '{P} pays {pay} gold pieces to have a grave in {town} watched for three nights: one lies in it whom {P} has not put there.',
      '{P} offers {pay} gold pieces for a portrait from a house in {town2}, of a face that {P} has not been able to see for {years} years: {P.their} own.',
      'An envoy of the crown has offered {P} the blood of the prisons for one battle. {P} offers {pay} gold pieces to those who can show the realm what else the envoy has signed.',
    ],
    says: [
      '"You are quite safe under my roof. It is on the road that I cannot answer for myself."',
      '"I do not drink... no, that is not true, and I have promised myself to lie less this century."',
      '"You may bring your stakes in. There is a stand for them by the door."',
    ],
    tell: 'Each tenth night a lantern hangs at the gate of {P}, and one after the other people from {town} go in with their sleeves rolled up, and come out again.',
    truths: [
      '{Q} is the one who breaks the bargain: promised eternity for {years} years of service, and tired of waiting, {Q} drank from a cup that was not meant for {Q.them}. {P} suspects everyone else, because {Q} is the only one by whom {P} feels loved.',
      '{P} is dying, as far as that goes: the thirst has stopped, and what follows is dust. It needs an heir to hold back what sleeps under the house and is afraid of {P} alone. {Q} has been asked, and has said no.',
    ],
    clues: [
      [
        'Perception',
        'meeting {Q} outdoors at noon',
        '{Q} is in the shade, wherever the party turns.',
        1,
      ],
      [
        'Medicine',
        'looking at the latest victim',
        'the bite is that of a beginner, and was wept over.',
        1,
      ],
      [
        'Investigation',
        'following the lanterns down below the house',
        'a door is chained from this side, and the dust before it has footprints that come only from {P}.',
        2,
      ],
      ['Insight', 'toasting the health of {P}', 'for one moment {P} looks old.', 2],
    ],
    pressed: [
      '{P} judges {Q} by the words of the bargain, which {P} wrote {P.themself}: exile into the sun. Whoever speaks for {Q} then had better know what to offer instead.',
      '{P} shows the door, the chain and what is behind it, and asks a second time, this time all who are present. One answer is enough.',
    ],
  },
  {
    id: 'asked-vampire-in-exile',
    asked: vampires,
    other: 'young vampire hunter',
    look: [
      'The coat of {P.name} is of the best cloth of a hundred years ago, brushed, and has a mended hole over the heart.',
    ],
    manner: [
      '{P} counts what is spilled, be it rice or coins, hates it, and cannot stop before the end.',
      '{P} is charming for as long as the sun is down, and curt for an hour before it rises.',
    ],
    want: '{P} was driven out of {P.their} own halls by what {P.they} made there, and wants them back with every coffin in them empty.',
    ask: [
      '{P} offers {pay} gold pieces for a door in {town} to be nailed shut by day, from outside, with blessed nails and no questions.',
      '{P} gives {pay} gold pieces and a plan of the house to those who go to {town2} ahead of {P.them} and cut down the curtains.',
      'Seven of them now sit in the councils of the realm, and each one calls {P} by the name of father or mother. {P} offers {pay} gold pieces and all seven names to whoever acts on them.',
    ],
    says: [
      '"I made them to be less alone. You may laugh. It is the kind of joke at which one laughs."',
      '"I will not touch you. I have had a long time to find out what it costs."',
      '"{Q} wants to kill me. I find it restful to have one person about who is clear on that."',
    ],
    tell: '{P} and {Q} eat at the same inn, at two tables, back to back, and each of them knows what the other has ordered.',
    truths: [
      '{P} needs {Q}: only a hunter of that family can kill the first of those whom {P} made, and {P} killed the last hunter who knew how. {Q} does not know whose teeth those were, and is beginning to trust {P}.',
      '{P} does not want the halls but one who lies in them: the spouse whom {P} turned first and who has begged for an end ever since. {P} has not been able to do it in {years} years, and hopes that {Q} can.',
    ],
    clues: [
      [
        'Insight',
        'speaking of the father of {Q} before {P}',
        '{P} counts the coins on the table, twice.',
        1,
      ],
      [
        'History',
        'looking up the last hunter of that family',
        'the wounds were those of someone who took no pleasure in it.',
        1,
      ],
      [
        'Perception',
        'seeing what {P} carries next to the heart',
        'it is a wedding ring, too small, and has burned the skin.',
        2,
      ],
      ['Religion', 'reading the vows on the old gate', 'they end with "and beyond".', 2],
    ],
    pressed: [
      '{P} tells {Q} before the party does, with the collar open and the stake laid ready. {Q} has until sunrise to decide what is needed more.',
      '{P} holds the lamp while it is done, and says thank you. After that {P} sits down on the step and faces east.',
    ],
  },
  {
    id: 'asked-secret-dragon',
    asked: secretDragon,
    isWhole: true,
    other: 'village goldsmith',
    look: [
      '{P.name} is warm to stand next to, like a stove, and snow does not stay on {P.their} shoulders.',
    ],
    manner: [
      '{P} is never in a hurry, and answers a question of last spring as if it had just been put.',
      '{P} cannot pass a coin on the ground, and knows by its ring from which mint it came.',
    ],
    want: [
      '{P} wants to live among small people until the end of one song that is being written in {town}, and not to be recognised by a colleague.',
      '{P} wants one thing found that lies somewhere in {town}, and has been the most harmless person there for {years} years in order to look for it.',
    ],
    ask: [
      '{P} promises {pay} gold pieces, of a mint that has been closed for centuries, to those who talk a dragon hunter in {town} out of his plan.',
      '{P} offers {pay} gold pieces for a scale the size of a shield which hangs over a bar in {town2}, "for sentimental reasons".',
      'Two armies of the realm are to meet in the valley in which {P} has {P.their} egg. {P} offers {pay} gold pieces to those who move the battle, since the other way of moving it would be noticed.',
    ],
    says: [
      '"Have you ever looked at a candle? I mean, looked? No, you have not the time. I am sorry."',
      '"Dragons? Terribly overrated. Vain, too. Handsome, mind you."',
      '"I shall remember you. You have no idea for how long."',
    ],
    tell: 'In the hardest frost {P} goes out in shirtsleeves, [and the cats of {town} follow|and comes back with wet hair from a well that is frozen over].',
    truths: [
      '{P} is a dragon, and hides from another one, who has sworn to burn down whatever {P} is fond of. By now that is all of {town}. {Q}, who was sold an old coin, has written to ask an expert about it, and the expert is the other one.',
      '{P} is a dragon, and the egg was stolen from {P.them} and sold as a stone; it is in {town}, in the wall of a house that {Q} has built. It will hatch this year, in a fire, and {P} would have to say why the house must be torn down.',
    ],
    clues: [
      [
        'Perception',
        'shaking hands with {P}',
        'the hand is as hot as a loaf, and has no pulse that one could count.',
      ],
      [
        'Arcana',
        'watching {P} by firelight',
        'the shadow on the wall has no room for the wings, and folds them.',
      ],
      [
        'Insight',
        'showing {P} the letter of {Q}',
        '{P} asks when it was posted, and looks at the sky.',
        1,
      ],
      [
        'Investigation',
        'laying a hand on the wall of that house',
        'one stone is warm, and something turns over in it.',
        2,
      ],
    ],
    pressed: [
      '{P} goes out onto the field before {town}, takes off coat and hat, folds them, and stops pretending. Nobody who sees it will talk about anything else, and it is the right night for that: the other one is over the hill.',
      '{P} tells {Q} all of it, over tea, and asks for the stone. {Q} looks out of the window at how the smoke from {P.their} nose curls, and sends for a hammer.',
    ],
  },
  {
    id: 'asked-dragon-on-leave',
    asked: secretDragon,
    isWhole: true,
    other: 'tax clerk',
    look: [
      '{P.name} wears too many rings for somebody so plainly dressed, and none of them is ever seen twice.',
    ],
    manner: [
      '{P} asks what things cost, is shocked, and pays.',
      '{P} tells tales of old wars in which the songs have it wrong, and gets angry about details.',
    ],
    want: '{P} once laid waste to {town}, {years} years ago, has come back in another shape to see what was worth all the trouble, and wants to make one thing good without having to say why.',
    ask: [
      '{P} offers {pay} gold pieces to a party that gets an old survivor in {town} to tell the whole story, and writes it down for {P.them}.',
      '{P} asks the party to carry {pay} gold pieces to a family in {town2}, as an inheritance from an uncle who has to be invented.',
      'The heralds of the realm want the skull of the dragon for a triumph. {P} offers {pay} gold pieces for one that is good enough: "I am not done with mine."',
    ],
    says: [
      '"It was a Tuesday. I mean, I should think that it was a Tuesday."',
      '"They rebuilt it smaller. One can see that someone was afraid, and I wonder of what."',
      '"I had a hoard once. One cannot have a conversation with a hoard."',
    ],
    tell: '{P} stands before the memorial of the great fire every evening, and reads the names from top to bottom, moving the lips.',
    truths: [
      "{P} is the dragon, and was not alone in it: {Q.full}'s grandfather opened the granaries so that the town would burn, sold the grain, and paid for the fire in advance. {P} has the contract. {Q} lives on what was earned with it, and knows.",
      '{P} is the dragon, and is not sorry: a thing was in the cellars of {town} which had to be burned, and {P.they} has come back because it was not burned enough. It uses {Q} by now, at night, as one uses a glove.',
    ],
    clues: [
      [
        'History',
        'comparing the memorial with the church book',
        'the granaries were empty a day before the fire.',
        1,
      ],
      [
        'Insight',
        'asking {Q} about the family money',
        '{Q} says "grain", and then says "timber".',
        1,
      ],
      [
        'Perception',
        'following {Q} after midnight',
        '{Q} walks with closed eyes, opens a cellar, and talks to the floor.',
        2,
      ],
      [
        'Arcana',
        'looking at the rings of {P}',
        'each of them is a part of a hoard that burned with a great worm.',
      ],
    ],
    pressed: [
      '{P} reads the contract aloud at the memorial, and signs beneath it with one claw. What the town does then with the two of them is a thing that the party can still have a say in.',
      '{P} asks the party to get everybody out of three streets before dawn. This time {P} warns people, and that is the whole of the difference, and it is a great one.',
    ],
  },
];
