import type { PersonStory } from './person-types.ts';

/** Persons who count, feed or guard a realm, and know what is wrong with it. */
export const personStoriesOfRealms: readonly PersonStory[] = [
  {
    id: 'royal-census',
    levels: [11, 20],
    tones: ['intrigue', 'grim', 'horror'],
    words: ['census', 'counting', 'population', 'taxes'],
    role: 'master of the royal census',
    other: 'lord treasurer',
    want: '[{P} wants the last sheet of the census [not to be added up|left alone] before the party has been to {town2}.|{P} wants the sum of the census kept from the crown for [nine|eight|ten] days, and has spilled [ink|wine|soup] on it twice.]',
    ask: '{P} asks the party to ride to {town2} and to count everyone there twice, [once by day and once by night|at noon and at midnight|by day and by night], without telling {Q} [which number is which|the second number|of it].',
    tell: '[{P} counts every room in a whisper, and writes the number on a [cuff|glove].|{P} never enters a full room without a pause in the door, [and two fingers move|in which the lips move|and one can see that it is a count].]',
    says: '"[I have counted {town} four times, and it does not get better|The number for {town} is ready, and nobody is going to like it|In {town} they believe that a census is about money|People in {town} hide their children from me, and I count the shoes|I do not sleep in {town}, I add]. [{Q} wants the sum, and shall have it when the ink is dry|Tell {Q} one of the numbers, and keep the other|Do not count on your fingers when {Q} is there|{Q} has asked for the sum three times, each time more politely|If {Q} offers to help with the adding, thank {Q.them} and take the sheets]."',
    truths: [
      '[Nine villages around {town2} are missing, with 40,000 people.|Around {town2} nine villages are missing, with 40,000 people.|With 40,000 people nine villages around {town2} have gone missing.] Whoever is not in the register is nobody by law, and {Q} strikes villages out of it and sells the people, through a gate in a quarry near {town2}, to an efreeti who needs hands. {P} has counted the nine all the same, and so far the crown [has believed the census and not the register|believes the census]. Now it is the turn of {town2}, [one lane each night|street by street], and on the day of the count {Q} means to [shut the gate for good|close the gate for ever].',
      '[There are 40,000 people too many, {Q} among them.|By 40,000 there are too many people, and {Q} is one of them.|The sum is too high by 40,000 people, of whom {Q} is one.] They are doppelgangers, have lived for three generations in {town}, in {town2} and everywhere else, pay taxes and harm no one; only asleep they have no face. {P} was the first [who added it up|to add it up|who got to that sum]. [The second was a captain of the guard in {town2}, who has begun to burn houses.|A captain of the guard in {town2} was the second, and has begun to burn houses.|In {town2} a captain of the guard has got there as well, and has begun to burn houses.]',
    ],
    clues: [
      [
        'Investigation',
        'laying the old tax rolls beside the new ones',
        'nine villages have gone out of them, each in the week after {Q} had passed through.',
        1,
      ],
      [
        'Persuasion',
        'standing a round for the carters of the treasury',
        'they have driven people to a quarry near {town2}, and [always went home empty|brought nobody back].',
        1,
      ],
      [
        'Insight',
        'playing cards with {Q}',
        '{Q} smiles with the smile of [whoever sits opposite|the last winner|the dealer], a little late.',
        2,
      ],
      [
        'Medicine',
        'going through the royal hospital of {town}',
        '[every hundredth patient|one patient in a hundred|one patient in fifty] has no scar, no mole and no callus.',
        2,
      ],
    ],
    pressed: [
      '{P} reads out the nine names before the great council, [as soon as|once] somebody holds the gate open from this side and somebody else brings the people back through it. The efreeti keeps to contracts, and the contract says "persons without a name".',
      '{P} would burn the sheet, but the captain has [another|a copy]. {Q} offers to show {Q.their} own face to the great council, [first and alone|before all others], and asks the party to [stand beside {Q.them} when {Q.they} does|be there when {Q.they} does].',
    ],
  },
  {
    id: 'dreaming-queen',
    levels: [11, 20],
    tones: ['horror', 'heroic', 'grim'],
    words: ['regent', 'nightmare', 'nightmares', 'coronation'],
    pronouns: { Q: 'she' },
    role: 'regent of the realm',
    other: 'young queen',
    want: '[{P} wants the law [changed|repealed] by which a sovereign sleeps in the cathedral before the coronation, while the regent sits awake and nobody may [wake the sleeper|wake the one or relieve the other].|{P} wants a coronation without the night in the cathedral, in which by old law the sovereign sleeps, the regent sits awake, and no one may [disturb either|come in].]',
    ask: [
      '{P} asks the party to hide in the cathedral of {town} on that night, and to be clumsy there once an hour, loudly enough to wake {Q}.',
      '{P} asks the party to keep everyone out of the cathedral of {town} on that night who has orders to see that the regent stays awake.',
    ],
    tell: [
      "{P} sleeps in a chair before {Q}'s [bedroom|door], and asks each servant in the morning [what is new in the streets|if there is anything new in the streets|what the streets look like].",
      '{P} never misses a night of sleep, [not even in a siege|not even in time of war], and asks on waking [how {Q} looks|for {Q}, before anything else].',
    ],
    says: '"[I hear the bells of {town} all night, and am grateful for each of them.|That law was made in {town} by people who slept well.|Have you ever been in the cathedral of {town} at night, with no one else awake?] [{Q} is well, thank you, and looks as she did yesterday|Do not ask {Q} what she has dreamed|Nothing shall happen to {Q}, and that is all I ask|I have known {Q} since she was nine, and she has been no trouble]."',
    truths: [
      '[What {Q} dreams is there in the morning.|In the morning there is what {Q} has dreamed.|Whatever {Q} has dreamed is there in the morning.] So far it has been a street, a white stag and once a tooth as long as an oar. {P} has had her woken [every hour|once an hour] since she was nine. Each time the same thing comes nearer in her dream, and a whole night is long enough for it to get to {town}.',
      'The heir to the throne died as a child of nine. {P} could not bear it, and neither could the realm, and what has grown up since then is a dream that {P} has every night. [{Q} is kind, clever and loved.|Everyone loves {Q}, who is kind and clever.|There is nothing wrong with {Q}, who is kind, clever and loved.] If {P} sits awake for a whole night, as the law wants it, she is gone in the morning, and so is the peace between the four dukes who would like to follow her.',
    ],
    clues: [
      [
        'Perception',
        'walking through {town} at dawn',
        'there is a [lane|well|bridge] that was not there in the evening, and [it has teeth|it breathes|one cannot look at it for long].',
        1,
      ],
      [
        'Insight',
        'telling {Q} a fairy tale',
        'she [asks for the ending first|wants to hear the end first], and holds on to [the table|a chair|your sleeve] until it comes.',
        1,
      ],
      [
        'Arcana',
        'using Detect Magic near {Q}',
        '[all of her is illusion, and it can hold a cup.|she is an illusion from head to foot, and the cup in her hand is not.|she is illusion all through, and throws a shadow all the same.]',
        2,
      ],
      [
        'History',
        '[reading|studying|poring over] the [church book of the palace|palace church book|church book of the cathedral] [page by page|for the year in which {Q} was nine|of that time]',
        '[a royal child stands among the dead, and somebody has tried to scrape the line away.|one line has been scraped nearly away, among the dead, and it is that of a royal child.|among the dead there is a royal child, in a line that somebody has scraped at.]',
        2,
      ],
    ],
    pressed: [
      'The thing in the dream can be met there (use <1 Behir 7200, Purple Worm 13000>): one of the party falls asleep next to {Q} and goes in with her, and the others hold the cathedral against what gets out meanwhile. {P} has never asked her [what she would do if she were not woken|what she herself would like to do about it|if she would rather sleep, and face it].',
      'A wish would make her real, and so would the life of the one who dreams her. {P} has [chosen the second way|decided on the second way|written a farewell letter, and means the second]. [{Q} has found it out, and asks the party to be quicker with the first.|Since {Q} has found it out, she asks the party to be quicker with the first.|The party is to be quicker with the first: so asks {Q}, who has found it out.]',
    ],
  },
  {
    id: 'royal-granaries',
    levels: [11, 20],
    tones: ['heroic', 'intrigue', 'grim'],
    words: ['quartermaster', 'famine', 'harvest', 'grain'],
    role: 'quartermaster of the realm',
    other: 'high druid',
    want: '[{P} wants nine royal granaries to burn before [the army is fed from them on Monday|Monday, when the army is fed from them].|{P} wants a fire at the royal granaries, by Monday, and a [very good reason for it|thunderstorm to blame for it].]',
    ask: '{P} asks the party to [burn|set fire to] the nine granaries at {town2} in one night, [without a death|so that nobody dies], and to be seen by nobody, [least of all by|and above all not by] {Q}.',
    tell: [
      '{P} eats nothing that has been baked in {town}, and has [biscuits|bread|oatcakes] sent from [home|the coast|far away].',
      '{P} cannot [walk past|see] a sack without lifting it[, or a cart without looking under the cover|, and then counts them|, with one hand].',
    ],
    says: '"[Do not eat the bread of {town} while you are here, I have brought biscuits|The army of {town} marches on its stomach, and I know what goes into it|It is only corn, and {town} will sow again|A dry summer is bad for {town}, and a fire is quick|I have fed this army in {town} for years, and it has never asked what it eats]. [{Q} has praised the harvest twice, and that should tell you something|If {Q} asks, you have never seen me, and dislike the smell of smoke|Keep {Q} in the forest that night, whatever it costs|When {Q} offers you bread, you have just eaten]."',
    truths: [
      'The grain is from a field under which {Q} has buried a god of the harvest alive. Whoever eats of it does what {Q} says, gladly. [So far that is {town2} and a third of the court; on Monday it would be 30,000 soldiers.|That is {town2} so far, and a third of the court; 30,000 soldiers would follow on Monday.|A third of the court has eaten of it so far, and all of {town2}; on Monday it would be 30,000 soldiers.] {P} told the marshal, but he had eaten of it at [breakfast|supper|lunch], and went straight to {Q}.',
      'The granaries are full of chopped straw. {P} has sold the grain across the border, to a starving enemy who [was about to march for it|would have marched for it], and by that has kept the peace for {years} months. [The army in {town} still [lives on|eats from] its old stores, which [end|run out|are empty] on Monday, {days} days before the harvest.|On Monday the old stores of the army in {town} [end|run out|are used up], and the harvest is [only {days} days later|another {days} days away].] {Q} has found out, and will [tell the marshal on Monday|say so in public on Monday], unless the crown gives the great forest to the druids, for which {Q.they} would fill nine granaries in one night. [After a fire nobody would ask where the grain went, and {Q} would have nothing to sell.|A fire would explain where the grain is, and leave {Q} with nothing to tell.] [There are two peoples in that forest, and {Q.name} has asked neither of them.|Two peoples live in that forest, and neither of them has been asked by {Q.name}.|{Q.name} has not asked the two peoples who live in that forest.]',
    ],
    clues: [
      [
        'Nature',
        'leaving an ear of the new corn on a table overnight',
        'in the morning its [grains|beards] all point to where {Q} is.',
        1,
      ],
      [
        'Insight',
        'talking with the bakers of {town2}',
        'they are of one opinion, and of another one [as soon as {Q} has passed by|when {Q} comes in|after a word from {Q}].',
        1,
      ],
      [
        'Investigation',
        '[pushing a stick|driving a spear|sticking an arm|pushing a broom handle] into [one of the granaries|the corn at {town2}|the largest granary|the corn of a granary]',
        '[it goes through a hand of corn, and then through straw.|under a thin layer of corn there is straw.|the corn is a hand deep, and what is under it is straw.|after a hand of corn comes chopped straw.]',
        2,
      ],
      [
        'Persuasion',
        '[asking [the ferry hands|two ferry hands|an old ferryman] at the border about [the winter|last winter]|sitting down with [the ferry hands|two ferry hands] at the border and talking of [the winter|work in the cold|last winter]]',
        '[they carried carts across by night, full ones, and brought them back empty.|full carts went across by night, they say, and came back empty.|by night they took carts over, heavy ones, and the same carts back, light.]',
        2,
      ],
    ],
    pressed: [
      "[If the god is dug out, it calls back what was taken from it, and the eaters wake, in {town2} and at court.|Once the god is out of the ground it calls back what was taken from it, and all {town2} wakes, and the court as well.] [{Q} has let a wood of thorns grow over the field (use treants; the god itself does not fight).|Over the field there is a wood of thorns by now, {Q}'s work (use treants; the god itself does not fight).|A wood of thorns covers the field, since {Q} has let it grow (use treants; the god itself does not fight).] {P} knows [where the old plough road runs under it|an old road that runs under it|the way under the roots].",
      '{P} would say it to [30,000|thirty thousand] soldiers: that the enemy has eaten their bread, and therefore [stays at home|does not march]. Somebody has to keep the marshal from answering first, and to find bread for {days} days that is not bought with a forest.',
    ],
  },
];
