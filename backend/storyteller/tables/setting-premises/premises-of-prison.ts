import type { SettingPremise } from './premise-type.ts';

export const premisesOfPrison: readonly SettingPremise[] = [
  {
    id: 'prison',
    slot: 'land',
    asks: [
      'prison|penal|jail|exile|exiles|convict|convicts|prisoner|prisoners island|colony|land|city|world|planet|tower|kingdom|country|ship|nation|fortress',
      'alcatraz|gulag|panopticon',
      'land|island|country|city exiles|convicts|prisoners|exiled|criminals_sent',
    ],
    without: 'deserts?|dunes?',
    title: 'The Island of Sentences',
    rulers: "the Governor's Board",
    guards: 'the keyless guards',
    wild: 'the outer wards',
    way: 'by escort',
    pitch:
      'All of {land} is one prison, with towns, fields and families in their third generation, and nobody remembers most of the crimes. A ship comes once a year. This time it brought no new prisoners, but a judge.',
    party:
      "The party has been sent to {land} by mistake, or by somebody's intention, with a sentence that is blank. As long as nobody fills it in, it may go through each door, and {A} holds the pen.",
    truths: [
      "Children inherit a third of their parents' sentence. Since people marry, most have something, and those who are free have nowhere to go.",
      'A sentence is money. A month pays for a coat, a year for a house, and people in {town1} have been murdered for a week.',
      'There is no wall. There is the sea, the current and a bell that rings at sunset; whoever does not answer to it is said to have been released.',
      'The guards are prisoners, too, who have bought their posts. They carry no keys, since there is nothing that would have to be locked.',
      'One does not ask "what for". One asks "how long", and says "my regards to your mother".',
      'The law of {land} is kept to the letter. It is all that people brought with them.',
      "Each cell has a window to the north, by a founder's order. Nothing can be seen there but water, and all lovers meet there.",
    ],
    regions: [
      '{town1} is the old fortress, all stairs and numbers. The best families live on death row, which is dry and has a view.',
      '{town2} breaks stone for a causeway that {rulers} began. It is {few} miles long, and the far end has never been marked on a plan.',
      '{town3} is where those live whose time is up: it has a school, an orchestra, and a landing stage at which no ship is allowed.',
      '{town4} lies in the outer wards and is run by those who were there before it was a prison. They call the rest guests.',
    ],
    factions: [
      [
        "The Governor's Board",
        'runs {land} by rations and by the register, and wants the judge to find nothing to do',
        'has had no orders, pay or mail for {years} years, and writes them itself',
      ],
      [
        'The Free',
        'live in {town3} with nothing left to serve, and want a ship',
        'have built a ship, in pieces, as furniture',
      ],
      [
        'The Lifers',
        'hold the longest sentences, are thus the richest, and want nothing changed',
        "are guilty, nearly all, and the only ones who are; they have learned the others' names by heart",
      ],
      [
        'The Wardens of {town4}',
        'were here first, and want the bell silenced',
        'know what the bell is for: it keeps something in the current asleep',
      ],
    ],
    conflicts: [
      'The judge has opened her first file, of a grandmother who stole a spoon. It has {years} years left, spread over {num} heads, and all of them are at the door.',
      'A guard has sold a key. There are no keys, so nobody knows what he sold, but the buyer has not been seen since.',
      'The causeway has reached a stone with carving on it, older than {land}. {rulers.s} say build round it, and the stone breakers have laid down their hammers.',
    ],
    people: [
      [
        'registrar of sentences',
        1,
        'wants the judge shown one file before all the others, and it is not to look like {A.their} wish',
        "{A.name} adds up time on the fingers, other people's too.",
        "sets fire to the register once {A.they} has seen {A.their} own child's name entered in it",
      ],
      [
        'judge from the ship',
        1,
        'wants witnesses for cases whose last witness died {years} years ago',
        '{B.name} reads standing up, so as to be able to leave.',
        'gives one general verdict if somebody guilty asks for it on behalf of the rest',
      ],
      [
        'cabinet maker of the Free',
        3,
        'wants a wardrobe carried to the landing stage, and a bed, and the long table',
        '{C.name} knocks on furniture as if it might answer from the hold.',
        'leaves the place on board to somebody with a century to serve',
      ],
    ],
    pronouns: { B: 'she' },
    places: [
      [
        'The Register',
        1,
        'a hall of drawers with a line before it, where time is bought and sold',
        'The oldest drawer has the founding order (DC 13 History): the prison was to last for ten years, until the tower on the current was finished.',
      ],
      [
        'The Causeway End',
        2,
        'the last stone, beyond which there is sea, and a hammer on it that nobody takes away',
        'The carved stone is the top of a flight of steps. They go down, they are dry, and someone has swept them.',
      ],
      [
        'The Furniture Hall',
        3,
        'an exhibition of unusually solid cupboards, on Sundays with a band',
        'Put together in the order of the catalogue they make a ship for {num}. There are many more names on the list.',
      ],
    ],
    starts: [
      [
        "The yearly ship lands in {town1}, and all the people stand on the stairs, as always, to see who comes. Nobody comes but the party, in irons, and a woman in a robe who has no irons. She asks who is in charge here. There is a long pause in which {num} thousand people hope that somebody else will say it. Then {A} dips the pen over the blank line in the party's papers and waits, looking at the judge.",
        "The irons were {B}'s idea. She was not sent by anyone: the state that made the prison has fallen, and she is its last civil servant.",
      ],
    ],
    openings: [
      [
        'An old man in {town4} offers the party his whole sentence, {years} years, free of charge, with a house. He wants to die without any.',
        'He is the only one in {land} who remembers the crime: he rang the bell a minute late, once, and saw what came up.',
      ],
      [
        'At sunset the bell rings in {town2}, everyone answers their number, and at the end an extra voice answers, out of the sea.',
        'It has answered for a year now, a number higher each time. {guards.s} write it down.',
      ],
    ],
    truth:
      'The prison was an excuse. Something sleeps in the current that was once a judge of the sea, who takes the guilty. An old king had it lulled by a bell, and it wakes when too few guilty people are near. So he sent some, and then more, and as there were not enough, he made the sentences heritable. The Board has forgotten all of this, and the king is dead. {B} is about to acquit everyone; and on the day when nobody in {land} is guilty any more, it will rise, look for someone, and find the land that sent them.',
    secrets: [
      'The Lifers know. It is the reason why they stay, why they behave well, and why they have bought up all the time they can.',
      'The Governor died {years} years ago. His chair is turned to the window, and reports are read to him daily.',
      "The party's blank sentence was sent by someone who hoped that they would be here when it rises.",
    ],
    steps: [
      'the first hundred are acquitted, and stand about on the landing stage',
      'the extra voice says its number at noon, by itself',
      '{guards} ring the bell day and night, until it cracks',
      'The last file is closed. The current stands still, then the sea comes up the steps of the causeway, and asks, in perfect legal form, who it was.',
    ],
    ends: [
      'The Lifers stay, by their own will, in a house on the causeway, and everyone else goes home. It is the first just sentence in the history of {land}.',
      'The judge of the sea is given a case: {B} pleads before it, against the king. It takes a night, it is fair, and it goes to fetch him from wherever he is.',
      'The furniture ship sails with as many as it holds. Those on the shore sing out their numbers to the end, and after that, their names.',
    ],
  },
];
