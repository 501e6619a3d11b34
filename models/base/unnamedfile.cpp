// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "unnamedfile.h"

#include <QDir>
#include <QFile>

#include <cerrno>
#include <cstdlib>

#include <fcntl.h>
#include <sys/stat.h>
#include <unistd.h>

namespace storedesk::base {

using namespace Qt::StringLiterals;

int unnamedFile(const QString &folder)
{
    const int unnamed = ::open(QFile::encodeName(folder).constData(),
                               O_TMPFILE | O_RDWR | O_CLOEXEC, S_IRUSR | S_IWUSR);
    if (unnamed >= 0)
        return unnamed;
    // Not every file system supports O_TMPFILE. On other file systems, the file gets a name that is
    // removed immediately.
    auto name = QFile::encodeName(QDir(folder).filePath(u"table-XXXXXX"_s));
    const int named = ::mkostemp(name.data(), O_CLOEXEC);
    const int reason = errno;
    if (named >= 0)
        ::unlink(name.constData());
    errno = reason;
    return named;
}

} // namespace storedesk::base
