import type { Harm } from '../plot-types.ts';

export const whimsicalPoliteness: Harm = {
  id: 'politeness',
  tones: ['whimsical'],
  agents: ['power', 'kin', 'returned', 'penitent'],
  noun: 'the spell of manners',
  pitch: [
    '{town} is stuck in a doorway. It has been "after you" since Sunday.',
    'Whoever is thanked« in {town}» must do it again. Two people have been passing the salt since the new moon.',
    'They have locked up the word "please" in {town}. There was {emb} in the letter box of each house« where it got out».',
    'No one« in {town}» can go through a door first any more. Work has come to a stop, and so has soup.',
    'In {town} a plague of good manners has broken out: those who catch it must grant any wish« that is» put nicely, and each case begins with {emb}.',
    'Since the new moon people« in {town}» have had to do whatever they say they would "love to".',
  ],
  first: [
    '{X1} said "do drop in" to a balloonist.',
    '{X1} wished everybody joy, and is supplying it.',
    '{X1} said "my pleasure" once too often, and has none left.',
    '{X1} said "my house is yours" and is living in the shed.',
    '{X1} has been bowing to {X1.their} own mirror« since Monday», and neither will stop first.',
    '{X1} said that it would be a pleasure to hear all about it. That was on the fourth.',
  ],
  second: [
    '{X2} is waiting for a good moment to leave. It is the ninth day.',
    '{X2} has agreed with everyone, and must now be in three places.',
    '{X2} said "you first" at the edge of a pond, and so did the other.',
    '{X2} told a tailor that there was no hurry. There has been none« since», and {X2} is waiting in a shirt.',
    '{X2} promised {few} people the next dance.',
    'In a moment of kindness {X2} said "after you" to a herd.',
  ],
  start: [
    'Two carriages face each other on the bridge, and neither will go first. Behind each is half of {town}. {X3} leans out of the left one and says«, with tears»: "I insist." "No, I," comes from the right. Between the horses lies {emb}, «neatly, »on a napkin.',
    '{X3} hands you the bill and says that there is no hurry. Instantly there is none. The clock slows down, «the waiter hangs in the air, »and {X3}, very slowly, gets an expression of horror.',
    'In the doorway of the inn stand {few} people saying "after you"«, and have been since breakfast». {X3} is at the back«, with a tray, and the tray is trembling». "I should simply love to get by," says {X3}, and turns pale, because now it will have to happen.',
    'You are greeted by {X3}, who cannot stop. It is a beautiful greeting«, with turns». Behind {X3.them} a queue« of people» waits to be greeted, «all the way to {s1}, »and some have brought chairs.',
    [
      '{X3} offers you anything you like, by mistake. You see {X3.them} hear it. On the table«, between the two of you,» there is suddenly {emb}«, and everything in the room seems to lean towards you to listen».',
      '@wish',
    ],
  ],
  act: [
    'It takes real rudeness to break it (DC 13 Intimidation, Performance or a good insult): one person is freed for each.',
    [
      'Three wishes are running loose and must be wished back in the right order (DC 13 Persuasion or Arcana).',
      'start=wish',
    ],
    'Whoever says "please" is bound« as well», until someone tells them off.',
  ],
  how: [
    'There is an old rule of manners in the small print of {record}. {A} has found it and read it aloud«, which nobody had ever done».',
    [
      'Nobody was polite to {V} that evening. {A} is making up for it.',
      'agent=returned|kin|penitent|power',
    ],
    ['{A} has done nothing but take people at their word.', 'agent=power'],
    ['It is in the sugar. {A} stirs it in, anticlockwise.', 'agent!=power'],
  ],
  escalate: [
    'A war has been declared, with apologies.',
    'The {workers} have been asked whether they would mind, and do not, and so on, since Monday.',
    'Two towns have surrendered to each other.',
    'Somebody has told {W} to make {W.themself} at home, and {W} has begun to.',
  ],
};
