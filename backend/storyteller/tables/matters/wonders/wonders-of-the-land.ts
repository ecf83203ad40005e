import type { Wonder } from './wonder-type.ts';

/** What happens to sounds, waters, woods, magic and whatever else should have laws. */
export const wondersOfTheLand: readonly Wonder[] = [
  {
    id: 'sound',
    said: /\b(?:songs?|music|bells?|heart|drums?|sings?|singing|barks?|hum|humming|sounds?|silence|silent|quiet|noise|echo(?:es)?|whispers?|melody|tune|lullaby|knocking|knocks?|screams?|howl\w*|laughter|organ|horn)\b/,
    name: 'the sound',
    missing: 'the quiet of the nights',
    toll: [
      'People in {town} stop their ears with wax and feel it in their teeth all the same. There are {few} who have begun to answer it, in their sleep, and one [cooper|sexton] has followed it out through the gate and had to be fetched back.',
      'It is in the cups, in the panes, in the bones. Nobody in {town} has slept for a whole night since then, milk will not be churned, and the dogs lie under the beds with their paws over their ears.',
    ],
    scene:
      'All of {town} is out in the street, in shirts and with candles, and looks up. Nobody says anything. The hour strikes, and then, when it should be over, it comes: {fact}. A window cracks from the top to the bottom. It lasts for as long as one can hold a breath, and everybody does. In the hush after it one hears {num} people begin to breathe again, and somebody behind you says in a low voice what all of them have thought: "It was a different one tonight. It was for somebody."',
    effect:
      'Each time, whoever is within hearing makes a DC 12 Constitution saving throw or does nothing but listen for a minute. Who listens on purpose (DC 12 Performance or Religion) hears a pattern: the same few notes, and one that is missing. Sung to its end, it spares one house for the night.',
    keeps:
      'An old [organist|fiddler] in {town} has gone deaf to everything else long ago, hears this, and has the face of somebody in love.',
    trace:
      'Perception :: setting out bowls of water in {few} places, and watching the rings :: They run a hair earlier on one side than on the other. Followed from bowl to bowl, it begins at {lair}.',
    source:
      "The rock trembles in time. Everything that has ever sounded in {town} hangs here in the air and can be heard if one moves one's head: a market, a mass, a quarrel; and under it, very near, the first of it, over and over.",
    use: 'Whoever falls in on the beat (one action, DC 13 Performance) silences it until the end of the next turn: no spell with a verbal component, no command, and nobody who hears the others coming.',
    grows:
      'It comes twice now, and the second time by daylight. {few} families have walled up a window that had gone into splinters.',
    over: 'The hour comes. {town} stands in the street and waits, and there is nothing, and nothing, and then a cricket. Nobody dares to be the first to say so.',
    stays:
      '{town} has given up its bells and its songs, and people there talk loudly, like the deaf.',
  },
  {
    id: 'wood',
    said: /\b(?:forests?|woods?|trees?|oaks?|willows?|garden|vines?|roots?|thorns?|plants?|flowers?|mushrooms?|moss|roses?|brambles?|ivy|grass)\b/,
    name: 'the growth',
    missing: 'the border between field and forest',
    toll: [
      'Roots have lifted the floors of the first houses in {town}, and a trunk stood in a bed. What is felled by day is there again at dawn, with the mark of the axe grown over, and a little nearer.',
      'The mowers of {town} have stopped, the hedges have to be cut twice a day, and there are buds on the [church benches|gallows]. {few.t} families have been grown in and are handed their bread through a window.',
    ],
    scene:
      'The road to {town} ends in leaves. Somebody has hacked a passage through them this morning; it is as wide as a donkey, and behind the last of you one hears it close, without hurry. On the other side people in aprons stand in a row with shears, as at a dance. "Do you hear it?" asks one of them. You hear it: a fine creaking from everywhere, which one might take for rain. "Stand still for a while," she says. "We all thought that we had imagined it." When you want to lift your foot, something has laid itself around it, thin and green, quite gently, like a hand.',
    effect:
      'Whoever does not move in {town} for ten minutes has to tear free (DC 12 Athletics; no check for those who ask aloud). Cutting and burning hasten it: it comes back doubled at dawn. What has been planted on purpose, even an onion in a pot, it goes around.',
    keeps:
      "A [beekeeper|charcoal burner] in {town} says that the land looks at last as it did in grandmother's stories, and lets it come in by the kitchen door.",
    trace:
      'Nature :: digging along one root, and another :: They are one root. It gets thicker the further one follows it, out of {town} and to {lair}.',
    source:
      'The oldest ones stand in a ring here, bare-rooted, and all of them lean in the direction of {town}. What they have grown around can hardly be seen any more: it has been held for so long that the bark has closed over it.',
    use: 'They reach for whoever says "mine". Said of a thing that an enemy holds (a bonus action, DC 13 Deception), it brings the nearest branch down on that enemy: restrained until the end of its next turn.',
    grows:
      'It has passed the first row of houses. The well of {town} is full of fine white threads, and {few} doors can no longer be opened.',
    over: 'It stops creaking. The next morning the gardeners of {town} cut the first branch, sit down in front of the cut, and wait until noon, and until evening, and it is still a cut.',
    stays: 'From the hill one sees a forest there, with a weathercock in it.',
  },
  {
    id: 'water',
    said: /\b(?:rivers?|lakes?|sea|tides?|wells?|water|springs?|stream|ocean|pond|fountain|harbou?r|waves?|ships?|boats?)\b/,
    name: 'the trouble with the water',
    missing: 'the old ways of the water',
    toll: [
      'Boats lie where no boat should lie, [the mills stand still|the nets come up empty], and every household in {town} drinks what it had put aside. On the bank people have driven in {num} sticks, to see it in writing.',
      'Whoever lives by it in {town} sits on the wall and looks at it. The sign of the ferry has been taken in, washing is done in beer, and the [heron|oldest fisherman] has gone.',
    ],
    scene:
      'Everyone who has legs stands on the bank. There is a kind of holiday about it, but nobody is eating. You push through, and there it is: {fact}, and it does it without any noise, which is the worst of it. A man has walked in up to his knees and holds a cup in his hand. He fills it, carries it ten steps up the bank, and pours it out on the level ground. It does not run down to where it belongs. It turns round, finds its way past the shoes of all those people, and creeps off, quite straight, like something that has an appointment.',
    effect:
      'No water in and around {town} behaves: swimming and rowing take a DC 12 Athletics check for every minute, and waterskins empty themselves overnight. A cup that somebody offers somebody else is plain water; the players may find out why.',
    keeps:
      'A [salvager|owner of dry land] in {town} has found on the ground what others had lost there, and does not want it covered again.',
    trace:
      'Survival :: setting little boats of bark on it, with a light in each, after dark :: They do not drift. They sail, all on one line, and the lights go out at {lair}.',
    source:
      'From all sides water runs in here without a sound, and the place does not fill. It stands in the middle like a pillar, turning slowly, with fish and leaves in it, and whatever is touched by it remembers which way it came.',
    use: 'The water obeys whoever shouted last, and knows two words. "Up" or "down" (one action, DC 13 Intimidation) lifts or drops everything that stands in it: a DC 13 Strength saving throw, or {sting} damage and prone.',
    grows:
      'It has begun on the wells. {few} of those in {town} gave their last bucket, and the bucket went off by itself.',
    over: 'The water comes home at night. People in {town} wake up from it, a sound that they have known for so long that they had never heard it, and lie there, and listen to it going the right way.',
    stays: '{town} moves to where the water is now, which takes one generation and all the money.',
  },
  {
    id: 'magic',
    said: /\b(?:magic|spells?|gods?|prayers?|pray|miracles?|clerics?|wizards?|wild magic|portals?|planes?|reality|dimensions?)\b/,
    name: 'the failing of the powers',
    missing: 'the powers that people trusted in',
    toll: [
      'Wards of the houses, blessings of the wells, the little charm in the butter: in {town} one finds out only now how much of it there was. Healers have a queue to the gate and bandages, and {few} temples have closed "for cleaning".',
      'A blessing in {town} turned a roof into a flock of starlings, and a healer has given up after the second patient with three thumbs. People have begun to pray to whatever answers, and to keep quiet about it.',
    ],
    scene:
      'The lamps before the temple of {town}, which have burned for {years} years without oil, are dark. On the steps sits a priest in full vestments with a tinderbox and tries to light one. "It can be done, you know," he says, and his thumb is bleeding. "It is only that I have never had to." The spark catches, a small, ordinary flame. And behind him, from within, where nobody is, comes a sound like a very large thing turning over. The flame goes out. "There," whispers the priest. "You have heard it as well."',
    effect:
      'In {town} each spell of a level above the cantrips needs a DC 12 check with the spellcasting ability, or it goes astray: the slot is not lost, but something small and true happens instead, as the game master likes. At {lair} everything works, and too well.',
    keeps:
      'The [barber-surgeon|locksmith] of {town}, who had to stand behind the miracle workers for a lifetime, is suddenly the most important person in the street.',
    trace:
      'Arcana :: casting the same small spell in {few} streets and measuring how it bends :: It bends like a flame in a draught, always to one side. Something breathes in, at {lair}.',
    source:
      'All that {town} is missing is here, much too much in too small a place: it drips from the walls in colours, candles light themselves, and every prayer of these weeks is heard as a murmur that comes to no end.',
    use: 'Here every spell does more than it should: a spell attack hits again, a healing spell heals a second creature within 30 feet, chosen by the caster on a DC 13 Arcana check and otherwise the nearest one. It is true of the enemy as well.',
    grows:
      'What had been bound is no longer bound. In {town} a seal has sprung in a cellar, and {few} families have asked for the priest and got a locksmith.',
    over: 'The lamps before the temple of {town} come on by themselves, one after the other. The priest with the tinderbox looks at them for a long while. Then it goes into a pocket, for all that.',
    stays:
      '{town} learns to live without. It becomes a town of good locks and good doctors, and of people who no longer look up.',
  },
  {
    id: 'god',
    said: /\bgods (?:are|have) (?:waking|awakening|stirring|woken|awoken|risen)|\b(?:god|goddess|titan|giant|heart)(?:'s)?\b|\b(?:ancient|old|elder|forgotten|nameless|slumbering|primordial) (?:evil|one|thing|power|being|horror|presence)\b|\bsomething (?:old|ancient|huge|enormous|terrible) (?:sleeps|slumbers|stirs|wakes|dreams)/,
    name: 'the stirring below',
    missing: 'the sleep of what lies below',
    toll: [
      'The ground of {town} gives a push, twice in a minute, day and night. Cups creep to the edges of tables, old prayers come to people of their own accord, and {few} statues have opened their eyes.',
      'People in {town} have begun to set a place more at table without knowing for whom. Milk curdles upwards, the blind dream of the same face, and {num} have gone down on their knees in the market, and were embarrassed by it.',
    ],
    scene:
      'You feel it in the soles first. Then the spoons of {town} answer it, in all kitchens at once, and a row of apples rolls down from a stall, one after the other, in good order, and comes to rest at your feet in the shape of a word that nobody can read. The people around you have gone down on one knee, all of them, and look at each other as if each had thought that it was only them. "Do you feel it as well?" asks the apple seller. "Then it is no sin."',
    effect:
      'At each dawn one of the party hears it as a question in the own mother tongue. Whoever answers honestly has advantage on the first saving throw of the day; whoever lies has the next one at disadvantage. Clerics hear it as a step in the next room.',
    keeps:
      'A [bedridden old man|beggar] in {town} can walk since it began, and knows as well as anyone what that might have to do with it.',
    trace:
      'Religion :: laying an ear to the ground in {few} places, and counting :: It comes a little sooner the nearer one is to {lair}. And it has begun to keep time with those who listen.',
    source:
      'The rock is warm here and gives under the foot. Veins of ore run together to the middle, and from the cracks in it shines something red, brighter at each beat; whoever stands before it knows for a moment what everything is called.',
    use: 'At the end of each second round it beats: everyone who stands makes a DC 13 Strength saving throw or falls, and takes {sting} damage within 10 feet of the middle. A blow against it (AC 15) brings the beat at once.',
    grows:
      'It beats faster. In {town} {few} houses have been pushed from their cellars, and people have begun to sing in the evening, all of them the same thing, and do not know where they have it from.',
    over: 'There is one more beat, a soft one, like somebody turning to the other side. Then {town} stands on firm ground, and only the apples know that it was otherwise.',
    stays: '{town} gets a temple, the largest in the province, and it is never quite still in it.',
  },
  {
    id: 'hunger',
    said: /\b(?:famine|crops?|harvests?(?! moon)|blight|fields?|grain|bread|food|hungry|hunger)\b/,
    name: 'the bad year',
    missing: 'the blessing of the fields',
    toll: [
      'What grows around {town} grows backwards, into the ground, or into something that nobody would put in a mouth. The granary has {few} weeks left in it, and a guard, and the guard has a family.',
      'Seed has been sown three times around {town}, and three times it lay on top in the morning, in rows, as if counted. The hens are eaten, the neighbours are polite, and nobody goes out to the far fields after dusk any more.',
    ],
    scene:
      'The fields on both sides of the road are full of people who do nothing. They stand at the edges, whole families of {town}, with their backs to you, and look in. "Since sundown," somebody says. "Do not speak loudly." The stalks are grey and hang; there is no wind. Then, far out, they part, in a line, as they do when somebody walks through, unhurried, from one end to the other. One sees nobody. The line comes to the edge, a few steps from you, and stops there, and the stalks in front tremble, as if something waited to be spoken to.',
    effect:
      'Whoever walks in the fields after dusk is accompanied (DC 12 Perception to notice). It does no harm to those who greet it and step aside; it lays those flat who run (DC 12 Dexterity saving throw, or {sting} damage and prone), and asks them, in a voice of straw, whether it is the day.',
    keeps:
      'A [grain dealer|landlord] of {town} has old stock and new prices, and says in all honesty that it cannot go on for ever.',
    trace:
      'Survival :: walking through the fields at dawn, before the dew is gone :: A path is trodden through all of them, a foot wide, and in it alone the corn is ripe. It comes from {lair}.',
    source:
      'Sheaves stand here in a circle, heavy, golden, more than {town} has harvested in {few} years; nobody has cut them, and they bow when somebody comes in. It smells of bread so that it hurts.',
    use: 'The sheaves close around those who stand among them. Whoever asks for shelter aloud (one action, DC 13 Religion) has total cover in them until the next turn; an enemy who cuts at them is blinded by chaff for a round.',
    grows:
      'It has reached the gardens. {few} farms around {town} are empty, and in their kitchens the table is laid, by whom nobody knows.',
    over: 'Somebody in {town} goes out in the morning, comes back with a fistful of earth, and holds it under the nose of the neighbours, the priest and a complete stranger: "Smell!"',
    stays: '{town} is sold, house by house, for the price of the doors.',
  },
];

/** For strange events that are none of the others. */
export const otherWonder: Wonder = {
  id: 'any',
  said: /^/,
  name: 'the strangeness',
  missing: 'the natural order of things',
  toll: [
    'One gets used to much, they say in {town}, and then they do not say anything for a while. There are {few} who have moved away, {num} who have come to look, and a [baker|chandler] who sells something against it, which does not help.',
    'In {town} it has cost one marriage, two windmills and the reputation of the [physician|almanac maker] so far. People talk about it with the head turned, as of an illness in the family.',
  ],
  scene:
    'You meet it before you meet anyone of {town}, and for a moment you think that it must be you: {fact}. You stand there with your hands half raised. Beside the road an old man sits on a bench and has watched you do it, with the expression of somebody who has seen others do the same. "Everyone does that," he says. "There is nothing to be done about the first time." He moves up, to make room for you. "Sit down until your knees are better. And then go to {G.name}, who will say that it is not so bad. It is so bad."',
  effect:
    'The party is not spared. At the first dusk in {town} each of them makes a DC 12 Wisdom saving throw; those who fail are touched by it until the next dawn, in a way that fits it and that the player may describe. It is a nuisance and not a danger, and it can be used.',
  keeps:
    'There is a [lodger|washerwoman] in {town} to whom it has brought, of all people, the best weeks of a whole life, and who asks for a few more.',
  trace:
    'Investigation :: asking {few} people when exactly they noticed it :: It was not at the same hour. It went through {town} like a slow wave, and the wave came from {lair}.',
  source:
    'It begins here: one feels it as a pull in the teeth. The air has a grain like wood, all of it runs towards the middle, and whatever has been the matter in {town} is the matter here a hundred times over.',
  use: 'What is wrong in {town} is here so strong that it can be grasped. Whoever gives in to it on purpose (one action, DC 13 Arcana) takes it along as on a leash: for one round one enemy has it instead, and loses its turn.',
  grows: 'It grows. {few} more streets of {town} have it, and those who laughed have stopped.',
  over: 'It is over from one breath to the next. In {town} people try it out, carefully, as one tries a foot that had gone to sleep, and then somebody begins to ring the bells.',
  stays: 'In {town} it is simply so from now on, and the next ones will think that it has to be.',
};
