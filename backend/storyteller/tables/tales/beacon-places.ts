import type { Tale } from './tale-types.ts';

export const beaconPlaces: Tale['places'] = [
  {
    name: 'the beacon tower|the tower of the beacon|the signal tower|the beacon platform',
    look: [
      '[A platform over the abyss, a basket of iron, wood for one flame and, under a tarpaulin, for the second.|Over the drop there is a platform with an iron basket, wood for one flame, and wood for another under a tarpaulin.|There is an iron basket, «high over the drop, »with wood beside it for one flame; wood for a second lies under a tarpaulin.] [From here you can see {town}, very small«, like something that one has promised».|One sees as far as {town}, which is very small« from here, like something that one has promised».]',
    ],
    todo: [
      '[Somebody comes at dusk to light it.|At dusk somebody climbs up here with a light.|With the dusk comes whoever lights it.] [Whoever wants to meet that person [has to|must] lie on the ice until then, without a fire|To meet that person one [has to|must] lie on the ice until then«, without a fire»|A meeting costs hours on the ice«, without a fire»] (DC 13 Stealth or Constitution).',
    ],
    what: 'Investigation :: reading the signal log of {B} :: Since that night the entry is« always» the same, "one", except for the first evening: [there a two has been scratched out so hard that the paper tore|there the paper is torn, from scratching out a two].',
    who: 'Perception :: finding what is cut into the rail :: Initials, {num} of them«, and under them in fresh cuts»: "paid to {A.name}, and never seen".',
    where:
      'Survival :: following the one track in the frost :: [It does not go down to the quarters but behind the stove,|Nobody has gone back to the quarters that way. It turns off behind the stove,|It leaves out the quarters, goes behind the stove,] through a hatch«, and deeper»: to {lair}.',
  },
  {
    name: 'the quarters of the garrison|the barracks of the Grey Watch|the sleeping quarters of the Grey Watch|the barracks with the made beds',
    look: [
      "{num.u} beds« with square corners». [Before they fell in, the owners laid out on them, in rows, what was in their pockets, as for «an inspection, or for »a wake.|On each the owner has emptied out the pockets before falling in, and laid it all in a row, as for «an inspection, or for »a wake.|What was in the owner's pockets lies on each of them, laid out in a row« by the owner», as for «an inspection, or for »a wake.] [In the mess [a small table|one small table] has been laid for [guests|visitors].|One small table in the mess has been set for [visitors|guests].|The mess has a small table, [apart from the others|by the wall], [laid for guests|set for company].|[Guests had a table|There is a table for guests] in the mess, [a small one|by itself].]",
    ],
    todo: [
      "[It is cold enough to kill,|One cannot stay here without a fire,|Without the stove one freezes here,] and [the stove|a fire] calls [anybody|anyone] who is outside«: its smoke can be seen from the clans' fires». [The party has one hour before frost (then DC 13 Constitution saving throw, or a level of exhaustion) or before visitors.|After an hour it is either the frost (DC 13 Constitution saving throw) or visitors.|There is one hour until the frost (DC 13 Constitution saving throw), or until visitors come.]",
    ],
    what: [
      [
        'Medicine :: looking at the soup and the bread :: [The grain is blue: ergot,|There is blue in it, ergot,|Both are blue with ergot,] [for a whole garrison|enough for a whole garrison]. [There is none of it in the pot at the small table.|From the pot at the small table somebody has eaten well, and there is none in it.|The pot at the small table is clean of it«, and empty».]',
        'v=a',
      ],
      [
        'Religion :: looking at the small table :: [The guests did not eat. In front|Nobody at this table has eaten. In front|The spoons here are clean. In front] of {few2} places the soup has a skin of dust, and each guest had brought a spoon«, of the kind that is laid into graves».',
        'v=b',
      ],
    ],
    who: 'Investigation :: going through what lies on the beds :: {few6.u} letters home say the same: they have complained to {G}«, in writing», and {A} was so good as to take the letter along. [One adds that a copy has gone to {W.name} of the clans«, since enemies at least answer».|A copy, one of them adds, has gone to {W.name} of the clans«, since enemies at least answer».]',
    where:
      "History :: finding the plan of the fort in the commander's desk :: [A gallery for gunpowder is drawn under the yard«, in pencil, as a thing that one denies»|Under the yard somebody has drawn a gallery for gunpowder, in pencil, so that it can be denied|In pencil, and half rubbed out, there is a gallery for gunpowder under the yard]: {lair}.",
  },
  {
    name: 'the depot of {A.full} in {town}|the storehouse of {A.full} in {town}',
    look: [
      '[A barn with a clean floor and a scale that is always right.|One could eat off the floor of this barn, and the scale is always right.|The barn is swept«, the sacks stand in line», and the scale is always right.] {A} has a stove«, two clerks», and a map of the border with« small» flags for unpaid bills.',
    ],
    todo: [
      '{A} is glad of the visit and has every sack untied« for it», [one after the other, which takes four hours|one by one, for four hours]. [You [have to|must] be bored by {A} while another finds|One of the party [has to|must] be bored by {A} while another finds] the second set of books (DC 13 Sleight of Hand).',
    ],
    what: [
      [
        'Investigation :: comparing the two sets of books :: the Grey Watch gets food for {num} and pay for {num}, every week, and since that night {A} has kept both. [The flour of the last wagon« from {town}» is entered as "flooded, sold as pig feed"|"Flooded, sold as pig feed", it says there of the flour in the last wagon from {town}].',
        'v=a',
      ],
      [
        'Investigation :: comparing the two sets of books :: the Grey Watch gets food for {num} and pay for {num}, every week, and since that night {A} has kept both. In the second set lies the old roll: {few2} companies are struck out as "fallen", and the clerk who signed it has become a marshal, {G}.',
        'v=b',
      ],
    ],
    who: 'Insight :: talking with {A} about the fort :: {A} speaks of the garrison in the past tense, [corrects it|notices it], and offers the party [a cake|cake|a chair].',
    where:
      'Persuasion :: giving {T} a hand with the pot :: {T} puts the food down at a hatch behind the stove« in the Grey Watch». It leads to {lair}, and [[somebody|someone] is in there who says thank you|a voice in there says thank you].',
  },
];
