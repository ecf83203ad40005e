import type { PlaceStory } from '../place-story-type.ts';

export const winterGranaryStory: PlaceStory = {
  id: 'winter-granary',
  pronouns: { B: 'he' },
  levels: [1, 8],
  tones: ['grim', 'intrigue'],
  words: ['granary', 'grain', 'famine', 'hunger', 'winter', 'store'],
  title: 'The Winter Store of {town}',
  look: '[Nine stone bins stand in a row, each with a lid«, a lead seal» and the mark of {town}.|In a row stand nine stone bins, each with the mark of {town}«, a lid» and a lead seal.] [A cat sleeps on every lid but the last two.|There is a cat asleep on each lid, except on the last two.|Cats sleep on the lids, but not on the last two.] {K} sweeps the floor toward the door, and nothing rolls out of the cracks«, not one grain». || [The store has nine bins of stone, sealed with lead and stamped with the mark of {town},|There are nine bins of stone in the store, with lead seals and the mark of {town},|Nine bins of stone, with the mark of {town} on lead seals, fill the store,] [and a cat on every lid but the last two.|and a cat sleeps on each lid, except on the last two.] {K} sweeps, «from the bins to the door, »and there is nothing in the dust«, not one grain».',
  senses:
    'It is quiet and smells of dust« and stone». [In {town} they say that a full granary whispers.|A full granary whispers, as they say in {town}.|People in {town} say that one can hear a full granary whisper.|There is a saying in {town} that a full granary whispers.|One has to know that a full granary whispers, as people in {town} say.|When it was full it whispered, they say in {town}.]',
  keeper: [
    'grain warden',
    'wears the keys on a wire« round {K.their} neck, sleeps here», and has lost as much weight as anybody in {town}.',
  ],
  guest: [
    'baker',
    'comes each morning for six sacks«, counts them twice», and says {town} has bread until the thaw because {K.name} says so.',
  ],
  absent: 'grain measurer',
  hooks: [
    [
      'The women of {town} have collected {pay} gold pieces [to have the bins counted by strangers«, since everybody who lives there is hungry».|for strangers who count what is in the bins«, because everybody who lives there is hungry».|to have somebody count the bins who is not hungry, and so not from there.]',
      [
        '[Two bins are full, and {K} will open those two first«, and take a long time about it».|{K} will begin with the two bins that are full«, and take a long time about it».|The two bins that are full are those that {K} will open first, and as slowly as possible.]',
        '[Seven bins are down to the last sacks,|There are only a few sacks left in seven of the bins,] and {K} will open those first, and [hope that it gets dark before the eighth, which is full.|try to keep the eighth, which is full, for the dark.]',
      ],
    ],
    [
      'A thief was caught «in the store of {town} »[with empty pockets|with nothing in his pockets|by night, with empty pockets]. [He is to lose a hand tomorrow, says nothing, and eats nothing that is baked in {town}.|Tomorrow he is to lose a hand. [He does not speak, and does not eat anything that is baked in {town}.|So far he has not said a word, or eaten anything that is baked in {town}.]|He eats nothing that is baked in {town}, and says nothing, although he is to lose a hand tomorrow.]',
      '[He had come to steal, put an arm into the eighth bin, and found out.|When he put an arm into the eighth bin, to steal, he found out.|It was the eighth bin that he wanted to steal from, and so he knows.|He had an arm in the eighth bin, up to the elbow, and knows what is in it.] [{K} has promised to feed his [sister|children|mother].|His [sister|mother] will be fed, as {K} has promised.|In return for silence {K} feeds his [sister|children|mother].]',
    ],
    [
      '{B} has found a pebble in a loaf for the third time, and asks the party to [stand behind the mill and watch|keep an eye on the mill and on|hide in the mill and watch] the sacks.',
      [
        '[They come from the river sand in the bins.|They were in the river, with the sand that is in the bins.|There is river sand in the bins, and they come from that.] {B} [has not let himself finish the thought|could know it, and does not want to|has thought of it, and thinks of something else].',
        '{K} puts them in, [a few to each sack|a handful to each sack], so that what is good in the seven bins lasts [a week|three days] longer.',
      ],
    ],
  ],
  done: 'Bread tickets are given out« at the door of the store», [one for each head in {town}, and people have begun to sell them.|one a head, and in {town} people have begun to sell theirs.] [A ticket costs a silver piece on Monday and five on Saturday.|On Monday a ticket costs a silver piece, and on Saturday five.]',
  trace:
    '[Nobody in {town} has seen the eighth and the ninth bin open since autumn.|As far as {town} knows, the eighth and the ninth bin have not been open since autumn.|Since autumn nobody in {town} has looked into the eighth and the ninth bin.] [The cats do not go near them«, and there are no mice».|There are no mice, and the cats stay away from these two.|No cat goes near them«, and no mouse».]',
  truth: [
    '[Only the first two bins of {town} are full; the other seven hold sand under a foot of grain.|Of the nine bins of {town} only the first two are full; the others hold sand under a foot of grain.|Seven of the nine bins of {town} hold sand under a foot of grain; only the first two are full.|In {town} two of the nine bins are full, the first ones; under a foot of grain the others hold sand.] {K} carted the rest away in autumn, as the ransom for {num} people «of {town} »whom riders had taken, and who believe that they were freed for silver. The elders gave the order«, in secret». The measurer {V.full} wanted to speak, was pushed off the ladder by the eldest, and lies in the ninth bin«, under the sand»; a carter who saw it lies in the eighth.',
    'Seven bins of {town} are nearly empty. [The grain in the last two, which are nearly full, is black with ergot, and whoever eats of it goes mad.|Only the last two are nearly full, and the grain in them is black with ergot, and drives mad whoever eats of it.|The last two are nearly full, of grain that is black with ergot, and whoever eats of it goes mad.] {V} baked a loaf from it to be certain, «saw saints on the ceiling »and walked off the roof. {K} burns a sack «of it »every night, and lets {town} believe in thieves, because people can hate a thief, and from despair they would eat it.',
  ],
  finds: [
    [
      'Investigation',
      '[pushing a stick|driving a rod|poking a broom] into [a bin|one of the bins|the third bin]',
      '[it goes down a foot, and [then stops with a crunch|below that {town} has only sand].|after a foot there is a crunch, and [it stops|it does not go on].|there is a foot of the grain of {town}, and then a crunch.]',
      1,
    ],
    [
      'Insight',
      'asking the eldest of {town} [who signed for the ransom|about the ransom|what the ransom was]',
      'he [looks at his hands|shuts the door|sits down], and asks [who else knows|who has said so].',
      1,
    ],
    [
      'Nature',
      '[looking at|inspecting|examining] [one grain|a few grains] from the [eighth|ninth] bin',
      '[grain in {town} is brown, and this is purple, and as long as a claw.|rye in {town} is never purple, nor as long as a claw, and this is both.|that is not grain as {town} knows it: it is purple, and as long as a claw.|rye from {town} is short and brown, and this is as long as a claw, and purple.]',
      2,
    ],
    [
      'Perception',
      '[standing|hiding|waiting] behind the store [after midnight|until two in the morning]',
      '{K} [feeds a stove that gives a sweet smoke, and stands well away from it|pours a sack into a stove, and holds a wet cloth to the mouth until the sweet smoke is gone|burns something in a stove, and keeps out of the smoke, which is sweet].',
      2,
    ],
    [
      'Investigation',
      '[reading|studying|poring over] [the seals|the lead seals|all nine seals]',
      '[the lead on the eighth and the ninth bin was melted and pressed again [with a spoon, over the mark of {town}|with a spoon, and the mark of {town} is gone].|on the eighth and the ninth bin the lead has been melted, and [pressed down again without the mark of {town}|somebody in {town} has used a spoon as a seal].|two of the seals, on the eighth and the ninth bin, were melted and smoothed with a spoon, [over|across] the mark of {town}.]',
    ],
  ],
  use: [
    '[A lid of the store of {town} weighs as much as three people. It can be dropped on something, or be a door that the others cannot lift.|A lid can be [dropped on something, or be a door that the others cannot lift|a door that the others cannot lift, or be dropped on something]: each lid in the store of {town} weighs as much as three people.|Each lid in the store of {town} is as heavy as three people, and can be [dropped on something, or be a door that the others cannot lift.|a door that the others cannot lift, or be dropped on something.]]',
    "[The dust of the grain of {town} hangs in the air under the roof.|Under the roof the air is full of dust, from the grain of {town}.|Dust hangs under the roof, from all the grain that {town} once had.|The grain of {town} has left its dust in the air under the roof.|The dust of the spent grain hangs under the roof.] [One spark (DC 13 Dexterity saving throw, 4d6 fire) clears {K.name}'s room.|{K.name}'s room is cleared by one spark (DC 13 Dexterity saving throw, 4d6 fire).]",
    "[The crowd outside grows by twenty people« an hour», and listens|Twenty people an hour come to the crowd outside, which listens|Outside a crowd grows by twenty people an hour, and it listens] to whoever [stands on {B}'s cart|speaks from {B}'s cart|climbs onto {B}'s cart].",
  ],
  later: [
    'On day {days} {B} comes with six sacks and gets sand. [By evening {K} hangs from the crane of the store«, and {town} still has no bread».|{town} has no bread in the evening either, and {K} hangs from the crane of the store.]',
    'On day {days} hungry people break in and eat what they find. By night all« of {town}» is dancing, and in the morning the dead lie in every street.',
  ],
  ways: [
    'The riders who took the ransom winter two valleys away«, with the grain», [and there are fewer of them than {town} believes|and they are not as many as {town} believes] (use <Bandit, Scout, Bandit Captain>). [{K} knows the road, having walked it [with the carts|behind the carts|by night, with the carts].|The road [from {town}|that they took] is known to {K}, who walked it with the carts.|With the carts {K} has walked the whole road [from {town}, and knows it|there, and knows it].]',
    '[If {K} and {B} say it together, they are believed.|{K} and {B} are believed if they say it together.|People believe it if {K} and {B} stand side by side and say it.] [Salt water sorts the grain: the black ones float, and a third of it can be saved, in three days« and with all hands».|In salt water the black grains float, and so a third of the grain can be saved, in three days and with all the hands« of {town}».|A third of the grain can be saved, in three days, with all hands and a lot of salt: in salt water the black ones float.]',
  ],
};
