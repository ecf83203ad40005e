import type { PlaceStory } from '../place-story-type.ts';

export const seaGateStory: PlaceStory = {
  id: 'sea-gate',
  levels: [12, 20],
  tones: ['heroic', 'grim'],
  words: ['dam', 'gate', 'sea', 'ocean', 'portal', 'plane', 'water', 'door'],
  title: 'The Sea Gate at {town}',
  look: '[A bronze gate a mile wide closes the valley «from side to side and »up to a roof of rock, and behind its panes «of thick glass »stands an ocean that is not of this world.|The valley is closed by a bronze gate a mile wide, up to a roof of rock, and an ocean that is not of this world stands behind its panes« of thick glass».|Behind the panes of a bronze gate, which closes a valley a mile wide up to a roof of rock, stands an ocean that is not of this world.] Lights as large as ships go by in it. [In the middle of the gate, «at the height of a man, »a person in white armour has one shoulder against the bronze.|A person in white armour stands at the middle of the gate, with one shoulder against the bronze.|In the middle one sees a person in white armour, with one shoulder against the bronze.]',
  senses:
    'It hums, so low that one feels it in the teeth« as far as {town2}». [All springs of {town} taste of salt.|There is salt in every spring of {town}.|The springs of {town} have turned salt, all of them.] [Drops that come through burn up in the air with a blue spark«, and only their salt is left».|Each drop that comes through is a blue spark, and then a grain of salt.]',
  keeper: [
    'commander of the gate',
    'has an order of three hundred, «[who all have one shoulder higher than the other|each with one shoulder higher than the other|whose left shoulders are all higher than the right], »and a [roster|list of guards] for the next thousand years.',
  ],
  guest: [
    'crown engineer',
    'has built a lock for ships, a roofed hall of bronze«, at one end of the gate, [with the money of a king|at the expense of a king]», and [waits for leave to open it|asks each week for leave to open it].',
  ],
  absent: 'one in white armour',
  hooks: [
    [
      'The one in white is slipping«, by the width of a hand in a month». {K} pays {pay} gold pieces, and offers a place in the order, to whoever finds out what frightens an angel.',
      '[Knocking from the other side frightens the one in white.|It is knocking that frightens the one in white, from the other side.] [Nobody in {town} had heard a knock for nine hundred years, and now somebody says please.|For nine hundred years nobody in {town} had heard a knock, and now there is one, and somebody says please.]',
    ],
    [
      'Forty villages below the gate pray to it. A bishop of {town} [has taught them that it will open for the faithful, on a day which he has named.|preaches that it will open for the faithful, and has named the day.|has named a day on which, as they believe, it will open for the faithful.]',
      [
        '[He dreamed it, believes it, and the dream was sent by what is on the other side.|He had it in a dream, believes it, and does not know that the dream was sent by what is on the other side.] It is to be on day {days}, and thousands of people are packing to walk up to {town} and sing.',
        '[He dreamed it, believes it, and the dream was a cry for help.|He had it in a dream, and believes it, and it was a cry for help.] It is to be on day {days}, and thousands of people are packing to walk up to {town} and sing.',
      ],
    ],
    [
      '{B} needs a sample from behind the gate, [a cupful, and pays in royal estates.|a cupful of the sea, and pays with a royal estate.|no more than a cup, and pays in royal estates.]',
      [
        '[In the open air the cupful is gone, «with a blue flame, »before anybody can cork it: our air burns that water off.|Our air burns that water off: the cupful is gone, «with a blue flame, »before anybody can cork it.|With a blue flame the cupful is gone, before anybody can cork it, because our air burns that water off.] [It is not the sea that the gate keeps out, but what swims in it.|So the gate is not there against the sea, but against what swims in it.|The sea could not harm {town}, and what swims in it could.]',
        '[In the open air the cupful burns, with a blue flame as high as a house,|The cupful burns in the open air, and the blue flame is as high as a house in {town},|In the air of {town} the cupful burns, with a blue flame as high as a house,] and in the flame one sees very small people who [look up|look at each other].',
      ],
    ],
  ],
  done: '[In {town} people farm, and here they hold the gate.|Below in {town} they farm, and up here they hold the gate.|{town} farms, and the order holds the gate.|Down in {town} people farm, and up here the order holds the gate.] [Anyone may ask {K} for a turn at the bronze, for an hour,|For an hour at the bronze anyone may ask {K},|{K} lets anyone who asks have a turn at the bronze, for an hour,] and it is said to cure [pride|pride and bad dreams|arrogance]«; [kings have done so, in front of painters|even kings have done it, when a painter was there|some kings have done so, and had it painted]».',
  trace:
    '{K} [shows guests the handprints of those who took a turn, worn into the metal as deep as a thumb.|leads guests to the handprints, as deep as a thumb, of those who took a turn.|points out the handprints that those who took a turn have left, as deep as a thumb.] [There the bronze is so thin that light comes through, and on the far side, «at the same height, »one sees the marks of other hands.|Light comes through the bronze there, so thin is it, and on the far side«, at the same height,» are the marks of other hands.|The bronze is thin there, and against the light one sees the marks of other hands on the far side«, at the same height».]',
  truth: [
    'The one in white armour is a solar, whom the order calls {V.full}. The gate is held shut from both sides. [Something vast in that ocean wants to come through« to {town}».|In that ocean is something vast that wants to get to {town}.|What wants to come through to {town}, out of that ocean, is vast.] [A people lives behind the gate, and for nine hundred years they have pulled at the bronze while {V} pushed.|Behind the gate lives a people who have pulled at the bronze for nine hundred years, while {V} pushed.|For nine hundred years a people behind the gate has pulled at the bronze, and {V} has pushed.] They are nearly all dead; {V.name} [feels the hands go«, one by one»|feels it when one pair of hands goes«, and then another»], and has told no one, since who would stand here then? [They have begun to knock, and ask {V.name} whether anybody is still there.|Now they knock, and ask {V.name} whether anybody is still there.|They knock now, because they want to know from {V.name} whether anybody is still there.]',
    'The one in white armour is a solar, whom the order calls {V.full}. [The gate does not protect {town} from the sea, but the sea from {town}.|It is not {town} that the gate protects from the sea, but the sea from {town}.|The gate is there for the sea, and not for {town}.] [That sea is the last one of a world that {V.name} was once sent to destroy, with the last children of that world in it,|It is the last sea of a world that {V.name} was once sent to destroy, and the last children of that world are in it,|Of a world that {V.name} was once sent to destroy this sea is left, with the last children of that world in it,] and our air burns that water like oil. [If the gate opens, all of it runs out into the valley and dies.|All of it runs out into the valley and dies if the gate opens.|An open gate would let all of it run out into the valley of {town} and die.] [Now {num} of them knock, and want to be let out all the same, and to die in the sun of {town}.|All the same {num} of them knock now, and ask to be let out to {town}, to die in the sun.|{num.s} of them knock at the gate above {town}, and would rather die in the sun than live on in there.|Those who knock, {num} of them, want to be let out all the same, so as to die in the sun of {town}.|What they knock for, {num} of them, is to come out all the same, and to die in the sun of {town}.]',
  ],
  finds: [
    [
      'Perception',
      '[laying|putting|pressing] your own hands on the bronze, in the [prints|old prints|two deepest prints]',
      '[the metal is being pulled away from you[,| and from {town},] a little out of time, as tired people pull.|it is pulled [toward the other side|away from {town}], a little out of time, as by tired people.|somebody there is pulling, several of them, [tired and no longer quite in time|as tired as a night shift in {town}].]',
      1,
    ],
    [
      'Insight',
      'asking {V} [how many there are on the other side|for the number of those on the other side|how many are left over there]',
      '{V} says ["eleven", and then "ten"|"seven", listens, and says "six"|"there were twelve today", and then "nine"].',
      1,
    ],
    [
      'Investigation',
      '[looking at|inspecting|examining] [the hinges|the largest hinge|the two lowest hinges]',
      '[the bolts are on the side of {town}, and under them somebody has scratched "[forgive me|forgive us]", in Celestial.|the gate was made to be closed [from here|from the side of {town}], and beside the bolt stands "[forgive me|forgive us]", in Celestial.|everything bolts on the side of {town}, against those in there, and a hand has written "[forgive me|forgive us]" in Celestial.]',
      2,
    ],
    [
      'Arcana',
      '[casting|using] Tongues and listening',
      '[the knocking is a number, [and a lullaby in a language that {town} does not know|and a lullaby that {town} has never heard].|a number is being knocked, and then [a lullaby, slower than those of {town}|a lullaby, much older than {town}].|somebody knocks a number, and the beat of a lullaby [that is older than {town}|that one could sing in {town}].]',
      2,
    ],
    [
      'Religion',
      '[using Commune to ask|asking a god by Commune] [who is behind the gate|about those behind the gate|who is there behind the gate of {town}]',
      '[the god says "people[ like those of {town}|, as in {town}]", and nothing else.|"people, [as in {town}|like those of {town}]", says the god, and will not add to it.|the answer is short: "[people, older than {town}|people, and {town} should know it]".]',
    ],
  ],
  use: [
    '[Every minute without {V} the gate gives a foot.|Without {V} the gate gives a foot in a minute.|For every minute without {V} the gate gives a foot.] [The whole order, all three hundred with a shoulder against it, holds it for a day and a night«, and then cannot lift an arm for a week».|All three hundred of the order, with a shoulder against it, hold it for a day and a night«, and then cannot lift an arm for a week».|For a day and a night the whole order can hold it, with three hundred shoulders, and after that none of them lifts an arm for a week.]',
    [
      'What first comes through the gap «above {town} »is an arm (use <1 Hezrou, Nalfeshnee, Marilith, Pit Fiend>)«, and it is feeling for the rest of it».',
      'What first comes through the gap «above {town} »is water that burns and stands upright (use <Water Elemental>), and then a very small hand.',
    ],
    '[In the gate above {town} a wall of force stops a gap of one yard for as long as it lasts, and what beats against it from the far side can be seen through it.|A wall of force stops a gap of one yard in the gate above {town} for as long as it lasts, and shows what beats against it from the far side.|A gap of one yard in the gate above {town} can be stopped with a wall of force, through which one sees what beats against it.]',
  ],
  later: [
    'In {days} days the last pair of hands behind the gate goes. {V} holds it alone« for a night». [What comes through in the morning is as wide as the valley of {town}«, and in no hurry».|In the morning it comes through, as wide as the valley of {town}«, and in no hurry».|It is as wide as the valley of {town}, comes through in the morning, and is in no hurry.]',
    'On day {days} the people of forty villages come up the valley and sing«, and {K} cannot turn them back». [A bishop of {town} walks in front; he has dreamed that the gate opens for those who sing.|In front walks a bishop of {town}, who has dreamed that the gate opens for those who sing.|The gate opens for those who sing: so a bishop of {town} has dreamed, who walks in front.] {V} looks round at them, and the gate opens«, by [a yard|two yards]». [A burning sea runs down to {town}.|Down to {town} runs a sea, burning.|The sea runs down to {town}, and burns.]',
  ],
  ways: [
    '[From {town} the hands on the other side can be relieved.|The hands on the other side can be relieved, from {town}.|Somebody from {town} can relieve the hands on the other side.] [It takes one opening, a yard wide and an hour long«, in which the water burns off as fast as it comes».|For an hour the gate has to be open by a yard«, and the water burns off as fast as it comes».] The order goes in through the flame, with Water Breathing, and the last of that people come out; some of the three hundred will have to stay there for good«, and {K} asks who of the party would stay and lead them».',
    "[The sea can be moved to an empty plane: the god who once sent {V} grants one, if the party asks by Commune and {V} asks with them.|The god who once sent {V} grants an empty plane for the sea, if the party asks by Commune and {V} asks with them.|If the party asks by Commune, and {V} asks with them, the god who once sent {V} grants an empty plane for the sea.] For one day that plane begins behind {B}'s lock, whose bronze hall keeps the air off the water. The sea runs through the lock while the whole order«, with {K},» holds the gate; {V.name} is free for that day, and carries the children over.",
  ],
};
