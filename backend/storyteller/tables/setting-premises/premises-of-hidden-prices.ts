import type { SettingPremise } from './premise-type.ts';

export const premisesOfHiddenPrices: readonly SettingPremise[] = [
  {
    id: 'soul-trade',
    slot: 'change',
    asks: [
      'soul|souls sell*|sold|trade*|market|buy*|currency|money|merchants|republic|secretly|pawn*|coin|bank|harvest*|tax*|steal*',
      'people|citizens|happiness|memories|emotions|shadows|names|luck|dreams sold|sell*|traded|trades|currency|pawned|pawn',
    ],
    not: 'devil|hell|spell|caster',
    title: 'The Second Ledger',
    rulers: 'the House of Weights',
    guards: 'the measurers',
    pitch:
      '{land.s} has never lost a war or a market, and nobody goes hungry there. What it exports is in no catalogue. Every citizen signs for it at the first wage, in small print, and never misses it. Last week a ship came back with the cargo still in it.',
    party:
      'The party has never signed anything in {land}, so each of them still has a soul, which shows, to those who know: people lower their voices, and dogs follow them. {A} would like to hire it as a yardstick.',
    truths: [
      'Nobody in {land} cries at a play. They clap, generously, at the right moments.',
      'The bread is good, the streets are safe, and there is a law against music after dark. It is for the sake of those who cannot help listening.',
      'Children run, shout and weep like children elsewhere. At sixteen they get a desk.',
      'Foreigners marry into {land} for the peace. Many of them stand at the harbour in the evening.',
      'A signature is always witnessed, in duplicate, and sealed with a lead drop as large as a lentil. Nobody has ever asked what happens to the drops.',
      'To be "a bit warm" is an illness, and there is a ward for it.',
      'Cats will not live in {land}.',
    ],
    regions: [
      '{town1} is counting houses, arcades and fountains that run on the hour. All its portraits have the same eyes.',
      '{town2} is the port, with a quay of its own for ships without a flag, which are loaded by people who whistle out of tune.',
      '{town3} has the schools, the playgrounds and the sweet shops. It is the loudest place in {land}, up to the age of fifteen.',
      '{town4} is the ward for the warm: a walled garden on a hill, with singing.',
    ],
    factions: [
      [
        'The House of Weights',
        'keeps the measures and the treaties of {land}, and wants the ship unloaded by night',
        'sells the souls of the citizens abroad, by the lentil, and has long since had to buy some to stay in business',
      ],
      [
        'The Warm',
        'are those whose signature did not take, who want out of the garden, and a band',
        'are growing in number, since somebody in the office has been spilling the lead',
      ],
      [
        'The Old Customers',
        'buy the cargo, for lamps, dolls and worse, and want a refund',
        'have found that what they were sent last time was afraid of them, and that this spoils it',
      ],
    ],
    conflicts: [
      'A bride has wept at her wedding in {town1}. She has been asked to explain it, and has started on the guests.',
      'The crew of the ship will not go ashore. They were out of sight of land with it for {few} weeks, and have learned its names.',
      'In {town3} a whole class refuses to become sixteen. They are supported by the sweet shops.',
    ],
    people: [
      [
        'measurer in the second year',
        1,
        'wants to be looked in the eyes by one of the party, for as long as it takes, and told the result',
        '{A.name} reads each thing twice, the second time from below.',
        'opens the second ledger to someone who has cried in the office and was not ashamed',
      ],
      [
        'mate of a ship that came back',
        2,
        'wants the cargo handed out, to those to whom it belongs, from the quay, by name',
        '{B.name} talks to the crates, and introduces visitors.',
        'sails again, if they refuse them, to where there are people who could use one',
      ],
      [
        'matron of the garden',
        4,
        'wants the patients to be quiet for one inspection, and knows that they will not',
        '{C.name} taps the foot, looks down at it, and stops.',
        'unlocks the gate on getting back what was hers, from a crate with her maiden name on it',
      ],
    ],
    pronouns: { C: 'she' },
    places: [
      [
        'The Quay without a Flag',
        2,
        'a long shed, straw, and scales that go down to a breath',
        'The crates hum when it is dark. {num.s} lentils of lead lie in each, in cotton wool, and each says a name when warmed in a hand (DC 12 Arcana).',
      ],
      [
        'The Second Ledger',
        1,
        'a vault with two doors, and a clerk who has never been seen to leave',
        'The first page is not a sale but a loan. It was taken out on the souls of the founders, in a bad winter, for bread; and it was paid back within the year.',
      ],
      [
        'The Garden of the Warm',
        4,
        'lawns, nurses, and a bandstand with its instruments locked up',
        'There is no illness. Where the lead was spilled in the office there is a stain, in the shape of a door, and they came through it.',
      ],
    ],
    starts: [
      [
        'It is wages day on the harbour of {town2}. {few.s} young people, sixteen today, stand in line before a desk, with combed hair. The first one signs. A drop of lead falls on the paper, hisses, and a clerk holds out the pay; and the boy, who was just telling a joke, puts it into his pocket and looks at the sea, as one looks at a wall. Then a ship comes round the mole, back from where ships do not come back. From her hold somebody laughs; it is the end of the joke. All who stand in line have heard it. {A} lays down the pen.',
        'What was sold in him had been carried past at the right moment. It has never happened before that one of them met its own ship.',
      ],
    ],
    openings: [
      [
        'A fine lady stops the party in {town1}, asks them to sing something, anything, and pays with her earrings. She listens with her head on one side, as if at the door of a room.',
        'She chairs the House of Weights. Hers was the first lentil that she ever sold, to see what it was like.',
      ],
      [
        'A lamp is offered to the party on the quay, brought back by a dissatisfied customer. It burns without oil, and says that it would like to go home.',
        'It used to be a baker. He would rather be one in the dark than this.',
      ],
    ],
    truth:
      'The founders of {land} pawned their souls in a winter of famine, all of them, so that no one should be alone in it, and got them back in spring, with a feast. It was the best day in its history. The House was set up to do the same again if it should ever be needed. It found that there were buyers and that the pawners did not complain; and what had been a pledge became a tax. The customers have now been sold so much of it that the lamps have begun to talk among themselves. They have hired ships. The cargo is coming home: {num} thousand of them, to people who have let the room.',
    secrets: [
      'A soul that has been called by name, by its own owner, cannot be sold again.',
      'It does not come back into a person who does not want it. It stays outside, like a cat, and can be adopted.',
      'The House has not exported for {few} years. It has been buying, at any price, from other countries, to keep up its name.',
    ],
    steps: [
      'the mate is arrested, for smuggling in what nobody has declared',
      'the measurers lower the age to twelve, as there are orders to fill',
      'a fleet without flags is seen at sunset, and it is singing',
      'On the quay stand all citizens of {land}, in good coats, with calm faces. On the water lie the ships, and from them everybody is being called in by name, like children in the evening.',
    ],
    ends: [
      'They answer, one after the other. It takes three days. In {land} there are murders again, and unpaid bills, and a feast that one hears across the sea.',
      'Half of them say no. The others are adopted by those who have one and would like company, and it becomes a country of very good listeners.',
      'The ledger is closed, by the class that refused to be sixteen, who take over the House. Its motto stays what it was: "Back by spring".',
    ],
  },
  {
    id: 'enclosed-world',
    slot: 'land',
    asks: [
      'inside|in|within|under globe|dome|bottle|painting|jar|bubble|sphere|simulation|music_box',
      'snow|glass globe|dome|world|city|kingdom|bottle|jar',
      'world|land|kingdom|country|reality glass|fake|illusion|simulation|stage|theatre|painted|artificial|game',
      'sky fake|painted|glass|cracked|cracks|ceiling',
    ],
    not: 'mirror_world|whale|giants?|turtle',
    without: 'deserts?|sea roads?|abroad|foreign|comets?',
    title: 'The Crack in the Sky',
    rulers: 'the Keepers of the Pane',
    guards: 'the blue guards',
    wild: 'the rim',
    way: 'by sleigh and cart',
    pitch:
      "The sky of {land} is glass. Nobody talks of it, as one does not talk of one's own nose. Twice in a lifetime the world is shaken, and everything whirls, and settles elsewhere, and one makes the best of it. Since this morning there is a crack over {town3}, and a draught.",
    party:
      'The party fell in. Its members are the first that {land} has seen whose shadows point the wrong way; and {A}, who mends the sky by profession, needs people who are not afraid of there being something behind it.',
    truths: [
      'The sun is a window. It is square if one looks carefully, which is forbidden.',
      'After a shaking one lives where one has landed, with whom one has landed beside. The best marriages have come about like that.',
      'Snow in {land} is not cold and does not melt. It is swept up and used for pillows.',
      'At the rim everything curves, and one meets oneself, small and upside down. Lovers go there to be four.',
      'Houses stand on one big screw each. In uncertain times it is tightened.',
      'A tune is heard at odd moments, from below, for as long as it takes, and always runs down before the end.',
      'There is one tree, one church and one reindeer that have been there from the beginning. They are not like others: they are glued on.',
    ],
    regions: [
      '{town1} lies in the middle, round the glued church, and has the keepers, the bell and the best view of nothing.',
      '{town2} is down in the base: gears, a spring, a dark people who oil it, and who have never seen the weather.',
      '{town3} climbs up the rim, on ladders, to the glass. It lives on mending, polishing, and not looking.',
      '{town4} was thrown together by the last shaking: a town hall on a mill on a ship, and all of them neighbours.',
    ],
    factions: [
      [
        'The Keepers of the Pane',
        'govern {land} from the glued church, and want the crack called a cloud',
        'have looked through the keyhole of the sun, {years} years ago, and have seen a table',
      ],
      [
        'The Wound Spring',
        'are the people of {town2}, who want the tune played to its end for once',
        'have been holding back the last turn for {few} lifetimes, from fear of what comes after',
      ],
      [
        'The Draught',
        'are the young, who have smelled it, and want out, through the crack, with ropes',
        'have sent one out already. She waves, very slowly, and is as large as a hill',
      ],
    ],
    conflicts: [
      "Two families have lived in each other's houses since the last shaking, and have got to like it; but now the wills are to be read.",
      'A mender of {town3} has polished a spot until it is clear. She sells looks, and her customers go home and put on warm clothes.',
      'The reindeer has moved. By an inch, in the night; and there is a mark of dry glue.',
    ],
    people: [
      [
        'glazier to the sky',
        3,
        'wants putty, a long ladder, and somebody to hold it who can say what is on the other side',
        '{A.name} breathes on things and rubs them.',
        'leaves the crack open, and widens it, once it has been shown that one can come back in',
      ],
      [
        'winder of the spring',
        2,
        'wants somebody in the church to ring when the tune is at the last bar, so that it is not missed',
        '{B.name} counts under the breath and never gets to the end.',
        'lets go of the last turn, when told by one who has been out what it is for',
      ],
      [
        'keeper who has seen the table',
        1,
        'wants the girl fetched back in before she touches anything',
        '{C.name} holds on to something, always.',
        'tells from the pulpit what there is outside, if the shaking has begun in any case',
      ],
    ],
    places: [
      [
        'The Crack',
        3,
        'a bright hair in the blue, from which it blows, with a smell of oranges',
        'On the other side is a room, at evening: a table, a candle, a window with snow in it. It is real snow, and it is cold (DC 13 Athletics to climb out).',
      ],
      [
        'The Base',
        2,
        'a cavern of brass, with a drum full of pins as tall as men',
        'On the bottom is a lid, screwed down from below. Somebody has engraved it: "For my girl, so that you have something to look after."',
      ],
      [
        'The Glued Church',
        1,
        'small, crooked and out of all proportion, with windows of paper',
        'Under the altar it is hollow. In there is a letter, folded small, from whoever made the world to whomever it was made for, which was never found.',
      ],
    ],
    starts: [
      [
        "In {town1} it is the feast of the last shaking, and everybody dances on one leg, as is the custom. A tinkle goes over the sky. The snow, which lies where it has lain for {years} years, stirs; it rises by itself on the market place, in a thin white line, and runs over the roofs toward {town3}, and up, and is gone. For the first time in anybody's life the air in {land} is moving. It smells of oranges. An old man sits down on the steps and holds on to the railing with both arms, and {A}, with a ladder on one shoulder, counts the people who are not screaming.",
        'The globe was put down too hard. Somebody has come home, after a long time, and was surprised to see it still there.',
      ],
    ],
    openings: [
      [
        'A voice like thunder, a long way off, and kind, says a first name over {land}. It is that of one of the party.',
        'It is a common name in that family. She is calling her granddaughter to come and look.',
      ],
      [
        "A sleigh has been found at the rim with the party's baggage on it, but all of it is eight times as large.",
        'It was passed in from outside, on the blade of a knife. Someone has seen them fall, and meant well.',
      ],
    ],
    truth:
      'A glazier who had to leave his daughter made her a country under glass, with a tune in its foot, and put into it all that he would have liked to show her. It was shaken a good deal, at first. Then she grew up and forgot it on a high shelf; and since nobody looked in any more, those inside began to look round. She is old and has come back to sell the house. She has found the globe, with a crack, and thinks of what one does with such things; and she has noticed that in the window of the little church, which her father had made of paper, there is a light.',
    secrets: [
      'The globe does not need its glass. It has had its own air since the first one in it laughed at something that nobody had made.',
      'What leaves by the crack grows, slowly, in the course of a day. What comes in shrinks, and it takes only a fright.',
      'The tune is a lullaby. The last bar is missing as the maker could not think how to end it.',
    ],
    steps: [
      'the keepers have the ladders burned, and putty the windows of the church',
      'the crack runs on, over {town4}, with a sound as of somebody skating',
      'it is growing dark: somebody has wrapped the world in newspaper',
      'There is a shaking such as there has never been, and then a stillness. The sky lies beside the ground, in pieces; and above them bends a face with spectacles, and stops breathing.',
    ],
    ends: [
      'She reads the letter, with a magnifying glass, and it was for her. The globe is stood on the table, without the glass, next to the lamp, and nothing in it is ever shaken again.',
      'The crack is mended from both sides, by two glaziers, who do not meet. There is a small door in it, and a bell.',
      'The tune is played to the end; somebody in {land} has added a bar. The reindeer comes unglued, looks round, and walks out across the table cloth, and they go after it.',
    ],
  },
];
