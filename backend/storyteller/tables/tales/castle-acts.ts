import type { TaleActs } from './tale-types.ts';

export const castleActs: TaleActs = {
  heading: 'The Herald With an Army',
  blows: [
    '[On the second evening|After the second clue|Late on day two,|Between the second place and the third,|Before the third place,|After dark,|With two clues found,|On the way home,] [the path along the lake is closed by people with badges, "for the sake of safety"|people with badges close the path along the lake«, "because of the ice"»|people with badges bar the shore path«, "for everybody\'s safety"»] ({fight}). They stop when [one of them falls|the first of them falls] into the shadow and the party pulls that one out; {H} has told them that there was [nothing down there|nothing in it|no harm in it].',
  ],
  early: [
    [
      "Whoever dives for it, or crawls through the bronze pipe, comes as far as the grating that {H} oils, and sees a hall« through the bars», the king of the clouds on a bier, and a shift of {A}'s people at the winch of the chain; {A.name} is not there, but in the dyke camp. [Beside the grating hangs {A}'s order to the shift|On the wall beside it {A}'s order to the shift can be read]: \"At the first stranger, let the lake in. If the evening song stops before the end, do the same\"; that is [for the case that somebody lays hands on {A} up there|in case somebody lays hands on {A} up there]. [If the grating is forced, the hall fills|Force the grating, and the hall fills|Whoever forces the grating lets the lake in], and the bier [sinks with the king|goes down with the king] to where [nobody gets him up again|he cannot be raised]; [as long as the lake over it is water|until the lake is frozen over it], [there is no way in that is quicker than the lever by the winch, which lets the lake in|nobody gets in more quickly than the lever by the winch can be pulled, which lets the lake in|the lever by the winch, which lets the lake in, is quicker than [anybody who tries|any way in]]. [The king below {town} keeps his eyes shut; but he lifts|His eyes stay shut; but he lifts|With his eyes shut the king lifts] a finger: «he has heard them, and »in the last fight the first of them who calls into his ear [needs no check|does not need a check].",
      'w!=a2',
    ],
    [
      'Whoever dives for it, or crawls through the bronze pipe, comes as far as the grating that {H} oils, and sees a hall« through the bars», the king of the clouds alone at a board, and a shift of {A}\'s people at the winch of the chain; {A.name} is not there, but in the dyke camp. [Beside the grating hangs an order|An order is nailed up beside the grating|Somebody has chalked an order on the wall]: "[At the first stranger, let the lake in. If the evening song stops before the end, do the same|Let the lake in for the first stranger, and if the evening song ends early]"; nobody can lay hands on {A} up there without drowning the king. [As long as the lake over it is water, there|While there is open water over the hall, there|Until the lake freezes over, there] is no way in that is quicker than [the lever by the winch, which lets the lake in|the lever that lets the lake in, next to the winch]. [The king hears them, and shakes his head|The king sees them at the bars, and shakes his head]: he has lost, and [he has given his word|his word is his word]. [But with one finger he|All the same he|But then, with one finger, he] pushes a stone [against the bars|across to the bars]. [It is too heavy, and a knife sticks to it|A knife sticks to it«, and it is too heavy»|It weighs too much, and a knife sticks to it]; whoever has seen that needs no check in the last fight to make him look.',
      'v=a w=a2',
    ],
  ],
  opens: [
    '[Three more shadows come [over the mountains|across the mountains|over the pass].|At noon it gets dark: three shadows [are coming|have come] over the [mountains|hills].|[In the morning there is|At breakfast there is] not one shadow [in the valley|on the fields], there are four.|Over the mountains come [sails, three castles of them|three more castles, and three more shadows].] {R} has come with the fleet of the cloud people, sets down one foot in the square of {town}«, very carefully,» and gives {G} {middle} days to hand over the king. [After that, {R} says«, and is ashamed of it», they will look under every roof.|Then, says {R}«, and is ashamed of it», every roof will be lifted.|On the day after, {R} adds«, and is ashamed of it», they lift the roofs.]',
  ],
  goal: [
    '{R} believes that people are holding the king«, and is right». If the fleet looks under one roof after the other, it will come to the lake last, and too late. The party must get {R} to wait, and only {B} can bring that about, up in {town2}, the town of clouds: she« alone» can say how her father went.',
  ],
  map: [
    "[The fleet's shadows join over the lake, and it freezes|Under the shadows of the fleet the lake freezes] down to the roof of {lair}. [From {town} you get up« now on foot,» by the chain|From {town} one goes up on foot now, by the chain|The way up leads over the chain now, on foot], which is [covered with ice« as thick as a stair»|coated with ice« like a stair»]; and [down through a hole that [somebody|someone] saws|the way down, through a hole that has to be sawn]. [The river below the lake runs too fast for that, and will bear nothing before the first frost.|Only the river below the lake stays open, until the first frost.|Below the lake the river still runs [free|open], [and it will do so|and will go on so] until the first frost.]",
  ],
  way: [
    "The chain has {num3} links. [At every tenth there is a place to rest«, out of the wind»|Each tenth link has a place« out of the wind» to rest in|One can rest at every tenth«, where a step has been cut»]; whoever [cannot go on before that|tires between them] hangs in the wind and freezes (DC 15 Athletics for the group; each failure costs all a level of exhaustion). {T}'s kite [carries up one person at a time, and two of them|takes one person at a time, and no more than two of them] before it gets dark.",
  ],
  place: [
    '{town2} consists of towers, gardens and rooms in which one may drown in a footbath. {few4.u} servants are left, all« very» old, who lay the table for the king [each|every] evening«, and clear it again». [{B} has hidden under her bed, and« from there she» takes up half the room.|Half of the nursery is taken up by {B}, who has hidden under the bed.]',
  ],
  rival: [
    '{R} is a diplomat« among people who have never needed any». {R} has sworn to hurt [nobody|no one], and carries a club«, and would like to be told what one does in such a case».',
  ],
  setPiece: [
    "{B} sees the fleet and [grabs|reaches for] the axe: [she does not want any more people to look for her father|nobody else is to get lost looking for her father|no more people are to go and look for her father]. Each swing« of hers» hits the chain, and the castle rears; the people of {A}, who have [climbed up behind|followed] the party, want [to get hold of the axe first|the axe for themselves] ({fight}). [In four rounds {B} is through the chain, or in two, if she has lifted the axe on an earlier day.|Four rounds of {B} are enough for the chain, or two, if a link has been half cut already.] [Each|Every] round [someone|somebody] can talk to her (DC 15 Persuasion, with advantage for whoever admits to being afraid), hang on to the handle (DC 16 Athletics), [each of which costs her one swing if it succeeds|and with each success she loses one swing|each success of either kind costing her a swing], or hold her favourite doll over the edge (it works at once«, and she never forgets it»). [After three successes she lets go.|Three successes, and she lets go.|The third success makes her lower it.] [Once she lets go of the axe up there, it stays with the party.|When she has let go of the axe, [the party keeps it|it is the party's].|The axe, once she has let go of it, [stays|remains] with the party.|She does not want the axe back, [and the party keeps it|so the party has it now].]",
  ],
  what: [
    [
      'Insight :: asking {B} to tell about the last evening from the beginning :: [He did not want to go, [but he said|and yet he said]: "[Small people have waved|The small ones have waved|People have waved] at us for so long, [one must go once|that it would be rude|now one must go]."|He would rather have stayed at home. "They [have been waving|wave] [for so long|every year]," he said, "[so one has to go and say hello|and one has to answer at last|it would be rude]."|[She asked him to stay|She did not want him to go]; he said that [one cannot be waved at for ever and not call|somebody who is waved at has to call, once].]',
      'v=a',
    ],
    [
      'Insight :: asking {B} to tell about the last evening from the beginning :: [He was carried to the boat, and kissed her[. He said|, and said|, and told her]: "It takes one night[, and in|. In] the morning you let go of the chain."|They carried him down to the boat. He kissed her and said, "One night, [and when it gets light, you let go of the chain|and at sunrise you let the chain go]."|[From the boat|In the boat] he [told her|said to her] that [it would take a night|a night was all it took], and that she was to let go of the chain [in the morning|when it got light].]',
      'v=b',
    ],
  ],
  who: [
    [
      'Investigation :: looking at the invitation on her dressing table :: It is written with [a very good pen|a fine pen]; the seal has a crossed-out crown, and under it«, in another ink»: "{A.name}".',
      'v=a',
    ],
    [
      'Investigation :: looking at the note on her dressing table :: "[He is comfortable; do nothing, or it is your fault|He lies well; if you do anything, it is your fault|He is in good hands as long as you do nothing|Do nothing, and he will be comfortable]." It is written with [a very good pen|a fine pen]; the seal has a crossed-out crown, and under it stands "{A.name}".',
      'v=b',
    ],
  ],
  where:
    'Perception :: listening with {B} at the upper end of the chain :: «She puts her ear to it every evening. »[You hear it, faintly|You hear it too, faintly|There it is, very faint]: he breathes, in a large room under water, {lair}.',
  choice: [
    "{R} would tear {lair} open with the fleet's anchors«, all at once»; it will be quick, and {town} will be flooded. Or the party goes in alone, and {R} [[has to|must] stand there with {R.their} hands behind {R.their} back|[has to|must] wait, and not lift a hand|[has to|must] stand by and watch a hole in the ice].",
  ],
  first: {
    answer: 'lets the fleet tear it open',
    now: [
      "[{town} is cleared in a night«, with [everyone|everybody]'s hands», and the giants carry the beds|In one night {town} is emptied, and giants carry the beds|All of {town} moves uphill in a night, and the giants carry beds and grandmothers].",
    ],
    later: [
      "[The roof of {lair} is torn off in the second round.|In the second round the roof of {lair} comes off.|The anchors take the roof off {lair} in the second round.] All who are with {A} see giants look in, «with faces as large as houses, »and one enemy is picked out« of the hall» [between two fingers|with two fingers]; the water [is up to one's knees, and rises|rises, and is at one's knees].",
    ],
  },
  second: {
    answer: 'goes alone',
    now: [
      '{R} sits down on the ice and takes hold of the chain, «where it comes up, »so as to have something to hold.',
    ],
    later: [
      '[At the right moment {R} gives the chain one pull|{R} pulls at the chain, once, at the right moment]. {A} falls, and whatever {A.they} was holding [slides away across the floor|is gone across the floor|slides out of reach|goes spinning over the flagstones].',
    ],
  },
  closes: [
    '[[The act ends|It ends] on the chain«, in the evening, with the castle above and the lake below».|In the evening the party [hangs on the chain|is on the chain], halfway, with [the castle above and the lake below|a castle over it and a lake under it].|[Evening finds the party|The last of the day is spent] on the chain, between [castle and lake|the castle and the ice].] [{B} lets down a lantern on a thread«, beside them, all the way», at exactly their pace.|All the way a lantern comes down next to them on a thread«, no faster and no slower than they do»; {B} is holding the other end.]',
  ],
  lastWay: [
    'Through the hole in the ice you come down along the chain«, right beside {A}». [Through the bronze pipe from the camp you crawl for an hour, as far as the grating|By the bronze pipe it is an hour on hands and knees from the camp to the grating|The other way is the bronze pipe of the camp, an hour of crawling, to the grating]; [with the lake frozen above it, it can be forced (DC 15 Athletics) and no water follows|now that the lake has frozen, it can be forced (DC 15 Athletics) without letting water in], and [you come out behind the brake|behind it is the brake].',
  ],
  clock: [
    '[For each prevented step|For every prevented step|For each step prevented|With each prevented step|For every step prevented|With every step prevented], {A} has two fewer people at the winch (each lowers the DC to turn it by 1); if {B} has lifted the axe, the chain is half cut through, and the next jerk of the winch breaks it: the castle goes up with {B} in it«, and the king is still below».',
  ],
  sides: [
    {
      who: '{G.full} and the farms',
      wants: [
        'want [August|August back]. Content with the truth«, [even about themselves|even if it is about themselves]»; unhappy about a siege.',
      ],
      later: [
        'have every bell in the valley rung; «down there it sounds like [applause|rain on a roof|a feast], and »the king lifts his head: the next check with him succeeds on its own.',
      ],
    },
    {
      who: '{R.full} and the cloud people',
      wants: [
        'want their king, and not to [have stepped|step] on [anyone|anybody]. Content with [honesty|honest answers]; ashamed of their feet.',
      ],
      later: [
        'hold back the lake« [with both hands|with their hands]» for as long as it takes: no more water comes into {lair}.',
      ],
    },
    {
      who: "{A.full}'s followers",
      wants: [
        'want to go home. Content if the letter of the crown is read« to them»; angry if [[somebody|someone] calls them traitors|the word "traitor" is used].',
      ],
      later: [
        '[by mistake, as they say afterwards, turn the winch back|turn the winch back, and say afterwards that it was a mistake]: one of the three actions« that it takes» is done.',
      ],
    },
  ],
};
