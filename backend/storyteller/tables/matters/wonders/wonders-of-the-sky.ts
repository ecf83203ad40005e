import type { Wonder } from './wonder-type.ts';

/** What happens to the weather, to light and to time. */
export const wondersOfTheSky: readonly Wonder[] = [
  {
    id: 'time',
    said: /\b(?:time|clocks?|calendar|yesterday|tomorrow|every (?:day|morning) (?:is|begins)|same day|day repeats|repeats|loop|hours?|noon|stands? still|frozen in time|midnight never|backwards in)\b/,
    name: 'the trouble with the time',
    missing: 'the right hour',
    toll: [
      'Loaves come out of the oven of {town} raw or as coal, [the ferry|the mail] arrives before it has left, and nobody can be paid by the day any more, since there is no agreement about how many there have been.',
      '{num.t} clocks of {town} have been carried into the church and covered with cloths. Two neighbours of the same age are not of the same age now, a pregnant woman has been so for longer than is right, and milk is either cream or cheese.',
    ],
    scene:
      'In front of the gate of {town} a pear falls from a tree, and takes its time. You have walked past it, turned round and stopped before it is down. In the town everyone has a string around the wrist, which leads to the wrist of somebody else. "So that we stay in the same hour," says the woman who ties one around yours. She finishes the knot, looks up, and says, "In front of the gate of {town} a pear is going to fall. Do not eat it. I have told you so before, I think, or I am going to."',
    effect:
      'Once in each scene in {town} the game master may say "that is how it would have been" and have the last round, or the last sentence, played again; the party remembers both. Each player may do the same once in the whole adventure (DC 12 Arcana), and the enemy knows how to, too.',
    keeps:
      'A [mother|painter] in {town} has got back an afternoon that had been over for years, and lives in it, and is not to be talked out of it gladly.',
    trace:
      'Arcana :: comparing the clocks of {town}, from one end to the other :: They differ by more from street to street, evenly, as the rings in a tree do. Where they would all be right is {lair}.',
    source:
      'Dust hangs in the air here and has not decided. One sees the steps of earlier visitors, and those that the party is going to make; in the middle a candle is burning up, from a stump, and gets longer.',
    use: 'Time lies here in puddles. Whoever steps into one (5 feet of movement, DC 13 Arcana to see it) gets a second action on this turn and loses the next one; a creature that is pushed into one does not exist until the end of the next round.',
    grows:
      'The stretches grow longer. {few} people of {town} went out in the morning and have come back with beards.',
    over: 'Somewhere in {town} a clock strikes, a second one falls in, too late, then all of them, each as wrong as it ever was; and people stand in the street and count along like children.',
    stays:
      'Travellers who spend a night in {town} find their houses sold. The others in it do not notice anything any more.',
  },
  {
    id: 'rain',
    said: /\brain\w*\b.*\b(?:frogs?|fish|blood|toads?|coins?|gold|stones?|bones?|feathers|ash|teeth|ink|wine|honey|swords?|flowers|hats|cats)\b|\b(?:frogs?|fish|toads?|blood|bones?|ash|coins?|stones?|feathers)\b.*\b(?:rain\w*|falls?|falling|fell|drops?)\b|\bplague of (?:frogs|toads|flies|locusts)\b/,
    name: 'the rain',
    missing: 'the plain rain of the season',
    toll: [
      'The gutters of {town} are full of it, the shovels are sold out, and children have made up {few} games about it. What cannot be laughed at is the wells, the roofs and the smell on the third day. The [tannery|bakery] has shut.',
      'It lies knee-deep in the lanes of {town} and has to be carted away every morning. {num.t} panes are broken, the thatchers take what they like, and the priest has preached about it twice, with different conclusions.',
    ],
    scene:
      'The sky over the last mile is blue. Then there is a soft sound behind you on the road, as if somebody had dropped a wet glove. Then another, in front. You look up. It comes out of no cloud at all, out of a place in the air above {town}, small at first and then very quickly not small: {fact}. "Under the cart!" roars a carter, whom you have never seen before, and lifts the tarpaulin for you. You sit in the dark, eye to eye with him, and listen to what is coming down. "And now guess," he says, "what we eat."',
    effect:
      'It begins an hour before each dusk (let the party see it come). In the open everyone makes a DC 12 Dexterity saving throw for every ten minutes or takes {sting} damage; the ground is difficult terrain, and every check to hear something has disadvantage. Under any roof one is safe and busy.',
    keeps:
      'A [fertiliser dealer|potter] in {town} has found out what it is good for, and has bought up {few} storehouses.',
    trace:
      'Nature :: plotting where it lies deepest :: Not under a cloud, but in a long drop that points to where the throw came from: {lair}.',
    source:
      'Here it goes the other way. Out of a hole in the ground it rises, as slowly as smoke, bumps against the roof, finds the way out, and is on its way to {town}. It looks as if somebody had shaken out a cloth and not stopped.',
    use: 'Whoever jumps into the stream that rises here is lifted, 30 feet in a round, and may come down where they like (DC 13 Acrobatics). It carries enemies as well, who have not thought about the landing.',
    grows:
      'It begins an hour earlier, and what comes down is larger. {few} roofs of {town} have given way.',
    over: 'At the usual hour all of {town} stands under the eaves and waits. A drop falls, and another. Somebody puts out a hand, licks it, and calls back into the house: "Water!"',
    stays:
      '{town} builds roofs of slate and lead, learns to live from it, and never gets rid of the smell.',
  },
  {
    id: 'cold',
    said: /\b(?:winter|snow\w*|ice|icy|frost|freez\w+|frozen|cold|blizzard|summer|spring|autumn|seasons?|heat|hot)\b/,
    name: 'the wrong season',
    missing: 'the season that is due',
    toll: [
      'Fodder is weighed by the pound, the bees of {town} do not know where to go, and people wear what they own, or next to nothing, and make the same three jokes about it. The joke about the almanac maker is no longer funny, since all the windows in that house were broken.',
      'The mill of {town} stands still, {num} beds have been moved together, and [wolves come as far as the bridge|the wells are down to the mud]. At the market people pay by now with firewood or with shade.',
    ],
    scene:
      'It begins at a milestone. On this side of it the year is where it should be; then you take one step, your breath changes, and so does the colour of everything. On the milestone sits a toll keeper of {town} with one half of his face in the one weather and the other in the other. "I come here for my lunch," he says. "To remember." He has put down a twig on the line, half of it in leaf. "Yesterday it lay there." He points to a place three steps behind you.',
    effect:
      'Outdoors, each of the party makes a DC 12 Constitution saving throw for every four hours, with advantage if dressed for it, or has one level of exhaustion. Plants and water are what they would be in the wrong season; a good idea about that is worth more than a check.',
    keeps:
      'A [ice dealer|fur trader] of {town} has paid off all debts by it and would like it to last until the last instalment.',
    trace:
      'Nature :: setting up thermometers of lard, and looking which run and which do not :: It does not lie on {town} like weather. It flows, along the low ground, like water; and its spring is {lair}.',
    source:
      'It is so strong here that one can see it: a slow stream at the height of the knee, which comes out of the middle and goes down towards {town}. Where it has touched the rock, the stone has the colours of a quite different time of the year.',
    use: 'Whoever steps in and turns the stream with a cloak or a shield (one action, DC 13 Athletics) sends it over the enemies: DC 13 Constitution saving throw, or {sting} damage and half speed for one round.',
    grows:
      'The line has moved out by a mile, {few} farms of {town} are given up, and the first of the old people do not get up any more.',
    over: 'It drips, or a wind gets up, and then {town} has its own day back, with mud or with dust, the very one from the calendar. Somebody puts a table out into the street, and the others bring chairs.',
    stays:
      '{town} changes its trade, its clothes and its songs, and strangers come to look at it, well paid and not for long.',
  },
  {
    id: 'fog',
    said: /\b(?:fog|mist|haze|smoke|clouds?|miasma)\b/,
    name: 'the grey',
    missing: 'the clear air',
    toll: [
      'Ropes have been stretched in {town} from door to door. {few.t} people have let go of theirs and have not been found so far; the bells are rung every quarter of an hour, so that one at least knows where the church is.',
      'One sees as far as one\'s own hand. In {town} bread is sold by calling, and those who hear steps behind them on the way home have learned not to say "good evening" first.',
    ],
    scene:
      'A hand comes out of the grey, takes hold of your sleeve, and lays a rope in your fingers. "Do not let go," says a voice, "and if somebody calls you by your name, it is not me, for I do not know it." You go on, one behind the other, past walls that you only smell. Once the rope jerks, as if somebody had joined on behind the last of you. "How many are you?" asks the voice in front. You say it. The voice counts the jerks, and is silent for a moment. "Go a bit faster," it says.',
    effect:
      'One sees 10 feet in it and hears everything as if from beside one. Whoever leaves the ropes makes a DC 12 Survival check for every ten minutes, and on a failure comes out where the grey wants: at the next place of this adventure, but alone and an hour late.',
    keeps:
      'A [pickpocket|pair of lovers] in {town} have come to know every rope and every step of it, and would not find each other in the light.',
    trace:
      'Perception :: letting a feather go, many times, in many lanes :: The grey has a current, which one does not feel on the skin. It comes from {lair}, and it goes back there at dawn, with a little more of {town} in it.',
    source:
      'Breath by breath it comes out of the middle and creeps down the steps. Something that has not yet got a shape sits at the edge and looks round when somebody speaks, and what has got lost in {town} walks about here, lamps in hand, in circles.',
    use: 'Whoever says their own true name aloud (no action) is seen by friends and by no enemy until their next turn. Each name can be used once; the shape at the edge repeats it for the rest of the fight.',
    grows:
      'It comes through keyholes. {few} families of {town} have woken up in a white room and found the door by crawling.',
    over: 'A roof is seen, without a house. Then the church, then a whole street of {town} with people on ropes in it, who look at each other, much closer than they had thought.',
    stays:
      'Ships and carts go around the place where {town} is; on still days one hears bells from there, every quarter of an hour.',
  },
  {
    id: 'dark',
    said: /\b(?:dark|darkness|night|sun|moon|stars?|lamps?|candles?|lanterns?|eclipse|light|twilight|colou?rs?|grey|gray|sky|comet|flames?|fires?|beacon)\b/,
    name: 'the failing of the light',
    missing: 'the light',
    toll: [
      'Lamps burn for a shorter time every evening, and oil costs in {town} what bread once cost. {few.t} families sleep in one room around one flame, and the cocks have given up.',
      'Nobody in {town} puts off any more what can be done by touch. Plants grow long and white, [the painter has sold the brushes|the beggars have the best places by the smithy], and whoever goes out leaves a hand on the wall.',
    ],
    scene:
      'Your lantern burns as it should as far as the boundary stone of {town}. Then it draws in its light, little by little, like a snail its horns, and in the end you see by it only the lantern. Around you there is breathing, a good many people, quite still. "We only want to look at it," says somebody. "Please. Ours have been like that for {weeks} weeks." Somebody else, very close, holds up a finger to your flame, and one can see how the face behind it remembers what colour it is.',
    effect:
      'Every light in {town} reaches half as far as it should, and nothing shines further than 20 feet. Darkvision is of no help. A light that is shared with somebody who has none burns as usual for an hour: do not tell the players, let them notice.',
    keeps:
      'Those who are ugly, or wanted, or simply shy, have had the best weeks of their lives in {town}, and one of them, a [card player|ferryman], would be sorry.',
    trace:
      'Investigation :: holding a mirror in every lane, and looking which way the flame leans in it :: All flames in {town} lean a little, without a wind, as if they were being drunk through a straw. They lean towards {lair}.',
    source:
      'Light goes in here and does not come out. What has been drawn from {town} hangs in the middle, folded small, [white|golden] and too bright to look at; and from it the dark runs away down the steps like ink.',
    use: 'Whoever holds up a light of their own and covers it suddenly (one action, DC 13 Sleight of Hand) lets the brightness in the middle leap up in answer: each enemy that looks is blinded until the end of its next turn. It works twice.',
    grows:
      'It reaches into the houses. In {town} the fire in {few} stoves has gone out, which warmed and gave no light before, and now does neither.',
    over: 'It comes back by the edges: a blade of grass, the rim of a roof, a hand. Then it is there, all of it, and so strong that {town} stands in the street with closed eyes and cries from mere looking.',
    stays: '{town} learns to go by touch and smell. Those who are born there draw back from lamps.',
  },
  {
    id: 'storm',
    said: /\b(?:storms?|winds?|lightning|thunder|hurricane|tempest|whirlwind|tornado|rain|raining|rains|rained|floods?)\b/,
    name: 'the weather',
    missing: 'the open sky',
    toll: [
      'The roofs of {town} are held down with chains, no sail and no wagon has been seen for as long as it has gone on, and people talk with their hands. What has not been nailed fast belongs to {town2} by now.',
      'The lower lanes of {town} are under water or under tiles, as the case may be. {num.t} people live in the church, the [goats|geese] in the choir, and the organ plays by itself in the gusts.',
    ],
    scene:
      'The last hundred yards to {town} you go bent over, one behind the other. A shutter sails by, then a washing tub with a cat in it, which looks at you as if it were your fault. At the gate a chain of people hand you on from arm to arm, and only behind the second door can one hear anything. "It knows when somebody is coming," says an old sailor, wringing out his beard. "It has got up for you specially. It does not do that for everyone." Outside something knocks that is not a branch, three times, as at a door.',
    effect:
      'Ranged attacks in the open have disadvantage, flying is not to be thought of, and each way across {town} takes a DC 12 Athletics or Survival check by the group, or costs an hour and {sting} damage to one of them. In its middle, which wanders, it is still for ten minutes.',
    keeps:
      'A [wrecker|roofer] in {town} earns more in a day than in a year before, and does not look people in the face.',
    trace:
      'Nature :: climbing the tower of {town}, and watching how the clouds turn :: They do not come from anywhere. They go round, slowly, like water over a plug; and the plug is at {lair}.',
    source:
      'Not a breath stirs here, and all around, close enough to be touched, stands the wall of what is over {town}. In the middle the air is folded like a cloth; at each fold it gives a crackle.',
    use: 'Lightning goes to what is highest. Metal that is held up or thrown (one action) brings it down on the spot: {sting} lightning damage to all within 5 feet, DC 13 Dexterity saving throw for half; once in two rounds.',
    grows:
      'It gets up by night as well now. The church of {town} has lost its roof, and {few} boats lie in the fields.',
    over: 'It stops between two gusts, like somebody who has forgotten what they wanted. It drips everywhere in {town}; a blackbird tries out three notes, and when nobody objects, goes on.',
    stays: '{town} digs itself in. From above one sees only the chimneys, and they lean.',
  },
];
