import type { PlaceStory } from '../place-story-type.ts';

export const truceBathsStory: PlaceStory = {
  id: 'truce-baths',
  levels: [4, 10],
  tones: ['intrigue', 'heroic'],
  words: ['bath', 'baths', 'spring', 'truce', 'treaty', 'peace', 'bathhouse'],
  title: 'The Truce Baths between {town} and {town2}',
  look: 'A hot spring lies exactly on the border. White steps go down to it from both sides, and a red line of tiles runs through the water. Generals, smugglers and bishops sit in it« up to the chin», and a row of naked feet on the edge is all that tells them apart. || The border runs through a hot spring, as a line of red tiles, and from both sides white steps go down into it. Up to the chin sit generals«, bishops» and smugglers, and one can tell them apart only by what they laugh at.',
  senses:
    'Water drips, voices carry, and {town2} never lets {town} finish a sentence. It smells of [sulphur and pine, and one is thirsty at once|pine, sulphur and wet towels|sulphur, hot stone and pine oil|eggs and pine needles, and nobody mentions the eggs|wet stone, pine and sulphur, and one wants to lie down].',
  keeper: [
    'bath master',
    'takes weapons, clothes«, rings» and rank at the door, against a numbered brass tag, and gives {town} and {town2} the same towels.',
  ],
  guest: [
    'envoy',
    'came from {town2} to make peace, has sat in the water every day since the envoy of {town} was killed in the hot room«, and is going soft at the edges».',
  ],
  absent: 'peace envoy',
  hooks: [
    [
      'The envoy of {town} was killed in the hot room[ in front of a dozen people, and there is no weapon, only a wet floor.|, and a dozen people saw it, but nobody has seen a weapon. The floor was wet.| before the eyes of a dozen people. No weapon was found, and the floor was wet.] {K} pays {pay} gold pieces for a name before the month of mourning is over« and the armies come».',
      [
        '[It was an icicle, out of a cask of snow that had been brought for «the »sherbet.|An icicle did it, out of a cask of snow that was meant for sherbet.] [Only one person had ordered sherbet: the captain of the guard of {town}.|The captain of the guard of {town} was the only one who had ordered sherbet.] [{K} knows it, and pays strangers to find what cannot safely be said by a bath master|It is no secret to {K}, who pays to have strangers say it|{K} saw it, and wants it to come from strangers].',
        '[It was beet juice, in the bladder of a pig, and the body was carried off by two men« who had brought clean towels».|What flowed was beet juice, out of the bladder of a pig, and two men «with clean towels »carried the body off.] {B} had ordered beet soup, and sent it back.',
      ],
    ],
    [
      'A farmer of {town2} has come home from the baths [with a treaty on his back, in mirror writing, and would like somebody to read it to him.|and has a treaty on his back, in mirror writing, which he wants to have read to him.]',
      '[It was written on a bench of the hot room in kohl, he lay down on it, and it is the only copy of what was agreed.|Somebody wrote it in kohl on a bench of the hot room, and he lay down on it. There is no other copy of what was agreed.]',
    ],
    [
      '{B} asks the party to take off everything, sit down opposite, and lose an argument about [fishing rights|the price of salt|a bridge toll] as [loudly|noisily] as they can.',
      'The argument covers the voices of the two generals, who have fought each other for {years} years and ask each other, «behind the steam, »what it was about.',
    ],
  ],
  done: 'An hour costs a silver piece« for anybody from {town} or {town2}». No one has been arrested«, sued» or married here« since the spring was found», and what is said in the water counts as not said. Both towns are in mourning for the dead envoy of {town}. That lasts a month, neither may attack in it, «by a custom that is older than the war, »and {days} days are left.',
  trace:
    'The brass tag number {few} is missing from the board, and nobody has asked for the clothes« that belong to it». On the {town} side somebody has scrubbed one tile whiter« than the rest».',
  truth: [
    'The envoy {V.full} came from {town} to end the war, and was killed in the hot room with an icicle, by the captain of the guard« that {town} had sent along», on the order of a minister« who wants it to go on». A brother of {K} is in that guard. {K} [saw the captain break the icicle out of a cask of snow|watched the captain take an icicle out of a cask of snow|saw the icicle come out of a cask of snow, in the hand of the captain], has hidden the uniform of the captain [with the order in the pocket|and the order that is in the pocket], and is afraid of [both sides|both towns]. [The captain, {other}, commands the guard of {town} at its door again, in a borrowed coat.|{other}, as the captain is called, stands at the door of {town} with the guard, in a coat that is too wide.|The captain is {other}, who is back at the door of {town} with the guard, in a borrowed uniform.]',
    '{V}, who came from {town} and counts as killed in the hot room, is alive. [It was agreed with {B}: they needed a month in which nobody shoots, to finish the treaty, and only a dead envoy could get it for them.|{B} had agreed to it: only a dead envoy could get them a month without shooting, to finish the treaty.|With {B} it was agreed that an envoy should die, so that nobody shoots for a month and the two can finish the treaty.] {V} sits in the boiler room and runs out of patience« and [soap|candles|things to read]».',
  ],
  finds: [
    [
      'Medicine',
      '[looking at|inspecting|examining] the dead envoy, who lies embalmed [in a side room|in the chapel of the baths|behind the towels] until the month is over',
      '[the wound is round and clean, and the skin at its edge was burnt by frost.|something round made the wound, left [no dirt|no rust|no splinter] in it, and froze the skin around it.|there is frostbite round the wound, [and no trace of metal|and not a trace of rust|which is small, round and clean].]',
      1,
    ],
    [
      'Investigation',
      '[feeling|looking|searching] for a loose tile [under the heap of towels|under the towels|where the towels are piled]',
      "[a captain's uniform is below it, with [a brass tag and a sealed order|a sealed order and a brass tag].|below it lies the uniform of a captain, with a brass tag and a sealed order.|there is a hole below it, with the uniform of a captain, [a brass tag and a sealed order|a sealed order and a brass tag].]",
      1,
    ],
    [
      'Medicine',
      '[tasting|wetting a finger and tasting] what has dried [between the tiles|on the floor|on the bench] of the hot room',
      '[it is beet juice, and somebody has tried to make it look older« with soot».|it tastes of beet, and of the soot with which it was to look old.|it tastes sweet, of beets, and has soot in it so that it looks older.]',
      2,
    ],
    [
      'Perception',
      'following a cup of broth',
      '[it goes down to the boiler room«, and the bowl comes back clean».|it is carried down to the boiler room, and only the bowl comes up.]',
      2,
    ],
    [
      'Insight',
      'asking {B} what the dead envoy was going to offer',
      '{B} knows it word for word, [as one does who has already said yes to it|like somebody who has said yes to it already].',
    ],
  ],
  use: [
    "Nobody« from {town} or {town2}» has armour or a weapon here. [Towels, steam at the valve (3d6), soap on the steps and {K.name}'s brass ladle are what there is.|There are [towels|wet towels], steam at the valve (3d6), soap on the steps, and {K.name}'s brass ladle.|What there is: steam at the valve (3d6), {K.name}'s [brass ladle|long ladle], [towels|brushes] and soap on the steps.|One has soap on the steps, steam at the valve (3d6), {K.name}'s brass ladle, and [wet towels|a stool or two].]",
    '[The tiles of the line are loose: under them is the drain, and the drain comes out behind the camp of {town}.|Under the loose tiles of the line is the drain, which comes out behind the camp of {town}.|Behind the camp of {town} the drain comes out, and one gets into it under the loose tiles of the line.]',
    '{town} and {town2} have forty soldiers each at their doors. They will not come in dressed, and hate to come in undressed.',
  ],
  later: [
    'In {days} days the mourning ends, and both armies march: {town} to avenge its envoy, and {town2} because it is blamed« and would rather come first».',
    'In {days} days a real assassin finds the boiler room, sent by a minister of {town} «who has had the broth counted, and »who prefers a martyr who is dead.',
  ],
  ways: [
    '[The order names a minister of {town}.|A minister of {town} is named in the order.|In the order stands the name of a minister of {town}.] Read aloud in the water, before both sides, it counts as not said, and has been heard; {K} will sound the gong, [once {K.their} brother is out of the guard|if the party first gets {K.their} brother out of the guard|and asks only that {K.their} brother is out of the guard by then].',
    'The two generals «are tired of the war, »sit behind the thickest steam every evening, and would take their armies home for a treaty that both envoys have signed. [{B} can sign in the water.|In the water {B} can sign.|{B} can put a name to it in the water.] Somebody must carry the paper down to the boiler room under a tray of broth, so that {V} can, and on the last evening «of the month »bring {V} up alive between the two, past whoever the minister has sent.',
  ],
};
