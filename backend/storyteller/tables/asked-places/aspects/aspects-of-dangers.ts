import type { PlaceAspect } from '../families/place-family.ts';
import { plotOf } from '../families/place-plot.ts';

/** What makes a place dangerous or hard to live in: it preys on guests, grants wishes, is frozen, is split by a feud, waits for something. */
export const aspectsOfDangers: readonly PlaceAspect[] = [
  {
    id: 'preys-on-guests',
    says: /\b(?:(?:guests?|visitors?|customers?|travell?ers|people|strangers|children|kids|patients|tourists|adventurers) (?:get|are|who|that|is|end up|become|disappear)? ?(?:being )?(?:eaten|devoured|cooked|served|sacrificed|drained|harvested|sold|robbed|drugged|on the menu)|(?:eats?|devours?|feeds? on|preys? on|steals?|kidnaps?|lures?|sacrifices?|kills?|drains?|robs?|traps?|swallows?) (?:its |their |the |all |lonely |young |little |small |unwary )*(?:guests?|visitors?|customers?|travell?ers|people|strangers|children|kids|patients|adventurers)|cannibals?|man-eating|soylent|trap for (?:travell?ers|adventurers))\b/,
    not: /\b(?:books?|plants?|flowers) (?:that |which )?(?:eat|bite)/,
    tells: [],
    look: [
      'a guest book with many arrivals, in many hands, and departures in one',
      'a welcome that has been painted in letters as tall as a person, again and again',
      'luggage in a store, in rows, each piece with a neat label and no owner',
    ],
    known: [
      'Everybody in {town} knows somebody who went there and was delighted; when one asks after these people, they have moved away.',
    ],
    feature: [
      'The doors of {site} open inwards, easily, and not outwards.',
      'Behind the store with the luggage there is a lift, for loads of the weight of a person.',
    ],
    beside: [
      'Some of those who come to {site} alone do not leave it, and the book says that they did.',
    ],
    plots: [
      plotOf({
        id: 'preys-on-guests-1',
        absent: ['guest who travelled alone', 'maid who saw too much', 'inspector in disguise'],
        guest: [
          'charming host of the evening',
          'regular with an appetite',
          'agent who recruits the guests',
        ],
        wants: [
          'asks each newcomer if anybody is expecting them, and is sorry to hear "no"',
          'serves the party the plainest food in the house, and begs them with the eyes to leave',
        ],
        seeks: [
          'makes everyone feel like the only guest, and remembers what they weigh',
          'always knows of one more lonely person in {town} who needs a treat',
        ],
        hooks: [
          '{V} wrote home that it was wonderful here, in a hand that shook; the family pays {coins} gold pieces to have {V} back, or to have it explained.',
          'The party has won a free stay in {site}, for one. The card asks them not to tell anyone, "so as not to make others jealous".',
          'A dog waits at the door of {site} for {days} days, and growls at the smell from the kitchen.',
        ],
        trace: [
          'Those who come in company get the small rooms, and those who come alone get the best.',
          'A bell rings below at midnight, and in the morning a name is signed out.',
          'There are scratches on the inside of a pretty door, papered over.',
        ],
        truth:
          'What lives under {site} has to be fed, and has been fed for {years} years, with people whom nobody will miss. {B} chooses them; in return it gives {B} youth, luck and a full house. {K} inherited the post, tried to leave, and was shown the door, from the inside. {V} was to be next, but has kin who write letters, and is kept below, alive, until these stop. It is larger now than {B} admits, and has begun to ring the bell by itself.',
        finds: [
          [
            'Investigation',
            'comparing the departures in the guest book with the gate of {town}',
            '{few} of the last ten never went through it',
          ],
          [
            'Insight',
            'telling {B} that the party is all alone in the world',
            '{B} upgrades them, at once, at no extra charge',
          ],
          [
            'Perception',
            'riding in the lift for loads, lying down',
            'it is warm below, it breathes, and {V} is in the third cage on the left',
          ],
        ],
        later: [
          'On day {days} the letters stop. That night the bell rings twice, and {B} has the party\u2019s door unlocked (use <Ghoul, Ogre, Otyugh 1800, Oni, Behir 7200>).',
        ],
        ways: [
          'It eats what comes down in the lift, without looking. {B} is of about the right weight.',
          'If {K} opens the doors outwards, all at once, it has light in the eyes for the first time in {years} years, and hates it.',
        ],
      }),
    ],
  },
  {
    id: 'wishes',
    says: /\b(?:wish(?:es|ing)?|grants?|come(?:s)? true|dreams come true|answers prayers|miracles?)\b/,
    not: /\b(?:who|that) (?:secretly )?wishes to\b/,
    tells: [],
    look: [
      'coins at the bottom, more than one would think, and a few that have been nailed fast',
      'a board of thanks, and beside it a longer one, with complaints',
      'a bench where people sit who have had what they asked for',
    ],
    known: [
      'What one asks for there is given, {town} says, and nobody there has ever asked for a second thing.',
    ],
    feature: [
      'A wish that is spoken backwards undoes the last one, and costs the voice until dawn.',
      'Whoever wishes for another person gets exactly what they meant, and no more.',
    ],
    beside: [
      'Each wish that is granted here is taken from somebody else, and the one who loses has never been asked.',
    ],
    plots: [
      plotOf({
        id: 'wishes-1',
        absent: [
          'mother who wished too well',
          'beggar who became rich',
          'singer who wished for a voice',
        ],
        guest: ['lawyer for difficult wishes', 'baron with a short list', 'ruined former winner'],
        wants: [
          'reads every wish beforehand, crosses out half of the words, and is never thanked for it',
          'has made one wish, long ago, and shudders when somebody says "only"',
        ],
        seeks: [
          'drafts wishes for a fee, with {num} clauses, and has not yet dared to use one',
          'wants back what a wish took, and offers everything that it gave',
        ],
        hooks: [
          '{V} wished that a sick child should never be in pain again, and it is not; it feels nothing at all. The family pays {coins} gold pieces to have it put right.',
          'Somebody in {town} has wished for exactly what belongs to the party, and has got it.',
          '{K} asks the party to guard the place until {deadline}: "Someone is going to wish for something really stupid".',
        ],
        trace: [
          'Each fulfilled wish lies there as a pebble, and they are being collected.',
          'In {town} things have gone missing at exactly the hours at which others were granted.',
          'There is a place by the rim where someone has knelt, every night, for years.',
        ],
        truth:
          'Nothing is made here: it is only moved. A spirit sits below which cannot bear to say no, and takes what is wished for from the nearest who has it. {V} understood that, came back to wish it all undone, and was pushed in by {B}, who has worked out a wish that is worth it: on {deadline}, when the moon is in the water, {B} will ask for {town}, and everyone in it, as a gift. {K} wished once for someone to talk to, and has been here ever since; the spirit had wished the same.',
        finds: [
          [
            'Investigation',
            'laying the board of thanks beside the list of thefts in {town}',
            'each line on the one has a line on the other',
          ],
          [
            'Insight',
            'asking the spirit, politely, what it would like',
            'there is a long silence, and then bubbles',
          ],
          [
            'Perception',
            'looking down at noon, when the light reaches the bottom',
            '{V} sits there in a pocket of air, and points at {B}',
          ],
        ],
        later: [
          'On {deadline} {B} says it, without a slip, and the spirit goes to {town} to fetch it (use <Sea Hag, Water Elemental, Djinni, Efreeti>).',
        ],
        ways: [
          'The spirit can say no if somebody has shown it how. It needs practice, with small wishes, from patient people.',
          'A wish for {V}, made by one who does not know {V} and wants nothing, brings {V} up dry.',
        ],
      }),
    ],
  },
  {
    id: 'frozen',
    says: /\b(?:frozen|snowed in|snowbound|ice-?bound|icebound|covered (?:in|with) (?:ice|snow)|encased in ice|under (?:the )?(?:ice|snow)|eternal (?:winter|snow|ice)|endless winter|always winter|blizzard)\b/,
    not: /\bfrozen in time\b/,
    tells: [],
    look: [
      'smoke that freezes above the chimney and falls down as black snow',
      'a door that has been dug free, with a tunnel of blue light behind it',
      'washing as stiff as boards, and a bird on the line that will not thaw',
      'a fire before which people stand and which gives light only',
    ],
    known: [
      'The cold there did not come from the sky: it came in one night, stops at a line, and in {town} the apples are ripe.',
    ],
    feature: [
      'Iron breaks like glass in the innermost part, and so do locks.',
      'A word said aloud hangs in the air until it is warmed, and can be read by others.',
    ],
    beside: [
      'The cold comes from one room, where somebody is holding on to something that ought to have ended.',
    ],
    plots: [
      plotOf({
        id: 'frozen-1',
        absent: ['charcoal burner', 'bride of last winter', 'doctor who went from door to door'],
        guest: ['fur trader in high spirits', 'scholar of weather', 'traveller without a coat'],
        wants: [
          'burns the furniture in a fixed order, and has come to the cradle',
          'keeps everyone awake with songs, and lets nobody lie down before dawn',
        ],
        seeks: [
          'leaves no breath in the air, and sits furthest from the fire',
          'buys land in {site} for the price of firewood, and calls it a kindness',
        ],
        hooks: [
          'In {town} it is summer; a day away {site} lies under snow, and {body} pays {coins} gold pieces to know before the line comes any nearer.',
          '{V} left to fetch help and stands half a mile outside, upright, in the ice, with one arm pointing back.',
          'Words have been thawed in {town} that came on a sledge from {site}: "It is the one we let in."',
        ],
        trace: [
          'Every evening the line has moved on, by just the length of a bed.',
          'In all the houses there is one chair which nobody will use, white with frost.',
          'A trail of bare feet goes from the well to the best house, and ice flowers grow in it.',
        ],
        truth:
          'A winter spirit came to {site} in the shape of {B}, hurt and in flight, and was taken in. It brings the cold with it as others bring mud, is ashamed, and cannot leave: {K} has hidden its heart, a splinter as blue as a plum, so that its pursuers should not get it. {V} was to carry the heart away and was stopped by them. As long as spirit and heart are apart the frost grows from both. Those who hunt it are at the line, and cannot cross it while it is warm outside.',
        finds: [
          [
            'Nature',
            'walking along the line with a thermometer or a wet finger',
            'it makes a figure with two centres: the best house and the ice cellar',
          ],
          [
            'Insight',
            'offering {B} the place by the fire',
            '{B} thanks and moves back, and the fire breathes again',
          ],
          [
            'Medicine',
            'chipping at the ice around {V}',
            '{V} is alive, and will be as long as nobody hurries',
          ],
        ],
        later: [
          'On day {days} the line reaches {town}, where it snows on the apples, and the hunters come with the snow (use <Wolf, Ice Mephit 100, Winter Wolf 700, Frost Giant>).',
        ],
        ways: [
          'With its heart back {B} can go north in one night, and takes all of the cold along.',
          'The hunters want only the heart. A false one of ice and plum juice keeps them busy until it melts.',
        ],
      }),
    ],
  },
  {
    id: 'feud',
    says: /\b(?:(?<kin>brothers|sisters|twins|cousins|partners|chefs|cooks|priests|wizards|witches|captains|mayors|innkeepers|owners) (?:who |that )?(?:hate|can't stand|cannot stand|don't speak|do not speak|are not speaking|quarrel|argue|compete|fight|feud)|two (?:\w+ )?(?<kin2>brothers|sisters|twins|cousins|partners|chefs|cooks|priests|wizards|witches|captains|mayors|innkeepers|owners)\b|hates?|hated|hating|can't stand|cannot stand|don't speak|do not speak|not (?:spoken|speaking)|feud(?:s|ing)?|rival(?:s|ry)?|compet(?:e|es|ing)|quarrel(?:s|ling)?|divorced|argu(?:e|es|ing)|enemies|at war|fight(?:s|ing)? (?:over|about)|both (?:claim|own|want)|two (?:\w+ )?(?:brothers|sisters|owners|families|gangs|guilds|kings|queens|mayors|chefs|cooks|priests|wizards|heads|captains|houses|clans|factions))\b/,
    not: /\b(?:talks?|speaks?) (?:to|with) the dead\b/,
    words: { kin: 'owners' },
    tells: [],
    look: [
      'a chalk line through the middle, over the floor, up the wall and across a sleeping cat',
      'two signs at one door, each a little larger than the other, by turns',
      'a bell that is rung twice for everything, by two different hands',
      'one long table with all chairs at the ends',
    ],
    known: [
      'Two own it, and have not said a word to each other for {years} years; {town} carries the messages, and embellishes them.',
    ],
    feature: [
      'Whatever stands on the line belongs to nobody, and may be taken.',
      'Half of all the doors open only from one side, and the other half from the other.',
    ],
    beside: [
      'The quarrel that all of {town} knows was started by a third person, who has lived on it ever since.',
    ],
    plots: [
      plotOf({
        id: 'feud-1',
        absent: ['third partner', 'go-between', 'old mother of the house'],
        keeper: ['elder of the two {kin}'],
        guest: ['younger of the two {kin}'],
        wants: [
          'sends the party across the line with an insult, and wants the answer word for word',
          'works twice as hard as needed, so that the other half looks bad',
        ],
        seeks: [
          'has the better half, wants the other one, and would settle for an apology',
          'asks the party what is said over there, and pretends not to listen',
        ],
        hooks: [
          '{V}, who carried word between the two for {years} years, has vanished, and now neither side knows what the other means; each offers {coins} gold pieces, and twice that if the other gets nothing.',
          'On {deadline} both {K} and {B} must sign one paper, or {site} falls to the crown; {body} asks the party to bring them to one table.',
          'On both sides of the line somebody has put poison into one bottle, last night, of exactly the same sort.',
        ],
        trace: [
          'Letters are pushed under the door from both sides, and both are in the same hand.',
          'At night {K} and {B} each walk up to the line, at different hours, and stand there.',
          'A box with two locks stands on the line, grey with dust.',
        ],
        truth:
          'It began with a letter in which {B} seemed to sell the share of {K} behind {K.their} back. {V} wrote it, and every bad word since: as long as the two did not talk, {V} kept the accounts of both, and took a third. On finding out that they would have to sit down together on {deadline}, {V} went into hiding under the roof, and has tried to have both poisoned. The old letter lies in the box, to which each has one key.',
        finds: [
          [
            'Investigation',
            'laying the last letters of both sides next to each other',
            'the same ink, the same fold, and one spelling mistake in common',
          ],
          [
            'Insight',
            'asking each of them, alone, about the first year',
            'both tell it with the same smile, and stop at the same place',
          ],
          [
            'Perception',
            'listening under the roof',
            'someone up there is counting coins into three heaps, and keeps all of them',
          ],
        ],
        later: [
          'On {deadline} both drink to spite each other, from the same cask, while hired men of {V} wait in the yard for the keys (use <Tough, Spy, Bandit Captain, Assassin>).',
        ],
        ways: [
          'If both keys are in the box at once, it opens, and the letter can be read aloud by someone whom neither of them hates.',
          'One of them has to cross the line first. Each would, if told that the other is ill.',
        ],
      }),
    ],
  },
];
