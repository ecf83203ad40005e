import type { SettingStory } from '../setting-story-type.ts';

export const wallGarrisonStory: SettingStory = {
  id: 'wall-garrison',
  pronouns: { P3: 'she', P2: 'he', P4: 'he' },
  homes: { P2: 3, P3: 2 },
  levels: [4, 12],
  tones: ['grim', 'heroic', 'intrigue'],
  words: ['wall', 'garrison', 'border', 'soldiers', 'barbarians', 'fort', 'enemy'],
  title: 'The Wall and What It Keeps',
  pitch:
    'A wall runs across {land}« from sea to sea», and a third of its children serve« on it». Beyond it is the enemy, who comes over to {town2} every winter and has not been seen by day. The garrison of {town1} sends home its wounded, and the new captain has started to count arrows. || [From sea to sea a wall stands across {land}|A wall stands across {land}«, from sea to sea»|Across {land} there is a wall, from sea to sea], and one child in three serves on it, against an enemy whom nobody has seen [by day|in daylight]. Each winter they come over at {town2}«, and names are carved». The new captain at {town1} has counted the arrows, and there are too many left.',
  party:
    'The party is new«, unsworn» and paid by the day, and« so» may go where no soldier may: over. {P1} gives it a rope, {P2} a list of what not to bring back. || No soldier may go over the wall. The party has sworn nothing, «is paid by the day, »and can: {P1} has a rope« for it», and {P2} a list of what must not be brought back.',
  truths: [
    'The wall of {land} is [forty feet high|as high as a mast], eleven days long, and has [a stair on one side only|no stair on the north side|stairs on our side only]. || The wall« of {land}» is as high as seven people and takes eleven days to walk. A stair leads up to it from the south, and none from the north.',
    'What comes over it are the Others. No one« in {land}» has seen one by day, and every family has lost somebody to them. || The Others come over it. Every family« in {land}» has lost somebody to them, and nobody has seen one in daylight.',
    'The bread of {town2}, the iron of {town3} and one child in three go to the wall. There is no other tax.',
    'Whoever has served nine years comes home, is given a farm near {town4}, and does not talk. || After nine years one comes home, gets a farm near {town4}, and is not asked anything.',
    '{town4} lights a fire on the wall for each of the fallen. Each time a fire on the far side answers«, which is taken as an insult».',
    'In three weeks the levy [of {land} is due. This year, for the first time, it is one child in two|of {land} is due: one child in two, for the first time|is due in {land}, and this year, as never before, it takes every second child]. || The next levy [of {land} is [in three weeks|three weeks away|due in three weeks]. [It has always been one child in three; this year it is one in two|This year it is one child in two, where it was always one in three|Each time it took one child in three, and this time it takes one in two]|is [in three weeks|three weeks away|due in three weeks]. Until now {land} gave one child in three; this year [it is one in two|it gives one in two]|[of {land} comes in three weeks|comes to {land} in three weeks|is called out in {town1} in three weeks], and takes one child in two, where it [always took one in three|took one in three before|has taken one in three until now]].',
  ],
  regions: [
    '{town1} is the gate fort. Its gate is bricked up, «with a flag on it, »and grass grows on the threshold. || {town1} is the gate fort, and the gate is walled up. It is saluted«, and children are told not to lean on it».',
    '{town2} is grain as far as one can see, brought in by old people and very young ones.',
    '{town3} is smoke and hammers. The swords« of {town3}» are all of one length, because nobody has asked what they are for. || {town3} makes swords«, by day and by night». They are all as long as they were two hundred years ago, and no one has come back to say that they were too short.',
    '{town4} is where the veterans have their farms, with high hedges. They wave. || {town4} is farms behind hedges as high as a house. Veterans live there, wave, and go in.',
  ],
  factions: [
    [
      "the Marshal's Office",
      '[wants one child in two; it has the charts of the attacks« on {town2}», in red|wants every second child of {land}, and can show why, on charts, in red|wants every second child, and has charts in {town1} that show why, in red]',
      '[draws up the attacks itself, in {town1}, in autumn|writes down in autumn, in {town1}, which attacks there are to be|makes the plan of the attacks on {town2} itself, every autumn]',
    ],
    [
      'the Mothers of {town2}',
      'want a body«, just one,» of the Others, to be shown in the market',
      'will [climb the wall themselves|go over the wall themselves|climb over and look for themselves] if they are shown no body before the levy || keep ladders in the hay, long enough for the far side of the wall',
    ],
    [
      'the Ironmasters',
      '[want a longer sword, or a second wall; they have the plans« in {town3}»|want to sell {land} a second wall, or at least a longer sword, and have drawn both|have drawn a second wall for {land}, and a longer sword, and want to sell both]',
      '[have bought their sons off, every one, for {years} years|have paid for {years} years so that none of their sons serves|have sent the sons of other people in place of their own, for {years} years] || have not sent a son to the wall for {years} years, and [have receipts|have it in writing|keep the receipts in a safe in {town3}|have paid for each of them]',
    ],
    [
      'the High Hedges',
      '[want to be left alone with their turnips; they come to no feast in {town4}|want nobody to look over the hedge; they grow turnips near {town4}, and come to no feast|are those who came home to {town4}, grow turnips, go to no feast, and want to be left alone]',
      [
        '[carry baskets« from {town4}» to the wall at night, for the last old woman on the other side|take bread to the wall at night, «from {town4}, »for the last old woman on the other side]',
        '[carry baskets« from {town4}» to the wall at night, for friends who fell years ago|take bread to the wall at night, «from {town4}, »for friends who fell years ago]',
      ],
    ],
  ],
  conflicts: [
    'The bread carts stand before {town1}, and the mothers« stand» before the carts. In the fort they have boots to eat« until Friday». || The mothers« of {town2}» sit on the bread carts before {town1} and let none« of them» in. The fort has begun to look at its boots.',
    'A recruit has come back over the wall, fat and cheerful, and says« that» he got lost. {P2} has had him locked up, before he can say where. || A recruit who was missing has come back over the wall, well fed« and in a good temper». {P2} has him in a cell« without a window», so that nobody can ask him the way.',
    'The answering fires have gone out, all« of them», on one night. The watch« of {town4}» has reported it as a victory.',
  ],
  people: [
    [
      'new captain',
      'wants to know whom the garrison has been fighting, and pays {pay} gold pieces for a look« at it» by daylight',
      '{P1.name} has counted the arrows« and goes on counting». || {P1.name} moves {P1.their} lips at the sight of a quiver.',
      'opens the gate, alone, «with a pick, »for one true answer',
    ],
    [
      'marshal',
      'wants nobody to ask whom the garrison fights; the party may name its price for a head, «any head, »in a helmet',
      '{P2.name} knows the names of all the fallen, and where each of them is. || {P2.name} can say of each of the fallen where he lies, and« then» does not.',
      'says it on the steps, «to the mothers, »if his own sister stands among them',
    ],
    [
      'speaker of the mothers',
      'wants to see her daughter, who fell« last winter», and has not been shown a grave',
      '{P3.name} has flour on one hand and a stone in the other. || {P3.name} kneads whatever she has in her hands.',
      'sends the bread on if anybody who has seen the other side looks her in the eye',
    ],
    [
      'old soldier',
      'wants a basket taken over the wall tonight, «as his knee is bad, »and not to be thanked',
      '{P4.name} sets out two chairs, facing north. || {P4.name} puts a second cup by the window that looks north.',
      'shows the party the way over, once it has eaten a turnip with {P4.them}',
    ],
  ],
  places: [
    [
      'The Bricked Gate',
      1,
      'it is saluted« in passing», and {P1} has had the ivy cut',
      [
        'The bricks were laid from the north. || Whoever laid these bricks stood on the north side.',
        'The bricks are hollow. One can lift them out« like drawers», and there are letters in them. || One can pull out the bricks« like drawers», for they are hollow. In them lie letters.',
      ],
    ],
    [
      'The Chart Room',
      3,
      'the attacks of two hundred years hang here, and {P2} dusts them',
      [
        'The charts of the last {few} winters are dated in autumn, before the attacks. They say« in advance» from which fort the attackers« of each night» are to come, and when they run.',
        'The charts are dated in autumn, before the attacks. They have a list« with each,» of those who are to fall, and a column for bread. || Each chart is older than its attack«, by a season». With each there is a list of those who are to fall, and what bread they need.',
      ],
    ],
    [
      'The Field of Fires',
      4,
      'on the north side, so they say in {town4}, it is black for a mile with ash; {P4} has a shovel',
      [
        'Behind the first hill there is a second town, empty for {few} winters. The kettles of {few} winters ago« still» hang over the hearths, and only one chimney has been swept« since».',
        'Behind the first hill there is a second town, with thousands of people« in it»: all the fallen, with their children, and a bakery. || Behind the hill beyond the ash is a second town, in which thousands« of people» live. They are the fallen, and their children, and they have a bakery.',
      ],
    ],
  ],
  start: [
    'In the snow, on the wall at {town1}, the alarm is given: they are coming. For as long as it takes to say a prayer the party looses arrows, «in the dark, »at shapes with white faces« sixty paces along the wall», who fall, get up again and run. [By order of the marshal nobody may leave a post to [follow them|run after them|see where they go]|[Nobody may leave a post to run after them|To leave a post and follow them is forbidden], by order of the marshal|Nobody may follow them, since the marshal has forbidden all of {town1} to leave a post|The marshal has ordered everyone at {town1} to stay where they are, and so nobody follows|An order of the marshal keeps the whole of {town1} at its posts, and the shapes get away|Whoever leaves a post to follow them is [hanged|shot], by order of the marshal|By order of the marshal there is [a rope|a cell] for [whoever leaves a post to follow them|anyone who leaves a post and runs after them]]. The party has sworn nothing and may follow; but the shapes have barred the door of the next tower« behind them», until morning. By daylight there is blood and there are footprints; and, as {P1} shows them, «in silence, »all« of» the footprints have come up by the stair.',
    [
      '[They were soldiers of the marshal, from the next fort, with flour on their faces, mail under the shirt and bladders of pig blood. They have orders to fall and to run, so that the Others are believed in for one more winter|They came from the next fort, «sent by the marshal, »with flour on their faces, mail under the shirt and bladders of pig blood; they are to fall, and run, and be believed in for one more winter]. Anyone who is caught or killed is one of these soldiers (use <Guard, Scout, Knight, Gladiator>), and then the garrison« of {town1}» wants to know who gave that order. || It was the garrison of the next fort, «by order of the marshal, »with flour on their faces«, steel under the rags» and the blood of a pig. [Each knows when to fall, and when to run. For one more winter [people have to believe it|{land} has to believe in the Others|nobody must doubt that there is an enemy]|They have learned when to fall and when to run, so that {land} believes in the Others for another winter|They fall when they are told to, and run, so that there are Others for one more winter]. If the party catches or kills one of them (use <Guard, Scout, Knight, Gladiator>), all of {town1} sees the flour, and asks for the one who gave the order.',
      'They were soldiers of the wall, «from the next fort, »in mail, with blunt swords and pig blood, who had come to fetch those whose turn it is to fall. Whoever catches one (use <Guard, Scout, Knight, Gladiator>) is asked to keep silent«, for the sake of those who are over there». || It was the garrison of the next fort, with« padded coats,» blunt swords and the blood of a pig. They had come for those whose turn it was to fall. If one is caught or killed (use <Guard, Scout, Knight, Gladiator>), the others come back« without a mask», and ask the party to say nothing.',
    ],
  ],
  openings: [
    [
      "A mother in {town2} bakes a loaf with a file«, a map» and a baby's shoe in it, and pays for it to go to a dead man.",
      [
        'He is dead. The sergeant at the stair who takes such loaves has forty« of them by now», and is too ashamed to stop« taking them». || The man is dead. Forty such loaves lie with the sergeant« at the stair», who takes each new one because he is ashamed of the others.',
        'He will get it. His answer will come« within the week», and it is« about» the size of the shoe. || It reaches him. Before the week is over there is an answer, and it is« about» the size of the shoe.',
      ],
    ],
    [
      "The fat recruit sings a song« in his cell» that nobody in {land} [has taught him|knows|has ever heard]. {P1} has got hold of a key to {P2}'s cells in {town2}, and of an hour in which nobody walks past them.",
      [
        '[It is what an old woman on the other side sings, who gave him a week of« the» turnips that the veterans bring« her»|He has it from an old woman on the other side, who fed him for a week with the turnips that the veterans bring her], and the refrain [is a way over|says where one gets over|describes a way over]. || For a week an old woman on the other side fed him« with the turnips that the veterans bring her», and sang that. The refrain [is a way over|says where one gets over].',
        'It is what they sing« in the kitchens» on the other side, and the refrain is a way over. || The kitchens« on the other side» have that song. Its refrain is a way over.',
      ],
    ],
  ],
  truth: [
    "[The Others are [gone|dead], all but one old woman, who alone has answered the fires since and [is out of wood|has no wood left]|There are no Others any more, except for one old woman, who kept [answering the fires|the answering fires alight] and [has no wood left|has burned her last wood]|Of the Others one old woman is left, who went on answering the fires until [her wood was burned|there was no wood left]]. [In hungry winters they did come over, for [grain|bread], killed« for it», and [carried their own dead home|took their own dead back with them]|They did come over once, in [hungry|bad] winters, took [grain|flour], killed for it, and carried their dead home|In the old days they came over when they [starved|were starving], took [grain|bread], fought, and [left none of their dead behind|took their dead home]]. [They died out {few} winters ago, of a sickness, behind this wall, which they had built to be safe from us; the gate is theirs, and only the stair is ours|It was a sickness, {few} winters ago, that [ended|killed] them; they died behind this wall, which they had built to be safe from us, and to which we have [only added the stair|added nothing but the stair]|They had built the wall and its gate to be safe from us, and [we only added the stair|only the stair is ours]; a sickness killed them behind it, {few} winters ago]. [Since then the marshal has had the attacks made|The attacks since then are the marshal's|Since then it is the marshal who sends the attacks]. Those who die in them [die of the cold, or because they recognise a face|freeze to death, or are killed for having known a face under the flour|are people who froze, or who had recognised somebody], as the daughter of {P3} did. If it came out that {land} has given a third of its children for a charade, [nobody would obey anything« any longer», he thinks|there would be nothing left, he thinks, that anyone obeyed|he thinks that nobody would ever obey an order again]. [Too many at home have begun to ask; whoever is sworn to the wall does not, and so he wants [every second child|one child in two] on it|One who has sworn to the wall asks no questions, and [too many now ask them|at home too many ask them now|{land} is full of them now]; [that is what the new levy is for|hence the new levy|that explains the new levy]|The new levy is for the questions that people ask at home: those who have sworn to the wall do not ask|He wants every second child because people have begun to ask, and nobody asks who has sworn to the wall].",
    "[Those who fall [do not die|are not dead]. Everyone who has served is [offered|given] a choice in the ninth winter: [go home and keep silent, or go over and live|to go over and live, or to go home and keep silent]|Nobody who falls is dead. [In the ninth winter each of those who serve may choose|Each who serves may choose, in the ninth winter|To each who serves a choice is given, in the ninth winter]: [go home, and say nothing, or go over, and live|to live over there, or to go home and say nothing]|[The fallen live|All the fallen are alive]. In the ninth winter all who serve are asked [what they want|which they choose]: to go home and be silent, or to [go over|live over there]]. There are {num.thousands} on the other side. [It was begun by soldiers of both sides, two hundred years ago, who were tired|Soldiers of both sides, who were tired, began it two hundred years ago|Two hundred years ago tired soldiers« of both sides» began it]. [The marshal is old, fears that the next one will [end it|put a stop to it], and means to bring over as many as he can, in their first winter, [while he is there|before that]; hence the new levy|The new levy is the marshal's: he is old, [does not trust whoever comes after him|has no heir whom he trusts], and would like to have as many as possible across this winter|The marshal is old, and [whoever follows him|the next one] may [end it|stop it]; with the new levy he [brings over at once as many as he can|gets as many across this winter as he can]|With the new levy the old marshal wants to bring over this winter all that he can«, before somebody follows him who ends it»]. [They cannot feed [so many|that many], and have put out [the answering fires|their fires]« to [tell him so|say so]»|[The others|Those over there] have no bread for [them|so many], and let the answering fires go out as a sign [to him|that he knows]|Those on the far side cannot feed more, and their dark fires are to [tell him that|say so|warn him]|For so many there is not enough bread over there, which is what the dark fires [mean|say|are to tell him]].",
  ],
  secrets: [
    [
      '{P2} went over« by himself», {few} winters ago, «with a lantern, »to see why it had got so quiet, and buried those« whom» he could.',
      '{P2} knows. The marshal was to have gone over in his own ninth winter, and stayed, so that somebody would keep the count.',
    ],
    [
      'The old woman who is left« of the Others» is eighty. For as long as she had wood she answered the fires, «alone, »on ten miles of wall, so that people« in {land}» should not be frightened.',
      'The daughter of {P3} works in the bakery« on the other side», is to be married there, and may not write to her mother.',
    ],
    'The Ironmasters know« that» no enemy is up there, and have ordered the second wall for the south of {town3}, where there is none either. || No enemy is up there, and the Ironmasters know it. The second wall« that they want» is for the south of {town3}, where there is no enemy either.',
    'Those who talked are in {town4}« as well», under the hedges. The veterans see to that« themselves». || Not all veterans have kept silent. Those who talked lie under the hedges« of {town4}», where the others have put them.',
  ],
  steps: [
    'the boots are eaten in {town1}',
    'the mothers« of {town2}» come up the stair« of the wall» with ladders of their own || the mothers« of {town2}» are on the wall, «by the stair, »and have brought ladders for the other side',
    [
      'somebody is seen on the far side, «with a lamp, »and {P2} gives the order to shoot',
      'the fat recruit is hanged« at {town1}», and all along the wall people put down their spears || they hang the fat recruit« at {town1}», and from one end of the wall to the other spears are put down',
    ],
    "The levy is read out in {town1} and the other towns, one in two; and a light is carried along the wall«, from sea to sea,» that nobody gave the order for. || In {town1} and the other towns they read out the levy, every second child. On the wall a light goes from sea to sea, by nobody's order.",
  ],
  ends: [
    [
      'The gate« of {town1}» can be opened« from this side», by hand, in one night. In the morning the garrison sees fields that nobody has tilled for {few} winters, and {P2} has nobody left who would play an enemy. || One night is enough to open the gate« of {town1}» by hand, from this side. By daylight« all of» the garrison can see that nobody lives there, and {P2} has to answer for {few} winters.',
      'The gate« of {town1}» can be opened from this side, by hand, in one night. In the morning the mothers and the fallen stand in it, and nobody has to choose« any more» on which side to live. || One night is enough to open the gate« of {town1}» by hand, from this side. By daylight the fallen can come home« through it», and the hungry of both sides have to share the bread of {town2}.',
    ],
    [
      'The old woman who is left of the Others could be brought in« and set down among the mothers of {town2}», and asked what she has seen« from over there». It would be the end of the marshal, and a beginning.',
      'Those on the other side could« all» come home, with their children. {land} would have to be told that it had mourned for nothing, and« to» decide if that is good news.',
    ],
  ],
};
