import { phrases } from '../kinds/asked-phrases.ts';
import { ofIdea } from './departure-of-idea.ts';
import type { AskedDeparture } from './departure-type.ts';

/** Ideas that name a kind of life: the sea, the war, the street, the stage of a swindler. */
export const ideasOfLives: readonly AskedDeparture[] = [
  ofIdea({
    id: 'idea-of-the-sea',
    asked: phrases(
      'shipwrecked|marooned|castaway|shipwreck|stranded',
      'pirate|ship captain|queen|king|princess|prince',
      'retired|former|ex|ex-|one-eyed|old|disgraced|drunken|cursed|reformed|feared|dread pirate|corsair|buccaneer|privateer|sea_captain',
      'pirate|sailor|sea_captain|corsair|buccaneer|ship_captain|captain_of_a_ship|navigator|mariner|seafarer',
    ),
    isTrait: true,
    backgrounds: ['criminal'],
    other: ['first mate', 'harbour master', 'sailmaker'],
    concept: [
      ['was voted off the ship within sight of {town}, with a hat and a biscuit', 'v=1'],
      ['is the only one of a crew whom the sea gave back, on the beach at {town}', 'v=2'],
    ],
    want: [
      ['to stand on that deck once more and give one order', 'v=1'],
      ['to learn what the sea kept the others for', 'v=2'],
    ],
    flaws: [
      [
        'gives orders on dry land',
        '{P} runs every inn, camp and kitchen like a ship, and puts landlords on half rations.',
      ],
      [
        'cannot stay where one does not smell salt',
        'A week inland makes {P} quarrelsome, and in the second week {P} is gone.',
      ],
    ],
    event: [
      'The ship was the best that ever came into {town}, and {P} knew every nail in it. Then came a year without a prize. {Q} was the one who called the vote, with tears in the eyes, since it had to be somebody. It went against {P} by two. They were decent about it: a boat, a biscuit, the hat. {P} rowed to the shore without looking round, and heard them cheer, and then heard somebody tell them to stop.',
      'It was not even a great storm. {P} went down with the rest, [five|six|seven] miles off {town}, in the dark, and remembers it well: how quiet it was, and a light, and somebody counting. In the morning {P} lay on the sand with dry hair. {Q}, who was looking for driftwood, said that the sea never gives back one alone without wanting something for it.',
    ],
    now: [
      [
        'The ship has been seen at {town2}, under {Q}, with new sails and very few of the old hands.',
        'v=1',
      ],
      ['In {town2} {P} met a widow of the crew, who dreams of dry hair.', 'v=2'],
      '{P} has worked {town2} from the tavern to the chapel, and knows which cargo is lying there under which name.',
      'Every night {P} goes down to some water, if only a trough, and reports.',
    ],
    bond: [
      'The crew, all of them, also those who raised a hand.',
      'A hat that has been overboard more often than most sailors.',
    ],
    hook: [
      [
        'The vote saved {P}: {Q} had made a bargain that needed a captain, and offered another one.',
        'v=1',
      ],
      [
        '{P} was counted twice that night. One of the drowned is walking about in the place of {P}, and believes to be the real one.',
        'v=2',
      ],
    ],
    realm: [
      'Whoever commands that ship commands the winds of a whole coast, and an admiral of the crown has found that out.',
    ],
    look: [
      '{P} walks as if the street might roll, and has weather in the face.',
      '{P} wears a coat with brass buttons, one of which is from another coat and another ship.',
    ],
    manner: [
      '{P} calls floors decks, walls bulkheads and kings "mate".',
      '{P} wakes at every change of the wind.',
      '{P} swears in five languages and apologises in one.',
    ],
    ideal: [
      '"No one eats before everyone has something on the plate."',
      '"The sea does not care who one was. It is very restful."',
    ],
    woven: {
      story: [
        '{P.name} has sailed for most of a lifetime, and was put ashore near {town} with a hat and a biscuit.',
      ],
      manner: ['{P.name} calls floors decks, walls bulkheads and kings "mate".'],
      look: ['{P.name} walks as if the street might roll.'],
    },
  }),
  ofIdea({
    id: 'idea-veteran',
    isTrait: true,
    asked: phrases(
      'war veteran|hero|survivor|criminal',
      'ptsd|shell-shocked|shell_shock|war_trauma|battle_fatigue',
      'veteran|ex-soldier|former_soldier|retired_soldier|ex-mercenary|former_mercenary|old_soldier|retired_general|former_general|retired_knight|former_guard|ex-guard|former_knight|retired_captain',
      'haunted|scarred|traumatized|traumatised|broken|tired|sick by|of|from a|an|the|his|her|their? * war|battle|battles|wars|fighting',
      'fought|served in a|an|the|his|her|their? * war|army|legion|regiment',
      'soldier|mercenary|legionnaire|conscript',
    ),
    classes: ['fighter'],
    backgrounds: ['soldier'],
    other: ['old sergeant', 'army surgeon', 'comrade'],
    concept: [
      ['came home to {town} from the war, and found that the war had come along', 'v=1'],
      ['got a medal at {town} for the worst day of the war', 'v=2'],
    ],
    want: [
      ['to sleep through one night, and not to be needed in the morning', 'v=1'],
      ['to give the medal to the one who should have had it', 'v=2'],
    ],
    flaws: [
      [
        'is still in the war when it gets loud',
        'A slammed door, and {P} is on the floor with somebody underneath, who had only brought the soup.',
      ],
      [
        'plans for everything to go wrong',
        '{P} has a line of retreat from weddings, and has used it.',
      ],
    ],
    event: [
      'When {P} came home to {town} there was a wreath on the door, soup on the table and a whole bench of people who asked how it had been. {P} said that it had been all right. At night {P.they} got up and walked round the house, every hour, testing the doors. In the third week {Q} turned up, who had been there as well, and walked along without a word. They left together. Marching was easier.',
      'The medal is for {town}. The paper says that {P} held the bridge. It does not say who ran back over it, with the fuse in one hand, waving to {P} to get down, and had a wife and a dog. {Q} wrote the report, changed one name, and told {P} that the dead cannot do anything with a pension. {P} has drawn the pension ever since, and sends it on.',
    ],
    now: [
      ['{Q} has found work in {town2} as a night watchman, and says that it is ideal.', 'v=1'],
      ['In {town2} {P} saw the dog, quite grey, and could not go up to the door.', 'v=2'],
      'On one evening of the year {P} drinks with those from the other side, in {town2}, and they get on very well.',
      '{P} has promised [four|six|eight] times not to take another fight, and each time there was somebody who could not fight for themselves.',
    ],
    bond: [
      'The company: those who are left, and still more the others.',
      'A tin cup with [three|five|nine] names scratched into it.',
    ],
    hook: [
      [
        'The war is not over. {Q} was sent to keep {P} in practice, and has the sealed order in the boot.',
        'v=1',
      ],
      [
        'The one with the fuse lived, was found by the other side, and has been told who got the medal.',
        'v=2',
      ],
    ],
    realm: [
      'The peace rests on a lie about one battle, and of the witnesses only {P} is still alive and sober.',
    ],
    look: [
      '{P} wears an old army coat with everything cut off it that shone.',
      '{P} stands easy, as it is called, and it does not look easy.',
    ],
    manner: [
      '{P} eats when there is food and sleeps when there is time, without talking about it.',
      '{P} notices high ground, dead ground and who has not written home.',
      '{P} jokes when it is worst, and falls silent when it is over.',
    ],
    ideal: [
      '"You do not leave anyone out there. That is all I learned."',
      '"I have seen what it is good for. Let us talk first."',
    ],
    woven: {
      story: [
        '{P.name} was in the war, came home to {town}, and found that the war had come along.',
      ],
      manner: [
        'Since the war {P.name} notices high ground, back doors and who has not written home.',
      ],
      look: ['{P.name} wears an old coat from the war, with everything cut off it that shone.'],
      bond: [
        '{P.name} carries a tin cup from the war, with the names of the company scratched into it.',
      ],
    },
  }),
  ofIdea({
    id: 'idea-orphan',
    isTrait: true,
    asked: phrases(
      'raised|grew_up|brought_up|lived|survived in|on|at a|an|the? * orphanage|streets|street|gutter|slums|sewers',
      'orphan|orphaned|foundling|street_urchin|street_kid|urchin|gutter_rat|street_rat|abandoned_as_a_baby|abandoned_as_a_child|abandoned_by_<their>_parents|left_on_a_doorstep|left_at_a_temple|found_as_a_baby|beggar|pickpocket',
      'never knew|met <their> parents|father|mother|family',
    ),
    tellsChildhood: true,
    backgrounds: ['criminal'],
    other: ['matron', 'lamplighter', 'oldest of the gang'],
    concept: [
      [
        'grew up on the roofs of {town}, and was keeping others alive there by the age of nine',
        'v=1',
      ],
      ['was left on a doorstep in {town} with half of a coin', 'v=2'],
    ],
    want: [
      ['to have a door with a lock, and the whole gang on the inside of it', 'v=1'],
      ['to find the other half of the coin', 'v=2'],
    ],
    flaws: [
      [
        'steals food, even when invited',
        'There are rolls in the sleeves of {P} after every banquet, and once it was a whole swan.',
      ],
      [
        'does not believe that anyone stays',
        '{P} tests new friends until they go, and is then proved right.',
      ],
    ],
    event: [
      'There was a warm chimney in {town}, and {P} knew whose turn it was. There were [three|four|five] of them, and {P} was the one who could count. {Q} let them be, and left a bag of crusts by the vent on cold nights. When the roof was to be torn down {P} went to the office, in borrowed shoes, to ask what a roof costs. They laughed and said a number. {P} remembered it, and has been collecting since.',
      'On the doorstep in {town} there stood a basket, and in it lay {P}, a blanket that was too good, and half of a coin. {Q} took them in, hid the coin behind a brick, and gave it to {P} on the last day: "Whoever has the other half will have to explain." {P} had imagined that conversation so often that only the other person was missing.',
    ],
    now: [
      [
        'Two of the gang have gone straight, and one has gone to the gallows. {P} writes to the first two about the third.',
        'v=1',
      ],
      [
        'A coin dealer in {town2} has seen the other half. He is looking for the bill of sale.',
        'v=2',
      ],
      '{P} knows {town2} from above: which gutter holds, which cook is kind.',
      'Children in {town2} come running when {P} whistles. Officially {P} does not know them.',
    ],
    bond: [
      'The gang, whatever has become of them.',
      '{Q}, the nearest thing to a parent, who still leaves crusts at the vent.',
    ],
    hook: [
      [
        'The roof was bought for the sake of what is under it, and {P} slept on it for years.',
        'v=1',
      ],
      [
        'The other half belongs to somebody who put {P} on that step to save {P.them}, and is being watched for the day when {P} comes.',
        'v=2',
      ],
    ],
    realm: [
      'On the coin is a head that no mint has struck for a generation, and there is a throne that goes with the profile.',
    ],
    look: [
      '{P} wears three coats, one over the other, since one never knows.',
      'The knees and elbows of {P} are scarred from roof tiles.',
    ],
    manner: [
      '{P} eats fast and saves half.',
      '{P} knows the price of everything that can be carried.',
      '{P} never walks past somebody who is sitting on the ground.',
    ],
    ideal: [
      '"Family is who shares the chimney."',
      '"Nobody sleeps outside. That is the whole plan."',
    ],
    woven: {
      story: [
        '{P.name} grew up without parents, on the roofs of {town}, next to a warm chimney and a gang that could be counted on.',
      ],
      manner: ['{P.name} eats fast and saves half.'],
      bond: [
        'The gang from the roofs of {town} still comes first for {P.name}, whatever has become of them.',
      ],
    },
  }),
  ofIdea({
    id: 'idea-swindler',
    isTrait: true,
    asked: phrases(
      'con artist|man|woman|artists',
      'charlatan|swindler|fraud|grifter|trickster|snake_oil_salesman|snake-oil_salesman|scammer|hustler|impostor|forger|counterfeiter|compulsive_liar|pathological_liar|liar|fake_fortune_teller|fake_psychic|fortune_teller',
    ),
    classes: ['rogue', 'bard'],
    backgrounds: ['criminal'],
    other: ['best customer', 'former partner', 'constable'],
    concept: [
      ['sold {town} a miracle, and then the miracle came', 'v=1'],
      ['was cheated in {town} by the only person who was better at it', 'v=2'],
    ],
    want: [
      ['to find out why it worked, before anyone asks for a second bottle', 'v=1'],
      ['to play one honest game and win it', 'v=2'],
    ],
    flaws: [
      [
        'lies when the truth would do',
        'Asked for the time, {P} adds an hour, and a story about the watch.',
      ],
      [
        'falls for a sad story, being a professional',
        '{P} knows all the tricks, and has still given the takings to [a widow|an orphan with a beard|a limping dog].',
      ],
    ],
    event: [
      'The bottles held river water, honey and a little blue. {P} sold [five|six|seven] dozen of them from a cart in {town}, with a good speech, and was two hills away by evening. There a rider caught up: the lame miller was dancing, they said, and they wanted to name a street. {Q} had bought the first bottle. {P} has gone over the recipe [four|six|eight] times since then, and it comes out as water, honey and a little blue.',
      'It was a beautiful swindle: a false heir, a true seal and a dinner for the whole council of {town}. {P} had worked on it for half a year, together with {Q}, who brought the wine. In the morning the money was gone, and so was {Q}, and on the pillow there lay {P.their} own purse with a note: "For lessons." {P} laughed until the guard came.',
    ],
    now: [
      [
        'In {town2} they are waiting for {P} with their sick laid out in rows. {P} went round by the hills and could not sleep.',
        'v=1',
      ],
      [
        '{Q} is said to live in {town2} as an honest person, and {P} does not know whether that is the swindle.',
        'v=2',
      ],
      '{P} has a trunk with [three|five|nine] false beards and one true diploma, and mixes them up.',
      'People in {town2} want their money back. A few of them would rather have the evening back.',
    ],
    bond: [
      '{Q}, who believed in {P}, or knew {P.them} too well.',
      'All those who were cheated and did not deserve it. There is a list, in code, with sums.',
    ],
    hook: [
      [
        'It was not in the bottle. Something in {town} listens to good speeches, and makes them come true, and it wants another.',
        'v=1',
      ],
      [
        '{Q} did it in order to save {P}: the seal was known, and everyone at that table was to be arrested at dessert.',
        'v=2',
      ],
    ],
    realm: [
      'A kingdom needs a lie that will hold for a hundred years, and has asked for the best.',
    ],
    look: [
      '{P} has an honest face, and takes good care of it.',
      '{P} wears a coat that is splendid from the front.',
    ],
    manner: [
      '{P} calls everybody by their first name after one minute.',
      '{P} tells the truth in such a way that nobody believes it.',
      '{P} pays small debts at once, as an investment.',
    ],
    ideal: [
      '"I sell hope. It is not my fault that it keeps."',
      '"Never take from someone who would miss it."',
    ],
    woven: {
      story: [
        '{P.name} has sold {town} a miracle in bottles, and is not quite sure any more that it was a swindle.',
      ],
      flaws: [
        [
          'lies when the truth would do',
          'Asked for the time, {P.name} adds an hour, and a story about the watch.',
        ],
      ],
      manner: ['{P.name} calls everybody by their first name after one minute.'],
    },
  }),
];
