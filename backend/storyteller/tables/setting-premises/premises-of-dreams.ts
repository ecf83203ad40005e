import type { SettingPremise } from './premise-type.ts';

export const premisesOfDreams: readonly SettingPremise[] = [
  {
    id: 'dreams',
    slot: 'change',
    asks: [
      'dream|dreams|dreaming|dreamers|nightmare|nightmares|sleep real|true|come|reality|alive|world|land|walk|manifest|shared|enter|trade|city|kingdom|realm|becomes|become|flesh',
      'dream|dreams|nightmares country|border|neighboring|neighbouring|neighbor|nation|kingdom|police|visa',
      'dreamland|dreamlands|dreamworld',
      '~dream|dreams|nightmare|nightmares',
    ],
    title: 'The Land That Is Dreamed',
    rulers: 'the Night Office',
    guards: 'the wakers',
    pitch:
      'In {land} whatever is dreamed is there in the morning: stairs, loaves, dead uncles, wolves. Most of it fades by noon. For a week now something in {town2} has not faded, and it is growing.',
    party:
      'The party dreams of home, so what it leaves in {land} of a morning is small, foreign and harmless. It may therefore sleep in any inn, and {A} will pay it not to.',
    truths: [
      'At dawn people in {land} go out to see what there is. Bread must be eaten before noon, money is worthless, and the dead are greeted and not kept.',
      "Children sleep in rooms with nothing in them, and are told dull stories. A child's nightmare once cost {town4} its bridge.",
      'Wakers walk the streets at night and ring at houses from which it growls. To be woken three times in a month is a crime.',
      'A good sleeper is a rich man. Dream bakers, dream masons and a woman who dreams rain are booked for years ahead.',
      'In a dream one cannot read. So everything that must stay as it is in {land} has writing on it: doors, coins, spouses.',
      'Whoever dies in {land} is dreamed of for a while by those who loved them, and sits at the table until it is only every other day.',
    ],
    regions: [
      'No two maps of {town1} agree, so addresses are given by smell and by what one would be sad to lose. It has the only clock in {land} that nobody has dreamed.',
      '{town2} cannot afford doors that shut. Its people sleep in shifts, ten to a room, and dream together of work.',
      'In {town3} dreams are taught: how to fly, how to bake, how to stop. Some pupils have not woken up, and get marks all the same.',
      '{town4} does not sleep. It has coffee, fires and trembling hands, and everything in it has been there for a long time.',
    ],
    factions: [
      [
        'The Night Office',
        'governs what may be dreamed, from {town1}, and wants the thing in {town2} called a tree',
        'employs {few} sleepers to dream {town1} itself, each night anew, and one of them is ill',
      ],
      [
        "The Bakers' Dreamers",
        'feed half of {land} before noon, and want rest, pay and no more orders for war',
        'put a little of their own hunger into the bread, so that people come again',
      ],
      [
        'The Stay',
        'are families who want to keep their dead beyond the noon',
        'feed what grows in {town2} with everything that they remember, and it has begun to wear faces',
      ],
      [
        'The Awake of {town4}',
        'want a law against sleep, or at least shutters',
        'have not slept for so long that they dream standing up, and it walks behind them',
      ],
    ],
    conflicts: [
      'The thing in {town2} has a door now, and a light on. Those who sleep near it all dream the same corridor.',
      'A man has been condemned for a murder that his wife dreamed. The dead man comes for breakfast and asks everybody to drop it.',
      'The woman who dreams rain has fallen in love. It has been fine for a month, and {town3} offers to break his heart.',
    ],
    people: [
      [
        'head waker',
        1,
        'wants to know who dreams the thing in {town2}, before {A.they} has to wake the whole town by force',
        '{A.name} pinches {A.their} own wrist at the end of each sentence.',
        'takes the bell off {A.their} belt once {A.they} has dreamed, for the first time in years, and of whom',
      ],
      [
        'night shift dreamer',
        2,
        'wants {B.their} sister woken, who has been asleep for a week and smiles',
        '{B.name} falls asleep in the middle and finishes the sentence out of the next room.',
        'goes into the corridor for {B.their} sister, and comes back for a stranger',
      ],
      [
        'teacher of flying',
        3,
        "wants a pupil's dream sealed that was much too good",
        '{C.name} walks as if the floor were a suggestion.',
        'admits to having sold that dream to {rulers}, if the pupil asks in person',
      ],
    ],
    places: [
      [
        'The Undreamed Clock',
        1,
        'everyone meets under it, since it is always there and always right',
        'Its works are of paper with writing on it, so nobody can dream it away. It has been built by a man who was a dream himself, and knew it.',
      ],
      [
        'The House That Grows',
        2,
        'it was a door on Monday and has {few} floors today, all with lights',
        "Each room is somebody's lost person, in the best hour. At the end of the corridor a small girl is asleep, and dreams it all, in order to have company.",
      ],
      [
        'The Dormitory of {town3}',
        3,
        'two hundred beds, a smell of rain, and teachers who walk on tiptoe',
        'One bed is made and empty, and its sleeper is in {town1}, dreaming the town hall. The chain is long and has a lock.',
      ],
    ],
    starts: [
      [
        'In the morning the party\'s inn in {town1} has one room more than last night. It is furnished, warm, and on the table stand the things that each of them once lost. In the doorway, with a bell in the hand, is {A}, who says: "Do not take anything. And tell me which of you has been to {town2}." Nobody has.',
        'The girl in the house has begun to dream of people whom she has never met, since somebody sells her the registers of inns.',
      ],
    ],
    openings: [
      [
        'A loaf in the market of {town2} begs not to be cut, in a small voice, and its baker faints.',
        'He has dreamed for three people too long, and put his son in. The boy is at home and cannot wake up.',
      ],
      [
        'On the way to {town4} the party meets itself, going the other way, ragged and in a hurry. "Do not sleep there," they say, and fade: it is noon.',
        'One of the Awake dreamed it standing up. He has seen the future of many people, and it always begins with sleep.',
      ],
    ],
    truth:
      '{land.s} has always been dreamed: not by gods, but by each generation for the next. {rulers.s} found out that one sleeper who does not wake can hold up a town, and took children from the school of {town3}, since they dream the strongest. A girl of {town2} was the best of them. They have kept her asleep for a year, and she is lonely; and what grows there is what a child builds who has been promised that somebody will come.',
    secrets: [
      'Anything in {land} that has no writing on it can be changed by a sleeper who loves it. Nobody has tried this on {rulers}.',
      'The dead who are dreamed know that they are dead. They keep it from the living out of tact.',
      'The corridor has a second end, in {town4}, and that is why they do not sleep there.',
    ],
    steps: [
      'the house reaches the market, and people who go in write cheerful letters',
      'the town hall of {town1} is missing a floor in the morning, with everybody on it',
      '{guards} ring in {town2} for a night and a day, and half of {town1} vanishes at each stroke',
      'The girl turns over. In the morning all of {land} is a house with the lights on, and everybody in it is well, and nobody can find the door.',
    ],
    ends: [
      "Somebody sits down by the girl's bed and stays, awake, until she wakes up. {town1} loses three streets, and she gets a very large family.",
      'The sleepers are let go and {land} is dreamed by everyone again: shabby, crowded, and with room.',
      'The writing is put on everything. {land.s} stays as it is from then on, and at breakfast the chairs of the dead are empty.',
    ],
  },
];
