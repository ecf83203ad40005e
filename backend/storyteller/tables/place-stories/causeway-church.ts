import type { PlaceStory } from '../place-story-type.ts';

export const causewayChurchStory: PlaceStory = {
  id: 'causeway-church',
  pronouns: { K: 'he', B: 'she' },
  levels: [3, 9],
  tones: ['horror', 'grim'],
  words: ['church', 'lake', 'drowned', 'bell', 'reservoir', 'temple'],
  title: 'The Drowned Church of {town}',
  look: '[The lake of {town} is so low this summer that the church of the old village stands «in the air »again,|So low is the lake of {town} this summer that the church of the old village stands «in the air »again,|This summer the lake of {town} has sunk so far that the church of the old village has come out of it,] [up to its knees in mud«, with weed on the roof».|with weed on the roof« and mud up to its knees».] «[A causeway of wet stones leads to the door.|One gets to the door over a causeway of wet stones.] »[Candles burn inside, {num} of them, in rows«, as at a service in {town}».|Inside {num} candles burn in rows«, as at a service in {town}».|Through the windows one sees candles, {num} of them, in rows, as {town} lights them at a service.]',
  senses:
    '[The bell gives one stroke at a time«, with a breath of water after each»[.|, and dogs in {town} answer it.]|The bell strikes once, lets out a breath of water, and strikes again[.|, loud enough for {town}.]|There are only single strokes of the bell, [and water runs out of it after each.|which {town} counts, and water runs out of it after each.]] It smells of [mud and, faintly, of warm bread|wet mud, salt and new bread|bread from an oven, and of the mud outside|the lake, and a little of bread|mud, weed and, from somewhere, of bread].',
  keeper: [
    'dam warden',
    'flooded the old village for {town} {years} years ago, and has put a guard on the causeway«, facing the church».',
  ],
  guest: [
    'ferry woman',
    'was born in the old village, [carries|rows|takes] people out past the guard for a silver piece, and [does not go in herself|never goes in herself|stays in the boat, with her back to the church].',
  ],
  absent: 'old priest',
  hooks: [
    [
      'Three families of {town} have walked out to the church [with their bedding, and sit in the pews and smile.|with pillows and blankets, and sit there in the pews, smiling.|to make their beds in the pews, and sit on them and smile.|with all their bedding. They sit in the pews, and smile at whoever comes.|to live there. They have put their bedding into the pews, and smile.] {K} pays {pay} gold pieces to have them back before the rains.',
      [
        '[They have been told by their dead that there is room.|Their dead have told them that there is room.] [They are not held by anything but that.|Nothing but that holds them.|That is all that holds them.]',
        '[They have been called as a jury«, and find it an honour».|They are to be the jury«, and find it an honour».] [Nothing holds them but that, and they will not go before the verdict.|They stay of their own will, and will not go before the verdict.]',
      ],
    ],
    [
      'On the causeway {B} was given a loaf that had lain on the altar, fresh«, with the mark of the last baker of the old village». [She asks the party to eat it, and to tell her what it tastes of.|She cannot eat it, and asks the party to do so and to say what it tastes of.|The party is to eat it, she asks, and to say what it tastes of.]',
      '[It tastes of the last day of the old village, and whoever eats of it knows who was still indoors when the [water came|lake of {town} rose].|Whoever eats of it knows who was still indoors when the [water came|lake of {town} rose], as it tastes of the last day of the old village.|With the first bite one knows who was still indoors when the [water came|lake of {town} rose]: it tastes of the last day of the old village.|It tastes of [smoke|salt] and of the last day of the old village, and shows who was still indoors when the lake of {town} rose.]',
    ],
    [
      'In {town} a diver sold the bell clapper« as scrap». [The bell rings all the same, and the diver cannot stop counting.|The bell rings without one, and the diver counts the strokes and cannot stop.|Since then the diver has counted, day and night, because the bell rings all the same.|That did not stop the bell, and the diver counts with it, aloud.|Nobody can say what it rings with since then, but the diver counts along, and cannot stop.]',
      '[He counts the strokes: one for each who was left below.|There is one stroke for each who was left below.|Each stroke is for one of those who were left below.] [Yesterday there was one more, and that is his own.|Since yesterday there has been one more, which is his own.]',
    ],
  ],
  done: '[People from {town} come to look for «graves, for »silver, and for the doors of their grandparents.|For silver, for graves and for the doors of their grandparents people come out here from {town}.|Half of {town} has been here, to look for [silver, for a grave, or for the door of a grandparent.|the door of a grandparent, for a grave, or for silver.]|[Silver is looked for here, and graves,|Graves are looked for here, and silver,] and by old people from {town} the doors of their grandparents.] {K} [sells leave to do so by the hour, and wants everyone off the causeway by dusk|takes a fee by the hour, and wants everyone off the causeway by dusk|lets them go by the hour, for a fee, and has the causeway cleared before {town} lights its lamps].',
  trace:
    '{B} [says that the candles do not get shorter.|has never seen one of the candles get shorter.|says that nobody changes the candles, and that they never get shorter.] [In the wet floor there are the prints of many bare feet, which «all »begin at the door of the crypt and end at the pews.|The wet floor has prints of many bare feet, from the door of the crypt to the pews, and none that go back.|Many bare feet have left prints in the wet floor, and all of them go from the door of the crypt to the pews.]',
  truth: [
    '{num.s} people stayed in the church when the lake rose, {V} among them, because {K} had sworn to leave the gates« of the dam» open for another day. [{K} shut them at noon, so as to [have it behind him|be home for dinner in {town}].|To [have it behind him|be done with it] {K} shut them at noon.|At noon {K} shut them, because he wanted [to be done with it|to have it behind him|to go home to {town}].] [The drowned have sung the same hymn since, and at the end of it they will rise and go to {town}.|Since then the drowned have been singing one hymn, and when it ends they will rise and go to {town}.|The drowned sing one long hymn, and at its last note they will rise and go to {town}.]',
    'The villagers were all gone when the water came. The {num} in the crypt are {V} and workers on the dam, who had seen what {K} stole from it«, and waited there for a trial». [{K} had the crypt bricked up with all of them in it, and shut the gates of the dam[ at noon.|, and {town} asked no questions.]|With all of them in it, {K} had the crypt bricked up, [and shut the gates of the dam above {town}.|and the lake of {town} covered it.]|{K} sent for masons, had all of them bricked up in the crypt, and [shut the gates of the dam at {town}.|let the lake of {town} rise.]] [They do not pray there; they wait for the verdict on {K}[.|, and count the days.]|What they wait for [there|in the dark down there|out there, in sight of {town},] is the verdict on {K}.|A verdict on {K} is what they still wait for, and they [do not pray|sit there as in a court of {town}].]',
  ],
  finds: [
    [
      'Religion',
      '[listening|stopping to listen|standing and listening] to the hymn [through the floor|under the floor|from below]',
      '[it is a hymn for leaving church, [as it is sung in {town}|which every child in {town} knows], and they hold the last note but one.|they hold the last note but one of a hymn, with which people in {town} leave church.|people in {town} sing this hymn when they leave church, and one note of it is still to come.]',
      1,
    ],
    [
      'History',
      '[comparing|taking an hour to compare] the gate log with the parish book',
      '[the gates of the dam were shut a day before [the order from {town}|{town} gave the order].|[there was no order from {town} yet|{town} had given no order yet] on the day on which the gates of the dam were shut.|in the log the gates were shut on a [Monday, and in the book the order of {town} to shut them came on the Tuesday|Thursday, and in the book the order of {town} to shut them came on the Friday].]',
      1,
    ],
    [
      'Investigation',
      '[looking at|inspecting|examining] the crypt door',
      '[it is bricked up from the outside, with [bricks of the dam|bricks that have the stamp of the dam of {town}].|somebody has bricked it up, from outside, with bricks of [the dam|the dam of {town}].|the bricks in it are those of the dam [of {town}, and were laid from outside|above {town}, and the mortar is on this side].]',
      2,
    ],
    [
      'Insight',
      'asking {K} [how many stayed|for the number of those who stayed|how many people were left below]',
      '{K} [gives a number, and no one has ever published one|names a number« at once», which is in no paper|knows the number, and {town} was never told it].',
      2,
    ],
    [
      'Perception',
      '[standing|waiting|going to stand] at the altar at noon',
      '[for one breath the shadow of the water lies on the ceiling, [for it was noon when the lake of {town} came in|because it came in when {town} was at dinner].|the light of waves runs over the ceiling for one breath, since the lake of {town} came at noon.|for «as long as »a breath it is the noon on which the lake of {town} came«, and its shadow is on the ceiling».]',
    ],
  ],
  use: [
    '[At each stroke of the bell the lake «of {town} »fills the nave «to the neck »for a round, and whoever does not hold on (DC 13 Strength saving throw) is washed against the door of the crypt.|The lake «of {town} »comes back at each stroke of the bell: for a round it fills the nave« to the neck», and washes those who do not hold on (DC 13 Strength saving throw) against the door of the crypt.]',
    'The dead, {V.full} among them (use <Zombie, Ghoul, Ghast, Wight>), [do not touch anyone who sits down in a pew and says nothing.|leave in peace whoever sits down in a pew and says nothing.|go past everyone who sits in a pew and keeps quiet.]',
    '[The roof beams are sound«, as {K.name} has found out», and from the bell rope one can swing clear of the [mud and the water|lake of {town}].|{K.name} has tried the roof beams, which [are sound|bear a horse], and on the bell rope one can swing clear of [mud and water|the pews and the water].|On the bell rope one can swing up out of the mud, to roof beams that {K.name} has [found sound|had tested by a carpenter of {town}].|The bell rope bears [three|four] people, and one can swing on it to the roof beams, which {K.name} has found sound.]',
  ],
  later: [
    'In {days} days the hymn ends. The dead go through {town} from door to door and lead out whoever was born in the old village«, by the hand, over the causeway, as the rain begins».',
    'In {days} days the rains cover the church« again». [The wall of the crypt gives way, and the first to be fetched for the trial is {K}.|In the crypt the wall gives way, and {K} is the first whom they fetch for the trial.|{K} is the first whom they fetch for the trial, when the wall of the crypt gives way.]',
  ],
  ways: [
    '{K} has to say at the altar what time it was, and ask the dead to stay seated; or the party carries the priest {V.full} out first, and the parish follows «its priest »to dry ground and to earth.',
    '[They want {K} in front of them, [a judge, a bench and an hour|a bench from {town}, a judge and an hour].|What they want is [a judge, a bench, an hour, and {K} in front of them|an hour of {K}, with a judge on a bench].|[A judge, a bench, an hour and {K}|{K}, an hour, and a judge from {town}|{K}, an hour, and a judge on the bench] are all that they want.] {B} can name half of them, and any of the party can sit down and begin; [the sentence binds the living as well.|the living are bound by the sentence, too.]',
  ],
};
