import type { PlaceStory } from '../place-story-type.ts';

export const hillBeaconStory: PlaceStory = {
  id: 'hill-beacon',
  levels: [1, 7],
  tones: ['heroic', 'grim'],
  words: ['beacon', 'tower', 'lighthouse', 'signal', 'watchtower'],
  title: 'The Beacon of {town}',
  look: 'A round tower stands on the last hill «before {town2}, »with an iron basket on top« and no way up but a goat path». The doorpost is full of notches«, one for each night of this year». [There is no ash in the basket.|The basket holds no ash.|One looks into the basket, and there is no ash.] || The tower is the last roof before {town2}: four walls of grey stone, a ladder inside, and an iron basket as wide as a cart« on top». [The rust in the basket is dry and orange.|Rust lies in the basket, and no soot.|In the basket a wren has a nest.] Somebody cuts a notch into the doorpost every night.',
  senses:
    '[The wind that blows up from {town} hums in the iron.|In the iron hums the wind from {town}.|Wind blows up from {town}, and the iron hums.] [Now and then a goat coughs«, and sounds like a person».|A goat coughs now and then«, as a person does».] It smells of [old smoke, very old|smoke, from long ago|cold smoke and goat|iron, and of smoke that nobody remembers|a fire that went out long ago]. || [Up here one has to shout, because of the wind from {town}.|The wind from {town} does not stop, and one has to shout.|{town} is in sight, and nothing is to be heard of it but a dog.] [A loose bar of the basket knocks, [three|four] times and then not for a while.|Something iron knocks overhead, and it is only a bar of the basket.] It smells of [soup, iron and wet stone|heather, and of soup|sheep, rust and soup|wet stone and thyme].',
  keeper: [
    'beacon warden',
    'is proud, lame and «always »alone. [{K.name} can say which farm [in the valley|near {town}|on the {town2} side] has lit its lamp late«, and why».|Each farm [in the valley|below {town}|toward {town2}] that has lit its lamp late is known to {K.name}, with the reason.|No farm [in the valley|around {town}] lights its lamp late without {K.name} knowing why.|Ask {K.name} which farm [toward {town2}|below {town}] has lit its lamp late, and you hear why.] || limps, has a polished door and a broken chair, and eats alone. [{K.name} sleeps by day[.|, since nights are for watching.|, like an owl.]|By night {K.name} watches the [{town2} side|road to {town2}|lamps of {town}], and by day sleeps.|{K.name} knows the lamp of each farm below {town}, and by day knows nothing, being asleep.]',
  ],
  guest: [
    'shepherd',
    'has lost seven ewes since spring, and [says so «at the foot of the tower »every evening, aloud.|comes to the foot of the tower every evening to say so, aloud.|counts them aloud at the foot of the tower, every evening.] || has lost seven ewes since spring, [knows each of them by name, and has asked {K} about every one.|can give the name and the night of each, and suspects {town2}.|carries the bell of each on one string, and is heard from far off.]',
  ],
  absent: 'former warden',
  hooks: [
    [
      'The council of {town} pays {pay} gold pieces to have the beacon tried, once, «by day, »without a warning« to {K}». || Shopkeepers in {town} have collected {pay} gold pieces for the stranger who lights the beacon, once, by day, before {K} can object.',
      '[It cannot be lit as it is: the mayor of {town} sold the wood two winters ago«, and whoever wants a light has to carry up as much as two carts hold».|There is no wood to light, since the mayor of {town} sold it two winters ago«, and one would have to carry up as much as two carts hold».|It would not burn, because the mayor of {town} sold the wood two winters ago«. It takes as much as two carts hold».] [{K} has been paid in [cheese|ham|honey] for keeping quiet« toward {town}».|For keeping quiet {K} has been paid in [cheese|ham|honey] [from {town}|twice a year].|What {K} got from {town} for keeping quiet was [cheese|ham|honey].]',
    ],
    [
      'A farmhouse «on the {town2} side »is burned down« to the kettle», and nobody in {town} saw a light that night. || A family from the {town2} side stands in the market of {town}, with a kettle and no farm, and asks the council why there was no light that night.',
      [
        '[The beacon stayed dark by agreement.|It was agreed that the beacon should stay dark.|By agreement no light was lit.] [{K} had sent word to the farm [the day before|in the morning], and its people sat in the woods« and [counted their cows|waited for the smoke]».|The people of the farm [sat in the woods and counted their cows|were in the woods, with half of the cows|slept in the woods], because {K} had sent word [the day before|in the morning].|Word came from {K} [the day before|in the morning], and the people of the farm [sat safely in the woods|took to the woods].]',
        '[The beacon stayed dark|No light was lit|It was dark up there] because {K} [was shown|had been sent|was handed] [a green glove that evening|a finger of a green glove that evening].',
      ],
    ],
    [
      '{B} offers half a flock to whoever sits in the basket for one night [and says what goes by below.|and says what comes past.|to see what goes by below.] || {B} has heard something with many feet under the tower, wants it counted from the basket, at night, and would part with half a flock for the number.',
      [
        '[Fourteen riders with wrapped hooves stop under the tower, [at two in the morning.|on the side away from {town}.]|Under the tower fourteen riders stop, and the hooves are wrapped in [cloth|sheepskin|sacks].|By night fourteen riders stop under the tower, with [cloth|sheepskin|sacks] round the hooves.] [Their captain goes in, and says «over a cup of tea »which farm near {town} is next.|Their captain drinks tea inside, and says which farm «of {town} »is next.|Over a cup of tea their captain says which of the farms of {town} is next.]',
        '[Fourteen riders with wrapped hooves stop under the tower, [at two in the morning.|on the side away from {town}.]|Under the tower fourteen riders stop, and the hooves are wrapped in [cloth|sheepskin|sacks].|By night fourteen riders stop under the tower, with [cloth|sheepskin|sacks] round the hooves.] [One of them goes in, leaves something small in the tea tin, and says on which night {town} must see no light.|Something small is left in the tea tin by one of them, who says on which night {town} is to see no light.|One of them says inside on which night {town} must stay without a light, and leaves something small in the tea tin.]',
      ],
    ],
  ],
  done: '[Whoever brings wood gets soup.|For wood one gets soup.|A bowl of soup is the price of an armful of wood.] {K} mends kettles and reads weather. People« from {town}» leave the kettles at the foot of the hill, and shout their questions up. || {K} mends what people from {town} leave at the foot of the hill, with a coin in it, and hangs out a white cloth for fine weather and a grey one for rain. [A guest who brings wood is fed.|Wood is paid for with soup.]',
  trace:
    '[Few feet use the goat path from {town}, but «on the other side of the tower »the grass is trodden flat« by hooves».|The goat path «from {town} »is hardly used, but on the other side of the tower hooves have trodden the grass flat.|On the side of the tower that cannot be seen from {town}, hooves have trodden the grass flat.] [A second cup stands on the shelf, and is warm.|There are two cups on the shelf, and both are warm.|On the shelf stands a second cup, which is warm.] || Behind the tower, where {town} cannot see it, the grass is trodden down« by more feet than a goat has». {K} has two stools, and looks at the second before offering it.',
  truth: [
    "{K} lets the raiders by, and gets word of every raid a day before, so that the farms can be warned« and no one is killed». {town} has lost {num} cows«, seven of {B}'s ewes» and not one person« since {K} began». [The captain of the fourteen raiders is {V}, who trained {K}, and who is no longer content with cows.|{V}, who trained {K}, is the captain of the fourteen raiders, and wants more than cows by now.] || {K} has a bargain with fourteen raiders: the beacon stays dark, and {K} hears of each raid a day before it and can warn the farm. {town} has paid for that with {num} cows«, seven of {B}'s ewes» and nobody's life. {V}, who taught {K} the work and then took up a worse trade, leads the fourteen, and has grown tired of cattle.",
    "Fourteen raiders hold {K}'s sister, and for each raid on which the beacon stays dark they send «up »one finger of her green gloves, empty. {V} went to get her out and is held there too. [{K} has counted the riders, drawn the camp [as one sees it from the basket|from above], and waits for somebody who can climb.|Somebody who can climb is what {K} waits for, with a drawing of the camp, [as one sees it from the basket|made up in the basket], and the number of the riders.|All that {K} lacks is somebody who can climb: the riders are counted, and the camp is drawn, [as one sees it from the basket|tent by tent].]",
  ],
  finds: [
    [
      'Perception',
      '[feeling|touching|going over] the notches [one by one|with a finger|in the doorpost]',
      '[{few} of them are deeper, and those are the nights of the raids on {town}.|{few} are deeper than the rest, for {few} raids on the farms of {town}.|for {few} nights the knife went in deeper, and on each of these {town} was raided.]',
    ],
    [
      'Insight',
      'telling {K} of [a farm|a house|a mill] that the raiders have burned',
      '{K} [asks which cows were taken, and not whether anyone was hurt|asks about the cows, and not about the people|is sorry for the barn, and never asks who was in it].',
      1,
    ],
    [
      'Investigation',
      'following the trodden grass',
      "[it leads to a stone under which lie lists of cows«, farm by farm,» in {V}'s hand.|under a stone at its end lie lists of the cows« of each farm», written by {V}.|{V}'s lists of cows«, one for each farm,» are under a stone to which it leads.]",
      1,
    ],
    [
      'Sleight of Hand',
      'opening the tea tin',
      '[it is full of the fingers of green gloves, [cut off and empty|one for each night without a light over {town}].|the fingers of green gloves are in it, cut off, [and nothing in them|under tea from {town2}].|no tea is in it, but [the fingers of green gloves, and they are empty|empty fingers, cut from the green gloves of a woman of {town}].]',
      2,
    ],
    [
      'Investigation',
      'turning over [the kettle lids|the lids of the kettles|all the kettle lids|the lids of kettles from {town}]',
      '[a camp is scratched into them, tent by tent, [with the road to {town2}|as one sees it from above {town2}].|somebody has scratched a camp into them, [tent by tent, as it lies behind {town2}|with the road to {town2} and every tent].|[lid by lid|piece by piece] they are the plan of a camp, [as it looks from the tower of {town}|somewhere behind {town2}].]',
      2,
    ],
  ],
  use: [
    '[From the basket, which looks out over {town2}, a bow reaches twice as far.|A bow reaches twice as far from the basket, from which one sees {town2}.|The basket looks out over {town2}, and a bow reaches twice as far from it.] [The ladder can be pulled up, and whoever is on top is safe« and cannot leave».|One can pull up the ladder, and is safe then«, and cannot leave».]',
    '[Wet hay on a fire gives a pillar of smoke« that is seen in {town2}».|A fire of wet hay makes a pillar of smoke«, which is seen in {town2}».|In {town2} they see the smoke if wet hay is thrown on a fire.] [It brings forty people, in four hours.|Forty people come, and need four hours.]',
    '[A boulder as large as a cart is held by one wedge above the goat path, and {K} has sworn to use it only once.|Above the goat path one wedge holds a boulder as large as a cart, which {K} has sworn to use only once.|{K} has sworn to use it only once: the boulder above the goat path, as large as a cart and held by one wedge.] [The riders come up on the other side, but from the tower to {town} there is only that path, on which they have to dismount and go down «a few at a time »(use|From the tower to {town} there is only that path, on which the riders, who come up on the other side, have to dismount and go down a few at a time (use] <Bandit, Scout, Bandit Captain>).',
  ],
  later: [
    'heroic: On day {days} {V} comes for {K}, with all fourteen, and goes on to {town}« the same night». || heroic: On day {days} {V} sends {K} no warning. All fourteen ride past the tower toward {town}, and {K}, who has seen them first for once, has no wood to burn. || grim: On day {days} no warning is sent, and a farm burns with its people in it. {K} is found on the goat path, and {V} has the tower. || grim: On day {days} {V} comes for {K}, with all fourteen. The farms of {town} wait for a warning, and the first of them is on fire by midnight.',
    'heroic: On day {days} a finger of the glove arrives that is not empty. {K} sets fire to the tower itself, and walks down to the camp« with an axe». || grim: On day {days} a finger of the glove arrives that is not empty. {K} walks down to the camp of the riders« with an axe», and the next raid finds {town} asleep.',
  ],
  ways: [
    '[If the beacon burns, the raiders turn back,|The raiders turn back if the beacon burns,] as {V} knows better than anybody what follows: the people of [two towns|{town} and {town2}], armed, [before morning|before daylight]. [Somebody has to carry up the wood in plain sight.|The wood has to be carried up in plain sight.|It takes somebody who carries up the wood in plain sight.] || {V} once kept this beacon, and knows that when it burns {town} and {town2} are armed and on the road within the hour; the raiders will not wait for that. But [the wood has to go up the goat path on backs, and the riders can see the goat path.|every back that goes up the goat path with wood on it can be seen from the camp of the riders.]',
    "The camp has one blind side, a chimney of rock« above the cook tent». Six ropes from {B}'s sheepfold reach down it, and {K} will light the beacon to draw the riders off, if somebody brings up wood« for it».",
  ],
};
