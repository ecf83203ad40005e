import type { PlaceStory } from '../place-story-type.ts';

export const letterHouseStory: PlaceStory = {
  id: 'letter-house',
  pronouns: { B: 'he' },
  levels: [1, 9],
  tones: ['intrigue', 'heroic'],
  words: ['post', 'letters', 'letter', 'mail', 'courier', 'messenger'],
  title: 'The Letter House of {town}',
  look: '[A wall of pigeonholes reaches to the ceiling, one for each house in {town}, with the names in brass.|Up to the ceiling goes a wall of pigeonholes, with names in brass, one for each house in {town}.] [About one in ten has a red ribbon on it, for somebody at the war.|There is a red ribbon on about one in ten, for somebody at the war.] {K} sorts from a ladder on wheels, and takes a letter out of a sleeve now and then, as if it had been there by chance. || One wall of the house is pigeonholes, up to the ceiling, one for each family of {town}, and every tenth has a red ribbon, because somebody of it is at the war. {K} rolls along it on a ladder, and now and then draws a letter out of a sleeve, as one finds a coin behind an ear.',
  senses:
    'Paper rustles, wax spits over a candle, and a kettle is always just about to boil. It smells of ink and hot glue.',
  keeper: [
    'post keeper',
    'knows the hand of everyone who writes to {town}, and has a burn from steam on each thumb.',
  ],
  guest: [
    'veteran',
    'comes for the same letter every Friday. [His daughter writes from the border, and he has {K.name} read it to him, because of his eyes.|It is from his daughter at the border, and {K.name} reads it to him, because of his eyes.|Because of his eyes {K.name} reads it to him, what his daughter writes from the border.|{K.name} has to read it to him, because of his eyes: it is from his daughter, at the border.]',
  ],
  absent: 'letter rider',
  hooks: [
    [
      'A widow of {town} who has just had a letter from her husband pays {pay} gold pieces [to know when it was written, since she has met the man who buried him.|to know since when the dead write, because she has met the man who buried him.|for the day on which it was written. She has met the man who buried him.]',
      '[It was written in this house on Tuesday.|It is from this house, and from last Tuesday.|On Tuesday it was written here, in this house.] [So were eleven others this month.|Eleven others of this month were written here, too.]',
    ],
    [
      'The army has sent an officer to ask why nobody in {town} has put in for a death pension for {years} months, in a war. He is paid in wine so far, and hires strangers to look into it.',
      '[No notice of death has been given out in {town} in that time.|In that time nobody in {town} has been given a notice of death.] [They are in a trunk below the stairs, in bundles, by street.|They lie in a trunk below the stairs, in bundles, one for each street.]',
    ],
    [
      '{B} asks the party to take a parcel to his daughter on the border, and to bring back word of how she looks.',
      'She fell in spring. Whoever goes will be told so in the first hour, and will have to come back and say it, or not.',
    ],
  ],
  done: '[A letter to {town2} costs a silver piece, one to the border two, and answers are paid by those who get them.|To {town2} a letter costs a silver piece, to the border two, and an answer is paid by whoever gets it.|For a silver piece a letter goes to {town2}, for two to the border, and answers are paid by those who get them.] {K} also writes for those who cannot, and is said to put it better than they meant.',
  trace:
    '[All letters that soldiers send to {town} are folded in three, and no two soldiers ever write about the same day.|No two soldiers who write to {town} write about the same day, and all of them fold their letters in three.|Letters from soldiers to {town} are always folded in three, and never two of them are about the same day.] {K} has asked four people this week how a soldier would say that it is cold.',
  truth: [
    '{K} keeps back the notices of death, and writes the letters of {num} dead soldiers. It began with one, for a mother who was ill. [Now {town} is the only place on this road that still sends recruits.|By now {town} is the only place on this road from which recruits still come.|No other place on this road but {town} still sends recruits.] [The recruiters have understood why, and pay {K} for it, in the form of stamps that they never use.|The recruiters, who have understood why, buy stamps from {K} that they never use, as pay for it.]',
    'The rider {V.full} was shot on the road for what was in the bag: an order to open the gate of the border fort, with {town} behind it. The killers did not get it, as {V} had sent the bag ahead with a carter. {K} has read the order, glued it shut again, and does not know whom to trust. So {K} keeps back bad news from the fort and writes good news from it: as long as nobody seems to suspect anything, the killers wait.',
  ],
  finds: [
    [
      'Investigation',
      '[laying two letters of two soldiers side by side|comparing the letters of two soldiers]',
      '[both spell "sergeant" in the same wrong way.|"sergeant" is misspelled in both, and in the same way.|there is one mistake in both: the word "sergeant".]',
    ],
    [
      'Sleight of Hand',
      "getting at {K}'s sleeves",
      'there is a notice with a black edge in each, and one is for {B}.',
      1,
    ],
    [
      'Investigation',
      'with {K} kept busy on the ladder, going through the accounts of the house',
      'a recruiting captain buys a hundred stamps a week, and has never sent a letter.',
      1,
    ],
    [
      'Survival',
      "following {V}'s last ride",
      'the horse was cut loose before it was shot, by somebody who liked horses.',
      2,
    ],
    [
      'Arcana',
      'holding the glued order to the light',
      '[there is|one finds] a second seal below the first, of the enemy.',
      2,
    ],
  ],
  use: [
    "[{K.name}'s ladder runs the length of the room on a push, and carries two.|On one push {K.name}'s ladder runs the length of the room, and it carries two.|Two people fit on the ladder of {K.name}, which runs the length of the room on a push.] [From the top one reaches the beam, and from the beam the street.|The beam is reached from the top of it, and the street from the beam.]",
    '[One kick brings down the wall of pigeonholes, and four thousand letters that belong to people of {town} who are standing outside.|The wall of pigeonholes comes down at one kick, with four thousand letters of people of {town}, who are standing outside.|Four thousand letters come down with the wall of pigeonholes, at one kick, and they belong to people of {town} who are standing outside.]',
    'The pigeons upstairs take a word to {town2} within the hour, and {K} will let the party send one for {bribe} gold pieces.',
  ],
  later: [
    'On day {days} the recruiters leave {town} with forty more, who have all had cheerful letters from their brothers.',
    'On day {days} the order arrives a second time, by another rider, and the gate is opened. The first that {town} hears of it is smoke.',
  ],
  ways: [
    '{K} would give the trunk to somebody who would stay while the notices are read, house by house. It takes two days, and {B} should be the last.',
    '[The order names the officer who is to open the gate, and he is in {town}, on leave, being bought wine.|The officer who is to open the gate is named in the order, and he is on leave in {town}, being bought wine.|On leave in {town}, and being bought wine, is the officer who is to open the gate: the order names him.] [He had the rider shot, loved the horse, and talks if he is told how it died.|It was he who had the rider shot, but he loved the horse, and talks if he is told how it died.]',
  ],
};
