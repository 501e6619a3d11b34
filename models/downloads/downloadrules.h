// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QByteArray>
#include <QUrl>

#include <optional>

namespace storedesk::downloads {

// Rules for fetching a file, without network access.

inline constexpr int redirectLimit = 5;

// Files are fetched over https. Plain http is for the practice service: only on this computer, and
// never by a redirect from another server.
[[nodiscard]] bool mayFetch(const QUrl &address);
[[nodiscard]] bool mayFollow(const QUrl &from, const QUrl &to);

// Example: "bytes 5-99/100".
struct ContentRange
{
    qint64 first = 0;
    qint64 last = 0;
    std::optional<qint64> total = std::nullopt;

    bool operator==(const ContentRange &) const = default;
};
[[nodiscard]] std::optional<ContentRange> contentRangeOf(QByteArrayView header);

// The parts of a response head that matter for a download.
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

// Returns a value for If-Range: a strong entity tag, else a date. Empty if the server sends
// neither; a broken download must then restart from the first byte.
[[nodiscard]] QByteArray validatorOf(const DownloadHead &head);

// Distinguishes the end of the body from a broken connection. Chunks should be reliable, but Qt
// sometimes reports a truncated chunked response as complete.
enum class TransferFraming : quint8 { Silence, Chunks, Length };

enum class Take {
    // The bytes follow those already received.
    Append,
    // The bytes are the whole file.
    Anew,
    // Nothing follows the bytes already received.
    AllThere,
    // The bytes do not match those already received: request the whole file.
    Restart,
    Redirect,
    // The address is no longer valid.
    Expired,
    // The server asks to wait.
    Later,
    // An unsupported content encoding.
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

// Returns how to handle a response if the first bytes of the content, with this validator, were
// already received.
[[nodiscard]] DownloadPlan planOf(const DownloadHead &head, qint64 have,
                                  const QByteArray &validator);

} // namespace storedesk::downloads
