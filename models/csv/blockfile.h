// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "base/platform/openfile.h"
#include "base/result.h"

#include <QByteArray>
#include <QString>

#include <atomic>
#include <memory>
#include <mutex>
#include <optional>
#include <span>

namespace storedesk::csv {

// A file that is read in blocks by any number of threads. Not memory-mapped, because a mapped file
// that shrinks kills the process.
class BlockFile final
{
public:
    enum class Kind {
        Named,
        // Private to this process. The name may be removed while the file is in use.
        Temporary,
    };

    [[nodiscard]] static base::Result<std::shared_ptr<const BlockFile>>
    open(const QString &path, Kind kind = Kind::Named);
    // Wraps a temporary file or redirected input. The name is for display only.
    [[nodiscard]] static std::shared_ptr<const BlockFile>
    temporary(std::unique_ptr<base::OpenFile> file, const QString &name);
    ~BlockFile() = default;
    Q_DISABLE_COPY_MOVE(BlockFile)

    [[nodiscard]] const QString &path() const { return m_path; }
    // Returns the size at the time the file was opened. All results refer to these bytes.
    [[nodiscard]] qint64 size() const { return m_size; }
    // Returns the identity at the time the file was opened.
    [[nodiscard]] const base::FileIdentity &identity() const { return m_identity; }

    // Fills the buffer from this offset. A smaller result means the end of the file or a read
    // error, see check().
    [[nodiscard]] qsizetype read(qint64 offset, std::span<char> room) const;
    [[nodiscard]] QByteArray read(qint64 offset, qsizetype size) const;

    // Returns all bytes, which are valid as long as this object, or null on failure. For temporary
    // files only, see above.
    [[nodiscard]] const char *map() const;

    // Whether the file was modified, replaced or removed since it was opened.
    [[nodiscard]] bool changed() const;
    // Succeeds if all data already read is valid. Fails if a read failed or the bytes may have
    // changed. Must be called after the last read. If the file was only unlinked, its bytes are
    // still valid.
    [[nodiscard]] base::Result<void> check() const;

private:
    BlockFile(QString path, std::unique_ptr<base::OpenFile> file, Kind kind);
    // Returns nothing if there is no such file.
    [[nodiscard]] std::optional<base::FileIdentity> namedIdentity() const;

    QString m_path;
    std::unique_ptr<base::OpenFile> m_file;
    Kind m_kind;
    base::FileIdentity m_identity;
    qint64 m_size;
    // The mapped bytes; null unless map() was called.
    mutable std::atomic<const char *> m_mapping = nullptr;
    // Why a read failed; empty if none did.
    mutable QString m_error;
    mutable std::mutex m_errorMutex;
    // Whether a read reached the end of the file too early.
    mutable std::atomic<bool> m_cutShort = false;
};

} // namespace storedesk::csv
