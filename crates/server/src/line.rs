//! One connection as the server holds it: counted for as long as it is open, and given up when it is not read.

use crate::limit::Place;
use crate::metrics::{Metrics, less, more};
use std::io::{Error, ErrorKind, IoSlice, Result};
use std::pin::Pin;
use std::sync::Arc;
use std::task::{Context, Poll};
use std::time::Duration;
use tokio::io::{AsyncRead, AsyncWrite, ReadBuf};
use tokio::net::TcpStream;
use tokio::sync::OwnedSemaphorePermit;
use tokio::time::{Sleep, sleep};

/// A connection. It goes along when a request becomes a WebSocket, and its places with it.
pub struct Line {
    stream: TcpStream,
    metrics: Arc<Metrics>,
    patience: Duration,
    /// Runs while the other end does not read.
    stuck: Option<Pin<Box<Sleep>>>,
    /// Among those of its address; none for a proxy.
    _place: Option<Place>,
    /// Among all.
    _seat: OwnedSemaphorePermit,
}

impl Line {
    /// Counts a connection that has its places.
    pub fn new(
        stream: TcpStream,
        metrics: Arc<Metrics>,
        patience: Duration,
        place: Option<Place>,
        seat: OwnedSemaphorePermit,
    ) -> Self {
        more(&metrics.connections);
        Self {
            stream,
            metrics,
            patience,
            stuck: None,
            _place: place,
            _seat: seat,
        }
    }

    /// Passes on how a write went; one that stays stuck is an error after a while.
    fn watch<T>(&mut self, cx: &mut Context<'_>, done: Poll<Result<T>>) -> Poll<Result<T>> {
        if done.is_ready() {
            self.stuck = None;
            return done;
        }
        let patience = self.patience;
        let stuck = self.stuck.get_or_insert_with(|| Box::pin(sleep(patience)));
        stuck
            .as_mut()
            .poll(cx)
            .map(|()| Err(Error::from(ErrorKind::TimedOut)))
    }
}

impl Drop for Line {
    fn drop(&mut self) {
        less(&self.metrics.connections);
    }
}

impl AsyncRead for Line {
    fn poll_read(
        mut self: Pin<&mut Self>,
        cx: &mut Context<'_>,
        buffer: &mut ReadBuf<'_>,
    ) -> Poll<Result<()>> {
        Pin::new(&mut self.stream).poll_read(cx, buffer)
    }
}

impl AsyncWrite for Line {
    fn poll_write(
        mut self: Pin<&mut Self>,
        cx: &mut Context<'_>,
        bytes: &[u8],
    ) -> Poll<Result<usize>> {
        let done = Pin::new(&mut self.stream).poll_write(cx, bytes);
        self.watch(cx, done)
    }

    fn poll_write_vectored(
        mut self: Pin<&mut Self>,
        cx: &mut Context<'_>,
        slices: &[IoSlice<'_>],
    ) -> Poll<Result<usize>> {
        let done = Pin::new(&mut self.stream).poll_write_vectored(cx, slices);
        self.watch(cx, done)
    }

    fn is_write_vectored(&self) -> bool {
        self.stream.is_write_vectored()
    }

    fn poll_flush(mut self: Pin<&mut Self>, cx: &mut Context<'_>) -> Poll<Result<()>> {
        Pin::new(&mut self.stream).poll_flush(cx)
    }

    fn poll_shutdown(mut self: Pin<&mut Self>, cx: &mut Context<'_>) -> Poll<Result<()>> {
        Pin::new(&mut self.stream).poll_shutdown(cx)
    }
}
