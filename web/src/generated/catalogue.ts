// Made from the definitions by `cargo xtask docs`; do not edit.

export const tiles = {
  "alchemist": {
    "icon": "round-bottom-flask",
    "kind": "power"
  },
  "amazons": {
    "icon": "archer",
    "kind": "race"
  },
  "barbarians": {
    "icon": "barbarian",
    "kind": "race"
  },
  "barricade": {
    "icon": "barricade",
    "kind": "power"
  },
  "berserk": {
    "icon": "axe-swing",
    "kind": "power"
  },
  "bivouacking": {
    "icon": "campfire",
    "kind": "power"
  },
  "catapult": {
    "icon": "trebuchet",
    "kind": "power"
  },
  "commando": {
    "icon": "crossed-swords",
    "kind": "power"
  },
  "corrupt": {
    "icon": "receive-money",
    "kind": "power"
  },
  "cursed": {
    "icon": "cursed-star",
    "kind": "power"
  },
  "diplomat": {
    "icon": "shaking-hands",
    "kind": "power"
  },
  "dragon-master": {
    "icon": "dragon-head",
    "kind": "power"
  },
  "dwarves": {
    "icon": "dwarf-face",
    "kind": "race"
  },
  "elves": {
    "icon": "woman-elf-face",
    "kind": "race"
  },
  "flying": {
    "icon": "feathered-wing",
    "kind": "power"
  },
  "forest": {
    "icon": "pine-tree",
    "kind": "power"
  },
  "fortified": {
    "icon": "stone-tower",
    "kind": "power"
  },
  "ghouls": {
    "icon": "shambling-zombie",
    "kind": "race"
  },
  "giants": {
    "icon": "giant",
    "kind": "race"
  },
  "goblins": {
    "icon": "goblin-head",
    "kind": "race"
  },
  "gypsies": {
    "icon": "crystal-ball",
    "kind": "race"
  },
  "halflings": {
    "icon": "barefoot",
    "kind": "race"
  },
  "heroic": {
    "icon": "laurel-crown",
    "kind": "power"
  },
  "hill": {
    "icon": "hills",
    "kind": "power"
  },
  "historian": {
    "icon": "scroll-quill",
    "kind": "power"
  },
  "homunculi": {
    "icon": "bottled-shadow",
    "kind": "race"
  },
  "hordes": {
    "icon": "minions",
    "kind": "power"
  },
  "humans": {
    "icon": "visored-helm",
    "kind": "race"
  },
  "imperial": {
    "icon": "imperial-crown",
    "kind": "power"
  },
  "kobolds": {
    "icon": "lizardman",
    "kind": "race"
  },
  "leprechauns": {
    "icon": "shamrock",
    "kind": "race"
  },
  "marauding": {
    "icon": "footsteps",
    "kind": "power"
  },
  "mercenary": {
    "icon": "sword-brandish",
    "kind": "power"
  },
  "merchant": {
    "icon": "trade",
    "kind": "power"
  },
  "mounted": {
    "icon": "horse-head",
    "kind": "power"
  },
  "necromancer-ghost": {
    "icon": "floating-ghost",
    "kind": "role"
  },
  "orcs": {
    "icon": "orc-head",
    "kind": "race"
  },
  "peace-loving": {
    "icon": "peace-dove",
    "kind": "power"
  },
  "pillaging": {
    "icon": "robber",
    "kind": "power"
  },
  "pixies": {
    "icon": "fairy",
    "kind": "race"
  },
  "priestesses": {
    "icon": "tarot-02-the-high-priestess",
    "kind": "race"
  },
  "pygmies": {
    "icon": "tribal-shield",
    "kind": "race"
  },
  "ransacking": {
    "icon": "swap-bag",
    "kind": "power"
  },
  "ratmen": {
    "icon": "rat",
    "kind": "race"
  },
  "seafaring": {
    "icon": "caravel",
    "kind": "power"
  },
  "skeletons": {
    "icon": "skeleton",
    "kind": "race"
  },
  "sorcerers": {
    "icon": "warlock-eye",
    "kind": "race"
  },
  "spirit": {
    "icon": "ghost",
    "kind": "power"
  },
  "stout": {
    "icon": "beer-stein",
    "kind": "power"
  },
  "swamp": {
    "icon": "swamp",
    "kind": "power"
  },
  "tritons": {
    "icon": "triton-head",
    "kind": "race"
  },
  "trolls": {
    "icon": "troll",
    "kind": "race"
  },
  "underworld": {
    "icon": "cave-entrance",
    "kind": "power"
  },
  "wealthy": {
    "icon": "money-stack",
    "kind": "power"
  },
  "were": {
    "icon": "werewolf",
    "kind": "power"
  },
  "white-ladies": {
    "icon": "nun-face",
    "kind": "race"
  },
  "wizards": {
    "icon": "wizard-face",
    "kind": "race"
  }
} as const;

export const pieces = {
  "camp": "camping-tent",
  "catapult-piece": "catapult",
  "dragon": "dragon-spiral",
  "fortress": "castle",
  "hero": "knight-banner",
  "hole-in-the-ground": "hobbit-door",
  "horde-token": "minions",
  "pot-of-gold": "cauldron",
  "troll-lair": "rock"
} as const;

export const symbols = {
  "cavern": "cave-entrance",
  "magic": "magic-swirl",
  "mine": "mining"
} as const;

export const usual = {
  "blank": "jigsaw-piece",
  "power": "knight-banner",
  "race": "person"
} as const;

export const boxes = [
  {
    "brings": {
      "en": "The base game.",
      "fr": "Le jeu de base."
    },
    "changes": null,
    "icon": "castle",
    "id": "base",
    "name": {
      "en": "Small World",
      "fr": "Small World"
    },
    "role": null,
    "seats": [
      2,
      5
    ],
    "switches": []
  },
  {
    "brings": {
      "en": "Goblins and Kobolds; hordes, marauders, curses and moonlit nights.",
      "fr": "Gobelins et Kobolds ; hordes, intrépides, malédictions et nuits de pleine lune."
    },
    "changes": null,
    "icon": "cursed-star",
    "id": "cursed-box",
    "name": {
      "en": "Cursed!",
      "fr": "Maudits !"
    },
    "role": null,
    "seats": [
      2,
      5
    ],
    "switches": []
  },
  {
    "brings": {
      "en": "White Ladies, Gypsies, and Priestesses with their ivory tower.",
      "fr": "Dames Blanches, Gitanes, et Prêtresses avec leur tour d'ivoire."
    },
    "changes": null,
    "icon": "white-tower",
    "id": "grand-dames-box",
    "name": {
      "en": "Grand Dames",
      "fr": "Honneur aux Dames !"
    },
    "role": null,
    "seats": [
      2,
      5
    ],
    "switches": []
  },
  {
    "brings": {
      "en": "Barbarians, pots of gold, Pixies, Homunculi, Pygmies, and a catapult.",
      "fr": "Barbares, chaudrons d'or, Fées, Homoncules, Pygmées, et une catapulte."
    },
    "changes": null,
    "icon": "catapult",
    "id": "be-not-afraid-box",
    "name": {
      "en": "Be Not Afraid…",
      "fr": "Même pas peur !"
    },
    "role": null,
    "seats": [
      2,
      5
    ],
    "switches": [
      {
        "choices": [],
        "id": "catapult-discount",
        "name": {
          "en": "The catapult conquers for one token less",
          "fr": "La catapulte conquiert pour un pion de moins"
        },
        "usual": true
      }
    ]
  },
  {
    "brings": {
      "en": "A leader for a coin: one more token, but worth two coins to who captures him.",
      "fr": "Un Chef pour un jeton : un pion de plus, mais deux jetons pour qui le capture."
    },
    "changes": {
      "en": "Whoever picks a combo may buy its leader for 1 coin: one more token until the race declines. Who conquers his region captures him; the owner may ransom him at once for 1 coin to the captor, or he is worth 2 coins to the captor at the end.",
      "fr": "Qui prend une combinaison peut acheter son Chef pour 1 jeton : un pion de plus jusqu'au déclin. Qui conquiert sa région le capture ; son propriétaire peut le racheter aussitôt 1 jeton au geôlier, sinon il lui vaut 2 jetons à la fin."
    },
    "icon": "crown",
    "id": "leaders-box",
    "name": {
      "en": "Leaders",
      "fr": "Les Chefs"
    },
    "role": null,
    "seats": [
      2,
      5
    ],
    "switches": [
      {
        "choices": [],
        "id": "late-ransom",
        "name": {
          "en": "A captive leader may still be ransomed at the start of a turn",
          "fr": "Un Chef captif peut encore être racheté au début d'un tour"
        },
        "usual": false
      }
    ]
  },
  {
    "brings": {
      "en": "For 3 to 6 players. The last seat plays the Necromancer, whose ghosts come from fallen tokens.",
      "fr": "De 3 à 6 joueurs. Le dernier siège joue le Nécromant, dont les fantômes naissent des pions tombés."
    },
    "changes": {
      "en": "The last seat plays the Necromancer. His ghosts come from the island in the lake. As his turn begins he buys ghosts and powers, each for as many coins as he has of both. Tokens lost in conquests become souls, each of his regions brings one more, and four souls make a ghost. He never declines; with no ghost left in reserve or in the well at the end of his turn he wins at once.",
      "fr": "Le dernier siège joue le Nécromant. Ses fantômes viennent de l'île du lac. Au début de son tour il achète fantômes et pouvoirs, chacun pour autant de jetons qu'il en a des deux. Les pions perdus au combat deviennent des âmes, chacune de ses régions en donne une, et quatre âmes font un fantôme. Il ne passe jamais en déclin ; sans fantôme en réserve ni dans le puits à la fin de son tour, il gagne aussitôt."
    },
    "icon": "floating-ghost",
    "id": "necromancer-box",
    "name": {
      "en": "Necromancer Island",
      "fr": "L'Île du Nécromant"
    },
    "role": {
      "icon": "skull-staff",
      "name": {
        "en": "Necromancer",
        "fr": "Nécromant"
      }
    },
    "seats": [
      3,
      6
    ],
    "switches": [
      {
        "choices": [
          {
            "name": {
              "en": "13, as usual",
              "fr": "13, comme d'habitude"
            },
            "number": 13
          },
          {
            "name": {
              "en": "12, harder for the others",
              "fr": "12, plus dur pour les autres"
            },
            "number": 12
          },
          {
            "name": {
              "en": "11, hardest for the others",
              "fr": "11, le plus dur pour les autres"
            },
            "number": 11
          }
        ],
        "id": "ghost-reserve",
        "name": {
          "en": "Ghosts in reserve",
          "fr": "Fantômes en réserve"
        },
        "usual": 13
      }
    ]
  }
] as const;

export const icons = [
  "archer",
  "axe-swing",
  "barbarian",
  "barefoot",
  "barricade",
  "beer-stein",
  "bottled-shadow",
  "campfire",
  "camping-tent",
  "caravel",
  "castle",
  "catapult",
  "cauldron",
  "cave-entrance",
  "crossed-swords",
  "crown",
  "crystal-ball",
  "cursed-star",
  "dragon-head",
  "dragon-spiral",
  "dwarf-face",
  "fairy",
  "feathered-wing",
  "floating-ghost",
  "footsteps",
  "ghost",
  "giant",
  "goblin-head",
  "hills",
  "hobbit-door",
  "horse-head",
  "imperial-crown",
  "imprisoned",
  "jigsaw-piece",
  "knight-banner",
  "laurel-crown",
  "lizardman",
  "magic-swirl",
  "mining",
  "minions",
  "money-stack",
  "nun-face",
  "orc-head",
  "peace-dove",
  "person",
  "pine-tree",
  "rat",
  "receive-money",
  "robber",
  "rock",
  "round-bottom-flask",
  "scroll-quill",
  "shaking-hands",
  "shambling-zombie",
  "shamrock",
  "skeleton",
  "skull-staff",
  "soul",
  "stone-tower",
  "swamp",
  "swap-bag",
  "sword-brandish",
  "tarot-02-the-high-priestess",
  "tower-flag",
  "trade",
  "trebuchet",
  "tribal-shield",
  "triton-head",
  "troll",
  "visored-helm",
  "warlock-eye",
  "well",
  "werewolf",
  "white-tower",
  "wizard-face",
  "woman-elf-face"
] as const;
