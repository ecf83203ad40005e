import type { Tale } from './tale-types.ts';

export const heavensTales: readonly Tale[] = [
  {
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
    lair: { name: 'the court below the court', terrain: 'underground' },
    leader: ['people'],
    alsoOf: ['he'],
    escort: ['fiend', 'people', 'construct'],
    pitch: [
      '{num} years ago the founder of this realm was about to lose a war, and signed something. Now a very polite person has called at the chancery of {town} to say that the ninth clause falls due with the coming coronation: whoever is crowned in {town} is crowned as a vassal of the Nine Hells, with all subjects, living and to come. {G} has read the contract. It is genuine.',
    ],
    stakes: [
      'The coronation is in {days} days; without one the crown lapses, and two uncles have armies ready. With one, says {G}, two million people will belong to [someone|somebody] else, and most will not even notice until they die.',
    ],
    start: [
      [
        'The person in the chancery has hung an umbrella over the back of the chair, although it is not raining. "I have time," it says to you, with a smile. "I only wanted to give notice in due form." On the table lies a sheet of something that is not parchment, and {G.full} stands before it, grey in the face. "Read the date," says {G.full}. You read it. While you do so, the ink of the signature is still wet, and runs a little way towards {G.full}\'s hand.',
        '@chancery',
      ],
      [
        'They are rehearsing the coronation in the cathedral of {town}. {B.full} kneels; [somebody|someone] holds a cushion in place of the crown. At the word "vassal", which is in no text, the choir stops. It was one of the boys. He sings it once more, very clearly, in a language that makes the candles lean over, and then asks why [everyone|everybody] is looking at him. In the last row [somebody|someone] applauds with gloves on.',
        '@rehearsal',
      ],
    ],
    ask: [
      '{G} wants the contract broken, before the coronation, in such a way that it holds before the court that will hear the case. "They will have read everything. You must find something that they have not thought it worth while to read."',
      '"It is law," says {G}, "so there is a fault in it, as there is in all law. Find it. And find out who has invited them: they can only serve a notice at an address that they have been given."',
    ],
    fee: [
      '{G} can pay {coins} gp, and advises the party, as a friend, to sign for it with an X.',
      'The treasury lays out {coins} gp. {G} has had the receipt checked by three jurists and an exorcist.',
    ],
    talk: [
      '{S.full} has dealings below, [everybody|everyone] knows that; in {town} one only differs as to the floor.',
      'The founder never laughed after that battle, and is buried with the right hand cut off.',
      '{A.full} prays a great deal lately, with the door locked, and haggles.',
      '{B.full} does not want to be crowned at all. That makes a good ruler, people say.',
      '{T.full} has found a sheet in the archive that is warm.',
      'The two uncles have each been visited by [someone|somebody] with an umbrella.',
    ],
    run: [
      [
        'The ink is wet because the signature renews itself for as long as the realm has a throne (DC 16 Arcana). It has run towards {G}, who stands nearest, and not towards {B}.',
        'start=chancery',
      ],
      'The guest answers every question truthfully, provided that it is asked by [someone|somebody] entitled to ask. It bows to {B}, as to a landlord.',
      '{A} calls at once for a delay of the coronation, then, on reflection, for haste. {G} notes down both.',
    ],
    gist: [
      [
        'The contract is genuine but was fulfilled long ago: the founder paid, in person and with a soul. {A} had {H} scratch out the receipt and invited the other side to present it again, in exchange for a regency that never ends. The original of the receipt lies in {lair}.',
        'v=a',
      ],
      [
        "The contract is good, and the founder's heir would really be due; but {B} is not of the founder's blood. {A} knows it, since {A} exchanged the children; and has sold this knowledge, through {H}, so that it should come out on the day, on the steps of {lair}, for the greatest price.",
        'v=b',
      ],
    ],
    suspect: [
      '{S}, who did speak with the guest, all night, about the price of {S.their} own soul.',
    ],
    truth: [
      [
        'At the ford of the nine stones the founder stood with {few2} hundred against ten thousand, and [somebody|someone] held an umbrella over the founder and asked what it was worth. The battle was won by a fog. The nine clauses fit on one page; eight of them are about the fog.',
      ],
      [
        [
          'What no chronicle tells is that the founder went down {few3} years later, on foot, and paid. There is a receipt, in the hand of a duke of hell, made out to the realm. {A} found it as a bride, understood what it was worth, and had {H} take out one word with a knife: "settled". For the regency {A} has promised not to notice it.',
          'v=a',
        ],
        [
          "The queen had no child that lived, and {A} had a midwife and a night. {B} is a potter's child, from the quarter by the kilns of {town}. If the heir is crowned, the contract finds [nobody|no one], and is void, but so is the crown: the uncles march. {A} has sold each of the three sides the proof, for the same day.",
          'v=b',
        ],
      ],
      [
        [
          '{T} copied the page without knowing it, as blind copyists do, by feel, and has noticed that on one line the skin had been scraped. It itched. {T} has told it to {H}.',
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
        'The paper says "whoever is crowned in {town}". It does not say with what. The right hand of the founder, which was cut off so that it could not sign any more, lies in {lair} and is still able to: it can sign a tenth clause, if [somebody|someone] tells it what has become of the realm.',
        'v=a',
      ],
      [
        'The guest knows all about {B}. It is the one who arranged for the children to be exchanged, by way of a dream, because it has looked for a loophole for {num} years: it was the fog, at that time, and saw what it was paid for.',
        'v=b',
      ],
    ],
    people: {
      G: [
        '{G} has never broken a contract in {G.their} life and sees that as a handicap now. {G} reads the page [each|every] night and finds that it is well written.',
      ],
      A: [
        '{A} has outlived {few2} governments and every illusion. {A} would save the realm, if {A.they} could also keep it.',
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
        '{S} is charming, damned and a little bored by it. {S} will appear as a witness for [anyone|anybody] who asks how it feels.',
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
    places: [
      {
        name: 'the archive of treaties',
        look: [
          'A vault in which every word that was ever given hangs on a nail. The warm sheet lies by itself on a marble table, and moths sit round it in a circle.',
        ],
        todo: [
          'The vault has a guardian that lets in only people who have kept their word. Each character names a promise and how it was kept (the players decide). Whoever lies, can go in, but is heard by the sheet (disadvantage on saving throws against the fiends at the end).',
        ],
        what: [
          [
            'Investigation :: letting {T} feel the ninth clause :: A word was scraped out, with a blade as thin as a hair, not longer than a generation ago. It had seven letters.',
            'v=a',
          ],
          [
            "History :: comparing the parish books that lie in the same drawer :: A queen's child was buried, without a name, on the day {B} was born; the entry is crossed out, and initialled.",
            'v=b',
          ],
        ],
        who: 'Perception :: looking at the crumbs by the pen rest :: They are of wafer and rose sugar, such as only {A} is served; {A} has a key to this room as a part of the dowry.',
        where:
          'Arcana :: holding the sheet over the marble :: It casts a shadow that has one more line than the page: "Place of jurisdiction: {lair}, by the stair beneath the throne."',
      },
      {
        name: "the potters' quarter",
        look: [
          'Kilns, clay, children, who all have the same way of tilting the head. At the fountain there is a likeness of the founder, with both hands.',
        ],
        todo: [
          "They do not speak with people from the palace here. Whoever works clay for an afternoon (DC 16 Performance or Athletics; let them make something) is told what one talks about when one's hands are full.",
        ],
        what: [
          [
            'Insight :: asking the oldest potter about the founder :: "Went down the stair and came up old," so they tell it here. "Brought a paper. Said: paid."',
            'v=a',
          ],
          [
            "Insight :: looking at the children's faces :: They have {B}'s ears, brow and temper. A woman asks, without looking up, if the young one eats properly.",
            'v=b',
          ],
        ],
        who: "Persuasion :: asking who from the palace comes here :: {H}, at night, with money for [somebody|someone] to keep silent; and waits for orders from {A}'s window.",
        where:
          'Nature :: looking at the black clay :: It is dug in one place, from a shaft that was there before the town, and warms by itself: it comes up from {lair}.',
      },
      {
        name: 'the apartments of {A.full}',
        look: [
          'Saints, mirrors, {few2} clocks that have been stopped at the same hour. In the place of honour stands a chair that is a little scorched.',
        ],
        todo: [
          '{A} receives the party kindly and sees through everything that they say in the first sentence (disadvantage on Deception here). One cannot lie to {A}, one can only be interesting: a true secret, offered freely, is worth half an hour.',
        ],
        what: [
          [
            'Investigation :: putting the shavings in the powder box together :: They are of skin, with ink, and make one word: "settled".',
            'v=a',
          ],
          [
            'Investigation :: reading three letters that have been written with three hands :: Each of them offers proof that {B} is not the heir, to a different buyer, on the day of the coronation.',
            'v=b',
          ],
        ],
        who: 'Perception :: looking into the mirrors one after the other :: In the last of them {A} sits with the guest, at this table, some weeks ago, and pours. It is a mirror that remembers; {A} has forgotten about it.',
        where:
          'Sleight of Hand :: trying the stopped clocks :: They are no clocks. Set to nine, they open the stair beneath the throne, which leads down to {lair}.',
      },
    ],
    lairLook: [
      'Beneath the throne room of {town} lies another one, exactly the same, upside down. The benches are full. In front of the throne there is a table with {few3} chairs on each side, and in a glass case, on velvet, a right hand, which drums with its fingers.',
    ],
    lairUse: [
      "What is said in {lair} holds. An oath sworn here (one action, no check) binds whoever swears it and one enemy who hears it to the letter until the end of the enemy's next turn; let the player word it.",
      'Gravity takes the side of whoever is in the right. A character who has just proved a point (a clue named aloud) may walk on the ceiling, and on the walls, for a round.',
    ],
    tactics: [
      '{A} fights with what others have signed, calls in a debt [each|every] round, and always has one more; {H} erases one thing that the party has (a spell in effect, an advantage, a name) [each|every] round until stopped',
    ],
    companions: [
      [
        "Those on {A}'s side are under contract, and it has an exit clause. To read it (DC 16 Investigation, one action) and say it aloud makes one of them stop, and thank you.",
        'escort=fiend',
      ],
      [
        'Those beside {A} swore loyalty to the crown. Asked which one (DC 16 Persuasion), they look at {B}.',
        'escort!=fiend',
      ],
    ],
    parley: [
      "The other side does not care for the realm half as much as for not being made fools of. Offered a judgment in which it is said, for the record, that the first fraud was a mortal's (DC 17 Persuasion), the court withdraws the notice, and looks at {A}.",
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
        '*Legend Lore* on the page: "Nine were signed, eight were fog; the ninth asks who, and nobody asks it back."',
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
        "*Wish* to undo the signature is a breach of contract, with a penalty: it is listed as clause eight, small, with the party's names, in old ink.",
      ],
      [
        17,
        '*Gate* or *True Resurrection* for the founder needs the hand. Below they find it a fascinating point, and {G} does not sleep that night.',
      ],
    ],
    clock: [
      ['The guest takes rooms at the best inn of {town}. {A} sends flowers.'],
      {
        text: ['{S} is arrested as the author of the contract, and confesses, out of vanity.'],
        stop: [
          "let {T} compare the hands before {G}'s court (DC 16 Persuasion); {S} is very offended and goes free",
        ],
      },
      {
        text: [
          [
            'The oldest kiln of the potters burns down, and the potter who remembers in it. {H} is at the theatre, and is seen there.',
            'v=a',
          ],
          ['The page of the parish book burns. {H} is at the theatre, and is seen there.', 'v=b'],
        ],
        stop: [
          'sit up in the quarter that night with the potters, who will keep a kiln open; {H} comes in person, and the knife melts in it',
        ],
      },
      [
        'At the coronation the word is sung, by the whole choir. {B} rises with the crown on, and does not cast a shadow any more.',
      ],
    ],
    after: [
      'It is a good reign. Two million people die in it, in the course of time, of old age mostly, and go down a stair.',
    ],
    endings: [
      {
        heading: 'Settled',
        text: [
          [
            'The hand, or {T} with the shavings, puts the word back where it was, in open court. There is a long silence, and then all the benches rise, as one does for [somebody|someone] who has won fairly. {B} is crowned in rain without an umbrella. {A} keeps the regency, in another place, over very few.',
            'v=a',
          ],
        ],
      },
      {
        heading: "A potter's child",
        text: [
          [
            "{B} tells it {B.themself}, in open court, and is in the right, and nothing is due. The founder's throne is empty, and the realm [has to|must] ask, for once, whom it wants. [Nobody|No one] knows who will win; {G} believes that a good vase counts for something.",
            'v=b',
          ],
        ],
      },
      {
        heading: 'A tenth clause',
        text: [
          'The party can sign on for the realm. *The price:* one of them, or all, appear before {lair} in {years} years to give an account of how it went; for as long as they live the notice sleeps, and so do they, badly.',
        ],
      },
      {
        heading: 'A realm without a crown',
        text: [
          'If [nobody|no one] is crowned, the contract finds [nobody|no one]. *The price:* {B} goes free, the two uncles do not wait, and {G} asks the party to choose in which of the two wars they would like to command.',
        ],
      },
      {
        heading: 'If the party is too late',
        text: [
          '{B} has been crowned, but it counts only when the crown has been worn for one whole day. Down in {lair} they have laid out nine pens, and the clock stands at {few}.',
        ],
      },
    ],
    hoard: [
      'Under the table of {lair} lie the deposits of those who lost: {items}, and {worth}. The usher asks for a signature. An X will do.',
      '{A} had put by what could not be taxed in either kingdom: {items}, and {worth}; {G} has it blessed, and counts it, in this order.',
    ],
    favour: [
      'The court below the court has heard the party plead. Any fiend that is bound by law must hear them out, once, before it strikes.',
      '{B}, crowned or not, makes each of them a cup with both hands, and whoever drinks from it cannot sign anything that night that they would regret.',
    ],
    steps: [
      'Read the nine clauses, and note what is missing.',
      'Find out who has invited the creditor.',
      "Ask in the potters' quarter about the founder.",
      'Win the case before the coronation.',
    ],
    acts: {
      heading: 'The Case Is Called',
      blows: [
        'On the second evening a bailiff calls upon the party, with a list of everything they have ever promised ({fight}). They stop when one promise is kept on the spot; {H} had sent in the list, with additions.',
      ],
      opens: [
        'At the end of the act {R} comes to breakfast, sits down, and tells them that the hearing has been moved forward: it will be in {few} days, in {town2}, before a higher instance. {A} has appealed, in the name of the realm, in order to lose it early.',
      ],
      goal: [
        'If the case is lost there, the coronation does not matter any more. The party must plead in {town2}, a city of the Hells, against {R}; and the only evidence that counts down there is evidence that [nobody|no one] has died for.',
      ],
      map: [
        'The palace of {town} sinks by one storey. What was the throne room is the cellar now; the stair beneath the throne goes up. Every door in the palace leads to {town2}, except one, which leads straight into {lair}, and that is opened from within.',
      ],
      way: [
        'Down the stair there are nine landings. On each something small is asked for as a toll, and they are added up at the end (each character gives up one: a colour, a taste, the memory of a tune; the players choose, and it is gone until the case is won). *Plane Shift* saves the landings and costs them all at once.',
      ],
      place: [
        '{town2} is a city of registries. It is clean, and warm, and [everyone|everybody] one meets is in a hurry to be on time. In the windows sit those who have signed, and copy.',
      ],
      rival: [
        '{R} has prepared for this party as for [no one|nobody] before, and lets them see the file. {R} would like, once, to be beaten by [someone|somebody] who is not cleverer but better.',
      ],
      setPiece: [
        'The hearing: the party brings forward three proofs, in the order that they choose, and {R} takes each of them apart. For each one a player says what it proves (DC 17 Persuasion, History or Religion, with advantage if it was got without harming [anybody|anyone]). Between the proofs the gallery tries to have the witness removed ({fight}), and no blood may be spilled on the floor, or the sitting is adjourned for a century. Two out of three, and the case goes down to {lair} for judgment.',
      ],
      what: [
        [
          'Religion :: asking a clerk in the window what "paid" looks like :: There is a register of the settled, thin and dusty. Where the founder should be, the dust is younger.',
          'v=a',
        ],
        [
          'Religion :: asking a clerk in the window who owes :: There is a register of bloodlines, thick and well kept. That of the founder ends with a child of one day; under it the clerk has left a line free, and wonders.',
          'v=b',
        ],
      ],
      who: 'Insight :: asking {R}, under the seal of the bar, who retained the court :: "Your own side," says {R}, and puts on the table a glove that smells of rose sugar: {A}\'s.',
      where:
        'Investigation :: reading the docket on the door :: "Judgment: by the stair, in {lair}; the hand to be produced." So it is there, and not in any grave.',
      choice: [
        '{R} makes an offer that is meant well: to throw the last proof, and lose, if one of the party will defend {R.them} one day in the same way. Or they win it on their own.',
      ],
      first: {
        answer: 'gives {R.name} the promise',
        now: ['{R} loses, beautifully, by a comma. [Nobody|No one] notices anything but a smile.'],
        later: [
          'In {lair} {R} sits at {A}\'s table and knows every clause, and says "no objection" {few2} times, with great attention. {A} can call in only every second debt.',
        ],
      },
      second: {
        answer: 'wins or loses it alone',
        now: [
          '{R} bows, and does {R.their} best, and it is very good. Whatever is proved now is proved for all time.',
        ],
        later: [
          'The party comes into {lair} with a clean record. The first oath that each of them swears there cannot be turned against them, and {R} stands at the back and takes notes.',
        ],
      },
      closes: [
        'The act ends on the fourth landing, going down, with the sound of [somebody|someone] drumming with the fingers, patiently, on glass.',
      ],
      lastWay: [
        'From the landings one arrives in {lair} as a party to the case, with a chair, and is greeted. Through the clocks one arrives behind {A}, as [nobody|no one], and may be thrown out.',
      ],
      clock: [
        'For each step that was prevented, one of the benches is on the side of the party, and coughs at the right moment (one reroll each); if {H} has burned what was written or remembered, the proof [has to|must] be spoken from memory, by a player, without notes.',
      ],
      sides: [
        {
          who: '{G.full} and the crown',
          wants: ['want to win by law. Content with a precedent; unhappy about a miracle.'],
          later: [
            'have all the bells of {town} rung for a judgment "in the name of the people"; in {lair} they cannot be overheard.',
          ],
        },
        {
          who: 'The potters',
          wants: [
            'want to be left out of it. Content if [nobody|no one] points at them; angry at a carriage.',
          ],
          later: [
            'have made {num2} cups and set them on the stair; nothing that has signed can step over them.',
          ],
        },
        {
          who: '{R.full}',
          wants: ['wants a worthy case. Content with a brave argument; disappointed by force.'],
          later: ['rules one blow out of order: an attack that hit has missed.'],
        },
      ],
    },
  },
  {
    id: 'late-sun',
    titles: ['The Sun Is Nine Minutes Late', 'The Road of the Sun'],
    tones: ['heroic', 'horror', 'grim'],
    levels: [11, 20],
    cast: {
      G: 'high priest of the morning|warden of the eastern gate',
      A: 'archmage of the crown',
      B: "she:wheelwright's apprentice",
      S: 'prophet of the long night|court astrologer',
      T: 'cock breeder',
      H: 'captain of the sky ship',
      R: 'hunter from the end of the world',
    },
    deadline: 'the day without a dawn',
    num: [200, 500],
    onlyIn: { a: ['sawn through', 'sawed through', 'blinded'], b: ['false likeness'] },
    lair: { name: 'the stable of the sun', terrain: 'height' },
    leader: ['mage', 'people'],
    alsoOf: ['he', 'she'],
    escort: ['elemental', 'celestial', 'construct', 'people'],
    pitch: [
      'Since midsummer the sun has risen later [each|every] day, by some minutes. In {town}, the easternmost city of the realm, one sees why: the road of light over the sea, on which it comes, has a rut in it, and it limps. {G} has reckoned on which morning it will not come at all. In the harbour of {town} {num} ships from all the world are lying, full of people who would like to be as near as possible.',
    ],
    stakes: [
      'It will be in {days} days, {G} says, and then it will be night in every realm on earth. The crops are dying already; three kings have sent armies to {town}, each to guard the dawn, and each against the other two.',
    ],
    start: [
      [
        'It is long past the hour. On the wall of {town} stand thousands, with their faces to the sea, and [nobody|no one] says a word. {G.full} has raised a hand, to give the sign to the choir, and holds it up, with the other hand under the elbow. Then at last there is an edge of gold. It comes up crooked. And [everyone|everybody] who has good eyes sees that [somebody|someone] is walking in front of it, bent double, pulling.',
        '@wall',
      ],
      [
        'A wheel has fallen into the market of {town}. It is as high as three houses, and glows, and [no one|nobody] can go near it; the fountain has boiled away. A girl in a much too large leather apron is walking round it and kicks the rim, and her foot smokes a little. "That is the near hind one," says {B.full}, to [nobody|no one]. "I told them. I told them in spring that it was squeaking."',
        '@wheel',
      ],
    ],
    ask: [
      '{G} wants the sun to come up on the day on which it will not. "I have greeted it every morning for {years} years, and it has never occurred to me that it was somebody\'s work. Find out who is missing up there. Go the whole road, if you must: it begins behind my altar."',
      '"It is being pulled by one who is not made for it," says {G}. "The right one is gone. Find out who took the driver of the sun; and bring back either the driver, or someone who can do it."',
    ],
    fee: [
      'Three kings have put together {coins} gp, each of them a third, each to the copper, and {G} has it locked up so that they do not compare.',
      "{G} pays {coins} gp out of the temple's gold leaf, which is only fair, since the sun put it there.",
    ],
    talk: [
      '{S.full} has been foretelling it for years and looks worse every day.',
      '{A.full} has promised the world a new light, cheaper and closer to home. A tower is being built for it.',
      'Cocks crow at noon now, and {T.full} gets up with them, so as not to hurt them.',
      '{B.full} fell from the sky with a wheel, as a baby, people say; the foster parents swear that it was a chimney.',
      'In {town2}, at the western end of the world, they have so much evening that they are selling it.',
      'There are {num3} steps behind the altar, and [nobody|no one] has ever come back to say what they are for.',
    ],
    run: [
      [
        'The one who walks in front is a horse. It is the last of four, and it is lame (DC 16 Perception, and Animal Handling). It looks back to see if [someone|somebody] is coming to help.',
        'start=wall',
      ],
      [
        'The axle pin of the wheel was sawn through from outside (DC 16 Investigation), with a tool of star iron. There are few on earth who have such a thing.',
        'start=wheel v=a',
      ],
      [
        'The rim is worn on one side only (DC 16 Investigation). Whoever drives the sun over {town} now takes the bends too fast, and brakes like [somebody|someone] used to ships.',
        'start=wheel v=b',
      ],
      '{A} is there at once, with instruments, is deeply concerned, and writes down the time.',
    ],
    gist: [
      [
        "{A} has taken the driver of the sun captive and chained {few2} of the four horses to a tower, so as to drive a sun of {A.their} own; {H} flew the ship. On the day without a dawn {A}'s light goes up, for those who pay. The driver lies at {lair}, blinded.",
        'v=a',
      ],
      [
        'The driver has left the sun of his own accord, because of a grief that [nobody|no one] had seen: his daughter fell from the chariot as a baby, seventeen years ago, and was not looked for. {A} only uses it: keeps him at {lair} with a false likeness of the child, and has taken the reins to learn.',
        'v=b',
      ],
    ],
    suspect: ['{S}, who knew the day to the minute, since it had been told to {S} by a horse.'],
    truth: [
      [
        'The sun is driven by one whom the oldest books call only the Driver, with four horses, along a road of light, and by night through the land of the dead back to its stable. It is done from duty. [Nobody|No one] has thanked him but {G}, [each|every] morning, for what {G} took to be the weather.',
      ],
      [
        [
          '{A} has counted what light is worth. With {H} and a ship of star iron {A} lay in wait where the road dips, sawed through a pin, and caught the Driver as he fell. He would not give up the reins, so {A} took his eyes. The tower of {A} stands in {town2}; {few2} horses turn it round already, like a mill. The last has bitten through its rope, and pulls alone.',
          'v=a',
        ],
        [
          'On a morning in spring he looked down at {town} and saw a girl kick a wheel. It could not be. He drove closer, until it singed the fields, and she did not look up, for [nobody|no one] looks at the sun. Then he let go. {A}, who had waited for such a moment all {A.their} life, met him with a girl made of light, who says "father" and nothing else. He sits and looks at her. {H} drives meanwhile, and cannot.',
          'v=b',
        ],
      ],
      [
        '{T} hears a hammering, from behind the altar, a long way down, between midnight and dawn. [Somebody|Someone] is trying to mend a wheel there, alone, in the dark: it is the old groom of the stable, who thinks that he has been forgotten.',
      ],
    ],
    turn: [
      [
        "The horses do not obey reins. They never did: each of them goes for the sake of one thing on earth that it likes to see in the morning. {A} has never asked which. The groom knows; for the last of them it is {T}'s cocks.",
        'v=a',
      ],
      [
        '{B} can drive. She has known it since she was small, has practised with a cart, at night, and burned down a barn. She can bring up the sun on the day without a dawn. If she does, he sees her. If he sees her, he comes, and lets go of everything else, the road too.',
        'v=b',
      ],
    ],
    people: {
      G: [
        '{G} has got up before the sun every day for {years} years and now lies awake, ashamed of having called it prayer.',
      ],
      A: [
        "{A} has never done anything by halves and never been warm. {A} believes that a thing which hangs on one person's sense of duty is badly constructed, and is right.",
      ],
      B: [
        '{B} is seventeen and burns nothing if she takes care. She wants to be told what she is for, by [somebody|someone] who is not afraid of her.',
      ],
      S: [
        '{S} has a sect by accident and does not know how to dissolve it. {S} foretold the night in the hope that [somebody|someone] would forbid it.',
      ],
      T: [
        '{T} knows the first minute of [each|every] day as others know a child. {T} can imitate {few3} kinds of morning.',
      ],
      H: [
        '{H} can fly anything and wanted to see the road from above once. {H} has no eyebrows left and does not sleep, for fear of being late.',
      ],
      R: [
        '{R} comes from where the sun goes down and has followed it on foot all {R.their} life. {R} has sworn to kill whoever stops it, and has {few4} arrows left.',
      ],
    },
    places: [
      {
        name: 'the temple of the morning',
        look: [
          'An open hall above the sea, all its doors to the east. Behind the altar there is a stair, from which a smell of hay comes, and of hot iron.',
        ],
        todo: [
          'Three armies guard the temple, each against the other two. One may pass if all three say yes, and no two of them will say it on the same day, unless {G} thinks of something (DC 17 Persuasion; or one goes past them while it is dark, which is longer [each|every] day).',
        ],
        what: [
          [
            'Arcana :: measuring the rut in the road of light :: It was made by an axle that dragged. At the beginning of it lies a rope of star iron, with a loop, for a very large throat.',
            'v=a',
          ],
          [
            'Arcana :: measuring the rut in the road of light :: There is no sign of a struggle. The reins were laid down, side by side, and over them a very small shoe.',
            'v=b',
          ],
        ],
        who: 'Investigation :: looking at the temple\'s log of ships :: The sky ship of {A} left on the night before the first late dawn, "to observe". It came back lower in the water.',
        where:
          'Religion :: reading the stair\'s inscriptions :: "Down to the hay, and up to the day." Those are the two doors of one house, {lair}; priests used to sweep it, until they forgot why.',
      },
      {
        name: 'the market with the wheel',
        look: [
          '{num2.u} people stand at the edge of the heat and hold out bread to toast it. In the midst of it, quite alone, sits {B}, and oils a hub.',
        ],
        todo: [
          '[Nobody|No one] can get to her unscathed (22 (4d10) fire damage each minute, DC 17 Constitution half), unless she lends them the apron, and she does so only to people who first tell her what they can mend.',
        ],
        what: [
          [
            'Investigation :: looking at the pin with {B} :: Sawn: from below, on the turn, by [somebody|someone] who was lying in wait.',
            'v=a',
          ],
          [
            'Insight :: asking {B} what she remembers from before :: Horses; a voice that sang to keep them quiet, and was suddenly far above her, and did not stop.',
            'v=b',
          ],
        ],
        who: [
          [
            'Persuasion :: asking the blacksmiths of {town} about star iron :: {A} has bought up all there was, for a saw, {few2} collars and a very large mill. {H} fetched it with burned hands.',
            'v=a',
          ],
          [
            'Persuasion :: asking the blacksmiths of {town} about star iron :: {A} has bought up all there was, for the keel of a ship and a cage that hums. {H} fetched it with burned hands.',
            'v=b',
          ],
        ],
        where:
          'Perception :: putting an ear to the hub :: It still turns, inside, in time with something. {B} points without thinking, straight up and a little to the left: "Home." It is {lair}.',
      },
      {
        name: 'the tower of {A.full}',
        look: [
          'It is higher than it should be, and stands in a ring of lamps that burn without flickering. People queue up for a place in the light, and have their names taken down.',
        ],
        todo: [
          '{A} opens the doors for the party and explains it all, with great clarity. It is convincing (each character makes a DC 17 Wisdom saving throw, or will not act against {A} until [someone|somebody] has answered the argument aloud; let the players try).',
        ],
        what: [
          [
            'Investigation :: following the shafts of the mill downwards :: They are turned by horses one does not see; hoofs can be heard, and a whip.',
            'v=a',
          ],
          [
            'Investigation :: following the lamps to where their light comes from :: It is drawn off a likeness of a girl, thread by thread, and she is almost used up.',
            'v=b',
          ],
        ],
        who: 'Sleight of Hand :: looking at the price list that has been printed already :: "From the day without a dawn: by the hour." {A} had the date before {G} reckoned it.',
        where:
          "Nature :: looking at {H}'s boots by the door :: There are oats of gold between the nails. They grow in no field; {H} gets to {lair} every night, and comes back singed.",
      },
    ],
    lairLook: [
      "A stable, such as one builds for four, only that each stall would hold {town}. The hay is light. In the straw sits the Driver, huge, and turns his face towards the party, and it is [as if|as though] a summer's day looked round.",
    ],
    lairUse: [
      'The bridles hang by the door. Whoever puts one on a horse that trusts them (DC 17 Animal Handling; no check with what the horse likes to see) can ride it for a round: [anyone|anybody] in its way takes 33 (6d10) fire damage, DC 17 Dexterity half.',
      'When the great door is opened (DC 17 Athletics, two people), it is morning in {lair}, and everything that was bound here by night or by a lie is weak (vulnerable) until the end of the next round.',
    ],
    tactics: [
      '{A} fights with the reins in one hand, and drags the light from one side to the other: the half of {lair} in which {A} is not, is dark; {H} flies the ship between them and cannot bring {H.themself} to ram [anybody|anyone]',
    ],
    companions: [
      [
        'Those who serve {A} were promised never to be cold. Shown the last horse, by [somebody|someone] who holds its head (DC 16 Persuasion or Animal Handling), they [begin|start] to be ashamed.',
        'escort=people',
      ],
      [
        'What fights beside {A} was bound by light. In the shadow, it stands still, and looks at its hands; a cloak over a lamp is enough (one action).',
        'escort!=people',
      ],
    ],
    parley: [
      '{A} is right that it must not depend on one alone. Whoever offers a better way than the tower (a rota of drivers, a school, {B}; DC 17 Persuasion) sees {A} hesitate, and pick up a pen.',
    ],
    spells: [
      [
        11,
        '*True Seeing* into the sunrise shows the horse, and costs the caster their sight for an hour. {G} has done it without any spell.',
      ],
      [
        11,
        '*Sending* to the Driver: "I am late. I know. Tell {T.name}\'s cocks I am sorry. Is there a small girl, with an apron? Has she eaten?"',
      ],
      [
        11,
        '*Sunbeam* and *Daylight* are a great comfort in {town}, and a trade; {A} has registered both.',
      ],
      [
        11,
        [
          '*Regenerate* gives the Driver his eyes back. He opens them only when [somebody|someone] has told him what there will be to see.',
          'v=a',
        ],
      ],
      [
        13,
        '*Teleport* to {lair} works for whoever has been on the road; others arrive on it, in front of the horse.',
      ],
      [
        15,
        "*Demiplane* or *Control Weather* does not make a day; but it can hide the tower's light for an hour, and in this hour people look east again.",
      ],
      [
        17,
        '*Wish* brings up the sun for one day. It is a very beautiful one, and on the next the horse does not get up.',
      ],
      [
        17,
        '*Gate* to the Driver opens. He does not come through: it would be too narrow for the grief, or for the chain.',
      ],
    ],
    clock: [
      [
        'The sun is a minute later again. {A} lights the first ring of lamps, and the neighbouring realms put down a deposit.',
      ],
      {
        text: [
          "{S}'s sect is driven into the sea for having been right. {few2.u} hundred stand in the surf.",
        ],
        stop: [
          'have {S} tell them that it was foretold by a horse (DC 16 Persuasion): they laugh, and it is over',
        ],
      },
      {
        text: [
          'The last horse falls, on the road, in front of [everyone|everybody]. {H} goes out with a collar to bring it in.',
        ],
        stop: [
          'be there first, with {T} and a cock; it gets up for the bird, and lets itself be led down the stair to hay',
        ],
      },
      [
        'On the day without a dawn [everybody|everyone] is on the wall. {G} raises a hand and holds it up, for as long as {G} lives.',
      ],
    ],
    after: ['In the west a lamp goes on. It is bright, and belongs to [somebody|someone].'],
    endings: [
      {
        heading: 'The Driver comes home',
        text: [
          'He puts on his apron, asks the way to the door, and stops before {B}. It does not take long; the sun is only nine minutes late. From then on two of them drive, and on some mornings it rises with a jolt, and in {town} they say: that is she. {A} gets the mucking out, with a very long fork.',
        ],
      },
      {
        heading: '{B.name} drives',
        text: [
          'If he cannot, she can. *The price:* [nobody|no one] who drives the sun comes down again before they are old; she asks the party to walk with her to the last step, and to look up now and then.',
        ],
      },
      {
        heading: 'A sun on a rota',
        text: [
          "The kings take it in turns, with {A}'s ship and {few2} horses that have been asked. *The price:* from now on the day belongs to [somebody|someone], and [has to|must] be negotiated every spring; {G} goes on getting up first, as a matter of principle.",
        ],
      },
      {
        heading: 'If the party is too late',
        text: [
          'It is night. On the road stands the chariot, with three wheels, and one in the market; there is a horse that would try once more, if [somebody|someone] pulled beside it. (Let the party pull: DC 17 Athletics from each, as a group.)',
        ],
      },
    ],
    hoard: [
      'In the manger of the fourth stall lies what it has brought home from all that it has shone on: {items}, and {worth}. The groom asks them to take it, as it pricks.',
      'In the tower {A} kept the deposits of three kings: {items}, and {worth}; {G} does not think that they will ask for it back.',
    ],
    favour: [
      'The sun knows the party. Once, for each of them, it will stand still for the length of a fight.',
      'The three kings, who cannot agree on anything, each give the party the same fief, on the same day; they may keep all three.',
    ],
    steps: [
      'See from the wall of the city what is wrong with the sunrise.',
      'Find out what has become of the driver.',
      'Look at the wheel in the market, and at who tends it.',
      'Go up the road before the day without a dawn.',
    ],
    acts: {
      heading: 'Through the Land of the Dead',
      blows: [
        'On the second evening one of the three armies takes the party for spies of the other two, and so do those ({fight}). They stop when [somebody|someone] calls out in which direction east is; {H} had sold each of them the same rumour.',
      ],
      opens: [
        'At the end of the act the road of light breaks off behind the altar, before their eyes, like a jetty. {R} comes out of the dark with {few4} arrows and a limp, from the other side: there is still one way to the stable, says {R}, the one that the sun takes by night.',
      ],
      goal: [
        "The way up is gone. The party must go through the land of the dead from west to east, with the sun's own chariot, in a single night; if they do not come out in time, there will be nothing to come out into.",
      ],
      map: [
        'From the gate of {town} the sea withdraws and leaves a slope that was not there, down to the river of the dead. Where the world ends in the west, {town2} now borders on {town}; it is the same harbour, at evening. And from the far bank a ladder goes straight to the lower door of {lair}.',
      ],
      way: [
        'The chariot [has to|must] be pulled: {num3} miles in a night. The last horse does it, if each of the party takes a turn beside it (DC 17 Athletics or Constitution saving throw each; one level of exhaustion on a failure), and [somebody|someone] sings to keep it quiet. {T} does, or a player.',
      ],
      place: [
        '{town2} is where the dead wait for their own sunrise. For them it is day when here it is night; they have had none since midsummer. They stand by the road with their faces up, and do not ask for anything.',
      ],
      rival: [
        '{R} has pursued the one who stopped the sun to the end of the world and now suspects that it was grief, or a good idea. {R} would have preferred a monster.',
      ],
      setPiece: [
        'The bridge over the river of the dead holds as long as it is lit. The chariot is on it when those who profit from darkness come out of the water ({fight}). [Each|Every] round one character [has to|must] hold up the light (any spell or flame of the 3rd level or higher, or DC 17 Athletics for the lantern of the chariot); otherwise a section falls, and after {few3} sections, it is over. It takes six rounds to get across.',
      ],
      what: 'Insight :: asking one of the dead when the sun last passed :: "It wept," says an old man, and is sure of it. "It had nobody with it on the seat."',
      who: 'Investigation :: looking at what has been hammered into the bridge :: Lamp brackets of star iron, new, with the mark of {A}. Here too [somebody|someone] has begun to sell by the hour.',
      where:
        'Survival :: reading the hoof marks on the far bank :: They end at a ladder as wide as a street. The horse lifts its head and whinnies, and from above, from {lair}, it is answered.',
      choice: [
        'The dead ask for a day: if the chariot stops here for one hour, they will have a sunrise. It costs the living an hour of night more, and [nobody|no one] knows if they have it. Or the party drives on.',
      ],
      first: {
        answer: 'stops for an hour',
        now: [
          'It is the most beautiful hour of the campaign; let each player say whom they see. In {town} they [begin|start] to scream.',
        ],
        later: [
          'From the lower door the dead of {town} come up behind the party, with light on their faces, and everything in {lair} that is bound by night kneels down in the first round.',
        ],
      },
      second: {
        answer: 'drives on',
        now: ['They do not complain. They turn their heads as the light goes by.'],
        later: [
          'The party is at {lair} an hour early: {A} is not ready, {H} is asleep, and the first round belongs to them.',
        ],
      },
      closes: [
        'The act ends at the top of the ladder, under a door with light in all its cracks. [Someone|Somebody] inside is talking to horses.',
      ],
      lastWay: [
        'By the lower door one comes into {lair} with the chariot, and the horse, and can choose where it stops. The road above would be open only to those who fly, and {A} has set the ship across it.',
      ],
      clock: [
        'For each step that was prevented one horse in {lair} is free and on the side of the party; if the last one has fallen, they will have to pull the chariot out themselves, at the end, with [everyone|everybody] who can still stand.',
      ],
      sides: [
        {
          who: '{G.full} and the temple',
          wants: [
            'want to be able to give thanks to [somebody|someone]. Content with a name; unhappy about a price.',
          ],
          later: [
            'let the choir sing it, the right name, from the wall; he hears it, and gets to his feet.',
          ],
        },
        {
          who: 'The three kings',
          wants: ['want not to be last. Content if all get the same; angry at any difference.'],
          later: [
            'shoot off all fireworks of three realms, to the west; {H} turns the ship round to look.',
          ],
        },
        {
          who: '{R.full}',
          wants: [
            'wants justice for the evening. Content with the truth; angry if it was for money.',
          ],
          later: [
            "has one arrow for {A}'s reins, and does not miss: the light goes out of {A}'s hand for a round.",
          ],
        },
      ],
    },
  },
];
