import type { PlaceStory } from '../place-story-type.ts';

export const angelWardStory: PlaceStory = {
  id: 'angel-ward',
  levels: [12, 20],
  tones: ['grim', 'horror', 'heroic'],
  words: ['angel', 'hospital', 'healing', 'celestial', 'feather', 'temple', 'healer'],
  title: 'The Ward of Feathers in {town}',
  look: '[Pilgrims of twelve nations queue round the cathedral, blind, lame and dying, and those who come out «at the other side »walk.|Blind, lame and dying, pilgrims of twelve nations queue round the cathedral, and «at the other side »they come out and walk.] «[Each wears a white feather.|Each of them wears a white feather then.] »Behind the altar is a curtain, and the women of {town} have scrubbed the floor «in front of it »so often that the stone is hollow. || Twelve nations stand in the queue round the cathedral of {town}«, on crutches, on boards and on the backs of their children», and those who come out« at the far side» walk home with a white feather. A curtain hangs behind the altar. In front of it the stone is hollow«, as {town} has scrubbed it for two centuries».',
  senses:
    '[The choir sings day and night, «in shifts, and »very loud.|Day and night the choir sings, «in shifts, and »very loud.|In shifts, and very loud, a choir sings all day and all night.] It smells of [incense and, below it, of a stable|incense, with a stable behind it|incense, hot wax and, a little, of horses|a stable, under all the incense|hay, horses and a great deal of incense|wax and incense, and near the floor of straw].',
  keeper: [
    'archbishop',
    '[has not slept through a night for years, heals kings and beggars« in the order of arrival»,|takes kings and beggars in the order of the queue«, has not slept through a night for years»,|sleeps [two|three] hours a night, heals kings and beggars as they come,] and has [forbidden silence|forbidden all silence in the cathedral|made silence a sin].',
  ],
  guest: [
    'marshal',
    'has brought ten thousand wounded to {town}« from a just war», and needs them on their feet in {days} days. || has laid ten thousand wounded in the streets of {town}«, from a just war», and needs them on their feet in {days} days.',
  ],
  absent: 'sacristan',
  hooks: [
    [
      'The marshal {B.full} pays {pay} gold pieces for a wagon of feathers«, without asking how {K} comes by them».',
      [
        '[There are not so many left.|So many are not left.|Nobody has so many any more.] [Ten thousand feathers would be all of them, and the life of the one who bears them.|Ten thousand would be the last of them, and the one who bears them would die of it.|With ten thousand gone there would be none, and the one who bears them could not live.]',
        '[There are as many as one likes, and they are given gladly.|They are given gladly, as many as one likes.|One may have as many as one likes, and gladly.] [With each of them one more soldier of {B} [is on the thread|hangs on the thread].|Each ties one more soldier of {B} to a [thread|thread, for good].|Each of them is one more soldier of {B} on a [thread|thread that he does not see].]',
      ],
    ],
    [
      'From {town} to the last island [clerics have lost a circle of their spells, and their gods say nothing about it but|clerics miss a circle of their spells, and if they pray about it they hear only|no cleric has a full set of spells any more, and all that the gods say about it is] "Where?"',
      [
        'Heaven has been one short for {years} years, and has just found out« by counting».',
        '[The gods have counted their faithful in the twelve nations, and each of the gods is some thousands short.|In the twelve nations the gods have counted their faithful, and each of the gods is short of some thousands.]',
      ],
    ],
    [
      'A boy from {town2} who was healed here now sings «in the night, »in a language that makes plates crack«, and his mother is afraid of him».',
      '[The one behind the curtain calls through all of the feathers.|All of the feathers carry a call, from the one behind the curtain.|Through all of the feathers calls the one behind the curtain.] [In all twelve nations those who were healed, {num},000 of them, [have begun to hum|hum at night|have begun to hum in their sleep|hum with closed mouths].|Those who were healed, {num},000 in twelve nations, [have begun to hum|are heard humming] [at night|in their sleep|at their work|on the road|in church].|All {num},000 who were healed, in twelve nations, [hum|have begun to hum] [the same note|a song that none of them has learned|one note at night|without knowing it].|There were {num},000 who were healed, and [in all twelve nations they hum at night|all of them hum, in twelve nations|in twelve nations people hear them hum|they hum in twelve nations, without knowing it].|From {town} to {town2} and beyond, those who were healed have begun to hum.|Those who were healed hum too by now, in {town}, in {town2} and in twelve nations.]',
    ],
  ],
  done: '[An angel fell from the sky over {town}, people say, lies behind the curtain«,» and gives its feathers away.|People say that an angel fell from the sky over {town}, lies behind the curtain, and gives its feathers away.|Behind the curtain, people say, lies an angel who fell from the sky over {town}, and gives its feathers away.] [A feather heals whatever it is laid on: it acts as Heal or Greater Restoration, once.|Whatever a feather is laid on is healed, once, as by Heal or Greater Restoration.] [It costs nothing, and {K} writes down each name« and asks to be prayed for».|It costs nothing at all: {K} only writes down each name, and asks to be prayed for.|{K} takes no money for it, but writes down each name and asks to be prayed for.]',
  trace:
    '[The choir has never been allowed to rest, and under its loudest note there is another one.|Under the loudest note of the choir«, which has never been allowed to rest,» there is another one.|There is another note below the loudest one of the choir«, which never rests».] [The doves of {town} do not go near the roof.|No dove in {town} goes near the roof.|On the roof there are no doves, although {town} is full of them.]',
  truth: [
    '[Behind {K}\'s curtain lies a planetar with its wings nailed to the [floor|stone].|What {K} keeps behind the curtain is a planetar, with its wings nailed to the [floor|stone].|Nails hold a planetar to the floor, by the wings, behind {K}\'s curtain.] {V} found it «fallen in a field, dying, »and prayed; it told {V} to pull out a feather and lay it on a sick child. [When it wanted to go home, {K} had the nails made.|{K} had the nails driven in on the day on which it wanted to go home.|The nails are of {K}, from the day on which it wanted to fly home.] [For {years} years it said "take", and now it says "enough", and {K} has the choir sing louder.|It said "take" for {years} years; now it says "enough", and the choir sings over it.|After {years} years of "take" it has begun to say "enough", and nobody is to hear it.]',
    'It is not an angel. [What fell was a devil of the first rank, in white|A devil of the first rank fell from the sky, in white|Behind the curtain lies a devil of the first rank, in white] (use <1 Erinyes, Ice Devil, Pit Fiend>), and [each feather that heals leaves a thread|with each feather that heals goes a thread|a thread stays behind from each feather that heals]: {num},000 people [who owe a debt and do not know it|owe it something, and do not know it|are in its debt, and have no idea of it]. {V} cut one thread and is dead. [{K} suspects it, and has seen the blind see.|{K} has seen the blind see, but suspects it.|That is what {K} suspects, who has seen the blind see.]',
  ],
  finds: [
    [
      'Perception',
      '[stopping the choir|having the choir stop|making the choir stop|keeping the choir silent] for [ten seconds|half a minute|a minute]',
      '[a voice is screaming the word "enough", and begs pardon for it.|a voice behind the curtain screams "enough", [and then "forgive me"|without any anger|and asks after the sick].|somebody is screaming, [over and over|again and again], and the word is "enough", [in a kind voice|and a blessing follows it].|there is a scream, and [the word in it is "enough"|the word that is screamed is "enough"], quite kindly.]',
      1,
    ],
    [
      'Religion',
      '[[using|casting] Commune or Divination about the ward|asking [about the ward|after the angel|where the angel is] by Commune or Divination]',
      '[your god asks "Where?", hears it from you, and weeps.|the answer is "Where?", and when you have said it your god is silent, and then weeps.|"Where?", says your god once more; you tell it, and have never heard a god weep before.|your god has to ask you where this is, and [weeps at the answer|weeps when you say it].]',
      1,
    ],
    [
      'Arcana',
      '[looking at|inspecting|examining] a healed [person|child|beggar|pilgrim] with True Seeing',
      '[a thread leads from the heart to the altar and is pulled tight.|from the heart a thread leads to the altar, [and there is no slack in it|as tight as a string].|a thread is tied to the heart, [and the other end is pulled tight behind the altar|runs to the altar, and is pulled tight].]',
      2,
    ],
    [
      'Religion',
      'laying a feather on holy ground that {K} has not blessed',
      'it turns black from the quill.',
      2,
    ],
    [
      'Medicine',
      '[comparing|comparing, for an hour,|sitting down to compare] [those who were healed in the first year with the last|the first who were healed with the last|people whom the first feathers healed with those of this month]',
      '[one barb of a feather was enough for each of the first, and each of the last used up a whole one.|[those of the first year|those who came first] were healed by a single barb, and now [a whole feather|a feather with its quill] goes into each.|the first shared one feather among fifty, and the last [have needed one each|needed one each, and it crumbled].]',
    ],
  ],
  use: [
    'As long as the choir sings, any wound in the cathedral closes by itself at the end of a round, on friend and foe. [Nobody can be killed here before it stops«, and {K} has counted on that».|So nobody can be killed here until it stops«, as {K} has reckoned».|{K} has counted on it: nobody can be killed here until it stops.]',
    [
      '[The nails are adamantine and a yard long.|The nails are a yard long, of adamantine.] [Each takes a minute to draw«, and the whole of {town} feels it».|It takes a minute to draw one«, and all {town} feels it».]',
      "The curtain is {K.name}'s only lock. As long as it is closed, what is behind it has to answer what it is asked«, and does so with great courtesy». If {K.name} or the party opens it, the devil fights.",
    ],
    'The ten thousand wounded of {B} lie in the streets round the cathedral. They will not let anybody take their healing away«, and they are not in the wrong».',
  ],
  later: [
    'In {days} days {B} empties the ward. [The last feather heals a corporal, and the host of heaven is over {town} by evening«, to ask».|A corporal is healed by the last feather, and by evening the host of heaven is over {town}«, to ask».|By evening, when the last feather has healed a corporal, the host of heaven is over {town}, to ask.]',
    'In {days} days the threads are drawn in, [all at once|in one hour]: [an army of {num},000 with one will, and it has {B} at its head.|they pull an army of {num},000 together, which has one will«, and {B} at its head».|{B} is at the head of an army then, of {num},000, which has one will.]',
  ],
  ways: [
    '[It can be freed, and it would «still »forgive, even {K}.|It can be freed, and it would forgive {town} even now.] But whoever draws the nails has to [say to a queue of twelve nations that it is over|tell a queue of twelve nations that it is over|face twelve nations in a queue, and say that it is over]; {K.name} will hold the curtain open«, and asks [not to be spared|for no mercy|for nothing in return]».',
    "[A thread can be bought back by somebody who takes the old illness on.|Somebody who takes the old illness on [buys the thread back|buys one thread back|has bought one thread back].|If somebody takes on the old illness, one thread is bought back.|It is possible to buy back a thread: somebody has to take on the old illness.] [By its pact with Hell the devil loses all of them, and has to go home, if a hundred are bought back before the {days} days are over.|If a hundred are bought back before the {days} days are over, the devil loses all of them, by its pact with Hell, and has to go home.|A hundred, bought back within the {days} days, are enough: by its pact with Hell the devil then loses all of them, and has to go home.|The devil has a pact with Hell, by which it loses all of them, and has to go home, if a hundred are bought back in those {days} days.] If one does it in front of all, others will; {K} is the first in line«, with {years} years of other people's pain to choose from».",
  ],
};
