import type { PlaceStory } from '../place-story-type.ts';

export const passRefugeStory: PlaceStory = {
  id: 'pass-refuge',
  pronouns: { B: 'he' },
  levels: [2, 9],
  tones: ['horror', 'heroic'],
  words: ['pass', 'mountain', 'hut', 'snow', 'shelter', 'refuge', 'cabin', 'storm'],
  title: 'The Refuge above {town}',
  look: 'At the top of the pass to {town2} stands a stone hut, which one enters by a hatch in the roof«, because of the snow». Inside are nine bunks, a stove and a guest book« on a chain». The last page has the names of the party in it, «below those of some carters from {town}, »in ink that is still wet, with the date of tomorrow. || On the pass to {town2} there is a hut of nine bunks, and one climbs in by a hatch in the roof«, as the snow lies up to it». A guest book lies «on a chain »by the stove. The party is in it already, «by name, below the last guest from {town}, »with the date of tomorrow, and the ink is wet.',
  senses:
    '[The wind says one long vowel, and when it drops the hut creaks,|The wind says one long vowel, stops, and then the hut creaks,|The wind makes one long note, and after it the hut creaks,] as if somebody had [stood up|turned over|sat down]. It smells of [mutton fat and wet wool|wet wool, smoke and mutton|tallow, wet boots and wool|mutton, and of coats that dry by the stove|pine smoke and mutton fat|wool, wet dog and mutton broth].',
  keeper: [
    'hut warden',
    'makes good soup and [sets one bowl more than there are guests|always sets a bowl too many|fills a bowl for a guest who is not there]. [Nobody sleeps well in the bunks, says {K.name}, who would rather have the party in the stable[.|, or down in {town}.]|There is room in the stable as well, {K.name} says, and says it [twice|again].|If it were up to {K.name}, who says that the bunks give bad dreams, the party would sleep in the stable[.|, or down in {town}.]|The stable is warmer, {K.name} tells the party, [which is not true|and it is not|twice].|{K.name} offers the party the stable, and [a blanket|a second blanket|a lamp] for it.]',
  ],
  guest: [
    'salt carrier',
    'crosses twice a month to {town}, «sleeps with boots on, »and has [torn a page out of the book. It is back.|torn a page out of the book, which is back in its place.|burned a page of the book. It is back.]',
  ],
  absent: 'mule driver',
  hooks: [
    [
      'A trader in {town} pays {pay} gold pieces [for the page on which her husband signed, since he signed it eight days after he was found frozen.|to have one page out of the book. Her husband signed it, eight days after he was found frozen.|for the page with the name of her husband, who signed it when he had been found frozen eight days before.]',
      [
        "He heard the voice of his wife in the snow, «went out to it, »and lay down. Those who die so stand at the door on the next night of snow. [One of {K}'s guests let him in, and he signed«, [as one does|like the others]».|He was let in by a guest of {K}, and signed«, [as one does|with stiff fingers]».|Somebody who slept at {K}'s hut let him in, and he signed, [as one does|like every guest].]",
        '[He had eaten in the hut, and whoever eats here and dies on the pass has to come back.|Whoever eats here and dies on the pass has to come back, and he had eaten in the hut.] [He signed like every other guest.|Like every guest from {town} he signed.|He came in, sat down and signed, as one does.]',
      ],
    ],
    [
      '{B} asks the party to go over the pass with him, and to call him by name every quarter of an hour, and not to answer if he calls back.',
      '[He is alive[.|, and sure of it.|, as anyone in {town} can see.] But the dead of the pass call with the voices of those who are in the book,|The dead of the pass call with the voices of those who are in the book[.|, as far down as {town}.|, and he is in it.] He is alive,] and he has heard his own below the hut, [ahead of him, asking others to wait.|on the side of {town}, asking others to wait.|calling for help toward {town2}.]',
    ],
    [
      'The bell of the refuge« above {town}» has been ringing for three nights«, in clear weather», [when nobody is lost.|although nobody is missing.|and all who were on the pass are home.|although nobody is out there to be called in.]',
      [
        '[{K} rings it to keep people away.|It is {K}, who rings it to keep people away.|To keep people away {K} rings it, night after night.] [Nobody in {town} has ever thought that a bell could mean that.|That a bell could mean that has not occurred to anybody in {town}.]',
        '[Nobody living rings it.|Whoever rings it is not alive.] [Those who sleep in the nine bunks want people to stay away, and {K} wonders each night who it is.|It is those who sleep in the nine bunks, so that people stay away, and each night {K} wonders who it is.]',
      ],
    ],
  ],
  done: 'A bunk is free, soup costs a copper piece, and everyone who sleeps here signs. {town} and {town2} share the cost of the warden«, and each believes that the other chose {K}».',
  trace:
    '{K} has nine bunks and ten hollows in the straw. [When all are asleep, somebody turns a page.|Somebody turns a page when all are asleep.|At night, with all of them asleep, one hears a page being turned.]',
  truth: [
    '{K} shut the roof door in a storm, {years} years ago, with the mule driver {V.full} outside«, because the hut was full». [{V.name} scratched {V.their} name into the door before dying, and has kept the book since:|Before dying {V.name} scratched {V.their} name into the door, and has kept the book since then:|{V.name} left a name in the wood of the door, died, and has written in the book since then:] [it holds the names of those who are to be called out into the snow on the next night, to lie there instead.|those who are named in it are called out into the snow on the next night, to lie there instead.|on the next night those who are in it are to be called out, to lie in the snow above {town} instead.]',
    "{K} died here {years} years ago and does not know it. The storm took all ten who were in the hut«, and {K} is the only one who goes on making soup». [Whoever eats of it and dies on the pass must come back« to {K.name}'s hut».|Those who eat of it and die on the pass must come back« to {K.name}'s hut».|Back to {K.name}'s hut must come whoever eats of it and dies on the pass.] [The others write the names in the book, as a warning: who finds their own should not stay for supper.|As a warning the others write names in the book: who finds their own should go on to {town2} before supper.|The names in the book are a warning from the others: who finds their own should not eat here.]",
  ],
  finds: [
    [
      'Perception',
      '[feeling|touching|brushing the snow off] the outside of the roof door',
      '[a name is scratched there«, by nails»: {V}.|somebody has scratched a name there with bare nails: {V}.|there is a name in the wood, scratched by nails: {V}.]',
      1,
    ],
    [
      'Insight',
      'asking {K} how many [the hut can hold|can sleep here|guests there is room for]',
      '{K} says "nine" [before the question is finished|twice«, and the second time more quietly»|before one has said "many", and looks at the roof door].',
      1,
    ],
    [
      'Perception',
      '[watching {K} eat|watching {K} at supper|sitting opposite {K} at supper]',
      '[the spoon comes up, goes down, and the bowl stays full.|the bowl stays full, although the spoon goes up and down.|after twenty spoons the bowl is as full as before.]',
      2,
    ],
    [
      'Investigation',
      'reading the book [from the front|from the first page|backwards]',
      '[{K} signs as warden «in one hand »for {years} years, always with the same date.|for {years} years {K} has signed «as warden »with the same date.|the warden {K} has written one date again and again, for {years} years.]',
      2,
    ],
    [
      'Survival',
      '[reading|studying|poring over] the snow [round the hut|on the roof and round it]',
      '[[there are|one finds] tracks [of boots from {town}, which|of someone from {town}, which] begin ten steps away, in untouched snow, and end at the hatch in the roof.|somebody has come up to the hatch in the roof, and the first of the steps is [in untouched snow, on the side of {town}|ten yards away, and none leads to it from {town}].|tracks lead to the hatch in the roof, and none from [{town}|{town} or from {town2}] to the place where they begin.]',
    ],
  ],
  use: [
    "[{K.name}'s stove can be overfed until it glows; nothing that is cold comes within [ten|fifteen] feet, for an hour, and then [the wood is gone|there is no wood left].|With all the wood at once {K.name}'s stove glows, for an hour, and [for that hour nothing that is cold comes within ten feet|keeps all that is cold fifteen feet away].|At the cost of [all the wood|all the wood that {town} sent up] {K.name}'s stove can be made to glow for an hour; nothing that is cold comes within [ten|fifteen] feet then.|All that is cold stays [ten|fifteen] feet away from {K.name}'s stove if it is filled until it glows, which takes all the wood and lasts an hour.]",
    'The dead of the pass to {town2} (use <Zombie, Ghoul, Wight>) can open no door, and must be let in by a hand« from inside». [They know all your voices.|The voices of the party are known to them.|They call with the voices of the party.]',
    "[A name that is cut out of {K.name}'s book is carved in the bunk by morning,|Whoever cuts a name out of {K.name}'s book finds it carved in the bunk by morning,|If a name is cut out of {K.name}'s book, it is carved in the bunk in the morning,] and [costs its owner a night of rest.|its owner has had no rest.|its owner has dreamed of {town2} and snow all night.]",
  ],
  later: [
    "On the next night of snow {V} calls with {B}'s voice, and {K} opens«, because nobody can shut that door twice». [All the dead of the pass come in.|The dead of the pass come in, all of them.|With {V} come all the dead [of the pass|between here and {town2}].]",
    'On night {days} {K} counts the bowls, comes to ten, and remembers. [From then on whoever eats here does not get up from the table.|After that no guest from {town} who eats here gets up from the table.|From that night nobody who eats here gets up from the table.]',
  ],
  ways: [
    '{K} has to open the roof door in a storm, [go out with a lamp and call {V} in by name.|take a lamp, go out, and call {V} in by name.] [If the party holds the rope that {K} is tied to, {K} may come back, and the book stays [empty|empty, and {town} safe].|There is a way back for {K}, on a rope, if the party holds the [other end|end of it], and then the book stays empty.|The book stays empty after that, and {K} may come back, on a rope, if the party [holds the end of it|does not let go of it].|{K}, tied to a rope, may come back if the party [holds it|does not let go], and after that the book stays empty.]',
    '[If {K} is told gently, with the book open, {K} asks for one thing: that somebody else ring the bell, until both towns have understood that the hut is to be pulled down.|Told gently, with the book open, {K} asks for one thing: the bell has to be rung by somebody else, until both towns have understood that the hut is to be pulled down.|Somebody has to tell {K} gently, with the book open. Then {K} asks only that the bell be rung until [both towns have|{town} has|each of the two towns has] understood that the hut is to be pulled down.]',
  ],
};
