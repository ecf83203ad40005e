import type { MatterKernel } from './matter-types.ts';

const every = ['heroic', 'grim', 'intrigue', 'horror', 'whimsical'] as const;

/** A thing that can be carried, and that more than one person wants. */
export const thingKernels: readonly MatterKernel[] = [
  {
    id: 'thing-taken',
    sort: 'thing',
    tones: every,
    escort: ['people', 'beast'],
    roles: {
      B: [
        ['keeper of the town chest', 'sexton', 'caretaker', 'innkeeper'],
        ['curator', 'guardian of the relics', 'harbour master'],
        ['keeper of the regalia', 'royal antiquary', 'warden of the vaults'],
      ],
    },
    sites: [
      ['the sacristy', 'the old guard house', 'the hall of the guild'],
      ['the lodging of {S.full}', 'the inn of the carters'],
      ['the auction house', 'the office of {A.full}', 'the back room of the pawnshop'],
    ],
    lair: {
      names: [
        'the dry cistern',
        'the ice cellar',
        'the vault below the old baths',
        "the smugglers' stair",
      ],
      terrain: 'underground',
    },
    problem: [
      '{few.t} nights ago {it} {it.was} taken from {p1}, and the lock was not broken. {B.full}, the {B.role}, swears that nobody had the key but {B.them}.',
      'Until {few} nights ago {it} {it.was} kept at {p1}, for everyone to see. Now there is an empty place, and {B.full}, the {B.role}, sits beside it and does not go home.',
    ],
    start: [
      [
        'In {p1} the dust shows where {it} used to be: a clean patch, as [large as a shield|neat as a footprint]. {B.full}, the {B.role}, has put a candle there. "I locked the door," {B.they} says, "I heard it click, and in the morning it was still locked." Then, quietly: "[It cannot be replaced|There is no second one]. Do you know what they will do with it, out there, beyond {town}?"',
        '@one',
      ],
      [
        'A crowd pushes {S.full}, the {S.role}, across the square of {town}. "Ask {S.name} what is in the bag!" someone shouts. There are a shirt, a loaf and a small key in the bag of {S.name}. {B.full} comes running, tries the key in the door of {p1}, and it turns. In the silence {S.full} says to you, since you are the only strangers: "I have never seen that key."',
        '@two',
      ],
    ],
    ask: [
      '{G} wants {it} back before {deadline}, undamaged, and would like to hear who took {it.them} before {council} hears it.',
      '"Bring {it} back, and the one who took {it.them}," says {G}. "If it is not in its place at {deadline}, nothing that {town} has sworn on it counts any more."',
    ],
    rumours: [
      '{S} had the key in the bag, and came to {town} only {weeks} weeks ago.',
      '{B} had debts, and could have sold {it.them}.',
      'Long ago the family of {A} is said to have owned {it}, and {A} tells this story well.',
      'On the night in question {T} saw a light going down, where there is no cellar.',
    ],
    run: [
      'The key that was found in the bag of {S} is a fresh copy: there is wax in the wards (DC 12 Investigation). {H} slipped it in at the inn and is in the crowd.',
      [
        'The crowd calms down if the party [takes {S} into its care|asks who looked into the bag first] (DC 12 Persuasion): it was {H}, of whom nobody thinks ill.',
        'start=two',
      ],
    ],
    gist: [
      '{A} had {it} taken by {H}, with a copied key, in order to hand {it.them} over to a buyer at {deadline} in exchange for {prize}. It waits at {lair}. {A} believes that it belongs to {A.them} by right.',
    ],
    truth: [
      [
        '{A} wants {prize}, and the only one who can grant it collects rare things and has asked for one: {it}. What is said of it is true, and is what the collector pays for. So {A} had {H} carry in a cask of wine for {B}, sleep off the evening at {p1}, and press the key into wax. {few.t} nights ago {H} came back, opened, and brought {it} down to {lair}.',
      ],
      [
        'To {A} it is no theft. {years.s} years ago {A.their} family pledged {it} to {town} for a loan, and {A} grew up with the sentence that the loan was paid back and {it} {it.was} never returned. The copied key in the bag of {S} was the idea of {H}, and {A} was told of it afterwards.',
      ],
      [
        "At {deadline} the buyer's envoy comes to {lair}. Handed over, {it} {it.is} out of reach, {B} is sentenced in place of the thief, and {A} has {prize}.",
      ],
    ],
    turn: [
      'The receipt exists, at {p3}: the loan of those days was never repaid, it was forgiven, in return for {it} {it.their} staying in {town} for ever. Shown the paper, {A} falls silent, reads it twice, and is for the first time somebody one can talk to.',
      'The receipt exists, at {p3}, and {A} is right: the loan was repaid, and a forebear of {G} kept both. {G} did not know; now it is {G} who has to decide what {town} owes to {A}.',
    ],
    people: {
      G: [
        '{G} wants {it} back in place, and the thief to be a stranger, and knows that the second wish is a bad one.',
      ],
      A: [
        '{A} wants {prize}, and to be asked for pardon for what was done to the family. {A} talks about {it} in the past tense, as of a dead relative.',
      ],
      B: [
        '{B} wants the shame to end. {B} remembers a good wine that evening, and deep sleep, and is ashamed to say so.',
      ],
      S: [
        '{S} is in {town} to [look for work|visit a grave|meet a creditor] and wants to leave without being followed. {S} remembers that {H} moved the bag at the inn.',
      ],
      T: [
        '{T} saw the light, and on the next morning found a purse on the windowsill. {T} has not touched the money and wants somebody to take it away.',
      ],
      H: [
        '{H} wants to be paid and forgotten, but the trick with the key keeps {H.them} awake: {H} did not mean {S} to hang for it.',
      ],
    },
    looks: [
      [
        'A heavy door with a good lock, a [bench|cot] with a blanket, an empty [stand|niche|hook], and an empty wine cask that nobody has thought of moving.',
      ],
      [
        'A narrow room, [a bed and a bag|a table for six and one stool], and an open window to the yard, from which everyone can be heard.',
      ],
      [
        'Numbered lots, [sealed|covered] with cloth, a book of bids, and a clerk who says good day to everyone and gives no answers.',
      ],
      [
        'Steps lead down into a round room that smells of wet stone. In the middle, on a crate with straw, stands what the party is looking for: {it}. A second tunnel leads to [the river|the road], for the envoy.',
      ],
    ],
    todo: [
      [
        '{B} must be asked about the evening before without being blamed (DC 12 Persuasion): then {B.they} tells of the cask, and who brought it.',
      ],
      [
        '{S} trusts nobody any more. Help with [the broken door|the landlord|packing] is worth more than a promise (DC 12 Insight finds out which).',
      ],
      [
        'The book of bids is for bidders: one must place a bid of {few} gp, or read it upside down (DC 14 Perception).',
      ],
    ],
    clues: [
      [
        'Medicine :: smelling what is left in the cask :: There is poppy in the wine; whoever drank it did not hear the door.',
        'Investigation :: asking which merchant sold the cask :: It was bought by the household of {A}, as a present, and {H} delivered it.',
        'Survival :: following the scratches on the floor :: Something heavy was dragged to a drain cover; below it the steps to {lair} begin.',
      ],
      [
        'Investigation :: looking at the key :: It is made of new brass and has wax in it: a copy, never used before.',
        'Persuasion :: asking those who were at the inn that day :: {H} stumbled over the bag of {S}, and took a long time to put things back.',
        'Perception :: looking out of the window at night :: Twice in one night {H} goes by with a covered basket, towards {lair}.',
      ],
      [
        'History :: reading the old pledge book :: {years.s} years ago {it} {it.was} pledged to {town} for a loan, by the family of {A}. A slip refers to a receipt in the next drawer.',
        'Insight :: naming {it} while {A} is listening :: {A} corrects a detail that only a person knows who has had {it.them} in hand lately.',
        'Investigation :: reading the letter of the buyer :: "At {deadline}, from hand to hand, at {lair}; the grant of {prize} is already signed."',
      ],
    ],
    lairUse: [
      'A sluice floods the floor knee-deep (one action): everything becomes difficult terrain, and the crate with {it} begins to float.',
      'Whoever picks up {it} is not attacked by anyone who might damage {it.them}: {A} shouts at the others to be careful.',
    ],
    tactics: [
      '{A} has {it} carried off through the second tunnel while the others hold the steps; if {it} {it.is} in danger of being broken, {A} gives up at once',
    ],
    parley: [
      '{A} returns {it} in exchange for the receipt and a public word of apology (DC 14 Persuasion); without the receipt {A.they} asks for the price of {prize}, which nobody here can pay.',
    ],
    clock: [
      ['{H} moves {it} to {lair}, packed in straw.'],
      ['{council} locks up {S}, and {B} the day after.'],
      ['An envoy takes rooms in {town} and asks for {A} by name.'],
      ['At {deadline} the envoy leaves with {it}. {B} is sentenced, and {A} receives {prize}.'],
    ],
    after: ['What was sworn on it is contested, contract by contract; {ruin}.'],
    endings: [
      {
        heading: 'Back in its place',
        text: [
          '{It} {it.is} at {p1} again at {deadline}, {B} locks the door, and {S} gets the bag back with something in it. {A} is tried before {council}; the paper about the loan is read aloud and the sentence is mild.',
        ],
      },
      {
        heading: 'A bargain',
        text: [
          '{A} returns {it} in secret and is not named; in the morning it is simply there. *The price:* {S} remains suspected for life, and {A} still has the wax.',
        ],
      },
      {
        heading: 'Given to the one it belongs to',
        text: [
          'The party lets {A} keep {it}, or divides the year between {A} and {town}. {council} agrees if {G} supports it. *The price:* the buyer feels cheated, and has a long arm: {prize} goes to an enemy of {town}.',
        ],
      },
      {
        heading: 'If the party is too late',
        text: [
          "The envoy is a day's ride ahead, with {few} riders. It can be caught up with at {town2}, without allies and without {A}, who knows nothing about it, of course. {B} is in prison until it is back.",
        ],
      },
    ],
    steps: [
      'Look at the place from which {it} disappeared.',
      'Find out how {S.full} came by the key.',
      'Find out who has ever laid claim to {it}.',
      'Bring {it} back before {deadline}.',
    ],
  },
  {
    id: 'thing-price',
    sort: 'thing',
    tones: ['heroic', 'grim', 'intrigue', 'horror'],
    escort: ['people', 'spirit'],
    roles: {
      B: [
        ['young weaver', 'shepherd', 'stable hand'],
        ['student', 'young officer', 'young heir'],
        ['crown heir', 'young ambassador', 'ward of the crown'],
      ],
    },
    sites: [
      [
        'the workshop where it was found',
        'the attic of the school',
        'the collection of curiosities',
      ],
      ['the hospital', 'the house of the healer', 'the almshouse'],
      ['the garden house of {A.full}', 'the library of {A.full}'],
    ],
    lair: {
      names: [
        'the glass house in the park',
        'the round tower',
        'the old observatory',
        'the dance hall on the hill',
      ],
      terrain: 'height',
    },
    problem: [
      'It was found {weeks} weeks ago, and all who have used {it} praise {it.them}. {num.t} people have by now, and each of them [sleeps a little longer|has gone a little paler] since.',
      'Since it was found, {weeks} weeks ago, people from everywhere come to {town} for {it}. {num.t} have used {it.them}. What nobody but {T.full} counts is how many of them fall ill afterwards.',
    ],
    start: [
      'The queue goes twice around {p1}. At its head {A.full}, the {A.role}, lets one after the other come in for as long as a song lasts. Beside you {B.full}, the {B.role}, leans on a wall and breathes like an old person. "My third time," {B.they} says, and smiles. "You want to know, in {town} of all places, whether it is true? It is all true. I only wish I could remember my [mother\'s|sister\'s] voice."',
      'Two bearers carry {B.full}, the {B.role}, past you to {p2}. One hand hangs from the stretcher, and it is old, with spots, although the face is young. "[Eighteen|Nineteen] last spring," says a bearer. Behind you the people in the queue look away and take a step forward, towards {it}.',
    ],
    ask: [
      '{G} wants to know before {deadline} whether {it} {it.is} dangerous. On that day {council} decides whether {it} {it.is} to belong to everyone. "Find out what it costs, and who knows it."',
      '"I have forbidden it, and nobody listens," says {G}. "Bring me proof of what {it} {it.has} been doing to people, and a way to undo it, before {deadline}."',
    ],
    rumours: [
      '{A} found {it}, lets everyone use {it.them}, and takes nothing for it.',
      "{S} calls it the devil's work and has tried to break a window at {p1}.",
      'Those who fall ill had used {it} three times or more; {T} at {p2} is said to keep a list.',
      '{A} looks ten years younger, and says that it is the happiness of others.',
    ],
    run: [
      'Whoever uses {it} once sees that it is all true, and loses one day of life, without noticing; three times cost a year, and a memory. {B} has used {it.them} three times.',
      'A success on a DC 13 Insight check shows that {A} counts those who come out, with the lips, and writes down the number afterwards.',
    ],
    gist: [
      '{It} {it.is} what people say, and more: it takes time of life from each one who uses it and gives it to the one who owns it, {A}, who knows this. At {deadline} {A} will have enough to be young again and buy {prize} with what the rich pay for the rest.',
    ],
    truth: [
      [
        '{A} is ill and has a year to live. {weeks.s} weeks ago {A.they} got hold of {it}, together with a sheet that says what it does: whoever owns {it.them} receives the time that others lose by it. So {A} made {it.them} free for all; {H} stands at the door and writes down who comes for the third time.',
      ],
      [
        'It works only as long as people come of their own will, and as long as it has one owner with a deed. The time is collected in {num} small bottles at {lair}. A bottle that is drunk gives a week, a bottle that is broken gives it back to the one it was taken from.',
      ],
      [
        '{A} means to live, and to sell what is left over: at {deadline} the first rich guests come to {lair}, and one of them pays with {prize}. {T} has noticed that the sick at {p2} age, and has a list; {A} pays for the hospital, so {T} waits.',
      ],
    ],
    turn: [
      'One shelf of bottles at {lair} is labelled with the name of {G}: {G} used {it} in the first week, more often than anyone, to [see a dead child|have one good day], and has forgotten it. {G} hired the party to find out what {G.they} cannot remember.',
      'The sheet has a second half, which {A} burned and {T} can recite: if the owner gives {it} away as a present, all time goes back by itself. It must be a real present, to somebody who has asked for nothing; {B} would be one.',
    ],
    people: {
      G: [
        '{G} wants the queue to end without soldiers, and is afraid of being asked whether {G.they} has ever stood in it.',
      ],
      A: [
        '{A} wants to live. {A} knows every name in the queue, is kind to each, and can tell to the day how much is still missing.',
      ],
      B: [
        '{B} wants to go in once more, and has to be held back. {B} does remember one thing that helps: the clink of glass behind the wall.',
      ],
      S: [
        '{S} lost [an aunt|a teacher|a brother] to something like it in another town, and wants to break {it}, which would kill the time in it. {S} can be convinced to wait.',
      ],
      T: [
        '{T} wants money for the hospital from anyone but {A}. Promised this by {G}, {T} hands over the list.',
      ],
      H: [
        '{H} believes that it is harmless. Shown the list (DC 13 Persuasion), {H} gives the party the key to {lair}.',
      ],
    },
    looks: [
      [
        'A bare room with a chair, and in front of it, on a table with a clean cloth, {it}. Behind the wall something clinks, each time somebody stands up.',
      ],
      [
        '[Twelve|Nine] beds, all taken. The patients are young, and their hair is grey. {T} goes from one to the next and measures their hands.',
      ],
      [
        'Roses that bloom in the wrong month, a desk, an old portrait of {A} in which {A.they} looks older than now.',
      ],
      [
        'Shelves up to the roof, with {num} bottles in which something shines, each with a name and a date. In the middle a glass pipe comes up from below, and drips.',
      ],
    ],
    todo: [
      [
        'To look behind the wall, one must get past {H}: by waiting in the queue (three hours), by a trick (DC 13 Deception), or after closing time (DC 13 Stealth).',
      ],
      [
        'The party can help {T} for an hour (DC 12 Medicine): whoever does so may look at the list.',
      ],
      [
        '{A} invites everyone to tea. The portrait hangs in the next room; somebody has to ask for [sugar|a book] for a long time (DC 13 Performance).',
      ],
    ],
    clues: [
      [
        'Arcana :: watching somebody use {it} :: Something leaves the one who sits there with the breath, and goes down into the table.',
        'Perception :: looking at the table from below :: A glass pipe leads through the wall to the rooms of {A}.',
        'Investigation :: following the pipe along the cellar :: It has been laid, under the street, all the way to {lair}.',
      ],
      [
        'Medicine :: comparing the sick with the list :: A day for the first time, a month for the second, a year for the third: the list fits exactly.',
        'Insight :: asking {T} who pays for the beds :: {A} pays, since the week before the first patient came.',
        'Persuasion :: sitting up with {B} for an hour :: {B} was carried once to a room with many bottles, high up, from which one could see all of {town}: {lair}.',
      ],
      [
        'Perception :: looking at the portrait :: It is {few} years old. {A} was grey then, and is not now.',
        'Investigation :: opening the desk :: Half a burned sheet: "... goes to the one who owns it, for as long as they come of their own will."',
        'Investigation :: reading the invitations for {deadline} :: They ask the guests to {lair}, "to a tasting".',
      ],
    ],
    lairUse: [
      'A broken bottle gives back what is in it: whoever breaks one (a free action) sees its owner, far away, stand up. {A} loses 5 hit points each time.',
      'The pipe can be turned round (DC 15 Arcana): then {A} is the one who is drained, and knows it.',
    ],
    tactics: [
      '{A} drinks a bottle when badly hurt (it heals half of {A.their} hit points, twice at most) and protects the shelves with {A.their} own body',
    ],
    parley: [
      '{A} is afraid of dying and nothing else. Offered a cure, a healer of rank, or simply company until then (DC 15 Persuasion, DC 12 if {B} asks), {A} opens the bottles {A.themself}.',
    ],
    clock: [
      ['The queue goes three times round {p1}. {B} is in it again.'],
      ['{S} is arrested for a thrown stone. {A} pays the bail and is applauded.'],
      ['The first one dies at {p2}, at the age of twenty, of old age.'],
      [
        'At {deadline} {council} makes a law that {it} {it.is} open to all. {A} drinks, is young, and sells the rest for {prize}.',
      ],
    ],
    after: ['Those who can pay live long, and those who cannot stand in the queue; {ruin}.'],
    endings: [
      {
        heading: 'It comes out',
        text: [
          'The bottles are opened in the square, one after the other, and people get their time back in front of everyone. {B} remembers the voice. {A} is cared for at {p2}, by {T}, until the end; {it} {it.is} locked away by {G}, who has the key thrown into the river.',
        ],
      },
      {
        heading: 'Given away',
        text: [
          'If {A} gives {it} to {B} as a present, all time goes home at once. *The price:* {B} owns {it} now, and must never use {it.them} again, with people at the door each day who beg.',
        ],
      },
      {
        heading: 'Broken',
        text: [
          'If {it} {it.is} destroyed first, nobody loses anything any more. *The price:* what is in the bottles is lost unless each one is opened by hand within a day; there are {num}, and {lair} is on fire.',
        ],
      },
      {
        heading: 'If the party is too late',
        text: [
          '{A} is thirty again, rich and protected by those who have bought from {A.them}. The bottles that are left can still be stolen, and the names on them are a list of allies.',
        ],
      },
    ],
    steps: [
      'See with your own eyes what {it} does.',
      'Find out why {B.full} is ill.',
      'Find out who gains by it.',
      'Find a way to undo it before {deadline}.',
    ],
  },
  {
    id: 'thing-copy',
    sort: 'thing',
    tones: every,
    escort: ['people', 'construct'],
    roles: {
      B: [
        ['wood carver', 'goldsmith', 'tinsmith', 'painter'],
        ['master goldsmith', 'instrument maker', 'engraver'],
        ['court artificer', 'master of the mint', 'royal enchanter'],
      ],
      H: [['apprentice'], ['journeyman'], ['assistant']],
    },
    sites: [
      ['the hall where it is shown', 'the chapel where it is kept', 'the treasury of {town}'],
      ['the workshop of {B.full}', 'the forge of {B.full}'],
      ['the villa of {A.full}', 'the stables of {A.full}'],
    ],
    lair: {
      names: ['the disused foundry', 'the lime kiln', 'the drowned mill', 'the old glassworks'],
      terrain: 'indoors',
    },
    problem: [
      'For {weeks} weeks it has not been what it was: {it} {it.is} admired as ever, and it has no effect any more. Three people in {town} who relied on it have come to harm.',
      'Something is wrong with it. Whoever knew {it} before says that it is the same to look at, and dead. The maker who was to look at it, {B.full}, the {B.role}, has not come home.',
    ],
    start: [
      [
        'At the celebration in {town} {G.full}, the {G.role}, lifts up {it} for all to see. A ray of sun falls on it, and an old woman in the first row says aloud: "That, {G.name}, is not it." Laughter; then silence, because all of {town} knows that she has been dusting it for forty years. {G.full} looks at you over the heads of the crowd, and does not put it down.',
        '@one',
      ],
      [
        'A boy brings you a parcel: a wooden box, no sender. Inside, on sawdust, lies half of something that looks exactly like {it}, only unfinished, and a piece of paper: "I made two. The third is to be ready for {deadline}. Then I know too much. {B.full}."',
        '@two',
      ],
    ],
    ask: [
      '{G} wants to know where the real one is, and wants it back before {deadline}, when guests from afar come to see {it}. Until then nobody may learn that {town} shows a copy.',
      '"Find {B.full}, and you find {it}," says {G}. "Both must be here by {deadline}. After that the copy will be tested before witnesses."',
    ],
    rumours: [
      '{B} has gone off with a lover, people say, although {B.they} left the fire burning.',
      '{S} sells little copies of {it} to visitors, and makes good money with it.',
      '{A} has lent {town} the money for a stronger door to {p1}, with a lock of {A.their} own.',
      'At night one hears hammering from {lair}, which {town} closed years ago.',
    ],
    run: [
      'The copy is excellent. On its underside, very small, is the mark of {B}, with one line too many: a cry for help (DC 13 Investigation).',
      [
        'The boy who brought the box got it from a grating in the ground near {lair}; a hand came out of it.',
        'start=two',
      ],
    ],
    gist: [
      '{A} keeps {B} locked up at {lair} and has had {it} copied there. The real one {A.they} uses for {A.themself}; the copies are to be sold at {deadline} to three different buyers, each of whom pays for the real one, and that is the price of {prize}.',
    ],
    truth: [
      [
        '{A} paid for the new door to {p1} and kept a key. {weeks.s} weeks ago {A.they} exchanged {it} for a copy that {B} had made on order, "for an exhibition". When {B} noticed what it was for, {B.they} wanted to go to {G}, and was seized on the way by {H}.',
      ],
      [
        'At {lair} {B} has to make two more. {A} has sold {it} three times, to three buyers who must not know of each other and who all come at {deadline}. With their money {A} pays for {prize}.',
      ],
      [
        '{B} works slowly and builds a fault into each copy: they ring false if they are touched with salt water. {T} delivers food to {lair} for "one watchman" and has noticed that it is food for {few}; {T} is related to {H} and says nothing.',
      ],
    ],
    turn: [
      'The one that {A} keeps is a copy as well: {B} made two in the first week and gave {A} the second. The real one has never left {town}; it is in the workshop of {B}, hung up among the [patterns|tools], where everyone has seen it.',
      '{G} has known for a week that {it} {it.is} a copy, and has let it be shown all the same, because {council} would have dismissed {G.them}. If this comes out first, nobody believes {G} any more; {A} is about to see to it.',
    ],
    people: {
      G: [
        '{G} wants to have {it} back quietly, and is prepared to do it loudly if {B} can be saved that way.',
      ],
      A: [
        '{A} wants {prize} and admires {B} sincerely. {A} cannot tell the copies from the real one and is afraid of being found out in this.',
      ],
      B: [
        '{B} wants to go home and will not leave without the last copy being destroyed. {B} recognises the real one by touch.',
      ],
      S: [
        '{S} has made the little copies from a mould that {B} threw away, and is afraid of a lawsuit, nothing more.',
      ],
      T: ['{T} wants {H} not to be hanged. With a promise of this {T} draws a plan of {lair}.'],
      H: [
        "{H} guards {B}, has begun to learn the craft from {B.them}, and would change sides for a master's letter.",
      ],
    },
    looks: [
      [
        'A high room with a new door, three [guards|wardens], and {it} on a cushion, behind a cord.',
      ],
      [
        'A cold forge, [half a sketch|a cup of tea] on the table, and on the wall dozens of patterns, [masks|wheels|hooks], all covered with the same dust but one.',
      ],
      [
        'A house that has been rebuilt lately: [a tower|a wing] is missing its roof, and the builders have not been paid.',
      ],
      [
        'A furnace, a workbench with a chain, and {few} sleeping places. Two copies stand side by side, so alike that one sees double.',
      ],
    ],
    todo: [
      [
        'The thing is shown from a distance only. To touch it, one needs {G}, or a diversion (DC 13 Performance).',
      ],
      [
        'The workshop has been searched before, badly. Whoever puts it back in order as {B} had it (DC 13 Investigation) sees what is missing, and what is too much.',
      ],
      [
        'The builders are angry with {A}: for a round of beer, or {few} gp, they tell where they had to build a [cellar|wall] at night.',
      ],
    ],
    clues: [
      [
        'Investigation :: testing it with salt water :: It rings false, and does nothing. This is not {it}.',
        'Investigation :: taking the lock apart :: It was delivered with three keys, and {town} has two. {A} ordered it.',
        'Nature :: looking at the dust in the grooves :: It is foundry sand, with a red grain that is found only at {lair}.',
      ],
      [
        'Investigation :: reading the order book of {B} :: "One copy, for an exhibition, at the expense of {A}. To be kept secret from {G}."',
        'Perception :: looking at the floor by the door :: There was a fight here; a torn button has the crest of the household of {A}.',
        'Persuasion :: asking the neighbours about the cart :: A cart with tools drove off by night, to {lair}, and came back empty.',
      ],
      [
        'Investigation :: adding up what {A} owes :: {A} owes money everywhere and bids for {prize} all the same: the same large sum is expected three times, at {deadline}.',
        'Deception :: pretending to be a buyer :: {A} answers without hesitating, and names a price for {it}.',
        'Investigation :: following the deliveries of coal :: Six loads went to {lair}, where no fire has been lit for years.',
      ],
    ],
    lairUse: [
      'The furnace door can be opened with a chain: a wave of heat (2d6 fire damage, DC 13 Dexterity half) drives everyone from that side of the room, {A} first.',
      '{B} is chained to the bench by a lock that {B.they} has filed through; at a sign from the party {B.they} throws a hammer.',
    ],
    tactics: [
      '{A} threatens to throw {it} into the furnace and does not do it; {H} stays beside {B} and does not fight',
    ],
    parley: [
      'Told in front of {H} that one of the buyers has been informed (DC 13 Deception, or it is true), {A} gives up {B} and {it} for a place in the next coach.',
    ],
    clock: [
      ['The second copy is ready. {A} writes to the second buyer.'],
      ['{S} is arrested as a forger, with a box of small copies as proof.'],
      ['The three buyers arrive in {town}, under false names.'],
      ['At {deadline} all three pay. {A} has {lair} set on fire, and {B} is still inside.'],
    ],
    after: ['Three powers each believe that they own it, and that the others lie; {ruin}.'],
    endings: [
      {
        heading: 'The real one',
        text: [
          '{B} walks into the hall in the middle of the celebration and puts the real {it.n} beside the copy. The buyers leave by three different doors. {A} is handed over to {council}; {H} becomes the apprentice of {B}.',
        ],
      },
      {
        heading: 'A coach for {A.name}',
        text: [
          '{A} gives up both and leaves {town} for ever. *The price:* the three buyers want their money back from somebody, and {G} is the only one they find.',
        ],
      },
      {
        heading: 'Sold again',
        text: [
          'The party can let the sale take place, with the copies, take the money for {town}, and keep the real one. {B} would be delighted. *The price:* in a year three powerful people notice, and remember the faces that they saw in {town}.',
        ],
      },
      {
        heading: 'If the party is too late',
        text: [
          '{lair} burns, and with it the copies. {B} can be brought out of the fire by whoever goes in (DC 15 Constitution saving throws, three of them). {A} is on the road with the money, and the real one is where it is.',
        ],
      },
    ],
    steps: [
      'Find out whether {it} {it.is} real.',
      'Find out where {B.full} is.',
      'Find out who paid for the copy.',
      'Bring {B.full} and {it} back before {deadline}.',
    ],
  },
];
