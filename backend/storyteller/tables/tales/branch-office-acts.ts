import type { TaleActs } from './tale-types.ts';

export const branchOfficeActs: TaleActs = {
  heading: 'The Auditor From Below',
  blows: [
    '[On the second evening|After the second clue|Late on day two,|Before the third place,|After dark,|With two clues found,|On the way home,] [representatives come and say that the party has won a prize|some gentlemen in grey bring the party a prize|representatives are at the door, with a prize for the party] ({fight}). [They stop when somebody says "no, thank you" three times; {H} has sent them, and had not thought that anybody could refuse.|Three times "no, thank you" makes them stop; they come from {H}«, who had not reckoned with a refusal».]',
  ],
  early: [
    '[The goods lift and the chute both end at a turnstile.|Both by the goods lift and by the chute one comes to a turnstile.] [{H} stands behind it and wishes the party a good day: they may look round, but only from behind a rope.|"Good day," says {H} «behind it, »and shows the party round, as far as the rope goes.] [They see the press, {num} thousand names, and their own.|There are the press, and {num} thousand names, and theirs among them.|What they see is the press, and {num} thousand names, and on one of them their eyes rest.] Nothing here gives way to force: a press that is broken prints the bill for it, and is whole in the morning«, since it is in the contract»; and everything on the shelves is locked until the books are closed, or until an auditor has the locks taken off (which {R} does, in the second act). [The soul of {B} is of no use here either: as long as no auditor is in {town}, a soul that is put on the counter is a soul handed in, and {H} writes a receipt for it.|Nor can the soul of {B} be used here yet: without an auditor in {town}, whatever is put on the counter is handed in«, and {H} writes a receipt for it».] [A free pen of {H}\'s is the only thing that they can take along; with it one of them may state a term in the last fight ("you cannot come past this desk", say) without using an action.|They can take along a free pen of {H}\'s, and nothing else; in the last fight one of them may state a term with it (say, "you must put that down") without using an action.]',
  ],
  opens: [
    '[It gets cold in {town}, at noon|All at once there is frost on the windows of {town}], and {R}, in a fur coat, gets out of a sedan chair that [nobody|no one] carries. «[There have been "irregularities", above or below, that is not clear yet.|It is about "irregularities", and it has not been decided yet whether above or below.|A figure is wrong somewhere, in {town} or in Hell.|Somebody has been counting, and it does not come out.|The order speaks of "irregularities", which may mean anyone.] »[{R} has come to close the branch; and when a branch is closed, the stock is written off, all {num} thousand of it.|The branch is to be closed by {R}, and with it the stock is written off, all {num} thousand of it.]',
  ],
  goal: [
    '[{R} will decide in {middle} days, by the books alone.|{R} takes {middle} days, and looks at nothing but the books.] [The party needs a witness who has been through it and come back, and there is one in {town2}, the place of lost appeals, on the border of the first circle.|What the party needs is a witness, someone who has been through it and come back; there is one in {town2}, on the border of the first circle, the place of lost appeals.] [You get there with {G}, who is banned from it, and comes along under the number of a client, with a hat over both horns.|Only {G} knows the way, [is not allowed there, and goes as one of the clients, with «a number in one hand and »a hat over the horns|and goes in disguise, because of a ban: as a client with a number, and the hat pulled down].]',
  ],
  map: [
    '{R} has had everything sealed, «gates, wells, mouths, »and at {lair} has the locks taken off for the count. [What is sealed opens only for those who have been audited.|Only those who have been audited get through a seal.] In the meantime the waiting room« of the old office» has become larger: [behind the last chair a passage leads to {town2}, and from its cellar an outgoing chute goes straight to where the count is held|where the last chair was, a passage begins now, to {town2}, and« there» an outgoing chute in the cellar goes straight to {lair}].',
  ],
  way: [
    '[In the passage you wait.|One does not walk in this passage to {town2}, one waits.|The passage to {town2} is a queue.|There are chairs all along the passage to {town2}.|The way to {town2} has numbers on it, and everybody draws one.] [It goes forward only when the number is called that one has|One gets on only when they call the number that one has|Nobody moves up before the number is called], and there are hundreds before the party (DC 17 Deception to swap, DC 17 Performance to make others want to leave, or a spell slot of the 4th level or higher«, which the counter accepts as a fee»; three successes). [Anyone who loses patience is back in the chair.|To lose patience is to be back in the chair.|Those who swear find themselves in the first chair again.|A loud word, and one sits in the first chair again.|Impatience costs one the number.]',
  ],
  place: [
    '[{town2} consists of counters with shutters that are down, and of people who sit before them« with a letter in hand».|In {town2} all shutters are down, and before each counter people sit«, with a letter in hand».] «[Some are from long ago.|The oldest of them have forgotten the matter.|Some of the letters are on bark.|The first in the queue no longer speak any language that is spoken.] »[They have [organised|set up] choirs, [an elementary school|a school for beginners] and a very good soup.|There are choirs by now, a school, and a soup that is talked about in three circles.|One makes the best of it, with choirs, lessons and a very good soup.]',
  ],
  rival: [
    '[{R} believes in nothing that does not add up and has therefore never slept well: there is a difference of one in the books of Hell, somewhere«, and has been for {years} years».|For {years} years there has been a difference of one in the books of Hell, and {R}«, who believes in what adds up,» has not slept well since.] {R} suspects {town}.',
  ],
  others: ['construct', 'fiend'],
  setPiece: [
    "[The hearing is at counter nine, with {R} behind the glass.|Counter nine hears the case, and {R} sits behind the glass.] The party pleads three points: that there was no conversation (DC 17 Persuasion), that there was no eye open (DC 17 Investigation, with a receipt), and that somebody has been harmed who can say so (the one who won an appeal, {T.name}'s jar, or one of the party who has signed). Meanwhile {H} has called security ({fight}), which has to be held off in silence, since whoever raises their voice at a counter has lost. [Two of three, and {R}|For two points of the three {R}] takes another stamp: [the stock will not be written off, but goes back to its owners, if the party can put an end to the work of {A} before the quarter ends|if the party puts an end to the work of {A} before the quarter ends, the stock goes back to its owners instead of being written off]. «[To arrest {A} is not the business of {R}, who counts.|{R} will not lift a hand against {A}: an auditor counts, and does not arrest.] »If the party wins only one point or none, {A} must be beaten before the eyes of {R}, or the stock is written off all the same.",
  ],
  what: [
    [
      'History :: reading precedents on the wall of the waiting room :: ["Small print is not a conversation; see the Matter of the Apple."|"A conversation needs two, and a voice; so held in the Matter of the Apple."|"What is not said has not been agreed: the Matter of the Apple."] [It was won, by a snake«, who represented itself».|A snake brought it against {town}, without a lawyer, and won.|The snake won.|Costs went to the snake, who had brought the case alone.]',
      'v=a',
    ],
    [
      'Investigation :: looking for {A} in the staff register« of Hell», by way of the soup lady :: [There is no such name.|Nobody is down there under that name.|It goes straight from one name to the next, and {A} is not between them.] [Nobody has been sent to {town} in {years} years; next to {G} it says "presumed converted".|{G} is in it, with the note "presumed converted", and since then nobody has been sent to {town}.]',
      'v=b',
    ],
  ],
  who: 'Insight :: asking the only one who has ever won an appeal :: ["It was a person in grey, and very nice to me.|"They wore grey, and offered me a seat.|"A grey suit, clean nails, and so polite.|"I never had such a pleasant visitor, all in grey.] [I said no, and they said that they would put me down for a yes."|I refused, and was told that they would count it as a yes."|When I said no, they wrote for a while, and it was a yes."|They thanked me for my yes, which I had not said."|My no, they said, was a yes that needed time."] [The client draws the circle on the card of {A} from memory.|A circle is drawn«, from memory»: the one on the card of {A}.|The circle on the card of {A} is the one that this client draws with a finger in the dust.]',
  where:
    'Perception :: reading what is on the outgoing chute in the cellar :: ["Paper only; no souls, no lunch."|"For paper; souls and lunches by the other chute."|"Forms. Nothing that breathes or has breathed."|"Paper. Mind your fingers."|"No clients beyond this flap."] [It hums with the same music as the new branch, and ends above the press, at {lair}.|The music of the new branch comes up through it: it ends at {lair}, above the press.|With an ear to it one hears a press«, and that music»: it goes to {lair}.]',
  choice: [
    '[{R} is willing to overlook {G}, with all {few} files, if the party helps {R.them} to find the difference of one in the books; it would mean to send below the soul of {B}, tonight.|If the party can find the difference of one for {R.them}, {R} will overlook {G}« and all {few} files». But the difference is the soul of {B}, which would« have to» go below tonight.] [Or they keep {B} out of it, and {R} looks {G} up.|Or {B} is not mentioned, and {R} opens the file of {G}.|If they keep {B} out of it, {R} will look up {G}.]',
  ],
  first: {
    answer: 'lets {R.full} have the soul of {B.full}',
    now: [
      '[{B} says that it was a good cake, «packs a bag and a rolling pin, »and is down there in charge of the kitchen by the evening.|It was a good cake, says {B}, and goes«, with one bag and a rolling pin»; by the evening the kitchen down there has a new head.] [The books of Hell balance for the first time, and {R} has to sit down.|For the first time the books of Hell balance, and {R} looks at the last line for an hour.]',
    ],
    later: [
      [
        '[At {lair} {R} is on the side of the party«, as an abacus is on the side of a sum»:|{R} comes along to {lair}, and is for the party« as a ruler is for a line»:|The party has {R} on its side at {lair}, in so far as a sum takes sides:] [each|every] round one enemy is struck off, with a pen«, without any hurry». But {G} will not look at them, and is in office no longer: {R} strikes out the {num} thousand contracts instead, if {A} is beaten.',
        'v=a',
      ],
      [
        '[At {lair} {R} is on the side of the party«, as an abacus is on the side of a sum»:|{R} comes along to {lair}, and is for the party« as a ruler is for a line»:|The party has {R} on its side at {lair}, in so far as a sum takes sides:] [each|every] round one enemy is struck off, with a pen«, without any hurry». But {G} will not look at them.',
        'v=b',
      ],
    ],
  },
  second: {
    answer: 'keeps {B.full} out of it',
    now: [
      '[{R} opens the register at the name of {G} and reads« for a long time».|It takes {R} a long time to read what is in the register about {G}.] [Then {R} asks if there is any more of the tea.|At the end {R} asks for another cup of the tea.|"Is there any more of that tea?" asks {R} after the last page.]',
    ],
    later: [
      '[{G} comes to {lair} in person, in the good suit, with all {few} files under the arm, and has been a real devil, in {G.their} time:|In the good suit, «with {few} files under one arm, »{G} comes to {lair}, and for once is every inch a devil:] [everyone|everybody] there who works for {A} has to make a DC 17 Wisdom saving throw or remember an appointment.',
    ],
  },
  closes: [
    '[The act ends|It ends] in the chute, [among forms: below lies a bright«, quiet» hall, and in it stands {A} with a stopwatch« and practises a smile»|on a heap of forms: through the grille they see a bright hall, and {A}«, who tries on smiles before a glass»].',
  ],
  lastWay: [
    '[By the chute you come out above the press of {lair}, and land on what is« being» printed.|The chute ends above the press of {lair}, and whoever comes by it lands in the middle of the paper.] [By the goods lift you are announced«, with name and credit rating,» and shown to a seat.|In the goods lift they take your name, announce it with your credit rating, and offer you a seat.]',
  ],
  clock: [
    '[[For each prevented step|For every prevented step|For each step prevented|With each prevented step|For every step prevented|With every step prevented], there is one round of the fight in which {A} cannot state a term.|{A} must let one round of the fight go by without a term [for each prevented step|for every prevented step|for each step prevented|with each prevented step|for every step prevented|with every step prevented].] [If the bells were taken down, no soul that is let out finds its way« by itself», and somebody has to carry it.|Without the bells, if they were taken down, a soul that is let out does not find home, and has to be carried.]',
  ],
  sides: [
    {
      who: '{G.full} and the old clients',
      wants: [
        'want it to be done [decently|with some manners]. Content with [an apology in person|an apology to their face]; hurt by [a form|a circular|a printed letter].',
      ],
      later: [
        '[form a queue at the counter of {A}, and each of them has only one short question|queue at the counter of {A} with one short question each«, and it is never short»].',
      ],
    },
    {
      who: '{S.full} and the abbey',
      wants: [
        'want [to have their enemy back|their enemy back, and no other]. Content with a draw; angry if [you call it friendship|somebody says "friend"].',
      ],
      later: [
        'sing down the chute«, from the old sheets», [and the press jams|until the press jams].',
      ],
    },
    {
      who: '{R.full}',
      wants: [
        'wants it to [come out even|add up]. Content with a column that does; unwell at [a gift|the sight of a gift].',
      ],
      later: [
        'stamps something, and [one of the terms of {A} has never been agreed|of the terms of {A} one is void, and always was].',
      ],
    },
  ],
};
