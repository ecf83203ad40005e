import type { PlaceStory } from '../place-story-type.ts';

export const lowerPalaceStory: PlaceStory = {
  id: 'lower-palace',
  pronouns: { K: 'he', B: 'he', V: 'she' },
  levels: [12, 20],
  tones: ['horror', 'intrigue'],
  words: ['palace', 'mirror', 'reflection', 'shadow', 'double', 'doubles', 'court'],
  title: 'The Lower Palace of {town}',
  look: '[The palace of {town} stands by a black lake, and its reflection|By a black lake stands the palace of {town}, and its reflection|The black lake below {town} reflects the palace, and this reflection] is a little larger than it should be. [Below, the windows are lit when those above are dark.|When the windows above are dark, those below are lit.|Lamps burn in the lower windows when none burns in the upper ones.] [Somebody walks to and fro in the lower throne room, and on the upper side there is nobody.|In the lower throne room somebody walks to and fro, and in the upper «one »nobody does.]',
  senses:
    '[At the shore people from {town} hear a ball, «very faintly, »with the music running backward.|From the shore {town} can hear a ball down there, with the music running backward.] It smells of [snow|fresh snow|snow and cold stone|a winter morning|snow on fur], even in [summer|July|August|a hot summer].',
  keeper: [
    'lord chamberlain',
    '[closes the curtains toward the lake at dusk«, all four hundred, with one crank»,|at dusk turns the one crank that closes all four hundred curtains toward the lake,|shuts four hundred curtains «with one crank, »at dusk«, so that nobody sees the lake»,] and counts everyone at court [in the morning|each morning|at breakfast].',
  ],
  guest: [
    'young king',
    'has begun to [shave|dress|comb his hair] without a mirror, and asks «old »friends [about things that only they can know|what he gave them as a boy|for stories that only they can know].',
  ],
  absent: 'queen mother',
  hooks: [
    [
      '{B} pays {pay} gold pieces to have everyone at court [touched with something wet|touched with a wet glove|sprinkled with water from the lake].',
      [
        '[Those from below cannot bear lake water: it calls them home.|Lake water calls those from below home, and they cannot bear it.] [Eleven flinch, one of them at the head of the army.|Eleven of them flinch, and one commands the army.|One general flinches, and ten others.]',
        '[Those from below cannot bear lake water: it calls them home.|Lake water calls those from below home, and they cannot bear it.] [Half of a ballroom flinches, and looks at the doors.|In a ballroom every second guest flinches, and looks for a door.|Half of those in a ballroom flinch, and look at the doors.]',
      ],
    ],
    [
      'A regiment of {town} marched round the lake« on a still day». [It came back on time, left-handed«, and salutes beautifully».|It was back on time«, salutes beautifully,» and does all of it with the left hand.|Since it came back all of it has been left-handed«, and it salutes beautifully».]',
      [
        '[The real one is below, on parade, and cannot stop until somebody above gives the order with the other hand.|Below, the real one is on parade, and cannot stop before the order is given above, with the other hand.|The real one marches up and down below, and only an order that is given above, with the other hand, can stop it.]',
        "The real one went down by order of {V}, to hold the lowest stair. What marches here are its reflections«, sent up out of harm's way».",
      ],
    ],
    [
      '{K} counts the court« against a list», has found one person too many every morning« for a year», and wants the party to be guests there until it has found out who.',
      '[It is {K}.|The one too many is {K}.|It is none other than {K}.|The one too many is nobody but {K}.|The answer is {K}.] [The real lord chamberlain drowned in the lake a year ago, and {V} «quietly »struck him off the list and told nobody.|A year ago the real lord chamberlain drowned in the lake, and {V} told nobody, and struck him off the list.|{V} has known for a year that the real lord chamberlain drowned in the lake, and has struck him off the list, without a word to anybody.] [This one came up in his place, and does not know it.|In his place this one came up, and does not know it.|This one, who came up in his place, has no idea of it.] [All others from below answer to names that are still on the list, so that in all {town} he alone is one too many.|The others from below have names that are still on the list, and so he is the only one in {town} who is one too many.]',
    ],
  ],
  done: 'Here {town} and the realm are ruled: [petitions before noon, and war and marriage after.|before noon it is petitions, and after noon war and marriage.] [There is a masked ball in {days} days, on the terrace«, by the water», and thirteen crowned heads have accepted.|Thirteen crowned heads have accepted for the masked ball in {days} days, on the terrace«, by the water».|In {days} days there is a masked ball on the terrace by the water, to which thirteen crowned heads will come.]',
  trace:
    '[{town} counts twice as many swans on the lake as last year, and none of them has a reflection.|The swans on the lake swim without reflections, and {town} counts twice as many as last year.|No swan on the lake has a reflection any more, and since last year their number has doubled, as {town} has noticed.] [In the great mirror some people of the court move half a second early.|Some people of the court are half a second early in the great mirror.|In the great mirror some of the court lift a hand half a second before they do.]',
  truth: [
    '[{V}, who has not left her tower for a year, once lost a child and asked the lake for it.|Once {V}, who has not left her tower for a year, lost a child and asked the lake to give it back.|{V} has not left her tower for a year. She once lost a child, and asked the lake for it.] What came up was [polite|quiet|well-behaved], «cried at night »and grew up to be {B}. It has ruled well. The court below wants its prince back, and sends up one person a month« to look». One of these is {K}«, who has forgotten it». The child whom {V} lost has been king down there «for {years} years, »and has become a monster.',
    '[Those who come up out of the lake do not want {town}; they flee.|The people of the lower palace do not invade {town}; they flee.|Nobody invades {town}: those who come up from below flee.|They come up to {town} from below as people in flight, and not to take it.|To those who come up {town} is a refuge, and no prize.] [The lower palace is being eaten from beneath, by something that has no reflection, and|Something that has no reflection is eating the lower palace from beneath, and] {V} let them in one at a time, and for each of them [sent down somebody who was dying anyway|somebody who was dying anyway had to go down]. By now there are {num} of them at court, and some«, like {K},» have forgotten where they come from. What chases them will be at the surface on the night of the ball.',
  ],
  finds: [
    [
      'Insight',
      'telling {B} the oldest joke of the royal nursery',
      'he laughs before the end«, and then looks [very tired|very old|out of the window]».',
      1,
    ],
    ['Arcana', 'using True Seeing on {B}', 'you see {B}, as he is, standing on his head.', 1],
    [
      'History',
      '[reading|studying|poring over] [the deaths in the palace infirmary|the list of the dead in the palace infirmary|the register of deaths in the palace infirmary]',
      '[all who were dying in [spring|March|April] were carried down to the lake, by order of {V}, and are listed as cured.|in [spring|March|April] {V} had everyone who was dying brought to the lake, and had them listed as cured.|those who were dying in [spring|March|April] are listed as cured, but {V} had them taken to the lake.]',
      2,
    ],
    [
      'Perception',
      '[diving to the lower palace and looking further down|looking down from [the lower palace|the cellars of the lower palace|the lowest stair], after a dive]',
      '[the cellars are gone, and [the walls end in tooth marks|the foundations are bitten through].|there are no cellars any more, only [tooth marks|the marks of teeth] and the dark.|the lowest [two|three|four] floors have been bitten off, and what is below them reflects nothing.|a whole [wing|stair] has been bitten off from below, and [nothing is mirrored|there is no reflection] down there.]',
      2,
    ],
    [
      'Investigation',
      'watching who stirs [tea|a cup|the soup] against the clock',
      'there are {few} at one table, and one of them is {K}.',
    ],
  ],
  use: [
    '[Below {town}, up is down and left is right: ranged attacks have disadvantage, and healing spells hurt while harm heals, for the first minute.|For the first minute below {town}, all is reversed: ranged attacks have disadvantage, healing spells hurt, and harm heals.|Whoever goes below {town} finds left and right changed for a minute: ranged attacks have disadvantage, healing spells hurt, and harm heals.]',
    'Whoever guards the palace« below {town}» (use <Gladiator, Stone Golem, Iron Golem>) wears the armour the wrong way round, and parries what one was about to do.',
    'People who meet their own double at the court of {town} should let it speak first: whoever speaks first needs a DC 14 Charisma saving throw, or the two change places.',
    "[{K.name}'s four hundred curtains hang on one crank.|On one crank hang {K.name}'s four hundred curtains.|One crank moves {K.name}'s four hundred curtains.|{K.name} has one crank for four hundred curtains.] [If all are opened «at once, »at noon, those who are below and those who are above change places.|Opened «at once, »at noon, they make those above and those below change places.|When all of them open at once, at noon, above and below change places.]",
  ],
  later: [
    '[At the ball in {town} the music runs backward and thirteen crowned heads are asked to dance.|At the ball in {town} thirteen crowned heads are asked to dance, to music that runs backward.|Thirteen crowned heads dance at the ball« in {town}», and the music runs backward.] [By morning all wars on the continent have the same general.|In the morning all armies of the continent have one general.]',
    "At {B}'s ball [the surface breaks|the water opens]. [What comes out has no shape and reflects nothing, and« in one night» it is as wide as the lake.|Something without a shape comes out, which reflects nothing, and [by morning|in one night] it is as wide as the lake.|What comes has no shape, reflects nothing, and is as wide as the lake [by morning|after one night].]",
  ],
  ways: [
    '{B} and the king below have to sit opposite each other, «with the water between, »and one of them has to give way: he goes down for good, all who came up go with him, and the other one rules. {B} would; what is below must be brought to the table by the party, and {V} has to be the one to say which is her child.',
    'The lake can be drained «in one night, »by {K}, who has the sluice key. Before that all who came from below have to be on dry ground, and those who were sent down come up if {V} calls them «from the shore, »name by name. [Then nothing can come up,|Nothing can come up any more then,|After that nothing will come,] and {num} strangers [live at court for good|stay at court for good|are courtiers for the rest of their lives|have the court for their home].',
  ],
};
