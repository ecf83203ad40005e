import { phrases } from '../kinds/asked-phrases.ts';
import { ofIdea } from './departure-of-idea.ts';
import type { AskedDeparture } from './departure-type.ts';

/** Ideas about dealings that last: blackmail, debts to a whole town and stolen goods. */
export const ideasOfDealings: readonly AskedDeparture[] = [
  ofIdea({
    id: 'idea-blackmailed',
    asked: phrases('blackmailed|extorted by {who}', 'blackmailed|extorted'),
    usual: { who: 'a hand that signs no letters' },
    other: ['go-between', 'collector', 'former secretary'],
    concept: [
      ['is blackmailed by {who}, with a page from an old ledger in {town}', 'v=1'],
      ['pays {who} in favours for a night in {town} that nobody may know of', 'v=2'],
    ],
    want: [
      ['to have that page back, and to know who tore it out', 'v=1'],
      ['to find out who talked about that night', 'v=2'],
    ],
    flaws: [
      [
        'does what is demanded a little better than was asked',
        'They wanted one name from {P}, and got [three|four], in order of usefulness.',
      ],
      [
        'lies to friends before they have asked anything',
        'Ask {P} about the weather, and {P.they} was at home all evening.',
      ],
    ],
    event: [
      'In {town} {P} once signed for money that was never there, to save a house from ruin, and it worked. {Q} came with a copy of that page {years} years later. Since then {P} has been blackmailed by {who}: a name one month, an open door the next, never gold. The demands come in a pie, on Thursdays, and the paper is always dry.',
      'A man fell from a bridge in {town}, and {P} did not call for help until it was of no use. {Q} had stood on the bank. Since then {P} has been blackmailed by {who}, and has delivered two letters, a key and the habits of a judge. The judge was done so well that {Q} brought compliments.',
    ],
    now: [
      [
        'The last demand was for something in {town2}, and {P} had it ready before the pie came.',
        'v=1',
      ],
      [
        'In {town2} {Q} asked for the next favour as one asks a colleague, and sat down for it.',
        'v=2',
      ],
      '{P} has begun a list of what {who.the} must have known beforehand, and it is a short list of people.',
    ],
    bond: [
      [
        'The house that was saved that way, and the people who live there and suspect nothing.',
        'v=1',
      ],
      '{Q}, who brings the demands, and is afraid of the same people.',
    ],
    hook: [
      ['The page was burnt long ago. {Q} knows this, and has nothing but the copy.', 'v=1'],
      [
        'The one who fell is alive, and it is he who thinks up the demands, and {Q} who pays his rent.',
        'v=2',
      ],
    ],
    realm: [
      'The favours add up to a plan: with the next one {who.the} will own the signature of a minister.',
    ],
    look: [
      '{P} has a way of folding every paper so that the writing is inside.',
      'On Thursdays one can see {P} count the people in the room.',
    ],
    manner: [
      '{P} never says a name aloud, and points with the chin instead.',
      '{P} reads every letter twice, and burns it.',
    ],
    ideal: [
      '"Everybody is for sale. It is only decent to know the price."',
      '"What they know they can use once."',
    ],
    woven: {
      story: [
        'There is also the matter of {town}: {P.name} is blackmailed by {who}, and pays in favours.',
      ],
      want: ['to know who talked'],
      manner: ['{P.name} reads every letter twice, and burns it.'],
      bond: ['What {who} could tell is never far from the thoughts of {P.name}.'],
    },
  }),
  ofIdea({
    id: 'idea-enjoys-it',
    asked: phrases(
      'has|have|who|and? begun|started|come|learned|learnt to enjoy|like|love it',
      'enjoys|likes|loves it',
    ),
    isTrait: true,
    other: ['old friend', 'landlady', 'partner'],
    concept: [
      ['was dragged into a bad business in {town}, and has started to enjoy it', 'v=1'],
      ['could have left a bad business in {town} a year ago, and likes it too much', 'v=2'],
    ],
    want: [
      ['to go one step further, once, to see what it is like', 'v=1'],
      ['to stop before it shows', 'v=2'],
    ],
    flaws: [
      ['has started to enjoy it', '{P} no longer looks very hard for a way out.'],
      ['does more than was asked', 'The task was done by noon, and {P} went on until the evening.'],
    ],
    event: [
      'It began in {town} as something that {P} had to do, for {Q}, with clenched teeth. The third time {P} was whistling. {Q} heard it, and said nothing, and has watched {P} closely since.',
      'In {town} {Q} offered {P} a way out of it all: a cart, a new name, a start. {P} thanked {Q}, and stayed, and called it duty. It was not duty.',
    ],
    now: [
      'In {town2} {P} turned down a way out, and gave three reasons, none of them the true one.',
      '{P} has begun to prepare for it days ahead, with some care.',
    ],
    bond: [
      '{Q}, who has noticed.',
      'The person that {P} was before {town}, and misses less each month.',
    ],
    hook: ['{Q} was there to find out exactly this, and has reported it.'],
    realm: ['People at the top have noticed how good {P} is at it, and have use for it.'],
    look: ['{P} is better dressed than a year ago.', '{P} has the bright eyes of a gambler.'],
    manner: ['{P} whistles at the wrong moments.', '{P} says "unfortunately" with a small smile.'],
    ideal: [
      '"If it must be done, let it be done with style."',
      '"One should know oneself. I would rather not."',
    ],
    woven: {
      story: [
        'The worst of it is that {P.name} has started to enjoy it: the third time {P.they} was whistling.',
        'What {P.name} can tell nobody is that {P.they} has started to enjoy it. There was a way out once, in {town2}, and {P.they} found three reasons not to take it.',
      ],
      flaws: [['has started to enjoy it', '{P.name} no longer looks very hard for a way out.']],
      manner: ['{P.name} says "unfortunately" with a small smile.'],
    },
  }),
  ofIdea({
    id: 'idea-owes-everyone',
    asked:
      /\bow(?:es|ing) (?:\p{L}+ ){0,3}?(?:everyone|everybody|half the \p{L}+|the (?:whole|entire) \p{L}+|half of \p{L}+)(?: in (?:the |this )?(?:town|city|village))?(?: (?:money|gold|coin))?/u,
    isTrait: true,
    other: ['baker', 'landlady', 'moneylender'],
    concept: [
      ['owes money to everyone in {town}, from the baker to the hangman', 'v=1'],
      ['left {town} by night, owing money to everyone in it, and means to go back', 'v=2'],
    ],
    want: [
      ['to pay them all on one day, in the square, with music', 'v=1'],
      ['to be able to walk down the main street by daylight', 'v=2'],
    ],
    flaws: [
      [
        'borrows from the one to pay the other',
        'Friends of {P} have lent the same coin to each other twice round the table.',
      ],
      [
        'cannot pass a round without paying for it',
        'When {P} has money the whole inn drinks, and in the morning {P} borrows for breakfast.',
      ],
    ],
    event: [
      '{P} owes money to everyone in {town}: the baker, the barber, both midwives and the town guard, in small sums and always for a good reason. It went well until they met by chance at a funeral and added it up. {Q} keeps the list, and has pinned it to the church door, with room at the bottom.',
      'It began with one supper in {town}. To pay for it {P} borrowed from {Q}, and to pay {Q} from the next, and in the end {P} owed money to everyone in town, and knew all their birthdays. They formed a society, with a chair and a treasurer. {P} left on the night of its first assembly.',
    ],
    now: [
      'In {town2} {P} earned enough for the first [nine|twelve] names, and spent it on the way to them.',
      'One of the {town} creditors has turned up in {town2}, and is not angry at all, which is worse.',
    ],
    bond: [
      'The list, with every name and sum, and a small drawing beside each.',
      '{Q}, who lent the most and asks the least.',
    ],
    hook: [
      'Someone has been buying the debts one by one. {Q} sold last, and knows by now that the buyer wants {P} and not the money.',
    ],
    realm: ['The debts of {P} are traded at two courts, and have begun to rise.'],
    look: [
      '{P} wears a coat that belongs to three people.',
      '{P} has a hat which is pulled down at certain doors.',
    ],
    manner: [
      '{P} crosses the street when a shop opens.',
      "{P} is generous with other people's money, and ashamed of it afterwards.",
    ],
    ideal: [
      '"Free people are those who have paid."',
      '"A whole town that waits for you is a kind of home."',
    ],
    woven: {
      story: [
        '{P.name} owes money to everyone in {town}, from the baker to the hangman, and they have formed a society.',
      ],
      want: ['to pay them all on one day, in the square'],
      manner: ['{P.name} crosses the street when a shop opens.'],
      flaws: [
        [
          'borrows from the one to pay the other',
          'Friends of {P.name} have lent the same coin to each other twice round the table.',
        ],
      ],
    },
  }),
  ofIdea({
    id: 'idea-sells-stolen',
    asked: phrases(
      'sells|selling|sold|deals|dealing|trades|trading|fences|buys in? stolen * stuff|goods|things|items|jewels|art|relics|artifacts|books|horses',
      'fence|receiver of|for stolen goods',
    ),
    backgrounds: ['criminal', 'merchant'],
    other: ['best supplier', 'rich customer', 'watch sergeant'],
    concept: [
      ['sold stolen goods in {town} until one piece was asked for by its owner', 'v=1'],
      ['sells stolen goods, and left {town} with one piece that no buyer will touch', 'v=2'],
    ],
    want: [
      ['to get that one piece back before its owner finds out who sold it', 'v=1'],
      ['to find a buyer for it, or else somebody to steal it', 'v=2'],
    ],
    flaws: [
      [
        'never asks where a thing comes from',
        'A crown, still warm: {P} weighs it, and names a price.',
      ],
      [
        'puts a price on everything',
        '{P} knows what the party is worth, piece by piece, and has said so at table.',
      ],
    ],
    event: [
      '{P} sells stolen goods, and in {town} was good at it: the silver of the east side went to the west side, and back a year later. Then {Q} brought a small clock. {P} sold it the same day, to somebody in a veil. In the evening its owner stood in the shop, very polite, with two large servants, and asked for a clock.',
      '{P} sells stolen goods, as everyone in {town} knew; most of them had bought back their own spoons. One night {Q} left a box on the counter, would take no money, and ran. Three buyers have opened the box since, and shut it again. {P} has not slept well with it under the bed, nor without it.',
    ],
    now: [
      ['In {town2} {P} saw the clock in a window, and it was running backwards.', 'v=1'],
      ['In {town2} a fourth buyer opened the box, wept, and gave {P} a name.', 'v=2'],
      '{P} has a stall in {town2} on market days, and a second price list for those who knock twice.',
    ],
    bond: [
      'The old scales, which are honest to a grain.',
      '{Q}, who went the next day and left a family behind that {P} feeds.',
    ],
    hook: [
      [
        'The one in the veil was sent by the owner, who wanted to know through whose hands such things go. {Q} has told.',
        'v=1',
      ],
      ['The box was stolen from {P} in the first place, long ago, by the parents of {Q}.', 'v=2'],
    ],
    realm: [
      'The piece belongs to a crown, and a war will be declared if it is missing on the feast day.',
    ],
    look: [
      '{P} wears a coat with many pockets, and each has a number.',
      '{P} looks first at rings, then at faces.',
    ],
    manner: [
      '{P} says "fell off a cart" before anyone has asked.',
      '{P} turns each thing over for the mark, and rubs at it with a thumb.',
    ],
    ideal: [
      '"Nothing belongs to anyone for long. I only keep it moving."',
      '"An honest price is all the honesty one can afford."',
    ],
    woven: {
      story: [
        '{P.name} sells stolen goods on the side, and one piece, sold in {town2}, has an owner who is asking for it.',
      ],
      want: ['to get one stolen piece back before its owner learns who sold it'],
      manner: ['{P.name} says "fell off a cart" before anyone has asked.'],
      flaws: [
        [
          'never asks where a thing comes from',
          'A crown, still warm: {P.name} weighs it, and names a price.',
        ],
      ],
    },
  }),
];
