// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "api/downloadcheck.h"
#include "base/result.h"

#include <QMetaType>
#include <QUrl>

#include <functional>
#include <memory>
#include <optional>

class QObject;

namespace storedesk::api {

class Call;
class DownloadPart;

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
    std::shared_ptr<DownloadPart> part = {}; // of a failure before: goes on with it, in its place
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
    // What came so far, and a new download that is given this goes on from there. Null: there is
    // nothing to go on from.
    std::shared_ptr<DownloadPart> part = {};

    bool operator==(const DownloadFailure &) const = default;
};

using DownloadOutcome = tl::expected<DownloadedFile, DownloadFailure>;

// What was found out about a file that came to its end.
struct Settled
{
    Wholeness wholeness = Wholeness::Unreadable;
    bool onDisk = false;
};

// Whether the same download may end otherwise when the user asks for it once more.
[[nodiscard]] bool mayRepeat(DownloadReason reason);
[[nodiscard]] base::Problem wordsOf(DownloadReason reason, const QString &name,
                                    const QString &detail);
// The words of a failure whose part was kept.
[[nodiscard]] base::Problem withGoingOn(base::Problem words);

} // namespace storedesk::api

Q_DECLARE_METATYPE(storedesk::api::DownloadOutcome)
