// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QByteArrayView>
#include <QString>

#include <functional>
#include <memory>

namespace storedesk::base {

// The file behind a NewFile: written under no name or a temporary one, which commit() replaces.
// Discards everything that was not committed.
class FileTarget
{
public:
    enum class Access : quint8 {
        // Readable and writable by the owner only.
        Private,
        // The permissions of the file that is replaced; private if there is none.
        AsBefore
    };

    enum class Durability : quint8 {
        // The file is completely on the disk before it replaces the previous one.
        Synchronised,
        // A power cut may damage the file.
        Disposable
    };

    virtual ~FileTarget() = default;
    Q_DISABLE_COPY_MOVE(FileTarget)

    // Each function returns false after an error, which errorString() describes.
    [[nodiscard]] virtual bool open() = 0;
    [[nodiscard]] virtual bool write(QByteArrayView bytes) = 0;
    // Writes at a position of a regular file, from any thread.
    [[nodiscard]] virtual bool writeAt(qint64 at, QByteArrayView bytes) = 0;
    [[nodiscard]] virtual bool commit(Durability durability) = 0;
    [[nodiscard]] virtual QString errorString() const = 0;

protected:
    FileTarget() = default;
};

// Symbolic links are followed, and devices, pipes and open descriptors such as /dev/stdout are
// written to directly. `cancelled` may be empty; it is called while a pipe has no reader.
[[nodiscard]] std::unique_ptr<FileTarget> fileTarget(const QString &path, FileTarget::Access access,
                                                     std::function<bool()> cancelled);

} // namespace storedesk::base
