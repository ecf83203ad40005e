import { everyTone } from '../../tones.ts';
import type { MatterKernel } from '../matter-types.ts';

/**
 * A whole band is hidden in `{circle}`, or rules it without being seen: `{it}`. A leads it, and B has the seat that it
 * lacks. `{mark}`, `{carried}`, `{wants}` and `{test}` are in `inquiry-rows.ts`.
 */
export const inquireBand: MatterKernel = {
  id: 'inquire-band',
  sort: 'claim',
  states: ['usual', 'gone'],
  tells: [
    { says: 'infiltrate control run rule take infest join' },
    { nouns: 'cult cultist wererat werewolf vampire doppelganger devil demon spy traitor' },
  ],
  inquiry: 'band',
  tones: everyTone,
  escort: ['people'],
  isBandBeside: true,
  roles: {
    A: [
      ['master of the bell', 'keeper of the rolls', 'collector of fines'],
      ['master of the rolls', 'chief of protocol', 'treasurer'],
      ['master of ceremonies', 'lord of the wardrobe', 'keeper of the privy seal'],
    ],
    B: [
      ['oath warden', 'senior sergeant', 'register keeper'],
      ['oath warden', 'inspector of the accounts', 'senior judge'],
      ['royal oath warden', 'master of the ciphers', 'dean of the peers'],
    ],
    S: [
      ['newcomer', 'young clerk', 'recruit'],
      ['foreign adviser', 'young deputy', 'pardoned rebel'],
      ['foreign adviser', 'youngest of the peers', 'pardoned conspirator'],
    ],
    H: [
      ['pastry cook', 'messenger', 'dancing teacher'],
      ['wine supplier', 'dancing teacher', 'caterer'],
      ['court caterer', 'court painter', 'master of the cellars'],
    ],
    T: [
      ['bathhouse attendant', 'barber', 'dishwasher'],
      ['bathhouse keeper', 'barber', 'coach driver'],
      ['court barber', 'bath attendant', 'chamber servant'],
    ],
  },
  sites: [
    ['the assembly room of {circle}', 'the session room of {circle}'],
    ['the bathhouse'],
    ['the house of {A.full}'],
  ],
  lair: {
    names: ['the old wine vault', 'the supper club by the wall', 'the closed banqueting house'],
    terrain: 'indoors',
  },
  problem: [
    "[Hardly anyone doubts it, and nobody can name one|Everybody believes it, and nobody has a name]. Of the nine who have a seat in {circle}, four no longer meet one's eye; [orders are given that no one wrote|minutes record what no one said]; and whoever asks is transferred[| to the coast]. {S.full}, the {S.role}, is said to belong to {it}: those who say it loudest were all promoted afterwards.",
    'For {weeks} weeks {circle} has decided one thing after the other that nobody wanted: four hands go up in the same second, and a fifth one always is tired of quarrelling. Those who asked about {it} aloud [are in far places, in good posts|have been promoted, to far places]. The only one who is suspected openly is {S.full}, the {S.role}, who ran out of a supper without hat and shoes and will not say which one.',
  ],
  start: [
    [
      '{B.full}, the {B.role}, lays an invitation on the table before you, on thick paper, without a sender. "Supper for nine, at the usual place. I [have never been to|do not know] the usual place." {B.they} turns it over. "Four of us had one like it. [The morning after|On the next day], each of them voted for what they had fought [the day before|for years], and smelled of cloves." Outside, somebody walks past the door, slowly[, and does not stop|, for the third time].',
      '@card',
    ],
    [
      'In the gallery you are the only ones; below, the nine chairs of {circle} are taken. A motion is read out that makes no sense. Four hands go up at the same instant, like those of puppets, then, after a glance to the side, a fifth. {S.full}, the {S.role}, on the visitors\' bench, begins to laugh and cannot stop. "Look at their hands," {S.they} calls, as the ushers come. "All of them! Who taught them that?"',
      '@vote',
    ],
  ],
  ask: [
    '"I do not know any more to whom I give orders," says {G}. "Find out who belongs to {it}, who leads {it.them}, and what is to be voted at {deadline}. You come from outside; «you are the only ones of whom I am sure, since »nobody has had the time to ask you to supper."',
    '{G} wants names, nine or one, and a way to show them to everyone at once. "A single one [can be explained away|is always a misunderstanding]. And keep {B} out of it: that is the seat they do not have yet, and it is voted on at {deadline}."',
  ],
  rumours: [
    '{S} is one of them; why else would one run from a good supper.',
    'None of the four has been to the bathhouse since the [autumn, and they were regulars|harvest; they used to come each week].',
    'In the corridors of {circle} one keeps finding {carried}, and nobody has them cleared away.',
    '{A} has no enemies at all, in an office in which everyone has some.',
    '{H} orders cloves by the sack.',
  ],
  run: [
    [
      'The paper smells of cloves, which cover something else (DC 12 Nature). The card was brought by {H}, who is proud of the handwriting and would show more.',
      'start=card',
    ],
    [
      'Whoever watches the faces and not the hands sees where the glance went: to {A}, who was only straightening a cuff (DC 13 Perception).',
      'start=vote',
    ],
    'Each of those who belong to {it} has {mark}. Nobody in {circle} knows of it yet; {T} knows, and takes it for a fashion.',
    '{S} ran because of what was under the cover of the first dish: a list with {S.their} name, and the dates of all that {S.they} had ever been afraid of.',
  ],
  gist: [
    'It is so: {fact}. At the head of it is {A}. Whoever comes to supper at {lair} comes back with {mark} and belongs to {it}; so far that is four of nine. With the seat of {B} it would be five at {deadline}, and the aim is {wants}.',
    '{Fact}: that is true, down to the last word. {A} has brought {it} into {circle} one supper at a time, at {lair}. What is missing is one vote, that of {B}, for what is planned for {deadline}: {wants}.',
  ],
  truth: [
    [
      '{A} was the first, and was alone with it for a year. Then came a colleague who owed a favour, a second who was afraid, a third who only wanted to belong somewhere. That is how it came about: {fact}. [What {it} want{it.v} is|The aim of {it} is] {wants}.',
    ],
    [
      'It is done over supper. {H}, who believes in a club of gourmets, cooks with cloves; the guest is shown, under a silver cover, all that {A} knows about them, and under a second one what it would be like not to be afraid any more. Whoever says yes gets {mark} before dessert. Messages [go by|are passed on by] {carried}, which nobody [notices|looks at twice].',
    ],
    [
      '{S} was to be the fifth and ran, with one shoe, over the wall. Since then {A} has let it be said that {S} belongs to {it}: who would believe {S.them} after that? Now it is the turn of {B}, who cannot be frightened; for {B} a double chair has been ordered, and a stronger wine.',
    ],
  ],
  turn: [
    '{quill}, one of the four, would like to get out, and has begun to vote a moment too late. {quill} can be spoken to only where nobody sees the hands: in the steam of {p2}.',
    '{G} was at that table, a year ago, and said "not yet". {A} has never come back to it, and never lets {G} forget it, with a glance, in each session. {G} will give the party all it needs except the date of that supper.',
  ],
  people: {
    G: [
      '{G} wants {circle} back, with all its quarrels. {G} has begun to count hands in {G.their} sleep.',
    ],
    A: [
      '{A} wants one vote more, and then never to have to raise a hand again. {A} is modest and punctual, gives credit to others, and smells faintly of cloves.',
      '{A} wants to see the day on which {it} need{it.v} to hide no longer. {A} listens so well that people tell more than they meant to, and it is all kept, under silver covers.',
    ],
    B: [
      '{B} fears nothing that can be written down, and is too curious to refuse a supper for ever. {B} has kept a private list of all votes, with the second at which each hand rose.',
    ],
    S: [
      '{S} wants {S.their} other shoe and somebody who believes {S.them}. {S} remembers the way to {lair} by its smells, since the coach had no windows.',
    ],
    T: [
      '{T} sees all of {town} without its collar, and has noticed {mark} on four of its best people. {T} holds that a bath is like a confession, and speaks of it only as of the weather.',
    ],
    H: [
      '{H} cooks for people of taste and has never been asked to stay for dessert. {H} knows all nine names, by what they do not eat.',
    ],
  },
  looks: [
    [
      'Nine chairs in a half circle, a gallery, a clock that is wound by the youngest. On the arms of four of the chairs the varnish is worn away in the same place, as by a thumb that keeps time.',
      "A round room with nine places, of which four have been moved by a hand's breadth, so that each sees the other three. In the cracks of the floor there is clove dust.",
    ],
    [
      'Steam, tiles, [voices without faces|the slap of wet feet], and {num} hooks with name plates. Four of the plates have dust on them.',
    ],
    [
      'A quiet house with good chairs and no picture of anyone. In the study stand {num} silver covers, each with a label inside, under each a file.',
    ],
    [
      'A long table under a chandelier, nine chairs, one of them double; [a serving hatch, a lift for dishes|a lift for dishes, a sideboard], a second door behind the mirror. The table is laid, and at each place lies a card with a name; eight are in ink.',
    ],
  ],
  todo: [
    [
      'The ushers let in nobody who has no business there[, and each of them reports to somebody else|]. [A petition|A complaint in three copies] is business (DC 12 Deception); so is a [bucket and a mop|ladder] (DC 12 Stealth).',
    ],
    [
      'One must be undressed and unarmed to be told anything here. Whoever sweats through one [round|hour] without complaint (DC 12 Constitution saving throw) [belongs to the house; gossip is free after that|is one of them, and hears everything].',
    ],
    [
      '{A} keeps a visitor for exactly an hour and learns something in each of them: whoever talks with {A} makes a DC 13 Deception check, or {A} has one true fear of theirs under a cover next time. Meanwhile the study is empty.',
    ],
  ],
  clues: [
    [
      'Investigation :: comparing the votes with the private list of {B} :: Four hands rise in the same second since the autumn. Before that they never agreed on anything.',
      'Perception :: watching whom the four look at before a vote :: Not each other: {A}, who straightens a cuff for yes.',
      'Nature :: gathering up {carried} and looking where they come from :: The trail ends at a kitchen door with a smell of cloves: that of {lair}.',
    ],
    [
      'Insight :: asking {T} about the weather, and about skin :: Four of the nine have {mark}. It came overnight, and each of them says that it is from gardening.',
      'Persuasion :: steaming beside {quill} until {quill} speaks :: "One is asked to supper. One is asked by {A}. [One does not ask a second time|One does not say no twice]."',
      'History :: reading the bill for cloves that lies in a coat :: From {H}, for {num} suppers, delivered to {lair}.',
    ],
    [
      'Sleight of Hand :: lifting one silver cover :: The file of {B}: habits, debts (none), fears (none), and in red: "curious". Below that stands the date of {deadline}.',
      'Arcana :: reading what is under the cover without a label :: The plan, from the first supper on. The aim is {wants}; it is in the hand of {A}.',
      'Survival :: finding out where the coach without windows has been :: Sand, sawdust and red wine on its step: it drives to {lair} and back, twice a week.',
    ],
  ],
  lairUse: [
    'The chandelier hangs on a rope beside the mirror. Cut (one action, AC 11), it comes down on the table: {sting} fire and piercing damage to all who sit or stand there, DC 13 Dexterity saving throw for half.',
    'The long table can be tipped (DC 13 Athletics, one action): three-quarters cover for one side, and everyone on the other is prone [and covered with soup|in the soup].',
    'The lift for dishes takes one person, crouching, up to the kitchen in one round[, or a burning pan down from it|; or something hot comes down].',
    'Whatever is under the covers here concerns those who serve {A}. A file handed back to the one whom it is about (one action) makes this one put down the knife and read.',
  ],
  tactics: [
    '{A} stays in the big chair for as long as possible and lets the others act, all in the same second; each time {A.they} straightens a cuff, one of them may use a reaction to attack; without hands free, {A} cannot give the sign',
  ],
  parley: [
    "What holds {it} together is what {A} knows. Whoever offers to burn all of the covers, unread, before everyone (DC 13 Persuasion), has half of the table on the party's side at once, and {A} alone with {A.their} cuffs.",
    'Whoever uses {test}, openly, and asks each one to look round, takes away what {A} needs most: nobody there had known how many they are. {A} bargains after that (DC 12 Persuasion).',
  ],
  clock: [
    [
      'A second invitation comes for {B}, with a dish on it that {B} has never been able to resist.',
    ],
    [
      '{S} is to be expelled for belonging to {it}; only the late hand of {quill} puts it off by a week. {S} hides in the boiler room of {p2}.',
    ],
    ['{B} goes to supper, to see it for once. The coach has no windows.'],
    ['At {deadline} five hands rise in the same second. {wants.u}: it is decided.'],
  ],
  after: [
    '[From then on {circle} decides without debates, and quickly|{circle.u} decides without debates from that day on]. People say that it has never been [so well|better] run; after [a year|two years] the suppers are open to everyone.',
  ],
  endings: [
    {
      heading: 'Before everyone',
      text: [
        'In full session the party brings {test}, and one after the other they give themselves away, four of nine, and then {A}. {It} {it.has} been seen, and what is seen can be voted out. [{S} is given back the shoe, on a cushion.|The first motion of those who remain is about {S}, and it is passed with a great deal of arguing.]',
      ],
    },
    {
      heading: 'From within',
      text: [
        '{B} goes to supper with open eyes, and {quill} leaves the second door unlocked. The covers are burned at the table, and those who were held by them get up and go home. *The price:* nobody learns their names; {it} {it.is} without a head, and {few} people in {circle} will always be a little too grateful to the party.',
      ],
    },
    {
      heading: 'By force, at {lair}',
      text: [
        '{A} falls over the double chair, and whoever can still run does so through the mirror. *The price:* it was an attack on the best people of {town}, at supper. Proof is found in the soup; until it is dry, {G} cannot be seen with the party, and of {it} some are still at large.',
      ],
    },
    {
      heading: 'If the party is too late',
      text: [
        'The vote has been taken, and {it} {it.has} {circle}. But a decision needs the seal, which is brought from {lair} on a cushion, through the whole of {town}, on foot. It is a long way, with many corners, and {B}, who carries it, looks as if somebody were asking something inside.',
      ],
    },
  ],
  frame: {
    stakes: [
      [
        'There are {days} days until {deadline}. After that there will be nobody left in {circle} to whom one could report it.',
        'tier=1',
      ],
      [
        'In {days} days, at {deadline}, there is a vote. Nobody has been told what about, says {G}, and that is the worst of it.',
        'tier=1',
      ],
      [
        'In {days} days, at {deadline}, {circle} votes on something that is on no paper. If it is passed, {G} expects the worst: {ruin}.',
        'tier>=2',
      ],
      [
        '{days.s} days remain until {deadline}. Whoever has {circle} then has everything that hangs on it; {ruin}, if it is the wrong ones.',
        'tier>=2',
      ],
    ],

    ownMagic: [
      [
        '*Zone of Truth* in full session would end it; so the house rules forbid it[, five votes to four| since the spring]. In the bathhouse there are no house rules.',
        'level>=3',
      ],
      [
        '*Detect Thoughts* on one of the four finds a [calm|white] room with a cover in the middle, and a great wish [not to lift it|to let it be].',
        'level>=3',
      ],
      [
        '*Remove Curse* takes {mark} from whoever wants it gone, and with it [the second in which all hands rise|the wish to raise a hand].',
        'level>=5',
      ],
      ['*Scrying* on {B} in the evening shows a coach from inside. It has no windows.', 'level>=9'],
      [
        '*Clairvoyance* into {lair} shows nine chairs and the cards. One can read all names but one.',
        'level>=5',
      ],
      '*Speak with Animals*: the [mice|sparrows] of {circle} know exactly who [drops crumbs with cloves|smells of cloves].',
    ],
  },
  steps: [
    'Find out who of the nine belongs to {it}.',
    'Ask {S.full} about the supper.',
    'Keep {B.full} from going to the usual place.',
    'Show them to everyone before {deadline}.',
  ],
};
