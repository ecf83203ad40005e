import { beaconActs } from './beacon-acts.ts';
import { beaconPlaces } from './beacon-places.ts';
import type { Tale } from './tale-types.ts';

export const beaconTale: Tale = {
  id: 'beacon',
  titles: ['All Well at the Grey Watch', 'The Fort That Still Answers'],
  tones: ['heroic', 'horror', 'grim', 'intrigue'],
  levels: [4, 12],
  cast: {
    G: 'marshal of the border',
    A: 'army contractor',
    B: 'signal sergeant',
    S: 'deserter|runaway recruit',
    T: 'army cook',
    H: 'paymaster|surgeon',
    R: 'captain of the relief',
  },
  named: '',
  deadline: 'the new moon',
  num: [60, 90],
  onlyIn: { a: ['blue grain', 'family of'], b: ['clan grave'] },
  lair: {
    name: 'the powder gallery|the old powder gallery|the gallery under the yard|the vault under the yard|the old powder vault|the brick gallery',
    short: 'powder gallery|powder vault|gallery|vault',
    terrain: 'underground',
  },
  leader: ['people'],
  escort: ['people'],
  pitch: [
    '[[Each|Every] evening the fort of the Grey Watch, which {town} can see on the border, lights its beacon|From {town} one can see the fort of the Grey Watch, on the border, light its beacon [each|every] evening|[Each|Every] evening {town} looks to the border, where the fort of the Grey Watch lights its beacon]: one flame for "all well", two for "help". For {weeks} weeks there has been one flame«, on time to the minute». Yesterday the army cook, {T.full}, who rides up there with the soup, came back to {town} and said what is inside: {num} beds, all made, and [nobody|no one] in them. {G}« sent {T} to bed, and then» watched the one flame go up«, and the whole watch of the wall was silent».',
  ],
  stakes: [
    '[At the new moon, in {days} days, the truce with {W.name}, chief of the hill clans, ends|The truce with {W.name}, chief of the hill clans, ends at the new moon, in {days} days], and the Grey Watch is [the only lock on the valley|all that locks the valley]. If {G} sends the army and the fort is held, the truce is broken; if {G} does not and it is not held, {town} burns first«, since it lies at the end of the road».',
  ],
  start: [
    [
      '[You stand on the wall of {town} with {G.full}«, and it is so cold that the stars creak».|You are on the wall of {town} with {G.full}«, on a night so cold that nobody touches the stones».] "[Now|There]," says {G.full}. [On the mountain, twenty miles off, a flame [goes up|appears].|Far up in the dark, twenty miles away, [somebody lights a fire|a fire is lit].|Twenty miles off, [high up|where the mountain must be], a spark [grows into a flame|becomes a flame].] [All along the wall the soldiers breathe out.|You hear a hundred soldiers breathe out.|Somebody on the wall laughs, out of relief.] The rider beside you, {T.full}, [has not breathed out|does not look up]. "I was up there with the soup," says {T.full}. "[The wood for it was stacked, [and there was no one to stack it|but I saw no one do it|and nobody was there who stacks wood]|I saw the wood for it, [stacked in good order|stacked for tonight], and nobody who could have done it|[I called, and nobody came|I knocked at each door], and yet [the wood was laid|somebody had laid the wood]]."',
      '@wall',
    ],
    [
      '[The gate of the Grey Watch is open a hand\'s breadth«, like a door that is left open for somebody who comes back soon».|Somebody has left the gate of the Grey Watch ajar«, a hand\'s breadth, as one does for a person who is coming straight back».] In the yard stand {num} bowls of frozen soup, with a spoon in each. [Nothing is broken. On the tower|There has been no fight here. On the tower|Not a chair has been knocked over. Up on the tower|No blood, no broken door. High on the tower] [the beacon is laid for tonight|the wood for tonight is in the basket|tonight\'s wood has been laid], [dry, in good order, with a match lying ready|dry and in order«, and a match lies beside it»|well stacked and dry«, and a match with it»]. "Go up and look," {G.full} had said to you in {town}, "and then we shall talk« about what it is worth to me»." [While you look up, somebody [sounds|plays] "lights out"«, [very softly|softly, on a bugle],» and [stops|breaks off] in the middle.|[From up there|From the top], hardly louder than the wind, comes "lights out" on a bugle, and [breaks off|stops] in the middle.|A bugle [begins|starts] "lights out"«, [so softly that the wind covers half of it|no louder than the wind],» and does not [finish it|get to the end].]',
      '@yard',
    ],
  ],
  ask: [
    '{G} wants to know who lights it, where {num} soldiers are, and what stands at the gate on the new moon. ["[Go quietly|Do it quietly|No drums, please]: if they are alive, I [have not|never] asked. If they are [not|dead], I have asked nobody."|"[And quietly|And not a word to anyone]: should they be alive, then I never [wondered|doubted it]. Should they be dead, then I [have not sent anybody|did not send you]."|"[If they are well, this talk has not been|If I am wrong, forget this talk]; and if they are not, [I would rather hear it from you than from the clans|you are the first to know, and I the second]."]',
    '"Somebody sends me good news« every evening»," says {G}. "[[I want you to find out why, before the new moon|Find out who, and why, before the new moon|Before the new moon I must know who it is]. And if the fort is empty, [I want you to be in it|be in it when the moon is new].|[Find out before the new moon who has so much of it to send|Find out who has so much of it left, and before the new moon]. And should there be nobody in the fort, then [see to it that you are|hold it yourselves|you are the garrison].]"',
  ],
  fee: [
    '{G} offers {coins} gp out of the pay of {num} soldiers who have not come for it.',
    'There are {coins} gp, and {G} has them paid in the old coin, the one that the clans take as well«, "in case you need to buy somebody"».',
  ],
  talk: [
    '{S.full} came down from the Grey Watch {weeks} weeks ago«, without boots», and does not talk about it to officers.',
    '[The clans do not take prisoners.|Nobody is ever a prisoner of the clans.|The clans keep no prisoners.] They take heads«, people in {town} say,» and give them back when they are asked politely.',
    'Wagons still go up to the Grey Watch every week«, {A.full} sees to that,» and they come back empty, so [somebody|someone] must be eating.',
    '{B.full} has lit that beacon for {years} years«, and never a minute late».',
    '{T.full} hears the bugle« on the wind, people say», but then the cook hears many things.',
    '[There was a mine under the Grey Watch, [from|dug in] the last war|In the last war a mine was dug towards the Grey Watch|The clans dug a mine under the Grey Watch in the last war], and [nobody remembers whether it was ever [dug to the end|finished]|nobody knows how far it goes|whether it was finished, nobody remembers].',
  ],
  run: [
    [
      'In the fort soup stands in {num} bowls and, at a separate table, in {few3} more: {H} and the carters of {A} were guests« that evening», and had another pot.',
      'v=a',
    ],
    [
      'In the fort soup stands in {num} bowls and, at a separate table, in {few2} more, untouched: the garrison had guests« that evening», and gave them the best places.',
      'v=b',
    ],
    [
      'Under the arch of the gate« of the Grey Watch, beside the ruts of the wagons,» lies snow that is {weeks} weeks old and frozen hard: {num} pairs of boots went in over it, from drill, and one pair of bare feet came out. [The {num} did not leave by the gate|By this gate the {num} did not leave] (DC 13 Survival).',
      'v=a',
    ],
    [
      'Under the arch of the gate« of the Grey Watch, beside the ruts of the wagons,» lies snow that is {weeks} weeks old and frozen hard: {num} pairs of boots went in over it, from drill, and one pair of bare feet came out; between them is frost without any print, the width of a column [that marched in|on the march]. [The {num} did not leave by the gate|By this gate the {num} did not leave] (DC 13 Survival).',
      'v=b',
    ],
    '[One person lights the beacon of the Grey Watch. On|It is always the same one who goes up to light the beacon of the Grey Watch. On|A single pair of boots goes up to the beacon of the Grey Watch. On|The tower of the Grey Watch is used by one person now. On] the stair the frost [is worn off|has gone] in the middle only, and the steps are short«, [as of [somebody|someone] who limps or carries much|as [somebody|someone] walks who limps or carries much|those of a limp, or of a load]».',
  ],
  gist: [
    [
      '{A} sold the garrison of the Grey Watch its food and then poisoned flour; {num} soldiers lie in {lair}«, where {H} had them carried», and {A} has the beacon lit« so as» to draw their pay. At the new moon somebody will [open that gate|come through that gate] and find them, so {A} has sold it to the clans first.',
      'v=a',
    ],
    [
      '{A} drew the pay of dead soldiers, and has woken them«, so that they could be counted»: {few2} companies of the last war, who stand in ranks« and wait for orders». Most of the garrison has fallen in with them, alive«, but as in sleep», and will wake when they are dismissed; the last {few3}, and {B} is one of these, have walled themselves into {lair}. {B} lights one flame« [each|every] evening», because two would bring an army into the arms of the dead. {A} has sold the gate to the clans, so that they are blamed at the new moon.',
      'v=b',
    ],
  ],
  suspect: [
    '{S}, who left the Grey Watch without boots, in the night in which it fell silent. {S} had been sent up only the day before«, and is not one of the {num} on the roll».',
  ],
  truth: [
    [
      '{A} supplies the border and lives off the difference. [For {years} years it was a little sand,|It had always been small things, for {years} years: a little sand,|It began, {years} years ago, with a little sand,] «a little straw, »a dead man who still drew pay. {H} signed«, for a third of it». Then {num} soldiers wrote a letter to {G}, «all with their own hand, »and gave it to {A} to take along; a copy went over the border to the clans«, since enemies at least answer».',
    ],
    [
      [
        '[So in the next wagon was flour|The next wagon brought flour|With the next wagon came flour] [from the flooded store, with blue grain in it|from the store that had been flooded, and blue grain in it|with blue grain in it, from the flooded store]. [Those who saw it and live say that|Those who were there and lived tell that|It is told by one who lived that] the others [felt warm«, undid their collars»|grew warm«, undid their collars»], and lay down in the snow. {H} put them in the gallery« in rows». The beacon is lit by {B}, who belongs to the signal service and is not one of the {num}. {B}« does not eat bread, and» was spared so as to light it; {A} has {B.their} family under the same roof in {town}.',
        'v=a',
      ],
      [
        "To have more names on the roll, {A} bought a thing of bone from a clan grave, which says the roll, and those who were on it answer. [They came on a night of snow,|It was snowing when they came,|Out of the snow they came,] {few2} companies from the old war, «of each the dozen who had held out longest, »and formed up in the yard« of the Grey Watch», and waited for orders. [The garrison gave soup to their {few2} captains, as guests.|As guests their {few2} captains were given the garrison's soup.|Their {few2} captains were taken for guests, and were given soup.] [Then the captains asked the soldiers for their names,|After the soup the captains asked each soldier for a name,|The guests then asked for names,] and [everyone|everybody] who gave one fell in with them, alive, and has stood there asleep since. Those who were left, {few3} with {B} among them, fled« down» into the gallery and walled up its far half. The ranks came down after them«, and it is before this wall that they stand now». At dusk {B} takes two stones out of the wall, and walks with clenched teeth through the ranks to the hatch, where the food is; they let pass whoever gives no name.",
        'v=b',
      ],
    ],
    [
      '[{T} brings food to the hatch behind the stove each week and leaves it, and it is gone the next time.|Each week {T} leaves food at the hatch behind the stove of the fort, and the next time it is gone.] {T} knows who takes it, and has told [no one|nobody]«, for {B} put a finger to the lips». Yesterday, «back from such a ride, »{T} could not bear it« any more», and told {G} about the beds, but« still» not a word about {B}.',
    ],
  ],
  turn: [
    [
      '{W.name}, the clan chief, has read the copy of the letter, «has wept, »and is coming at the new moon [with spades, to bury them|to bury them, with spades]. [But the young warriors know only that a gate is for sale|But all that the young warriors have heard of is a gate for sale|The young warriors have not read it, and know of a gate that is for sale|But a gate is for sale, and the young warriors care for nothing else]; [they will be there before the spades|they mean to arrive before the spades|they will come ahead of the spades]«[, and the chief has forbidden it in vain|, and the chief cannot hold them|, whatever the chief says]». [The soldiers expected more|Those who wrote that letter thought better] of the clans than of {town}, and were right.',
      'v=a',
    ],
    [
      '{G} wrote the old roll. In the last war {G.they} was the clerk who struck out {few2} companies as "fallen" to save their pay, while they still held the pass. [It is for the orders of {G} that they are waiting.|It is {G} from whom they are still expecting orders.|An order from {G} is what they are waiting for.]',
      'v=b',
    ],
  ],
  people: {
    G: [
      [
        '{G} sleeps in boots and answers letters on the day they come. {G} wonders why [not one has come from the Grey Watch« since the autumn»|the Grey Watch has not written« since the autumn»].',
        'v=a',
      ],
      [
        '{G} sleeps in boots and answers letters on the day they come. {G} was a clerk before«, a very exact one», and never speaks about that.',
        'v=b',
      ],
    ],
    A: [
      "{A} has never been in danger and calls it foresight. {A} gives to the widows' fund, and [knows how many there will be|knows in advance how many there will be].",
    ],
    B: [
      '{B} lights one flame and hates it, and whistles "lights out" for those below« and has never [yet got|got] to the end». {B} would light two at once, if [somebody|someone] told {B.them} what comes after.',
    ],
    S: [
      [
        '{S} ran because the bread was warm and blue inside« and a friend laughed while dying». {S} will go back up, «barefoot if need be, »if one of the party walks in front.',
        'v=a',
      ],
      [
        '{S} ran because [somebody|someone] long dead asked for a name« in the snow», kindly, and {S} had nearly said it. {S} will go back up, if one of the party walks in front.',
        'v=b',
      ],
    ],
    T: [
      '{T} carries a pot everywhere«, also into battle». {T} thinks that [people who are hungry should not be asked anything|one should not ask people anything while they are hungry].',
    ],
    H: [
      '{H} knows the price of everything and the weight of a person«, from lifting». {H} drinks in order to sleep, and [it does not help|does not sleep].',
    ],
    R: [
      '{R} is twenty-six, and has promised {num} mothers to look in each bed personally. {R} will attack whatever {R.they} sees first.',
    ],
  },
  places: beaconPlaces,
  lairLook: [
    [
      '[A vault of dry brick runs under the yard of the Grey Watch, made for powder|Dry brick, a long vault, under the yard of the Grey Watch, made for powder|For its powder the Grey Watch has a long vault, of dry brick, under the yard|Under the yard of the Grey Watch is a long, dry vault«, in which powder was kept»|This vault of brick was built for powder, and reaches under the whole yard]. [They lie here in their rows,|Row by row they lie in it,] {num} of them, «with their caps on their chests, »and at the end, where the kegs« still» stand, a lamp burns.',
      'v=a',
    ],
    [
      '[A vault of dry brick runs under the yard of the Grey Watch, and its far half is walled up with stones and kegs.|Dry brick, a long vault under the yard of the Grey Watch; a wall of stones and kegs cuts off the far half.|Halfway down this vault of brick, under the yard of the Grey Watch, stones and kegs have been piled into a wall.|Under the yard of the Grey Watch a long vault ends too soon, at a wall of stones and kegs.|The vault under the yard is dry, and only half of it is open; the rest is behind a wall of stones and kegs.] [Behind the wall {few3} people breathe as quietly as they can.|On the other side of the wall {few3} people try not to be heard breathing.|{few3.u} people sit behind the wall, and hardly breathe.] [Before it, in ranks, the dead of the old war stand and wait, and between them, «breathing, with closed eyes, »the garrison of the Grey Watch; among them {A} has hung up a lamp.|On this side, in ranks, stand the dead of the old war, who wait for an order, and between them, asleep on both feet, the living garrison of the Grey Watch; among them {A} has hung up a lamp.] [Under the lamp|In the light of the lamp|Below it] lies the thing of bone, which [goes on saying|goes on with|is saying] the [roll|roll, name by name].',
      'v=b',
    ],
  ],
  lairUse: [
    [
      '[{few4.u} kegs of powder are left and they are good.|There is powder left, {few4} kegs of it, and it is dry.|The powder in {few4} of the kegs is still good.] A flame at the wrong end (two rounds after the fuse is lit) brings down one half of {lair}: 14 (4d6) fire damage, DC 13 Dexterity half.',
      'level<=6',
    ],
    [
      '[{few4.u} kegs of powder are left and they are good.|There is powder left, {few4} kegs of it, and it is dry.|The powder in {few4} of the kegs is still good.] A flame at the wrong end (two rounds after the fuse is lit) brings down one half of {lair}: 28 (8d6) fire damage, DC 13 Dexterity half.',
      'level>=7',
    ],
    '[The bugle of the Grey Watch hangs at the door.|Next to the door somebody has hung up the bugle of the Grey Watch.|On a nail by the door is the bugle« of the garrison».] [Whoever can play (DC 13 Performance) makes everything that has ever been a soldier stand to attention for one round.|A call on it (DC 13 Performance), and whatever has been a soldier stands to attention for one round.|Everything that was ever a soldier stands to attention for one round if somebody plays it (DC 13 Performance).]',
  ],
  tactics: [
    [
      '{A} has come to see the gate opened, gives orders from behind the kegs with a lamp in hand, and knows that [nobody|no one] will hit a lamp; {H} does what {A} says, one moment later« [each|every] time»',
      'kind=adventure',
    ],
    [
      '{A} has the roads watched. When the party makes for {lair}, {A} is there before it: a sledge has brought {A.them}« to the fort», with {H} and hired people«, and all of them have come in by the flour hoist». In the gallery {A} gives orders from behind the kegs with a lamp in hand, and knows that [nobody|no one] will hit a lamp; {H} does what {A} says, one moment later« [each|every] time»',
      'kind=quest',
    ],
  ],
  companions: [
    [
      'Those beside {A} have drawn the pay of dead people and wear their boots. [Asked whose boots they are (DC 13 Intimidation), one of them sits down to take them off.|Told to read out the name in those boots (DC 13 Intimidation), one of them sits down to take them off.|The question whose boots they are (DC 13 Intimidation) makes one of them sit down and take them off.|One of them, asked about the boots (DC 13 Intimidation), sits down to take them off.]',
      'v=a',
    ],
    [
      'Those beside {A} are hired and alive. The dead in their ranks help neither side«, since [nobody|no one] whom they know has given an order». "Dismissed", spoken by {G} or in the words of the drill book (DC 14 Performance), lets a company of them lie down for good; the soldiers of the Grey Watch who stood in it wake«, stiff and hungry», and one of the hired people runs. Whoever holds the thing of bone shut meanwhile (one action to take it) gives advantage on this check.',
      'v=b',
    ],
  ],
  parley: [
    '[{A} can be bargained with up to the last moment.|Up to the last moment {A} will listen to a price.] Whoever knows the price for which the gate was sold (it is in the books) can offer one copper more (DC 13 Deception), and {A}«, to {A.their} own surprise,» sells the gate back: it stays barred«, and the hired people are paid off with the difference».',
  ],
  spells: [
    [
      3,
      [
        "*Locate Object* for a soldier's cap, cast in the fort, points to the nearest of {num}, which lie in rows under the yard«. {G} does not ask how straight the rows are».",
        'v=a',
      ],
    ],
    [
      3,
      [
        "*Locate Object* for a soldier's cap«, cast in the fort,» points to the nearest one, under the yard, on a warm head that does not move. [Once that one has been found, it points to the next, in a row of them|The next one is a step away, and also [stands quite still|stands in a row]].",
        'v=b',
      ],
    ],
    [
      3,
      '*Zone of Truth*: {A} says that every soldier« of the Grey Watch» was fed to the last day. Asked with what, {A} remembers [an appointment|something urgent].',
    ],
    [
      3,
      '*Detect Thoughts* at dusk, on the stair of the Grey Watch: one mind up there, counting, and praying that [nobody|no one] comes«, least of all {G}».',
    ],
    [
      3,
      [
        '*Gentle Repose* is appreciated by {T}, who would like them to keep until their mothers [come|have come].',
        'v=a',
      ],
    ],
    [
      5,
      [
        '*Speak with Dead*: the first soldier tells of the warm bread; the second of {A}; the third only asks [if the dogs were fed|who feeds the dogs].',
        'v=a',
      ],
    ],
    [
      5,
      [
        '*Speak with Dead* on one of those who stand in ranks [is answered by all of them, in step|brings one answer from all of them|makes all of them answer, as on parade]: "[Name and company|Name, and company|Your name and company|State your name and company]."',
        'v=b',
      ],
    ],
    [
      5,
      [
        '*Sending* to {B}: "[One flame, do not light two|One flame only, never two|Keep it at one flame, never two]. I watch over {num} who sleep. Tell my family that I [have not eaten the bread|have eaten none of the bread|did not eat the bread]."',
        'v=a',
      ],
    ],
    [
      5,
      [
        '*Sending* to {B}: "[One flame, do not light two|One flame only, never two|Keep it at one flame, never two]. [They stand between us and you, and wait for orders|Between you and us they stand and wait for orders|They want orders, and they stand before our wall]. We are {few3}."',
        'v=b',
      ],
    ],
    [
      7,
      '*Arcane Eye* gets through the hatch« behind the stove» and sees all of {lair}; it also sees [the lamp look up|somebody lift the lamp and look for it].',
    ],
    [
      9,
      [
        "*Scrying* on {A} shows a good supper in {town}, with {B}'s family at the table«, who [do not eat|eat nothing]».",
        'v=a',
      ],
    ],
  ],
  clock: [
    [
      'The one flame goes up. {A} sends the next wagon, and {H} with it«, to see that all is in order».',
    ],
    {
      text: [
        '{G} is shown a letter by which {S} confesses to having sold the Grey Watch; {S} is to be shot at dawn.',
      ],
      stop: [
        'bring {G} the boots of {S}, which still stand« beside the stove» in the fort: nobody who is paid for a betrayal walks home barefoot« through snow» (DC 13 Persuasion)',
      ],
    },
    {
      text: [
        '{B} is brought down from the tower. [From now on {H} lights the flame, a minute late«, and only the clans notice».|After that it is {H} who lights the flame, a minute late; the clans notice«, and nobody else».]',
      ],
      stop: [
        [
          "free the family of {B} from {A}'s house in {town} first; {T} cooks there« on that evening» and opens the kitchen door",
          'v=a',
        ],
        [
          'be on the stair of the tower when they come for {B}; {T} knows the evening, since {T.they} is to cook for the escort',
          'v=b',
        ],
      ],
    },
    [
      '[On the new moon one flame goes up over the Grey Watch.|Once more there is one flame, on the new moon.|At the new moon the Grey Watch says once more that all is well.] [Under it the gate [is opened|opens] from inside.|While it burns, somebody inside [draws the bolts of the gate|unbars the gate].|[Below|A minute later] the gate [opens, without a sound|swings open, and nobody has knocked].]',
    ],
  ],
  after: [
    'The young warriors of the clans pass the gate« before their chief can call them back», and {G} defends {town} for {few5} days. [On the last evening two flames burn on the mountain|Two flames burn on the mountain, on the last evening], and [nobody|no one] knows who [calls|is calling] for help up there.',
  ],
  endings: [
    {
      heading: 'Two flames',
      text: [
        '{B} lights both, and {G} comes, «alone and without an army, »on foot, to read the roll of the Grey Watch« from the first name to the last». [At each name somebody says "here", [in whatever voice|in one voice or another].|For each name there is somebody who says "here", [in whatever voice|though not always aloud].|"[Here|Here, sir]" is the answer, to [each of them|every single one], from [somewhere|whatever throat].|No name [goes unanswered|is left without a "here"].] {A} is asked to carry the wood for the beacon« from now on, under guard», and [does it well|proves good at it].',
      ],
    },
    {
      heading: 'A truce of graves',
      text: [
        [
          'The clans of {W.name} come in with a white flag and dig«, side by side with the soldiers of {town}». *The price:* {G} [has to|must] say aloud to the enemy what was done to the garrison, and by whom; the truce holds, and {G} is replaced.',
          'v=a',
        ],
      ],
    },
    {
      heading: 'A truce at the table',
      text: [
        [
          'The clans of {W.name} come in with a white flag«, and with food», for those in {lair}. *The price:* {G} [has to|must] read out to them«, from the first to the last,» who was struck off the roll, and why; the truce holds, and {G} is replaced.',
          'v=b',
        ],
      ],
    },
    {
      heading: 'Blown up',
      text: [
        '[If the gallery goes up, there is no fort, and no gate for {A} to sell.|An explosion in the gallery leaves no fort, and no gate that {A} could have sold.|With the powder the fort can be blown up, and then {A} has sold a heap of stones.] *The price:* the valley lies open, those in {lair} are buried without a name, and {B}«, who was on the tower when it happened,» keeps on climbing the mountain at dusk.',
      ],
    },
    {
      heading: 'If the party is too late',
      text: [
        '[The gate [stands|is] open, and the first warriors of the clans who want war [have passed it|are in the yard].|They have opened the gate, and those of the clans who want war are [the first through it|already inside].|[The first to come|Those who come first] through the open gate are the ones who want war[.|, and they run.]|[Warriors|Young warriors] of the clans run in [at the open gate|through the open gate], those who want war.] [The others arrive in five rounds.|In five rounds the others are there.|The rest of them need five rounds.] [Whoever gets up the tower can still light the beacon with two flames, which {G} sees«, and all the valley».|There is still the tower: two flames from there will be seen by {G}« and all the valley».|Two flames can still be lit by whoever gets up the tower; {G} sees them«, and so does all the valley».]',
      ],
    },
  ],
  hoard: [
    "In the pay chest of the Grey Watch«, which had never been opened,» are {items}, and {worth}; the soldiers' names are on the lid, and {G} asks that they be read first.",
    '{A} had loaded one wagon« for the day after»: {items}, and {worth}.',
  ],
  favour: [
    '{G} has beds kept for the party in the Grey Watch, «with square corners, »and a bowl each. [They may say what the flame means when they are up there.|When they are up there, the flame means what they say it means.|Whatever the flame means while they are there, they decide it.]',
    "{G} gives them the marshal's whistle: soldiers between {town} and the border stop at it, «think, »and then obey.",
  ],
  steps: [
    'Go up to the Grey Watch and see who lights the beacon.',
    'Find out what became of the garrison.',
    'Look into the supplies of the fort.',
    'Know, before the new moon, who holds the gate.',
  ],
  acts: beaconActs,
};
