import type { PlaceSort } from '../families/place-family.ts';
import { plotOf } from '../families/place-plot.ts';

/** Where something is judged, kept or passed on: a court of law, a bank, a post office, a museum. */
export const sortsOfRecords: readonly PlaceSort[] = [
  {
    id: 'courtroom',
    noun: /\b(?:court ?room|court ?house|court of (?:law|justice)|tribunal|high court|law court|magistrate'?s court)$/,
    tells: [],
    keeper: ['court usher', 'clerk of the court', 'presiding judge'],
    look: [
      'a dock with a rail that has been polished by {few} generations of hands',
      'a bench for twelve, with a cushion on eleven seats',
      'a statue of justice who has taken off the blindfold and holds it behind her back',
      'shelves of verdicts, bound in black, and one volume in a chain',
      'a gallery full of people who have brought food',
    ],
    known: [
      'What is said under the lamp in {site} is taken down and cannot be unsaid, and {town} has learned to pause before speaking.',
      'It has never taken back a verdict; there is a drawer for those that were wrong.',
    ],
    senses: [
      'A gavel, a sigh from the gallery, a pen that runs after both; it smells of dust and wet coats.',
      'Somebody whispers a name along the rows, and it comes back as another.',
    ],
    feature: [
      'From the dock a stair leads down to the cells, and from the bench one leads up to the roof.',
      'Under the lamp a lie makes the flame duck.',
    ],
    checks: [
      ['Insight', 'telling which witness has been paid'],
      ['Performance', 'making the gallery laugh at the right moment'],
    ],
    done: [
      'In the mornings there are thieves, in the afternoons inheritances, and the gallery brings cushions for the latter.',
      'Whoever has no advocate draws one by lot from those present.',
    ],
    plots: [
      plotOf({
        id: 'courtroom-1',
        absent: ['chief witness', 'twelfth juror', 'court recorder'],
        guest: ['advocate for the rich', 'prosecutor', 'defendant on bail'],
        wants: [
          'has read one certain file {num} times, and has had the lamp taken down "for cleaning"',
          'asks the party to sit in the front row, and to look as if they knew something',
        ],
        seeks: [
          'has not lost a case for {years} years, and knows by breakfast what will be decided at noon',
          'sends flowers to the jurors, with the right names of all their children on the card',
        ],
        hooks: [
          '{V} is to speak on {deadline}, and has vanished from a locked room in {site}; {K} pays {coins} gold pieces for {V}, alive and in good voice.',
          'A party of advocates has drawn lots, and the defence of one who is certainly innocent has fallen to one of the party.',
          'The chained volume has been read by somebody at night, and since then old verdicts are being carried out a second time.',
        ],
        trace: [
          'One of the jurors\u2019 cushions is cold, however long somebody sits on it.',
          'The transcript of last week is a page shorter than the hearing was.',
          'Jurors with flowers in the buttonhole do not look at each other.',
        ],
        truth:
          '{B} does not argue cases, but writes verdicts: the chained volume makes whatever is entered in it the law, and {B} has had a key made. Each entry costs a juror, who goes on sitting there and casts no shadow. {V} was on the jury, saw an entry in {V.their} own hand that {V} never wrote, and hides in the drawer room of the cellar. {K} knows that the book must be burned, and that with it every verdict of {site} would be open again, the just ones, too.',
        finds: [
          [
            'Investigation',
            'comparing the book with the files',
            'in {few} cases the verdict was entered the day before the trial',
          ],
          [
            'Perception',
            'watching the jury when the lamp is back',
            'eleven people, and seven shadows',
          ],
          [
            'Insight',
            'asking {K} which verdict has been regretted most',
            '{K} gives a number, at once, and the file is in the drawer of this desk',
          ],
        ],
        later: [
          'On {deadline} {B} enters a verdict against all of {town}, and those on the cold cushions get up to carry it out (use <Shadow, Specter, Wight, Wraith>).',
        ],
        ways: [
          'A verdict may be entered against {B} as well, by anyone who has the key and a clean case.',
          'The lamp tells lies from truth: if {B} is made to plead beneath it, the gallery does the rest.',
        ],
      }),
    ],
  },
  {
    id: 'bank',
    noun: /\b(?:bank|counting house|treasury|vault|mint|money ?lender'?s?(?: (?:shop|house))?|pawn ?shop|pawnbroker'?s?(?: shop)?)$/,
    tells: [],
    keeper: ['head teller', 'bank director', 'governor of the royal bank'],
    look: [
      'a counter of black stone with a groove worn into it by coins',
      'a door of steel, round, and taller than a rider, with {few} keyholes',
      'scales under glass, and a clerk who breathes through the nose',
      'a wall of small drawers, each with a number and one with a wreath',
      'a cat with a collar, who is listed as staff',
    ],
    known: [
      'Nobody has ever robbed {site}; those who tried work there now, {town} says, and have to wear a tie.',
      'What lies in the drawers is known to one side only, and it is not the bank.',
    ],
    senses: [
      'Coins are poured, counted, poured again, and nobody speaks above that sound; it smells of ink and cold metal.',
      'A bell rings far below, and all clerks look at the clock.',
    ],
    feature: [
      'The vault stays shut from bell to bell, whoever asks, and with whoever is in it.',
      'There is a slot in the counter by which a clerk can call for help with the knee.',
    ],
    checks: [
      ['Deception', 'cashing a letter of credit on a drowned merchant'],
      ['Investigation', 'finding out which drawer was opened last'],
    ],
    done: [
      'Money is changed, lent and mourned; gems are valued, by three people, in three sealed notes.',
      'Secrets are taken in on deposit, in envelopes, and interest is paid on them.',
    ],
    plots: [
      plotOf({
        id: 'bank-1',
        absent: ['night clerk', 'holder of the second key', 'old bookkeeper'],
        guest: ['largest depositor', 'auditor of the crown', 'gentleman with drawer nine'],
        wants: [
          'comes first, leaves last, and has stopped taking a wage',
          'shows the party everything but the vault, and praises the lock for a quarter of an hour',
        ],
        seeks: [
          'wants to take out everything, on {deadline}, in coin, and has announced it politely',
          'reads the accounts as others read novels, with small cries',
        ],
        hooks: [
          'One of the {few} keys to the vault is gone, and with it {V}; {K} pays {coins} gold pieces, and begs that nothing be said on the street.',
          'A thief asks the party for help: there was nothing in the vault when it was opened, and the thief will be hanged for having taken it.',
          'There is a drawer in {site} in the name of one of the party, opened {years} years ago, and somebody else has the key.',
        ],
        trace: [
          'The guards at the vault are bored, as people are who guard nothing.',
          'Bags that are carried across the hall clink on top and rustle below.',
          'New coins in {town} are a little too light, and very well made.',
        ],
        truth:
          'The vault has been empty for {years} years. The founder lost everything, and {site} has lived since on being trusted: each pays out what the next pays in. {K} inherited this, and has nearly filled the hole, out of {K.their} own pocket; {few} more years would do. {V} counted the vault, fainted, and hides with the key in the house of a sister. {B} has known it for long, takes hush money, and has decided to let {site} fall on {deadline}, having bought all the debts of {town} for that day.',
        finds: [
          [
            'Investigation',
            'adding up one day\u2019s accounts',
            'every sum that goes out has come in that morning, almost to the coin',
          ],
          [
            'Insight',
            'asking {K} what the bank is for',
            '{K} speaks of bread, roofs and harvests, and not once of gold',
          ],
          [
            'Perception',
            'watching the "old gold" that is carried to the vault',
            'the same bag goes down {few} times, with different seals',
          ],
        ],
        later: [
          'On {deadline} there is a crowd at the counter, and hired men of {B} in it, to see to it that nobody is calm (use <Tough, Spy, Tough Boss, Gladiator>).',
        ],
        ways: [
          'If {few} rich houses carry their gold in by the front door on that morning, in open carts, nobody will want any back.',
          'The debts that {B} has bought are void if {B} is shown to have known. The hush money is in the accounts, as "cat food".',
        ],
      }),
    ],
  },
  {
    id: 'post-office',
    noun: /\b(?:post ?office|letter office|postal station|messenger'?s?'? (?:guild|station)|mail (?:office|station)|relay station)$/,
    tells: [],
    keeper: ['postmaster', 'postmistress', 'postmaster of the crown'],
    look: [
      'a wall of pigeonholes up to the roof, and a boy on a ladder on wheels',
      'a counter with a brass slot that breathes out a little',
      'a sack marked "No such place", which is never empty',
      'a map of the realm with a thread for every letter that is on its way',
      'an owl, two ravens and a cross old heron, each with a number',
    ],
    known: [
      'It delivers everything to everyone: that is written over the door, and {town} has stories of how far they have gone for it.',
      'A letter that is not fetched is kept for {years} years, and is dusted on the birthday of the addressee.',
    ],
    senses: [
      'Stamps come down like rain on a roof; it smells of glue, wax and wet bird.',
      'Paper slides, somebody laughs over a postcard and is told off.',
    ],
    feature: [
      'The chute for parcels leads down to the yard, into straw.',
      'A letter stamped twice is carried out even against the will of the sender.',
    ],
    checks: [
      ['Investigation', 'telling from a letter\u2019s outside who wrote it'],
      ['Sleight of Hand', 'putting an envelope into the wrong pigeonhole'],
    ],
    done: [
      'Letters are taken in until noon, sorted until dusk and carried all night.',
      'For those who cannot write there is a bench with two scribes, of whom one cries easily.',
    ],
    plots: [
      plotOf({
        id: 'post-office-1',
        absent: ['letter carrier', 'sorter of the night shift'],
        guest: ['gentleman who waits for a letter', 'censor of the crown', 'scribe on the bench'],
        wants: [
          'sorts one certain pigeonhole in person, with a locked door',
          'has never opened a letter, and has one in the breast pocket since spring',
        ],
        seeks: [
          'asks every noon for the same letter, and is relieved each time that there is none',
          'can copy any hand, and does it for fun, on the backs of forms',
        ],
        hooks: [
          'Love letters, wills and orders from {town} have begun to arrive with one word changed; {K} pays {coins} gold pieces to know who does it, before {body} does.',
          '{V} went out with the night bag and did not come back; all the letters were delivered, to the last, by someone.',
          'A letter has been delivered to the party that is addressed to the one who will read it, is dated next week, and asks for help.',
        ],
        trace: [
          'Steam comes from the keyhole of the sorting room at an hour when nobody makes tea.',
          'One thread on the map leads to a place with no name, and is pulled tight.',
          'The wax on certain seals is a shade too red.',
        ],
        truth:
          '{B} opens the letters of {town} and changes a word in each, on the orders of a house in {town2} that wants {town} to fall out with itself before {deadline}: a betrothal is off, two guilds are at law, the garrison has been told to march away. {V} delivered a letter to {V.their} own mother, noticed a word that she would never use, and followed the wax; {B} has {V} nailed into a crate, addressed and stamped, in the parcel room. {K} has known the hand for weeks: {B} was {K.their} best pupil.',
        finds: [
          [
            'Investigation',
            'laying {few} of the changed letters side by side',
            'all the changed words have the same little hook on the last stroke',
          ],
          [
            'Perception',
            'waiting in the parcel room by night',
            'a crate marked "Glass" recites an address, hoarsely, for the hundredth time',
          ],
          [
            'Insight',
            'praising the handwriting of {B}',
            '{B} is pleased, and covers the right hand with the left',
          ],
        ],
        later: [
          'On {deadline} the last letter goes out, in the hand of the sovereign, and {B} leaves with it and an escort (use <Spy, Tough, Assassin>).',
        ],
        ways: [
          'By its own rule {site} must deliver the right words as well: a second round in one night, to {num} doors, would undo all of it.',
          'If a letter in the hand of {B} reaches the house in {town2}, saying that {B} has been found out, nobody there will pay or protect {B}.',
        ],
      }),
    ],
  },
  {
    id: 'museum',
    noun: /\b(?:museum|gallery|art gallery|collection|hall of (?:heroes|fame|trophies)|trophy (?:hall|room)|wax museum|exhibition)$/,
    tells: [],
    keeper: ['attendant', 'curator', 'director of the royal collections'],
    look: [
      'glass cases in rows, with a card in each, and one card that says only "Please do not ask"',
      'a suit of armour that holds the door, and has a sandwich under the visor',
      'a rope before one alcove, and footprints on the wrong side of it',
      'a skeleton of something large, hung on wires, with one bone too many',
      'a visitors\u2019 book, in which the same name stands every seventh day',
    ],
    known: [
      'All that {town} has been proud or ashamed of ends up in {site}; school classes are led through the first half.',
      'In the evening the attendants count the exhibits, and then, to be sure, each other.',
    ],
    senses: [
      'Felt slippers, a cough, and the tick of something under glass; it smells of camphor and old fur.',
      'Boards creak in the next room, one after the other, as if someone kept step.',
    ],
    feature: [
      'The cases are locked with one key, and the old weapons in them are sharp.',
      'A skylight in the great hall opens by a wheel in the attic.',
    ],
    checks: [
      ['History', 'telling the copies from the originals'],
      ['Stealth', 'being still inside at closing time'],
    ],
    done: [
      'Tours are given at ten and at two; questions are answered at length, and the length is the answer.',
      'Old things are brought in to be named, and some people carry them home again faster than they came.',
    ],
    plots: [
      plotOf({
        id: 'museum-1',
        absent: ['restorer', 'former curator', 'donor of the oldest piece'],
        guest: ['generous patron', 'antiquary from abroad', 'visitor of every seventh day'],
        wants: [
          'moves the exhibits an inch each evening, and marks the floor with chalk',
          'has written new cards for a whole room, and hides the old ones',
        ],
        seeks: [
          'has given the house a new piece every year, and always asks for the same hall',
          'speaks to one of the exhibits when believing to be alone, and waits for an answer',
        ],
        hooks: [
          'At night the exhibits change places, a little each time, and always towards the east hall; {K} pays {coins} gold pieces to have it ended before the opening on {deadline}.',
          '{V} has written to the party: "The collection is complete but for one. Do not let it be given." The hand is steady, and {V} is nowhere to be found.',
          'The party has won a prize in a lottery: an evening alone in {site}. So has somebody else.',
        ],
        trace: [
          'The chalk marks of yesterday and today make an arc, and the arc is nearly a ring.',
          'The donor\u2019s name has been cut out of {few} cards, each time by the same scissors.',
          'All the clocks on show are wound, and nobody winds them.',
        ],
        truth:
          'The pieces in the east hall belong together. They are what is left of an old tyrant: crown, sword, ring, tooth and shadow, scattered after his death by people who knew why. {B} has brought them to {site} one by one, as gifts, and the last is to be unveiled on {deadline}. {V} found out and took the ring away, and is hiding among the wax figures, as one. {K} owes the roof, the stove and the post to {B}, and moves the pieces apart again each evening without knowing why it helps.',
        finds: [
          [
            'History',
            'reading the old cards beside the new ones',
            'each piece was once kept in another town, under guard',
          ],
          ['Perception', 'going through the wax figures with a candle', 'one of them blinks'],
          [
            'Arcana',
            'laying a hand on any two of the pieces',
            'they are warm on the sides that face each other',
          ],
        ],
        later: [
          'On {deadline} the veil falls, and the tyrant puts on what is his (use <Wight, Wraith, Mummy Lord, Lich> with {few} suits of armour).',
        ],
        ways: [
          'Each of the old towns will take its piece back, if somebody brings it there; it is a week of riding, with pursuers.',
          'A false piece in the ring makes a false tyrant: the restorer\u2019s workshop has all that is needed.',
        ],
      }),
    ],
  },
];
