// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "peopleindex.h"

#include <algorithm>
#include <numeric>

namespace storedesk::insights {

using columns::TextPool;

// Assigns contact ids and email addresses to people. Works with codes of one pool: ids as they are,
// and addresses in lower case after a byte that no id begins with.
class PeopleIndex::Builder final
{
public:
    explicit Builder(const Evidence &evidence)
        : m_evidence(evidence)
    { }

    [[nodiscard]] PeopleIndex build()
    {
        readRecords();
        readRows();
        joinEmails();
        applyMerges();
        return numbered();
    }

private:
    static constexpr quint32 none = 0;

    [[nodiscard]] static QByteArray normalEmail(QByteArrayView text)
    {
        return QString::fromUtf8(text).trimmed().toLower().toUtf8();
    }

    // Returns the code in m_names for every code of a column. Texts without letters have none.
    [[nodiscard]] std::vector<quint32> idCodes(const TextPool &pool)
    {
        std::vector<quint32> codes(pool.size());
        for (quint32 code = 0; code < pool.size(); ++code)
            codes[code] = m_names.codeOf(pool.at(code).trimmed());
        return codes;
    }
    [[nodiscard]] std::vector<quint32> emailCodes(const TextPool &pool)
    {
        std::vector<quint32> codes(pool.size());
        for (quint32 code = 0; code < pool.size(); ++code) {
            const auto email = normalEmail(pool.at(code));
            codes[code] = email.isEmpty() ? none : m_names.codeOf('\0' + email);
        }
        return codes;
    }

    void fit() { m_owners.resize(m_names.size(), none); }

    // The contacts table has priority: an address belongs to the contact that has it in the table.
    void readRecords()
    {
        const auto &contacts = m_evidence.contacts;
        if (!contacts.isOpen() || !contacts.has(ColumnRole::ContactId))
            return;
        const auto &ids = contacts.texts(ColumnRole::ContactId);
        const auto &emails = contacts.texts(ColumnRole::ContactEmail);
        const auto idOf = idCodes(ids.pool);
        const auto emailOf = emailCodes(emails.pool);
        fit();
        m_recordIds.resize(static_cast<std::size_t>(contacts.rows()));
        for (std::size_t row = 0; row < m_recordIds.size(); ++row) {
            const auto id = m_recordIds[row] = idOf[ids.codes[row]];
            const auto email = emailOf[emails.codes[row]];
            if (id != none && email != none && m_owners[email] == none)
                m_owners[email] = id;
        }
        m_certain = m_owners;
    }

    // Records the id of every row, or its address if it has no id.
    void readRows()
    {
        const auto &ids = m_evidence.activities.texts(ColumnRole::ActivityContact);
        const auto &emails = m_evidence.activities.texts(ColumnRole::ActivityEmail);
        const auto idOf = idCodes(ids.pool);
        const auto emailOf = emailCodes(emails.pool);
        fit();
        m_certain.resize(m_names.size(), none);
        std::vector<qint64> latest(m_names.size(), std::numeric_limits<qint64>::min());
        m_rows.resize(ids.codes.size());
        for (std::size_t row = 0; row < m_rows.size(); ++row) {
            const auto id = idOf[ids.codes[row]];
            const auto email = emailOf[emails.codes[row]];
            m_rows[row] = id != none ? id : email;
            const bool both = id != none && email != none && m_evidence.valid[row];
            if (both && m_certain[email] == none && m_evidence.times[row] >= latest[email]) {
                latest[email] = m_evidence.times[row];
                m_owners[email] = id;
            }
        }
    }

    void joinEmails()
    {
        for (auto &name : m_rows) {
            if (m_owners[name] != none)
                name = m_owners[name];
        }
    }

    [[nodiscard]] quint32 survivorOf(quint32 name)
    {
        while (m_parents[name] != name) {
            m_parents[name] = m_parents[m_parents[name]];
            name = m_parents[name];
        }
        return name;
    }

    void applyMerges()
    {
        const auto &previous = m_evidence.activities.texts(ColumnRole::ActivityPreviousContact);
        const auto idOf = idCodes(previous.pool);
        m_parents.resize(m_names.size());
        std::iota(m_parents.begin(), m_parents.end(), 0);
        auto merges = m_evidence.merges;
        std::ranges::stable_sort(merges, {}, [this](quint32 row) { return m_evidence.times[row]; });
        for (const auto row : merges) {
            const auto from = idOf[previous.codes[row]];
            const auto into = m_rows[row];
            if (from == none || into == none)
                continue;
            const auto survivor = survivorOf(into);
            const auto lost = survivorOf(from);
            if (survivor == lost)
                continue;
            m_parents[lost] = survivor;
            ++m_merged;
        }
    }

    // Finds the record of the surviving contact, or else that of the smallest merged id in the
    // table.
    void findRecords(std::vector<qint64> &records)
    {
        std::vector<quint32> recordNames(m_names.size(), none);
        for (std::size_t row = 0; row < m_recordIds.size(); ++row) {
            const auto name = m_recordIds[row];
            if (name == none)
                continue;
            const auto person = survivorOf(name);
            const auto known = recordNames[person];
            const bool better = known == none || (name == person && known != person)
                || (known != person && m_names.at(name) < m_names.at(known));
            if (better) {
                recordNames[person] = name;
                records[person] = static_cast<qint64>(row);
            }
        }
    }

    [[nodiscard]] PeopleIndex numbered()
    {
        std::vector<bool> isPerson(m_names.size());
        for (const auto &names : {std::cref(m_rows), std::cref(m_recordIds)}) {
            for (const auto name : names.get())
                isPerson[survivorOf(name)] = true;
        }
        isPerson[none] = false;
        std::vector<qint64> records(m_names.size(), noRecord);
        findRecords(records);
        std::vector<std::pair<QByteArrayView, quint32>> people;
        for (quint32 name = 0; name < m_names.size(); ++name) {
            if (isPerson[name])
                people.emplace_back(shownName(name), name);
        }
        std::ranges::sort(people);
        PeopleIndex index;
        std::vector<quint32> numbers(m_names.size(), nobody);
        for (const auto &[text, name] : people) {
            numbers[name] = index.count();
            index.m_ids.push_back(text.toByteArray());
            index.m_records.push_back(records[name]);
        }
        for (const auto name : m_rows)
            index.m_rows.push_back(name == none ? nobody : numbers[survivorOf(name)]);
        index.m_merged = m_merged;
        return index;
    }

    [[nodiscard]] QByteArrayView shownName(quint32 name) const
    {
        const auto text = m_names.at(name);
        return text.startsWith('\0') ? text.sliced(1) : text;
    }

    const Evidence &m_evidence;
    TextPool m_names;
    // The contact of each address, indexed by the code of the address.
    std::vector<quint32> m_owners;
    // The contact of each address according to the contacts table.
    std::vector<quint32> m_certain;
    // The code in m_names of each row of the contacts table and of the activities.
    std::vector<quint32> m_recordIds;
    std::vector<quint32> m_rows;
    // The code that each code was merged into; the code itself if it was not merged.
    std::vector<quint32> m_parents;
    qint64 m_merged = 0;
};

PeopleIndex::PeopleIndex(const Evidence &evidence)
{
    *this = Builder(evidence).build();
}

} // namespace storedesk::insights
