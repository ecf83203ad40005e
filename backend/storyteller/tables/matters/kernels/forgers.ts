import { everyTone } from '../../tones.ts';
import type { MatterKernel } from '../matter-types.ts';

/** False coins, deeds or papers: `{fakes}`. A has them made; B is the artist who makes them. */
export const forgers: MatterKernel = {
  id: 'forgers',
  sort: ['person', 'band', 'claim', 'thing'],
  subjectIs: 'B',
  tells: [
    { nouns: 'counterfeiter forger forgery counterfeit counterfeiting' },
    {
      says: 'forge counterfeit fake',
      objects:
        'coin money deed paper will document seal letter charter passport licence gold silver map',
    },
    {
      says: 'make print sell produce',
      objects: 'fake forgery counterfeit deed coin money document',
    },
    {
      nouns: 'coin money deed paper will document seal charter gold silver',
      says: 'forge fake counterfeit false',
    },
  ],
  tones: everyTone,
  escort: ['people'],
  roles: {
    G: [
      ['toll keeper', 'notary', 'reeve'],
      ['master of the mint', 'keeper of the land register', 'head of the merchants'],
      ['master of the royal mint', 'keeper of the rolls', 'first minister'],
    ],
    A: [
      ['moneylender', 'notary', 'timber merchant'],
      ['banker', 'tax farmer', 'provincial judge'],
      ['lord treasurer', 'lord of the eastern marches'],
    ],
    B: [
      ['engraver', 'seal cutter', 'calligrapher'],
      ['engraver', 'medal maker', 'calligrapher'],
      ['medallist of the crown', 'engraver to the court'],
    ],
    S: [
      ['pedlar', 'money changer', 'scrivener'],
      ['money changer', 'foreign merchant'],
      ['foreign banker', 'money changer to the court'],
    ],
    H: [
      ['carter', 'bookkeeper', 'journeyman'],
      ['land surveyor', 'steward', 'private secretary'],
      ['private secretary', 'captain of the household guard'],
    ],
  },
  sites: [
    ['the market scales', 'the counter of {S.full}', 'the registry'],
    ['the house of {B.full}', 'the empty workshop of {B.full}'],
    ['the counting house of {A.full}', 'the office of {A.full}'],
  ],
  lair: {
    names: [
      'the drowned silver mine',
      'the vault below the ropewalk',
      'the cellar of the burnt playhouse',
    ],
    terrain: 'underground',
  },
  problem: [
    '{fakes.u} turn up in {town} as mushrooms do, overnight and in rings. They are so good that the first {num} were accepted without a word, and the real ones are now bitten, weighed and refused. {S.full}, the {S.role}, was the first to say so, and therefore the first to be arrested. {B.full}, the {B.role}, the only one who could tell the two apart at a glance, has not opened the workshop for {weeks} weeks.',
    'Nobody can say when it began, since {fakes} are better than what they imitate. {S.full}, the {S.role}, has been found with some, as by now everyone could be; {S.they} sits in the cells. People have stopped paying, then lending, then saying good morning. {B.full}, the {B.role}, who could have said whose hand it is, left for {town2} «to visit a sister »and never arrived.',
  ],
  start: [
    [
      'An old woman pays for three eggs and is asked to pay once more, with something else. She looks into her purse for a long time. "It is all the same," she says. "It is what you gave me for the hens." Within a minute the whole market is shouting at itself. {G.full}, the {G.role}, climbs onto a barrel and holds up two things that look exactly alike: ["One of these is worth nothing," {G.they} says. "I have forgotten which."|"I had them in different hands a moment ago," {G.they} says, "and now I do not know any more."]',
      '@market',
    ],
    [
      'A family stands in the street with a bed, a clock and a goat. In the door of their house stands {H.full}, the {H.role}, with a paper, and is sorry. The paper is in order; so is theirs. {G.full}, the {G.role}, lays one on top of the other against the sun: each stroke, each blot, each hole of a worm is the same in both. ["Worms," says {G.they}, "do not make copies."|"That worm was very industrious," says {G.they}.] The goat eats one of them before anyone can say which.',
      '@street',
    ],
  ],
  ask: [
    '"Everything here stands on paper or on metal," says {G}, "and on people not looking twice. They look now. Find out who makes {fakes}, where, and with what; bring me the tools and the hand, before {deadline}. After that all is exchanged at its face value, and then it is law. And find {B} for me."',
    '{G} has not slept. "I cannot tell them apart. I have done this for {years} years. So it must be somebody who has learned it here, and I know only one: {B}. I do not believe it of {B.them}. Prove that I am right, before {deadline}."',
  ],
  rumours: [
    '{S} had a whole chest of it, and said that it was for the collection.',
    '{B} was fetched at night, with the tools and the spectacles.',
    'They turn to leaves at the new moon. I have tried it.',
    '{A} pays in old coin only, and takes both kinds.',
    'One hears hammering below {town}, in the hour before dawn.',
    'The false ones bring luck, as the real ones do not.',
  ],
  run: [
    [
      'Both are false. The real one has a tiny fault, which everybody has seen every day and nobody notices: it was mended on the false one, out of professional pride (DC 13 Investigation).',
      'start=market',
    ],
    [
      '{H} had the paper before the family was even in debt: it is dated next week (DC 12 Investigation).',
      'start=street',
    ],
    'Every forged piece the party turns up can be spent, once, with a smile (DC 12 Deception). It is remembered.',
  ],
  gist: [
    'It is so: {fact}. It is done at {lair}, by the hand of {B}, who is kept there, and for {A}, to whom nobody owes money who can still pay. {A} wants everything in {town} to be in doubt on {deadline}, and to have the only list of what is genuine. {B} has worked a signature into each piece, for whoever looks.',
    '{Fact}, and {A} profits by it: what is doubted gets cheap, and {A} buys. {B} makes {fakes} at {lair}, under lock and key, better each week, because {B} hopes that somebody will notice at last. {H} brings the bread and fetches the goods.',
  ],
  truth: [
    [
      '{A} had lent more than there was. Calling it in would have ruined {A} first; so it had to become worthless in an orderly way, with {A} as the one who has known it in time. For this {A} needed somebody who could make what was to be doubted.',
      '{A} came into possession of one genuine old stamp, at an auction, in a box of doorknobs. For a year {A} only looked at it. Then a debtor laughed, and {A} thought that it would be enough to frighten one street.',
    ],
    [
      '{B} was asked to make a copy for an exhibition, and did. The second order was less polite, the third came with a cart and a hood. Since then {B} has been at {lair}, chained to a bench by one ankle, with good light. {B} is ashamed of only one thing: that {B.they} enjoys it. {fakes.u} are the best work of {B.their} life.',
    ],
    [
      'In each piece there is a hair-fine line too many: under a magnifying glass, laid side by side in the order in which they were made, the lines are letters. The first word is "below". {S} had noticed the line and had begun to collect them, that is the chest. {A} understood it before the watch did, and had {S} arrested in time. So it goes on, and {fact}.',
    ],
  ],
  turn: [
    '{B} does not want to be freed before {deadline}. {B} has one more piece to make, on which {B.they} has been working in secret: the stamp of {A} {A.themself}. With it, all that {A} has ever signed could be doubted as well. {B} needs two days and silence.',
    'If all of it is declared false, half of {town} is beggared in one morning: by now there is hardly anyone who does not have {fakes} under the mattress, the old woman with the eggs, the hospital, {G}. {G} has known that since yesterday, and is asking {G.themself} whether anybody has to be told.',
  ],
  people: {
    G: [
      '{G} wants to be able to trust {G.their} eyes again. {G} once turned {B} down for a post, because of the spectacles, and has not forgotten it.',
    ],
    A: [
      '{A} wants {prize}, for which one must be the only one who is solvent. {A} bites each coin, also {A.their} own.',
      '{A} wants never again to have to trust anyone. {A} has had two copies made of everything, and lies awake over which is which.',
    ],
    B: [
      '{B} is chained to a bench, has good light, and is happy for hours at a time, and then remembers. {B} signs everything that {B.they} makes.',
    ],
    S: [
      '{S} collects oddities, talks about them to everyone, and has been arrested for the best find of {S.their} life. The order of the pieces is in {S.their} head.',
    ],
    T: [
      '{T} has heard hammering through the floor since spring, and has told the landlord, who told {A}. {T} has been given a better room since then, on the other side.',
    ],
    H: [
      '{H} carries bread down and crates up, and has begun to pay the baker with what is in the crates. It will be noticed. {H} knows that.',
    ],
  },
  looks: [
    [
      'A pair of scales in a cage of iron, a line of people, and on the wall a sheet of samples: "genuine". [Somebody has changed the sample|It has been handled so often that nothing can be seen on it].',
    ],
    [
      'Dust, a cold stove, an empty hook where the spectacles hang. The bench has been cleared, neatly, by somebody who had time to choose the best tools. [On the sill a plant has been watered|Under the bench lies a bread crust, marked with tiny lines].',
    ],
    [
      'Everything here is double: two ledgers, two keys, two clocks, that do not agree. In the back room stand sacks with labels, "certain" and "uncertain"; the second heap is the larger one and is being sold from.',
    ],
    [
      'Lamps, a press, a furnace no larger than a stove, and, on shelves along the wall, drying, thousands of {fakes}. At a bench under the best lamp somebody sits with a chain on the ankle and does not look up, because of the line that has to be finished.',
    ],
  ],
  todo: [
    [
      'Those who queue are at the end of their patience. Somebody must stand in line for an hour (no check), or be an inspector from the capital (DC 13 Deception); a good joke also helps (DC 12 Performance).',
    ],
    [
      'The landlord has let it to a friend of {A}, who sits in it, to see who comes. This friend can be told that one wants to rent it (DC 12 Deception), or be put to sleep with the story of a lawsuit (DC 13 Performance).',
    ],
    [
      '{A} is glad to examine what one brings, for a fee. Whoever lays something genuine on the table and insists that it is false (DC 13 Deception), gives the others as long as {A} needs to get angry.',
    ],
  ],
  firstFight:
    'on the second evening people who have been ruined that morning are told that the party has the false ones in its bags ({skirmish}). They stop as soon as somebody opens the bags and shares out what is in them; {H} is standing at the back and has told them.',
  clues: [
    [
      'Investigation :: laying ten pieces side by side under a glass :: A hair-fine line too many, in each at another place. Together they make letters; it is a word: "below".',
      "Insight :: asking {G} who could do this :: Only {B}, and not of {B.their} own will. Somebody has paid for lamp oil for a goldsmith's winter: {A}.",
      'Nature :: scraping what sticks to the edge :: Mine slime or lamp soot, and tarred hemp: it comes from below, from {lair}.',
    ],
    [
      'Perception :: seeing which tools are missing :: Those for fine work, and the left-handed graver. {B} has packed for a long job and has left the spectacles for distance here: {B.they} did not expect to see the sky.',
      'Persuasion :: asking who waters the plant :: {H} does, on Thursdays; it had been promised to {B}, by way of a favour. {H} works for {A}.',
      'Investigation :: reading the crust :: Scratched with a nail, as fine as a hair: the number of the steps, and what one hears overhead. It is {lair}.',
    ],
    [
      'History :: comparing the two ledgers :: In one of them {A} buys, in the other {A} warns against buying. The days agree: first the warning, then the purchase.',
      'Sleight of Hand :: opening the box of doorknobs :: A genuine old stamp, in velvet, with fresh ink or fresh brass on it. So this is the pattern, and it belongs to {A}.',
      'Survival :: asking where the bread goes :: Two loaves a day, and {A} eats rolls. They are carried down to {lair}, by the back door of the neighbour.',
    ],
  ],
  lairUse: [
    'The furnace: whoever kicks over the crucible (one action, DC 12 Athletics) makes a ten-foot pool of melted metal or burning ink on the floor; whoever enters it takes {sting} fire damage.',
    'The press turns by a wheel as tall as a man: whoever is shoved into its arms (DC 12 Athletics) is knocked prone at the start of each turn, until it is stopped.',
    'The shelves hold {num} trays. Pulled down (one action), they cover the floor ankle-deep with what looks like a fortune; those who are only paid to fight must make a DC 12 Wisdom saving throw to go on doing so this turn.',
  ],
  tactics: [
    '{A} has one thing to save, the old stamp, and one to destroy, the piece on the bench; the others keep the party away from {B}, whom nobody may hurt: there is only one such hand',
  ],
  parley: [
    '{B} can make {A} stop with a sentence: that the last {few} hundred were marked, each, with the word "false", in letters as fine as hair, and are already in the chest of {A} (DC 12 Deception if it is not true; perhaps it is).',
    '{A} is a merchant. If it is cheaper to have been deceived than to have deceived (DC 13 Persuasion), {A} was deceived, by {H}, and hands over the stamp and the keys with expressions of disgust.',
  ],
  clock: [
    ['{A} has an expert come from {town2}, who declares what the party has found to be genuine.'],
    ['The hospital cannot buy bread with what it has. {A} helps out, against the building.'],
    ['{B} has finished the last plate. {H} is told that two loaves will not be needed any longer.'],
    [
      'On {deadline} everything is exchanged at the window of {A}, and what {A} does not recognise is nothing.',
    ],
  ],
  after: [
    '{A} has {prize} and lends to whoever still trusts a signature. {fakes.u} stay in use, since they are the prettier ones. Of {B} there is left a line too many, and nobody who reads it. In the same year {ruin}.',
  ],
  endings: [
    {
      heading: 'The word in the line',
      text: [
        'On {deadline} the party lays {num} pieces on the scales in the right order and hands magnifying glasses round. People read it aloud, letter by letter: first "below", and then the name. {B} comes up the stairs with a file in the chain, and is asked for an autograph by {G}. {A} has to exchange every single piece for something genuine, out of {A.their} own chests. That {fact} is taught to apprentices, with the glass in their hands.',
      ],
    },
    {
      heading: 'Nobody needs to know',
      text: [
        'The press is broken, {B} is free, and what is in use remains in use: {council} declares the false ones good, by night, with a stamp by {B}. *The price:* the secret is as large as {town}, {A} is in on it, and each purse has a small lie in it from now on.',
      ],
    },
    {
      heading: 'Flooded, or burned',
      text: [
        'The party destroys it all, with the shelves and the stamp. {A} has debts and no goods. *The price:* {num} families find out which sort they had; {B}, without the bench, draws hair-fine lines on the table with a fingernail, and needs a post.',
      ],
    },
    {
      heading: 'If the party is too late',
      text: [
        'The window is open, the queue is long, and {A} sorts: this one, not that one. Whoever steps up to it with something on which the name of {A} can be read under a glass has the attention of everyone behind.',
      ],
    },
  ],
  steps: [
    'Find out how one can tell {fakes} from the real ones.',
    'Find {B.full}.',
    'Find out who profits by it.',
    'Put an end to it before {deadline}.',
  ],
  frame: {
    ownMagic: [
      [
        '*Zone of Truth*: "Everything that has gone through my hands I have called by its name," says {A}: one heap is labelled "uncertain".',
        'level>=3',
      ],
      '*Identify* shows nothing at all: no magic. It is only a very good hand, which makes it worse.',
      [
        '*Sending* to {B} is answered in a whisper: "Good light. Chain. Hemp or water overhead. Tell them to look at the line."',
        'level>=5',
      ],
      [
        '*Locate Object* for the left-handed graver, which friends of {B} can describe, leads to {lair}.',
        'level>=3',
      ],
    ],
  },
};
