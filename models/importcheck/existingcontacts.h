// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "importcheck/conversion.h"

#include <unordered_map>

namespace storedesk::importcheck {

// Existing contacts read from an export, with enough data to predict whether a row would change
// them.
class ExistingContacts final
{
public:
    // The marks for an empty cell and for a field that is missing from the table.
    static constexpr quint32 blank = 0;
    static constexpr quint32 absent = 1;

    struct Found
    {
        std::optional<quint32> byExternalId;
        std::optional<quint32> byEmail;
    };

    // Compares the target fields of the conversion, in the order of the conversion.
    [[nodiscard]] static base::Result<ExistingContacts> read(const QString &path,
                                                             const Conversion &conversion,
                                                             const QString &temporaryFolder,
                                                             base::Progress &progress);

    [[nodiscard]] Found find(QByteArrayView externalId, QByteArrayView email) const;
    // Returns the number of the contact's row in the table.
    [[nodiscard]] quint32 rowOf(quint32 record) const { return m_rows[record]; }
    // Returns the table, for reading single contacts.
    [[nodiscard]] const tablefile::OpenedTable &table() const { return m_table; }
    [[nodiscard]] const QList<QByteArray> &headings() const { return m_headings; }
    // Returns the mark for a cell of a known contact (see markOf()).
    [[nodiscard]] quint32 cell(quint32 record, std::size_t target) const
    {
        return m_cells[record * m_width + target];
    }
    [[nodiscard]] bool hasExternalId(quint32 record) const { return m_named[record]; }
    // Returns whether the table contains external IDs.
    [[nodiscard]] bool hasExternalIds() const { return m_hasExternalIds; }
    [[nodiscard]] const QByteArrayList &absentFields() const { return m_absent; }
    // Adds a contact that the import itself creates or changes.
    [[nodiscard]] quint32 add(QByteArrayView externalId, QByteArrayView email);
    void name(quint32 record, QByteArrayView externalId, QByteArrayView email);
    void setCell(quint32 record, std::size_t target, quint32 mark);
    [[nodiscard]] quint32 size() const { return static_cast<quint32>(m_named.size()); }

    // Returns a number that is the same for equal values, regardless of their formatting.
    [[nodiscard]] static quint32 markOf(QByteArrayView text, const catalogue::FieldRule &rule);

private:
    tablefile::OpenedTable m_table;
    QList<QByteArray> m_headings;
    // Indexed by record. Records that the import adds have none.
    std::vector<quint32> m_rows;
    std::size_t m_width = 0;
    std::vector<quint32> m_cells;
    std::vector<bool> m_named;
    std::unordered_map<quint64, quint32> m_byExternalId;
    std::unordered_map<quint64, quint32> m_byEmail;
    QByteArrayList m_absent;
    bool m_hasExternalIds = false;
};

} // namespace storedesk::importcheck
