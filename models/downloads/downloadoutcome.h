// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "base/result.h"
#include "downloads/downloadcheck.h"

#include <QMetaType>
#include <QUrl>

#include <functional>
#include <memory>
#include <optional>

class QObject;

namespace storedesk::api {
class Call;
}

namespace storedesk::downloads {

class DownloadPart;

// Reloads the record whose file address has expired. The call belongs to the owner.
using Renew = std::function<api::Call *(QObject *owner)>;

struct DownloadRequest
{
    // If empty, the record is reloaded first.
    QUrl address;
    QString folder;
    // The name sent by the service; made safe before use.
    QString name;
    // Whether to replace an existing file with that name.
    bool replace = false;
    // In bytes, if known.
    std::optional<qint64> expectedSize = {};
    Renew renew = {};
    // The member that contains the address in the record loaded by `renew`.
    QString addressMember = {};
    // The partial file of an earlier, failed download, which is resumed in its folder.
    std::shared_ptr<DownloadPart> part = {};
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
    // Files may not be fetched from this address.
    Address,
    Network,
    Certificate,
    // The address expired and no new one was available.
    Expired,
    Refused,
    // The file is incomplete, or not known to be complete.
    Incomplete,
    Disk
};

struct DownloadFailure
{
    DownloadReason reason = DownloadReason::Network;
    base::Problem words = {};
    int status = 0;
    // The bytes received before the failure; a new download can resume from them. Null if there are
    // none.
    std::shared_ptr<DownloadPart> part = {};

    bool operator==(const DownloadFailure &) const = default;
};

using DownloadOutcome = tl::expected<DownloadedFile, DownloadFailure>;

// The result of checking a completely received file.
struct Settled
{
    Wholeness wholeness = Wholeness::Unreadable;
    bool onDisk = false;
};

// Returns whether the same download may succeed if the user starts it again.
[[nodiscard]] bool mayRepeat(DownloadReason reason);
[[nodiscard]] base::Problem wordsOf(DownloadReason reason, const QString &name,
                                    const QString &detail);
// Adds to an error text that the download can be resumed.
[[nodiscard]] base::Problem withGoingOn(base::Problem words);

} // namespace storedesk::downloads

Q_DECLARE_METATYPE(storedesk::downloads::DownloadOutcome)
