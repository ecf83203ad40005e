import type { SettingPremise } from './premise-type.ts';

export const premisesOfDeepWaters: readonly SettingPremise[] = [
  {
    id: 'underwater',
    slot: 'land',
    asks: [
      'underwater|undersea|under_the_sea|under_the_ocean|under_the_waves|beneath_the_waves|beneath_the_sea|ocean_floor|seabed|sea_floor|bottom_of_the_sea|atlantis',
      'merfolk|mermaids|merpeople|tritons|sahuagin|sea_elves',
      'coral|reef city|cities|kingdom|empire|court|civilisation|civilization|realm',
    ],
    without:
      'suns?|fires?|candles?|lamps?|horses?|carts?|roads?|deserts?|rain|snow|roofs?|smoke|wheat|bread|fields?|trees?|forests?|wind',
    title: 'Below the Last Light',
    rulers: 'the Coral Court',
    guards: 'the eel guards',
    wild: 'the open water',
    way: 'by current',
    pitch:
      'The people of {land} live on the sea floor, in cities of coral, under a mile of dark water. What sinks is theirs, by law older than ships. This month a whole town has come down, slowly, with its bells ringing, and nobody on board.',
    party:
      'The party breathes water by a charm that lasts as long as {A} sings it each morning. That makes it honest guests, and sends it wherever {A.they} would like somebody to look.',
    truths: [
      'What sinks belongs to whoever sees it first. Whoever is alive in it is a guest for three days, and is then asked what they can do.',
      'Up is not forbidden. It is only called "where one stops", and children draw it white.',
      'News swims. What is said in {town1} is in {town2} before anyone has got there, and has grown a little.',
      'A house in {land} is asked for, not built. Coral takes {years} years, and remembers each argument that it has heard.',
      'Money is pearls, and a pearl is what once hurt. One asks of a rich person who it was.',
      'Warm water is for guests, cold water for lawsuits. The best families have a current of their own.',
      'Whales carry the post. They read it, and have opinions.',
    ],
    regions: [
      "{town1} is the court, a reef of halls without stairs, where the doors are in the ceiling and good manners mean swimming in below one's host's eyes.",
      '{town2} gathers what sinks: streets of hulls, masts for lamp posts, and an anchor at each crossing.',
      '{town3} farms kelp and shepherds sardines, on the last slope that gets any green light at noon.',
      '{town4} hangs at the edge of the trench. Its people tie themselves on before they sleep, and feel in the rope whether something has come up.',
    ],
    factions: [
      [
        'The Coral Court',
        'governs {land} from the reef, and wants the sunken town shared out before somebody asks',
        'ordered it: {few} stones were taken out of the right place in the sea wall of a town above',
      ],
      [
        'The Salvage Wards',
        'sort what comes down, and want the law of the first eye kept',
        'have found no drowned in the houses, but laid tables, and letters addressed to themselves',
      ],
      [
        'The Trench Watch',
        'guard the edge, and want light, rope and to be believed',
        'have been asked from below, by knocking, whether there is room',
      ],
    ],
    conflicts: [
      'Two wards saw the bell tower at the same time, with four eyes. Their cousins have begun to be born on the wrong side.',
      'A shark has been made a magistrate. It is incorruptible, and there are fewer lawyers.',
      'The kelp farmers want the shadow of the sunken town removed from their slope. It has grown longer, at noon.',
    ],
    people: [
      [
        'singer of charms',
        1,
        'wants the party to ring the bell of the sunken town, once, and to listen who answers',
        '{A.name} breathes in before saying a name.',
        'sings the charm for good, so that the party is free to go, on getting one true answer from the court',
      ],
      [
        'ward of the salvage',
        2,
        "wants a letter read that was written on dry land, in a hand like the ward's own",
        '{B.name} wears {few} pairs of spectacles that sank separately.',
        'opens the sealed houses as soon as it is clear where their people have gone',
      ],
      [
        'watcher with one rope',
        4,
        'wants a lamp let down into the trench, further than any has been let down before',
        '{C.name} answers knocks, absently, on whatever is near.',
        "cuts the rope of the court's envoy on learning what was promised to those below",
      ],
    ],
    places: [
      [
        'The Sunken Town',
        2,
        'streets, a fountain and a market hall on the sea floor, upright, with the shutters closed',
        'In the church there is air. {num.s} people sit in it, very calm, and wait for the one who invited them (DC 13 Perception to hear the hymn).',
      ],
      [
        'The Pearl Bank',
        1,
        "a vault of oysters that open only for their owner's regret",
        'One of them is as large as a door. It belongs to the first king, and what hurt him is still in there, and is homesick.',
      ],
      [
        'The Edge',
        4,
        'the rim of the trench, with a railing of ropes and a bench',
        'Steps lead down. They have been cut from below, and are fresh, and there is a step missing to the top.',
      ],
    ],
    starts: [
      [
        "In {town2} the light goes out at noon. All look up. Something wide and dark is coming down through the green, without haste, turning a little, and it rings: a town square with a fountain, houses, a tower. People get out of the way, because it is going to fit exactly into the empty place in the middle of {town2} for which no one had ever known a reason. It sits down so gently that not a shutter bangs. {A} has swum to the first door. On it, in wet paint, is the party's name.",
        'The place was kept free by treaty. The party is expected, as it is the only one that can go up and say that they have arrived safely.',
      ],
    ],
    openings: [
      [
        'A whale returns a letter to the party as undeliverable. It has never written one. The address is the house it grew up in, and a street number under the sea.',
        'The town above is not the last one. The list goes by how many have wept there.',
      ],
      [
        'A child in {town4} sells pieces of rope that has "been down there". They are dry.',
        'At the bottom of the trench there is air, a shore, and somebody who has kept a fire in.',
      ],
    ],
    truth:
      'The people of {land} were drowned, all of them, once: a city above that broke its sea wall in a war, {years} years ago. The first king struck a bargain with what lives in the trench. His people should breathe, and in return it would be let up among them when it had learned what company was. It has learned it from what sinks, by holding it to the ear. It sees that they are happy, and has started to bring others, a town at a time, from places where people cry a great deal. It means well. The court knows that the last step is about to be cut, and has told it that there is no room: only it could make some.',
    secrets: [
      'The calm people in the church came of their own will. In their town there was a plague, and they had been asked in a dream.',
      'The charm of breathing is the hymn of the drowned city. Everybody in {land} knows it, and sings it backwards.',
      'What lives in the trench has never been asked its name. It would give everything it has for that, and has a great deal.',
    ],
    steps: [
      'the salvage wards come to blows over the tower, and the water turns red at the third hour',
      'a second town is seen, high up, with its lights on',
      '{guards} drive the people of the edge away and cut the ropes',
      'At the spring tide the last step is cut. Something comes up over the edge, with its arms full of presents, and does not know how large it is.',
    ],
    ends: [
      'It is met at the edge by all of {land}, given a name, and asked to sit down at some distance. It stays there, and is the best of neighbours.',
      'The old city is raised in place of the new ones being sunk: for a day the drowned stand in the sun and see what became of their war. Then they decide, each alone.',
      'The trench is closed with the hulls of {town2}. It takes the rest of {land} a long time to get used to the knocking, and longer to get used to its ceasing.',
    ],
  },
  {
    id: 'swamp',
    slot: 'land',
    asks: [
      'swamp|swamps|marsh|marshes|bog|bogs|bayou|fen|fens|mangrove|mangroves|wetlands|mire',
      'swamp|swamps|marsh|bog|bayou lizardfolk|lizardmen|frogfolk|hag|hags|crocodiles',
      'lizardfolk|lizardmen|bullywugs|frogfolk',
    ],
    not: 'frozen',
    without: 'deserts?|dunes?|snow|ice|mountains?|cellars?|mines?|wells?',
    title: 'The Road under the Mud',
    rulers: 'the Stilt Council',
    guards: 'the pole men',
    wild: 'the mire',
    way: 'by punt',
    pitch:
      'Nothing in {land} stands on ground: houses have stilts, graves have floats, and the one road has been sinking for {years} years, with everything on it. Each autumn it comes up again for a night. This autumn it has stayed up.',
    party:
      'The party is light, or looks it. It has been hired by {A} to walk the road as far as it goes, before the people of the stilts and the people of the reeds go to war about who owns it.',
    truths: [
      'Lights on the water are relatives. One nods, and does not follow, not even if they know something about money.',
      'The lizardfolk do not lie, own or hurry. All treaties with them have been broken by people who could do all three.',
      'Peat keeps what it is given: butter, boots, aunts. Disputes about inheritance are settled by digging.',
      'What one says to a heron is said in confidence.',
      'No one in {land} is asked in. One is asked up, and the ladder is drawn in afterwards, out of kindness.',
      'Frogs stop before something happens. Children are taught to stop as well.',
      'There is a word for mud that carries, mud that waits, and mud that has made up its mind.',
    ],
    regions: [
      '{town1} is the town on stilts, with {few} hundred ladders, a bell on a raft and a market that goes up and down.',
      '{town2} cuts peat in the black fields, and lays what it finds in a row, on a clean sheet, with its hands folded.',
      '{town3} is the place of the reeds, where lizardfolk bask on the roofs of something that was there before.',
      '{town4} lies where the road goes in. There is a toll house, of stone, on one side, up to its windows.',
    ],
    factions: [
      [
        'The Stilt Council',
        'governs {land} from a raft, and wants the road, for carts, salt and taxes',
        'sold the road to a company before it came up, and has spent the deposit on new stilts',
      ],
      [
        'The Reed Mothers',
        'lead the lizardfolk, and want nobody to step on the road, in either direction',
        'laid it, as a lid, when the reeds were still an empire, and can feel what is pushing',
      ],
      [
        'The Drowned Parish',
        'are those who nod to the lights, and want them home for once',
        'have begun to put lamps along the road, to where it starts, for people who are on their way',
      ],
    ],
    conflicts: [
      'A peat cutter has dug up her own face. It is {years} years old, with a better hat, and the council wants to try the case.',
      'An egg has been taken from the reeds. It has hatched in {town1}, in a bakery, and has asked politely for its mother.',
      'The salt wagons have driven out on the road, against all warnings. They can be heard coming back, each evening, a little lower.',
    ],
    people: [
      [
        'toll keeper of the sinking road',
        4,
        'wants it walked to the end, and to be told what the last milestone says',
        '{A.name} stamps tickets, from habit, for whatever walks by.',
        'shuts the toll, for good, once the names on the milestones have been read out',
      ],
      [
        'reed mother',
        3,
        'wants the party to stop, to sit, and to say the word "mine" until it sounds odd',
        '{B.name} blinks with the second lid when others laugh.',
        'tells what lies beneath if the egg is brought home by those who had it',
      ],
      [
        'peat cutter with two faces',
        2,
        'wants her other self put back before she dries out, and before they find the knife',
        '{C.name} keeps the left hand in the water.',
        'shows the way under the road when somebody believes her, against the evidence',
      ],
    ],
    pronouns: { B: 'she', C: 'she' },
    places: [
      [
        'The Road',
        4,
        'slabs as wide as a house, black, dry and slightly arched, and not a plant on them',
        'They are no slabs. They are scales of stone, laid with the points to the sea, like a palm held over a mouth (DC 14 Survival).',
      ],
      [
        'The Sheet',
        2,
        'a field of linen on which the found lie, in rows, with numbers',
        'All {num} have the same expression. They look as one does who has just heard somebody call, from below, and is being polite.',
      ],
      [
        'The Basking Roofs',
        3,
        'tops of towers, on which the lizardfolk lie in order of age',
        'Inside, the stairs are dry for {few} floors. On the last wall is a picture of a feast with a guest who is drawn in mud.',
      ],
    ],
    starts: [
      [
        'It is the night of the road, and all of {town4} stands at the toll house with lanterns, to see it come up, as one goes to see the fireworks. It rises, streaming, slab after slab, right out to the horizon. People clap. Then the frogs stop. On the road, from far out, somebody is walking: one light, then a row, then hundreds, in step and without any splashing. {A} puts on the cap of office. "Tickets," {A.they} says, not very loudly. The first of them has one.',
        'Those who sank on the road in all the years are walking off it, because it is about to be needed for something larger.',
      ],
    ],
    openings: [
      [
        'A light follows the party home and stays outside the window. It knows a song that one of them was sung to sleep with.',
        'The lights are those the mire has kept. They warn, and have no other way to do it than to be where one should not go.',
      ],
      [
        'The lizardfolk have bought up all rope in {town1}, at any price, and leave their young with the bakers.',
        'They mean to hold the lid down by hand, and do not expect to come back.',
      ],
    ],
    truth:
      'The mire was a guest once. It came to the empire of the reeds as rain does, was given a bowl at the feast, as the law was, and went on eating. It does not kill: it keeps. The reed mothers of that time laid the road on its mouth, with the weight of all that the empire had, and their people have owned nothing ever since, so that it should want nothing from them. But the others came, with stilts and salt and "mine". For {years} years it has been fed again from above. The road stays up because the mouth is open under it.',
    secrets: [
      'What is given away freely the mire cannot keep. Those on the sheet would wake if somebody gave them something.',
      'The peat cutter sank as a girl. Which of the two came out again is not known to either.',
      'The last milestone says: "Thank you for the supper." It has been trying to leave.',
    ],
    steps: [
      'the company starts to pave the road, and the paving is gone in the morning, neatly',
      'the lights come into the houses, and sit down in their old chairs',
      '{guards} drive the lizardfolk from the roofs, and have the roofs',
      'At the first frost the road folds upward from both sides. The whole mire draws a breath, and the stilts of {town1} are suddenly much too long.',
    ],
    ends: [
      'All of {land} brings what it likes best, lays it on the road, and goes away without looking. In the morning the mire has left, with its bowl, and there is a lake.',
      'The lid is put back. It takes stilt people and reed people, side by side, a year; and afterwards neither remembers to go home.',
      'The mire is invited up, to a table, with a napkin. It turns out that nobody had ever told it when a supper is over.',
    ],
  },
];
