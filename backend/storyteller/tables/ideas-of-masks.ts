import { phrases } from '../kinds/asked-phrases.ts';
import { ofIdea } from './departure-of-idea.ts';
import type { AskedDeparture } from './departure-type.ts';

/** Ideas of characters who are taken for another, or who want to be. */
export const ideasOfMasks: readonly AskedDeparture[] = [
  ofIdea({
    id: 'idea-spy',
    asked: phrases(
      'spy|spies|spying|agent|informant|informer|secret_agent for|of {who:the_crown|the_king|the_queen|the_emperor|the_empire|the_duke|the_church|the_temple|the_enemy|the_guild|the_thieves_guild|the_state|the_army|the_rebels|the_resistance|a_foreign_kingdom|a_foreign_power|an_enemy_kingdom|two_kingdoms|both_sides}',
      'works|working secretly? as a|an|the? spy|secret_agent|double_agent|informant|informer|mole',
      'double|triple|secret|undercover agent|spy',
      'spymaster|spy|undercover|spies|spying',
    ),
    usual: { who: 'the crown' },
    classes: ['rogue'],
    backgrounds: ['criminal'],
    unlike: /lost property|thief|paid/i,
    other: ['handler', 'royal clerk', 'courier'],
    concept: [
      ['has spied for {who} since {town}, and the only one who can prove it is dead', 'v=1'],
      ['watched a traitor in {town} for {who}, and came to like the traitor', 'v=2'],
      ['carries letters for {who} from {town}, and has begun to read them', 'v=3'],
    ],
    want: [
      ['to have the old name back, in writing', 'v=1'],
      ['to learn whether the traitor was one at all', 'v=2'],
      ['to know whose war these letters are preparing', 'v=3'],
    ],
    flaws: [
      [
        'keeps notes on friends as well',
        'There is a page on each companion in {P.their} book: debts, habits, the door they sleep behind.',
      ],
      [
        'answers every question with half of the truth',
        'Asked the time {P} says "after noon", and has to think why.',
      ],
    ],
    event: [
      'Only {Q} in {town} knew that {P} was in the pay of {who}. It was safer so. For two years {P} drank with smugglers, copied their seals and left the copies behind a loose brick. Then {Q} was found in the canal, and the brick had been mortared in. On the lists of {who} there is no such agent, and on those of the watch there is a very good likeness of a smuggler.',
      '{Q} handed {P} a key, a false name and a task from {who}: to lodge in {town} with a person who was said to sell secrets, and to wait. The person cooked well, asked no questions, and gave {P} the room with the stove. {P} wrote "nothing to report" for eleven weeks. In the twelfth others came who had not waited, and {P} had to decide on the stairs whom to warn.',
      'In {town} {P} wore the coat of a pedlar and carried what {Q} gave out for {who}: needles on top, letters beneath. One night a seal broke in the rain. The letter thanked somebody for a border raid that had not happened yet. {P} sealed it again, delivered it, and lay awake. The raid came on the day that was written there. {P} has opened all of them since.',
    ],
    now: [
      [
        'In {town2} somebody has used the old signs on a wall: two strokes, a ring. They mean "alive".',
        'v=1',
      ],
      [
        'A letter reached {P} in {town2}, with a recipe and nothing else. It was from the traitor.',
        'v=2',
      ],
      ['The next letter is addressed to {town2}, and says: "The bearer will do."', 'v=3'],
      '{P} still reports to {who}, once a month, in the ink that shows over a candle.',
      '{P} has {few} names in use, and a different laugh for each.',
    ],
    bond: [
      '{Q}, who knew the true name, and used it once, to say goodbye.',
      'A seal ring of {who}, sewn into a hem, which would hang {P} in one country and save {P.them} in another.',
    ],
    hook: [
      [
        '{Q} is alive and was moved, not murdered. {who} wanted to see what an agent does whom nobody holds.',
        'v=1',
      ],
      ['The traitor had been working for {who} as well, and had orders to watch {P}.', 'v=2'],
      ['The letters are forgeries. {Q} writes them, and {who} has never heard of {P}.', 'v=3'],
    ],
    realm: [
      'Two thrones would go to war over what {P} knows, and each believes that the other one pays.',
    ],
    look: [
      '{P} has the sort of face that one has seen somewhere, and a coat that can be turned.',
      'Nobody can describe {P} afterwards, except for the shoes, which are meant to be noticed.',
    ],
    manner: [
      '{P} sits with a mirror or a window in view, and hears two tables at once.',
      '{P} never tells the same story about the scar.',
      '{P} burns every paper, and stirs the ashes.',
    ],
    ideal: [
      '"Somebody has to know what is coming, and to be thanked by nobody."',
      '"A country is a few people whom one does not want to see hanged."',
    ],
    woven: {
      story: [
        'What few know: {P.name} has reported to {who} since {town}, once a month, in invisible ink.',
      ],
      manner: ['{P.name} burns every paper, and stirs the ashes.'],
      bond: [
        'A seal of {who} is sewn into a hem, and would hang {P.name} in one country and save {P.them} in another.',
      ],
    },
  }),
  ofIdea({
    id: 'idea-bad-liar',
    asked: phrases(
      'terrible|bad|awful|horrible|hopeless|worst at lying|lies|lies|deception * nobody|no_one|noone|everyone|still|always suspects|notices|believes|suspect *',
      'terrible|bad|awful|horrible|hopeless|worst at lying|deception|bluffing|telling_lies',
      'terrible|bad|awful|horrible|hopeless|worst liar',
      'lies badly',
      'nobody|no_one|noone ever? suspects|would_suspect *',
    ),
    isTrait: true,
    other: ['magistrate', 'old fence', 'customs officer'],
    concept: [
      ['lied to the magistrate of {town} so badly that it was taken for honesty', 'v=1'],
      [
        'has been too bad a liar to be suspected of anything in {town}, and has lived on that',
        'v=2',
      ],
    ],
    want: [
      ['to pay back what that lie has cost another', 'v=1'],
      ['to tell one good lie, for somebody who needs it', 'v=2'],
    ],
    flaws: [
      [
        'blushes, stammers and invents a cousin',
        'Asked at the gate for a name {P} has said "Yes", and then "Uncle".',
      ],
      [
        'relies on looking innocent',
        '{P} walks past guards with a candlestick sticking out at the back, and nods to them.',
      ],
    ],
    event: [
      'The candlesticks were missing in {town}, and {P} had them under the coat. "I was at home with a horse," said {P} to {Q}, and went red to the ears. {Q} laughed until the tears came: nobody who lies like that could steal. They arrested a better liar instead, who had done nothing. {P} walked home with the candlesticks, and has not been able to light a candle since.',
      '{P} was the worst liar in {town}, and known for it. So {Q} had an idea: {P} would stand at the front door with a story, and all the guards would gather round to hear how it went on, and nobody would look at the back. It worked eleven times. At the twelfth house somebody believed the story, every word, and wept, and {P} could not go through with it.',
    ],
    now: [
      ['{P} sends money to a prison in {town2}, from "a horse".', 'v=1'],
      ['The one who believed has come to {town2}, and asks how the cousin is.', 'v=2'],
      'Guards in {town2} tell each other the excuses of {P}, and wave.',
      '{P} practises before a mirror, and the mirror is not taken in either.',
    ],
    bond: [
      'A pair of candlesticks, which have to go back one day.',
      'The one who sits in a cell, being a better liar.',
    ],
    hook: [
      [
        '{Q} had seen the candlesticks, and needed {P} at large and somebody else in a cell.',
        'v=1',
      ],
      [
        'The one who wept was lying too, and far better, and has been looking for {P} ever since, for a partner.',
        'v=2',
      ],
    ],
    realm: ['A court full of masters of the lie needs one witness whom everyone will believe.'],
    look: [
      'Every thought of {P} goes across {P.their} face on its way, with a wave.',
      '{P} has the roundest and most honest eyes between here and the sea.',
    ],
    manner: [
      '{P} stammers, adds a cousin, and is believed.',
      '{P} says "I was never here" to people who had not noticed.',
      '{P} tells the truth when it matters, and then nobody believes it.',
    ],
    ideal: [
      '"One does not have to look honest. But it helps a great deal."',
      '"A lie should at least be kind."',
    ],
    woven: {
      story: [
        '{P.name} lies so badly that the magistrate of {town2} took it for honesty, and jailed a better liar instead.',
      ],
      manner: ['{P.name} stammers, goes red, invents a cousin, and is believed.'],
      bond: [
        'The better liar is still in that cell, and {P.name} sends money there, from "a horse".',
      ],
      flaws: [
        [
          'blushes, stammers and invents a cousin',
          'Asked at the gate for a name {P.name} has said "Yes", and then "Uncle".',
        ],
      ],
    },
  }),
  ofIdea({
    id: 'idea-many-faces',
    asked: phrases(
      'with|has|of|under|uses|using many|multiple|several|countless|different|hundred|dozen|too_many different|false|fake? identities|disguises|faces|names|aliases|personas',
      'forgot|forgotten|lost|forgets|does_not_know|no_longer_knows <their> own? original|true|real|own face|form|shape|self|identity|appearance',
      'master|mistress of disguise|disguises',
      'changeling|doppelganger|shapeshifter|shape-shifter|shape_changer',
    ),
    classes: ['rogue'],
    other: ['landlady', 'portrait painter', 'old partner'],
    concept: [
      ['has worn {few} faces in {town}, and cannot say which was there first', 'v=1'],
      ['is {few} respectable people in {town}, two of whom are engaged to be married', 'v=2'],
    ],
    want: [
      ['to find a portrait that was painted before the first change', 'v=1'],
      ['to be one person, and to choose which', 'v=2'],
    ],
    flaws: [
      [
        'becomes what the room expects',
        'Among soldiers {P} has opinions about boots, and among widows a dead husband.',
      ],
      [
        'answers to too many names',
        'When a name is called across a market {P} turns round, whichever it is.',
      ],
    ],
    event: [
      'A painter in {town} was to draw a doctor, then a fishwife, then a judge, and remarked that all three held the brush hand alike. {P} left by the window as none of them. On the stairs there was a looking-glass, and for the first time in years {P} tried to put on the face from the beginning. It would not come. {Q}, who had kept the door, did not remember it either.',
      'It began with two names in {town}, one for the rent and one for the theatre. Then one of them was made a churchwarden, and another was asked to marry. {Q} kept the diary, so that the doctor and the widow were never invited on the same night. On the Feast of Lamps all of them were invited, by the same hand, to the same table. {P} read the seating plan and packed for one.',
    ],
    now: [
      [
        'In {town2} hangs a portrait of a child with a drum. {P} has stood before it until the watch came.',
        'v=1',
      ],
      [
        'In {town2} one of the names has done something without {P}. There was a letter of thanks.',
        'v=2',
      ],
      '{P} keeps a trunk of wigs, spectacles and papers, each with a label saying who is afraid of dogs.',
      'In dreams {P} walks through a house of many mirrors, and they are all polite.',
    ],
    bond: [
      '{Q}, who says "you" and means whoever is there.',
      'A small drum, a thimble or a tooth: the one thing that belonged to the first of them.',
    ],
    hook: [
      [
        'The face is not forgotten but sold. {Q} has it, wears it to church, and is well liked.',
        'v=1',
      ],
      [
        'Somebody else has begun to wear the names, one after the other, in the right order.',
        'v=2',
      ],
    ],
    realm: ['One of the names has inherited a crown, and the heralds are asking for its owner.'],
    look: [
      'One would know {P} anywhere, until the hat comes off.',
      '{P} has a face on which others find a likeness, and each another one.',
    ],
    manner: [
      '{P} borrows a voice for each task, and gives it back afterwards.',
      '{P} asks friends, now and then, to describe {P.them}.',
      '{P} signs nothing without looking at the inside of a sleeve.',
    ],
    ideal: [
      '"One is what one does when nobody knows one."',
      '"Every face is honest as long as it is worn well."',
    ],
    woven: {
      story: [
        'In {town2} {P.name} was {few} respectable people at once, until all of them were invited to the same table.',
      ],
      manner: ['{P.name} asks friends, now and then, to describe {P.them}.'],
      bond: ['A small drum is all that {P.name} has from the first of those names.'],
    },
  }),
  ofIdea({
    id: 'idea-hides-body',
    asked: phrases(
      'hides|hiding|conceals|concealing|covers|ashamed_of|hide <their> own? {what:horns|wings|tail|ears|scales|scars|face|eyes|hooves|fangs|claws|fur|skin|feathers|blood|heritage|true_form|true_nature}',
    ),
    isTrait: true,
    other: ['hatter', 'seamstress', 'old neighbour'],
    concept: [
      ['lived in {town} for years without showing the {what}, until the wind took the hood', 'v=1'],
      ['has one friend in {town} who knows about the {what}, and one too many', 'v=2'],
    ],
    want: [
      ['to walk once through {town} with nothing to hide', 'v=1'],
      ['to know what that friend will do', 'v=2'],
    ],
    flaws: [
      [
        'flinches from every hand that comes near',
        'A barber, a friend and a harmless aunt have all been knocked down by {P}, because of the {what}.',
      ],
      [
        'would sooner be hurt than seen',
        '{P} dresses wounds alone, in the dark, badly, rather than uncover the {what}.',
      ],
    ],
    event: [
      'Nobody in {town} had ever seen {P} without cap, cloak or collar. {Q} made them, with a double lining, and was paid in firewood. On market day a gust came round the church. It was quiet, and one could see what there was to see: the {what}. A child asked whether it hurt. Nobody else said anything, and that was the worst of it. {P} picked up the cap and kept walking.',
      '{Q} in {town} came in without knocking, saw the {what}, and shut the door again from the inside. "Does anyone else know?" Nobody did. {Q} fetched thread and taught {P} how to sew a lining that does not show. It was a good year. Then {Q} needed money very badly.',
    ],
    now: [
      ['In {town2} a hatter sells caps like that one. It seems that there are others.', 'v=1'],
      ['In {town2} a person {P} had never met said "warm, in all that cloth?" and smiled.', 'v=2'],
      '{P} cuts, files, powders or pads each morning before the others wake.',
      'In fog, and on the roofs, {P} takes everything off and breathes.',
    ],
    bond: ['{Q}, who sewed the first lining.', 'A cap with a double lining, mended {few} times.'],
    hook: [
      [
        'The {what} are a mark of a house that is being looked for, and {Q} has known it all along.',
        'v=1',
      ],
      [
        '{Q} has not sold the secret, but told it to somebody who has the same to hide, and is on the way.',
        'v=2',
      ],
    ],
    realm: [
      'A law is being written against people like {P}, by a minister who wears a high collar.',
    ],
    look: [
      '{P} wears hood, collar and gloves in any weather, and one learns not to ask.',
      'There is always a shadow or a brim where one would see the {what}.',
    ],
    manner: [
      '{P} sits with the back to a wall, for the sake of what is under the cloak.',
      '{P} undresses behind a screen, and knows each inn that has one.',
      '{P} laughs along at jokes about such people, a moment too late.',
    ],
    ideal: [
      '"What one shows should be a gift, not a toll."',
      '"Look at my hands. They are what I have made of myself."',
    ],
    woven: {
      story: [
        '{P.name} hides the {what} under cap and cloak since a windy market day in {town2}, when everyone saw and nobody said anything.',
      ],
      look: ['There is always a shadow or a brim where one would see the {what} of {P.name}.'],
      manner: ['{P.name} dresses behind a screen, and knows each inn that has one.'],
      bond: ['A seamstress in {town2} sews the linings that hide the {what}, and has never told.'],
    },
  }),
];
