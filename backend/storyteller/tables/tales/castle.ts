import { castleActs } from './castle-acts.ts';
import { castlePlaces } from './castle-places.ts';
import type { Tale } from './tale-types.ts';

export const castleTale: Tale = {
  id: 'castle',
  titles: ['The Castle on the Chain', 'A Shadow That Stays'],
  tones: ['heroic', 'grim'],
  levels: [6, 20],
  cast: {
    G: 'governor of the province|she:margravine',
    A: 'he:exiled prince',
    B: "she:cloud king's daughter",
    S: 'mountain shaman|eagle rider',
    T: 'kite maker',
    H: 'siege engineer',
    R: 'cloud giant herald',
  },
  deadline: 'the first frost',
  num: [120, 260],
  onlyIn: { a: ['as ballast', 'course has been plotted'], b: ['bellows'] },
  lair: {
    name: 'the anchor chamber under the lake|the anchor chamber below the lake|the chamber of the anchor|the anchor hall|the hall of the anchor',
    short: 'anchor chamber|anchor hall|chamber|hall',
    terrain: 'underground',
  },
  leader: ['people'],
  alsoOf: ['he', 'she'],
  mage: 'cold that is let off a chain',
  escort: ['people', 'elemental', 'construct'],
  pitch: [
    '[A castle of clouds used to come past {town} once a year|Once a year a castle of clouds used to go by above {town}|Every summer a castle of clouds has come by {town}], for as long as [anybody|anyone] remembers«, and people [waved|went out to wave]». [This year it has not moved on.|This year it has come, and stayed.] A chain as thick as an ox hangs out of it and ends in the lake, and its shadow has lain on {num} farms since midsummer. [Under it nothing ripens, water freezes, and|Nothing ripens in it, the ponds freeze, and|The corn under it stays green, the wells freeze, and|There is ice under it in August, the corn is green, and] {few2} people have been found [at noon|at midday|on the road], [white with hoar frost|stiff and white]«, [with their hats still raised|with one hand still raised|as if they were still waving]».',
  ],
  stakes: [
    '[In {days} days, at the first frost« of the year», whatever still lives in the fields beneath the shadow will die|What is still alive in the fields beneath the shadow will not live through the first frost« of the year», in {days} days|In {days} days comes the first frost« of the year», and kills what is still alive in the fields beneath the shadow|The first frost« of the year», in {days} days, will finish whatever still grows in the fields beneath the shadow], and [that is where the bread of {town} comes from|the bread of {town} comes from there|{town} bakes its bread from those fields|that is the corn of {town} for the whole winter]. {G} has reckoned further: the ice goes down the river« by half a mile a day», and {few6} cities of the realm lie on that river.',
  ],
  start: [
    [
      '[On the one side of the street in {town} it is August, and on the other January.|There is a street in {town} with August on the left of it and January on the right.|In {town} the shadow has come as far as the middle of a street: August here, January there.] «[A boy [stands in the sun and throws|in the sun is throwing] a ball into the shadow; it comes back [with ice on it|white].|A boy has noticed that a ball [thrown|that is thrown] into the shadow comes back with ice on it, and [does it again and again|cannot stop].|Somebody\'s [ball|kite] has come down on the cold side, and [nobody wants to fetch it|the children dare each other to fetch it].] »"Twelve paces since yesterday," says {G.full}, and puts a stone down on the line«, [next to|beside] many others». [Then the chain hums, «a mile away, »and out of the sky something [falls, turning|comes tumbling], and [shatters|bursts] in the square. It is a teacup, [as large as|the size of] [a bath|a washtub|a cart].|A mile off the chain begins to hum[. Something|, and something] white comes down out of the sky, [over and over|turning], so slowly that everybody has time to [step back|look up and step back], and bursts on the square: it was a teacup, and [one could have bathed in it|a horse could have drunk from it].|[Above you|High up] a chain as thick as an ox starts to hum, and a teacup [as large as|of the size of] a bath [comes down on the square|hits the square] and goes to pieces.] [On [a|one] shard there is [writing|something written]: "[Help|Please help]."|On the largest shard you read "[Help|Please help|Help us]".|"[Help|Help him|Please]", [it says on the handle|somebody has written inside it].]',
      '@street',
    ],
    [
      '[You climb [up to|on to] the pass, and the castle lies before you« [at eye level|at the height of your eyes]», [a whole mountain of towers|tower over tower], at the end of its chain.|At the top of the pass you have the castle straight in front of you, a mountain made of towers, [pulling at|straining at] its chain.|From the [top|saddle] of the pass one looks [straight across at|straight into] the castle: [towers «and towers »of cloud|towers, and more towers], and a chain that holds them.] [[All the windows are lit|A light burns in each window|All its windows shine], [and on a terrace|while on a terrace] somebody is running up and down, as tall as a house«, wringing her hands»; she [sees you, and stops, and calls something|stops when she sees you, and calls something], but the wind carries it [away|off].|[There is light in every window. Somebody|The windows are all lit, and somebody] as tall as a house walks to and fro on a terrace« [and wrings her hands|with her hands pressed together]»; then she has seen you, and bends over the railing, and [calls, but the wind is between you|calls across, and nobody can make out a word].] {G.full} passes you the telescope. "She is {few3} hundred years old«, I have been told»," says {G.full}. "[That is a child, for them|That makes her a child, up there|Among them that is about ten|Ours of that age still play with dolls], [and she has been doing this since midsummer|and she has not stopped since midsummer|and this is how she has spent the summer|and I see her here every morning]."',
      '@pass',
    ],
    [
      '{G.full} has laid a table in the meadow, exactly on the line. [On the sunny [half|side] there is soup; on the other one it is [already frozen|ice by now].|At one end of it they are serving soup, and at the other one the soup is a block.|[The plates in the sun steam, and those in the shadow have ice on them|The soup in the sun steams, and in the shadow a spoon stands« upright» in it].] "So that you can see how fast," says {G.full}. [Something creaks overhead[; you all look up|, and everybody looks up|. Spoons stop in the air]. A rope ladder [unrolls|comes unrolling] out of the clouds, [much too far off, over the lake, and much too short|over the lake«, far off,» and ends far above the water|out over the lake, and« it is» much too short].|[Over you|Above the table] something creaks. Far out above the lake a rope ladder falls from the clouds and stops, [a long way above the water|a hundred feet above the water|where nobody could reach it].|A rope ladder [drops|is let down] out of the clouds, far out over the lake, [with rungs as thick as a mast|each rung a tree], and does not reach the water.] [Someone very large [begins|starts] to climb down it, slips, and hangs by one hand, and [does not cry for help|makes no sound]. Then a hand as large as a [door|table] [comes|reaches] out of the cloud«, takes hold of the other,» and [pulls|pulls it up].|Somebody is climbing down, somebody as large as a house, in a [nightdress|nightgown]; a foot slips, and then there is only one hand on the ladder, and [not a sound|no cry]. [After a while another|Then another|At last another] hand [comes|reaches] out of the cloud, old, and [wide as a door|wrinkled, and as wide as a door], and [takes the first one|takes hold of the first one] by the wrist.]',
      '@meadow',
    ],
  ],
  ask: [
    '{G} wants the shadow gone before the first frost. "[[They have never harmed us|They have done us no harm, ever|Nobody here has ever had any harm from them]. I do not want to shoot at them, and [in a week I shall have to|before the frost I shall have to|I have to answer for the bread].|In all those years they have not broken [a roof tile|as much as a tile|one chimney]. [I have guns up there that are trained on them|There are guns on that hill, trained on them|My guns are trained on them], and [next week I shall have to say the word|one day soon I shall have to say the word|the frost will not wait for my scruples].] [Find out who put that chain there|Who put that chain there|Tell me who put that chain there][: we have nobody here who could forge one link of it|; no smith of ours could have made one link of it|, for it was none of us, we could not forge a link of it]."',
    '"Get up there, or down there," says {G}. "[At one end of the chain over {town} is the reason.|Somebody holds one end of that chain.|A chain has two ends, and [a reason at one of them|at one of them is the reason|somebody at one of them].|That chain was made fast by somebody, above or below.] [And be polite; their children are as tall as our [church|town hall]|And mind your [manners|language|tone]; their children could [lean on|sit on|climb over] our church|But be polite to them: their smallest child could sit on our [church|town hall]|And say please, up there; one sneeze of theirs [takes the roofs off|blows our roofs away|breaks windows]]."',
  ],
  fee: [
    '{G} can raise {coins} gp, half of it from the farms that still lie in the sun«, [because it will be their turn next|which will be next|and which can do the sum]».',
    '{G} offers {coins} gp, and the tithe of {num} farms«, if they are ever farms again».',
  ],
  talk: [
    '{S.full} has« always» said that one must not wave: for the cloud people it means "come down".',
    "[The giants have lost a child, people say, and [are looking for it|look for it at night] in our cradles.|A giants' child is missing, people say, and [they look for it in our cradles|they want one of ours for it].|Mothers in {town} [lock their shutters|stay up at night]: the giants, they say, have lost a child [and look for another|and will take one].]",
    '{A.full} has come back «in order »to help, although {A.they} was banished, and has« already» built a dyke.',
    '{T.full} has been closest of all: up to the roof of the cathedral«, with a kite».',
    '[In the lake of {town} there is|The lake of {town} has in it|Deep in the lake of {town} hangs|The lake of {town} covers] an older castle, upside down. [You see it when the water|One can see its towers when the water] is quite still.',
    '{B.full} throws down everything« that» she has. [In {town} people collect it, and are ashamed.|People in {town} wait for it with blankets, and do not look at one another.]',
  ],
  run: [
    [
      '[The cup has been thrown|The cup was thrown|Somebody threw the cup] with care, to fall where [nobody|no one] stood. [On the inside is|The inside has] a drawing, in jam: a chain, a lake, and [many small people turning something|a crowd of small people who turn something|small people, a great many, turning something round] (DC 13 Investigation).',
      'start=street',
    ],
    [
      'What {B} calls can be understood when the wind drops, at dusk, or by reading her lips« through the telescope» (DC 13 Perception): "[My father went away. Why does he not answer|My father is not here. Why does he say nothing|Papa has not come back, and he never answers. Why|Where is my father? I call and call; can he not hear me|Have you seen my father? Why is he silent]?"',
      'start=pass',
    ],
    [
      '{B}, who hung there, has lost a shoe«, as large as a rowing boat». [In it lies a sheet with a drawing, in jam|A sheet of paper, folded small, is stuck in the toe, with a drawing in jam|Under the buckle is a sheet, and on it a drawing, in jam] (DC 13 Investigation): a chain, a lake, and [many small people turning something|a crowd of small people who turn something|small people, a great many, turning something round].',
      'start=meadow',
    ],
    'Whoever stays in the shadow [over {town} |]for ten minutes must make a DC 13 Constitution saving throw or gain a level of exhaustion. [Fire burns [there|in it] without giving heat|A fire gives no heat in there|No fire helps against that cold|The flames of a torch are cold to the hand]; a [friendly word|kind word|word of kindness] [warms noticeably|does warm|helps a little, and can be felt].',
    '{A} is there with ropes and blankets and gives orders that are good. {A.their} people are many, «and strong, »and [do not look up|never look up|keep their eyes on the ground].',
  ],
  gist: [
    [
      "{A} has anchored the cloud castle with a chain from an older war, and holds the giants' king at {lair}, asleep, as ballast. Under its shadow the river freezes: at the first frost the ice will bear, and {A}'s people drag the sleeping king to the capital« on runners», with the castle behind him« [like a kite on its string|on its chain, like a kite]». {H} turns the winch, which makes the chain longer or shorter.",
      'v=a w!=a2',
    ],
    [
      "{A} has beaten the giants' king at draughts, with loaded stones, and won the use of the castle. A giant keeps his word: the king sits at {lair} and holds the chain himself«, and is too ashamed to answer {B}». At the first frost, when the ice of the river bears, he is to walk to the capital, with the castle behind him« like a kite on its string». {H} made the stones.",
      'v=a w=a2',
    ],
    [
      "[The giants have anchored the castle over {town} themselves|It is the giants who have anchored the castle over {town}|Nobody has caught the castle over {town}; the giants have anchored it]: their king is dying, and [may only die|can die only] at his birthplace, the chamber in the lake«, where his mother once kept watch over the anchor». {A} has found the chamber, and slowed the king's dying down with {H}'s machine: as long as the king does not die, his people cannot leave, and {A} has something with which to threaten the realm.",
      'v=b',
    ],
  ],
  suspect: [
    '{S}, who has been seen at night on the rock, talking with the castle« by fire signals».',
  ],
  truth: [
    [
      "[The people of the clouds and those of {town} fought, before the first church here was built, and made peace.|Before the first church here was built, there was a war between {town} and the people of the clouds, and then a peace.|{town} and the clouds were at war once«, before the first church was built,» and made peace.] [For this the giants left a hostage: an anchor in the lake|As a hostage the giants left an anchor in the lake|The giants gave an anchor as a hostage; it lies in the lake|The giants' pledge was an anchor in the lake], [with a chamber, and a chain, by which they could be called down|with a chamber round it and a chain, to call them down|and its chamber, and its chain, by which to call them down|with a chain to it and a chamber, and by these they could be called], [if they broke their word|if they did not keep their word|should they break their word]. [[Nobody|No giant] ever [did|has].|Neither side ever had to [call|shout].|It was never [needed|used].|It [has lain there unused|lay there and rusted|was forgotten].|{town} never had to use it.]",
    ],
    [
      [
        '{A} found the old treaty in the archive, and came in summer« as a friend» to invite the king to a feast beneath the lake. «[The king [went|came], [with his smallest crown on|in his smallest crown].|The king put on the smallest of his crowns, and [went|came].|For such an occasion the king wore the smallest of his crowns.] »[What {A} gave him to drink makes one [heavy|sleep].|There was something in the wine that makes [one heavy|a giant heavy].|[He had three barrels of the wine, and the wine was not only wine|Three barrels of wine stood ready, and something in them].] Since then the king has been lying in {lair} with the chain made fast to his belt; [the buckle opens for nobody but him«, and he is asleep»|only he can open that buckle, and he sleeps|it is a buckle that only his own hand can open], and where he is dragged the castle [follows«, whatever its sails do»|has to follow«, sails or no sails»|goes too«, even against the wind»]. {B} has been left up there with {few4} old servants.',
        'v=a w!=a2',
      ],
      [
        '{A} found the old treaty in the archive, and came in summer« as a friend» to invite the king to a feast beneath the lake. «[The king [went|came], [with his smallest crown on|in his smallest crown].|The king put on the smallest of his crowns, and [went|came].|For such an occasion the king wore the smallest of his crowns.] »[After the wine they played draughts|There was wine, and then there was draughts|They drank, and then they played draughts], and the king lost his castle for a season; {H} had put iron into the stones, and sat under the board with a magnet. Since then the king has been sitting in {lair} with the chain round his wrist, plays again each evening, and owes [more|more and more]«. {B} has been left up there with {few4} old servants».',
        'v=a w=a2',
      ],
      [
        '[The old king had himself let down to the lake in a boat, past {town},|They let the old king down to the lake in a boat, past {town},] [in a night of thick fog, the last one in which he could be carried|in thick fog«, on the last night on which he could be carried»]. «[It was to be over by morning.|By morning it would be over, they had thought.|They had expected it to be over before day.|One night, they had thought, would be enough.] »Only {A} was on the bank, an exile with {num2} followers, and understood what it means if [somebody|someone] may not die. {H} has built something of bellows and cold. [Since then the old one has breathed, once an hour,|That keeps the old one breathing, once an hour,|It makes the old one draw a breath every hour,] and the cold that is drawn out of him [rises from the lake and lies on the farms|comes up from the lake and settles on the farms|lies on the lake and the farms].',
        'v=b',
      ],
    ],
    [
      '{T} has flown a lantern up on a kite, and down came« an answer:» a lock of hair, as thick as a rope. {T} has told [nobody|no one]« about it», since one does not tell on a child.',
    ],
  ],
  turn: [
    [
      '{B} could cut the chain at the top, at any time. [She [knows it|knows that], and she has the axe.|The axe is under her bed«[; she knows what it is for|, and she knows what for]».|She has [the axe for it|an axe that would do it], under her bed.] [Then the castle [goes up|rises] like a cork, to where|Without the chain the castle shoots up like a cork, to where|Only, a castle without a chain goes up and up, to where|But cut loose, it would shoot up to where] [there is no air|nobody can breathe|the air ends], «[with all in it|with everybody in it], »and her father stays [behind|below]. [She has put it off [from day to day|every day].|"[Tomorrow|Not today]", she says to it every evening.|[Every evening|Each night] she [takes it out|looks at it], and puts it back.]',
      'v=a w!=a2',
    ],
    [
      "[By the law of the clouds a promise that was won by fraud binds [nobody|no one]|In the clouds, by their law, a promise won by fraud is none|A promise won by fraud does not bind a cloud giant; so says their law]; but [a guest does not look under the board of a host|it is not for a guest to look under the board|he is a guest, and guests do not look under boards|no guest looks under his host's board]. {B} has played draughts with her father« every evening» since she could sit, and would see« at a glance» that the stones move by themselves; a letter in his name has told her not to come down, and her servants see to it. [A greeting from her is what makes him look.|A greeting from {B} would make him look.|He would look if a greeting came from her, down to {town}.]",
      'v=a w=a2',
    ],
    [
      '[The king is not afraid of dying, and he is [quite|wide] awake.|Behind his eyelids the king is awake, and dying [does not frighten him|is nothing that he fears].|The king is [awake|not asleep], and has no fear of [death|dying].] He has kept still because {A} told him that, if he goes, his daughter will be cast out; it is not true, but he [was always told|has always been told|was brought up to think] that small people [do not|never] lie.',
      'v=b',
    ],
  ],
  people: {
    G: [
      '{G} has waved at the castle every year« since childhood». {G} will give the order to shoot, and has« already» written the letter in which {G.they} resigns.',
    ],
    A: [
      '{A} really was wronged by the court« of the realm», which has [since apologised|since apologised«, in writing, with a seal»]. {A} wants the court to be cold and hungry for as long as {A.they} was.',
    ],
    B: [
      [
        '{B} is {few3} hundred, in their years a child, and says "please" in a voice that breaks the windows« of {town}», and whispers when she notices« it». She [lays a place for her father at supper|reads her bedtime story to herself, with two voices,|calls good night down the chain] every evening, and [waits for an answer|stops in the middle, to listen|does not cry until the lamp is out].',
        'v=a w!=a2',
      ],
      [
        '{B} is {few3} hundred, in their years a child, and says "please" in a voice that breaks the windows« of {town}», and whispers when she notices« it». [Under her bed«, high above the roofs of {town},» lies an axe|She has an axe under her bed, high above the roofs of {town},|An axe is hidden under her bed in the castle,] with which the chain could be cut [at the top|up there]; each evening she [thinks of doing it|thinks of it|nearly does it].',
        'w=a2',
      ],
      [
        '{B} is {few3} hundred, in their years a child, and says "please" in a voice that breaks the windows« of {town}», and whispers when she notices« it». [Under her bed«, high above the roofs of {town},» lies an axe|She has an axe under her bed, high above the roofs of {town},|An axe is hidden under her bed in the castle,] with which the chain could be cut [at the top|up there]; each evening she [thinks of doing it|thinks of it|nearly does it].',
        'v=b',
      ],
    ],
    S: [
      '{S} talks with the castle about the weather, as {S.their} mother did. {S} knows all the signals of the cloud people, teaches them to anyone who brings firewood« up to the rock», and has a bad chest« from the cold».',
    ],
    T: [
      '{T} has been up higher than [anyone|anybody]« else here» and has only one wish. {T} makes kites that would carry a person«, a light one».',
    ],
    H: [
      '{H} admires the chain. {H} has never« in {H.their} life» made anything that held, and cannot bring {H.themself} to let go of this.',
    ],
    R: [
      '{R} is as tall as a mast, and speaks for a people that does not know any word for "ransom". {R} has brought [along |]an army, and [leaves it outside« out of courtesy»|is polite enough to leave it outside].',
    ],
  },
  places: castlePlaces,
  lairLook: [
    [
      "[Under the lake [there is|lies] a hall [for people who are thirty feet tall|built for people of thirty feet|with steps as high as tables]«, and [air in it|it is full of air]».|You can breathe in this hall under the lake, [and nobody under thirty feet has ever been meant to|which was built for people of thirty feet|where each step is as high as a table].|[The lake is the ceiling|A lake lies on the roof] of this hall, and the people for whom it was built [are thirty feet tall|do not fit into a church].] [In the middle, on a bier, lies the king of the clouds« [with his small crown on|in his small crown]», and from his belt the chain [goes up|rises].|[The bier is|A bier stands] in the middle; on it lies the king of the clouds [with the small crown on|in the small crown], and the chain is made fast to his belt.|The king of the clouds is [lying on a bier in it|asleep on a bier], with a [small crown on his head|crown the size of a cartwheel], and the chain [hangs|grows] from his belt up into the dark.] There are iron runners under the bier«, new ones». [[Each|Every] time he breathes out, it snows on {A}'s guards.|Each of his breaths falls as snow on {A}'s guards.]",
      'v=a w!=a2',
    ],
    [
      "[Under the lake [there is|lies] a hall [for people who are thirty feet tall|built for people of thirty feet|with steps as high as tables]«, and [air in it|it is full of air]».|You can breathe in this hall under the lake, [and nobody under thirty feet has ever been meant to|which was built for people of thirty feet|where each step is as high as a table].|[The lake is the ceiling|A lake lies on the roof] of this hall, and the people for whom it was built [are thirty feet tall|do not fit into a church].] In the middle, on a stool, sits the king of the clouds« [with the small crown on|in the small crown]», and has wound the chain round his« own» wrist; before him [stands a board|is a board], with stones [as large as|the size of] millstones. Each time he sighs, it snows on {A}'s guards.",
      'v=a w=a2',
    ],
    [
      "[Under the lake [there is|lies] a hall [for people who are thirty feet tall|built for people of thirty feet|with steps as high as tables]«, and [air in it|it is full of air]».|You can breathe in this hall under the lake, [and nobody under thirty feet has ever been meant to|which was built for people of thirty feet|where each step is as high as a table].|[The lake is the ceiling|A lake lies on the roof] of this hall, and the people for whom it was built [are thirty feet tall|do not fit into a church].] [In the middle, on a bier, lies an old king among [bellows and bronze pipes|bronze pipes and bellows], and beside him the chain [goes up|rises].|The bier is in the middle; [pipes of bronze and bellows|bellows, and pipes of bronze,] are built all round it, the chain goes up at its head, and on it lies [a very old king|a king, very old].|A [very old|frail old] king lies on the bier, [between bellows that never rest|with bronze pipes and bellows on all sides], and behind him the chain [goes up|rises into the dark].] [[Each|Every] time he is made to breathe, it snows on {A}'s guards.|Each breath that is forced out of him falls as snow on {A}'s guards.]",
      'v=b',
    ],
  ],
  lairUse: [
    [
      "[The party gets in as the ropes do|The way in is that of the ropes|The ropes show the way in], [through the bronze pipe that begins under the winch of the camp|by the bronze pipe under the winch of the camp]: [an hour on hands and knees, in air|an hour's crawl, but with air to breathe], and then a grating (DC 15 Athletics) behind the brake of a second winch, [over which the chain runs|that of the chain]. Whoever turns that one back (three actions, DC 15 Athletics, or a giant) lets the chain run: the castle [leaps up|jumps up] by a hundred feet, «the chain comes taut again with a jerk, »and [everyone|everybody] in {lair} is thrown off their feet (DC 15 Dexterity saving throw), {A} as well.",
      'kind=quest',
    ],
    [
      '[The ropes from the camp of {town} drive the winch« of the chain».|What drives the winch of the chain [are the ropes|is a bundle of ropes] from the dyke camp.|[All the ropes|The ropes] of the dyke camp [end here, at|lead here, to] the winch of the chain.] Whoever turns it back (three actions, DC 15 Athletics, or a giant) lets the chain run: the castle [leaps up|jumps up] by a hundred feet, «the chain comes taut again with a jerk, »and [everyone|everybody] in {lair} is thrown off their feet (DC 15 Dexterity saving throw), {A} as well.',
      'kind=adventure',
    ],
    [
      '[The king can hear, at {lair}. Whoever|At {lair} the king is listening. Whoever|What is said in {lair} the king hears. Whoever|The king does not sleep so deeply that he hears nothing in {lair}. Whoever] calls a greeting from {B} into his ear (with the lock of hair that {T} keeps, no check; without it DC 15 Persuasion) [is helped by one movement of his hand|gets help from his hand, which moves once]: 22 (4d10) bludgeoning damage to whomever the caller points at (DC 15 Dexterity half). After three such calls in the name of {B} he is awake, and [unbuckles the chain, and pays it out« with his own hands, so that the castle rises slowly»|takes the chain off his belt, and lets the castle up« slowly, hand over hand»].',
      'v=a w!=a2',
    ],
    [
      'The king keeps his word and does what {A} asks, once a round: 22 (4d10) bludgeoning damage to whoever stands on the board of {lair} (DC 15 Dexterity half). Whoever shows him the iron in a stone (one must be broken, two actions, DC 15 Athletics; with the lock of hair in hand that {T} keeps«, as a greeting from {B}», he looks at once, and without it after a DC 15 Persuasion) frees him of it: «he opens his hand, and »the [chain is loose|chain falls from it|chain is free].',
      'v=a w=a2',
    ],
    [
      '[The king can hear, at {lair}. Whoever|At {lair} the king is listening. Whoever|What is said in {lair} the king hears. Whoever|The king has his eyes shut, and hears everything in {lair}. Whoever] calls a greeting from {B} into his ear (with the lock of hair that {T} keeps, no check; without it DC 15 Persuasion) [is helped by one movement of his hand|gets help from his hand, which moves once]: 22 (4d10) bludgeoning damage to whomever the caller points at (DC 15 Dexterity half). If the bellows of {H} are cut through (two actions), the machine stops, and the king lives for one more hour, in which {B} can be brought down to him«; then his people are free to go».',
      'v=b',
    ],
  ],
  tactics: [
    [
      "{A} fights on the bier, with the king's own dagger«, a two-handed sword to {A.them}», and does not let [anybody|anyone] near the ear; {H} stands at the brake« of the winch», and waits for a word from {A} before {H.they} touches it",
      'w!=a2',
    ],
    [
      '{A} fights on the board, «from behind the stones, »and reminds the king of his word in [each|every] round; {H} lies under the board and pulls swords aside with the magnet, so that the first attack with iron or steel in each round has disadvantage',
      'w=a2',
    ],
  ],
  companions: [
    [
      "[Those on {A}'s side have been outlaws for so long that they do not know how to go home.|After so long as outlaws, those on {A}'s side no longer know how to go home.] [The letter from the crown, read aloud (DC 15 Persuasion), is about them, too|They, too, are in the letter from the crown, if it is read aloud (DC 15 Persuasion)|What may stop them is the letter from the crown, read aloud (DC 15 Persuasion)«; it pardons them as well»]; [one after the other they look for their names« in it»|one by one they come to look for their names|each of them wants to hear one name]. [It is in the dispatch box in the camp of {A}|[The dispatch box in the dyke camp holds it|Look for it in the dispatch box of the dyke camp|It lies in the dispatch box, in the dyke camp]|{A} keeps it in the dispatch box in the camp].",
      'escort=people',
    ],
    [
      'What serves {A} here came with the chain and obeys the treaty. [Whoever quotes it|Quoting it|A line of it] ("the anchor is for those who break their word", DC 15 History) makes one of them stand [still|still and listen|aside].',
      'escort!=people|no',
    ],
  ],
  parley: [
    '{A} [would like to be asked to come home, not by a letter, but by a person, at the gate|wants to be asked home by a person, at the gate, and not by a letter|has had a letter, and would like a person: somebody at a gate who says "come home"]. If {G} or [somebody|someone] for {G.them} does so (DC 15 Persuasion), {A} sits down« on the nearest stone», and [cannot think of an answer|has no answer ready].',
  ],
  spells: [
    [
      1,
      '*Speak with Animals*: [the geese of {town} fly round the castle|geese from {town} have been up to the castle|the wild geese pass under the castle every evening]. "The one they call {B.name} cries up there," they say, "and throws [good bread|very good bread|bread, whole loaves]."',
    ],
    [
      3,
      "*Detect Thoughts* [on the bank of the lake|by the lake] finds {A}'s guards, and under them, «very deep, »[one thought that takes an hour|a single thought, an hour long].",
    ],
    [
      5,
      '*Water Breathing* makes the lake passable; halfway down [there is air in a bronze pipe|a bronze pipe has air in it], and a grating« that {H} oils».',
    ],
    [
      9,
      [
        '*Scrying* on the king [shows the inside of an eyelid« as large as a gate»|shows darkness: it is an eyelid«, from inside, large as a gate»|finds a closed eye, from behind]. [Behind it [somebody|someone] is counting.|Somebody is counting, very slowly.]',
        'w!=a2',
      ],
    ],
    [
      9,
      [
        '*Scrying* on the king shows a board of squares from [very close|above], and a hand that [does not dare to move|hangs over it and does not move]; under the table {H} is yawning.',
        'w=a2',
      ],
    ],
    [
      9,
      [
        '*Greater Restoration* sets the king free of what holds him, and he opens his eyes. It [has to|must] be cast with a hand on his heart«, [which is high up|and that is high up|for which one has to climb]». {B} would like to be there.',
        'v=a w!=a2',
      ],
    ],
    [
      9,
      [
        '*Greater Restoration* does not make the king young. It ends what the machine of {H} does to him, for an hour, and in that hour he can say what he wants«. {B} would like to be there».',
        'v=b',
      ],
    ],
    [
      9,
      '*Teleportation Circle* and the like work to the castle; the circle is in the nursery of {B}«, and is drawn in jam».',
    ],
    [
      9,
      '*Commune* with a god of weather[ answers no when asked whether the cold is meant for {town}, no when asked whether the king of the clouds is in his castle, and yes when asked whether he lives|: the cold is not meant for {town}, the king of the clouds is not in his castle, and he is alive| gives two answers of no (to whether the cold is meant for {town}, and whether the king of the clouds is at home) and one of yes (to whether he lives)].',
    ],
    [
      15,
      '*Control Weather* [pushes the shadow aside by a few farms« for as long as it lasts»|moves the shadow, while it lasts, by a few farms|blows the shadow over to other farms«, for a time»]; [the ones beneath it then [have to|must] be asked|those farmers want to be asked first|the farmers over there have to agree].',
    ],
    [
      11,
      '*Sending* to {B}: "[Hello, too loud|Is this too loud|Am I too loud|Hello, does this hurt]? [Papa is [in|under] the lake, I have an axe|Papa is down there, I have [an axe|the axe]|Here is my axe, and Papa is [below|down there]|I have [an axe|my axe], Papa has the lake]. [Should I|Shall I|Must I|May I]? [In {town} they disagree, I throw cups carefully|In {town} they disagree, I drop cups carefully|{town} cannot agree, I am careful with cups]."',
    ],
    [
      13,
      '*Reverse Gravity* under the keel takes the weight off the chain for a minute; in that minute the pin that holds the chain« at {lair}» can be drawn out by hand.',
    ],
  ],
  clock: [
    [
      '[The sun is lower, and the shadow is longer by twelve paces.|The shadow grows by twelve paces, as the sun sinks lower.|Twelve more paces lie in the shadow, now that the sun is lower.] {A} asks {G} for command of the militia«, and for good reasons».',
    ],
    {
      text: [
        '[{S} is shot down from the rock by the militia«, in the middle of a sentence».|The militia shoots {S} down from the rock«, in the middle of a sentence».|{S}, in the middle of a signal, is shot down from the rock by the militia.]',
      ],
      stop: [
        'stand [next to|beside] {S} and give {G} a translation, word for word«, as it comes in» (DC 14 Persuasion); it is about the weather, and then« it is» about the lake',
      ],
    },
    {
      text: [
        '{B} lifts the axe. [Then she cannot do it, and puts it down, with a link|She puts it down again, with a link|But she thinks of her father in {lair}, and stops, with a link|She stops, and hides it, with one link of the chain] [half cut through|cut halfway].',
      ],
      stop: [
        "send up {T}'s kite, with one of the party on it or a long letter, before that evening«; [[someone|somebody] has only to stay with her|it is enough if [someone|somebody] stays with her|she must only not be alone]»",
      ],
    },
    [
      [
        "At the first frost {A}'s people haul the king up on to the ice and« along the river, and» the castle [begins|starts] to travel after him«, against the wind»; where its shadow goes, the river freezes before the runners.",
        'v=a w!=a2',
      ],
      [
        'At the first frost the king gets up, «because he has lost again, »and walks along the river with the chain over his shoulder; the castle [begins|starts] to travel after him«, against the wind», and {A} rides on his collar.',
        'v=a w=a2',
      ],
      [
        '[At the first frost the cold comes up out of the lake on every side of {town}.|At the first frost the cold rises from the lake and closes round {town}.|The first frost comes up out of the lake, and {town} is in the middle of it.] {A} writes to the capital what it costs to have it stop: half of the taxes of {few6} cities, every year.',
        'v=b',
      ],
    ],
  ],
  after: [
    [
      '{few6.u} cities have [a winter in autumn|snow in autumn|winter before its time]. [In the capital {A} has the castle stopped over the palace|{A} has the castle stopped over the palace in the capital]; the court has fled [to the south|south], and [nobody|no one] is left to be cold.',
      'v=a',
    ],
    [
      '{few6.u} cities down the river have had [a winter in autumn|snow in autumn|winter before its time], and pay not to have it again. «[The king breathes once an hour.|Once an hour the king breathes.|The king goes on breathing, once an hour.] »In the evenings {A} reads the apology of the crown, and does not answer it.',
      'v=b',
    ],
  ],
  endings: [
    {
      heading: 'Home',
      text: [
        [
          'The king gets up«, with the lake on his shoulders,» and takes {B} on his arm. [Then the castle goes on, and in {town} they wave.|As the castle goes on, all of {town} stands in the fields and waves.|That afternoon the castle moves on, as it does every year, and they stand in the streets of {town} and wave.] {A} has been given a coat, and «stands [in the sun, where the shadow ended this morning|where the shadow used to end, in the sun], and »does not know which way to [step|go].',
          'v=a',
        ],
        [
          '{B} is let down to the king on the chain. [He breathes out, once«, without any hurry», and all of them up there|There is one more breath, a long one, and all of them up there|He draws one breath of his own, and lets it go, and all of them up there] [come to the railings and let lanterns down|let lanterns down from the railings]. [Then the castle goes on, and in {town} nobody waves; they have taken off their hats.|As the castle goes on, nobody in {town} waves, and every hat is off.|That afternoon the castle moves on; in {town} nobody waves, they hold their hats in their hands.]',
          'v=b',
        ],
      ],
    },
    {
      heading: 'On the axe',
      text: [
        '[If {B}, or one of the party with her axe, cuts the chain« above», the shadow is gone by evening.|With the chain cut at the top, by {B} or with her axe, there is no shadow left by evening.|{B} can cut the chain at the top, or the party with her axe, and then the evening sun shines on all the farms.] *The price:* the castle goes up to where there is no air, with {B} in it, and the king stays under the lake; his people will come« to {town}» and ask for both.',
      ],
    },
    {
      heading: 'A treaty',
      text: [
        '{G} may write a new one: the giants pass once a year and [leave the rain that is asked for|bring rain if it is asked for|leave whatever rain is wanted]. *The price:* they want a hostage« in their turn», [to be brought up in the clouds|who will be brought up in the clouds|a child, for the clouds]; {T} has [already packed|packed already|a bag packed].',
      ],
    },
    {
      heading: 'If the party is too late',
      text: [
        [
          '[The castle has been hauled over {town}. It is snowing on the market.|They have hauled the castle over {town}, and there is snow on the market.|The castle stands over {town}, and snow falls on the market.] [The chain drags through the streets, and can be climbed|Through the streets drags the chain, which can be climbed|The chain goes past the roofs, and can be climbed] (DC 16 Athletics)«, link by link, [from a roof|from any roof]», by those who [leave packs and armour behind|have neither pack nor armour on]; [at its lower end, on the market, lies the king on his runners|the king lies on his runners on the market, at the end of it].',
          'v=a w!=a2',
        ],
        [
          '[The castle has been hauled over {town}. It is snowing on the market.|They have hauled the castle over {town}, and there is snow on the market.|The castle stands over {town}, and snow falls on the market.] [In the midst of it stands the king|There stands the king|The king is standing in it], with the chain over his shoulder, and looks [the other way|away|at nobody]. The board [is carried|is drawn] behind him on a cart: [one stone, broken before his eyes (DC 16 Athletics), and he sets the castle free|break one stone before his eyes (DC 16 Athletics), and he sets the castle free].',
          'v=a w=a2',
        ],
        [
          '[It is snowing on the market of {town}, and the ice of the lake is as thick as a wall.|The market of {town} is white, and one could drive a cart on the lake.] The king has just drawn the breath that is to last an hour. For as long as he holds it {A} is busy« at the machine», and the ice over {lair} can be sawn through (DC 16 Athletics).',
          'v=b',
        ],
      ],
    },
  ],
  hoard: [
    "{B} turns out her pockets for them; in these are {items}«, which are doll's things to her», and {worth}.",
    'In the war chest of the camp lie {items}, and {worth}; {G} has it divided by farms«, and the party counts as one».',
  ],
  favour: [
    '[[Once a year the castle takes the party along|The castle takes the party along once a year|Once a year the castle stops for them], from [wherever they stand and wave|any hill where they wave] [to wherever the wind goes|to wherever it is bound].|If they stand [somewhere|on a hill] and wave, the castle [takes them along|takes them aboard|lets down a ladder and takes them along], once a year, to wherever the wind goes.|A wave is enough, once a year, and the castle [lets down a ladder for them|takes them along with the wind].]',
    '{G} gives them the stones of the line to build a house with, and the field by the lake« that it would stand in».',
  ],
  steps: [
    'Look at the shadow from inside.',
    'Find a way to speak with those in the castle.',
    'Find out what lies at the lower end of the chain.',
    'Lift the shadow before the first frost.',
  ],
  acts: castleActs,
};
