import type { SharedWrong, WrongDetails } from '../setting-types.ts';

export const tributeWrong: SharedWrong = {
  id: 'tribute',
  tones: ['heroic', 'grim', 'whimsical'],
  // What a dragon can eat, and what is worth its while.
  paidIn: ['bees', 'eels', 'orchard', 'salt', 'silk', 'vineyard'],
  words: [
    'dragons',
    'monsters',
    'beasts',
    'mountains',
    'protection',
    'dragon',
    'tribute',
    'wyrm',
    'hoard',
    'giant',
    'beast',
    'sacrifice',
    'mountain',
    'toll',
  ],
  names: ['the Dragon Peace', 'the Yearly Gift', 'the Nine Wagons'],
  titles: ['The Nine Wagons', 'The Dragon Peace', 'What the Dragon Was Promised'],
  pitch: [
    'A dragon has kept the peace in {land} for {years} years, and {town2} fills its nine wagons« every year». This year {town2} says that it has nothing« left», and {town1} will not hear of it.',
    'Every year nine wagons go up the mountain, and the dragon spares {land}. {town2} pays, {town1} is spared, and the carters «of {town4} »say that by night the same goods come down« again».',
  ],
  lie: [
    '{wrong.s} {wrong.was} agreed {years} years ago« by {body1}»: nine wagons a year, and the dragon leaves {land} alone. Both sides have kept it.',
    'The dragon was about to burn {town2}. By {wrong} it took {good2}«, from which {town2} lives,» in place of people, and {town1} has never stopped mentioning that.',
    'On one evening of each month the dragon can be seen from {town1}, «very »far off. In every house they drink to {wrong}« at that hour».',
  ],
  effect: [
    'In {town2} the best of the {good2} goes up the mountain. What the {workers2} keep« for themselves» is called "the tenth wagon".',
    [
      'No one in {land} has built higher than two floors« since», so as not to seem ambitious.',
      'tier=1|2',
    ],
    'Taxes are no crime« in {land}», but counting the wagons is. In {town2} people look at the ground« when they pass».',
  ],
  conflicts: [
    '{town2} says that it can fill eight wagons this year and not nine. {body1.s} offers to lend it the rest«, at a price».',
    'The carters «of {town4} »refuse to drive the last mile, and {faction1} offers to do it for a share.',
    'A young {worker2} has sworn to kill the dragon« at {deadline1}». {body1.s} has had the oath annulled, twice.',
    '{body3.s} has raised the price of the «yearly »blessing« of the wagons», and {town2} cannot pay that either.',
    'A scale was sold« in {town4}». {body1.s} has bought it, and everybody who saw it has been visited.',
  ],
  parties: [
    [
      {
        open: 'wants nine wagons on the road «by {deadline1}, »whoever goes hungry; it sends {guards} to help with the loading of {good2}',
        hidden:
          '[would send nine wagons of stones rather than let one be missed|would rather have nine wagons go up with stones than eight with anything else|cares only that there are nine wagons«, and would fill them with stones»]',
      },
    ],
    [
      {
        open: 'wants the wagons halved«, and says so at every market»; it shows its empty stores to all who come',
        hidden:
          '[hides {good2} under floors«, sharpens tools,» and means to send the wagons up empty, once|has {good2} under its floors and an edge on its tools, and would like to send the wagons up empty, once|means to send the wagons up empty, one time; under its floors is {good2}, and its tools have been sharpened]',
      },
    ],
    [
      {
        open: 'wants the yearly blessing kept« as it is»; it blesses the wagons under a cloth, for a fee that has just gone up',
        hidden: 'makes sure that nobody compares the «yearly »lists in {record3}',
      },
    ],
    [
      {
        open: 'wants the roads kept open« and the tolls low»; it owns the carts«, the inns» and the last mile',
        hidden:
          '[buys cheap at night what went up the mountain by day, and keeps the drivers who saw it«, alive,» under an oath|buys at night, for little, what went up the mountain by day; the drivers who saw it are kept alive, under an oath|pays a low price, at night, for what goes up the mountain by day, and has the drivers who saw it under lock and oath]',
      },
    ],
  ],
  needs: [
    [
      'wants the ninth wagon escorted« up the mountain», and pays {coins} gold pieces to people who will look straight ahead',
      'wants a young {worker2}«, who has sworn to kill the dragon,» kept off the mountain until {deadline1}',
    ],
    [
      'wants a word with the dragon«, in person,» about {few} hungry years, and wants somebody «tall »to come along',
      'wants a sister back who went up with the wagons «{few} years ago »as a driver and was paid for the whole year',
    ],
    [
      'wants two lists from {record3} carried to a stranger« for comparing», and will not say of what',
      'wants a confession heard, and will make it to anyone who is not from {body3}',
    ],
    [
      'wants guards for a warehouse «near {works4} »that is full of {good2}, and asks them never to go in',
      'wants the party to go up ahead of the wagons, and to say whether the last mile is free of snow and «of »people',
    ],
  ],
  start: [
    {
      scene:
        'The nine wagons leave {town2} while the party looks on, and the ninth breaks an axle in front of the inn. [What rolls out under the cover is not {good2} but stones|Stones roll out under the cover, and no {good2}|From under the cover come stones, where {good2} should be]. {P2} stares at it«, then at the party,» and asks them to take the reins before {guards} see.',
      answer: [
        'The {workers2} who loaded the ninth wagon put the stones in by order of {P5}, who is hiding the «rest of the »{good2}. {P2} was the only one whom they had not told.',
      ],
    },
    {
      scene:
        'Once a month the dragon is to be seen from {town1} in the evening, and this time it is not. In the silence {P1} asks«, too loudly,» for volunteers to go up« and pay its respects», and {coins} gold pieces are put on the table.',
      answer: [
        [
          'The rope at {site1} broke« on that evening», and the canvas fell into the gorge. Nobody has gone to fetch it yet.',
          'v=1',
        ],
        ['The dragon was in {town2}« that evening», at a card table, and forgot the time.', 'v=2'],
      ],
    },
  ],
  truth: [
    'The dragon died in its sleep, in the third of the {years} years of the peace. {body1.s} found it, «told no one, »and has shared the wagons with {faction1} ever since«; {P3} signs for them». What is seen from {town1} once a month is canvas on a rope at {site1}. [The dragon had laid {few} eggs in a cave on the last mile of the road, and this spring they have hatched|In a cave on the last mile of the road it had left {few} eggs, which hatched this spring|This spring {few} eggs hatched that it had laid in a cave on the last mile of the road].',
    'There never was a threat: {body1} asked the dragon to frighten {town2}, which had become too rich, and offered it half. The dragon agreed out of boredom, sells its half to {faction1}, and has come to like the people of {town2} «a good deal »better than its partners. {P3} wrote the letters.',
  ],
  secrets: [
    'In a stove next to {works4} lie half-burned labels« of {town2}»: what goes up the mountain comes down again by night, and is sold« from there».',
    '{record3.s} has a list of what was received for every year. One hand has signed them all, «and it is »that of {P3}.',
    'The sister whom {P2} misses is alive, in a cellar near {works4}, with «the other »drivers who saw the top of the mountain. [The oath that they swore to {faction1} is for ten years|They have sworn an oath to {faction1}, for ten years|For ten years their oath binds them, which they swore to {faction1}].',
    [
      'The canvas dragon is patched at {site1} «in {town1} »every year. The {worker1} who works the jaws has asked for a rise.',
      'v=1 tone!=horror tone!=grim',
    ],
    [
      'The dragon comes to {town2} on market days, as an old woman« who is fond of {good2}». {P2} plays cards with her.',
      'v=2',
    ],
    '{P1} was told the truth on «the day of »taking office«, together with the keys,» and has been ill since.',
  ],
  steps: [
    [
      '{body1.s} searches the houses «of {town2} »for hidden {good2}, and finds the store, and more people than it had counted',
      'the wagons «of {town2} »come up one short, and {guards} take the rest out of the grain store',
    ],
    [
      [
        'something small and hungry takes sheep« around {works2}», and both sides call it a warning',
        'v=1',
      ],
      [
        'something very large looks in at the windows «of {works2} »by night, and both sides call it a warning',
        'v=2',
      ],
      '{faction1.s} [raises the price of {good2}, and is asked for the first time where it gets it|asks more for {good2}, and is asked«, as never before,» where it comes from|puts up the price of {good2}, and for the first time people ask where it buys]',
    ],
    [
      'the young {worker2} goes up alone with {tool2}, and {crowd} «from {town2} »follow at a distance',
      '{P3} sends the lists to {town2}, and is arrested on the way back from the post',
    ],
    [
      [
        'At {deadline1} {town2} marches on {town1}, everybody with {tool2}. {works1.s} {works1.is} the first thing to burn. {body1.s} lights the signal« on the mountain», and no dragon comes.',
        'v=1',
      ],
      [
        'At {deadline1} {town2} marches on {town1}, everybody with {tool2}. {body1.s} calls the dragon«, as agreed». It comes, lands among the {workers2}, and burns {works1}.',
        'v=2',
      ],
    ],
  ],
  ends: [
    [
      'If the mountain is opened to everyone, {body1} is finished, and {land} has {few} young dragons «in a cave »and has to keep its own peace.',
      'v=1',
    ],
    [
      'If the letters of {P3} to the dragon are read out« in {town2}», {body1} is finished, and {land} has to learn «within a month »to keep its own peace.',
      'v=2',
    ],
    [
      '[There are {few} young dragons, and they can be taught|The {few} young dragons can be taught|The young dragons, {few} of them, learn quickly|Young dragons can be taught, and there are {few}]. The party may choose which of the {towns} teaches them« first».',
      'v=1',
    ],
    [
      'The dragon will change sides for an apology«, a chair at {works2}» and somebody who plays cards well. Then {town1} has a dragon for an enemy.',
      'v=2',
    ],
    'A quiet end is possible: {town1} asks for two wagons« from now on», calls them a tax, and {P1} signs« for them». [{faction1.s} loses the other seven, and will not sit still for that|That costs {faction1} the other seven, which it will not take lying down|The other seven are a loss to {faction1}, and it will do something about that].',
  ],
};

/** What can be played in a setting with this wrong. */
export const tributeDetails: WrongDetails = {
  party: [
    'By treaty nobody «from {land} »but the nine drivers may go up the mountain. [The treaty says nothing about [strangers|foreigners|people from abroad]|About [strangers|foreigners|guests] the treaty says nothing|[Strangers|Foreigners|Travellers] are not mentioned in the treaty|No word in the treaty is about [strangers|foreigners|travellers]]. {town1} asks the party to drive, to look and to hunt, and {town2} asks it to talk.',
    'The party counts for neither {town1} nor {town2}, so it is the only one that may count the wagons. It is hired to escort them, to open them, «to follow them down again, »and to decide who« in {land}» hears of it.',
  ],
  customs: [
    'On the day of the wagons all doors «in {land} »stand open, so that nobody can be said to have hidden anything; {guards} may walk in«, and so may everybody else».',
    'The driver of the ninth wagon is drawn by lot «in {town2} »and may ask one thing of {body1} before leaving, which has to be granted. It has not been used in {few} years.',
    'Fire is lit «in {land} »from the lamp of {body1} alone. Who strikes a light on the mountain road is held to be calling the dragon.',
  ],
  places: [
    [
      {
        open: 'nobody «from {town1} »is let near this place on the evenings of the dragon, because of the danger«, {body1} says».',
        hidden: [
          [
            'A winch, a mile of rope and a smell of «size and »paint: what {town1} drinks to is made here (DC 12 Perception).',
            'v=1',
          ],
          [
            'The letters to the dragon are copied here, and DC 13 Investigation finds one with «a stain of wine and »a drawing of {P1}, quite like.',
            'v=2',
          ],
        ],
      },
      {
        open: 'the nine keys of the wagons hang here, and {P1} counts them each evening« in front of witnesses».',
        hidden: [
          'One of the nine keys is new (DC 12 Investigation): the ninth wagon is opened with a copy each year, by people of {faction1}« on the last mile», who write down for {body1} what is in it.',
        ],
      },
    ],
    [
      {
        open: 'the wagons «of {town2} »are loaded here by lamplight, and every family brings its share and stays to watch the others.',
        hidden: [
          'Under the boards lies what {town2} has kept« back»: {good2}, and forty pikes (DC 13 Investigation). {P5} would burn the place rather than have it found.',
        ],
      },
      {
        open: '{P5} keeps the grain «of {town2} »here, under a lock with {few} keys, and {guards} have asked twice to see it.',
        hidden: [
          [
            'Something has dug its way in from below« and eaten»; the marks are those of a jaw no longer than a hand (DC 12 Nature).',
            'v=1',
          ],
          [
            'Something very large has lifted the roof«, eaten nothing,» and left a hand of cards laid out in grain (DC 12 Investigation).',
            'v=2',
          ],
        ],
      },
    ],
    [
      {
        open: 'the wagons are blessed here under a cloth, and {P3} writes down how many there are before the cloth is off.',
        hidden: [
          'The lists of what went up and «of »what was received lie in different rooms. Side by side they differ by a tenth (DC 13 Investigation): the share of {body3}.',
        ],
      },
      {
        open: '{body3} keeps the yearly lists here and lets them be admired« from the door».',
        hidden: [
          'Behind a panel lie letters of missing drivers« to {town2}», opened, and never sent. They say where the writers are kept: near {works4}« in {town4}».',
        ],
      },
    ],
    [
      {
        open: 'carts stand here by day with dry wheels and by night with wet ones, and the carters «of {town4} »talk about it for a drink.',
        hidden: [
          'In the cellar live {few} drivers who count as dead« in {town2}», on wages and under oath; one« of them» knows {P2} (DC 12 Insight to see who).',
        ],
      },
      {
        open: 'a warehouse of {faction1} leans on this place, and at night there are wagons at its back door«, from the mountain road».',
        hidden: [
          [
            'In the back is a crate with straw, shells« as thick as plates», and a hole in its side.',
            'v=1',
          ],
          ['A card table stands in the back, with one chair «much »wider« than the rest».', 'v=2'],
        ],
      },
    ],
  ],
  manners: [
    '{P1} looks at the mountain before answering, and [afterwards to see if it was right|again after it«, to see if it was right»|then once more, as if it had to agree].',
    '{P2} weighs things in the hand, «plates and »children too, and says the weight.',
    '{P3} writes with both hands«, in two scripts,» and hides the left one.',
    '{P4} pays drivers in advance« and by their full names», like people who will not come back.',
  ],
  levers: [
    [
      'has wanted to tell it since «the day of »taking office; a party that has been at the top need only ask.',
      'fears {town2} more than the dragon, and would halve the wagons for a guarantee of safe conduct.',
    ],
    [
      'would go up with nothing but a spoon if «only »somebody came along; proof of where the «nine »wagons really go makes {P2.them} a leader.',
      'is loyal to {P5}, and turns only if shown what lies under the floor of {site2}.',
    ],
    [
      'keeps a second set of lists at home, «as insurance, »and gives it up for a pardon in the name of {town2}.',
      'cannot bear being called a thief by someone who has read the numbers.',
    ],
    [
      'gets a tenth, and would sell {faction1} for a fifth.',
      'has a brother among the drivers, and would open the cellar if it could look like a break-in.',
    ],
  ],
  jobs: [
    'A driver «from {town2} »who was mourned {few} years ago is seen buying fish« in {town4}». {P2} asks the party to go and say hello, and not to let {faction1} notice.',
    [
      'Sheep are being taken above {town2}, and {P5} pays {coins} gold pieces for the wolf. The tracks «at {site2} »are no longer than a hand, have three toes and a tail, and lead uphill.',
      'v=1',
    ],
    [
      'Sheep are being taken above {town2}, and {P5} pays {coins} gold pieces for the wolf. On the spot where each one stood there is an old coin.',
      'v=2',
    ],
    'The lot for the ninth wagon falls on the {worker2} who has sworn to kill the dragon. {P1} wants the party on the box« beside the driver», to see that nothing of the sort is tried.',
    'In {town3} the cloth slips during the blessing, and under it there are eight wagons. Everyone who has seen it is asked to stay« for a word with {body3}», and the party stood in front.',
    [
      'The ambassadors of three crowns are in {town1} to join the peace«, at nine hundred wagons a year,» and want to see the dragon first«, from near by». {P1} asks the party to take them up the mountain in eight days, and to see to it that they come back content.',
      'tier=3',
    ],
    [
      '{town2} has stopped its wagons with two regiments« and the guns of its walls». {body1.s} gives it a week before it calls the dragon on a city of half a million. {P5} asks the party to reach the mountain first.',
      'tier=3',
    ],
  ],
};
