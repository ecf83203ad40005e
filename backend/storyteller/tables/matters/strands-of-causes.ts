import type { Strand } from './strand-type.ts';

/** Strands about what is behind it: who is to blame, who lies, and what is worse. */
export const strandsOfCauses: readonly Strand[] = [
  {
    id: 'worse',
    tells: [
      { says: ['worse'], by: 'and but because' },
      {
        says: [
          'chase chased drive flee frighten scare scared awaken wake',
          'something them out from',
        ],
        by: 'because',
      },
    ],
    person: 'none',
    label: 'What comes after it',
    pitch: ['And those who have looked more closely say that it is running away from something.'],
    gist: [
      'It is true that there is something worse. Nobody has seen all of it; what is known is the direction, the pace (a mile a day) and one thing that it goes around: [running water|bells|rows of lights]. The party has to bring the first trouble to an end so that {town} can be got ready for the second.',
    ],
    clue: [
      'Survival :: looking at the tracks that lie under all the others :: Everything that runs, crawls or flies has come from one side, and in the same week. Nothing has gone back.',
    ],
    scene: [
      'From the hills before {town2} one sees for the first time what is behind it: a strip of land in which no bird sings, a mile broader than yesterday. At its edge a shepherd has lit a row of {few} lamps and sits between them, alive. {town2} has to be told (DC 13 Persuasion); what it sets up in lamps and bells by {deadline} stands for {town} as well.',
    ],
    later: [
      'At {lair} it can be heard, far off, like a cart on a bridge. Whoever says aloud what is coming, and has seen the strip (DC 13 Persuasion), has a truce of one hour with everyone there who wants to live; nobody stays for longer than that.',
    ],
    end: [
      'In the week after, it comes to the line of lamps and bells between {town} and {town2}, stands before it for a whole night, and goes around. It is not beaten, but it has been seen, and {G} has a map with its way on it.',
    ],
  },
  {
    id: 'giver',
    tells: [
      {
        says: [
          'giver patron employer client',
          'lie lying villain evil traitor trap secretly use guilty behind',
        ],
        by: 'and but',
      },
    ],
    person: 'none',
    label: 'What {G.name} has not said',
    gist: [
      '{G} has told the party the half that makes one set out. The other half is that {G.name} had a part in the beginning: an order, {weeks} weeks ago, in {G.their} own hand, that seemed reasonable at the time. {G.name} wants it mended, and unread.',
    ],
    clue: [
      'Insight :: asking {G} the same question on two days :: The answers differ in one place, by a date. Before this date {G.name} claims to have known nothing, and was thanked for it in writing.',
    ],
    scene: [
      'In {town2} lies the order with the name of {G} under it, in a drawer, and the one who carried it out keeps it as a life insurance. The party can take it along (DC 13 Sleight of Hand), copy it, or write to {G} that it knows. Whoever writes has an answer within a day: a higher fee, and underneath, in smaller letters, the truth.',
    ],
    later: [
      'At {lair} the other side knows of the order as well, and says it aloud in the worst moment. If the party has already heard it from {G}, nothing happens, and that is a victory of its own; if not, each of the party has disadvantage on the first roll.',
    ],
    end: [
      '{G} reads the order aloud, or has it read. {town} does not forget it; but it has been said by the one whom it concerns, in time, and that is remembered as well.',
    ],
  },
  {
    id: 'innocent',
    tells: [
      { says: ['innocent harmless peaceful misunderstood friendly kind'], by: 'and but' },
      {
        says: ['protect defend feed', 'young children home eggs family nest village'],
        by: 'because',
      },
    ],
    not: 'inquire-murder inquire-killings crime-captive crime-murder jailbreak person-blamed',
    person: 'none',
    label: 'Who is not to blame',
    gist: [
      'The one who is blamed for it, in the idea of all of {town}, did not want any harm and would have stopped long ago if it were possible. As long as that is not known, each blow hits the wrong one, and those who profit by it look on.',
    ],
    clue: [
      'Nature :: looking at what was not done :: It would each time have been easy to kill, to burn or to take more. Somebody has been careful, and has been hit for it.',
    ],
    scene: [
      'On the road to {town2} the party meets {few} people who owe their lives to the one whom {town} wants to see dead: pulled out of a river, warned, let pass. None of them dares to say it at home. Two would come along, if the party goes first through the gate (DC 13 Persuasion); in {town2} they are listened to.',
    ],
    later: [
      'Whoever lays down the weapon at {lair} before the first blow is not attacked in the first round. If those from the road are there and speak, the fight without a fight is won by one sentence less: the check is 3 lower.',
    ],
    end: [
      '{G} has it written on the town hall what was really done, and by whom. Three people in {town} who threw stones carry them away again, one by one, and are thanked for each.',
    ],
  },
  {
    id: 'guilt',
    tells: [
      {
        says: [
          'break steal rob cheat betray kill destroy wrong burn desecrate insult refuse take disturb dig cut',
        ],
        by: 'because',
        not: 'something they it',
      },
    ],
    person: 'subject',
    label: 'What {Z.name} has done',
    pitch: ['There is a reason for it, and in {town} one says it softly: {Z}.'],
    gist: [
      'It began with {Z}, who did it, knows it, and has called it a necessity ever since. What was done cannot be undone, but it can be named, and a part can be given back: {Z.name} has kept it, at home, behind a curtain.',
    ],
    clue: [
      'Insight :: speaking with {Z} about the week in which it began :: {Z.name} knows the weather of every single day but one.',
    ],
    scene: [
      'In {town2} sits the one who was there when {Z} did it, and has been paid to live far away. For a fair hearing (DC 13 Persuasion) the party gets the whole story, and what {Z.name} will have to give back. In the same night {Z.name} arrives, without a coat, to ask how much they know.',
    ],
    later: [
      'If {Z} comes along to {lair} and says there what was done, in {Z.their} own words, half of those on the other side have what they came for, and step back. If {Z.name} has been left at home, they ask for {Z.them} first, by name, and do not want to hear anything else.',
    ],
    end: [
      '{Z} gives back what was behind the curtain, in daylight, and has to carry it the whole way. It is accepted. How they look at {Z.name} in {town} from now on is another matter.',
    ],
    people: [
      'Would do it again, and dreams of it. Has a good reason, two witnesses who are dead or paid, and a great wish to be asked.',
    ],
  },
  {
    id: 'bribed',
    tells: [
      { says: ['payroll bribe corrupt pocket'], by: 'and but' },
      { says: ['look away', 'other way'], by: 'and but' },
    ],
    person: 'subject',
    roles: [
      ['bailiff', 'sergeant of the watch', 'toll keeper'],
      ['captain of the guard', 'provincial judge', 'customs officer'],
      ['lord chamberlain', 'grand admiral', 'royal spymaster'],
    ],
    label: 'Whom they pay',
    pitch: ['{Z} has looked for it everywhere but where it is.'],
    gist: [
      '{Z} is paid to look the other way: first for a debt, then out of habit, by now out of fear. Every search of {Z.name} is announced the day before, and whoever complains is asked for papers.',
    ],
    clue: [
      'Perception :: looking at what {Z} does when a search begins :: {Z.name} walks around the block once, slowly, with a lantern on the left. Behind the third window a light goes out.',
    ],
    scene: [
      'In {town2} lies the pay list: each month a sum, beside it a letter, and for {Z} the only one that is written out, because {Z.name} insisted on a receipt. With it the party can have {Z.them} dismissed, or have {Z.them} announce one last search, for the wrong day.',
    ],
    later: [
      'If {Z} has announced the wrong day, everything at {lair} is still in its place, and half of the guard asleep; if {Z.name} was dismissed, there are two enemies more, who have come to clear it out; if nobody has spoken with {Z.them}, {Z.name} stands at the door of {lair} in uniform and says that all is in order.',
    ],
    end: [
      '{Z} hands in the ring of keys and a list, unasked, in good order. {G} has it read aloud in the market, with the sums; some move away before their turn comes.',
    ],
    people: [
      'Was good at it, once. Has never hurt anyone, has never opened that one door, and has counted what it comes to: a house, a garden and no sleep.',
    ],
  },
  {
    id: 'trap',
    tells: [{ says: ['trap'], by: 'and but', not: 'in inside' }],
    not: 'delve-trapped',
    person: 'none',
    label: 'For whom it is laid out',
    gist: [
      'It is true that it is a trap: all of it was laid out so that people like the party would come. Whoever laid it knows what they will do on each day, as long as they do what one does. Each time that the party does something else, the trap loses a tooth.',
    ],
    clue: [
      'Investigation :: asking why it was all so easy to find :: Each clue lies at the height of the eyes, and each one has been dusted. Somebody has thought of the party, in detail, with pleasure.',
    ],
    scene: [
      'In {town2} sits one who came before the party, on the same trail, and turned round at the last moment: at a table, with the back to the wall. From this one (DC 13 Persuasion, or a good dinner) the party hears how the story goes on as planned: which door will stand open at {lair}, who will call for help, and when it shuts.',
    ],
    later: [
      'Whoever knows the plan can leave out one thing at {lair}: the open door, the call for help, or the last step. For each of them that the party leaves out or does in another order, one of the enemies stands in the wrong place; if it does all three as expected, the enemies have advantage in the first round.',
    ],
    end: [
      'What had been laid out for the party catches the one who laid it. {G} asks how they knew it; it was, when one thinks of it, a little too tidy.',
    ],
  },
  {
    id: 'alone',
    tells: [
      { says: ['nobody noone no-one none', 'believe care notice help listen know'], by: 'and but' },
    ],
    not: 'inquire-skin thing-price',
    person: 'none',
    label: 'Why nobody helps',
    pitch: ['In {town} one laughs about it, louder each week.'],
    gist: [
      'Nobody in {town} wants to know of it, and that is no stupidity: {council} has staked its word on it that there is nothing, and everyone who says otherwise has lost something since, a lease, a licence, a good neighbour. Whoever ends it alone will have no witness, either.',
    ],
    clue: [
      'Insight :: listening to those who laugh about it :: They laugh before the sentence is finished, they lock their doors at dusk, and {few} of them have bought new bolts.',
    ],
    scene: [
      'In {town2} they believe it at once, since they have it in writing: a register of everything that was reported there from {town}, and returned, with a stamp. Read aloud on a market day (DC 13 Performance), it brings the party {num} people who had each thought that they were the only one.',
    ],
    later: [
      'If the register was read, people with lanterns stand around {lair} who wanted to see it for themselves; they do not fight, but each of them is a witness, and whoever has lived by not being seen there is at a disadvantage: the first attack on each enemy has advantage. If not, the party is alone, and knows it.',
    ],
    end: [
      'On the next morning everybody in {town} has known it all along. {G} has a list of those who did; it is short, and is nailed up without a comment.',
    ],
  },
];
