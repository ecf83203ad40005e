import type { SettingStory } from '../setting-story-type.ts';

export const mooredMoonStory: SettingStory = {
  id: 'moored-moon',
  pronouns: { P1: 'she' },
  levels: [12, 20],
  tones: ['heroic', 'grim'],
  words: ['moon', 'sky', 'stars', 'tides', 'falling', 'silver'],
  title: 'The Moored Moon',
  pitch:
    '[The empire of {land} has harpooned a moon|A moon has been harpooned by the empire of {land}|{land} is an empire that has harpooned a moon]. It hangs over {town1} on nine chains« of starmetal», and is mined for its silver. Each month it comes« a little» lower. {town2} has lost its coast« to the tide», and from the dark side somebody has begun to answer the drills.',
  party:
    '[The party is among the dozen people« alive» who could get up there without the lift|Without the lift there are a dozen people who could get up to the moon, and the party is among them|There are perhaps a dozen people who need no lift to get up to the moon, and the party is half of them|Nobody gets up there except by the lift, or by being as good as the party], [and four cities court it|which is why four cities court it|and since that is known four cities send presents]. {P1} offers a title, and {P2} only shows it the water line« on a nursery wall».',
  truths: [
    'The moon over {town1} covers a third of the sky. Noon lasts an hour there«, and plants are grown by lamp».',
    '[The silver of the moon is weightless|Silver from the moon weighs nothing|Moon silver has no weight], and pays in {land} for [the fleets, the roads and the bread|bread, fleets and roads|the wars, the roads and the bread]« of thirty million people».',
    'The tide at {town2} is sixty feet. Twice a day a million people climb«, with their furniture».',
    '[Werewolves in {land} do not change back|A werewolf in {land} stays one|In {land} no werewolf has changed back since it was moored]. There are four hundred thousand, they have [a quarter|barbers of their own|a mayor] in {town3}«, and they [vote|pay taxes|vote, and shed]».',
    'Spells of divination that look up see an eye. The college in {town4} has stopped publishing on it.',
    'In three weeks {land} is to shoot the tenth chain, and to [bring|pull] the moon down« to where ships [of the line can dock at it|can dock at it|can be tied up to it]».',
  ],
  regions: [
    '{town1} is the capital, six miles of marble in the shadow of the moon, where people of rank have their own daylight, in a cage«, and are greeted by it».',
    '{town2} was the greatest port« of the world» and stands on stilts. The bell of its cathedral is rung by the water.',
    '{town3} forges the chains, «in a crater, »with bound fire giants as smiths. The army is quartered there, facing inward.',
    '{town4} has the college«, the lenses» and the maps of the other side, which show a city.',
  ],
  factions: [
    [
      'the Lunar Board',
      'wants the tenth chain[| shot on time| at any price]; it pays a dividend of a hundred in the hundred, and [everyone in {land} has a share|there is no one in {land} without a share|each baby in {land} is given a share]',
      '[has told nobody« in {land}» for three years that the orbit does not hold|has had a letter in a drawer in {town1} for three years: the orbit does not hold|hides« from {land}» what it has known for three years, that the orbit does not hold]',
    ],
    [
      'the Drowned Diet',
      'wants the chains cut, «all of them at once, »and has a fleet of 600 ships« below {town1}» to say so',
      '[has a dragon turtle off {town2}, which is under contract until the next high tide|pays a dragon turtle« under {town2}», by the tide, and the money is nearly gone] (in a fight use <1 Dragon Turtle 18000>)',
    ],
    [
      'the Crater Guard',
      'wants pay, in silver that does not float« off»; it has closed {town3}',
      '[has been asked by its own smiths to look the other way, «in {town3}, »on one night|has been offered gold by the smiths of {town3} for one night in which no guard looks]',
    ],
    [
      'the College of Lenses',
      '[wants to talk with those on the dark side, and has built a lamp for it at {town4}, a mile across|wants a conversation with the dark side; the lamp for it«, at {town4},» is a mile across]',
      [
        '[has had an answer« in {town4}» for a year: "Let go, please"|got an answer a year ago, which lies in a safe« in {town4}»: "Let go, please"]',
        '[has had an answer« in {town4}» for a year, a single word: "Mother?"|got an answer a year ago, which nobody outside {town4} has heard: "Mother?"]',
      ],
    ],
  ],
  conflicts: [
    '[The ninth chain of {land} has a crack|There is a crack in the ninth chain of {land}|The ninth chain of {land} is cracked], and a city of [90,000|80,000|70,000] lies below it. {P1} has forbidden anyone to [look up|own a telescope].',
    'The fleet of {town2} will sail into the shadow at next low water. In {town1} the guns have been loaded with moon silver«, which nobody has ever fired».',
    'A wolf has been elected to the Lunar Board. {town3} will not have it, and the wolves, who do the night shift on the chains, have downed tools.',
  ],
  people: [
    [
      'president of the board',
      'wants two hundred miners fetched back who are up there« and who have stopped answering»; she offers {pay} gold pieces',
      '{P1.name} looks up at nothing, «ever, »and sits under a canopy at home.',
      'cuts a chain« with her own hands» for a night in which the children can see stars',
    ],
    [
      'admiral of the drowned coast',
      'wants the nine anchors mapped, «from inside, »before the tide that takes the cathedral',
      '{P2.name} measures every room« by eye» for how high one could climb in it.',
      'would wait one tide for a board member who will stay at {town2} through it',
    ],
    [
      'fire giant smith',
      'wants a true name struck off a chain, and would owe the party one thing of iron',
      'Even the biggest tools look small in the hands of {P3.name}«, and are held like eggs».',
      'holds a chain alone, «for an hour, »for anyone who keeps a promise to a giant',
    ],
    [
      'dean of lenses',
      'wants a letter taken to the dark side, «with gifts, »by people who can breathe nothing for a day',
      '{P4.name} sees only with the left eye now, and« only» at a distance.',
      [
        'publishes everything if one of the people up there will sign it',
        'publishes everything if the answer is read out to« all of» the college, in the voice in which it came',
      ],
    ],
  ],
  places: [
    [
      'The Ninth Anchor',
      1,
      'the chain goes into the bedrock here, «link after link as large as a church, »and {P1} has had it wrapped in flags',
      [
        'Under the flags the link is stretched to the thickness of a mast. It has a month left«, if no one shouts».',
        'Under the flags the link is warm, and has a pulse« in it, slow», which is not that of the tide.',
      ],
    ],
    [
      'The Dark Side, above {town4}',
      4,
      'it can be reached with a Teleport spell, a day in the lift, or a horse that flies; {P4} pays for each',
      [
        '[A city stands there, «in perfect order, »of people as thin as reeds|There is a city, «neat and whole, »of people as thin as reeds|One finds a city in perfect order, and in it people as thin as reeds] (use Mages who have no words for a threat). [They are evacuating it by hand, downward, into the core|By hand they are moving all of it down into the core|They carry their city down into the core, piece by piece]. [The eye that diviners see is their great lens, which looks for a place to fall where nobody lives|What diviners see as an eye is their great lens: it is searching for a place to fall where nobody lives|Their great lens, which looks like an eye to diviners, looks for a place to fall where there are no people|With their great lens, the eye of the diviners, they look for empty land to fall on].',
        '[The city on the maps is the pattern of a shell, with nobody in it|Nobody lives there, and what the maps show as a city is the pattern of a shell|There is no city: the lines on the maps are the pattern on a shell]. In the middle of it lies an eye, half open. The two hundred miners« of {P2}» sit round it« with their lamps out», and sing it to sleep by turns.',
      ],
    ],
    [
      'The Stair of Tides',
      2,
      'a million people go up it and down it twice a day, with {P2} last',
      'In the wall of the lowest landing«, dry for an hour,» is the contract for the first chain. It was sold to the empire, by a coast that needed silver« for a wall».',
    ],
  ],
  start: [
    'The party is at a reception« in the shadow of the moon» when a rope ladder unrolls from the sky, eleven miles long, into the middle of the dance floor. Down it comes an engineer« of {town1}», frozen to the rungs, with a note in the mouth. {P1} holds out a hand for it, and so does {P2}«, who has come under a white flag».',
    [
      'The note says: "They have offered to move. They« only» ask for a month." It is signed by two hundred miners« from {land}».',
      'The note says: "It is not a moon. Do not drill the white part." The writing«, sent to {town1},» gets worse toward the end.',
    ],
  ],
  openings: [
    [
      'The wolves« of {town3}» ask the party to howl with them, once, «from the top of the crater, »and pay in names of spies.',
      [
        'It is answered from above, by people who have listened« to the howling» for years, and have learned to say« in it»: "We are sorry about the tide."',
        'It is answered from above, by a whimper, as of a cub. The wolves have known for a year what that means«, and have told nobody».',
      ],
    ],
    [
      '{P3} asks for one link to be stolen, «that of the sixth chain, »by {days} nights from now.',
      "It has the name of the giants' king on it. Without that link they are free, and the sixth chain is slack.",
    ],
  ],
  truth: [
    '[People live in the moon. They were on their way home when it was harpooned, and steer it by weight: {land} has been cutting away the ballast|The moon [is inhabited|has inhabitants|is not empty]. Its people were going home when the harpoon struck; they steer by weight, and what {land} mines is their ballast|There are people in the moon, who were on the way home when {land} harpooned it. They steer it by weight, and the mines have taken their ballast]. [They hold off the fall by hand, and have lost a third of their own for it|With their hands they hold off the fall, and a third of them have died of it|A third of them have died holding it up«, by hand»]. With the tenth chain it comes down« on {town1}», and everyone« in the lift» will hear them say that they are sorry.',
    '[The moon is an egg|What hangs up there is an egg|It is no moon, but an egg|The moon is the egg of something]. [It was laid in the sky before there were people, [the silver is its shell|with a shell of silver], and the chains have kept it warm|Its shell is the silver; it [was laid|has been there since] before there were people, and the chains [have kept|keep] it warm|Something laid it in the sky before there were people; silver is what its shell is made of, and the chains keep it warm|It has lain in the sky since before there were people, in a shell of silver, and now the chains have warmed it]. [It will hatch three weeks from now, in [the shadow|its own shadow], over the largest city in the world, and [it will take the first thing it sees for its mother|the first thing it sees will be its mother]|In three weeks it hatches«, over the largest city in the world», and whatever it sees first will be its mother|It hatches in three weeks, in its own shadow, above the [largest city in the world|largest of all cities], and will [love the first thing that it sees as a mother|follow the first thing that it sees]|Three weeks from now, over the largest city of all, it will hatch, look down, and take what it sees for its mother].',
  ],
  secrets: [
    'The dividend has been paid out of the pension fund of {town2}« since the spring». {P1} has signed it.',
    [
      'The people of the moon have nine pilots left. If nine people« in {land}» unhooked their chains at the same breath, those could« still» bring it round.',
      'For a year the eye has followed {P4}« on every walk», since {P4.name} is the only one« in {land}» who ever looked back at it.',
    ],
    'A red dragon« of great age» has bought up all shares that {town3} has sold. It would like to sit on the moon.',
    'The chains hold by an oath of the fire giants, sworn on the name of their king. It ends with the empire« of {land}», or with the link that bears the name.',
  ],
  steps: [
    'the ninth chain sings« for an hour», and all the glass in {town1} breaks',
    'the fleet« of {town2}» enters the shadow, and the guns go off upward',
    [
      'the lift comes down« to {town1}» full of thin dead people, arranged with great respect || in {town1} the lift opens, «and is »full of thin dead people, laid out with great respect',
      'the shell cracks« above {town4}», and a light comes through that has no colour yet',
    ],
    'The tenth chain is shot up« from {town1}», and the moon comes down.',
  ],
  ends: [
    'Nine anchors, one breath: [at each there has to be a person whom the next one trusts|each needs a person« whom» the next one trusts]. {P3} takes one, {P2} one, and one« of them» will be a wolf.',
    [
      'If the moon is to leave, {land} will be poor« by the evening». Someone has to tell thirty million shareholders« at noon», in {town1}, with a wolf on each side.',
      'If the egg must hatch over {town1}, somebody kind should be the first whom it sees. It will love that person, «it will be eleven miles long, »and it will do as it is told for a thousand years.',
    ],
  ],
};
