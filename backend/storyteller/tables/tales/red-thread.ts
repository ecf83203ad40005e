import { redThreadActs } from './red-thread-acts.ts';
import { redThreadPlaces } from './red-thread-places.ts';
import type { Tale } from './tale-types.ts';

export const redThreadTale: Tale = {
  id: 'red-thread',
  titles: ['The Red Thread', 'Hounds Without a Voice'],
  tones: ['horror', 'grim'],
  levels: [1, 10],
  cast: {
    G: 'parish priest|village head',
    A: 'master of the hunt|steward of the hunting lodge',
    B: 'kennel hand',
    S: 'travelling tailor|dyer',
    T: 'bird catcher|shepherd',
    H: 'she:laundress|she:washerwoman',
    R: 'warden of the forest',
  },
  deadline: 'the autumn hunt',
  num: [21, 60],
  onlyIn: { a: ['acorn book', 'old oath'], b: ['guests from the city'] },
  lair: {
    name: "the old kennels|the abandoned kennels|the kennels behind the hill|the sunken kennels|the kennels in the hillside|the dead pack's kennels",
    short: 'kennels',
    terrain: 'wild',
  },
  leader: ['people'],
  alsoOf: ['he', 'she'],
  escort: ['beast', 'people'],
  pitch: [
    'For {weeks} weeks hounds have run through {town} at night[, and they do not bark|, without a sound|. They do not bark]. [In the morning one person is gone, the door of the house is whole|When it is light, one bed is empty«, the door has not been touched»|By sunrise somebody is missing« from a house that is still locked»|Each time, in the morning, one bed is cold, though the door is locked from inside], and on the sill lies a red thread[ as long as a hand|, no longer than a hand]. It has happened to {few} people; {G} has nailed the threads to the church door«, so that [nobody|no one] can call it a dream».',
    'Nobody in {town} goes out after dark« any more», and it does not help: the hounds come in. [They make no sound, they break no door, and in the morning one person is missing« at breakfast».|No door is broken, no step is heard, and at breakfast one chair is empty.|The doors hold, «nobody hears a step, »and in the morning there is one person less« in the house».] {few.u} are gone in {weeks} weeks. {G} has found the same thing in each house, a red thread« on the sill», and wants to know who puts it there.',
  ],
  stakes: [
    'In {days} days comes the autumn hunt. [By custom all of {town} walks in it«, as beaters», at night, in one line« through the forest».|It is held at night, and by custom all of {town} goes in one line« through the forest», to drive the game.|It is an old custom: all of {town} walks« through the forest» in one line, at night, as beaters.] {G} cannot forbid it, since whoever stays at home pays a fine, and {num} households have nothing left to pay with.',
    'The autumn hunt is in {days} days, and every grown person of {town} must walk in it, in the dark«, with a lantern and a rattle». If the hounds come then, says {G}, there will be {num} beds to make up« in the morning» and [nobody|no one] to make them.',
  ],
  start: [
    [
      '[It is past midnight in {town}, and you hear nothing. That is what wakes you.|Something has woken you, after midnight, in {town}, and it takes you a while to understand that it is the quiet.|You lie awake in {town}, after midnight, and listen for what has woken you. There is nothing to hear, and that is what it was.] [[No dog barks, no owl calls.|No dog is barking, and no owl.|Not a dog, not an owl.] [Under your window hounds go by, tall and grey«, nose to tail», and not one claw clicks« on the stones».|Below you tall grey hounds are passing«, nose to tail», and you do not hear one claw« on the stones».]|[There are hounds in the street, tall grey ones, one behind the other, close enough to touch from your window.|A line of hounds goes along the street, tall and grey, so close under your window that you could touch them.] [Their claws ought to click on the stones, and do not.|You wait for the click of their claws on the stones, and it does not come.|They cross a loose board, each of them, and it does not creak.]] [The last of them stops before the house across the way.|Across the way the last one stops before a house.|The last hound leaves the line and goes up to the door across the way.] [It sits down like a guest.|There it sits down, as one does who has been asked to wait.|It sits down on the step and waits.|It does not scratch at the door; it [sits down and looks at it|lies down before it, with its head up].] [The door opens from inside, and a man in his shirt comes out, follows it« out of {town}», and does not look back.|A man opens, in his shirt; he closes the door behind him, [carefully, as always, and goes with it|so as not to wake his wife, and walks at its side].|After a moment a man in a nightshirt comes out, barefoot, lays a hand on its back and walks off with it, out of {town}.|The bolt is drawn from inside, and a man in his shirt steps over the sill and follows it, without a light and without a word.] ["That is the cooper," whispers {G.full} behind you.« "That was the cooper."»|Behind you {G.full} has begun to pray, and stops. "The cooper," says {G}. "We had talked about a barrel."|{G.full} has come up beside you and counts on the fingers of one hand. "And now the cooper."|"Do not call him," says {G.full} behind you. "We called the first one. He did not know his name."|"He made my door," whispers {G.full}, who has come to the window beside you. "It is a good door."|Beside you {G.full} counts under {G.their} breath, and when you ask what, says: "Coopers. We had one."|{G.full} holds your arm, so that you do not call out, and only says whose house it is: the cooper\'s.]',
      '@street',
    ],
    [
      'You are helping {G.full} to count shirts. [They hang across the yard of the cooper« in {town}, white and stiff with frost», and {G.full} goes along the line and turns up every collar.|It is washing day at the cooper\'s« in {town}, the line is white and stiff with frost», and {G.full} looks into one collar after another.|They are the shirts of the cooper« in {town}, frozen on the line», and {G.full} turns up each collar with a thumb.] ["Nothing," says {G} each time, to nobody.|Nothing, nothing, nothing.|"Clean," says {G}, and "clean", and then no more than a nod.|You have done eleven, and there was nothing in them.|"Not this one," says {G}, eleven times.|There is nothing in them but darning.] [At the last one {G.full} stops.|Then {G.full} has the last shirt in hand, and says nothing more.|The last one {G.full} does not let go.] [In the seam, in small« neat» stitches that the cooper\'s wife has never seen, sits a red thread.|A red thread runs along the seam, in small neat stitches, and the cooper\'s wife says that they are not hers.|Someone has sewn a red thread into the seam, neatly, and the cooper\'s wife has never seen those stitches.] [The wife looks at it, and at the house, and then she runs, calling [a name, until he answers from the cellar|his name, and he calls back from the cellar that he can hear her].|[She looks at it for a moment.|At first she only looks.] [Then she is running to the house, and calls, and calls again; he comes up from the cellar with a hammer in his hand and asks what the matter is.|Then she screams for her husband, and does not stop when he comes out, with a hammer in his hand, and asks what the matter is.]|"Where is he?" [she says, to nobody, and is already running; you hear her on the stairs, and then, from the cellar, his voice.|she asks, and runs; from the cellar you hear the sound of a mallet, and it stops, and he says her name.]]',
      '@shirts',
    ],
  ],
  ask: [
    '["Somebody chooses them," says {G}.|"They are chosen," says {G}.|"This is done by somebody who can sew," says {G}.] ["[Hounds|Grey hounds] do not sew. [Find out whose hand it is, before|Tell me whose fingers those were, before]|"A hound has no fingers, so find me who has, before|"A dog cannot hold a needle. [I want the hand, before|Find me the hand that does it, before]|"Find me the one with the needle, before] the hunt, and [bring back whoever is still alive to be brought back."|if any of them can still be brought home, bring them home."|bring me those who are still alive, if there are any."]',
    '[{G} asks for two things: an end to the hounds before the hunt, and the truth about those who are gone.|Two things are wanted of you: that the hounds are stopped before the hunt, and that {G} learns what has become of the missing.|The hounds must be stopped before the hunt, says {G}, and the families must learn where their people are.] ["Their families set the table for them.|"There is [a plate|a plate and a spoon] for each of them on some table.|"Every evening they lay a spoon for somebody who is not there.|"I know a house where they air his bed.|"One of them has a child who sits on the doorstep.|"In {few} houses they do not lock up at night, in case.] [I have to tell them to go on or to stop."|Somebody must tell them if they may clear it away."|It falls to me to tell them whether there is any sense in it."|They ask me how long, and I do not know."]',
  ],
  fee: [
    '[The parish can pay {coins} gp, most of it in candle money|It is {coins} gp from the parish, most of it candle money|Most of the {coins} gp that the parish can pay is candle money], and {G} has counted it [twice|three times]« so as not to have to do it in front of you».',
    '[{G} offers {coins} gp.|{coins} gp is what {G} can offer.|The reward is {coins} gp, says {G}.] ["It was for a new bell. We know now that bells do not help."|"We had put it by for a bell, and they go past under the ringing."|"The new bell can wait," says {G}, "since the old one has not woken anyone yet."|"There will be no new bell, then."|It is the money for the new bell, and [nobody has asked for the bell lately|people have agreed that they would rather sleep].]',
  ],
  talk: [
    '{S.full} carries red thread, «a whole reel of it, »and came to {town} in the week in which it began.',
    'The hounds once passed {B.full} in the lane«, so close that they brushed {B.their} coat», and did nothing.',
    '[The old lord of the lodge swore« on his deathbed» that his pack would hunt once more.|"They will hunt once more": so the old lord of the lodge is said to have spoken of his pack, on his deathbed.|The last words of the old lord at the lodge were that his pack would run again.] That was {years} years ago.',
    '{A.full} has offered a reward of 100 gp for each grey hound, and has had to pay for none.',
    '{T.full} sleeps in the tower« now» and says that one must look at their feet.',
    '{H.full} washes for the lodge and« for» half of {town}, and has been singing less.',
    "[Those who are taken do not scream; they walk|One hears no scream, and those who are fetched walk|None of them was dragged: they walk|They are not carried off, they walk], people say, [as you walk to somebody who has called you|as one walks who has heard a friend's voice|like children who are called in].",
  ],
  run: [
    [
      '[The man in the shirt hears a [horn|hunting horn] that [nobody|no one] else hears.|A [horn|hunting horn] is calling the man in the shirt, which [nobody|no one] but him can hear.|The man in the shirt is following a [horn|hunting horn]; [nobody|no one] else [hears|can hear] it.|What the man in the shirt follows is a horn, inaudible to anyone without a thread.] [Whoever holds him fast (DC 13 Athletics) and tears the thread out of his collar has him back«; the hounds look at the thread, and then at the party».|He has to be held fast (DC 13 Athletics) until somebody has torn the thread out of his collar: then he is himself again, and the hounds look at the thread, and at the party.|He is himself again if he is held fast (DC 13 Athletics) and the thread is torn out of his collar; the hounds look on, and then look at whoever has the thread in hand.] [Otherwise he is gone, too, and is to be added to the {few} from before.|If nobody does, one more is missing, besides the {few}.|If he gets away, he is the next after those {few}.] [Whoever goes after the pack comes as far as the stream: there the trail ends«, and all that is left is the smell».|The pack can be followed as far as the stream«, where it goes into the water, and only the smell is left».|At the stream those who follow lose the pack: it goes in, and [does not come out where one can see|only the smell is left].]',
      'start=street',
    ],
    [
      "[The stitches in the collar are those of a practised hand (DC 12 Sleight of Hand or tailor's tools), made« in good light and» without hurry: while the shirt was in the wash.|Whoever sewed this does it for a living (DC 12 Sleight of Hand or tailor's tools) and had daylight and time: it was done in the wash.|A good look at the stitches (DC 12 Sleight of Hand or tailor's tools) shows a [trained|practised] hand that was in no hurry and had [good light|daylight], so it was done [while the shirt was in the wash|in the laundry].] [The cooper would have been [fetched|called out] this coming night; with the thread out of his shirt he sleeps through it, and the hounds stand round the house until dawn.|It would have been the cooper's turn this coming night; once the thread is out, the hounds come all the same, and stand round the house until dawn, while he sleeps.|The hounds come for the cooper [this coming|the next] night; without the thread« in his shirt» he [hears nothing|sleeps through it]«, and at dawn they [go away again|leave]».]",
      'start=shirts',
    ],
    '[The hounds leave no prints, but they leave a smell of wet straw and tallow (DC 12 Survival).|Where the hounds have gone there are no prints, but it smells of wet straw and tallow (DC 12 Survival).|There is no print to follow, but a smell hangs in the street (DC 12 Survival): wet straw, and tallow.] {T} knows it from somewhere, and [it will come back to {T.them} on the next day|will remember« on» the next day].',
    '[{A} arrives at sunrise« with real dogs and good boots», promises everything, and|At sunrise {A} is there, «in good boots, »with real dogs, is shocked, and] asks {G} [in passing|before leaving|by the way] for the list of all households.',
    '[A thread that is put on a straw doll and left on a sill in {town} fetches the hounds all the same.|The hounds can be fooled: a straw doll with a thread on it, on a sill in {town}, fetches them as well.|If a straw doll on a sill in {town} wears the thread, the hounds come for the doll.] [They stand round it«, puzzled,» until dawn.|Until dawn they stand before it« and wait for it to get up».|One after another sniffs at it, and they stay until it is light.]',
  ],
  gist: [
    [
      '{A} has found the horn of the old lord and calls his dead pack with it. [The forest belongs to the {few4} families of {town} that once swore an old oath; when the last« of them» is gone, it falls to the lodge.|By an old oath the forest is the property of {few4} families of {town}, and goes to the lodge when none of them is left.] {H} sews the thread that marks them. At the autumn hunt the rest are to walk into the forest« by themselves», to {lair}.',
      'v=a',
    ],
    [
      '[The missing are alive: they are the hounds.|Nobody has been killed: the hounds are the missing.|The grey hounds are the people who are missing.] {A} has a horn that turns whoever wears the thread into one, and {H} sews it into the washing. [The lodge is [bankrupt|deep in debt], and [guests|rich guests] from the city have paid for a hunt in which the grey hounds are the game.|Since the lodge is [bankrupt|deep in debt], [guests|rich guests] from the city have been sold a hunt, and the grey hounds are the game.|The lodge has no money left, and has sold a hunt to guests from the city, with the grey hounds as game.] [Until then they are kept|Until that day they are shut up|The hounds are waiting for it] at {lair}.',
      'v=b',
    ],
  ],
  suspect: [
    '{S}, who sells thread, «sleeps in barns, »and left {town} in a hurry the first time that it happened.',
  ],
  truth: [
    [
      '[The old lord of the lodge« at {town}» loved his hounds and nothing else.|At the lodge near {town} lived a lord who cared for his hounds and for nothing else.|The old lord of the lodge at {town} knew his hounds by name, and hardly his servants.] [When he died, {years} years ago, the pack «lay down on his grave and »starved« there», and the horn was walled in with him.|He died {years} years ago; they walled in his horn with him, and the pack lay down on the grave and would not eat again.|They buried him {years} years ago, with his horn, behind a wall, and the pack starved on the grave.] {A} had the wall opened« in the week» before it all began, [to mend a damp patch|because of a damp patch|since the damp was coming through].',
    ],
    [
      [
        '[In the same grave lay the acorn book: the families who planted the forest, and the oath by which it is theirs as long as one« of them» walks in it.|With the horn lay the acorn book, which says who planted the forest, and that it stays theirs by oath while one of them walks in it.] {A} [had already sold the timber, on credit|had sold the timber by then, and spent the money]. [{H} was told that the threads are a blessing« from the lodge for faithful tenants», and sewed|To {H} the threads were described as a blessing« for faithful tenants», and {H.they} sewed] {few} of them before daring to count.',
        'v=a',
      ],
      [
        '[The first one was an accident|Nobody meant the first one to happen|It began by chance]: [{A} blew the horn to try it, and the groom, who wore a coat mended with thread from the grave, went down on his hands.|the groom had mended his coat with thread from the grave, and when {A} blew the horn to try it, he went down on his hands.] [He is a fine hound.|There is no better nose in the pack.|He leads the pack now.|He was good with dogs, and is good as one.] [The groom is the brother of {H}, who sews because {A} has promised to leave him out of the hunt.|{H} sews because this groom is {H.their} brother, and {A} has promised that he will be spared in the hunt.] In {town} he is not counted among the missing, since he lived at the lodge. {A} [understood what a city will pay for a hunt in which the game is clever|saw at once what people in a city would pay to hunt something that thinks], and has [pulled yard after yard of thread out of the shroud« since then»|unpicked the shroud for such a hunt«, yard after yard»].',
        'v=b',
      ],
    ],
    [
      [
        '{T} saw the pack come up out of the ground« behind the lodge, one by one»[, shaking off earth|, with earth in the fur|], and saw {A} count them. [{T} has told it to nobody, because {T} was there to poach.|It would be hard to explain what {T} was doing there, at that hour, with snares.]',
        'v=a',
      ],
      [
        '{T} has looked at their feet: one hound limps as the miller limped«[, who was one of the first to go|, and he was one of the first to go]». [{T} has put out bread for it«, with the crust beside it», and the hound left the crust, as the miller« always» did.|When {T} threw it bread, it« ate the crumb and» left the crust, which is how the miller eats.|{T} has called it by the miller\'s trade, "Miller", and it lay down and put a paw over its eyes.]',
        'v=b',
      ],
    ],
  ],
  turn: [
    [
      '{B} was found« in the forest» as a baby and brought up« among dogs» at the lodge. [By the mark in the acorn book {B} is of the oldest family of all; {A} kept one heir, in case the forest had to be owned by [somebody|someone].|{B} has a birthmark, the mark of the oldest family in the acorn book, and {A} has kept {B.them} in case [somebody|someone] has to own the forest.] [The pack knows it, and will not touch {B}.|That is why the pack goes round {B}.|So the pack leaves {B} alone.|The hounds can smell it, and make way for {B}.]',
      'v=a',
    ],
    [
      "{B} was a hound, «the second one, »for three days: the thread had not grown in yet when [an aunt stood at the fence and used|an aunt of {B}'s, at the fence, used] the name that {B} had as a child. {B} [knows what must be called, and is too frightened of the horn« to go near it»|could tell anyone what to call, and will not go where the horn can be heard].",
      'v=b',
    ],
  ],
  people: {
    G: [
      '{G} has seen half of the old people« of {town}» into their graves and [cannot bear an empty grave|will not have an empty grave dug]. {G} says each missing name at the evening bell«, and [gets quieter|says them more quietly each day]».',
    ],
    A: [
      '{A} owes money in three cities and [has never let a guest see it|serves the best wine« in the country»]. {A} [thinks of {town} as a part of the view|knows {town} from the terrace«, and thinks that it lies prettily»].',
    ],
    B: [
      [
        "{B} speaks little« and in short words», and calms any animal by standing near it. {B} [wants to know who {B.their} people were|would give a year's wages to know {B.their} parents' names].",
        'v=a',
      ],
      [
        '{B} speaks little« and in short words», and calms any animal by standing near it. {B} [sleeps with a bar across the door, and wants to hear the horn no more|wants never to hear the horn again«, and sleeps behind a barred door»].',
        'v=b',
      ],
    ],
    S: [
      '{S} ran away because of the thread: {S} had sold nobody a red one, and knew what people would say. [{T} lets {S.them} sleep« under the nets» in a hut on the edge of the forest.|In a hut on the edge of the forest, «under the nets of {T}, »{S.they} has found a bed.] {S} can tell by a stitch who made it[|, as others can by handwriting].',
    ],
    T: [
      '{T} [poaches, and so sees everything and can say nothing|sees everything, «at night, »with snares in the pocket, and so cannot say what]. [A pardon« for all the hares», from {G}, opens {T.their} mouth.|If {G} forgives all the hares, {T.they} talks.|{T} will talk for a pardon, from {G}, [that covers all the hares|for each hare].]',
    ],
    H: [
      '{H} has a room at the lodge and a key to every linen chest« in {town}». [Where a marked shirt is brought home, a second thread is laid on the sill at dusk, as {A} has ordered: this one shows the hounds the house, and the one in the collar shows them whom.|{A} has ordered two threads« for each»: one in the collar, by which the hounds know the person, and one on the sill, at dusk, by which they know the house.] {H} has [begun to leave threads out, and {A} has noticed|left out a thread or two of late, and {A} has begun to count].',
    ],
    R: [
      '{R} has {few5} sharpshooters and [an order to have the forest quiet by the end of the month|orders that say "quiet by the end of the month"]. {R} dislikes mysteries«, [because they cannot be reported|for which the report has no column]».',
    ],
  },
  places: redThreadPlaces,
  lairLook: [
    [
      '[A ring of low stalls round a yard«, half sunk into the hill».|The hill behind {town} has half swallowed the place: low stalls in a ring«, and a yard in the middle».|Low stalls stand in a ring round a yard, and [grass|turf|bramble] from the hill grows over their roofs.|The stalls are of [grey|rough] stone, round a yard, and the hill has [come down over|buried] [half|a third] of them.|From above one sees only a hollow in the hill behind {town}; it is a yard, with a ring of stalls.|Round a yard full of nettles stand the stalls, and their backs are in the hill.|A yard, a well without a rope, and round them low stalls that the hill behind {town} has begun to bury.] [In each stall that is not empty sits somebody from {town}, upright, «hands on knees, »eyes open, with a grey hound across the threshold«: all who have been fetched so far, each with one hound».|All who have been fetched from {town} are here, one to a stall, upright, with open eyes and their hands on their knees; and on each threshold lies a grey hound.|Here they are, the missing of {town}: they sit in the stalls with open eyes, hands on knees, and each is guarded by one grey hound that lies across the threshold.] [They are cold, and not dead.|Their hands are cold, but under the jaw something beats.|They breathe, though only about once a minute.|No breath shows in the cold, and yet their hearts beat.]',
      'v=a',
    ],
    [
      "[A ring of low stalls round a yard«, half sunk into the hill».|The hill behind {town} has half swallowed the place: low stalls in a ring«, and a yard in the middle».|Low stalls stand in a ring round a yard, and [grass|turf|bramble] from the hill grows over their roofs.|The stalls are of [grey|rough] stone, round a yard, and the hill has [come down over|buried] [half|a third] of them.|From above one sees only a hollow in the hill behind {town}; it is a yard, with a ring of stalls.|Round a yard full of nettles stand the stalls, and their backs are in the hill.|A yard, a well without a rope, and round them low stalls that the hill behind {town} has begun to bury.] [The grey hounds stand up« at once» when the party comes in, one for each of the missing and one for the groom, and [not one of them makes a sound|none of them barks].|When the party comes in, the grey hounds get up all at once, without a sound; [there is one more than people are missing|count them, and there is one more than the missing].|There is one grey hound for each of the missing, and one more, and at the sight of the party they all rise, and none of them growls.] [Two have wedding rings on a [string|cord] round the neck[|, and sit together|, and one has a [thimble|key]].|Round the necks of two of them hangs a wedding ring, on a [string|ribbon].|One of them [holds|has] a child's [shoe|cap|doll] between its paws.|Two of them are [leaning against each other|lying side by side]«, as a [couple|married couple] would».]",
      'v=b',
    ],
  ],
  lairUse: [
    '[The horn of {A} reaches only those who wear a thread.|Only those who wear a thread hear the horn of {A}.|Without a thread nobody hears the horn of {A}.] [A thread can be torn off anyone, friend or enemy (one action, DC 13 Sleight of Hand), and sewn on« in the same way»: whoever wears it must come when {A} blows.|To tear a thread off somebody, friend or enemy, takes one action (DC 13 Sleight of Hand), and so does sewing one on: whoever wears it must come when {A} blows.]',
    [
      '[Each hound guards one person from {town}.|Each hound has one person of {town} to guard.|To each hound belongs one person from {town}.] [It lies down if [somebody|someone] sits« in the stall» beside that person and says the name aloud (an action, no check).|If [somebody|someone] goes into the stall, sits down with that person and says the name aloud (an action, no check), the hound lies down.|It gives up its guard, and lies down, when [somebody|someone] beside that person says the name aloud (an action, no check).]',
      'v=a',
    ],
    [
      '[Each hound that is called by the name it had as a child turns back into one of the people« of {town}» at the end of the round«, naked and out of breath», until {A} blows again; once the horn is broken, it is for good.|If a hound is called by its name as a child, one of the people« of {town}» lies there at the end of the round«, naked and out of breath»: until {A} blows again, or for good, once the horn is broken.] {G} has [their names in the baptism book, and the pet names beside them|the baptism book, with their names and pet names|all of these names, pet names too, in the baptism book].',
      'v=b',
    ],
    '[Along one side of the yard« of {lair}» runs a gutter full of old tallow.|At {lair} there is a gutter« along the side of the yard, and it is» full of old tallow.|Old tallow has filled the gutter that runs along one side of the yard« of {lair}».] [Lit, it makes a wall of fire across the middle for three rounds (2d6 fire damage to cross), and the hounds will not go near it.|A torch is enough to light it: for three rounds it burns across the middle (2d6 fire damage to cross), and keeps off the hounds.|If it is lit, it burns like a wall across the middle for three rounds (2d6 fire damage to cross), and no hound comes near.|For three rounds after it is lit, it cuts the yard in two with fire (2d6 fire damage to cross), which the hounds will not face.]',
  ],
  tactics: [
    '{A} stays behind the gate« of the yard», blows the horn every second round, and flees towards the horses as soon as it is silent (within reach it can be struck out of {A.their} hand, DC 13 Athletics, and it breaks« under a foot»); {H} opens stalls, for whichever side is kinder',
  ],
  companions: [
    [
      '[Only these have left their stalls«; the others stay on their thresholds».|The others do not leave their thresholds.] They hunt whoever wears a thread, and those who come near {A}. [If {A} is made to wear one, they turn.|They turn round if somebody gets a thread onto {A}.]',
      'v=a escort=beast',
    ],
    [
      'These are the ones that were turned first, and can no longer help obeying the horn«; the others lie flat in the straw». Blows that stun leave a hound alive, and {G} will ask about each of them.',
      'v=b escort=beast',
    ],
    [
      '[Only {A} and the grooms of the lodge fight.|{A.name} and the grooms of the lodge fight, and nobody else.] The hounds lie across their thresholds and rise against nobody but those who step over them.',
      'v=a escort!=beast',
    ],
    [
      '[Only {A} and the grooms of the lodge fight.|{A.name} and the grooms of the lodge fight, and nobody else.] The hounds [stand in the way and do not bite|are in the way, and bite nobody]; {G} will [ask about each of them|want to know what became of each].',
      'v=b escort!=beast',
    ],
  ],
  parley: [
    '[{A} is afraid of one thing, which is to be poor in front of people.|There is one thing that {A} fears: that people will see {A.them} poor.|To be poor, and to be seen, is the one thing of which {A} is afraid.] If the party offers to be silent about the debts, and {G} promises a pension« in return for the lodge» (DC 14 Persuasion), {A} lays the horn on the ground.',
  ],
  spells: [
    [
      1,
      '*Speak with Animals*: [the living dogs of the lodge« at {town}» say that the grey ones are no dogs, and that the one with the horn smells of fear.|ask the living dogs of the lodge« at {town}»: the grey ones are no dogs«, they say», and whoever has the horn smells of fear.|"No dogs," say the living dogs at the lodge of {town} about the grey ones, and they say that fear is what you smell on the one with the horn.]',
    ],
    [
      1,
      '*Detect Magic* shows [an aura on the threads«, thin as breath», and, when cast there, a strong one« of the same kind» behind the hill«, where {T} sets no snares»|a faint aura on each thread, and, when cast behind the hill«, where {T} will not set a snare», the same one, strong].',
    ],
    [
      1,
      [
        '*Detect Evil and Good*, cast [while the hounds go by|as the hounds pass|on the hounds in the street]: [undead, every one of them, and old.|they are dead, all of them, and have been for a long time.|they are undead, all that go by.|there is no life in them, and has been none for years.]',
        'v=a',
      ],
    ],
    [
      1,
      [
        '*Detect Evil and Good*, cast [while the hounds go by|as the hounds pass|on the hounds in the street], [shows nothing at all: whatever they are, they are [of|from] this world.|shows nothing: nothing about them is from [elsewhere|another world], and they [are not undead|are alive].|finds neither a fiend nor a dead thing among them.|is as silent as they are: they belong to this world, and are alive.]',
        'v=b',
      ],
    ],
    [
      3,
      '*Locate Object* for red thread«, cast in sight of the lodge,» leads to [a locked box that stands beside the bed of {A}|a locked box beside the bed of {A}|the bedroom of {A}, and to a locked box there].',
    ],
    [
      3,
      '*Silence* on a house« of {town}», cast when the hounds come, keeps the horn out for ten minutes: [whoever sleeps in it with a thread in the collar is not called by that blast|for so long a thread in a collar does nothing in it|those who sleep there are not called meanwhile, thread or no thread].',
    ],
    [
      5,
      '*Remove Curse* on a thread unravels it, and {A} feels it«, wherever {A.they} may be»; [on the horn, it cracks|cast on the horn, it cracks the horn|if it is cast on the horn itself, the horn cracks].',
    ],
    [
      5,
      '*Speak with Dead* in the oak wood: [the old lord says only, "Have they been fed?", three times|the old lord knows about nothing but his dogs, and asks if they have been fed|to each question the old lord answers, "Have they been fed?"|all that the old lord wants to know is if the hounds have eaten|the old lord asks, "Are they fed?", and will talk of nothing else].',
    ],
  ],
  clock: [
    [
      '[{A} sends the next basket to the washing place.|From the lodge the next basket goes to the washing place, with a note by {A}.|The next basket from {A} arrives at the washing place.] [{H} sews until late.|There is light in the room of {H} until late.|{H} threads a needle, and it takes {H.them} four attempts.]',
    ],
    {
      text: [
        '[{S} is caught on the road« with the reel», and {town} shuts {S.them} into the charnel house, with a thread sewn to {S.their} coat "to see".|People« from {town}» catch {S}« on the road», find the reel, sew a thread to {S.their} coat "to see", and lock {S.them} into the charnel house.]',
      ],
      stop: [
        'let {S} sew one stitch before {G} and lay it beside the others (DC 12 Persuasion): [it is a different hand, and everyone can see it|nobody who sees the two takes them for one hand|the two hands have nothing in common]',
      ],
    },
    {
      text: [
        '[{T} is gone.|{T} has been fetched.|This time it is {T}.] [In {T.their} bed lies a shirt, cut open, and in its collar a red thread.|On {T.their} bed they find a shirt with the collar cut open, too late, and the red thread in it.|The shirt that {T.they} had cut open was the wrong one; the other, with the red thread, is gone too.|A red thread lies on the pillow, and the window has been closed from outside.|Nobody had looked into {T.their} second shirt, and it was in that one, red and neat.]',
      ],
      stop: [
        '[search the washing of {T} with {H}, who will point at the right collar« without a word», or sit up that night with {T}« and hold on»|go through the washing of {T} with {H}, whose look stops at one collar, or stay with {T} for that night and hold {T.them} fast|ask {H} which collar it is when the washing of {T} comes back, or watch beside the bed of {T} and hold on]',
      ],
    },
    [
      '[At {deadline} all of {town} walks in one line«, with lanterns», and hears a horn.|At {deadline} a horn sounds, and all of {town} is in the forest«, in one line, with lanterns».] [Whoever wears a thread turns towards it at the same moment.|Here and there in the line a lantern turns round, wherever there is a thread.|One lantern after another leaves the line.|Those with a thread put down their rattles and go.]',
    ],
  ],
  after: [
    [
      '[The forest is cut down by spring.|By spring there are stumps.|In spring one can see from {town} to the next valley.] {A} plants [a row of oaks along the drive, for the view|oaks along the drive«, and is praised for it»].',
      'v=a',
    ],
    [
      '[The guests say that it was the best hunt of their lives.|It was the best hunt of their lives, write the guests.|Never, say the guests at dinner, has game run like that.] {A} sends each« of them» a grey skin, and [has the letter of thanks framed|has {H} sew the lining].',
      'v=b',
    ],
  ],
  endings: [
    {
      heading: 'Called home',
      text: [
        [
          '[The horn is broken, and the grey hounds|Somebody puts a foot on the horn, and the grey hounds|There is no horn any more, and the grey hounds|When the horn lies in two pieces, the grey hounds] [lie down before {p3} and are earth again|go as far as {p3}, lie down there and turn back into earth|walk to {p3} in single file, lie down, and are earth again]. [Those who sat in the stalls walk home« in a row, stiff», and ask who has been feeding the hens.|From the stalls the people of {town} come home« on stiff legs», and the first thing they ask about is the hens.|The missing get up, walk home« with stiff knees», and are angry about the state of their gardens.] {A} is set to planting acorns«, [one for every name that was crossed out|one for each name, and more than that|and the families come and look on]».',
          'v=a',
        ],
        [
          '{G} reads from the baptism book through the gate, and at each name [somebody|someone] stands up. [The old ones take longest«, since they have forgotten what they were called».|With the old ones it takes a while; nobody has used those names for so long.|The oldest have to hear theirs twice.|It takes longest with those whose mothers have been dead for years.] {A} is tried in {town}; [the miller, who limps, is the judge|the miller limps up to the bench and is the judge|on the bench sits the miller, with one leg stretched out].',
          'v=b',
        ],
      ],
    },
    {
      heading: 'The horn is kept',
      text: [
        '[{town} keeps the horn, in the church, for a bad year.|The horn is hung up in the church of {town}, for a bad year.|{town} votes to keep the horn, in the church, in case of need.] *The price:* [{B} is the only one who can be trusted with it, and sleeps beside it, and gets letters from people who would like to borrow it.|nobody but {B} can be trusted with it, who must sleep beside it«, and is offered more for it every year».|{B} must guard it, since nobody else can be trusted, and the letters of those who want to borrow it get more polite and more frequent.]',
      ],
    },
    {
      heading: 'A hunt after all',
      text: [
        [
          'If {A} is given to the hounds with a thread in the collar, [it is over in an hour, and {town} stands at the windows|{town} stands at the windows«, and in an hour it is over»]. *The price:* [the pack has been fed once by them|they have fed the pack now, once, with their own hands]; {G} leaves {town}, and on autumn nights [it is very quiet in the street|nobody likes to be the first to speak].',
          'v=a',
        ],
        [
          'If {A} is made to wear a thread when the horn is blown, and the real dogs of the lodge are let loose, [it is over in an hour, and {town} stands at the windows|{town} stands at the windows«, and in an hour it is over»]. *The price:* [they have hunted a person, too|they are people now who have hunted a person]; {G} leaves {town}, and on autumn nights [it is very quiet in the street|nobody likes to be the first to speak].',
          'v=b',
        ],
      ],
    },
    {
      heading: 'If the party is too late',
      text: [
        '[The line of lanterns has gone« from {town}» into the forest, and one light after another turns off« towards the hill».|You see the lanterns« of {town} from far off, between the trees», and one after another they turn off towards the hill.|{town} is empty; the lanterns are in the forest, in a line that is coming apart, and what leaves it goes towards the hill.] [The party can be ahead of them at {lair} by ten minutes, or can tear out threads« along the way» (DC 13 Sleight of Hand, three people for each success).|There is time for one thing: to be at {lair} ten minutes before them, or to run along the line and tear out threads (DC 13 Sleight of Hand, three people for each success).|If the party runs, it is at {lair} ten minutes before them; or it stays with them and tears out threads (DC 13 Sleight of Hand, three people for each success).]',
      ],
    },
  ],
  hoard: [
    'In the money box of {A} are two unpaid bills, {items}, and {worth}. [All of it was pledged, and {G} knows to whom«, and does not say».|It is pledged, all of it, to creditors whom {G} knows and does not mention.]',
    'The old lord was buried with {items}, and {worth}; {A} had left them for the day on which nothing else would be left.',
  ],
  favour: [
    'The {few4} oldest families« of {town}» write the party into the book of the forest: they may cut, hunt and sleep there«, and [be found by [nobody|no one]|whoever asks for them there gets no answer]».',
    '{B} gives the party a grey pup that does not bark. [It wakes them«, always,» one minute before it would be too late.|When there is danger« at night» it wakes them, a minute before it would be too late.]',
  ],
  steps: [
    'Look at the threads, and at where they were found.',
    'Find out what the missing have in common.',
    'Speak with {B.full}, whom the hounds leave alone.',
    'End it before the autumn hunt.',
  ],
  acts: redThreadActs,
};
