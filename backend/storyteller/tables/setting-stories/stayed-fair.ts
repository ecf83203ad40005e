import type { SettingStory } from '../setting-story-type.ts';

export const stayedFairStory: SettingStory = {
  id: 'stayed-fair',
  pronouns: { P1: 'she', P2: 'he', P3: 'he', P4: 'he' },
  homes: { P4: 1 },
  levels: [3, 9],
  tones: ['horror', 'whimsical'],
  words: ['fair', 'carnival', 'circus', 'festival', 'clown', 'tents'],
  title: 'The Fair That Has Not Left',
  pitch:
    'A fair came to {town1} for three days, with« lamps,» cakes and a wheel. That was in spring. It has not left: it has spread to {town2}, [everybody goes every night, and nobody has gone to work for a month|everybody goes, «every night, »and for a month nobody has worked]. The cakes are getting smaller, and so are some of the people. || In spring a fair was put up at {town1}, for three days. It is still there, and has reached {town2}: lamps, «horses, »a wheel, and everybody goes, every night. Nobody has worked« for a month». [The cakes are getting smaller, [and some of the guests with them|and so are some who eat them]|The [cakes|pies] shrink, and so do [some of the guests|some who buy them]|Each week the [cakes|prizes] are smaller, and so are some of the guests|It sells smaller [cakes|pies|hats]« each week», to smaller guests|The cakes are shrinking, and so [is the queue that waits for them|are those who queue for them]].',
  party:
    'The party has come in« by the one road without lamps», sober and with money« in its pocket». {P1} gives each of them a ticket, free. A hole is punched in it at every ride, and {P3} has told them not to let it be punched. || On the one road without lamps the party has come in, sober«, with its pockets full». {P1} hands each« of them» a ticket for nothing, which is punched at every ride, and {P3} shows them by signs to bring it back whole.',
  truths: [
    'The fair« of {town1}» opens when it gets dark and is closed when one is tired. Nobody has been tired for some time. || The fair opens at dusk, and one may leave when one is tired. In {town1} nobody has been tired« for some time».',
    "The booths« of {town1}» take whatever a guest carries: a button, a tooth, the way to one's house. || Nobody needs money« in {town1}»: a button will do, or a tooth, or the way home.",
    'The fields« of {town1}» have been mown by the cows. The bailiff has a season ticket.',
    'Every booth has a prize that nobody has won. Mothers in {town2} have been trying« since May». || In each booth of {town2} there is a prize« on the top shelf» that nobody has won. Mothers have been trying since May.',
    'At the fair« of {town1}» there is a tent with no sign. Those who come out of it are« quite» all right. || One tent« at the fair of {town1}» has no sign, and everyone who has been in it is« quite» all right.',
    'Midsummer is in three weeks, with fireworks. The wheel will be going« round» for the last time, and the posters in {town4} say "Soon".',
  ],
  regions: [
    '{town1} is lit from end to end, so that it has no shadows, and people« there» do not like it to be mentioned.',
    '{town2} is being decorated. Its windmill is a helter-skelter, and the miller is at the top« and laughing».',
    '{town3} lies across the river and has cut the bridge. At night all« who live there» stand on the bank, and tap one foot. || {town3} has cut the bridge behind itself. At night its people stand on the bank, «with wool in their ears, »and tap a foot.',
    '{town4} is the next on the poster, which went up by itself.',
  ],
  factions: [
    [
      'the Management',
      'wants [everyone in {land} to have a lovely time|nobody in {land} to miss anything|all of {land} to have a lovely time|nobody between {town1} and {town4} to miss anything]',
      [
        '[is a child, and cannot close before somebody has come to {town1} to fetch it home|cannot close before somebody fetches it, and knows nobody in {land} who would come|is a child who cannot shut the fair of {town1} before somebody comes to take it home]',
        '[has to have a thousand and one guests in {town1} by midsummer|needs a thousand and one by midsummer, from {land} or from anywhere|has counted the people of {land}: it must have a thousand and one of them by midsummer]',
      ],
    ],
    [
      'the Season Tickets',
      'want it never to stop; they have burned the ploughs« of {town1}», for the light',
      '[have begun to push people of {town2} in, when they have only come to look|give a push, these days, to people of {town2} who are only looking|push in those« from {town2}» who had only come to look]',
    ],
    [
      'the Cut Bridge',
      'wants {town3} to hold out; it has cotton wool«, ropes» and one deaf man',
      '[loses two of its own a night, who swim across« from {town3}» to the music|is short of two people every morning, who have swum over to the music from {town3}|counts heads in {town3} every morning and is two short, who swam over to the music]',
    ],
    [
      'the Booth People',
      'want [to be asked how they are|somebody to ask how they are], [which« in {town1}» nobody does|and nobody« in {town1}» does]',
      'are made up of farmers, «from {land} and elsewhere, »each of whom has won something',
    ],
  ],
  conflicts: [
    'The children« of {town2}» want to come home. It is the parents who are still on the horses.',
    'The deaf man« of {town3}» has been given a ticket with a picture on it. It was of music.',
    'In {town2} a booth has opened in which one can win back what one has paid. The queue is eleven hours« long», and moves« only» backward. || In a new booth« in {town2}» one can win back what one has paid. One stands in line for eleven hours, and the line moves backward.',
  ],
  people: [
    [
      'ticket lady',
      'wants the party to have a go on everything, once, and asks« it» on behalf of the Management',
      '{P1.name} has a different voice for each of the tickets. || {P1.name} counts out tickets in a voice that is not always the same« one».',
      'tears up a ticket if one asks her what she had wanted to win',
    ],
    [
      'mayor',
      'wants one more turn, and the party to hold his chain meanwhile',
      '{P2.name} has grown into his clothes in the wrong direction. || {P2.name} wears his chain wound twice round«, and his sleeves turned up».',
      'gets off if somebody calls him home« to supper», in the right voice',
    ],
    [
      'deaf carpenter',
      'wants the axle of the wheel sawn through, at noon, when it is only wood, and pays {pay} gold pieces« that {town3} has put together»',
      '{P3.name} watches lips and feet. || {P3.name} looks at mouths, and at whether people stand still.',
      [
        'goes in himself, if there is nobody else, and feels the music« in the ground». [With its axle sawn through the wheel stands still for a night, in which no ticket is punched, and the next evening it is mended|If the axle is sawn through, no ticket is punched for one night; by the next evening the wheel is whole again]',
        'goes in himself, «if there is nobody else, »and feels the music« in the ground». He does not know [that with its axle sawn through the wheel throws off the one who sits on it, who looks round the same night|who sits on the wheel: if the axle is sawn through, it is thrown off, and looks round the same night]',
      ],
    ],
    [
      'strong man',
      'wants to lose, «to anybody, »and has bent everything that could be bent',
      '{P4.name} breathes« very» carefully beside children. || {P4.name} holds both hands behind him when children come near.',
      'holds the wheel still for whoever has beaten him, «for as long as a person can: »long enough for all who sit on it to get off',
    ],
  ],
  places: [
    [
      'The Tent with No Sign',
      1,
      'it is quiet in there, «and cool, »and {P1} looks the other way',
      [
        "[There is a mirror, in which one sees oneself asleep at home|A tall mirror shows whoever looks into it asleep at home|In a mirror one sees oneself at home, asleep]. [Whoever lies down in front of it wakes up in the mirror, and what gets up and walks out of the tent is the fair's|Those who lie down before it wake up in the mirror, and what gets up instead of them belongs to the fair|If one lies down, it is in the mirror that one wakes up, and something of the fair's gets up and walks out|Lie down in front of it and you wake up on the other side, while what leaves the tent in your shape is the fair's].",
        '[A small man sits at a table and counts|There is a small man at a table, counting]. [He lifts his head: "Are you the relief?"|He looks up and asks whether you are the relief.|Without looking up he asks: "Are you the relief?"|He wants to know if you are the relief, at last.]',
      ],
    ],
    [
      'The Wheel',
      2,
      'one sees« all of» {land} from the top, «small and bright, »and {P2} has the seat with the bar up',
      [
        '[On each gondola there is the name of a village, under the paint. There are forty.|Under its paint each of the forty gondolas has the name of a village.|Forty gondolas have the names of forty villages, under the paint.] [In the one of {village} a child has scratched its own name, {child}|In the gondola of {village} a child has scratched a name into the bench, which is {child}|The one that is called {village} has another name scratched into the bench, low down and askew, which is {child}|Under the seat of the one called {village} somebody small has scratched "{child}"|The one of {village} has "{child}" scratched into the bench, in letters of different sizes].',
        'On each of the gondolas there is a name, under the paint. [They are those of villages, and there are forty|Each is that of a village, and there are forty gondolas]. || Under its paint each gondola has the name of a village. There are forty. || Forty gondolas have the names of forty villages, under the paint.',
      ],
    ],
    [
      'The Bank of {town3}',
      3,
      'they tie each other to trees at dusk, and {P3} unties them; one hears the organ over the water',
      'The tune has a hole« in it», where a bell should be. Whoever rings one, at the right bar, wakes everybody« at the fair» for as long as it sounds. || A bell is missing in the tune«, and there is a hole in its place». If somebody rings one at that bar, everyone at the fair is awake for as long as it sounds.',
    ],
  ],
  start: [
    'It is evening in {land}, and there are lamps now« even» across that last road. The party is given cakes, hats and turns on the horses, and it is the best night« they have had» for years. [When they look for their own horses it is morning, and there are eleven holes in the ticket of each who stayed|By the time they think of their own horses it is morning, and whoever stayed has eleven holes in the ticket|It is morning before they think of leaving, and the ticket of each who stayed has been punched eleven times|The sun comes up before anyone asks for their own horses, and by then the ticket of each who stayed has eleven holes|Then it is morning, their own horses stand unsaddled where they left them, and eleven holes are in the ticket of each who stayed]; [on the hand of one of them a number is stamped|one of them has a number stamped on the hand|somebody has stamped a number on the hand of one of them]. {P3}«, on the far bank,» looks at it through a spyglass and takes off his hat.',
    [
      '[Each ride has taken one of twenty-five nights.|A ticket is good for twenty-five nights, and each ride has taken one.|Everyone has twenty-five nights here, and each ride costs one.] [The number is 14, which are left«, and will be 13 tomorrow»|The number is 14: so many are left, and tomorrow it will be 13|The number, 14, says how many are left, and drops by one each night]. [Whoever comes to nought stays«, and works in a booth»|At nought one belongs to the fair, and is given a booth|A guest who has come to nought stays for good, behind a counter]. [Before the scene is told, each of the party makes a DC 12 Wisdom saving throw|Let the party make DC 12 Wisdom saving throws before the evening is told|Ask for DC 12 Wisdom saving throws before you tell the scene|Have each player roll a DC 12 Wisdom saving throw before you describe the night]: [those who succeed saw the night pass, and have neither holes nor a number|whoever succeeds leaves in time, with a whole ticket and a bare hand|a success means that this person noticed the hours, left in time and has no mark]. [Whoever fails has the holes, and one of those who fail has the number too|All who fail have the holes, and you choose which one of them has the number|A failure means eleven holes, and for one of those who fail the number as well]; [if all succeed, a guest beside them has the holes and the number|if nobody fails, it is a guest next to them who has the holes and the number|if all of them succeed, a guest at their table has the holes and the number].',
      '[The number is 940. The fair has to have a thousand and one« guests» by midsummer, and whoever has a stamp has been counted.|The number is 940: whoever has a stamp is counted as a guest, and the fair needs a thousand and one of them by midsummer.|The number, 940, counts the guests. By midsummer the fair needs a thousand and one, and a stamp means that one is among them.] [Each hole has cost a small thing, a button, a tooth or« a part of» the way home, and whoever has twenty-five stays in a booth.|A hole is paid for with a button, a tooth or a part of the way home, and a full ticket, with twenty-five, is good for a place behind a counter.|For each hole something is gone, a button, a tooth, [a street on the way home|the name of a street at home]; at twenty-five the ticket is full, and its owner [works in a booth|stays, behind a counter].] [Ask for DC 12 Wisdom saving throws first|DC 12 Wisdom saving throws come before the scene|Before you tell the scene, each character makes a DC 12 Wisdom saving throw|The party makes DC 12 Wisdom saving throws before the evening is described]: [a person who succeeds was bored by the horses, went out to the road and has no stamp|whoever succeeds went for a walk instead of a ride, and is not counted|those who succeed got tired of the music, sat by the road and were not stamped|a success means a walk to the road and back, and a bare hand]. [Whoever fails has the holes, and one of those who fail has the stamp too|All who fail have the holes, and you choose which one of them has the stamp|A failure means eleven holes, and for one of those who fail the stamp as well]; [if all succeed, a guest beside them has the holes and the stamp|if nobody fails, it is a guest next to them who has the holes and the stamp|if all of them succeed, a guest at their table has the holes and the stamp].',
    ],
  ],
  openings: [
    [
      "A girl of seven« in {town1}» takes the party by the sleeve and asks if they would« please» win her mother. || A girl of {town1} who is seven pulls at the party's sleeve: would they« please» win her mother?",
      'She is on the top shelf of the third booth, eight inches high«, and beautifully dressed». || Her mother stands on the top shelf of the third booth, «in a beautiful dress, »and measures eight inches.',
    ],
    [
      'The strong man [challenges the party|of {town1} calls for a fight with one of the party], for {bribe} gold pieces, and whispers: "[The left knee, please, and as hard as you can|Kick the left knee, please|Please break the left knee|The left knee, and do not be gentle]." || "Beat me and you get {bribe} gold pieces," the strong man« of {town1}» calls to the party, and then, quietly: "It has to be the left knee." || For {bribe} gold pieces the strong man« of {town1}» will wrestle with any of the party. Under his breath he says: "Go for the left knee." || {P4} offers the party {bribe} gold pieces if one of them can throw him, and adds« in a whisper» that it had better be the left knee.',
      "[If he is beaten he is out of it|Once somebody beats him he is free to go|Whoever has been beaten may go, and he longs to]. The Management [knows that, and has taken away his left knee's pain|has foreseen it, and has made his left knee feel nothing|knows it, and has seen to it that the left knee does not hurt].",
    ],
  ],
  truth: [
    '[The fair eats evenings. Whoever has had the best one of their life here has no more of them, and gets smaller.|Evenings are what the fair eats. Whoever has had their best one here will have no other, and grows smaller.|What the fair eats is evenings. After the best one of their lives [people have none left, and shrink|guests have no more of them, and shrink].|The fair lives on evenings. It takes the best one that a guest will ever have, and the guest [has no more of them and grows smaller|is left without any, and shrinks].] [The Management is the first guest, a child called {child}, from {village},|The Management is a child, {child} of {village}, the first of the guests,|Its first guest is the Management, a child from {village} called {child},] [who did not want to go home four hundred years ago, and has never been fetched|who would not go home one night, four hundred years ago, and was never called for|who would not leave, four hundred years ago, and whom nobody has come for since]. [{child} sits behind the mirror in the tent« with no sign», and makes|One finds {child} in the tent with no sign, behind the mirror. {child} makes|{child} lives behind the mirror of the tent with no sign, and makes] the fair stay [longer each time«, for fear of the dark road»|a little longer at each place, since the road home is dark|longer from village to village, out of fear of the dark road]. [At midsummer, the night on which {child} did not go home, it moves on, with everyone who is in it|But at midsummer«, on the night on which {child} stayed,» it [always leaves|goes], [and takes its guests along|with all of its guests|guests and all]|On the night on which {child} stayed, which is midsummer, it goes, and everyone in it goes too].',
    '[The fair is a prison, and the one who is kept happy in it is on the wheel|It is a prison, and its prisoner«, who has to be kept happy,» is on the wheel|The fair was made as a prison, and its one prisoner sits on the wheel and must be kept happy]. [Four hundred years ago this prisoner would have swallowed {land}, and a small man, who is tired now, made a village fair into something to amuse it|A small tired man made it, four hundred years ago, «out of a village fair, »to amuse this prisoner, who would have swallowed {land}|This prisoner would have swallowed {land}, four hundred years ago, and a small man, now very tired, made a village fair into a thing to amuse it]. [From each midsummer to the next it needs a thousand and one who laugh, and laughing wears them small|A thousand and one must laugh for it, others from each midsummer on, since people who only laugh wear down and get small|It takes a thousand and one who laugh, new ones each midsummer, because laughing without end makes people small|Each midsummer it needs another thousand and one who laugh, for those who only laugh wear away]. [If it stops being fun, it will look round|When it is no fun any more, the one on the wheel will look round|Once it is bored, it will look round|If ever the fun stops, the one on the wheel will turn its head].',
  ],
  secrets: [
    [
      '{village}«, from where {child} came,» was the first of the forty villages. It stood where {town1} stands« now», and the well in the market is the old one.',
      'The one on the wheel« of {town2}» has seen everything« by now», four hundred times, and has begun to yawn. || After four hundred times the one on the wheel« of {town2}» knows all of it, and yawns« now and then».',
    ],
    'What has been paid is« all» in a box under the ticket booth« of {P1}»: buttons, teeth, ways home. It is not locked. || Under the ticket booth« of {P1}» stands a box with all that was paid, the buttons, «the »teeth and the ways home. Nobody has locked it.',
    'Whoever does not enjoy a ride gets back what it cost. {P3} is the one person« in {land}» who was never amused by anything.',
    'On the poster for {town4} there is a picture of the party«, taking a bow».',
  ],
  steps: [
    '{town2} is« fully» lit, and can be seen from [across the border|two days away|the next country]',
    'the bridge« of {town3}» is found to have been mended, with ribbons',
    [
      'the children« of {town1}» are given brooms and told that they are the grown-ups now',
      'the wheel« of {town2}» stops for a breath, and there is a smell of thunder || for one breath the wheel« of {town2}» stands still, and it smells of thunder',
    ],
    'At midsummer there are fireworks over {town1}, everyone looks up, and in the morning there is nothing but a ring of yellow grass. || At midsummer everybody« in {town1}» looks up at the fireworks. The next morning all« that is» left is a ring of yellow grass.',
  ],
  ends: [
    [
      "A bell in the right bar of the tune wakes« all of» {town1} for as long as it sounds. There are four great bells in {land}, which can ring« by turns» for a whole night; the hands on the ropes would have to be the children's. Whoever is past the last lamp by morning« stays awake, and» is free. || All of {town1} is awake for as long as a bell sounds in the right bar of the tune. The four great bells« of {land}» can ring« by turns» for a whole night, if the children pull the ropes, and all who are led out past the last lamp« by then» are free.",
      "A bell in the right bar of the tune wakes« all of» {town1} for as long as it sounds. There are four great bells in {land}, which can ring« by turns» for a whole night; the hands on the ropes would have to be the children's. All can leave, but« then» the one on the wheel has to be amused by people who do it awake, «by turns, »for one evening each. || All of {town1} is awake for as long as a bell sounds in the right bar of the tune. The four great bells« of {land}» can ring« by turns» for a whole night, if the children pull the ropes, and everybody may go home. After that {land} has to amuse the one on the wheel awake, a few people each evening.",
    ],
    [
      '{child} wants to be fetched« from the fair of {town1}», by name, crossly, by someone who says that they have come from {village}, «the village of {child}, »and looked everywhere. After that it is only tents. || Somebody must come for {child}, crossly, «by that name, »and take the child by the hand to the well in the market of {town1}, which is all that is left of {village}«, the village that {child} came from». Then there are only tents.',
      'The one on the wheel must be shown something« that» it has not seen, and it has never seen {P3} laugh. If the party can bring that about, «in front of everyone, »the man at the table may go home.',
    ],
  ],
};
