import type { SettingStory } from '../setting-story-type.ts';

export const wildHuntLicenceStory: SettingStory = {
  id: 'wild-hunt-licence',
  pronouns: { P1: 'she' },
  levels: [12, 20],
  tones: ['horror', 'grim', 'heroic'],
  words: ['hunt', 'hunters', 'fey', 'hounds', 'horn', 'quarry'],
  title: 'The Licence of the Hunt',
  pitch:
    'One night a year the Wild Hunt rides through {land}, «by contract, »and takes a hundred from a list. In return no other power may touch the realm. This year the horn has been heard early, and the list has come back with one name« on it»: {land}. || For two hundred years {land} has had a contract: on one night a year the Wild Hunt may take a hundred people, whose names are sent to it, and no other power may touch the realm. This year it is early. The list came back« from the forest» with one name on it: {land}.',
  party:
    'The party has outrun worse things, or so the Hunt believes: it has sent them an invitation, «on bark, »to ride. {P1} begs them to accept, and {P3} shows them where the horses are kept. || Of all people« in {land}» the party alone has had an invitation«, on bark»: the Hunt believes that these people can ride. {P1} begs them to accept, and {P3} says which of the horses does not shy at the horn.',
  truths: [
    'No dragon«, devil» or neighbour has crossed the border« of {land}» for two hundred years. They stand on the other side and look at their watches. || For two hundred years no dragon«, devil» or army has set foot in {land}. One can see them from the border«, with watches in their hands».',
    'A hundred names a year out of eleven million is fewer than die of wasps. It is the first thing that is taught in {town1}. || Wasps kill more of the eleven million people of {land} than the Hunt does. It is the first sum that is taught in {town1}.',
    '[Those on the list are [well paid|paid in gold], are given [a head start and shoes|shoes and a head start|new shoes and a start of one hour|shoes and a start of one night]|Whoever is on the list is [well paid|paid in gold], and is given shoes and [a head start|a start of one hour]|The people on the list get [good money|gold], [good|stout|new] shoes and a head start|For being on the list one gets [money|gold], a head start and a [pair of shoes|good pair of shoes]|A name on the list means a [good sum|purse of gold|full purse], a pair of shoes and [a head start|a start of one hour]|{land.s} pays those on the list well, and gives them shoes and a head start|In {town1} those on the list are given money, shoes and a head start]. {num} have come home in two hundred years; they live in {town3}, and do not sit down.',
    'Silver, running water and holy ground count« in {land}» as a bush to hide behind«, and the hounds enjoy it». || Whoever hides« in {land}» behind silver, running water or holy ground has hidden behind a bush. The hounds like it« when somebody tries».',
    'Foxes are sacred in {town2}, and are apologised to. || Whoever meets a fox in {town2} begs its pardon, and nobody laughs.',
    'In a month it is the night of the Hunt, and the horn has been heard in {town3} for six days. || The night of the Hunt is a month away, and for six days the horn has not been silent over {town3}.',
  ],
  regions: [
    '{town1} has the Listing Office«, with clean windows,» and a park in which deer walk up to one. People look away« from deer». || {town1} keeps the list, in the cleanest office of the realm. Tame deer come up to people in its park, and people look at their shoes.',
    '{town2} breeds hounds, for abroad. There the children are given names« that are» hard to call out. || {town2} breeds hounds«, and sells them abroad». Names for children are chosen there that cannot be shouted across a field.',
    '{town3} is a town of runners, «with streets that have no corners, »and no door is« ever» locked. || {town3} is where the runners live. Its streets have no corners, its doors no locks, and nobody« there» sits with the back to the road.',
    '{town4} lies on the border. Every power« in the world» has an embassy there, on the wrong side of the street«, with a good view». || {town4} is the border. On one side of its main street are the shops, on the other the embassies of every power in the world, with telescopes.',
  ],
  factions: [
    [
      'the Listing Office',
      '[wants a hundred names of {land} accepted, or a thousand; it has offered a discount on the old|wants its list taken in {town1}, with a hundred names or a thousand, and has proposed to count the old as halves|wants the Hunt to take the list« of {land}», a hundred names or a thousand, and would give two old people for one]',
      'has listed one« single» person from its own families« in {town1}» in two hundred years, and that was the king || has put one person from its own families on the list, in« all the» two hundred years: the king of {land} || never listed one of its own families of {town1}, except for the king',
    ],
    [
      'the Hundred and First',
      'wants no list; it hides people who are on it, «in {town3}, »and others are taken',
      '[has found the text of the contract« in {town1}» and stopped talking about it|has read the text of the contract, and does not speak of it any more in {town3}|has known the text of the contract since it dug in the park of {town1}, and is silent about it]',
    ],
    [
      'the Kennels',
      '[want to be on the side of the hounds, and send meat from {town2}|want the hounds to remember them kindly, and take meat from {town2} to the edge of the forest|want the hounds to know {town2} as a friend, and leave meat out for them]',
      '[have caught one of the grey hounds« of the Hunt» alive, and it can talk; {P2} feeds it|keep a grey hound« of the Hunt» in {town2}, which they caught alive and which talks|caught a grey hound of the Hunt alive, near {town2}, and have found that it can talk]',
    ],
    [
      'the Embassies',
      'want the contract to lapse; they have eleven claims« to {land}», in date order',
      '[have asked the Huntsman for a share of {land}|have written from {town4} to the Huntsman, about a share|sent the Huntsman a letter from {town4}, in which they ask for a share]',
    ],
  ],
  conflicts: [
    '{town1} has sent out ten thousand summonses«, to be on the safe side». There are battles in the post offices. || Ten thousand summonses have gone out from {town1}, for a hundred places. Whoever carries letters now carries a club too.',
    'A runner who came home« to {town3}» has been asked how it is done, «by everybody, »and has set a price: one hour in which nobody asks. || A runner has come home to {town3}, and everybody asks how it is done. By now there is a price« for the answer»: one hour in which nobody asks.',
    "The dragon in the largest embassy has offered to protect {town4}, «forever, »for the rest. || Of the embassies the largest is a dragon's. It has made {town4} an offer: protection forever, in return for all the rest.",
  ],
  people: [
    [
      'mistress of the list',
      'wants the party to ride, and« to» ask the Huntsman what has displeased him; {pay} gold pieces, and their« own» names struck out for good',
      '{P1.name} has a list in every pocket«, and cannot stop making them». || {P1.name} writes down who is in a room, by age.',
      'writes herself down, «in ink, »for a reason that would do for a stranger',
    ],
    [
      'kennel master',
      'wants one hound fed, by someone whom it does not know« by smell», and listened to',
      '{P2.name} smiles with the mouth closed« and is good with children». || {P2.name} crouches to talk to children, and never shows the teeth.',
      'lets them all go if one of them asks',
    ],
    [
      'runner',
      'wants to go once more, and not to be alone',
      '{P3.name} stands while asleep. || {P3.name} has not sat down« in company» for nine years.',
      'tells how it is done to whoever keeps up for an hour and does not ask',
    ],
    [
      'first secretary of a dragon',
      'wants to know the day«, the hour» and whether there will be leftovers',
      '{P4.name} has excellent manners, and a smell of matches. || {P4.name} bows to everyone, and smells of matches.',
      'holds back eleven powers for a page of the contract',
    ],
  ],
  places: [
    [
      'The Stone of the Bargain',
      1,
      'it stands in the park, with a hundred lines on it« for this year», and {P1} has it scrubbed',
      [
        '[The text says "a hundred, or whoever asked for this". It was cut away, and can be felt|"A hundred, or whoever asked for this," says the text. The line was cut away, but one feels it with a finger|Where a line was cut away one can still feel the words: "a hundred, or whoever asked for this"].',
        '[The text says "until the quarry turns". It was never hidden; nobody has read on so far|"Until the quarry turns", says the text, quite openly, at the end, to which nobody has read|In plain letters, below where everybody stops reading, stands: "until the quarry turns"|Whoever reads to the last line finds the words "until the quarry turns", which nobody ever hid].',
      ],
    ],
    [
      'The Kennel of the Grey',
      2,
      "{P2} takes one there at feeding time, «blindfolded, »and it breathes on one's hand",
      'It is one of the hounds« of the Hunt». Four years ago it was a runner, «and »on the list. In {land} the Hunt does not kill what it catches; it takes it along. || It is a hound of the Hunt, and was a runner four years ago«, with a place on the list». Nobody whom the Hunt catches is killed: they go along.',
    ],
    [
      "The Runners' Mile",
      3,
      'one may try it« at night» with {P3}, and most people turn round at a« certain» tree',
      [
        '[Beyond the tree the Hunt has its camp|The Hunt has its camp behind that tree|Past the tree one comes to the camp of the Hunt]. [The hunted are in it, [as riders and as hounds|some on horses, some as hounds]; there are few left, and most of them are [wounded|bandaged]|The riders and the hounds there are the hunted of [other|earlier] years, few by now, and mostly wounded|All who were hunted are there, as riders and hounds; [not many are left|few are left], and [hardly one|none] without a wound|One finds the hunted there, on horses or on four feet, and sees how few they are, and how many bleed]. Those who still guard the camp against {town3} are <Knight, Gladiator>, with hounds.',
        'Beyond the tree there are the tracks of {P3}. In nine places they stop, turn round, stand, and« then» run on.',
      ],
    ],
  ],
  start: [
    'In broad daylight a stag comes into the throne room in {town1}, with blood on it, lays« down» its head on {P1}\'s knees, and says in the voice of the last king: "They are not hunting us. Let them through, {P1.name}." Then the horn blows« over {town1}». The hounds that come in go round the party« on both sides», like water round stones, and every one« of them» looks up at their faces. || The court of {town1} is at table when a stag walks up the stairs, bleeding, kneels before {P1} and speaks with the voice of the last king: "They are not hunting us. Let them through, {P1.name}." A horn answers outside. [The hounds are in the hall before a door can be shut; they pass the party by on both sides, and each turns its head to look.|Before anybody in {town1} can shut a door the hounds are in the hall. They part in front of the party, like water, and each looks back at it.|Nobody shuts a door in time: the hounds are all over the hall of {town1}, and only round the party do they leave a space, and look into it.]',
    [
      'It was the king. His daughter put him on his own list«, eleven years ago», and he has run ever since, to say that.',
      'It was the Huntsman, «in the last skin that he had to wear, »and what he said was a test: he hoped that somebody would have the courage to stand still.',
    ],
  ],
  openings: [
    [
      'A grey hound stands at the door of the party, with a letter to a mother« in {town3}» tied to its collar, and walks ahead« as far as her garden». || Since last night a grey hound has followed the party through {town2}. Round its neck is a letter for a mother« in {town3}», and at her gate it lies down, and will not go in.',
      'It is the hound of the Kennels, it can talk, and {P2} wrote down what it said. The woman in {town3} is its mother: it went on the list four years ago, and wants to know if she will call it by its name. || The hound, which has slipped away from {P2}, can talk. Four years ago it was on the list; the woman in {town3} is its mother, and it does not know if she would« still» call it by its name.',
    ],
    [
      'Someone has put up {few} hundred names in {town4}«, on walls»: those of the Listing Office, with addresses. || On the walls of {town4} there are {few} hundred names« this morning», with addresses. All« of them» work for the Listing Office. || The whole Listing Office is on the walls of {town4}, «name by name, »{few} hundred« of them», with addresses.',
      '[A runner put them up, in an hour in which nobody asked|It was a runner, who used an hour without questions for it|A runner did it«, who was given an hour without questions»]. [The Hunt can read, and has been seen to stop in front of one|The Hunt reads: it has stopped before one of the names|The riders can read, and have stopped before one of the names|One of the names made the Hunt stop, for it can read].',
    ],
  ],
  truth: [
    "[[The Hunt does not hunt us; it drives something|It is not us whom the Hunt hunts: it drives something|The Hunt is after something, and it is not us|The people on the road are not what the Hunt is after]. It has done so for two hundred years, round and round, through {land}, since here it can be held: a thing that was never named, and that it is their doom to chase|We are not the quarry. For two hundred years the riders have driven a thing« round {land}», because here it can be held: it never had a name, and to chase it is their doom|What the Hunt chases is not people. It is a thing without a name, which the riders are doomed to drive, and for two hundred years they have driven it round {land}, where it can be held]. [A hundred each year are [the replacements for riders who were lost|needed in the place of lost riders]|The hundred of each year [take the places of riders who fell|ride in the place of the fallen]|Each year's hundred are for the [saddles|horses] of those who fell]. [This year they have lost nearly all, and it is behind them|Hardly any are left this year, and the thing has got behind them|Now nearly all of them have fallen, and what they drove is at their backs]; [so they come early, and have asked for« all of» {land} to ride|so they could not wait, and want everybody in {land} for a rider|that is why they come early, and why they want all of {land} to ride].",
    '[The Hunt «is a game, and »can be won|One can win, for the Hunt is a game|It is a game that can be won|This hunt is a game, and there is a way to win it]. [The Huntsman was a quarry himself, who turned round, and found that what he ran from had only ever wanted to stop|The Huntsman was the quarry once. He turned round, and what was behind him had only ever wanted to stop|Once the Huntsman was hunted« himself». He «stopped, »turned, and saw that his hunter had only« ever» wanted to stop|The Huntsman ran«, too,» until he turned and saw that what came after him wanted nothing but to stop]. [Since then he has been looking for someone to do it to him. Nobody in {land} has, in two hundred years; he has lost patience, and means to hunt it to the end|For two hundred years he has waited for somebody« in {land}» to do the same« to him»; now he has lost patience, and means to hunt until nobody is left|He hoped that somebody in {land} would do as much for him. In two hundred years nobody did; he will not wait any longer, and hunts until no one is left].',
  ],
  secrets: [
    [
      'What the Hunt drives« through {land}» can be named, by people who look at it together. The first rider looked alone, and has no mouth. || To name what the Hunt drives« through {land}» many have to look at it at once. The first rider looked alone, and has had no mouth since.',
      'Whoever turns and stands, to the third blast, is Huntsman, and may let go whom they will. It has to be meant: {P3} has tried«, nine times».',
    ],
    '{P1} put her father on the list. He had been about to sign the law that would have listed everybody, «by lot, »her too.',
    'The embassies« in {town4}» have bet on it. The dragon wins if {land} falls before anybody asks the Hunt why it rides, and has begun to send the party presents, to keep it at home. || The embassies« in {town4}» have put money on it. If nobody asks the Hunt why it rides before {land} is gone, the dragon wins. Its first presents have come, so that the party has a reason to stay at home.',
    'The grey hounds remember for as long as somebody in {town3} leaves a door open.',
  ],
  steps: [
    'the horn is heard« at noon» in {town2}, and all dogs« there» lie down facing east || at noon the horn is blown over {town2}, and its dogs lie down, all of them, with their heads to the east',
    'a thousand of the summoned are brought to the park« in {town1}», and it is the hunters who take off their hats to them || in the park of {town1} a thousand of those who were summoned are counted, and the hunters who came for them take off their hats',
    [
      'riders come in« over the border» at {town4}, wounded, and ask for water',
      'the last of the runners« of {town3}» stops in the middle of the mile and waits || on the mile, half way, the last of the runners« of {town3}» stands still and waits || half way along the mile the last runner« of {town3}» stops, turns round and waits',
    ],
    [
      'On the night of the hunt they come through {land}« from end to end», and behind the last of the hounds something comes that makes no sound.',
      'On the night of the hunt they come through {land}« from end to end», and in the morning nobody in it has turned round.',
    ],
  ],
  ends: [
    [
      '[Eleven million people cannot hide, but they could all|Eleven million people have nowhere to hide, but they could all|No [wood|cellar|cave|barn] is big enough for eleven million people [to hide in|who want to hide]. They could|There is no hiding for eleven million; but all of them could|All eleven million people of {land} could] stand on the road, «on both sides, »with lamps, from {town1} to the border; [it has never been seen what it is that runs there|nobody has yet seen what it is that runs there|then they would see, for the first time, what runs there].',
      '[Eleven million people cannot hide, but they could all|Eleven million people have nowhere to hide, but they could all|No [wood|cellar|cave|barn] is big enough for eleven million people [to hide in|who want to hide]. They could|There is no hiding for eleven million; but all of them could|All eleven million people of {land} could] stand on the road, «on both sides, »with lamps, from {town1} to the border, and not run; [the Hunt has never met that|that is something the Hunt has never met|nobody has ever done that to the Hunt].',
    ],
    [
      '[The Hunt could be given riders who [are good at it|ride well|can ride]. [They need nine|It needs nine|Nine are enough]. Whoever rides|The Hunt needs nine riders who are good at it«, and could be given them». Whoever rides|Nine good riders are what the Hunt needs, and somebody could volunteer. Whoever rides|[One could give the Hunt the nine good riders that it lacks|The nine good riders that the Hunt lacks could be found in {land}|Nine good riders is what the Hunt lacks, and {land} has them]; but whoever rides] is not coming back before it is named. {P1}«, whose house asked for the contract,» wants a horse.',
      'One of the party turns round, «on the road from {town1}, »with the hounds at their throat, and does not draw. Then there is a new Huntsman, who has twenty thousand hounds that would like to go home, and eleven powers at the border. || Somebody in the party turns round« on the road from {town1}», with the hounds at the throat, and leaves the sword where it is. That makes a new Huntsman, with twenty thousand hounds who would like to go home, and eleven powers on the border.',
    ],
  ],
};
