import { seedCornActs } from './seed-corn-acts.ts';
import type { Tale } from './tale-types.ts';

export const seedCornTale: Tale = {
  id: 'seed-corn',
  titles: ['The Seed Corn', 'Who Eats in Spring', 'Sand in the Sacks', 'Half Bread'],
  tones: ['grim', 'intrigue'],
  levels: [1, 6],
  cast: {
    G: 'reeve',
    A: 'granary steward',
    B: 'she:widow of a farmer',
    S: 'carter|thresher',
    T: 'mill hand',
    H: 'foreman of the store|clerk of the weights',
    R: 'grain factor',
  },
  named: 'he:',
  deadline: 'the sowing',
  num: [70, 95],
  onlyIn: { a: ['ten sacks'], b: ['five to two'] },
  lair: {
    name: 'the dry cistern|the disused cistern|the cistern by the north wall|the lime cistern|the empty cistern|the cistern behind the tannery',
    short: 'cistern',
    terrain: 'underground',
  },
  alsoOf: ['he', 'she'],
  escort: ['people', 'beast'],
  pitch: [
    '[{town} has hungered through the winter on half bread, so as not to touch the seed corn.|All winter {town} has lived on half bread, because the seed corn was not to be touched.] [Now {few} days of thaw have come, the store was opened for the sowing, and« under the first hand of grain» the sacks are full of sand.|After {few} days of thaw the store was opened« for the sowing»: there is sand in the sacks«, under a hand of grain».] Only {G} and the {few2} people who opened the store know that every sack is like that, and they have sworn to be silent; now you know it too.',
  ],
  stakes: [
    '[The sowing is in {days} days, and can be put off by two more and not by a third.|In {days} days it is time to sow; two days later would do, three would not.|There are {days} days until the sowing, and two more at the most.] Without seed {town} has no harvest«, and {G} has counted it through»: {num2} people of two hundred would see the next spring.',
  ],
  start: [
    [
      '{G.full} shuts the door of the store behind you« and lights a candle». Then {G.full} pushes an arm into a sack«, up to the elbow,» and lets what is inside run back through the fingers. [[It is yellow on top|Grain comes first, a little]. [After that it is [sand|river sand|grey sand], clean and dry, and it goes on for as long as you [listen|stand there|can bear it]|Then it sounds [different|lighter|like rain], and it is sand, to the [last of it|very bottom|last handful]].|The first handful is [yellow|corn, and good]. [What comes after it is [sand|grey sand], washed and dry, and it runs for so long that you [stop hoping|look away|understand]|What follows is sand, [dry and clean|as dry as dust|grey and dry], and more sand, and no [grain|corn|single grain] in it].|[For a moment it is corn|It begins as corn, as deep as a hand]. [Under the corn it is sand|Then the colour changes, and it is sand], [and nothing else comes|as far down as an arm can go].] "[Outside they are sharpening the ploughs|They are mending the harness out there|Listen: they are sharpening the ploughs]," says {G.full}.',
      '@store',
    ],
    [
      '[They are singing outside: it is the day of the plough. Before {G.full} could stop it, a girl was handed the first sack, and she carries it through {town} on her head, because that brings luck.|It is the day of the plough, and {town} is singing, thin as it is. A girl walks in front with the first sack on her head«, because that brings luck»; she took it from the cart while {G.full} was looking for an excuse« to leave it there».] [[In front of you she stumbles|She trips, almost at your feet]. [The sack [bursts|tears|splits], and sand runs out, and everyone stops singing [at a different place|in a different line].|Out of the sack, where it has [split|torn], comes sand, and the song stops, [row by row|voice by voice].]|[Right [before|in front of] you she [puts her foot wrong|slips|loses her balance]|A [yard|step|few steps] from you she [steps on a stone|slips|steps on her hem]]. [The seam [goes|gives way|opens], and what comes out is sand; you can hear in the song who has [seen it|noticed it], [voice by voice|one voice after another].|A seam [gives way|goes|opens], and sand pours [over her shoulder|down her back|into her hair]; those who see it [have no breath to sing|stop in the middle of a word|forget the words].]] {G.full} is quicker than all of them. "A joke," calls {G.full}, "a bad joke of mine. [That one was for the fool|That sack was the fool\'s|It is the fool who carries that one]," and kneels, and [begins|starts] to sweep; and [they laugh, since they would like to|somebody laughs, and then they all do, with relief|they want to laugh, and so they do].',
      '@plough',
    ],
  ],
  ask: [
    '{G} wants the corn back before the sowing, and before [anyone|anybody] knows that it is gone. ["[If they know, they hang [the first one they think of|the nearest one|whoever looks fat], and then they eat the [horses|plough horses]|The day they know it there will be a rope round somebody\'s neck, and horse in every [pot|pan|kitchen]]. [After that it does not matter any more [what you find|whether you find it]."|Who is to [draw|pull] the [plough|plough in spring] then, if you [do find it|bring it back]?"]|"[Once they know, they hang somebody, and [that night|the same night|next day] they [eat|cook] the [plough horses|horses]|They must not know; they would hang [somebody|the nearest one|one of us], and roast the [plough horses|horses]]. [Whatever you find then is of no use [to us any more|to us|to {town}]."|And then you may bring me all the [corn|seed] in the [world|realm], and [it will be too late|nobody can plough]."]]',
    '"Find the corn," says {G}. ["[Not the thief, the [corn|seed]|The thief can [wait|wait until harvest|run]]. [If I have to choose, and I think that you will make me choose, I choose the corn."|If it should be [one or the other|the thief or the sacks], I tell you now [which one I take|which I take|that I take the corn]."]|"[You may find the thief [on the way|with it|first]|There will be a thief at the end of it, [I know|I suppose|and I may know the name]]. [But there will be a moment when [I can have the one or the other|it is the thief or the sacks], and I tell you now that I want the [corn|sacks]."|Let the thief run, if [holding on|a chase] would cost a single [sack|sack of it|handful]."]]',
  ],
  fee: [
    '{G} has {coins} gp, which« is what» {town} had saved for a bell. "Nobody within reach sells bread for it," says {G}. "[We have tried all winter« in {town}»|All winter {town} has tried|Ask in {town} who has not tried]."',
    '{G} pays {coins} gp, with a list of who gave what; [the smallest sum on it is a copper|it begins with a copper|some of the sums are a single copper]. [There has been nothing to eat for sale [since midwinter|since the new year|for {weeks} weeks], at any [price|price, in any shop].|Since midwinter [nobody has had food to sell|no food has been sold], [at any price|not for silver and not for gold].|It would not buy a loaf [here|in the whole valley], [not since midwinter|and has not since midwinter].]',
  ],
  talk: [
    '{S.full} has a fat horse, people say, and it is not fat from hay.',
    '{A.full} has weighed out the half bread all winter, to the grain«, also for {A.their} own household». [Nobody|No one] is more trusted.',
    '{B.full} buried her husband at midwinter, and since then she has set the table for two.',
    '[Strangers have been seen on the road to {town} at night, and one« of them» paid for a drink with new silver.|There is new silver in the inn« of {town}», from a stranger who travels by night.|Somebody who is not from here comes and goes after dark, and has paid for a drink in {town} with new silver.]',
    '[The mill has ground at night.|On some nights the wheel« of the mill» was turning.] {T.full} says that it was ice in the wheel.',
    'A factor from {town2} has offered bread for fields, three loaves an acre«, and will not take coin».',
  ],
  run: [
    [
      '[The crowd believes in the joke, for now: one sack of sand is a joke, and a second one would not be.|One sack of sand can be a joke, and for now the crowd takes it for one; [two would be [something else|a crime|no joke]|a second one [would not be|would be proof|would be no joke]].|For now the joke [holds|is believed]: they have seen [one sack of sand|sand in one sack], and must not see another.] [Those who stood nearest look at the other sacks [a little too long|and count them].|The front row has stopped laughing sooner than the others, and is looking at the [other sacks|cart].|Some in the front row [do not laugh|are no longer laughing], and [look from sack to sack|one of them bends down for a pinch of it].]',
      'start=plough',
    ],
    '[Whoever saw the sand knows now.|Those who have seen the sand cannot forget it.] [The party decides what they are told|It is for the party to tell them something]: a lie holds for days (DC 13 Deception), the truth [for one evening«, and then there is a crowd»|until the evening, when there is a crowd].',
    '{A} turned white when the first sack was opened«, and it was not acted»: {A} had meant to unlock the store on the morning of {deadline}, and {G} ordered it as soon as it thawed.',
    '[The sand is river sand, washed and sieved|It is sand from the river, but washed«, and put through a sieve»|No river leaves sand like this: it has been [washed and sieved|sieved, and washed [twice|clean]]] (DC 12 Nature). [Somebody has done that by hand«, bowl by bowl», for the sacks« of {town}».|It was done by hand«, a bowl at a time», for all the sacks« of {town}».]',
  ],
  gist: [
    [
      '{A} has sold the seed corn« of {town}» all winter, in small carts, to a factor in« the town of» {town2}, to have bread bought for the sick, and was cheated: the bread never came. For the half that is left, and« that» lies at {lair}, the factor has promised to send all of the bread« at last», and {A} wants to believe that; the carts come on the night before {deadline}.',
      'v=a',
    ],
    [
      '{A} has hidden the seed corn at {lair} and filled the sacks with sand, because the elders had decided« in secret» to eat it if the flour ran out. {A} means to bring it out at {deadline}; but {H}, who carried it, has sold {A.them} and the corn to a factor, who fetches it the night before.',
      'v=b',
    ],
  ],
  suspect: [
    '{S}, whose horse is fat because it is in foal, and who will be hanged by the first crowd« that forms».',
  ],
  truth: [
    [
      'In the second month of the hunger {few5} children died« in {town}», and {W.name}, the husband of {B.full}, gave up his share« so that no other child would». [It was {A} who weighed it out, and wrote the names.|Their names are all in the writing of {A}, who also weighed the shares.]',
    ],
    [
      [
        'Then {A} broke the seal« of the store» for the first time. A factor took ten sacks and promised bread« within the week». [When it did not come, {A} sold ten more to pay for the asking, and again ten, until half of it was gone.|No bread came. {A} sold ten more sacks to be allowed to ask for it, and then another ten, and by midwinter half of the corn was gone.] [The corn left in spare sacks with the stamp of {town}, and the old ones were sewn up again over sand.|Spare sacks with the stamp of {town} took the corn away, and into the old ones sand was sewn.] {H} drove. [With each sack it became less possible to say it aloud.|A thing like that can be said aloud after one sack, perhaps; not after thirty.|After the first sack it could have been said; nobody says it after [thirty|the thirtieth].]',
        'v=a',
      ],
      [
        'Then {A} heard the elders vote, «at night, »five to two, to grind the seed if the flour ran out« before the thaw», and to say nothing. {A}, {H} and {W.name} carried the corn to {lair} in {few3} nights, {num}« new» sacks« of it», and sewed sand into the old ones. The flour has lasted, because {A} weighed so closely«, and so nobody opened a sack before the thaw». {H} had a child who was ill, and sold the secret for silver and for medicine, which was chalk.',
        'v=b',
      ],
    ],
    [
      [
        '{T} ground the last of what was stolen and knew by the weight what it was[: seed corn is heavy|, for seed corn is heavy|]. [{T} has eaten of the bread and can say nothing without saying that.|Whoever tells that must also tell who ate of the bread, and {T} did.]',
        'v=a',
      ],
      [
        '{T} ground half a sack that {H} had kept back, and knew by the weight what it was[: seed corn is heavy|, for seed corn is heavy|]. [{T} has eaten of the bread and can say nothing without saying that.|Whoever tells that must also tell who ate of the bread, and {T} did.]',
        'v=b',
      ],
    ],
  ],
  turn: [
    [
      "{W.name}, {B}'s husband, did not die of hunger. He had followed the cart to {lair}, and {H} struck at the noise behind the sacks, «with a hook, »before seeing who it was. {A} dressed the wound and told {G} that it was a fever, and {G} believed it. [{B} does not; she has washed and mended the shirt, and kept it.|The shirt is in the house of {B}, who does not believe it; she has washed and mended it.]",
      'v=a',
    ],
    [
      'The vote of the elders is in their own book, which lies in {p1}«, behind the last row», and {G} wrote it down. {G} was one of the five who would have eaten the seed corn. Since the thaw {G} has wanted it sown; but if it is found while {town} is hungry, the elders may vote again«, and {G} does not know for what».',
      'v=b',
    ],
  ],
  people: {
    G: [
      '{G} looks at every child [as if|as though] reading a number« on it». {G} will lie, beg or hang [somebody|someone] for the sowing«, and says so».',
    ],
    A: [
      '{A} is the most honest person in {town}, and has become a thief one sack at a time. [{A} still writes everything down; the true figures are in a [small book|notebook|thin book] [on the belt|under the apron|that hangs from the belt].|{A} keeps true accounts, all the same, in [a small book|a book no larger than a hand], which hangs from the belt.|From the belt of {A} hangs [a small book|a notebook], and the true figures stand in it.]',
    ],
    B: [
      [
        '{B} saw the wound of which her husband {W.name} died, and has told [nobody|no one]«, since she does not know whom to trust». She wants to know who struck him, and« then» to sow his field; she has asked all who carried the coffin, and watched each« of them» look at the floor.',
        'v=a',
      ],
      [
        '{B} wants to know why her husband {W.name} would not eat, «not even at the end, »and then to sow his field. She has asked all who carried the coffin, and watched each« of them» look at the floor.',
        'v=b',
      ],
    ],
    S: [
      '{S} has nothing to do with it, and whoever lays a hand on the« belly of the» mare can feel the foal kick. {S} makes bad jokes« when frightened».',
    ],
    T: [
      '{T} is fat in a year when [nobody|no one] is«, and hides it under coats». {T} would give a great deal to have been hungry.',
    ],
    H: [
      '{H} drove the cart. {H} has been paid in silver that [nobody|no one] in {town} can change«, and looks at it every night».',
    ],
    R: [
      '{R} buys fields for bread and keeps every promise that is in writing. {R} has never seen [anyone|anybody] die of it«, and plans the journeys so that it stays like that».',
    ],
  },
  places: [
    {
      name: 'the store of {town}|the seed store of {town}|the stone store|the seed store|the store on legs',
      look: [
        '[A stone house on legs, against rats, with three keys for its three locks.|The store stands on stone [legs|feet] because of [the rats|rats|mice and rats], and has three locks, for three [keys|different keys].|It is of stone, and stands on legs that no rat can climb; the door has [three locks|a lock for each of three keys].] [{num.u} sacks stood here in rows, and one has been carried out; the top hand of each is good corn.|In rows«, as they should be,» stand the {num} sacks but for the first, and on top of each lies a hand of good corn.]',
      ],
      todo: [
        'The three keys belong to {G}, {A} and the priest; but since the hunger the priest has been too weak for the walk« at dawn», and all three keys hang on a nail by the scales« where the half bread is weighed». {A}, {H} and {T} pass that nail every day«, as {G} admits when asked». Whoever wants to search the sacks unseen has to be locked in overnight, and [keep quiet|hold their breath] when the watchman knocks on the wall.',
      ],
      what: [
        [
          'Investigation :: emptying a sack to the bottom :: The seams were opened« with a fine blade» and sewn again by [somebody|someone] who sews well and was not in a hurry. [It was done from inside, over weeks.|Nobody did that from outside, or in one night.|That took weeks, and a key.|It is the work of weeks, [behind a locked door|with the door shut].]',
          'v=a',
        ],
        [
          'Investigation :: emptying a sack to the bottom :: The seams were opened« with a fine blade» and sewn again by [somebody|someone] who sews well and had only nights for it. [Not a grain was spilled: [it was done with respect|nobody steals like that].|Whoever it was has [swept up after the work and put every grain back|picked every fallen grain out of the cracks]: [it was done with respect|that is how one works in a church].|There is no grain [on the floor|between the boards], [not one|nor in the seams]: [whoever did this held it dear|it was done with respect].]',
          'v=b',
        ],
      ],
      who: 'Perception :: comparing the thread :: [It is the waxed thread of the seals, which only {A} has.|This is waxed thread, as it is used for the seals, and {A} keeps it under lock.|Whoever sewed this used the waxed thread of the seals, which only {A} has.]',
      where:
        'Nature :: washing the sand in a bowl :: [It is [sieved|washed] river sand with [lime|white lime|some lime] in it.|The water turns milky: this is river sand, sieved, [with lime in it|and there is lime in it].|[The water goes white|There is white in the water]: sieved river sand, with lime.] In {town} they dug lime sand once, for {lair}.',
    },
    {
      name: 'the house of {B.full}',
      look: [
        "[Two plates, two spoons.|The table is laid for two.|There are two plates on the table, and a coat over the back of one chair.|Two bowls stand ready, and two spoons.] On a line [over|beside] the stove hangs a [shirt|man's shirt] that has been washed [many times|again and again] [in one place|at one spot|on one side].",
      ],
      todo: [
        '{B} speaks while her hands are busy. [The plough has to be brought to the field before night (DC 13 Athletics), and [on the way she tells what she knows|she talks as long as it moves].|Before night the plough has to be in the field (DC 13 Athletics); she talks [while it goes along|on the way].|[Somebody must take|She wants to have] the plough [out to|in] the field by night (DC 13 Athletics); [walking beside it she talks|to the one who pulls with her she tells what she knows].]',
      ],
      what: [
        [
          'Medicine :: looking at the shirt :: [He did not starve; he was stabbed below the ribs, with a sack hook.|It was [not hunger|no fever]. [The cloth has been mended over a hole below the ribs, the kind that a sack hook makes|A sack hook went in below the ribs, and the hole in the cloth has been mended].|There is a darn [below the ribs|under the ribs], over a hole that only a sack hook makes; [that killed him, and not hunger|nobody dies of hunger like that].]',
          'v=a',
        ],
        [
          'Insight :: hearing how her husband died :: He went without for others, and« on the last day» said that it was "not for eating, it is for sowing". He knew of the vote, and had helped {A} to carry.',
          'v=b',
        ],
      ],
      who: 'Persuasion :: asking {B} who sat with him at the end :: {A}, every night, «holding his hand, »and always going when [somebody|someone] else came.',
      where:
        'Survival :: asking what was on his boots :: [White mud, up to the ankle.|Mud, white mud, ankle high.|They are white to the ankle, with mud.|Mud, and it has dried white.] [{B} has not cleaned them.|{B} has left it on them.] [It is the mud of {lair}.|That is the mud of {lair}.|Such mud there is only at {lair}.]',
    },
    {
      name: 'the mill|the corn mill|the mill below {town}|the silent mill|the water mill',
      look: [
        '[[The wheel stands|The wheel stands still, and drips|The wheel is stopped with a beam]. [Everything is swept, also the [cracks|gaps] between the [boards|stones], as one sweeps [after a crime or out of hunger|out of hunger, or after a crime].|Inside somebody has swept to the last [crack|corner], and there are two reasons for that: hunger, and something to hide.]|[Nothing moves in the mill|It is quiet in the mill], and there is no flour in it, [not even between the boards|not on the beams and not in the cracks]; [one sweeps like that out of hunger, or after something that nobody should see|so clean is a mill only when people starve, or when one of them has a secret].]',
      ],
      todo: [
        '[{T} opens only if nobody can see it.|First {T} has to be sure that nobody is watching.] [In the mill there is a dog that has grown too weak to bark|A dog lies in the mill, too weak to bark]; [food for it opens {T} faster than a threat|whoever feeds it hears more from {T} than anybody who threatens].',
      ],
      what: 'Investigation :: lifting the lower stone :: [In the groove sits whole grain, too large|Grain has stuck in the groove, whole, and larger than bread corn|There are whole grains in the groove, and they are too large]: [seed corn was ground here, half a sack at least|this was seed corn, and at least half a sack of it].',
      who: [
        [
          'Intimidation :: asking {T} who brought it :: {H}, with a note from {A}: "for the sick". {T} has eaten the note.',
          'v=a',
        ],
        [
          'Intimidation :: asking {T} who brought it :: {H}, who said that {A} kept the rest where [nobody|no one] would find it.',
          'v=b',
        ],
      ],
      where:
        'Perception :: looking at the cart tracks behind the mill :: [They come from {lair}, and go back there.|Somebody has driven here from {lair}, turned, and driven back.|They lead from {lair} to the mill, and back to {lair}.]',
    },
  ],
  lairLook: [
    [
      '[Under the old cistern of {town} there is a dry vault as long as a church.|Below the old cistern of {town} lies a dry vault, [with pillars, like a church|as long as a church].|Steps lead down under the old cistern of {town}, into a vault that is dry and as long as a church.] The last sacks stand on planks, half of what there was, with the stamp« of {town}» turned to the wall. [Somebody has prayed here«, on a [folded coat|coat]».|On the floor lies a [folded coat|coat, folded|folded sack][ with the marks of two knees|, worn thin by two knees|, with two hollows from knees].|A coat lies folded before them, with [two hollows|two dents] [in it, from knees|where somebody has knelt].] [Before the night of the carts {H} is the only guard|Until the night of the carts nobody keeps guard but {H}|Only {H} keeps guard before the night of the carts]; [if {H.they} has been warned|if {H.they} hears of the party], the carts come that same night.',
      'v=a',
    ],
    [
      '[Under the old cistern of {town} there is a dry vault as long as a church.|Below the old cistern of {town} lies a dry vault, [with pillars, like a church|as long as a church].|Steps lead down under the old cistern of {town}, into a vault that is dry and as long as a church.] New sacks stand on planks, {num} of them, with a name chalked on each«: for every household its share». [Somebody has prayed here«, on a [folded coat|coat]».|On the floor lies a [folded coat|coat, folded|folded sack][ with the marks of two knees|, worn thin by two knees|, with two hollows from knees].|A coat lies folded before them, with [two hollows|two dents] [in it, from knees|where somebody has knelt].] [Before the night of the carts {H} is the only guard|Until the night of the carts nobody keeps guard but {H}|Only {H} keeps guard before the night of the carts]; [if {H.they} has been warned|if {H.they} hears of the party], the carts come that same night.',
      'v=b',
    ],
  ],
  lairUse: [
    'The sluice« of the cistern» still works. Opened (DC 14 Athletics), it wets the lowest row within {few4} rounds: wet seed must be sown at once or rots, and {A} knows it.',
    "[A sack hook on a rope runs along the roof.|Along the roof runs a rope with a sack hook on it, made for one sack at a time.] It carries a person from one end of {lair} to the other, over [everyone|everybody]'s head (DC 13 Acrobatics).",
  ],
  tactics: [
    [
      '{A} stands before the corn with a sack hook«, beside those who have come for it,» and wants to be struck more than to strike; the others fight for the carts, with {H} on the first« of them», who drives off as soon as two are down',
      'v=a escort!=no',
    ],
    [
      '{A} stands before the corn with a sack hook, and wants to be struck more than to strike. {H} and the carters only load«, do not fight», and drive off« with the corn» at the end of the fourth round, unless [somebody|someone] holds the horses (an action, DC 13 Animal Handling) or {A} is down by then',
      'v=a escort=no',
    ],
    [
      '{A} stands before the corn with a sack hook and strikes at whoever touches a sack«, on either side»; the others fight for the carts, and leave {A.them} to the party; {H} loads« with both arms», looks at nobody, and runs when {A} is hurt',
      'v=b escort!=no',
    ],
    [
      '{A} stands before the corn with a sack hook and strikes at whoever touches a sack«, on either side». {H} and the carters only load«, do not fight», and drive off« with the corn» at the end of the fourth round, unless [somebody|someone] holds the horses (an action, DC 13 Animal Handling) or {A} is down by then',
      'v=b escort=no',
    ],
  ],
  companions: [
    [
      'Whoever came for the corn was hired« in {town2}» and is hungry« as well»; [the promise of a sack|a sack promised by name] (DC 13 Persuasion) takes one of them out of the fight.',
      'escort=people',
    ],
    [
      '[The dogs were brought to guard sacks and have had no meat for a week; whatever is thrown to them ends their part« in it».|Nobody has fed the dogs for a week, and all they are to do is guard sacks; throw one of them anything that can be eaten, and it carries that off.]',
      'escort=beast',
    ],
  ],
  parley: [
    '{A} gives up the corn to whoever can say what will be done with it«, share by share, to the end» (DC 12 Persuasion; no check if {B} says it). [{A} only wants to hear that somebody has [counted|done the sum].|It is enough to hear that somebody has [counted|done the sum].|All that {A} needs is to hear that somebody has [counted|done the sum].|Somebody has to have counted; [that is all|nothing else is asked].]',
  ],
  spells: [
    [
      1,
      '*Purify Food and Drink* makes the bread of {town} [safe and does not make it more|wholesome, and no larger].',
    ],
    [
      1,
      '*Speak with Animals*: the rats of {p1} moved out in the second month. ["There is nothing in those sacks," they say, "[we told everyone|as any rat will tell you]."|"[Sand|All sand]," they [say|squeak]. "[We have said so to everybody|Everybody knows it except you|It breaks the teeth]."]',
    ],
    [
      1,
      '*Detect Magic* finds nothing in the store« of {town}», not even the blessing that {G} has paid for« each spring».',
    ],
    [
      3,
      '*Zone of Truth*: {A} answers every question with a figure, and each« figure» is true. Asked "where", {A} holds {A.their} breath« until it is over».',
    ],
    [
      5,
      '*Plant Growth* [would double [what grows|the harvest]|doubles a harvest|makes a field bear [twice as much|double]|turns one harvest into two], [but it needs something that grows|but first something must grow]; {G} [asks|begs] for it [with both hands|on both knees], after the sowing.',
    ],
    [
      5,
      "*Speak with Dead*: {W.name}, {B}'s husband, says two things, {lair} and a name; then« he» asks whether it has been sown. {B} should not be in the room unless she wishes.",
    ],
  ],
  clock: [
    ['{H} drives by night to arrange the fetching. {A} counts sacks and does not sleep.'],
    {
      text: [
        'It gets out that there is sand in the sacks. [By evening {S} stands on a barrel with a rope round the neck.|Before dark there is a barrel, and {S} on top of it, with a rope round the neck.]',
      ],
      stop: [
        'have one of the crowd feel how the foal kicks« in the mare», or stand on the barrel beside {S} (DC 14 Persuasion to win an hour); {G} helps only if told where to look for the corn',
      ],
    },
    {
      text: [
        '{T} is found hanged« in the mill», with a piece of bread on the tongue. {town} says that it was conscience, and {H}«, who was afraid of what {T} might tell,» says so first.',
      ],
      stop: ['hide {T} with {B.full}«, in the field, with a spade»; [nobody|no one] looks there'],
    },
    [
      [
        'On the night before {deadline} the carts come« to {lair}». {A} helps to load, because you must do it properly.',
        'v=a',
      ],
      [
        'On the night before {deadline} the carts come« to {lair}». {A} stands in the door with a sack hook, and is the first« of {town}» to die for it.',
        'v=b',
      ],
    ],
  ],
  after: [
    '[{town} sows sand, so that the children see it being done.|For the sake of the children {town} goes out and sows sand.] {G} signs the fields over, three loaves an acre.',
  ],
  endings: [
    {
      heading: 'Sown',
      text: [
        [
          '[What is left of the corn is in the earth two days late|Two days late they sow what is left of the corn], and {town} [counts the rows as one counts breaths|counts the rows every morning]. {A} is tried after the harvest«, because until then every hand is needed», and walks behind the plough of {B}, who has not said a word to {A.them}.',
          'v=a',
        ],
        [
          '[The corn is in the earth two days late|Two days late the corn is sown], and {town} [counts the rows as one counts breaths|counts the rows every morning]. {A} and the five who voted are judged after the harvest«, because until then every hand is needed»; {A} walks behind the plough of {B}, who has asked for {A.them}.',
          'v=b',
        ],
      ],
    },
    {
      heading: 'Half each',
      text: [
        'If [the corn is shared with those who came for it|those who came for the corn are given a share], {town} and the others each sow half of what lies in {lair}. *The price:* the harvest will not last until the next one; {G} [has to|must] write a second list, and asks the party« to look at it and say» if it is just.',
      ],
    },
    {
      heading: 'Told aloud',
      text: [
        'If everything is read out before {G}, «to the last name, »{town} tears itself apart for a night and is quiet in the morning. *The price:* {G} is reeve no longer, and« before daybreak» {H} has been stoned« in the square»; but [nobody|no one] in {town} will ever weigh bread alone again.',
      ],
    },
    {
      heading: 'If the party is too late',
      text: [
        '[The carts are three hours from {town}, on the low road«, which the water has only just left»|On the low road«, where the water has been,» the carts are three hours away from {town}], and [the horses are as thin as everything|their horses have not eaten well either]. They can be caught before {town2} (DC 14 Survival), but there [the corn has an owner with papers|somebody has papers for the corn].',
      ],
    },
  ],
  hoard: [
    '{H} got more from the factor than silver, and had buried it« under the cart shed»: {items}, and {worth}; [nobody|no one] in {town} can eat« any of» it, and {G} pushes it across the table.',
    'In the chalk« of {lair}» lies what was offered for corn by those who had nothing else, {items}, and {worth}; the owners are dead, or too ashamed to ask« {G} for it».',
  ],
  favour: [
    'In the year after, {B} puts a sack beside the door of whatever house the party has. [It is not much, and it is seed.|One could bake it. It is meant for sowing.|Nobody needs to say what it is for.]',
    '[{town} names the first field for the party.|The first field that was sown in {town} has the name of the party.|On the map of {town} one field bears the name of the party.] [Whoever lives from that field owes them bread and a bed.|There is bread and a bed for them with everybody who ploughs it.]',
  ],
  steps: [
    'Keep it quiet, or decide not to.',
    'Find out when the corn was exchanged, and by whom.',
    'Ask {B.full} about her husband.',
    'Bring the corn to the field before the sowing.',
  ],
  acts: seedCornActs,
};
