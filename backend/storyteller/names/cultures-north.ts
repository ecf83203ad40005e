import { cultureNames } from './culture-names.ts';

// Each line of names is one string, which takes a quarter of the space of a list in the bundle.

const startsOfVale =
  'Alder|Clear|Dunnock|Eller|Five|Gatter|Hobble|Marrow|Nether|Otter|Quern|Salter|Thrush|Wend|Apple|Bitter|Crook|Dray|Fallow|Goose|Hazel|Inken|Kettle|Lark|Mallow|Pippin|Rook|Sedge|Tansy|Wheat|Ash|Barrow|Bracken|Cherry|Clover|Dingle|Dove|Elder|Ferny|Frost|Gander|Garth|Harrow|Heather|Hollow|Honey|Kestrel|Linden|Maple|Nettle|Oak|Parson|Quince|Raven|Rush|Shepherd|Starling|Stony|Swan|Thistle|Willow|Yew';

export const vale = cultureNames({
  id: 'vale',
  she: 'Ansel Beth Cecily Dorrit Edony Ferris Gillian Hester Isott Jessamy Kezia Linnet Maud Nell Orla Petronel Quenby Rosamund Sibley Tamsin Ursley Verity Winifred Ysolt Aldith Bridget Clemence Dulcie Effie Florrie Grizel Honor Idonea Joan Katharine Lettice Mildred Nancy Philippa Sabina Thomasin Wilmot',
  he: 'Aldous Barnaby Clement Dunstan Edric Fulke Garrick Hobart Ivo Jasper Kenelm Lambert Miles Nicol Osbert Piers Quentin Ralph Simeon Tobias Umfrey Vincent Warin Yorick Ambrose Bevis Crispin Denzil Ellis Frederick Godfrey Humphrey Jerome Laurence Matthew Norris Oliver Percival Roland Silas Theobald Walter',
  they: 'Averill Blyth Corin Darcy Emery Fallon Greer Hollis Jocelyn Lorin Merrill Sorrel Aubrey Marlow Robin Tatum Linden Wren',
  last: 'Ackland Barrowby Catterick Dunmow Eddowes Farthing Garroway Haddock Inchbald Jepson Kettlewell Lackland Marchbanks Nettleship Oakshott Pennyfeather Quarles Rudge Sallow Tolliver Underhay Vickery Wagstaff Yarrow Appleby Birtwhistle Coverdale Dimmock Everard Fothergill Gathercole Honeyball Ingleby Jellicoe Kersey Lovelock Merriman Northcote Orpington Pettifer Quick Rainbird Shillito Thistlewood Uppington Venables Whitlock Yelland Askew Brindley Cheesewright Dabney Elphick Godbold Hathersage Langstaff Mudge Pinchbeck Rookwood Tunnicliffe Ashdown Bagshaw Cobbold Dewhurst Entwistle Featherstone Gooch Hazeldine Iveson Jolliffe Kitchener Larkin Mompesson Nunn Oldcastle Pargeter Quilter Ravenscroft Swaine Tapsell Upjohn Vane Wetherby Yaxley Alderton Bullivant Chilcott Dunnage Fairbrother Goodenough Hartopp Kemble Lugg Mayhew Overbury Plumtree Rushbrook Spurling Trollope Winterbourne',
  placeStarts: startsOfVale,
  placeEnds:
    'by|combe|cote|ford|ham|lip|stiles|thorpe|wick|worth|bourne|bridge|croft|field|gate|hurst|mere|minster|stead|well|acre|bank|beck|brook|bury|church|cross|den|down|ferry|green|hay|holt|market|marsh|mill|moor|pool|ridge|shaw|side|stoke|stow|weir|yard|ash|barn|barrow|brow|cliffe|crook|dene|dyke|edge|eaves|garth|grange|grove|hithe|hollow|lane|leaze|lock|meadow|mount|oak|oaks|park|pit|post|quay|rigg|rise|royd|slade|spring|stile|thwaite|toft|town|tree|vale|wall|water|wells|wharf|wood|wath',
  placeBefore: 'Great|Little|Nether|Over|Long|Abbots|Kings|Monks',
  regions:
    'the Wends|Harrowdale|the Long Acres|Mossgate Hundred|the Chalk Ridings|Ottershaw|Brackenshire|the Vale of Tarrow|Nether Wick|Amberley Chase',
  landStarts: `${startsOfVale}|Ashen|Bramble|Cawder|Damson|Elver|Gorse|Heron|Ivel|Lammas|Merle|Osier|Perry|Rother|Swallow|Teasel|Wither|Barley|Colt|Dimmer|Fennel|Garland|Haver|Mistle|Orchard|Pedlar|Rowan|Saffer|Thrift|Umber|Vetch|Wren`,
  landEnds:
    'dale|hay|mead|moor|shaw|shire|weald|wold|acre|combe|cote|fell|hurst|marsh|mere|ridge|vale|wood',
  theStarts:
    'Barley|Beacon|Cuckoo|Furze|Harvest|Hop|Maypole|Orchard|Pilgrim|Plover|Saffron|Tithe|Abbey|Badger|Bramble|Charter|Cider|Copper|Falcon|Gooseberry|Hawthorn|Ivy|Lammas|Minster|Nightingale|Ploughman|Rushy|Shepherd|Tinker',
  theEnds:
    'Chase|Hundred|Liberty|Reach|Riding|Soke|Vale|Common|Forest|March|Moor|Park|Plain|Weald|Wold',
  inns: "the Cold Kettle|the Three Hinges|the Patient Goose|the Half Moon and Shovel|the Widow's Elbow|the Last Bushel|the Unlit Lantern|the Honest Thumb",
  ships:
    'the Second Helping|the Margery Small|the Tithe Barn|the Plain Answer|the Sixpenny Lark|the Goodwife of Oxlip',
  factions:
    'the Wednesday Bench|the Company of the Open Gate|the Order of Hundred Stiles|the Parish of the Nail|the Quiet Vestry|the Lantern Watch',
});

const startsOfFjord =
  'Arne|Bjork|Eider|Fiske|Grim|Inger|Kvern|Lang|Nord|Raud|Skarn|Torn|Ulv|Alm|Brim|Dyr|Elve|Frost|Gull|Hest|Jern|Kalv|Lom|Mose|Orre|Rype|Sild|Tang|Varde|Ask|Bein|Blom|Dverg|Eik|Elg|Fugl|Geit|Gran|Gras|Hauk|Helle|Hjort|Horn|Hval|Kobbe|Krake|Lax|Lyng|Malm|Myr|Oks|Ravn|Rein|Rogn|Salt|Sel|Skog|Stein|Storm|Svart|Trane|Hovde';

export const fjord = cultureNames({
  id: 'fjord',
  she: 'Aslaug Bergljot Dagny Eydis Frida Gudrun Hallgerd Ingrith Jorunn Kadlin Liv Mjoll Nanna Oddny Ragnfrid Signy Thordis Unn Vigdis Yrsa Asvor Brynja Groa Solveig Alfhild Borghild Drott Eldrid Freydis Gunnvor Helga Idun Jofrid Kolfinna Ljufa Maren Olaug Randi Sigrun Torunn Ulfhild Valdis Ylva',
  he: 'Arnkel Borin Egil Eirik Finnbogi Gunnar Hakon Ivar Jostein Kolbein Leif Mord Njal Orm Ottar Rafn Skarde Snorri Torleif Ulf Vagn Yngvar Hrut Sigvald Asbjorn Bard Dag Erling Frode Geir Halvard Ingolf Jarle Kjartan Leidulf Magnar Nikulas Olaf Ragnvald Steinar Thorir Uni Vemund Yngve',
  they: 'Aun Birke Drifa Eir Haf Jary Ketil Lauf Rind Skye Toke Vidar Embla Hede Isa Loa Storm Tyri',
  last: 'Ashlad Blackwater Coldwell Dunfell Eagleskerry Fairhaven Gritstone Hornsea Icefoot Jokulson Keelmark Longhouse Mareholm Netmaker Oarsby Pitchard Reefer Seawright Thawley Ulvang Varnes Whalegate Yarnholm Arnvik Bjarkoy Drangey Ekeberg Flatholm Gronvold Hellisund Isfeld Kvalnes Lyngstad Myrdal Nordvik Ostergard Rauma Stavnes Tangvald Utvik Vestmark Brattli Dalgard Eldvik Fjelstad Grimsrud Haukeland Knarvik Leirvag Mostad Nesheim Odland Rognes Skogvik Tveit Vikoren Aasen Brekke Hovden Sandvik Aurdal Bergsund Dokken Elvestad Furnes Gaupne Holmdal Ingvoll Jotnes Kaldhol Lofthus Moldekleiv Narvestad Opheim Ringdal Selnes Tofte Ulsrud Valberg Ytterdal Askvoll Breivik Digernes Espevik Fossheim Gjerstad Hestnes Instefjord Kollsvik Langesund Maloy Nygard Oksendal Rosvold Stordal Trondvik Urnes Veblungsnes Bratland Skjolden Hamarvoll',
  placeStarts: startsOfFjord,
  placeEnds:
    'fjord|gard|havn|holm|ness|skerry|stad|sund|vik|voe|berg|bukt|dal|fell|foss|heim|lund|strand|tun|vatn|botn|bru|by|eid|flot|haug|hella|hov|kleiv|li|mark|mo|myr|os|rud|set|skar|stein|tind|torp|vang|veit|voll|bekk|borg|brekke|broen|dokk|eng|fiske|flua|fors|gap|grend|grotte|hall|hei|hus|kil|kirke|klint|kroken|kvern|land|lia|moen|naust|nut|odde|oyra|plass|rygg|sand|sjo|skjer|slett|steng|stova|stranda|svad|tangen|tjern|tveit|vegg|viken|vold',
  placeBefore: 'Gamle|Indre|Lille|Midt|Nedre|Store|Ytre|Ovre',
  regions:
    'the Outer Skerries|Hvitmark|the Narrow Fells|Ravnland|the Sounding Coast|Ostmark|Skarnland|Vesterland|Isefjord|Northmark',
  landStarts: `${startsOfFjord}|Aske|Bersi|Erne|Falk|Jotun|Kraka|Laks|Mjol|Norn|Odda|Trolle|Vinter|Ymer|Dyre|Gand|Hamre|Isk|Lynge|Skade|Tyr|Valk|Ulf`,
  landEnds:
    'dal|fjord|fold|heim|land|mark|rike|vidda|berg|by|fell|hav|lund|nes|seter|skog|stad|strand|vang|vik',
  theStarts:
    'Birch|Broken|Grey|Gull|Iron|Last|Long|Rime|Storm|Thunder|Whale|Wolf|Auk|Bitter|Black|Cod|Drifting|Eider|Herring|Howling|Inner|Misty|Narwhal|Outer|Raven|Salt|Seal|Silent|Skua|Walrus|White',
  theEnds:
    'Coast|Fell|Fjord|Inlet|March|Shore|Sound|Strait|Bight|Cape|Channel|Firth|Island|Peninsula|Plateau|Reach',
  inns: "the Upturned Boat|the Seal's Thumb|the Dry Oar|the Seventh Wave|the Smoked Saint|the Long Night|the Sleeping Ox|the Borrowed Axe",
  ships:
    "the Grey Sister|the Wave Ox|the Ljot|the Unpaid Debt|the Winter's Heel|the Harald's Widow",
  factions:
    'the Oar Thing|the Oath of Skarn|the House of Nine Hearths|the Salt Brotherhood|the Far Reckoning|the Keel Right',
});

const startsOfLowland =
  'Achter|Broek|Donk|Een|Gans|Hoog|Kalver|Leeg|Molen|Nieuw|Oude|Roggen|Turf|Zout|Bever|Doorn|Elze|Fazant|Gerst|Haver|Klaver|Linden|Mossel|Noorder|Oester|Paling|Riet|Schapen|Visch|Wilgen|Adel|Bak|Berken|Biezen|Bonte|Bos|Brand|Duiven|Eiken|Ezel|Galgen|Graan|Grote|Haas|Heer|Honds|Hooi|Iepen|Kaas|Klein|Koe|Kraaien|Lepel|Leeuw|Maan|Meeuwen|Paarden|Pauw|Snoek|Stille|Storm|Veld|Vlas|Vogel|Wester|Winter|Zwaan';

export const lowland = cultureNames({
  id: 'lowland',
  she: 'Aleid Berendina Cato Dieuwke Evelien Femke Griet Hanne Isabeau Jacoba Katrijn Lijsbeth Machteld Neeltje Odilia Pleuntje Renske Sasja Trijntje Ursel Veerle Wendela Yfke Zwaantje Annigje Brechtje Coba Duifje Eefje Fenna Geesje Hilletje Imkje Jikke Klaartje Lamberta Marijke Nelleke Ottilie Petronella Roosje Stijntje Tannetje Willemijn',
  he: 'Adriaan Bartel Cornelis Diederik Everhard Floris Gerrit Hendrik Ijsbrand Joost Klaas Lieven Maarten Nicolaas Otte Pieter Quirijn Reinout Sander Tielman Ubbo Valentijn Wouter Zeger Aart Bavo Coenraad Dirk Egbert Frans Govert Harmen Isbrant Jurriaan Koert Lambrecht Melchior Nanning Onno Philips Roelof Symen Tjaard Wolfert',
  they: 'Anker Beau Dirkje Eike Foppe Gijs Jildou Lou Noor Rune Sijtze Wiebe Bente Jorrit Merel Pim Roan Tibbe',
  last: 'Achterberg Bloemhof Coornhert Dijkgraaf Elzinga Fortuyn Grachtwal Hazelaar Ingelse Jonkvrouw Kaasmaker Langendam Molenwijk Nachtegaal Oosterling Poelman Quast Roodhart Spaarndam Terborch Uyttenhove Vandersluis Wijngaard Zeldenrust Appelboom Breukelen Capelleman Donkersloot Ewoud Fransema Goudriaan Houtzager IJsselstein Kramer Lakenkoper Meerman Noordhoek Opdam Plantinga Ruysch Scheepmaker Tulpstra Uilenburg Verhoeven Waterman Zandstra Aldegonde Boterbloem Claverman Duyvendak Eikenaar Gansevoort Hopman Korenbeurs Leeghwater Mosterd Overbeke Pannekoek Schouten Treslong Abbenbroek Baanders Cuypers Dekkers Eggink Fockema Gorter Heemskerk Imminga Jaspers Kuipers Lammerts Mulder Nieuwkerk Oldenhof Pijnacker Quispel Rietveld Steenwijk Terpstra Vosmaer Wassenaar Ypma Zijlmans Bakhuis Cloosterman Doornbos Engelbrecht Groenewoud Hofland Kalkman Loosjes Oudemans Ploegman Rozenboom Smallegange Tichelaar Veenstra Weststrate Hartogh',
  placeStarts: startsOfLowland,
  placeEnds:
    'brug|dam|dijk|geest|hoek|kade|meer|sluis|veen|zijl|burg|daal|haven|horst|huizen|kerk|oord|poort|waard|zand|akker|beek|berg|bosch|brink|donk|drecht|gat|gors|hof|kamp|kreek|laan|markt|mond|plas|rade|rijk|schoor|spui|steeg|toren|veld|vliet|werf|wold|zee|anker|baan|barge|bocht|bos|broek|bron|burcht|diep|duin|eiland|geul|gracht|grond|haag|heem|hem|heuvel|hout|huis|kolk|kreken|krib|kwelder|lage|loo|made|mark|meent|monding|muiden|oever|ooi|ploeg|polder|punt|rak|rand|scheide|schie|slag|sloot|stal|stede',
  placeBefore: 'Groot|Klein|Laag|Neder|Over|Voor|West|Zuid',
  regions:
    'the Nine Polders|Overwater|the Land of Sluices|Zilverveen|the Low Hundred|Geestland|Hoornland|Veenland|the Long Dike|Duinmark',
  landStarts: `${startsOfLowland}|Akker|Bies|Gors|Haring|Kraan|Mees|Nessel|Olmen|Peel|Reiger|Slik|Tarwe|Wulpen|Dijker|Elzen|Heide|Kaper|Lis|Noord|Otter|Polder|Ree|Varen|Wilg`,
  landEnds:
    'gouw|kamp|land|mark|meent|veld|wold|woud|bos|burg|dam|drecht|duin|hoek|horst|kreek|oord|vliet|waard|zand',
  theStarts:
    'Black|Drowned|Eel|Green|Heron|New|Old|Reed|Salt|Silver|Stork|Windmill|Amber|Bittern|Broad|Butter|Clover|Cormorant|Far|Flat|Flax|Golden|Grey|Herring|Long|Lost|Mussel|North|Otter|Peat|Swan|Tulip|Willow',
  theEnds:
    'Bailiwick|Fen|Heath|Island|Marsh|Mere|Polder|Reach|Barony|Bog|County|Dike|Lake|Lowland|Meadow|Shore|Wood',
  inns: 'the Counted Goose|the Brass Herring|the Wet Ledger|the Four Stoves|the Clogged Pipe|the Dancing Miller|the Blue Tile|the Late Barge',
  ships:
    'the Vrouw Machteld|the Prudent Investor|the Gilded Herring|the Patience of Hoogsluis|the Eighth Part|the Morning Tax',
  factions:
    'the College of Dykes|the Sluice Court|the Company of Small Shares|the Table of Regents|the Orphan Chamber|the Blue Sash',
});

export const glen = cultureNames({
  id: 'glen',
  she: 'Aine Brighde Caoimhe Deirdre Eimhir Fionnuala Grainne Iseabail Keavy Lasair Mairead Niamh Oonagh Peigi Rhona Seonaid Teasag Una Muirne Sorcha Ealasaid Catriona Bethoc Gormla Ailis Beathag Ciorstan Dervla Eilidh Fenella Giorsal Isla Kirsty Lileas Maisri Nuala Oighrig Raghnaid Saraid Triona Beitris Moire Siubhan Coblaith',
  he: 'Aodhan Bran Cormac Domhnall Eoghan Fergus Giolla Iain Keir Lorcan Murdo Niall Oisin Padraig Ruairi Somerled Tarn Uisdean Calum Diarmid Ewan Lachlann Torcuil Conall Aonghas Beathan Coinneach Donnchadh Eachann Farquhar Gilleasbuig Hamish Kenneth Labhrann Malcolm Neacal Osgar Raghnall Seumas Tearlach Uilleam Colla Alasdair Fingal',
  they: 'Ailbe Brae Cailean Devin Ennis Flann Kerr Lennan Morgan Rory Shay Tavish Arran Blair Keelin Ross Sheridan Tiernan',
  last: 'Abernain Balloch Carrick Drumore Erskine Fearn Glenarva Heather Inverarity Kilbride Lochran Machrie Nairn Orchy Pitcairn Rannoch Strathmore Tulloch Urquhart Weem Achray Brannoch Corrie Dalgleish Ettrick Fintry Garvock Hebden Islay Kinnaird Lorne Menteith Ness Ochil Petrie Quothquan Raasay Skene Torridon Ulladale Affric Bracken Cromar Dunalastair Earn Forgan Gairloch Innes Kessock Laggan Moidart Neish Ormidale Portsoy Rattray Sleat Tarbert Uig Wemyss Yester Ardgour Buchan Colquhoun Dunbeath Errol Falkirk Galbraith Hallin Inchcape Jura Kilmuir Lamont Melrose Newtyle Oban Polwarth Roxburgh Selkirk Traquair Urchany Vatersay Whithorn Abercairn Braemar Cawdor Dunollie Elgin Fettercairn Glenlyon Invercauld Kintyre Lochiel Muirhead Ordie Pennan Ruthven Staffin Tain Udny Benmore',
  placeStarts:
    'Ardna|Balqu|Cairn|Duna|Glen|Inch|Kil|Loch|Oran|Peat|Rath|Strona|Tober|Ullin|Achna|Bran|Corrie|Drum|Esk|Fearn|Gart|Hirst|Knock|Leck|Muir|Pit|Scour|Tarra|Tulli|Whin|Ailt|Arn|Bal|Ban|Blair|Brae|Carn|Clach|Colla|Craig|Dal|Dorn|Eilan|Fas|Fin|Gal|Garve|Innis|Kirk|Lag|Lang|Lin|Mach|Mon|Rona|Ross|Sann|Shen|Skara|Stra|Tarn|Torr|Tra|Wester',
  placeEnds:
    'barra|darroch|finnan|garve|linn|more|nish|ran|skin|tarve|bane|cullin|dreen|fallan|kerran|lavan|moy|rossan|sheil|varloch|achar|adie|allin|anoch|arden|avon|bervie|birnie|corrach|gask|goil|grennan|hallan|kinnon|laggan|machrie|nevar|ochter|orrin|ravel|shiel|tarran|torrach|vannan|yarrow|airlie|annan|banna|beath|bellan|blane|bogie|bracken|cabrach|cathel|clunie|coul|crae|darnan|dinnet|doune|eather|ericht|fearn|fender|fyvie|gannoch|gellan|gorm|halladale|howe|keld|kendrum|lachan|leven|lithan|lochan|macher|marnoch|mellan|monar|mullin|nochty|olrig|pettan|rannie|rhynie|roy|sallan',
  placeBefore: 'Easter|Wester|Nether|Upper|Over|Mickle|Little|Old',
  regions:
    'the Braes of Darroch|Upper Marra|the Whin Moors|Strathorran|the Two Lochs|Kintail March|Glen Morvane|Skerravore|Nether Alban|Carrickmore',
  landStarts:
    'Auchen|Ban|Carse|Craig|Dal|Fin|Gal|Inver|Knap|Mor|Ross|Strath|Tarn|Trosk|Alt|Bal|Brae|Clach|Cor|Dun|Eilan|Fern|Garv|Innis|Kin|Lag|Linn|Mull|Pen|Rath|Sker|Tor|Wallach|Abar|Aber|Ail|Ard|Barr|Blair|Buch|Cal|Carn|Clun|Coll|Cul|Dorn|Drum|Eil|Fal|Farr|Gart|Gleb|Haugh|Immer|Kel|Kil|Larn|Len|Loch|Mach|Mon|Muir|Nev|Och|Ped|Rann|Sann|Shen|Sor|Tal|Tarb|Ten|Tull|Ull|Ven',
  landEnds:
    'adden|arrow|doran|ellan|fyllan|gair|hollan|keth|maddie|nevan|ochil|shira|tulloch|vannie|avie|breck|cannan|dallan|ernan|fearn|garrick|harran|lomen|mannoch|orran|pallan|ranald|sallach|torrin|vorlich',
  theStarts:
    'Bracken|Grouse|Heather|Hollow|Kelpie|Lang|Mist|Piper|Stag|Thistle|Bonny|Brown|Capercaillie|Curlew|Drover|Eagle|Fairy|Gorse|Hazel|Laird|Lonely|Otter|Pine|Raven|Red|Rowan|Salmon|Silver|Wailing|Wildcat',
  theEnds:
    'Brae|Carse|Firth|Forest|Glen|March|Moor|Strath|Bay|Fell|Isle|Loch|Muir|Pass|Shieling|Vale',
  inns: "the Blind Piper|the Wet Plaid|the Third Stone|the Bride's Toll|the Limping Stag|the Kind Ferryman|the Bog and Candle|the Ninth Cousin",
  ships:
    "the Heron's Wife|the Grey Selvedge|the Maid of Darroch|the Cold Welcome|the Ronan|the Uncle's Share",
  factions:
    'the Clachan Ring|the League of Seven Tacks|the Watch of the Tryst|the Stone Moot|the Blackcock Band|the Fostered Kin',
});

const startsOfBirch =
  'Bezd|Dub|Gusin|Jezer|Kamen|Lip|Medov|Nov|Osin|Prazn|Rybn|Sedm|Tikh|Zim|Bobr|Chern|Drozd|Golub|Javor|Kalin|Lesn|Malin|Orl|Plesn|Rogat|Sosn|Topol|Verb|Vran|Zlat|Babr|Bagr|Blag|Bor|Brus|Bukov|Chist|Dobr|Dolg|Gorn|Grib|Grom|Jagod|Jasen|Klen|Klyuch|Konop|Kras|Krech|Kupal|Lebed|Log|Lun|Moch|Morosh|Olen|Orech|Pereg|Pesk|Pust|Ryab|Sin|Smol|Snegir|Solov|Strel|Svet|Tern|Tur|Ust|Volk|Yar|Zver';

export const birch = cultureNames({
  id: 'birch',
  she: 'Agnija Bozena Casimira Dobrava Elzbieta Fenya Galina Halka Irinka Jadviga Kalina Ludmila Milica Nadezda Olena Premysla Radka Stanka Tatyana Ulyana Vesna Yevka Zlata Zofia Anezka Branka Cvetana Darina Emiliana Fedora Gordana Hedvika Ivana Jelena Katarina Ljuba Marusya Natalka Olha Pelageya Ruzena Svetlana Tereza Varvara Yaroslava Zuzana',
  he: 'Anatol Bogdan Cestmir Damek Emil Fedor Gleb Havel Igor Jaromir Kazimir Ladislav Miroslav Nikita Ondrej Pavel Radovan Stepan Tadeusz Ustim Vaclav Yaroslav Zbignev Zoran Alexej Boris Czeslaw Dmitri Evgeni Frantisek Grigor Hynek Ilya Janek Kuzma Lubomir Matvei Nestor Oleg Prokop Rostislav Semyon Timofei Vladan Yevgen Zdenek',
  they: 'Ales Bohdana Dusan Inek Jirka Lenko Mika Olek Sasha Tomek Vanya Zenko Danya Kolya Lesya Misha Slava Zhenya',
  last: 'Abramek Borovik Chornak Drozd Evanko Fiala Gorsky Hrabal Ilyin Javorek Kovalenko Lipnik Morozov Novak Orlik Petrak Rybar Sokolov Tkach Ulman Vodnik Yarmak Zelenka Babrak Cermak Dubrov Fedorik Grusha Holub Ivashko Jelinek Kozak Luzhin Medvar Nemec Olkhov Pekarek Rudnik Stodola Topolin Ugrin Vlasak Yurkin Zimak Bednar Chaika Dolezal Gavrik Horak Kalinov Lasko Mlynar Osinov Polenov Rezek Svoboda Tesar Vorona Yablonsk Zhuk Antonov Belinsky Cechura Danek Eliasev Filipek Grabov Hlinka Ignatov Jaros Kubelik Lebedev Malinov Nadherny Ostrov Petrenko Ruzicka Sedlak Tarasov Urbanek Vesely Yelanov Zabransky Bartos Chernov Demchuk Frolov Gulyaev Havranek Jirasek Kulikov Marek Navratil Palacky Rybakov Smolny Tichy Vitek Yasenov Zahradnik',
  placeStarts: startsOfBirch,
  placeEnds:
    'ava|enka|ets|ibrod|ino|ivrat|ogora|ohrad|ovo|ynia|any|ichka|ishte|itsa|odvor|oles|omost|ostrov|usha|yansk|achi|anka|arsk|atin|eika|elets|enov|eshty|ichi|igrad|ikha|ilov|inets|isko|itova|oborsk|ochka|odol|okhta|olub|opad|orye|otka|ovets|ozersk|uga|unka|urov|ushki|yma|abka|adets|agino|akovo|alino|anets|anich|apol|arino|asha|atka|azino|ebnik|edets|eginya|ekhta|elnik|emysl|enik|epol|erets|eshov|evets|ezha|ibets|idol|ikov|imir|inka|ipets|irets|ivets|izhna|obory|odets|oglav|okray|olesh|omir|onets|opots|orets|osel|otyn',
  placeBefore: 'Bely|Maly|Novy|Stary|Velky|Dolny|Verkhny|Nizhny',
  regions:
    'the Black Birch Marches|Zapolye|the Seven Gates|Lower Jezera|Medvezh Forest|the Salt Road|Upper Jezera|the White Ravine|Chernolesye|Povolna',
  landStarts: `${startsOfBirch}|Bel|Glukh|Krasn|Kupav|Medn|Olkh|Pestr|Radn|Star|Svetl|Temn|Vetr|Vysok|Zelen|Zvon|Mal|Pesch|Topl`,
  landEnds:
    'avina|ichina|ogorye|olesye|opolye|orechye|ostan|ovodye|amorye|anye|avets|edolye|enye|ichye|ikovye|inye|ogod|okamye|omezhye|ovan|ozerye|urye',
  theStarts:
    'Amber|Bear|Black|Frozen|Goose|Linden|Old|Red|Sable|Silent|White|Wolf|Ash|Beaver|Bitter|Copper|Crow|Deep|Elk|Falcon|Far|Golden|Great|Grey|Honey|Iron|Lower|Lynx|Mushroom|Pine|Raven|Stork|Upper',
  theEnds:
    'Duchy|Forest|March|Plain|Ravine|River|Road|Taiga|Bog|Clearing|Lake|Meadow|Palatinate|Pass|Thicket|Valley|Wood',
  inns: "the Warm Bear|the Seventh Spoon|the Iron Samovar|the Hen's Leg|the Merry Deacon|the Broken Sledge|the Bishop's Beard|the Blue Gate",
  ships:
    "the Firebird's Egg|the Little Aunt|the Saint Fevron|the Wooden Bread|the Sleigh|the Good Year",
  factions:
    "the Gate Brotherhood|the Veche of Nine|the Beekeepers' Court|the Order of the Spoon|the Grey Coat Fellowship|the House of Winter Rye",
});

const startsOfHold =
  'Amber|Brund|Cold|Deep|Ember|Flint|Grond|High|Karn|Low|Mard|Nine|Stone|Vault|Anvil|Basalt|Copper|Durn|Echo|Garnet|Hammer|Iron|Kell|Lode|Ochre|Pewter|Rune|Slate|Thrum|Umber|Adit|Agate|Axe|Bell|Black|Bold|Brass|Bright|Broad|Bronze|Chalk|Char|Chisel|Clay|Coal|Crag|Dark|Drum|Dusk|Forge|Gild|Glim|Grit|Hard|Helm|Horn|Ingot|Jet|Lead|Long|Marble|Mica|Nickel|Old|Onyx|Opal|Quartz|Red|Sand|Silver|Sledge|Smelt|Steel|Tin|Torch|White|Zinc';

export const hold = cultureNames({
  id: 'hold',
  she: 'Agdra Bruna Delga Eddra Fenka Gisla Hildra Ingra Jarna Kelda Lodra Marda Norra Oska Prenna Ragda Selka Torga Ulfa Velda Wenka Yorda Zilda Dorna Arkna Brida Cindra Dagra Erdna Fraka Grenda Hulda Irka Jorda Kragna Lutta Mirka Nolda Orda Pelda Rutha Skelda Tilda Urda Vrenna Wilda',
  he: 'Adbrik Baldemar Dworin Ebbek Farrok Gorm Hobrek Ithrin Jorak Kordrun Lunk Morvek Nordak Oskrin Pelk Rodrik Skandar Thurm Uldek Voldam Wulgar Yarrik Zorn Belkar Anvar Brondek Corvek Dargon Erlek Fendrik Gurdrun Holdrik Immrek Jandor Kulvek Lodrik Mardok Norgrim Oldrek Perrik Rungar Stelvek Tordek Urgrim Vandrik Wendrik',
  they: 'Ambel Brokk Crag Dunnel Ferrin Grisk Haldan Kett Obsid Pell Tarnel Vek Cobb Durn Marl Orrin Quorn Sarn',
  last: 'Anvilside Brightseam Cinderhand Deepwell Emberlock Flintsole Goldscale Hammerfall Ironbark Jadecutter Keystone Lowgallery Millstone Nailbinder Orebreath Plumbline Quarryman Redvein Stonehand Truesquare Underarch Vaultkeeper Whetstone Adit Bellowsby Copperkin Drystone Eastshaft Forgewright Gangart Headframe Inglenook Kilnward Leadbeater Mattock Nethershaft Oxidan Pickard Rivetson Sootbrow Tallowick Upcast Verdigris Wedgeman Axehelve Barrowman Coldchisel Dross Filehand Greystack Halfpick Jackhammer Lanternjaw Mortar Ninebolt Pitprop Shaleback Tinker Winchman Yokeman Ashpan Beamwright Chainhoist Dampdoor Engraver Firedoor Hewer Ingotson Jigger Kiblesby Lampblack Moiler Nuggetson Oreweigher Puddler Quenchwell Rockdrill Slagman Tramway Undercut Ventilby Whimwright Alloyman Braziersby Crucible Drillsmith Eyebolt Furnaceman Gridiron Hoistman Ironmonger Ladleman Mineralby Oilstone Pickhaft Ropeway Smelterby Trammer Hodcarrier Screwjack',
  placeStarts: startsOfHold,
  placeEnds:
    'arch|delve|gate|hall|lever|mouth|shaft|stair|wake|well|bridge|forge|hearth|hollow|lock|post|rest|vein|ward|works|anvil|barrow|beam|bolt|breach|cairn|cavern|chasm|court|cradle|deep|door|down|fall|fast|fell|hold|kiln|ladder|lamp|mark|mine|reach|ring|road|run|seam|span|step|stone|tarn|throne|tower|vault|wall|bank|block|brace|brow|cellar|cleft|crest|crossing|crown|cut|depth|dome|drift|edge|face|flue|font|foundry|grotto|helm|horn|keep|knoll|landing|ledge|level|lintel|moot|narrows|pass|path|pier|pillar|pool|quarry|ramp|ridge|rise|rock|roof|scarp|shelf|sill|smithy',
  placeBefore: 'Upper|Lower|Old|New|Inner|Outer|Great|Far',
  regions:
    'the Underhills|the Ninth Gallery|Grondar March|the Ringing Deeps|the Cold Levels|Mardun Vale|Ironreach|Durnhold|the Hollow Mile|Karst Vale',
  landStarts: `${startsOfHold}|Argen|Bor|Cinder|Drom|Fell|Hark|Krag|Lorn|Mith|Norr|Orm|Quarry|Rust|Stal|Tor|Uld|Bronn|Carn|Dural|Eld|Ferr|Hald|Jasp|Kald|Lod|Murg|Nim|Pell|Skar|Ulf|Varn|Zan`,
  landEnds:
    'barrow|deep|dun|fast|heim|hold|mark|reach|anvil|crag|delve|forge|gate|hall|helm|land|shelf|spire|stone|wall|ward',
  theStarts:
    'Blind|Bronze|Broken|Buried|Eighth|First|Granite|Hidden|Lower|Old|Singing|Upper|Adamant|Basalt|Bearded|Cinder|Clanging|Copper|Dripping|Echoing|Fifth|Forgotten|Gilded|Glittering|Iron|Marble|Molten|Roaring|Second|Silent|Silver|Slate|Third|Twelfth',
  theEnds:
    'Chasm|Gallery|Hold|Level|Lode|Mountain|Range|Shelf|Abyss|Cavern|Deep|Delve|Forge|Massif|Mile|Peak|Reach|Vault',
  inns: "the Second Shift|the Dropped Hammer|the Canary|the Level Pint|the Foreman's Nap|the Warm Anvil|the Counted Cup|the Safety Lamp",
  ships:
    'the Unsinkable Argument|the Lead Duck|the Deep Ledger|the Iron Aunt|the Foreman|the Plumb',
  factions:
    'the Lamp Union|the Chapter of the Shaft|the Assay|the Ring of Nine Bolts|the House of Keystone|the Slag Court',
});
