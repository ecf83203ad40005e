import type { Row } from './row-types.ts';

/**
 * What a character of a high level does not know: more than a village hangs on it. The keys are ids of departures. These
 * rows come before the hooks of the departure itself.
 */
export const hooksOfRealms: Readonly<Record<string, readonly Row[]>> = {
  'eleventh-child': [
    [
      '{Q} can count. The youngest child« on that cart» had been paid for by a crown without an heir, which has found out by now [who was left behind|whom {Q} hid] at {town}.',
      'v=1',
    ],
  ],
  'hangmans-child': [
    [
      'The man who ran rules {town3}« by now», under the name of {P}, and has done nothing but good« there». [Two neighbours|The neighbours] who know what he was are arming.',
      'v=1',
    ],
    [
      'The murder was done by {Q}, on the order of the one who is king now. The one who was murdered [was the rightful heir|stood before him in the succession].',
      'v=2',
    ],
  ],
  'bridge-builder': [
    [
      'The bridge did not fall by itself. {Q} knows that the iron bars« in it» were cut, to kill one envoy« on the bridge», and the war that began with it [is still being fought|has not ended yet].',
      'v=1',
    ],
  ],
  'monster-raised': [
    [
      'In the cradle lay the heir of a realm«, as {Q} could read on it». The one who sits on that throne [has learned where the river comes out|has had the river followed].',
      'v=1',
    ],
    [
      "The heroes were hired by {P}'s brother in {town}, who is marshal of the realm« by now», and [is on the march against all that live in caves|calls his war on the caves a rescue].",
      'v=2',
    ],
  ],
  'false-hero': [
    [
      '{Q} set off that landslide by digging for a gate under the hill. It is [half uncovered now|half open], and what is behind it has heard whose name people praise.',
      'v=1',
    ],
    [
      'A king has heard of the medal, and has named {P} for the single combat that is to decide his war: [it is in nine days|the other side has chosen a giant].',
      'v=3',
    ],
  ],
  'paid-rescuer': [
    [
      '{Q} is« still» down there, holding a door shut behind which a sea is waiting. In a year {Q} will have to be relieved, and will call for {P} by name: [all the land to {town3}|{town2}, {town3} and all between them] would be under water.',
      'v=1',
    ],
    [
      'The reflection got out at {town2}, has [risen to the council of the crown|married into the royal house], and has begun to let others out of their mirrors.',
      'v=2',
    ],
  ],
  'empty-village': [
    [
      'They left« by themselves», singing, behind {Q}. Since then {Q} has led away [three towns|a town in each of three realms], and all« of them» stand in the hills beyond {town3}« now», drawn up like an army, and wait for the last one: {P}.',
      'v=1',
    ],
    [
      '{Q} traded {village}« away» to the fey, as a sample. They were content« with it», and have [sent for the rest of the realm|made an offer to the crown for {town3}].',
      'v=2',
    ],
  ],
  'second-birth': [
    [
      'The soup was cooked «in {town2}, »for three people who could have claimed the throne. The second [is still in the ground, and knocks|lies beside the place, and knocks], and the third is to be crowned.',
      'v=1',
    ],
    [
      '{Q} made no mistake with the grave, and had exchanged the gravestones« beforehand», because only {P} had ever [seen the seal on the gate of the dead, and somebody has to say whether the one that is on it today is real|spoken alone with the old king, and somebody has to say whether the one who has come back from the dead is he].',
      'v=2',
    ],
  ],
  'name-sold': [
    [
      '{Q} let the name be found. It is that of a king who has been dead for three hundred years, and whose army gets up when somebody has carried it through the gate of {town3}.',
      'v=2',
    ],
    [
      '{Q} has signed with that name« ever» since, [also|lately] a treaty between {town2} and {town3}. The treaty is valid« only» as long as nobody [gives the name back to {P}|asks whose name it was].',
      'v=1',
    ],
  ],
  'kept-candle': [
    [
      'The one behind that door is the rightful sovereign of the realm. {Q} was paid for the door by the one who rules instead, and who has sent masons to {town} to wall it up.',
      'v=2',
    ],
    [
      'What came out has gone from court to court and is [a trusted adviser|the most patient of counsellors] at three of them. It would go back if asked by {P}, and each of the three courts would go to war to keep it.',
      'v=1',
    ],
  ],
  'borrowed-luck': [
    [
      '{Q} gave the luck away on purpose: it was that of a« whole» province, and {town3} has had [no harvest|neither rain nor harvest] since that wheel came off. {Q} is the only one who can take it back.',
      'v=1',
    ],
    [
      'The coin counts. At its [hundredth|two hundredth|three hundredth] throw it [decides|will decide] [the war|who wins the war] for {town3}, and both armies have [somebody waiting|people waiting|sent somebody] [for that throw|for the last four throws|for that day].',
      'v=2',
    ],
  ],
  'mirror-sea': [
    [
      '{Q} is alive down there, and speaks for a city that is going to come up« for good», with its fleet, [where {town3} stands now|under the harbour of {town3}]. The lamp« at low tide» is a warning that nobody [reads|understands|has read yet].',
      'v=2',
    ],
  ],
  'animal-friend': [
    [
      'What kept watch is a god of the wild, and has found no other who could take its place. It is [dying|very old|going blind|growing weak], the [forests|woods|rivers] of the realm [go|will die|would fail] with it, and it is waiting [for|until {P} reaches|until {P} is of] a certain age.',
      'v=1',
    ],
    [
      'The mules of {town} repeat what is whispered« beside them». They carry the baggage of the army, and have heard [the marshal|a general|its paymaster] sell it: {Q}, who knows the hills, is to lead [nine thousand soldiers|the whole host] into a valley that has no other end«, without being told why».',
      'v=2',
    ],
    [
      '{Q} is alive, «in the north, »and herds for a [giant|thing as large as a hill] that eats whoever follows. The herd is [nearly|almost] eaten up, and it will come [south|south this winter|down to {town}].',
      'v=3',
    ],
  ],
  'unwanted-crown': [
    [
      '[The papers in which {P} gave it all up|The papers of the renunciation] were never signed by the right person, so {P} still owns« all of» it, and with it [one of the nine votes by which the emperor is chosen|the vote that decides who is crowned]. [Two|Three] of the candidates have found out[| already| this spring|, one of them in {town2}].',
      'v=1|3',
    ],
  ],
  'lost-voice': [
    [
      'What came back with {Q} has [passed from bed to bed since|gone from one sickbed to the next], and lies in the royal one now. It listens to {P}, because it thinks that it was called.',
      'v=1',
    ],
    [
      'The lamp and the one in {town3} are what is left of two gods. When they last spoke, «three hundred years ago, »[a sea dried up|it cost a realm], and they have something to settle.',
      'v=2',
    ],
    [
      'The sum in the books was a price, and {P} is what was bought: [a saint, to be used once, against the next plague|one miracle, large enough for a realm, which uses up whoever works it].',
      'v=3',
    ],
  ],
  'long-way-home': [
    [
      'The message says that the bearer must on no account come home: what follows the bearer has eaten [a country|two cities] since, «slowly, »and cannot find {town} alone.',
      'v=1',
    ],
    [
      'There was no accident about the cart: an oracle had told the crown that a child of {town}, born in the same year as {P}, would end it, and {Q} was paid to keep one of them alive. [The crown has just learned of it|The oracle has been asked again].',
      'v=2',
    ],
  ],
  'dead-friend': [
    [
      'What came back through the door is mostly {P}. The rest was sent ahead, and [an army behind that door waits|behind that door a king with his host waits] for it to open from this side.',
      'v=1',
    ],
    [
      'It was no fever: {Q} was poisoned, so that everybody would come to the funeral in {town}. There five lords swore«, over the coffin,» to [divide the realm|put another on the throne], and this year they do it.',
      'v=2',
    ],
    [
      'The seal shuts the tomb of a king who conquered [half of the known world|five realms] and did not mean to stop. The other half of the seal is with the one who killed {Q}, and commands an army« by now».',
      'v=3',
    ],
  ],
  'last-of-crew': [
    [
      '{Q} knew that the wild hunt would ride past {site} that night, could save one, and chose. It [comes back this winter|is expected again this winter], and the crown has sent the« whole» army to meet it there.',
      'v=1',
    ],
    [
      'The others had been paid to lose [an offer of peace|the will of a king], and {Q}, who carried it. {Q} sewed it into the upper end of the rope, cut the rope half through below that, and sent {P} up first. {P} has kept that end, and the paper is« still» in it.',
      'v=2',
    ],
    [
      'The crew had been sold, and {Q} could keep back« only» one. In the closed wagon was a sleeping prince, who has been woken since, and [rules|has sworn to rule] three realms.',
      'v=3',
    ],
  ],
  'promised-away': [
    [
      '{Q} has sold the claim on {P} to Hell, together with [all that {P} will ever be given, crowns as well|every oath that will be sworn to {P}]. The buyer [sees to it|makes sure|has arranged] that {P} is offered a [realm|throne|crown].',
      'v=1|3',
    ],
    [
      'The child who came back from {site} is not the one who went. The other has grown up among the fey, is [the heir to their throne|to lead their host], and has a claim on everything that {P} has won.',
      'v=2',
    ],
  ],
  'read-too-much': [
    [
      'The answer that was burned is right, and opens a door in {town2}. {Q} has opened it once, for the crown, and what came out has sat in the council of the realm since.',
      'v=2',
    ],
    [
      'The missing week is the one in which the whole land belonged to somebody else, who gave it back for a time. The time [is up this year|ends on the next shortest day], and {Q} is the last who has read the terms.',
      'v=1',
    ],
    [
      'In {town2} somebody pays well for every proof of that kind. All the great bridges«, dams» and walls of the realm were built with that fault, and [an enemy owns the list|the list is for sale].',
      'v=3',
    ],
  ],
  'apprentice-poisoner': [
    [
      'Whoever is crowned in {town3} has to empty a cup that has killed the last four. {Q} was making somebody who can drink it. The realm has been without a crown for nine years, and has just learned that {P} lives.',
      'v=2',
    ],
    [
      'The second bottle was drunk by {Q}, who did not die, is [court physician|physician to two crowns] by now, and has made more of it from memory: every guest« of state» is given a drop.',
      'v=1',
    ],
  ],
  'retired-early': [
    [
      'Behind the second skull a dragon is chained, as {Q} had read there, by the name of a baker, and« it» stays so for as long as [one of that name lives|somebody of that name bakes]. [Two|Three] realms lie [under it|below the mountain|at the foot of its hill].',
      'v=1',
    ],
    [
      'It was not a slip. The realm owes a hero to [something in the mountains|the one who keeps the winter away] every hundred years, and {Q} had to enter somebody whom nobody would miss.',
      'v=2',
    ],
  ],
  'prison-library': [
    [
      '{Q} was heir to a throne, and the pardon was a trap for whoever came out in that coat. {Q} still sits in the cell, [safe|alive], and the realm believes« that» {P} has the ring that is sewn into it.',
      'v=1',
    ],
  ],
  'plague-bell': [
    [
      'Among those who stood outside was the only child of a king. {Q} let them all in« by a drain», an hour later, and [nobody has told the child|the child has grown up in {town3} with {P.their} family], and the king is dying.',
      'v=1',
    ],
  ],
  'clock-maker': [
    [
      '{Q} and the others had asked for that clock to be stopped: the storm that was to come at nine could not come while it stood. It has gone over two cities since, and is before {town3}.',
      'v=1',
    ],
    [
      'The friend has gone to look for whoever made {P}, has found others« of brass» under an old battlefield, [forty thousand of them|a whole army], and is winding them up, one by one.',
      'v=2',
    ],
  ],
  'well-digger': [
    [
      'The rod bent at {P}, and not at the ground: what is in {P} drinks up every spring« before the spade gets to it». It is still thirsty, and has called [the sea|what sleeps under the sea], which has been on the way to {town3} since.',
      'v=1',
    ],
    [
      'The table was laid for {P}: the lords of the deep have been expecting an heir« for three hundred years», {Q} is one of them, and their realm lies under [all of this one|five countries]. Without an heir they come up.',
      'v=2',
    ],
  ],
  'left-the-line': [
    [
      'Those who were fleeing« to {town2}» carried a letter that shows who began the war. It is [buried with one of them|still under the ford], and the one whom it names is asking for a crown.',
      'v=2',
    ],
    [
      'The one who made the false seal is [chancellor|marshal|regent|treasurer]« by now», and needs [another|one more] [battle that is lost|company that does not come back], [near {town2}|before the harvest|at the border|this summer]: the list [has been written already|of the dead has been written|lies ready].',
      'v=3',
    ],
  ],
  'one-name-left': [
    [
      '{Q} lives under another name, is a person« whom» the party knows and likes, and is [the only one whom both sides of a war trust|all that keeps two crowns from each other].',
      'v=1',
    ],
    [
      "The voice that {P} heard was giving an order to stop. The killing was the crown's, and {Q} [has the warrant for it|kept the warrant], with the seal of the one who rules today.",
      'v=2',
    ],
    [
      '{Q} did set that fire, and has set larger ones since, to [a granary fleet|two capitals]; the next is to be on coronation day.',
      'v=3',
    ],
  ],
  'spoiled-feast': [
    [
      'The two place cards were changed by {Q}, to keep a poisoner from a king. The poisoner was never found, and [cooks|sits] at the next peace dinner too.',
      'v=1',
    ],
    [
      "{Q}'s bird had been an emperor, and the« only» witness of how he was changed. The one who rules [in his shape|in his place] has had all the other birds bought up.",
      'v=3',
    ],
  ],
  'dreamed-place': [
    [
      'The door was left out because {Q} had come in the dream and asked for it. Behind it sits the one who dreams [the whole town|the town and everybody who has gone there], and« who» will dream of a realm next.',
      'v=1',
    ],
    [
      'That life has not ended: the one in {town2} is [a tyrant who was put to sleep|a queen of long ago, under a spell], dreams {P.their} days as well, and learns from them how the world is defended« now».',
      'v=2',
    ],
  ],
  'stolen-recipe': [
    [
      '{Q} goes on selling it, by now to three armies, and has bought the marshal of the realm with a part of the price. The marshal needs {P} dead before the next campaign.',
      'v=2',
    ],
  ],
  'bad-verdict': [
    [
      'The one who was hanged in {town} was the lost heir of {town3}, under another name. The crown there has learned of the hanging, and by now of {P}.',
      'v=3',
    ],
  ],
  'miscounted-vote': [
    [
      'The slips are forged as well. The real ones lie in {town3}, and elect somebody whom the crown has kept in prison for it ever since. {Q} knows the cell.',
      'v=1',
    ],
  ],
  'great-debt': [
    [
      'The one who paid {Q} was the crown, which has bought up the debts of {num} people like {P}, and is going to call them all in on the same night, for a murder each.',
      'v=3',
    ],
  ],
  'stolen-song': [
    [
      'Behind the door are the dead of a lost war, who taught {Q} the song. Nine courts sing it by now without the last verse, which is the one that shuts the door again.',
      'v=3',
    ],
  ],
  understudy: [
    [
      'The bolt hit the one at whom it was aimed: the servant with the parasol carried an offer of peace. {Q} wanted the war that came instead, and the second copy of the offer is sewn into the blue coat, which {P} still has.',
      'v=2',
    ],
  ],
};
