import type { PersonStory } from './person-types.ts';

/** Persons whose work there is also in a desert and below the ground. */
export const personStoriesOfLands: readonly PersonStory[] = [
  {
    id: 'well-measurer',
    levels: [1, 8],
    tones: ['heroic', 'grim', 'intrigue'],
    words: ['well', 'water', 'cistern'],
    role: 'well keeper',
    other: 'water carrier',
    want: '{P} wants [the second well of {town} opened again|the lid taken off the second well of {town}], [and is told that nobody needs it|and hears from everybody that one well is enough].',
    ask: '{P} asks the party to [lower somebody|let somebody down] into the shut well of {town} on [eighty|ninety] feet of rope, «[by night|after the last bucket], »and pays {pay} gold pieces for word of what has changed at the bottom« since it was shut».',
    tell: '{P} [measures|sounds] the open well «three times a day »with a knotted cord, and [ties one more knot to it every few days|has had to add a knot each month].',
    says: [
      '"A cup for each stranger, that is the law in {town}, and I have never «yet »been asked for a small one."',
      '"In {town} they will tell you that I count drops; I do, and somebody should."',
      '"I sleep beside the well of {town}, because it is the only neighbour who says less than I do."',
      '"Ask anyone «in {town} »how deep our well is; then ask me, and see who has to sit down."',
      '"You may wash your hands «in {town}, »or your horse, and I would rather you chose the hands."',
    ],
    truths: [
      'The open well of {town} has {few} months left. {P} found that out {years} days ago, and has told nobody but {Q}, who began to buy up skins, jars and donkeys« on the same day». The shut well holds enough for {town}, but {P} shut it with a lie about poison, as a favour to {Q}«, and would have to say so».',
      'The open well «of {town} »is full, and {P} lies about its depth. In the shut well lives something that {P} pulled out of it as a child and let down again: it is old«, thirsty» and polite, and lends {town} its water. {Q} has seen {P} talk to it, and wants {pay} gold pieces a month; it has begun to ask {P} when the loan is to be paid back.',
    ],
    clues: [
      [
        'Investigation',
        'counting the knots of the cord that {P} carries',
        '[seven of them are new|seven have been tied on since spring], and the last one only just reaches the water« in the well of {town}».',
        1,
      ],
      [
        'Insight',
        'asking {Q} for the price of a jar',
        '{Q} names the one for next month, and [coughs|corrects it in a hurry].',
        1,
      ],
      [
        'Perception',
        'dropping a stone into the shut well of {town}',
        'one hears no splash, and «[a little later|after a breath] »the stone lies on the lid again«, in front of {P}», [clean|polished].',
        2,
      ],
      [
        'Nature',
        'tasting the water of {town}',
        'it is [older|far older] than any that comes from above; {P} drinks none« of it» before bowing.',
        2,
      ],
    ],
    pressed: [
      '{P} takes off the lid in front of all «of {town} »and drinks first, if the party stands between {P.them} and {Q}. The jars of {Q} are bought back at the price that {Q} paid.',
      '{P} introduces the party to it«, by name». It would give up the loan for company: somebody «from {town} »who comes each evening and tells it what happened that day«; {Q} could be made to, says {P}».',
    ],
  },
  {
    id: 'mushroom-grower',
    levels: [1, 9],
    tones: ['whimsical', 'heroic'],
    words: ['mushroom', 'cave', 'cellar', 'fungus', 'underground'],
    role: 'mushroom grower',
    other: 'cook',
    want: '{P} wants the cellars of {town} [kept quiet|as quiet as a library], «[above all at supper time|most of all after dark], »and {P.they} means it«, with slippers».',
    ask: '{P} needs the party to [carry a basket|bring a covered basket] «from {town} »to {town2} without shaking it, and without answering if it speaks, for {pay} gold pieces.',
    tell: '{P} [says good night|wishes a good night] to each of the beds in the cellar of {town}, by name, and [waits for something before shutting the door|listens before shutting the door].',
    says: [
      '"In {town} people cut them« when they are largest»; I ask them first, and mostly they mind."',
      '"Please whisper, half of {town} is asleep down here«, if you see what I mean»."',
      '"I have won the great pan of {town} six times, and have never «once »told them how it was done."',
      '"Mind the step, and mind the small one on the step: he is new in {town}«, and bold»."',
      '"Nobody in {town} has «ever »been poisoned by one of mine, and that took a good deal of talking."',
    ],
    truths: [
      'The mushrooms of {P} remember what is said near them, and hum it« at night». {P} has heard every secret of {town} «in this way »and wants none of it; {Q} has found out, and has been serving a soup with which the guests «of {Q} »suddenly know things. The basket holds the oldest one, which heard what the council of {town} said about {town2}.',
      'The mushrooms of {P} are the young of a people that lives far below {town}, and were left with {P} for one summer, {years} years ago, by parents who have lost the way. {Q} cooked one by mistake and has not slept since. The basket holds the first who can walk, and who believes that the parents are near {town2}.',
    ],
    clues: [
      [
        'Perception',
        'sitting in the cellar of {town} with the lamp out',
        'one hears the talk of last week, «hummed, »and in it the voice of {Q}«, [counting|asking for more salt]».',
        1,
      ],
      [
        'Insight',
        'eating a plate of soup at the house of {Q}',
        'one suddenly knows where {P} hides the key«, and [why|since when]».',
        1,
      ],
      [
        'Nature',
        'looking closely at the beds of {P}',
        'the caps have turned to see who comes, and [the smallest has a blanket with the mark of {P}|the smallest holds a spoon of {P}].',
        2,
      ],
      [
        'Medicine',
        'asking {Q} about the dark rings under the eyes',
        '{Q} bursts into tears and says "it said thank you", [and no more|twice].',
        2,
      ],
    ],
    pressed: [
      '{P} would rather have them forget: one night of loud music in the cellar« of {town}», by anybody, wipes out all that they know. {Q} offers to play the spoons«, if nobody tells the council».',
      '{P} packs at once, «slippers first, »if the party goes along. Far below {town2} somebody has been calling for {years} years, in a hum that {P} could always sing; {Q} comes, too, to say sorry.',
    ],
  },
  {
    id: 'lamp-rationer',
    levels: [1, 9],
    tones: ['horror', 'grim'],
    words: ['lamp', 'dark', 'cave', 'tunnel', 'oil'],
    role: 'lamp warden',
    other: 'oil seller',
    want: '{P} wants one lamp« of {town}», the one at the end of [Ropewalk|the lower street], to burn day and night, and [has paid for its oil|has paid for a year of its oil].',
    ask: '{P} asks the party to [sit under|stay with] that lamp of {town} for one night, {pay} gold pieces each for [keeping it lit|feeding it], and to talk loudly«, [about anything|about the weather|of home|until the bell]».',
    tell: '{P} never [turns|turns round] in a dark doorway, but leaves it backward«, [slowly|with a bow]».',
    says: [
      '"There are three hundred lamps in {town}, and I know which of them sputters«, and on whose account»."',
      '"If you go out in {town} after the bell, take two lights, and give the second one to nobody."',
      '"Oil is dear «in {town} »this year, and if you ask me what it is cheaper than, I shall change the subject."',
      '"I light {town} from the top down, so that whatever leaves can do so by the bottom."',
      '"People «in {town} »think that I am afraid of the dark; I am on good terms with most of it."',
    ],
    truths: [
      'Where that lamp of {town} stands, a wall was broken through {years} years ago, and {P} counted the shadows of the masons: there was one more than there were masons. It cannot cross the light. {Q} has stretched the oil with water« for weeks», knows nothing of it, and has wondered why the flame of {P} burns blue.',
      'There is nothing in the dark« of {town}». {P} let the lamp go out once, {years} years ago, for the price of the oil, and a child fell down the open shaft beside it; {Q} took {P.their} word that it had been burning. Since then {P} cannot see it dark. {Q} has found the account book of that month and is thinking about a price.',
    ],
    clues: [
      [
        'Perception',
        'counting the shadows under that lamp of {town}',
        'there is one for each character, one for {P}, and [one more|another one«, which is late»].',
        1,
      ],
      [
        'Investigation',
        'smelling the oil that {Q} sells',
        'a third of it is water; {Q} says that everyone« in {town}» does it«, and [looks at the blue flame|wipes both hands]».',
        1,
      ],
      [
        'Investigation',
        'asking {P} for the account book of the lamps',
        'one month is missing, and [{P} knows the number of the page|{P} says which one without looking].',
        2,
      ],
      [
        'Insight',
        'asking about the shaft beside the lamp',
        '{P} gives its depth to the foot, and the name of a child«, and [stops|asks for the time]».',
        2,
      ],
    ],
    pressed: [
      '{P} has the stones«, the mortar» and nobody who holds the light: whoever walls it up« in {town}» must keep both eyes on it (use <1 Zombie, Shadow, Wraith> if the light fails). {Q} owes {P} a barrel of «honest »oil.',
      '{P} tells it to the parents of the child, under the lamp«, with a character at each side». They have known for years, and have been waiting for {P} to say it; {Q} is left with a book that nobody will buy.',
    ],
  },
];
