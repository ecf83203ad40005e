import { ferryActs } from './ferry-acts.ts';
import type { Tale } from './tale-types.ts';

export const ferryTale: Tale = {
  id: 'ferry',
  titles: ['The Last Ferry', 'The Rope Across', 'Strokes on the Door', 'All Over Before the Flood'],
  tones: ['heroic', 'grim'],
  levels: [1, 7],
  cast: {
    G: 'ferry warden|ferry elder',
    A: 'lock owner|timber merchant',
    B: 'she:old ferrywoman',
    S: 'raft hand|fisher from upstream',
    T: "net mender|ferry boy's teacher",
    H: 'rope maker',
    R: 'captain of the flood guard',
  },
  named: 'he:',
  deadline: 'the flood',
  num: [90, 140],
  lair: {
    name: 'the sawmill on piles|the sawmill above the weir|the sawmill in the river|the sawmill over the sluice|the saw house on piles|the old mill with the saw|the sawmill on stilts',
    short: 'sawmill|saw house|mill',
    terrain: 'water',
  },
  alsoOf: ['he', 'she'],
  escort: ['people'],
  pitch: [
    'The valley above {town} is flooding, and {num} people wait on the far bank for the ferry. {B.full} has brought them over in boatfuls of nine for {few} days and nights, along a rope« as thick as a thigh». [Now the rope has parted, with a boat in the middle|Today the rope has given way, and there was a boat in midstream|This evening it parted, while a boat was half way across]. [The nine in it were pulled ashore, the boat was smashed|The boat is [driftwood|in splinters]; the nine in it are [alive|safe]|All nine in it could be saved, but not the boat|Nine people were got out of the water, and planks]. {G} has looked at the end: it was cut.',
    '{B.full} ferries people across the river at {town}, out of a valley that is going under: nine to a boat, «for {few} days and nights, »along one« thick» rope. [Then, with a full boat on it, the rope parted|With nine people on the water, the rope has parted|Now it has parted under a full boat], and {num} are still on the other side. [The boat is lost; nobody in it is|Those in the boat were pulled out, the boat was not|All nine are ashore, and the boat is gone|The people were saved, and the boat was smashed]. {G} has found the end of the rope, and shows it to everybody who asks: no rope breaks like that, it was cut.',
  ],
  stakes: [
    'In {days} days [the water reaches the meadow on which they stand|the meadow on which they are waiting will be under water|the river will have the meadow where they are camped|there will be no meadow left for them to stand on]. {G} has one boat left; [without a rope the current carries it miles downstream, and it takes two days to haul it back|with no rope it is carried off for miles, and has to be hauled back for two days]. [A new rope is being made|A new rope is on the hooks already, half made|They are making another rope]. But whoever cut the old one, says {G}, is still in {town}, and can cut that one, too.',
  ],
  start: [
    [
      '"[Hold it, hold it!|Take hold, and do not let go!|Hold this!]" shouts {B.full}, and throws you the end. [It is wet, it is alive, and [on the other side of the rain|somewhere out in the rain], on what is left of a boat, nine people are hanging on to it, one with a goat on the shoulders.|It jerks like [an animal|a big fish]: out there« in the rain» nine people lie flat on what is left of a boat and hold on to the other end, and one of them has a goat across the shoulders.|A rope runs through your hands, and you see what is on it: [half a boat|the bottom of a boat], nine people, and, round the neck of one« of them», a goat.] [It pulls you into the river up to the hips, then up to the chest.|The current takes it and you with it, [one step, two, until the water is at your chest|into the water, to the knees, to the ribs].|You are dragged down the bank and in, and [the cold|the water] comes up to your chest.] [Somebody grips your belt.|A hand takes hold of your belt from behind.|Two arms close round you from behind.|Then you are held from behind, by the belt.] It is {G.full}, and after that [somebody|someone] else. [When the last of the nine is on the bank, the rope goes slack, and its end floats past you, [smooth for three quarters, and then torn|for three quarters as smooth as a candle, and torn for the rest].|You get all nine of them out, and the goat; then the rope goes slack, and its end drifts past you: torn at one edge, and the rest [cut, as smooth as a candle|cut clean|cut with a knife].|Nine are on the bank, and a goat, [and only then does anybody look|before anybody looks] at the other end of the rope: [it has been cut|a knife did that].]',
      '@rope',
    ],
    [
      '[On the far bank they have lit a fire, and sing.|Across the water burns a fire, and people stand round it singing.|A fire is burning on the other bank, and over the water comes a song.] It is {num} people with bundles, and they sing [as they did for each boat, so that in the dark it found the bank|because that is how each boat has found the bank, in the dark]. «[Now there is no boat to find it.|Between the two banks there is no boat and no rope, only water.|Tonight there is nobody on the water to hear it.|No boat is [coming|coming now]; they sing all the [same|same, louder].] »{B.full} stands beside you« on the landing» with the cut rope\'s end in her hand and counts the voices. ["[One is missing|There is one voice less|One of them does not sing]," she says. "[The bass|It is the bass|The deep one]."|"There was a bass yesterday," she says, "and [today there is none|now I cannot find it]."|"They have lost one," she says. "[Listen, there is nothing underneath|There was a deep one]."]',
      'v=a @song',
    ],
    [
      '[On the far bank they have lit a fire, and sing.|Across the water burns a fire, and people stand round it singing.|A fire is burning on the other bank, and over the water comes a song.] It is {num} people with bundles, and they sing [as they did for each boat, so that in the dark it found the bank|because that is how each boat has found the bank, in the dark]. «[Now there is no boat to find it.|Between the two banks there is no boat and no rope, only water.|Tonight there is nobody on the water to hear it.|No boat is [coming|coming now]; they sing all the [same|same, louder].] »{B.full} stands beside you« on the landing» with the cut rope\'s end in her hand and counts the voices. ["[All there|Not one missing|That is all of them]," she says[|, "so far"|, "for tonight"|, and wipes the rain from her face].|"They are all still singing," she says, and [begins again with the first|goes on counting].]',
      'v=b @song',
    ],
  ],
  ask: [
    '{G} wants three things, in this order: a new rope across, [everyone|everybody] over, and whoever did it. ["If you have to let one of them go, let it be the last."|"And if one of the three cannot be had, then give me the first two."|"The third can wait. The first cannot."|"[In that order, please|And do not mix them up]: I can live without the third."]',
    '"There are {num} people over there," says {G}, "and somebody has cut the rope« all the same». [I need someone who is not from here to find out who|It takes a stranger to find out who|Find out who, because you are strangers, and can]. [I would look at my neighbours and never stop|If I begin to look at my neighbours like that, I shall never stop|I have known them all« from the cradle», and [would rather not know|cannot do it]|When I look into faces here I see who they married]."',
    '"First the rope," says {G}, "then the people, «[all of them|every one], »and then, [if there is time|if anything is left of me], the one with the knife. [You are new here, so you can look everybody in the face|Ask everybody, you have no cousins here|I cannot ask, since I am related to half of the town]."',
  ],
  fee: [
    '{G} scrapes together {coins} gp«, [part of it in fish hooks|the last of it in [fish hooks|candles]|and makes up the rest with fish hooks]».',
    "[The crossing will pay {coins} gp|For this the crossing has {coins} gp|There are {coins} gp in the box of the crossing|{coins} gp have been put aside for it], and [whoever is brought over has promised a day's work to each of you|everyone who is brought over will do a day's work for each of you|those on the far bank have promised« each of» you a day's work].",
  ],
  talk: [
    '{S.full} is from upstream and was seen with a wet knife. [All of them have wet knives.|But whose knife is dry this week?|Then again, nothing in this valley is dry.]',
    '{A.full} [is giving out planks« for nothing», and has been up for three nights|has not slept for three nights, and gives planks to everybody« who asks»].',
    [
      '{B.full} is too old, people say. [They should have put a chain across long ago, as {A} suggested.|Had they put a chain across in time, as {A} suggested, nobody would need a rower.]',
      'v=a',
    ],
    [
      'The crossing paid {A.full} for a ferry chain two winters ago. [It was to be hung this spring«, on the first quiet day».|The wardens have been promised it for the first quiet day of this spring.]',
      'v=b',
    ],
    '[The dam at the sawmill has held.|The mill has lost neither a plank nor a log in this flood.|At the sawmill the dam is holding.|They have not lost so much as a plank at the sawmill.] [[Nobody|No one] can think how, with such water|It is a wonder, with such water|People ask themselves how|Good work, say some[; and others say, too good| of the wardens]].',
    '{T.full} has {few2} children at the net loft and no net to mend.',
    '[There is a second rope, from the old days, in the church roof of {town}, where the bell hangs on it; it is too short, now that the river has grown.|In the church« of {town}» the bell hangs on an old ferry rope; the river was narrower when it was in use.|The bell rope in the church of {town} is older and thicker than the one that was cut, and used to cross this river, when the river was half as wide.]',
  ],
  run: [
    '[The cut in the rope goes three quarters through, from below, and it is tarred: it was made days ago and then hidden|Three quarters of the rope were cut, from below, days ago, and the cut was hidden with tar|The knife went through three quarters of it, from underneath, and somebody tarred the place over; that was days ago] (DC 12 Investigation)«. [After that it was only a question of time|All that was needed then was a heavy load|The rest was left to a full boat|It could have been any boat]».',
    'From the far bank [somebody|someone] signals to {B}« with a blanket». Whoever knows the ferry signs (or guesses: DC 12 Performance) reads: ["water rising here, why not at the mill?"|"river high, mill dry, why?"|"we drown, the mill does not."]',
    '{A} is the first to wade in, and the last to let go. [It is a very good moment for {A} to be seen in.|If anybody remembers one face from this evening, it will be that one.|Half of the town has seen it.]',
  ],
  gist: [
    [
      '{A} holds back the flood with the dam at {lair}, so as to save the sawmill, and« so» drowns the far bank. [Each boatful could say how high the water stands over there, so {H} cut the rope: now hardly anybody comes.|With each boat came people who knew how fast it rises over there; therefore {H} cut the rope, and fewer come now.|Whoever came over could tell how high it stands there, until {H} cut the rope, and nobody came.]',
      'v=a',
    ],
    [
      '{A} was paid for a ferry chain that was never made, and the money is gone. When {G} asked for it, {A} promised to send it over by boat«, on a quiet day»; on the way the rope was to part, and {A} would have sworn that the chain had sunk with the boat. For this {H} had cut the rope part of the way through; then the flood came, and the people. {A} keeps the sluice at {lair} shut. To open it would save them all, and drown the mill«, which is all that {A} could still pay with».',
      'v=b',
    ],
  ],
  suspect: [
    '{S}, who was under the boat with a knife, to cut the goat free.',
    '{S}, who came up from under the boat with a knife« between the teeth», and had« just» cut a goat free with it.',
  ],
  truth: [
    [
      '[The river at {town} has two arms.|At {town} the river divides in two.|There are two rivers at {town}, which were one.] [The left arm, past the far meadow, is old and shallow; the right one, through the sawmill of {A} and past the landing, is deep, and has a sluice.|One arm, the left, is shallow and goes past the far meadow; the other, the right, is deep, has a sluice, and runs through the sawmill of {A} to the landing.] [If the sluice is open, [the far bank stays dry, and {A} loses the mill with all that is in it|the meadow stays dry, and the mill goes, with everything that {A} has|{A} loses the mill, and nobody on the far bank gets wet feet].|Whoever opens that sluice [saves the meadow and loses the mill with all that is in it|has given the mill for the meadow].|[It is either the one or the other|One cannot have both|It is mill or meadow]: [with the sluice open the mill is lost, with the sluice shut the meadow|an open sluice costs the mill, a shut one the meadow].]',
    ],
    [
      [
        '{A} has everything in that mill: a dowry, a debt, {few3} workers« whom {A} took in when [nobody|no one] else would». {A} shut the sluice for one night. [In the morning it would have been murder to open it, and to leave it shut as well|The next morning, to open it was murder, and to leave it shut was murder too|By the morning there were people below it and people beside it, and whatever one did with it was murder]; so {A} helps in the river« day and night», and has {H} see to it that it stays without witnesses.',
        'v=a',
      ],
      [
        '{few4.u} hundred gold pieces went from {town} to {A} for a chain, and from {A} to [somebody|someone] in {town2} who has sailed. {A} meant to pay it back with timber, but {G} would not wait. {H}«, who had a share of the money,» cut the rope "for a quiet day": nobody was to be aboard« then», only a chest of stones, which was to sink in the place of the chain. That night the river rose, and {A} shut the sluice« against it»; the next day the [refugees|first refugees|people from the valley] came. Now whoever is brought over can say how the water stands at the mill, and {A} has not told {H} to stop.',
        'v=b',
      ],
    ],
    [
      '{T} sees the river from the loft and keeps marks on the post: [since the night before the first boat it has risen on one side only|since the night before the first boat the two sides no longer rise together]. {T} has tried to tell {A}«, as {A} is the one who is always there».',
    ],
  ],
  turn: [
    [
      "One voice of {num} is missing in the singing on the far bank, the bass. It is that of {W.name}, {B}'s son, who went over with the first boat« to sing them across». [He is not drowned|He is alive|He did not drown]: he swam to the sluice, to open it, and {H} is holding him at {lair}«, because {H.they} did not know what else to do».",
      'v=a',
    ],
    [
      '{B} knew that the rope was cut. [On the crossing before the last one she felt it give, and brought that boat in [with hardly any weight on it|as if it were made of eggs].|It gave a little under her hand, one crossing before the last, and she [brought that boat in with the oars|took to the oars].|One boat earlier she had felt it stretch, and [rowed the rest of the way|had taken the weight on the oars].] [The last boat she sent out under a younger ferryman, and stayed on land, at the capstan, to [ease the rope with her own hands|let the rope out herself]; [there it parted|all the same it parted].|With the last boat she sent a younger ferryman, and stood at the capstan herself, to ease the rope; [it parted under her hands|it did not help].|For the last boat a younger ferryman took the oars, and she herself the capstan, so that the rope would be let out gently; [that is when it parted|it parted then].|She let a younger ferryman take the last boat, since nobody eases a rope at the capstan as she does; and it parted [there, in front of her|while she was easing it].] She has [told nobody«, for then nobody would have set foot in a boat again»|kept it to herself«, or nobody would have stepped into a boat again»|not said so, because they would all have stayed on the other bank].',
      'v=b',
    ],
  ],
  people: {
    G: [
      '{G} has not sat down for {few} days. {G} writes a stroke on the door for each one who comes over«, and [knows the number of strokes by heart|says the number without being asked|could say the number in a dream]».',
    ],
    A: [
      '{A} would give {A.their} life for [anyone|anybody]« in {town}», and is« just» finding out that [that is not what is being asked for|something else is wanted|nobody wants it].',
    ],
    B: [
      '{B} has rowed {town} to its [weddings and funerals|weddings and back, and to its graves]. {B} wants to see the last one over, and is feverish, and [says that it is the rain|says it is only the rain|will not hear of it].',
    ],
    S: [
      '{S} saved the goat, and [nobody|no one] has thanked {S.them}. {S} can swim the river in the dark and would do it for a kind word.',
    ],
    T: [
      '{T} teaches children to tie knots and sees everything three days before the others. {T} only needs to be asked.',
    ],
    H: [
      '{H} has made every rope in this valley, and cut the best« of them». {H} ties knots into a string, one for every person« still» over there.',
    ],
    R: [
      '{R} comes with {num2} soldiers, to breach the dyke of {town2}« before the flood reaches the valley below». {R} has orders for it, and reads them aloud when {R.they} is ashamed of them.',
    ],
  },
  places: [
    {
      name: 'the ferry landing|the landing stage',
      look: [
        'A stage of black planks, a capstan, and {num} strokes still missing on the door. [The river stands a hand below the railing, no higher than yesterday|Between the water and the railing there is still room for one hand, as there was yesterday|The water is where it was yesterday, a hand below the railing], and [far out|out there], where the left arm comes in, it carries [a church pew|a church pew upright, as though somebody were about to sit down|a hen house«, with the hens on it»|half of a barn].',
      ],
      todo: [
        '[On this landing there is only time to look [between two rescues|when nobody is in the water].|At the landing nobody has time for questions while there are people in the water.|Here the questions have to wait [for the next lull|until the next boatful is ashore].|One can look about here, but only [when nobody is drowning|between two cries for help].|[Nobody stands about on this landing with empty hands|Idle hands are not left idle on this landing].] [The party [has to|must] help first|First the party [has to|must] lend a hand|Before anything else there is work]: nine people have [pushed off from the far bank on a raft of doors|tied doors together on the far bank and pushed off on them|left the far bank on a raft, which is made of doors] (DC 12 Athletics, a group; [success brings in all nine, failure brings in six and a long scream|with a success all nine are saved, with a failure six|on a success nine come ashore, on a failure six]). {G} makes a stroke on the door for each; keep the count from here on«, since with every landing those on the far bank become fewer».',
      ],
      what: 'Investigation :: looking at the end that has been fished out :: [The cut runs at a slant, as one cuts a rope that is to be spliced again.|It was cut slantwise, as one does before splicing: somebody meant to mend it.|It is a slanting cut, of the kind that can be spliced again the next day.|Whoever cut it did so at a slant, and so that it could be spliced again.] [Whoever it was thought of everything but the [tar|tar on it], which is [that of a workshop|used in workshops only|not what boatmen use].|The rest was well thought out, but not the tar: it comes out of a workshop.|It is a careful piece of work, except for the tar, which is from a workshop.|But boatmen use another tar: this is from a workshop.]',
      who: "Nature :: smelling the tar :: [It has resin in it.|This is not ship's tar, it has resin in it.|There is [resin|pine resin] in it.|It smells of resin, as no ship does.] Only {H} mixes it like that, and only for one customer, {A}«, for the sluice of the mill».",
      where:
        'Perception :: watching what the river brings down :: [Pews, hens, roofs, all of it far out, on the left arm; but [no log, no plank, nothing from upstream|not so much as a plank] on the right one.|The left arm carries everything, roofs, hens and pews; on the right one nothing has come down from upstream all day, [not a plank|not a log].|All of it comes down the left arm, [roofs, hens and pews|fences, beds and dead sheep]; the right one [brings nothing from upstream|has been empty all day].] [Somebody|Someone] from {town} has closed the sluice at {lair}.',
    },
    {
      name: 'the net loft|the loft of the nets',
      look: [
        '[Under the roof there are nets like clouds, and {few2} children asleep in them.|Nets hang from the rafters« down to the floor», and {few2} children have lain down in them« as in hammocks» and sleep.|{few2.u} children are asleep in the nets« that hang from the roof beams».] [One post is covered with marks, and beside it hang two plumb bobs.|Somebody has cut notches into one post, dozens of them, and hung two plumb bobs next to it.|By the window two plumb bobs hang on threads, [before|beside] a post that is full of notches.|Notches go up one of the posts, and [next to them|before them] two plumb bobs hang on threads.]',
      ],
      todo: [
        '[The children have been told that all will be well; they wake up, and [ask if it is true|want to know if it is so|look at the party].|When somebody comes in they wake, and every visitor is asked the same thing: whether it is true that all will be well.|One of the children wakes up, and asks the party what all of them want to know: if it will be well in the end.] If one answers honestly«, and well» (DC 12 Persuasion), they sleep, and {T} has a hand free.',
      ],
      what: 'Investigation :: reading the marks on the post :: [On the far side the water rises|The water over there rises|Beyond the river the water has been rising] twice as fast as it should. [On this side it has stood still, since the night before the first boat|Here it has not moved, since the night before the first boat came over|On this bank the last new notch is from the night before the first boat].',
      who: 'Insight :: asking {T} [who has been told about the marks|whom {T.they} has told about the marks] :: Only {A}, three times. {A} thanked {T.them}, «kindly, »and went away« [each|every] time» looking older.',
      where:
        "History :: asking what used to be done in floods :: In the time of {T}'s mother the sluice was opened, and the meadow lay dry. It is under lock« now», at {lair}.",
    },
    {
      name: 'the rope walk|the long rope walk',
      look: [
        "A shed as long as a street, the strands on their hooks, and at the far end {H}, walking backwards, «as rope makers do, »with a face like [somebody|someone]'s who would like to go on walking.",
        'A shed of two hundred paces« with a strand of hemp down the middle», and {H} at the end of it, walking backwards, who does not look up«. [It smells of hemp and of tar|The lamps are lit by day|The rain on the roof is loud]».',
      ],
      todo: [
        '[A rope like this takes three weeks, so this one is laid out of every old rope in the town, and is nearly done.|There are two shifts, and the night is for splicing.|For a rope of this kind one needs three weeks, and nobody has them: it is twisted out of bell ropes, clothes lines and what is left of the old one.|Nobody has three weeks for a new rope; all the old ones of the town are being laid up into one.] Each one who turns a hook (DC 12 Athletics or Sleight of Hand) saves an hour, and as long as one turns, {H} [has to|must] stay, and talk.',
      ],
      what: 'Perception :: looking along the new rope :: {H} has made it well. [At one place there is a red thread in it, [where one could cut it without noticing|to show where a cut would not be seen]; {H} has put it in and taken it out again, twice.|Only at one spot a red thread runs through it, where a cut would not be noticed; {H} has put it in and taken it out again, twice.|A red thread marks one place, where [a knife would leave no trace|one could cut and not be found out], and it has been pulled out twice, and put back, by {H}.|Twice {H} has laid a red thread into it, at a spot [where no one would see a cut|that is good for a cut], and twice pulled it out.]',
      who: [
        [
          'Persuasion :: speaking to {H} about the red thread :: It was not {H.their} idea. ["It was [for one night|only for the night][."|, that is what I was told."|, I thought."]|"It was to be [a single night|a night, and not longer]."|"[One night|Just one night], [it was supposed to be|I was told]."|"I was told, [for a night|until the morning, and then it would be mended]."|"[Until the morning|Over the night], [that was all|no longer than that], and nobody on the rope."] It is {A} who pays for the hemp.',
          'v=a',
        ],
        [
          'Persuasion :: speaking to {H} about the red thread :: It was not {H.their} idea. ["It was to be [an empty boat|the chest alone, and a quiet day]. [Nobody was to be in it|There should have been no one in it]."|"[For a quiet day|For a quiet hour on the river], [we said|I was told], and for [a chest of stones|a boat with nothing in it but a chest]."|"[A chest of stones|One chest] was to go down, [and no one with it|on a quiet day, with nobody in the boat]."|"There should have been [nobody on the rope|nobody in the boat]. [Then the rain came|Then the flood came, and the people]."] It is {A} who pays for the hemp.',
          'v=b',
        ],
      ],
      where:
        'Sleight of Hand :: taking the key from {H}\'s hook :: [It is large and wet, and on the tag it says "sluice".|The key is as long as a hand, still wet, and its tag says "sluice".|It is an iron key, and wet; "sluice" is burned into the tag.|There is a tag on it, with one word, "sluice", and it drips.] [That is at {lair}, [under|below] the saw.|The sluice is at {lair}, below the saw.|It fits a winch under the saw, at {lair}.]',
    },
  ],
  lairLook: [
    [
      "[The mill of {A} stands on piles over roaring water, which it does not let through«. [Everything shakes|The nails sing|Dust falls from every beam]». [Under the floor you see the gate, of oak, bulging like a sail, and above it the saw, which has been lashed to it as a brace|Through the floor one sees the oak of the gate, bent like a sail, with the saw lashed across it as a brace|Below, the oak gate bulges« like a sail», and the [great saw|saw] is lashed to it«, [to hold it|as a brace]»].|You feel the mill of {A} before you see it: the bank trembles. It stands on piles across the right arm, and under its floor the gate is holding back the river, all of oak, bent like a bow; {H} has lashed the saw across it so that it holds a little longer.] In the tool room, behind a bolt, sits {B.name}'s son {W.name}, the bass, and hums.",
      'v=a',
    ],
    [
      '[The mill of {A} stands on piles over roaring water, which it does not let through«. [Everything shakes|The nails sing|Dust falls from every beam]». [Under the floor you see the gate, of oak, bulging like a sail, and above it the saw, which has been lashed to it as a brace|Through the floor one sees the oak of the gate, bent like a sail, with the saw lashed across it as a brace|Below, the oak gate bulges like a sail, and the [great saw|saw] is lashed to it«, [to hold it|as a brace]»].|You feel the mill of {A} before you see it: the bank trembles. It stands on piles across the right arm, and under its floor the gate is holding back the river, «all of oak, »bent like a bow; {H} has lashed the saw across it so that it holds a little longer.]',
      'v=b',
    ],
  ],
  lairUse: [
    '[The sluice can be opened with the key, at its winch (three actions, DC 14 Athletics each), [or broken with axe and saw in one|or, with axe and saw, broken in a single one].|With the key one can open the sluice, at its winch (three actions, DC 14 Athletics each); [with axe and saw one can break it in one|one action is enough to break it, with axe and saw].|The winch of the sluice needs the key and three actions (DC 14 Athletics each), [axe and saw need one, and break it|an axe and a saw need only one, but break it].] [Once it is open, the party has five rounds until the mill goes; the floor tilts more each round (DC 12 Dexterity saving throw or prone)|From then on the mill stands for five more rounds, and its floor tilts a little more each round (DC 12 Dexterity saving throw or prone)|Then the river takes five rounds to carry off the mill, and with each round the floor is steeper (DC 12 Dexterity saving throw or prone)|After that there are five rounds before the mill goes, on a floor that slopes more with every round (DC 12 Dexterity saving throw or prone)].',
    [
      '[Logs lie ready on the ramp. The catch, struck away (one action), lets them roll|On the ramp lies a pile of logs, which one blow at the catch (one action) sets rolling|The logs on the ramp hang on one catch; knocked out (one action), it lets them go|A kick at the catch (one action), and the logs on the ramp come down]: 5 (2d4) bludgeoning damage to [everyone|everybody|all who are] on the ramp, DC 12 Dexterity half.',
      'level<=2',
    ],
    [
      '[Logs lie ready on the ramp. The catch, struck away (one action), lets them roll|On the ramp lies a pile of logs, which one blow at the catch (one action) sets rolling|The logs on the ramp hang on one catch; knocked out (one action), it lets them go|A kick at the catch (one action), and the logs on the ramp come down]: 11 (2d10) bludgeoning damage to [everyone|everybody|all who are] on the ramp, DC 13 Dexterity half.',
      'level>=3',
    ],
  ],
  tactics: [
    '{A} does not want to hurt [anybody|anyone] and stands in the way, with a pole, with open arms«, with everything»; {H} cuts ropes, and cannot cut any on which [someone|somebody] is hanging',
  ],
  companions: [
    [
      '[Those beside {A} are the workers whom {A} took in, and all they own is in the mill.|The workers at the side of {A} would have nothing left without the mill.] [Shown the marks, or hearing those on the far bank sing|When they are shown the marks, or hear those on the far bank sing|If the party lets them see the marks, or hear the far bank sing] (DC 13 Persuasion), [one of them puts down the axe and goes|one of them drops the axe, and goes|one of them changes sides, and walks] to the winch of the sluice.',
      'escort=people',
    ],
  ],
  parley: [
    '{A} knows the number of those over there«, to the last one». [Whoever brings one of them in and has that one say a name (DC 12 Persuasion, no check for a child) sees {A} take out the second key of the sluice without a word.|Let one of them come in and say a name (DC 12 Persuasion, no check for a child), and {A} [takes out the second key of the sluice« without a word»|lays the second key of the sluice on the table].]',
  ],
  spells: [
    [
      1,
      '*Speak with Animals*: [the goat says that the knife of {S} was kind.|the goat says that {S} has a kind knife.|the goat has nothing but good to say of {S}, knife and all.] [The swallows of the mill have left; "it is [full to the neck|full to the neck, and it groans]," they say.|It adds that the swallows have moved out of the mill, which is ["full to the neck"|"full to the throat"|"about to sneeze"].|[No swallow is left at the mill, it says|The mill has no swallows any more, it says]: it is full to the [neck|brim].|A swallow, asked about the mill, says that [nobody nests in something that holds its breath|it is too full, and will not hold].]',
    ],
    [
      1,
      '*Mending* [joins no rope thicker than a thumb|can join a rope as thick as a thumb, but no thicker one]. {H} watches« it being done», and starts to cry.',
    ],
    [
      1,
      '*Floating Disk* or *Feather Fall* saves one boatful«; {G} counts it on the door with a star».',
    ],
    [
      3,
      '*Zone of Truth*: {A} says, "I have not cut any rope," and then, when [nobody|no one] asks« further», "please go on asking".',
    ],
    [
      5,
      '*Water Walk* or *Water Breathing* brings over ten at a time; they [have to|must] be led by [someone|somebody] who is not afraid«, and the river is full of trees».',
    ],
    [
      5,
      '*Sending* to the far bank is answered by {num} voices at once«, which all say how high the water stands».',
    ],
  ],
  clock: [
    [
      '[In {town} they splice the old rope. It is too short, since the river has grown wider; {H} has to go on with the new one.|The old rope is spliced« in {town}», and will not reach across any more; {H} has to finish the new one.] {A} brings planks, tea and [every worker from the mill|all the workers of the mill].',
    ],
    {
      text: [
        'A crowd throws {S} into the river. [Only those who come from the same village upstream pull {S.them} out again, «half drowned, »and after that none of them helps at the crossing« any more».|People from the same village« upstream» pull {S.them} out, half [drowned|dead], and [go home, all of them|all go home]; [the crossing has|the boats have] to do without them.]',
      ],
      stop: [
        'put the goat in front of them, «and its owner, »and let {S} hold it (DC 12 Persuasion)',
      ],
    },
    {
      text: [
        ['The new rope breaks, at the red thread, with {B} in the boat.', 'kind=quest'],
        [
          'The new rope, which runs from the church roof to the island« now», breaks at the red thread, with {B} in the boat.',
          'kind=adventure',
        ],
      ],
      stop: [
        'run a hand along it before it goes out, and have {H} swear to it« on the strand»; {H} cannot',
      ],
    },
    [
      '[The flood is over the meadow|There is no meadow any more|The meadow has gone under|Where the meadow was there is only river]. [For an hour you hear those on the far bank sing|For an hour the far bank sings|The singing goes on for an hour|They sing over there, a good hour longer], [and then you hear only the water|and then no more|then there is the river, and nothing else].',
    ],
  ],
  after: [
    'The mill stands. {A} works it alone, «at night, »since [nobody|no one] will saw there, and on each plank [there is a mark|there is a stroke, in red|a mark is found that nobody has made].',
  ],
  endings: [
    {
      heading: 'All over',
      text: [
        'The sluice of {A} goes up« with a sound like a door in heaven». [On the far side the water sinks, [a hand, two hands|first slowly, then fast], and all who are still there walk down to the bank« [on grass|over wet grass]».|The meadow beyond comes up out of the water, «first its gate, then its grass, »and those who are left on it walk down to the bank [dry-shod|as if to church].] {B} fetches the last one herself. The mill goes by in pieces; {A} stands on the bank and makes the strokes on the door«, because {G} has asked {A.them} to».',
      ],
    },
    {
      heading: 'By rope',
      text: [
        '[If the new rope holds, the rest of the {num} can be brought over, and the mill of {A} stays.|As long as the new rope holds, all who are left of the {num} can come over« it», and the mill of {A} stays.] *The price:* it takes all night, [three of the last boat are lost, and one of them is {B}|and of the last boat three do not arrive, among them {B}].',
      ],
    },
    {
      heading: 'Given up',
      text: [
        'If {A} opens the sluice, unforced, and tells it, [nobody|no one]« in {town}» says anything. *The price:* {few3} families have lost their bread, and [want to know from the party who will take them in now|ask the party who is going to feed them|stand before the party, «with their bundles, »and ask where to go].',
      ],
    },
    {
      heading: 'If the party is too late',
      text: [
        "[On the meadow those who are left [are standing|stand] on the carts, [holding the children up|with the children on top].|On the carts over there stand all who are left, with the children on their [shoulders|backs].|The water is at the [axles|hubs] of the carts, and those who are left stand on top, the children [on their arms|on their shoulders].|All that one sees of the meadow is carts, [crowded with those who are left, and the children held high|and on them those who are left, who lift up their children].|Those who are left [have climbed on to the carts|have only the carts to stand on], and hold up the children.] [{G} has one boat, and two crossings' worth of light; who goes in the boat is for the party to say.|{G} has one boat left, and light for two crossings; the party says who goes in it.]",
      ],
    },
  ],
  hoard: [
    'What the river brought to the grating of the mill, and [nobody|no one] will claim: {items}, and {worth}. {G} asks them to take it«, so that it does not lie there».',
    '[From the far bank everyone has brought over one thing|Whoever came over had one thing in the bundle [that mattered|that was worth carrying]|[They could save one thing each, over there|One thing each was all that they could carry away]|What they saved over there fits into a bundle]. [Those who were saved have|All who were saved have] put together for the party: {items}, and {worth}.',
  ],
  favour: [
    "{num.u} people owe the party a day's work. [They come, «from anywhere in the valley, »with tools, and ask what is to be done.|Wherever the party is in the valley, some of them turn up, with tools.]",
    '{B} gives them the whistle of the ferry. [On any river within a week of {town} [somebody|someone] comes when it is blown|When it is blown, on a river not more than a week from {town}, a boat comes].',
  ],
  steps: [
    'Get the next boat across.',
    'Find out who cut the rope, and when.',
    'Find out why the water rises only on one side.',
    'Bring all of them over before the flood.',
  ],
  acts: ferryActs,
};
