import type { PersonStory } from './person-types.ts';

/** Persons who stand between a realm and a higher power: Hell, a god, fate, titans, a storm king. */
export const personStoriesOfPowers: readonly PersonStory[] = [
  {
    id: 'soul-solicitor',
    levels: [11, 20],
    tones: ['whimsical', 'intrigue'],
    words: ['lawyer', 'advocate', 'contract', 'devil', 'soul', 'pact'],
    role: 'advocate at the infernal bar',
    other: 'client',
    want: '[{P} wants to lose a case, and has won nine hundred and ninety-nine, all of them against Hell.|{P} wants to be beaten in court, once and soon. So far it is nine hundred and ninety-nine cases against Hell, all of them won.]',
    ask: '{P} asks the party to be the witnesses for {Q}, and to have seen nothing.',
    tell: [
      '{P} paces out every road with a stick, and asks innkeepers how many they can sleep, in millions.',
      '[{P} has no shadow before lunch, and borrows one.|{P} keeps to the shady side in the morning, for want of a shadow, and stands close to others at noon.]',
    ],
    truths: [
      'At the thousandth victory Hell must close, by clause one, which everybody had forgotten. {P} wrote it in as a student. The damned, nine million of them, would then come back to where they are from, and {P} has had a look at the roads. {Q} is innocent, and so the thousandth case cannot be lost.',
      '{P} sold {P.their} own soul to pay for the studies, and has since been paid by each client with a small piece of theirs. By now it is nearly a whole one, and it has begun to feel what the others are missing. By the contract the pieces go home on the day on which {P} loses a case. {Q} is the child of the first client, who has been cold ever since. Hell is suing {Q} for one night of sleep, which can be spared.',
    ],
    clues: [
      ['Investigation', 'reading clause one', 'it is in crayon.', 1],
      [
        'Persuasion',
        'drinking with the counsel for Hell',
        'he has been trying to lose as well, for years, and cries.',
        1,
      ],
      ['Perception', 'looking at {P} in a spoon', 'nine hundred people look back, kindly.', 2],
      [
        'Insight',
        'asking {P} about the first case',
        '{P} begins to answer, and finds that it hurts.',
        2,
      ],
    ],
    pressed: [
      '{P} would settle. It needs a form that both sides can sign without winning, by noon tomorrow. Each side has to admit one thing: Hell, that {Q} is innocent, and {Q}, something small that deserves a fine; the party may suggest what.',
      'As soon as the case is lost the pieces go home, one after the other, in court. {P} then has no soul, and the counsel for Hell has an empty chair to offer, at a good salary. In {town} {P} asks the party to sit on both sides of {P.them} until he has left.',
    ],
  },
  {
    id: 'plague-angel',
    levels: [12, 20],
    tones: ['horror', 'grim'],
    words: ['physician', 'doctor', 'healer', 'plague', 'angel'],
    role: 'physician to the emperor',
    other: 'emperor',
    want: '[{P} wants the emperor {Q.full} to die in bed, soon, with everyone at prayer in the temple across the river and no one near him.|{P} wants a quiet death for the emperor {Q.full}, this week, in an empty room, with the court, the heirs and the crowd as far off as a procession can lead them.]',
    ask: '{P} asks the party to stand in the door of the imperial bedroom of {town} on the last night, in silver, and to let nothing out.',
    pronouns: { Q: 'he' },
    tell: '[{P} burns the sheets and buries the ashes, and says it is a cold.|{P} lets no one else make that bed, burns what was on it, and speaks of a cold.]',
    truths: [
      '{Q} has carried a god of pestilence in his body since he was seven. He offered himself when it came to {town}, and has held it down by will for {years} years. He is dying of it. When he is dead it looks for the nearest person who is loved by many. Half a million people from {town2} want to come and weep at the gate.',
      '[{Q} died {few} years ago. What lies there in his skin|{Q} has been dead for {few} years. What wears his skin] learned to sign, and has been a mild ruler. It wants to be {P} next, and has said so, quite nicely. {P} has poisoned it nine times, and it thanks the cook.',
    ],
    clues: [
      ['Medicine', 'feeling his pulse', 'there are two, and one of them is counting.', 1],
      [
        'Religion',
        'saying a prayer at the door of the bedroom',
        'something in there says the responses backward.',
        1,
      ],
      ['Perception', 'watching the emperor sign', 'the pen moves a moment before the hand.', 2],
      [
        'Investigation',
        'looking at the ashes',
        'there are teeth in them, many sets, and all are his.',
        2,
      ],
    ],
    pressed: [
      'It can be offered someone who is loved by nobody, in a circle, on the night. {P} means to be that one, and has lived in {town} for years without a friend. Only {Q} has been fond of {P.them} all the same, and when {Q} is dead the circle will hold: the god goes into {P}, and dies when {P} does.',
      'It may be outbid: it wants to be kept, nursed and called by a name, and would take an empty body that somebody has made for it. {P} has one in the cellar, and needs a wizard who is not afraid of what will say thank you. If it is to be driven out of {Q} by force, use a Rakshasa.',
    ],
  },
  {
    id: 'time-archivist',
    levels: [12, 20],
    tones: ['heroic', 'intrigue', 'horror'],
    words: ['time', 'future', 'prophet', 'oracle', 'seer', 'prophecy'],
    unlike: /startled|surprise/,
    role: 'oracle of the realm',
    other: 'high judge',
    want: '[{P} wants to be wrong, about Thursday, and would give the temple for it.|{P} wants Thursday to be a day like any other, and has offered the temple to whoever can bring that about.]',
    ask: '{P} asks the party to do something on Thursday at noon, in {town}, that they have never done and do not want to do.',
    tell: '[{P} thanks people before the gift, and flinches before the noise.|{P} says "bless you" before the sneeze, and looks at doors before they are opened.]',
    truths: [
      '{P} remembers the future, and only as far as Thursday at noon. Then the gate under the temple is open, the fire that is chained below {town} comes out of it, and {P} holds one of the two keys. {Q} holds the other: {Q.they} has read the vision in the archive, takes it for a command, and does not know that it can be disobeyed. {P} has been trying for {years} months not to be alone with a key.',
      "{P} has no gift. {years.s} years ago a burned person came, gave {P} a diary and died, and everything in it has come true. The diary is in {P}'s own hand, and the burned person was {P}. The last entry is Thursday: at noon the fire that is chained under the temple breaks out and takes all of {town}. The entry stops in the middle of the name of one of the party. {Q} keeps the glass, in the treasury, by which one person can be sent back.",
    ],
    clues: [
      ['Insight', 'planning a surprise for {P}', '{P} is already being brave about it.', 1],
      [
        'Perception',
        'standing where {P} stands in the vision',
        'from there one sees the second lock, and there is a seal on it: that of {Q}.',
        1,
      ],
      [
        'Investigation',
        'comparing hands',
        'the diary has the same slip of the pen as the letters that {P} writes today.',
        2,
      ],
      [
        'Arcana',
        'casting Legend Lore on the diary',
        'the answer is: "I did it the other way, and it was worse."',
        2,
      ],
    ],
    pressed: [
      '{P} will be chained to the party from Wednesday night. {Q} comes for {P} with the guard of the realm, in good faith, and has to see one thing that was not foreseen happen before noon; then {Q.they} puts down the key.',
      '{P} gives the party the last page, which says where the fire comes up. If they stop it there, at noon, the diary is never written, and nobody has to go back. If they are too late, {P} asks {Q} for the glass, and goes back, burned, with a better diary.',
    ],
  },
  {
    id: 'bell-titan',
    levels: [12, 20],
    tones: ['heroic', 'grim'],
    words: ['guardian', 'titan', 'giant', 'giants', 'saint', 'paladin'],
    role: 'warden of the last bell',
    other: 'pretender',
    want: '[{P} wants a successor, under thirty, who can stand still and has someone at home.|{P} wants to teach someone young to stand still, and asks each candidate first who would miss them.]',
    ask: '{P} asks one of the party to hold the bell rope of {town}, for a night, and not to let it go for any voice.',
    tell: '[{P} leans a little to the left, always, as if there were something to hold.|One arm of {P} is always a little raised, asleep, at table, at prayer, as if a rope hung there.]',
    truths: [
      '[{P} has held the rope of the bell every night for {years} years, from dusk to dawn.|For {years} years there has been no night in which {P} has let go of the rope of the bell.] As long as it is held in the dark, the nine titans below {town} sleep on through the day. {Q} means to cut the rope, and believes that nine titans will lift {Q.them} onto the throne for it.',
      '[Nobody below {town} is kept asleep by the rope. The nine titans are awake, have been so for a century,|The rope of {town} keeps no one asleep. Down there nine titans lie awake, have done so for a century,] and have stayed down out of pity for the wardens, who gave up their lives for it and would have had to be told. {Q} has found out, and wants to be thanked by the realm for the end of the watch, with a crown.',
    ],
    clues: [
      ['Perception', 'putting a hand on the rope', 'on the other end somebody shifts in bed.', 1],
      [
        'Religion',
        'reading the rule of the order',
        'the last warden who let go for a breath is why there is a strait.',
        1,
      ],
      [
        'Insight',
        'talking about retirement near the well',
        'a sigh comes up, from nine throats, with great tact.',
        2,
      ],
      ['Athletics', 'letting the rope slip by an inch', 'it is handed back.', 2],
    ],
    pressed: [
      '{P} can be relieved if the bell is rung right: once, at true dawn, with a voice that tells nine titans why they should like to live with us. {Q} has written a speech, and it is a bad one.',
      "It has to be told gently, and by someone whom {P} respects. After that {P} has a free hand, and nine titans would like to come up and shake it; {town} needs a day's warning.",
    ],
  },
  {
    id: 'star-eater-cook',
    levels: [12, 20],
    tones: ['whimsical', 'heroic'],
    words: ['cook', 'chef', 'food', 'kitchen'],
    role: 'cook to the storm court',
    other: 'storm king',
    want: '[{P} wants an assistant who can lift a whale, and an evening off.|{P} wants one evening without guests, and somebody strong for the whale.]',
    ask: [
      '{P} asks the party to dine with {Q} on Sunday, to keep the talk going until midnight, and on no account to praise the food.',
      '{P} asks the party to dine with {Q} on Sunday, to send every dish back half eaten, and to see what {Q} does then.',
    ],
    tell: '[{P} tastes the air before speaking, and adds salt.|{P} salts the wind from the window, absently, and nods at the weather.]',
    truths: [
      '{Q} has promised to level {town} on the day on which he is bored at table. That was thirty years and eleven thousand dinners ago. {P} has two recipes left, and one of them is {P}.',
      '{Q} stopped tasting anything a century ago, when the queen died, and has eaten all of it since, in order not to hurt the cook. {P} knows, and cooks on, in order not to hurt the king. For these dinners {town} and the realm around it pay in whales, cattle and grain, and have nearly nothing left.',
    ],
    pronouns: { Q: 'he' },
    clues: [
      [
        'Survival',
        'counting what is left in the larder',
        'there are four walls, a turnip and a will.',
        1,
      ],
      [
        'Insight',
        'telling {Q} a new joke at dinner',
        'for a moment, the sky over {town} is quite still.',
        1,
      ],
      [
        'Perception',
        'watching {Q} chew',
        'he looks at {P} first, and then says that it is good.',
        2,
      ],
      [
        'Investigation',
        'finding the oldest menu',
        "the last dish with a note on it is a child's porridge.",
        2,
      ],
    ],
    pressed: [
      '{P} would serve the truth, cold, as a last course. If the party are at table and make {Q} laugh at it, {town} has another eleven thousand dinners to think of something.',
      'The porridge needs an egg of a roc, a spoon that was lost at sea, and somebody to say "one for the queen". {P} knows how it is made, and has never dared.',
    ],
  },
];
