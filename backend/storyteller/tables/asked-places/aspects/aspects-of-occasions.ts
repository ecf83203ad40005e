import type { PlaceAspect } from '../families/place-family.ts';

/** What is held in a place, what it is built from, and that it is hidden. */
export const aspectsOfOccasions: readonly PlaceAspect[] = [
  {
    id: 'occasion',
    says: /\b(?:during|on the (?:night|eve|day) of|hosting|at the time of|where (?:there is|they hold|they celebrate)|holding|preparing for|just before|on) (?:an? |the |its |their |his |her )?(?:annual |yearly |great |royal |grand |secret |big |village |harvest )*(?<event>masquerade ball|masked ball|masquerade|wedding|royal wedding|funeral|feast|festival|coronation|auction|banquet|tournament|harvest festival|carnival|birthday(?: party)?|dinner party|party|ball|council|peace talks|election|eclipse|winter solstice|midsummer festival)\b/,
    words: { event: 'feast' },
    tells: [],
    look: [
      '{num} lamps more than on other days, and a man with a list on the stair',
      'flowers in everything that holds water, a helmet among them',
      'a row of coaches, and drivers who know already how it will end',
    ],
    known: [
      'The {event} in {site} is talked of in {town} as if nothing else had ever happened there; whoever was not asked is out of town.',
      'For the {event} all of {site} has been turned inside out, and some things have come to light that had been put away with care.',
    ],
    feature: [
      'During the {event} nobody is surprised by a stranger in good clothes, or looks at anyone who carries a tray.',
      'A bell for the high point of the {event} makes everybody look in one direction.',
    ],
    beside: [
      'The {event} is paid for by somebody who is not on the list of guests, and who wants everyone out of their own houses for one evening.',
    ],
    plots: [
      {
        details: {
          keeper: [
            'has thought of everything, smiles at everyone, and checks the clock by the north wall each time it ticks too loudly',
            'greets {num} people by name, and one by nothing',
          ],
          guest: [
            'is somebody else tonight, dances well, and has been in front of every door',
            'has come to say one sentence to one person, and has had it ready for {years} years',
          ],
          hooks: [
            '{V} was to open the {event} and has not been seen since the afternoon; {K} pays {coins} gold pieces to have {V} there by midnight, alive and with the mask on.',
            'An invitation for the party has come, in a hand they do not know, with a line below: "Stand by the north wall at midnight, and look the other way."',
            'Somebody will be robbed during the {event}. It is in the programme.',
          ],
        },
        trouble: {
          id: 'occasion-1',
          absent: ['guest of honour', 'musician', 'maid with the keys'],
          guest: ['guest with a false invitation', 'old flame of the host'],
          trace: [
            'There is one guest more than invitations, and {K} has stopped counting at a certain face.',
            'A mask has been left on the back stair, and it has been cut open from behind.',
            ['One of the servants is wearing the buttons of another house.', 'v=1'],
            [
              'The toast has been written out for {K}, word for word, in a hand that is not {K.their} own.',
              'v=2',
            ],
          ],
          truth: [
            "{V} is in the ice cellar, in a friend's coat, waiting for midnight: tonight {V} means to say who {B} is, which is the one whom {town} has hanged in effigy for {years} years, and has come back to see a child from the edge of the room. {K} has known since the first dance. {K}'s own servants have been bought to have {V} found, cold, before anything can be said; the buyer is leading the second dance.",
            'At midnight {num} people will raise their glasses, repeat a toast and be bound by it, as it is an oath in an old tongue: to {B}, who gave it to {K} as a quotation. The half of the realm that matters is in the room. {V} translated it, laughed, then did not, and was locked up behind the north wall.',
          ],
          finds: [
            [
              'Investigation',
              'looking at the buttons and at who pays the wearer',
              'the same house as that of the one who leads the second dance',
              'v=1',
            ],
            [
              'Insight',
              'asking {B} for a dance',
              "{B} looks over one's shoulder at one young person, the whole time",
              'v=1',
            ],
            [
              'Perception',
              'going down for ice',
              'somebody is doing a speech, with chattering teeth',
              'v=1',
            ],
            [
              'History',
              'reading the toast aloud without a glass in hand',
              'the candles bend down',
              'v=2',
            ],
            [
              'Deception',
              'asking {B} what it means',
              '{B} gives a translation which is {few} words too short',
              'v=2',
            ],
            [
              'Persuasion',
              'helping a tired maid with a tray',
              'she says which bell rings at midnight, and who has asked her that before',
            ],
          ],
          later: [
            [
              'By midnight {V} has been found in the ice, the doors are shut and everybody knows that it was {B} (use <Noble, Tough, Spy, Assassin> for the bought ones).',
              'v=1',
            ],
            [
              'At midnight they say it. From then on {B} has only to ask (use <Knight, Mage, Rakshasa>).',
              'v=2',
            ],
          ],
          ways: [
            [
              '{V} was going to say it kindly. If {B} says it first, and the young person does not leave the room, nobody else has anything to say.',
              'v=1',
            ],
            [
              'The servants have been promised more than the one at the head of the dance owns. {K} could show them the account.',
              'v=1',
            ],
            [
              'Anyone may give a toast. A better one, a breath earlier, with the glasses already up, and they have drunk to that.',
              'v=2',
            ],
            [
              '{V} has found a second meaning in it, if it is sung. The musicians only need to be told the tune.',
              'v=2',
            ],
          ],
        },
      },
    ],
  },
  {
    id: 'built-from',
    says: /\b(?:(?:built|carved|made|constructed|hewn|hollowed|set|standing|living|dug|grown|housed|located|hidden) (?:entirely )?(?:from|into|inside|in|out of|of|within|on|atop|around|under) (?:an? |the )?(?:remains of an? |bones of an? |body of an? |skull of an? |ribs of an? |shell of an? |skeleton of an? |corpse of an? |hull of an? |trunk of an? )?(?<stuff>(?:giant |dead |old |huge |hollow |ancient |petrified |fallen |enormous |colossal |living |upturned |crashed |giant's |dragon's |titan's |god's )*(?:skulls?|bones?|ribs|ribcage|skeleton|shell|tree|oak|stump|mushrooms?|shipwreck|ship|hull|titan|colossus|god|giant|dragon|whale|beast|statue|glacier|ice|glass|crystals?|books|cheese|candy|gingerbread|coral|amber|iceberg|meteor|bridge|gallows|airship))|in (?:the )?(?:skull|ribs|ribcage|bones|shell|belly|stomach|mouth|corpse|body|hand|head|stump|trunk) of (?:an? |the )?(?<stuff2>(?:\w+ )?(?:giant|dragon|titan|god|whale|turtle|beast|leviathan|tree|oak|colossus|snail|worm))|(?:bridge|palace|castle|tower|house|city|fortress|temple|hall|throne room|village|ship|prison) of (?<stuff3>ice|glass|bones?|crystal|coral|amber|salt|paper|sand))\b/,
    not: /\bon (?:the )?back of\b/,
    words: { stuff: 'old bones' },
    tells: [],
    look: [
      'one wall left as it was found, polished by hands and not quite of one colour at all hours',
      'pegs, hooks and shelves set in with great care, and never in one certain place',
      'a crack that is measured on the first of each month, with the dates beside it',
    ],
    known: [
      '{site.s} is one with what it was made from: the {stuff}; {town} says that both parties have got used to each other.',
      'Where others have a foundation stone, {site} has the {stuff}, and one knocks on it before saying something important.',
    ],
    feature: [
      'At a blow on the right spot all of {site} rings, and everyone loses the thread for a moment.',
      'The natural hollows run on behind the walls, and a thin person gets everywhere.',
    ],
    beside: [
      "What {site} was made from, the {stuff}, does not belong to {K}: it was somebody's, and the one whose it was is on the way to see what has been done with it.",
    ],
    plots: [
      {
        details: {
          keeper: [
            'leans on the walls like on a horse, and has told nobody what is heard at night',
            'forbids nails, drums and the colour red, and has no explanation',
          ],
          guest: [
            'chips off a little every day, and weighs it',
            'kneels on the door step, says a name, and asks the party to come in more quietly',
          ],
          hooks: [
            'The {stuff} of {site} has begun to knit: the crack is narrower every month, and {K} pays {coins} gold pieces to know what happens when it has closed.',
            '{V} bored a hole where none may be bored, and has not been found since; something drips there that smells like bread.',
            'A pilgrim offers everything for one night alone in {site}, and three others say that they must not be allowed it.',
          ],
        },
        trouble: {
          id: 'built-1',
          absent: ['one who built it', 'drill master', 'first tenant'],
          guest: ['buyer of material', 'pilgrim to what it was'],
          trace: [
            'Everything that hangs in {site} hangs a little to one side, and to another one than last year.',
            'The cat lies where it is warm, and no fire is near.',
            ['Somebody has filled in the bored hole, from inside.', 'v=1'],
            ['On clear nights the sky above {site} has a gap the shape of it.', 'v=2'],
          ],
          truth: [
            'It was not dead, it was resting; and it has grown fond of those in it. {V} met what is left of its mind, in the innermost hollow, and tends it, with soup. {B} has found out that its marrow, sap or splinters heal any wound but one, sells them by weight, and works inwards. {K} hears it groan, and believes that {site} will fall.',
            'It is one part of several: {num} houses in the realm stand on others, and none of them knows it. When the crack is shut, it will remember the rest. {V} was a priest of what it was, thought better of it, and put a wedge into the gap with one shoulder. The pilgrims come to sing it awake on {deadline}; {B} leads them.',
          ],
          finds: [
            [
              'Medicine',
              "laying one's ear on the warm place",
              'there is a pulse, {few} beats to the hour, and it quickens at the smell of soup',
              'v=1',
            ],
            [
              'Investigation',
              'weighing what {B} has chipped off',
              'it is more than was there in the evening, as it grows back, more slowly each time',
              'v=1',
            ],
            [
              'Survival',
              'squeezing through the hollows after the smell',
              '{V} sits there with a ladle, and puts a finger to the lips',
              'v=1',
            ],
            [
              'History',
              'drawing {site} to scale, with what is below the ground',
              'it is the left half of something that lay down on purpose',
              'v=2',
            ],
            [
              'Religion',
              'asking {B} for the words of the song',
              'the refrain is a list of places, and the last is {town}',
              'v=2',
            ],
            [
              'Persuasion',
              'asking {K} what is heard at night',
              'it is one word, and {K} has been too polite to look it up',
            ],
          ],
          later: [
            [
              "On day {days} {B} reaches the innermost hollow, and {site} tries to get up (use <Tough, Warrior Veteran, Gladiator> for {B}'s people).",
              'v=1',
            ],
            [
              'On {deadline} it has closed, and all {num} parts turn over in their sleep (use <Earth Elemental, Stone Golem, Iron Golem> for those that wake first).',
              'v=2',
            ],
          ],
          ways: [
            [
              'It would give what heals, a little, to those who ask. {B} need only be put next to it, without a tool, and hear it answer.',
              'v=1',
            ],
            [
              '{V} knows which wound is the one that it cannot heal; it is its own, it has a nail in it, and {K} hung a picture there.',
              'v=1',
            ],
            [
              'Sung in another order, the refrain is a lullaby. There are {few} of the pilgrims who do not like what they have been told.',
              'v=2',
            ],
            [
              '{V} cannot hold it alone. {town} is full of people who lean on things all day.',
              'v=2',
            ],
          ],
        },
      },
    ],
  },
  {
    id: 'hidden-place',
    says: /^(?:an? |the )?(?:\w+ )?(?:hidden|secret|concealed|invisible|undiscovered) (?!away)/,
    not: /\b(?:forgotten god|lost (?:things|souls|property|luggage|children)|thieves|guild)\b/,
    tells: [],
    look: [
      'a way in that looks like something else, and has been made to with love',
      'a bench from which one sees who comes, long before they see anything',
      'lamps with shades on one side, and that is the side of {town}',
    ],
    known: [
      'Hardly anyone in {town} knows of {site}; those who do say "up there", or "the aunt", and change the subject.',
      'There is no path to {site}, by agreement: each who comes goes another way, and treads on stones.',
    ],
    feature: [
      'The way in can be shut from inside so that a goat would not find it.',
      'A thread along the path moves a feather in {site} when somebody treads on it.',
    ],
    beside: [
      'It is hidden because of what one of those in it once did for {town}, which would have to be ashamed if it came out.',
    ],
    plots: [
      {
        details: {
          keeper: [
            'sweeps the path behind each visitor, and has lately been sweeping twice',
            "decides who is told, has been wrong once, and does not take anyone's word for anything but shoes",
          ],
          guest: [
            'found it by chance, has been allowed to stay, and draws maps in the sand to wipe them out',
            'has always come alone, and did so this time, too, as far as one could see',
          ],
          hooks: [
            'Somebody in {town} is selling maps of {site}, and {few} of the {num} are right; {K} pays {coins} gold pieces for the copper plate.',
            '{V} set out from {site} for bread and is sitting in {town}, in the stocks, refusing to say where the bread was for.',
            'The party is blindfolded, given soup, and asked for advice.',
          ],
        },
        trouble: {
          id: 'hidden-1',
          absent: ['one who knew the way', 'scout', 'founder'],
          guest: ['one who got lost and stayed', 'friend who was followed'],
          trace: [
            'A feather has moved by night, {few} times, and nobody came.',
            'In {site} they have begun to eat cold food.',
            ['One stone on the path lies with the dry side up.', 'v=1'],
            [
              'Birds have started to fly round {site} at a distance, as round a house with a cat.',
              'v=2',
            ],
          ],
          truth: [
            "Those of {site} hide people from {B}'s master, the largest landowner in {town}, to whom each of them owed a life's work for a father's debt. {V} was caught and keeps silent. {B} did not betray anyone, but was let go in order to be followed, by the dog. {K} has understood this from the stone, and does not want to send {B} back out.",
            'What is hidden is not {site} but the sight of it: as long as nobody looks at what lies here, it does not exist, and it has been unlooked at for {few} hundred years. {V} looked, with one eye, and says nothing, and it is a step more real. {B} brings those who mean to look at it all together, on {deadline}, with lamps.',
          ],
          finds: [
            [
              'Survival',
              'reading the path at the turned stone',
              'one dog, one man on felt soles, who stopped where one first sees the smoke',
              'v=1',
            ],
            [
              'Insight',
              'asking {B} about that escape',
              'it was easy, and {B} has only now noticed how easy',
              'v=1',
            ],
            [
              'Investigation',
              'looking through the debts in the town register',
              'all were paid long ago, and copied out again each year',
              'v=1',
            ],
            [
              'Arcana',
              'looking at what is in the middle of {site} in a mirror',
              'there is something between the things, with their outlines for its own',
              'v=2',
            ],
            ['Perception', 'watching the birds', 'they see it already', 'v=2'],
            [
              'Persuasion',
              'bringing {V} bread to the stocks, and asking nothing',
              '{V} says "tell them: dry side up"',
            ],
          ],
          later: [
            [
              'On day {days} they come up, with dogs and the old papers, by the way {B} came (use <Scout, Tough, Warrior Veteran>).',
              'v=1',
            ],
            [
              'On {deadline} {num} lamps are lifted at once, and what was not there looks back (use <Cloaker, Nalfeshnee, Aboleth>).',
              'v=2',
            ],
          ],
          ways: [
            [
              'A path that leads to {site} can lead elsewhere by morning. All that it takes is stones, a night, and the goat.',
              'v=1',
            ],
            [
              'The register proves that they are free. It only has to be read aloud in {town} by somebody whom nobody owns.',
              'v=1',
            ],
            [
              'It is as it is looked at. Somebody has to look first, and be fond of what they see.',
              'v=2',
            ],
            [
              "{B}'s people have been told that it is a god. Each of them can be asked, alone, what it looks like.",
              'v=2',
            ],
          ],
        },
      },
    ],
  },
];
