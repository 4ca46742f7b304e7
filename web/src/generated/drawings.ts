// Made by scripts/icons.mjs from the drawings beside the tiles; do not edit.

export type FaceDrawing = { field: string[]; cloth: string; back: string; body: string; over: string };

export const faces: Record<string, FaceDrawing> = {
  "amazons": {
    "field": [
      "#f0b98a",
      "#d9824f"
    ],
    "cloth": "#8a2f14",
    "back": "<path fill=\"#d63a36\" d=\"M-17-24C-22-50-8-58 2-58C20-58 26-40 19-24L9-28C10-40 6-42 0-42C-6-42-10-40-9-28Z\"/><path fill=\"none\" stroke-width=\"1.8\" d=\"M-13-43l6 5M-3-51l2 8M9-51l-3 8M17-42l-7 4\"/>",
    "body": "<path fill=\"#5b2415\" d=\"M-25 38C-33-6-30-38 0-38C30-38 33-6 25 38C14 30-14 30-25 38Z\"/><path fill=\"#9c4a1f\" d=\"M-38 54C-38 30-24 22 0 22C24 22 38 30 38 54Z\"/><path fill=\"#b9764a\" d=\"M-7 12H7V26Q0 32-7 26Z\"/><path fill=\"#d39462\" d=\"M-17-12C-17-30 17-30 17-12C17 8 9 20 0 22C-9 20-17 8-17-12Z\"/><path fill=\"#5b2415\" d=\"M-20-12C-20-36 20-36 20-12C16-22 8-24 0-24C-8-24-16-22-20-12Z\"/><path fill=\"#f3c64c\" d=\"M-20-15L-11-20L0-33L11-20L20-15L18-10Q0-18-18-10Z\"/>",
    "over": "<circle fill=\"#2a1c0c\" stroke=\"none\" cx=\"-7\" cy=\"-3\" r=\"2.6\"/><circle fill=\"#2a1c0c\" stroke=\"none\" cx=\"7\" cy=\"-3\" r=\"2.6\"/><path fill=\"none\" d=\"M-12-8L-4-7M12-8L4-7\"/><path fill=\"none\" stroke-width=\"2.4\" d=\"M-5 11Q0 14 5 11\"/><circle fill=\"#c62f2a\" stroke=\"none\" cx=\"0\" cy=\"-22\" r=\"3.4\"/>"
  },
  "barbarians": {
    "field": [
      "#c47a68",
      "#86352d"
    ],
    "cloth": "#5e1620",
    "back": "",
    "body": "<path fill=\"#8a8274\" d=\"M-44 54C-44 30-28 20 0 20C28 20 44 30 44 54Z\"/><path fill=\"#a89f8f\" d=\"M-25-28C-38-28-41-48-28-52C-18-54-13-47-12-40ZM25-28C38-28 41-48 28-52C18-54 13-47 12-40Z\"/><path fill=\"#d6cdbb\" d=\"M-31 50L-33 38L-27 40L-31 26L-26 27C-30 12-30-4-29-16C-28-38-15-46 0-46C15-46 28-38 29-16C30-4 30 12 26 27L31 26L27 40L33 38L31 50Z\"/><path fill=\"#e6ad80\" d=\"M-19-6C-19-22 19-22 19-6L20 12C18 28 8 34 0 34C-8 34-18 28-20 12Z\"/><path fill=\"#fff6dc\" stroke-width=\"2.2\" d=\"M-20-2C-26-14-26-22-20-26C-10-18 10-18 20-26C26-22 26-14 20-2L16-12L10-5L5-13L0-6L-5-13L-10-5L-16-12Z\"/><path fill=\"#ebe3d2\" d=\"M-23-16C-22-34-14-36-12-30C-8-36 8-36 12-30C14-36 22-34 23-16C12-9-12-9-23-16Z\"/><path fill=\"#3a2a22\" stroke-width=\"2\" d=\"M-8-27C-8-34 8-34 8-27C8-21-8-21-8-27Z\"/><path fill=\"#d9722a\" d=\"M0 12C-8 7-16 10-20 16C-23 26-22 36-20 46H-12C-12 36-12 26-8 21C-4 20-2 18 0 16C2 18 4 20 8 21C12 26 12 36 12 46H20C22 36 23 26 20 16C16 10 8 7 0 12Z\"/>",
    "over": "<path fill=\"none\" stroke=\"#8f4212\" stroke-width=\"4\" d=\"M-16 0L-5 3M16 0L5 3\"/><circle fill=\"#2a1c0c\" stroke=\"none\" cx=\"-9.5\" cy=\"5\" r=\"2.6\"/><circle fill=\"#2a1c0c\" stroke=\"none\" cx=\"9.5\" cy=\"5\" r=\"2.6\"/><path fill=\"none\" d=\"M-4 25H4\"/><path fill=\"none\" stroke=\"#7a3208\" stroke-width=\"2.4\" d=\"M-21 27h9M-21 35h9M12 27h9M12 35h9\"/><circle fill=\"#2a1c0c\" stroke=\"none\" cx=\"-15\" cy=\"-36\" r=\"2.8\"/><circle fill=\"#2a1c0c\" stroke=\"none\" cx=\"15\" cy=\"-36\" r=\"2.8\"/><circle fill=\"#6f6557\" stroke=\"none\" cx=\"-27\" cy=\"-42\" r=\"4.5\"/><circle fill=\"#5a5145\" stroke=\"none\" cx=\"28\" cy=\"-42\" r=\"4.5\"/>"
  },
  "cultists": {
    "field": [
      "#f1e3a4",
      "#cbb052"
    ],
    "cloth": "#6a1428",
    "back": "",
    "body": "<path fill=\"#efe4c4\" d=\"M-16-30C-34-32-38-46-31-60C-28-50-22-48-8-44ZM16-30C34-32 38-46 31-60C28-50 22-48 8-44Z\"/><path fill=\"#a3263f\" d=\"M-37 54C-42 8-34-40 0-42C34-40 42 8 37 54Z\"/><path fill=\"#2a0c16\" d=\"M-26 40C-33 0-25-30 0-31C25-30 33 0 26 40Z\"/><path fill=\"#4f9f76\" d=\"M-9 6C-26 8-16 24-31 22C-34 34-8 40-3 14ZM9 6C26 8 16 24 31 22C34 34 8 40 3 14Z\"/><path fill=\"#6cc092\" d=\"M-8 8C-12 22-4 30-11 41C2 47 13 32 8 8Z\"/><path fill=\"#ecc252\" d=\"M-20-12C-20-31 20-31 20-12C20-2 16 6 11 12L0 8L-11 12C-16 6-20-2-20-12Z\"/>",
    "over": "<path fill=\"#fffbe8\" stroke-width=\"2.4\" d=\"M-15-10Q0-25 15-10Q0 4-15-10Z\"/><circle fill=\"#2f8a5a\" stroke=\"none\" cy=\"-10\" r=\"5.6\"/><ellipse fill=\"#2a1c0c\" stroke=\"none\" cy=\"-10\" rx=\"1.9\" ry=\"5\"/><path fill=\"none\" stroke=\"#c9f0d6\" stroke-width=\"3.8\" d=\"M-19 25h0M-14 20h0M-3 33h0M-1 25h0\"/><path fill=\"none\" stroke=\"#d06a80\" stroke-width=\"2.4\" d=\"M-30 16C-34-10-24-32-6-37\"/>"
  },
  "drow": {
    "field": [
      "#cfc3f5",
      "#8d74d8"
    ],
    "cloth": "#2f1f66",
    "back": "",
    "body": "<path fill=\"#f4f2fb\" d=\"M-8-34C-16-56 8-66 28-54C16-52 12-46 10-34Z\"/><path fill=\"#dcd8ee\" d=\"M-26 46C-35 0-30-38 0-40C30-38 35 0 26 46Z\"/><path fill=\"#566092\" d=\"M-14-8L-50-12Q-38 8-15 8ZM14-8L50-12Q38 8 15 8Z\"/><path fill=\"#2a2140\" d=\"M-38 54C-38 30-24 22 0 22C24 22 38 30 38 54Z\"/><path fill=\"#7a45bd\" d=\"M-33 40L-29 10L-5 31L0 46L5 31L29 10L33 40L20 54H-20Z\"/><path fill=\"#404870\" d=\"M-6 14H6V28Q0 34-6 28Z\"/><path fill=\"#616ca3\" d=\"M-16-14C-16-30 16-30 16-14C16 8 8 20 0 25C-8 20-16 8-16-14Z\"/><path fill=\"#fbfaff\" d=\"M0-19C-9-27-17-19-19 6C-29-18-23-42 0-42C23-42 29-18 19 6C17-19 9-27 0-19Z\"/>",
    "over": "<path fill=\"#ffb3d6\" stroke-width=\"1.8\" d=\"M-13-3Q-7-9-2-1Q-8 3-13-3ZM13-3Q7-9 2-1Q8 3 13-3Z\"/><path fill=\"none\" stroke-width=\"3.8\" d=\"M-7-3h0M7-3h0\"/><path fill=\"none\" stroke-width=\"2.4\" d=\"M-14-9L-4-6M14-9L4-6\"/><path fill=\"none\" stroke-width=\"1.8\" d=\"M0 2L-1.5 8H1\"/><path fill=\"none\" stroke-width=\"2.4\" d=\"M-5 14Q0 13 5 14\"/><circle fill=\"#d0214e\" stroke-width=\"2\" cy=\"-22\" r=\"4.6\"/><path fill=\"none\" stroke-width=\"2\" d=\"M-4-24Q-10-26-15-22M4-24Q10-26 15-22M-4-20Q-9-18-12-13M4-20Q9-18 12-13\"/><path fill=\"none\" stroke=\"#e9eef2\" stroke-width=\"2.2\" d=\"M-40-8l3 9M-34-8l3 10\"/>"
  },
  "dwarves": {
    "field": [
      "#c9d3d8",
      "#93a2ab"
    ],
    "cloth": "#7a3410",
    "back": "",
    "body": "<path fill=\"#6b4a2b\" d=\"M-38 54C-38 30-24 22 0 22C24 22 38 30 38 54Z\"/><path fill=\"#e8b48a\" d=\"M-20-12H20V10H-20Z\"/><path fill=\"#e0741c\" d=\"M-27-6C-30 26-16 44 0 50C16 44 30 26 27-6C20 8 12 8 0 8C-12 8-20 8-27-6Z\"/><path fill=\"#f08d2e\" d=\"M0 5C-9-1-20 6-25 16C-14 20-5 18 0 11C5 18 14 20 25 16C20 6 9-1 0 5Z\"/><path fill=\"#d98f68\" d=\"M-7-4C-7-12 7-12 7-4C9 4-9 4-7-4Z\"/><path fill=\"#8d9aa3\" d=\"M-26-10C-26-42 26-42 26-10Q0-17-26-10Z\"/><path fill=\"#c9a13b\" d=\"M-28-14Q0-22 28-14V-6Q0-14-28-6Z\"/>",
    "over": "<circle fill=\"#2a1c0c\" stroke=\"none\" cx=\"-12\" cy=\"-3\" r=\"2.6\"/><circle fill=\"#2a1c0c\" stroke=\"none\" cx=\"12\" cy=\"-3\" r=\"2.6\"/><path fill=\"none\" stroke-width=\"3\" d=\"M0-38V-18\"/><path fill=\"none\" stroke=\"#8f4408\" stroke-width=\"2.4\" d=\"M-10 26L-6 38M10 26L6 38M0 24V42\"/><path fill=\"#c9a13b\" stroke-width=\"2\" d=\"M-13 33h9v6h-9zM4 33h9v6H4z\"/>"
  },
  "elves": {
    "field": [
      "#bfe3a8",
      "#7cbf7a"
    ],
    "cloth": "#1f5f33",
    "back": "",
    "body": "<path fill=\"#f1d67c\" d=\"M-24 44C-30 0-28-36 0-36C28-36 30 0 24 44Z\"/><path fill=\"#f4d8b4\" d=\"M-14-8L-45-27Q-40-2-15 6Z\"/><path fill=\"#f4d8b4\" d=\"M14-8L45-27Q40-2 15 6Z\"/><path fill=\"#2f7a46\" d=\"M-38 54C-38 30-24 22 0 22C24 22 38 30 38 54Z\"/><path fill=\"#d9b48c\" d=\"M-6 14H6V27Q0 32-6 27Z\"/><path fill=\"#f8e0be\" d=\"M-16-14C-16-30 16-30 16-14C16 8 8 20 0 23C-8 20-16 8-16-14Z\"/><path fill=\"#f6e197\" d=\"M0-36C-22-36-24-14-20 4C-15-6-14-18 0-24C14-18 15-6 20 4C24-14 22-36 0-36Z\"/>",
    "over": "<path fill=\"none\" d=\"M-11-4Q-7-8-3-4M11-4Q7-8 3-4\"/><circle fill=\"#2a1c0c\" stroke=\"none\" cx=\"-7\" cy=\"-3\" r=\"2.4\"/><circle fill=\"#2a1c0c\" stroke=\"none\" cx=\"7\" cy=\"-3\" r=\"2.4\"/><path fill=\"none\" stroke-width=\"1.8\" d=\"M0 0L-1.5 7H1\"/><path fill=\"none\" stroke-width=\"2.2\" d=\"M-4 13Q0 15.5 4 13\"/><path fill=\"none\" stroke=\"#2d8a4d\" stroke-width=\"3.4\" d=\"M-21-13Q0-24 21-13\"/><path fill=\"#3fa862\" stroke-width=\"2\" d=\"M0-29Q7-23 0-14Q-7-23 0-29Z\"/><path fill=\"none\" stroke=\"#c79a6e\" stroke-width=\"1.8\" d=\"M-35-19L-18-1M35-19L18-1\"/>"
  },
  "flames": {
    "field": [
      "#85666d",
      "#4a3341"
    ],
    "cloth": "#7a1f00",
    "back": "",
    "body": "<path fill=\"#e2431b\" d=\"M-34 54C-47 26-38 6-31-12C-28-2-24 2-19 3C-24-18-12-36 4-60C4-44 14-38 19-26C22-32 22-38 19-46C36-30 38-10 32 4C35 2 37-2 37-8C46 16 44 36 34 54Z\"/><path fill=\"#ff962a\" d=\"M-28 54C-36 28-26 12-20 0C-18 8-13 12-9 11C-14-10-4-24 4-38C6-22 18-14 18 4C23 2 25-4 26-10C35 14 33 36 28 54Z\"/><path fill=\"#ffe374\" stroke=\"none\" d=\"M-20 54C-27 34-14 26-2 6C6 22 27 30 20 54Z\"/><path fill=\"#3a0f06\" stroke=\"none\" d=\"M-20 4L-3 13C-5 22-18 20-20 4ZM20 4L3 13C5 22 18 20 20 4Z\"/><path fill=\"#8a1d08\" stroke-width=\"2.2\" d=\"M-12 28L-6 30L-3 26L0 30L3 26L6 30L12 28C10 40 5 42 0 42C-5 42-10 40-12 28Z\"/>",
    "over": "<path fill=\"none\" stroke=\"#fff3c0\" stroke-width=\"5.6\" d=\"M-11 13.5h0M11 13.5h0\"/><path fill=\"none\" stroke=\"#ffb347\" stroke-width=\"4.8\" d=\"M-34-30h0M36-34h0\"/><circle fill=\"#ffe374\" stroke=\"none\" cx=\"-24\" cy=\"-42\" r=\"2\"/>"
  },
  "ghouls": {
    "field": [
      "#a7a07a",
      "#75704d"
    ],
    "cloth": "#3f3a1c",
    "back": "",
    "body": "<path fill=\"#5b4a3a\" d=\"M-40 54C-40 32-26 26-6 25L8 25C26 26 40 32 40 54L28 50L22 54L12 48L4 54L-8 49L-18 54Z\"/><path fill=\"#b4c285\" d=\"M-23-16C-25-42 25-42 23-16C23-4 17 0 17 8C18 24 8 30 0 30C-8 30-15 24-15 8C-15 0-21-4-23-16Z\"/><path fill=\"#31331d\" d=\"M-17-10C-17-20-3-18-4-8C-5 0-17 0-17-10Z\"/><path fill=\"#31331d\" d=\"M17-10C17-20 3-18 4-8C5 0 17 0 17-10Z\"/><path fill=\"#3a1616\" d=\"M-10 12Q0 8 11 12L9 24Q0 28-8 23Z\"/>",
    "over": "<circle fill=\"#ff5a36\" stroke=\"none\" cx=\"-10\" cy=\"-9\" r=\"2.6\"/><circle fill=\"#ff5a36\" stroke=\"none\" cx=\"10\" cy=\"-9\" r=\"2.6\"/><path fill=\"#f4eccb\" stroke=\"none\" d=\"M-8 11l2 5 3-6zM2 10l3 6 3-5zM-4 25l2-5 3 5z\"/><path fill=\"none\" stroke-width=\"2\" d=\"M-2 1L-4 5H1\"/><path fill=\"none\" stroke=\"#66743f\" stroke-width=\"2.2\" d=\"M8-36L12-26L6-22M-22-24L-13-25\"/><path fill=\"none\" stroke-width=\"2\" d=\"M-14-33L-6-37M-13-37l4 6M-9-39l4 6\"/>"
  },
  "giants": {
    "field": [
      "#d7e8f5",
      "#a3c6e0"
    ],
    "cloth": "#2d4f73",
    "back": "",
    "body": "<path fill=\"#8c6a45\" d=\"M-50 54C-50 24-30 16 0 16C30 16 50 24 50 54Z\"/><path fill=\"#cf9468\" d=\"M-29-16C-38-18-38 4-27 4ZM29-16C38-18 38 4 27 4Z\"/><path fill=\"#e3ab7d\" d=\"M-26-22C-26-44 26-44 26-22L30 12C30 34 16 40 0 40C-16 40-30 34-30 12Z\"/><path fill=\"#7a4a22\" d=\"M-28-18C-30-46-12-46 0-46C12-46 30-46 28-18C22-30 12-32 0-30C-12-32-22-30-28-18Z\"/><path fill=\"#7a4a22\" d=\"M-30 8C-24 14-12 12 0 12C12 12 24 14 30 8C32 34 16 42 0 42C-16 42-32 34-30 8Z\"/><path fill=\"#d08f62\" d=\"M-9 4C-9-6 9-6 9 4C9 10-9 10-9 4Z\"/>",
    "over": "<path fill=\"none\" stroke=\"#5a3415\" stroke-width=\"5.5\" d=\"M-24-14Q-12-20-3-12M24-14Q12-20 3-12\"/><circle fill=\"#2a1c0c\" stroke=\"none\" cx=\"-12\" cy=\"-6\" r=\"3\"/><circle fill=\"#2a1c0c\" stroke=\"none\" cx=\"12\" cy=\"-6\" r=\"3\"/><path fill=\"none\" stroke=\"#2c1608\" stroke-width=\"3.2\" d=\"M-9 22Q0 18 9 22\"/><g stroke-width=\"2.2\"><path fill=\"#3f7f3f\" d=\"M-36 24l9 15h-4l6 11h-22l6-11h-4z\"/><path fill=\"#4d9149\" d=\"M37 30l7 12h-3l5 9H28l5-9h-3z\"/></g>"
  },
  "gnomes": {
    "field": [
      "#eef5a2",
      "#c0d03c"
    ],
    "cloth": "#4f2070",
    "back": "",
    "body": "<path fill=\"#e8a684\" d=\"M-18-4C-40-16-42 14-18 14ZM18-4C40-16 42 14 18 14Z\"/><path fill=\"#2f7f94\" d=\"M-38 54C-38 30-24 22 0 22C24 22 38 30 38 54Z\"/><path fill=\"#f6cba6\" d=\"M-21-6C-21-24 21-24 21-6C23 16 14 30 0 31C-14 30-23 16-21-6Z\"/><path fill=\"#f3f1ea\" d=\"M-10 22Q0 18 10 22C9 34 5 42-2 48C-5 40-9 34-10 22Z\"/><path fill=\"#ffffff\" d=\"M0 16C-10 9-20 12-29 25C-16 29-6 26 0 21C6 26 16 29 29 25C20 12 10 9 0 16Z\"/><path fill=\"#f08d78\" d=\"M-11 7C-11-8 11-8 11 7C11 18-11 18-11 7Z\"/><path fill=\"#7f3fa8\" d=\"M-26-10C-26-34-12-46 6-52C24-57 44-48 46-26C47-16 38-14 36-20C37-30 32-36 23-34C27-26 27-18 26-10Q0-20-26-10Z\"/><path fill=\"#ffd84d\" d=\"M34-16a7 7 0 1 0 14 0a7 7 0 1 0-14 0Z\"/><path fill=\"#a566cf\" d=\"M-29-14Q0-26 29-14V-4Q0-15-29-4Z\"/>",
    "over": "<path fill=\"none\" stroke-width=\"5.6\" d=\"M-13 2h0M13 2h0\"/><circle fill=\"#ffd0c0\" stroke=\"none\" cx=\"-4\" cy=\"3\" r=\"2.4\"/><circle fill=\"#ef8f72\" stroke=\"none\" cx=\"-17\" cy=\"11\" r=\"3.6\"/><circle fill=\"#d97a60\" stroke=\"none\" cx=\"18\" cy=\"11\" r=\"3.6\"/><path fill=\"none\" stroke=\"#b07fd2\" stroke-width=\"2.4\" d=\"M-14-32Q-4-40 8-42\"/><circle fill=\"#2a1c0c\" stroke=\"none\" cx=\"41\" cy=\"-14\" r=\"1.8\"/>"
  },
  "goblins": {
    "field": [
      "#c0a3bd",
      "#84608a"
    ],
    "cloth": "#522a52",
    "back": "",
    "body": "<path fill=\"#b4cf45\" d=\"M-15-8L-51-27Q-48-11-40-7L-38 2Q-28 14-14 10ZM15-8L51-27Q48-11 40-7L38 2Q28 14 14 10Z\"/><path fill=\"#5f4630\" d=\"M-38 54C-38 30-24 22 0 22C24 22 38 30 38 54Z\"/><path fill=\"#c9a13b\" d=\"M-22 25L0 46L22 25L14 21H-14Z\"/><path fill=\"#c6dd55\" d=\"M-20-12C-20-34 20-34 20-12C23 4 12 24 0 37C-12 24-23 4-20-12Z\"/><path fill=\"#a84f2a\" d=\"M-23-9C-25-36-8-38 4-57C6-48 26-38 23-9C14-18 7-19 0-19C-7-19-14-18-23-9Z\"/><path fill=\"#a2bf38\" d=\"M-4-6C-8 6-14 14-6 23C3 23 8 10 4-6Z\"/>",
    "over": "<path fill=\"#fff0a0\" stroke-width=\"2\" d=\"M-17-5Q-10-12-5-2Q-11 3-17-5ZM17-5Q10-12 5-2Q11 3 17-5Z\"/><circle fill=\"#2a1c0c\" stroke=\"none\" cx=\"-9.5\" cy=\"-4\" r=\"2.2\"/><circle fill=\"#2a1c0c\" stroke=\"none\" cx=\"9.5\" cy=\"-4\" r=\"2.2\"/><path fill=\"none\" stroke-width=\"2.8\" d=\"M-13 17Q-8 28 3 27Q11 24 14 14\"/><path fill=\"#fff6dc\" stroke-width=\"1.6\" d=\"M4 27l2-6 4 4z\"/><path fill=\"none\" stroke=\"#7d9626\" stroke-width=\"2\" d=\"M-40-14L-20 1M40-14L20 1\"/><path fill=\"none\" stroke=\"#f0c98a\" stroke-width=\"2.2\" d=\"M-16-22l4 4M-6-27l3 5M8-27l-2 5M17-21l-4 4\"/><circle fill=\"none\" stroke-width=\"5\" cx=\"-31\" cy=\"11\" r=\"4.2\"/><circle fill=\"none\" stroke=\"#ffd84d\" cx=\"-31\" cy=\"11\" r=\"4.2\"/>"
  },
  "gypsies": {
    "field": [
      "#fbd0da",
      "#e08caa"
    ],
    "cloth": "#8a1f55",
    "back": "<circle fill=\"none\" stroke-width=\"12\" cy=\"-14\" r=\"35\"/><path fill=\"none\" stroke-width=\"8.5\" d=\"M0-14V-49M-25-39L25 11M25-39L-25 11M-35-14H35\"/><path fill=\"none\" stroke=\"#d9974a\" stroke-width=\"3.6\" d=\"M0-14V-49M-25-39L25 11M25-39L-25 11M-35-14H35\"/><circle fill=\"none\" stroke=\"#c27a34\" stroke-width=\"7\" cy=\"-14\" r=\"35\"/>",
    "body": "<path fill=\"#5a2f72\" d=\"M-38 54C-38 30-24 22 0 22C24 22 38 30 38 54Z\"/><path fill=\"#3a2418\" d=\"M-22 30C-28-2-25-30 0-30C25-30 28-2 22 30Q0 40-22 30Z\"/><path fill=\"#c58f68\" d=\"M-7 14H7V28Q0 34-7 28Z\"/><path fill=\"#e6b48a\" d=\"M-17-10C-17-28 17-28 17-10C17 10 9 21 0 24C-9 21-17 10-17-10Z\"/><path fill=\"#157f86\" d=\"M-22 2C-29-26-20-38 0-38C20-38 29-26 22 2C17-6 15-16 0-19C-15-16-17-6-22 2Z\"/><path fill=\"#1b979c\" d=\"M-29 30C-22 22-12 26 0 34C12 26 22 22 29 30L24 42Q0 50-24 42Z\"/>",
    "over": "<circle fill=\"#2a1c0c\" stroke=\"none\" cx=\"-7\" cy=\"-2\" r=\"2.6\"/><circle fill=\"#2a1c0c\" stroke=\"none\" cx=\"7\" cy=\"-2\" r=\"2.6\"/><path fill=\"none\" stroke-width=\"2.2\" d=\"M-12-8Q-8-11-4-8M12-8Q8-11 4-8\"/><path fill=\"none\" stroke-width=\"2.4\" d=\"M-5 11Q0 15 5 11\"/><path fill=\"none\" stroke-width=\"1.8\" d=\"M0 1L-1.5 6H1\"/><path fill=\"none\" stroke=\"#ffd84d\" stroke-width=\"2.4\" d=\"M-21-9Q-16-24 0-25Q16-24 21-9\"/><path fill=\"#ffd84d\" stroke-width=\"1.6\" d=\"M0-37l2.4 4.6 5 .6-3.7 3.4 1 5-4.7-2.4-4.7 2.4 1-5-3.7-3.4 5-.6z\"/><g transform=\"translate(-5 -4)\"><path fill=\"none\" stroke-width=\"2.6\" d=\"M21 14Q27 4 33 14\"/><path fill=\"#7a4520\" stroke-width=\"2.4\" d=\"M18 14H36L33 20H21Z\"/><path fill=\"#ffe27a\" stroke-width=\"2.6\" d=\"M20 20H34V38H20Z\"/><path fill=\"#7a4520\" stroke-width=\"2.4\" d=\"M18 38H36V43H18Z\"/><path fill=\"#f0741c\" stroke=\"none\" d=\"M27 23Q32 30 27 36Q22 30 27 23Z\"/></g>"
  },
  "halflings": {
    "field": [
      "#ffe39a",
      "#f0bf52"
    ],
    "cloth": "#6d4a06",
    "back": "",
    "body": "<path fill=\"#e2ac80\" d=\"M-17-2C-34-10-32 12-17 9ZM17-2C34-10 32 12 17 9Z\"/><path fill=\"#3f7d4c\" d=\"M-38 54C-38 30-24 22 0 22C24 22 38 30 38 54Z\"/><path fill=\"#f4ecd4\" d=\"M-14 22L0 34L14 22L20 30L0 44L-20 30Z\"/><path fill=\"#f3c79c\" d=\"M-20-8C-20-30 20-30 20-8C22 12 12 24 0 25C-12 24-22 12-20-8Z\"/><path fill=\"#8a4b1c\" d=\"M-24-4C-33-10-32-24-23-25C-25-36-11-42-5-36C1-44 17-40 17-31C28-32 33-16 25-10C25-7 24-5 23-3C20-9 21-15 14-18C8-14 4-20 0-17C-5-13-10-20-14-16C-20-14-19-8-24-4Z\"/>",
    "over": "<circle fill=\"#2a1c0c\" stroke=\"none\" cx=\"-8\" cy=\"-1\" r=\"2.8\"/><circle fill=\"#2a1c0c\" stroke=\"none\" cx=\"8\" cy=\"-1\" r=\"2.8\"/><circle fill=\"#ef8f72\" stroke=\"none\" cx=\"-13\" cy=\"8\" r=\"4.6\"/><circle fill=\"#e0785c\" stroke=\"none\" cx=\"13\" cy=\"8\" r=\"4.6\"/><path fill=\"none\" stroke-width=\"2.2\" d=\"M-3 4Q0 7 3 4\"/><path fill=\"none\" stroke-width=\"2.8\" d=\"M-9 12Q0 20 9 12\"/><path fill=\"none\" stroke-width=\"4.6\" d=\"M8 15L23 24\"/><path fill=\"none\" stroke=\"#c98a3c\" stroke-width=\"2.2\" d=\"M8 15L23 24\"/><path fill=\"#7a4520\" stroke-width=\"2.4\" d=\"M20 16h11v9q-5 6-10 1z\"/><path fill=\"none\" stroke=\"#fff8e2\" stroke-width=\"2.4\" d=\"M26 11Q22 5 27 1Q31-4 27-8\"/>"
  },
  "homunculi": {
    "field": [
      "#8a7f8f",
      "#4f4657"
    ],
    "cloth": "#3a2d44",
    "back": "",
    "body": "<path fill=\"#d9f0ea\" d=\"M-9-38V-30C-27-24-38-8-38 10C-38 33-21 47 0 47C21 47 38 33 38 10C38-8 27-24 9-30V-38Z\"/><path fill=\"#f5a92c\" stroke=\"none\" d=\"M-35 3Q-18-5 0 3Q18 10 35 3C40 30 22 43 0 43C-22 43-40 30-35 3Z\"/><path fill=\"#e88aa0\" d=\"M-26 38C-24 24-12 22 0 22C12 22 24 24 26 38C14 45-14 45-26 38Z\"/><path fill=\"#f4a5b4\" d=\"M-27 24C-33 18-30 8-25 10C-21 12-20 22-22 28ZM27 24C33 18 30 8 25 10C21 12 20 22 22 28Z\"/><path fill=\"#ffbfc8\" d=\"M-22-4C-22-24 22-24 22-4C22 12 14 26 0 26C-14 26-22 12-22-4Z\"/><path fill=\"#c9d8d4\" d=\"M-14-50H14V-40H-14Z\"/><path fill=\"#b9803f\" d=\"M-11-62H11L9-50H-9Z\"/>",
    "over": "<circle fill=\"#ffffff\" stroke-width=\"2.2\" cx=\"-9\" cy=\"2\" r=\"6.8\"/><circle fill=\"#ffe9ec\" stroke-width=\"2.2\" cx=\"9\" cy=\"2\" r=\"6.8\"/><circle fill=\"#2a1c0c\" stroke=\"none\" cx=\"-8\" cy=\"3\" r=\"3.4\"/><circle fill=\"#2a1c0c\" stroke=\"none\" cx=\"8\" cy=\"3\" r=\"3.4\"/><circle fill=\"#ffffff\" stroke=\"none\" cx=\"-9.2\" cy=\"1.5\" r=\"1.3\"/><circle fill=\"#ffffff\" stroke=\"none\" cx=\"6.8\" cy=\"1.5\" r=\"1.3\"/><path fill=\"none\" d=\"M-5 16Q0 20 5 16\"/><path fill=\"none\" stroke=\"#b04a68\" stroke-width=\"2.2\" d=\"M-4-19Q2-24 4-17Q5-12 0-13\"/><path fill=\"none\" stroke=\"#ffffff\" stroke-width=\"3.4\" d=\"M-32 8C-33-4-26-18-17-23\"/><circle fill=\"#ffffff\" stroke=\"none\" cx=\"29\" cy=\"-3\" r=\"2.6\"/><circle fill=\"#ffffff\" stroke=\"none\" cx=\"24\" cy=\"-12\" r=\"1.8\"/>"
  },
  "humans": {
    "field": [
      "#f1e9d6",
      "#cf4a41"
    ],
    "cloth": "#8c1f22",
    "back": "",
    "body": "<path fill=\"#d63a36\" d=\"M0-34C-2-52-26-50-32-30C-36-16-30-6-24-2C-24-16-20-28 0-28Z\"/><path fill=\"#8f1f28\" d=\"M-38 54C-38 30-24 22 0 22C24 22 38 30 38 54Z\"/><path fill=\"#aab4bb\" d=\"M-22 26L0 34L22 26L18 20H-18Z\"/><path fill=\"#c3ccd2\" d=\"M-22-10C-22-36 22-36 22-10L20 18C12 30-12 30-20 18Z\"/><path fill=\"#e1b546\" d=\"M-23-12L0-8L23-12V0L0 4L-23 0Z\"/>",
    "over": "<path fill=\"none\" stroke-width=\"4.4\" d=\"M-17-5.5L-4-3M17-5.5L4-3\"/><path fill=\"none\" stroke-width=\"2.4\" d=\"M0-32V-8\"/><path fill=\"none\" stroke=\"#b88a22\" stroke-width=\"3.2\" d=\"M0 4V27\"/><path fill=\"none\" stroke-width=\"2.4\" d=\"M-13 9v4M-8 11v5M13 9v4M8 11v5M-11 18v3M11 18v3\"/>"
  },
  "iron-dwarves": {
    "field": [
      "#ffac7a",
      "#d2492a"
    ],
    "cloth": "#2f3942",
    "back": "",
    "body": "<path fill=\"#6b7883\" d=\"M-8-48H8V-30H-8Z\"/><path fill=\"#a9b6c0\" d=\"M-33-53L-28-60H28L33-53V-48L28-41H-28L-33-48Z\"/><path fill=\"#56636f\" d=\"M-46 54C-46 28-28 20 0 20C28 20 46 28 46 54Z\"/><path fill=\"#5f86ad\" d=\"M-28 2H-9V34L-18 44L-28 34ZM28 2H9V34L18 44L28 34Z\"/><path fill=\"#739bc2\" d=\"M-11 4H11V42L0 52L-11 42Z\"/><path fill=\"#7d8a96\" d=\"M-28 10C-31-26-20-36 0-36C20-36 31-26 28 10L20 16L14 2H-14L-20 16Z\"/><path fill=\"#14161b\" d=\"M-22-12H22V1H7L5 10H-5L-7 1H-22Z\"/><path fill=\"#b7c3cc\" d=\"M-31-20Q0-28 31-20V-10Q0-18-31-10Z\"/>",
    "over": "<circle fill=\"#ffb02e\" stroke=\"none\" cx=\"-13\" cy=\"-5\" r=\"4\"/><circle fill=\"#ff8f1e\" stroke=\"none\" cx=\"13\" cy=\"-5\" r=\"4\"/><path fill=\"#dbe3e8\" stroke-width=\"2\" d=\"M-29 24h21v7h-21zM8 24h21v7H8zM-12 32h24v7h-24z\"/><path fill=\"none\" stroke-width=\"4\" d=\"M-24-15h0M24-15h0M-9-18h0M9-18h0\"/><path fill=\"none\" stroke=\"#e6edf2\" stroke-width=\"2.4\" d=\"M-27-55H0\"/><path fill=\"none\" stroke-width=\"2.2\" d=\"M-19-59V-42M19-59V-42\"/><path fill=\"none\" stroke-width=\"3.6\" d=\"M-24 6h0M24 6h0\"/>"
  },
  "kobolds": {
    "field": [
      "#c3d6bd",
      "#86a488"
    ],
    "cloth": "#7a2613",
    "back": "",
    "body": "<path fill=\"#e8b23f\" d=\"M-19-16L-45-30L-38-15L-47-9L-36-2L-40 8L-17 8ZM19-16L45-30L38-15L47-9L36-2L40 8L17 8Z\"/><path fill=\"#f3e4bc\" d=\"M-12-26C-17-36-18-46-25-54C-8-52-3-42-3-30ZM12-26C17-36 18-46 25-54C8-52 3-42 3-30Z\"/><path fill=\"#37566a\" d=\"M-38 54C-38 30-24 22 0 22C24 22 38 30 38 54Z\"/><path fill=\"#b9803f\" d=\"M-26 28Q-14 20 0 20Q14 20 26 28L20 40Q0 46-20 40Z\"/><path fill=\"#cf5430\" d=\"M-25-10C-26-34-10-36 0-36C10-36 26-34 25-10C25 4 18 8 15 18C12 30 8 35 0 35C-8 35-12 30-15 18C-18 8-25 4-25-10Z\"/><path fill=\"#e57b48\" d=\"M-7-8C-7-14 7-14 7-8C9 6 16 12 14 22C10 15-10 15-14 22C-16 12-9 6-7-8Z\"/><path fill=\"#f2c07c\" d=\"M-14 21C-10 15 10 15 14 21C12 31 8 35 0 35C-8 35-12 31-14 21Z\"/>",
    "over": "<path fill=\"#fff27a\" stroke-width=\"2.2\" d=\"M-21-9Q-14-17-8-5Q-15 0-21-9ZM21-9Q14-17 8-5Q15 0 21-9Z\"/><path fill=\"none\" stroke-width=\"2.8\" d=\"M-14-11V-4M14-11V-4\"/><path fill=\"none\" stroke-width=\"3\" d=\"M-22-15L-9-11M22-15L9-11\"/><path fill=\"none\" stroke-width=\"3\" d=\"M-4 10l-2 2M4 10l2 2\"/><path fill=\"#fff6dc\" stroke-width=\"1.6\" d=\"M-11 19l2.5 7 3-8zM11 19l-2.5 7-3-8z\"/><path fill=\"none\" stroke=\"#8f2f18\" stroke-width=\"2.4\" d=\"M-6-29l6 4 6-4M-5-22l5 3 5-3\"/><path fill=\"none\" stroke=\"#a8701a\" stroke-width=\"2\" d=\"M-38-23L-23-10M-39-7L-22-2M38-23L23-10M39-7L22-2\"/>"
  },
  "kraken": {
    "field": [
      "#a9caf0",
      "#4a7fc4"
    ],
    "cloth": "#1d2f6a",
    "back": "<path fill=\"none\" stroke-width=\"14\" d=\"M-12 20C-28 26-34 12-32-3C-30-17-46-20-46-32C-46-41-34-42-35-33M12 20C28 26 34 12 32-3C30-17 46-20 46-32C46-41 34-42 35-33\"/><path fill=\"none\" stroke=\"#d43c60\" stroke-width=\"9\" d=\"M-12 20C-28 26-34 12-32-3C-30-17-46-20-46-32C-46-41-34-42-35-33\"/><path fill=\"none\" stroke=\"#9c2b4a\" stroke-width=\"9\" d=\"M12 20C28 26 34 12 32-3C30-17 46-20 46-32C46-41 34-42 35-33\"/><path fill=\"none\" stroke=\"#ffc3c6\" stroke-width=\"4\" d=\"M-39-18h0M-34-4h0M-34 7h0\"/><path fill=\"none\" stroke=\"#e08a94\" stroke-width=\"4\" d=\"M39-18h0M34-4h0M34 7h0\"/>",
    "body": "<path fill=\"#c22f55\" d=\"M-6-54C-28-54-34-40-30-28L-14-34ZM6-54C28-54 34-40 30-28L14-34Z\"/><path fill=\"#c22f55\" d=\"M-16 12C-30 22-34 38-32 58H-16C-20 44-14 36-4 30ZM16 12C30 22 34 38 32 58H16C20 44 14 36 4 30Z\"/><path fill=\"#d43c60\" d=\"M-12 18C-20 34-12 46-12 58H-2L0 26L2 58H12C12 46 20 34 12 18Z\"/><path fill=\"#ec5a72\" d=\"M-20 6C-24-4-20-14-20-26C-20-42-10-56 0-64C10-56 20-42 20-26C20-14 24-4 20 6C16 24-16 24-20 6Z\"/><path fill=\"#fff1cf\" stroke-width=\"2.4\" d=\"M-26.5 0a9.5 9.5 0 1 0 19 0a9.5 9.5 0 1 0-19 0ZM7.5 0a9.5 9.5 0 1 0 19 0a9.5 9.5 0 1 0-19 0Z\"/>",
    "over": "<path fill=\"#2a1c0c\" stroke=\"none\" d=\"M-23-1h11v4.6h-11zM12-1h11v4.6H12z\"/><path fill=\"none\" stroke-width=\"3.2\" d=\"M-26-8Q-17-14-8-5M26-8Q17-14 8-5\"/><path fill=\"none\" d=\"M-5 14L0 18L5 14\"/><circle fill=\"#ffb0b4\" stroke=\"none\" cx=\"-10\" cy=\"-30\" r=\"3.6\"/><path fill=\"none\" stroke=\"#ffb0b4\" stroke-width=\"5.2\" d=\"M-4-42h0M-3-22h0\"/><circle fill=\"#a32a49\" stroke=\"none\" cx=\"11\" cy=\"-32\" r=\"3\"/><path fill=\"none\" stroke=\"#ffc3c6\" stroke-width=\"4.6\" d=\"M-25 32h0M-26 40h0\"/><circle fill=\"#e08a94\" stroke=\"none\" cx=\"25\" cy=\"32\" r=\"2.4\"/><circle fill=\"#ffc3c6\" stroke=\"none\" cx=\"-9\" cy=\"34\" r=\"2\"/><circle fill=\"#e08a94\" stroke=\"none\" cx=\"9\" cy=\"34\" r=\"2\"/>"
  },
  "leprechauns": {
    "field": [
      "#f5f3a8",
      "#cdd352"
    ],
    "cloth": "#0f5a2e",
    "back": "",
    "body": "<path fill=\"#e9b084\" d=\"M-17-4L-36-14Q-36 4-18 10ZM17-4L36-14Q36 4 18 10Z\"/><path fill=\"#1d7f45\" d=\"M-38 54C-38 30-24 22 0 22C24 22 38 30 38 54Z\"/><path fill=\"#e5731d\" d=\"M-25-10C-34 20-20 42 0 47C20 42 34 20 25-10Z\"/><path fill=\"#f6c69c\" d=\"M-19-12H19C22 10 14 24 0 25C-14 24-22 10-19-12Z\"/><path fill=\"#e39a74\" d=\"M-6-2C-6-9 6-9 6-2C9 7-9 7-6-2Z\"/><path fill=\"#249a54\" d=\"M-20-18C-20-34-24-44-22-58Q0-65 22-58C24-44 20-34 20-18Z\"/><path fill=\"#24201c\" d=\"M-21-30Q0-36 21-30L20-18H-20Z\"/><path fill=\"#2fb267\" d=\"M-37-15C-28-25 28-25 37-15C28-7-28-7-37-15Z\"/>",
    "over": "<circle fill=\"#2a1c0c\" stroke=\"none\" cx=\"-10\" cy=\"-1\" r=\"2.8\"/><path fill=\"none\" stroke-width=\"2.8\" d=\"M6-1Q10-5 14-1\"/><circle fill=\"#f08e70\" stroke=\"none\" cx=\"-14\" cy=\"8\" r=\"4.6\"/><circle fill=\"#de7557\" stroke=\"none\" cx=\"14\" cy=\"8\" r=\"4.6\"/><path fill=\"none\" stroke-width=\"2.8\" d=\"M-10 13Q0 22 11 12\"/><path fill=\"none\" stroke-width=\"6\" d=\"M-7-33H7V-20H-7Z\"/><path fill=\"none\" stroke=\"#ffd84d\" stroke-width=\"3.4\" d=\"M-7-33H7V-20H-7Z\"/><path fill=\"none\" stroke=\"#a04708\" stroke-width=\"2.4\" d=\"M-13 32l3 7M0 33v8M13 32l-3 7\"/>"
  },
  "liches": {
    "field": [
      "#c0e683",
      "#68a544"
    ],
    "cloth": "#23401a",
    "back": "",
    "body": "<path fill=\"#45236e\" d=\"M-8 34L-44 1C-44 20-46 36-42 56H42C46 36 44 20 44 1L8 34Z\"/><path fill=\"#24123c\" d=\"M-6 40L-38 12C-38 30-34 44-30 56H30C34 44 38 30 38 12L6 40Z\"/><path fill=\"#e1b546\" d=\"M-22-22L-31-56L-15-40L-9-62L0-42L9-62L15-40L31-56L22-22Z\"/><path fill=\"#d3d6b4\" d=\"M-21-18C-21-36 21-36 21-18C21-4 16 2 14 10L10 32Q0 38-10 32L-14 10C-16 2-21-4-21-18Z\"/><path fill=\"#16200f\" stroke=\"none\" d=\"M-18-12L-3-5C-2 6-17 8-18-12ZM18-12L3-5C2 6 17 8 18-12Z\"/><path fill=\"#16200f\" stroke=\"none\" d=\"M0 6L-4 13H4Z\"/><path fill=\"#f6cf58\" d=\"M-24-28Q0-36 24-28V-17Q0-26-24-17Z\"/>",
    "over": "<path fill=\"none\" stroke=\"#6dff4a\" stroke-width=\"7.2\" d=\"M-10-2h0M10-2h0\"/><path fill=\"none\" stroke-width=\"2.4\" d=\"M-11 20H11\"/><path fill=\"none\" stroke-width=\"2.2\" d=\"M-6 16V27M0 16V28M6 16V27\"/><circle fill=\"#a52fd0\" stroke-width=\"2\" cy=\"-26.5\" r=\"4\"/><circle fill=\"#2f9a5a\" stroke-width=\"1.6\" cx=\"-15\" cy=\"-25\" r=\"2.4\"/><circle fill=\"#2f9a5a\" stroke-width=\"1.6\" cx=\"15\" cy=\"-25\" r=\"2.4\"/>"
  },
  "lizardmen": {
    "field": [
      "#b5e4f2",
      "#58b2d0"
    ],
    "cloth": "#0f5a52",
    "back": "",
    "body": "<path fill=\"#f08a2c\" d=\"M-15 22L-32 25L-29 12L-43 3L-31-5L-44-22L-28-20L-33-40L-18-31L-15-52L-4-38L4-58L9-38L20-50L20-31L34-39L28-20L44-22L31-5L43 3L29 12L32 25L15 22Z\"/><path fill=\"#2f7a6a\" d=\"M-38 54C-38 30-24 22 0 22C24 22 38 30 38 54Z\"/><path fill=\"#e3f0a4\" d=\"M-13 18H13L17 40Q0 50-17 40Z\"/><path fill=\"#a9d640\" d=\"M-25-12C-26-34 26-34 25-12C25 0 17 8 17 19C17 33 8 37 0 37C-8 37-17 33-17 19C-17 8-25 0-25-12Z\"/><path fill=\"#86b62a\" stroke=\"none\" d=\"M-8-30C-5-12-7 0-7 12H7C7 0 5-12 8-30Z\"/><path fill=\"#eef7b8\" d=\"M-17 22Q0 32 17 22C17 34 8 38 0 38C-8 38-17 34-17 22Z\"/>",
    "over": "<path fill=\"#fff3a8\" stroke-width=\"2.2\" d=\"M-24-12Q-15-20-7-6Q-18-2-24-12Z\"/><path fill=\"#f0d878\" stroke-width=\"2.2\" d=\"M24-12Q15-20 7-6Q18-2 24-12Z\"/><ellipse fill=\"#2a1c0c\" stroke=\"none\" cx=\"-15\" cy=\"-10\" rx=\"2\" ry=\"4.6\"/><ellipse fill=\"#2a1c0c\" stroke=\"none\" cx=\"15\" cy=\"-10\" rx=\"2\" ry=\"4.6\"/><path fill=\"none\" stroke-width=\"3\" d=\"M-25-15L-6-10M25-15L6-10\"/><path fill=\"none\" d=\"M-6 15l2 3M6 15l-2 3\"/><circle fill=\"#5f8a1c\" stroke=\"none\" cx=\"-14\" cy=\"-23\" r=\"2.6\"/><circle fill=\"#4d7414\" stroke=\"none\" cx=\"15\" cy=\"-23\" r=\"2.6\"/><circle fill=\"#5f8a1c\" stroke=\"none\" cx=\"-14\" cy=\"5\" r=\"2.2\"/><path fill=\"none\" stroke=\"#4d7414\" stroke-width=\"4.5\" d=\"M14 5h0M0-20h0M0-8h0M0 3h0\"/><path fill=\"none\" stroke=\"#b0541a\" stroke-width=\"2.2\" d=\"M-31-31L-23-24M-35-17L-27-12M-34 3L-27 2\"/><path fill=\"#f0648a\" stroke-width=\"2.2\" d=\"M-3 24C-4 32-10 34-14 42L-7 39L-4 46C0 40 3 34 3 24Z\"/>"
  },
  "mudmen": {
    "field": [
      "#d8e8d2",
      "#9cba98"
    ],
    "cloth": "#4a2c12",
    "back": "",
    "body": "<path fill=\"#7d5230\" d=\"M-48 54C-46 36-34 34-33 22C-41 20-40 8-32 5C-30-10-34-30-19-36C-14-47 0-48 6-40C17-45 30-34 27-20C35-14 30-3 33 7C41 11 38 22 34 26C40 36 47 46 48 54Z\"/><path fill=\"#2c180a\" d=\"M-16 20C-8 14 4 23 17 15C19 27 10 32 8 37C5 40 4 32-1 32C-5 32-5 40-9 38C-11 34-17 28-16 20Z\"/><path fill=\"#d8d3c6\" stroke-width=\"1.8\" d=\"M-10 19L-4 19L-5 25L-9 25ZM6 19L12 17L11 24L7 24Z\"/><path fill=\"#b0804e\" d=\"M-31-2C-30-14-33-30-19-36C-14-47 0-48 6-40C17-45 30-34 27-20C32-16 31-8 31-2C29 8 24 5 23-5C21-15 16-14 14-8C12-1 6-3 5-12C3-21-3-20-5-12C-6-2-12 0-15-9C-17-16-21-13-21-3C-22 8-30 7-31-2Z\"/><path fill=\"#c3beb2\" d=\"M-36 42L-25 35L-17 45L-26 53L-36 51ZM20 40L31 37L36 47L24 51Z\"/>",
    "over": "<circle fill=\"#fff8dc\" stroke-width=\"2.4\" cx=\"-10\" cy=\"5\" r=\"7.2\"/><circle fill=\"#efe0ae\" stroke-width=\"2.4\" cx=\"11\" cy=\"4\" r=\"5.4\"/><path fill=\"none\" stroke-width=\"5\" d=\"M-9 6h0M10 5h0\"/><path fill=\"none\" stroke=\"#dcb384\" stroke-width=\"3.4\" d=\"M-23-22Q-21-29-14-32\"/><path fill=\"none\" stroke=\"#553219\" d=\"M-33 14q0 3 3 4M30 16q3 1 5-1\"/><path fill=\"none\" stroke=\"#2f6a2a\" stroke-width=\"3.4\" d=\"M2-40Q3-46 1-52\"/><path fill=\"#6dbb3f\" stroke-width=\"2.2\" d=\"M1-50C-6-62-18-58-20-52C-12-46-4-46 1-50ZM1-50C6-60 16-62 22-56C16-48 8-46 1-50Z\"/>"
  },
  "mummies": {
    "field": [
      "#7cc9c4",
      "#338f90"
    ],
    "cloth": "#0f4a52",
    "back": "",
    "body": "<path fill=\"#fbf2d4\" d=\"M-10-40C-24-34-26-50-48-46L-42-38L-50-31C-34-30-28-22-14-26ZM-16-24C-30-20-32-28-44-22L-40-15C-32-16-26-10-18-14Z\"/><path fill=\"#d9c593\" d=\"M-38 54C-38 30-24 22 0 22C24 22 38 30 38 54Z\"/><path fill=\"#f7ecc9\" d=\"M-18 18C-30 20-32 32-44 30V42C-30 46-26 36-12 34Z\"/><path fill=\"#f2e4bd\" d=\"M-23-14C-23-44 23-44 23-14C24 12 14 31 0 32C-14 31-24 12-23-14Z\"/><path fill=\"#2a1a14\" d=\"M-23-12Q0-3 23-12L22 4Q0 11-22 4Z\"/><path fill=\"#f7ecc9\" d=\"M3-22L26-8V4L8 7L16 0L1-10Z\"/><path fill=\"#2a1a14\" stroke-width=\"2\" d=\"M-10 18Q0 15 10 18L8 24Q0 26-8 24Z\"/>",
    "over": "<circle fill=\"#ffd84d\" stroke=\"none\" cx=\"-10\" cy=\"-1\" r=\"5\"/><circle fill=\"#2a1c0c\" stroke=\"none\" cx=\"-10\" cy=\"-1\" r=\"2\"/><path fill=\"none\" stroke=\"#a88a4c\" stroke-width=\"2.2\" d=\"M-20-24Q-4-18 14-33M-22-17Q-10-12-2-13M-11-37Q0-30 14-38M-21 10Q-8 15 20 7M-15 22L-11 21M14 21Q12 25 10 27M-10 29Q0 27 6 31\"/><path fill=\"none\" stroke=\"#94783c\" stroke-width=\"2.2\" d=\"M-30 38Q-16 30 2 36Q18 42 34 36M-20 52Q0 44 24 52\"/>"
  },
  "necromancer-ghost": {
    "field": [
      "#58716c",
      "#24322f"
    ],
    "cloth": "#10332b",
    "back": "",
    "body": "<path fill=\"#c2f5da\" d=\"M-2-38C4-42 8-48 4-60C18-55 20-45 14-36C23-30 24-16 23-4C28-8 29-16 27-25L33-22L37-31L41-22L48-24C47-6 38 8 24 13C24 22 27 28 32 33L22 34L18 46L8 38L0 50L-8 38L-18 46L-22 34L-32 33C-27 28-24 22-24 13C-38 8-47-6-48-24L-41-22L-37-31L-33-22L-27-25C-29-16-28-8-23-4C-25-22-17-34-2-38Z\"/><path fill=\"#14302a\" stroke=\"none\" d=\"M-18-8C-20-23-5-25-3-12C-3 0-16 4-18-8ZM18-8C20-23 5-25 3-12C3 0 16 4 18-8Z\"/><path fill=\"#14302a\" stroke=\"none\" d=\"M-7 9C-7 3 7 3 7 9C8 20 5 26 0 26C-5 26-8 20-7 9Z\"/>",
    "over": "<circle fill=\"#3dffa8\" stroke=\"none\" cx=\"-10.5\" cy=\"-10\" r=\"3.8\"/><circle fill=\"#3dffa8\" stroke=\"none\" cx=\"10.5\" cy=\"-10\" r=\"3.8\"/><circle fill=\"#eafff4\" stroke=\"none\" cx=\"-10.5\" cy=\"-10\" r=\"1.5\"/><circle fill=\"#eafff4\" stroke=\"none\" cx=\"10.5\" cy=\"-10\" r=\"1.5\"/><path fill=\"none\" stroke=\"#f4fffa\" stroke-width=\"3\" d=\"M-19-20Q-16-29-8-32\"/><path fill=\"none\" stroke=\"#5fae92\" stroke-width=\"2.2\" d=\"M-17 22Q-17 28-20 32M-8 28Q-7 33-9 37M11 28Q12 33 14 37\"/>"
  },
  "ogres": {
    "field": [
      "#fbd3da",
      "#e494a6"
    ],
    "cloth": "#22476f",
    "back": "",
    "body": "<path fill=\"#9a6734\" d=\"M24 44L28-8C21-28 25-54 37-56C50-56 51-32 38-8L36 46Z\"/><path fill=\"#e9eef2\" stroke-width=\"2.2\" d=\"M26-22L18-28L27-32ZM44-42L52-47L45-51ZM33-54L36-63L41-55ZM44-20L51-21L46-29Z\"/><path fill=\"#5c8cbe\" d=\"M-22-8C-40-22-46 2-28 10ZM22-8C40-22 46 2 28 10Z\"/><path fill=\"#7d5431\" d=\"M-50 54C-50 28-32 20 0 20C32 20 50 28 50 54Z\"/><path fill=\"#78aada\" d=\"M-19-22C-17-44 17-44 19-22C21-10 35 0 35 17C35 37 18 43 0 43C-18 43-35 37-35 17C-35 0-21-10-19-22Z\"/><path fill=\"#33262c\" d=\"M-6-38C-12-52-2-60 10-57C6-51 9-45 6-38Z\"/><path fill=\"#5686b8\" d=\"M-21-16L-3-9H3L21-16L20-6L4-2H-4L-20-6Z\"/><path fill=\"#5f92c6\" d=\"M-9 7C-11-6 11-6 9 7C9 13-9 13-9 7Z\"/><path fill=\"#3b1420\" d=\"M-26 20Q0 12 26 20Q22 36 0 36Q-22 36-26 20Z\"/><path fill=\"#fbf1d0\" d=\"M-20 32L-17 13L-10 33ZM20 32L17 13L10 33Z\"/>",
    "over": "<path fill=\"none\" stroke=\"#fff0a0\" stroke-width=\"6\" d=\"M-12-3.5h0M12-3.5h0\"/><path fill=\"none\" stroke-width=\"3.2\" d=\"M-12-3h0M12-3h0\"/><path fill=\"none\" stroke-width=\"2.4\" d=\"M-5 9l2 1M5 9l-2 1\"/><path fill=\"none\" stroke=\"#fbf1d0\" stroke-width=\"4\" d=\"M-4 31v4M4 31v4\"/><circle fill=\"none\" stroke=\"#ffd84d\" stroke-width=\"2.8\" cx=\"-33\" cy=\"8\" r=\"4.6\"/><path fill=\"none\" stroke=\"#a9cdf0\" d=\"M-12-28Q-8-34-2-35\"/>"
  },
  "orcs": {
    "field": [
      "#e6a081",
      "#c45c3c"
    ],
    "cloth": "#5c1f12",
    "back": "",
    "body": "<path fill=\"#6d9636\" d=\"M-22-6L-43-18Q-40 2-21 10ZM22-6L43-18Q40 2 21 10Z\"/><path fill=\"#4a4038\" d=\"M-44 54C-44 30-26 24 0 24C26 24 44 30 44 54Z\"/><path fill=\"#c9c4b8\" d=\"M-40 40L-34 22L-26 34ZM40 40L34 22L26 34Z\"/><path fill=\"#83b043\" d=\"M-23-14C-23-36 23-36 23-14L27 10C27 28 14 34 0 34C-14 34-27 28-27 10Z\"/><path fill=\"#251a14\" d=\"M-5-32C-9-48 4-52 16-46C8-44 8-40 7-32Z\"/><path fill=\"#638a2d\" d=\"M-26-14L-4-6H4L26-14L24-3L5 1H-5L-24-3Z\"/><path fill=\"#3b1712\" d=\"M-19 14Q0 8 19 14Q17 28 0 28Q-17 28-19 14Z\"/><path fill=\"#f7efd4\" d=\"M-18 20C-19 10-16 4-13-1C-11 6-8 12-9 19ZM18 20C19 10 16 4 13-1C11 6 8 12 9 19Z\"/>",
    "over": "<circle fill=\"#ffd23c\" stroke=\"none\" cx=\"-12\" cy=\"-2\" r=\"3.2\"/><circle fill=\"#ffd23c\" stroke=\"none\" cx=\"12\" cy=\"-2\" r=\"3.2\"/><circle fill=\"#2a1c0c\" stroke=\"none\" cx=\"-12\" cy=\"-2\" r=\"1.5\"/><circle fill=\"#2a1c0c\" stroke=\"none\" cx=\"12\" cy=\"-2\" r=\"1.5\"/><path fill=\"none\" d=\"M-4 7L-2 5M4 7L2 5\"/><path fill=\"none\" stroke=\"#f7efd4\" stroke-width=\"2.2\" d=\"M-5 22v4M0 22v5M5 22v4\"/><path fill=\"none\" stroke=\"#e1b546\" stroke-width=\"3\" d=\"M-43-18l4 8\"/>"
  },
  "pixies": {
    "field": [
      "#d3f8e6",
      "#8fdfbe"
    ],
    "cloth": "#96195f",
    "back": "",
    "body": "<path fill=\"#e3f4ff\" d=\"M-9-2C-18-40-46-52-49-35C-51-15-30 2-10 6ZM9-2C18-40 46-52 49-35C51-15 30 2 10 6Z\"/><path fill=\"#b4dcf7\" d=\"M-9 6C-34 2-46 14-41 30C-33 40-16 26-8 14ZM9 6C34 2 46 14 41 30C33 40 16 26 8 14Z\"/><path fill=\"#7cc04a\" d=\"M-24 54C-24 38-12 28 0 28C12 28 24 38 24 54Z\"/><path fill=\"#e3b58c\" d=\"M-5 14H5V29Q0 34-5 29Z\"/><path fill=\"#f7d3ab\" d=\"M-14-2L-28-10Q-27 4-15 8ZM14-2L28-10Q27 4 15 8Z\"/><path fill=\"#fde0bc\" d=\"M-17-6C-17-22 17-22 17-6C18 10 8 20 0 22C-8 20-18 10-17-6Z\"/><path fill=\"#e3458f\" d=\"M-20 0C-27-16-20-28-11-29C-12-40-4-50 6-58C4-48 12-42 12-30C21-28 27-16 20 0C17-8 13-12 7-10C3-15-3-15-7-10C-13-12-17-8-20 0Z\"/>",
    "over": "<ellipse fill=\"#ffffff\" stroke-width=\"1.8\" cx=\"-7.5\" cy=\"1\" rx=\"4\" ry=\"5\"/><ellipse fill=\"#ffffff\" stroke-width=\"1.8\" cx=\"7.5\" cy=\"1\" rx=\"4\" ry=\"5\"/><circle fill=\"#2a1c0c\" stroke=\"none\" cx=\"-7\" cy=\"2\" r=\"2.6\"/><circle fill=\"#2a1c0c\" stroke=\"none\" cx=\"8\" cy=\"2\" r=\"2.6\"/><path fill=\"none\" stroke-width=\"2.4\" d=\"M-5 12Q1 17 7 11\"/><path fill=\"none\" stroke=\"#6fb4dd\" stroke-width=\"1.8\" d=\"M-26-22L-40-36M-28-11L-42-21M26-22L40-36M28-11L42-21\"/><path fill=\"none\" stroke=\"#5b9fcb\" stroke-width=\"1.8\" d=\"M-20 17L-34 24M20 17L34 24\"/><path fill=\"none\" stroke=\"#ff9cc9\" stroke-width=\"2\" d=\"M-6-30Q-6-40 1-47\"/><path fill=\"none\" stroke-width=\"2.4\" d=\"M-16 54L-8 34L0 42L8 34L16 54\"/>"
  },
  "priestesses": {
    "field": [
      "#4a9aa2",
      "#216374"
    ],
    "cloth": "#123f4c",
    "back": "<path fill=\"#f3b52f\" d=\"M-14-48H14L23-55L22-44L33-46L27-37L39-33L31-24L40-15L29-11L33 0L-33 0L-29-11L-40-15L-31-24L-39-33L-27-37L-33-46L-22-44L-23-55Z\"/><circle fill=\"#ffdf7d\" stroke=\"none\" cy=\"-22\" r=\"25\"/>",
    "body": "<path fill=\"#f8efd8\" d=\"M-23 50C-31 8-29-28 0-28C29-28 31 8 23 50Z\"/><path fill=\"#f8efd8\" d=\"M-38 54C-38 30-24 22 0 22C24 22 38 30 38 54Z\"/><path fill=\"#e8b93a\" d=\"M-27 28Q-14 22-7 24L0 32L7 24Q14 22 27 28L20 42Q0 50-20 42Z\"/><path fill=\"#c28c66\" d=\"M-6 14H6V27Q0 32-6 27Z\"/><path fill=\"#e2b088\" d=\"M-16-10C-16-27 16-27 16-10C16 9 8 20 0 23C-8 20-16 9-16-10Z\"/><path fill=\"#f8efd8\" d=\"M0-26C-22-26-25-8-21 12C-16 2-14-12 0-17C14-12 16 2 21 12C25-8 22-26 0-26Z\"/><path fill=\"#fff8e6\" d=\"M-17-20L-15-44H-18V-56H-10V-50H-4V-56H4V-50H10V-56H18V-44H15L17-20Q0-28-17-20Z\"/>",
    "over": "<path fill=\"none\" stroke-width=\"2.4\" d=\"M-12-3Q-8-7-3-3M12-3Q8-7 3-3\"/><circle fill=\"#2a1c0c\" stroke=\"none\" cx=\"-7.5\" cy=\"-2\" r=\"2.4\"/><circle fill=\"#2a1c0c\" stroke=\"none\" cx=\"7.5\" cy=\"-2\" r=\"2.4\"/><path fill=\"none\" stroke-width=\"1.8\" d=\"M0 2L-1.5 8H1\"/><path fill=\"none\" stroke-width=\"2.4\" d=\"M-4 14Q0 16.5 4 14\"/><path fill=\"none\" stroke-width=\"2.4\" d=\"M-15-41H15\"/><path fill=\"#216374\" stroke-width=\"2\" d=\"M-4-25V-33Q0-39 4-33V-25Z\"/><circle fill=\"#2aa5a0\" stroke-width=\"2\" cx=\"0\" cy=\"37\" r=\"4.5\"/>"
  },
  "pygmies": {
    "field": [
      "#86b46e",
      "#3f7346"
    ],
    "cloth": "#6b2f08",
    "back": "<path fill=\"none\" stroke-width=\"6.5\" d=\"M22 0L34-44M30 0L44-36\"/><path fill=\"none\" stroke=\"#e0b070\" d=\"M22 0L34-44M30 0L44-36\"/><path fill=\"#a9d65c\" stroke-width=\"2.4\" d=\"M33-38Q24-46 36-60Q45-50 39-36ZM42-30Q36-38 47-50Q54-42 48-29Z\"/>",
    "body": "<path fill=\"#5c9440\" d=\"M-40 54L-42 40L-33 40L-32 29L-22 32Q0 22 22 32L32 29L33 40L42 40L40 54Z\"/><path fill=\"#e88f2c\" d=\"M0-62C4-50 12-46 22-44C20-36 26-30 33-24C29-18 33-8 35 0C29 4 29 14 27 24C20 34-20 34-27 24C-29 14-29 4-35 0C-33-8-29-18-33-24C-26-30-20-36-22-44C-12-46-4-50 0-62Z\"/><path fill=\"#2f5526\" d=\"M-21 4C-24-20-9-26 0-33C9-26 24-20 21 4C20 18 10 29 0 34C-10 29-20 18-21 4Z\"/><path fill=\"#eec298\" d=\"M-16-6C-16-22 16-22 16-6C16 10 8 22 0 27C-8 22-16 10-16-6Z\"/><path fill=\"#8a3d1a\" stroke-width=\"2.2\" d=\"M-18 4C-20-20-8-24 1-25C10-24 20-20 18 4C16-4 14-9 8-11C4-9-4-9-9-14C-12-9-16-4-18 4Z\"/>",
    "over": "<ellipse fill=\"#ffffff\" stroke-width=\"1.6\" cx=\"-7.5\" cy=\"0\" rx=\"4\" ry=\"3.8\"/><ellipse fill=\"#fff6ea\" stroke-width=\"1.6\" cx=\"7.5\" cy=\"0\" rx=\"4\" ry=\"3.8\"/><circle fill=\"#2a1c0c\" stroke=\"none\" cx=\"-6.8\" cy=\"0.3\" r=\"2.4\"/><circle fill=\"#2a1c0c\" stroke=\"none\" cx=\"7.6\" cy=\"0.3\" r=\"2.4\"/><path fill=\"none\" stroke-width=\"2.4\" d=\"M-12-6L-4-5M12-6L4-5\"/><path fill=\"none\" stroke-width=\"1.8\" d=\"M0 3L-1.5 8.5H1\"/><path fill=\"none\" stroke-width=\"2.4\" d=\"M-4 15Q1 18 6 13\"/><path fill=\"none\" stroke=\"#98510e\" stroke-width=\"2.2\" d=\"M0-57V-37M0-47L-9-42M0-47L9-42M-23-27L-15-27M23-27L15-27M-30-3L-23-4M30-3L23-4\"/><path fill=\"#d9974a\" stroke-width=\"2\" d=\"M-7 37Q0 33 7 37Q7 47 0 50Q-7 47-7 37Z\"/><path fill=\"none\" stroke=\"#6a4526\" stroke-width=\"4\" d=\"M-7 37Q0 33 7 37\"/>"
  },
  "ratmen": {
    "field": [
      "#d8cfe0",
      "#a99ab8"
    ],
    "cloth": "#4a3a58",
    "back": "",
    "body": "<path fill=\"#8c7460\" d=\"M-20-16m-17 0a17 17 0 1 0 34 0a17 17 0 1 0-34 0ZM20-16m-17 0a17 17 0 1 0 34 0a17 17 0 1 0-34 0Z\"/><path fill=\"#efa8a0\" stroke=\"none\" d=\"M-22-17m-9.5 0a9.5 9.5 0 1 0 19 0a9.5 9.5 0 1 0-19 0ZM22-17m-9.5 0a9.5 9.5 0 1 0 19 0a9.5 9.5 0 1 0-19 0Z\"/><path fill=\"#5a4a6e\" d=\"M-38 54C-38 30-24 22 0 22C24 22 38 30 38 54Z\"/><path fill=\"#a98d72\" d=\"M-23-6C-23-28 23-28 23-6C23 6 14 14 10 26C8 34-8 34-10 26C-14 14-23 6-23-6Z\"/><path fill=\"#cdb495\" d=\"M-11 16C-6 10 6 10 11 16C10 34-10 34-11 16Z\"/><path fill=\"#e8827c\" d=\"M-7 17C-7 11 7 11 7 17C7 23-7 23-7 17Z\"/><path fill=\"#fff6dc\" d=\"M-5 30H5V40H-5Z\"/>",
    "over": "<ellipse fill=\"#c41f1f\" stroke-width=\"2\" cx=\"-11\" cy=\"-3\" rx=\"4\" ry=\"5\"/><ellipse fill=\"#a31616\" stroke-width=\"2\" cx=\"11\" cy=\"-3\" rx=\"4\" ry=\"5\"/><path fill=\"none\" stroke-width=\"3\" d=\"M-18-11L-6-8M18-11L6-8\"/><path fill=\"none\" stroke-width=\"1.8\" d=\"M0 30V40\"/><path fill=\"none\" stroke-width=\"1.8\" d=\"M-12 22L-34 16M-12 25L-33 27M12 22L34 16M12 25L33 27\"/>"
  },
  "shadow-mimes": {
    "field": [
      "#fbeaf1",
      "#e0437c"
    ],
    "cloth": "#2a2140",
    "back": "",
    "body": "<path fill=\"#332b45\" d=\"M-40 54C-38 34-30 30-25 22C-36 2-30-30-16-36C-20-44-14-52-5-57C-5-48 1-45 6-41C11-49 20-50 27-47C21-42 23-35 25-29C34-10 34 8 25 22C30 30 38 34 40 54Z\"/><path fill=\"#ffffff\" stroke-width=\"2.2\" d=\"M-35 6C-41-6-41-14-40-24C-39-29-34-28-34-23L-33-17V-33C-33-38-27-38-27-33V-19L-24-32C-23-37-18-35-19-31L-22-16L-19-20C-15-24-12-20-14-16L-21 6ZM35 6C41-6 41-14 40-24C39-29 34-28 34-23L33-17V-33C33-38 27-38 27-33V-19L24-32C23-37 18-35 19-31L22-16L19-20C15-24 12-20 14-16L21 6Z\"/><path fill=\"#fffaf0\" d=\"M-19-12C-19-33 19-33 19-12C20 12 10 27 0 29C-10 27-20 12-19-12Z\"/><path fill=\"#4d4366\" stroke=\"none\" d=\"M0-28C13-28 19-23 19-12C20 12 10 27 0 29Z\"/><path fill=\"#fffaf0\" d=\"M-28 46L0 34L28 46L24 54H-24Z\"/>",
    "over": "<path fill=\"none\" d=\"M-9-17V6\"/><path fill=\"#2a1c0c\" stroke=\"none\" d=\"M-15-5Q-9-12-3-5Q-9 1-15-5Z\"/><path fill=\"#fffaf0\" stroke=\"none\" d=\"M3-5Q9-12 15-5Q9 1 3-5Z\"/><circle fill=\"#2a1c0c\" stroke=\"none\" cx=\"9\" cy=\"-5\" r=\"2\"/><path fill=\"#6fd0ff\" stroke=\"none\" d=\"M9 3Q13 10 9 13Q5 10 9 3Z\"/><path fill=\"none\" stroke=\"#c41f4f\" stroke-width=\"3\" d=\"M-11 12Q-7 21 0 18\"/><path fill=\"none\" stroke=\"#fffaf0\" stroke-width=\"3\" d=\"M0 18Q6 15 11 20\"/><path fill=\"none\" stroke=\"#332b45\" stroke-width=\"3\" d=\"M-22 50L-8 38M-8 52L4 37M8 52L16 41\"/>"
  },
  "shrooms": {
    "field": [
      "#d3f0e2",
      "#86cfb6"
    ],
    "cloth": "#8c1a1c",
    "back": "",
    "body": "<path fill=\"#f8ecd2\" d=\"M-20-12H20C20 6 22 26 30 56H-30C-22 26-20 6-20-12Z\"/><path fill=\"#e6c79a\" d=\"M-40-11C-26-15 26-15 40-11C32 2-32 2-40-11Z\"/><path fill=\"#da372e\" d=\"M-48-12C-48-38-28-60 0-60C28-60 48-38 48-12C47-3 26-9 0-9C-26-9-47-3-48-12Z\"/><path fill=\"#fff7e8\" stroke-width=\"2\" d=\"M-28-34a8 8 0 1 0 16 0a8 8 0 1 0-16 0ZM-1-47a7 7 0 1 0 14 0a7 7 0 1 0-14 0ZM19.5-28a7.5 7.5 0 1 0 15 0a7.5 7.5 0 1 0-15 0ZM-4-23a6 6 0 1 0 12 0a6 6 0 1 0-12 0ZM-40.5-17a4.5 4.5 0 1 0 9 0a4.5 4.5 0 1 0-9 0Z\"/>",
    "over": "<path fill=\"none\" stroke-width=\"6.8\" d=\"M-9 8h0M9 8h0\"/><path fill=\"none\" stroke=\"#ffffff\" stroke-width=\"2.4\" d=\"M-10 7h0M8 7h0\"/><circle fill=\"#f2a48c\" stroke=\"none\" cx=\"-15\" cy=\"16\" r=\"4\"/><circle fill=\"#d98a72\" stroke=\"none\" cx=\"15\" cy=\"16\" r=\"4\"/><path fill=\"none\" stroke-width=\"2.8\" d=\"M-6 18Q0 24 6 18\"/><path fill=\"none\" stroke=\"#a98252\" stroke-width=\"1.8\" d=\"M-26-5l4 3M-12-5l2 4M0-4v4M12-5l-2 4M26-5l-4 3\"/><path fill=\"none\" stroke=\"#c9ad7c\" stroke-width=\"2.4\" d=\"M-18 36Q0 44 20 36\"/>"
  },
  "skeletons": {
    "field": [
      "#8d86a6",
      "#5d5678"
    ],
    "cloth": "#2c2740",
    "back": "",
    "body": "<path fill=\"#7d2b2b\" d=\"M-40 54L-34 32Q0 22 34 32L40 54Z\"/><path fill=\"#e6dcbc\" d=\"M-8 22H8V40H-8Z\"/><path fill=\"#fbf4dc\" d=\"M-25-14C-25-44 25-44 25-14C25-4 21 2 17 6L16 26Q0 32-16 26L-17 6C-21 2-25-4-25-14Z\"/><path fill=\"#241d33\" stroke=\"none\" d=\"M-18-10C-18-20-3-19-4-9C-5 2-18 2-18-10ZM18-10C18-20 3-19 4-9C5 2 18 2 18-10Z\"/><path fill=\"#241d33\" stroke=\"none\" d=\"M0 3L-5 11H5Z\"/>",
    "over": "<path fill=\"none\" d=\"M-16 17H16\"/><path fill=\"none\" stroke-width=\"2.4\" d=\"M-9 13V27M-3 13V28M3 13V28M9 13V27\"/><path fill=\"none\" stroke-width=\"2\" d=\"M8-36L12-28L7-24L11-19\"/><circle fill=\"#7fe0ff\" stroke=\"none\" cx=\"-11\" cy=\"-9\" r=\"2.4\"/><circle fill=\"#7fe0ff\" stroke=\"none\" cx=\"11\" cy=\"-9\" r=\"2.4\"/>"
  },
  "sorcerers": {
    "field": [
      "#e4a8ec",
      "#a95ac4"
    ],
    "cloth": "#4c1460",
    "back": "",
    "body": "<path fill=\"#5a1f78\" d=\"M-36 54C-44 0-24-34 0-48C24-34 44 0 36 54Z\"/><path fill=\"#1d0a2a\" d=\"M-19 30C-28-2-16-24 0-32C16-24 28-2 19 30Q0 40-19 30Z\"/><path fill=\"#7a2f9c\" d=\"M-36 54C-30 34-16 30 0 30C16 30 30 34 36 54Z\"/><path fill=\"#ffcf3a\" d=\"M0 24L8 34L0 46L-8 34Z\"/>",
    "over": "<path fill=\"#ffe45c\" stroke=\"none\" d=\"M-14-2Q-8-9-2-1Q-8 3-14-2ZM14-2Q8-9 2-1Q8 3 14-2Z\"/><path fill=\"#ff5fc8\" stroke=\"none\" d=\"M0-25Q7-19 0-12Q-7-19 0-25Z\"/><path fill=\"none\" stroke=\"#b06fd0\" stroke-width=\"2.4\" d=\"M-8 14Q0 19 8 14\"/><path fill=\"none\" stroke=\"#9a58ba\" stroke-width=\"2.4\" d=\"M-24 14C-30-6-18-30 0-39\"/>"
  },
  "spiderines": {
    "field": [
      "#ffc79c",
      "#ee7f40"
    ],
    "cloth": "#3a1030",
    "back": "<path fill=\"none\" stroke-width=\"9.5\" d=\"M-14 30L-27-46L-46-27M-16 32L-40-22L-51-11M-18 38L-35 8L-39 40M14 30L27-46L46-27M16 32L40-22L51-11M18 38L35 8L39 40\"/><path fill=\"none\" stroke=\"#8a5698\" stroke-width=\"4.5\" d=\"M-14 30L-27-46L-46-27M-16 32L-40-22L-51-11M-18 38L-35 8L-39 40\"/><path fill=\"none\" stroke=\"#5c3568\" stroke-width=\"4.5\" d=\"M14 30L27-46L46-27M16 32L40-22L51-11M18 38L35 8L39 40\"/>",
    "body": "<path fill=\"#4b1836\" d=\"M0-32C-20-32-18-60 0-60C18-60 20-32 0-32Z\"/><path fill=\"#4b1836\" d=\"M-24 26C-31-20-24-38 0-39C24-38 31-20 24 26Z\"/><path fill=\"#362040\" d=\"M-32 54C-34 32-22 24 0 24C22 24 34 32 32 54Z\"/><path fill=\"#b9a2c2\" d=\"M-6 16H6V28Q0 33-6 28Z\"/><path fill=\"#e0cfe6\" d=\"M-17-12C-17-31 17-31 17-12C17 8 9 22 0 26C-9 22-17 8-17-12Z\"/><path fill=\"#6a2348\" d=\"M-22 0C-25-38 25-38 22 0C18-14 10-24 0-29C-10-24-18-14-22 0Z\"/><path fill=\"#e8344a\" stroke-width=\"2\" d=\"M-8 32H8L2 40L8 48H-8L-2 40Z\"/>",
    "over": "<circle fill=\"#d4203f\" stroke-width=\"2\" cx=\"-7.5\" r=\"4.6\"/><circle fill=\"#b01733\" stroke-width=\"2\" cx=\"7.5\" r=\"4.6\"/><path fill=\"none\" stroke=\"#ffffff\" stroke-width=\"2.8\" d=\"M-8.5-1h0M6.5-1h0\"/><path fill=\"none\" stroke-width=\"4.1\" d=\"M-4-10h0M4-10h0M-11-9h0M11-9h0\"/><path fill=\"none\" stroke-width=\"2.2\" d=\"M-6 12Q0 15 6 12\"/><path fill=\"#ffffff\" stroke-width=\"1.6\" d=\"M-6 13L-4 20L-1 14ZM6 13L4 20L1 14Z\"/><path fill=\"#e8344a\" stroke=\"none\" d=\"M-5-54H5L1-47L5-40H-5L-1-47Z\"/>"
  },
  "tritons": {
    "field": [
      "#bfeee4",
      "#6cc9c4"
    ],
    "cloth": "#0d5560",
    "back": "",
    "body": "<path fill=\"#f08a5d\" d=\"M-20-8L-42-24L-38-8L-45 2L-34 6L-36 18L-18 12ZM20-8L42-24L38-8L45 2L34 6L36 18L18 12Z\"/><path fill=\"#f08a5d\" d=\"M0-26L-12-48L-2-42L4-52L9-41L20-44L10-24Z\"/><path fill=\"#136a78\" d=\"M-38 54C-38 30-24 22 0 22C24 22 38 30 38 54Z\"/><path fill=\"#e1b546\" d=\"M-30 44Q-24 28-8 26L0 34L8 26Q24 28 30 44Z\"/><path fill=\"#35a7a0\" d=\"M-22-12C-22-36 22-36 22-12C24 12 12 28 0 29C-12 28-24 12-22-12Z\"/><path fill=\"#8fdccb\" d=\"M-12 12C-6 8 6 8 12 12C12 26-12 26-12 12Z\"/>",
    "over": "<circle fill=\"#fff3c4\" stroke-width=\"2.2\" cx=\"-10\" cy=\"-4\" r=\"5.4\"/><circle fill=\"#fff3c4\" stroke-width=\"2.2\" cx=\"10\" cy=\"-4\" r=\"5.4\"/><circle fill=\"#2a1c0c\" stroke=\"none\" cx=\"-9\" cy=\"-4\" r=\"2.4\"/><circle fill=\"#2a1c0c\" stroke=\"none\" cx=\"9\" cy=\"-4\" r=\"2.4\"/><path fill=\"none\" d=\"M-8 18Q0 15 8 18\"/><path fill=\"none\" stroke-width=\"2.2\" d=\"M-2 7v2M3 7v2\"/><path fill=\"none\" stroke=\"#0d5560\" stroke-width=\"2.2\" d=\"M-20 16q4 1 6 5M20 16q-4 1-6 5\"/><path fill=\"none\" stroke=\"#12777a\" stroke-width=\"2\" d=\"M-6-24q6-4 12 0M-10-18q10-5 20 0\"/>"
  },
  "trolls": {
    "field": [
      "#dfe3b4",
      "#b0b878"
    ],
    "cloth": "#3d4a1c",
    "back": "",
    "body": "<path fill=\"#7d8a86\" d=\"M-20-6C-46-8-42 16-30 22C-26 18-22 12-20 8ZM20-6C46-8 42 16 30 22C26 18 22 12 20 8Z\"/><path fill=\"#66513a\" d=\"M-46 54C-46 28-24 22 0 22C24 22 46 28 46 54Z\"/><path fill=\"#98a6a0\" d=\"M-24-12C-24-38 24-38 24-12L27 14C27 32 14 37 0 37C-14 37-27 32-27 14Z\"/><path fill=\"#5f7f34\" d=\"M-26-12C-34-40-16-36-14-46C-6-40 0-50 6-42C14-50 18-38 28-38C32-26 28-20 26-12C18-24 8-22 0-20C-8-22-18-24-26-12Z\"/><path fill=\"#83918c\" d=\"M-5-8C-7 4-13 10-11 18C-9 26 9 26 11 18C13 10 7 4 5-8Z\"/><path fill=\"#2c2320\" d=\"M-21 25Q0 19 21 25Q16 33 0 33Q-16 33-21 25Z\"/><path fill=\"#fbf1d0\" d=\"M-16 31L-14 18L-7 31ZM16 31L14 18L7 31Z\"/>",
    "over": "<circle fill=\"#2a1c0c\" stroke=\"none\" cx=\"-13\" cy=\"-6\" r=\"3\"/><circle fill=\"#2a1c0c\" stroke=\"none\" cx=\"13\" cy=\"-6\" r=\"3\"/><path fill=\"none\" stroke-width=\"4\" d=\"M-21-13L-7-9M21-13L7-9\"/><path fill=\"none\" stroke-width=\"2.4\" d=\"M-5 17l2 2M5 17l-2 2\"/><circle fill=\"#5f6d68\" stroke=\"none\" cx=\"6\" cy=\"8\" r=\"2.4\"/><path fill=\"none\" stroke=\"#56625e\" stroke-width=\"2.2\" d=\"M-36 4q4 4 6 10M36 4q-4 4-6 10\"/>"
  },
  "white-ladies": {
    "field": [
      "#8298c8",
      "#465a92"
    ],
    "cloth": "#22345f",
    "back": "",
    "body": "<path fill=\"#e9f0fa\" d=\"M0-54C-27-50-31-24-33-2C-35 16-41 24-52 34C-44 40-38 40-36 54H36C38 40 44 40 52 34C41 24 35 16 33-2C31-24 27-50 0-54Z\"/><path fill=\"#8fa5d0\" d=\"M-21 46C-27 4-25-38 0-38C25-38 27 4 21 46Z\"/><path fill=\"#ffffff\" d=\"M-30 54C-30 36-16 28 0 28C16 28 30 36 30 54Z\"/><path fill=\"#c9d5ea\" d=\"M-6 14H6V30Q0 36-6 30Z\"/><path fill=\"#f6f8fd\" d=\"M-16-12C-16-29 16-29 16-12C16 8 8 20 0 24C-8 20-16 8-16-12Z\"/><path fill=\"#a9bce0\" d=\"M0-38C-22-38-24-14-20 10C-15-2-14-16 0-25C14-16 15-2 20 10C24-14 22-38 0-38Z\"/>",
    "over": "<path fill=\"none\" d=\"M-12-3Q-8 2-3-2M12-3Q8 2 3-2\"/><path fill=\"none\" stroke-width=\"2\" d=\"M-11-10Q-7-12-4-9M11-10Q7-12 4-9\"/><path fill=\"none\" stroke=\"#7a2f55\" stroke-width=\"2.4\" d=\"M-3.5 13Q0 11 3.5 13\"/><path fill=\"#4f9bf0\" stroke-width=\"1.6\" d=\"M-8 4Q-4 11-8 13Q-12 11-8 4Z\"/><path fill=\"#ffe9a0\" stroke-width=\"2\" d=\"M-9-31A10 10 0 1 0 9-31A10.5 8 0 0 1-9-31Z\"/><path fill=\"none\" stroke=\"#a9bce0\" stroke-width=\"2\" d=\"M-29 14Q-33 28-40 34M29 14Q33 28 40 34M-27-14Q-25-32-14-42\"/>"
  },
  "will-o-wisps": {
    "field": [
      "#5f6bb8",
      "#2a3170"
    ],
    "cloth": "#1a1f4d",
    "back": "",
    "body": "<path fill=\"#62dcf2\" d=\"M-1 37C-26 38-33 16-25 0C-20-10-13-16-13-31C-12-44-1-50 13-60C9-47 15-40 20-29C30-10 34 14 23 28C17 34 9 37-1 37Z\"/><path fill=\"#ecfeff\" stroke=\"none\" d=\"M-1 31C-18 31-22 16-17 4C-13-4-6-9-5-24C5-17 9-14 14-4C21 11 21 23 14 27C9 30 4 31-1 31Z\"/><path fill=\"#b5f3ff\" stroke-width=\"2.2\" d=\"M-38-18C-46-24-43-34-35-44C-35-36-27-32-29-24C-31-16-36-16-38-18ZM36-19C29-24 32-32 39-41C39-34 46-30 44-23C42-16 38-17 36-19Z\"/>",
    "over": "<ellipse fill=\"#16204f\" stroke=\"none\" cx=\"-8\" cy=\"8\" rx=\"4.4\" ry=\"6.6\"/><ellipse fill=\"#16204f\" stroke=\"none\" cx=\"8\" cy=\"8\" rx=\"4.4\" ry=\"6.6\"/><path fill=\"none\" stroke=\"#ffffff\" stroke-width=\"3.6\" d=\"M-9.5 5.5h0M6.5 5.5h0\"/><ellipse fill=\"#16204f\" stroke=\"none\" cy=\"20\" rx=\"3.2\" ry=\"4\"/><circle fill=\"#9cc4ff\" stroke=\"none\" cx=\"-14\" cy=\"17\" r=\"2.8\"/><circle fill=\"#86aef0\" stroke=\"none\" cx=\"14\" cy=\"17\" r=\"2.8\"/><path fill=\"none\" stroke=\"#fff3a0\" stroke-width=\"3.9\" d=\"M-31 16h0M31 20h0M-22 32h0M20 35h0M-24-44h0\"/>"
  },
  "wizards": {
    "field": [
      "#bcdcff",
      "#7db1ee"
    ],
    "cloth": "#163f85",
    "back": "",
    "body": "<path fill=\"#2b57a8\" d=\"M-38 54C-38 30-24 22 0 22C24 22 38 30 38 54Z\"/><path fill=\"#f0c29b\" d=\"M-17-12H17V8H-17Z\"/><path fill=\"#f4f4f2\" d=\"M-23-6C-30 18-14 34-2 52C14 40 30 18 23-6C18 8 8 8 0 8C-8 8-18 8-23-6Z\"/><path fill=\"#ffffff\" d=\"M0 6C-8 1-16 5-21 13C-12 17-4 15 0 10C4 15 12 17 21 13C16 5 8 1 0 6Z\"/><path fill=\"#dd9c74\" d=\"M-6-3C-6-10 6-10 6-3C8 5-8 5-6-3Z\"/><path fill=\"#2b57a8\" d=\"M-22-12C-16-32-8-46 12-56C8-46 14-40 18-30C20-24 22-18 22-12Z\"/><path fill=\"#3f73cc\" d=\"M-36-8C-28-18 28-18 36-8C28-2-28-2-36-8Z\"/>",
    "over": "<circle fill=\"#e8f4ff\" stroke-width=\"2.2\" cx=\"-10\" cy=\"1\" r=\"5.6\"/><circle fill=\"#d5e8fa\" stroke-width=\"2.2\" cx=\"10\" cy=\"1\" r=\"5.6\"/><circle fill=\"#2a1c0c\" stroke=\"none\" cx=\"-10\" cy=\"1.5\" r=\"2.2\"/><circle fill=\"#2a1c0c\" stroke=\"none\" cx=\"10\" cy=\"1.5\" r=\"2.2\"/><path transform=\"translate(-1 2)\" fill=\"#ffd84d\" stroke=\"none\" d=\"M2-40l2.6 5.4 6 .7-4.4 4 1.2 5.9-5.4-3-5.3 3 1.2-5.9-4.4-4 6-.7z\"/><path fill=\"none\" stroke=\"#b9c2cc\" stroke-width=\"2\" d=\"M-8 24Q-4 34-2 44M8 22Q6 32 2 42\"/>"
  },
  "necromancer": {
    "field": [
      "#a9c4a2",
      "#4f7263"
    ],
    "cloth": "#1d3b30",
    "back": "",
    "body": "<path fill=\"#2f2a45\" d=\"M-36 54L-36 6C-37-8-42-18-47-28C-34-22-27-8-25 14L0 34L25 14C27-8 34-22 47-28C42-18 37-8 36 6L36 54Z\"/><path fill=\"#2fa57c\" d=\"M-33 44L-32 4C-29 10-26 16-24 21L0 40L24 21C26 16 29 10 32 4L33 44L0 52Z\"/><path fill=\"#3d3759\" d=\"M-30 54C-30 38-16 32 0 32C16 32 30 38 30 54Z\"/><path fill=\"#d5dcc2\" d=\"M-19-14C-19-32 19-32 19-14C20-2 15 4 12 14C9 27-9 27-12 14C-15 4-20-2-19-14Z\"/><path fill=\"#eef1e6\" d=\"M-9 19C-8 32-5 44 0 56C5 44 8 32 9 19Q0 24-9 19Z\"/><path fill=\"#f4ead0\" d=\"M-22-11C-21-26-31-36-32-51C-23-46-18-39-15-31C-15-42-12-51-6-60C-3-51-2-45 0-36C2-45 3-51 6-60C12-51 15-42 15-31C18-39 23-46 32-51C31-36 21-26 22-11Q0-23-22-11Z\"/>",
    "over": "<path fill=\"#2b2638\" stroke=\"none\" d=\"M-16-6C-15-14-4-12-4-4C-5 3-15 3-16-6ZM16-6C15-14 4-12 4-4C5 3 15 3 16-6Z\"/><circle fill=\"#3dffa8\" stroke=\"none\" cx=\"-9.5\" cy=\"-4\" r=\"3\"/><circle fill=\"#3dffa8\" stroke=\"none\" cx=\"9.5\" cy=\"-4\" r=\"3\"/><path fill=\"none\" stroke-width=\"3.2\" d=\"M-18-11L-4-7M18-11L4-7\"/><path fill=\"none\" stroke-width=\"2\" d=\"M-1 2L-3 8H2\"/><path fill=\"none\" stroke-width=\"2.4\" d=\"M-6 15Q0 12 6 15\"/><path fill=\"none\" stroke=\"#8f9a80\" stroke-width=\"2\" d=\"M-14 7L-10 13M14 7L10 13\"/><path fill=\"none\" stroke=\"#b0a888\" stroke-width=\"2\" d=\"M-1 28L0 42M-21-35L-17-24M21-35L17-24M-7-48L-6-34M7-48L6-34\"/><path fill=\"#2fd694\" stroke-width=\"2\" d=\"M0-30L5-24L0-17L-5-24Z\"/>"
  }
};

export const pennants: Record<string, string> = {
  "adventurous": "coin",
  "alchemist": "coin",
  "barricade": "coin",
  "berserk": "attack",
  "bivouacking": "hold",
  "catapult": "reach",
  "commando": "attack",
  "corrupt": "hold",
  "cursed": "time",
  "diplomat": "hold",
  "dragon-master": "attack",
  "fisher": "land",
  "flocking": "coin",
  "flying": "reach",
  "forest": "land",
  "fortified": "hold",
  "frightened": "coin",
  "heroic": "hold",
  "hill": "land",
  "historian": "time",
  "hordes": "attack",
  "immortal": "hold",
  "imperial": "coin",
  "magic": "reach",
  "marauding": "attack",
  "martyr": "coin",
  "mercenary": "attack",
  "merchant": "coin",
  "mining": "land",
  "mounted": "attack",
  "muddy": "land",
  "mystic": "land",
  "peace-loving": "coin",
  "pillaging": "coin",
  "quarreling": "coin",
  "ransacking": "coin",
  "reborn": "time",
  "royal": "hold",
  "seafaring": "reach",
  "shield": "hold",
  "spirit": "time",
  "stone": "land",
  "stout": "time",
  "swamp": "land",
  "thieving": "coin",
  "tomb": "time",
  "underworld": "reach",
  "vampire": "attack",
  "vanishing": "time",
  "vengeful": "attack",
  "wealthy": "coin",
  "were": "attack",
  "wise": "time"
};

export const pieces: Record<string, string> = {
  "leader": "<path fill=\"none\" stroke=\"#fff6df\" stroke-width=\"9\" d=\"M-22 12L-27-13L-12-3L0-20L12-3L27-13L22 12Q0 18-22 12Z\"/><path fill=\"#ffd84d\" stroke=\"none\" d=\"M-22 12L-27-13L-12-3L0-20L12-3L27-13L22 12Q0 18-22 12Z\"/><path fill=\"#d9a21e\" stroke=\"none\" d=\"M3-15L12-3L27-13L22 12Q12 15 2 15Z\"/><path fill=\"none\" d=\"M-22 12L-27-13L-12-3L0-20L12-3L27-13L22 12Q0 18-22 12Z\"/><path fill=\"none\" stroke-width=\"2.4\" d=\"M-20 4Q0 10 20 4\"/><circle fill=\"#ffd84d\" stroke-width=\"2.4\" cx=\"-27\" cy=\"-14\" r=\"4\"/><circle fill=\"#e8432f\" stroke-width=\"2.4\" cy=\"-21\" r=\"4.6\"/><circle fill=\"#d9a21e\" stroke-width=\"2.4\" cx=\"27\" cy=\"-14\" r=\"4\"/>",
  "altar-of-souls": "<path fill=\"#d5cfc1\" d=\"M-50-44L-44-50H44L50-44V44L44 50H-44L-50 44Z\"/><path fill=\"#9f988a\" stroke=\"none\" d=\"M48.5-44V44L44 48.5H-44L-40 40L40-40Z\"/><path fill=\"none\" stroke=\"#6b6455\" stroke-width=\"2.4\" d=\"M-14-49V-40M16-49V-40M-14 49V40M16 49V40M-49-14H-40M-49 16H-40M49-14H40M49 16H40\"/><path fill=\"#3b5a62\" d=\"M-39-39H39V39H-39Z\"/><path fill=\"#2f484e\" stroke=\"none\" d=\"M37.5-37.5V37.5H-37.5Z\"/><path fill=\"#63e0c0\" stroke-width=\"2.8\" d=\"M-15.5 2.5C-26-14-12-21-7-42.5C2.5-33 4.5-28.5 7-23.5C9.5-28.5 10.5-30.5 10.5-35.5C23.5-19 23.5-9.5 15.5 2.5Z\"/><path fill=\"#e2fff2\" stroke=\"none\" d=\"M-8.5 2.5C-13-9.5-3.5-14-1-23.5C7-14 13-7 8.5 2.5Z\"/><g class=\"body\"><path fill=\"#9d978a\" d=\"M-23.5 16.5H23.5L28.5 39H-28.5Z\"/><path fill=\"#c3beb2\" d=\"M-34 2.5H34V16.5H-34Z\"/></g><path fill=\"none\" stroke=\"#3a362f\" stroke-width=\"8\" d=\"M-9.5 28.5h0M9.5 28.5h0\"/><path fill=\"none\" stroke=\"#3a362f\" stroke-width=\"3.1\" d=\"M-4.5 35.5H4.5\"/>",
  "balrog": "<g class=\"body\"><path fill=\"#54262e\" d=\"M-12 26L-34 14L-52 30L-50 6L-56-14L-34-22L-14-6ZM12 26L34 14L52 30L50 6L56-14L34-22L14-6Z\"/><path fill=\"#ff8420\" d=\"M-28 14C-42-4-32-22-30-38C-24-32-21-28-19-20C-16-36-6-42 0-57C6-44 14-38 18-20C22-26 26-32 30-40C34-22 42-4 28 14Z\"/><path fill=\"#efe4c4\" d=\"M-19-12C-40-14-46-36-34-54C-32-40-24-32-8-26ZM19-12C40-14 46-36 34-54C32-40 24-32 8-26Z\"/><path fill=\"#a3282a\" d=\"M-24-4C-24-32 24-32 24-4C27 16 26 28 18 38L9 34L0 46L-9 34L-18 38C-26 28-27 16-24-4Z\"/><path fill=\"#6f1a20\" stroke-width=\"2.6\" d=\"M-24-8L-4 1H4L24-8L22 3L5 8H-5L-22 3Z\"/><path fill=\"#2a0c0c\" stroke-width=\"2.6\" d=\"M-18 17Q0 12 18 17Q16 32 0 32Q-16 32-18 17Z\"/><path fill=\"#fff3d0\" stroke-width=\"1.4\" d=\"M-14 16L-10 26L-6 15ZM14 16L10 26L6 15ZM-5 31L-2 22L2 31Z\"/></g><circle fill=\"#ffe066\" stroke-width=\"2\" cx=\"-13\" cy=\"6\" r=\"4\"/><circle fill=\"#ffd23c\" stroke-width=\"2\" cx=\"13\" cy=\"6\" r=\"4\"/><path fill=\"none\" stroke=\"#2f1218\" stroke-width=\"2.4\" d=\"M-36-10L-44-6M-34 0L-46 8M36-10L44-6M34 0L46 8\"/>",
  "crypt-of-the-tomb-raider": "<path fill=\"#d5cfc1\" d=\"M-50-44L-44-50H44L50-44V44L44 50H-44L-50 44Z\"/><path fill=\"#9f988a\" stroke=\"none\" d=\"M48.5-44V44L44 48.5H-44L-40 40L40-40Z\"/><path fill=\"none\" stroke=\"#6b6455\" stroke-width=\"2.4\" d=\"M-14-49V-40M16-49V-40M-14 49V40M16 49V40M-49-14H-40M-49 16H-40M49-14H40M49 16H40\"/><path fill=\"#4d4680\" d=\"M-39-39H39V39H-39Z\"/><path fill=\"#3e3866\" stroke=\"none\" d=\"M37.5-37.5V37.5H-37.5Z\"/><g class=\"body\"><path fill=\"#d6cfbf\" d=\"M-29-9H29V36H-29Z\"/><path fill=\"#f1eada\" d=\"M-38-9L0-42L38-9Z\"/><path fill=\"#1d2430\" d=\"M-16 36V8Q0-13 16 8V36Z\"/><path fill=\"#e6dfce\" d=\"M-36 33H36V40H-36Z\"/></g><ellipse fill=\"#8ff5e6\" stroke=\"none\" cx=\"-6.5\" cy=\"15\" rx=\"4\" ry=\"6\"/><ellipse fill=\"#8ff5e6\" stroke=\"none\" cx=\"6.5\" cy=\"15\" rx=\"4\" ry=\"6\"/><circle fill=\"#6b6455\" stroke-width=\"2.4\" cy=\"-20\" r=\"5\"/>",
  "diamond-fields": "<path fill=\"#d5cfc1\" d=\"M-50-44L-44-50H44L50-44V44L44 50H-44L-50 44Z\"/><path fill=\"#9f988a\" stroke=\"none\" d=\"M48.5-44V44L44 48.5H-44L-40 40L40-40Z\"/><path fill=\"none\" stroke=\"#6b6455\" stroke-width=\"2.4\" d=\"M-14-49V-40M16-49V-40M-14 49V40M16 49V40M-49-14H-40M-49 16H-40M49-14H40M49 16H40\"/><path fill=\"#2f6f9f\" d=\"M-39-39H39V39H-39Z\"/><path fill=\"#26597f\" stroke=\"none\" d=\"M37.5-37.5V37.5H-37.5Z\"/><g class=\"body\"><path fill=\"#c4f2fb\" d=\"M-16.5-35.5H16.5L28.5-19L0 14L-28.5-19Z\"/><path fill=\"#9fe0f0\" d=\"M-35.5 7H-14L-6 16.5L-25 39L-43.5 16.5Z\"/><path fill=\"#9fe0f0\" d=\"M14 7H35.5L43.5 16.5L25 39L6 16.5Z\"/></g><path fill=\"none\" stroke=\"#3a7f9c\" stroke-width=\"2.4\" d=\"M-28.5-19H28.5M-16.5-35.5L-8.5-19L0 14L8.5-19L16.5-35.5M-43.5 16.5H-6M43.5 16.5H6M-30.5 16.5L-25 39L-19 16.5M30.5 16.5L25 39L19 16.5\"/><path fill=\"none\" stroke=\"#ffffff\" d=\"M-12-29.5L-16.5-23.5\"/>",
  "fountain-of-youth": "<path fill=\"#d5cfc1\" d=\"M-50-44L-44-50H44L50-44V44L44 50H-44L-50 44Z\"/><path fill=\"#9f988a\" stroke=\"none\" d=\"M48.5-44V44L44 48.5H-44L-40 40L40-40Z\"/><path fill=\"none\" stroke=\"#6b6455\" stroke-width=\"2.4\" d=\"M-14-49V-40M16-49V-40M-14 49V40M16 49V40M-49-14H-40M-49 16H-40M49-14H40M49 16H40\"/><path fill=\"#1f6d8c\" d=\"M-39-39H39V39H-39Z\"/><path fill=\"#195770\" stroke=\"none\" d=\"M37.5-37.5V37.5H-37.5Z\"/><path fill=\"none\" stroke-width=\"12\" d=\"M-5-10C-28-20-30 0-28 10M5-10C28-20 30 0 28 10\"/><path fill=\"none\" stroke=\"#a5ebff\" stroke-width=\"7\" d=\"M-5-10C-28-20-30 0-28 10M5-10C28-20 30 0 28 10\"/><path fill=\"#6fdcff\" d=\"M0-42C-11-29-9-20 0-17C9-20 11-29 0-42Z\"/><g class=\"body\"><path fill=\"#e2dccd\" d=\"M-8-12H8V14H-8Z\"/><path fill=\"#fbf7ec\" d=\"M-39 9H39Q37 27 17 30H-17Q-37 27-39 9Z\"/><path fill=\"#cfc8b8\" d=\"M-13 30H13L18 40H-18Z\"/></g><path fill=\"none\" stroke=\"#3fa8dc\" stroke-width=\"4.6\" d=\"M-29 15Q-14 20 0 15Q14 11 29 15\"/>",
  "great-brass-pipe": "<path fill=\"#d5cfc1\" d=\"M-50-44L-44-50H44L50-44V44L44 50H-44L-50 44Z\"/><path fill=\"#9f988a\" stroke=\"none\" d=\"M48.5-44V44L44 48.5H-44L-40 40L40-40Z\"/><path fill=\"none\" stroke=\"#6b6455\" stroke-width=\"2.4\" d=\"M-14-49V-40M16-49V-40M-14 49V40M16 49V40M-49-14H-40M-49 16H-40M49-14H40M49 16H40\"/><path fill=\"#4c6478\" d=\"M-39-39H39V39H-39Z\"/><path fill=\"#3d5060\" stroke=\"none\" d=\"M37.5-37.5V37.5H-37.5Z\"/><path fill=\"none\" stroke-width=\"12\" d=\"M0-22V-40M-13-42H13\"/><path fill=\"none\" stroke=\"#e8492f\" stroke-width=\"6.5\" d=\"M0-22V-40M-13-42H13\"/><path fill=\"none\" stroke-width=\"25\" d=\"M-22 30V-2C-22-26 22-26 22-2V8\"/><path fill=\"none\" stroke=\"#e2aa34\" stroke-width=\"19\" d=\"M-22 30V-2C-22-26 22-26 22-2V8\"/><path fill=\"none\" stroke=\"#b07a1a\" stroke-width=\"19\" d=\"M5-19C15-18 22-12 22-2V8\"/><path fill=\"none\" stroke=\"#ffe9a8\" stroke-width=\"4\" d=\"M-26 24V-2C-26-14-16-21-4-23\"/><ellipse fill=\"#2a1c0c\" stroke=\"none\" cx=\"22\" cy=\"20\" rx=\"13\" ry=\"6\"/><path fill=\"#f3c64c\" d=\"M-38 29H-6V40H-38Z\"/><path fill=\"#c8932a\" d=\"M6 7H38V18H6Z\"/>",
  "keep-on-the-motherland": "<path fill=\"#d5cfc1\" d=\"M-50-44L-44-50H44L50-44V44L44 50H-44L-50 44Z\"/><path fill=\"#9f988a\" stroke=\"none\" d=\"M48.5-44V44L44 48.5H-44L-40 40L40-40Z\"/><path fill=\"none\" stroke=\"#6b6455\" stroke-width=\"2.4\" d=\"M-14-49V-40M16-49V-40M-14 49V40M16 49V40M-49-14H-40M-49 16H-40M49-14H40M49 16H40\"/><path fill=\"#e3a551\" d=\"M-39-39H39V39H-39Z\"/><path fill=\"#b68441\" stroke=\"none\" d=\"M37.5-37.5V37.5H-37.5Z\"/><g class=\"body\"><path fill=\"#6f9a3d\" d=\"M-40 39C-35.5 26-14 21 0 21C14 21 35.5 26 40 39Z\"/><path fill=\"#cfc4ae\" d=\"M-20 30.5V-7L-26-12V-26H-15.5V-20H-6V-26H6V-20H15.5V-26H26V-12L20-7V30.5Z\"/><path fill=\"#5b3a1c\" d=\"M-8.5 30.5V14Q0 4.5 8.5 14V30.5Z\"/></g><path fill=\"#c9380f\" stroke-width=\"2.4\" d=\"M0-25V-43.5L19-38L0-32\"/><path fill=\"none\" stroke=\"#7b705c\" stroke-width=\"3.1\" d=\"M-12-4.5h6M6-2.5h7\"/>",
  "lost-dwarf-mine": "<path fill=\"#d5cfc1\" d=\"M-50-44L-44-50H44L50-44V44L44 50H-44L-50 44Z\"/><path fill=\"#9f988a\" stroke=\"none\" d=\"M48.5-44V44L44 48.5H-44L-40 40L40-40Z\"/><path fill=\"none\" stroke=\"#6b6455\" stroke-width=\"2.4\" d=\"M-14-49V-40M16-49V-40M-14 49V40M16 49V40M-49-14H-40M-49 16H-40M49-14H40M49 16H40\"/><path fill=\"#e3b25f\" d=\"M-39-39H39V39H-39Z\"/><path fill=\"#b68e4c\" stroke=\"none\" d=\"M37.5-37.5V37.5H-37.5Z\"/><g class=\"body\"><path fill=\"#938b7d\" d=\"M-40 39L-33-6L-14-30L12-36L33-10L40 39Z\"/><path fill=\"#17110b\" stroke=\"none\" d=\"M-22 38V-4Q0-14 22-4V38Z\"/><path fill=\"#c98a4a\" d=\"M-27-2H-17V39H-27ZM17-4H27V39H17Z\"/><path fill=\"#dca05a\" d=\"M-32-10L32-14V-3L-32 1Z\"/><path fill=\"#ffd84d\" d=\"M-14 19C-11 7-6 8-4 4C1 2 3 6 6 6C11 9 12 13 14 19Z\"/><path fill=\"#8f9ba6\" d=\"M-17 18H17L12 34H-12Z\"/></g><path fill=\"none\" stroke=\"#3b444c\" stroke-width=\"7\" d=\"M-7 36h0M7 36h0\"/><path fill=\"none\" stroke=\"#fff6c0\" stroke-width=\"2.6\" d=\"M-6 11L-2 9\"/>",
  "stonehedge": "<path fill=\"#d5cfc1\" d=\"M-50-44L-44-50H44L50-44V44L44 50H-44L-50 44Z\"/><path fill=\"#9f988a\" stroke=\"none\" d=\"M48.5-44V44L44 48.5H-44L-40 40L40-40Z\"/><path fill=\"none\" stroke=\"#6b6455\" stroke-width=\"2.4\" d=\"M-14-49V-40M16-49V-40M-14 49V40M16 49V40M-49-14H-40M-49 16H-40M49-14H40M49 16H40\"/><path fill=\"#39497f\" d=\"M-39-39H39V39H-39Z\"/><path fill=\"#2e3a66\" stroke=\"none\" d=\"M37.5-37.5V37.5H-37.5Z\"/><path fill=\"#d98bff\" stroke-width=\"2.4\" d=\"M0 33L-5 19L-18 22L-10 11L-20 2L-7 1L-7-11L0-1L7-11L7 1L20 2L10 11L18 22L5 19Z\"/><circle fill=\"#fff6c0\" stroke=\"none\" cy=\"9\" r=\"5\"/><g class=\"body\"><path fill=\"#c3bdaf\" d=\"M-34-14H-20L-18 38H-36ZM20-14H34L36 38H18Z\"/><path fill=\"#e2dccd\" d=\"M-42-33L40-36L42-18L-41-13Z\"/><path fill=\"#57a84a\" d=\"M-42 40Q-42 27-32 29Q-27 20-19 28Q-10 27-8 40ZM10 40Q12 26 22 29Q28 20 34 28Q43 28 42 40Z\"/></g>",
  "tomb-raider-ghost": "<g class=\"body\"><path fill=\"#e6f4f2\" d=\"M-30 44C-34 10-32-26 0-28C32-26 34 10 30 44L20 34L10 46L0 35L-10 46L-20 34Z\"/><path fill=\"#7a5230\" d=\"M-44-20C-30-30 30-30 44-20C34-10-34-10-44-20Z\"/><path fill=\"#8f6238\" d=\"M-24-22C-24-50-8-46 0-42C8-46 24-50 24-22Q0-30-24-22Z\"/></g><path fill=\"none\" stroke=\"#c9380f\" stroke-width=\"4.4\" d=\"M-23-25Q0-33 23-25\"/><ellipse fill=\"#1d3540\" stroke=\"none\" cx=\"-10\" rx=\"5\" ry=\"7\"/><ellipse fill=\"#1d3540\" stroke=\"none\" cx=\"10\" rx=\"5\" ry=\"7\"/><ellipse fill=\"#1d3540\" stroke=\"none\" cy=\"18\" rx=\"5\" ry=\"6\"/>",
  "wickedest-pentacle": "<path fill=\"#d5cfc1\" d=\"M-50-44L-44-50H44L50-44V44L44 50H-44L-50 44Z\"/><path fill=\"#9f988a\" stroke=\"none\" d=\"M48.5-44V44L44 48.5H-44L-40 40L40-40Z\"/><path fill=\"none\" stroke=\"#6b6455\" stroke-width=\"2.4\" d=\"M-14-49V-40M16-49V-40M-14 49V40M16 49V40M-49-14H-40M-49 16H-40M49-14H40M49 16H40\"/><path fill=\"#4a2430\" d=\"M-39-39H39V39H-39Z\"/><path fill=\"#3b1d26\" stroke=\"none\" d=\"M37.5-37.5V37.5H-37.5Z\"/><circle fill=\"none\" stroke-width=\"9.4\" cy=\"1\" r=\"33\"/><circle fill=\"none\" stroke=\"#ff6a2a\" stroke-width=\"4.7\" cy=\"1\" r=\"33\"/><path fill=\"none\" stroke-width=\"9.9\" d=\"M0-32L19.5 28L-31.5-9H31.5L-19.5 28Z\"/><path fill=\"none\" stroke=\"#ffb02e\" stroke-width=\"5.2\" d=\"M0-32L19.5 28L-31.5-9H31.5L-19.5 28Z\"/><path fill=\"#fff3a0\" stroke-width=\"2\" d=\"M-9.5 4.5Q0-6 9.5 4.5Q0 14-9.5 4.5Z\"/><circle fill=\"#2a1c0c\" stroke=\"none\" cy=\"4.5\" r=\"3\"/>",
  "bag": "<g class=\"body\"><path fill=\"#dfe7ec\" d=\"M-14-20L-26-46L-16-52L-4-22Z\"/><path fill=\"#8a5426\" d=\"M6-22L20-50L26-46L16-20Z\"/><path fill=\"#a9713a\" d=\"M-20-22C-34-8-46 12-42 32C-38 48 38 48 42 32C46 12 34-8 20-22Z\"/><path fill=\"#c68c4e\" d=\"M-24-26Q0-36 24-26L18-12Q0-18-18-12Z\"/><path fill=\"#2f7f94\" stroke-width=\"2.4\" d=\"M-16 6H16V32H-16Z\"/></g><circle fill=\"#ff6fb0\" stroke-width=\"2.4\" cx=\"24\" cy=\"-50\" r=\"7\"/><path fill=\"none\" stroke=\"#f3c64c\" stroke-width=\"4.6\" d=\"M-20-14Q0-21 20-14\"/><path fill=\"#ffd84d\" stroke=\"none\" d=\"M0 8l3 6.5l7.5 1l-5.5 5l1.5 7l-6.5-3.5l-6.5 3.5l1.5-7l-5.5-5l7.5-1Z\"/><path fill=\"none\" stroke=\"#f3e2bd\" stroke-width=\"2\" d=\"M-16 6h5M-16 32h5M16 6h-5M16 32h-5\"/><path fill=\"none\" stroke=\"#d3a066\" d=\"M-34 26Q-36 14-28 2\"/>",
  "camp": "<path fill=\"#e7c37d\" d=\"M0-34L44 32H-44Z\"/><path fill=\"#bf9450\" stroke-width=\"2\" d=\"M0-34L44 32H6Z\"/><path fill=\"#5b3a1c\" d=\"M0-18L14 32H-14Z\"/><path fill=\"none\" stroke-width=\"4\" d=\"M-6-44L0-34L6-44\"/><path fill=\"none\" stroke=\"#5b3a1c\" stroke-width=\"4\" d=\"M-44 36H44\"/>",
  "catapult-piece": "<path fill=\"none\" stroke-width=\"10\" d=\"M-28 6L26-44\"/><path fill=\"none\" stroke=\"#c98a3c\" stroke-width=\"5\" d=\"M-28 6L26-44\"/><path fill=\"#8f9298\" d=\"M14-42C12-54 22-62 34-58C44-52 42-40 34-36C26-33 17-35 14-42Z\"/><path fill=\"#8a5a2c\" stroke-width=\"2.5\" d=\"M12-40Q24-28 40-38L36-28Q24-20 14-32Z\"/><path fill=\"#b57a3a\" d=\"M-44 16H42V28H-44Z\"/><path fill=\"#8a5a2c\" stroke=\"none\" d=\"M0 16H42V28H0Z\"/><path fill=\"none\" d=\"M-44 16H42V28H-44Z\"/><path fill=\"#a96d30\" d=\"M-8 18L2-18H10L18 18Z\"/><circle fill=\"#e1b546\" stroke-width=\"2.5\" cx=\"5\" cy=\"-16\" r=\"5\"/><circle fill=\"#c98a3c\" cx=\"-26\" cy=\"32\" r=\"14\"/><circle fill=\"#4a2f14\" stroke=\"none\" cx=\"-26\" cy=\"32\" r=\"4.5\"/><path fill=\"none\" stroke-width=\"2.5\" d=\"M-36 32h5M-21 32h5M-26 22v5M-26 37v5\"/><circle fill=\"#a96d30\" cx=\"26\" cy=\"32\" r=\"14\"/><circle fill=\"#4a2f14\" stroke=\"none\" cx=\"26\" cy=\"32\" r=\"4.5\"/><path fill=\"none\" stroke-width=\"2.5\" d=\"M16 32h5M31 32h5M26 22v5M26 37v5\"/>",
  "dragon": "<g transform=\"translate(0 3) scale(.94)\"><path fill=\"#f0b23c\" d=\"M22-28L40-40L38-22L54-22L44-8L57-2L45 8L54 20L40 28L26 34Z\"/><path fill=\"#f3e4bc\" d=\"M8-30C4-42 6-52 16-60C16-48 22-40 28-32ZM-6-27C-12-36-12-46-6-54C-4-44 2-38 8-32Z\"/><path fill=\"#d8432a\" d=\"M-50 6C-50-4-40-6-32-10C-26-24-8-32 10-30C32-28 44-10 44 14C44 32 38 44 28 54H-14C-2 46 4 38 4 28C-8 34-24 34-40 30L-44 22L-38 16C-46 16-50 12-50 6Z\"/><path fill=\"#a62a16\" stroke=\"none\" d=\"M18-28C34-24 43-8 42.5 14C42.5 31 37 43 27 52.5H6C20 40 26 20 18-28Z\"/><path fill=\"#f2c07c\" stroke-width=\"2.4\" d=\"M4 28C10 26 14 22 16 18C20 32 14 46 6 54H-14C-2 46 4 38 4 28Z\"/><path fill=\"#7a1810\" stroke-width=\"2.4\" d=\"M-38 16C-24 18-10 16 2 8C2 18-4 24-14 26C-24 28-34 26-40 24Z\"/><path fill=\"#fff6dc\" stroke=\"none\" d=\"M-34 17L-31 24L-27 17.5ZM-22 17L-18 24L-15 15.5ZM-30 27L-27 21L-23 27ZM-10 14L-6 20L-4 11.5Z\"/><path fill=\"#ffe45c\" stroke-width=\"2.4\" d=\"M-20-7Q-12-18-2-9Q-10-1-20-7Z\"/><path fill=\"none\" d=\"M-11-13V-4M-24-9Q-12-21 2-14M-44 2L-40 1\"/><path fill=\"none\" stroke-width=\"2\" d=\"M6 38L14 38M0 46L10 46\"/></g>",
  "fortress": "<path fill=\"#c8bca6\" d=\"M-36-14V-36H-24V-28H-12V-36H0H12V-28H24V-36H36V-14L30-6V36H-30V-6Z\"/><path fill=\"#9c9079\" stroke-width=\"2\" d=\"M0-36H12V-28H24V-36H36V-14L30-6V36H0Z\"/><path fill=\"#5b3a1c\" d=\"M-11 36V14Q0 0 11 14V36Z\"/><path fill=\"none\" stroke=\"#7b705c\" d=\"M-22 4h8M14 2h9M-24 20h7M18 22h8\"/><path fill=\"#c9380f\" stroke-width=\"2.5\" d=\"M0-36V-54L18-47L0-41\"/>",
  "hero": "<path fill=\"#ffd84d\" d=\"M0-50L9-30L30-32L18-14L30 4L9 2L0 22L-9 2L-30 4L-18-14L-30-32L-9-30Z\"/><path fill=\"#e9eef2\" d=\"M-6-26L0-34L6-26V-4H18V6H6V44H-6V6H-18V-4H-6Z\"/><path fill=\"#aab6bf\" stroke=\"none\" d=\"M0-34L6-26V-4H18V6H6V44H0Z\"/><path fill=\"none\" d=\"M-6-26L0-34L6-26V-4H18V6H6V44H-6V6H-18V-4H-6Z\"/><path fill=\"#8c1f22\" stroke-width=\"2.5\" d=\"M-8 36H8V46H-8Z\"/>",
  "horde-token": "<path fill=\"#a02217\" d=\"M-34 46V-46L34-40L14-26L34-12L-34-8\"/><path fill=\"#741309\" stroke=\"none\" d=\"M0-43L34-40L14-26L34-12L0-10Z\"/><path fill=\"none\" d=\"M-34-46L34-40L14-26L34-12L-34-8Z\"/><path fill=\"none\" stroke-width=\"8\" d=\"M-35 46V-50\"/><path fill=\"none\" stroke=\"#c98a3c\" stroke-width=\"3.5\" d=\"M-35 46V-50\"/><path fill=\"#7a2a1c\" stroke-width=\"2.5\" d=\"M-40 40C-40 24 -2 24 -2 40Z\"/><path fill=\"#e6b48a\" stroke-width=\"2.5\" d=\"M-32 8H-10V19Q-21 32 -32 19Z\"/><path fill=\"#8d9aa3\" stroke-width=\"2.5\" d=\"M-36 12C-36 -6 -25 -8 -21 -16C-17 -8 -6 -6 -6 12Q-21 7 -36 12Z\"/><circle fill=\"#2a1c0c\" stroke=\"none\" cx=\"-26\" cy=\"16\" r=\"2.2\"/><circle fill=\"#2a1c0c\" stroke=\"none\" cx=\"-16\" cy=\"16\" r=\"2.2\"/><path fill=\"#7a2a1c\" stroke-width=\"2.5\" d=\"M2 40C2 24 40 24 40 40Z\"/><path fill=\"#e6b48a\" stroke-width=\"2.5\" d=\"M10 8H32V19Q21 32 10 19Z\"/><path fill=\"#78858e\" stroke-width=\"2.5\" d=\"M6 12C6 -6 17 -8 21 -16C25 -8 36 -6 36 12Q21 7 6 12Z\"/><circle fill=\"#2a1c0c\" stroke=\"none\" cx=\"16\" cy=\"16\" r=\"2.2\"/><circle fill=\"#2a1c0c\" stroke=\"none\" cx=\"26\" cy=\"16\" r=\"2.2\"/><path fill=\"#7a2a1c\" stroke-width=\"2.5\" d=\"M-19 46C-19 30 19 30 19 46Z\"/><path fill=\"#e6b48a\" stroke-width=\"2.5\" d=\"M-11 14H11V25Q0 38 -11 25Z\"/><path fill=\"#b4c0c8\" stroke-width=\"2.5\" d=\"M-15 18C-15 0 -4 -2 0 -10C4 -2 15 0 15 18Q0 13 -15 18Z\"/><circle fill=\"#2a1c0c\" stroke=\"none\" cx=\"-5\" cy=\"22\" r=\"2.2\"/><circle fill=\"#2a1c0c\" stroke=\"none\" cx=\"5\" cy=\"22\" r=\"2.2\"/>",
  "queen": "<g class=\"body\"><path fill=\"#7a3316\" d=\"M-24 30C-34-6-28-34 0-34C28-34 34-6 24 30Z\"/><path fill=\"#4a3f86\" d=\"M-40 48C-40 28-24 20 0 20C24 20 40 28 40 48Z\"/><path fill=\"#f7efe0\" d=\"M-34 44L-26 12L-6 30L0 42L6 30L26 12L34 44L16 48H-16Z\"/><path fill=\"#d9a47c\" d=\"M-6 12H6V27Q0 32-6 27Z\"/><path fill=\"#f4cfa8\" d=\"M-16-12C-16-28 16-28 16-12C16 8 9 20 0 22C-9 20-16 8-16-12Z\"/><path fill=\"#8f4320\" d=\"M-19-2C-22-34 22-34 19-2C14-14 8-20 0-22C-8-20-14-14-19-2Z\"/><path fill=\"#f3c64c\" d=\"M-22-22L-28-48L-14-38L0-56L14-38L28-48L22-22Q0-30-22-22Z\"/></g><path fill=\"none\" stroke-width=\"5\" d=\"M-7-2h0M7-2h0\"/><path fill=\"none\" stroke-width=\"2.2\" d=\"M-12-7Q-7-10-3-7M12-7Q7-10 3-7\"/><path fill=\"none\" stroke=\"#a02217\" stroke-width=\"2.6\" d=\"M-5 11Q0 15 5 11\"/><circle fill=\"#c41f3f\" stroke-width=\"2\" cy=\"-34\" r=\"4\"/><path fill=\"none\" stroke=\"#2f8a9a\" stroke-width=\"5\" d=\"M-14-30h0M14-30h0\"/><circle fill=\"#c41f3f\" stroke-width=\"2\" cy=\"40\" r=\"4\"/>",
  "shield-piece": "<g class=\"body\"><path fill=\"#c98a3c\" d=\"M-38-38Q-16-36 0-46Q16-36 38-38V2Q38 32 0 48Q-38 32-38 2Z\"/><path fill=\"#f3e2bd\" stroke-width=\"2.4\" d=\"M-28-28Q-12-27 0-34Q12-27 28-28V2Q28 24 0 36Q-28 24-28 2Z\"/><path fill=\"#fff7e2\" stroke-width=\"2.6\" d=\"M-8 0H8L11 22Q0 30-11 22Z\"/><path fill=\"#d8452f\" stroke-width=\"2.6\" d=\"M-24 2C-24-26 24-26 24 2C16 6-16 6-24 2Z\"/></g><path fill=\"none\" stroke=\"#fff3d0\" stroke-width=\"6.7\" d=\"M-11-7h0M3-12h0M13-4h0\"/>",
  "vengeance-marker": "<g class=\"body\"><path fill=\"#c41f2f\" d=\"M0 44C-40 16-44-12-34-28C-24-42-6-38 0-22C6-38 24-42 34-28C44-12 40 16 0 44Z\"/></g><path fill=\"none\" stroke=\"#4a0a12\" stroke-width=\"3.4\" d=\"M0-22L-8-6L6 4L-6 16L2 28\"/><path fill=\"#e3eaee\" d=\"M-16.5-12.5L-8.5-19L25 23.5L28.5 36L17 30Z\"/><path fill=\"#e1b546\" d=\"M-29.5-10L-2.5-31L2.5-24.5L-24.5-3.5Z\"/><path fill=\"#5b3a1c\" d=\"M-31.5-34L-25-38.5L-13-23L-19-18Z\"/>",
  "great-ancient": "<g class=\"body\"><path fill=\"#8c2f4a\" d=\"M-20 4L-48-18L-44-34L-34-26L-28-42L-20-30L-12-20ZM20 4L48-18L44-34L34-26L28-42L20-30L12-20Z\"/><path fill=\"#4f9f76\" d=\"M-27-2C-34-32-18-54 0-54C18-54 34-32 27-2C25 12-25 12-27-2Z\"/><path fill=\"#3f8a66\" d=\"M-24 0C-46 8-36 24-48 30C-42 44-18 38-12 10ZM24 0C46 8 36 24 48 30C42 44 18 38 12 10Z\"/><path fill=\"#4f9f76\" d=\"M-17 6C-30 20-20 32-30 44C-14 50-2 34-3 10ZM17 6C30 20 20 32 30 44C14 50 2 34 3 10Z\"/><path fill=\"#6cc092\" d=\"M-8 8C-12 24-4 34-9 47C6 50 12 30 8 8Z\"/></g><path fill=\"#fff3b0\" d=\"M-19-14Q0-34 19-14Q0 4-19-14Z\"/><circle fill=\"#c41f3f\" stroke=\"none\" cy=\"-14\" r=\"7\"/><ellipse fill=\"#2a1c0c\" stroke=\"none\" cy=\"-14\" rx=\"2.5\" ry=\"6.5\"/><path fill=\"none\" stroke=\"#a6e0bf\" stroke-width=\"5.5\" d=\"M-10-38h0M-2-45h0\"/><path fill=\"none\" stroke=\"#c9f0d6\" stroke-width=\"4.3\" d=\"M-20 24h0M-22 33h0M-3 30h0\"/>",
  "hole-in-the-ground": "<path fill=\"#6f9a3d\" d=\"M-46 36C-46-6-26-32 0-32C26-32 46-6 46 36Z\"/><path fill=\"#557a2c\" stroke=\"none\" d=\"M0-32C26-32 46-6 46 36H0Z\"/><circle fill=\"#8a4b1c\" cy=\"10\" r=\"25\"/><circle fill=\"#3f8f5a\" stroke-width=\"2.5\" cy=\"10\" r=\"19\"/><path stroke-width=\"2\" d=\"M0-9V29\"/><circle fill=\"#ffd84d\" stroke-width=\"1.5\" cx=\"6\" cy=\"11\" r=\"3\"/>",
  "pot-of-gold": "<path fill=\"#4a4f55\" d=\"M-30-8C-46 14-36 40 0 40C36 40 46 14 30-8Z\"/><path fill=\"#2f3338\" stroke=\"none\" d=\"M4-8H30C46 14 36 40 0 40C12 26 12 6 4-8Z\"/><g stroke-width=\"2.5\"><ellipse fill=\"#ffd84d\" cx=\"-18\" cy=\"-18\" rx=\"10.5\" ry=\"7.5\"/><ellipse fill=\"#ffd84d\" cx=\"-2\" cy=\"-24\" rx=\"10.5\" ry=\"7.5\"/><ellipse fill=\"#e0a526\" cx=\"15\" cy=\"-19\" rx=\"10.5\" ry=\"7.5\"/><ellipse fill=\"#ffd84d\" cx=\"-10\" cy=\"-31\" rx=\"10.5\" ry=\"7.5\"/><ellipse fill=\"#ffd84d\" cx=\"7\" cy=\"-34\" rx=\"10.5\" ry=\"7.5\"/><ellipse fill=\"#e0a526\" cx=\"24\" cy=\"-14\" rx=\"10.5\" ry=\"7.5\"/><ellipse fill=\"#ffd84d\" cx=\"-27\" cy=\"-13\" rx=\"10.5\" ry=\"7.5\"/></g><path fill=\"#6a7077\" d=\"M-36-10Q0-20 36-10V0Q0-8-36 0Z\"/><path fill=\"none\" stroke=\"#868d94\" stroke-width=\"3.5\" d=\"M-26 14Q-26 26-18 32\"/><path fill=\"#2f3338\" stroke-width=\"2.5\" d=\"M-28 38L-32 46H-22L-20 40ZM28 38L32 46H22L20 40Z\"/>",
  "silver-hammer": "<g transform=\"translate(-5 3) rotate(38) scale(1.1)\"><path fill=\"#8a5426\" d=\"M-7-12H7V44Q0 51-7 44Z\"/><path fill=\"#e0492a\" stroke-width=\"2.4\" d=\"M-9 32H9V41H-9Z\"/><path fill=\"#e3eaee\" d=\"M-35-38L-29-45H29L35-38V-20L29-13H-29L-35-20Z\"/><path fill=\"#9caab5\" stroke=\"none\" d=\"M10-28H33.5V-20L28.5-14.5H10Z\"/><path fill=\"#b3bfc8\" stroke-width=\"2.4\" d=\"M-9-48H9V-10H-9Z\"/><path fill=\"none\" stroke=\"#ffffff\" stroke-width=\"4.5\" d=\"M-28-38H-14\"/></g>",
  "troll-lair": "<path fill=\"#a8a296\" d=\"M-46 32L-44 8L-32-6L-26-24L-8-36L10-32L26-20L34 0L46 12V32Z\"/><path fill=\"#c6c1b4\" stroke-width=\"2\" d=\"M-46 32L-44 8L-32-6L-26-24L-8-36L-4-14L-20-2L-24 32Z\"/><path fill=\"#7f796d\" stroke-width=\"2\" d=\"M10-32L26-20L34 0L46 12V32H24L20 2L6-10Z\"/><path fill=\"#231a12\" d=\"M-20 32C-22 4-8-4 2-4C14-4 24 6 22 32Z\"/><path fill=\"#ffd84d\" stroke=\"none\" d=\"M-11 15Q-6 9-1 16Q-6 20-11 15ZM15 15Q10 9 5 16Q10 20 15 15Z\"/><path fill=\"#6f9a3d\" stroke-width=\"2\" d=\"M-30-14Q-24-20-26-24L-8-36L0-34Q-2-24-10-27Q-14-16-20-20Q-24-10-30-14Z\"/><path fill=\"none\" stroke-width=\"2.2\" d=\"M-38 14L-30 18M34 14L40 20M12-22L16-16\"/><path fill=\"#efe3c6\" stroke-width=\"2.2\" d=\"M24 36Q20 32 24 29Q28 28 29 31L38 31Q40 27 43 30Q46 34 42 37Q39 38 37 35L29 35Q27 38 24 36Z\"/>",
  "volcano": "<path fill=\"#8f8791\" d=\"M-8-22C-26-24-26-42-10-42C-8-56 16-56 18-44C34-44 34-24 16-22Z\"/><g class=\"body\"><path fill=\"#6b4a44\" d=\"M-48 42C-30 30-24 0-16-18H16C24 0 30 30 48 42Z\"/><path fill=\"#ff8a1f\" stroke-width=\"2.4\" d=\"M-17-18Q0-26 17-18Q14-10 8-8L12 16L5 8L2 32L-5 12L-10 22L-9-7Q-15-10-17-18Z\"/></g><path fill=\"#ffe066\" stroke=\"none\" d=\"M-10-17Q0-21 10-17Q6-12 1-12L0 14L-3-11Q-8-12-10-17Z\"/><path fill=\"none\" stroke=\"#43292a\" d=\"M-28 30L-20 14M26 30L20 16\"/><circle fill=\"#ff8a1f\" stroke-width=\"2\" cx=\"-22\" cy=\"-30\" r=\"3\"/><circle fill=\"#ff8a1f\" stroke-width=\"2\" cx=\"28\" cy=\"-16\" r=\"3\"/><circle fill=\"#ffb347\" stroke-width=\"1.6\" cx=\"-30\" cy=\"-12\" r=\"2.5\"/>",
  "flying-doormat": "<circle fill=\"#f3c64c\" r=\"53\"/><path fill=\"#c08a1e\" stroke=\"none\" d=\"M36.5-36.5A51.5 51.5 0 0 1-36.5 36.5Z\"/><path fill=\"none\" stroke=\"#7a4e08\" stroke-width=\"5\" d=\"M-44-18h0M-18-44h0M18-44h0M44-18h0M44 18h0M18 44h0M-18 44h0M-44 18h0\"/><circle fill=\"#3d78bd\" r=\"42\"/><path fill=\"#316097\" stroke=\"none\" d=\"M28.5-28.5A40.5 40.5 0 0 1-28.5 28.5Z\"/><path fill=\"#fffdf2\" stroke-width=\"2.6\" d=\"M-32 36Q-34 22-22 23Q-14 12-4 22Q10 18 10 30Q20 30 18 37Q-6 44-32 36Z\"/><g class=\"body\"><path fill=\"#e0652c\" d=\"M-40-10C-28-24-16-12-3-19C12-28 22-36 40-28V2C22-6 12 2-3 10C-16 18-28 6-40 20Z\"/></g><path fill=\"none\" stroke=\"#ffdb7a\" stroke-width=\"4.4\" d=\"M-31-6C-21-13-14-3-1-10C12-18 20-24 31-22V-6C20-8 12-3 0 3C-12 10-21 2-31 9Z\"/><path fill=\"none\" d=\"M-41-6l-6 1M-41 3l-6 1M-41 12l-6 1M-41 20l-6 1M41-27l6-1M41-18l6-1M41-9l6-1M41 0l6-1\"/>",
  "froggys-ring": "<circle fill=\"#f3c64c\" r=\"53\"/><path fill=\"#c08a1e\" stroke=\"none\" d=\"M36.5-36.5A51.5 51.5 0 0 1-36.5 36.5Z\"/><path fill=\"none\" stroke=\"#7a4e08\" stroke-width=\"5\" d=\"M-44-18h0M-18-44h0M18-44h0M44-18h0M44 18h0M18 44h0M-18 44h0M-44 18h0\"/><circle fill=\"#8c3a6a\" r=\"42\"/><path fill=\"#702e55\" stroke=\"none\" d=\"M28.6-28.6A40.5 40.5 0 0 1-28.6 28.6Z\"/><circle fill=\"none\" stroke-width=\"15.9\" cy=\"16\" r=\"19.5\"/><circle fill=\"none\" stroke=\"#f3c64c\" stroke-width=\"9.8\" cy=\"16\" r=\"19.5\"/><path fill=\"none\" stroke=\"#fff3b0\" stroke-width=\"3.2\" d=\"M-17 7.5Q-22 17-16 27\"/><g class=\"body\"><path fill=\"#6dbb3f\" d=\"M-24.5-27a10 10 0 1 0 19.5 0a10 10 0 1 0-19.5 0ZM5-27a10 10 0 1 0 19.5 0a10 10 0 1 0-19.5 0Z\"/><path fill=\"#7fcb4c\" d=\"M-29.5-12C-29.5-31.5 29.5-31.5 29.5-12C29.5 5-29.5 5-29.5-12Z\"/></g><circle fill=\"#fff3c4\" stroke-width=\"1.8\" cx=\"-14.5\" cy=\"-28\" r=\"5.5\"/><circle fill=\"#fff3c4\" stroke-width=\"1.8\" cx=\"14.5\" cy=\"-28\" r=\"5.5\"/><path fill=\"none\" stroke-width=\"5\" d=\"M-14.5-28h0M14.5-28h0\"/><path fill=\"none\" stroke-width=\"3.4\" d=\"M-18.5-10Q0 1 18.5-10\"/>",
  "killer-rabbit-sword": "<circle fill=\"#f3c64c\" r=\"53\"/><path fill=\"#c08a1e\" stroke=\"none\" d=\"M36.5-36.5A51.5 51.5 0 0 1-36.5 36.5Z\"/><path fill=\"none\" stroke=\"#7a4e08\" stroke-width=\"5\" d=\"M-44-18h0M-18-44h0M18-44h0M44-18h0M44 18h0M18 44h0M-18 44h0M-44 18h0\"/><circle fill=\"#b8402f\" r=\"42\"/><path fill=\"#933326\" stroke=\"none\" d=\"M28.5-28.5A40.5 40.5 0 0 1-28.5 28.5Z\"/><g class=\"body\"><path fill=\"#e9eef2\" d=\"M-9 2H9V32L0 46L-9 32Z\"/><path fill=\"#f3c64c\" d=\"M-29 0H29V10H-29Z\"/><path fill=\"#fffaf0\" d=\"M-13-21C-25-35-23-54-13-54C-5-53-3-38-3-26ZM13-21C25-35 23-54 13-54C5-53 3-38 3-26Z\"/><path fill=\"#fffaf0\" d=\"M-19-14C-19-32 19-32 19-14C19 4-19 4-19-14Z\"/></g><path fill=\"#f59aa6\" stroke=\"none\" d=\"M-12-29C-18-38-17-47-13-47C-9-46-8-37-8-30ZM12-29C18-38 17-47 13-47C9-46 8-37 8-30Z\"/><path fill=\"none\" stroke=\"#d01f2f\" stroke-width=\"7.6\" d=\"M-8-16h0M8-16h0\"/><path fill=\"none\" d=\"M-15-23L-4-19M15-23L4-19\"/><path fill=\"#ffffff\" stroke-width=\"2\" d=\"M-6-7H6L5 5L.5 5V-6H-.5V5H-5Z\"/><path fill=\"none\" stroke=\"#9caab5\" stroke-width=\"3\" d=\"M0 15V33\"/>",
  "scepter-of-avarice": "<circle fill=\"#f3c64c\" r=\"53\"/><path fill=\"#c08a1e\" stroke=\"none\" d=\"M36.5-36.5A51.5 51.5 0 0 1-36.5 36.5Z\"/><path fill=\"none\" stroke=\"#7a4e08\" stroke-width=\"5\" d=\"M-44-18h0M-18-44h0M18-44h0M44-18h0M44 18h0M18 44h0M-18 44h0M-44 18h0\"/><circle fill=\"#2c7a58\" r=\"42\"/><path fill=\"#236246\" stroke=\"none\" d=\"M28.6-28.6A40.5 40.5 0 0 1-28.6 28.6Z\"/><path fill=\"#9a5ac0\" d=\"M.5-11.5L10.5-4.5L-20 39.5Q-28.5 41-30 32.5Z\"/><path fill=\"#f3c64c\" stroke-width=\"2.4\" d=\"M-24.5 15.5L-6.5 28.5L-11.5 35.5L-29.5 22.5Z\"/><path fill=\"#e1b546\" stroke-width=\"2.4\" d=\"M-10.5-10.5L13.5 6.5L15-4.5L-1-15.5Z\"/><path fill=\"#f3c64c\" stroke-width=\"2.4\" d=\"M-11.5-20L-2.5-43.5L4-27ZM22.5 4L41.5-12.5L24-13Z\"/><path fill=\"#ffdf7d\" d=\"M-1-30.5a18.5 18.5 0 1 0 30 21a18.5 18.5 0 1 0-30-21Z\"/><circle fill=\"#f3c64c\" stroke=\"none\" cx=\"14\" cy=\"-20\" r=\"11.5\"/><path fill=\"#e0344a\" stroke-width=\"2\" d=\"M19.5-28L21-15L8.5-12L7-25Z\"/>",
  "shiny-orb": "<circle fill=\"#f3c64c\" r=\"53\"/><path fill=\"#c08a1e\" stroke=\"none\" d=\"M36.5-36.5A51.5 51.5 0 0 1-36.5 36.5Z\"/><path fill=\"none\" stroke=\"#7a4e08\" stroke-width=\"5\" d=\"M-44-18h0M-18-44h0M18-44h0M44-18h0M44 18h0M18 44h0M-18 44h0M-44 18h0\"/><circle fill=\"#4a3a8c\" r=\"42\"/><path fill=\"#3b2e70\" stroke=\"none\" d=\"M28.6-28.6A40.5 40.5 0 0 1-28.6 28.6Z\"/><g class=\"body\"><path fill=\"#c9a13b\" d=\"M-24.5 41.5L-16 22H16L24.5 41.5Z\"/><path fill=\"#58c4ea\" d=\"M-29.5-2.5a29.5 29.5 0 1 0 58.5 0a29.5 29.5 0 1 0-58.5 0Z\"/></g><path fill=\"none\" stroke=\"#ffffff\" stroke-width=\"6.1\" d=\"M-19.5-10A20.5 20.5 0 0 1-3.5-23\"/><path fill=\"none\" stroke=\"#e6fbff\" d=\"M-14.5 10Q-2.5 0 5 7.5Q12 14.5 18.5 2.5\"/><path fill=\"#fff3a0\" stroke-width=\"1.8\" d=\"M30.5-41.5l3 8l8 3l-8 3l-3 8l-3-8l-8-3l8-3Z\"/>",
  "stinky-trolls-socks": "<circle fill=\"#f3c64c\" r=\"53\"/><path fill=\"#c08a1e\" stroke=\"none\" d=\"M36.5-36.5A51.5 51.5 0 0 1-36.5 36.5Z\"/><path fill=\"none\" stroke=\"#7a4e08\" stroke-width=\"5\" d=\"M-44-18h0M-18-44h0M18-44h0M44-18h0M44 18h0M18 44h0M-18 44h0M-44 18h0\"/><circle fill=\"#5d4590\" r=\"42\"/><path fill=\"#4a3773\" stroke=\"none\" d=\"M28.5-28.5A40.5 40.5 0 0 1-28.5 28.5Z\"/><g class=\"body\"><path fill=\"#84a63a\" d=\"M3-27H28V6C30 14 42 17 40 27C38 37 10 37 5 29C1 21 3 9 3-27Z\"/><path fill=\"#b1d352\" d=\"M-31-20H-6V13C-4 21 9 24 8 33C6 43-23 43-28 36C-33 28-31 17-31-20Z\"/></g><path fill=\"none\" stroke=\"#fff3d0\" stroke-width=\"5.4\" d=\"M-28-9H-9M-28 1H-9M6-16H25M6-6H25\"/><path fill=\"none\" stroke=\"#dcf07a\" stroke-width=\"4\" d=\"M-24-29q-5-6 0-12M-12-29q-5-6 0-12M10-35q-5-5 0-10\"/><circle fill=\"#6a8a28\" stroke=\"none\" cx=\"-14\" cy=\"31\" r=\"4.4\"/>"
};

/** Where a table tells only a picture, this is what it stands for. */
export const alias: Record<string, string> = {
  "crown": "leader",
  "floating-ghost": "necromancer-ghost",
  "skull-staff": "necromancer"
};
