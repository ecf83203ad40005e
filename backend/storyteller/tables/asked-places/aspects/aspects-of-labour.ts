import type { PlaceAspect } from '../families/place-family.ts';
import { plotOf } from '../families/place-plot.ts';

/** Ghosts of those who worked at a place, and gods who have left theirs. */
export const aspectsOfLabour: readonly PlaceAspect[] = [
  {
    id: 'ghost-at-work',
    says: /\bghost(?:ly)? (?<who>foreman|miner|captain|crew|crews|sailors?|farmers?|workers?|miller|smith|gardener|butler|cook|bartender|teacher|librarian|actor|actress|knight|soldiers?|sexton|scarecrow|driver|conductor|pianist|nurse|doctor|child|bride|monk|nun|king|queen|lady)\b|\bhaunted by (?:an? |the |its )?(?:ghosts? of )?(?:an? |the |its )?(?:\w+ )?(?<who2>foreman|miner|captain|crew|sailors?|farmers?|workers?|miller|smith|gardener|butler|cook|bartender|teacher|librarian|actor|actress|knight|soldiers?|sexton|scarecrow|driver|conductor|pianist|nurse|doctor|monk|nun|king|queen|lady|owner)\b/,
    words: { who: 'keeper' },
    tells: ['haunted', 'abandoned', 'ghosts'],
    look: [
      'tools on their pegs, of which one set is cold to the touch and shines with use',
      'a lamp that moves along at the height of a hand, and stops where there is work',
      'a chalk board with the tasks of a day long ago, ticked off as far as the last but one',
    ],
    known: [
      'The ghost of a {who} is at work there, at the old hours; people of {town} have seen it, greeted it, and been told to stand out of the way.',
    ],
    feature: [
      'The ghost obeys the old bell, and everybody who has the right hat.',
      'What it has finished in the night is gone by noon, as long as one thing is not done.',
    ],
    beside: ['The ghost of the {who} is still working because one task was never signed off.'],
    plots: [
      plotOf({
        id: 'ghost-at-work-1',
        absent: ['last of the old crew', 'grandchild of the dead', 'bell ringer of the shift'],
        keeper: ['watchman', 'caretaker for the owners', 'bailiff of the estate'],
        guest: ['new owner', 'heir of the old owner', 'exorcist with a price list'],
        wants: [
          'leaves out a cup of tea at the end of the shift, and is told off for the crumbs',
          'has learned more about the work from the ghost than from anyone alive',
        ],
        seeks: [
          'wants it gone before {deadline}, when the buyers come, and is in a remarkable hurry',
          'asks what it says, and is relieved each time that it only speaks of work',
        ],
        hooks: [
          'The ghost has stopped working for the first time in {years} years, stands at one spot, and points down; {K} pays {coins} gold pieces to whoever dares to dig there.',
          '{V} knows what happened on the last day, is old, and was fetched by a closed carriage the evening after the ghost stopped.',
          '{B} hires the party to drive it out, and will not have them talk to it.',
        ],
        trace: [
          'One name on the board of that day is in another chalk than the rest.',
          'The spot at which the ghost points has been paved over, and nothing else has.',
          'At the hour of the accident all the lamps turn blue, and the old bell rings once, too late.',
        ],
        truth:
          'It was no accident. The father of {B} had the bell silenced on that day, to save an hour, and the {who} went back in for the others and died with the last of them. The names were struck out, and those who knew were paid. The ghost counts its people at each end of shift and is one short: that one, a child who should not have been at work, got out, and is {V}. {B} has found this in the papers: {V} is the last witness, and half of {site} is owed to the families.',
        finds: [
          [
            'Investigation',
            'reading the board of that day against the light',
            'the name in the other chalk covers an older one: that of {V}',
          ],
          [
            'History',
            'asking after the bell in {town}',
            'the clapper was bought back from a tinker, with a rag still tied round it',
          ],
          [
            'Persuasion',
            'putting on the right hat and reporting for duty',
            'the ghost counts the party, shakes its head, and says the name of {V}',
          ],
        ],
        later: [
          'On {deadline} the exorcism begins, and those who were struck off the list get up with their {who} (use <Specter, Ghost, Wight, Wraith>).',
        ],
        ways: [
          'If {V} comes, at the end of the shift, and answers "here", the ghost wipes the board, says good night, and goes.',
          'The clapper with its rag, laid before {body}, is proof enough. {B} would rather share than have it rung.',
        ],
      }),
    ],
  },
  {
    id: 'no-god',
    says: /\b(?:no god|no gods|without (?:an? )?(?:god|gods|priest|priests)|god(?:dess)? (?:has |have )?(?:left|died|is dead|never came|is gone|fell asleep|is asleep|retired|vanished)|empty (?:altar|temple)|lost (?:its|their) (?:god|goddess|faith)|for (?:any|every|all|no) gods?|unbelievers|atheists?)\b/,
    tells: [],
    look: [
      'an altar with nothing on it, dusted all round the nothing',
      'niches for saints, let by the week to candle makers and a cobbler',
      'a hymn board with numbers, and no hymn books',
      'a heap of offerings before a closed door, with a note "Back soon?"',
    ],
    known: [
      'No god lives there, and it is full every week; {town} says that this is due to the acoustics.',
    ],
    feature: [
      'A prayer said here is heard by all who are inside, and by nobody else.',
      'Whoever stands on the empty altar is believed, for as long as they stand there.',
    ],
    beside: [
      'The empty altar is not quite empty: something small has moved in, and grows with every prayer.',
    ],
    plots: [
      plotOf({
        id: 'no-god-1',
        absent: ['last true believer', 'former high priest', 'organist'],
        guest: ['candidate for the altar', 'agent of three religions', 'miracle worker'],
        wants: [
          'holds the service all the same, for the sake of the people, and leaves out the name',
          'has put the altar up to let, regrets it, and cannot get out of the contract',
        ],
        seeks: [
          'has had {few} good miracles this month, and needs one great one before {deadline}',
          'measures the altar with a tape, and asks how many come on a good day',
        ],
        hooks: [
          'Prayers in {site} have begun to be answered, all of them, also those that contradict each other; {K} pays {coins} gold pieces to know by whom.',
          '{V} did not leave the choir for {days} days, kept one note, and was gone when it stopped.',
          'Three religions want to move in on {deadline}, have all sold tickets, and the party is to keep the doors.',
        ],
        trace: [
          'Dust will not settle in the middle of the altar, in a spot the size of a cat.',
          'Those who have been answered come back each day, and look thinner and very happy.',
          'The note of the organ is still there, if one puts an ear to the floor.',
        ],
        truth:
          'A place in which so many pray does not stay empty. What has grown on the altar out of {years} years of unaddressed prayers is a very young god, without a name and without an idea of what is good; it does all that it is asked. {V} heard it first, and hides with it in the organ, to teach it to say "why?". {B} knows of it, and on {deadline} will give it a name before the crowd: {B.their} own.',
        finds: [
          [
            'Religion',
            'praying aloud for something harmless and odd',
            'it arrives at once, slightly too large, and with a bow on it',
          ],
          [
            'Perception',
            'crawling into the organ',
            '{V} tells somebody a fairy tale; the pipes breathe at the exciting parts',
          ],
          [
            'Insight',
            'asking {B} to which god the miracles are due',
            '{B} smiles, and points upwards with a thumb that then bends inwards',
          ],
        ],
        later: [
          'On {deadline} {B} is called by name by {num} people at one time, and becomes it (use <Cultist, Cultist Fanatic, Priest, Erinyes, Deva>).',
        ],
        ways: [
          'Whoever names it first decides. {V} has thought of one, and has not dared to say it alone.',
          'It can be asked to grow up. Nobody has asked it for anything that was good for it.',
        ],
      }),
    ],
  },
];
