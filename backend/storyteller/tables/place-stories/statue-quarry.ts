import type { PlaceStory } from '../place-story-type.ts';

export const statueQuarryStory: PlaceStory = {
  id: 'statue-quarry',
  levels: [10, 20],
  tones: ['grim', 'horror', 'heroic'],
  words: ['quarry', 'statue', 'statues', 'stone', 'petrified', 'medusa', 'marble'],
  title: 'The Quarry of {town}',
  look: 'A white cliff stands above {town}, cut into steps, and on each step stand statues: soldiers, thousands of them, «in the dress of two hundred years, »with the faces of people who have just been asked something. The lowest step is half empty. [In the grass in front of it [are|one sees] round marks, [where pedestals have been dragged away|from pedestals that were dragged off|each as wide as a pedestal].|There are round marks in the [grass|turf|clover] in front of it, [from pedestals that were dragged away|where pedestals used to stand|each from a pedestal].|[Round marks in the grass|Round bare patches in the grass|Bare rings in the grass] in front of it show [where pedestals have stood|that pedestals were dragged away].] || Above {town} the cliff is cut into white steps, and on the steps stand soldiers of stone, thousands of them, «in the coats of two hundred years, »who look as if somebody had just asked them something. The lowest step is half empty. [In the [grass|turf|clover] before it are round marks, [where pedestals were dragged away|where pedestals have stood|from pedestals that are gone].|Pedestals were dragged away there, [on sledges|with ropes|by oxen], and have left round marks in the grass.|[Pedestals|Many pedestals] are missing there, and have left round [marks|patches|rings] in the [grass|turf].]',
  senses:
    '[No [bird|crow|pigeon|sparrow] sits on [any of the statues|a stone shoulder|a stone helmet].|[Birds|Pigeons|Crows|Gulls] fly round the statues, and [do not sit|never sit down].|[None of the statues|Not one of the statues|No soldier up there] has ever had a [bird|crow|nest] on [it|the head|the helmet].|The swallows [of the cliff|of {town}|in the cliff] [keep off|fly wide of|never nest on] [the statues|the stone men|the soldiers].] «[The wind over {town} has a different note on every step.|On every step the wind over {town} has a different note.|Each step has its own note in the wind over {town}.] »It smells of wet chalk and, toward evening, of people.',
  keeper: [
    'quarry master',
    '[shows visitors round for nothing|takes visitors round for nothing|leads round anyone who asks], [knows every statue by name|introduces the statues by name|says the name of each statue in passing], and [ends the tour one step too early|stops one step before the end|turns back one step below the top].',
  ],
  guest: [
    'art dealer',
    'buys for six courts, likes statues with an expression, and says that {K} used to be easier to deal with. || is looking for faces« with something in them», for six courts, and has crates at the inn that take eight people to lift.',
  ],
  absent: 'last sculptor',
  hooks: [
    [
      'An old woman «of {town} »has sold her mill, and pays {pay} gold pieces to have a bust brought out of a palace in {town2}. She says that it is her brother, and does not say: of her brother.',
      [
        '[It is a soldier of the lowest step, sawn off at the chest.|A soldier of the lowest step was sawn off at the chest, and this is he.|The bust was sawn off a soldier of the lowest step.] [He went up there with her, when she was eight«, and waved».|When she was eight he took her up there«, and waved».|She was eight when he went up there with her«, and waved».]',
        '[It is the head of a statue of the lowest step, for which he had sat.|He had sat for a statue of the lowest step, and this is its head.|The bust is the head of a statue of the lowest step, for which he had been the model.] She was eight when the quarry master before {K} sold it, and [that night what comes down from the cave came through the gap, and took him first|through the gap came what comes down from the cave, that night, and took him first|the same night what comes down from the cave found the gap, and took him first].',
      ],
    ],
    [
      'The crown wants all of the soldiers counted before the war« that is coming», [at night and without {K}|at night, and {K} must not know of it|at night, while {K} is kept busy].',
      [
        'There is a treaty«, of the first king of {town}»: those who stand here are to be called when the realm has no one else. It does not say by whom.',
        'There is a treaty«, of the first king of {town}», and the crown has lost the second page« of it»: whoever moves one of them answers for what comes down.',
      ],
    ],
    [
      'In a gallery in {town2} [a marble hand has closed, round the wrist of a duke.|a marble hand holds a duke by the wrist, and has closed.] {B} asks the party to get it off, and to keep it whole.',
      [
        '[The hand has been away from its owner for four years.|For four years the hand has been away from its owner.] [It can feel that the others are about to be called.|It feels that the call for the others is near.]',
        'It is from one of the old ones, made to hold whatever comes down the steps. It has been taken for an ornament, and the duke for something else.',
      ],
    ],
  ],
  done: '[People of {town} come up on the first of May and wash the faces of their own. Strangers draw.|On the first of May people of {town} come up and wash the faces of their own. Strangers come to draw.|Strangers come up to draw, and people of {town}, on the first of May, to wash the faces of their own.] [Whoever asks {K.name} for a piece of marble is given chalk, politely, and a reason.|For a piece of marble one gets chalk from {K.name}, politely, and a reason.|{K.name} gives [chalk|a lump of chalk] to those who ask for [marble|a bit of marble], [and always has a reason|politely, and with a reason].]',
  trace:
    '[Snow melts on the shoulders of some statues first.|On the shoulders of some statues snow does not stay.|Some of the statues are free of snow before the others.] [At dusk {K} sets a lamp on each of the round marks in the grass, and counts them.|On each of the round marks in the grass {K} sets a lamp at dusk, and counts [the lamps|them].|{K} counts the round marks in the grass at dusk, and leaves a [lamp|light|candle] on each.]',
  truth: [
    '[They were volunteers.|All of them came of their own will.] Anyone« of {town}» who was dying«, or tired of it,» could go up, be looked at «once »by the medusa who lives on the top step, and stand here until the realm needs them. {K} has sold {num} of them, to pay for the hospital of {town}, and has written down where each «one »went. {V} was to saw up some of them, felt the first one flinch, and went up« to the medusa», to stand among them.',
    '[They are a wall of {town}, and not against an army.|It is a wall of {town} that they are, but not against an army.|They guard {town}, and not against an army.] [On the top step is the mouth of a cave, and something comes down out of it at night.|A cave opens on the top step, and at night something climbs down from it.|Out of a cave on the top step something comes down at night.] It cannot pass between two who look human, stand still and could touch each other, and [only on the lowest step did the soldiers stand so close|the soldiers stood so close only on the lowest step]. Three quarry masters, of whom {K} is the last, sold {num} of those before {K} learned what they are for. [Light hurts it, and so {K} sets lamps where a pedestal is missing.|It fears light, and so {K} sets lamps where a pedestal is missing.] {V} had filled only some of the gaps, with copies in chalk, when it came and ate {V.them}; and the thing has learned from the copies that some of them may be touched. (For what comes down to {town} use <1 Mummy Lord, Ice Devil, Pit Fiend>, [pale and blind in daylight|pale, and blind in daylight|white as chalk, and blind by day|grey, and blind in the sun].)',
  ],
  finds: [
    [
      'Medicine',
      '[laying|putting|holding] two fingers on [a stone neck|a stone wrist|the neck of a statue]',
      '[[there is|one finds] a [beat|pulse], four to the hour.|[there is|one feels] a beat, and [a quarter of an hour|fifteen minutes] later [the next|another].|the heart beats, [four times in the hour|once in fifteen minutes].]',
      1,
    ],
    [
      'Investigation',
      'reading the hospital books of {town}',
      'it has had {num} gifts without a giver, one for each mark in the grass.',
      1,
    ],
    [
      'Perception',
      'looking at which way the [soldiers|statues|stone faces] look',
      'all of them stand with their backs to the valley, and [look up|look up at the cave on the top step|watch the top step].',
      2,
    ],
    [
      'Investigation',
      '[scratching|scraping a little at|taking a knife to] [the newest statues|the whitest statues|the statues that look newest]',
      '[they are chalk under the polish, from which the snow goes first, and|under the polish they are chalk, from which the snow goes first, and|the polish hides chalk, on which snow does not stay, and] [the ones beside them|their neighbours] have been moved [closer|nearer].',
      2,
    ],
    [
      'Insight',
      'asking {K} for the end of the tour',
      '{K} looks at the sun, and says that nobody goes up to the top step, [least of all at dusk|and at dusk not even as far as this].',
    ],
  ],
  use: [
    'Whoever stands quite still among the statues of {town} counts as one of them (DC 13 Stealth)«, for friends and for everything else».',
    '[A step is twelve feet high. A statue that is pushed over the edge breaks what is below (8d6)«, and somebody in {town} will ask for its name».|A statue that is pushed over the edge of a step falls twelve feet and breaks what is below (8d6)«, and somebody in {town} will ask for its name».|Each step is twelve feet high, and a statue that falls over the edge breaks what is below (8d6)«, and will be missed by name in {town}».]',
    [
      'Greater Restoration wakes one of them for good. He knows the old passwords« of {town}», asks who is king, and has to be told.',
      'A statue of the upper steps can be turned round by three people. It then looks down on {town}, and what comes out of the cave touches nobody who stands right in front of it.',
    ],
  ],
  later: [
    'On day {days} the crown has them called, by a general with a trumpet«, as the enemy is over the border». Nobody on the steps above {town} moves, because the contract of the medusa is for all of them or none. [The general counts the marks in the grass, and asks for {K}.|The general looks at the marks in the grass, counts them, and [sends|asks] for {K}.|Then the general sees the marks in the grass, and has {K} [brought|fetched|sent for].]',
    'On day {days} it comes down as far as the lowest step«, stops, puts out a finger» and feels for chalk. It finds some, goes through there, and empties {town} house by house until it gets light.',
  ],
  ways: [
    "{K}'s list can be used: most of those on it stand in one of {B}'s warehouses in {town2}«, waiting for ships to six courts», and the others in the palace and the gallery there. [When all are back in {town} the medusa (use the statistics of a Medusa) wakes them at the call, and not before;|The medusa (use the statistics of a Medusa) wakes them at the call when all are back in {town}, and not before;|Not before all are back in {town} will the medusa (use the statistics of a Medusa) wake them at the call;] [she keeps to her contract«, and she is lonely».|she keeps to her contract«, lonely as she is».] [Whatever was sawn off has to be laid beside its owner before that, and grows on again.|What was sawn off grows on again, if it has been brought back to {town} and lies beside its owner.|Before that every piece that was sawn off must be brought to {town} and laid beside its owner; then it grows on again.|Each bust and hand grows on again, once it lies beside its owner in {town}.|A head or a hand that was sawn off has to lie beside its owner in {town} by then, and grows on.]",
    '[It breaks any wall behind which it is shut in, and so {town} has to shut it out.|No wall holds it in, as {town} has learned; but it can be shut out.|It breaks every wall that is to keep it in, and so {K} wants to keep it out.|Shut in, it breaks every wall; {town} can only shut it out.|{town} cannot shut it in, since it breaks walls, but can shut it out.] [For one night the lamps stay dark, so that it comes down, and all of {town} stands in the gaps; whoever flinches is taken.|For one night all of {town} stands in the gaps, with the lamps out, so that it comes down; whoever flinches is taken.|One night all the lamps are put out, so that it comes down, and {town} itself stands in the gaps; whoever flinches is taken.] Behind its back {K} walls up the cave, and at dawn it is blind, and [cannot get home|has nowhere to hide].',
  ],
};
