import type { PersonStory } from './person-types.ts';

/** Persons of a region whose work, wish and secret belong together. */
export const personStoriesOfRegions: readonly PersonStory[] = [
  {
    id: 'honest-forger',
    levels: [3, 11],
    tones: ['intrigue', 'heroic'],
    words: ['forger', 'forgery', 'painter', 'documents', 'archivist'],
    role: 'archivist',
    other: 'colonel',
    want: '{P} wants the war of {town} against {town2} to be about something, and is looking for it in the files.',
    ask: '{P} asks the party to bring the original of the border treaty from the house of {Q}, and to compare one comma.',
    tell: '[{P} dries all ink twice, and sniffs it.|{P} holds every paper to the light, also invitations.]',
    truths: [
      '{P} forged the treaty. One comma in it gave {town} a valley, {Q} paid for that comma, and four hundred have died in that valley. {P} has since forged {few} peace offers, each better than the last, and each was believed by one side only.',
      "There is no treaty. Two drunk surveyors wrote the border down as a joke, and for a century {town} and {town2} have copied each other's copy of it. What {Q} keeps as the original is the first of these copies, and would prove it. {Q} knows that, and is paid for as long as the war lasts.",
    ],
    clues: [
      [
        'Investigation',
        'holding two documents side by side',
        'the peace offer and the treaty have the same hair in the paper.',
        1,
      ],
      ['Insight', 'insulting the forger of the treaty', '{P} defends the capitals.', 1],
      [
        'History',
        'dating the paper',
        'it was made in a mill that was built forty years after the day on which the treaty is dated.',
        2,
      ],
      ['Performance', 'reading the treaty aloud in an inn', 'it scans, and rhymes at the end.', 2],
    ],
    pressed: [
      '{P} would forge once more, in public, with both generals looking on, to show how the first was done. {Q} has placed somebody with a crossbow in the gallery.',
      'Read out as what it is, by someone who can tell a joke, it would end the war in laughter or in a lynching. {P} has prepared for both, and packed.',
    ],
  },
  {
    id: 'miracle-nurse',
    levels: [3, 10],
    tones: ['grim', 'horror'],
    words: ['nurse', 'healer', 'midwife', 'hospital'],
    role: 'hospital sister',
    other: 'priest',
    want: '{P} wants to be transferred to a place where there are no children, at once, and will not give a reason.',
    ask: [
      '{P} asks the party to sit beside the last bed of the ward tonight, and to say no to whatever it asks them to be.',
      '{P} asks the party to lock her room from outside tonight, and not to open it before the bells, whatever they hear.',
    ],
    pronouns: { P: 'she', Q: 'he' },
    tell: [
      '[{P} counts the beds aloud, and always gets one more.|{P} says good night to each bed in the ward, and to the gap at the end.]',
      '{P} nods off in a chair, with one wrist tied to the arm of it, whenever there is fever in the ward.',
    ],
    truths: [
      'Each child whom {P} nurses gets well, and something goes home with it that the parents take for a second son. {P} bargained with it for the life of one child, {years} years ago: it heals, and in return it may lie in the extra bed, and follow. It takes no lives. It wants to be brought up, by anybody, and has begun to grow. The priest {Q.full} has blessed it twice without noticing.',
      'In her sleep {P} gets up and takes the fever on. She has done it for {num} children. By morning the fever has left her for somebody whom she dislikes, and {few} of these have died. The priest {Q.full} has found it out, and has begun to tell her bad things about his enemies.',
    ],
    clues: [
      [
        'Perception',
        'sitting in the ward at three in the morning',
        'an extra child asks for water, in a voice that is a little too low.',
        1,
      ],
      [
        'Investigation',
        'asking a mother in {town} how many sons she has',
        'she says two, then one, then two, and does not look up.',
        1,
      ],
      ['Medicine', 'feeling her forehead at midnight', 'it burns, and at dawn it is cool.', 2],
      [
        'Religion',
        'making a list of those who died in {town} this year',
        'each had said something to {P} that was not kind.',
        2,
      ],
    ],
    pressed: [
      '{P} will say its name, if there is anyone to take it by the hand. It would go with a stranger who wanted a child (use an oni that has not yet decided what it is), and the children stay well.',
      '{P} begs to be allowed to choose a place where the fever may go: into the party, for one night, an equal share for each. It can be borne, and it can be cured. {Q} has other plans for that night.',
    ],
  },
  {
    id: 'tax-saint',
    levels: [4, 10],
    tones: ['whimsical', 'intrigue'],
    words: ['tax', 'collector', 'saint', 'accountant'],
    role: 'tax collector',
    other: 'bishop',
    want: '[{P} wants to stop being a saint, and has filed the form.|{P} wants it put down in writing, with a stamp, that there has been no miracle.]',
    ask: '{P} asks the party to be seen paying in {town}, and to grumble, and if possible to throw something.',
    tell: 'Doves land on {P}, and are waved off, without looking up from the ledger.',
    truths: [
      '{P} has been curing people for {years} months, by taking away whatever they declare. Gout, debts, one mother-in-law: it is all in the cellar of the tax office in {town}, in sacks, labelled, and the cellar is full. {Q} wants to have it opened for the pilgrims.',
      '{P} is a devil, of the third class, on probation, and was given the most hated post in the land. {P.name} was to be hated, and is loved by everyone in {town}, for being exact. At the inspection on Friday {P.name} will be recalled for it to Hell. {Q}, who had {P.them} called a saint for a jest, is sorry.',
    ],
    clues: [
      [
        'Perception',
        'laying an ear to the cellar door',
        'something with gout walks up and down, and complains of its son.',
        1,
      ],
      ['Investigation', 'declaring a headache', 'it goes, and there is a receipt.', 1],
      ['Religion', 'handing {P} something blessed', '{P} writes it down with tongs.', 2],
      [
        'Insight',
        'saying that one hates taxes',
        '{P} is touched, and asks you to say it louder.',
        2,
      ],
    ],
    pressed: [
      '{P} would give it all back, pro rata, over forty years, but {Q} has the second key. [The party could open one sack in front of {Q}, as an example;|As an example the party could open one sack before the eyes of {Q};] they may choose which, by the label.',
      '{P} needs to be hated by Friday, by {num} people at least, without doing anything that is not right. {Q} offers to help with a sermon.',
    ],
  },
  {
    id: 'wall-listener',
    levels: [3, 11],
    tones: ['horror', 'grim', 'intrigue'],
    words: ['mason', 'wall', 'architect', 'prison', 'builder'],
    role: 'master mason',
    other: 'governor',
    want: '{P} wants the new wall of {town} torn down to the third course, and has offered to do it unpaid.',
    ask: '{P} asks the party to take a hammer to one stone of {town}, at night, and to tell nobody what is behind it.',
    tell: '[{P} puts both palms on every wall, and talks to it in a low voice.|{P} says something to every wall before leaning on it, and begs its pardon afterwards.]',
    truths: [
      'Walls that have somebody in them stand. {P} was told so, and built in {few} people, condemned by {Q}, and the wall of {town} has held through two sieges. In the third course the mortar would not dry, and {P} understood that one of them had been innocent. Now they have begun to open the wall from inside, and the third siege is a month away.',
      'Nobody is walled in. {Q} once hanged a brother of {P}, and {P} built a passage into the wall, a yard wide, by which an enemy could enter, and sold the plan to the army of {town2}. Since then {P} has had a child in {town}, and the army needs only a dark night.',
    ],
    clues: [
      ['Perception', 'listening at the third course', 'it breathes, in more than one rhythm.', 1],
      [
        'History',
        'reading the list of executions',
        'there were no bodies, on {few} occasions, on the word of {Q}.',
        1,
      ],
      [
        'Investigation',
        'pacing the wall inside and outside',
        'it is a yard thicker than it has to be.',
        2,
      ],
      [
        'Insight',
        'asking {P} where a child should sleep',
        '{P} says "not at the east end", at once.',
        2,
      ],
    ],
    pressed: [
      '{P} offers to take the place of the innocent one in the wall. The wall would hold; {Q} knows it too, and has had the stone cut to measure. The wall of {town} also holds if the dead are taken out, and {Q} reads their names aloud, with what each of them had really done.',
      "{P} could fill it in with one night's work and {num} helpers, but would have to say what it was. {Q} hangs traitors; somebody has to choose the helpers, and somebody has to hold the passage if {town2} comes that night.",
    ],
  },
  {
    id: 'stage-assassin',
    levels: [5, 13],
    tones: ['intrigue', 'heroic', 'whimsical'],
    words: ['actor', 'assassin', 'theatre', 'play'],
    role: 'tragic actor',
    other: 'royal heir',
    want: '{P} wants to be hissed, once, by the royal heir {Q.full}, and has played worse and worse for a month.',
    ask: '{P} asks the party to sit in the front row in {town} on Saturday, to laugh in the wrong places, and to watch the sword in act five.',
    tell: '[{P} dies a little differently every evening, and asks strangers which was best.|{P} dies every evening in act five, each time a little worse, and counts those who leave before the end.]',
    truths: [
      'In act five {P} kneels with a drawn sword before the royal box, which is at the edge of the stage. On Saturday {P} is to stab {Q} there. {R}, who is next in line, has the daughter of {P} locked up in a house in {town2}, and has had the sword ground. If the play were taken off for being bad there would be no Saturday.',
      '{Q} has hired {P} for a false murder. In act five {P} kneels with a drawn sword before the royal box, at the edge of the stage, and on Saturday {P} is to stab {Q} there with a blade that gives way. {Q} will count as dead, and be free to live in {town2} with a gardener. {R}, who is next in line, has found out, and has changed the sword for a sharp one. If {P} does not stab with it, {R} shows the judges the letters about the false murder, and {P} hangs. {P} is not let near {Q} to say so, and hopes that a bad play is taken off.',
    ],
    clues: [
      [
        'Perception',
        "looking at the child's drawing in the dressing room",
        'it is new each week, and the girl on it has a lock on her door.',
        1,
      ],
      [
        'Sleight of Hand',
        'testing the sword of act five',
        'the blade neither bends nor slides back, and somebody has ground it.',
      ],
      [
        'Insight',
        'telling {P} that the play will run for years',
        '{P} laughs, and goes to be sick.',
        1,
      ],
      [
        'Investigation',
        'going through the flowers from {Q}',
        "there is a ship's ticket in each, for two.",
        2,
      ],
    ],
    third: "heir's cousin",
    pressed: [
      '{P} will play the act well, with a wooden sword, if the daughter stands in the wings before it begins. {R} has promised to bring her, and does not mean to; somebody has to fetch her from {town2} by Saturday.',
      '{P} would use the sharp sword on {P.themself} instead, to make a death look real, if a healer of the party waits under the trapdoor. {Q} could still get away to {town2} in the noise, and {R} would have to explain who ground the blade.',
    ],
  },
];
