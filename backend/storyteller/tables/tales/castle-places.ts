import type { Tale } from './tale-types.ts';

export const castlePlaces: Tale['places'] = [
  {
    name: 'the line of shadow|the edge of the shadow',
    look: [
      'Stones, {num} of them, one for [each|every] farm. [In front of them poppies; behind them grass like glass, and a cow of {town} that stands quite still.|On this side of them there are poppies. On the other side there is grass that would break, and a cow of {town}, standing, that would too.]',
    ],
    todo: [
      '[Somebody is lying on the far side and can still be saved: a girl|Over there lies a girl, and she is alive], {few} hundred paces in (DC 14 Constitution, or a spell against cold, for each who goes). [Whoever goes sees it all from below.|From where she lies one sees all of it from below.]',
    ],
    what: [
      [
        'Arcana :: looking up from inside the shadow :: The castle does not want to be there: all sails are set against the chain. [On the keel you see that it has been hauled down by force.|Along the keel the planks are torn where something has pulled it down.]',
        'v=a w!=a2',
      ],
      [
        'Arcana :: looking up from inside the shadow :: The castle does not want to be there: all sails are set against the chain. But the chain hangs slack for an hour of each evening, as if whoever holds it had both hands full.',
        'v=a w=a2',
      ],
      [
        'Arcana :: looking up from inside the shadow :: The sails are furled, and on every balcony a black cloth hangs, also on that of {B}. [They are waiting; the cold over {town} does not come from above at all, it rises.|All they do up there is wait; and the cold comes from underneath.]',
        'v=b',
      ],
    ],
    who: 'Persuasion :: asking the girl what she was doing there :: "I get a silver piece from {H.name} if I say how thick the ice is." She goes in from {town} every second day, with a stick.',
    where:
      'Survival :: pacing out where it is coldest :: [It is not in the middle of the shadow, but over the deepest place of the lake.|The middle of the shadow is mild compared with the deepest place of the lake.] [Something lies down there: {lair}.|There is something under that: {lair}.]',
  },
  {
    name: 'the roof of the cathedral|the cathedral roof',
    look: [
      "[Lead, wind, and a workshop behind the angels' wings.|Up here are lead, wind, and the angels from behind, and between their wings somebody has set up a workshop.] {T} stands in a harness, with one foot over the edge, and is steering a red kite into the clouds.",
    ],
    todo: [
      'Only [somebody|someone] whom {T} trusts may hold the line. [That is gained by being up here without holding on|One earns that by standing up here without holding on] (DC 14 Acrobatics), or by a confession of being afraid (no check). Whoever has held the line is shown what came down on it, a lock of giant hair as thick as a rope, and may borrow it.',
    ],
    what: [
      [
        "Insight :: reading {B}'s letters, which come down with the kite :: [They are drawn, in jam. He went to a party under the water, in his small crown, and did not come home.|She has drawn them, in jam: a crown, a small one, that goes down to a party under the water, and a chair that stays empty.]",
        'v=a w!=a2',
      ],
      [
        "Insight :: reading {B}'s letters, which come down with the kite :: [They are drawn, in jam.|She has drawn them, in jam:] a board of squares, a crown on one side of it and somebody small on the other, who laughs; and the question, many times, why he does not come up, as he has always won.",
        'v=a w=a2',
      ],
      [
        "Insight :: reading {B}'s letters, which come down with the kite :: [They are drawn, in jam. He lies in a bed of water, and small people blow air into him; he does not like it.|She has drawn them, in jam: a bed in the water with somebody large in it, and small people who blow air into him; the mouth is turned down.]",
        'v=b',
      ],
    ],
    who: "Investigation :: looking at the small people whom {B} draws in her letters :: They all wear the same badge, with a crossed-out crown: that of {A}'s followers.",
    where:
      'History :: asking {T} what shows in the lake when it is still :: From up here one sees old towers under the water, upside down, and between them a door, and lights. The boatmen of {town} call that by the name it had in the old treaty: {lair}.',
  },
  {
    name: 'the dyke camp of {A.full}',
    look: [
      '[A well-run camp: latrines, drill, {num2} people who sing in the evening.|They dig latrines here, they drill, and in the evening {num2} people sing; a good sergeant could not find fault with it.] [In the middle stands a winch|The centre of it all is a winch] that is rather large for a dyke; its ropes go down into the ground.',
    ],
    todo: [
      '{A} shows the party everything, with pride, except for one tent. At the evening song [no one|nobody] may be missing from the ranks, and for as long as it lasts ({few5} verses, more if the party calls for an encore: DC 15 Performance) the tent is empty.',
    ],
    what: [
      [
        'Investigation :: reading the plans in the tent :: A course has been plotted for the castle, along the frozen river, past {few6} cities, with dates; beside it {H} has drawn runners for something thirty feet long. [The last is the capital, with the words "my window".|At the end of it is the capital, and next to it stands "my window".]',
        'v=a w!=a2',
      ],
      [
        'Investigation :: reading the plans in the tent :: A course has been plotted for the castle, along the frozen river, past {few6} cities, with dates; below it stand debts, one for each evening, signed with a thumb as large as a plate. {H} has drawn a draughtsman, cut open, with iron in it.',
        'v=a w=a2',
      ],
      [
        'Investigation :: reading the plans in the tent :: A machine of bellows and cold, drawn to scale, round a bed of thirty feet; beside it somebody has written: "Once an hour. Keep him." [A letter of {A} to the capital names|There is a letter of {A} with it, to the capital, that names] the price, half of the taxes of {few6} cities, every year.',
        'v=b',
      ],
    ],
    who: 'Sleight of Hand :: opening the dispatch box :: A letter from the crown to {A}: the sentence has been lifted, with regrets. [It has been opened, read, and used to try out a pen.|Somebody has read it, and has tried out a pen on the back.]',
    where:
      'Perception :: following the ropes from the winch :: They run under the bank of {town} in a bronze pipe with frost on it, in which a person could crawl. Whoever puts an ear to it hears one breath, slow as a tide, out of {lair}.',
  },
];
