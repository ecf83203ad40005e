import type { SettingPremise } from './premise-type.ts';

export const premisesOfUnlikelyRulers: readonly SettingPremise[] = [
  {
    id: 'children',
    slot: 'ruler',
    asks: [
      '@children|kids|child|teenagers|orphans|urchins|street_children|boy|girl',
      'child king|queen|emperor|empress|rulers|guild|kings|lord',
      'adults|grown-ups|grownups|parents asleep|gone|vanished|fell|disappeared|dead|sleep|sleeping|missing|left',
      'toys rulers|rule|alive|king|kingdom',
    ],
    title: 'The Small Council',
    rulers: 'the Small Council',
    guards: 'the whistle watch',
    pitch:
      'The grown-ups of {land} fell asleep on one evening, {few} years ago, and have not woken. Their children run it all, with a council, a post and bedtimes. Last night one of the sleepers got up, walked through {town1}, and lay down again.',
    party:
      'The party is grown up and awake, which is an office by now. It is asked to reach things, to sign in joined-up writing, and to keep out of the council. {A} wants to know above all how one can tell who is dreaming.',
    truths: [
      'The sleepers lie where they were put: mothers at home, strangers in the school, in rows. They are washed on Saturdays, and told what there is for dinner.',
      "On the evening of one's sixteenth birthday one falls asleep as well. There is a party, one hands over one's keys, and the best friend sits with one.",
      'Laws are passed by everybody who can say them without a mistake. They are short, and mostly fair.',
      'Money is buttons, and those of uniforms count double. Nobody has found out yet what tax is for, but it is collected, and kept in a very big jar.',
      'There are jobs with turns: baking, goats, walls, being sad. Whoever is on the last may not be disturbed till four.',
      'Outsiders are told that the grown-ups are at a meeting. Two armies have waited at the border for it to end.',
      'Lies are allowed up to the age of eight. After that one must say "I pretend" first.',
    ],
    regions: [
      '{town1} has the council, in the old court, on cushions. Its streets have been renamed, and one goes by Lion to Pancake.',
      '{town2} grows the food. It is strict there, they get up at five, and those of {town1} are called the babies.',
      '{town3} is the school in which {num} strangers sleep. The oldest children guard it, and nobody who is nearly sixteen may go in alone.',
      '{town4} is the camp in the trees, of those who ran away from their birthday. They do not sleep at all, and have become odd.',
    ],
    factions: [
      [
        'The Small Council',
        'governs {land} from the cushions of {town1}, wants the sleepwalker kept secret, and wants more flour',
        'has opened the letter from the last evening, and voted not to wake them yet',
      ],
      [
        'The Whistles',
        'are the watch, of eleven to thirteen, who want real swords',
        'have drawn up plans for a war with {town2}, with colours, and it is not a game any more',
      ],
      [
        "The Mothers' Room",
        'are children who talk to the sleepers all day, and want them back',
        'have got an answer: it comes if one sings the wrong words and waits to be corrected',
      ],
      [
        'The Never Sixteen',
        'live in {town4}, and want to live',
        'have found out that it is not age that puts them to sleep but the handing over of the keys',
      ],
    ],
    conflicts: [
      'A grown man has come over the border with sweets and a contract. He is nice, and wants to be made a guardian, and the council is divided by ages.',
      'There is flour for one more month. {town2} will give more if {town1} gets up at five.',
      'Tomorrow the president of the council will be sixteen. Nobody else knows where everything is.',
    ],
    people: [
      [
        'fifteen-year-old president of the council',
        1,
        'wants to know what happens to one, in there, by tomorrow evening',
        '{A.name} makes lists, and gives each child exactly as much time as it needs.',
        'hands the keys to no one, if the council asks {A.them} to stay and not because it must',
      ],
      [
        'twelve-year-old head baker',
        2,
        'wants someone to show that one can be strict and not shout',
        '{B.name} dusts flour off everybody, as a greeting.',
        'gives {town1} the flour when somebody from there gets up at five, unasked',
      ],
      [
        "nine-year-old singer in the Mothers' Room",
        3,
        'wants the old night watchman moved, for he talks in his sleep, and it is about the party',
        '{C.name} stops in songs at the same line and listens.',
        'sings the line to the end, if someone holds {C.their} hand and is not a grown-up',
      ],
    ],
    places: [
      [
        'The Cushion Court',
        1,
        'the council sits here by size, and guests have to sit on the floor, so as to be fair',
        'Under the biggest cushion is the letter of the last evening, read so often that it has holes. It begins: "We are so tired. It is only for one night."',
      ],
      [
        'The School of Sleepers',
        3,
        'rows of beds, flowers, and a board with what each of them likes to be told',
        'They breathe together. One can see their eyes move, all in the same direction, as if they followed someone going by.',
      ],
      [
        'The Button Jar',
        1,
        'the tax of {few} years, as high as a house, and it may be looked at',
        'At the bottom is the key to the clock tower, whose hands have stood at bedtime since. It was thrown in by one who wanted it to be so.',
      ],
    ],
    starts: [
      [
        'The party is stopped at the border by a girl with a whistle and a spear that was once a broom, who inspects its hands and asks whether it has slept. In {town1} it is just being given milk, when all whistles go at once. Through Lion Street walks a woman in a nightgown, eyes shut, and a hundred children follow on tiptoe. She stops in front of the party. "You will have to tell them," she says, and sinks down. {A} catches her, because it is her mother or his.',
        'The sleepers dream together and have noticed that they have been away too long. They cannot wake: they have been forbidden to, by those whom they obey.',
      ],
    ],
    openings: [
      [
        'The council asks the party to be the enemy, on Thursday, in the square, only loudly and with flags. It pays in pancakes.',
        'The two armies at the border have become suspicious. It has to look as if somebody had already won.',
      ],
      [
        'A boy from {town4} who has been awake for {days} days asks the party to teach him to sleep without going.',
        'He need only keep his key. He does not have the courage to try, and nobody has told him that it is allowed.',
      ],
    ],
    truth:
      'On that evening a child wished for one whole day without anybody tired. She had the key of the clock tower, because she was the watchman\'s, and turned back bedtime by the hand. The grown-ups were glad to lie down for a moment. They have been kept there ever since by the wish of those who have got used to it: a sleeper wakes when the one who needs them says "please" and would also do without. The keys are a mistake of the council. It thought that whoever has no more duties might like to rest.',
    secrets: [
      'The child is {A}, who has told nobody, and has run everything so well because of it.',
      'The nice man with the sweets has three such countries already, and none of them has children left who laugh.',
      'The sleepers have held a council, too, in there. They are proud, mostly.',
    ],
    steps: [
      'a second sleeper gets up, and children are found who do not want it to be theirs',
      'the nice man is made guardian by a vote of the under-eights',
      '{guards} march on {town2}, with flags, and somebody gets really hurt',
      '{A} hands over the keys at {A.their} birthday. Nobody knows where anything is, the border armies come in to look for the meeting, and in the school all the sleepers begin to cry.',
    ],
    ends: [
      'The clock is set going in front of everyone, and each child decides about its own. Most say please, some not yet, and the council stays in office until it is sixteen.',
      'The Never Sixteen teach the rest that one can grow up awake. In {few} years {land} has grown-ups again, of its own making, and the old ones wake up as guests.',
      'The wish is wished again, smaller: one day in the year. It becomes a feast, on which all who are tired lie down and are covered.',
    ],
  },
  {
    id: 'monsters',
    slot: 'ruler',
    asks: [
      '@goblins|goblin|orcs|orc|monsters|hobgoblins|kobolds|kobold|ogres|trolls|troll|gnolls|minotaurs|lizardfolk|giants|beastmen',
      'goblin|orc|kobold|troll|ogre|monster|monstrous|giant kingdom|empire|city|nation|land|republic|peace|treaty|tribes|clan|clans|democracy|market|town|asylum',
      'orcs|goblins|monsters won|win|humans|civilised|civilized|share|together|peace|respect*|serious*',
      'monsters people|citizens|good|normal|society',
    ],
    not: 'insects?|ants?|bees?|monster_hunters?|hunters|turtles?|back|ruins|once_ruled',
    title: 'The Other Side of the War Songs',
    rulers: 'the Tusk Assembly',
    guards: 'the drum wardens',
    pitch:
      'Goblins, orcs and trolls have a country of their own in {land}, with taxes, poets and potholes, and all that it lacks is somebody who believes it. Tomorrow the first embassy of the human kings arrives. Today its escort disappeared.',
    party:
      'The party has both kinds in it, or at least both kinds of songs. {A} asks it to be the missing escort until the real one is found, and to please not count the teeth.',
    truths: [
      'In {land} one is greeted with an insult, as inventive as possible. To be polite means that one is planning something.',
      'Goblins run the trade, trolls the bridges and orcs the opera. It lasts six hours, and there are casualties.',
      'Whoever has killed a hero must bring up his children. There are quite a number of people called Sir Something in {land}, with very large mothers.',
      'Laws are drummed, since few can read. A badly drummed law counts only for those who were near.',
      'The old wars are a school subject. They are taught from the other side, and end differently.',
      'Food is shared by weight of the eater, and disputes by volume.',
      "A goblin's word is worth nothing before noon and everything after. Contracts have the time on them.",
    ],
    regions: [
      '{town1} is built of stolen town halls, set on top of each other. From the uppermost one a flag waves on which they are still voting.',
      '{town2} is human, conquered {years} years ago, and has not noticed any difference but the food, which is better.',
      '{town3} has the troll bridges and the university of riddles. Nobody fails there, as long as they are missed by someone.',
      '{town4} is the old way of life: caves, bones, a smell. School classes are brought there, and it has a gift shop.',
    ],
    factions: [
      [
        'The Tusk Assembly',
        'governs by drum and shouting from {town1}, and wants the embassy to be impressed',
        "has fetched its furniture from the ambassador's own summer house",
      ],
      [
        'The Old Clans of {town4}',
        'want raids, honour and a little respect for bones',
        'have taken the escort, and it is having the time of its life',
      ],
      [
        'The Foundlings',
        "are the heroes' children, brought up by monsters, who want both passports",
        'have found out that the first hero did not fall here but deserted, and is their mayor',
      ],
      [
        'The Price List',
        'are human merchants of {town2}, who want the border shut, for without it they would have competition',
        "pay bounty hunters to be found with monsters' blood on them, on the day of the embassy",
      ],
    ],
    conflicts: [
      "The ambassador's grandfather hangs over the fireplace of the Assembly, from neck to boots. Some want to take him down before tomorrow, and some think that she would like to see him.",
      'A troll has let a human child cross for nothing, and it was a breach of contract. The other trolls are on strike, and {land} consists of islands.',
      'The flag: there are {num} designs, two brawls, and one with flowers that everybody secretly likes.',
    ],
    people: [
      [
        'goblin master of ceremonies',
        1,
        'wants an escort, a flag and a tablecloth by tomorrow, and to be told how one curtsies',
        '{A.name} insults guests from a list, and ticks them off.',
        'tells the ambassador about the chairs before anyone else can, as soon as she has laughed once',
      ],
      [
        "hero's child and bailiff",
        2,
        "wants to meet someone from {B.their} father's village, and not to be pitied",
        '{B.name} apologises in doorways for being small.',
        'shows where the hero is, if it is not to be a song',
      ],
      [
        'troll and bridge professor',
        3,
        'wants a riddle that {C.they} does not know, and opens the bridges for it',
        '{C.name} thinks about each question, for a day if need be.',
        'breaks the strike when the child comes back to say thank you',
      ],
    ],
    places: [
      [
        'The Stacked Halls',
        1,
        'five town halls on top of each other, with a stair of doors, and drums on each landing',
        'On the third is a room that is kept just as it was, with a cup still on the desk: that of a human mayor, who is visited on his birthday.',
      ],
      [
        'The Opera',
        1,
        'a pit with seats on all sides, and a box with a roof for human guests',
        "Tomorrow's opera is the last war. In the third act the murder of the ambassador is sung, and the props are real (DC 13 Perception).",
      ],
      [
        'The Gift Shop',
        4,
        'bones, clubs and small drums, and an old woman who gives change correctly',
        'In the back room sits the escort, twelve knights, with painted faces, who are learning to throw axes and do not want to be rescued.',
      ],
    ],
    starts: [
      [
        'Before the gate of {town1} an honour guard of orcs stands in borrowed collars, and before it, on a carpet, the party, which only wanted to buy bread. The drums fall silent. A goblin in a cut-down ball gown bows so deeply that the crown rolls off, and says the sentence that all of {land} has practised for a year: "You look like the back of my grandmother. Welcome." Under {A.their} breath {A} adds: "Please be the escort. I will explain."',
        'The real escort was carried off at night by the Old Clans. The ambassador is an hour away, and the Price List has someone in the third act.',
      ],
    ],
    openings: [
      [
        'A troll holds a bridge on the way to {town3} and asks for no toll. He asks if the party would mind staying until he has finished crying.',
        'He is the one who let the child cross. The others have not spoken to him for a week, and trolls are very social.',
      ],
      [
        'In {town2} a baker whispers to the party that it should save him from the monsters, loudly, tomorrow at eleven. He hands out parts.',
        'It is paid for by the Price List. He asks in the same breath whether they would not tell his neighbour, who is an orc, and a friend.',
      ],
    ],
    truth:
      'The last war ended when the great hero of the human kings came to kill the chief of all the tribes and found her teaching a child to count. He sat down. He told nobody, let himself be sung as dead, and has been mayor of {town2} ever since, in a hat. It was he who wrote the laws that are drummed. The chief is old now. The two of them have asked for this embassy, secretly, by a letter in his hand; and the ambassador is his daughter, who comes because she recognised it, and to find his grave.',
    secrets: [
      'The grandfather over the fireplace is papier mâché. The original lies with honours in {town4}.',
      'The list of insults was written by a human poet in exile. It is his best work.',
      'The Price List has paid both sides for {years} years, and keeps receipts.',
    ],
    steps: [
      'the ambassador is received, badly, and is rather charmed',
      "a knight's helmet is found with blood on it, at the right moment, by the right people",
      '{guards} drum a war, and it is drummed badly, so that only half of them hear it',
      'The third act is sung to the end. If the ambassador falls, {land} goes back to being what the songs say, and it knows all the verses.',
    ],
    ends: [
      'The hat comes off, before the whole opera. The embassy turns into a family dinner, with insults, and {land} gets its border and its flag with the flowers.',
      'The escort comes back by itself, painted and singing, and asks for asylum. It is the first sentence that the human kings believe.',
      'There is a war of one afternoon, with {town2} in between, whose people simply go on serving food until both sides have sat down.',
    ],
  },
];
