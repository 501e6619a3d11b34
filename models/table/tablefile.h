// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "base/result.h"

#include <QByteArray>
#include <QString>

#include <memory>
#include <span>

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
    ~TableFile();
    Q_DISABLE_COPY_MOVE(TableFile)

    [[nodiscard]] const QString &path() const { return m_path; }
    // As it was when the file was opened. Everything we say about the file is about these bytes.
    [[nodiscard]] qint64 size() const { return m_size; }

    // Fills the room from the offset on; fewer bytes mean the end, or that the file has shrunk.
    [[nodiscard]] qsizetype read(qint64 offset, std::span<char> room) const;
    [[nodiscard]] QByteArray read(qint64 offset, qsizetype size) const;

    // Somebody has written to the file, or put another in its place, since it was opened.
    [[nodiscard]] bool changed() const;

private:
    struct Identity
    {
        qint64 size = -1;
        qint64 modified = 0; // nanoseconds
        quint64 node = 0;

        bool operator==(const Identity &) const = default;
    };

    TableFile(QString path, int descriptor, Kind kind);
    [[nodiscard]] static Identity identityOf(int descriptor);

    QString m_path;
    int m_descriptor;
    Kind m_kind;
    Identity m_identity;
    qint64 m_size;
};

} // namespace storedesk::table
