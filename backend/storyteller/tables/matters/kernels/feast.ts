import { everyTone } from '../../tones.ts';
import { strangeHosts } from '../host-words.ts';
import type { MatterKernel } from '../matter-types.ts';

/** A ball or a feast that goes wrong: everyone is to say what they think, and have not said for years. */
export const feast: MatterKernel = {
  id: 'feast',
  sort: ['event', 'claim'],
  not: new RegExp(`${strangeHosts.source}|\\bhero|wedding|funeral`),
  tells: [
    {
      nouns:
        'ball masquerade masque feast festival banquet dinner supper gala party celebration fair carnival jubilee reception anniversary parade',
      says: '- go be end begin turn fail celebrate hold',
    },
    {
      tasks: 'save attend join host protect',
      nouns: 'ball masquerade feast festival banquet dinner supper gala party fair carnival parade',
    },
  ],
  owner: 'G',
  tones: everyTone,
  escort: ['people', 'construct'],
  frame: {
    companions: [
      [
        'Those beside {A} were hired for the evening. Whoever splashes them with it (one action, an attack roll) gets to hear what they think of the pay, and for a round nothing else from [them|those people of {A}].',
        'escort=people',
      ],
      [
        'The guardians of the works obey the one who holds the small book (DC 14 Sleight of Hand).',
        'escort=construct',
      ],
    ],
    hoards: [
      'With what {A} has saved for {few} years for this evening one can still pay: at {lair} lie {items}, and {worth}.',
      'Behind the still {A} has packed for a long journey«, which will not be needed»: {items}, and {worth}.',
    ],
    ownMagic: [
      [
        '*Zone of Truth* and the drink of {A} have met, and agree. Whoever stands in the zone and has drunk cannot [even choose not to speak|keep silent, either].',
        'level>=3',
      ],
      '*Purify Food and Drink* makes wine out of it again, five feet of it at a time: [too slow for {deadline}|too slow for {num} cups], fast enough for one table.',
      '*Detect Poison and Disease* finds nothing [at the tables of {G}|in the cups]: it is not poison, it is only the truth.',
      [
        '*Lesser Restoration* gives the tongue back to one person«; {G} says afterwards that it was a pity».',
        'level>=3',
      ],
      [
        '*Speak with Dead*: a forebear at whom people once laughed as well says that it passes, in about a hundred years.',
        'tone!=whimsical level>=5',
      ],
      ['*Scrying* on {A} shows a mirror, and somebody who practises a smile.', 'level>=9'],
    ],
  },
  roles: {
    G: [
      ['master of the feast', 'innkeeper', 'reeve'],
      ['master of ceremonies', 'high steward', 'governor'],
      ['grand master of ceremonies', 'lord chamberlain'],
    ],
    A: [
      ['wine merchant', 'chandler', 'mask maker'],
      ['owner of the vineyards', 'purveyor of the court', 'mask maker'],
      ['royal cup bearer', 'purveyor to three courts'],
    ],
    B: [
      ['cook', 'band leader', 'lantern maker'],
      ['head cook', 'conductor', 'fireworks master'],
      ['royal head cook', 'court conductor', 'master of the royal fireworks'],
    ],
    S: [
      ['apothecary', 'herb seller'],
      ['apothecary', 'foreign physician'],
      ['foreign physician', 'court alchemist'],
    ],
    H: [
      ['cellar hand', 'cooper'],
      ['cellar master', 'cooper'],
      ['cellar master', 'taster'],
    ],
  },
  sites: [
    ['the place where {it} will be'],
    ['the kitchens'],
    ['the cellars of {A.full}', 'the workshop of {A.full}'],
  ],
  lair: {
    names: [
      'the old distillery',
      'the closed perfume works',
      'the glass house',
      'the abandoned dye works',
    ],
    terrain: 'indoors',
  },
  scale: {
    deadline: [['the midnight toast'], ['the midnight toast'], ['the midnight toast']],
    prize: [
      ['one evening on which nobody laughs but {A}'],
      ['one evening on which the great of the province are laughed at'],
      ['one evening on which all the crowned heads hear what is thought of them'],
    ],
    ruin: [
      [
        '{num} neighbours say to each other what they have not said for {years} years, with carving knives on the table',
      ],
      [
        '{num} people of influence tell each other the truth, and three towns are at war by breakfast',
      ],
      [
        'five crowned heads tell each other the truth at one table, and their armies hear of it by breakfast',
      ],
    ],
  },
  problem: [
    'Everyone will be there, {num} guests, and all of them have something to keep to themselves. But at the tasting two old friends put down their cups and told each other the truth for an hour; one of them has moved out. First {B.full}, the {B.role}, was blamed, then {S.full}, the {S.role}. Nobody has said aloud what everyone thinks: that it was in the cup, and that it was a trial.',
    'The tables stand, {B.full}, the {B.role}, has not slept for three nights, and it begins to go wrong: the choir master has told the choir what is wrong with it, a judge has apologised to a thief, and a married couple has laughed until it had to be carried home. Before it they had all tasted something [from the kitchen of {B}|that was to be drunk at {it}]. {S.full}, the {S.role}, is said to have mixed it.',
  ],
  start: [
    [
      'A tasting, with small spoons. {G.full} tastes, nods, and turns to the most important lady of {town} to praise the hat. "That is the ugliest thing that I have ever seen on a living head," says {G}, beaming, claps both hands to the mouth, and goes on behind them: "and your last three hats as well." In the silence one hears {B.full}, the {B.role}, put down a ladle. At the very back {A.full}, the {A.role}, writes something into a small book.',
      '@hat',
    ],
    [
      'The musicians of {town} are at the [third|fifth|tenth] bar when the first violin stops and says [in a friendly voice|without anger] what is wrong with the second. The second agrees, and adds something about [the flute|{B}]. Within a minute nobody plays, {num} people talk, two weep, and one proposes marriage[ to {G}| to the flute|]. {B.full}, the {B.role}, looks into the jug from which they have all drunk. "It\'s only elder," {B} says. "I\'ve always thought that {town} is too polite," and looks alarmed.',
      '@violin',
    ],
  ],
  ask: [
    '"{It} must take place," says {G}, who still has one hand before the mouth, "and people must be able to look each other in the eye afterwards. Find out what it is, who does it, and where the rest of it is, before {deadline}. And please do not drink anything. I mean that most sincerely; I cannot help it."',
    '{G} speaks slowly and chooses words like steps on ice. "I want {it} to be what it always was: [a little dull, and very friendly|harmless, and over by one|something that {town} forgets by Sunday]. [Find the one who does this|Find out who in {town} does this]. At {deadline} everyone drinks[ at the same moment|, all at once]. By then I want to know what is in the cups«, and who has filled them»."',
  ],
  rumours: [
    '{S} has mixed it, in order to sell the antidote.',
    'It is a judgement: this is what comes of {years} years of good manners.',
    '{A} gives all the wine for nothing this year, as a token of forgiveness, though nobody remembers for what.',
    'At {it} of {few} years ago somebody had to stand on a table and be laughed at. Nobody remembers who it was. That is, one person does.',
  ],
  run: [
    [
      'Those who have drunk say only what they think, and one cannot stop them. One can ask them, though, and whoever is quick (DC 12 Insight) asks {G} whom {G.they} suspects: "{A}, I was very unkind to {A.them} once."',
      'start=hat',
    ],
    [
      'There is a film on the jug that smells of pears and cold iron (DC 12 Nature). It is not from this kitchen.',
      'start=violin',
    ],
  ],
  gist: [
    '{It} {it.is} to go wrong, as it has begun to: at {deadline} [everyone will say|all of {town} is to say] what they think. {A} has seen to it, because of one evening {few} years ago on which all of {town} laughed at {A.them}. The rest of it is at {lair}, where {H} makes it in glass and copper.',
  ],
  truth: [
    [
      '{few.s} years ago, at {it}, {A} stood on a table and read out a poem. It was about {B}. Somebody laughed, then everyone did; {G} had begun it, with a remark about a hat. On the next day nobody mentioned it, and that was the worst. {A} has been charming ever since, and has saved.',
    ],
    [
      'From [a dried fruit of the south|the lees of a wine of elves|an old book of recipes] {H} distils for {A}, at {lair}, something that loosens tongues. It hurts nobody. {A} wants no blood, only one hour in which they all hear what they think of each other. How much is hidden under the manners of {town}, {A} has not reckoned with.',
    ],
    [
      'There were trials: at the tasting, with the choir, with the judge. {S} sold {H} a harmless part of it and is blamed for all. {T} carried the small bottles and has tried one, and has had no friends since. At {deadline} it is to be in every cup, in the free wine.',
    ],
    [
      "*What it does*: whoever drinks of it says for an hour whatever they think (DC 13 Constitution saving throw to hold the tongue, each time). The party can use it as well, in another's cup.",
    ],
  ],
  turn: [
    '{B} has kept the poem. It was good. {B} never said so, because everyone laughed, and was ashamed of that {few} years long. If {B} drinks a cup of it in front of {A}, voluntarily, and says what {B.they} thinks, there is nothing left to be revenged for.',
    'The antidote is simple and embarrassing: whoever thanks somebody sincerely can hold the tongue again. If {G} knew that, {deadline} could be turned into the best hour {town} has ever had: everyone thanks, first, and then drinks.',
  ],
  people: {
    G: [
      '{G} wants peace at the tables. {G} has remembered the evening {few} years ago, and would give a good hat not to have said it.',
    ],
    A: [
      '{A} wants {prize}, and then to leave. {A} writes down each trial in the small book, with a mark for how long it took until somebody said "I always".',
    ],
    B: [
      '{B} wants one dish to be eaten while it is hot. {B} hides a sheet of paper in the salt box and has hidden it there for {few} years.',
    ],
    S: [
      '{S} wants {S.their} shop back. {S} remembers what {H} bought, in which amounts, and that it was paid for by {A}.',
    ],
    T: [
      '{T} wants nobody else to try it. {T} tells whoever asks the truth, and cannot help it for another {few} hours a day.',
    ],
    H: [
      '{H} wants to see the still run without a leak. {H} does not talk much in case some of it has got into {H.them}.',
    ],
  },
  looks: [
    [
      'Garlands, tables in a horseshoe, name cards that {few} people have been rewriting all week. «Under one table sits a child who has heard everything. »Over the middle hangs the great bowl from which all the cups are to be filled at once.',
    ],
    [
      'Steam, shouting, {num} pies; a slate with the order of the dishes, and underneath, very small: "salt box mine". In the corner stand jugs with a chalk mark, others without. A cat that has licked at one of those with a mark tells everyone what it thinks.',
    ],
    [
      'Barrels in rows, cool, clean; at the end a cabinet with glass doors and a desk. On the desk lies a small book. On the wall hangs a single dried flower, in a frame, with a date: that of {it}, {few} years ago.',
    ],
    [
      '[Copper, glass, drops that fall one by one|Glass pipes as thin as straws, and a fire that {H} feeds by the spoon]. It smells of pears and cold iron. In the middle stands a barrel on wheels with a [ribbon|garland] round it, ready; and on a chair, opposite a mirror, somebody has practised how one smiles.',
    ],
  ],
  todo: [
    [
      'Everybody who comes in here is given something to carry. With arms full one may go anywhere (no check), and whoever puts the wrong thing in the wrong place (DC 12 Deception) can choose with whom to have an argument.',
    ],
    [
      "{B} is at the end of {B.their} strength. Somebody has to take over a pot (DC 12 Wisdom check, with proficiency for whoever has cook's utensils) before {B} has a minute and talks about the salt box.",
    ],
    [
      '{A} shows the cellar, gives a taste of each barrel and asks what one thinks. It is the honest wine; {A} only likes the question. Whoever answers like a poet (DC 13 Performance) is left alone with the cabinet, because {A} has to go and look for a handkerchief.',
    ],
  ],
  firstFight:
    'on the second evening some who have tasted it tell the party what they think of it, and then want to prove it ({skirmish}). They stop when one of them is down, and thank for the conversation; the jug had come from {H}.',
  clues: [
    [
      'Nature :: smelling the cups of the tasting :: Pears and cold iron: a distillate, in very small amounts. It makes one honest, nothing else.',
      'Investigation :: looking at who had which cup :: The cups were carried round by people of {A}, and {A.their} own stayed full.',
      'Perception :: looking for the same smell in the wind :: It comes, when the furnace is lit, from {lair}.',
    ],
    [
      'Insight :: asking those whom it has hit :: Everyone is ashamed, and nearly everyone is relieved. It was meant to shame.',
      'Persuasion :: asking {B} about the salt box :: A poem, to {B}, signed with an A. "They laughed so much«, {G.name} first»[. I did, too|, and I did, too|. So did I]."',
      'Investigation :: following the chalk marks on the jugs :: {H} makes such marks. The empty ones go back on a cart to {lair}.',
    ],
    [
      'Sleight of Hand :: looking into the small book :: "Tasting: [4|5|7] minutes. {G.name}: 2. {deadline.t}: all." It is {A}\'s plan, with dates.',
      'History :: asking somebody old about the flower in the frame :: On that evening {A} wore it on a table, and all of {town} laughed.',
      'Perception :: counting the barrels :: The thirteenth is missing; in the sawdust are the tracks of wheels towards {lair}.',
    ],
  ],
  lairUse: [
    'The still is under pressure: whoever opens the valve (one action) fills the room with steam, and for two rounds everyone who breathes says before each attack where it is going (disadvantage, DC 13 Constitution saving throw to keep silent).',
    'Glass, glass, glass: a shelf that is thrown over (DC 13 Athletics) covers ten feet with splinters, {sting} damage to whoever crosses it, DC 13 Dexterity half.',
    'The barrel on wheels rolls down the ramp to the river if one pulls out the wedge. There are {num} fish who will have a hard evening.',
  ],
  tactics: [
    '{A} does not want to hurt anyone and has planned everything but this; {A.they} stays beside the barrel and lets the others fight; {H} tries to keep everyone away from the glass, of either side',
  ],
  parley: [
    '{A} wants to have heard one word, {few} years ago. If {B} or {G} says it now (DC 13 Persuasion to bring them there; none if they have drunk), {A} pulls the wedge out {A.themself}. Whoever laughs at this point loses everything.',
  ],
  clock: [
    [
      '[A second tasting|At the second tasting somebody thanks {G}]; two families [of {town} |]change the tables at which they want to sit.',
    ],
    [
      '{S} has {S.their} shop shut by {council}. The antidotes that people now buy elsewhere are sugar.',
    ],
    [
      '{A} has the great bowl polished, and the free wine delivered, all but the thirteenth barrel.',
    ],
    ['At {deadline} {num} people lift their cups, and drink.'],
  ],
  after: ['{A} stands on a table, and nobody laughs. {A} has {prize}; {ruin}.'],
  endings: [
    {
      heading: 'A toast',
      text: [
        '{It} take{it.v} place. At midnight {G} gets up and does not praise anybody, but apologises to somebody, by name, for a remark about a hat. Then the honest wine is drunk. {B} has gone to look for {A} and has taken the salt box along. It is a little dull, and very friendly.',
      ],
    },
    {
      heading: 'All the truth at once',
      text: [
        'The barrel is stopped and the cause is told before everyone: who laughed, who began it. {A} is led away. *The price:* the whole of {town} has heard it, and for a year people greet each other with great caution.',
      ],
    },
    {
      heading: 'They drink',
      text: [
        'The party lets it happen but has first told {G} how one gets free of it: by thanks. It is loud, there are tears and {few} broken plates, and towards morning everyone is friends, or knows why not. *The price:* {A} has seen nobody ashamed, and is more alone than before; three marriages are over, and two have begun.',
      ],
    },
    {
      heading: 'If the party is too late',
      text: [
        'The cups are empty, {num} people draw breath, and {it} {it.has} gone wrong. For one minute nobody knows where to begin. Whoever uses this minute to say something true and kind, very loudly, gives the evening its direction.',
      ],
    },
  ],
  steps: [
    'Find out what was in the cups.',
    'Look at {p1} and {p2}.',
    'Find out who has a reason.',
    'See that {it} take{it.v} place, before {deadline}.',
  ],
};
