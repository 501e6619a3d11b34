// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "warehouse/contactcomparison.h"

#include "statistics/valuecounter.h"

namespace storedesk::warehouse {

ContactComparison::ContactComparison(const KnownContacts &known)
    : m_known(known)
    , m_seen(static_cast<std::size_t>(known.size()), Seen::Never)
{ }

ContactComparison::Row ContactComparison::compare(qint64 number, QByteArrayView id, quint64 layout,
                                                  QByteArrayView row) const
{
    Row result{.number = number,
               .known = m_known.indexOf(id),
               .fingerprint = static_cast<qint64>(statistics::hashOf(row) ^ layout)};
    // 0 means that the fingerprint is unknown.
    if (result.fingerprint == 0)
        result.fingerprint = 1;
    result.changed = result.known < 0 || m_known.fingerprintAt(result.known) != result.fingerprint;
    return result;
}

void ContactComparison::add(const std::vector<Row> &rows)
{
    m_rows += static_cast<qint64>(rows.size());
    for (const auto &row : rows) {
        if (row.known < 0)
            continue;
        auto &seen = m_seen[static_cast<std::size_t>(row.known)];
        if (seen == Seen::Never)
            seen = row.changed ? Seen::Changed : Seen::Unchanged;
        else if (seen == Seen::Unchanged && row.changed)
            m_superseded.push_back(row.number);
    }
}

std::vector<QByteArrayView> ContactComparison::absentContacts() const
{
    std::vector<QByteArrayView> absent;
    for (std::size_t index = 0; index < m_seen.size(); ++index) {
        if (m_seen[index] == Seen::Never)
            absent.push_back(m_known.idAt(static_cast<qsizetype>(index)));
    }
    return absent;
}

} // namespace storedesk::warehouse
