//! Outcomes as tables: one row for each game and seat.

use crate::plan::Plan;
use crate::run::Outcome;
use parquet::basic::{LogicalType, Repetition, Type as Physical};
use parquet::data_type::{ByteArray, ByteArrayType, DoubleType, Int32Type, Int64Type};
use parquet::errors::ParquetError;
use parquet::file::properties::WriterProperties;
use parquet::file::writer::SerializedFileWriter;
use parquet::schema::types::Type;
use std::io::{self, Write};
use std::sync::Arc;

/// The columns, in their order.
pub const COLUMNS: [&str; 10] = [
    "game", "seed", "seat", "bot", "coins", "rank", "tokens", "seconds", "board", "scenario",
];

/// A run with what came of it: the outcomes in the order of the games.
#[derive(Debug)]
pub struct Run {
    /// What was played.
    pub plan: Plan,
    /// How its games ended.
    pub outcomes: Vec<Outcome>,
}

impl Run {
    fn scenario(&self) -> &str {
        self.plan.board().scenario().unwrap_or_default()
    }
}

/// Rows of one group of a Parquet file.
const GROUP: usize = 65_536;

/// Writes outcomes as CSV. Games are counted from 0, seats from 1.
///
/// # Errors
/// When the writer fails.
pub fn write_csv(runs: &[Run], to: &mut impl Write) -> io::Result<()> {
    writeln!(to, "{}", COLUMNS.join(","))?;
    for run in runs {
        // Names of bots, boards and scenarios need no quotes.
        let (plan, board, scenario) = (&run.plan, run.plan.board().name(), run.scenario());
        for outcome in &run.outcomes {
            let (game, seed) = (outcome.game, plan.luck_seed(outcome.game));
            for (i, seat) in outcome.seats.iter().enumerate() {
                writeln!(
                    to,
                    "{game},{seed},{},{},{},{},{},{:.6},{board},{scenario}",
                    i + 1,
                    plan.bot(game, i),
                    seat.coins,
                    seat.rank,
                    seat.tokens,
                    seat.seconds
                )?;
            }
        }
    }
    to.flush()
}

/// Writes outcomes as Parquet, with the columns of the CSV. Seeds are unsigned.
///
/// # Errors
/// When the writer fails.
pub fn write_parquet(runs: &[Run], to: impl Write + Send) -> Result<(), ParquetError> {
    let schema = Arc::new(schema()?);
    let properties = Arc::new(WriterProperties::builder().build());
    let mut file = SerializedFileWriter::new(to, schema, properties)?;
    for run in runs {
        let games = (GROUP / usize::from(run.plan.players()).max(1)).max(1);
        for group in run.outcomes.chunks(games) {
            write_group(run, group, &mut file)?;
        }
    }
    file.close()?;
    Ok(())
}

fn schema() -> Result<Type, ParquetError> {
    let field = |name: &str, physical: Physical, logical: Option<LogicalType>| {
        Type::primitive_type_builder(name, physical)
            .with_repetition(Repetition::REQUIRED)
            .with_logical_type(logical)
            .build()
            .map(Arc::new)
    };
    let unsigned = LogicalType::integer(64, false);
    let fields = vec![
        field(COLUMNS[0], Physical::INT64, None)?,
        field(COLUMNS[1], Physical::INT64, Some(unsigned))?,
        field(COLUMNS[2], Physical::INT32, None)?,
        field(COLUMNS[3], Physical::BYTE_ARRAY, Some(LogicalType::String))?,
        field(COLUMNS[4], Physical::INT32, None)?,
        field(COLUMNS[5], Physical::INT32, None)?,
        field(COLUMNS[6], Physical::INT32, None)?,
        field(COLUMNS[7], Physical::DOUBLE, None)?,
        field(COLUMNS[8], Physical::BYTE_ARRAY, Some(LogicalType::String))?,
        field(COLUMNS[9], Physical::BYTE_ARRAY, Some(LogicalType::String))?,
    ];
    Type::group_type_builder("rows").with_fields(fields).build()
}

fn write_group<W: Write + Send>(
    run: &Run,
    outcomes: &[Outcome],
    file: &mut SerializedFileWriter<W>,
) -> Result<(), ParquetError> {
    let plan = &run.plan;
    let rows = || {
        outcomes.iter().flat_map(|outcome| {
            let seats = outcome.seats.iter().enumerate();
            seats.map(|(i, seat)| (outcome.game, i, seat))
        })
    };
    let mut group = file.next_row_group()?;
    let mut column = 0;
    while let Some(mut writer) = group.next_column()? {
        match column {
            0 | 1 => {
                let values: Vec<i64> = rows()
                    .map(|(game, _, _)| match column {
                        0 => game as i64,
                        _ => plan.luck_seed(game) as i64,
                    })
                    .collect();
                writer
                    .typed::<Int64Type>()
                    .write_batch(&values, None, None)?;
            }
            3 | 8 | 9 => {
                let values: Vec<ByteArray> = rows()
                    .map(|(game, i, _)| match column {
                        3 => plan.bot(game, i),
                        8 => plan.board().name(),
                        _ => run.scenario(),
                    })
                    .map(ByteArray::from)
                    .collect();
                writer
                    .typed::<ByteArrayType>()
                    .write_batch(&values, None, None)?;
            }
            7 => {
                let values: Vec<f64> = rows().map(|(_, _, seat)| seat.seconds).collect();
                writer
                    .typed::<DoubleType>()
                    .write_batch(&values, None, None)?;
            }
            _ => {
                let values: Vec<i32> = rows()
                    .map(|(_, i, seat)| match column {
                        2 => i as i32 + 1,
                        4 => i32::from(seat.coins),
                        5 => i32::from(seat.rank),
                        _ => i32::from(seat.tokens),
                    })
                    .collect();
                writer
                    .typed::<Int32Type>()
                    .write_batch(&values, None, None)?;
            }
        }
        writer.close()?;
        column += 1;
    }
    group.close()?;
    Ok(())
}
