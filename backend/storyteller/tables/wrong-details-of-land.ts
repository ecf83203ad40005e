import type { WrongDetails } from './setting-types.ts';

/** What can be played in a setting whose land itself was changed. */
export const detailsOfLand: Readonly<Record<string, WrongDetails>> = {
  river: {
    party: [
      'The party belongs to neither bank, so it may cross the old bed, where anyone from {town1} or {town2} would be shot. Both {body1} and {body2} hire it for what they cannot do themselves: carry, look, ask and dig.',
      'Strangers are the only ones whom both {town1} and {town2} still let through. In {land} there is work for them as scouts of the old bed, as guards of water, and as people who ask aloud what {body1} has forbidden to ask.',
    ],
    customs: [
      'On the eve of {deadline1} every well in {town1} is measured in public, and the figure is law: below a hand of water, {body1} may close any house.',
      "Whoever carries water to a stranger in {town2} is that person's host for a night, and answers for them before {body2}. It is the quickest way to a safe bed there.",
      'By a truce nobody dares to break, no weapon is drawn in the old bed between noon and dusk, when the {workers2} carry water down to their dead.',
    ],
    places: [
      [
        {
          open: 'the sluice keepers of {town1} have moved in here, with crates under canvas, and {P1} turns away everybody who asks why.',
          hidden: [
            'Under the floor lie the windlass of the dam and its four bars; DC 13 Athletics turns it by a hand, which {town2} notices within the hour.',
          ],
        },
        {
          open: '{body1} has had a new gauge put up here, and somebody from {town1} reads it every hour and runs.',
          hidden: [
            'The readings are kept in a drawer (DC 12 Investigation), and show that the water falls fastest on the nights on which {body1} has visitors from {town4}.',
          ],
        },
      ],
      [
        {
          open: 'the diggers of {town2} sleep here, and they show every visitor the fish bones that they have found in dry sand.',
          hidden: [
            'Among the finds is a timber with the stamp of {body1} (DC 12 Investigation): the dam is a made thing, and {P5} saves that proof for a worse day.',
          ],
        },
        {
          open: '{P5} drills forty {workers2} here each morning with spades on their shoulders, and needs somebody who has seen a real fight.',
          hidden: [
            'A child of the camp has been up the bed alone and drawn the guards, with their hours; the drawing is for sale for a sweet and a promise to {P2}.',
          ],
        },
      ],
      [
        {
          open: 'the old plans of the waterways of {land} are kept here, and since spring {P3} has asked every reader for a reason.',
          hidden: [
            'The plan of the cut is not among the others but in the lining of a map of {town4} (DC 14 Investigation); {P3} has left it where a stranger could find it.',
          ],
        },
        {
          open: '{body3} has had one cupboard here sealed with four seals, of four colours, on four days.',
          hidden: [
            [
              'In the sealed cupboard are pay lists that end on the night of {wrong}. DC 12 History shows that nobody on them was ever paid again.',
              'v=1',
            ],
            [
              'In the sealed cupboard is the list of the {num} herders, drawn up a year too late. DC 12 History shows that the hand is that of a clerk of {body1}.',
              'v=2',
            ],
          ],
        },
      ],
      [
        {
          open: 'there is a telescope here that may be used for a silver piece, and {P4} pays for one hour of each evening.',
          hidden: [
            'From here the cut is seen to be straight (DC 11 Perception), and so are the stakes that {faction1} has set along a third course, past both {towns}.',
          ],
        },
        {
          open: 'the surveyors of {faction1} take their meals here, and stop talking when anyone from {town1} sits down.',
          hidden: [
            'The bags of {faction1} hold deeds for dry farms, with a date on them: that of {deadline1}. DC 13 Sleight of Hand gets one out without {P4} seeing it.',
          ],
        },
      ],
    ],
    manners: [
      '{P1} never leaves a cup half full, and waters the plants of {town1} at night, unseen.',
      '{P2} speaks of the river as of a relative who will be home for dinner.',
      '{P3} draws straight lines on anything, and rubs them out when asked about {town1}.',
      '{P4} has never been heard to say "if the water goes", only "when".',
    ],
    levers: [
      [
        [
          'breaks if told how many are buried in the new bed; {P1.they} has believed in a smaller number for years.',
          'v=1',
        ],
        'can be won by anyone who brings {P1.them} a way to save both {towns}, and would resign in public for it.',
      ],
      [
        'follows whoever gives the {workers2} one full day of water, and would rather have the dam opened than rebuilt.',
        'will hold the diggers back for {few} days if the party swears to come back with the name of the one who cut the bank.',
      ],
      [
        'wants to be caught: leave {P3.them} alone with the plan and a witness, and it is told within the hour.',
        'can be had for a place on a boat out of {land}, and gives the day of the flood before stepping on board.',
      ],
      [
        'sells to the highest bidder, and would drop {faction1} for a signed share of the new bank.',
        'is afraid of one thing: that {town1} and {town2} might agree. A rumour of that makes {P4.them} talk.',
      ],
    ],
    jobs: [
      'In {town2} {P5} pays for a night watch at {site2}: somebody has been filling in by night what is dug by day, and leaves wet footprints that come from upstream.',
      '{P4} hires the party in {town4} as porters for a survey. On the second day the surveyors are found tied to their own stakes, and a message for {town1} is pinned to one of them.',
      'A ferry of {town1} grounds in mid-river with forty people on board, the water still falling, and {guards} on one bank and diggers from {town2} on the other who both want the passengers.',
      'In {town3} {P3} presses a rolled map on the first strangers of the day and walks on. Two people from {body3} have seen it, and so has someone from {faction1}.',
    ],
  },
  weather: {
    party: [
      'The party was not born under the sky of {town1}, so the contract does not bind it: it can walk to {town2} and back, sign nothing, and say no. Envoys like that are wanted by {body1} and {body2} alike.',
      'Strangers cast a shadow at noon and may leave, which is why {town1} wants them as witnesses and {town2} as guides. In {land} they are paid to talk to what lives above the clouds, and to smuggle people, papers and one season.',
    ],
    customs: [
      'At noon in {town1} everybody looks up, touches the brim of the hat and says what was ordered for tomorrow. Whoever orders rain is taken to {body1}.',
      'No promise made under the open sky of {land} can be taken back. Bargains that people may want to break are made indoors, and {body1} has a form for it.',
      [
        'In {town2} birthdays are not kept. The day of {wrong} is kept instead, with shutters closed, and no guest may ask how old a host is.',
        'v=1',
      ],
    ],
    places: [
      [
        {
          open: 'the picture of the founders of {town1} hangs here in its gold frame, with a guard from {body1} who has been told to watch the wall and not the door.',
          hidden: [
            'Behind the picture is the contract. In {town1} it can be read by anyone who stands with the back to it and uses a mirror (DC 13 Arcana).',
          ],
        },
        {
          open: 'since the spring no bird has crossed this place, and {P1} has had it roped off.',
          hidden: [
            'A chair stands here, facing up. Whoever sits in it at dusk can be heard by the agent of the sky, and {P1} has sat in it twice.',
          ],
        },
      ],
      [
        {
          open: 'the {workers2} have hung every bell and pan of {town2} here, so as to hear a wind if there is ever one.',
          hidden: [
            'On the roof are the iron rods of {town2}, bound and greased. DC 13 Athletics puts one up, and the first lightning since {wrong} comes down it.',
          ],
        },
        {
          open: '{P5} keeps one cold room here, with a bowl of snow that has not melted in {years} years, and shows it for a promise of silence.',
          hidden: [
            [
              'The snow in the bowl is older than the contract, which does not know of it; {P2} has found out that whoever holds it can cross the ninth milestone unharmed.',
              'v=1',
            ],
            [
              'The snow in the bowl is older than the contract, which does not know of it; {P2} means to hide the child in this room, where the agent of the sky can read out no name.',
              'v=2',
            ],
          ],
        },
      ],
      [
        {
          open: 'the weather reports of {land} are filed here, one shelf for every year since {wrong}, and every page says the same.',
          hidden: [
            'One report is a contract, and the clause on its last line can be read by its rhyme (DC 14 Investigation): it ends if the sky is asked for something that it cannot make.',
          ],
        },
        {
          open: '{body3} has forbidden visitors to bring umbrellas in here, after what happened to the last one.',
          hidden: [
            'A page here rains on whoever reads it. It is the receipt, and the date on it is that of {deadline1}.',
          ],
        },
      ],
      [
        {
          open: '{faction1} has its bottles here, in straw, with labels such as "Tuesday, late" and "One gale, used".',
          hidden: [
            'One bottle is warm and knocks. It holds the first agent of the sky, who came {years} years ago and would say anything to be let out.',
          ],
        },
        {
          open: 'the stall of {P4} stands here, and people from {town1} come after dark to smell a bottle of autumn.',
          hidden: [
            'The books of {faction1} show who in {town1} buys storms: {P1}, to practise (DC 12 Investigation).',
          ],
        },
      ],
    ],
    manners: [
      '{P1} takes off the hat to clouds, and has stopped finishing sentences that begin with "tomorrow".',
      '{P2} holds a hand out of every window, and is disappointed.',
      "{P3} corrects the grammar of other people's oaths.",
      '{P4} sells weather by its smell, with eyes shut, and never a day that can be dated.',
    ],
    levers: [
      [
        [
          'gives way to anyone who shows {P1.them} one person of {town2} at the ninth milestone.',
          'v=1',
        ],
        'would sign away {P1.their} own years at once, and has only never been asked by someone who meant it.',
      ],
      [
        [
          'trusts whoever tells the truth about what the road does, and brings half of {town2} along.',
          'v=1',
        ],
        'will do nothing that costs {town1} its children, and says so to {body2} as well.',
      ],
      [
        [
          'talks about the way out in the contract for as long as somebody keeps {body3} from the door.',
          'v=2',
        ],
        'has waited {years} years for a reader who argues, and can be beaten in argument (DC 14 Persuasion).',
      ],
      [
        'runs if told that the agent of the sky has asked for {P4.them} by name.',
        'sells {faction1} for one bottle of the year in which {P4.they} was ten.',
      ],
    ],
    jobs: [
      [
        'On the road to {town2} the party finds a cart with an old couple in it who were young at the last milestone. They ask to be brought back, quickly, and to have somebody tell {P5} that the road was tried.',
        'v=1',
      ],
      '{P4} pays for guards at {site4}, for one night. At midnight all the bottles fall silent, and something outside asks in the voice of {P1} to be let in.',
      'A kite comes down in {town1} on the head of a guard, with a letter from {town2} tied to it. By law whoever touched it first has to answer it, and that was one of the party.',
      'In {town3} the clerk {P3} asks strangers what day it is, writes down each answer, and faints at that of the party.',
    ],
  },
  sleeper: {
    party: [
      'The party is new in {land} and has not had the dream, so it can go below {town1} without walking in its sleep. {body1} wants the strike of {town2} broken, {town2} wants it saved, and both need somebody to go down and look.',
      'Strangers hear the silence of {town2} and are not afraid of it. So {body1} and {body2} both ask them to look at what their own people will not look at, to guard the tools, and to stay awake.',
    ],
    customs: [
      'Work in {land} is handed over and never dropped: whoever lets go of {tool1} before another hand has hold of it loses the trade, and {body1} keeps a list.',
      'Nobody in {land} is woken by touch. One says their trade aloud, three times, and in these weeks {town1} has been woken with the wrong one.',
      'At each full moon the four {towns} change one worker with each other, by the old law. The next change is on the eve of {deadline1}, and {town2} sends nobody.',
    ],
    places: [
      [
        {
          open: 'the new shaft of {town1} goes down from here, and the {workers1} who come up from it pay their debts the same day.',
          hidden: [
            [
              'The shaft ends at something like a roof beam, which is warm, and has an eyelash (DC 13 Nature). {P1} ordered the second drill.',
              'v=1',
            ],
            [
              'The shaft ends at a stone lid, which is warm, and has four seals of four trades on it (DC 13 History). {P1} ordered the second drill.',
              'v=2',
            ],
          ],
        },
        {
          open: 'a fence has been put up here, with the guards of {body1} looking inward.',
          hidden: [
            'Down here it is dreaming aloud. Whoever listens learns one true thing about {wrong} and {town2}, and has to make a DC 13 Wisdom save, or goes on listening.',
          ],
        },
      ],
      [
        {
          open: 'the strikers of {town2} hold this place, with soup, songs and a committee, and want everyone to taste the soup first.',
          hidden: [
            'Behind the soup kettles is the head of a stair (DC 12 Perception); the air from it comes and goes as slowly as tides.',
          ],
        },
        {
          open: '{P5} comes here each noon to read out an offer of {body1}, and goes away with the vote.',
          hidden: [
            [
              'A sack of the sand that {town2} was paid in stands open here. DC 12 Investigation finds the seal of {body1} at the bottom.',
              'v=1',
            ],
            [
              'Behind the lectern the offers lie in order. DC 12 Investigation finds one in the hand of {P1} that promises everything, if only nobody digs below {works2}.',
              'v=2',
            ],
          ],
        },
      ],
      [
        {
          open: 'readers are searched for candles here, and {P3} has asked {body3} to be moved to another room.',
          hidden: [
            'What {P3} is afraid of is a sound: in the quiet of this room one hears breathing, from under the shelves (DC 13 Perception).',
          ],
        },
        {
          open: 'one shelf of {record3} is kept here behind bricks that are newer than the ban on reading it.',
          hidden: [
            [
              'Behind the bricks (DC 14 Athletics, or an hour with a hammer and all of {town3} listening) lies the last page, with a sum and a name: how much it needs, and what it answers to.',
              'v=1',
            ],
            [
              'Behind the bricks (DC 14 Athletics, or an hour with a hammer and all of {town3} listening) lies the last page, with four signatures, each of them with a thumb print in brown.',
              'v=2',
            ],
          ],
        },
      ],
      [
        {
          open: 'people come here in the evening to sell their dreams to {P4}, and leave lighter, with a silver piece.',
          hidden: [
            'The dreams lie here on paper, hundreds of them, sorted by {faction1} into one long corridor with a door; only the key is missing.',
          ],
        },
        {
          open: '{faction1} pays for silence here, from the ninth bell on, and has put felt on every door of the street.',
          hidden: [
            'A well opens here. What is said into it is answered the same night, in the dream of everybody from {town4} (DC 13 Insight to hear who asks).',
          ],
        },
      ],
    ],
    manners: [
      '{P1} pricks {P1.their} thumb with a pin to stay awake, and counts the holes.',
      '{P2} drums on every table, four beats, and stops after the third.',
      '{P3} whispers even outdoors, and never near a wall.',
      '{P4} asks how one has slept, and waits for the answer with a pencil.',
    ],
    levers: [
      [
        'falls asleep in front of anybody who says that {town2} has gone back to work, and then answers every question.',
        [
          'would pay {town2} in full if that could be done without saying why; a way to do so is all {P1.they} needs.',
          'v=1',
        ],
      ],
      [
        'calls the strike off for full wages, read out in the square by {body1}; half of it would do from a person who went below.',
        'has never believed in what lies below. One look at it, and {P2.they} leads the others back to work.',
      ],
      [
        'wants another person to have read the last page; from then on {P3.they} is free of fear and of use.',
        'gives the book to whoever can tell {P3.them} the whole dream, including the end.',
      ],
      [
        'does it for someone who sleeps and cannot be woken; a cure would turn {P4.them} against {faction1}.',
        'believes that what wakes will be grateful. Show {P4.them} what was below the {workers1} and that ends.',
      ],
    ],
    jobs: [
      'A {worker1} walks into the inn of {town1} asleep, pays for everyone in the room, and goes on towards {town2}. So do {few} others. {P1} offers money to have them led home before they arrive.',
      '{P5} needs a neutral hand to carry the strike fund of {town2} to {town3} and back with bread. {guards.s} have been told to find it, and {faction1} has offered to double it.',
      'In {town4} everyone in one street has slept through the day. {P4} asks the party to go in, with wax in the ears, and open one window.',
      'The party is at a wedding in {town1} when the band loses the beat. Nobody moves. Under the floor something takes up the beat where it was left.',
    ],
  },
  tribute: {
    party: [
      'Nobody from {land} may go up the mountain, by treaty, and the treaty says nothing about strangers. {town1} asks the party to drive, to look and to hunt, and {town2} asks it to talk.',
      'The party counts for neither {town1} nor {town2}, so it is the only one that may count the wagons. It is hired to escort them, to open them, to follow them down again, and to decide who in {land} hears of it.',
    ],
    customs: [
      'On the day of the wagons all doors in {land} stand open, so that nobody can be said to have hidden anything; {guards} may walk in, and so may everybody else.',
      'The driver of the ninth wagon is drawn by lot in {town2} and may ask one thing of {body1} before leaving, which has to be granted. It has not been used in {few} years.',
      'Fire is lit in {land} from the lamp of {body1} alone. Who strikes a light on the mountain road is held to be calling the dragon.',
    ],
    places: [
      [
        {
          open: 'nobody from {town1} is let near this place in the week of {deadline1}, because of the view of the dragon, {body1} says.',
          hidden: [
            [
              'A winch, a mile of rope and a smell of size and paint: what {town1} drinks to is made here (DC 12 Perception).',
              'v=1',
            ],
            [
              'The letters to the dragon are copied here, and DC 13 Investigation finds one with a stain of wine and a drawing of {P1}, quite like.',
              'v=2',
            ],
          ],
        },
        {
          open: 'the nine keys of the wagons hang here, and {P1} counts them each evening in front of witnesses.',
          hidden: [
            'One of the nine keys is new (DC 12 Investigation): the ninth wagon has been opened with a copy each year, and {P1} does not know by whom.',
          ],
        },
      ],
      [
        {
          open: 'the wagons of {town2} are loaded here by lamplight, and every family brings its share and stays to watch the others.',
          hidden: [
            'Under the boards lies what {town2} has kept back: {good2}, and forty pikes (DC 13 Investigation). {P5} would burn the place rather than have it found.',
          ],
        },
        {
          open: '{P5} keeps the seed of {town2} here, under a lock with {few} keys, and {guards} have asked twice to see it.',
          hidden: [
            'Something has dug its way in from below and eaten; the marks are those of a jaw no longer than a hand (DC 12 Nature).',
          ],
        },
      ],
      [
        {
          open: 'the wagons are blessed here under a cloth, and {P3} writes down how many there are before the cloth is off.',
          hidden: [
            'The lists of what went up and of what was received lie in different rooms. Side by side they differ by a tenth (DC 13 Investigation): the share of {body3}.',
          ],
        },
        {
          open: '{body3} keeps the yearly lists here and lets them be admired from the door.',
          hidden: [
            'Behind the altar lie the last letters of drivers to {town2}, opened, and never sent.',
          ],
        },
      ],
      [
        {
          open: 'carts stand here by day with dry wheels and by night with wet ones, and the carters of {town4} talk about it for a drink.',
          hidden: [
            'In the cellar live {few} drivers who count as dead in {town2}, on wages and under oath; one of them knows {P2} (DC 12 Insight to see who).',
          ],
        },
        {
          open: 'a warehouse of {faction1} leans on this place, and smells of {good2} for half a street around.',
          hidden: [
            [
              'In the back is a crate with straw, shells as thick as plates, and a hole in its side.',
              'v=1',
            ],
            ['A card table stands in the back, with one chair much wider than the rest.', 'v=2'],
          ],
        },
      ],
    ],
    manners: [
      '{P1} looks at the mountain before answering, and afterwards to see if it was right.',
      '{P2} weighs things in the hand, plates and children too, and says the weight.',
      '{P3} writes with both hands, in two scripts, and hides the left one.',
      '{P4} pays drivers in advance and by their full names, like people who will not come back.',
    ],
    levers: [
      [
        'has wanted to tell it since the day of taking office; a party that has been at the top need only ask.',
        'fears {town2} more than the dragon, and would halve the wagons for a guarantee of safe conduct.',
      ],
      [
        'would go up alone with a spoon if the party went along; proof that nobody is starved for a dragon makes {P2.them} a leader.',
        'is loyal to {P5}, and turns only if shown what lies under the floor of {site2}.',
      ],
      [
        'keeps a second set of lists at home, as insurance, and gives it up for a pardon in the name of {town2}.',
        'cannot bear being called a thief by someone who has read the numbers.',
      ],
      [
        'gets a tenth, and would sell {faction1} for a fifth.',
        'has a sibling among the drivers, and would open the cellar if it could look like a break-in.',
      ],
    ],
    jobs: [
      'A driver from {town2} who was mourned {few} years ago is seen buying fish in {town4}. {P2} asks the party to go and say hello, and not to let {faction1} notice.',
      'Sheep are being taken above {town2}, and {P5} pays {coins} gold pieces for the wolf. The tracks at {site2} have three toes and a tail, and lead uphill.',
      'The lot for the ninth wagon falls on the {worker2} who has sworn to kill the dragon. {P1} wants the party on the box beside the driver, to see that nothing of the sort is tried.',
      'In {town3} a cloth slips during the blessing, and everyone who has seen under it is asked to stay for a word with {body3}. The party stood in front.',
    ],
  },
};
