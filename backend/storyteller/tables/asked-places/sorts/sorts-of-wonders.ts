import type { PlaceSort } from '../families/place-family.ts';

/** Places of magic: towers of wizards, shops for wonders. */
export const sortsOfWonders: readonly PlaceSort[] = [
  {
    id: 'wizard-tower',
    noun: /\b(?:wizard|mage|sorcerer|archmage|warlock|necromancer|enchanter|witch)'?s?'? (?:tower|spire|laboratory|study|keep|house|sanctum|workshop)$|\bmage tower$/,
    tells: ['witch'],
    keeper: ["wizard's housekeeper", 'apprentice in charge', 'chamberlain of the archmage'],
    look: [
      'a stair that begins on the third floor, and a basket on a rope for those who know it',
      'a broom, a mop and a bucket at work on one landing, unattended',
      '{num} books chained to their shelves, and one of the chains pulled tight',
      'a window that shows the sea, although {town} lies far from it',
      'a door knocker with a face that has a cold',
      'a blackboard with one sum on it, and the answer wiped out by a sleeve',
    ],
    known: [
      'In {town} one does not look up when it flashes, and takes the washing in when it is quiet.',
      'Every child in {town} can say in how many steps one may pass the tower, and which of them must be a hop.',
    ],
    senses: [
      'Something bubbles, something rings, and something says "not yet" in an even voice; it smells of ozone and toast.',
      'From above one hears steps in a room without a floor; it smells of old paper and new brass.',
    ],
    feature: [
      'The stair turns over if the knocker is not wished good day.',
      'Anything thrown from the top window arrives at the bottom with ceremony, slowly.',
      'A circle of silver in the floor lets nothing out that was called inside it, and lets anything in.',
    ],
    checks: [
      ['Arcana', 'finding the trap that is a joke and the one that is not'],
      ['Investigation', 'reading what has been wiped off the blackboard'],
    ],
    done: [
      'People of {town} leave things here that speak, glow or will not be paid off, and get a receipt.',
      'On market days simple wishes are heard at the side door, and refused with good advice.',
    ],
    plots: [
      {
        details: {
          keeper: [
            "wears the wizard's robe with the sleeves turned up, and answers letters in a voice that is too deep",
            'keeps meals warm for somebody who has not come down for {days} days, and knows that they are eaten',
          ],
          guest: [
            'has come to borrow a book, knows on which shelf, and has brought a sack for it',
            'insists on seeing the wizard in person, and has been shown a shadow on a blind {few} times',
          ],
          hooks: [
            '{V} has not been seen since it flashed green; {K} pays {coins} gold pieces for help, in the strictest confidence, and then another flash lights up half of {town}.',
            'Something from {site} is loose in {town}: small, obliging, and taking every order it hears literally.',
            'A spell the party needs is in {site}, in the book on the tight chain, and the book will only be read by somebody who has nothing to gain.',
          ],
        },
        trouble: {
          id: 'tower-1',
          absent: ['wizard of the tower'],
          keeper: ['apprentice in charge', 'housekeeper'],
          guest: ['colleague of the wizard', 'creditor with a scroll'],
          trace: [
            'The shadow on the blind moves every quarter of an hour, and always in the same way.',
            'The knocker begins to say something, looks at {B}, and sneezes instead.',
            ['One mouse in {site} has an expression, and sits on books.', 'v=1'],
            ['The top floor is a step further away each day.', 'v=2'],
          ],
          truth: [
            '{V} has been a mouse since the green flash: the spell was meant for a rat in the larder, and {B} had swapped two pages of the book. {K}, who has been running {site} on bluff and cold soup, read it out, and believes to have done it alone. {B} wants {site} searched before {V} is put right, and has brought a cat.',
            "{V} has moved the top floor out of the world, with the sum on the board: up there is a thing that was called by mistake, and as long as {V} argues with it, it stays to listen. {B} stands for the college that wants it as a weapon, has the sum but for one line, and has found out that {K} knows it, as {K}'s sleeve is white.",
          ],
          finds: [
            [
              'Animal Handling',
              'putting cheese and a primer before the mouse',
              'it leaves the cheese, and turns to the page with "apology"',
              'v=1',
            ],
            [
              'Investigation',
              'comparing the stitching of the great book',
              "two pages have been changed over, and the thread is that of {B}'s coat",
              'v=1',
            ],
            [
              'Insight',
              'asking {K} what happened at the green flash',
              '{K} recites the whole spell correctly, but for the last word, and weeps',
              'v=1',
            ],
            [
              'Arcana',
              'looking at the sum on the board',
              'it is right, and takes one floor from a whole and leaves a voice',
              'v=2',
            ],
            [
              'Perception',
              'sitting on the last step that is left',
              'far above, two people dispute, one of them very patient and hoarse',
              'v=2',
            ],
            [
              'Persuasion',
              "curing the knocker's cold",
              'it says who came on the evening before, and what was in the sack',
            ],
          ],
          later: [
            [
              'On day {days} the cat of {B} has not eaten for two days, and the door of the larder stands open.',
              'v=1',
            ],
            [
              'On {deadline} {B} rubs out the last line. The top floor comes back, in a hurry, and not alone (use <Invisible Stalker, Hezrou, Nalfeshnee> for what comes along).',
              'v=2',
            ],
          ],
          ways: [
            [
              "Read backwards, with the pages in their right order, by {K} and nobody else, it undoes itself. {K} has to be told first that it was not {K}'s fault.",
              'v=1',
            ],
            [
              "{V} can sign as a mouse. A paw print on the creditor's scroll is as good as any other before the law.",
              'v=1',
            ],
            [
              'It can be won over: it only disputes because it has been told that it is evil. The patient one needs somebody to take turns.',
              'v=2',
            ],
            [
              "The missing line may be written wrong on purpose, so that {B}'s college calls up its own dean. {K} can imitate {V}'s hand.",
              'v=2',
            ],
          ],
        },
      },
    ],
  },
  {
    id: 'magic-shop',
    noun: /\b(?:magic|potion|curiosity|curio|wand|enchanted|enchanter's|alchemist's|antique|oddity|arcane|spell|scroll|artifact|artefact) (?:shop|store|emporium|boutique|stall)$|\bapothecary$/,
    tells: ['enchanted'],
    keeper: ['dealer in wonders', 'licensed dealer in wonders', 'purveyor of wonders to the court'],
    look: [
      'a bell over the door that rings before one comes in',
      'a shelf marked "Do not touch", another marked "Do", and a glove that points to the second',
      'a stuffed crocodile on the ceiling that has turned over since last time',
      'price tags in three inks: for today, for heroes, for returns',
      'a mirror that shows the shop without customers',
    ],
    known: [
      'What one buys in {site} always works, and {town} has a saying about the word "always".',
      'In {town} there is a law on returns, with the name of {site} in it.',
    ],
    senses: [
      'Corks sigh, something counts in a drawer, a music box plays backwards; it smells of thunder and peppermint.',
      'Behind the curtain somebody sorts glass, and says "ouch" to it.',
    ],
    feature: [
      'One of the ropes is a rope trick, one is a snake, and one is a rope.',
      'The third drawer from below is larger than the shop, and shuts by itself.',
      'A wand that is dropped goes off, in the direction of whoever dropped it.',
    ],
    checks: [
      ['Arcana', 'telling what works from what only glows'],
      ['Sleight of Hand', 'opening a jar so that it does not notice'],
    ],
    done: [
      'Things are bought, sold and taken back, with a form that asks what was wished.',
      '{K} lends out for one night what nobody could pay for, against something nobody could replace.',
      'On the first day of the month broken charms are mended while one waits outside, at some distance.',
    ],
    also: ['beneath-1'],
    plots: [
      {
        details: {
          keeper: [
            'shows the cheap thing first, hides one shelf with a shoulder, and is sorry to sell anything',
            'has taken the inventory {few} times this week, and there is one piece too many',
          ],
          guest: [
            'brings back a perfectly good charm every day, so as to be in the shop a little longer',
            'has a case lined in velvet with one hollow in it, and measures things by eye',
          ],
          hooks: [
            '{V} went into the third drawer for a customer, and the customer has been waiting for {days} days; {K} pays {coins} gold pieces for the assistant, or, if need be, for the thing.',
            'Something from {site} has chosen one of the party, followed them home, and cannot be sold.',
            'A charm against lies has been sold in {town}, to a husband. The whole street wants it back.',
          ],
        },
        trouble: {
          id: 'magic-shop-1',
          absent: ['shop assistant', 'inventor in the back room'],
          guest: ['customer who returns the same thing', 'collector with an empty case'],
          trace: [
            "One piece more stands on the shelves every morning, with a price tag in {V}'s hand.",
            '{K} does not turn the back to the mirror.',
            ['The piece too many is always what the next customer needs.', 'v=1'],
            ['Since new moon everything in {site} points at one spot on the floor.', 'v=2'],
          ],
          truth: [
            "{V} is in the drawer, happy, and sends up whatever is needed: down there is a workshop as old as wishes, whose last master died at the bench. {K} is glad of the sales and ashamed of being glad. {B} wants the workshop, has hidden in the drawer's upper part on closing time, and has got out twice with something in the case; each time a wish has been left without its thing, and somewhere in {town} it came true without one.",
            'All wonders in {site} are parts of one: a great engine of the old empire, taken to pieces so that nobody could start it, and sold to {num} different owners, on purpose, by {K}\'s family. {V} has understood this, from the price tags. {B} has bought back every part but one, and it is in {site} under the name of "paperweight".',
          ],
          finds: [
            [
              'Perception',
              'calling {V} into the open drawer at closing time',
              'an answer comes, cheerful, from far down, with hammering',
              'v=1',
            ],
            [
              'Investigation',
              'looking at what {B} returns',
              'it is never quite the same charm, but the finer of two',
              'v=1',
            ],
            [
              'Insight',
              'asking {K} for something impossible',
              '{K} glances at the drawer before saying no',
              'v=1',
            ],
            [
              'Investigation',
              'laying three things from different shelves together',
              'they fit, with a click, and become warm',
              'v=2',
            ],
            [
              'History',
              "reading the family's sales book",
              'each buyer lives as far as possible from the last',
              'v=2',
            ],
            [
              'Arcana',
              'looking into the mirror long enough',
              'it shows who has been here at night, and with what in hand',
            ],
          ],
          later: [
            [
              "On day {days} {B} takes the master's hammer; by evening whatever is wished in {town} comes true, at once and as it was said (use <Animated Armor, Invisible Stalker> for two of the wishes).",
              'v=1',
            ],
            [
              'On {deadline} {B} buys a paperweight, and the floor of {site} turns its spot to the north (use <Shield Guardian, Stone Golem, Iron Golem> for what gets up).',
              'v=2',
            ],
          ],
          ways: [
            [
              '{V} would come up for a visit, if the drawer can be kept from shutting. It is kept open by an honest wish for somebody else.',
              'v=1',
            ],
            [
              'The returned charms still work, on whoever gave them back. {B} has returned a charm against stealing.',
              'v=1',
            ],
            [
              'A part that is loved is not for sale, and the engine does not take it. One of them is the ball of a dog in {town2}.',
              'v=2',
            ],
            [
              "{K}'s family has never told anyone which part is wrong on purpose. It is the first {B} bought.",
              'v=2',
            ],
          ],
        },
      },
    ],
  },
];
