import { cultureNames } from './culture-names.ts';

const startsOfLagoon =
  'Acqua|Bella|Campo|Dolce|Fina|Gonda|Isola|Lanta|Mezza|Nova|Porta|Riva|Treva|Vetra|Alba|Bocca|Calma|Cresta|Erba|Fonte|Grana|Lupa|Monte|Ostra|Palma|Rocca|Sala|Torre|Valle|Zecca|Aria|Aura|Barca|Brezza|Canta|Casa|Cielo|Colomba|Corda|Costa|Delfa|Fiamma|Gatta|Giglia|Grotta|Guarda|Lancia|Lira|Marina|Menta|Noce|Oliva|Onda|Orsa|Perla|Piazza|Pigna|Quercia|Rama|Rosa|Salva|Scala|Serra|Spina|Stella|Tessa|Tramonta|Uva|Vela|Vigna|Viola|Volta';

export const lagoon = cultureNames({
  id: 'lagoon',
  she: 'Allegra Bianca Chiara Donata Eleonora Fiammetta Ginevra Ilaria Lucrezia Marietta Nicoletta Ornella Perla Quirina Rosalba Serafina Teodora Ursolina Violante Zanetta Beatrice Cosima Laudomia Orsola Arcangela Bettina Costanza Diamante Elisabetta Franceschina Giacinta Imperia Lavinia Maddalena Novella Oriana Porzia Rosanna Simonetta Tullia Virginia Zita',
  he: 'Alvise Bastiano Corrado Domenic Ercole Fabrizio Gaspare Iacopo Lorenzo Matteo Nerio Orlando Paolo Rafael Silvano Taddeo Ugolino Vettor Zorzi Benvenuto Cesare Ludovico Marcantonio Pasquale Ambrogio Bernardo Carlino Dario Emanuele Filippo Girolamo Ippolito Leandro Maffeo Niccolo Oddone Piero Riccardo Stefano Tommaso Uberto Valerio',
  they: 'Andrea Celeste Felice Gale Loris Nicola Renzi Sandri Tullio Vivian Zefiro Amadei Ariele Fiore Mirelli Ormani Sole Vieri',
  last: 'Albinoni Barbarigo Castellane Dandolini Erizzo Foscarelli Gradenal Lippomano Marchetti Nanetti Orseolo Priulini Querinale Rezzonica Soranzo Tiepolin Ubaldini Venieri Zancani Armentano Brunacci Calabresi Delfino Falieron Galtieri Iustinian Loredani Mocenigo Navagero Ottoboni Pisanelli Ruzzini Salviati Trevisan Usodimare Valaresso Zustinelli Bragadini Cornaretti Donadei Emiliani Fabbriani Grimaldeschi Lorediani Malipieri Nobile Pasqualigo Ricciolini Sagredi Tornabene Vendramin Zorzetto Anguissola Bembari Contarelli Fantoni Gozzadini Michielon Papafava Spavento Agostinelli Balbiani Caravello Dolfini Ferrandini Giustiani Lanzoni Manfrini Negroponte Olivieri Pesarini Quirinetti Rossani Sanudi Tronelli Urbinati Viscardi Zulianelli Arrigoni Bellincioni Capodilista Ferracini Garzoni Lazzarini Morelli Orefici Piovani Rinaldeschi Scaligeri Toderini',
  placeStarts: startsOfLagoon,
  placeEnds:
    'bruna|costa|lago|lina|mare|morta|rosa|terra|vento|zana|bianca|chiara|dora|fiore|forte|grande|luna|nera|pietra|sera|alta|amara|antica|bassa|bella|calda|campo|celeste|corta|fonda|franca|fredda|gatta|lunga|maggiore|marina|molle|nuova|nobile|ponte|porta|quieta|riva|rotta|salata|secca|sola|stretta|tana|torta|verde|vecchia|viva|barca|bosca|brava|breve|cauta|cava|cima|colta|corona|cruda|desta|divina|dotta|falda|fida|fiera|foce|fonte|fosca|fratta|frasca|gaia|gelata|gentile|grata|grigia|lama|lancia|larga|lenta|lieta|lontana|magra|mesta|mezza|mite|muta|pacata|pallida|paziente|perduta|piana|piena|pigra',
  placeBefore: 'Borgo|Porto|Ponte|Poggio|Villa|Corte|Pieve|Rocca',
  regions:
    'the Seven Lagoons|Terraferma|the Lantern Coast|Altamarea|the Glass Islands|Valdargento|Montechiaro|Roccamora|Upper Serravalle|Isolabella',
  landStarts: `${startsOfLagoon}|Alta|Bassa|Bel|Borgo|Castel|Chiusa|Colle|Guardia|Mira|Pian|Poggio|Ponte|Terra|Val|Villa|Aqua|Barba|Corte|Fara|Lago|Marca|Monti|Porto`,
  landEnds:
    'candela|falco|grano|lunga|miele|perla|quercia|spina|tessa|vigna|bruna|cervo|chiara|dora|fiore|forte|gatta|leone|luna|merlo|nera|ponte|rondine|stella|vento',
  theStarts:
    'Amber|Blue|Coral|Drowned|Golden|Grey|Lower|Marble|Old|Pearl|Singing|Violet|Azure|Breezy|Cinnamon|Crimson|Dolphin|Emerald|Evening|Far|Fisher|Heron|Lemon|Long|Misty|New|Outer|Saffron|Silent|Silver|Sunken|Swan|Upper|White|Winter',
  theEnds:
    'Bay|Coast|Gulf|Island|Lagoon|Riviera|Shore|Strand|Archipelago|Channel|Cove|Haven|Isthmus|Marsh|Peninsula|Sound',
  inns: "the Drunken Lion|the Two Masks|the Dry Fountain|the Senator's Cat|the Sugared Almond|the Third Gondola|the Open Letter|the Stopped Clock",
  ships:
    'the Santa Pazienza|the Serene Nephew|the Gilded Oar|the Second Wife|the Contessa|the Full Account',
  factions:
    'the Council of Forty Keys|the Scuola of the Lamp|the House of Castellane|the Nightly Bench of Ten|the Glass Table|the Red Stocking Club',
});

const startsOfDune =
  'Ain |Bir |Dar |Fumm |Ghar |Hajar |Jebel |Kasr |Lamt |Oued |Qasr |Ras |Tell |Wadi |Bab |Birka |Burj |Erg |Hisn |Khan |Marsa |Nakhl |Rabat |Sahn |Souk |Tariq |Umm |Zawiya |Aqabat |Arish |Bahr |Balad |Bayt |Biyar |Dayr |Dukkan |Fajj |Haddat |Hammam |Jisr |Kahf |Kufr |Maqam |Nahr |Nuzul |Qantar |Qubba |Raml |Rawd |Ribat |Sabil |Safa |Shatt |Shib |Tabut |Thaniya |Wahat |Zahra |Zill ';

export const dune = cultureNames({
  id: 'dune',
  she: 'Amira Badra Dalila Esma Farida Ghazal Hafsa Ilham Jamila Karima Lamis Maysun Nadira Oumnia Qamar Rabia Safiya Tahira Umama Widad Yasmin Zafira Zubayda Sahar Asma Buthayna Dunya Fadila Ghada Hanan Inas Jawhara Khadija Lubna Maryam Najwa Rawda Samira Thurayya Umniya Warda Yusra Zaynab',
  he: 'Anwar Bashir Dawud Faruq Ghalib Hamid Idris Jabir Khalil Luqman Mansur Nasir Omar Qasim Rashid Suleym Tariq Usama Walid Yahya Zayd Harun Munir Saqr Aziz Bilal Daris Fadil Ghassan Hisham Imad Jamil Karim Latif Mahir Nabil Osman Rafiq Salim Talal Wasim Yunus Ziyad',
  they: 'Amal Dima Iman Judra Kamar Nur Rayhan Shams Tayri Wafa Yuba Zuri Azhar Hilal Nadr Ramil Sabah Zahr',
  last: 'Abenamar Benyazd Chebli Derwazi Elmansar Farsakh Ghadiri Harrazin Ibendar Jalawi Kahhal Lamtani Mirzam Najjari Oudari Qabbani Rimali Saffar Tamashek Urfali Wazzan Yabrudi Zarqan Attari Bazzaz Dabbagh Fakhouri Ghazzal Haddad Ishbani Jarrah Khayyat Labban Malla Nahhas Qattan Rassam Sabbagh Tahhan Wardani Zayyat Asferi Bawardi Dallal Farran Hallaq Jundari Kattan Lahham Mukhtar Nassaj Rukban Samman Tarraz Warraq Yaghmur Ziyani Asali Bustani Hattab Azzouz Baghdali Choukri Darwazi Elhamra Fassiri Gharbi Hammami Idrisan Jazzar Kharrat Louati Maghrabi Naddaf Ouazzan Qasabi Rahhali Sarraj Tounsari Waqqad Zemmour Ajmali Barudi Daftari Ghalayin Halabi Kasimi Mansouri Nuwayri Shammas',
  placeStarts: startsOfDune,
  placeEnds:
    'Amal|Hamra|Isfar|Milh|Nar|Rih|Sabba|Salih|Tayr|Zarqa|Akhdar|Asal|Barid|Dhahab|Fidda|Ghazal|Hilal|Jamal|Kabir|Luban|Najm|Qamar|Rumman|Shams|Tamr|Zahr|Abyad|Ahmar|Anqa|Ashja|Aswad|Azraq|Badr|Bakhur|Ballut|Dhib|Fahd|Fanus|Faras|Ghurab|Hadid|Hajal|Harir|Hima|Jadid|Jaras|Kharuf|Khayl|Kibrit|Lawz|Madina|Malik|Marjan|Miftah|Mismar|Naqus|Nasr|Nisr|Nujum|Qadim|Qasab|Rabi|Rukham|Sabr|Sakhr|Sanam|Saqr|Sayf|Shajar|Sirr|Tannur|Tawil|Thawr|Ward|Yaqut|Zabib|Zaytun|Ajal|Aman|Anbar|Arnab|Athar|Badia|Bahra|Barq|Basal|Batta|Burtuqal|Dafdaf|Dalw|Darb|Dhurra|Difla|Duhn|Fakhar|Fanak|Faraj|Farsh|Fulful|Futur|Gharb|Hajar|Halib|Hamam|Hanzal|Hasa|Hatab|Hinna|Jabal|Jaww|Jisr|Kammun|Karm|Karaz|Khubz|Kuhl|Laban|Lahab|Layl|Limun|Mahar',
  placeBefore: 'Old|New|Upper|Lower|Far|Great|Little',
  regions:
    'the Sea of Combs|the Nine Wells|Ardh Milh|the Red Shelf|Wadi Sabba|the Glass Plain|Ardh Zahra|the Valley of Kilns|Wadi Nahr|the Thirsty Quarter',
  landStarts: `${startsOfDune}|Ardh |Badia |Bilad |Dahna |Jund |Nafud |Sahel |Sahra |Barr |Diyar |Fayd |Ghawr |Hadba |Hisma |Iqlim |Khatt |Ladha |Mahra |Najd |Qafr |Sarir |Tihama |Ufuq |Zimam `,
  landEnds:
    'Anbar|Dukhan|Fajr|Gharib|Hajal|Kafur|Lulu|Misk|Nuhas|Qadim|Raml|Sakhr|Sirab|Tibr|Yaqut|Zayt|Abyad|Ahmar|Bakhur|Badr|Dhib|Fanus|Ghurab|Harir|Jaras|Khayl|Lawz|Marjan|Nasr|Qasab|Rumman|Saqr|Tannur|Ward|Zaytun',
  theStarts:
    'Amber|Burning|Copper|Falcon|Hollow|Lion|Long|Painted|Silent|Singing|White|Wild|Black|Blind|Camel|Cinder|Dancing|Date|Empty|Forgotten|Gazelle|Golden|Grey|Hidden|Honey|Jackal|Last|Moonlit|Mirage|Nameless|Pearl|Pepper|Rose|Scorpion|Silver|Sleeping|Viper|Yellow',
  theEnds:
    'Basin|Crescent|Desert|Erg|Oasis|Plateau|Shelf|Waste|Dune|Expanse|Flat|March|Pan|Reach|Valley|Wilderness',
  inns: "the Kneeling Camel|the Shade of Two Palms|the Salted Cup|the Fourth Well|the Judge's Slipper|the Patient Guest|the Brass Moon|the House of Carpets",
  ships:
    'the Daughter of the Wind|the Pearl Debt|the Crescent Oar|the Amber Mule|the Suleyma|the Safe Return',
  factions:
    'the Order of the Ninth Well|the House of Weights|the Blue Veil|the Council of Tents|the Brotherhood of the Scale|the Night Caravan',
});

const startsOfDelta =
  'Amra|Bansi|Chandi|Deva|Gulab|Haldi|Jal|Kamal|Loti|Mayur|Nadi|Ranga|Shankha|Vasan|Akash|Bela|Champa|Dhan|Gori|Hansa|Indra|Kusum|Manik|Neel|Padma|Rupa|Sona|Tara|Uttar|Yamal|Agni|Amal|Aruna|Ashok|Badam|Bakul|Bhanu|Bhola|Chakra|Chanda|Dalim|Darpan|Dhruva|Dipa|Dola|Ela|Gaja|Gita|Hira|Isha|Jaba|Jamun|Joba|Kadam|Kajal|Kala|Kanchan|Kesar|Kumud|Madhu|Malati|Mina|Mohan|Moti|Nava|Nila|Palash|Parul|Pipal|Purna|Raja|Ratna|Sagar|Shanti|Shila|Surya|Tamal|Tulsi|Uma|Vana|Veni|Vira';

export const delta = cultureNames({
  id: 'delta',
  she: 'Anjali Bhavani Chandrika Devika Esha Gauri Harini Indira Jayanti Kamala Lalita Madhuri Nandini Padmini Rukmini Savitri Tarini Urmila Vasanti Yamuna Aparna Hemlata Malati Sulekha Amrita Bimala Charulata Damayanti Ekta Girija Hansa Ila Janaki Kaveri Leela Manorama Nirmala Parvati Radhika Sharmila Tilottama Usha Vidya',
  he: 'Arjan Balaram Chetan Dhruv Gopal Harish Ishan Jagan Kirandas Lokesh Mahesh Nakul Omkar Prakash Raghav Sanjit Tarun Uday Vikram Yash Anand Bhaskar Devdas Mohan Ajit Bhuvan Chirag Dinesh Girish Hemant Iravan Jatin Keshav Laxman Madhav Narayan Pramod Ramesh Shankar Trilok Umesh Vinod Yogesh',
  they: 'Arya Bela Chandan Hari Jyoti Kiran Mani Noori Roshan Sheel Tejas Vani Ananda Chitra Kumud Lila Neel Suman',
  last: 'Acharyan Bandopur Chakravat Deshmar Ekambar Gangolli Haridas Iyengal Jadhavan Kulkarin Lahirin Mangeshi Nambiar Oakhale Pattanai Ranadive Sarkhel Tambekar Upasani Venkatar Wagle Yadavan Athalye Biswakar Chitnavis Damle Gadgil Hirekar Inamdar Joglekar Kanitkar Limaye Mirajkar Nadkarni Ogale Paranjape Raikar Samudra Talwalkar Umrani Vaidyar Walimbe Apteker Barve Dandekar Godbolen Hegadi Jamkhedi Karandik Lonkar Marathar Nagpal Phadke Rajwade Sabnis Tilakan Ukidve Vartak Zalkikar Bhagwatar Agashe Bhandarkar Chaudharan Deodhar Ektaran Gokhalen Honavar Indulkar Joshipur Kelkar Lokhande Mahajani Natekar Oturkar Patwardhan Rangnekar Sathaye Tendulan Vaishampan Wadekar Yerawad Apastambi Bhagatkar Chandorkar Dhamankar Gurjarpad Kolhatkar Mandrekar Palsule Sardesar',
  placeStarts: startsOfDelta,
  placeEnds:
    'bari|danga|garh|ghat|gunj|hat|mandal|mati|nagar|pur|bandar|bil|char|doba|gachi|khali|kot|para|tala|tola|abad|bagan|bagh|bandh|bazar|bhanga|bhita|deori|dih|diya|gaon|gola|jhil|jora|kanda|katha|kunda|mahal|mukh|nadi|palli|patti|pokhar|rati|sagar|sarai|shahr|simul|talao|tirtha|tor|vadi|vihar|asan|bala|banga|barna|basti|bera|bhandar|bhera|bita|chak|chala|chandra|chara|chhara|chol|dal|dana|dari|desh|dhara|dham|dhar|dighi|duar|ganga|garhi|ghari|gram|grama|hata|hati|hira|jala|jani|kala|kalyan|kandi|kara|khanda|khera|khet|khola|kona|kuda',
  placeBefore: 'Naya|Purana|Chhota|Bara|Uttar|Dakshin|Madhya|Purva',
  regions:
    'the Thousand Mouths|Upper Kamal|the Indigo Districts|Jalbhumi|the Tiger Reaches|Madhupur|Chandrapur|the Lotus Country|Lower Kamal|Vanagiri',
  landStarts: `${startsOfDelta}|Alok|Bhadra|Chitra|Jaya|Lata|Udaya|Mandar|Yama`,
  landEnds:
    'bhum|desh|khand|mala|pradesh|rajya|sthan|tirtha|giri|ghata|jangal|kunja|kshetra|mandal|nadi|patha|puri|sagara|tata|vati|vasa',
  theStarts:
    'Banyan|Crane|Crocodile|Elephant|Flooded|Jasmine|Lotus|Mango|Monsoon|Peacock|Saffron|Tiger|Amber|Bamboo|Betel|Blue|Cobra|Coral|Drifting|Egret|Fisher|Golden|Green|Heron|Kingfisher|Lime|Lower|Mangrove|Marigold|Otter|Pepper|Rice|Silk|Silt|Sugar|Upper|Weaver',
  theEnds:
    'Country|Delta|District|Forest|Island|Plain|Reach|Shore|Bay|Coast|Estuary|Lagoon|Marsh|March|Province|Valley',
  inns: "the Elephant's Pillow|the Seven Spices|the Polite Crocodile|the Mango Court|the Wet Season|the Blue Umbrella|the Sleeping Clerk|the Brass Lota",
  ships:
    "the Lotus Arithmetic|the Monsoon's Niece|the River Uncle|the Eighth Sister|the Good Rice|the Heron of Kamalghat",
  factions:
    'the Ghat Committee|the Society of the Tank|the Indigo Raj|the Court of Boatmen|the Temple Treasury|the Table of Sixteen Families',
});

const startsOfTerrace =
  'Asa|Chi|Fuka|Haku|Ibu|Kawa|Lian|Mika|Naga|Oku|Qing|Shira|Tsuki|Yuki|Ao|Eno|Futa|Hana|Jin|Kiri|Kuro|Matsu|Mei|Nishi|Oto|Sagi|Take|Ume|Wata|Zhu|Ama|Aki|Ara|Bao|Dai|Fuyu|Gin|Hachi|Hai|Haru|Hoshi|Ichi|Iwa|Kage|Kame|Kara|Kiku|Kita|Koma|Kuma|Kusa|Lan|Lin|Maru|Mino|Mochi|Momo|Nami|Nagi|Natsu|Niwa|Nori|Ono|Rei|Ryo|Sasa|Sei|Shio|Sora|Sugi|Suzu|Tama|Tera|Tomi|Tori|Toyo|Tsuru|Uchi|Wei|Yori|Yue|Zan';

export const terrace = cultureNames({
  id: 'terrace',
  she: 'Aiko Chizu Emiri Fumie Hanae Ikue Junko Kaede Lian Mitsue Natsu Okiku Reiko Sayo Tomoe Umeko Wakana Yukie Meilin Qiaolan Suyin Hyeon Jiwoo Ranmei Ayame Chiyo Etsuko Hatsue Itsuko Kikue Mariko Nanami Otane Rikako Shizue Tamae Uta Yaeko Baihe Xinyi Minseo Fenhua',
  he: 'Arata Bunzo Daichi Eiji Fusao Genji Hideo Isamu Jiro Kenzo Liwei Masato Naoki Osamu Ryota Seiji Takumi Ujiro Wataru Yosuke Bowen Haoran Minjun Zhenli Akio Benjiro Chotaro Daigo Fumio Goro Hayato Ichiro Kanji Morio Nobuo Rokuro Shiro Tatsuo Yoshio Weijun Jianguo Seojun',
  they: 'Akira Asahi Haru Hikaru Izumi Kaoru Makoto Nagi Rin Sora Tsubasa Yuan Aoi Hinata Kei Mirai Ren Yuki',
  last: 'Aokawa Chibana Enomori Fujisaki Hatanaka Ishiguro Jinnai Kurosawe Mizuhara Nakadai Okazaki Ranfeng Sakuragi Tachibano Uchimura Wakabe Yanagida Baizhen Cheonma Duanmei Fengxi Gaoling Hwanbo Jiansu Kimurata Lingyu Murota Nishigaki Onodera Qinghe Rokujo Shimazuke Takemori Umezawa Wenzhou Yamabuki Zhaolin Asakura Dobashi Furukawa Hosokai Ikeuchi Kagami Matsudana Nagasaku Otsubo Sugihara Tokugama Ueharu Watase Yoshinaga Zenkawa Amagi Goseki Hayashida Kitamori Minamoa Shirogane Toyotama Yasukata Akamatsu Banjoya Deguchi Ebihara Funakoshi Gotanda Higashino Ibaraki Kusakabe Maruyamo Nomiyama Oribe Sanadai Terashimo Utagawo Wakatsuki Yagyura Changlin Dongmei Heliang Jinsoo Kobayakwa Luoshan Mitsuyami Nakasone Oyamada Rentaro Shimura Tsukigami Yamanobe',
  placeStarts: startsOfTerrace,
  placeEnds:
    'bashi|dan|dori|gawa|giri|mizu|mori|saka|shui|yama|hama|hara|kubo|mine|numa|sato|sawa|seki|tani|zaki|bata|bori|buchi|daira|gaki|gama|gane|goe|gome|hashi|hata|ishi|iwa|jima|kado|kawa|kura|machi|maki|matsu|michi|mura|nami|nishi|oka|shiro|sono|sugi|take|taki|tera|uchi|wara|zato|zuka|zumi|bana|bara|biki|bira|bune|daki|danji|date|dera|domari|doro|egawa|eda|fuchi|funa|gahara|gai|gamine|gara|gase|gata|gatani|gawara|geta|gishi|guchi|gura|hada|hane|hari|hashira|hayama|hazama|hibari|hina|hira|hisa|hoshi|ikari|ike|inaba|ine|isobe|jiri',
  placeBefore: 'Kami|Shimo|Naka|Higashi|Minami|Kita|Nishi|Oku',
  regions:
    'the Nine Terraces|the Cloud Prefecture|Lower Shirakawa|the Tea Slopes|the Heron Marsh|Kiyomine|Aoyama|the Plum Valley|Upper Shirakawa|Hoshikawa',
  landStarts: `${startsOfTerrace}|Aka|Fumi|Kiyo|Kumo|Mina|Ryu|Sakura|Shimo|Toki|Uta|Yama|Zen|Chiyo|Ena|Hina|Isa|Kura|Mori|Tani`,
  landEnds:
    'bara|gata|guni|kata|kawa|mine|shima|zawa|bayashi|hama|hara|kura|machi|mori|numa|oka|sato|sono|tani|ura|yama',
  theStarts:
    'Bamboo|Cedar|Cherry|Crane|Evening|Jade|Lantern|Maple|Misty|Morning|Silk|Snow|Blossom|Carp|Chrysanthemum|Clouded|Drum|Eastern|Fern|Frog|Ginkgo|Iris|Kite|Lower|Lotus|Moon|Moss|North|Orchid|Paper|Peach|Pine|Quiet|Rice|Rising|River|Sparrow|Upper|Western|Willow',
  theEnds:
    'Coast|District|Peninsula|Plateau|Prefecture|Province|Slope|Valley|Canton|Gorge|Highland|Hillside|Lakeland|Lowland|March|Plain|Ridge|Shore',
  inns: "the Folded Crane|the Third Bowl|the Fox's Umbrella|the Warm Stone|the Silent Kettle|the Persimmon House|the Borrowed View|the Long Bridge",
  ships:
    "the Plum Rain|the Autumn Account|the Turtle's Errand|the Obedient Cloud|the Kingfisher|the Thirty-Third Petition",
  factions:
    "the Office of Waters|the Hall of Ninety Steps|the Paper Lantern Society|the Abbots' Granary|the Left-Hand Ministry|the Ferrymen's Oath",
});

const startsOfSteppe =
  'Ak |Bulgan |Chagan |Dzereg |Ergil |Gurban |Kara |Mogoi |Orkhan |Sary |Tolgoi |Ulan |Tsagan |Yeke |Altan |Bayan |Boz |Chuluut |Erdene |Gok |Huld |Ikh |Jargal |Kyzyl |Mandal |Noyon |Onon |Shar |Temir |Zuun |Alag |Argal |Ariun |Baga |Bars |Batu |Bor |Buga |Burged |Chono |Darkhan |Delger |Dund |Elst |Galt |Gants |Hadat |Haliun |Har |Hoit |Hongor |Hovd |Jar |Jin |Kok |Mangas |Mergen |Mod |Mungun |Narin |Nogoon |Olon |Orgon |Ovor |Sair |Shand |Sonin |Tarvag |Teg |Togol |Tsast |Tumen |Ugal |Urt |Uzum |Yol |Zagal |Zeeren |Zost ';

export const steppe = cultureNames({
  id: 'steppe',
  she: 'Altani Bayarma Checheg Dulmaa Enkhe Gerel Khulan Mandukai Narantsa Oyuun Sarangel Tsetseg Uranbek Yesui Zaya Aigul Botagoz Dinara Gulnar Janar Kunsulu Raushan Saltanat Togzhan Alimaa Bolormaa Chimeg Delger Erdene Gunj Ider Jargal Khongor Munkhtsetseg Nomin Odval Sogdi Tuya Ulziit Aisulu Meruert Zhanar',
  he: 'Altan Batu Chagan Dorji Erden Gansukh Jochi Khadan Mongke Nergui Ogul Sukhbat Temur Ulagan Yesugan Zorig Askar Berik Darkhan Ermek Kanat Marat Nurlan Talgat Arban Bolat Chuluun Dauren Esen Ganbold Hulan Ikhbayar Jangir Khasar Munkh Nomgon Otgon Sartak Togan Unegen Baurzhan Zhomart',
  they: 'Aybek Chinua Dzaya Emre Ilkin Kutlu Odon Sayan Solongo Tengis Uyan Yul Anar Delgo Kerei Naran Suld Tumen',
  last: 'Arslanbek Borjigid Chonoson Dalaikhan Erkebul Galtan Hulegun Ildirim Jalayir Kerait Lagashin Merkidai Naimanov Onggirat Qipchal Suldus Tatalun Uriankh Yesunbat Zungari Akbulak Baigulin Dzhanibek Eginbai Fargani Gokturan Ishimov Jungalai Kazangap Manasov Nogaiba Oirat Qarluq Rustamin Shalkar Tolegen Ustyurt Yenisei Zhetisu Atabay Barlas Durulgan Eskender Gurvan Kokbori Mangudai Noyanov Orkhonai Sarybas Turgenbai Uighun Yabghu Zhaksyl Altynai Bekturov Qongrat Selengei Toghrul Batmunkh Karasakal Akhmetov Badmayan Chagatun Dorjiev Erkhembai Gombodar Khorchin Lamadai Mergenbai Nurgalin Ordosun Qazybek Radnaev Sengelei Togtokh Urtaev Yadamsur Zorigtai Alatau Bozorgan Chuibal Dzungar Eralin Jarlykap Kasymbek Mukanov Naurzum Sagaidak Temirkan Zaisanov',
  placeStarts: startsOfSteppe,
  placeEnds:
    'Bulak|Davaa|Kul|Mazar|Nuur|Tal|Tobe|Tok|Uul|Zam|Asar|Balgas|Gol|Hudag|Jalga|Kurgan|Ovoo|Suu|Tash|Ulus|Aral|Arshaan|Asga|Avdar|Aygur|Belchir|Bugat|Chuluu|Dala|Debseg|Dov|Duut|Eej|Ereg|Gegee|Hairhan|Hamar|Havtgai|Hoshuu|Huree|Jarma|Kent|Khonkh|Kuduk|Modon|Muren|Nars|Orda|Oroi|Ovol|Rashaan|Saikhan|Shil|Sum|Sugat|Tamga|Tarsh|Tengel|Toirom|Tug|Tulga|Uhaa|Urga|Usan|Yalga|Zeel|Zog|Airag|Altan|Arga|Artsat|Ayan|Bagana|Baits|Balar|Bavuu|Bayan|Bogd|Bulan|Busuu|Chandmani|Dalan|Dashin|Deej|Delt|Dund|Elbeg|Emeel|Erdem|Eruu|Galuut|Ganga|Gerel|Gurvan|Harzat|Hongil|Hotol|Huvar|Hyar|Ikher|Irves|Jarga|Javhlan|Jims|Hudeg|Khad|Khel|Kherem|Khond|Khuree|Luus',
  placeBefore: 'Ikh|Baga|Zuun|Baruun|Dood|Deed|Ulaan|Shine',
  regions:
    'the Grass Sea|the Cairn Marches|Kara Steppe|the Salt Flats of Orkhan|the Nine Pastures|Altan Basin|Tengri Valley|the Red Pasture|the Land of Two Rivers|Boz Plateau',
  landStarts: `${startsOfSteppe}|Arka |Baraan |Chandman |Erkin |Hantai |Jungar |Ordo |Sumber |Targan |Tenduk |Uvsan |Yesun |Bugat |Kerul `,
  landEnds:
    'Basin|March|Pasture|Plain|Plateau|Range|Steppe|Valley|Canyon|Country|Desert|Gap|Grassland|Heath|Meadow|Moor|Pass|Reach',
  theStarts:
    'Antelope|Blue|Eagle|Endless|Falcon|Fox|Golden|Grey|White|Wind|Wolf|Yellow|Bitter|Black|Bustard|Camel|Cloudless|Colt|Crane|Drum|Dusty|Far|Feather|Frozen|Hawk|Honey|Long|Marmot|Milk|Northern|Red|Saddle|Salt|Silent|Silver|Southern|Stallion|Thistle|Thunder|Wild',
  theEnds:
    'Country|Grassland|Meadow|Pasture|Plain|Plateau|Range|Steppe|Basin|Flat|Heath|March|Prairie|Reach|Ridge|Upland',
  inns: "the Hobbled Mare|the Third Cup|the Felt Roof|the Khan's Stirrup|the Wolf's Share|the Long Rein|the Mended Drum|the White Tent",
  ships:
    "the Wooden Horse|the Far Pasture|the Grandmother|the Grass Widow|the River Foal|the Khan's Regret",
  factions:
    'the League of Nine Tethers|the Banner of the Grey Mare|the Council of Grandmothers|the Arrow Post|the Host of Salt Riders|the White Felt',
});

export const bough = cultureNames({
  id: 'bough',
  she: 'Aelira Calanthe Elowen Faelith Ilyana Laethiel Miriel Neluvar Orelle Rielle Sharielle Thessaly Vaelis Ysmera Anwen Caelynn Eilora Galwenne Ithiel Lorelle Meriele Saelihn Tiriel Wenna Alaine Brielle Celandra Delwyn Elorien Fiorelle Gwaeril Illyria Jasmeril Kerith Lunelle Mavren Nimriel Oriel Phaedril Rosmerin Sylwen Tathiel',
  he: 'Aravel Bellion Caelor Emmeris Faelar Ilphas Loreth Mindrel Nuallan Orist Pellorin Quennar Rianthe Solivar Tamoril Vaurien Aelwin Brethil Eldamar Galinnan Ivellor Lathal Paelor Thandis Andras Belwar Corwyn Dorrin Erevan Finael Gaelin Hadrel Ivran Kaelith Lorcael Merrion Nevarin Orvel Peren Rhovan Soveliss Tharion',
  they: 'Ashael Drusel Eryn Fenn Ioril Lirael Nyx Rhiel Sylvar Tael Vesper Wyn Aeris Briar Linnae Moren Ovyn Rowan',
  last: 'Amberleaf Birdsong Copperbeech Dawnwater Everwake Fernhollow Galeborn Hartstongue Ivywarden Junewood Kestrelight Larkmoss Moonseed Nightbloom Oakenshade Palewillow Quillfern Rainwhisper Silverroot Thornless Undersong Violetvane Windlace Alderheart Briarspan Cloudthistle Duskfeather Elmsworn Foxglove Greenmantle Holloway Hazelrune Inkberry Lichenfall Meadowmere Nettlecrown Orchidane Petalstorm Rushlight Starflax Tanglewood Umberleaf Vinesend Whitethorn Aspenquill Barkwhistle Cressbrook Dewbringer Eglantine Fallowdeer Gladeward Honeyvale Leafturner Mistletoe Orrisroot Reedsinger Springwell Thistledown Wisteria Yewbranch Applebough Brindlewood Cloverdeep Dappleshade Emberthorn Ferngrove Glimmerbrook Heatherwind Islewillow Jessamine Kingcup Lindenfall Marigold Nutbrown Oatwhisper Primsong Quietwater Rowanbright Sedgeway Teasel Underbriar Valerian Willowherb Yarrowleaf Ashenlight Bluebank Catkin Dogrose Elderbloom Woodsorrel',
  placeStarts:
    'Ael|Bough|Cael|Dew|Elm|Fael|Green|Ilmar|Laurel|Moss|Silver|Thess|Vael|Wynd|Ash|Birch|Dusk|Ever|Fern|Gale|Hollin|Linn|Morrow|Night|Oaken|Quill|Rowan|Sorrel|Thorn|Willow|Acorn|Amber|Anem|Arbor|Barley|Beech|Briar|Brook|Cedar|Cloud|Clover|Cress|Dawn|Eld|Ember|Even|Feather|Flax|Fox|Frond|Garl|Glen|Gold|Harp|Hart|Heron|Honey|Iris|Larch|Leaf|Lily|Lime|Lir|Lor|May|Mist|Moon|Myrtle|Nim|Owl|Pine|Rain|Reed|Rose|Shade|Snow|Star|Swan|Teal|Thistle|Thrush|Vesper|Vine|Violet|Wren|Yew',
  placeEnds:
    'andel|briar|haven|indor|lorn|mere|orist|stair|stile|wythe|bower|brook|dell|glade|mantle|ring|song|spire|vane|arbor|barrow|branch|canopy|cove|crown|dale|dew|dusk|feather|field|flower|ford|gate|grove|hall|hearth|hold|hollow|loft|march|moor|nest|pool|reach|root|run|shade|shelter|shore|spring|step|thicket|tower|vale|ward|watch|weald|well|wind|wood|alder|bank|bloom|bridge|bright|burrow|catch|cradle|crest|croft|crossing|curl|dance|door|down|drift|edge|fern|fold|frond|garth|gleam|grace|green|hawthorn|hedge|herb|hythe|isle|kin|knot|lace|lake|lane|lea|ledge|mead|meadow|mist|moss|moth|mound|path|petal',
  placeBefore: 'High|Low|Old|Far|Elder|Hidden|Upper|Nether',
  regions:
    'the Standing Wood|Caelmarch|the Silver Understory|the Rootlands|Ilmarin|the Quiet Canopy|Lothmere|the Amber Grove|Elderfen|the Vale of Moths',
  landStarts:
    'Aur|Bel|Cor|Dor|Eryl|Fin|Gwyl|Hael|Ior|Loth|Myr|Nim|Ond|Rhos|Sil|Tal|Ur|Yll|Ael|Bryn|Cael|Daer|Elm|Faer|Gil|Hith|Ilmar|Kel|Lin|Mael|Neld|Ol|Per|Quel|Rian|Sael|Thal|Vael|Wen|Ad|Al|An|Ar|Bal|Ber|Bran|Cal|Cer|Cyn|Dal|Del|El|Er|Fal|Fen|Gal|Gel|Hal|Hel|Ill|Ist|Jas|Kor|Lath|Lor|Mal|Mer|Nar|Nel|Or|Os|Pel|Quor|Ral|Rim|Sar|Ser|Syl|Tar|Ther|Um|Val|Ver|Wyl|Yr',
  landEnds:
    'adell|aven|emar|enna|ilon|orel|umiel|ywen|adorn|amir|aris|eanor|eleth|enor|erin|ethil|imar|irel|orin|osta|uvar|yndel',
  theStarts:
    'Amber|Ancient|Dreaming|Emerald|First|Golden|Hidden|Mossy|Owl|Silver|Twilight|Whispering|Antler|Ashen|Blue|Candle|Deep|Drowsy|Eldest|Fallow|Feathered|Fern|Flowering|Frosted|Glimmering|Green|Hollow|Honey|Ivy|Lonely|Moonlit|Nettle|Nightingale|Outer|Petal|Rainy|Rose|Rowan|Russet|Sleeping|Starlit|Thorn|Violet|White|Wild|Willow',
  theEnds:
    'Canopy|Fen|Forest|Glade|Grove|March|Wold|Wood|Bower|Dale|Dell|Garden|Hollow|Meadow|Reach|Thicket|Vale|Weald',
  inns: "the Hollow Oak|the Last Acorn|the Moth and Candle|the Slow Cup|the Borrowed Leaf|the Owl's Spectacles|the Rain Room|the Green Door",
  ships:
    "the Drifting Seed|the Hundred-Year Errand|the Patient Leaf|the Moonwake|the Unhurried|the Heron's Shadow",
  factions:
    'the Ring of Rootwardens|the Court of Late Leaves|the Listening Ring|the Silver Graft|the House of Undersong|the Windfall',
});
