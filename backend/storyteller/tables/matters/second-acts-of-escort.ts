import type { SecondAct } from './matter-types.ts';

/** Second acts of journeys and of the protection of a person. */
export const secondActsOfEscort: readonly SecondAct[] = [
  {
    id: 'detour',
    not: [],
    only: ['escort-way'],
    heading: 'Act two: The Ferry Under the Mountain',
    opens: [
      'At the end of the act the way ahead is closed: {A} has the bridge before {goal} taken down, plank by plank, and lets everyone see it. There remains the old ferry under the mountain, of which {B} does not like to speak.',
      'The act ends when {B} comes back from scouting and does not count anybody. Straight on, {foes} {foes.is} digging in. "Then by the ferry," says {B}, "where I lost the one."',
    ],
    goal: [
      '{it} must get to {goal} by the old ferry under the mountain, where no one expects travellers, and where {R} is already. It costs two days, so that {B} has no hour left to lose before {deadline}.',
      'One way to {goal} is left that {A} cannot watch: the old ferry under the mountain, which has not gone for years. {R} is negotiating about it already.',
    ],
    map: [
      'The ferry goes once. Behind the party its chain runs out into the dark: nobody follows any more, and nobody goes back this way. But on the other side the mouth of the tunnel lies beyond {p3}, and between there and {goal} is only {lair}.',
    ],
    way: [
      'To the ferry it is two days through a country without signs, along walls that fence in nothing (DC 13 Survival by the group; on a failure {it} {it.is} in danger for one night, from cold or from wet, and somebody has to stay awake).',
    ],
    place: [
      'At the landing of the ferry stand {few} inns without guests. Just as many ferrymen sit at one table, each with one link of a chain before them, and play for it. All of them must agree before the ferry goes, and they have not spoken with each other since the accident.',
    ],
    setPiece: [
      'In the middle of the tunnel the lamp goes out, the water begins to pull, and a second boat comes up behind without a light: {foes}. {it} {it.is} at the stern. Each character has one thing to do, and each thing can be done by one of them only: haul the chain (DC 14 Athletics), find the ring in the rock by touch (DC 13 Perception), keep the animals quiet (DC 13 Animal Handling), talk to the others so that nobody stands up (DC 13 Persuasion). With three successes the ferry lands as if nothing had been; after two failures a part of the baggage is in the water, and {H} has jumped after it.',
    ],
    clues: [
      "Insight :: playing a round with the ferrymen :: {A} was one of them. The accident was {A}'s, and another was blamed: the one whom {B} lost.",
      'Persuasion :: asking who else has been here :: {H}, each spring, to pay a little of the debt to the widow of the other. {A} never came.',
      'History :: looking at the old map on the wall :: From the mouth of the tunnel there is a sheep path to the back of {lair}.',
    ],
    rival: [
      '{R} has bought three of the links and wants to be over first. {R} would share the ferry for a share of the honour {ingoal}, and would leave {it} on the shore for a larger one.',
    ],
    choice: [
      'The ferry carries half of what is there. Either {R} comes along, and baggage stays behind; or {R} stays, and everything comes along.',
    ],
    first: {
      answer: 'takes {R.name} along',
      now: [
        '{few} sacks, two animals and a dear old chest stay on the shore. {R} hauls at the chain with the others and curses like one of them.',
      ],
      later: [
        'At {lair} {R} walks ahead on the road, alone, singing, and {A} shows where everyone sits: no one can be surprised any more, except for {A}.',
      ],
    },
    second: {
      answer: 'leaves {R.name} behind',
      now: [
        'Nothing is lost. On the shore a small figure folds its arms, and waits until the light is gone.',
      ],
      later: [
        '{R} has found another way, over the top, and told {A} the number of the party, for {bribe} gp; but what was in the sacks (ropes, oil, food) lets the party wait a night and come when everyone is asleep.',
      ],
    },
    closes: [
      'The act ends at the mouth of the tunnel: fresh air, the sound of sheep, and far away, on a roof {ingoal}, somebody who looks in the wrong direction.',
    ],
  },
  {
    id: 'safe-house',
    not: [],
    only: ['guard-person'],
    heading: 'Act two: The Safe House in {town2}',
    opens: [
      'At the end of the act the bed of {I} is on fire, and {I} is not in it. {G} decides, with ash in the hair: {I} must leave {town} for some days, tonight, and nobody may know where to.',
      'The act ends when {B} finds the list: each hour of {I}, for the whole week, in a neat hand. Somebody in this house writes down everything. "Then we go," says {B}, "to {town2}. Now, without luggage."',
    ],
    goal: [
      'In {town2} {B} has a house of which nobody knows; there {I} is to stay until shortly before {deadline}. And in {town2} sits the notary with the second half of the money. Whoever gets at the contract takes away the reason for it. {R} has had the same thought.',
    ],
    map: [
      'Behind the party the bridge between {town} and {town2} is closed, "for repairs", by people whom nobody knows. To be back at {deadline} one needs the night boat, the mountain road, or the courage to walk over the girders; each can be watched, but not all three.',
    ],
    way: [
      'It is a night in a closed coach, with {I} under the seat. Twice there is a check: one is real (DC 12 Persuasion), and the other one is not (DC 14 Insight to notice it in time; on a failure the coach goes on with a hole in it).',
    ],
    place: [
      'The house of {B} in {town2} is as narrow as a towel: one room on each of {few} floors, one ladder, and on top a garden of beans. Opposite is the office of the notary. From the beans one can read what lies on the desk, if one has good eyes.',
    ],
    setPiece: [
      'On the second night they come from above and from below at the same time, and {I} is on the ladder in the middle. Each character holds one floor and can do one thing in each round: bar a hatch (DC 13 Athletics), pull up the ladder (DC 13 Athletics), get {I} over the plank into the office of the notary (DC 14 Acrobatics or Persuasion), throw beans (DC 12 Sleight of Hand). {I} needs three rounds to cross. Each floor that is lost costs {I} a wound or the party something it has found.',
    ],
    clues: [
      'Investigation :: reading the contract through the window :: Payment "upon a death before the end of {deadline}", and no name of a payer: only a seal that everyone in {town2} knows.',
      'Insight :: asking the notary who delivers the news :: A guest of {G}, with chalk on the cuffs, who was always so polite: {A}.',
      'Perception :: looking at the drawing pinned to it :: A line of flight, from {lair} to a cross of chalk.',
    ],
    rival: [
      "{R} sits in the office of the notary as a client, with a cup of tea, and has a pistol bow under the hat. {R} would break the contract together with the party, if the second half of the money is {R}'s afterwards.",
    ],
    choice: [
      'The contract can be burned, and then {A} works for nothing and knows it. Or one lets it be and changes one word in it, so that {A} is paid only if {I} is alive; the notary would do that for the sake of a quiet life, and {A} would not believe it without seeing it.',
    ],
    first: {
      answer: 'burns the contract',
      now: [
        'It burns with a green flame. The notary sends a letter to {A} within the hour, as the law demands.',
      ],
      later: [
        '{A} is in {lair} all the same: it has become a matter of honour. But those who were hired for the way out are not, and {A} is alone.',
      ],
    },
    second: {
      answer: 'has one word changed',
      now: [
        'The notary writes it, and sands it. Now somebody has to bring the paper to {A} before the bells.',
      ],
      later: [
        'Whoever gets to {lair} with the paper and holds it up (one action, in the line of fire) makes {A} read. {A} reads twice, begins to laugh, and defends {I} from then on against those who have been hired.',
      ],
    },
    closes: [
      'The act ends at dawn, in sight of {town}: wreaths are being hung for {deadline}, and {I} says: "I will stand where I am supposed to stand. The rest is your business."',
    ],
  },
];
