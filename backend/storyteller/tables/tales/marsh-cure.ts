import { marshCureActs } from './marsh-cure-acts.ts';
import { marshCurePlaces } from './marsh-cure-places.ts';
import type { Tale } from './tale-types.ts';

export const marshCureTale: Tale = {
  id: 'marsh-cure',
  titles: ['The Cure', 'Waist-Deep at Midnight'],
  tones: ['horror', 'grim'],
  levels: [1, 10],
  cast: {
    G: 'ferry owner|schoolteacher',
    A: 'apothecary|herbalist of the parish',
    B: 'child of the mill|dyke hand',
    S: 'marsh hermit|leech gatherer',
    T: 'peat cutter',
    H: 'churchwarden|deacon',
    R: 'physician of the crown',
  },
  deadline: 'the night of the spring tide',
  num: [35, 120],
  onlyIn: { a: ['drowned bride', 'wedding'], b: ['not one of them breathes', 'peat for bones'] },
  lair: {
    name: 'the sunken still|the drowned still|the flooded still|the sunken distillery|the brandy still',
    short: 'still|distillery',
    terrain: 'water',
  },
  leader: ['people'],
  alsoOf: ['she', 'he'],
  escort: ['undead'],
  pitch: [
    'The marsh fever used to take every fifth person in {town}. [This year it has taken nobody: there is a cure|Nobody has died of it this year, since there is a cure]«, brown and bitter, a spoonful a day», and {num} people have been saved by it. {G} is one of them. Since then {G} has woken every night« at the same hour», waist-deep in the marsh, and round about [stand all the others« who were cured»|the others who were cured are standing], and all of them face the same way.',
    "[In {town} they rang the bells when the cure was found.|The bells of {town} were rung for an apothecary's bottle.] {num.u} people were dying of marsh fever, and all of them got up. [It is only that they do not dream any more; and at midnight|They have slept without dreams since then; and at midnight] they walk out into the marsh in their nightshirts, stand in the water« up to the waist» until the cocks of {town} crow, and do not remember it. {G} has found mud in {G.their} own bed«, and has told it to [nobody|no one] but you».",
  ],
  stakes: [
    '[They go a little further out [each|every] night.|Each night they stand a little further out.|Every night the rows are a few steps further out.|Each time they walk further out before they stop.] {G} has tied knots in a line: in {days} days«, at the spring tide», the water there will be over their heads.',
    'It is {days} days until the night of the spring tide. {G} has worked out how far out they will be standing then, and how deep it is« in that place», and has drawn the result on a slate« and wiped it off».',
  ],
  start: [
    [
      "[There is a fog over the marsh of {town}, as high as your chest, with heads on it.|The fog comes up to your chest, on the marsh of {town}, and there are heads lying on it, in rows.|Fog covers the marsh of {town}, chest-high and white, and on it float heads.] [[You have been looking at them for some time before you understand.|One needs a while to understand it.] [They stand in rows|There are people under them, in rows|They belong to people, who stand in rows], [men, women, the baker« with his cap on»|old men, girls, the baker with his cap on|the smith, the smith's wife, the baker with his cap on], [all with their backs to you|and all look away from you], and the fog between them [rises and falls«, in time»|goes up and down, slowly, as one breathes].|[It takes you a while to see that there are people under them|Then you see that there are bodies to the heads|By and by you make out that there are people under the heads], [men, women, the baker with his cap on|old and young, the baker with his cap on], [up to the waist in water|in water to the waist], and that [they all have their backs to you|none of them faces you]. [The fog in front of them rises, and falls, and rises.|In front of them the fog swells, and sinks, and swells.|The fog lifts before their faces, and sinks, all at the same time.]] {G.full} is the third one« from the left». [You call that name, and none of the heads turns.|You call, and nobody turns round.|When you call, not a head moves.|You shout the name across the water, once, twice.|You say the name, not loudly.] [But in the whole marsh, from one moment to the next, the fog stands still.|Yet from one end of the marsh to the other the fog has stopped moving.|And all over the marsh, at once, the fog lies flat.|Then the fog does not rise any more, here or anywhere.|The answer is that the fog stops.]",
      '@fog',
    ],
    [
      '["Tie me to the bed," {G.full} has asked you, and you have done it well.|You have tied {G.full} to the bed. It was {G.their} own wish, and they are good knots.|{G.full} has asked you for knots that hold, and the bed has four posts.] [It strikes twelve, and {G.full} goes on talking to you, about the price of rope, and sits up. The rope cuts in, and there is no pain on the face and no blood on the rope, only something brown, a drop, that smells of peat.|At twelve {G.full} has got as far as the price of rope, goes on talking, and sits up as though there were no rope. [It goes into the wrists, and you wait for blood|You see it cut into both wrists, and wait for the blood|It bites deep into the skin, and should draw blood]; [what comes is one drop, brown, and you smell peat|but there is one drop, brown as tea, which smells of the bog|a single drop comes, brown, with a smell of peat].|Midnight strikes. {G.full}«, in the middle of a story about a cow,» sits up into the rope, and it goes in as into cheese. [There is no cry«, and no blood».|The face does not change, and there is no blood.] [A brown drop runs down the rope and smells of peat.|What runs along the rope is brown, one drop, and smells of the marsh.]] ["Would you untie this?"|"Would you be so kind?"] asks {G.full}«, in quite a friendly voice». ["We are expected."|"They will be waiting for us."|"It would not do to be late."|"I should be out there by now."|"The others have gone ahead."|"I have to be in my place."|"You could come along."]',
      '@bed',
    ],
  ],
  ask: [
    '"I am grateful to be alive," says {G}. ["I would like to know what for: find out|"And somebody must find out what for. I want to know|"Only I wake up in the water, so find out|"But nothing is free, and I want to be told|"I should also like to stay [so|alive]. Find out] [what is in the spoon|what it is that we swallow|what comes out of those bottles], and [what we are looking at out there|what there is to see out there|who or what we stand there for]; and [get us out of it before the tide|then bring us home before the tide|have us on dry land before the tide], [all of us; I have the list|every one on this list|all of us, not only those who can pay]."',
    '{G} wants to know if the cure can be stopped without the fever coming back. ["Do not tell people to throw it away, or they will throw you in after it.|"Say nothing against it in the [street|market], because they would drown you, and give thanks to the spoon.|"Nobody here will hear [a word|anything] against the spoon«, not from [a stranger|you]».|"If you call it poison in {town}, you will be lucky to be stoned.] [Bring me [something better|a better cure] first."|First bring me [something|a cure] that is better."|There has to be something else for them to swallow, and you have to find it."|First [I must have|we need] another way to keep them alive."]',
  ],
  fee: [
    '{G} offers {coins} gp«, mostly small silver»; [it is what people in {town} had put by for their funerals|people in {town} had saved it for their own coffins].',
    '[There are {coins} gp in the relief fund.|The relief fund has {coins} gp in it.|The fever chest of the parish [still holds|has come down to] {coins} gp.|For widows and orphans they had collected {coins} gp, and there have been none.] {G} keeps it, and has [made it out to "those who stay awake"|written on the lid, "for those who stay awake"].',
  ],
  talk: [
    '{S.full} lives out there, has never taken a drop of it and never had the fever. [That is not natural.|Explain that who can.|It makes one wonder.|Some say that there is a bargain behind it.|Decent people catch it.]',
    '{A.full} takes no money for the cure. [Some people are simply good.|Not everyone wants to be paid for being good.|One would like to give something.|It is not even cheap to make.|Such people still exist.]',
    'Those who were cured do not freeze. [It is a great saving in wood for {town}.|In {town} they have stopped buying wood.]',
    '{H.full} wants to build a chapel for the cure, and has the stone [already|in the yard].',
    '{T.full} has given up {T.their} best cutting«, in the middle of the season», and will not say what was in it.',
    '{B.full} [spits it out« every day» behind the mill, and is as thin as a rake, and sleeps at night|goes behind the mill with a full mouth, comes back with an empty one, is skin and bone, and sleeps all night].',
    [
      'In the old days {town} gave a bride to the marsh, [«once, »in a bad year|in a year without bread]. [It was better after that.|The years were better then.|And the water kept to its side.|Nobody knows the name any more.|There was no fever for ten years.]',
      'v=a',
    ],
  ],
  run: [
    [
      '[Those in the marsh can be led back by the hand«, one by one», if whoever leads them walks backwards and does not stop talking|They can be led out of the marsh by the hand«, one by one», if whoever leads them walks backwards and does not stop talking|Taken by the hand, each of them comes along, as long as one walks backwards and talks« all the time»] (DC 12 Performance). [They look in the direction of an old chimney that stands in the reeds, a mile out.|What they look at is an old chimney in the reeds, a mile out.|A mile out, where they look, a chimney stands in the reeds.]',
      'start=fog',
    ],
    [
      '[Tied up, the cured« of {town}» grow stronger as the night goes on|The longer the cured of {town} are tied up, the stronger they get] (DC 13 Athletics to hold one; DC 15 after the second hour). [The brown drop moves: it creeps [along|over] the [floor|boards] towards the marsh.|What was the brown drop is a line on the [floor|boards] a little later, and its tip points to the marsh.|The brown drop rolls to the edge of the [bed|mattress], falls, and rolls on, towards the marsh.|By [morning|dawn] the brown drop is [under|at] the door, on the side of the marsh.|[A little later|Within the hour] the brown drop has got as far as the [threshold|door], on its way to the marsh.]',
      'start=bed',
    ],
    '{G}, like all of the cured, has no pulse at night« and a good one by day» (DC 12 Medicine). [A mirror held to the lips at midnight gets wet, and not from breath.|If you hold a mirror to such lips at midnight, it is wet, but nobody has breathed on it.|[At midnight a mirror|A mirror at midnight], before such lips, [runs with water|is covered with drops of brown water].|Hold a feather to such lips at midnight: it does not stir, but it is wet.]',
    '{A} comes at sunrise with a lantern and a bottle«, brings blankets», knows about it, and calls it "a stage of recovery".',
    'Those of the {num} cured who leave out the spoon for one day are cold«, brown» and weak by evening (DC 13 Constitution saving throw each hour, or a level of exhaustion). [It goes at once with a spoonful.|One spoonful, and it is gone.|A spoonful puts an end to it.|Then they beg for the spoon, and are well.|After the next spoonful they are as pink as ever.]',
  ],
  gist: [
    [
      'The cure is made by the drowned bride, whom {town} gave to the marsh« fifty years ago»: it is her own« marsh» water, distilled at {lair}, and whoever drinks it belongs to her household. {A} made a bargain with the bride for a dying child. At the spring tide the bride wants her« wedding» guests, all {num} of them. {H} knows, and fills the bottles.',
      'v=a',
    ],
    [
      '[The cure heals nobody.|The cure has healed nobody.|The cure cures nobody.|Nobody has been cured.] [Those who drank it died|All who drank it died|Whoever drank it died] of the fever« that same night», and [what came home from the marsh an hour later is the marsh, in their shape|an hour later the marsh came home in their shape|the marsh got up in their stead, an hour later, in their shape], with peat for bones«; [it believes that it is they|it does not know that it is not they|it takes itself for them]». {A} saw it with the first one, who was {A.their} own child, and could not stop. At the spring tide the marsh takes back what it has lent. {H} carries the bodies to {lair}.',
      'v=b',
    ],
  ],
  suspect: [
    '{S}, who« was heard singing in the reeds, and who» says "serves you right" to anybody who asks.',
  ],
  truth: [
    [
      '[[Forty houses stood here|There were forty houses here|People lived here in forty houses] [before the dyke|before the dyke was built|when there was no dyke yet]«, and [there was no winter in which the fever left all of them alone|each winter the fever came into one or another of them|the fever was in some of them every winter|not once did a winter pass without a fever in one of them|no winter passed without a coffin]»|[The dyke came late|The dyke is young]: [before that there were forty houses, and each winter the fever chose among them|the forty houses that stood here first had the fever every winter|forty houses lay open to the marsh, and every winter the fever came in]|The fever is [as old as|older than] the dyke. [When there were only forty houses, it went from one to the next all winter|It has fetched somebody out of every one of the forty houses that stood here first|In no winter did it forget the forty houses that stood here then]]. {A} has kept a book of it, with {num3} names, and has tried everything that grows; in {A.their} own family there are two of the names.',
    ],
    [
      [
        '[On the night of a spring tide, when {A} had a dying child at home, {A.they} rowed out|{A} had a dying child at home, and on the night of a spring tide rowed out|With a dying child at home, {A} rowed out«, on the night of a spring tide,»] to the old brandy still. [[Somebody|Someone] was there«, in a veil of weed,» and asked kindly what was wrong|In the doorway stood a figure with weed for a veil, and a kind voice asked what was the matter]: the bride whom {town} once gave to the marsh. [The first bottle was a present.|She took nothing for the first bottle.|The first bottle cost nothing.|One bottle she gave as a gift.] [For the second one she wanted [to be invited|an invitation]; for the third, a [ring|gold ring|wedding ring].|An invitation was the price of the second, and a ring of the third.|The second cost an invitation, and the third a ring.|For the next she asked to be invited, and for the one after that she asked for a ring.] [The child is [well|in good health], and stands in the first row« [at night|after dark]».|At night the child stands [in front, in the first row|in the first row], and is [well|in good health].] [All who drink|Those who drink it|All drinkers] are guests at her wedding; {A} has told her that they [come of their own free will|want to come|are glad to come].',
        'v=a',
      ],
      [
        "[The child of {A} died at midnight.|At midnight the child of {A} was dead.|{A}'s child did not live past midnight.] {A} had [poured the last of a brew of bog moss between its teeth|given it what was left of a brew« of bog moss»]. [At one o'clock|An hour later|Before two] the same child came in at the door«, wet to the [hair|skin],» and asked for [water|a drink], and the dead one still lay in the bed. [By day it plays at the [well|pump]; at night it stands in the first row.|It plays at the [well|pump], as it used to, and at night is in the first row.|It skips rope in the [lane|yard] by day, and at midnight is in front, in the first row.|[In the daytime one hears it laugh|By day one sees it fly a kite]; at night it is in the first row, [the smallest|in its nightshirt].] [Not one of them breathes at night.|Once it is dark, not one of them breathes.|After dark not one of them breathes.|When the sun is down, not one of them breathes.] {A} has gone on because each of the cured gave thanks«, with the voice of the dead,» and knew things that only the dead could know.",
        'v=b',
      ],
    ],
    [
      [
        '{T} dug up a chest« out of the peat», with a dress in it, and a list of those who held the pole. [All the families that stand in it still live in {town}.|In {town} all of these families still live.|There is no family in it that does not live in {town} to this day.] {T} has reburied it«, deeper».',
        'v=a',
      ],
      [
        '{T} dug up the baker, in the peat, «as brown as a nut and »three months dead, on the same day on which the baker sold {T.them} a loaf. The first of the dead were hidden there, before {H} had a boat; {T} has reburied him«, deeper».',
        'v=b',
      ],
    ],
  ],
  turn: [
    [
      '[The bride does not want [them|anybody] dead.|It is not their [deaths|lives] that the bride wants.|To drown [them|anybody] is not what the bride wants.|The bride bears [them|{town}] no grudge.|What the bride wants is not [revenge|their blood].] Those who come to her drown in the tide«, which she does not feel any more». [Nobody came to her wedding|No guest came to her wedding|There was to be a wedding, and no guest came]; [they pushed her in« and went home»|she was pushed in, and they went home to supper|they held the pole until she was quiet, and went home], and she has [been standing there since, in white, waiting for somebody to ask her for a dance|been waiting since«, in white,» to be asked for a dance|stood there in white ever since, as one stands who would like to be asked for a dance]. If that is done by somebody from the {few4} families on the list, such as {T} or {H}, the bargain of {A} is paid.',
      'v=a',
    ],
    [
      '[The marsh does not have to take them back.|Nothing obliges the marsh to take them back.|The marsh may keep what it has made.|There is no law by which the marsh has to take them back.|It is not settled that the marsh takes them back.|The marsh need not take them back at all.|The marsh is not bound to take back a single one.|They do not have to go back into the marsh.] It has become {num} people, and [has found out what it is like|likes it]«; it is afraid of the tide as well». It would stay, if {G}, or somebody else who knows the truth, said that they may.',
      'v=b',
    ],
  ],
  people: {
    G: [
      '{G} has lists for everything, and since the cure one of things that {G.they} used to like. [{G} is brave until eleven at night.|{G} is brave for as long as it is light.]',
    ],
    A: [
      '{A} has not slept since winter« and is the gentlest person in {town}». [{A} cannot look at [anything that floats|a boat|a floating leaf].|{A} turns away from [anything that floats|boats|the river].|{A} has given the [ducks|ducks, and then the geese,|ducks and geese] away, so as not to see them float.]',
    ],
    B: [
      "{B} has never swallowed a drop«, out of pure contrariness,» [and had the fever and got over it alone|had the fever, and came through it without help]. A few drops of {B.name}'s blood help against the fever in anybody who has it, and {B} is afraid of needles.",
    ],
    S: [
      '{S} has lived in a hut in the marsh since childhood, and sets out candles for the dead. {S} sings to the marsh«, so that it is not so quiet there».',
    ],
    T: [
      '{T} has cut peat« for thirty years» and knows what keeps in it« and what does not». {T} will dig once more, for company and daylight.',
    ],
    H: [
      [
        '{H} «is devout and »does sums. {num.u} are saved, for one bride, whom the family of {H} helped to push in. {H} tells {H.themself} that guests come home from a wedding.',
        'v=a',
      ],
      [
        '{H} «is devout and »does sums. {num.u} are saved, and {num} have been carried out« by night»; {H} prays that the two numbers have nothing to do with each other.',
        'v=b',
      ],
    ],
    R: [
      '{R} has put down {few2} epidemics, with fire where it had to be. {R} is not cruel, and has the signed order in {R.their} bag«, so as not to have to go back for it».',
    ],
  },
  places: marshCurePlaces,
  lairLook: [
    [
      '[[An old distillery of {town}, sunk to the window sills.|Of the old distillery of {town} one sees what is above the window sills.] In the boiler room|Once they made brandy for {town} here; now the water looks in over the window sills. In the boiler room] the water is as [smooth|flat] as a [floor|table], and on it«, [on her feet|in white shoes|barefoot],» stands a bride«, with her back to the door»; along the walls {num} glasses [have been set out, and one is being polished|stand ready«, and she is polishing one»].',
      'v=a',
    ],
    [
      '[[An old distillery of {town}, sunk to the window sills.|Of the old distillery of {town} one sees what is above the window sills.] In the mash tuns|Once they made brandy for {town} here; now the water looks in over the window sills. In the mash tuns] lie the dead« of {town}», [side by side« and quite peaceful, brown as leather»|in rows, as if asleep, and brown as saddles]; [over each hangs a bottle on a string, and drips|from a string over each hangs a bottle, and drips].',
      'v=b',
    ],
  ],
  lairUse: [
    '[The boiler of {lair} can be stoked (two actions).|With two actions somebody can stoke the boiler of {lair}.] [From the next round on the water in the room is hot|The water in the room gets hot, from the next round on] (1d6 fire damage a round to all who stand in it), and whatever belongs to the marsh draws back from it«, behind {A}».',
    '[Candle boats of {S} float in through the windows.|Through the windows come the boats of {S} with candles, on the water.] [Each that is given the name of one of the cured (an action, no check) wakes that person|Whoever gives one of them the name of one of the cured (an action, no check) wakes that person|Named after one of the cured (an action, no check), a boat wakes that person]«, out in the marsh,» for a minute; {G} has the list.',
    '[The floor of the gallery is rotten.|Nobody should trust the floor of the gallery.|The gallery has a floor like wet bread.|Overhead runs a gallery, with rot in its planks.] [Whoever lands on it (DC 12 Acrobatics) goes through into the vats, unless they crawl|One goes through into the vats (DC 12 Acrobatics), unless one crawls|Those who do not crawl on it fall through, into the vats (DC 12 Acrobatics)].',
  ],
  tactics: [
    [
      '{A} stands between the bride and everybody and begs both sides to wait; the bride strikes nobody, and no weapon or spell harms her, but [each|every] round she holds out a hand to one of the party (DC 13 Wisdom saving throw, or the character dances with her«, and does nothing else,» until somebody spends an action to cut in); {H} bolts the doors',
      'v=a',
    ],
    [
      '{A} «goes from vat to vat and »turns taps, and with each tap one of the dead stands up; {H} holds a lantern« high», and as long as it burns they know what to do',
      'v=b',
    ],
  ],
  companions: [
    [
      'What rises here held the pole« for {town}», and did not outlive that winter. [One of the drowned stops for whoever says "I am sorry" and has a reason to|Say "I am sorry" to one of the drowned, with a reason for it, and that one stops|An apology stops one of the drowned, if there is something to be sorry for|To stop one of the drowned, one has to say "I am sorry", and mean something by it] ([a player tells it|the player tells what it is|a player has to name the reason]). When they and {A} are beaten, [the bride is still waiting for her dance|the bride still has not been asked for a dance].',
      'v=a escort!=no',
    ],
    [
      '[Those who get up have faces from {town}.|One has seen these faces in {town}.|The faces of those who get up are from {town}.] [A question that only the real one could answer (DC 13 Insight to find it) makes one of them stop and think«, and be afraid»|If one of them is asked what only the real one could know (DC 13 Insight to find the question), it stops, thinks, and is afraid|Each can be stopped by a question that only the real one could answer (DC 13 Insight to think of one); it looks for the answer, and is frightened|One of them stands still, puzzled and then afraid, at a question that only the real one could answer (DC 13 Insight to find it)]. When one from {town} is struck down, whoever wears that face in the marsh [sinks to the knees, and can get up when the lantern is out|goes down on both knees, until the lantern is out].',
      'v=b escort!=no',
    ],
  ],
  parley: [
    [
      '[{A} would stop at once for one sure thing|One thing, if it were sure, would make {A} stop at once]: that the fever will not have them back when the bride is paid. Whoever can show that (the blood of {B}, DC 13 Medicine; or an honest promise) sees {A} [sit down« on the edge of the vat, take off both shoes», and cry|put down what is in {A.their} hands, sit on the edge of the vat, and cry].',
      'v=a',
    ],
    [
      '[{A} would stop at once for one sure thing|One thing, if it were sure, would make {A} stop at once]: that none of them will have to die twice. Whoever can show that (that the marsh may keep its shape and stay: DC 13 Persuasion; or an honest promise) sees {A} [sit down« on the edge of the vat, take off both shoes», and cry|put down what is in {A.their} hands, sit on the edge of the vat, and cry].',
      'v=b',
    ],
  ],
  spells: [
    [
      1,
      '*Detect Poison and Disease*: [in the cured there is no fever|there is no fever in the cured|of fever there is no trace in the cured]. [There is a poison, old and mild|There is something else, a poison, old and mild|But a poison shows, old and mild], in every drop that they drink, and in {G}.',
    ],
    [
      1,
      [
        '*Detect Magic*: a thread of enchantment runs from each of the {num} cured to one place in the reeds. «In the evening »{T} could trip over them.',
        'v=a',
      ],
    ],
    [
      1,
      [
        '*Detect Magic* in {town}: by day nothing; at midnight [necromancy«, soft and even», as if the ground were humming|a hum of necromancy, out of the ground, even and soft]. {T} has always heard it.',
        'v=b',
      ],
    ],
    [
      1,
      '*Speak with Animals*: [the geese do not fly over the chimney|no goose flies over that chimney|ducks sleep anywhere but near the chimney|the frogs are silent round the chimney, and say that it is polite]. The goat of {S} says that« at night» the people smell like the ground.',
    ],
    [
      3,
      '*Lesser Restoration* ends the fever in one person of {town}«, [without a spoon|and no spoon is needed]». {A}, who is told of it, asks [how many such people there are«, and if they could hurry»|whether that can be done for all of them, by tomorrow].',
    ],
    [
      5,
      [
        '*Speak with Dead* is not answered by any of the {num} cured, because they are alive; but the bride answers«, from the nearest puddle»: ["Is it a yes?"|"Are you coming?"|"Is there music?"|"Who is asking, please?"]',
        'v=a',
      ],
    ],
    [
      5,
      [
        '*Speak with Dead* on what {T} has buried: "I had a fever. [It got dark, and who is it that is opening my [shop|shutters]?"|Then it was [cold|cold and wet], and who [bakes my bread|sits in my chair]?"|The spoon was bitter, and who is that, [whistling my tune|wearing my hat]?"|Nobody has rung the bell for me, and why not?"]',
        'v=b',
      ],
    ],
  ],
  clock: [
    [
      '{A} [makes up more bottles for the villages« round about»|packs more bottles in straw, for the next villages]. [{H} loads them.|{H} has the cart ready.|{H} drives.]',
    ],
    {
      text: [
        'The hut of {S} burns, and the cured of {town} stand round it« and warm their hands». [They«, who never froze,» are cold« all day» now.|From then on they, who never froze, shiver at noon.|It does not help: from that day on they freeze.]',
      ],
      stop: [
        'row out before dusk and bring {S} into the church tower«, with goat and boats»; {G} has the key, and locks the door behind them',
      ],
    },
    {
      text: [
        [
          '{B} is held by four« kind» neighbours and made to swallow. That night there is one more.',
          'v=a',
        ],
        [
          '{B} is held by four« kind» neighbours and made to swallow. That night one more stands in the rows, and is the only one with a pulse.',
          'v=b',
        ],
      ],
      stop: [
        'hide {B} at the cutting with {T}, or change the bottle for one with tea« and treacle» (DC 13 Sleight of Hand); {H} does not taste it first',
      ],
    },
    [
      'On {deadline} the water comes in without a sound, as far as the dyke« of {town}». [There are heads on it, in rows, and after a while only hats|Heads stand on it, in rows, and by and by there are only hats|Rows of heads are on it, and later rows of hats|Face after face goes under, in rows, until there are only caps and hats|It rises to their chins, row by row, and in the end hats float on it|It reaches the first row, and then the last, and what is left is hats]«; [then it is a very calm night|after that the night is very calm|there is no wind that night|then the marsh is smooth|nobody has called out|one hears nothing, all night|and in the morning the hats are gone]».',
    ],
  ],
  after: [
    [
      'In summer there is music in the reeds. [People come from far away to hear it|Strangers come to listen], and {A} [gives|sells] them something against the damp.',
      'v=a',
    ],
    [
      'Next morning all the shops of {town} are open. [[Everyone|Everybody] is there«, and very friendly,» and leaves a wet chair.|The same people stand behind the counters, friendlier than ever, and the coins that they give back are wet.|They greet each other, all of them, and leave wet footprints that do not dry.] All that the tide has taken is their names.',
      'v=b',
    ],
  ],
  endings: [
    {
      heading: 'The last dance',
      text: [
        [
          'Somebody from the list asks the bride for a dance«, [in front of all who stood by|while the others look on]», and she [puts down|lets go of] her flowers. They dance until it gets light, {few4} families one after the other«, in their nightshirts, up to the knees». [Then the chimney [falls|sinks]«, [softly|without a sound]».|With the first light over {town} the chimney lies down, softly.|At daybreak the chimney sinks into the reeds, without a splash.|When the music stops, there is no chimney any more.|The chimney goes last, brick by brick.] [The fever comes back, as a fever|People catch the fever again, an ordinary one]; the blood of {B} helps against it, and {A} learns to draw it without hurting.',
          'v=a',
        ],
      ],
    },
    {
      heading: 'They may stay',
      text: [
        [
          '{G} stands before them in the marsh at midnight and reads the list, and says to each who they are« and what they died of», and that they may stay. «[They come home.|At cockcrow they come home.|One after the other they walk to the dyke.|They turn round, all together, and come.|Nobody speaks, on the way home.] »In {town} there are {num} people who know that they are not those people, and do what has to be done« all the same». From that hour the dead are joined to nobody« any more»; {town} buries them, and each of the {num} carries one, and does not fall down. Whoever catches the fever from now on is cured with the blood of {B}.',
          'v=b',
        ],
      ],
    },
    {
      heading: 'The spoon is broken',
      text: [
        "[The bottles of {A} are smashed, all on one day.|On one and the same [day|morning] they smash all the bottles of {A}[|, in the square|, on the bridge].|{A}'s bottles are broken«, every one, in an hour».] *The price:* hardly one of the {num} is there at the end of the week, and {G} has known it beforehand and given the order«, and strikes them off one by one».",
      ],
    },
    {
      heading: 'A dyke',
      text: [
        'The party and all in {town} who can hold a spade build a dyke round the place where the cured stand, [in the nights that are left|by night, in time]. *The price:* the cured stand there [every night from now on|each night, for the rest of their lives]«, behind a wall», and {A} [goes along it|walks up and down] with a lantern« until {A.they} is old».',
      ],
    },
    {
      heading: 'If the party is too late',
      text: [
        '[The water is up to the chins of {num} people. They let themselves be led|[Nothing but faces is left on the water|Faces are all that is left on the water], {num} of them. They can still be led]«, by the hand and backwards», but [each needs somebody|for each there has to be somebody]; there are two boats«, a bell», and {num} names, of which every one that is called aloud turns one head.',
      ],
    },
  ],
  hoard: [
    [
      'The wedding presents are still on the table«, under a cloth of mud»: {items}, and {worth}. The bride tells {G} that the party should have something to remember it by.',
      'v=a',
    ],
    [
      'Beside the last vat«, washed and sorted,» is what the dead had in their houses« and nobody has missed there since»: {items}, and {worth}. {G} asks at every door, and every door says to keep it.',
      'v=b',
    ],
  ],
  favour: [
    '[Nobody from {town} who was in the water will ever forget a face|Those from {town} who were in the water remember faces]: wherever one of them lives, the party is known«, fed» and let out by the back door.',
    '{S} makes a bark boat for each of them. [Set on any water, with a candle and a name, it goes to where that person is.|With a candle in it and a name said over it, on any water, it finds that person.|It floats to whoever is named to it, on any water, against the stream if need be, as long as its candle burns.]',
  ],
  steps: [
    'Stay awake with {G.full} for one night.',
    'Find out what is in the cure.',
    'Ask those who do not take it why not.',
    'Bring them all back before the night of the spring tide.',
  ],
  acts: marshCureActs,
};
