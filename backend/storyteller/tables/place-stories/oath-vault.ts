import type { PlaceStory } from '../place-story-type.ts';

export const oathVaultStory: PlaceStory = {
  id: 'oath-vault',
  pronouns: { K: 'she', B: 'he' },
  levels: [12, 20],
  tones: ['intrigue', 'heroic'],
  words: ['oath', 'oaths', 'vault', 'crown', 'names', 'throne'],
  title: 'The Oath Vault of {town}',
  look: '[A round hall lies under {town}, with a niche for each ruler of the continent, and in each niche stands a clay jar« with a crown on the lid».|Each ruler of the continent has a niche in a round hall under {town}, and in the niche a clay jar« with a crown on the lid».] [In the jars are the oaths«: the very breath that said them».|What is in the jars is oaths«: the very breath that said them».] [Whoever opens one frees a king of all he ever swore.|For a king whose jar is opened all that he ever swore is void, as lawyers in {town} say.|A king is free of all he ever swore in {town} once his jar is opened.] || [Under {town} there is a round hall with a niche for each ruler of the continent and a clay jar in each niche«, with a crown on the lid».|In a round hall under {town} there is a clay jar for each ruler of the continent, in a niche«, with a crown on the lid».] [What a king swears is breathed into his jar.|A king who swears breathes it into his jar.] [Whoever opens it frees him of all he ever swore.|If it is opened, he is free of all he ever swore in {town}.|Open it, say the people of {town}, and he is free of all he ever swore.]',
  senses:
    '[Put to the ear, each jar whispers its oath«, without end»,|Each jar whispers its oath«, if one puts an ear to it, without end»,|An ear on a jar hears it whisper its oath, again and again,] [and the hall under {town} sounds like a wood in the wind.|and all of them together sound like a wood near {town} in the wind.|and under {town} one seems to stand in a wood, in the wind.|and together they sound like wind in the woods of {town2}.] It smells of [clay and old breath|clay, wax and old breath|breath that was let out long ago|wet clay and wax|clay, and of a room with too many people in it].',
  keeper: [
    'abbess of the vault',
    'has sworn nothing herself«, as the law of her order [demands|has it]», and [lies fluently and with pleasure|lies often and well|lies at least once an hour, and enjoys it].',
  ],
  guest: [
    'emperor',
    'has come alone« and on foot» to {town}, to ask for his jar, for one night, and will not say which oath is in the way.',
  ],
  absent: 'jar wright',
  hooks: [
    [
      'Four kings «who had sworn in {town} »[broke their word on one day«, each a different one», and were surprised at how easy it was.|have broken «four different »oaths on one day, and were surprised at how easy it was.|found on one day that they could break their word, and did, each a different one.] A fifth«, whose realm borders on that of {B},» pays {pay} gold pieces to have his own jar checked, [tonight|before morning|without witnesses].',
      [
        '[The four jars are full of ordinary air.|There is nothing but ordinary air in the four jars.] [The fifth is as it should be, and there is a scratch on the seal.|The fifth is full, and has a scratch on the seal.]',
        '[The jars of all five kings are full of ordinary air.|There is ordinary air in the jars of all five kings, and nothing else.|Ordinary air is all that the five kings have in their jars.] In the fifth there is a dead bee« as well».',
      ],
    ],
    [
      '{B} asks the party to steal what {K} will not lend«, and [gives a county for it|pays with a county|offers a county in return]».',
      '[He wants to be free of an oath to make war if he is asked to.|The oath is to make war if he is asked to, and he wants to be free of it.|If he is asked to make war, he has sworn to do so, and he does not want to.] [He will be asked in {days} days.|In {days} days he will be asked.|Somebody will ask him in {days} days.]',
    ],
    [
      'At the gate of {town} [a demon lord offers a truce of a hundred years, sworn into a jar, and requires only that the party carry it down and put it in its place.|a demon lord offers to swear a truce of a hundred years, if the party carry the jar down« and put it in its place».|a demon lord offers a hundred years of truce, sworn into a jar, and wants the party to carry it down to its place.]',
      [
        '[His breath would be in the jar, and would have «all the nights of »a hundred years to talk to the other oaths.|In the jar his breath would have a hundred years «of nights »to talk to the other oaths.] [He needs no longer than that.|More than that he does not need.|With that he would have every throne on the continent.]',
        '[He believes in the jars as kings do, and means to whisper in his to the others by night.|Like the kings he believes in the jars, and means to whisper to the other oaths by night.] [On the first night he would find out that there are no others.|In the first night he would learn that there are no others.]',
      ],
    ],
  ],
  done: '[Treaties of the continent are sworn here, «in front of {K}, »at the price of a year of peace.|For the price of a year of peace kings swear their treaties here«, in front of {K}».] [Anyone may leave an oath in {town} for a gold piece, and marriage vows have a whole wall.|For a gold piece anyone may leave an oath in {town}, and there is a whole wall of marriage vows.|A whole wall in {town} is for marriage vows, as anyone may leave an oath for a gold piece.]',
  trace:
    '{K} [steps round one place in front of the marriage wall.|never steps on one place in front of the marriage wall.|makes a step to the side at one place of the marriage wall.] [There is a crack in it, and warm air comes out of the crack and goes in again.|Warm air comes out of a crack in it, and goes in again.|It has a crack, and out of that comes warm air, and then goes in again.]',
  truth: [
    '{V} made jars that leak, {years} years ago. Each fails on a day that was chosen when it was fired, and paid for.« Four have failed so far, and four kings have broken their word.» It was no crown that paid: it was the abbess before {K}, who lives on in the marriage wall, as a vow that never ended«, and breathes there». [She hates kings for what one of them promised her. {K} is [her daughter|her daughter, and was born in {town}].|One king promised her something[| in {town}], and she hates them all for it. {K} is her daughter.|{K} is [her daughter|her child], and kings are what she hates, for what one of them promised her [in {town}|at the age of twenty].|She is the mother of {K}, and has hated kings since one of them [broke a promise|broke his word to her in {town}].]',
    "[No king's breath was ever kept under {town}: there is air in the jars, and no oath.|An oath cannot be kept in a jar, and under {town} none ever was.|What is sworn into a jar under {town} is gone before the lid is on.] [What whispers is the draught of a shaft behind the marriage wall.|It is the draught of a shaft behind the marriage wall that whispers.] Kings keep their word for fear of the jars«, which was the idea of the first abbess». {V} told four kings, for money, and they broke theirs. {K} has {days} days to make a lie« of three hundred years» true«, before {B} comes back with soldiers and opens his jar».",
  ],
  finds: [
    [
      'Perception',
      '[listening|stopping to listen|standing and listening] at the wall of marriage vows',
      '[one of them is said over and over, by a «very »old woman of {town}, and is changed a little [each time|every hour].|a very old woman says one of them over and over, [as people in {town} pray, and never quite in the same words|in the speech of {town}, and with other words each time].|there is one vow that does not stop, in the voice of an old woman [of {town} who alters it each time|who alters it each time and speaks as they do in {town}].]',
      1,
    ],
    [
      'Arcana',
      '[casting|using] Identify on [a failed jar|one of the failed jars]',
      '[the glaze was made to crack, [at a date by the calendar of {town}|on a day that somebody in {town} chose].|a date was put into the glaze, [on which it was to crack|on which it was to crack by the calendar of {town}].|the glaze has a day in it, like a fuse, [on which it cracks|on which it cracks by the calendar of {town}].]',
      1,
    ],
    [
      'Insight',
      'asking {K} [what is in the jars|about the inside of a jar|what the jars hold]',
      '{K} says "as much as the word of a king is worth", and [for once is telling the truth|this once it is not a lie|is not lying, which is rare].',
      2,
    ],
    [
      'Investigation',
      'opening [a jar|an old jar|a small jar] that nobody would miss',
      '[there is|one finds] a slip of paper inside: ["Thank you for keeping quiet."|"{town} thanks you for keeping quiet."|"Now you know. {town} asks you to be quiet."]',
      2,
    ],
    [
      'History',
      'comparing what the four kings [did who broke their word|did before they broke their word]',
      '[each of them had received {V} at court a week before, to talk about the jar.|{V} was at court with each of them a week before, to talk about the jar.|a week before, each of them had a visit from {V}, who had something to say about the jar.]',
    ],
  ],
  use: [
    '[Nobody who has a jar here dares to lie in the hall.|In the hall nobody dares to lie who has a jar here.|No king or bride with a jar under {town} dares to lie in the hall.] [{K} has none, and the party may have some.|{K} has none, but the party may.|{K}, who has none, can say what she likes.]',
    [
      'A jar that breaks in {town} lets out a word that binds whoever hears it (DC 14 Wisdom saving throw; as Geas)«, and each word binds to a different thing».',
      'When a jar breaks in {town}, whoever has one here is sure of having been struck (DC 14 Wisdom saving throw, or stunned for a round). [It is only fear.|Nothing but fear does that.|There is nothing in it but fear.]',
    ],
    [
      "{K.name}'s guards are oaths too, in armour «as tall as the niches »(use <Shield Guardian, Stone Golem, Iron Golem>), who swore never to let anything out«, and did not swear to keep anything out».",
      "{K.name}'s guards are suits of armour« as tall as the niches», which walk because everybody has believed it« for so long» (use <Shield Guardian, Stone Golem, Iron Golem>). They let nothing out, but anybody may go in.",
    ],
  ],
  later: [
    'On day {days} at noon nine more jars« in {town}» fail. [By the evening there is no border on the continent on which somebody is not standing.|By the evening there are soldiers on every border« of the continent».|Before night an army stands on each border« of the continent».]',
    'On day {days} {B} comes back with soldiers, takes his jar and opens it in public«, to be free». [Everyone sees that nothing happens.|Nothing happens, and everyone in {town} sees it.|All of {town} looks on, and nothing happens.]',
  ],
  ways: [
    "The old abbess knows how the jars can be sealed« again», and would say it if one king came down and kept what he had promised her«, {years} years late». [That is {B}'s grandfather, «who gave up his crown long ago, »and who remembers her name.|He is the grandfather of {B}, «gave up his crown long ago, »and has not forgotten her name.]",
    '[A true jar can be made in {town}: somebody who will never break the word breathes into the clay before {V} fires it.|With the breath of somebody who will never break the word, breathed into the clay before {V} fires it, a true jar can be made in {town}.|There could be a true jar in {town}, if somebody who will never break the word breathes into the clay before {V} fires it.] It binds whoever swears into it (as Geas). If one king does so before all «of »the others«, and cannot break his word,» they will not dare to ask about theirs«, and keep the peace»; [{K} would like the party to choose who breathes into the clay.|the party may choose that person, says {K}.|whom to ask for the breath {K} leaves to the party.]',
  ],
};
