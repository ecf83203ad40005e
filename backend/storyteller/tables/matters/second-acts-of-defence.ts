import type { SecondAct } from './matter-types.ts';

/** Second acts of sieges and raids. */
export const secondActsOfDefence: readonly SecondAct[] = [
  {
    id: 'breakout',
    not: [],
    only: ['defend-siege', 'defend-siege-betrayed'],
    heading: 'Act two: Behind the Lines, on the Road from {town2}',
    opens: [
      'The act ends when {T} hears a second drum in the night, from the road of {town2}: {A} is having its twin brought, and with two of them nobody on the other side will know fear any more, for good.',
      'At the end of the act a pigeon comes from {town2}, with three words for {G}: "Second drum. Coming." {T} reads them, sits down on the floor and says nothing for a while.',
    ],
    goal: [
      'A train of {A} brings the second drum from {town2}, through the marshes, with powder and flour for all of {foes}. If it comes through, {ward} cannot be held, whatever was built. {R} has heard of it, too, and is on the way.',
      '{Ward} needs more than walls now: the train from {town2}, which carries the second drum and the food of {foes}, must not reach {A}. {T} knows by which road it comes; {R} wants the drum for other people.',
    ],
    map: [
      'The dyke is open: between {town} and {town2} there is a shallow lake now, with roads under it that only those know who live here. {A} cannot bring anything heavy from this side any more, and those who want to get back to {ward} need a boat or {T}.',
    ],
    way: [
      'Out of {ward} one gets at night, by the passage below {p3} or down the wall on a rope (DC 13 Stealth by the group; on a failure riders of {A} follow until dawn). Then it is a day through reeds, from one dry spot to the next.',
      'The way out leads through a gap in the lines that {S} knows (DC 13 Stealth by the group), then along the dyke, where {few} windmills stand still. In each of them somebody is hiding who would like to be asked.',
    ],
    place: [
      'The train rests on the dyke, between water and water: {few} wagons, tired oxen, guards who have been told that the war is somewhere else, and under a tarpaulin the drum. One can put a hand on it and feel that it is not quite still.',
    ],
    setPiece: [
      'The guards of the train attack at once, and in the middle of it the dyke breaks under {few} wagons. The road slides away, wagon by wagon. Each character can do one thing in each round: cut an ox loose (DC 13 Animal Handling), get a driver out of the water (DC 13 Athletics), hold back the drum wagon or let it go (DC 14 Athletics). After three rounds the road is gone: with three drivers saved, the rest of them follow the party; with none, they tell {A} who was here.',
    ],
    clues: [
      'Arcana :: laying an ear to the second drum :: It answers the first one, even from here. Alone it is only a drum; alone the other one is weaker, too.',
      'Persuasion :: talking with a driver :: {A} has promised {foes} that it will be over at {deadline}. There is flour for no longer than that.',
      'Investigation :: reading the waybill :: "To be brought up {lair} from the back, by the carter\'s ramp." Nobody in {ward} knew of a ramp.',
    ],
    rival: [
      '{R} comes along the dyke from the other side, with a raft and good ropes, and says openly what it is about: "You want it silent. I want it gone. Shall we lift together?" It is true, and not all of it: {R} would sell it to whoever pays, also to {A}.',
    ],
    choice: [
      'The drum can be sunk, here and now, or taken along on the raft of {R} to {ward}, as an answer to the first one. It would take away the fear of those on the walls, too, and some of their sense.',
    ],
    first: {
      answer: 'sinks the drum',
      now: [
        'It goes down with a sound that makes {T} laugh for the first time. {R} takes off the hat, and goes home with an empty raft.',
      ],
      later: [
        'The drum on {lair} has lost its echo: it has half as many hit points, and after its silence {A} needs an action more for each of those who are to stay.',
      ],
    },
    second: {
      answer: 'takes the drum to {ward}',
      now: [
        'It takes all night and every back. In {town} people stand straighter as soon as it is beaten, and {G} does not like how they look at the gate.',
      ],
      later: [
        'Drum against drum: {foes} {foes.is} as brave as ever, but so is {ward}. {p1} holds for three rounds longer; then somebody opens the gate to charge, and has to be held back (DC 15 Persuasion).',
      ],
    },
    closes: [
      'The act ends in sight of {ward}: around it burn the fires of {foes}, more than anyone can count, and the first of the two drums begins, alone.',
    ],
  },
  {
    id: 'winter-home',
    not: [],
    only: ['defend-raid', 'hunt-band', 'hold-way'],
    heading: 'Act two: The Lost Winter Quarters, near {town2}',
    opens: [
      'The act ends with a message that is scratched on the new gate, from the inside: "Go and see where we come from, near {town2}. Then talk. {H}." In the same night {A} has everything packed that can be carried.',
      'When the party has seen two of the places, somebody of {foes} stands at the edge of the light with open hands: a messenger of {H}, very young. Whoever wants to understand what happens at {deadline}, says the messenger, must see what is left near {town2}.',
    ],
    goal: [
      'Where {foes} spent the winters until this year, near {town2}, something is to be seen that {A} has told nobody. If the place can be lived in, nobody has to raid, and {A} is only a thief. {R} is going there as well, with a shovel.',
      '{A} has always said that there is no way back to the winter quarters near {town2}. {H} has never been allowed to look. Somebody must; and {R} has offered money for a map of it.',
    ],
    map: [
      'What blocked the old road to {town2} is gone, and so the winter quarters can be reached again, from both sides: for {foes}, for the party, and for everyone else who has heard what lies there. {town} and {town2} are suddenly a day nearer to each other.',
    ],
    way: [
      'It is two days to {town2}, along the tracks that {foes} left when they came: a lost shoe, a cold fire, a small grave with a horn spoon on it (DC 13 Survival; on a failure half a day is lost).',
      'The way there leads uphill against everything that came down in the bad night: trees, roofs, half a bridge (DC 13 Athletics by the group, or one level of exhaustion each).',
    ],
    place: [
      'The winter quarters lie under a slope that slid: doors that open on stone, a street of hearths, and in the middle one store that was never buried. It is empty, swept, and has a new lock with the mark of a little house.',
    ],
    setPiece: [
      'The slope is not finished. As soon as somebody opens the store, it begins to move again; the two who carry for {A}, who have come after the party with others, want the lock, and {few} people who live in the ruins are in its way. There are three rounds, and each character can do one thing in each of them: lead people out (DC 13 Persuasion), prop a beam (DC 13 Athletics), get up to the loose stone and turn the slide aside (DC 14 Acrobatics). With four successes everyone is out and the old road is free; with fewer, the road is free, and it has cost somebody a leg.',
    ],
    clues: [
      'Nature :: looking at the slope :: It was helped: the trees that held it were felled {few} weeks before, neatly, and sold.',
      'Investigation :: opening the lock :: {A} emptied the store in the night of the slide, before anyone woke, and said that it had been buried.',
      'History :: reading the tally on the wall :: What was here is now at {lair}, and is eaten as booty.',
    ],
    rival: [
      '{R} has been here for a day, has found the lock, and knows what the news is worth. {R} would sell it to {H} for a horse, to {A} for ten, or give it to the party for the price on one head.',
    ],
    choice: [
      'Those who live in the ruins, old ones of {foes} who could not walk, would come along to {lair} and say what they saw. They are slow. Or the party takes the lock with the little house, and is there two days earlier.',
    ],
    first: {
      answer: 'takes the old ones along',
      now: [
        'They ride on doors and tell stories. The next step of {A} takes place meanwhile, and {B} is not amused.',
      ],
      later: [
        'At {lair} the old ones walk into the middle, sit down on the heap and begin to speak. Nobody who knows them lifts a hand against the party; {A} has only those left who came later.',
      ],
    },
    second: {
      answer: 'takes only the lock',
      now: ['Two days are won, and the old ones stand and look after the party until the bend.'],
      later: [
        'The lock proves it to {H}, who can read it, and to nobody else: {H} fights on the side of the party, and the others wait for who wins.',
      ],
    },
    closes: [
      'The act ends on the old road, with {town} in the valley; above {ward} the horn sounds, and this time it does not stop after two.',
    ],
  },
];
