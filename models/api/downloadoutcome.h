// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "api/downloadcheck.h"
#include "base/result.h"

#include <QMetaType>
#include <QUrl>

#include <functional>
#include <optional>

class QObject;

namespace storedesk::api {

class Call;

// Reads the record again whose address has expired; the call belongs to the owner.
using Renew = std::function<Call *(QObject *owner)>;

struct DownloadRequest
{
    QUrl address;
    QString folder;
    QString name; // as the service calls it; made safe before use
    bool replace = false; // a file of that name
    std::optional<qint64> expectedSize = {}; // in bytes, when somebody knows
    Renew renew = {};
    QString addressMember = {}; // of the record that renew reads
    QByteArray validator = {}; // from a failure before: goes on with the part that was kept
    qint64 sizeLimit = 32LL * 1024 * 1024 * 1024;
};

struct DownloadedFile
{
    QString path;
    qint64 size = 0;
    int attempts = 0;

    bool operator==(const DownloadedFile &) const = default;
};

enum class DownloadReason : quint8 {
    Cancelled,
    Address, // not one that files are fetched from
    Network,
    Certificate,
    Expired, // and no new address could be had
    Refused,
    Incomplete, // or nobody can tell whether it is complete
    Disk
};

struct DownloadFailure
{
    DownloadReason reason = DownloadReason::Network;
    base::Problem words = {};
    int status = 0;
    // What came so far was kept, and a new download that is given this goes on from there.
    QByteArray validator = {};

    bool operator==(const DownloadFailure &) const = default;
};

using DownloadOutcome = tl::expected<DownloadedFile, DownloadFailure>;

// What was found out about a file that came to its end.
struct Settled
{
    Wholeness wholeness = Wholeness::Unreadable;
    bool onDisk = false;
};

[[nodiscard]] base::Problem wordsOf(DownloadReason reason, const QString &name,
                                    const QString &detail);

} // namespace storedesk::api

Q_DECLARE_METATYPE(storedesk::api::DownloadOutcome)
