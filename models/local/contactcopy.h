// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "local/contactfilter.h"
#include "local/contactorder.h"

#include <QDateTime>
#include <QJsonObject>
#include <QStringList>

#include <atomic>
#include <functional>
#include <span>
#include <vector>

namespace storedesk::local {

// One contact as the table had it.
struct CopiedContact
{
    qint32 number = 0;
    QList<QByteArray> cells = {};

    bool operator==(const CopiedContact &) const = default;
};

// All contacts of an account as they were at one moment, in a private SQLite file: their rows, and
// what they are found by in blocks of text, which are searched faster than any index could be kept.
// For one thread at a time.
class ContactCopy final
{
public:
    struct Source
    {
        QString table; // a CSV file with headings
        char delimiter = ',';
        QDateTime asked = {}; // how the contacts were then
    };
    using IsGone = std::function<bool(QByteArrayView foldedKey)>;
    using IsStopped = std::function<bool()>;
    using Numbers = std::vector<qint32>;

    // Writes a new file. Whoever is gone is left out. Stopped: it fails.
    [[nodiscard]] static base::Result<void> make(const QString &path, const Source &source,
                                                 const IsGone &isGone, const IsStopped &isStopped);
    [[nodiscard]] static base::Result<ContactCopy> open(const QString &path);

    [[nodiscard]] const QStringList &columns() const { return m_columns; } // as in the table
    [[nodiscard]] const QDateTime &asked() const { return m_asked; }
    [[nodiscard]] base::Result<qint64> count();

    // Those that have all of the words in address, external ID or name; without words all. Stopped:
    // as far as it came.
    [[nodiscard]] base::Result<Numbers> search(const QString &words, const IsStopped &isStopped);
    // All of them by the values of a column.
    [[nodiscard]] base::Result<ContactOrder> order(const QString &column, ComparedAs as,
                                                   const IsStopped &isStopped);
    [[nodiscard]] base::Result<Numbers> meeting(const ContactFilter &filter,
                                                const IsStopped &isStopped);
    [[nodiscard]] base::Result<table::DistinctValues> valuesOf(const QString &column,
                                                               const IsStopped &isStopped);
    // Those that are gone have no cells.
    [[nodiscard]] base::Result<std::vector<CopiedContact>> rows(std::span<const qint32> numbers);
    // By address, external ID or ID.
    [[nodiscard]] base::Result<std::optional<CopiedContact>> find(const QString &key);
    // Appends the contacts whose keys are not in the copy yet; returns how many.
    [[nodiscard]] base::Result<qint64> add(const std::vector<QJsonObject> &records);
    // Takes everybody out whose key is gone, so that nothing stays on the disk; how many.
    [[nodiscard]] base::Result<qint64> erase(const IsGone &isGone);

private:
    explicit ContactCopy(std::unique_ptr<base::Database> database);

    std::unique_ptr<base::Database> m_database;
    QStringList m_columns;
    QDateTime m_asked;
};

} // namespace storedesk::local
