import type { TaleActs } from './tale-types.ts';

export const championActs: TaleActs = {
  heading: 'The Left-Handed School',
  blows: [
    "[On the second evening|After the second clue|Late on day two,|Before the third place,|After dark,|With two clues found,|On the way home,] masked people [pick a quarrel over|say that they have paid for] the party's seats ({fight}). [They fence« very» well, left foot first, and stop« with a bow» when one is hit; the purse that paid them has the crest of {H}.|Left foot first, and as good as if they were paid by the lesson, they fence until one is hit, and bow; they were paid out of a purse with the crest of {H}.|Their fencing is good, with the left foot first, and at the first hit they« bow and» stop; the purse that paid them has the crest of {H}.]",
  ],
  early: [
    [
      "{T}'s key opens the door behind the stoves«, by night, when the baths are heated for one». [In the steam sits {N.name}, a young fencer, who believes that there is no other, and is afraid of the collar«, which has begun to be tight»; if they are kind (DC 13 Persuasion), they hear of a coach from {town2} and of a letter signed with a cross.|A young fencer, {N.name}, sits there« in the steam» who has never heard of any other, and whose collar has begun to be tight; if the party is kind (DC 13 Persuasion), it hears of a coach from {town2} and of a letter signed with a cross.] [{A} is never there before the last day.|Before the last day {A} does not come here.] [If the fencer runs away, the next one is sent for|Should the fencer run, {A} sends for the next]; and [whoever drags one into the street has unmasked the Champion, and there is no law any more|to drag one into the street is to unmask the Champion, and that is the end of the law].",
      'v=a',
    ],
    [
      "{T}'s key opens the door behind the stoves, and the bar on the steam rooms can be lifted; the five« behind it» do not come out. Each morning every one of them has to write a line« with the date», and {H} carries the« five» lines to the house of {A}, where the one in the iron is kept; if a line is missing, {A} has promised, the sixth dies in the lists. [They must be freed when she is in the same house.|The time to free them is when she is under the same roof.|It has to wait until she is behind the same walls.] [For small cases she is dressed in a tent« beside the lists», but for the dam it will be here.|A tent« beside the lists» does for small cases; for the dam she is to be dressed here.|They put the iron on her in a tent, for small cases, but for the dam they will do it here.] [They teach the party the grip with which each of them will hold an enemy|Without getting up they show the party the grip with which each of them will hold an enemy|They show the party the grip that each« of them» will use, to hold an enemy], and [tell what they know: the one behind it signs the bills for the armour|say that the one behind it signs the bills for the armour|add that whoever signs for the armour is behind it].",
      'v=b',
    ],
  ],
  opens: [
    '{A} has the day of the trial cried« [out in all seven villages|in the seven villages, by drum]». In the same hour {R}, who has been measured for the armour, goes back to {town2} in a closed coach, to wait there until the day before; the armour stays in {town}«, where the dam is to be fought for».',
  ],
  goal: [
    "[The next Champion must be won over before wearing the iron.|Whoever is to wear the iron next must be won over first.|There is a next Champion, who has to be on the party's side before the iron is shut.|Before the iron is closed on the next Champion, the party has to speak with that person.] [That is {R}, who has been promised it;|It has been promised to {R},] and in {town2} is the school where all that began.",
  ],
  map: [
    '[{W.full} opens the sluices of the river, "for maintenance".|"For maintenance", says {W.full}, and opens the sluices of the river.|The river has been let out of its bed, by {W.full}«, and "for maintenance"».] Between {town} and {town2} lies a lake now«, over the lower fields of the seven villages»; the road ends in water, and [what used to be the drain of the baths is a canal on which one gets to {lair} unseen|through the drain of the baths, which is a canal now, one gets to {lair} unseen].',
  ],
  way: [
    '[By boat it is a night over the fields|It is a night by boat, across the fields|A boat takes a night, over hedges and gates] (DC 13 Survival; [on a failure the boat is caught on a signpost, and half a day is lost|a failure« means that the boat hangs on a signpost, and» costs half a day]). [The closed coach goes round by the ridge, and whoever is quick can be in it|One can« also» travel in the closed coach«, which takes the ridge», if one is quick|On the ridge one sees the closed coach, and [there is room on it for whoever is quick|whoever is quick sits inside before the next bend]] (DC 14 Stealth).',
  ],
  place: [
    '[The fencing school of {town2} is a cellar with a painted line.|One goes down steps to the fencing school of {town2}, a cellar with a painted line.] On the wall hang {num3} left gloves. [[Everyone|Everybody] here has dreamed of being the Champion of {town}.|The Champion of {town} is what they all wanted to be when they were children.]',
  ],
  rival: [
    '{R} was promised what {R.they} has wanted since childhood: to be [nobody|no one], and right. {R} will believe [a good fencer sooner than a good argument|a blade sooner than a word].',
  ],
  setPiece: [
    "[On the painted line you speak only while fencing.|The rule of the painted line is that nobody speaks on it without a blade in the hand.|There is a rule for the painted line: who wants to say something has to fence.|Nobody talks here but on the painted line, and there only blade in hand.|A question costs a bout here, on the painted line.] One of the party fences with {R} to the third touch (opposed attack rolls, best of five), and [after each touch whoever was hit answers one question truthfully|each touch obliges the one who was hit to one true answer]. Meanwhile {A}'s people come down the stairs to see that nothing is said ({fight}), and the others hold the steps, [where only two can stand|which have room for two].",
  ],
  what: [
    [
      'History :: counting the gloves :: The last {few3} are new«, and one has only just been hung beside them». In the last {weeks} weeks as many fencers« as that» have been fetched in a closed coach«, one after the other», and [none has written home|nobody has heard from one of them].',
      'v=a',
    ],
    [
      'History :: counting the gloves :: The school has sent a woman to {town} every few years« for generations», and not one came back« to talk about it».',
      'v=b',
    ],
  ],
  who: "Insight :: asking {R} who promised {R.them} the iron :: A letter did, «signed with a cross; »but {R} recognises the hand when shown any bill of {A}'s.",
  where:
    'Perception :: smelling at the closed coach :: [Steam, soap, iron|Soap, and steam, and oiled iron]: {R} was measured at {lair}, where the armour is oiled every night. [It is there that it is put on for the dam, and {R} [has to|must] be back« for it» on the day before.|For the dam it is put on there, and on the day before {R} has to be back.|That is also where {R} is to be dressed for the dam, and so {R.they} has to be back on the day before.]',
  choice: [
    '{R} offers to wear the iron and to win honestly, for the villages«, [whatever it costs|and to pay for it]». Or to refuse before the people, by which the Champion comes to an end [for ever|for good].',
  ],
  first: {
    answer: 'lets {R.name} wear the iron',
    now: [
      '{R} [says yes« as one puts on a coat»|nods«, and packs nothing»], and goes to {town} when the coach comes. {A} notices nothing«, and [drinks to the dam|doubles the bet]».',
    ],
    later: [
      [
        'The Champion comes through the steam« of {lair}» and stands beside the party. {R} strikes only at those who are paid; that is [nearly all of them|almost everyone here].',
        'v=a',
      ],
      [
        'The sixth sister has refused, so {R} has been sent for« to be dressed». The Champion comes through the steam« of {lair}», stands beside the party, and strikes only at those who are paid; that is [nearly all of them|almost everyone here].',
        'v=b',
      ],
    ],
  },
  second: {
    answer: 'wants no Champion any more',
    now: [
      '{R} breaks the blade over the knee. [In seven villages they hear of it, and send one each.|The news goes round seven villages, and each of them sends somebody.|Seven villages have heard of it by the next morning, and send their strongest.|By evening it is told in seven villages, and one from each sets out.]',
    ],
    later: [
      'Seven villagers« with boat hooks» stand at the doors of {lair}. {A} gets no fencer from {town2}« any more», and [has to|must] use {A.their} own arm: disadvantage on the first attack [each|every] round.',
    ],
  },
  closes: [
    '[The act ends|It ends] on the drowned road; [a left glove hangs on the arm of a signpost«, and turns with the wind towards {town}»|somebody has hung a left glove on a signpost that stands in the water, and it points to {town}].',
  ],
  lastWay: [
    'By boat you come into {lair} through the drain and out of the plunge bath, «wet and »at once among them. [By the front door there are attendants, towels and questions.|At the front there are attendants, who hand out towels and ask who you are.|The front door means attendants«, a towel, and a question».|Those who come by the front door are asked for their names and given a towel.]',
  ],
  clock: [
    [
      '[For each prevented step|For every prevented step|For each step prevented|With each prevented step|For every step prevented|With every step prevented] one of those sworn to the iron has stopped believing« in it», and is not with {A}; if {B} has broken a thumb, [the armour is not oiled, and whoever wears it is slower by 10 feet|nobody has oiled the armour, and its wearer moves 10 feet less in a round].',
      'escort!=construct|no',
    ],
    [
      '[For each prevented step|For every prevented step|For each step prevented|With each prevented step|For every step prevented|With every step prevented] {B} has had one of the empty suits« of {lair}» fetched to the forge«, "for its rivets"»; if {B} has broken a thumb, [the armour is not oiled, and whoever wears it is slower by 10 feet|nobody has oiled the armour, and its wearer moves 10 feet less in a round].',
      'escort=construct',
    ],
    [
      '[For each prevented step|For every prevented step|For each step prevented|With each prevented step|For every step prevented|With every step prevented] {A} has sat up« a whole night» over the bets, and begins with 5 hit points fewer; if {B} has broken a thumb, [the armour is not oiled, and whoever wears it is slower by 10 feet|nobody has oiled the armour, and its wearer moves 10 feet less in a round].',
      'escort=no',
    ],
  ],
  sides: [
    {
      who: '{G.full} and the judges',
      wants: [
        'want law without blood«, and have never had it». Content with [a case in words|a witness|a written answer|an open court]; angry at [unmasking|whispers|a blade drawn in the lists|a bet].',
      ],
      later: [
        "have the doors of {lair} sealed: [whoever is inside when it is over is under the court's protection|those who are inside« at the end» have the court's protection].",
      ],
    },
    {
      who: 'The seven villages around {town}',
      wants: [
        'want the valley. Content with [any win|a straight answer|one who carries sandbags|dry ground]; angry if [somebody|someone] says ["compensation"|"progress"|"only seven"|"elsewhere"].',
      ],
      later: ['shut the drain« with {num5} sandbags», and [nobody|no one] gets away by water.'],
    },
    {
      who: '{S.full} and the fencers',
      wants: [
        'want the Champion to have been real. Content with [the truth, in the end|a fair bout|a salute|a good question]; angry at [a joke|a shrug|betting|those who always knew].',
      ],
      later: [
        'take one enemy [each|every] round into a duel [at the edge of the bath«, with salute»|, at the edge of the bath, by the rules].',
      ],
    },
  ],
};
