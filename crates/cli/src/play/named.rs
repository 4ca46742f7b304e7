//! Sentences of the rules with people in the place of seats: `Seat 1 picks` becomes `You pick` or `Anna picks`.

use super::save::Chair;
use elbowroom_rules::Language;

/// What the person is called who plays alone at this screen.
pub const YOU: [&str; 2] = ["you", "vous"];

/// The verbs of the rules' sentences, as they are said to somebody.
const VERBS: [(&str, &str); 11] = [
    ("annule", "annulez"),
    ("capture", "capturez"),
    ("choisit", "choisissez"),
    ("conclut", "concluez"),
    ("donne", "donnez"),
    ("fait", "faites"),
    ("marque", "marquez"),
    ("paie", "payez"),
    ("place", "placez"),
    ("reçoit", "recevez"),
    ("trouve", "trouvez"),
];

/// A sentence of the rules with the names of the chairs.
pub fn named(language: Language, text: &str, chairs: &[Chair]) -> String {
    let mut text = text.to_owned();
    for (seat, chair) in (1..).zip(chairs) {
        // A replay of people nobody knows.
        if [format!("seat {seat}"), format!("siège {seat}")].contains(&chair.name) {
            continue;
        }
        let alike = chairs.iter().filter(|other| other.name == chair.name);
        text = match (language, YOU.contains(&&*chair.name)) {
            (Language::English, true) => to_you(&text, seat),
            (Language::French, true) => to_you_in_french(&text, seat),
            // Two bots of one level are told apart by their seats.
            (_, false) if alike.count() > 1 => {
                by_name(language, &text, seat, &format!("{} {seat}", chair.name))
            }
            (_, false) => by_name(language, &text, seat, &chair.name),
        };
    }
    let mut chars = text.chars();
    chars.next().map_or_else(String::new, |first| {
        first.to_uppercase().chain(chars).collect()
    })
}

fn by_name(language: Language, text: &str, seat: usize, name: &str) -> String {
    if language == Language::English {
        return text
            .replace(&format!("Seat {seat}"), name)
            .replace(&format!("seat {seat}"), name);
    }
    let vowel = name.chars().next().is_some_and(|first| {
        "aeiouyàâéèêëîïôûœ".contains(first.to_lowercase().next().unwrap_or(first))
    });
    let of = if vowel { "d'" } else { "de " };
    text.replace(&format!("du siège {seat}"), &format!("{of}{name}"))
        .replace(&format!("au siège {seat}"), &format!("à {name}"))
        .replace(&format!("Le siège {seat}"), name)
        .replace(&format!("le siège {seat}"), name)
        .replace(&format!("siège {seat}"), name)
}

fn to_you(text: &str, seat: usize) -> String {
    let text = text
        .replace(&format!("Seat {seat}'s"), "Your")
        .replace(&format!("seat {seat}'s"), "your")
        .replace(&format!("seat {seat}"), "you");
    let Some(rest) = text.strip_prefix(&format!("Seat {seat} ")) else {
        return text;
    };
    let (verb, rest) = rest.split_once(' ').unwrap_or((rest, ""));
    format!("You {} {rest}", verb.strip_suffix('s').unwrap_or(verb))
}

fn to_you_in_french(text: &str, seat: usize) -> String {
    // A people stands before its seat: `Peuple du siège 1 : …`.
    let people = format!(" du siège {seat} : ");
    let text = match text.split_once(&people) {
        Some((people, rest)) => format!("Vos {people} : {rest}"),
        None => text.to_owned(),
    };
    let text = text
        .replace(&format!("tour du siège {seat}"), "votre tour")
        .replace(&format!("du siège {seat}"), "à vous")
        .replace(&format!("au siège {seat}"), "à vous")
        .replace(&format!("le siège {seat}"), "vous")
        .replace(&format!("(siège {seat})"), "(vous)");
    let Some(rest) = text.strip_prefix(&format!("Le siège {seat} ")) else {
        return text;
    };
    let said = |word: &str| {
        let known = VERBS.iter().find(|(verb, _)| *verb == word);
        known.map(|(_, said)| *said)
    };
    let mut done = false;
    let words = rest.split(' ').map(|word| match said(word) {
        Some(said) if !done => {
            done = true;
            said
        }
        _ => word,
    });
    format!("Vous {}", words.collect::<Vec<_>>().join(" "))
}

#[cfg(test)]
mod tests {
    use super::*;
    use elbowroom_bots::Luck;
    use elbowroom_rules::notation::speech::Speaker;
    use elbowroom_rules::record::Playing;
    use elbowroom_rules::tile::GameBox;
    use elbowroom_rules::{Event, Game, Pending, Setup, Viewer};

    fn chairs(names: &[&str]) -> Vec<Chair> {
        let chair = |name: &&str| Chair {
            name: (*name).to_owned(),
            bot: None,
        };
        names.iter().map(chair).collect()
    }

    #[test]
    fn seats_have_names() {
        let english = |text: &str, names: &[&str]| named(Language::English, text, &chairs(names));
        let french = |text: &str, names: &[&str]| named(Language::French, text, &chairs(names));
        let text = "Seat 2's Orcs lose region 7: 1 lost, 0 withdraw.";
        assert_eq!(
            english(text, &["you", "fair"]),
            "Fair's Orcs lose region 7: 1 lost, 0 withdraw."
        );
        assert_eq!(
            english(text, &["fair", "you"]),
            "Your Orcs lose region 7: 1 lost, 0 withdraw."
        );
        let text = "Seat 1 gives 1 coin to seat 2.";
        assert_eq!(english(text, &["you", "Bea"]), "You give 1 coin to Bea.");
        assert_eq!(english(text, &["Bea", "you"]), "Bea gives 1 coin to you.");
        assert_eq!(
            english(text, &["hard", "hard"]),
            "Hard 1 gives 1 coin to hard 2."
        );
        let text = "Orcs du siège 1 : région 7 conquise avec 2.";
        assert_eq!(
            french(text, &["vous", "fair"]),
            "Vos Orcs : région 7 conquise avec 2."
        );
        assert_eq!(
            french(text, &["Anna", "vous"]),
            "Orcs d'Anna : région 7 conquise avec 2."
        );
        let text = "Le siège 1 y trouve 1 jeton.";
        assert_eq!(french(text, &["vous", "fair"]), "Vous y trouvez 1 jeton.");
        assert_eq!(
            french("Manche 2, tour du siège 1.", &["vous"]),
            "Manche 2, votre tour."
        );
    }

    /// Everything that happens in random games with every box can be told to somebody without a seat being left over.
    #[test]
    fn no_seat_is_left_in_the_events_of_whole_games() {
        for (language, you) in [(Language::English, "you"), (Language::French, "vous")] {
            let mut told = 0;
            for seed in 0..6 {
                let boxes = match seed % 2 {
                    0 => vec![GameBox::Base],
                    _ => GameBox::MIXING.to_vec(),
                };
                let game = Game::new(Setup::with(3, boxes).expect("a board")).expect("a game");
                let speaker = Speaker::new(&game, language);
                let chairs = chairs(&[you, "Bea", "Ann"]);
                let mut luck = Luck::new(seed);
                let mut table = Playing::new(&game);
                let mut events: Vec<Event> = Vec::new();
                loop {
                    match table.pending() {
                        Pending::Over => break,
                        Pending::Chance(odds) => {
                            let answer = luck.answer(odds);
                            table.answer(answer, &mut events).expect("an answer");
                        }
                        Pending::Decision(_) => {
                            let list = game.legal(table.state());
                            let action = list[luck.below(list.len())];
                            table.act(action, &mut events).expect("legal");
                        }
                    }
                }
                for event in game.view_events(&events, Viewer::Afterwards) {
                    let text = named(language, &speaker.event(event), &chairs);
                    let words: Vec<&str> = text.split(' ').collect();
                    assert!(!text.to_lowercase().contains("seat "), "{text}");
                    assert!(!text.to_lowercase().contains("siège "), "{text}");
                    match words[0] {
                        "You" => assert!(!words[1].ends_with('s'), "{text}"),
                        "Vous" => assert!(
                            words[1..3]
                                .iter()
                                .any(|word| word.ends_with("ez") || *word == "faites"),
                            "{text}"
                        ),
                        _ => continue,
                    }
                    told += 1;
                }
            }
            assert!(told > 100, "{told} sentences are said to {you}");
        }
    }
}
