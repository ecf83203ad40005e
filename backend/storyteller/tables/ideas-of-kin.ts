import { phrases } from '../kinds/asked-phrases.ts';
import { ofIdea } from './departure-of-idea.ts';
import type { AskedDeparture } from './departure-type.ts';

/** Ideas about brothers, sisters, children and parents. */
export const ideasOfKin: readonly AskedDeparture[] = [
  ofIdea({
    id: 'idea-in-shadow',
    asked: phrases(
      '{who:twin|twin_sister|twin_brother|sister|brother|son|daughter|child|younger_brother|younger_sister|little_brother|little_sister|cousin|nephew|niece|grandson|granddaughter|wife|husband} of|to a|an|the famous|legendary|great|renowned|celebrated|notorious|powerful|beloved * {what:hero|adventurer|wizard|knight|bard|paladin|general|king|queen|archmage|warrior|champion|dragonslayer|dragon_slayer|captain|mage|pirate|thief|chef|healer|person|artist|hunter|fighter|villain}',
      'living|lives|live|stands|grew_up|tired|stuck|always|step|stepping|escape in|of|out|from? living|being|of? in? <their> * shadow',
      'less|not|never as? famous|talented|good|gifted|successful than|as <their> {who:brother|sister|twin|father|mother|siblings}',
      'living up to <their> {who:father|mother|brother|sister|family|grandfather|grandmother|parents}',
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
        'In {town2} {P} was recognised, at last, and had signed [four|six|eight] autographs before noticing the name they wanted.',
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
        'At home {P.name} has always been the other one: the {who.bare} of somebody of whom there are songs.',
      ],
      want: ['to be introduced once without a better known name in the sentence'],
      manner: ['{P.name} says the whole name when being introduced, and waits.'],
      bond: ['{P.name} loves the famous one of the family, which is the whole trouble.'],
    },
  }),
  ofIdea({
    id: 'idea-twin',
    unlessWhat: /\b(?:dead|late|murdered|killed|fallen|slain)\b/,
    isAboutWho: true,
    asked: phrases(
      'twin|twin_brother|twin_sister|sister|brother of {who}',
      'has|with a|an evil|identical|lost|secret|dead|estranged|missing? twin|twin_brother|twin_sister',
      'identical|estranged|conjoined|separated twin|twins|brother|sister',
      'one of a? pair? of? twins|triplets',
      'twins|twin separated|parted',
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
        'In {town2} {P} was greeted by [three|five|nine] creditors, a child and a dog, all of whom had met {Q}.',
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
      ['is the child of a {who.bare}, and was the last to find out', 'v=1'],
      ['ran away from the house of a {who.bare}, where {P.they} was to learn the trade', 'v=2'],
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
      '{P} grew up in {town} with {Q}, who called it an ordinary family with a long garden. At a fair a blind woman took {P.their} hand, screamed, and named the name. It was that of a {who.bare} for whom whole towns still light no lamps. {Q} did not deny it, but only asked who else had heard. {P} packed that night. Neither of them has slept well since.',
      'There were lessons in that house, and {P} was good at them. The {who.bare} came to supper, asked what had been learned, and smiled. On the day on which {P} was to do it alone for the first time, in {town}, with a real person, {P.they} untied the knots and said: run. {Q} was supposed to watch, and watched them both go, and counted to a thousand, twice, before calling the guards.',
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
      'Those who have suffered under the {who.bare}: {P} helps them without saying why.',
    ],
    hook: [
      [
        'The {who.bare} is not dead, and has been arranging the adventures of {P} for {years} years, as lessons.',
        'v=1',
      ],
      [
        '{P} is not the child. The true one was exchanged in the cradle by {Q}, and is growing into the part.',
        'v=2',
      ],
    ],
    realm: [
      'The old followers have gathered, [three|four|five] thousand of them, and have left the chair at the head of the table empty for {P}.',
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
        'What {P.name} tells few people: one of the parents is a {who.bare}, and has not given up hope of an heir.',
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
    id: 'idea-guardian',
    asked: phrases(
      'protects|protecting|guards|guarding|raises|raising|looking_after|looks_after|caring_for|cares_for|takes_care_of|travels_with|travelling_with|traveling_with|adopted|father_of|mother_of|sworn_to_protect|provide_for|supports|supporting <their>|a|an|the young|little|adopted|orphaned|sick|only? {who:daughter|son|child|children|baby|nephew|niece|little_brother|little_sister|brother|sister|siblings|orphan|orphans|girl|boy|grandson|granddaughter|mother|father|prince|princess|apprentice|ward}',
      'with|has|and a|an|the|his|her|their sick|dying|ill|poor|crippled {who:<kin>}',
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
      'Nobody in {town} would take in {who.the}, for reasons that all of them could explain. {P} had come to the house on quite another errand. {Q} stood there with the papers and a clean shirt, and asked for a signature "for a day or two". That was [two|three|four] years ago. {P} has learned since to plait hair, boil medicine and sleep with one ear open.',
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
      'In {P.their} pack there are [five|six|seven] letters with drawings in the margin, read until they came apart.',
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
        '{Who.the} has a family, which is great, cold and in need of an heir, and {Q} has had their reward in the drawer for a year.',
        'v=2',
      ],
    ],
    realm: [
      'The stars have something to say about {who.the}, and [four|six|eight] temples have each sent somebody to fetch what they call theirs.',
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
];
