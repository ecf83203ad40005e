import type { SettingPremise } from './premise-type.ts';

export const premisesOfAcademy: readonly SettingPremise[] = [
  {
    id: 'academy',
    slot: 'change',
    isCity: true,
    asks: [
      'academy|university|school|college|hogwarts|campus|wizarding_school',
      'school|academy|university|college magic|wizards|mages|heroes|monsters|war|students|villains',
    ],
    without: 'countries|borders?|counts?|duchess|provinces?',
    title: 'The School That Was First',
    rulers: 'the Faculty',
    guards: 'the proctors',
    wild: 'the closed wings',
    way: 'by the moving stairs',
    pitch:
      'The school of {land} is as big as a city and older than the kingdom round it, with its own law, fog and ghosts. Each year one student is missing from the register, and nobody can say who. This year someone has kept a copy.',
    party:
      'The party has been enrolled by an error in the entrance book, is too old for first year, and gets a key, a gown and a timetable with one lesson on it that nobody teaches. {A} would like to know what happens in it.',
    truths: [
      'The school has its own court. Bad marks, murder and noise after ten come before the same bench, and the noise is punished hardest.',
      'Stairs move on the hour. First-years carry sandwiches, and old students have been met who are still looking for the gate.',
      'Magic is taught in four houses that disagree on what it is: a language, a muscle, a debt or a guest. The spells are the same, and so are the burns.',
      'A book that is not returned comes for one. It is quite gentle the first time.',
      'Professors may not die in term. There is a form for it, and some have not handed it in for {years} years.',
      "The king outside pays for it all, asks for nothing and is afraid. Every war minister was once somebody's worst pupil.",
      'Examinations are real. Whoever is to pass in doors finds one in front of the bed.',
    ],
    regions: [
      '{town1} is the old court, with lawns that only the Faculty may step on, and a clock that strikes the hour of whoever is late.',
      '{town2} houses the scholarship students, in the attics, six to a room. They also wash up, light the lamps and know where everything goes.',
      '{town3} holds the library, with {few} floors for readers and the rest for the books.',
      '{town4} is the closed wing, where teaching stopped {years} years ago in the middle of a lesson. On quiet evenings one hears the chalk.',
    ],
    factions: [
      [
        'The Faculty',
        'governs {land} from high table, quarrels by footnote, and wants the register left shut',
        "pays the school's own rent with it: one student a year, chosen by the house to which it is owed",
      ],
      [
        'The Attic',
        'are the scholarship students, who want meals, coal and the missing list',
        'have found that the missing were all of theirs, and have begun to enrol people who do not exist',
      ],
      [
        'The Guest House',
        'teaches magic as a guest, and wants a lesson reopened in the closed wing',
        'has been in touch with the class in there, which is still raising its hands',
      ],
      [
        "The King's Inspectors",
        'want to count, weigh and if possible close {land}',
        'are led by a former student who remembers a friend that nobody else does',
      ],
    ],
    conflicts: [
      'A girl in the attics has sat beside an empty bed for a week, and insists on having loved somebody. The doctors have found a fitting illness.',
      'Two houses claim the same first-year. She has set fire to both, in both manners, and asks for a third.',
      'The library has refused a book. It is new, by the rector, and the shelves push it out at night.',
    ],
    people: [
      [
        'proctor and night porter',
        1,
        "wants the lesson on the party's timetable attended, and a report, and no details",
        '{A.name} counts heads under the breath and always comes out one too many.',
        'hands over {few} years of the true register to whoever remembers the name that {A.they} has lost',
      ],
      [
        'scholarship student',
        2,
        'wants a name said aloud at roll call by people whom one cannot expel',
        '{B.name} keeps a seat free, everywhere.',
        'gives up the search for the friend on the day on which the next one is to go, and takes that place',
      ],
      [
        'professor who has not handed in the form',
        3,
        'wants a footnote of {years} years ago checked in the closed wing, on the spot, with chalk',
        '{C.name} walks through the smaller tables.',
        'signs the form, and with it the truth, once there is somebody to take over the class',
      ],
    ],
    places: [
      [
        'The Register Hall',
        1,
        'a book the size of a door, turned each morning by two proctors who do not look',
        "Each year has a line that is not empty but shaved off, very finely. In a mirror the knife's track reads as a name (DC 13 Perception).",
      ],
      [
        'The Attic Kitchen',
        2,
        'where those who wash up eat, and where one can ask anything after eleven',
        'On a beam {num} cups hang on hooks. {few.s} are never taken down, washed every Friday, and each has a different colour.',
      ],
      [
        'The Lesson',
        4,
        "a door in the closed wing with the party's hour on it, and a light under it",
        "A class sits there, of all years, in the gowns of all times, with raised hands. The board has the question, and the teacher's chair has the party's name on it.",
      ],
    ],
    starts: [
      [
        'It is the first roll call, in the great court of {town1}, in the rain. The name of one of the party is read out, and then, before the next, there is a pause, as for somebody who ought to answer. All look straight ahead. Only a girl from the attics says "Here", loudly, for a person who is not there. The proctor\'s pen stops. It is {A}, and {A.they} writes something down, and lays the party\'s timetable open, so that they can see the lesson: tonight, in {town4}.',
        "The pause was the friend's place, shaved off overnight. {A} has enrolled the party itself, because teachers cannot be erased.",
      ],
    ],
    openings: [
      [
        'The party\'s library book comes to breakfast, opens itself at a page, and waits. In the margin someone has written: "They are not dead. They are detained."',
        "It is the hand of last year's missing student. Books go into the closed wing, and this one came back.",
      ],
      [
        "A king's inspector asks the party whether it has been a friend of his. He shows an old drawing of two boys, and one of them is a blank.",
        'The other is in the third row of the lesson, and has kept the second half of the drawing.',
      ],
    ],
    truth:
      '{land.s} was founded by a teacher who asked the dark under the hill a question, and the dark wished to learn the answer. She promised to teach it, one pupil a year to sit beside it so that it would not be alone in class, until somebody could answer. She stood at the board until she crumbled. The Faculty has gone on sending pupils, and has shaved their names off, so as not to be asked. The dark is not wicked. It is a patient pupil with a hand up, and the question on the board is: "Why do you send the ones from the attic?"',
    secrets: [
      "The rector's new book proves that there never was a founder. The library was built by her.",
      'Whoever is called by name by somebody who loves them can stand up and leave the lesson. It has not occurred to the Faculty that anybody would remember.',
      'The invented students of the Attic have begun to get marks.',
    ],
    steps: [
      'the girl from the attics is examined, and passes, and there is a door before her bed',
      'the Faculty burns the copies, and the smoke spells',
      '{guards} lock the attics, and the moving stairs stop, all pointing down',
      'On the last day of term there is a roll call. So many names have been shaved off that nobody can be sure of theirs, and from {town4} comes the sound of a class getting up.',
    ],
    ends: [
      'The question is answered, honestly, by the rector, at the board. The class is dismissed, in the gowns of all times, and wants its holidays.',
      'Somebody takes the chair and teaches: the dark, and the others, and for pay. It gets a good degree in the end.',
      'The names are read out in the court, by the inspectors, all {few} hundred. {land.s} is closed, and those who stand in the rain do not know how one stops being at school.',
    ],
  },
];
