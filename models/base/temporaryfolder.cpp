// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "temporaryfolder.h"

#include "base/platform/pathlock.h"
#include "base/privatefolder.h"

#include <QCoreApplication>
#include <QDir>
#include <QFile>
#include <QTemporaryDir>

#include <utility>

namespace storedesk::base {

using namespace Qt::StringLiterals;

static void removeLeftovers(const QDir &parent)
{
    const auto entries =
        parent.entryInfoList(QDir::AllEntries | QDir::Hidden | QDir::System | QDir::NoDotAndDotDot);
    for (const auto &entry : entries) {
        if (entry.isSymLink() || !entry.isDir()) {
            QFile::remove(entry.filePath());
            continue;
        }
        if (const auto attempt = tryToLock(entry.filePath(), PathLock::Kind::Folder); attempt.lock)
            attempt.lock->remove();
    }
}

Result<std::unique_ptr<TemporaryFolder>> TemporaryFolder::make(const QString &parent)
{
    static constexpr int mostTries = 100;
    if (auto made = makePrivateFolder(parent); !made)
        return tl::unexpected(made.error());
    removeLeftovers(QDir(parent));
    QString reason;
    for (int tries = 0; tries < mostTries; ++tries) {
        QTemporaryDir made(QDir(parent).filePath(u"run-XXXXXX"_s));
        if (!made.isValid()) {
            reason = made.errorString();
            break;
        }
        made.setAutoRemove(false);
        // Another run may have removed the folder as a leftover between its creation and the lock.
        if (auto attempt = tryToLock(made.path(), PathLock::Kind::Folder); attempt.lock)
            return std::unique_ptr<TemporaryFolder>(
                new TemporaryFolder(made.path(), std::move(attempt.lock)));
    }
    return tl::unexpected(Problem{
        .what =
            QCoreApplication::translate("TemporaryFolder", "Couldn't create temporary files in %1.")
                .arg(parent),
        .why = reason,
        .next = QCoreApplication::translate("TemporaryFolder",
                                            "Check the folder and its free space and try again.")});
}

TemporaryFolder::TemporaryFolder(QString path, std::unique_ptr<PathLock> lock)
    : m_path(std::move(path))
    , m_lock(std::move(lock))
{ }

TemporaryFolder::~TemporaryFolder()
{
    m_lock->remove();
}

} // namespace storedesk::base
