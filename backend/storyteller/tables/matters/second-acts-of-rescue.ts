import type { Row } from '../row-types.ts';
import type { SecondAct } from './matter-types.ts';

import { secondActsOfTheMissing } from './second-acts-of-the-missing.ts';

/** Second acts of stories about people who are held by others. */
const secondActsOfCaptors: readonly SecondAct[] = [
  {
    id: 'rescue-buyer',
    not: [],
    only: ['rescue-one'],
    heading: 'Act two: The One Who Buys, in {town2}',
    opens: [
      'When the party knows the way to {lair}, it sees, from the last ridge, riders in grey coats turn away from there: {quill} has been to look at {B} and is on the way to {town2} to fetch the money. Somebody shouts a number after them, and it is not a number of knots.',
      'The act ends when {H} breaks down and says the name: {quill}, who buys people, is two days from here in {town2}, with a closed barge. Until {quill} is dealt with, {A} only has to wait.',
    ],
    goal: [
      'As long as {quill} is on the way, {A} has no reason to talk and twice the watch. The party has to get to {town2}, and take the buyer away from {A}, or the place of the buyer. {R} is looking for {quill} as well.',
    ],
    map: [
      '{band} have broken the bridge below {lair} behind the riders. The short way to {town} is gone: from now on one goes around by {town2}, a day longer, and all news is a day older. But the watch at the bridge has become needless, and the bank below it is free.',
    ],
    way: [
      'Down to {town2} one goes with the log drivers on the river (DC 13 Acrobatics each for a dry arrival, a lost piece of baggage otherwise), or by the road of the grey coats, from fire to fire, always half a day behind (DC 13 Survival).',
    ],
    place: [
      "The barge lies at the tanners' quay of {town2}, painted black up to the windows, with flower boxes. {quill} receives customers in slippers, offers tea, and asks each one what they can do best. Below deck are {few} berths with numbers; {few} of them, less one, are taken.",
    ],
    setPiece: [
      'The barge casts off while the party is on it, and drifts without a helmsman towards the weir. There are four rounds. Each of these can be done by one of the party: take the rudder (DC 14 Athletics), open the hatch and get those below out (DC 13 Sleight of Hand), keep the grey coats from the tow rope (a fight), talk {quill} into giving the order to drop anchor (DC 14 Intimidation). With two successes nobody is lost; with one, the barge breaks on the weir and all swim; with none, it goes over.',
    ],
    clues: [
      'Investigation :: reading the numbers over the berths :: The empty one is that of {B}. {quill} promised {A} a price that would not pay for the tarpaulin.',
      'Insight :: drinking the tea and asking about {A} :: {quill} laughs: {A}, too, has a number, and a berth with longer chains.',
      'Perception :: looking at the chart in the cabin :: From the last lock a line in red goes up a brook to the foot of {lair}, where the basket comes down.',
    ],
    rival: [
      "{R} sits at the next table on the quay and has paid for the party's supper. {R} wants {quill} in irons and would take the barge by force, tonight, whatever becomes of those below.",
    ],
    choice: [
      'One can put on the grey coats and go to {lair} as {quill}, with the seal ring and the money chest, if {quill} lets the others in the berths travel on as far as the sea, guarded only by {R}. Or the party frees those below at once; then riders are off to warn {A}.',
    ],
    first: {
      answer: 'goes to {lair} in the place of {quill}',
      now: [
        'The ring fits, the coats stink of lavender, and {R} has to be trusted with the berths.',
      ],
      later: [
        '{A} has the basket wound in before the first word and sets {B} down in front of the party. It has three rounds in which it is believed, until one of {band} remembers the slippers of {quill}.',
      ],
    },
    second: {
      answer: 'frees those below deck first',
      now: [
        'They are {few}, less one, and come from four towns; one of them, {tansy}, was held at {lair} for a month before.',
      ],
      later: [
        "{A} is warned and has all fires put out. But {tansy} leads the party up the brook to the foot of the drop, and {quill}'s other prisoners stand on the far bank with lanterns: {band} see that their buyer is gone, and two of them leave.",
      ],
    },
    closes: [
      'The act ends at the last lock, at night: on the ridge over {lair} burns a fire that was not there before. {A} is looking out for a buyer who does not come.',
    ],
  },
  {
    id: 'rescue-road',
    not: [],
    only: ['rescue-many'],
    heading: 'Act two: The Way Back for {num.t}',
    opens: [
      'When the party has seen two of the places, it has counted what a way in needs, and then the way back: {num} people, of whom a third cannot walk for a day. The act ends in front of the map of {G}, over which nobody says anything for a while.',
      'The act ends when {S}, asked how all of them are to get home, only says: "How?" There is one answer, and it lies in {town2}, at anchor.',
    ],
    goal: [
      'To free {it} without a way home means to lose {it.them} on the road. In {town2} lie {few} flat barges that could take all of them, down the dead arm of the river and past {lair} at night. They belong to {quill}, who rents them to {H} for the caravan from {deadline} on. {R} is there as well, and has an offer.',
    ],
    map: [
      'Rain in the hills: the dead arm carries water again as far as the foot of {lair}, and the dry path along it is gone. Nobody comes to {lair} by the way of {S} now; but a barge does, for {few} days, and {band} do not know it yet.',
    ],
    way: [
      'To {town2} it is two days by the old road, on which one meets empty carts of {H}, at intervals, each with a bored driver and a count of heads (DC 13 Deception to be taken along as hired hands; on foot one hides {few} times, DC 12 Stealth).',
    ],
    place: [
      '{quill} lives in the largest of the barges with {few} cats and every board game in the world, was once held at {lair} as a child, and has never told anyone. On the wall hangs a short rope with {num} beads. "I was the last but one," says {quill}. "What do you want to know?"',
    ],
    setPiece: [
      "The barges have to pass the sluice of {town2} before its keeper locks it for the night, and {H}'s drivers stand on the towpath with hooks. In three rounds: poles out and push (DC 13 Athletics, two may try), the sluice gate up by hand (DC 14 Athletics, one alone has disadvantage), the hooks off (a fight, or DC 13 Acrobatics for each barge). Each thing that does not succeed costs a barge, and each barge is a quarter of the people.",
    ],
    clues: [
      'Insight :: asking {quill} how one gets out :: "We were counted forwards. Nobody ever counted us backwards." At the last bead {A} always looks down.',
      'Investigation :: reading the contract of {H} :: {A} has been paid a third; the rest is due for the full number only. With ten missing, {H} may refuse all.',
      'Perception :: looking at the old chart of {quill} :: A sluice is marked under the wall of {lair}. It opens the gutter to the width of a barrel.',
    ],
    rival: [
      '{R} has {few} horses, good ones, and would have ten of {it} out tonight, the strongest, for whom the families pay. {R} is not ashamed: "Ten is ten. And you?" If the party says no, {R} rides alone, and the watch is awake for two nights.',
    ],
    choice: [
      '{quill} gives the barges away for nothing if the party takes {quill} along to {lair}, at an age at which one should not. Or the party takes the barges at night; then {quill} stays out of it, and lights no lamp at the sluice.',
    ],
    first: {
      answer: 'takes {quill} along',
      now: [
        "{quill} tells the children's rules for the count during the whole journey, and falls silent when {lair} comes into sight.",
      ],
      later: [
        '{quill} walks into the chalk circle at {lair}, stands where a child once stood, and calls out the last number but one. {A} loses the count, and {band} stand still for two rounds, because an order is missing.',
      ],
    },
    second: {
      answer: 'takes the barges at night',
      now: [
        'There is one barge less, because nobody held the lamp, and a light goes on in the house of the keeper.',
      ],
      later: [
        '{H} has heard of the barges and sent word: at the landing of {lair} wait two of {band} (they are in addition to the last fight, but hungry: a barge with food on it draws them away). There is room, but just.',
      ],
    },
    closes: [
      'The act ends on dark water, without a light, when from the wall above somebody begins to count, and from behind the wall {num} voices answer.',
    ],
  },
  {
    id: 'jail-list',
    not: [],
    only: ['jailbreak'],
    heading: 'Act two: The Clockmaker of {town2}',
    opens: [
      'The plan is good, has three ways in, and one fault, which {S} sees first: whoever stops the clock at the wrong moment shuts all gates for good, by a catch that is on no drawing. The one who built it lives in {town2}.',
      'The act ends with a shirt that comes back without a stitch in it and with a burned hem. {B} has been found out, or is being careful. Without the hours of {B} the party needs the drawings themselves, and they are in {town2}.',
    ],
    goal: [
      'The clock of the prison was built by {quill} of {town2}, who has never built another. Without the secret of the catch nobody gets out of there who is not let out. {R} has been sent to {quill} as well, by {A}, with a request for a second clock, that needs nobody.',
    ],
    map: [
      'While the party is away, {A} has a chain drawn across the water at the landing. From now on no boat comes near after dark; but the chain goes from wall to wall, is as thick as a leg, and nobody has thought of what else it could be: a way.',
    ],
    way: [
      "To {town2} one travels for two days with a transport of keepers' recruits, who sing, or a day and a half in the cart of a coffin maker, who gives one of his boxes to whoever is looked for (DC 13 Deception at {few} barriers, or DC 12 Constitution check in the box).",
    ],
    place: [
      '{quill} lives in a house with no clock in it and gets up when it is light. The stairs have a hundred steps, the doors open inwards, outwards and upwards, and in the cellar stands the prison, as high as a table, of tin, with all its rods. {quill} winds it when nobody is looking, and apologises to the little figures.',
    ],
    setPiece: [
      'A party of keepers sets fire to the house, so that nobody else gets the drawings. The model in the cellar can be carried by two, if somebody reads off meanwhile which rod is the catch (DC 14 Investigation), somebody holds the stairs (a fight, or DC 13 Athletics against a door), and somebody gets {quill} to let go of the banister (DC 13 Persuasion). Whatever is not done is lost: the catch, an exit, or {quill}.',
    ],
    clues: [
      'Investigation :: turning the wheel of the model :: At one position all gates stand open at once. Nobody would ever find it by chance; {B} found it in a week.',
      'Insight :: asking {quill} who was here last :: A letter from {A}, ashamed and long, about a prisoner who is "not guilty in every sense, but punctual".',
      'Perception :: looking into the tin tower :: Under the dial of {lair} is a hatch that is painted over from outside. It leads to the weights.',
    ],
    rival: [
      '{R} carries the order of {A} for the second clock and a purse, and is paid per prisoner who stays inside. {R} plays with open cards: "What does freedom pay?" For a true answer {R} would lose the letter.',
    ],
    choice: [
      '{quill} is willing to build {A} a clock that needs nobody, in {few} days and nights; then {B} is of no more use there. Or {quill} comes along, climbs up, and takes the old one apart, which has been a wish for {years} years.',
    ],
    first: {
      answer: 'has the new clock built',
      now: [
        '{R} pays for it, as ordered, and carries it to {A}. The days are missing later: the next step of the clock comes to pass.',
      ],
      later: [
        'In {lair} stands the new clock and ticks, and {A} beside it, who does not need {B} any more and does not know what to say. The check without a fight is 5 lower; but the gates obey the new clock, and its key hangs around the neck of {A}.',
      ],
    },
    second: {
      answer: 'takes {quill} along',
      now: [
        '{quill} has not been outside for {years} years, and finds all of it very loud and badly made.',
      ],
      later: [
        '{quill} kneels down in {lair} before the great wheel and takes out one pin a round. After the third all gates stand open and can never be shut again; until then somebody has to keep the keepers away from an old person with a screwdriver.',
      ],
    },
    closes: [
      'The act ends on the quay of {town}, at a quarter before midnight. Over there a small figure comes out on the white dial, and lifts a lantern, which was never arranged.',
    ],
  },
  {
    id: 'cradle-sluice',
    not: [],
    only: ['rescue-cradle'],
    heading: 'Act two: The Water of Names, in {town2}',
    opens: [
      'When the party has read the contract, it knows what it needs: names. The families whisper theirs, all but one, who has none: the parents are gone, and nobody knows where. The act ends when {S} remembers a cart with everything on it, on the road to {town2}.',
      'The act ends at the hedge of {lair}: through the thorns one sees the bowl, and how it is filled from a spring. "{town2} drinks from the same water," says {T}. "There nobody has been able to remember a name for {weeks} weeks."',
    ],
    goal: [
      'One of {it} belongs to people who left {town} for {town2} with the money from the corn, and could not bear to stay. Without a name from them the bargain holds for all. {R} is on the way there, too, to buy the next harvest.',
    ],
    map: [
      'The corn grows over the road between {town} and {town2} in one night, higher than a rider. There is no straight way through it any more, and whoever cuts it hears crying; but who walks where it is thinnest comes out, each time, by {lair}, unseen.',
    ],
    way: [
      'Two days along the edge of the fields, by night with lamps, as the ears turn after those who carry none (DC 13 Survival; each failure costs a day, or a memory that somebody in the party chooses and tells).',
    ],
    place: [
      'In {town2} all signs are blank and people address each other by "you there", kindly. At the sluice, where the water comes down from {lair}, live the two who went away: {quill} and {tansy}. They have a full barn, a locked room and {few} small shirts, in growing sizes, sewn in advance.',
    ],
    setPiece: [
      "The sluice is to be closed by people of {captor} before the party can turn it. In three rounds: the wheel (DC 14 Athletics, two may try), the screen full of straw things that grasp (DC 13 Acrobatics or {sting} damage), the names that fall out of everyone's head by the noise of the water: each round one of the party forgets how one of the others is called (DC 13 Wisdom saving throw), and cannot help this one. With two successes the brook runs elsewhere for a night.",
    ],
    clues: [
      'Insight :: sitting in front of the locked room and waiting :: They did not sell it out of greed: {A} had said that it would be warm there. It was November.',
      'Investigation :: reading their copy of the contract :: It is signed by {H} in the name of {A}, and "its own" is underlined, in the hand of {A}: somebody hoped to be stopped.',
      'Nature :: tasting the water at the screen :: It tastes of poppy and smoke, as in {lair}, and each day a little more.',
    ],
    rival: [
      '{R} offers {few} thousand gp for the next harvest, paid in advance, and has understood what it costs. "Other people\'s," says {R}, and cannot go on. {R} needs one sentence to change sides, and it should not be a loud one.',
    ],
    choice: [
      '{quill} and {tansy} will come along and say the name themselves, if the party does not tell {town} that they sold. Or the party learns the name, and leaves them here with their barn.',
    ],
    first: {
      answer: 'takes both along',
      now: [
        'They walk in the middle, without speaking, each with one of the small shirts. The families of {town} make room for them and do not greet.',
      ],
      later: [
        'At {lair} they say it at the same moment, and {A} puts down the bowl of {A.their} own accord: two of {band} stand aside, since they were taken in as children, too.',
      ],
    },
    second: {
      answer: 'takes only the name',
      now: [
        'It is written on a shirt. Whoever of the party carries it hears it called, quietly, all the way.',
      ],
      later: [
        'The child at {lair} looks at whoever says the name and stretches out its arms. It will call this one of the party something, one day, and {A} sees it and fights no more for the rest.',
      ],
    },
    closes: [
      'The act ends in the corn, at night, when all the ears turn in one direction: at {lair} somebody has taken the cover from the bowl, to try how it rings.',
    ],
  },
];

export const secondActsOfRescue: readonly SecondAct[] = [
  ...secondActsOfCaptors,
  ...secondActsOfTheMissing,
];

/** How the way to the end has changed, by the second act. */
export const lastWaysOfRescue: Readonly<Record<string, readonly Row[]>> = {
  'rescue-buyer': [
    'The bridge is down. One comes to {lair} from below, through the water and up the foot of the drop (DC 13 Athletics, or slowly, with ropes), and has the basket straight above; or, around by the ridge, openly, as the one who is expected.',
  ],
  'rescue-road': [
    'By water, in the dark, with muffled poles: the barges lie under the wall of {lair} by midnight (DC 13 Stealth for the group; each failure wakes one more of the watch). There is a sluice there, and above it the window of the long house.',
  ],
  'vanish-oath': [
    'One walks over the lawn, in step with those who are called, on both sides people in their best clothes, and should not smile. At each lantern one of the party must make a DC 13 Wisdom saving throw, or wants to be first.',
  ],
  'below-bell': [
    'The ladders are under water. One goes down to {lair} in the cage, four at a time, with {S} at the winch; or from {town2}, through the other mine, on foot, and comes out where nobody of the old shift looks.',
  ],
  'jail-list': [
    'No boat gets to the prison after dark. There is the chain (DC 13 Acrobatics, wet, a hundred paces), the laundry baskets in the last run of the day (DC 12 Constitution check to lie still), or a broken window in {town}, and the proper way, with a number.',
  ],
  'runaway-hunt': [
    'With the ferry, in the dark, one drifts to {lair} in two hours (DC 13 Athletics at the sweep). By land it takes a day, and the dogs of {H} have the same way.',
  ],
  'cradle-sluice': [
    'One walks into the corn where it is thinnest, without a lamp, and lets oneself be led: it comes out at the back door of {lair} (DC 13 Wisdom saving throw for each, or this one forgets a name on the way).',
  ],
};
