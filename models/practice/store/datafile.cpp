// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "practice/store/datafile.h"

#include <QCoreApplication>
#include <QDir>
#include <QFile>
#include <QFileInfo>

using namespace Qt::StringLiterals;

namespace storedesk::practice {

static QString withoutLinks(const QString &name)
{
    const QFileInfo file(name);
    if (const auto path = file.canonicalFilePath(); !path.isEmpty())
        return path;
    const auto folder = file.absoluteDir().canonicalPath();
    return folder.isEmpty() ? file.absoluteFilePath() : QDir(folder).filePath(file.fileName());
}

// An empty file counts as a new store. An unreadable file is accepted here, because opening it
// reports the reason.
static bool mayBeStore(const QString &path)
{
    static constexpr QByteArrayView beginning("SQLite format 3\0", 16);
    if (!QFileInfo::exists(path))
        return true;
    if (!QFileInfo(path).isFile())
        return false;
    QFile file(path);
    return !file.open(QIODevice::ReadOnly) || file.size() == 0
        || file.read(beginning.size()) == beginning;
}

static base::Problem foreign(const QString &path)
{
    return {
        .what = QCoreApplication::translate("Practice", "%1 is not a practice store.").arg(path),
        .why = QCoreApplication::translate(
            "Practice", "It contains no practice store data. The file was not changed."),
        .next = QCoreApplication::translate("Practice",
                                            "Choose another file, or give this one another name.")};
}

static base::Problem locked(const base::FileLock &lock, const QString &path)
{
    if (lock.state() != base::FileLock::State::HeldElsewhere)
        return {
            .what = QCoreApplication::translate("Practice", "The practice store %1 cannot be used.")
                        .arg(path),
            .why =
                QCoreApplication::translate("Practice", "%1 cannot be written.").arg(lock.path()),
            .next = QCoreApplication::translate(
                "Practice",
                "Check that the folder exists and that you have permission to write to it.")};
    base::Problem problem{
        .what = QCoreApplication::translate("Practice",
                                            "The practice store %1 is in use by another program.")
                    .arg(path),
        .next = QCoreApplication::translate("Practice",
                                            "Close the other program, or choose another file.")};
    if (const auto holder = lock.holder(); holder.process > 0)
        problem.why = QCoreApplication::translate("Practice", "In use by %1 (process %2).")
                          .arg(holder.program)
                          .arg(holder.process);
    return problem;
}

base::Result<std::unique_ptr<DataFile>> DataFile::claim(const QString &name)
{
    const auto path = withoutLinks(name);
    if (!mayBeStore(path))
        return tl::unexpected(foreign(path));
    auto lock = std::make_unique<base::FileLock>(path + u".lock"_s);
    if (!lock->lock())
        return tl::unexpected(locked(*lock, path));
    return std::unique_ptr<DataFile>(new DataFile(path, std::move(lock)));
}

DataFile::DataFile(QString path, std::unique_ptr<base::FileLock> lock)
    : m_path(std::move(path))
    , m_lock(std::move(lock))
{ }

DataFile::~DataFile() = default;

} // namespace storedesk::practice
