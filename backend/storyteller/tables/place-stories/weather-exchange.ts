import type { PlaceStory } from '../place-story-type.ts';

export const weatherExchangeStory: PlaceStory = {
  id: 'weather-exchange',
  levels: [10, 20],
  tones: ['intrigue', 'whimsical', 'grim'],
  words: ['weather', 'exchange', 'trader', 'traders', 'storm', 'rain', 'market'],
  title: 'The Weather Exchange of {town}',
  look: '[Under a glass dome «as wide as a square »four hundred brokers stand in galoshes and shout for rain.|Four hundred brokers stand in galoshes under a glass dome« as wide as a square», and shout for rain.] [Jars stand in racks up to the roof, corked and labelled: an April, «a good drying wind, »eleven feet of snow.|Up to the roof there are racks of jars, corked and labelled: eleven feet of snow, «a good drying wind, »an April.] [In the middle is a pit with a rail, and in it hangs a small black cloud«, on a chain».|A small black cloud hangs on a chain in the middle«, over a pit with a rail».] || [Four hundred brokers in galoshes stand under one glass dome, and each of them shouts for something else: rain, «a thaw, »nine days without wind.|Under one glass dome four hundred brokers in galoshes shout, each for something else: nine days without wind, «a thaw, »rain.] [The walls are racks of corked jars up to the roof, [with labels|each with a label].|Racks of corked jars, with labels, are the walls.|Corked jars with labels stand in racks [on every wall|up to the glass].] [In the middle, over a pit« with a rail», hangs a small black cloud, on a chain.|On a chain in the middle, over a pit« with a rail», hangs a small black cloud.]',
  senses:
    '[It is dry on the left side and drizzles on the right, where visitors to {town} open umbrellas.|On the right, where visitors to {town} open umbrellas, it drizzles, and on the left it is dry.] [Thunder for {town2} is passed on from desk to desk, and signed for.|From desk to desk goes a thunder for {town2}, and is signed for.|A thunder that {town2} has ordered is passed on from desk to desk, and signed for.|A thunder for a customer in {town2} goes from desk to desk, and each desk signs for it.] It smells of wet wool and [ozone|lightning|thunder|cold rain].',
  keeper: [
    'master of the bell',
    '[opens and closes the trade|rings the trade in and out|rings the bell at nine and at five], has not been [outdoors|out of doors|outside the dome] for {years} years, and [knows which weather has been ordered for any village of three realms|can say what any village of three realms has ordered for the week|knows by heart what weather each village of three realms has ordered].',
  ],
  guest: [
    'harvest broker',
    'has sold the same «sunny »August to two empires, which will open it in {days} days«, and would like to be somewhere else by then». || sold one August to two empires, with sun, to be opened in {days} days, and has a bag packed« behind the desk».',
  ],
  absent: 'founder of the exchange',
  hooks: [
    [
      'The envoy of a dry country beyond {town2} pays {pay} gold pieces to learn where its rain has been« for {few} years». It has bought some each spring, and been sent jars.',
      [
        'The jars were good once, and are filled thinner every year«, because there is less to fill them with». The full ones go to nine houses.',
        '[The country has had bad luck, and the jars are empty.|The jars are empty, and the country has only had bad luck.] [The envoy can say when each of them was opened, and on none of those days did anything change.|On no day on which one of them was opened did anything change, as the envoy can say.]',
      ],
    ],
    [
      'An army stands before {town2} in a summer that has been ordered« and paid for», [and it snows. The general wants his money back, or the broker.|and stands there in the snow. The general wants the broker, or his money back.|up to its knees in snow. The general asks for his money, or for the broker.]',
      [
        '{B} sold this summer to two customers, too. The other one got it, and into the second jar went a winter that nobody had wanted.',
        '[It is only weather.|Nobody did it: it is weather.|What snows there is weather, and no jar.] {B} sold this summer, too, to two customers, and sent an empty jar to both«; the general is the first who does not blame himself».',
      ],
    ],
    [
      'A boy« of {town}» who sweeps up under the racks has uncorked a jar by mistake, [and wants it put back« before the bell».|and would like to have it back in the jar« before the bell».] [He did not read the label, and says that it blew out of the door«, toward the market».|It blew out of the door, he says, toward the [market|harbour|fountain], and he has not read the label.|He says that it blew out of the door, and that he did not [read|see] the label.]',
      [
        'It is a Sunday afternoon in May«, of {years} years ago». All who are caught in it are very happy, and stop working.',
        '[There was nothing in it.|The jar was empty.] But the boy has run through {town} and told everyone to expect something, [and by now each of them feels something«, and no two the same».|which all of them feel by now, each of them something else.]',
      ],
    ],
  ],
  done: "[Any weather can be had here by [the jar, the week or the season|the season, the week or the jar]«, for delivery anywhere».|By the jar, the week or the season any weather can be had here, and is delivered anywhere.|Every weather is for sale here, by the jar, the week or the season, and is sent wherever it is wanted.] «[Prices hang on {K.name}'s [board|blackboard].|{K.name} chalks the prices on a [board|slate|wall].|The prices are on a board, in {K.name}'s hand.|{K.name} changes the prices [every hour|twice a day|at noon], on a board.] »[[Fog|Drizzle|Frost] is cheap, a clear night with a moon is not, and for a rainbow one has to know somebody in {town}.|A clear night with a moon is dear, [fog|drizzle|sleet] is cheap, and a rainbow goes only to those who know somebody in {town}.|Rainbows are for people who know somebody in {town}, a clear night with a moon is dear, and [fog|drizzle|frost] is cheap.]",
  trace:
    '[Whenever the bell is rung the small cloud [draws itself together|gets smaller].|The small cloud [draws itself together|trembles] at each stroke of the bell.] [{K} feeds it in the evening, «with a [spoon|silver spoon|tea spoon], »from a jar that has no label.|In the evening {K} feeds it «with a [spoon|wooden spoon], »out of a jar without a label.|It is fed by {K}, «[in the evening|at closing time|after work], »with a spoon, and the jar has no label.]',
  truth: [
    'The cloud is the last free storm in the world. {V} caught it, and all weather since has been made of it«, a drop to each jar». [It has grown small, and the water that {K} spoons into it is its own, saved from the floor.|It has grown small, and what {K} gives it with the spoon is its own water, saved from the floor.|What is left of it is small, and {K} spoons its own water back into it, saved from the floor.] [{K} knows that there are {few} years left in it, told one friend,|There are {few} years left in it, as {K} told one friend,|{K} told one friend that there are {few} years left in it,] and now the nine richest houses [know it, and are buying up all the weather that they can get|know it too, and buy whatever weather they can get|have heard of it, and buy up all that is left].',
    "The jars are empty, and always were. {V} found out that people who believe in a label feel what is on it, «for a moment, »and that they plant«, reap» and sail by any weather that they have paid for«, and blame themselves if it does not come». The cloud is the only real weather in the house; it came in «[by itself|through a window|at the door], »{years} years ago, because {K} was crying, and [what it gets with the spoon is tears|there are tears in the spoon|it is still fed on tears, with the spoon]. [At {K.name}'s bell it makes itself small, [as it has learned to expect shouting|since shouting comes next|for fear of the shouting].|It makes itself small when {K.name} rings the bell, [because shouting comes after it|because then the shouting begins|as it cannot bear what comes next].|When {K.name}'s bell rings it [shrinks|draws itself together], because [four hundred people are about to shout|after the bell there is shouting].]",
  ],
  finds: [
    [
      'Nature',
      '[comparing|comparing, for an hour,|standing back to compare] the cloud with [the drawing in the hall|the old drawing in the hall|the picture of it in the hall]',
      '[it was the size of the dome when it was drawn.|when the drawing was made it filled the whole dome.|on the drawing it is as large as the dome.|it has shrunk, as on the paper it [fills the dome|hides the whole roof].|[twenty|forty|fifty] clouds of this size would make the one on the paper.]',
      1,
    ],
    [
      'Investigation',
      '[reading|studying|poring over] the [board|price board|list of sales] for [who buys and never sells|those who buy and never sell]',
      '[nine houses [hold|have bought] all the clear days from the year after next on.|from the year after next all clear days belong to nine houses.|there are nine houses that buy up the clear days, and from the year after next they have them all.]',
      1,
    ],
    [
      'Arcana',
      '[uncorking|opening] [a jar|a jar of snow|a jar of frost|a jar of north wind] in [a closed room|a cellar|a room without a draught]',
      '[nothing comes out, neither wind nor magic, and|neither wind nor magic comes out, and|there is neither wind nor magic in it, and] all the same [one who has read the label shivers, and one who has not does not|those who have read the label shiver, and the others do not|whoever has read the label shivers, and nobody else does].',
      2,
    ],
    [
      'History',
      "[laying the order books beside|comparing the order books with] a [farmer's|shepherd's|miller's|sailor's] diary",
      '[the two agree as often as two dice would.|they agree no more often than two dice do.|on as many days as with two dice the one has what the other has.|where the one has [rain|snow|sun] the other has it [one time in six|as often as chance would have it].]',
      2,
    ],
    [
      'Insight',
      'asking {K} about the chain',
      '{K} says that it [has never been locked|was never locked|is not locked, and never was], and looks [to see if the cloud has heard|up, to see if the cloud has heard|at the cloud, which may have heard].',
    ],
  ],
  use: [
    [
      '[Jars that were meant for {town2} can be thrown.|There are jars for {town2} on every rack, and they break easily.|Some of the jars are for {town2}, and break easily.] [Each one that falls is a weather of thirty feet for a minute:|Each lets out a weather, thirty feet wide, for a minute:|What comes out fills thirty feet for a minute:|For a minute there is weather, thirty feet wide, around each of them:] [[fog|snow|a cloudburst], hail (4d6), a gale, or [a warm evening|a night in June|a spring morning|a Sunday in May] in which it is hard to [hit|hurt] anybody.|hail (4d6), a gale, [fog|sleet|a thaw], or [an evening|an afternoon|a morning] so [warm|mild|blue] that it is hard to [hit|hurt] anybody.|a gale, [fog|a downpour|snow], hail (4d6), or a [summer|spring|May] evening in which nobody likes to hit anybody.]',
      '[Jars that were meant for {town2} can be thrown.|There are jars for {town2} on every rack, and they break easily.|Some of the jars are for {town2}, and break easily.] [They are empty|Nothing is in them|There is no weather in them], [but|and even so|and yet] [whoever has read the label and believes it|whoever believes the label|anyone who reads a label and believes it] (DC 13 Wisdom saving throw) feels it: for one round such people [throw themselves down before a gale, shut their eyes against snow or are too warm to fight|are too warm to fight, shut their eyes against snow or throw themselves down before a gale|cover their heads against hail, see nothing for fog or are too warm to fight|hold on to something in a gale, hide from hail or are too happy with the sun to fight].',
    ],
    [
      'The nine houses pay for the guards round the pit (use <Gladiator, Mage, Assassin>), who let nobody but {K} [within ten feet of the cloud|come near the chain].',
      'The guards of the house (use <Gladiator, Mage, Assassin>) throw jars in a fight, and {K.name} has [told|taught] them never to read the labels« themselves».',
    ],
    "[Whoever has {K.name}'s bell has the hall:|The hall obeys {K.name}'s bell«, whoever rings it»:|{K.name}'s bell rules the hall«, in any hand»:] [at one stroke four hundred brokers stop, at two they sell.|one stroke stops four hundred brokers, and two make them sell.|four hundred brokers stop at one stroke, and sell at two.]",
    '[The cloud does 10d10 lightning, once a day, to whoever shouts at {K}|Once a day the cloud does 10d10 lightning to whoever shouts at {K}|Whoever shouts at {K} takes 10d10 lightning from the cloud, once a day|If somebody shouts at {K}, the cloud does 10d10 lightning, once a day, to that person] (DC 13 Dexterity saving throw for half).',
  ],
  later: [
    'In {days} days a second bell is rung, by the nine houses, and rain is a thing that one inherits in {town}. On the same day two empires open the same August, and both send out their armies, to look for {B}.',
    'In {days} days two empires open the same August, «in front of witnesses, »and it goes on raining on both. By the evening both send their armies to {town}.',
  ],
  ways: [
    '[{K} can let it go, over the sea, and it would grow again in [a generation|thirty years].|Over the sea it would grow again, in [a generation|thirty years], and {K} can let it go.|If {K} lets it go, over the sea, [it will have grown again in a generation|a generation is enough for it to grow again|it needs a generation to grow again].] [Until then somebody has to tell three realms that it will rain when it rains;|Somebody has to tell three realms, until then, that it will rain when it rains;|Three realms have to be told that it will rain when it rains;] {K.name} has the bell, and would [ring it once for that|ring it one last time|give one ring for it]. Against the nine houses {B} can send two angry empires«, and would do it for a head start».',
    'The truth is cheap and would ruin everybody in {town}. But the cloud is real, it comes when it is asked nicely, and there are others outside. [{K} could teach people how one asks, if somebody took {K.them} out of doors.|{K} knows how one asks, and could teach it, out of doors, if somebody went along.|If somebody took {K} out of doors, people could learn there how one asks.]',
  ],
};
