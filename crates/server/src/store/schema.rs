//! The tables of the database, step by step. A step that was released never changes.

use super::{Pool, on};
use sqlx::migrate::{MigrateError, Migration, MigrationType, Migrator};
use std::borrow::Cow;

/// Whole numbers and texts only, so that both databases read the same lines.
const STEPS: &[(i64, &str, &str)] = &[(1, "tables", include_str!("schema/0001_tables.sql"))];

fn migrator() -> Migrator {
    let step = |&(version, name, sql): &(i64, &'static str, &'static str)| {
        Migration::new(
            version,
            Cow::Borrowed(name),
            MigrationType::Simple,
            Cow::Borrowed(sql),
            false,
        )
    };
    Migrator {
        migrations: Cow::Owned(STEPS.iter().map(step).collect()),
        ..Migrator::DEFAULT
    }
}

/// Brings a database up to date.
pub async fn migrate(pool: &Pool) -> Result<(), MigrateError> {
    let migrator = migrator();
    on!(pool, pool => migrator.run(pool).await)
}
