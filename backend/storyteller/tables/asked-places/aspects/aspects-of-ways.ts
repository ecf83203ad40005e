import type { PlaceAspect } from '../families/place-family.ts';

/** How one gets to a place: it is there only at times, a door of it leads elsewhere, it moves. */
export const aspectsOfWays: readonly PlaceAspect[] = [
  {
    id: 'appears',
    says: /\b(?:appears?|opens?|open|comes?|exists?|seen|found|visible|reached|materiali[sz]es|shows up|arrives?)(?: only)? (?<when>(?:at|on|in|during|under|by) (?:the |a )?(?:full moon|new moon|moonlight|midnight|night|dawn|dusk|sunset|sunrise|noon|twilight|low tide|high tide|fog|the fog|mist|mists|storms?|rain|snow|winter|summer|autumn|spring|midsummer|midwinter|eclipses?|dreams?|blue moon)|(?:every|each) (?:full moon|new moon|night|year|winter|summer|spring|autumn|decade|century|generation|hundred years|\w+ (?:years|nights|days|moons))|once (?:a|an|every|in a) (?:month|year|week|night|decade|century|generation|lifetime|blue moon|full moon|hundred years|\w+ (?:years|months|nights|days))|when (?:it|the|there) (?:rains|snows|is (?:full|fog|dark)|moon is full|fog \w+|tide \w+|stars \w+))/,
    tells: [],
    look: [
      'a threshold that is wet with the dew of some other country',
      'a signboard with the hours painted on it, in a script that {town} can nearly read',
      'a rope tied from the door post to a stake outside, frayed where somebody once cut it',
    ],
    known: [
      'It is here {when}, and at no other time; for the rest of the days there is grass, and children of {town} play on it.',
      '{town} has learned to wait for it {when}, and has put up a bench, from which one looks at nothing at all until it is there.',
    ],
    feature: [
      'When it goes, whatever lies across the threshold goes with the larger half.',
      'The rope at the door holds {site} for as long as it takes to count to a hundred.',
    ],
    beside: [
      'It comes only {when} because {K} is hiding in between, from a debt that does not lapse; whoever stays inside when it goes has to stay until it comes again, and is not a day older by then.',
    ],
    plots: [
      {
        details: {
          keeper: [
            'looks at an hourglass, serves fast, and puts everyone out while there is still sand in it',
            'asks first of all which year it is, and writes the answer on the wall below the others',
          ],
          guest: [
            'was sitting on the bench before the place came, and has brought a folding chair, a lamp and handcuffs',
            'buys nothing, measures the door posts, and asks strangers how long they can hold a rope',
          ],
          hooks: [
            'A woman of {town} pays {coins} gold pieces to whoever goes in next time and brings out {V}, who went in {years} years ago and, she says, will not have noticed.',
            'What the party needs is sold nowhere but in {site}, and {site} will be here {when}, for a little less than an hour.',
            '{B} hires strong people for one evening: "You hold a rope, and you do not ask what is pulling."',
          ],
        },
        trouble: {
          id: 'appears-1',
          absent: ['apprentice', 'glover'],
          guest: ['patient debt collector', 'bailiff who has waited for years'],
          trace: [
            'The grass where it stands is pressed flat, and its daisies are those of last year, in flower.',
            '{K} pays in coins that {town} has not struck for {years} years, and they are new.',
            [
              '[a hand waves from the window behind the counter, and it is not that of {K}|behind the curtain somebody asks whether it is morning yet]',
              'v=1',
            ],
            [
              'All that is bought here smells a little of frost, and flowers on graves turn towards it.',
              'v=2',
            ],
          ],
          truth: [
            '{K} once borrowed a lifetime from a power that {B} works for, spent it, and hides from the last payment: {site} is out of the world for all but one hour, and a debt cannot be collected where there is no time. {V} was inside when it went, {years} years ago, and is still there; {K} has told {V} that it has been an evening. Every hour that {site} is here counts against {K}, and only a few are left.',
            'In between, {site} stands at the border of the dead, and is the one door in it with a bolt on this side. {K} keeps it, and lets the dead come in for what they have forgotten, but never out. {B} serves a general who fell {years} years ago with {few} thousand others and has found somebody to hold the door open for him {when}. {V}, who was to be that somebody, has thought better of it and hides in the storeroom, between two worlds and in the wrong clothes for either.',
          ],
          finds: [
            [
              'Investigation',
              'reading the years on the wall',
              'two of them are in another hand, and the last one says: "he told me it was Tuesday. {V}"',
              'v=1',
            ],
            [
              'Perception',
              'watching what the sand in the hourglass does when it is full',
              'it runs upwards while the door is shut, and {K} does not age a breath',
              'v=1',
            ],
            [
              'Insight',
              'asking {B} what is owed',
              '{B} says "the rest", and looks at {K} as one looks at a house one has already bought',
              'v=1',
            ],
            [
              'Religion',
              'looking at who else is buying',
              'three of the customers have a coin under the tongue, and cast their shadows towards the lamp',
              'v=2',
            ],
            [
              'History',
              'asking {B} about the army',
              '{B} names officers who fell {years} years ago, and says of each what he had for breakfast',
              'v=2',
            ],
            [
              'Arcana',
              'studying the threshold',
              'it was laid by somebody who wanted it to hold from both sides, and one nail is missing',
            ],
          ],
          later: [
            [
              'The next time {site} comes {when}, its sand runs out; {B} goes in with an open ledger, and the place is an empty meadow from then on, with {V} in it, {years} years late.',
              'v=1',
            ],
            [
              'On the next night of its coming {few} hundred of the dead stand in the grass before {town} in good order (use <Wight, Wraith> for their officers).',
              'v=2',
            ],
          ],
          ways: [
            [
              '{V} can walk out at any time, as long as somebody outside calls the full name, and is ready to explain the years.',
              'v=1',
            ],
            [
              'The debt is one lifetime, not that of {K}: {B} would take it in days, from many, if enough people gave one each.',
              'v=1',
            ],
            [
              'The nail that is missing from the threshold can be made of anything that was given and not sold. With it, nobody comes through who does not wipe their feet and state their name.',
              'v=2',
            ],
            [
              'The general wants to be told that the war is over. It is; {V} has the treaty, and nobody has dared to read it out to him.',
              'v=2',
            ],
          ],
        },
      },
    ],
  },
  {
    id: 'elsewhere',
    says: /\b(?:(?:doors?|rooms?|gates?|mirrors?|wells?|portals?|stairs?|staircase|cellar|cupboard|wardrobe|fireplace|painting|archway)(?: \w+){0,2} (?:that|which|to|into|leading|opens?|leads?)\b.*(?:elsewhere|else|another|other|different|world|worlds|plane|planes|realm|feywild|faerie|underworld|hell|abyss|past|future|anywhere|everywhere|nowhere|lands?)|(?:sky|stars|sea|ocean|moon|sun|night|door|city|summer|winter|forest) (?:at|in|on|under|behind|below) (?:the|its) (?:bottom|back|cellar|other side|ceiling|floor)|between (?:two )?(?:worlds|planes)|portals?\b|leads? (?:elsewhere|to another (?:world|plane)))/,
    tells: [],
    look: [
      'one door more inside than there is room for, and a mat before it with the prints of somebody who came in from snow',
      'a door painted over {few} times, of which the paint will not stay on the handle',
      'a shelf of lost things without owners: a left glove with six fingers, an umbrella of fish skin, a tooth as large as an egg',
    ],
    known: [
      'There is a door in {site} that does not lead where the wall says, and in {town} everyone knows somebody who has been through, although never the person who is speaking.',
      'One door here opens on another country. {K} has the key, and lends it to nobody who asks a second time.',
    ],
    feature: [
      'The door opens only for one who has nothing in the left hand, and shuts on the third breath.',
      'Whatever is thrown through the door comes back within the hour, cleaner.',
    ],
    beside: [
      'The door that leads elsewhere is real: it opens on the same building in another country, kept by another {K}, who is doing a little better and would like to compare.',
    ],
    plots: [
      {
        details: {
          keeper: [
            'counts those who come in and those who go out, and has been one ahead since spring',
            'has moved a wardrobe in front of one door, and leans on it while talking',
          ],
          guest: [
            'asks which of the two suns is the one for telling the time, and laughs a moment too late',
            'pays in honest silver of a mint that does not exist, and is homesick at meals',
          ],
          hooks: [
            '{V} went through a door in {site} to mend the lock, and has been heard knocking since, on the wrong side; {K} pays {coins} gold pieces to have {V} back and the lock finished.',
            'Someone in {town} has met their own double in the market, who was just as surprised and had less money.',
            'A parcel for the party has arrived at {site}, sent by themselves, with a date on it that is still to come, and a warning not to open the third drawer.',
          ],
        },
        trouble: {
          id: 'elsewhere-1',
          absent: ['locksmith', 'night porter'],
          guest: ['guest with a foreign accent', 'traveller without a map'],
          trace: [
            'One more comes out of {site} at closing time than went in, and {K} counts them again.',
            'Snow lies on the mat before a door, at any time of the year, and {B} steps over it without looking.',
            ['The voice of {V} comes through the keyhole and gives advice about the lock.', 'v=1'],
            ['In the mirror by the door the lamps are all lit, and here they are not.', 'v=2'],
          ],
          truth: [
            'The door leads into {site} as it is in another country, where {town} was never built and the trade is poor. The {K} of that side wants to change places, and has begun with the guests: {B} is from there, charming, and sits in the seat of somebody who now sits over there, in the snow. {V} has found out, and the other {K} has had the handle taken off.',
            'The door leads to where all doors lead if nobody holds them: a hall without walls, and its owner collects houses. {site.s} is to be the next, with everyone in it, and {town} after that. {B} was sent ahead to be asked in three times, and has been asked in twice. {V} went in to find the hinge on which all of it hangs, has found it, and lacks a hammer.',
          ],
          finds: [
            [
              'Investigation',
              'comparing the guest list with those who are here',
              "the hand of {B} is that of somebody else's entry, mirrored",
              'v=1',
            ],
            [
              'Persuasion',
              'talking to {V} through the keyhole',
              '{V} describes {K}, with a scar that {K} does not have, giving orders on the other side',
              'v=1',
            ],
            [
              'Survival',
              'looking at the snow on the mat',
              'footprints of {few} people come in, and the same boots, with other feet in them, go out',
              'v=1',
            ],
            [
              'Arcana',
              'measuring the room behind the door from outside',
              'it is larger each day by the size of one house that has lately burned down somewhere',
              'v=2',
            ],
            [
              'Insight',
              'asking {B} to come in',
              '{B} waits on the step with real hunger, and thanks too warmly',
              'v=2',
            ],
            [
              'Perception',
              'listening at the door at night',
              'on the other side somebody is listening, too',
            ],
          ],
          later: [
            [
              'On day {days} the other {K} comes through, shuts the door from this side and asks what there is for supper. Nobody in {town} notices but the dog.',
              'v=1',
            ],
            [
              'On day {days} {B} is asked in for the third time, by an old man of {town} with good manners, and the street is one house shorter each morning (use <Mage, Invisible Stalker> for those who come to measure).',
              'v=2',
            ],
          ],
          ways: [
            [
              'Each of those who have been changed can come back when their own {kind} is described to them by somebody who knows it well; the door opens for homesickness.',
              'v=1',
            ],
            [
              'The other {K} would settle for a share: the two sides have what the other lacks, and a good lock with two keys would make a fine trade of it.',
              'v=1',
            ],
            [
              'The hinge can be struck out with a hammer that has built something. {V} will hold the door open from within until the last of the houses is empty, and has to be pulled out by the rope.',
              'v=2',
            ],
            [
              '{B} may not lie about having been asked in. Asked how often, before witnesses, {B} has to go and begin again at one.',
              'v=2',
            ],
          ],
        },
      },
    ],
  },
  {
    id: 'moves',
    says: /\b(?:moves|wanders|walks|walking|wandering|moving|roaming|travels|travelling|traveling|drifts|drifting|back of (?:an? |the )?(?:giant |huge |enormous |colossal |ancient |living )?(?:\w+)|on the shell of|on (?:an? |the )?(?:giant |huge |walking )?(?:turtles?|tortoises?|whales?|beetles?)|legs|never in the same place)\b/,
    not: /\b(?:the dead walk|walking dead|dead who walk|ghosts? (?:that )?walks?|legs of)\b/,
    tells: [],
    look: [
      'furniture that is bolted down, and cups that hang on hooks',
      'a brass dial by the door, with a needle that never stands quite still',
      'washing on a line that swings to one side, all of it, and then to the other',
    ],
    known: [
      '{site.s} does not stay where it is; {town} has it for {few} days at a time, and those who live on it hold on to something without noticing.',
      'It came to {town} overnight, and will be gone in the same way; nobody has been able to say who decides.',
    ],
    feature: [
      'When it takes a step, everyone who is not holding on sits down.',
      'From below one can climb up by the trailing ropes, and only on the side on which it is not scratching itself.',
    ],
    beside: [
      'What carries {site} is alive, knows the way by heart, and is kept on it by {K} with a little salt on the left side and a song.',
    ],
    plots: [
      {
        details: {
          keeper: [
            'feels the ground with one foot before answering, and answers more slowly each day',
            'feeds salt down a hatch, and says good night to somebody below the floor',
          ],
          guest: [
            'got on {few} towns ago, and has had a good reason not to get off at any of them',
            'asks at each stop how far the sea is, and is paler every time it is nearer',
          ],
          hooks: [
            '{site.s} has not moved for {days} days, which it has never done before; {K} pays {coins} gold pieces to whoever finds out what hurts.',
            'The party has to be in {town2} sooner than any horse can be, and {site} goes there next, if it goes at all.',
            'A farmer wants to be paid for a field with four footprints in it, each as large as a barn.',
          ],
        },
        trouble: {
          id: 'moves-1',
          absent: ['pilot', 'keeper of the route'],
          guest: ['drover', 'passenger who has missed a stop'],
          trace: [
            'The floor is warm, and rises and sinks a little, about as often as a sleeper breathes.',
            '{K} steers with charts of {V}, and the last of them is marked: "It has its own opinion here."',
            [
              'All the salt has been eaten, also that on the tables, and the needle points back the way it came.',
              'v=1',
            ],
            [
              'In the evening it turns its head to the north, and everything on the shelves slides that way.',
              'v=2',
            ],
          ],
          truth: [
            'The great beast below {site} is looking for the place where it hatched, and {town} is built on it: it has come home and cannot lie down. {V}, the only one who knew, wanted to let it, and was put off at the last stop by {K}, who has all savings in {site} and makes it walk in circles. {B} sells it to a butcher by the yard, on paper, and has loosened the hatch for the needle that will put it to sleep.',
            "The beast below {site} is one of {few} that hold the land in its place by walking the same round for ever. {B} belongs to a company that has bought the others' riders, to stand them all in one place on {deadline}; whoever owns that place owns the coast that rises there, and two realms fall into the sea for it. {V} rides on the oldest beast, {days} days ahead, does not know, and would listen.",
          ],
          finds: [
            [
              'Animal Handling',
              'lying down with one ear to the floor',
              'below the great slow heart is a second one, quick and small',
              'v=1',
            ],
            [
              'Investigation',
              'laying the charts of {V} over each other',
              'all of its rounds have one middle, and that is the market of {town}',
              'v=1',
            ],
            [
              'Insight',
              'asking {K} why {V} left',
              '{K} says "{V} got off", and strokes the wall as if to apologise',
              'v=1',
            ],
            [
              'Nature',
              'comparing its round with the shores on an old map',
              "wherever it has rested a day too long, the coast has sunk by an arm's length",
              'v=2',
            ],
            [
              'Investigation',
              'reading the ticket of {B}',
              'it has been paid by a company that also owns the land on which nothing has risen yet',
              'v=2',
            ],
            [
              'Perception',
              'looking at the ropes below',
              'somebody has cut one of them, with a clean knife, from inside',
            ],
          ],
          later: [
            [
              'On day {days} it lies down where it has to, on the market of {town}, slowly enough to run, and everything on its back slides into three streets.',
              'v=1',
            ],
            [
              'On {deadline} the beasts stand side by side, the ground tips, and the harbour of {town2} is dry for an hour before the water comes back.',
              'v=2',
            ],
          ],
          ways: [
            [
              'It wants a hollow as large as a market, warm sand and a day of quiet. A dry lake half a day from {town} would do, if somebody led it there with salt.',
              'v=1',
            ],
            [
              '{K} is afraid for the place, not of the beast. Shown that it goes on walking once the young one has hatched, {K} opens the hatch.',
              'v=1',
            ],
            ['Beasts follow the one whose bell they know. {V} has the bell.', 'v=2'],
            [
              'The riders were paid in shares of the new coast. A look at the map of what sinks would turn most of them.',
              'v=2',
            ],
          ],
        },
      },
    ],
  },
];
