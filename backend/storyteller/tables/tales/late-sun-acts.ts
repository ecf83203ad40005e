import type { TaleActs } from './tale-types.ts';

export const lateSunActs: TaleActs = {
  heading: 'Through the Land of the Dead',
  blows: [
    '[On the second evening|After the second clue|Late on day two,|Between the second place and the third,|Before the third place,|After dark,|With two clues found,|On the way home,] one of the three armies takes the party for spies of the other two, and so do those ({fight}). [They stop when [somebody|someone] calls out in which direction east is«; {H} had sold each of them the same rumour».|It ends when [somebody|someone] asks aloud which way is east. All three had the same rumour, and had paid {H} for it.]',
  ],
  early: [
    [
      'Whoever gets past the three armies and down the stair comes to the workshop of the old stable hand«, under the floor of {lair},» and sees the Driver through a grating« of star iron» that only {A}\'s saw would cut. [He asks them to be quiet, and not to come in by any other way|They must be quiet, he says, and not look for another way in|He whispers, and begs them not to try the other doors|"Not now, and not by force," he says]: [the last horse is on the road with the sun, and hears him; if there is fighting round him, it shies, and the sun goes into the sea|out on the road the last horse hears whatever he hears, and if that is fighting, it shies, with the sun, into the sea|his last horse is out with the sun and listens for him, and the noise of a fight would make it bolt into the sea|a fight in here would reach the ears of the last horse, out on the road, and it would shy and drop the sun into the sea]. When the chariot stands before the lower door« under {town}», he says, then come. The stable hand tells them what the horses like to see in the morning: one check with the horses succeeds by itself.',
      'v=a',
    ],
    [
      'Whoever gets past the three armies and down the stair comes to the workshop of the old stable hand«, under the floor of {lair},» and sees the Driver through a grating of star iron, and the girl of light before him. [He does not hear them, or does not turn round.|He does not turn his head«, whatever they call».|They can shout as they like, he has ears only for her.|His back is towards them, and it stays so.|If he hears them call, he does not show it.] If {B} calls him, the girl of light says "father", and he hears that. The stable hand asks them not to come in by any other way: {H} is on the road with the sun and one frightened horse; if it hears fighting from the stable, it shies, [and the sun goes into the sea|and the sea gets the sun]. [When the chariot stands before the lower door« under {town}», he says, then come.|They should come, he says, when the chariot stands before the lower door under {town}.] [He gives them a very small shoe, the fellow of the one on the road: laid in the Driver\'s hand, it will make him stand up.|From a nail he takes a very small shoe, the fellow of the one on the road, for them: laid in the Driver\'s hand, it will make him stand up.]',
      'v=b',
    ],
  ],
  opens: [
    [
      '{A}, who has heard of the questions, has the stair behind the altar of {p1} sawed through, so that nobody can get to the road of light on foot« any more». {R} comes out of the dark with {few4} arrows and a limp«, from the other side»: there is still one way to the stable«, says {R}», the one that the sun takes by night.',
      'v=a',
    ],
    [
      'The last bend of {H} was too fast: the chariot tears a piece out of «the edge of »the road of light, and the stair behind the altar falls into the sea« with it». {R} climbs over the edge, with {few4} arrows« and a limp», and knows one more way to the stable, the one that the sun takes by night. [{B}, who has never been asked, says that she is coming along.|Nobody has asked {B}, who says that she is coming along.]',
      'v=b',
    ],
  ],
  goal: [
    [
      "[The way up is gone|There is no way up any more|From {town} nobody gets up to the road any more|The stair is gone, and with it the way up]. [Each|Every] evening the last horse comes down to the quay of {town2} with the sun's own chariot, with nobody on the seat«, and can hardly go on»; {R} holds its head, and gives the reins to the party. [They must take the sun through the land of the dead from west to east in a single night; [if they do not come out in time, there will be nothing to come out into|if it takes longer, there is no morning].|From west to east through the land of the dead, and in one night: that is the way they have to take with the sun, for if they are late, there will be no morning to come out into.|The sun has to go through the land of the dead, from the west to the east, and be out again by morning; [otherwise there will be none|that is, it decides when morning is].|One night is all they have to get the sun under the earth, through the land of the dead, to where morning begins.] After this night the chariot stays at the lower door of {lair},« with the sun on it,» and the old stable hand and the last horse take it out for one pale hour each morning (if {H} has taken the horse away, the sky ship tows the chariot for that hour); on {deadline} neither the horse nor the ship has the strength for it.",
      'v=a',
    ],
    [
      "[The way up is gone|There is no way up any more|From {town} nobody gets up to the road any more|The stair is gone, and with it the way up]. [Each|Every] evening {H} brings the sun's own chariot to the quay« of {town2}», burned to the elbows, and whips it on into the dark. On the evening on which the party stands there, {H} gets down, says that {H.they} cannot do it once more«, and goes back to the ship». {B} picks up the reins«, and the last horse lays its head on her shoulder». [She can drive, but not alone: in a single night the sun must be brought under the earth, from the west to the east.|The driving she can do, but not the rest: the sun must go under the earth, from west to east, in one night.|She needs help, for in one night the sun has to be brought from the west to the east, under the earth.] After this night the chariot stays at the lower door of {lair}. For an hour each morning the old stable hand takes it out, with the last horse, or behind the sky ship if the horse has been taken away; on {deadline} both are worn out«, and the chariot stands still». [{B} keeps out of the Driver's sight, until somebody has told him of her.|Until somebody has told the Driver of {B}, she stays where he cannot see her.]",
      'v=b',
    ],
  ],
  map: [
    [
      '[From the gate of {town} the sea withdraws and leaves a slope that was not there, down to the river of the dead and the one bridge over it.|The sea goes out« before the gate of {town}» as it never has«, down a long slope», to the river of the dead and its one bridge.] [Where the world ends in the west, {town2} now borders on {town}; it is the same harbour, at evening.|At evening the harbour of {town} is that of {town2}, where the world ends in the west.] [And from the far bank of the river a ladder goes straight to the lower door of {lair}.|On the far bank of the river a ladder leans against the lower door of {lair}.|Beyond the river there is a ladder, and at its top the lower door of {lair}.]',
      'v=a',
    ],
    [
      '[{G} opens the one western door of the temple, which has always been locked.|There is one western door in the temple, always locked, and {G} opens it.] [Behind it lies the quay of {town2}, at the other end of the world: so far has the late sun pulled the two ends together.|The late sun has pulled the two ends of the world together: on the other side of the door is the quay of {town2}.] Below the quay begins the road of the night«, in {few5} bends» down to the bridge over the river of the dead, and on the far bank a ladder goes up to the lower door of {lair}.',
      'v=b',
    ],
  ],
  way: [
    [
      'The chariot [has to|must] be pulled: {num4} miles in a night. The last horse does it, if each of the party takes a turn beside it (DC 17 Athletics or Constitution saving throw each; one level of exhaustion on a failure), and [somebody|someone] sings to keep it quiet. [{T} does, or a player.|That can be {T}, or a player.]',
      'v=a',
    ],
    [
      'The chariot has three wheels« and {num4} miles to go». [It does not burn those who ride on it while {B} drives; only the rim does.|Those who ride beside {B} are not burned, as long as they keep off the rim.|While {B} drives, nothing on it burns those who ride along but the rim.] [{B} drives; in each bend the party must lean out|{B} has the reins; the party must lean out, in each bend,] on the side where the fourth wheel is missing«, over the dark» (DC 17 Acrobatics or Athletics each; on a failure 22 (4d10) fire damage from the rim). [She asks on the way what her father is like, and nobody knows.|On the way she would like to hear something about her father.|Between two bends she asks what her father is like; let somebody answer.|"What is he like?" she asks on the way, and means her father.]',
      'v=b',
    ],
  ],
  place: [
    [
      '[In {town2} the living sell their long evening from stalls; behind the stalls, on the quay, the dead wait for their own sunrise.|At stalls along the quay of {town2} the living sell their long evening, and behind the stalls stand the dead, who wait for morning.] [For them it is day when [here it is night|it is night here]; they have had [no whole one|no whole day] since midsummer.|Their day is the night of the living, and since midsummer it has been a short one.|The sun shines for them while the living sleep«, and since midsummer it has hurried past».] [They stand by the road with their faces [up|raised], and [do not ask for anything|ask for nothing].|Along the road they lift their faces«, and [nobody calls out|say nothing]».|They line the road, with raised faces, like people who wait for rain.]',
      'v=a',
    ],
    [
      'Behind the evening stalls of {town2} the road goes down among the dead. [For seventeen years the Driver has called out to them, on each ride, whether a very small girl has come.|The Driver has asked them«, night after night», for seventeen years, whether a very small girl has come.] Now they see {B} on the seat, and call« from bend to bend» that she was never here, since she never died.',
      'v=b',
    ],
  ],
  rival: [
    [
      '{R} has followed the tracks of three horses that were dragged, and knows that it was robbery. {R} wants the robber of the sun«, and will not wait for a court».',
      'v=a',
    ],
    [
      '{R} has pursued the one who stopped the sun to the end of the world and now suspects that it was grief. {R} would have preferred a monster«, and has not decided for whom the arrows are».',
      'v=b',
    ],
  ],
  others: ['fiend', 'undead'],
  setPiece: [
    [
      '[The bridge over the river of the dead holds as long as it is lit.|As long as there is light on it, the bridge over the river of the dead will bear them.|The bridge over the river of the dead is [as firm as the light on it|made of what light falls on it].|In the dark there is no bridge over the river of the dead; it is there as far as light falls.] [The chariot is on it when those who profit|They are in the middle of it when those who profit] from darkness come out of the water ({fight}). [[Each|Every] round one character [has to|must] hold up the light|Somebody has to hold up the light, in each round|In each round it takes one character to hold up the light] (any spell or flame of the 3rd level or higher, or DC 17 Athletics for the lantern of the chariot); otherwise a section falls, and [after three sections it is over|the third one takes the chariot with it]. [It takes six rounds to get across|Six rounds are needed to cross it|The far bank is six rounds away|After six rounds they are over].',
      'v=a',
    ],
    [
      'In the steepest bend above the river the road is torn«, where {H} braked each night». [Those who live on darkness hang on to the spokes|What lives on darkness jumps for the spokes|Out of the dark come those who like it so, and hang on to the spokes] ({fight}), and the chariot slides. Each round one character must work the brake (DC 17 Athletics) and another must call out the way to {B} (DC 17 Perception); when one of the two fails, a wheel hangs over the edge, and with the third failure the chariot tips and they lose an hour. [After six rounds they are on the bridge of {town2}.|It takes six rounds to the bridge of {town2}.]',
      'v=b',
    ],
  ],
  what: [
    [
      'Insight :: asking one of the dead when the sun last passed :: ["It limped," says an old man«, and is sure of it».|"There was a limp in it," says an old man, who was a farrier.|"It went by lame," says an old man, and shows how.] ["One horse, and nobody on the seat."|"I saw one horse, and no driver."|"There was one horse left, and the seat was empty."|"I took off my hat to the driver, and there was none, and one horse in place of four."|"The seat was empty, and so were three of the collars."]',
      'v=a',
    ],
    [
      'Insight :: asking one of the dead when the sun last passed :: ["On midsummer night it did not come," says an old man.|"Midsummer night was the first without it," says an old man.|"Midsummer night we sat in the dark," says an old man.] ["The night before, he asked me for his little girl«, as always»."|"He had asked for his daughter, as always, and that was the last time. Since then a stranger has driven."|"The last time that I saw him he asked whether she had come, and it is a stranger who drives now."|"One night he asks me for the child, as ever, and the next there is no driver. Now there is another, who asks nothing."]',
      'v=b',
    ],
  ],
  who: 'Investigation :: looking at what has been hammered into the bridge :: Lamp brackets« of star iron, new», with the mark of {A}. Here too [somebody|someone] has begun to sell by the hour.',
  where:
    'Survival :: reading the hoof marks on the far bank :: [They end at a ladder« as wide as a street».|They lead to a ladder that is as wide as a street.|They stop where a ladder begins, with rungs for hooves.] [The horse lifts its head and whinnies up the ladder, and from {lair} something answers.|The horse whinnies up« into the dark», and gets an answer from {lair}.|Up there must be {lair}, for the horse pricks its ears and whinnies, and there is an answer.]',
  choice: [
    [
      '[The dead ask for a day: if the chariot stops here for one hour, they will have a sunrise|The dead would like a day: one hour of the chariot standing here would be a sunrise]. [It costs the living an hour of night more«, and [nobody|no one] knows if they have it».|The living would pay for it, with an hour of night more, and may not have that hour.|Up among the living it makes the night longer by an hour, and [nobody|no one] can say whether they will bear it.|It is an hour that the living would be without, and [nobody|no one] knows how many they have.] [Or the party drives on.|The party can also drive on.|If not, they drive on.|The other choice is to drive on.|Or they lower their eyes and drive on.]',
      'v=a',
    ],
    [
      '{B} pulls up the horse. [These are the people who looked for her for seventeen years; she would like to give them one hour of sun for it.|For seventeen years these people have looked out for her, and she wants to thank them, with one hour of sun.|An hour of sun is what she would like to give these people, who have looked for her for seventeen years.|"They have looked for me for seventeen years," she says, and would like to stop for one hour.] [It costs the living an hour of night more«, and [nobody|no one] knows if they have it».|The living would pay for it, with an hour of night more, and may not have that hour.|Up among the living it makes the night longer by an hour, and [nobody|no one] can say whether they will bear it.|It is an hour that the living would be without, and [nobody|no one] knows how many they have.] [She will do what the party says.|She leaves it to the party.|She looks at the party, with the reins in her hand.|It is for the party to decide.]',
      'v=b',
    ],
  ],
  first: {
    answer: 'stops for an hour',
    now: [
      '[It is the most beautiful hour of the campaign; let each player say whom they see.|There will not be a better hour in the campaign: let each player say who comes to meet them.|Each of the party sees somebody whom they did not expect to see again; let the players say whom.|The light goes over thousands of faces. [Let each player name one that they know.|Each player may recognise one.]|For an hour nobody there is dead. Ask each player whom they meet.] [In {town} they [begin|start] to scream.|From above, from {town}, one hears screams.] They bear that hour, but all of {town} buys light for it from {A}, who [is warned by it|can work out who has the sun], and cannot be surprised at {lair}.',
    ],
    later: [
      '[From the lower door the dead of {town} come up behind the party, with light on their faces, and in the first round {H} and all who are on the side of {A} kneel down, without wanting to.|The dead« of {town}» follow the party through the lower door, and their faces shine; in the first round {H} and everybody on the side of {A} have to kneel.]',
    ],
  },
  second: {
    answer: 'drives on',
    now: [
      '[The dead of {town} do not complain. They turn their heads as the light goes by.|As the light goes by, the dead of {town} turn after it like flowers, and are silent.|Not one of the dead of {town} calls after it. Their heads turn while the light goes past.]',
    ],
    later: [
      'The party is at {lair} an hour early: {A} is not ready«, {H} is asleep», and the first round belongs to them.',
    ],
  },
  closes: [
    [
      '[The act ends|It ends] at the top of the ladder, under a door with light in« all» its cracks. [Someone inside is talking to horses.|On the other side of it somebody is talking, as one talks to horses.|Behind it a voice says soothing things, of the kind that one says to horses.|A low voice behind it says "whoa", [again and again|and "there now"].|Somebody in there is soothing horses.]',
      'v=a',
    ],
    [
      "[At the top of the ladder {B} stops the horse under a door with light in its cracks.|{B} stops the horse where the ladder ends, under a door with light in its cracks.] [Behind it a man sings a song for very small children, one line of it, again and again; {B} knows the second line.|A man's voice behind it sings the first line of a cradle song, and begins again; {B} knows [how it goes on|the second line|the next line].|Through it comes a cradle song, the first line and never the next; {B}«, without thinking,» hums the next.]",
      'v=b',
    ],
  ],
  lastWay: [
    [
      '[By the lower door you come into {lair} with the chariot, and the horse, and can choose where it stops.|The chariot fits through the lower door of {lair},« with the horse,» and the party says where it stops.] [The road above would be open only to those who fly, and {A} has set the ship across it.|Those who can fly could come by the road above, but {A} has put the ship there.]',
      'v=a',
    ],
    [
      'By the lower door the party comes into {lair}, with {B}, who can be led round behind the stalls« to where her father sits» (DC 17 Stealth by the group), or drive straight in. [Whoever flies comes by the road above, and meets the ship of {H} there.|By the road above, for those who fly, lies the ship of {H}.]',
      'v=b',
    ],
  ],
  clock: [
    [
      '[For each prevented step|For every prevented step|For each step prevented|With each prevented step|For every step prevented|With every step prevented] one horse has got away from the tower, and stands in {lair} on the side of the party; if the last one has been lost, they will have to pull the chariot out themselves, at the end«, with [everyone|everybody] who can still stand».',
      'v=a',
    ],
    [
      '[For each prevented step|For every prevented step|For each step prevented|With each prevented step|For every step prevented|With every step prevented] one horse in {lair} is free and on the side of the party; if the last one has been lost, they will have to pull the chariot out themselves, at the end«, with [everyone|everybody] who can still stand».',
      'v=b',
    ],
  ],
  sides: [
    {
      who: '{G.full} and the temple',
      wants: [
        'want to know whom they have thanked [each|every] morning. Content with the truth about the Driver«; angry if anyone puts a price on the dawn».',
      ],
      later: [
        'let the choir« on the wall of {town}» sing their thanks to the Driver; he [hears it, and gets to his feet|listens, and stands up].',
      ],
    },
    {
      who: 'The three kings around {town}',
      wants: [
        'want not to be the last to see the sun. Content if all get the same; angry at any difference.',
      ],
      later: [
        'shoot off all fireworks« of three realms, to the west»; [{H} turns the ship round to look|it is enough to make {H} turn the ship round].',
      ],
    },
    {
      who: '{R.full}',
      wants: [
        'wants to see who has to answer for it. Content with the truth; angry if it was for money.',
      ],
      later: [
        'has one arrow«, and [does not miss|it is enough]»: it puts out the lantern of {A}, who fights in the dark from then on.',
      ],
    },
  ],
};
