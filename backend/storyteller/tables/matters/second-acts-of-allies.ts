import type { SecondAct } from './matter-types.ts';

/** Second acts about allies who are to be won, and about people who were left behind. */
export const secondActsOfAllies: readonly SecondAct[] = [
  {
    id: 'fourth-ally',
    not: [],
    only: ['raise-army'],
    heading: 'Act two: The Fourth, in {town2}',
    opens: [
      'The act ends with a message that all three get on the same day: {A} has sent to {town2}, to those whom nobody has asked for {years} years. If they march with {A}, it does not matter any more who comes to {lair}.',
      'At the end of the act {H} leaves the road on which everyone expects {H.them}, and rides to {town2}. There lives a fourth people, of whom {G} has never spoken, and to whom nobody has left a chair.',
    ],
    goal: [
      'The drowned folk of {town2}, as they are called, guard the old sluices, and could put {lair} under water or lay it dry. {A} has promised them the coast. They must be brought to the side of {G}, or at least to stay at home. {R} has been living among them for a year.',
    ],
    map: [
      'The first sluice has been opened: two of the three roads from {town} to {lair} are under water now, and the third leads through {town2}. Whoever comes to {lair} must come through there, one after the other, friend and enemy.',
    ],
    way: [
      'To {town2} one goes on planks, between reeds, for two days (DC 13 Survival by the group; on a failure a day is lost, or an animal). The posts are painted, and after the first night those who paint them walk beside the party, up to the hips in water.',
    ],
    place: [
      "{town2} stands on stilts above an older {town2}, whose roofs one sees when the water is calm. In the council house the floor is of glass. Below it, at the old table, sit those who drowned when {G}'s forebears closed the gates to save the rest: {few} skulls with their hats on.",
    ],
    setPiece: [
      'Riders of {A} come to open the second sluice by force, while in the council house everyone is still talking. It has three wheels, and each can be held in another way: hang on to it (DC 14 Athletics), wedge it (DC 13 Sleight of Hand), talk to the old keeper who has the key (DC 13 Persuasion), dive to the chain (DC 14 Acrobatics). With three successes the water stays where it is; after two failures {town2} is an island, and so are all in it until morning.',
    ],
    clues: [
      'Religion :: reading what is scratched into the glass :: They do not want revenge. They want a chair, and that the skulls are spoken to before each council.',
      'Investigation :: comparing the letter of {A} with the others :: It is the same letter once more: here {A} offers the harbour of {T}.',
      'History :: looking at the plan of the sluices :: With one turn of the first wheel the dry river bed at {lair} is a river, for one hour.',
    ],
    rival: [
      '{R} lives in the highest house and has put together the letters of all sides. {R} would read them out aloud, if {R.they} may then write down how it ended, all of it, also what is not nice about the party.',
    ],
    choice: [
      '{G} has sent a rider with a message: "No chair. Promise them money." The party can hand it over as it is, or promise the chair in the name of {G}, and answer for it.',
    ],
    first: {
      answer: 'hands over the message',
      now: [
        'They laugh, not unkindly, take the money, and stay at home. The sluices stay shut, for both sides.',
      ],
      later: [
        'At {lair} nothing comes from the water. {A}, who had counted on it, has one plan less; so has {G}.',
      ],
    },
    second: {
      answer: 'promises the chair',
      now: [
        'They put out the lamps, one after the other: that is how one says yes here. They ask who will tell {G}.',
      ],
      later: [
        'At a sign of the party the river bed at {lair} fills: half of those beside {A} are on the wrong side. After the battle there stands a fifth chair, and {G} looks at the party and not at the chair.',
      ],
    },
    closes: [
      'The act ends on the planks, on the way back: behind the party there are lights in the water, under the roofs of the lower town, and they are moving in the direction of {lair}.',
    ],
  },
  {
    id: 'letter-writer',
    not: [],
    only: ['way-of-murders'],
    heading: 'Act two: The One Who Wrote the Letter',
    opens: [
      'The act ends at a fork: the way up is closed by a fall of stones, and all must go around by an old hermitage. {B} goes pale. "There lives one more," says {B}. "We were eight, I said. I did not count the one who turned back in time."',
      "At the end of the act {T} finds a letter in the lining of a dead one's coat: only half of it, without a signature, and a drawing of a hermitage that lies an hour off the way. {A} has seen it, too.",
    ],
    goal: [
      'In the hermitage lives the one who wrote to {A}: the only one who was there {few} years ago and is not afraid any more. Whoever gets there first hears it all, from the beginning; and the way on to {goal} leads past there in any case. {R} has been sent by the family of one of the dead and is ahead by an hour.',
    ],
    map: [
      'Behind them the slope comes down, slowly, with all its trees. The hospice cannot be reached any more; there is only one way left, over {lair}, and everyone knows it. From now on nobody can leave the group, not even {A}.',
    ],
    way: [
      'Around the slide it is a day without a path, with a rope from one to the next (DC 13 Athletics by the group; on a failure one of {it} falls, and hangs, and has to be pulled up by whoever is nearest: {A}).',
    ],
    place: [
      'The hermitage is a hut with {few} beehives and a bench for two. Whoever lives here, an old woman called {tansy}, has laid the table for a dozen, every evening, for {few} years, in case somebody should come to fetch her.',
    ],
    setPiece: [
      'In the night the hut burns, and nobody knows whether it was {A}, or the family of one of the dead, or {tansy}. All are inside. There are three rounds, and each character has one thing in each of them: carry somebody out (DC 13 Athletics), break the back wall (DC 14 Athletics), find {tansy} in the smoke (DC 13 Perception), get those who scream to stand in a line (DC 13 Persuasion). Whoever is still inside after that is carried out by {A}, with burning sleeves; those who wanted revenge, too, lose all courage at the sight.',
    ],
    clues: [
      'Persuasion :: sitting with {tansy} on the bench :: {tansy} turned back on the sixth day, out of fear, and has been ashamed of the wrong thing ever since. What the others did, {tansy} knows.',
      "Investigation :: laying the halves of the letter together :: It is addressed to a cobbler's workshop, to the one who grew up there with {ragnal}: {A}.",
      'Religion :: asking what one could still do :: One can lay a stone for somebody, with the name said aloud, at {lair}. Nobody has done it.',
    ],
    rival: [
      '{R} has been paid to bring back a head, no matter whose. {R} would take {S}, who is at hand; with a name that is true, {R} would be content with the name.',
    ],
    choice: [
      '{tansy} would come along to {lair} and say it with the others. That is slow, and each night more is a night with {A}. Or {tansy} gives the party a stone, on which the name is carved, and stays.',
    ],
    first: {
      answer: 'takes {tansy} along',
      now: [
        'It costs a night. In it {A} sits down beside {tansy}, and they talk until it is light, and nobody dies.',
      ],
      later: [
        '{tansy} speaks first at {lair}. After her, {G}, {B} and {H} need no check to say it; and {A} needs no candle.',
      ],
    },
    second: {
      answer: 'takes the stone',
      now: [
        'It is heavy and warm from the hand. {A} looks at the bag of the one who carries it, and knows.',
      ],
      later: [
        'Whoever lays the stone at {lair} (one action, next to {A}) ends the fight for a round. What is said in this round, decides.',
      ],
    },
    closes: [
      'The act ends below {lair}: fog lies in the valley like milk, above it there is only this one ridge, and {A} takes the pack from {G}\'s shoulders, "because it is steep".',
    ],
  },
  {
    id: 'dry-land',
    not: [],
    only: ['defend-need'],
    heading: 'Act two: The Dry Land Beyond {town2}',
    opens: [
      'The act ends when {S} has a paper read out in the camp: as of today the contract includes {lair}. {A} reads it three times. "Then I must know whether there is a way back," says {A}. "Somebody must go and look, beyond {town2}."',
      'At the end of the act an old one of {it} dies in the night, or falls asleep and wakes up and has dreamed of rain; in either case all of them want to know in the morning whether the river at home, beyond {town2}, runs again.',
    ],
    goal: [
      'Beyond {town2} lie the fields that {it} had to leave. If the water can be brought back there, nobody needs {ward}. {B} has always said that the spring was not dead, only shut. {R} has been sent there by {S}, to see to it that it stays so.',
    ],
    map: [
      'The old channel carries water again, and goes its own way: the ford to {town} is gone, {p1} is an island, and whoever wants to get to {lair} needs a raft or a long arm of {B}. {S} cannot move a single trunk by road any more, only by this river.',
    ],
    way: [
      'It is two days through {town2}, where the inns are shut, and on along the bed of a river, on stones that are too hot (DC 13 Survival by the group; on a failure each has one level of exhaustion). {few} doors stand in the middle of the plain, without houses.',
    ],
    place: [
      'Where the spring was there is a wall, of good stone, not old. Behind it one hears water. On it sits a guard with a parasol, who has been paid for {weeks} weeks in advance and has not been told what for.',
    ],
    setPiece: [
      "The wall has three gates, each stuck in another way, and the hired ones of {S} come down the slope as soon as the first one opens: pull out the wedge (DC 14 Athletics), find the counterweight (DC 13 Investigation), persuade the guard to show the third (DC 13 Persuasion), or go under (DC 14 Acrobatics). With three successes the water comes slowly, as a river should; after two failures it comes all at once, and takes the guard's house and the road.",
    ],
    clues: [
      'Investigation :: looking at the mark on the stones :: It is that of the yard of {S}: whoever has hungry people needs no high wages.',
      'Persuasion :: asking the guard who comes here :: A clerk of {S}, each month, who measures how dry it is.',
      'Nature :: following the old channel on the map :: Its other arm begins at {lair}. Both springs are one.',
    ],
    rival: [
      '{R} sits in the shade and knows everything: "It is legal. Nobody owned the spring." {R} would swear otherwise, for a reasonable sum or out of shame, and needs some time to find out which.',
    ],
    choice: [
      '{R} would come along and testify against {S} before {council}. Or the party takes the guard, who has seen less, but to whom {it} would listen.',
    ],
    first: {
      answer: 'takes {R.name} along',
      now: [
        '{R} talks for two days without a stop, and what {R.they} says is true from the second day on.',
      ],
      later: [
        '{S} stands at {lair}, hears {R}, and tears up the contract before anyone has asked for it. Nobody who was paid by {S} lifts a hand.',
      ],
    },
    second: {
      answer: 'takes the guard along',
      now: [
        'The guard brings the parasol, and a jar of water from home, for each of them one sip.',
      ],
      later: [
        'At {lair} the jar goes from hand to hand. Those beside {A} put down their axes; only {H} does not know yet.',
      ],
    },
    closes: [
      'The act ends at the edge of {ward}: two smokes stand above it, one of a kitchen and one of something else, and it is not yet {deadline}.',
    ],
  },
];
