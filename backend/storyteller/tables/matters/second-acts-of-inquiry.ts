import type { SecondAct } from './matter-types.ts';

/** Second acts of inquiries into a murder and into murders that go on. */
export const secondActsOfInquiry: readonly SecondAct[] = [
  {
    id: 'inquire-coat',
    not: [],
    only: ['inquire-murder'],
    heading: 'Act two: The Coat, in {town2}',
    opens: [
      'The act ends when the party can say that {B} died at nine. The same evening {H} is gone, and with {H.them} the {coat}: a company of players has packed up and left for {town2}«, three wagons and a bear», and somebody saw a new face on the last wagon.',
    ],
    goal: [
      'The hour alone clears {S} and convicts nobody. Only the one who wore the {coat} can say who paid for it, and {H} means to cross the border with the players, as the man in the background. {A} has sent {R} after {H.them}«, with half of the fee in hand».',
      'Without {H} there is no murder at nine, only a theory. The players of {town2} have taken {H.them} on, as they take anyone on who can walk like someone else. {R} has the same address, from {A}.',
    ],
    map: [
      '{council} has the ferry and the bridge of {town} closed until sentence is passed on the murder. Who comes back from {town2} needs a pass of {G}, a boat without a light (DC 13 Stealth), or the old aqueduct (DC 13 Athletics), which ends two streets from {lair}.',
    ],
    way: [
      'The wagons have a day of lead, and leave posters. A rider takes the short way over the [ridge|dunes|moor] (DC 13 Survival; on a failure the horses are spent and the party comes during the second act); the road takes longer and passes an inn in which {H} paid with a ring of {B}.',
    ],
    place: [
      'In {town2} the company plays "The Guest Who Came Twice" in a corn hall, with {few} lamps for footlights. {H} is on in the last scene, in the {coat}«, as the ghost», and plays it so well that the first row moves back.',
    ],
    setPiece: [
      'In the last scene {R} steps out of the wings, among swords of which some are real, and the audience applauds. Three things are open to the party, each for one check: play along as guards of the king (DC 13 Performance), bring down the curtain (DC 13 Athletics), turn the footlights on {R} (DC 13 Sleight of Hand), tell the front row the truth, loudly (DC 13 Persuasion). With two successes {H} is carried off through the prompter\'s box; after two failures {H} lies wounded on the boards, and people still clap.',
    ],
    clues: [
      'Insight :: asking {H} what was ordered, word by word :: To walk up, to bolt, to light the lamp, to wait. "Nobody said that anyone would be sitting in the chair."',
      'Investigation :: turning out the pockets of the coat :: A card from the game of that evening, with a time on it in the hand of {A}: eleven.',
      'Persuasion :: asking the company who else rehearsed here :: {A}, {years} years too old for the part, paid for the use of the costumes at {lair}, and never came to a performance.',
    ],
    rival: [
      '{R} was told that {H} is the murderer and half believes it. {R} keeps to the letter of an order: "alive, if it is easy". Shown that {A} pays for silence and not for justice (DC 13 Persuasion), {R} asks for the same fee from {council}, and turns round.',
    ],
    choice: [
      '{H} is ready to speak before {council} if the party swears that {H.they} will not hang. {G} alone cannot promise that. Or {H} gives up the {coat} and a written line«, signed with a thumb», and goes over the border tonight.',
    ],
    first: {
      answer: 'swears it and takes {H.name} along',
      now: [
        'The players stop for a day to dress {H} as an old woman. {council} hears of the oath before the party is back, and is not amused: the next request to {G} costs a favour.',
      ],
      later: [
        '{H} walks up the painted stairs at {lair} and stands where {B} would have stood. {A} cannot attack {H} in the first round, and half of the others want to hear the end of the sentence.',
      ],
    },
    second: {
      answer: 'takes the coat and lets {H.name} go',
      now: [
        'At the border a hand is raised from the last wagon. The party is back a day early and can choose when {A} learns of it.',
      ],
      later: [
        'Somebody of the party can wear the {coat} at {lair}: until the collar comes down, {A} talks to {B}, and everyone there hears it. There is no witness afterwards, and {council} will ask for one.',
      ],
    },
    closes: [
      'The act ends before the closed bridge, from which one sees a light in {lair}: {A} is counting costumes, and one is missing.',
    ],
  },
];
