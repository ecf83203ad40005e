import type { SettingPremise } from './premise-type.ts';

export const premisesOfHardCountries: readonly SettingPremise[] = [
  {
    id: 'wild-west',
    slot: 'land',
    asks: [
      'wild west|western|frontier magic|magical|town|fantasy|guns|railroad|gunslingers',
      'wild_west|weird_west|gunslinger|gunslingers|cowboys|cowboy|sheriff|outlaw_country|old_west',
    ],
    without: 'castles?|kings?|queens?|islands?|seas?|jungle|snow',
    title: 'The Last Stop on the Line',
    rulers: 'the Railway',
    guards: "the line's marshals",
    wild: 'the dry country',
    way: 'on horseback and by rail',
    pitch:
      '{land.s} is the end of the line: dust, cattle, wands worn low, and a railway that lays a mile of track a day over what it finds. Yesterday it laid none. The camp was empty, the stew was hot, and the rails went on by themselves, over the hill.',
    party:
      'The party came in on the last train, with a ticket to a stop that has not been built. {A} has a badge, a bad hip and no deputies, and would like to deputise anybody who is sober.',
    truths: [
      'A spell in a holster is called iron. One hands it in at the door, and it is given back with a drink.',
      'A duel is held at noon, with one word each. Most of them are apologies, and some of those are fatal.',
      'Water, land and graves are sold by the foot. The third is the cheapest, and comes with a view.',
      'Nobody asks for a name here that was not offered, and the offered ones are mostly horses.',
      'Those who lived here before sold the Railway everything that it could see. It has since found out that it could not see much.',
      'A brand on cattle is a rune. Rustlers are people with good handwriting.',
      'The train is never late. When it is, it is the clocks that are hanged.',
    ],
    regions: [
      '{town1} has the station, the bank, a saloon with {num} bullet holes and a church with one more.',
      '{town2} is the camp at the end of the track, a town on wheels that is never twice in one place.',
      '{town3} is cattle country: {few} ranches, one river, and fences that walk at night.',
      '{town4} was the last boom town before this one. It is boarded up, and the piano plays on Saturdays.',
    ],
    factions: [
      [
        'The Railway',
        'owns {land} as far as the smoke is seen, and wants its camp found before the shareholders come',
        'signed a contract for the last {num} miles with somebody who wanted no money',
      ],
      [
        'The Ranches',
        'want the river, the grass and no timetable',
        'have run their fences along an old line, as their grandfathers were told to, and have forgotten what for',
      ],
      [
        'The First People of the Dry Country',
        'trade horses, and want the rails to stop at the red stone',
        'sold the land, but kept the night on it, in writing; and the rails have begun to run at night',
      ],
    ],
    conflicts: [
      'The bank has been robbed of its clock. It had just been wound, and nobody in {town1} knows when to shoot.',
      "A rancher has branded the moon's reflection in the river, and now demands that the neighbours give back their water.",
      'Two men with one name have called each other out. Neither of them can say who would be left.',
    ],
    people: [
      [
        'marshal with a bad hip',
        1,
        'wants the empty camp looked at, by daylight, and every footprint counted both ways',
        '{A.name} sits with the back to a wall and sighs on getting up.',
        'pulls up the rails by hand, at the red stone, on learning who is riding on them',
      ],
      [
        'horse trader of the first people',
        3,
        'wants a paper read aloud that hangs in the railway office, in the small print, at night',
        '{B.name} looks at the teeth of whatever is offered.',
        'lends out the night, for as long as it takes, to those who brought the paper',
      ],
      [
        'piano player in a ghost town',
        4,
        'wants a telegram sent, and has the answer already',
        '{C.name} plays a chord in place of a reply.',
        'tells what the passengers pay with, if somebody will turn the pages meanwhile',
      ],
    ],
    places: [
      [
        'The Empty Camp',
        2,
        'tents, tools in rows, and a pot that has not burned in two days',
        'The crew walked off along the rails, in step, with their hats on. Beyond the hill the sleepers are not wood (DC 13 Investigation).',
      ],
      [
        'The Red Stone',
        3,
        'a rock like a seated man, with hoof prints all round at a respectful distance',
        'It is a buffer stop, older than any train. Something has run up against it from the other side, many times.',
      ],
      [
        'The Boarded Saloon',
        4,
        'swing doors, dust, and a clean glass on the counter',
        "On Saturdays the train that is not on the table stops here. The ticket is one's name; and {num} of them hang on the hooks, with hats.",
      ],
    ],
    starts: [
      [
        'High noon in {town1}. The street is empty, as two men are standing in it. The clock on the bank lifts its hand. Then there is a whistle, out in the dry country, where no line goes; everyone knows a whistle, and nobody knows this one. The duellists look at each other, and at the tracks. In the rails, which end at the party\'s feet, there is a hum, and it gets louder. {A} limps out between the two with a rope. "Boys," {A.they} says, "it is a matter of which side of that you want to be on."',
        "It is the other company's train. It runs on the miles that were not paid for with money.",
      ],
    ],
    openings: [
      [
        'A dead man\'s horse brings the party a telegram. It says "ARRIVING SATURDAY STOP SAVE ME A SEAT STOP".',
        'It was sent by the foreman of the empty camp. He is a passenger, and has time to write.',
      ],
      [
        'The Railway offers the party a dollar for each fence post that they pull up, and two for keeping their eyes on the ground.',
        'The fences are a line that the other train cannot cross. There is a gap as wide as a bridge in it by now.',
      ],
    ],
    truth:
      'The Railway ran out of money at the red stone. A gentleman in a dusty coat offered to lay the rest, for nothing, if he might use the track at night. He brings home those who died in the dry country with nobody to bury them; he has done it on foot, for an age, and would like to be quicker. But the line has no end station, as none was put in the contract. It runs round and round, and takes along whoever steps on, and the crew stepped on to see. He is as worried as anybody. He has never had a passenger who could still be missed.',
    secrets: [
      'A name that is called at a station, by somebody who knows its owner, is a valid return ticket.',
      'The first people kept the night for him. He is their undertaker, and very well thought of.',
      'The shareholders have found that one can send soldiers by that train, and they arrive without being tired.',
    ],
    steps: [
      'the last fence is down, and cattle stand in the road that nobody has branded',
      'a troop of the Railway boards in {town4}, with flags, and does not get out',
      'all clocks in {land} stop at the minute of arrival',
      'On Saturday the whistle is heard from both ends of the street. There is one track in {town1}, and two trains are on it.',
    ],
    ends: [
      'The dead get an end station: a field by the river, with a sign. The gentleman pays for it in silver dollars, all of one year, and tips his hat.',
      'The party rides to the end of the line and calls the names. A crew of {num} gets down in {town1}, thirsty, and is told what day it is.',
      'The rails are pulled up to the red stone. {land.s} stays the last stop, on foot; and on some nights somebody passes, with a lantern, and is greeted.',
    ],
  },
  {
    id: 'ice-age',
    slot: 'land',
    asks: [
      'ice_age|prehistoric|stone_age|paleolithic|neanderthal|cavemen|primeval|caveman',
      'mammoth|mammoths|mamoths|mamoth|sabertooth|saber-tooth',
      'ice|stone age|tribes tribes|mammoths|mamoths|clans|hunters',
      'tribal|primitive tribes|land|world|clans|setting',
    ],
    without: 'castles?|books?|coins?|ships?|kings?|queens?|cit(?:y|ies)|steam|iron',
    title: 'The Herd and the Wall of Ice',
    rulers: 'the Circle of Grandmothers',
    guards: 'the spear runners',
    wild: 'the white plain',
    way: 'on foot and by sledge',
    pitch:
      'Four tribes of {land} follow the great herd, between a wall of ice and a sea of grass, and paint what happens in caves so that it will happen again. The herd is late. In the oldest cave somebody has painted the end of the hunt, and it is not animals who lie there.',
    party:
      'The party belongs to no tribe: it was found at the edge of the ice, or walked out of it, with tools nobody can name. {A} has given it furs, a fire and one winter to be of use.',
    truths: [
      'Fire is carried, not made. A tribe whose fire goes out has to ask, and pays with a name.',
      'Names are few. They are handed on, and whoever has no name is called by what they last broke.',
      'What is painted is owed. Hunters paint the beast beforehand and apologise to it afterwards.',
      'A mammoth is a village: meat, tent, lamp and flute. There is a song for each bone.',
      'The ice speaks at night. It cracks, and grandmothers nod, and some of them answer.',
      'One counts to {num}, and then says "herd".',
      'Wolves sit just outside the light. They have come closer by a step in every lifetime.',
    ],
    regions: [
      '{town1} is the winter camp of the bone tents, with a smoking fire that has not gone out since the first grandmother.',
      '{town2} lies at the ford, where the herd crosses and all tribes keep peace until the last tail is through.',
      '{town3} is caves: red hands on the walls, old paintings, and a people who see in the dark and would rather not be seen.',
      '{town4} stands before the ice. Its hunters cut out what they find in it, and leave standing what looks back.',
    ],
    factions: [
      [
        'The Circle of Grandmothers',
        'governs {land} by memory, and wants the painting rubbed out before the tribes come to the ford',
        'know the hand: one of them painted it in a dream, and her fingers were red in the morning',
      ],
      [
        'The Long Spears',
        'are young hunters who want to go to meet the herd, over the line of stones',
        'have seen it: it stands still in the snow, in a ring, and keeps something warm',
      ],
      [
        'The Cave People',
        'are broad, shy and old, and want their dead left where they are',
        'have taught the others to paint, and did not tell them how to stop',
      ],
    ],
    conflicts: [
      'A tribe has lost its fire. Two others have offered to help, and both want the same name.',
      'A child has thrown a bone to a wolf, and the wolf has brought it back. Half of the camp wants both of them gone.',
      'The hunters of {town4} have cut a man out of the ice. He has their tattoos, and a wound from their own kind of spear.',
    ],
    people: [
      [
        'fire carrier',
        1,
        'wants the herd found, before the moon is thin, by people whose tracks nobody knows',
        '{A.name} holds the hands around something that is not always there.',
        'gives the fire to the enemy tribe if that keeps the spears at home',
      ],
      [
        'painter of the cave people',
        3,
        'wants red earth, a lamp and to be alone with the wall, and is afraid of all three',
        '{B.name} draws in the snow while listening, and wipes it away.',
        'shows how a painting is ended once somebody has let their own hand be painted',
      ],
      [
        'leader of the Long Spears',
        2,
        'wants a hunt that will be sung, and strangers to walk in front',
        '{C.name} has never missed and does not count the ones that got away.',
        'breaks the spear on seeing what the herd is standing around',
      ],
    ],
    places: [
      [
        'The Oldest Cave',
        3,
        'a hall one crawls into, with animals that run when the lamp moves',
        'The new painting is still wet. Behind the fallen people stands a ring of mammoths, and in it a small red spot, like a hand (DC 12 Nature).',
      ],
      [
        'The Ring in the Snow',
        2,
        'the herd, as still as hills, with its backs outward and snow up to the knees',
        'In the middle lies the last grandmother of the cave people, alive and very old. They keep her warm, as she once did with a calf.',
      ],
      [
        'The Wall of Ice',
        4,
        'blue, as high as ten pines, with shapes in it at different depths',
        'A whole camp stands in there, by a fire that is frozen in mid-flame. All have their arms up: not to fight, but to stop somebody.',
      ],
    ],
    starts: [
      [
        'All four tribes lie at the ford of {town2}, on the day on which the herd has always come, and nobody speaks. The plain is white, and empty to the end. At noon, a child puts an ear to the ground, as it has been taught to, and sits up. "They are not walking," it says. "They are humming." One after the other lies down to hear it, hunters, grandmothers, and finally a wolf. {A} straightens up last, with snow on one cheek, and looks at the party, and then at what it is carrying. "You do not know how it is supposed to end," {A.they} says. "Go and see."',
        'It is a lullaby. The herd learned it from the cave people, who sang it to their first calf.',
      ],
    ],
    openings: [
      [
        "The man from the ice opens his eyes by the party's fire, sees the spears, and lays both hands over the nearest child.",
        'He was in the first hunt that was painted so. He has been trying to say it ever since.',
      ],
      [
        'In the morning one of the party has a red hand, up to the wrist, and there is a new picture in the cave with their shadow in it.',
        'It is an offer: the wall takes whoever is willing to be in the picture, and it can be another picture.',
      ],
    ],
    truth:
      "The cave people and the mammoths grew up together, in {land}; they kept each other's young warm, and painted it. Then others came from the grass, were taught to paint, and painted what they wanted most, which was meat. It came true, each time, and someone always lay there at the end of it, as the wall only takes what is paid for. The first tribe that painted too large a hunt is in the ice. The herd stands still this year because their last friend is dying, and they will not leave her. To the hunters it will be the easiest hunt that ever was, and it has been painted how that ends.",
    secrets: [
      'A painting is ended by a hand: one lays it on the wall and blows the colour round it. It means "stop, I am here".',
      'The wolves want no meat. They have been waiting to be painted with the people and not opposite.',
      'The old woman has a name to give away, the first one. It would make the one who takes it kin to the herd.',
    ],
    steps: [
      'the Long Spears go over the line of stones, and the fire in {town1} burns blue',
      'the cave is painted again, larger, by somebody who is hungry',
      "the ice comes forward by a spear's length, and what is in it has turned its head",
      'On the last night of the thin moon the spears stand round the ring. The humming stops; and from the wall of ice there comes a wind, with a voice in it, that says "don\'t".',
    ],
    ends: [
      "A hand is put on the wall, and then all of the tribes' hands, red, in a row. The herd moves off at dawn, slowly, past everyone, and leaves what has died of age, as it used to.",
      "The old woman's name is taken by a hunter. There is no hunt that year but a funeral, at which the mammoths stand in the second row.",
      'The hunt is held. There has never been so much meat; and in the ice there is one camp more, with its arms up.',
    ],
  },
];
