import type { TaleActs } from './tale-types.ts';

export const secondSealActs: TaleActs = {
  heading: 'The Trial of the Party',
  blows: [
    "[On the second evening|After the second clue|Late on day two,|Before the third place,|After dark,|With two clues found,|On the way home,] [the rightful tenants of the party's lodgings arrive, with clubs and a sealed paper|people with clubs and a sealed paper come to the party's lodgings, of which they are the tenants|the party's lodgings turn out to have other tenants, who have brought clubs and a sealed paper] ({fight}). They stop« at once» if one of the party reads it aloud to the end and shows them the dog with the tongue; {H} had read them only the first line.",
  ],
  early: [
    [
      "[By day it is barred, and carpenters swear that they are at work on it; by night two watchmen look away for a coin|Carpenters stand before it by day, and say that it is being repaired; the two watchmen of the night can be bought with a coin|It is barred by day, for repairs, say the carpenters; at night there are two watchmen, and a coin makes them look away]. The party sees the sheets« on the lines» and the pan of red wax, but not the seal: it sits in the hub of the great wheel«, which turns day and night». Found there, it proves nothing against {A}«, who has never been seen with it». Whatever is carried off« or burned» has been stolen, since the mill stands on {A}'s ground, by a deed that is good; and if the sheets are gone, [nobody|no one] can say any more which deeds were made from them. The watchmen remember faces: at the end of the act {R} has them as witnesses, and the party has [one sheet with a tongue on it, and no text|a single sheet, blank but for a dog with its tongue out].",
      'v=a',
    ],
    [
      '[By day it is barred, and carpenters swear that they are at work on it; by night two watchmen look away for a coin|Carpenters stand before it by day, and say that it is being repaired; the two watchmen of the night can be bought with a coin|It is barred by day, for repairs, say the carpenters; at night there are two watchmen, and a coin makes them look away]. The party sees the old deeds« on the lines», each with a clean round place. It can carry them off, and {G} will« weep for joy, and then» see it: [nobody|no one] can tell any more which seal was on which, and a deed without one is a letter. [Somewhere there would have to be a copy of it all|It would take a copy of everything, and there must be one somewhere|Only with copies could they be told apart, and nobody in {town} has any|If there were copies somewhere, it would be another matter]. {A} begins again with others; the watchmen remember faces, and« at the end of the act» {R} has them as witnesses.',
      'v=b',
    ],
  ],
  opens: [
    '{R} takes off {R.their} hat« to the party in the street» and hands them a summons: they are accused, «before the high court »in {town2}, of having forged {num} deeds. [The evidence is good. It is a deed|And there is proof, a good one: a deed|There is even evidence: a deed] by which they own {few5} of the houses.',
  ],
  goal: [
    'What was a search is now a lawsuit« that cannot be avoided», since a judgment from {town2} against the party closes the rolls early, in favour of {A}. [In return everything there is decided aloud|On the other hand, nothing there is decided behind doors|But there the doors are open«, and all is said aloud»]: whatever is proved in {town2} is true in {town} as well.',
  ],
  map: [
    '{town} shuts its gates to the accused. Whoever wants to get in or out from now on goes by water, through the mill race, under {lair}; «[nobody|no one] has used it since the paper went to {town2} by boat, and »it is closed by a grating of which {B} cut the key; {B} gives it to whoever has understood the dog.',
  ],
  way: [
    'To {town2} it is a day by coach, with {R}«, at the expense of the court»; or two on foot, past [toll bars that belong to the Lamb Company by now|bars at which the Lamb Company now takes the toll] (DC 13 Deception, or 5 gp each).',
  ],
  place: [
    'The court of {town2} sits in a riding school. [The judge believes in oaths, is hard of hearing, and has a dog.|Its judge has a dog, hears badly, and believes in oaths.|The judge is a little deaf, trusts in oaths, and never sits without a dog.] {num3.u} people from {town} have come, all with paper« in their hands».',
  ],
  rival: [
    "{R} does not care who has the houses. {R} has bet a year's income on winning against people« who are» in the right«, and [would like to be surprised|would not mind losing it|has slept badly since]».",
  ],
  setPiece: [
    "[The trial has three hearings: who had the means, who had the advantage, who had the time.|There are three hearings: about the means, about the advantage, and about the time.|The court sits three times: once about who could have done it, once about who gains by it, once about who was there.|Means, advantage, time: for each of the three there is a hearing.] In each, one of the party [speaks|pleads] (DC 14 Persuasion, Deception or History) and« all» the others [get what is needed« meanwhile»|see to the rest« in the meantime»]: they free the rag carter« of the mill», who is a witness, and whom {H} has had locked into the cellar« of the riding school» ({fight}), warm the wax before the judge's eyes (DC 13 Sleight of Hand), or make the dog bark at the right moment (DC 12 Animal Handling). [Two of three, and the party is acquitted.|If two of the three go well, they are [free|acquitted].|With two of the three won, they walk out [free|free, and their names are struck from the deed].|They are acquitted if they win two of the three[ hearings|].|Whoever wins two hearings out of three is free to go.] [Otherwise the rolls close two days earlier, and the party has to flee.|If not, they must flee in the night, and the rolls close two days earlier.|With fewer the rolls close two days earlier, and the way out is through the stables.]",
  ],
  what: "History :: asking for the court's own copies :: {town2} has kept a print of each deed« of {town}» for a hundred years. [Here the old rights are all written down, with shut mouths.|Every old right is in them, and every dog has its mouth shut.|They are complete, and no dog in them shows its tongue.|Not an old right is missing there, and not a tongue is out.]",
  who: 'Insight :: asking {R} over wine who pays :: [The Lamb Company, in advance,|It is the Lamb Company, in advance,|In advance, the Lamb Company,] in houses of {town}; but the wine« that came with the first letter» was from the cellar of {A}. {R} has not looked at the seal, and now does.',
  where:
    'Investigation :: reading the water rights of the riding school :: The canal that drives the wheel at {lair} begins here; a boat can pass, if [somebody|someone] lifts the sluice.',
  choice: [
    '{R} offers a settlement (also after a lost trial«, since {R.they} has looked at the seal»): a judgment against {H} alone, by noon, and the houses go back. Or the party insists on {A}, in which case the court comes to {town}« in person», slowly.',
  ],
  first: {
    answer: 'takes the settlement',
    now: [
      '{H} is led away« with steady hands». [The houses are free, but the wall is not, and {A} sends the party flowers.|That gives back the houses, but not the wall, and {A} sends the party flowers.|The houses go back to their owners, the wall does not, and flowers arrive for the party, from {A}.]',
    ],
    later: [
      'Without {H} the sealing has to be done by {A}, «in a hurry, »and a stove has fallen over: the mill is« already» smouldering when the party arrives, and [each|every] round takes away a row of papers.',
    ],
  },
  second: {
    answer: 'insists on the guilty one',
    now: [
      'The judge, the dog and six ushers [set out for {town} in two coaches|fill two coaches, which set out for {town}]. {A} hears of it at once.',
    ],
    later: [
      'The court stands in the door« of {lair}» and takes everything down. {A} must not be seen to strike first, and the dog« of the judge» will not let {A} near the water door.',
    ],
  },
  closes: [
    '[At the sluice, at night, in a boat [made of oak and bad law|of old oak]: downstream a wheel is turning that should be closed for repairs.|Your boat is made of oak and bad law; it lies at the sluice, in the dark, and downstream a wheel is turning that should be closed for repairs.|The sluice is up, the boat is in the canal, and it is night; [ahead of you|further down] a mill wheel turns, which is said to be under repair.|In the dark, below the sluice, you hear a wheel, [slow and wet|at work], that has been closed for repairs since May; the boat is already moving towards it.]',
  ],
  lastWay: [
    [
      'The grating under {lair} opens to the key« of {B}», or to a picklock (DC 14 Sleight of Hand); behind it the race runs through the wheel pit. [If the wheel is stopped (DC 14 Athletics, two people), the party climbs up« inside»; if not, one by one, between the paddles|With the wheel stopped (DC 14 Athletics, two people) one can climb up in it; with the wheel turning one has to pass between the paddles, one by one|The party can stop the wheel (DC 14 Athletics, two people) and climb it, or go through one by one, between the paddles] (DC 13 Acrobatics, 3 (1d6) bludgeoning damage on a failure).',
      'tier=1',
    ],
    [
      'The grating under {lair} opens to the key« of {B}», or to a picklock (DC 14 Sleight of Hand); behind it the race runs through the wheel pit. [If the wheel is stopped (DC 14 Athletics, two people), the party climbs up« inside»; if not, one by one, between the paddles|With the wheel stopped (DC 14 Athletics, two people) one can climb up in it; with the wheel turning one has to pass between the paddles, one by one|The party can stop the wheel (DC 14 Athletics, two people) and climb it, or go through one by one, between the paddles] (DC 13 Acrobatics, 7 (2d6) bludgeoning damage on a failure).',
      'tier>=2',
    ],
  ],
  clock: [
    '[For each prevented step|For every prevented step|For each step prevented|With each prevented step|For every step prevented|With every step prevented] one of those with {A} has asked {G} whether the deed is good, and stayed at home; if {B} is blind, [nobody can say at first sight which roll« is the one that» matters«, and it takes a round to find out»|it takes a round to find out which roll« is the one that» matters].',
  ],
  sides: [
    {
      who: '{G.full} and the council',
      wants: [
        'want to have a seal« again», and not to look like fools. Content with a quiet arrest; angry about a song.',
      ],
      later: [
        'hold the far bank« with lanterns»; [a roll that is thrown into the water is fished out|whatever is thrown into the water is fished out].',
      ],
    },
    {
      who: 'Those in {town} who lost their houses',
      wants: [
        'want to sleep in their own beds. Content with every« single» house that is freed; angry about lawyers.',
      ],
      later: [
        'block the road with their beds« and sit on them»; [nobody|no one] drives away from {lair}.',
      ],
    },
    {
      who: '{R.full}',
      wants: [
        'wants a case to be proud of. Content if the party wins by argument; bored by violence.',
      ],
      later: [
        'stands beside the vats and objects, and one of the enemies«, out of habit,» waits for the ruling (loses a turn).',
      ],
    },
  ],
};
