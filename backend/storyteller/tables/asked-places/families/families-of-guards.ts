import { familyWords, type PlaceFamily } from './place-family.ts';

/** Places that someone watches over: a prison with one prisoner, a fort of which no one thinks any more. */
export const familiesOfGuards: readonly PlaceFamily[] = [
  {
    id: 'one-prisoner',
    sites: ['prison', 'tower', 'fortress', 'island', 'care-house', 'ship', 'mine', 'cave', 'tombs'],
    needs: [
      familyWords('only', 'only one single sole last'),
      familyWords('inmate', 'prisoner inmate captive convict'),
    ],
    tells: ['prison'],
    keeper: ['head gaoler', 'governor of the prison', 'royal governor of the prison'],
    look: [
      'a long row of cells with open doors, and one door that is shut',
      'keys on a board, all rusty but one',
      'a kitchen for two hundred, in which one plate is drying',
      'a board with the number of those locked up here, a 1, painted and not chalked',
      'one window with bars and a flower pot',
    ],
    known: [
      'There is one {inmate} here, {V.full}, and there has been no other for {years} years.',
      'All that is cooked, washed and guarded here is for one {inmate}, {V.full}, and nobody in {town} is sure what for.',
    ],
    senses: [
      'One pair of feet walks to and fro, nine steps and a turn; it smells of lime and of one good dinner.',
      'A single voice reads aloud behind a door, and guards on the stair listen; it smells of lamp oil.',
    ],
    feature: [
      'All empty cells lock by one lever, whoever may be in them.',
      'The flap for the food is as wide as a shoulder.',
      'The guards all stand at one door, so the outer wall has no one on it.',
    ],
    checks: [
      ['Persuasion', 'being let in as a visitor of the one {inmate}'],
      ['Stealth', 'passing along the empty cells to the one that is shut'],
    ],
    done: [
      'One {inmate} is fed, walked round the yard and counted, three times a day, and the count is signed.',
      'The guards play cards against the {inmate} through the flap, and owe {V} {coins} gold pieces by now.',
      'Visitors may see the {inmate} on the first day of the month, in the presence of {K}.',
    ],
    details: {
      keeper: [
        'asks every visitor how many prisons have been closed this year, and for what reason',
        'carries up the supper of the one {inmate}, and lets nobody else do it',
      ],
      guest: [
        'has asked three times for a talk with the {inmate}, alone, and would pay for one',
        'has a paper in a sealed tube, and will hand it to nobody but the {inmate}',
      ],
      hooks: [
        'The family of {V} pays {coins} gold pieces to whoever brings out a letter from the one {inmate}.',
        '{body.s} pays for all this, and gives {coins} gold pieces to learn why one {inmate} needs it.',
        'A guard who has left the service sells the hours of the rounds, and says that {V} should be asked and not freed.',
      ],
    },
    trouble: {
      id: 'one-prisoner',
      absent: ['prisoner'],
      guest: ['clerk of pardons', 'notary from the court'],
      trace: [
        'The one cell that is shut has a bolt on the inside as well.',
        '{V} wishes every guard a good morning by name, and the guards stand straight for it.',
        '{K} is afraid whenever {V} coughs, and sends for a physician.',
        ['In the book of the prison one leaf has been glued to the next.', 'v=1'],
        [
          'On every hour, also by night, a voice behind the one door says a number, one higher than the last.',
          'v=2',
        ],
      ],
      truth: [
        'The sentence of {V} was over {years} years ago. Without a prisoner the place is closed, and {K} and {num} others lose house and bread, so {K} glued the pardon between two leaves of the book. {V} has found out, and has stayed, since nobody outside is left to go to. {B} has a second copy of the pardon, must hand it over, and {K} has sent two guards to lose {B} on the stairs.',
        'It was not built to keep the one {inmate}, {V}, in. Under the lowest cell sleeps the conqueror of three realms, {few} thousand dead soldiers around him, for as long as someone above them who agreed to it says the next number aloud on every hour; {V} did, {years} years ago, and is losing count. {B} has a pardon for {V} from a king who wants that army for his own. {K} knows all of it, and has no one to count after {V}.',
      ],
      finds: [
        [
          'Investigation',
          'parting the leaves of the prison book',
          'there is a pardon for {V}, {years} years old and never read out',
          'v=1',
        ],
        [
          'Insight',
          'telling {V} that the door could be opened',
          '{V} looks not at the door but at the guards, and asks where they would live',
          'v=1',
        ],
        [
          'Arcana',
          'listening at the drain in the lowest cell',
          'below, thousands breathe in when {V} says the number of the hour',
          'v=2',
        ],
        [
          'Perception',
          'counting along with {V}',
          '{V} has said one number twice, and the floor has moved',
          'v=2',
        ],
        [
          'Insight',
          'asking {K} what becomes of the place when {V} is dead',
          '{K} has thought of nothing else for a year',
        ],
      ],
      later: [
        [
          'On day {days} {B} falls down the stairs, and the second copy of the pardon is burned in the kitchen.',
          'v=1',
        ],
        [
          'On day {days} {B} shows {V} the pardon, {V} stops to read it, and the first {num} of the dead soldiers come up the stair (use ten Wights).',
          'v=2',
        ],
      ],
      ways: [
        [
          '{V} would stay as cook, free and paid, and {town} could use the rest as a school, if anybody said so before {body}.',
          'v=1',
        ],
        ['{K} gives up the leaf at once to whoever finds the guards other work.', 'v=1'],
        [
          'Whoever counts with {V} for one night, without a mistake, can go on alone, and {V} walks out in the morning.',
          'v=2',
        ],
        [
          'The conqueror can be killed in his sleep by those who go down while two people count: he wakes at the first blow, alone (use a Death Knight).',
          'v=2',
        ],
      ],
    },
  },
  {
    id: 'forgotten',
    sites: [
      'fortress',
      'tower',
      'camp',
      'prison',
      'lighthouse',
      'court',
      'bridge',
      'settlement',
      'shrine',
    ],
    needs: [
      familyWords('forgot', 'forgotten forgot'),
      familyWords(
        'realm2',
        'empire kingdom crown=kingdom king=kingdom queen=kingdom emperor=empire army=army realm country capital',
      ),
    ],
    says: /\b(?:forgotten by|forgot)\b/i,
    tells: ['forgotten', 'abandoned', 'old', 'throne', 'empty'],
    keeper: [
      'sergeant of the forgotten post',
      'captain of the forgotten post',
      'last general of the post',
    ],
    look: [
      'a flag of the {realm2} that has been mended until nothing of the first cloth is left',
      'guards in coats cut from blankets, with the buttons of the {realm2} on them, all polished',
      'a board for orders, with one order on it, read until it is grey',
      'a table laid for an inspector of the {realm2}, with dust on the glass',
      'a money chest of the {realm2}, open, with a hen in it',
    ],
    known: [
      'For sixty years the {realm2} has sent no pay, no relief and no letter, and the guard is still changed four times a day.',
      'Those who serve here are the grandchildren of those whom the {realm2} sent, and have never seen it.',
    ],
    senses: [
      'A bugle plays the call of the {realm2}, with one note that was once a dent; it smells of polish and turnips.',
      'Somebody calls the roll, and answers for three who are dead; it smells of wet wool and wood smoke.',
    ],
    feature: [
      'The alarm drum still brings everyone to a place on the wall, whatever else they are doing.',
      'The great crossbow over the gate has one bolt left.',
      'Whoever stands under the flag may not be touched before a trial has been held.',
    ],
    checks: [
      ['History', 'knowing the passwords that the {realm2} used in those days'],
      ['Performance', 'giving an order in the voice of an officer'],
    ],
    done: [
      'Every month a report is written to the {realm2}, sealed, and laid on the others, in a room that is full to the door.',
      'Passes of the {realm2} are asked of everyone, and stamped with a potato, since the stamp is worn out.',
      'Turnips are grown in the moat, in ranks.',
    ],
    details: {
      keeper: [
        'asks the party for news of the {realm2}, and writes it down, and believes none of it',
        'would like to hand over the keys, to anyone with a paper that says so',
      ],
      guest: [
        'is the first stranger in sixty years to come with a uniform of the {realm2}, and it is new',
        'has asked to read the old orders, all of them, by night',
      ],
      hooks: [
        'A soldier from here has walked to {town} with {num} unanswered reports, and asks who can carry them to the {realm2}.',
        '{town} pays {coins} gold pieces to know whether the guard out there still takes orders, and whose.',
        'A merchant has been fined here under a law that the {realm2} gave up long ago, and wants the goods back.',
      ],
    },
    trouble: {
      id: 'forgotten',
      absent: ['quartermaster'],
      guest: ['surveyor of the borders', 'officer of the treasury'],
      trace: [
        'The words "Hold until you are relieved" are written on every wall, and have been painted over with the same words.',
        '{B} measures the gate with steps, and does not look at the country that it guards.',
        ['Ink from a new order comes off on the thumb of whoever touches it.', 'v=1'],
        [
          'All arrow slits look outwards, but the heavy gate in the cellar is barred on this side.',
          'v=2',
        ],
      ],
      truth: [
        'Once a year an order comes from the {realm2}, and {K} writes it. The last who came from there, {V}, brought the news that the post had been struck off the lists; {K} buried the letter, so that {num} people would have something to get up for. {B} has found out in {town2} that nobody owns these walls, has sold them to a band of slavers, and is here to see how many can still fight.',
        'The {realm2} forgot this post on purpose. Sixty years ago {V} struck it off every list, map and song, because of what is behind the gate in the cellar: the way by which the giants of the old war came, {few} hundred of whom wait there for a door. The only order is to hold and to be forgotten. {B} has found the one line that {V} missed, and has orders from a young ruler who wants giants for a war.',
      ],
      finds: [
        [
          'Investigation',
          'laying three orders side by side',
          'one hand wrote all of them, and the paper was made in {town}',
          'v=1',
        ],
        [
          'Deception',
          'drinking with {B} as a buyer',
          '{B} offers the walls, and "what stands on them, sold by the head"',
          'v=1',
        ],
        [
          'Perception',
          'laying an ear to the gate in the cellar',
          'on the other side somebody very large does the same',
          'v=2',
        ],
        [
          'History',
          'looking for this valley on the maps in the office',
          'it has been cut out of each of them, with the same knife',
          'v=2',
        ],
        [
          'Insight',
          'asking {B} who sent the uniform',
          '{B} names an office, and {K} knows that it has never had the right to give orders here',
        ],
      ],
      later: [
        [
          'On day {days} the slavers come with chains and a bill of sale (use eight Bandits and two Bandit Captains), and the guard has one bolt.',
          'v=1',
        ],
        [
          'On day {days} {B} reads out the order, half of the guard obeys, and the bar of the cellar gate is lifted (use three Fire Giants for the first through it).',
          'v=2',
        ],
      ],
      ways: [
        [
          '{K} will tell the truth on the drill ground if a stranger stands beside {K.them}; most have known it for years.',
          'v=1',
        ],
        ['{town} needs a guard, and has never asked for this one.', 'v=1'],
        [
          '{V} left an order for this case: whoever comes with a paper of the {realm2} is to be shown the gate, and left alone with it for a night.',
          'v=2',
        ],
        [
          'The gate can be walled up for good, from inside, by someone who stays there. {K} has drawn lots for it already, with one lot.',
          'v=2',
        ],
        'A relief, in any uniform, with any flag, ends the order by its own words.',
      ],
    },
  },
];
