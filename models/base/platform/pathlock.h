// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QByteArrayView>
#include <QString>

#include <memory>

namespace storedesk::base {

// The lock of a file or folder between processes, and between two objects in one process. It is
// released with this object, or when the process ends for any reason. Child processes do not
// inherit it.
class PathLock
{
public:
    enum class Kind : quint8 { File, Folder };

    virtual ~PathLock() = default;
    Q_DISABLE_COPY_MOVE(PathLock)

    // Replaces the content of a locked file. Errors are ignored, because the content does not
    // affect the lock.
    virtual void write(QByteArrayView text) = 0;
    // Removes the file, or the folder with everything in it, and releases the lock.
    virtual void remove() = 0;

protected:
    PathLock() = default;
};

struct LockAttempt
{
    // Nothing if the path could not be locked.
    std::unique_ptr<PathLock> lock = {};
    bool heldElsewhere = false;
    // Why the path can't be locked, if the lock is not held elsewhere.
    QString reason = {};
};

// Locks the path at once or not at all. A missing file is created; a missing folder is an error.
[[nodiscard]] LockAttempt tryToLock(const QString &path, PathLock::Kind kind);
// Returns whether a running process has the lock of a file. Creates nothing.
[[nodiscard]] bool isFileLocked(const QString &path);

} // namespace storedesk::base
