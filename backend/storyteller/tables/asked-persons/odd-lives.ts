import { noun, type AskedStory } from './story-type.ts';

const mad = noun(
  '(?:mad|crazy|crazed|insane|deranged|eccentric|unhinged) (?:[\\p{L}-]+ )?(?:wizard|mage|scientist|inventor|alchemist|sorcerer|sorceress|artificer|professor|scholar|doctor|genius|tinkerer|engineer|witch|astronomer|wizardess|magician)|mad scientist',
);

const forgets =
  /\b(?:forgets|forgetting|keeps forgetting|can't remember|cannot remember|can't keep|doesn't remember|with dementia|has dementia|losing (?:his|her|their) (?:memory|mind|memories)) ?(?:everything|things|names|faces|everyone|where|who|what|how|all|his|her|their|most|the|spells|words)?\b|\b(?:forgetful|absent-minded|absentminded|scatterbrained|senile|amnesiac) (?:[\p{L}-]+ )*(?:wizard|mage|sorcerer|sorceress|witch|professor|scholar|old|librarian|king|queen|priest|alchemist|archmage|druid|inventor|knight)\b/iu;

const vain = [
  /\b(?:full of (?:himself|herself|themselves|themself)|in love with (?:himself|herself|themselves|his own|her own|their own)|loves (?:himself|herself|themselves)|thinks (?:he|she|they)(?:'s| is| are|'re) (?:the best|better|god's gift|a genius|so great)|self-absorbed|self-obsessed|with (?:a big|a huge|too much|an enormous) ego)\b/iu,
  noun('(?:vain|conceited|narcissistic|self-important|pompous|self-absorbed|egotistical|smug)'),
];

const greedy = noun(
  '(?:greedy|miserly|stingy|avaricious|money-grubbing|tight-fisted|money-hungry|penny-pinching|miser|cheapskate)',
);

/** Persons who are known for what is odd about them. */
export const personsOfOddLives: readonly AskedStory[] = [
  {
    id: 'asked-mad-genius',
    asked: mad,
    other: 'unpaid assistant',
    look: [
      'One eyebrow of {P.name} is missing, the goggles have left rings, and the coat has been on fire in alphabetical order.',
    ],
    manner: [
      '{P} talks three sentences ahead of the conversation, and is cross when it catches up.',
      '{P} says "it is perfectly safe", and steps behind {Q}.',
    ],
    want: [
      '{P} wants to throw the great switch at last, and needs only a thunderstorm, a volunteer and an alibi.',
      '{P} wants one experiment to be forgotten, the best of all, and has been making louder ones ever since.',
    ],
    ask: [
      '{P} offers {pay} gold pieces, some of them still warm, to a party that catches in {town} what got out last night: "it answers to nothing, but it likes cheese".',
      '{P} pays {pay} gold pieces for a copper coil from the lightning tower near {town2}. The last ones who fetched one have nearly all of their hair again.',
      'The crown has ordered a weapon and been sent a drawing. {P} offers {pay} gold pieces to get the drawing back before the realm builds it: it was the wrong way up.',
    ],
    says: [
      '"They laughed at me at the academy. All of them. It was a very good joke, to be fair."',
      '"Mad? I have it in writing that I am not. From myself, but on headed paper."',
      '"Do not breathe for a moment. No, it is over. Or it has begun."',
    ],
    tell: 'Over the house of {P} a light goes on at three in the morning, [green, then violet|and the dogs of {town} all sit down], and somebody shouts "again!".',
    truths: [
      'The madness is a screen. {P} found out by chance how to make gold, or people, or the dead, and has been playing the fool for {years} years so that nobody asks. {Q} has been selling the rubbish from the workshop to a collector who has understood what it is.',
      'The genius is {Q}: {P} has had no idea of {P.their} own since an explosion {years} years ago, and shouts in order to hide it. {Q} builds it all by night, does not dare to say so, and what {Q} is building now is not a toy.',
    ],
    clues: [
      [
        'Arcana',
        'looking at the machine closely',
        'nine tenths of it do nothing, with great care.',
        1,
      ],
      [
        'Investigation',
        'comparing the handwriting on the plans',
        'the good ones are in the hand of {Q}.',
        2,
      ],
      ['Insight', 'asking {P} a simple question of the craft', '{P} knocks something over.', 2],
      [
        'Perception',
        'searching the rubbish behind the house',
        'somebody has sorted it, and paid for it.',
        1,
      ],
    ],
    pressed: [
      '{P} stops shouting, takes off the goggles and speaks, for the first time in years, in complete sentences. What {P.they} then asks the party to smash is the only thing in the room that works.',
      '{P} hands {Q} the good chair and the blame, and asks to be the assistant. {Q} looks at what is on the bench, and turns it off.',
    ],
  },
  {
    id: 'asked-forgetful',
    asked: forgets,
    isWhole: true,
    other: 'faithful apprentice',
    look: [
      'Notes are pinned to {P.name} from collar to hem, in {P.their} own hand, and the topmost says "ask what day it is".',
    ],
    manner: [
      '{P} forgets names in the middle of saying them, greets people twice, and is delighted both times.',
      '{P} puts things away so well that entire rooms have been lost.',
    ],
    want: [
      '{P} wants to remember one thing, out of all the things that are gone: it was important, it was soon, and it had to do with a door.',
      '{P} wants to be left to forget in peace, and gets quite sharp with those who want to help.',
    ],
    ask: [
      '{P} gives {pay} gold pieces, twice if one is not careful, to a party that walks through {town} with {P.them} and asks every shopkeeper what {P.they} last bought there, and looked like, and said.',
      '{P} offers {pay} gold pieces for a box that {P.they} once sent to {town2} with a note: "do not send this back, however nicely I ask".',
      '{P} once sealed something away for the realm, and the crown would like the word for it. {P} offers {pay} gold pieces to those who find the word, or find out why {P.they} did not write it down.',
    ],
    says: [
      '"Have we met? Splendid. And did I like you?"',
      '"I had it a moment ago. It was blue. Or it was a Thursday."',
      '"{Q} remembers for me. Such a good child. Which reminds me: who is {Q}?"',
    ],
    tell: 'At the same hour each evening {P} stands before a bare stretch of wall at home, with a lifted hand, and wonders what for.',
    truths: [
      '{P} does it to {P.themself}, each night, with a spell that stands on the back of the topmost note: what {P} knows opens a door, and something on the other side can read minds. {Q} does not know that, means well, and has begun to brew a cure.',
      'It is {Q} who takes the memories, one after another, and sells them in small bottles to people who have none of their own. {Q} has sworn to stop with the next; the next one on the list is the day on which {P} took {Q.them} in.',
    ],
    clues: [
      [
        'Investigation',
        'turning over the topmost note',
        'there is a spell on the back, signed, and dated ahead.',
        1,
      ],
      [
        'Arcana',
        'standing before the bare wall',
        'there is a door in it, for whoever knows that.',
        1,
      ],
      [
        'Perception',
        'looking through the shelf of {Q}',
        'the bottles are labelled "first snow", "mother" and "the sea".',
        2,
      ],
      [
        'Insight',
        'telling {P} something in confidence',
        'the next day {P} has forgotten it, and {Q} knows it.',
        2,
      ],
    ],
    pressed: [
      '{P} drinks the cure, remembers, and turns white: "Oh," says {P}, "now it can see us". There is about an hour.',
      '{P} is given the bottles and asks for only one of them. It is the one on which {Q.full} is written, and {P} drinks it slowly and begins to smile, which is worse for {Q} than any punishment.',
    ],
  },
  {
    id: 'asked-vain',
    asked: vain,
    other: 'modest rival',
    look: [
      '{P.name} stands where the light is, has a curl that takes an hour, and looks at those who talk with {P.them} as into a mirror.',
    ],
    manner: [
      '{P} tells stories in which others appear only to be astonished.',
      '{P} takes criticism for envy, and silence for awe.',
    ],
    want: [
      '{P} wants to be seen at the very top of the bill in {town}, in larger letters than {Q}.',
      '{P} wants a portrait, a song or a statue while there is still time, and grows oddly quiet when asked what time has to do with it.',
    ],
    ask: [
      '{P} gives {pay} gold pieces for a triumph in {town} on a given evening: spontaneous flowers, a fainting admirer, and no one who can count to three.',
      '{P} offers {pay} gold pieces to have a critic in {town2} won over, by kindness if it has to be; a bad word was once printed there, and {P} knows it by heart.',
      'The crown has asked for {Q}, and the letter has come to {P} by mistake. {P} offers {pay} gold pieces to those who bring {P.them} before the court of the realm first, and does not yet know that it is for an execution of bad artists.',
    ],
    says: [
      '"But enough of me. What do you think of me?"',
      '"You may have heard of me. You may also have been very unlucky."',
      '"{Q} is gifted. In a small way. Like a good spoon."',
    ],
    tell: 'After each great evening {P} goes home alone by the back lanes of {town}, [and sings quite softly for a blind beggar there|with the curl undone], and that is the best of the whole night.',
    truths: [
      'All the famous pieces are by {Q}, who has stage fright and no voice, and loves to hear them. They agreed on it as children. {P} has begun to believe that {P.they} wrote them, and {Q} has written a last one, in which it is told.',
      '{P} knows quite well that {P.they} is not what {P.they} was: the hand, the voice or the memory is going, week by week, and the noise is to keep people from listening. {Q} has noticed, and plays wrong notes beside {P.them}, so that it does not show.',
    ],
    clues: [
      [
        'Performance',
        'asking {P} for a variation on the spot',
        '{P} begins the old piece once more, and louder.',
        1,
      ],
      ['Perception', 'watching {Q} at the performance', 'the lips move along with every word.', 1],
      [
        'Insight',
        'praising a piece of ten years ago',
        'for a moment {P} looks like someone at a grave.',
        2,
      ],
      ['Medicine', 'shaking the hand of {P}', 'it trembles as soon as nobody looks.', 2],
    ],
    pressed: [
      '{P} comes before the curtain, and for once says a name that is not {P.their} own. The applause is the largest that {P} has ever had, and {P.they} hands it on.',
      '{P} asks {Q} to take over in the middle of the piece, with a bow, as if it had always been meant so. Nobody there will forget it, and nobody will know why.',
    ],
  },
  {
    id: 'asked-greedy',
    asked: greedy,
    other: 'counting clerk',
    look: [
      '{P.name} wears a good coat inside out to save the good side, and has the keys of eleven chests on a belt.',
    ],
    manner: [
      '{P} knows what everybody in the room is wearing, to the copper, and what they paid too much for.',
      '{P} lends with a smile, and remembers the smile in the bill.',
    ],
    want: [
      '{P} wants the last house in the street that {P.they} does not own, and has been nice to its owner for a whole month.',
      '{P} wants a certain sum, to the copper, by the end of the year, and nobody has been told what for.',
    ],
    ask: [
      '{P} promises {pay} gold pieces, "before costs", to a party that collects a debt in {town} from a debtor who has nothing but a cow and a good name.',
      '{P} offers {pay} gold pieces for news from {town2} one day before everybody else has it: a ship, a harvest or a death, it does not matter which.',
      'The crown cannot pay its army, and {P} can. {P} offers {pay} gold pieces to those who bring the contract through a realm in which everybody would like to read the small print.',
    ],
    says: [
      '"I give nothing away. I would not want to insult anybody."',
      '"You can have it cheaply, or today, or from someone else."',
      '"Money does not make one happy. I have it from people who owed me some."',
    ],
    tell: 'Every night {P} counts what the day has brought, and puts one coin, the brightest, into a box that has no key.',
    truths: [
      '{P} is paying ransom: a power that is never named took a child of the house {years} years ago, and asks for a little more each year. {Q} keeps the accounts, has worked out what sum would have been enough in the first year, and knows that nobody ever meant to stop.',
      'The money is not {P.theirs}: the fortune was left to the orphans of {town}, {P} was to look after it for a year, could not let it go, and it has grown tenfold. {Q} is one of the orphans, has found the will, and has been waiting for {P} to say something.',
    ],
    clues: [
      [
        'Investigation',
        'reading the books of {P}',
        'one payment has no name, falls on the same day each year, and is always a tenth higher.',
        1,
      ],
      [
        'Perception',
        'looking at the box without a key',
        "it has a slot, and a child's height is marked beside it.",
        1,
      ],
      [
        'Insight',
        'asking {P} about the orphans',
        '{P} says "expensive", and then something under {P.their} breath.',
        2,
      ],
      [
        'Investigation',
        'looking at the oldest coins in the cellar',
        'the bags bear a mark of the town, and not of the house.',
        2,
      ],
    ],
    pressed: [
      '{P} empties all the chests onto the floor and asks what it costs to have it ended, and not paid. It is the first time that {P} has asked for a price without haggling.',
      '{Q} lays the will on the counter. {P} reads it as if it were new, does a sum on the cuff, and comes out a good deal poorer and a little taller.',
    ],
  },
];
