// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QIODevice>

#include <atomic>
#include <functional>
#include <memory>

namespace storedesk::base {

class FileTarget;

// Writes a file that replaces the one at its path only once the new file is completely on the disk.
// Until commit() the new file has no name, so nothing is left behind when the program is killed.
// Symbolic links are followed and preserved, and devices, pipes and open descriptors such as
// /dev/stdout are written to directly. QSaveFile must not be used instead: in Qt 6.4 its commit()
// succeeds on a full disk and leaves an empty file.
class NewFile final : public QIODevice
{
public:
    enum class Access {
        // Readable and writable by the owner only, regardless of the permissions of the previous
        // file.
        Private,
        // The permissions of the file that is replaced; private if there is none. For files chosen
        // by the user.
        AsBefore
    };

    explicit NewFile(QString path, Access access = Access::Private);
    // Discards everything that was not committed.
    ~NewFile() override;
    Q_DISABLE_COPY_MOVE(NewFile)

    // Called repeatedly while the other end of a pipe is not reading; returning true makes the
    // write fail. Must be set before open(). Without it, a write to a pipe waits for the reader.
    void setCancellation(std::function<bool()> cancelled) { m_cancelled = std::move(cancelled); }
    // Only WriteOnly. Waits up to ten seconds for the reader of a named pipe.
    bool open(OpenMode mode) override;
    [[nodiscard]] bool isSequential() const override { return true; }
    // Writes at a position of a regular file, instead of write() and from any thread. Returns false
    // after an error.
    [[nodiscard]] bool writeAt(qint64 at, QByteArrayView bytes);
    // For files that can be made again and whose reader detects damage: commit() does not wait for
    // the disk, so a power cut may damage the file.
    void setDisposable() { m_isDisposable = true; }
    // Copies the rest of an open device. Returns false if reading or writing failed.
    [[nodiscard]] bool writeAll(QIODevice &source);
    // Flushes everything to disk and moves the new file to its path. Returns false if any write
    // failed, including earlier ones. In that case, the previous file is unchanged (except on a
    // device).
    [[nodiscard]] bool commit();

protected:
    qint64 readData(char *bytes, qint64 size) override;
    qint64 writeData(const char *bytes, qint64 size) override;

private:
    [[nodiscard]] bool flush();
    bool fail();

    QString m_path;
    Access m_access = Access::Private;
    std::function<bool()> m_cancelled;
    // Nothing before open() and after commit().
    std::unique_ptr<FileTarget> m_target;
    QByteArray m_block;
    std::atomic<bool> m_failed = false;
    bool m_isDisposable = false;
};

} // namespace storedesk::base
