import type { Tale } from './tale-types.ts';

export const clausePlaces: Tale['places'] = [
  {
    name: 'the archive of treaties|the vault of treaties|the vault of the sworn word',
    look: [
      "[A vault in which [every word that was ever given|every promise of the realm] hangs on a nail[|, sheet by sheet].|In this vault [the given word of the realm hangs on nails, all of it|all that the realm has ever promised hangs on nails].|Here hangs what the realm has promised, on nails, [sheet after sheet|row after row].] [The warm sheet lies by itself on a marble table, and moths sit round it in a [circle|ring].|One sheet has a marble table to itself, because it is warm, and [the moths sit in a circle round it|moths have come to sit round it].|On a marble table, alone, lies the warm one, [in a ring of moths|with moths all round it|and the moths keep their distance].|The warm sheet has been laid on [marble|a slab of marble], and [the moths of the vault have come to sit by it|the moths keep a hand's breadth away|moths come to it as to a lamp].]",
    ],
    todo: [
      '[The vault of {town} has a guardian that lets in only people who have kept their word|Only those who have kept their word get past the guardian of the vault« of {town}»]. Each character names a promise and how it was kept (the players decide). [Whoever lies can go in, but is heard by the sheet|Whoever lies is let in too, but the sheet [has heard it|has noticed]|Lies are let [through|in], and the sheet [hears|notices] them|A liar gets in as well, but the sheet has heard the lie] (disadvantage on the first saving throw at {lair}).',
    ],
    what: [
      [
        'Investigation :: letting {T} feel the ninth clause :: [A word was scraped out, with|There was a word here; it was taken out with|Somebody has taken a word off the skin, with] a blade as thin as a hair«, [long after the ink was dry|within living memory]». [It had seven letters[|, all of them capitals|, deeply cut|, says {T}].|[Seven letters|A word of seven letters] would [fit|fill the gap].|There is room for [seven letters|a word of seven letters].]',
        'v=a',
      ],
      [
        "History :: comparing the parish books that lie in the same drawer :: A queen's child was buried, without a name, on the day {B} was born; the entry [is|has been] crossed out«, and [initialled|signed at the side]».",
        'v=b',
      ],
    ],
    who: 'Perception :: looking at the crumbs by the pen rest :: [They are of wafer and rose sugar,|Somebody has eaten wafers here, with rose sugar,|Rose sugar, and the corner of a wafer,] such as only {A} is served; {A} has had a key« to this room» for {years} years.',
    where:
      'Arcana :: holding the sheet over the marble :: [It casts a shadow that has one more line than the page|There are lines on the page, and one more in its shadow|In the shadow one can read, and there is a line in it that the page does not have]: "Place of jurisdiction: {lair}, by the stair« beneath the throne»."',
  },
  {
    name: "the potters' quarter|the quarter by the kilns",
    look: [
      [
        '[Among the kilns of {town} children have a game: one goes down some cellar steps, and must come up again bent and slow, waving a leaf.|The children of the kilns, [clay up to the elbows|grey with clay], send one of them down some cellar steps; [whoever comes up again|the one who comes up again] has to be old, and wave a leaf.|Children play between the kilns: one of them walks down into a cellar, and comes up as an old man, with a leaf in his hand, and [all of them cheer|they all call "paid"].] [[At|Beside] the fountain there is a [likeness|figure] of the founder in clay.|Somebody has [made|modelled] the founder out of clay, at the fountain.|By the fountain stands the founder, [in clay|made of clay, and larger than life].|They have a founder of clay, [at|beside] the fountain.]',
        'v=a',
      ],
      [
        '[Kilns, clay, children, who all|Between the kilns play children, clay up to the elbows, who all] tilt the head when they listen, just as {B} does. [[At|Beside] the fountain there is a [likeness|figure] of the founder in clay.|Somebody has [made|modelled] the founder out of clay, at the fountain.|By the fountain stands the founder, [in clay|made of clay, and larger than life].|They have a founder of clay, [at|beside] the fountain.]',
        'v=b',
      ],
    ],
    todo: [
      '[They do not speak with people from the palace here.|Whoever is from the palace gets no answer here.|Between the kilns [nobody|no one] talks to the palace of {town}.] [Whoever works clay for an afternoon (DC 16 Performance or Athletics; let them make something) is told|After an afternoon at the wheel (DC 16 Performance or Athletics; let them make something) one is told|An afternoon in the clay (DC 16 Performance or Athletics; let them make something), and one is told] [what is talked about when both hands are full|what potters say while the wheel turns].',
    ],
    what: [
      [
        'Insight :: asking the oldest potter about the founder :: ["[Went down the stair and came up old|Went down young and came up grey]," [so they tell it here|they say here]. "[Brought a paper, and said: [paid|all paid]|Had a paper in his hand, and said that [it was paid|nothing was owing]]."|"He took the stair down, and came back [an old man|with white hair]," they say here. "[With a sheet in his hand, and it was settled, he said|It was settled, he said, and [waved a sheet|held up a sheet]]."|"[He drank a jug of water here|He sat down on that step|He washed his face at that pump], when he had come up again," they say. "[Paid, he said, all of it, and [showed us the paper|held up the paper]|He had it in writing, he said, that nobody owed anything[| any more]]."]',
        'v=a',
      ],
      [
        "Insight :: looking at the children's faces :: They have {B}'s [ears, brow and temper|chin, ears and temper]. A woman asks«, without looking up,» if {B} [eats properly|is warm enough, up there|still bites {B.their} nails].",
        'v=b',
      ],
    ],
    who: "Persuasion :: asking who from the palace comes here :: {H} does, «at night, »with money for [somebody|someone] who is to keep silent; the orders for it come from {A}'s window.",
    where:
      'Nature :: looking at the black clay :: [It is dug in [one place|only one place], from a shaft that was there before the town, and warms by itself: [it comes|it is pushed] up from {lair}.|All of it comes out of one shaft, which is older than the town, and it warms by itself: it comes up from {lair}.|It never gets cold, and is dug in a single shaft, which nobody has made: below that is {lair}.]',
  },
  {
    name: 'the apartments of {A.full}',
    look: [
      'Saints, mirrors, {few4} clocks« that have been» stopped at the same hour. [In the place of honour stands a chair that is [a little scorched|singed at the edges].|The best chair in the room is [a little scorched|a little scorched, at the back].|Of the chairs the best has [burn marks on its arms|been singed along the back].|There is one good chair, [and it smells of burning|with two scorched hands on its arms].]',
    ],
    todo: [
      '{A} [receives the party kindly and sees through everything that they say in the first sentence|is kind to the party, and one sentence« of theirs» is enough to be seen through|gives them a kind welcome, and sees through them after one sentence] (disadvantage on Deception here). [It is of little use to lie to {A}, and of more to be interesting|Lies seldom help with {A}; it is better to be interesting|[Most lies are|Nearly every lie is] wasted on {A}, who only wants to be [entertained|told something new]]: a true secret«, offered freely,» is worth half an hour.',
    ],
    what: [
      [
        'Investigation :: putting the shavings in the powder box together :: [They are of skin, with ink, and make one word|You get one word out of them, in ink on skin|Skin, ink, and, once they lie in the right order, a word|What they make, of ink and skin, is a single word]: "settled".',
        'v=a',
      ],
      [
        'Investigation :: reading three letters that have been written with three hands :: [Each of them offers|All three offer|They offer] proof that {B} is not the heir, [to a different buyer, on the day of the coronation|to three buyers, for the day of the coronation]. [From the uncles {A} asks gold, and from the guest the regency.|The uncles are to pay {A} in gold, and the guest with the regency.|{A} wants gold for it from each uncle, and the regency from the guest.]',
        'v=b',
      ],
    ],
    who: 'Perception :: looking into the mirrors one after the other :: In the last of them {A} sits with the guest, «at this table, »some weeks ago, and pours. [It is a mirror that remembers; {A} has [forgotten about it|not thought of that|never been told].|Mirrors like that remember, which is what {A} has forgotten.|The mirror keeps what it has seen, and {A} [does not know it|has forgotten to cover it].|{A} has had it covered since, [but not soon enough|with the wrong side out].]',
    where:
      'Sleight of Hand :: trying the stopped clocks :: [They are no clocks. Set to nine|There is no clockwork in them. Set to nine|Nothing ticks in them, and nothing ever did. Set to nine], they open the stair« beneath the throne», which leads down to {lair}.',
  },
];
