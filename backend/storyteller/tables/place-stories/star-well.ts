import type { PlaceStory } from '../place-story-type.ts';

export const starWellStory: PlaceStory = {
  id: 'star-well',
  levels: [12, 20],
  tones: ['horror', 'grim'],
  words: ['star', 'stars', 'observatory', 'well', 'night', 'astronomer'],
  title: 'The Star Well of {town}',
  look: '[A shaft a mile deep has been sunk through the mountain of {town}, so that the stars can be seen by day.|So that the stars can be seen by day, a shaft a mile deep has been sunk through the mountain of {town}.] [Stars go missing from the sky each night, and each night twice as many as the night before.|In the sky stars are missing each night, twice as many as the night before.] [In the water at the bottom, where the sky ought to lie, there is a second sky, and it is filling up.|Where the sky ought to lie in the water at the bottom, there is another one, and it is filling up.] || [The mountain of {town} is hollow: eight emperors have had a shaft dug through it, «a mile deep, »and from the bottom one sees stars at noon.|Eleven emperors have had a shaft dug through the mountain of {town}, «a mile deep, »and from the bottom one sees stars at noon.] [Each night there are fewer to see, and the number of those that are lost doubles.|Stars are lost each night, and each night twice as many as the night before.] [What has gone from above lies in the water below, as a second sky, and it is filling up.|A second sky, of what has gone from above, lies in the water below, and is filling up.]',
  senses:
    '[It is so still under {town} that one hears the blood in the ears.|One hears the blood in the ears, so still is it under {town}.|Under {town} it is so still that one hears the blood in the ears.] [Now and then there is a plop, as of a «very »small stone in a well.|There is a plop now and then, as if a «very »small stone fell into a well.|A «very »small stone seems to fall into water now and then.|Once in a while something «very »small drops into the water.] It smells of [nothing at all, and that is noticed later|nothing, not even of water|nothing at all, as one notices on the way home|no water, no moss and no stone].',
  keeper: [
    'astronomer royal',
    'has put out both eyes, «[keeps the charts by heart|knows each star by the sound of its name|still draws the charts, by touch], »and [asks visitors not to look down for longer than a breath|leads guests round the edge by the sleeve|tells each guest not to look down].',
  ],
  guest: [
    'archmage',
    'wants the telescope turned round for [one night|an hour|a single night]«, to see who is doing this», and has been told no by {K}. || has brought a lens as wide as a table, wants to look down« with it to see who is doing this», and does not get leave for it from {K}.',
  ],
  absent: 'star counter',
  hooks: [
    [
      'People in {town} forget, night after night, [that they had a sister, a street, a god.|that they had a brother, a trade, a god.|a god, a street, a sister whom they had.|what they had: a sister, a song, a god.] An empress [from beyond {town2}|whose realm begins at {town2}|who lives beyond {town2}] [pays|offers|will pay] {pay} gold pieces to whoever [finds out|can tell her] [for whom she has built the temple in her own palace|to whom the temple in her own palace was built|who was to be thanked with the temple in her palace|whose temple it is that stands in her own palace].',
      [
        '[A star goes out, and with it all that was done under it.|With each star that goes out goes all that was done under it.|All that was done under a star goes out with it.] [The god in the temple was prayed to under the [ninth|sixth|third] that was lost.|It was under the [ninth|fourth|fifth] that was lost that the god in the temple was prayed to.] [It is {god}: the name stands over the altar, and only those who have never heard it can still read it.|The name, {god}, is still carved over the altar, and can be read by those who never knew it.]',
        '[They are what {V} pays with.|{V} pays with them.|It is {V} who pays with them.] [The memory of the god in the temple was the price of [nine|seven|eleven] stars.|For [nine|ten|twelve] stars {V.name} paid with what was known of the god in the temple.|What was known of the god in the temple has bought [nine|eight|eleven] stars.] [It is {god}: the name stands over the altar, and only those who have never heard it can still read it.|The name, {god}, is still carved over the altar, and can be read by those who never knew it.]',
      ],
    ],
    [
      'Sailors of three nations are lost, as the pole star has moved toward {town}[, and goes on moving.|, by a hand each night.|, and they had steered by it.]',
      'The whole sky is being drawn in over the shaft. It will be above {town} in {days} days«, and it will fit».',
    ],
    [
      '{B} needs somebody at the bottom of the well who will [pull a rope and not answer«, whatever is asked»|hold a lens and not answer«, whatever is asked»|pull a rope and keep silent«, whatever is asked»].',
      "What is asked is a name. [Whoever says one, even somebody else's, has made the next light in the water.|Any name that is said, even somebody else's, is the next light in the water.|If one is said, even somebody else's, it is the next light in the water.]",
    ],
  ],
  done: '[Calendars of eight empires are kept here«, and births of kings are timed».|Here births of kings are timed, and the calendars of eight empires kept.|Eight empires have their calendars from here, and kings the hour of their birth.] [Since the new moon {K} has let visitors in only if they leave their names with the porter«, in writing».|Visitors have had to leave their names with the porter, «in writing, »by order of {K}, since the new moon.|{K} lets visitors in, but since the new moon they have had to leave their names with the porter, in writing.]',
  trace:
    "{K}'s counters work in pairs, and each writes down «on waking »who the other is. In the deep water something winks« with a planet». || Two counters sit at each desk« of {K}», and each has the name of the other «written »on the wrist. In the deep water something winks« with a planet».",
  truth: [
    '{V} counted aloud at the edge, «as a joke, »and something below counted on. It is old, «it never knew that there were so many, »and it wants to have them all: each that is named «in its hearing »comes down. Each that has come down tells it the name of a neighbour, so that they are twice as many every night. {K} named forty before understanding it, and put out both eyes« so as to see no more that could be named». [It is not evil, and it is not going to stop, for {K} or anyone.|There is no evil in it, and it will not stop, for {K} or anyone.|It means no harm, and nobody can stop it, {K.name} least of all.|{K} knows that it is not evil, and that it will not stop.]',
    'The stars in the well are in hiding. Something is coming from beyond the sky and eats them, one after the other, and {V}«, who lives on a ledge above the water,» takes them in, more each night, and pays for each with a memory. {V} has given away all of {V.their} own, and has begun to take those of others«, in {town} first and then further off». {K} saw in the telescope what is coming, and put out both eyes« so as not to see it again».',
  ],
  finds: [
    [
      'Arcana',
      '[casting|using] Legend Lore on a star that [is gone|went out last night|is missing]',
      'there is no answer, and then [one, from below,|one out of the ground,|one, from far down,] in the voice of a child who has [found something|a secret|been waiting for somebody to ask].',
      1,
    ],
    [
      'Perception',
      '[saying a wrong number|counting aloud, and wrongly,|getting a number wrong] at the edge',
      '[a voice corrects it|a voice from below says the right one|something in the water gives the right one], [politely|and waits for the next|and sounds pleased|and goes on counting].',
      1,
    ],
    [
      'Nature',
      '[comparing|comparing, for an hour,|laying side by side] the charts of [nine hundred years|eight emperors|four centuries]',
      '[the lost stars lie on one line, [as houses|like lamps] on a street down which somebody walks.|all stars that are gone lie on one line, like [houses|doors] on a street, and somebody is [walking|coming] down it.|what is missing lies on a line, like the lamps of a street that somebody puts out in passing.]',
      2,
    ],
    [
      'Insight',
      'climbing down to a lamp on the ledge above the water, and asking {V}, who sits there, for a name',
      '{V} gives yours, with relief, as if it had been kept for you.',
      2,
    ],
    [
      'Investigation',
      "comparing the lights in the deep water with {K}'s charts",
      'each star that has gone from the sky is down there, in its own colour, and none is broken.',
    ],
  ],
  use: [
    '[True names are loud here, as {K.name} warns.|{K.name} warns that true names are loud here.|Here true names are loud: so {K.name} warns.|{K.name} warns each guest: true names are loud here.|A true name is loud here, and {K.name} [never says one|warns of it].] [Each time that one of the party is called by name, [whoever is called|this character] loses a spell slot of the highest level left, or one Hit Die where there is none.|Whoever of the party is called by name loses a spell slot of the highest level left, or one Hit Die where there is none, each time.]',
    '[A fall down the shaft «of {town} »takes eleven rounds.|Whoever falls down the shaft «of {town} »falls for eleven rounds.|It is eleven rounds down the shaft of {town}, for someone who falls.] [In the middle there is no weight«, and two skies».|Halfway down there is no weight«, and there are two skies».]',
    'Whoever puts a hand into the water «under {town} »is taken for a thief. One of the lost constellations climbs out to guard the others (use <1 Deva, Planetar, Solar>«, with night where the light would be»).',
  ],
  later: [
    'On night {days} it has all of them, and looks up for more. It starts with those who have a name and a light on: {town}.',
    'On night {days} {V} has no other memory left to pay with, and gives the one that all people share. In the morning nobody remembers the sun, and it does not rise.',
  ],
  ways: [
    'It can be taught to give back, «as one teaches a child: »by giving it something, and asking for it again. {B} has no patience, {K} has no eyes, and the first gift has to be worth a star: one of the party can give a name of their own, and nobody knows who that is until it comes back.',
    "What eats the stars walks along a line of them, and can be met at its end: {B} casts Plane Shift on the party at the bottom of the well, with a rope for the way back. It goes elsewhere if somebody shows it, [on {K.name}'s charts|with the charts that {K} has kept], that all the lamps of this street are out. {V} will hold the rope« for as long as someone keeps telling {V.them} what it is for».",
  ],
};
