// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QByteArray>
#include <QUrl>

#include <optional>

namespace storedesk::downloads {

// Rules for fetching a file. They do not access the network.

inline constexpr int redirectLimit = 5;

// Returns whether a file may be fetched from this address. Requires https; plain http is for the
// practice service, only on this computer and never by a redirect from another server.
[[nodiscard]] bool mayFetch(const QUrl &address);
[[nodiscard]] bool mayFollow(const QUrl &from, const QUrl &to);

// A parsed Content-Range header, for example "bytes 5-99/100".
struct ContentRange
{
    qint64 first = 0;
    qint64 last = 0;
    std::optional<qint64> total = std::nullopt;

    bool operator==(const ContentRange &) const = default;
};
[[nodiscard]] std::optional<ContentRange> contentRangeOf(QByteArrayView header);

// The parts of a response's headers that matter for a download.
struct DownloadHead
{
    int status = 0;
    QByteArray entityTag = {};
    QByteArray lastModified = {};
    QByteArray contentRange = {};
    QByteArray contentLength = {};
    QByteArray contentEncoding = {};
    QByteArray transferEncoding = {};
};

// Returns a value for If-Range: a strong entity tag or, if there is none, a date. Empty if the
// server sends neither. An interrupted download must then restart from the first byte.
[[nodiscard]] QByteArray validatorOf(const DownloadHead &head);

// How the end of the body was detected, to distinguish it from a broken connection. Chunks should
// be reliable, but Qt sometimes reports a truncated chunked response as complete.
enum class TransferFraming : quint8 { Silence, Chunks, Length };

enum class Take {
    // The bytes follow those already received.
    Append,
    // The bytes are the whole file.
    Anew,
    // Nothing follows the bytes already received.
    AllThere,
    // The bytes do not match those already received, so the whole file must be requested.
    Restart,
    Redirect,
    // The address is no longer valid.
    Expired,
    // The server asked us to wait.
    Later,
    // The content encoding is not supported.
    Packed,
    Refused
};

struct DownloadPlan
{
    Take take = Take::Refused;
    // Size of the whole file as transferred.
    std::optional<qint64> size = std::nullopt;
    TransferFraming framing = TransferFraming::Silence;
    bool gzip = false;
    QByteArray validator = {};
};

// Returns how to handle a response, given the number of bytes already received and the validator of
// their content.
[[nodiscard]] DownloadPlan planOf(const DownloadHead &head, qint64 have,
                                  const QByteArray &validator);

} // namespace storedesk::downloads
