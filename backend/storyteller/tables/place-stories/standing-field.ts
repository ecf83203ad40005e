import type { PlaceStory } from '../place-story-type.ts';

export const standingFieldStory: PlaceStory = {
  id: 'standing-field',
  levels: [11, 20],
  tones: ['grim', 'horror'],
  words: ['battlefield', 'war', 'soldiers', 'army', 'undead', 'dead'],
  title: 'The Standing Field of {town}',
  look: '[Two armies stand opposite each other on the plain of {town}, eighty thousand on each side, «in rank and file, »with frost on the helmets.|On the plain of {town} stand two armies, in rank and file, eighty thousand on each side«, with frost on the helmets».|Eighty thousand soldiers stand on the plain of {town}, in rank and file, and as many opposite, all with frost on the helmets.] They have stood so for {years} years. [On the first day of each month a paymaster from {town} walks down the lines with a cart, and all the hands come up.|A paymaster comes from {town} with a cart on the first day of each month, and along the lines all the hands come up.|All the hands come up [once a month, when the paymaster from {town} walks down the lines with a cart.|when the paymaster from {town} comes with a cart, on the first of the month.|once a month, for a cart from {town}, and the paymaster who walks beside it.]]',
  senses:
    'Leather creaks. [When the wind from {town} drops, one hears that all of it creaks in time.|If there is no wind from {town}, one hears that all of it creaks in time.|Without the wind from {town} one would hear at once that it creaks in time.|All of it creaks in time, as one hears when the wind from {town} drops.|One has to wait until the wind from {town} drops to hear that it creaks in time.] It smells of [iron and cold ground|cold ground, leather and iron|frost, oil and iron], and of nothing else.',
  keeper: [
    'royal paymaster',
    'pays each soldier one copper piece a month, «[in the names of two kings who are dust|for two kings who are dust|as two kings ordered who are dust by now], »and has [copper left for {days} months|copper for {days} months more].',
  ],
  guest: [
    'crown general',
    'would like to have eighty thousand men who do not eat, and has found the old oath« in a library».',
  ],
  absent: 'last herald',
  hooks: [
    [
      'The crown of {town} pays {pay} gold pieces for the seal ring that lies« somewhere» in the middle of the field«, on a hand».',
      [
        'Whoever wears it is the king for whom one of the armies waits. [It is on the hand of {V}, who was the last to carry an order.|The hand is that of {V}, who carried the last order.|{V}, who was the last to carry an order, still has it on.|It is still worn by {V}, the last to carry an order.]',
        'Whoever wears it is king to one of the armies, and {B} wants to be that on the day «on which »they wake. It is on the hand of {V}, to whom a king lent it as a warrant for one order«, and who stands between the lines with one arm up».',
      ],
    ],
    [
      'In {town} people who owe service have begun to stand still, [in the street, facing the plain«, a dozen each day».|a dozen each day, «wherever they are, »with their faces to the plain.|each day a dozen of them, in the middle of the street, facing the plain.]',
      [
        '[The oath was sworn for them and their heirs.|They are the heirs of those who swore, and the oath was for heirs too.] [As the pay gets short, it calls up the next.|Whenever the pay is short it calls up the next.]',
        'The wish holds all who owe service to one of the two crowns. It gets weak when the pay is short, and then catches hold of others« so as to last».',
      ],
    ],
    [
      '{K} asks the party for copper, [one wagon|one cart|two carts] of it, and will give [whatever is in|all that is left in|the key to] the royal treasury of a country that is no more.',
      'That treasury is a vault in {town2}, with a guard that has not been relieved for {years} years«, and stands very straight».',
    ],
  ],
  done: '[Nobody fights here.|There is no fighting here.] [Envoys of five courts watch from tents« with telescopes», {K} gives them tea, and there is a bet on which army will blink.|{K} gives tea to the envoys of five courts, who watch from tents« with telescopes», and bet on which army will blink.|From tents«, with telescopes», envoys of five courts watch, «drink the tea of {K} »and bet on which army will blink.]',
  trace:
    "[The front rank has no frost on its shoulders«, as if it had just stepped forward».|There is no frost on the shoulders of the front rank«, as if they had just stepped forward».] [The armies are eleven paces apart, and in {K.name}'s log it was forty.|In {K.name}'s log the armies are forty paces apart, and by now it is eleven.]",
  truth: [
    '[Both kings died on the same morning, of the same wine, poured by the herald {V.full}«, who meant to end the war».|To end the war the herald {V.full} poured one wine for both kings, and both died« on the same morning».|The herald {V.full} wanted to end the war, and poured both kings the wine of which they died, on the same morning.] An oath to a king holds until he frees you, or somebody who wears his seal ring. So {V} took the ring of one king, to send the soldiers home «in his name, »and was [cut down between the armies before saying it|killed between the armies before a word was said|cut down before saying it, halfway between the armies]. The soldiers are dead, [they know it, and they|and know it, and] step forward [one pace for each month of short pay|one pace whenever the pay is short].',
    'They are alive. The herald {V.full} was told to say "hold", and said it with a wish, and since then eighty thousand on each side have drawn one breath in an hour. [Each is in the middle of the same thought, and takes a step in it whenever the pay from {town2} is short.|Whenever the pay from {town2} is short, each takes one step, in the middle of the same thought.] The wish runs out with the copper, and then the battle takes place.',
  ],
  finds: [
    [
      'Medicine',
      '[putting|laying|pushing] a hand under a breastplate [in the front rank|in the second rank|at the end of a line]',
      '[nothing is there that could beat, and the hand is gripped,|there is no heart in it, and the hand is gripped,|one finds nothing that could beat, and the hand is gripped,] and then let go«, [with an apology|and somebody says sorry|politely|and a voice begs pardon]».',
      1,
    ],
    [
      'Religion',
      '[casting|using] Speak with Dead on the skull of one of the kings, in his tent [behind the lines|behind his army|on the hill]',
      '[he says that the wine was bitter, that his men obey the ring« and not the face»,|he complains of the wine, says that his men obey the ring« and not the face»,|he says that his men obey a ring« and not a face», that the wine was bitter,] and asks on whose [hand|finger] his own and the other one are now.',
      1,
    ],
    [
      'Medicine',
      'holding a [feather|hair|thread] to a mouth for an hour',
      '[it moves, once.|it moves once, [and not again|and only once|near the end of it].|there is one breath, [and no second|long and slow|and it takes half of the hour].]',
      2,
    ],
    [
      'Arcana',
      '[casting|using] Dispel Magic on [one soldier|a drummer|a young soldier|a man at the end of a rank]',
      '[he finishes his step and his shout, sees the year in your face, and [sits down|asks for water].|he ends his step, ends his shout, and [sits down|takes off his helmet|begins to cry] when he has looked at you.|the step and the shout are finished, and then he sees how old everything is, and [sits down|lies down|wants to go home].]',
      2,
    ],
    [
      'History',
      "reading {K}'s log",
      'the ranks advance «exactly »when a pay was short, and each time {B} had borrowed a sack of it«, to see what would happen».',
    ],
  ],
  use: [
    '[Steel that is drawn between the lines at {town} is answered: eighty thousand spears come down« by a hand».|Whoever draws steel between the lines at {town} is answered: eighty thousand spears come down« by a hand».|Eighty thousand spears come down« by a hand» when steel is drawn between the lines at {town}.] [The second drawing is the last.|Nobody draws a second time.]',
    'Fly, teleport or walk« from {town}»: all of it works, but whoever touches the ground in a rank becomes part of it (DC 13 Wisdom saving throw) and stands.',
    '[The drums still lie in the middle of the plain« of {town}».|In the middle of the plain« of {town}» the drums still lie.|Between the lines on the plain of {town} there are still the drums.] [A retreat that is played well moves one army for as long as the drummer lasts.|If a retreat is played well on them, one of the armies moves for as long as the drummer lasts.]',
  ],
  later: [
    'In {days} months the last copper is paid. They meet, and what wins goes on to {town}«, since nobody has told it to stop».',
    'In {days} months the shout is finished. A hundred and sixty thousand men [fight a battle before {town}, over a border that has been a lake for ten years.|fight before {town}, for a border that has been under a lake« for ten years».]',
  ],
  ways: [
    "[Each army before {town} wants to hear from a king that it may go home.|Each army wants to hear it from a king, before it goes home from {town}.|To go home from {town}, each army needs the word of a king.|A king would have to tell each army that it may go home from {town}.] It takes whoever wears the seal ring of its king for the king, and {B} wants the rings for another order; one of them is in the field, on {V}'s hand, and the other in the royal vault« at {town2}».",
    'By the words of the wish that {V} said, nobody has to hold who has been discharged: a soldier who gets all the pay that was «ever »kept back from him, and a paper that sends him home, wakes« and has no battle any more». It has to be both armies in one day«, so that none of those who wake are left among the spears of the others». {K} has worked out to the copper what that comes to, and {B} has the money«, for another war».',
  ],
};
