// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "practice/service/seededstores.h"

#include "practice/service/transfers.h"
#include "practice/store/store.h"

#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QTemporaryDir>

#include <algorithm>

namespace storedesk::practice {

using namespace Qt::StringLiterals;

static constexpr auto storeName = "store.sqlite"_L1;

SeededStores::SeededStores(const ServiceOptions &options, Moment now)
    : m_begun(now / hour * hour)
{
    m_folder = u"%1/%2-%3-%4-%5"_s.arg(options.seededStores)
                   .arg(options.seed)
                   .arg(options.contacts)
                   .arg(static_cast<int>(options.errorReport))
                   .arg(m_begun);
}

// Copies the data, and the files of exports and imports next to it.
static bool copyStore(const QString &from, const QString &to)
{
    const QDir source(Transfers::folderOf(from));
    const QDir target(Transfers::folderOf(to));
    if (!QFile::copy(from, to) || !target.mkpath(u"."_s))
        return false;
    const auto names = source.entryList(QDir::Files);
    return std::ranges::all_of(names, [&](const QString &name) {
        return QFile::copy(source.filePath(name), target.filePath(name));
    });
}

bool SeededStores::copyTo(const QString &file) const
{
    const auto kept = QDir(m_folder).filePath(storeName);
    if (!QFile::exists(kept))
        return false;
    if (copyStore(kept, file))
        return true;
    QFile::remove(file);
    QDir(Transfers::folderOf(file)).removeRecursively();
    return false;
}

// Created in a temporary folder and renamed; a concurrent process creates the same content.
void SeededStores::keep(Store &store) const
{
    QDir().mkpath(QFileInfo(m_folder).path());
    QTemporaryDir made(m_folder + u".XXXXXX"_s);
    // Moves the write-ahead log to the main file.
    store.run("PRAGMA wal_checkpoint(TRUNCATE)");
    if (made.isValid() && copyStore(store.database().path(), made.filePath(storeName)))
        QDir().rename(made.path(), m_folder);
}

} // namespace storedesk::practice
