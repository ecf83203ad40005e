import { phrases } from '../kinds/asked-phrases.ts';
import { ofIdea } from './departure-of-idea.ts';
import type { AskedDeparture } from './departure-type.ts';

/** Ideas of characters who have given their soul away, lost their wings or lived too long. */
export const ideasOfSouls: readonly AskedDeparture[] = [
  ofIdea({
    id: 'idea-pact-for-many',
    asked: phrases(
      'pact|deal|bargain|contract with|to? a|an|the? devil|demon|fiend|archdevil|archfey|fey|hag|witch|spirit|dragon|patron|genie|djinn|lich|god? to save|protect|free|heal|feed|rescue|spare <their>|a|an|the? whole|entire? {what:village|town|people|tribe|clan|crew|family|city|island|kingdom|home|friends|homeland|company|regiment|orphanage|monastery|temple|comrades|soldiers|unit}',
      'pact|deal|bargain|contract to|for save|protect|free|heal|feed|rescue|spare? <their>|a|an|the? whole|entire? {what:village|town|people|tribe|clan|crew|family|city|island|kingdom|home|friends|homeland|company|regiment|orphanage|monastery|temple|comrades|soldiers|unit}',
      'sold <their> soul to? a|an|the? devil|demon|fiend? to save|protect|free|heal|feed|for <their> {what:village|town|people|tribe|clan|crew|family|city|island|kingdom|home|friends|homeland|company|regiment|orphanage|monastery|temple|comrades|soldiers|unit}',
    ),
    tells: phrases(
      'save|protect|free|rescue <their> {what:village|town|people|tribe|clan|crew|family|city|island|kingdom|home}',
    ),
    tellsCalling: true,
    other: ['bell ringer', 'ferry hand', 'schoolteacher'],
    concept: [
      ['signed away one soul in {town}, so that the {what} would see the morning', 'v=1'],
      ['made a pact near {town} for the {what}, which has never forgiven it', 'v=2'],
    ],
    want: [
      ['to get out of the pact without anyone else having to pay', 'v=1'],
      ['to come home once, and be let in', 'v=2'],
    ],
    flaws: [
      [
        'pays for others without asking them',
        '{P} has put {P.their} own name under the debts of people who had only complained about the weather.',
      ],
      [
        'will use the power once more, for a good reason',
        'There is always a good reason. {P} counts them, and the number is too high.',
      ],
    ],
    event: [
      'The water, the fire and the enemy had come to {town} in one week, and nobody was left to send for. {P} went out to the crossroads at the third hour and said aloud what {P.they} would give. It was taken. In the morning all of the {what} woke up dry, whole and hungry, and the enemy had gone. {Q} had followed {P} with a lamp and heard the price. They rang the bells all day. {P} could not bear the sound, and does not know why.',
      '{P} had asked for one thing only: that the {what} should live. The one at the crossroads near {town} was polite, and kept the word to the letter. They live. They have not been ill since, nor have they laughed, and the bread does not rise. It was {Q} who worked out what had been paid with besides a soul. They took {P} to the border stone without a word. Somebody had put a warm stone into the bag.',
    ],
    now: [
      ['A polite person in {town2} asked {P} how they all are, by name, down to the dogs.', 'v=1'],
      [
        'In {town2} {P} heard a child laugh who came from there, and followed the cart for a mile.',
        'v=2',
      ],
      'The power comes when it is called, warm and willing, and each time there is one memory less of home.',
      '{P} sends money, seed and a doctor, and signs with another name.',
    ],
    bond: [
      'The {what}, every one of them: it was worth it, and {P} says so each night.',
      'A warm stone, which has not gone cold.',
    ],
    hook: [
      ['The paper says "a soul". It does not say whose, and {Q} has offered another one.', 'v=1'],
      ['The laughter is kept in a jar, and the jar is for sale.', 'v=2'],
    ],
    realm: [
      'The same polite person has been to {few} other places that were about to fall. They are one border by now, and it is his.',
    ],
    look: [
      '{P} casts a shadow that looks back over its shoulder.',
      'On the inside of {P.their} wrist stand a date and very small initials.',
    ],
    manner: [
      '{P} asks for the price of everything, and pays at once.',
      '{P} keeps away from crossroads at night, or stands in the middle of them.',
      '{P} changes the subject when somebody says "hero".',
    ],
    ideal: [
      '"It was one for all of them. I can count."',
      '"Nobody had asked me to. That is what makes it a present."',
    ],
  }),
  ofIdea({
    id: 'idea-lost-soul',
    asked: phrases(
      'lost|gambled|bet|staked|sold|pawned|traded|wagered away? <their> soul away? in|at|for|on a|an|the? * card_game|cards|game|dice|bet|wager|poker|casino|song|fiddle|voice|beauty|drink|sandwich|bottle *',
      'lost|gambled|pawned|has_no|without <their>|a? soul',
      'soulless',
    ),
    other: ['croupier', 'pawnbroker', 'old gambling partner'],
    concept: [
      ['lost a soul at cards in {town}, and was given a receipt', 'v=1'],
      ['pawned a soul in {town} for one week, and the shop has moved', 'v=2'],
    ],
    want: [
      ['to win it back, in the same chair, with another deck', 'v=1'],
      ['to find that shop before the ticket runs out', 'v=2'],
    ],
    flaws: [
      [
        'raises the stakes when it gets serious',
        '"Double," {P} has said, with nothing left to double, and reached for a friend\'s horse.',
      ],
      [
        'does not feel how far is too far',
        'Something that used to say "stop" is not there any more, and {P} goes by the faces of the others.',
      ],
    ],
    event: [
      'There was one more chair at the back in {town}, and {P} had been winning. Nobody said what was played for, beyond gold. {Q} dealt. On the last hand {P} held four kings, which is enough, except against a fifth. They were very correct about it: a form, a signature and a receipt, with a number. {P} went out into the morning and it did not smell of anything.',
      'It was a bad month, and {P} had pawned all the rest. {Q} in {town} looked up from the ledger, and said that there was one more thing they would take. It did not hurt. They put it in a pickle jar, between a trumpet and a wooden leg. {P} had the money together after four days. On the corner there was a wall, with ivy on it that was a hundred years old.',
    ],
    now: [
      ['In {town2} the back room had the same chair, and it was still warm.', 'v=1'],
      ['The trumpet stands in a window in {town2}, with the same label.', 'v=2'],
      'Mirrors take a moment over {P}, and dogs walk round.',
      '{P} makes notes on what things ought to feel like: music, rain, being forgiven.',
    ],
    bond: [
      'A receipt with a number, or a pawn ticket, kept dry.',
      'A friend by whose face {P} can tell when to stop.',
    ],
    hook: [
      [
        'The one with the fifth king had lost his own at that table, and must sit there until he loses again.',
        'v=1',
      ],
      ['It was bought, and is being worn, by somebody who cries a good deal lately.', 'v=2'],
    ],
    realm: [
      'The house has begun to play for whole cities, with those as dealers who have lost, and the number of {P} is about to be called.',
    ],
    look: [
      'The eyes of {P} are quite clear, and one sees rather far into them.',
      '{P} leaves no mark on a pillow.',
    ],
    manner: [
      '{P} shuffles whatever is at hand.',
      '{P} laughs half a breath after the others.',
      '{P} asks people what it was like, and listens as if it were music.',
    ],
    ideal: [
      '"One can be good from memory. It takes more care, that is all."',
      '"Nothing is lost until the last card."',
    ],
  }),
  ofIdea({
    id: 'idea-fallen-angel',
    asked: phrases(
      'fallen|exiled|banished|disgraced|clipped|wingless|demoted angel|celestial|seraph|aasimar|deva|god|goddess|demigod|star',
      'angel who|that|turned * ',
      'demon|devil|fiend|imp|succubus|incubus who|that|trying|turned|wants * good|hero|defected|quit|left|redeemed|redemption|love|escape|human',
      'former|ex|retired|escaped|reformed|runaway|redeemed angel|demon|devil|god|goddess|fiend|death|grim_reaper|valkyrie',
      'fell from heaven|grace|the_heavens|the_sky',
    ),
    tellsChildhood: true,
    isFromElsewhere: true,
    unlike: /\b(?:born|famil(?:y|ies)|parents?|mother|father|grand\w+|childhood|school)\b/i,
    other: ['goose girl', 'parish priest', 'clerk from below or above'],
    concept: [
      ['fell into a duck pond near {town}, still with a sword of fire, which went out', 'v=1'],
      ['left a high or a very low post without notice, and works in {town} for soup', 'v=2'],
    ],
    want: [
      [
        'to learn what the order was that was refused up there, since it has been taken from memory',
        'v=1',
      ],
      ['to be of use to one single person, and to see it', 'v=2'],
    ],
    flaws: [
      [
        'judges first',
        '{P} looks at people and says what weighs on them, also to the host, also during grace.',
      ],
      [
        'does not understand bodies',
        'Hunger, frost and hiccups are taken by {P} for attacks, and reported to the watch.',
      ],
    ],
    event: [
      'The geese saw it first. Something came down over {town} like a dropped lamp, there was a hiss, and in the pond stood {P}, who was cold, and had never been that. Of what went before there is only this: a voice gave an order, and {P} said no. The order itself has been cut out, very cleanly. {Q} held out a stick and said that one comes out of a pond on the side where the stick is.',
      'It is an office like others: names, weights, a stamp. {P} had stamped for longer than there are mountains. One day there was a name with a footnote: "was kind to geese". It made no difference to the sum. {P} looked at it for a year, took off the badge, went through the wrong door, and came out in {town}, in the rain. {Q} was peeling turnips and moved over.',
    ],
    now: [
      [
        'In {town2} a church window shows the fall, from before it happened, and one more figure.',
        'v=1',
      ],
      ['In {town2} somebody with the same badge asked when the holiday would be over.', 'v=2'],
      'On {P.their} back are two places that ache when the weather changes, or a psalm is sung badly.',
      '{P} has learned to sleep, and is against it.',
    ],
    bond: [
      '{Q}, who moved over and asked for nothing.',
      'A feather that burns and is not used up, in a tin.',
    ],
    hook: [
      [
        'The order was about {town}. Another has been given it since, and is not one to say no.',
        'v=1',
      ],
      [
        'The name with the footnote was that of {Q}, who has been let off by a missing stamp.',
        'v=2',
      ],
    ],
    realm: [
      'Heaven and its opposite have each written to the same king, and want {P} back before the other gets {P.them}.',
    ],
    look: [
      '{P} is too well made, like a statue in a kitchen, and has scars on both shoulder blades.',
      'Candles lean towards {P}, or away, and the coat has been cut for something at the back.',
    ],
    manner: [
      '{P} speaks in whole sentences, in the rain as well.',
      '{P} stares at bread, hands and puddles, as at works of art.',
      '{P} will not lie, and has discovered silence.',
    ],
    ideal: [
      '"I have read the whole ledger. There should be a column for geese."',
      '"One may fall. The question is on what side one climbs out."',
    ],
  }),
  ofIdea({
    id: 'idea-outlived',
    asked: phrases(
      'outlived|outlives|outliving|survived all|everyone|everybody|every|most? of? <their>? * friends|family|wife|wives|husband|husbands|children|companions|loved_ones|lovers|party|generations|everyone|know|known|loved|knew',
      "immortal|ageless|undying|cannot_die|can't_die|unable_to_die|never_ages|doesn't_age|does_not_age|lived_too_long|centuries_old|thousand_years_old|hundreds_of_years_old|cursed_with_immortality",
    ),
    isTrait: true,
    unlike: /\b(?:apprentice|young)\b/i,
    other: ['great-grandchild of a friend', 'gravestone cutter', 'archivist'],
    concept: [
      ['has gone to every funeral in {town} for longer than there has been a church', 'v=1'],
      ['is the only one left of those on a painting in {town}, and has not changed', 'v=2'],
    ],
    want: [
      ['to make one more friend, and to be able to bear it', 'v=1'],
      ['to keep a promise that all of those on the painting had made', 'v=2'],
    ],
    flaws: [
      [
        'leaves before it can hurt',
        'When somebody says "always" {P} goes out to see to the horse, and has been known to keep going.',
      ],
      [
        'treats everyone as if they were made of glass',
        '"Careful," says {P} to a grown knight on a staircase, and holds his elbow.',
      ],
    ],
    event: [
      'They were seven, and the best of friends, and went from {town} to see the world. {P} came back from it with six, then with four, and then to six graves, which {P} keeps very neat. They had been quick, loud and always in love. {Q} came with the same nose as one of them, the same laugh, and the same idea about treasure. "No," said {P}, and had already taken the cloak from the hook.',
      'In the town hall of {town} hangs a painting, very dark by now: five people with their feet on a dragon. Schoolchildren are shown it. One of them, {Q}, looked from it to the quiet customer at the window and back, and came over. "You are holding a glove," said {Q}. "Whose is it?" Nobody had asked {P} anything for {years} years. There had been a promise, and that glove was part of it.',
    ],
    now: [
      [
        'In {town2} {P} found a name cut into a beam, with a heart, which none of them had ever mentioned.',
        'v=1',
      ],
      ['In {town2} the other glove lies in a glass case, and is called a relic.', 'v=2'],
      '{P} knows what stood here before, and before that, and has stopped saying so.',
      'On {few} days of the year {P} lays a place for somebody, and tells the news.',
    ],
    bond: [
      'Six graves, a birthday for each, and somebody with a familiar nose.',
      'A glove, much mended.',
    ],
    hook: [
      [
        'One of the graves is empty. That friend did not die either, and has been leaving flowers on the others.',
        'v=1',
      ],
      [
        'What is under their feet on the painting was not dead. The promise was to be there when it wakes.',
        'v=2',
      ],
    ],
    realm: [
      '{P} is the last living witness to the treaty on which the realm stands, and somebody has begun to quote it wrongly.',
    ],
    look: [
      '{P} wears things from {few} different times, all of them carefully mended.',
      '{P} has a young face, and eyes that one lowers the voice for.',
    ],
    manner: [
      '{P} calls people by the names of their grandparents, and begs pardon.',
      '{P} has time, also when the roof is on fire.',
      '{P} plants trees, wherever the company stays for more than a night.',
    ],
    ideal: [
      '"They were short, like summers, and I would not have missed one."',
      '"Somebody has to remember what their laughter was like."',
    ],
    woven: {
      story: [
        '{P.name} has outlived all the friends of former days, and keeps their {few} graves near {town2} very neat.',
      ],
      manner: ['{P.name} calls people by the names of their grandparents, and begs pardon.'],
      look: ['{P.name} wears things from very different times, all of them mended.'],
      bond: ['{P.name} knows the birthday of each friend who is gone.'],
    },
  }),
];
