// Made from the definitions by `cargo xtask docs`; do not edit.
import type { Choice, Field } from '../lib/vocabulary';

export const RULES: Choice[] = [
  {"fields":[{"begin":1,"key":"coins","kind":"number","max":5,"min":1,"name":{"en":"Coins","fr":"Jetons"}},{"key":"per","kind":"word","name":{"en":"For","fr":"Pour"},"words":[{"fields":[{"begin":"any","key":"at","kind":"place","name":{"en":"Where","fr":"Où"},"optional":false}],"name":{"en":"each region","fr":"chaque région"},"word":"region"},{"fields":[],"name":{"en":"the turn","fr":"le tour"},"word":"turn"},{"fields":[],"name":{"en":"its first turn","fr":"son premier tour"},"word":"first-turn"},{"fields":[],"name":{"en":"each non-empty conquest","fr":"chaque conquête non vide"},"word":"non-empty-conquest"},{"fields":[{"begin":3,"key":"regions","kind":"number","max":20,"min":1,"name":{"en":"Regions","fr":"Régions"}}],"name":{"en":"each region beyond","fr":"chaque région au-delà de"},"word":"region-beyond"},{"fields":[{"begin":3,"key":"regions","kind":"number","max":20,"min":1,"name":{"en":"Regions","fr":"Régions"}}],"name":{"en":"holding at most","fr":"tenir au plus"},"word":"few-regions"},{"fields":[],"name":{"en":"a turn without attack","fr":"un tour sans attaque"},"word":"no-attack"},{"fields":[{"begin":2,"key":"regions","kind":"number","max":10,"min":2,"name":{"en":"Regions","fr":"Régions"}},{"begin":"any","key":"at","kind":"place","name":{"en":"Where","fr":"Où"},"optional":false}],"name":{"en":"so many regions","fr":"tant de régions"},"word":"regions-each"},{"fields":[{"begin":3,"key":"tokens","kind":"number","max":9,"min":2,"name":{"en":"Tokens","fr":"Pions"}}],"name":{"en":"each crowded region","fr":"chaque région peuplée"},"word":"crowded-region"},{"fields":[],"name":{"en":"each lonely region","fr":"chaque région isolée"},"word":"lonely-region"},{"fields":[],"name":{"en":"each place","fr":"chaque lieu"},"word":"place"},{"fields":[],"name":{"en":"each place, relic and artifact","fr":"chaque lieu, relique et artefact"},"word":"marker"},{"fields":[],"name":{"en":"each island","fr":"chaque île"},"word":"island"},{"fields":[],"name":{"en":"each block of regions","fr":"chaque bloc de régions"},"word":"block"},{"fields":[],"name":{"en":"one single block","fr":"un seul bloc"},"word":"one-block"},{"fields":[],"name":{"en":"each region abandoned","fr":"chaque région abandonnée"},"word":"abandoned-region"}]},{"key":"when","kind":"word","name":{"en":"When","fr":"Quand"},"words":[{"fields":[],"name":{"en":"while active","fr":"tant qu’il est actif"},"word":"active"},{"fields":[],"name":{"en":"always","fr":"toujours"},"word":"always"},{"fields":[],"name":{"en":"in even rounds","fr":"aux manches paires"},"word":"even-rounds"}]}],"name":{"en":"coins at scoring","fr":"des jetons au décompte"},"word":"score"},
  {"fields":[{"begin":-1,"key":"tokens","kind":"number","max":3,"min":-3,"name":{"en":"Tokens","fr":"Pions"}},{"begin":"any","key":"at","kind":"place","name":{"en":"Where","fr":"Où"},"optional":false},{"begin":"","key":"beside","kind":"place","name":{"en":"Next to an own","fr":"À côté d’une sienne"},"optional":true},{"key":"against","kind":"word","name":{"en":"Against","fr":"Contre"},"words":[{"fields":[],"name":{"en":"anyone","fr":"n’importe qui"},"word":"anyone"},{"fields":[],"name":{"en":"declined and tribes","fr":"déclin et tribus"},"word":"declined"},{"fields":[],"name":{"en":"whoever is there","fr":"quiconque s’y trouve"},"word":"occupied"},{"fields":[],"name":{"en":"who attacked","fr":"qui a attaqué"},"word":"grudge"}]},{"key":"when","kind":"word","name":{"en":"When","fr":"Quand"},"words":[{"fields":[],"name":{"en":"while active","fr":"tant qu’il est actif"},"word":"active"},{"fields":[],"name":{"en":"in even rounds","fr":"aux manches paires"},"word":"even-rounds"},{"fields":[],"name":{"en":"after its deed","fr":"après son acte"},"word":"armed"}]}],"name":{"en":"a change of the price","fr":"un changement de prix"},"word":"price"},
  {"fields":[{"begin":"any","key":"at","kind":"place","name":{"en":"Where","fr":"Où"},"optional":false}],"name":{"en":"first conquests also there","fr":"premières conquêtes aussi là"},"word":"entry"},
  {"fields":[{"begin":"any","key":"at","kind":"place","name":{"en":"Where","fr":"Où"},"optional":false}],"name":{"en":"every conquest also there","fr":"toute conquête aussi là"},"word":"reach"},
  {"fields":[{"begin":"any","key":"at","kind":"place","name":{"en":"Where","fr":"Où"},"optional":false}],"name":{"en":"such regions are neighbours","fr":"ces régions sont voisines"},"word":"link"},
  {"fields":[{"begin":"water","key":"at","kind":"place","name":{"en":"Where","fr":"Où"},"optional":false}],"name":{"en":"such water is a region","fr":"cette eau est une région"},"word":"access"},
  {"fields":[],"name":{"en":"no token lost when conquered","fr":"aucun pion perdu si conquis"},"word":"no-casualties"},
  {"fields":[],"name":{"en":"the die before each conquest","fr":"le dé avant chaque conquête"},"word":"die-before-each"},
  {"fields":[{"begin":1,"key":"tokens","kind":"number","max":5,"min":1,"name":{"en":"Tokens","fr":"Pions"}}],"name":{"en":"tokens that only attack","fr":"des pions pour attaquer seulement"},"word":"lent"},
  {"fields":[{"begin":2,"key":"conquests","kind":"number","max":5,"min":1,"name":{"en":"Conquests","fr":"Conquêtes"}}],"name":{"en":"a new token for conquests","fr":"un nouveau pion par conquêtes"},"word":"recruit-per"},
  {"fields":[],"name":{"en":"all tokens stay in decline","fr":"tous les pions restent en déclin"},"word":"stands-in-decline"},
  {"fields":[],"name":{"en":"conquers in decline","fr":"conquiert en déclin"},"word":"acts-in-decline"},
  {"fields":[],"name":{"en":"an extra declined race","fr":"un peuple en déclin de plus"},"word":"own-decline-slot"},
  {"fields":[],"name":{"en":"declines after a turn","fr":"décline après un tour"},"word":"decline-after-turn"},
  {"fields":[],"name":{"en":"the badge stays in decline","fr":"le pouvoir reste en déclin"},"word":"stays-in-decline"},
  {"fields":[{"begin":2,"key":"tokens","kind":"number","max":3,"min":2,"name":{"en":"Tokens","fr":"Pions"}}],"name":{"en":"fewest tokens in a region","fr":"minimum de pions par région"},"word":"least"},
  {"fields":[{"begin":2,"key":"coins","kind":"number","max":3,"min":2,"name":{"en":"Coins","fr":"Jetons"}}],"name":{"en":"dear to pass over","fr":"cher à délaisser"},"word":"passed-coins"},
  {"fields":[{"begin":1,"key":"tokens","kind":"number","max":2,"min":1,"name":{"en":"Tokens","fr":"Pions"}}],"name":{"en":"grows when passed over","fr":"grandit quand on le délaisse"},"word":"passed-tokens"},
  {"fields":[{"begin":3,"key":"tokens","kind":"number","max":10,"min":1,"name":{"en":"Tokens","fr":"Pions"}}],"name":{"en":"most tokens in a region","fr":"maximum de pions par région"},"word":"garrison"},
  {"fields":[],"name":{"en":"never redeploys","fr":"ne se redéploie jamais"},"word":"stays-put"},
  {"fields":[],"name":{"en":"immune in decline","fr":"imprenable en déclin"},"word":"immune-in-decline"},
  {"fields":[],"name":{"en":"no attack on what it left","fr":"n’attaque pas ce qu’il a quitté"},"word":"shuns-abandoned"},
  {"fields":[],"name":{"en":"one tower in decline","fr":"une seule tour en déclin"},"word":"tower"},
  {"fields":[{"begin":1,"key":"coins","kind":"number","max":3,"min":1,"name":{"en":"Coins","fr":"Jetons"}}],"name":{"en":"takes coins from who is conquered","fr":"prend des jetons aux conquis"},"word":"loot"},
  {"fields":[{"begin":1,"key":"coins","kind":"number","max":3,"min":1,"name":{"en":"Coins","fr":"Jetons"}}],"name":{"en":"takes coins from who conquers it","fr":"prend des jetons aux conquérants"},"word":"levy"},
  {"fields":[],"name":{"en":"a die for each token lost","fr":"un dé par pion perdu"},"word":"rolls-for-losses"},
  {"fields":[{"begin":1,"key":"coins","kind":"number","max":3,"min":1,"name":{"en":"Coins","fr":"Jetons"}},{"begin":2,"key":"tokens","kind":"number","max":3,"min":1,"name":{"en":"Tokens","fr":"Pions"}}],"name":{"en":"cheaper for coins","fr":"moins cher contre des jetons"},"word":"paid-discount"},
  {"fields":[{"begin":1,"key":"coins","kind":"number","max":3,"min":1,"name":{"en":"Coins","fr":"Jetons"}}],"name":{"en":"coins for declined races","fr":"des jetons par peuple en déclin"},"word":"coins-per-declined-race"},
  {"fields":[{"begin":1,"key":"coins","kind":"number","max":3,"min":1,"name":{"en":"Coins","fr":"Jetons"}}],"name":{"en":"coins for each decline","fr":"des jetons à chaque déclin"},"word":"coins-per-decline"},
  {"fields":[{"begin":"any","key":"at","kind":"place","name":{"en":"Where","fr":"Où"},"optional":false}],"name":{"en":"a new token for regions","fr":"un nouveau pion par région"},"word":"recruit-in"},
  {"fields":[{"begin":1,"key":"tokens","kind":"number","max":2,"min":1,"name":{"en":"Tokens","fr":"Pions"}}],"name":{"en":"new tokens each turn","fr":"de nouveaux pions chaque tour"},"word":"grows"},
  {"fields":[{"begin":"any","key":"at","kind":"place","name":{"en":"Where","fr":"Où"},"optional":false}],"name":{"en":"tokens that only attack, for regions","fr":"des pions d’attaque par région"},"word":"lent-for"},
  {"fields":[{"begin":"any","key":"at","kind":"place","name":{"en":"Where","fr":"Où"},"optional":false}],"name":{"en":"such regions are always next","fr":"ces régions sont toujours voisines"},"word":"adjacent"},
  {"fields":[],"name":{"en":"passes through water","fr":"traverse l’eau"},"word":"through-water"},
  {"fields":[],"name":{"en":"no tile helps against it","fr":"aucune tuile n’aide contre lui"},"word":"plain-only"},
  {"fields":[{"begin":1,"key":"coins","kind":"number","max":3,"min":1,"name":{"en":"Coins","fr":"Jetons"}}],"name":{"en":"a toll in decline","fr":"un péage en déclin"},"word":"toll"},
  {"fields":[],"name":{"en":"the first loss is none","fr":"la première perte n’en est pas une"},"word":"saves-first-loss"},
  {"fields":[],"name":{"en":"ships for nothing","fr":"bateaux gratuits"},"word":"no-transport"},
  {"fields":[{"begin":2,"key":"tokens","kind":"number","max":3,"min":2,"name":{"en":"Tokens","fr":"Pions"}}],"name":{"en":"more tokens stay in decline","fr":"plus de pions restent en déclin"},"word":"leaves-in-decline"},
  {"fields":[{"begin":1,"key":"coins","kind":"number","max":3,"min":1,"name":{"en":"Coins","fr":"Jetons"}}],"name":{"en":"coins for lost regions","fr":"des jetons par région perdue"},"word":"consoled"},
  {"fields":[{"begin":1,"key":"coins","kind":"number","max":2,"min":1,"name":{"en":"Coins","fr":"Jetons"}}],"name":{"en":"coins from neighbours","fr":"des jetons des voisins"},"word":"tribute"},
  {"fields":[{"begin":"any","key":"at","kind":"place","name":{"en":"Where","fr":"Où"},"optional":false}],"name":{"en":"a die for some conquests","fr":"un dé pour certaines conquêtes"},"word":"die-for"},
  {"fields":[],"name":{"en":"remembers who attacked","fr":"se souvient de qui l’attaque"},"word":"grudge"},
  {"fields":[],"name":{"en":"vanishes in decline","fr":"disparaît au déclin"},"word":"vanishes"},
  {"fields":[],"name":{"en":"places its tokens at decline","fr":"replace ses pions au déclin"},"word":"settles-in-decline"},
];

/** What a piece is told. */
export const PROPERTIES: Field[] = [
  {"begin":5,"key":"supply","kind":"number","max":20,"min":1,"name":{"en":"How many there are","fr":"Combien il y en a"}},
  {"key":"placed","kind":"word","name":{"en":"Placed","fr":"Placée"},"words":[{"fields":[],"name":{"en":"in each conquest","fr":"à chaque conquête"},"word":"on-conquest"},{"fields":[{"begin":"any","key":"at","kind":"place","name":{"en":"Where","fr":"Où"},"optional":false}],"name":{"en":"in some conquests","fr":"à certaines conquêtes"},"word":"on-conquest-in"},{"fields":[{"begin":1,"cap":"supply","key":"first","kind":"number","max":20,"min":1,"name":{"en":"In the first","fr":"Dans les premières"}}],"name":{"en":"in the first conquests","fr":"aux premières conquêtes"},"word":"first-conquests"},{"fields":[{"begin":1,"cap":"supply","key":"most","kind":"number","max":20,"min":1,"name":{"en":"At most each turn","fr":"Au plus par tour"}}],"name":{"en":"new ones each turn","fr":"de nouvelles chaque tour"},"word":"each-turn"},{"fields":[{"begin":"any","key":"at","kind":"place","name":{"en":"Where","fr":"Où"},"optional":false}],"name":{"en":"new ones for regions","fr":"de nouvelles par région"},"word":"for-regions"},{"fields":[],"name":{"en":"anew with the tokens","fr":"à nouveau avec les pions"},"word":"redeployed"},{"fields":[],"name":{"en":"anew at the end of the turn","fr":"à nouveau en fin de tour"},"word":"end-of-turn"},{"fields":[],"name":{"en":"by its deed","fr":"par son acte"},"word":"by-verb"}]},
  {"key":"stacks","kind":"flag","name":{"en":"several in one region","fr":"plusieurs par région"}},
  {"begin":0,"key":"defence","kind":"number","max":3,"min":0,"name":{"en":"Defence","fr":"Défense"}},
  {"key":"immune","kind":"flag","name":{"en":"its region is immune","fr":"sa région est imprenable"}},
  {"key":"company","kind":"flag","name":{"en":"its token is not alone","fr":"son pion n’est pas seul"}},
  {"begin":0,"key":"coins","kind":"number","max":3,"min":0,"name":{"en":"Coins","fr":"Jetons"}},
  {"begin":0,"key":"ripens","kind":"number","max":3,"min":0,"name":{"en":"Coins next turn","fr":"Jetons au tour suivant"}},
  {"begin":0,"key":"taken","kind":"number","max":1,"min":0,"name":{"en":"Coins to a conqueror","fr":"Jetons au conquérant"}},
  {"key":"stays-in-decline","kind":"flag","name":{"en":"stays in decline","fr":"reste en déclin"}},
];

export const PLACES: Choice[] = [
  {"fields":[],"name":{"en":"every region","fr":"toute région"},"word":"any"},
  {"fields":[],"name":{"en":"land","fr":"terre"},"word":"land"},
  {"fields":[],"name":{"en":"water","fr":"eau"},"word":"water"},
  {"fields":[{"key":"terrain","kind":"terrains","name":{"en":"Terrain","fr":"Terrain"}}],"name":{"en":"some terrains…","fr":"certains terrains…"},"word":"terrain"},
  {"fields":[{"key":"symbol","kind":"symbol","name":{"en":"Symbol","fr":"Symbole"}}],"name":{"en":"a symbol","fr":"un symbole"},"word":"symbol"},
  {"fields":[{"key":"near","kind":"terrains","name":{"en":"Next to","fr":"À côté de"}}],"name":{"en":"next to some terrains…","fr":"à côté de certains terrains…"},"word":"near"},
  {"fields":[],"name":{"en":"here","fr":"ici"},"word":"here"},
  {"fields":[],"name":{"en":"like here","fr":"comme ici"},"word":"like-here"},
  {"fields":[],"name":{"en":"its piece","fr":"sa pièce"},"word":"own-piece"},
  {"fields":[],"name":{"en":"a coin mine","fr":"une mine de jetons"},"word":"coin-mine"},
  {"fields":[],"name":{"en":"next to water","fr":"au bord de l’eau"},"word":"coastal"},
];

export const TERRAINS = ["farmland","forest","hill","swamp","mountain","sea","lake","black-mountain","mud","mushroom","mine","crystal","river","chasm"];
export const SYMBOLS = ["cavern","mine","magic","anchor","legendary"];

/** The most of everything; `race` and `power` are values. */
export const MOST = {"help":400,"name":32,"pieces":2,"power":5,"race":20,"rules":12,"stacked":7,"supply":30};
