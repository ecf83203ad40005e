import type { Row } from '../row-types.ts';

/** What a wonder does to people, by what it can be seen and felt by. */
export const strangeProblems: readonly Row[] = [
  [
    'The ground of {town} gives a push, twice in a minute, day and night. Old prayers come to people of their own accord, milk curdles upwards, and {few} statues have opened their eyes. Only on one threshold was it still for a night, and {B.full}, the {B.role}, has laid a ruler across it since then.',
    'wonder=god',
  ],
  [
    'The wells of {town} are frozen to the bottom, the last hay has been weighed, and wolves come as far as the [mill|bridge]. There is one house around which it thawed for a whole night; {B.full}, the {B.role}, would give a great deal to know why.',
    'wonder=cold',
  ],
  [
    'Boats lie where no boat should lie, [the mills stand still|the fish have gone], and every household in {town} drinks what it had put aside. Only along one garden was it for one night as it ought to be, and {B.full}, the {B.role}, has marked the place with [a red pole|two buckets].',
    'wonder=water',
  ],
  [
    'The first houses of {town} have been given up: roots had lifted the floors, and a trunk stood in a bed. What is felled by day is there again at dawn. Before one single garden it stopped for a night, says {B.full}, the {B.role}, who has measured it.',
    'wonder=wood',
  ],
  [
    'Lamps burn for a shorter time each evening, and oil costs what bread once cost. {few.t} families of {town} sleep in one room, around one light. But in one house a mere candle was enough for a whole night, and {B.full}, the {B.role}, asks everyone why.',
    'wonder=dark',
  ],
  [
    '{num.t} people of {town} have lost theirs so far. They grow paler by the day, dogs walk past them, and those they love look twice before they are sure. {few.t} had it back for one single night; {B.full}, the {B.role}, has talked with each of them.',
    'wonder=theft',
  ],
  [
    'People in {town} stop their ears with wax and feel it in their teeth all the same. Nobody has slept a whole night, except for one family, in whose house nothing of it was to be heard; {B.full}, the {B.role}, moved in with them on the next day, and then it was there, too.',
    'wonder=sound',
  ],
  [
    'Ropes have been stretched in {town} from door to door, and {few} people have let go of theirs and not been found so far. Over one yard there were stars for a night. {B.full}, the {B.role}, stood in it, heard steps going up and down outside, and took notes.',
    'wonder=fog',
  ],
  [
    'The roofs of {town} are held down with chains, and no sail has been seen for as long as it has gone on. Over one house there was a round hole in the clouds for a whole night; {B.full}, the {B.role}, has drawn it, with the stars that were in it.',
    'wonder=storm',
  ],
  [
    'Half of {town} lives by its animals, and the other half loves one. {num.t} bowls are put out in the evening, and are full in the morning. Only in one yard was everything as usual, for one night, and {B.full}, the {B.role}, cannot stop thinking about it.',
    'wonder=beasts',
  ],
];

/** The place where it stops for a night. */
export const sparedLooks: readonly Row[] = [
  [
    'All over {town} the ground gives a push, twice in a minute, and cups creep to the edges of tables. Here a full glass stands on the table and its surface is as smooth as a mirror; outside the fence the push goes on: {fact}. Beside the glass lies [a mallet|a comb] with the mark of another house.',
    'wonder=god',
  ],
  [
    'Around the fence the snow lies higher than a man. Inside it is a mild evening: [the gutters drip|there are crocuses], and white ends and green begins along a line as if cut with a knife. On the table lies [a kettle|a plane] with the mark of another house.',
    'wonder=cold',
  ],
  [
    'Along this one bank the water lies as it always lay, with [ducks|washing] and a reflection of the evening. Ten steps further on begins what has been the matter everywhere: {fact}. The border stands in the water like a pane of glass. On the bench is [a fish trap|a copper pot] with the mark of another house.',
    'wonder=water',
  ],
  [
    'On three sides there are trunks where a meadow was yesterday, bark against the fence, so close that nobody could get through. On this side of it there is not one leaf too many. [A wheelbarrow|A saw] with the mark of another house leans by the gate.',
    'wonder=wood',
  ],
  [
    'Everywhere else the lamps give a light like dirty water. Here one candle lights the room to the corners, and the brightness falls out of the window as far as the fence, and no step further. Beside it lies [a book|a ladle] with the mark of another house.',
    'wonder=dark',
  ],
  [
    'At this table sit {few} who had lost it like the others, and tonight they have it back, and do not dare to get up. Somebody laughs and looks at the wall, to see whether everything is still there. Between the glasses lies [a comb|a penknife] with the mark of another house.',
    'wonder=theft',
  ],
  [
    'One steps over a line in the grass and it is so quiet that one hears a spoon being laid down. One step back, and it is there again, in the ears and in the bones. On the table lies [a pair of tongs|a pipe] with the mark of another house.',
    'wonder=sound',
  ],
  [
    'Grey stands around the fence like a wall, and above the yard there are stars. Outside something walks along the fence, up and down, turns at the corners, and does not come in. On the bench lies [a lantern|a coil of rope] with the mark of another house.',
    'wonder=fog',
  ],
  [
    'Above this roof the clouds have a hole, as round as a coin, and in the yard not a straw moves. At the fence one can lay a hand against the wind as against a door. On the well lies [a chain|a hammer] with the mark of another house.',
    'wonder=storm',
  ],
  [
    'Here everything is as it was: [an old dog|a grey cat] in front of the stove, hens on the ladder, warm milk in the pail, and a family that cannot get enough of looking. On the table lies [a sheep bell|a halter] with the mark of another house.',
    'wonder=beasts',
  ],
  [
    'All around it is as everywhere: {fact}. Here one steps over a line in the grass, and it is an ordinary evening with [crickets|wood smoke]. On the table lies [a plough chain|a kettle] with the mark of another house.',
    'wonder!=god|cold|water|wood|dark|theft|sound|fog|storm|beasts',
  ],
];

/** The place from which it comes. */
export const originLooks: readonly Row[] = [
  [
    'The heart is as large as a chapel. It hangs in the rock by veins of ore, grey, with cracks from which something red shines at each beat, and {town} feels each beat. Before it stands a stone bowl as wide as a cart, filled with dark, and in the dark lies its sleep. Around it stand the pledges of earlier times, and tremble.',
    'wonder=god',
  ],
  [
    'A hollow of blue ice, and in it a stone bowl as wide as a cart, full of something dark that does not freeze. The cold of {town} begins here: it flows over the rim, as slowly as honey. In the ice of the walls stand the pledges of earlier times, shining: a harvest, a summer, a voice.',
    'wonder=cold',
  ],
  [
    'From all sides water runs in without a sound, and the cave does not fill. In the middle, dry, stands a stone bowl as wide as a cart, and what {town} suffers is written in rings on the dark in it. Along the walls lie the pledges of earlier times, like things that a flood has left.',
    'wonder=water',
  ],
  [
    'The oldest trees stand in a ring, their roots bare, all of them leaning in the direction of {town}. Between the roots they hold a stone bowl as wide as a cart, filled with dark to the brim. From the branches hang the pledges of earlier times, ripe and shining.',
    'wonder=wood',
  ],
  [
    'Light goes in here and does not come out. A lamp that is held over the stone bowl, which is as wide as a cart, appears in it as a small, distant star, and beside it are others: the pledges of earlier times. From the rim the dark creeps away, towards {town}.',
    'wonder=dark',
  ],
  [
    'What has been taken from {town} hangs here on lines, like washing, and stirs without a wind; on each piece is a scrap with a name. In the middle stands a stone bowl as wide as a cart, filled with dark, and beside it a [basket|stool] of pegs.',
    'wonder=theft',
  ],
  [
    'The rock trembles in time. In the middle stands a stone bowl as wide as a cart, and on the dark in it, at each beat, stand rings that run outwards, over the rim, through the wall, as far as {town}. The pledges of earlier times stand in rows, and hum along.',
    'wonder=sound',
  ],
  [
    'Out of a stone bowl as wide as a cart comes grey, breath by breath, and creeps up the steps towards {town}. Something that has no shape yet sits on the rim and looks round when somebody speaks. Behind it are the pledges of earlier times, as dim as lamps in milk.',
    'wonder=fog',
  ],
  [
    'Not a breath stirs here, and all around, close enough to be touched, stands the wall of the storm that is over {town}. In the middle is a stone bowl as wide as a cart, and the dark in it turns slowly, in the same direction. The pledges of earlier times lie around it, without a grain of dust.',
    'wonder=storm',
  ],
  [
    'The ground is trodden by paws, claws and hooves; all tracks from {town} lead here, and none leads back. In the middle stands a stone bowl as wide as a cart, filled with dark, from which one hears breathing. The pledges of earlier times stand along the wall, licked clean.',
    'wonder=beasts',
  ],
  [
    'A hollow in the rock, and in it a bowl as wide as a cart, filled to the brim with what looks like water and is only dark. What has befallen {town} begins here: at the rim one feels it as a [pull|hum] in the teeth. Along the walls stand the pledges of earlier times, forgotten and shining.',
    'wonder!=god|cold|water|wood|dark|theft|sound|fog|storm|beasts',
  ],
];

/** What can be used there in a fight. */
export const originUses: readonly Row[] = [
  [
    'The heart beats at the end of each second round: everyone who stands must succeed on a DC 13 Strength saving throw or fall, and takes {sting} damage if within 10 feet of it. A blow into one of the cracks (AC 15) brings the next beat at once, and one dream of a god into the head of {A}, who loses a turn.',
    'wonder=god',
  ],
  [
    'The floor is ice over nothing: it carries two. Where a third one steps it breaks (DC 13 Dexterity saving throw, or {sting} cold damage and a round to climb out), and {A} knows where the thick places are.',
    'wonder=cold',
  ],
  [
    'The water obeys whoever shouted last, and knows two words. "Up" or "down" (one action, DC 13 Intimidation) lifts or drops everything in it: those standing in water must succeed on a DC 13 Strength saving throw or lie flat with {sting} damage. {A} uses it from the second round on.',
    'wonder=water',
  ],
  [
    'The trees reach for whoever says "mine". Said of a thing that an enemy holds (a bonus action, DC 13 Deception), the nearest branch takes that enemy by the collar: restrained until the end of the next turn.',
    'wonder=wood',
  ],
  [
    'A lamp that had been lent and is given back burns here as no other: for three rounds no enemy can bear to stand in its light (within 20 feet, disadvantage on attacks). One hangs by the steps, with the name of {T} on it.',
    'wonder=dark',
  ],
  [
    'Whoever tears one of the pieces from the line and calls its owner by name (one action) lets it fly home: it brushes over the face of one enemy, who is blinded for a round. {num} are still hanging there.',
    'wonder=theft',
  ],
  [
    'Whoever strikes the rim between two beats (one action, DC 13 Performance) makes it miss one: until the end of the next turn nobody here can speak a spell, {A} included, and every check to talk afterwards is heard as the first thing in the silence.',
    'wonder=sound',
  ],
  [
    'One sees ten feet. Whoever says their own true name aloud (no action) is seen by friends and by no enemy until their next turn; said a second time, the shape on the rim has heard it as well, and comes closer.',
    'wonder=fog',
  ],
  [
    'Lightning goes to what is highest. Metal held up or thrown into the air (one action) brings it down on the spot: {sting} lightning damage to all within 5 feet, DC 13 Dexterity saving throw for half; once in two rounds.',
    'wonder=storm',
  ],
  [
    'Those of the animals that somebody calls by their pet name come up out of the dark (one action): each round this one gives one character advantage on one attack, and wants to go home afterwards. {T} can tell the party three names.',
    'wonder=beasts',
  ],
];
