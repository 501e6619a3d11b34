// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QByteArray>
#include <QUrl>

#include <optional>

namespace storedesk::api {

// Rules of fetching a file, without any network in them.

inline constexpr int redirectLimit = 5;

// Files come over https. Plain http is for the practice service: only to this computer, and never
// because a server elsewhere sent us there.
[[nodiscard]] bool mayFetch(const QUrl &address);
[[nodiscard]] bool mayFollow(const QUrl &from, const QUrl &to);

// "bytes 5-99/100"
struct ContentRange
{
    qint64 first = 0;
    qint64 last = 0;
    std::optional<qint64> total = std::nullopt;

    bool operator==(const ContentRange &) const = default;
};
[[nodiscard]] std::optional<ContentRange> contentRangeOf(QByteArrayView header);

// What a server says before the bytes come.
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

// What may stand in If-Range: a strong entity tag, else a date. Empty when the server gives
// neither, and then a broken download cannot go on but has to begin anew.
[[nodiscard]] QByteArray validatorOf(const DownloadHead &head);

// How the end of the bytes is told from a broken connection. Chunks should tell it too, but now and
// then Qt takes a chunked answer that was cut for a whole one.
enum class Framing : quint8 { Silence, Chunks, Length };

enum class Take {
    Append, // the bytes follow those we have
    Anew, // the bytes are the whole file, whatever we have
    AllThere, // nothing follows what we have
    Restart, // the bytes do not fit what we have: ask for the whole file
    Redirect,
    Expired, // the address is not good any more
    Later, // the server asks for patience
    Packed, // in a way that we do not know
    Refused
};

struct DownloadPlan
{
    Take take = Take::Refused;
    std::optional<qint64> size = std::nullopt; // of the whole file, as it travels
    Framing framing = Framing::Silence;
    bool gzip = false;
    QByteArray validator = {};
};

// What to do with an answer when we have this many bytes of the content with this validator.
[[nodiscard]] DownloadPlan planOf(const DownloadHead &head, qint64 have,
                                  const QByteArray &validator);

} // namespace storedesk::api
