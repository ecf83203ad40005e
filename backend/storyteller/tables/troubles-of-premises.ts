import type { Trouble } from './place-types.ts';

/** Troubles with the premises: what is below a floor, in a chair, on a deed, in a wall, on the scales. */
export const troublesOfPremises: readonly Trouble[] = [
  {
    id: 'false-floor',
    at: ['inn', 'shop', 'bath-house'],
    tones: ['heroic', 'intrigue', 'grim'],
    words: ['smuggling', 'smugglers', 'contraband', 'secret', 'cellar', 'tunnel'],
    absent: ['{worker}', 'customs officer'],
    trace: [
      'One corner is swept more often «than the rest, »and {B} always stands there when talking.',
      'The lamp over the back is lit in daylight« on two days of the week».',
      '{K} coughs before each customer, and something below coughs back.',
    ],
    truth: [
      'Below the floor a dry passage runs «from here »out of {town}. {B} brings in {fake} by it, and {K} takes a tenth for being deaf« on two nights a week». {V}, who came to inspect it, was given a place on a ship and did not ask to see the ticket.',
      'Behind a false wall {K} and {B} hide people, not goods: {num} of them in {years} months, all wanted by {body}. {V} is the last, «and »has a fever, and cannot be moved.',
    ],
    finds: [
      [
        'Investigation',
        'lifting one corner of the matting',
        'a plank is held by two nails where the others have four',
      ],
      [
        'Perception',
        'looking at the floor with the lamp held low',
        'a smear of {residue} leads under a cupboard that has never been moved by its owner',
      ],
      [
        'History',
        'comparing the bills with the size of the place',
        'a bill of lading for {good} gives a weight that this place could not hold',
        'v=1',
      ],
      [
        'Stealth',
        'slipping past the counter',
        'the coat of {V} hangs in the back, with an unused ticket in the lining',
        'v=1',
      ],
      [
        'Persuasion',
        'asking the baker about regular customers',
        '{K} buys bread for nine and eats alone',
        'v=2',
      ],
      [
        'Insight',
        'admiring the drawings on the wall',
        "a child's drawing shows the room from below",
        'v=2 #child',
      ],
    ],
    later: [
      [
        'Within {days} days the false goods reach someone who can pay for an inquiry, and {B} has put everything in the name of {K}.',
        'v=1',
      ],
      [
        '{V} dies of the fever on day {days}, «calling out, »in a house where no one is supposed to be.',
        'v=2',
      ],
    ],
    ways: [
      'The passage works in both directions, and the party can have the use of it «from {K} »for as long as it can keep a secret.',
      ['{K} wanted to stop a long time ago. It is {B} who holds the receipts.', 'v=1'],
      [
        'A doctor who does not talk would make two friends here«, and friends of that sort know every back door in {town}».',
        'v=2',
      ],
    ],
  },
  {
    id: 'wrong-hour',
    at: ['inn', 'watch-house', 'manor', 'tower', 'theatre'],
    tones: ['horror', 'grim'],
    words: ['haunted', 'ghost', 'time', 'clock', 'curse', 'cursed'],
    absent: ['late {second}', 'late {clerk}'],
    trace: [
      'At one moment of the evening everybody here stops talking, «for a breath, »and then goes on in the middle of the word.',
      'The clock is right, and there is dust on it, except on the hour hand.',
      'Nobody sits in the chair by the wall«, even when there is no other».',
    ],
    truth: [
      '{V} choked to death here «one evening, »in the chair by the wall, and {K}, who saw it, did not get up. Every evening «at that moment »it happens again, and everyone but {B} feels the wish to stay seated.',
      '{V} was waiting here to be told by {B} whether it was safe to go home, and {B} did not come. What comes each evening is the waiting of {V.name}, and it has begun to follow people home« to {town}».',
    ],
    finds: [
      [
        'Perception',
        'counting shadows at the moment',
        'for one breath «each evening »there is one more shadow than people',
      ],
      [
        'Insight',
        'watching who goes out, and when',
        '{B} arranges things so as to be outside at that moment, and has an excuse for each day of the week',
      ],
      [
        'Investigation',
        'turning the chair over',
        'under the seat of the chair someone has scratched the same hour, {num} times',
      ],
      [
        'Insight',
        'sitting with {K} in the dark',
        '{K} knows to the second when it will be, without the clock',
        'v=1',
      ],
      [
        'Investigation',
        'feeling behind the loose board at the chair',
        'a letter behind the board begins "I was told that you would be here"',
        'v=2',
      ],
    ],
    later: [
      'In {days} days it lasts for two breaths, and {K}«, carrying a lit lamp,» does not see who is in the way.',
      ['The next one who does not get up is {B}.', 'v=1'],
    ],
    ways: [
      [
        '{K} has to get up, at the moment, «in front of everyone, »and go to the chair. It is six steps.',
        'v=1',
      ],
      [
        '{B} has to come in at the hour, «late, »and say aloud that it is safe to go home now.',
        'v=2',
      ],
    ],
  },
  {
    id: 'sold-twice',
    at: ['works', 'inn', 'shop', 'bath-house', 'stalls'],
    tones: ['heroic', 'intrigue', 'whimsical'],
    words: ['deed', 'rent', 'owner', 'landlord', 'auction', 'property'],
    absent: ['previous owner', 'notary'],
    guest: ['owner by a second deed', 'claimant'],
    trace: [
      'Two signs hang over the entrance, with two names«, and both are freshly painted».',
      'A chalk line runs across the floor, and {K} hands things over it to {B}« without stepping on it».',
      'Everything here is counted aloud« in the morning and in the evening», by two people, against each other.',
    ],
    truth: [
      '{V} sold the place to {K} on a Monday and to {B} on the Tuesday, «and left on the Wednesday, »and both deeds are good. What neither knows is that {V} did not own it: {body} did, and has forgotten.',
      "{K} bought the place from {V}, and thinks that {V.they} sold it to {B} as well; but there never was a second sale. {B} copied {K}'s deed out of {record}, «for love of the place, »and works in it harder than {K} does.",
    ],
    finds: [
      [
        'Investigation',
        'laying the deeds side by side',
        'the two deeds have the same seal, and the crack in the seal is longer on one of them: it was stamped on a later day',
        'v=1',
      ],
      [
        'Investigation',
        'laying the deeds side by side',
        'the seal on one of the two deeds is a cast in wax of the other, with every crack and one hair',
        'v=2',
      ],
      [
        'History',
        'looking the place up in {record}',
        '{record} has the place under a third name',
        'v=1',
      ],
      [
        'Persuasion',
        'asking carters who come from {town2}',
        '{V} has been seen in {town2}, buying a house with a «good »view of the road',
        'v=1',
      ],
      [
        'Investigation',
        'comparing a bill with the deed',
        '{B} writes the figure seven as the copyist of the deed does',
        'v=2',
      ],
      [
        'History',
        'asking an old person what the law was before the law',
        'by local custom the place belongs to the one who mends the roof, and there is a ladder on each side',
      ],
    ],
    later: [
      'By {deadline} the chalk line between {K} and {B} has become a wall«, and the way through the place is shut».',
      '{K} borrows money to buy {B} out, {B} does the same« the other way about», and the lender in {town2} will end up owning it.',
    ],
    ways: [
      '{K} and {B} work well together as long as they are angry. Made partners by a good argument, they would be insufferable« and rich».',
      ['Someone who finds {V} gets a third of the price«; {V} has spent a quarter of it».', 'v=1'],
      'By custom a place in {town} belongs to whoever mends its roof. A party that does so over {K} in the night could give it to either« of the two», or to both.',
    ],
  },
  {
    id: 'listening-wall',
    at: ['works', 'inn', 'bath-house', 'manor', 'watch-house'],
    tones: ['intrigue', 'grim', 'heroic'],
    words: ['spy', 'spies', 'eavesdropping', 'informer', 'meeting'],
    absent: ['plasterer', 'clockmaker'],
    trace: [
      'People lower their voices at the long wall« and raise them at the short one», and could not say why.',
      '{K} keeps one picture straight, and only that one.',
      'The bench at the long wall is always free«, and {B} offers it with a bow».',
    ],
    truth: [
      'A clay pipe in the wall carries each word from the bench at the long wall to {B}, who sells them by the page to {town2}. {V} built it in one night and was paid so well that no one has seen {V.them} since.',
      'A clay pipe leads from the bench at the long wall to a room «in the next house, »where {B} writes down each word for {town2}. {K} has known about it for {years} months and speaks into it: half of what {town2} believes about {works} was made up here.',
    ],
    finds: [
      [
        'Perception',
        'laying an ear to the long wall',
        'behind one picture the plaster is cooler, and hums a little',
      ],
      [
        'Deception',
        'saying something false on the bench at the long wall, where nobody stands near',
        'an hour later {B} repeats it to a stranger, in the same words',
      ],
      [
        'Investigation',
        'searching the hat and coat of {B}',
        'a page of copied talk«, with prices,» is folded into the hat band of {B}',
      ],
      [
        'History',
        'asking a mason about the workmanship',
        'the hands of {V} are known in the trade; the same join is in the wall of {body}',
        'v=1',
      ],
      [
        'Perception',
        'watching {K} before the evening',
        '{K} rehearses«, moving the lips,» before sitting down on the bench at the long wall',
        'v=2',
      ],
    ],
    later: [
      'On day {days} something said here in confidence turns up in a speech in {town2}, and three people stop coming here«, and one stops coming home».',
      ['{B} finds out who has been speaking into the pipe, and sells that as well.', 'v=2'],
    ],
    ways: [
      'Whatever the party wants {town2} to believe, it can have believed there within two days«, by way of {B}».',
      'A rag in the pipe ends it. The one who comes «from {town2} »to see what is wrong «with the pipe »is worth following.',
    ],
  },
  {
    id: 'short-weight',
    at: ['shop', 'market'],
    tones: ['heroic', 'grim', 'intrigue', 'whimsical'],
    words: ['cheat', 'fraud', 'scales', 'weights'],
    absent: ['inspector', 'former {clerk}'],
    trace: [
      'What is bought here weighs less at home«, and people have got used to allowing for it».',
      'The weights are polished« every day», with something that is not polish.',
      '{K} gives too much change to children and too little to everyone else.',
    ],
    truth: [
      '{B} files the weights at night, by order of {K}. {V} has found out, «says nothing »and takes half.',
      '{K} has given false weight for so long that the honest price would ruin half of {town}«, who have grown used to the low one». {V} worked that out, and drinks.',
    ],
    finds: [
      [
        'Perception',
        'sweeping under the bench beside the scales',
        'grey filings of metal lie there, and on no other floor here',
      ],
      [
        'Investigation',
        'turning the weights upside down',
        'the great weight has a plug of cork in its foot',
      ],
      [
        'Insight',
        'noting who is never given a bill',
        '{V} is never given a bill, and goes home with a full bag',
        'v=1',
      ],
      [
        'Sleight of Hand',
        'getting a look below the ledger',
        'two sets of books agree with each other and with nothing else',
      ],
      [
        'Persuasion',
        'queueing with the poor',
        'people from the poor streets are given the true weights, from under the counter',
        'v=2',
      ],
    ],
    later: [
      "When {body} weighs everything before {deadline}, {K}'s scales are seized, and with them the winter stock« of four hundred people».",
      ['{V} asks for more. {K} has begun to look at {V} as one looks at a weight.', 'v=1'],
    ],
    ways: [
      'There is a true set, wrapped in oilcloth, and {K} knows where«. It has been waiting for a good reason».',
      '{B} can be got to talk by anyone who carries something heavy for {B.them}.',
    ],
  },
];
