import { phrases } from '../kinds/asked-phrases.ts';
import { ofIdea } from './departure-of-idea.ts';
import type { AskedDeparture } from './departure-type.ts';

/** Ideas about what a character is like. */
export const ideasOfTempers: readonly AskedDeparture[] = [
  ofIdea({
    id: 'idea-cowardly',
    unlike: /\b(?:alone|held a|duel|fought|dragon|killed|stood)\b/,
    isTrait: true,
    asked: phrases(
      'cowardly|coward|cowardice|timid|easily_scared|scaredy-cat|fearful|nervous|anxious|paranoid|jumpy|skittish',
    ),
    usual: {},
    other: ['sergeant', 'elder sister', 'landlord'],
    concept: [
      ['ran away in {town}, by chance in the right direction, and is taken for brave', 'v=1'],
      ['has run from everything since {town}, except from one thing', 'v=2'],
    ],
    want: [
      ['to do, once, what everybody believes was done already', 'v=1'],
      ['to stop running, when somebody is standing behind who cannot run', 'v=2'],
    ],
    flaws: [
      [
        'knows every back door, and has used most',
        'When steel is drawn {P} is already outside, holding the horses, and calls encouraging things.',
      ],
      [
        'sees danger where there is none',
        '{P} has sounded the alarm for [an owl|a curtain|a friendly aunt], and hits first.',
      ],
    ],
    event: [
      'When the raiders came to {town} {P} ran. It was dark, {P} had lost a shoe, and so it was straight into their camp, over their leader and into their powder. The bang was heard for miles. {Q} found {P} sitting in the crater, and lifted {P.their} arm for the crowd. {P} was about to explain. Then they began to cheer.',
      '{P} left {town} at a run, in the middle of a sentence. What was it? A shadow, a voice, a bill, there are several versions. {Q} was left behind, to pay, to explain and to take the blow. {P} stopped at the bridge for a long time. That is the place where {P.they} still goes, in thought, every night, and turns round.',
    ],
    now: [
      [
        'In {town2} they have asked for the hero of {town}. It is about something much bigger.',
        'v=1',
      ],
      [
        '{Q} has written from {town2}, three lines, without one reproach, and {P} has not slept since.',
        'v=2',
      ],
      '{P} has never lost a companion, for {P} is the one who says "let us go" in time.',
      'The list of what {P} is afraid of has [four|six|eight] pages, with an index.',
    ],
    bond: ['{Q}, to whom {P} owes one brave deed.', 'A shoe without a partner.'],
    hook: [
      [
        'The leader of those raiders survived, admires {P} greatly, and is on the way for a rematch.',
        'v=1',
      ],
      [
        'There was something. {P} is the only one who ever saw it and ran far enough, and it has got all of the others.',
        'v=2',
      ],
    ],
    realm: [
      'A prophecy says that the enemy of all will fall to the one who fears it most, and the priests have made a list.',
    ],
    look: [
      '{P} sits on the edge of chairs, in shoes that are always tied.',
      '{P} has quick eyes, and a pack that is never quite unpacked.',
    ],
    manner: [
      '{P} asks how many there are, and then how many are behind them.',
      '{P} says "after you" with great courtesy.',
      '{P} sleeps in {P.their} boots.',
    ],
    ideal: [
      '"The dead cannot help anyone."',
      '"Let the brave be brave. Somebody must get them home."',
    ],
    woven: {
      story: [
        '{P.name} is no hero by nature: the first time that it mattered, in {town}, {P.they} ran.',
      ],
      flaws: [
        [
          'knows every back door, and has used most',
          'When steel is drawn {P.name} is already outside, holding the horses.',
        ],
      ],
      manner: ['{P.name} says "after you" with great courtesy.'],
    },
  }),
  ofIdea({
    id: 'idea-cheerful',
    unlike: /\b(?:stern|grim|scowl\w*|frown\w*)\b/,
    isTrait: true,
    asked: phrases(
      'cheerful|optimistic|happy|friendly|naive|bubbly|kind|kind-hearted|kindhearted|good-hearted|gullible|curious|enthusiastic|overly_friendly|sunny|wholesome|heart_of_gold|trusting|nice|polite|gentle',
      'just|only|really wants to? make|be friends|friend|liked|loved|helpful',
      'sees the|only? good|best in everyone|people|everything',
    ),
    usual: {},
    other: ['sour neighbour', 'aunt', 'gate guard'],
    concept: [
      ['set out from {town} with a cake, to make friends with what everyone was afraid of', 'v=1'],
      [
        'has believed the best of everyone since {town}, and has been right more often than one would think',
        'v=2',
      ],
    ],
    want: [
      ['to be friends with somebody who does not want to', 'v=1'],
      ['to show {Q} that people are not like that', 'v=2'],
    ],
    flaws: [
      [
        'believes what people say',
        '{P} has bought [a bridge|a map to a second moon|shares in a ghost], and has written thank-you letters.',
      ],
      [
        'will not see that somebody is an enemy',
        'While the others draw their weapons {P} is asking the enemy whether it has been a long day.',
      ],
    ],
    event: [
      'There was something in the old mill at {town} that people crossed themselves about. {P} thought that it must be lonely, and baked. {Q} tried to hold {P.them} back at the bridge, and then waited there with a rope and a priest. {P} came back at midnight, muddy, with an empty plate, and a list of things that one could bring next time. The people of {town} found that more alarming than the thing.',
      'Everybody in {town} had told {P} about the world: {Q} at the greatest length, with examples. {P} listened to all of it and said that these people had probably had a bad day. There was a bet in the end. {P} is to walk to the far sea and back, trusting whoever asks for it; if {P.they} comes home poorer than before, {Q} was right.',
    ],
    now: [
      [
        'The thing at the mill has sent a postcard to {town2}. It is in blood, but the spelling is good.',
        'v=1',
      ],
      ['So far {P} has lost [three|five|nine] purses, and has been given seven.', 'v=2'],
      '{P} knows the names of [three|four|five] hundred people between {town} and {town2}, and of their dogs.',
      'In {town2} a robber returned everything to {P}, and cried, and has a stall there now.',
    ],
    bond: [
      '{Q}, who grumbles, and packed an extra pair of socks.',
      'Everyone {P} has met so far, though two or three of them come first.',
    ],
    hook: [
      [
        'What {P} befriended has been waiting three hundred years for somebody to come in by their own will. It has begun to have doubts about its plan.',
        'v=1',
      ],
      [
        '{Q} walks a day behind {P}, pays back the robbers and frightens off the rest, and must on no account be found out.',
        'v=2',
      ],
    ],
    realm: [
      'A tyrant has never once been asked how he is. Armies have failed, and it is a thing that {P} would do.',
    ],
    look: [
      '{P} has laughter lines, crumbs, and a flower behind the ear that somebody gave {P.them}.',
      '{P} waves at people before seeing who it is.',
    ],
    manner: [
      '{P} remembers birthdays, also those of enemies.',
      '{P} says good morning to the dead, just in case.',
      '{P} offers everyone half of whatever there is.',
    ],
    ideal: [
      '"Most people are nice, if somebody begins."',
      '"One can be sad later. Now there is cake."',
    ],
    woven: {
      story: [
        'What sets {P.name} apart is a good temper that nothing has been able to cure, neither {town} nor the road.',
      ],
      manner: [
        '{P.name} offers everyone half of whatever there is.',
        '{P.name} remembers birthdays, also those of enemies.',
      ],
      flaws: [
        [
          'believes what people say',
          '{P.name} has bought a bridge, and shares in a ghost, and has written thank-you letters.',
        ],
      ],
    },
  }),
  ofIdea({
    id: 'idea-grim',
    unlike: /\b(?:laugh\w*|dimple\w*|smil\w*|cheer\w*)\b/,
    isTrait: true,
    asked: phrases(
      'grumpy|gruff|grouchy|bitter|cynical|brooding|grim|ruthless|stern|stoic|sarcastic|jaded|lonely|loner|antisocial|hot-headed|hotheaded|angry|short-tempered|stubborn|sullen|cantankerous|moody|world-weary|disillusioned|melancholic|hardened',
      'anger issues|problems|management',
      'trusts no_one|nobody|noone',
    ),
    usual: {},
    other: ['former friend', 'grown-up daughter', 'barber'],
    concept: [
      ['gave up on people in {town}, one after the other, and has kept a list', 'v=1'],
      ['laughed for the last time in {town}, and it was expensive', 'v=2'],
    ],
    want: [
      ['to be left in peace, and to be missed a little', 'v=1'],
      ['to find one thing that is as good as it was before', 'v=2'],
    ],
    flaws: [
      [
        'says no first',
        'Whatever is proposed {P} is against it, explains why it will fail, and then carries the heaviest part.',
      ],
      [
        'hurts those who come too close',
        'A kind word makes {P} suspicious, and two make {P.them} rude.',
      ],
    ],
    event: [
      '{P} used to be good company, people in {town} say. {P} lent money, stood godparent, and sat up with the sick. When {P} fell ill, it was a long winter, and [five|six|seven] people came. {P} had counted on more. {Q} was not one of those who came. {P} got well, called in nothing, and walked out of {town} with a list that has few names on it, all of them underlined.',
      "It was a joke, and {P} laughed: in the wrong place, at the wrong man, at a dinner in {town}. It cost a friend his post, another his house, and {P} the habit. {Q}, who had told the joke, was never asked about it. {P} has hardly smiled since, and works off other people's debts without letting them know.",
    ],
    now: [
      [
        'In {town2} {P} sat up for [four|six|eight] nights with a sick stranger, and was unbearable about it.',
        'v=1',
      ],
      [
        'In {town2} somebody told that joke again. {P} paid the bill for the whole room and left.',
        'v=2',
      ],
      'Dogs are not taken in by {P}, and follow.',
      '{P} has threatened to leave every company so far, and has been the last one to go.',
    ],
    bond: [
      'The few on the list, who have no idea.',
      'A dog, which is not {P.their} own, as {P} explains to everybody whom it bites.',
    ],
    hook: [
      [
        '{Q} did come, every day, and was sent away at the door by someone who wanted {P} alone and bitter.',
        'v=1',
      ],
      [
        'The joke was a signal. {Q} needed somebody to laugh at that moment, and picked {P} because it was always such an honest laugh.',
        'v=2',
      ],
    ],
    realm: [
      'The only one whom a suspicious old ruler has ever believed is {P}, since {P} has never flattered anybody.',
    ],
    look: [
      'Two deep lines run down beside the mouth of {P}, and a third is reserved for company.',
      '{P} wears grey, as a statement.',
    ],
    manner: [
      '{P} answers with one word, and the word is often "why".',
      '{P} complains about the fire while building a better one.',
      '{P} does kind things at night, so that nobody sees.',
    ],
    ideal: [
      '"Promise little, and be there."',
      '"I do not have to like people in order to help them."',
    ],
    woven: {
      story: [
        'People in {town} say that {P.name} used to be good company. Something happened to that, and {P.they} does not discuss it.',
      ],
      manner: [
        '{P.name} complains about the fire while building a better one.',
        '{P.name} answers with one word, and the word is often "why".',
      ],
      flaws: [
        [
          'says no first',
          'Whatever is proposed {P.name} is against it, explains why it will fail, and then carries the heaviest part.',
        ],
      ],
    },
  }),
  ofIdea({
    id: 'idea-vain',
    isTrait: true,
    asked: phrases(
      'arrogant|vain|proud|boastful|haughty|pompous|snobbish|spoiled|spoilt|overconfident|flamboyant|dramatic|narcissistic|lazy|greedy|selfish|reckless|ambitious|cocky|self-centered|ladies_man|womanizer|flirtatious|flirty|flirts',
      'thinks * better than {what}',
    ),
    usual: {},
    other: ['mirror maker', 'former servant', 'judge of the contest'],
    concept: [
      ['was the best in {town}, and had to move when the second best became better', 'v=1'],
      ['promised all of {town} to come back famous, aloud, from a balcony', 'v=2'],
    ],
    want: [
      ['to be admired by somebody who knows what it is about', 'v=1'],
      ['to keep that promise before the creditors of the balcony do', 'v=2'],
    ],
    flaws: [
      [
        'cannot lose, and cannot say thank you',
        'After a defeat {P} finds [the sun|the floor|the jury] at fault, and after a rescue there is a sudden silence.',
      ],
      ['never does today what others might do', '{P} supervises well, lying down if possible.'],
    ],
    event: [
      'In {town} there was none better than {P}, as {P} will explain. Then {Q} gave the prize to a quiet newcomer with dirty hands. {P} shook one of the hands. It was a good performance. That night {P} looked into the glass for a long time, and what looked back had practised its smile more than its trade. {P} left, in order to become as good as everyone had always said.',
      'On {P.their} last day in {town} {P} gave a speech from a balcony: that they would be proud of {P.them}, that there would be a statue. {Q} had ordered the wine and sent in the bill afterwards. The speech was taken down by a printer. It is still for sale, and has [three|five|nine] promises in it, numbered.',
    ],
    now: [
      [
        'The newcomer has written to {P} from {town2}, and asks for advice, quite without malice.',
        'v=1',
      ],
      ['Of the promises {P} has kept one, in {town2}, by mistake.', 'v=2'],
      '{P} practises before dawn, where nobody can see that it has to be practised.',
      'In {town2} {P} once did something really brave, with nobody watching, and has been unable to find a way of mentioning it.',
    ],
    bond: [
      '{Q}, whose opinion is the only one that counts, and who has not said it yet.',
      'A mirror, with a crack through the middle, which {P} refuses to have mended.',
    ],
    hook: [
      [
        'The contest was bought, and not against {P}: all the earlier prizes were. {Q} wanted to stop it, and was sworn to silence.',
        'v=1',
      ],
      [
        'Somebody has begun to keep the promises in {P.their} name, one after the other, and does it better.',
        'v=2',
      ],
    ],
    realm: [
      'A court needs someone who can play a king before a foreign army for one week, without blushing.',
    ],
    look: [
      '{P} is dressed for the portrait, wherever it is.',
      '{P} has perfect cuffs, perfect hair, and a darn at the elbow that one is not meant to see.',
    ],
    manner: [
      '{P} waits in doorways until people have looked up.',
      '{P} tells {P.their} own deeds in the present tense.',
      '{P} is generous in company, and careful when alone.',
    ],
    ideal: [
      '"One should be seen to be good. Otherwise who would copy it?"',
      '"I will be as good as I say. Give me time."',
    ],
    woven: {
      story: [
        '{P.name} left {town} with a speech from a balcony, and there are people there who have it in print.',
      ],
      manner: ['{P.name} waits in doorways until people have looked up.'],
      flaws: [
        [
          'cannot lose, and cannot say thank you',
          'After a defeat {P.name} finds the sun, the floor or the jury at fault.',
        ],
      ],
    },
  }),
];
