import { everyTone } from '../../tones.ts';
import type { MatterKernel } from '../matter-types.ts';

/** Someone is blackmailed over `{hold}`, which A has. `{demand}` is what is asked for it. */
export const blackmail: MatterKernel = {
  id: 'blackmail',
  sort: ['person', 'band', 'claim', 'thing'],
  tells: [
    { says: 'blackmail' },
    { says: 'extort threaten', objects: 'secret letter past' },
    { nouns: 'blackmail blackmailer' },
  ],
  tones: everyTone,
  escort: ['people'],
  roles: {
    G: [
      ['housekeeper', 'old friend', 'schoolteacher'],
      ['private physician', 'old friend', 'head of the household'],
      ['confessor', 'first lady of the household', 'old friend'],
    ],
    A: [
      ['letter writer', 'dancing teacher', 'barber'],
      ['portrait painter', 'librarian', 'fashionable preacher'],
      ['court painter', 'master of ceremonies', 'keeper of the royal library'],
    ],
    B: [
      ['widow of the old notary', 'glazier', 'ferry owner'],
      ['vineyard owner', 'retired judge', 'printer'],
      ['exiled heir', 'ambassador', 'border lord'],
    ],
    H: [
      ['errand runner', 'hairdresser', 'apprentice'],
      ['hairdresser', 'courier', 'music teacher'],
      ['courier', 'hairdresser to the court', 'lute player'],
    ],
  },
  sites: [
    ['the house of {B.full}', 'the garden house of {B.full}'],
    [
      'the bench in the public garden',
      'the confessional of the old church',
      'the notice board by the baths',
    ],
    ['the shop of {A.full}', 'the rooms of {A.full}'],
  ],
  lair: {
    names: [
      'the attic over the wig maker',
      'the back room of the bathhouse',
      'the archive of the closed theatre',
    ],
    terrain: 'indoors',
  },
  problem: [
    'It began with a copy: {hold}, word for word and blot for blot, in an envelope without a name. With it came a card that asked for nothing yet. The second card asked for {demand}, before {deadline}, and regretted the inconvenience. It is signed with a drawing of a closed eye, and in {town} {num} people have gone pale at the sight of one.',
    'The first demand was small and was met, which was a mistake. The second came with flowers. This time it is {demand}, and it is to be done by {deadline}, or {hold} will be read aloud where all of {town} can hear it. The cards are polite, scented, and signed with the drawing of a closed eye.',
  ],
  start: [
    [
      'The envelope was pushed under the door while everyone was in the room. {G.full}, the {G.role}, picks it up with the sugar tongs. "There is always a flower in it," {G.they} says. [Today it is a violet|Today it is a sprig of rue], pressed flat, and a card: "How nice that you have guests. They look capable. Do tell them about {deadline}." The ink is still wet. [In the street nobody is running|Outside, a hand organ plays, and nobody is running].',
      '@envelope',
    ],
    [
      'At the noon bell a stranger in a good coat walks up to the fountain of {town}, takes off the coat, folds it, and begins to sing a nursery rhyme, loudly and in tears, with a hand on the heart. "{B.full}, the {B.role}," says {G.full} beside you. "Yesterday it was the chief of the fire watch, who had to bark. [Whoever does not obey is read aloud|They do as they are told]." On the rim of the fountain somebody has drawn, in chalk, a closed eye.',
      '@fountain',
    ],
  ],
  ask: [
    '"I do not need to know what is in it, and I would ask you not to read it," says {G}. "I need it back before {deadline}, and I need to know that there is no second copy. If you can do it for one, you can do it for all of them; there must be a place where it all lies."',
    '{G} has thought it through. "If we pay, it never ends. If we do not, it ends on {deadline}, in the worst way. So find out who draws the eye, and where it is kept. And please: whatever you find there about anybody else, you did not find."',
  ],
  rumours: [
    "{S} knows everybody's business and has always had money to spare.",
    '{B} sang at the fountain and has not left the house since.',
    'A closed eye means: paid. An open one nobody has seen twice.',
    '{A} has heard about it too, and is so sorry for everyone.',
    'Somebody buys more violets in {town} than there are sweethearts.',
    'It is a whole society, with masks; it is one person, with patience.',
  ],
  run: [
    [
      'The wet ink is the clue: it was written within ten steps, on this side of the street, since the guests arrived (DC 12 Investigation). {H} sells ribbons downstairs.',
      'start=envelope',
    ],
    [
      '{B} was not made to sing for money, but as a demonstration: the card said who else would be watching, namely the party (DC 12 Insight).',
      'start=fountain',
    ],
    'Nobody admits to having had a card. Whoever makes up a secret and tells it first, over a drink (DC 12 Deception or Performance), is shown one within the hour.',
  ],
  gist: [
    'What is whispered is so: {fact}. The one who draws the eye is {A}, to whom all of {town} tells its troubles unasked. {hold.u} is kept at {lair}, with {num} others. {A} does not need the money: what {A} collects are people who do what they are told on the same day, {deadline}. {S} is suspected, and is a victim as well.',
    '{Fact}, and not alone: {A} holds something on {num} people, and keeps it at {lair}, in alphabetical order. {H} delivers the cards without knowing what they are. On {deadline} all the small favours fit together, and {A} gets {prize}.',
  ],
  truth: [
    [
      '{A} was once ruined by a single sentence, which was not even true, and noticed how it is done: nobody asks for proof, everyone only asks to be spared. For {years} years people have talked to {A} while sitting still, and {A} has gone home and written it down. {hold.u} was the first thing that could be held in the hand.',
      '{A} began by keeping secrets for people, and was thanked with less and less each year. Then somebody who owed {A} everything passed by in the street without a greeting. {hold.u} came along in the same week, in the lining of something that had been left to be mended. The first card was a joke. It was answered with money.',
    ],
    [
      'None of the demands is large. One person is to leave a door unlocked, one to be ill on a certain day, one to vote with the left hand. {B} sang at the fountain only to show that it works. But laid side by side, {num} small favours, all for {deadline}, open a way for {A} to {prize}; and that {fact} is the piece that was still missing.',
    ],
    [
      '{H} carries the cards, believes them to be invitations, and is paid in ribbon. {T} has seen {H} at each of the doors. {S}, whom everyone suspects, has had the most cards of all, has paid each time, and sits at home with a rope of unpaid bills: what {S} is ashamed of is so small that anybody else would laugh about it.',
    ],
  ],
  turn: [
    '{G} has had a card, too, from the beginning: {G} was to choose helpers who would fail, and chose the party, since {G} could not bring {G.themself} to it. The card lies in the sugar bowl. {A} has begun to suspect that {G} has disobeyed.',
    '{hold.u} is not the worst of it. At {lair} lies a second paper, older, which shows that it was never true in the way everyone fears; {A} has known that from the start. To publish it would end the blackmail at once, and would shame somebody who is dead and was loved.',
  ],
  people: {
    G: [
      '{G} wants it over and the household whole. {G} would rather not know what it is about, and has guessed it long ago, correctly, and does not mind.',
    ],
    I: [
      '{I} is ashamed of {hold}, and more ashamed of having paid. What {I} fears is one particular face, on hearing it; {I} has never thought of telling it to that person first.',
    ],
    A: [
      '{A} wants {prize}, and to be the one who forgives. {A} listens well, never interrupts, and has a violet in the buttonhole all the year round.',
      '{A} wants to be asked for mercy by those who once laughed. {A} speaks softly, remembers everything, and is kind to people who have no secrets, of whom there are two.',
    ],
    B: [
      '{B} sang in public, survived it, and has noticed that the worst is over. {B} is the first one who would stand up, if somebody stood up beside {B.them}.',
    ],
    S: [
      "{S} sells gossip, and that is why everyone thinks it is {S}. {S} knows the handwriting of half the town and has recognised that of the cards: it is nobody's, it is drawn.",
    ],
    T: [
      '{T} is up before everybody else and has seen {H} on all those doorsteps. {T} has no secret at all, and is a little hurt by it.',
    ],
    H: [
      '{H} delivers invitations for {A} and dreams of the parties. Told what they are, {H} is sick into the ribbon box, and then remembers every address.',
    ],
  },
  looks: [
    [
      'Curtains drawn at noon, [a spinet with its lid locked|a portrait turned to the wall], and on the mantelpiece {few} cards in a row, each with a flower and a closed eye, and one place that is still free.',
    ],
    [
      'A public place, where one may sit for an hour and be seen by all, and where nobody looks. [Under the seat, in the dust, are the prints of many fingertips|Behind a loose board there is room for just one envelope].',
    ],
    [
      'Bright, warm, with one comfortable chair, in which one leans back and begins to talk. [A jar of violets stands on the sill|On the sill violets grow in a box, of a kind that flowers in winter, too]. There is nothing here that locks.',
    ],
    [
      "A low room with a sloping roof and {num} drawers, as at a chemist's. On each is a little enamel eye: closed for those who pay, half open for those who have begun to refuse. In the middle stands a desk with a drawing board, fine brushes, and a stove that is burning.",
    ],
  ],
  todo: [
    [
      "{B} receives nobody. Whoever sings the rhyme below the window, loudly and badly (DC 11 Performance), is let in at the second verse; a card of one's own, shown or forged (DC 13 Deception), does it as well.",
    ],
    [
      "It is watched, since it is the letter box. Waiting here without being noticed takes patience and a newspaper (DC 13 Stealth or Performance); one may also leave a letter of one's own, which is answered by evening.",
    ],
    [
      '{A} has time for everyone. One of the party sits down in the chair and has to tell something (DC 13 Deception to invent it; if it is true, {A} is enchanted, and there is no check), and the others can look round.',
    ],
  ],
  firstFight:
    'on the second evening some people whom the party has never wronged, a choirmaster and two clerks among them, ask it, with clubs, to leave {town} ({skirmish}). They apologise while they do it: they have had cards. They stop when somebody asks to see them.',
  clues: [
    [
      'Investigation :: laying the cards next to each other :: The eye is not drawn twenty times, it is painted, with a brush of three hairs, by somebody who has learned it. And each one sits in the same chair, by the light from the left.',
      'Insight :: asking {B} to whom {B.they} ever told it :: "To nobody. Well. One does talk, while one sits there." To {A}.',
      'Nature :: looking at the flower :: A violet that flowers in winter, with coal dust on it and lamp warmth in it. It is grown under the roof, in one place, at {lair}.',
    ],
    [
      'Perception :: watching who reaches below the seat :: {H}, humming, with a ribbon box. Thirty envelopes in a week, for thirty doors.',
      'Persuasion :: asking {H} what the invitations are for :: "For the great evening of {A}, of course. I have not been invited myself yet."',
      'Stealth :: following the ribbon box :: By three courtyards and up a back stair: it is filled again at {lair}.',
    ],
    [
      'Sleight of Hand :: feeling behind the back rest of the chair :: A speaking tube, ending in a little brass trumpet, and in the next room a stool, and a writing pad worn down by one word: "and?"',
      'History :: asking about the sentence that ruined {A} once :: Hardly anyone remembers it. {A} does: {few} of those who repeated it then have had a card.',
      'Arcana :: smelling at the brushes :: Enamel and lamp smoke. There is no stove here that could fire it; {A} has one somewhere, under a low roof: at {lair}.',
    ],
  ],
  lairUse: [
    'A drawer that is pulled out and emptied into the air (one action) makes everyone who has reason to fear it look for their own paper: DC 12 Wisdom saving throw, or the next turn is lost.',
    'The stove: whoever is shoved against it (DC 12 Athletics) takes {sting} fire damage; whatever is thrown into it is gone at the end of the next round.',
    'The speaking tube ends here, too: what is said loudly at {lair} is heard in the shop of {A}, and whoever waits there hears all of it.',
  ],
  tactics: [
    "{A} does not fight but reads: each round one sentence, about whoever is nearest, out of the drawer that fits (DC 13 Wisdom saving throw, or disadvantage on that one's next attack roll); the others have drawers of their own here, and fight like people who want to get at them",
  ],
  parley: [
    'A secret that has been told is worth nothing: whoever of the party says the own worst thing aloud, before {A} can (no check), is out of reach, and the others see how it is done. When three have done it, {A} closes the drawer.',
    '{A} wants to hear one thing, from somebody who was there: that the sentence which ruined {A.them} was not true. {S} can say it (DC 12 Persuasion to bring {S.them} along). Then {A} gives up the key, and stays sitting.',
  ],
  clock: [
    [
      'A card comes for each of the party, with a flower. What is in it is a guess, and not a bad one.',
    ],
    [
      '{S} is read aloud in the market, by a child who has been paid, and leaves {town} that night on foot.',
    ],
    [
      '{G} is asked for one thing more: to send the party away. {G} asks for a night to think about it.',
    ],
    [
      'On {deadline} {num} people each do a small thing, at the same hour, and do not look at one another.',
    ],
  ],
  after: [
    '{A} has {prize}, in the gentlest manner, and forgives everyone. {hold.u} is never read aloud; it does not have to be. In {town} people have stopped telling each other things.',
  ],
  endings: [
    {
      heading: 'Told first',
      text: [
        'It is told before it can be read: the one who was blackmailed over {hold} says it aloud, first to the one face that mattered, and then to anybody. Some laugh, one leaves, and most of them are thinking of their own drawer. By evening there is a queue at the fountain. {A} sits at {lair} among {num} drawers that are worth nothing any more; that {fact}, {town} hears from those whom it concerns. {S} gets an apology that takes an hour.',
      ],
    },
    {
      heading: 'Given back, unread',
      text: [
        'The party carries {num} envelopes to {num} doors in one night, closed, and last of all {hold}. *The price:* without the drawers there is no proof against {A}, who moves to {town2} and takes a good memory along; and nobody ever quite believes that the party did not look.',
      ],
    },
    {
      heading: 'Burned',
      text: [
        'The stove takes it all, {hold} as well. *The price:* among the papers were three that would have freed somebody, an innocent prisoner, an heir, a wife; the party finds out which ones by the labels on the drawers.',
      ],
    },
    {
      heading: 'If the party is too late',
      text: [
        'The small favours have been done, and {A} is about to be sworn in. There is one moment in which the hand is raised and all of {town} is silent; whoever says a secret of their own into it, and it may be any secret, is not the only one who does so.',
      ],
    },
  ],
  steps: [
    'Find out who draws the closed eye.',
    'Find the place where the papers are kept.',
    'Get back {hold}, and see to it that there is no copy.',
    'Do it before {deadline}.',
  ],
  frame: {
    ownMagic: [
      [
        '*Zone of Truth*: everyone who sits in it thinks first of what not to be asked; {A} asks, very gently, whether one may leave.',
        'level>=3',
      ],
      [
        '*Detect Thoughts* on {A} finds an index, well kept, with the name of the one who is casting already entered.',
        'level>=3',
      ],
      '*Comprehend Languages* on a card shows that the flower is a part of it: violet for patience, rue for the last warning.',
      [
        '*Locate Object* for {hold} works only for someone who has held it, and leads over the roofs, to {lair}.',
        'level>=3',
      ],
      [
        '*Scrying* on {A} shows a person in a chair, listening, with an expression of real pity.',
        'level>=9',
      ],
    ],
  },
};
