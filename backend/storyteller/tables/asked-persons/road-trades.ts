import type { AskedStory } from './story-type.ts';
import { entertainers, guards, healers, thieves, gaolGuards } from './trade-words.ts';

/** Trades of the watch, the stage and the sickbed, and thieves. */
export const personsOfRoadTrades: readonly AskedStory[] = [
  {
    id: 'asked-thief',
    asked: thieves,
    other: 'magistrate',
    look: ['{P.name} has soft shoes, thin gloves, and a coat that hangs as if it were empty.'],
    manner: [
      '{P} gives things back in the course of a talk, one by one, as a courtesy.',
      '{P} sits where the light is in the eyes of the others.',
    ],
    want: '{P} wants to give back one thing that was stolen {years} years ago, to a house with better locks than then.',
    ask: [
      '{P} pays {pay} gold pieces for a noise in front of the house of {Q}, at midnight, for as long as one needs for two locks.',
      '{P} pays {pay} gold pieces to have a partner freed, who is to hang at {town2} for what {P} did.',
      '{P} once took something out of the vault of the realm that held a door shut. {pay} gold pieces, the whole of the price, for help to put it back.',
    ],
    says: [
      '"I have never taken anything that was looked after."',
      '"That is your ring, I think. You should have it made tighter."',
      '"It is not the getting in. It is the things that one sees there."',
    ],
    tell: '{P} walks by the same house in {town} every night, and counts its lit windows.',
    truths: [
      'What {P} took was a will, by mistake. {Q} has lived in that house ever since, which belongs to a child in the orphanage. {P} has sent the child money all the time, always stolen from {Q}.',
      'It was {Q} who gave the order for the theft, to collect the insurance, and who had the night watchman killed in addition. {P} was blamed for it, and has kept the order, in the hand of {Q}.',
    ],
    clues: [
      [
        'Investigation',
        'asking at the orphanage about gifts',
        'each came on the day after a loss in the house of {Q}.',
        1,
      ],
      ['Insight', 'speaking to {Q} of the old theft', '{Q} asks what exactly was found.'],
      [
        'Sleight of Hand',
        'searching the coat of {P}',
        'there is a paper sewn in over the heart, with a seal.',
        2,
      ],
    ],
    pressed: [
      '{P} puts the will on the desk of {Q} and lets {P.them} be caught beside it, with witnesses who can read. That was the plan from the start.',
      '{P} gives the party the paper and runs, to draw the guards off. If somebody reads it aloud in time, nobody has to hang.',
    ],
  },
  {
    id: 'asked-entertainer',
    asked: entertainers,
    other: 'patron',
    look: ['{P.name} wears one thing that is far too bright, and stands where the light falls.'],
    manner: [
      '{P} looks for the back row in any room, and speaks to it.',
      '{P} makes a verse or a face of each newcomer, and it is a little too good a likeness.',
    ],
    want: '{P} wants the new work to be seen in {town} before {Q} has read it to the end.',
    ask: [
      '{P} pays {pay} gold pieces for four people who can stand on a stage with swords, and who do not mind being whistled at.',
      '{P} pays {pay} gold pieces for the leading actor, who has been kept at {town2} since the rehearsal of the third act.',
      '{P} is to perform before two courts that are nearly at war, and offers {pay} gold pieces for guards who know what to do when the song names a murderer.',
    ],
    says: [
      '"Everything in it is invented. If somebody recognises himself, that is not art, that is conscience."',
      '"You have a good entrance. Now you need a reason."',
      '"Laugh there. No, later. There."',
    ],
    tell: 'There is one tune that {P} breaks off always at the same bar, with a look at the door.',
    truths: [
      'The third act shows how {Q} came to the fortune: with a fire, and with the doors locked. {P} was the child who got out through the roof, and has waited {years} years to have {Q} in the front row.',
      'None of it is by {P}: it comes from a dead friend, whose chest of papers is nearly empty. {Q} killed the friend for what stands on the last page, which {P} has never dared to read.',
    ],
    clues: [
      ['Performance', 'playing the tune past the bar', '{P} shouts for the doors to be opened.', 1],
      [
        'History',
        'comparing the third act with a real fire',
        'it tells of one window that nobody outside could have known.',
        1,
      ],
      [
        'Investigation',
        'looking at the handwriting',
        'two people wrote it, and the better one stopped.',
        2,
      ],
    ],
    pressed: [
      'If {Q} leaves the room, {P} sings it on in the street. If the doors are locked again, {P} can do nothing, and needs somebody to break them.',
      '{P} reads out the last page for the first time on the stage, and plays it as it is. It is the best evening of all, and the friend is named.',
    ],
  },
  {
    id: 'asked-healer',
    asked: healers,
    other: 'father of a patient',
    pronouns: { Q: 'he' },
    look: [
      '{P.name} has red, clean hands, and a bag that is never farther away than the length of an arm.',
    ],
    manner: [
      '{P} looks at the tongue, the nails and the eyes before the face.',
      '{P} tells the dying the truth, and all others that it will be fine.',
    ],
    want: '{P} wants to know why {few} people in {town} have an illness that no book has.',
    ask: [
      '{P} pays {pay} gold pieces for water from each well of {town}, drawn by night, and for a note of who was there.',
      '{P} pays {pay} gold pieces for a chest of medicine that is kept back in {town2} until the price has risen.',
      '{P} has found the illness in three realms, along one road, and offers {pay} gold pieces to those who go to the end of it.',
    ],
    says: [
      '"Where does it hurt? No, where does it hurt first?"',
      '"I have seen you all naked and screaming. It is why I like you."',
      '"Wash your hands. I do not care what you are the prince of."',
    ],
    tell: 'For one house in {town} {P} takes no payment, and goes in by the back door.',
    truths: [
      '{P} gave the wrong drops, once, tired, at night, and the child of {Q} died. {Q} does not know, and has begun to poison a well to make {town} feel it, since nobody was to blame.',
      '{P} has the cure, and it is made from the blood of {Q}, who lives shut up in that house and consents. It is nearly used up, and {P} is choosing who lives.',
    ],
    clues: [
      ['Medicine', 'looking at two of the ill', 'it is no illness, but a metal.', 1],
      ['Insight', 'asking {P} about that night', '{P} counts drops with the thumb.', 1],
      [
        'Investigation',
        'comparing who recovered',
        'all of them are poor, young, or dear to {P}.',
        2,
      ],
    ],
    pressed: [
      "{P} tells {Q} at the child's grave, and asks for the name of the metal in the same breath. {Q} gives it, and sits down on the ground.",
      '{P} hands the list to the party, and begs that somebody else should decide. {Q} wants to decide it, and has not been asked so far.',
    ],
  },
  {
    id: 'asked-watch',
    asked: [guards, gaolGuards],
    other: 'former comrade',
    look: [
      'The armour of {P.name} is old, oiled and dented, and one of the dents is kept polished.',
    ],
    manner: [
      '{P} stands up when somebody enters, and looks at the hands first.',
      '{P} gives reports instead of answers: who, where, how many.',
    ],
    want: '{P} has an old case that is closed for everybody else, and wants the one who got away.',
    ask: [
      '{P} asks the party to look at a house in {town} which the law may not enter, for {pay} gold pieces out of {P.their} own pay.',
      '{P} pays {pay} gold pieces to have a witness brought from {town2}, past those who are paid to lose her.',
      '{P} has been ordered to stand down by the crown itself, and offers {pay} gold pieces, and the sword, to those who go on without orders.',
    ],
    says: [
      '"I do not need the truth today. I need it twice, from two people."',
      '"There is a law, and there is an order. I have followed the wrong one before."',
      '"Go home. No, not you. You come along."',
    ],
    tell: '{P} walks the same round after work, and stops for one minute before a bricked-up door.',
    truths: [
      'The one who got away is {Q}, and {P} let it happen, for an old debt of life. Since then {Q} has killed again, always in the week of the anniversary, as a greeting.',
      '{P} had an innocent condemned, with proof that {Q} had made. {P} found it out the day after the hanging, and has been building the case against both of them ever since, in order to hand it in complete.',
    ],
    clues: [
      ['Investigation', 'laying the cases side by side', 'they are a year apart, to the day.', 1],
      ['Insight', 'saying the name of {Q}', '{P} touches the polished dent.', 1],
      [
        'Perception',
        'looking at the wall of {P.their} room',
        'under the name of {Q} hangs that of {P}.',
        2,
      ],
    ],
    pressed: [
      '{P} writes it all down, signs it, and goes to the bricked-up door, where {Q} is waiting. The party has as long as it takes to read the letter.',
      '{P} gives the file to the party, sword and badge on top of it, and asks to be the second who is arrested.',
    ],
  },
];
