import type { TaleActs } from './tale-types.ts';

export const castleActs: TaleActs = {
  heading: 'The Herald With an Army',
  blows: [
    '[On the second evening|After the second clue|On the way from the second place to the third,|When two of the three places have been seen,] the path along the lake is closed by people with badges, "for the sake of safety" ({fight}). They stop when one of them falls into the shadow and the party pulls that one out; {H} has told them that there was nothing down there.',
  ],
  early: [
    [
      'Whoever dives for it, or crawls through the bronze pipe, comes as far as the grating that {H} oils, and sees a hall through the bars, the king of the clouds on a bier, and a shift of {A}\'s people at the winch of the chain; {A.name} is not there, but in the dyke camp. Beside the grating hangs {A}\'s order to the shift: "At the first stranger, let the lake in. If the evening song stops before the end, do the same"; that is for the case that somebody lays hands on {A} up there. [If the grating is forced, the hall fills, and the bier sinks with the king to where nobody gets him up again|Force the grating, and the hall fills, and the bier goes down with the king to where nobody gets him up again]; as long as the lake over it is water, there is no way in that is quicker than that lever. [The king below {town} keeps his eyes shut; but he lifts|His eyes stay shut; but he lifts] a finger: he has heard them, and in the last fight the first of them who calls into his ear needs no check.',
      'w!=a2',
    ],
    [
      'Whoever dives for it, or crawls through the bronze pipe, comes as far as the grating that {H} oils, and sees a hall through the bars, the king of the clouds alone at a board, and a shift of {A}\'s people at the winch of the chain; {A.name} is not there, but in the dyke camp. Beside the grating hangs an order: "At the first stranger, let the lake in. If the evening song stops before the end, do the same"; nobody can lay hands on {A} up there without drowning the king. As long as the lake over it is water, there is no way in that is quicker than that lever. The king hears them, and shakes his head: he has lost, and he has given his word. But with one finger he pushes a stone against the bars. It is too heavy, and a knife sticks to it; whoever has seen that needs no check in the last fight to make him look.',
      'v=a w=a2',
    ],
  ],
  opens: [
    '[Three more shadows come over the mountains.|At noon it gets dark: three shadows are coming over the mountains.] {R} has come with the fleet of the cloud people, sets down one foot in the square of {town}, very carefully, and gives {G} {middle} days to hand over the king. After that, {R} says, and is ashamed of it, they will look under every roof.',
  ],
  goal: [
    '{R} believes that people are holding the king, and is right. If the fleet looks under one roof after the other, it will come to the lake last, and too late. The party must get {R} to wait, and only {B} can bring that about, up in {town2}, the town of clouds: she alone can say how her father went.',
  ],
  map: [
    "The fleet's shadows join over the lake, and it freezes down to the roof of {lair}. [From {town} you get up now on foot, by the chain|From {town} one goes up on foot now, by the chain], which is covered with ice as thick as a stair; and down through a hole that [somebody|someone] saws.",
  ],
  way: [
    "The chain has {num3} links. [At every tenth there is a place to rest, out of the wind|Each tenth link has a place out of the wind to rest in]; whoever cannot go on before that hangs in the wind and freezes (DC 15 Athletics for the group; each failure costs all a level of exhaustion). {T}'s kite carries up one person at a time, and two of them before it gets dark.",
  ],
  place: [
    '{town2} consists of towers, gardens and rooms in which one may drown in a footbath. {few4.u} servants are left, all very old, who lay the table for the king [each|every] evening, and clear it again. [{B} has hidden under her bed, and from there she takes up half the room.|Half of the nursery is taken up by {B}, who has hidden under the bed.]',
  ],
  rival: [
    '{R} is a diplomat among people who have never needed any. {R} has sworn to hurt [nobody|no one], and carries a club, and would like to be told what one does in such a case.',
  ],
  setPiece: [
    '{B} sees the fleet and grabs the axe: she does not want any more people to look for her father. Each swing of hers hits the chain, and the castle rears; the people of {A}, who have climbed up behind the party, want to get hold of the axe first ({fight}). [In four rounds {B} is through the chain, or in two, if she has lifted the axe on an earlier day.|Four rounds of {B} are enough for the chain, or two, if a link has been half cut already.] [Each|Every] round [someone|somebody] can talk to her (DC 15 Persuasion, with advantage for whoever admits to being afraid), hang on to the handle (DC 16 Athletics), or hold her favourite doll over the edge (it works at once, and she never forgets it). Once she lets go of the axe over {town}, it stays with the party.',
  ],
  what: [
    [
      'Insight :: asking {B} to tell about the last evening from the beginning :: [He did not want to go. He said: "Small people have waved at us for so long. One must go once."|He would rather have stayed at home. "They have been waving for so long," he said. "One has to go and say hello."]',
      'v=a',
    ],
    [
      'Insight :: asking {B} to tell about the last evening from the beginning :: [He was carried to the boat, and kissed her. He said: "It takes one night. In the morning you let go of the chain."|They carried him down to the boat. He kissed her and said, "One night. When it gets light, you let go of the chain."]',
      'v=b',
    ],
  ],
  who: [
    [
      'Investigation :: looking at the invitation on her dressing table :: It is written with a very good pen; the seal has a crossed-out crown, and under it, in another ink: "{A.name}".',
      'v=a',
    ],
    [
      'Investigation :: looking at the note on her dressing table :: "He is comfortable. Do nothing, or it is your fault." It is written with a very good pen; the seal has a crossed-out crown, and under it stands "{A.name}".',
      'v=b',
    ],
  ],
  where:
    'Perception :: listening with {B} at the upper end of the chain :: She puts her ear to it every evening. You hear it, faintly: he breathes, in a large room under water, {lair}.',
  choice: [
    "{R} would tear {lair} open with the fleet's anchors, all at once; it will be quick, and {town} will be flooded. Or the party goes in alone, and {R} [has to|must] stand there with {R.their} hands behind {R.their} back.",
  ],
  first: {
    answer: 'lets the fleet tear it open',
    now: [
      "{town} is cleared in a night, with [everyone|everybody]'s hands, and the giants carry the beds.",
    ],
    later: [
      "The roof of {lair} is torn off in the second round. All who are with {A} see giants look in, with faces as large as houses, and one enemy is picked out of the hall between two fingers; the water is up to one's knees, and rises.",
    ],
  },
  second: {
    answer: 'goes alone',
    now: [
      '{R} sits down on the ice and takes hold of the chain, where it comes up, so as to have something to hold.',
    ],
    later: [
      'At the right moment {R} gives the chain one pull. {A} falls, and whatever {A.they} was holding slides away over the ice.',
    ],
  },
  closes: [
    '[The act ends|It ends] on the chain, in the evening, with the castle above and the lake below. [{B} lets down a lantern on a thread, beside them, all the way, at exactly their pace.|All the way a lantern comes down next to them on a thread, no faster and no slower than they do; {B} is holding the other end.]',
  ],
  lastWay: [
    'Through the hole in the ice you come down along the chain, right beside {A}. Through the bronze pipe from the camp you crawl for an hour, as far as the grating; with the lake frozen above it, it can be forced (DC 15 Athletics) and no water follows, and you come out behind the brake.',
  ],
  clock: [
    'For each step that was prevented, {A} has two fewer people at the winch (each lowers the DC to turn it by 1); if {B} has lifted the axe, the chain is half cut through, and the next jerk of the winch breaks it: the castle goes up with {B} in it, and the king is still below.',
  ],
  sides: [
    {
      who: '{G.full} and the farms',
      wants: ['want August. Content with the truth, even about themselves; unhappy about a siege.'],
      later: [
        'have every bell in the valley rung; down there it sounds like applause, and the king lifts his head.',
      ],
    },
    {
      who: '{R.full} and the cloud people',
      wants: [
        'want their king, and not to have stepped on [anyone|anybody]. Content with honesty; ashamed of their feet.',
      ],
      later: [
        'hold back the lake with both hands for as long as it takes: no more water comes into {lair}.',
      ],
    },
    {
      who: "{A.full}'s followers",
      wants: [
        'want to go home. Content if the letter of the crown is read to them; angry if [somebody|someone] calls them traitors.',
      ],
      later: ['turn the winch the other way for one round, by mistake, they say afterwards.'],
    },
  ],
};
