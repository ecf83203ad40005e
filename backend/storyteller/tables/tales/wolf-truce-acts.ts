import type { TaleActs } from './tale-types.ts';

export const wolfTruceActs: TaleActs = {
  heading: 'The String of Tails',
  blows: [
    '[On the second evening|After the second clue|Late on day two,|Between the second place and the third,|Before the third place,|After dark,|With two clues found,|On the way home,] drovers lay an ambush for the wolf that the pack has left in {town} as a messenger«, with the party beside it» ({fight}). [They stop when the wolf does not defend itself|The wolf stands there and does nothing, and at that they stop|The wolf lies down in the middle of it, and they lower their spears]; {H} had told them that it would kill at once.',
  ],
  early: [
    [
      "[The hall lies above the stone, where nobody from {town} is seen now, for fear of the pack|Nobody from {town} is seen above the stone now, for fear of the pack, and the hall lies there|For fear of the pack nobody from {town} is seen beyond the stone now, and the hall lies above it]; the wolf on watch [lets the party pass«, since it is on nobody's side»|looks at the party, which is on nobody's side, and lets it pass]. {H} is out with the dogs, {A}'s key fits, and over the beam hangs the skin. If it is taken to the stone now, the wolves have their killer« within the hour»: it smells of {B}'s coat, and of nothing else« under the dye». It would be {B} whom they take. [As long as it hangs here, nobody burns it.|It is safe where it hangs: nobody burns a white pelt.] [They can cut off a corner that has not been dyed|A corner that has not been dyed can be cut off], and [have seen the vats, a heap of cut straw and a pair of «very »large boots|they have seen vats, and «very »large boots beside a heap of cut straw].",
      'v=a',
    ],
    [
      "[The hall lies above the stone, where nobody from {town} is seen now, for fear of the pack|Nobody from {town} is seen above the stone now, for fear of the pack, and the hall lies there|For fear of the pack nobody from {town} is seen beyond the stone now, and the hall lies above it]; the wolf on watch [lets the party pass«, since it is on nobody's side»|looks at the party, which is on nobody's side, and lets it pass], and looks away, up the slope. [A young wolf lies in the straw there, under a blanket, and does not run.|In the straw, under a blanket, lies a young wolf, who [does not run|stays where he is].|A blanket in the straw [moves|breathes]; [a young wolf is under it|it is a young wolf], and he does not run.] [He will not speak of it.|Of that night he says nothing.|Asked what happened, he [says nothing|turns his head away].] [If they drag him to the stone, the wolves must do what they have never done«, and he goes like something that is being carried».|He can be dragged to the stone, like a sack; [the wolves would have to do there|there the wolves would have to do] what no wolf has done before.] [He would get up for somebody who could tell him that he is not the first.|To get him on his feet, somebody would have to tell him that [there was one before him|he is not the first].] When {H} whistles, he goes; he leaves them half of a lamb bell.",
      'v=b',
    ],
  ],
  opens: [
    '{R} rides into {town} with {few5} hunters«, nets» and a royal commission: the winter wolves are to be destroyed before they can strike. {R} has come from {town2}, where it has been done already«, and {A} has paid for the horses».',
  ],
  goal: [
    '{R} will go up in {middle} days, and that is the war. The party must give {R} a reason to wait« that fits into a report»: in {town2}, where wolves were killed last year for breaking a truce, [somebody|someone] must know if they really did.',
  ],
  map: [
    '{R} has the bridge to the hills taken up. [Between {town} and the stone lies the gorge, with nets across it|The gorge lies between {town} and the stone, and across it hang nets]; [the only other way is over the pass from {town2}, «along the sheep drive, »and it goes by {lair}|there is one other way, the sheep drive from {town2}« over the pass», which goes by {lair}].',
  ],
  way: [
    "[To {town2} it is a day «round by the valley, »on the wolves' own trail|On the wolves' own trail, round by the valley, it is a day to {town2}|It is a day to {town2}«, round by the valley,» on a trail that only the wolves use] (DC 13 Survival by the group). With a wolf as guide nobody can get lost, but every hour it asks [one question about people, and wants a true answer|something about people, and the answer must be true] (a player gives it).",
  ],
  place: [
    '{town2} has high fences«, fat sheep» and a new church, paid for by a trader. [Nobody has seen a wolf since«, nor an owl, nor any deer»|They say that the last wolf is dead, and nobody has seen an owl or a deer either|There are no wolves now, no owls and no deer], and children are not let out after noon, and nobody says [for fear of what|what they are afraid of].',
  ],
  rival: [
    '{R} keeps the string of tails «where {R.they} can reach it »and counts it in the evening, {num3} of them, without pride. {R} would give a great deal to be told that the first one had not been able to speak.',
  ],
  setPiece: [
    'The last wolf of {town2} lives under the new church«, on rats,» and must be brought over the pass as a witness. [The hunters have smelled it« as well» ({fight}).|It has been smelled by others, the hunters ({fight}).|The dogs of the hunters have led them to it ({fight}).|There are hunters at the church door already ({fight}).] Six rounds of bells«, smoke» and nets: in each, a character can carry it (DC 14 Athletics; it is [old and heavy|heavy, and ashamed of it]), lead the dogs astray (DC 13 Animal Handling), close a street with hurdles (DC 12 Athletics), or make {R} listen for one sentence (DC 14 Persuasion). [Three sentences, and {R} [calls off|whistles for] the dogs.|After the third sentence {R} whistles for the dogs.|When {R} has heard three, {R} [calls the dogs off|has the dogs leashed].] [Otherwise three successes bring the wolf to the pass|Without that, three successes are enough to get the wolf to the pass|Three successes of the other kinds also bring the wolf to the pass]; [with fewer it is hurt, and can speak only once|with fewer it gets there wounded, and has breath for one speech|with fewer it arrives with a bolt in its side, and can speak only once].',
  ],
  what: [
    [
      'History :: hearing what the old wolf saw here :: [A skinned mother at a stone, a village with ropes, then soldiers, then sheep.|First a mother lay skinned at a stone; then people came with ropes, then soldiers, then sheep.] "[It was the same coat as in {town}, and the same soup|The coat was the one from {town}, and so was the soup|They wore the coat that they wore in {town}, and brought the same soup]."',
      'v=a',
    ],
    [
      'Insight :: hearing what the old wolf saw here :: "[They took a cub from us as well|From us too they took a cub|One of our cubs was gone, too]. [When he came back, he had a bell|He came back with a bell on|In spring he was there again, with a bell]. [He did not know what he had done; we did not [tell him|say it]|What he had done he did not know, and none of us said it|Nobody told him what he had done]."',
      'v=b',
    ],
  ],
  who: 'Investigation :: reading the foundation stone of the new church :: "[The gift of a friend of the sheep|Given by one who loves sheep|Built with the money of a friend of the flocks]." The seal below is that of {A}, and the date is [a month after the last wolf was killed|one month later than the death of the last wolf].',
  where:
    'Survival :: following the old sheep drive back from {town2} :: It was made for [many more sheep than there have ever been here|more sheep than the village has ever had]. It has been mended lately, and leads up to {lair}.',
  choice: [
    '{R} will hear the old wolf in front of both sides«, at the stone,» if the party «first »gives a hostage, on a chain: the wolf that was sent to {town} [as a messenger|with the message]. [Or the messenger stays free, and {R} [will come up with nets and hear whatever can be heard|stays below, behind nets, and hears what the wind brings].|If the party keeps the messenger free, {R} comes up with nets, and hears what can be heard from there.|Without that, {R} brings the nets up to the stone, and listens from behind them.]',
  ],
  first: {
    answer: 'gives a hostage',
    now: [
      [
        '[The wolf holds out its neck for the chain.|The wolf lets itself be chained«[ without a sound|, and looks straight ahead| like a dog, and nobody laughs]».|The chain goes round [the neck of the wolf|a neck that has never worn one], and [the wolf|the messenger] [holds still|looks at the hills].|"[Not too tight|Do it well]," says [the wolf|the messenger], and [lowers its head|bares its neck] for the chain.] The bridge is laid again, and at the stone the old one from {town2} speaks«, between {G} and the ridge,» of a coat that it knew and of soup that was brought; then of the soldiers. {R} has it written down, takes the chain off again, and swears to raise no weapon against a wolf until the snow falls.',
        'v=a',
      ],
      [
        '[The wolf holds out its neck for the chain.|The wolf lets itself be chained«[ without a sound|, and looks straight ahead| like a dog, and nobody laughs]».|The chain goes round [the neck of the wolf|a neck that has never worn one], and [the wolf|the messenger] [holds still|looks at the hills].|"[Not too tight|Do it well]," says [the wolf|the messenger], and [lowers its head|bares its neck] for the chain.] The bridge is laid again, and at the stone the old one from {town2} speaks«, between {G} and the ridge,» of a cub that came home with a bell; and all the wolves look at the ground. {R} has it written down, takes the chain off again, and swears to raise no weapon against a wolf until the snow falls.',
        'v=b',
      ],
    ],
    later: [
      'At {lair} {R} fights beside the wolf that was on the chain«, back to back»; the hunters see it and will not loose an arrow« into the hall».',
    ],
  },
  second: {
    answer: 'keeps the messenger free',
    now: [
      '{R} spits, and has the nets tarred. [In the night one of the hunters comes over to the party, to hear the old one talk, and then [another one does|a second].|[After dark|At midnight] a hunter comes to the fire to hear the old one talk; later there are [three|four].|The old one talks by the fire, and [before morning|by and by] some hunters of {R} are sitting there too.]',
    ],
    later: [
      'The nets of {R} hang across the lower door of {lair}: [nobody|no one] leaves by it«, neither {A} nor the party» (DC 14 Strength saving throw or an edge to cut free).',
    ],
  },
  closes: [
    '[The first clouds of the right colour stand in the north|In the north one can see the first snow clouds], and along the ridge {num} pairs of eyes [turn to follow the party«, and do not blink»|follow the party down].',
  ],
  lastWay: [
    'From the sheep drive you come into {lair} by the lower door, which was made for sheep«, stooping». [From the rocks above {town} you can drop through the smoke hole on to the middle beam|There is also the smoke hole, with the middle beam under it, for whoever comes down the rocks|The other way is down the rocks, and through the smoke hole on to the middle beam] (DC 13 Acrobatics).',
  ],
  clock: [
    '[For each prevented step|For every prevented step|For each step prevented|With each prevented step|For every step prevented|With every step prevented], one of those who help {A} has gone home to {town}. If {B} was struck down, [nobody|no one] «at {lair} »can tell the wolves apart from the dogs« in time»: each howl brings one enemy as well.',
  ],
  sides: [
    {
      who: '{G.full} and the village',
      wants: [
        'want to be able to sleep« with the shutters open». Content with a judgment that can be repeated to children; angry about a corpse at the door.',
      ],
      later: [
        'come up with lanterns« and no spears», and stand between {lair} and the hunters« of {R}».',
      ],
    },
    {
      who: 'The wolves above {town}',
      wants: [
        'want their dead not to be forgotten. Content with the truth, or with a «very »good lie; angry about being called dogs.',
      ],
      later: [
        'lie down across both doors of {lair}«, so that [nobody|no one] can leave by running».',
      ],
    },
    {
      who: '{R.full}',
      wants: ['wants to know if they could all talk. Content with an answer; angry about pity.'],
      later: [
        'cuts the string of tails in two and throws one half before the feet of {A}, who «stares at it, and »does nothing in the first round.',
      ],
    },
  ],
};
