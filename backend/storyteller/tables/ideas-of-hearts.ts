import { phrases } from '../kinds/asked-phrases.ts';
import { ofIdea } from './departure-of-idea.ts';
import type { AskedDeparture } from './departure-type.ts';

/** Ideas about love and rivalry. */
export const ideasOfHearts: readonly AskedDeparture[] = [
  ofIdea({
    id: 'idea-bring-back',
    asked: phrases(
      'resurrect|resurrecting|revive|reviving|bring_back|bringing_back|raise|raising|raises|bring|reunite_with|free|save|finding|find|rescue|recover|restore <their> * dead|late|lost|deceased|murdered|beloved? {who:<kin>} back|soul|spirit|from?',
      "<their> dead|late|deceased * {who:<kin>}'s soul|spirit|life",
      'bring|bringing <their> {who:<kin>} back',
      'soul|spirit of <their> dead|late|deceased? {who:<kin>}',
    ),
    usual: { who: 'a lost love' },
    other: ['priest', 'keeper of graves', 'old teacher'],
    concept: [
      ['did not accept it when {who.the} died in {town}, and still does not', 'v=1'],
      [
        'heard {who.the} call from behind a closed door in {town}, three days after the burial',
        'v=2',
      ],
    ],
    want: [
      ['to bring back {who.the}, whatever it costs, and to be forgiven for it', 'v=1'],
      ['to find the door again, and to open it before the voice forgets its own name', 'v=2'],
    ],
    flaws: [
      [
        'would pay with things that are not {P.their} own',
        'For one page of the right book {P} has promised away a horse, a bridge and the help of friends who had not been asked.',
      ],
      [
        'cannot let anything end',
        '{P} keeps cut flowers until they are dust, and sits with the dying for too long, and asks them to carry messages.',
      ],
    ],
    event: [
      'The clock in {town} was stopped when it happened, as is the custom, and {P} has not let anyone set it going. {P.they} had been away for an hour, for medicine. When {P} came back {Q} stood in the doorway with both hands raised. There was a burial, with speeches about peace. {P} listened, went home, cleared the table, and wrote on the first sheet: "What is known about the way back."',
      'Three days after the burial {P} was passing a house in {town} that had stood empty for years, and heard {who.the}. It was not a ghost. It was the voice, a little annoyed, as when somebody has mislaid the keys. By the time {P} had broken the lock there was only a cold room. {Q}, who has the only key, turned grey, and said that one must never answer. {P} had already answered.',
    ],
    now: [
      [
        'There are [three|four|five] sheets by now. One of the methods is certain, and {P} has burned it twice.',
        'v=1',
      ],
      [
        '{P} has found [five|six|seven] such rooms since then, the last one in {town2}, and each time the voice remembered a little less.',
        'v=2',
      ],
      'In {town2} there lives somebody who was brought back. {P} had tea there, and asked a great many questions, and did not like how the cup was held.',
      '{P} still buys two of everything on market days, and gives one away.',
    ],
    bond: [
      '{Who.the}, for whom {P} has set a place at table every evening since.',
      'A stopped clock, which {P} has had taken off the wall and carries wrapped in a shawl.',
    ],
    hook: [
      [
        '{Who.the} chose to go, and asked {Q} to see to it that {P} would be out for an hour.',
        'v=1',
      ],
      [
        'The voice is not lost but kept, by something that collects them, and it has let {P} hear it on purpose.',
        'v=2',
      ],
    ],
    realm: [
      'The way back can be opened once, for everyone, and there are whole armies of mourners who would follow whoever finds it.',
    ],
    look: [
      '{P} wears two rings on one finger.',
      '{P} has the red eyes of somebody who reads at night, and a shawl that is not {P.their} own.',
    ],
    manner: [
      '{P} says "we used to" and "we will", and never "we did".',
      '{P} asks every priest the same question, and writes down the answer.',
      '{P} turns round in doorways, to let somebody go first.',
    ],
    ideal: [
      '"Death is a fact. So was winter, until somebody built a house."',
      '"One does not leave people behind. Not anywhere."',
    ],
    woven: {
      story: ['{P.name} has not accepted the death of {who.the}, and has papers on the way back.'],
      want: ['to bring back {who.the}, whatever it costs'],
      bond: ['Every evening {P.name} still sets a place for {who.the}.'],
    },
  }),
  ofIdea({
    id: 'idea-in-love',
    isAboutWho: true,
    asked: phrases(
      'in_love|in_an_affair|infatuated|smitten|obsessed with <their>|a|an|the {who}',
      'in_love with {who}',
      'fell|falls|falling|fallen in? love with|for <their>|a|an|the {who}',
      'loves|loved|adores|courting|wooing|married|marries|engaged|betrothed to? <their>|a|an|the {who:princess|prince|queen|king|knight|ghost|mermaid|vampire|dragon|goddess|god|barmaid|enemy|rival|noblewoman|nobleman|paladin|bard|wizard|witch|cleric|pirate|thief|demon|devil|nymph|dryad|siren|fairy|archfey|stranger|duke|duchess|baker|widow|captain|sworn_enemy}',
      'unrequited|forbidden|secret|lost|star-crossed love|lover|romance|affair with|for {who}',
      'unrequited|forbidden|secret|star-crossed love|lover|romance|affair',
      'fell|falls|fallen|falling|is in? love',
    ),
    usual: { who: 'the wrong person' },
    other: ['{who.bare}'],
    concept: [
      ['is in love with {Q}, and has said so to everyone but the one concerned', 'v=1'],
      ['is in love with {Q}, and may not be seen within a mile of {town} for it', 'v=2'],
    ],
    want: [
      ['to become somebody who can say it and be listened to', 'v=1'],
      ['to find a place in the world where both of them could live', 'v=2'],
    ],
    flaws: [
      [
        'would leave any fight for one letter in the right handwriting',
        'A word from {Q} is enough, and {P} has packed, whatever the others are in the middle of.',
      ],
      [
        'makes gifts that cost more than there is',
        '{P} has spent the fee of [three|five|nine] jobs on presents for {Q}, and has delivered none of them.',
      ],
    ],
    event: [
      'It was at {town}, at a feast that {P} had no right to attend. {Q} asked {P.them}, of all those present, to hold a glass for a moment, and said thank you as if it mattered. They talked until the lamps were put out. {P} went home with the glass, and knew that a person who holds glasses would not do. So {P} set out to become another one.',
      '{P} and {Q} met in secret for a whole summer, in an orchard behind {town}, and it was the best summer that either of them had. Then somebody told. There were dogs, and a paper that {P} had to sign: not to come back before being rich, famous or dead. {Q} threw a shoe over the wall, with a line in it: "The first two would do."',
    ],
    now: [
      [
        '{P} has written [three|four|five] letters to {Q}, each better than the last, and carries them all.',
        'v=1',
      ],
      [
        'In {town2} {P} saw a portrait of {Q}, painted from life this spring, and somebody has painted in the other shoe.',
        'v=2',
      ],
      '{P} hears news of {Q} from pedlars, and pays for it as others pay for salt.',
      'In {town2} somebody kind and clever asked {P} to stay. {P} thought about it for a whole night.',
    ],
    bond: [
      '{Q}, for whom {P} would cross any border, and has.',
      'One glass, or one shoe: {P} will not say whose it was, and wraps it in the good shirt.',
    ],
    hook: [
      [
        '{Q} remembers the evening very well, and has been looking for {P} ever since. The letters that asked for {P} are in the desk of somebody who loves {Q}, too.',
        'v=1',
      ],
      [
        'It was {Q} who told, in order to save {P} from something worse that was planned for that night.',
        'v=2',
      ],
    ],
    realm: [
      '{Q} is to be married for the sake of a peace, and the only one who can prevent the wedding, or the war, is {P}.',
    ],
    look: [
      '{P} wears good gloves, and keeps one of them in a breast pocket, because it was touched once.',
      '{P} is better washed and combed than the road makes likely, in case of a meeting.',
    ],
    manner: [
      '{P} sees {Q} in every crowd, starts, and goes on talking.',
      '{P} asks everyone how they met, and listens to the end.',
      '{P} speaks of {Q} as little as possible, which is still a good deal.',
    ],
    ideal: [
      '"One should be worth it first. Then one may ask."',
      '"I would rather be a fool for love than wise for nothing."',
    ],
    woven: {
      story: [
        '{P.name} is in love with {who}, and has told everyone but the one concerned.',
        'There is love in it as well: {P.name} has lost {P.their} heart to {who}, and does not want it back.',
      ],
      manner: ['One word about {who.the} is enough, and {P.name} loses the thread.'],
      bond: ['There is also {who}: {P.name} would cross any border for one hour together.'],
    },
  }),
  ofIdea({
    id: 'idea-rival',
    isAboutWho: true,
    asked: phrases(
      'rival|rivalry|sworn_enemy|nemesis|archenemy|feud|competition|grudge of|with|against {who}',
      'beat|defeat|outdo|best|surpass|upstage <their> * {who:rival|rivals|brother|sister|master|nemesis|teacher|father|mother|twin}',
      'has|with a|an * rival|nemesis|archenemy',
      'lost a|an|the * {what:duel|match|contest|tournament|competition} to {who}',
      'lost a|an|the * {what:duel|match|contest|tournament|competition}',
    ),
    usual: { who: 'an old rival', what: 'contest' },
    other: ['rival'],
    concept: [
      ['lost a {what} to {Q} in front of all {town}, by the width of a hair', 'v=1'],
      ['has been trying to beat {Q} since the two of them shared a bench in {town}', 'v=2'],
    ],
    want: [
      ['to meet {Q} once more, with witnesses', 'v=1'],
      ['to win so clearly that {Q} says it aloud', 'v=2'],
    ],
    flaws: [
      [
        'changes every plan as soon as {Q} is mentioned',
        '{P} has missed [a wedding|a treasure|a rescue] because {Q} was said to be in the next town.',
      ],
      [
        'turns all of life into a score',
        'Before bed {P} notes down who was ahead today, and {Q} is in the list even when absent.',
      ],
    ],
    event: [
      'It was the feast at {town}, the last round of the {what}, and {P} was ahead. {Q} smiled, and said something very quietly. {P} looked up. That was all: one look, and it was lost, and {Q} was carried round the square. {P} has never told anyone what was said. It was: "Your lace is undone." It was not.',
      '{P} and {Q} shared a bench, a teacher and a birthday in {town}, and the whole town bet on them. It stood at [five|six|seven] all when {Q} left in the night, without a word, in the middle of the deciding {what}. The teacher gave it to {P}. {P} threw the prize into the river, and went after {Q}, to finish it.',
    ],
    now: [
      ['In {town2} {Q} has opened a school, and teaches the trick with the lace.', 'v=1'],
      ['{Q} has been in {town2}, left {P} a paid supper, and a note: "Not yet."', 'v=2'],
      '{P} practises each morning, against a post with a hat that looks a little like {Q}.',
      'When {P} saved [four|six|eight] lives in {town2} the first thought was that {Q} would not hear about it.',
    ],
    bond: ['{Q}, without whom {P} would still be quite ordinary.', 'A bootlace, double-knotted.'],
    hook: [
      [
        '{Q} was paid to win, by those who wanted {P} out of the town, and has been ashamed of it ever since.',
        'v=1',
      ],
      [
        '{Q} left because of what was in the cup that stood ready for the winner. It is meant for {P} to this day.',
        'v=2',
      ],
    ],
    realm: [
      'Two crowns have chosen their champions for a duel that is to replace a war, and {P} and {Q} have both said yes.',
    ],
    look: [
      'The boots of {P} are double-knotted.',
      '{P} wears a second prize, with the "2" turned inward.',
    ],
    manner: [
      '{P} asks every traveller for news of {Q}, casually, three times.',
      '{P} is the first to congratulate a winner, through the teeth.',
      '{P} cannot leave a game unfinished, even one of children.',
    ],
    ideal: ['"Win fairly or do not call it winning."', '"A good enemy is worth three friends."'],
    woven: {
      story: [
        'Wherever {P.name} goes there is the thought of {who}, who was better on one day that counted.',
      ],
      want: ['to meet {who.the} once more, with witnesses'],
      manner: ['{P.name} asks every traveller for news of {who.the}, casually, three times.'],
    },
  }),
  ofIdea({
    id: 'idea-loves-thing',
    facets: ['love'],
    isTrait: true,
    asked: phrases(
      'loves|adores|enjoys|passionate_about|obsessed_with|fascinated_by|addicted_to|fond_of|crazy_about|fanatical_about|likes|collects|collecting|collector_of|lives_for|writes|composes|secretly_writes|secretly_loves|knits|paints {what}',
      'loves|likes|prefers|enjoys to {what}',
      'love|passion|obsession|weakness|fondness|talent|knack of|for|with {what}',
      '{what:poetry|knitting|baking|cooking|gardening|fishing|dancing|singing|painting|chess|tea|books} lover|enthusiast|fanatic',
    ),
    usual: { what: 'poetry' },
    other: ['old teacher', 'dealer', 'prison chaplain'],
    concept: [
      ['came to {what} by accident in {town}, and has not been the same since', 'v=1'],
      ['was laughed at in {town} for a love of {what}, and has decided not to mind', 'v=2'],
    ],
    want: [
      ['to find the best there is, somewhere out there, and to weep a little', 'v=1'],
      ['to be known for {what} and not for a strong arm', 'v=2'],
    ],
    flaws: [
      [
        'forgets the danger over {what}',
        'In the middle of an ambush {P} has been heard to say: "Wait, is that..."',
      ],
      [
        'has to share {what} with others, also with prisoners',
        '{P} cannot keep it to {P.their} own heart, and one enemy surrendered because of it.',
      ],
    ],
    event: [
      'No one in the family of {P} ever cared for {what}. {P} was sent to {town} to collect a debt, and {Q} could not pay, but asked {P} to sit down for an hour. The hour had to do with {what}. {P} came back without the money, and had to explain. It could not be explained. So {P} went away again, for good, with a pack that was heavier than it looked.',
      'In {town} {P} hid it for {years} years: people like {P} did not care for {what}, that was for others. When {Q} found out, all the town knew by evening. There was laughter, a nickname and a song. {P} listened to the whole song, corrected the third line, and went where nobody knew that it was funny.',
    ],
    now: [
      [
        '{P} pays that debt back for {Q}, a little at a time, so that the next collector does not come.',
        'v=1',
      ],
      [
        'The song has reached {town2}, and there they sing it kindly, with the corrected line.',
        'v=2',
      ],
      'In {town2} there is a circle that meets for {what} on Thursdays, and {P} has ridden two days in the rain for it.',
      'In {P.their} pack there is less food than is wise, because of {what}.',
    ],
    bond: [
      '{Q}, who showed {P} what one can care for.',
      'All that {P} has to do with {what}: it is wrapped in the dry blanket, and {P} sleeps in the wet one.',
    ],
    hook: [
      [
        '{Q} saw at once that {P} has a gift that comes once in a hundred years, and has written to people who would lock it up.',
        'v=1',
      ],
      [
        'There is a message in the third line. {Q} put it into the song, as the only one in {town} who knew that {P} would correct it.',
        'v=2',
      ],
    ],
    realm: [
      'A queen who has not spoken for years would break her silence over {what}, and [three|five|nine] ministers would rather that she did not.',
    ],
    look: [
      '{P} has ink, flour, mud or thread on both sleeves, according to the day: it always has to do with {what}.',
      'From {P.their} pack sticks something that has to do with {what}, carefully wrapped.',
    ],
    manner: [
      'On the subject of {what} {P} becomes eloquent, and blushes.',
      '{P} asks everyone, even the enemy, about {what}.',
      '{P} is quiet in company until there is talk of {what}.',
    ],
    ideal: [
      '"What one loves is allowed to be useless."',
      '"Strength is for keeping the rain off something."',
    ],
    woven: {
      story: [
        'Nobody knows why somebody like {P.name} should care so much for {what}. It began in {town}, with a debt that was never collected.',
        'Then there is the matter of {what}: {P.name} came to it late, by accident, and has not been the same since.',
      ],
      manner: ['On the subject of {what} {P.name} becomes eloquent, and blushes.'],
      flaws: [
        [
          'forgets the danger over {what}',
          'In the middle of an ambush {P.name} has been heard to say: "Wait, is that..."',
        ],
      ],
      bond: ['What {P.name} has gathered in the way of {what} is wrapped in the dry blanket.'],
    },
  }),
];
