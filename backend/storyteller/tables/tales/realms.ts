import type { Tale } from './tale-types.ts';

export const realmsTales: readonly Tale[] = [
  {
    id: 'nobody-dies',
    titles: ['The Days Without a Death', 'The Caged Ferryman'],
    tones: ['horror', 'grim'],
    levels: [9, 20],
    cast: {
      G: 'archbishop',
      A: 'regent|she:duchess dowager',
      B: "she:hangman's widow",
      S: 'necromancer in chains',
      T: 'she:hospital sister',
      H: 'court alchemist',
      R: 'emissary of the grave god',
    },
    deadline: 'the jubilee',
    num: [40, 60],
    onlyIn: { a: ['mirror'], b: ['forged entries', 'forged name', 'mistake in its book'] },
    lair: { name: 'the ice vault under the palace', terrain: 'underground' },
    leader: ['people'],
    alsoOf: ['he'],
    escort: ['undead', 'construct', 'fiend'],
    pitch: [
      'In {town}, capital of the realm, [nobody|no one] has died for {num} days. At first the bells were rung. Then the first of those who should be dead began to beg. {G} has {few} thousand beds full of people whom no spell and no knife can help, and the condemned man on the square has been hanging there since spring and asks each passer-by for the time.',
    ],
    stakes: [
      'At the jubilee, in {days} days, the crown will proclaim it as a gift and open the gates to all the realm. {G} has worked out what follows: no war can be lost any more, no plague can end, and the gods of three neighbouring realms have already withdrawn their priests from {town}.',
    ],
    start: [
      [
        'The hanged man on the square of {town} clears his throat. "Excuse me," he says, "is it Thursday?" Under him a woman sits on a stool and knits. She has sat there every day; she is {B.full}, whose husband hanged him, and then had a stroke, and then did not die either. "Thursday," she says without looking up. He thanks her. Then it [begins|starts] to rain, and he turns his face away from you, as well as he can.',
        '@square',
      ],
      [
        '{G.full} leads you through a hall of beds that has no end. [Nobody|No one] screams; that stopped in the third week. Those who have been burned lie beside those who have been crushed, and all of them follow you with their eyes. At one bed {G.full} stops. What is in it has no head. The hand lifts from the blanket, politely, and points at the door, again and again, as one shows a servant out.',
        '@hall',
      ],
    ],
    ask: [
      '{G} wants death back in {town} before the jubilee. "I have prayed for mercy all my life, and now I know what it was. Find out who has done this. I have to ask it of you in secret, because in {town} it is treason to want to die."',
      '"Something stands still," says {G}. "Not time, not the heart: something that used to come for us, and does not come. I think that somebody keeps it. Be quick and be gentle; when it is free again, it will come for {few} thousand at once."',
    ],
    fee: [
      '{G} offers {coins} gp, what the church takes for masses for the dead in one year, and has not earned.',
      "There are {coins} gp, in shrouds, candles and coin, and as much of {G}'s remaining life as is wanted.",
    ],
    talk: [
      [
        '{A.full} was already given up by the doctors, and opened the ball three days later.',
        'v=a',
      ],
      [
        'The child of {A.full} was already given up by the doctors, and danced at the ball three days later.',
        'v=b',
      ],
      '{S.full} sits in chains for it, and is the only one in {town} who looks frightened.',
      'Rats do not die either. There are more and more of them, and they do not run away any more.',
      'A black boat was seen on the palace canal, without a boatman, and since then it is moored there.',
      '{B.full} says that her husband talks with [somebody|someone] at night, and gets answers.',
      'Duels have become cheap. One fences for limbs.',
    ],
    run: [
      'Whoever is brought to 0 hit points in {town} stays conscious, cannot be stabilised and feels all of it. Tell the players after the first wound, not before.',
      'The hanged man has been looking in the same direction for weeks. He sees what those see who should be dead: a thin thread goes from each of them to the palace, and all threads are taut.',
      'A raven lies on the steps, crushed, and still moves. {T} comes by with a basket for such things, and has nowhere to bring them.',
    ],
    gist: [
      [
        '{A} was dying, and let {H} build a cage for the one who came: the ferryman of the dead sits in {lair}, and while it is held [nobody|no one] in {town} can die. At the jubilee {A} wants to have it chained for the whole realm.',
        'v=a',
      ],
      [
        "The ferryman came for {A}'s child and saw that it was a mistake in its book, the first ever. It stayed, of its own accord, at {lair}, until it finds the right name; {A} and {H} have closed a ring round it so that it never does, and at the jubilee the book is to be burned.",
        'v=b',
      ],
    ],
    suspect: [
      '{S}, a necromancer who has been trying for weeks to tell [someone|somebody] that the dead are not answering.',
    ],
    truth: [
      [
        'The one who ferries the dead of this realm is no god. It is a servant, punctual and kind, with a pole, a coat and a book, and it has never been asked to stay. {num.u} days ago it came to the palace of {town}, up the canal, as it does for kings.',
      ],
      [
        [
          '{A} had had the room prepared: salt of the dead sea, {few2} nails from coffins, and a mirror, since it has never seen itself. While it looked, {H} closed the ring. {A} sat up in bed. They brought it down to {lair}, where the ice keeps it slow, and {A} visits it every evening to be forgiven.',
          'v=a',
        ],
        [
          '{A} did not beg. {A} showed it the book: two children of the same name, born in one hour, one in the palace and one in a hovel. It did not know which. It took off its coat and sat down to think. {H} drove a ring of {few2} coffin nails round it while it was thinking, and has kept it busy since, with forged entries.',
          'v=b',
        ],
      ],
      [
        'Its boat lies on the canal and wants to go home. Whoever sits down in it is carried to the other bank and cannot get out there, because [nobody|no one] is there who gives a hand. {few3.u} people of {town} have gone that way already, out of despair, and sit in the dark and wait.',
      ],
    ],
    turn: [
      [
        'It likes it here. For the first time [somebody|someone] has asked it how it was, and it tells {A} [each|every] evening about the people it has carried. It [has to|must] be persuaded that it may go on being sad about them, and go on.',
        'v=a',
      ],
      [
        'The other child is {T}. {T} was born in the hovel, in the same hour, and by the book is the one who should have been fetched {num} days ago. [Nobody|No one] knows it but the alchemist {H}, who took {T} into service in order to have the name at hand.',
        'v=b',
      ],
    ],
    people: {
      G: [
        '{G} has given the last rites to {num2} people and had to stay seated beside them afterwards. {G} is not afraid of dying any more, and finds that unseemly.',
      ],
      A: [
        '{A} is charming, clear and afraid, and has never been refused anything that could be paid for. {A} believes that the beds in the hall are a question of organisation.',
      ],
      B: [
        '{B} wants her husband to be allowed to go, and the hanged man too, as they were both only doing their work. She knits a scarf that has become {num3} feet long.',
      ],
      S: [
        '{S} has spent a lifetime asking the dead impertinent questions and knows the ferryman by sight. {S} will help for a pardon, or for a cup of tea.',
      ],
      T: [
        '{T} washes those who cannot die and sings to them. {T} has never been ill, and thinks that it is because of the soap.',
      ],
      H: [
        '{H} is proud of what holds it and has begun to dream of the boat. {H} would undo it, if [somebody|someone] could say how one lets go of a thing like that without being the first.',
      ],
      R: [
        '{R} has a voice without breath and a writ: the souls of {town} are overdue. {R} will collect them all at once if need be, those who are healthy as well, and calls it tidiness.',
      ],
    },
    places: [
      {
        name: 'the hall of beds',
        look: [
          'A ropewalk a quarter of a mile long, full of beds. At every bed stands a slate with a question, because most of them can still write.',
        ],
        todo: [
          'They all want the same thing of the party, and ask for it politely. Whoever sits down with one of them for an hour (DC 15 Wisdom saving throw, or take one level of exhaustion) is told what they see.',
        ],
        what: 'Religion :: asking the dying what they are waiting for :: A boat. They hear it knock against the wall, and [nobody|no one] gets out. It has been lying there for {num} days.',
        who: 'Insight :: asking who was the last who really died, and who the first who did not :: The old gardener of the palace, on that evening; and an hour later there was a bed in the palace that should have become empty. {A} has let [nobody|no one] in there since.',
        where:
          'Arcana :: making the threads visible (a candle of corpse tallow does it) :: They are bundled like a bell rope at the palace and go down, into the cold: to {lair}.',
      },
      {
        name: 'the house by the gallows',
        look: [
          'A tidy kitchen, in which two people sit who should be dead. {B} pours tea for all of them. The hangman moves one eyelid; it means "yes".',
        ],
        todo: [
          'With the hangman one speaks by the alphabet, and he is in pain. If one of the party can ease it (a spell of the 4th level or higher does, for an hour), he does not stop at the first answer.',
        ],
        what: 'Medicine :: asking the hangman what happened to him that night :: It came for him as well. It had its hand on his shoulder, and was called away, and has not come back: "to the palace, it said, and it was sorry to be late."',
        who: "Persuasion :: asking {B} who bought nails :: {H} did, nails from coffins, {few2} of them, and paid in new coins, and {A}'s footman carried the bag.",
        where:
          "Investigation :: following the boat's rope from the canal :: It is tied to no ring. It goes through a grating, under the kitchens, and is frozen into the wall of {lair}.",
      },
      {
        name: 'the laboratory of {H.full}',
        look: [
          'Glass, ledgers, a clock without hands. On a stand lies a coat with nothing in it, and [everyone|everybody] who looks at it remembers [somebody|someone].',
        ],
        todo: [
          'The door is guarded by two soldiers who were cut in half and go on serving; they may not leave, and would be grateful for a reason (DC 16 Persuasion or Intimidation). {H} is there at night only.',
        ],
        what: [
          [
            'Arcana :: reading the notes on the mirror :: It was caught with its own face. The ring holds as long as it wants to see it.',
            'v=a',
          ],
          [
            'Arcana :: reading the notes on the book :: "Two of the same name and hour. It cannot be unfair; so it cannot move."',
            'v=b',
          ],
        ],
        who: 'Investigation :: opening the order that lies uppermost :: Signed by {A}: for the jubilee, a ring as wide as the realm, {num2} nails, and the bodies to go with them.',
        where:
          "Perception :: looking at the coat's hem :: It is stiff with ice that does not melt by the stove. In the palace of {town} such cold is only kept at {lair}.",
      },
    ],
    lairLook: [
      'Blocks of blue ice stand here from floor to roof, cut in winters that [no one|nobody] remembers. Between them, in a ring of nails, sits [somebody|someone] in shirtsleeves, with wet boots, who looks up at you as one looks up from a book.',
    ],
    lairUse: [
      'Each nail that is pulled (DC 16 Athletics, one action) lets one thing happen: those who have been at 0 hit points longest die, quietly, and with a sigh of relief that can be heard in {town}. The party decides whether it pulls them in the fight.',
      'Its pole leans against the ice. Whoever holds it can push one creature out of {lair} and into the boat (a hit with a quarterstaff, DC 17 Charisma saving throw), where that creature has time to think until it is over.',
    ],
    tactics: [
      [
        '{A} cannot die and fights like it, coming on with every wound; {H} stays outside the ring and keeps turning the mirror so that it does not look away',
        'v=a',
      ],
      [
        '{A} cannot die and fights like it, coming on with every wound; {H} stays outside the ring and reads one forged name after the other aloud, so that it does not look up from the book',
        'v=b',
      ],
    ],
    companions: [
      [
        'What fights beside {A} has been killed already, more than once. A kind word in the name of the one who carries them (DC 15 Religion) makes one of them remember what it is waiting for, and put down its arms.',
        'escort=undead',
      ],
      [
        'What fights beside {A} has been lent by those who profit if [nobody|no one] crosses over. It keeps to the letter: whoever touches the ring is its master for a round (DC 16 Arcana).',
        'escort!=undead',
      ],
    ],
    parley: [
      [
        '{A} is not wicked, only first. Promised that [somebody|someone] will hold {A.their} hand the whole way, and that it will be [somebody|someone] who means it (DC 16 Persuasion, no check for {G} or {B}), {A} steps into the ring of {A.their} own accord.',
        'v=a',
      ],
      [
        '{A} is not wicked, only a parent. Promised that whoever has to go will have a hand to hold the whole way (DC 16 Persuasion, no check for {G} or {B}), {A} pulls out the first nail, and asks the ferryman to explain it to the child.',
        'v=b',
      ],
    ],
    spells: [
      [
        9,
        '*Raise Dead* has nothing to take hold of in {town}; [no one|nobody] has left. If it is tried, the threads sing, and {A} knows.',
      ],
      [
        9,
        '*Greater Restoration* gives one of those in the hall their body back. It can be done for {few2} a day. There are {few} thousand; let the party choose.',
      ],
      [
        9,
        '*Speak with Dead* is met by silence for [anyone|anybody] who has died in the realm in the last {num} days, because there is [no one|nobody]. Older dead answer as through a wall: "The boat is late."',
      ],
      [
        9,
        [
          "*Scrying* on the ferryman shows a mirror with the caster's own face in it. {S} can explain what that means.",
          'v=a',
        ],
      ],
      [
        9,
        [
          '*Scrying* on the ferryman shows two lines of a book with one name, and a finger that goes from the one to the other. {S} can explain what that means.',
          'v=b',
        ],
      ],
      [
        9,
        '*Commune* with a god of the dead: "Is it held?" Yes. "By force?" By what it looks at. "Will you come for it?" A long silence; then: {days} days.',
      ],
      [
        13,
        '*Plane Shift* to the grey bank finds {few3} people of {town} in the dark, who are cold and sorry; they can be taken back, and they know where the rope goes.',
      ],
      [
        13,
        "*Resurrection*, cast upon the hanged man, ends his sentence: he climbs down, says thank you, and lies down in {B.full}'s bed for three days.",
      ],
    ],
    clock: [
      ['{A} has the begging in the hall of beds forbidden as an unrest. The slates are collected.'],
      {
        text: ['{S} is to be burned, publicly, as often as necessary.'],
        stop: [
          "have {G} claim {S} for the church's court (DC 16 Persuasion before the judges), or be in the fire first with something that puts it out",
        ],
      },
      {
        text: [
          '{few2.u} thousand from the hall march on the palace, those who can walk and those who are carried; the guards cut them down, and they go on.',
        ],
        stop: [
          'let {B} speak to them from the scaffold, with a promise and a day; they believe her, and only her',
        ],
      },
      [
        'At the jubilee the second ring is closed, and from coast to coast [nobody|no one] in the realm dies. In the first hour they cheer.',
      ],
    ],
    after: [
      'By winter the realm is the strongest on earth, and prays in secret to [anybody|anyone].',
    ],
    endings: [
      {
        heading: 'The boat is full',
        text: [
          'It gets up, puts on its coat, and goes through the hall of beds from one end to the other, and has a word for each. It takes until dawn. In the morning {town} is quiet, and {G} rings the bell for {few} thousand at once. {A} has to tell, in the square, whose turn it was, and is not let off a single name.',
        ],
      },
      {
        heading: 'One life in exchange',
        text: [
          "It lets the one in the palace for whom it came live on, if [somebody|someone] goes in their place who has understood what it is. *The price:* {B}'s husband asks for it. If the party refuses him that, it must find [somebody|someone] else by dusk.",
        ],
      },
      {
        heading: "Somebody else's coat",
        text: [
          'One of the party, or {S}, puts on the coat and takes the pole. *The price:* the character leaves the campaign as a servant, punctual and kind, and comes back once for each of the others.',
        ],
      },
      {
        heading: 'If the party is too late',
        text: [
          'The second ring is closed, but it is drawn with {num2} nails, and each stands in a town with a name. They can be pulled one by one; it is the work of years, and all the realm is in the hall.',
        ],
      },
    ],
    hoard: [
      'On the seat of the boat lies what was put into dead hands for {years} years: {items}, and {worth}. It has no use for it, and says so gladly to whoever asks.',
      '{A} had had put into a coffin everything that {A} meant not to need: {items}, and {worth}; {G} has the lid nailed down over the rest.',
    ],
    favour: [
      'It remembers them. When the hour comes, each of the party may ask it for one day more, once.',
      '{B} gives them the scarf. Whoever wears it is not noticed by the dead, who take it for a sign of having been visited.',
    ],
    steps: [
      'Ask those who cannot die what they see.',
      'Find out who was the first who did not die.',
      'Speak with {B.full} in the house by the gallows.',
      'Bring death back to the capital before the jubilee.',
    ],
    acts: {
      heading: 'The Other Bank',
      blows: [
        'On the second evening {A} sends people who have nothing to lose any more ({fight}). They cannot be killed; they stop when one is bound and the others see how calm that one becomes. They have their orders from {H}.',
      ],
      opens: [
        'At the end of the act the bells of {town} ring without ringers. {R} stands on the canal, dry-shod, and reads out a writ: the souls of the city are {num} days overdue and will be collected on the eve of the jubilee, every one, also those of the newborn, unless the ferryman is at its post by then.',
      ],
      goal: [
        'To free it is no longer enough: [someone|somebody] [has to|must] bring the writ back, and that can only be done on the other bank, in {town2}, the town of those who are waiting. And it will not go on working until [somebody|someone] has brought back the {few3} who got into the boat alone.',
      ],
      map: [
        'The canal rises and runs backwards. {town} is cut in two by grey water without a bridge; whoever crosses it, comes out on the other bank, not the other side. From there a tow path leads up to {lair} from beneath, which on this side is solid ice.',
      ],
      way: [
        'The boat takes as many as want to come and asks each of them for one thing that will be missed (ask the players; it keeps it). *Plane Shift* gets there too, but lands on the wrong side of the wall, among those who have waited longest.',
      ],
      place: [
        '{town2} is {town} in grey, with all of its dead at the windows, looking out for [somebody|someone]. [Nobody|No one] here can do anything but wait. It is very orderly, and the queue goes {num3} times round the church.',
      ],
      rival: [
        '{R} is the law, and nothing else, and cannot be lied to. {R} has never in its service been asked whether it is tired of being right. It is the only one on this bank who does not cast a reflection.',
      ],
      setPiece: [
        'The {few3} sit in the last boat house, and what lives on those who wait has found them ({fight}). They can only leave if [someone|somebody] says their name as a living person would. [Each|Every] round a character can learn a name (DC 15 Insight), say it (no check), hold the door (DC 16 Athletics), or fight. Whoever is not called by the sixth round stays; {R} notes it.',
      ],
      what: 'History :: asking the oldest in the queue whether it has ever been late :: Once, for an hour, because a child had asked it to finish the song. It has been ashamed of it ever since.',
      who: 'Investigation :: reading the writ to its last line :: It has a place for the name of whoever is holding it, and the name has been scratched out; under the scratch one can still read that of {A}, and {R} did not do it.',
      where:
        "Perception :: following the boat's rope from this side :: It goes up through clear ice, and on the other side of it, very small, there is a light, and [someone|somebody] in shirtsleeves: that is {lair}, from below.",
      choice: [
        '{R} cannot take back a writ, but it can be given a substitute. One of the dead of {town2} would do, who volunteers, and is lost; or one year off the life of each of the party.',
      ],
      first: {
        answer: 'gives the years',
        now: [
          '{R} counts them carefully, and for the first time its hand is not quite steady. (Each character ages by one year.)',
        ],
        later: [
          "The writ burns in {R}'s hand at {lair}, and no soul is collected. {R} stands beside the party and, for one round, takes every blow that is meant for them.",
        ],
      },
      second: {
        answer: 'lets one of the dead go instead',
        now: [
          'It is the old gardener, who says that it is no trouble. A gap stays in the queue that [nobody|no one] closes.',
        ],
        later: [
          '{R} keeps to it, to the letter, and stays outside {lair}. The dead at the windows have seen it; those who fight beside {A} hear of it, and fight without pity.',
        ],
      },
      closes: [
        'The act ends under the ice, in the dark, in a boat: above them [somebody|someone] is telling {A} about a person it once carried, and the party knows that it was one of theirs.',
      ],
      lastWay: [
        'From below one comes up through the ice in the middle of the ring (a spell of fire, or DC 17 Athletics for three rounds), face to face with it. From the palace one [has to|must] go past {few4} guards who are proud of their wounds.',
      ],
      clock: [
        'For each step that was prevented, one of those beside {A} lays down arms at the sight of the boat; if the hall has marched, {few2} thousand people stand on the stairs, and everything that is said in {lair} is heard by them.',
      ],
      sides: [
        {
          who: '{G.full} and the church',
          wants: [
            'want a death for [everybody|everyone], and a good one. Content if [nobody|no one] is left in pain; angry if the party takes a bargain for itself.',
          ],
          later: [
            'have all bells silenced at the same time; it hears, for the first time in {num} days, that [somebody|someone] is waiting.',
          ],
        },
        {
          who: 'The people in the beds',
          wants: ['want it to end. Content with a promise that is dated; angry at hope.'],
          later: [
            'pull with {few} thousand hands on the threads: the ring shakes, and one nail comes loose by itself.',
          ],
        },
        {
          who: '{S.full} and the forbidden arts',
          wants: [
            'would like to know more, always. Content with a conversation; angry about fire.',
          ],
          later: [
            ['stand at the mirror and keep {H} from turning it.', 'v=a'],
            ['stand round the book and keep {H} from reading aloud.', 'v=b'],
          ],
        },
      ],
    },
  },
  {
    id: 'dragon-law',
    titles: ["The Dragon's Assize", 'Under the Law of Scales'],
    tones: ['grim', 'intrigue', 'heroic'],
    levels: [11, 20],
    cast: {
      G: 'chancellor of the realm',
      A: 'keeper of the scales|crown advocate',
      B: 'she:young queen|he:young king',
      S: 'dragon slayer|exiled archmage',
      T: 'court weigher|translator of the old tongue',
      H: 'treasurer of the realm|captain of the scale guard',
      R: 'hoard assessor',
    },
    deadline: 'the assize',
    num: [300, 900],
    lair: { name: 'the weighing hall in the volcano', terrain: 'underground' },
    leader: ['dragon', 'giant'],
    escort: ['people', 'construct', 'elemental', 'dragon'],
    pitch: [
      'For {num} years this realm has had peace because a dragon wrote its law. Every {few2} years it flies down to the weighing hall and weighs the realm: its gold in one pan, its injustice in the other. Whatever is too light it burns, by the letter. Now the scales have been tampered with. {G} has weighed in secret, and the realm comes out short by three provinces.',
    ],
    stakes: [
      'The assize is in {days} days, and the dragon has never been late. It does not ask why, says {G}, it reads the pointer: each missing talent is a town, {few} of them, with their people, beginning with {town}, where the crown is kept.',
    ],
    start: [
      [
        'In the palace of {town} a pointer as long as a lance stands on a pillar of bronze, so that [everyone|everybody] can see it, and all who pass by look up, as others look at the weather. It has stood on zero for {num} years. You have just come in with {G.full} when it moves. It is only the width of a hair. A thousand people stop talking. Then a child [begins|starts] to cry, and [somebody|someone] shuts a window, and far away, in the mountain, something turns over in its sleep.',
        '@pointer',
      ],
      [
        'The village is still smoking, and in the midst of it, on a clean white stone, lies a receipt. It is written in claw strokes, and {T.full} reads it out with a dry mouth: "Taken on account. {num2} hearths. The remainder at the assize." {G.full} looks at the date. "It has never taken anything on account before," says {G.full}. "Somebody has told it that we are short. It was not I."',
        '@receipt',
      ],
    ],
    ask: [
      '{G} wants the scales to be right on the day of the assize, by whatever means, and the name of whoever has put them wrong. "You may not kill it. I say so as a jurist: on its death the whole debt falls due at once, and that clause is carved in a mountain."',
      '"Three provinces," says {G}. "Find them. And find out who gains by a realm that is weighed and found wanting, for I have looked in the mirror already."',
    ],
    fee: [
      'The crown pays {coins} gp; {G} points out that each coin of it is missing in the pan, and that it is worth it.',
      "{G} offers {coins} gp and a law: one line in the code, in the party's own words, if the code survives.",
    ],
    talk: [
      'The young ruler {B.full} would rather fight than be weighed. The old ones shudder to hear it.',
      '{S.full} is in the country, with a lance, and is received in the best houses.',
      '{A.full} is the only one whom the dragon has ever called by name. It is said to be an honour.',
      'In {town} gold has become so scarce that weddings are held with brass, and the brass is weighed too.',
      'The dragon never lies. That is why [nobody|no one] has ever asked it anything.',
      'In the code there is one page that is not read out, for no better reason than that it is so long.',
    ],
    run: [
      [
        'The pointer was not moved by the scales but by a magnet behind the plaster (DC 14 Investigation), the size of a loaf. [Somebody|Someone] wanted people to look.',
        'start=pointer',
      ],
      [
        'The claw strokes of the receipt are right, and so is the grammar. Only the dragon writes its eights from below (DC 15 History or {T}); these are written from above.',
        'start=receipt',
      ],
      '{A} comes at once, pale, orders the doors to be shut, and swears all present to silence, one by one, by name, so as to know who was there.',
    ],
    gist: [
      [
        "{A} has taken gold out of the pan for years, {num3} talents, and had {H} put gilded lead in its place; at the assize {A} means to present a usurper whom the dragon shall weigh instead: the lead lies on {B}'s account.",
        'v=a',
      ],
      [
        'The dragon has been dead for {few2} years. {A} found it at the last assize, and with {H} has kept its law going, burnings included, because the peace hung on it. Something younger has moved into {lair}, and demands to be paid the whole debt at the assize.',
        'v=b',
      ],
    ],
    suspect: [
      '{S}, who would profit from a fight, and {B}, who has said aloud that the dragon is only a very old robber.',
    ],
    truth: [
      [
        '{num.u} years ago two realms bled to death over one river, and a dragon, who could not sleep for the noise, made them an offer: it would keep their gold and weigh their deeds, and whoever was found wanting would burn. It has kept to that. No free judge in the realm has ever had to be braver than a pair of scales.',
      ],
      [
        [
          '{A} noticed as a clerk that [nobody|no one] tests the weights. It began with a dowry. Now {few3} vaults are full of lead, and {H} has the rest abroad. The only thing that can hide it is that the dragon should burn the evidence: {town}. The forged receipt was to see whether the realm would obey a piece of paper. It did.',
          'v=a',
        ],
        [
          '{A} came to {lair} with the books and found it cold, curled round the scales, its nose on its own tail. {A} wept. Then {A} thought of two armies. Since then {H} flies over the mountains on a hired wyvern at night, and what [has to|must] be burned is burned with oil: {few3} villages, each guilty, by the letter. Then a second dragon, its child, came to claim all of it at once. It cannot read. {A} has set the pointer, so that the realm will pay in towns, by law, and ask no questions.',
          'v=b',
        ],
      ],
      [
        '{T} weighs for the crown and has known since the winter that something is wrong, by the sound. {T} was promised that {T.their} home town would be left out; it is the first on the list.',
      ],
    ],
    turn: [
      [
        'The page that [nobody|no one] reads out says that any subject may demand to be weighed in place of the realm, alone, once, with everything they have done. It has never been asked for. The pan is large enough for a party.',
        'v=a',
      ],
      [
        'The old one left a will, in claw strokes on the underside of the scales: it found that the realm had been just for years on end without any need of it, and set it free. {A} has read it. {A} did not believe that it could be meant.',
        'v=b',
      ],
    ],
    people: {
      G: [
        '{G} knows the code by heart, and for the first time in a long life has looked something up. {G} will support anything that is legal, and has begun to stretch the word.',
      ],
      A: [
        '{A} has served the scales for {years} years and speaks about mercy as others speak about drink. {A} is not afraid of the party, only of noise.',
      ],
      B: [
        '{B} is nineteen and was born under the pointer. {B} wants once in {B.their} life to decide something that could be wrong.',
      ],
      S: [
        '{S} has killed {few} dragons and not slept well since any of them. {S} has come to prevent it this time, and [nobody|no one] has asked.',
      ],
      T: [
        '{T} has perfect pitch and trembling hands. {T} will strike every ingot in the realm, if [somebody|someone] stands beside {T.them}.',
      ],
      H: [
        '{H} has burned or bribed whatever was put on the list and has kept the list. {H} wants it to have been legal.',
      ],
      R: [
        '{R} values hoards for those who inherit them, and has come a long way. {R} is courteous, has a price for each of the party, and takes only what is owed.',
      ],
    },
    places: [
      {
        name: 'the vaults under the palace',
        look: [
          'Avenues of gold, {few3} of them, each named after a virtue. It is cool, and every step rings, and in the avenue of Temperance it rings differently.',
        ],
        todo: [
          "One may enter only naked of metal and on oath. The guards of the scales are {few4} Knights who have never been given a reason to doubt; they must be talked past (DC 16 Persuasion with {G}'s seal), or asleep.",
        ],
        what: [
          [
            'Investigation :: striking the ingots one after the other :: Every third is lead under gold leaf: it is {num3} talents, and it has taken years.',
            'v=a',
          ],
          [
            "Investigation :: looking at the dust on the bars :: Nothing has been fetched for the last assizes. The dragon's share has lain here, sealed and addressed, since it last came.",
            'v=b',
          ],
        ],
        who: "Perception :: looking at the seal stamps under the leaf :: The inner seal is that of {A}'s office, with the chip that it got when {A} was still a clerk.",
        where:
          'Nature :: scratching the soot from the oldest bars :: It is fresh, and sulphurous, and greasy: lamp oil burns so, in bad air. There is no oil at {lair}, or there should not be.',
      },
      {
        name: 'the burned village',
        look: [
          'Black gables, white stone, {few} survivors on a cart. They do not complain. They ask whether it is known by how much they were too light.',
        ],
        todo: [
          'They will speak only before the law. [Somebody|Someone] must hold court over them here, in the ashes, and find them not guilty aloud (DC 15 Performance or Religion); after that, they cannot be stopped.',
        ],
        what: [
          [
            'Survival :: reading how the fire ran :: It began at {few2} corners at once, downwind, with pitch. A dragon begins in the middle.',
            'v=b',
          ],
          [
            "Survival :: reading how the fire ran :: It was a dragon's, in one breath, from one side to the other, and it went out of its way to spare the granary. [Somebody|Someone] had called it.",
            'v=a',
          ],
        ],
        who: 'Insight :: asking who was here before the fire :: The weights inspector of {A}, with a book, and {H}, who looked at the wind.',
        where:
          'Perception :: looking at what lies round the white stone :: Chips of black glass, still sharp; such stone is only quarried at one place, and under guard: at {lair}.',
      },
      {
        name: 'the record office of the old tongue',
        look: [
          'The code stands here on {num2} plates of slate, each as large as a door, and one [has to|must] walk along it to read it. There is a worn track. At one place the track goes round.',
        ],
        todo: [
          'The plates may be read, but not aloud; they are law as soon as [somebody|someone] says them. {T} reads with one finger and silent lips, and needs [somebody|someone] to turn the lamp and to bear to know it (DC 16 Wisdom saving throw, or be frightened of the pointer for a day).',
        ],
        what: [
          [
            'History :: reading the plate that the track goes round :: "Any one may be weighed for all." It is the clause that [nobody|no one] reads out.',
            'v=a',
          ],
          [
            'History :: reading the plate that the track goes round :: It breaks off in the middle of a stroke. No plate has been carved since, and it used to be one [each|every] time.',
            'v=b',
          ],
        ],
        who: 'Investigation :: comparing the newest receipts with the plates :: Its eights are written from below; all those since the last assize are written from above, as {A} writes.',
        where:
          'Persuasion :: letting {T} strike the smallest of the scales :: It hums on, and something answers it, under the earth, north of {town}: the great scales, at {lair}, are swinging, though nothing is being weighed.',
      },
    ],
    lairLook: [
      [
        'In the crater of the mountain hang scales as large as a cathedral, two pans of black glass over a lake of fire. One lies on the rock, under a hoard. Round the pillar, as thick as a city wall, something is coiled.',
        'v=a',
      ],
      [
        "In the crater of the mountain hang scales as large as a cathedral. Round the pillar lie the bones of a dragon, in perfect order, with the nose on the tail. On the higher pan, on a bed of other people's gold, something new and furious is sharpening its claws.",
        'v=b',
      ],
    ],
    lairUse: [
      'The pans move with what stands on them. A character in the lighter one can be lifted sixty feet by what another throws into the heavier (a sack of gold a round); whoever falls, falls into the lake (55 (10d10) fire damage each turn).',
      'A true confession, said aloud in the pan, counts as a talent (the player says what it is). It lowers the pan by ten feet and makes everything that keeps the law hold still until the end of the next turn.',
    ],
    tactics: [
      'it fights from above and by the letter, and gives each of the party a warning before the first breath; {A} stands at the pillar and shouts clauses at it, and {H} cuts ropes',
    ],
    companions: [
      [
        'Those who help here have been sworn to the scales. Shown what {A} has done (the lead, or the will: DC 16 Persuasion), they look up at the pointer, and wait to see what it does.',
        'escort=people',
      ],
      [
        'What guards the pillar is bound by the code. A clause that is quoted rightly (DC 17 History) stops one of them for a round; a wrong one provokes all.',
        'escort!=people',
      ],
    ],
    parley: [
      'It can be spoken to. What it wants is that the sum should come out. Whoever offers it a reckoning that is true to the last copper (DC 17 Persuasion, with advantage for {T} at the scales) is heard to the end, even with a lance in hand.',
    ],
    spells: [
      [
        11,
        [
          '*True Seeing* in the vaults shows lead in {few3} avenues. {A} has forbidden the spell, under the code, for "disturbing the weights".',
          'v=a',
        ],
      ],
      [
        11,
        [
          '*True Seeing* on the mountain shows an outline with [nobody|no one] in it, and beside it [somebody|someone] young. {A} has forbidden the spell, under the code, for "disturbing the peace".',
          'v=b',
        ],
      ],
      [
        11,
        '*Divination* about the assize: "The pointer was moved by a hand. Nothing weighs less than what is feared." {G} writes that down.',
      ],
      [
        11,
        '*Legend Lore* on the scales: "They weigh what is laid on them. Nobody has ever laid the law on them."',
      ],
      [
        13,
        '*Teleport* to {lair} goes wrong by a mile for [anybody|anyone] who carries gold; the mountain is jealous.',
      ],
      [
        13,
        '*Resurrection* on those who were burned under the code fails unless the judgment is lifted first: they believe that they were guilty.',
      ],
      [
        15,
        '*Antipathy* and *Control Weather* will hold a dragon back for an hour, and it makes a note of the hour.',
      ],
      [
        17,
        "*Wish* for the missing talents gives them, out of the neighbouring realm's vaults; that is war by evening, and correct to the last coin.",
      ],
      [
        17,
        '*Foresight* or *Power Word* magic is allowed in the weighing hall; it is weighed afterwards, and it weighs a good deal.',
      ],
    ],
    clock: [
      [
        '{A} has the gates of {town} shut, "so that nothing leaves the pan". Bread is put on the scales.',
      ],
      {
        text: [
          '{S} is arrested as an intended breach of the peace; the lance is added to the gold.',
        ],
        stop: [
          'have {G} find a paragraph under which a slayer is a weight of office (DC 16 History), or let {B} claim {S} as a guest',
        ],
      },
      {
        text: [
          "{B} signs, under {A}'s hand, a list of the {few} towns that are to be given up first.",
        ],
        stop: [
          'bring {B} to the burned village before the signature; one look at those who ask by how much they were too light is enough',
        ],
      },
      [
        'At the assize the pan sinks on the wrong side. Over the volcano something reads the pointer and spreads its wings, and {town} looks up.',
      ],
    ],
    after: [
      'The realm is in balance again. It is smaller by {few} towns, two armies stand at the border, and [everyone|everybody] speaks very quietly.',
    ],
    endings: [
      {
        heading: 'One for all',
        text: [
          [
            "One of the party, or {B}, or all of them, stand in the pan, and are weighed with everything that they have done. Let the players tell it. If they have been honest in it, the pointer moves, a hair's breadth, and stands on zero. It bows. {A} is asked to hold the lamp while {T} strikes every bar.",
            'v=a',
          ],
        ],
      },
      {
        heading: 'The will is read',
        text: [
          [
            '{G} reads out, in the old tongue, what is written under the scales, and the realm is free, and [has to|must] write its own law; the new one has inherited bones, and a library that it cannot read. {T} offers to teach it. {A} sits down on the steps and weeps, this time aloud.',
            'v=b',
          ],
        ],
      },
      {
        heading: 'With the lance',
        text: [
          'If it is killed, the debt falls due: what was gold becomes slag, in every purse. *The price:* the realm is poor and at war by spring, but {B} rules it, and looks up at the pointer and has it taken down.',
        ],
      },
      {
        heading: 'The sum made good',
        text: [
          [
            'The gold can be brought in time, by robbing those who had it brought abroad. *The price:* nothing has changed; in {few2} years it comes again, and {G} knows who will be asked.',
            'v=a',
          ],
        ],
      },
      {
        heading: 'A teacher for a dragon',
        text: [
          [
            'The new one can be made to wait, by whoever offers to read it its inheritance, plate by plate. *The price:* it takes {few2} years, it asks questions, and {T} [has to|must] find out what justice is in words of one syllable.',
            'v=b',
          ],
        ],
      },
      {
        heading: 'If the party is too late',
        text: [
          'It has risen. It needs a quarter of an hour to {town} and keeps to the road, as the code demands, and at every border stone it [has to|must] stop and say why. There are {few3} of them.',
        ],
      },
    ],
    hoard: [
      'From the heap on the scales {G} may set aside for the party what was put there unjustly: {items}, and {worth}. It has been itemised.',
      '{A} had kept a chest with no weight on the books: {items}, and {worth}.',
    ],
    favour: [
      'The party has a line in the code of the realm, in its own words, and {G} has it carved where the track goes round.',
      'The crown gives the party a town, one of the {few} on the list, with all who live there; they have sworn to be no trouble at all, and are.',
    ],
    steps: [
      'Find out whether the weights are true.',
      'See the burned village with your own eyes.',
      'Read the page of the code that nobody reads out.',
      'Let the realm be weighed rightly at the assize.',
    ],
    acts: {
      heading: 'The Heirs of the Hoard',
      blows: [
        "On the second evening the scale guard tries to weigh the party, with chains and with what obeys it ({fight}). They stop if [somebody|someone] demands the receipt to which [everyone|everybody] has a right; the order has {H}'s signature.",
      ],
      opens: [
        'At the end of the act a second shadow passes over {town}, and it is not the right one. {R} steps out of the sky, folds up {R.their} wings into a frock coat, and presents a claim on behalf of the heirs: the dragon is old, the hoard is mortgaged, and {town2} has bought the debt.',
      ],
      goal: [
        'There are suddenly two creditors, and each of them would let the realm live in order to spite the other. The party must get the mortgage deed, which lies with the dragons of {town2}, before the assize; with it the realm owes whatever its holder says.',
      ],
      map: [
        "{R}'s principals take possession of the sky. Nothing that flies or is teleported gets through above {town}; the way out is now the old lava road, beneath the mountain, which comes up in the middle of {lair}, and which no two people can leave again with the same weight as before.",
      ],
      way: [
        'On the lava road it is a night (one character in front must find the crust that bears, DC 17 Nature; each failure costs [everyone|everybody] 22 (4d10) fire damage). Those who can change planes may go round through the Plane of Fire, where {town2} has its back door, and pay the toll in something warm.',
      ],
      place: [
        '{town2} is an exchange, on ledges, over a sea of cloud. Dragons of every colour lie about and do not look at each other. They deal in debts of mortals, in whispers, and a realm like this one is small change.',
      ],
      rival: [
        '{R} has assessed {num2} hoards and wept at one. {R} cannot be bribed with gold, but has never yet been given something that had no price.',
      ],
      setPiece: [
        'The deed comes under the hammer, in an hour, and one bids with what cannot be replaced: a name, a skill, a memory, ten years, a love (the character loses it: let the players bid). Three bids win. Meanwhile those who do not want to see mortals bid make themselves felt ({fight}), and the hall may not be damaged: every spell of the 5th level or higher is a bid.',
      ],
      what: "Investigation :: reading the deed before the auction :: It was pledged, by a claw, for the sum of one undisturbed night's sleep.",
      who: "Insight :: asking {R} who told the exchange that the realm would be short :: A mortal, in good handwriting, with eights from above. {R} has the letter, and {A}'s seal is on it.",
      where:
        'Arcana :: looking at the model of the realm on which they bid :: A thread of fire leads from each town to one place, as thin as a hair: to {lair}. Whoever stands there when the hammer falls holds them all.',
      choice: [
        "Whoever holds the deed may tear it up, and then the old law stands, as it was, [for ever|for good]. Or they take it along to the assize, as the realm's creditors: and the dragons will want to know what they mean to do with it.",
      ],
      first: {
        answer: 'tears up the deed',
        now: [
          '{R} watches the shreds and says that {R.they} has never seen anything so expensive. The exchange buzzes for a day.',
        ],
        later: [
          'At {lair} the law stands, and it is on the side of the party: {A} can shout no clause any more that they have not heard, and loses all help from the pillar.',
        ],
      },
      second: {
        answer: 'keeps the deed',
        now: [
          'In the realm people [begin|start] to kneel when the party comes by, and look up at them as at the pointer.',
        ],
        later: [
          'The party may demand any one thing at {lair} and it must be obeyed, once, by whoever lies round the pillar. After that they are asked, every {few2} years, whether the realm is just.',
        ],
      },
      closes: [
        'The act ends in the throat of the mountain, in red light, beneath two pans that swing without a sound, and one of them has the shadow of {town} in it.',
      ],
      lastWay: [
        'The lava road ends in the lake, under the lighter pan; whoever climbs up there (DC 17 Athletics) is being weighed. From the rim one is announced by the guard, by full name and by weight.',
      ],
      clock: [
        'For each step that was prevented the pan stands a talent better, and {A} looks one degree older; if {B} has signed, the young ruler stands at the rim in person and must be told to {B.their} face what was in the list.',
      ],
      sides: [
        {
          who: '{G.full} and the estates',
          wants: [
            'want to be weighed and found good, once, honestly. Content with a true account; angry about war.',
          ],
          later: [
            'come up the mountain in their robes, on foot, with the account books of the whole realm, and put them in the pan: it sinks by ten feet.',
          ],
        },
        {
          who: '{B.full} and the young',
          wants: [
            'want an end of scales. Content with courage; angry if they are spared something.',
          ],
          later: [
            'ring the bells of {few3} towns and do not look up; on the mountain it loses a round, listening for the silence.',
          ],
        },
        {
          who: '{R.full} and the exchange',
          wants: ['want the market to stay calm. Content with a price; uneasy about a gift.'],
          later: [
            "buys up one of the enemies' debts on the spot, and that enemy leaves with a bow.",
          ],
        },
      ],
    },
  },
];
