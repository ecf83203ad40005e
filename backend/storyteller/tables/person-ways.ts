import type { Row } from './row-types.ts';

/** What a person does all the time, after a sentence about the person. */
export const ways: readonly Row[] = [
  '[At table|At every meal|While others eat|At a feast|Before the first bite] {P.they} sorts the [peas|beans|crumbs|nuts|raisins], [or whatever there is of that size|by size|and eats the smallest first].',
  '{P.they} keeps a [dried pea|small stone|grain of corn] in one shoe, [to stay awake|as a reminder|and will not say why].',
  'Before sitting down {P.they} [moves|turns] the [chair|stool|bench] [so that it faces the way out|until it faces the door|so as to have a wall behind it|until the window is on the left].',
  [
    '{P.they} [takes the seat|chooses the place] from which one sees [both doors|the stairs|the street], and [waits until it is free|counts those who come in].',
    'work=arms',
  ],
  '{P.they} winds [string|a thread|a ribbon|a bootlace] round two fingers [while thinking|in every pause|when others talk|while counting], and [pockets it|puts it away] [afterwards|when the talk is over|at the end].',
  '{P.they} polishes [a button|a buckle|a spoon] with one thumb [when waiting|during speeches|when others lie].',
  '[In any argument|Before an answer|To win time|When a price is named] {P.they} takes off [the spectacles that {P.they} does not need|a pair of spectacles that has no glass in it|spectacles of plain glass], and [wipes them|breathes on them|looks through them from afar].',
  [
    '{P.they} numbers [every page|all letters|the days of a journey], [in the upper corner|in red|from the back], and [never begins with one|looks for the one that is missing].',
    'work=desk',
  ],
  '{P.they} opens letters [standing|with a bread knife|out of doors|with the teeth|with a hairpin], and reads [the end first|the last line first|them from the end|the signature first|them twice].',
  'Before [writing|a meal|a meeting] {P.they} lays [pens|spoons|three pencils|knives] side by side, [by length|and counts them|with all points to the left].',
  [
    '{P.they} feeds [a one-legged jackdaw|a cat with half a tail|three sparrows|a blind old dog|every stray dog|a fat crow] [and denies it|in secret|when nobody looks|from {P.their} own plate|before anyone is up].',
    'work!=crown',
  ],
  [
    '{P.they} runs a thumb along [every edge|each table|any plank], and [nods, or does not|blows the dust off|looks under it as well].',
    'work=hand',
  ],
  [
    'Wherever {P.they} has been, the [chairs stand|cups stand|curtains hang|boots stand|spoons lie] [straight|in line|as if measured|in order of size], [even at inns|even in tents|and nobody has seen it done].',
    'work!=stage',
  ],
  [
    '{P.they} walks [on the edge|at the side] of every [path|road|bridge|stair], [as if carts were coming|balancing a little|never in the middle|with one hand on whatever is there|and lets others have the middle].',
    'work!=crown',
  ],
  [
    '{P.they} never [steps on|walks over] a [threshold|grating|cellar door], [and warns nobody|and steps wide|with a look down].',
    'tone=horror|grim',
  ],
  '[After each bargain|When a bargain is struck|Before shaking hands on anything|Before any purchase] {P.they} [turns a coin over|throws a coin|looks at an old coin|rubs a coin], and sometimes takes the [bargain|offer|word] back.',
  [
    '{P.they} walks [three times|once] round [a table|a horse|a bed] before using it, [always to the left|and pats it|and looks under it].',
    'work!=crown',
  ],
  '{P.they} cannot pass [a picture|a shelf|a sign|a gate|a rug] that is crooked [without laying a hand on it|and leave it so|without putting it right|without stopping|even in a great hurry].',
  [
    '{P.they} counts the breaths of anyone who [sits still|falls asleep|waits], [without asking|and nods|and keeps the number to {P.themself}].',
    'work=care',
  ],
  [
    '{P.they} pays in [small coins|copper|old coins|exact change|many small coins], [warm from the hand|counted out twice|and keeps one back for luck|and wants a receipt|in little heaps].',
    'work!=crown',
  ],
  [
    '{P.they} argues with [a kettle|the stairs|a left boot], [and loses|by name|and makes it up by noon].',
    'tone=whimsical',
  ],
  [
    'When it [rains|storms|snows|hails] {P.they} goes out[| without a hat|, to see it], and comes in [when it stops|once it is over|when the sky is clear|wet and pleased].',
    'work!=crown',
  ],
  [
    '{P.they} sleeps [sitting up|in boots|with a candle lit|on the floor] [in strange houses|when it storms|before a journey].',
    'work!=crown',
  ],
  '{P.they} leaves [a third of everything|the best piece|a spoonful|the crust|one mouthful] on the plate, for [a guest who has not come yet|somebody who is late|one who may still come|the house|luck].',
  [
    '{P.they} tastes [everything|the sauce|the soup] with [the little finger|a wooden spoon|both eyes shut], and [adds pepper|says nothing|taps the pot].',
    'work=table',
  ],
  "{P.they} reads other people's [letters|papers|lists|bills] upside down, [openly|aloud|without hiding it|across the table], and [comments on the spelling|praises the handwriting|finds the mistakes|adds up the sums].",
  [
    '[During prayers|During speeches|While others pray|In any church] {P.they} keeps one eye open, [always the same one|and it is always the same|on the door|on the windows|on the youngest].',
    'work!=church',
  ],
  [
    '{P.they} keeps [eggshells|candle ends|corks|string] in [a jar|a drawer|a hat box], [and gives them away at New Year|for a purpose that has been forgotten].',
    'work!=crown',
  ],
  [
    '{P.they} lends out [tools and boots|whatever is asked for|half of the household|money to neighbours|books], and [writes it on the wall in chalk|keeps count of it in chalk on a door|notes it in chalk above the stove].',
    'work!=crown',
  ],
  [
    '{P.they} counts [the people in a room|the windows|the chairs] [on coming in|twice|in a whisper], and [is content with the number|counts again on leaving].',
    'tone=horror|grim|intrigue',
  ],
  [
    '[Every evening|After supper|At sunset|Before bed] {P.they} walks as far as the last [house|tree|lamp|fence], touches [it|it once|it with one finger] and goes [back|home|back again].',
    'work!=crown',
  ],
  [
    '{P.they} lights [one candle|two candles] each [morning|evening], and [says for whom only if asked|never lets it burn to the end].',
    'work=church',
  ],
  [
    '{P.they} buys back the same [clock|ring|coat|lute|kettle] from the same pawnbroker [in {town2} |in {town3} |]every [spring|year|autumn|winter].',
    'work!=crown',
  ],
  [
    '{P.they} [taps|knocks] twice on [every barrel|each loaf|any box], and [listens|nods|moves on].',
    'work!=crown',
  ],
  'in {town} there is one [empty window|old gate post|closed shop|lamp post] that {P.they} greets [in passing|each time|with a nod].',
  [
    'In public {P.they} [turns a ring|touches the chain|looks at the clock] before [each answer|saying yes|sitting down], and [somebody always writes it down|it has been copied at court].',
    'work=crown',
  ],
  '{P.they} holds doors open [a little too long|for longer than people like|until it is cold inside|for everybody], [also for dogs|and looks at who comes|as if one more were to come|even for the wind].',
  '{P.they} drinks [water|tea|milk] from [the saucer|both hands|the lid], [blowing on it|even if it is cold].',
  '{P.they} eats [standing up|by a window|alone|from a lid|with one hand] since a certain [dinner|wedding|evening|feast] [that is not talked about|about which nobody is told|in {town2}|in {town3}].',
  'When praised, {P.they} looks [for the person who is meant|over one shoulder|at the floor for something|for a hat], and [then thanks nobody|goes on working|says that it was the weather|praises somebody else|asks what it will cost].',
  [
    '{P.they} burns [every note|each envelope|used blotting paper], [in a saucer|leaf by leaf], and [stirs the ashes|opens a window].',
    'tone=intrigue',
  ],
  '{P.they} keeps a list of people who have been [kind|honest|helpful|patient|brave], and strikes [some|one|two] off [from time to time|every month|after each quarrel|every new year].',
  'At a [crossroads|fork|corner] {P.they} [turns left first|waits for a cart to go by|looks back], [and comes back if it was wrong|even at home].',
  [
    '{P.they} goes round with a [mended cup|tin cup|wooden cup|cup without a handle|cracked blue cup] and drinks from nothing else[|, not even at feasts|, at inns and at home|, wine and water alike].',
    'work!=crown',
  ],
  [
    'After every [joke|quarrel|meal] {P.they} [bows|takes a step back|holds a pause], [and waits|out of habit|to the left first].',
    'work=stage',
  ],
  [
    '{P.they} gives directions by [what used to be there|houses that burned down long ago|trees that were cut down years ago|shops that have moved|smells], [and people find their way|and does not notice it|with great patience|and is right].',
    'work!=crown',
  ],
  [
    '{P.they} saves the [crust|last plum|smallest potato] for [breakfast|the walk home|the dog of a neighbour], [wrapped in a page|in a coat pocket].',
    'work!=crown',
  ],
  'At the sound of [a cart|hooves|a bell|a drum|geese] {P.they} stops [talking|working|chewing|walking] until it [has gone by|is over|cannot be heard any more].',
  [
    'On coming home {P.they} [cleans the boots|checks the locks|hangs up the belt] first, [in the dark|before any greeting|always in the same order].',
    'work=arms',
  ],
  [
    '{P.they} signs with [a cross|three crosses|a small circle|a thumb|a drawing of a fish], and can write [very well|better than the clerks|in four languages|a fine hand|upside down|like a printed page][|, if need be|, when nobody looks].',
    'work!=crown|desk',
  ],
  '{P.they} can [whistle|hum] any tune after [one hearing|two bars], and [stops when noticed|gets the end wrong].',
  'In company {P.they} stands [where the draught is|by the coldest wall|next to the door|behind the stove], and [does not say why|calls it healthy|never takes a coat off|holds other people to it|counts the guests].',
  '{P.they} cuts [bread|cake|cheese|sausage|apples] into equal pieces, and [gives away the best one|keeps the smallest one|measures them with the knife|lets a child choose first|is asked to do it everywhere].',
  [
    '{P.they} keeps [two books|two pens|two inkwells], one for [what is certain|figures] and one for [the rest|everything else].',
    'work=desk',
  ],
  'On a stair {P.they} skips the [third|fourth|last|first] step, [in every house|even with a full load|up and down|and warns those behind].',
  [
    '{P.they} writes [debts|names|sums] on the [palm|wrist|back] of one hand, and [washes around them|copies them at night].',
    'work!=crown|care',
  ],
  '{P.they} folds every [piece of paper|letter|bill|napkin] into a [boat|bird|hat|frog] and unfolds it [again|afterwards|before anyone asks|when it has been admired].',
  [
    '{P.they} picks up [bent nails|bits of wire] in the street, and [straightens them|sorts them at home|lays them in line on a wall].',
    'work=hand',
  ],
  '{P.they} wakes a moment before being woken, and [says so|is proud of it|has an answer ready][|, every day|, even at sea|, on guard too].',
  [
    '{P.they} pulls [weeds|moss|old nails] out of [walls|fences|doorsteps] in passing, [also on the way to church|and puts them in a pocket].',
    'work!=crown',
  ],
  'In a strange room {P.they} looks [behind the door|under the bed|up at the beams|into the stove|out of the window], and then for [the kettle|a chair|the stove|a nail to hang a hat on|the back door].',
  [
    'Before dark {P.they} [shuts the curtains|lights all lamps|turns the chair to the wall], [without haste|an hour before others do].',
    'tone=horror|grim',
  ],
  '{P.they} never takes the last [of anything|piece of anything|slice|chair|drop in the jug|word], and [watches|notes|remembers|forgives] [who does|the one who does|whoever does].',
  [
    '{P.they} guesses the [price|weight] of every [horse|cheese|cabbage] aloud, and [is right to the copper|then asks|is told, and nods].',
    'rank=low',
  ],
  [
    "{P.they} knocks on wood, [iron|stone|tin|leather] and, for want of [either|these], on [a friend|somebody else's head|a neighbour|a helmet|the mule].",
    'work!=crown',
  ],
  [
    'When others quarrel {P.they} begins to [tidy|sweep|cook|sew|chop wood], [and hums|very quietly|and does not stop until there is peace|with great care|and hands out work].',
    'work!=crown',
  ],
  [
    '{P.they} boils [spoons|the knives|every rag], [twice|after each visit|before bed], and [counts them into the drawer|throws one away].',
    'work=care',
  ],
  [
    '{P.they} keeps every [key|button|nail|ribbon] that {P.they} has ever found, [on one string|in one jar|in a box under the bed|in a drawer of its own|in a sock], [and sorts them on Sundays|by size|just in case].',
    'work!=crown',
  ],
  '{P.they} keeps [Tuesdays|Thursdays|the first hour of the day] free, [for nothing|for letters|for one visit], and [is not to be found then|has never said where {P.they} goes].',
  '{P.they} learns the names of [horses|dogs|children|cooks|ships] first[, and of their owners later|, and forgets all others|, before those of any officers|, in any town| and never confuses them].',
  [
    '{P.they} signs [standing|with a borrowed pen|in one stroke], and [gives the pen away afterwards|looks out of the window while it dries].',
    'rank=high',
  ],
  [
    '{P.they} carves a [peg|spoon|small horse|button|whistle] each evening and [burns it each morning|throws it into the fire the next day|gives it away each morning|leaves it at the inn|loses it on the road].',
    'work!=crown|desk',
  ],
  '{P.they} leaves every [room|meeting|table] [last|first], and [shuts the door with both hands|pushes in the chairs|looks back once].',
  '{P.they} washes {P.their} hands before [signing anything|touching money|any meeting|opening a letter|cutting bread][|, and dries them twice|, in cold water|, and afterwards|, with sand].',
  [
    '{P.they} fills each glass [to the same line|to the brim|in three goes], and [wipes the rim|watches who drinks first].',
    'work=table',
  ],
  [
    '{P.they} sits down on [steps|sacks|the floor|window sills|saddles|upturned buckets] rather than on chairs[|, even as a guest|, and in company too|, at court as well|, and gets up unasked].',
    'work!=crown',
  ],
  "{P.they} opens a window [in every room|before talking|in any house], [winter and summer|by a finger's breadth], and [stands beside it|counts to ten].",
  [
    'On market days {P.they} buys one [thing|apple|bun|ribbon|whistle] too many and gives it to the [next child|first child who asks|nearest child|last in the queue|next beggar].',
    'work!=crown|desk',
  ],
  [
    "{P.they} sharpens any [knife|axe|blade|pair of scissors] that is left lying about, also [those of strangers|in other people's kitchens|at inns|in {town2}|without asking].",
    'work!=crown|church',
  ],
  [
    '{P.they} gives [points|marks|small prizes] to [sunsets|soups|hats], and [keeps the list|is thought severe|never gives the full number].',
    'tone=whimsical',
  ],
  [
    'Before every journey {P.they} [sweeps the room|makes the bed|pays all debts|waters the plants|gives back what was borrowed], [in case it is the last one|so that nothing is left undone|and looks back once].',
    'work!=crown',
  ],
  [
    '{P.they} takes the [heaviest bag|longest ladder|other end of anything] without being asked, and [talks all the while|will not be thanked].',
    'tone=heroic work!=crown',
  ],
  [
    '{P.they} writes each promise on [a scrap of paper|a slip of paper|a leaf|the hem of a sleeve] and [eats|burns|buries|shreds] it when it has been [kept|kept, or broken].',
    'work!=crown',
  ],
  [
    '{P.they} says [a wrong name|a wrong hour|half an address] now and then, and watches [who corrects it|what comes of it].',
    'tone=intrigue',
  ],
  [
    '{P.they} takes off {P.their} hat to [scarecrows|old trees|ravens|every statue|empty houses|cats][, without a smile|, and waits a moment|, also in the rain|, and means it].',
    'work!=crown',
  ],
  [
    '{P.they} bows to [doors|wells|each threshold], [a little|in passing], [as others do to altars|and touches the frame].',
    'work=church',
  ],
  [
    'At every well {P.they} [lets the bucket down [once more than is needed|very slowly|by hand, though there is a crank|and tells it what to bring]|drops in a [pebble|button|crumb], and [listens|counts|waits]|looks down first, [for a long time|and calls something|and greets somebody|and straightens {P.their} collar]|pours the first [bucket|cup|handful] back[|, for luck|, over the stones]].',
    'work!=crown',
  ],
  [
    '{P.they} sends [the carriage|the horses] home and [walks the last mile|walks back|stays out until dark], [in all weathers|with one servant, who is asked to talk].',
    'rank=high',
  ],
  '{P.they} [hums|whistles|sings] while doing [sums|accounts|the bills], and the tune [goes down when the sums do|stops at a mistake|gets faster towards the end|is a march if they come out].',
  [
    '{P.they} dries [each signature|every page] with [sand|a sleeve|a warm spoon], and [reads it once more|looks at the clock].',
    'work=desk',
  ],
  [
    '{P.they} sleeps with one [foot|arm|hand|leg] out of the [blanket|bed|tent], [in the snow too|even in winter|summer and winter|ready to get up|since a fire in {town2}].',
    'tone!=intrigue',
  ],
  '{P.they} tries every [door handle|gate|shutter|cellar door] in a street, and shuts what was open[|, on the way home|, every night|, without a word|, as others count steps].',
  [
    'Before a [mirror|window|puddle] {P.they} tries out [three faces|a new walk|the end of a speech], and [keeps the last|thanks it].',
    'work=stage',
  ],
  'When somebody [sneezes|coughs|laughs loudly|swears|whistles indoors] {P.they} steps back, exactly [two|three|four] paces[|, and comes forward again|, every time|, and says a proverb|, bows and comes back].',
  '{P.they} hangs up [the coat|hat and coat] inside out, [to dry|so that it is not taken|since a certain winter].',
  '{P.they} calls the [stars|birds|flowers|winds|mushrooms|clouds] by wrong names, and [is very sure of them|never doubts them|cannot be corrected|teaches those to children|has them from an aunt|sticks to them].',
  '{P.they} answers [knocks|bells|shouts from the street] only at the second time, [and quickly then|with an excuse|since the first is often a mistake].',
  [
    'In every inn {P.they} asks for the [table at which nobody wants to sit|worst table|bed that nobody wants|room under the roof|smallest room], and [gets it|tips well for it|is pleased with it|thanks the landlord twice|sleeps well].',
    'work!=crown',
  ],
  [
    '{P.they} chews [mint|a clove|a stalk of grass], and [offers it round|throws it away before church|changes sides at noon].',
    'work!=crown',
  ],
  [
    '{P.they} mends [nets, straps and sleeves|socks and harness|baskets and chairs|gloves and saddles|what others throw away] while [listening|others talk|thinking|keeping watch|waiting for supper].',
    'work!=crown',
  ],
  '{P.they} lays a hand on [each tree|every gatepost|the mule] on the way out, and [on the way home the other hand|not on the way home].',
  '{P.they} pours out the first sip of every [drink|cup|glass|bottle|jug] for somebody who [is not there|died young|once said no to it|never drank|is late][|, without a word|, and says good health].',
  [
    '{P.they} keeps the first [coin|egg|apple] of each [week|month] and [gives it to the next who asks|has a shelf of them|can say which is which].',
    'work!=crown',
  ],
  [
    '{P.they} sorts coins by [size|weight|colour], and [firewood by length|socks by age|apples by colour], and guests by [age|height|how far they have come|how loud they are].',
    'work!=crown',
  ],
  [
    "After a [fight|quarrel|brawl|battle] {P.they} looks for the other side's [hats|gloves|buttons|boots|purses], and gives them back[|, with a bow|, the next day| to the owners].",
    'work!=crown|desk',
  ],
  "{P.they} reads [the weather|the news|the price of bread] off [the faces at the well|people's boots|the smoke of the neighbours], and [is seldom wrong|says so].",
  '{P.they} cannot hear a [drum|march|hammer|fiddle|loom] without [walking in step|nodding to it|tapping along with two fingers|looking for the player|counting aloud].',
  '{P.they} eats the [worst|smallest] one first, of [anything|apples|all dishes], and [has little room for the best|saves the best until it is cold].',
  [
    '{P.they} wraps up half of every [meal|loaf|cake|pie|fish], and [has forgotten it by the evening|finds it again days later|gives it to the first dog|keeps it for the road|shares it at midnight].',
    'rank!=high work!=table',
  ],
  '{P.they} turns [pictures|cups|books] a little to the left, [wherever {P.they} goes|and stands back|as if each had been put down by a fool].',
  '{P.they} puts a [pebble|bean|button|nut] into one pocket for each [lie|kind word|curse|joke|promise] heard that day[|, and counts them at night|, and knows the number].',
  [
    '{P.they} lets [dogs|carts|children] go first in a narrow street, and [soldiers|priests|bailiffs] wait.',
    'work!=church|arms',
  ],
  'On [bridges|every bridge|long bridges|wooden bridges] {P.they} stops in the middle and [spits for luck|drops in a twig|says a short prayer|counts to nine|looks back|thanks the builder].',
  '{P.they} folds [blankets|cloths|maps] along the old creases, [with care|four times], and [cannot watch others do it|does it again after others].',
  [
    '{P.they} tells [the bees|the horse|the cat|the goats], [the dog or the stove|the stove or the moon|the rain or a wall] first, and [people|family|friends] [later|afterwards|when it is over].',
    'work!=crown',
  ],
  '{P.they} [sits|stands] so as to have [the fire|the window|the clock] on the right, and [changes chairs for it|turns the table].',
  [
    '{P.they} keeps [a candle end|a spoon|a crust|a nail|a pebble] from each [house|inn|town] in which {P.they} was [welcome|happy|well fed].',
    'work!=crown',
  ],
];
