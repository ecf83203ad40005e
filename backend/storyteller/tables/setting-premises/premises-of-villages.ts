import type { SettingPremise } from './premise-type.ts';

export const premisesOfVillages: readonly SettingPremise[] = [
  {
    id: 'village',
    slot: 'land',
    isCity: true,
    part: 'hamlet',
    asks: [
      '?village|hamlet|villages|farming|farmland|countryside|farms|cozy|cosy|tavern|inn',
      '~village|hamlet',
      '~small|little|tiny village|hamlet',
    ],
    title: 'The Nails of the Door',
    rulers: 'the elders',
    guards: 'the field wardens',
    wild: 'the woods',
    way: 'on foot',
    pitch:
      '{land.s} has two hundred people, one inn and no locked doors. Each household keeps one iron nail over the hearth, and has done so for {years} years. Since Sunday the nails are being stolen, one house after another.',
    party:
      'The party came for one night and stayed because of the bridge, which is under repair. It is the only company in {land} that has no nail, no cousin and no grudge, so {A} has asked it to find the thief.',
    truths: [
      'The smith makes no nails in {land}. They are bought in the next valley, and nobody says why.',
      'Whoever marries into {land} is given a nail on the first evening, and from then on has nothing to say about the village to outsiders.',
      'The harvest has never failed. On the last day of it the table in the inn is laid for {few} more than have come.',
      'News takes an hour from one end of {land} to the other, and gets there better than it set out.',
      'The inn has a cellar with two doors. One leads to the beer. The other is behind the beer.',
      'Quarrels are settled at the well, aloud, before everybody. What was said at the well may not be said again.',
      'Nobody has ever owned {land}. There was a lord once, children are taught, and then there was not.',
    ],
    regions: [
      '{town1} is the green with the inn, the well and the lime tree, under which the elders sit and are of one mind by supper.',
      '{town2} has the good fields and the six families who own them, and who began to count their silver when the first nail was gone.',
      '{town3} lies along the stream, with the smithy and the bridge. The new people live there, some of whom came only forty years ago.',
      '{town4} is the edge of the woods: charcoal burners, a herb garden, and the avenue of the old manor, which leads to a field.',
    ],
    factions: [
      [
        'The Elders',
        'govern {land} from a bench, and want the nails found and nothing else',
        'know what the nails held shut, as each of them is told on the day of taking a seat on the bench',
      ],
      [
        'The Six Families',
        'own the good fields, and want a watch, a gallows and a fence',
        'got the fields from the lord who vanished, on paper, on the evening on which he did',
      ],
      [
        'The Stream Side',
        'are those who came later, and want to be asked for once',
        'have begun to throw their nails into the pond, since they have had dreams of a table',
      ],
    ],
    conflicts: [
      'The miller has been accused, because he has a ladder. He will not say where he was, as it concerns a widow and half of the bench.',
      'The families in {town2} have hired two men with dogs. The dogs lie down before the inn and cannot be got any further.',
      'A pedlar offers nails for sale in {town3}, very cheaply, and they are the old ones.',
    ],
    people: [
      [
        'innkeeper',
        1,
        'wants the thief found before the last nail is gone, and no questions about the cellar',
        '{A.name} puts a barrel against a wall where there is no need for one, and sits on it.',
        'opens the second door to anybody who has heard the knocking and stayed for the night',
      ],
      [
        'gravedigger',
        4,
        'wants {few} graves dug, for which there are no dead',
        '{B.name} counts the years on the fingers and is always right.',
        'owns up to the thefts if the dead behind the door are promised a burial with their names',
      ],
      [
        'eldest of the bench',
        2,
        'wants the party to be gone by the harvest supper, and pays for the horses',
        '{C.name} touches a nail on a string whenever the bell rings.',
        'tells what the founders did, once it is asked at the well before everybody',
      ],
    ],
    places: [
      [
        'The Second Door',
        1,
        'an oak door behind the beer, which has held ninety nails and now holds {few}',
        'The nails go through planks, wall and hinges. From the inside somebody has scratched a row of lines, one for each winter (DC 12 Investigation).',
      ],
      [
        'The Avenue',
        4,
        'forty limes in two rows, with a gate at one end and nothing at the other',
        'The foundations lie a foot under the grass, with the seal of the lord and a chest of papers. In the last one {land} is given its freedom.',
      ],
      [
        'The Well',
        3,
        'where all quarrels are ended, with a bench for the listeners',
        'Whoever climbs down hears the cellar through the stones, and a voice that asks politely for the time of year.',
      ],
    ],
    starts: [
      [
        'It is the evening of the shearing feast in {town1}, and the whole village dances on the green. Then the music stops, because the fiddler has stopped. In the quiet there is a knock from under the floor of the inn, and another. Everyone looks at the hearth. The nail of the inn is gone, and the soot shows where it was. {A} says very calmly that it is the beer working, and that no one needs to count anything tonight.',
        'It was the knock of a guest who has waited for {years} years. {A} knows that seven nails are left in the door.',
      ],
    ],
    openings: [
      [
        'A child sells the party a nail, for a copper piece, and says that the man in the cellar asked for it.',
        'The voice talks to anyone who is bored enough to listen. It asks for no nails; it has asked how old the child is.',
      ],
      [
        'At daybreak {few} graves stand open in the churchyard, freshly dug, with a spade in each and flowers on the rims.',
        'The gravedigger has dug them for the lord and his men, and has the names from the papers in the chest.',
      ],
    ],
    truth:
      'The last lord of {land} came in a hungry winter with {few} soldiers, and the founders shut the door of the cellar behind them and nailed it, each household with one nail, so that all should be guilty alike. They believed that he had come for the harvest. He had come to hand over a letter that set {land} free. The dead behind the door want a grave and to be called by their names. They grow angry with each year and each nail, and the gravedigger, whose family was in service at the manor, means to let them out before it is too late for that.',
    secrets: [
      'Of the founders one refused. Her nail was hammered in by the others, and her house is the one that has never been robbed.',
      'The freedom of {land} is only valid if it is read out before the lord and the village. The lord is still waiting to hear it.',
      'The harvest never fails because those behind the door were promised a place at the table, and it has been laid for them ever since.',
    ],
    steps: [
      'the families take the nails of the stream side by force, and lock them in the church',
      'the last hinge gives, and the dogs howl all night',
      'the elders brick up the cellar, with the gravedigger in it',
      'At the harvest supper the door opens. {few.s} men in rusted mail come up the stairs, take the places that are laid for them, and wait to be served.',
    ],
    ends: [
      'The names are read and the dead are laid in the open graves. {land.s} is free by law, and some of it would rather have been free without knowing how.',
      'The door is nailed shut again, with new iron and a new oath. The party gets a nail each, and has thereby settled here.',
      'The letter is read at the supper. The lord hands it over, bows and is dust, and the six families have to explain their fields.',
    ],
  },
  {
    id: 'cult',
    slot: 'change',
    isCity: true,
    part: 'hamlet',
    asks: [
      'cult|cultists|cultist|coven|sect village|town|hamlet|everyone|everybody|secretly|whole|parish|island|valley|community|settlement|all',
      'village|town|hamlet|community|island|villagers|townsfolk|everyone|everybody secretly|sacrifice*|worship*|ritual*|devil|demon|sinister|too_friendly|too_perfect|utopia|perfect|wicker|smile*|dark_secret|creepy',
      '~cult|cults|cultists',
    ],
    not: 'islands|city|empire|kingdom|desert',
    title: 'The Kindest Place',
    rulers: 'the mothers and fathers of the Supper',
    guards: 'the welcomers',
    wild: 'the hop fields',
    way: 'on the harvest cart',
    pitch:
      'Everybody is kind in {land}. Doors have no locks, the sick are nursed by turns, and guests are asked to stay for the Long Supper, which is in nine days. Nobody talks of the guests of last year.',
    party:
      'The party was found on the road, was fed, and has been given the best house in {town1}, with its names already on the door. {A} asks each morning whether it has slept well, and writes down the answer.',
    truths: [
      'Everyone in {land} wears a grey ribbon on the wrist. It is tied on at the age of twelve and not taken off to wash.',
      'People thank before they eat, and never say whom. At the end they leave one chair pushed back.',
      'No one is poor, sick for long or alone. No one has moved away in {years} years either.',
      'Songs have one verse that is hummed. Those who know the words look at the ground.',
      'A lie is mended with an hour of silence, and an unkind word with a day. A leaving is not in the list.',
      'The best field is never sown. It is weeded, raked and watered, and nothing is expected of it.',
      'Guests are given the seats with the view, the first slice, and a bed that is made too tight.',
    ],
    regions: [
      '{town1} has the hall with the long table, the guest house, and a bell that rings for meals and is hurried to.',
      '{town2} is where the children are taught, in a bright house, by all. They draw the same sun, with a mouth.',
      '{town3} keeps the hives and the hops. The beekeepers talk to the bees and lower their voices when they are overheard.',
      '{town4} is the oldest part, round the unsown field. The houses have their windows on the other side.',
    ],
    factions: [
      [
        'The Supper',
        'governs {land} by kindness, and wants the guests to stay for the ninth day',
        'has promised something under the unsown field one willing guest a year, and has never asked what willing means',
      ],
      [
        'The Welcomers',
        'meet travellers on the road, and want to know what each of them would miss',
        'choose the guests by who will be missed least, and have a book of it',
      ],
      [
        'The Untied',
        'are {few} people who have cut their ribbons and sewn them on again, and want to get somebody out',
        'disagree whether that is the guests, the children or the thing in the field',
      ],
    ],
    conflicts: [
      'A woman in {town3} has lost her ribbon. She is nursed day and night, by six people, and is not ill.',
      'Two families want to give the same guest supper, and smile at each other until the neighbours intervene.',
      'A boy in {town2} has drawn the sun without a mouth. The teachers have asked him, gently, where he has seen it.',
    ],
    people: [
      [
        'host of the guest house',
        1,
        'wants the party to be happy, and to say so in front of witnesses',
        '{A.name} laughs a moment before the joke.',
        'turns against the Supper on learning that the guest of {years} years ago, a sweetheart, called for help',
      ],
      [
        'beekeeper of the Untied',
        3,
        'wants a letter taken beyond the last hive, and knows which night the road is not watched',
        '{B.name} speaks only beside a hive, because of the noise.',
        'leads the party into the unsown field by the dry ditch, if the children are brought out first',
      ],
      [
        'mother of the Supper',
        4,
        'wants the willing guest to be truly willing, for the first time, and has chosen one of the party',
        '{C.name} holds hands a little too long and is quite sincere.',
        'would take the chair herself, and has the right to, but was always told that it must be a guest',
      ],
    ],
    pronouns: { C: 'she' },
    places: [
      [
        'The Long Table',
        1,
        'one plank of an old oak, with a place for everyone in {land} and one over',
        'Under the edge of the odd place guests have cut their names, {num} of them. The last cut a map (DC 13 Perception).',
      ],
      [
        'The Unsown Field',
        4,
        'bare black earth, raked in rings, in which no bird sits',
        'It breathes, slowly, once in a minute. A chair stands in the middle, sunk to the seat, and it is warm.',
      ],
      [
        'The Ribbon House',
        2,
        'where the grey ribbons are woven by the oldest, and each is given a name',
        'There are {few} ribbons with the names of the party, and the date on them is a month before it came.',
      ],
    ],
    starts: [
      [
        'The whole of {land} has come to the green of {town1} with cake, because the party has been here for one day. There are songs, and a verse that is hummed. When the bell rings all of them go in to supper, quickly, without a word. On the grass lies a grey ribbon that was cut, and wrapped in it a tooth and a note in a shaking hand: "Do not say yes to anything with a chair in it."',
        "The note is by last year's guest, who said no, and lives in the roof of the guest house on what {B} brings.",
      ],
    ],
    openings: [
      [
        'A pedlar who did business here for years has turned back at the first hive. He tells the party that he was greeted by a name that only his late wife used.',
        "The welcomers have a book with what everybody would miss. He is to be next year's guest.",
      ],
      [
        'A child asks one of the party to marry her doll, with a ribbon. When it is tied the whole street breathes out.',
        'Who wears a ribbon can be asked for things by the field, at night, in a dream. It can be cut only by the one who tied it.',
      ],
    ],
    truth:
      'In the famine of {years} years ago a stranger sat down in the only field that bore, and asked to be asked to supper. The people shared with it, and have not been hungry since. It is alone, and very old, and all that it wants is company at the table. But whoever sits with it forgets to get up, and sinks. The Supper took that for a price. It has paid it every year with a guest, and has become kind to everybody out of guilt. The thing in the field believes that the guests are asleep, and has started to wonder why they are never the same.',
    secrets: [
      'Nobody has ever told the thing in the field that people die of it. It would be horrified.',
      'The guest of last year is alive, in the roof, and knows that an answer of "no, but thank you" is accepted.',
      'A ribbon keeps the plague, the cold and the memory of one evening away from the wearer.',
    ],
    steps: [
      'the Untied are found out, one after another, and are nursed',
      'the children are given the verse that is hummed, a year too early',
      '{guards} close the road with flowers, and with dogs',
      'On the ninth day the table is carried out to the field. The chair is pulled back for one of the party, all of {land} says please, and the ground is listening.',
    ],
    ends: [
      'The thing is told the truth, at table, by somebody it trusts. It weeps, which is a flood, and goes; and {land} has to learn hunger and locks.',
      'The mother of the Supper takes the chair of her own free will. It is the first willing guest, and the last that was needed.',
      'The table is burned and the people are led out over the hills. They are kind to each other on the road, of their own accord, and are surprised by it.',
    ],
  },
];
