import type { Harm } from '../plot-types.ts';

export const trialsHarm: Harm = {
  id: 'trials',
  tones: ['grim', 'horror', 'intrigue'],
  agents: ['returned', 'kin', 'crew', 'penitent'],
  noun: 'the night courts',
  pitch: [
    'Judges are wanted in {town}: the three who were here have each been found«, at dawn,» in the dock.',
    'They dismantled the old courthouse« of {town}» in the spring, and at {hour} it is in session.',
    'There is a jury« in {town}» that nobody has called. It eats nothing, and it has asked for a list.',
    [
      'At {hour} there is light in the old high court« of {town}», closed since the last reign. It has sentenced two ministers« so far», and both have served their sentence«, to the letter, in public,» and will not say who passed it.',
      'tier>=3',
    ],
    'In {town} people are fetched« at {hour}» and tried, by masks, for something {years} years ago. They come home« by morning», and resign from everything.',
    'There is a court« in {town}» that sits at night. It has passed two sentences, and both have been carried out« to the letter».',
    'Two respected people« of {town}» have been found« at dawn» in the dock of the closed courthouse, «alone, with {emb} in their laps, »and have pleaded guilty to everybody since.',
  ],
  first: [
    '{X1} was asked one question for nine hours, and it was "And then?"',
    '{X1} was acquitted, by seven to five, and cannot get over the five.',
    '{X1} was sentenced to tell the truth for a year, and has lost {X1.their} friends.',
    '{X1} was tried in {X1.their} own cellar. The judge was a coat on a stand«; the voice came from all sides».',
    '{X1} had to stand« for one night» where {V} had stood, and came home with the feet of an old person.',
  ],
  second: [
    "{X2} got a night's bail, and spent it digging.",
    '{X2} was only called as a witness, and has not been released.',
    '{X2} tried to bribe the court, and was made to eat the bribe.',
    '{X2} was condemned to carry {num} stones up the hill, and can be seen at it«. There are guards, whom nobody has hired».',
    'The court heard {X2} for six hours and« then» said that it would think about it. {X2} has not slept.',
  ],
  start: [
    [
      'The stage coach is stopped by a beadle with a lantern, who asks for {X3} by all names. Beside the road stand« a table, a chair, and» twelve milk cans with hats. {X3}«, next to you,» gets out. "It will not take long," {X3.they} says to you«, quite calm». "I know what I am going to say. I have only never been asked."',
      '@coach',
    ],
    [
      'The opera has reached its third act when the singers stop and take off their masks; underneath are other masks. The backdrop goes up. Behind it is a courtroom, straw people in all the benches«, in the robes of {body}». "The court calls {X3}," says the one who sang the king. And« in the royal box» {X3} stands up.',
      'tier>=3 @opera',
    ],
    [
      'It is the last day of the high court« of {town}» before {deadline}, and {X3} has just passed sentence on a pickpocket. The pickpocket bows, takes off a mask, and sits down in the judge\'s place; the ushers«, the clerks» and eleven of the jury take off theirs. {X3} looks round for a face. "The court will now hear {X3}," says the pickpocket, «politely, »and somebody closes the doors.',
      'tier>=3 @bench',
    ],
    [
      'At {hour} the disused courthouse is lit. Through the window you see benches full of straw people, «dressed, »with hats; one living person in the dock, {X3}, who is answering questions, «eagerly, »like a good pupil; and nobody else at all.',
      '@courthouse',
    ],
    [
      'Two masks come down the stairs« of the inn» with {X3} between them. «They are not hiding. »One« of them» stops at your table and lays down a paper, a summons« to the party, as witnesses»: "You will be asked what you have seen. So far it is nothing. Look."',
      '@inn',
    ],
    [
      '{X3} stands on a barrel« in the square» with a board« around the neck» and reads out the charges«, in {X3.their} own voice». There is no one holding {X3.them}. When you come nearer {X3.they} whispers: "Do not interrupt. If I have to begin again, it is the boy\'s turn."',
      '@barrel',
    ],
  ],
  act: [
    [
      'Someone may« stand up and» appear for the accused (DC 13 Persuasion): the court has waited for that, and allows three questions.',
      'start=coach|opera|courthouse|bench',
    ],
    [
      'The masks have signed a list«, hung up as is proper at the door»: by their initials {few} families can be guessed.',
      'start=opera',
    ],
    [
      'The straw people are stuffed with old case papers (DC 13 Investigation, one round each): three« of them» are about {deed}.',
      'start=opera|courthouse',
    ],
    [
      "The masks withdraw if anyone raises a point of law, answer it, and are correct (DC 14 History to win the point and {X3}'s release until tomorrow).",
      'start=opera|inn|bench',
    ],
    [
      'The voice comes through a speaking tube from the cellar, where the« warm» chair of {A} stands in front of a back door.',
      'start=courthouse',
    ],
    [
      'Under the hats the cans are full of old case papers (DC 13 Investigation, one round each): three« of them» are about {deed}.',
      'start=coach',
    ],
    [
      'The summons« is in proper form and» can be answered in writing (DC 13 History or Persuasion): whoever answers may sit in tonight, unharmed.',
      'start=inn',
    ],
    [
      'The charges can be read out by someone else (DC 13 Performance): then {X3} may climb down, and the boy is safe.',
      'start=barrel',
    ],
    [
      'On the back of the board, in chalk, are the initials of the next (DC 12 Perception).',
      'start=barrel',
    ],
  ],
  how: [
    [
      'The benches are filled by those whom nobody asked then: a maid, «a stable hand, »a child that was there.',
      '#child',
    ],
    '{A} has written the record of a trial that never took place, «for {years} years, »question by question, and the masks read from it.',
    [
      '{A} wants the {few} to answer«, in order and before witnesses,» the questions that no court has ever put to them.',
      'agent=returned|kin|crew|penitent',
    ],
    'The masks are young people of {town} who have learned what their grandparents did. {A} has taught them procedure.',
    '{A} works with tubes, straw, and the« honest» wish of most people to be asked at last.',
    'The court keeps strictly to the law of {town}, in the edition of {years} years ago.',
  ],
  escalate: [
    'The court accepts its first voluntary defendant.',
    'There are two courts now, and they disagree.',
    'The court passes its first sentence of death, and sets the date: {deadline}.',
    'One of the young masks has had enough, and is put in the dock.',
    'The court summons {G}.',
  ],
};
