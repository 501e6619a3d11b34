// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QByteArrayView>
#include <QString>

namespace storedesk::base {

// Whether SQLite would lose changes of this write-ahead log without a word: it reads up to the
// first frame whose checksum is wrong and drops the rest. A last frame that was cut short was never
// committed, and frames of an earlier round of the log mean nothing.
[[nodiscard]] bool isDamagedLog(QByteArrayView log);

// Whether changes are among them that were synced: of a log that is synced at every commit, only
// the last one can be torn by a power cut. Damage to that one cannot be told from a tear.
[[nodiscard]] bool losesSyncedChanges(QByteArrayView log);
// The same of the log beside a database. One that another process is writing is read repeatedly.
[[nodiscard]] bool hasLostSyncedChanges(const QString &database);

} // namespace storedesk::base
