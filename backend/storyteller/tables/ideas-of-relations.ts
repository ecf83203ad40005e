import { phrases } from '../kinds/asked-phrases.ts';
import { ofIdea } from './departure-of-idea.ts';
import type { AskedDeparture } from './departure-type.ts';

/** Ideas about whom a character loves, follows, envies or looks after. */
export const ideasOfRelations: readonly AskedDeparture[] = [
  ofIdea({
    id: 'idea-in-love',
    asked: phrases(
      'in_love|in_an_affair|infatuated|smitten|obsessed with <their>|a|an|the {who}',
      'in_love with {who}',
      'fell|falls|falling|fallen in? love with|for <their>|a|an|the {who}',
      'loves|loved|adores|courting|wooing|married|marries|engaged|betrothed to? <their>|a|an|the {who:princess|prince|queen|king|knight|ghost|mermaid|vampire|dragon|goddess|god|barmaid|enemy|rival|noblewoman|nobleman|paladin|bard|wizard|witch|cleric|pirate|thief|demon|devil|nymph|dryad|siren|fairy|archfey|stranger|duke|duchess|baker|widow|captain|sworn_enemy}',
      'unrequited|forbidden|secret|lost|star-crossed love|lover|romance|affair with|for {who}',
      'unrequited|forbidden|secret|star-crossed love|lover|romance|affair',
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
        '{P} has spent the fee of {few} jobs on presents for {Q}, and has delivered none of them.',
      ],
    ],
    event: [
      'It was at {town}, at a feast that {P} had no right to attend. {Q} asked {P.them}, of all those present, to hold a glass for a moment, and said thank you as if it mattered. They talked until the lamps were put out. {P} went home with the glass, and knew that a person who holds glasses would not do. So {P} set out to become another one.',
      '{P} and {Q} met in secret for a whole summer, in an orchard behind {town}, and it was the best summer that either of them had. Then somebody told. There were dogs, and a paper that {P} had to sign: not to come back before being rich, famous or dead. {Q} threw a shoe over the wall, with a line in it: "The first two would do."',
    ],
    now: [
      [
        '{P} has written {few} letters to {Q}, each better than the last, and carries them all.',
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
    id: 'idea-in-shadow',
    asked: phrases(
      '{who:twin|twin_sister|twin_brother|sister|brother|son|daughter|child|younger_brother|younger_sister|little_brother|little_sister|cousin|nephew|niece|grandson|granddaughter|wife|husband} of|to a|an|the famous|legendary|great|renowned|celebrated|notorious|powerful|beloved * {what:hero|adventurer|wizard|knight|bard|paladin|general|king|queen|archmage|warrior|champion|dragonslayer|dragon_slayer|captain|mage|pirate|thief|chef|healer|person|artist|hunter|fighter|villain}',
      'living|lives|live|stands|grew_up|tired|stuck|always|step|stepping|escape in|of|out|from? living|being|of? in? <their> * shadow',
      'less|not|never as? famous|talented|good|gifted|successful than|as <their> {who:brother|sister|twin|father|mother|siblings}',
      'living up to <their> {who:father|mother|brother|sister|family|grandfather|grandmother|parents}',
      'sister|brother|twin|son|daughter of {what}',
    ),
    usual: { who: 'younger sibling', what: 'hero' },
    other: ['famous {Q.kin:sibling}'],
    concept: [
      ['grew up in {town} as "the other one", beside {Q}, whom everyone has heard of', 'v=1'],
      ['did half of what {Q} is famous for, and stood outside the picture', 'v=2'],
    ],
    want: [
      ['to be introduced once without the name of {Q} in the sentence', 'v=1'],
      ['to do one great thing that cannot possibly have been {Q}', 'v=2'],
    ],
    flaws: [
      [
        'has to win, even at things that are not contests',
        '{P} eats, walks and mourns faster than the next person, and looks round.',
      ],
      [
        'belittles what others admire',
        'When the name of a hero comes up {P} knows a story about socks.',
      ],
    ],
    event: [
      'There is a statue in {town}, and it is not of {P}. It shows {Q}, at the moment of which the ballads tell. {P} was there that day, and held the horses. For years people have come to the house, looked past {P} and asked: "Is {Q} in?" One morning {P} said: no, and {P} is going out as well, and left the door open.',
      'There were two of them in that cave near {town}. One of them killed the beast, and the other one, who had the better voice, came out first. {Q} never claimed it. {Q} just did not say no, not the first time, and later there was a parade. {P} carried the flag in it, saw that {Q} could not look round, and took the next road.',
    ],
    now: [
      [
        'In {town2} {P} was recognised, at last, and had signed {few} autographs before noticing the name they wanted.',
        'v=1',
      ],
      [
        'In {town2} somebody is telling the story of the cave as it really was, and {P} does not know from whom he has it.',
        'v=2',
      ],
      '{P} writes home once a month, and asks after the horses.',
      'When {P} did a really great thing in {town2} there was nobody there but a goat.',
    ],
    bond: [
      '{Q}, whom {P} loves, and that is the whole trouble.',
      'A drawing of two children with one wooden sword, on which both heads are the same size.',
    ],
    hook: [
      [
        '{Q} has lost it: the nerve, the arm, the luck. Everything that is said of {Q} these days is done by hired people, and it is to stay secret until {P} comes back.',
        'v=1',
      ],
      [
        'What they killed in the cave had a mother, and it knows the smell of the one who did it. {Q} has been running ever since, so as to draw it away from {P}.',
        'v=2',
      ],
    ],
    realm: [
      'A court has sent for {Q} to save the realm. {Q} has answered that the court has the wrong one of the two, and has given them the address of {P}.',
    ],
    look: [
      '{P} looks so much like {Q} that people begin to smile, and then look again and stop.',
      '{P} has cut or dyed {P.their} hair in a way that nobody could confuse with a statue.',
    ],
    manner: [
      '{P} says the whole name when being introduced, and waits.',
      '{P} knows everything about {Q}, and pretends that it has to be remembered.',
      '{P} praises beginners, loudly and by name.',
    ],
    ideal: [
      '"Somebody held the horses. Ask who it was."',
      '"I do not want to be great. I want to be counted."',
    ],
    woven: {
      story: [
        'At home {P.name} has always been the other one: the {who} of somebody of whom there are songs.',
      ],
      want: ['to be introduced once without a better known name in the sentence'],
      manner: ['{P.name} says the whole name when being introduced, and waits.'],
      bond: ['{P.name} loves the famous one of the family, which is the whole trouble.'],
    },
  }),
  ofIdea({
    id: 'idea-twin',
    asked: phrases(
      'twin|twin_brother|twin_sister|sister|brother of {who}',
      'has|with a|an evil|identical|lost|secret|dead|estranged|missing? twin|twin_brother|twin_sister',
      'identical|estranged|conjoined|separated twin|twins|brother|sister',
      'one of a? pair? of? twins|triplets',
    ),
    usual: { who: 'another' },
    tellsChildhood: true,
    other: ['{Q.kin:sibling}'],
    concept: [
      [
        'came into the world in {town} four minutes after a twin, and has been catching up ever since',
        'v=1',
      ],
      ['has a twin whom {town} has not seen for {years} years, and who is not dead', 'v=2'],
    ],
    want: [
      ['to find out which of the two of them was meant', 'v=1'],
      [
        'to stand beside {Q} once more before they are too old to be mistaken for each other',
        'v=2',
      ],
    ],
    flaws: [
      [
        'answers for two',
        '{P} says yes to things in the name of {Q}, and has then to keep both promises.',
      ],
      [
        'feels things that happen elsewhere',
        'In the middle of a fight {P} may clutch an arm that nobody has touched, because somewhere {Q} has been hit.',
      ],
    ],
    event: [
      '{P} and {Q} were so alike that their mother tied a red thread round one wrist, and they changed it over every morning. So nobody in {town} ever knew which of them had done a thing. When something was done that could not be forgiven, both said: it was me. The town could not hang both. They were sent off by different gates, and {P} still wears the thread, without being sure that it is the right one.',
      'At fourteen {Q} went out of {town} for water and did not come back. People dragged the river. {P} told them that it was no use, since {Q} was not cold but angry, and a long way off. No one writes down what a twin says. {P} waited until the feeling had moved to the other side of the hills, and went after it.',
    ],
    now: [
      [
        'In {town2} {P} was greeted by {few} creditors, a child and a dog, all of whom had met {Q}.',
        'v=1',
      ],
      [
        'In {town2} {P} felt {Q} laugh, quite near, for the first time in years, and turned over every table.',
        'v=2',
      ],
      'On their birthday {P} orders two of everything and lets one get cold.',
      '{P} can tell by the left hand whether {Q} is well, and holds it to the fire at night.',
    ],
    bond: [
      '{Q}, the twin, whom {P} can feel like a tooth.',
      'A red thread round the wrist, which has been replaced so often that only the knot is the old one.',
    ],
    hook: [
      [
        '{Q} did it, and has become quite good at living with it. What they have in common is on a list, and {P} comes first on it, by mistake.',
        'v=1',
      ],
      [
        '{Q} was bought by people who need two of the same blood. They have been waiting for {P} to follow.',
        'v=2',
      ],
    ],
    realm: [
      'One of the twins is the heir to something old and large, and the oracle only said: the second.',
    ],
    look: [
      '{P} wears a red thread round the left wrist.',
      '{P} always leaves room on one side, as if somebody were walking there.',
    ],
    manner: [
      '{P} begins sentences that somebody else ought to finish.',
      '{P} says "we" in the stories from childhood.',
      '{P} looks twice into mirrors.',
    ],
    ideal: [
      '"One is never quite alone, and never quite innocent."',
      '"What is done to one of us is done to both."',
    ],
    woven: {
      story: [
        '{P.name} is the twin of {who}, and can feel like a tooth whether all is well there.',
        '{P.name} came into the world as one of two. The twin, {who}, has the same face and other plans.',
      ],
      look: ['{P.name} wears a red thread round the left wrist, as twins do at home.'],
      bond: ['The twin of {P.name} comes before all others.'],
    },
  }),
  ofIdea({
    id: 'idea-child-of-evil',
    asked: phrases(
      'child|son|daughter|heir|spawn|offspring|descendant|grandson|granddaughter|grandchild|kid of a|an|the? * {who:villain|necromancer|warlord|tyrant|lich|demon|devil|dragon|vampire|assassin|witch|hag|executioner|murderer|cultist|cultists|crime_lord|mob_boss|bandit|pirate|pirates|god|goddess|demigod|dark_lord|giant|fey|archfey|emperor|angel|celestial|traitor|pirate_king|bandit_king|pirate_queen|thief|archdevil|hangman|slaver|slave_trader}',
      '<their>|whose {kin:father|mother|parents|grandfather|grandmother|brother|sister} is|was|were|are secretly|actually|really? a|an|the? * {who:villain|necromancer|warlord|tyrant|lich|demon|devil|dragon|vampire|assassin|witch|hag|executioner|murderer|crime_lord|pirate|god|goddess|dark_lord|giant|archfey|emperor|traitor|thief|slaver|hangman|demons|devils|cultists}',
      "{who:villain|necromancer|warlord|tyrant|lich|demon|devil|dragon|vampire|witch|hag|executioner|crime_lord|god|goddess|hangman|pirate|pirate_king|bandit_king}'s son|daughter|child",
    ),
    usual: { who: 'tyrant', kin: 'parent' },
    other: ['old nurse', 'tutor', 'lieutenant'],
    concept: [
      ['is the child of a {who}, and was the last to find out', 'v=1'],
      ['ran away from the house of a {who}, where {P.they} was to learn the trade', 'v=2'],
    ],
    want: [
      ['to find out how much of it is in the blood', 'v=1'],
      ['to undo some of it before the name is inherited', 'v=2'],
    ],
    flaws: [
      [
        'is frightened of {P.their} own temper',
        'Instead of hitting the one who has earned it {P} walks out, and lets the others deal with it.',
      ],
      [
        'knows too well how such people think',
        '{P} proposes the cruel plan first, in a calm voice, sees the faces, and takes it back.',
      ],
    ],
    event: [
      '{P} grew up in {town} with {Q}, who called it an ordinary family with a long garden. At a fair a blind woman took {P.their} hand, screamed, and named the name. It was that of a {who} for whom whole towns still light no lamps. {Q} did not deny it, but only asked who else had heard. {P} packed that night. Neither of them has slept well since.',
      'There were lessons in that house, and {P} was good at them. The {who} came to supper, asked what had been learned, and smiled. On the day on which {P} was to do it alone for the first time, in {town}, with a real person, {P.they} untied the knots and said: run. {Q} was supposed to watch, and watched them both go, and counted to a thousand, twice, before calling the guards.',
    ],
    now: [
      [
        'In {town2} a stranger bowed to {P}, lower than is usual, and gave back something that "your family" had lent.',
        'v=1',
      ],
      [
        'The one whom {P} untied lives in {town2}, and has put a candle into the window ever since.',
        'v=2',
      ],
      '{P} gives a false family name, and has grown fonder of it than of most people.',
      'Sometimes {P} knows the next move of some great villain, and is right, and tells nobody how.',
    ],
    bond: [
      '{Q}, who lied to {P} out of love, or let {P.them} go.',
      'Those who have suffered under the {who}: {P} helps them without saying why.',
    ],
    hook: [
      [
        'The {who} is not dead, and has been arranging the adventures of {P} for {years} years, as lessons.',
        'v=1',
      ],
      [
        '{P} is not the child. The true one was exchanged in the cradle by {Q}, and is growing into the part.',
        'v=2',
      ],
    ],
    realm: [
      'The old followers have gathered, {few} thousand of them, and have left the chair at the head of the table empty for {P}.',
    ],
    look: [
      'People of a certain age look at {P.their} face, go pale, and then beg {P.their} pardon.',
      '{P} has a birthmark under the collar, of a shape that is on some old coins.',
    ],
    manner: [
      '{P} is careful with servants, children and flies.',
      '{P} never says what {P.their} parents did, and asks others about theirs with real interest.',
      '{P} counts to ten where others would shout.',
    ],
    ideal: [
      '"Blood is where one starts from."',
      '"I know how it is done. That is why I do not do it."',
    ],
    woven: {
      story: [
        'What {P.name} tells few people: one of the parents is a {who}, and has not given up hope of an heir.',
      ],
      flaws: [
        [
          'is frightened of {P.their} own temper',
          'Instead of hitting the one who has earned it {P.name} walks out, and the others have to deal with it.',
        ],
      ],
      manner: [
        '{P.name} never says what {P.their} parents did, and asks others about theirs with real interest.',
      ],
    },
  }),
  ofIdea({
    id: 'idea-spirit-companion',
    asked: phrases(
      'whose|his|her|their * patron|mentor|guide|companion|ghost|spirit|guardian|familiar|sword|voice|conscience is|was <their> dead|late|deceased|own|murdered? * {who:<kin>}',
      'haunted|followed|guided|advised|accompanied|protected by <their>|the|a|an ghost|spirit|voice|memory|ghosts|spirits of|from? <their>|a|an|the? * {who}',
      'haunted|followed|guided|advised|accompanied|possessed by <their> dead|late|deceased|murdered? {who:<kin>}',
      'ghost|spirit|soul of <their> * {who:<kin>|master|mentor|teacher|captain|victim|victims}',
      'talks|speaks|argues to|with <their> dead|late|deceased {who:<kin>}',
      "{who:<kin>}'s ghost|spirit|soul",
      "carries <their> dead|late|deceased * {who:<kin>}'s",
    ),
    usual: { who: 'grandmother' },
    other: ['medium', 'cousin', 'parish priest'],
    concept: [
      ['is never alone: a dead {who.bare} came along from {town}, and has opinions', 'v=1'],
      [
        'made a promise at the deathbed of the {who.bare} in {town}, and is being reminded of it daily',
        'v=2',
      ],
    ],
    want: [
      ['to find out what keeps the {who.bare} here, and then to decide whether to mend it', 'v=1'],
      ['to keep that promise, so that both of them can rest', 'v=2'],
    ],
    flaws: [
      [
        'argues aloud with somebody whom nobody else sees',
        'In the middle of a parley {P} turns aside and hisses "not now".',
      ],
      [
        'does what the {who.bare} would have done, wise or not',
        'In doubt {P} follows the taste of a dead {who.bare}, who never liked [elves|lawyers|stairs].',
      ],
    ],
    event: [
      'The {who.bare} of {P} died in {town}, in a good bed, and was in the kitchen again the next morning, complaining about the speeches. Only {P} could see it. {Q} said that it would pass with the first snow. It has snowed {few} times since, and when {P} left home there was a second set of footprints for the first mile.',
      '"Promise me," said the {who.bare} on the last evening in {town}, and {P} had promised before hearing what. Then the breath went. The rest of the sentence came three nights later, from the foot of the bed. {Q}, who slept in the same room, heard only how {P} answered: "But that is on the other side of the world."',
    ],
    now: [
      [
        'In {town2} the {who.bare} fell silent before a certain house, and would not speak for {few} days.',
        'v=1',
      ],
      [
        '{P} has reached {town2}, which is about a third of the way, as the {who.bare} points out.',
        'v=2',
      ],
      'The voice lends {P} strength when it matters, and asks afterwards whether {P} has eaten.',
      '{P} lays a second place at table, and landlords have learned not to ask.',
    ],
    bond: [
      'The {who.bare}, dead or not: {P} would miss the nagging.',
      'A pipe, a thimble or a shawl of the {who.bare}, in which the voice lives as in a house.',
    ],
    hook: [
      [
        'It is not the {who.bare}. It has been wearing that voice since the burial, and has grown fond of {P}, which it had not planned.',
        'v=1',
      ],
      [
        'The promise is the end of a much older bargain, and {Q} has known since that night what happens to the one who keeps it.',
        'v=2',
      ],
    ],
    realm: [
      'All the dead of that line speak through one mouth by now, and they remember where a crown was hidden, and who was killed for it.',
    ],
    look: [
      "A shawl that smells of another person's pipe lies round {P.their} shoulders, and moves a little without wind.",
      '{P} always leaves the chair by the stove empty.',
    ],
    manner: [
      '{P} listens, sighs, and says "yes, I know".',
      '{P} translates the remarks of the {who.bare} into something more polite.',
      '{P} says goodnight twice.',
    ],
    ideal: [
      '"One keeps one\'s word to the dead, since they cannot let one off."',
      '"Family is who still nags when it is over."',
    ],
    woven: {
      story: [
        'A dead {who.bare} goes with {P.name}, unseen by others, and comments on everything.',
      ],
      manner: ['{P.name} listens to a dead {who.bare}, sighs, and says "yes, I know".'],
      bond: ['{P.name} would miss the {who.bare}, nagging and all.'],
    },
  }),
  ofIdea({
    id: 'idea-guardian',
    asked: phrases(
      'protects|protecting|guards|guarding|raises|raising|looking_after|looks_after|caring_for|cares_for|takes_care_of|travels_with|travelling_with|traveling_with|adopted|father_of|mother_of|sworn_to_protect|provide_for|supports|supporting <their>|a|an|the young|little|adopted|orphaned|sick|only? {who:daughter|son|child|children|baby|nephew|niece|little_brother|little_sister|brother|sister|siblings|orphan|orphans|girl|boy|grandson|granddaughter|mother|father|prince|princess|apprentice|ward}',
      'single|widowed father|mother|dad|mom|parent of? {who}?',
      'pay|pays|paying|money|medicine|cure|heal|save for|of|to? <their> sick|dying|ill|little|younger|only|cursed? * {who:<kin>}',
      "<their> {who:<kin>}'s medicine|cure|treatment|debts|debt",
      'parent|father|mother|dad|mom of {who}',
    ),
    usual: { who: 'child' },
    other: ['doctor', 'landlady', 'schoolteacher'],
    concept: [
      ['does all of it for {who.the}, who is safe with {Q} in {town}', 'v=1'],
      [
        'took on {who.the} at {town} when nobody else would, and has learned to do with less sleep',
        'v=2',
      ],
    ],
    want: [
      ['to earn what is needed for {who.the}, and to be home by winter', 'v=1'],
      ['to give {who.the} a better start than {P.they} had', 'v=2'],
    ],
    flaws: [
      [
        'takes any job that pays by the end of the month',
        '{P} does not ask what is in the crate, if the money for {who.the} is due.',
      ],
      [
        'thinks the worst of anyone who asks about {who.the}',
        'One friendly question too many about home, and {P} has a hand on the hilt.',
      ],
    ],
    event: [
      'Everything changed for {P} with {who.the}. There was a bill at {town}, then another, and work at home did not pay half of them. {Q} took {who.the} in, in the room with the south window, named a sum per month that was fairer than it had to be, and said: go, then, and come back. {P} has sent it on the first of every month, and twice in advance.',
      'Nobody in {town} would take in {who.the}, for reasons that all of them could explain. {P} had come to the house on quite another errand. {Q} stood there with the papers and a clean shirt, and asked for a signature "for a day or two". That was {years} years ago. {P} has learned since to plait hair, boil medicine and sleep with one ear open.',
    ],
    now: [
      [
        'The last letter from {town} was in a different hand, and says too often that all is well.',
        'v=1',
      ],
      [
        'In {town2} a well dressed couple has been asking about {who.the}. They do not look like relatives.',
        'v=2',
      ],
      'In {P.their} pack there are {few} letters with drawings in the margin, read until they came apart.',
      '{P} has turned down gold in {town2} because the job would have taken until spring.',
    ],
    bond: [
      '{Who}: there is no second line to this.',
      '{Q}, who asks for little, and to whom {P} owes more than the rent.',
    ],
    hook: [
      [
        'It can be cured, and {Q} knows how. It would cost exactly the sort of deed that {P} has sworn never to do.',
        'v=1',
      ],
      [
        '{Who} has a family, which is great, cold and in need of an heir, and {Q} has had their reward in the drawer for a year.',
        'v=2',
      ],
    ],
    realm: [
      'The stars have something to say about {who.the}, and {few} temples have each sent somebody to fetch what they call theirs.',
    ],
    look: [
      'A small mitten hangs from {P.their} pack.',
      'There is chalk and jam on the armour of {P}, in places that one reaches from below.',
    ],
    manner: [
      '{P} asks landlords for the price of milk.',
      '{P} wraps half of everything and puts it away.',
      '{P} hums one lullaby, in all situations, slightly flat.',
    ],
    ideal: ['"Somebody has to come home. So I do not die."', '"The strong carry the bags."'],
    woven: {
      story: [
        'At {town} there is {who.the}, for whom {P.name} earns, and who must not find out how.',
      ],
      want: ['to earn what is needed for {who.the}, and to be home by winter'],
      bond: ['{P.name} does all of it for {who.the}.'],
      look: ['A small mitten hangs from the pack of {P.name}.'],
    },
  }),
  ofIdea({
    id: 'idea-rival',
    asked: phrases(
      'rival|rivalry|sworn_enemy|nemesis|archenemy|feud|competition|grudge of|with|against {who}',
      'beat|defeat|outdo|best|surpass|upstage <their> * {who:rival|rivals|brother|sister|master|nemesis|teacher|father|mother|twin}',
      'has|with a|an * rival|nemesis|archenemy',
      'lost a|an|the * duel|match|contest|tournament|competition to {who}',
      'lost a|an|the * duel|match|contest|tournament|competition',
    ),
    usual: { who: 'an old rival' },
    other: ['rival'],
    concept: [
      ['lost to {Q} in front of all {town}, by the width of a hair', 'v=1'],
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
      'It was the feast at {town}, the last round, and {P} was ahead. {Q} smiled, and said something very quietly. {P} looked up. That was all: one look, and it was lost, and {Q} was carried round the square. {P} has never told anyone what was said. It was: "Your lace is undone." It was not.',
      '{P} and {Q} shared a bench, a teacher and a birthday in {town}, and the whole town bet on them. It stood at {few} all when {Q} left in the night, without a word, in the middle of the deciding match. The teacher gave it to {P}. {P} threw the prize into the river, and went after {Q}, to finish it.',
    ],
    now: [
      ['In {town2} {Q} has opened a school, and teaches the trick with the lace.', 'v=1'],
      ['{Q} has been in {town2}, left {P} a paid supper, and a note: "Not yet."', 'v=2'],
      '{P} practises each morning, against a post with a hat that looks a little like {Q}.',
      'When {P} saved {few} lives in {town2} the first thought was that {Q} would not hear about it.',
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
];
