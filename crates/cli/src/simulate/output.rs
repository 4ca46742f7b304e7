//! Files that are written at the end but refused at the beginning.

use crate::input::{Done, Failure};
use elbowroom_sim::rows::{Run, write_csv, write_parquet};
use std::fs::File;
use std::io::{BufWriter, Write};
use std::path::{Path, PathBuf};

/// A file that appears under its name when it is whole.
pub struct Output {
    path: PathBuf,
    beside: PathBuf,
    file: File,
    whole: bool,
}

impl Output {
    /// Opens the file beside its place, so that a place that cannot be written is refused at once.
    pub fn open(path: &Path) -> Result<Self, Failure> {
        let fault = |error: std::io::Error| Failure::at(&path.display().to_string(), error);
        if path.is_dir() {
            return Err(Failure::at(
                &path.display().to_string(),
                "a file expected, found a folder",
            ));
        }
        let mut name = path
            .file_name()
            .ok_or_else(|| Failure::at(&path.display().to_string(), "the name of a file expected"))?
            .to_owned();
        name.push(".part");
        let beside = path.with_file_name(name);
        let file = File::create(&beside).map_err(fault)?;
        Ok(Self {
            path: path.to_owned(),
            beside,
            file,
            whole: false,
        })
    }

    /// Writes the file and puts it in its place.
    pub fn write<E: std::fmt::Display>(
        mut self,
        write: impl FnOnce(&mut BufWriter<&File>) -> Result<(), E>,
    ) -> Done {
        let place = self.path.display().to_string();
        let mut buffer = BufWriter::new(&self.file);
        write(&mut buffer).map_err(|error| Failure::at(&place, error))?;
        buffer
            .flush()
            .and_then(|()| std::fs::rename(&self.beside, &self.path))
            .map_err(|error| Failure::at(&place, error))?;
        drop(buffer);
        self.whole = true;
        Ok(())
    }
}

/// What was not written leaves nothing behind.
impl Drop for Output {
    fn drop(&mut self) {
        if !self.whole {
            let _ = std::fs::remove_file(&self.beside);
        }
    }
}

/// The tables of a run.
pub struct Outputs {
    csv: Option<Output>,
    parquet: Option<Output>,
}

impl Outputs {
    /// Opens what was asked for.
    pub fn open(csv: Option<&Path>, parquet: Option<&Path>) -> Result<Self, Failure> {
        Ok(Self {
            csv: csv.map(Output::open).transpose()?,
            parquet: parquet.map(Output::open).transpose()?,
        })
    }

    /// Writes the rows of every game and seat.
    pub fn write(self, runs: &[Run]) -> Done {
        if let Some(csv) = self.csv {
            csv.write(|to| write_csv(runs, to))?;
        }
        if let Some(parquet) = self.parquet {
            parquet.write(|to| write_parquet(runs, to))?;
        }
        Ok(())
    }
}
