import type { SettingStory } from '../setting-story-type.ts';

export const sharedWinterStory: SettingStory = {
  id: 'shared-winter',
  pronouns: { P2: 'she' },
  levels: [1, 8],
  tones: ['whimsical', 'heroic'],
  words: ['winter', 'snow', 'season', 'seasons', 'cold', 'ice'],
  title: 'The Winter That Was Not Handed On',
  pitch:
    'In {land} there is one winter for four towns, and each has it for three weeks and hands it on«, in a sack». This year {town1} has handed {town2} an empty sack. It is July, «it smells of snow, »and everybody is looking at everybody.',
  party:
    'The party comes from outside« of {land}», owns no snow, and can be trusted with a sack. {town2} hires it to find a winter, and {town1} to prove« that» it was handed over.',
  truths: [
    'All of {land} can be walked in a day, and that day has one set of weather«, except where winter is».',
    'The town that has winter may skate«, slaughter» and sleep late. The others may not« even» say "brr" in front of {P1}.',
    'Without its three weeks the rye of {town2} does not come up, the bears of {town3} do not lie down, and the quarrels of {town4} do not cool.',
    'Winter is woken in June, in {town1}, and handed on« from town to town» until September, at the boundary stone, in a sack, with a receipt. {town1} has the receipt.',
    'Snowballs are legal tender between {town1} and {town4}«, at the rate of the day».',
    'In three weeks it is the turn of {town3}, where« three hundred» bears have begun to pace.',
  ],
  regions: [
    '{town1} lives from ice, which it cuts in its three weeks and sells all year from cellars« with straw to the ceiling», in which one whispers, so as not to warm them.',
    '{town2} is rye from fence to fence. The people are tall«, tired» and exact, and have ploughed the same field three times« this summer», for something to do.',
    '{town3} has honey, bears and an agreement between the two, «which is »signed« every autumn» with a paw. This year the bears have asked to see the small print.',
    '{town4} is where the courts are. Everyone« in {land}» sues everyone else there, in the hot months, and makes it up in the cold« ones».',
  ],
  factions: [
    [
      'the Cellar Board',
      'wants {town1} believed; it shows the receipt to anybody, framed',
      [
        'knows that the last cellar« of {town1}» is locked from inside, and has asked no further || has found the last cellar« of {town1}» locked from inside, and has asked no further',
        'has sold more ice« in {town1} this spring» than one winter can hold',
      ],
    ],
    [
      'the Rye Moot',
      'wants its winter, or a year of bread« from {town1}»; it has stopped every cart with straw in it',
      'has a plan« in {town2}» to keep winter for good, if it ever gets it || would keep winter« in {town2}» for good if it ever got it, and has a plan for that',
    ],
    [
      'the Paw and Comb',
      'wants the bears« of {town3}» asleep as soon as their« three» weeks begin; it reads to them in the evening',
      'has promised the bears {town1}, if it comes to that',
    ],
    [
      'the Long Bench',
      'wants the case heard« in {town4}», slowly; it has reserved the hall until spring',
      'is paid by the hour, by {town1} and« by» {town2}',
    ],
  ],
  conflicts: [
    'The {town2} ploughmen sit at the boundary stone« with pitchforks», and will let no sack pass«, whoever carries it». {P3} has to pass with honey.',
    'A bear of {town3} has come into the inn of {town4}, lain down on the« warm» stove and put up one paw for silence. Nobody has dared to leave« since noon».',
    'Somebody has chalked a snowflake on {few} doors in {town1}. In the morning there is rime on the knockers of those houses«, and of no others».',
  ],
  people: [
    [
      'ice warden',
      'wants the party to swear« in {town4}» that the sack was heavy, and pays {pay} gold pieces to people with an honest face',
      'The handshake of {P1.name} is« a little too» cold. || Whoever shakes hands with {P1.name} feels cold« to the elbow».',
      'would open the last cellar to anyone who promises not to breathe in it',
    ],
    [
      'ploughwoman',
      'wants to follow the sack back, «step by step, »with people who can climb, and be home for milking',
      '{P2.name} has packed a scarf, «every day, »since May.',
      'forgives {town1}« on the spot» if it is {P1} who comes to say it, on foot',
    ],
    [
      'bear reader',
      'wants twenty new stories, «long ones, »without a hunter in them, and somebody to take a turn from midnight',
      '{P3.name} growls« a little» at commas.',
      'can be told anything, and tells the bears',
    ],
    [
      'advocate',
      'wants to have been the first to find winter, and to represent it',
      '{P4.name} has a fan in each hand, and faints at the word "costs".',
      'drops the case for one good snowball in the face',
    ],
  ],
  places: [
    [
      'The Last Cellar',
      1,
      'it has been shut since the handing on, because of the damp, «as {P1} says, »and the grass over it is white in the mornings',
      [
        'A stove is lit in it, a bed is made« with nine quilts», and a wet old lady« with white hair» is playing patience. At night she goes for walks, and chalks a snowflake on each door behind which she has been offered a chair.',
        'It goes on« much» further than it should: there is ice in it for {years} years, all« of it» owed to others. [The houses with the snowflake are those under which it runs; the carters need to know|It runs under the houses with the snowflake, which is there for the carters|For the carters a snowflake marks each house under which it runs].',
      ],
    ],
    [
      'The Boundary Stone',
      2,
      'the receipt is signed here, and {P2} shows« strangers» where the sack was put down, and the« round» melted patch',
      [
        'The patch has small« bare» footprints leading« out of it,» back to {town1} (DC 12 Survival).',
        'The patch was made with salt, «so that it should look »as if winter had got out here (DC 12 Survival).',
      ],
    ],
    [
      'The Bear House',
      3,
      'one can hear {P3} read« from far away», and three hundred large breaths being held',
      'The oldest bear has smelled winter, and will say where for a jar of« the» dark honey (DC 12 Animal Handling, or a story).',
    ],
  ],
  start: [
    'The party is in the square of {town2} when the sack is opened«, in front of everyone». Out of it come one mitten, a playing card and a sigh. {P2} offers {pay} gold pieces to whoever brings what belongs to the mitten, and {P1} offers the same to whoever does not.',
    [
      'The mitten is that of Winter, who is a person, and slipped out at the stone. She had lost to {P1} at cards, «for the first time in her life, »and walked back to have her revenge.',
      'The mitten and the card are those of {P1}, who filled the sack with a sigh, since there was nothing« else» left« to put in».',
    ],
  ],
  openings: [
    [
      'A child of {town4} sells« real» snow by the spoon, «at noon, »behind the courthouse, and has made {bribe} gold pieces.',
      'The child is the nephew of {P1} and has found the air shaft« of the last cellar».',
    ],
    [
      '{P3} needs a bear brought home from a wedding« in {town1}», where it is dancing« very well», and before it is asked« for» its name.',
      'The bear went to look for winter« by itself», and the bride knows where the cold draught« in the cellar» comes from.',
    ],
  ],
  truth: [
    'Winter is an old lady, and she has been carried round {land} in a sack« for longer than anyone can tell». {P1} fell in love with her over cards, and hides her in the last cellar, at her own wish. It is too warm for her« there», and she is getting smaller.',
    '{town1} has used up winter. {P1} has sold ice against the coming years, «to buy the town out of a debt, »and when it was time to hand it on there was none left. {years} winters are owed to three towns, and they lie in the last cellar, in blocks, «sawn and »labelled for export.',
  ],
  secrets: [
    'The agreement with the bears of {town3}«, where there are more bears than people,» says in small print that in a year without sleep they may vote.',
    '{P4} has drawn up a paper that makes winter a person« under the law of {town4}»; it only needs a thumb.',
    [
      'Winter would go with anyone in {land} who asked her where she would like to go. [Nobody ever has. She would like to see the sea|It is the sea that she wants to see, and nobody has ever asked|No one has asked yet, and her answer would be the sea|So far nobody did. The sea is what she would like to see].',
      'A merchant from abroad takes delivery of the blocks in two weeks, «at night, »with forty carts, and pays {P1} the second half.',
    ],
    "The Rye Moot has dug a pit« in {town2}» in which a winter could be kept, and has lined it with {P2}'s« best» blankets.",
  ],
  steps: [
    '{town2} stops the straw, and the ice« of {town1}» begins to run down the street',
    'the bears of {town3} come« down» to {town4} and take seats',
    [
      '{P1} is seen buying a shawl, and the cellar is broken open by people in shirtsleeves',
      'forty carts are seen on the road« to {town1}», and {P2} sits down in front of the first',
    ],
    'On the day of {town3} there is no winter, and the bears move that {town1} be eaten«; it is seconded».',
  ],
  ends: [
    '{P3} can get the bears to wait by a story that does not end before spring«, and somebody will have to know it».',
    [
      'Winter walks« by herself this time», from town to town, on the arm of {P1}, if {town2} will come to the stone and ask her to dance.',
      'If all four towns haul the blocks out« together» and share them by weight, it will snow on {land} for a year, and {P1} will have to pay back the ice merchant« from abroad, who has paid half already,» with the town hall.',
    ],
  ],
};
