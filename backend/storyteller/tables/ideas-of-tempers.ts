import { phrases } from '../kinds/asked-phrases.ts';
import { ofIdea } from './departure-of-idea.ts';
import type { AskedDeparture } from './departure-type.ts';

/** Ideas about what a character fears, loves, hates or is like. */
export const ideasOfTempers: readonly AskedDeparture[] = [
  ofIdea({
    id: 'idea-fears',
    isTrait: true,
    asked: phrases(
      'afraid|scared|frightened|terrified of {what}',
      'fears|fearing|hates_and_fears {what}',
      'fear|phobia|terror of {what}',
      'faints|panics at|when|around|near the? sight? of? {what}',
    ),
    usual: { what: 'the dark' },
    other: ['travelling healer', 'older cousin', 'night watchman'],
    concept: [
      ['has been afraid of {what} since one night in {town}, and goes on all the same', 'v=1'],
      ['left {town} to get as far away as possible from {what}, and keeps meeting it', 'v=2'],
    ],
    want: [
      ['to stand still before {what}, once, for as long as it takes', 'v=1'],
      ['to find out what really happened that night, since nobody is born with such a fear', 'v=2'],
    ],
    flaws: [
      [
        'is terrified of {what}, and hides it badly',
        'When it comes to {what} the knees of {P} decide first. {P} has gone three days round, and called it a short cut.',
      ],
      [
        'will risk everybody rather than say "I am afraid"',
        'Faced with {what} {P} picks a quarrel, so that people look elsewhere.',
      ],
    ],
    event: [
      'There is a night in {town} about which {P} tells only the first half. The second half is about {what}. In the morning they found {P} on the roof of the bath house, without knowing how {P.they} had got up there. {Q} came up with a blanket and did not ask; instead {Q} told {P} about {few} things that {Q} was afraid of. It was the best talk that {P} ever had. The fear stayed.',
      'When it mattered most, in {town}, {P} stood there and could not move, because of {what}. It took a minute. {Q} went in {P.their} place and came out with a limp. Nobody has ever reproached {P}, {Q} least of all, and so {P} has had to do it alone, for {years} years, and to look for a place where one could be brave about something else.',
    ],
    now: [
      [
        'In {town2} {P} asked an old hunter about {what}, and got an answer that almost helped: "Look at its feet."',
        'v=1',
      ],
      [
        '{P} sends {Q} the best liniment that is to be had in {town2}, and the letters that come with it are cheerful.',
        'v=2',
      ],
      '{P} trains for it in secret, a little each evening, and has got as far as counting to {few}.',
      'The friends of {P} believe that it is a vow, and {P} has not corrected them.',
    ],
    bond: [
      '{Q}, the only one who knows how bad it is.',
      'A tin whistle from that night, which {P} blows when it gets too much, very softly.',
    ],
    hook: [
      [
        'It was real. Something did come that night, {Q} sent it away with a bargain, and the bargain runs out this year.',
        'v=1',
      ],
      [
        'The fear was put there. {Q} paid a hedge witch to keep {P} out of that place, for good reasons, and cannot undo it.',
        'v=2',
      ],
    ],
    realm: [
      'What is coming for the whole realm will have to be met by somebody who knows this fear, and has got up again from it.',
    ],
    look: [
      'There is a pale line across {P.their} palm, from holding on to something too hard, in a night that had to do with {what}.',
      '{P} wears three charms against {what}, and touches the middle one.',
    ],
    manner: [
      '{P} asks before every journey whether it will have to do with {what}.',
      'At the mention of {what} {P} laughs too loudly and looks for the door.',
      '{P} is gentle with other people who are afraid, and never says that there is nothing to it.',
    ],
    ideal: [
      '"Courage is what one does with shaking knees."',
      '"I ask nobody to do what I would not dare."',
    ],
    woven: {
      story: [
        'The fear of {what} came to {P.name} in one night, of which {P.they} tells only the first half.',
        'And then there is {what}. Since childhood {P.name} has been afraid of it, and has built half a life around not meeting it.',
      ],
      flaws: [
        [
          'is terrified of {what}, and hides it badly',
          'When it comes to {what} the knees of {P.name} decide first. {P.name} has gone three days round to avoid it, and called it a short cut.',
        ],
      ],
      manner: [
        'At the mention of {what} {P.name} laughs too loudly and looks for the door.',
        '{P.name} asks before every journey whether it will have to do with {what}.',
      ],
    },
  }),
  ofIdea({
    id: 'idea-hates',
    isTrait: true,
    asked: phrases(
      "hates|despises|loathes|detests|can't_stand|distrusts|mistrusts {what}",
      "does|do not|never|doesn't|don't|no_longer trust|like {what}",
      'hatred|distrust|loathing|prejudice of|for|towards|against {what}',
    ),
    usual: { what: 'people who talk too much' },
    other: ['innkeeper', 'ferry hand', 'old friend'],
    concept: [
      ['has had enough of {what} since a market day in {town}', 'v=1'],
      ['turned {P.their} back on {town} because of {what}', 'v=2'],
    ],
    want: [
      ['to be proved wrong once, though {P.they} would never admit it', 'v=1'],
      ['to get through a year without having to deal with {what}', 'v=2'],
    ],
    flaws: [
      [
        'is unjust when it comes to {what}',
        'When it comes to {what} {P} has made up {P.their} mind before the door has opened, and has been wrong at a high price.',
      ],
      [
        'picks fights over {what}',
        'One good word about {what}, and {P} has pushed back the chair.',
      ],
    ],
    event: [
      'It has a date and a place: a market day in {town}, {years} years ago. {P} had believed what everybody says about {what}, namely that it is not so bad. By evening {P} had lost a friend, a purse and a good opinion. {Q} swept up the glass, and said that one should not judge by one case. {P} has been collecting further cases ever since.',
      '{P} did not always feel like that about {what}. There was even a time, in {town}, of which {Q} remembers that {P} laughed a good deal. Then came the lie, the shut door and the winter. When {P} left town {Q} asked whether it was for ever, and {P} answered that it was because of {what}, and {Q} understood that this was the same.',
    ],
    now: [
      [
        'In {town2} {P} was helped by exactly the sort that {P.they} cannot bear, and has not told anyone.',
        'v=1',
      ],
      ['{P} has moved on from {few} towns for the same reason, {town2} among them.', 'v=2'],
      'There is a joke about {what} that nobody tells while {P} is in the room.',
      'People in {town2} seat {P} with care.',
    ],
    bond: [
      '{Q}, who contradicts {P} on this and is allowed to.',
      'The friend who was lost that day, and who was fond of {what}.',
    ],
    hook: [
      [
        'It was not as {P} thinks. {Q} arranged that day, so that {P} would believe exactly this, and is still paid for it.',
        'v=1',
      ],
      [
        'Those whom {P} cannot bear have kept watch over {P} for years, for the sake of a promise to the parents.',
        'v=2',
      ],
    ],
    realm: [
      'An alliance on which the realm depends needs {P} at one table with all that {P.they} hates most.',
    ],
    look: [
      '{P} has a way of crossing {P.their} arms that begins at the shoulders, and one sees it when there is talk of {what}.',
      'There is a small scar on {P.their} chin, from the market day about which one should not ask.',
    ],
    manner: [
      'Asked about {what}, {P} becomes very polite, and very short.',
      '{P} leaves the room rather than agree.',
      '{P} trusts animals, children and bad cooks, in this order.',
    ],
    ideal: [
      '"One should know what one cannot stand, and keep a distance that is fair to both."',
      '"I have been wrong before. It has to be shown to me."',
    ],
    woven: {
      story: [
        'What {P.name} has against {what} goes back to one market day in {town2}, and to a friend who was lost there.',
      ],
      flaws: [
        [
          'is unjust when it comes to {what}',
          'When it comes to {what} {P.name} has decided before the door is open, and has been wrong at a high price.',
        ],
      ],
      manner: ['Asked about {what}, {P.name} becomes very polite, and very short.'],
    },
  }),
  ofIdea({
    id: 'idea-peaceful',
    isTrait: true,
    asked: phrases(
      "pacifist|hates_violence|abhors_violence|refuses_to_kill|never_kills|doesn't_kill|won't_kill|does_not_kill|refuses_to_fight|hates_fighting|vowed_never_to_kill|swore_never_to_kill|sworn_never_to_kill|refuses_to_use_violence|vow_of_non-violence|vowed_to_never_kill|tired_of_killing|tired_of_fighting|sick_of_killing",
      'code of honor|honour',
      'who never kills|kill|fights',
      'gentle giant',
      "wouldn't|would_not hurt|harm a fly",
      'swore|vowed|sworn never to kill|fight|draw * again?',
    ),
    usual: {},
    other: ['old opponent', 'prior', 'washerwoman'],
    concept: [
      ['put down a weapon in {town}, and has won {few} fights since without picking it up', 'v=1'],
      ['has never killed, and was told in {town} what that would cost one day', 'v=2'],
    ],
    want: [
      ['to show that it can be done without', 'v=1'],
      ['to finish the work of a long life with clean hands', 'v=2'],
    ],
    flaws: [
      [
        'lets enemies go who will come back',
        'Whoever surrenders to {P} gets [bread|a blanket|directions], and {few} of them have used these to return.',
      ],
      [
        'expects the same of friends, aloud, at bad moments',
        '"There is another way!" calls {P}, while the others are busy not dying.',
      ],
    ],
    event: [
      'Up to that day in {town} {P} was known for ending fights, and was proud of it. The last one lasted three breaths. Then {P} saw who it was that lay there, and that he had only been holding a ladle. {Q} washed the floor. {P} asked for the bucket, finished it, hung the weapon over the hearth of that inn, and pays rent for the nail.',
      '{P} took an oath at {town}, young and in front of everyone, to win without killing. They laughed, {Q} loudest. It held against thieves and against soldiers. Then came one whom {P} let go, and who burned a barn for it, and {Q} said: "There it is, the bill." {P} rebuilt the barn. The oath stands.',
    ],
    now: [
      [
        'The inn in {town} shows the weapon to guests, and there is a bet running about the day on which {P} comes for it.',
        'v=1',
      ],
      [
        'The one who burned the barn has been seen in {town2}, and is asking for {P}, unarmed.',
        'v=2',
      ],
      '{P} has learned {few} holds, four knots and a great many jokes, all of which stop a fight.',
      'In {town2} two gangs keep a truce because each owes {P} a life.',
    ],
    bond: [
      'The cook of that inn, who got up again in the end, and bears no grudge.',
      'A promise, said aloud, in front of people who are waiting for it to break.',
    ],
    hook: [
      [
        'The weapon over the hearth is a copy. {Q} sold the real one, and it has been used since, and signed with {P.their} name.',
        'v=1',
      ],
      [
        'It has been arranged that {P} will kill after all: somebody has bet a city on it, and {Q} holds the stakes.',
        'v=2',
      ],
    ],
    realm: [
      'What threatens the realm grows with each one that is killed, and {P} may be the only one who can get near it.',
    ],
    look: [
      '{P} carries an empty scabbard, with flowers in it in May.',
      'The knuckles of {P} are scarred, and the hands are always open.',
    ],
    manner: [
      '{P} counts to ten for other people, aloud, and it helps.',
      '{P} asks those who attack whether they have eaten.',
      '{P} sets broken bones on both sides, the ones on the other side first.',
    ],
    ideal: [
      '"Anyone can end a fight. I want to stop one."',
      '"A life is not mine to spend. That goes for bad ones, too."',
    ],
    woven: {
      story: [
        '{P.name} has sworn not to kill, in {town}, in front of people who are waiting for it to break.',
      ],
      flaws: [
        [
          'lets enemies go who will come back',
          'Whoever surrenders to {P.name} gets bread and directions, and some have used these to return.',
        ],
      ],
      look: ['The hands of {P.name} are scarred, and always open.'],
      ideal: ['{P.name} says: "A life is not mine to spend."'],
    },
  }),
  ofIdea({
    id: 'idea-drinks',
    isTrait: true,
    asked: phrases(
      'drunk|drunkard|alcoholic|drinks|drinking|heavy_drinker|drunken|always_drunk|drinks_too_much|drowns_his_sorrows|drowns_her_sorrows|hungover|sober|recovering_alcoholic',
      'addicted|addiction to {what}',
    ),
    usual: { what: 'drink' },
    other: ['landlord', 'old comrade', 'sister'],
    concept: [
      ['was somebody in {town} before the drink, and is still asked for by that name', 'v=1'],
      ['does the best work in the trade until noon, and cannot be found in the afternoon', 'v=2'],
    ],
    want: [
      ['to be sober on the day when it counts', 'v=1'],
      ['to forget one evening, or else to be able to remember it', 'v=2'],
    ],
    flaws: [
      [
        'can be bought with a bottle',
        'After the third glass {P} tells the plan, the password and a moving story about a horse.',
      ],
      [
        'makes promises in the evening',
        'In the morning {P} has to be told by others what {P.they} swore to, and to whom, and keeps it all.',
      ],
    ],
    event: [
      'In {town} they still speak of what {P} could do. Then something went wrong that could have been prevented, and that evening {Q} put a bottle on the table, out of pity. {P} finished it, and it was quiet for the first time. It took {years} years for everything else to go: the post, the house, the good boots. {Q} has never poured {P} another one, and regrets the first.',
      'There is an evening in {town} which {P} cannot remember. It began with a toast. In the morning {P} lay in a boat with a strange coat and a key, and all those who had been there would not look at {P.them}. {Q} said only: "Better so." {P} has been drinking since then, partly to forget, and partly because it might come back that way.',
    ],
    now: [
      [
        '{P} has been sober for {few} days, and is counting, and has counted that far before.',
        'v=1',
      ],
      ['The key fits nothing in {town2}, either. {P} has tried {few} hundred locks.', 'v=2'],
      'In {town2} a pupil from the old days bought {P} a meal and cried afterwards in the yard.',
      'Drunk, {P} still does it better than most, and that is the worst of it.',
    ],
    bond: [
      '{Q}, who waters the wine and thinks that it is not noticed.',
      'The good boots, in a pawnshop in {town}. {P} pays the interest.',
    ],
    hook: [
      [
        'That bottle was no pity. {Q} had been paid to see to it that {P} would not be in a state to give evidence.',
        'v=1',
      ],
      [
        'What {P} did that evening was right, brave, and would cost {few} powerful people their heads, if {P} could remember.',
        'v=2',
      ],
    ],
    realm: [
      '{P} once carried a message to a throne, drunk, and delivered half of it. The other half would end a war.',
    ],
    look: [
      '{P} has a hip flask with a dent, and eyes that were up too long.',
      'The clothes of {P} were good once, and have been slept in.',
    ],
    manner: [
      '{P} turns the glass three times before the first sip, as if it could be left.',
      '{P} knows every landlord by name, and which of them gives credit.',
      '{P} is at {P.their} wisest between the second glass and the fourth.',
    ],
    ideal: [
      '"Judge a person by the morning after."',
      '"Nobody gets up alone. So one stays near those who lie there."',
    ],
    woven: {
      story: [
        '{P.name} drinks, since one evening in {town} of which nobody speaks, and stops again every spring.',
      ],
      flaws: [
        [
          'can be bought with a bottle',
          'After the third glass {P.name} tells the plan, the password and a moving story about a horse.',
        ],
      ],
      look: ['{P.name} has a hip flask with a dent in it, and eyes that were up too long.'],
      manner: [
        '{P.name} turns the glass three times before the first sip, as if it could be left.',
      ],
    },
  }),
  ofIdea({
    id: 'idea-loves-thing',
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
      'A queen who has not spoken for years would break her silence over {what}, and {few} ministers would rather that she did not.',
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
        'There is also {what}: {P.name} came to it late, by accident, and has not been the same since.',
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
  ofIdea({
    id: 'idea-cowardly',
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
      'The list of what {P} is afraid of has {few} pages, with an index.',
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
    isTrait: true,
    asked: phrases(
      'cheerful|optimistic|happy|friendly|naive|innocent|bubbly|kind|kind-hearted|kindhearted|good-hearted|gullible|curious|enthusiastic|overly_friendly|sunny|wholesome|heart_of_gold|trusting|nice|polite|gentle',
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
      ['So far {P} has lost {few} purses, and has been given seven.', 'v=2'],
      '{P} knows the names of {few} hundred people between {town} and {town2}, and of their dogs.',
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
      '{P} used to be good company, people in {town} say. {P} lent money, stood godparent, and sat up with the sick. When {P} fell ill, it was a long winter, and {few} people came. {P} had counted on more. {Q} was not one of those who came. {P} got well, called in nothing, and walked out of {town} with a list that has few names on it, all of them underlined.',
      "It was a joke, and {P} laughed: in the wrong place, at the wrong man, at a dinner in {town}. It cost a friend his post, another his house, and {P} the habit. {Q}, who had told the joke, was never asked about it. {P} has hardly smiled since, and works off other people's debts without letting them know.",
    ],
    now: [
      [
        'In {town2} {P} sat up for {few} nights with a sick stranger, and was unbearable about it.',
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
      'On {P.their} last day in {town} {P} gave a speech from a balcony: that they would be proud of {P.them}, that there would be a statue. {Q} had ordered the wine and sent in the bill afterwards. The speech was taken down by a printer. It is still for sale, and has {few} promises in it, numbered.',
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
