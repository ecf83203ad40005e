/**
 * What many people know by heart, as one word without marks, and so what they choose when a password must be long.
 * Only letters and digits in lower case. We have put the list together ourselves.
 */
const groups = {
  films: `
    abugslife alienvspredator americanpsycho apocalypsenow avengersassemble avengersendgame avengersinfinitywar
    backtothefuture batmanandrobin batmanbegins batmanvsuperman beautyandthebeast blackpanther bladerunner
    bladerunner2049 breakfastattiffanys breakfastclub bridgetjonesdiary captainamerica captainmarvel casinoroyale
    catchmeifyoucan charlieandthechocolatefactory chittychittybangbang citizenkane closeencountersofthethirdkind
    clockworkorange crouchingtigerhiddendragon danceswithwolves deadpoetssociety despicableme diamondsareforever
    dirtydancing djangounchained doctorstrange drstrangelove dumbanddumber edwardscissorhands
    eternalsunshineofthespotlessmind everythingeverywhereallatonce fantasticbeasts fantasticfour fastandfurious
    fearandloathinginlasvegas ferrisbuellersdayoff fiftyshadesofgrey findingnemo findingdory forrestgump
    fromrussiawithlove fullmetaljacket ghostintheshell ghostbusters goldfinger gonewiththewind goodfellas
    goodmorningvietnam groundhogday guardiansofthegalaxy happyfeet hotelrwanda howlsmovingcastle howtotrainyourdragon
    indianajones indianajonesandthelastcrusade indianajonesandthetempleofdoom inglouriousbasterds
    interviewwiththevampire invasionofthebodysnatchers itsawonderfullife jurassicpark jurassicworld justiceleague
    karatekid killbill kingkongvsgodzilla kungfupanda ladyandthetramp lawrenceofarabia legallyblonde licencetokill
    littlemisssunshine lockstockandtwosmokingbarrels lostintranslation madmaxfuryroad marypoppins meetthefockers
    meninblack minorityreport missionimpossible monstersinc montypythonandtheholygrail moulinrouge myneighbortotoro
    nationaltreasure nightmarebeforechristmas nightmareonelmstreet nocountryforoldmen oceanseleven
    onceuponatimeinamerica onceuponatimeinhollywood onceuponatimeinthewest oneflewoverthecuckoosnest panslabyrinth
    piratesofthecaribbean planetoftheapes prettywoman princessmononoke pulpfiction quantumofsolace raidersofthelostark
    readyplayerone rebelwithoutacause reservoirdogs returnofthejedi requiemforadream revengeofthesith
    robinhoodprinceofthieves rockyhorrorpictureshow romanholiday savingprivateryan schindlerslist shaunofthedead
    shutterisland silenceofthelambs singinintherain sixthsense slumdogmillionaire snowwhiteandthesevendwarfs
    somelikeithot southpark spidermanhomecoming spidermanintothespiderverse spidermannowayhome spiritedaway
    starshiptroopers starwarsanewhope starwarsepisodeiv straightouttacompton suicidesquad supermanreturns
    terminatorjudgmentday theavengers thebiglebowski thebreakfastclub thebridgeontheriverkwai thedarkknight
    thedarkknightrises thedevilwearsprada theemperorsnewgroove theempirestrikesback thefastandthefurious
    thefifthelement theforceawakens thegodfather thegoodthebadandtheugly thegreatdictator thegreatescape thegreenmile
    thehungergames theincrediblehulk theincredibles thejunglebook thekingsspeech thelastjedi thelastsamurai
    thelionking thelittlemermaid thelostboys themagnificentseven thematrixreloaded thematrixrevolutions
    themanwiththegoldengun theprincessbride thephantommenace theshawshankredemption theshining thesilenceofthelambs
    thesixthsense thesocialnetwork thesoundofmusic theterminator thetrumanshow theusualsuspects thewizardofoz
    thewolfofwallstreet threebillboards topgunmaverick totalrecall toystory twelveangrymen twelvemonkeys
    twentythousandleaguesunderthesea wheninrome whenharrymetsally whoframedrogerrabbit willywonka wonderwoman
    xmendaysoffuturepast youvegotmail yippeekiyaymotherfucker illbeback hastalavistababy heresjohnny
    houstonwehaveaproblem imthekingoftheworld lifeislikeaboxofchocolates lukeiamyourfather iamyourfather
    maytheforcebewithyou maytheoddsbeeverinyourfavor nobodyputsbabyinacorner showmethemoney theresnoplacelikehome
    toinfinityandbeyond whysoserious winteriscoming youcanthandlethetruth youshallnotpass
    onedoesnotsimplywalkintomordor franklymydearidontgiveadamn hereslookingatyoukid elementarymydearwatson
    shakennotstirred bondjamesbond iseedeadpeople justkeepswimming hakunamatata whatwedointheshadows iwanttobelieve
    thetruthisoutthere
  `,
  booksAndGames: `
    alicesadventuresinwonderland aliceinwonderland animalfarm annakarenina anneofgreengables
    aroundtheworldineightydays assassinscreed asongoficeandfire atlasshrugged baldursgate bravenewworld
    bridgetoterabithia callofduty callofdutymodernwarfare callofdutyblackops candycrushsaga castlevania
    catcherintherye catchtwentytwo charlottesweb chroniclesofnarnia clashofclans clashroyale counterstrike
    counterstrikeglobaloffensive crashbandicoot crimeandpunishment cyberpunk2077 davidcopperfield deadspace destinytwo
    devilmaycry donkeykong donquixote dragonage dragonageorigins dragonballz dungeonmaster dungeonsanddragons
    eldenring elderscrolls endersgame fahrenheit451 fantasticmrfox finalfantasy finalfantasyvii fivenightsatfreddys
    foundationandempire gameofthrones genshinimpact godofwar goodnightmoon goosebumps grandtheftauto
    grandtheftautosanandreas grandtheftautovicecity granturismo greatexpectations greeneggsandham gulliverstravels
    harrypotter harrypotterandthechamberofsecrets harrypotterandthedeathlyhallows harrypotterandthegobletoffire
    harrypotterandthehalfbloodprince harrypotterandtheorderofthephoenix harrypotterandthephilosophersstone
    harrypotterandtheprisonerofazkaban harrypotterandthesorcerersstone heartofdarkness heroesofmightandmagic
    hitchhikersguidetothegalaxy thehitchhikersguidetothegalaxy hogwartslegacy huckleberryfinn icewinddale intothewild
    journeytothecenteroftheearth kingdomhearts ladychatterleyslover lastofthemohicans leagueoflegends legendofzelda
    thelegendofzelda thelegendofzeldabreathofthewild thelegendofzeldaocarinaoftime lesmiserables littlewomen
    lordoftheflies lordoftherings thelordoftherings thefellowshipofthering thetwotowers thereturnoftheking mariokart
    masseffect metalgearsolid mobydick monsterhunter mortalkombat myprecious needforspeed needforspeedmostwanted
    neverwinternights nineteeneightyfour ofmiceandmen olivertwist onehundredyearsofsolitude papermario percyjackson
    peterpan phoenixwright pillarsofeternity pippilongstocking planescapetorment plantsvszombies pokemongo
    pokemonmaster gottacatchthemall gottacatchemall prideandprejudice princeofpersia princecaspian ratchetandclank
    reddeadredemption residentevil robinsoncrusoe rollforinitiative naturaltwenty rogueone romeoandjuliet
    senseandsensibility sherlockholmes shadowofthecolossus silenthill simcity sonicthehedgehog splintercell
    stardewvalley starcraft streetfighter supermario supermariobros supersmashbros teamfortress thecatcherintherye
    thecatinthehat thecountofmontecristo thedavincicode thegrapesofwrath thegreatgatsby thehandmaidstale thehobbit
    thehoundofthebaskervilles theimportanceofbeingearnest thelastofus thelittleprince thelionthewitchandthewardrobe
    themazerunner theoldmanandthesea thepictureofdoriangray thepillarsoftheearth thesecretgarden thestormlightarchive
    thesunalsorises ataleoftwocities thethreemusketeers thetimemachine theveryhungrycaterpillar thewaroftheworlds
    waroftheworlds thewheeloftime wheeloftime thewindinthewillows thewitcher thewitcherwildhunt tokillamockingbird
    tombraider tomsawyer treasureisland twilightsaga unchartedthelostlegacy vampirethemasquerade vampirediaries
    warandpeace warhammer40000 warhammer40k watershipdown wherethewildthingsare winniethepooh worldofwarcraft
    worldoftanks wutheringheights tobeornottobe tobeornottobethatisthequestion itwasthebestoftimes
    itwasthebestoftimesitwastheworstoftimes allanimalsareequal bigbrotheriswatchingyou callmeishmael thecakeisalie
    dontpanic solongandthanksforallthefish expectopatronum avadakedavra wingardiumleviosa
    isolemnlyswearthatiamuptonogood mischiefmanaged onceuponatime happilyeverafter theylivedhappilyeverafter
    onceuponatimeinafarawayland onceuponatimeinalandfarfaraway opensesame abracadabra hocuspocus alohomora
    upupdowndownleftrightleftright upupdowndownleftrightleftrightba
  `,
  screenAndCartoons: `
    adventuretime agentsofshield americandad americanhorrorstory angrybirds aquateenhungerforce arresteddevelopment
    attackontitan avatarthelastairbender babylonfive battlestargalactica beavisandbutthead bettercallsaul
    bigbangtheory thebigbangtheory blackmirror bobsburgers bobthebuilder bojackhorseman breakingbad
    buffythevampireslayer bugsbunny carebears charliebrown couragethecowardlydog cowboybebop criminalminds
    curbyourenthusiasm curiousgeorge daffyduck deathnote desperatehousewives dexterslaboratory doctorwho donaldduck
    dorathexplorer doratheexplorer downtonabbey dragonballsuper ducktales everybodylovesraymond fairytail familyguy
    foghornleghorn fragglerock fullmetalalchemist futurama gilmoregirls gilligansisland gravityfalls greysanatomy
    hannahmontana happydays hellokitty heman mastersoftheuniverse hemanandthemastersoftheuniverse homersimpson
    bartsimpson houseofcards houseofthedragon howimetyourmother hunterxhunter inspectorgadget
    itsalwayssunnyinphiladelphia kimpossible kingofthehill knightrider lawandorder littlehouseontheprairie looneytunes
    lostinspace loveisland lucifermorningstar madmen malcolminthemiddle marriedwithchildren mickeymouse
    mightymorphinpowerrangers minniemouse modernfamily moneyheist montypython montypythonsflyingcircus muppetshow
    mylittlepony mylittleponyfriendshipismagic myheroacademia narutouzumaki narutoshippuden neongenesisevangelion
    onepiece onepunchman orangeisthenewblack parksandrecreation pawpatrol peakyblinders peppapig phineasandferb
    pinkpanther pinkyandthebrain pokemon powerpuffgirls powerrangers prettylittleliars prisonbreak rickandmorty
    roadrunner rugrats sailormoon samuraijack samuraichamploo saturdaynightlive saturdaynightfever savedbythebell
    scoobydoo scoobydoowhereareyou scoobydoobydoo sesamestreet sexandthecity shinchan sixfeetunder sonsofanarchy
    spongebob spongebobsquarepants patrickstar squidwardtentacles squidgame stargateatlantis startrek
    startrekthenextgeneration startrekdeepspacenine startrekvoyager stevenuniverse strangerthings supernatural
    sylvesterandtweety tazmaniandevil teenagemutantninjaturtles teenwolf teletubbies theaddamsfamily theflintstones
    thejetsons themandalorian themuppetshow theofficeus thepowerpuffgirls therugrats thesimpsons thesmurfs thesopranos
    thetwilightzone thevampirediaries thewalkingdead thewestwing thexfiles thomasthetankengine thundercats
    tinytoonadventures tokyoghoul tomandjerry truedetective twinpeaks twoandahalfmen vikingsvalhalla wallaceandgromit
    whatsupdoc whowantstobeamillionaire winxclub woodywoodpecker xenawarriorprincess yabbadabbadoo yogibear yugioh
    livelongandprosper beammeupscotty resistanceisfutile bazinga howyoudoin makeitso spacethefinalfrontier
    toboldlygowherenomanhasgonebefore allyourbasearebelongtous iamgroot iamironman iamthenight imbatman iamspartacus
    withgreatpowercomesgreatresponsibility itsatrap thesearenotthedroidsyourelookingfor treatyoself valarmorghulis
    omaewamoushindeiru kamehameha
  `,
  songs: `
    achybreakyheart allalongthewatchtower alliwantforchristmas alliwantforchristmasisyou allyouneedislove
    americanidiot amazinggrace anotherbrickinthewall anotheronebitesthedust auldlangsyne babyonemoretime babyshark
    backinblack badromance barbiegirl beatit billiejean blackholesun blankspace blindinglights blowininthewind
    bohemianrhapsody borntorun borntobewild breakingthelaw bridgeovertroubledwater browneyedgirl californiadreaming
    californication callmemaybe cantbuymelove cantstopthefeeling cantfeelmyface carelesswhisper chasingcars
    countryroadstakemehome takemehomecountryroads crazyinlove dancingqueen dontcryformeargentina dontlookbackinanger
    dontstopbelievin dontstopbelieving dontstopmenow dontworrybehappy despacito eleanorrigby entersandman
    everybreathyoutake everybodyhurts eyeofthetiger fieldsofgold flymetothemoon foreveryoung gangnamstyle
    gangstasparadise girlsjustwanttohavefun girlsjustwannahavefun godsavethequeen godsavetheking goodvibrations
    greatballsoffire happybirthdaytoyou happynewyear hallelujah heyjude heytheredelilah herecomesthesun highwaytohell
    hitmebabyonemoretime hotelcalifornia houseoftherisingsun iamthewalrus icanseeclearlynow icantgetnosatisfaction
    iheartyou ijustcalledtosayiloveyou imagineallthepeople imaginedragons inthearmynow intheend inthenameoflove
    ironmaiden ishotthesheriff itsmylife itsrainingmen iwanttobreakfree iwanttoholdyourhand iwillalwaysloveyou
    iwillsurvive iwantitthatway jinglebells jinglebellrock jinglebellsjinglebells jumpinjackflash karmachameleon
    killingmesoftly knockinonheavensdoor knockingonheavensdoor lastchristmas leanonme letitbe letitgo letitsnow
    likeaprayer likeavirgin likearollingstone linkinpark livinonaprayer livingonaprayer livinlavidaloca
    londonbridgeisfallingdown losingmyreligion loseyourself lovemedo lucyintheskywithdiamonds maninthemirror
    maryhadalittlelamb masterofpuppets merrychristmas merrychristmaseveryone moneyfornothing mybloodyvalentine
    mychemicalromance myheartwillgoon nevergonnagiveyouup nevergonnaletyoudown nothingelsematters nothingcompares2u
    novemberrain numberofthebeast obladioblada odetojoy oldmacdonaldhadafarm onemoretime paintitblack panicatthedisco
    papadontpreach pinkfloyd pokerface purplehaze purplerain rageagainstthemachine redhotchilipeppers ridersonthestorm
    ringoffire rockaroundtheclock rockabyebaby rollinginthedeep rollingstones rowrowrowyourboat
    rudolphtherednosedreindeer santaclausiscomingtotown scarboroughfair sgtpepperslonelyheartsclubband shakeitoff
    shapeofyou silentnight smellsliketeenspirit smokeonthewater somebodythatiusedtoknow somebodytolove someonelikeyou
    somewhereovertherainbow overtherainbow soundofsilence thesoundofsilence spaceoddity stayinalive stairwaytoheaven
    standbyme strawberryfieldsforever sultansofswing summerof69 supercalifragilisticexpialidocious sweetcaroline
    sweetchildofmine sweetchildomine sweetdreams sweethomealabama swinglowsweetchariot sympathyforthedevil takeonme
    takemetochurch thankyounext thefinalcountdown thehouseoftherisingsun theitsybitsyspider theshowmustgoon
    thestarspangledbanner starspangledbanner thunderstruck totaleclipseoftheheart twentyonepilots
    twinkletwinklelittlestar twistandshout underthebridge underpressure unchainedmelody uptownfunk uptowngirl
    videokilledtheradiostar vivalavida walkthisway waltzingmatilda wakemeupbeforeyougogo wearethechampions
    wearetheworld wewillrockyou wewishyouamerrychristmas weallliveinayellowsubmarine yellowsubmarine
    whatawonderfulworld wheelsonthebus thewheelsonthebus whenimsixtyfour whenthesaintsgomarchingin whitechristmas
    wholetthedogsout wonderwall wonderfultonight yesterdayallmytroubles youaremysunshine
    youaremysunshinemyonlysunshine youllneverwalkalone yourenotalone youretheonethatiwant itsybitsyspider
    headshouldersknees humptydumptysatonawall littlejackhorner threeblindmice hickorydickorydock
  `,
  sentences: `
    ilovemymother ilovemyfather ilovemyfamily happybirthdaytome mypasswordisverylong onceuponatimeinthewest
    criticalrole manchestercityfc chelseafootballclub backstreetboys
    thequickbrownfox thequickbrownfoxjumps thequickbrownfoxjumpsoverthelazydog quickbrownfoxjumpsoverthelazydog
    thequickbrownfoxjumpedoverthelazydog thequickbrownfoxjumpedoverthelazydogs aquickbrownfoxjumpsoverthelazydog
    packmyboxwithfivedozenliquorjugs howvexinglyquickdaftzebrasjump sphinxofblackquartzjudgemyvow
    thefiveboxingwizardsjumpquickly jackdawslovemybigsphinxofquartz waltzbadnymphforquickjigsvex
    portezcevieuxwhiskyaujugeblondquifume franzjagtimkomplettverwahrlostentaxiquerdurchbayern
    victorjagtzwoelfboxkaempferquerueberdengrossensylterdeich
    zwoelfboxkaempferjagenviktorquerueberdengrossensylterdeich съешьжеещёэтихмягкихфранцузскихбулокдавыпейчаю
    съешьещеэтихмягкихфранцузскихбулок широкаяэлектрификация loremipsum loremipsumdolorsitamet
    loremipsumdolorsitametconsecteturadipiscingelit helloworld helloworldhelloworld nowisthetimeforallgoodmen
    shesellsseashells shesellsseashellsbytheseashore peterpiperpickedapeckofpickledpeppers
    howmuchwoodwouldawoodchuckchuck anappleadaykeepsthedoctoraway allyourbase correcthorsebatterystaple
    correctbatteryhorsestaple donttouchthis iamwhatiam ihaveadream ithinkthereforeiam cogitoergosum carpediem
    carpenoctem venividivici mementomori ingodwetrust jesuslovesme jesusislord jesuschrist godisgood godislove
    godblessamerica makeamericagreatagain yeswecan blacklivesmatter keepcalmandcarryon liveandletdie liveandletlive
    livelaughlove livelovelaugh neversaynever nevergiveup nopainnogain practicemakesperfect timeismoney
    knowledgeispower honestyisthebestpolicy thepenismightierthanthesword tothemoonandback iloveyoutothemoonandback
    iloveyouforever iloveyousomuch iloveyouverymuch iloveyoubaby iloveyoumom iloveyoumorethananything
    iloveyoutothemoon iloveyoulord iloveyoujesus ihateyousomuch ilovemyself ilovemyfamily ilovemymom ilovemydad
    ilovemydog ilovemycat ilovemywife ilovemyhusband ilovemykids ilovemylife ilovepizza ilovechocolate ilovefootball
    ilovemusic imissyousomuch illalwaysloveyou ichliebedich ichliebedichsehr jetaime jetaimebeaucoup teamomucho
    tequieromucho teamomuchisimo tiamo tiamotanto ikhouvanjou kochamcie euteamo meuamor seniseviyorum ятебялюблю
    ялюблютебя thisismypassword thisisapassword thisisnotapassword thisismynewpassword thisisasecret
    thisismysecretpassword thisisaverylongpassword thisisalongpassword averylongpassword verylongpassword
    mylongpassword mypasswordispassword mypasswordis mypassword mysecretpassword mynewpassword mystrongpassword
    strongpassword securepassword supersecretpassword supersecurepassword verysecurepassword topsecretpassword
    secretpassword passwordpassword passwordpasswordpassword defaultpassword temporarypassword temppassword
    changethispassword changeme changemenow changemeplease changepassword newpassword oldpassword adminpassword
    administratorpassword rootpassword userpassword loginpassword iforgotmypassword iforgotthepassword
    forgotmypassword forgotpassword iforgot idontknow idontknowmypassword idonthaveapassword nopassword
    noonewillguessthis nobodywillguessthis youwillneverguess youllneverguess youwillneverguessthis youllneverguessthis
    cantguessthis guessmypassword enterpassword enterpasswordhere typepasswordhere passwordhere yourpassword
    yourpasswordhere incorrectpassword wrongpassword thepasswordispassword whatismypassword whatsthepassword letmein
    letmeinnow letmeinplease pleaseletmein openthedoor opensaysme trustnoone ineedapassword ihatepasswords
    ihatethispassword fuckyou fuckyoufuckyou fuckthisshit whatthefuck whatthehell goawaynow leavemealone
    welcometothejungle welcomehome welcometomyworld goodmorning goodnight howareyou myverysecurepassword
    fifteencharacters fifteencharacterslong atleastfifteencharacters atleast15characters minimum15characters
    administrator administratoradministrator superadministrator testtesttest testpassword
  `,
  passwordsOfOtherLanguages: `
    adgangskode contraseña contrasena micontraseña micontrasena micontraseñasegura contraseñasegura clavesecreta
    miclave geslo mojegeslo hasło haslo mojehaslo mojehasło trudnehaslo heslo mojeheslo jelszó jelszo jelszavam
    kennwort meinkennwort passwort meinpasswort meinpasswortist geheimespasswort sicherespasswort strenggeheim
    lösenord losenord mittlösenord hemligtlösenord lozinka mojalozinka lykilorð lykilord motdepasse monmotdepasse
    motdepassesecurise motdepasses palavrapasse parola parolachiave lamiaparola parolamea parolă passordet passord
    mittpassord pasahitza parool minuparool salasana salasanani salainensana minunsalasana senha minhasenha
    senhasecreta senhaforte senhasegura sifre şifre benimsifrem sifreyok slaptazodis slaptažodis wachtwoord
    mijnwachtwoord geheimwachtwoord zaporka sandi katasandi katalaluan matkhau mậtkhẩu пароль мойпароль парольпароль
    сложныйпароль новыйпароль секретныйпароль гфкщдь парола моятапарола лозинка кодовеслово κωδικός κωδικοσ
    κωδικόςπρόσβασης סיסמה סיסמא كلمةالسر كلمةالمرور رمزعبور پسورد गुप्तशब्द पासवर्ड รหัสผ่าน 密码 我的密码 密碼 我的密碼 パスワード
    ぱすわーど 暗証番号 비밀번호 내비밀번호 암호
  `,
  keyboards: `
    йцукенгшщзхъ йцукенгшщзхъфывапролджэ йцукенгшщзхъфывапролджэячсмитьбю фывапролджэ ячсмитьбю qwertyuiopasdfghjkl
    qwertyuiopasdfghjklzxcvbnm qwertyuiopasdfghjklñzxcvbnm qwertyuiopåasdfghjklöäzxcvbnm qwertzuiopüasdfghjklöä
    asdfghjklqwertyuiop zxcvbnmasdfghjklqwertyuiop mnbvcxzlkjhgfdsapoiuytrewq qpwoeirutyalskdjfhgzmxncbv
    qawsedrftgyhujikolp qweasdzxcrtyfghvbn qweasdzxcqweasdzxc qweasdzxc poiuytrewqlkjhgfdsamnbvcxz
    1qazxsw23edcvfr45tgbnhy6 1qaz2wsx3edc4rfv 1q2w3e4r5t6y7u8i9o0p 123qweasdzxc qwe123asd456zxc789
    q1w2e3r4t5y6u7i8o9p0 zaq1xsw2cde3vfr4bgt5nhy6 zaq12wsxcde34rfvbgt5 1234qwerasdfzxcv qwerasdfzxcv1234
    qwer1234asdf5678 asdf1234qwer5678 aoeuidhtnsqjkxbmwvz azertyuiopqsdfghjklm azertyuiopqsdfghjklmwxcvbn
    onetwothreefourfive onetwothreefourfivesix onetwothreefourfivesixseveneightnineten einszweidreivierfünf
    undeuxtroisquatrecinq unodostrescuatrocinco aeiouaeiouaeiou abcdefghijklmnopqrstuvwxyz alphabetagammadelta
    alphabravocharlie alphabravocharliedelta alphabravocharliedeltaecho doremifasolatido mondaytuesdaywednesday
    januaryfebruarymarch redorangeyellowgreenblue redyellowgreenblue northsoutheastwest threepointonefouronefivenine
    314159265358979 3141592653589793 31415926535897932384626433832795 271828182845904 2718281828459045 112358132134558
    161803398874989 141421356237309 102030405060708090 147258369147258369 159357159357159357 147852369147852
    741852963741852963 789456123789456123 123123123123123123 121212121212121212 987654321987654321
  `,
};

/** Each phrase once, sorted. */
export const wellKnownPhrases: readonly string[] = [
  ...new Set(Object.values(groups).flatMap((words) => words.trim().split(/\s+/))),
].toSorted();
