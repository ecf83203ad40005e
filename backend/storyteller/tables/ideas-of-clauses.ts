import { ofIdea } from './departure-of-idea.ts';
import type { AskedDeparture } from './departure-type.ts';

/** Ideas whose clauses say what a character wants, has or does. */
export const ideasOfClauses: readonly AskedDeparture[] = [
  ofIdea({
    id: 'idea-wants-to',
    facets: ['want'],
    other: ['doubter', 'old friend', 'innkeeper'],
    concept: [
      ['said it aloud at a table in {town}, and cannot take it back', 'v=1'],
      ['gave up a safe place in {town} for one single purpose', 'v=2'],
    ],
    want: ['{what}, and nothing less'],
    flaws: [
      [
        'takes every road that might lead there',
        'A rumour is enough, and {P} has left the others at the crossroads, with the tent.',
      ],
      [
        'talks of nothing else after the second glass',
        'By now the friends of {P} could hold that speech themselves, with the pauses.',
      ],
    ],
    event: [
      'It was late, at an inn in {town}, and they went round the table: what would you do if you could do anything? Some said gold. When it came to {P} there was a silence, and then it was out: {what}. They laughed until {Q} put a coin on the table and said, "I bet that you never even leave town." {P} left at dawn. The coin is nailed to the door frame there until it is decided.',
      '{P} had a good place in {town}, with a pension. One night a guest died in the next room, an old woman who had never done the one thing she wanted, and she told {P} about it until the morning. {P} got up from that chair and knew exactly what it was in {P.their} own case: {what}. {Q} held the door, and cried a little, and packed sandwiches.',
    ],
    now: [
      ['{Q} writes from time to time, asks how far {P} has got, and has doubled the stake.', 'v=1'],
      [
        '{P} has been offered the old place back, in {town2}, at a better wage. The letter lit a good fire.',
        'v=2',
      ],
      'So far {P} has been closer to it than this only once, near {town2}, and was stopped by something as stupid as a fence.',
      'In {town2} {P} met somebody who wanted the same and had got it. That person was not very happy, and {P} has not decided what to make of this.',
    ],
    bond: [
      '{Q}, who does not believe in it and waits for it all the same.',
      'The wish itself, which {P} has had for so long that it is a kind of relative.',
    ],
    hook: [
      [
        '{Q} has wanted the same for a whole life, did not dare, and has a good reason to be afraid of what {P} will find.',
        'v=1',
      ],
      [
        'The old woman was not a guest. She goes from inn to inn, and those to whom she talks all set out, and all arrive at the same door.',
        'v=2',
      ],
    ],
    realm: [
      'It has got about. Several crowns would pay a great deal for it to happen, and one would pay more for it not to.',
    ],
    look: [
      'One sees at once that {P} is on the way to something: the boots are good, and everything else can wait.',
      '{P} carries a small notebook, with one sentence on the first page, underlined.',
    ],
    manner: [
      '{P} asks strangers what they would do if they could do anything, and means the answer.',
      '{P} checks every plan for whether it brings that day nearer.',
      '{P} is cheerful in bad weather, as long as the direction is right.',
    ],
    ideal: [
      '"Say what you want. Then start walking."',
      '"Nobody on a deathbed has ever wished for a longer lunch."',
    ],
    woven: {
      story: [
        'Under all this there is one wish, said aloud at a table in {town} and never taken back: {what}.',
        'Those who share a camp with {P.name} soon learn what it is all for: {what}.',
      ],
      want: ['{what}, and nothing less'],
      manner: ['{P.name} checks every plan for whether it brings that day nearer.'],
      bond: ['The wish itself is by now a kind of relative of {P.name}.'],
    },
  }),
  ofIdea({
    id: 'idea-whose',
    facets: ['whose'],
    unlessWhat: /\b(?:was|were|had|got|died|left|took|stole|\w+ed)\b/,
    isTrait: true,
    other: ['neighbour', 'scholar', 'insurer'],
    concept: [
      ['has had to leave {town} for one reason: {P.their} {what}', 'v=1'],
      ['is somebody of whom {town} knows only this: {P.their} {what}', 'v=2'],
    ],
    want: [
      ['to know why it is so, and whether it has to stay like that', 'v=1'],
      ['to turn it into something that is of use', 'v=2'],
    ],
    flaws: [
      [
        'goes on as if it were not so',
        'Friends of {P} have stopped saying "remember what happens", and stand a little further off.',
      ],
      [
        'uses it as an excuse',
        'Whatever goes wrong, {P} spreads both arms and says that they knew what they were getting.',
      ],
    ],
    event: [
      'It began in {town}, at the worst possible moment, during a speech. There was no doubt about it, since [five|six|seven] dozen people saw it: {P.their} {what}. {Q} tried to find a kind word. Then it happened again the next day, and the day after. By the end of the month the council had passed a by-law that named no names and fitted only {P}, who took the hint and the night coach.',
      '"There is one thing you should know," says {P} to new friends, and then tells them: {P.their} {what}. It has been like that since childhood in {town}. {Q} wrote a learned paper about it, with drawings, in which everything is explained except why. {P} has the paper by heart, and has gone to find the page that is missing.',
    ],
    now: [
      [
        'In {town2} it saved [four|six|eight] lives, and nobody thanked {P}, as it had also cost a roof.',
        'v=1',
      ],
      [
        'A second paper has appeared in {town2}, by another hand, and it knows things that only {Q} can have told.',
        'v=2',
      ],
      '{P} keeps a diary of it: when, where, how badly, and what there had been for breakfast.',
      'There are people in {town2} who would pay for it. They are not nice people.',
    ],
    bond: [
      '{Q}, who stood nearest the first time and came back.',
      'A person in {town2} of whom the same is true, and who writes long letters about how to live with it.',
    ],
    hook: [
      ['It comes from something that was put in {P.their} cradle, and {Q} put it there.', 'v=1'],
      ['The missing page says how it can be done to others, and {Q} sold it.', 'v=2'],
    ],
    realm: [
      'A ruler has heard of it, and would like it to happen once, in a certain hall, on a certain day.',
    ],
    look: [
      '{P} bears the traces of it, on both sleeves and one eyebrow.',
      '{P} has the apologetic shoulders of somebody to whom this has happened often.',
    ],
    manner: [
      '{P} warns people in good time: {P.their} {what}.',
      '{P} says "not again" before anybody else has noticed.',
      '{P} offers to stand outside.',
    ],
    ideal: [
      '"What one cannot help one can at least announce."',
      '"There must be some good in it. I shall look until I find it."',
    ],
    woven: {
      story: [
        'Then there is the one thing that everyone in {town} knows about {P.name}: {P.their} {what}.',
      ],
      manner: ['{P.name} warns people in good time: {P.their} {what}.'],
      flaws: [
        [
          'goes on as if nothing were the matter',
          'Friends of {P.name} have stopped saying "remember what happens", and stand a little further off.',
        ],
      ],
    },
  }),
  ofIdea({
    id: 'idea-whose-past',
    facets: ['whose'],
    other: ['neighbour', 'old servant', 'clerk'],
    concept: [
      ['has a reason to be on the road: {P.their} {what}', 'v=1'],
      ['came back to {town} too late for everything: {P.their} {what}', 'v=2'],
    ],
    want: [
      ['to put right what can still be put right', 'v=1'],
      ['to hear from the ones who did it what they were thinking of', 'v=2'],
    ],
    flaws: [
      [
        'cannot speak of it calmly',
        'Two sentences on the subject, and {P} is on {P.their} feet, with the chair behind {P.them} on the floor.',
      ],
      [
        'thinks that it could have been prevented by being there',
        '{P} will not leave anyone alone for an hour, and calls it company.',
      ],
    ],
    event: [
      'One can see it from the hill above {town}, if one knows what used to be there. {P.their} {what}. Nobody asked {P}; nobody asked anyone. {Q} brought the news, hat in hand, and stayed until the evening, since one should not be alone with such a thing. {P} thanked {Q}, put what was left into a bag, and took the road by which they had come.',
      '{P} had been away for a season, and had bought presents. At the gate of {town} people stopped talking, and so {P} knew before it was said: {P.their} {what}. {Q} had tried to stop it, and had a broken arm to show for it. The presents are in the pack to this day. {P} sleeps with it under the head.',
    ],
    now: [
      [
        'In {town2} {P} found the first of those who know more about it, and he talked for the price of a beer, which was the worst of it.',
        'v=1',
      ],
      ['{Q} writes to {town2} about what has been rebuilt, and leaves out the rest.', 'v=2'],
      'On certain days {P} goes without food, and gives it to the first person who looks as if it had happened to them as well.',
      '{P} has learned in {town2} who profits by such things, and can name [four|five|six] of them.',
    ],
    bond: ['What is left of it, in a bag.', '{Q}, who had the courage to bring the news.'],
    hook: [
      [
        'It was ordered by somebody who had meant quite another place, and who has never corrected the mistake.',
        'v=1',
      ],
      [
        '{Q} opened the gate to them, for a price, and broke the arm afterwards, on a doorpost.',
        'v=2',
      ],
    ],
    realm: [
      'It was the first time, and a trial of how much people will bear. The same is planned for a whole province.',
    ],
    look: [
      '{P} wears a strip of grey cloth round one sleeve, and is not asked about it twice.',
      'There is earth from home in a small bag round {P.their} neck.',
    ],
    manner: [
      '{P} asks people what they would miss most, and listens.',
      '{P} counts who is there, on waking.',
      '{P} leaves a light burning.',
    ],
    ideal: [
      '"Somebody signed for this. I want to see the signature."',
      '"What is gone is gone. What is next is not."',
    ],
    woven: {
      story: [
        'It was a black day in {town} for {P.name}: {P.their} {what}.',
        'To this day {P.name} cannot speak of it calmly: {P.their} {what}.',
      ],
      bond: ['{P.name} keeps in a bag what is left since {P.their} {what}.'],
      manner: ['{P.name} leaves a light burning, since the day on which {P.their} {what}.'],
    },
  }),
  ofIdea({
    id: 'idea-weary',
    facets: ['weary'],
    isTrait: true,
    other: ['former employer', 'younger colleague', 'sister'],
    concept: [
      ['had enough of {what} one morning in {town}, in the middle of a sentence', 'v=1'],
      ['stayed in {town} a year too long, out of politeness, and is tired of {what}', 'v=2'],
    ],
    want: [
      ['to be surprised once more', 'v=1'],
      ['to have something in life that has nothing to do with {what}', 'v=2'],
    ],
    flaws: [
      [
        'sighs at the wrong moment',
        "In the middle of a king's speech {P} can be heard to breathe out.",
      ],
      [
        'leaves before the end',
        'As soon as {P} sees how a thing will turn out {P.they} goes, and others have to finish it.',
      ],
    ],
    event: [
      'There was no quarrel. {P} was speaking, in {town}, and in the middle of the sentence could not have said why. It had to do with {what}: it was always the same, it had been for years, and it would be so tomorrow. {P} put down the cup. {Q} asked whether anything was wrong. "No," said {P}, quite kindly, "that is the trouble," and took a coat from the hook, which turned out not to be {P.their} own.',
      'They had given a dinner for {P} in {town}, to celebrate. There were toasts, and each was about {what}. {P} thanked them all. On the way home {P.they} sat down on a milestone, and could not think of a single reason to get up again on the side of {town}. {Q} came by with a cart in the early morning, asked which way, and {P} pointed to where {P.they} had never been.',
    ],
    now: [
      [
        '{P} has found out whose coat it is: there was a letter in the pocket, to someone in {town2}, and it was not dull.',
        'v=1',
      ],
      [
        'In {town2} they asked {P} to speak about {what}. {P} spoke for an hour about pears, and was happy.',
        'v=2',
      ],
      'There have been [three|five|nine] surprises so far. {P} keeps a list.',
      'A child in {town2} showed {P} a beetle, and {P} was late for everything that day.',
    ],
    bond: [
      '{Q}, who did not ask any questions.',
      'A milestone near {town}, on which {P} has scratched a date.',
    ],
    hook: [
      [
        'It is not weariness. Something has fed on {P.their} joy for years, and it has noticed that the supply has stopped.',
        'v=1',
      ],
      [
        '{Q} had been waiting on that road. Those who are tired of {what} are just the ones who are needed, and seldom come back.',
        'v=2',
      ],
    ],
    realm: [
      'The same weariness has come over whole courts, and armies sit down in the field. {P} is the first who has got up again.',
    ],
    look: [
      '{P} has beautiful clothes, and wears them as if they had been handed down by a taller relative.',
      '{P} looks at most things as if they had been seen before, and at a few as if they had not.',
    ],
    manner: [
      "{P} finishes other people's sentences, correctly.",
      '{P} will go a day out of the way for anything that {P.they} has not seen before.',
      '{P} yawns at threats, and one must not take it personally.',
    ],
    ideal: [
      '"There must be something else. I am prepared to walk."',
      '"One may stop. Nobody says so, but one may."',
    ],
    woven: {
      story: [
        'By then {P.name} was long since tired of {what}, and had got up in the middle of a dinner in {town2} because of it.',
      ],
      manner: ['At any mention of {what} {P.name} breathes out, audibly.'],
      flaws: [
        [
          'sighs at the wrong moment',
          "In the middle of a king's speech {P.name} can be heard to breathe out.",
        ],
      ],
    },
  }),
  ofIdea({
    id: 'idea-on-the-run',
    facets: ['hiding', 'now'],
    asked: [
      /\b(?:on the run|in hiding|wanted (?:criminal|man|woman)|fugitive)\b(?: from (?<what>(?:the )?[\p{L}'-]+))?/u,
    ],
    usual: { what: 'the law' },
    backgrounds: ['criminal'],
    other: ['bounty hunter', 'landlady', 'old accomplice'],
    concept: [
      ['left {town} by the roofs, and has not slept twice in one bed since', 'v=1'],
      ['has lived under another name since {town}, and answers to it in dreams', 'v=2'],
    ],
    want: [
      ['to stop somewhere, and to unpack', 'v=1'],
      ['to find the one thing that would make them give up the chase', 'v=2'],
    ],
    flaws: [
      [
        'leaves at the first wrong sound',
        'A dropped tray, a whistle, a dog: {P} is out of the window, and it was only the milk.',
      ],
      [
        'lies about small things, to keep in practice',
        '{P} has given [three birthplaces|two professions|four aunts] within one meal, all convincing.',
      ],
    ],
    event: [
      'There was a knock in {town}, at the hour when nobody knocks. {P} knew what it was about, and who stood there, and went up through the skylight with one boot on. From the ridge {P.they} saw lanterns at both ends of the street, and {Q} in the middle, looking up. {Q} could have shouted. That is the part {P} cannot explain.',
      'A coach stopped in {town}, and the person who got out of it was not the one who had got in. {P} had used the way to become somebody with another name, another walk and a cough. {Q} rented out the room, and looked at the hands of the new lodger, which did not go with the story. {Q} has never mentioned it, and has moved the bed away from the window.',
    ],
    now: [
      [
        '{Q} was in {town2} two days before {P}, ate at the same inn, and left a note under the salt: "Not this road."',
        'v=1',
      ],
      ['In {town2} there is a likeness on the wall, and under it a sum that is an insult.', 'v=2'],
      '{P} knows a way out of every house in {town2}, and has used most of them.',
      'Under the floor of a barn near {town2} {P} has buried what it is all about, and dreams of the barn burning.',
    ],
    bond: [
      'The missing boot, which {Q} has.',
      'Those at home who are asked about {P} each month, and say nothing, and pay for it.',
    ],
    hook: [
      [
        '{Q} does not want to catch {P} but to be led by {P.them} to someone else, who is already closer than either of them knows.',
        'v=1',
      ],
      [
        'The chase was called off a year ago. Whoever is still behind {P} wants something quite different.',
        'v=2',
      ],
    ],
    realm: [
      'What {P} ran off with is the proof of a crime by which a dynasty stands, and every court has someone looking for it.',
    ],
    look: [
      '{P} has dyed hair, [three|four|five] different hats, and boots that do not match.',
      '{P} always carries everything that {P.they} owns, and it is not much.',
    ],
    manner: [
      '{P} sits so that the door is in view, and eats as if it were the last chance.',
      '{P} uses three names, and answers to the fourth.',
      '{P} pays in advance, so as to be able to leave.',
    ],
    ideal: [
      '"Run while you can and stand when you must. The trick is to know which."',
      '"Nobody should have to look behind them at breakfast."',
    ],
    woven: {
      story: [
        '{P.name} is on the run as well: there was a knock in {town}, at the hour when nobody knocks, and a skylight.',
      ],
      manner: [
        '{P.name} sits so that the door is in view, and pays in advance, so as to be able to leave.',
      ],
      flaws: [
        [
          'leaves at the first wrong sound',
          'A dropped tray, a whistle, a dog: {P.name} is out of the window, and it was only the milk.',
        ],
      ],
    },
  }),
];
