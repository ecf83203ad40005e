import { phrases } from '../kinds/asked-phrases.ts';
import { ofIdea } from './departure-of-idea.ts';
import type { AskedDeparture } from './departure-type.ts';

/** Ideas about what a character fears, hates or will not do. */
export const ideasOfDislikes: readonly AskedDeparture[] = [
  ofIdea({
    id: 'idea-fears',
    facets: ['fear'],
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
      ['to stand still before {what}, once, for as long as it takes', 'v=2'],
      ['to find out what really happened that night, since nobody is born with such a fear', 'v=1'],
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
      'There is a night in {town} about which {P} tells only the first half. The second half is about {what}. In the morning they found {P} on the roof of the bath house, without knowing how {P.they} had got up there. {Q} came up with a blanket and did not ask; instead {Q} told {P} about [three|four|five] things that {Q} was afraid of. It was the best talk that {P} ever had. The fear stayed.',
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
      '{P} trains for it in secret, a little each evening, and has got as far as counting to [five|six|seven].',
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
    unlessWhat: /\b(?:violence|fighting|fights|killing|bloodshed|war)\b/u,
    facets: ['hate'],
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
      [
        '{P} has moved on from [four|six|eight] towns for the same reason, {town2} among them.',
        'v=2',
      ],
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
    unlike: /\b(?:killed|kill|duel|slain)\b/,
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
      [
        'put down a weapon in {town}, and has won [three|five|nine] fights since without picking it up',
        'v=1',
      ],
      ['has never killed, and was told in {town} what that would cost one day', 'v=2'],
    ],
    want: [
      ['to show that it can be done without', 'v=1'],
      ['to finish the work of a long life with clean hands', 'v=2'],
    ],
    flaws: [
      [
        'lets enemies go who will come back',
        'Whoever surrenders to {P} gets [bread|a blanket|directions], and [three|four|five] of them have used these to return.',
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
      '{P} has learned [five|six|seven] holds, four knots and a great many jokes, all of which stop a fight.',
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
        '{P} has been sober for [four|six|eight] days, and is counting, and has counted that far before.',
        'v=1',
      ],
      [
        'The key fits nothing in {town2}, either. {P} has tried [three|five|nine] hundred locks.',
        'v=2',
      ],
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
        'What {P} did that evening was right, brave, and would cost [three|four|five] powerful people their heads, if {P} could remember.',
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
];
