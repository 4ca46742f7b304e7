//! Tables in the form of Apache Arrow. They are handed over by the C interface of Arrow, so polars, pandas, pyarrow and
//! DuckDB take them as they lie in memory, and none of them is needed here.

use crate::errors::error;
use arrow_array::ffi_stream::FFI_ArrowArrayStream;
use arrow_array::{
    Array, ArrayRef, Float64Array, RecordBatch, RecordBatchIterator, RecordBatchReader,
    StringArray, UInt64Array,
};
use arrow_schema::ffi::FFI_ArrowSchema;
use numpy::PyArray1;
use pyo3::exceptions::PyKeyError;
use pyo3::prelude::*;
use pyo3::types::{PyCapsule, PyDict};
use serde_json::Value;
use std::sync::Arc;

/// What a column holds.
#[derive(Clone, Copy)]
pub enum Kind {
    /// Words; none where there is none.
    Text,
    /// Numbers that count.
    Whole,
    /// Other numbers; none where there is none.
    Real,
}

/// Columns of equal length, in the form of Apache Arrow: what reads that takes it as it is.
///
/// >>> import elbowroom
/// >>> run = elbowroom.simulate(["greedy", "random"], 2)
/// >>> len(run.outcomes), run.outcomes["coins"].dtype, run.outcomes["bot"]
/// (4, dtype('uint64'), ['greedy', 'random', 'random', 'greedy'])
#[pyclass(name = "Table", module = "elbowroom", frozen)]
#[derive(Clone)]
pub struct PyTable {
    batch: RecordBatch,
}

impl PyTable {
    /// A table of rows that are objects of JSON.
    pub fn of(columns: &[(&str, Kind)], rows: &[Value]) -> PyResult<Self> {
        let arrays = columns.iter().map(|&(name, kind)| {
            let cells = rows.iter().map(|row| row.get(name).unwrap_or(&Value::Null));
            let array: ArrayRef = match kind {
                Kind::Text => Arc::new(StringArray::from_iter(cells.map(Value::as_str))),
                Kind::Whole => Arc::new(UInt64Array::from_iter(cells.map(Value::as_u64))),
                Kind::Real => Arc::new(Float64Array::from_iter(cells.map(Value::as_f64))),
            };
            // Whether anything is missing does not depend on what happens to be there.
            (name, array, !matches!(kind, Kind::Whole))
        });
        let batch = RecordBatch::try_from_iter_with_nullable(arrays);
        Ok(Self {
            batch: batch.map_err(error)?,
        })
    }
}

#[pymethods]
impl PyTable {
    /// The names of the columns.
    #[getter]
    fn columns(&self) -> Vec<String> {
        let fields = self.batch.schema();
        fields
            .fields()
            .iter()
            .map(|field| field.name().clone())
            .collect()
    }

    fn __len__(&self) -> usize {
        self.batch.num_rows()
    }

    /// A column: numbers as a NumPy array, with `nan` where there is none, words as a list.
    fn __getitem__<'py>(&self, py: Python<'py>, name: &str) -> PyResult<Bound<'py, PyAny>> {
        let column = self.batch.column_by_name(name);
        let column = column.ok_or_else(|| PyKeyError::new_err(name.to_owned()))?;
        let any = column.as_any();
        if let Some(whole) = any.downcast_ref::<UInt64Array>() {
            return Ok(PyArray1::from_slice(py, whole.values()).into_any());
        }
        if let Some(real) = any.downcast_ref::<Float64Array>() {
            let cells = real.iter().map(|cell| cell.unwrap_or(f64::NAN));
            return Ok(PyArray1::from_iter(py, cells).into_any());
        }
        let text = any.downcast_ref::<StringArray>();
        let text: Vec<Option<&str>> = text.into_iter().flatten().collect();
        text.into_pyobject(py)
    }

    /// All columns by their names.
    fn to_dict<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyDict>> {
        let dict = PyDict::new(py);
        for name in self.columns() {
            dict.set_item(&name, self.__getitem__(py, &name)?)?;
        }
        Ok(dict)
    }

    /// As a data frame of polars, which must be installed.
    fn to_polars<'py>(slf: &Bound<'py, Self>) -> PyResult<Bound<'py, PyAny>> {
        slf.py().import("polars")?.call_method1("DataFrame", (slf,))
    }

    /// As a table of pyarrow, which must be installed.
    fn to_arrow<'py>(slf: &Bound<'py, Self>) -> PyResult<Bound<'py, PyAny>> {
        slf.py().import("pyarrow")?.call_method1("table", (slf,))
    }

    /// As a data frame of pandas, which must be installed.
    fn to_pandas<'py>(slf: &Bound<'py, Self>) -> PyResult<Bound<'py, PyAny>> {
        let frame = slf.py().import("pandas")?.getattr("DataFrame")?;
        match frame.hasattr("from_arrow")? {
            true => frame.call_method1("from_arrow", (slf,)),
            false => Self::to_arrow(slf)?.call_method0("to_pandas"),
        }
    }

    fn __arrow_c_schema__<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyCapsule>> {
        let schema = FFI_ArrowSchema::try_from(self.batch.schema().as_ref()).map_err(error)?;
        PyCapsule::new_with_value(py, schema, c"arrow_schema")
    }

    /// The table for whoever reads Arrow; wishes for other types are left to them.
    #[pyo3(signature = (requested_schema=None))]
    fn __arrow_c_stream__<'py>(
        &self,
        py: Python<'py>,
        requested_schema: Option<Bound<'py, PyAny>>,
    ) -> PyResult<Bound<'py, PyCapsule>> {
        let _ = requested_schema;
        let batches = [Ok(self.batch.clone())];
        let reader = RecordBatchIterator::new(batches, self.batch.schema());
        let reader: Box<dyn RecordBatchReader + Send> = Box::new(reader);
        let stream = FFI_ArrowArrayStream::new(reader);
        PyCapsule::new_with_value(py, stream, c"arrow_array_stream")
    }

    fn __repr__(&self) -> String {
        format!(
            "<Table of {} rows: {}>",
            self.batch.num_rows(),
            self.columns().join(", ")
        )
    }
}
