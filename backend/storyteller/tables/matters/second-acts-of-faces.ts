import type { SecondAct } from './matter-types.ts';

/** Second acts about someone who has been replaced, and about those who hide among others. */
export const secondActsOfFaces: readonly SecondAct[] = [
  {
    id: 'inquire-face',
    not: [],
    only: ['inquire-double'],
    heading: 'Act two: A Question From {town2}',
    opens: [
      'The act ends when the party has seen for itself that the one in the chair knows only what the room knows. The next day this one smiles at the party before a word is said, and a decree sends it out of {town} for {few} days: "a mission of honour, to {town2}".',
    ],
    goal: [
      'To unmask the {doer} one needs a question whose answer nobody in {town} knows. {B} grew up in {town2}, in the house of {tansy}; what is known there and nowhere else is the key. {A} has understood that as well, and has sent {R} to listen to {tansy} before the party does, or to see that nobody can.',
    ],
    map: [
      'Behind the party {B}, as it seems, has the gates of {town} guarded by people who know the party by sight, and has its picture hung beside that of {S}. The glass carters still come and go: from now on the way into {town} is under straw, between panes, and ends next to {lair}.',
    ],
    way: [
      "The escort that is to honour the party has orders to lose it: at the second bridge the planks are loose (DC 13 Perception; otherwise the coach goes into the water, DC 13 Athletics, and half of the baggage is gone). From the escort's purse falls a note in the hand of {B}, without a single crossing out.",
    ],
    place: [
      '{tansy} in {town2} is as old as the house, hears badly, and answers questions when they are shouted, so that the whole street knows the answer. That is no use. {tansy} can write; but the ink in the house dried up {weeks} weeks ago, and somebody has bought all that the shop had.',
    ],
    setPiece: [
      '{R} gives a feast in honour of {tansy}, with music, to have everything told aloud before witnesses who will carry it to {A}. The party has to get one secret out of the room unheard, in three rounds of dances. Each can be tried once: drown the answer in song (DC 13 Performance), lead {R} out to the dance floor at the right moment (DC 13 Deception), have it written in flour on the kitchen table (DC 13 Sleight of Hand), turn the talk to the neighbours (DC 12 Persuasion). With two successes the secret lies in a sealed envelope; after two failures all have heard it, it is worthless, and the guests of {R} draw knives to keep the party from asking for another.',
    ],
    clues: [
      'Persuasion :: asking {tansy} what {B} was like as a child :: "Afraid of mirrors until the age of seven. It was I who took them down." The {doer} took them down for another reason.',
      'Insight :: asking {R} who pays, and how :: "{B}, by a letter. Who answered me what I had only meant to ask." {R} has met {A} once, and has not slept since.',
      'Investigation :: reading the bill for the ink :: Paid for with glass, by the crate, from {lair}.',
    ],
    rival: [
      '{R} does it for money and has begun to be afraid: {R} thought of a higher fee and was given it, to the coin. Whoever tells {R} openly what {A} is (DC 13 Persuasion) has no enemy any more, but a person who leaves the room when one thinks aloud.',
    ],
    choice: [
      '{tansy} offers two things. The sealed answer, which is good for one question before everyone. Or to come along: {tansy} would know {B} by touch, among a hundred; but what {tansy} knows, {A} will know as soon as they are in one room.',
    ],
    first: {
      answer: 'takes the sealed answer',
      now: [
        'The envelope must not be opened, and nobody in the party may guess. {R} tries once more to buy it, politely, and then wishes the party luck.',
      ],
      later: [
        'Read out at {lair} by somebody who does not know it, the question works even in the fight: {A}, with whatever face, has no answer, and for one round everyone sees which one it is.',
      ],
    },
    second: {
      answer: 'takes {tansy} along',
      now: [
        'It is slow, loud and cold, and in each village {tansy} is greeted. The party is back on the last day that is possible.',
      ],
      later: [
        '{tansy} walks through the glass to the cells and lays a hand against the pane, and {H} sees the face of {B}. From then on {H} fights for the party; {A} knows all that {tansy} knows, and uses it to beg.',
      ],
    },
    closes: [
      'The act ends under straw, between two panes, with a guard who stabs into it with a fork and misses by a hand. Through the glass one sees the wall of {lair}, and a grey dog that sits before it.',
    ],
  },
  {
    id: 'inquire-thread',
    not: [],
    only: ['inquire-hidden'],
    heading: 'Act two: The Weaver of {town2}',
    opens: [
      'The act ends when the party holds a thread with knots in its hand, or when the third hour has been betrayed. The knots of {A} are a script that only one workshop ever used: that of {tansy}, in {town2}. The same evening {R} is seen to ride in that direction, with a loaf in the saddlebag.',
    ],
    goal: [
      'A name is not enough: at the table it is the word of strangers against that of {A}. {tansy} can read aloud what was betrayed, and when. The other side has seen to it that {tansy} lives in its own territory, in {town2}, in a comfortable house with a locked door; and {R} is to bring {tansy} farther away.',
    ],
    map: [
      'When it is noticed that the party has left, the watchwords are changed, by {A}, as is right and proper: no door of {circle} opens to the party any more, and the pass of {G} is worth nothing on the way back. What remains is the river, by night, past {lair}; there nobody asks for words, only for the number of strokes.',
    ],
    way: [
      'To {town2} it is two days along the river. The ferries are watched for the party; on the timber rafts nobody looks under the bark (DC 13 Stealth), and the raft people talk all night about who else travels so (DC 12 Persuasion to hear of {R} in time). On foot, over the hills, it takes a day longer, which the clock does not forgive.',
    ],
    place: [
      'The comfortable house in {town2} has a garden, a cook, {few} guards who play cards, and no handle on the inside of the door. {tansy} sits at a loom in the window and weaves what goes past in the street. The party has been in the pattern since it turned the corner.',
    ],
    setPiece: [
      '{R} comes with a closed coach to fetch {tansy}, and the guards change sides, depending on who is cleverer. Three rounds of talk and trickery on the stairs; each of these can be tried once: give {R} the password of yesterday as that of today (DC 13 Deception), let the loom fall down the staircase (DC 13 Athletics), have the cook ring for dinner (DC 12 Persuasion), harness the coach to the other end of the street (DC 14 Animal Handling). With two successes the party drives off with {tansy} in the coach of {R}; after two failures there is a fight on the stairs, and the loom with the list in it burns.',
    ],
    clues: [
      'Insight :: having {tansy} read the thread aloud :: An hour, a place, a number of people, and at the end: "and let me have a letter". It is not greed.',
      'Investigation :: looking for the same knots in the cloth on the wall :: {A} was an apprentice here, and signed the first piece with a loaf.',
      'History :: asking {tansy} where such threads are read :: "Where there is water on three sides and one lamp. I hung the rack there myself: {lair}."',
    ],
    rival: [
      '{R} serves both sides, delivers on time, and is proud of never having asked what. Told what was in the last loaf, and who was hurt by it (DC 13 Persuasion), {R} gives back the fee of one side; of which, the party may choose.',
    ],
    choice: [
      'With {tansy} in a coach there are two ways to use it. {tansy} can come home and read the threads aloud at the table. Or {tansy} knots one last message, in the hand of {A}, which says what the party likes; then {tansy} must stay in {town2}, so that nobody gets suspicious.',
    ],
    first: {
      answer: 'brings {tansy} home',
      now: [
        'The coach is looked for, and {few} riders catch up with it at the river. {tansy} reads on the way, everything, and the party knows more than is good for it about {G}.',
      ],
      later: [
        '{tansy} reads from the rack at {lair}, thread by thread, with the dates, while it comes to blows. Each round one of those who serve {A} hears the own name and stops.',
      ],
    },
    second: {
      answer: 'sends the false message',
      now: [
        'The loaf is baked, {H} carries it, and at {lair} they believe every knot. {tansy} waves from the window, and is weaving it already.',
      ],
      later: [
        'Half of those who should be at {lair} stand on the wrong bank and wait. For the rest of it {A} knows that somebody has learned to knot, and does not listen to words any more: no talks before the first wound.',
      ],
    },
    closes: [
      'The act ends on the river, without a lamp, under the wall of {lair}. Above, somebody counts strokes half aloud, and comes to one too many.',
    ],
  },
  {
    id: 'inquire-table',
    not: [],
    only: ['inquire-band'],
    heading: 'Act two: Nine of Nine, in {town2}',
    opens: [
      'The act ends when the party knows four of the names, or when {A} knows that it does. In the records there is a place that has been decided for before: {town2}, where for {few} years each vote has been taken by nine hands in the same second. That evening {R} leaves for {town2}, with a box of silver covers.',
    ],
    goal: [
      'Against five of nine seats no proof helps that has to be voted on. In {town2}, where {it} {it.has} everything already, lives the only one who ever got rid of {mark}: {tansy}, a clockmaker. What {tansy} knows would work in {town} as well. {R} has been asked to bring {tansy} to supper.',
    ],
    map: [
      'By order of {circle} all who come from {town2} are now greeted at the gate of {town} and driven to a reception, in coaches without windows; whoever wants to get past that goes over the roofs of the wool market (DC 14 Acrobatics) or as luggage. On the other hand, everyone in {town} has seen the coaches by now, and counts them.',
    ],
    way: [
      'The road to {town2} is in excellent order: milestones, fountains, inns at a fixed price. At each inn the guests are written down, by the same hand as it seems (DC 13 Deception to be somebody else). The country people have paths beside the road, and are glad of anyone who quarrels (DC 12 Persuasion to be shown them).',
    ],
    place: [
      '{town2} is clean, calm and friendly, and at the stroke of each hour everyone in the street does the same small thing: straighten a cuff, touch a hat. {tansy} has stopped all clocks in the shop, so as to have peace from it, and is therefore thought to be ill.',
    ],
    setPiece: [
      'On the stroke of six the whole street turns round and looks at the party; it has until the next quarter, three rounds of action, to get {tansy} out of {town2} before all act as one. Each of these can be tried once: set the tower clock wrong (DC 14 Sleight of Hand), start a quarrel that spreads (DC 13 Deception), march along in step as if one belonged to it (DC 13 Performance), drive a herd through the main street (DC 13 Animal Handling). With two successes the street falls out of time and does not know what it wanted; after two failures those attack who had the same thought first.',
    ],
    clues: [
      'Insight :: asking {tansy} how it feels :: "As if somebody else were brave for you. You wake up when you are truly startled, and then it itches. That is all the magic there is."',
      'Investigation :: reading the minutes of the first year :: The first guest to be shown round was {A}, "to see whether it would suit a larger place".',
      'History :: looking at where the covers were made :: The silversmith delivered nine to {town2}, and nine, later, to {lair}.',
    ],
    rival: [
      '{R} has a cover of {R.their} own and has never lifted it; {R} does what is asked so as not to have to. Whoever lifts it for {R}, or takes it away unread (DC 13 Persuasion), is owed something that {R} will not forget.',
    ],
    choice: [
      'If {tansy} strikes the great bell of {town2} at the wrong hour, all here will be startled awake at once. It takes a night and a day to get up there. Or {tansy} comes along at once, with a small bell that works in one room.',
    ],
    first: {
      answer: 'has the great bell struck',
      now: [
        '{town2} wakes up, quarrels, weeps and embraces. It costs the party a day; {A} feels it, in the middle of a session, and drops a pen.',
      ],
      later: [
        'When it comes to blows at {lair}, {num} people from {town2} stand in the street and sing, out of tune. Half of those who serve {A} cannot keep time any more and act last in each round.',
      ],
    },
    second: {
      answer: 'leaves at once with the small bell',
      now: [
        'Behind the party {town2} straightens its cuffs. {R} rides along for a while, and asks what it is like to be startled.',
      ],
      later: [
        'The small bell can be rung once at {lair} (one action): whoever serves {A} and hears it is free for a round and does nothing; one of them stays free for good.',
      ],
    },
    closes: [
      'The act ends before {town}, where a coach without windows has been sent for the party, with fruit. On the seat lies a card: supper, the usual place, and the number of the party.',
    ],
  },
  {
    id: 'inquire-bottle',
    not: [],
    only: ['inquire-dinner'],
    heading: 'Act two: A Present for the Host, from {town2}',
    opens: [
      'The act ends when the party knows the house by daylight and by candles. At the gate {H} says, as if it were nothing: "One brings something. The host has always been fond of the wine of {town2}. There is one bottle left; {R} has been asked for it as well."',
    ],
    goal: [
      'Whoever brings the host a present that is accepted has the host in debt until the end of the meal: {A} must answer one question truthfully and grant one leave. {R}, who is invited, too, wants the bottle for the opposite purpose: to be offered the chair.',
    ],
    map: [
      'Since the day on which the party set out, the ring of spring around the house has been growing: it has reached the road. Whoever walks on it finds that the hours are longer and the way does not get shorter; from now on one comes to the house in time only by the river, or with an invitation in the hand.',
    ],
    way: [
      'To {town2} it is two days through vineyards that nobody harvests. In the evenings one is invited, at each farm, with great warmth, and by law one may refuse once: a DC 12 Persuasion check to leave without offence, or half a day is lost, and a good meal gained.',
    ],
    place: [
      'The cellar of {town2} belongs to {tansy}, who was a guest of the house {years} years ago in a story that everybody here takes for a fairy tale. {tansy} has the bottle, and one question: "Did it rain there?"',
    ],
    setPiece: [
      '{R} has the cellar flooded, in order to have the bottle float out by the drain; {num} casks begin to roll. Three rounds: each of these can be tried once: ride a cask to the back wall (DC 13 Acrobatics), open the old sluice (DC 13 Athletics), sing the note at which the right bottle hums (DC 14 Performance), dive where the lantern fell (DC 13 Perception). With two successes the party has the bottle and {tansy} is dry; after two failures {R} has it, and it must be taken at the drain, from people with boat hooks.',
    ],
    clues: [
      'Insight :: answering the question of {tansy} honestly :: "Then it is still bound," {tansy} says. "It never rains on one who cannot leave."',
      'History :: reading the label of the bottle :: It was bottled by the founder, in the year of the oath: with the face of {H} on it, and none of {A}.',
      'Investigation :: looking at where the corks were stamped :: In {lair}, by hand, with the word that {H} has forgotten: welcome.',
    ],
    rival: [
      '{R} has been poor in a way that one does not forget, and has seen the house from the road. {R} would take the chair with pleasure, believes that one can sell it later, and listens to anyone who has spoken with {B} (DC 13 Persuasion).',
    ],
    choice: [
      '{tansy} would come along to supper: as a guest who once left, {tansy} may leave again and take one person along. But {tansy} is old, and it would be for good. Or {tansy} stays here, and the party takes only the bottle.',
    ],
    first: {
      answer: 'takes {tansy} along',
      now: [
        'On the way home {tansy} is greeted at each farm by the grandchildren of friends, which takes time. {R} arrives before the party and gets the better seat.',
      ],
      later: [
        '{tansy} gets up at the dessert, takes {B} by the arm, and leaves, and nobody can stop a guest who knows the way. One chair at the table is empty now, and {A} looks at nothing else: the first attack on {A.them} has advantage.',
      ],
    },
    second: {
      answer: 'takes only the bottle',
      now: [
        'The party is back in good time and has an evening to look at the house from outside: there is a light in the kitchen that never goes out.',
      ],
      later: [
        '{A} accepts the bottle, reads the label, and for the length of one glass must answer and grant. Whoever asks for the gate to stand open until one has it open.',
      ],
    },
    closes: [
      'The act ends before the gate, in evening dress, with mud up to the knees. The lamps are lit, and through the window one sees {R} being shown the tall chair.',
    ],
  },
  {
    id: 'inquire-carry',
    not: [],
    only: ['inquire-fraud'],
    heading: 'Act two: Where They Sold Before, in {town2}',
    opens: [
      'The act ends when the party knows that what is cured here is ill next door. {H} says then, quietly, that there was a test: in {town2}, on the way here, a single crate with blue bottles. {R} heard it as well, and has saddled up already.',
    ],
    goal: [
      'In {town2} it can be seen how it ends, and lives {tansy}, who was a novice of the order in its last year and is the only one who knows the form in which a second name is written. {R} wants it for the opposite purpose: with the right form, one can write in whom one likes.',
    ],
    map: [
      'The news of the cures has run ahead: the roads to {town} fill up with the sick and those who carry them, {num} on the first day. The bridge cannot bear them, and is closed; whoever wants to get back goes with them, at their pace, or by the towpath at night (DC 13 Survival). For {A} there is no way any more to call it off quietly.',
    ],
    way: [
      'The road to {town2} goes against the stream: each one who comes towards the party asks how far it is, and whether it is true. What the party answers gets to {town} before it does; a DC 12 Persuasion check sends a tenth of them home, a DC 12 Deception check all of them, and they will remember it.',
    ],
    place: [
      '{town2} is quiet and kind in a strange way. Half of the people have the illness of the other half, and they have found out which: in the evenings they sit together in pairs and complain about the same knee. {tansy} has brought them to it, without any water.',
    ],
    setPiece: [
      '{R} has taken the crate that is left and stands with it on the well, to pour it in: then everyone in {town2} would be cured, and the next village not. Three rounds; each of these can be tried once: hold the rope of the bucket (DC 13 Athletics), let the pairs speak who sit around the square (DC 13 Persuasion), exchange the crate for one with beetroot (DC 14 Sleight of Hand), offer aloud to carry what {R} carries (DC 13 Religion). With two successes {R} gets down and sits on the steps; after two failures those who came with {R} defend the well, and part of it goes in.',
    ],
    clues: [
      'Medicine :: looking at a pair that has sat together for weeks :: Both have half of it. It can be shared out as long as both know.',
      'Insight :: asking {tansy} what {A} did here :: "Sold red water and told good stories. Then a lame child ran, and {A} packed up the same night, and left the takings on the step."',
      'History :: copying the form from the prayer book of {tansy} :: Two names, two hands, one date. Below it is the seal of the house that is now {lair}.',
    ],
    rival: [
      '{R} is ill, has hidden it well, and has not much time. {R} would take any way that works, and does not want to know about walls; whoever sits down beside {R} and asks (DC 12 Insight) has found the last person who has to be convinced.',
    ],
    choice: [
      '{tansy} would come along and write in the second names, of those who offer themselves; that is slow, and needs {few} people who begin. Or {tansy} tells the party how the basin is emptied for ever, which takes a minute.',
    ],
    first: {
      answer: 'brings {tansy} along',
      now: [
        'On the road {tansy} begins at once, under each tree. The party arrives late, with {few} strangers who are a little ill and in good spirits.',
      ],
      later: [
        'At {lair} {tansy} writes while it comes to blows: once in each round somebody of the party can hand over up to {sting} damage to one of those who have offered themselves, and thanks them by name.',
      ],
    },
    second: {
      answer: 'learns how the basin is emptied',
      now: [
        'It is a word and a plug of lead. {tansy} teaches the word, closes the prayer book, and would rather not know when.',
      ],
      later: [
        'Whoever gets to the basin can pull out the plug (two actions). After that all bottles are beetroot, there is nothing to fight for any more, and all who were cured feel it in the same moment.',
      ],
    },
    closes: [
      'The act ends among those who are walking to {town}. In the evening, ahead, the first drum can be heard, for practice.',
    ],
  },
];
