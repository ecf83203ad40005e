import type { TaleActs } from './tale-types.ts';

export const hostageActs: TaleActs = {
  heading: 'The Other Bank',
  blows: [
    '[On the second evening|After the second clue|Late on day two,|Before the third place,|After dark,|With two clues found,|On the way home,] [masked people try to take {B} from the garden«, with great care, in a blanket»|people in masks come for {B} in the garden, with a blanket, and say "please"] ({fight}). [They stop when {B} [begins|starts] to scream, and are as shocked as [anyone|anybody]; they are from the escort, and {H} has sent them, to get {B} away from {A}.|One scream from {B}, and they let go, in horror: they are of the escort, sent by {H}, who wanted {B} to be out of the hands of {A}.]',
  ],
  early: [
    [
      'The {few2} guards look the other way for a friendly word, because there is nothing to steal: the lodge is empty, apart from the toys«, the cakes» and the bed with the coat on it. [Whoever digs where the white flowers lie finds the child.|Under the white flowers, if somebody digs there, lies the child.|They need only dig under the white flowers, and find the child.] [«They know now who is dead; but »{A} answers|That tells them who is dead; but {A} answers] for the guest with life and name, and if {A} is accused before the exchange, {num} regiments« on the other bank» hear why. [Only [somebody|someone] from the other bank who does not want a war either could help to keep it quiet until then.|To keep it quiet until then they need [somebody|someone] on the other bank who wants no war« either».] [{A} will be at {lair} on the last days, with {B}.|On the last days {A} will be here, at {lair}, with {B}.]',
      'v=a',
    ],
    [
      'The {few2} guards can be talked past (DC 14 Deception), and behind the writing on the walls sits the guest of ten years ago, and does not come along. On the day on which it is known, the guest says, {B} hangs, as an impostor«; {A} has shown the law, and it is real». [First {B} must be safe on both banks.|Before that {B} has to be safe, here and over there.] [The guest writes one line for the other bank, by which they will know the hand, and asks to be fetched on the last days; until then it is the best-guarded room in {town}.|With one line, in a hand that the other bank will know, the guest sends them off, to be back on the last days«; no room in {town} is better guarded until then».]',
      'v=b',
    ],
  ],
  opens: [
    "[{R} lays a glove on the party's table.|A glove falls on the party's table, and it is that of {R}.] [{R} knows, and has not« yet» told the other bank. There are|{R} knows all of it, and nobody else over there does. There are|{R} knows what the party knows, and has kept it from the other bank so far. There are] {middle} days until a courier must report it, and [{R} asks the party to come over the river and see something, before either of them does something stupid|before then there is something across the river that the party ought to see«, says {R}»].",
  ],
  goal: [
    '[What is at stake is no longer only {B}, but two children.|There are two children in this now, and {B} is only one of them.] [The party must hear in {town2} what the other hostage knows, and come back with a reason for {R} not to send the courier.|In {town2} the other hostage knows something; the party must hear it, and bring {R} a reason for not sending the courier.]',
  ],
  map: [
    '[Both banks clear the bridge and take up the planks«, "for the carpet"».|The bridge is closed from both ends, and the planks have been taken up, "for the carpet".] [From now on one crosses the river only in the fog, by the ferry of the smugglers, or through the drowned boundary wall, which comes up again beside {lair}.|The ways across are the smugglers\' ferry, in fog, or the drowned boundary wall, «which one can walk through, and »which comes up beside {lair}.]',
  ],
  way: [
    '[In fog, the river is full of boats that do not want to be seen|In fog there is traffic on the river, of boats that do not want to be seen|Fog brings out boats without a lantern|The fog is as busy as a market, with boats that nobody must see], on both sides (DC 14 Stealth by the group; on a failure you are greeted«, warmly,» by spies« of your own»). [{R} can get two of them over« in the diplomatic luggage».|In the diplomatic luggage {R} has room for two of them.]',
  ],
  place: [
    '[{town2} is {town}, mirrored: the same guest house, the same bars«, the same marks on the door frame».|One could take {town2} for {town}, with left and right exchanged: here, too, is a guest house with bars, and marks on a door frame.] [The guest is fat and merry, and never alone.|The guest has put on weight and laughs a great deal, but never alone.|The guest eats, laughs, and has somebody at each elbow.|There is a merry, fat young guest in it, and a chair for the one who watches.]',
  ],
  rival: [
    '{R} is loyal, tired, and a parent. {R} would burn a treaty to save a child, and a child to save the treaty«, and [does not know which it is going to be|has not been asked yet which]».',
  ],
  setPiece: [
    '[At the farewell ball in {town2} the party must speak to the other guest, alone, for the length of one dance; all the court dances, in a chain, and partners change at every eighth bar.|The other guest can be spoken to alone for the length of one dance, at the farewell ball in {town2}: the court dances in a chain, and every eight bars one has another partner.] [Getting to the guest takes three changes|One comes to the guest by three changes] (DC 15 Performance, or Acrobatics); being overheard is prevented by others«, at the buffet,» with talk (DC 15 Deception). [At the last bar the lights go out,|When the music stops, so do the lamps,|On the last note somebody puts out the lamps,] and those who want no exchange« at all» come in by the windows ({fight}). [If the guest was overheard, {R} has the names of the party in the report.|If anybody has listened, the report of {R} has another line, with the names of the party.|A word that was overheard stands in the report of {R} before the lamps burn again.]',
  ],
  what: [
    [
      'Insight :: dancing with the other guest :: ["I am a baker\'s child," says the guest«, still smiling».|"My father bakes bread," says the guest, and smiles over your shoulder.|"I come from a bakery," says the guest, without moving the smile.] ["The real one is under the rose bed«, since the year of the red fever».|"The one whom you sent had the red fever, in the same year, and lies under the roses.|"Yours died of the red fever, five years ago, and I had the right size.] [Do you have enough to eat over there?"|Do they feed you well, on your side?"|Is yours allowed to be alone?"|What have they told yours to say?"]',
      'v=a',
    ],
    [
      'Insight :: dancing with the other guest :: ["Ours writes to me," says the guest«, still smiling», "the one who went over to you.|"I get letters from the one who went over to you," says the guest, and smiles over your shoulder. "We wrote as children.|"Your guest and I write to each other," says the guest, without moving the smile. "That is allowed.] [For five years the letters have not had a word about the weather in them, as if there were no window.|There used to be weather in the letters, and birds; for five years there has been none, as if there were no window.|For five years nothing has happened in them: no sky, no rain«, no people».] [Do you have enough to eat over there?"|Do they feed you well, on your side?"|Is there a window where you keep them?"|Who is it that goes to your balls?"]',
      'v=b',
    ],
  ],
  who: 'Investigation :: looking at the letters between the two guardians :: [{A} has a counterpart here.|There is one like {A} on this bank.] [They have written to each other for five years«, like an old couple», and never mentioned it, and both know.|For five years there has been a letter every month, about colds and gardens, and in none of them the thing that both know.]',
  where:
    "Perception :: looking over the river from the dark ballroom :: [In {town}, in the house that is shut up, a candle has been lit, although it is [nobody|no one]'s birthday: at {lair}.|There is one light in the park« of {town}», a candle, and it is [nobody|no one]'s birthday: somebody is at {lair}.]",
  choice: [
    "[{R} will tear up the report, if the party brings the other guest along to {town}, over the drowned wall, tonight.|If the other guest comes along to {town} tonight, over the drowned wall, {R} tears up the report.] [Or the party leaves the guest here«, at the ball, laughing,» and asks {R} to trust them.|Or the guest stays at the ball, and goes on laughing, and {R} has nothing but the party's word.]",
  ],
  first: {
    answer: 'brings the other guest along',
    now: [
      "[It is cold, and the guest sings«, to keep warm».|The water is cold; the guest sings so as not to notice.|In the cold water the guest holds on to somebody's belt, and hums.|Up to the chest in the river the guest asks if one may laugh now.|The guest cannot swim, and does not say so until the far bank.] In the reeds« below {town}» the guest [asks the party who {B} is, and what {B} is afraid of|wants to hear about {B}: who that is, and what frightens {B.them}].",
    ],
    later: [
      "[At {lair} there are two of them, of whom no guard knows which one must not be touched:|Two of them stand in {lair}, and the guards do not know which of the two they must not hurt:] [everyone|everybody] on {A}'s side attacks with disadvantage as long as both are on their feet.",
    ],
  },
  second: {
    answer: 'asks {R.name} for trust',
    now: [
      '[{R} gives back the glove.|The glove changes hands: {R} holds it out.|{R} puts the glove on again.] [It is clear that {R.they} has never done this before.|One can see that it is the first time.|This is not in any instructions that {R.they} has.]',
    ],
    later: [
      "[{R} is at {lair} in full dress«, alone», as the enemy's envoy.|Alone and in full dress {R} stands in {lair}, as the enemy's envoy.] [Whoever draws a weapon in {R.their} presence starts a war«, and knows it»; each of them hesitates for a round.|To draw a weapon before {R.them} is to start a war: each of them thinks about that for a round.]",
    ],
  },
  closes: [
    '[The act ends|It ends] in the reeds at dawn, between two armies that are tuning their drums. [Someone has brought a flute.|Somewhere in the reeds there is a flute.|One of the birds is a flute.|A flute tries four bars, and they are good.]',
  ],
  lastWay: [
    '[The drowned wall comes up in the ice house« of {lair}»; from there a passage leads under the stairs of the lodge.|By the drowned wall one gets into the ice house of {lair}, and by a passage under the stairs of the lodge.] [Through the park you get only with a parade,|The only way through the park is in a parade,|Nothing gets through the park but a parade,] and there is one; on these last days {A} [does not leave the lodge« any more», except for the bridge|stays in the lodge, and will leave it only for the bridge].',
  ],
  clock: [
    '[For each prevented step|For every prevented step|For each step prevented|With each prevented step|For every step prevented|With every step prevented], one of the escort knows for whom to open the door; if {T} is dead, {H} is drunk, and [does not obey [anybody|anyone]« any more», not even {A}|takes no orders any more, from {A} or [anybody|anyone]].',
  ],
  sides: [
    {
      who: '{G.full} and the ministry',
      wants: [
        'want [the bridge, the carpet and the thirteen steps|thirteen steps without an incident]. Content with a version that holds«; angry about surprises».',
      ],
      later: [
        'have the drums begin« an hour» early: {A} [looks at the clock, and is in the wrong room|runs to the window, and so is in the wrong room].',
      ],
    },
    {
      who: '{S.full}, {T.full} and the servants',
      wants: [
        'want [the young one to live, under any name|the young one alive, whatever the name]. Content if {B} is asked; angry if {B} is used.',
      ],
      later: [
        'have [the keys, all of them, and have for years|had all the keys for years], and unlock what [has to|must] be unlocked.',
      ],
    },
    {
      who: '{R.full} and the other side',
      wants: [
        'want to be [deceived with dignity|told a lie that they can repeat]. Content with an honest word«, off the record»; angry about pity.',
      ],
      later: [
        'let a white flag be seen from {lair}: half of the escort [run to the bridge|leave for the bridge].',
      ],
    },
  ],
};
