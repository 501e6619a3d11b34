// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "damagedfile.h"

#include "base/databasewords.h"

#include <QFile>

namespace storedesk::base {

using namespace Qt::StringLiterals;

QString damagedPathOf(const QString &path, const Clock &clock)
{
    const auto stamp = clock.now().toUTC().toString(u"yyyyMMdd-HHmmss"_s);
    auto aside = u"%1.damaged-%2"_s.arg(path, stamp);
    for (int more = 2; QFile::exists(aside) || QFile::exists(aside + u"-wal"_s); ++more)
        aside = u"%1.damaged-%2-%3"_s.arg(path, stamp).arg(more);
    return aside;
}

// Reads the whole file to detect unreadable disk blocks, which SQLite reports as damage.
static Result<void> readWhole(const QString &path)
{
    constexpr qint64 piece = 1024LL * 1024;
    QFile file(path);
    if (file.open(QIODevice::ReadOnly)) {
        while (!file.read(piece).isEmpty()) { }
    }
    if (file.error() == QFileDevice::NoError)
        return {};
    return tl::unexpected(Problem{.what = DatabaseWords::tr("%1 cannot be read.").arg(path),
                                  .why = file.errorString(),
                                  .next = DatabaseWords::tr("Check the disk and try again.")});
}

Result<QString> setAside(const QString &path, const Clock &clock)
{
    if (const auto read = readWhole(path); !read)
        return tl::unexpected(read.error());
    const auto aside = damagedPathOf(path, clock);
    if (!QFile::rename(path, aside))
        return tl::unexpected(
            Problem{.what = DatabaseWords::tr("%1 is damaged.").arg(path),
                    .why = DatabaseWords::tr("The file couldn't be renamed to %1.").arg(aside),
                    .next = DatabaseWords::tr("Rename or move the file and restart Storedesk.")});
    // The log belongs to the damaged file, and SQLite would apply it to a new file.
    QFile::rename(path + u"-wal"_s, aside + u"-wal"_s);
    QFile::remove(path + u"-shm"_s);
    return aside;
}

} // namespace storedesk::base
