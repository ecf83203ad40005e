/** The cultures whose names fit the lands that these words of an idea mean; the first that an idea has counts. */
export const cultureWords: readonly (readonly [culture: string, words: string])[] = [
  [
    'terrace',
    'japan japanese samurai ninja ninjas shogun shoguns shogunate yokai kami ronin daimyo edo chinese china korean asian wuxia geisha kimono eastern',
  ],
  [
    'fjord',
    'viking vikings norse nordic jarl jarls scandinavian longship longships skald skalds fjord fjords berserkers valkyries',
  ],
  [
    'dune',
    'arabian arabic arab genie genies djinn djinns sultan sultans sultanate caliph caliphs caliphate bedouin persian vizier viziers desert deserts oasis egypt egyptian pharaoh pharaohs pyramid pyramids mummy mummies dunes ottoman',
  ],
  [
    'steppe',
    'mongol mongols mongolian steppe steppes khan khans khanate nomad nomads horde hordes',
  ],
  [
    'lagoon',
    'italian italy venice venetian renaissance doge doges mediterranean roman romans rome greek greece canals gondolas florentine opera',
  ],
  [
    'birch',
    'slavic slavs russian russia tsar tsars polish ravenloft transylvania transylvanian gothic strigoi boyar boyars',
  ],
  [
    'glen',
    'celtic celts irish ireland scottish scotland gaelic druid druids highlands highland welsh moor moors',
  ],
  ['delta', 'indian india rajah rajahs maharajah naga nagas bengal tiger tigers mughal'],
  ['bough', 'elf elves elven elvish fey feywild fairy fairies faerie faeries'],
  ['hold', 'dwarf dwarves dwarfs dwarven dwarvish'],
  [
    'vale',
    'european europe english england arthurian arthur knights halfling halflings medieval village villages hamlet shire victorian sheriff western',
  ],
];
