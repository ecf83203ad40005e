import type { SettingPremise } from './premise-type.ts';

export const premisesOfTimeAndFate: readonly SettingPremise[] = [
  {
    id: 'time-loop',
    slot: 'change',
    asks: [
      'same|one|single day|week|night|year repeat*|again|over|loop*|lived|relive*|returns|resets',
      'time_loop|time_loops|timeloop|groundhog',
      'day|time|week|year repeats|repeating|loops|looped|resets|starts_over|stuck|stopped|broken|frozen',
      'stuck|trapped|caught time|day|loop',
    ],
    title: 'The Day That Comes Back',
    rulers: 'the Council of Noon',
    guards: 'the day watch',
    pitch:
      'The same day has been coming back in {land} for longer than anybody can count: at midnight all is as it was, and only the memory of it goes on. Today something has happened that was never in it. You arrived.',
    party:
      'The party was not here yesterday, which is today, so nothing that it does is undone at midnight. It is the only thing in {land} that can break, mend, owe or die. {A} understood that by eight in the morning, and was not the only one.',
    truths: [
      'At midnight everybody is where they were on the first morning, whole and sober, and remembers. The dead sit up in bed. Many do not talk about it.',
      'Nothing can be kept but what one knows. So knowledge is the money: people in {town1} trade in poems, recipes, secrets and the fall of dice.',
      'It rains at ten past four. The cart breaks down at five. The bell cracks at nine, and all of {land} joins in with the shout of the ringer.',
      'Crimes are judged by the evening and forgiven at midnight, except for one: to tell a person what they did on the first morning.',
      'Pregnant women have been so for all that time. They have their own club, and run most things.',
      'People pass through phases. There was one of riots, one of learning to play the violin, and one of lying on the roofs; just now it is politeness.',
      'One does not say "tomorrow". Children who do are given something sweet, and everyone looks away.',
    ],
    regions: [
      '{town1} wakes up to a wedding that has never got beyond the soup. All its people know the vows, and the bride has said yes, no and everything in between.',
      '{town2} wakes up to a fire. Its people put it out by seven these days, with one bucket, at the right place, and then have the day off.',
      'In {town3} they count. On a wall that is empty each morning {num} people write down the number that they have in their heads, and compare.',
      '{town4} wakes up under siege. The two armies play ball by now, but somebody has to be hit by the first arrow, and they take turns.',
    ],
    factions: [
      [
        'The Council of Noon',
        'governs for a day at a time, and wants the party kept comfortable, and indoors',
        'knows what would end it, tried it once, and saw what comes after midnight',
      ],
      [
        'The Tomorrow League',
        'wants out, whatever it costs',
        'has worked out that the day ends if one certain person dies by a hand from outside',
      ],
      [
        'The Kept',
        'are people who have somebody back who died on the first day, and want it to go on for ever',
        'watch the gates since the first hour, and will kill the party every morning, if it should turn out to come back',
      ],
      [
        'The Pregnant Club',
        'wants to be asked',
        'has known for a long time which of its members holds the day, and has told nobody, her least of all',
      ],
    ],
    conflicts: [
      'A window that the party broke is still broken after midnight. There are queues before it, with candles, and somebody has stolen a piece.',
      'The man whom the first arrow hits has hidden today. If nobody is hit, the armies do not know how to go on, and some have found their anger again.',
      'The bride has asked the party to carry her off before the soup. The bridegroom is in favour of it, and so is the cook.',
    ],
    people: [
      [
        'town crier of Noon',
        1,
        'wants the party to break nothing, and to carry one thing over midnight in its pocket',
        '{A.name} opens doors shortly before somebody knocks.',
        'tells what was seen after midnight to whoever can tell {A.them} something new',
      ],
      [
        'firefighter with one bucket',
        2,
        'wants to be told what there is behind the hill, street by street, and slowly',
        '{B.name} catches things before they fall, and is sorry when something does not.',
        'lets the house burn, once, for the person who lies in it each night',
      ],
      [
        'midwife',
        3,
        'wants a woman brought out of {town4} before the first arrow, by people who can bleed',
        '{C.name} washes {C.their} hands as if it might be today.',
        'says which of the Club it is to somebody who wants nothing to end and nothing to stay',
      ],
    ],
    pronouns: { C: 'she' },
    places: [
      [
        'The Wedding Table',
        1,
        'the soup is good, the toast is known by heart, and a place has been laid for nobody, always',
        "Under the plate lies a card with the party's names, in a hand that no one knows. It has lain there since the first morning.",
      ],
      [
        'The Wall of Numbers',
        3,
        'a white wall, {num} numbers on it, and they are never quite the same',
        "The highest is in one hand only, a child's, and is greater by exactly {few}: there were days that the others do not remember.",
      ],
      [
        'The House of the Bucket',
        2,
        'it burns at six, from the stove, and everyone can tell you how to save it',
        'Nobody has ever let it burn down to look. In the cellar is a hourglass of glowing sand, lying on its side, and the fire would set it upright.',
      ],
    ],
    starts: [
      [
        'The party comes down the hill to {town1} at seven in the morning. Everybody in the street stops. A glass falls, and nobody catches it, for nobody expected it. An old man bursts into tears. Then all of them begin to talk at once, and {A} pushes through, out of breath, and asks with shining eyes: "What day is it? No, do not tell me. Have you had breakfast? You must on no account be killed."',
        'They came because somebody invited them: the card at the wedding is the only thing in the day that was put there from outside, by the woman who turned over the hourglass.',
      ],
    ],
    openings: [
      [
        'At four in the afternoon {few} people hand the party umbrellas. At ten past it rains. At eleven past, for the first time, it stops.',
        'The party has held up a cart by its questions, which has let a door bang, which has turned a wind. {town3} has gone mad with joy, and counts.',
      ],
      [
        'A stranger in {town4} runs at one of the party with a sword, apologises, and explains: he only wants to see if it is still so tomorrow.',
        'He is one of the Kept. His daughter died on the evening before, in his memory, and on each morning she wakes him.',
      ],
    ],
    truth:
      'On the last evening of the old time both armies stood before {town4}, and the whole of {land} was to die in the morning. A woman of the Pregnant Club had a hourglass from her grandmother, wished that her child should not be born into that, and laid it on its side. She does not remember, since she did it in the hour before the day began. It has held ever since. After midnight there is still the war, exactly as it was, with one difference: both armies have played ball together for a thousand years.',
    secrets: [
      'There are {few} days that only children remember. On those the Council had set the glass upright, and put it down again.',
      'Whoever leaves {land} across the hill comes back in at the other end, at seven in the morning, with dusty shoes.',
      'The place that is laid for nobody is for the child.',
    ],
    steps: [
      'the Council moves the party to better and better rooms, with thicker doors',
      'the Tomorrow League finds the name, and it is one of its own',
      "{guards} and the Kept fight in the streets, with people who know each other's every blow",
      'The house in {town2} is left to burn. At midnight the bell strikes a thirteenth time, and everybody is still there, and does not dare to look out of the window.',
    ],
    ends: [
      'The glass is set upright on a day that has been made ready for it: both armies are at the wedding, and eat the soup to the end. The Kept lose whom they had, and everybody has to hold them.',
      'The glass stays on its side, by vote, and the party goes home over the hill with {few} messages. It is the last that {land} will say.',
      'The woman decides, as it is hers. She lets it run, and calls the child Tomorrow.',
    ],
  },
  {
    id: 'marked-fate',
    slot: 'change',
    asks: [
      'born|birth|everyone|everybody|skin|wrist|arm mark|number|fate|destiny|tattoo|countdown|counts|death_date|date|clock|symbol',
      'fate|destiny|prophecy|future known|written|fixed|law|decides|rules|controls|visible|told|read',
      'prophecy|prophecies|oracle|oracles rule*|law|everything|true|wrong|false|decide*|govern*',
      'people|everyone know|knows when|day die',
      '~prophecy|destiny|fate|oracle',
    ],
    title: 'The Written Skin',
    rulers: 'the Readers of Skin',
    guards: 'the sleeve wardens',
    pitch:
      'Everyone in {land} is born with a mark on the wrist that says how they will end: a wave, a rope, a crown, a number of days. It has never been wrong. This morning a drowned man came home, in a good mood.',
    party:
      'The party has bare wrists, or marks that nobody here can read. In {land} that means that nothing is settled about it, and so it frightens people. {A} is not frightened but in a hurry.',
    truths: [
      "Sleeves are long in {land}. To show one's wrist is a proposal, a threat, or a joke among soldiers.",
      'Children with a crown are educated, those with a rope are watched, and those with a wave are never taken to the sea. They drown in soup.',
      'Insurance is cheap and doctors are blunt. "Not today," they say to most, and to some they say nothing and charge nothing.',
      'No one may be hanged whose mark is not a rope. Judges read the wrist first, and the evidence if there is time.',
      'Soldiers with a bed on the wrist are worth ten others, and are sent ahead. There is a name for what they become.',
      'On the eve of a known day people hold a leaving feast. It is the merriest feast in {land}, and it is rude to be late.',
    ],
    regions: [
      "{town1} keeps the great book of wrists, in which everyone's end is entered at birth. The queue before it has two directions.",
      '{town2} is where the ropes live, since nobody else lets a room to them. There has not been a theft there for {years} years.',
      '{town3} draws the marks of the dead, compares, and has shelves of cases in which it came true in a manner nobody had thought of.',
      '{town4} is full of crowns: {num} people with the same mark, a few streets, and no kingdom. They are patient, and polite to nobody.',
    ],
    factions: [
      [
        'The Readers of Skin',
        'govern by the great book, and want the drowned man to have drowned',
        'read what they please: the marks are only shapes, and the book made them come true',
      ],
      [
        'The Bare',
        'burn off their marks, and want children to be born into long sleeves for good',
        'have found out that a burned mark grows back, and differently',
      ],
      [
        "The Ropes' Guild",
        'wants rooms, work and to be asked before it is suspected',
        'could have hanged the real murderer of the last queen, and has kept the rope',
      ],
      [
        'The {num} Crowns',
        'wait in {town4}, and want a throne, singly',
        'have begun to draw lots who is to be crowned, for an hour, so that it has happened',
      ],
    ],
    conflicts: [
      "The drowned man's wife has married again, and his house is sold. By law he is a ghost, and the new husband has been told to walk through him.",
      'A baby has been born in {town2} with a mark that is in no book. {few.s} Readers have come to look at it, and none of them has gone home.',
      'A boy with a rope has saved a girl with a wave from the river. Both wrists are still the same, and the town does not know whom to thank.',
    ],
    people: [
      [
        'copyist of the great book',
        1,
        'wants an entry compared with a wrist, on a man who keeps his sleeve shut',
        '{A.name} has ink up to the elbow and says that it is a habit.',
        'burns the book with {A.their} own hand after {A.they} has looked at {A.their} page',
      ],
      [
        'rope and locksmith',
        2,
        "wants a witness who was in the palace on the night of the queen's death, and a bed for him",
        '{B.name} does not stand under beams.',
        'goes up the scaffold by {B.their} own will if that saves one boy with the same mark',
      ],
      [
        'drowned man',
        3,
        'wants nothing but his boots and to be told what he is to do now',
        '{C.name} stands out in the rain with an open mouth.',
        'goes back to the water only for somebody who cannot swim',
      ],
    ],
    pronouns: { C: 'he' },
    places: [
      [
        'The Hall of Wrists',
        1,
        "the great book lies open here, and for a coin one may see one's own line",
        'The lines are written after the death, and dated back. Where somebody is alive there is only a shape and a question mark (DC 14 Investigation).',
      ],
      [
        'The Cabinet of Other Meanings',
        3,
        'a museum of ends: a wave of hair that strangled, a crown on a tooth',
        'The last case is empty, and has a label ready: "Drowned in his own luck". It is meant for {C}.',
      ],
      [
        'The Street of Crowns',
        4,
        '{num} houses with a gilded chair in each, and visitors are received one after the other',
        'Under one of the gilded chairs is a trapdoor with a bell on it. The Readers choose from here, whenever they need a king.',
      ],
    ],
    starts: [
      [
        'The party is a guest at a leaving feast in {town1}: there is wine, the family sings, and at midnight the old host is to die, as it stands on his wrist. Midnight comes. He waits. Everybody waits. At a quarter past he asks, in a small voice, whether there is any cake left. In the doorway {A} drops {A.their} pen, and behind {A.them} stands a man who drips.',
        'His number was counted wrongly at his birth, by a Reader who was drunk. Nobody has ever before lived to see it, because his family used to help.',
      ],
    ],
    openings: [
      [
        'A young woman pays the party {pay} gold pieces to be with her from now until Friday. On her wrist is a tower, and she lives in the flattest part of {town2}.',
        'A chess set has been sent to her. Readers do such things, so that it comes true.',
      ],
      [
        'In {town4} one of the party is crowned by surprise, with a pot, by nine people, who cheer, weep and ask for their mark to be taken over.',
        'It is a try to pass on fate. By morning a faint crown can be seen on a bare wrist.',
      ],
    ],
    truth:
      "The marks say what a person will choose, not what will happen to them: the wave is for those who would go into the water after somebody, the rope for those who would bear another's guilt, the crown for those who would give it back. The first Reader of Skin knew that, and wrote it into a book for lovers. His successors found that fear pays better. For {years} years they have helped the ends along, with soup, with chess and with judges, so that the book is right.",
    secrets: [
      'The last queen had a rope on her wrist. She was hanged so that a prince with a bed would be king, and the locksmith saw it.',
      "The number of days is that until a person's first free choice. Most have it late.",
      'The mark on the baby in {town2} is an open hand.',
    ],
    steps: [
      'the Readers announce that the drowned man has been seen to dissolve, and look for him',
      'three people do not die on the right day, and two of them are helped by their families',
      '{guards} carry off the baby, to have the mark corrected',
      'The great book is read from in the square, and for the first time each line is asked: who saw it? By evening nobody in {land} knows how they will end, and the shops are full of knives and flowers.',
    ],
    ends: [
      'The book for lovers is found, copied, and read aloud. Sleeves get shorter, and {town2} turns out to have the best people in {land}.',
      'The book burns and the marks stay, without a meaning. People make up new ones, and it starts over, more gently.',
      'The crowns keep their word: {num} people give back a throne on one day, and the last of them keeps the chair.',
    ],
  },
];
