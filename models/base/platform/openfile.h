// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <tl/expected.hpp>

#include <QByteArrayView>
#include <QString>

#include <memory>
#include <optional>
#include <span>

namespace storedesk::base {

// Tells files with the same name apart and shows whether a file was changed. Plain Qt knows only
// the size and the time.
struct FileIdentity
{
    qint64 size = -1;
    // In nanoseconds.
    qint64 modified = 0;
    quint64 device = 0;
    quint64 node = 0;

    bool operator==(const FileIdentity &) const = default;
};

// Why a file could not be opened.
struct OpenFailure
{
    enum class Kind : quint8 { Missing, NotAFile, Other };

    Kind kind = Kind::Other;
    QString reason = {};
};

// An open file, which is read at positions by any number of threads or written from start to end.
class OpenFile
{
public:
    virtual ~OpenFile() = default;
    Q_DISABLE_COPY_MOVE(OpenFile)

    // Returns the number of bytes read, which is 0 at the end of the file.
    [[nodiscard]] virtual tl::expected<qint64, QString> readAt(qint64 offset,
                                                               std::span<char> room) const = 0;
    // Writes all bytes after those that were written before.
    [[nodiscard]] virtual tl::expected<void, QString> append(QByteArrayView bytes) = 0;
    // Returns the default value if the file can't be examined.
    [[nodiscard]] virtual FileIdentity identity() const = 0;
    // Returns the free space on the disk of the file in bytes, if known.
    [[nodiscard]] virtual std::optional<qint64> freeSpace() const = 0;
    // Maps the file into memory until this object is destroyed. Only for temporary files, because
    // a mapped file that shrinks ends the program.
    [[nodiscard]] virtual tl::expected<const char *, QString> map(qint64 size) = 0;
    // Releases the memory of mapped pages, which are read again when needed.
    virtual void releasePages() { }

protected:
    OpenFile() = default;
};

// Opens a regular file. Does not wait for the writer of a pipe.
[[nodiscard]] tl::expected<std::unique_ptr<OpenFile>, OpenFailure>
openForReading(const QString &path);
// Creates a file without a name in this folder, private to the user, so that no trace is left
// however the program ends. In plain Qt, a crash may leave the file behind.
[[nodiscard]] tl::expected<std::unique_ptr<OpenFile>, QString> temporaryFile(const QString &folder);
// Returns memory of the system that is used like a file, or nothing if the system has none.
[[nodiscard]] std::unique_ptr<OpenFile> memoryFile();
// Returns standard input if it is a file that is redirected from its beginning.
[[nodiscard]] std::unique_ptr<OpenFile> redirectedInput();
// Returns nothing if there is no such file.
[[nodiscard]] std::optional<FileIdentity> identityOf(const QString &path);

} // namespace storedesk::base
