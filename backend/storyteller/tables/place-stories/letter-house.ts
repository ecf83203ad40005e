import type { PlaceStory } from '../place-story-type.ts';

export const letterHouseStory: PlaceStory = {
  id: 'letter-house',
  pronouns: { B: 'he' },
  levels: [1, 9],
  tones: ['intrigue', 'heroic'],
  words: ['post', 'letters', 'letter', 'mail', 'courier', 'messenger'],
  title: 'The Letter House of {town}',
  look: '[A wall of pigeonholes reaches to the ceiling, one for each house in {town}«, with the names in brass».|Up to the ceiling goes a wall of pigeonholes, «with names in brass, »one for each house in {town}.] [About one in ten has a red ribbon on it, for somebody at the war.|There is a red ribbon on about one in ten, for somebody at the war.] {K} sorts from a ladder on wheels, and takes a letter out of a sleeve now and then«, as if it had been there by chance». || One wall of the house is pigeonholes, «up to the ceiling, »one for each family of {town}, and every tenth has a red ribbon, because somebody of it is at the war. {K} rolls along it on a ladder, and now and then draws a letter out of a sleeve«, as one finds a coin behind an ear».',
  senses:
    'Paper rustles, [wax spits over a candle|somebody counts stamps in a whisper|a stamp comes down now and then], and a kettle [is always just about to boil|sings and is never taken off|boils quietly all day]. It smells of [ink and hot glue|glue, ink and lamp oil|hot glue and wet leather|steam, ink and glue|ink, sealing wax and warm glue|paper, and of glue in a pan].',
  keeper: [
    'post keeper',
    'knows the hand of everyone who writes to {town}, and has a burn «from steam »on each thumb.',
  ],
  guest: [
    'veteran',
    'comes for the same letter every [Friday|Monday|week|second day]. [His daughter writes from the border, and he has {K.name} read it to him, [because of his eyes|twice, because of his eyes|as his eyes are bad].|It is from his daughter at the border, and {K.name} reads it to him, because of his [eyes|bad eyes].|Because of his eyes {K.name} reads to him [what his daughter writes from the border|the news of his daughter at the border].|{K.name} has to read it to him, because of his eyes: it is from his [daughter, at the border|daughter, who left {town} for the border].]',
  ],
  absent: 'letter rider',
  hooks: [
    [
      'A widow of {town} who has just had a letter from her husband pays {pay} gold pieces [to know when it was written, since she has met the man who buried him.|to know since when the dead write, because she has met the man who buried him.|for the day on which it was written. She has met the man who buried him.]',
      '[It was written in this house on Tuesday.|It is from this house, and from last Tuesday.|On Tuesday it was written here«, in this house».] [So were eleven others this month.|Eleven others of this month were written here, too.]',
    ],
    [
      'The army has sent an officer to ask why nobody in {town} has put in for a death pension for {years} months«, in a war». [He has been given wine and no answer« so far», and offers {pay} gold pieces to [anyone who finds one|whoever brings him one].|So far he has got nothing but wine, and [pays|offers] {pay} gold pieces to strangers who [look into it|ask for him].|He has had a lot of wine and no answer, and has {pay} gold pieces for strangers who get him one.|In {town} he gets wine wherever he asks, and {pay} gold pieces are for whoever gets him an answer.|All {town} has poured him wine, and he would give {pay} gold pieces for [an answer|one plain answer].]',
      '[No notice of death has been given out in {town} in that time.|In that time nobody in {town} has been given a notice of death.] [They are in a trunk below the stairs, in bundles«, by street».|They lie in a trunk below the stairs, in bundles«, one for each street of {town}».|Below the stairs is a trunk, and in it they lie in bundles«, one for each street».]',
    ],
    [
      '{B} asks the party to take [a parcel|a cake|a pair of socks] to his daughter on the border, [and to bring back word of how she looks.|and to tell him «afterwards »how she looks.|and to look well at her, for him.]',
      '[She fell in spring[.|, on the second day of the thaw.|, with two others from {town}.]|She has been dead since spring[.|, and no one in {town} knows it but {K}.|, and {K} has known it since then.]|In spring she was killed[.|, within sight of the fort.|, and {town} has had no real letter from her since.]] [Whoever goes will be told so in the first hour, and will have to come back and say it«, or not».|At the border one hears it in the first hour, and then has to come back «to {town} »and say it«, or not».|The first soldier whom one asks will say so, and then there is the way back to {town}, to say it« or not».]',
    ],
  ],
  done: '[A letter to {town2} costs a silver piece, one to the border two«, and answers are paid by those who get them».|To {town2} a letter costs a silver piece, to the border two«, and an answer is paid by whoever gets it».|For a silver piece a letter goes to {town2}, for two to the border«, and answers are paid by those who get them».] {K} also writes for those who cannot«, and [is said to put it better than they meant|puts it better than they meant, as people say]».',
  trace:
    '[All letters that soldiers send «to {town} »are folded in three, and no two soldiers «ever »write about the same day.|No two soldiers who write «to {town} »write about the same day, and all of them fold their letters in three.|Letters from soldiers to {town} are always folded in three, and never two of them are about the same day.] {K} has asked [four people this week|three people since Sunday|five people in two days] how a soldier would [say that it is cold|thank somebody for socks|write about bad bread].',
  truth: [
    '{K} keeps back the notices of death, and writes the letters of {num} dead soldiers«. It began with one, for a mother who was ill». [Now {town} is the only place on this road that still sends recruits.|By now {town} is the only place on this road from which recruits still come.|No other place on this road but {town} still sends recruits.] [The recruiters have understood why, and pay {K} for it, in the form of stamps that they never [use|put on a letter].|The recruiters, who have understood why, buy stamps from {K} that they never use, as [pay for it|a way to pay for it].|{K} is paid for that by the recruiters, who have understood it: they buy stamps [in {town}|by the hundred], and never use them.]',
    'The rider {V.full} noticed a false seal on a letter in the bag, and was shot for that« on the road»: the letter is an order to open the gate of the border fort, with {town} behind it. The killers did not get it, as {V} had sent the bag ahead« with a carter». {K} has read the order, «glued it shut again, »and does not know whom to trust. So {K} keeps back bad news from the fort and writes good news« from it»: as long as nobody [in {town} seems to suspect anything|seems to suspect anything in {town}], the killers wait.',
  ],
  finds: [
    [
      'Investigation',
      '[laying two letters of two soldiers side by side|comparing the letters of two soldiers]',
      '[both spell "[sergeant|lieutenant|bayonet]" in the same wrong way, [as people in {town} do|and so does a notice for {town} on this wall].|"[sergeant|lieutenant|bayonet]" is misspelled in both, and [in the way of {town}|as it is said in {town}].|there is one mistake in both: the word "[sergeant|lieutenant|bayonet]", which only [one person|one desk] in {town} spells like that.]',
    ],
    [
      'Sleight of Hand',
      "[getting at|reaching into|emptying] {K}'s sleeves",
      '[there is a notice with a black edge in each, and one is for {B}.|each has a notice with a black edge in it, and the left one is for {B}.|a notice with a black edge is in each, and one is addressed to {B}.]',
      1,
    ],
    [
      'Investigation',
      'with {K} kept busy [on the ladder|at the counter|outside], going through the accounts of the house',
      '[a recruiting captain buys a hundred stamps« a week», and has never sent a letter.|a hundred stamps a week are sold to a recruiting captain, who has never sent a letter.|a recruiting captain has never sent a letter, and pays for a hundred stamps« a week».]',
      1,
    ],
    [
      'Survival',
      "following {V}'s last [ride|ride from milestone to milestone|ride as far as it went]",
      '[the horse was cut loose before it was shot, by somebody who liked horses.|somebody who liked horses cut this one loose before it was shot.|before the horse was shot it was cut loose [and given an apple|by somebody who left it an apple].]',
      2,
    ],
    [
      'Arcana',
      'holding the glued order [to the light|against the light|up to a lamp]',
      '[there is a second seal below the first, [of the enemy beyond {town2}|of the enemy who wants {town}].|below the seal that {town} knows there is another, of the enemy.|under the first seal, [where no one in {town} would look|which everyone in {town} would trust], lies one of the enemy.]',
      2,
    ],
  ],
  use: [
    "[{K.name}'s ladder runs the length of the room on a push«, and carries [two|three]».|On one push {K.name}'s ladder runs the length of the room«, and it carries [two|three]».|[Two|Three] people fit on the ladder of {K.name}, which runs the length of the room on a push.] [From the top one reaches the beam, and from the beam the street.|The beam is reached from the top of it, and the street from the beam.]",
    '[One kick brings down the wall of pigeonholes, and four thousand letters« that belong to people of {town} who are standing outside».|The wall of pigeonholes comes down at one kick, with four thousand letters« of people of {town}, who are standing outside».|Four thousand letters come down with the wall of pigeonholes, at one kick, and they belong to people of {town} who are standing outside.]',
    '[The pigeons upstairs take a word to {town2} within the hour,|Within the hour the pigeons upstairs take a word to {town2},] and {K} will let the party send one for {bribe} gold pieces.',
  ],
  later: [
    'On day {days} the recruiters leave {town} with forty more«, who have all had cheerful letters from their brothers».',
    '[On day {days} the order arrives in {town} a second time, by another rider. The officer whom it names takes it back to the fort, and the gate is opened.|The order comes to {town} again on day {days}, with another rider; the officer whom it names rides back with it, and opens the gate.|A second rider brings the order on day {days}. The officer in {town} takes it to the fort, and the gate is opened.|On day {days} another rider is quicker: the officer gets his order, leaves {town}, and opens the gate.] The first that {town} hears of it is smoke.',
  ],
  ways: [
    '{K} would give the trunk to somebody who would stay while the notices are [read«, house by house»|read out«, door after door»]. [It takes two days, and {B} should be the last.|That takes two days, and the last should be {B}.]',
    '[The order names the officer who is to open the gate, and he is in {town}, on leave«, being bought wine».|The officer who is to open the gate is named in the order, and he is on leave in {town}«, being bought wine».|On leave in {town}, and being bought wine, is the officer who is to open the gate: the order names him.] [He had the rider shot for knowing of the false seal, but loved the horse, and names the others if he is told how it died.|It was he who had the rider shot, for knowing of the false seal, but he loved the horse, and names the others if he is told how it died.]',
  ],
};
