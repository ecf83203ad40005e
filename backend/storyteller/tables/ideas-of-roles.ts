import type { AskedDeparture } from './departure-type.ts';

/** Ideas about a role: one that is played, that was lost, or that was given by a god. */
export const ideasOfRoles: readonly AskedDeparture[] = [
  {
    id: 'idea-poses',
    unlessWhat: /\bto be \S+ed\b|^(?:to|that) /u,
    facets: ['guise'],
    asked:
      /\b(?:pos(?:es|ing)|pretend(?:s|ing)|disguised|impersonat(?:es|ing)|pass(?:es|ing)|masquerad(?:es|ing)) (?:(?:him|her|them)self )?(?:off )?(?:as |to be )?(?:an? |the |being an? )?(?<what>(?:(?!and\b|to\b|who\b|but\b)[\p{L}-]+ ){0,2}?[\p{L}-]+)(?=$|,| (?:and|but|who|to|for|in|at|with|because|so|while|after)\b)/u,
    usual: { what: 'priest' },
    tones: ['heroic', 'grim', 'intrigue', 'horror', 'whimsical'],
    words: [],
    classes: ['rogue', 'bard'],
    backgrounds: ['charlatan', 'criminal'],
    other: ['tailor', 'forger', 'innkeeper'],
    concept: [
      ['came to {town} for one evening as a {what}, and has had to be a {what} ever since', 'v=1'],
      ['took the place of a {what} who had died near {town}, and was better at it', 'v=2'],
    ],
    want: [
      ['to stop before somebody is hurt by it, and with the money', 'v=1'],
      ['to be a {what} in earnest, which is the one thing that cannot be asked for', 'v=2'],
    ],
    flaws: [
      [
        'cannot say "I do not know"',
        'To every question that a {what} ought to be able to answer {P} gives an answer, and then looks for a book in which it might stand.',
      ],
      [
        'adds one detail too many',
        'The lies of {P} are good up to the last sentence, and {P} cannot leave out the last sentence.',
      ],
    ],
    event: [
      '{P} needed a meal and a bed in {town}, and put on the clothes of a {what} that hung on a line. The meal was good. In the night {Q} knocked: somebody needed a {what}, at once, and there was no other for miles. {P} did what a {what} would have done, and it helped. In the morning there was a queue.',
      '{P} found a dead {what} on the road to {town}, with a letter that called him there. {P} had debts, and the size was right. {Q} altered the sleeves and asked nothing. After {years} months a boy came who wanted to see his uncle, the {what}; he looked at {P} for a long time, and then he said, "Uncle."',
    ],
    now: [
      ['In {town2} {P} met another false {what}, and they were very polite to each other.', 'v=1'],
      ['The boy writes to his uncle in {town2}, and {P} answers.', 'v=2'],
      '{P} has by now done {few} things that only a true {what} may do, and lies awake over two.',
      'Of what people pay to a {what}, {P} keeps a third and does not know what to do with it.',
    ],
    bond: [
      'The people who were helped by a false {what}, and would not understand.',
      'A {what} of the old school, who taught {P} without knowing that it was all new.',
    ],
    hook: [
      [
        '{Q} has known it from the first night. The clothes had been hung there for whoever would come, since the last {what} of {town} was murdered, and somebody had to be put in his place.',
        'v=1',
      ],
      [
        'The dead {what} was a false one too, and had been sent to do something in {town}. Those who sent him still wait for it, and {Q} is to remind {P}.',
        'v=2',
      ],
    ],
    realm: [
      'At court a true {what} is needed for one act on which the succession hangs, and it is {P} who has been asked for by name.',
    ],
    look: [
      '{P} is dressed as a {what} down to the buttons, and only the boots are those of somebody who may have to run.',
      'The clothes of a {what} suit {P}. They were made for a person of the same height and a longer neck.',
    ],
    manner: [
      '{P} speaks slowly and low, as a {what} is expected to, and faster when alone with friends.',
      '{P} watches how others behave before doing anything that a {what} should know how to do.',
      '{P} never tells the same story of {P.their} training twice.',
    ],
    ideal: [
      '"If it helps, it is not altogether false."',
      '"People believe the coat, so somebody decent should be in it."',
    ],
  },
  {
    id: 'idea-expelled',
    asked:
      /\b(?:expelled|kicked out|thrown out|banned|dropped out|flunked out|failed out|suspended|sent down) (?:from|of|out of) (?:an? |the |his |her |their )?(?<what>(?:[\p{L}-]+ ){0,2}?(?:academy|school|college|university|tower|order|guild|monastery|temple|circle|conservatory|library|institute))\b|\b(?:expelled|failed|dropout|disgraced) (?:[\p{L}-]+ )?(?:student|apprentice|novice|scholar|wizard|mage|pupil)\b/u,
    usual: { what: 'academy' },
    tellsCalling: true,
    tones: ['heroic', 'grim', 'intrigue', 'horror', 'whimsical'],
    words: [],
    classes: ['wizard'],
    backgrounds: ['sage'],
    other: ['professor', 'fellow student', 'examiner'],
    concept: [
      ['was expelled from the {what} in {town} for an experiment that worked', 'v=1'],
      ['was expelled from the {what} in {town} for something that a fellow student did', 'v=2'],
    ],
    want: [
      ['to repeat the experiment before witnesses', 'v=1'],
      ['to come back through the main gate, with the proof in hand', 'v=2'],
    ],
    flaws: [
      [
        'has to be right, and in public',
        'If somebody with a title is wrong, {P} says so, with sources, and with a drawing if there is a wall.',
      ],
      [
        'tries things out [indoors|before reading to the end]',
        '{P} reads the instructions as far as "then" and begins.',
      ],
    ],
    event: [
      '{P} was a student of the {what} in {town}, and had written a paper that {Q} called impossible. So {P} showed it, in the great hall. The roof was rebuilt in the spring. Before that {Q} had signed the expulsion and locked away the paper, unread by anyone else.',
      'At the {what} in {town} a door was found open that had been shut for a hundred years, and beside it lay the scarf of {P}. {P} had been asleep. {Q} swore to have seen {P} there, and did not look up. They expelled {P} the same morning, in the rain, with one box of books.',
    ],
    now: [
      ['In {town2} a learned society has published the paper, under another name.', 'v=1'],
      ['In {town2} {P} met a porter who had seen that door from the inside.', 'v=2'],
      '{P} still keeps the timetable of the {what}: on Tuesdays from nine to eleven there is theory, wherever they are.',
      'The {what} has left {P} a bill for the {few} windows, with interest.',
    ],
    bond: [
      'The one box of books, with {few} in it that should have been given back.',
      'The friends from the {what}, who no longer answer, and one who does, without a signature.',
    ],
    hook: [
      [
        '{Q} knew that it would work, since it had been done before, and what came through that time is still in the cellar of the {what}. The roof was not what it broke.',
        'v=1',
      ],
      [
        '{Q} opened the door, under a spell, for what is behind it. It has asked for {P} since, because {P} slept through its call.',
        'v=2',
      ],
    ],
    realm: [
      'The masters of the {what} advise three crowns, and by now what was behind the door speaks through all of them.',
    ],
    look: [
      'On {P.their} coat one can see where the badge of the {what} was cut off.',
      '{P} has ink on all fingers, and a burn in the shape of a book clasp.',
    ],
    manner: [
      '{P} raises a hand before asking a question, and takes it down again, annoyed.',
      '{P} corrects signs and menus with a pencil.',
      'If anyone mentions the {what}, {P} says "never heard of it", and lists its mistakes.',
    ],
    ideal: ['"A truth does not need a diploma."', '"What may not be asked has to be asked first."'],
  },
  {
    id: 'idea-fired-for-truth',
    asked:
      /(?:\b(?:ex |ex-|former )?(?:city |town |royal |village )?(?:guard|guardsman|watchman|soldier|knight|captain|sheriff|judge),? (?:who (?:was|got) )?)?\b(?:fired|dismissed|sacked|discharged|kicked out|expelled|removed|demoted|thrown out|lost (?:his|her|their) (?:job|post|place)) (?:for|because|after|due to)(?: of| (?:he|she|they) (?:was|were|is))? (?:being )?(?:(?:too|his|her|their|so) )*(?:honest|honesty|telling|speaking|refus|report|the truth|doing the right|not taking|incorruptible|whistle)/u,
    tones: ['heroic', 'grim', 'intrigue', 'horror', 'whimsical'],
    words: [],
    classes: ['fighter'],
    backgrounds: ['guard', 'soldier'],
    other: ['captain', 'paymaster', 'comrade of the watch'],
    concept: [
      ['served the law in {town} and was fired for writing an honest report', 'v=1'],
      ['was fired in {town} for giving back a bribe, with a receipt', 'v=2'],
    ],
    want: [
      ['to have that report read aloud in public, to the last page', 'v=1'],
      ['to find one honest superior, and to serve again', 'v=2'],
    ],
    flaws: [
      [
        'tells the truth to people who are armed',
        'Asked by [a robber|a baron|a gate guard] whether there is anything to declare, {P} declares it.',
      ],
      [
        'cannot overlook the smallest offence',
        '{P} stops a chase to tell a carter that his lamp is out.',
      ],
    ],
    event: [
      '{P} had the night watch in {town} when a warehouse burned, and wrote down what there was to see: the doors had been barred from outside, and {Q} had the bar. {Q} read the report, said that it was well written, and asked for the badge of {P}.',
      'In {town} every guard found a purse in the boot on the first of the month. {P} brought it back to {Q}, with a list and asked for a receipt. {Q} signed. The next day {P} was fired, for disorderly boots. The others looked at the floor, and one of them saluted.',
    ],
    now: [
      [
        'In {town2} {P} has found a man with burns who was believed to have died in that warehouse.',
        'v=1',
      ],
      ['In {town2} {P} guards a bridge for half pay, and nobody has to pay twice.', 'v=2'],
      '{P} still walks the old round each night, round any camp, and tries all the doors.',
      'No town between {town} and {town2} will take {P} into its guard: a letter is always there first.',
    ],
    bond: [
      'A copy of the only honest paper in the case, sewn into the lining, and known by heart.',
      'The one comrade who saluted, and who has since been moved to the worst gate.',
    ],
    hook: [
      [
        '{Q} barred the doors on orders, and has kept the original report instead of burning it: it is the only thing that keeps {Q} alive. It is for sale.',
        'v=1',
      ],
      [
        'The purses came from {few} families who pay for every guard in the province, and do so for one night, on which no guard is to hear anything. {Q} knows the date.',
        'v=2',
      ],
    ],
    realm: [
      'The trail leads up to the chancellor, who has bought the guards of {few} cities in the same way, and it ends at the bedroom door of the sovereign.',
    ],
    look: [
      '{P} still wears the boots of the guard, polished, and a coat with a hole where the badge was.',
      '{P} stands like a sentry, also in the queue for soup.',
    ],
    manner: [
      '{P} asks names, dates and places, and writes them down.',
      '{P} knocks, waits and gives a reason, before breaking down a door.',
      '{P} puts money on the table for things that others call free.',
    ],
    ideal: [
      '"A law that looks away is only a wall."',
      '"I would rather be right and cold than warm and bought."',
    ],
  },
  {
    id: 'idea-forgotten-god',
    asked:
      /\b(?:of|serves|serving|worships|follows|last|devoted to|to) (?:(?:an?|the|last|priest|priestess|believer|follower|of) )*(?<what>forgotten|dead|dying|nameless|lost|abandoned|old|fallen|banished|minor|unknown|silent|small) (?<other>god|goddess|deity|religion|saint)\b/u,
    usual: { what: 'forgotten', other: 'god' },
    tones: ['heroic', 'grim', 'intrigue', 'horror', 'whimsical'],
    words: [],
    classes: ['cleric', 'paladin'],
    backgrounds: ['acolyte'],
    other: ['well digger', 'antiquary', 'last sexton'],
    concept: [
      ['serves a {what} {other} whose only prayer stood on a stone near {town}', 'v=1'],
      ['gave an oath to a {what} {other} by accident, in {town}, and it was heard', 'v=2'],
    ],
    want: [
      ['to learn the name by which the {other} was called', 'v=1'],
      ['to find one other person who prays to the same {other}', 'v=2'],
    ],
    flaws: [
      [
        'invents the rites that are lost',
        'Nobody knows what the {other} wants, so {P} tries things out: [honey|bells|salt on the doorstep], also in the houses of others.',
      ],
      [
        'is jealous of other temples',
        'At the sight of a full temple {P} counts the candles and falls silent.',
      ],
    ],
    event: [
      '{P} was clearing a field near {town} with {Q}, and the plough turned up an altar. {P} read out what was on it, for a joke. It began to rain, for the first time in a year, in that field only. {Q} wanted to sell the altar. {P} buried it again, and took the oath that stood there.',
      'In a ruin near {town}, under rubble, {P} called on whoever might hear. One voice said, "At last," and the beam could be lifted. {Q} got out as well, and says that it was luck. {P} had said "for ever", and keeps to it.',
    ],
    now: [
      [
        'In {town2} an old woman hummed the prayer over her washing, and did not know what it was.',
        'v=1',
      ],
      [
        'In {town2} a shrine of the {other} is used as a pigsty. {P} has swept it, and the pigs look on.',
        'v=2',
      ],
      '{P} has had {few} answers so far, each of them short, and the last one was a question.',
      'Where {P} sleeps, the old stones in the walls are warm by morning.',
    ],
    bond: [
      'The {what} {other}, who has nobody else.',
      'A chip of the altar, on a cord, which is heavier on some days.',
    ],
    hook: [
      [
        'The {other} was not forgotten by chance: the name was scratched out everywhere by its own priests, to keep in sleep what it had taken into itself. {Q} has sold the name.',
        'v=1',
      ],
      [
        'There is one other who prays to it: {Q}, in secret, and for the death of {P}, so as to be the only one.',
        'v=2',
      ],
    ],
    realm: [
      'If the {other} is called by name once more, {few} greater ones will lose what they took from it, and their temples have learned of {P}.',
    ],
    look: [
      '{P} wears a sign that no one knows, scratched into a chip of stone.',
      'On {P.their} shield or cloak is a sign of which one half is missing; {P} leaves it so.',
    ],
    manner: [
      '{P} leaves the first bite of bread on a stone, and the birds do not touch it.',
      '{P} prays with pauses, as one talks to somebody who is hard of hearing.',
      '{P} tells children about the {other}, and they ask the best questions.',
    ],
    ideal: [
      '"Who has been forgotten needs us more than who is praised."',
      '"One voice is enough to make a prayer."',
    ],
  },
  {
    id: 'idea-talks-to-dead',
    asked:
      /\b(?:talks?|talking|speaks?|speaking|listens?|hears?|sees?|seeing|haunted) (?:to|with|by)? ?(?:the |his |her |their )?(?:dead|ghosts?|spirits?|ancestors?|corpses)\b/u,
    tones: ['heroic', 'grim', 'intrigue', 'horror', 'whimsical'],
    words: [],
    classes: ['cleric', 'warlock'],
    other: ['gravedigger', 'widow', 'coffin maker'],
    concept: [
      ['has talked to the dead of {town} since childhood, and prefers them', 'v=1'],
      ['was asked a favour by a dead stranger in {town}, and has a list of them by now', 'v=2'],
    ],
    want: [
      ['to find the one grave from which there is no answer', 'v=1'],
      ['to do the last wish on the list, and then to hear nothing', 'v=2'],
    ],
    flaws: [
      [
        'answers the dead in the middle of a talk with the living',
        '{P} laughs at jokes that nobody has made, and says "excuse me" to an empty chair.',
      ],
      [
        'is better with graves than with guests',
        'To the living {P} says too little, and to the dead everything, also what was told in confidence.',
      ],
    ],
    event: [
      '{P} grew up beside the graveyard of {town}, where {Q} let {P} play, and the dead told the best stories. They all talked, but for one: the grave by the wall was silent. When {P} asked about it, all the others fell silent too, and have not spoken in {town} since.',
      'A dead stranger stood at the bed of {P} in {town} and asked for a letter to be posted. {P} posted it, to {Q}, who read it and fainted. The next night there were {few} of the dead, in a queue, each with something left undone.',
    ],
    now: [
      [
        'In {town2} there is a grave by the wall as well, with the same date, and it is silent too.',
        'v=1',
      ],
      ['In {town2} a dead man asked {P} for revenge, and was told to wait his turn.', 'v=2'],
      '{P} knows where {few} wills are hidden, and has told the heirs of two.',
      'Those who died long ago speak slowly, and {P} has learned to wait.',
    ],
    bond: [
      'An old dead schoolmistress, who comes along and corrects {P.their} letters.',
      'The list of last wishes, of which {few} are still open.',
    ],
    hook: [
      [
        'That grave is empty: the one who should lie there is alive, cannot die, and silences the dead who could tell of it. {Q} digs it fresh every year.',
        'v=1',
      ],
      [
        'The wishes on the list all come from victims of one poisoner, {Q}, and the last one on the list will be that of {P}.',
        'v=2',
      ],
    ],
    realm: [
      'The dead of {few} royal tombs have begun to call for {P}, since their last wishes contradict the law by which the living kings rule.',
    ],
    look: [
      '{P} wears grave-earth under the nails, and a sprig of yew for good manners.',
      'Candles near {P} burn low and upright, as they do in vaults.',
    ],
    manner: [
      '{P} leaves one chair free at the table, and looks at it when a joke is made.',
      '{P} greets graveyards by lifting the hat, stone by stone.',
      '{P} asks people what they would like to have said at their funeral, and means it kindly.',
    ],
    ideal: [
      '"The dead have time. That is why they should be heard first."',
      '"A last wish is a debt of all of us."',
    ],
  },
];
