import type { Strand } from './strand-type.ts';

/** Strands about people who are against the party, in secret or openly. */
export const strandsOfEnemies: readonly Strand[] = [
  {
    id: 'secret',
    tells: [
      {
        says: [
          'keep hide deny cover hush conceal bury pretend insist forbid want silence',
          'secret quiet hidden silent silence happen truth nothing something scandal',
        ],
        not: 'remember',
      },
      { says: ['deny conceal hush'] },
      { says: ['know', 'more'], by: 'and but' },
    ],
    person: 'subject',
    label: 'What {Z.name} keeps quiet',
    pitch: ['{Z} asks everyone to keep it quiet, {town} above all.'],
    gist: [
      [
        '{Z} has known of it for {weeks} weeks longer than anyone else and keeps it quiet, because the first report was [laid on {Z.their} desk and signed as read|brought to {Z.them} and answered with a small gift]. Now each day makes the silence more expensive.',
        'zrank=high',
      ],
      [
        '{Z} saw the beginning of it, {weeks} weeks ago, could have spoken in the first hour, and was [too proud|too much afraid] to; since then each day makes it harder to explain why not.',
        'zrank=low',
      ],
    ],
    clue: [
      [
        'Investigation :: asking who was told first :: A report, {weeks} weeks old, with the seal of {Z} and the word "read" under it. Nobody else was ever shown it.',
        'zrank=high',
      ],
      [
        'Insight :: asking {Z} about an ordinary day of {weeks} weeks ago :: {Z.name} tells it hour by hour up to the evening, and then knows nothing but the weather. The hands have stopped moving.',
        'zrank=low',
      ],
    ],
    scene: [
      [
        'A rider of {Z} catches up with the party on the way to {town2}, with a purse ({bribe} gp each) and a paper to sign: that they have seen nothing. Whoever signs is let through everywhere from now on, and will hear it read aloud at the end. In {town} those who talked are invited to supper by {Z.name}, one by one, and come home with less to say.',
        'zrank=high',
      ],
      [
        'While the party is away, {Z} has guards put before {p1}, "for repairs". In {town2} sits the clerk who wrote the first report and was sent there with a pension; the clerk has a copy, and has waited for somebody to ask (DC 13 Persuasion). With it the guards of {Z.name} step aside: they can read, too.',
        'zrank=high',
      ],
      [
        '{Z} has followed the party on foot to {town2}, stands in front of its inn in the rain, and goes away again. Whoever runs after {Z.them} and asks nothing for a while (DC 13 Insight) is told all of it, and is given what {Z.name} has hidden since that evening: the one thing that was left lying there.',
        'zrank=low',
      ],
    ],
    later: [
      [
        '{Z} has come to {lair} as well, with {few} servants and one wish: that it ends without witnesses. Shown the report of {weeks} weeks ago, {Z.name} sends the servants home and helps for as long as it takes, with keys, names and both hands. Otherwise they stand in the door until the party has promised silence (DC 14 Persuasion) or has got past them (DC 14 Stealth).',
        'zrank=high',
      ],
      [
        'If {Z} has told the party everything, {Z.name} walks ahead to {lair}, by the way of that evening, which avoids the first guard; the thing that was left lying there is worth one success to whoever shows it. If not, {Z.name} is there alone, has tried to mend it in secret, and has to be got out first (two rounds).',
        'zrank=low',
      ],
    ],
    end: [
      'It is told in front of everyone, from the first report on, and {Z} [answers before the question has been asked|is the first to stand up]; if the party has promised silence, {Z.name} thanks it by name, and {town} wants to know for what.',
    ],
    people: [
      [
        'Wants to have mended it before anyone learns that it was known. {Z.name} is ashamed rather than wicked, pays well for silence, and breaks down before somebody who does not shout.',
        'zrank=high',
      ],
      [
        'Wants to have said it on the first evening. {Z.name} has lost weight, works too much, and would be grateful to be asked by somebody who already knows half of it.',
        'zrank=low',
      ],
    ],
  },
  {
    id: 'traitor',
    tells: [
      {
        says: ['traitor spy informer informant mole betrayer turncoat saboteur betray infiltrate'],
      },
      { says: ['work', 'enemy'], by: 'and but' },
      { says: ['in', 'on', 'it'], by: 'and but' },
    ],
    not: 'escort-way guard-person defend-siege-betrayed inquire-hidden inquire-dinner inquire-double',
    person: 'subject',
    roles: [
      ['clerk of the reeve', 'sergeant of the watch', 'guide'],
      ['adjutant', 'secretary of the council', 'quartermaster'],
      ['captain of the guard', 'keeper of the maps', 'private secretary'],
    ],
    label: 'The one who betrays',
    pitch: ['And somebody on the own side is a traitor; that much is certain, and no more.'],
    gist: [
      'The traitor is {Z}. Twice a week a folded paper lies under [the third stone of the bridge|the lid of the alms box], and {Z.name} gets for it what nobody here could give: [a debt torn up|a brother left in peace|a promise of a house in {town2}].',
    ],
    clue: [
      'Insight :: telling three people three different hours :: Only the hour that {Z} was told is known to the other side the next morning.',
    ],
    scene: [
      'Everything that the party planned is known in {town2} before it arrives: the beds are taken, the guide has been paid to stay at home, and a note on the gate says "Turn round". Whoever compares the hand with the pay list (DC 13 Investigation) has the name of {Z}. The party can have {Z.name} arrested, or say nothing and choose from now on what the other side reads.',
    ],
    later: [
      'If {Z} was found out and left in place, the enemies at {lair} wait on the wrong side, and the party has surprise; if {Z.name} was arrested, one of them has fled at the news. If nobody has noticed anything, {Z.name} opens the wrong door in the first round, sees who comes in, and only then understands what it was all for.',
    ],
    end: [
      '{Z} is asked in public what it was worth, and says the sum. It is so small that {town} is quiet for a moment. What becomes of {Z.name}, {G} leaves to the party.',
    ],
    people: [
      'Believes that nobody has been hurt by it yet. {Z.name} is helpful, is never late, and asks about hours and roads a little more often than about people.',
    ],
  },
  {
    id: 'supplier',
    tells: [
      {
        says: [
          'sell arm supply fund pay hire finance equip provide smuggle feed control use lead send command manipulate',
        ],
        by: 'and but while',
      },
      { says: ['behind'], by: 'and but while' },
    ],
    not: 'hired guard-person',
    person: 'subject',
    roles: [
      ['grain merchant', 'horse dealer', 'toll keeper'],
      ['banker', 'shipping magnate', 'tax farmer'],
      ['lord treasurer', 'master of the mint', 'royal quartermaster'],
    ],
    label: 'The one behind it',
    pitch: ['And there is somebody behind it who earns by it.'],
    gist: [
      'Behind it, and well paid, is {Z}; not out of hatred, but because the debts of {Z.name} in {town2} fall due at {deadline}. Without {Z.them} the other side would not have lasted {weeks} weeks.',
    ],
    clue: [
      'Investigation :: asking who in {town} has new money :: {Z} has paid three old debts in one week, each in coins from elsewhere, and each on the morning after a cart went out by night.',
    ],
    scene: [
      'In {town2} stands the store of {Z}: crates [without a mark|with a false one], packed for the next delivery, and a list of dates, the last of which is the eve of {deadline}. The party can take the delivery away, spoil it (DC 13 Sleight of Hand), or drive it to {lair} itself: those who wait for it have never seen who sends it.',
    ],
    later: [
      'If the last delivery was taken away, one enemy fewer stands at {lair}, and the others are hungry; if it was spoiled, their weapons or tools fail, and each of them has disadvantage on the first attack. If the party drives it there itself, it is let in by the front. If nobody has touched it, each enemy has a Potion of Healing.',
    ],
    end: [
      'The books of {Z} are read out by {G}, page for page. Many in {town} turn out to have wondered about the prices and not to have asked. {Z.name} pays back what can be paid back, and works off the rest where everybody can see it.',
    ],
    people: [
      'Owes more in {town2} than {Z.name} owns, and needs one more delivery. Would name everyone for a promise that the debts are looked at by somebody honest.',
    ],
  },
  {
    id: 'rival',
    tells: [
      { says: ['rival competitor'] },
      { says: ['group company expedition crew', 'after want seek hunt'], by: 'and but' },
      { says: ['do does get reach find'], by: 'before' },
    ],
    person: 'rival',
    label: 'The race',
    pitch: ['{Z} is after the same, and is said to be a day ahead.'],
    gist: [
      '{Z} wants to be there first, has the better maps and the worse manners, and is one day ahead. What {Z.name} does not have is anyone who would share a last loaf with {Z.them}.',
    ],
    clue: [
      'Survival :: reading the tracks of those who were here before :: {Z} passed a day ago with {few} people, asked the same questions, and paid for two of the answers to be forgotten.',
    ],
    scene: [
      'The party comes upon {Z}: a broken axle, half of the helpers gone, and too much pride to call. To help costs half a day and gets all that {Z.name} knows about {lair}; to ride past wins a day. What {Z.name} will not do is turn back.',
      'At a ford both companies arrive in the same hour, and only one can cross before the water rises. Whoever lets {Z} go first gets a nod and a map with one line missing; whoever does not (DC 13 Athletics by the group) is ahead from now on, and has {Z.name} behind.',
    ],
    later: [
      '{Z} comes to {lair} in the third round: as an ally, if the party gave way or helped on the road; otherwise as a third side, who wants one thing only and carries it off if nobody stands in the door (DC 14 Athletics to stop {Z.them}).',
    ],
    end: [
      '{Z} tells it in every inn from here to {town2}. If the party was generous on the road, it is the true story; if not, the names are the other way round.',
    ],
  },
  {
    id: 'wanted',
    tells: [
      {
        says: ['find discover learn know', 'out discover learn about'],
        by: 'and but',
        not: 'not never',
      },
      {
        says: ['want covet claim seek chase crave desire'],
        by: 'and but',
        not: 'not never wish kill die dead quiet secret leave stop help lose back revenge destroy',
      },
    ],
    not: 'thing-held feud-third feud-paper peace',
    person: 'subject',
    roles: [
      ['collector', 'moneylender', 'young noble in debt'],
      ['collector of the province', 'banker', 'colonel of the levies'],
      ['lord treasurer', 'royal spymaster', 'envoy of a foreign crown'],
    ],
    label: 'What {Z.name} wants',
    pitch: ['{Z} knows of it as well, and has begun to ask what it costs.'],
    gist: [
      '{Z} learned of it {weeks} weeks ago, from a servant with debts, and means to have it before anyone else knows what it is worth. There is one thing that {Z.name} fears: a second buyer.',
    ],
    clue: [
      'Investigation :: looking at who has bought the houses around :: All in the last {weeks} weeks, all by one notary, and all for {Z}.',
    ],
    scene: [
      'The people of {Z} are on the road to {town2} before the party: a bar across it, a list of names, and a polite officer who asks the party to supper. There {Z.name} makes an offer: {coins} gp, to be told everything an hour before {G} is. Accepted, the road is open and {Z.name} knows the way to {lair}; refused, the party travels by night (DC 14 Stealth by the group).',
    ],
    later: [
      '{Z} has a ring of {few} people around {lair}, who let everyone in and nobody out. If the party took the offer, they look away for as long as {Z.name} believes in it; if not, a rumour of a second buyer, invented or true (DC 14 Deception), sends {Z.them} home to count {Z.their} money.',
    ],
    end: [
      'What {Z} wanted for {Z.them} alone is known in every kitchen of {town} now: worth nothing to {Z.name}, and safer than behind any wall.',
    ],
    people: [
      'Wants what the party is here for, and for one purpose that {Z.name} has told nobody: [one day that went wrong|one vote that was lost|one door that stayed shut]. Pays at once and keeps to the letter of what is signed.',
    ],
  },
];
