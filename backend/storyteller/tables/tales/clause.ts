import { clauseActs } from './clause-acts.ts';
import { clausePlaces } from './clause-places.ts';
import type { Tale } from './tale-types.ts';

export const clauseTale: Tale = {
  id: 'clause',
  titles: ['The Ninth Clause', 'The Advocate from Below'],
  tones: ['intrigue', 'grim'],
  levels: [11, 20],
  cast: {
    G: 'chancellor of the realm',
    A: 'keeper of the great seal|she:queen mother',
    B: 'heir to the throne',
    S: 'court warlock|ambassador of a heretic realm',
    T: 'blind copyist',
    H: 'notary of the crown',
    R: "devil's advocate",
  },
  deadline: 'the coronation',
  num: [150, 400],
  onlyIn: { a: ['scraped', 'shavings', 'settled'], b: ['parish book', 'pottery'] },
  lair: {
    name: 'the court below the court|the court under the throne room|the lower court beneath the throne',
    terrain: 'underground',
  },
  alsoOf: ['he'],
  mage: 'debts that are called in',
  escort: ['fiend', 'people', 'construct'],
  pitch: [
    '{num} years ago the founder of this realm was about to lose a war, and signed something. Now a very polite person has called at the chancery of {town} to say that the ninth clause falls due with the coming coronation: the heir who is crowned in {town} is crowned as a vassal of the Nine Hells, with all subjects, living and to come. [{G} has read the contract. It is genuine.|{G} has spent a night with the contract, and there is nothing wrong with it.]',
  ],
  stakes: [
    'The coronation is in {days} days; without one the crown lapses, and two uncles have armies ready. With one, says {G}, two million people will belong to [someone|somebody] else, and most will not even notice until they die.',
  ],
  start: [
    [
      '[The person in the chancery of {town} has hung an umbrella over the back of the chair, although it is not raining. "I have time," it says to you, with a smile. "I only wanted to give {town} notice in due form."|It is a dry day, and an umbrella hangs over the back of the chair in the chancery. The one who has hung it there smiles at you. "Do not hurry on my account," says the guest. "All that I wanted was to give notice in the proper way."] [On the table lies a sheet of something that is not parchment,|Something lies on the table, written on both sides, that never was paper,] and {G.full} stands before it, grey in the face. "Read the date," says {G.full}. [You read it. While you do so, the ink|You do, and then you cannot look away, because the ink] of the signature is still wet, and runs a little way towards {G.full}\'s hand.',
      '@chancery',
    ],
    [
      '[They are rehearsing the coronation in|There is a rehearsal for the coronation in] the cathedral of {town}. {B.full} kneels; [somebody|someone] holds a cushion in place of the crown. [At the word "vassal", which is in no text, the choir stops.|The choir breaks off at the word "vassal", which nobody has written into any text.] [It was one of the boys. He sings it once more, very clearly, in a language that makes the candles lean over, and then asks why everyone is looking at him.|A boy in the front row has sung it. He obliges with it once more, as clear as glass, in no language that you know, and the candles lean away from him; then he asks what the matter is.] [In the last row somebody applauds with gloves on.|From the last row comes applause, in gloves.]',
      '@rehearsal',
    ],
  ],
  ask: [
    '{G} wants the contract broken, before the coronation, in such a way that it holds before the court that will hear the case. ["They will have read everything. You must find something that they have not thought it worth while to read."|"Nothing has escaped them that is worth reading. So look among the things that are not."]',
    '["It is law," says {G}, "so there is a fault in it, as there is in all law. Find it.|"Where there is law," says {G}, "there is a mistake in it. I am a lawyer; I know. Bring it to me.] [And find out who has invited them: they can only serve a notice at an address that they have been given."|And somebody must have asked them in: they cannot serve a notice where nobody has told them the address."]',
  ],
  fee: [
    '{G} can pay {coins} gp, and advises the party, as a friend, to sign for it with an X.',
    '[The treasury lays out {coins} gp.|There are {coins} gp on the table, from the treasury.] {G} has had each coin checked by three jurists and an exorcist.',
  ],
  talk: [
    '{S.full} has dealings below, [everybody|everyone] knows that; in {town} they only differ as to how far below.',
    [
      'The founder never laughed after that battle, and lies in {town} with the right hand cut off.',
      'v=a',
    ],
    '{A.full} prays a great deal lately, with the door locked, and haggles.',
    '{B.full} does not want to be crowned at all. [That makes a good ruler, people|Those are the best, people] say.',
    '{T.full} has found a sheet in the archive that is warm.',
    '[The two uncles of {B.full} have each been visited by someone with an umbrella.|Each of the two uncles of {B.full} has had a visitor, with an umbrella.]',
  ],
  run: [
    [
      'The ink is wet because the signature renews itself for as long as the debt of {town} is unpaid (DC 16 Arcana). [But it is paler than the text:|Next to the text it looks pale:] it had dried once, and was made wet again.',
      'start=chancery v=a',
    ],
    [
      'The ink is wet because the signature renews itself for as long as the debt of {town} is unpaid (DC 16 Arcana). It runs towards whoever stands nearest, but never towards {B}.',
      'start=chancery v=b',
    ],
    [
      'The boy in the choir of {town} learned the word from nobody; it came with the breath (DC 16 Arcana). [The one in the gloves is the guest of {A},|Whoever applauded is the guest of {A},] who is fond of music.',
      'start=rehearsal',
    ],
    'The guest answers every question truthfully, provided that it is asked by a crowned head of the realm, and until the coronation there is none. It bows to {B}, as to a landlord.',
    '{A} calls at once for a delay of the coronation, then, on reflection, for haste. {G} notes down both.',
  ],
  gist: [
    [
      '[The contract is genuine but was fulfilled long ago: the founder paid, in person and with a soul.|There is such a contract, but it was fulfilled long ago: the founder paid, in person and with a soul.] {A} had {H} scratch out the receipt and invited the other side to present it again. A vassal is given a regent by the liege lord: the guest has promised {A} that it will be {A}, for as long as {B} wears the crown. The hand of the founder, which remembers the word, lies in {lair}.',
      'v=a',
    ],
    [
      "The contract binds only the founder's blood, and {B} is not of it: {A} once exchanged two children. But at the coronation {B} will swear to be the founder's heir, and whoever claims an inheritance takes on its debts. {A} has sold the proof, through {H}, to both of the uncles and to the guest, and will bring it out of {lair} when the oath is sworn and it is too late. Then {B}, with two armies at the border, needs a regent, and the guest has promised {A} that it will be {A}, for good.",
      'v=b',
    ],
  ],
  suspect: ['{S}, who did speak with the guest, all night, about the price of {S.their} own soul.'],
  truth: [
    [
      'At the ford of the nine stones the founder stood with {few2} hundred against ten thousand, and [somebody|someone] held an umbrella over the founder and asked what it was worth. [The battle was won by a fog. The nine clauses that {G} has read fit on one page; eight of them are about the fog.|In the morning there was fog, and the ten thousand fought each other in it. The page that {G} has read has nine clauses, and all but the last deal with the weather.] The one with the umbrella has come back as the guest of {town}, and has never had a name: it carries out contracts for the Nine Hells and collects on them, and never pleads in court itself.',
    ],
    [
      [
        '[What no chronicle tells is that|No chronicle has it, but] the founder went down {few3} years later, on foot, and paid. [The page itself is receipted, in the hand of a duke of hell, and made out to the realm.|There is a receipt on the page, in the hand of a duke of hell, made out to the realm.] {A} found it {years} years ago, understood what it was worth, and had {H} take out one word with a knife: "settled". {A} does not want the souls of the realm, only its affairs: as liege lords of {B} the Hells may appoint who governs, and they have it in writing whom.',
        'v=a',
      ],
      [
        "[The queen had no child that lived,|None of the queen's children lived,] and {A} had a midwife and a night. {B} is a potter's child, from the quarter by the kilns of {town}. [Told in time, it would make|Said early enough, that would make] the contract void. Once {B} has sworn to be the heir, the debt is taken on, and the proof only brings the uncles with their armies. {A} has sold it to each uncle and to the guest, for the hour after the oath, and has asked no gold of the guest but a regency that never ends.",
        'v=b',
      ],
    ],
    [
      [
        '{T} copied the page without knowing it, as blind copyists do, by feel, and has noticed that on one line the skin had been scraped. [It itched.|Skin that has been scraped itches.] {T} has told it to {H}.',
        'v=a',
      ],
      [
        '{T} copied the page without knowing it, as blind copyists do, by feel, and has noticed that it is warm everywhere but at the place where an heir signs. {T} has told it to {H}.',
        'v=b',
      ],
    ],
  ],
  turn: [
    [
      'The right hand of the founder, which was cut off so that it could not sign any more, lies in {lair} and is still able to. [It can write the missing word,|The missing word it could write,] or sign a tenth clause, if [somebody|someone] tells it what has become of the realm.',
      'v=a',
    ],
    [
      'The guest knows all about {B}. It arranged the exchange itself, by way of a dream: with the child of the queen the blood of the founder had come to an end, and with it the debt. [Hell needed somebody who would swear to be the heir.|What Hell needed was an heir by oath.]',
      'v=b',
    ],
  ],
  people: {
    G: [
      '{G} has never broken a contract in {G.their} life and sees that as a handicap now. {G} reads the page [each|every] night and finds that it is well written.',
    ],
    A: [
      '{A} has outlived {few5} governments [and every illusion|and remembers what each of them cost]. {A} would save the realm, if {A.they} could also keep it.',
    ],
    B: [
      [
        '{B} wants to know for whom {B.they} should be good. If told the truth, {B} is silent, and then asks what the founder was afraid of.',
        'v=a',
      ],
      [
        '{B} wants to know for whom {B.they} should be good. If told the truth, {B} is silent, and then asks what people do in a pottery.',
        'v=b',
      ],
    ],
    S: [
      '{S} is charming, [damned and a little bored by it|has been damned for years, and keeps regular hours]. {S} will appear as a witness for [anyone|anybody] who asks how it feels.',
    ],
    T: [
      '{T} reads with the fingertips and knows {num2} hands. {T} has been told by {H} that it was nothing.',
    ],
    H: [
      '{H} has a knife for erasures as thin as a hair, and a talent for making things never have been. {H} has started to miss words when speaking.',
    ],
    R: [
      '{R} is obliged to argue against the party and does it brilliantly. {R} has won {num3} cases and, {R.they} says, lost sleep over one, and will not say if that was a figure of speech.',
    ],
  },
  places: clausePlaces,
  lairLook: [
    [
      'Beneath the throne room of {town} lies another one, exactly the same, upside down. [The benches are full. In front of the throne there is a table with {few6} chairs on each side, and in a glass case, on velvet, a right hand|Nobody is late; there is not a seat left. In front of the throne there is a table with {few6} chairs on each side, and in a glass case, on velvet, a right hand], which drums with its fingers: it is that of the founder. On the throne below {town} the judge has taken a seat, an old devil who must believe what is proved here, and nothing else, and who lifts no finger in a fight.',
      'v=a',
    ],
    [
      'Beneath the throne room of {town} lies another one, exactly the same, upside down. [The benches are full. In front of the throne there is a table with {few6} chairs on each side, and in a glass case, on velvet, the proof|Nobody is late; there is not a seat left. In front of the throne there is a table with {few6} chairs on each side, and in a glass case, on velvet, the proof] that {A} has sold: the sworn word of the midwife, signed with a thumb. The judge on the throne below {town} is an old devil, who must believe what is proved here, and nothing else, and who keeps out of every fight.',
      'v=b',
    ],
  ],
  lairUse: [
    "What is said in {lair} holds. [An oath sworn before {A} (one action, no check) binds whoever swears it and one enemy who hears it to the letter until the end of the enemy's next turn; let the player word it.|Whoever swears an oath here (one action, no check) is bound to the letter, and so is one enemy who hears it, until the end of the enemy's next turn; let the player word it.]",
    '[Gravity takes the side of whoever is in the right at {lair}.|Whoever is in the right is held up by gravity at {lair}.] A character who has just proved a point (a clue named aloud) may walk on the ceiling under {town}, and on the walls, for a round.',
  ],
  tactics: [
    '{A} fights with what others have signed, calls in a debt [each|every] round (one of the party has disadvantage on everything until the next one is called in), and always has one more; {H} erases one thing that the party has (a spell in effect, an advantage, a name) [each|every] round until stopped',
  ],
  companions: [
    [
      "Those on {A}'s side are under contract, and it has an exit clause. [To read it (DC 16 Investigation, one action) and say it aloud makes one of them stop, and thank you.|If it is found (DC 16 Investigation, one action) and read aloud, one of them stops, and thanks you.]",
      'escort=fiend',
    ],
    [
      'Those beside {A} swore loyalty to the crown. [Asked which one (DC 16 Persuasion), they have no answer, and stand aside.|"Which one?" is a question (DC 16 Persuasion) to which they have no answer; they stand aside.]',
      'escort=people',
    ],
    [
      'What stands beside {A} has guarded the stair since the founder and obeys the seal of the crown. A word from {G}, in writing (DC 16 Persuasion), makes one of them stand still.',
      'escort=construct|elemental',
    ],
  ],
  parley: [
    [
      "[The other side does not care for {town} half as much as for not being made fools of.|To the other side {town} matters less than not to be made fools of.] Offered a judgment in which it is said, for the record, that the first fraud was a mortal's (DC 17 Persuasion), the court withdraws the notice, and looks at {A}.",
      'v=a',
    ],
    [
      '[The other side does not care for {town} half as much as for not being made fools of.|To the other side {town} matters less than not to be made fools of.] Offered a judgment in which the exchange of the children is put down to {A} alone, and no word is said about a dream (DC 17 Persuasion), the court withdraws the notice.',
      'v=b',
    ],
  ],
  spells: [
    [
      11,
      [
        '*True Seeing* on the contract shows one word more. {H} has advised {G} against it, on account of the eyes.',
        'v=a',
      ],
    ],
    [
      11,
      [
        '*True Seeing* on {B} at the rehearsal shows clay under the nails that was never there. {H} has advised {G} against it, on account of the eyes.',
        'v=b',
      ],
    ],
    [
      11,
      [
        '*Sending* to the founder is answered from below, curtly: "I paid. Ask for the receipt. How is the ford?"',
        'v=a',
      ],
    ],
    [
      11,
      [
        '*Sending* to the founder is answered from below: "It stands. My blood owes. Who is that on my chair? I do not know that child."',
        'v=b',
      ],
    ],
    [
      11,
      [
        '*Legend Lore* on the page: "Nine were signed, eight were fog; for the ninth the founder of {town} went down a stair, and came up again with a receipt."',
        'v=a',
      ],
    ],
    [
      11,
      [
        '*Legend Lore* on the page: "Nine were signed, eight were fog; the ninth is owed in {town}, by the founder or the founder\'s heirs, and by nobody else."',
        'v=b',
      ],
    ],
    [
      13,
      '*Plane Shift* to the first of the Hells gets the party into a waiting room with excellent chairs. The seat opposite is taken, by [someone|somebody] with a file on {G} and the party.',
    ],
    [
      13,
      '*Zone of Truth* and the like are the custom in {lair}, and are cast by an usher at the door; both sides have practised it.',
    ],
    [
      17,
      "*Wish*[ to undo the signature is a breach of contract, with a penalty| away the signature, and it is a breach of contract, with a penalty]: it is listed as clause eight, small, with the party's names, in old ink.",
    ],
    [
      17,
      [
        '*Gate* or *True Resurrection* for the founder needs the hand. Below they find it a fascinating point, and {G} does not sleep that night.',
        'v=a',
      ],
    ],
  ],
  clock: [
    [
      'The guest takes rooms at the best inn of {town}. It receives callers kindly, and regrets: until the coronation nobody is entitled to an answer. {A} sends flowers.',
    ],
    {
      text: [
        '{S} is arrested for having sent the guest the address of the chancery, and confesses, out of vanity.',
      ],
      stop: [
        "let {T} feel the invitation before {G}'s court, since it is in another hand (DC 16 Persuasion); {S} is very offended and goes free",
      ],
    },
    {
      text: [
        [
          'The oldest kiln of {town} burns down, and in it the potter who remembers. {H} is at the theatre, and is seen there.',
          'v=a',
        ],
        ['The page of the parish book burns. {H} is at the theatre, and is seen there.', 'v=b'],
      ],
      stop: [
        [
          'sit up in the quarter that night with the potters, who will keep a kiln open; {H} comes in person, and the knife melts in it',
          'v=a',
        ],
        [
          'sit up in {p1} that night with {T}, who hears the knife before it cuts; {H} comes in person, and leaves without the page',
          'v=b',
        ],
      ],
    },
    [
      '[At the coronation the whole choir sings the word "vassal".|Every voice in the choir sings the word, on the day of the coronation: "vassal".] {B} rises with the crown on, and does not cast a shadow any more.',
    ],
  ],
  after: [
    '[The reign of {B} is a good one. Two million|They call the reign of {B} a good one. Two million] people die in it, in the course of time, of old age mostly, and go down a stair.',
  ],
  endings: [
    {
      heading: 'Settled',
      text: [
        [
          'The hand, or {T} with the shavings, puts the word back where it was, in open court. [There is a long silence, and then all the benches|It is quiet for a long time; then, one after another, the benches] rise, as benches do for [somebody|someone] who has won fairly. {B} is crowned in rain without an umbrella. {A} keeps the regency, in another place, over very few.',
          'v=a',
        ],
      ],
    },
    {
      heading: "A potter's child",
      text: [
        [
          "{B} tells it {B.themself}, in open court, and is in the right, and nothing is due. The founder's throne is empty, and the realm [has to|must] ask, for once, whom it wants. [Nobody|No one] knows who will win; {G} has already put {B} on the list, as a potter.",
          'v=b',
        ],
      ],
    },
    {
      heading: 'A tenth clause',
      text: [
        '[The party can sign on for the realm of {B}.|In place of {B} the party can sign.] *The price:* one of them, or all, appear before {lair} in {years} years to give an account of how it went; for as long as they live the notice sleeps, and so do they, badly.',
      ],
    },
    {
      heading: 'A realm without a crown',
      text: [
        'If [nobody|no one] is crowned in {town}, the contract finds [nobody|no one]. *The price:* {B} goes free, the two uncles do not wait, and {G} asks the party to choose in which of the two wars they would like to command.',
      ],
    },
    {
      heading: 'If the party is too late',
      text: [
        '{B} has been crowned, but it counts only when the crown has been worn for one whole day, and {few} hours of that day are left. Down in {lair} nine pens have been laid out. The party can still win the case there, or get {B} to take off the crown before witnesses (DC 17 Persuasion).',
      ],
    },
  ],
  hoard: [
    'Under the table of {lair} lie the deposits of those who lost: {items}, and {worth}. [The usher, back in {town}, asks for a signature. An X will do.|One has to sign for it, with the usher, and an X is enough.]',
    '{A} had put by what could be taxed neither above nor below: {items}, and {worth}; {G} has it blessed, and counts it, in this order.',
  ],
  favour: [
    '{lair.u} has heard the party plead. Any fiend that is bound by law must hear out those who won in {town}, once, before it strikes.',
    [
      '{B}, crowned or not, makes each of them a cup with both hands, and whoever drinks from it cannot sign anything that night that they would regret.',
      'v=b',
    ],
  ],
  steps: [
    'Read the nine clauses, and note what is missing.',
    'Find out who has invited the creditor.',
    "Ask in the potters' quarter about the founder.",
    'Win the case before the coronation.',
  ],
  acts: clauseActs,
};
