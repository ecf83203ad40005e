import type { SettingPremise } from './premise-type.ts';

export const premisesOfTheReturned: readonly SettingPremise[] = [
  {
    id: 'dead-return',
    slot: 'change',
    asks: [
      'dead|ancestors|ghosts|deceased|spirits come|comes|return|returns|visit|visits|back|home year|once|every|night|annually|day|halloween|feast',
      'elves|elf|dragons|giants|gnomes|dwarves|people|race extinct|dead|gone|wiped|vanished|disappeared ghosts|ghost|haunt|haunted|back|return',
      'elves|elf|dragons|giants|gnomes|dwarves|race extinct|wiped_out|died_out',
      'ghost|ghosts|undead|dead|afterlife bureaucracy|bureaucrats|offices|paperwork|clerks|government|administration|office',
      'ghosts|ghost valley|city|town|kingdom|land|thousand|country|island',
      'ghosts|ghost live|living|everywhere|everyone|haunt|common|alongside|citizens|see',
    ],
    not: 'gods?|kings?|mummies',
    title: 'The Night of Open Doors',
    rulers: 'the Registrars',
    guards: 'the door wardens',
    pitch:
      'Once a year the dead of {land} come home for a night. They are fed, told the news and asked where the will is, and at cockcrow they have gone. The next night is in {few} days; and in {town2} those of last year have not left yet.',
    party:
      'The party has nobody who could visit it in {land}, so it keeps the doors for others, at a good wage. {A} has a list of those who overstayed, and would like each of them asked, nicely, what they are waiting for.',
    truths: [
      'A place is laid for each of the dead, for three generations. Then they get a bench in the yard, and a wave.',
      'The dead may not be lied to on that night. Some families go away.',
      'A murder is reported by the victim, within the year. There are few, and those are done far from home.',
      'Remarriage needs a signature from both sides.',
      'Graves have a bell and a doormat. Whoever died at sea is met at the beach, with towels.',
      'They do not age and do not learn. Children enjoy it until they are older than their grandmother.',
      'The registry has a window for the living and one for the dead, and only one clerk. He runs.',
    ],
    regions: [
      '{town1} has the registry, with {num} corridors, in which every person of {land} is entered twice.',
      '{town2} has been full since last year. There are two at each table, and the bread is not shared evenly.',
      '{town3} is a village of widows and widowers, who live for the one night, and are happy for a month on either side.',
      '{town4} lies at the old battlefield, to which no one comes home, as nobody lives there who could be visited. They come all the same.',
    ],
    factions: [
      [
        'The Registrars',
        'govern {land} by entry and discharge, and want the number of both to agree',
        'have lost a volume, the oldest; and whoever is in no book cannot be asked to leave',
      ],
      [
        'The Empty Chairs',
        'are families who want theirs to stay, with or without papers',
        'stop the cocks of {town2}, one by one, and have stopped almost all',
      ],
      [
        'The Unvisited',
        'are the dead of the battlefield, an old people with long faces, who want to be let in somewhere',
        'were the ones who lived in {land} before; and all of its houses are on their doormats',
      ],
    ],
    conflicts: [
      'A dead man has inherited from himself. His widow has a lawyer, and he has his old one.',
      'A baker in {town2} has been replaced, at his own oven, by his great-grandfather, who does it better and does not sleep.',
      'A murdered woman has said good evening to her murderer and nothing else. He has been waiting for a year.',
    ],
    people: [
      [
        'clerk for both windows',
        1,
        'wants the oldest volume found before the night, and knows who took it, and was fond of her',
        '{A.name} stamps with the left hand and shakes hands with the right, and once got it wrong.',
        'enters the unvisited, all of them, if the party has gone and asked for their names',
      ],
      [
        'mother with one chair too many',
        2,
        'wants the cock bought back, and killed, and does not want to be looked at meanwhile',
        '{B.name} cuts the bread in {few} and eats none.',
        'lets her son go when he has been asked, before her, if he is tired',
      ],
      [
        'captain of the unvisited',
        4,
        'wants to knock at one door and be let in, for an hour, and see the kitchen',
        '{C.name} wipes the feet, each time, on nothing.',
        'takes the whole host back under the hill for a place in the book and a bench in the yard',
      ],
    ],
    pronouns: { B: 'she' },
    places: [
      [
        'The Registry',
        1,
        'shelves, ladders, and a brass line on the floor that the living keep to the left of',
        'One shelf is warm, and short of a volume. Its neighbours say "see there". In the dust are the prints of a bird, or of long fingers (DC 13 Investigation).',
      ],
      [
        'The Full Street',
        2,
        'washing in two fashions, and two names at every bell',
        'The dead who stay grow heavier by the day, and the living lighter. A small girl has to be held by the hand in a wind.',
      ],
      [
        'The Field of Doormats',
        4,
        'a heath with flat stones in rows, a step apart, worn hollow in the middle',
        'They are thresholds. Under each lies a key that fits a house in {town1}, in the same order.',
      ],
    ],
    starts: [
      [
        'The evening before the night, in {town2}. All is ready: candles, soup, the good cups. The clerk goes from door to door with his lists; and from each door two people look out and say that they are complete. There is no room on the benches. Then down the street from the heath somebody comes who has not been seen before: tall, grey, a little bent, with a long face and a very old hat in both hands; and behind them, as far as one can see, others. The first one stops at the party\'s door and wipes the feet. "Forgive me," it says. "I believe that this was ours."',
        'The oldest volume has been opened. She who took it had lived with one of them, and wanted to know their names.',
      ],
    ],
    openings: [
      [
        'A dead aunt, not theirs, takes the party for her nephews, and insists on giving each of them something from under the floor.',
        'It is a page of the volume. The floor was laid on it by those who did not want it to be found.',
      ],
      [
        'All the cocks of {town2} have been sold to one buyer, who pays in old silver, and cannot stand the noise.',
        'It is an honest man whose daughter came back. He has {num} of them in the cellar, in the dark, and feeds them well.',
      ],
    ],
    truth:
      'The people of {land} came from over the hills, in a hard year, and were taken in by those who lived here, house by house. Then there was a night with knives. The guests moved up to the top of the table, and wrote their own names in the book of the dead, so that there should be someone to come home. It works by being written; and the others, who are in the oldest volume only, have stood on the heath for {years} years, with their hats in their hands. They do not want revenge. They died as hosts, and a host cannot rest as long as there are guests in the house whom he has not seen to the door.',
    secrets: [
      "What a person eats at the same table with the dead is taken from the end of that person's life, by the spoonful.",
      'The murdered woman keeps quiet because she has been asked to by the clerk, who needs one more year to find a better law.',
      'If one of the unvisited is told "stay", by an owner, it may. No one has ever tried, and it would free all of them.',
    ],
    steps: [
      'the living of {town2} begin to be late for things, and then to be missing',
      'the registrars burn the old volume, page by page; and it is read by the smoke',
      'the door wardens nail up all doors from outside, on the night itself',
      'In the morning no cock crows. In {land} there are two at each table, and at every third one neither of them is breathing.',
    ],
    ends: [
      'The doors are opened to those from the heath, with the good cups. They sit for an hour, ask about the children, thank the guests for coming, and close the door behind them.',
      'The night is given up. The book is shut, for all; it is the hardest thing that {land} has done, and in spring there are strangers on the road who are asked in.',
      "The old volume is copied, by hand, by everybody. There is a second night in the year from then on, when one stands on the heath with a hat in one's hands.",
    ],
  },
  {
    id: 'owned-weather',
    slot: 'change',
    asks: [
      'weather|rain|wind|winds|seasons|storms|sunshine|sky own*|control*|family|families|noble|nobles|houses|belongs|bought|sold|traded|property|guild|rent*',
      'seasons|weather wrong|broken|sentient|alive|random|magic|chaotic',
      '?weather|storm|storms|stormy|seasons|rain',
    ],
    not: 'winter|dead|sun_has',
    title: 'The Houses of the Weather',
    rulers: 'the Four Winds',
    guards: 'the cloud bailiffs',
    wild: 'the open country',
    way: 'under a hired sky',
    pitch:
      'The weather of {land} belongs to four noble houses: one has the rain, one the sun, one the wind and one the frost. Everybody rents. This morning there was a sunrise, over {town3}, green and gold, that none of the four had ordered.',
    party:
      'The party stood under it, and has been tanned without a receipt. It is thus either a thief or a witness. {A} would prefer a witness, has an umbrella for it, and wants the next one reported before the houses see it.',
    truths: [
      'A wedding costs as much as the sky over it. The poor marry in fog, which nobody wants and is free.',
      "Shadows are included in the rent for sunshine. Sitting in another's is an offence, with a schedule of fines.",
      'Weather is told by the coat of arms: there is always a small one, in a corner of the cloud.',
      'A duel between houses is watched from a cellar.',
      'Farmers own the land from the surface downward. The air above it they have from the {few} of the month.',
      'Umbrellas are issued by the house of the rain, and let through a little.',
      'The wind carries letters, and reads them, and that house has never lost a lawsuit.',
    ],
    regions: [
      '{town1} has the four palaces on four hills, with a garden of all seasons in the middle, into which none of the families will go.',
      '{town2} belongs to the rain: slate, moss, the finest cloth in the world, and people who look up only to be polite.',
      '{town3} has not been able to pay for {years} years. It lies under nothing: no wind, no cloud, a white sky like paper.',
      '{town4} makes lightning rods, barometers and writs. It has a school for those who can smell snow.',
    ],
    factions: [
      [
        'The House of the Rain',
        'governs with the other three by turns, and wants {town3} to pay for the sunrise',
        'has had no rain of its own for {few} years, and buys it from abroad, in casks, at night',
      ],
      [
        'The House of the Wind',
        'reads all letters, and wants the marriage that it has arranged',
        "knows that the weather was never the houses' own, as it has read the first contract",
      ],
      [
        'The Blank Sky League',
        'are the people of {town3}, who want whatever comes, as long as it comes by itself',
        'have among them a girl who sneezes, and then it snows',
      ],
      [
        'The Barometers',
        'are bailiffs, brokers and forecasters, who want the prices to be predictable',
        'have bet everything on a dry autumn, and mean to see to it',
      ],
    ],
    conflicts: [
      'A cloud has been impounded in {town4} for debts. It has been raining in the courtroom for a week, out of protest.',
      'Two houses have rented the same afternoon to two generals. One wants fog and the other one visibility.',
      'A boy has flown a kite. The wind has sued him for carriage, and he has been found to have a talent.',
    ],
    people: [
      [
        'forecaster who was wrong',
        4,
        'wants the second free sunrise witnessed, and its exact place kept out of the report',
        '{A.name} has a finger wet at all times.',
        'forecasts the truth, from the roof of the exchange, if the girl is out of reach by then',
      ],
      [
        'bride of the rain to the house of the sun',
        1,
        'wants to be rained on once, by surprise, before she marries',
        '{B.name} opens windows.',
        'breaks off the wedding in front of both families on seeing a rainbow that nobody arranged',
      ],
      [
        'grandmother in a blank town',
        3,
        'wants a handkerchief, {few} onions and no visitors for a child with a cold',
        '{C.name} looks at the sky as one looks at a dog that has bitten once.',
        'tells whose child it is, once one house has asked and not demanded',
      ],
    ],
    pronouns: { B: 'she', C: 'she' },
    places: [
      [
        'The Garden of All Seasons',
        1,
        'four walls, four gates, with a hedge so high that one sees only its tops, green, red, bare and in bloom',
        'In the middle stands a cradle, of stone, with four locks. It is empty; and the weather in it has been waiting for a child (DC 14 Nature).',
      ],
      [
        'The Cask Yard',
        2,
        'sheds full of barrels, which drip, and are labelled as vinegar',
        "The rain in them is somebody's grief, by the taste. It comes from beyond the border, from an old man who has been paid to cry.",
      ],
      [
        'The White Square',
        3,
        'a market place without a shadow, where candles burn straight up',
        'On one cobble there is frost, on one a puddle, on one a small whirl of leaves. A child has been playing hopscotch.',
      ],
    ],
    starts: [
      [
        'In {town3} people get up in the white of the morning, as they have for {years} years, and hang out washing that will not dry. Then the eastern wall turns pink. Nobody knows what it is. It gets gold, and green, and there are clouds in it like fish, without any coat of arms; and a rooster, who is nine, makes a noise for the first time. People hold up their hands, and each has a shadow. A window opens on the square, a child sneezes, and it begins, softly, to snow. {A}, on a roof, drops the telescope. "You did not see that," {A.they} calls down. "Come up. How long did it last?"',
        'The weather has an heir. It has been looking for one since the houses locked the cradle.',
      ],
    ],
    openings: [
      [
        'A bailiff serves the party with a bill for one sunrise, at the rate of a coronation. It is addressed to "the bearer of the cold".',
        'The houses are looking for whoever sneezed. There is a reward for handkerchiefs.',
      ],
      [
        'A breeze brings the party a letter, opens it, and reads it aloud in a whisper: "Not the bride. The bridesmaid."',
        'The wind has no wish to be married off either. It has begun to deliver to the wrong people on purpose.',
      ],
    ],
    truth:
      'The weather of {land} had a keeper: a family of herdsmen, who were never rich, and to whom it came like sheep. The four noblest neighbours offered to take turns minding the last child of it, for an evening. They shared out what came to the cradle, locked it, and gave the child to a farmer abroad. What they have rented out ever since is that one evening, cut very thin; and it is almost used up. The child is an old man, who weeps. His granddaughter has run away from him to {town3}, where there was nothing in the sky that could frighten her.',
    secrets: [
      'The weather comes to her because she does not call it. Should anyone teach her to command, it will be the fifth house.',
      'The frost is loyal to nobody, and has kept one window in the palace of the sun covered with flowers for {years} years, as a sign.',
      'There is one drop left in the last cask. It is not grief but a laugh, and it is the only rain that ever fell on {land} by surprise.',
    ],
    steps: [
      'the houses send a hail storm to {town3}, and the first of them misses',
      'the girl is given a uniform, a title and a tutor, by people who mean well',
      'the sun does not rise over {town1}, for want of it, and the exchange closes with candles',
      'At the wedding the four houses raise everything that they have left at once. In the middle of the sky is a hole, and it is not even white.',
    ],
    ends: [
      'The cradle is opened, and the girl, who is too big for it, sits on the rim and swings her legs. It rains on everyone, for nothing, for a week, and there is mud, and joy.',
      "The four houses are made the weather's servants, by contract. They get up before dawn, with buckets and brooms, and have never looked better.",
      'She lets it go. {land.s} has weather like any other country: it is a scandal, and the only thing everybody talks about.',
    ],
  },
];
