import type { SettingPremise } from './premise-type.ts';

export const premisesOfCouncil: readonly SettingPremise[] = [
  {
    id: 'council',
    slot: 'ruler',
    asks: [
      '@elected|people|parliament|senate|council|voters|peasants|workers',
      'republic|democracy|senate|parliament|commune',
      'free city|cities|town',
      'vote|votes|voting|elect*|election rule*|king|leader|everything|everyone',
      '~confederation|federation|council|senate|free_city|city-state',
    ],
    not: 'dead_vote|pirates?|goblins?',
    title: 'The Hundred Voices',
    rulers: 'the Hundred',
    guards: 'the ward captains',
    pitch:
      'Nobody bows in {land}: a hundred people govern, drawn by lot each spring from all who can stand. This year the same family name was drawn nine times, and the tenth time it was on a dead man.',
    party:
      'The party was in {town1} on the wrong day, and one of them has been drawn. So it has a seat among {rulers} for a year, a bench with a cushion, and a great many new friends, of whom {A} was the first.',
    truths: [
      '{rulers.s} serve one year and may never serve again. Every family in {land} has somebody who was important once, and tells it.',
      'A law needs sixty voices. With forty it is a custom, with twenty a rumour, and the courts accept all three.',
      'Votes may not be bought in {land}, but cushions may. The benches of {town1} have become remarkably soft.',
      'Whoever refuses the lot pays a fine and wears a grey hat for a year. In {town4} grey hats are the fashion.',
      'There are no soldiers, only neighbours with pikes. {guards.s} are elected by street, and some streets elect the one who runs fastest.',
      'Speeches in the hall end when the sand runs out. The glass is turned by a blind woman, who is bribed by everybody and obeys none.',
    ],
    regions: [
      'The hall of {town1} is round and has a hundred doors, so that nobody comes in last.',
      '{town2} feeds the others and has twelve voices of the hundred, by an old counting. It has asked for a new one in each of the last {years} years.',
      'In {town3} they train advocates, who say for a fee what people mean. Some meetings are held without anyone else.',
      '{town4} joined {land} last, on a trial basis. The trial is still going on.',
    ],
    factions: [
      [
        'The Hundred',
        "govern {land} by lot and voice, and want this year's drawing confirmed quickly",
        'were not drawn, half of them: the lots were heavier than they should have been',
      ],
      [
        'The Old Cushions',
        'are families who think that luck should be left to those who can afford it',
        'have the urn weighted with lead, and have forgotten to take out the lots of their dead',
      ],
      [
        'The Recounters',
        'want everyone in {land} counted anew, beginning with {town2}',
        'have counted already, in secret: {town2} is larger than the other three together',
      ],
    ],
    conflicts: [
      "The dead man's seat is claimed by his widow, his creditor and his twin, and each of them has been let in by another door.",
      'A law against cushions has fifty-nine voices. The sixtieth is offered for sale by somebody who cannot be found.',
      '{town4} wants to leave. By law it needs the consent of {town4}, and both parties there have called in neighbours with pikes.',
    ],
    people: [
      [
        'usher of the hall',
        1,
        'wants to know who had the urn in the night before the drawing',
        '{A.name} opens doors for people and remembers in which order.',
        'names every bribe of {years} years once somebody asks what {A.they} would have voted for',
      ],
      [
        'wheat farmer and counter',
        2,
        'wants a chest of tally sticks brought to {town1} without passing a single captain',
        '{B.name} moves the lips at crowds: {B.they} is counting.',
        'gives up the count if it would mean blood, and only then',
      ],
      [
        'advocate',
        3,
        'wants to say something {C.name} means, for once, and needs somebody to pay for it',
        '{C.name} argues with waiters, wins, and tips.',
        'loses a case on purpose for the first client who tells {C.them} the truth',
      ],
      [
        'captain of a street',
        4,
        'wants both parties of {town4} in one room without pikes',
        '{D.name} is called the Runner and has never said why.',
        'stays and holds the gate if one other person does',
      ],
    ],
    places: [
      [
        'The Round Hall',
        1,
        'debates are open to all, and there are bets on the sandglass',
        'Under the urn is a drawer with {few} lots of lead. The name on the last of them belongs to the one of the party who was drawn.',
      ],
      [
        'The Tally Barn',
        2,
        'a barn full of notched sticks, which {B} calls firewood',
        'Each stick is a household. Laid end to end they would reach from {town2} to {town1}, and in a certain light look like pikes.',
      ],
      [
        'The School of Voices',
        3,
        'young advocates practise here on passers-by, for and against the weather',
        'In the practice room hangs a speech for next week, in which {rulers} are thanked and sent home for ever (DC 12 Insight: it is meant).',
      ],
    ],
    starts: [
      [
        'On the day of the drawing the whole square of {town1} hears a name that belongs to one of the party. Before the cheering is over, three people have offered them a cushion, one has offered a knife, handle first, and {A} has opened the third door from the left and says: this one, now.',
        'The lot was made of lead, and was meant for a namesake who had been paid. The Old Cushions will try to buy back the seat before the confirmation, and after that the other way.',
      ],
    ],
    openings: [
      [
        'In {town2} the party is counted. A farmer makes four notches, thinks, and asks if they would mind staying until harvest.',
        'With them {town2} has exactly one more person than the other three towns together.',
      ],
      [
        'A queue stands before a stall in {town1}, for an hour, quite silent. At the end of it everybody gets a grey hat and {pay} coppers.',
        'Somebody pays people to refuse the lot, street by street, so that the urn is left with the right names.',
      ],
    ],
    truth:
      'The lot was honest until the year in which a swineherd was drawn, spoke well, and had {town2} counted. He died of a fall before the count could be read, and since then the Old Cushions weight the urn: not for power, as they say, but so that it never happens again. The dead man whose name was drawn this year is that swineherd. An usher put his lot back in, because nobody ever took it out of the book.',
    secrets: [
      "The swineherd's count still exists, as the pattern of the floor in the Round Hall.",
      'The blind woman at the sandglass can see, and has turned the glass early exactly once, on the day of the fall.',
      'Those who serve and want to stay have a club in {town3}. It has {num} members, and none of them is officially alive.',
    ],
    steps: [
      'the drawing is confirmed by sixty-one voices, one of them dead',
      '{town2} sends no more wheat until it is counted',
      '{guards} elect a captain of captains, in one evening, by acclamation',
      'The Hundred are thanked and sent home. The square of {town1} is full of grey hats, and everybody thinks that the others wanted it.',
    ],
    ends: [
      'The floor is read aloud in full session. {town2} gets its forty voices more, and in return has to take its turn at governing, which it hates.',
      'A drawing with wooden lots is held, in the open. It brings up nobody that anybody wanted, and that is the point.',
      'The Old Cushions get what they wanted and call it a senate. {town4} and {town2} leave together, with the wheat.',
    ],
  },
];
