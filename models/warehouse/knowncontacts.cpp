// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "warehouse/knowncontacts.h"

namespace storedesk::warehouse {

// Appends a value of a COPY statement.
static void appendUnescaped(QByteArray &to, QByteArrayView text)
{
    for (qsizetype at = 0; at < text.size(); ++at) {
        auto letter = text[at];
        if (letter == '\\' && at + 1 < text.size()) {
            static constexpr QByteArrayView names("btnvfr");
            static constexpr QByteArrayView letters("\b\t\n\v\f\r");
            letter = text[++at];
            if (const auto place = names.indexOf(letter); place >= 0)
                letter = letters[place];
        }
        to += letter;
    }
}

Outcome<KnownContacts> KnownContacts::read(SqlConnection &connection)
{
    KnownContacts known;
    const auto read = connection.copyOut(
        "COPY (SELECT coalesce(fingerprint, 0), contact_id FROM contact) TO STDOUT",
        [&known](QByteArrayView row) { known.add(row); });
    if (!read)
        return tl::unexpected(read.error());
    known.makeIndexes();
    return known;
}

void KnownContacts::add(QByteArrayView row)
{
    if (row.endsWith('\n'))
        row.chop(1);
    const auto tab = row.indexOf('\t');
    appendUnescaped(m_ids, row.sliced(tab + 1));
    m_contacts.append({.idEnd = m_ids.size(),
                       .fingerprint = row.first(std::max<qsizetype>(tab, 0)).toLongLong()});
}

void KnownContacts::makeIndexes()
{
    m_indexes.reserve(m_contacts.size());
    for (qsizetype index = 0; index < m_contacts.size(); ++index)
        m_indexes.insert(idAt(index), index);
}

QByteArrayView KnownContacts::idAt(qsizetype index) const
{
    const auto begin = index == 0 ? 0 : m_contacts.at(index - 1).idEnd;
    return QByteArrayView(m_ids).sliced(begin, m_contacts.at(index).idEnd - begin);
}

} // namespace storedesk::warehouse
