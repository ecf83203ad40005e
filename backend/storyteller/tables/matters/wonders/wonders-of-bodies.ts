import type { Wonder } from './wonder-type.ts';

/** What happens to bodies and lives, to animals and to things that should not stir. */
export const wondersOfBodies: readonly Wonder[] = [
  {
    id: 'body',
    said: /\b(?:bod(?:y|ies)|invisible|shrink\w*|shrunk|tiny|giant-?sized|float\w*|gravity|fly(?:ing)?|turn\w* into|become|became|younger|older|age[sd]?|aging|ageing|children again|gender|grows? (?:old|young|feathers|horns|tails?|fur)|feathers|tails|horns|skin)\b/,
    name: 'the change',
    missing: 'the right shape of people',
    toll: [
      'Nobody in {town} knows by sight any more who owes whom an answer. The tailor works by night, the midwife will not say what she has seen, and at the [guild hall|mill] one has to prove with a password who one is.',
      'The stairs are wrong, the spoons are wrong, and {num} people in {town} sit in their kitchens and will not be looked at. The priest preaches on patience, and from behind a curtain.',
    ],
    scene:
      'Somebody has hung wet sheets across the main street of {town}, and you are led behind them as into a sickroom. "Do not laugh," says the one who leads you, with dignity. "We did, on the first day." Then the last sheet is drawn aside, and there they are, going about their work: {fact}, and it is one thing to have been told, and another to be greeted by it and asked whether you would like some tea. {few} of them are trying to get a cow back into its shed. The cow is the only one who behaves as usual.',
    effect:
      'The party is safe until the second dawn. Then each makes a DC 12 Constitution saving throw; whoever fails has it too: disadvantage on Dexterity checks for the first day, and one thing that had been impossible and is now easy. Let the player say what.',
    keeps:
      'Somebody in {town} has been the right way for the first time in a whole life since it began, says so to nobody but the party, and begs for one more week.',
    trace:
      'Medicine :: asking {few} people where they were when they noticed, and on which side it began :: It came over the body from one side, like warmth from a fire. Drawn on the map of {town}, all the lines meet at {lair}.',
    source:
      'Here nothing is sure of its shape. A bench thinks about being a table, the steps are high for one and low for the next, and in the middle, where it begins, each of the party sees for a moment what they would be, if they could choose.',
    use: 'Whoever lets it happen to them (one action, DC 13 Constitution saving throw) is until the end of the next turn as large or as small as they need to be: out of a grapple, through a grating, or over the heads of all.',
    grows:
      'It no longer stays with those whom it took first. {few} more houses of {town} are struck, and among them that of the physician.',
    over: 'It ends with a sneeze that goes through all of {town} at once. Then people stand there and feel their noses, their knees and their height, and most of them are a little disappointed, and do not say so.',
    stays:
      'In {town} all chairs are made to measure from then on, and the mirrors are sold to {town2}.',
  },
  {
    id: 'death',
    said: /\b(?:die|dies|dying|death|immortal|born|births?|pregnant|bab(?:y|ies) (?:are|is|were|has|have)|graves? (?:are|is) empty)\b/,
    name: 'the standstill of lives',
    missing: 'the coming and going of lives',
    toll: [
      'At first {town} rang the bells for joy. Then people understood what it means, for the sick, for the butcher, and for those who had been looking forward to a rest. The midwife and the gravedigger of {town} sit together on a bench, and have nothing to do.',
      'Somebody very old in {town} had said goodbye to everyone and given away a good pair of boots, and it had to be asked back. Heirs wait, cradles are empty or graves are, and the priests of {few} parishes have stopped taking questions.',
    ],
    scene:
      'The coffin maker of {town} has put tables in front of the shop and sells them, cheaply, with handles. "Sit down," he says, "you are for {G.name}, one can see that: you still hurry." Across the street a very old woman sits in the sun, with her hands in her lap and her best dress on, for {weeks} weeks now, and nods to you as one nods to people who might be the ones one has been expecting. "Is it you?" she asks. "No? Then please find out where they have got to."',
    effect:
      'As long as it goes on, nobody dies in and around {town}, not even of what would kill: at 0 hit points a creature lies there, stable and awake, with everything that hurts. The same goes for the enemies of the party, which makes prisoners a matter of blankets and bread.',
    keeps:
      'A [father|wife] in {town} sits by a bed in which somebody should have been dead for {weeks} weeks, and counts each morning as won.',
    trace:
      'Religion :: sitting through a night with those who wait :: At the third hour all of them lift their heads, as at a step on the stairs. Then it passes by the house, turns, and is led away, to {lair}.',
    source:
      'Between the walls it is quiet as in a house where a guest is asleep. On hooks hang {num} small lamps, none of them burns down, and none is new; a chair stands in the middle, and its seat is warm.',
    use: 'Here it can be seen how much life each one has, as a light in the chest. Whoever looks (a bonus action, DC 13 Medicine) knows the hit points of one enemy, and hits its weak spot with advantage once.',
    grows:
      'What has been cut down stands half up again: the wheat of {town}, the slaughtered pigs. {few} families leave, and take the old people along in carts.',
    over: 'In the same night an old woman in {town} in her best dress says "Ah, there you are," pleased, and is gone; and in the next house but one somebody screams for the first time, very small and furious.',
    stays:
      '{town} becomes the place to which people send their old, and it fills up, and nobody there is glad any more to see a morning.',
  },
  {
    id: 'talk',
    said: /\b(?:animals?|cats?|dogs?|cows?|goats?|horses?|pigs?|birds?|crows?|ravens?|hens?|chickens?|geese|goose|sheep|frogs?|fish|trees?|furniture|swords?|statues?|spoons?|chairs?|houses?|books?|bread|vegetables|doors?|pets?|donkeys?|mules?|rats?|mice|mouse|cattle|livestock|toys?|dolls?|plants?|flowers?)\b.*\b(?:talk\w*|speak\w*|spoke|speech|answers?|gossip\w*|sings?|singing|preach\w*|prophes\w*)\b/,
    name: 'the talking',
    missing: 'the silence of {it}',
    toll: [
      'What {it} {it.has} to say is not much at first: that it is cold, that somebody is late. Then come the things that {it.they} saw when nobody counted {it.them} as company. In {town} two engagements are off, and a [churchwarden|grocer] has left by the back gate.',
      'Half of {town} whispers at home now, and the other half stays up all night and asks questions. {num.t} people have heard something about themselves that they had taken for a secret between them and a closed door.',
    ],
    scene:
      'There is a queue in front of a stable in {town}, the people in it look at their shoes, and inside somebody clears a throat that was not made for it. "Next," says the voice. A man in a good coat comes out, scarlet, puts on his hat the wrong way round and leaves without a word. The voice follows him, neither loud nor unkind: "And the other spoon is behind the stove, where you put it." Then it stops. "Those in front," it says. "Those with the dust on them. They are new. Let them in. I have been waiting for somebody whom I do not know anything about."',
    effect:
      '{It} {it.is} a witness to everything that happened in {town}, and the game master should play {it.them} as a person: curious, literal, easily bored. One question a scene is answered truly for a small courtesy (DC 12 Animal Handling or Persuasion); but asked whose doing it is, the answer is always: "It came from where the warm wind comes from."',
    keeps:
      'A [deaf-eared old shepherd|lonely lamplighter] of {town} has had somebody to talk to since it began, for the first time in many years, and dreads the silence.',
    trace:
      'Insight :: asking the oldest of them who taught it the first word :: "Nobody taught. It was in the air one morning, like dung. It is thickest at {lair}; there even the stones mumble."',
    source:
      'Everything mumbles here. The stones say their weight, the roots complain of each other, and a beetle on the wall counts, has reached some thousands, and asks the party kindly not to interrupt.',
    use: 'The things of this place can be talked to. A good word to a rope, a door or a stone (one action, DC 13 Persuasion) wins it over: it trips one enemy, opens, or holds shut, once.',
    grows:
      'They have begun to talk to each other, at night, across the roofs of {town}, and stop when somebody opens a window. In the morning the first demands are handed in, politely.',
    over: 'In {town} a sentence stays unfinished, in the stable, at the word "and". Then comes the old sound, the one that belongs there. People stand before it for a while and scratch it behind the ear, and a good many of them say thank you.',
    stays:
      '{town} gets a second council, with straw on the floor. It is the better one of the two.',
  },
  {
    id: 'alive',
    said: /\b(?:gingerbread|statues?|gargoyles?|dolls?|puppets?|toys?|scarecrows?|paintings?|portraits?|pictures?|furniture|armou?rs?|mirrors?|mannequins?|gnomes|chairs?|brooms?|snowm[ae]n|books?|houses?|clothes|cutlery|stones?|tombstones?)\b/,
    name: 'the stirring',
    missing: 'the stillness of lifeless things',
    toll: [
      'People in {town} have turned chairs to the wall and put out the lamps in the hall, so as not to see it. One gets used to it by day, they say. By night there is a scraping on the stairs, and in the morning there are marks on the floor, in a place where {it} did not stand.',
      '{num.t} people of {town} no longer take the way past {it}. A [mason|priest] who laid a hand on {it.them} felt warmth, and has washed his hands since then, again and again.',
    ],
    scene:
      'They have put a rope around the place, and {few} people of {town} stand behind it and do not speak. You see nothing at first. {It} {it.is} what {it.they} should be, made by hands, a little weathered. Then somebody beside you draws in a breath, and you look again, and something is not as it was: all of it had been turned the other way. "It is for you," says an old woman. "For days it has been looking at the gate. It wanted to see who comes."',
    effect:
      'Nothing stirs while somebody is looking. Whoever turns away finds {it} in another posture, and nearer (DC 12 Perception to hear it), always between the party and something that should be seen. A blow is answered by a sigh, and by nothing else.',
    keeps:
      'A [widowed carver|schoolteacher] of {town} talks to it every evening as to family, has been answered once, with a movement of the head, and would not do without it for the world.',
    trace:
      'Investigation :: measuring which way it turns when nobody is looking :: Always a little to the same side, like a plant in a window. A line drawn through all the places where it stood leads to {lair}.',
    source:
      'In this place nothing keeps still. Chips of wood and stone lie on the floor and pulse like a tired eyelid; half-made hands have been begun on the walls, by nobody, and all of them are open.',
    use: 'What was made by hand obeys a hand here. Whoever lays theirs on a stone, a beam or a rusted suit of mail (one action, DC 13 Arcana) has it grab once: an enemy within 10 feet is restrained until the end of its next turn.',
    grows:
      'It has reached other things. In {town} a weathercock has come down from its roof, and {few} families have carried everything with a face into the yard.',
    over: 'It stops in the middle of a gesture. {It} {it.is} wood or stone or paint again, with a hand held out that nobody had ever carved so; and people who had been afraid of it put flowers into the hand.',
    stays: 'In {town} people make nothing with a face any more, not even bread.',
  },
  {
    id: 'beasts',
    said: /\b(?:dogs?|cats?|cows?|hens?|chickens?|birds?|crows?|ravens?|pigeons?|owls?|bees?|insects?|butterfl\w+|moths?|frogs?|toads?|animals?|horses?|sheep|goats?|wolves|foxes|fish|swans?|geese|pigs?|bats?|rabbits?|deer|snails?|ants?)\b/,
    name: 'the strangeness of the animals',
    missing: 'the peace of the animals',
    toll: [
      'Half of {town} lives by its animals, and the other half loves one. {num.t} bowls are put out in the evening and stand there full in the morning, [the carters pull their carts themselves|there is neither milk nor eggs], and nobody has laughed about it since the second day.',
      'The horses of {town} will not pass a certain corner, the hen houses are quiet, and the [shepherds|drovers] have come in from the hills, with white faces and without a flock, and do not want to talk about it.',
    ],
    scene:
      'You notice first what is not there: no barking at the gate, no sparrow in the gutter. Then you turn into the market of {town} and see where all of it has gone: {fact}. {few.t} people stand on the steps of the town hall with brooms and do not dare to come down. And then, without a sound, every head turns, and all those eyes look at you, at each of you in order, as one counts guests. It lasts for one breath. Then they look away again, as if you would do.',
    effect:
      'The animals of {town} harm nobody who leaves their path free. Mounts and familiars of the party are drawn in at each dusk (DC 12 Animal Handling to keep one back); *Speak with Animals* brings one sentence, always the same: "It calls, and we are late."',
    keeps:
      "A [poacher|rat catcher's widow] of {town} has nothing to fear any more from teeth and hooves, for the first time, and goes out among them every evening, weeping with joy.",
    trace:
      'Survival :: following the tracks that they leave at dusk, and not those of the day :: Paws, claws and hooves, side by side, and none on top of another: they walk in step. They go to {lair}, and stop before it in a half circle.',
    source:
      'The ground is trodden by paws, claws and hooves, and on the walls hang feathers, fleece and shed horn, laid in patterns, as birds do it that want to please. In the middle a place is left free, as large as a bed.',
    use: 'The animals outside hear everything. One of their pet names, called aloud (one action), brings one of them through the enemy at a run: a DC 13 Dexterity saving throw, or {sting} damage and prone. {few} names can be learned in {town}.',
    grows:
      'They come from outside now as well, in the dusk, along all roads: foxes beside geese, a bear with burrs in its fur. The watch of {town} has stopped counting, and shut the gates, and hears them breathe.',
    over: 'A dog barks in {town}, at nothing, as dogs do. In the next moment all of them are simply animals again, and astonished at the company, and for an hour there is the greatest noise that {town} has ever been happy about.',
    stays:
      'In {town} there are no animals any more, and in spring it is found out what that means.',
  },
  {
    id: 'luck',
    said: /\bcursed (?:[\p{L}-]+ )?(?:villages?|towns?|city|hamlet|valley|island|kingdom|land|farm|forest|wood|house|castle|family|mine|ship)\b|\b(?:curses?|luck|unlucky|hexed|bewitched|jinx\w*|misfortune|doomed)\b/u,
    name: 'the curse',
    missing: 'the luck of {town}',
    toll: [
      'Nothing comes out well in {town} any more. Bread sinks, ropes part at the third pull, whoever is born on a Sunday sprains an ankle; and it hits hardest those who have just said that it is getting better.',
      'Of {num} things begun in {town} since then, not one has been finished. People touch wood, and the wood gives them splinters. There has been no market for {weeks} weeks, because no carter wants to take it home with the load.',
    ],
    scene:
      'The signpost to {town} has fallen over, somebody has set it up again, and it has fallen over to the other side. At the gate a man with one arm in a sling waves to you with the other. "Do not say that it is a nice day," he calls, "whatever you do," and behind him, as if the word had been enough, a chimney leans over, slowly, and comes down on a cart of eggs. Nobody cries out. Somebody fetches a broom, from a row of many brooms. "Come in," says the man. "Mind the step. No. The other one."',
    effect:
      'In {town} a 2 on the d20 counts as a 1 as well, for everyone, and whoever rolls a 1 breaks, spills or blurts out something that is needed later: keep a list. Whoever gives up their own Heroic Inspiration, or a thing of at least 25 gp, for the good of somebody of {town} is left alone by it for a day.',
    keeps:
      'A [gambler|seller of charms] in {town} has been winning since then, mildly and steadily, against people who cannot, and crosses the street when the party comes.',
    trace:
      'Investigation :: writing down each mishap with its hour and place :: They come in waves, one street after the other, as on a pond. Where the stone fell in is {lair}.',
    source:
      'Here lies what has broken in {town}: cups, wheels, a [cradle|fiddle], sorted by kind and with great care, as by a housekeeper who means to have it all mended. Whatever is put down straight here rolls to the middle.',
    use: 'Luck lies about here in pieces, and can be spent. Whoever takes a step that they cannot see the end of (a bonus action, DC 13 Acrobatics) gets the next roll with advantage, and the nearest enemy its own next one with disadvantage.',
    grows:
      'It has got beyond the walls. A bridge on the road to {town2} has gone down under the first cart that came to help, and {few} families of {town} are turned back by neighbours with rakes.',
    over: 'A cup falls from a table in {town}, rolls along the whole length of the floor, and stays whole. Those who have seen it hold their breath; then somebody throws up a coin, it comes down on its edge, and stands.',
    stays:
      '{town} is left off the maps, and carters who have to pass by there do so on foot and without whistling.',
  },
];
