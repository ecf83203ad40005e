import type { SettingStory } from '../setting-story-type.ts';

export const dragonSenateStory: SettingStory = {
  id: 'dragon-senate',
  pronouns: { P4: 'she' },
  homes: { P2: 3, P3: 1 },
  levels: [11, 20],
  tones: ['intrigue', 'heroic'],
  words: ['dragons', 'dragon', 'senate', 'vote', 'egg', 'republic', 'parliament'],
  title: 'The Senate of Five Dragons',
  pitch:
    '{land} is a republic, with five citizens. The five are ancient dragons, who [have fought only once in two hundred years, because they vote|have voted for two hundred years«, and fought only once»|settle everything by vote, and have done so for two hundred years, with one exception]; [everyone else is property, and has never had it so good|everyone else belongs to them, and has never lived so well|all others are property, and were never better off]. [Now a [seat|place] is empty. There is an egg, and it [belongs|goes] to whoever [brings it up|hatches it]|Now one is dead, and the seat belongs to whoever brings up the egg that is left|Now one seat is empty, and an egg lies in front of it, for whoever brings it up|Now one of them is dead, of whom an egg is left, and whoever [brings it up|hatches it] [has a vote|votes for it]]. || The citizens of {land}, a republic, are five ancient dragons, who [have voted for two hundred years, and fought only once|in two hundred years have fought only once, because they vote]. Everybody else is property«, and has never lived so well». [Now one of the five is dead. An egg is left, and goes to whoever [brings it up|hatches it and brings it up]|Since one of the five died [there is an egg|an egg is left], and the [seat|vote] goes to whoever brings it up|One of the five has died and left an egg, [which goes to|and it belongs to] whoever brings it up|One of the dragons is dead now. Whoever brings up the egg that it left has its vote].',
  party:
    '[Three dragons at once have voted to free the party, so that it may go between lairs and find out how the fifth one died|Three of the dragons have agreed, for once, to free the party, which is to go from lair to lair and find out how the fifth one died|To find out how the fifth dragon died, three of the others have voted the party free to go between the lairs|The party will be free, by three votes, to visit every lair and find out what the fifth dragon died of]. [Whatever it is given it owns, and must declare|It owns what it is given, and has to declare it|What the party is given it owns, and must declare]. {P1.full}, who speaks for the green dragon in {town1}, would like it to be on the winning side«, and will tell it which that is». || [By three votes the party is to be set free, with ceremony, so that it can go from lair to lair and learn how the fifth dragon died|There will be a ceremony, because three dragons have voted to free the party, so that it can visit every lair and learn how the fifth dragon died|Because nobody else can go from lair to lair and ask how the fifth dragon died, three dragons have voted to set the party free|Three votes have been cast for the freedom of the party, which will be sent from lair to lair to learn how the fifth dragon died]. [What it is given is its own, once it has been declared|It may keep what it is given, if it declares it|It may keep gifts«, and has to declare each of them»]. {P1.full}, who speaks for the green dragon in {town1}, hopes to see it on the side that wins«, and will say which».',
  truths: [
    'A law in {land} needs the votes of three of the five dragons. Once, ninety years ago, the bronze stayed at home and it was two to two, and the« other» four fought with fire«. [They burned a city, and [nobody remembers where it was|people still argue about its name]|A [whole city|city] burned, and nobody can say [where it stood|what it was called|on which river it lay]|What they burned was a city, [of which no map shows the place|and all who could have said where it lay]|{land.s} had one city fewer after that, and nobody remembers where]». || Three votes of five make a law in {land}. [The one vote that stood two to two was ninety years ago, when the bronze was absent, and it ended in a fight with fire|Ninety years ago the bronze was absent, it was two to two for once, and they fought with fire]«. [It burned a city, and [nobody remembers where that city was|everyone in it who knew its name]|A [whole city|city] was lost in it, and [is on no map today|was left out of all later maps]|It cost a city, and people still argue about [where that city was|the place where it stood|whether it lay by the sea]|The city of {land} that burned in it is not even on a map]».',
    'The dragons may not enter {town1}. They send voices: people« of rank», each with a scale under the tongue.',
    'All gold is lent. A purse in {town2} has a number on it, and is counted« at New Year» by smell.',
    'No army has crossed the borders of {land} since the first vote. Seven kings« beyond these borders» are waiting for the second two to two. || Seven kings watch the borders« of {land}», and wait for the next vote of two to two. No army has come across« since the dragons first voted».',
    'The bronze of {town4}, who had not missed a vote since, was found dead in the bath, «with no wound and in human form, »and an egg was lying against his chest.',
    'The session on the egg is in three weeks. It was carried to {town1} «with the body, lies there on a cushion, »and has been heard to tap. || The egg has been brought to {town1} from the bath of the bronze, and« lies on a cushion, and» something in it taps. In three weeks there is a session about it.',
  ],
  regions: [
    '{town1}«, where nothing is made of straw,» has the senate: five high seats with nobody in them, and five low ones, in which four people sweat«, since the bronze died».',
    '{town2} belongs to the green: a city of gardens«, debts» and whispering. Its libraries are free, and it reads over your shoulder.',
    '{town3} belongs to the red, and is drill grounds« from wall to wall». The children there are brave, and are eaten« only» if they run away.',
    '{town4} belonged to the bronze. It is a port« with festivals», and everybody in it is an unclaimed estate.',
  ],
  factions: [
    [
      'the Green Chair',
      'wants the egg brought up« in {town2}», with books; it has a nursery ready, with one window',
      [
        'has voted with the bronze« for a century», in secret, against itself and {town2} || has given the bronze its vote for a hundred years, «in secret, »whatever its voice had said in {town1}',
        'has a poisoner in {town4}, who has been paid, and must not be asked for what',
      ],
    ],
    [
      'the Red Chair',
      'wants the seat abolished and {town4} divided, says its voice in {town1}; its legions are on the march || wants a senate of four and a part of {town4}, says its voice in {town1}; the legions have gone on ahead',
      [
        'is nearly blind, and has told nobody in {town1} || can hardly see« any more», and keeps it from everyone in {town1}',
        'is nearly blind, which only the bronze knew; its voice« in {town1}» reads it false reports, and signs the marching orders alone || can hardly see any more, as only the bronze had been told; the voice« in {town1}» reads it what was never written, and gives the legions their orders',
      ],
    ],
    [
      'the White and the Blue',
      'want whatever the other does not; their two voices« in {town1}» share a doctor, for the nerves || want« nothing so much as» to vote against each other; their two voices« in {town1}» have one doctor, for the nerves',
      'have each promised the egg« from {town4}» to a grandchild, and it is the same grandchild || have both promised a grandchild the egg« from {town4}», and they have only one grandchild between them',
    ],
    [
      'the Unlisted',
      'want five seats for people; they meet« in {town4}», in cellars, and have never been smelled || want people in the five seats; no dragon has« yet» smelled them in the cellars of {town4}',
      'are led by [a thin woman|an old singer|a retired judge|a man with a cane], the voice that the bronze had in {town1}, who« still» has the scale under the tongue, and nobody at the other end of it || take their orders from [a thin woman|an old singer|a retired judge|a man with a cane], once the voice of the bronze, who «has been out of work since the death in {town4} and »has kept the scale',
    ],
  ],
  conflicts: [
    "The red's legions have crossed the ford to {town4}, for the protection of property. The property has built barricades.",
    'A voice in {town1} has said a sentence that was its own. It cannot be undone, «it was on the budget, »and it has passed.',
    'The egg has been seen by too many. A cult has formed, a price, a copy, and by now there are {few} eggs« in {town1}», and nobody can tell them apart. || [[Too many have looked at the egg|Too many have seen the egg|Too many people in {town1} have touched the egg|All of {town1} has stood in line for the egg]. First there was a cult, then|Everybody in {town1} has had a look at the egg. First it had a cult, then|Crowds have filed past the egg, and first there was a cult, then] a price, then a copy; there are {few} eggs in {town1} now«, as like as eggs».',
  ],
  people: [
    [
      'voice of the green',
      'wants somebody named« before the session» who killed the bronze, anybody, and pays {pay} gold pieces, numbered',
      '{P1.name} says everything twice, the second time with another meaning. || {P1.name} says a thing, says it again, and has then said something else.',
      'spits out the scale for the chance to be contradicted',
    ],
    [
      'legate of the red',
      'wants an order read out to the red«, aloud,» by somebody who would read what is written',
      '{P2.name} describes what there is to see, «in any room, »under the breath.',
      'disobeys« for the first time» after hearing the red ask, in a full hall, if anyone is there',
    ],
    [
      'nurse of the egg',
      'wants it out of the senate before it hatches, and« one drop of» truth about what is inside',
      '{P3.name} has burns on both palms«, in the form of an oval». || On both palms {P3.name} has a burn, as long as an egg.',
      'gives the egg to whoever« first» asks what it would want',
    ],
    [
      'widow of the bronze',
      'wants to bury a man, under the name by which she knew him for forty years',
      '{P4.name} has« a great deal of» jewellery, and has sewn cloth over the numbers.',
      'stands up« in the senate» if she is asked as a wife',
    ],
  ],
  places: [
    [
      'The Bath in {town4}',
      4,
      'it is as it was found, «with the towel still on the stool, »and {P4} sits on the stool',
      [
        'The bronze died of old age: one can see it, if one has ever seen a man of eighty. He had chosen it forty years ago«, and it cannot be taken back».',
        'Poison has left a second rim on the tub, and in the glass beside it is a leaf that grows nowhere but in the gardens of the green«, in {town2}».',
      ],
    ],
    [
      'The Low Seats',
      1,
      'the four voices who are left sit here« at night» and drink, «without their dragons, »and {P1} pays',
      'The voices have run {land} by themselves« for {years} years»: each tells the dragon what the others have said, and none of it is true«. It has been an excellent government».',
    ],
    [
      'The Glass Floor',
      3,
      'the red receives on a plain of glass, with guards whose« only» task is to breathe loudly; {P2} leads the way',
      [
        'The red knows who everyone is« by smell», and asks the party to describe the egg«. It has never asked anybody for anything».',
        'The red keeps here eleven hatchlings of other lines, in glass, as a proof that it was once merciful. They« have stopped growing and» have been listening.',
      ],
    ],
  ],
  start: [
    'The party is to be freed on the senate floor in {town1}, by three voices, when the egg« on its cushion» rolls over, by itself, down nine steps, to the boots of one of the party, and knocks. By the law of {land} it has now been given. «All four voices in the low seats begin to scream, since the dragons will have to be told. »{P3} says: "Well, pick it up."',
    [
      "[What is in the egg is a human child, with bronze eyes|A human child is in the egg, with bronze eyes|Inside is a human child, with eyes of bronze]. {P4} bore it« in the first year of the marriage». [It stayed cold for thirty-nine years, and woke when its father took it into the bath with him and died|For thirty-nine years it was cold, until its father took it into his bath, and died there|It was cold for thirty-nine years, and woke in the bath, in its father's arms, when he died].",
      '[What is in the egg has chosen. It is a gold dragon, which the bronze had kept warm in his bath since before the first vote|The egg has chosen. A gold dragon is in it, and the bronze had kept it warm in his bath since before the first vote|It has made its choice: inside is a gold dragon, whom the bronze had kept warm in the bath since before the first vote]; [there are no others, and it will be obeyed by [all four|the four] who are left if it ever [learns to speak|says a word]|it is the only one, and if it ever learns to speak, [all four who are left will obey it|the« four» others will do as it says]|no other gold is left, and the other four will do what it says«, if it ever says anything»].',
    ],
  ],
  openings: [
    [
      'A dragonslayer« of great fame» asks the party for work. There is none in {land}, and he is ashamed of what he has been offered. || A« famous» dragonslayer begs the party for employment. In {land} there is none« for him», except of a kind that he is ashamed of.',
      '[The white and the blue have each hired him to kill the other|The white has hired him to kill the blue, and the blue to kill the white|The white pays him to kill the blue, and the blue pays him to kill the white]. [He has spent both fees« and would prefer to die»|He took both fees, drank them, and would rather be killed himself|Both fees are spent, and he has begun to give away his weapons|With both fees spent, he sees no honest end but his own]. || He is to kill the blue for the white, and the white for the blue. [Both fees are gone«, and he would sooner be dead»|Neither fee is left, and he hopes that one of them will be quicker than he is|He has [used up|spent] both fees, and [sees no way to live|would rather die in a fair fight]|He cannot give back either fee, and would be glad to lose a fight]. || [He is hired twice, by the white against the blue and by the blue against the white, and has nothing left of either fee|Both the white and the blue have paid him to kill the other«, and he has paid his debts with it»|Two fees have come, from the white and from the blue, each for the death of the other, and he has spent them]. He would rather die than [choose|kill either|disappoint one of them].',
    ],
    [
      "{P2} asks the party to come for dinner at the red's, «to eat with good appetite, »and to talk about the sunset.",
      [
        'The red has not seen a sunset for ten years, and has the legions drawn up on every hill where somebody has said that there is one.',
        'The red has not seen a sunset for ten years. It believes its legions to be on the western hills, «to which it sent them to describe one to it, »and its voice has left it in that belief.',
      ],
    ],
  ],
  truth: [
    '[The bronze became a man, for {P4}, forty years ago, for good|Forty years ago, for love of {P4}, the bronze became a man for good]. [He died at eighty, happy, and the last one who could have made two to two into three died with him|He was eighty and happy when he died, and with him died the last one who could turn two to two into three|At eighty he died, «a happy man, »and now nobody is left who can make two to two into three]. [The green knew, and covered it up out of love|The green knew about it, and« out of love it» has covered it up]. The egg is that of the bronze and of {P4}, «who has told nobody, »since property cannot be a mother. [By law it is a citizen, and it is a girl|It is a girl, and the law makes her a citizen|Inside is a girl, who [is a citizen by law|will be born with a vote]|The law calls what is in it a citizen; its parents would have called it [their daughter|a girl, and theirs]]. || Forty years ago the bronze became a man for good, for {P4}. [When he died, at eighty and happy, the last one was gone who could make three out of two to two|He died happy, at eighty, and nobody else could have made three out of two to two]. [The green knows it and has hidden it, out of love|Out of love the green has hidden what it knows]. {P4} is the mother of the egg, and keeps silent« about it», since what property bears belongs to the senate. [It is a girl, and [by law a citizen|has a vote by law]|A girl is in it, and [by law she is a citizen|the law makes her a citizen]|The child is a girl, and [born a citizen|will be born a citizen]|By law the girl in it [is a citizen|has a seat]].',
    'The green had the bronze poisoned in his bath«; at home with {P4} he was always a man». He had found out that the voices do the ruling, and meant to free all of {land}, with the votes of the white and the red. The red gave him its promise. Its voice has kept from it that he is dead, and says that he no longer answers; so it has waited for a month, «thinks that its friend has dropped it because it is blind, »and does not know that its own legions stand before {town4}. || It was the green, with poison in the bath that the bronze took« each evening» as a man, in the house of {P4}. He had learned that it is the voices who rule, and« with the votes of the white and the red he» would have freed all of {land}. The red had promised its vote to him, as to a friend. It has not been told that he died, or where its legions are«: its voice says only that no answer has come from {town4}». It has waited for a month«, and puts that down to its blindness».',
  ],
  secrets: [
    'A scale under the tongue works in both directions. A voice« in {town1} who wanted to» could tell a dragon what to feel. || The scale under a tongue carries both ways: a voice« in {town1}» could tell a dragon what to feel«, and would only have to want to».',
    [
      'A dragon may become human for good, once. The green has the potion« on its desk» in {town2}, and has looked at it for forty years. || Once, and for good, a dragon can become human. The potion for that stands in {town2}, on the desk of the green«, who has been looking at it for forty years».',
      'The red would vote to free all of {land} if the party came as a friend and asked«. So far, people have only come to ask for its opinion». || Nobody has ever asked the red for anything but an opinion. If the party comes as a friend and asks, it votes to free all of {land}.',
    ],
    'The copies of the egg were made by the Unlisted« of {town4}». Each of them is full of black powder, and is to lie under the low seat of a voice at the session. || It is the Unlisted of {town4} who made the other eggs. They are full of black powder, and each is to be put under one of the low seats before the session.',
    '[The seven kings have an agreement[| on one thing| in writing|, and keep it]. They|There is an agreement among the seven kings: they|The seven kings beyond the border have sworn to each other that they|By an agreement of the seven kings they] will not attack {land}, «even after a vote of two to two, »as long as there is one among the five who is loved; they believe that it is the white. || There is a treaty among the seven kings: no attack on {land}«, not even at two to two,» while one of the five is loved. They think that the white is.',
  ],
  steps: [
    'the shell cracks« along one side», and all gold in {town1} grows warm || a crack runs down the shell, and whatever is gold in {town1} is warm to the touch',
    'the legions« of the red» take a street of {town4}, and are invited in to dinner || in {town4} the legions of the red have taken a street, and« people there» ask them in to dinner',
    'two voices are found dead« in the low seats of {town1}», and their dragons have understood every word || two of the voices lie dead in the low seats« of {town1}»; their dragons have heard« and understood» all of it',
    'At the session it is two to two, and four pairs of wings are heard over {town1}. || At the session there are two votes against two, and« over {town1}» one hears« four pairs of» wings.',
  ],
  ends: [
    'There is a fifth vote in the egg. It belongs to whoever has brought it up, and {P3} has said that three weeks are enough« to bring it up», if somebody begins today. || The fifth vote is in the egg, and goes to whoever has brought it up. Three weeks are enough, says {P3}, for anybody who begins today.',
    [
      '[A republic of five could have a citizen whose father was a dragon and whose mother is property|One of the five citizens of {land} could be a girl whose father was a dragon and whose mother is property|The child of a dragon and of a woman who is property could be a citizen of {land}|Nothing in the law [forbids|speaks against] a citizen whose mother is property« and whose father [was a dragon|had wings]»|By law [a citizen may have a mother who is property|the mother of a citizen may be property], as long as the father was a dragon]. [If she is sworn in, all of {town4} is family|Once she is sworn in, all of {town4} is family]; [she has to be carried up nine steps by her mother|her mother has to carry her up« nine» steps], past the legions.',
      'The red has to be told that its friend is dead, who killed him and what its voice has done, before the green can answer. After that the red and the white vote for freedom, and a third vote is in the egg: there will be a war of two dragons« over {town2}» (use an Ancient Red Dragon and an Ancient Green Dragon), and seven kings who can count.',
    ],
  ],
};
