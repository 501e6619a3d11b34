// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "base/result.h"

#include <QByteArray>
#include <QString>

#include <atomic>
#include <memory>
#include <optional>
#include <span>

struct stat;

namespace storedesk::table {

// A file read in blocks, by any number of threads at a time. Not a mapping: a mapped file that
// shrinks kills the process.
class TableFile final
{
public:
    enum class Kind {
        Named,
        Temporary, // nobody else knows it; the name may go while the file is used
    };

    [[nodiscard]] static base::Result<std::shared_ptr<const TableFile>>
    open(const QString &path, Kind kind = Kind::Named);
    // A file of our own, or one that somebody handed us open: the descriptor belongs to us from now
    // on, and the name is for people only.
    [[nodiscard]] static std::shared_ptr<const TableFile> temporary(int descriptor,
                                                                    const QString &name);
    ~TableFile();
    Q_DISABLE_COPY_MOVE(TableFile)

    [[nodiscard]] const QString &path() const { return m_path; }
    // As it was when the file was opened. Everything we say about the file is about these bytes.
    [[nodiscard]] qint64 size() const { return m_size; }

    // Fills the room from the offset on; fewer bytes mean the end, or that the file could not be
    // read to its end: check() tells.
    [[nodiscard]] qsizetype read(qint64 offset, std::span<char> room) const;
    [[nodiscard]] QByteArray read(qint64 offset, qsizetype size) const;

    // Somebody has written to the file, put another in its place or taken it away since it was
    // opened.
    [[nodiscard]] bool changed() const;
    // Whether what was read so far counts. A problem when a read failed, or when the bytes may be
    // others than those at the beginning. Whoever answers a question asks this last. A file that
    // only lost its name still has its bytes.
    [[nodiscard]] base::Result<void> check() const;

private:
    struct Identity
    {
        qint64 size = -1;
        qint64 modified = 0; // nanoseconds
        quint64 device = 0;
        quint64 node = 0;

        bool operator==(const Identity &) const = default;
    };

    TableFile(QString path, int descriptor, Kind kind);
    [[nodiscard]] static Identity identityOf(const struct stat &status);
    [[nodiscard]] Identity ownIdentity() const;
    [[nodiscard]] std::optional<Identity> namedIdentity() const; // none: nothing is there

    QString m_path;
    int m_descriptor;
    Kind m_kind;
    Identity m_identity;
    qint64 m_size;
    mutable std::atomic<int> m_error = 0; // of the first read that failed
    mutable std::atomic<bool> m_cutShort = false; // a read met an end where there was none
};

} // namespace storedesk::table
