import type { Row } from './row-types.ts';

/**
 * What there is to do at a place besides finding clues; `here` is its terrain. `{dice}` is the damage that the
 * rules give a danger of the level.
 */
export const explores: readonly Row[] = [
  [
    'One shelf«, cupboard or press» here is newer than the wall behind it. Moved aside (DC 13 Athletics, two people), it leaves a space for one person, who hears all that is said until evening.',
    'here=indoors',
  ],
  [
    'There is a second set of keys, «on a nail, »with a label for each door; the label of one door has been cut off (DC 13 Investigation to find the lock). Behind it stands a bed that nobody pays for.',
    'here=indoors',
  ],
  [
    'The stairs creak, all but the edge on the left (DC 13 Stealth). Upstairs somebody has left in a hurry, and the kettle is still warm.',
    'here=indoors',
  ],
  [
    'The cat «of the house »will not go into one room. Whoever follows its look finds a loose tile (DC 12 Perception), and under the tile a spare key to {s3}.',
    'here=indoors',
  ],
  [
    'A scaffold leans on the next house. From the third floor (DC 13 Athletics, a fall costs {dice} damage) one can read what lies on every desk on this side.',
    'here=street',
  ],
  [
    'The lamplighter has an hour of work« and talks all the time». Whoever carries the ladder learns which window was lit on the nights in question.',
    'here=street',
  ],
  [
    'Something has been sunk here with stones, and not deep enough. A boat hook and patience (DC 13 Investigation) bring up a bundle of clothes with the buttons cut off.',
    'here=water',
  ],
  [
    'The last who worked here left a rope«, knotted at each yard». It ends in a crack that goes on (DC 13 Acrobatics), wide enough for a person who is not afraid.',
    'here=underground',
  ],
  [
    'Wild bees«, brambles» and a fallen trunk hide a path that a cart has used (DC 13 Nature). It has been used this week, with the wheels wrapped in cloth.',
    'here=wild',
  ],

  [
    "One room is locked, and the key hangs on the belt of a sleeper (DC 13 Sleight of Hand, or DC 15 with thieves' tools). Whoever has been inside has advantage on the next check here.",
    'here=indoors',
  ],
  [
    'The floor above «has rotted through. It »bears one person at a time (DC 13 Acrobatics; a fall costs {dice} damage), and up there lies everything that was not worth carrying down.',
    'here=indoors',
  ],
  [
    'A wall sounds hollow. Breaking it takes ten minutes and makes a noise (DC 12 Stealth to cover it); behind it is a passage to the yard«, which nobody watches».',
    'here=indoors',
  ],
  [
    'The chimney is wide enough to listen in (DC 12 Athletics): for a quarter of an hour one hears what is said in every room.',
    'here=indoors',
  ],
  [
    'A lamp has been left alight behind a door that is nailed up. The nails are new (DC 14 Investigation to open it without a trace); inside, somebody has slept.',
    'here=indoors',
  ],
  [
    'From the roofs one sees who goes in and out (DC 13 Athletics to get up, DC 12 Stealth to stay); after an hour the party knows when nobody is here.',
    'here=street',
  ],
  [
    'A cart is being unloaded into the wrong door. Whoever lends a hand is inside without being asked (DC 12 Deception), and out of sight of the owner for five minutes.',
    'here=street',
  ],
  [
    'Under a grating runs a drain« that is as high as a child». It leads below three houses (DC 13 Constitution saving throw against the air, or {dice} poison damage), and ends in a cellar with a light.',
    'here=street',
  ],
  [
    'Children know each gap in the fences here. For a sweet they show one, for a story (DC 12 Performance) all of them.',
    'here=street',
  ],
  [
    'Two watchmen walk past each other every ten minutes« and do not look up» (DC 13 Stealth); between them is time for one door.',
    'here=street',
  ],
  [
    'Something large lies on the bottom«, near the bank». It takes a dive (DC 13 Athletics; a failure costs {dice} damage) to see that it is a chest with the lid off, and one to bring up what is left.',
    'here=water',
  ],
  [
    'The current has changed« since it was last charted». Reading it (DC 13 Survival) shows where a boat without a lamp would land, and there are marks of one.',
    'here=water',
  ],
  [
    'A rope goes down from a ring into the water«, and somebody has greased the ring». What hangs on it is heavy (DC 14 Athletics) and was not meant to be found before {deadline}.',
    'here=water',
  ],
  [
    'The planks are slippery, and one is loose on purpose (DC 13 Perception, or a fall into cold water: {dice} cold damage). Under it is a hand-wide gap with a view of everything above.',
    'here=water',
  ],
  [
    'There is one gust of bad air in each hour. Whoever knows it (DC 13 Nature) passes; whoever does not takes {dice} poison damage and loses the light.',
    'here=underground',
  ],
  [
    'The props in one side passage have been cut« halfway». Shoring them up takes half an hour (DC 13 Athletics); otherwise the next loud noise brings down {dice} damage on everyone below.',
    'here=underground',
  ],
  [
    'A draught comes through a heap of rubble. Behind it, an hour of digging away, is the older part«, with tools in it that nobody makes any more».',
    'here=underground',
  ],
  [
    'Sound carries oddly: at one spot (DC 12 Perception to find it) one hears every word from the entrance, and is not heard.',
    'here=underground',
  ],
  [
    'A trap for deer has been set for people (DC 13 Survival to see it, or {dice} piercing damage). The cord is of the same make as one in the house of {X1}.',
    'here=wild tone!=whimsical',
  ],
  [
    'The ground is soft on one side and holds tracks on the other. Following them (DC 13 Survival) leads to a place from which somebody has watched {town} for days.',
    'here=wild',
  ],
  [
    'The weather turns within the hour. Whoever finds shelter in time (DC 12 Nature) shares it with a traveller who has seen the one that the party is looking for, from behind.',
    'here=wild',
  ],
  [
    'A dog stands on a mound and barks« at nothing». Quieted (DC 13 Animal Handling), it digs, and what it digs out is a coat, carefully folded.',
    'here=wild',
  ],
  [
    'The ladder has lost its middle. The gap is ten feet (DC 13 Athletics or Acrobatics; {dice} damage on a fall), and beyond it nobody has been« for years», but for one pair of feet.',
    'here=height',
  ],
  [
    'The wind takes hats first and then people (DC 13 Strength saving throw on the open side, or {dice} damage at the end of the rope). In a lull one sees a light« at a place» where no light should be.',
    'here=height',
  ],
  [
    'A nest blocks the only dry ledge«, and it is in use» (DC 13 Animal Handling, or a quarter of an hour). Threads of cloth are woven into it«, all of one coat».',
    'here=height',
  ],
  [
    'From up here the whole «of it »can be drawn« on one sheet» (DC 12 Investigation): the sketch gives advantage on the next check to follow or to avoid somebody.',
    'here=height',
  ],
];

/** A talk that can go wrong, with the witness of the second place. */
export const talks: readonly Row[] = [
  '{T} will talk only while doing something with both hands. Whoever helps (DC 12 Sleight of Hand or Performance) hears twice as much« as whoever asks».',
  '{T} first wants to know what will become of {S}. A promise is enough«, and {T.they} will remember it» (DC 14 Persuasion if nobody can give one).',
  'There is a listener «behind the partition, »paid by {W}. Noticed in time (DC 14 Perception), the listener can be given something wrong to carry home.',
  'Three questions are free. With the fourth {T} gets up, unless somebody has noticed (DC 13 Insight) which of the three had hurt.',
  '{T} contradicts every accusation against {W}«, out of habit». Praise of {W} (DC 13 Deception) makes {T.them} angry, and then exact.',
  [
    '{T} asks each of the party «in turn »what they have done that they are not proud of; a true answer counts as a success.',
    'tone!=whimsical',
  ],
  [
    '{X3} is here too, and drinks too much. Before {T} says anything, somebody has to take {X3} home, or keep {X3.them} laughing (DC 13 Performance).',
    'harm!=taken',
  ],
  '{T} is being watched «from across the way »and knows it. A talk that looks like a purchase«, a quarrel» or a lesson (DC 13 Deception) puts {T.them} at ease.',
  [
    'It takes until dusk for {T} to come to the point. The party can wait (and lose the day) or help along (DC 15 Persuasion, and a failure ends the talk until tomorrow).',
    'tone!=whimsical',
  ],
  '{T} would say it to one of the party, alone, and chooses: the one who has spoken least.',
  [
    '{T} tells it as a joke and watches who laughs. Laughing at the right place (DC 12 Insight) is the password.',
    'tone=whimsical',
  ],
  [
    'Everything has to be said first to a goose« with a collar», which belongs to {T} and is a good judge (DC 12 Animal Handling).',
    'tone=whimsical',
  ],
  [
    '{T} bargains: one secret for one secret, of equal weight«, and has a pair of scales for it».',
    'tone=whimsical',
  ],
];

/** A place that is kept by the wrongdoer, and how one gets past that. */
export const guards: readonly Row[] = [
  [
    '{W} receives the party between two other visitors, and all three parties wait in one room. Whoever is good company there (DC 13 Performance) learns why the others have come.',
    'here=indoors',
  ],
  'The clerk at the door takes a bribe«, writes it down» and gives a receipt. With the receipt in hand (DC 13 Intimidation) the next visit costs nothing.',
  [
    'There is a way in through the kitchen for those who carry something heavy. Nobody looks at a face above a crate (DC 12 Athletics).',
    'here=indoors',
  ],
  [
    '{W} shows the party round in person and leaves out one door. Asked about it, {W.they} laughs; whoever stays behind to try it has ten seconds (DC 14 Stealth).',
    'here=indoors',
  ],
  'A child of the house is bored, knows where everything is, and wants to be shown something that {W} would forbid (DC 12 Sleight of Hand or Performance).',
  [
    'The guard changes at {hour}, and for as long as it takes to sign the book both guards look at the book (DC 13 Stealth).',
    'tone!=whimsical',
  ],
  [
    '{W} has just been told who the party is«, and by {R}». Before anything else can be asked, something has to be denied (DC 14 Deception) or admitted (DC 13 Persuasion).',
    'kind=adventure',
  ],
  'Everything here is for sale «on the day of the visit, »by public auction, and {W} does not know who has ordered it. Half an hour of confusion, and open drawers (DC 12 Investigation).',

  '{W} offers wine, a chair and an hour of good talk, and in that hour nobody else can be spoken to. Two members of the party can keep {W.them} busy (DC 14 Deception); the others can look around.',
  [
    'Everyone who comes in is announced« by name». A false name with the right bow (DC 14 Deception) gets the party a different answer to each question.',
    'here=indoors',
  ],
  [
    'A secretary writes down every question that is put here. The sheets are collected at noon«, by the back stairs»; for ten minutes they lie in a basket (DC 13 Sleight of Hand).',
    'here=indoors',
  ],
  [
    'The servants leave at dusk, by one door, and are counted. One more is not noticed (DC 13 Stealth), one fewer is.',
    'here=indoors',
  ],
  'The party is asked to hand in its weapons, «politely, »and may refuse«, politely»; those who refuse are shown everything but the room that matters.',
  [
    '{W} has invited {X2} for the same hour, so that neither can speak. To get one of them away takes a good reason (DC 13 Persuasion) or a bad accident.',
    'harm!=taken',
  ],
  [
    'A dog that was once kicked by {W} guards the desk. It takes food from strangers (DC 12 Animal Handling), and keeps {W} away while the party reads.',
    'here=indoors',
  ],
  [
    'Four armed people stand about« who are not from here». They have orders to follow the party, not to stop it; shaken off (DC 14 Stealth), they are afraid to go back« and say so».',
    'tone!=whimsical',
  ],
  [
    'What is wanted lies under glass, and the glass is alarmed by a thread to a bell (DC 14 Investigation to see it, DC 13 Sleight of Hand to hold it).',
    'here=indoors',
  ],
  '{W} is about to leave and takes the keys along. There is time for one thing: to follow {W.them} (DC 13 Stealth), or to look around while nobody is here (DC 13 Investigation).',
  [
    'Whoever wants to get in has to sign a form, the form has to be stamped, and the stamp is at lunch. A second stamp can be cut from a turnip (DC 12 Sleight of Hand).',
    'tone=whimsical',
  ],
  [
    '{W} is having a portrait painted and may not move. Anything can be looked at, and anything «can be »asked, until the light goes.',
    'tone=whimsical',
  ],
];

/** A scene of the second act that is not a talk and not a fight. */
export const setPieces: readonly Row[] = [
  [
    'The party has to get a stretcher with {X2} on it through «the worst of »it. There are three obstacles (DC 13 Athletics, Survival, Persuasion), and at each of them {X2} offers to tell something if it is left out; a failure costs {X2.them} a day of strength and the party {dice} damage.',
    'harm!=taken',
  ],
  'A warehouse«, a barn or a hall» is about to give way with {few} people in it. The party can hold it up for a while (DC 15 Athletics, each round; {dice} damage on a failure) or bring them out one by one (DC 13 Persuasion, two for each success); there are four rounds.',
  'Two crowds meet in the narrowest street« of {town}», one that blames {W} and one that blames {S}, and the party stands between them. Three exchanges (DC 14, by words«, by magic» or by an idea of the players); each failure brings the first stone closer, two of them bring it.',
  'A messenger of {A} runs through the middle of it with a bag. It is a pursuit of three rounds« over things that are not where they were yesterday» (DC 14 Athletics or Acrobatics); in the bag are orders for the day after tomorrow.',
  'Somebody has to go back for {record}. The way in takes one check (DC 13 Perception), the way out two (DC 14 Acrobatics, DC 14 Constitution saving throw; {dice} damage for each failure), and {C} has said which shelf, but not which of the five volumes.',
  [
    'The watch has gone, and someone uses the hour to break into {s1}: {few} people with sacks«, half of them from next door». They can be shamed (DC 14 Persuasion), scared (DC 13 Intimidation) or followed (DC 13 Stealth), and only if they are followed does one learn who has sent them.',
    's1=indoors',
  ],

  '{C} is being carried off with {record} «in the confusion, »on the back of a cart. It is a chase of three checks, each by somebody else (DC 13 Athletics, Acrobatics, Animal Handling); with two successes both are safe; with fewer the cart turns over, and {C} is under it, hurt, and holds {record} in both arms.',
  [
    'The only way across is a rope that somebody has to carry over first (DC 14 Athletics; a failure costs {dice} damage). Then {few} frightened people have to come back along it, and {X1} is the last, and will not let go.',
    'harm!=taken',
  ],
  'A crowd has got hold of {S} and is looking for a beam. There are three rounds: each can be won by a speech (DC 14 Persuasion), by fear (DC 14 Intimidation), or by taking {S} out of the middle (DC 14 Athletics); two of three are enough, and with fewer the watch gets {S} away, hurt.',
  [
    'Everything of value has to be carried out of {s1} before it is too late. {C} has {record} out already; each member of the party can save one thing: the seal of {body}, the savings of the {workers}, the medicine chest, a box that {W} asks for by name. What is left is lost.',
    's1=indoors',
  ],
  'A false alarm empties the street, and «in the empty street »{R} and the party meet at the same door. It is a race up the stairs (DC 13 Athletics, best of three), and whoever comes second finds the drawer open.',
  [
    'Someone is calling from below, and it is {X3}. To get there takes three steps in the dark (DC 13 Perception, DC 13 Acrobatics, DC 13 Medicine); each failure costs {dice} damage, and {X3} talks all the time«, to stay awake,» about that night.',
    'harm!=taken',
  ],
  'The bells have stopped, so nobody knows when {hour} comes. The party can hold a hundred people «in one place »by a story (DC 14 Performance, three times), and {A} has to come past all of them.',
  'A gate is held by people without orders« who let no one through». Each of them wants something else: news of a child, a drink, a superior officer. Three of them satisfied (DC 12 each, any skill that fits) open it.',
  'The party is taken for the relief that was promised, cheered, and put in charge. For one hour its orders are obeyed, three of them; the third is what people remember.',
  '{G} asks the party to carry the news to {body}, «through everything, »without being stopped. Four streets, four obstacles (DC 13 Athletics, Stealth, Persuasion, Survival): each failure costs an hour of the day or {dice} damage.',
  [
    'The wedding goes on« all the same». To get through the hall the party has to dance (DC 13 Performance), be kissed by an aunt (DC 12 Constitution saving throw) and catch the bouquet, or not.',
    'tone=whimsical',
  ],
  [
    'All the geese are loose, each with a page of {record}« in its beak». There are {few} pages, and three rounds (DC 12 Animal Handling or Athletics, one page for each success); a page that is eaten turns up again tomorrow.',
    'tone=whimsical',
  ],
  [
    'Somebody has set the great clock to music. Until it runs down nobody can speak, only sing (DC 13 Performance« for anything that has to be understood»), and {W} is just about to say something important.',
    'tone=whimsical',
  ],
  [
    'A procession has formed, «nobody knows why, »and it is led by the party. It goes where the party goes, «stops where the party stops, »and has a drum (DC 13 Persuasion to send it somewhere useful).',
    'tone=whimsical',
  ],
];
