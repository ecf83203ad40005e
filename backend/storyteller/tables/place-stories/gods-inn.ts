import type { PlaceStory } from '../place-story-type.ts';

export const godsInnStory: PlaceStory = {
  id: 'gods-inn',
  pronouns: { B: 'she' },
  levels: [12, 20],
  tones: ['whimsical', 'heroic'],
  words: ['inn', 'god', 'gods', 'tavern', 'retired', 'temple'],
  title: 'The Quiet God near {town}',
  look: '[A small inn stands at a crossroads, with geraniums. The weather stops at the fence.|At a crossroads stands a small inn, with geraniums, and at its fence the weather stops.] [In the yard a storm is chopping wood, «a little out of breath, »and the sign shows a god with the face scratched off and a soup bowl painted in.|The sign shows a god with the face scratched off and a soup bowl painted in, and in the yard a storm is chopping wood«, a little out of breath».] || [At a crossroads where it never rains there is an inn with nine chairs« and geraniums in the windows».|There is an inn with nine chairs«, and geraniums in the windows,» at a crossroads where it never rains.] [The god on its sign has had the face scratched off and a soup bowl put in.|On its sign is a god whose face was scratched off, with a soup bowl put in.] [Behind the house a storm is chopping wood«, and stops now and then to get its breath».|A storm chops wood behind the house«, and now and then gets its breath».]',
  senses:
    '[A spoon in a pot, and behind it, if one listens, the sea«, a war» and a wedding in {town}.|One hears a spoon in a pot, and if one listens a wedding in {town}, a war and the sea.|If one listens to the spoon in the pot, one hears the sea behind it«, a war,» and a wedding in {town}.] It smells of [bread, as it did at home|new bread, as on a day long ago|the bread that one had as a child|bread, and everyone says: like ours|warm bread, and one knows at once from which oven].',
  keeper: [
    'innkeeper',
    'is a [large, kind person|kind, broad person|big, friendly person]« with [earth under the nails|flour on both arms|earth on the boots]», who knows [what you would like to eat and never what you would like to hear|what each guest would like to eat, and never what a guest would like to hear|the favourite dish of any guest, and never the right thing to say].',
  ],
  guest: [
    'high priestess',
    'has walked here from {town} with nine thousand faithful«, who are camping in the field», and has been told that the kitchen is closed. || has brought nine thousand faithful from {town}, «has them in the field in rows, »and has been told three times that the kitchen is closed.',
  ],
  absent: 'cook',
  hooks: [
    [
      'The temple of {town} pays {pay} gold pieces for whatever will make its god come back«, since nobody there has had a prayer answered for {years} months».',
      '[They are answered here, at supper, to those who sit down« and have a look at the menu».|Here they are answered, at supper, if one sits down« and has a look at the menu».|One has to sit down here «and look at the menu, »and they are answered with the supper.]',
    ],
    [
      'War, Death and the Harvest have each booked a table for {days} days from now, at eight. {K} asks the party to wait on them«, and to seat them well apart».',
      [
        'They want {K} back« in the temple of {town}», or the temple for themselves. [Each has an argument, and one of them has a chain.|Each brings an argument, and one of them a chain.]',
        '[They are coming to fetch the god, and will take {K} for it«, because of the apron».|They want to fetch the god, and «because of the apron »they will take {K} for it.|It is the god whom they come to fetch, and they will take {K} for it, because of the smell of the soup.] [Each has an argument, and one of them has a chain.|Each brings an argument, and one of them a chain.]',
      ],
    ],
    [
      'A child of six has been made a god «by mistake »in {town2}, [and the storms there are bedtime-sized but getting larger.|where the storms are small, come at bedtime, and are getting larger.|and each bedtime there is a storm there, a little larger than the last.]',
      [
        'The power had to go somewhere when {K} put it down. It went to the nearest person who was not afraid.',
        'The child has taken in a goose, out of the rain«, and sleeps with an arm round it». The goose is on its day off, and the power is not.',
      ],
    ],
  ],
  done: "[At {K}'s table a meal costs one true answer«, and a bed costs nothing».|A meal at {K}'s table costs one true answer«, and a bed is free».|One true answer is the price of a meal at {K}'s table«, and a bed is free».] [Those who have eaten here sleep well, wake healed of one thing, and find that it was not the thing they had come about.|Guests sleep well here, and wake healed of one thing, which is not [what they had come about|the one they had come about].|Whoever has eaten here sleeps well and wakes healed, but not of [the thing that was to be healed|what was troubling them].]",
  trace:
    '[The salt never runs out.|The [salt|butter|flour] in the kitchen never gets less.|Nobody has ever seen the [salt|oil|jam] run out.] When {K} laughs, [the corn outside grows by a hand|the corn in the field grows a hand taller|every bean in the garden flowers]«, and so {K} is careful not to laugh when [a farmer is near|farmers are at the table]».',
  truth: [
    '{K} was the god of {town}, and has resigned«; a little of the power has stuck to {K.name}, like flour to an apron». The cook {V.full} was the last one who ever prayed for nothing, only to say good evening, and was killed by pilgrims« in a crush». {K} has opened the inn that {V} had always wanted. [Without a god the door of the temple in {town} stands open to whatever comes first.|The temple in {town} has no god, and is open to whatever comes first.|Whatever comes first can walk into the temple in {town}, which has no god.]',
    '{K} is no god, but the cook. The god, who went by the name of {V.full} in this house, wished for one day off, put the crown on the hook« in the kitchen», and went for a walk in the shape of a goose. «[That was {years} months ago.|The walk has lasted {years} months.|It is {years} months since then.] »[As long as the crown hangs over the [stove|pots], some of it gets into the soup, and into {K}, who answers what prayers can be answered [that way|with soup].|Some of it gets into the soup, and into {K}, for as long as the crown hangs over the [stove|pots], and so {K} answers what prayers can be answered [that way|by a cook].|{K} answers what prayers a cook can answer, because some of the crown gets into the soup as long as it hangs over the [stove|pots].]',
  ],
  finds: [
    [
      'Religion',
      'asking for a blessing',
      '{K} gives one without thinking, and is cross for [an hour|the rest of the evening|half an hour].',
      1,
    ],
    [
      'Perception',
      '[looking at|inspecting|examining] the second chair [in the kitchen|at the kitchen table|by the stove]',
      '[it is laid for supper, and the apron on it has been mended|supper is laid before it, and the apron on it has been mended|an apron hangs over it, at a place that is laid for supper, and was mended] by someone who can make worlds and not a seam.',
      1,
    ],
    [
      'Arcana',
      '[looking|having a look] [behind|among] the [saucepans|pots]',
      '[a crown of light hangs there, «with a hook through it, »and|a hook goes through a crown of light «that hangs there, »with|there hangs a crown of light, «on a hook, »with] a note: "Back by [six|seven|supper]."',
      2,
    ],
    [
      'Nature',
      'asking farmers about stray geese',
      'one was seen on a pond« on the way to {town2}», and it walked on the water«, absently».',
      2,
    ],
    [
      'Insight',
      'asking {K} about the weather of tomorrow',
      '{K} looks into [a pot|the soup|the kettle], names the weather, and «beyond the fence »it begins at once.',
    ],
  ],
  use: [
    "[Nobody can be hurt at {K.name}'s table.|At {K.name}'s table nobody can be hurt.|Whoever sits at {K.name}'s table cannot be hurt.] [It is the oldest law there is, and ends when the chairs are pushed back.|That is the oldest law there is, and it holds until the chairs are pushed back.]",
    "[The storm in {K.name}'s yard (use <1 Air Elemental, Storm Giant>«, with an axe») does as it is told by whoever shares [lunch|a loaf|a pie|soup] with it.|Whoever shares [lunch|bread|an apple|a pie] with the storm in {K.name}'s yard (use <1 Air Elemental, Storm Giant>«, with an axe») can tell it what to do.|The storm that {K.name} has in the yard (use <1 Air Elemental, Storm Giant>«, with an axe») obeys those who share [lunch|bread|cheese|a pie] with it.]",
    '[A wish that is said aloud here is written by {K.name} on the slate by the [door|stove], and [added to the bill|stands on the bill].|On the slate by the [door|stove] {K.name} writes each wish that is said aloud here, and [adds it to the bill|puts it on the bill].|{K.name} has a slate by the [door|stove|bar], for wishes that are said aloud here, and they are [on the bill|added to the bill].]',
  ],
  later: [
    'In {days} days War, Death and the Harvest sit down here, to argue about who takes over the empty temple. By the soup there is an earthquake in {town}, by the cheese {town2} is gone.',
    'In {days} days the faithful break down the door, {K} puts on the crown« so as to quiet them», and finds that it fits.',
  ],
  ways: [
    '{K} would go back for one thing: that people should «sometimes »say good evening. The power returns to {K.them} with the first who does, and the child in {town2} is a child again. {B} has nine thousand in a field who could begin«, if anyone dared to tell them».',
    '[{K} asks for the goose to be found, caught and scolded« by somebody who means it».|Somebody has to find the goose for {K}, and catch it, and scold it in earnest.|What {K} asks for is that the goose is found, caught and scolded, and not as a joke.] [It is having a wonderful time, and knows what it has done.|It knows what it has done, and is having a wonderful time.|It has never been so happy, and it knows what it has done.]',
  ],
};
