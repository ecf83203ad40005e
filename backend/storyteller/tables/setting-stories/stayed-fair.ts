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
    'A fair came to {town1} for three days, with lamps, cakes and a wheel. That was in spring. It has not left: it has spread to {town2}, everybody goes every night, and nobody has gone to work for a month. The cakes are getting smaller, and so are some of the people. || In spring a fair was put up at {town1}, for three days. It is still there, and has reached {town2}: lamps, horses, a wheel, and everybody goes, every night. Nobody has worked for a month. The cakes are getting smaller, and some of the guests with them.',
  party:
    'The party has come in by the one road without lamps, sober and with money in its pocket. {P1} gives each of them a ticket, free. A hole is punched in it at every ride, and {P3} has told them not to let it be punched. || On the one road without lamps the party has come in, sober, with its pockets full. {P1} hands each of them a ticket for nothing, which is punched at every ride, and {P3} shows them by signs to bring it back whole.',
  truths: [
    'The fair of {town1} opens when it gets dark and is closed when one is tired. Nobody has been tired for some time. || The fair opens at dusk, and one may leave when one is tired. In {town1} nobody has been tired for some time.',
    "One pays with what one has on one: a button, a tooth, the way to one's house. || Nobody needs money there: a button will do, or a tooth, or the way home.",
    'In {town1} the fields have been mown by the cows. The bailiff has a season ticket.',
    'Every booth has a prize that nobody has won. Mothers in {town2} have been trying since May. || In each booth of {town2} there is a prize on the top shelf that nobody has won. Mothers have been trying since May.',
    'At the fair of {town1} there is a tent with no sign. Those who come out of it are quite all right. || One tent at the fair of {town1} has no sign, and everyone who has been in it is quite all right.',
    'In three weeks is midsummer, with fireworks. The wheel will be going round for the last time, and the posters in {town4} say "Soon".',
  ],
  regions: [
    '{town1} is lit from end to end, so that it has no shadows, and people there do not like it to be mentioned.',
    '{town2} is being decorated. Its windmill is a helter-skelter, and the miller is at the top and laughing.',
    '{town3} lies across the river and has cut the bridge. At night it stands on the bank, and taps its foot. || {town3} has cut the bridge behind itself. At night its people stand on the bank, with wool in their ears, and tap a foot.',
    '{town4} is the next on the poster, which went up by itself.',
  ],
  factions: [
    [
      'the Management',
      'wants everyone to have a lovely time || wants nobody to miss anything',
      [
        'is a child, and cannot close before somebody has fetched it home || cannot close before somebody fetches it, and knows nobody who would come',
        'has to have a thousand and one by midsummer || needs a thousand and one, and has until midsummer',
      ],
    ],
    [
      'the Season Tickets',
      'want it never to stop; they have burned the ploughs of {town1}, for the light',
      'have begun to help people in who are only looking || give a push, these days, to people who are only looking',
    ],
    [
      'the Cut Bridge',
      'wants {town3} to hold out; it has cotton wool, ropes and one deaf man',
      'loses two of its own a night, who swim across to the music || is short of two people every morning, who have swum over to the music',
    ],
    [
      'the Booth People',
      'want to be asked how they are || want somebody to ask how they are',
      'are made up of farmers, from {land} and elsewhere, each of whom has won something',
    ],
  ],
  conflicts: [
    'The children of {town2} want to come home. It is the parents who are still on the horses.',
    'The deaf man of {town3} has been given a ticket with a picture on it. It was of music.',
    'In {town2} a booth has opened in which one can win back what one has paid. The queue is eleven hours long, and moves only backward. || In a new booth in {town2} one can win back what one has paid. One stands in line for eleven hours, and the line moves backward.',
  ],
  people: [
    [
      'ticket lady',
      'wants the party to have a go on everything, once, and asks it on behalf of the Management',
      '{P1.name} has a different voice for each of the tickets. || {P1.name} counts out tickets in a voice that is not always the same one.',
      'tears up a ticket if one asks her what she had wanted to win',
    ],
    [
      'mayor',
      'wants one more turn, and the party to hold his chain meanwhile',
      '{P2.name} has grown into his clothes in the wrong direction. || {P2.name} wears his chain wound twice round, and his sleeves turned up.',
      'gets off if somebody calls him home to supper, in the right voice',
    ],
    [
      'deaf carpenter',
      'wants the axle of the wheel sawn through, at noon, when it is only wood, and pays {pay} gold pieces that {town3} has put together',
      '{P3.name} watches lips and feet. || {P3.name} looks at mouths, and at whether people stand still.',
      'goes in himself, if there is nobody else, and will hear it',
    ],
    [
      'strong man',
      'wants to lose, to anybody, and has bent everything that could be bent',
      '{P4.name} breathes very carefully beside children. || {P4.name} holds both hands behind him when children come near.',
      'holds the wheel, for as long as a person can',
    ],
  ],
  places: [
    [
      'The Tent with No Sign',
      1,
      'it is quiet in there, and cool, and {P1} looks the other way',
      [
        "There is a mirror, in which one sees oneself asleep at home. Whoever lies down in front of it wakes up in the mirror, and what gets up and walks out of the tent is the fair's. || In a mirror one sees oneself at home, asleep. Lie down, and it is there that one wakes up; whatever gets up here belongs to the fair.",
        'There is a small man at a table, counting. He looks up and asks whether you are the relief. || A small man sits at a table and counts. He lifts his head: "Are you the relief?"',
      ],
    ],
    [
      'The Wheel',
      2,
      'one sees all of {land} from the top, small and bright, and {P2} has the seat with the bar up',
      [
        'On each gondola there is the name of a village, under the paint. There are forty. In the one of Alderwell a child has scratched its own name, Pim. || Under its paint each of the forty gondolas has the name of a village. The one that is called Alderwell has another name scratched into the bench, low down and askew, which is Pim.',
        'On each of the gondolas there is a name, under the paint. They are those of villages, and there are forty. || Under its paint each gondola has the name of a village. There are forty.',
      ],
    ],
    [
      'The Bank of {town3}',
      3,
      'they tie each other to trees at dusk, and {P3} unties them; one hears the organ over the water',
      'The tune has a hole in it, where a bell should be. Whoever rings one, at the right bar, can be heard by everybody for as long as it sounds. || A bell is missing in the tune, and there is a hole in its place. If somebody rings one at that bar, everyone can hear them for as long as it sounds.',
    ],
  ],
  start: [
    'It is evening in {land}, and there are lamps now even across that last road. The party is given cakes, hats and turns on the horses, and it is the best night they have had for years. When they look for their own horses it is morning; there are eleven holes in each of their tickets, and on the hand of one of them a number is stamped. {P3}, on the far bank, looks at it through a spyglass and takes off his hat.',
    [
      'Each ride has taken one of twenty-five nights. The number is 14, which are left, and will be 13 tomorrow. Whoever comes to nought stays, and works in a booth. Before the scene is told, each of the party makes a DC 12 Wisdom saving throw; those who succeed saw the night pass, and have neither holes nor a number. || The number is 14: a ticket is good for twenty-five nights, and each ride is a night less. It also goes down by one each night. At nought one belongs to the fair, and is given a booth. Let the party make DC 12 Wisdom saving throws before the evening is told: whoever succeeds leaves in time, with a whole ticket and a bare hand.',
      'The number is 940. The fair has to have a thousand and one guests by midsummer, and whoever has a stamp has been counted. DC 12 Wisdom saving throws come before the scene; a person who succeeds was bored by the horses, went out to the road and has no stamp. || The number is 940: whoever has a stamp is counted as a guest, and the fair needs a thousand and one of them. Ask for DC 12 Wisdom saving throws first: whoever succeeds went for a walk instead of a ride, and is not counted.',
    ],
  ],
  openings: [
    [
      "A girl of seven in {town1} takes the party by the sleeve and asks if they would please win her mother. || A girl of {town1} who is seven pulls at the party's sleeve: would they please win her mother?",
      'She is on the top shelf of the third booth, eight inches high, and beautifully dressed. || Her mother stands on the top shelf of the third booth, in a beautiful dress, and measures eight inches.',
    ],
    [
      'The strong man challenges the party, for {bribe} gold pieces, and whispers: "Left knee. Please. Hit it as hard as you can."',
      "If he is beaten he is out of it. The Management knows that, and has taken away his left knee's pain. || Whoever has been beaten may go. The Management knows it, and has seen to it that his left knee does not hurt.",
    ],
  ],
  truth: [
    'The fair eats evenings. Whoever has had the best one of their life here has no more of them, and gets smaller. The Management is the first guest, a child called Pim, from Alderwell, who did not want to go home four hundred years ago, and has never been fetched. Pim sits behind the mirror in the tent with no sign, and makes the fair stay longer each time, for fear of the dark road. At midsummer, the night on which Pim did not go home, it moves on, with everyone who is in it. || Evenings are what the fair eats. Whoever has had their best one here will have no other, and grows smaller. The Management is a child, Pim of Alderwell, the first of the guests; four hundred years ago Pim would not go home, and nobody has come since. One finds Pim in the tent with no sign, behind the mirror. The fair stays longer each time, since the road home is dark; but it always leaves at midsummer, on the night on which Pim stayed, and takes its guests along.',
    'The fair is a prison, and the one who is kept happy in it is on the wheel. A small tired man made it, four hundred years ago, out of a village fair, to keep something amused that would have swallowed {land}. From each midsummer to the next it needs a thousand and one who laugh, and laughing wears them small. If it stops being fun, it will look round. || It is a prison, and its prisoner, who has to be kept happy, is on the wheel. Four hundred years ago a small man, who is tired now, made a village fair into something to amuse what would have swallowed {land}. A thousand and one must laugh, others from each midsummer on, since people who only laugh wear down and get small. When it is no fun any more, the one on the wheel will look round.',
  ],
  secrets: [
    [
      'Alderwell, from where Pim came, was the first of the forty villages. It stood where {town1} stands now, and the well in the market is the old one.',
      'The one on the wheel of {town2} has seen everything by now, four hundred times, and has begun to yawn. || After four hundred times the one on the wheel of {town2} knows all of it, and yawns now and then.',
    ],
    'What has been paid is all in a box under the ticket booth of {P1}: buttons, teeth, ways home. It is not locked. || Under the ticket booth of {P1} stands a box with all that was paid, the buttons, the teeth and the ways home. Nobody has locked it.',
    'Whoever does not enjoy a ride gets back what it cost. {P3} is the one person in {land} who was never amused by anything.',
    'On the poster for {town4} there is a picture of the party, taking a bow.',
  ],
  steps: [
    '{town2} is fully lit, and can be seen from the sea',
    'the bridge of {town3} is found to have been mended, with ribbons',
    [
      'the children of {town1} are given brooms and told that they are the grown-ups now',
      'the wheel stops for a breath, and there is a smell of thunder || for one breath the wheel stands still, and it smells of thunder',
    ],
    'At midsummer there are fireworks over {town1}, everyone looks up, and in the morning there is nothing but a ring of yellow grass. || At midsummer everybody in {town1} looks up at the fireworks. The next morning all that is left is a ring of yellow grass.',
  ],
  ends: [
    "A bell in the right bar of the tune wakes all of {town1} for as long as it sounds. There are four churches in {land}, which can ring by turns for a whole night; the hands on the ropes would have to be the children's. || All of {town1} is awake for as long as a bell sounds in the right bar of the tune. The four churches of {land} can ring by turns for a whole night, if the children pull the ropes.",
    [
      'Pim wants to be fetched from the fair of {town1}, by name, crossly, by someone who says that they have come from Alderwell, the village of Pim, and looked everywhere. After that it is only tents. || Somebody must come for Pim, crossly, by that name, and take the child by the hand to the well in the market of {town1}, which is all that is left of Alderwell, the village that Pim came from. Then there are only tents.',
      'The one on the wheel must be shown something that it has not seen, and it has never seen {P3} laugh. If the party can bring that about, in front of everyone, the man at the table may go home.',
    ],
  ],
};
