import type { Row } from '../row-types.ts';
import type { SecondAct } from './matter-types.ts';

/** Second acts of stories about people who are held by others, or have gone. */
export const secondActsOfRescue: readonly SecondAct[] = [
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
    id: 'vanish-oath',
    not: [],
    only: ['vanish-many', 'vanish-one'],
    heading: 'Act two: Where the Oath Was Sworn, in {town2}',
    opens: [
      'When the party has seen {lair} for the first time, from outside, and pulled the first one away from the lawn, this one dies a little in its hands: pulse, breath and warmth are still at the table. The act ends with the sentence over the door there, which can be read now: "As sworn in the chapel of {town2}."',
      'The act ends in the night in which the party follows the walkers to the door. It could go in. {T}, who has come along after all, holds it back: over the lintel stands in small letters who swore what, and where, and that those who sit can only get up when it is unsworn.',
    ],
    goal: [
      'Whoever is dragged from the table without more goes back to it in the next night. The oath of the Host has a wording, and it was sworn in the chapel of {town2}. With the wording one can argue with the Host; without it one can only eat or burn. {R} wants the wording, too.',
    ],
    map: [
      'While the party is away, the lawn grows: it reaches from {lair} to the first houses of {town} now, and whoever steps on it after dark smells the roast. One comes to {lair} from all sides, easily; going away from it takes a DC 13 Wisdom save each hundred paces.',
    ],
    way: [
      'It is two days to {town2}, with three nights, and on each of them one of the party wakes up standing (lots decide; DC 13 Wisdom, with a rope around the ankle it is enough that another wakes up). Who stays awake for all three has one level of exhaustion.',
    ],
    place: [
      'The chapel in {town2} is a cheese store now, cool and full. Behind {few} rows of cheeses lie the lords of {lair} in stone, each with a cup in the hand, and one place is empty. Its lid leans against the wall, with a face worn away by {years} years of people who passed by sideways.',
    ],
    setPiece: [
      'The stone lords ask the party to sit down for one course. Each of them asks one question, and everyone at the table has to answer one: "What are you late for?" (a true answer, or DC 14 Deception), "Who waits for you?" (a name, or DC 13 History for a name that they believe), "When is enough?" (DC 13 Insight, or the answer that fits the character). Two good answers, and a lord reads out the oath; fewer, and the lords get up, with their cups, in order to keep their guests.',
    ],
    clues: [
      'History :: reading the oath on the back of the lid :: "Until each chair is taken or the cook sits down." The cook of the Host was turned out that evening, and never sat.',
      'Insight :: asking the cheese seller who else came to read :: {A}, {weeks} weeks ago, in tears. {A} copied the first half and did not turn the lid over.',
      'Religion :: comparing the coats of arms :: The chair on the shield is the last one at {lair}, by the kitchen door. It was meant for the cook.',
    ],
    rival: [
      '{R} has hired the whole cheese store for a day and will not let anybody in, politely. {R} can be had for a third of what stands under the silver cover, or for one honest evening meal among people who laugh.',
    ],
    choice: [
      "The last descendant of the cook lives in {town2}: {ragnal}, who cooks badly and with joy, at a stall. {ragnal} would come along and sit down, at one's own risk. Or one of the party takes the apron of the old cook, from the chapel wall, and will be the cook.",
    ],
    first: {
      answer: 'takes {ragnal} along',
      now: [
        '{ragnal} brings a pot, {few} opinions and no fear, and slows the party down by half a day of buying onions.',
      ],
      later: [
        '{ragnal} comes out of the kitchen door of {lair} with a steaming pot and sits down. The Host gets up, for the first time in {years} years, in order to make room; all saves at the table succeed from then on, and {A} sees {wren} lift the head.',
      ],
    },
    second: {
      answer: 'takes the apron',
      now: ['It smells of onions, fits, and whoever wears it is hungry all the time from then on.'],
      later: [
        'The Host takes the one in the apron for the cook and must obey when this one says that the meal is over (an action, DC 13 Performance, three times in all). Between the times the Host complains about the soup, with the knife.',
      ],
    },
    closes: [
      'The act ends at the edge of the lawn, in the evening. All windows of {town} are dark. All windows of {lair} are lit, and {H} comes along the path with one last spoon on a cushion, and a card on which stands the name of one of the party.',
    ],
  },
  {
    id: 'below-bell',
    not: [],
    only: ['lost-below'],
    heading: 'Act two: The Other Mine, in {town2}',
    opens: [
      'When the party has understood what the bell of {town} is, it has it rung, and it gives a dull sound, like a pot. The clapper is not the old one. The old one was given away {years} years ago, to {town2}, from where the other mine was dug.',
      'The act ends at the first encounter with {A}, who looks at the party, kindly, and asks: "Are you from the other mine? Have they met us?" In {town2}, say the old people, nobody has been down there since; but the gate is new.',
    ],
    goal: [
      'The old shift dug towards another, from the side of {town2}, and can only be released by both: by the bell of {town} and by the clapper, which the other owner kept as a pledge. {R} is on the way there for the silver, and knows nothing of a shift.',
    ],
    map: [
      'The lake has found a crack: the lower road to {town2} is under water, and the ladder shaft of {town} with it. From now on one gets to {lair} either by the cage alone, or from the side of {town2}, through the other mine, from behind; that way leads to the far side of the face.',
    ],
    way: [
      'Over the pass it is a day and a half, with the sound of picks under the feet, now on the left and now on the right. Who lies down on the ground to sleep dreams of rows of lamps (DC 13 Wisdom, or one has a tally in the hand on waking; it can be thrown away, once).',
    ],
    place: [
      'The other mine of {town2} is a summer garden with lanterns; guests drink cold wine in the first gallery, and at the end of it hangs a curtain. Behind the curtain sits the other shift, {num} people around a long table, dusty and upright. They stopped. They have been waiting for the bell for {years} years, with their hands in their laps.',
    ],
    setPiece: [
      'The water comes into the other mine while the garden is full of guests. In four rounds: get the guests out in order (DC 13 Persuasion), hold the old gate (DC 14 Athletics, two may try), take the clapper from the lap of the one who guards it (it has to be asked for by name, DC 13 History, or torn away, DC 14 Athletics), find the gallery that leads up to {lair} (DC 13 Survival). Each thing left undone costs: guests, the way back, the clapper, or a day.',
    ],
    clues: [
      'History :: reading the chalk on the table of the other shift :: They were told that {A} had stopped first. {A} was told the same of them. Both owners lied on the same day.',
      "Insight :: asking the garden's host who else has been behind the curtain :: {H}, {weeks} weeks ago, with a notebook, who came out pale, and had asked how one keeps a roll.",
      'Perception :: laying an ear to the end of the gallery :: Picks, quite near: only {few} fathoms of dry rock are between here and {lair}, on the side away from the water.',
    ],
    rival: [
      '{R} has bought the garden, for the sake of what is behind the curtain, and is just finding out. {R} is frightened, therefore rude, and would do almost anything not to be alone with them.',
    ],
    choice: [
      'The other shift would come along, all {num} of them, if somebody leads them: they want to meet. Or the party leaves them in peace at their table and takes only the clapper.',
    ],
    first: {
      answer: 'leads the other shift to {lair}',
      now: [
        'It is a long procession, in step, through the night. In every village doors are shut, and in each somebody comes out and walks a little way beside them.',
      ],
      later: [
        'From behind the face of {lair} comes a knock, and {A} knocks back. When the last rock falls, on the dry side, two shifts stand face to face; {A} puts the pick down and holds out a hand. Only those who like it down there still fight.',
      ],
    },
    second: {
      answer: 'takes only the clapper',
      now: ['It weighs as much as a person, hums, and makes whoever carries it count the hours.'],
      later: [
        'Bell and clapper belong together: hung up at {lair} (two of the party, three rounds) they end the shift at one stroke. Until then {A} hears the humming and comes for it, and for nothing else.',
      ],
    },
    closes: [
      'The act ends under the mountain, when the party hears picks in front of it and behind it, and for the first time both in the same time.',
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
      "To {town2} one travels for two days with a transport of keepers' recruits, who sing, or a day and a half in the cart of a coffin maker, who gives one of his boxes to whoever is looked for (DC 13 Deception at {few} barriers, or DC 12 Constitution in the box).",
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
    id: 'runaway-hunt',
    not: [],
    only: ['runaway'],
    heading: 'Act two: Both Purses, in {town2}',
    opens: [
      'When the party knows with whom {B} is, it finds {T} tied to the ferry, angry and unhurt: {H} has been here, with a purse that bears the arms of a house in {town2}. It is not the purse of {G}.',
      "The act ends with an arrow in a door frame, a hand's breadth from {S}. Somebody wants to be sure that {B} does not come back, and the feathers are from {town2}.",
    ],
    goal: [
      'To bring {B} home as long as somebody pays for the opposite would be to bring {B} to {B.their} grave. Before the party goes to {lair}, it has to find the second purse, in {town2}, and to shut it. {R} knows whose it is.',
    ],
    map: [
      'The river is in flood, and the ferry has torn loose: it lies at {town2} now, with the bell still on it. Nobody crosses at the old place any more, not {H} either; but who can steer the ferry down at night comes past {lair} without a sound.',
    ],
    way: [
      'To {town2} it is two days along the flooded bank. The party shares the road with {few} people who all look for {B}: a poet, a bailiff, two sisters with a net. Each night they tell what they would do with the reward (DC 12 Insight: one of them works for {H}).',
    ],
    place: [
      'The house in {town2} is in mourning, for practice. The cousin who would inherit, {quill}, has had the black clothes made, receives with red eyes, and asks whether there is already news. In the cabinet stands a portrait of {B} with the face cut out, "for the painter".',
    ],
    setPiece: [
      "A masked supper in memory of {B}, who is not dead. During {few} courses the party has to do three things, each by somebody else: lift the key from the neck of {quill} while dancing (DC 13 Sleight of Hand), give a speech about {B} that makes people laugh (DC 13 Performance; then half of the house is on {B}'s side), and read the second contract of {H} in the cabinet (DC 13 Investigation). Each failure brings the men of {H} a room nearer.",
    ],
    clues: [
      'Investigation :: reading the second contract :: It pays for a ring with the finger, and is dated before the sheets were knotted. It was hoped for.',
      'Insight :: asking {quill} what {A} has to do with it :: {quill} has bought up the debts of {A} and set the day: {deadline}. The robbery was never to succeed, only to be found out.',
      'Perception :: looking at what hangs in the hall :: An old map of the hunting grounds, with the best place marked by a nail: {lair}.',
    ],
    rival: [
      '{R} is among the guests, in the best mask, and has the debts of {A} in a pocket, won from {quill} at cards an hour ago. {R} would sell them: for money, or for the answer to the question where {B} is.',
    ],
    choice: [
      'With the debts of {A} in hand, the party can burn them, before witnesses, tonight. Or it keeps them: whoever holds them has {A} on a rope.',
    ],
    first: {
      answer: 'burns the debts',
      now: [
        '{quill} screams, as if it were money. {R} applauds. By morning every servant in {town2} knows it, and rides faster than the party.',
      ],
      later: [
        '{A} has heard of it before the party is at {lair}, stands at the fire with the keys on the open palm, and tells {B} everything, in front of all. The check without a fight is 4 lower; {B} is so angry that somebody has to hold the horse.',
      ],
    },
    second: {
      answer: 'keeps the debts',
      now: [
        'They are heavier than paper should be. {R} looks at the party as one looks at colleagues.',
      ],
      later: [
        'Shown to {A}, the papers end every fight before it begins: {A} sends {B} home with a sentence that is meant to hurt, and does. {B} comes along at once, and asks on the way what was on those papers.',
      ],
    },
    closes: [
      'The act ends on the torn-off ferry, in the dark, when its bell strikes once by itself, and from the bank, quite near, a hound answers.',
    ],
  },
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
    'One walks over the lawn, in step with those who are called, on both sides people in their best clothes, and should not smile. At each lantern one of the party must make a DC 13 Wisdom save, or wants to be first.',
  ],
  'below-bell': [
    'The ladders are under water. One goes down to {lair} in the cage, four at a time, with {S} at the winch; or from {town2}, through the other mine, on foot, and comes out where nobody of the old shift looks.',
  ],
  'jail-list': [
    'No boat gets to the prison after dark. There is the chain (DC 13 Acrobatics, wet, a hundred paces), the laundry baskets in the last run of the day (DC 12 Constitution to lie still), or a broken window in {town}, and the proper way, with a number.',
  ],
  'runaway-hunt': [
    'With the ferry, in the dark, one drifts to {lair} in two hours (DC 13 Athletics at the sweep). By land it takes a day, and the dogs of {H} have the same way.',
  ],
};
