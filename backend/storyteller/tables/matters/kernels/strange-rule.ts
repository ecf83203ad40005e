import { everyTone } from '../../tones.ts';
import { cureFrame } from '../cure-frame.ts';
import { strangeMagic } from '../cure-magic.ts';
import type { MatterKernel } from '../matter-types.ts';
import { strangeTells } from '../strange-tells.ts';
import { originLooks, originUses, sparedLooks, strangeProblems } from '../strange-themes.ts';

/**
 * Something that cannot be goes on. It is a pledge: A has borrowed years from an old power and does not give them back.
 * The rule is that it stops for a night wherever something borrowed is given back.
 */
export const strangeRule: MatterKernel = {
  id: 'strange-rule',
  sort: ['claim', 'site', 'thing', 'band', 'event', 'beast'],
  plight: 'wonder',
  tellsDoers: true,
  tells: strangeTells,
  tones: everyTone,
  frame: { ...cureFrame, ownMagic: strangeMagic },
  escort: ['people', 'elemental', 'spirit', 'fey'],
  roles: {
    A: [
      ['owner of the ferry', 'innkeeper', 'owner of the brickworks', 'organ builder'],
      ['owner of the salt barges', 'head of the old bank', 'patron of the theatre'],
      ['grand master of the royal hunt', 'head of the oldest house', 'keeper of the crown estates'],
    ],
    B: [
      ['schoolteacher', 'almanac maker', 'bell ringer'],
      ['keeper of the observatory', 'dean of the small college', 'chronicler of the province'],
      ['court astronomer', 'royal chronicler', 'keeper of the royal library'],
    ],
    S: [
      ['travelling player', 'knife grinder', 'lamp seller'],
      ['wandering preacher', 'foreign mapmaker', 'dismissed secretary'],
      ['foreign envoy', 'banned scholar', 'court jester'],
    ],
  },
  sites: [
    ['the house that was spared', 'the one quiet yard', 'the garden where it stops'],
    ['the tower of {B.full}', 'the study of {B.full}'],
    ['the house of {A.full}', 'the gallery of {A.full}'],
  ],
  lair: {
    names: ['the lending stone', 'the hollow hill', 'the stair under the lake', 'the pawn cave'],
    terrain: 'wild',
  },
  problem: [
    ...strangeProblems,
    '{w.toll1} {council} has tried [processions|soldiers], [a reward|a prayer day] and a wall, in that order. {B.full}, the {B.role}, keeps a record of it and says that it follows a rule, which nobody has understood yet.',
    '{w.toll2} There is one house in {town} where nothing of it was felt for a whole night; {B.full}, the {B.role}, would give a great deal to know why.',
    '{w.toll1} It does not become weaker with time. «Those who can have gone to {town2}. »{B.full}, the {B.role}, has filled {few} books with it, and reads them out to whoever has the patience.',
  ],
  start: [
    [
      '{w.scene} Only one house on the way is merry. {few.t} people sit behind its open window, and nothing is the matter with them. "I took a plough back to {T.full}, next door," says [the oldest of them|the old man], "and since then we have had peace. It does not last."',
      '@plough',
    ],
    [
      'You meet it before you meet anyone from {town}: {fact}. Then, in the middle of a row of {num} barred windows, there is one open door. Light falls out, {few} people sit at a table and [laugh|play cards|sing], and what is wrong everywhere else in {town} ends at their fence as if cut off. "We do not know either," says [the old man|the oldest of them]. "I took a plough back to {T.full}, next door, and we had [a drink|a beer|soup]. That is all I know of it. Come in, you who were sent for by {G.name}; it does not last."',
      '@plough',
    ],
    [
      '{B.full}, the {B.role}, stands on a table in the market with a slate, and waits until the crowd is quiet. "I have counted. It does not come to all of {town} alike. Last night there was one roof in {num} over which it did not happen[, and the night before there was another|; the night before it was another one]." Somebody throws [a turnip|an apple|a boot]. "One roof!" {A.full}, the {A.role}, catches the next one in the air without looking, with a quick hand, and smiles at you.',
      '@slate',
    ],
  ],
  ask: [
    '{G} wants it ended before {deadline}. "I no longer ask what it [means|wants]. Find out by which rule it goes, and where it comes from, and what {town} has to pay to make it stop. If that is more than {town} can pay, tell me [first|at once, and only me]."',
    '"You have seen it: {fact}," says {G}. "{B} is sure that it becomes so for good at {deadline}. Find the place where it begins and end it. What {town} will pay for that we shall talk about when [you know|you are back]."',
  ],
  rumours: [
    'It spares those of {town} who have paid, but nobody can say [whom|what, or whom].',
    '{S} came to {town} in the first night of it, with a closed box, and has opened it for nobody.',
    'There is a stone out there that lends. Grandmothers in {town} use it to frighten [lodgers|neighbours] who do not return things.',
    '{A} is the only one who sleeps well these days, and looks it.',
    'A family in {town} had one peaceful night, told nobody what they had done, and has tried in vain to do it again.',
    [
      '{A} is behind it, as everyone knows; the question is only how {A.they} can be made to leave off.',
      'doer=yes',
    ],
  ],
  run: [
    '{w.effect}',
    '{w.keeps}',
    [
      'The plough had been borrowed {few} years ago. Nobody at the table thinks of that as important (DC 12 Insight to ask the right question).',
      'start=plough',
    ],
    [
      'Those who live under the two roofs that were spared have one thing in common: each had just carried something to a neighbour, a [kettle|ladder] and a [saddle|wheelbarrow] (DC 12 Investigation).',
      'start=slate',
    ],
    'If one of the party gives back something borrowed in {town}, however small, it has peace until sunrise, all of it and within ten steps (let the players find it out). What has been borrowed from {B} for this purpose does not count.',
    '*Dispel Magic* at the right place ends it for one minute; there is no spell in it that could be broken, but there is a creditor who looks up (DC 13 Arcana).',
  ],
  gist: [
    '{fact}: nobody in {town} has made that up. At {lair} something very old lends out what {town} begs it for, and takes a pledge. The family of {A} has borrowed years from it, {A} has not grown a day older since, and as long as they are not given back, the Lender holds {pledge}; from {deadline} on it keeps it for good. Wherever somebody in {town} gives back what was borrowed, it lets go for a night: that is the rule.',
  ],
  truth: [
    [
      'In the dark at {lair} is a bowl of stone with a voice in it. People call it the Lender. It is neither good nor evil, it gives what it is asked for, and it takes a pledge that everyone can see. It has never broken its word, and it does not understand gifts.',
      '{lair} has a voice, older than any house of {town}. It lends: luck, a harvest, a voice, years. It writes nothing down and forgets nothing, and for each loan it takes as security something that belongs to all. Of those who asked it, most gave back in time, and nobody ever noticed.',
    ],
    [
      [
        'A forebear of {A} borrowed years from it; {A} has taken over the loan, and lives on it. {A} has not aged since, not by an hour. {H} carries a small payment to {lair} from time to time, mostly too late. The pledge for it is {pledge}. Since the loan has been overdue, the Lender keeps its hand on that, and so {fact}.',
        'doer=no',
      ],
      [
        '{A} asked it for years and for power over others, and was given both. {A} has not aged since, not by an hour, and can do what no one else can. {H} carries a small payment to {lair} from time to time, mostly too late. The pledge for it is {pledge}: that is why it is in the power of {A} at all, and why {fact}.',
        'doer=yes doers=no',
      ],
      [
        '{A} asked it for years and for power over {doers}, and was given both. {A} has not aged since, not by an hour, and {doers} have to bring to {lair} whatever {A} names. {H} counts it. The pledge for the loan is {pledge}, and it has to be paid in the same coin: that is why {fact}.',
        'doers=yes',
      ],
    ],
    [
      '{pledge.u} falls to the Lender for ever at {deadline}, and then nothing can be done any more. Until then it can be redeemed: {A} puts both hands into the bowl and says "I give it back." All the years come at once. {A} would be very old, and would live for some months perhaps. {A} has stood before the bowl {few} times, and each time has gone home again.',
    ],
    [
      'Others can pay as well. The Lender counts what is given back, by whomever: {num} borrowed things, returned in one night by those who borrowed them, with nobody forcing them, are worth as much to it as one life. Nobody in {town} has thought of that, because nobody knows the rule; only {S}, who means to return what is in that box, has an idea of it.',
    ],
  ],
  turn: [
    [
      '{doers} do not do it gladly. They have never owed anyone anything, and a debt that is not even their own makes them ill. {few} of them wait for the party at {p1}, at dusk: they may not act against {A}, but nobody has forbidden them to look away, to lead strangers to {lair}, or to lose a thing on the way home.',
      'doers=yes',
    ],
    '{A} is not the only debtor: {G} once borrowed there as well, a voice that people listen to, for one speech, and has never given it back. If {G} does so, which can be asked of {G} (DC 13 Persuasion), the day on which the pledge is lost is put off by {few} days; afterwards {G} whispers.',
    'The Lender would rather have a new debtor than lose a customer. It speaks to the party as soon as one of them touches the bowl, and offers it the loan of {A}, with all years, the pledge to stay as it is. It says so honestly. Whoever refuses may ask it one question, and gets the truth.',
  ],
  people: {
    G: [
      '{G} wants an end of it, and dreads the price, because {G.they} can guess what the place is that the old people never name.',
    ],
    A: [
      '{A} wants one more year, as everyone does. {A} is charming, returns no book and no visit, and has a portrait in the gallery that is turned to the wall.',
    ],
    B: [
      '{B} wants to understand the rule. In the {few} books of {B.name} is every night with every house that was spared; it needs only somebody who asks what happened there on the day before.',
    ],
    S: [
      '{S} came because a song of home tells of such a thing. In the box is a fiddle which {S} borrowed from a dead teacher, and means to bring back to a grave in {town2}.',
    ],
    T: [
      '{T} saw {A} at {lair}, talking with nobody, and a voice answered. {T} had come to return a lantern, and has had quiet nights since, which makes {T.them} feel guilty.',
    ],
    H: [
      '{H} carries the small payments, a ring, a book, a name, and has served the parents of {A} as well, and wonders which of them has been the older one.',
    ],
  },
  looks: [
    sparedLooks,
    [
      'Slates to the ceiling, string from pin to pin, and a map of {town} with a light under each house that was spared. {B} has drawn circles round it, and knows that circles are wrong.',
    ],
    [
      'Rooms full of lovely things, each with the name of somebody else inside the lid: books, spoons, a harp, a [cradle|clock]. A long row of family portraits; {few} of them have the same hands.',
    ],
    originLooks,
  ],
  todo: [
    [
      'Those inside are glad and frightened, and do not want to lose it. They tell everything to guests who stay for the night (no check); to others only what they tell everyone (DC 13 Persuasion).',
    ],
    [
      '{B} explains for an hour before anyone may touch a slate. Patience (DC 12 Insight) or a good question (DC 13 Investigation) makes {B.them} stop, put down the chalk, and say "Oh."',
    ],
    [
      '{A} shows visitors round in person, and talks well. Somebody has to keep {A.them} in front of the harp (DC 13 Performance or Persuasion), while another turns the last portrait (DC 12 Stealth); or one asks {A} straight out, and sees a face without an answer.',
    ],
  ],
  clues: [
    [
      'Insight :: asking what they did on the day before :: They gave something back that they had had for years. So did the others.',
      'Investigation :: asking to whom one never gets anything back :: Everyone says the same name, and laughs: {A}. Half of {town} has lent {A.them} something.',
      '{w.skill} :: {w.act} :: {w.shows}',
    ],
    [
      'Arcana :: comparing the nights :: It is no spell and no omen. It is held, as one holds a pawned watch, and let go a little for each debt that is paid.',
      'History :: reading the oldest chronicle :: The family of {A} was taxed for one and the same person through {years} years.',
      'Investigation :: laying a thread across the map :: All the waves have one centre: {lair}.',
    ],
    [
      'Perception :: comparing the portraits :: The same scar on the same thumb. {A} has not changed since the paint was wet.',
      'Insight :: saying the word "overdue" aloud at table :: {A} spills wine for the first time in {A.their} life, and asks who has been talking.',
      'Sleight of Hand :: taking the slip from the harp case :: "Payment, to {lair}, before {deadline}., {A}. No further delay." The words have been carved with a stone, and {H} has [underlined them|put a cross beside them].',
    ],
  ],
  lairUse: [
    ...originUses,
    '{w.use}',
    'The pledges of earlier times can be used once each. Thrown (one action), one of them lets loose what it holds, such as [a winter|a silence|a summer storm], in a ring of ten feet: DC 13 Constitution saving throw, or {sting} damage; there are {few} of them within reach.',
    'Whoever gives back something borrowed here, in the middle of the fight, and says whose it is (one action), is passed over by {it} until their next turn, and by {A} as well.',
    'The rim of the bowl is smooth. A creature that is pushed over it (DC 14 Athletics) is out of the fight for one round, comes up on the other side, and has forgotten one name.',
  ],
  tactics: [
    '{A} keeps away from the bowl, for fear of touching it, fights with a grace learned in many years, and breaks off at once if hurt badly: all these years, and nobody has ever hit {A.them}. {H} stands aside, and has the slip with the last reminder in one hand',
  ],
  parley: [
    '{A} is tired of being afraid. If somebody is ready to hold {A.their} hand meanwhile, and promises to stay for what comes after (DC 13 Persuasion), {A} puts both hands into the bowl.',
    'The Lender talks with anyone. It accepts {num} borrowed things, brought back in one night, for the loan of {A}; to get {town} to do that is work for a day (three different checks, DC 13, for three quarters of the town), and the best night that anyone there has had.',
  ],
  clock: [
    ['{w.grows} {H} is seen with a ring on the way to {lair}.'],
    [
      '{A} has {H} buy up what has been borrowed in {town}, so that nobody else comes upon the rule.',
    ],
    ['{A} talks {council} into arresting {B} for causing alarm; the slates are to be wiped.'],
    ['At {deadline} the bowl at {lair} closes over the pledge.'],
  ],
  after: [
    'In {town} nobody remarks on it any more: it is so, and those who are born in that year [do not know it otherwise|will think that it has to be so]; {ruin}. {A} celebrates a birthday.',
  ],
  endings: [
    {
      heading: 'Given back',
      text: [
        '{A} gives back the years. It takes one breath, and with the same breath {town} has {pledge} back. {w.over} {A} sits on the rim, white-haired and light, and wants to be taken to the harp. The Lender says "Paid", and sounds surprised.',
      ],
    },
    {
      heading: 'Paid by all',
      text: [
        'All night people go from door to door with kettles, books and saddles, and many have to explain a good deal. Before dawn the bowl is full, {town} has {pledge} back, and {A} may keep the years. It is over on the same evening. *The price:* everyone knows everything about everyone, and {A} owes {town} a life, which {A.they} has to begin to pay.',
      ],
    },
    {
      heading: 'By force',
      text: [
        '{A} is thrown into the bowl, and the loan is paid. In that instant {pledge} comes back to {town}. It is over, in {town} and all around. *The price:* from the party the Lender has learned that one can pay with others, and asks {H}, kindly, whom one might bring next.',
      ],
    },
    {
      heading: 'If the party is too late',
      text: [
        'The bowl is closed. {Fact}, and {pledge} belongs to the Lender now, who might lend it out again, [to somebody who asks|against a good pledge]. {w.stays} What {town} would have to give for that is a question for {B}, and for people who have just failed and who now know the rule.',
      ],
    },
  ],
  steps: [
    'See where it happens and where it does not, beginning with {p1}.',
    'Find the rule by which it goes.',
    'Find the place from which it comes.',
    'End it before {deadline}, and decide who pays.',
  ],
};
