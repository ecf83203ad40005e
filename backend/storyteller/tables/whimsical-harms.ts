import type { Harm } from './plot-types.ts';

const tones = ['whimsical'] as const;
const everyone = ['returned', 'kin', 'power', 'profiteer', 'penitent'] as const;

export const whimsicalHarms: readonly Harm[] = [
  {
    id: 'swaps',
    tones,
    agents: everyone,
    noun: 'the exchanges',
    pitch: [
      'It began in {town} with two hats. By now {stake} {stake.is} in the wrong cellar, and {emb} in the right one.',
      'In {town} one checks in the morning whose shoes one has on. Those who were robbed of nothing feel left out.',
      'At {works} everything is where it belongs, only on the other side. In the middle, on a cushion, they found {emb}.',
      '{body} met this week in the wrong hall, with the wrong agenda, and passed it.',
      'In {town} things change places at {hour}: hats, signs, lately husbands, and each time {emb} is left as change.',
      'Nobody in {town} is wearing their own trousers. It was funny for two days.',
      'Everything in {town} is where something else should be, and on the spot where it was lies {emb}.',
    ],
    first: [
      "The speech that {X1} gave on {good} turned out to be {X2}'s love letter, and was adopted.",
      '{X1} sat down to {X1.their} own portrait at breakfast, and the portrait was having the egg.',
      "In {X1}'s bed lay the accounts of {works}, tucked in.",
      '{X1} opened the strongbox and found it full of warm bread, and in the oven the money.',
      'The portrait of {X1} now hangs in the stable, and the horse in the hall.',
      '{X1} woke up in the right bed in the wrong house and stayed for breakfast.',
    ],
    second: [
      "{X2} has been wearing the {clerk}'s wig for a week, since it turns out to suit {X2.them}.",
      '{X2} bit into a bun and rang.',
      'The carriage of {X2} was exchanged for a larger one, with people in it.',
      '{X2} gave a long speech before noticing that the notes were a recipe. The applause was real.',
      "The sign of {X2}'s shop and the one of the undertaker have been exchanged, and both are doing well.",
      '{X2} has not been able to find the staircase since Tuesday. It is in the garden.',
    ],
    start: [
      [
        'The judge of the cake contest lifts the lid, and underneath sits a hen, annoyed. {X3}, the judge, examines it from all sides, takes a small spoonful of air above it, and writes down a number, because one does not let down the public. Under the hen lies {emb}.',
        '@hen',
      ],
      [
        'You have paid, you have said good night, you have opened the door of your room, and there in your beds, with the blankets up to the chin, lie eight pumpkins in nightcaps. In the ninth bed is {X3}. "Hush," says {X3}. "They have only just dropped off."',
        '@pumpkins',
      ],
      [
        'A wagon stops beside you, and the driver, {X3}, asks where {X3.they} is, then who, then pulls off a glove to look at the ring. "I was afraid of that," says {X3}, and holds out what lay on the seat: {emb}.',
        '@ring',
      ],
      [
        '{X3} bows to you, takes off the hat, and there is a pie under it, still hot. Up and down the street people lift their hats, carefully, one after another. On the last of the pies is {emb}.',
        '@pies',
      ],
      [
        'The procession comes round the corner, band first, and the band is playing on vegetables, and has not noticed. {X3} has: {X3.they} is at the front, and the staff of office in {X3.their} hand is an eel.',
        '@procession',
      ],
      [
        'You sit down, and so does the whole inn, and all the chairs sigh. Then {X3} rises, with great dignity and a stuck chair, and points at the chandelier, where there hangs, instead of candles, {emb}, {few} times over.',
        '@chandelier',
      ],
    ],
    act: [
      [
        'Someone has to say the right name to each of {few} people who answer to the wrong one (DC 13 Insight each), before they get used to it.',
        'start=ring',
      ],
      [
        '{X3} bets the party a supper that they cannot find in an hour what should be here instead (DC 12 Investigation).',
        'start!=ring',
      ],
      [
        'Three things have to be caught before they get to the river: a hat, a pie, a pig in a sash (DC 12 Acrobatics, Animal Handling or Athletics).',
        'start=pies|procession',
      ],
      'If anyone works out the rule (DC 13 Investigation: whatever was praised last is exchanged next), the next exchange can be foretold.',
      '{X3} has to be got home unseen (DC 13 Stealth or Performance). {X3.they} will talk to anyone who manages it.',
    ],
    how: [
      '{A} has {few} helpers and a timetable. They were delayed once, by tea.',
      [
        'Everything is put where it would be if {V} had got what was due. {A} has worked it out, as far as the hats.',
        'agent=returned|kin|penitent',
      ],
      [
        'People pay to see what will be exchanged next, and {A} sells the seats.',
        'agent=profiteer',
      ],
      [
        '{A} will go on moving things about until somebody says sorry; it is a method that works with people, in the end.',
        'agent=power',
      ],
      'What is exchanged fits: that is the art of it. {A} has measured all of {town} with the eye.',
      'There is a list. {A} keeps it, and it is alphabetical in two directions.',
      'It is done with a handcart, felt slippers and a great love of order.',
    ],
    escalate: [
      'The exchange has got as far as surnames.',
      'In the night {s1} and {s2} are to change places. The carts have been ordered.',
      'The next to be exchanged are the two sides of the river, or the bridges; in any case it will be confusing.',
      'People begin to prefer it, which was not the plan.',
    ],
  },
  {
    id: 'parrots',
    tones,
    agents: everyone,
    noun: 'the remarks',
    pitch: [
      'Statues answer back in {town}. The bust of the founder has resigned.',
      'In {town} one no longer thinks aloud near pots. Several of the pots have been asked to leave.',
      '{town} has been told a great many truths since Tuesday, by furniture, and each with {emb} in a drawer.',
      'In {town} objects make remarks: the church clock, a kettle, the bust of {W}. They are all true and all from {years} years ago.',
      'A voice in {town} comments on what people do, from drainpipes, and it is right. Several engagements are off.',
      'Something says aloud in {town} what people have just decided not to say. It signs with {emb}.',
    ],
    first: [
      '{X1} told a charming story, and the sofa finished it.',
      'The mirror of {X1} has begun to say "if you say so".',
      '{X1} praised the soup, and the ladle coughed.',
      '{X1} was corrected by a teapot in front of guests.',
      'When {X1} said "with pleasure", the umbrella stand said "hardly".',
      '{X1} sold a horse as young, and the horse was asked.',
    ],
    second: [
      '{X2} took an oath, and the bench asked for it in writing.',
      'The boots of {X2} went home early and told everything.',
      '{X2} has had the weathercock gagged. It spins in a meaningful way.',
      '{X2} has been followed for a week by a watering can that hums.',
      "At the wedding of {X2}'s cousin, the cake asked whether anyone had objections, and had some.",
      '{X2} now writes everything down, and the pen adds footnotes.',
    ],
    start: [
      [
        '{X3} weighs out your {good} with a thumb on the scale. "And a thumb," says the scale. There are six people in the queue. {X3} takes the thumb off, and the scale says: "Thank you. And the other business, {years} years ago?"',
        'goods=yes',
      ],
      'A monument to charity is being unveiled. The cloth falls, {X3} reaches for the speech, and the marble lady says in a carrying voice: "I would not." On her open palm, where there had been nothing, lies {emb}.',
      'It is the moment in the play where nobody speaks. Nobody does; only a prop, a jug, says: "It was {X3}. I was there. I was full at the time." The audience applauds. In the second row {X3} slides slowly down.',
      [
        '{X3} is just thanking the jury for its wisdom when the bust behind {X3.them} clears its throat. "Both cards," says the bust. There is a silence in which one can hear a bun being put down.',
        'wrong=prize',
      ],
      'The pulpit sneezes. {X3}, who is reading the lesson, says "Bless you" by habit, and the pulpit says, quite clearly: "You had two helpings." {X3} goes the colour of a beet.',
      [
        'You knock at the door of {X3}, and the knocker says: "At home, but will say otherwise." From within {X3} calls that nobody is at home. "See?" says the knocker, and spits out {emb}.',
        '@knocker',
      ],
    ],
    act: [
      'The object falls silent if it is told something truer about oneself (Charisma check, DC 12; no pretending).',
      'One can argue it down (DC 14 Persuasion or Performance), but then the next object takes its side.',
      'The object answers questions until it is contradicted (DC 12 Persuasion for a second one).',
      'Behind it is a tube, a parrot or a very small person (DC 14 Perception), gone in a round.',
      [
        '{X3} must be brought out before the crowd asks for more (DC 13 Performance).',
        'start!=knocker',
      ],
    ],
    how: [
      '{A} has taught {few} starlings, which sit in things.',
      '{A} knows each of the remarks by heart, and has rehearsed the voices in the bath.',
      [
        '{A} wants the truth about {V} to be said aloud, and starts with smaller truths, for practice.',
        'agent=returned|kin|penitent',
      ],
      ['After each remark {A} sells twice as many tickets for the next.', 'agent=profiteer'],
      ['The objects are honest. {A} has only asked them to speak up.', 'agent=power'],
      ['It is parrots, tubes and a good memory.', 'agent!=power'],
      ['Each remark was really made once, by {V}, and nobody listened.', ''],
    ],
    escalate: [
      'The things have begun to agree with one another.',
      '{record} has been heard laughing.',
      'The remarks now come before the deed.',
      'Somebody has asked {record} for its opinion.',
    ],
  },
  {
    id: 'monuments',
    tones,
    agents: everyone,
    noun: 'the monuments',
    pitch: [
      'Somebody adorns {town} at {hour}, with great skill and no mercy.',
      'In {town} there is a new fountain each week. The water comes out where the truth would be.',
      'They have begun to sell tickets in {town} for the morning, when the cloth comes off. There is always {emb} on the plinth.',
      'Monuments go up in {town} overnight, of butter, of snow, of laundry, and they show respected citizens in moments they had forgotten.',
      'Each morning there is a new statue in {town}. It is always a good likeness, and always from behind.',
      'At {hour} somebody puts up a plaque in {town}. So far they read "Here {X1} ran away from a goose" and worse.',
    ],
    first: [
      'A street was named after {X1}: "Second Helping Lane".',
      '{X1} found {X1.themself} in topiary, reaching for something that was not yet paid for.',
      'They built {X1} of empty bottles. The scale was exact.',
      '{X1} was shown in butter, with a second helping, and the sun took its time.',
      'A bench was dedicated to {X1}, "who never stood up for anything".',
      'In front of the house of {X1} stands {X1} of straw, with an arm out, and the arm has a hand in a pocket that is not its own.',
    ],
    second: [
      [
        "The mosaic in front of {X2}'s door shows a person running, and a plank, and an egg.",
        'wrong=wager',
      ],
      '{X2} has been put on the new coins of {town}, chocolate ones, from the side that people know.',
      "Someone has embroidered it on {X2}'s curtains, so that it faces the street.",
      '{X2} bought up the plaque, and there were {few} more.',
      '{X2} got an equestrian statue. The horse was better done.',
      'The fountain has been altered, and {X2} will not say why it has to be turned off.',
    ],
    start: [
      [
        'Fireworks are over, they say; then one more goes up. It bursts, and hangs there, green and gold, over all of {town}: {X3}, from behind, with one hand in a pie. Beside you somebody says "Oh", which is {X3}.',
        '@firework',
      ],
      [
        'The tide goes out, and the bathers see it first: a picture in the sand, two hundred paces long, of {X3} asleep on a heap of votes. {X3} begs you for rakes. People are climbing onto the dunes with picnic baskets, and on the nose of the picture lies {emb}.',
        'water=yes wrong=vote @sand',
      ],
      [
        'They carry in the cake for {deadline}. It is a model of {works}, true to scale, and in one of the windows a small sugar {X3} is doing something that a large {X3}, at the head of the table, has denied for {years} years.',
        '@cake',
      ],
      [
        '{X3} pulls the cord, the cloth falls, the band begins, and stops, player by player. It is not the founder under the cloth. It is {X3}, three times life size, in snow, holding a card behind the back; and it is July.',
        'wrong=prize @snow',
      ],
      [
        'In the night somebody has laid out the square with washing, and from the tower, where {X3} takes you for the view, it turns out to be a picture. It is of {X3}. It is very like. In the hand is {emb}.',
        '@washing',
      ],
      [
        'The coffin-sized crate is for {X3}, carriage paid. Before you can say anything the children have the lid off. In it, life size, of gingerbread, with raisin eyes and an expression of guilt, lies {X3}.',
        '@crate',
      ],
    ],
    act: [
      [
        'It can be turned around, so that it faces the wall (DC 13 Athletics); then one sees what is on the back: the names of the others.',
        'start=snow',
      ],
      [
        '{X3} will pay any sum to have it finished, rather than removed, with a better expression (DC 13 Performance or a craft).',
        'start=sand|snow|washing|crate',
      ],
      [
        'The thing must be eaten, melted or covered before noon (DC 13 Constitution, Arcana or Sleight of Hand), or {X3} will leave {town} for good.',
        'start=sand|cake|snow|crate',
      ],
      'It shows one thing that only a witness can know (DC 13 History or Insight): who else stood there.',
      'The artist is in the crowd, to see how it goes down (DC 14 Perception).',
    ],
    how: [
      'The drawings are all from one evening, made by {V} on the back of a menu; {A} has only enlarged them.',
      '{A} pays the masons in advance and in kind, and they think it is a festival.',
      [
        'Each monument shows one of the {few} at the moment when {V} was wronged. {A} goes through them in order, {W} last.',
        'agent=returned|kin|penitent|power',
      ],
      [
        '{A} takes a share of what the visitors spend, and there have never been so many.',
        'agent=profiteer',
      ],
      'Each one is made at {lair}, from drawings by {V}, and comes to {town} in parts, in bread baskets.',
      '{A} has an honest talent, and is getting better.',
    ],
    escalate: [
      'The series now has a title page and will evidently have an end.',
      'Two citizens have commissioned one, out of envy.',
      'The next one is of everybody.',
      'Visitors begin to come for the monuments, and pay.',
    ],
  },
  {
    id: 'politeness',
    tones,
    agents: ['power', 'kin', 'returned', 'penitent'],
    noun: 'the spell of manners',
    pitch: [
      '{town} is stuck in a doorway. It has been "after you" since Sunday.',
      'Whoever is thanked in {town} must do it again. Two people have been passing the salt since the new moon.',
      'They have locked up the word "please" in {town}. There was {emb} in the letter box of each house where it got out.',
      'No one in {town} can go through a door first any more. Work has come to a stop, and so has soup.',
      'In {town} a plague of good manners has broken out: those who catch it must grant any wish that is put nicely, and each case begins with {emb}.',
      'Since the new moon people in {town} have had to do whatever they say they would "love to".',
    ],
    first: [
      '{X1} said "do drop in" to a balloonist.',
      '{X1} wished everybody joy, and is supplying it.',
      '{X1} said "my pleasure" once too often, and has none left.',
      '{X1} said "my house is yours" and is living in the shed.',
      '{X1} has been bowing to {X1.their} own mirror since Monday, and neither will stop first.',
      '{X1} said that it would be a pleasure to hear all about it. That was on the fourth.',
    ],
    second: [
      '{X2} is waiting for a good moment to leave. It is the ninth day.',
      '{X2} has agreed with everyone, and must now be in three places.',
      '{X2} said "you first" at the edge of a pond, and so did the other.',
      '{X2} told a tailor that there was no hurry. There has been none since, and {X2} is waiting in a shirt.',
      '{X2} promised {few} people the next dance.',
      'In a moment of kindness {X2} said "after you" to a herd.',
    ],
    start: [
      'Two carriages face each other on the bridge, and neither will go first. Behind each is half of {town}. {X3} leans out of the left one and says, with tears: "I insist." "No, I," comes from the right. Between the horses lies {emb}, neatly, on a napkin.',
      '{X3} hands you the bill and says that there is no hurry. Instantly there is none. The clock slows down, the waiter hangs in the air, and {X3}, very slowly, gets an expression of horror.',
      'In the doorway of the inn stand {few} people saying "after you", and have been since breakfast. {X3} is at the back, with a tray, and the tray is trembling. "I should simply love to get by," says {X3}, and turns pale, because now it will have to happen.',
      'You are greeted by {X3}, who cannot stop. It is a beautiful greeting, with turns. Behind {X3.them} a queue of people waits to be greeted, all the way to {s1}, and some have brought chairs.',
      [
        '{X3} offers you anything you like, by mistake. You see {X3.them} hear it. On the table, between the two of you, there is suddenly {emb}, and everything in the room seems to lean towards you to listen.',
        '@wish',
      ],
    ],
    act: [
      'It takes real rudeness to break it (DC 13 Intimidation, Performance or a good insult): one person is freed for each.',
      [
        'Three wishes are running loose and must be wished back in the right order (DC 13 Persuasion or Arcana).',
        'start=wish',
      ],
      'Whoever says "please" is bound as well, until someone tells them off.',
    ],
    how: [
      'There is an old rule of manners in the small print of {record}. {A} has found it and read it aloud, which nobody had ever done.',
      [
        'Nobody was polite to {V} that evening. {A} is making up for it.',
        'agent=returned|kin|penitent|power',
      ],
      ['{A} has done nothing but take people at their word.', 'agent=power'],
      ['It is in the sugar. {A} stirs it in, anticlockwise.', 'agent!=power'],
    ],
    escalate: [
      'A war has been declared, with apologies.',
      'The {workers} have been asked whether they would mind, and do not, and so on, since Monday.',
      'Two towns have surrendered to each other.',
      'Somebody has told {W} to make {W.themself} at home, and {W} has begun to.',
    ],
  },
  {
    id: 'honours',
    tones,
    agents: everyone,
    noun: 'the honours',
    pitch: [
      'Somebody in {town} is giving out medals, at {hour}, and they are pinned on while the person sleeps. The inscriptions are accurate.',
      'In {town} people have begun to receive prizes for things that they had hoped were forgotten, with a ribbon and {emb}.',
      'There is a brass band in {town} that nobody has hired. It stops in front of a house, plays a fanfare, and hands in a diploma.',
      'A roll of honour is nailed up in {town} each morning, in gold. So far everyone on it has asked to be taken off.',
    ],
    first: [
      '{X1} was given a cup for "looking the other way", two handles, engraved.',
      '{X1} is now a knight of the Second Helping, and has to wear the sash.',
      'The diploma of {X1} is for modesty, is twelve feet high, and does not fit through the door again.',
      '{X1} was decorated at breakfast, by a child with a cushion, for "standing by".',
      '{X1} was promoted, in public, to "first among those who looked at their shoes".',
      'A ship was named after {X1}, and sank, and was named after {X1} again.',
    ],
    second: [
      '{X2} refused the medal, and got the one for refusing.',
      'A bench was dedicated to {X2}, with a plate that says what {X2.they} did while sitting.',
      '{X2} has been made an honorary citizen of {town}, with reasons, which are read out.',
      '{X2} was to be crowned with laurel, ran, and was given the prize for that as well.',
      '{X2} has received the freedom of {town}, and with it the bill for the evening in question.',
      '{X2} was awarded a pension for "not having been there", with witnesses.',
    ],
    start: [
      [
        'A carriage with plumes stops beside you, and a very small herald unrolls a very long paper. "{X3}," he reads, and {X3}, next to you, tries to be somebody else. "For services to silence. First class." On the cushion, under the ribbon, lies {emb}.',
        '@carriage',
      ],
      [
        'The prize for the finest marrow is about to be given to {X3}. The judge lifts the cloth, and it is not a marrow. It is a golden statuette of {X3}, hiding behind a curtain, with {emb} in its hand. The applause comes from somewhere behind the marrows.',
        '@marrow',
      ],
      [
        '{X3} comes down the stairs of the inn in full dress, with a sash, a star and both hands in front of them. "I woke up like this," says {X3}. "Please do not read it." The star is the size of a plate, and everyone can read it.',
        '@sash',
      ],
      [
        'The fanfare is for you, it seems, and you stop and bow. Then the band turns a little to the left, and plays it again, for {X3}, who had been standing very still behind a barrel. The drum has {emb} painted on it.',
        '@band',
      ],
      [
        'You are asked to hold the ribbon, and do. {X3} is led up, blindfolded, for a surprise, and everyone is very kind. The curtain falls. It is a fountain, with {X3} in the middle, in bronze, life size, putting something under a hat. The blindfold comes off. "It is very like," says {X3}, faintly, and in the basin floats {emb}.',
        '@fountain',
      ],
      [
        'The schoolchildren of {town} have learned a poem for {X3}, by heart, and say it to you as well, since you are there. It has eight verses, and praises {X3} for each thing that {X3} did not do on a certain evening. The smallest one hands over the wreath. It is made of {embs}.',
        '@poem',
      ],
    ],
    act: [
      'The medal comes off if its wearer says what it is really for (DC 13 Persuasion to talk {X3} into it).',
      'The engraver has left a mark (DC 13 Investigation): the same mark is on the old cups in the hall.',
      'Whoever accepts the honour in place of {X3}, with a short speech (DC 13 Performance), has a friend.',
    ],
    how: [
      [
        'Each honour is for what one of the {few} did when {V} was wronged; {A} goes through them in order, {W} last.',
        'agent=returned|kin|penitent|power',
      ],
      ['{A} sells the frames, the cushions and the seats in the front row.', 'agent=profiteer'],
      'The medals are cast at {lair}, from kettles, and are really very well made.',
      '{A} has found the old book of statutes, according to which anyone may honour anyone.',
    ],
    escalate: [
      'People have begun to nominate each other.',
      'The honours are now retroactive, and include the dead, who take it well.',
      'A statue of the unknown bystander is ordered, and everyone is asked to sit for it.',
      'The next honour is to be given on the balcony of {body}, with fireworks.',
    ],
  },
];
