import type { PlaceSort } from '../families/place-family.ts';
import { plotOf } from '../families/place-plot.ts';

/** Villages of which an idea says no more. */
export const sortsOfVillages: readonly PlaceSort[] = [
  {
    id: 'country-village',
    noun: /\b(?:village|hamlet|town|settlement|commune|township)$/,
    tells: ['old-folk'],
    keeper: ['headman', 'reeve', 'royal bailiff'],
    look: [
      'a row of doors, each in another colour, and one that is being painted over',
      'a green with a pump, a pond and a bench on which the same three people sit all day',
      'a scarecrow in a better coat than anyone, with a name',
      'one bread oven for all, and a slate that says whose turn it is',
      'a signpost that points to {town}, to the mill and, in old letters, to a place that is not there',
    ],
    known: [
      'In {site} there was a bench before each house and no locked door, until this spring.',
      'People from {town} come to {site} for the cheese and for the quiet, and cannot say which is better.',
    ],
    senses: [
      'Hens, a whetstone, and a quarrel about beans over three fences; it smells of hay and baking.',
      'Bees go about their business, and every window passes on who has arrived.',
    ],
    feature: [
      'Everyone hides in the long barn at three strokes of the pot lid, and it has a cellar.',
      'The pond is waist deep, but for one spot that has never been measured.',
    ],
    checks: [
      ['Persuasion', 'being asked in, by the kitchen door'],
      ['Insight', 'hearing in all the gossip what is never mentioned'],
    ],
    done: [
      'Cheese, candles and socks are sold from the doors, and advice goes with them.',
      'On {deadline} all sit down at one table, from the oldest to the youngest, and quarrels are put off until the next day.',
      'A guest is fed in three houses on the first day, and may not refuse in the third.',
    ],
    plots: [
      plotOf({
        id: 'country-village-1',
        absent: ['best baker', 'beekeeper', 'bell ringer'],
        guest: ['newcomer with a large house', 'kindly doctor', 'retired officer'],
        wants: [
          'has had a bolt put on the door, the first in {site}, and apologises for it to everyone',
          'laughs too loudly, and looks at the old signpost whenever there is a pause',
        ],
        seeks: [
          'has bought {few} houses in a year, each from somebody who moved away in a hurry',
          'brings every household a basket, and asks what they have heard at night',
        ],
        hooks: [
          'Every seventh night the old bell rings, in a place where no tower has stood for a hundred years; {site} has put together {coins} gold pieces and a cheese to have it stopped.',
          '{V} moved to {town} in spring, in the night, without the cat; the cat has walked back, and {V} was never in {town}.',
          '{K} invites the party to the feast, and asks them quietly to bring their swords.',
        ],
        trace: [
          'The houses that have been sold are empty, and smoke comes from one of their chimneys.',
          'Footprints lead from the pond to the signpost, and are much too long.',
          'A bell rope hangs in the branches of the oak, and has been greased.',
        ],
        truth:
          'Under the green lies the old village of the signpost, which sank in one night with its hoard, because its people had robbed something that lives in the pond. {B} is digging for the hoard from the cellars of the bought houses, and rings the bell to frighten people into selling. {V} recognised the bell, and is kept in one of the cellars. The bell has been heard in the pond as well: what lives there has counted its treasure, is a cup short, and comes out a little further every seventh night.',
        finds: [
          [
            'Investigation',
            'looking into one of the empty houses',
            'the floor is gone, there are planks, lamps and a cart, and somebody sings behind a door',
          ],
          [
            'Survival',
            'measuring the long footprints',
            'they go from house to house, stop at each sill, and are each time one sill further',
          ],
          [
            'History',
            'asking the three on the bench about the signpost, one at a time',
            'put together, the three stories are one: "They took the cup, and the ground took them"',
          ],
        ],
        later: [
          'On {deadline} it comes for its cup in the middle of the feast (use <Giant Toad, Green Hag, Water Elemental, Hydra 3900>).',
        ],
        ways: [
          'The cup stands in the parlour of {B}, as a vase. Put back into the pond it is enough, with a word of apology.',
          'All of {site} is a match for {B} and the diggers, if somebody rings the bell at the right time, from the wrong tree.',
        ],
      }),
      plotOf({
        id: 'country-village-2',
        absent: ['matchmaker', 'apprentice of the brewer', 'oldest person of the village'],
        guest: ['tax collector', 'scholar of village customs', 'jolly pedlar'],
        wants: [
          'has filled in the village book for {years} years, and has torn out a page today',
          'is so glad of the visit that {K} sends to all houses to say that there is one',
        ],
        seeks: [
          'counts the graves, counts the people, and begins again',
          'asks how old everyone is, and is offered cake each time',
        ],
        hooks: [
          'Nobody in {site} has died for {years} years; {body} of {town} pays {coins} gold pieces to learn what they drink, and if it can be bottled.',
          '{V} asks the party by letter to come and fetch a grandmother away, in the night if need be, and did not come to the meeting place.',
          'Two families of {site} have stopped talking, which has never happened, and {K} begs the party to judge between them before {deadline}.',
        ],
        trace: [
          'In the churchyard there is one fresh grave, dug, swept and kept empty.',
          'The oldest people of {site} all wear the same knot of grey wool.',
          'The pump has an iron lid, and the key goes from house to house by a list.',
        ],
        truth:
          'Death came to {site} as a tired walker {years} years ago, was given supper and a bed, and liked it. By way of thanks nobody in {site} was to be fetched as long as there was a place at the table. The old are tired now and would like to go; the young would not let them. {V}, who spoke for the old, has been locked into the brewery by kin. {B} is the clerk of that walker, and has come to check whether the invitation still stands: one has only to say no.',
        finds: [
          [
            'Medicine',
            'talking with the oldest',
            'their hearts have stopped, politely, and they go on from habit',
          ],
          [
            'Insight',
            'asking {K} for the torn page',
            'it holds one line: "A guest for supper, thin, well-mannered", and the hand shakes',
          ],
          [
            'Religion',
            'offering {B} a chair',
            '{B} thanks, sits down, and the clock stops until {B} gets up',
          ],
        ],
        later: [
          'On {deadline} the young chase {B} out with dogs, the invitation ends by force, and all who are overdue are fetched at once, and not gently (use <Specter, Ghost, Wraith>).',
        ],
        ways: [
          'A last supper with everyone at it, the walker included, lets those who want to go do so one by one, as after a feast.',
          '{V} is the only one to whom both sides would listen, and the brewery has a window.',
        ],
      }),
    ],
  },
];
