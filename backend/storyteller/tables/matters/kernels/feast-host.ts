import { everyTone } from '../../tones.ts';
import { strangeHosts } from '../host-words.ts';
import type { MatterKernel } from '../matter-types.ts';

/** A feast whose host keeps those guests who break a rule. What rule: see host-words.ts. A is the host. */
export const feastHost: MatterKernel = {
  id: 'feast-host',
  sort: ['event', 'claim', 'site'],
  about: strangeHosts,
  tells: [
    {
      nouns:
        'ball carnival feast dinner banquet party circus fair festival masquerade masque revel supper dance court casino market gala devil',
      says: '- invite trap keep lure bet be come appear open hold eat dance stay vanish gamble play sell',
    },
    { says: 'invite', objects: 'party adventurer hero guest dinner' },
    {
      tasks: 'attend survive join escape',
      nouns: 'ball carnival feast dinner banquet party circus masquerade gala',
    },
  ],
  owner: 'A',
  tones: everyTone,
  escort: ['people', 'fey', 'fiend', 'undead'],
  frame: {
    guards: [],
    companions: [
      [
        'Those beside {A} are guests as well. Each who gets the right lantern back, or is called by a name from [home|{town}], leaves the fight.',
        'escort!=no',
      ],
    ],
    hoards: [
      'What guests left in their coats and will never fetch hangs in the yard and lies at {lair}: {items}, and {worth}.',
      '{A} gives each guest who leaves a present, and means it: {items}, and {worth}, for the whole party, before witnesses.',
    ],
    openings: [
      '{lair} is not on any plan; one gets there [by the back stairs, with a tray|through the third mirror|between two bars of the music], and finds the key in the hand of {H}, who keeps looking away.',
      'Everyone at {it} has walked past {lair} without seeing it: the door is where one would never look while one enjoys oneself.',
    ],
    ownMagic: [
      [
        '*Dispel Magic* on {B} lasts for a minute, which is enough for one honest conversation and not for the way to the door.',
        'level>=5',
      ],
      [
        '*Zone of Truth* is considered a charming game; {A} stays in it all evening and wins.',
        'level>=3',
      ],
      '*Detect Magic*: everything, with the exception of [the coats in the yard|the coat of {B}, in the yard].',
      [
        '*Teleport*, *Plane Shift* and the like take the party out at any time, but nobody who has broken the rule: at the last moment that hand is empty.',
        'level>=9',
      ],
      [
        "*Heroes' Feast* or *Create Food and Water*: whoever has eaten of it is not hungry, and the pull (see above) is one step weaker.",
        'level>=5',
      ],
      [
        '*Scrying* from outside shows {B}, happy, in a field, alone, turning round and round.',
        'level>=9',
      ],
    ],
    where: [
      '{lair}. {A.name} is at {p3} or among the guests every night; {A.they} hides nothing and answers everything.',
      '{lair}, where the lanterns hang. {A.name} can be met each night at {p1}« and is glad of it».',
    ],
    suspects: [
      '{S.full}, of having sold {B}; wrongly. {T.full} knows the way to the lanterns, and does not know the year.',
      '{S.full} (innocent). The one who can tell how it is done is {T.full}.',
    ],
  },
  roles: {
    B: [
      ['fiddler', 'young surveyor', 'confectioner'],
      ['young judge', 'cartographer', 'singer'],
      ["crown prince's tutor", 'court composer', 'young ambassador'],
    ],
    S: [
      ['travelling player', 'pedlar', 'kite maker'],
      ['dancing master', 'foreign merchant'],
      ['dancing master of the court', 'foreign envoy'],
    ],
    T: [
      ['dishwasher', 'candle lighter', 'cloakroom keeper'],
      ['cloakroom keeper', 'second cook'],
      ['cloakroom keeper', 'keeper of the wines'],
    ],
    H: [
      ['doorkeeper', 'master of the lanterns'],
      ['doorkeeper', 'master of ceremonies'],
      ['doorkeeper', 'master of ceremonies'],
    ],
  },
  sites: [['{hall}'], ['{kitchen}'], ['{chamber}']],
  lair: {
    names: ['the room behind the mirrors', 'the room below the music', 'the room without a door'],
    terrain: 'indoors',
  },
  scale: {
    deadline: [['{end}'], ['{end}'], ['{end}']],
    prize: [
      ['guests who never leave'],
      ['guests of rank who never leave'],
      ['a court of those who ruled elsewhere'],
    ],
    ruin: [
      ['{it} move{it.v} on, with {B} and {num} others who belong to {town}'],
      [
        '{it} move{it.v} on, with {num} guests, and with them half of those who govern the province',
      ],
      [
        '{it} move{it.v} on, with {num} guests, and the realm wakes up without those who keep it at peace',
      ],
    ],
  },
  problem: [
    'It is held at {ground}, {days} nights in a row, and everyone is welcome. There is one rule, which stands on each invitation in small letters: never {rule}. For {forfeit}. {B.full}, the {B.role}, knew the rule, and has not come back. You have been sent cards as well«, with your names, in gold».',
    'The invitations lie on the pillows in the morning, for {days} nights, and the place is {ground}. One may look, dance, laugh and leave, as long as one takes care never {rule}; {forfeit}. So it was with {B.full}, the {B.role}. Yours came [today|this morning, to {town}].',
  ],
  start: [
    [
      'The cards are warm. When you lay them side by side on the table the gold runs together and becomes a path, which leads out of the door. "{B.full} went along it like that," says {S.full}, the {S.role}, who has no card and is watched by everyone for it. "Humming. I called. Then I ran, then there was only grass." At the end of the path, between one breath and the next, hang lanterns. {H.full}, the {H.role}, bows. "Four, five, welcome. You know the rule. They all do."',
      '@cards',
    ],
    [
      'Music, and then the smell, and then {ground}, where you could swear that nothing was [last night|yesterday, but {town}\'s grass]. {H.full}, the {H.role}, takes your coats and gives each of you a number. "[Have fun|Be happy, all {num} of you]. Never {rule}." Then you see {B.full}, the {B.role}, go by: radiant, a little thinner than on the picture that you were given, and without looking at you. On a raised seat somebody lifts a glass in your direction: {A.full}, the {A.role}.',
      '@coats',
    ],
  ],
  ask: [
    '"Bring {B} back to me before {deadline}," says {G}, "after that they pack up, and nobody has ever found out where they go. I have been there myself, for an hour. Go with full stomachs and small pockets. And do not hate {A}; one enjoys oneself too much to notice when that begins."',
    '{G} has written the rule on the back of {G.their} hand, so as not to forget it. "You have {days} nights. Get {B} out, and if you can do it without war, all the better: {A} keeps to {A.their} own rules, to the letter. I have never heard that anyone has beaten {A} without them."',
  ],
  rumours: [
    '{S} sold {B} to them for a coat that does not get wet.',
    'One can go home [|to {town} ]as long as one can still say what one had for breakfast.',
    'In the time of the great-grandparents {it} came as well, and {few} came back, as old as they had been, and found their grandchildren grey.',
    '{A} cannot refuse a guest anything that was promised before witnesses.',
    'Whoever takes along something that {A} has not offered is followed home by it.',
  ],
  run: [
    [
      'The path of gold is there only for those who have a card; two people can walk on one card if they hold hands (DC 12 Dexterity check on the narrow parts).',
      'start=cards',
    ],
    [
      'Whoever keeps the number of the coat can leave at any time; whoever gives it away cannot find the door (DC 12 Insight to notice that {H} asks for it again, in passing).',
      'start=coats',
    ],
  ],
  gist: [
    "{fact}, and it is what it seems[|, also to {S}]: splendid, polite and without an exit [for those who break the rule|for {B} and others like {B.them}]. {B} {kept}. Within the rules {free}; what is kept of the guests is at {lair}, to which {H} has the key. {A} is bound by {A.their} own rules, and that is the party's weapon.",
  ],
  truth: [
    [
      '{A} is not cruel. {It} {it.has} been going on for longer than anyone can count, and without new guests it would be silent. So everyone is told the rule and nobody is made to break it; it is only made very easy. Whoever looks closely can see what it is made of: {sign}.',
    ],
    [
      'What holds {B} is small: {B.they} {kept}. What belongs to a guest and is kept back, the wish to go home, is put into a lantern and hung up at {lair}. That is what makes it so bright there. A lantern that is put out gives back what is in it, to [the right one|its guest] or to whoever stands nearest[|, as {H} knows].',
    ],
    [
      '{S} followed {B} as far as the last tree, and is now said to have sold {B.them}. The one who can really help is {T}, a guest from {years} years ago, who works there and thinks that it is still the first evening; shown anything from the present, {T.they} begins to count. {H} has the key and serves out a sentence: until somebody takes the post of {H.their} own free will.',
    ],
    [
      '*What is played*: {game}. Each success earns a token; three tokens are a place at the table of {A}.',
    ],
    [
      '*The pull*: each night that one of the party spends there, that character makes a DC 12 Wisdom check at the end. On a failure they want to come back and do not see why one should hurry; three failures, and they break the rule unless somebody stops them.',
    ],
  ],
  turn: [
    [
      '{B} knows, in the clear minute before dawn, where {B.they} is. {B} stayed in exchange for someone: {tansy}, {few} years old, who had broken the rule first and was let go. If {B} is brought away by a trick, the old bill is open again; it has to be settled, not evaded. {A} would accept a song, a story or a secret that nobody has ever told there.',
      '#child',
    ],
    'The rule binds {A} as well. Nobody has ever offered {A.them} anything: no guest has ever dared {rule.host}. If one of the party makes {A} break the rule of {A.their} own house (DC 15 Persuasion or Deception, before witnesses), {A} is a guest from then on, and {H} has to look for a new host.',
  ],
  people: {
    G: [
      '{G} wants {B} back, and not to look at the lanterns when {G.they} brings the party to the edge. {G} has kept the card from {few} years ago.',
    ],
    A: [
      '{A} wants {prize}. {A} is charming, never lies, answers what was asked and not what was meant, and is bored in a way that is nearly grief.',
    ],
    B: [
      '{B} wants one more, only one. Something from home, a smell, a quarrel, a bill, wakes {B.them} for as long as it lasts (DC 13 Persuasion).',
    ],
    S: [
      '{S} wants {B} to come out again. {S} remembers which tree, which tune and which foot first, and goes along to the last step if asked.',
    ],
    T: [
      '{T} came for one evening. {T} knows the ways of the servants and where the lanterns are, and hears the word "years" without understanding it.',
    ],
    H: [
      '{H} wants to be relieved. {H} may not ask anybody to take the post, and looks at each guest as if {H.they} might.',
    ],
  },
  looks: [
    [
      'Lights, [a hundred couples|wheels and swings|faces above lace], and the music that one has always had in the head. «Nobody bumps into anyone. »On the shoes of those who have been here for long the soles are gone, and they do not mind.',
    ],
    [
      'Heat, steam, {few} cooks who do not sweat, and a door to a yard in which coats hang, rows and rows, by fashion: at the front those of today, at the back some with ruffs. A bell rings, and everyone looks up at the same time.',
    ],
    [
      'Silk, a hundred gifts, none of them unpacked. A chair with its back to a window in which there is no view. On a small table lies a list of guests with a cross at each name; at {few} the cross is still in pencil.',
    ],
    [
      "[Lanterns, up to the ceiling|{num.s} lanterns, in rows, like jars], each with a small moving light«, each of a different colour», and all leaning a little towards one side: towards their homes. It smells of [rain on one's own street|bread in the house where one was a child]. [Nobody stays dry-eyed here|Even {H} does not stay dry-eyed here].",
    ],
  ],
  todo: [
    [
      'One gets close to {B} by taking part: {game}. Or by stepping between (DC 14 Performance): then everyone looks, {A} as well, and applauds.',
    ],
    [
      'Servants are not seen here. With an apron and a tray one can go anywhere for an hour (DC 12 Deception), as long as one does not sit down; {T} shows the way for a piece of real bread.',
    ],
    [
      '{A} receives guests who bring something new: a joke, a scandal, a recipe (DC 13 with a fitting skill). For each the guest may ask a question. Whoever repeats something that was told there before is shown out, with great kindness, by way of the pantry.',
    ],
  ],
  firstFight:
    'in the second night some who have stayed too long want the party to stay as well, and bar the way to the coats ({skirmish}). They laugh while they fight, and stop [at the first bar of the next dance|when {H} claps].',
  clues: [
    [
      'Perception :: looking closely at what is offered :: There is something wrong with it: {sign}. Here {B} broke the rule.',
      'Insight :: listening to {A} and {B} talk :: {A} chooses: {A.they} never offers anything to somebody who is happy at home.',
      'Arcana :: watching where the light comes from :: All lamps are fed from one place, and the thin threads of it go to {lair}.',
    ],
    [
      'History :: looking through the coats :: The oldest are two hundred years old, and their owners are dancing outside. Nobody has been harmed, and nobody has been let go.',
      'Persuasion :: showing {T} a coin with this year on it :: {T} sits down on the floor. "{A} said that it was late, and would I not stay the night."',
      'Investigation :: looking at what is carried away with the trays :: New lanterns, wrapped in napkins. They are brought to {lair}, and {H} unlocks.',
    ],
    [
      'Investigation :: reading the list :: A cross in pencil can be rubbed out: these guests can still leave by the rules. {B} is among them until {deadline}.',
      'Religion :: reading the house rules behind the mirror :: They bind "whoever is present", {A} included: {free}.',
      'Perception :: sitting down in the chair :: From here one sees through the window after all: into {lair}, and all the lights.',
    ],
  ],
  lairUse: [
    'A lantern that is put out (one action) gives back what is in it: the one to whom it belongs stops dancing and looks for the door. After {few} lanterns the music gets out of step, and every servant has disadvantage on attacks.',
    'Whoever holds up the light of an enemy (DC 14 Investigation to find the right one) and says its name has that enemy stand still for a round, listening.',
    'The mirrors are doors for those who look at themselves and not past themselves: one step (DC 13 Wisdom saving throw), and one is on the other side of the room, or in the yard with the coats.',
  ],
  tactics: [
    '{A} does not fight guests; so the party must have broken a rule, or have said that it is not a guest any more. Then {A} stays between the lanterns and the door and lets the music do it (DC 13 Wisdom saving throw at the start of each turn, or five feet of every move are a dance step); {H} holds the key out behind the back',
  ],
  parley: [
    "By the rules of [the house|{it}|{A}'s house] {free}. If the party names that rule before witnesses and fulfils it (DC 13, with the skill that fits what it offers), {A} must let {B} go, and says, with honest respect, that one would be glad to see the party again.",
    '{A} will play for {B}: {game}. Three rounds against {A} in person (DC 15); the stake on the other side is one of the party, who stays if it is lost. {A} plays fair, and better than anybody.',
  ],
  clock: [
    ['The first night. {B} wears an old smile and new shoes.'],
    ['{few.s} more people from {town} stay. {S} is driven out of the inn.'],
    ['{A} has the cross at the name of {B} gone over in ink, all but one stroke.'],
    [
      'At {deadline} the lights go out one by one, and in the morning there is a flat place in the grass.',
    ],
  ],
  after: [
    '[From far off, on still nights,|In {town}, on still nights,|{S} wakes on still nights, since] one hears music. {A} has {prize}; {ruin}.',
  ],
  endings: [
    {
      heading: 'By the rules',
      text: [
        'The party does what the rules demand, before witnesses, and {A} has the lantern brought. {B} takes it in both hands, looks at you, and says what there was for breakfast on that day. {T} comes along, and {few} others who have been called by their names. {It} end{it.v} in good order, and the present of the house is not followed by anything.',
      ],
    },
    {
      heading: 'All lanterns at once',
      text: [
        'The lights at {lair} are put out, and a few hundred people want to go home in the same minute, some to houses that have not stood for a century. *The price:* {it} {it.is} over for ever, {A} has been offended as only a host can be, and {town} has to find beds for people with ruffs.',
      ],
    },
    {
      heading: 'One for another',
      text: [
        'Somebody stays of their own free will: {G}, one of the party, or {S}, who would do it. {B} goes home. *The price:* the other one stands there, in new shoes, and waves. {A} keeps the cross in pencil until next time.',
      ],
    },
    {
      heading: 'If the party is too late',
      text: [
        'The grass is flat and {it} {it.is} gone, with {B}. But {H} has dropped a coat number on the last step. Whoever holds it finds the door wherever {it} come{it.v} next: in {town2}, in {few} nights.',
      ],
    },
  ],
  steps: [
    'Go to {it}, and keep to the rule.',
    'Find {B.full}, and find out what keeps {B.them}.',
    'Read the house rules of {A.full}.',
    'Bring {B.full} home before {deadline}.',
  ],
};
