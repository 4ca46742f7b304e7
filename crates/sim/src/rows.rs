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
pub const COLUMNS: [&str; 8] = [
    "game", "seed", "seat", "bot", "coins", "rank", "tokens", "seconds",
];

/// Rows of one group of a Parquet file.
const GROUP: usize = 65_536;

/// Writes outcomes as CSV. Games are counted from 0, seats from 1.
///
/// # Errors
/// When the writer fails.
pub fn write_csv(plan: &Plan, outcomes: &[Outcome], to: &mut impl Write) -> io::Result<()> {
    writeln!(to, "{}", COLUMNS.join(","))?;
    for outcome in outcomes {
        let (game, seed) = (outcome.game, plan.luck_seed(outcome.game));
        for (i, seat) in outcome.seats.iter().enumerate() {
            writeln!(
                to,
                "{game},{seed},{},{},{},{},{},{:.6}",
                i + 1,
                // Names of bots need no quotes.
                plan.bot(game, i),
                seat.coins,
                seat.rank,
                seat.tokens,
                seat.seconds
            )?;
        }
    }
    to.flush()
}

/// Writes outcomes as Parquet, with the columns of the CSV. Seeds are unsigned.
///
/// # Errors
/// When the writer fails.
pub fn write_parquet(
    plan: &Plan,
    outcomes: &[Outcome],
    to: impl Write + Send,
) -> Result<(), ParquetError> {
    let schema = Arc::new(schema()?);
    let properties = Arc::new(WriterProperties::builder().build());
    let mut file = SerializedFileWriter::new(to, schema, properties)?;
    let games = (GROUP / usize::from(plan.players()).max(1)).max(1);
    for group in outcomes.chunks(games) {
        write_group(plan, group, &mut file)?;
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
    ];
    Type::group_type_builder("rows").with_fields(fields).build()
}

fn write_group<W: Write + Send>(
    plan: &Plan,
    outcomes: &[Outcome],
    file: &mut SerializedFileWriter<W>,
) -> Result<(), ParquetError> {
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
            3 => {
                let values: Vec<ByteArray> = rows()
                    .map(|(game, i, _)| ByteArray::from(plan.bot(game, i)))
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
