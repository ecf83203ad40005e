import type { PlaceSort } from '../families/place-family.ts';

/** Places on the way: an oasis, an inn at a crossroads. */
export const sortsOfTravel: readonly PlaceSort[] = [
  {
    id: 'oasis',
    noun: /\boasis$/,
    tells: [],
    keeper: ['keeper of the water', 'emir of the wells', "lord of the water by the sultan's grace"],
    look: [
      'a pool as round as a coin, with a rail round it and a sand clock on the rail',
      'date palms, each with a name burned into the bark',
      '{few} camps at exactly the same distance from the water',
      'a stone with notches for how high the water stood, and the last {few} are one below the other',
      'a row of waterskins on a balance, and a boy who watches the balance',
    ],
    known: [
      'It is the only water between {town} and {town2}, and no one may be refused a cup, nor be given two.',
      'Blood has not been spilled at {site} for {years} years, and it is counted in years because it is rare.',
    ],
    senses: [
      'Palms rattle, camels complain, and water is poured so that everyone can hear it; it smells of dates and dung smoke.',
      'By day there is the hum of bees, at night that of sand; both come from the same side.',
    ],
    feature: [
      'The sand on the north side is deep, and takes a camel up to the belly.',
      'A shout at the pool is heard in all camps, and brings all to their feet.',
      'Whoever pours out water in front of everyone is listened to.',
    ],
    checks: [
      ['Survival', 'reading in the sand who came by night'],
      ['Persuasion', 'being given the second cup'],
    ],
    done: [
      'Water is measured out by the clock, at sunrise and sunset, and everybody watches.',
      'Caravans exchange guides, news and camels here, and lie only about the road they came by.',
      'Disputes are heard at noon, in the sun, which keeps them short.',
    ],
    plots: [
      {
        details: {
          keeper: [
            'gives each the cup with the left hand, and holds the right one on the notched stone',
            'knows how much is left to the bucket, and tells everyone another number',
          ],
          guest: [
            'has camels for {num}, and people for half of that',
            'offers a price for the whole of {site}, and drinks out of a bottle of {B.their} own',
          ],
          hooks: [
            'The water of {site} falls by a notch a week; {K} pays {coins} gold pieces for the reason, and wants it before the camps know.',
            "{V} went down into the spring with a rope round the waist, and the rope came up in a sailor's knot.",
            'Two caravans want to be taken away from {site} tonight, in opposite directions, each because of the other.',
          ],
        },
        trouble: {
          id: 'oasis-1',
          absent: ['water finder', 'guide', 'youngest son of a sheikh'],
          guest: ['leader of a caravan', 'envoy of a city without wells'],
          trace: [
            'At night the sand beyond the palms is damp, in a straight line.',
            'One of the camps has water for its horses.',
            ["A palm has died overnight, and it is the one with {V}'s name.", 'v=1'],
            ['At the bottom of the pool one sees a paving stone, and then another.', 'v=2'],
          ],
          truth: [
            '{B} has had a pipe dug below the sand, by those who are not counted in the caravan, to a basin two hours away, where a second oasis is to open as soon as this one is dry, with a gate and a price. {V} found the pipe from within, is held at the basin, and is digging for {B} with {few} others. {K} has noticed the date of it all: the camps are at peace only as long as there is enough.',
            "{site.s} is the roof of a buried city, and its pool the last of {num} wells; each is a stopper. Below it the river for whose sake the city was buried still runs, with what lives in it (use <Water Elemental, Aboleth> for what comes up). {V} has been there, and has agreed to go on being there, so that it stays. {B}'s city is dying of thirst, {few} thousand people, and {B} has brought powder, with tears in both eyes.",
          ],
          finds: [
            [
              'Survival',
              'following the damp line by night',
              'it runs to the east, as straight as money, and hums',
              'v=1',
            ],
            [
              'Investigation',
              "counting {B}'s people",
              'the bread is for twice as many as sit down to it',
              'v=1',
            ],
            ['Insight', 'asking {B} about plans for next year', '{B} has prices for them', 'v=1'],
            [
              'History',
              'wading in as far as the paving',
              'it is a street, with shop signs, in a script that warns of water',
              'v=2',
            ],
            [
              'Athletics',
              'diving to where the rope was knotted',
              'a hand takes the end, ties another knot, and gives three tugs: go',
              'v=2',
            ],
            ['Nature', 'asking the bees', 'they fetch water from somewhere else since spring'],
          ],
          later: [
            [
              'On day {days} the pool is dry by sunset, and the camps draw knives on each other (use <Scout, Tough, Warrior Veteran>).',
              'v=1',
            ],
            [
              'On {deadline} the powder goes off. There is water for everyone, up to the tops of the palms (use <Water Elemental, Aboleth>).',
              'v=2',
            ],
          ],
          ways: [
            [
              'A pipe runs both ways. The basin lies higher than one would think, and those who dig know where the stopper is.',
              'v=1',
            ],
            [
              'All camps together are stronger than {B}; they have not spoken to each other for years, except about cups.',
              'v=1',
            ],
            [
              'What lives below wants to be sung to, as {V} does it, and has water for ten cities. {B} has a good voice.',
              'v=2',
            ],
            [
              "There are {num} stoppers, and one of them may be drawn by a hand's breadth. {V} knows which, and who has to hold it.",
              'v=2',
            ],
          ],
        },
      },
    ],
  },
  {
    id: 'crossroads-inn',
    noun: /\b(?:inn|tavern|alehouse|pub|hostel|coaching inn)$/,
    says: /\b(?:crossroads?|crossing|fork in the road|roadside|waystation|four roads|three roads)\b/,
    tells: [],
    keeper: ['innkeeper', 'postmaster', 'host of the crown road'],
    look: [
      'four doors, one for each road, and a mat at three of them',
      'a signpost with {few} arms, one of which points at the ground',
      'a gallows post without a gallows, used for the washing line',
      'a table in the middle where four sorts of coin are changed, with a loss',
      'a stone set into the floor, worn in the shape of a foot',
    ],
    known: [
      'Four roads meet at {site}, and everyone in {town} who ever left for good had a last drink there.',
      'At {site} one hears the news of three towns before they do, and the guests leave by another door than they came by, for luck.',
    ],
    senses: [
      'Four sorts of mud are scraped off at four doors; somebody is always just arriving; it smells of horses, onions and wet maps.',
      'A post horn far off, then the dog, then {K}\'s voice: "Water on!"',
    ],
    feature: [
      'Each of the four doors can be barred, and none of the windows.',
      'From the roof one sees who comes on each road, half an hour before they are there.',
      'The coach in the yard is always harnessed, by a rule older than {K}.',
    ],
    checks: [
      ['Persuasion', 'learning from a carter what he has not loaded'],
      ['Survival', 'telling by the mud who came by which road'],
    ],
    done: [
      'Horses are changed, letters left and last wills witnessed, for a silver piece each.',
      'Guests who leave by different roads cut a coin in two, and {K} keeps a list of who has come back for the other half.',
      'At midnight {K} pours a glass for the fourth road, and puts it outside.',
    ],
    also: ['beneath-1'],
    plots: [
      {
        details: {
          keeper: [
            'asks where one comes from, never where one is going, and is uneasy about the fourth door',
            'has a glass poured out every midnight, and knows who has drunk from it',
          ],
          guest: [
            'has been sitting between two roads for {days} days with a packed bag, and asks everyone for a sign',
            'plays for small stakes, loses with grace, and asks what one would give to have taken the other road',
          ],
          hooks: [
            "{V} left {site} on the north road with the party's message and, on the same morning, on the south road with the opposite one; somebody pays {coins} gold pieces to know which is the right {V}.",
            'The signpost at {site} has been turned, and {few} coaches have gone where no road goes.',
            '{K} is to give an answer by {deadline}, to the one who comes in by the fourth door, and asks the party how one says no.',
          ],
        },
        trouble: {
          id: 'crossroads-1',
          absent: ['ostler', 'pedlar with a mule', 'messenger'],
          guest: ['traveller who cannot decide', 'gentleman who comes in by the fourth door'],
          trace: [
            'There is no mud at the fourth door, and the mat is worn all the same.',
            "On {K}'s list of halves one coin has been redeemed twice.",
            ['The glass is empty in the morning, and next to it is half a coin.', 'v=1'],
            [
              "The signpost's lowest arm has a fresh name on it each day, of somebody in {town}.",
              'v=2',
            ],
          ],
          truth: [
            "{B} comes by the fourth road and buys what people did not become: for a small wish one leaves the other road to {B}, and {B} sends someone down it who looks like one and owes {B} everything. {V} sold the south road for a winter's pay. {K}'s own other half was sold long ago, for {site}, and runs a gang in the hills; {K} has seen that face at the window.",
            'At {site} it is decided which way things go, and this is meant literally: where the stone lies, an old power agreed to meet with mortals on neutral ground, and the fourth road is the one by which it may be called off. {B} has come to say that it is over. {V} was the last to know the polite form, and has been made to forget it in the bed upstairs. On {deadline} every choice in the realm will be made by somebody else.',
          ],
          finds: [
            [
              'Survival',
              'going a mile along both roads',
              "{V}'s prints are on both, of one age, and those on the south road do not press down the grass",
              'v=1',
            ],
            [
              'Insight',
              'playing a round with {B}',
              '{B} does not look at the cards, but at whatever one might have been',
              'v=1',
            ],
            [
              'Investigation',
              'holding the two halves of the coin redeemed twice against the light',
              'one is true silver, and the other one is what silver would have been',
              'v=1',
            ],
            [
              'Arcana',
              'standing barefoot on the stone',
              'one feels four pulls, and from below a fifth one',
              'v=2',
            ],
            [
              'History',
              'reading the oldest will in the box',
              'it leaves the {kind} to "whoever remembers to ask nicely"',
              'v=2',
            ],
            [
              'Perception',
              'watching the fourth door at midnight',
              'it opens inwards for those who go, and outwards for those who come',
            ],
          ],
          later: [
            [
              'On day {days} the other {V} arrives in {town} first, is believed, and {V} is nobody.',
              'v=1',
            ],
            [
              'On {deadline} {B} gets up, thanks all for the evening, and takes the stone along (use <Mage, Erinyes, Rakshasa> for {B} if it comes to that).',
              'v=2',
            ],
          ],
          ways: [
            [
              'Whoever goes back along the road that was sold, on foot and backwards, meets the other one in the middle. There they can be made one, by a handshake, if both want to.',
              'v=1',
            ],
            [
              "{B} must accept any stake that nobody could want. {K}'s regret is such a stake.",
              'v=1',
            ],
            [
              'The polite form can be found again by asking everybody who ever left by the fourth door how they knocked. There are {few} of them alive.',
              'v=2',
            ],
            [
              'It has never been offered a bed. It is tired, and a guest may not break the peace.',
              'v=2',
            ],
          ],
        },
      },
    ],
  },
];
