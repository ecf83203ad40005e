import { phrases } from '../kinds/asked-phrases.ts';
import { ofIdea } from './departure-of-idea.ts';
import type { AskedDeparture } from './departure-type.ts';

/** Ideas of what a character has from ancestors, or has not. */
export const ideasOfBlood: readonly AskedDeparture[] = [
  ofIdea({
    id: 'idea-bloodline',
    asked: phrases(
      'child|son|daughter|grandchild|bastard of a|an|the? {who:god|goddess|fey_lord|angel|deity|archfey|dragon|giant|djinn|sea_god|sun_god|moon_goddess}',
      'demigod|half-god',
      'descended|descends|descendant|descendent from|of {who}',
      'with|has|of dragon|draconic|fey|fiendish|demonic|angelic|celestial|giant|royal|vampire|elemental|troll|djinn|divine blood|ancestry|heritage|bloodline|ancestors',
      'whose ancestor|ancestors|great-grandfather|great-grandmother|grandfather|grandmother is|was|were {who!}',
      'draconic|dragon bloodline|sorcerer',
    ),
    usual: { who: 'a power that is not talked about' },
    classes: ['sorcerer'],
    tellsCalling: true,
    other: ['genealogist', 'great-aunt', 'portrait restorer'],
    concept: [
      ['found a page of the family tree in {town} that had been pasted over', 'v=1'],
      ['sneezed at a christening in {town}, and the family had to explain', 'v=2'],
    ],
    want: [
      ['to meet the one who began it, and to ask whether it was love', 'v=1'],
      ['to master it before the cousins do, who have it too', 'v=2'],
    ],
    flaws: [
      [
        'is proud of it at the wrong moments',
        '"Do you know from whom I descend?" {P} has asked, in a cell, and was told "no" very kindly.',
      ],
      [
        'blames the blood for everything',
        'A broken vase, a broken oath: {P} shrugs, and says that it comes from that side.',
      ],
    ],
    event: [
      'There was a damp patch on the family tree in the hall at {town}, and {Q} lifted it with a knife. Under the respectable name stood another, in a hand that leaned backwards. It was {who}. By the evening things moved when {P} was cross, as if they had only been waiting to be introduced. {P.their} mother put the lid on the soup and said, "I had hoped that it would skip you as well."',
      'The baby was quiet, the priest was quiet, and {P} sneezed. The font at {town} boiled over, or froze, depending on where one stood, and all of one side of the family looked at its shoes. {Q} took {P} out to the coach house and told the story: it goes back to {who}, it comes in every third generation, and it is looked for. A second coach had just turned into the lane.',
    ],
    now: [
      ['In {town2} a painter knows a model with that chin, three hundred years back.', 'v=1'],
      ['A cousin has been to {town2}. There is still a ring of ash in the market.', 'v=2'],
      'It comes when {P} is angry or sings, and tastes of metal.',
      '{P} has found {few} others with that chin, and one of them is a bishop.',
    ],
    bond: [
      'A leaf torn out of the family tree, with a name that leans backwards.',
      'The family, on both sides of the pasted page.',
    ],
    hook: [
      ['The first of them is alive, comes to all the funerals, and has noticed {P}.', 'v=1'],
      ['It is not in the blood but in the house, and somebody has bought it.', 'v=2'],
    ],
    realm: [
      'By that line {P} has a claim which is older than the crown, and there are those who would like to see it pressed, or ended.',
    ],
    look: [
      'In certain light there is something in {P.their} eyes that is not of this family.',
      '{P} has a strand of hair of another colour, which grows back within a day.',
    ],
    manner: [
      '{P} says "as we say on the other side", and nobody asks.',
      '{P} counts to three before answering when angry, since the curtains were expensive.',
      '{P} looks for the chin in every portrait.',
    ],
    ideal: [
      '"Blood is only where one starts from."',
      '"They were somebody. I should like to be somebody too, but nicer."',
    ],
  }),
  ofIdea({
    id: 'idea-black-sheep',
    asked: phrases(
      'from a|an family|clan|tribe|line|house|village|dynasty of {what~}',
      'only|the non-magical|normal|peaceful|gentle|quiet|ordinary * in|of a|an|his|her|their family|clan|tribe *',
      'too small|weak|gentle|soft|short|kind|thin|slow|stupid|clever|peaceful|tall|friendly|quiet|nice for <their> tribe|clan|family|people|village|kind|pack|horde',
      'first|only * in|of|from <their> clan|family|tribe|village|people|line',
      'black sheep|disappointment of|to <their>? family|clan|parents?',
      "doesn't|does_not|never|didn't fit|fits in|into *",
      'runt of|in? the? * litter|tribe|clan|pack|family?',
    ),
    usual: { what: 'people who all do the same' },
    isTrait: true,
    unlike: /\bfamily\b/i,
    other: ['elder sister', 'grandmother', 'head of the house'],
    concept: [
      ['is not what is expected of that family, as everyone in {town} knows', 'v=1'],
      ['was left at home in {town} on the day on which all the others set out', 'v=2'],
    ],
    want: [
      ['to be asked for help by one of them', 'v=1'],
      ['to find the others, who have not come back', 'v=2'],
    ],
    flaws: [
      [
        'has to prove it, also when nobody has doubted it',
        'It was only a gate, it was open, and {P} went over the top.',
      ],
      [
        'laughs at it before the others can',
        'The jokes of {P} about that are very good, and a friend stopped laughing a year ago.',
      ],
    ],
    event: [
      'All the others could do it by the age of six. {P} could not, would not or did not see why, and {town} got used to sighing. On the day of the test {P} came home with something quite different: a letter to say that {P} had a gift for the one thing that nobody there thinks worth having. {Q} read it, twice, and put it behind the clock. Then {Q} packed a bag and said that it was light enough to walk far with.',
      'They set out from {town} singing, in order of size, to do what the family does. {P} was to mind the house. The first week was pleasant. After the sixth {P} went up to the hill every evening to look. {Q} had left a list of chores, with one line at the bottom that was not a chore: "If we are not back, come. You will see what we cannot." {P} has never been able to decide whether that was meant for {P.them}.',
    ],
    now: [
      [
        'In {town2} one of them sat at the next table, and pretended that it was about the weather.',
        'v=1',
      ],
      ['{P} found a banner of theirs in {town2}, as a tablecloth.', 'v=2'],
      '{P} has saved {few} people by the very thing for which they laughed at home.',
      'The family toast is not to be drunk by {P}, who drinks it all the same, in milk.',
    ],
    bond: ['The family, down to the last loud uncle.', '{Q}, who packed the bag and did not sigh.'],
    hook: [
      [
        'It is not a lack. The founder of the house was just the same, and they have been hiding the portrait.',
        'v=1',
      ],
      [
        'The others were led away by somebody who had counted on it that they would all do the same.',
        'v=2',
      ],
    ],
    realm: [
      'The house is to choose its head, and by the oldest rule it must be the one who did not set out.',
    ],
    look: [
      '{P} wears the clothes of the family, taken in, let down or the wrong way round.',
      'One sees at once to whom {P} belongs, and that there must have been a mistake.',
    ],
    manner: [
      '{P} says "at home they would", and then does the other thing.',
      '{P} is very patient with the slow, the small and the left over.',
      '{P} sits at the end of the table from habit.',
    ],
    ideal: [
      '"Every family needs one who asks why."',
      '"One can be the wrong key and still open something."',
    ],
    woven: {
      story: [
        '{P.name} is not what was expected at home, and came out of it with a light bag and a letter that is still behind the clock in {town2}.',
      ],
      manner: ['{P.name} says "at home they would", and then does the other thing.'],
      bond: ['{P.name} would give a good deal to be asked for help by one of the family.'],
    },
  }),
  ofIdea({
    id: 'idea-merchant',
    asked: phrases(
      'merchant|trader|peddler|pedlar|shopkeeper|salesman|saleswoman|caravan_master|wine_merchant|spice_merchant|cloth_merchant|travelling_salesman|traveling_merchant|travelling_merchant|tradesman|shop_owner|dealer|antique_dealer|horse_trader',
    ),
    tells: phrases(
      'lost everything|his_fortune|her_fortune|their_fortune|all_his_money|all_her_money|all_their_money|his_business|her_business|his_shop|her_shop|it_all',
      'bankrupt|ruined|broke',
    ),
    isTrait: true,
    other: ['partner', 'customs officer', 'competitor'],
    concept: [
      [
        'was a merchant with {few} wagons in {town}, until one crate that nobody had ordered',
        'v=1',
      ],
      [
        'staked everything on one cargo at {town}, and the ship has never been lost, only late',
        'v=2',
      ],
    ],
    want: [
      ['to find the one for whom that crate was meant, and to send the bill', 'v=1'],
      ['to find that ship, and to buy back the sign over the door', 'v=2'],
    ],
    flaws: [
      [
        'haggles over everything',
        'With the knife at the throat {P} has said "half", and it took all night.',
      ],
      [
        'can be sold anything with a story',
        '{P} owns a toenail of a saint, the deed to a bridge, and three maps of one island.',
      ],
    ],
    event: [
      'It stood among the others in the yard at {town}, without a number, and hummed. {P} put it on the list as "sundries". That night the warehouse burned, with a cold flame, and in the morning the crate stood in the ashes, whole, and everything that {P} had ever owned did not. {Q} offered a copper for it. {P} took a rope, put the crate on the one cart that was left, and asked for the way to the address under the lid.',
      '{P} had sold the house, the horse and the good coat, and bought pepper. The ship was to be at {town} by midsummer. There was no storm and there were no pirates; every harbour has seen it go by, under full sail, with nobody answering. {Q} holds the papers, and was patient until the autumn. {P} has become the only person in the world who is looking for that ship and hopes that it is dry.',
    ],
    now: [
      [
        'In {town2} the second address under the lid was a churchyard, and somebody signed for it.',
        'v=1',
      ],
      ['In {town2} the ship was seen on a Tuesday, for an hour. It smelled of pepper.', 'v=2'],
      '{P} buys in one town what the next one has forgotten to want, and lives on the difference.',
      '{P} has done business with {few} bandits, and been cheated by none of them and by two mayors.',
    ],
    bond: [
      'A shop sign, sawn in half to fit on the cart.',
      'Those who worked for {P} in {town}, and were paid to the last day.',
    ],
    hook: [
      [
        'The crate was meant for {P}: somebody pays a debt in the only way that debtor knows.',
        'v=1',
      ],
      [
        '{Q} has bought the same cargo from the same ship three times, and knows what the captain sold first.',
        'v=2',
      ],
    ],
    realm: [
      'A war will need grain, boots and one signature. Both sides have noticed that {P} knows every road.',
    ],
    look: [
      '{P} wears a good coat with a very new patch, and has ink, flour and three kinds of sealing wax on the cuff.',
      'A pair of folding scales hangs on the belt of {P}, where others have a knife.',
    ],
    manner: [
      "{P} feels the cloth of everyone's sleeve.",
      '{P} gives a fair weight, loudly.',
      '{P} sums up the company after each day in two columns.',
    ],
    ideal: [
      '"An honest bargain is one after which both can sleep."',
      '"Everything has a price, and the dear things are the ones where nobody says it."',
    ],
    woven: {
      story: [
        '{P.name} was a merchant with {few} wagons, until one crate in {town2} that nobody had ordered.',
      ],
      manner: ['{P.name} gives a fair weight, loudly, and haggles over everything else.'],
      bond: ['Half of a shop sign travels in the pack of {P.name}.'],
    },
  }),
  ofIdea({
    id: 'idea-bodyguard',
    asked: phrases(
      'bodyguard|protector|guardian|guard|knight of|to|for a|an|the|his|her|their? {who:child_king|child_queen|young_king|young_queen|prince|princess|king|queen|noble|nobleman|merchant|spoiled_prince|spoiled_princess|princess|wizard|duke|duchess|saint|heir|emperor|bishop|bard|dragon_egg|child}',
      'bodyguard|royal_guard|royal_bodyguard',
    ),
    usual: { who: 'one who is worth it' },
    isTrait: true,
    classes: ['fighter'],
    other: ['chamberlain', 'food taster', 'nurse'],
    concept: [
      [
        'has stood behind {who} in {town} since the first day, and knows where the draught comes from',
        'v=1',
      ],
      ['was sent away from the side of {who} in {town}, by {who.the}, with no reason', 'v=2'],
    ],
    want: [
      ['to find who is behind three attempts, before there is a fourth', 'v=1'],
      ['to learn what the reason was, and to be back in time', 'v=2'],
    ],
    flaws: [
      [
        'tastes, tests and sits in front of everything',
        "{P} has eaten the first half of every friend's dinner, for safety.",
      ],
      [
        'never sits with the back to anyone',
        'At the theatre {P} watched the audience, and applauded the exits.',
      ],
    ],
    event: [
      'The first was a spider, the second a chandelier, and the third a song with a poisoned reed. Each time {P} was in front of {who} by half a breath. At {town} {Q} counted up who could have known, and came to five, and {P} was one of them. So it was agreed, in a whisper, by a window: {P} would be dismissed, loudly, and go and look from outside. The tears of {who.the} were very well done.',
      'They had an understanding in {town}: two fingers meant danger, three meant boredom. One morning {who.the} did not raise any. "You may go," and nothing else, before the whole court. {P} bowed and went. At the gate {Q} ran after with the cloak. In the pocket there was a chess piece, a king, lying in a matchbox on its side.',
    ],
    now: [
      ['In {town2} somebody keeps very unusual spiders.', 'v=1'],
      [
        'In {town2} {P} saw {who} go by in a coach, and there were two fingers at the window.',
        'v=2',
      ],
      '{P} sleeps in front of doors, also of those where nobody is.',
      '{P} reads aloud well, since it was part of the duties, and does all the voices.',
    ],
    bond: [
      '{Who}, who has never once said thank you, and does not have to.',
      'A chess piece in a matchbox.',
    ],
    hook: [
      [
        'The fifth who could have known is {who.the}, who wanted to see whether {P} would be there.',
        'v=1',
      ],
      [
        'It is not {who.the} on that chair any more, and only somebody who knows the hands could tell.',
        'v=2',
      ],
    ],
    realm: [
      'As long as {who.the} lives there is peace. There are {few} people who would do better out of a funeral.',
    ],
    look: [
      '{P} is broad, quiet and always half a step in front or behind.',
      '{P} has a scar for each attempt, and has forgotten none of the names.',
    ],
    manner: [
      '{P} enters a room first and leaves it last.',
      '{P} stands so that others are in the shade.',
      '{P} says little, and it is mostly "down".',
    ],
    ideal: [
      '"Somebody has to be in front. I am wide."',
      '"One does not guard a crown. One guards whoever has to wear it."',
    ],
    woven: {
      story: [
        '{P.name} was bodyguard to {who} in {town2}, and was sent away with no reason but a chess piece in a matchbox.',
      ],
      manner: ['{P.name} enters a room first and leaves it last.'],
      bond: ['{P.name} carries a chess piece, a king, lying on its side.'],
    },
  }),
];
