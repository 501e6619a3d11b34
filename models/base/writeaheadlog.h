// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QByteArrayView>
#include <QString>

namespace storedesk::base {

// Returns whether SQLite would silently lose changes in this write-ahead log, because it reads up
// to the first frame with a wrong checksum and drops the rest. A truncated last frame was never
// committed, and frames from an earlier round of the log are ignored.
[[nodiscard]] bool isDamagedLog(QByteArrayView log);

// Returns whether synced changes would be lost. If a log is synced at every commit, a power cut can
// tear only the last commit, and damage to the last commit cannot be distinguished from a tear.
[[nodiscard]] bool losesSyncedChanges(QByteArrayView log);
// Checks the log of a database. A log that another process is writing is read repeatedly.
[[nodiscard]] bool hasLostSyncedChanges(const QString &database);

} // namespace storedesk::base
