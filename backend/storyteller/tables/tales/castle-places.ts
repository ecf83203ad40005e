import type { Tale } from './tale-types.ts';

export const castlePlaces: Tale['places'] = [
  {
    name: 'the line of shadow|the edge of the shadow|the border of the shadow|the line of stones',
    look: [
      "[Stones, {num} of them, one for [each|every] farm.|{num} stones lie in a row, one for [each|every] farm.|For [each|every] farm a stone has been set, {num} in all.] [In front of them poppies; behind them grass like glass, and [a cow of {town}|somebody's cow] that stands« quite» still.|On this side of them [there are poppies|poppies grow]. On the other side there is grass that would break, and a cow of {town}, standing, that would too.|The corn [before them|on the near side] is ripe, the corn behind them white, and a dog from {town} sits [where the white begins|on the border] and whines.]",
    ],
    todo: [
      '[Somebody is lying on the far side and can still be saved: a girl|Over there lies a girl, and she is alive|A girl has fallen down on the other side, and still moves], {few} hundred paces in (each who goes makes a DC 14 Constitution saving throw or gains a level of exhaustion, unless a spell keeps off the cold). [Whoever [goes|fetches her|kneels beside her] sees it all from below.|From where she lies one sees [all of it|the whole castle] from below[|, as nobody in {town} has].|Beside her one need only look up to see the castle [from below|as it is].]',
    ],
    what: [
      [
        'Arcana :: looking up from inside the shadow :: [The castle does not want to be there: all sails are set against the chain.|All the sails are set against the chain: the castle is trying to leave.|It is held against its will«, with every sail set».] [On the keel [you see|one can see] that it [has been|was] hauled down« by force».|Along the keel the planks are torn where something has pulled it down.|The planks of the keel [gape|have sprung], from the [pull|jerk] that brought it down.]',
        'v=a w!=a2',
      ],
      [
        'Arcana :: looking up from inside the shadow :: [The castle does not want to be there: all sails are set against the chain.|All the sails are set against the chain: the castle is trying to leave.|It is held against its will«, with every sail set».] But the chain [hangs slack for an hour of each evening|goes slack in the evening, for an hour]«, as if whoever holds it [had both hands full|were using both hands for something else|had to think of something else]».',
        'v=a w=a2',
      ],
      [
        'Arcana :: looking up from inside the shadow :: The sails are furled, and [on every balcony a black cloth hangs«, also on that of {B}»|black cloth hangs from every balcony«, even from that of {B}»]. [They are waiting; the cold over {town} does not come from above at all, it rises.|All they do up there is wait; and [the cold comes from underneath|it is from underneath that the cold comes].|They [mourn already|are in mourning], and wait; [and the cold comes from below|the cold is none of theirs, it rises].]',
        'v=b',
      ],
    ],
    who: 'Persuasion :: asking the girl what she was doing there :: "I get a silver piece from {H.name} if I say how thick the ice is." [She goes in from {town} every second day, with a stick|Every [second|other] day she goes in«, with [a stick|a marked stick]»|It is her work: every second day, [in with a stick and [out again|back to {town}]|a walk over the ice, with a [stick|marked stick|long stick]]].',
    where:
      'Survival :: pacing out where it is coldest :: [It is not in the middle of the shadow, but [over|above] the deepest place of the lake.|The middle of the shadow is mild compared with the deepest place of the lake.|It gets colder« all the way» to the deepest place of the lake.] [Something lies down there: {lair}.|There is something under that: {lair}.]',
  },
  {
    name: 'the roof of the cathedral|the cathedral roof|the leads of the cathedral|the kite loft on the cathedral',
    look: [
      "[Lead, wind, and a workshop behind the angels' wings.|Up here are lead, wind, and the angels from behind, and between their wings somebody has set up a workshop.] {T} stands in a harness, «with one foot over the edge, »and is steering a« red» kite into the clouds.",
    ],
    todo: [
      '[Only [somebody|someone] whom {T} trusts may hold the line|{T} gives the line only to [somebody|someone] whom {T.they} trusts|The line is held only by those whom {T} trusts]. [That is gained by being up here without holding on|One earns that by standing up here without holding on|It takes standing on the edge with both hands free] (DC 14 Acrobatics), or [by a confession of being afraid|by confessing to fear|admitting that one is afraid] (no check). [Whoever has held the line|After that one] is shown what came down on it, a lock of giant hair« [as thick as a rope|as thick as a cable]», and may [borrow it|borrow it for a while|take it along on loan].',
    ],
    what: [
      [
        "Insight :: reading {B}'s letters, which come down with the kite :: [They are drawn, in jam. He went to a party under the water, «in his small crown, »and [did not come home|has not come home].|She has drawn them, in jam: a crown, a small one, that goes down to a party under the water, and a chair that stays empty.|[They are pictures, in jam|There are no words in them, only jam]: [lanterns under water, a small crown among them|a feast under water, and a small crown at the table], and [an empty bed at home|a door at home that stays open].]",
        'v=a w!=a2',
      ],
      [
        "Insight :: reading {B}'s letters, which come down with the kite :: [They are drawn, in jam.|She has drawn them, in jam:] a board of squares, a crown on one side« of it» and somebody small on the other«, who [laughs|grins]»; and the question«, [many times|again and again],» why he does not come up, as he [has always won|always used to win|never lost before].",
        'v=a w=a2',
      ],
      [
        "Insight :: reading {B}'s letters, which come down with the kite :: [They are drawn, in jam. [He lies in a bed [of|under] water|His bed is under water], and small people blow air into him; [he does not like it|he does not want it|his face is sad].|She has drawn them, in jam: a bed in the water with somebody large in it, and small people who blow air into him; the mouth is turned down.]",
        'v=b',
      ],
    ],
    who: "Investigation :: looking at the small people whom {B} draws in her letters :: They all wear the same badge«, with a crossed-out crown»: that of {A}'s followers.",
    where:
      'History :: asking {T} what shows in the lake where it is not frozen :: From up here one sees [old towers under the water, «upside down, »and between them a door, and lights|towers in the water, «upside down, »and a door between them, and lights]. The boatmen« of {town}» [call that by|have kept] the name it had in the old treaty: {lair}.',
  },
  {
    name: 'the dyke camp of {A.full}|the camp of {A.full}|the camp of the dyke builders',
    look: [
      '[A well-run camp: latrines, drill, {num2} people who sing« in the evening».|They dig latrines here, they drill, and in the evening {num2} people sing; a good sergeant could not find fault with it.] [[In the middle|At the centre] stands a winch, for the dyke that is to protect {town}; it is [rather large|too large|oddly large] for one|The centre of it all is a winch, for building the dyke, they say, [and it could lift the whole of one|though it is as large as a mill]|A winch stands among the tents, [for the dyke, as they say, and larger than any dyke needs|large enough for a harbour]]; [its ropes go down|its ropes disappear|the ropes of it run down] into the ground.',
    ],
    todo: [
      '{A} shows the party everything«, with pride», [except for one tent|but not one of the tents|and walks past one tent|and has forgotten, it seems, one tent]. At the evening song [no one|nobody] may be missing from the ranks, and for as long as it lasts ({few5} verses, more if the party calls for an encore: DC 15 Performance) the tent is empty.',
    ],
    what: [
      [
        'Investigation :: reading the plans in the tent :: A course has been plotted for the castle, along the frozen river, past {few6} cities«, with dates»; beside it {H} has drawn runners for something thirty feet long. [The last is the capital, with the words "my [window|old window]".|At the end of it is the capital, and next to it stands "[my|my old] window".|[Where it ends|On the capital, where it ends,] somebody has [drawn a window|written "my window"].]',
        'v=a w!=a2',
      ],
      [
        'Investigation :: reading the plans in the tent :: A course has been plotted for the castle, along the frozen river, past {few6} cities«, with dates»; below it stand debts, one for each evening, signed with a thumb« as large as a plate». {H} has drawn [a draughtsman, cut open, with iron in it|one of the stones, cut open, with iron inside].',
        'v=a w=a2',
      ],
      [
        'Investigation :: reading the plans in the tent :: [A machine of bellows and cold, drawn to scale, round|A machine of bellows and cold is drawn round|Bellows, pipes and cold«, all drawn to scale,» surround] a bed of thirty feet; beside it [somebody has written|is written]: "[Once an hour, and keep him|Keep him: one breath an hour|Every hour one breath, no more|One breath an hour, he must last]." [A letter of {A} to the capital names|There is a letter of {A} with it, to the capital, that names] the price, half of the taxes of {few6} cities, every year.',
        'v=b',
      ],
    ],
    who: 'Sleight of Hand :: opening the dispatch box :: [A letter from the crown to {A}: the sentence has been lifted, with regrets.|The crown has written to {A}, with regrets: the sentence has been lifted.|In a letter the crown regrets, and lifts the sentence of {A}.] [It has been opened«, read, and used to try out a pen».|Somebody has read it«, and has tried out a pen on the back».|It is creased from reading«, and a cup has stood on it».]',
    where:
      'Perception :: following the ropes from the winch :: [They run under the bank of {town}|They go into the ground|Under the bank of the lake they run] in a bronze pipe with frost on it, [in which a person could crawl|wide enough for a person who crawls]. [Whoever puts an ear to it hears one breath«, slow as a tide», out of {lair}.|From {lair} comes one breath through it«, slow as a tide».|With an ear to it one hears a single breath, slow as a tide, that comes from {lair}.]',
  },
];
